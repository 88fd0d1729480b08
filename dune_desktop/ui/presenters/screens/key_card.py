"""The keys of the table on one card: those of the table at the left, the others and a first turn at the right.

While a gamepad is there, its buttons have a column of their own.
"""

from __future__ import annotations

from math import floor

from dune_desktop.ui.kit.scrolling import Block, scrolled
from dune_desktop.ui.kit.widgets import button
from dune_desktop.ui.presenters.keys import button_lines, lines
from dune_desktop.ui.presenters.screens.page import Page, veil
from dune_desktop.ui.presenters.screens.rules import cap_line, key_line
from dune_desktop.ui.screen.commands import Place
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.text.richtext import Style

COLUMN, PAD, GAP = 560.0, 40.0, 56.0
TOP, FOOT = 132.0, 24.0
EDGE = 14.0  # from the edge of the canvas, at least
LINE, HEAD, APART = 38.0, 46.0, 12.0  # of a line of keys at most, of the name of some lines, and between two such
CAPS = {"table": 120.0, "everywhere": 262.0, "fixed": 262.0}  # the column of keys
PROSE = Style(size=21, line=28, colour="#EFE3CC", icon=1.15)


def key_card(page: Page) -> list[Region]:
    """The card, with the way to the rules and the way back."""
    line = _line(page)
    columns = [_column(page, ("table",), line), [*_column(page, ("everywhere", "fixed"), line), *_first_turn(page)]]
    if page.pad:
        columns.append(_buttons(page, line))
    wide = len(columns) * (COLUMN + GAP) - GAP + 2 * PAD
    high = TOP + max(sum(block.height for block in blocks) for blocks in columns) + FOOT
    rect = Rect((page.width - wide) / 2, (page.height - high) / 2, wide, high)
    b = page.build()
    places = [rect.x + PAD + number * (COLUMN + GAP) for number in range(len(columns))]
    with b.thing("keys", rect):
        b.plate(rect, "dialog")
        b.text(rect.x + PAD, rect.y + 50, page.t("help.keys"), 38, colour="brass_light", face="title", box=wide / 2)
        caps = {name: page.called(name) for name in ("onward", "confirm", "explain", "inspect")}
        b.markup(rect.x + PAD, rect.y + 84, page.t("help.keys.note", **caps), wide - 2 * PAD, Style(colour="bone2"))
        for x in places[1:]:
            b.line(x - GAP / 2, rect.y + TOP, x - GAP / 2, rect.bottom - FOOT, "brass/35")
    x = rect.right - PAD
    ways = (("common.close", ("back",), "back help"), ("menu.rules", ("rules",), "rules"))
    for place, (words, action, command) in enumerate(ways):
        made = button(
            page.metrics,
            x,
            rect.y + 26,
            page.t(words),
            action,
            anchor="right",
            command=command,
            cap=page.cap(command),
            order=10 + place,
            name=f"keys:{action[0]}",
        )
        x = b.drawn(made).x - 16
    shown = [
        scrolled(f"keys.{number}", Rect(x, rect.y + TOP, COLUMN, high - TOP - FOOT), blocks, 0)
        for number, (x, blocks) in enumerate(zip(places, columns, strict=True))
    ]
    return [veil(page, "keys"), b.region("keys", rect, bleed=60), *shown]


def _line(page: Page) -> float:
    """How high a line of keys is: the longest column has room."""
    rows = max(len(lines("table")), len(button_lines(page.texts)) if page.pad else 0)
    return min(LINE, floor((page.height - 2 * EDGE - TOP - FOOT - HEAD) / rows))


def _column(page: Page, places: tuple[Place, ...], high: float) -> list[Block]:
    found: list[Block] = []
    for place in places:
        found.append(_head(page, page.t("settings.keys.place." + place)))
        found += [key_line(page, names, COLUMN, CAPS[place], high) for names in lines(place)]
        found.append(Block(APART))
    return found[:-1]


def _buttons(page: Page, high: float) -> list[Block]:
    """What the buttons of a gamepad do."""
    made = [cap_line(page, caps, words, COLUMN, CAPS["fixed"], high) for caps, words in button_lines(page.texts)]
    return [_head(page, page.t("pad.title")), *made]


def _first_turn(page: Page) -> list[Block]:
    """What somebody does who has never seen this table."""
    found = [Block(APART), _head(page, page.t("help.start.title"))]
    for key in page.texts.keys("help.start."):
        if key != "help.start.title":
            b = page.build()
            found.append(Block.of(b, b.markup(0, 0, page.t(key), COLUMN, PROSE).height + 8))
    return found


def _head(page: Page, words: str) -> Block:
    b = page.build()
    b.text(0, 18, words, 26, colour="brass_light", face="title", box=COLUMN)
    return Block.of(b, HEAD)
