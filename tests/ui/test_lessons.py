"""Lessons in the window, by real clicks: every step is done, wrong clicks are answered, one can leave and return."""

from __future__ import annotations

from typing import cast

import pytest

from dune_desktop.company.task_runner import LocalRunner
from dune_desktop.engine import OptionId
from dune_desktop.lessons.lesson import PUPIL, lesson, lesson_ids
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.lessons.lesson import LessonScene
from dune_desktop.ui.scenes.lessons.progress import DONE, FIRST, progress
from dune_desktop.ui.scenes.table.hints import ROUNDS
from dune_desktop.ui.screen.display import Hit, Rect
from dune_desktop.ui.screen.things import things
from dune_desktop.ui.ways import Ways
from dune_desktop.ui.window.scene import Go
from tests.ui.person import Person

SIZES = ((1280, 720), (1920, 1080))
COUNTS = ("troops", 1)
"""One troop more to deploy."""

ONE_OTHER = ("troops", 0, 1)
"""One more of the second kind of unit to deploy."""

PATIENCE = 300  # turns of the window in which something must have happened


class Pupil(Person):
    """Somebody who takes a lesson."""

    def __init__(self, program: Program, name: str, step: str = "", size: tuple[int, int] = SIZES[0]) -> None:
        program.runner = LocalRunner()
        scene = Ways(program)(Go("lesson", (name, step)), None)  # type: ignore[arg-type]
        super().__init__(program, cast("LessonScene", scene), size)

    @property
    def lesson(self) -> LessonScene:
        assert isinstance(self.scene, LessonScene), self.at
        return self.scene

    @property
    def step(self) -> str:
        return self.lesson.session.step.id

    def wait(self) -> None:
        """Go on with what is shown until the plate of the lesson is there."""
        for _ in range(PATIENCE):
            if any(region.name == "lesson" for region in self.screen.regions) and self._may_go_on:
                return
            onward = self.hits("next")
            self.click(onward[0]) if onward else self.turn()
        raise AssertionError(f"the plate of step {self.step} never came")

    @property
    def _may_go_on(self) -> bool:
        """Whether the pupil reads, or is asked."""
        session = self.lesson.session
        return session.step.reads or session.asked() == PUPIL

    def give(self, option: OptionId) -> None:
        """Answer by clicks: what is named first, then where, and what else is asked."""
        answered, clicked = self.lesson.session.answered, set[tuple[object, ...]]()
        while isinstance(self.scene, LessonScene) and self.lesson.session.answered == answered:
            hit = self._next_to(option, clicked)
            clicked |= {hit.action} - {COUNTS}
            self.click(hit)
            while asked := self.hits("answer"):
                self.click(next(hit for hit in asked if hit.action[1] in ("on", "deploy")))

    def _next_to(self, option: OptionId, clicked: set[tuple[object, ...]]) -> Hit:
        """What is to be clicked next for this answer: the nearest to the answer itself."""
        action, *parts = option
        hits = [hit for hit in self.hits() if hit.action not in clicked]
        for wanted in (
            lambda act: act in (option, ("option", *option)),
            lambda act: act[0] in ("options", "group") and option in act[1:],
            lambda act: act == ("commit",),
            lambda act: act == ONE_OTHER and len(parts) > 1 and action == "deploy",
            lambda act: act == COUNTS and action == "deploy",
            lambda act: act[0] == "card" and action == "send" and parts[-1] == f"card:{act[1]}",
            lambda act: act[0] == "card" and action == "send" and act[1] == parts[0],
            lambda act: act[0] == "space" and action == "send" and act[1] == parts[1],
            lambda act: act[0] == action and parts[:1] == list(act[1:2]),
            lambda act: act[0] not in ("set", "inspect") and any(part in act[1:] for part in parts if part),
        ):
            found = [hit for hit in hits if wanted(hit.action)]
            if found:
                return found[0]
        raise AssertionError(f"nothing leads to {option}; there is {[hit.action for hit in hits]}")


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", lesson_ids())
def test_a_lesson_is_played_through_by_clicks(program: Program, name: str, size: tuple[int, int]) -> None:
    """What is lit at each step is on the screen, and the plate does not lie on it."""
    with Pupil(program, name, size=size) as pupil:
        for step in lesson(name).steps:
            pupil.wait()
            if step.until:
                pupil.do("lesson_skip")
                continue
            assert pupil.step == step.id
            there = things(pupil.screen)
            for thing in step.light:
                assert thing in there, f"{step.id}: there is no {thing}, but {sorted(there)}"
                assert not _meet(there["lesson"].thing.rect, there[thing].thing.rect), f"{step.id}: {thing} is covered"
            if step.reads and step is not lesson(name).steps[-1]:
                pupil.do("lesson_next")
            for answer in step.answers:
                pupil.wait()
                pupil.give(answer)
        assert progress(program.settings, name) == DONE
        pupil.do("lesson_end")
        assert pupil.at == ("GameScene" if name == FIRST else "LessonsScene")


