"""The icons on the table, over it: each with its name and what it means, in groups, in as many columns as there is room
for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from dune_desktop.ui.kit.box_model import column, draw, fixed, item, row, scaled, share, stack
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.scrolling import Block, limit_of, scrolled
from dune_desktop.ui.presenters.icons import group_of
from dune_desktop.ui.presenters.meaning import icon_words, with_name
from dune_desktop.ui.presenters.screens.page import Page, title_picture, veil
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.text.richtext import Style, layout

TEXT = "icons.text"
"""The region that scrolls."""

COLUMNS, COLUMN, PAD, GAP = 3, 540.0, 40.0, 44.0
TOP, FOOT, EDGE, BAR = 112.0, 24.0, 14.0, 24.0
SIDE, INDENT, APART = 34.0, 52.0, 10.0  # of an icon; where its words begin; between two
HEAD = 50.0  # of the name of a group
WORDS = Style(size=20, line=25, color="#EFE3CC", icon=1.1)


def icon_list(page: Page, icons: Sequence[str], offset: float = 0.0) -> list[Region]:
    """The panel with these icons."""
    by, around = page.type.scale, page.around
    block, wide = _laid(page, icons)
    room = _room(page)
    bar = BAR if limit_of([block], room) else 0.0
    size = item((wide + 2 * PAD) * by + bar, TOP * around + min(room, block.height) + FOOT)
    rect = stack(size).split(page.canvas)[0]
    head, text = column(fixed(TOP * around), share(), FOOT, pad=(PAD * by, 0)).split(rect)
    title = partial(Build.text_in, text=page.t("icons.title"), size=42 * around, color="cream", face="title")
    close = page.button(page.t("common.close"), ("back",), command="back icons", order=10, name="icons:back")
    b = page.build()
    with b.thing("icons", rect):
        b.plate(rect, "dialog")
        title_picture(b, rect._replace(h=92 * around), sun=48)
        draw(b, row(share(1, title), scaled(around, close), gap=16 * around), head._replace(h=92 * around))
    return [veil(page, "icons"), b.region("icons", rect, bleed=60), scrolled(TEXT, text, [block], offset)]


def icon_list_limit(page: Page, icons: Sequence[str]) -> float:
    """How far it can be scrolled."""
    return limit_of([_laid(page, icons)[0]], _room(page))


def _room(page: Page) -> float:
    return page.height - 2 * EDGE - TOP * page.around - FOOT


def _laid(page: Page, icons: Sequence[str]) -> tuple[Block, float]:
    """All icons in columns of about the same height, and how wide they are at the usual size."""
    by = page.type.scale
    columns = max(1, min(COLUMNS, int(((page.width - 2 * EDGE - BAR) / by - 2 * PAD + GAP) // (COLUMN + GAP))))
    listed = list(_listed(page, icons))
    share_of_each = sum(height for _, height, _ in listed) / columns
    b, at, x, y, high = page.build(), 0, 0.0, 0.0, 0.0
    for place, (icon, height, words) in enumerate(listed):
        middle = height / 2 if icon else height + listed[place + 1][1] / 2  # a name stays with its first icon
        if at + 1 < columns and y and y + middle > share_of_each:
            at, x, y = at + 1, x + COLUMN + GAP, 0.0
        if icon:
            _entry(b, icon, words, x, y, height)
        else:
            b.text(x, y + HEAD - 26, words, 26, color="brass_light", face="title", box=COLUMN)
        y += height
        high = max(high, y)
    for place in range(1, at + 1):
        left = place * (COLUMN + GAP) - GAP / 2
        b.line(left, 0, left, high, "brass/35")
    return Block.of(b, high).grown(by), columns * (COLUMN + GAP) - GAP


def _listed(page: Page, icons: Sequence[str]) -> Iterator[tuple[str, float, str]]:
    """The name of each group without an icon, and each icon: how high it is, and its words."""
    group = ""
    for icon in icons:
        if group_of(icon) != group:
            group = group_of(icon)
            yield "", HEAD, str(page.t("icons.group." + group))
        words = with_name(icon_words(page.texts, icon))
        laid = layout(words, page.metrics, COLUMN - INDENT, WORDS)
        yield icon, max(SIDE, laid.height) + APART, words


def _entry(b: Build, icon: str, words: str, x: float, y: float, height: float) -> None:
    """An icon and what it means beside it."""
    with b.thing("." + icon, Rect(x, y, COLUMN, height)):
        laid = layout(words, b.metrics, COLUMN - INDENT, WORDS)
        middle = y + (height - APART) / 2
        b.icon(x + SIDE / 2 + 2, middle if laid.lines == 1 else y + SIDE / 2, icon, SIDE)
        b.extend(laid.at(x + INDENT, middle - laid.height / 2))
