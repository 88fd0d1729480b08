"""Where computers think: in another process (`worker.Worker`), or right here where nobody is kept waiting."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Protocol

from dune_desktop.company.tasks import Task
from dune_desktop.dataclass import dataclass

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class TaskResult:
    """What came of a task; `failed` if nothing did, by a mistake of the program that is in the log."""

    result: Any = None
    failed: bool = False


class TaskRunner(Protocol):
    """Takes tasks and hands back what comes of them, later. None of this keeps the caller waiting."""

    def start(self) -> None:
        """Get ready: there will be something to think about."""
        ...

    def close(self) -> None:
        """There is nothing to think about any more."""
        ...

    def ask(self, task: Task) -> int:
        """Think about this; the number by which the answer is fetched."""
        ...

    def heard(self, ticket: int) -> TaskResult | None:
        """What came of the task of that number, once; None while it is being thought about."""
        ...

    def drop(self, ticket: int) -> None:
        """Nobody wants to know any more."""
        ...

    def forget(self) -> None:
        """What is pressing is so no more: nobody wants to know of it."""
        ...


class LocalRunner:
    """Thinks when it is asked for the answer, and is done then."""

    def __init__(self) -> None:
        self._tasks: list[Task | None] = []

    def start(self) -> None:
        """Nothing needs to be made ready."""

    def close(self) -> None:
        self._tasks = []

    def ask(self, task: Task) -> int:
        self._tasks.append(task)
        return len(self._tasks) - 1

    def heard(self, ticket: int) -> TaskResult | None:
        task, self._tasks[ticket] = self._tasks[ticket], None
        return run_safely(task.think) if task is not None else None

    def drop(self, ticket: int) -> None:
        self._tasks[ticket] = None

    def forget(self) -> None:
        self._tasks = [None if task is not None and task.pressing else task for task in self._tasks]


def run_safely(think: Callable[[], object]) -> TaskResult:
    """What comes of thinking; never an error."""
    try:
        return TaskResult(think())
    except Exception:
        log.exception("nothing came of thinking")
        return TaskResult(failed=True)
