"""The table: a running game in the window. Clicks become commands of the engine; everything shown comes from a view."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from dune_desktop.engine import Event, GameState, OptionId
from dune_desktop.engine.forgone import Loss
from dune_desktop.engine.ids import NOBODY
from dune_desktop.i18n import Texts
from dune_desktop.i18n.forgone import question
from dune_desktop.i18n.prompts import Prompt
from dune_desktop.i18n.purchase import explanation, headline
from dune_desktop.session import Beat, Session
from dune_desktop.ui.kit.widgets import Answer, dialog
from dune_desktop.ui.presenters.table.choices import Choices, returned
from dune_desktop.ui.presenters.table.curtain import curtain_screen
from dune_desktop.ui.presenters.table.model import Selection, TableModel
from dune_desktop.ui.presenters.table.prompt import purchase
from dune_desktop.ui.presenters.table.tray import PITCH_Y, tray, tray_limit
from dune_desktop.ui.presenters.table.whole import table_screen
from dune_desktop.ui.scenes.chronicle import Chronicle, churn, rival_turn, spaces_changed
from dune_desktop.ui.screen.display import Region, Screen
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.window.scene import Action, Request, Scene, Stay

PACES = {"instant": 0.0, "fast": 0.8, "normal": 2.0, "step": float("inf")}
"""Seconds that what happens by itself stays on the screen, by the pace the player has chosen."""

WAYS_ON = {"reveal": "reveal_turn", "end_turn": "end_turn", "done": "done", "pass": "pass"}
"""Answers by which somebody goes on and may leave things behind, with what their buttons say."""

UNITS = ("troops", "units")  # losses of which more or less can be left
VERDICT = 2.0
"""Seconds that the outcome of a Conflict stays at least, whatever the pace."""

log = logging.getLogger(__name__)

Leave = Callable[[str], Request | None]
"""What leads away from the table: "menu", "log", "help", "over", or "inspect:" and a component."""


@dataclass(frozen=True, slots=True)
class Shown:
    """Something that happened by itself: its events, the position after it, and how many events come after that.

    `seconds` is how long it stays at least.
    """

    events: tuple[Event, ...]
    state: GameState
    after: int
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Question:
    """An answer that would give something up: it is asked about before it is given."""

    option: OptionId
    losses: tuple[Loss, ...]


class TableScene(Scene):
    """One game at the table.

    `leave` opens what lies outside this scene, `remember` is told of settings changed here (the pace).
    """

    def __init__(
        self,
        session: Session,
        texts: Texts,
        leave: Leave,
        pace: str = "normal",
        remember: Callable[[str], None] | None = None,
        buy_at_once: bool = False,
    ) -> None:
        self.session = session
        self.texts = texts
        self.leave = leave
        self.pace = pace
        self.remember = remember
        self.buy_at_once = buy_at_once
        self.selection = Selection()
        self.people = tuple(seat for seat, human in enumerate(session.rules.is_player) if human)
        self.viewer = self.people[0] if len(self.people) == 1 else NOBODY
        self.before = NOBODY
        self.looking = False  # the curtain is lifted a little: the open table without anybody's cards
        self.beats: list[Shown] = self._worth_showing(session.beats)
        self.shown_since: float | None = None
        self.question: Question | None = None  # a dialog that asks before something is given up
        self.given_up: dict[tuple[object, ...], int] = {}  # what the person knows to be given up, and how much of it
        self.pile = ""
        self.scrolled = 0.0
        self.chronicle = Chronicle(session, texts)
        self._previewed: tuple[tuple[object, ...], GameState | None] = ((), None)
        self._tried: tuple[tuple[object, ...], bool] = ((), False)
        self._foreseen: tuple[tuple[object, ...], tuple[int, int]] = ((), (0, 0))
        self._clear()

    # ------------------------------------------------------------------------------------------------ showing

    @property
    def watching(self) -> bool:
        """Whether something that happened by itself is being shown."""
        return bool(self.beats)

    @property
    def curtain(self) -> int:
        """The seat for which the curtain is down, NOBODY if it is up."""
        if self.watching or self.session.over:
            return NOBODY
        asked = self.session.asked()
        return NOBODY if asked is None or asked == self.viewer else asked

    @property
    def animating(self) -> bool:  # type: ignore[override]
        return self.watching and PACES[self.pace] != float("inf")

    def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
        model = self.model(metrics, size)
        seat = self.curtain
        if seat != NOBODY and not self.looking:
            return curtain_screen(model, seat, self.before, self.chronicle.had_turn(seat))
        screen = replace(table_screen(model), moment=len(self.session.log))
        extra: list[Region] = []
        if self.pile:
            extra += tray(model, self.pile, self._pile_cards(), self.scrolled)
        if self.question is not None:
            extra += self._dialog(model, self.question)
        if not extra:
            return screen
        return replace(screen, regions=(*screen.regions, *extra))

    def view(self) -> GameState:
        """The position the screen has come to, as whoever looks at it may know it: all that presenters are given."""
        viewer = NOBODY if self.curtain != NOBODY else self.viewer
        if self.beats:
            return self.session.rules.view(self.beats[0].state, viewer)
        return self.session.view(viewer)

    def model(self, metrics: Metrics, size: tuple[float, float]) -> TableModel:
        """What the presenters show, from the position the screen has come to."""
        session = self.session
        view = self.view()
        hidden = self.curtain != NOBODY
        viewer = NOBODY if hidden else self.viewer
        decision = None if self.watching or session.over or hidden else session.decision()
        shown = self.beats[0].events if self.beats else ()
        model = TableModel(
            rules=session.rules,
            view=view,
            viewer=viewer,
            decision=decision,
            names=session.names,
            texts=self.texts,
            metrics=metrics,
            canvas=size,
            selection=self.selection,
            undo=session.undoable(),
            undo_closed=session.closed_by,
            chronicle=self.chronicle.since_turn(self.curtain)
            if hidden
            else self.chronicle.latest(viewer, self.beats[0].after if self.beats else 0),
            changed=frozenset() if hidden else spaces_changed(session.steps, viewer),
            rival=rival_turn(session.rules, shown),
            churn=churn(shown),
            turned=self.chronicle.turned() if view.phase == "combat" else (),
            awaited=self.curtain,
            watching=self.watching,
            pace=self.pace,
            buy_at_once=self.buy_at_once,
        )
        model.preview = self._preview(model)
        if viewer != NOBODY:
            model.at_reveal = self._at_reveal(viewer)
        model.prompt = self._prompt(model)
        return model

    def _prompt(self, model: TableModel) -> tuple[str, str]:
        """The words of the prompt bar."""
        if self.beats:
            note = self.texts.t("prompt.watch.note")
            if model.rival is not None:
                name = self.session.names[model.rival.seat]
                return self.texts.t("prompt.watch.rival", name=name), note
            if model.churn is not None:
                return self.texts.t("prompt.watch.dice", first=model.churn.dice[0], second=model.churn.dice[1]), note
            return self.texts.t("prompt.watch.combat"), note
        if model.awaited != NOBODY:
            who = model.seat_name(model.awaited)
            return self.texts.t("prompt.awaited", who=who), self.texts.t("prompt.awaited.note")
        if model.decision is None:
            return self.texts.t("prompt.over"), ""
        chosen = self.selection.card if not self.selection.card.startswith("intrigue:") else ""
        ways, names = self.selection.group, dict(enumerate(self.session.names))
        if model.buying:
            wanted = purchase(model, self._final(ways[0]))
            return headline(self.texts, names[model.decision.seat], wanted), explanation(self.texts, wanted)
        place = self.selection.space or (str(ways[0][2]) if ways else "")
        rules = self.session.rules
        prompt = Prompt(self.texts, rules, model.view, model.decision, names, chosen, place, choosing=bool(ways))
        return prompt.headline, prompt.explanation

    def _preview(self, model: TableModel) -> GameState | None:
        """The position after sending the chosen card to the space under the pointer."""
        card, space = self.selection.card, self.selection.hover
        ways = model.choices.sends.get((card, space)) if card and space else None
        key = (len(self.session.log), card, space)
        if not ways:
            return None
        if self._previewed[0] != key:
            self._previewed = (key, self.session.preview(ways[0])[0])
        return self._previewed[1]

    def _at_reveal(self, viewer: int) -> tuple[int, int]:
        """What the viewer's hand would bring in the position on the screen."""
        key = (len(self.session.log), len(self.beats), viewer)
        if self._foreseen[0] != key:
            shown = self.beats[0].state if self.beats else None
            self._foreseen = (key, self.session.at_reveal(viewer, shown))
        return self._foreseen[1]

    def _final(self, way: OptionId) -> bool:
        """Whether undo could not take back the card or tile that is picked out."""
        answers = (self.selection.first, way) if self.selection.first else (way,)
        key = (len(self.session.log), answers)
        if self._tried[0] != key:
            self._tried = (key, self.session.final(*answers))
        return self._tried[1]

    def _pile_cards(self) -> tuple[str, ...]:
        """The cards of the open pile by name. Its owner knows every card of a deck, if not their order."""
        if self.pile == "discard":
            cards = self.view().seats[max(0, self.viewer)].discard
        else:
            cards = self.session.own_deck(self.viewer) if self.viewer != NOBODY else ()
        return tuple(sorted(cards, key=lambda card: self.texts.name("card:" + card)))

    def _dialog(self, model: TableModel, asked: Question) -> tuple[Region, ...]:
        """What would be lost, the way back or out of it in gold, and the way on."""
        texts = self.texts
        title, body = question(texts, asked.losses)
        back = Answer(texts.t("ask.back"), ("answer", False), primary=True, key="Esc", show_key="Esc")
        on = Answer(texts.t("button." + WAYS_ON[str(asked.option[0])]), ("answer", True), key="Y", show_key="Y")
        answers = [back, on]
        deploy = max(model.choices.units, key=sum, default=None)
        if deploy is not None and any(loss.kind in UNITS for loss in asked.losses):
            words = texts.t("button.deploy" + ("_units" if deploy[1] else ""), n=sum(deploy))
            send = Answer(words, ("option", *model.choices.units[deploy]), primary=True, key="Enter", show_key="Enter")
            answers = [send, on, replace(back, primary=False)]
        return dialog(model.metrics, model.canvas, title, body, answers)

    # ------------------------------------------------------------------------------------------------ time

    def tick(self, now: float) -> bool:
        """Go on with what is being shown when its time is over."""
        if not self.watching:
            self.shown_since = None
            return False
        if self.shown_since is None:
            self.shown_since = now
            return False
        if now - self.shown_since >= max(PACES[self.pace], self.beats[0].seconds):
            self._next_beat()
            return True
        return False

    def _next_beat(self) -> None:
        self.beats = self.beats[1:]
        self.shown_since = None
        if not self.beats:
            self._clear()

    def _worth_showing(self, beats: tuple[Beat, ...]) -> list[Shown]:
        """Where to stop: Rivals' turns and dice for the Imperium Row, unless at once, and always the outcome of a
        Conflict that somebody fought.
        """
        found: list[Shown] = []
        events: tuple[Event, ...] = ()
        after = sum(len(beat.events) for beat in beats)
        for beat in beats[:-1]:
            events += beat.events
            after -= len(beat.events)
            rival = PACES[self.pace] > 0 and beat.events[-1][0] == "end_turn"
            rival = rival and any(event[0] == "hagal" for event in events)
            seats = range(len(beat.state.seats))
            fought = beat.events[-1][0] == "winner" and any(
                self.session.rules.has_unit(beat.state, seat) for seat in seats
            )
            rolled = PACES[self.pace] > 0 and any(event[0] == "dice" for event in beat.events)
            if rival or fought or rolled:
                found.append(Shown(events, beat.state, after, VERDICT if fought else 0.0))
                events = ()
        return found

    # ------------------------------------------------------------------------------------------------ acting

    def handle(self, action: Action) -> Request | None:
        """Do it. While something is being shown, only that can be gone on with; an action nobody knows is a mistake."""
        name, *rest = str(action[0]), *action[1:]
        if name in _AT_ANY_TIME:
            return _AT_ANY_TIME[name](self, *rest)
        if name not in _ACTS and name not in _WATCHING:
            raise ValueError(f"nobody at the table does {action!r}")
        act = (_WATCHING if self.watching else _ACTS).get(name)
        if act is not None:
            act(self, *rest)
        return self._after()

    def _after(self) -> Request | None:
        """Leave for the final ranking once the game is over and everything was shown."""
        return self.leave("over") if self.session.over and not self.watching else None

    def settle(self) -> None:
        """Show the position itself: nothing that led to it, nothing chosen, nothing asked."""
        self.beats = []
        self._clear()

    def _clear(self) -> None:
        self.selection = Selection()
        self.question = None
        self.pile = self._pile_to_open()
        self.scrolled = 0.0

    def _pile_to_open(self) -> str:
        """A pile that must be picked from, and from nowhere else, opens by itself."""
        if self.watching or self.session.over or self.curtain != NOBODY:
            return ""
        legal = [option for option in self.session.rules.legal(self.session.state) if option[0] != "decline"]
        if legal and all(option[0] == "fetch" or option[:2] == ("trash", "discard") for option in legal):
            return "discard"
        return ""

    def _do_back(self) -> Request | None:
        if self.question is not None:
            self.question = None
        elif self.pile:
            self.pile = ""
        elif self.looking:
            self.looking = False
        elif replace(self.selection, hover="") != Selection():
            self.selection = Selection()
        else:
            return self.leave("over" if self.session.over else "menu")
        return None

    def set_pace(self, pace: str) -> None:
        """Show what happens by itself as fast as the player wants from now on."""
        self.pace = pace
        if self.remember is not None:
            self.remember(pace)

    def _do_uncover(self) -> None:
        if self.curtain == NOBODY:
            return
        self.before, self.viewer = NOBODY, self.curtain
        self.looking = False
        self._clear()

    def _do_look(self) -> None:
        self.looking = True

    def _answer(self, option: OptionId) -> None:
        """Give an answer; one that is not legal, or not this person's to give, is ignored."""
        if self.watching or self.curtain != NOBODY or option not in self.session.rules.legal(self.session.state):
            log.warning("ignored: %r is not to be answered now", option)
            return
        self.session.answer(option)
        self._forget_given_up(option)
        self.beats = self._worth_showing(self.session.beats)
        self.shown_since = None
        if len(self.people) > 1 and (self.watching or self.session.asked() != self.viewer):
            self._cover()
        self._clear()

    def _cover(self) -> None:
        """Nobody's cards lie open: others look at the screen now, and who is next uncovers again."""
        self.before, self.viewer = self.viewer, NOBODY
        self.looking = False

    def _give(self, option: OptionId) -> None:
        """Give an answer, but ask first, once, if it would give up what costs nothing to take."""
        losses = self.session.rules.forgone(self.session.state, option)
        if any(loss.n > self.given_up.get((loss.kind, loss.what), 0) for loss in losses):
            self.given_up |= {(loss.kind, loss.what): loss.n for loss in losses}
            self.question = Question(option, losses)
        else:
            self._answer(option)

    def _forget_given_up(self, option: OptionId) -> None:
        """After an answer that was about leaving things, all is open again; who deployed some units kept the others."""
        if option[0] in WAYS_ON:
            self.given_up = {}
        elif option[0] == "deploy":
            kept = self.session.rules.forgone(self.session.state, ("end_turn",))
            self.given_up |= {(loss.kind, loss.what): loss.n for loss in kept if loss.kind in UNITS}

    def _ways(self, card: str, space: str) -> list[OptionId]:
        legal = self.session.rules.legal(self.session.state)
        return [option for option in legal if option[:3] == ("send", card, space)]

    def _commit(self, ways: list[OptionId]) -> None:
        if len(ways) == 1:
            self._answer(ways[0])
        elif ways:
            self.selection = replace(self.selection, group=tuple(ways), hover="")

    # ------------------------------------------------------------------------------------------------ the actions

    def _do_hover(self, *over: object) -> Request | None:
        space = str(over[1]) if len(over) == 2 and over[0] == "space" else ""
        same = space == self.selection.hover or not self.selection.card  # only what a card would do is shown
        self.selection = replace(self.selection, hover=space)
        return Stay() if same else None

    def _do_wheel(self, region: str, steps: float) -> None:
        if self.pile and region == "tray.cards":
            limit = tray_limit(len(self._pile_cards()))
            self.scrolled = min(max(0.0, self.scrolled - steps * PITCH_Y), limit)

    def _do_inspect(self, component: str) -> Request | None:
        return self.leave("inspect:" + component)

    def _do_key(self, key: str) -> None:
        """A key that nothing on the screen claims."""
        if key == "Ctrl+Z":
            self._do_undo()

    def _do_card(self, card: str, slot: int) -> None:
        chosen = self.selection
        if chosen.space and self._ways(card, chosen.space):
            self.selection = replace(chosen, card=card, slot=slot)
            self._commit(self._ways(card, chosen.space))
        elif chosen.card == card and chosen.slot == slot:
            self.selection = Selection()
        else:
            self.selection = Selection(card=card, slot=slot)

    def _do_space(self, space: str) -> None:
        chosen = self.selection
        if chosen.card and self._ways(chosen.card, space):
            self.selection = replace(chosen, space=space)
            self._commit(self._ways(chosen.card, space))
        elif chosen.space == space:
            self.selection = Selection()
        else:
            self.selection = Selection(space=space)

    def _do_commit(self, card: str, space: str) -> None:
        self._commit(self._ways(card, space))

    def _do_group(self, *ways: OptionId) -> None:
        self._do_after((), *ways)

    def _do_after(self, first: OptionId, *ways: OptionId) -> None:
        """One of these ways, once `first` is answered."""
        group = tuple(tuple(way) for way in ways)
        self.selection = replace(self.selection, group=group, first=tuple(first), negotiators=0)

    def _do_option(self, *option: str | int) -> None:
        self._give(tuple(option))

    def _do_options(self, *answers: OptionId) -> None:
        """One click that answers several questions in a row."""
        for option in answers:
            self._answer(tuple(option))

    def _do_intrigue(self, card: str) -> None:
        chosen = "intrigue:" + card
        self.selection = Selection() if self.selection.card == chosen else Selection(card=chosen)

    def _do_troops(self, troops: int, dreadnoughts: int = 0) -> None:
        """So many more (or less) to deploy or retreat."""
        choices = Choices(self.session.decision())
        wanted = max(0, self.selection.troops + troops), max(0, self.selection.dreadnoughts + dreadnoughts)
        chosen = choices.nearest(*wanted)
        self.selection = replace(self.selection, troops=chosen[0], dreadnoughts=chosen[1])

    def _do_negotiators(self, more: int) -> None:
        """So many more (or less) to pay for the picked tile with."""
        ways = self.selection.group
        now = returned(ways, self.selection.negotiators)[0]
        self.selection = replace(self.selection, negotiators=returned(ways, now + more)[0])

    def _do_cancel(self) -> None:
        self.selection = Selection()

    def _do_reveal(self) -> None:
        self._give(("reveal",))

    def _do_end_turn(self) -> None:
        self._give(("end_turn",))

    def _do_answer(self, yes: bool) -> None:
        asked, self.question = self.question, None
        if yes and asked is not None:
            self._answer(asked.option)

    def _do_undo(self) -> None:
        if self.curtain == NOBODY and self.session.undo():
            self.chronicle.forget(len(self.session.steps))
            self.given_up = {}
            self._clear()

    def _do_pile(self, zone: str) -> None:
        self.pile = "" if self.pile == zone else zone
        self.scrolled = 0.0

    def _do_close(self) -> None:
        self.pile = ""


