"""The rules of Dune: Imperium as a library: standard library only, deterministic, silent.

    rules = Rules(catalog, config)
    state = rules.new_game(seed=7)
    while (decision := rules.decision(state)) is not None:
        rules.apply(state, Command(decision.seat, decision.legal[0]))

Everything else in this package is a client of these four verbs: `new_game`, `decision`, `apply`, `view`.
"""

from dune_desktop.engine import boxes
from dune_desktop.engine.components import Catalog
from dune_desktop.engine.config import ConfigError, GameConfig, SeatConfig
from dune_desktop.engine.events import Event
from dune_desktop.engine.options import Command, Decision, IllegalCommand, Option, OptionId, Reason
from dune_desktop.engine.rulebook import Rules
from dune_desktop.engine.state import GameState

__all__ = [
    "Catalog",
    "Command",
    "ConfigError",
    "Decision",
    "Event",
    "GameConfig",
    "GameState",
    "IllegalCommand",
    "Option",
    "OptionId",
    "Reason",
    "Rules",
    "SeatConfig",
    "boxes",
]
