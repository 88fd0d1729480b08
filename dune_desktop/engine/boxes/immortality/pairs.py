"""Playing a Graft card and its partner together, and how the two send an Agent (I8, I9)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from dune_desktop.engine.assembly.compiled import NO_MODIFIERS, CardRules, Play, SendModifiers, cards_among, reach
from dune_desktop.engine.assembly.derived import derived
from dune_desktop.engine.boxes.immortality.words import CopyPartner, Grafted, GraftFromRow
from dune_desktop.engine.model.effects import Effect, IconsWhile
from dune_desktop.engine.model.ids import IMPERIUM
from dune_desktop.engine.rules.cards import without

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.state import GameState, Todo, Turn
    from dune_desktop.engine.rulebook import Rules


def install(builder: RulesBuilder) -> None:
    """Register pairs of cards as plays."""
    builder.wrap("plays", plays)
    builder.wrap("played_as", played_as)
    builder.expand(CopyPartner, _partner_effects)


def plays(inner: Callable[..., list[Play]], rules: Rules, state: GameState, turn: Turn) -> list[Play]:
    """Return the plays of the turn's seat: single cards without Graft, and pairs with a Graft card (I8.2 to I8.4).

    `Play.card` is the card of the pair without Graft; of two Graft cards, the first by name. With a card that Usurp
    borrows, `Play.also` names Usurp before the borrowed card (I10.27).
    """
    cards, hand = rules.cards, state.seats[turn.seat].hand
    found = [play for play in inner(rules, state, turn) if not cards[play.card].graft]
    for graft in dict.fromkeys(hand):
        if not cards[graft].graft:
            continue
        for card in dict.fromkeys(without(hand, graft)):
            if not cards[card].graft or card <= graft:
                found.append(_play(rules, card, "card:" + graft))
        if any(isinstance(effect, GraftFromRow) for effect in cards[graft].agent):
            row = (card for card, _ in rules.markets[IMPERIUM].offers(rules, state, turn.seat))
            found += [_play(rules, graft, f"card:{graft} card:{card}") for card in dict.fromkeys(row)]
    return found


def _play(rules: Rules, card: str, also: str) -> Play:
    return Play(card, also, rules.played_as(rules, card, also))


def played_as(inner: Callable[..., CardRules], rules: Rules, card: str, also: str) -> CardRules:
    """Return the rules by which a card or pair sends its Agent (I8.5 to I8.7)."""
    partners = cards_among(also)
    if not partners:
        return inner(rules, card, also)
    known = _pairs(rules)
    if (card, also) not in known:
        known[card, also] = _pair(rules, card, partners[-1], also)
    return known[card, also]


@derived
def _pairs(rules: Rules) -> dict[tuple[str, str], CardRules]:
    """Return the cache of the rules of pairs, by `card` and `also`; it starts empty."""
    return {}


def _pair(rules: Rules, card: str, partner: str, also: str) -> CardRules:
    """Return the rules of a pair: the icons, Agent boxes and send modifiers of both cards together (I8.19, I9.4)."""
    first, second = rules.card_rules[card], rules.card_rules[partner]
    while_ = [*shown(rules, card, partner), *shown(rules, partner, card)]
    always = (icon for _, effect in while_ if isinstance(effect.condition, Grafted) for icon in effect.icons)
    icons = tuple(dict.fromkeys((*first.icons, *second.icons, *always)))
    manners = (_copied(rules, card, partner).modifiers, _copied(rules, partner, card).modifiers)
    cheaper: dict[str, tuple[int, int, int]] = {}
    for modifiers in manners:
        for space, (solari, spice, water) in modifiers.cheaper.items():
            before = cheaper.get(space, (0, 0, 0))
            cheaper[space] = (before[0] + solari, before[1] + spice, before[2] + water)
    modifiers = SendModifiers(
        passes=manners[0].passes | manners[1].passes,
        cheaper=cheaper,
        jumps=manners[0].jumps or manners[1].jumps,
        ignores_influence=manners[0].ignores_influence or manners[1].ignores_influence,
    )
    open_ones = tuple(one for one in while_ if not isinstance(one[1].condition, Grafted))
    return CardRules(
        icons=icons,
        icons_while=open_ones,
        sends=bool(icons or open_ones) or modifiers.jumps,
        reach=reach(card, icons, rules.board, also),
        reach_varies=first.reach_varies or second.reach_varies,
        modifiers=NO_MODIFIERS if modifiers == NO_MODIFIERS else modifiers,
        faction_influence=max(first.faction_influence, second.faction_influence),
        agent=_agent_box(rules, card, partner) + _agent_box(rules, partner, card),
        reveal=(),
    )


def _copies(rules: Rules, card: str) -> bool:
    return CopyPartner() in rules.cards[card].agent


def _copied(rules: Rules, card: str, partner: str) -> CardRules:
    """Return the rules whose Agent box the card uses: its own, or its partner's if it copies that (I9.1)."""
    return rules.card_rules[partner if _copies(rules, card) else card]


def _agent_box(rules: Rules, card: str, partner: str) -> tuple[Todo, ...]:
    """Return the effects of the card's Agent box with this partner; their source is the card itself (I9.1)."""
    return tuple(("card:" + card, effect, granted) for _, effect, granted in _copied(rules, card, partner).agent)


def shown(rules: Rules, card: str, partner: str) -> list[tuple[str, IconsWhile]]:
    """Return the conditional icons in the card's Agent box with this partner (I9.8)."""
    return [("card:" + card, effect) for _, effect in _copied(rules, card, partner).icons_while]


def _partner_effects(rules: Rules, effect: CopyPartner) -> Iterator[Effect]:
    """Yield all effects that `CopyPartner` can make: those of every Agent box.

    Not the effect itself: two cards that copy each other have nothing to copy (I22.7). The ability that a Signet Ring
    uses belongs to the leader and not to a card.
    """
    for card in rules.cards.values():
        yield from (printed for printed in card.agent if not isinstance(printed, CopyPartner))
