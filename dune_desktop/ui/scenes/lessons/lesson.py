"""A lesson at the table: the game of the lesson, and over it the plate that explains each step."""

from __future__ import annotations

from dataclasses import replace
from math import inf
from typing import TYPE_CHECKING, Final

from dune_desktop.engine import OptionId
from dune_desktop.i18n.template import Markup
from dune_desktop.lessons.lesson_session import LessonSession
from dune_desktop.ui.presenters.lesson.plate import Explained, onward, with_lesson
from dune_desktop.ui.presenters.screens.menu import menu
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.title import Entry
from dune_desktop.ui.presenters.table.hint import good_move
from dune_desktop.ui.scenes.context import UiContext
from dune_desktop.ui.scenes.lessons.progress import DONE, FIRST, noted
from dune_desktop.ui.scenes.overlay import Overlay
from dune_desktop.ui.scenes.table.answering import Answering
from dune_desktop.ui.scenes.table.computer_seats import ComputerSeats
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.scenes.table.selection import Answers
from dune_desktop.ui.scenes.table.shown_game import ShownGame
from dune_desktop.ui.screen.display import Action, Hit, Region, Screen
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.pointing import at_rest, spots, uncapped
from dune_desktop.ui.window.scene import Answer, Ask, Back, Go, Question, Quit, Request

if TYPE_CHECKING:
    from dune_desktop.ui.program import Program


FLASH: Final = 0.3
"""Seconds for which the plate is bright when something is refused, so that a second time in a row is seen too."""


class _Others(ComputerSeats):
    """The other seats: they answer what the lesson says."""

    session: LessonSession

    def prepare(self) -> None:
        if self.session.answer_of_others() is None:
            super().prepare()

    def answer(self) -> OptionId | None:
        if self.session.asked_computer() is None:
            return None
        return self.session.answer_of_others() or super().answer()


class _PupilAnswers(Answering):
    """How the pupil's answers reach the game: only those that the step asks for. `refused`: why the latest did not
    reach it, "" if it did.
    """

    session: LessonSession
    refused = Markup("")

    def give(self, answers: Answers) -> Request | None:
        option = answers.options[0]
        if self.session.accepts(option):
            return super().give(answers)
        self.refused = not_now(self.context, self.session, str(option[0]))
        return None


def to_do(context: UiContext, session: LessonSession) -> Markup:
    """What is still to be done in the present step; "" if it is only read."""
    if session.only_ends:
        return context.texts.t("lesson.end_turn")
    key = f"lesson.{session.taught.id}.{session.step.id}.do"
    return context.texts.t(key) if context.texts.has(key) else Markup("")


def not_now(context: UiContext, session: LessonSession, action: str = "") -> Markup:
    """Why an action, by its name, is not for the present step, and what is to be done instead."""
    texts, wanted = context.texts, to_do(context, session)
    if not wanted:
        return texts.t("lesson.read_first")
    key = f"lesson.not_now.{action}"
    return texts.t(key if texts.has(key) else "lesson.not_now", what=wanted)


def _is_part(name: str, option: OptionId) -> bool:
    """Whether a card or space is part of the option, a card also as the second one of a pair."""
    return any(name == each or f"card:{name}" in str(each).split() for each in option)


