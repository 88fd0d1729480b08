"""Games played by clicks in the window, one of them whole: every click found on the program's own screen."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import solo
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.engine.validation.invariants import problems
from dune_desktop.i18n import LANGUAGES
from dune_desktop.session import Session
from dune_desktop.ui.program import Program
from tests.ui.driver import Driver
from tests.ui.moving import SAVES
from tests.ui.person import Person
from tests.ui.tables import at_table, go

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("queue")]
GOLDEN = list(zip(sorted(SAVES.glob("*.dune")), cycle(LANGUAGES), strict=False))


@pytest.mark.parametrize(("path", "language"), GOLDEN, ids=lambda each: getattr(each, "stem", each))
def test_every_golden_save_can_be_played_on_into_the_next_round(program: Program, path: Path, language: str) -> None:
    """Also where its log leads no further; between two people the curtain names who is next and hides every hand."""
    program.change("language", language)
    with Person(program, go(program, "saved", path)) as person:
        session, shown = person.table.session, person.table.shown_game
        begun, log = session.state.round, len(session.log)
        while not session.over and session.state.round == begun:
            if shown.curtain != NOBODY:
                assert session.names[shown.curtain] in person.words()
                actions = {hit.action for hit in person.hits() if hit.action[0] != "scroll"}
                assert actions == {("uncover",), ("look",)}
            person.play_until(lambda clicks=person.clicks: person.clicks > clicks or session.over, limit=600)
        for _ in range(6):
            person.turn()
        assert len(session.log) > log
        assert problems(session.rules, session.state) == []


def test_a_solo_game_with_rise_of_ix_by_mouse() -> None:
    """From the first click to the last round, Rivals' turns watched; this is painted, the others are not."""
    config = solo("mentat", "", ("base", "ix"), ("row_churn", "brutal_escalation"))
    session = Session.start(Rules(catalog(config.boxes), config), 4, ("Jiwon", "Rabban", "Leto"))
    scene, watched = at_table(session, "ko", rival_pace="step"), 0
    with Driver(scene, size=(1280, 720), language="ko", painted=True) as driver:
        while not session.over:
            watched += scene.shown_game.watching
            driver.play_until(lambda clicks=driver.clicks: driver.clicks > clicks or session.over, limit=6000)
    assert problems(session.rules, session.state) == []
    assert watched > 10
    assert len(session.log) > 40
