"""What a round brought, for the card that opens the next one. Pure functions of a session."""

from __future__ import annotations

from collections.abc import Iterator

from dune_desktop.engine import Event, GameState, Rules
from dune_desktop.engine.events import FIELDS, Facts
from dune_desktop.session import Beat, Session
from dune_desktop.ui.presenters.table.told import Fought, RoundReport
from dune_desktop.ui.scenes.table.director import enters, gains


def first_round(session: Session) -> RoundReport:
    """Before the first round nothing was fought for and nobody has won a point."""
    seats = session.state.seats
    return RoundReport("", tuple(Fought(None, 0) for _ in seats), tuple(0 for _ in seats))


def last_round(session: Session, number: int) -> RoundReport:
    """The report on the round before the round of this number."""
    events = _of_round(session, number - 1)
    strengths = _strengths(session, number - 1)
    fought: list[Fought] = []
    points: list[int] = []
    for seat in range(len(session.state.seats)):
        own = [fact for fact in map(Facts, events) if fact.seat == seat]
        place = next((int(fact.place) for fact in own if fact.kind == "reward"), 0)
        fought.append(Fought(strengths[seat] if strengths else None, place, tuple(_won(session.rules, events, seat))))
        points.append(sum(fact.n for fact in own if fact.kind == "vp"))
    conflict = session.state.conflicts[number - 2]  # the position knows it, also where the log does not
    return RoundReport(conflict, tuple(fought), tuple(points), _makers(events))


def _won(rules: Rules, events: tuple[Event, ...], seat: int) -> list[str]:
    """What the Conflict brought the seat."""
    won = (
        event
        for event in events
        if Facts(event).seat == seat and "source" in FIELDS[str(event[0])] and _of_conflict(Facts(event).source)
    )
    return gains(rules, won)


def _of_conflict(source: str) -> bool:
    return source.partition(":")[0] == "conflict"


def _makers(events: tuple[Event, ...]) -> tuple[str, ...]:
    """The spaces on which spice has gathered at the end of the round, and not been taken in its course."""
    begun = enters(events, "makers")
    late = map(Facts, events[begun:] if begun is not None else ())
    return tuple(str(fact.space) for fact in late if fact.kind == "bonus_spice")


def _of_round(session: Session, number: int) -> tuple[Event, ...]:
    """The events of a round, from its beginning to that of the next one."""
    found: list[tuple[Event, ...]] = []
    for step in reversed(session.steps):
        starts = {Facts(event).number: at for at, event in enumerate(step.events) if event[0] == "round"}
        if number + 1 in starts:
            found = []
        found.append(step.events[starts.get(number, 0) : starts.get(number + 1)])
        if number in starts:
            break
    return tuple(event for events in reversed(found) for event in events)


def _strengths(session: Session, number: int) -> tuple[int, ...]:
    """How strong everybody was when the Conflict of the round was decided; () if that is not remembered."""
    state = decided(session, number)
    return tuple(session.rules.fought(state, seat) for seat in range(len(state.seats))) if state is not None else ()


def decided(session: Session, number: int) -> GameState | None:
    """The position in which the Conflict of the round was decided; None if that is not remembered."""
    for beat in _beats(session):
        if beat.state.round == number and any(event[0] == "winner" for event in beat.events):
            return beat.state
    return None


def _beats(session: Session) -> Iterator[Beat]:
    for step in sorted(session.recent, reverse=True):
        yield from reversed(session.recent[step])
