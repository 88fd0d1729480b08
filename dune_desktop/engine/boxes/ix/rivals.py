"""House Hagal with Rise of Ix: tiles, Freighters, dreadnoughts, and the solo variants (X11 to X13)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from dune_desktop.engine.boxes.ix.dreadnoughts import free_flags, hold, placing
from dune_desktop.engine.boxes.ix.effects import AcquireTech, Commission, Freighter, Negotiate, PlaceDreadnought
from dune_desktop.engine.boxes.ix.shipping import advance, recall
from dune_desktop.engine.boxes.ix.state import TechTaken, of_seat, of_table
from dune_desktop.engine.boxes.ix.tech import buy, negotiate, price, show_next, trash_tile
from dune_desktop.engine.boxes.ix.tiles import ready, tiles_for, todo_for, uses_of
from dune_desktop.engine.model.effects import Choose, Gain, Influence, Pay, Recruit, Spend
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.engine.model.options import OptionId
from dune_desktop.engine.resolution.resolve import FrameRule, run
from dune_desktop.engine.rules import hagal
from dune_desktop.engine.rules.goods import score, spend
from dune_desktop.engine.rules.troops import fight_is_over, recruit

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.components import HagalCard
    from dune_desktop.engine.model.frames import RivalFlow
    from dune_desktop.engine.model.state import GameState, Todo
    from dune_desktop.engine.rulebook import Rules

RECALLED_FROM = 2  # X11.7
HOARDED = "spice"  # X11.26
FLAG_ORDER = ("imperial_basin", "arrakeen", "carthag")  # X11.16
FLAGSHIP, DRONES, SATELLITES, SHIPS = "flagship", "training_drones", "spy_satellites", "invasion_ships"


def install(builder: RulesBuilder) -> None:
    """Register how Rivals use the components of Rise of Ix."""
    rules = builder.rules
    builder.wrap("judge_card", judge_card)
    builder.on("rival_abilities", rival_abilities)
    builder.on("rival_winner_gets", rival_winner_gets)
    builder.on("rival_keeps", rival_keeps)
    builder.register(
        rival_effects={
            Freighter: rival_freighter,
            Commission: run,
            AcquireTech: _rival_tech,
            Negotiate: _rival_negotiates,
            PlaceDreadnought: _rival_places,
        }
    )
    builder.on("rival_choices", _tech_or_negotiator)
    if any(rules.is_rival):
        builder.wrap_word("frames", TechTaken, _show_marked_after)
        builder.on("on_setup", show_marked)
    if "brutal_escalation" in rules.config.variants:
        builder.set_fact("more_bonus_cards", True)
    if "row_churn" in rules.config.variants:
        builder.set_fact("row_dice", True)


# ------------------------------------------------------------------------------------------------ cards


def judge_card(
    inner: Callable[..., tuple[str, str, int]], rules: Rules, state: GameState, seat: int, card: HagalCard
) -> tuple[str, str, int]:
    """Judge a House Hagal card as `hagal.judge_card` does, with the rules of Rise of Ix.

    The verdict is "no_dreadnought" if the card commissions a dreadnought and the supply has none (X11.3). Invasion
    Ships are used to enter a space that enemy Agents occupy (X11.29).
    """
    if any(isinstance(effect, Commission) for effect in card.effects) and not of_seat(state, seat).supply:
        return card.spaces[0], "no_dreadnought", NOBODY
    space, verdict, other = inner(rules, state, seat, card)
    if verdict != "occupied" or not ready(rules, state, seat, SHIPS):
        return space, verdict, other
    if space in state.seats[seat].agents or any(name == space for name, _ in state.voices):
        return space, verdict, other
    flip(state, seat, SHIPS)
    return space, "goes", NOBODY


def flip(state: GameState, seat: int, tile: str) -> None:
    """Turn one of the seat's tiles face down to use it (X3.14)."""
    of_seat(state, seat).face_down += (tile,)
    state.events.append(("use_tech", seat, tile))


# ------------------------------------------------------------------------------------------------ tiles


