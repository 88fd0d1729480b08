"""Sheets that list facts in sections: a line each, with a sign before it, some of them a way to another page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.kit.box_model import Node, column, draw, fixed, item, row, share
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.drawn import called
from dune_desktop.ui.presenters.screens.lens.inspect import EDGE, WIDTH, Sheet
from dune_desktop.ui.presenters.screens.lens.sheets import HEAD, NOTHING_BELOW, PAD, Below, draw_head
from dune_desktop.ui.presenters.screens.lens.subject import Subject
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.screen.display import Rect
from dune_desktop.ui.screen.sizes import MARKER_MIDDLE, SIGN
from dune_desktop.ui.text.richtext import Style, layout

FACE = 136.0  # of whom a sheet is about
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
    listed: list[Node | float] = []
    for part in parts:
        if part.facts:
            listed.append(fixed(TITLE, partial(_title, part.title)))
            listed += [_fact(page, fact) for fact in part.facts]
            listed.append(GAP)
    rest = column(*listed, fixed(below.height, below.draw), pad=(PAD, 0))
    below_head = rest.height().natural + PAD
    high = HEAD if mark is None else max(HEAD, min(FACE + PAD, page.height - 2 * EDGE - below_head))
    height = min(page.height - 2 * EDGE, high + below_head)

    def draw_sheet(b: Build, rect: Rect) -> None:
        b.plate(rect, head.style)
        upper, lower = column(fixed(high), share()).split(rect)
        draw_head(page, b, head, row(share(), high + PAD if mark is not None else 0).split(upper)[0])
        if mark is not None:
            mark(b, row(share(), item(high - 8, high - 8), PAD - 4).split(upper)[1])
        draw(b, rest, lower)

    return Sheet(height, draw_sheet, notes, heading=heading)


def _title(words: str, b: Build, rect: Rect) -> None:
    b.line(rect.x, rect.y, rect.right, rect.y, "brass/35")
    b.text_in(rect.moved(0, 1), words, 20, 600, "brass_light")


def _fact(page: Page, fact: Fact) -> Node:
    """A line and what it does."""
    left = INDENT if fact.icon or fact.seat >= 0 else 6.0
    laid = layout(fact.text, page.metrics, WIDTH - 2 * PAD - left, WORDS)

    def paint(b: Build, rect: Rect) -> None:
        if fact.inlaid:
            b.plate(rect, "large.reveal")
        elif fact.action:
            b.plate(rect, "large.sent")
        sign = Rect(rect.x + 6, rect.y + 5, 20, 20).center
        if fact.seat >= 0:
            b.piece(*sign, "marker", fact.seat, MARKER_MIDDLE)
        elif fact.icon:
            b.icon(*sign, fact.icon, SIGN, color="bone2")
        b.extend(laid.at(rect.x + left, rect.y + 2))
        if fact.action:
            component = str(fact.action[1]) if fact.action[0] == "look" else ""
            b.hit(rect, action=fact.action, inspect=component, order=10, radius=7)

    return fixed(max(30.0, laid.height + 4), paint, thing=called("fact", fact.action) if fact.action else "")
