"""Pictures that are not on the table and may come to it: drawn ahead, they cost no time when they do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from dune_desktop.engine.model.ids import HIDDEN
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.table.conflict.arena import scene_of_combat
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.own.card import hand_card
from dune_desktop.ui.presenters.table.own.hand import spread
from dune_desktop.ui.presenters.table.stage import painting_of
from dune_desktop.ui.screen.display import Picture, Rect


def soon(model: TableModel, deck: Iterable[str], conflict: str) -> Iterator[Picture]:
    """Yield pictures that are likely to be shown soon, the likeliest first, so that they can be drawn in advance.

    Together they are no larger than the screen: more would push out pictures that are shown. The viewer's own cards are
    as large as in a hand of five.
    """
    room = model.canvas[0] * model.canvas[1]
    for picture in _wanted(model, deck, conflict):
        room -= picture.rect.w * picture.rect.h
        if room < 0:
            return
        yield picture


def _wanted(model: TableModel, deck: Iterable[str], conflict: str) -> Iterator[Picture]:
    """All that may come, the likeliest first."""
    if conflict != model.view.conflict:
        yield painting_of(model.places, conflict)
    if model.view.conflict:
        yield scene_of_combat(model.places["conflict.arena"], model.view.conflict)
    hand, row = model.places["hand"], model.places["market.0"]
    place = Rect(hand.x, hand.y, spread(5, hand.w)[0], hand.h)
    own = (card for card in dict.fromkeys((*deck, *model.me.discard, *model.me.in_play)) if card != HIDDEN)
    ware = (
        card for card, spec in model.rules.cards.items() if spec.cost is not None and card not in model.view.reserve
    )
    for cards, rect in ((own, place), (ware, row)):
        for card in cards:
            b = Build(model.metrics)
            hand_card(model, b, card, rect, "card")
            yield from (element for element in b.elements if isinstance(element, Picture))
