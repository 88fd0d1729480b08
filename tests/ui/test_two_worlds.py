"""Nothing that can be seen tells a seat what it may not know: two games that it cannot tell apart look the same.

What is planted here must be found, or the comparison is worth nothing.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules, SeatConfig
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.session import GUESTS, PERSON, Beat, Chair, Session, Step
from dune_desktop.session import session as sessions
from dune_desktop.session.twin import Twins, with_chairs
from dune_desktop.tools import text_play, two_worlds
from dune_desktop.tools.two_worlds import Pair, Report, look
from dune_desktop.ui.scenes import replay as replaying
from dune_desktop.ui.scenes.codex import CodexScene
from dune_desktop.ui.scenes.inspect import InspectScene
from dune_desktop.ui.scenes.table import chronicle, recap, shown_game
from dune_desktop.ui.scenes.table.renderer import TableRenderer
from dune_desktop.ui.scenes.table.shown_game import ShownGame
from dune_desktop.ui.screen.display import Label, Rect, Region
from dune_desktop.ui.screen.under import Told
from tests.contract.tables import TABLES

EVERY = 110  # answers from one look to the next
LEADERS = ("ilesa_ecaz", "archduke_armand_ecaz", "earl_memnon_thorvald", "prince_rhombur_vernius")
ILESA = 0
LOOKED_AT = (
    "three",
    "four with Ix",
    "solo mentat with Ix and variants",
    "solo mentat with both",
    "three with both, epic",
)
"""Tables at which all that is hidden anywhere is hidden, and all that is opened anywhere is opened."""


@pytest.mark.slow
@pytest.mark.parametrize("name", LOOKED_AT)
def test_nothing_tells_what_a_seat_may_not_know(name: str) -> None:
    """At some positions of a game, from one seat after another, on some of the screens; `soak` looks at many more."""
    found = look(TABLES[name], list(TABLES).index(name), EVERY, max_items=1, told=name)
    assert found.faults == []
    assert found.looks > 0


# ------------------------------------------------------------------------------------------------ what is planted


def _game() -> Session:
    """Four people with Rise of Ix: Ilesa has set a card aside, everybody holds Intrigue cards, somebody else acts.

    Decks are so large that hardly any two worlds have them in the same order.
    """
    config = GameConfig(tuple(SeatConfig("human", leader) for leader in LEADERS), ("base", "ix"))
    rules = Rules(catalog(config.boxes), config)
    state = rules.new_game(5)
    events, state.events = tuple(state.events), []
    for player in state.seats:
        player.intrigue = (*player.intrigue, *state.intrigue_deck[:2])
        state.intrigue_deck = state.intrigue_deck[2:]
        player.deck = (*player.deck, *state.imperium_deck[:8])
        state.imperium_deck = state.imperium_deck[8:]
    session = Session(rules, state, 5, ("Ann", "Bo", "Cy", "Di"), steps=[Step(NOBODY, (), events)])
    session.beats = session.recent_beats[0] = (Beat(events, state),)
    while not session.state.seats[ILESA].own["set_aside"].card or session.asked() == ILESA:
        session.answer(next(each for each in session.rules.legal(session.state) if each[0] != "intrigue"))
    return session


def _found(folder: Path, *pages: str) -> list[str]:
    """What is told of the position as it stands, seen by whoever is asked, with these pages opened."""
    session = _game()
    seat = session.asked()
    assert seat is not None
    report = Report()
    chairs = tuple(PERSON if at == seat else Chair("novice", guest=GUESTS[at]) for at in range(len(LEADERS)))
    seen = with_chairs(session, chairs)
    pair = Pair(folder, report, max_items=6 if "replay" in pages else 2, pages=pages or ("nothing",))
    pair.compare(seen, Twins(session.rules, seat, 1).of(seen), "")
    assert report.screens > 0
    return report.faults


def _hidden(session: Session) -> str:
    """What nobody but its owner may know."""
    return " ".join(session.state.seats[ILESA].intrigue + session.state.seats[ILESA].deck)


def _all(_: Any, event: Any, seat: int) -> Any:
    return event


def _marked(regions: list[Region], scene: Any, page: Any) -> list[Region]:
    label = Label(0, 20, _hidden(scene.context.shown_game.session))
    return [*regions, Region("planted", Rect(0, 0, 900, 40), (label,))]


def _tip(_: Any, table: TableRenderer, at: Any) -> Told:
    return Told(_hidden(table.shown_game.session), Rect(0, 0, 9, 9))


PLANTED: dict[str, tuple[Any, ...]] = {
    "a tip names what a rival holds": (TableRenderer, "explain", _tip),
    "the log names cards that were drawn": (chronicle, "seen_by", _all, "log"),
    "what happened lately names them": (recap, "seen_by", _all, "recap"),
    "they move face up": (shown_game, "seen_by", _all),
    "looking back names them": (replaying, "seen_by", _all, "menu", "replay", "move"),
    "the terminal names them": (text_play, "seen_by", _all),
    "the Codex marks what a rival holds": (CodexScene, "regions", _marked, "cards", "codex"),
    "the page of a component does": (InspectScene, "regions", _marked, "inspect"),
    "the table shows the true position": (ShownGame, "view", lambda _, game: (game.act or game.session).state, "cards"),
    "advice is": (sessions, "info_state_of", lambda made, _, state, memory: replace(made, view=state.clone())),
    "a card set aside is missing": (Rules, "cards_outside_zones", lambda *_: (), "cards"),
    "saves show the next Conflict": (
        two_worlds,
        "sketch",
        lambda s, _, state: replace(s, conflict=state.conflict_deck),
    ),
}


@pytest.mark.parametrize("what", PLANTED)
def test_what_is_planted_is_found(what: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    where, name, said, *pages = PLANTED[what]
    really = getattr(where, name)
    monkeypatch.setattr(where, name, lambda *args, **more: said(really(*args, **more), *args))
    assert _found(tmp_path, *pages) != []


def test_without_anything_planted_nothing_is_found(tmp_path: Path) -> None:
    assert _found(tmp_path, *{page for _, _, _, *pages in PLANTED.values() for page in pages}) == []
