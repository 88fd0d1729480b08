"""Seats, lanes, purse and dial looked at closer: whole, in every language, and true."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

import pytest

from dune_desktop.engine.model.ids import FACTION_INDEX
from dune_desktop.i18n import LANGUAGES
from dune_desktop.i18n.component_text import describe
from dune_desktop.storage.places import Places
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.scenes.inspect import can_inspect
from dune_desktop.ui.screen.display import Label, Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import spots
from dune_desktop.ui.window.scene import Go
from tests.kit import proves
from tests.ui.fonts import fonts_of
from tests.ui.geometry import problems
from tests.ui.names import shared, unnamed
from tests.ui.tables import go, start

SIZE = (1920.0, 1080.0)
SAVES = sorted((Path(__file__).resolve().parents[2] / "saves" / "golden").glob("*.dune"))
PARTS = ("lanes:", "purse:", "dial:")


def opened(tmp_path: Path, save: Path, language: str = "en") -> tuple[Program, GameScene]:
    copy = tmp_path / save.name
    copy.write_bytes(save.read_bytes())
    program = Program(Places.under(tmp_path / "data"), language)
    game = start(program, load=copy)
    assert isinstance(game, GameScene)
    game.shown_game.uncover()
    game.shown_game.settle()
    return program, game


def words(screen: Screen) -> str:
    lens = next(region for region in screen.regions if region.name == "inspect")
    return " ".join(element.text for element in lens.elements if isinstance(element, Label))


@pytest.mark.parametrize(
    ("save", "language"),
    list(zip(SAVES, cycle(LANGUAGES), strict=False)),
    ids=lambda each: each.stem if isinstance(each, Path) else each,
)
def test_every_page_is_whole(save: Path, language: str, tmp_path: Path) -> None:
    program, game = opened(tmp_path, save, language)
    metrics = fonts_of(language)
    seats = [f"seat:{seat}" for seat in range(len(game.session.state.seats))]
    for component in (*seats, *PARTS):
        assert can_inspect(program, component)
        screen = go(program, "inspect", component, below=game).screen(metrics, SIZE)
        assert problems(screen, metrics) == [], component
        assert unnamed(screen) == [], component
        assert shared(screen) == [], component


def test_a_seat_tells_what_it_has_and_where_its_points_come_from(tmp_path: Path) -> None:
    program, game = opened(tmp_path, next(path for path in SAVES if path.stem == "ix-solo-variants-late"))
    state = game.session.state
    page = go(program, "inspect", "seat:1", below=game)
    told = words(page.screen(Plain(), SIZE))
    rival = state.seats[1]
    assert f"Points: {rival.vp} of {game.session.rules.points_to_end}" in told
    assert program.texts.name("leader:" + rival.leader) in told
    assert str(rival.influence[FACTION_INDEX["guild"]]) in told
    for source, _, _ in rival.points:
        if source.startswith("conflict:"):
            assert program.texts.name(source) in told
    mine = go(program, "inspect", "seat:0", below=game)
    actions = {spot.hit.action for spot in spots(mine.screen(Plain(), SIZE))}
    assert ("cards", "mine") in actions
    assert mine.handle(("cards", "mine")) == Go("cards", ("mine",))
    assert ("look", "leader:" + state.seats[0].leader) in actions


@proves("R28.1")
def test_of_the_leader_of_a_rival_only_the_signet_ring_is_told(tmp_path: Path) -> None:
    program, game = opened(tmp_path, next(path for path in SAVES if path.stem == "solo-mentat-deploying"))
    rules, texts = game.session.rules, program.texts
    for seat, player in enumerate(game.session.state.seats):
        beside = _beside(go(program, "inspect", f"seat:{seat}", below=game).screen(Plain(), SIZE))
        ability, signet = (part.heading for part in describe(texts, rules.leaders[player.leader]))
        assert signet in beside
        assert (ability in beside, "ignores the other ability" in beside) == (not seat, bool(seat))
        beside = _beside(go(program, "inspect", "leader:" + player.leader, below=game).screen(Plain(), SIZE))
        assert ("ignores the other ability" in beside) == bool(seat)


def _beside(screen: Screen) -> str:
    notes = next(region for region in screen.regions if region.name == "inspect.notes")
    return " ".join(element.text for element in notes.elements if isinstance(element, Label))


def test_nothing_hidden_is_on_the_page_of_another_seat(tmp_path: Path) -> None:
    program, game = opened(tmp_path, SAVES[0])
    other = next(seat for seat in range(4) if seat != game.shown_game.viewer)
    before = words(go(program, "inspect", f"seat:{other}", below=game).screen(Plain(), SIZE))
    player = game.session.state.seats[other]
    player.intrigue = player.intrigue[::-1]
    player.hand, player.deck = player.deck[: len(player.hand)], (*player.deck[len(player.hand) :], *player.hand)
    assert words(go(program, "inspect", f"seat:{other}", below=game).screen(Plain(), SIZE)) == before
