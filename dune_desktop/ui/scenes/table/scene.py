"""The table: a running game in the window. Clicks become commands of the engine; everything shown comes from a view."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from dune_desktop.engine import Event, OptionId
from dune_desktop.engine.forgone import Loss
from dune_desktop.engine.ids import NOBODY
from dune_desktop.ui.kit.scrolling import WHEEL
from dune_desktop.ui.motion.brought import Brought
from dune_desktop.ui.presenters.contribution import added
from dune_desktop.ui.presenters.table.choices import Choices
from dune_desktop.ui.presenters.table.curtain import SINCE, Since, curtain_limit, curtain_screen
from dune_desktop.ui.presenters.table.model import Selection, TableModel
from dune_desktop.ui.presenters.table.recap import LINES, lit, recap_limit
from dune_desktop.ui.presenters.table.soon import soon
from dune_desktop.ui.presenters.table.tips import explained
from dune_desktop.ui.presenters.table.tray import PITCH_Y, tray, tray_limit
from dune_desktop.ui.presenters.table.whole import Made, made
from dune_desktop.ui.scenes.desk import Desk
from dune_desktop.ui.scenes.table.director import Act
from dune_desktop.ui.scenes.table.guests import Guests
from dune_desktop.ui.scenes.table.laid import Laid, boards_over, cards_of, pile_to_open, seen_on
from dune_desktop.ui.scenes.table.losses import Losses, asked, meant, only_units
from dune_desktop.ui.scenes.table.mentor import Mentor
from dune_desktop.ui.scenes.table.modeller import Modeller, Panel
from dune_desktop.ui.scenes.table.selection import STEPS, Answers, begun_with, hovered, put_back, step
from dune_desktop.ui.scenes.table.sitting import Sitting
from dune_desktop.ui.screen.display import Action, Picture, Rect, Screen
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.under import Told, Under
from dune_desktop.ui.window.scene import Ask, Go, Request, Scene, Stay

log = logging.getLogger(__name__)

LOOKED: Final = "inspect"
HELPED: Final = "help"
"""What somebody has learned who has looked closer at something."""

_WATCHING: Final = frozenset({"next", "skip"})
"""What goes on with what is being shown."""

_TAKEN_BACK: Final = frozenset({"send", "deploy", "retreat"})
"""What may still be taken back and thought over again: a card drawn by itself after it would forbid that."""

_OF_MARKET: Final = frozenset({"acquire", "row"})
"""Answers that are given on the cards that can be acquired."""

_PLAYING: Final = frozenset({*STEPS, "undo", "pile", "close", "recap", "again", "advice", "advised"})
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
        self.guests = Guests(self.session, desk.mind)
        self.mentor = Mentor(self.session, desk.mind)
        self.hurrying = False  # until a person is asked, nothing that computers do is shown piece by piece
        self.laid = Laid()
        self.shown_since: float | None = None  # the moment from which the present act is on the screen
        self._made: Made | None = None  # the latest picture of the table
        self._shown: TableModel | None = None  # what the latest picture is of, be it of a curtain
        self._clear()

    # ------------------------------------------------------------------------------------------------ showing

    @property
    def animating(self) -> bool:
        act = self.sitting.act
        return self.session.thinker() is not None or (act is not None and self._lasts(act) != float("inf"))

    def _lasts(self, act: Act) -> float:
        """Seconds an act stays on the screen if nobody goes on."""
        pace = "fast" if self.sitting.again and self._pace == "instant" else self._pace
        return act.lasts(pace, self._holding)

    @property
    def _holding(self) -> bool:
        """Whether what nobody may miss waits for a press: there is somebody to give it, who wants to."""
        return self.desk.settings.hold_moments and bool(self.sitting.people)

    @property
    def air(self) -> str:
        """Wind, and machines when it comes to blows."""
        return "machines" if self._fought else "wind"

    @property
    def motif(self) -> str:
        return "conflict" if self._fought else ""

    @property
    def _fought(self) -> bool:
        """Whether a Conflict with somebody in it is on the screen."""
        rules, act = self.session.rules, self.sitting.act
        state = act.state if act is not None else self.session.state
        return state.phase == "combat" and any(rules.has_unit(state, seat) for seat in range(len(state.seats)))

    @property
    def brought(self) -> Brought:
        return Brought(added("cues"), added("flights"), self.sitting.reader, added("manners"), added("alters"))

    def news(self) -> tuple[Event, ...]:
        return self.sitting.news()

    def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
        self.sitting.trust(not self.desk.settings.curtain)
        model = self._shown = self.model(metrics, size)
        seat = self.sitting.curtain
        if seat != NOBODY and not self.sitting.looking:
            return curtain_screen(model, seat, self.sitting.before, self._since(seat), self.laid.told_to)
        self._made = made(model, self._made)
        screen = replace(self._made.screen, moment=self.session.moment)
        if self.laid.lit and model.recap_open:
            turn, place = self.laid.lit
            screen = lit(screen, model.recap[turn].lines[place])
        if not self.laid.pile:
            return screen
        pile = tray(model, self.laid.pile, self._pile_cards(), self.laid.scrolled)
        return replace(screen, regions=(*screen.regions, *pile))

    def _since(self, seat: int) -> Since:
        """What the curtain tells this seat."""
        return Since(self.modeller.chronicle.had_turn(seat), self.modeller.behind_curtain(seat))

    def soon(self) -> Iterator[Picture]:
        model = self._shown
        if model is None or model.viewer == NOBODY:
            return super().soon()
        return soon(model, self.session.own_deck(model.viewer))

    def explain(self, there: Under) -> Told | None:
        if self._shown is None:
            return super().explain(there)
        told = explained(self._shown, there)
        if told is None or not self._newcomer or there.hit is None or not there.hit.inspect:
            return told
        return replace(told, more=self.desk.texts.t("tip.more", cap=self._shown.called("inspect")))

    @property
    def _newcomer(self) -> bool:
        """Whether somebody sits here who wants hints and has not looked closer at anything yet."""
        return self._hints_at(LOOKED)

    def _hints_at(self, what: str) -> bool:
        """Whether hints are wanted, and this was not done yet."""
        return self.desk.settings.hints and what not in self.desk.settings.learned

    def _learn(self, what: str) -> None:
        """This has been done: it is hinted at no more."""
        if self._hints_at(what):
            self.desk.remember(learned=(*self.desk.settings.learned, what))

    def model(self, metrics: Metrics, size: tuple[float, float]) -> TableModel:
        """What the presenters are given."""
        panel = Panel(not self._folded, self.laid.told_to, wanted=self.laid.folded is False)
        counsel, pointed = self.mentor.counsel, self.mentor.pointed
        at = self._hovered_at()
        model = self.modeller.model(self.selection, metrics, size, panel, counsel, pointed, at, self.laid.board)
        act = self.sitting.act
        if act is not None and act.moment == "round" and model.view.round == 1 and self._hints_at(HELPED):
            model.prompt = model.prompt[0], model.t("tip.first_turn", cap=model.called("help"))
        return model

    @property
    def _folded(self) -> bool:
        """Whether the panel of what has happened is a strip: as the player wants, or while the market is wanted."""
        return self._market_wanted if self.laid.folded is None else self.laid.folded

    @property
    def _market_wanted(self) -> bool:
        """Whether cards are acquired now, or soon."""
        state = self.session.state
        if state.turn is not None and state.turn.stage == "reveal":
            return True
        return any(option[0] in _OF_MARKET for option in self.session.rules.legal(state))

    def _hovered_at(self) -> Rect | None:
        """Where what has the action under the pointer was drawn last."""
        over = self.selection.hover
        regions = self._made.screen.regions if self._made is not None and over else ()
        return next((hit.rect for region in regions for hit in region.hits if hit.action == over), None)

    def _pile_cards(self) -> tuple[str, ...]:
        """The cards of the open pile by name."""
        cards = cards_of(self.laid.pile, self.sitting)
        return tuple(sorted(cards, key=lambda card: self.desk.texts.name("card:" + card)))

    def tick(self, now: float) -> bool:
        """Go on with what is being shown when its time is over, and with what a computer has decided on."""
        self.guests.prepare()
        advised = self.mentor.look()
        act = self.sitting.act
        if act is None:
            self.shown_since = None
            return self._computer() or advised
        if self.shown_since is None:
            self.shown_since = now
            return False
        if now - self.shown_since >= self._lasts(act):
            self.do_next()
            return True
        return False

    @property
    def _pace(self) -> str:
        return self.desk.settings.rival_pace

    def _computer(self) -> bool:
        """Give the answer of the computer whose turn it is, if it has one; whether the game went on."""
        option = self.guests.answer()
        if option is None:
            return False
        self._play(option, "instant" if self.hurrying else self._pace)
        return True

    def _clear(self) -> None:
        """Nothing is begun but what the player wants to begin with."""
        self.selection = begun_with(self.modeller.choices, self.desk.settings.deploy == "most")
        self.laid.put_away(pile_to_open(self.sitting))

    # ------------------------------------------------------------------------------------------------ answering

    @classmethod
    def actions(cls) -> frozenset[str]:
        return super().actions() | STEPS.keys()

    def handle(self, action: Action) -> Request | None:
        """Do it. While something is being shown, that can only be gone on with."""
        name = str(action[0])
        thinking = self.sitting.thinking != NOBODY
        if name in (_PLAYING if self.sitting.watching or thinking else _WATCHING):
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
        if not answers.sure:
            return self._make_sure(answers)
        if answers.may_lose and self.desk.settings.ask_before_losses:
            (option,) = answers.options
            losses = self.session.rules.forgone(self.session.state, option)
            if self.losses.new(losses):
                return self._ask(option, losses)
        for option in answers.options:
            self._answer(option)
        return self._after()

    def _make_sure(self, answers: Answers) -> Request:
        """Ask whether the answer is really meant."""
        (option,) = answers.options

        def then(answer: str) -> Request | None:
            return self._give(replace(answers, sure=True)) if answer == "on" else None

        return Ask(meant(self.desk.texts, option), then)

    def _ask(self, option: OptionId, losses: Sequence[Loss]) -> Request:
        """Whether the option is really meant, or rather what it would leave behind."""
        units = Choices(self.session.decision()).units
        most = max(units, key=sum, default=None)
        meant = {"on": option, "deploy": units[most] if most is not None else option}

        def then(answer: str) -> Request | None:
            request = self._give(Answers((meant[answer],))) if answer in meant else None
            if request is not None or answer != "deploy" or not only_units(losses) or self.sitting.watching:
                return request
            can = option in self.session.rules.legal(self.session.state)
            return self._give(Answers((option,), may_lose=True)) if can else None

        return Ask(asked(self.desk.texts, option, losses, most), then)

    def _answer(self, option: OptionId) -> None:
        """Give an answer; one that is not legal, or not this person's to give, is ignored."""
        sitting, session = self.sitting, self.session
        others = sitting.watching or sitting.curtain != NOBODY or sitting.thinking != NOBODY
        if others or option not in session.rules.legal(session.state):
            log.warning("ignored: %r is not to be answered now", option)
            return
        self.hurrying = False
        self._play(option, self._pace)
        self.losses.answered(option, lambda: session.rules.forgone(session.state, ("end_turn",)))
        if self.desk.settings.draws and option[0] not in _TAKEN_BACK:
            board = self.laid.board
            self._go_without_saying()
            self.laid.board = board

    def _go_without_saying(self) -> None:
        """Take what is left if it is only cards to draw, as long as the same person is asked."""
        while not self.sitting.watching and self.sitting.curtain == NOBODY and self.sitting.thinking == NOBODY:
            option = self.session.rules.obvious(self.session.state)
            if option is None:
                return
            self._play(option, self._pace)

    def _play(self, option: OptionId, pace: str) -> None:
        """Go on with the game by this answer, and show what followed."""
        sitting, over = self.sitting, boards_over(self._shown)
        self.session.answer(option)
        sitting.stage(pace)
        self.shown_since = None
        sitting.pass_on()
        sitting.trust(not self.desk.settings.curtain)
        self._clear()
        if not self._market_wanted:
            self.laid.board = seen_on(over, self.session.steps[-1].events)

    def _after(self) -> Request | None:
        """Leave for the final ranking once the game is over and everything was shown."""
        return Go("ranking") if self.session.over and not self.sitting.watching else None

    def settle(self) -> None:
        """Show the position itself: nothing that led to it, nothing chosen."""
        self.sitting.settle()
        self._clear()

    # ------------------------------------------------------------------------------------------------ the actions

    def do_hover(self, *over: object) -> Request | None:
        rested, self.laid.lit = self.laid.lit, _line_of(over)
        if rested != self.laid.lit:
            return None
        before, self.selection = self.selection, hovered(self.selection, over)
        if self.mentor.point(over):
            return None
        return Stay() if self.modeller.ways(self.selection) == self.modeller.ways(before) else None

    def do_advice(self) -> Request | None:
        """Ask for advice, or put it away."""
        if self.session.asked() == self.sitting.viewer and self.desk.settings.advice:
            self.mentor.toggle()
        return self._after()

    def do_advised(self, *option: str | int) -> Request | None:
        """Do what somebody was advised to do, if it can still be done."""
        legal = self.session.rules.legal(self.session.state)
        return self._give(Answers((tuple(option),), may_lose=True)) if tuple(option) in legal else None

    def do_wheel(self, region: str, steps: float) -> None:
        if region == "tray.cards":
            self.do_scroll(-steps * PITCH_Y)
        elif region in ("conflict.lanes", "prompt") and self.modeller.choices.units:
            self.handle(("troops", 1 if steps > 0 else -1))
        elif region == LINES and self._shown is not None:
            self.laid.scroll_told(-steps * WHEEL, recap_limit(self._shown))
        elif region == SINCE:
            self.do_scroll(-steps * WHEEL)

    def do_recap(self) -> None:
        """Open or fold the panel of what has happened."""
        self.laid.folded = self._shown is not None and self._shown.recap_open
        self.laid.told_to = float("inf")

    def do_again(self, turn: int, *_: int) -> None:
        """Show a turn of that panel once more."""
        self._show_again(self.modeller.again(turn))

    def _show_again(self, acts: tuple[Act, ...]) -> None:
        self.sitting.show_again(acts)
        self.shown_since = None
        self._clear()

    def do_scroll(self, by: float) -> None:
        seat = self.sitting.curtain
        if seat != NOBODY and not self.sitting.looking and self._shown is not None:
            self.laid.scroll_told(by, curtain_limit(self._shown, self._since(seat)))
        elif self.laid.pile:
            self.laid.scroll(by, tray_limit(len(self._pile_cards())))

    def do_next(self, *_: object) -> Request | None:
        """What comes after what is being shown."""
        self.sitting.go_on()
        self.shown_since = None
        if not self.sitting.watching:
            self._clear()
        return self._after()

    def do_skip(self) -> Request | None:
        """The next thing that nobody may miss; after that, or from there, the position itself."""
        self.hurrying = self.session.thinker() is not None
        self.sitting.skip(self._holding)
        self.shown_since = None
        if not self.sitting.watching:
            self._clear()
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
        self.laid.turn_over(zone)
        return self._after()

    def do_side(self, board: str) -> None:
        """Lay a folded side board open, or fold it again."""
        self.laid.turn_board(board)

    def do_close(self) -> Request | None:
        self.laid.pile = ""
        return self._after()

    # ------------------------------------------------------------------------------------------------ ways away

    def do_inspect(self, component: str) -> Request | None:
        self._learn(LOOKED)
        return super().do_inspect(component)

    def do_back(self) -> Request | None:
        """Put back, cover or close what is nearest; when there is nothing, the menu."""
        if self.sitting.again:
            self.settle()
        elif self.laid.pile:
            self.laid.pile = ""
        elif self.sitting.looking:
            self.sitting.looking = False
        elif self.laid.board:
            self.laid.board = ""
        elif replace(self.selection, hover=()) != Selection():
            self.selection = put_back(self.selection)
        elif self.mentor.counsel is not None:
            self.mentor.leave()
        else:
            return Go("ranking" if self.session.over else "menu")
        return None

    def do_menu(self) -> Request | None:
        return Go("menu")

    def do_log(self) -> Request | None:
        reader, chronicle = self.sitting.reader, self.modeller.chronicle
        lines = tuple(chronicle.all_lines(reader))
        return Go("log", (lines, chronicle.turns(reader), tuple(chronicle.moments(reader))))

    def do_cards(self, tab: str = "", *first: int) -> Request | None:
        return Go("cards", (tab, *first))

    def do_help(self) -> Request | None:
        self._learn(HELPED)
        return Go("keys")

    def do_over(self) -> Request | None:
        return Go("ranking")


def _line_of(over: Sequence[object]) -> tuple[int, ...]:
    """The line of the panel of what has happened that is pointed at: which turn, which thing; () for none."""
    match tuple(over):
        case ("again", int(turn), int(line)):
            return turn, line
        case _:
            return ()
