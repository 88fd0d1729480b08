"""Questions and labels about Spies, contracts, battle icons and training."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dune_desktop.engine.boxes.uprising.cards import TOP
from dune_desktop.engine.model.frames import Ask
from dune_desktop.engine.model.options import OptionId
from dune_desktop.i18n.answers import named
from dune_desktop.i18n.effect_text import Composer, label
from dune_desktop.i18n.prompts import Prompt
from dune_desktop.i18n.template import Markup


def _place_spy(to: Prompt) -> Markup:
    """Return the question for a post, or for the Spy that is recalled first because the supply is empty."""
    if to.legal("recall_spy"):
        return to.texts.t("prompt.place_spy.room", who=to.who)
    return to.texts.t("prompt.place_spy", who=to.who, n=to.left)


def _place_spy_why(to: Prompt) -> Markup:
    return to.texts.t("prompt.place_spy.room.why") if to.legal("recall_spy") else to.because()


def _look_at_three(to: Prompt) -> Markup:
    assert isinstance(to.frame, Ask)
    key = "prompt.look_at_three.discard" if len(to.frame.taken) == TOP else "prompt.look_at_three.trash"
    return to.texts.t(key, who=to.who)


def _look_at_three_why(to: Prompt) -> Markup:
    return to.texts.t("prompt.look_at_three.why")


def _label_contract(to: Prompt, option: OptionId) -> Markup:
    _, name = option
    reward = label(to.texts, *to.rules.more["contract"][str(name)].effects)
    return to.texts.t("option.contract", contract=f"contract:{name}", reward=Markup(reward))


def _label_train(to: Prompt, option: OptionId) -> Markup:
    _, name = option
    space = to.rules.more["training"][str(name)]
    reward = to.texts.grammar.short(Composer(to.texts).nodes(space.effects))
    return to.texts.t("option.train", space=f"training:{name}", reward=Markup(reward))


def _label_turn_down(to: Prompt, option: OptionId) -> Markup:
    _, card = option
    return to.texts.t("option.turn_down", card=str(card))


HEADLINES: Final[dict[str, Callable[[Prompt], Markup]]] = {
    "place_spy": _place_spy,
    "look_at_three": _look_at_three,
}
EXPLANATIONS: Final[dict[str, Callable[[Prompt], Markup]]] = {
    "place_spy": _place_spy_why,
    "look_at_three": _look_at_three_why,
}
LABELS: Final[dict[str, Callable[[Prompt, OptionId], Markup]]] = {
    "spy": named("option.spy", post="post"),
    "recall_spy": named("option.recall_spy", post="post"),
    "gather": named("option.gather", post="post"),
    "contract": _label_contract,
    "turn_down": _label_turn_down,
    "train": _label_train,
}