class LessonScene(TableScene):
    """The table of a lesson."""

    session: LessonSession
    answering: _PupilAnswers
    explains = False  # the steps do
    _flash_ends = 0.0  # until when the plate is bright after a refusal; 0: it is not; `inf`: it has just begun

    def __init__(self, program: Program, session: LessonSession, shown_game: ShownGame) -> None:
        super().__init__(shown_game, program)
        self.program = program
        self.playback.computer_seats = _Others(session, program.runner)
        self.answering = _PupilAnswers(shown_game, program, self.playback)
        self._note()

    # ------------------------------------------------------------------------------------------------ showing

    def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
        screen = super().screen(metrics, size)
        if self.shown_game.watching or self.panels.pile or self.session.waiting:
            return screen
        assert self.renderer.shown is not None
        if self.session.step.reads:  # nothing there can be done, by key or click
            for spot in spots(screen):
                if spot.region == "prompt" and spot.hit.command:
                    screen = at_rest(uncapped(screen, spot), spot)
        page = self.context.page(metrics, size)
        more = with_lesson(screen, page, self.renderer.shown.places["opening"], self._explained())
        *_, plate = (region.rect for region in more)

        def stays(region: Region) -> bool:
            covers = region.layer is Layer.BUBBLE and not self.session.step.freely and region.rect.shared(plate) > 0
            return region.name != "hint" and not covers

        return replace(screen, regions=(*filter(stays, screen.regions), *more))

    def _explained(self) -> Explained:
        session, step = self.session, self.session.step
        return Explained(
            title=str(self.context.texts.t(f"lesson.{session.taught.id}.title")),
            number=session.number,
            steps=len(session.taught.steps),
            words=self._words(),
            to_do=to_do(self.context, session),
            refused=self.answering.refused,
            flashes=self._flash_ends > 0,
            light=step.light,
            free=() if step.reads else tuple("space:" + name for name in session.rules.spaces),
            ends=session.last,
            reads=step.reads,
            slim=step.freely,
            first=session.taught.id == FIRST,
        )

    def _words(self) -> Markup:
        """What the step says; while the pupil plays on freely a good move, as soon as one is known."""
        session, shown = self.session, self.renderer.shown
        hint = good_move(shown) if session.step.freely and shown is not None else ""
        return Markup(hint) or self.context.texts.t(f"lesson.{session.taught.id}.{session.step.id}")

    def why_not(self, region: str, hit: Hit) -> str:
        """Why this does nothing: by the rules, or, in the action panel and where no rule says it, by the step."""
        why = super().why_not(region, hit)
        if self.shown_game.watching or self.session.waiting or self.session.step.freely:
            return why
        return why if why and region != "prompt" else str(not_now(self.context, self.session))

    # ------------------------------------------------------------------------------------------------ going on

    def handle(self, action: Action) -> Request | None:
        before = self.selection
        if action[0] != "hover":
            self.answering.refused = Markup("")
        request = super().handle(action)
        if not self.answering.refused and not self._leads_on:
            self.answering.refused = not_now(self.context, self.session)
        if self.answering.refused and action[0] != "hover":  # nothing has changed
            self.selection, self._flash_ends = before, inf
        self._follow()
        return request

    @property
    def _leads_on(self) -> bool:
        """Whether the card and space that are chosen are part of an answer that the step asks for."""
        session, chosen = self.session, self.selection
        if session.step.reads:
            return not chosen.begun
        parts = [part for part in (chosen.card.removeprefix("intrigue:"), chosen.space) if part]
        if session.step.freely or not parts:
            return True
        accepted = filter(session.accepts, session.rules.legal(session.state))
        return any(all(_is_part(part, option) for part in parts) for option in accepted)

    def tick(self, now: float) -> bool:
        changed = super().tick(now)
        return any((self._follow(), self._flash_over(now), changed))

    def _flash_over(self, now: float) -> bool:
        """Whether the plate has been bright long enough."""
        if self._flash_ends == inf:
            self._flash_ends = now + FLASH
        over = 0 < self._flash_ends <= now
        if over:
            self._flash_ends = 0.0
        return over

    def _follow(self) -> bool:
        """Go to the step that fits the position; whether to another one."""
        moved = not self.shown_game.watching and self.session.follow()
        if moved:
            self._note()
            self.begin()
        self.hints.guided = self.session.step.freely
        return moved

    def _note(self) -> None:
        """Remember how far the player has come."""
        session = self.session
        step = DONE if session.last else session.step.id
        if session.last and session.taught.id == FIRST:
            self.program.learn("help")  # the first turn in a few words
        self.program.remember(lessons=noted(self.program.settings, session.taught.id, step))

    def do_lesson_next(self) -> None:
        """What comes after what was read."""
        self.session.next_step()
        self._note()
        self.begin()

    def do_lesson_back(self) -> Request | None:
        return self._go_to(self.session.number - 1)

    def do_lesson_skip(self) -> Request | None:
        """The next step, as if this one had been done."""
        number = self.session.number
        if self.session.step.freely or not self.session.skip():
            return self._go_to(number + 1)
        self.shown_game.settle()
        self._note()
        self.begin()
        return None

    def do_lesson_end(self) -> Request | None:
        """The first game after the first lesson, the list of lessons after any other."""
        return Go("first_game" if self.session.taught.id == FIRST else "lessons")

    def do_lessons(self) -> Request | None:
        return Go("lessons")

    def _go_to(self, number: int) -> Request | None:
        steps = self.session.taught.steps
        return Go("lesson", (self.session.taught.id, steps[min(max(0, number), len(steps) - 1)].id))

    # ------------------------------------------------------------------------------------------------ ways away

    def do_menu(self) -> Request | None:
        return Go("lesson_menu")

    def do_back(self) -> Request | None:
        request = super().do_back()
        return self.do_menu() if isinstance(request, Go) else request

    def do_over(self) -> Request | None:
        return None

    def do_quit(self) -> Request | None:
        return Quit()


class LessonMenuScene(Overlay):
    """What can be done in a lesson that is no step of it."""

    def regions(self, page: Page) -> list[Region]:
        t = page.t
        assert isinstance(self.below, LessonScene)
        first = Entry(t("lesson.go_on"), ("back",), "back confirm menu")
        session = self.below.session
        other = [
            *([] if session.last else [Entry(t(onward(session.step.reads, session.step.freely)), ("skip",))]),
            Entry(t("lesson.again"), ("again",)),
            Entry(t("menu.rules"), ("rules",), "rules help"),
            Entry(t("codex.title"), ("codex",), "codex"),
            Entry(t("settings.title"), ("settings",), "settings"),
        ]
        leave = [Entry(t("lesson.others"), ("lessons",)), Entry(t("menu.title_screen"), ("title",), "title")]
        return menu(page, first, (other, leave), str(t("lesson.kept")))

    def told(self, answer: object) -> Request | None:
        self.under = None
        return None

    def do_skip(self) -> Request | None:
        assert isinstance(self.below, LessonScene)
        return self.below.do_lesson_skip() or Back()

    def do_again(self) -> Request | None:
        """The lesson from its first step, if that is really wanted."""
        assert isinstance(self.below, LessonScene)
        t, begin = self.context.texts.t, Go("lesson", (self.below.session.taught.id,))
        answers = (Answer("again", t("lesson.again")), Answer("stay", t("common.cancel")))
        question = Question(t("lesson.again"), t("lesson.again.note"), answers, golden="stay", escape="stay")
        return Ask(question, lambda answer: begin if answer == "again" else None)

    def do_rules(self) -> Request | None:
        return Go("rules")

    def do_codex(self) -> Request | None:
        return Go("codex")

    def do_settings(self) -> Request | None:
        return Go("settings")

    def do_lessons(self) -> Request | None:
        return Go("lessons")

    def do_title(self) -> Request | None:
        return Go("title")
