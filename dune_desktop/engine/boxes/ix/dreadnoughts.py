"""X5, X6: dreadnoughts - commissioning, deploying, strength, staying alive, and control by dreadnought."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dune_desktop.engine.boxes.ix.components import DreadnoughtStrength
from dune_desktop.engine.boxes.ix.effects import Commission, PlaceDreadnought, RetreatDreadnought, ScrapDreadnought
from dune_desktop.engine.boxes.ix.state import DREADNOUGHTS, of_seat, of_table, of_turn
from dune_desktop.engine.boxes.ix.tiles import tiles_for
from dune_desktop.engine.components import ConflictCard
from dune_desktop.engine.effects import DeployUnits, DriveBack, LoseAnyTroop, RetreatUnits
from dune_desktop.engine.frames import Ask
from dune_desktop.engine.ids import GARRISON_ALLOWANCE, NOBODY
from dune_desktop.engine.options import OptionId, Reason
from dune_desktop.engine.resolve import ASKS, DECLINE, PLAIN, QUIET, EffectRule, ask, ask_owner, commit, picked, useful
from dune_desktop.engine.rules import combat, control
from dune_desktop.engine.rules.troops import deploy, fight_is_over, lose_troops, may_deploy, retreat

if TYPE_CHECKING:
    from dune_desktop.engine.fitting import Fitting
    from dune_desktop.engine.rulebook import Rules
    from dune_desktop.engine.state import GameState, Todo, Turn

STRENGTH = 3  # X5.8


def install(fitting: Fitting) -> None:
    """Put the rules of units in the place of those of troops."""
    rules = fitting.rules
    strengths = _strengths(rules)

    def has_unit(state: GameState, seat: int) -> bool:
        """A troop or a dreadnought in the Conflict (X5.9, X5.13)."""
        return state.seats[seat].conflict > 0 or of_seat(state, seat).conflict > 0

    def unit_strength(state: GameState, seat: int) -> int:
        """Two per troop, three per dreadnought, four for Rhombur's (X5.8, X10.5)."""
        mine = state.seats[seat]
        each = strengths.get(mine.leader, STRENGTH) if rules.is_human[seat] else STRENGTH  # X11.20
        return combat.troop_strength(state, seat) + each * of_seat(state, seat).conflict

    def controller(state: GameState, space: str) -> int:
        """Who has a dreadnought there, before the owner of a marker; House Hagal collects nothing (X6.4, X17.1)."""
        holder = of_table(state).holds.get(space)
        if holder is None:
            return control.controller(state, space)
        return holder[0] if holder[0] != rules.hagal_seat else NOBODY

    fitting.instead("has_unit", has_unit)
    fitting.instead("unit_strength", unit_strength)
    fitting.instead("controller", controller)
    fitting.instead("add_deploy_options", add_deploy_options)
    fitting.instead("deploy_from_space", deploy_from_space)
    fitting.instead("clear_conflict", clear_conflict)
    fitting.teach(
        effects={
            Commission: EffectRule(_run_commission, PLAIN, useful=_supply_left),
            DeployUnits: EffectRule(
                ask_owner, ASKS, _can_deploy_units, _can_deploy_units, _deploy_units_options, _deploy_units_answer
            ),
            RetreatUnits: EffectRule(
                ask_owner, ASKS, _can_retreat_units, _can_retreat_units, _retreat_units_options, _retreat_units_answer
            ),
            RetreatDreadnought: EffectRule(_run_retreat, QUIET, _in_conflict, _in_conflict),
            DriveBack: EffectRule(
                _run_drive_back, ASKS, _can_drive_back, _can_drive_back, _drive_options, _drive_answer
            ),
            LoseAnyTroop: EffectRule(ask_owner, ASKS, _can_lose, _can_lose, _lose_options, _lose_answer),
            PlaceDreadnought: EffectRule(ask_owner, ASKS, _in_conflict, _in_conflict, _place_options, _place_answer),
            ScrapDreadnought: EffectRule(_run_scrap, QUIET, _in_conflict, _in_conflict),
        },
        costs={
            RetreatUnits: (_can_retreat_units, ask_owner),
            LoseAnyTroop: (_can_lose, ask_owner),
            ScrapDreadnought: (_in_conflict, _run_scrap),
        },
        reasons={Commission: Reason("no_dreadnought")},
    )
    fitting.makes(ConflictCard, lambda rules, card: (PlaceDreadnought(),))


def _strengths(rules: Rules) -> dict[str, int]:
    return {
        leader.id: trait.n
        for leader in rules.catalog.leaders
        for trait in leader.ability
        if isinstance(trait, DreadnoughtStrength)
    }


# ------------------------------------------------------------------------------------------------ moving them


def commission(state: GameState, seat: int, source: str) -> bool:
    """Move a dreadnought from supply to garrison, if there is one (X5.1, X5.3)."""
    mine = of_seat(state, seat)
    if not mine.supply:
        return False
    mine.supply -= 1
    mine.garrison += 1
    turn = of_turn(state, seat)
    if turn is not None:
        turn.commissioned += 1
    state.events.append(("commission", seat, source))
    return True


