"""Questions and labels about Freighters, Tech tiles and dreadnoughts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dune_desktop.engine.boxes.ix.state import of_seat, of_table
from dune_desktop.engine.model.frames import Ask
from dune_desktop.engine.model.options import OptionId
from dune_desktop.i18n.answers import named
from dune_desktop.i18n.effect_text import label
from dune_desktop.i18n.prompts import Prompt
from dune_desktop.i18n.questions import told
from dune_desktop.i18n.template import Markup
from dune_desktop.i18n.texts import Texts


def _freighter(to: Prompt) -> Markup:
    moves = to.legal("freighter")
    ways = [str(way) for _, way in moves]
    key = f"prompt.freighter.{ways[0]}" if len(ways) == 1 else "prompt.freighter"
    return to.texts.t(key, who=to.who, n=to.left)


def _freighter_why(to: Prompt) -> Markup:
    """Return where the Freighter stands, and what a recall would bring unless that is one of two answers."""
    mine = of_seat(to.view, to.decision.acting_for)
    passed = [space for space in to.rules.catalog.of("shipping") if space.step <= mine.freighter]
    place = f"shipping:{passed[-1].id}"
    rewards = [label(to.texts, effect) for space in passed for effect in space.reward]
    if not rewards or len(to.legal("freighter")) > 1:
        return to.texts.t("prompt.freighter.start", place=place)
    listed = to.texts.grammar.listed(rewards)
    return to.texts.t("prompt.freighter.why", place=place, rewards=Markup(listed))


def _acquire_tech_why(to: Prompt) -> Markup:
    mine = of_seat(to.view, to.decision.acting_for)
    helped = to.texts.t("prompt.acquire_tech.why", n=mine.negotiators) if mine.negotiators else Markup()
    return to.texts.paragraph(to.because(), helped)


def _label_freighter(to: Prompt, option: OptionId) -> Markup:
    _, way = option
    return to.texts.t(f"option.freighter.{way}")


def _label_buy_tech(to: Prompt, option: OptionId) -> Markup:
    """Return the tile and what is paid for it."""
    assert isinstance(to.frame, Ask)
    _, stack, negotiators, currency = option
    tile, returned = of_table(to.view).shown[int(stack)], int(negotiators)
    discount: int = getattr(to.frame.effect, "discount", 0)
    price = to.texts.t(f"thing.{currency}", n=max(0, to.rules.more["tech"][tile].cost - discount) - returned)
    key = "option.buy_tech.negotiators" if returned else "option.buy_tech"
    return to.texts.t(key, tile=f"tech:{tile}", price=price, n=returned)


def _undo_tech(texts: Texts, option: OptionId) -> Markup:
    _, tile = option
    return texts.t("undo.tech", tile=f"tech:{tile}")


HEADLINES: Final[dict[str, Callable[[Prompt], Markup]]] = {"freighter": _freighter}
EXPLANATIONS: Final[dict[str, Callable[[Prompt], Markup]]] = {
    "freighter": _freighter_why,
    "acquire_tech": _acquire_tech_why,
    "place_dreadnought": told("prompt.place_dreadnought.why"),
}
LABELS: Final[dict[str, Callable[[Prompt, OptionId], Markup]]] = {
    "freighter": _label_freighter,
    "buy_tech": _label_buy_tech,
    "negotiate": named("option.negotiate", n=""),
    "tech": named("option.tech", tile="tech"),
}
UNDOS: Final[dict[str, Callable[[Texts, OptionId], Markup]]] = {"tech": _undo_tech}
