"""A player without a plan: every legal option is equally likely."""

from __future__ import annotations

from collections.abc import Sequence

from dune_desktop.engine import OptionId
from dune_desktop.engine.knowledge.information_state import InformationState
from dune_desktop.engine.model.chance import Chance, stream
from dune_desktop.players.base import Player


class RandomPlayer(Player):
    """Chooses at random from a stream of its own, so that its thinking never touches the game's chance."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(stream(seed))

    def choose(self, info_state: InformationState) -> OptionId:
        return self.pick(info_state.options)

    def pick(self, options: Sequence[OptionId]) -> OptionId:
        """One of the options: it looks at nothing else, so where speed counts it needs no sight."""
        return options[self.chance.below(len(options))]