def deploy_dreadnoughts(state: GameState, seat: int, n: int) -> None:
    """Move up to `n` dreadnoughts from the garrison to the Conflict."""
    mine = of_seat(state, seat)
    n = min(n, mine.garrison)
    if n:
        mine.garrison -= n
        mine.conflict += n
        turn = of_turn(state, seat)
        if turn is not None:
            turn.joined += n
        state.events.append(("deploy_dreadnought", seat, n))


def retreat_dreadnoughts(state: GameState, seat: int, n: int) -> None:
    """Move `n` dreadnoughts from the Conflict to the own garrison (X5.11)."""
    mine = of_seat(state, seat)
    mine.conflict -= n
    mine.garrison += n
    state.events.append(("retreat_dreadnought", seat, n))


def commissioned(state: GameState, seat: int) -> int:
    """How many dreadnoughts the seat has in garrison, Conflict and on board spaces (X17.19)."""
    return DREADNOUGHTS - of_seat(state, seat).supply


def joined(state: GameState, turn: Turn) -> int:
    """Units deployed this turn, whatever deployed them."""
    return turn.joined + (turn.own["ix"].joined if turn.own["ix"] else 0)


# ------------------------------------------------------------------------------------------------ Combat spaces


def add_deploy_options(rules: Rules, state: GameState, turn: Turn, options: list[OptionId]) -> None:
    """Units recruited this turn and up to two more from the garrison may go, in all mixtures (X5.6)."""
    if not may_deploy(rules, turn):
        return
    mine, own = of_seat(state, turn.seat), turn.own["ix"]
    assert own is not None
    fresh_left = turn.recruited - turn.deployed
    for dreadnoughts in range(mine.garrison + 1):
        spare = GARRISON_ALLOWANCE - max(0, own.deployed + dreadnoughts - own.commissioned)
        if spare < 0:
            break
        most = min(fresh_left + spare, state.seats[turn.seat].garrison)
        if not dreadnoughts:
            options.extend(("deploy", troops) for troops in range(most, 0, -1))
        else:
            options.extend(("deploy", troops, dreadnoughts) for troops in range(most, -1, -1))


def deploy_from_space(rules: Rules, state: GameState, turn: Turn, option: OptionId) -> None:
    """Deploy the troops and dreadnoughts of the option under the allowance of the Combat space (X5.6)."""
    troops, dreadnoughts = _numbers(option)
    turn.deployed += deploy(rules, state, turn.seat, troops)
    turn.own["ix"].deployed += dreadnoughts
    deploy_dreadnoughts(state, turn.seat, dreadnoughts)


def _numbers(option: OptionId) -> tuple[int, int]:
    """Troops and dreadnoughts of a deploy or retreat option."""
    return int(option[1]), int(option[2]) if len(option) > 2 else 0


def mixtures(action: str, troops: int, dreadnoughts: int, least: int, most: int) -> list[OptionId]:
    """Every mixture of `least` to `most` units out of those there are, most first."""
    return [
        (action, number, units - number) if units > number else (action, number)
        for units in range(min(most, troops + dreadnoughts), least - 1, -1)
        for number in range(min(units, troops), -1, -1)
        if units - number <= dreadnoughts
    ]


# ------------------------------------------------------------------------------------------------ after Combat


def clear_conflict(rules: Rules, state: GameState) -> None:
    """Troops to the supply, dreadnoughts to the garrison; those placed last round go home too (X5.10, X6.5)."""
    combat.clear_conflict(rules, state)
    for seat in range(len(state.seats)):
        mine = of_seat(state, seat)
        mine.garrison += mine.conflict
        mine.conflict = 0
        mine.on_win = ()
    table = of_table(state)
    for space, (seat, placed) in table.holds.items():
        if placed < state.round:
            of_seat(state, seat).garrison += 1
            state.events.append(("hold_over", seat, space))
    table.holds = {space: held for space, held in table.holds.items() if held[1] == state.round}


def free_flags(rules: Rules, state: GameState) -> list[str]:
    """The spaces with a control flag on which no dreadnought stands (X6.1)."""
    holds = of_table(state).holds
    return [space.id for space in rules.board if space.control_bonus and space.id not in holds]


def hold(state: GameState, seat: int, space: str) -> None:
    """Put a dreadnought of the Conflict on the flag; a marker there stays underneath (X6.3)."""
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
        retreat_dreadnoughts(state, seat, 1)


def _run_scrap(rules: Rules, state: GameState, seat: int, effect: ScrapDreadnought, source: str) -> None:
    mine = of_seat(state, seat)
    mine.conflict -= 1
    mine.supply += 1
    state.events.append(("scrap", seat))


