"""What a position with an answer is, and positions that many of them begin with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from dune_desktop.engine import OptionId
from tests.kit import Table, table

Pattern = tuple[Any, ...]

FACTIONS: Final = ("emperor", "guild", "bene_gesserit", "fremen")


@dataclass(frozen=True)
class Case:
    """A position and what is right or wrong in it.

    `thought`: it takes some thinking ahead, which the lower levels do not do. `settled`: whoever answers well has won
    and whoever does not has not, which can be found out by trying everything. `erred`: it is of a real game, and here
    because one of the lower levels did what is wrong.
    """

    name: str
    make: Callable[[], Table]
    right: tuple[Pattern, ...] = ()
    wrong: tuple[Pattern, ...] = ()
    thought: bool = False
    settled: bool = False
    erred: bool = False

    def good(self, option: OptionId) -> bool:
        """Whether the answer is right, or at least not wrong."""
        if self.right and not any(begins(option, pattern) for pattern in self.right):
            return False
        return not any(begins(option, pattern) for pattern in self.wrong)


def begins(option: OptionId, pattern: Pattern) -> bool:
    """Whether the option begins like the pattern."""
    pairs = zip(pattern, option, strict=False)
    return len(option) >= len(pattern) and all(want is ... or want == have for want, have in pairs)


def to(*spaces: str) -> tuple[Pattern, ...]:
    """An Agent is sent to one of these spaces."""
    return tuple(("send", ..., space) for space in spaces)


def winning(name: str, make: Callable[[], Table], *right: Pattern) -> Case:
    """A position in which the game is won by these answers and by no other."""
    return Case(name, make, right=right, thought=True, settled=True)


DEAR: Final = ("kwisatz_haderach", "choam_directorship", "lady_jessica", "worm_riders", "reverend_mother_mohiam")
"""A Row in which nothing is bought in passing."""


def at_last(t: Table | None = None, best: int = 8, vp: int = 8, **facts: Any) -> Table:
    """Round 10, after which the game is over whoever has how many points.

    The others have `best` points and more spice than anybody needs, so that it is not enough to draw level with them.
    """
    t = (table() if t is None else t).round(10).conflict("guild_bank_raid").row(*DEAR)
    for seat in range(1, len(t.state.seats)):
        t.setup(seat, vp=best, spice=15, intrigue=[])
    return t.setup(0, **{"agents_left": 0, "vp": vp, **facts})


def others_done(t: Table, *troops: int) -> Table:
    """The others have revealed, with so many troops in the Conflict."""
    for seat in range(1, len(t.state.seats)):
        t.setup(seat, garrison=0, conflict=troops[seat - 1] if troops else 0, revealed=True)
    return t


def the_end(t: Table | None = None, best: int = 8, **facts: Any) -> Table:
    """The Reveal turn of the last one in the last round, with a hand that brings nothing unless it is given."""
    return others_done(at_last(t, best, **{"hand": [], **facts})).reveal()


def last_agent(t: Table | None = None, best: int = 8, **facts: Any) -> Table:
    """The last Agent of the last one in the last round."""
    return others_done(at_last(t, best, **{"agents_left": 1, **facts}))


def last_fight(card: str, mine: int, *others: int, prize: str = "battle_for_carthag", **facts: Any) -> Table:
    """The last Conflict: so many troops of one's own and of the others, and an Intrigue card in hand."""
    t = at_last(garrison=0, **{"hand": [], "intrigue": [card], **facts}).conflict(prize)
    return others_done(t.setup(0, conflict=mine), *others).until_phase("combat")
