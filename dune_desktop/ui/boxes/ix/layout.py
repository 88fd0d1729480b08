"""The side board of Rise of Ix, and what its overlay changes at the upper right of a board."""

from __future__ import annotations

from dune_desktop.ui.layouts.plan import Change, SideBoard
from dune_desktop.ui.screen.display import Rect

_ON_BASE = Change(
    gone=frozenset({"rally_troops", "hall_of_oratory", "sell_melange", "secure_contract"}),
    plates={
        "high_council": Rect(496, 142, 448, 73),
        "mentat": Rect(496, 223, 220, 73),
        "swordmaster": Rect(724, 223, 220, 73),
        "interstellar_shipping": Rect(960, 142, 236, 73),
        "smuggling": Rect(960, 223, 236, 73),
    },
    sections={"landsraad": Rect(496, 112, 448, 184), "choam": Rect(960, 112, 476, 184)},
    tracks={"shipping": Rect(1206, 141, 230, 156)},
)

IX = SideBoard(
    "ix",
    open={
        "ix": Rect(0, 0, 462, 244),
        "slot.tech_negotiation": Rect(0, 30, 227, 73),
        "slot.dreadnought": Rect(235, 30, 227, 73),
        **{f"tech.{stack}": Rect(0, 111 + 45 * stack, 462, 41) for stack in range(3)},
    },
    keeps=54,  # Tech tiles
    over={"base": _ON_BASE},
)
