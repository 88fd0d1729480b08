"""The legal options for sending an Agent, and the reasons why a space is closed to it (R7.1 to R7.6).

`survey` says for every space either which of its prices the seat can pay or what forbids it. Both the legal options
and the reasons for closed spaces are computed from that result, so they cannot disagree. A card's `SendModifiers`
say which of the usual restrictions its Agent ignores. Boxes may define cards that are played together (`rules.plays`,
`rules.played_as`) and change prices (`rules.prices`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import TYPE_CHECKING

from dune_desktop.engine.assembly.compiled import ONLY, Play, less
from dune_desktop.engine.model.conditions import Alliance, InfluenceAtLeast, holds, steps_of
from dune_desktop.engine.model.ids import FACTION_INDEX, FACTIONS, RESOURCES, Icon
from dune_desktop.engine.model.options import Check, OptionId, Reason, Send

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.compiled import Access, Amounts, CardRules, Reach, SendModifiers, SpaceRules
    from dune_desktop.engine.model.conditions import Condition
    from dune_desktop.engine.model.effects import IconsWhile
    from dune_desktop.engine.model.state import GameState, Seat, Turn
    from dune_desktop.engine.rulebook import Rules

_VOICE, _OWN, _OCCUPIED, _CLOSED, _COST = "voice", "own_agent", "occupied", "closed", "cost"


def plays(rules: Rules, state: GameState, turn: Turn) -> list[Play]:
    """Return the plays with which the turn's seat can send an Agent: each different card of its hand (R7.1)."""
    alone = rules.alone
    return [alone[card] for card in dict.fromkeys(state.seats[turn.seat].hand)]


def played_as(rules: Rules, card: str, also: str) -> CardRules:
    """Return the rules by which a play sends its Agent; `also` is unused, the base game plays single cards."""
    return rules.card_rules[card]


# ------------------------------------------------------------------------------------------------ the board


def survey(rules: Rules, state: GameState, turn: Turn, modifiers: SendModifiers) -> dict[str, Access]:
    """Return for every space the prices at which the turn's seat can send an Agent there, or what forbids it.

    The icons of the card are not looked at.
    """
    seat = turn.seat
    me = state.seats[seat]
    leader = rules.leader_rules[me.leader]
    found: dict[str, Access] = {**rules.unbarred}
    if not modifiers.jumps:  # Kwisatz Haderach ignores Agents that stand there (R25.14)
        if not turn.pass_enemies:
            _occupied(rules, state, seat, leader.pass_enemies | modifiers.passes, modifiers.passes_at, found)
        for name in me.agents:
            found[name] = _OWN
    costs, cheaper, prices = leader.costs, modifiers.cheaper, rules.prices
    solari, spice, water = me.solari, me.spice, me.water
    for space in rules.barred:
        name = space.id
        if found[name] is not ONLY:
            continue
        cost = costs[name]
        if cost is not None and (cheaper or name in prices):
            cost = _changed(rules, state, seat, modifiers, name, cost)
        if cost is not None and (solari < cost[0] or spice < cost[1] or water < cost[2]):
            found[name] = _COST
        elif space.guarded and _closed(rules, state, me, seat, space, modifiers):
            found[name] = _CLOSED
        elif space.rates:
            found[name] = (
                tuple(
                    [
                        index
                        for index, (pays_solari, pays_spice, pays_water) in enumerate(space.rate_costs)
                        if solari >= pays_solari and spice >= pays_spice and water >= pays_water
                    ]
                )
                or _COST
            )
    for name, owner in state.voices:
        if owner != seat:
            found[name] = _VOICE  # R25.26: overrides every permission
    return found


def _occupied(
    rules: Rules, state: GameState, seat: int, icons: frozenset[str], names: frozenset[str], found: dict[str, Access]
) -> None:
    """Mark the spaces that other Agents occupy as closed, except those with these icons or names (R7.3)."""
    spaces = rules.spaces
    for other in rules.others[seat]:
        for name in state.seats[other].agents:
            if spaces[name].icon not in icons and name not in names:
                found[name] = _OCCUPIED


