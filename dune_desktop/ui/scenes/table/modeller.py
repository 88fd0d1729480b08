"""What the presenters of the table are given: the position, the decision, and everything worked out about them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import inf
from typing import Any, NamedTuple, TypeVar

from dune_desktop.engine import GameState, OptionId
from dune_desktop.engine.model.frames import GameFlow
from dune_desktop.engine.model.ids import NOBODY, WINDOWS
from dune_desktop.engine.model.options import part
from dune_desktop.i18n.prompts import Prompt, answering_name
from dune_desktop.i18n.purchase import explanation, headline
from dune_desktop.i18n.template import Value
from dune_desktop.session.foresight import Foresight
from dune_desktop.ui.kit.kept import Kept
from dune_desktop.ui.presenters.outlook import has_shown_its_hand
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.table.advice import in_chronicle
from dune_desktop.ui.presenters.table.begun import Answered, Selection
from dune_desktop.ui.presenters.table.choices import FROM_ROW, Choices
from dune_desktop.ui.presenters.table.chronicle import most_told
from dune_desktop.ui.presenters.table.conflict.verdict import announced
from dune_desktop.ui.presenters.table.counsel import Counsel
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.prompt.ways import purchase
from dune_desktop.ui.presenters.table.recap import ROOMY, SHORT
from dune_desktop.ui.presenters.table.tokens import Tokens
from dune_desktop.ui.presenters.table.told import ChronicleLine, CombatCard, RecapTurn, RoundReport, RoundSoFar
from dune_desktop.ui.scenes.desk import Desk
from dune_desktop.ui.scenes.table.chronicle import Chronicle, spaces_changed
from dune_desktop.ui.scenes.table.director import Act
from dune_desktop.ui.scenes.table.recap import Recap, Told
from dune_desktop.ui.scenes.table.report import decided, first_round, last_round
from dune_desktop.ui.scenes.table.selection import rested_on, staying, weighed
from dune_desktop.ui.scenes.table.sitting import Sitting
from dune_desktop.ui.screen.display import Rect
from dune_desktop.ui.screen.metrics import Metrics

Found = TypeVar("Found")


class Panel(NamedTuple):
    """The panel of what has happened since one's last turn: whether it is open, and how far it is scrolled.

    Where it is in the way it is open only if it is to lie `over` what it covers: while the `market` is wanted, over it
    once something has been done in the turn, and over a card that is set aside.
    """

    open: bool = False
    offset: float = inf
    market: bool = False
    over: bool = False


class Latest:
    """The latest answer to each question about a position: most pictures ask what the one before asked."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[object, Any]] = {}

    def of(self, name: str, key: object, make: Callable[[], Found]) -> Found:
        """What was made for this key, or else make it."""
        known = self._known.get(name)
        if known is None or known[0] != key:
            known = self._known[name] = key, make()
        found: Found = known[1]
        return found


