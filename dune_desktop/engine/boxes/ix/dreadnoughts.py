"""Dreadnoughts: commissioning, strength, their return after Combat, and their control of spaces (X5, X6)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from dune_desktop.engine.boxes.ix.components import DreadnoughtStrength
from dune_desktop.engine.boxes.ix.effects import Commission, PlaceDreadnought, RetreatDreadnought, ScrapDreadnought
from dune_desktop.engine.boxes.ix.state import DREADNOUGHTS, of_seat, of_table, of_turn
from dune_desktop.engine.boxes.ix.tiles import tiles_for
from dune_desktop.engine.model.components import ConflictCard
from dune_desktop.engine.model.frames import Ask
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.engine.model.options import OptionId, Reason
from dune_desktop.engine.resolution.resolve import ASKS, PLAIN, QUIET, EffectRule, ask_owner, carry_out, picked, useful
from dune_desktop.engine.rules.units import Unit, retreat

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.state import GameState, Todo
    from dune_desktop.engine.rulebook import Rules

DREADNOUGHT = "dreadnought"
STRENGTH = 3  # X5.8


def install(builder: RulesBuilder) -> None:
    """Register dreadnoughts as units, with their effects and their control of spaces."""
    strengths = tuple(
        (leader.id, trait.n)
        for leader in builder.rules.catalog.leaders
        for trait in leader.ability
        if isinstance(trait, DreadnoughtStrength)
    )
    told = "deploy_dreadnought", "retreat_dreadnought"
    builder.add_unit(Unit(DREADNOUGHT, STRENGTH, DREADNOUGHTS, "garrison", "ix", *told, strengths))
    builder.on("units_elsewhere", on_spaces)
    builder.on("units_on_spaces", holding)
    builder.on("on_conflict_cleared", go_home)
    builder.wrap("controller", controller)
    builder.register(
        effects={
            Commission: EffectRule(_run_commission, PLAIN, useful=_supply_left),
            RetreatDreadnought: EffectRule(_run_retreat, QUIET, _in_conflict, _in_conflict),
            PlaceDreadnought: EffectRule(ask_owner, ASKS, _in_conflict, _in_conflict, _place_options, _place_answer),
            ScrapDreadnought: EffectRule(_run_scrap, QUIET, _in_conflict, _in_conflict),
        },
        costs={ScrapDreadnought: (_in_conflict, _run_scrap)},
        reasons={Commission: Reason("no_dreadnought")},
    )
    builder.expand(ConflictCard, lambda rules, card: (PlaceDreadnought(),))


def commission(state: GameState, seat: int, source: str) -> bool:
    """Move a dreadnought from the seat's supply to its garrison; return False if there is none (X5.1, X5.3)."""
    mine = of_seat(state, seat)
    if not mine.supply:
        return False
    mine.supply -= 1
    mine.garrison += 1
    turn = of_turn(state, seat)
    if turn is not None:
        turn.recruited += 1
    state.events.append(("commission", seat, source))
    return True


def commissioned(state: GameState, seat: int) -> int:
    """Return how many dreadnoughts the seat has in its garrison, the Conflict and on board spaces (X17.19)."""
    return DREADNOUGHTS - of_seat(state, seat).supply


def on_spaces(state: GameState, seat: int, unit: Unit) -> int:
    """Return how many of the seat's dreadnoughts are on board spaces (X6.1); 0 for other units."""
    return sum(holder == seat for holder, _ in of_table(state).holds.values()) if unit.id == DREADNOUGHT else 0


def holding(state: GameState) -> Iterator[tuple[str, str, int]]:
    """Yield the spaces that a dreadnought holds, with the seats (X6.1)."""
    for space, (seat, _) in of_table(state).holds.items():
        yield space, DREADNOUGHT, seat


def controller(inner: Callable[..., int], rules: Rules, state: GameState, space: str) -> int:
    """Return the seat that controls the space: a dreadnought there counts before a marker (X6.4, X17.1).

    With a dreadnought of House Hagal of the two-player game there, nobody controls it.
    """
    holder = of_table(state).holds.get(space)
    if holder is None:
        return inner(rules, state, space)
    return holder[0] if holder[0] != rules.hagal_seat else NOBODY


def go_home(rules: Rules, state: GameState, troops: tuple[int, ...]) -> None:
    """Return dreadnoughts that were placed before this round from their spaces to the garrisons (X6.5)."""
    table = of_table(state)
    for space, (seat, placed) in table.holds.items():
        if placed < state.round:
            of_seat(state, seat).garrison += 1
            state.events.append(("hold_over", seat, space))
    table.holds = {space: held for space, held in table.holds.items() if held[1] == state.round}


def free_flags(rules: Rules, state: GameState) -> list[str]:
    """Return the spaces with a control flag and without a dreadnought (X6.1)."""
    holds = of_table(state).holds
    return [space.id for space in rules.board if space.control_bonus and space.id not in holds]


def hold(state: GameState, seat: int, space: str) -> None:
    """Move one of the seat's dreadnoughts from the Conflict to the space; a marker there stays (X6.3)."""
    of_seat(state, seat).conflict -= 1
    table = of_table(state)
    table.holds = {**table.holds, space: (seat, state.round)}
    state.events.append(("hold", seat, space))


# ------------------------------------------------------------------------------------------------ effects


def _supply_left(rules: Rules, state: GameState, seat: int, effect: Any, source: str) -> bool:
    return of_seat(state, seat).supply > 0


def _in_conflict(rules: Rules, state: GameState, seat: int, effect: Any, source: str) -> bool:
    return of_seat(state, seat).conflict > 0


def _run_commission(rules: Rules, state: GameState, seat: int, effect: Commission, source: str) -> None:
    commission(state, seat, source)


def _run_retreat(rules: Rules, state: GameState, seat: int, effect: RetreatDreadnought, source: str) -> None:
    if of_seat(state, seat).conflict:
        (unit,) = (unit for unit in rules.more_units if unit.id == DREADNOUGHT)
        retreat(rules, state, seat, unit, 1)


def _run_scrap(rules: Rules, state: GameState, seat: int, effect: ScrapDreadnought, source: str) -> None:
    mine = of_seat(state, seat)
    mine.conflict -= 1
    mine.supply += 1
    state.events.append(("scrap", seat))


def _place_options(rules: Rules, state: GameState, frame: Ask, effect: PlaceDreadnought) -> list[OptionId]:
    if not of_seat(state, frame.seat).conflict:
        return []
    instead = [
        tile
        for tile, effects in tiles_for(rules, state, frame.seat, "place")
        if any(useful(rules, state, frame.seat, effect, "tech:" + tile) for effect in effects)
    ]
    return [*(("space", space) for space in free_flags(rules, state)), *(("tech", tile) for tile in instead)]


def _place_answer(rules: Rules, state: GameState, frame: Ask, effect: PlaceDreadnought, option: OptionId) -> None:
    action, place = option
    picked(state, frame)
    if action == "space":
        hold(state, frame.seat, str(place))
        return
    for tile, effects in tiles_for(rules, state, frame.seat, "place"):
        if tile == place:
            state.events.append(("use_tech", frame.seat, tile))
            carry_out(rules, state, frame.seat, effects, "tech:" + tile)


def placing(state: GameState, seat: int) -> tuple[Todo, ...]:
    """Return the effect by which the winner places a dreadnought, empty without one in the Conflict (X6.1, X6.2)."""
    if not of_seat(state, seat).conflict:
        return ()
    return (("conflict:" + state.conflict, PlaceDreadnought(), 0),)