def rival_acquires(rules: Rules, state: GameState, seat: int, discount: int, source: str) -> bool:
    """Acquire the most expensive marked tile that the Rival can pay for; return False if there is none.

    It pays with Negotiators before spice (X11.27, X11.28).
    """
    if not rules.is_rival[seat]:
        return False  # X12.2
    mine, spice = of_seat(state, seat), state.seats[seat].spice
    best = -1
    for stack, tile in enumerate(of_table(state).shown):
        if not tile or not rules.more["tech"][tile].rival or price(rules, tile, discount) > spice + mine.negotiators:
            continue
        if best < 0 or rules.more["tech"][tile].cost > rules.more["tech"][of_table(state).shown[best]].cost:
            best = stack
    if best < 0:
        return False
    returned = min(mine.negotiators, price(rules, of_table(state).shown[best], discount))
    option: OptionId = ("buy_tech", best, returned, "spice")
    buy(rules, state, seat, AcquireTech(discount), option, source)
    return True


def _rival_tech(rules: Rules, state: GameState, seat: int, effect: AcquireTech, source: str) -> None:
    rival_acquires(rules, state, seat, effect.discount, source)


def _rival_negotiates(rules: Rules, state: GameState, seat: int, effect: Negotiate, source: str) -> None:
    if rules.is_rival[seat] and state.seats[seat].supply:
        negotiate(state, seat, min(effect.n, state.seats[seat].supply))


def _tech_or_negotiator(rules: Rules, state: GameState, seat: int, effect: Choose, source: str) -> bool:
    """Have a Rival acquire a tile, else send a Negotiator, if the choice is between these two (X11.19, X11.28).

    Return False for any other choice.
    """
    icons = [branch[0] for branch in effect.options]
    tech = next((icon for icon in icons if isinstance(icon, AcquireTech)), None)
    other = next((icon for icon in icons if isinstance(icon, Negotiate)), None)
    if tech is None or other is None:
        return False
    if not rival_acquires(rules, state, seat, tech.discount, source):
        _rival_negotiates(rules, state, seat, other, source)
    return True


def show_marked(rules: Rules, state: GameState) -> None:
    """Remove the face-up tile of the largest stack until some face-up tile has the House Hagal mark (X11.25)."""
    table = of_table(state)
    while any(table.shown) and not any(tile and rules.more["tech"][tile].rival for tile in table.shown):
        sizes = [len(pile) + bool(tile) for pile, tile in zip(table.stacks, table.shown, strict=True)]
        stack = sizes.index(max(sizes))
        table.removed += (table.shown[stack],)
        state.events.append(("tile_lost", NOBODY, stack, table.shown[stack]))
        show_next(state, stack)


def _show_marked_after(taken: FrameRule) -> FrameRule:
    """Return the frame rule of `TechTaken` with `show_marked` called after it."""

    def step(rules: Rules, state: GameState, frame: TechTaken) -> bool:
        waits = taken.step(rules, state, frame)
        show_marked(rules, state)
        return waits

    return replace(taken, step=step)


def rival_abilities(rules: Rules, state: GameState, flow: RivalFlow) -> None:
    """Use the Rival's tiles, at the start of its turn and again before it deploys (X11.29, X17.22)."""
    seat = flow.seat
    if not rules.is_rival[seat]:
        return
    if ready(rules, state, seat, DRONES) and state.seats[seat].supply:
        flip(state, seat, DRONES)
        flow.fresh += recruit(rules, state, seat, 1, "tech:" + DRONES)  # X17.17
    if SATELLITES in of_seat(state, seat).tech:
        _pay_for_point(rules, state, seat)
    if not flow.space or not rules.spaces[flow.space].combat:
        return
    if ready(rules, state, seat, FLAGSHIP) and not hagal.holds_back(rules, state, seat):
        _use_flagship(rules, state, seat, flow)


def _pay_for_point(rules: Rules, state: GameState, seat: int) -> None:
    """Trade 3 spice and the tile Spy Satellites for a victory point, if the Rival has the spice (X11.29)."""
    (use,) = uses_of(rules, SATELLITES, "own_turn")
    for effect in use.effects:
        assert isinstance(effect, Pay)
        need = sum(cost.n for cost in effect.cost if isinstance(cost, Spend))
        if state.seats[seat].spice >= need:
            spend(state, seat, "spice", need, "tech:" + SATELLITES)
            trash_tile(state, seat, SATELLITES)
            score(rules, state, seat, 1, "tech:" + SATELLITES)


