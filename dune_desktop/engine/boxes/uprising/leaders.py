"""Abilities of Uprising's leaders: training, memories, second sides, visits and steps of Influence (U3.10, U13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from dune_desktop.engine.assembly.compiled import todo as todo_of
from dune_desktop.engine.assembly.derived import derived
from dune_desktop.engine.boxes.uprising.spies import spied_on
from dune_desktop.engine.boxes.uprising.state import of_seat
from dune_desktop.engine.boxes.uprising.words import (
    OnReach,
    OnVisit,
    Remember,
    RepeatSpace,
    Smuggler,
    StartWithout,
    Train,
    TurnLeader,
)
from dune_desktop.engine.model.components import Trait
from dune_desktop.engine.model.frames import Ask, Pool
from dune_desktop.engine.model.ids import bare
from dune_desktop.engine.model.options import OptionId, Reason
from dune_desktop.engine.resolution.resolve import ASKS, PLAIN, QUIET, EffectRule, ask_owner, picked, run_all
from dune_desktop.engine.rules.units import TROOP, Unit

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.boxes.uprising.components import TrainingSpace
    from dune_desktop.engine.model.state import GameState, Turn
    from dune_desktop.engine.rulebook import Rules

Kind = TypeVar("Kind", bound=Trait)


def install(builder: RulesBuilder) -> None:
    """Register the effects of these abilities, and the moments at which they come."""
    builder.register(
        effects={
            Train: EffectRule(ask_owner, ASKS, _can_train, _can_train, _train_options, _train_answer),
            Remember: EffectRule(_run_remember, PLAIN),
            TurnLeader: EffectRule(_run_turn, ASKS, _has_memories, _has_memories),
            RepeatSpace: EffectRule(_run_repeat, QUIET),
        },
        reasons={Train: Reason("training_over"), TurnLeader: Reason("no_memory")},
    )
    builder.wrap("starting_cards", _starting_cards)
    builder.on("on_setup", _set_up)
    builder.on("on_send", _visited)
    builder.on("on_rival_sent", _smuggle)
    builder.on("on_influence", _reached)
    builder.on("units_elsewhere", _memories)


def _traits(rules: Rules, leader: str, kind: type[Kind]) -> list[Kind]:
    """Return the abilities of this kind that the leader has."""
    return _by_kind(rules).get((leader, kind), [])


@derived
def _by_kind(rules: Rules) -> dict[tuple[str, type], list[Any]]:
    """Return the abilities of the leaders, by leader and kind."""
    found: dict[tuple[str, type], list[Any]] = {}
    for leader in rules.leaders.values():
        for trait in leader.ability:
            found.setdefault((leader.id, trait.__class__), []).append(trait)
    return found


def _of_player(rules: Rules, state: GameState, seat: int, kind: type[Kind]) -> list[Kind]:
    """Return the abilities of this kind that the seat's leader has; Rivals have none (U15)."""
    return _by_kind(rules).get((state.seats[seat].leader, kind), []) if rules.is_player[seat] else []


# ------------------------------------------------------------------------------------------------ set-up


def _starting_cards(inner: Callable[..., tuple[str, ...]], rules: Rules, leader: str) -> tuple[str, ...]:
    """Return the starting deck of other rules, without the cards that the leader lacks (U3.5)."""
    cards = inner(rules, leader)
    for trait in _traits(rules, leader, StartWithout):
        cards = tuple(card for card in cards if bare(card) != trait.card)
    return cards


def _set_up(rules: Rules, state: GameState) -> None:
    """Put the training token of the leader who has one on the first space (U3.10)."""
    start = next((space for space in rules.more["training"].values() if not space.column), None)
    for seat, player in enumerate(state.seats):
        if start is not None and any(isinstance(effect, Train) for _, effect, _ in _signet(rules, player.leader)):
            of_seat(state, seat).training = start.id


def _signet(rules: Rules, leader: str) -> tuple[tuple[str, object, int], ...]:
    return rules.leader_rules[leader].signet if leader else ()


# ------------------------------------------------------------------------------------------------ training


def _next_spaces(rules: Rules, state: GameState, seat: int) -> tuple[str, ...]:
    """Return the spaces to which the training token can move: none from the last one (U13.6)."""
    at = of_seat(state, seat).training
    return _space(rules, at).leads_to if at else ()


