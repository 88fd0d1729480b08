"""Invented players with files of their own, and the screens that they see, for pictures."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from shutil import copyfile
from typing import Final

from dune_desktop.company.task_runner import LocalRunner
from dune_desktop.company.tasks import Advise, Advised, Judge, Task, Verdict
from dune_desktop.content.catalog import catalog
from dune_desktop.dataclass import dataclass
from dune_desktop.engine.assembly import registry
from dune_desktop.i18n.languages import DEFAULT
from dune_desktop.lessons.lesson import lesson_ids
from dune_desktop.players.advice.advice import Advice
from dune_desktop.players.player import RandomPlayer
from dune_desktop.storage.files import of_session, pack, read, to_session
from dune_desktop.storage.folder import automatic, deleted, round_start
from dune_desktop.storage.past import PastGame, PastSeat
from dune_desktop.storage.places import Places
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.lessons.progress import OFFERED
from dune_desktop.ui.scenes.reviews import Reviews
from dune_desktop.ui.scenes.title import TitleScene
from dune_desktop.ui.screen.display import Action
from dune_desktop.ui.ways import Ways
from dune_desktop.ui.window.scene import Ask, Back, Go, Request, Scene
from dune_desktop.ui.window.stack import Stack
from dune_desktop.ui.window.unseen.headless import fonts

CANVAS: Final = (1920.0, 1080.0)
NOON: Final = datetime(2025, 7, 12, 12, tzinfo=UTC)
"""The date at which these people play."""

Step = Go | Action | Callable[[Program], Request | None]
"""One step to the next screen: a request to go, an action, or a function that changes the program."""


@dataclass(frozen=True, slots=True)
class SamplePlayer:
    """The folder of a player, with fixed dates in it and no cleaning up."""

    folder: Path

    @property
    def saves(self) -> Path:
        return Places.under(self.folder).saves

    def program(self, language: str) -> Program:
        """Return a program with these files, which shows no paths of this machine."""
        program = Program(replace(Places.under(self.folder), log=Path("dune-desktop.log")), language)
        program.runner = LocalRunner()
        program.ready = True
        _, *others = lesson_ids()  # the first one is on the title; no other one is offered over a new game
        program.remember(lessons=tuple((name, OFFERED) for name in others))
        return program

    def scene(self, language: str, *steps: Step) -> Scene:
        """Return the scene reached by these steps from the title."""
        program = self.program(language)
        stack = Stack(TitleScene(program), Ways(program), lambda: None)
        for step in steps:
            stack.top.screen(fonts(language), CANVAS)
            if isinstance(step, tuple):
                _follow(stack, stack.top.handle(step))
            else:
                _follow(stack, step if isinstance(step, Go) else step(program))
        program.slots.flush()
        program.slots.locks.close()  # each open lock keeps a thread
        return stack.top


def _follow(stack: Stack, request: Request | None) -> None:
    """Follow a request to another scene; other requests do not change the picture."""
    if isinstance(request, Go | Ask):
        _follow(stack, stack.go(request))
    elif isinstance(request, Back):
        for told in stack.back(request):
            _follow(stack, told)


# ---------------------------------------------------------------------------------------------------- what lies there


def with_files(folder: Path, games: Sequence[Path]) -> SamplePlayer:
    """Return a player with these saves, a damaged and a deleted one, earlier positions, and past games.

    The earlier positions are of the first game.
    """
    home = SamplePlayer(folder)
    home.saves.mkdir(parents=True)
    for path in games:
        copyfile(path, home.saves / path.name)
    first = read(games[0]).game
    for path in (automatic(home.saves, first), *(round_start(home.saves, first, number) for number in (2, 3))):
        path.parent.mkdir(exist_ok=True)
        copyfile(games[0], path)
    (home.saves / "damaged.dune").write_bytes(b"nothing of sense")
    deletion_folder = deleted(home.saves) / "1"
    deletion_folder.mkdir(parents=True)
    copyfile(games[-1], deletion_folder / games[-1].name)
    os.utime(deletion_folder, (NOON.timestamp(),) * 2)
    home.program(DEFAULT).slots.past.add(map(_past, range(14)))
    return home


LEADERS: Final[tuple[str, ...]] = ("paul_atreides", "baron_vladimir_harkonnen", "count_ilban_richese", "helena_richese")


def _past(day: int) -> PastGame:
    """Return a past game that ended on that day, in turn against Rivals, computers or people.

    Every fourth one was played on another board.
    """
    against, boxes, leaders = day % 3, registry.standard(), LEADERS
    variants: tuple[str, ...] = ()
    if day % 4 == 1:
        boxes = next((box.id,) for box in registry.boxes() if box.brings and box.id not in boxes)
        leaders = tuple(leader.id for leader in catalog(boxes).leaders)
        variants = tuple(variant.id for variant in registry.variants(boxes))[:1]
    seats = [
        PastSeat(
            kind="rival" if seat and against == 0 else "human",
            name=("Kim", "Lee", "Cho", "Ann")[(seat + day // 3) % 4],
            points=11 - (seat + day) % 4,
            place=1 + (seat + day) % 4,
            level="adept" if seat and against == 1 else "",
            leader=leaders[(seat + day) % 4],
            sources={"start": 1, "conflict": 6 - (seat + day) % 4, "track": 4},
        )
        for seat in range(3 if against == 0 else 4)
    ]
    level = ("mentat", "sardaukar")[day % 2] if against == 0 else ""
    ended = NOON + timedelta(days=day)
    return PastGame(f"game{day:02}", ended, boxes, 7 + day % 4, tuple(seats), variants, level)


def ended(home: SamplePlayer, path: Path) -> Path:
    """Return a save with this game played to its end and reviewed; it is made once."""
    file = home.saves / path.name
    if file.exists():
        return file
    session = to_session(read(path), path)
    player = RandomPlayer(1)
    while not session.over:
        session.answer(player.pick(session.rules.legal(session.state)))
    home.saves.mkdir(parents=True, exist_ok=True)
    file.write_bytes(pack(of_session(session, path.stem)))
    reviews = Reviews(home.saves, FakeRunner())
    review = reviews.of(session, path.stem)
    review.go()
    while review.running:
        reviews.tick()
    reviews.close()
    return file


class FakeRunner(LocalRunner):
    """A runner that judges and advises by meaningless numbers, because real thinking takes long and differs."""

    def submit(self, task: Task) -> int:
        if isinstance(task, Advise):
            return super().submit(_FakeAdvice(task))
        return super().submit(_FakeJudge(task) if isinstance(task, Judge) else task)


@dataclass(frozen=True, slots=True)
class _FakeAdvice:
    """Quick advice: the first options, with a reason of each kind."""

    task: Advise
    pressing: bool = False

    def think(self) -> Advised:
        first, *others = self.task.info_state.options[:3]
        whys: Sequence[tuple[tuple[str, float], ...]] = (
            (("troops", 0.4), ("goods", -0.3)),
            (("points", 0.4), ("council", -0.3)),
            (),
        )
        ways = [Advice(first, 0.5, whys[0], "next", counts=(("troops", "troops", 2), ("goods", "spice", -1)))]
        ways += [Advice(option, 0.4 - place / 10, whys[place + 1], "first") for place, option in enumerate(others)]
        return Advised(tuple(ways), (("master", first), ("expert", ways[-1].option)))


@dataclass(frozen=True, slots=True)
class _FakeJudge:
    """A quick judgment: chances follow the points, and few answers get a better alternative."""

    task: Judge
    pressing: bool = False

    def think(self) -> Verdict:
        task, points = self.task, [1 + seat.vp for seat in self.task.info_state.view.seats]
        chances = tuple(each / sum(points) for each in points) if task.standing else ()
        other = next((option for option in task.info_state.options if option != task.played), ())
        worth = (task.seed % 100 - 60) / 300 if task.weighing and other else 0.0
        return Verdict(chances, other if worth else (), worth)
