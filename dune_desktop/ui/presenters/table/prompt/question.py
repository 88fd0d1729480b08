"""What the bar asks, and a line more about it."""

from __future__ import annotations

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.screen.display import Rect
from dune_desktop.ui.text.richtext import Style, layout

_SMALL = Style(colour="bone2", line=23)


def question(model: TableModel, b: Build, rect: Rect) -> None:
    """The question and a line more. A question too long for its line takes that one's place: it is never cut."""
    headline, note = model.prompt
    if _goes_on(model, rect.w):
        b.markup(rect.x, rect.y + rect.h / 2, _together(model), rect.w, _SMALL, middle=True)
        return
    style = Style(size=25, weight=600, line=24)
    alone = not note or layout(headline, model.metrics, rect.w, style, shrink=True).lines > 1
    middle = rect.y + (rect.h / 2 if alone else 18)
    b.markup(rect.x, middle, headline, rect.w, style, middle=True, shrink=True)
    told = alone
    if note and not alone:
        below = Style(colour="bone2")
        told = b.markup(rect.x, rect.y + 42, note, rect.w, below, middle=True, lines=1, ellipsis=True).overflow
    if note and told:
        b.hit(Rect(rect.x, rect.y + 4, rect.w, rect.h - 8), tip=note, radius=7)


def told_whole(model: TableModel, width: float) -> bool:
    """Whether nothing is cut of what is told in so much room."""
    return not _too_long(model, width) or _goes_on(model, width)


def _goes_on(model: TableModel, width: float) -> bool:
    """Whether a line more that is too long for its line goes on behind the question: both have room in two lines so."""
    return _too_long(model, width) and not layout(_together(model), model.metrics, width, _SMALL, lines=2).overflow


def _too_long(model: TableModel, width: float) -> bool:
    _, note = model.prompt
    return bool(note) and layout(note, model.metrics, width, _SMALL, lines=1).overflow


def _together(model: TableModel) -> str:
    headline, note = model.prompt
    return f"<c=bone><b>{headline}</b></c>  {note}"
