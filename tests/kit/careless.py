"""A task runner that decides at random and at once, for tests of code around computers."""

from __future__ import annotations

from dune_desktop.company.task_runner import TaskResult
from dune_desktop.company.tasks import Advise, Advised, Choose, Judge, Task, Verdict
from dune_desktop.players.advice.advice import Advice
from dune_desktop.players.advice.reasons import Why
from dune_desktop.players.player import RandomPlayer

WHY = (("points", 0.4), ("council", -0.3))
COUNTED = (("troops", 0.4), ("goods", -0.3))
COUNTS = (("troops", "troops", 12), ("goods", "spice", -2), ("goods", "solari", -5))


class Careless:
    """A runner that answers a task the first time it is polled, or only after `looks` polls."""

    def __init__(self, looks: int = 0) -> None:
        self.looks = looks
        self.open: dict[int, tuple[Task, int]] = {}
        self.dropped: list[int] = []
        self._count = 0

    def start(self) -> None:
        """Do nothing: it is always ready."""

    def close(self) -> None:
        self.open = {}

    def submit(self, task: Task) -> int:
        self._count += 1
        self.open[self._count] = task, self.looks
        return self._count

    def fetch(self, ticket: int) -> TaskResult | None:
        task, looks = self.open[ticket]
        if looks:
            self.open[ticket] = task, looks - 1
            return None
        del self.open[ticket]
        if isinstance(task, Advise):
            ways = tuple(
                Advice(option, 0.5 - 0.1 * place, WHY[:1], "first", later=True)
                if place > 1
                else Advice(option, 0.5 - 0.1 * place, WHY, "first")
                if place
                else Advice(option, 0.5, COUNTED, "next", counts=COUNTS)
                for place, option in enumerate(task.info_state.options[:3])
            )
            return TaskResult(Advised(ways, (("master", ways[0].option), ("expert", ways[-1].option))))
        if isinstance(task, Judge):
            seats = len(task.info_state.view.seats)
            other = next((option for option in task.info_state.options if option != task.played), ())
            worth = (task.seed % 100 - 60) / 100 if task.weighing and other else 0.0
            chances = (1 / seats,) * seats if task.standing else ()
            return TaskResult(
                Verdict(chances, other, worth, Why(COUNTED, counts=COUNTS)) if worth else Verdict(chances)
            )
        assert isinstance(task, Choose)
        return TaskResult(RandomPlayer(task.seed).choose(task.info_state))

    def cancel(self, ticket: int) -> None:
        self.open.pop(ticket, None)
        self.dropped.append(ticket)

    def cancel_pressing(self) -> None:
        for ticket in [ticket for ticket, (task, _) in self.open.items() if task.pressing]:
            self.cancel(ticket)
