"""What a seat did in a finished game, on a plate: what it did best, where the game turned, what to try next time.

What the record of the game tells is there at once. What the review tells has its place from the beginning, where a bar
stands for each line that is still to come, so nothing moves when it comes.
"""

from __future__ import annotations

from dune_desktop.dataclass import dataclass
from dune_desktop.i18n.template import Markup
from dune_desktop.session.highlights import Highlight, Lead
from dune_desktop.ui.kit.box_model import column, fixed, row, share
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.screen.display import Rect
from dune_desktop.ui.text.richtext import Style, layout

LINE, BETWEEN, PAD = 26.0, 5.0, 10.0
LABEL = 132.0
TO_COME, BAR = {"best": 0.72, "turned": 0.55}, 6.0
"""How much of its line the bar for one to come takes, and how high it is."""
_ROW = row(22, fixed(LABEL), 10, share(), 16)
_SAID = Style(size=20, line=LINE, color="bone")
_REVIEWED = Style(size=20, line=LINE, color="over_dusk")
_WAITS = Style(size=20, line=LINE, color="bone3")


@dataclass(frozen=True, slots=True)
class SeatReview:
    """What the review says of a seat; "" for what it does not say. `progress`: how much of it is done, in percent."""

    progress: int = 100
    silent: bool = False
    best: str = ""
    turned: str = ""
    next_time: str = ""


@dataclass(frozen=True, slots=True)
class SeatAccount:
    """All that is told of a seat. `winner`: the name of who won; a `person` also gets advice for the next game.

    `review` is what the review says, None where no review is made.
    """

    seat: int
    person: bool
    winner: str
    highlights: tuple[Highlight, ...]
    lead: Lead
    review: SeatReview | None = None


def _rows(person: bool, reviewed: bool = True) -> dict[str, int]:
    """The rows and how many lines each has: a computer is given no advice, and its decisions are not reviewed."""
    lines = 2 if reviewed else 1
    return {"best": lines, "turned": lines, "next_time": 2} if person else {"best": 1, "turned": lines}


def height(person: bool, reviewed: bool = True) -> float:
    """How high the plate is."""
    rows = _rows(person, reviewed)
    return 2 * PAD + sum(rows.values()) * LINE + (len(rows) - 1) * BETWEEN


def account(b: Build, page: Page, told: SeatAccount, rect: Rect) -> None:
    """Draw the plate into the lower part of the rectangle."""
    review = told.review
    reviewed = review is not None and not review.silent
    high = height(told.person, reviewed)
    whole = rect._replace(y=rect.bottom - high, h=high)
    rows = _rows(told.person, reviewed)
    labels = {"best": page.t("over.best"), "turned": page.t("over.turned"), "next_time": page.t("over.next_time")}
    recorded = {"best": _best(page, told.highlights, _ROW.split(whole)[1].w), "turned": _turned(page, told)}
    with b.thing(f"account:{told.seat}", whole):
        b.plate(whole, "ledger", f"seat{told.seat}")
        places = column(PAD, *[fixed(lines * LINE) for lines in rows.values()], PAD, gap=BETWEEN).split(whole)
        for key, place in zip(rows, places, strict=True):
            label, words = _ROW.split(place)
            b.text_in(label._replace(h=LINE), labels[key], 20, 600, "brass_light")
            first = words._replace(h=LINE)
            if key in recorded:
                _line(b, recorded[key], first, _SAID)
                if review is not None and rows[key] > 1:
                    _line(b, getattr(review, key), first.moved(0, LINE), _REVIEWED)
            elif review is not None and review.next_time:
                b.markup(words.x, words.y, review.next_time, words.w, _SAID, lines=2, shrink=True, ellipsis=True)
            elif review is not None:
                waits = page.t("review.silent") if review.silent else page.t("over.waits", n=review.progress)
                _line(b, waits, first, _WAITS)
            if review is not None and not review.silent and not review.turned and rows[key] > 1 and key in TO_COME:
                b.bar(Rect(words.x, words.y + 1.5 * LINE - BAR / 2, words.w * TO_COME[key], BAR), "bone3/15", radius=3)


def _line(b: Build, words: str, rect: Rect, style: Style) -> None:
    if words:
        b.markup(rect.x, rect.center[1], words, rect.w, style, middle=True, lines=1, shrink=True, ellipsis=True)


def _best(page: Page, highlights: tuple[Highlight, ...], room: float) -> str:
    """As many as one line has room for, at least the first."""
    said = [_highlight(page, each) for each in highlights]
    lines = [" · ".join(said[:many]) for many in range(len(said), 0, -1)]
    fits = (line for line in lines if layout(line, page.metrics, 0, _SAID).width <= room)
    return next(fits, lines[-1] if lines else "")


def _highlight(page: Page, told: Highlight) -> Markup:
    key = "over.best." + told.kind
    if told.component:
        return page.t(key, conflict="conflict:" + told.component, n=told.round)
    if told.round:
        return page.t(key, n=told.n, most=int(told.most), round=told.round)
    return page.t(key, n=told.n, most=int(told.most))


def _turned(page: Page, told: SeatAccount) -> str:
    """When the winner went ahead on points."""
    who, lead = told.winner, told.lead
    if lead.round > 0:
        return page.t("over.turned.points", n=lead.round, who=who, ahead=lead.winner, behind=lead.seat)
    return page.t("over.turned.start" if lead.round == 0 else "over.turned.tied", who=who)
