"""Title, menu, saves and the way into a first game: what is said stands out, can be done by keys, and has one name."""

from __future__ import annotations

import pytest

from dune_desktop.engine.model.config import solo, table
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.presenters.screens.menu import NEWS
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.title import Entry, title_screen
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.keys import KeysScene
from dune_desktop.ui.scenes.menu import MenuScene
from dune_desktop.ui.scenes.rules import RulesScene
from dune_desktop.ui.scenes.title import TitleScene
from dune_desktop.ui.screen.display import Label, Rect, Screen
from dune_desktop.ui.window.scene import Go
from tests.ui.geometry import problems
from tests.ui.person import Person
from tests.ui.tables import go, start

HILLS = 850.0  # where the drawn dunes of the title begin, 1080 high


def _labels(screen: Screen, region: str) -> list[Label]:
    return [e for r in screen.regions if r.name == region for e in r.elements if isinstance(e, Label)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_ends_above_the_hills(program: Program, metrics: dict[str, object], language: str) -> None:
    """With all lines there can be, and a key on each, on that of the game that waits too."""
    program.change("language", language)
    go(program, "new", solo("mentat", boxes=("base", "ix", "immortality")), 3, ("Ann",))
    program.leave_game()
    program.slots.flush()
    screen = go(program, "title").screen(metrics[language], (1920.0, 1080.0))
    assert problems(screen, metrics[language]) == [], "nor does anything run into the portrait"
    places: dict[str, Rect] = {r.name: r.rect for r in screen.regions}
    assert places["menu"].bottom <= HILLS
    (waiting,) = [hit for r in screen.regions for hit in r.hits if hit.action == ("continue",)]
    assert waiting.command
    assert "C" in [label.text for label in _labels(screen, "continue")]
    keys = [label.text for label in _labels(screen, "menu") if len(label.text) == 1]
    assert len(keys) == len([hit for r in screen.regions if r.name == "menu" for hit in r.hits])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_menu_has_a_key(program: Program, language: str) -> None:
    """And what it opens is called the same as from the title."""
    program.change("language", language)
    t = program.texts.t
    assert t("menu.about") == t("title.about")
    with Person(program, start(program, new="solo", seed=3)) as person:
        person.answers(12)
        person.menu()
        hits = [hit for r in person.screen.regions if r.name == "menu" for hit in r.hits]
        assert ("replay",) in [hit.action for hit in hits]
        assert all(hit.command for hit in hits), hits
        places = {hit.action: hit.rect for r in person.screen.regions if r.name == "menu" for hit in r.hits}
        person.press("s", "RETURN")
        assert isinstance(person.scene, MenuScene)
        shown = [(label.size, label.weight) for label in _labels(person.screen, "menu")]
        assert (NEWS.size, NEWS.weight) in shown, "that it is saved stands out"
        after = {hit.action: hit.rect for r in person.screen.regions if r.name == "menu" for hit in r.hits}
        assert after == places, "and nothing moves for it"


def test_a_row_of_the_saves_has_one_name_for_a_seat(program: Program) -> None:
    scene = go(program, "new", table(2), 3, ("Velda", "Isolde"))
    program.slots.flush()
    with Person(program, scene) as person:
        person.table.playback.settle()
        person.answers(2)
        program.slots.flush()
        leaders = [seat.leader for seat in person.table.session.state.seats]
        person.menu()
        person.do("load")
        words = person.words()
        assert words.count("Velda") == 2
        for leader in leaders:
            assert not leader or program.texts.name("leader_short:" + leader) not in words.split()


def test_who_plays_for_the_first_time_is_told_where_a_first_turn_is_explained(program: Program) -> None:
    """On the card of the first round, until it was looked up or hints are not wanted."""

    def told() -> bool:
        with Person(program, go(program, "new", solo("mentat"), 3, ("Ann",))) as person:
            return program.texts.t("tip.first_turn", cap="F1") in person.words()

    assert told()
    program.change("hints", False)
    assert not told()
    program.change("hints", True)
    with Person(program, go(program, "new", solo("mentat"), 3, ("Ann",))) as person:
        person.press("F1", "F1")
    assert not told()


def test_who_is_called_after_a_leader_is_so_in_the_language_of_now(program: Program) -> None:
    """Where the game is offered at the title and in the list of saves; names that persons chose stay."""
    with Person(program) as person:
        program.begin(table(2), 5, ("", "Ann"))
        assert program.game is not None
        leader = program.game.session.state.seats[0].leader
        program.leave_game()
        person.app.follow(Go("title"))
        person.turn()
        for language in ("ja", "en", "ko"):
            person.do("set", "language", language)
            who = Texts(language).name("leader_short:" + leader)
            assert f"{who} · Ann" in person.words()
        person.press("l")
        assert f"{who}, Ann" in person.words()


def test_help_at_the_title_is_the_first_turn_in_pictures_and_leads_to_the_rules(program: Program) -> None:
    with Person(program) as person:
        person.press("F1")
        assert isinstance(person.scene, KeysScene)
        assert program.texts.t("help.start.title") in person.words()
        person.press("r")
        assert isinstance(person.scene, RulesScene)
        assert f"1 {program.texts.t('help.step.1')}. {program.texts.t('help.start.1')}" in person.words()
        person.press("ESCAPE", "ESCAPE")
        assert isinstance(person.scene, TitleScene)
        person.press("r")
        assert isinstance(person.scene, RulesScene)


def test_who_would_leave_the_only_seat_to_a_computer_is_told_what_that_means(
    program: Program, metrics: dict[str, object]
) -> None:
    scene = go(program, "new_game")
    for players, said in (("solo", True), ("4", False)):
        scene.handle(("table", players))
        screen = scene.screen(metrics["en"], (1920.0, 1080.0))
        (computer,) = [hit for r in screen.regions for hit in r.hits if hit.action == ("sit", 0, "computer")]
        assert bool(computer.tip) == said


@pytest.mark.parametrize("count", [3, 6, 9])
def test_however_many_lines_none_of_the_title_stands_on_the_hills(metrics: dict[str, Fonts], count: int) -> None:
    """Keys are lost on the bright sand; none is lower than can be clicked."""
    here = Page(Texts("en"), metrics["en"], 1920.0, 1080.0)
    entries = tuple(Entry(f"Line {place}", ("line", place), "new_game") for place in range(count))
    (made,) = (each for each in title_screen(here, None, entries).regions if each.name == "menu")
    assert max(hit.rect.bottom for hit in made.hits) <= HILLS
    assert min(hit.rect.h for hit in made.hits) >= 36
