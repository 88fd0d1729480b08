"""What boxes add to what is shown, in one form: presenters ask for it and name no box.

What a box adds lies in its part of the window (`registry.part`), listed in a module `pieces` by one constant `PIECES`.
A box without such a module adds nothing to the screen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from dune_desktop.engine import registry
from dune_desktop.ui.layouts.plan import Board, SideBoard

if TYPE_CHECKING:
    from dune_desktop.ui.presenters.effect_line import Word
    from dune_desktop.ui.presenters.screens.subject import Kind
    from dune_desktop.ui.text.signs import Part


@dataclass(frozen=True, slots=True)
class Tie:
    """Something of a box that decides between equal points at the end: a component, and the sign for it."""

    id: str
    icon: str
    component: str


@dataclass(frozen=True, slots=True)
class Pieces:
    """What a box shows.

    `board`: the board it brings; `side`: its side board. `signs`: how an effect, a cost, a condition or an amount
    looks, by its class. `subjects`: components that can be looked at large, by the kind in their name. `ties`: what
    decides between equal points before anything else does. `sources`: the sign of a component of that kind before a
    point that came from it. `cues`: what its events sound like, by their kind ("" for those one does not hear).
    """

    board: Board | None = None
    side: SideBoard | None = None
    signs: Mapping[type, Callable[[Any, Word], list[Part]]] = field(default_factory=dict)
    subjects: Mapping[str, Kind] = field(default_factory=dict)
    ties: tuple[Tie, ...] = ()
    sources: Mapping[str, str] = field(default_factory=dict)
    cues: Mapping[str, str] = field(default_factory=dict)


@registry.until_boxes_change
@cache
def pieces(boxes: tuple[str, ...]) -> tuple[Pieces, ...]:
    """What these boxes add, in their order."""
    parts = [part.__name__ + ".pieces" for name in boxes if (part := registry.part(name, "ui")) is not None]
    return tuple(import_module(name).PIECES for name in parts if find_spec(name) is not None)


@registry.until_boxes_change
@cache
def added(table: str) -> Mapping[Any, Any]:
    """A table of that name with what all boxes there are add to it. Raises ValueError if two add the same thing."""
    found: dict[Any, Any] = {}
    for each in pieces(tuple(box.id for box in registry.boxes())):
        more: Mapping[Any, Any] = getattr(each, table)
        if twice := found.keys() & more.keys():
            raise ValueError(f"{table}: shown by two boxes: {', '.join(sorted(map(str, twice)))}")
        found.update(more)
    return found


@registry.until_boxes_change
@cache
def board_of(boxes: tuple[str, ...], name: str) -> Board:
    """The board of that name among those these boxes bring. Raises LookupError if nobody has laid it out."""
    found = next((each.board for each in pieces(boxes) if each.board is not None and each.board.id == name), None)
    if found is None:
        raise LookupError(f"there is no layout for the board {name!r}")
    return found


@registry.until_boxes_change
@cache
def side_boards(boxes: tuple[str, ...]) -> tuple[SideBoard, ...]:
    """The side boards of these boxes, in the order in which they claim to stand open."""
    return tuple(each.side for each in pieces(boxes) if each.side is not None)
