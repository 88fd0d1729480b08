"""Lessons in the window, by real clicks: every step is done, wrong clicks are answered, one can leave and return."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, pairwise, product
from pathlib import Path
from typing import cast

import pytest

from dune_desktop.company.task_runner import LocalRunner, TaskRunner
from dune_desktop.engine import OptionId, Purpose
from dune_desktop.i18n import LANGUAGES
from dune_desktop.i18n.advice import purpose
from dune_desktop.lessons.lesson import PUPIL, Step, lesson, lesson_ids
from dune_desktop.session import Session
from dune_desktop.storage.places import Places
from dune_desktop.ui.presenters.table.counsel import Way
from dune_desktop.ui.presenters.table.whole import table_screen
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.lessons.lesson import LessonScene
from dune_desktop.ui.scenes.lessons.progress import DONE, FIRST, progress
from dune_desktop.ui.scenes.table.hints import ROUNDS
from dune_desktop.ui.screen.display import Hit, Label, Plate, Rect, Screen
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.pointing import spots
from dune_desktop.ui.screen.things import things
from dune_desktop.ui.ways import Ways
from dune_desktop.ui.window.scene import Go
from tests.kit import table
from tests.kit.careless import Careless
from tests.ui.fonts import fonts_of
from tests.ui.geometry import cut
from tests.ui.person import Person
from tests.ui.tables import at_table

SIZES = ((1280, 720), (1920, 1080))
SHAPES = list(product(LANGUAGES, SIZES))
COUNTS = ("troops", 1)
"""One troop more to deploy."""

ONE_OTHER = ("troops", 0, 1)
"""One more of the second kind of unit to deploy."""

PATIENCE = 300  # turns of the window in which something must have happened


class Pupil(Person):
    """Somebody who takes a lesson."""

    def __init__(
        self,
        program: Program,
        name: str,
        step: str = "",
        size: tuple[int, int] = SIZES[0],
        runner: TaskRunner | None = None,
    ) -> None:
        program.runner = runner or Careless()
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

    def clicks_wrongly(self) -> None:
        """Try the first and the last answer that the step does not ask for: nothing is answered, and it is said why."""
        session, step, answered = self.lesson.session, self.step, self.lesson.session.answered
        asked = session.asked() == PUPIL
        options = session.rules.legal(session.state) if asked else ()
        wrong = [option for option in options if option[0] != "release" and not session.accepts(option)]
        for option in dict.fromkeys(wrong[:1] + wrong[-1:]):
            clicked = set[tuple[object, ...]]()
            while not self.lesson.answering.refused:
                hit = self._next_to(option, clicked)
                clicked |= {hit.action} - {COUNTS}
                self.click(hit)
                assert session.answered == answered
            while self.lesson.selection.begun:
                self.press("ESCAPE")
        assert (self.lesson.session.answered, self.step) == (answered, step)

    def goes_back_and_on(self) -> None:
        session = self.lesson.session
        step, before = self.step, session.taught.steps[session.number - 1]
        self.do("lesson_back")
        assert self.step == before.id
        self.wait()
        self.do("lesson_next" if before.reads else "lesson_skip")
        assert self.step == step
        self.wait()

    def leaves_and_returns(self, name: str) -> None:
        step = self.step
        self.do("lessons")
        self.do("begin", name)
        assert self.step == step
        self.wait()

    def _next_to(self, option: OptionId, clicked: set[tuple[object, ...]]) -> Hit:
        """What is to be clicked next for this answer: the nearest to the answer itself."""
        action, *parts = option
        hits = [hit for hit in self.hits() if hit.action not in clicked]
        for wanted in (
            lambda act: act in (option, ("option", *option), ("weighty", *option)),
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


@pytest.fixture
def learner(queue: None, tmp_path: Path, language: str) -> Iterator[Program]:
    """The program in some language with a folder of its own."""
    made = Program(Places.under(tmp_path), language)
    yield made
    made.close()


@pytest.mark.parametrize(("language", "size"), SHAPES, ids=str)
@pytest.mark.parametrize("name", lesson_ids())
def test_a_lesson_is_played_through_by_clicks(
    learner: Program, name: str, language: str, size: tuple[int, int]
) -> None:
    """At each step what is lit is there, and the plate covers none of it and says everything.

    Wrong clicks change nothing; one goes back and on again, and leaves and returns.
    """
    with Pupil(learner, name, size=size) as pupil:
        for number, step in enumerate(lesson(name).steps):
            pupil.wait()
            assert pupil.step == step.id
            _looked_at(pupil, step)
            pupil.clicks_wrongly()
            if number:
                pupil.goes_back_and_on()
            if step is not lesson(name).steps[-1]:
                pupil.leaves_and_returns(name)
            if step.freely:
                pupil.do("lesson_skip")
            elif step.reads and step is not lesson(name).steps[-1]:
                pupil.do("lesson_next")
            for answer in step.answers:
                pupil.wait()
                pupil.give(answer)
        assert progress(learner.settings, name) == DONE
        pupil.do("lesson_end")
        assert pupil.at == ("GameScene" if name == FIRST else "LessonsScene")


def _caps(screen: Screen) -> list[str]:
    """What is written on the keys that are shown."""
    pairs = (pair for region in screen.regions for pair in pairwise(region.elements))
    return [
        word.text
        for key, word in pairs
        if isinstance(key, Plate) and key.style.startswith("key") and isinstance(word, Label)
    ]


def _looked_at(pupil: Pupil, step: Step) -> None:
    there = things(pupil.screen)
    for thing in step.light:
        assert thing in there, f"{step.id}: there is no {thing}, but {sorted(there)}"
        assert not there["lesson"].thing.rect.shared(there[thing].thing.rect), f"{step.id}: {thing} is covered"
    assert not cut(pupil.screen, "lesson"), step.id
    caps = _caps(pupil.screen)
    assert caps.count("Space") in ((1,) if step.reads else (0, 1)), f"{step.id}: {caps}"
    plate, *hits = (hit for region in pupil.screen.regions if region.name == "lesson" for hit in region.hits)
    assert plate.rect.x >= 0 <= plate.rect.y, step.id
    assert plate.rect.right <= pupil.screen.width, step.id
    assert plate.rect.bottom <= pupil.screen.height, step.id
    for one, other in combinations(hits, 2):
        assert not one.rect.shared(other.rect), f"{step.id}: {one.action} and {other.action} overlap"


def test_a_wrong_click_changes_nothing_and_says_what_is_to_be_done(program: Program) -> None:
    with Pupil(program, FIRST, "send") as pupil:
        pupil.wait()
        before = pupil.lesson.session.answered
        pupil.do("reveal")
        assert "send your Agents first" in pupil.words()
        assert "Click Diplomacy" in pupil.words()
        pupil.move(pupil.hits("lesson_skip")[0])
        assert "send your Agents first" in pupil.words(), "until something else is done"
        assert pupil.lesson.session.answered == before
        pupil.click(pupil.hits("card")[0])
        assert "send your Agents first" not in pupil.words()
        pupil.press("ESCAPE")
        pupil.give(("send", "diplomacy", "hardy_warriors", 0, "", ""))
        assert pupil.step == "gains"


@pytest.mark.parametrize(("step", "told"), [("send", "does something else"), ("uses", "Read this first")])
def test_a_card_that_the_step_does_not_ask_for_is_not_taken_up(program: Program, step: str, told: str) -> None:
    with Pupil(program, FIRST, step) as pupil:
        pupil.wait()
        pupil.click(next(hit for hit in pupil.hits("card") if "dagger" in hit.action))
        assert told in pupil.words()
        assert not pupil.lesson.selection.begun


def test_a_wrong_number_of_troops_is_refused(program: Program) -> None:
    with Pupil(program, FIRST, "deploy") as pupil:
        pupil.wait()
        pupil.click(pupil.hits("troops")[0])
        assert pupil.lesson.selection.begun
        pupil.press("SPACE")
        assert "another number of troops" in pupil.words()
        assert pupil.lesson.selection.troops == 1, "what was chosen before stays"
        assert pupil.lesson.session.answered == 1


def test_each_refusal_makes_the_plate_bright_for_a_moment(program: Program) -> None:
    """So that a second mistake in a row is seen too; it is higher then, and its buttons stay where they are."""
    with Pupil(program, FIRST, "send") as pupil:
        pupil.wait()
        before, high = {hit.action: hit.rect for hit in _hits_of(pupil)}, things(pupil.screen)["lesson"].thing.rect.h
        for _ in range(2):
            pupil.do("reveal")
            assert _plate_of(pupil) == "lesson.refused"
            assert things(pupil.screen)["lesson"].thing.rect.h > high
            assert {hit.action: hit.rect for hit in _hits_of(pupil)} == before
            for _ in range(PATIENCE):
                if _plate_of(pupil) == "lesson":
                    break
                pupil.turn()
            assert _plate_of(pupil) == "lesson"
            assert "send your Agents first" in pupil.words()


def _hits_of(pupil: Pupil) -> list[Hit]:
    """The buttons on the plate of the lesson."""
    hits = (hit for region in pupil.screen.regions if region.name == "lesson" for hit in region.hits)
    return [hit for hit in hits if hit.action]


def _plate_of(pupil: Pupil) -> str:
    """How the plate of the lesson is drawn."""
    (region,) = [region for region in pupil.screen.regions if region.name == "lesson"]
    return next(element.style for element in region.elements if isinstance(element, Plate))


def test_nothing_is_chosen_while_something_is_read(program: Program) -> None:
    with Pupil(program, FIRST, "gains") as pupil:
        pupil.wait()
        pupil.click(pupil.hits("troops")[0])
        assert not pupil.lesson.selection.begun
        assert "Read this first" in pupil.words()


@pytest.mark.parametrize(("step", "told"), [("uses", "Read this first"), ("intrigue", "Know Their Ways")])
def test_the_big_button_says_what_the_step_asks_for_where_it_does_nothing(
    program: Program, step: str, told: str
) -> None:
    with Pupil(program, FIRST, step) as pupil:
        pupil.wait()
        (dimmed,) = [spot.hit for spot in spots(pupil.screen) if spot.hit.thing == "prompt:primary"]
        assert not dimmed.action
        pupil.click(dimmed)
        assert pupil.app.input.tip is not None
        assert told in pupil.app.input.tip.text


def test_no_preview_lies_over_what_is_to_be_read(program: Program) -> None:
    with Pupil(program, FIRST, "reveal") as pupil:
        pupil.wait()
        pupil.move(pupil.hits("reveal")[0])
        covering = [region.rect for region in pupil.screen.regions if region.layer is Layer.BUBBLE]
        assert not [rect for rect in covering if rect.shared(things(pupil.screen)["lesson"].thing.rect)]


@pytest.mark.parametrize("reading", ["100", "200"])
def test_the_plate_stays_while_the_pupil_plays_alone(program: Program, reading: str) -> None:
    """A strip that covers no space, with a good move where nothing is chosen, and always with the ways back."""
    program.remember(reading=reading)
    with Pupil(program, FIRST, "rest", runner=LocalRunner()) as pupil:
        pupil.wait()
        for _ in range(PATIENCE):
            if "A good move here" in pupil.words():
                break
            pupil.turn()
        assert "A good move here" in pupil.words()
        _spaces_are_free(pupil)
        pupil.click(next(hit for hit in pupil.hits("card")))
        assert "A good move here" in pupil.words(), "it is still to be read where the card is to go"
        _spaces_are_free(pupil)
        pupil.press("ESCAPE")
        pupil.do("lesson_back")
        assert pupil.step == "alone"


def _spaces_are_free(pupil: Pupil) -> None:
    there = things(pupil.screen)
    for name in pupil.lesson.session.rules.spaces:
        assert not there["lesson"].thing.rect.shared(there["space:" + name].thing.rect), name


def test_a_wrong_space_leaves_the_card_chosen(program: Program) -> None:
    with Pupil(program, FIRST, "send") as pupil:
        pupil.wait()
        pupil.click(pupil.hits("card")[0])
        pupil.do("space", "wealth")
        assert "real game" in pupil.words()
        assert pupil.lesson.selection.card == "diplomacy"
        assert not pupil.lesson.selection.space


def test_what_is_done_of_a_step_is_not_asked_for_again(program: Program) -> None:
    with Pupil(program, FIRST, "deploy") as pupil:
        pupil.wait()
        pupil.give(("deploy", 3))
        pupil.wait()
        assert "Choose 3 troops" not in pupil.words()
        assert "Now end your turn" in pupil.words()


def test_nobody_thinks_or_acts_while_something_is_read(program: Program) -> None:
    """It is an opponent's turn, which begins once the pupil has read."""
    with Pupil(program, FIRST, "alone") as pupil:
        answered, asked = pupil.lesson.session.answered, pupil.lesson.session.asked()
        assert asked not in (PUPIL, None)
        for _ in range(30):
            assert "thinking" not in pupil.words()
            pupil.turn()
        assert (pupil.lesson.session.answered, pupil.lesson.session.asked()) == (answered, asked)


