"""Sandworms, Maker Hooks and the Shield Wall (U8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dune_desktop.engine.boxes.uprising.state import Sandworms as SandwormRecord
from dune_desktop.engine.boxes.uprising.state import of_seat, of_table
from dune_desktop.engine.boxes.uprising.words import (
    BreakWall,
    HasHook,
    Sandworm,
    SandwormCount,
    Sandworms,
    StrengthAtLeast,
    TakeHook,
    UnitsThere,
)
from dune_desktop.engine.model.options import Reason
from dune_desktop.engine.resolution.resolve import ASKS, PLAIN, QUIET, EffectRule
from dune_desktop.engine.rules.seats import army_of
from dune_desktop.engine.rules.troops import fight_is_over
from dune_desktop.engine.rules.units import Unit

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules

NAME: Final = "sandworms"
SANDWORM: Final = Unit("sandworm", 3, None, "bank", NAME, "sandworm", "sandworm_gone")  # U7.4, U8.2


def install(builder: RulesBuilder) -> None:
    """Register the unit, the effects, and the conditions that count units."""
    builder.add_state(NAME, seat=SandwormRecord, turn=SandwormRecord)
    builder.add_unit(SANDWORM)
    builder.register(
        effects={
            Sandworm: EffectRule(_run_sandworm, QUIET, _can_summon, _can_summon),  # the wall may be broken first
            TakeHook: EffectRule(_run_hook, PLAIN, useful=_no_hook),
            BreakWall: EffectRule(_run_break, ASKS, _wall_stands, _wall_stands),
        },
        conditions={
            HasHook: lambda rules, state, seat, test, source: of_seat(state, seat).hook,
            Sandworms: lambda rules, state, seat, test, source: sandworms(rules, state, seat) >= test.n,
            UnitsThere: lambda rules, state, seat, test, source: units_there(rules, state, seat) >= test.n,
            StrengthAtLeast: lambda rules, state, seat, test, source: rules.strength(state, seat) >= test.n,
        },
        counters={SandwormCount: lambda rules, state, seat, amount, source: sandworms(rules, state, seat)},
        reasons={Sandworm: Reason("wall_protects"), BreakWall: Reason("wall_is_gone")},
    )


def sandworms(rules: Rules, state: GameState, seat: int) -> int:
    """Return how many sandworms the seat has in the Conflict."""
    found: SandwormRecord = army_of(rules, state, seat).own[NAME]
    return found.conflict


def protected(rules: Rules, state: GameState) -> bool:
    """Tell whether the standing Shield Wall keeps sandworms out of the present Conflict (U8.4)."""
    battle = rules.more["battle"].get(state.conflict)
    return of_table(state).wall and battle is not None and battle.wall


def summon(rules: Rules, state: GameState, seat: int, n: int, source: str) -> None:
    """Put `n` sandworms from the bank into the Conflict; nothing where they cannot come (U8.2 to U8.5)."""
    if not may_come(rules, state):
        return
    army = rules.army_seat(rules, state, seat)
    state.seats[army].own[NAME].conflict += n
    turn = state.turn
    if turn is not None and turn.seat == seat:
        turn.own[NAME].joined += n
    state.events.append(("sandworm", army, n, source))


def may_come(rules: Rules, state: GameState) -> bool:
    """Tell whether sandworms can join the present Conflict (U8.4)."""
    return bool(state.conflict) and not protected(rules, state) and not fight_is_over(state)


def _run_sandworm(rules: Rules, state: GameState, seat: int, effect: Sandworm, source: str) -> None:
    summon(rules, state, seat, effect.n, source)


def _can_summon(rules: Rules, state: GameState, seat: int, effect: Sandworm, source: str) -> bool:
    return may_come(rules, state)


def _run_hook(rules: Rules, state: GameState, seat: int, effect: TakeHook, source: str) -> None:
    """Give the seat Maker Hooks, once for the whole game (U8.3)."""
    mine = of_seat(state, seat)
    if not mine.hook:
        mine.hook = True
        state.events.append(("hook", seat))


def _no_hook(rules: Rules, state: GameState, seat: int, effect: TakeHook, source: str) -> bool:
    return not of_seat(state, seat).hook


def break_wall(state: GameState, seat: int, source: str) -> None:
    """Remove the Shield Wall for the rest of the game (U8.6)."""
    table = of_table(state)
    if table.wall:
        table.wall = False
        state.events.append(("wall_broken", seat, source))


def _run_break(rules: Rules, state: GameState, seat: int, effect: BreakWall, source: str) -> None:
    break_wall(state, seat, source)


def _wall_stands(rules: Rules, state: GameState, seat: int, effect: BreakWall, source: str) -> bool:
    return of_table(state).wall


def units_there(rules: Rules, state: GameState, seat: int) -> int:
    """Return how many units of any kind the seat has in the Conflict."""
    army = army_of(rules, state, seat)
    return sum(int(unit.of_seat(army).conflict) for unit in rules.units)