def price_of(rules: Rules, state: GameState, seat: int, modifiers: SendModifiers, space: str) -> Amounts | None:
    """Return what it costs to send an Agent of the seat to the space; None where it is free (R7.6)."""
    cost = rules.leader_rules[state.seats[seat].leader].costs[space]
    return None if cost is None else _changed(rules, state, seat, modifiers, space, cost)


def _changed(rules: Rules, state: GameState, seat: int, modifiers: SendModifiers, space: str, cost: Amounts) -> Amounts:
    """Return the cost after what the card takes off and what boxes change."""
    if space in modifiers.cheaper:
        cost = less(cost, modifiers.cheaper[space])
    return rules.prices[space](rules, state, seat, cost) if space in rules.prices else cost


def _closed(rules: Rules, state: GameState, me: Seat, seat: int, space: SpaceRules, modifiers: SendModifiers) -> bool:
    """Tell whether a requirement (R7.5) or a once-per-game limit (R7.11) closes the space to the seat."""
    if space.once and getattr(me, space.once):
        return True
    if space.once == "swordmaster" and rules.no_swordmaster:
        return True  # R28.19
    return not _meets(rules, state, seat, space, modifiers)


def _meets(rules: Rules, state: GameState, seat: int, space: SpaceRules, modifiers: SendModifiers) -> bool:
    """Tell whether the seat meets what the space requires, or its card passes over it (R7.5, U5.13)."""
    requirement = space.requirement
    if requirement is None or (modifiers.ignores_influence and isinstance(requirement, InfluenceAtLeast)):
        return True
    return holds(rules, state, seat, requirement, "space:" + space.id)


# ------------------------------------------------------------------------------------------------ legal options


def send_options(rules: Rules, state: GameState, turn: Turn) -> list[OptionId]:
    """Return all legal options to send an Agent: cards, space, price and the Agent's origin (R7.1 to R7.6)."""
    me = state.seats[turn.seat]
    options: list[OptionId] = []
    surveys: list[tuple[SendModifiers, dict[str, Access]]] = []  # cards share modifiers, mostly none
    for play in rules.plays(rules, state, turn):
        spec = play.spec
        modifiers = spec.modifiers
        if not me.agents_left and not (modifiers.jumps and me.agents):
            continue
        spaces = next((found for same, found in surveys if same is modifiers), None)
        if spaces is None:
            spaces = survey(rules, state, turn, modifiers)
            surveys.append((modifiers, spaces))
        if modifiers.jumps:
            _add_jumps(me, play, spaces, options)
            continue
        reach = rules.reached(rules, state, turn, play) if turn.faction_icons or spec.reach_varies else spec.reach
        for space, ways in reach:
            rates = spaces[space]
            if rates is ONLY:
                options.append(ways[0])
            elif isinstance(rates, tuple):
                options += [ways[rate] for rate in rates]
    return options


def reached(rules: Rules, state: GameState, turn: Turn, play: Play) -> Reach:
    """Return the spaces that a play reaches now, each with the options that send it there: those of its icons (R7.2).

    Plays whose `spec.reach_varies` is false reach `spec.reach` in every position, but for icons gained this turn.
    """
    return rules.reach(play.card, play.also, icons_of(rules, state, turn, play))


def _add_jumps(me: Seat, play: Play, spaces: dict[str, Access], options: list[OptionId]) -> None:
    """Add the options of a card that sends any Agent of the seat, from leader or board, to any open space (R25.14)."""
    origins = [""] if me.agents_left > 0 else []
    origins += list(dict.fromkeys(me.agents))
    for space, rates in spaces.items():
        if isinstance(rates, tuple):
            options += [Send("send", play.card, space, rate, origin, play.also) for rate in rates for origin in origins]


