"""Resources and victory points: gaining and paying them (R9, R22.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from dune_desktop.engine.model.effects import Gain, Spend
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.engine.resolution.resolve import PLAIN, EffectRule

if TYPE_CHECKING:
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules


def gain_solari(rules: Rules, state: GameState, seat: int, n: int, source: str) -> None:
    """Take Solari from the bank (R9.1)."""
    state.seats[seat].solari += n
    state.events.append(("gain", seat, "solari", n, source))
    if rules.is_rival[seat]:
        rules.convert(rules, state, seat)


def gain_spice(rules: Rules, state: GameState, seat: int, n: int, source: str) -> None:
    """Take spice from the bank (R9.1)."""
    state.seats[seat].spice += n
    state.events.append(("gain", seat, "spice", n, source))
    if rules.is_rival[seat]:
        rules.convert(rules, state, seat)


def take_bonus_spice(state: GameState, space: str) -> int:
    """Remove the bonus spice of a space and return how much it was, for whoever gains it (R7.14)."""
    bonus = state.bonus_spice.get(space, 0)
    if bonus:
        state.bonus_spice = {**state.bonus_spice, space: 0}
        state.events.append(("bonus_spice", NOBODY, space, 0))
    return bonus


def gain_water(rules: Rules, state: GameState, seat: int, n: int, source: str) -> None:
    """Take water from the bank (R9.1)."""
    state.seats[seat].water += n
    state.events.append(("gain", seat, "water", n, source))
    if rules.is_rival[seat]:
        rules.convert(rules, state, seat)


def score(rules: Rules, state: GameState, seat: int, n: int, source: str) -> None:
    """Add `n` victory points to the seat, or remove them if negative, and record their source."""
    if rules.seat_kinds[seat] == "hagal":
        return  # R27.1: House Hagal has no points
    player = state.seats[seat]
    player.vp += n
    player.points += ((source, n, state.round),)
    state.events.append(("vp", seat, n, source))


def spend(state: GameState, seat: int, what: str, n: int, source: str) -> None:
    """Pay `n` of a resource to the bank (R9.2); the caller has checked that the seat has that much."""
    player = state.seats[seat]
    if what == "solari":
        player.solari -= n
    elif what == "spice":
        player.spice -= n
    else:
        player.water -= n
    state.events.append(("spend", seat, what, n, source))


OF_A_TURN: Final = frozenset({"persuasion"})
"""Goods that are stored in the current turn, not in the seat."""


def can_spend(rules: Rules, state: GameState, seat: int, cost: Spend, source: str) -> bool:
    """Tell whether the seat has enough of the resource to pay the cost."""
    return bool(getattr(state.seats[seat], cost.what) >= cost.n)


def pay_spend(rules: Rules, state: GameState, seat: int, cost: Spend, source: str) -> None:
    """Pay the cost, which the seat must be able to pay."""
    spend(state, seat, cost.what, cost.n, source)


def gain_persuasion(rules: Rules, state: GameState, seat: int, n: int, source: str) -> None:
    """Add persuasion to the current turn (R10.5)."""
    turn = state.turn
    assert turn is not None
    turn.persuasion += n
    turn.persuasion_gained += n
    state.events.append(("gain", seat, "persuasion", n, source))


def gain_swords(rules: Rules, state: GameState, seat: int, n: int, source: str) -> None:
    """Add swords to the seat for this round; they count only with a unit in the Conflict (R10.8, R10.15)."""
    seat = rules.army_seat(rules, state, seat)
    state.seats[seat].swords += n
    state.events.append(("gain", seat, "sword", n, source))


def within_reach(rules: Rules, state: GameState, seat: int) -> int:
    """Return how many troops the seat can recruit: those in its supply, and those it may return there first."""
    seat = rules.army_seat(rules, state, seat)
    troops = state.seats[seat].supply
    for others in rules.back_to_supply:
        troops += others(state, seat)
    return troops


def _run_gain(rules: Rules, state: GameState, seat: int, effect: Gain, source: str) -> None:
    rules.gains[effect.what](rules, state, seat, effect.n, source)


def _useful_gain(rules: Rules, state: GameState, seat: int, effect: Gain, source: str) -> bool:
    player = state.seats[seat]
    if effect.what == "troop":
        return within_reach(rules, state, seat) > 0
    if effect.what == "draw":
        return bool(player.deck or player.discard)
    if effect.what == "intrigue":
        return bool(state.intrigue_deck or state.intrigue_discard)
    return True


GAINS: Final[dict[str, Any]] = {
    "solari": gain_solari,
    "spice": gain_spice,
    "water": gain_water,
    "vp": score,
    "persuasion": gain_persuasion,
    "sword": gain_swords,
}

COSTS: Final[dict[type, tuple[Any, Any]]] = {Spend: (can_spend, pay_spend)}

EFFECTS: Final[dict[type, EffectRule]] = {Gain: EffectRule(_run_gain, PLAIN, useful=_useful_gain)}