def _use_flagship(rules: Rules, state: GameState, seat: int, flow: RivalFlow) -> None:
    """Trade 4 Solari for three troops to deploy, if the Rival has both in full (X11.29, X17.16)."""
    (use,) = uses_of(rules, FLAGSHIP, "own_turn")
    (effect,) = use.effects
    assert isinstance(effect, Pay)
    (cost,), (gain,) = effect.cost, effect.effects
    assert isinstance(cost, Spend)
    assert isinstance(gain, Gain)
    player = state.seats[seat]
    if player.solari < cost.n or player.supply < gain.n:
        return
    flip(state, seat, FLAGSHIP)
    spend(state, seat, cost.what, cost.n, "tech:" + FLAGSHIP)
    flow.fresh += recruit(rules, state, seat, gain.n, "tech:" + FLAGSHIP)


def rival_keeps(rules: Rules, state: GameState, seat: int, what: str) -> bool:
    """Tell whether Rivals keep this good instead of converting it: spice, until the first Conflict III (X11.26)."""
    if what != HOARDED:
        return False
    return not state.conflict or rules.conflicts[state.conflict].level < hagal.LAST_LEVEL


def on_conflict_revealed(rules: Rules, state: GameState) -> None:
    """Let the Rivals convert hoarded goods; nothing happens before the first Conflict III (X11.26)."""
    for seat, rival in enumerate(rules.is_rival):
        if rival:
            rules.convert(rules, state, seat)


# ------------------------------------------------------------------------------------------------ shipping


def rival_freighter(rules: Rules, state: GameState, seat: int, effect: Freighter, source: str) -> None:
    """Advance the Rival's Freighter, or recall it from the second space for its rewards (X11.7 to X11.13, X12.3)."""
    for _ in range(effect.n):
        if of_seat(state, seat).freighter < RECALLED_FROM:
            advance(state, seat)
            continue
        for reward_source, reward, _granted in recall(rules, state, seat):
            _take_reward(rules, state, seat, reward, reward_source)


def _take_reward(rules: Rules, state: GameState, seat: int, reward: Any, source: str) -> None:
    if isinstance(reward, Choose):
        dividends = reward.options[0][0]  # X11.8
        run(rules, state, seat, dividends, source)
    elif isinstance(reward, Recruit):
        came = recruit(rules, state, seat, reward.n, source)  # the reward as Troop Transports changes it
        if not fight_is_over(state):
            hagal.deploy_recruits(rules, state, seat, came)
    elif isinstance(reward, Gain):
        recruit(rules, state, seat, reward.n, source)
    elif isinstance(reward, Influence):
        run(rules, state, seat, reward, source)


# ------------------------------------------------------------------------------------------------ the fight


def rival_winner_gets(rules: Rules, state: GameState, seat: int) -> tuple[Todo, ...]:
    """Return the effects of winning for a Rival: its tiles for that (Windtraps), then placing a dreadnought (X17.7).

    House Hagal of the two-player game has no tiles.
    """
    return (todo_for(rules, state, seat, "win") if rules.is_rival[seat] else ()) + placing(state, seat)


def _rival_places(rules: Rules, state: GameState, seat: int, effect: PlaceDreadnought, source: str) -> None:
    """Use Detonation Devices if the Rival has them, else place its dreadnought on a space (X17.7)."""
    for tile, effects in tiles_for(rules, state, seat, "place") if rules.is_rival[seat] else ():
        state.events.append(("use_tech", seat, tile))
        rules.rival_does(rules, state, seat, effects, "tech:" + tile)
        return
    space = _wanted(rules, state, seat)
    if space:
        hold(state, seat, space)


def _wanted(rules: Rules, state: GameState, seat: int) -> str:
    """Return the space on which the Rival places its dreadnought, "" if none is free (X11.16).

    It prefers an opponent's marker to an empty flag, and that to its own marker; ties are broken by `FLAG_ORDER`.
    """
    ranks = {NOBODY: 1, seat: 2}
    free = [space for space in FLAG_ORDER if space in free_flags(rules, state)]
    return min(free, key=lambda space: ranks.get(state.control.get(space, NOBODY), 0), default="")
