"""What boxes add to the screen: of each group one record with what all boxes have, or those in play."""

from __future__ import annotations

import pytest

from dune_desktop.ui.presenters.screens.lens.subject import CardContribution
from dune_desktop.ui.presenters.screens.sources import ScoreContribution, Tie
from dune_desktop.ui.presenters.table.tips.table import TipContribution
from dune_desktop.ui.presenters.ui_registry import UiContribution, contributed
from tests.kit.boxes import Make, make_box

__all__ = ["make_box"]

SHOWN = """
from dune_desktop.ui.presenters.screens.lens.subject import CardContribution
from dune_desktop.ui.presenters.screens.sources import ScoreContribution, Tie
from dune_desktop.ui.presenters.table.tips.table import TipContribution
from dune_desktop.ui.presenters.ui_registry import UiContribution

CONTRIBUTION = UiContribution(
    CardContribution(seals={{"{deck}": "water"}}),
    ScoreContribution(ties=(Tie("{deck}", "water", "card:{deck}"),)),
    TipContribution(tips=({{"flag": lambda model, rest: "{deck}"}},), speaking=frozenset({{"{deck}"}})),
)
"""


def test_of_a_group_there_is_what_the_boxes_in_play_have(make_box: Make) -> None:
    """Tables, tuples and sets one behind the other, in the order of the boxes."""
    make_box("first", {}, boards=("base",), shown=SHOWN.format(deck="red"))
    make_box("second", {}, boards=("base",), shown=SHOWN.format(deck="blue"))
    both, one = ("base", "first", "second"), ("base", "second")
    assert contributed(CardContribution, both).seals == {"red": "water", "blue": "water"}
    assert contributed(CardContribution, one).seals == {"blue": "water"}
    assert contributed(ScoreContribution, both).ties == (
        Tie("red", "water", "card:red"),
        Tie("blue", "water", "card:blue"),
    )
    assert contributed(TipContribution, both).speaking == {"red", "blue"}
    assert contributed(CardContribution, ("base",)) == CardContribution()


def test_without_a_choice_it_is_what_all_boxes_have(make_box: Make) -> None:
    """Those that come later too; a box may also add nothing."""
    before = contributed(CardContribution).seals
    make_box("first", {}, boards=("base",))
    assert contributed(CardContribution).seals == before
    make_box("second", {}, boards=("base",), shown=SHOWN.format(deck="red"))
    assert contributed(CardContribution).seals == {**before, "red": "water"}


def test_two_boxes_may_tell_of_the_same_kind_of_thing(make_box: Make) -> None:
    """Each is asked, in the order of the boxes: a tip that one leaves empty the next may tell."""
    make_box("first", {}, boards=("base",), shown=SHOWN.format(deck="red"))
    make_box("second", {}, boards=("base",), shown=SHOWN.format(deck="blue"))
    tips = contributed(TipContribution, ("base", "first", "second")).tips
    assert [table["flag"](None, "") for table in tips] == ["red", "blue"]  # type: ignore[arg-type]  # they ask nothing


def test_two_boxes_for_one_place_are_told(make_box: Make) -> None:
    make_box("first", {}, boards=("base",), shown=SHOWN.format(deck="red"))
    make_box("second", {}, boards=("base",), shown=SHOWN.format(deck="red"))
    with pytest.raises(ValueError, match="seals: shown by two boxes: red"):
        contributed(CardContribution)


def test_a_box_adds_to_a_group_once() -> None:
    with pytest.raises(ValueError, match="by one record"):
        UiContribution(CardContribution(), CardContribution())
