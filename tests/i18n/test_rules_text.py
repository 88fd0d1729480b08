"""The rules for players, for each board: complete in every language, of about two pages, with icons the window can
draw.
"""

import re

import pytest

from dune_desktop.engine.model.config import solo
from dune_desktop.engine.model.ids import DIFFICULTIES
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.i18n.rules_text import SECTIONS, rules
from dune_desktop.ui.text import richtext

BOARDS = ("base", "uprising")
IX = ("ix", "ix_tech", "ix_shipping", "ix_dreadnoughts")
IMMORTALITY = ("immortality", "immortality_research", "immortality_tleilaxu", "immortality_graft")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("board", "last"), [("base", ["two", *IX, *IMMORTALITY]), ("uprising", ["uprising_contracts", "uprising"])]
)
def test_every_section_has_a_heading_and_paragraphs(language, board, last):
    sections = rules(Texts(language, board))
    assert [section.id for section in sections][-len(last) :] == last, "what a box adds comes last"
    for section in sections:
        assert section.heading
        assert section.paragraphs, section.id


def test_no_section_is_left_out():
    texts = Texts("en")
    told = {section.id: len(section.paragraphs) for board in BOARDS for section in rules(texts.on(board))}
    assert {key.split(".")[1] for key in texts.keys("rules.") if key.count(".") == 2} == told.keys()
    general = {section.id: len(section.paragraphs) for section in rules(texts)}
    written = [key for key in texts.keys("rules.") if re.fullmatch(r"rules\.\w+\.\d+", key)]
    assert len(written) == sum((told | general).values())


def test_a_board_tells_the_rules_in_its_own_words():
    """Of the base game nothing is told that does not hold there, and no place is named that is not on the board."""
    texts = Texts("en", "uprising")
    told = {section.id: " ".join(section.paragraphs) for section in rules(texts)}
    for word in ("House Hagal", "The Great Flat", "Freighter", "later round"):
        assert word not in "".join(told.values()), word
        assert word in "".join(text for section in rules(texts.on("base")) for text in section.paragraphs), word
    assert "Deep Desert" in told["round"]
    assert "Mentat" not in told["round"] + told["spaces"]
    assert "8 Solari, and 6" in told["spaces"]
    assert len(next(section for section in rules(texts) if section.id == "solo").paragraphs) == 5, (
        "a paragraph more than the base game has about Rivals"
    )
    assert [section.id for section in rules(texts.on(""))] == [section.id for section in rules(texts.on("base"))]


@pytest.mark.parametrize("board", BOARDS)
def test_all_languages_have_the_same_paragraphs(board):
    shapes = {tuple(len(section.paragraphs) for section in rules(Texts(language, board))) for language in LANGUAGES}
    assert len(shapes) == 1


@pytest.mark.parametrize(("language", "least", "most"), [("en", 4000, 7000), ("ko", 2400, 4500), ("ja", 2000, 4000)])
def test_they_are_about_two_pages(language, least, most):
    for board in BOARDS:
        sections = [section for section in rules(Texts(language, board)) if section.id in SECTIONS]
        assert least <= sum(len(text) for section in sections for text in section.paragraphs) <= most


@pytest.mark.parametrize(("box", "pages"), [("ix", 1), ("immortality", 1), ("uprising", 1.5)])
@pytest.mark.parametrize(("language", "most"), [("en", 2700), ("ko", 1700), ("ja", 1500)])
def test_a_box_is_half_a_page(language, most, box, pages):
    """A game of its own has somewhat more."""
    texts = Texts(language, "uprising" if box == "uprising" else "")
    told = [text for section in rules(texts) if section.id.startswith(box) for text in section.paragraphs]
    assert most / 2 < sum(map(len, told)) <= most * pages


@pytest.mark.parametrize("language", LANGUAGES)
def test_paragraphs_are_sentences_the_window_can_set(language):
    for section in (section for board in BOARDS for section in rules(Texts(language, board))):
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
