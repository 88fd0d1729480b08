"""Voice markers: spaces that a seat closes to its opponents until its next turn (R25.26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dune_desktop.engine.model.effects import BlockSpace
from dune_desktop.engine.model.frames import Ask
from dune_desktop.engine.model.options import OptionId
from dune_desktop.engine.resolution.resolve import ASKS, EffectRule, ask_owner, picked

if TYPE_CHECKING:
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules


def speak(state: GameState, seat: int, space: str) -> None:
    """Put the seat's Voice marker on the space, which closes it to the opponents."""
    state.voices += ((space, seat),)
    state.events.append(("voice", seat, space))


def fall_silent(state: GameState, seat: int) -> None:
    """Remove the seat's Voice markers from the board."""
    state.voices = tuple(mark for mark in state.voices if mark[1] != seat)


def _block_options(rules: Rules, state: GameState, frame: Ask, effect: BlockSpace) -> list[OptionId]:
    mine = {space for space, owner in state.voices if owner == frame.seat}
    return [("space", space.id) for space in rules.board if space.id not in mine]


def _block_answer(rules: Rules, state: GameState, frame: Ask, effect: BlockSpace, option: OptionId) -> None:
    _, space = option
    picked(state, frame)
    speak(state, frame.seat, str(space))


EFFECTS: Final[dict[type, EffectRule]] = {
    BlockSpace: EffectRule(ask_owner, ASKS, options=_block_options, answer=_block_answer),
}
