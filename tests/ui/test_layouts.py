"""Boards and side boards as data, and the one arrangement that finds room for them in every shape of window."""

from __future__ import annotations

import os
from itertools import combinations, pairwise

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from dune_desktop.content.catalog import catalog
from dune_desktop.ui.art.icons import Icons
from dune_desktop.ui.art.pictures import Pictures
from dune_desktop.ui.boxes.base.layout import BASE
from dune_desktop.ui.boxes.immortality.layout import TLEILAX
from dune_desktop.ui.boxes.ix.layout import IX
from dune_desktop.ui.boxes.uprising.layout import CONTRACTS, CONTRACTS_SIX, MUAD_DIB, SHADDAM, UPRISING, UPRISING_SIX
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.layouts.arrange import Places, arrange
from dune_desktop.ui.layouts.plan import Board, SideBoard
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.paint.painter import Painter
from dune_desktop.ui.presenters.brought import board_of, side_boards
from dune_desktop.ui.screen.display import Rect, Screen
from dune_desktop.ui.window.canvas import canvas_for

Table = tuple[Board, tuple[SideBoard, ...], int]

TABLES: dict[str, Table] = {
    "base": (BASE, (), 4),
    "base + ix": (BASE, (IX,), 4),
    "immortality": (BASE, (TLEILAX,), 4),
    "immortality + ix": (BASE, (IX, TLEILAX), 4),
    "uprising": (UPRISING, (CONTRACTS,), 4),
    "uprising + ix": (UPRISING, (IX, CONTRACTS), 4),
    "uprising + immortality": (UPRISING, (TLEILAX, CONTRACTS), 4),
    "uprising + both": (UPRISING, (IX, TLEILAX, CONTRACTS), 4),
    "uprising without choam": (UPRISING, (), 4),
    "uprising without choam + ix": (UPRISING, (IX,), 4),
    "six": (UPRISING_SIX, (CONTRACTS_SIX, SHADDAM, MUAD_DIB), 6),
}
WINDOWS = [
    (1280, 720),
    (1920, 1080),
    (1920, 1017),
    (1600, 1200),
    (1920, 1200),
    (2560, 1080),
    (3440, 1440),
    (2300, 1080),
]

POST = 42.0  # 28 pixels at 1280x720
TARGET = 44.0  # the least height of what a side board folded to a strip is opened by


def laid(table: str, window: tuple[int, int] = (1920, 1080), *shown: str) -> Places:
    board, sides, seats = TABLES[table]
    return arrange(board, sides, seats, canvas_for(*window), frozenset(shown))


def apart(places: Places) -> dict[str, Rect]:
    """Everything that may not lie on anything else: no panels and headings around things, no posts on their edges."""
    kinds = (
        "slot", "seat", "market", "reserve", "tech", "shipping", "tleilaxu", "tleilaxu_track", "contract",
        "contracts", "strip", "dial", "tools", "prompt", "purse", "hand", "intrigue", "in_play", "chronicle",
        "conflict",
    )  # fmt: skip
    around = {"market", "contracts", "conflict.arena", "tleilaxu"}
    folded = {name for name, rect in places.rects.items() if name.startswith("side.") and rect.h == TARGET}
    return {
        name: rect
        for name, rect in places.rects.items()
        if name in folded or (name.partition(".")[0] in kinds and name not in around)
    }


def overlap(a: Rect, b: Rect) -> bool:
    return a.x < b.right - 0.01 and b.x < a.right - 0.01 and a.y < b.bottom - 0.01 and b.y < a.bottom - 0.01


# ------------------------------------------------------------------------------------------------ the grid tables