def _space(rules: Rules, name: str) -> TrainingSpace:
    """Return the space of the training track; spaces name each other without the box."""
    found: TrainingSpace = next(space for space in rules.more["training"].values() if bare(space.id) == bare(name))
    return found


def _can_train(rules: Rules, state: GameState, seat: int, effect: Train, source: str) -> bool:
    return bool(_next_spaces(rules, state, seat))


def _train_options(rules: Rules, state: GameState, frame: Ask, effect: Train) -> list[OptionId]:
    return [("train", _space(rules, space).id) for space in _next_spaces(rules, state, frame.seat)]


def _train_answer(rules: Rules, state: GameState, frame: Ask, effect: Train, option: OptionId) -> None:
    _, chosen = option
    space = str(chosen)
    picked(state, frame)
    of_seat(state, frame.seat).training = space
    state.events.append(("train", frame.seat, space))
    run_all(rules, state, frame.seat, _space(rules, space).effects, "training:" + space)


# ------------------------------------------------------------------------------------------------ memories, other side


def _memories(state: GameState, seat: int, unit: Unit) -> int:
    """Return how many of the seat's troops are memories (U13.12)."""
    return of_seat(state, seat).memories if unit is TROOP else 0


def _run_remember(rules: Rules, state: GameState, seat: int, effect: Remember, source: str) -> None:
    player = state.seats[seat]
    if player.supply:
        player.supply -= 1
        of_seat(state, seat).memories += 1
        state.events.append(("memory", seat))


def _has_memories(rules: Rules, state: GameState, seat: int, effect: TurnLeader, source: str) -> bool:
    return of_seat(state, seat).memories > 0


def _run_turn(rules: Rules, state: GameState, seat: int, effect: TurnLeader, source: str) -> None:
    """Return the memories, draw as many cards, and turn the leader; the new side acts in this turn already (U13.4)."""
    player, mine, turn = state.seats[seat], of_seat(state, seat), state.turn
    n, mine.memories = mine.memories, 0
    player.supply += n
    player.leader = next(leader.id for leader in rules.leaders.values() if leader.side_of == player.leader)
    state.events.append(("leader_turned", seat, player.leader, n))
    if turn is not None and turn.seat == seat:
        _offer_visit(rules, state, turn)
    rules.gains["draw"](rules, state, seat, n, source)


# ------------------------------------------------------------------------------------------------ visits


def _visited(rules: Rules, state: GameState, turn: Turn) -> None:
    """Offer what the turn's leader does at the space, and give others what they smuggle there."""
    _offer_visit(rules, state, turn)
    _smuggle(rules, state, turn.seat, turn.space)


def _smuggle(rules: Rules, state: GameState, sender: int, space: str) -> None:
    """Give spice to those who smuggle at the Maker space to which another seat sent an Agent."""
    if not rules.spaces[space].maker:
        return
    for seat in rules.others[sender]:
        for trait in _of_player(rules, state, seat, Smuggler):
            if space in spied_on(rules, state, seat):
                rules.gains["spice"](rules, state, seat, trait.n, "leader:" + state.seats[seat].leader)


def _offer_visit(rules: Rules, state: GameState, turn: Turn) -> None:
    for trait in _of_player(rules, state, turn.seat, OnVisit):
        if turn.space and rules.spaces[turn.space].faction in trait.factions:
            turn.pool += todo_of("leader:" + state.seats[turn.seat].leader, trait.effects)


def _run_repeat(rules: Rules, state: GameState, seat: int, effect: RepeatSpace, source: str) -> None:
    """Add the effects of the space to those still to resolve, without its cost and its Influence (U13.4)."""
    turn = state.turn
    if turn is not None and turn.seat == seat and turn.space:
        turn.pool += rules.spaces[turn.space].todo


# ------------------------------------------------------------------------------------------------ steps of Influence


def _reached(rules: Rules, state: GameState, seat: int, faction: str, height: int) -> None:
    """Carry out what the leader gains at this step, each time that it is reached from below (U13.3)."""
    for trait in _of_player(rules, state, seat, OnReach):
        if trait.faction == faction and trait.at == height:
            state.stack.append(Pool(seat, todo_of("leader:" + state.seats[seat].leader, trait.effects)))
