"""Which hit is meant, and how pointing at it looks."""

from __future__ import annotations

from dataclasses import replace

from dune_desktop.ui.screen import pointing
from dune_desktop.ui.screen.display import ASIDE, Hit, Label, Plate, Rect, Region, Screen, Thing
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.pointing import Spot


def button(name: str, x: float, y: float, order: int = 0, style: str = "button", **more: object) -> Region:
    rect = Rect(x, y, 100, 40)
    hit = Hit(rect, ("press", name), order=order, thing=name, **more)  # type: ignore[arg-type]
    elements = (Plate(rect, style), Label(x + 50, y + 20, name))
    return Region(name, rect, elements, (hit,), things=(Thing(name, rect, 0, 2),))


def screen(*regions: Region) -> Screen:
    return Screen("plain", regions)


GRID = screen(button("a", 0, 0), button("b", 200, 0), button("c", 0, 200), button("d", 200, 200))


def name(spot: Spot | None) -> str:
    return spot.region if spot else ""


def test_the_topmost_hit_is_meant_and_a_modal_region_shuts_off_what_is_below() -> None:
    over = replace(button("over", 0, 0), layer=Layer.BUBBLE)
    assert name(pointing.spot_at(screen(over, button("under", 0, 0)), 50, 20)) == "over"
    assert pointing.spot_at(GRID, 150, 20) is None
    veil = Region("veil", Rect(0, 0, 1920, 1080), layer=Layer.DIALOG, modal=True)
    shown = screen(*GRID.regions, veil, replace(button("yes", 500, 500), layer=Layer.DIALOG))
    assert pointing.spot_at(shown, 50, 20) is None
    assert name(pointing.spot_at(shown, 550, 520)) == "yes"
    assert [spot.region for spot in pointing.tab_order(shown)] == ["yes"]


def test_tab_goes_by_order_then_as_one_reads_and_round() -> None:
    shown = screen(button("late", 0, 0, 9), button("right", 200, 50), button("left", 0, 50), button("none", 9, 9, -1))
    visited, focus = [], None
    for _ in range(4):
        focus = pointing.next_spot(shown, focus, 1)
        visited.append(name(focus))
    assert visited == ["left", "right", "late", "left"]
    assert name(pointing.next_spot(shown, None, -1)) == "late"


def test_arrows_go_to_the_nearest_in_that_direction_and_prefer_what_answers() -> None:
    """A tool in between is passed over, but reached where nothing else lies that way."""
    tool = button("tool", 150, 0, ASIDE)
    for shown, to, found in (
        (GRID, (1, 0), "b"),
        (GRID, (0, 1), "c"),
        (GRID, (-1, 0), "a"),
        (screen(button("a", 0, 0), button("far", 20, 900)), (1, 0), "a"),
        (screen(button("a", 0, 0), tool, button("b", 400, 0)), (1, 0), "b"),
        (screen(button("a", 0, 0), tool), (1, 0), "tool"),
    ):
        assert name(pointing.toward(shown, pointing.spots(shown)[0], *to)) == found
    assert name(pointing.toward(GRID, None, 1, 0)) == "a"


def test_a_thing_is_found_again_by_its_name_whatever_it_does_and_wherever_it_is() -> None:
    old, other = pointing.spots(GRID)[0], Hit(Rect(600, 600, 100, 40), ("something", "else"), thing="a")
    assert pointing.find(screen(Region("far", other.rect, (), (other,))), old) == Spot("far", other)
    assert pointing.find(screen(button("x", 0, 0)), old) is None, "another thing in its place"
