"""The menu over the table."""

from __future__ import annotations

from collections.abc import Sequence

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.drawn import called
from dune_desktop.ui.kit.widgets import button, key_cap
from dune_desktop.ui.presenters.screens.page import Page, veil
from dune_desktop.ui.presenters.screens.title import Entry
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.text.richtext import Style, layout

WIDTH, PAD = 560.0, 32.0
PRIMARY, ROW, RULE = 68.0, 54.0, 17.0
NEWS = Style(size=22, weight=700, line=30, colour="brass_light")
NEWS_PAD = 10.0
EDGE = 20.0  # from the edge of the canvas, at least


def menu(page: Page, first: Entry, groups: Sequence[Sequence[Entry]], note: str, news: str = "") -> list[Region]:
    """The first entry is the one that goes on; a rule stands behind each group of the others.

    `news` is what has just been done; it stands out, in the place of the `note`, for which there is as much room: so
    nothing moves under the pointer. All of it is as large as text to be read, as far as it has room.
    """
    words = layout(note, page.metrics, WIDTH - 2 * PAD, Style(colour="bone2"), align="centre")
    told = layout(news, page.metrics, WIDTH - 3 * PAD, NEWS, align="centre") if news else None
    rows = sum(len(group) for group in groups)
    room = max(words.height, (told.height if told is not None else NEWS.pitch) + 2 * NEWS_PAD)
    high = 96 + PRIMARY + 14 + rows * ROW + len(groups) * RULE + 8 + room + 28
    rect, b = Rect(0, 0, WIDTH, high), page.build()
    with b.thing("menu", rect):
        bottom = _entries(page, b, rect, first, groups)
        if told is not None:
            b.plate(Rect(PAD, bottom + 8, WIDTH - 2 * PAD, room), "note")
            b.extend(told.at(1.5 * PAD, bottom + 8 + (room - told.height) / 2))
        else:
            b.extend(words.at(PAD, bottom + 8 + (room - words.height) / 2))
    made = b.widget(rect).grown(min(page.type.heading(1), (page.height - 2 * EDGE) / high))
    whole = page.build()
    laid = whole.drawn(made.moved((page.width - made.rect.w) / 2, (page.height - made.rect.h) / 2))
    return [veil(page, "menu"), whole.region("menu", laid, bleed=60)]


def _entries(page: Page, b: Build, rect: Rect, first: Entry, groups: Sequence[Sequence[Entry]]) -> float:
    """All that can be chosen, one below the other; returns where it ends."""
    b.plate(rect, "dialog")
    across = rect.x + rect.w / 2
    b.text(
        across,
        rect.y + 52,
        page.t("menu.title"),
        34,
        colour="brass_light",
        face="title",
        anchor="centre",
        box=rect.w - 60,
    )
    left, wide = rect.x + PAD, rect.w - 2 * PAD
    y = rect.y + 96
    made = button(
        page.metrics,
        left,
        y,
        first.text,
        first.action,
        kind="button.primary",
        width=wide,
        height=PRIMARY,
        command=first.command,
        cap=page.cap(first.command),
    )
    b.drawn(made)
    y += PRIMARY + 14
    for group in groups:
        for entry in group:
            _entry(page, b, entry, Rect(left, y, wide, ROW - 4))
            y += ROW
        b.plate(Rect(left, y + 6, wide, 1), "rule.both")
        y += RULE
    return y


def _entry(page: Page, b: Build, entry: Entry, rect: Rect) -> None:
    with b.thing(called("menu", entry.action), rect):
        _line(page, b, entry, rect)
        b.hit(rect, action=entry.action, command=entry.command, order=10)


def _line(page: Page, b: Build, entry: Entry, rect: Rect) -> None:
    b.plate(rect, "menu")
    middle = rect.y + rect.h / 2
    if words := page.cap(entry.command):
        cap = key_cap(page.metrics, 0, middle, words, "button.off")
        b.drawn(key_cap(page.metrics, rect.right - 16 - cap.rect.w, middle, words, "button.off"))
    b.text(rect.x + 20, middle, entry.text, 24, 500, PLATES["menu"].ink, box=rect.w - 90)
