"""Labels of options, and of undoing them (`prompts`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dune_desktop.engine.model.frames import Ask
from dune_desktop.engine.model.options import OptionId, part
from dune_desktop.i18n.effect_text import label
from dune_desktop.i18n.effect_text import option as option_sentence
from dune_desktop.i18n.prompts import Prompt, cards_played, source_name
from dune_desktop.i18n.template import Markup, Value
from dune_desktop.i18n.texts import Texts


def named(key: str, **fixed: str) -> Callable[[Prompt, OptionId], Markup]:
    """Return a label that shows the values of the option: `fixed` gives each its name in the text and its kind."""

    def write(to: Prompt, option: OptionId) -> Markup:
        args: dict[str, Value] = {}
        _, *values = option
        for value, (name, kind) in zip(values, fixed.items(), strict=False):
            args[name] = f"{kind}:{value}" if kind else value
        return to.texts.t(key, **args)

    return write


def _label_send(to: Prompt, option: OptionId) -> Markup:
    _, _, space, rate, origin, also = option
    key = f"space:{space}"
    rates = to.rules.spaces[str(space)].rates
    if origin and origin != space:
        words = to.texts.t("option.send.from", origin=f"space:{origin}", space=key)
    elif rates:
        words = to.texts.t("option.send.rate", space=key, rate=label(to.texts, rates[int(rate)]))
    else:
        words = to.texts.t("option.send", space=key)
    sources = str(also).split()
    for source in sources:
        kind = source.partition(":")[0]
        if to.texts.has(with_it := f"option.send.{kind}"):  # what a box lets the play use up
            words = to.texts.t(with_it, send=words, **{kind: source})
    if not (cards := [source for source in sources if source.startswith("card:")]):
        return words
    *by, card = (
        cards  # the card played with it comes last, after the one that lets it be borrowed from the Imperium Row
    )
    return to.texts.t("option.send.with_row" if by else "option.send.with", send=words, card=card)


def _label_reveal(to: Prompt, option: OptionId) -> Markup:
    n = len(to.view.seats[to.decision.seat].hand)
    return to.texts.t("option.reveal", n=n) if n else to.texts.t("option.reveal.none")


def _label_take(to: Prompt, option: OptionId) -> Markup:
    """Return the effect in short; if another one reads alike, with the component it comes from."""
    labels = {take: label(to.texts, effect) for take, _, effect in to.rules.pending(to.view)}
    if list(labels.values()).count(labels[option]) == 1:
        return Markup(labels[option])
    key = str(part(option, "source"))
    source = to.texts.link(key) if to.texts.has_name(key) else source_name(to.texts, key)
    return to.texts.t("option.take.from", label=labels[option], source=source)


def _label_branch(to: Prompt, option: OptionId) -> Markup:
    assert isinstance(to.frame, Ask)
    effect: Any = to.frame.effect
    _, index = option
    return Markup(option_sentence(to.texts, effect.options[int(index)]))


def _label_acquire(to: Prompt, option: OptionId) -> Markup:
    _, card, _, place = option
    key = f"option.acquire.{place}"
    return to.texts.t(key if to.texts.has(key) else "option.acquire", card=f"card:{card}")


def _label_trash(to: Prompt, option: OptionId) -> Markup:
    _, zone, card = option
    return to.texts.t("option.trash", card=f"card:{card}", zone=to.texts.t(f"word.zone.{zone}"))


def _label_row(to: Prompt, option: OptionId) -> Markup:
    _, slot = option
    return to.texts.t("option.row", card="card:" + to.view.row[int(slot)])


def _label_opponent(to: Prompt, option: OptionId) -> Markup:
    _, seat = option
    return to.texts.t("option.opponent", other=to.names[int(seat)])


def _units(to: Prompt, option: OptionId) -> str:
    """Return the units that an option names: the number of troops, and perhaps those of other kinds."""
    _, *numbers = option
    counts = zip(to.rules.units, map(int, numbers), strict=False)
    return to.texts.grammar.both([str(to.texts.t(f"word.unit.{unit.id}", n=n)) for unit, n in counts if n])


def _label_units(key: str) -> Callable[[Prompt, OptionId], Markup]:
    def write(to: Prompt, option: OptionId) -> Markup:
        _, troops, *further = option
        if not further:
            return to.texts.t(key, n=int(troops))
        return to.texts.t(key + ".units", units=Markup(_units(to, option)))

    return write


def _label_lose_from(to: Prompt, option: OptionId) -> Markup:
    _, where = option
    return to.texts.t(f"option.lose_from.{where}")


def _label_drive_back(to: Prompt, option: OptionId) -> Markup:
    _, seat, unit = option
    return to.texts.t(f"option.drive_back.{unit}", other=to.names[int(seat)])


def _label_done(to: Prompt, option: OptionId) -> Markup:
    """Return the label for leaving the rest; for an exchange, it names the cards that come for those put away."""
    if to.decision.kind == "exchange_intrigue" and isinstance(to.frame, Ask):
        n = len(to.frame.taken)
        return to.texts.t("option.exchange", n=n) if n else to.texts.t("option.exchange.none")
    return to.texts.t("option.done")


LABELS: Final[dict[str, Callable[[Prompt, OptionId], Markup]]] = {
    "send": _label_send,
    "reveal": _label_reveal,
    "take": _label_take,
    "done": _label_done,
    "deploy": _label_units("option.deploy"),
    "intrigue": named("option.intrigue", card="intrigue"),
    "masterstroke": named("option.masterstroke"),
    "acquire": _label_acquire,
    "end_turn": named("option.end_turn"),
    "pass": named("option.pass"),
    "stop": named("option.stop"),
    "faction": named("option.faction", faction="faction"),
    "branch": _label_branch,
    "trash": _label_trash,
    "discard": named("option.discard", card="card"),
    "fetch": named("option.fetch", card="card"),
    "recall": named("option.recall", space="space"),
    "retreat": _label_units("option.retreat"),
    "space": named("option.space", space="space"),
    "row": _label_row,
    "opponent": _label_opponent,
    "draw_top": named("option.draw_top"),
    "trash_top": named("option.trash_top"),
    "decline": named("option.decline"),
    "lose_from": _label_lose_from,
    "drive_back": _label_drive_back,
    "under": named("option.under", card="intrigue"),
    "put_back": named("option.put_back", card="intrigue"),
    "aside": named("option.aside", card="card"),
}
"""First word of an option -> its label."""


def _undo_send(texts: Texts, option: OptionId) -> Markup:
    card, *partners = (f"card:{card}" for card in cards_played(option))
    return texts.t("undo.pair", card=card, partner=partners[0]) if partners else texts.t("undo.send", card=card)


def _undo_card(texts: Texts, option: OptionId) -> Markup:
    kind = "intrigue" if option[0] == "intrigue" else "card"
    return texts.t(f"undo.{option[0]}", card=f"{kind}:{part(option, 'card')}")


UNDOS: Final[dict[str, Callable[[Texts, OptionId], Markup]]] = {
    "send": _undo_send,
    "acquire": _undo_card,
    "intrigue": _undo_card,
}
"""First word of an option -> the label of its undo button, if that names something."""
