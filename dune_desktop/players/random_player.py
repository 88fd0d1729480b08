"""A player without a plan: every legal option is equally likely."""

from __future__ import annotations

from dune_desktop.engine import GameState, OptionId, Rules
from dune_desktop.engine.chance import below, stream
from dune_desktop.players.base import Player


class RandomPlayer(Player):
    """Chooses at random from a stream of its own, so that its thinking never touches the game's chance."""

    def __init__(self, seed: int) -> None:
        self.rng = stream(seed)

    def choose(self, rules: Rules, view: GameState, options: list[OptionId]) -> OptionId:
        return options[below(self, len(options))]
