"""What a screen presents and what its scene does are one list: a click nobody handles is a mistake, not silence."""

from __future__ import annotations

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules
from dune_desktop.engine.model.chance import Chance, stream
from dune_desktop.engine.model.config import solo, table
from dune_desktop.session import Session
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import spots
from dune_desktop.ui.ways import PLACES, Ways
from dune_desktop.ui.window.scene import Ask, Go, Question, Scene, UnknownAction
from tests.ui.driver import BACKWARD, PLAYING
from tests.ui.tables import at_table, begin, go

SIZE = (1920.0, 1080.0)
IX = ("base", "ix")


def _scene(config: GameConfig, pace: str = "step", seed: int = 3) -> TableScene:
    session = Session.start(Rules(catalog(config.boxes), config), seed, ("A", "B", "C", "D")[: len(config.seats)])
    return at_table(session, "en", rival_pace=pace)


def _presented(scene: Scene) -> set[str]:
    """The names of the actions that can be reached on the screen."""
    return {str(spot.hit.action[0]) for spot in spots(scene.screen(Plain(), SIZE)) if spot.hit.action}


class _Clicker:
    """Clicks what the table presents, without a window, and remembers every kind of action it saw."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.chance = Chance(stream(5))
        self.seen: set[str] = set()

    def click(self) -> None:
        hits = [spot.hit for spot in spots(self.scene.screen(Plain(), SIZE))]
        shown = [hit.action for hit in hits if hit.action]
        self.seen |= {str(action[0]) for action in shown}
        for drag in (hit.drag for hit in hits if hit.drag is not None):
            dragged = (drag.picked, drag.back, *(drop.action for drop in drag.drops))
            self.seen |= {str(action[0]) for action in dragged if action}
        playing = [action for action in shown if action[0] in PLAYING]
        forward = [action for action in playing if action[0] not in BACKWARD] or playing
        if self.chance.below(40) == 0:
            forward = playing  # now and then back, or into a pile
        request = self.scene.handle(forward[self.chance.below(len(forward))])
        if isinstance(request, Ask):
            request.then("on")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("config", "last"),
    [(table(3), 2), (solo("mentat", "", IX, ("row_churn",)), 6)],
    ids=["three", "solo with Ix"],
)
def test_everything_presented_over_a_game_is_handled(config, last):
    """Every action of every screen of the first rounds of a game is one that the table knows, clicked or not."""
    scene = _scene(config)
    clicker = _Clicker(scene)
    while not scene.session.over and scene.session.state.round <= last:
        clicker.click()
        assert clicker.seen <= TableScene.actions()
    assert {"card", "pick", "space", "option", "pile", "menu", "reveal"} <= clicker.seen


def _around(program: Program) -> dict[str, list[Scene]]:
    """The scenes at each place around the table, in their different states."""
    game = begin(program, table(3, IX), 5, ("Jiwon", "", ""))
    for name in ("one", "two"):
        program.slots.save_as(game.session, game.game.id, name)
    (program.places.saves / "broken.dune").write_bytes(b"nothing")
    state = game.session.state
    drafts = []
    for kind in ("solo", "2", "3", "4"):
        drafts += [go(program, "new_game"), go(program, "new_game")]
        for draft in drafts[-2:]:
            draft.handle(("table", kind))
        drafts[-1].handle(("set", "ix"))
    about = [go(program, "about", below=game) for _ in range(3)]
    settings = [go(program, "settings", below=game) for _ in range(3)]
    for section, scene in enumerate((*about, *settings)):
        scene.handle(("section", section % 3))
    looked_at = [
        *("space:arrakeen", "card:" + state.row[0], "leader:" + state.seats[0].leader, "faction:fremen"),
        *("stacks:tech", "tiles:0", "rival:hagal", "conflict:" + state.conflict, "seat:0", "lanes:", "purse:", "dial:"),
    ]
    chronicle = game.renderer.chronicle
    told = tuple(chronicle.all_lines(0)), chronicle.turns(0), tuple(chronicle.moments(0))
    return {
        "new_game": drafts,
        "load": [go(program, "load")],
        "bin": [go(program, "bin")],
        "save": [go(program, "save", below=game)],
        "menu": [go(program, "menu", below=game)],
        "log": [go(program, "log", *told, below=game)],
        "cards": [go(program, "cards", tab, below=game) for tab in ("mine", "everybody", "conflicts", "hagal")],
        "codex": [go(program, "codex", below=game)],
        "keys": [go(program, "keys", below=game)],
        "rules": [go(program, "rules", below=game)],
        "about": about,
        "settings": settings,
        "inspect": [go(program, "inspect", component, below=game) for component in looked_at],
        "nothing": [go(program, "nothing", None)],
        "replay": [go(program, "replay", below=game)],
        "review": [go(program, "review", below=game)],
        "earlier": [go(program, "earlier", game.game.id)],
        "question": [Ways(program)(Ask(Question.notice("a", "b", "c")), game)],
        "ranking": [go(program, "ranking")],
        "winner": [go(program, "winner", below=game)],
        "past": [go(program, "past")],
    }


def test_everything_presented_around_the_table_is_handled(program: Program) -> None:
    """Every action of every other screen is one that its scene knows, and every place has been looked at."""
    around = {"title": [go(program, "title")], **_around(program)}
    assert PLACES.keys() - around.keys() == {"new", "again", "saved", "branch", "table"}, "these lead to the table"
    for place, scenes in around.items():
        for scene in scenes:
            assert _presented(scene) <= scene.actions(), place
            assert _presented(scene) or place == "nothing"


@pytest.mark.parametrize("place", ["title", "new_game", "load", "menu", "save", "rules", "about", "table"])
def test_an_unknown_action_is_refused_aloud(program: Program, place: str) -> None:
    """What a presenter misspells does not end as a button that does nothing."""
    game = begin(program, table(3), 3)
    with pytest.raises(UnknownAction, match="does not do"):
        go(program, place, below=game).handle(("sned", "dagger"))


def test_a_place_nobody_knows_is_refused_aloud(program: Program) -> None:
    with pytest.raises(KeyError):
        Ways(program)(Go("arrakis"), begin(program, table(3), 3))
