"""The Codex: every component is found by its name and by what it does, and leads to its page."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.config import solo, table
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.i18n.component_text import rulings
from dune_desktop.storage.places import Places
from dune_desktop.tools.missing import components
from dune_desktop.ui.kit.finding import plain
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.presenters.screens.codex import BOOK, EVERYTHING
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.codex import CodexScene
from dune_desktop.ui.scenes.inspect import InspectScene
from dune_desktop.ui.scenes.title import TitleScene
from dune_desktop.ui.screen.metrics import Plain
from tests.kit.boxes import caves
from tests.ui.geometry import cut, outside, problems
from tests.ui.names import shared, unnamed
from tests.ui.person import Person
from tests.ui.screens import SIZES, labels, own
from tests.ui.tables import begin, go

__all__ = ["caves"]

pytestmark = pytest.mark.usefixtures("queue")

SIZE = SIZES["16:9"]
MARKS = "battle:"
"""Components that are marked on others, on whose pages they stand."""


def listed() -> set[str]:
    """Everything that stands in the Codex: not what a box has for games with a box that it cannot be played with."""
    together = [set(boxes) for boxes in registry.largest()]

    def used(box: str, of: str) -> bool:
        return not of or any({box, of} <= boxes for boxes in together)

    every = {key: used(box, getattr(item, "of", "")) for box, key, item in components()}
    return {key for key, used in every.items() if used and not key.startswith(MARKS)}


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_and_ruling_is_found_by_its_words(tmp_path: Path, language: str) -> None:
    """Of every box there is; with a name that others have too, before those that only speak of it. Each has a page."""
    program = Program(Places.under(tmp_path), language)
    scene, texts = codex(program), Texts(language)
    keys = sorted(listed())
    assert {entry.subject.key for entry in scene.found} == {*keys}
    for key in keys[list(LANGUAGES).index(language) :: len(LANGUAGES)]:
        found = search(scene, texts.name(key)[:60])
        words = plain(texts.name(key)[:60]).split()
        before = [plain(texts.name(other)) for other in found[: found.index(key)]]
        assert all(word in name for name in before for word in words), key
        assert labels(go(program, "inspect", key, below=scene).screen(Plain(language), SIZE)), key
    told = [(key, ruling) for key in keys for ruling in rulings(texts, key)]
    assert len(told) > 30
    for key, ruling in told[::3]:
        assert key in search(scene, ruling[:60].rpartition(" ")[0] or ruling[:60])


def test_cards_of_a_board_are_told_in_its_words(program: Program) -> None:
    """Rival cards of Uprising beside those of House Hagal."""
    scene = codex(program)
    kinds = {(entry.box == "uprising", entry.subject.kind) for entry in scene.found if entry.shelf == "hagal"}
    assert kinds == {(False, "House Hagal card"), (True, "Rival card")}
    assert not [key for key in search(scene, "House Hagal") if key.startswith("hagal:uprising/")]


def test_words_of_an_effect_find_what_has_it(program: Program) -> None:
    """Whatever their order; a word is found by its beginning, in names first, and what does not do it is not found."""
    scene = codex(program)
    drawing = search(scene, "draw card")
    assert drawing == search(scene, "CARD draw")
    assert {"card:dr_yueh", "space:arrakeen"} <= {*drawing}
    assert "card:dagger" not in drawing
    assert "card:negotiated_withdrawal" not in search(scene, "draw"), "the middle of a word"
    assert search(scene, "arrakis")[0] in {"card:arrakis_liaison", "card:arrakis_recruiter", "space:arrakeen"}
    assert search(scene, "zebra") == []
    assert len(search(scene, "  ")) == len(listed())


@pytest.mark.parametrize(("language", "words"), [("ko", "트래시"), ("ja", "策謀")])
def test_words_written_together_are_found_within(tmp_path: Path, language: str, words: str) -> None:
    scene = codex(Program(Places.under(tmp_path), language))
    texts = {entry.subject.key: (entry.name, entry.words) for entry in scene.found}
    having = {key for key, both in texts.items() if any(words in text for text in both)}
    assert set(search(scene, words)) == having


def test_boxes_that_are_closed_are_not_in_it_and_one_from_elsewhere_is(caves: str, program: Program) -> None:
    """In a game, the spaces that lie on the board; a box's cards, its spaces and the deck that only it has."""
    scene = go(program, "codex", below=begin(program, table(3, ("base", "ix", caves)), 3))
    assert isinstance(scene, CodexScene)
    scene.screen(Plain(), SIZE)
    spaces = {f"space:{space.id}" for space in catalog(("base", "ix", caves)).spaces}
    assert {entry.subject.key for entry in scene.found if entry.shelf == "space"} == spaces
    assert {entry.box for entry in scene.found} == {"base", "ix", caves}
    theirs = [entry for entry in scene.found if entry.box == caves]
    assert {entry.shelf for entry in theirs} == {"imperium", "bazaar", "space"}
    for entry in theirs:
        assert entry.subject.key in search(scene, scene.context.texts.name(entry.subject.key))


