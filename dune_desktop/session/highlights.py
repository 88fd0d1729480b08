"""What each seat did best in a finished game, and in which round the winner went ahead of it for good.

All of it is counted from the events of the game and from the points on the final position.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import GameState, Rules
from dune_desktop.engine.model.events import FIELDS, Facts
from dune_desktop.session.replay import Step

MAX_HIGHLIGHTS: Final = 2  # most highlights of a seat
GOODS: Final = ("spice", "solari", "water")
COUNTED: Final = ("deploy", "intrigue", "acquire")
"""Kinds of events that are counted, besides goods, Influence, won Conflicts and points, and what boxes add."""
CONFLICT: Final = "conflict"
CONFLICTS: Final = "conflicts"
INFLUENCE: Final = "influence"
POINTS: Final = "points"


@dataclass(frozen=True, slots=True)
class Highlight:
    """Something that a seat did: `n` of a kind; `most` if nobody else who could win had as much of it.

    Kinds are "conflict" (the biggest Conflict that the seat won: `component`, in a `round`), "conflicts" (how many it
    won), "points" (the most points in one `round`), "influence" (on all tracks at the end), goods, and kinds of events.
    """

    kind: str
    n: int
    most: bool
    round: int = 0
    component: str = ""


@dataclass(frozen=True, slots=True)
class Lead:
    """The round in which the winner went ahead of a seat on points for good, and the points of both after it.

    `round` is 0 if the winner was ahead from the beginning, and -1 if both had the same points to the end.
    """

    round: int
    winner: int
    seat: int


def points_by_round(state: GameState, seat: int) -> list[int]:
    """Return the seat's points after setup and after each round."""
    points = state.seats[seat].points
    return [sum(n for _, n, made in points if made <= number) for number in range(max(1, state.round) + 1)]


def lead_over(state: GameState, winner: int, seat: int) -> Lead:
    """Return when the winner went ahead of the seat for good."""
    ours, theirs = points_by_round(state, winner), points_by_round(state, seat)
    level = [number for number, (a, b) in enumerate(zip(ours, theirs, strict=True)) if b >= a]
    if not level:
        return Lead(0, ours[0], theirs[0])
    after = level[-1] + 1
    return Lead(-1, ours[-1], theirs[-1]) if after == len(ours) else Lead(after, ours[after], theirs[after])


def highlights(
    rules: Rules, steps: Sequence[Step], state: GameState, more: Iterable[str] = ()
) -> Mapping[int, tuple[Highlight, ...]]:
    """Return for each seat that can win what it did best, at most `MAX_HIGHLIGHTS`.

    First comes a Conflict of which no bigger one was won, then what stands out most beside the others. A seat that had
    most of nothing gets the biggest Conflict that it won, or else what came closest to the most. `more` are kinds of
    events that are counted too. What only one seat did is not compared: Rivals acquire no cards, for example. Of a game
    whose steps are not known only Influence and points are told.
    """
    seats = rules.ranking(state)
    game = _Record(rules, steps, state, (*COUNTED, *more))
    return {seat: tuple(_best(game, seats, seat))[:MAX_HIGHLIGHTS] for seat in seats}


class _Record:
    """What is counted of a game: `counts` by kind, then by seat.

    `won`: the Conflicts that each seat won, as level, points, round and card; `best_round`: that of its most points.
    """

    def __init__(self, rules: Rules, steps: Iterable[Step], state: GameState, kinds: Sequence[str]) -> None:
        self.counts: dict[str, Counter[int]] = {
            kind: Counter() for kind in (*GOODS, INFLUENCE, CONFLICTS, POINTS, *kinds)
        }
        self.won: dict[int, list[tuple[int, int, int, str]]] = {}
        self.best_round: dict[int, int] = {}
        conflict, number = "", 0
        for event in (event for step in steps for event in step.events):
            facts = Facts(event)
            if facts.kind == "round":
                number = facts.number
            elif facts.kind == "conflict":
                conflict = facts.card
            elif facts.kind == "winner" and facts.seat >= 0:
                self.counts[CONFLICTS][facts.seat] += 1
                worth = sum(n for source, n, _ in state.seats[facts.seat].points if source == "conflict:" + conflict)
                found = (rules.conflicts[conflict].level, worth, number, conflict)
                self.won.setdefault(facts.seat, []).append(found)
            elif facts.kind == "gain" and facts.what in GOODS:
                self.counts[facts.what][facts.seat] += facts.n
            elif facts.kind in kinds:
                self.counts[facts.kind][facts.seat] += facts.n if "n" in FIELDS[facts.kind] else 1
        for seat, player in enumerate(state.seats):
            self.counts[INFLUENCE][seat] = sum(player.influence)
            points = points_by_round(state, seat)
            gained = [after - before for before, after in pairwise(points)]
            self.counts[POINTS][seat] = max(gained)
            self.best_round[seat] = gained.index(max(gained)) + 1


def _best(game: _Record, seats: Sequence[int], seat: int) -> Iterator[Highlight]:
    """Yield what the seat did best, the best first."""
    biggest = max((won[:2] for each in seats for won in game.won.get(each, ())), default=None)
    own = max(game.won.get(seat, ()), default=None)
    both = {kind: (n[seat], max(n[each] for each in seats if each != seat)) for kind, n in game.counts.items()}
    compared = {kind: (n, second) for kind, (n, second) in both.items() if n and second > 0}
    ahead = [kind for kind, (n, second) in compared.items() if n > second]
    ahead.sort(key=lambda kind: _margin(*compared[kind]), reverse=True)
    if own is not None and (own[:2] == biggest or not ahead):
        yield Highlight(CONFLICT, own[1], own[:2] == biggest, own[2], own[3])
    closest = max(compared, key=lambda kind: compared[kind][0] / compared[kind][1], default=None)
    rest = [closest] if closest is not None and not ahead and own is None else ahead
    for kind in rest:
        yield Highlight(kind, compared[kind][0], kind in ahead, game.best_round[seat] if kind == POINTS else 0)


def _margin(n: int, second: int) -> float:
    """Return how far a count is ahead of the next one: among large numbers a small difference says little."""
    return (n - second) ** 2 / second
