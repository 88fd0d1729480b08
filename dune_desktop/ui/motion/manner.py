"""How things of a kind travel and change from one screen to the next: those of the game; boxes tell of theirs."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from dune_desktop.ui.motion.film import Path

FIRST, PAID, GOT, CLEARED, TOLD, USED, LATE = 0.0, 0.26, 0.34, 0.42, 0.52, 0.72, 1.1
"""Seconds after the beginning: Agents and cards, payments, gains, what is cleared away, numbers that tell of it all,
the end of a card that did it, what is told once it has been seen to happen."""


class MotionStyle(NamedTuple):
    """How things of a kind travel, and from or to where when they come or go ("": where they stand).

    What comes does so at `comes_at`, and what lay there already moves `at`. Several follow one another `apart`.
    `leaves` is when those that go nowhere begin to fade, None if they are just gone. What comes where the same thing of
    the kind `after` has gone was that thing. It is turned over when an event of the kind `turned_by` says that it is
    another one now. What is `used_by` an event of a kind stays until it has done what it does, and what lay beside it
    closes up after that. What comes face down has a `back`, a style of plates, and is turned over on its way; what goes
    is turned over to it. A seat in the name of a place is written {seat}, and what a name says before a bar {origin}.
    What goes to another region and is shown `large` on its way is as large then as a square of that side. What `fades`
    in does so even with all around it, and goes so too. What is shown `over` the table comes once what was shown there
    has gone: neither shines through. What `lands` tells of what somebody got: when it goes it flies to the thing that
    its name says after a >, and nothing else does in its stead. What comes is `heard`, by that cue.

    What takes the path "rise" comes up out of the ground where it stands, and sinks into it. When it does, or falls in
    its place, it throws up sand and the figure `throws`, and things of the kinds that it `shakes` tremble.
    """

    lasts: float
    path: Path = "line"
    at: float = FIRST
    comes: str = ""
    goes: str = ""
    leaves: float | None = None
    comes_at: float | None = None
    apart: float = 0.0
    after: str = ""
    turned_by: str = ""
    used_by: str = ""
    back: str = ""
    large: float = 0.0
    fades: bool = False
    over: bool = False
    lands: bool = False
    heard: str = ""
    throws: str = ""
    shakes: frozenset[str] = frozenset()


LARGE, SLOWER = 315.0, 0.62  # side of a card that is shown large, and how long its way takes then
Alters = Literal["count", "fill", "tell", "turn", "fall"]
"""How what stays in its place changes: its number counts, it looks otherwise once something has left it or lands there,
it tells of what happened once all of that has been seen, it is turned over, or what it was trembles and falls."""

MANNERS: Final[dict[str, MotionStyle]] = {
    "agent": MotionStyle(0.42, "arc", apart=0.05),
    "card": MotionStyle(0.30, comes="pile:deck", goes="pile:discard", comes_at=GOT, apart=0.07, large=LARGE),
    "revealed": MotionStyle(0.30, goes="pile:discard", after="card"),
    "sent": MotionStyle(0.30, goes="pile:discard", after="card"),
    "intrigue": MotionStyle(
        0.34, comes="deck:intrigue", goes="deck:intrigue", leaves=FIRST, comes_at=GOT, apart=0.07, used_by="intrigue"
    ),
    "offer": MotionStyle(0.34, at=TOLD, comes="deck:imperium", leaves=CLEARED, apart=0.05),
    "influence": MotionStyle(0.32, at=GOT),
    "standing": MotionStyle(0.32, at=GOT),
    "snooper": MotionStyle(0.32, at=GOT),
    "flag": MotionStyle(0.30, at=TOLD),
    "alliance": MotionStyle(0.30, at=TOLD),
    "council": MotionStyle(0.30, at=TOLD),
    "first_player": MotionStyle(0.42, "arc"),
    "turned": MotionStyle(0.34, comes="deck:hagal"),
    "hagal": MotionStyle(0.44, "arc", comes="deck:hagal", back="rival.back"),
    "conflict": MotionStyle(0.40, comes="deck:conflict", turned_by="conflict"),
    "last": MotionStyle(0.30, at=TOLD),
    "risen": MotionStyle(0.7, at=TOLD, comes="{origin}", apart=0.12),
    "staged": MotionStyle(0.34, comes="{origin}", fades=True, over=True),
    "veil": MotionStyle(0.2, fades=True),
    "spotlight": MotionStyle(0.2, fades=True, over=True),
    "walker": MotionStyle(0.6, at=GOT, comes="{origin}", apart=0.12, fades=True, lands=True),
    "arrow": MotionStyle(0.2, at=PAID, fades=True, over=True),
    "spotlight.chip": MotionStyle(0.2, at=TOLD, fades=True, over=True, lands=True),
    "spotlight.harm": MotionStyle(0.2, at=TOLD, fades=True, over=True),
    "fanfare": MotionStyle(0.2, at=PAID, fades=True, over=True, heard="fanfare"),
    "veil.late": MotionStyle(0.3, at=LATE, fades=True),
    "fanfare.late": MotionStyle(0.3, at=LATE, fades=True, over=True, heard="fanfare"),
    "fanfare.small": MotionStyle(0.2, at=PAID, fades=True),
    "token": MotionStyle(0.45, "arc", comes="{origin}", fades=True, lands=True),
    "first": MotionStyle(0.2, fades=True, over=True),
    "ring": MotionStyle(0.2, fades=True),
    "hint": MotionStyle(0.2, fades=True, over=True),
    "loss": MotionStyle(0.2, at=PAID, fades=True, heard="loss"),
}
"""Kind of thing -> how it travels; boxes add theirs. Kinds that nobody tells of change without a way."""

ALTERS: Final[dict[str, Alters]] = {
    "vp": "count",
    "purse": "count",
    "count": "count",
    "strength": "count",
    "left": "count",
    "deck": "count",
    "bonus": "count",
    "pile": "count",
    "troops": "fill",
    "turned": "turn",
    "face": "turn",
    "verdict": "tell",
    "bar": "tell",
    "earned": "tell",
    "chronicle": "tell",
}
"""Kind of thing -> how it changes in its place; boxes add theirs."""
