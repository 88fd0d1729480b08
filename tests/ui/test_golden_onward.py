"""Every golden save can be played on in the window for a while, also where its log leads no further."""

from __future__ import annotations

from pathlib import Path

import pytest

from dune_desktop.ui.program import Program
from tests.ui.person import Person
from tests.ui.tables import go

pytestmark = pytest.mark.usefixtures("queue")
GOLDEN = sorted((Path(__file__).resolve().parents[2] / "saves" / "golden").glob("*.dune"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_it_can_be_played_on_into_the_next_round(program: Program, path: Path) -> None:
    """Past the end of the round it was saved in, with every card that tells of it."""
    with Person(program, go(program, "saved", path)) as person:
        session = person.table.session
        begun, log = session.state.round, len(session.log)
        person.play_until(lambda: session.over or session.state.round > begun, limit=600)
        for _ in range(6):
            person.turn()
        assert len(session.log) > log
