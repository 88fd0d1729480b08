"""Specimens: troops in the Axolotl tanks until they are spent or returned to the supply (I6)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from dune_desktop.engine.boxes.immortality.state import of_seat
from dune_desktop.engine.boxes.immortality.words import ReturnBefore, Specimen, SpendSpecimens
from dune_desktop.engine.model.effects import Deploy, Gain, Recruit
from dune_desktop.engine.model.frames import Ask, TurnFlow
from dune_desktop.engine.model.options import OptionId
from dune_desktop.engine.resolution.resolve import ASKS, PLAIN, EffectRule, ask, ask_owner, picked
from dune_desktop.engine.rules.markets import Purse
from dune_desktop.engine.rules.units import TROOP, Unit

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.state import GameState, Turn
    from dune_desktop.engine.rulebook import Rules

CURRENCY = "specimen"

Run = Callable[..., None]


def install(builder: RulesBuilder) -> None:
    """Register the effects, the currency and the options of specimens."""
    unasked: dict[type, Run] = {}  # the rules that recruit once specimens were returned
    builder.register(
        effects={
            Specimen: EffectRule(_run_specimen, PLAIN, useful=_has_supply),
            ReturnBefore: EffectRule(ask_owner, ASKS, options=_amount_to_return, answer=partial(_return_then, unasked)),
        },
        costs={SpendSpecimens: (_can_spend, _pay)},
        purses={CURRENCY: Purse(_in_tanks, pay)},
        turn_actions={"release": _release},
    )
    builder.wrap_word("gains", "troop", partial(_ask_first, unasked))
    builder.wrap_word("effects", Recruit, partial(_recruiting, unasked))
    builder.wrap_word("effects", Deploy, _defending)
    builder.expand(Gain, lambda rules, gain: (ReturnBefore(gain),) if gain.what == "troop" else ())
    builder.expand(Recruit, lambda rules, effect: (ReturnBefore(effect),))
    builder.on("units_elsewhere", in_tanks)
    builder.on("back_to_supply", _in_tanks)
    builder.on("turn_options", _may_release)
    builder.on("checks", _check_state)


def in_tanks(state: GameState, seat: int, unit: Unit) -> int:
    """Return how many of the seat's troops are specimens in the tanks (I6.7); 0 for other units."""
    return of_seat(state, seat).tanks if unit is TROOP else 0


def _run_specimen(rules: Rules, state: GameState, seat: int, effect: Specimen, source: str) -> None:
    """Move up to `n` troops from the supply to the tanks; a shortage is not made up (I6.1, I22.2)."""
    player = state.seats[seat]
    n = min(effect.n, player.supply)
    if n:
        player.supply -= n
        of_seat(state, seat).tanks += n
        state.events.append(("specimen", seat, n, source))


def _has_supply(rules: Rules, state: GameState, seat: int, effect: Specimen, source: str) -> bool:
    return state.seats[seat].supply > 0


# ------------------------------------------------------------------------------------------------ spending


def _in_tanks(state: GameState, seat: int) -> int:
    return of_seat(state, seat).tanks


def pay(state: GameState, seat: int, n: int, source: str) -> None:
    """Spend `n` specimens of the seat: they return to its supply (I6.2)."""
    of_seat(state, seat).tanks -= n
    state.seats[seat].supply += n
    state.events.append(("specimens_paid", seat, n, source))


def _can_spend(rules: Rules, state: GameState, seat: int, cost: SpendSpecimens, source: str) -> bool:
    return of_seat(state, seat).tanks >= cost.n


def _pay(rules: Rules, state: GameState, seat: int, cost: SpendSpecimens, source: str) -> None:
    pay(state, seat, cost.n, source)


# ------------------------------------------------------------------------------------------------ taking back


def take_back(state: GameState, seat: int, n: int) -> None:
    """Return `n` specimens to the seat's supply without spending them (I6.3)."""
    if n:
        of_seat(state, seat).tanks -= n
        state.seats[seat].supply += n
        state.events.append(("specimens_back", seat, n))


def _may_release(rules: Rules, state: GameState, turn: Turn, options: list[OptionId]) -> None:
    """Add the option to return a specimen, at any decision of the turn that is no question of an effect (I22.22)."""
    if of_seat(state, turn.seat).tanks and isinstance(state.stack[-1], TurnFlow):
        options.append(("release",))


def _release(rules: Rules, state: GameState, turn: Turn, option: OptionId) -> None:
    take_back(state, turn.seat, 1)


def _needed(state: GameState, seat: int, n: int) -> int:
    """Return how many specimens must return to the supply to recruit `n` troops, at most those there are."""
    return max(0, min(of_seat(state, seat).tanks, n - state.seats[seat].supply))


def _ask_first(unasked: dict[type, Run], gain_troop: Run) -> Run:
    unasked[Gain] = gain_troop

    def gain(rules: Rules, state: GameState, seat: int, n: int, source: str) -> None:
        """Recruit troops; if the supply lacks some, first ask how many specimens return to it (I6.4, I22.22)."""
        if _needed(state, seat, n):
            ask(state, seat, source, ReturnBefore(Gain("troop", n)))
        else:
            gain_troop(rules, state, seat, n, source)

    return gain


def _recruiting(unasked: dict[type, Run], rule: EffectRule) -> EffectRule:
    unasked[Recruit] = rule.run

    def run(rules: Rules, state: GameState, seat: int, effect: Recruit, source: str) -> None:
        if _needed(state, seat, effect.n):
            ask(state, seat, source, ReturnBefore(effect))
        else:
            rule.run(rules, state, seat, effect, source)

    return replace(rule, run=run)


def _defending(rule: EffectRule) -> EffectRule:
    """Return the rule of `Deploy` that returns a specimen if the supply lacks the defender at Round Start (I6.3)."""

    def run(rules: Rules, state: GameState, seat: int, effect: Deploy, source: str) -> None:
        if effect.origin == "supply" and state.turn is None:  # in its own turn the seat can return specimens itself
            take_back(state, seat, _needed(state, seat, effect.n or 0))
        rule.run(rules, state, seat, effect, source)

    return replace(rule, run=run)


def _amount_to_return(rules: Rules, state: GameState, frame: Ask, effect: ReturnBefore) -> list[OptionId]:
    recruits: Any = effect.effect
    return [("return_specimens", n) for n in range(_needed(state, frame.seat, recruits.n), -1, -1)]


def _return_then(
    unasked: dict[type, Run], rules: Rules, state: GameState, frame: Ask, effect: ReturnBefore, option: OptionId
) -> None:
    """Return the chosen number of specimens to the supply, then recruit."""
    _, n = option
    picked(state, frame)
    take_back(state, frame.seat, int(n))
    recruits = effect.effect
    if isinstance(recruits, Gain):
        unasked[Gain](rules, state, frame.seat, recruits.n, frame.source)
    else:
        unasked[Recruit](rules, state, frame.seat, recruits, frame.source)


def _check_state(rules: Rules, state: GameState) -> Iterator[str]:
    """Yield a message for each seat with an impossible number of specimens: Rivals have none (I17.8)."""
    for seat in range(len(state.seats)):
        tanks = of_seat(state, seat).tanks
        if tanks < 0 or (tanks and not rules.is_player[seat]):
            yield f"specimens: seat {seat} has {tanks}"
