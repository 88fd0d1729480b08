"""Who answers for a seat: a person or a computer. The rules know neither; to them a seat is a player's."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import GameConfig
from dune_desktop.engine.model.chance import Chance, stream
from dune_desktop.players.levels import LEVELS, TEMPERAMENTS

GUESTS: Final = ("orlan", "sefa", "tamir", "velda", "cassim", "nuria", "brakka", "isolde")
"""What computers are called (texts `computer.name.GUEST`)."""


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits there. Without a `level` it is a person, or nobody where the rules answer for the seat themselves.

    A computer has a `temperament`, and a name of its own among `GUESTS`.
    """

    level: str = ""
    temperament: str = TEMPERAMENTS[0]
    guest: str = ""

    def __post_init__(self) -> None:
        for what, known in ((self.level, ("", *LEVELS)), (self.temperament, TEMPERAMENTS), (self.guest, ("", *GUESTS))):
            if what not in known:
                raise ValueError(f"{what!r} is none of {', '.join(filter(None, known))}")
        if bool(self.level) != bool(self.guest):
            raise ValueError("a computer has a name, and nobody else has")

    @property
    def computer(self) -> bool:
        """Whether nobody needs to be there."""
        return bool(self.level)


PERSON: Final = Chair()


def seated(wanted: Iterable[tuple[str, str]], seed: int) -> tuple[Chair, ...]:
    """Chairs for levels ("" for a person) and temperaments ("" for one drawn by chance), with names for computers.

    The same seed draws the same.
    """
    chance = Chance(stream(seed))
    guests, found = list(GUESTS), []
    for level, temperament in wanted:
        guest = guests.pop(chance.below(len(guests)))
        drawn = TEMPERAMENTS[chance.below(len(TEMPERAMENTS))]
        found.append(Chair(level, temperament or drawn, guest) if level else PERSON)
    return tuple(found)


def against(config: GameConfig, level: str, seed: int) -> tuple[Chair, ...]:
    """A person in the first seat, and computers of a level wherever else a player sits; people without a level."""
    seats = enumerate(config.seats)
    return seated(((level if seat and place.kind == "human" else "", "") for seat, place in seats), seed)
