"""Conditions: the "if you have ..." of a component, tested at the moment its effect is used (R13.10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.ids import FACTION_INDEX, Faction, Icon, Resource
from dune_desktop.engine.model.vocabulary import Word

if TYPE_CHECKING:
    from dune_desktop.engine.model.state import GameState, Seat
    from dune_desktop.engine.rulebook import Rules


class Condition(Word, tag="test"):
    """Something that holds for a seat or does not."""

    __slots__ = ()

    test: str


@dataclass(frozen=True, slots=True)
class Alliance(Condition):
    """Condition: you hold the Alliance token of that faction, or of any (R14.9)."""

    faction: Faction | Literal["any"]
    test: Literal["alliance"] = "alliance"


@dataclass(frozen=True, slots=True)
class InfluenceAtLeast(Condition):
    """Condition: your influence with that faction is `n` or more (R14.15)."""

    faction: Faction
    n: int
    test: Literal["influence"] = "influence"


@dataclass(frozen=True, slots=True)
class InfluenceOnTracks(Condition):
    """Condition: you have `n` or more influence on at least `tracks` of the four tracks (R25.17)."""

    n: int
    tracks: int
    test: Literal["influence_on_tracks"] = "influence_on_tracks"


@dataclass(frozen=True, slots=True)
class AnotherInPlay(Condition):
    """Condition: you have another card of that faction in play; for Fremen this is the Fremen Bond (R16.7, R16.8)."""

    faction: Faction
    test: Literal["another_in_play"] = "another_in_play"


@dataclass(frozen=True, slots=True)
class Council(Condition):
    """Condition: you have a seat on the High Council."""

    test: Literal["council"] = "council"


@dataclass(frozen=True, slots=True)
class AgentHere(Condition):
    """Condition: you have an Agent on the space that asks."""

    test: Literal["agent_here"] = "agent_here"


@dataclass(frozen=True, slots=True)
class Owns(Condition):
    """Condition: you own `n` or more of a resource, which is not spent."""

    what: Resource
    n: int
    test: Literal["owns"] = "owns"


@dataclass(frozen=True, slots=True)
class SpiceMustFlow(Condition):
    """Condition: you own `n` or more of The Spice Must Flow, in any zone (R25.7)."""

    n: int
    test: Literal["spice_must_flow"] = "spice_must_flow"


@dataclass(frozen=True, slots=True)
class SpiceMustFlowLead(Condition):
    """Condition: you own more of The Spice Must Flow than each opponent; a solo Rival counts as owning two (R25.7)."""

    test: Literal["spice_must_flow_lead"] = "spice_must_flow_lead"


@dataclass(frozen=True, slots=True)
class StartOfTurn(Condition):
    """Condition: nothing has been done yet in your turn (R25.2)."""

    test: Literal["start_of_turn"] = "start_of_turn"


@dataclass(frozen=True, slots=True)
class EnemyHere(Condition):
    """Condition: an enemy Agent is on the space to which this card sent your Agent (Bounty Hunter)."""

    test: Literal["enemy_here"] = "enemy_here"


@dataclass(frozen=True, slots=True)
class AgentWith(Condition):
    """Condition: you have an Agent on a board space of that faction (Imperial Shock Trooper)."""

    faction: Faction
    test: Literal["agent_with"] = "agent_with"


@dataclass(frozen=True, slots=True)
class AgentsOn(Condition):
    """Condition: at least `n` of your Agents are on spaces with any of these icons (X10.1)."""

    icons: tuple[Icon, ...]
    n: int
    test: Literal["agents_on"] = "agents_on"


@dataclass(frozen=True, slots=True)
class PersuasionThisTurn(Condition):
    """Condition: you gained `n` or more persuasion this turn, spent or not (X3.22, X17.6)."""

    n: int
    test: Literal["persuasion_this_turn"] = "persuasion_this_turn"


@dataclass(frozen=True, slots=True)
class UnitsDeployed(Condition):
    """Condition: you deployed `n` or more units to the Conflict this turn (Diversion)."""

    n: int
    test: Literal["units_deployed"] = "units_deployed"


@dataclass(frozen=True, slots=True)
class SpiceGained(Condition):
    """Condition: you have gained spice this turn, from any source (I10.9)."""

    test: Literal["spice_gained"] = "spice_gained"


def holds(rules: Rules, state: GameState, seat: int, condition: Condition, source: str) -> bool:
    """Tell whether the condition holds for `seat` now; `source` is the component that asks."""
    return rules.conditions[condition.__class__](rules, state, seat, condition, source)


def _alliance(rules: Rules, state: GameState, seat: int, condition: Alliance, source: str) -> bool:
    seat = rules.track_seat(rules, state, seat)
    if condition.faction == "any":
        return seat in state.alliances
    return state.alliances[FACTION_INDEX[condition.faction]] == seat


def steps_of(rules: Rules, state: GameState, seat: int) -> tuple[int, ...]:
    """Return the Influence by which the seat is judged (`Hooks.track_seat`), in the order of `ids.FACTIONS`."""
    return state.seats[rules.track_seat(rules, state, seat)].influence


def _influence(rules: Rules, state: GameState, seat: int, condition: InfluenceAtLeast, source: str) -> bool:
    judged = state.seats[rules.track_seat(rules, state, seat)]  # as `steps_of`, which costs a call more
    return judged.influence[FACTION_INDEX[condition.faction]] >= condition.n


def _influence_on_tracks(rules: Rules, state: GameState, seat: int, condition: InfluenceOnTracks, source: str) -> bool:
    return sum(steps >= condition.n for steps in steps_of(rules, state, seat)) >= condition.tracks


def _another_in_play(rules: Rules, state: GameState, seat: int, condition: AnotherInPlay, source: str) -> bool:
    cards, faction, in_play = rules.cards, condition.faction, state.seats[seat].in_play
    own = source[5:] if source.startswith("card:") else ""
    others = sum(faction in cards[card].factions for card in in_play)
    if own in in_play and faction in cards[own].factions:
        others -= 1
    return others > 0


def _council(rules: Rules, state: GameState, seat: int, condition: Council, source: str) -> bool:
    return state.seats[seat].council


def _agent_here(rules: Rules, state: GameState, seat: int, condition: AgentHere, source: str) -> bool:
    return source.removeprefix("space:") in state.seats[seat].agents


def _owns(rules: Rules, state: GameState, seat: int, condition: Owns, source: str) -> bool:
    return int(getattr(state.seats[seat], condition.what)) >= condition.n


def spice_must_flow_owned(rules: Rules, state: GameState, seat: int) -> int:
    """Return how many The Spice Must Flow the seat owns, in any zone; 2 for a solo Rival (R25.7)."""
    if rules.seat_kinds[seat] == "rival":
        return 2
    owner: Seat = state.seats[seat]
    return sum(zone.count(rules.spice_must_flow) for zone in (owner.deck, owner.hand, owner.discard, owner.in_play))


def _spice_must_flow(rules: Rules, state: GameState, seat: int, condition: SpiceMustFlow, source: str) -> bool:
    return spice_must_flow_owned(rules, state, seat) >= condition.n


def _spice_must_flow_lead(rules: Rules, state: GameState, seat: int, condition: SpiceMustFlowLead, source: str) -> bool:
    mine = spice_must_flow_owned(rules, state, seat)
    return all(mine > spice_must_flow_owned(rules, state, other) for other in rules.opponents[seat])


def _start_of_turn(rules: Rules, state: GameState, seat: int, condition: StartOfTurn, source: str) -> bool:
    turn = state.turn
    return turn is not None and turn.seat == seat and turn.untouched


def _enemy_here(rules: Rules, state: GameState, seat: int, condition: EnemyHere, source: str) -> bool:
    turn = state.turn
    if turn is None or turn.seat != seat or not turn.space:
        return False
    return any(turn.space in state.seats[other].agents for other in rules.opponents[seat])


def _agent_with(rules: Rules, state: GameState, seat: int, condition: AgentWith, source: str) -> bool:
    return any(rules.spaces[space].faction == condition.faction for space in state.seats[seat].agents)


def _agents_on(rules: Rules, state: GameState, seat: int, condition: AgentsOn, source: str) -> bool:
    return sum(rules.spaces[space].icon in condition.icons for space in state.seats[seat].agents) >= condition.n


def _persuasion(rules: Rules, state: GameState, seat: int, condition: PersuasionThisTurn, source: str) -> bool:
    turn = state.turn
    return turn is not None and turn.seat == seat and turn.persuasion_gained >= condition.n


CONDITIONS: Final[dict[type, Callable[..., bool]]] = {
    Alliance: _alliance,
    InfluenceAtLeast: _influence,
    InfluenceOnTracks: _influence_on_tracks,
    AnotherInPlay: _another_in_play,
    Council: _council,
    AgentHere: _agent_here,
    Owns: _owns,
    SpiceMustFlow: _spice_must_flow,
    SpiceMustFlowLead: _spice_must_flow_lead,
    StartOfTurn: _start_of_turn,
    EnemyHere: _enemy_here,
    AgentWith: _agent_with,
    AgentsOn: _agents_on,
    PersuasionThisTurn: _persuasion,
}
