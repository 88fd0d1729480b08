"""What the presenters of the table are given: the position, the decision, and everything worked out about them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from dune_desktop.engine import GameState, OptionId
from dune_desktop.engine.ids import NOBODY
from dune_desktop.i18n.prompts import Prompt
from dune_desktop.i18n.purchase import explanation, headline
from dune_desktop.ui.presenters.table.model import Selection, TableModel
from dune_desktop.ui.presenters.table.prompt import purchase
from dune_desktop.ui.presenters.table.tokens import Tokens
from dune_desktop.ui.scenes.desk import Desk
from dune_desktop.ui.scenes.table.chronicle import Chronicle, spaces_changed
from dune_desktop.ui.scenes.table.sitting import Sitting
from dune_desktop.ui.screen.metrics import Metrics

Found = TypeVar("Found")


class Latest:
    """The latest answer to each question about a position: most pictures ask what the one before asked."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[object, object]] = {}

    def of(self, name: str, key: object, make: Callable[[], Found]) -> Found:
        """What was made for this key, or else make it."""
        known = self._known.get(name)
        if known is None or known[0] != key:
            known = self._known[name] = key, make()
        return known[1]  # type: ignore[return-value]


class Modeller:
    """Makes the `TableModel` of a sitting for every picture."""

    def __init__(self, sitting: Sitting, desk: Desk) -> None:
        self.sitting = sitting
        self.session = sitting.session
        self.desk = desk
        self.chronicle = Chronicle(self.session, desk.texts)
        self._latest = Latest()
        self._before: TableModel | None = None

    def model(self, selection: Selection, metrics: Metrics, size: tuple[float, float]) -> TableModel:
        """What the presenters show, from the position the screen has come to."""
        session, sitting, texts, act = self.session, self.sitting, self.desk.texts, self.sitting.act
        if self.chronicle.texts is not texts:
            self.chronicle = Chronicle(session, texts)
        view, viewer, hidden = sitting.view(), sitting.reader, sitting.curtain != NOBODY
        if hidden:
            told = self.chronicle.since_turn(sitting.curtain)
        else:
            told = self.chronicle.latest(viewer, act.after if act is not None else 0)
        model = TableModel(
            before=self._before.tokens if self._before is not None else Tokens(),
            rules=session.rules,
            view=view,
            viewer=viewer,
            decision=None if sitting.watching or session.over or hidden else session.decision(),
            names=session.names,
            texts=texts,
            metrics=metrics,
            canvas=size,
            selection=replace(selection, hover=""),
            undo=session.undoable(),
            undo_closed=session.closed_by,
            chronicle=told,
            changed=frozenset() if hidden else spaces_changed(session.steps, viewer),
            rival=act.rival if act is not None else None,
            churn=act.churn if act is not None else None,
            turned=self.chronicle.turned() if view.phase == "combat" else (),
            awaited=sitting.curtain,
            watching=sitting.watching,
            pace=self.desk.settings.rival_pace,
            buy_at_once=self.desk.settings.buy_at_once,
            keys=self.desk.keys,
        )
        self._before = model
        model.weighed.space, model.weighed.after = selection.hover, self._preview(model, selection.hover)
        if viewer != NOBODY:
            model.at_reveal = self._at_reveal(viewer)
        model.prompt = self._prompt(model)
        return model

    def _prompt(self, model: TableModel) -> tuple[str, str]:
        """The words of the prompt bar."""
        t = model.t
        if model.watching:
            return self._watched(model), t("prompt.watch.note")
        if model.awaited != NOBODY:
            return t("prompt.awaited", who=model.seat_name(model.awaited)), t("prompt.awaited.note")
        if model.decision is None:
            return t("prompt.over"), ""
        chosen = model.selection.card if not model.selection.card.startswith("intrigue:") else ""
        ways, names = model.selection.group, dict(enumerate(self.session.names))
        if model.buying:
            wanted = purchase(model, self._final(model.selection.first, ways[0]))
            return headline(model.texts, names[model.decision.seat], wanted), explanation(model.texts, wanted)
        place = model.selection.space or (str(ways[0][2]) if ways else "")
        prompt = Prompt(model.texts, model.rules, model.view, model.decision, names, chosen, place, choosing=bool(ways))
        return prompt.headline, prompt.explanation

    @staticmethod
    def _watched(model: TableModel) -> str:
        """What is being shown."""
        if model.rival is not None:
            return model.t("prompt.watch.rival", name=model.seat_name(model.rival.seat))
        if model.churn is not None:
            return model.t("prompt.watch.dice", first=model.churn.dice[0], second=model.churn.dice[1])
        return model.t("prompt.watch.combat")

    def _preview(self, model: TableModel, space: str) -> GameState | None:
        """The position after sending the chosen card to the space under the pointer."""
        card = model.selection.card
        ways = model.choices.sends.get((card, space)) if card and space else None
        if not ways:
            return None
        key = (self.session.moment, card, space)
        return self._latest.of("preview", key, lambda: self.session.preview(ways[0])[0])

    def _at_reveal(self, viewer: int) -> tuple[int, int]:
        """What the viewer's hand would bring in the position on the screen."""
        act = self.sitting.act
        shown = act.state if act is not None else None
        key = (self.session.moment, len(self.sitting.acts), viewer)
        return self._latest.of("at_reveal", key, lambda: self.session.at_reveal(viewer, shown))

    def _final(self, first: OptionId, way: OptionId) -> bool:
        """Whether undo could not take back the card or tile that is picked out."""
        answers = (first, way) if first else (way,)
        return self._latest.of("final", (self.session.moment, answers), lambda: self.session.final(*answers))
