"""What leaves nobody anything to think about, for whoever wants to be spared being asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.effects import Effect, Gain, Influence, Mentat
from dune_desktop.engine.resolve import name_of, optional, waiting

if TYPE_CHECKING:
    from dune_desktop.engine.options import OptionId
    from dune_desktop.engine.rulebook import Rules
    from dune_desktop.engine.state import GameState


def obvious(rules: Rules, state: GameState) -> OptionId | None:
    """The option that draws the next cards, if nothing else that can be taken now could be better taken before.

    Drawing has no choice in it, nobody may leave it, and in which order different cards are drawn changes nothing. Nor
    does it matter whether Influence with a given Faction or the Mentat comes before: they give what they give whatever
    is in the hand, and a fixed number of cards is drawn wherever markers and Agents stand (R7.7).
    """
    legal, todo = rules.legal(state), waiting(state)
    names = [name_of(todo, place) for place in range(len(todo))]
    ready = [(name, effect) for name, (_, effect, _) in zip(names, todo, strict=True) if name in legal]
    draws = [(name, effect) for name, effect in ready if isinstance(effect, Gain) and not optional(effect)]
    others = [effect for _, effect in ready if not isinstance(effect, Gain) or optional(effect)]
    if not draws or (others and any(effect.per is not None for _, effect in draws)):
        return None
    return draws[0][0] if all(_apart_from_cards(effect) for effect in others) else None


def _apart_from_cards(effect: Effect) -> bool:
    """Whether the effect neither asks anything nor looks at cards."""
    given = isinstance(effect, Influence) and effect.faction != "any" and not effect.where
    return (given or isinstance(effect, Mentat)) and not optional(effect)
