"""What happened, told: steps of the session as sentences, and what changed on the board meanwhile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dune_desktop.engine import Event
from dune_desktop.engine.model.events import Facts, seen_by
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n import Texts
from dune_desktop.i18n.log import LogLine, log_lines
from dune_desktop.session import Session, Step
from dune_desktop.ui.presenters.table.told import ChronicleLine, CombatCard, EventContribution, RoundSoFar
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.scenes.table.director import enters, in_combat
from dune_desktop.ui.scenes.table.recap import Span, turns_of

_CHANGING = frozenset({"turn", "send", "row"})
"""Events by which spaces and market slots change, or a turn begins; boxes add theirs (`EventContribution.renewed`)."""


class Chronicle:
    """The sentences of a session, made once per step for all readers who may know the same of it."""

    def __init__(self, session: Session, texts: Texts) -> None:
        self.session = session
        self.texts = texts
        #: By step, and reader or what there is to know of it
        self._known: dict[tuple[int, int | tuple[Event, ...]], tuple[LogLine, ...]] = {}

    def all_lines(self, viewer: int, hidden: int = 0) -> list[LogLine]:
        """Everything that happened, oldest first, as the viewer may know it; before it which seats computers have.

        The last `hidden` events are not on the screen yet.
        """
        told = [line for _, lines in self._from_first(viewer, hidden) for line in lines]
        return [*self._computers(), *told]

    def moments(self, viewer: int, hidden: int = 0) -> list[int | None]:
        """For each of `all_lines`, after how many answers it was so; nothing where the log does not lead there.

        None where that shows what is not on the screen yet.
        """
        steps = self.session.steps
        if len(steps) != 1 + sum(not entry.undone for entry in self.session.log):
            return []
        first = self._first_hidden(hidden)
        told = [index if index < first else None for index, lines in self._from_first(viewer, hidden) for _ in lines]
        return [*([0] * len(self._computers())), *told]

    def turns(self, viewer: int, hidden: int = 0) -> dict[int, Span]:
        """The numbers of lines in `all_lines` with which a turn, or what lies between two, begins; and its events.

        Nothing where the log does not lead there, and none that is not on the screen as a whole.
        """
        if not self.moments(viewer):
            return {}
        events = [event for step in self.session.steps for event in step.events]
        begins = {span.first: span for span in turns_of(events) if span.last <= len(events) - hidden}
        found: dict[int, Span] = {}
        lines = dict(self._from_first(viewer, hidden))
        line, event = len(self._computers()), 0
        for index, step in enumerate(self.session.steps):
            own = [first for first in begins if event <= first < event + len(step.events)]
            if own:
                round_before = self._round_before(index)
                for first in own:
                    earlier = self._tell(step.events[: first - event], viewer, round_before)
                    found.setdefault(line + len(earlier), begins[first])
            event += len(step.events)
            line += len(lines.get(index, ()))
        found.pop(line, None)  # of what has just begun there is nothing to tell yet
        return found

    def _computers(self) -> list[LogLine]:
        """Who among the players is a computer, and of what kind."""
        found = []
        for seat, chair in enumerate(self.session.chairs):
            if chair.computer:
                level = self.texts.t("computer.level." + chair.level)
                temper = self.texts.t("computer.temperament." + chair.temperament)
                line = self.texts.line("log.computer", who=self.session.names[seat], level=level, temper=temper)
                found.append(LogLine(seat, "line", line))
        return found

    def latest(self, viewer: int, hidden: int = 0, *, most: int) -> tuple[ChronicleLine, ...]:
        """The newest lines first, so many; the last `hidden` events are not on the screen, or not yet."""
        found: list[ChronicleLine] = []
        for _, lines in self._from_last(viewer, hidden):
            found += [_short(line) for line in reversed(lines) if line.kind != "quiet"]
            if len(found) >= most:
                break
        return tuple(found[:most])

    def _from_first(self, viewer: int, hidden: int) -> list[tuple[int, tuple[LogLine, ...]]]:
        """The lines of each step, of the last `hidden` events none."""
        return list(reversed(list(self._from_last(viewer, hidden))))

    def _from_last(self, viewer: int, hidden: int) -> Iterator[tuple[int, tuple[LogLine, ...]]]:
        steps = self.session.steps
        follows = False  # something of the next step is told
        for index in reversed(range(len(steps))):
            events = steps[index].events
            shown = events[: max(0, len(events) - hidden)]
            hidden -= len(events) - len(shown)
            whole = len(shown) == len(events)
            if not whole:
                yield index, self._tell((*self._told_with(index), *shown), viewer, self._round_before(index))
            elif not (follows and self._goes_on(index)):
                yield index, self._of_step(index, viewer)
            follows = bool(shown)

    def _first_hidden(self, hidden: int) -> int:
        """The first step of which the last `hidden` events are a part."""
        steps = self.session.steps
        index = len(steps)
        while hidden > 0 and index:
            index -= 1
            hidden -= len(steps[index].events)
        return index

    def _goes_on(self, index: int) -> bool:
        """Whether the step deployed units and so did the next one, of the same seat: they are told together."""
        both = self.session.steps[index : index + 2] if index >= 0 else []
        deployed = [step.seat for step in both if step.option[:1] == ("deploy",)]
        return len(deployed) == 2 and deployed[0] == deployed[1]

    def _told_with(self, index: int) -> tuple[Event, ...]:
        """The events of the steps before this one that are told with it."""
        first = index
        while self._goes_on(first - 1):
            first -= 1
        return tuple(event for step in self.session.steps[first:index] for event in step.events)

    def since_turn(self, seat: int) -> tuple[ChronicleLine, ...]:
        """What happened since the seat's last turn ended, newest first."""
        index, after = self._last_end(seat)
        earlier = (*self._round_before(index), *self.session.steps[index].events[:after]) if self.session.steps else ()
        events = [event for step in self.session.steps[index:] for event in step.events][after:]
        lines = self._tell(tuple(events), NOBODY, earlier)
        return tuple(ChronicleLine(line.seat, str(line.markup)) for line in reversed(lines) if line.kind == "line")

    def had_turn(self, seat: int) -> bool:
        """Whether the seat has ended a turn as far as the chronicle reaches back."""
        return self._last_end(seat) != (0, 0)

    def _last_end(self, seat: int) -> tuple[int, int]:
        """The step in which the seat ended its last turn and the place behind that event; (0, 0) if it has not yet."""
        for index in reversed(range(len(self.session.steps))):
            events = self.session.steps[index].events
            for at in reversed(range(len(events))):
                kind, ended, *_ = events[at]
                if kind == "end_turn" and ended == seat:
                    return index, at + 1
        return 0, 0

    def _round_before(self, index: int, hidden: int = 0) -> tuple[Event, ...]:
        """The events of the round that a step begins in, up to the step; or of that before its last `hidden` events."""
        found: list[tuple[Event, ...]] = []
        for step in reversed(self.session.steps[:index]):
            events = step.events[: max(0, len(step.events) - hidden)]
            hidden -= len(step.events) - len(events)
            starts = [at for at, event in enumerate(events) if event[0] == "round"]
            found.append(events[starts[-1] if starts else 0 :])
            if starts:
                break
        return tuple(event for events in reversed(found) for event in events)

    def so_far(self, seat: int, hidden: int = 0) -> RoundSoFar:
        """What the seat did this round; the last `hidden` events have not been shown yet."""
        kinds = {"acquire": ("card", "card"), **contributed(EventContribution).acquired}
        told = [
            Facts(event)
            for event in self._round_before(len(self.session.steps), hidden)
            if event[0] in {"send", "reveal", "trash", *kinds}
        ]
        own = [each for each in told if each.seat == seat]
        return RoundSoFar(
            sent=_still_in_play(own),
            revealed=tuple(card for each in own if each.kind == "reveal" for card in each.cards),
            bought=tuple(
                f"{kinds[each.kind][0]}:{getattr(each, kinds[each.kind][1])}" for each in own if each.kind in kinds
            ),
        )

    def turned(self) -> tuple[CombatCard, ...]:
        """The cards that count in the latest Combat, in their order: those of House Hagal, and Intrigue."""
        steps: list[tuple[Event, ...]] = []
        for step in reversed(self.session.steps):
            steps.append(step.events)
            if enters(step.events, "combat") is not None:
                break
        return in_combat(event for events in reversed(steps) for event in events)

    def _of_step(self, index: int, viewer: int) -> tuple[LogLine, ...]:
        known = self._known.get((index, viewer))
        if known is None:
            events = (*self._told_with(index), *self.session.steps[index].events)
            seen = tuple(seen_by(event, viewer) for event in events)
            known = self._known.get((index, seen))
            if known is None:
                known = self._known[index, seen] = self._tell(seen, viewer, self._round_before(index))
            self._known[index, viewer] = known
        return known

    def forget(self, from_step: int) -> None:
        """Steps from this one on were taken back."""
        self._known = {key: lines for key, lines in self._known.items() if key[0] < from_step}

    def _tell(self, events: tuple[Event, ...], viewer: int, before: tuple[Event, ...]) -> tuple[LogLine, ...]:
        names = dict(enumerate(self.session.names))
        return log_lines(self.texts, (seen_by(event, viewer) for event in events), names, before)


