"""What can be dragged on the table, and where to: each does what two clicks would."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dune_desktop.engine import OptionId
from dune_desktop.engine.model.ids import ASIDE, RESERVE, Slot
from dune_desktop.engine.model.options import part
from dune_desktop.ui.presenters.table.choices import together
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.screen.display import Action, Drag, Drop, Piece, Rect

PILES: Final = {"discard": "pile:discard", "top": "pile:deck"}
"""Where acquired cards go, as things of the table."""

BAR: Final = "prompt"
"""The bar that asks: what answers it by itself can always be put there."""

GOES: Final = {"discard": PILES["discard"], "under": "deck:intrigue", "put_back": "deck:intrigue"}
"""Where a card that is picked to answer lies then, as a thing of the table; boxes name none of theirs."""

CUBE, UNIT = 23.0, 28.0  # sizes of what follows the pointer


def card_drag(model: TableModel, thing: str, action: Action) -> Drag | None:
    """A card of the hand: one to be sent, to any space where it can send an Agent by itself; or one that answers."""
    match action:
        case ("card", str(card), int(slot)):
            spaces = sorted(model.choices.spaces_of(together(card)))
            drops = tuple(Drop("space:" + space, ("space", space)) for space in spaces)
            return Drag(thing, drops, picked=("pick", card, slot), back=("cancel",)) if drops else None
    return picked_drag(thing, action)


def picked_drag(thing: str, action: Action, bar: str = BAR) -> Drag | None:
    """A card that answers what is asked, such as one to trash: to the `bar` that asks, or to where it will lie."""
    match action:
        case ("option", str(answer), *_):
            places = (GOES[answer], bar) if answer in GOES else (bar,)
            return Drag(thing, tuple(Drop(place, action) for place in places))
    return None


def intrigue_drag(model: TableModel, thing: str, action: Action) -> Drag | None:
    """An Intrigue card: one to be played, to the bar or, in Combat, to the own strength; or one that answers."""
    match action:
        case ("intrigue", str(card)):
            places = (f"lane:{model.viewer}", BAR) if model.view.phase == "combat" else (BAR,)
            drops = tuple(Drop(place, ("option", "intrigue", card)) for place in places)
            return Drag(thing, drops, picked=("pick", "intrigue:" + card, -1), back=("cancel",))
    return picked_drag(thing, action)


def offer_drag(model: TableModel, card: str, slot: Slot, ways: Sequence[OptionId]) -> Drag | None:
    """A card that can be acquired, to where it goes then."""
    drops = tuple(Drop(PILES[to], ("option", *way)) for way in ways for to in [str(part(way, "to"))] if to in PILES)
    places: dict[Slot, str] = {RESERVE: "reserve:" + card, ASIDE: f"aside:{model.aside}"}
    thing = places.get(slot, f"offer:{card}@{slot}")
    return Drag(thing, drops) if drops else None


def units_drag(action: Action, thing: str, kind: str, seat: int, place: str, box: Rect) -> Drag | None:
    """A unit that can be chosen to go, into the Conflict or out of it: one at a time."""
    if not action or action[0] != "troops":
        return None
    to = f"field:{seat}" if place == "garrison" else f"troops:{seat}.garrison"
    return Drag(thing, (Drop(to, action),), shown=(_unit(kind, seat, *box.center),))


def home_drag(seat: int, thing: str, action: Action, kind: str, x: float, y: float) -> Drag:
    """One of the units that were put forward, home again; of a kind without a picture their number is dragged."""
    return Drag(thing, (Drop(f"home:{seat}", action),), shown=(_unit(kind, seat, x, y),) if kind else ())


def _unit(kind: str, seat: int, x: float, y: float) -> Piece:
    return Piece(x, y, kind, seat, CUBE if kind == "troop" else UNIT)
