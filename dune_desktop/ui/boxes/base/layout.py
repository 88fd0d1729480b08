"""The board of the base game."""

from __future__ import annotations

from dune_desktop.ui.layouts.plan import Board, Column, Lanes, faction_plates, panels
from dune_desktop.ui.screen.display import Rect

FACTIONS = ("emperor", "guild", "bene_gesserit", "fremen")

BASE = Board(
    "base",
    plates={
        **faction_plates(
            ("conspire", "wealth"),
            ("heighliner", "foldspace"),
            ("selective_breeding", "secrets"),
            ("hardy_warriors", "stillsuits"),
        ),
        "high_council": Rect(496, 142, 455, 73),
        "rally_troops": Rect(963, 142, 227, 73),
        "mentat": Rect(496, 223, 223.5, 73),
        "swordmaster": Rect(731, 223, 223.5, 73),
        "hall_of_oratory": Rect(966, 223, 223.5, 73),
        "sell_melange": Rect(1206, 142, 230, 73),
        "secure_contract": Rect(1206, 223, 230, 73),
        "arrakeen": Rect(496, 352, 229, 80),
        "carthag": Rect(732, 352, 229, 80),
        "research_station": Rect(968, 352, 229, 80),
        "sietch_tabr": Rect(1204, 352, 229, 80),
        "imperial_basin": Rect(496, 446, 307, 80),  # by the cities
        "hagga_basin": Rect(811.5, 446, 307, 80),
        "the_great_flat": Rect(1127, 446, 307, 80),
    },
    sections={"landsraad": Rect(496, 112, 694, 184), "choam": Rect(1206, 112, 230, 184)},
    tracks=panels(FACTIONS),
    columns=(Column(5, 26, 606, 690), Column(5, 28, 860, 938)),
    lanes=Lanes(garrison=134, fighting=281, scale=396, unit=9.4),
)
