"""R7: the Agent turn - which card may send an Agent where, and what that sets off."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from dune_desktop.engine.components import Space
from dune_desktop.engine.conditions import Alliance, InfluenceAtLeast, holds
from dune_desktop.engine.effects import (
    BlockSpace,
    CouncilSeat,
    Effect,
    Harvest,
    HarvestTwice,
    Influence,
    Signet,
)
from dune_desktop.engine.frames import Ask
from dune_desktop.engine.ids import FACTION_INDEX
from dune_desktop.engine.options import OptionId, Reason
from dune_desktop.engine.resolve import ASKS, PLAIN, QUIET, EffectRule, ask_owner, picked
from dune_desktop.engine.rules.cards import without
from dune_desktop.engine.rules.control import pay_control_bonus
from dune_desktop.engine.rules.goods import spend

if TYPE_CHECKING:
    from dune_desktop.engine.compiled import Amounts, CardRules, LeaderRules, SpaceRules
    from dune_desktop.engine.rulebook import Rules
    from dune_desktop.engine.state import GameState, Seat, Todo, Turn


# ------------------------------------------------------------------------------------------------ which spaces


def open_spaces(
    rules: Rules,
    state: GameState,
    turn: Turn,
    *,
    jump: bool = False,
    pass_enemies: bool = False,
    cheaper: dict[str, Amounts] | None = None,
) -> dict[str, tuple[int, ...]]:
    """The spaces an Agent of the seat could go to now, each with the prices that can be paid (0: its only one).

    Everything but the card's icons is tested: occupation (not with `jump`, R25.14; not by enemies with `pass_enemies`),
    The Voice, requirement, cost (less what is `cheaper`), once per game.
    """
    seat = turn.seat
    me = state.seats[seat]
    own = me.agents
    taken: set[str] = set()
    if not (turn.pass_enemies or pass_enemies):
        for other in rules.opponents[seat]:
            taken.update(state.seats[other].agents)
    leader = rules.leader_rules[me.leader]
    ignored, costs = leader.pass_enemies, leader.costs
    solari, spice, water = me.solari, me.spice, me.water
    found: dict[str, tuple[int, ...]] = {}
    for space in rules.board:
        name = space.id
        if not jump:
            if name in own:
                continue
            if name in taken and space.icon not in ignored:
                continue
        cost = costs[name]
        if cheaper is not None and cost is not None and name in cheaper:
            cost = less(cost, cheaper[name])
        if cost is not None and (solari < cost[0] or spice < cost[1] or water < cost[2]):
            continue
        if space.guarded and _closed(rules, state, me, seat, space):
            continue
        if space.rates:
            rates = tuple(
                index
                for index, (pays_solari, pays_spice, pays_water) in enumerate(space.rate_costs)
                if solari >= pays_solari and spice >= pays_spice and water >= pays_water
            )
            if rates:
                found[name] = rates
        else:
            found[name] = _ONLY
    for name, owner in state.voices:
        if owner != seat:
            found.pop(name, None)  # R25.26: by no means at all
    return found


_ONLY: Final = (0,)


def less(cost: Amounts, off: Amounts) -> Amounts:
    """The cost after a discount, never below nothing."""
    return (max(0, cost[0] - off[0]), max(0, cost[1] - off[1]), max(0, cost[2] - off[2]))


def price_of(leader: LeaderRules, spec: CardRules, space: str) -> Amounts | None:
    """What sending an Agent to the space with this card costs (R7.6)."""
    cost = leader.costs[space]
    return less(cost, spec.cheaper[space]) if cost is not None and space in spec.cheaper else cost


def _closed(rules: Rules, state: GameState, me: Seat, seat: int, space: SpaceRules) -> bool:
    """The tests few spaces have: a requirement (R7.5) or once per game (R7.11)."""
    if space.once and getattr(me, space.once):
        return True
    if space.once == "swordmaster" and rules.no_swordmaster:
        return True  # R28.19
    requirement = space.requirement
    return requirement is not None and not holds(rules, state, seat, requirement, "space:" + space.id)


def send_options(rules: Rules, state: GameState, turn: Turn) -> list[OptionId]:
    """Every way to send an Agent now: card, space, price, and where the Agent comes from (R7.1 to R7.6)."""
    me = state.seats[turn.seat]
    options: list[OptionId] = []
    if not me.hand:
        return options
    has_agent = me.agents_left > 0
    spaces = open_spaces(rules, state, turn) if has_agent else {}
    seen: set[str] = set()
    for card in me.hand:
        if card in seen:
            continue
        seen.add(card)
        spec = rules.card_rules[card]
        if spec.jumps:
            if has_agent or me.agents:
                _jump_options(rules, state, turn, card, options)
            continue
        if not has_agent:
            continue
        reach = spec.reach_with_factions if turn.faction_icons else spec.reach
        if spec.cheaper or spec.infiltrates:
            _special_sends(rules, state, turn, card, reach, options)
        else:
            _add_sends(card, reach, spaces, options)
    return options


def _add_sends(
    card: str, reach: tuple[tuple[str, OptionId], ...], spaces: dict[str, tuple[int, ...]], options: list[OptionId]
) -> None:
    for space, option in reach:
        if space in spaces:
            rates = spaces[space]
            if rates is _ONLY:
                options.append(option)
            else:
                options.extend(("send", card, space, rate, "") for rate in rates)


def _special_sends(
    rules: Rules,
    state: GameState,
    turn: Turn,
    card: str,
    reach: tuple[tuple[str, OptionId], ...],
    options: list[OptionId],
) -> None:
    """Cards whose icons pass enemy Agents (X8.1, X8.7) or that make a space cheaper (X9.6)."""
    spec = rules.card_rules[card]
    spaces = open_spaces(rules, state, turn, cheaper=spec.cheaper)
    if spec.infiltrates:
        for name, rates in open_spaces(rules, state, turn, pass_enemies=True, cheaper=spec.cheaper).items():
            if rules.spaces[name].icon in spec.infiltrates:
                spaces.setdefault(name, rates)
    _add_sends(card, reach, spaces, options)


def _jump_options(rules: Rules, state: GameState, turn: Turn, card: str, options: list[OptionId]) -> None:
    """Kwisatz Haderach: any of one's Agents, from leader or board, to any space (R25.14)."""
    me = state.seats[turn.seat]
    origins = [""] if me.agents_left > 0 else []
    origins += list(dict.fromkeys(me.agents))
    for space, rates in open_spaces(rules, state, turn, jump=True).items():
        options.extend(("send", card, space, rate, origin) for rate in rates for origin in origins)


