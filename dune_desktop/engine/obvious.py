"""What leaves nobody anything to think about, for whoever wants to be spared being asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.effects import Effect, Gain, Influence, Mentat, TrashSelf
from dune_desktop.engine.resolve import name_of, optional, waiting

if TYPE_CHECKING:
    from dune_desktop.engine.options import OptionId
    from dune_desktop.engine.rulebook import Rules
    from dune_desktop.engine.state import GameState


def obvious(rules: Rules, state: GameState) -> OptionId | None:
    """The option that draws the next cards, if nothing else that can be taken now could be better taken before.

    Drawing has no choice in it, nobody may leave it, and in which order different cards are drawn changes nothing. Nor
    does it matter whether Influence with a given Faction or the Mentat comes before: they give what they give whatever
    is in the hand, and a fixed number of cards is drawn wherever markers and Agents stand (R7.7). A card that trashes
    itself lies in play, in none of the piles that cards are drawn from (R13.2).
    """
    legal, todo = rules.legal(state), waiting(state)
    names = [name_of(todo, place) for place in range(len(todo))]
    ready = [(name, source, effect) for name, (source, effect, _) in zip(names, todo, strict=True) if name in legal]
    draws = [(name, effect) for name, _, effect in ready if isinstance(effect, Gain) and not optional(effect)]
    others = [(source, effect) for _, source, effect in ready if not isinstance(effect, Gain) or optional(effect)]
    if not draws or (others and any(effect.per is not None for _, effect in draws)):
        return None
    return draws[0][0] if all(_apart_from_cards(rules, source, effect) for source, effect in others) else None


def _apart_from_cards(rules: Rules, source: str, effect: Effect) -> bool:
    """Whether the effect of this source neither asks anything nor looks at cards that are drawn."""
    if isinstance(effect, TrashSelf):
        card = rules.cards.get(source.removeprefix("card:"))
        return card is not None and not (card.trash or card.unload)  # these bring effects of their own
    given = isinstance(effect, Influence) and effect.faction != "any" and not effect.where
    return (given or isinstance(effect, Mentat)) and not optional(effect)
