"""The model of the table: everything its parts select from, for one picture."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

from dune_desktop.engine import GameState, OptionId
from dune_desktop.engine.model.frames import GameFlow
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.ui.presenters.outlook import has_shown_its_hand
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.table.begun import Answered, Selection
from dune_desktop.ui.presenters.table.choices import Choices
from dune_desktop.ui.presenters.table.counsel import Counsel
from dune_desktop.ui.presenters.table.model import Panel, Showing, TableModel, TableSettings
from dune_desktop.ui.presenters.table.tokens import Tokens
from dune_desktop.ui.presenters.table.told import ChronicleLine, CombatCard, RecapTurn, RoundReport, RoundSoFar
from dune_desktop.ui.presenters.table.weighed import Weighed
from dune_desktop.ui.scenes.desk import Desk
from dune_desktop.ui.scenes.table.chronicle import Chronicle, spaces_changed
from dune_desktop.ui.scenes.table.director import Act
from dune_desktop.ui.scenes.table.recap import Recap, Told
from dune_desktop.ui.scenes.table.report import decided, first_round, last_round
from dune_desktop.ui.scenes.table.selection import rested_on, staying, weighed
from dune_desktop.ui.scenes.table.sitting import Sitting
from dune_desktop.ui.screen.display import Rect
from dune_desktop.ui.screen.metrics import Metrics

MOST_TOLD = 24
"""Lines of the chronicle that a table has room for at most."""


class Position:
    """What is worked out about the position on the screen, each thing once, when it is first asked for.

    It holds as long as nobody answers, nothing else is shown, and the same person looks at it.
    """

    def __init__(self, sitting: Sitting, chronicle: Chronicle, told: Told) -> None:
        self.sitting = sitting
        self.session = sitting.session
        self.chronicle = chronicle
        self.act = sitting.act
        self.view = sitting.view()
        self.viewer = sitting.reader
        self._told = told

    @cached_property
    def choices(self) -> Choices:
        """What can be answered now; nothing while something is shown, covered or thought about."""
        sitting = self.sitting
        if sitting.watching or self.session.over or sitting.curtain != NOBODY or sitting.thinking != NOBODY:
            return Choices(None)
        return Choices(self.session.decision())

    @cached_property
    def showing(self) -> Showing:
        """What is being shown of what happens by itself."""
        act, sitting = self.act, self.sitting
        gone = as_decided(sitting, self.view, gone=True)
        turned = self._turned if self.view.phase == "combat" else ()
        if act is None:
            return Showing(sitting.watching, sitting.again, turned=turned, decided=gone, rewarded=self._rewarded)
        actor = self.session.steps[-1].seat if self.session.steps else NOBODY
        return Showing(
            sitting.watching, sitting.again, actor, act.rival, act.churn, act.stage, self._report, turned, gone,
            self._rewarded,
        )  # fmt: skip

    @property
    def _rewarded(self) -> GameState | None:
        return as_decided(self.sitting, self.view)

    @cached_property
    def lines(self) -> tuple[ChronicleLine, ...]:
        """The latest lines of the chronicle; behind the curtain those its seat has not seen."""
        if self.sitting.curtain != NOBODY:
            return self.chronicle.since_turn(self.sitting.curtain)
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
        return frozenset() if self.sitting.curtain != NOBODY else spaces_changed(self.session.steps, self.viewer)

    @cached_property
    def at_reveal(self) -> tuple[int, int]:
        """What the viewer's hand would bring in the position on the screen, as long as it has not shown it."""
        if self.viewer == NOBODY or self.view.seats[self.viewer].revealed:
            return 0, 0
        return self.session.at_reveal(self.viewer, self.act.state if self.act is not None else None)

    @cached_property
    def had_turn(self) -> bool:
        """Whether the viewer has ended a turn before what the panel tells."""
        return self.viewer != NOBODY and self.chronicle.had_turn(self.viewer)

    @cached_property
    def recap(self) -> tuple[RecapTurn, ...]:
        """What has happened since the viewer's last turn, while it has something to do."""
        idle = self.sitting.watching or self.sitting.thinking != NOBODY or self.session.over
        if self.viewer == NOBODY or idle or self.session.asked() != self.viewer:
            return ()
        return Recap(self.session, self.chronicle.texts, self._told).since(self.viewer)

    @cached_property
    def behind_curtain(self) -> tuple[RecapTurn, ...]:
        """What has happened since the last turn of the seat for which the curtain is down, as everybody knows it."""
        return Recap(self.session, self.chronicle.texts).since(self.sitting.curtain, NOBODY)

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
        return self.chronicle.turned() if not self.sitting.again else ()

    # ------------------------------------------------------------------------------------------------ weighing up

    def ways(self, selection: Selection) -> tuple[Answered, ...]:
        """What is weighed up by who has begun this; nothing while nobody can answer, whatever was pointed at before."""
        return weighed(selection, self.choices) if self.choices.decision is not None else ()

    def weigh(self, ways: tuple[Answered, ...]) -> Weighed:
        """What these answers would come to."""
        if not ways:
            return Weighed(self.view)
        seen = self.session.foresee(*ways)
        worlds = [world for way in seen.ways for world in way]
        return Weighed(self.view, ways, seen.ways, seen.news, seen.events, self._revealed_then(worlds))

    def _revealed_then(self, worlds: list[GameState]) -> tuple[int, int] | None:
        """What the viewer's hand would bring in these positions; None if that is not sure, or it lies open there."""
        viewer = self.viewer
        revealing = any(world.turn is not None and world.turn.stage == "reveal" for world in worlds)
        if viewer == NOBODY or revealing or any(world.seats[viewer].revealed for world in worlds):
            return None
        found = {self.session.rules.at_reveal(world, viewer) for world in worlds}
        return found.pop() if len(found) == 1 else None


