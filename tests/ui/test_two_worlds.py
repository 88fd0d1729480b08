"""Nothing that can be seen tells a seat what it may not know: two games that it cannot tell apart look the same.

What is planted here must be found, or the comparison is worth nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules, SeatConfig
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.session import GUESTS, PERSON, Beat, Chair, Session, Step
from dune_desktop.session import session as sessions
from dune_desktop.session.foresight import Foresight
from dune_desktop.session.twin import Twins, with_chairs
from dune_desktop.tools import text_play, two_worlds
from dune_desktop.tools.two_worlds import Pair, Report, look
from dune_desktop.ui.presenters.screens.cards import Known
from dune_desktop.ui.scenes import replay as replaying
from dune_desktop.ui.scenes.cards import CardsScene
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
    "two and House Hagal with Immortality",
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


@contextmanager
def _planted(where: type, name: str, said: Callable[..., Any]) -> Iterator[None]:
    """What this method gives goes through `said` first, with the object, and what was asked."""
    really = getattr(where, name)
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(where, name, lambda self, *args, **more: said(really(self, *args, **more), self, *args))
        yield


@contextmanager
def _told(module: Any, name: str, said: Callable[..., Any]) -> Iterator[None]:
    """What this function of a module gives goes through `said` first, with what was asked."""
    really = getattr(module, name)
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(module, name, lambda *args: said(really(*args), *args))
        yield


def _all_is_seen(module: Any) -> Any:
    return _told(module, "seen_by", lambda _, event, seat: event)


def _marked(regions: list[Region], scene: Any, page: Any) -> list[Region]:
    """A page that says it, too."""
    label = Label(0, 20, _hidden(scene.context.shown_game.session))
    return [*regions, Region("planted", Rect(0, 0, 900, 40), (label,))]


def _true_foresight(found: Foresight, session: Session, *ways: Any) -> Foresight:
    world = session.state.clone()
    session.rules.play(world, ways[0][0])
    return replace(found, ways=((world,),) * len(ways))


def _in_order(found: Known, scene: CardsScene, page: Any) -> Known:
    return replace(found, owned={seat: scene.shown_game.session.state.seats[seat].deck for seat in found.owned})


PLANTED: dict[str, tuple[Any, ...]] = {
    "a tip names what a rival holds": (
        lambda: _planted(
            TableRenderer, "explain", lambda _, self, at: Told(_hidden(self.shown_game.session), Rect(0, 0, 9, 9))
        ),
    ),
    "a seat is named after the top of a deck": (
        lambda: _planted(
            TableRenderer,
            "model",
            lambda made, self, *_: replace(made, names=(self.session.state.imperium_deck[0], *made.names[1:])),
        ),
    ),
    "the log names cards that were drawn": (lambda: _all_is_seen(chronicle), "log"),
    "what happened lately names them": (lambda: _all_is_seen(recap), "recap"),
    "they move face up": (lambda: _all_is_seen(shown_game),),
    "looking back names them": (lambda: _all_is_seen(replaying), "menu", "replay", "move"),
    "the terminal names them": (lambda: _all_is_seen(text_play),),
    "the Codex marks what a rival holds": (lambda: _planted(CodexScene, "regions", _marked), "cards", "codex"),
    "the page of a component does": (lambda: _planted(InspectScene, "regions", _marked), "inspect"),
    "the table shows the true position": (
        lambda: _planted(ShownGame, "view", lambda _, self: (self.act or self.session).state),
        "cards",
    ),
    "what would come is taken from it": (lambda: _planted(Session, "foresee", _true_foresight),),
    "advice is": (
        lambda: _told(sessions, "info_state_of", lambda made, _, state, memory: replace(made, view=state.clone())),
    ),
    # what once was so: the card set aside was told by its absence from the Cards page
    "a card set aside is missing": (lambda: _planted(Rules, "cards_outside_zones", lambda *_: ()), "cards"),
    "cards of a deck are told apart from a hand": (lambda: _planted(CardsScene, "known", _in_order), "cards"),
    "the list of saves shows the next Conflict": (
        lambda: _told(two_worlds, "sketch", lambda made, _, state: replace(made, conflict=state.conflict_deck[0])),
    ),
}


@pytest.mark.parametrize("what", PLANTED)
def test_what_is_planted_is_found(what: str, tmp_path: Path) -> None:
    plant, *pages = PLANTED[what]
    with plant():
        assert _found(tmp_path, *pages, most=6 if "replay" in pages else 2) != []


def test_without_anything_planted_nothing_is_found(tmp_path: Path) -> None:
    assert _found(tmp_path, *{page for _, *pages in PLANTED.values() for page in pages}) == []
