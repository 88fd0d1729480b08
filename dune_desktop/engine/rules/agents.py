"""The Mentat, the Swordmaster, and recalling Agents (R23, R7.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dune_desktop.engine.model.effects import Mentat, RecallAgent, Swordmaster
from dune_desktop.engine.model.frames import Ask
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.engine.model.options import OptionId
from dune_desktop.engine.resolution.resolve import ASKS, QUIET, EffectRule, ask_owner, picked

if TYPE_CHECKING:
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules


def take_mentat(state: GameState, seat: int, how: str) -> None:
    """Give the seat the Mentat, one more Agent for this round (R23.2)."""
    state.mentat = seat
    state.seats[seat].agents_left += 1
    state.events.append(("mentat", seat, how))


def _run_mentat(rules: Rules, state: GameState, seat: int, effect: Mentat, source: str) -> None:
    if effect.how == "next_round":
        state.mentat_next = seat  # R23.5
        state.events.append(("mentat", seat, "next_round"))
    elif state.mentat == NOBODY:
        take_mentat(state, seat, effect.how)


def _can_mentat(rules: Rules, state: GameState, seat: int, effect: Mentat, source: str) -> bool:
    return effect.how == "next_round" or state.mentat == NOBODY  # R23.1, R23.6


def take_swordmaster(state: GameState, seat: int) -> None:
    """Give the seat its third Agent, at once and for the rest of the game (R23.7)."""
    player = state.seats[seat]
    player.swordmaster = True
    player.agents_left += 1
    state.events.append(("swordmaster", seat))


def _run_swordmaster(rules: Rules, state: GameState, seat: int, effect: Swordmaster, source: str) -> None:
    if not state.seats[seat].swordmaster:
        take_swordmaster(state, seat)


def recall_agent(state: GameState, seat: int, space: str) -> None:
    """Return an Agent from a space to the seat; the space is open at once (R7.16)."""
    player = state.seats[seat]
    index = player.agents.index(space)
    player.agents = player.agents[:index] + player.agents[index + 1 :]
    player.agents_left += 1
    state.events.append(("recall_agent", seat, space))


def _can_recall(rules: Rules, state: GameState, seat: int, effect: RecallAgent, source: str) -> bool:
    return bool(state.seats[seat].agents)


def _recall_options(rules: Rules, state: GameState, frame: Ask, effect: RecallAgent) -> list[OptionId]:
    return [("recall", space) for space in dict.fromkeys(state.seats[frame.seat].agents)]


def _recall_answer(rules: Rules, state: GameState, frame: Ask, effect: RecallAgent, option: OptionId) -> None:
    _, space = option
    picked(state, frame)
    recall_agent(state, frame.seat, str(space))


EFFECTS: Final[dict[type, EffectRule]] = {
    Mentat: EffectRule(_run_mentat, QUIET, _can_mentat, _can_mentat),
    Swordmaster: EffectRule(_run_swordmaster, QUIET),
    RecallAgent: EffectRule(ask_owner, ASKS, _can_recall, _can_recall, _recall_options, _recall_answer),
}
