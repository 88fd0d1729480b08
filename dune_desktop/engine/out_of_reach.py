"""Why a thing on the table cannot be used now, for the decisions whose options do not even name it.

`decisions.describe` gives the reasons of closed options: this card cannot go there. What is asked here is why a card of
the row is nothing to take in an Agent turn at all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from dune_desktop.engine.boxes.ix.effects import AcquireTech, Freighter
from dune_desktop.engine.effects import Acquire
from dune_desktop.engine.frames import Ask
from dune_desktop.engine.options import Decision, Reason

if TYPE_CHECKING:
    from collections.abc import Callable

    from dune_desktop.engine.rulebook import Rules
    from dune_desktop.engine.state import GameState

Place = Literal[
    "market",
    "tiles",
    "own_tile",
    "hand",
    "played",
    "intrigue",
    "space",
    "faction",
    "units",
    "seat",
    "freighter",
    "hagal",
]
"""Where a thing lies: the cards to acquire, the tiles to acquire, one's own tile, ..."""

_MAIN: Final = frozenset({"turn", "agent", "reveal", "combat", "win", "endgame"})
"""Kinds of decisions in which somebody does as he likes; every other one asks for a certain thing."""

_NAMED_BY: Final[dict[str, tuple[str, ...]]] = {
    "market": ("acquire", "row"),
    "tiles": ("buy_tech",),
    "own_tile": ("tech",),
    "hand": ("discard", "aside", "trash"),
    "played": ("trash",),
    "intrigue": ("intrigue", "under", "put_back"),
    "space": ("space", "recall"),
    "faction": ("faction",),
    "units": ("deploy", "retreat", "drive_back", "lose_from"),
    "seat": ("opponent",),
    "freighter": ("freighter",),
    "hagal": (),
}
"""The options that name things of a place."""


def out_of_reach(rules: Rules, state: GameState, decision: Decision | None, place: Place, thing: str = "") -> Reason:
    """Why the thing in this place cannot be used now; `thing` is a card or tile by id, where that matters."""
    if decision is None:
        return Reason("over")
    if place == "hagal":
        return Reason("hagal")
    if decision.kind == "acquire":
        limit = _acquire_limit(rules, state, place, thing)
        if limit is not None:
            return limit
    named = any(option[0] in _NAMED_BY[place] for option in decision.legal)
    if decision.kind not in _MAIN:
        return Reason("not_offered") if named else Reason("asked_first")
    return _REASONS[place](rules, state, decision, thing)


def _acquire_limit(rules: Rules, state: GameState, place: Place, thing: str) -> Reason | None:
    """A card that costs more than the effect allows (R11.11)."""
    frame = state.stack[-1]
    cost = rules.cards[thing].cost if place == "market" and thing in rules.cards else None
    if cost is None or not isinstance(frame, Ask) or not isinstance(frame.effect, Acquire):
        return None
    return Reason("cost_limit", {"need": cost, "most": frame.effect.max_cost}) if cost > frame.effect.max_cost else None


def _market(rules: Rules, state: GameState, decision: Decision, thing: str) -> Reason:
    if state.reserve.get(thing) == 0:
        return Reason("none_left")
    pool = state.turn.pool if state.turn is not None else ()
    if any(isinstance(effect, Acquire) for _, effect, _ in pool):
        return Reason("acquire_waits")
    return Reason("reveal_turn_only")  # R11.3; in the Reveal turn it is a closed option


def _tiles(rules: Rules, state: GameState, decision: Decision, thing: str) -> Reason:
    """Without an icon to acquire tiles there is none; with one that waits nothing can be paid for (X3.1)."""
    pool = state.turn.pool if state.turn is not None else ()
    return Reason("no_tech") if any(isinstance(effect, AcquireTech) for _, effect, _ in pool) else Reason("tech_icon")


def _own_tile(rules: Rules, state: GameState, decision: Decision, thing: str) -> Reason:
    if thing and any(use.timing == "own_turn" for use in rules.tech[thing].uses):
        return Reason("own_turn_only")
    return Reason("by_itself")


def _hand(rules: Rules, state: GameState, decision: Decision, thing: str) -> Reason:
    return Reason("agent_sent") if decision.kind == "agent" else Reason("turns_only")


def _space(rules: Rules, state: GameState, decision: Decision, thing: str) -> Reason:
    if decision.kind == "reveal":
        return Reason("agent_turn_only")
    return _hand(rules, state, decision, thing)


def _units(rules: Rules, state: GameState, decision: Decision, thing: str) -> Reason:
    """Units go to the Conflict from a Combat space (R8.1); in Combat only Intrigue changes it (R18.1)."""
    turn = state.turn
    if turn is None:
        return Reason("combat_cards")
    if decision.kind != "agent":
        return Reason("deploy_turn")
    if any(option[0] == "deploy" for option in decision.legal):
        return Reason("deploy_in_bar")
    return Reason("no_combat_space") if not rules.spaces[turn.space].combat else Reason("deployed_all")


def _freighter(rules: Rules, state: GameState, decision: Decision, thing: str) -> Reason:
    pool = state.turn.pool if state.turn is not None else ()
    return (
        Reason("freighter_step")
        if any(isinstance(effect, Freighter) for _, effect, _ in pool)
        else Reason("freighter_icon")
    )


def _just(reason: Reason) -> Callable[[Rules, GameState, Decision, str], Reason]:
    return lambda rules, state, decision, thing: reason


_REASONS: Final[dict[str, Callable[[Rules, GameState, Decision, str], Reason]]] = {
    "market": _market,
    "tiles": _tiles,
    "own_tile": _own_tile,
    "hand": _hand,
    "space": _space,
    "units": _units,
    "freighter": _freighter,
    "played": _just(Reason("played")),
    "intrigue": _just(Reason("waits")),
    "faction": _just(Reason("influence_by")),
    "seat": _just(Reason("opponent_effect")),
}
