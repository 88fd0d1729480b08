"""The Agent turn: the consequences of sending an Agent (R7); `sending.py` has the legal options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from dune_desktop.engine.model.components import Space
from dune_desktop.engine.model.effects import CouncilSeat, Effect, Harvest, HarvestTwice, Influence, Signet
from dune_desktop.engine.model.ids import RESOURCES
from dune_desktop.engine.model.options import Send
from dune_desktop.engine.resolution.resolve import PLAIN, QUIET, EffectRule
from dune_desktop.engine.rules.cards import without
from dune_desktop.engine.rules.control import pay_control_bonus
from dune_desktop.engine.rules.goods import spend, take_bonus_spice
from dune_desktop.engine.rules.sending import price_of

if TYPE_CHECKING:
    from dune_desktop.engine.model.state import GameState, Todo, Turn
    from dune_desktop.engine.rulebook import Rules


def send(rules: Rules, state: GameState, turn: Turn, option: Send) -> None:
    """Play the card, pay, place the Agent, and put the effects into the turn's pool (R7.1, R7.6, R7.7)."""
    _, card, space_id, rate, origin, also = option
    seat = turn.seat
    me = state.seats[seat]
    space = rules.spaces[space_id]
    spec = rules.played_as(rules, card, also)
    leader = rules.leader_rules[me.leader]
    source = "space:" + space_id

    me.hand = without(me.hand, card)
    me.in_play += (card,)
    if origin:
        index = me.agents.index(origin)
        me.agents = me.agents[:index] + me.agents[index + 1 :]
    else:
        me.agents_left -= 1
    me.agents += (space_id,)
    turn.stage = "agent"
    turn.card = card
    turn.space = space_id
    turn.also = also
    state.events.append(("send", seat, card, space_id, origin))

    pool: list[Todo] = []
    cost = space.rate_costs[rate] if space.rates else price_of(rules, state, seat, spec.modifiers, space_id)
    if cost is not None:
        for what, n in zip(RESOURCES, cost, strict=True):
            if n:
                spend(state, seat, what, n, source)
        if cost[0]:
            pool += leader.when.get("solari_for_space", ())  # R24.4
    if space.rates:
        pool += ((source, effect, 0) for effect in space.rates[rate].effects)
    pool += space.todo
    if space.faction is not None:
        pool.append((source, Influence(space.faction, spec.faction_influence), 0))  # R14.8
    for todo in spec.agent:
        if todo[1].__class__ is Signet:
            pool += leader.signet  # R24.1
        else:
            pool.append(todo)
    turn.pool = tuple(pool)
    for told in rules.on_send:
        told(rules, state, turn)
    rules.settle_icons(rules, state, turn)
    pay_control_bonus(rules, state, space_id)  # R7.15


# ------------------------------------------------------------------------------------------------ effects


def _run_council(rules: Rules, state: GameState, seat: int, effect: CouncilSeat, source: str) -> None:
    player = state.seats[seat]
    if player.council:
        return
    player.council = True
    state.events.append(("council", seat))
    _trigger(rules, state, seat, "council_seat")


def _no_seat(rules: Rules, state: GameState, seat: int, effect: CouncilSeat, source: str) -> bool:
    return not state.seats[seat].council


def _trigger(rules: Rules, state: GameState, seat: int, moment: str) -> None:
    turn = state.turn
    if turn is not None and turn.seat == seat:
        turn.pool += rules.leader_rules[state.seats[seat].leader].when.get(moment, ())


def harvest(rules: Rules, state: GameState, seat: int, effect: Harvest, source: str) -> None:
    """Gain the base spice and all bonus spice of the space (R7.14), minus what the leader loses (R24.3)."""
    space = source.removeprefix("space:")
    spice = (rules.spaces[space].base_spice or 0) + take_bonus_spice(state, space)
    amount = spice - rules.leader_rules[state.seats[seat].leader].harvest_less
    if amount > 0:
        rules.gains["spice"](rules, state, seat, amount, source)
    _trigger(rules, state, seat, "harvest")


def _run_harvest_twice(rules: Rules, state: GameState, seat: int, effect: HarvestTwice, source: str) -> None:
    turn = state.turn
    assert turn is not None
    base = rules.spaces[turn.space].base_spice
    if base:
        rules.gains["spice"](rules, state, seat, base, source)


def _steps_of_a_space(rules: Rules, space: Space) -> Iterator[Effect]:
    """Yield the influence effects that sending an Agent to a faction space can make (R14.8)."""
    if space.faction is not None:
        for n in sorted({spec.faction_influence for spec in rules.card_rules.values()}):
            yield Influence(space.faction, n)


MAKES: Final[dict[type, Any]] = {Space: _steps_of_a_space}

EFFECTS: Final[dict[type, EffectRule]] = {
    CouncilSeat: EffectRule(_run_council, QUIET, useful=_no_seat),
    Harvest: EffectRule(harvest, PLAIN),
    HarvestTwice: EffectRule(_run_harvest_twice, PLAIN, moment="agent"),
}
