"""The table: a running game in the window. Clicks become commands of the engine; everything shown comes from a view."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace

from dune_desktop.engine import Event, GameState, OptionId
from dune_desktop.engine.ids import NOBODY
from dune_desktop.i18n import Texts
from dune_desktop.i18n.effect_text import label
from dune_desktop.i18n.prompts import Prompt
from dune_desktop.session import Beat, Session
from dune_desktop.ui.display import Region, Screen
from dune_desktop.ui.metrics import Metrics
from dune_desktop.ui.presenters.choices import Choices, returned
from dune_desktop.ui.presenters.curtain import curtain_screen
from dune_desktop.ui.presenters.layout import TableLayout
from dune_desktop.ui.presenters.model import Selection, TableModel
from dune_desktop.ui.presenters.prompt import left_open
from dune_desktop.ui.presenters.table import table_screen
from dune_desktop.ui.presenters.tray import PITCH_Y, tray, tray_limit
from dune_desktop.ui.scenes.chronicle import Chronicle, rival_turn, spaces_changed
from dune_desktop.ui.stage import Action, Request, Scene, Stay
from dune_desktop.ui.widgets import Answer, dialog

PACES = {"instant": 0.0, "fast": 0.8, "normal": 2.0, "step": float("inf")}
"""Seconds that what happens by itself stays on the screen, by the pace the player has chosen."""

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
    ) -> None:
        self.session = session
        self.texts = texts
        self.leave = leave
        self.pace = pace
        self.remember = remember
        self.selection = Selection()
        self.people = tuple(seat for seat, human in enumerate(session.rules.is_human) if human)
        self.viewer = self.people[0] if len(self.people) == 1 else NOBODY
        self.before = NOBODY
        self.looking = False  # the curtain is lifted a little: the open table without anybody's cards
        self.beats: list[Shown] = self._worth_showing(session.beats)
        self.shown_since: float | None = None
        self.question = ""  # a dialog that asks before something is done
        self.asked_about_buying = False
        self.pile = ""
        self.scrolled = 0.0
        self.chronicle = Chronicle(session, texts)
        self._previewed: tuple[tuple[object, ...], GameState | None] = ((), None)
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
            return curtain_screen(model, seat, self.before)
        screen = replace(table_screen(model), moment=len(self.session.log))
        extra: list[Region] = []
        if self.pile:
            extra += tray(model, self.pile, self._pile_cards(model), self.scrolled)
        if self.question:
            extra += self._dialog(model)
        if not extra:
            return screen
        return replace(screen, regions=(*screen.regions, *extra))

    def model(self, metrics: Metrics, size: tuple[float, float]) -> TableModel:
        """What the presenters show, from the position the screen has come to."""
        session = self.session
        state = self.beats[0].state if self.beats else session.state
        hidden = self.curtain != NOBODY
        viewer = NOBODY if hidden else self.viewer
        decision = None if self.watching or session.over else session.decision()
        rival = rival_turn(session.rules, self.beats[0].events) if self.beats else self.chronicle.last_rival()
        model = TableModel(
            rules=session.rules,
            view=session.rules.view(state, viewer),
            viewer=viewer,
            decision=decision,
            names=session.names,
            texts=self.texts,
            metrics=metrics,
            layout=TableLayout.of(*size, ix="ix" in session.rules.config.boxes),
            selection=self.selection,
            undo=session.undoable(),
            undo_closed=session.closed_by,
            chronicle=self.chronicle.since_turn(self.curtain)
            if hidden
            else self.chronicle.latest(viewer, self.beats[0].after if self.beats else 0),
            changed=frozenset() if hidden else spaces_changed(session.steps, viewer),
            rival=rival,
            watching=self.watching,
            pace=self.pace,
        )
        model.preview = self._preview(model)
        model.prompt = self._prompt(model)
        return model

    def _prompt(self, model: TableModel) -> tuple[str, str]:
        """The words of the prompt bar."""
        if self.beats:
            note = self.texts.t("prompt.watch.note")
            if model.rival is not None:
                name = self.session.names[model.rival.seat]
                return self.texts.t("prompt.watch.rival", name=name), note
            return self.texts.t("prompt.watch.combat"), note
        if model.decision is None:
            return self.texts.t("prompt.over"), ""
        chosen = self.selection.card if not self.selection.card.startswith("intrigue:") else ""
        names = dict(enumerate(self.session.names))
        prompt = Prompt(self.texts, self.session.rules, model.view, model.decision, names, chosen, self.selection.space)
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

    def _pile_cards(self, model: TableModel) -> tuple[str, ...]:
        cards = model.me.discard if self.pile == "discard" else tuple(card for card in model.me.deck if card != "?")
        return tuple(sorted(cards, key=lambda card: self.texts.name("card:" + card)))

    def _dialog(self, model: TableModel) -> tuple[Region, ...]:
        texts, key = self.texts, "ask." + self.question
        turn = model.view.turn
        args: dict[str, int | str] = {"n": turn.persuasion if turn is not None else 0, "agents": model.me.agents_left}
        args["effects"] = texts.t("label.and").join(
            label(texts, effect) for effect in left_open(model.view, model.choices.legal)
        )
        used = {name: value for name, value in args.items() if name in texts.fields(key + ".body")}
        return dialog(
            model.metrics,
            (model.layout.width, model.layout.height),
            texts.t(key + ".title"),
            texts.t(key + ".body", **used),
            (
                Answer(texts.t(key + ".no"), ("answer", False), primary=True, key="Esc", show_key="Esc"),
                Answer(texts.t(key + ".yes"), ("answer", True)),
            ),
        )

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
        """Where to stop: Rivals' turns, unless at once, and always the outcome of a Conflict that somebody fought."""
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
            if rival or fought:
                found.append(Shown(events, beat.state, after, VERDICT if fought else 0.0))
                events = ()
        return found

    # ------------------------------------------------------------------------------------------------ acting

    def handle(self, action: Action) -> Request | None:
        name, *rest = action
        if name == "hover":
            space = str(rest[1]) if len(rest) == 2 and rest[0] == "space" else ""
            same = space == self.selection.hover or not self.selection.card  # only what a card would do is shown
            self.selection = replace(self.selection, hover=space)
            return Stay() if same else None
        if name == "wheel" and self.pile and rest[0] == "tray.cards":
            limit = tray_limit(len(self.session.state.seats[self.viewer].discard))
            self.scrolled = min(max(0.0, self.scrolled - float(rest[1]) * PITCH_Y), limit)  # type: ignore[arg-type]
            return None
        if name == "inspect":
            return self.leave("inspect:" + str(rest[0]))
        if name in ("menu", "log", "help"):
            return self.leave(str(name))
        if name == "pace":
            self.set_pace(str(rest[0]))
            return None
        if name in ("uncover", "look"):
            self._uncover() if name == "uncover" else self._look()
            return None
        if name == "back":
            return self._back()
        if self.watching:
            if name == "next":
                self._next_beat()
            elif name == "skip":
                self.beats = []
                self._clear()
            return self._after()
        if name == "key" and rest[0] == "Ctrl+Z":
            name = "undo"
        act = getattr(self, "_do_" + str(name), None)
        if act is not None:
            act(*rest)
        return self._after()

    def _after(self) -> Request | None:
        """Leave for the final ranking once the game is over and everything was shown."""
        return self.leave("over") if self.session.over and not self.watching else None

    def _clear(self) -> None:
        self.selection = Selection()
        self.question = ""
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

    def _back(self) -> Request | None:
        if self.question:
            self.question = ""
        elif self.pile:
            self.pile = ""
        elif self.looking:
            self.looking = False
        elif replace(self.selection, hover="") != Selection():
            self.selection = Selection()
        else:
            return self.leave("menu")
        return None

    def set_pace(self, pace: str) -> None:
        """Show what happens by itself as fast as the player wants from now on."""
        self.pace = pace
        if self.remember is not None:
            self.remember(pace)

    def _uncover(self) -> None:
        if self.curtain == NOBODY:
            return
        self.before, self.viewer = NOBODY, self.curtain
        self.looking = False
        self._clear()

    def _look(self) -> None:
        self.looking = True

    def _answer(self, option: OptionId) -> None:
        """Give an answer; one that is not legal, or not this person's to give, is ignored."""
        if self.watching or self.curtain != NOBODY or option not in self.session.rules.legal(self.session.state):
            log.warning("ignored: %r is not to be answered now", option)
            return
        stage = self.session.state.turn.stage if self.session.state.turn is not None else ""
        self.session.answer(option)
        self.beats = self._worth_showing(self.session.beats)
        self.shown_since = None
        if option[0] in ("end_turn", "reveal") or stage == "":
            self.asked_about_buying = False
        if len(self.people) > 1 and (self.watching or self.session.asked() != self.viewer):
            self._cover()
        self._clear()

    def _cover(self) -> None:
        """Nobody's cards lie open: others look at the screen now, and who is next uncovers again."""
        self.before, self.viewer = self.viewer, NOBODY
        self.looking = False

    def _ways(self, card: str, space: str) -> list[OptionId]:
        legal = self.session.rules.legal(self.session.state)
        return [option for option in legal if option[:3] == ("send", card, space)]

    def _commit(self, ways: list[OptionId]) -> None:
        if len(ways) == 1:
            self._answer(ways[0])
        elif ways:
            self.selection = replace(self.selection, group=tuple(ways), hover="")

    # ------------------------------------------------------------------------------------------------ the actions

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
        self.selection = replace(self.selection, group=tuple(tuple(way) for way in ways))

    def _do_option(self, *option: str | int) -> None:
        self._answer(tuple(option))

    def _do_options(self, *answers: OptionId) -> None:
        """One click that answers several questions in a row."""
        for option in answers:
            self._answer(tuple(option))

    def _do_intrigue(self, card: str) -> None:
        chosen = "intrigue:" + card
        self.selection = Selection() if self.selection.card == chosen else Selection(card=chosen)

    def _do_troops(self, troops: int, dreadnoughts: int = 0) -> None:
        """So many more (or less) to deploy or retreat, or to pay for a tile with."""
        ways = self.selection.group
        if ways:
            now = returned(ways, self.selection.troops)[0]
            self.selection = replace(self.selection, troops=returned(ways, now + troops)[0])
            return
        choices = Choices(self.session.decision())
        wanted = max(0, self.selection.troops + troops), max(0, self.selection.dreadnoughts + dreadnoughts)
        chosen = choices.nearest(*wanted)
        self.selection = replace(self.selection, troops=chosen[0], dreadnoughts=chosen[1])

    def _do_cancel(self) -> None:
        self.selection = Selection()

    def _do_reveal(self) -> None:
        legal = self.session.rules.legal(self.session.state)
        if any(option[0] == "send" for option in legal) and not self.question:
            self.question = "reveal"
        else:
            self._answer(("reveal",))

    def _do_end_turn(self) -> None:
        legal = self.session.rules.legal(self.session.state)
        turn = self.session.state.turn
        buying = turn is not None and turn.stage == "reveal" and turn.persuasion > 0
        if buying and any(option[0] == "acquire" for option in legal) and not self.asked_about_buying:
            self.asked_about_buying = True
            self.question = "end_turn"
        elif left_open(self.session.state, legal):
            self.question = "leave"
        else:
            self._answer(("end_turn",))

    def _do_answer(self, yes: bool) -> None:
        question, self.question = self.question, ""
        if yes:
            self._answer(("reveal",) if question == "reveal" else ("end_turn",))

    def _do_undo(self) -> None:
        if self.curtain == NOBODY and self.session.undo():
            self.chronicle.forget(len(self.session.steps))
            self._clear()

    def _do_pile(self, zone: str) -> None:
        self.pile = "" if self.pile == zone else zone
        self.scrolled = 0.0

    def _do_close(self) -> None:
        self.pile = ""
