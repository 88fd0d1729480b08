"""Text that is there to be read is as large as the player likes it, as far as there is room."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.i18n import Texts
from dune_desktop.storage.places import Places
from dune_desktop.storage.settings import SIZES
from dune_desktop.tools.positions import groups
from dune_desktop.tools.sample_players import SamplePlayer, Step
from dune_desktop.ui.kit.over import Answer, dialog, tip, why_not
from dune_desktop.ui.presenters.screens import rules
from dune_desktop.ui.presenters.screens.lens.inspect import EDGE, Around, inspect_regions
from dune_desktop.ui.presenters.screens.lens.sheets import card_sheet, leader_sheet
from dune_desktop.ui.presenters.screens.lens.subject import subject
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.program import Program
from dune_desktop.ui.screen.display import Element, Label, Rect
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.text.type import SCALES, Type
from dune_desktop.ui.window.scene import Scene
from tests.ui.fonts import fonts_of
from tests.ui.geometry import problems

CANVAS = (1920.0, 1080.0)
SAVES = Path(__file__).resolve().parents[2] / "saves" / "golden"
ROUND = "ix-epic-three-buying-a-tile"


def sizes(elements: Sequence[Element]) -> set[float]:
    return {element.size for element in elements if isinstance(element, Label)}


def page(language: str, scale: float = 1.0) -> Page:
    return Page(Texts(language), fonts_of(language), *CANVAS, type=Type(scale))


def on_canvas(rect: Rect) -> bool:
    return 0 <= rect.x <= rect.right <= CANVAS[0] and 0 <= rect.y <= rect.bottom <= CANVAS[1]


def test_every_value_of_the_setting_is_a_scale(tmp_path: Path) -> None:
    program = Program(Places.under(tmp_path), "en")
    for value in SIZES:
        program.change("reading", value)
        assert program.page(Plain(), CANVAS).type == Type(program.manner.reading)
        assert program.manner.reading in SCALES


@pytest.mark.parametrize(
    ("group", "language", "value"),
    [
        (f"around-{ROUND}", "en", "200"),
        (f"ended-{ROUND}", "ja", "200"),
        ("newcomer", "ko", "200"),
        ("files", "ja", "150"),
    ],
)
def test_nothing_is_wrong_with_any_screen(
    group: str, language: str, value: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that is read and chosen from outside and around a game, each seen by somebody who likes large text."""
    really = SamplePlayer.scene

    def scene(home: SamplePlayer, language: str, *steps: Step) -> Scene:
        return really(home, language, lambda program: program.remember(reading=value), *steps)

    monkeypatch.setattr(SamplePlayer, "scene", scene)
    for position in groups(SAVES, tmp_path)[group]():
        shown = position.scene(language)[0].screen(fonts_of(language), CANVAS)
        assert problems(shown, fonts_of(language)) == [], position.name


@pytest.mark.parametrize("scale", SCALES)
def test_tips_questions_and_rules_are_that_large_as_far_as_there_is_room(scale: float) -> None:
    """They stay on the canvas, and the buttons of a question in it."""
    for make in (tip, why_not):
        assert sizes(make(Plain(), "A few words", 100, 100, CANVAS, reading=scale).elements) == {20 * scale}
        assert on_canvas(
            make(Plain(), "Many words that say a great deal. " * 9, 1800, 1000, CANVAS, reading=scale).rect
        )
    answers = [Answer("Go on", ("answer", "on"), True), Answer("Back", ("answer", "back"), False)]
    for body in ("Short.", "A sentence that is long. " * 60):
        _, asked = dialog(Plain("en"), CANVAS, "Really?", body, answers, reading=Type(scale))
        assert on_canvas(asked.rect)
        assert all(asked.rect.contains(*hit.rect.center) for hit in asked.hits)
        assert body != "Short." or 21 * scale in sizes(asked.elements)
    assert 22 * scale in {size for block in rules.text(page("en", scale)).blocks for size in sizes(block.elements)}


@pytest.mark.parametrize(("language", "scale"), [("en", 2.0), ("ja", 0.75)])
def test_what_is_looked_at_closer_stays_on_the_canvas(language: str, scale: float) -> None:
    """The text grows as far as there is room; where there is none for the usual size, it is no smaller than that."""
    known, usual, here = catalog(("base", "ix")), page(language), page(language, scale)
    keys = [f"card:{one.id}" for one in known.cards] + [f"intrigue:{one.id}" for one in known.intrigues]
    found = [each for key in keys[::4] if (each := subject(here.texts, known, key)) is not None]
    sheets = [(card_sheet(here, each), card_sheet(usual, each)) for each in found]
    for sheet, before in [*sheets, *((leader_sheet(here, one), leader_sheet(usual, one)) for one in known.leaders)]:
        assert sheet.height <= max(here.height - 2 * EDGE, before.height)
        aside, whole = (
            [each.rect.bottom for each in inspect_regions(a, b, Around()) if each.name == "inspect.side"]
            for a, b in ((here, sheet), (usual, before))
        )
        assert max(aside, default=0) <= max([here.height - EDGE, *whole]) + 1
    first = inspect_regions(here, sheets[0][0], Around())
    assert {21 * scale, here.type.style("rule").size} <= {size for region in first for size in sizes(region.elements)}