def test_a_lesson_begins_again_only_if_that_is_wanted(program: Program) -> None:
    with Pupil(program, FIRST, "send") as pupil:
        for answer, step in (("stay", "send"), ("again", "welcome")):
            pupil.do("menu")
            pupil.do("again")
            assert pupil.at == "Message"
            pupil.do("answer", answer)
            if answer == "stay":
                pupil.press("ESCAPE")
            assert pupil.step == step


HINTED = Way(
    ("reveal",),
    0.5,
    purposes=(
        Purpose("track", 1, "faction:bene_gesserit", 2),
        Purpose("card", 2, "card:fedaykin_death_commando", 3),
    ),
)
"""A hint with many words."""


@pytest.mark.parametrize("size", [(1920.0, 1080.0), (2560.0, 1080.0), (1920.0, 1200.0)], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reading", ["100", "200"])
def test_a_hint_covers_nothing_that_can_be_clicked(language: str, reading: str, size: tuple[float, float]) -> None:
    """It lies over the land, and a click goes through it; of a space the name and what it gives stay free."""
    made = table(hand=["diplomacy", "reconnaissance", "dagger"], solari=9)
    session = Session(made.rules, made.state, 1, ("Ann", "Bo", "Cy", "Di"))
    scene, fonts = at_table(session, language, reading=reading), fonts_of(language)
    scene.shown_game.uncover()
    screen = table_screen(replace(scene.model(fonts, size), hint=HINTED))
    (hint,) = [region for region in screen.regions if region.name == "hint"]
    assert not hint.hits
    for hit in (spot.hit for spot in spots(screen) if spot.hit.action and not spot.hit.ground):
        high = min(hit.rect.h, 60.0) if hit.action[0] == "space" else hit.rect.h
        assert not hint.rect.shared(Rect(hit.rect.x, hit.rect.bottom - high, hit.rect.w, high)), hit.action


def test_nothing_is_answered_while_something_is_to_be_read(program: Program) -> None:
    with Pupil(program, FIRST) as pupil:
        pupil.wait()
        pupil.do("reveal")
        assert "Read this first" in pupil.words()
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
    with Pupil(program, FIRST, "end", runner=LocalRunner()) as pupil:
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
        best = pupil.table.hints.best
        assert best is not None
        assert best.purposes
        assert "Why: " + purpose(program.texts, best.purposes[0]).partition(" ")[0] in pupil.words()
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
