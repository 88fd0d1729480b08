"""Games at every table: wherever something is asked all can be read, clicked and asked about; saves are played on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle, product
from pathlib import Path

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import GameConfig, SeatConfig, solo, table
from dune_desktop.engine.model.ids import NOBODY, Box
from dune_desktop.engine.validation.invariants import problems
from dune_desktop.i18n import LANGUAGES
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.ui.presenters.table.begun import Selection
from dune_desktop.ui.presenters.table.own.area import OWN
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Screen
from dune_desktop.ui.screen.pointing import spots
from dune_desktop.ui.window.canvas import canvas_for
from tests.ui.fonts import fonts_of
from tests.ui.moving import SAVES
from tests.ui.person import Person
from tests.ui.sound import missing, mute, unanswered, untold, wrong
from tests.ui.tables import at_table, go

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("queue")]

IX: tuple[Box, ...] = ("base", "ix")
IMMORTALITY: tuple[Box, ...] = ("base", "immortality")
ALL: tuple[Box, ...] = ("base", "ix", "immortality")
NAMES = {
    "en": ("Wilhelmina", "Maximilian", "Christopher", "Bartholomew"),
    "ko": ("김지원", "박민호", "최서연", "정하늘빛"),
    "ja": ("さくら", "はると", "あおいそら", "ゆうき"),
}
WINDOWS = ((1280, 720), (1920, 1200), (2560, 1080))
LEADERS = {
    ("base",): ("paul_atreides", "duke_leto_atreides", "baron_vladimir_harkonnen", "glossu_the_beast_rabban"),
    IX: ("ilesa_ecaz", "tessia_vernius", "archduke_armand_ecaz", "prince_rhombur_vernius"),
    IMMORTALITY: ("count_ilban_richese", "countess_ariana_thorvald", "earl_memnon_thorvald"),
    ALL: ("viscount_hundro_moritani", "princess_yuna_moritani", "helena_richese"),
}
TABLES = {
    **{each[0]: GameConfig(tuple(SeatConfig("human", one) for one in each), boxes) for boxes, each in LEADERS.items()},
    "epic-ix": table(3, IX, ("epic",)),
    "solo": solo("mentat"),
    "solo-ix": solo("mentat", "tessia_vernius", IX, ("row_churn", "brutal_escalation")),
    "two-ix": table(2, IX),
    "four-immortality": table(4, IMMORTALITY, ("to_eleven", "piter_promo")),
    "four-all": table(4, ALL),
    "two-all": table(2, ALL),
    "solo-all": solo("kwisatz_haderach", "", ALL, ("row_churn",)),
}
EVERY = 150  # answers from one look to the next, beside the first question of each kind
SELDOM = 6  # looks from one at which everything is asked what it is, and opened, to the next


class Walk:
    """A game by chance at a table, which is looked at in one language and window after the other."""

    def __init__(self, config: GameConfig) -> None:
        rules = Rules(catalog(config.boxes), config)
        self.session = Session.start(rules, 11, NAMES["en"][: len(config.seats)])
        self.scenes = {code: at_table(self.session, code, ask_before_losses=False) for code in LANGUAGES}
        self.ways = list(product(LANGUAGES, WINDOWS))
        self.looks = 0

    def look(self) -> None:
        """Look at the table as it stands, with a card chosen, something picked out, and now and then opened."""
        self.looks += 1
        language, window = self.ways[self.looks * 4 % len(self.ways)]
        scene, fonts, canvas = self.scenes[language], fonts_of(language), canvas_for(*window)

        def shown() -> Screen:
            return scene.screen(fonts, canvas)

        self.session.names = NAMES[language][: len(self.session.names)]
        scene.shown_game.settle()
        scene.shown_game.viewer = self.session.asked() or 0
        scene.begin()
        scene.context.remember(recap="folded" if self.looks % 2 == 0 else "open")  # the panel may lie over dark cards
        screen = shown()
        where = (len(self.session.log), language, window)
        legal = self.session.rules.legal(self.session.state)
        assert wrong(scene, screen, fonts) == [], where
        assert list(unanswered(screen, legal)) == [], where
        if scene.panels.pile:  # one that opened by itself can be closed
            scene.panels.pile = ""
            screen = shown()
        assert missing(screen, legal) == [], where
        if self.looks % SELDOM == 0 and self.session.state.conflict:
            assert list(mute(scene, screen)) == [], where
        for way in opened(scene, shown, everything=self.looks % SELDOM == 1) if self.looks % 2 else ():
            assert wrong(scene, shown(), fonts) == [], (where, way)
        for ware in [option for option in legal if option[0] in ("acquire", "buy_tech")][:2]:
            scene.selection = Selection(group=(ware,))
            assert list(untold(shown())) == [], (where, ware)
        scene.begin()


def opened(scene: TableScene, shown: Callable[[], Screen], *, everything: bool) -> Iterator[str]:
    """Choose a card and point at a space; open the piles, and look from behind the curtain."""
    for name, does in (("card", ()), ("space", ("hover",))):
        actions = [spot.hit.action for spot in spots(shown()) if spot.hit.action[:1] == (name,)]
        if actions and (name == "card" or scene.selection.card):
            scene.handle((*does, *actions[len(scene.session.log) % len(actions)]))
            yield name
    scene.playback.settle()
    scene.begin()
    if everything:
        for scene.panels.pile in ("deck", "discard", ""):
            yield scene.panels.pile
        viewer, scene.shown_game.viewer = scene.shown_game.viewer, NOBODY
        yield "the curtain"
        scene.shown_game.viewer = viewer


@pytest.mark.parametrize("name", TABLES)
def test_a_game_at_every_table(name: str) -> None:
    """The first question of each kind wherever it comes, and then every so many answers."""
    walk, player, asked = Walk(TABLES[name]), RandomPlayer(11), set[str]()
    session = walk.session
    while (decision := session.decision()) is not None:
        if decision.kind not in asked or len(session.log) % EVERY == 0:
            walk.look()
        asked.add(decision.kind)
        session.answer(player.pick(session.rules.legal(session.state)))
    assert walk.looks > 5


@pytest.mark.parametrize(("path", "language"), list(zip(sorted(SAVES.glob("*.dune")), cycle(LANGUAGES), strict=False)))
def test_every_golden_save_can_be_played_on_into_the_next_round(program: Program, path: Path, language: str) -> None:
    """By clicks alone; between two people the curtain names who is next and hides every hand."""
    program.change("language", language)
    with Person(program, go(program, "saved", path)) as person:
        session, shown = person.table.session, person.table.shown_game
        begun, log = session.state.round, len(session.log)
        while not session.over and session.state.round == begun:
            if shown.curtain != NOBODY:
                assert session.names[shown.curtain] in person.words()
                assert not {hit.action[0] for hit in person.hits()} & {"card", "option", "space", "pile", "undo"}
                assert not {region.name for region in person.screen.regions} & OWN
            person.play_until(lambda clicks=person.clicks: person.clicks > clicks or session.over, limit=600)
        for _ in range(6):
            person.turn()
        assert len(session.log) > log
        assert problems(session.rules, session.state) == []
