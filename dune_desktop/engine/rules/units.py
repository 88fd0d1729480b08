"""Rules for all kinds of units: troops, and those that boxes add (R8, R10.8, R18.8, X5).

A `Unit` says where its numbers are stored and how it differs from other units. A seat has the numbers `supply`,
`garrison` and `conflict` of each unit; a turn has `recruited`, `deployed` (because of a Combat space) and `joined`
(deployed for any reason).
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any, Final, Literal

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.conditions import UnitsDeployed
from dune_desktop.engine.model.copying import cloneable
from dune_desktop.engine.model.effects import DeployUnits, DriveBack, LoseAnyTroop, Retreat, RetreatUnits
from dune_desktop.engine.model.frames import Ask
from dune_desktop.engine.model.ids import GARRISON_ALLOWANCE, STRENGTH_PER_TROOP, TROOPS_PER_SEAT
from dune_desktop.engine.model.options import DECLINE, OptionId
from dune_desktop.engine.model.records import Record, of_own_turn
from dune_desktop.engine.resolution.resolve import ASKS, EffectRule, ask, ask_owner, every_pick_counted, picked
from dune_desktop.engine.rules.seats import army_of
from dune_desktop.engine.rules.troops import at_most, fight_is_over, lose_troops
from dune_desktop.engine.rules.troops import deploy as deploy_troops

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.state import GameState, Seat, Turn
    from dune_desktop.engine.rulebook import Rules


@dataclass(frozen=True, slots=True)
class Unit:
    """A kind of unit.

    `strength` is the strength of one unit in the Conflict; `strengths` has the exceptions by leader. `limit` is the
    number of units of a seat, in all places (`Hooks.units_elsewhere`); None for a unit without limit, which comes from
    the bank straight into the Conflict and goes back there: its record has the number in the Conflict and no other.
    `home` is the place to which units return after Combat. `record` is the name of the seat and turn records with its
    numbers, "" for troops, whose numbers are fields of the seat and the turn themselves. `deploys` and `retreats` are
    the names of its events.
    """

    id: str
    strength: int
    limit: int | None
    home: Literal["supply", "garrison", "bank"]
    record: str
    deploys: str
    retreats: str
    strengths: tuple[tuple[str, int], ...] = ()

    def of_seat(self, seat: Seat) -> Any:
        """Return the object that holds the seat's numbers of this unit."""
        return seat.own[self.record] if self.record else seat

    def count(self, seat: Seat, place: str) -> int:
        """Return how many of them the seat has in a place; none where units of this kind never are."""
        return int(getattr(self.of_seat(seat), place, 0))

    def of_turn(self, turn: Turn) -> Any:
        """Return the object that holds the turn's numbers of this unit."""
        return turn.own[self.record] if self.record else turn


TROOP: Final = Unit("troop", STRENGTH_PER_TROOP, TROOPS_PER_SEAT, "supply", "", "deploy", "retreat")


# ------------------------------------------------------------------------------------------------ strength


def in_conflict(rules: Rules, state: GameState, seat: int) -> bool:
    """Tell whether the seat has a unit in the Conflict (R10.9, R18.3)."""
    player = state.seats[seat]
    if player.conflict > 0:
        return True
    for unit in rules.more_units:  # noqa: SIM110  a generator would be slower
        if player.own[unit.record].conflict:
            return True
    return False


def strength_of(rules: Rules, state: GameState, seat: int, unit: Unit) -> int:
    """Return the strength of the seat's units of this kind (R10.8); Rivals have no leader abilities (X11.20)."""
    player = state.seats[seat]
    each = unit.strength
    if unit.strengths and rules.is_player[seat]:
        each = dict(unit.strengths).get(player.leader, each)
    return each * int(unit.of_seat(player).conflict)


def strength_of_units(rules: Rules, state: GameState, seat: int) -> int:
    """Return the strength of all units of the seat in the Conflict (R10.8)."""
    total = STRENGTH_PER_TROOP * state.seats[seat].conflict
    for unit in rules.more_units:
        total += strength_of(rules, state, seat, unit)
    return total


