"""Questions and labels about the tracks, specimens and grafted cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dune_desktop.engine.boxes.immortality.state import of_seat
from dune_desktop.engine.model.options import OptionId
from dune_desktop.i18n.answers import named
from dune_desktop.i18n.effect_text import Composer
from dune_desktop.i18n.prompts import Prompt
from dune_desktop.i18n.template import Markup


def _research(to: Prompt) -> Markup:
    key = "prompt.research.more" if to.left > 1 else "prompt.research"
    return to.texts.t(key, who=to.who, n=to.left)


def _research_why(to: Prompt) -> Markup:
    """Return where the research token stands."""
    return to.texts.t("prompt.research.why", place="research:" + of_seat(to.view, to.decision.acting_for).research)


def _return_before_why(to: Prompt) -> Markup:
    return to.texts.t("prompt.return_before.why", n=to.view.seats[to.decision.acting_for].supply)


def _label_research(to: Prompt, option: OptionId) -> Markup:
    """Return which way the token goes from here, and what the space there gives."""
    _, chosen = option
    if not chosen:
        return to.texts.t("option.research.draw")
    spaces = to.rules.more["research"]
    space, here = spaces[str(chosen)], spaces[of_seat(to.view, to.decision.acting_for).research]
    way = "on" if space.row == here.row else "up" if space.row < here.row else "down"
    bonus = to.texts.grammar.short(Composer(to.texts).nodes(space.effects)) or str(
        to.texts.t("option.research.nothing")
    )
    return to.texts.t(f"option.research.{way}", bonus=Markup(bonus))


def _label_return(to: Prompt, option: OptionId) -> Markup:
    _, n = option
    return to.texts.t("option.return_specimens", n=int(n)) if n else to.texts.t("option.return_specimens.none")


HEADLINES: Final[dict[str, Callable[[Prompt], Markup]]] = {"research": _research}
EXPLANATIONS: Final[dict[str, Callable[[Prompt], Markup]]] = {
    "research": _research_why,
    "return_before": _return_before_why,
}
LABELS: Final[dict[str, Callable[[Prompt, OptionId], Markup]]] = {
    "research": _label_research,
    "release": named("option.release"),
    "return_specimens": _label_return,
    "atomics": named("option.atomics"),
    "trash_grafted": named("option.trash_grafted", card="card"),
    "gain_icons": named("option.gain_icons", card="card"),
    "trash_intrigue": named("option.trash_intrigue", card="intrigue"),
}
