"""What boxes add to what is shown, in one form: presenters ask for it and name no box.

What a box adds lies in a package of its own (`registry.part`), listed in its module `pieces` by one constant `PIECES`.
A box without such a package adds nothing to the screen.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module

from dune_desktop.engine import registry
from dune_desktop.ui.layouts.plan import Board, SideBoard


@dataclass(frozen=True, slots=True)
class Pieces:
    """What a box shows. `board`: the board it brings; `side`: its side board."""

    board: Board | None = None
    side: SideBoard | None = None


@registry.until_boxes_change
@cache
def pieces(boxes: tuple[str, ...]) -> tuple[Pieces, ...]:
    """What these boxes add, in their order."""
    known = (registry.part(name, "ui.presenters") for name in boxes)
    return tuple(import_module(package.__name__ + ".pieces").PIECES for package in known if package is not None)


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