def _still_in_play(own: Sequence[Facts]) -> tuple[tuple[str, str], ...]:
    """Return the cards that sent Agents and have not been trashed since, and where to."""
    found: list[tuple[str, str]] = []
    for each in own:
        if each.kind == "send":
            found.append((each.card, each.space))
        elif each.kind == "trash" and each.zone == "in_play":
            gone = next((at for at in reversed(range(len(found))) if found[at][0] == each.card), None)
            if gone is not None:
                del found[gone]
    return tuple(found)


def _short(line: LogLine) -> ChronicleLine:
    text = str(line.markup)
    return ChronicleLine(line.seat, f"<c=brass_light>{text}</c>" if line.kind in ("heading", "round") else text)


def spaces_changed(steps: Sequence[Step], viewer: int) -> frozenset[str]:
    """Spaces and market slots that others changed since the viewer last acted."""
    changed: set[str] = set()
    renewed = contributed(EventContribution).renewed
    changing = _CHANGING | renewed.keys()
    for step in reversed(steps):
        for happened in (Facts(event) for event in reversed(step.events) if event[0] in changing):
            if happened.kind == "turn" and happened.seat == viewer:
                return frozenset(changed)
            if happened.kind == "send" and happened.seat != viewer:
                changed.add(happened.space)
            elif happened.kind == "row":
                changed.add(f"row:{happened.slot}")
            elif happened.kind in renewed:
                changed.add(f"{happened.kind}:{getattr(happened, renewed[happened.kind])}")
    return frozenset(changed)
