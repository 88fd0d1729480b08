"""The Codex: every component is found by its name and by what it does, and leads to its page."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine.model.config import solo, table
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.i18n.component_text import rulings
from dune_desktop.storage.places import Places
from dune_desktop.tools.missing import components
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.finding import plain
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.presenters.screens.codex import BOOK, EVERYTHING
from dune_desktop.ui.presenters.screens.subject_card import subject_card
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.cards import CardsScene
from dune_desktop.ui.scenes.codex import CodexScene
from dune_desktop.ui.scenes.game import GameScene
from dune_desktop.ui.scenes.inspect import InspectScene, can_inspect
from dune_desktop.ui.scenes.menu import MenuScene
from dune_desktop.ui.scenes.title import TitleScene
from dune_desktop.ui.screen.display import Icon, Label, Rect
from dune_desktop.ui.screen.metrics import Plain
from tests.kit.boxes import caves
from tests.ui.geometry import cut, outside, problems
from tests.ui.names import shared, unnamed
from tests.ui.person import Person
from tests.ui.screens import SIZES, own
from tests.ui.tables import begin, go
from tests.work import calls

__all__ = ["caves"]

pytestmark = pytest.mark.usefixtures("queue")

SIZE = SIZES["16:9"]


def every_component() -> set[str]:
    """The keys of all components in the files of all boxes."""
    return {key for _, key, _ in components()}


def codex(program: Program) -> CodexScene:
    """The Codex over the title, once shown."""
    scene = go(program, "codex", below=go(program, "title"))
    assert isinstance(scene, CodexScene)
    scene.screen(Plain(program.texts.language), SIZE)
    return scene


def search(scene: CodexScene, words: str) -> list[str]:
    """What is found by these words, in order."""
    for step in (("begin",), ("clear",), ("type", words), ("done",)):
        scene.handle(("edit", "find", *step))
    scene.screen(Plain(scene.context.texts.language), SIZE)
    return [entry.subject.key for entry in scene.found]


# ------------------------------------------------------------------------------------------------ what is found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_is_found_by_its_name_and_has_a_page(tmp_path: Path, language: str) -> None:
    """Of every box there is; with a name that others have too, among them, before those that only speak of it.

    Which page it has, each component shows in one of the languages; `test_pages` reads all of them in each.
    """
    program = Program(Places.under(tmp_path), language)
    scene, texts = codex(program), Texts(language)
    keys = every_component()
    assert {entry.subject.key for entry in scene.found} == keys
    for number, key in enumerate(sorted(keys)):
        found = search(scene, texts.name(key)[:60])
        assert key in found, key
        words = plain(texts.name(key)[:60]).split()
        before = [plain(texts.name(other)) for other in found[: found.index(key)]]
        assert all(word in name for name in before for word in words), key
        assert can_inspect(program, key)
        if number % len(LANGUAGES) != list(LANGUAGES).index(language):
            continue
        page = go(program, "inspect", key, below=scene)
        labels = [
            e.text for r in page.screen(Plain(language), SIZE).regions for e in r.elements if isinstance(e, Label)
        ]
        assert labels


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_is_found(tmp_path: Path, language: str) -> None:
    scene, texts = codex(Program(Places.under(tmp_path), language)), Texts(language)
    told = [(key, ruling) for key in every_component() for ruling in rulings(texts, key)]
    assert len(told) > 30
    for key, ruling in told:
        assert key in search(scene, ruling[:60].rpartition(" ")[0] or ruling[:60])


def test_words_of_an_effect_find_what_has_it(program: Program) -> None:
    """Whatever their order; a word is found by its beginning, in names first, and what does not do it is not found."""
    scene = codex(program)
    drawing = search(scene, "draw card")
    assert drawing == search(scene, "CARD draw")
    assert "card:dr_yueh" in drawing
    assert "space:arrakeen" in drawing
    assert "card:dagger" not in drawing
    assert "card:negotiated_withdrawal" not in search(scene, "draw"), "the middle of a word"
    assert search(scene, "arrakis")[0] in {"card:arrakis_liaison", "card:arrakis_recruiter", "space:arrakeen"}
    assert search(scene, "zebra") == []
    assert len(search(scene, "  ")) == len(every_component())


@pytest.mark.parametrize(("language", "words"), [("ko", "트래시"), ("ja", "策謀"), ("ja", "部隊")])
def test_words_written_together_are_found_within(tmp_path: Path, language: str, words: str) -> None:
    scene = codex(Program(Places.under(tmp_path), language))
    texts = {entry.subject.key: (entry.name, entry.words) for entry in scene.found}
    having = {key for key, both in texts.items() if any(words in text for text in both)}
    assert set(search(scene, words)) == having


def test_in_a_game_it_holds_what_is_played_with(program: Program) -> None:
    """The spaces that lie on the board, and nothing of boxes that stay closed."""
    game = begin(program, table(3, ("base", "ix")), 3)
    scene = go(program, "codex", below=game)
    assert isinstance(scene, CodexScene)
    scene.screen(Plain(), SIZE)
    known = catalog(("base", "ix"))
    assert {f"space:{space.id}" for space in known.spaces} == {
        entry.subject.key for entry in scene.found if entry.shelf == "space"
    }
    assert {entry.box for entry in scene.found} == {"base", "ix"}
    for entry in scene.found:
        go(program, "inspect", entry.subject.key, below=scene).screen(Plain(), SIZE)


def test_a_box_from_elsewhere_stands_in_it_unasked(caves: str, program: Program) -> None:
    """Its cards, its spaces and the deck that only it has."""
    scene = codex(program)
    theirs = [entry for entry in scene.found if entry.box == caves]
    assert {entry.shelf for entry in theirs} == {"imperium", "bazaar", "space"}
    for entry in theirs:
        assert entry.subject.key in search(scene, scene.context.texts.name(entry.subject.key))
        go(program, "inspect", entry.subject.key, below=scene).screen(Plain(), SIZE)
    for section in range(len(scene.shelves)):
        scene.handle(("section", section))
        assert unnamed(own(scene.screen(Plain(), SIZE), "codex")) == []


def test_a_key_stroke_is_quick(program: Program) -> None:
    """What is there is looked up once; what is asked for by a letter more is only looked for, and a page of it made."""
    scene = codex(program)
    scene.handle(("edit", "find", "begin"))

    def typed(letter: str) -> None:
        scene.handle(("edit", "find", "type", letter))
        scene.screen(Plain(), SIZE)

    done = [calls(lambda letter=letter: typed(letter)) for letter in "draw a card from the deck"]  # type: ignore[misc]
    assert max(done[1:]) < 100_000


# ------------------------------------------------------------------------------------------------ at the window


def test_from_the_title_by_keys_alone(program: Program) -> None:
    """K, Ctrl+F, words, Enter opens the first; arrows turn the pages; Esc leads back step by step."""
    with Person(program, TitleScene(program)) as person:
        person.press("k")
        scene = person.scene
        assert isinstance(scene, CodexScene)
        person.key(pygame.K_f, pygame.KMOD_CTRL)
        person.write("kwisatz")
        assert f"{len(scene.found)} found" in person.words()
        person.press("RETURN")
        looked = person.scene
        assert isinstance(looked, InspectScene)
        assert looked.component == scene.found[0].subject.key == "card:kwisatz_haderach"
        person.press("ESCAPE")
        assert person.scene is scene
        assert scene.typed.wanted.value == "kwisatz"
        person.press("ESCAPE")
        assert isinstance(person.scene, TitleScene)


def test_pages_are_turned_and_what_stands_elsewhere_is_said(program: Program) -> None:
    with Person(program, TitleScene(program)) as person:
        person.do("codex")
        scene = person.scene
        assert isinstance(scene, CodexScene)
        person.press("RIGHT")
        assert scene.shelf == "leader"
        person.press("LEFT", "LEFT")
        assert scene.shelf == scene.shelves[-1]
        person.do("section", 1)
        person.key(pygame.K_f, pygame.KMOD_CTRL)
        person.write("arrakeen")
        assert scene.shelf == EVERYTHING
        assert f"{len(scene.found)} found" in person.words()
        person.do("section", 1)
        assert "matches on others" in person.words()
        person.key(pygame.K_f, pygame.KMOD_CTRL)
        person.write("zebra")
        assert "Nothing matches" in person.words()
        person.press("RETURN")
        assert person.scene is scene


def test_from_its_page_one_goes_through_all_that_are_counted_in_the_codex(program: Program) -> None:
    """Also to those that are scrolled out of sight."""
    with Person(program, TitleScene(program)) as person:
        person.do("codex")
        scene = person.scene
        assert isinstance(scene, CodexScene)
        for shelf in (EVERYTHING, "intrigue", "space"):
            place = scene.shelves.index(shelf)
            person.do("section", place)
            many = len(scene.listed())
            assert f" · {many}" in person.words()
            person.do("look", scene.listed()[0])
            assert f"1 / {many}" in person.words()
            person.press("LEFT")
            assert f"{many} / {many}" in person.words()
            assert isinstance(person.scene, InspectScene)
            assert person.scene.component == scene.listed()[-1]
            person.press("ESCAPE")


def test_from_the_table_from_its_menu_and_from_the_cards(program: Program) -> None:
    with Person(program, begin(program, solo("mentat"), 3)) as person:
        person.press("k")
        assert isinstance(person.scene, CodexScene)
        person.press("ESCAPE")
        assert isinstance(person.scene, GameScene)
        person.press("c")
        assert isinstance(person.scene, CardsScene)
        person.do("codex")
        assert isinstance(person.scene, CodexScene)
        person.do("look", "leader:baron_vladimir_harkonnen")
        assert isinstance(person.scene, InspectScene)
        person.press("RIGHT")
        assert person.scene.component.startswith("leader:")
        person.press("ESCAPE", "ESCAPE", "ESCAPE")
        person.menu()
        assert isinstance(person.scene, MenuScene)
        person.do("codex")
        assert isinstance(person.scene, CodexScene)


# ------------------------------------------------------------------------------------------------ how it looks


@pytest.mark.parametrize(
    ("language", "reading"), [("en", "100"), ("ko", "150"), ("ja", "200"), ("en", "200"), ("ja", "100")]
)
def test_every_page_is_whole(program: Program, metrics: dict[str, Fonts], language: str, reading: str) -> None:
    """Every card of every page at every size of text: nothing cut off, small, without a name or on something else."""
    program.change("language", language)
    program.remember(reading=reading)
    scene, fonts = codex(program), metrics[language]
    for shape, size in SIZES.items():
        scene.screen(fonts, size)
        for section in range(len(scene.shelves)):
            scene.handle(("section", section))
            scene.screen(fonts, size)
            step = SIZE[1] * 0.6 if shape == "16:9" and section else scene.limit or 1
            while True:
                screen = own(scene.screen(fonts, size), "codex")
                assert problems(screen, fonts) == []
                assert cut(screen, "codex") == cut(screen, BOOK.column) == []
                assert unnamed(screen) == []
                assert shared(screen) == []
                assert not [label for label in outside(screen, "codex") if label]
                if scene.offset >= scene.limit:
                    break
                scene.do_scroll(step)


@pytest.mark.parametrize(
    ("card", "cause"), [("assassination_mission", "trash"), ("the_spice_must_flow", "persuasion_seal")]
)
def test_what_comes_of_trashing_or_acquiring_a_card_stands_behind_the_sign_of_it(
    program: Program, card: str, cause: str
) -> None:
    """Nobody takes it for what the card brings when it is played."""
    scene = codex(program)
    (found,) = [entry for entry in scene.found if entry.subject.key == f"card:{card}"]
    b = Build(Plain())
    subject_card(b, found.subject, 1, Rect(0, 0, 220, 214))
    icons = [each for each in b.elements if isinstance(each, Icon)]
    assert cause in [each.name for each in icons if each.y > 100]
