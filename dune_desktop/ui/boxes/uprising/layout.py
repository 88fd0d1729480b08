"""The board of Uprising, its observation posts, and the contracts on the wall."""

from __future__ import annotations

from dune_desktop.ui.layouts.plan import Board, SideBoard, city, desert, sky
from dune_desktop.ui.screen.display import Rect

UPRISING = Board(
    "uprising",
    courts={
        "emperor": ("dutiful_service", "sardaukar"),
        "guild": ("deliver_supplies", "heighliner"),
        "bene_gesserit": ("espionage", "secrets"),
        "fremen": ("desert_tactics", "fremkit"),
    },
    spaces={
        **sky(
            "high_council",
            "imperial_privilege",
            "swordmaster",
            "assembly_hall",
            "gather_support",
            "shipping",
            "accept_contract",
        ),
        "arrakeen": city(510, 208),
        "spice_refinery": city(776, 290),
        "research_station": city(1040),
        "sietch_tabr": city(1306, 300),
        "imperial_basin": desert(533, 226),
        "hagga_basin": desert(920, 310),
        "deep_desert": desert(1290, 324),
    },
    sections=("landsraad", "choam"),
    cities=("arrakeen", "spice_refinery", "research_station", "sietch_tabr"),
    deserts=("imperial_basin", "hagga_basin", "deep_desert"),
    tracks={"shield_wall": Rect(368, 462, 560, 230)},
    posts={
        "emperor": ("dutiful_service", "sardaukar"),
        "guild": ("deliver_supplies", "heighliner"),
        "bene_gesserit": ("espionage", "secrets"),
        "fremen": ("desert_tactics", "fremkit"),
        "landsraad_1": ("high_council", "imperial_privilege"),
        "landsraad_2": ("assembly_hall", "gather_support"),
        "choam": ("shipping", "accept_contract"),
        "refinery_arrakeen": ("arrakeen", "spice_refinery"),
        "research_refinery": ("spice_refinery", "research_station"),
        "sietch_research": ("research_station", "sietch_tabr"),
        "imperial_basin": ("imperial_basin",),
        "hagga_basin": ("hagga_basin",),
        "deep_desert": ("deep_desert",),
    },
)
"""What a post watches besides, such as the Swordmaster, the rules say."""

SIDES = (
    SideBoard("contracts", offers=("contract.0", "contract.1"), variant="choam"),
    SideBoard("one_rival", rivals=1, foot=56),
    SideBoard("two_rivals", rivals=2, foot=112),
)
