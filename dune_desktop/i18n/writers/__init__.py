"""One writer for every word of the vocabulary that belongs to no box: effects, costs, conditions, amounts, traits.

A writer turns a dataclass into pieces: acts ("gain 2 spice"), which the grammar of the language joins to sentences,
acts that are left to the player, and whole sentences of their own. The words are in `locales/<language>/effects.json`:
a new word of the vocabulary needs one entry per language there and one writer here, or in the package of its box.
"""

from dune_desktop.i18n.writers import conditions, costs, gains, moves, structure, traits  # they fill the tables
from dune_desktop.i18n.writers.table import (
    AMOUNTS,
    CONDITIONS,
    COSTS,
    EFFECTS,
    TRAITS,
    Piece,
    Pieces,
    Wording,
    Writer,
    writes,
)

__all__ = ["AMOUNTS", "CONDITIONS", "COSTS", "EFFECTS", "TRAITS", "Piece", "Pieces", "Wording", "Writer", "writes"]
__all__ += [module.__name__.rpartition(".")[2] for module in (conditions, costs, gains, moves, structure, traits)]
