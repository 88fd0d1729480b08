"""How tokens and tanks move, and what passes over the table when specimens come and go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dune_desktop.engine.model.events import Facts
from dune_desktop.ui.motion.flights import Passing, Writer
from dune_desktop.ui.motion.manner import GOT, Alters, MotionStyle
from dune_desktop.ui.screen.display import Element, Icon, Piece

CUBE, SIGN, BLAST = 26.0, 30.0, 48.0


def _cube(seat: int) -> Callable[[float, float], Element]:
    return lambda x, y: Piece(x, y, "troop", seat, CUBE)


def _sign(name: str, size: float = SIGN) -> Callable[[float, float], Element]:
    return lambda x, y: Icon(x, y, name, size)


def _in_tanks(seat: int) -> tuple[str, ...]:
    return (f"tanks:{seat}",)


def _grown(told: Facts) -> list[Passing]:
    return [((f"count:{told.seat}.supply",), _in_tanks(told.seat), _cube(told.seat), told.n, "got")]


def _back(told: Facts) -> list[Passing]:
    return [(_in_tanks(told.seat), (f"count:{told.seat}.supply",), _cube(told.seat), told.n, "paid")]


def _atomics(told: Facts) -> list[Passing]:
    """The token goes to the row, whose cards it burns."""
    return [((f"atomics:{told.seat}",), ("row:2", "section:row"), _sign("family_atomics", BLAST), 1, "paid")]


def _intrigue(told: Facts) -> list[Passing]:
    return [((f"count:{told.seat}.intrigue",), ("deck:intrigue",), _sign("intrigue"), 1, "paid")]


def _token(told: Facts) -> list[Passing]:
    """The token itself travels; its seat shows whose it is."""
    token = (f"{told.kind}:{told.seat}", f"folded.{told.kind}:{told.seat}")
    return [((f"seat:{told.seat}",), token, None, 0, "got")]


FLIGHTS: Final[dict[str, Writer]] = {
    "research": _token,
    "tleilaxu": _token,
    "specimen": _grown,
    "specimens_back": _back,
    "specimens_paid": _back,
    "atomics": _atomics,
    "trash_intrigue": _intrigue,
}

MANNERS: Final[dict[str, MotionStyle]] = {
    "research": MotionStyle(0.40, "arc", GOT),
    "tleilaxu": MotionStyle(0.40, "arc", GOT),
    "folded.research": MotionStyle(0.40, "arc", GOT),
    "folded.tleilaxu": MotionStyle(0.40, "arc", GOT),
    "jar": MotionStyle(0.30, at=GOT),
    "tleilax": MotionStyle(0.20),
}

ALTERS: Final[dict[str, Alters]] = {
    "tanks": "count",
}
