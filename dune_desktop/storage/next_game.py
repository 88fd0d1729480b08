"""What to play next, from the games that were finished: a level higher, an expansion, or another leader."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final, Literal

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.ids import Box
from dune_desktop.storage.past import PastGame, PastSeat, strongest, table_of
from dune_desktop.storage.settings import LEVELS, MAX_ID_LENGTH, STRENGTHS

WINS: Final = 2  # wins at a level, one after the other, before the next one is proposed
GAMES: Final = 3  # games with the same boxes before another one is proposed

Called = Callable[[PastSeat], str]
"""What a person called themselves; "" for one who is called after the leader."""


@dataclass(frozen=True, slots=True)
class NextGame:
    """A game that is proposed: `what` is new in it, and with which `boxes` it is played.

    `what` is a difficulty or a level of computers ("level"), a box, or a leader of the one person at the table.
    """

    kind: Literal["level", "box", "leader"]
    what: str
    boxes: tuple[Box, ...]

    @property
    def id(self) -> str:
        """The name by which it is remembered that somebody declined it."""
        return f"{self.kind}_{self.what}".replace("/", "_")[:MAX_ID_LENGTH]


def next_game(
    games: Sequence[PastGame], leaders: Sequence[str], called: Called, declined: Collection[str] = ()
) -> NextGame | None:
    """Return what to play after the first of these games, the latest first; None if nothing is new, or nobody played.

    Only games of the same people count. After `WINS` wins the next level is proposed, after `GAMES` games with the same
    boxes one that was not played yet, else a leader that was neither played nor met in the latest game: the first of
    `leaders`, those of the same boxes.
    """
    last = games[0]
    who = {called(seat).casefold() for seat in last.seats if seat.person}
    mine = [game for game in games if any(seat.person and called(seat).casefold() in who for seat in game.seats)]
    found = (_level(mine), _box(mine), _leader(mine, leaders, called, who)) if mine and mine[0] == last else ()
    return next((each for each in found if each is not None and each.id not in declined), None)


def strength(game: PastGame) -> str:
    """Return how strong the others at the table were: a difficulty, or the highest level of the computers; or ""."""
    return game.difficulty if table_of(game) == "solo" else strongest(game)


def _level(games: Sequence[PastGame]) -> NextGame | None:
    last = games[0]
    ladder = LEVELS if table_of(last) == "solo" else STRENGTHS
    level = strength(last)
    if level not in ladder[:-1]:
        return None
    same = [game for game in games if table_of(game) == table_of(last) and strength(game) == level][:WINS]
    if len(same) < WINS or not all(any(seat.person and seat.place == 1 for seat in game.seats) for game in same):
        return None
    return NextGame("level", ladder[ladder.index(level) + 1], last.boxes)


def _box(games: Sequence[PastGame]) -> NextGame | None:
    """Return a game with a box that was not played yet: one that can be added, or else one with another board."""
    last = games[0]
    if sum(game.boxes == last.boxes for game in games) < GAMES:
        return None
    played = {name for game in games for name in game.boxes}
    new = [box for box in registry.boxes() if box.id not in played]
    for box in new:
        together = tuple(other.id for other in registry.boxes() if other.id in (*last.boxes, box.id))
        if not box.brings and not registry.playable(together):
            return NextGame("box", box.id, together)
    return next((NextGame("box", box.id, (box.id,)) for box in new if box.brings), None)


def _leader(games: Sequence[PastGame], leaders: Sequence[str], called: Called, who: Collection[str]) -> NextGame | None:
    last = games[0]
    if sum(seat.person for seat in last.seats) != 1:
        return None
    mine = (seat for game in games for seat in game.seats if seat.person and called(seat).casefold() in who)
    led = {seat.leader for seat in (*mine, *last.seats)}
    return next((NextGame("leader", leader, last.boxes) for leader in leaders if leader not in led), None)
