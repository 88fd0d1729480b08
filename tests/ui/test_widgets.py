"""Widgets are as large as their content, keep it inside, and can be reached."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dune_desktop.ui.kit import over, scrolling, widgets
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.drawn import Drawn
from dune_desktop.ui.kit.field import text_field
from dune_desktop.ui.kit.over import Answer
from dune_desktop.ui.kit.widgets import Option
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.screen import pointing
from dune_desktop.ui.screen.display import Bar, Label, Rect, Region, Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.sizes import FLOOR
from dune_desktop.ui.text.textedit import TextEdit

METRICS = Plain()
CANVAS = (1920.0, 1080.0)


def texts(drawn: Drawn | Region) -> list[str]:
    return [e.text for e in drawn.elements if isinstance(e, Label)]


def keeps_inside(drawn: Drawn | Region, metrics: Plain | Fonts = METRICS) -> None:
    """Every label lies within the rectangle and none is under the floor."""
    for element in drawn.elements:
        if isinstance(element, Label):
            assert element.size >= FLOOR
            width = metrics.width(element.text, element.size, element.weight, element.face, element.tracking)
            left = element.x - {"left": 0, "center": width / 2, "right": width}[element.anchor]
            assert left >= drawn.rect.x - 0.5, element
            assert left + width <= drawn.rect.right + 0.5, element


def test_a_segmented_choice_cuts_the_longest_where_there_is_too_little_room() -> None:
    """And says all of it when pointed at; what fits is whole."""
    options = [Option(name, (name,)) for name in ("Ann", "Bartholomew of the Long Valley", "Cy {2}" * 8)]
    made = widgets.segmented(METRICS, 10, 10, options, 0, room=400)
    assert made.rect.w == pytest.approx(400)
    assert [hit.tip for hit in made.hits] == ["", options[1].text, "Cy {{2}}" * 8]
    assert made.hits[0].rect.w == pytest.approx(METRICS.width("Ann", 20, 600) + 24)


def test_a_field_shows_composition_and_caret_where_they_are() -> None:
    rect = Rect(0, 0, 300, 44)
    edit = TextEdit("Jiwon", 2, "하")
    made = text_field(METRICS, rect, "name", edit, active=True)
    assert texts(made) == ["Ji", "하", "won"]
    composed = [e for e in made.elements if isinstance(e, Label) and e.underline]
    assert [e.text for e in composed] == ["하"]
    caret = next(e for e in made.elements if isinstance(e, Bar))
    assert caret.rect.x == pytest.approx(12 + METRICS.width("Ji하", 20))
    assert made.hits[0].action == ("edit", "name", "begin")


def test_a_long_text_stays_in_its_field() -> None:
    rect = Rect(0, 0, 200, 44)
    for caret in (0, 20, 40):
        edit = TextEdit("wordy " * 10, caret, limit=60)
        keeps_inside(text_field(METRICS, rect, "name", edit, active=True))
    keeps_inside(text_field(METRICS, rect, "name", TextEdit.of("wordy " * 10, 60)))
    assert texts(text_field(METRICS, rect, "name", TextEdit(), hint="who?")) == ["who?"]


def test_text_editing() -> None:
    edit = TextEdit.of("Pal").apply("left").apply("type", "u")
    assert (edit.value, edit.caret) == ("Paul", 3)
    assert edit.apply("backspace").value == "Pal"
    assert edit.apply("delete").value == "Pau"
    assert edit.apply("home").apply("backspace") == edit.apply("home")
    assert edit.apply("compose", "한").shown == "Pau한l"
    assert edit.apply("compose", "한").apply("type", "한").shown == "Pau한l"
    assert TextEdit(limit=3).apply("type", "a\nbcde").value == "abc"
    assert edit.apply("no such verb") == edit


def test_a_dialog_shuts_off_the_rest() -> None:
    below = Region("table", Rect(0, 0, 1920, 1080), (), widgets.button(METRICS, 0, 0, "Undo", ("undo",)).hits)
    answers = [
        Answer("Keep buying", ("no",), primary=True),
        Answer("End turn", ("yes",), command="leave_open", cap="E"),
    ]
    asked = over.dialog(METRICS, CANVAS, "Asked once", "6 persuasion left. End the turn?", answers)
    shown = Screen("plain", (below, *asked))
    assert {spot.hit.action for spot in pointing.spots(shown)} == {("no",), ("yes",)}
    keeps_inside(asked[1])
    assert asked[1].rect.center == (960, 540)


@pytest.mark.parametrize("offset", [-50.0, 0.0, 130.0, 9999.0])
def test_a_column_paints_only_what_is_in_sight(offset: float) -> None:
    rect = Rect(100, 100, 300, 220)
    blocks: list[scrolling.Block] = []
    for index in range(40):
        b = Build(METRICS)
        b.drawn(widgets.button(METRICS, 0, 0, str(index), ("row", index), width=rect.w, height=50))
        blocks.append(scrolling.Block.of(b, 50))
    made = scrolling.scrolled("codex", rect, blocks, offset)
    limit = scrolling.limit_of(blocks, rect.h)
    assert limit == 40 * 50 - 220
    rows = [hit.action[1] for hit in made.hits if hit.action[0] == "row"]
    assert len(rows) <= 6
    assert made.clip
    assert rows == sorted(rows)
    if offset > limit:
        assert rows[-1] == 39
    pages = [s.hit.action for s in pointing.spots(Screen("plain", (made,))) if s.hit.action[0] == "scroll"]
    assert pages
    still = scrolling.scrolled("codex", rect, blocks, offset, keys=False)
    assert not any(hit.command for hit in still.hits)


def test_a_text_is_selected_and_typed_over() -> None:
    edit = TextEdit.of("Paul").apply("all")
    assert edit.selected == "Paul"
    assert edit.apply("type", "J") == TextEdit.of("J")
    assert edit.apply("backspace").value == edit.apply("delete").value == edit.apply("cut").value == ""
    assert edit.apply("compose", "지").shown == "지", "an input method begins in its place"
    assert edit.apply("compose", "").selected == "Paul"
    assert edit.apply("left") == replace(edit, caret=0, anchor=None)
    assert edit.apply("right") == replace(edit, caret=4, anchor=None)
    assert edit.apply("done").selected == ""
    part = TextEdit.of("Paul").apply("left").apply("left", True).apply("left", True)
    assert part.selected == "au"
    assert part.apply("home", True).selected == "Pau"
    assert part.apply("right", True).selected == "u"
    assert TextEdit.of("Paul").apply("home").apply("end", True).selected == "Paul"
    assert TextEdit("Paul", 4, limit=4).apply("all").apply("type", "Jiwon").value == "Jiwo"


def test_what_is_selected_lies_on_brass() -> None:
    rect = Rect(0, 0, 200, 44)
    for edit in (TextEdit.of("Jiwon").apply("all"), TextEdit("Jiwon", 1).apply("end", True).apply("left", True)):
        made = text_field(METRICS, rect, "name", edit, active=True)
        ground = next(e for e in made.elements if isinstance(e, Bar) and e.color == "chosen0")
        assert ground.rect.w == pytest.approx(METRICS.width(edit.selected, 20, 600))
        keeps_inside(made)
    for caret in range(0, 50, 7):
        long = TextEdit("wordy " * 10, caret, limit=60)
        for verb in ("home", "end"):
            keeps_inside(text_field(METRICS, rect, "name", long.apply(verb, True), active=True))
