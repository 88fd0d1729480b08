"""Solo tables with Rise of Ix, for the tests of Rivals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.kit.table import Table, solo_table

IX = ("base", "ix")
RHOMBUR = "prince_rhombur_vernius"
HUNDRO = "viscount_hundro_moritani"
RABBAN = "glossu_the_beast_rabban"
MEMNON = "earl_memnon_thorvald"

ONE_ICON = "hagal_smuggling_or_interstellar_shipping"  # Smuggling below 2 Guild Influence
NEGOTIATION = "hagal_tech_negotiation"  # a tile at 1 less, or a Negotiator
DREADNOUGHT = "hagal_dreadnought_1p"  # a tile at its full price
COMBAT = "hagal_stillsuits"  # a Combat space, no recruits
SIGNET = "hagal_arrakeen_1p"  # a Combat space, one recruit and the Signet Ring
PLAIN = "hagal_secrets"  # no Combat space, no recruits

UNMARKED = ("artillery", "disposal_facility", "holoprojectors", "minimic_film", "restricted_ordnance", "spaceport")


def solo(leader: str = RABBAN, difficulty: str = "mercenary", **rival: Any) -> Table:
    """A solo table; facts are about the Rival in seat 1, which has nothing else but three garrisoned troops."""
    t = solo_table(difficulty, rivals=(leader, MEMNON), boxes=IX)
    return t.setup(1, **{"water": 0, "garrison": 3, **rival})


def market(t: Table, *piles: Sequence[str]) -> Table:
    """The stacks of tiles are just these; tiles of no stack and no owner are out of the game."""
    table = t.state.own.get("ix")
    assert table is not None
    owned = [tile for seat in t.state.seats if seat.own.get("ix") for tile in seat.own["ix"].tech]
    every = [tile for pile, shown in zip(table.stacks, table.shown, strict=True) for tile in (shown, *pile) if tile]
    used = {tile for pile in piles for tile in pile} | set(owned)
    table.removed += tuple(tile for tile in every if tile not in used)
    return t.stacks(*piles)


def shown(t: Table) -> tuple[str, ...]:
    assert t.state.own.get("ix") is not None
    return t.state.own["ix"].shown


def removed(t: Table) -> tuple[str, ...]:
    assert t.state.own.get("ix") is not None
    return t.state.own["ix"].removed


def holds(t: Table) -> dict[str, int]:
    """Who has a dreadnought on which space."""
    assert t.state.own.get("ix") is not None
    return {space: seat for space, (seat, _) in t.state.own["ix"].holds.items()}


def fought(card: str, strengths: Sequence[int], **rival: Any) -> Table:
    """Seat 1 fought for this Conflict with these facts; nobody has a combat bonus; round 2 begins with the human."""
    t = solo(agents_left=0, **rival).setup(2, agents_left=0, water=0).conflict(card).first_player(2)
    return t.hagal_deck("hagal_carthag", "hagal_carthag", "hagal_carthag").fight(*strengths)