def _leading(where: str) -> Callable[[TableScene], Request | None]:
    return lambda scene: scene.leave(where)


def _nothing(scene: TableScene, *rest: object) -> None:
    """What the window says to every scene, and what is said when a message over the table is left."""


Handler = Callable[..., Request | None]

_AT_ANY_TIME: Final[dict[str, Handler]] = {
    "hover": TableScene._do_hover,
    "wheel": TableScene._do_wheel,
    "inspect": TableScene._do_inspect,
    "pace": TableScene.set_pace,
    "uncover": TableScene._do_uncover,
    "look": TableScene._do_look,
    "back": TableScene._do_back,
    **{where: _leading(where) for where in ("menu", "log", "help", "over")},
}
"""Action -> what it does, whether or not something is being shown."""

_WATCHING: Final[dict[str, Handler]] = {"next": TableScene._next_beat, "skip": TableScene.settle}
"""While something is being shown: go on."""

_ACTS: Final[dict[str, Handler]] = {
    "card": TableScene._do_card,
    "space": TableScene._do_space,
    "commit": TableScene._do_commit,
    "group": TableScene._do_group,
    "after": TableScene._do_after,
    "option": TableScene._do_option,
    "options": TableScene._do_options,
    "intrigue": TableScene._do_intrigue,
    "troops": TableScene._do_troops,
    "negotiators": TableScene._do_negotiators,
    "cancel": TableScene._do_cancel,
    "reveal": TableScene._do_reveal,
    "end_turn": TableScene._do_end_turn,
    "answer": TableScene._do_answer,
    "undo": TableScene._do_undo,
    "pile": TableScene._do_pile,
    "close": TableScene._do_close,
    "key": TableScene._do_key,
    "edit": _nothing,
    "quit": _nothing,
    "answered": _nothing,
}
"""While nothing is being shown: what a person does."""

ACTIONS: Final = frozenset({*_AT_ANY_TIME, *_WATCHING, *_ACTS})
"""Every action the table knows."""
