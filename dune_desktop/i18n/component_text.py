"""Whole components in words: what an inspected card, space or leader says.

    for part in describe(texts, catalog.cards[0]):
        print(part.heading, part.text)

Clarifications of a component stand in `rulings.json`; `rulings` gives them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Final

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.assembly.compiled import compile_card
from dune_desktop.engine.model import components as k
from dune_desktop.engine.model import conditions as c
from dune_desktop.engine.model import effects as e
from dune_desktop.i18n.effect_text import NO_CONTEXT, Composer, Context, clause, cost_words, sentences, traits
from dune_desktop.i18n.template import Markup
from dune_desktop.i18n.texts import Texts


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a component's text: its kind, its heading, its sentences.

    Kinds: "agent", "reveal", "acquire", "discard", "trash", "note"; the timings of intrigue; "first", "second",
    "third", "defence"; "ability", "signet"; "cost", "requirement", "effect", "combat", "maker", "control", "once" of
    spaces; "destination", "instead" of House Hagal cards. Components of a box may have others.
    """

    kind: str
    heading: str
    text: str


def describe(texts: Texts, component: Any) -> tuple[Part, ...]:
    """Return the parts of any component in reading order, without empty ones."""
    return tuple(part for part in texts.words.components[type(component)](texts, component) if part.text)


def rulings(texts: Texts, key: str) -> tuple[str, ...]:
    """Return the clarifications of a component ("card:dagger") as short sentences; mostly none."""
    found: list[str] = []
    while texts.has(f"ruling:{key}:{len(found) + 1}"):
        found.append(str(texts.t(f"ruling:{key}:{len(found) + 1}")))
    return tuple(found)


def requirement(texts: Texts, condition: c.Condition) -> str:
    """Return what a space requires of a player who sends an Agent there."""
    if isinstance(condition, c.InfluenceAtLeast):
        faction = texts.name("faction:" + condition.faction)
        return str(texts.t("need.influence", n=condition.n, faction=faction))
    if isinstance(condition, c.Alliance):
        if condition.faction == "any":
            return str(texts.t("need.alliance.any"))
        return str(texts.t("need.alliance", faction=texts.name("faction:" + condition.faction)))
    return str(texts.t("need.other", clause=clause(texts, condition)))


def paragraph(texts: Texts, lines: Iterable[e.Effects], context: Context = NO_CONTEXT) -> str:
    """Return printed lines one after another, each in sentences of its own."""
    composer = Composer(texts, context)
    grammar = composer.grammar
    return grammar.finish([raw for line in lines for raw in grammar.sentences(composer.nodes(line))])


def part(texts: Texts, kind: str, key: str, text: str) -> Part:
    """Return a part with the heading of this key."""
    return Part(kind, str(texts.t(key)), text)


def _card(texts: Texts, card: k.Card) -> list[Part]:
    parts = [
        part(texts, box, f"card.{box}", sentences(texts, getattr(card, box)))
        for box in ("agent", "reveal", "acquire", "discard", "trash")
    ]
    if card.infiltrates:
        icons = texts.grammar.either([texts.name("icon:" + icon) for icon in card.infiltrates])
        parts.append(part(texts, "note", "card.infiltrates", str(texts.t("card.infiltrates.text", icons=icons))))
    if card.unload:
        parts.append(part(texts, "note", "card.unload", str(texts.t("card.unload.text"))))
    if card.graft:
        parts.append(part(texts, "note", "card.graft", str(texts.t("card.graft.text"))))
    notes: list[str] = []
    if (card.agent or card.reveal) and not compile_card(card, ()).sends:
        notes.append(str(texts.t("card.no_icons")))
    if card.deck == "reserve" and card.cost is None:
        notes.append(str(texts.t("card.not_for_sale")))
    if texts.has(deck := f"card.deck.{card.deck}"):
        notes.append(str(texts.t(deck)))
    return [*parts, *(part(texts, "note", "card.note", note) for note in notes)]


def _intrigue(texts: Texts, card: k.IntrigueCard) -> list[Part]:
    return [part(texts, use.timing, f"intrigue.{use.timing}", sentences(texts, use.effects)) for use in card.uses]


def _conflict(texts: Texts, card: k.ConflictCard) -> list[Part]:
    context = Context(controls=card.controls or "")
    parts = [
        part(texts, place, f"conflict.place.{number}", sentences(texts, getattr(card, place), context))
        for number, place in enumerate(("first", "second", "third"), 1)
    ]
    if card.controls:
        text = str(texts.t("conflict.defence.text", space="space:" + card.controls))
        parts.append(part(texts, "defence", "conflict.defence", text))
    return parts


def _leader(texts: Texts, leader: k.Leader) -> list[Part]:
    return [
        Part("ability", texts.name("leader_ability:" + leader.id), traits(texts, leader.ability)),
        Part("signet", texts.name("leader_signet:" + leader.id), sentences(texts, leader.signet)),
    ]