def _meet(a: Rect, b: Rect) -> bool:
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


def test_a_wrong_click_changes_nothing_and_says_what_is_to_be_done(program: Program) -> None:
    with Pupil(program, FIRST, "send") as pupil:
        pupil.wait()
        before = pupil.lesson.session.answered
        pupil.do("reveal")
        assert "Not yet" in pupil.app.passing.words
        assert "Click Diplomacy" in pupil.app.passing.words
        assert pupil.lesson.session.answered == before
        pupil.give(("send", "diplomacy", "hardy_warriors", 0, "", ""))
        assert pupil.step == "gains"


def test_nothing_is_answered_while_something_is_to_be_read(program: Program) -> None:
    with Pupil(program, FIRST) as pupil:
        pupil.wait()
        pupil.do("reveal")
        assert "Read this first" in pupil.app.passing.words
        assert pupil.lesson.session.answered == 0


def test_a_lesson_is_left_and_taken_up_where_it_was(program: Program) -> None:
    with Pupil(program, FIRST) as pupil:
        for _ in range(5):
            pupil.do("lesson_next")
        left = pupil.step
        pupil.press("ESCAPE")
        assert pupil.at == "LessonMenuScene"
        pupil.do("lessons")
        assert "Go on at step 6" in pupil.words()
        pupil.do("begin", FIRST)
        assert pupil.step == left == "send"


def test_one_can_go_back_step_by_step(program: Program) -> None:
    """Also to before an answer, which is then as if it had not been given."""
    steps = [step.id for step in lesson(FIRST).steps]
    last = steps.index("point")
    with Pupil(program, FIRST, "point") as pupil:
        for step in reversed(steps[:last]):
            pupil.do("lesson_back")
            assert pupil.step == step
        assert pupil.lesson.session.answered == 0


def test_a_step_is_done_for_whoever_wants_that(program: Program) -> None:
    with Pupil(program, FIRST, "send") as pupil:
        pupil.do("lesson_skip")
        assert pupil.step == "gains"
        assert pupil.lesson.session.state.seats[PUPIL].agents == ("hardy_warriors",)


def test_a_step_is_done_from_the_menu_too(program: Program) -> None:
    """The menu is gone then, and the table is where it was gone on with."""
    with Pupil(program, FIRST, "send") as pupil:
        pupil.press("ESCAPE")
        pupil.do("skip")
        assert pupil.at == "LessonScene"
        assert pupil.step == "gains"


def test_undo_takes_the_step_back(program: Program) -> None:
    with Pupil(program, FIRST, "send") as pupil:
        pupil.wait()
        pupil.give(("send", "diplomacy", "hardy_warriors", 0, "", ""))
        pupil.do("undo")
        assert pupil.step == "send"


def test_the_first_start_proposes_the_first_lesson_once(program: Program) -> None:
    with Person(program, Ways(program).first()) as newcomer:
        assert "Learn to play" in newcomer.words()
        newcomer.press("RETURN")
        assert newcomer.at == "LessonScene"
        newcomer.press("ESCAPE")
        newcomer.do("title")
        assert newcomer.find("new") is not None
        assert newcomer.find("lessons") is not None


def test_who_knows_the_game_is_not_asked_again(program: Program) -> None:
    with Person(program, Ways(program).first()) as player:
        player.do("known")
        assert player.at == "NewGameScene"
        player.press("ESCAPE")
        assert player.find("known") is None
        assert player.find("new") is not None


def test_after_the_first_lesson_comes_a_first_game_with_hints(program: Program) -> None:
    """Three Novices, and a good move with its reason at the own turn; none once hints are switched off."""
    with Pupil(program, FIRST, "end") as pupil:
        pupil.do("lesson_end")
        assert pupil.at == "GameScene"
        levels = [chair.level for chair in pupil.table.session.chairs]
        assert levels == ["", *["novice"] * 3]
        while pupil.table.session.asked() != PUPIL or pupil.table.shown_game.watching:
            onward = pupil.hits("next")
            pupil.click(onward[0]) if onward else pupil.turn()
        for _ in range(PATIENCE):
            if any(region.name == "hint" for region in pupil.screen.regions):
                break
            pupil.turn()
        assert "A good move here" in pupil.words()
        program.remember(hints=False)
        pupil.menu()
        pupil.press("ESCAPE")
        assert "A good move here" not in pupil.words()


def test_it_is_told_once_that_the_hints_are_over(program: Program) -> None:
    """At the first decision of the fourth round, and not before."""
    with Pupil(program, FIRST, "end") as pupil:
        pupil.do("lesson_end")
        told = []
        for rounds in (1, ROUNDS, ROUNDS + 1):
            pupil.table.session.state.round = rounds
            while pupil.table.session.asked() != PUPIL or pupil.table.shown_game.watching:
                onward = pupil.hits("next")
                pupil.click(onward[0]) if onward else pupil.turn()
            for _ in range(3):
                pupil.turn()
            told.append("you play without hints" in pupil.words())
        assert told == [False, False, True]
