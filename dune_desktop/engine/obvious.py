"""What leaves nobody anything to think about, for whoever wants to be spared being asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.effects import Gain
from dune_desktop.engine.resolve import name_of, optional, waiting

if TYPE_CHECKING:
    from dune_desktop.engine.options import OptionId
    from dune_desktop.engine.rulebook import Rules
    from dune_desktop.engine.state import GameState


def obvious(rules: Rules, state: GameState) -> OptionId | None:
    """The option that takes the next effect, if of those that can be taken all are cards to be drawn.

    Drawing has no choice in it, nobody may leave it, and in which order different cards are drawn changes nothing.
    """
    legal, todo = rules.legal(state), waiting(state)
    names = [name_of(todo, place) for place in range(len(todo))]
    ready = [(name, effect) for name, (_, effect, _) in zip(names, todo, strict=True) if name in legal]
    if not ready or not all(isinstance(effect, Gain) and not optional(effect) for _, effect in ready):
        return None
    return ready[0][0]