@pytest.mark.parametrize(
    ("table", "strips", "market", "reserve", "row", "chronicle"),
    [
        ("immortality", {}, (366, 86, 82), 826, 906, 984),
        ("immortality + ix", {"tleilax": 362}, (412, 76, 72), 826, 906, 984),
        ("uprising", {}, (366, 92, 87), 860, 0, 940),
        ("uprising + ix", {"contracts": 362}, (412, 83, 79), 860, 0, 940),
        ("uprising + immortality", {"contracts": 362}, (412, 76, 72), 826, 906, 984),
        ("uprising + both", {"tleilax": 362, "contracts": 410}, (460, 69, 65), 838, 918, 996),
        ("uprising without choam", {}, (112, 92, 87), 606, 0, 690),
        ("six", {"shaddam": 218, "muad_dib": 297}, (378, 81, 77), 896, 0, 975),
    ],
)
def test_the_right_column(
    table: str,
    strips: dict[str, float],
    market: tuple[float, float, float],
    reserve: float,
    row: float,
    chronicle: float,
) -> None:
    """As in the design's table, line by line."""
    places = laid(table)
    _, sides, _ = TABLES[table]
    if sides:
        assert places["side." + sides[0].id][:2] == (1446, 112)
    assert {name: places["side." + name].y for name in strips} == strips
    rows = places.of("market")
    assert (places["market"].y, rows[1].y - rows[0].y, rows[0].h) == market
    assert places.of("reserve") == (Rect(1446, reserve, 227, 74), Rect(1681, reserve, 227, 74))
    assert places.of("tleilaxu") == (tuple(Rect(1446 + 155.5 * n, row, 151, 74) for n in range(3)) if row else ())
    assert places["chronicle"].y == chronicle


@pytest.mark.parametrize(
    ("table", "slots"),
    [
        ("uprising", {
            "high_council": (496, 142, 434, 73), "imperial_privilege": (496, 223, 252, 73),
            "swordmaster": (756, 223, 174, 73), "assembly_hall": (974, 142, 208, 73),
            "gather_support": (974, 223, 208, 73), "accept_contract": (1226, 142, 210, 73),
            "shipping": (1226, 223, 210, 73), "arrakeen": (496, 352, 227, 80), "spice_refinery": (730, 352, 227, 80),
            "research_station": (973, 352, 228, 80), "sietch_tabr": (1208, 352, 228, 80),
            "imperial_basin": (496, 446, 303, 80), "hagga_basin": (815, 446, 307, 80),
            "deep_desert": (1129, 446, 307, 80), "sardaukar": (262, 197.5, 214, 73), "fremkit": (262, 716.5, 214, 73),
        }),
        ("uprising + ix", {
            "interstellar_shipping": (974, 142, 228, 73), "smuggling": (974, 223, 228, 73),
            "tech_negotiation": (1446, 142, 209, 73), "dreadnought": (1699, 142, 209, 73),
        }),
        ("base + ix", {
            "interstellar_shipping": (960, 142, 236, 73), "tech_negotiation": (1446, 142, 227, 73),
            "dreadnought": (1681, 142, 227, 73),
        }),
        ("six", {
            "arrakeen": (496, 352, 158, 80), "spice_refinery": (661, 352, 223, 80),
            "research_station": (900, 352, 194, 80), "sietch_tabr": (1101, 352, 202, 80),
            "six_carthag": (1310, 352, 126, 80), "imperial_basin": (496, 446, 198, 80),
            "hagga_basin": (710, 446, 246, 80), "six_habbanya_erg": (963, 446, 206, 80),
            "deep_desert": (1176, 446, 260, 80),
        }),
    ],
)  # fmt: skip
def test_the_plates(table: str, slots: dict[str, tuple[float, float, float, float]]) -> None:
    places = laid(table)
    assert {slot: tuple(places["slot." + slot]) for slot in slots} == slots


def test_what_a_side_board_covers_is_gone() -> None:
    """Its slots and the posts that watched them; all others stay where they are."""
    alone, both = laid("uprising"), laid("uprising + ix")
    gone = {name for name in alone.rects if name not in both}
    assert gone == {
        "slot.assembly_hall", "slot.gather_support", "slot.accept_contract", "slot.shipping", "post.landsraad_2",
        "post.choam", *(name for name in gone if name.startswith(("contract.", "contracts"))),
    }  # fmt: skip
    frame = [name for name in alone.rects if name.partition(".")[0] in ("slot", "post", "faction", "seat", "conflict")]
    assert all(alone[name] == both[name] for name in frame if name in both)


@pytest.mark.parametrize(
    ("table", "posts"),
    [
        ("uprising", {
            "emperor": (250, 194), "fremen": (250, 713), "landsraad_1": (752, 207), "landsraad_2": (952, 219),
            "choam": (1204, 219), "refinery_arrakeen": (726, 318), "research_refinery": (965, 318),
            "sietch_research": (1204, 318), "imperial_basin": (772, 452), "hagga_basin": (1095, 452),
            "deep_desert": (1408, 452),
        }),
        ("uprising + ix", {"ix_choam": (952, 219), "ix_planet": (1677, 179)}),
        ("six", {
            "refinery_arrakeen": (657, 318), "research_refinery": (892, 318), "sietch_research": (1097, 318),
            "carthag": (1350, 318), "imperial_basin": (680, 446), "hagga_basin": (938, 446),
            "habbanya_erg": (1152, 446), "deep_desert": (1416, 446),
        }),
    ],
)  # fmt: skip
def test_the_posts(table: str, posts: dict[str, tuple[float, float]]) -> None:
    places = laid(table)
    assert {post: places["post." + post].centre for post in posts} == posts
    assert all(rect.w == rect.h == POST for name, rect in places.rects.items() if name.startswith("post."))


