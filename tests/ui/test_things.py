"""Named things: made, found, hidden, lifted and drawn as ghosts as one."""

from __future__ import annotations

import pytest

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.drawn import called
from dune_desktop.ui.kit.widgets import Option, button, segmented
from dune_desktop.ui.screen.display import Bar, Frame, Icon, Label, Line, Picture, Piece, Plate, Rect, Region, Screen
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.things import faded, find, ghost, hide, lift, moved, things

METRICS = Plain()
BOX, INNER = Rect(100, 100, 200, 80), Rect(110, 110, 40, 40)


def made() -> Region:
    """A plate with a piece in it and a number after that, and something that has no name."""
    b = Build(METRICS)
    b.line(0, 0, 10, 0, "brass")
    with b.thing("space:arrakeen", BOX):
        b.plate(BOX, "space")
        b.piece(130, 130, "agent", 2, 40, thing="agent:2.0")
        b.text(200, 130, "3", thing="count")
        b.hit(BOX, action=("space", "arrakeen"))
    b.icon(500, 500, "menu", 20, thing="button:menu")
    return b.region("board", Rect(0, 0, 1920, 1080), bleed=7)


SCREEN = Screen("plain", (Region("other", Rect(0, 0, 10, 10)), made()))


def test_what_is_added_in_between_belongs_to_the_thing() -> None:
    found = things(SCREEN)
    assert list(found) == ["space:arrakeen", "agent:2.0", "count", "button:menu"]
    assert [type(element) for element in found["space:arrakeen"].elements] == [Plate, Piece, Label]
    assert [type(element) for element in found["agent:2.0"].elements] == [Piece]
    assert found["agent:2.0"].thing.rect == INNER
    assert made().hits[0].thing == "space:arrakeen"
    assert find(SCREEN, "count") == found["count"]
    assert find(SCREEN, "nothing") is None


def test_widgets_are_things_called_after_what_they_do() -> None:
    b = Build(METRICS)
    b.line(0, 0, 10, 0, "brass")
    with b.thing("bar", BOX):
        b.drawn(button(METRICS, 0, 0, "Go", ("pace", ("fast", 2)), icon="menu"))
        b.drawn(segmented(METRICS, 0, 90, [Option("A", ("size", 1)), Option("B", ("size", 2))], 0))
    whole = Screen("plain", (b.region("bar", BOX),))
    found = things(whole)
    assert list(found) == ["bar", "button:pace.fast.2", "choices:size", "choice:size.1", "choice:size.2"]
    assert len(found["bar"].elements) == len(b.elements) - 1
    assert [e.text for e in found["button:pace.fast.2"].elements if isinstance(e, Label)] == ["Go"]
    assert [e.text for e in found["choice:size.2"].elements if isinstance(e, Label)] == ["B"]
    assert [hit.thing for hit in b.hits] == ["button:pace.fast.2", "choice:size.1", "choice:size.2"]
    assert called("chip", ("option", ("take", 1))) == "chip:option.take.1"


def test_what_is_hidden_leaves_everything_else_as_it_was() -> None:
    hidden = hide(SCREEN, {"agent:2.0"})
    found = things(hidden)
    assert hidden.regions[0] is SCREEN.regions[0]
    assert hidden.regions[1].hits == SCREEN.regions[1].hits
    assert [type(element) for element in found["space:arrakeen"].elements] == [Plate, Label]
    assert found["agent:2.0"].elements == ()
    assert found["agent:2.0"].thing.rect == INNER
    for name in ("count", "button:menu"):
        assert found[name].elements == things(SCREEN)[name].elements
    whole = things(hide(SCREEN, {"space:arrakeen", "agent:2.0"}))
    assert whole["space:arrakeen"].elements == whole["count"].elements == ()
    assert whole["button:menu"].elements == things(SCREEN)["button:menu"].elements
    assert hide(SCREEN, ()) is SCREEN


def test_what_is_lifted_is_a_region_of_its_own() -> None:
    region = lift(SCREEN, "space:arrakeen")
    assert region.elements == things(SCREEN)["space:arrakeen"].elements
    assert region.layer == Layer.MOTION
    assert [thing.id for thing in region.things] == ["space:arrakeen", "agent:2.0", "count"]
    assert [type(e) for t in region.things for e in region.elements[t.first : t.last]] == [
        Plate, Piece, Label, Piece, Label
    ]  # fmt: skip
    with pytest.raises(KeyError):
        lift(SCREEN, "nothing")


def test_it_can_be_lifted_to_another_place() -> None:
    region = lift(SCREEN, "agent:2.0", Rect(500, 600, 40, 40))
    assert region.elements == (Piece(520, 620, "agent", 2, 40),)
    assert region.things[0].rect == Rect(500, 600, 40, 40)


def test_a_ghost_shines_through_where_it_stands() -> None:
    screen = ghost(SCREEN, "space:arrakeen", 0.5)
    found = things(screen)
    assert [e.opacity for e in found["space:arrakeen"].elements if not isinstance(e, Frame)] == [0.5, 0.5, 0.5]
    assert found["button:menu"].elements == things(SCREEN)["button:menu"].elements
    assert screen.regions[1].elements[0] == SCREEN.regions[1].elements[0]


@pytest.mark.parametrize(
    "element",
    [
        Plate(BOX, "space"), Label(1, 2, "x"), Icon(1, 2, "menu", 20), Piece(1, 2, "agent", 0, 20), Bar(BOX, "brass"),
        Line(1, 2, 3, 4, "brass"), Frame(BOX, "brass"), Picture(BOX, "dial:1/10"),
    ],
    ids=lambda element: type(element).__name__,
)  # fmt: skip
def test_every_element_can_be_moved_and_faded(element: object) -> None:
    there = moved(element, 5, -3)  # type: ignore[arg-type]
    assert there != element
    assert moved(there, -5, 3) == element
    if not isinstance(element, Frame):
        assert faded(faded(there, 0.5), 0.5).opacity == 0.25  # type: ignore[union-attr]