def _space(texts: Texts, space: k.Space) -> list[Part]:
    context = Context(base_spice=space.base_spice)
    parts: list[Part] = []
    if space.cost:
        parts.append(part(texts, "cost", "space.cost", cost_words(texts, space.cost)))
    if space.rates:
        key = "space.cost.rates" if all(rate.cost for rate in space.rates) else "space.cost.free"
        parts.append(part(texts, "cost", "space.cost", str(texts.t(key))))
    if space.requirement is not None:
        parts.append(part(texts, "requirement", "space.requirement", requirement(texts, space.requirement)))
    if space.once_per_game:
        parts.append(part(texts, "once", "space.once", str(texts.t("space.once.text"))))
    lines = (*space.effects, *_exchanges(space.rates))
    if space.faction is not None:
        lines = ((e.Influence(space.faction),), *lines)
    parts += [
        part(texts, "effect", "space.effect", paragraph(texts, lines, context)),
        part(texts, "reveal", "space.reveal", sentences(texts, space.reveal, context)),
    ]
    if space.control_bonus:
        parts.append(part(texts, "control", "space.control", _by(texts, "space.control.subject", space.control_bonus)))
    if space.combat:
        parts.append(part(texts, "combat", "space.combat", str(texts.t("space.combat.text"))))
    if space.maker:
        parts.append(part(texts, "maker", "space.maker", str(texts.t("space.maker.text"))))
    return parts


def _exchanges(rates: tuple[e.Pay, ...]) -> tuple[e.Effects, ...]:
    """Return the exchanges of a space as lines; as one choice if one of them costs nothing."""
    if all(rate.cost for rate in rates):
        return tuple((rate,) for rate in rates)
    return ((e.Choose(tuple((replace(rate, forced=True),) for rate in rates)),),)


def _hagal(texts: Texts, card: k.HagalCard) -> list[Part]:
    parts = [part(texts, "destination", "hagal.destination", _destination(texts, card))]
    context = Context(rival=True)
    if card.instead is None:
        parts.append(part(texts, "effect", "hagal.effect", _by(texts, "hagal.rival", card.effects, context)))
    else:
        for kind, space, effects in (
            ("effect", card.spaces[0], card.effects),
            ("instead", card.instead.space, card.instead.effects),
        ):
            heading = str(texts.t("hagal.effect.at", space="space:" + space))
            parts.append(Part(kind, heading, _by(texts, "hagal.rival", effects, context)))
    if card.kind != "reshuffle":
        swords = texts.t("hagal.swords", n=card.swords) if card.swords else texts.t("hagal.no_swords")
        parts.append(part(texts, "combat", "hagal.combat", str(swords)))
    if len(card.players) == 1:
        parts.append(part(texts, "note", "hagal.only", str(texts.t(f"hagal.{card.players[0]}"))))
    return parts


def _destination(texts: Texts, card: k.HagalCard) -> str:
    """Return where a House Hagal card sends the Rival, and when it is passed over."""
    spaces = ["space:" + space for space in card.spaces]
    if card.kind == "harvest" and texts.has(few := f"hagal.harvest.{len(spaces)}"):  # not just any Maker space
        return str(texts.t(few, space=spaces[0], other=spaces[-1]))
    if card.kind != "space":
        return str(texts.t(f"hagal.{card.kind}"))
    space = spaces[0]
    if isinstance(card.when, c.InfluenceAtLeast):
        faction = texts.name("faction:" + card.when.faction)
        if card.instead is None:
            return str(texts.t("hagal.space.when", space=space, n=card.when.n, faction=faction))
        other = "space:" + card.instead.space
        return str(texts.t("hagal.space.either", space=space, n=card.when.n, faction=faction, other=other))
    if card.when is not None and card.instead is not None:
        clause = Markup(texts.grammar.begin(Composer(texts, Context(rival=True)).clause(card.when)))
        other = "space:" + card.instead.space
        return str(texts.t("hagal.space.either.if", clause=clause, space=space, other=other))
    own = [key for effect in card.effects if texts.has(key := f"hagal.space.{effect.op}")]  # one with its own limit
    return str(texts.t(own[0] if own else "hagal.space", space=space))


def _by(texts: Texts, subject: str, effects: e.Effects, context: Context = NO_CONTEXT) -> str:
    """Return the effects as something that a certain player does; "" if there are none."""
    composer = Composer(texts, context)
    return composer.grammar.tell(composer.by_others(subject, effects))


DESCRIBERS: Final[dict[type, Callable[[Texts, Any], list[Part]]]] = {
    k.Card: _card,
    k.IntrigueCard: _intrigue,
    k.ConflictCard: _conflict,
    k.Leader: _leader,
    k.Space: _space,
    k.HagalCard: _hagal,
}
