"""What others have done, turn by turn and thing by thing, and the way to see a turn once more.

    for told in Recap(session, texts).since(viewer): told.seat, told.lines

It reaches back as far as the session keeps positions.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import cached_property
from itertools import chain
from operator import itemgetter
from typing import NamedTuple

from dune_desktop.engine import Event, GameState
from dune_desktop.engine.model.events import Facts, seen_by
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n import Texts
from dune_desktop.i18n.log import LogGroup, log_groups
from dune_desktop.session import Session
from dune_desktop.ui.motion.brought import MotionContribution
from dune_desktop.ui.motion.flights import about
from dune_desktop.ui.presenters.table.told import RecapLine, RecapTurn
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.scenes.table.director import Act, churn

PART = 0.6  # of the time of a turn that each piece of it stays when it is shown again
REWIND = 0.35  # the same for the table as it was before

_EDGES = frozenset({"turn", "end_turn"})
"""Events with which a turn begins or ends."""


class Span(NamedTuple):
    """A stretch of what happened: of which seat, from which event of all (that one too) to which (that one not)."""

    seat: int
    first: int
    last: int


Known = dict[tuple[int, tuple[Event, ...]], tuple[RecapLine, ...]]
"""Stretches that have been told already: from which event of the whole game, and what the reader saw happen in them."""


def turns_of(events: Sequence[Event]) -> list[Span]:
    """The turns, and what lies between them (seat NOBODY), oldest first."""
    found: list[Span] = []
    begun, seat = 0, NOBODY
    for at, event in enumerate(events):
        if event[0] not in _EDGES:
            continue
        told = Facts(event)
        if told.kind == "turn":
            found.append(Span(seat, begun, at))
            begun, seat = at, told.seat
        elif told.seat == seat:
            found.append(Span(seat, begun, at + 1))
            begun, seat = at + 1, NOBODY
    return [span for span in (*found, Span(seat, begun, len(events))) if span.first < span.last]


class Recap:
    """What happened lately, as one seat may know it.

    What others did is told again at every answer; what is in `told`, in the same words for the same names, is not
    worded anew.
    """

    def __init__(self, session: Session, texts: Texts, told: Known | None = None) -> None:
        self.session = session
        self.texts = texts
        self._known: Known = {} if told is None else told
        self._from = min(session.recent_beats, default=len(session.steps))
        self._earlier = sum([len(step.events) for step in session.steps[: self._from]])
        self.events = tuple(chain.from_iterable([step.events for step in session.steps[self._from :]]))

    def turn(self, span: Span) -> tuple[Act, ...]:
        """A turn, counted among all events of the game, as acts; () if it is not kept any more."""
        return self.acts(span.first - self._earlier, span.last - self._earlier)

    def since(self, viewer: int, reader: int | None = None) -> tuple[RecapTurn, ...]:
        """What happened since the viewer's last turn, or all that is known if it had none; not its own turns.

        It is told as the `reader` may know it, if that is somebody else.
        """
        knows = viewer if reader is None else reader
        since = self._last_end(viewer)
        spans = (Span(seat, since + first, since + last) for seat, first, last in turns_of(self.events[since:]))
        told = (self._told(span, knows) for span in spans if span.seat != viewer)
        return tuple(turn for turn in told if turn.lines)

    def _last_end(self, viewer: int) -> int:
        """How many events led to the end of the viewer's last turn; 0 if that is not kept."""
        for at in range(len(self.events) - 1, -1, -1):
            kind, seat, *_ = self.events[at]
            if kind == "end_turn" and seat == viewer:
                return at + 1
        return 0

    def _told(self, span: Span, viewer: int) -> RecapTurn:
        seen = tuple(seen_by(event, viewer) for event in self.events[span.first : span.last])
        key = (self._earlier + span.first, seen)
        if key not in self._known:
            self._known[key] = self._lines(seen, self.events[: span.first])
        first, last = (self._earlier + number for number in (span.first, span.last))
        return RecapTurn(span.seat, self._known[key], first, last, span.first >= self._begin)

    def _lines(self, seen: tuple[Event, ...], before: tuple[Event, ...]) -> tuple[RecapLine, ...]:
        names = dict(enumerate(self.session.names))
        return tuple(
            RecapLine(deed.seat, _marked(deed), _things(deed.events), deed.opens)
            for deed in log_groups(self.texts, seen, names, before)
            if deed.kind == "line" and not all(map(_passes_by, deed.events))
        )

    # ------------------------------------------------------------------------------------------------ once more

    @cached_property
    def _beats(self) -> list[tuple[int, int, tuple[Event, ...], GameState]]:
        """Every piece with the numbers of its first event and of the one after its last, oldest first."""
        found: list[tuple[int, int, tuple[Event, ...], GameState]] = []
        at = 0
        for step in range(self._from, len(self.session.steps)):
            for beat in self.session.recent_beats.get(step, ()):
                found.append((at, at + len(beat.events), beat.events, beat.state))
                at += len(beat.events)
        return found

    @cached_property
    def _begin(self) -> int:
        """From which event on the position before it is kept: the first piece has none before it."""
        beats = (beat for step in sorted(self.session.recent_beats) for beat in self.session.recent_beats[step])
        return next((len(beat.events) for beat in beats), len(self.events) + 1)

    def _before(self, first: int) -> tuple[int, GameState] | None:
        """The position before an event of this number, and how many events led to it; None if it is not kept."""
        at = bisect_right(self._beats, first, key=itemgetter(1))
        return (self._beats[at - 1][1], self._beats[at - 1][3]) if at else None

    def again(self, turn: RecapTurn) -> tuple[Act, ...]:
        """A turn as acts; () if it is not kept any more."""
        return self.turn(Span(turn.seat, turn.first, turn.last))

    def acts(self, begins: int, ends: int) -> tuple[Act, ...]:
        """A stretch of events: the table as it was before, and then piece by piece; () if that is not kept any more."""
        rewound = self._before(begins)
        if rewound is None:
            return ()
        at, start = rewound
        acts = [Act((), start, "turn", len(self.events) - at, share=REWIND)]
        for first, last, events, state in self._beats:
            if first < ends and last > begins and events:
                mine = events[max(0, begins - first) : ends - first]
                share = 1.0 if any(event[0] == "hagal" for event in mine) else PART
                after = len(self.events) - min(last, ends)
                acts.append(Act(mine, state, "turn", after, churn(mine), share=share))
        return tuple(acts)


def _passes_by(event: Event) -> bool:
    """Tell whether somebody let a time for Intrigue cards pass by; in Combat that matters to the others."""
    return event[0] == "pass" and Facts(event).timing != "combat"


def _marked(deed: LogGroup) -> str:
    """The deed as rich text in which players stand out."""
    return "".join(f"<b>{part.markup}</b>" if part.kind == "player" else part.markup for part in deed.segments)


def _things(events: tuple[Event, ...]) -> tuple[tuple[str, ...], ...]:
    """What is lit on the table for these events: of each tuple the first name that is there."""
    flights = contributed(MotionContribution).flights
    return tuple(dict.fromkeys(end for event in events for end in about(event, flights)))
