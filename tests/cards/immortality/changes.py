"""What a component has changed: everything of a seat before, and what is different after."""

from __future__ import annotations

from dune_desktop.engine.model.ids import FACTIONS
from tests.kit import Table


def owned(t: Table, seat: int = 0) -> dict[str, int]:
    """Everything of the seat that a component could change, but for where its cards are."""
    me = t.seat(seat)
    return {
        "solari": me.solari,
        "spice": me.spice,
        "water": me.water,
        "vp": me.vp,
        "supply": me.supply,
        "garrison": me.garrison,
        "conflict": me.conflict,
        "specimens": t.specimens(seat),
        "tleilaxu": t.tleilaxu(seat),
        "column": int(t.research(seat)[1]) if t.research(seat) else 0,
        "intrigue": len(me.intrigue),
        "drawn": -len(me.deck),
        "swords": me.swords,
        **{faction: t.influence(faction, seat) for faction in FACTIONS},
    }


def came(t: Table, before: dict[str, int], seat: int = 0) -> dict[str, int]:
    """What is different now, and by how much."""
    return {what: n - before[what] for what, n in owned(t, seat).items() if n != before[what]}
