"""Names written without spaces are broken between their words, wherever the rows have room for these."""

from __future__ import annotations

import subprocess
import sys

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.i18n import Texts
from dune_desktop.i18n.languages import LANGUAGES
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.table.own.card import CARD_WIDTH, NAME_LINES, NAME_MARGIN
from dune_desktop.ui.screen.display import Label
from dune_desktop.ui.screen.sizes import FLOOR
from tests.ui.fonts import fonts_of

KEY = 28.0  # what the cap of a key takes beside a name
FACTION = 160.0


def ends(name: str) -> set[int]:
    """After how many letters a word of the name is over."""
    found, at = set(), 0
    for word in LANGUAGES["ja"].apart(name):
        at += len(word)
        found.add(at)
    return found


@pytest.mark.parametrize("room", [CARD_WIDTH - NAME_MARGIN, CARD_WIDTH - NAME_MARGIN - KEY])
def test_no_name_of_a_card_is_broken_within_a_word(room: float) -> None:
    """Wherever each of its words finds room in a row."""
    build, texts = Build(fonts := fonts_of("ja")), Texts("ja")
    cards = catalog(("base", "ix", "immortality")).cards
    broken = []
    for name in {texts.name("card:" + card.id) for card in cards}:
        if any(fonts.width(word, FLOOR, 600) > room for word in LANGUAGES["ja"].apart(name)):
            continue
        first, *others = build.cut_in_rows(name, room, NAME_LINES).split("\n")
        at = len(first)
        for row in others:
            if at not in ends(name):
                broken.append((name, at))
            at += len(row)
    assert cards
    assert not broken


@pytest.mark.parametrize(
    ("name", "room", "rows"),
    [
        ("アリアナ・トールヴァルド伯爵夫人", 170, ["アリアナ・", "トールヴァルド", "伯爵夫人"]),
        ("アリアナ・トールヴァルド伯爵夫人", 250, ["アリアナ・トールヴァルド", "伯爵夫人"]),
        ("研究トラックの3列目・上", 160, ["研究トラックの", "3列目・上"]),
        ("研究トラックの3列目・上", 117, ["研究", "トラックの", "3列目・上"]),
        ("協会とのつて", 117, ["協会との", "つて"]),
        ("砂漠の待ち伏せ", 117, ["砂漠の", "待ち伏せ"]),
        ("フレーメンの野営地", 125, ["フレーメンの", "野営地"]),
    ],
)
def test_a_narrow_title_is_broken_between_phrases(name: str, room: float, rows: list[str]) -> None:
    assert Build(fonts_of("ja")).cut_in_rows(name, room, NAME_LINES).split("\n") == rows


def test_words_of_a_name_end_at_a_dot_and_before_the_particle_that_joins_them() -> None:
    words = LANGUAGES["ja"].apart
    assert [*words("ベネ・ゲセリット修道女会")] == ["ベネ・", "ゲセリット", "修道女会"]
    assert [*words("協会員のなりすまし")] == ["協会員", "の", "なりすまし"]
    assert [*words("見習いフェイスダンサー")] == ["見習い", "フェイス", "ダンサー"]
    assert [*words("勝者のために……")] == ["勝者", "の", "ために……"]


def test_rows_of_words_are_as_large_as_the_widest_of_them_allows() -> None:
    fonts = fonts_of("ja")
    build = Build(fonts)
    laid = build.title_of(0, 0, "ベネ・ゲセリット修道女会", FACTION, 40, "bone", 500, face="title")
    rows = [element.text for element in build.elements if isinstance(element, Label)]
    assert rows == ["ベネ・ゲセリット", "修道女会"]
    assert fonts.width(rows[0], laid.size, 500, "title") <= FACTION < fonts.width(rows[0], laid.size + 1, 500, "title")


def test_the_model_of_phrases_is_read_only_where_japanese_is_broken() -> None:
    """No other language waits for it when the program starts."""
    program = """
import sys
import dune_desktop.cli, dune_desktop.ui.program
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.text.richtext import layout
texts = {"en": "one two three", "ko": "아주 긴 낱말", "ja": "帝国の盆地"}
for language, words in texts.items():
    layout(words, Plain(language), 80)
    assert ("budoux" in sys.modules) is (language == "ja"), language
"""
    subprocess.run([sys.executable, "-c", program], check=True)