class Modeller:
    """Makes the `TableModel` of a sitting for every picture."""

    def __init__(self, sitting: Sitting, desk: Desk) -> None:
        self.sitting = sitting
        self.session = sitting.session
        self.desk = desk
        self.chronicle = Chronicle(self.session, desk.texts)
        self._latest = Latest()
        self._kept = Kept()
        self._before: TableModel | None = None

    def model(
        self,
        selection: Selection,
        metrics: Metrics,
        size: tuple[float, float],
        panel: Panel | None = None,
        counsel: Counsel | None = None,
        pointed: OptionId = (),
        at: Rect | None = None,
        opened: str = "",
    ) -> TableModel:
        """What the presenters show, from the position the screen has come to.

        With `counsel` beside it, and what the way `pointed` at would lead to; `at` is where what is
        hovered is drawn; and the `panel` of what has happened. `opened` is the side board that was opened.
        """
        panel = panel or Panel()
        session, sitting, texts, act = self.session, self.sitting, self.desk.texts, self.sitting.act
        if self.chronicle.texts is not texts:
            self.chronicle = Chronicle(session, texts)
        view, viewer, hidden = sitting.view(), sitting.reader, sitting.curtain != NOBODY
        thinks = sitting.thinking != NOBODY
        model = TableModel(
            before=self._before.tokens if self._before is not None else Tokens(),
            kept=self._kept,
            rules=session.rules,
            view=view,
            viewer=viewer,
            decision=self.choices.decision,
            names=session.names,
            texts=texts,
            metrics=metrics,
            canvas=size,
            reading=self.desk.type,
            selection=replace(selection, hover=()),
            undo=session.undoable(),
            undo_closed=session.closed_by,
            so_far=self._so_far(viewer, view),
            changed=frozenset() if hidden else spaces_changed(session.steps, viewer),
            rival=act.rival if act is not None else None,
            churn=act.churn if act is not None else None,
            stage=act.stage if act is not None else None,
            report=self._report(act),
            recap=self._recap(viewer) if counsel is None else (),  # one of the two has room there
            recap_at=panel.offset,
            had_turn=viewer != NOBODY and self.chronicle.had_turn(viewer),
            opened=opened,
            again=sitting.again,
            turned=self._turned(act) if view.phase == "combat" else (),
            decided=as_decided(sitting, view, gone=True),
            rewarded=as_decided(sitting, view),
            awaited=sitting.curtain,
            watching=sitting.watching,
            thinking=sitting.thinking,
            counsel=None if sitting.watching or hidden or thinks else counsel,
            advice=self.desk.settings.advice,
            chairs=session.chairs,
            actor=session.steps[-1].seat if act is not None and session.steps else NOBODY,
            pace=self.desk.settings.rival_pace,
            buy_at_once=self.desk.settings.buy_at_once,
            keys=self.desk.keys,
            hand=self.desk.hand,
        )
        begun, high = view.turn is not None and not view.turn.untouched, model.places["chronicle"].h
        beside = model.aside != NOBODY and high < SHORT  # a card that is set aside would lie under it
        model.recap_in_way = panel.market or beside or ((begun or bool(opened)) and high < ROOMY)
        model.recap_open = panel.over if model.recap_in_way else panel.open
        if not model.recapped:
            model.chronicle = self._told(viewer, act, most_told(model.places["chronicle"].h))
        self._before = model
        self._weigh(model, selection, pointed, at)
        if viewer != NOBODY and not view.seats[viewer].revealed:
            model.at_reveal = self._at_reveal(viewer)
        model.prompt = self._prompt(model)
        return model

    def _told(self, viewer: int, act: Act | None, most: int) -> tuple[ChronicleLine, ...]:
        """The latest lines of the chronicle, as many as have room; behind the curtain those its seat has not seen."""
        if self.sitting.curtain != NOBODY:
            return self.chronicle.since_turn(self.sitting.curtain)
        return self.chronicle.latest(viewer, act.after if act is not None else 0, most=most)

    def _so_far(self, viewer: int, view: GameState) -> RoundSoFar:
        """What the viewer did this round, from its Reveal turn on."""
        if viewer == NOBODY or not has_shown_its_hand(view, viewer):
            return RoundSoFar()
        act = self.sitting.act
        after = act.after if act is not None else 0
        key = (self.session.moment, after, viewer)
        return self._latest.of("so_far", key, lambda: self.chronicle.so_far(viewer, after))

    def _prompt(self, model: TableModel) -> tuple[str, str]:
        """The words of the prompt bar."""
        t = model.t
        if model.watching:
            return self._watched(model), self._note(model)
        if model.awaited != NOBODY:
            return t("prompt.awaited", who=model.seat_name(model.awaited)), t("prompt.awaited.note")
        if model.thinking != NOBODY:
            return t("prompt.thinking", name=model.seat_name(model.thinking)), ""
        if model.decision is None:
            return t("prompt.over"), ""
        ways, names = model.selection.group, dict(enumerate(self.session.names))
        who = answering_name(model.texts, model.decision, names)
        chosen = model.selection.card
        if chosen.startswith("intrigue:") and model.decision.kind not in WINDOWS:
            return t("prompt.intrigue", who=who, card=chosen), t("prompt.intrigue.why")
        if model.buying:
            wanted = purchase(model, self._final(*model.selection.first, ways[0]))
            return headline(model.texts, who, wanted), explanation(model.texts, wanted)
        if several := model.selection.several:
            return t(f"prompt.several.{several[0]}", who=who), t("prompt.several.why")
        place = model.selection.space or next((str(part(way, "space")) for way in ways if way[0] == "send"), "")
        partner = model.selection.partner.removeprefix(FROM_ROW)
        hand = "" if chosen.startswith("intrigue:") else chosen
        prompt = Prompt(model.texts, model.rules, model.view, model.decision, names, hand, place, bool(ways), partner)
        return prompt.headline, prompt.explanation

    def _recap(self, viewer: int) -> tuple[RecapTurn, ...]:
        """What has happened since the viewer's last turn, while it has something to do."""
        idle = self.sitting.watching or self.sitting.thinking != NOBODY or self.session.over
        if viewer == NOBODY or idle or self.session.asked() != viewer:
            return ()
        words = (self.desk.texts.language, self.session.names)
        told: Told = self._latest.of("told", words, dict)
        key = (self.session.moment, viewer, *words)
        return self._latest.of("recap", key, lambda: Recap(self.session, self.desk.texts, told).since(viewer))

    def behind_curtain(self, seat: int) -> tuple[RecapTurn, ...]:
        """What has happened since the last turn of a seat for which the curtain is down, as everybody knows it."""
        key = (self.session.moment, seat, self.desk.texts.language, self.session.names)
        return self._latest.of("curtain", key, lambda: Recap(self.session, self.desk.texts).since(seat, NOBODY))

    def again(self, number: int) -> tuple[Act, ...]:
        """The turn of this number in the panel, to be shown once more."""
        turns = self._recap(self.sitting.reader)
        return Recap(self.session, self.desk.texts).again(turns[number]) if number < len(turns) else ()

    def _report(self, act: Act | None) -> RoundReport | None:
        """What the last round brought, if there was one, while the next one is announced."""
        if act is None or act.moment != "round":
            return None
        number = act.state.round
        if number == 1:
            return first_round(self.session)
        return self._latest.of("report", (number, len(self.session.steps)), lambda: last_round(self.session, number))

    def _turned(self, act: Act | None) -> tuple[CombatCard, ...]:
        """The House Hagal cards turned for Combat, as far as they have been shown."""
        if act is not None and act.stage is not None and act.moment in ("muster", "card"):
            return act.stage.turned
        return self.chronicle.turned() if not self.sitting.again else ()

    @staticmethod
    def _watched(model: TableModel) -> str:
        """What is being shown."""
        if model.again:
            return model.t("prompt.again")
        if model.stage is not None:
            key = "prompt.stage." + model.stage.moment
            seat, card = model.stage.played
            if announced(model) != NOBODY:
                key, seat = "prompt.stage.won", announced(model)
            component = f"intrigue:{card}" if card else f"conflict:{model.view.conflict}"
            who = model.seat_name(seat) if seat != NOBODY else ""
            values: dict[str, Value] = {"card": component, "n": model.view.round, "who": who}
            return model.t(key, **{name: values[name] for name in model.texts.fields(key)})
        if model.rival is not None:
            return model.t("prompt.watch.rival", name=model.seat_name(model.rival.seat))
        if model.churn is not None:
            return model.t("prompt.watch.dice", first=model.churn.dice[0], second=model.churn.dice[1])
        if model.active != NOBODY:
            return model.t("prompt.watch.rival", name=model.seat_name(model.active))
        return model.t("prompt.watch.combat")

    @staticmethod
    def _note(model: TableModel) -> str:
        """What there is to say of what is being shown: what a card did to the strengths, or that it is only shown."""
        t = model.t
        if model.stage is not None and model.stage.swings:
            swings = [
                t("prompt.swing", who=model.seat_name(seat), before=before, after=after)
                for seat, before, after in model.stage.swings
            ]
            return model.texts.grammar.listed(swings)
        if model.again:
            return t("prompt.again.note", back=model.called("back"))
        return t("prompt.watch.held" if model.held else "prompt.watch.note", next=t("button.next_step"))

    def ways(self, selection: Selection) -> tuple[Answered, ...]:
        """What is weighed up by who has begun this; nothing while nobody can answer, whatever was pointed at before."""
        choices = self.choices
        return weighed(selection, choices) if choices.decision is not None else ()

    @property
    def choices(self) -> Choices:
        """What can be answered now; nothing while something is shown, covered or thought about."""
        sitting = self.sitting
        if sitting.watching or self.session.over or sitting.curtain != NOBODY or sitting.thinking != NOBODY:
            return Choices(None)
        key = self.session.moment, self.session.rules.legal(self.session.state)
        return self._latest.of("choices", key, lambda: Choices(self.session.decision()))

    def _weigh(self, model: TableModel, selection: Selection, pointed: OptionId, at: Rect | None) -> None:
        """Say what is weighed up, and what it would lead to; and which card is looked at before."""
        model.weighed.card = rested_on(selection)
        ways = staying((pointed,)) if pointed and model.counsel is not None else self.ways(selection)
        if not ways:
            return
        key = (self.session.moment, ways)
        seen = self._latest.of("foresight", key, lambda: self.session.foresee(*ways))
        act = model.weighed
        act.ways, act.worlds, act.news, act.events = ways, seen.ways, seen.news, seen.events
        asking = (*key, model.viewer)
        act.at_reveal = self._latest.of("then_at_reveal", asking, lambda: self._revealed_then(seen, model.viewer))
        if model.counsel is not None and pointed:
            act.advised, act.at = pointed, at if in_chronicle(model) else None  # it would lie on what is pointed at
        elif selection.hover and ways != self.ways(replace(selection, hover=())):
            act.over, act.at = selection.hover, at

    def _at_reveal(self, viewer: int) -> tuple[int, int]:
        """What the viewer's hand would bring in the position on the screen."""
        act = self.sitting.act
        shown = act.state if act is not None else None
        key = (self.session.moment, act.events if act is not None else (), viewer)
        return self._latest.of("at_reveal", key, lambda: self.session.at_reveal(viewer, shown))

    def _revealed_then(self, seen: Foresight, viewer: int) -> tuple[int, int] | None:
        """What the viewer's hand would bring in what is foreseen; None if that is not sure, or it lies open then."""
        worlds = [world for way in seen.ways for world in way]
        revealing = any(world.turn is not None and world.turn.stage == "reveal" for world in worlds)
        if viewer == NOBODY or revealing or any(world.seats[viewer].revealed for world in worlds):
            return None
        found = {self.session.rules.at_reveal(world, viewer) for world in worlds}
        return found.pop() if len(found) == 1 else None

    def _final(self, *answers: OptionId) -> bool:
        """Whether undo could not take back the card or tile that is picked out and so acquired."""
        return self._latest.of("final", (self.session.moment, answers), lambda: self.session.is_final(*answers))


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
    model = TableModel(
        rules=session.rules,
        view=view,
        viewer=viewer,
        decision=None,
        names=session.names,
        texts=page.texts,
        metrics=page.metrics,
        canvas=(page.width, page.height),
        decided=as_decided(sitting, view, gone=True),
    )
    if viewer != NOBODY:
        model.at_reveal = session.at_reveal(viewer, sitting.act.state if sitting.act is not None else None)
    return model
