"""Writers for all words of the vocabulary that belong to no box: effects, costs, conditions, amounts, traits.

A writer turns a dataclass into a piece of a tree (`tree.py`): an act ("gain 2 spice"), an act that the player may
decline, a condition with what follows it. The words are in `locales/<language>/effects.json`: a new word of the
vocabulary needs one entry per language there and one writer here, or in the package of its box. A text that ends with a
stop is a sentence of its own in that language, every other an act.
"""

from dune_desktop.i18n.writers import conditions, costs, gains, moves, structure, traits  # they fill the tables
from dune_desktop.i18n.writers.table import (
    AMOUNTS,
    CONDITIONS,
    COSTS,
    EFFECTS,
    TRAITS,
    Wording,
    Writer,
    writes,
)

__all__ = ["AMOUNTS", "CONDITIONS", "COSTS", "EFFECTS", "TRAITS", "Wording", "Writer", "writes"]
__all__ += [module.__name__.rpartition(".")[2] for module in (conditions, costs, gains, moves, structure, traits)]
