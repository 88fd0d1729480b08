"""The position on the screen, and what is worked out about it."""

from __future__ import annotations

from functools import cached_property
from itertools import groupby

from dune_desktop.engine import Event, GameState, OptionId
from dune_desktop.engine.model.frames import GameFlow
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.session.foresight import Foresight
from dune_desktop.ui.presenters.outlook import has_shown_its_hand
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.table.begun import Answered, Selection
from dune_desktop.ui.presenters.table.choices import Choices
from dune_desktop.ui.presenters.table.model import Showing, TableModel
from dune_desktop.ui.presenters.table.told import (
    ChronicleLine,
    CombatCard,
    Fanfare,
    RecapLine,
    RecapTurn,
    RoundReport,
    RoundSoFar,
    Spotlight,
)
from dune_desktop.ui.presenters.table.weighed import Weighed
from dune_desktop.ui.scenes.table.chronicle import Chronicle, spaces_changed
from dune_desktop.ui.scenes.table.director import fanfares
from dune_desktop.ui.scenes.table.recap import Known, Recap
from dune_desktop.ui.scenes.table.report import decided, first_round, last_round
from dune_desktop.ui.scenes.table.selection import weighed
from dune_desktop.ui.scenes.table.shown_game import ShownGame
from dune_desktop.ui.scenes.table.spotlight import in_combat, latest_turn, spotlight, whose

MOST_TOLD = 24
"""Lines of the chronicle that a table has room for at most."""


