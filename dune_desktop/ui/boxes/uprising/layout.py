"""The two sides of Uprising's board, its contracts, and the boards of the Commanders."""

from __future__ import annotations

from dune_desktop.ui.layouts.plan import Board, Column, Lanes, SideBoard, faction_plates, panels
from dune_desktop.ui.screen.display import Rect

_LANES = Lanes(garrison=186, fighting=288, scale=410, unit=8.2, icons=116)
_LANDSRAAD = {
    "high_council": Rect(496, 142, 434, 73),
    "imperial_privilege": Rect(496, 223, 252, 73),
    "swordmaster": Rect(756, 223, 174, 73),
    "assembly_hall": Rect(974, 142, 208, 73),
    "gather_support": Rect(974, 223, 208, 73),
    "accept_contract": Rect(1226, 142, 210, 73),
    "shipping": Rect(1226, 223, 210, 73),
}
_SECTIONS = {"landsraad": Rect(496, 112, 686, 184), "choam": Rect(1226, 112, 210, 184)}
_UPPER_POSTS = {"landsraad_1": (752.0, 207.0), "landsraad_2": (952.0, 219.0), "choam": (1204.0, 219.0)}


def _faction_posts(*names: str) -> dict[str, tuple[float, float]]:
    return {name: (250.0, 194.0 + 173 * place) for place, name in enumerate(names)}


UPRISING = Board(
    "uprising",
    plates={
        **faction_plates(
            ("dutiful_service", "sardaukar"),
            ("deliver_supplies", "heighliner"),
            ("espionage", "secrets"),
            ("desert_tactics", "fremkit"),
        ),
        **_LANDSRAAD,
        "arrakeen": Rect(496, 352, 227, 80),
        "spice_refinery": Rect(730, 352, 227, 80),
        "research_station": Rect(973, 352, 228, 80),
        "sietch_tabr": Rect(1208, 352, 228, 80),
        "imperial_basin": Rect(496, 446, 303, 80),
        "hagga_basin": Rect(815, 446, 307, 80),
        "deep_desert": Rect(1129, 446, 307, 80),
    },
    sections=_SECTIONS,
    tracks={
        **panels(("emperor", "guild", "bene_gesserit", "fremen")),
        "wall.city": Rect(965, 352, 0, 80),  # the Shield Wall, a ridge in the gutters
        "wall.desert": Rect(807, 446, 0, 80),
    },
    posts={
        **_faction_posts("emperor", "guild", "bene_gesserit", "fremen"),
        **_UPPER_POSTS,
        "refinery_arrakeen": (726, 318),
        "research_refinery": (965, 318),
        "sietch_research": (1204, 318),
        "imperial_basin": (772, 452),
        "hagga_basin": (1095, 452),
        "deep_desert": (1408, 452),
    },
    columns=(Column(5, 26, 606, 690), Column(5, 30, 860, 940)),
    lanes=_LANES,
)

UPRISING_SIX = Board(
    "uprising_six",
    plates={
        **faction_plates(
            ("six_military_support", "six_economic_support"),
            ("deliver_supplies", "heighliner"),
            ("espionage", "secrets"),
            ("six_controversial_technology", "six_expedition"),
        ),
        **_LANDSRAAD,
        "arrakeen": Rect(496, 352, 158, 80),
        "spice_refinery": Rect(661, 352, 223, 80),
        "research_station": Rect(900, 352, 194, 80),
        "sietch_tabr": Rect(1101, 352, 202, 80),
        "six_carthag": Rect(1310, 352, 126, 80),
        "imperial_basin": Rect(496, 446, 198, 80),
        "hagga_basin": Rect(710, 446, 246, 80),
        "six_habbanya_erg": Rect(963, 446, 206, 80),
        "deep_desert": Rect(1176, 446, 260, 80),
    },
    sections=_SECTIONS,
    tracks={
        **panels(("great_houses", "guild", "bene_gesserit", "fringe_worlds")),
        "wall.city": Rect(892, 352, 0, 80),
        "wall.desert": Rect(702, 446, 0, 80),
    },
    posts={
        **_faction_posts("great_houses", "guild", "bene_gesserit", "fringe_worlds"),
        **_UPPER_POSTS,
        "refinery_arrakeen": (657, 318),
        "research_refinery": (892, 318),
        "sietch_research": (1097, 318),
        "carthag": (1350, 318),
        "imperial_basin": (680, 446),
        "hagga_basin": (938, 446),
        "habbanya_erg": (1152, 446),
        "deep_desert": (1416, 446),
    },
    columns=(Column(6, 30, 896, 975), Column(6, 30, 896, 975)),
    lanes=_LANES,
)

CONTRACTS = SideBoard(
    "contracts",
    open={
        "contracts": Rect(0, 0, 462, 244),
        **{f"contract.{place}": Rect(235 * place, 30, 227, 70) for place in range(2)},
        **{f"contracts.{lane}": Rect(0, 107 + 34.4 * lane, 462, 32) for lane in range(4)},
    },
)

CONTRACTS_SIX = SideBoard(
    "contracts",
    open={
        "contracts": Rect(0, 0, 462, 100),
        **{f"contract.{place}": Rect(235 * place, 30, 227, 68) for place in range(2)},
    },
    height=100,
)


def _commander(name: str, faction: str, *slots: str) -> SideBoard:
    return SideBoard(
        name,
        open={
            name: Rect(0, 0, 462, 75),
            f"faction.{faction}": Rect(0, 0, 96, 75),
            **{f"slot.{slot}": Rect(100 + 182 * place, 3, 176, 69) for place, slot in enumerate(slots)},
        },
        strip=75,
        folds=False,
    )


SHADDAM = _commander("shaddam", "emperor", "six_vast_wealth", "six_sardaukar")
MUAD_DIB = _commander("muad_dib", "fremen", "six_hardy_warriors", "six_desert_mastery")