def icons_of(rules: Rules, state: GameState, turn: Turn, play: Play) -> tuple[Icon, ...]:
    """Return the Agent icons of a play: printed ones, those of a condition that holds, those of the turn (R25.29)."""
    icons = play.spec.icons + shown_while(rules, state, turn.seat, play)
    if turn.faction_icons:
        icons += FACTIONS
    return tuple(dict.fromkeys(icons))


def shown_while(rules: Rules, state: GameState, seat: int, play: Play) -> tuple[Icon, ...]:
    """Return the conditional icons of a play, their conditions tested as if its cards were already in play (I10.1)."""
    shown = play.spec.icons_while
    if not shown:
        return ()
    then = state.clone()
    then.seats[seat].in_play += play.cards
    return tuple(held_icons(rules, then, seat, shown))


def card_icons(rules: Rules, state: GameState, turn: Turn, card: str) -> frozenset[str]:
    """Return all icons of one of the cards that sent the Agent, for effects that count icons.

    These are the printed ones, those of a condition that holds, and those gained this turn (R25.29, I10.19, I22.4).
    """
    spec = rules.card_rules[card]
    icons = {*spec.icons, *held_icons(rules, state, turn.seat, spec.icons_while)}
    return frozenset(icons.union(FACTIONS) if turn.faction_icons else icons)


def held_icons(rules: Rules, state: GameState, seat: int, shown: Iterable[tuple[str, IconsWhile]]) -> Iterator[Icon]:
    """Yield the conditional icons whose condition holds now."""
    for source, effect in shown:
        if holds(rules, state, seat, effect.condition, source):
            yield from effect.icons


def settle_icons(rules: Rules, state: GameState, turn: Turn) -> None:
    """Call the `on_icons` hooks: the icons of the cards that sent the Agent are now final."""
    for told in rules.on_icons:
        told(rules, state, turn)


def past_agents(rules: Rules, state: GameState, option: OptionId) -> str:
    """Return what lets a send option enter a space that an enemy Agent occupies (R7.3).

    It is "turn" for an effect of this turn, else "leader:...", "card:..." or another source that was used to send it
    (`options.Send.also`); "" where no enemy Agent stands.
    """
    _, card, name, _, _, also = option
    turn = state.turn
    assert turn is not None
    if not any(name in state.seats[other].agents for other in rules.others[turn.seat]):
        return ""
    if turn.pass_enemies:
        return "turn"
    leader, icon = state.seats[turn.seat].leader, rules.spaces[str(name)].icon
    if icon in rules.leader_rules[leader].pass_enemies:
        return "leader:" + leader
    spec = rules.played_as(rules, str(card), str(also))
    if name in spec.modifiers.passes_at:
        return next((source for source in str(also).split() if not source.startswith("card:")), f"card:{card}")
    cards = Play(str(card), str(also), spec).cards
    manners = ((each, rules.card_rules[each].modifiers) for each in cards)
    return "card:" + next(
        (each for each, modifiers in manners if modifiers.jumps or icon in modifiers.passes), cards[0]
    )


# ------------------------------------------------------------------------------------------------ why not


def refusals(rules: Rules, state: GameState, turn: Turn, card: str, also: str = "") -> dict[str, Reason]:
    """Return for each space to which a play cannot send an Agent now the reason why not.

    `also` is the card that is played together with `card`, "" for none. Of several reasons it is the most lasting one.
    """
    play = Play(card, also, rules.played_as(rules, card, also))
    always = next((check.reason for check in _of_play(rules, state, turn, play) if not check.met), None)
    if always is not None:
        return {space.id: always for space in rules.board}
    modifiers, names = play.spec.modifiers, _names_reached(rules, state, turn, play)
    return {
        name: next(
            check.reason for check in _of_space(rules, state, turn, play, names, rules.spaces[name]) if not check.met
        )
        for name, access in survey(rules, state, turn, modifiers).items()
        if isinstance(access, str) or not (modifiers.jumps or name in names)
    }


def _names_reached(rules: Rules, state: GameState, turn: Turn, play: Play) -> frozenset[str]:
    return frozenset(space for space, _ in rules.reached(rules, state, turn, play))