class Position:
    """What is worked out about the position on the screen, each thing once, when it is first asked for.

    It holds as long as nobody answers, nothing else is shown, and the same person looks at it.
    """

    def __init__(self, shown_game: ShownGame, chronicle: Chronicle, told: Known) -> None:
        self.shown_game = shown_game
        self.session = shown_game.session
        self.chronicle = chronicle
        self.act = shown_game.act
        self.view = shown_game.view()
        self.viewer = shown_game.reader
        self._told = told
        self._weighed = Weighed(self.view)
        self._final: tuple[tuple[OptionId, ...], bool] = (), False

    @cached_property
    def choices(self) -> Choices:
        """What can be answered now; nothing while something is shown, covered or thought about."""
        shown_game = self.shown_game
        if shown_game.watching or self.session.over or shown_game.curtain != NOBODY or shown_game.thinking != NOBODY:
            return Choices(None)
        return Choices(self.session.decision())

    @property
    def begins(self) -> bool:
        """Whether the first round is announced."""
        return self.act is not None and self.act.moment == "round" and self.view.round == 1

    @cached_property
    def showing(self) -> Showing:
        """What is being shown of what happens by itself."""
        act, shown_game = self.act, self.shown_game
        gone = as_decided(shown_game, self.view, gone=True)
        turned = self._turned if self.view.phase == "combat" else ()
        if act is None:
            return Showing(
                shown_game.watching,
                shown_game.again,
                spotlight=self._spotlight,
                fanfares=self._fanfares,
                turned=turned,
                decided=gone,
                rewarded=self._rewarded,
            )
        actor = self.session.steps[-1].seat if self.session.steps else NOBODY
        return Showing(
            shown_game.watching,
            shown_game.again,
            actor,
            self._spotlight,
            self._fanfares,
            act.churn,
            act.stage,
            self._report,
            turned,
            gone,
            self._rewarded,
        )

    @cached_property
    def _turn(self) -> tuple[Event, ...]:
        """The turn that is seen while it is shown, and until the next one is while computers think.

        None of somebody who sits here, but when it is shown again.
        """
        act, shown_game = self.act, self.shown_game
        if act is None and (shown_game.thinking == NOBODY or not shown_game.lingers):
            return ()
        if act is not None and (act.moment != "turn" or act.churn is not None or not act.events):
            return ()
        events = latest_turn(self.session.steps, self._hidden)
        return events if shown_game.again or whose(events) not in shown_game.people else ()

    @cached_property
    def _spotlight(self) -> Spotlight | None:
        """What somebody else is seen to do."""
        act, texts, names = self.act, self.chronicle.texts, dict(enumerate(self.session.names))
        if act is not None and act.stage is not None and act.moment == "intrigue":
            return in_combat(texts, names, act.stage)
        return spotlight(self.session.rules, texts, names, self._turn, self.viewer) if self._turn else None

    @property
    def _fanfares(self) -> tuple[Fanfare, ...]:
        """The great moments that are shown: of an act, or of the turn that is seen."""
        if self.act is not None and self.act.fanfares:
            return self.act.fanfares
        wanted = self.shown_game.great != "off" and self._turn
        return fanfares(self.session.rules, self._turn, self.view) if wanted else ()

    @property
    def _rewarded(self) -> GameState | None:
        return as_decided(self.shown_game, self.view)

    @cached_property
    def lines(self) -> tuple[ChronicleLine, ...]:
        """The latest lines of the chronicle."""
        return self.chronicle.latest(self.viewer, self._hidden, most=MOST_TOLD)

    @property
    def _hidden(self) -> int:
        """How many of the last events are not on the screen yet."""
        return self.act.after if self.act is not None else 0

    @cached_property
    def so_far(self) -> RoundSoFar:
        """What the viewer did this round, from its Reveal turn on."""
        if self.viewer == NOBODY or not has_shown_its_hand(self.view, self.viewer):
            return RoundSoFar()
        return self.chronicle.so_far(self.viewer, self._hidden)

    @cached_property
    def changed(self) -> frozenset[str]:
        """Spaces and places of the Imperium Row that changed since the viewer's last turn."""
        return frozenset() if self.shown_game.curtain != NOBODY else spaces_changed(self.session.steps, self.viewer)

    @cached_property
    def at_reveal(self) -> tuple[int, int]:
        """What the viewer's hand would bring in the position on the screen, as long as it has not shown it."""
        if self.viewer == NOBODY or self.view.seats[self.viewer].revealed:
            return 0, 0
        return self.session.at_reveal(self.viewer, self.act.state if self.act is not None else None)

    @cached_property
    def had_turn(self) -> bool:
        """Whether whoever the panel tells what has happened has ended a turn before that."""
        return self._told_to != NOBODY and self.chronicle.had_turn(self._told_to)

    @property
    def _told_to(self) -> int:
        """The seat that is told what has happened: the viewer's, or the one for which the curtain is down."""
        return self.viewer if self.shown_game.curtain == NOBODY else self.shown_game.curtain

    @cached_property
    def recap(self) -> tuple[RecapTurn, ...]:
        """What has happened since the last turn of who has something to do; before the curtain as everybody knows it.

        Where positions are not kept, after a game was loaded, the sentences of the chronicle tell it there.
        """
        idle = self.shown_game.watching or self.shown_game.thinking != NOBODY or self.session.over
        seat = self._told_to
        if seat == NOBODY or idle or self.session.asked() != seat:
            return ()
        if seat == self.viewer:
            return Recap(self.session, self.chronicle.texts, self._told).since(seat)
        return Recap(self.session, self.chronicle.texts).since(seat, NOBODY) or tuple(
            RecapTurn(whose, tuple(RecapLine(whose, line.text) for line in lines), 0, 0, False)
            for whose, lines in groupby(reversed(self.chronicle.since_turn(seat)), lambda line: line.seat)
        )

    @property
    def _report(self) -> RoundReport | None:
        """What the last round brought, if there was one, while the next one is announced."""
        if self.act is None or self.act.moment != "round":
            return None
        number = self.act.state.round
        return first_round(self.session) if number == 1 else last_round(self.session, number)

    @property
    def _turned(self) -> tuple[CombatCard, ...]:
        """The House Hagal cards turned for Combat, as far as they have been shown."""
        act = self.act
        if act is not None and act.stage is not None and act.moment in ("muster", "card"):
            return act.stage.turned
        return self.chronicle.turned() if not self.shown_game.again else ()

    # ------------------------------------------------------------------------------------------------ weighing up

    def ways(self, selection: Selection) -> tuple[Answered, ...]:
        """What is weighed up by who has begun this; nothing while nobody can answer, whatever was pointed at before."""
        return weighed(selection, self.choices) if self.choices.decision is not None else ()

    def weigh(self, ways: tuple[Answered, ...]) -> Weighed:
        """What these answers would come to."""
        if self._weighed.ways != ways:
            seen = self.session.foresee(*ways) if ways else Foresight(())
            worlds = [world for way in seen.ways for world in way]
            at_reveal = self._revealed_then(worlds)
            self._weighed = Weighed(self.view, ways, seen.ways, seen.news, seen.events, at_reveal)
        return self._weighed

    def is_final(self, answers: tuple[OptionId, ...]) -> bool:
        """Whether undo could not take these answers back."""
        if self._final[0] != answers:
            self._final = answers, self.session.is_final(*answers)
        return self._final[1]

    def _revealed_then(self, worlds: list[GameState]) -> tuple[int, int] | None:
        """What the viewer's hand would bring in these positions; None if that is not sure, or it lies open there."""
        viewer = self.viewer
        revealing = any(world.turn is not None and world.turn.stage == "reveal" for world in worlds)
        if viewer == NOBODY or revealing or any(world.seats[viewer].revealed for world in worlds):
            return None
        found = {self.session.rules.at_reveal(world, viewer) for world in worlds}
        return found.pop() if len(found) == 1 else None


def as_decided(shown_game: ShownGame, view: GameState, gone: bool = False) -> GameState | None:
    """The Conflict on the screen as it was decided, until Combat is over; if its units have `gone` home (R18.8)."""
    rules, flow = shown_game.session.rules, view.stack[0] if view.stack else None
    there = any(rules.has_unit(view, seat) for seat in range(len(view.seats)))
    open_ = there and (gone or not (isinstance(flow, GameFlow) and flow.decided))
    if view.phase != "combat" or open_:
        return None
    state = decided(shown_game.session, view.round)
    return rules.view(state, shown_game.reader) if state is not None else None


def seen_on(page: Page, shown_game: ShownGame) -> TableModel:
    """The table as it is known to whoever sits there, for pages beside it: nothing is asked and nothing begun."""
    session, viewer, view = shown_game.session, shown_game.reader, shown_game.view()
    shown = shown_game.act.state if shown_game.act is not None else None
    return TableModel(
        rules=session.rules,
        view=view,
        viewer=viewer,
        decision=None,
        names=session.names,
        texts=page.texts,
        metrics=page.metrics,
        canvas=(page.width, page.height),
        weighed=Weighed(view),
        showing=Showing(decided=as_decided(shown_game, view, gone=True)),
        chairs=session.chairs,
        at_reveal=session.at_reveal(viewer, shown) if viewer != NOBODY else (0, 0),
    )
