"""Task runners: where computers think, in another process (`worker.Worker`) or right here (`LocalRunner`)."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Protocol

from dune_desktop.company.tasks import Task
from dune_desktop.dataclass import dataclass

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class TaskResult:
    """The result of a task; `failed` if the task raised an error, which is in the log."""

    result: Any = None
    failed: bool = False


class TaskRunner(Protocol):
    """A runner that takes tasks and hands back their results later, without blocking the caller."""

    def start(self) -> None:
        """Get ready for tasks."""
        ...

    def close(self) -> None:
        """Stop all work and release what it needs."""
        ...

    def submit(self, task: Task) -> int:
        """Accept a task and return the number by which its result is fetched."""
        ...

    def fetch(self, ticket: int) -> TaskResult | None:
        """Return the result of the task of that number, once; None while there is none."""
        ...

    def cancel(self, ticket: int) -> None:
        """Cancel the task of that number: its result is not wanted any more."""
        ...

    def cancel_pressing(self) -> None:
        """Cancel all pressing tasks."""
        ...


class LocalRunner:
    """A runner in this process that runs a task when its result is fetched."""

    def __init__(self) -> None:
        self._tasks: list[Task | None] = []

    def start(self) -> None:
        """Do nothing: there is nothing to get ready."""

    def close(self) -> None:
        self._tasks = []

    def submit(self, task: Task) -> int:
        self._tasks.append(task)
        return len(self._tasks) - 1

    def fetch(self, ticket: int) -> TaskResult | None:
        task, self._tasks[ticket] = self._tasks[ticket], None
        return run_safely(task.think) if task is not None else None

    def cancel(self, ticket: int) -> None:
        self._tasks[ticket] = None

    def cancel_pressing(self) -> None:
        self._tasks = [None if task is not None and task.pressing else task for task in self._tasks]


def run_safely(think: Callable[[], object]) -> TaskResult:
    """Return the result of thinking; an error is logged and gives a failed result."""
    try:
        return TaskResult(think())
    except Exception:
        log.exception("nothing came of thinking")
        return TaskResult(failed=True)
