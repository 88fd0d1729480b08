"""A game looked back on: three sentences, how likely everybody was to win, turn by turn, and the answers that cost or
won most.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise
from math import inf

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n.advice import percent
from dune_desktop.i18n.template import Markup
from dune_desktop.ui.kit.box_model import Node, column, draw, fixed, item, piece, row, share, text
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.screens.page import Page, header
from dune_desktop.ui.screen.display import Action, Line, Rect, Region, Screen
from dune_desktop.ui.screen.sizes import MARKER, MARKER_SMALL
from dune_desktop.ui.text.richtext import Laid, Style, escape, layout
from dune_desktop.ui.text.type import Type

ROW, GAP = 72.0, 8.0
APART = 2.0  # between lines that run together
FRAME = 10.0  # around the plot: markers and the width of lines lie in it
BELOW = Style(color="bone2")  # of the line below what was done
_SCREEN = column(182, fixed(400), 22, share(), 30)
_UPPER = row(fixed(640), 44, share())
_CHART = column(28, fixed(40), 8, share(), 34, pad=(78, 0, 30, 0))
_MARKED = row(fixed(24), 8, share(), 18)
BADGE = 32.0  # the side of a turning point's number on the chart


@dataclass(frozen=True, slots=True)
class Turn:
    """An answer that cost or won much, in words (markup): what was done, what would have been the other way, and `why`
    that is better or worse; "" where nothing can be said of it.
    """

    number: int
    round: int
    seat: int
    played: str
    better: str
    worth: float
    why: str = ""


@dataclass(frozen=True, slots=True)
class Sentence:
    """One of the three sentences: its `kind`, what it is about, and what it says, as markup.

    It is about an answer (`turn`), or says something `more`. A click on it leads to that answer, or else to the
    position after `number` answers; nowhere if that is -1.
    """

    kind: str
    label: str
    said: str
    more: str = ""
    turn: Turn | None = None
    seat: int = NOBODY
    number: int = -1

    @property
    def action(self) -> Action:
        """What a click does; () for nothing."""
        if self.turn is not None:
            return ("look_at", self.turn.number)
        return ("position", self.number) if self.number >= 0 else ()


@dataclass(frozen=True, slots=True)
class Looked:
    """What a review has found out so far.

    `curve`: by turn, after how many answers it began and each seat's chance to win; `acting`: whose turn it was, that
    of nobody at the end. `rounds`: number of each round and the answers before it.
    """

    names: tuple[str, ...]
    seats: tuple[int, ...]  # those who can win
    curve: tuple[tuple[int, tuple[float, ...]], ...]
    rounds: tuple[tuple[int, int], ...]
    turns: tuple[Turn, ...]
    progress: float
    running: bool
    silent: bool = False  # nothing came of thinking about it
    acting: tuple[int, ...] = ()
    own: bool = False  # the turning points are those of the one person at the table
    sentences: tuple[Sentence, ...] = ()


def review_screen(page: Page, looked: Looked) -> Screen:
    """The whole screen."""
    upper, rows = _SCREEN.split(page.content)
    sentences, chart = _UPPER.split(upper)
    regions = [header(page, page.t("review.title"), page.t("review.subtitle"))]
    if looked.progress < 1.0:
        regions.append(_progress(page, looked))
    regions += [_sentences(page, looked, sentences), _chart(page, looked, chart), _turns(page, looked, rows)]
    return Screen("newgame", tuple(regions), page.width, page.height)


def _progress(page: Page, looked: Looked) -> Region:
    """How far it is, and the button that stops it or goes on."""
    b = page.build()
    way = page.button(
        page.t("review.stop" if looked.running else "review.go"),
        ("stop",) if looked.running else ("go",),
        width=160,
        height=50,
        order=1,
    )
    _, told, place = row(share(), fixed(420), 20, way, 40 + 160 * page.around).split(page.band(50, 50))
    whole = told._replace(y=52, h=54)
    words, bar = column(fixed(28), 10, fixed(12)).split(whole)
    with b.thing("progress", whole):
        b.text_in(words, page.t("review.progress", n=int(100 * looked.progress)), color="over_dusk")
        b.bar(bar, "#1E1622", radius=6)
        b.bar(bar._replace(w=max(bar.h, bar.w * looked.progress)), "brass", radius=6)
    draw(b, way, place)
    return b.region("progress", Rect(told.x, told.y, place.right - told.x, whole.bottom - told.y), bleed=12)


# ------------------------------------------------------------------------------------------------ the sentences

_LABEL, _LINE, _PAD = 25.0, 23.0, 8.0  # heights of what a sentence is about and of its lines; above and below them
_MOST_LINES = 3


def _sentences(page: Page, looked: Looked, rect: Rect) -> Region:
    """What is most useful to know, one plate for each."""
    b = page.build()
    b.section(rect, page.t("review.three"))
    plates = column(40, *[share()] * len(looked.sentences), gap=GAP).split(rect)
    for told, plate in zip(looked.sentences, plates, strict=True):
        with b.thing(f"sentence:{told.kind}", plate):
            _sentence(b, page, told, plate)
    return b.region("sentences", rect, bleed=16)


def _sentence(b: Build, page: Page, told: Sentence, rect: Rect) -> None:
    """As large as text to be read, as far as the plate has room; of what is said first two lines have room."""
    b.plate(rect, "ledger", f"seat{told.seat}" if told.seat != NOBODY else "brass")
    if told.action:
        b.hit(rect, action=told.action, tip=page.t("review.three.tip"), radius=12, order=5)
    inner = rect._replace(x=rect.x + 24, w=rect.w - 24 - 18).inset(0, _PAD)

    rest = told.more if told.turn is None else instead(page, told.turn)

    def said(type_: Type) -> tuple[Laid, Laid]:
        style = Style(size=type_.of(20), line=type_.of(_LINE), color="bone" if told.action else "bone2")
        laid = layout(told.said, page.metrics, inner.w, style, lines=_MOST_LINES - 1, ellipsis=True)
        below = replace(style, color="over_dusk")
        return laid, layout(rest, page.metrics, inner.w, below, lines=_MOST_LINES - laid.lines, ellipsis=True)

    def high(type_: Type) -> float:
        return type_.of(_LABEL) + sum(laid.height for laid in said(type_) if laid.width)

    fitted = page.type.fitting(high, inner.h)
    laid, more = said(fitted)
    top = inner.y + max(0.0, inner.h - high(fitted)) / 2
    label = Rect(inner.x, top, inner.w, fitted.of(_LABEL))
    b.text_in(label, told.label, fitted.of(20), 600, "brass_light", cut=True)
    b.extend(laid.at(inner.x, label.bottom))
    b.extend(more.at(inner.x, label.bottom + laid.height))


# ------------------------------------------------------------------------------------------------ the chart


def _chart(page: Page, looked: Looked, rect: Rect) -> Region:
    b = page.build()
    with b.thing("chart", rect):
        b.section(rect, page.t("review.chances"))
        legend, plot = _CHART.split(rect)
        b.plate(plot.inset(-FRAME), "segments")
        draw(b, _legend(page, looked), legend)
        _grid(page, b, looked, plot)
        if looked.curve:
            _moments(page, b, looked, plot)
            _curves(b, looked, plot)
            _marks(b, looked, plot)
    return b.region("chart", rect, bleed=16)


def _legend(page: Page, looked: Looked) -> Node:
    seats = [(piece("marker", seat, MARKER), text(page.metrics, looked.names[seat], 21, 600)) for seat in looked.seats]
    return row(*(row(*each, gap=8) for each in seats), gap=38)


def _across(looked: Looked, plot: Rect, number: int) -> float:
    """Where a moment of the game lies from left to right: the turns are equally wide."""
    last = max(1, looked.curve[-1][0])
    turns = [begins for begins, _ in looked.curve]
    place = next((at for at, begins in enumerate(turns) if begins >= number), len(turns) - 1)
    if turns[place] > number and place:
        before = turns[place - 1]
        exact = place - 1 + (number - before) / (turns[place] - before)
    else:
        exact = float(place)
    most = (len(turns) - 1) / max(looked.progress, 0.02) if looked.progress < 1.0 else len(turns) - 1
    return plot.x + plot.w * exact / max(1.0, most, last / 400)


def _grid(page: Page, b: Build, looked: Looked, plot: Rect) -> None:
    for part in (0, 25, 50, 75, 100):
        y = plot.bottom - plot.h * part / 100
        b.line(plot.x, y, plot.right, y, "line/60", 1)
        b.text(plot.x - 18, y, page.t("advice.chance", n=part), 20, 500, "bone3", anchor="right")
    seen = looked.curve[-1][0] if looked.curve else -1
    # what is settled before the first round has no name of its own
    begun = [(number, _across(looked, plot, begins)) for number, begins in looked.rounds if number and begins <= seen]
    names = {number: page.t("common.round", n=number) for number, _ in begun}
    closest = min((right - left for (_, left), (_, right) in pairwise(begun)), default=inf)
    if any(page.metrics.width(name, 20, 500) + 16 > closest for name in names.values()):
        names = {number: Markup(str(number)) for number in names}
    for number, x in begun:
        b.line(x, plot.y, x, plot.bottom, "brass/45", 1)
        b.text(x + 8, plot.bottom + 22, names[number], 20, 500, "bone3")


def _moments(page: Page, b: Build, looked: Looked, plot: Rect) -> None:
    """What each turn began with, in numbers, where the pointer rests above it; a click leads to its position."""
    where = [_across(looked, plot, number) for number, _ in looked.curve]
    ends = [plot.x, *((x1 + x2) / 2 for x1, x2 in pairwise(where)), min(plot.right, where[-1] + FRAME)]
    starts = [begins for _, begins in looked.rounds]
    for place, (number, chances) in enumerate(looked.curve):
        rect = Rect(ends[place], plot.y, ends[place + 1] - ends[place], plot.h)
        acts = looked.acting[place] if place < len(looked.acting) else NOBODY
        round_number = looked.rounds[max(0, bisect_right(starts, number) - 1)][0] if starts else 1
        head = page.t("common.round", n=max(1, round_number))
        if acts != NOBODY:
            head = Markup(f"{head} · {escape(looked.names[acts])}")
        best = sorted(looked.seats, key=lambda seat: -chances[seat])
        each = [
            f"{{seat:{seat}}} {escape(looked.names[seat])} {page.t('advice.chance', n=percent(chances[seat]))}"
            for seat in best
        ]
        tip = "\n".join((f"<b>{head}</b>", *each))
        b.hit(rect, action=("position", number), tip=tip, radius=3, thing=f"moment:{place}", clear=rect)


def _curves(b: Build, looked: Looked, plot: Rect) -> None:
    """One line a seat; those that run together stay apart by their order, the less the higher they are."""
    for place, seat in enumerate(looked.seats):
        lowest = plot.bottom - (len(looked.seats) - 1 - place) * APART
        points = [
            (_across(looked, plot, number), lowest - (lowest - plot.y) * chances[seat])
            for number, chances in looked.curve
        ]
        for (x1, y1), (x2, y2) in pairwise(points):
            b.add(Line(x1, y1, x2, y2, f"seat{seat}", 4))
        b.piece(*points[-1], "marker", seat, MARKER_SMALL)


def _marks(b: Build, looked: Looked, plot: Rect) -> None:
    """The turning points by their numbers on their lines, a row lower where the one before stands in the way."""
    ends: list[float] = []  # where each row of numbers ends
    for index, turn in enumerate(looked.turns, 1):
        x = _across(looked, plot, turn.number)
        row = next((row for row, end in enumerate(ends) if end <= x - BADGE / 2), len(ends))
        ends[row : row + 1] = [x + BADGE / 2 + 4]
        rect = Rect(x - BADGE / 2, plot.y - 8 + row * (BADGE + 4), BADGE, BADGE)
        with b.thing(f"mark:{index}", rect):
            b.line(x, rect.bottom - 2, x, plot.bottom, "cream/45", 1.5)
            b.plate(rect, "chosen")
            b.text(*rect.center, str(index), 21, 700, "chosen_text", anchor="center")
            b.hit(rect, action=("look_at", turn.number), order=20 + index, radius=8)


# ------------------------------------------------------------------------------------------------ turning points


def _turns(page: Page, looked: Looked, rect: Rect) -> Region:
    b = page.build()
    b.section(rect, page.t("review.turns.own" if looked.own else "review.turns"))
    rest = column(40, share()).split(rect)[0]
    if not looked.turns:
        finished = "review.silent" if looked.silent else "review.none"
        words = page.t(finished if looked.progress >= 1.0 else "review.looking")
        b.text(rest.x, rest.y + 24, words, 22, 500, "bone2", box=rest.w, thing="turns:none")
    rows = [
        fixed(min(ROW, rest.h / 5 - GAP), partial(_turn, page, looked.names, turn, index), thing=f"turn:{index}")
        for index, turn in enumerate(looked.turns, 1)
    ]
    draw(b, column(*rows, gap=GAP), rest)
    return b.region("turns", rect, bleed=16)


def _turn(page: Page, names: Sequence[str], turn: Turn, index: int, b: Build, rect: Rect) -> None:
    """Who did what, and what would have been better: as large as text to be read, as far as a row has room."""
    b.plate(rect, "ledger", f"seat{turn.seat}")
    of, name = page.type.heading, f"button:look.{index}"
    look = page.button(page.t("review.look"), ("look_at", turn.number), height=46, order=10 + index, name=name)
    line = row(22, item(36, 36), 20, fixed(250), share(), fixed(of(150) - 26), 26, look, 18)
    number, who, told, worth, place = line.split(rect)
    b.plate(number, "chosen")
    b.text_in(number, str(index), 23, 700, "chosen_text", anchor="center")
    lines = column(fixed(of(30)), fixed(of(28)), justify="center")
    (first, second), (upper, lower) = lines.split(who), lines.split(told)
    marker, called = _MARKED.split(first)
    b.piece(*marker.center, "marker", turn.seat, MARKER)
    b.text_in(called, names[turn.seat], of(21), 600)
    b.text_in(second, page.t("common.round", n=max(1, turn.round)), of(20), 500, "bone2")
    draw(b, look, place)
    words = page.t("review.worth", n=round(100 * turn.worth))
    b.text_in(worth, words, of(27), 700, "good_dark" if turn.worth > 0 else "bad_dark", anchor="right")
    played, better = Style(size=of(22), weight=600), Style(size=of(20), color="bone2")
    for at, said, style in ((upper, turn.played, played), (lower, instead(page, turn, told.w, better), better)):
        b.markup(at.x, at.center[1], said, at.w, style, middle=True, lines=1, shrink=True, ellipsis=True)


def instead(page: Page, turn: Turn, room: float = inf, style: Style = BELOW) -> Markup:
    """What would have been better, or was the next best; with the reason where one line has room for it."""
    short = page.t("review.rather" if turn.worth < 0 else "review.instead", what=turn.better)
    whole = page.t("review.because", what=short, why=turn.why) if turn.why else short
    return whole if room == inf or layout(whole, page.metrics, room, style, shrink=True).lines == 1 else short


def in_words(words: str) -> Markup:
    """Plain words as markup."""
    return Markup(escape(words))