def test_the_boards_have_the_posts_of_the_rules() -> None:
    """Thirteen with four seats, with the side board of Ix too, and fifteen with six."""
    for table, many in (("uprising", 13), ("uprising + ix", 13), ("six", 15)):
        assert sum(name.startswith("post.") for name in laid(table).rects) == many


def test_the_side_board_of_immortality() -> None:
    """Eight cells of the Tleilaxu track, and the lattice of research with neighbours half a hexagon apart."""
    places = laid("immortality")
    track = [places[f"tleilaxu_track.t{step}"] for step in range(8)]
    assert [rect.x for rect in track] == [1472, 1518, 1564, 1620, 1666, 1754, 1800, 1856]
    assert track[-1].right == 1908
    assert {(rect.y, rect.h) for rect in track} == {(144, 42)}
    nodes = {name: rect for name, rect in places.rects.items() if name.startswith("research.")}
    assert len(nodes) == 22
    assert nodes["research.c8r6"] == Rect(1446 + 404, 112 + 82 + 115, 58, 45)


def test_six_seats() -> None:
    places = laid("six")
    assert [tuple(round(value, 1) for value in places[f"seat.{seat}"]) for seat in (0, 5)] == [
        (330, 6, 228, 98),
        (1492, 6, 228, 98),
    ]
    assert len(places.of("seat")) == 6


def test_the_lanes_of_uprising_have_room_for_icons() -> None:
    lanes = laid("uprising").lanes
    assert (lanes.icons, lanes.garrison, lanes.fighting, lanes.scale, lanes.unit) == (116, 186, 288, 410, 8.2)


# ------------------------------------------------------------------------------------------------ every shape


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("table", TABLES)
def test_nothing_lies_on_anything_else(table: str, window: tuple[int, int]) -> None:
    places = laid(table, window)
    things = apart(places)
    for (one, a), (other, b) in combinations(things.items(), 2):
        assert not overlap(a, b), (one, other)
    posts = [rect for name, rect in places.rects.items() if name.startswith("post.")]
    assert not any(overlap(a, b) for a, b in combinations(posts, 2))
    for name, rect in places.rects.items():
        inside = rect.x >= 0 and rect.y >= 0 and rect.right <= places.width and rect.bottom <= places.height
        assert inside, name


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("table", TABLES)
def test_everything_can_be_hit(table: str, window: tuple[int, int]) -> None:
    """No plate is narrower than a name, no row lower than a line with its icons."""
    for name, rect in apart(laid(table, window)).items():
        least = 40 if name.startswith(("tleilaxu_track", "contracts", "tech")) else 110
        assert rect.w >= least, name
        assert rect.h >= (32 if name.startswith("contracts") else 41), name


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("table", TABLES)
def test_the_outer_columns_stand_at_the_edges(table: str, window: tuple[int, int]) -> None:
    """The market, or the chronicle beside it, reaches the right margin; the prompt, without one, the left margin."""
    places = laid(table, window)
    right = max(places["market.0"].right, places["chronicle"].right)
    assert abs(right - (places.width - 12)) <= 1
    if places["chronicle"].x == places["market.0"].x:
        assert places["purse"].x == places["prompt"].x == 12
        assert abs(places["market.0"].x - places["prompt"].right - 10) <= 1
        assert abs(places["in_play"].right - places["prompt"].right) <= 1


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("table", ["base", "base + ix", "immortality + ix", "six"])
@pytest.mark.parametrize("aside", [(), ("aside",)])
def test_a_rivals_turn_covers_neither_card_set_aside_nor_chronicle(
    table: str, window: tuple[int, int], aside: tuple[str, ...]
) -> None:
    places = laid(table, window, "rival", *aside)
    assert not overlap(places["rival"], places["chronicle"])
    if aside:
        assert not overlap(places["aside"], places["chronicle"])
        assert not overlap(places["aside"], places["rival"])


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("table", TABLES)
def test_a_card_set_aside_leaves_the_chronicle_a_line_or_two(table: str, window: tuple[int, int]) -> None:
    """Also where a side board sells cards below the Reserve: there the market gives way; three leave one line."""
    if TABLES[table][2] == 6:
        return  # nobody sets cards aside there
    places = laid(table, window, "aside")
    boxes = apart(places) | {"aside": places["aside"]}
    assert not [pair for pair in combinations(boxes, 2) if overlap(boxes[pair[0]], boxes[pair[1]])]
    assert places["chronicle"].h >= (24 if len(TABLES[table][1]) > 2 else 42)
    assert places["chronicle"].bottom <= places.height
    assert places["market.0"].h >= 60


