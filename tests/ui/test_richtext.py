"""Markup and line breaking in three scripts, measured with square Eastern and half-width Latin letters."""

from __future__ import annotations

import pytest

from dune_desktop.ui.screen.display import Icon, Label, Piece
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.text.richtext import Laid, Style, escape, layout, parse, plain, tracking
from tests.ui.fonts import fonts_of

METRICS, KOREAN, JAPANESE = Plain(), Plain("ko"), Plain("ja")


def rows(laid: Laid) -> list[str]:
    """The lines of a layout, icons in braces."""
    lines: dict[float, str] = {}
    for part in laid.elements:
        shown = part.text if isinstance(part, Label) else "{" + (part.name if isinstance(part, Icon) else "seat") + "}"
        lines[part.y] = lines.get(part.y, "") + shown
    return list(lines.values())


def test_icons_markers_and_emphasis_become_elements() -> None:
    laid = layout("{seat:2} <b>Paul</b> has 1 <c=good>{water}</c>", METRICS)
    kinds = [type(part) for part in laid.elements]
    assert kinds == [Piece, Label, Label, Label, Icon]
    bold = laid.elements[2]
    assert isinstance(bold, Label)
    assert (bold.text, bold.weight) == ("Paul", 700)
    icon = laid.elements[4]
    assert isinstance(icon, Icon)
    assert (icon.name, icon.color) == ("water", "good")


def test_signs_can_be_escaped() -> None:
    name = "<b>{water}</b> <<{{"
    assert plain(escape(name)) == name
    assert [token.kind for token in parse(escape(name))] == ["text"]


def test_unknown_tags_are_text() -> None:
    assert plain("a <i>b</i> {Not An Icon}") == "a <i>b</i> {Not An Icon}"


def test_korean_breaks_at_spaces() -> None:
    assert rows(layout("강인한 전사들에게 보내기", METRICS, 130)) == ["강인한", "전사들에게", "보내기"]


def test_a_korean_word_wider_than_the_line_is_broken_inside() -> None:
    laid = layout("아주아주아주아주긴낱말", METRICS, 100)
    assert rows(laid) == ["아주아주아", "주아주긴낱", "말"]
    assert laid.width <= 100


@pytest.mark.parametrize(
    "text", ["되돌리기 불가 (새 차례)", "연구 3열 가운데 칸", "카드를 뽑을 수 있습니다", "틀레이락스 첫 번째 칸"]
)
@pytest.mark.parametrize("width", range(100, 260, 10))
def test_a_korean_word_that_leans_on_another_stays_with_it(text: str, width: int) -> None:
    """No line of a narrow title, or of a text, begins with a lone 칸 or ends with a lone 새."""
    lines = rows(layout(text, KOREAN, width))
    assert not [line for line in lines if line.startswith(("칸", "수 ", "번째"))], lines
    assert not [line for line in lines if line.endswith((" 새", "(새", " 첫"))], lines


def test_japanese_breaks_between_phrases() -> None:
    assert rows(layout("帝国の盆地に水を運ぶ", JAPANESE, 80)) == ["帝国の", "盆地に", "水を運ぶ"]


def test_japanese_breaks_between_characters_where_that_saves_a_line() -> None:
    """Rather before a particle than in a name, and rather between kanji than in one of katakana."""
    assert rows(layout("アラキーンに水を運ぶ", JAPANESE, 100)) == ["アラキーン", "に水を運ぶ"]
    assert rows(layout("帝国盆地アラキーンに", JAPANESE, 120)) == ["帝国盆地", "アラキーンに"]
    assert rows(layout("水をアラキーンに", JAPANESE, 100)) == ["水をアラ", "キーンに"]


@pytest.mark.parametrize("width", range(80, 240, 20))
def test_japanese_custom_is_kept_at_line_ends(width: int) -> None:
    text = "皇帝の盆地、「ランドスラード」では、ちょっと水（2つ）を支払う。ヴァー！"
    for line in rows(layout(text, METRICS, width))[1:]:
        assert line[0] not in "、。」）ョっーァ！"
    for line in rows(layout(text, METRICS, width))[:-1]:
        assert line[-1] not in "「（"


