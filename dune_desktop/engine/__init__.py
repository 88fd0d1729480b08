"""The rules of Dune: Imperium as a library: standard library only, deterministic, silent.

    rules = Rules(catalog, config)
    state = rules.new_game(seed=7)
    while options := rules.legal(state):
        events = rules.play(state, options[0])

A game goes on while there are legal options; `play` takes one of them, and whoever lets others answer (`Session`) looks
first whether it is one. `asked` says who answers, `view` what a seat may know, and `decision` describes what is asked,
closed options with their reasons included, for somebody who looks.
"""

from dune_desktop.engine import boxes
from dune_desktop.engine.model.components import Catalog
from dune_desktop.engine.model.config import ConfigError, GameConfig, SeatConfig
from dune_desktop.engine.model.events import Event
from dune_desktop.engine.model.options import Decision, Option, OptionId, Reason
from dune_desktop.engine.model.state import GameState
from dune_desktop.engine.rulebook import Rules
from dune_desktop.engine.rules.units import Unit

__all__ = [
    "Catalog",
    "ConfigError",
    "Decision",
    "Event",
    "GameConfig",
    "GameState",
    "Option",
    "OptionId",
    "Reason",
    "Rules",
    "SeatConfig",
    "Unit",
    "boxes",
]
