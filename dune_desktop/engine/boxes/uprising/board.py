"""The board: bonus spice apart from the base spice, the High Council, prices, and whose Agent comes back (U2, U5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dune_desktop.engine.boxes.uprising.state import own_turn
from dune_desktop.engine.boxes.uprising.words import (
    CouncilVisit,
    DoubleBonusSpice,
    HasSwordmaster,
    RecallOther,
    SentToFaction,
    SentToMaker,
    TakeBonusSpice,
)
from dune_desktop.engine.model.effects import CouncilSeat
from dune_desktop.engine.model.frames import Ask
from dune_desktop.engine.model.options import OptionId, Reason
from dune_desktop.engine.resolution.resolve import ASKS, PLAIN, QUIET, EffectRule, ask_owner, picked, queue_effects, run
from dune_desktop.engine.rules.agents import recall_agent
from dune_desktop.engine.rules.cards import without
from dune_desktop.engine.rules.goods import take_bonus_spice

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.compiled import Amounts
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules

LATER_PRICE: Final = 6  # of a Swordmaster, once somebody has one (U2.7)


def install(builder: RulesBuilder) -> None:
    """Register the effects and conditions of the board."""
    builder.register(
        effects={
            TakeBonusSpice: EffectRule(_run_bonus, PLAIN, moment="agent"),
            DoubleBonusSpice: EffectRule(_run_double, PLAIN, moment="agent"),
            RecallOther: EffectRule(ask_owner, ASKS, _has_other, _has_other, _other_options, _other_answer),
            CouncilVisit: EffectRule(_run_visit, QUIET),
        },
        conditions={
            SentToMaker: lambda rules, state, seat, test, source: _sent_to(rules, state, seat, maker=True),
            SentToFaction: lambda rules, state, seat, test, source: _sent_to(rules, state, seat, maker=False),
            HasSwordmaster: lambda rules, state, seat, test, source: state.seats[seat].swordmaster,
        },
        reasons={RecallOther: Reason("no_other_agent")},
        prices={space.id: _swordmaster_price for space in builder.rules.board if space.once == "swordmaster"},
    )


# ------------------------------------------------------------------------------------------------ bonus spice


def _run_bonus(rules: Rules, state: GameState, seat: int, effect: TakeBonusSpice, source: str) -> None:
    """Take all bonus spice of the space, and as much again for each card that doubles it (Thumper)."""
    bonus = take_bonus_spice(state, source.removeprefix("space:"))
    if not bonus:
        return
    turn, times = own_turn(state, seat), 1
    if turn is not None:
        turn.bonus += bonus
        times += turn.doubled
    rules.gains["spice"](rules, state, seat, bonus * times, source)


def _run_double(rules: Rules, state: GameState, seat: int, effect: DoubleBonusSpice, source: str) -> None:
    """Double the bonus spice that the Agent took, or will take: space and card come in any order."""
    turn = own_turn(state, seat)
    assert turn is not None
    turn.doubled += 1
    if turn.bonus:
        rules.gains["spice"](rules, state, seat, turn.bonus, source)


# ------------------------------------------------------------------------------------------------ Agents


def _others(state: GameState, seat: int) -> list[str]:
    """Return the spaces of the seat's Agents, without the one just sent (U5.12)."""
    agents, turn = state.seats[seat].agents, state.turn
    if turn is not None and turn.seat == seat and turn.space in agents:
        agents = without(agents, turn.space)
    return list(dict.fromkeys(agents))


def _has_other(rules: Rules, state: GameState, seat: int, effect: RecallOther, source: str) -> bool:
    return bool(_others(state, seat))


def _other_options(rules: Rules, state: GameState, frame: Ask, effect: RecallOther) -> list[OptionId]:
    return [("recall", space) for space in _others(state, frame.seat)]


def _other_answer(rules: Rules, state: GameState, frame: Ask, effect: RecallOther, option: OptionId) -> None:
    _, space = option
    picked(state, frame)
    recall_agent(state, frame.seat, str(space))


def _sent_to(rules: Rules, state: GameState, seat: int, maker: bool) -> bool:
    turn = state.turn
    if turn is None or turn.seat != seat or not turn.space:
        return False
    space = rules.spaces[turn.space]
    return space.maker if maker else space.faction is not None


# ------------------------------------------------------------------------------------------------ the Landsraad


def _run_visit(rules: Rules, state: GameState, seat: int, effect: CouncilVisit, source: str) -> None:
    """Take a seat the first time, goods from then on (U2.6)."""
    if state.seats[seat].council:
        queue_effects(state, seat, effect.again, source)
    else:
        run(rules, state, seat, CouncilSeat(), source)


def _swordmaster_price(rules: Rules, state: GameState, seat: int, cost: Amounts) -> Amounts:
    """Lower the price of a Swordmaster once any seat has one (U2.7)."""
    for player in state.seats:
        if player.swordmaster:
            solari, spice, water = cost
            return (min(solari, LATER_PRICE), spice, water)
    return cost
