"""Whether to ask before an answer gives up what could still be used, and what is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import OptionId, UnusedGain
from dune_desktop.i18n import Texts
from dune_desktop.i18n.unused_gains import question
from dune_desktop.ui.window.scene import Answer, Question

WAYS_ON = {"reveal": "reveal_turn", "end_turn": "end_turn", "done": "done", "pass": "pass"}
"""Answers by which somebody goes on and may leave things behind, with what their buttons say."""

UNITS = ("troops", "units")  # losses of which more or less can be left


@dataclass
class Losses:
    """What a person has kept back on purpose, and how much of it: that is not asked about.

    Whoever goes back when asked has not agreed, and is asked again.
    """

    known: dict[tuple[object, ...], int] = field(default_factory=dict)

    def new(self, losses: Sequence[UnusedGain]) -> bool:
        """Whether there is more among these losses than is known."""
        return any(loss.n > self.known.get((loss.kind, loss.what), 0) for loss in losses)

    def answered(self, option: OptionId, left: Callable[[], Sequence[UnusedGain]]) -> None:
        """After an answer that was about leaving things, all is open again; who deployed some units kept the others.

        `left` says which units could still be deployed.
        """
        if option[0] in WAYS_ON:
            self.known = {}
        elif option[0] == "deploy":
            self.known |= {(loss.kind, loss.what): loss.n for loss in left()}

    def forget(self) -> None:
        """A step was taken back: all is open again."""
        self.known = {}


def only_units(losses: Sequence[UnusedGain]) -> bool:
    """Whether nothing would be lost but the chance to deploy."""
    return all(loss.kind in UNITS for loss in losses)


def weighty(texts: Texts, option: OptionId) -> bool:
    """Tell whether it is asked about an answer, whatever it does, if it is really meant: there are words for that."""
    return texts.has(f"ask.{option[0]}.on")


def meant(texts: Texts, option: OptionId) -> Question:
    """Whether an answer is really meant, by its first word; the way back is in gold."""
    action = option[0]
    title, body = texts.t(f"ask.{action}.title"), texts.t(f"ask.{action}.body")
    on = Answer("on", texts.t(f"ask.{action}.on"), "leave_open")
    return _in_place(title, body, on, Answer("back", texts.t("common.cancel")))


def asked(texts: Texts, option: OptionId, losses: Sequence[UnusedGain], most: tuple[int, ...]) -> Question:
    """What would be lost, the way on, and the way back in gold.

    `most` are the units that could still be deployed, if any could. If nothing else would be lost, one answer deploys
    them and goes on.
    """
    title, body = question(texts, losses)
    on = Answer("on", texts.t("button." + WAYS_ON[str(option[0])]), "leave_open")
    back = Answer("back", texts.t("common.cancel"))
    if not most or not any(loss.kind in UNITS for loss in losses):
        return _in_place(title, body, on, back)
    words = texts.t(
        "button.deploy" + ("_units" if any(most[1:]) else "") + (".on" if only_units(losses) else ""), n=sum(most)
    )
    return _in_place(title, body, Answer("deploy", words, "all"), on, back)


def _in_place(title: str, body: str, *answers: Answer) -> Question:
    """Where one looks anyway, with what it is about in sight."""
    return Question(title, body, answers, golden="back", escape="back", width=560, in_place=True)
