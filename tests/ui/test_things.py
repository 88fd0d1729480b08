"""Named things: made, found, hidden, lifted and drawn as ghosts as one."""

from __future__ import annotations

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.screen.display import Frame, Label, Piece, Plate, Rect, Region, Screen
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.things import find, ghost, hide, lift, things

METRICS = Plain()
BOX = Rect(100, 100, 200, 80)


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
    assert made().hits[0].thing == "space:arrakeen"
    assert find(SCREEN, "count") == found["count"]
    assert find(SCREEN, "nothing") is None


def test_what_is_hidden_leaves_everything_else_as_it_was() -> None:
    before, hidden = things(SCREEN), hide(SCREEN, {"agent:2.0"})
    found = things(hidden)
    assert hidden.regions[1].hits == SCREEN.regions[1].hits
    assert [type(element) for element in found["space:arrakeen"].elements] == [Plate, Label]
    assert (found["agent:2.0"].elements, found["agent:2.0"].thing.rect) == ((), before["agent:2.0"].thing.rect)
    whole = things(hide(SCREEN, {"space:arrakeen", "agent:2.0"}))
    assert whole["space:arrakeen"].elements == whole["count"].elements == ()
    for name in ("count", "button:menu"):
        assert found[name].elements == before[name].elements
    assert whole["button:menu"].elements == before["button:menu"].elements


def test_what_is_lifted_is_a_region_of_its_own_and_a_ghost_shines_through() -> None:
    region, before = lift(SCREEN, "space:arrakeen"), things(SCREEN)
    assert (region.elements, region.layer) == (before["space:arrakeen"].elements, Layer.MOTION)
    assert [thing.id for thing in region.things] == ["space:arrakeen", "agent:2.0", "count"]
    found = things(ghost(SCREEN, "space:arrakeen", 0.5))
    assert [e.opacity for e in found["space:arrakeen"].elements if not isinstance(e, Frame)] == [0.5, 0.5, 0.5]
    assert found["button:menu"].elements == before["button:menu"].elements