@pytest.mark.parametrize(
    ("markup", "halves"),
    [
        ("〈演説〉、〈短剣〉", 2),
        ("<a=card:seek_allies>〈演説〉</a>、<a=card:dagger>〈短剣〉</a>", 2),
        ("<a=space:carthag>（《カルタゴ》）</a>：", 3),
        ("〈演説〉と〈短剣〉、水。", 1),
    ],
)
def test_two_brackets_in_a_row_share_one_blank(markup: str, halves: int) -> None:
    """Also where they stand in different links, and the parts still follow one another."""
    laid = layout(markup, JAPANESE)
    words = plain(markup)
    assert "".join(rows(laid)) == words
    assert laid.width == pytest.approx(20 * len(words) - 10 * halves)
    last = laid.elements[-1]
    assert isinstance(last, Label)
    assert last.x + JAPANESE.width(last.text, last.size) == pytest.approx(laid.width)


def test_text_with_closed_up_brackets_fits_its_lines() -> None:
    for width in range(80, 300, 10):
        laid = layout("〈演説〉、〈短剣〉、（《カルタゴ》）：「水」、〈交易〉。", JAPANESE, width)
        assert laid.width <= width


def test_a_text_that_shrinks_into_one_line_is_not_broken() -> None:
    """In every width in which it has room at the smallest size: measured in pieces it is a little wider than whole."""
    text = "Jiwon：〈ベネ・トレイラクスの研究者〉と接合するカードを選択"
    fonts = fonts_of("ja")
    room = [width for width in range(500, 760) if layout(text, fonts, width, Style(size=20)).lines == 1]
    broken = [width for width in room if layout(text, fonts, width, Style(size=25), shrink=True).lines > 1]
    assert room
    assert not broken


def test_a_number_stays_with_its_icon() -> None:
    for width in range(60, 200, 10):
        lines = rows(layout("pay the 3 {solari} now", METRICS, width))
        assert any("3 {solari}" in line for line in lines)


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("当てはまるカードを10枚捨てて影響力＋1を得る《ハッガ盆地》2", ("10枚", "＋1", "》2")),
        ("은행에 2 스파이스를 지불해 7 솔라리를 얻습니다", ("2 스파이스를", "7 솔라리를")),
    ],
)
def test_a_number_stays_with_its_sign_and_with_what_it_counts(text: str, whole: tuple[str, ...]) -> None:
    for width in range(130, 400, 10):
        lines = rows(layout(text, METRICS, width))
        assert all(any(words in line for line in lines) for words in whole)


@pytest.mark.parametrize("width", range(90, 400, 10))
def test_the_last_line_of_a_japanese_sentence_is_more_than_a_remnant(width: int) -> None:
    lines = rows(layout("香料交易は砂漠のマスです。追い抜いた公家が奪います。", METRICS, width))
    assert len(lines) == 1 or len(lines[-1]) >= 4
    assert "".join(lines) == "香料交易は砂漠のマスです。追い抜いた公家が奪います。"


def test_newlines_are_kept_even_empty_ones() -> None:
    laid = layout("one\n\ntwo", METRICS)
    assert laid.lines == 3
    assert laid.height == 3 * Style().pitch


def test_any_room_that_suffices_is_the_same() -> None:
    """And one line less is too little, whichever was asked for first."""
    text = "the desert takes the weak and spares the wary"
    whole = layout(text, METRICS, 110)
    assert whole.lines == 5
    for lines in (9, 5):
        assert layout(text, METRICS, 110, lines=lines, ellipsis=True) == whole
    for lines in (4, 1):
        cut = layout(text, METRICS, 110, lines=lines, ellipsis=True)
        assert cut.overflow
        assert len(rows(cut)) == lines
        assert rows(cut)[-1].endswith("…")


def test_shrinking_stops_at_the_floor_and_then_wraps() -> None:
    large = Style(size=30)
    wide = layout("Guild Ambassador", METRICS, 400, large, shrink=True)
    assert (wide.size, wide.lines) == (30, 1)
    less = layout("Guild Ambassador", METRICS, 170, large, shrink=True)
    assert 20 < less.size < 30
    assert less.lines == 1
    least = layout("Guild Ambassador", METRICS, 100, large, shrink=True)
    assert (least.size, least.lines) == (20, 2)
    between = layout("Guild Ambassador", METRICS, 100, Style(size=22.5), shrink=True)
    assert between.size == 20


def test_korean_and_japanese_are_never_letterspaced() -> None:
    assert tracking("LANDSRAAD", 0.13) == 0.13
    for text in ("란드스라드", "ランドスラード", "익스 IX"):
        assert tracking(text, 0.13) == 0
