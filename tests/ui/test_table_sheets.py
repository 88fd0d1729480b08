"""Seats, lanes, purse and dial looked at closer: whole, and true."""

from __future__ import annotations

from pathlib import Path

import pytest

from dune_desktop.engine.model.ids import FACTION_INDEX
from dune_desktop.i18n.component_text import describe
from dune_desktop.storage.places import Places
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import spots
from dune_desktop.ui.window.scene import Go
from tests.kit import proves
from tests.ui.fonts import fonts_of
from tests.ui.geometry import problems
from tests.ui.names import shared, unnamed
from tests.ui.screens import shown
from tests.ui.tables import go, start

SIZE = (1920.0, 1080.0)
SAVES = Path(__file__).resolve().parents[2] / "saves" / "golden"


def opened(tmp_path: Path, save: str, language: str = "en") -> tuple[Program, GameScene]:
    copy = tmp_path / "copy.dune"
    copy.write_bytes((SAVES / f"{save}.dune").read_bytes())
    program = Program(Places.under(tmp_path / "data"), language)
    game = start(program, load=copy)
    assert isinstance(game, GameScene)
    game.shown_game.uncover()
    game.shown_game.settle()
    return program, game


def told(program: Program, game: GameScene, component: str, part: str = "inspect") -> str:
    return shown(go(program, "inspect", component, below=game).screen(Plain(), SIZE), part)


@pytest.mark.parametrize(
    ("save", "language"),
    [
        ("all-four-mid-effect", "en"),
        ("immortality-solo-late", "ko"),
        ("ix-two-with-hagal", "ja"),
        ("solo-sardaukar-combat", "ja"),
    ],
)
def test_every_page_is_whole(save: str, language: str, tmp_path: Path) -> None:
    program, game = opened(tmp_path, save, language)
    metrics = fonts_of(language)
    seats = [f"seat:{seat}" for seat in range(len(game.session.state.seats))]
    for component in (*seats, "lanes:", "purse:", "dial:"):
        screen = go(program, "inspect", component, below=game).screen(metrics, SIZE)
        assert problems(screen, metrics) == unnamed(screen) == shared(screen) == [], component


def test_a_seat_tells_what_it_has_and_where_its_points_come_from(tmp_path: Path) -> None:
    program, game = opened(tmp_path, "ix-solo-variants-late")
    state = game.session.state
    page, rival = told(program, game, "seat:1"), state.seats[1]
    assert f"Points: {rival.vp} of {game.session.rules.points_to_end}" in page
    conflicts = [source for source, _, _ in rival.points if source.startswith("conflict:")]
    for name in ("leader:" + rival.leader, *conflicts):
        assert program.texts.name(name) in page
    assert str(rival.influence[FACTION_INDEX["guild"]]) in page
    mine = go(program, "inspect", "seat:0", below=game)
    actions = {spot.hit.action for spot in spots(mine.screen(Plain(), SIZE))}
    assert ("look", "leader:" + state.seats[0].leader) in actions
    assert ("cards", "mine") in actions
    assert mine.handle(("cards", "mine")) == Go("cards", ("mine",))


@proves("R28.1")
def test_of_the_leader_of_a_rival_only_the_signet_ring_is_told(tmp_path: Path) -> None:
    program, game = opened(tmp_path, "solo-mentat-deploying")
    for seat, player in enumerate(game.session.state.seats):
        beside = told(program, game, f"seat:{seat}", "inspect.notes")
        ability, signet = (part.heading for part in describe(program.texts, game.session.rules.leaders[player.leader]))
        assert signet in beside
        assert (ability in beside, "ignores the other ability" in beside) == (not seat, bool(seat))
        page = told(program, game, "leader:" + player.leader, "inspect.notes")
        assert ("ignores the other ability" in page) == bool(seat)


def test_nothing_hidden_is_on_the_page_of_another_seat(tmp_path: Path) -> None:
    program, game = opened(tmp_path, "all-four-mid-effect")
    other = next(seat for seat in range(4) if seat != game.shown_game.viewer)
    before = told(program, game, f"seat:{other}")
    player = game.session.state.seats[other]
    player.intrigue = player.intrigue[::-1]
    player.hand, player.deck = player.deck[: len(player.hand)], (*player.deck[len(player.hand) :], *player.hand)
    assert told(program, game, f"seat:{other}") == before
