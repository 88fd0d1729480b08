"""Sheets that list facts in sections: a line each, with a sign before it, some of them a way to another page."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.drawn import called
from dune_desktop.ui.presenters.screens.lens.inspect import EDGE, WIDTH, Sheet
from dune_desktop.ui.presenters.screens.lens.sheets import HEAD, NOTHING_BELOW, PAD, Below, draw_head
from dune_desktop.ui.presenters.screens.lens.subject import Subject
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.screen.display import Rect
from dune_desktop.ui.screen.sizes import MARKER_MIDDLE, SIGN
from dune_desktop.ui.text.richtext import Laid, Style, layout

TITLE, GAP, INDENT = 34.0, 6.0, 36.0
WORDS = Style(line=25)


@dataclass(frozen=True, slots=True)
class Fact:
    """A line of markup behind an icon or, with a `seat`, its marker; a click does the `action`, if there is one."""

    text: str
    icon: str = ""
    seat: int = -1
    action: tuple[object, ...] = ()
    inlaid: bool = False  # it is the one that holds now


@dataclass(frozen=True, slots=True)
class Part:
    """Facts that belong together, under a title."""

    title: str
    facts: tuple[Fact, ...]


def facts_sheet(
    page: Page,
    head: Subject,
    parts: Sequence[Part],
    *,
    notes: tuple[str, ...] = (),
    heading: str = "",
    mark: Callable[[Build, Rect], None] | None = None,
    below: Below = NOTHING_BELOW,
) -> Sheet:
    """The facts under a header; `mark` draws at its right end, `notes` stand beside the sheet under their `heading`."""
    parts = [part for part in parts if part.facts]
    laid = [[_laid(page, fact) for fact in part.facts] for part in parts]
    inner = sum(TITLE + sum(_high(words) for words in rows) + GAP for rows in laid)
    height = min(page.height - 2 * EDGE, HEAD + inner + PAD + below.height)

    def draw(b: Build, rect: Rect) -> None:
        b.plate(rect, head.style)
        draw_head(page, b, head, Rect(rect.x, rect.y, rect.w - (110 if mark is not None else 0), HEAD))
        if mark is not None:
            mark(b, Rect(rect.right - 104, rect.y + 8, 88, HEAD - 16))
        y = rect.y + HEAD
        for part, rows in zip(parts, laid, strict=True):
            b.line(rect.x + PAD, y, rect.right - PAD, y, "brass/35")
            b.text(rect.x + PAD, y + 18, part.title, 20, 600, "brass_light", box=rect.w - 2 * PAD)
            y += TITLE
            for fact, words in zip(part.facts, rows, strict=True):
                y += _fact(b, fact, words, Rect(rect.x + PAD, y, rect.w - 2 * PAD, _high(words)))
            y += GAP
        below.draw(b, Rect(rect.x + PAD, y, rect.w - 2 * PAD, below.height))

    return Sheet(height, draw, notes, heading=heading)


def _laid(page: Page, fact: Fact) -> Laid:
    return layout(fact.text, page.metrics, WIDTH - 2 * PAD - (INDENT if fact.icon or fact.seat >= 0 else 6), WORDS)


def _high(words: Laid) -> float:
    return max(30.0, words.height + 4)


def _fact(b: Build, fact: Fact, words: Laid, rect: Rect) -> float:
    """A line and what it does; returns its height."""
    if fact.action:
        with b.thing(called("fact", fact.action), rect):
            return _written(b, fact, words, rect)
    return _written(b, fact, words, rect)


def _written(b: Build, fact: Fact, words: Laid, rect: Rect) -> float:
    if fact.inlaid:
        b.plate(rect, "large.reveal")
    elif fact.action:
        b.plate(rect, "large.sent")
    left, middle = rect.x + 6, rect.y + 15
    if fact.seat >= 0:
        b.piece(left + 10, middle, "marker", fact.seat, MARKER_MIDDLE)
        left = rect.x + INDENT
    elif fact.icon:
        b.icon(left + 10, middle, fact.icon, SIGN, colour="bone2")
        left = rect.x + INDENT
    b.extend(words.at(left, rect.y + 2))
    if fact.action:
        component = str(fact.action[1]) if fact.action[0] == "look" else ""
        b.hit(rect, action=fact.action, inspect=component, order=10, radius=7)
    return rect.h
