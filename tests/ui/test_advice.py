"""Advice at the table: asked for by key or button, shown beside the table, remembered with the game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import cycle

import pygame
import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Purpose, Rules
from dune_desktop.engine.model.config import solo, table
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.i18n.advice import reason
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.storage.files import of_session, pack, to_session, unpack
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.presenters.table.advice import WAYS, advice_limit
from dune_desktop.ui.presenters.table.whole import table_screen
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Label, Region, Screen
from dune_desktop.ui.window.scene import Ask
from tests import kit
from tests.kit.careless import COUNTED, COUNTS, Careless
from tests.ui.driver import PLAYING, Driver
from tests.ui.geometry import cut, problems
from tests.ui.moving import SIZE
from tests.ui.names import shared, unnamed
from tests.ui.tables import at_table

BOXES = ("base", "ix", "immortality")
TABLES = {
    "four": table(4, ("base", "ix")),
    "solo": solo("mentat"),
    "three": table(3, BOXES),
    "two": table(2, ("base", "immortality")),
}


def _session(config: GameConfig) -> Session:
    return Session.start(Rules(catalog(config.boxes), config), 5, ("Ann", "Bo", "Cy", "Di")[: len(config.seats)])


@contextmanager
def _playing(config: GameConfig, looks: int = 0, **settings: object) -> Iterator[tuple[TableScene, Driver]]:
    """Somebody whose turn it is."""
    scene = at_table(_session(config), runner=Careless(looks), ask_before_losses=False, **settings)
    with Driver(scene) as person:
        person.play_until(lambda: not scene.shown_game.watching and scene.shown_game.curtain == -1)
        yield scene, person


def test_a_key_asks_for_advice_and_a_click_follows_it() -> None:
    """As long as it is thought about everything else works; the pointer shows what a way would lead to.

    The game remembers for how many decisions it was asked, however often one looks.
    """
    with _playing(solo(), looks=3) as (scene, person):
        for _ in range(2):
            person.key(ord("h"))
            assert scene.advisor.counsel is not None
            while scene.advisor.counsel.ways is None:
                person.turn()
            person.turn()
            assert person.hits("advised")
            person.key(pygame.K_ESCAPE)
            assert not person.hits("advised"), "it is put away before the menu opens"
        person.key(ord("h"))
        person.turn()
        assert scene.session.hints == (1, 0, 0)
        while scene.advisor.counsel is None or scene.advisor.counsel.ways is None:
            person.turn()
        person.turn()
        best, *others = person.hits("advised")
        assert 0 < len(others) < 3
        ways = scene.advisor.counsel.ways
        assert (ways[0].by, ways[-1].by) == (("master",), ("expert",)), "what both strong levels would do"
        tips = [way.tip.splitlines()[-1] for way in (best, others[-1])]
        assert tips == ["A Master would do this.", "An Expert would do this."]
        person.move(others[0])
        model = scene.model(person.app.easel.fonts, SIZE)
        assert model.preview not in (None, scene.session.state)
        assert model.weighed.at == scene.renderer.drawn_at(("space", others[0].action[3]))
        ringed = next(region for region in person.screen.regions if region.name == "ringed")
        assert len(ringed.elements) == 2, "the card and the space"
        person.click(best)
        assert scene.session.log[-1].option == best.action[1:]
        person.turn()
        assert scene.advisor.counsel is None, "it was for another decision"
        assert scene.model(person.app.easel.fonts, SIZE).preview is None
        person.play_until(lambda: not scene.shown_game.watching)
        person.turn()
        person.key(ord("h"))
    assert to_session(unpack(pack(of_session(scene.session, "g")))).hints == (2, 0, 0)


def test_nobody_who_follows_it_is_asked_whether_to_buy_nothing() -> None:
    """It has said why; whoever ends the turn without it is asked."""
    made = kit.table(hand=["convincing_argument"] * 2).reveal()
    for action, asked in (("advised", False), ("option", True)):
        session = Session(made.rules, made.state.clone(), 1, ("Ann", "Bo", "Cy", "Di"))
        scene = at_table(session, runner=Careless())
        scene.shown_game.viewer = 0
        request = scene.handle((action, "end_turn"))
        assert isinstance(request, Ask) == asked
        assert [entry.option for entry in session.log] == ([] if asked else [("end_turn",)])


def test_what_the_table_asks_about_is_picked_out_first() -> None:
    """What is bought or played by a hint; a second click does it. The Family Atomics are asked about."""
    made = kit.table(hand=["convincing_argument"] * 2, intrigue=["water_peddlers_union"]).row("duncan_idaho").reveal()
    for option in (("acquire", "duncan_idaho", 0, "discard"), ("intrigue", "water_peddlers_union")):
        session = Session(made.rules, made.state.clone(), 1, ("Ann", "Bo", "Cy", "Di"))
        scene = at_table(session, runner=Careless())
        scene.shown_game.viewer = 0
        for done in (False, True):
            scene.handle(("advised", *option))
            assert scene.selection.begun != done
            assert bool(session.log) == done
    atomics = kit.table(boxes=("base", "immortality"), hand=["dagger"])
    scene = at_table(Session(atomics.rules, atomics.state, 1, ("Ann", "Bo", "Cy", "Di")), runner=Careless())
    assert isinstance(scene.handle(("advised", "atomics")), Ask)


def test_it_is_for_whoever_is_asked_and_wants_it() -> None:
    """It is gone with the decision, and nobody sees it behind the curtain."""
    with _playing(solo(), advice=False) as (scene, person):
        assert person.find("advice") is None
        person.key(ord("h"))
        assert scene.advisor.counsel is None
    with _playing(table(3)) as (scene, person):
        advice = person.find("advice")
        assert advice is not None
        person.click(advice)
        person.turn()
        assert person.hits("advised")
        person.play_until(lambda: scene.shown_game.curtain != -1)
        assert not person.hits("advised")


def _advised(session: Session, metrics: Fonts, reading: str = "100") -> tuple[TableScene, Screen]:
    scene = at_table(session, metrics.language, runner=Careless(), curtain=False, reading=reading)
    scene.playback.settle()
    scene.screen(metrics, SIZE)
    scene.do_advice()
    scene.tick(0.0)
    return scene, scene.screen(metrics, SIZE)


def _region(screen: Screen, name: str) -> Region:
    return next(region for region in screen.regions if region.name == name)


@pytest.mark.parametrize(("name", "language"), list(zip(TABLES, cycle(LANGUAGES), strict=False)))
def test_it_fits_beside_every_table(name: str, language: str, metrics: dict[str, Fonts]) -> None:
    """What to do and why is told whole in every size of text, over nothing that is asked about.

    Where a line is too short for numbers it says in words what there is more of; the pointer shows the rest.
    """
    session, player, fonts = _session(TABLES[name]), RandomPlayer(1), metrics[language]
    whole = reason(Texts(language), COUNTED, COUNTS)
    sizes = cycle(("100",) if name == "four" else ("100", "200", "75", "150"))
    while not session.over and session.answered < 200:
        if session.answered % 9 == 0:
            reading = next(sizes)
            scene, screen = _advised(session, fonts, reading)
            assert cut(screen, "advice") == cut(screen, WAYS) == unnamed(screen) == shared(screen) == []
            assert reading == "75" or problems(screen, fonts) == []
            ways, panel = _region(screen, WAYS), _region(screen, "advice").rect
            labels = [label for label in ways.elements if isinstance(label, Label)]
            assert {label.size for label in labels if label.text.endswith("%")} == {26 * int(reading) / 100}
            first = min(ways.hits, key=lambda hit: hit.rect.y)
            assert scene.renderer.shown is not None
            scrolls = advice_limit(scene.renderer.shown) > 0
            assert scrolls or all(label.y + label.size / 2 <= panel.bottom for label in labels)
            counted = any("12" in label.text for label in labels if label.y < first.rect.bottom)
            assert counted or whole in str(first.tip)
            others = [region for region in screen.regions if region not in (ways, _region(screen, "advice"))]
            asked = [hit for region in others for hit in region.hits if hit.action and hit.action[0] in PLAYING]
            assert [hit for hit in asked if panel.contains(*hit.rect.center)] == []
        session.answer(player.pick(session.rules.legal(session.state)))


def test_it_says_whose_chance_it_shows(fonts: Fonts) -> None:
    """Where somebody chooses for a Rival (R28.15) the chance is still that of whoever is asked."""
    scene, _ = _advised(_session(solo()), fonts)
    model = scene.model(fonts, SIZE)
    assert model.decision is not None
    name = model.seat_name(model.decision.seat)
    for acting_for, said in ((model.decision.seat, "chance to win"), (1, f"{name}’s chance to win")):
        asked = replace(model, decision=replace(model.decision, acting_for=acting_for))
        words = [e.text for e in _region(table_screen(asked), "advice").elements if isinstance(e, Label)]
        assert said in " ".join(words)
        assert (name in " ".join(words)) == (acting_for == 1)
    assert scene.advisor.counsel is not None
    best = (scene.advisor.counsel.ways or ())[0].option
    for previewed in (True, False):
        scene.handle(("hover", "advised", *best))
        assert (scene.model(fonts, SIZE).preview is not None) == previewed, "it is forgotten with its decision"
        scene.session.answer(best if previewed else scene.session.rules.legal(scene.session.state)[0])


def test_it_says_first_what_a_way_is_for(fonts: Fonts) -> None:
    """Only the pointer tells how that differs from another one; what is for nothing is compared as before."""
    scene, _ = _advised(_session(solo()), fonts)
    assert scene.advisor.counsel is not None
    ways = scene.advisor.counsel.ways
    assert ways
    water = replace(ways[0], purposes=(Purpose("water", 2), Purpose("garrison", 1)))
    for first, told in ((water, True), (ways[0], False)):
        scene.advisor.counsel = replace(scene.advisor.counsel, ways=(first, *ways[1:]))
        region = _region(scene.screen(fonts, SIZE), WAYS)
        top = min(region.hits, key=lambda hit: hit.rect.y)
        words = " ".join(e.text for e in region.elements if isinstance(e, Label) and e.y < top.rect.bottom)
        assert ("1 more troop in your garrison" in words) == told
        assert ("than the next option" in words) == (not told)
        assert ("than the next option" in str(top.tip)) == told
