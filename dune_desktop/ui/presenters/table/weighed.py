"""The act that is being weighed up, and who has asked what about it.

While the pointer goes from space to space only this changes on the table. So presenters get at it by questions alone:
the questions that a part of the picture has asked say, together with their answers, whether it would look different.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from dune_desktop.engine import GameState

Answer = TypeVar("Answer")


@dataclass
class Weighed:
    """Going to `space` ("" for nowhere); `after` is the position that leads to, as far as the viewer can know."""

    view: GameState
    space: str = ""
    after: GameState | None = None
    asked: list[Asked] = field(default_factory=list)

    def ask(self, question: Callable[[Weighed], Answer]) -> Answer:
        """The answer, remembered with the question."""
        answer = question(self)
        self.asked.append((question, answer))
        return answer

    def asked_for(self, made: Callable[[], Any]) -> tuple[Any, tuple[Asked, ...]]:
        """What a function makes, and the questions it asks meanwhile."""
        begin = len(self.asked)
        return made(), tuple(self.asked[begin:])

    def answers(self, asked: Iterable[Asked]) -> bool:
        """Whether these questions have these answers here."""
        return all(question(self) == answer for question, answer in asked)


Asked = tuple[Callable[[Weighed], object], object]
"""A question and its answer."""
