"""Markup and line breaking in three scripts, measured with square Eastern and half-width Latin letters."""

from __future__ import annotations

import pytest

from dune_desktop.ui.screen.display import Icon, Label, Piece
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.sizes import FLOOR
from dune_desktop.ui.text.richtext import Laid, Style, escape, layout, plain
from tests.ui.fonts import fonts_of

KOREAN, JAPANESE = Plain("ko"), Plain("ja")
CUSTOM = "皇帝の盆地、「ランドスラード」では、ちょっと水（2つ）を支払う。ヴァー！"
SENTENCE = "香料交易は砂漠のマスです。追い抜いた公家が奪います。"


def rows(laid: Laid) -> list[str]:
    """The lines of a layout, icons in braces."""
    lines: dict[float, str] = {}
    for part in laid.elements:
        shown = part.text if isinstance(part, Label) else "{" + (part.name if isinstance(part, Icon) else "seat") + "}"
        lines[part.y] = lines.get(part.y, "") + shown
    return list(lines.values())


def test_icons_markers_and_emphasis_become_elements() -> None:
    """Unknown tags are text, signs can be escaped, and empty lines are kept."""
    seat, _, bold, _, icon = layout("{seat:2} <b>Paul</b> has 1 <c=good>{water}</c>", KOREAN).elements
    assert isinstance(seat, Piece)
    assert seat.seat == 2
    assert isinstance(bold, Label)
    assert (bold.text, bold.weight) == ("Paul", 700)
    assert isinstance(icon, Icon)
    assert (icon.name, icon.color) == ("water", "good")
    assert plain("a <i>b</i> {Not An Icon}") == "a <i>b</i> {Not An Icon}"
    name = "<b>{water}</b> <<{{"
    assert plain(escape(name)) == name
    assert layout("one\n\ntwo", KOREAN).lines == 3


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("강인한 전사들에게 보내기", 130, "강인한/전사들에게/보내기"),
        ("아주아주아주아주긴낱말", 100, "아주아주아/주아주긴낱/말"),
        ("帝国の盆地に水を運ぶ", 80, "帝国の/盆地に/水を運ぶ"),  # between phrases
        ("アラキーンに水を運ぶ", 100, "アラキーン/に水を運ぶ"),  # rather before a particle than in a name
        ("帝国盆地アラキーンに", 120, "帝国盆地/アラキーンに"),  # rather between kanji than in one of katakana
        ("水をアラキーンに", 100, "水をアラ/キーンに"),
    ],
)
def test_lines_are_broken_where_the_script_allows_it(text: str, width: int, lines: str) -> None:
    assert rows(layout(text, Plain("ja" if text[0] < "가" else "ko"), width)) == lines.split("/")


@pytest.mark.parametrize(
    "text", ["되돌리기 불가 (새 차례)", "연구 3열 가운데 칸", "카드를 뽑을 수 있습니다", CUSTOM, SENTENCE]
)
def test_no_width_breaks_what_belongs_together(text: str) -> None:
    """No lone 칸 or 새, no closing sign at the beginning and no opening one at the end, no remnant of a sentence."""
    for width in range(90, 400, 10):
        lines = rows(layout(text, KOREAN if text[0] >= "가" else JAPANESE, width))
        assert "".join(lines).replace(" ", "") == text.replace(" ", "")
        assert not [line for line in lines[1:] if line.startswith(("칸", "수 ", *"、。」）ョっーァ！"))], lines
        assert not [line for line in lines[:-1] if line.endswith((" 새", "(새", *"「（"))], lines
        assert text != SENTENCE or len(lines) == 1 or len(lines[-1]) >= 4, lines


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("pay the 3 {solari} now", ("3 {solari}",)),
        ("当てはまるカードを10枚捨てて影響力＋1を得る《ハッガ盆地》2", ("10枚", "＋1", "》2")),
        ("은행에 2 스파이스를 지불해 7 솔라리를 얻습니다", ("2 스파이스를", "7 솔라리를")),
    ],
)
def test_a_number_stays_with_its_sign_and_with_what_it_counts(text: str, whole: tuple[str, ...]) -> None:
    for width in range(130, 400, 10):
        lines = rows(layout(text, JAPANESE, width))
        assert all(any(words in line for line in lines) for words in whole), lines


def test_with_a_line_to_spare_no_japanese_word_is_broken() -> None:
    text = "イルバンが〈交渉〉で《補助金》に代行者を派遣"
    broken = []
    for width in range(140, 400, 10):
        few, kind = (rows(layout(text, JAPANESE, width, spare=spare)) for spare in (False, True))
        assert len(kind) <= len(few) + 1
        assert not any(line.endswith("交") for line in kind), kind
        assert rows(layout(text, JAPANESE, width, lines=len(few), spare=True)) == few
        broken += [width] * any(line.endswith("交") for line in few)
    assert broken, "it would be broken somewhere"


def test_two_brackets_in_a_row_share_one_blank() -> None:
    """Also where they stand in different links; the parts still follow one another, and no line is too wide."""
    markup = "<a=card:dagger>〈短剣〉</a>、<a=space:carthag>（《カルタゴ》）</a>：水"
    laid, words = layout(markup, JAPANESE), plain(markup)
    assert "".join(rows(laid)) == words
    assert laid.width == 20 * len(words) - 10 * 5
    last = laid.elements[-1]
    assert isinstance(last, Label)
    assert last.x + JAPANESE.width(last.text, last.size) == pytest.approx(laid.width)
    assert all(layout(markup, JAPANESE, width).width <= width for width in range(80, 300, 10))


def test_what_has_no_room_shrinks_to_the_floor_and_then_wraps() -> None:
    """As many lines as there are, the last one cut; in every width in which a text has room in one line it has one."""
    shrunk = [layout("Guild Ambassador", KOREAN, width, Style(size=29.5), shrink=True) for width in (400, 170, 85)]
    assert [laid.lines for laid in shrunk] == [1, 1, 2]
    assert 29.5 == shrunk[0].size > shrunk[1].size > shrunk[2].size == FLOOR
    text = "the desert takes the weak and spares the wary"
    assert layout(text, KOREAN, 110, lines=5, ellipsis=True) == layout(text, KOREAN, 110)
    cut = layout(text, KOREAN, 110, lines=4, ellipsis=True)
    assert cut.overflow
    assert [line.endswith("…") for line in rows(cut)] == [False, False, False, True]
    text, fonts = "Jiwon：〈ベネ・トレイラクスの研究者〉と接合するカードを選択", fonts_of("ja")
    room = [width for width in range(500, 760, 4) if layout(text, fonts, width, Style(size=20)).lines == 1]
    assert room
    assert not [width for width in room if layout(text, fonts, width, Style(size=25), shrink=True).lines > 1]
