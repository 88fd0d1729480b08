"""The act that is being weighed up: what a click would do, and what that would come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TypeVar

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import GameState, OptionId
from dune_desktop.engine.model.events import Event
from dune_desktop.engine.model.options import part
from dune_desktop.ui.screen.display import Rect

Answer = TypeVar("Answer")

THEN = "then:"
"""Before the name of a thing: the same as an act that is being weighed up would leave it."""


@dataclass(frozen=True)
class Weighed:
    """An act: the answers of each `way` to it that is still open, for each the positions it may lead to, and how.

    `over` is the action under the pointer and `at` where that is drawn, if it is what is weighed up; `sent_from` is
    where the card lies that would send an Agent. Where the
    positions of a way differ, hidden cards decide. `at_reveal` is the persuasion and the swords that revealing would
    bring after it, if that is sure and somebody is still to reveal. `card` is the one under the pointer while none is
    chosen: where it reaches is shown, and nothing of what it would come to. `advised` is the answer to which the act
    is advice.
    """

    view: GameState
    ways: tuple[tuple[OptionId, ...], ...] = ()
    worlds: tuple[tuple[GameState, ...], ...] = ()
    news: frozenset[str] = frozenset()  # kinds of events that would show something new
    events: tuple[tuple[tuple[Event, ...], ...], ...] = ()
    at_reveal: tuple[int, int] | None = None
    over: tuple[object, ...] = ()
    at: Rect | None = None
    sent_from: Rect | None = None
    card: str = ""
    advised: OptionId = ()

    @property
    def after(self) -> GameState | None:
        """One of the positions, None without an act."""
        return self.worlds[0][0] if self.worlds else None

    @property
    def space(self) -> str:
        """Where an Agent would be sent to; "" if none is."""
        return str(part(self.ways[0][0], "space")) if self.ways and self.ways[0][0][0] == "send" else ""

    def sure(self, question: Callable[[GameState], Answer]) -> Answer:
        """The answer in all these positions; as it is now if they differ, or there are none."""
        answers = [question(world) for way in self.worlds for world in way]
        return answers[0] if answers and all(answer == answers[0] for answer in answers) else question(self.view)

    def by_way(self, question: Callable[[GameState], Answer]) -> list[Answer] | None:
        """The answer for each way; None if it depends on hidden cards."""
        found = [[question(world) for world in way] for way in self.worlds]
        sure = all(answer == answers[0] for answers in found for answer in answers)
        return [answers[0] for answers in found] if sure else None

    @property
    def sure_events(self) -> tuple[Event, ...]:
        """What happens in all these positions, in the order of one of them."""
        every = [happened for way in self.events for happened in way]
        if not every:
            return ()
        common = Counter(every[0])
        for happened in every[1:]:
            common &= Counter(happened)
        return tuple(event for event in dict.fromkeys(every[0]) for _ in range(common[event]))
