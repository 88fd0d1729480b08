"""Every character the game can show has a glyph, and text keeps its measure at every scale."""

from __future__ import annotations

from pathlib import Path

import pytest

from dune_desktop import i18n
from dune_desktop.i18n import LANGUAGES
from dune_desktop.ui.paint.fonts import WEIGHTS, Fonts, chain, covered, missing, runs
from dune_desktop.ui.system import assets

SIGNS = "▸◂→←↑↓·–—‘’“”…−×½¼✓✕◆◇●○▲△■□★☆↻≥≤≠′″•"


def standard(first: int, last: int, code: str) -> str:
    """The characters of a standard between two rows of it."""
    cells = (bytes((0xA0 + row, 0xA0 + cell)) for row in range(first, last) for cell in range(1, 95))
    return "".join(cell.decode(code, errors="ignore") for cell in cells)


SYLLABLES, KANJI = standard(16, 41, "euc_kr"), standard(16, 48, "euc_jp")
LATIN = "".join(chr(c) for c in [*range(0x21, 0x7F), *range(0xA1, 0x180)])
KANA = "".join(chr(c) for c in [*range(0x3041, 0x3097), *range(0x30A1, 0x30FB)])
RARE = "똠방각하 뷁 絆 麒麟 齟齬"  # they can stand in names
ALL = LATIN + KANA + SIGNS + SYLLABLES + KANJI + RARE + "、。「」『』（）！？・ー〜：；ㄱㄴㅏㅣ"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_script_and_every_text_has_glyphs_in_every_language(language: str) -> None:
    """In each weight: which face draws a character is chosen by one weight for all."""
    assert (len(SYLLABLES), len(KANJI)) == (2350, 2965)
    files = Path(i18n.__file__).parent.rglob("*.json")
    texts = "".join({char for file in files for char in file.read_text(encoding="utf-8")})
    for face in ("text", "title"):
        assert missing(ALL + texts, face, language) == set()
    for weight in WEIGHTS:
        for name, usual in zip(chain("text", language, weight), chain("text", language, 500), strict=True):
            assert name == usual or {*filter(covered(name).__contains__, ALL)} == {
                *filter(covered(usual).__contains__, ALL)
            }
    assert missing("Arrakis ก", "text", language) == {"ก"}


def test_a_mixed_line_is_cut_by_script() -> None:
    """The title face has a zero like its O and a one like its I, so it draws none."""
    names = chain("text", "en", 500)
    cut = [(piece, names[place]) for piece, place in runs("Paul 폴 → ポール", "text", "en")]
    drawn = ["text-500.ttf", "text-ko-500.ttf", "symbols.ttf", "text-ja-500.ttf"]
    assert cut == list(zip(["Paul ", "폴 ", "→ ", "ポール"], drawn, strict=True))
    for language in LANGUAGES:
        title = chain("title", language, 500)
        faces = {char: title[place] for piece, place in runs("at 10", "title", language) for char in piece}
        assert faces["1"] == faces["0"] == chain("text", language, 500)[0] != faces["a"] == title[0]


@pytest.mark.parametrize("scale", [2 / 3, 1.0, 1.37, 2.0])
def test_drawn_width_is_the_measured_width_at_every_scale(scale: float) -> None:
    fonts = Fonts(scale)
    for text in ("Rabban sends an Agent to Hagga Basin", "강인한 전사들", "帝国の盆地", "▸ ✓ 2", "g 글 字"):
        surface = fonts.line(text, 25, "bone", 600)
        assert fonts.width(text, 25, 600) == Fonts(1.0).width(text, 25, 600)
        assert abs(surface.get_width() - 2 * fonts.pad(25) - fonts.width(text, 25, 600) * scale) <= 1
        ink = surface.get_bounding_rect(min_alpha=24)
        assert min(ink.width, ink.height) > 5
        assert 0 < ink.left < ink.right < surface.get_width()
    assert len({round(fonts.width(digit, 100), 3) for digit in "0123456789"}) == 1, "figures stay in their columns"
    assert fonts.width("AV", 100) < fonts.width("A", 100) + fonts.width("V", 100), "kerning"
    assert fonts.width("IX", 20, 500, "title", 0.5) == pytest.approx(fonts.width("IX", 20, 500, "title") + 10)


def test_fonts_folder_stays_small_and_licensed() -> None:
    folder = assets.folder() / "fonts"
    assert sum(file.stat().st_size for file in folder.glob("*.ttf")) < 8_300_000
    listed = (assets.folder() / "ATTRIBUTIONS.md").read_text(encoding="utf-8")
    licenses = list(folder.glob("OFL-*.txt"))
    assert len(licenses) == 6
    for license in licenses:
        assert "SIL OPEN FONT LICENSE" in license.read_text(encoding="utf-8").upper()
        assert license.name in listed
