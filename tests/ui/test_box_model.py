"""The box model: how a rectangle is shared out, and what gives way where there is too little room."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

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
    paragraph,
    part,
    row,
    scaled,
    share,
    stack,
    text,
    variants,
    wrap,
)
from dune_desktop.ui.kit.box_model import draw as draw_node
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.drawn import Drawn
from dune_desktop.ui.screen.display import Bar, Label, Plate, Rect
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.text.richtext import Style

METRICS = Plain()
ROOM = Rect(100, 50, 300, 40)


def spans(node: Node, rect: Rect = ROOM) -> list[tuple[float, float]]:
    """Where each box begins from left to right, and how wide it is."""
    return [(place.x, place.w) for place in node.split(rect)]


def word(length: float, least: float | None = None, **more: Any) -> Node:
    """A box that is named after nothing, as wide as a word."""
    return item(length, 20, least=least, **more)


# ------------------------------------------------------------------------------------------------ rows and columns


def test_a_row_puts_boxes_beside_one_another() -> None:
    """Numbers stand in place of the gap, also before the first box and behind the last."""
    assert spans(row(10, fixed(30), fixed(40), 5, fixed(20), 7, gap=12)) == [(110, 30), (152, 40), (197, 20)]
    assert [place.h for place in row(fixed(30)).split(ROOM)] == [40]


def test_a_column_puts_boxes_one_below_another() -> None:
    places = column(4, fixed(10), fixed(6), gap=3).split(ROOM)
    assert places == [Rect(100, 54, 300, 10), Rect(100, 67, 300, 6)]


def test_shares_take_the_room_that_is_left_over_to_the_end() -> None:
    places = row(fixed(60), share(), share(3), gap=20).split(ROOM)
    assert [place.w for place in places] == [60, 50, 150]
    assert places[-1].right == ROOM.right


@pytest.mark.parametrize("many", [2, 3, 7, 11])
@pytest.mark.parametrize("width", [300, 299.9, 1000 / 3])
def test_equal_shares_leave_no_gap_and_no_overlap(many: int, width: float) -> None:
    places = row(*[share()] * many).split(Rect(1 / 3, 0, width, 10))
    assert all(one.x + one.w == other.x for one, other in pairwise(places)), "one ends where the next begins"
    assert places[-1].right == pytest.approx(1 / 3 + width, abs=1e-9)
    assert max(place.w for place in places) - min(place.w for place in places) < 1e-9


def test_parts_are_of_the_whole_and_shrink_where_they_may() -> None:
    assert spans(row(10, part(0.5), share())) == [(110, 150), (260, 140)]
    assert spans(row(part(0.5, least=0), fixed(250)))[0] == (100, 50)


@pytest.mark.parametrize(("justify", "first"), [("start", 100), ("center", 170), ("end", 240)])
def test_justify_says_where_all_of_it_stands(justify: str, first: float) -> None:
    assert spans(row(fixed(100), fixed(60), justify=justify))[0][0] == first


def test_justify_between_reaches_from_edge_to_edge() -> None:
    assert spans(row(fixed(50), fixed(50), fixed(50), justify="between")) == [(100, 50), (225, 50), (350, 50)]


@pytest.mark.parametrize(("align", "top"), [("start", 50), ("center", 60), ("end", 70)])
def test_align_says_where_what_is_lower_stands(align: str, top: float) -> None:
    assert row(item(10, 20), align=align).split(ROOM)[0] == Rect(100, top, 10, 20)


def test_padding_keeps_all_sides_free() -> None:
    assert row(share(), pad=10).split(ROOM) == [Rect(110, 60, 280, 20)]
    assert row(share(), pad=(10, 5)).split(ROOM) == [Rect(110, 55, 280, 30)]
    assert column(share(), pad=(1, 2, 3, 4)).split(ROOM) == [Rect(101, 52, 296, 34)]


def test_what_a_row_needs_is_the_sum_of_its_boxes() -> None:
    node = row(5, word(40, least=10), word(60), gap=12, pad=(3, 0))
    assert node.width() == (5 + 10 + 12 + 60 + 6, 5 + 40 + 12 + 60 + 6)
    assert column(node, fixed(30), gap=2).height() == (20 + 2 + 30, 20 + 2 + 30)


# ------------------------------------------------------------------------------------------------ too little room


def test_what_is_kept_least_shrinks_first() -> None:
    """The sums are exact at every width, and nothing is less than it needs."""
    node = row(word(100, least=40, keep=2), word(100, least=60, keep=1), word(50), gap=10)
    for width in range(270, 169, -1):
        first, second, third = (place.w for place in node.split(Rect(0, 0, width, 20)))
        assert first + second + third + 20 == pytest.approx(width)
        assert (first == 100) or (second == 60), "the one that is kept shrinks only when the other cannot any more"
        assert third == 50


def test_what_is_kept_alike_shrinks_together() -> None:
    node = row(word(100, least=50), word(100, least=0))
    assert [place.w for place in node.split(Rect(0, 0, 140, 20))] == pytest.approx([80, 60])


def level(**keeps: int) -> Node:
    """How strong somebody is: in words, in short, not at all."""
    return variants(
        word(90, keep=keeps.get("full", 0)), word(30, keep=keeps.get("short", 0)), NOTHING, name="level", stretch=False
    )


@pytest.mark.parametrize(
    ("width", "chosen", "name"),
    [(220, 0, 100), (200, 0, 100), (199, 1, 100), (140, 1, 100), (139, 2, 100), (90, 2, 90)],
)
def test_variants_follow_one_another_as_room_shrinks(width: float, chosen: int, name: float) -> None:
    """In full, in short, and left out with the gap before it; then the name shrinks, which is kept longest."""
    node = row(word(100, least=50, keep=3, name="name"), level(), gap=10)
    at = arrange(node, Rect(0, 0, width, 20))
    assert at.chosen("level") == chosen
    assert at["name"].w == name
    assert at["level"].w == [90, 30, 0][chosen]


def test_each_variant_says_how_long_it_is_kept() -> None:
    """The long form goes before the name shrinks, the short one after that."""
    node = row(word(100, least=50, keep=1, name="name"), level(full=0, short=2), gap=10)
    assert [arrange(node, Rect(0, 0, width, 20)).chosen("level") for width in (200, 199, 90, 89)] == [0, 1, 1, 2]
    assert arrange(node, Rect(0, 0, 120, 20))["name"].w == 80


def test_room_that_becomes_free_goes_back_to_what_shrank() -> None:
    """Leaving the sign out frees more than was needed: the name has all of its room again."""
    node = row(word(100, least=80, keep=0, name="name"), variants(word(60, keep=1), NOTHING, name="sign"))
    at = arrange(node, Rect(0, 0, 130, 20))
    assert (at.chosen("sign"), at["name"].w) == (1, 100)


def test_the_last_of_equals_changes_first() -> None:
    node = row(*(variants(word(50), word(20), name=name) for name in "ab"))
    assert [arrange(node, Rect(0, 0, 90, 20)).chosen(name) for name in "ab"] == [0, 1]


def test_where_nothing_gives_way_all_have_what_they_need() -> None:
    places = row(word(100, least=80), fixed(50)).split(Rect(0, 0, 60, 20))
    assert [(place.x, place.w) for place in places] == [(0, 80), (80, 50)]


def test_variants_alone_are_chosen_by_their_room() -> None:
    node = variants(item(200, 20), item(100, 60), item(100, 20), name="it")
    assert [arrange(node, Rect(0, 0, *size)).chosen("it") for size in ((200, 20), (150, 60), (150, 20), (5, 5))] == [
        0,
        1,
        2,
        2,
    ]


def test_columns_give_way_from_top_to_bottom_in_the_same_manner() -> None:
    node = column(item(10, 30, name="head"), variants(item(10, 40), NOTHING, name="more"), share(name="rest"), gap=5)
    assert arrange(node, Rect(0, 0, 100, 80)).chosen("more") == 0
    at = arrange(node, Rect(0, 0, 100, 70))
    assert at.chosen("more") == 1
    assert at["rest"] == Rect(0, 35, 100, 35)


def test_a_row_in_a_row_gives_way_inside() -> None:
    inner = row(word(50, least=20, name="inside"), word(50), keep=1)
    at = arrange(row(inner, word(50, keep=2)), Rect(0, 0, 130, 20))
    assert at["inside"].w == 30


# ------------------------------------------------------------------------------------------------ other boxes


def test_a_dock_has_edges_and_a_middle() -> None:
    node = dock(
        share(name="center"), top=fixed(5, name="top"), bottom=fixed(6), left=fixed(50, name="left"), right=fixed(60)
    )
    at = arrange(node, ROOM)
    assert at["top"] == Rect(100, 50, 300, 5)
    assert at["left"] == Rect(100, 55, 50, 29)
    assert at["center"] == Rect(150, 55, 190, 29)


def test_a_stack_lays_boxes_on_one_another() -> None:
    whole, small = stack(share(), item(100, 20)).split(ROOM)
    assert (whole, small) == (ROOM, Rect(200, 60, 100, 20))
    assert stack(item(100, 20), justify="end", align="start").split(ROOM) == [Rect(300, 50, 100, 20)]


def test_a_wrap_goes_on_in_a_new_row() -> None:
    node = wrap(*[item(90, 10)] * 5, gap=(10, 4))
    places = node.split(Rect(0, 0, 290, 38))
    assert [(place.x, place.y) for place in places] == [(0, 0), (100, 0), (200, 0), (0, 14), (100, 14)]
    assert (node.height(290).natural, node.height(490).natural) == (24, 10)


@pytest.mark.parametrize("width", [200, 333, 640])
def test_a_grid_has_equal_cells_that_fill_it(width: float) -> None:
    """As many beside one another as leave each the least width."""
    node = grid(*[share()] * 7, least=100, gap=(10, 6))
    places = node.split(Rect(0, 0, width, 100))
    across = [place for place in places if place.y == 0]
    assert len(across) == {200: 1, 333: 3, 640: 5}[width]
    assert len({round(place.w, 6) for place in places}) == 1
    assert max(place.right for place in places) == pytest.approx(width)
    assert max(place.bottom for place in places) == pytest.approx(100)
    for one in places:
        for other in places:
            apart = one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y
            assert one is other or apart


def test_a_hand_overlaps_only_where_it_must() -> None:
    hand = overlap(*[item(100, 40)] * 4, gap=8, least=20, justify="start")
    assert [place.x for place in hand.split(Rect(0, 0, 500, 40))] == [0, 108, 216, 324]
    close = hand.split(Rect(0, 0, 250, 40))
    assert [place.x for place in close] == pytest.approx([0, 50, 100, 150])
    assert all(place.w == 100 for place in close), "every card is whole; the next lies on it"
    assert close[-1].right == pytest.approx(250)
    assert [place.x for place in hand.split(Rect(0, 0, 90, 40))] == [0, 20, 40, 60]
    assert hand.width() == (160, 424)


def test_a_card_keeps_its_shape() -> None:
    """As large as there is room for; in a row its height says how wide it is."""
    card = aspect(0.75, share(name="face"), high=80, least=40)
    assert arrange(card, Rect(0, 0, 300, 100))["face"] == Rect(112.5, 0, 75, 100)
    assert arrange(card, Rect(0, 0, 60, 100))["face"] == Rect(0, 10, 60, 80)
    assert [place.w for place in row(card, share()).split(Rect(0, 0, 300, 100))] == [75, 225]
    assert card.width() == (30, 60)


# ------------------------------------------------------------------------------------------------ what is drawn


def test_text_takes_its_width_and_shrinks_to_the_smallest_size() -> None:
    node = text(METRICS, "Sardaukar", 24, 600)
    assert node.width() == (METRICS.width("Sardaukar", 20, 600), METRICS.width("Sardaukar", 24, 600))
    b = Build(METRICS)
    draw_node(b, row(node), Rect(0, 0, node.width().least, 30))
    (label,) = b.elements
    assert isinstance(label, Label)
    assert (label.size, label.y) == (20, 15)


def test_a_paragraph_is_as_high_as_its_width_makes_it() -> None:
    node = paragraph(METRICS, "one two three four", Style(size=20, line=24))
    assert node.height(1000).natural < node.height(node.width().least).natural
    upper, lower = column(node, fixed(10)).split(Rect(0, 0, 1000, 200))
    assert lower.y == upper.bottom == node.height(1000).natural


def test_what_draws_is_drawn_in_order_and_belongs_to_its_thing() -> None:
    b = Build(METRICS)
    painted = fixed(30, lambda b, rect: b.bar(rect, "gold"), thing="coin")
    draw_node(b, row(painted, share(), paint=lambda b, rect: b.plate(rect, "well")), ROOM)
    plate, bar = b.elements
    assert isinstance(plate, Plate)
    assert bar == Bar(Rect(100, 50, 30, 40), "gold")
    (thing,) = b.things
    assert (thing.id, thing.rect, thing.first, thing.last) == ("coin", Rect(100, 50, 30, 40), 1, 2)


def test_only_the_chosen_variant_is_drawn() -> None:
    def bar(color: str) -> Any:
        return lambda b, rect: b.bar(rect, color)

    node = row(variants(item(200, 10, bar("gold")), item(50, 10, bar("brass")), name="which"), fixed(200))
    for arranged in (False, True):
        b = Build(METRICS)
        if arranged:
            arrange(node, ROOM).draw(b)
        else:
            draw_node(b, node, ROOM)
        assert [element.color for element in b.elements if isinstance(element, Bar)] == ["brass"]


def test_a_scaled_box_is_set_at_the_usual_size() -> None:
    b = Build(METRICS)
    node = scaled(1.5, item(100, 20, lambda b, rect: b.bar(rect, "gold", radius=2)))
    assert (node.width().natural, node.height().natural) == (150, 30)
    draw_node(b, row(node), Rect(10, 20, 300, 30))
    assert b.elements == [Bar(Rect(10, 20, 150, 30), "gold", radius=3)]


def test_a_widget_is_moved_to_its_place() -> None:
    b = Build(METRICS)
    widget = Drawn((Bar(Rect(7, 9, 40, 10), "gold"),), (), Rect(7, 9, 40, 10))
    draw_node(b, row(20, drawn(widget)), Rect(0, 0, 100, 30))
    assert b.elements == [Bar(Rect(20, 10, 40, 10), "gold")]


def test_nodes_are_constant_values() -> None:
    assert row(fixed(3), 5, share(), gap=2) == row(fixed(3), 5, share(), gap=2)
    with pytest.raises(AttributeError):
        row(fixed(3)).share = 2


def test_an_unknown_name_is_an_error() -> None:
    with pytest.raises(KeyError):
        arrange(row(fixed(3, name="there")), ROOM)["elsewhere"]
