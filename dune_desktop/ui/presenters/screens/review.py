"""A game looked back on: how likely everybody was to win, turn by turn, and the answers that cost or won most."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise
from math import inf

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n.template import Markup
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.widgets import button, section
from dune_desktop.ui.presenters.screens.page import Page, header
from dune_desktop.ui.screen.display import Line, Rect, Region, Screen
from dune_desktop.ui.screen.sizes import MARKER, MARKER_SMALL
from dune_desktop.ui.text.richtext import Style, escape, layout

TOP = 182.0
CHART = 400.0
ROW, GAP = 72.0, 8.0
BAR = Rect(0, 0, 420, 12)
APART = 2.0  # between lines that run together
FRAME = 10.0  # around the plot: markers and the width of lines lie in it
BELOW = Style(colour="bone2")  # of the line below what was done
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


def review_screen(page: Page, looked: Looked) -> Screen:
    """The whole screen."""
    width = page.right - page.left
    chart = Rect(page.left, TOP, width, CHART)
    rows = Rect(page.left, chart.bottom + 22, width, page.height - chart.bottom - 22 - 30)
    regions = [header(page, page.t("review.title"), page.t("review.subtitle"))]
    if looked.progress < 1.0:
        regions.append(_progress(page, looked))
    regions += [_chart(page, looked, chart), _turns(page, looked, rows)]
    return Screen("newgame", tuple(regions), page.width, page.height)


def _progress(page: Page, looked: Looked) -> Region:
    """How far it is, and the button that stops it or goes on."""
    b = page.build()
    rect = Rect(page.right - 20 - 160 * page.around - BAR.w - 200, 58, BAR.w + 180, 48)
    words = page.t("review.progress", n=int(100 * looked.progress))
    with b.thing("progress", Rect(rect.x, 52, BAR.w, 54)):
        b.text(rect.x, 66, words, 20, 500, "over_dusk", box=BAR.w)
        b.bar(Rect(rect.x, 90, BAR.w, BAR.h), "#1E1622", radius=6)
        b.bar(Rect(rect.x, 90, max(BAR.h, BAR.w * looked.progress), BAR.h), "brass", radius=6)
    action = ("stop",) if looked.running else ("go",)
    text = page.t("review.stop" if looked.running else "review.go")
    b.drawn(button(page.metrics, rect.x + BAR.w + 20, 50, text, action, width=160, height=50, order=1))
    return b.region("progress", rect, bleed=12)


# ------------------------------------------------------------------------------------------------ the chart


def _chart(page: Page, looked: Looked, rect: Rect) -> Region:
    b = page.build()
    with b.thing("chart", rect):
        b.drawn(section(page.metrics, rect.x, rect.y, rect.w, page.t("review.chances")))
        plot = Rect(rect.x + 78, rect.y + 76, rect.w - 78 - 30, rect.h - 76 - 34)
        b.plate(plot.inset(-FRAME), "segments")
        _legend(page, b, looked, plot.x, rect.y + 48)
        _grid(page, b, looked, plot)
        if looked.curve:
            _moments(page, b, looked, plot)
            _curves(b, looked, plot)
            _marks(b, looked, plot)
    return b.region("chart", rect, bleed=16)


def _legend(page: Page, b: Build, looked: Looked, x: float, y: float) -> None:
    for seat in looked.seats:
        b.piece(x + 11, y, "marker", seat, MARKER)
        x += 32 + b.text(x + 30, y, looked.names[seat], 21, 600, box=300) + 36


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
    for number, begins in looked.rounds:
        if number and begins <= seen:  # what is settled before the first round has no name of its own
            x = _across(looked, plot, begins)
            b.line(x, plot.y, x, plot.bottom, "brass/45", 1)
            b.text(x + 8, plot.bottom + 22, page.t("common.round", n=number), 20, 500, "bone3")


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
            f"{{seat:{seat}}} {escape(looked.names[seat])} {page.t('advice.chance', n=round(100 * chances[seat]))}"
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
            b.text(*rect.centre, str(index), 21, 700, "chosen_text", anchor="centre")
            b.hit(rect, action=("look_at", turn.number), order=20 + index, radius=8)


# ------------------------------------------------------------------------------------------------ turning points


def _turns(page: Page, looked: Looked, rect: Rect) -> Region:
    b = page.build()
    b.drawn(section(page.metrics, rect.x, rect.y, rect.w, page.t("review.turns.own" if looked.own else "review.turns")))
    y = rect.y + 40
    if not looked.turns:
        finished = "review.silent" if looked.silent else "review.none"
        words = page.t(finished if looked.progress >= 1.0 else "review.looking")
        b.text(rect.x, y + 24, words, 22, 500, "bone2", box=rect.w, thing="turns:none")
    high = min(ROW, (rect.bottom - y) / 5 - GAP)
    for index, turn in enumerate(looked.turns, 1):
        row = Rect(rect.x, y, rect.w, high)
        with b.thing(f"turn:{index}", row):
            _turn(page, b, looked.names, turn, index, row)
        y += high + GAP
    return b.region("turns", rect, bleed=16)


def _turn(page: Page, b: Build, names: Sequence[str], turn: Turn, index: int, rect: Rect) -> None:
    """Who did what, and what would have been better: as large as text to be read, as far as a row has room."""
    b.plate(rect, "ledger", f"seat{turn.seat}")
    middle, of = rect.y + rect.h / 2, page.type.heading
    upper, lower = middle - of(14), middle + of(15)
    number = Rect(rect.x + 22, middle - 18, 36, 36)
    b.plate(number, "chosen")
    b.text(*number.centre, str(index), 23, 700, "chosen_text", anchor="centre")
    x = number.right + 20
    b.piece(x + 12, upper, "marker", turn.seat, MARKER)
    b.text(x + 32, upper, names[turn.seat], of(21), 600, box=200)
    b.text(x, lower, page.t("common.round", n=turn.round), of(20), 500, "bone3", box=220)
    made = button(
        page.metrics,
        rect.right - 18,
        middle - 23,
        page.t("review.look"),
        ("look_at", turn.number),
        anchor="right",
        height=46,
        order=10 + index,
        name=f"button:look.{index}",
    )
    b.drawn(made)
    worth = page.t("review.worth", n=round(100 * turn.worth))
    b.text(made.rect.x - 26, middle, worth, of(27), 700, "good_dark" if turn.worth > 0 else "bad_dark", anchor="right")
    left, room = x + 250, made.rect.x - of(150) - x - 250
    played, better = Style(size=of(22), weight=600), Style(size=of(20), colour="bone2")
    b.markup(left, upper, turn.played, room, played, middle=True, lines=1, shrink=True, ellipsis=True)
    below = instead(page, turn, room, better)
    b.markup(left, lower, below, room, better, middle=True, lines=1, shrink=True, ellipsis=True)


def instead(page: Page, turn: Turn, room: float = inf, style: Style = BELOW) -> Markup:
    """What would have been better, or was the next best; with the reason where one line has room for it."""
    short = page.t("review.rather" if turn.worth < 0 else "review.instead", what=turn.better)
    whole = page.t("review.because", what=short, why=turn.why) if turn.why else short
    return whole if room == inf or layout(whole, page.metrics, room, style, shrink=True).lines == 1 else short


def in_words(words: str) -> Markup:
    """Plain words as markup."""
    return Markup(escape(words))
