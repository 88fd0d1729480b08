"""The boards and side boards that boxes bring, with what belongs to them on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.layouts.plan import Board, SideBoard
from dune_desktop.ui.presenters.table.choices import Choices
from dune_desktop.ui.presenters.ui_registry import contributed


@dataclass(frozen=True, slots=True)
class BoardContribution:
    """What lies in the middle of the table, and beside it.

    `boards`; `sides`, the side boards in the order in which they claim to stand open. By side board: `calls` says
    whether it must lie open for what can be chosen now; `walks` are events that are seen on it, for which it stays
    open. `units`: the kinds of units besides troops that there are pieces for; of these `rising` stand in the sand
    behind the troops, and the others fly above them. `views` say whether something in the opening is asked about, for
    which Combat leaves it open.
    """

    boards: tuple[Board, ...] = ()
    sides: tuple[SideBoard, ...] = ()
    calls: Mapping[str, Callable[[Choices], bool]] = field(default_factory=dict)
    walks: Mapping[str, frozenset[str]] = field(default_factory=dict)
    units: frozenset[str] = frozenset()
    rising: frozenset[str] = frozenset()
    views: tuple[Callable[[Choices], bool], ...] = ()


def board_of(boxes: tuple[str, ...], name: str) -> Board:
    """The board of that name among those these boxes bring. Raises LookupError if nobody has laid it out."""
    found = next((board for board in contributed(BoardContribution, boxes).boards if board.id == name), None)
    if found is None:
        raise LookupError(f"there is no layout for the board {name!r}")
    return found