def checks(rules: Rules, state: GameState, turn: Turn, play: Play, space: str) -> tuple[Check, ...]:
    """Return what must hold for a play to send an Agent to a space, met or not, the most lasting condition first."""
    of_space = _of_space(rules, state, turn, play, _names_reached(rules, state, turn, play), rules.spaces[space])
    return (*_of_play(rules, state, turn, play), *of_space)


def _of_play(rules: Rules, state: GameState, turn: Turn, play: Play) -> Iterator[Check]:
    """Yield what must hold for a play to send an Agent anywhere: one that is left, a partner, any Agent icons."""
    me, spec = state.seats[turn.seat], play.spec
    can_go = bool(me.agents_left or (spec.modifiers.jumps and me.agents))
    yield Check(Reason("no_agent", {"n": me.agents_left or len(me.agents)}), can_go)
    if rules.cards[play.card].graft and not play.also:
        yield Check(Reason("needs_partner", {"card": play.card}), False)
    if not spec.sends and not icons_of(rules, state, turn, play):
        yield Check(Reason("no_icons", _named(play)), False)


def _named(play: Play) -> dict[str, str | int]:
    return {"card": play.card, "partner": play.cards[-1]} if play.also else {"card": play.card}


def _of_space(
    rules: Rules, state: GameState, turn: Turn, play: Play, names: Collection[str], space: SpaceRules
) -> Iterator[Check]:
    """Yield what must hold at a space: icon, access, Agents that stand there, requirement and price (R7.2 to R7.6)."""
    seat, modifiers = turn.seat, play.spec.modifiers
    me = state.seats[seat]
    if not modifiers.jumps:
        yield Check(Reason("no_icon", {**_named(play), "icon": space.icon}), space.id in names)
    for name, owner in state.voices:
        if name == space.id and owner != seat:
            yield Check(Reason("voice", {"seat": owner}), False)
    if space.once == "swordmaster" and rules.no_swordmaster:
        yield Check(Reason("no_swordmaster"), False)
    elif space.once:
        yield Check(Reason("once"), not getattr(me, space.once))
    if not modifiers.jumps:
        yield _way_in(rules, state, turn, modifiers, space)
    if space.requirement is not None:
        met = _meets(rules, state, seat, space, modifiers)
        yield Check(_required(steps_of(rules, state, seat), space.requirement), met)
    cost = price_of(rules, state, seat, modifiers, space.id) or (space.rate_costs[0] if space.rates else (0, 0, 0))
    for what, need in zip(RESOURCES, cost, strict=True):
        if need:
            have = getattr(me, what)
            yield Check(Reason("cost", {"what": what, "need": need, "have": have}), have >= need)


def _way_in(rules: Rules, state: GameState, turn: Turn, modifiers: SendModifiers, space: SpaceRules) -> Check:
    """Return whether Agents that stand on the space let another one in (R7.3)."""
    me = state.seats[turn.seat]
    if space.id in me.agents:
        return Check(Reason("own_agent"), False)
    other = next((other for other in rules.others[turn.seat] if space.id in state.seats[other].agents), None)
    if other is None:
        return Check(Reason("occupied"), True)
    icons = rules.leader_rules[me.leader].pass_enemies | modifiers.passes
    passes = turn.pass_enemies or space.icon in icons or space.id in modifiers.passes_at
    return Check(Reason("passed" if passes else "occupied", {"seat": other}), passes)


def _required(steps: tuple[int, ...], requirement: Condition) -> Reason:
    """Return what a space requires (R7.5), with what the seat has of it."""
    if isinstance(requirement, InfluenceAtLeast):
        have = steps[FACTION_INDEX[requirement.faction]]
        return Reason("influence", {"faction": requirement.faction, "need": requirement.n, "have": have})
    if isinstance(requirement, Alliance):
        return Reason("alliance", {"faction": requirement.faction})
    return Reason("requirement")
