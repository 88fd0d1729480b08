"""The choice which card of a grafted pair gains the icons of Dispatch an Envoy, asked only if it matters (I15.1)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING, Final

from dune_desktop.engine.boxes.immortality.pairs import shown
from dune_desktop.engine.boxes.immortality.state import of_turn
from dune_desktop.engine.model.effects import ThisTurn
from dune_desktop.engine.model.frames import Ask
from dune_desktop.engine.model.ids import FACTIONS, RESOURCES
from dune_desktop.engine.model.options import OptionId
from dune_desktop.engine.model.vocabulary import parts
from dune_desktop.engine.resolution.resolve import EffectRule, ask, picked, take_plain_gains
from dune_desktop.engine.rules.sending import held_icons

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.state import GameState, Turn
    from dune_desktop.engine.rulebook import Rules

ICONS: Final = ThisTurn("faction_icons")

Settle = Callable[["Rules", "GameState", "Turn"], None]
Way = tuple[str, ...]
"""A way to give the icons: the card that gains them, for each time that icons are gained."""


def install(builder: RulesBuilder) -> None:
    """Register the choice, and the icons of a card of a pair."""
    builder.wrap("card_icons", card_icons)
    builder.wrap("settle_icons", settle_icons)
    builder.wrap_word("effects", ThisTurn, _asking)


def card_icons(
    inner: Callable[..., frozenset[str]], rules: Rules, state: GameState, turn: Turn, card: str
) -> frozenset[str]:
    """Return the icons of a card of a pair, with those it copies from its partner and those it gained."""
    own = of_turn(turn)
    if not own.partner:
        return inner(rules, state, turn, card)
    other = own.partner if card == turn.card else turn.card
    held = held_icons(rules, state, turn.seat, shown(rules, card, other))
    return frozenset((*rules.card_rules[card].icons, *held, *(FACTIONS if card in own.given_icons else ())))


def settle_icons(inner: Settle, rules: Rules, state: GameState, turn: Turn) -> None:
    """Let the owner of a pair choose which card gains icons, unless one way is at least as good as the others."""
    own = of_turn(turn)
    if own.partner:
        ways = _ways(rules, state, turn)
        if len(ways) > 1:
            ask(state, turn.seat, _source(rules), ICONS)
            return
        own.given_icons += ways[0]
    inner(rules, state, turn)


def _ways(rules: Rules, state: GameState, turn: Turn) -> list[Way]:
    """Return the ways to give the remaining icons, without those that another way equals or beats."""
    pair = tuple(dict.fromkeys((turn.card, of_turn(turn).partner)))
    ways = list(product(pair, repeat=turn.faction_icons - len(of_turn(turn).given_icons)))
    if len(ways) == 1:
        return ways
    found: list[tuple[Way, list[int], GameState]] = []
    for way in ways:
        goods, rest = _outcome(rules, state, way)
        if not any(other == rest and _as_good(known, goods) for _, known, other in found):
            found = [one for one in found if one[2] != rest or not _as_good(goods, one[1])]
            found.append((way, goods, rest))
    return [way for way, _, _ in found]


def _as_good(goods: list[int], others: list[int]) -> bool:
    return all(n >= other for n, other in zip(goods, others, strict=True))


def _outcome(rules: Rules, state: GameState, way: Way) -> tuple[list[int], GameState]:
    """Return the seat's resources after the immediate gains of a way, and the rest of the state."""
    after = state.clone()
    turn = after.turn
    assert turn is not None
    of_turn(turn).given_icons += way
    for told in rules.on_icons:
        told(rules, after, turn)
    turn.pool = take_plain_gains(rules, after, turn.seat, turn.pool, counting=False)
    of_turn(turn).given_icons = ()
    player = after.seats[turn.seat]
    goods = [getattr(player, what) for what in RESOURCES]
    for what in RESOURCES:
        setattr(player, what, 0)
    return goods, after


def _source(rules: Rules) -> str:
    """Return the source id of the Intrigue card that gives icons."""
    return next("intrigue:" + card.id for card in rules.intrigues.values() if ICONS in parts(card))


def _asking(rule: EffectRule) -> EffectRule:
    return replace(rule, options=_options, answer=_answer)


def _options(rules: Rules, state: GameState, frame: Ask, effect: ThisTurn) -> list[OptionId]:
    turn = state.turn
    assert turn is not None
    return [("gain_icons", card) for card in dict.fromkeys(way[0] for way in _ways(rules, state, turn))]


def _answer(rules: Rules, state: GameState, frame: Ask, effect: ThisTurn, option: OptionId) -> None:
    _, card = option
    turn = state.turn
    assert turn is not None
    picked(state, frame)
    of_turn(turn).given_icons += (str(card),)
    state.events.append(("icons_gained", turn.seat, card))
    rules.settle_icons(rules, state, turn)
