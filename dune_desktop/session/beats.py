"""Beats: the events after an answer, cut into pieces that are worth showing one after another."""

from __future__ import annotations

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import Event, GameState
from dune_desktop.engine.model.frames import Played, WindowFlow
from dune_desktop.session.foresight import PAUSING_EVENTS


@dataclass(frozen=True, slots=True)
class Beat:
    """A stretch of events that happened without an answer, such as one Rival's turn, and the position after it.

    If the effects of an Intrigue card played in Combat ended with it, `fought` is the seat that played it and the card.
    """

    events: tuple[Event, ...]
    state: GameState
    fought: tuple[int, str] | None = None


class BeatSplitter:
    """A cutter of the events after one answer into beats."""

    def __init__(self, before: GameState | None = None) -> None:
        self.beats: list[Beat] = []
        self.shown = 0
        self.rewarding = False  # whether the next events belong to a reward
        self.fighting = (
            _fighting(before) if before is not None else None
        )  # seat and card of a Combat Intrigue with effects left

    def watch(self, state: GameState) -> None:
        """Cut off the events since the last beat, if they are worth showing by themselves."""
        fresh = state.events[self.shown :]
        if not fresh:
            return
        kinds = {event[0] for event in fresh}
        if "intrigue" in kinds and state.phase == "combat":
            self.fighting = next(filter(None, map(played_in_combat, fresh)), self.fighting)
        fought = self.fighting if self.fighting is not None and _fighting(state) is None else None
        if fought is not None or self.rewarding or not PAUSING_EVENTS.isdisjoint(kinds):
            self.rewarding = "reward" in kinds or (self.rewarding and PAUSING_EVENTS.isdisjoint(kinds))
            self.beats.append(Beat(tuple(fresh), state.clone(), fought))
            self.shown += len(fresh)
            self.fighting = None if fought else self.fighting

    def finish(self, events: list[Event], state: GameState) -> tuple[Beat, ...]:
        """Return all beats, the last of which ends in this position; the position must not be changed afterwards."""
        return (*self.beats, Beat(tuple(events[self.shown :]), state))


def played_in_combat(event: Event) -> tuple[int, str] | None:
    """Return the seat and the Intrigue card that the event plays in Combat, or None."""
    match event:
        case ("intrigue", int(seat), str(card), "combat"):
            return seat, card
        case _:
            return None


def _fighting(state: GameState) -> tuple[int, str] | None:
    """Return the seat and the Intrigue card played in Combat that has effects left, or None."""
    if state.phase != "combat":
        return None
    window = next((frame for frame in state.stack if isinstance(frame, WindowFlow)), None)
    if window is None or window.timing != "combat":
        return None
    return next(((frame.seat, frame.card) for frame in state.stack if isinstance(frame, Played)), None)