def _can_deploy_units(rules: Rules, state: GameState, seat: int, effect: DeployUnits, source: str) -> bool:
    return not fight_is_over(state) and state.seats[seat].garrison + of_seat(state, seat).garrison > 0


def _deploy_units_options(rules: Rules, state: GameState, frame: Ask) -> list[OptionId]:
    effect: DeployUnits = frame.effect  # type: ignore[assignment]
    mine = of_seat(state, frame.seat)
    return [*mixtures("deploy", state.seats[frame.seat].garrison, mine.garrison, 1, effect.n), DECLINE]


def _deploy_units_answer(rules: Rules, state: GameState, frame: Ask, option: OptionId) -> None:
    picked(state, frame)
    troops, dreadnoughts = _numbers(option)
    deploy(rules, state, frame.seat, troops)
    deploy_dreadnoughts(state, frame.seat, dreadnoughts)


def _can_retreat_units(rules: Rules, state: GameState, seat: int, effect: RetreatUnits, source: str) -> bool:
    return state.seats[seat].conflict + of_seat(state, seat).conflict >= effect.n


def _retreat_units_options(rules: Rules, state: GameState, frame: Ask) -> list[OptionId]:
    effect: RetreatUnits = frame.effect  # type: ignore[assignment]
    mine = of_seat(state, frame.seat)
    return mixtures("retreat", state.seats[frame.seat].conflict, mine.conflict, effect.n, effect.n)


def _retreat_units_answer(rules: Rules, state: GameState, frame: Ask, option: OptionId) -> None:
    picked(state, frame)
    troops, dreadnoughts = _numbers(option)
    if troops:
        retreat(state, frame.seat, troops)
    if dreadnoughts:
        retreat_dreadnoughts(state, frame.seat, dreadnoughts)


def _can_drive_back(rules: Rules, state: GameState, seat: int, effect: DriveBack, source: str) -> bool:
    turn = state.turn
    if turn is None or turn.own["ix"] is None or turn.seat != seat or turn.joined <= turn.own["ix"].driven:
        return False
    return any(rules.has_unit(state, other) for other in rules.opponents[seat])


def _run_drive_back(rules: Rules, state: GameState, seat: int, effect: DriveBack, source: str) -> None:
    turn = state.turn
    assert turn is not None
    turn.pool += ((source, effect, 0),)  # more troops may follow in the same turn
    ask(state, seat, source, effect)


def _drive_options(rules: Rules, state: GameState, frame: Ask) -> list[OptionId]:
    options: list[OptionId] = []
    for other in rules.opponents[frame.seat]:
        if state.seats[other].conflict:
            options.append(("drive_back", other, "troop"))
        if of_seat(state, other).conflict:
            options.append(("drive_back", other, "dreadnought"))
    return [*options, DECLINE]


def _drive_answer(rules: Rules, state: GameState, frame: Ask, option: OptionId) -> None:
    picked(state, frame)
    turn = of_turn(state, frame.seat)
    assert turn is not None
    turn.driven += 1
    move = retreat if option[2] == "troop" else retreat_dreadnoughts
    move(state, int(option[1]), 1)


def _can_lose(rules: Rules, state: GameState, seat: int, effect: LoseAnyTroop, source: str) -> bool:
    mine = state.seats[seat]
    return mine.garrison + mine.conflict > 0


def _lose_options(rules: Rules, state: GameState, frame: Ask) -> list[OptionId]:
    mine = state.seats[frame.seat]
    return [("lose_from", where) for where in ("garrison", "conflict") if getattr(mine, where)]


def _lose_answer(rules: Rules, state: GameState, frame: Ask, option: OptionId) -> None:
    picked(state, frame)
    lose_troops(state, frame.seat, 1, str(option[1]), frame.source)


def _place_options(rules: Rules, state: GameState, frame: Ask) -> list[OptionId]:
    if not of_seat(state, frame.seat).conflict:
        return []
    instead = [
        tile
        for tile, effects in tiles_for(rules, state, frame.seat, "place")
        if any(useful(rules, state, frame.seat, effect, "tech:" + tile) for effect in effects)
    ]
    return [*(("space", space) for space in free_flags(rules, state)), *(("tech", tile) for tile in instead)]


def _place_answer(rules: Rules, state: GameState, frame: Ask, option: OptionId) -> None:
    picked(state, frame)
    if option[0] == "space":
        hold(state, frame.seat, str(option[1]))
        return
    for tile, effects in tiles_for(rules, state, frame.seat, "place"):
        if tile == option[1]:
            state.events.append(("use_tech", frame.seat, tile))
            commit(rules, state, frame.seat, effects, "tech:" + tile)


def placing(state: GameState, seat: int) -> tuple[Todo, ...]:
    """The question where the winner's dreadnought goes, if one of it is in the Conflict (X6.1, X6.2)."""
    if not of_seat(state, seat).conflict:
        return ()
    return (("conflict:" + state.conflict, PlaceDreadnought(), 0),)
