"""Records: what a box, or a rule that few games need, keeps of a seat, of a turn, or of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from dune_desktop.engine.words import Word


class Record(Word, tag="kind"):
    """Facts kept under a name in `Seat.own`, `Turn.own` or `GameState.own`; all of them have defaults."""

    __slots__ = ()

    kind: str

    if TYPE_CHECKING:

        def clone(self) -> Self: ...
