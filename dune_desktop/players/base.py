"""Who answers: a player maps what it may know and the legal options to one of them, nothing more."""

from __future__ import annotations

from typing import Protocol

from dune_desktop.engine import GameState, OptionId, Rules


class Player(Protocol):
    """Something that can sit at the table in a human's place."""

    def choose(self, rules: Rules, view: GameState, options: list[OptionId]) -> OptionId:
        """One of `options`; `view` is the position as this player may know it."""
        ...
