"""Looking for words in the rules: what is found, how it is shown, and how one goes from place to place."""

from __future__ import annotations

import unicodedata

import pygame
import pytest

from dune_desktop.engine.model.config import solo
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.finding import marked, matches
from dune_desktop.ui.kit.scrolling import Block
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.presenters.screens.rules import text
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.log import LogScene
from dune_desktop.ui.scenes.rules import RulesScene
from dune_desktop.ui.scenes.title import TitleScene
from dune_desktop.ui.screen.display import Bar, Frame, Label, Rect
from dune_desktop.ui.screen.metrics import Plain
from tests.ui.geometry import box_of, problems
from tests.ui.person import Person
from tests.ui.screens import SIZES, own
from tests.ui.tables import begin

pytestmark = pytest.mark.usefixtures("queue")


def column(*paragraphs: str, width: float = 300, language: str = "en") -> list[Block]:
    """Paragraphs in lines, as a book has them."""
    found = []
    for paragraph in paragraphs:
        b = Build(Plain(language))
        found.append(Block.of(b, b.markup(0, 0, paragraph, width).height))
    return found


def places(words: str, *paragraphs: str, width: float = 300, language: str = "en") -> list[str]:
    """What is marked of paragraphs when words are looked for."""
    blocks = column(*paragraphs, width=width, language=language)
    found = []
    for match in matches(blocks, words, Plain(language)):
        labels = (blocks[match.block].elements[number] for number, _ in match.parts)
        found.append("|".join(label.text for label in labels if isinstance(label, Label)))
    return found


# ------------------------------------------------------------------------------------------------ what is found


def test_words_are_found_whatever_their_capitals() -> None:
    assert len(places("tROOPS", "Troops go home.", "No TROOP, two troops and troops again.")) == 3
    assert places("troops", "Nobody.") == []
    for nothing in ("", " ", "\u3000"):
        assert places(nothing, "Something.") == []


def test_where_lines_break_does_not_matter() -> None:
    """Nor where a word is bold; what is found has a ground in each line."""
    sentence = "The Reveal turn <b>comes</b> last."
    assert len(column(sentence, width=60)[0].elements) > 4
    for width in (60, 100, 400):
        assert len(places("reveal turn comes", sentence, width=width)) == 1
    assert places("turn", sentence, width=60) == ["turn"]
    assert len(places("説得力を行使", "手札を公開し説得力を行使する。", width=90, language="ja")) == 1


def test_words_apart_are_not_one_word() -> None:
    assert places("sand", "has and") == []
    assert places("sand", "has and", width=40) == []
    assert len(places("has and", "has   and", width=40)) == 1
    assert len(places("spice if", "1 spice {spice} if nobody is there")) == 1, "a sign between words is none"


def test_a_letter_is_the_same_however_it_is_written() -> None:
    """Full and half width, and syllables that the system takes apart."""
    assert len(places(unicodedata.normalize("NFD", "교전"), "교전에서 승리", language="ko")) == 1
    assert len(places("１０", "勝利点10点", language="ja")) == 1
    assert len(places("ﾙｰﾙ", "ルール", language="ja")) == 1


def test_grounds_lie_behind_the_letters(metrics: dict[str, Fonts]) -> None:
    """Each as wide as what was found; things keep their elements; what is looked at is framed."""
    fonts = metrics["en"]
    b = Build(fonts)
    with b.thing("one", Rect(0, 0, 300, 20)):
        b.text(0, 10, "Agent and Agent")
    b.text(0, 40, "no more agents", thing="two")
    blocks = [Block.of(b, 60)]
    found = matches(blocks, "agent", fonts)
    assert len(found) == 3
    (shown,) = marked(blocks, found, 1)
    assert sum(isinstance(element, Frame) for element in shown.elements) == 1
    bars = [element.rect for element in shown.elements if isinstance(element, Bar)]
    whole = box_of(next(element for element in shown.elements if isinstance(element, Label)), fonts)
    assert bars[0].x == pytest.approx(whole.x - 2)
    assert bars[1].right == pytest.approx(whole.right + 2)
    assert bars[0].right < bars[1].x
    for thing in shown.things:
        texts = [element.text for element in shown.elements[thing.first : thing.last] if isinstance(element, Label)]
        assert texts == [{"one": "Agent and Agent", "two": "no more agents"}[thing.id]]
    last = [element for element in shown.elements if isinstance(element, Label | Bar)]
    assert isinstance(last[-1], Label)
    assert isinstance(last[-2], Bar)


@pytest.mark.parametrize(("language", "reading"), [("en", "200"), ("ko", "100"), ("ja", "200")])
def test_every_line_of_the_rules_can_be_found(
    program: Program, metrics: dict[str, Fonts], language: str, reading: str
) -> None:
    """In every language, in a narrow and in a wide column, there where it stands."""
    program.change("language", language)
    program.remember(reading=reading)
    blocks = text(program.page(metrics[language], SIZES["16:9"])).blocks
    for place, block in enumerate(blocks):
        for element in block.elements:
            if isinstance(element, Label) and len(element.text.strip()) > 3:
                assert place in {match.block for match in matches(blocks, element.text, metrics[language])}


# ------------------------------------------------------------------------------------------------ at the window


def seen(person: Person) -> int:
    """Which place is looked at; it is in sight."""
    scene = person.scene
    assert isinstance(scene, RulesScene)
    region = next(region for region in person.screen.regions if region.name == "rules.text")
    (frame, *_) = [element.rect for element in region.elements if isinstance(element, Frame)]
    assert region.rect.y <= frame.y
    assert frame.bottom <= region.rect.bottom
    return scene.finding.chosen


