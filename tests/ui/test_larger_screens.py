"""New game is as large as the player likes text that is read; what is wrong with a screen is found."""

from __future__ import annotations

from dataclasses import replace
from itertools import cycle

import pytest

from dune_desktop.i18n import Texts
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.presenters.screens.new_game.draft import TABLES, Draft, Seating
from dune_desktop.ui.presenters.screens.new_game.screen import column_limit, new_game_screen
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.screen.display import Hit, Label, Rect, Region, Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.sizes import FLOOR
from dune_desktop.ui.text.textedit import TextEdit
from dune_desktop.ui.text.type import Type
from tests.ui.geometry import problems
from tests.ui.screens import LONG_NAME, SIZES


def page(metrics: dict[str, Fonts], language: str, scale: float, shape: str = "16:9") -> Page:
    return Page(Texts(language), metrics[language], *SIZES[shape], type=Type(scale))


@pytest.mark.parametrize(("language", "scale"), [("en", 1.5), ("ko", 1.25), ("ja", 2.0)])
def test_new_game_is_that_large_in_a_column(metrics: dict[str, Fonts], language: str, scale: float) -> None:
    """All that can be chosen at the usual size, where all is seen at once, can be chosen somewhere in the column."""
    names = tuple(TextEdit.of(LONG_NAME if seat == 0 else "", 16) for seat in range(4))
    chosen = ("viscount_hundro_moritani", "", "", "")
    draft = Draft("solo", names, chosen, "mercenary", TextEdit.of("482913507", 9), added=("ix", "immortality"))
    for table, shape, kind in zip(TABLES, cycle(SIZES), cycle(("", "expert")), strict=False):
        wished = ("row_churn", "brutal_escalation") if kind else ("epic",)
        at = replace(draft, table=table, wished=wished, seating=tuple(Seating(kind, "") for _ in range(4)))
        here, done = page(metrics, language, scale, shape), set[object]()
        limit = column_limit(here, at)
        assert limit > 0
        for step in range(5):
            screen = new_game_screen(here, at, limit * step / 4)
            assert problems(screen, here.metrics) == []
            done |= {hit.action for region in screen.regions for hit in region.hits}
        usual = page(metrics, language, 1.0, shape)
        screen = new_game_screen(usual, at)
        assert {hit.action for region in screen.regions for hit in region.hits} <= done
        assert column_limit(usual, replace(at, added=())) == 0.0


def test_what_is_wrong_with_a_screen_is_found() -> None:
    box, wide = Rect(100, 100, 400, 200), Rect(1800, 100, 400, 200)

    def found(*labels: Label, hit: Rect = box, rect: Rect = box) -> str:
        return "\n".join(problems(Screen("plain", (Region("part", rect, labels, (Hit(hit, ("go",)),)),)), Plain()))

    assert found(Label(110, 150, "Dune", box=200)) == ""
    assert f"{FLOOR - 1} high" in found(Label(110, 120, "tiny", FLOOR - 1))
    assert "in a box of 60" in found(Label(110, 120, "much too long", box=60))
    for label in (Label(480, 120, "beside"), Label(110, 296, "too low"), Label(110, 120, "left", anchor="right")):
        assert "sticks out of" in found(label)
    assert found(Label(110, 120, "one"), Label(120, 124, "two")) == "part: 'two' lies on 'one'"
    assert "leaves the canvas" in found(Label(1900, 120, "far"), rect=wide)
    assert "leaves the canvas" in found(hit=Rect(1900, 10, 40, 40))
