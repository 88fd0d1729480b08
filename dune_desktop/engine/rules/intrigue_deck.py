"""Intrigue cards put under the deck, exchanged, or drawn two at a time to keep one (X3.31, X9.2, X10.8)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from dune_desktop.engine.knowledge.memory import INTRIGUE, INTRIGUE_DECK, Memory
from dune_desktop.engine.model.effects import ExchangeIntrigue, IntrigueUnder, KeepIntrigue
from dune_desktop.engine.model.frames import Ask
from dune_desktop.engine.model.ids import HIDDEN
from dune_desktop.engine.model.options import DONE, OptionId
from dune_desktop.engine.resolution.resolve import ASKS, EffectRule, ask_owner, picked
from dune_desktop.engine.rules.cards import without

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.chance import Chance
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules

LOOKED_AT = 2  # X10.8


def _has_intrigue(rules: Rules, state: GameState, seat: int, effect: Any, source: str) -> bool:
    return bool(state.seats[seat].intrigue)


def _each_in_hand(state: GameState, seat: int) -> list[OptionId]:
    return [("under", card) for card in dict.fromkeys(state.seats[seat].intrigue)]


def _under_options(rules: Rules, state: GameState, frame: Ask, effect: IntrigueUnder) -> list[OptionId]:
    return _each_in_hand(state, frame.seat)


def _put_under(state: GameState, seat: int, card: str) -> None:
    player = state.seats[seat]
    player.intrigue = without(player.intrigue, card)
    state.intrigue_deck += (card,)
    state.events.append(("under", seat, 1, (card,)))


def _under_answer(rules: Rules, state: GameState, frame: Ask, effect: IntrigueUnder, option: OptionId) -> None:
    _, card = option
    picked(state, frame)
    _put_under(state, frame.seat, str(card))


def _exchange_options(rules: Rules, state: GameState, frame: Ask, effect: ExchangeIntrigue) -> list[OptionId]:
    """Return an option for each card to put under the deck, and one to stop; the new cards are drawn only then."""
    return [*_each_in_hand(state, frame.seat), DONE]


def _put_away(rules: Rules, state: GameState, frame: Ask, effect: ExchangeIntrigue) -> bool:
    return all(word == "under" for word in frame.taken)


def _exchange_answer(rules: Rules, state: GameState, frame: Ask, effect: ExchangeIntrigue, option: OptionId) -> None:
    if option[0] == "under":
        _, card = option
        frame.taken += ("under",)
        _put_under(state, frame.seat, str(card))
        if state.seats[frame.seat].intrigue:
            return
    picked(state, frame)
    if frame.taken:
        rules.gains["intrigue"](rules, state, frame.seat, len(frame.taken), frame.source)


# ------------------------------------------------------------------------------------------------ looking, keeping one


def _run_keep(rules: Rules, state: GameState, seat: int, effect: KeepIntrigue, source: str) -> None:
    """Draw two cards, then ask which one goes back on the deck (X10.8); a single card is kept (I10.13)."""
    before = len(state.seats[seat].intrigue)
    rules.gains["intrigue"](rules, state, seat, LOOKED_AT, source)
    drawn = state.seats[seat].intrigue[before:]
    if len(drawn) > 1:
        state.stack.append(Ask(seat, source, effect, taken=drawn))


def _in_hand(rules: Rules, state: GameState, frame: Ask, effect: KeepIntrigue) -> bool:
    """Tell whether the cards to choose from are all in the seat's hand."""
    return not Counter(frame.taken) - Counter(state.seats[frame.seat].intrigue)


def _keep_options(rules: Rules, state: GameState, frame: Ask, effect: KeepIntrigue) -> list[OptionId]:
    return [("put_back", card) for card in dict.fromkeys(frame.taken)]


def _keep_answer(rules: Rules, state: GameState, frame: Ask, effect: KeepIntrigue, option: OptionId) -> None:
    _, kept = option
    picked(state, frame)
    player, card = state.seats[frame.seat], str(kept)
    player.intrigue = without(player.intrigue, card)
    state.intrigue_deck = (card, *state.intrigue_deck)
    state.events.append(("put_back", frame.seat, card))


def _looks(state: GameState, seat: int) -> list[Ask]:
    """Return the pending questions in which another seat looks at Intrigue cards."""
    return [
        frame
        for frame in state.stack
        if isinstance(frame, Ask) and isinstance(frame.effect, KeepIntrigue) and frame.seat != seat
    ]


def _hide(rules: Rules, seen: GameState, seat: int) -> None:
    for frame in _looks(seen, seat):
        frame.taken = (HIDDEN,) * len(frame.taken)


def _deal_anew(rules: Rules, world: GameState, seat: int, chance: Chance) -> None:
    for frame in _looks(world, seat):
        frame.taken = world.seats[frame.seat].intrigue[-len(frame.taken) :]


def _remember_put_back(memory: Memory, event: Any) -> None:
    """Remember the card put back on the Intrigue deck; seats that did not see it know it was one of two (X10.8)."""
    _, seat, card = event
    memory.lay(INTRIGUE_DECK, (memory.unseen((INTRIGUE, seat), LOOKED_AT) if card == HIDDEN else card,))


def _keep_looks_secret(builder: RulesBuilder) -> None:
    builder.register(lessons={"put_back": _remember_put_back})
    builder.on("on_view", _hide)
    builder.on("on_determinize", _deal_anew)


COSTS: Final[dict[type, tuple[Any, Any]]] = {IntrigueUnder: (_has_intrigue, ask_owner)}

EFFECTS: Final[dict[type, EffectRule]] = {
    IntrigueUnder: EffectRule(ask_owner, ASKS, _has_intrigue, _has_intrigue, _under_options, _under_answer),
    ExchangeIntrigue: EffectRule(
        ask_owner, ASKS, _has_intrigue, _has_intrigue, _exchange_options, _exchange_answer, taken=_put_away
    ),
    KeepIntrigue: EffectRule(_run_keep, ASKS, options=_keep_options, answer=_keep_answer, taken=_in_hand),
}

NEEDS: Final[dict[type, Any]] = {KeepIntrigue: _keep_looks_secret}