# ------------------------------------------------------------------------------------------------ why not


def refusal(rules: Rules, state: GameState, turn: Turn, card: str, space_id: str) -> Reason | None:
    """Why this card cannot send an Agent to this space now; None if it can (by some price and origin)."""
    seat = turn.seat
    me = state.seats[seat]
    space = rules.spaces[space_id]
    spec = rules.card_rules[card]
    if spec.jumps:
        if not me.agents_left and not me.agents:
            return Reason("no_agent")
    else:
        if not me.agents_left:
            return Reason("no_agent")
        reach = spec.reach_with_factions if turn.faction_icons else spec.reach
        if not reach:
            return Reason("no_icons", {"card": card})
        if all(space_id != name for name, _ in reach):
            return Reason("no_icon", {"card": card, "icon": space.icon})
    return _space_refusal(rules, state, turn, space, spec)


def _space_refusal(rules: Rules, state: GameState, turn: Turn, space: SpaceRules, spec: CardRules) -> Reason | None:
    """Why a card whose icons match the space sends no Agent there now; None if it does."""
    seat = turn.seat
    me = state.seats[seat]
    space_id = space.id
    leader = rules.leader_rules[me.leader]
    for name, owner in state.voices:
        if name == space_id and owner != seat:
            return Reason("voice", {"seat": owner})
    once = space.once
    if once == "swordmaster" and rules.no_swordmaster:
        return Reason("no_swordmaster")
    if once and getattr(me, once):
        return Reason("once")
    if not spec.jumps:
        if space_id in me.agents:
            return Reason("own_agent")
        passes = turn.pass_enemies or space.icon in leader.pass_enemies or space.icon in spec.infiltrates
        if not passes:
            for other in rules.opponents[seat]:
                if space_id in state.seats[other].agents:
                    return Reason("occupied", {"seat": other})
    requirement = space.requirement
    if requirement is not None and not holds(rules, state, seat, requirement, "space:" + space_id):
        if isinstance(requirement, InfluenceAtLeast):
            have = me.influence[FACTION_INDEX[requirement.faction]]
            return Reason("influence", {"faction": requirement.faction, "need": requirement.n, "have": have})
        if isinstance(requirement, Alliance):
            return Reason("alliance", {"faction": requirement.faction})
        return Reason("requirement")
    cost = space.rate_costs[0] if space.rates else price_of(leader, spec, space_id) or (0, 0, 0)
    for what, need in zip(("solari", "spice", "water"), cost, strict=True):
        have = getattr(me, what)
        if have < need:
            return Reason("cost", {"what": what, "need": need, "have": have})
    return None


