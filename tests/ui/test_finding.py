"""Looking for words in the rules: what is found, how it is shown, and how one goes from place to place."""

from __future__ import annotations

import unicodedata

import pygame
import pytest

from dune_desktop.engine.model.config import solo
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.finding import matches
from dune_desktop.ui.kit.scrolling import Block
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.log import LogScene
from dune_desktop.ui.scenes.rules import RulesScene
from dune_desktop.ui.scenes.title import TitleScene
from dune_desktop.ui.screen.display import Frame
from dune_desktop.ui.screen.metrics import Plain
from tests.ui.fonts import fonts_of
from tests.ui.geometry import problems
from tests.ui.person import Person
from tests.ui.screens import own
from tests.ui.tables import begin

pytestmark = pytest.mark.usefixtures("queue")


@pytest.mark.parametrize(
    ("words", "paragraph", "width", "count"),
    [
        ("tROOPS", "No TROOP, two troops and Troops again.", 300, 2),  # whatever their capitals
        (" \u3000", "Something.", 300, 0),
        ("reveal turn comes", "The Reveal turn <b>comes</b> last.", 60, 1),  # wherever lines break, bold or not
        ("説得力を行使", "手札を公開し説得力を行使する。", 90, 1),
        ("sand", "has and", 300, 0),  # words apart are not one word
        ("spice if", "1 spice {spice} if nobody is there", 300, 1),  # a sign between words is none
        (unicodedata.normalize("NFD", "교전"), "교전에서 승리", 300, 1),  # however a letter is written
        ("１０", "勝利点10点", 300, 1),
        ("ﾙｰﾙ", "ルール", 300, 1),
    ],
)
def test_words_are_found(words: str, paragraph: str, width: int, count: int) -> None:
    language = "en" if paragraph.isascii() else "ko" if "교" in paragraph else "ja"
    b = Build(Plain(language))
    block = Block.of(b, b.markup(0, 0, paragraph, width).height)
    assert len(matches([block], words, Plain(language))) == count


def seen(person: Person) -> int:
    """Which place is looked at; it is in sight and framed."""
    scene = person.scene
    assert isinstance(scene, RulesScene)
    region = next(region for region in person.screen.regions if region.name == "rules.text")
    (frame, *_) = [element.rect for element in region.elements if isinstance(element, Frame)]
    assert region.rect.y <= frame.y
    assert frame.bottom <= region.rect.bottom
    return scene.finding.chosen


def test_each_board_has_rules_of_its_own(program: Program) -> None:
    """At a table those of its board; at the title those of the latest one, and a way to the others and back."""
    person = Person(program, TitleScene(program))
    person.do("rules")
    scene = person.scene
    assert isinstance(scene, RulesScene)
    for board, title in (("Dune: Imperium", "Rules"), ("Uprising", "Rules of Uprising"), ("Dune: Imperium", "Rules")):
        assert title in person.words()
        assert not problems(person.screen, fonts_of("en"))
        assert ("Battle icons" in person.words()) == (board == "Uprising")
        person.do("section", max(hit.action[1] for hit in person.hits() if hit.action[:1] == ("section",)))
    program.remember(boxes=("uprising",))
    assert RulesScene(program, person.scene).board == "uprising"
    for config, board in ((solo(), "base"), (solo("mentat", "", ("uprising",)), "uprising")):
        at_table = RulesScene(program, begin(program, config, 3))
        page = program.page(Plain(), (1920.0, 1080.0))
        assert (at_table.board, at_table.others(page)) == (board, ())
    program.leave_game()
    assert program.texts.board == "", "the title speaks of no board"


def test_from_place_to_place(program: Program) -> None:
    """Ctrl+F, the words, Enter and Shift+Enter, round the end, or the mouse; Esc out of the field, then out."""
    with Person(program, TitleScene(program)) as person:
        person.do("rules")
        scene = person.scene
        assert isinstance(scene, RulesScene)
        person.key(pygame.K_f, pygame.KMOD_CTRL)
        assert person.hits("find") == []
        person.write("dreadnought")
        count = len(scene.finding.found)
        assert count > 2
        assert f"1 of {count}" in person.words()
        assert scene.offset > 0, "the first place is below what is in sight at first"
        assert seen(person) == 0
        for mod, place in ((0, 1), (0, 2), (pygame.KMOD_SHIFT, 1), (pygame.KMOD_SHIFT, 0)):
            person.key(pygame.K_RETURN, mod)
            assert seen(person) == place, "Enter goes on when the field is left"
        person.key(pygame.K_f, pygame.KMOD_CTRL)
        person.key(pygame.K_RETURN, pygame.KMOD_SHIFT)
        assert seen(person) == count - 1, "in the field too"
        for step, place in ((1, 0), (-1, count - 1)):
            person.do("find", step)
            assert seen(person) == place
        person.do("edit", "find", "begin")
        person.write("zebra")
        assert scene.finding.wanted.value == "zebra", "who comes back types over what is there"
        assert "nothing found" in person.words()
        for _ in "zebra":
            person.press("BACKSPACE")
        assert person.hits("find") == []
        person.do("section", 7)
        before = scene.offset
        person.key(pygame.K_f, pygame.KMOD_CTRL)
        person.write("conflict")
        assert scene.offset >= before, "typing goes no further up than one reads"
        assert (seen(person) > 0, scene.chosen) == (True, 7)
        while seen(person):
            person.press("RETURN")
        assert scene.chosen < 6
        person.press("ESCAPE")
        assert isinstance(person.scene, TitleScene)


def test_the_chronicle_is_searched_too(program: Program) -> None:
    """Keys of the table mean nothing while words are typed; words of links and of the people count like others."""
    with Person(program, begin(program, solo("mentat"), 3, ("Kim", "", ""))) as person:
        person.answers(12)
        table, answers = person.table, len(person.table.session.log)
        person.press("l")
        log = person.scene
        assert isinstance(log, LogScene)
        person.key(pygame.K_f, pygame.KMOD_CTRL)
        person.press("r", "p", "SPACE")
        person.write("kim")
        many, before = len(log.finding.found), log.finding.chosen
        assert many > 2
        assert f"of {many}" in person.words()
        person.press("RETURN")
        assert len(table.session.log) == answers
        assert log.finding.chosen == (before + 1) % many
        assert problems(own(person.screen, "log"), fonts_of("en")) == []
