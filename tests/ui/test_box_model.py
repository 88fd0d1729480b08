"""The box model: how a rectangle is shared out, what gives way where there is too little room, and what is drawn."""

from __future__ import annotations

from typing import Any

import pytest

from dune_desktop.ui.kit import box_model
from dune_desktop.ui.kit.box_model import (
    NOTHING,
    Node,
    arrange,
    aspect,
    column,
    dock,
    drawn,
    fixed,
    grid,
    item,
    overlap,
    part,
    row,
    scaled,
    share,
    stack,
    variants,
    wrap,
)
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.drawn import Drawn
from dune_desktop.ui.screen.display import Bar, Rect
from dune_desktop.ui.screen.metrics import Plain

ROOM = Rect(100, 50, 300, 40)
Places = list[tuple[float, float, float, float]]


def word(length: float, least: float | None = None, **more: Any) -> Node:
    return item(length, 20, least=least, **more)


SIGN = variants(word(50), word(20))
LEVEL = variants(word(90), word(30, keep=2), NOTHING, stretch=False)
TIGHT = row(word(100, least=50, keep=1), LEVEL, gap=10)
KEPT = row(word(100, least=40, keep=2), word(100, least=60, keep=1), word(50), gap=10)
HAND = overlap(*[item(100, 40)] * 3, gap=8, least=20, justify="start")
CARD = aspect(0.75, share(), high=80, least=40)

SHARED: list[tuple[Node, tuple[float, float], Places]] = [
    (row(10, fixed(30), 5, fixed(20), 7, gap=12), (300, 40), [(10, 0, 30, 40), (45, 0, 20, 40)]),
    (column(4, fixed(10), fixed(6), gap=3), (300, 40), [(0, 4, 300, 10), (0, 17, 300, 6)]),
    (row(fixed(60), share(), share(3), gap=20), (300, 9), [(0, 0, 60, 9), (80, 0, 50, 9), (150, 0, 150, 9)]),
    (row(10, part(0.5), share()), (300, 9), [(10, 0, 150, 9), (160, 0, 140, 9)]),
    (row(fixed(50), fixed(50), justify="between"), (300, 9), [(0, 0, 50, 9), (250, 0, 50, 9)]),
    (row(item(10, 20), align="end"), (300, 40), [(0, 20, 10, 20)]),
    (column(share(), pad=(1, 2, 3, 4)), (300, 40), [(1, 2, 296, 34)]),
    (KEPT, (250, 20), [(0, 0, 100, 20), (110, 0, 80, 20), (200, 0, 50, 20)]),  # what is kept least shrinks first
    (KEPT, (190, 20), [(0, 0, 60, 20), (70, 0, 60, 20), (140, 0, 50, 20)]),
    (TIGHT, (200, 20), [(0, 0, 100, 20), (110, 0, 90, 20)]),  # in full, in short, and left out with its gap
    (TIGHT, (140, 20), [(0, 0, 100, 20), (110, 0, 30, 20)]),
    (TIGHT, (80, 20), [(0, 0, 80, 20), (80, 0, 0, 20)]),
    (row(SIGN, SIGN), (90, 20), [(0, 0, 50, 20), (50, 0, 20, 20)]),  # the last of equals changes first
    (stack(share(), item(100, 20)), (300, 40), [(0, 0, 300, 40), (100, 10, 100, 20)]),
    (wrap(*[item(90, 10)] * 3, gap=(10, 4)), (190, 24), [(0, 0, 90, 10), (100, 0, 90, 10), (0, 14, 90, 10)]),
    (grid(*[share()] * 3, least=90, gap=(10, 4)), (210, 24), [(0, 0, 100, 10), (110, 0, 100, 10), (0, 14, 100, 10)]),
    (HAND, (400, 40), [(0, 0, 100, 40), (108, 0, 100, 40), (216, 0, 100, 40)]),
    (HAND, (200, 40), [(0, 0, 100, 40), (50, 0, 100, 40), (100, 0, 100, 40)]),  # every card is whole
    (row(CARD, share()), (300, 100), [(0, 0, 75, 100), (75, 0, 225, 100)]),
]


@pytest.mark.parametrize(("node", "size", "places"), SHARED)
def test_room_is_shared_out(node: Node, size: tuple[float, float], places: Places) -> None:
    assert [tuple(round(each, 6) for each in place) for place in node.split(Rect(0, 0, *size))] == places


def bar(color: str) -> Any:
    return lambda b, rect: b.bar(rect, color)


METRICS = Plain()
DRAWN: list[tuple[Node, list[object]]] = [
    (row(fixed(30, bar("gold")), paint=bar("bone")), [Bar(ROOM, "bone"), Bar(Rect(100, 50, 30, 40), "gold")]),
    (row(variants(fixed(200, bar("gold")), fixed(50, bar("bone"))), fixed(200)), [Bar(Rect(100, 50, 50, 40), "bone")]),
    (variants(fixed(400, bar("gold")), fixed(350, bar("bone"))), [Bar(ROOM, "bone")]),  # the last, if none has room
    (row(scaled(1.5, item(100, 20, bar("gold")))), [Bar(Rect(100, 55, 150, 30), "gold")]),
    (
        row(20, drawn(Drawn((Bar(Rect(7, 9, 4, 5), "gold"),), (), Rect(7, 9, 4, 5)))),
        [Bar(Rect(120, 67.5, 4, 5), "gold")],
    ),
    (dock(share(1, bar("gold")), top=fixed(5), left=fixed(50), right=fixed(60)), [Bar(Rect(150, 55, 190, 35), "gold")]),
]


@pytest.mark.parametrize(("node", "elements"), DRAWN)
def test_what_draws_is_drawn_in_its_place(node: Node, elements: list[object]) -> None:
    """The same whether it was arranged before or not; what is called so is found, and belongs to its thing."""
    whole, arranged = Build(METRICS), Build(METRICS)
    box_model.draw(whole, node, ROOM)
    placed = arrange(stack(node, name="all", thing="coin"), ROOM)
    placed.draw(arranged)
    assert [each for each in whole.elements if each in elements] == elements
    assert arranged.elements == whole.elements
    assert [thing.id for thing in arranged.things] == ["coin"]
    assert placed["all"] == ROOM
    with pytest.raises(KeyError):
        placed["elsewhere"]
