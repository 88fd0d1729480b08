"""The menu over the table."""

from __future__ import annotations

from collections.abc import Sequence

from dune_desktop.i18n import LANGUAGES
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.widgets import Option, button, called, key_cap, segmented
from dune_desktop.ui.presenters.screens.page import Page, veil
from dune_desktop.ui.presenters.screens.title import Entry
from dune_desktop.ui.presenters.table.model import PACES
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.theme import PLATES
from dune_desktop.ui.text.richtext import Style, layout

WIDTH, PAD = 560.0, 32.0
PRIMARY, ROW = 68.0, 54.0


def menu(
    page: Page, first: Entry, groups: Sequence[Sequence[Entry]], pace: str, at_once: bool, note: str
) -> list[Region]:
    """The first entry is the one that goes on; a rule stands between the groups of the others.

    `pace` is how long what happens by itself is shown, `at_once` the setting that one click acquires.
    """
    words = layout(note, page.metrics, WIDTH - 2 * PAD, Style(colour="bone2"), align="centre")
    rows = sum(len(group) for group in groups)
    high = 104 + PRIMARY + 14 + rows * ROW + len(groups) * 17 + 86 + 48 + 12 + 48 + 12 + 48 + 24 + words.height + 28
    rect = Rect((page.width - WIDTH) / 2, (page.height - high) / 2, WIDTH, high)
    b = page.build()
    with b.thing("menu", rect):
        bottom = _entries(page, b, rect, first, groups, pace, at_once)
        b.extend(words.at(rect.x + PAD, bottom + 24))
    return [veil(page, "menu"), b.region("menu", rect, bleed=60)]


def _entries(
    page: Page, b: Build, rect: Rect, first: Entry, groups: Sequence[Sequence[Entry]], pace: str, at_once: bool
) -> float:
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
        key=first.key,
        show_key=first.key,
    )
    b.drawn(made)
    y += PRIMARY + 14
    for group in groups:
        for entry in group:
            _entry(page, b, entry, Rect(left, y, wide, ROW - 4))
            y += ROW
        b.plate(Rect(left, y + 6, wide, 1), "rule.both")
        y += 17
    b.text(left + 4, y + 8, page.t("settings.pace"), 20, colour="bone2", box=wide)
    paces = [Option(page.t("pace." + name), ("pace", name)) for name in PACES]
    b.drawn(
        segmented(page.metrics, left, y + 26, paces, PACES.index(pace), width=wide, height=48, order=39, kind="setting")
    )
    y += 86
    options = [Option(language.name, ("language", code)) for code, language in LANGUAGES.items()]
    chosen = list(LANGUAGES).index(page.texts.language)
    b.drawn(segmented(page.metrics, left, y, options, chosen, width=wide, height=48, order=40, kind="setting"))
    y += 60
    manners = [
        Option(page.t("settings.buy"), ("buying", False)),
        Option(page.t("settings.buy_at_once"), ("buying", True)),
    ]
    b.drawn(segmented(page.metrics, left, y, manners, int(at_once), width=wide, height=48, order=41, kind="setting"))
    y += 60
    b.drawn(
        button(
            page.metrics,
            left,
            y,
            page.t("settings.fullscreen"),
            ("fullscreen",),
            width=wide,
            height=48,
            show_key="F11",
            order=42,
        )
    )
    return y + 48


def _entry(page: Page, b: Build, entry: Entry, rect: Rect) -> None:
    with b.thing(called("menu", entry.action), rect):
        _line(page, b, entry, rect)
        b.hit(rect, action=entry.action, key=entry.key, order=10)


def _line(page: Page, b: Build, entry: Entry, rect: Rect) -> None:
    b.plate(rect, "menu")
    middle = rect.y + rect.h / 2
    if entry.key:
        cap = key_cap(page.metrics, 0, middle, entry.key, "button.off")
        b.drawn(key_cap(page.metrics, rect.right - 16 - cap.rect.w, middle, entry.key, "button.off"))
    b.text(rect.x + 20, middle, entry.text, 24, 500, PLATES["menu"].ink, box=rect.w - 90)
