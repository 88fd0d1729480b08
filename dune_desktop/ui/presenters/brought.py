"""What the boxes that are there bring to the screen, looked up by name: the form of it is `contribution.Pieces`.

It lies in a box's part of the window (`registry.part`), in one constant `PIECES` of a module `pieces`. A box without
such a module adds nothing to the screen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from dune_desktop.engine.assembly import registry
from dune_desktop.ui.layouts.plan import Board, SideBoard


@registry.until_boxes_change
@cache
def brought(boxes: tuple[str, ...]) -> tuple[Any, ...]:
    """What each of these boxes adds, in their order."""
    parts = [part.__name__ + ".pieces" for name in boxes if (part := registry.part(name, "ui")) is not None]
    return tuple(import_module(name).PIECES for name in parts if find_spec(name) is not None)


@registry.until_boxes_change
@cache
def added(table: str) -> Mapping[Any, Any]:
    """A table of that name with what all boxes there are add to it. Raises ValueError if two add the same thing."""
    found: dict[Any, Any] = {}
    for each in brought(tuple(box.id for box in registry.boxes())):
        more: Mapping[Any, Any] = getattr(each, table)
        if twice := found.keys() & more.keys():
            raise ValueError(f"{table}: shown by two boxes: {', '.join(sorted(map(str, twice)))}")
        found.update(more)
    return found


@registry.until_boxes_change
@cache
def board_of(boxes: tuple[str, ...], name: str) -> Board:
    """The board of that name among those these boxes bring. Raises LookupError if nobody has laid it out."""
    boards: list[Board] = [each.board for each in brought(boxes) if each.board is not None]
    found = next((board for board in boards if board.id == name), None)
    if found is None:
        raise LookupError(f"there is no layout for the board {name!r}")
    return found


@registry.until_boxes_change
@cache
def side_boards(boxes: tuple[str, ...]) -> tuple[SideBoard, ...]:
    """The side boards of these boxes, in the order in which they claim to stand open."""
    return tuple(each.side for each in brought(boxes) if each.side is not None)


@registry.until_boxes_change
@cache
def calls(boxes: tuple[str, ...]) -> Mapping[str, Callable[[Any], bool]]:
    """What says whether a side board of these boxes must lie open for what can be chosen now."""
    return {each.side.id: each.calls for each in brought(boxes) if each.side is not None and each.calls is not None}


@registry.until_boxes_change
@cache
def units(boxes: tuple[str, ...]) -> frozenset[str]:
    """The kinds of units besides troops that these boxes have pieces for."""
    return frozenset[str]().union(*(each.units for each in brought(boxes)))
