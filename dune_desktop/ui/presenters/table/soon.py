"""What is not on the table and may come to it: drawn ahead, it costs no time when it does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from dune_desktop.engine.model.ids import HIDDEN
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.table.conflict.arena import ARENA, ground_of_combat
from dune_desktop.ui.presenters.table.conflict.card import card_props, draw_conflict_card
from dune_desktop.ui.presenters.table.market.row import draw_ware, ware_props
from dune_desktop.ui.presenters.table.model import Showing, TableModel
from dune_desktop.ui.presenters.table.own.after_reveal import after_reveal, after_reveal_props
from dune_desktop.ui.presenters.table.own.card import hand_card
from dune_desktop.ui.presenters.table.own.hand import spread
from dune_desktop.ui.presenters.table.spotlight import turned_card
from dune_desktop.ui.presenters.table.stage import painting_of
from dune_desktop.ui.screen.display import Element, Picture, Plate, Rect

ROOM: Final = 1.5
"""How many times as large as the canvas all of it may be: more would push out what is shown."""


def soon(model: TableModel, deck: Iterable[str], conflict: str) -> Iterator[Element]:
    """Yield what is likely to be shown soon, the likeliest first, so that it can be drawn in advance.

    The viewer's own cards are as large as in a hand of five.
    """
    room = ROOM * model.canvas[0] * model.canvas[1]
    for element in _wanted(model, deck, conflict):
        if isinstance(element, Picture | Plate):
            room -= element.rect.w * element.rect.h
        if room < 0:
            return
        yield element


def _wanted(model: TableModel, deck: Iterable[str], conflict: str) -> Iterator[Element]:
    """All that may come, the likeliest first."""
    places, view, rules = model.places, model.view, model.rules
    if conflict != view.conflict:
        yield painting_of(places, conflict)
    if view.conflict:
        yield from _combat(model)
    b = Build(model.metrics)
    if conflict:
        draw_conflict_card(b, card_props(model, places["conflict.card"])._replace(card=rules.conflicts[conflict]))
    if model.so_far.bought:
        after_reveal(b, after_reveal_props(model), places["hand"])
    yield from _pictures(b)
    hand = places["hand"]
    place = Rect(hand.x, hand.y, spread(5, hand.w)[0], hand.h)
    own = (card for card in dict.fromkeys((*deck, *model.me.discard, *model.me.in_play)) if card != HIDDEN)
    yield from _cards(model, own, place)
    for card, _ in (Counter(rules.hagal_deck) - Counter(view.hagal_discard)).most_common():
        b = Build(model.metrics)
        turned_card(model, b, card)
        yield from _pictures(b)
    for card, spec in rules.cards.items():
        if spec.cost is not None and card not in view.reserve:
            b = Build(model.metrics)
            draw_ware(b, ware_props(model, card, 0, places["market.0"]))
            yield from _pictures(b)


def _combat(model: TableModel) -> Iterator[Element]:
    """Combat as it would be fought with the units that are there now; what it is fought on if there are none."""
    view = model.view.clone()
    view.phase = "combat"
    props = ARENA.select(replace(model, view=view, decision=None, showing=Showing()))
    if props is None:
        yield from ground_of_combat(model.places["conflict.arena"], view.conflict)
    else:
        b = Build(model.metrics)
        ARENA.draw(b, props)
        yield from b.elements


def _cards(model: TableModel, cards: Iterable[str], rect: Rect) -> Iterator[Picture]:
    for card in cards:
        b = Build(model.metrics)
        hand_card(model, b, card, rect, "card")
        yield from _pictures(b)


def _pictures(b: Build) -> Iterator[Picture]:
    return (element for element in b.elements if isinstance(element, Picture))
