"""What leaders say at the table, chosen from what has just happened and from nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from math import inf
from typing import Final, Literal

from dune_desktop.engine import Event, GameState, Rules
from dune_desktop.engine.model.events import Facts
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.session import Chair, Session
from dune_desktop.ui.presenters.table.told import Said
from dune_desktop.ui.scenes.context import UiContext
from dune_desktop.ui.scenes.table.shown_game import ShownGame

Occasion = Literal["joins", "wins", "alliance", "robbed", "near", "loses"]
"""Comes to the Conflict, wins it, takes an Alliance, loses something to another's card, is one point from the end of
the game, sees somebody else win. The texts are `say.LEADER.OCCASION.1` and `.2`.
"""

LINES: Final = 2  # for each occasion
QUIET: Final = 3  # turns at least from one line to the next, and from the beginning of a round to the first
STAYS: Final = 2.5  # seconds


def talkers(rules: Rules, state: GameState, chairs: Sequence[Chair]) -> dict[int, str]:
    """Return the leader of each seat that speaks, those of computers and Rivals; a Rival speaks as its namesake."""
    return {
        seat: rules.leaders[player.leader].namesake or player.leader
        for seat, (player, chair) in enumerate(zip(state.seats, chairs, strict=True))
        if player.leader and (chair.computer or rules.is_rival[seat])
    }


def line_of(leader: str, occasion: Occasion, number: int) -> str:
    """Return the key of a line; the same number gives the same one."""
    return f"say.{leader}.{occasion}.{1 + number % LINES}"


def said(
    rules: Rules, state: GameState, leaders: Mapping[int, str], events: Sequence[Event], fresh: int
) -> Said | None:
    """Return what one of the `leaders` says to the last `fresh` of these events, which led to the position.

    `events` are those of the round so far. A leader speaks once a round; after a line all keep quiet for some turns.
    """
    turns = list(accumulate(event[0] == "turn" for event in events))
    spoken: set[int] = set()
    last = 0  # how many turns of the round there had been at the latest line
    latest: tuple[int, Said] | None = None
    for at, seat, occasion in _occasions(rules, state, events):
        if seat in leaders and seat not in spoken and turns[at] - last >= QUIET:
            spoken.add(seat)
            last = turns[at]
            number = state.round // len(state.seats) if occasion == "joins" else state.round + seat
            latest = at, Said(seat, line_of(leaders[seat], occasion, number))
    return latest[1] if latest is not None and latest[0] >= len(events) - fresh else None


def _occasions(rules: Rules, state: GameState, events: Sequence[Event]) -> Iterator[tuple[int, int, Occasion]]:
    """Yield the number of each event that is an occasion to speak, the seat, and which occasion it is.

    Of those who come to the Conflict one seat speaks, another one each round.
    """
    close = rules.points_to_end - 1
    points = [player.vp for player in state.seats]  # before the events
    for told in map(Facts, events):
        if told.kind == "vp":
            points[told.seat] -= told.n
    deploys, joined, acting = {unit.deploys for unit in rules.units}, set[int](), NOBODY
    for at, told in enumerate(map(Facts, events)):
        kind, seat = told.kind, told.seat
        if kind in ("turn", "intrigue"):
            acting = seat
            if kind == "turn" and points[seat] == close:
                yield at, seat, "near"
        elif kind == "winner":
            yield at, seat, "wins"
        elif kind == "alliance":
            yield at, seat, "alliance"
            yield at, told.before, "robbed"
        elif kind == "steal_intrigue":
            yield at, told.victim, "robbed"
        elif kind == "lose_troop" and seat != acting:
            yield at, seat, "robbed"
        elif kind == "vp":
            before, points[seat] = points[seat], points[seat] + told.n
            if before < points[seat] == close:
                yield at, seat, "near"
        elif kind in deploys:
            if seat not in joined and seat == state.round % len(state.seats):
                yield at, seat, "joins"
            joined.add(seat)


def parting(context: UiContext, rules: Rules, state: GameState, chairs: Sequence[Chair]) -> Said | None:
    """Return what is said to the winner of a game that is over: by the best of the others who speaks."""
    leaders = talkers(rules, state, chairs)
    seat = next((seat for seat in rules.ranking(state)[1:] if seat in leaders), NOBODY)
    return _heard(context, Said(seat, line_of(leaders[seat], "loses", state.round + seat))) if seat != NOBODY else None


def _heard(context: UiContext, line: Said) -> Said | None:
    """Return the line, if there are such words, and the player wants to hear them and leaves them the time."""
    wanted = context.settings.leaders_speak and context.settings.rival_pace != "instant"
    return line if wanted and context.texts.has(line.key) else None


class Sayings:
    """Keep the line that is being said at the table, for as long as it stays."""

    def __init__(self, shown_game: ShownGame, context: UiContext) -> None:
        self.shown_game = shown_game
        self.context = context
        self.now: Said | None = None
        self._until = inf

    def listen(self) -> None:
        """Something else is on the screen: somebody may have something to say to it."""
        if self.shown_game.fresh and not self.shown_game.again and (found := self._found()) is not None:
            self.now, self._until = found, inf

    def hush(self) -> None:
        """Nobody says anything any more."""
        self.now = None

    def tick(self, now: float) -> bool:
        """Let the line go when its time is over; whether so."""
        if self.now is None:
            return False
        self._until = min(self._until, now + STAYS)
        if now >= self._until:
            self.hush()
            return True
        return False

    def _found(self) -> Said | None:
        shown_game, session = self.shown_game, self.shown_game.session
        act = shown_game.act
        state, after = (act.state, act.after) if act is not None else (session.state, 0)
        events = _of_round(session, after)
        leaders = talkers(session.rules, state, session.chairs)
        line = said(session.rules, state, leaders, events, len(shown_game.fresh))
        return _heard(self.context, line) if line is not None else None


def _of_round(session: Session, after: int) -> Sequence[Event]:
    """Return the events of the round on the screen up to the last `after` of the game, which are not shown yet."""
    found: list[Event] = []
    for step in reversed(session.steps):
        found[:0] = step.events
        if any(event[0] == "round" for event in step.events):
            shown = found[: max(0, len(found) - after)]
            starts = [at for at, event in enumerate(shown) if event[0] == "round"]
            if starts:
                return shown[starts[-1] :]
    return found[: max(0, len(found) - after)]
