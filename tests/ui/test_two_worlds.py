"""Nothing that can be seen tells a seat what it may not know: two games that it cannot tell apart look the same.

What is planted here must be found, or the comparison is worth nothing.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Event, GameConfig, GameState, Rules, SeatConfig
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.session import GUESTS, PERSON, Beat, Chair, Session, Step
from dune_desktop.session import session as sessions
from dune_desktop.session.foresight import Foresight, foresee
from dune_desktop.session.twin import Twins, with_chairs
from dune_desktop.tools import text_play, two_worlds
from dune_desktop.tools.two_worlds import Pair, Report, look
from dune_desktop.ui.presenters.screens.cards import Known
from dune_desktop.ui.scenes import replay as replaying
from dune_desktop.ui.scenes.cards import CardsScene
from dune_desktop.ui.scenes.codex import CodexScene
from dune_desktop.ui.scenes.inspect import InspectScene
from dune_desktop.ui.scenes.menu import MenuScene
from dune_desktop.ui.scenes.overlay import Overlay
from dune_desktop.ui.scenes.table import chronicle, recap, shown_game
from dune_desktop.ui.scenes.table.renderer import TableRenderer
from dune_desktop.ui.scenes.table.shown_game import ShownGame
from dune_desktop.ui.screen.display import Label, Rect, Region
from dune_desktop.ui.screen.under import Told
from tests.contract.tables import TABLES

EVERY = 110  # answers from one look to the next
LEADERS = ("ilesa_ecaz", "archduke_armand_ecaz", "earl_memnon_thorvald", "prince_rhombur_vernius")
ILESA = 0


ALIKE = {"three", "solo sardaukar", "solo mentat", "solo kwisatz_haderach"}
"""Tables at which nothing else is hidden, and nothing else opened, than at others."""


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in TABLES if name not in ALIKE])
def test_nothing_tells_what_a_seat_may_not_know(name: str) -> None:
    """At some positions of a game at every table, from one seat after another, on some of the screens each time;
    `soak` looks at many more.
    """
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


def _found(folder: Path, *pages: str, most: int = 2) -> list[str]:
    """What is told of the position as it stands, seen by whoever is asked, with these pages opened."""
    session = _game()
    seat = session.asked()
    assert seat is not None
    report = Report()
    chairs = tuple(PERSON if at == seat else Chair("novice", guest=GUESTS[at]) for at in range(len(LEADERS)))
    seen = with_chairs(session, chairs)
    Pair(folder, report, max_items=most, pages=pages or ("nothing",)).compare(
        seen, Twins(session.rules, seat, 1).of(seen), ""
    )
    assert report.screens > 0
    return report.faults


def _hidden(session: Session) -> str:
    """Something nobody but its owner may know."""
    return " ".join(session.state.seats[ILESA].intrigue + session.state.seats[ILESA].deck)


def _all_is_seen(event: Event, seat: int) -> Event:
    return event


def _marked(scene: type[Overlay], monkeypatch: pytest.MonkeyPatch) -> None:
    """Have a page say it, too."""
    really = scene.regions

    def regions(self: Any, page: Any) -> list[Region]:
        place = Rect(0, 0, 900, 40)
        told = Label(0, 20, _hidden(self.context.shown_game.session))
        return [*really(self, page), Region("planted", place, (told,))]

    monkeypatch.setattr(scene, "regions", regions)


def _tip(monkeypatch: pytest.MonkeyPatch) -> None:
    def explain(self: TableRenderer, there: object) -> Told:
        return Told(_hidden(self.shown_game.session), Rect(0, 0, 9, 9))

    monkeypatch.setattr(TableRenderer, "explain", explain)


def _top_of_a_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    really = TableRenderer.model

    def model(self: TableRenderer, *args: Any, **more: Any) -> Any:
        made = really(self, *args, **more)
        return replace(made, names=(self.session.state.imperium_deck[0], *made.names[1:]))

    monkeypatch.setattr(TableRenderer, "model", model)


def _true_position(monkeypatch: pytest.MonkeyPatch) -> None:
    def view(self: ShownGame) -> GameState:
        return self.act.state if self.act is not None else self.session.state

    monkeypatch.setattr(ShownGame, "view", view)


def _true_foresight(monkeypatch: pytest.MonkeyPatch) -> None:
    def seen(self: Session, *ways: Any) -> Foresight:
        world = self.state.clone()
        self.rules.play(world, ways[0][0])
        return replace(foresee(self.rules, self.info_state(), ways), ways=((world,),) * len(ways))

    monkeypatch.setattr(Session, "foresee", seen)


def _true_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    really = sessions.info_state_of

    def knowing(rules: Rules, state: GameState, memory: Any) -> Any:
        return replace(really(rules, state, memory), view=state.clone())

    monkeypatch.setattr(sessions, "info_state_of", knowing)


def _uncounted(monkeypatch: pytest.MonkeyPatch) -> None:
    """What once was so: the card set aside was told by its absence from the Cards page."""
    monkeypatch.setattr(Rules, "cards_outside_zones", lambda self, player: ())


def _deck_in_its_order(monkeypatch: pytest.MonkeyPatch) -> None:
    def known(self: CardsScene, page: Any) -> Known:
        found = really(self, page)
        decks = {seat: self.shown_game.session.state.seats[seat].deck for seat in found.owned}
        return replace(found, owned=decks)

    really = CardsScene.known
    monkeypatch.setattr(CardsScene, "known", known)


def _list_of_saves(monkeypatch: pytest.MonkeyPatch) -> None:
    really = two_worlds.sketch
    monkeypatch.setattr(
        two_worlds, "sketch", lambda rules, state: replace(really(rules, state), conflict=state.conflict_deck[0])
    )


PLANTED: dict[str, tuple[Any, ...]] = {
    "a tip names what a rival holds": (_tip, ()),
    "a seat is named after the top of a deck": (_top_of_a_deck, ()),
    "the log names cards that were drawn": (lambda m: m.setattr(chronicle, "seen_by", _all_is_seen), ("log",)),
    "what happened lately names them": (lambda m: m.setattr(recap, "seen_by", _all_is_seen), ("recap",)),
    "they move face up": (lambda m: m.setattr(shown_game, "seen_by", _all_is_seen), ()),
    "looking back names them": (lambda m: m.setattr(replaying, "seen_by", _all_is_seen), ("menu", "replay", "move"), 6),
    "the terminal names them": (lambda m: m.setattr(text_play, "seen_by", _all_is_seen), ()),
    "the Codex marks what a rival holds": (lambda m: _marked(CodexScene, m), ("cards", "codex")),
    "the menu does": (lambda m: _marked(MenuScene, m), ("menu",)),
    "the page of a component does": (lambda m: _marked(InspectScene, m), ("inspect",)),
    "the table shows the true position": (_true_position, ("cards",)),
    "what would come is taken from it": (_true_foresight, ()),
    "advice is": (_true_sight, ()),
    "a card set aside is missing": (_uncounted, ("cards",)),
    "cards of a deck are told apart from a hand": (_deck_in_its_order, ("cards",)),
    "the list of saves shows the next Conflict": (_list_of_saves, ()),
}


@pytest.mark.parametrize("what", PLANTED)
def test_what_is_planted_is_found(what: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    plant, pages, *most = PLANTED[what]
    plant(monkeypatch)
    assert _found(tmp_path, *pages, most=most[0] if most else 2) != []


def test_without_anything_planted_nothing_is_found(tmp_path: Path) -> None:
    assert _found(tmp_path, *{page for _, pages, *_ in PLANTED.values() for page in pages}) == []
