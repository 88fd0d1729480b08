"""What many finished games come to, counted for one person or for everybody who sat before this screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field

from dune_desktop.dataclass import dataclass
from dune_desktop.storage.past import PastGame, PastSeat, strongest, table_of

Called = Callable[[PastSeat], str]
"""What a person called themselves; "" for one who is called after the leader."""


@dataclass(slots=True)
class Count:
    """How many games, how many of them won, and the points in all of them."""

    played: int = 0
    won: int = 0
    points: int = 0

    def add(self, won: bool, points: int = 0) -> None:
        self.played += 1
        self.won += won
        self.points += points

    @property
    def mean(self) -> float:
        """Points a game."""
        return self.points / max(1, self.played)


@dataclass(frozen=True, slots=True)
class Evening:
    """A game as it went for whoever is counted: their best seat, and whether that won against others than people.

    `open`: everybody at the table is counted, so that somebody won for certain.
    """

    game: PastGame
    seat: PastSeat
    won: bool
    open: bool = False


@dataclass(slots=True)
class Tally:
    """All that is told of games; `evenings` in the order in which they ended."""

    evenings: list[Evening] = field(default_factory=list)
    solo: dict[str, Count] = field(default_factory=dict)  # by difficulty
    computers: dict[str, Count] = field(default_factory=dict)  # by the strongest level at the table
    people: Count = field(default_factory=Count)
    winners: Counter[str] = field(default_factory=Counter)  # by name, of games among people
    leaders: dict[str, Count] = field(default_factory=dict)
    sources: Counter[str] = field(default_factory=Counter)  # points in all games
    open: bool = False  # everybody is counted, so that among people somebody won for certain
    seats: int = 0  # people counted, game by game
    rounds: int = 0

    @property
    def games(self) -> int:
        return len(self.evenings)

    @property
    def contested(self) -> Count:
        """Games that could be lost."""
        found = Count()
        for evening in self.evenings:
            if not evening.open:
                found.add(evening.won)
        return found

    @property
    def streak(self) -> int:
        """The most games won one after another."""
        longest = now = 0
        for evening in self.evenings:
            if not evening.open:
                now = now + 1 if evening.won else 0
                longest = max(longest, now)
        return longest

    @property
    def best(self) -> Evening | None:
        """The game with the most points; of several the first."""
        return max(self.evenings, key=lambda evening: evening.seat.points, default=None)

    def average(self) -> Sequence[tuple[str, float]]:
        """Points a game by the kind of their source, the most first."""
        means = [(kind, n / max(1, self.seats)) for kind, n in self.sources.items()]
        return sorted((pair for pair in means if pair[1]), key=lambda pair: (-pair[1], pair[0]))

    def by_leader(self) -> Sequence[tuple[str, Count]]:
        """Leaders, those played most first, of them those who won most."""
        return sorted(self.leaders.items(), key=lambda pair: (-pair[1].played, -pair[1].won, pair[0]))


def names(games: Iterable[PastGame], called: Called) -> Mapping[str, str]:
    """The people who gave a name, those who played most first: the name without regard to capitals -> as written last.

    `games` begin with the latest.
    """
    often: Counter[str] = Counter()
    written: dict[str, str] = {}
    for game in games:
        for seat in game.seats:
            if seat.person and (name := called(seat)):
                often[name.casefold()] += 1
                written.setdefault(name.casefold(), name)
    return {name: written[name] for name, _ in often.most_common()}


def tally(games: Sequence[PastGame], called: Called, who: str = "") -> Tally:
    """Count the games, which begin with the latest, of whoever is called so without regard to capitals; "" for all."""
    found = Tally(open=not who)
    for game in reversed(games):
        mine = [seat for seat in game.seats if seat.person and (not who or called(seat).casefold() == who)]
        if mine:
            _count(found, game, mine, called)
    return found


def _count(found: Tally, game: PastGame, mine: Sequence[PastSeat], called: Called) -> None:
    table = table_of(game)
    first = min(mine, key=lambda seat: (seat.place or 9, -seat.points))
    won = first.place == 1
    found.evenings.append(Evening(game, first, won, open=found.open and table == "people"))
    found.rounds += game.rounds
    if table == "solo":
        found.solo.setdefault(game.difficulty, Count()).add(won)
    elif table == "computers":
        found.computers.setdefault(strongest(game), Count()).add(won)
    else:
        found.people.add(won)
        winner = next((seat for seat in game.seats if seat.place == 1), None)
        if winner is not None and (name := called(winner)):
            found.winners[name] += 1
    for seat in mine:
        found.seats += 1
        if seat.leader:
            found.leaders.setdefault(seat.leader, Count()).add(seat.place == 1, seat.points)
        for kind, n in seat.sources.items():
            found.sources[kind] += n
