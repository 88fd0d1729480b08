"""The window with a box that shows nothing of its own (`tests.kit.caves`): it can be played all the same."""

from __future__ import annotations

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.config import solo
from dune_desktop.i18n import LANGUAGES
from dune_desktop.session import Entry, Session
from dune_desktop.ui.screen.things import things
from dune_desktop.ui.screen.under import Under
from tests.cards.test_caves import BESIDE, TABLES, both, everywhere, game
from tests.kit.boxes import caves_throughout
from tests.ui.driver import Driver
from tests.ui.tables import at_table
from tests.ui.test_table_ix import missing, shown

__all__ = ["caves_throughout"]


@both
@everywhere
def test_the_table_is_drawn(caves: str, who: str, beside: str) -> None:
    """A screen of the window is made at every kind of decision, the first time that it comes; each answer is on it, and
    all that is there can be asked what it is. One language after the other has its turn at the tables.
    """
    language = list(LANGUAGES)[(list(TABLES).index(who) + list(BESIDE).index(beside)) % len(LANGUAGES)]
    kinds: set[str] = set()
    for session in game(TABLES[who](*BESIDE[beside]), 4):
        decision = session.decision()
        assert decision is not None
        if decision.kind not in kinds:
            kinds.add(decision.kind)
            scene = at_table(session, language)
            scene.sitting.uncover()
            assert missing(shown(scene), session.rules.legal(session.state)) == []
            for thing in things(shown(scene)).values():
                told = scene.explain(Under((thing.thing,)))
                assert told is None or told.text


def test_a_game_is_played_by_mouse(queue: None, caves: str) -> None:
    """Thumpers and the Bazaar are found among the chips of the bar, in one game or another."""
    config = solo("mentat", "", BESIDE["base and Ix"])
    log: list[Entry] = []
    for seed in (12, 16, 11):  # the first one will do, as long as chance goes on as it does
        session = Session.start(Rules(catalog(config.boxes), config), seed, ("Jiwon", "", ""))
        with Driver(at_table(session, "en", rival_pace="instant")) as driver:
            driver.play_until(lambda: session.over, limit=2000)  # noqa: B023
        assert session.over
        log += session.log
        bought = any(entry.option[0] == "acquire" and str(entry.option[2]).startswith("bazaar:") for entry in log)
        if bought and any(entry.option[0] == "thump" for entry in log):
            return
    raise AssertionError("nobody thumped and bought in the Bazaar")
