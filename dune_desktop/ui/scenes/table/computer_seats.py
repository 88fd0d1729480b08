"""The computers at the table: what they answer is thought about elsewhere, and fetched here when it is wanted."""

from __future__ import annotations

from dune_desktop.company.task_runner import TaskRunner
from dune_desktop.company.tasks import choice
from dune_desktop.engine import OptionId
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session


class ComputerSeats:
    """Thinks ahead for whichever computer must answer next. A position that has gone is thought about no more."""

    def __init__(self, session: Session, runner: TaskRunner) -> None:
        self.session = session
        self.runner = runner
        self.by_chance = False  # whether nothing came of thinking, and somebody has answered by chance
        self._asked: tuple[int, int] | None = None  # for which moment, and the number of the task

    def prepare(self) -> None:
        """Let the computer that must answer think, if one must."""
        moment = self.session.moment
        if self._asked is not None and self._asked[0] != moment:
            self.leave()
        if self._asked is None and not self._only():
            task = choice(self.session)
            if task is not None:
                self._asked = moment, self.runner.submit(task)

    def answer(self) -> OptionId | None:
        """What the computer that must answer has decided on; None as long as it thinks, or if it is not its turn."""
        if self.session.asked_computer() is None:
            self.leave()
            return None
        self.prepare()
        if self._asked is None:
            return self._only()
        thought = self.runner.fetch(self._asked[1])
        if thought is None:
            return None
        self._asked = None
        if not thought.failed:
            option: OptionId = thought.result
            return option
        self.by_chance = True
        return RandomPlayer(self.session.answered).pick(self.session.rules.legal(self.session.state))

    def leave(self) -> None:
        """Nobody waits for what is being thought about."""
        if self._asked is not None:
            self.runner.cancel(self._asked[1])
            self._asked = None

    def _only(self) -> OptionId | None:
        """The answer where there is but one: nothing to think about."""
        options = self.session.rules.legal(self.session.state) if self.session.asked_computer() is not None else ()
        return options[0] if len(options) == 1 else None
