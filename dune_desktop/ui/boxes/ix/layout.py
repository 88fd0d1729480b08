"""The side board of Rise of Ix, and what its overlay changes at the upper right of a board."""

from __future__ import annotations

from dune_desktop.ui.layouts.plan import Change, SideBoard, sky
from dune_desktop.ui.screen.display import Rect

_ON_BASE = Change(
    gone=frozenset({"rally_troops", "hall_of_oratory", "sell_melange", "secure_contract"}),
    spaces=sky(
        "high_council",
        "mentat",
        "swordmaster",
        "interstellar_shipping",
        "smuggling",
        "tech_negotiation",
        "dreadnought",
    ),
    sections=("ix",),
    tracks={"shipping": Rect(1050, 298, 405, 112)},
)

IX = SideBoard("ix", tiles=tuple(f"tech.{stack}" for stack in range(3)), over={"base": _ON_BASE})
