"""The board of the base game."""

from __future__ import annotations

from dune_desktop.ui.layouts.plan import Board, city, desert, sky

BASE = Board(
    "base",
    courts={
        "emperor": ("conspire", "wealth"),
        "guild": ("heighliner", "foldspace"),
        "bene_gesserit": ("selective_breeding", "secrets"),
        "fremen": ("hardy_warriors", "stillsuits"),
    },
    spaces={
        **sky(
            "high_council",
            "mentat",
            "swordmaster",
            "rally_troops",
            "hall_of_oratory",
            "sell_melange",
            "secure_contract",
        ),
        "arrakeen": city(510),
        "carthag": city(765),
        "research_station": city(1050),
        "sietch_tabr": city(1326),
        "imperial_basin": desert(528),
        "hagga_basin": desert(909),
        "the_great_flat": desert(1278),
    },
    sections=("landsraad", "choam"),
    cities=("arrakeen", "carthag", "research_station", "sietch_tabr"),
    deserts=("imperial_basin", "hagga_basin", "the_great_flat"),
)
