"""What is not on the table and may come to it: drawn ahead, it costs no time when it does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from dune_desktop.engine.model.ids import HIDDEN
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.table.conflict.arena import ground_of_combat
from dune_desktop.ui.presenters.table.conflict.card import card_props, draw_conflict_card
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.own.after_reveal import after_reveal, after_reveal_props
from dune_desktop.ui.presenters.table.own.card import hand_card
from dune_desktop.ui.presenters.table.own.hand import spread
from dune_desktop.ui.presenters.table.spotlight import turned_card
from dune_desktop.ui.presenters.table.stage import painting_of
from dune_desktop.ui.screen.display import Picture, Plate, Rect

ROOM: Final = 1.5
"""How many times as large as the canvas all of it may be: more would push out what is shown."""


def soon(model: TableModel, deck: Iterable[str], conflict: str) -> Iterator[Picture | Plate]:
    """Yield what is likely to be shown soon, the likeliest first, so that it can be drawn in advance.

    The viewer's own cards are as large as in a hand of five.
    """
    room = ROOM * model.canvas[0] * model.canvas[1]
    for element in _wanted(model, deck, conflict):
        room -= element.rect.w * element.rect.h
        if room < 0:
            return
        yield element


def _wanted(model: TableModel, deck: Iterable[str], conflict: str) -> Iterator[Picture | Plate]:
    """All that may come, the likeliest first."""
    places, view, rules = model.places, model.view, model.rules
    if conflict != view.conflict:
        yield painting_of(places, conflict)
    if view.conflict:
        yield from ground_of_combat(places["conflict.arena"], view.conflict)
    b = Build(model.metrics)
    if conflict:
        draw_conflict_card(b, card_props(model, places["conflict.card"])._replace(card=rules.conflicts[conflict]))
    if model.so_far.bought:
        after_reveal(b, after_reveal_props(model), places["hand"])
    yield from _pictures(b)
    hand, row = places["hand"], places["market.0"]
    place = Rect(hand.x, hand.y, spread(5, hand.w)[0], hand.h)
    own = (card for card in dict.fromkeys((*deck, *model.me.discard, *model.me.in_play)) if card != HIDDEN)
    yield from _cards(model, own, place)
    for card, _ in (Counter(rules.hagal_deck) - Counter(view.hagal_discard)).most_common():
        b = Build(model.metrics)
        turned_card(model, b, card)
        yield from _pictures(b)
    ware = (card for card, spec in rules.cards.items() if spec.cost is not None and card not in view.reserve)
    yield from _cards(model, ware, row)


def _cards(model: TableModel, cards: Iterable[str], rect: Rect) -> Iterator[Picture]:
    for card in cards:
        b = Build(model.metrics)
        hand_card(model, b, card, rect, "card")
        yield from _pictures(b)


def _pictures(b: Build) -> Iterator[Picture]:
    return (element for element in b.elements if isinstance(element, Picture))