# ------------------------------------------------------------------------------------------------ at the window


def here(person: Person) -> CodexScene:
    assert isinstance(person.scene, CodexScene)
    return person.scene


def looked_at(person: Person) -> str:
    assert isinstance(person.scene, InspectScene)
    return person.scene.component


def test_by_keys_alone(program: Program) -> None:
    """K, Ctrl+F, words, Enter opens the first; arrows turn the pages; Esc leads back step by step."""
    with Person(program, TitleScene(program)) as person:
        person.press("k")
        scene = here(person)
        person.key(pygame.K_f, pygame.KMOD_CTRL)
        person.write("kwisatz")
        assert f"{len(scene.found)} found" in person.words()
        person.press("RETURN")
        assert looked_at(person) == scene.found[0].subject.key == "card:kwisatz_haderach"
        person.press("ESCAPE")
        assert here(person).typed.wanted.value == "kwisatz"
        person.press("ESCAPE")
        assert isinstance(person.scene, TitleScene)


def test_pages_are_turned_and_what_stands_elsewhere_is_said(program: Program) -> None:
    with Person(program, TitleScene(program)) as person:
        person.do("codex")
        scene = here(person)
        for keys, shelf in ((("RIGHT",), "leader"), (("LEFT", "LEFT"), scene.shelves[-1])):
            person.press(*keys)
            assert scene.shelf == shelf
        person.key(pygame.K_f, pygame.KMOD_CTRL)
        person.write("arrakeen")
        assert scene.shelf == EVERYTHING
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
        scene = here(person)
        person.do("section", scene.shelves.index("space"))
        many = len(scene.listed())
        assert f" · {many}" in person.words()
        person.do("look", scene.listed()[0])
        assert f"1 / {many}" in person.words()
        person.press("LEFT")
        assert f"{many} / {many}" in person.words()
        assert looked_at(person) == scene.listed()[-1]


def test_from_the_table_from_its_menu_and_from_the_cards(program: Program) -> None:
    with Person(program, begin(program, solo("mentat"), 3)) as person:
        person.press("k")
        here(person)
        person.press("ESCAPE", "c")
        person.do("codex")
        here(person)
        person.do("look", "leader:baron_vladimir_harkonnen")
        person.press("RIGHT")
        assert looked_at(person).startswith("leader:")
        person.press("ESCAPE", "ESCAPE", "ESCAPE")
        person.menu()
        person.do("codex")
        here(person)


@pytest.mark.parametrize(
    ("language", "reading", "shape"), [("en", "200", "16:10"), ("ko", "150", "16:9"), ("ja", "200", "21:9")]
)
def test_every_page_is_whole(
    program: Program, metrics: dict[str, Fonts], language: str, reading: str, shape: str
) -> None:
    """Every page at its beginning and its end: nothing cut off, small, without a name or on something else."""
    program.change("language", language)
    program.remember(reading=reading)
    scene, fonts, size = codex(program), metrics[language], SIZES[shape]
    scene.screen(fonts, size)
    for section in range(len(scene.shelves)):
        scene.handle(("section", section))
        for _ in range(2):
            screen = own(scene.screen(fonts, size), "codex")
            assert problems(screen, fonts) == cut(screen, "codex") == cut(screen, BOOK.column) == []
            assert unnamed(screen) == shared(screen) == []
            assert not [label for label in outside(screen, "codex") if label]
            scene.do_scroll(scene.limit)
