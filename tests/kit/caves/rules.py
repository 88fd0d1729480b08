"""The rules of The Caves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from dune_desktop.engine.model.frames import Ask
from dune_desktop.engine.model.options import DECLINE, OptionId, Reason
from dune_desktop.engine.resolution.resolve import ASKS, PLAIN, EffectRule, ask_owner, picked
from dune_desktop.engine.rules.rows import card_row
from dune_desktop.engine.rules.units import Unit
from tests.kit.caves.state import WORMS, CavesSeat, CavesTable, CavesTurn, of_seat, of_table
from tests.kit.caves.words import EnterCave, HasWorm, Pounders, Thump

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules

STRENGTH = 4


def install(builder: RulesBuilder) -> None:
    """Add The Caves to the rules of a game."""
    builder.add_state("caves", seat=CavesSeat, turn=CavesTurn, table=CavesTable)
    builder.add_unit(Unit("worm", STRENGTH, WORMS, "supply", "caves", "deploy_worm", "retreat_worm"))
    builder.add_market(card_row("bazaar", "bazaar", 2, "water"))
    builder.register(
        effects={
            Thump: EffectRule(ask_owner, ASKS, _room, _room, _thump_options, _thump_answer),
            EnterCave: EffectRule(_run_enter, PLAIN),
        },
        conditions={HasWorm: _has_worm},
        counters={Pounders: _pounders},
        reasons={Thump: Reason("no_sand")},
    )
    builder.on("on_conflict_revealed", worms_come)
    builder.on("checks", _sound)
    builder.wrap("standing", standing)


def worms_come(rules: Rules, state: GameState) -> None:
    """Give each Pounder's owner a sandworm, if one is left, and remove the Pounder (C1)."""
    table = of_table(state)
    for space, seat in table.pounders.items():
        mine = of_seat(state, seat)
        if mine.supply:
            mine.supply -= 1
            mine.garrison += 1
            state.events.append(("worm", seat, space))
    table.pounders = {}


def standing(inner: Callable[..., tuple[int, ...]], rules: Rules, state: GameState, seat: int) -> tuple[int, ...]:
    """Break ties in the ranking by visits to the caves (C4)."""
    return (*inner(rules, state, seat), of_seat(state, seat).visits)


# ------------------------------------------------------------------------------------------------ words


def _sand(rules: Rules, state: GameState) -> list[str]:
    return [space.id for space in rules.board if space.maker and space.id not in of_table(state).pounders]


def _room(rules: Rules, state: GameState, seat: int, effect: Thump, source: str) -> bool:
    return bool(_sand(rules, state))


def _thump_options(rules: Rules, state: GameState, frame: Ask, effect: Thump) -> list[OptionId]:
    return [*(("thump", space) for space in _sand(rules, state)), DECLINE]


def _thump_answer(rules: Rules, state: GameState, frame: Ask, effect: Thump, option: OptionId) -> None:
    picked(state, frame)
    table, space = of_table(state), str(option[1])
    table.pounders = {**table.pounders, space: frame.seat}
    state.events.append(("thump", frame.seat, space, frame.source))


def _run_enter(rules: Rules, state: GameState, seat: int, effect: EnterCave, source: str) -> None:
    mine = of_seat(state, seat)
    mine.visits += 1
    state.events.append(("cave", seat, mine.visits))
    if mine.visits == 3:
        rules.gains["vp"](rules, state, seat, 1, source)


def _has_worm(rules: Rules, state: GameState, seat: int, test: HasWorm, source: str) -> bool:
    mine = of_seat(state, seat)
    return mine.garrison + mine.conflict >= test.n


def _pounders(rules: Rules, state: GameState, seat: int, amount: Pounders, source: str) -> int:
    return list(of_table(state).pounders.values()).count(seat)


# ------------------------------------------------------------------------------------------------ checks


def _sound(rules: Rules, state: GameState) -> Iterator[str]:
    """Yield problems: Pounders must be people's and on maker spaces."""
    for space, seat in of_table(state).pounders.items():
        if not rules.spaces[space].maker or not rules.is_player[seat]:
            yield f"pounders: one of seat {seat} stands on {space} (C1)"
