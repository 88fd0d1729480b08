"""Made-up players with their files, and the screens that such a player sees."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from shutil import copyfile
from typing import Final

from dune_desktop.company.task_runner import LocalRunner
from dune_desktop.company.tasks import Judge, Task, Verdict
from dune_desktop.dataclass import dataclass
from dune_desktop.engine.assembly import registry
from dune_desktop.i18n.languages import DEFAULT
from dune_desktop.players.player import RandomPlayer
from dune_desktop.storage.files import of_session, pack, read, to_session
from dune_desktop.storage.folder import automatic, deleted, round_start
from dune_desktop.storage.past import PastGame, PastSeat
from dune_desktop.storage.places import Places
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.reviews import Reviews
from dune_desktop.ui.scenes.title import TitleScene
from dune_desktop.ui.screen.display import Action
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.ways import Ways
from dune_desktop.ui.window.scene import Ask, Back, Go, Request, Scene
from dune_desktop.ui.window.stack import Stack

CANVAS: Final = (1920.0, 1080.0)
NOON: Final = datetime(2025, 7, 12, 12, tzinfo=UTC)
"""When these people play."""

Step = Go | Action | Callable[[Program], Request | None]
"""What leads on: a way, something done on the screen, or something that befalls the program."""


@dataclass(frozen=True, slots=True)
class Home:
    """The folder of a player. Dates of what lies in it do not change, and nothing is tidied away."""

    folder: Path

    @property
    def saves(self) -> Path:
        return Places.under(self.folder).saves

    def program(self, language: str) -> Program:
        """A program over these files, which says of no file where it lies."""
        program = Program(replace(Places.under(self.folder), log=Path("dune-desktop.log")), language)
        program.runner = LocalRunner()
        program.ready = True
        return program

    def scene(self, language: str, *steps: Step) -> Scene:
        """What is on the screen after these steps from the title."""
        program = self.program(language)
        stack = Stack(TitleScene(program), Ways(program), lambda: None)
        for step in steps:
            stack.top.screen(Plain(), CANVAS)
            if isinstance(step, tuple):
                _follow(stack, stack.top.handle(step))
            else:
                _follow(stack, step if isinstance(step, Go) else step(program))
        program.slots.flush()
        program.slots.locks.close()  # each would be watched over by a thread
        return stack.top


def _follow(stack: Stack, request: Request | None) -> None:
    """Go where it leads; what else a window does for a scene is not seen in a picture."""
    if isinstance(request, Go | Ask):
        _follow(stack, stack.go(request))
    elif isinstance(request, Back):
        for told in stack.back(request):
            _follow(stack, told)


# ---------------------------------------------------------------------------------------------------- what lies there


def with_files(folder: Path, games: Sequence[Path]) -> Home:
    """A player with these saves; one that cannot be used, one deleted, earlier positions of the first, past games."""
    home = Home(folder)
    home.saves.mkdir(parents=True)
    for path in games:
        copyfile(path, home.saves / path.name)
    first = read(games[0]).game
    for path in (automatic(home.saves, first), *(round_start(home.saves, first, number) for number in (2, 3))):
        path.parent.mkdir(exist_ok=True)
        copyfile(games[0], path)
    (home.saves / "damaged.dune").write_bytes(b"nothing of sense")
    grave = deleted(home.saves) / "1"
    grave.mkdir(parents=True)
    copyfile(games[-1], grave / games[-1].name)
    os.utime(grave, (NOON.timestamp(),) * 2)
    home.program(DEFAULT).slots.past.add(map(_past, range(14)))
    return home


LEADERS: Final = ("paul_atreides", "baron_vladimir_harkonnen", "count_ilban_richese", "helena_richese")


def _past(day: int) -> PastGame:
    """A game that ended on a day: against Rivals, computers, and people in turn."""
    against = day % 3
    seats = [
        PastSeat(
            kind="rival" if seat and against == 0 else "human",
            name=("Kim", "Lee", "Cho", "Ann")[(seat + day // 3) % 4],
            points=11 - (seat + day) % 4,
            place=1 + (seat + day) % 4,
            level="adept" if seat and against == 1 else "",
            leader=LEADERS[(seat + day) % 4],
            sources={"start": 1, "conflict": 6 - (seat + day) % 4, "track": 4},
        )
        for seat in range(3 if against == 0 else 4)
    ]
    level = ("mentat", "sardaukar")[day % 2] if against == 0 else ""
    ended = NOON + timedelta(days=day)
    return PastGame(f"game{day:02}", ended, registry.standard(), 7 + day % 4, tuple(seats), (), level)


def ended(home: Home, path: Path) -> Path:
    """A save among those of the player: the game of this one, played on to its end and reviewed. It is made once."""
    file = home.saves / path.name
    if file.exists():
        return file
    session = to_session(read(path), path)
    player = RandomPlayer(1)
    while not session.over:
        session.answer(player.pick(session.rules.legal(session.state)))
    home.saves.mkdir(parents=True, exist_ok=True)
    file.write_bytes(pack(of_session(session, path.stem)))
    reviews = Reviews(home.saves, Hasty())
    review = reviews.of(session, path.stem)
    review.go()
    while review.running:
        reviews.tick()
    reviews.close()
    return file


class Hasty(LocalRunner):
    """Judges answers by a number that means nothing: to think them over takes an hour."""

    def ask(self, task: Task) -> int:
        return super().ask(_AtOnce(task) if isinstance(task, Judge) else task)


@dataclass(frozen=True, slots=True)
class _AtOnce:
    """An answer to be judged. Whoever has points has a chance, and hardly any answer is worth a word."""

    task: Judge
    pressing: bool = False

    def think(self) -> Verdict:
        task, points = self.task, [1 + seat.vp for seat in self.task.info_state.view.seats]
        chances = tuple(each / sum(points) for each in points) if task.standing else ()
        other = next((option for option in task.info_state.options if option != task.played), ())
        worth = (task.seed % 100 - 60) / 300 if task.weighing and other else 0.0
        return Verdict(chances, other if worth else (), worth)
