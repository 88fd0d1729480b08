"""Conditions: the "if you have ..." of a component, tested at the moment its effect is used (R13.10)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final, Literal

from dune_desktop.engine.boxes.ix import words as ix
from dune_desktop.engine.ids import FACTION_INDEX, SPICE_MUST_FLOW, Faction, Resource
from dune_desktop.engine.tagging import Tagged

if TYPE_CHECKING:
    from dune_desktop.engine.rulebook import Rules
    from dune_desktop.engine.state import GameState, Seat


@dataclass(frozen=True, slots=True)
class Alliance:
    """You hold the Alliance token of that faction, or of any (R14.9)."""

    faction: Faction | Literal["any"]
    test: Literal["alliance"] = "alliance"


@dataclass(frozen=True, slots=True)
class InfluenceAtLeast:
    """Your influence with that faction is `n` or more (R14.15)."""

    faction: Faction
    n: int
    test: Literal["influence"] = "influence"


@dataclass(frozen=True, slots=True)
class InfluenceOnTracks:
    """You have `n` or more influence on at least `tracks` of the four tracks (R25.17)."""

    n: int
    tracks: int
    test: Literal["influence_on_tracks"] = "influence_on_tracks"


@dataclass(frozen=True, slots=True)
class AnotherInPlay:
    """Another card of that faction is in play before you; for Fremen this is the Fremen Bond (R16.7, R16.8)."""

    faction: Faction
    test: Literal["another_in_play"] = "another_in_play"


@dataclass(frozen=True, slots=True)
class Council:
    """You have a seat on the High Council."""

    test: Literal["council"] = "council"


@dataclass(frozen=True, slots=True)
class AgentHere:
    """You have an Agent on this space."""

    test: Literal["agent_here"] = "agent_here"


@dataclass(frozen=True, slots=True)
class Owns:
    """You own `n` or more of a resource; it is not spent."""

    what: Resource
    n: int
    test: Literal["owns"] = "owns"


@dataclass(frozen=True, slots=True)
class SpiceMustFlow:
    """You own `n` or more of The Spice Must Flow, wherever they are (R25.7)."""

    n: int
    test: Literal["spice_must_flow"] = "spice_must_flow"


@dataclass(frozen=True, slots=True)
class SpiceMustFlowLead:
    """You own more of The Spice Must Flow than every single opponent; a solo Rival counts as owning two (R25.7)."""

    test: Literal["spice_must_flow_lead"] = "spice_must_flow_lead"


@dataclass(frozen=True, slots=True)
class StartOfTurn:
    """Nothing has been done yet in your turn (R25.2)."""

    test: Literal["start_of_turn"] = "start_of_turn"


Condition = Annotated[
    Alliance
    | InfluenceAtLeast
    | InfluenceOnTracks
    | AnotherInPlay
    | Council
    | AgentHere
    | Owns
    | SpiceMustFlow
    | SpiceMustFlowLead
    | StartOfTurn
    | ix.OwnsTech
    | ix.EnemyHere
    | ix.AgentWith
    | ix.AgentsOn
    | ix.PersuasionThisTurn
    | ix.UnitsDeployed
    | ix.Conspiracy,
    Tagged("test"),
]


def holds(rules: Rules, state: GameState, seat: int, condition: Condition, source: str) -> bool:
    """Whether the condition holds for `seat` now; `source` is the component that asks."""
    return rules.conditions[condition.__class__](rules, state, seat, condition, source)


def _alliance(rules: Rules, state: GameState, seat: int, condition: Alliance, source: str) -> bool:
    if condition.faction == "any":
        return seat in state.alliances
    return state.alliances[FACTION_INDEX[condition.faction]] == seat


def _influence(rules: Rules, state: GameState, seat: int, condition: InfluenceAtLeast, source: str) -> bool:
    return state.seats[seat].influence[FACTION_INDEX[condition.faction]] >= condition.n


def _influence_on_tracks(rules: Rules, state: GameState, seat: int, condition: InfluenceOnTracks, source: str) -> bool:
    return sum(steps >= condition.n for steps in state.seats[seat].influence) >= condition.tracks


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
    """How many The Spice Must Flow the seat owns, wherever they are; a solo Rival counts as having two (R25.7)."""
    if rules.seat_kinds[seat] == "rival":
        return 2
    owner: Seat = state.seats[seat]
    return sum(zone.count(SPICE_MUST_FLOW) for zone in (owner.deck, owner.hand, owner.discard, owner.in_play))


def _spice_must_flow(rules: Rules, state: GameState, seat: int, condition: SpiceMustFlow, source: str) -> bool:
    return spice_must_flow_owned(rules, state, seat) >= condition.n


def _spice_must_flow_lead(rules: Rules, state: GameState, seat: int, condition: SpiceMustFlowLead, source: str) -> bool:
    mine = spice_must_flow_owned(rules, state, seat)
    return all(mine > spice_must_flow_owned(rules, state, other) for other in rules.opponents[seat])


def _start_of_turn(rules: Rules, state: GameState, seat: int, condition: StartOfTurn, source: str) -> bool:
    turn = state.turn
    return turn is not None and turn.seat == seat and turn.untouched


TESTS: Final[dict[type, Callable[..., bool]]] = {
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
}
