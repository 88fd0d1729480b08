"""What can be dragged on the table, and where to: each does what two clicks would."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dune_desktop.engine import OptionId
from dune_desktop.engine.ids import ASIDE, RESERVE
from dune_desktop.engine.options import part
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.screen.display import Drag, Drop, Piece, Rect

Action = tuple[object, ...]

PILES: Final = {"discard": "pile:discard", "top": "pile:deck"}
"""Where acquired cards go, as things of the table."""

CUBE, UNIT = 23.0, 28.0  # sizes of what follows the pointer


def card_drag(model: TableModel, thing: str, action: Action) -> Drag | None:
    """A card of the hand whose click picks it out to be sent, to any space where it can send an Agent."""
    match action:
        case ("card", str(card), int(slot)):
            drops = tuple(Drop("space:" + space, ("space", space)) for space in sorted(model.choices.spaces_of(card)))
            return Drag(thing, drops, picked=("pick", card, slot), back=("cancel",))
    return None


def offer_drag(model: TableModel, card: str, slot: int, ways: Sequence[OptionId]) -> Drag | None:
    """A card that can be acquired, to where it goes then."""
    drops = tuple(Drop(PILES[to], ("option", *way)) for way in ways for to in [str(part(way, "to"))] if to in PILES)
    thing = {RESERVE: "reserve:" + card, ASIDE: f"aside:{model.aside}"}.get(slot, f"offer:{card}@{slot}")
    return Drag(thing, drops) if drops else None


def units_drag(action: Action, thing: str, kind: str, seat: int, place: str, box: Rect) -> Drag | None:
    """A unit that can be chosen to go, into the Conflict or out of it: one at a time."""
    if not action or action[0] != "troops":
        return None
    to = f"field:{seat}" if place == "garrison" else f"troops:{seat}.garrison"
    return Drag(thing, (Drop(to, action),), shown=(_unit(kind, seat, *box.centre),))


def home_drag(seat: int, thing: str, x: float, y: float) -> Drag:
    """One of the troops that were put forward, home again."""
    return Drag(thing, (Drop(f"home:{seat}", ("troops", -1)),), shown=(_unit("troop", seat, x, y),))


def _unit(kind: str, seat: int, x: float, y: float) -> Piece:
    return Piece(x, y, kind, seat, CUBE if kind == "troop" else UNIT)