# ------------------------------------------------------------------------------------------------ sending


def send(rules: Rules, state: GameState, turn: Turn, option: OptionId) -> None:
    """Play the card, pay, place the Agent; then the effects wait in the turn's pool (R7.1, R7.6, R7.7)."""
    card, space_id, rate, origin = str(option[1]), str(option[2]), int(option[3]), str(option[4])
    seat = turn.seat
    me = state.seats[seat]
    space = rules.spaces[space_id]
    spec = rules.card_rules[card]
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
    state.events.append(("send", seat, card, space_id, origin))

    pool: list[Todo] = []
    cost = space.rate_costs[rate] if space.rates else price_of(leader, spec, space_id)
    if cost is not None:
        for what, n in zip(("solari", "spice", "water"), cost, strict=True):
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
    pay_control_bonus(rules, state, space_id)  # R7.15


# ------------------------------------------------------------------------------------------------ effects


def _run_council(rules: Rules, state: GameState, seat: int, effect: CouncilSeat, source: str) -> None:
    player = state.seats[seat]
    if player.council:
        return
    player.council = True
    state.events.append(("council", seat))
    _trigger(rules, state, seat, "council_seat")


def _trigger(rules: Rules, state: GameState, seat: int, moment: str) -> None:
    turn = state.turn
    if turn is not None and turn.seat == seat:
        turn.pool += rules.leader_rules[state.seats[seat].leader].when.get(moment, ())


def harvest(rules: Rules, state: GameState, seat: int, effect: Harvest, source: str) -> None:
    """Base spice plus all bonus spice of the space (R7.14), less what the leader loses (R24.3)."""
    space = source.removeprefix("space:")
    bonus = state.bonus_spice.get(space, 0)
    if bonus:
        state.bonus_spice = {**state.bonus_spice, space: 0}
        state.events.append(("bonus_spice", -1, space, 0))
    amount = (rules.spaces[space].base_spice or 0) + bonus - rules.leader_rules[state.seats[seat].leader].harvest_less
    if amount > 0:
        rules.gains["spice"](rules, state, seat, amount, source)
    _trigger(rules, state, seat, "harvest")


def _run_harvest_twice(rules: Rules, state: GameState, seat: int, effect: HarvestTwice, source: str) -> None:
    turn = state.turn
    assert turn is not None
    base = rules.spaces[turn.space].base_spice
    if base:
        rules.gains["spice"](rules, state, seat, base, source)


def _block_options(rules: Rules, state: GameState, frame: Ask) -> list[OptionId]:
    mine = {space for space, owner in state.voices if owner == frame.seat}
    return [("space", space.id) for space in rules.board if space.id not in mine]


def _block_answer(rules: Rules, state: GameState, frame: Ask, option: OptionId) -> None:
    picked(state, frame)
    space = str(option[1])
    state.voices += ((space, frame.seat),)
    state.events.append(("voice", frame.seat, space))


def _steps_of_a_space(rules: Rules, space: Space) -> Iterator[Effect]:
    """The influence that sending an Agent to a faction space gives (R14.8)."""
    if space.faction is not None:
        for n in sorted({spec.faction_influence for spec in rules.card_rules.values()}):
            yield Influence(space.faction, n)


MAKES: Final[dict[type, Any]] = {Space: _steps_of_a_space}

EFFECTS: Final[dict[type, EffectRule]] = {
    CouncilSeat: EffectRule(_run_council, QUIET),
    Harvest: EffectRule(harvest, PLAIN),
    HarvestTwice: EffectRule(_run_harvest_twice, PLAIN, moment="agent"),
    BlockSpace: EffectRule(ask_owner, ASKS, options=_block_options, answer=_block_answer),
}
