"""Writers for the words of the vocabulary that belong to no box and need more than their text.

A word (effect, cost, condition, amount or trait) is told by its text in `locales/<language>/effects.json`, which
`word_texts` finds and fills with the fields of the word. Only what cannot be told so has a writer here, or in the
package of its box. A writer turns the dataclass into a piece of a tree (`tree.py`): an act ("gain 2 spice"), an act that
the player may decline, a condition with what follows it. A text that ends with a stop is a sentence of its own in that
language, every other an act.
"""

from dune_desktop.i18n.writers import acts, structure, traits  # they fill the table
from dune_desktop.i18n.writers.table import WRITERS, Writer, writes

__all__ = ["WRITERS", "Writer", "acts", "structure", "traits", "writes"]