def test_looking_for_words_by_keys(program: Program) -> None:
    """Ctrl+F, the words, Enter and Shift+Enter from place to place, round the end; Esc out of the field, then out."""
    with Person(program, TitleScene(program)) as person:
        person.press("r")
        person.key(pygame.K_f, pygame.KMOD_CTRL)
        person.write("dreadnought")
        scene = person.scene
        assert isinstance(scene, RulesScene)
        count = len(scene.finding.found)
        assert count > 2
        assert f"1 of {count}" in person.words()
        assert seen(person) == 0
        offset = scene.offset
        assert offset > 0, "the first place is below what is in sight at first"
        person.press("RETURN")
        assert seen(person) == 1
        person.press("RETURN")
        assert seen(person) == 2, "Enter goes on when the field is left"
        for _ in range(3):
            person.key(pygame.K_RETURN, pygame.KMOD_SHIFT)
        assert seen(person) == count - 1
        person.press("RETURN")
        assert seen(person) == 0
        person.key(pygame.K_f, pygame.KMOD_CTRL)
        person.key(pygame.K_RETURN, pygame.KMOD_SHIFT)
        assert seen(person) == count - 1, "in the field too"
        person.key(pygame.K_f, pygame.KMOD_CTRL)
        person.write("zebra")
        assert scene.finding.wanted.value == "zebra", "who comes back types over what is there"
        assert "nothing found" in person.words()
        person.press("RETURN", "RETURN")
        person.press("ESCAPE")
        assert isinstance(person.scene, TitleScene)


def test_looking_for_words_by_mouse(program: Program) -> None:
    with Person(program, TitleScene(program)) as person:
        person.do("rules")
        assert person.hits("find") == []
        person.do("edit", "find", "begin")
        person.write("intrigue")
        person.do("find", 1)
        assert seen(person) == 1
        person.do("find", -1)
        assert seen(person) == 0
        person.do("section", 3)
        assert person.scene.finding.chosen == 0  # type: ignore[attr-defined]
        person.press("PAGEUP")


@pytest.mark.parametrize(("language", "words"), [("ko", "교전"), ("ja", "紛争")])
def test_words_of_an_input_method_are_found(program: Program, language: str, words: str) -> None:
    """While the last syllable is composed still, it counts as far as it stands anywhere."""
    program.change("language", language)
    with Person(program, TitleScene(program)) as person:
        person.do("rules")
        person.key(pygame.K_f, pygame.KMOD_CTRL)
        scene = person.scene
        assert isinstance(scene, RulesScene)
        person.write(words[:1])
        one = len(scene.finding.found)
        pygame.event.post(pygame.event.Event(pygame.TEXTEDITING, text="ㅈ", start=0, length=1))
        person.turn()
        assert len(scene.finding.found) == one
        pygame.event.post(pygame.event.Event(pygame.TEXTEDITING, text=words[1:], start=0, length=1))
        person.turn()
        whole = len(scene.finding.found)
        assert 0 < whole <= one
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=words[1:]))
        person.turn()
        assert scene.finding.wanted.value == words
        assert len(scene.finding.found) == whole
        assert seen(person) == 0


def test_typing_goes_no_further_up_than_one_reads(program: Program) -> None:
    """Of what is found the first place counts that comes, not the first of all."""
    with Person(program, TitleScene(program)) as person:
        person.do("rules")
        person.do("section", 6)
        scene = person.scene
        assert isinstance(scene, RulesScene)
        before = scene.offset
        person.key(pygame.K_f, pygame.KMOD_CTRL)
        person.write("conflict")
        assert seen(person) > 0
        assert scene.offset >= before
        assert scene.chosen == 6, "the part in which it stands"
        person.press("RETURN", *["RETURN"] * 20)
        page = program.page(person.app.easel.fonts, (person.screen.width, person.screen.height))
        tops = [top for _, top in text(page).parts]
        assert scene.chosen == max(part for part, top in enumerate(tops) if top <= (scene.finding.at or 0))


def test_other_words_and_another_language_are_looked_for_anew(program: Program) -> None:
    with Person(program, TitleScene(program)) as person:
        person.do("rules")
        person.key(pygame.K_f, pygame.KMOD_CTRL)
        person.write("in")
        scene = person.scene
        assert isinstance(scene, RulesScene)
        many = len(scene.finding.found)
        person.write("trigue")
        assert 0 < len(scene.finding.found) < many
        for _ in "intrigue":
            person.press("BACKSPACE")
        assert scene.finding.found == []
        assert person.hits("find") == []


def test_over_the_table_it_is_the_same(program: Program) -> None:
    """Keys of the table mean nothing while words are typed."""
    with Person(program, begin(program, solo("mentat"), 3, ("Kim", "", ""))) as person:
        answers = len(person.table.session.log)
        person.menu()
        person.do("rules")
        person.key(pygame.K_f, pygame.KMOD_CTRL)
        person.press("r", "p", "SPACE")
        person.write("rps")
        scene = person.scene
        assert isinstance(scene, RulesScene)
        assert scene.finding.wanted.value == "rps"
        person.menu()
        assert len(program.game.session.log) == answers  # type: ignore[union-attr]


def test_the_chronicle_is_searched_too(program: Program) -> None:
    """It opens at its newest line, and words of links and of the people count like others."""
    with Person(program, begin(program, solo("mentat"), 3, ("Kim", "", ""))) as person:
        person.answers(12)
        person.press("l")
        scene = person.scene
        assert isinstance(scene, LogScene)
        person.key(pygame.K_f, pygame.KMOD_CTRL)
        person.write("kim")
        many = len(scene.finding.found)
        assert many > 2
        assert f"of {many}" in person.words()
        before = scene.finding.chosen
        person.press("RETURN")
        assert scene.finding.chosen == (before + 1) % many
        assert problems(own(person.screen, "log"), person.app.easel.fonts) == []
