"""The table: a running game in the window. Clicks become commands of the engine; everything shown comes from a view."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from dune_desktop.engine import Event, OptionId
from dune_desktop.engine.forgone import Loss
from dune_desktop.engine.ids import NOBODY
from dune_desktop.ui.presenters.contribution import added
from dune_desktop.ui.presenters.table.choices import Choices
from dune_desktop.ui.presenters.table.curtain import curtain_screen
from dune_desktop.ui.presenters.table.model import Selection, TableModel
from dune_desktop.ui.presenters.table.tray import PITCH_Y, tray, tray_limit
from dune_desktop.ui.presenters.table.whole import Made, made
from dune_desktop.ui.scenes.desk import Desk
from dune_desktop.ui.scenes.table.director import PACES
from dune_desktop.ui.scenes.table.losses import Losses, asked
from dune_desktop.ui.scenes.table.modeller import Modeller
from dune_desktop.ui.scenes.table.selection import STEPS, Answers, hovered, step
from dune_desktop.ui.scenes.table.sitting import Sitting
from dune_desktop.ui.screen.display import Screen
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.window.scene import Action, Ask, Go, Request, Scene, Stay

log = logging.getLogger(__name__)

_WATCHING: Final = frozenset({"next", "skip"})
"""What goes on with what is being shown."""

_PLAYING: Final = frozenset({*STEPS, "undo", "pile", "close"})
"""What a person does while nothing is being shown."""


class TableScene(Scene):
    """One game at the table: what has been begun, and the answers that come of it."""

    alone = True

    def __init__(self, sitting: Sitting, desk: Desk) -> None:
        self.sitting = sitting
        self.session = sitting.session
        self.desk = desk
        self.modeller = Modeller(sitting, desk)
        self.selection = Selection()
        self.losses = Losses()
        self.pile = ""
        self.scrolled = 0.0
        self.shown_since: float | None = None  # the moment from which the present act is on the screen
        self._made: Made | None = None  # the latest picture of the table
        self._clear()

    # ------------------------------------------------------------------------------------------------ showing

    @property
    def animating(self) -> bool:  # type: ignore[override]
        return self.sitting.watching and PACES[self.desk.settings.rival_pace] != float("inf")

    @property
    def air(self) -> str:  # type: ignore[override]
        """Wind, and machines when it comes to blows."""
        rules, state = self.session.rules, self.session.state
        fought = state.phase == "combat" and any(rules.has_unit(state, seat) for seat in range(len(state.seats)))
        return "machines" if fought else "wind"

    @property
    def cues(self) -> Mapping[str, str]:  # type: ignore[override]
        return added("cues")

    def news(self) -> tuple[Event, ...]:
        return self.sitting.news()

    def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
        self.sitting.trust(not self.desk.settings.curtain)
        model = self.model(metrics, size)
        seat = self.sitting.curtain
        if seat != NOBODY and not self.sitting.looking:
            return curtain_screen(model, seat, self.sitting.before, self.modeller.chronicle.had_turn(seat))
        self._made = made(model, self._made)
        screen = replace(self._made.screen, moment=self.session.moment)
        if not self.pile:
            return screen
        return replace(screen, regions=(*screen.regions, *tray(model, self.pile, self._pile_cards(), self.scrolled)))

    def model(self, metrics: Metrics, size: tuple[float, float]) -> TableModel:
        """What the presenters are given."""
        return self.modeller.model(self.selection, metrics, size)

    def _pile_cards(self) -> tuple[str, ...]:
        """The cards of the open pile by name. Its owner knows every card of a deck, if not their order."""
        viewer = self.sitting.viewer
        if self.pile == "discard":
            cards = self.sitting.view().seats[max(0, viewer)].discard
        else:
            cards = self.session.own_deck(viewer) if viewer != NOBODY else ()
        return tuple(sorted(cards, key=lambda card: self.desk.texts.name("card:" + card)))

    def tick(self, now: float) -> bool:
        """Go on with what is being shown when its time is over."""
        act = self.sitting.act
        if act is None:
            self.shown_since = None
            return False
        if self.shown_since is None:
            self.shown_since = now
            return False
        if now - self.shown_since >= max(PACES[self.desk.settings.rival_pace], act.wait):
            self.do_next()
            return True
        return False

    def _clear(self) -> None:
        """Nothing is begun."""
        self.selection = Selection()
        self.pile = self._pile_to_open()
        self.scrolled = 0.0

    def _pile_to_open(self) -> str:
        """A pile that must be picked from, and from nowhere else, opens by itself."""
        if self.sitting.watching or self.session.over or self.sitting.curtain != NOBODY:
            return ""
        legal = [option for option in self.session.rules.legal(self.session.state) if option[0] != "decline"]
        if legal and all(option[0] == "fetch" or option[:2] == ("trash", "discard") for option in legal):
            return "discard"
        return ""

    # ------------------------------------------------------------------------------------------------ answering

    @classmethod
    def actions(cls) -> frozenset[str]:
        return super().actions() | STEPS.keys()

    def handle(self, action: Action) -> Request | None:
        """Do it. While something is being shown, that can only be gone on with."""
        name = str(action[0])
        if name in (_PLAYING if self.sitting.watching else _WATCHING):
            return None
        if name not in STEPS:
            return super().handle(action)
        outcome = step(self.selection, action, Choices(self.session.decision()))
        if isinstance(outcome, Answers):
            return self._give(outcome)
        self.selection = outcome
        return self._after()

    def _give(self, answers: Answers) -> Request | None:
        """Give the answers, but ask first, once, if that would give up what costs nothing to take."""
        if answers.may_lose and self.desk.settings.ask_before_losses:
            (option,) = answers.options
            losses = self.session.rules.forgone(self.session.state, option)
            if self.losses.new(losses):
                return self._ask(option, losses)
        for option in answers.options:
            self._answer(option)
        return self._after()

    def _ask(self, option: OptionId, losses: Sequence[Loss]) -> Request:
        """Whether the option is really meant, or rather what it would leave behind."""
        units = Choices(self.session.decision()).units
        most = max(units, key=sum, default=None)
        meant = {"on": option, "deploy": units[most] if most is not None else option}

        def then(answer: str) -> Request | None:
            return self._give(Answers((meant[answer],))) if answer in meant else None

        return Ask(asked(self.desk.texts, option, losses, most), then)

    def _answer(self, option: OptionId) -> None:
        """Give an answer; one that is not legal, or not this person's to give, is ignored."""
        sitting, session = self.sitting, self.session
        if sitting.watching or sitting.curtain != NOBODY or option not in session.rules.legal(session.state):
            log.warning("ignored: %r is not to be answered now", option)
            return
        session.answer(option)
        self.losses.answered(option, lambda: session.rules.forgone(session.state, ("end_turn",)))
        sitting.stage(self.desk.settings.rival_pace)
        self.shown_since = None
        sitting.pass_on()
        sitting.trust(not self.desk.settings.curtain)
        self._clear()

    def _after(self) -> Request | None:
        """Leave for the final ranking once the game is over and everything was shown."""
        return Go("ranking") if self.session.over and not self.sitting.watching else None

    def settle(self) -> None:
        """Show the position itself: nothing that led to it, nothing chosen."""
        self.sitting.settle()
        self._clear()

    # ------------------------------------------------------------------------------------------------ the actions

    def do_hover(self, *over: object) -> Request | None:
        before, self.selection = self.selection, hovered(self.selection, over)
        return Stay() if self.selection == before or not before.card else None  # only what a card would do is shown

    def do_wheel(self, region: str, steps: float) -> None:
        if region == "tray.cards":
            self.do_scroll(-steps * PITCH_Y)

    def do_scroll(self, by: float) -> None:
        if self.pile:
            self.scrolled = min(max(0.0, self.scrolled + by), tray_limit(len(self._pile_cards())))

    def do_next(self) -> Request | None:
        self.sitting.go_on()
        self.shown_since = None
        if not self.sitting.watching:
            self._clear()
        return self._after()

    def do_skip(self) -> Request | None:
        self.settle()
        return self._after()

    def do_set(self, name: str, value: object) -> Request | None:
        """A setting that can be changed at the table."""
        return self.desk.change(name, value)

    def do_uncover(self) -> None:
        if self.sitting.curtain != NOBODY:
            self.sitting.uncover()
            self._clear()

    def do_look(self) -> None:
        self.sitting.looking = True

    def do_undo(self) -> Request | None:
        if self.sitting.curtain == NOBODY and self.session.undo():
            self.modeller.chronicle.forget(len(self.session.steps))
            self.losses.forget()
            self._clear()
        return self._after()

    def do_pile(self, zone: str) -> Request | None:
        self.pile = "" if self.pile == zone else zone
        self.scrolled = 0.0
        return self._after()

    def do_close(self) -> Request | None:
        self.pile = ""
        return self._after()

    # ------------------------------------------------------------------------------------------------ ways away

    def do_back(self) -> Request | None:
        """Put back, cover or close what is nearest; when there is nothing, the menu."""
        if self.pile:
            self.pile = ""
        elif self.sitting.looking:
            self.sitting.looking = False
        elif replace(self.selection, hover="") != Selection():
            self.selection = Selection()
        else:
            return Go("ranking" if self.session.over else "menu")
        return None

    def do_menu(self) -> Request | None:
        return Go("menu")

    def do_log(self) -> Request | None:
        return Go("log", (tuple(self.modeller.chronicle.all_lines(self.sitting.reader)),))

    def do_help(self) -> Request | None:
        return Go("rules")

    def do_over(self) -> Request | None:
        return Go("ranking")
