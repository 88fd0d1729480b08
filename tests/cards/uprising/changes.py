"""What a component has changed: everything of a seat before, and what is different after."""

from __future__ import annotations

from dune_desktop.engine.model.ids import FACTIONS
from tests.kit import Table, uprising_table

VARIANTS = ("choam", "uprising_promo")


def every_card(players: int = 4, **facts: object) -> Table:
    """A table with every card: the CHOAM Module and the promo cards too."""
    return uprising_table(players, variants=VARIANTS, **facts)


def owned(t: Table, seat: int = 0) -> dict[str, int]:
    """Everything of the seat that a component could change, but for where its cards are."""
    me = t.seat(seat)
    return {
        "solari": me.solari,
        "spice": me.spice,
        "water": me.water,
        "vp": me.vp,
        "garrison": me.garrison,
        "conflict": me.conflict,
        "worms": t.worms(seat),
        "spies": len(t.spies(seat)),
        "contracts": len(t.contracts(seat)),
        "intrigue": len(me.intrigue),
        "drawn": -len(me.deck),
        "swords": me.swords,
        **{faction: t.influence(faction, seat) for faction in FACTIONS},
    }


def came(t: Table, before: dict[str, int], seat: int = 0) -> dict[str, int]:
    """What is different now, and by how much."""
    return {what: n - before[what] for what, n in owned(t, seat).items() if n != before[what]}


def use(t: Table, source: str) -> Table:
    """Take the effects of this source, one after the other, up to the first question or until none is left."""
    while t.can_take(source):
        t.take(source)
    return t
