"""The effect grammar: shorthand to signs, signs to elements, in order and without overlap."""

from __future__ import annotations

from itertools import pairwise

import pytest

from dune_desktop.ui.art import icons
from dune_desktop.ui.screen.display import Element, Icon, Label, Plate
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import FLOOR
from dune_desktop.ui.text.signs import Amount, Boxed, Sign, Words, fitted, measure, parse, row, seal

METRICS = Plain()
LINES = [
    "-4spice > 5solari 2troop intrigue",
    '?(fremen "2+") troop water',
    "influence_guild / 2spice",
    "?(guild alliance) : -3spice > vp",
    '2persuasion retreat "any number"',
    "!(persuasion_seal > troop)",
    "-2–5spice > 6–12solari",
    "flip · -(2water 1spice) > 3draw",
]


def test_shorthand() -> None:
    assert parse("-2water > 3draw") == (Boxed("well", (Amount("water", "2"),)), Sign(">"), Amount("draw", "3"))
    assert parse('?(fremen "2+") : vp') == (
        Boxed("chip", (Amount("fremen"), Words("2+"))),
        Sign(":"),
        Amount("vp"),
    )
    assert parse("−1tech / +2spice") == (Amount("tech", "−1"), Sign("/"), Amount("spice", "+2"))


def ends(element: Element) -> tuple[float, float]:
    if isinstance(element, Label):
        width = METRICS.width(element.text, element.size, element.weight)
        left = element.x - (width / 2 if element.anchor == "centre" else 0)
        return left, left + width
    if isinstance(element, Icon):
        return element.x - element.size / 2, element.x + element.size / 2
    assert isinstance(element, Plate)
    return element.rect.x, element.rect.right


@pytest.mark.parametrize("text", LINES)
@pytest.mark.parametrize("size", [24, 28, 38])
def test_signs_stand_in_order_within_the_measured_width(text: str, size: float) -> None:
    elements, width = row(parse(text), METRICS, 50, 20, size)
    assert width == pytest.approx(measure(parse(text), METRICS, size))
    assert min(ends(e)[0] for e in elements) == pytest.approx(50, abs=0.01)
    assert max(ends(e)[1] for e in elements) <= 50 + width + 0.01
    boxes = [e for e in elements if isinstance(e, Plate)]
    for box, after in pairwise(boxes):
        assert box.rect.right < after.rect.x
    for element in elements:
        if isinstance(element, Label):
            assert element.size >= FLOOR
        if isinstance(element, Icon):
            assert element.name in icons.names()


def test_neighbours_do_not_touch() -> None:
    elements, _ = row(parse("spice water"), METRICS, 0, 0, 28)
    assert ends(elements[1])[0] - ends(elements[0])[1] >= 4


def test_boxes_hold_what_is_in_them() -> None:
    elements, _ = row(parse('-(2water 1spice) ?(fremen "2+")'), METRICS, 0, 0, 28)
    boxes = [e for e in elements if isinstance(e, Plate)]
    assert [box.style for box in boxes] == ["well", "condition"]
    for element in elements:
        if not isinstance(element, Plate):
            left, right = ends(element)
            assert any(box.rect.x <= left and right <= box.rect.right for box in boxes)


def test_lit_surfaces_have_their_own_wells_and_ink() -> None:
    lit, _ = row(parse("-2water > 3draw"), METRICS, 0, 0, 28, "space.lit")
    assert [e.style for e in lit if isinstance(e, Plate)] == ["well.lit"]
    inks = [e.colour for e in lit if isinstance(e, Label)]
    assert inks == [PLATES["well.lit"].ink, "ink"]


def test_persuasion_stands_inside_its_seal() -> None:
    elements, width = row(parse("2persuasion"), METRICS, 0, 0, 28)
    icon, number = elements
    assert isinstance(icon, Icon)
    assert isinstance(number, Label)
    assert (icon.name, number.text, number.anchor) == ("persuasion_seal", "2", "centre")
    assert icon.x == number.x == width / 2
    assert seal(METRICS, 5, 5, "10", 45)[1] == Label(5, 5, "10", 45 * 0.62, 700, "white", anchor="centre")


def test_a_line_gets_smaller_to_fit_but_not_under_the_floor() -> None:
    line = parse(LINES[0])
    natural = measure(line, METRICS, 30)
    elements, width = fitted(line, METRICS, 0, 0, natural - 20, 30)
    assert width <= natural - 20
    assert max(e.size for e in elements if isinstance(e, Icon)) < 30
    least, _ = fitted(line, METRICS, 0, 0, 10, 30)
    assert max(e.size for e in least if isinstance(e, Icon)) == 20
