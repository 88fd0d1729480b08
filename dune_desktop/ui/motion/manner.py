"""How things of a kind travel and change from one screen to the next: those of the game; boxes tell of theirs."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from dune_desktop.ui.motion.film import Path

FIRST, PAID, GOT, CLEARED, TOLD = 0.0, 0.26, 0.34, 0.42, 0.52
"""Seconds after the beginning: Agents and cards, payments, gains, what is cleared away, numbers that tell of it all."""


class Manner(NamedTuple):
    """How things of a kind travel, and from or to where when they come or go ("": where they stand).

    `leaves` is when those that go nowhere begin to fade, None if they are just gone.
    """

    lasts: float
    path: Path = "line"
    at: float = FIRST
    comes: str = ""
    goes: str = ""
    leaves: float | None = None


Alters = Literal["count", "fill"]
"""How what stays in its place changes: its number counts, or it looks otherwise once what has flown there arrives."""

MANNERS: Final[dict[str, Manner]] = {
    "agent": Manner(0.42, "arc"),
    "card": Manner(0.30, comes="pile:deck", goes="pile:discard"),
    "intrigue": Manner(0.30, comes="deck:intrigue", leaves=FIRST),
    "offer": Manner(0.30, at=TOLD, comes="deck:imperium", leaves=CLEARED),
    "influence": Manner(0.32, at=GOT),
    "snooper": Manner(0.32, at=GOT),
    "flag": Manner(0.30, at=TOLD),
    "alliance": Manner(0.30, at=TOLD),
    "council": Manner(0.30, at=TOLD),
    "first_player": Manner(0.42, "arc"),
    "turned": Manner(0.30, comes="deck:hagal"),
    "hagal": Manner(0.34, "arc", comes="deck:hagal"),
    "conflict": Manner(0.34, comes="deck:conflict"),
    "last": Manner(0.30, at=TOLD),
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
    "turned": "fill",
}
"""Kind of thing -> how it changes in its place; boxes add theirs."""
