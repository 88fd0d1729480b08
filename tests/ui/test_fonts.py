"""Every character the game can show has a glyph, and text keeps its measure at every scale."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pygame
import pytest

from dune_desktop import i18n
from dune_desktop.ui.paint import fonts as fonts_module
from dune_desktop.ui.paint.fonts import WEIGHTS, Fonts, chain, covered, missing, runs
from dune_desktop.ui.system import assets

LATIN = "".join(chr(c) for c in [*range(0x21, 0x7F), *range(0xA1, 0x100), *range(0x100, 0x17F)])
SIGNS = "▸◂→←↑↓·–—‘’“”…−×½¼✓✕◆◇●○▲△■□★☆↻≥≤≠′″•"


def ks_x_1001() -> str:
    return "".join(chr(c) for c in range(0xAC00, 0xD7A4) if len(chr(c).encode("euc_kr")) == 2)


def jis_level_1() -> str:
    found = []
    for row in range(16, 48):
        for cell in range(1, 95):
            try:
                found.append(bytes((0xA0 + row, 0xA0 + cell)).decode("euc_jp"))
            except UnicodeDecodeError:
                continue
    return "".join(found)


@cache
def glyphs(name: str) -> str:
    """All characters of a font file."""
    return "".join(char for char in map(chr, range(0x10000)) if char in covered(name))


@pytest.mark.parametrize("face", ["text", "title"])
@pytest.mark.parametrize("language", ["en", "ko", "ja"])
def test_every_script_has_glyphs_in_every_language(face: str, language: str) -> None:
    kana = "".join(chr(c) for c in [*range(0x3041, 0x3097), *range(0x30A1, 0x30FB)])
    for characters in (LATIN, SIGNS, ks_x_1001(), jis_level_1(), kana, "、。「」『』（）！？・ー〜：；", "ㄱㄴㅏㅣ"):
        assert missing(characters, face, language) == set()


def test_standards_are_as_large_as_they_should_be() -> None:
    """The lists the coverage is tested against are the whole standards."""
    assert len(ks_x_1001()) == 2350
    assert len(jis_level_1()) == 2965


def test_a_character_we_do_not_have_is_reported() -> None:
    assert missing("Arrakis ก") == {"ก"}


@pytest.mark.parametrize("language", ["en", "ko", "ja"])
@pytest.mark.parametrize("weight", WEIGHTS)
def test_weights_of_a_family_cover_the_same_characters(weight: int, language: str) -> None:
    """The chain is chosen by one weight for all."""
    for name, other in zip(chain("text", language, weight), chain("text", language, 500), strict=True):
        assert glyphs(name) == glyphs(other)


def test_rare_syllables_and_kanji_can_stand_in_names() -> None:
    assert missing("똠방각하 뷁 絆 麒麟 齟齬") == set()


def test_catalogues_can_be_drawn() -> None:
    for file in sorted(Path(i18n.__file__).parent.rglob("*.json")):
        text = "".join(set(file.read_text(encoding="utf-8")))
        for language in ("en", "ko", "ja"):
            assert missing(text, "text", language) == set(), file.name


def test_a_mixed_line_is_cut_by_script() -> None:
    names = chain("text", "en", 500)
    cut = [(piece, names[place]) for piece, place in runs("Paul 폴 → ポール", "text", "en")]
    assert [piece for piece, _ in cut] == ["Paul ", "폴 ", "→ ", "ポール"]
    assert [name for _, name in cut] == ["text-500.ttf", "text-ko-500.ttf", "symbols.ttf", "text-ja-500.ttf"]


@pytest.mark.parametrize("language", ["en", "ko", "ja"])
def test_figures_of_titles_are_no_letters(language: str) -> None:
    """The title face has a zero like its O and a one like its I."""
    names = chain("title", language, 500)
    drawn = {char: names[place] for piece, place in runs("All tied at 10 points", "title", language) for char in piece}
    assert drawn["1"] == drawn["0"] == chain("text", language, 500)[0]
    assert drawn["A"] == names[0]


def test_language_decides_who_draws_shared_punctuation() -> None:
    assert chain("text", "ko", 500).index("text-ko-500.ttf") < chain("text", "ko", 500).index("text-ja-500.ttf")
    assert chain("text", "ja", 500).index("text-ja-500.ttf") < chain("text", "ja", 500).index("text-ko-500.ttf")


def ink(surface: pygame.Surface) -> pygame.Rect:
    return surface.get_bounding_rect(min_alpha=24)


@pytest.mark.parametrize("text", ["Arrakis", "아라키스", "アラキス", "▸ ✓ 2", "g 글 字"])
def test_a_line_has_ink_within_its_surface(fonts: Fonts, text: str) -> None:
    surface = fonts.line(text, 20, "bone")
    box = ink(surface)
    assert box.width > 5
    assert box.height > 5
    assert box.left > 0
    assert box.right < surface.get_width()


def test_width_is_the_same_at_every_scale() -> None:
    line = "Harvest Spice 하베스트 2 ▸ 4"
    widths = {Fonts(scale).width(line, 20, 600) for scale in (2 / 3, 1.0, 4 / 3, 2.0)}
    assert len(widths) == 1


@pytest.mark.parametrize("scale", [2 / 3, 1.0, 1.37, 2.0])
def test_drawn_width_is_the_measured_width(scale: float) -> None:
    fonts = Fonts(scale)
    for text in ("Rabban sends an Agent to Hagga Basin", "강인한 전사들", "帝国の盆地"):
        drawn = fonts.line(text, 25, "bone", 600).get_width() - 2 * fonts.pad(25)
        assert abs(drawn - fonts.width(text, 25, 600) * scale) <= 1


def test_figures_are_all_one_width(fonts: Fonts) -> None:
    assert {round(fonts.width(digit, 100), 3) for digit in "0123456789"} == {round(fonts.width("0", 100), 3)}


def test_kerning_is_applied(fonts: Fonts) -> None:
    assert fonts.width("AV", 100) < fonts.width("A", 100) + fonts.width("V", 100)


def test_tracking_widens_by_the_gaps(fonts: Fonts) -> None:
    assert fonts.width("IX", 20, 500, "title", 0.5) == pytest.approx(fonts.width("IX", 20, 500, "title") + 10)


def test_opacity_and_color_reach_the_pixels(fonts: Fonts) -> None:
    solid = fonts.line("■", 40, "#FF0000")
    half = fonts.line("■", 40, "#FF0000/50")
    middle = (solid.get_width() // 2, solid.get_height() // 2)
    assert solid.get_at(middle)[:] == (255, 0, 0, 255)
    assert half.get_at(middle)[3] == pytest.approx(128, abs=1)


def test_runs_are_kept_and_bounded() -> None:
    fonts = Fonts(limit=200_000)
    first = fonts.line("kept", 20, "bone")
    assert fonts.line("kept", 20, "bone") is first
    for number in range(400):
        fonts.line(f"sentence number {number}", 20, "bone")
    assert fonts.cache.size <= 200_000
    assert len(fonts.cache) < 400


def test_measured_lines_are_kept_and_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is asked for now and then is not measured again; what nobody asks for any more is forgotten."""
    really, measured = Fonts._places, []

    def places(self: Fonts, text: str, *arguments: Any) -> object:
        measured.append(text)
        return really(self, text, *arguments)

    monkeypatch.setattr(Fonts, "_places", places)
    monkeypatch.setattr(fonts_module, "_WIDTHS", 40)
    fonts = Fonts()
    once = fonts.width("kept"), fonts.width("left")
    for number in range(200):
        fonts.width(f"{number}")
        if number % 20 == 0:
            fonts.width("kept")
    assert measured.count("kept") == 1
    assert (fonts.width("kept"), fonts.width("left")) == once
    assert measured.count("left") == 2


def test_language_change_forgets_what_was_drawn() -> None:
    fonts = Fonts()
    fonts.line("字", 20, "bone")
    fonts.set(1.0, "ja")
    assert len(fonts.cache) == 0
    assert fonts.language == "ja"


def test_fonts_folder_stays_small_and_licensed() -> None:
    folder = assets.folder() / "fonts"
    assert sum(file.stat().st_size for file in folder.glob("*.ttf")) < 8_300_000
    listed = (assets.folder() / "ATTRIBUTIONS.md").read_text(encoding="utf-8")
    for license in folder.glob("OFL-*.txt"):
        assert "SIL OPEN FONT LICENSE" in license.read_text(encoding="utf-8").upper()
        assert license.name in listed
    assert len(list(folder.glob("OFL-*.txt"))) == 6
