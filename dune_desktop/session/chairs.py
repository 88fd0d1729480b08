"""Chairs: whether a person or a computer answers for a seat. To the rules both are players."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import GameConfig
from dune_desktop.engine.model.chance import Chance, stream
from dune_desktop.players.levels import LEVELS, PLAY_STYLES

GUESTS: Final = ("orlan", "sefa", "tamir", "velda", "cassim", "nuria", "brakka", "isolde")
"""Names that computers have in games of earlier versions (texts `computer.name.GUEST`)."""


@dataclass(frozen=True, slots=True)
class Chair:
    """The one who answers for a seat: a computer with a `level` and `temperament`, or a person.

    Without a `level` it is a person, or nobody if the rules answer for the seat. A computer is called by its leader, or
    by its name among `GUESTS` if it has such a `guest`. Raises ValueError for unknown values.
    """

    level: str = ""
    temperament: str = PLAY_STYLES[0]
    guest: str = ""

    def __post_init__(self) -> None:
        for what, known in ((self.level, ("", *LEVELS)), (self.temperament, PLAY_STYLES), (self.guest, ("", *GUESTS))):
            if what not in known:
                raise ValueError(f"{what!r} is none of {', '.join(filter(None, known))}")
        if self.guest and not self.level:
            raise ValueError("only a computer has such a name")

    @property
    def computer(self) -> bool:
        """Whether a computer sits here."""
        return bool(self.level)


PERSON: Final = Chair()


def chairs_for(wanted: Iterable[tuple[str, str]], seed: int) -> tuple[Chair, ...]:
    """Return chairs for pairs of level ("" for a person) and temperament ("" to draw one).

    The same seed draws the same.
    """
    chance, found = Chance(stream(seed)), []
    for level, temperament in wanted:
        drawn = PLAY_STYLES[chance.below(len(PLAY_STYLES))]
        found.append(Chair(level, temperament or drawn) if level else PERSON)
    return tuple(found)


def chairs_against(config: GameConfig, level: str, seed: int) -> tuple[Chair, ...]:
    """Return chairs with a person in the first seat and computers of the level in all other players' seats.

    With the level "" people sit there too.
    """
    seats = enumerate(config.seats)
    return chairs_for(((level if seat and place.kind == "human" else "", "") for seat, place in seats), seed)
