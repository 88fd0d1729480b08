"""Boards and side boards as data, and the one arrangement that finds room for them in every shape of window."""

from __future__ import annotations

from itertools import combinations

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine.model.ids import Box
from dune_desktop.ui.layouts.arrange import Places, arrange
from dune_desktop.ui.presenters.table.boards import BoardContribution, board_of
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import Rect
from dune_desktop.ui.window.canvas import canvas_for

TABLES: tuple[tuple[Box, ...], ...] = (
    ("base",),
    ("base", "ix"),
    ("base", "immortality"),
    ("base", "ix", "immortality"),
    ("uprising",),
)
WINDOWS = ((1280, 720), (1920, 1017), (1600, 1200), (2560, 1080), (3440, 1440))
TARGET = 44.0  # the least height of what a side board folded to a strip is opened by
OVER = ({"hand", "in_play"}, {"slot.research_station", "shipping"}, {"slot.sietch_tabr", "shipping"})
"""What may lie over the other: the hand leaves cards in play their room, and the track lies in the sky of cities."""
KINDS = (
    "slot", "seat", "market", "reserve", "tech", "shipping", "tleilaxu", "tleilaxu_track", "strip", "dial", "tools",
    "prompt", "purse", "hand", "intrigue", "in_play", "chronicle", "conflict", "contract", "offers",
)  # fmt: skip
POST = 42.0  # the least height of a mark between board spaces: 28 pixels at 1280x720


def apart(places: Places) -> dict[str, Rect]:
    """Everything that may not lie on anything else: no panels and headings around things."""
    around = {"market", "conflict.arena", "tleilaxu", "offers"}
    folded = {name for name, rect in places.rects.items() if name.startswith("side.") and rect.h == TARGET}
    kinds = {name for name in places.rects if name.partition(".")[0] in KINDS and name not in around}
    return {name: places[name] for name in kinds | folded}


def overlap(a: Rect, b: Rect) -> bool:
    return a.x < b.right - 0.01 and b.x < a.right - 0.01 and a.y < b.bottom - 0.01 and b.y < a.bottom - 0.01


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("boxes", TABLES, ids="+".join)
def test_everything_has_a_place_that_can_be_hit_and_lies_on_nothing_else(
    boxes: tuple[Box, ...], window: tuple[int, int]
) -> None:
    """Also with a card set aside."""
    board, sides = catalog(boxes).board, contributed(BoardContribution, boxes).sides
    for shown in ((), ("aside",)):
        places = arrange(board_of(boxes, board.id), sides, canvas_for(*window, dense=True), frozenset(shown))
        things = apart(places) | {name: places[name] for name in shown}
        for (one, a), (other, b) in combinations(things.items(), 2):
            assert not overlap(a, b) or {one, other} in OVER, (one, other, shown)
        for name, rect in places.rects.items():
            assert 0 <= rect.x <= rect.right <= places.width + 0.01, name
            assert 0 <= rect.y <= rect.bottom <= places.height + 0.01, name
        for name, rect in things.items() if not shown else ():
            assert rect.w >= (40 if name.startswith(("tleilaxu_track", "tech")) else 110), name
            assert rect.h >= 41, name
        assert {"slot." + slot for slot in board.slots} == {name for name in places.rects if name.startswith("slot.")}
        assert len(places.of("market")) == board.market.row


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_posts_stand_between_what_they_watch(window: tuple[int, int]) -> None:
    """Each can be hit, none lies on another, and each covers no more than an edge of a board space."""
    boxes = ("uprising",)
    board, sides = catalog(boxes).board, contributed(BoardContribution, boxes).sides
    places = arrange(board_of(boxes, board.id), sides, canvas_for(*window, dense=True))
    posts = {post.id: places["post." + post.id] for post in board.posts}
    for (one, a), (other, b) in combinations(posts.items(), 2):
        assert not overlap(a, b), (one, other)
    for post in board.posts:
        rect, watched = posts[post.id], [places["slot." + slot] for slot in post.slots]
        assert rect.w == rect.h >= POST
        assert min(abs(slot.center[0] - rect.center[0]) for slot in watched) < 200 * places.growth
        inner = [slot.inset(rect.w / 2 + 1, 0) for name, slot in places.rects.items() if name.startswith("slot.")]
        assert not any(slot.contains(*rect.center) for slot in inner)


@pytest.mark.parametrize("size", [(1920.0, 1080.0), (1920.0, 1280.0), (2560.0, 1080.0)], ids=str)
def test_offers_leave_the_row_its_place(size: tuple[float, float]) -> None:
    """Without the module there are none, and the Row has the whole wall."""
    board, sides = board_of(("uprising",), "uprising"), contributed(BoardContribution, ("uprising",)).sides
    with_offers, without = arrange(board, sides, size), arrange(board, (), size)
    assert with_offers["market.0"].y > without["market.0"].y
    assert with_offers["contract.0"].bottom < with_offers["market"].y
    assert with_offers["offers.own"].y > with_offers["market"].bottom
    assert not any(name.startswith(("contract", "offers")) for name in without.rects)


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_what_is_told_of_rivals_has_a_place_without_offers(window: tuple[int, int]) -> None:
    """At the foot of the wall, below the Row and what tells of the game."""
    board, sides = board_of(("uprising",), "uprising"), contributed(BoardContribution, ("uprising",)).sides
    for rivals in (1, 2):
        there = tuple(side for side in sides if side.rivals == rivals)
        places = arrange(board, there, canvas_for(*window, dense=True))
        higher = max(places[name].bottom for name in ("market", "reserve.1", "chronicle") if name in places)
        assert higher < places["others"].y < places["others"].bottom <= places["wall"].bottom + 0.01
        assert places["others"].h >= 56 * rivals * places.growth