class Modeller:
    """Makes the model of a sitting for every picture; keeps the position and what is weighed up while they stay."""

    def __init__(self, sitting: Sitting, desk: Desk) -> None:
        self.sitting = sitting
        self.session = sitting.session
        self.desk = desk
        self.chronicle = Chronicle(self.session, desk.texts)
        self._told: Told = {}
        self._told_in = desk.texts.language, self.session.names  # the words and names of what is told
        self._position: tuple[object, Position] | None = None
        self._weighed: tuple[Position, tuple[Answered, ...], Weighed] | None = None
        self._final: tuple[Position, tuple[OptionId, ...], bool] | None = None
        self._before = Tokens()

    @property
    def position(self) -> Position:
        """The position on the screen, and what has been worked out about it."""
        session, sitting, texts = self.session, self.sitting, self.desk.texts
        if self.chronicle.texts is not texts:
            self.chronicle = Chronicle(session, texts)
        words = texts.language, session.names
        if self._told_in != words:
            self._told_in, self._told = words, {}
        shown = id(sitting.act), sitting.again, sitting.curtain, sitting.thinking, sitting.reader
        key = (session.moment, session.rules.legal(session.state), session.names, texts.language, *shown)
        if self._position is None or self._position[0] != key:
            self._position = key, Position(sitting, self.chronicle, self._told)
        return self._position[1]

    def model(
        self,
        selection: Selection,
        metrics: Metrics,
        size: tuple[float, float],
        panel: Panel = Panel(),  # noqa: B008 (it is frozen)
        counsel: Counsel | None = None,
        pointed: OptionId = (),
        at: Rect | None = None,
        opened: str = "",
        help: bool = False,
    ) -> TableModel:
        """What the parts of the table select from, in the position the screen has come to.

        With `counsel` beside it, and what the way `pointed` at would lead to; `at` is where what is hovered is drawn.
        Of the `panel` of what has happened its turns are added. `opened` is the side board that was opened.
        """
        session, sitting, desk, position = self.session, self.sitting, self.desk, self.position
        hidden, thinks = sitting.curtain != NOBODY, sitting.thinking != NOBODY
        if sitting.watching or hidden or thinks:
            counsel = None
        turns = position.recap if counsel is None else ()  # one of the two has room there
        model = TableModel(
            rules=session.rules,
            view=position.view,
            viewer=position.viewer,
            decision=position.choices.decision,
            names=session.names,
            texts=desk.texts,
            metrics=metrics,
            canvas=size,
            weighed=self._weigh(position, selection, pointed if counsel is not None else (), at),
            settings=self._settings,
            showing=position.showing,
            panel=replace(panel, turns=turns, first=not position.had_turn),
            selection=replace(selection, hover=()),
            final=self._is_final(position, selection),
            at_reveal=position.at_reveal,
            undo=session.undoable(),
            undo_closed=session.closed_by,
            chronicle=position.lines,
            so_far=position.so_far,
            changed=position.changed,
            opened=opened,
            awaited=sitting.curtain,
            thinking=sitting.thinking,
            counsel=counsel,
            chairs=session.chairs,
            help=help and position.act is not None and position.act.moment == "round" and position.view.round == 1,
            before=self._before,
        )
        self._before = model.tokens
        return model

    @property
    def _settings(self) -> TableSettings:
        desk, chosen = self.desk, self.desk.settings
        return TableSettings(desk.type, chosen.advice, chosen.rival_pace, chosen.buy_at_once, desk.keys, desk.hand)

    def _weigh(self, position: Position, selection: Selection, pointed: OptionId, at: Rect | None) -> Weighed:
        """What is weighed up: what is advised and `pointed` at, or what is begun and hovered."""
        card = rested_on(selection)
        ways = staying((pointed,)) if pointed else position.ways(selection)
        known = self._weighed
        if known is None or known[0] is not position or known[1] != ways:
            known = self._weighed = position, ways, position.weigh(ways)
        act = known[2]
        if ways and pointed:
            return replace(act, card=card, advised=pointed, at=at)
        if ways and selection.hover and ways != position.ways(replace(selection, hover=())):
            return replace(act, card=card, over=selection.hover, at=at)
        return replace(act, card=card)

    def _is_final(self, position: Position, selection: Selection) -> bool:
        """Whether undo could not take back the card or tile that is picked out and so acquired."""
        if not selection.group or position.choices.decision is None:
            return False
        answers = (*selection.first, selection.group[0])
        known = self._final
        if known is None or known[0] is not position or known[1] != answers:
            known = self._final = position, answers, self.session.is_final(*answers)
        return known[2]

    def again(self, number: int) -> tuple[Act, ...]:
        """The turn of this number in the panel, to be shown once more."""
        turns = self.position.recap
        return Recap(self.session, self.desk.texts).again(turns[number]) if number < len(turns) else ()


def as_decided(sitting: Sitting, view: GameState, gone: bool = False) -> GameState | None:
    """The Conflict on the screen as it was decided, until Combat is over; if its units have `gone` home (R18.8)."""
    rules, flow = sitting.session.rules, view.stack[0] if view.stack else None
    there = any(rules.has_unit(view, seat) for seat in range(len(view.seats)))
    open_ = there and (gone or not (isinstance(flow, GameFlow) and flow.decided))
    if view.phase != "combat" or open_:
        return None
    state = decided(sitting.session, view.round)
    return rules.view(state, sitting.reader) if state is not None else None


def seen_on(page: Page, sitting: Sitting) -> TableModel:
    """The table as it is known to whoever sits there, for pages beside it: nothing is asked and nothing begun."""
    session, viewer, view = sitting.session, sitting.reader, sitting.view()
    shown = sitting.act.state if sitting.act is not None else None
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
        showing=Showing(decided=as_decided(sitting, view, gone=True)),
        at_reveal=session.at_reveal(viewer, shown) if viewer != NOBODY else (0, 0),
    )
