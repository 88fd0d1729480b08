"""The rules of Dune: Imperium as a library: standard library only, deterministic, silent.

    rules = Rules(catalog, config)
    state = rules.new_game(seed=7)
    while options := rules.legal(state):
        events = rules.play(state, options[0])

A game goes on while there are legal options. `play` does not check its option: a client that takes answers from
elsewhere (`Session`) checks them first. `asked` says which seat answers, `view` what a seat may know, and `decision`
describes the present decision, closed options and their reasons included.
"""

from dune_desktop.engine import boxes
from dune_desktop.engine.explain.points import WayToPoints
from dune_desktop.engine.explain.purposes import Purpose
from dune_desktop.engine.explain.unused_gains import UnusedGain
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
    "Purpose",
    "Reason",
    "Rules",
    "SeatConfig",
    "Unit",
    "UnusedGain",
    "WayToPoints",
    "boxes",
]
