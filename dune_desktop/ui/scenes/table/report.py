"""What a round brought, for the card that opens the next one. Pure functions of a session."""

from __future__ import annotations

from collections.abc import Iterator

from dune_desktop.engine import Event, GameState
from dune_desktop.engine.model.events import Facts
from dune_desktop.session import Beat, Session
from dune_desktop.ui.presenters.table.told import Fought, RoundReport
from dune_desktop.ui.scenes.table.director import enters, gains


def first_round(session: Session) -> RoundReport:
    """Before the first round nothing was fought for and nobody has won a point."""
    seats = session.state.seats
    return RoundReport("", tuple(Fought(None, 0) for _ in seats), tuple(0 for _ in seats))


def last_round(session: Session, number: int) -> RoundReport:
    """The report on the round before the round of this number.

    Its points are those between the card that opened it and the card that opens the next one: what a Round start
    brings before anybody draws is on the table when its card is shown.
    """
    events, opening = _of_round(session, number - 1), _of_round(session, number)
    counted = [*events[_announced(events) :], *opening[: _announced(opening)]]
    strengths = _strengths(session, number - 1)
    fought: list[Fought] = []
    points: list[int] = []
    for seat in range(len(session.state.seats)):
        own = [fact for fact in map(Facts, events) if fact.seat == seat]
        place = next((int(fact.place) for fact in own if fact.kind == "reward"), 0)
        won = tuple(gains(session.rules, _won(events, seat)))
        fought.append(Fought(strengths[seat] if strengths else None, place, won))
        points.append(sum(fact.n for fact in map(Facts, counted) if fact.seat == seat and fact.kind == "vp"))
    conflict = session.state.conflicts[number - 2]  # the position knows it, also where the log does not
    return RoundReport(conflict, tuple(fought), tuple(points), _makers(events))


def _announced(events: tuple[Event, ...]) -> int:
    """How many events of a round have happened when its card is shown: all before everybody draws."""
    if not events or events[0][0] != "round":
        return 0  # its beginning is not known any more
    return next((at for at, event in enumerate(events) if event[0] == "draw"), len(events))


def _won(events: tuple[Event, ...], seat: int) -> Iterator[Event]:
    """All that came to the seat with its reward and by winning, until Combat is over."""
    rewarded = False
    for event, fact in zip(events, map(Facts, events), strict=True):
        if fact.kind in ("winner", "reward") and fact.seat == seat:
            rewarded = True
        elif fact.kind == "phase":
            rewarded = False
        elif rewarded and fact.seat == seat:
            yield event


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
    return (
        tuple(session.rules.decided_strength(state, seat) for seat in range(len(state.seats)))
        if state is not None
        else ()
    )


def decided(session: Session, number: int) -> GameState | None:
    """The position in which the Conflict of the round was decided; None if that is not remembered."""
    for beat in _beats(session):
        if beat.state.round == number and any(event[0] == "winner" for event in beat.events):
            return beat.state
    return None


def _beats(session: Session) -> Iterator[Beat]:
    for step in sorted(session.recent_beats, reverse=True):
        yield from reversed(session.recent_beats[step])