def test_a_folded_side_board_opens_over_the_market() -> None:
    folded, opened = laid("immortality + ix"), laid("immortality + ix", (1920, 1080), "open:tleilax")
    assert "research.c0r3" not in folded
    assert opened["side.tleilax"] == Rect(1441, 406, 472, 281)
    assert opened["strip.tleilax"] == folded["side.tleilax"]
    inner = [rect for name, rect in opened.rects.items() if name.startswith(("research.", "tleilaxu_track."))]
    assert len(inner) == 30
    assert all(overlap(rect, opened["side.tleilax"]) for rect in inner)
    assert opened.of("market") == folded.of("market")


def test_another_board_leaves_the_frame_as_it_is() -> None:
    frame = [name for name in laid("base").rects if name.partition(".")[0] in ("seat", "dial", "tools", "conflict")]
    frame += ["prompt", "purse", "hand", "intrigue", "in_play", "faction.emperor", "rule.left", "rule.right"]
    base, uprising = laid("base"), laid("uprising")
    assert all(base[name] == uprising[name] for name in frame)


def test_lower_and_wider_windows_grow_evenly() -> None:
    """From one width to the next nothing jumps, up to where the chronicle gets its own column."""
    steps = [arrange(BASE, (), 4, (1920.0 + spare, 1080.0)) for spare in range(0, 340, 4)]
    for name in ("hand", "in_play", "market.0", "slot.arrakeen", "conflict.lanes", "prompt"):
        assert all(abs(a[name].x - b[name].x) <= 5 and abs(a[name].w - b[name].w) <= 5 for a, b in pairwise(steps)), (
            name
        )


# ------------------------------------------------------------------------------------------------ drawn, and played


@pytest.mark.parametrize("table", ["uprising", "immortality + ix", "six"])
def test_an_empty_table_can_be_drawn(table: str) -> None:
    """A board that no presenter knows yet: a plate with its name in every place, as the painter shows it."""
    pygame.font.init()
    places, fonts = laid(table, (1280, 720)), Fonts(2 / 3, "en")
    b = Build(fonts)
    things = apart(places)
    for name, rect in things.items():
        b.plate(rect, "space")
        b.text(*rect.centre, name.rpartition(".")[2].replace("_", " "), anchor="centre", box=rect.w - 4)
    for name, rect in places.rects.items():
        if name.startswith("post."):
            b.frame(rect, "bone", 3, POST / 2)
    region = b.region("board", places.canvas)
    surface = pygame.Surface((1280, 720))
    left, right = places["rule.left"].x, places["rule.right"].x
    bare = Screen(f"table:{left:g}:{right:g}", (), places.width, places.height)
    painter = Painter(surface, fonts, Pictures(), Icons())
    painter.paint(bare)
    ground = surface.copy()
    painter.paint(Screen(bare.background, (region,), places.width, places.height))
    for name, rect in things.items():
        x, y = rect.x + 12, rect.bottom - 9
        spot = (round(x * 2 / 3), round(y * 2 / 3))
        assert surface.get_at(spot) != ground.get_at(spot), name


@pytest.mark.parametrize("boxes", [("base",), ("base", "ix")], ids="+".join)
def test_every_slot_of_a_board_that_is_played_has_a_place(boxes: tuple[str, ...]) -> None:
    board = catalog(boxes).board
    places = arrange(board_of(boxes, board.id), side_boards(boxes), 4, (1920.0, 1080.0))
    assert {"slot." + slot for slot in board.slots} == {name for name in places.rects if name.startswith("slot.")}
    assert len(places.of("market")) == board.market.row