# ------------------------------------------------------------------------------------------------ moving


def deploy(rules: Rules, state: GameState, seat: int, unit: Unit, n: int) -> int:
    """Move up to `n` units from the seat's garrison to the Conflict; return the number moved (R8.7)."""
    if unit is TROOP:
        return deploy_troops(rules, state, seat, n)
    army = rules.army_seat(rules, state, seat)
    mine = unit.of_seat(state.seats[army])
    n = min(n, mine.garrison)
    if n:
        mine.garrison -= n
        mine.conflict += n
        turn = state.turn
        if turn is not None and turn.seat == seat:
            unit.of_turn(turn).joined += n
        state.events.append((unit.deploys, army, n))
    return n


def retreat(rules: Rules, state: GameState, seat: int, unit: Unit, n: int) -> None:
    """Move `n` units from the Conflict to the seat's garrison (R15.2, X5.11)."""
    if n:
        seat = rules.army_seat(rules, state, seat)
        mine = unit.of_seat(state.seats[seat])
        mine.conflict -= n
        mine.garrison += n
        state.events.append((unit.retreats, seat, n))


def clear_conflict(rules: Rules, state: GameState) -> None:
    """Return all units in the Conflict to their homes and set all swords to 0 (R18.8, X5.10)."""
    troops = tuple(player.conflict for player in state.seats)
    for player in state.seats:
        player.supply += player.conflict
        player.conflict = 0
        player.swords = 0
        for unit in rules.more_units:
            mine = player.own[unit.record]
            if unit.home != "bank":
                setattr(mine, unit.home, getattr(mine, unit.home) + mine.conflict)
            mine.conflict = 0
    for told in rules.on_conflict_cleared:
        told(rules, state, troops)


# ------------------------------------------------------------------------------------------------ Combat spaces


def add_deploy_options(rules: Rules, state: GameState, turn: Turn, options: list[OptionId]) -> None:
    """Add the options to deploy because of a Combat space, one for each mixture of units (R8.8, X5.6).

    Units recruited this turn and up to two more from the garrison may be deployed.
    """
    if not rules.may_deploy(rules, turn):
        return
    player = army_of(rules, state, turn.seat)
    fresh = turn.recruited - turn.deployed
    more = rules.garrison_units[1:]
    kinds = [(player.own[unit.record].garrison, turn.own[unit.record]) for unit in more] if more else []
    if not kinds or not any(there or done.deployed for there, done in kinds):
        most = min(fresh + GARRISON_ALLOWANCE, player.garrison)
        options += [("deploy", n) for n in range(most, 0, -1)]
        return
    for numbers in product(*[range(there + 1) for there, _ in kinds]):
        spare, least = GARRISON_ALLOWANCE, 1
        for n, (_, done) in zip(numbers, kinds, strict=True):
            older = done.deployed + n - done.recruited
            if older > 0:
                spare -= older
            if n:
                least = 0
        if spare >= 0:
            most = min(fresh + spare, player.garrison)
            options += [_counted("deploy", troops, numbers) for troops in range(most, least - 1, -1)]


def _counted(action: str, troops: int, numbers: tuple[int, ...]) -> OptionId:
    """Return the option with these numbers of troops and of each further unit, without zeros at the end."""
    while numbers and not numbers[-1]:
        numbers = numbers[:-1]
    return (action, troops, *numbers)


def numbers_of(rules: Rules, option: OptionId) -> tuple[tuple[Unit, int], ...]:
    """Return the units that a deploy or retreat option moves, each with its number."""
    _, *numbers = option
    return tuple(zip(rules.units, map(int, numbers), strict=False))


