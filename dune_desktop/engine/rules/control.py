"""Control markers and their bonuses (R17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dune_desktop.engine.model.effects import Control
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.engine.resolution.resolve import QUIET, EffectRule, run

if TYPE_CHECKING:
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules


def controller(rules: Rules, state: GameState, space: str) -> int:
    """Return the seat that controls the space, or NOBODY."""
    return state.control.get(space, NOBODY)


def take_control(state: GameState, seat: int, space: str) -> None:
    """Put the seat's control marker on the space; another seat's marker there is removed (R17.1, R17.3)."""
    before = state.control.get(space, NOBODY)
    if before != seat:
        state.control = {**state.control, space: seat}
        state.events.append(("control", seat, space, before))


def remove_marker(state: GameState, space: str) -> None:
    """Remove the control marker from the space, if there is one (R27.9)."""
    if space in state.control:
        owner = state.control[space]
        state.control = {name: seat for name, seat in state.control.items() if name != space}
        state.events.append(("control_lost", owner, space))


def pay_control_bonus(rules: Rules, state: GameState, space: str) -> None:
    """Give the controller of the space its bonus, because some seat sent an Agent there (R7.15)."""
    bonus = rules.spaces[space].control_bonus
    if bonus:
        owner = rules.controller(rules, state, space)
        if owner != NOBODY:
            for effect in bonus:
                run(rules, state, owner, effect, "space:" + space)


def _run_control(rules: Rules, state: GameState, seat: int, effect: Control, source: str) -> None:
    take_control(state, seat, _fought_for(rules, source))


def _not_yet_held(rules: Rules, state: GameState, seat: int, effect: Control, source: str) -> bool:
    return state.control.get(_fought_for(rules, source)) != seat


def _fought_for(rules: Rules, source: str) -> str:
    space = rules.conflicts[source.removeprefix("conflict:")].controls
    assert space is not None
    return space


EFFECTS: Final[dict[type, EffectRule]] = {Control: EffectRule(_run_control, QUIET, useful=_not_yet_held)}
