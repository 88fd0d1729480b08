"""A table for tests: a legal position from a few facts, moves by name, and questions about what happened.

    t = table(hand=["duncan_idaho"], water=1)
    t.play("duncan_idaho", "carthag")
    t.take("card:duncan_idaho")
    assert t.water() == 0

Every move goes through the engine's front door and every position it leads to is checked for soundness.
"""

from tests.kit.coverage import proves
from tests.kit.hands import worth
from tests.kit.placing import imm
from tests.kit.table import Table, immortality_table, ix_table, new_game, solo_table, table, uprising_table
from tests.kit.uprising import upr

__all__ = [
    "Table",
    "imm",
    "immortality_table",
    "ix_table",
    "new_game",
    "proves",
    "solo_table",
    "table",
    "upr",
    "uprising_table",
    "worth",
]
