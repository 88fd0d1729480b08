"""The menu over the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from dune_desktop.ui.kit.box_model import (
    Node,
    column,
    draw,
    fixed,
    item,
    plate,
    row,
    scaled,
    share,
    stack,
)
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.drawn import called
from dune_desktop.ui.presenters.screens.page import Page, key, title_picture, veil
from dune_desktop.ui.presenters.screens.title import Entry
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.values import changed
from dune_desktop.ui.text.richtext import Style, layout

WIDTH, PAD = 560.0, 32.0
PRIMARY, ROW, RULE = 68.0, 54.0, 17.0
NEWS = Style(size=22, weight=700, line=30, color="brass_light")
NEWS_PAD = 10.0
EDGE = 20.0  # from the edge of the canvas, at least


def menu(page: Page, first: Entry, groups: Sequence[Sequence[Entry]], note: str, news: str = "") -> list[Region]:
    """The first entry is the one that goes on; a rule stands behind each group of the others.

    `news` is what has just been done; it stands out, in the place of the `note`, for which there is as much room: so
    nothing moves under the pointer. All of it is as large as text to be read, as far as it has room.
    """
    words = layout(note, page.metrics, WIDTH - 2 * PAD, Style(color="bone2"), align="center")
    told = layout(news, page.metrics, WIDTH - 3 * PAD, NEWS, align="center") if news else None
    room = max(words.height, (told.height if told is not None else NEWS.pitch) + 2 * NEWS_PAD)

    def note_or_news(b: Build, rect: Rect) -> None:
        if told is not None:
            b.plate(rect, "note")
            b.extend(told.at(rect.x + PAD / 2, rect.center[1] - told.height / 2))
        else:
            b.extend(words.at(rect.x, rect.center[1] - words.height / 2))

    go_on = page.button(first.text, first.action, kind="button.primary", height=PRIMARY, command=first.command)
    lines: list[Node | float] = [fixed(106, partial(_title, page)), changed(go_on, stretch=True), 14]
    for group in groups:
        for entry in group:
            lines += [fixed(ROW - 4, partial(_entry, page, entry), thing=called("menu", entry.action)), 4]
        lines += [6, fixed(1, plate("rule.both")), RULE - 7]
    whole = column(*lines, 8, fixed(room, note_or_news), 28, pad=(PAD, 0), paint=plate("dialog"), thing="menu")
    high = whole.height().natural
    by = min(page.type.heading(1), (page.height - 2 * EDGE) / high)
    rect = stack(item(WIDTH * by, high * by)).split(page.canvas)[0]
    b = page.build()
    draw(b, scaled(by, whole), rect)
    return [veil(page, "menu"), b.region("menu", rect, bleed=60)]


def _title(page: Page, b: Build, rect: Rect) -> None:
    title_picture(b, rect.inset(-PAD, 0)._replace(h=94), sun=74)
    b.text_in(rect.inset(4, 0)._replace(h=94), page.t("menu.title"), 38, color="cream", face="title")


def _entry(page: Page, entry: Entry, b: Build, rect: Rect) -> None:
    """What it does, and its key."""
    b.plate(rect, "menu")
    shown = key(b, page.cap(entry.command), "button.off")
    words, at = row(20, share(), shown, 16).split(rect)
    draw(b, shown, at)
    b.text_in(words, entry.text, 24, 500, PLATES["menu"].ink)
    b.hit(rect, action=entry.action, command=entry.command, order=10)
