"""What a screen presents and what its scene does are one list: a click nobody handles is a mistake, not silence."""

from __future__ import annotations

import pytest

from dune_desktop.engine.model.config import table
from dune_desktop.ui.program import Program
from dune_desktop.ui.ways import Ways
from dune_desktop.ui.window.scene import Go, UnknownAction
from tests.ui.tables import begin, go


@pytest.mark.parametrize("place", ["title", "new_game", "load", "menu", "save", "rules", "about", "table"])
def test_an_unknown_action_is_refused_aloud(program: Program, place: str) -> None:
    """What a presenter misspells does not end as a button that does nothing."""
    game = begin(program, table(3), 3)
    with pytest.raises(UnknownAction, match="does not do"):
        go(program, place, below=game).handle(("sned", "dagger"))


def test_a_place_nobody_knows_is_refused_aloud(program: Program) -> None:
    with pytest.raises(KeyError):
        Ways(program)(Go("arrakis"), begin(program, table(3), 3))
