"""The keys of the table on one card: those of the table at the left, the others and a first turn at the right."""

from __future__ import annotations

from dune_desktop.ui.kit.scrolling import Block, scrolled
from dune_desktop.ui.kit.widgets import button
from dune_desktop.ui.presenters.keys import lines
from dune_desktop.ui.presenters.screens.page import Page, veil
from dune_desktop.ui.presenters.screens.rules import key_line
from dune_desktop.ui.screen.commands import Place
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.text.richtext import Style

WIDE, PAD, GAP = 1480.0, 40.0, 56.0
TOP, FOOT = 148.0, 28.0
LINE, HEAD = 38.0, 46.0
CAPS = {"table": 120.0, "everywhere": 262.0, "fixed": 262.0}  # the column of keys
PROSE = Style(size=21, line=28, colour="#EFE3CC", icon=1.15)


def key_card(page: Page) -> list[Region]:
    """The card, with the way to the rules and the way back."""
    left, right = _column(page, ("table",)), [*_column(page, ("everywhere", "fixed")), *_first_turn(page)]
    high = TOP + max(sum(block.height for block in blocks) for blocks in (left, right)) + FOOT
    rect = Rect((page.width - WIDE) / 2, (page.height - high) / 2, WIDE, high)
    b = page.build()
    with b.thing("keys", rect):
        b.plate(rect, "dialog")
        b.text(rect.x + PAD, rect.y + 50, page.t("help.keys"), 38, colour="brass_light", face="title", box=WIDE / 2)
        caps = {name: page.cap(name) for name in ("onward", "confirm", "explain", "inspect")}
        b.markup(rect.x + PAD, rect.y + 84, page.t("help.keys.note", **caps), WIDE - 2 * PAD, Style(colour="bone2"))
        middle = rect.x + WIDE / 2
        b.line(middle, rect.y + TOP, middle, rect.bottom - FOOT, "brass/35")
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
    wide = _width()
    columns = ((rect.x + PAD, left, "keys.left"), (rect.x + WIDE / 2 + GAP / 2, right, "keys.right"))
    shown = [scrolled(name, Rect(x, rect.y + TOP, wide, high - TOP - FOOT), blocks, 0) for x, blocks, name in columns]
    return [veil(page, "keys"), b.region("keys", rect, bleed=60), *shown]


def _width() -> float:
    return (WIDE - 2 * PAD - GAP) / 2


def _column(page: Page, places: tuple[Place, ...]) -> list[Block]:
    found: list[Block] = []
    for place in places:
        found.append(_head(page, page.t("settings.keys.place." + place)))
        found += [key_line(page, names, _width(), CAPS[place], LINE) for names in lines(place)]
        found.append(Block(12))
    return found[:-1]


def _first_turn(page: Page) -> list[Block]:
    """What somebody does who has never seen this table."""
    found = [Block(12), _head(page, page.t("help.start.title"))]
    for key in page.texts.keys("help.start."):
        if key != "help.start.title":
            b = page.build()
            found.append(Block.of(b, b.markup(0, 0, page.t(key), _width(), PROSE).height + 8))
    return found


def _head(page: Page, words: str) -> Block:
    b = page.build()
    b.text(0, 18, words, 26, colour="brass_light", face="title", box=_width())
    return Block.of(b, HEAD)
