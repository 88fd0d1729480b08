"""What a component says, for a tip: its name and, in words, each part of what it does, as its page tells them."""

from __future__ import annotations

from collections.abc import Iterable

from dune_desktop.engine.model.components import Card
from dune_desktop.engine.model.ids import Slot
from dune_desktop.i18n.component_text import Part, describe
from dune_desktop.i18n.template import Markup
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.text.richtext import escape

_KNOWN: dict[tuple[str, str], str] = {}  # by language and component: a tip is asked for whenever the pointer moves


def titled(model: TableModel, name: str, *lines: str) -> str:
    """The name of a component in the first line, and what there is to say below it; empty lines are left out."""
    return "\n".join([f"<b>{escape(model.name(name))}</b>", *filter(None, lines)])


def told(model: TableModel, parts: Iterable[Part]) -> str:
    """Each of these parts in a line of its own, behind what it is called."""
    return "\n".join(
        str(model.t("prompt.because", source=part.heading, text=Markup(part.text))) if part.heading else part.text
        for part in parts
    )


def does(model: TableModel, name: str) -> str:
    """Where a card sends an Agent, and what a card or tile of this name does.

    How it is come by, remarks and what Rivals do is left to its page.
    """
    key = (model.texts.language, name)
    if key not in _KNOWN:
        remark = str(model.t("card.note"))
        parts = [part for part in describe(model.texts, component(model, name)) if part.heading != remark]
        does = told(model, (part for part in parts if part.kind not in ("cost", "rival")))
        _KNOWN[key] = "\n".join(filter(None, (sends(model, name), does)))
    return _KNOWN[key]


def sends(model: TableModel, name: str) -> str:
    """To which spaces a card sends an Agent, by its icons, or that it sends none; "" for anything else."""
    card = component(model, name)
    if not isinstance(card, Card):
        return ""
    icons = dict.fromkeys((*card.icons, *card.infiltrates))
    if icons:
        names = [model.name("icon:" + icon) for icon in icons]
        return str(model.t("tip.sends", icons=model.texts.grammar.joints.items.join(names)))
    printed = card.agent or card.reveal
    return str(model.t("card.no_icons")) if printed and not model.rules.card_rules[card.id].sends else ""


def goes(model: TableModel, slot: Slot) -> Markup:
    """Where a card that is acquired from this slot goes."""
    places = model.rules.market_at[slot].to(model.rules, model.view, max(0, model.viewer))
    return model.t("tip.goes.discard_or_top" if len(places) > 1 else "tip.goes." + places[0])


def component(model: TableModel, name: str) -> object:
    """The card or tile of this name; None for anything else."""
    kind, _, key = name.partition(":")
    if kind == "card":
        return model.rules.cards.get(key)
    return model.rules.intrigues.get(key) if kind == "intrigue" else model.rules.more.get(kind, {}).get(key)
