"""Positions with an answer that is right, or with answers that a person would laugh at.

A case names answers by how they begin, `...` standing for anything: ("send", ..., "swordmaster"). Of some it is known
what is right, of others only what is wrong.
"""

from __future__ import annotations

from tests.players.positions import conflicts, from_games, immortality, ix, last_round, plans
from tests.players.positions.case import Case

__all__ = ["Case", "cases"]


def cases() -> list[Case]:
    """All of them."""
    return [case for module in (plans, conflicts, last_round, ix, immortality, from_games) for case in module.cases()]