def deploy_from_space(rules: Rules, state: GameState, turn: Turn, option: OptionId) -> None:
    """Deploy the units of the option under the allowance of the Combat space (R8.8, X5.6)."""
    _, troops, *further = option
    turn.deployed += deploy_troops(rules, state, turn.seat, int(troops))
    for unit, n in zip(rules.garrison_units[1:], further, strict=False):
        unit.of_turn(turn).deployed += deploy(rules, state, turn.seat, unit, int(n))


def _mixtures(action: str, there: tuple[int, ...], least: int, most: int) -> list[OptionId]:
    """Return an option for every mixture of `least` to `most` of the units in `there`.

    They are sorted by the total and then by the number of troops, largest first.
    """
    troops, *others = there
    found: list[tuple[int, int, OptionId]] = []
    for numbers in product(*(range(n + 1) for n in others)):
        rest = sum(numbers)
        for n in range(troops + 1):
            if least <= n + rest <= most:
                found.append((n + rest, n, _counted(action, n, numbers)))
    return [option for _, _, option in sorted(found, key=lambda one: (-one[0], -one[1]))]


# ------------------------------------------------------------------------------------------------ effects


def _all(rules: Rules, state: GameState, seat: int, where: str) -> tuple[int, ...]:
    """Return how many units of each kind that has a garrison the seat has in a place."""
    player = army_of(rules, state, seat)
    return tuple(int(getattr(unit.of_seat(player), where)) for unit in rules.garrison_units)


def _can_deploy_units(rules: Rules, state: GameState, seat: int, effect: DeployUnits, source: str) -> bool:
    return not fight_is_over(state) and any(_all(rules, state, seat, "garrison"))


def _deploy_units_options(rules: Rules, state: GameState, frame: Ask, effect: DeployUnits) -> list[OptionId]:
    return [*_mixtures("deploy", _all(rules, state, frame.seat, "garrison"), 1, effect.n), DECLINE]


def _deploy_units_answer(rules: Rules, state: GameState, frame: Ask, effect: DeployUnits, option: OptionId) -> None:
    picked(state, frame)
    for unit, n in numbers_of(rules, option):
        deploy(rules, state, frame.seat, unit, n)


def _can_retreat(rules: Rules, state: GameState, seat: int, effect: Retreat, source: str) -> bool:
    return army_of(rules, state, seat).conflict > 0


def _retreat_options(rules: Rules, state: GameState, frame: Ask, effect: Retreat) -> list[OptionId]:
    most = at_most(effect.n, army_of(rules, state, frame.seat).conflict)
    return [*(("retreat", n) for n in range(1, most + 1)), DECLINE] if most else []


def _retreat_answer(rules: Rules, state: GameState, frame: Ask, effect: Retreat, option: OptionId) -> None:
    _, n = option
    state.stack.pop()
    retreat(rules, state, frame.seat, TROOP, int(n))


def _can_retreat_units(rules: Rules, state: GameState, seat: int, effect: RetreatUnits, source: str) -> bool:
    return sum(_all(rules, state, seat, "conflict")) >= effect.n


def _retreat_units_options(rules: Rules, state: GameState, frame: Ask, effect: RetreatUnits) -> list[OptionId]:
    return _mixtures("retreat", _all(rules, state, frame.seat, "conflict"), effect.n, effect.n)


def _retreat_units_answer(rules: Rules, state: GameState, frame: Ask, effect: RetreatUnits, option: OptionId) -> None:
    picked(state, frame)
    for unit, n in numbers_of(rules, option):
        retreat(rules, state, frame.seat, unit, n)


DRIVEN: Final = "driven_back"


@cloneable
@dataclass(slots=True)
class DrivenBack(Record):
    """A turn record: the number of enemy units made to retreat (X5.12)."""

    n: int = 0
    kind: Literal["driven_back"] = "driven_back"


def _count_driven(builder: RulesBuilder) -> None:
    builder.add_state(DRIVEN, turn=DrivenBack)


def _driven_of(state: GameState, seat: int) -> DrivenBack | None:
    found: DrivenBack | None = of_own_turn(state, seat, DRIVEN)
    return found


