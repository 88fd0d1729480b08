"""Boards and side boards as data, and the one arrangement that finds room for them in every shape of window."""

from __future__ import annotations

import os
from itertools import combinations, pairwise

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")


from dune_desktop.content.catalog import catalog
from dune_desktop.ui.boxes.base.layout import BASE
from dune_desktop.ui.boxes.immortality.layout import TLEILAX
from dune_desktop.ui.boxes.ix.layout import IX
from dune_desktop.ui.layouts.arrange import Places, arrange
from dune_desktop.ui.layouts.plan import Board, SideBoard
from dune_desktop.ui.presenters.table.boards import BoardContribution, board_of
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import Rect
from dune_desktop.ui.window.canvas import canvas_for

Table = tuple[Board, tuple[SideBoard, ...]]

TABLES: dict[str, Table] = {
    "base": (BASE, ()),
    "base + ix": (BASE, (IX,)),
    "immortality": (BASE, (TLEILAX,)),
    "immortality + ix": (BASE, (IX, TLEILAX)),
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

TARGET = 44.0  # the least height of what a side board folded to a strip is opened by


def laid(table: str, window: tuple[int, int] = (1920, 1080), *shown: str) -> Places:
    board, sides = TABLES[table]
    return arrange(board, sides, canvas_for(*window), frozenset(shown))


def apart(places: Places) -> dict[str, Rect]:
    """Everything that may not lie on anything else: no panels and headings around things."""
    kinds = (
        "slot", "seat", "market", "reserve", "tech", "shipping", "tleilaxu", "tleilaxu_track", "strip", "dial", "tools",
        "prompt", "purse", "hand", "intrigue", "in_play", "chronicle", "conflict",
    )  # fmt: skip
    around = {"market", "conflict.arena", "tleilaxu"}
    folded = {name for name, rect in places.rects.items() if name.startswith("side.") and rect.h == TARGET}
    return {
        name: rect
        for name, rect in places.rects.items()
        if name in folded or (name.partition(".")[0] in kinds and name not in around)
    }


def overlap(a: Rect, b: Rect) -> bool:
    return a.x < b.right - 0.01 and b.x < a.right - 0.01 and a.y < b.bottom - 0.01 and b.y < a.bottom - 0.01


# ------------------------------------------------------------------------------------------------ every shape


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("table", TABLES)
def test_nothing_lies_on_anything_else(table: str, window: tuple[int, int]) -> None:
    places = laid(table, window)
    things = apart(places)
    for (one, a), (other, b) in combinations(things.items(), 2):
        assert not overlap(a, b), (one, other)
    for name, rect in places.rects.items():
        inside = rect.x >= 0 and rect.y >= 0 and rect.right <= places.width and rect.bottom <= places.height
        assert inside, name


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("table", TABLES)
def test_everything_can_be_hit(table: str, window: tuple[int, int]) -> None:
    """No plate is narrower than a name, no row lower than a line with its icons."""
    for name, rect in apart(laid(table, window)).items():
        least = 40 if name.startswith(("tleilaxu_track", "tech")) else 110
        assert rect.w >= least, name
        assert rect.h >= 41, name


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
@pytest.mark.parametrize("table", ["base", "base + ix", "immortality + ix"])
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
    places = laid(table, window, "aside")
    boxes = apart(places) | {"aside": places["aside"]}
    assert not [pair for pair in combinations(boxes, 2) if overlap(boxes[pair[0]], boxes[pair[1]])]
    assert places["chronicle"].h >= (24 if len(TABLES[table][1]) > 2 else 42)
    assert places["chronicle"].bottom <= places.height
    assert places["market.0"].h >= 60


def test_lower_and_wider_windows_grow_evenly() -> None:
    """From one width to the next nothing jumps, up to where the chronicle gets its own column."""
    steps = [arrange(BASE, (), (1920.0 + spare, 1080.0)) for spare in range(0, 340, 4)]
    for name in ("hand", "in_play", "market.0", "slot.arrakeen", "conflict.lanes", "prompt"):
        assert all(abs(a[name].x - b[name].x) <= 5 and abs(a[name].w - b[name].w) <= 5 for a, b in pairwise(steps)), (
            name
        )


# ------------------------------------------------------------------------------------------------ drawn, and played


@pytest.mark.parametrize("boxes", [("base",), ("base", "ix")], ids="+".join)
def test_every_slot_of_a_board_that_is_played_has_a_place(boxes: tuple[str, ...]) -> None:
    board = catalog(boxes).board
    places = arrange(board_of(boxes, board.id), contributed(BoardContribution, boxes).sides, (1920.0, 1080.0))
    assert {"slot." + slot for slot in board.slots} == {name for name in places.rects if name.startswith("slot.")}
    assert len(places.of("market")) == board.market.row
