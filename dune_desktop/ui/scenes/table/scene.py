"""The table: a running game in the window. What somebody does becomes something begun, or an answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from dune_desktop.engine import Event
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.ui.kit.scrolling import WHEEL
from dune_desktop.ui.motion.brought import Brought, MotionContribution
from dune_desktop.ui.presenters.table.advice import WAYS
from dune_desktop.ui.presenters.table.begun import Selection
from dune_desktop.ui.presenters.table.choices import FROM_ROW, Choices, stepped
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.own.area import OWN
from dune_desktop.ui.presenters.table.recap import LINES
from dune_desktop.ui.presenters.table.tray import PITCH_Y
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.scenes.context import UiContext
from dune_desktop.ui.scenes.table.advisor import Advisor
from dune_desktop.ui.scenes.table.answering import Answering
from dune_desktop.ui.scenes.table.first_times import FirstTimes
from dune_desktop.ui.scenes.table.hints import Hints
from dune_desktop.ui.scenes.table.losses import weighty
from dune_desktop.ui.scenes.table.open_panels import OpenPanels, boards_over, pile_to_open, seen_on
from dune_desktop.ui.scenes.table.playback import Playback
from dune_desktop.ui.scenes.table.renderer import TableRenderer
from dune_desktop.ui.scenes.table.sayings import Sayings
from dune_desktop.ui.scenes.table.selection import (
    STEPS,
    Answers,
    advised,
    begun_with,
    hovered,
    picked,
    put_back,
    rested_on,
    step,
)
from dune_desktop.ui.scenes.table.shown_game import ShownGame
from dune_desktop.ui.screen.display import Action, Element, Hit, Region, Screen
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.under import Told, Under
from dune_desktop.ui.window.scene import Go, Request, Scene, Stay

_WATCHING: Final = frozenset({"next", "skip"})
"""What goes on with what is being shown."""

_OF_MARKET: Final = frozenset({"acquire", "row"})
"""Answers that are given on the cards that can be acquired."""

_PLAYING: Final = frozenset({*STEPS, "undo", "step_back", "pile", "close", "recap", "again", "advice", "advised"})
"""What a person does while nothing is being shown."""


class TableScene(Scene):
    """One game at the table: what has been begun (`selection`), and what each action does."""

    alone = True
    dense = True
    explains = True  # what comes up for the first time, in a line

    def __init__(self, shown_game: ShownGame, context: UiContext) -> None:
        self.shown_game = shown_game
        self.session = shown_game.session
        self.context = context
        context.texts = context.texts.of(self.session.rules.config)
        self.renderer = TableRenderer(shown_game, context)
        self.selection = Selection()
        self.panels = OpenPanels()
        self.advisor = Advisor(self.session, context.runner)
        self.hints = Hints(self.session, context)
        self.sayings = Sayings(shown_game, context)
        self.first_times = FirstTimes(shown_game, context)
        self.playback = Playback(shown_game, context, self.begin)
        self.answering = Answering(shown_game, context, self.playback)
        self.begin()

    def begin(self, events: tuple[Event, ...] = ()) -> None:
        """Something else is on the screen: nothing is begun but what the player wants to begin with.

        A side board on which one of the `events` that led there is seen stays open, unless the market is wanted.
        """
        self.selection = begun_with(self.renderer.position.choices, self.context.settings.deploy == "most")
        board = "" if self._market_wanted else seen_on(boards_over(self.renderer.shown), events)
        self.panels.put_away(pile_to_open(self.shown_game), board)
        self.sayings.listen()
        self.first_times.listen()

    # ------------------------------------------------------------------------------------------------ showing

    @property
    def animating(self) -> bool:
        return self.playback.animating

    @property
    def air(self) -> str:
        """Wind, and machines when it comes to blows."""
        return "machines" if self.shown_game.fought else "wind"

    @property
    def motif(self) -> str:
        return "conflict" if self.shown_game.fought else ""

    @property
    def brought(self) -> Brought:
        added = contributed(MotionContribution)
        reader = self.shown_game.reader
        return Brought(added.cues, added.flights, reader, added.manners, added.alters, OWN, added.lies)

    def news(self) -> tuple[Event, ...]:
        return self.shown_game.news()

    def taken_back(self) -> tuple[Event, ...]:
        return self.shown_game.taken_back()

    def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
        self.shown_game.trust(not self.context.settings.curtain)
        return self.renderer.draw(self.model(metrics, size), self.panels)

    def model(self, metrics: Metrics, size: tuple[float, float]) -> TableModel:
        """What the presenters are given."""
        wanted = self._market_wanted
        said = self.sayings.now
        return self.renderer.model(
            metrics,
            size,
            self.selection,
            self.panels,
            self.advisor.now,
            wanted,
            said,
            self.hints.best,
            self.hints.over,
            self.first_times.now if not self.hints.over else None,
        )

    @property
    def _market_wanted(self) -> bool:
        """Whether cards are acquired now, or soon, or one of the row goes with the card that is chosen."""
        state, chosen = self.session.state, self.selection
        if any(
            card.startswith(FROM_ROW) for card in self.renderer.position.choices.partners(chosen.card, chosen.space)
        ):
            return True
        if state.turn is not None and state.turn.stage == "reveal":
            return True
        return any(option[0] in _OF_MARKET for option in self.session.rules.legal(state))

    def soon(self) -> Iterator[Element | Region]:
        return self.renderer.soon(self.panels, self.shown_game.coming(self.playback.holding))

    def explain(self, there: Under) -> Told | None:
        return self.renderer.explain(there) if self.renderer.shown is not None else super().explain(there)

    def why_not(self, region: str, hit: Hit) -> str:
        return self.renderer.why_not(region, hit)

    def tick(self, now: float) -> bool:
        told = (
            self.advisor.look(),
            self.hints.tick(self._waits_for_viewer),
            self.sayings.tick(now),
            self.explains and not self.hints.over and self.first_times.tick(now, self.renderer.shown),
        )
        return self.playback.tick(now, self.moving) or any(told)

    @property
    def _waits_for_viewer(self) -> bool:
        """Whether whoever sits before the screen is asked, and nothing is being shown."""
        return not self.shown_game.watching and self.session.asked() == self.shown_game.viewer

    @property
    def stays(self) -> float:
        return self.playback.stays

    # ------------------------------------------------------------------------------------------------ answering

    @classmethod
    def actions(cls) -> frozenset[str]:
        return super().actions() | STEPS.keys()

    def handle(self, action: Action) -> Request | None:
        """Do it. While something is being shown, that can only be gone on with."""
        name = str(action[0])
        thinking = self.shown_game.thinking != NOBODY
        if name in (_PLAYING if self.shown_game.watching or thinking else _WATCHING):
            return None
        if name not in STEPS:
            return super().handle(action)
        outcome = step(self.selection, action, Choices(self.session.decision()))
        if isinstance(outcome, Answers):
            return self.answering.give(outcome)
        self.selection = outcome
        return self.playback.end

    def do_advised(self, *option: str | int) -> Request | None:
        """Do what somebody was advised to do, if it can still be done; what is bought or played is picked out first.

        It says why nothing is bought or paid for; nobody is asked about that again. Else it asks what a click on the
        table would ask.
        """
        rules, state, chosen = self.session.rules, self.session.state, tuple(option)
        if chosen not in rules.legal(state):
            return None
        outcome = advised(self.selection, chosen, self.context.settings.buy_at_once)
        if isinstance(outcome, Selection):
            self.selection = outcome
            return self.playback.end
        may_lose = any(loss.kind not in ("persuasion", "paid") for loss in rules.unused_gains(state, chosen))
        return self.answering.give(Answers((chosen,), may_lose, not weighty(self.context.texts, chosen)))

    def do_undo(self) -> Request | None:
        if self.answering.undo():
            self.sayings.hush()
            self.renderer.chronicle.forget(len(self.session.steps))
            self.begin()
        return self.playback.end

    def do_step_back(self, *units: int) -> Request | None:
        """Take back what was deployed, and pick out so many of it: nothing is sent again yet."""
        request = self.do_undo()
        self.selection = picked(Selection(), Choices(self.session.decision()), units)
        return request

    # ------------------------------------------------------------------------------------------------ watching

    def do_next(self, *_: object) -> Request | None:
        """What comes after what is being shown."""
        self.playback.next()
        return self.playback.end

    def do_skip(self) -> Request | None:
        """The next thing that nobody may miss; after that, or from there, the position itself."""
        self.sayings.hush()
        self.playback.skip()
        return self.playback.end

    def do_again(self, turn: int, *_: int) -> None:
        """Show a turn of the panel of what has happened once more."""
        self.sayings.hush()
        self.playback.again(self.renderer.again(turn))

    def do_uncover(self) -> None:
        if self.shown_game.curtain != NOBODY:
            self.playback.uncover()

    # ------------------------------------------------------------------------------------------------ pointing

    def do_hover(self, *over: object) -> Request | None:
        rested, self.panels.lit = self.panels.lit, _line_of(over)
        if rested != self.panels.lit:
            return None
        before, self.selection = self.selection, hovered(self.selection, over)
        if self.advisor.point(over):
            return None
        same = rested_on(self.selection) == rested_on(before)
        return (
            Stay()
            if same and self.renderer.position.ways(self.selection) == self.renderer.position.ways(before)
            else None
        )

    def do_wheel(self, region: str, steps: float) -> None:
        if region == "tray.cards":
            self.do_scroll(-steps * PITCH_Y)
        elif region in ("conflict.lanes", "prompt") and self.renderer.position.choices.units:
            self._count(steps > 0)
        elif region in (LINES, WAYS):
            self.renderer.scroll_panel(self.panels, -steps * WHEEL)

    def _count(self, more: bool) -> None:
        """One unit more to deploy or retreat, or one fewer: of the first kind of which that can be."""
        choices, units = self.renderer.position.choices, self.selection.units
        kind = choices.more_of(choices.nearest(units)) if more else choices.chosen_first(units)
        if kind is not None:
            self.handle(stepped(kind, 1 if more else -1))

    def do_scroll(self, by: float) -> None:
        self.renderer.scroll(self.panels, by)

    # ------------------------------------------------------------------------------------------------ laying open

    def do_advice(self) -> Request | None:
        """Ask for advice, or put it away."""
        if self.session.asked() == self.shown_game.viewer and self.context.settings.advice:
            self.advisor.toggle()
            self.panels.unscroll()
        return self.playback.end

    def do_recap(self) -> None:
        """Open or fold the panel of what has happened, for good but where it is in the way."""
        if self.renderer.shown is not None and self.renderer.shown.recap_in_way:
            self.panels.over_market = not self.panels.over_market
        else:
            opens = self.context.settings.recap_opens(len(self.session.people))
            self.context.remember(recap="folded" if opens else "open")
        self.panels.unscroll()

    def do_pile(self, zone: str) -> Request | None:
        self.panels.turn_over(zone)
        return self.playback.end

    def do_side(self, board: str) -> None:
        """Lay a folded side board open, or fold it again."""
        self.panels.turn_board(board)

    def do_close(self) -> Request | None:
        self.panels.pile = ""
        return self.playback.end

    def do_set(self, name: str, value: object) -> Request | None:
        """A setting that can be changed at the table."""
        return self.context.change(name, value)

    # ------------------------------------------------------------------------------------------------ ways away

    def page_about(self, there: Under) -> str:
        return self.renderer.page_about(there)

    def do_look_up(self, section: str) -> Request | None:
        self.context.learn("look_up")
        return super().do_look_up(section)

    def do_inspect(self, component: str) -> Request | None:
        self.context.learn("inspect")
        return super().do_inspect(component)

    def do_back(self) -> Request | None:
        """Put back, cover or close what is nearest; when there is nothing, the menu."""
        if self.shown_game.again:
            self.playback.settle()
        elif self.panels.pile:
            self.panels.pile = ""
        elif self.panels.board:
            self.panels.board = ""
        elif self.selection.begun:
            self.selection = put_back(self.selection)
        elif self.advisor.counsel is not None:
            self.advisor.leave()
            self.panels.unscroll()
        elif (shown := self.renderer.shown) is not None and shown.recapped and shown.recap_in_way:
            self.panels.over_market = False  # somebody opened it there
        else:
            return Go("ranking" if self.session.over else "menu")
        return None

    def do_menu(self) -> Request | None:
        return Go("menu")

    def do_log(self) -> Request | None:
        reader, chronicle = self.shown_game.reader, self.renderer.chronicle
        hidden = self.shown_game.act.after if self.shown_game.act is not None else 0
        lines, turns = tuple(chronicle.all_lines(reader, hidden)), chronicle.turns(reader, hidden)
        return Go("log", (lines, turns, tuple(chronicle.moments(reader, hidden))))

    def do_cards(self, tab: str = "", *first: int) -> Request | None:
        return Go("cards", (tab, *first))

    def do_icons(self) -> Request | None:
        """List the icons that are in sight."""
        return Go("icons", (self.renderer.icons(),))

    def do_help(self) -> Request | None:
        self.context.learn("help")
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