def _can_drive_back(rules: Rules, state: GameState, seat: int, effect: DriveBack, source: str) -> bool:
    turn, own = state.turn, _driven_of(state, seat)
    if turn is None or own is None or turn.joined <= own.n:
        return False
    return any(in_conflict(rules, state, other) for other in rules.opponents[seat])


def _run_drive_back(rules: Rules, state: GameState, seat: int, effect: DriveBack, source: str) -> None:
    turn = state.turn
    assert turn is not None
    turn.pool += ((source, effect, 0),)  # more troops may follow in the same turn
    ask(state, seat, source, effect)


def _drive_options(rules: Rules, state: GameState, frame: Ask, effect: DriveBack) -> list[OptionId]:
    options: list[OptionId] = [
        ("drive_back", other, unit.id)
        for other in rules.opponents[frame.seat]
        for unit in rules.garrison_units
        if unit.of_seat(state.seats[other]).conflict
    ]
    return [*options, DECLINE]


def _drive_answer(rules: Rules, state: GameState, frame: Ask, effect: DriveBack, option: OptionId) -> None:
    picked(state, frame)
    own = _driven_of(state, frame.seat)
    assert own is not None
    own.n += 1
    _, other, kind = option
    retreat(rules, state, int(other), next(unit for unit in rules.units if unit.id == kind), 1)


def _can_lose(rules: Rules, state: GameState, seat: int, effect: LoseAnyTroop, source: str) -> bool:
    mine = army_of(rules, state, seat)
    return mine.garrison + mine.conflict >= effect.n


def _run_lose(rules: Rules, state: GameState, seat: int, effect: LoseAnyTroop, source: str) -> None:
    ask(state, seat, source, effect, effect.n)


def _lose_options(rules: Rules, state: GameState, frame: Ask, effect: LoseAnyTroop) -> list[OptionId]:
    mine = army_of(rules, state, frame.seat)
    return [("lose_from", where) for where in ("garrison", "conflict") if getattr(mine, where)]


def _lose_answer(rules: Rules, state: GameState, frame: Ask, effect: LoseAnyTroop, option: OptionId) -> None:
    _, where = option
    frame.taken += (str(where),)
    picked(state, frame)
    lose_troops(rules, state, frame.seat, 1, str(where), frame.source)


def _lost_so_far(rules: Rules, state: GameState, frame: Ask, effect: LoseAnyTroop) -> bool:
    return set(frame.taken) <= {"garrison", "conflict"} and every_pick_counted(frame, effect.n)


def _units_deployed(rules: Rules, state: GameState, seat: int, condition: UnitsDeployed, source: str) -> bool:
    turn = state.turn
    if turn is None or turn.seat != seat:
        return False
    return sum(int(unit.of_turn(turn).joined) for unit in rules.units) >= condition.n


CONDITIONS: Final[dict[type, Any]] = {UnitsDeployed: _units_deployed}

COSTS: Final[dict[type, tuple[Any, Any]]] = {
    RetreatUnits: (_can_retreat_units, ask_owner),
    LoseAnyTroop: (_can_lose, _run_lose),
}

EFFECTS: Final[dict[type, EffectRule]] = {
    DeployUnits: EffectRule(
        ask_owner, ASKS, _can_deploy_units, _can_deploy_units, _deploy_units_options, _deploy_units_answer
    ),
    Retreat: EffectRule(ask_owner, ASKS, _can_retreat, options=_retreat_options, answer=_retreat_answer),
    RetreatUnits: EffectRule(
        ask_owner, ASKS, _can_retreat_units, _can_retreat_units, _retreat_units_options, _retreat_units_answer
    ),
    DriveBack: EffectRule(_run_drive_back, ASKS, _can_drive_back, _can_drive_back, _drive_options, _drive_answer),
    LoseAnyTroop: EffectRule(_run_lose, ASKS, _can_lose, _can_lose, _lose_options, _lose_answer, taken=_lost_so_far),
}

NEEDS: Final[dict[type, Any]] = {DriveBack: _count_driven}
