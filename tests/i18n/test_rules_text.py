"""The rules for players: complete in every language, two pages long, with icons the window can draw."""

import re

import pytest

from dune_desktop.engine.model.config import solo
from dune_desktop.engine.model.ids import DIFFICULTIES
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.i18n.rules_text import rules
from dune_desktop.ui.text import richtext


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_has_a_heading_and_paragraphs(language):
    sections = rules(Texts(language))
    last = [section.id for section in sections][-4:]
    assert last == ["two", "ix", "immortality", "uprising"], "what a box adds comes last"
    for section in sections:
        assert section.heading
        assert section.paragraphs, section.id


def test_no_section_is_left_out():
    texts = Texts("en")
    named = {key.split(".")[1] for key in texts.keys("rules.") if key.count(".") == 2}
    assert named == {section.id for section in rules(texts)}
    told = sum(len(section.paragraphs) for section in rules(texts))
    assert told == sum(re.fullmatch(r"rules\.\w+\.\d+", key) is not None for key in texts.keys("rules."))


def test_all_languages_have_the_same_paragraphs():
    shapes = {tuple(len(section.paragraphs) for section in rules(Texts(language))) for language in LANGUAGES}
    assert len(shapes) == 1


@pytest.mark.parametrize(("language", "least", "most"), [("en", 4000, 7000), ("ko", 2400, 4500), ("ja", 2000, 4000)])
def test_they_are_about_two_pages(language, least, most):
    sections = [section for section in rules(Texts(language)) if section.id not in ("ix", "immortality")]
    assert least <= sum(len(text) for section in sections for text in section.paragraphs) <= most


@pytest.mark.parametrize("box", ["ix", "immortality"])
@pytest.mark.parametrize(("language", "most"), [("en", 2700), ("ko", 1700), ("ja", 1500)])
def test_a_box_is_half_a_page(language, most, box):
    (section,) = (section for section in rules(Texts(language)) if section.id == box)
    assert most / 2 < sum(map(len, section.paragraphs)) <= most


@pytest.mark.parametrize("language", LANGUAGES)
def test_paragraphs_are_sentences_the_window_can_set(language):
    for section in rules(Texts(language)):
        for text in section.paragraphs:
            assert text.endswith("." if language != "ja" else "。")
            kinds = {token.kind for token in richtext.parse(text)}
            assert kinds <= {"text", "icon"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_difficulty_is_described(language):
    texts = Texts(language)
    for difficulty in DIFFICULTIES:
        solo(difficulty)
        assert texts.name(f"difficulty:{difficulty}")
        assert texts.t(f"difficulty.{difficulty}.text")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_broken_save_has_a_message(language):
    """The keys of `storage.disk.SaveError`."""
    from dune_desktop.storage.disk import MESSAGES

    for key in MESSAGES:
        text = Texts(language).t(f"errors.{key}", name="x.dune", detail="12")
        assert "x.dune" in text
