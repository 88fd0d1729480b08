"""Widgets are as large as their content, keep it inside, and can be reached."""

from __future__ import annotations

import pytest

from dune_desktop.ui.kit import scrolling, widgets
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.drawn import Drawn
from dune_desktop.ui.kit.field import text_field
from dune_desktop.ui.kit.widgets import Option
from dune_desktop.ui.screen import pointing
from dune_desktop.ui.screen.display import Bar, Label, Rect, Region, Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.text.textedit import TextEdit
from tests.ui.geometry import problems

METRICS = Plain()


def texts(drawn: Drawn) -> list[str]:
    return [e.text for e in drawn.elements if isinstance(e, Label)]


def field(edit: TextEdit, **more: bool) -> Drawn:
    """A field of a text, which stays in it."""
    made = text_field(METRICS, Rect(0, 0, 200, 44), "name", edit, hint="who?", **more)
    assert problems(Screen("", (Region("field", made.rect, made.elements),)), METRICS) == []
    return made


def test_a_segmented_choice_cuts_the_longest_where_there_is_too_little_room() -> None:
    """And says all of it when pointed at; what fits is whole."""
    options = [Option(name, (name,)) for name in ("Ann", "Bartholomew of the Long Valley", "Cy {2}" * 8)]
    made = widgets.segmented(METRICS, 10, 10, options, 0, room=400)
    assert made.rect.w == pytest.approx(400)
    assert [hit.tip for hit in made.hits] == ["", options[1].text, "Cy {{2}}" * 8]
    assert made.hits[0].rect.w == pytest.approx(METRICS.width("Ann", 20, 600) + 24)


def test_a_field_shows_text_composition_caret_and_selection_where_they_are() -> None:
    made = field(TextEdit("Jiwon", 2, "하"), active=True)
    assert texts(made) == ["Ji", "하", "won"]
    assert [e.text for e in made.elements if isinstance(e, Label) and e.underline] == ["하"]
    caret = next(e for e in made.elements if isinstance(e, Bar))
    assert caret.rect.x == pytest.approx(12 + METRICS.width("Ji하", 20))
    assert made.hits[0].action == ("edit", "name", "begin")
    assert texts(field(TextEdit())) == ["who?"]
    for edit in (TextEdit.of("Jiwon").apply("all"), TextEdit("Jiwon", 1).apply("end", True).apply("left", True)):
        ground = next(e for e in field(edit, active=True).elements if isinstance(e, Bar) and e.color == "chosen0")
        assert ground.rect.w == pytest.approx(METRICS.width(edit.selected, 20, 600))
    for caret_at in range(0, 50, 7):
        long = TextEdit("wordy " * 10, caret_at, limit=60)
        for each in (long, long.apply("home", True), long.apply("end", True)):
            field(each, active=True)
            field(each)


PAUL = TextEdit("Paul", 3)
ALL = TextEdit.of("Paul").apply("all")
PART = TextEdit.of("Paul").apply("left").apply("left", True).apply("left", True)


@pytest.mark.parametrize(
    ("edit", "verb", "value", "selected"),
    [
        (PAUL, ("backspace",), "Pal", ""),
        (PAUL, ("delete",), "Pau", ""),
        (PAUL.apply("home"), ("backspace",), "Paul", ""),
        (PAUL.apply("compose", "한"), ("type", "한"), "Pau한l", ""),
        (TextEdit(limit=3), ("type", "a\nbcde"), "abc", ""),
        (ALL, ("no such verb",), "Paul", "Paul"),
        (ALL, ("backspace",), "", ""),
        (ALL, ("compose", "지"), "지", ""),  # an input method begins in its place
        (ALL, ("compose", ""), "Paul", "Paul"),
        (ALL, ("done",), "Paul", ""),
        (ALL.apply("left"), ("type", "J"), "JPaul", ""),
        (ALL.apply("right"), ("type", "J"), "PaulJ", ""),
        (PART, ("type", "e"), "Pel", ""),
        (PART, ("home", True), "Paul", "Pau"),
        (PART, ("right", True), "Paul", "u"),
        (TextEdit("Paul", 0), ("end", True), "Paul", "Paul"),
        (TextEdit("Paul", 4, limit=4).apply("all"), ("type", "Jiwon"), "Jiwo", ""),
    ],
)
def test_a_text_is_edited_selected_and_typed_over(
    edit: TextEdit, verb: tuple[str, ...], value: str, selected: str
) -> None:
    after = edit.apply(*verb)
    assert (after.shown, after.selected) == (value, selected)


@pytest.mark.parametrize(("offset", "first"), [(-50.0, 0), (0.0, 0), (130.0, 2), (9999.0, 35)])
def test_a_column_paints_only_what_is_in_sight(offset: float, first: int) -> None:
    rect = Rect(100, 100, 300, 220)
    blocks: list[scrolling.Block] = []
    for index in range(40):
        b = Build(METRICS)
        b.drawn(widgets.button(METRICS, 0, 0, str(index), ("row", index), width=rect.w, height=50))
        blocks.append(scrolling.Block.of(b, 50))
    assert scrolling.limit_of(blocks, rect.h) == 40 * 50 - 220
    made = scrolling.scrolled("codex", rect, blocks, offset)
    rows = [hit.action[1] for hit in made.hits if hit.action[0] == "row"]
    assert rows == list(range(first, first + len(rows)))
    assert 5 <= len(rows) <= 6
    assert made.clip
    assert [spot for spot in pointing.spots(Screen("plain", (made,))) if spot.hit.action[0] == "scroll"]
    assert not any(hit.command for hit in scrolling.scrolled("codex", rect, blocks, offset, keys=False).hits)
