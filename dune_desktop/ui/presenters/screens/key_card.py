"""A first turn in four steps, and below it the keys of the table, on one card; with a gamepad its buttons, too.

It is as large as text to be read: with fewer columns then, and what has no room is scrolled to.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import floor
from typing import Final

from dune_desktop.ui.kit.box_model import (
    Node,
    column,
    draw,
    drawn,
    fixed,
    grid,
    icon,
    item,
    paragraph,
    plate,
    row,
    scaled,
    share,
    stack,
)
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.drawn import Drawn
from dune_desktop.ui.kit.scrolling import Block, limit_of, scrolled
from dune_desktop.ui.presenters.keys import button_lines, lines
from dune_desktop.ui.presenters.screens.page import Page, title_picture, veil
from dune_desktop.ui.presenters.screens.rules import cap_line, key_line
from dune_desktop.ui.screen.commands import Place
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.text.richtext import Style
from dune_desktop.ui.text.signs import seal

TEXT = "keys.text"
"""The region that scrolls."""

COLUMNS, COLUMN, PAD, GAP = 3, 560.0, 40.0, 50.0
TOP, FOOT = 116.0, 24.0
EDGE, BAR = 14.0, 24.0  # from the edge of the canvas, at least; beside what scrolls
LINE, HEAD, APART = 38.0, 46.0, 14.0  # of a line of keys at most, of the name of some lines, and between two such
CAPS: Final[dict[Place, float]] = {"table": 120.0, "everywhere": 262.0, "fixed": 262.0}  # the column of keys
PROSE = Style(size=21, line=26, color="#EFE3CC", icon=1.15)
_SEEN = row(fixed(24), 22, share())
STEPS, STEP_GAP, SHOWN = 4, 16.0, 66.0  # how many; between two; how high the picture of one is


def key_card(page: Page, offset: float = 0.0) -> list[Region]:
    """The card, with the way to the rules and the way back."""
    by, around = page.type.scale, page.around
    blocks, wide = _blocks(page)
    room = page.height - 2 * EDGE - TOP * around - FOOT
    bar = BAR if limit_of(blocks, room) else 0.0
    high = min(room, sum(block.height for block in blocks))
    size = item((wide + 2 * PAD) * by + bar, TOP * around + high + FOOT)
    rect = stack(size).split(page.canvas)[0]
    head, text = column(fixed(TOP * around), share(), FOOT, pad=(PAD * by, 0)).split(rect)
    title = partial(Build.text_in, text=page.t("help.start.title"), size=42 * around, color="cream", face="title")
    line = row(share(1, title), *(scaled(around, way) for way in _ways(page)), gap=16 * around)
    b = page.build()
    with b.thing("keys", rect):
        b.plate(rect, "dialog")
        title_picture(b, rect._replace(h=96 * around), sun=48)
        draw(b, line, head._replace(h=96 * around))
    return [veil(page, "keys"), b.region("keys", rect, bleed=60), scrolled(TEXT, text, blocks, offset)]


def key_limit(page: Page) -> float:
    """How far it can be scrolled."""
    return limit_of(_blocks(page)[0], page.height - 2 * EDGE - TOP * page.around - FOOT)


def _ways(page: Page) -> list[Node]:
    """The way to the rules, and the way back."""
    return [
        page.button(page.t("menu.rules"), ("rules",), command="rules", order=11, name="keys:rules"),
        page.button(page.t("common.close"), ("back",), command="back help", order=10, name="keys:back"),
    ]


def _blocks(page: Page) -> tuple[list[Block], float]:
    """The first turn and the keys below it, and how wide they are at the usual size."""
    by = page.type.scale
    columns = min(COLUMNS, int(((page.width - 2 * EDGE - BAR) / by - 2 * PAD + GAP) // (COLUMN + GAP)))
    wide = columns * (COLUMN + GAP) - GAP
    first = _first_turn(page, wide, STEPS // max(1, STEPS - columns))
    room = (page.height - 2 * EDGE - TOP * page.around - FOOT) / by - first.height
    keys = _keys(page, columns, room if by <= 1.0 else 0.0)
    return [first.grown(by), keys.grown(by)], wide


# ------------------------------------------------------------------------------------------------ a first turn


def _first_turn(page: Page, width: float, beside: int) -> Block:
    """What somebody does who has never seen this table: steps, so many beside one another, and a line for the rest."""
    steps = [_step(page, n) for n in range(STEPS)]
    lines = [grid(*steps[at : at + beside], columns=beside, gap=STEP_GAP) for at in range(0, STEPS, beside)]
    more = paragraph(page.metrics, page.t("help.start.5"), Style(color="bone2"))
    whole, b = column(*lines, more, gap=STEP_GAP), page.build()
    high = whole.height(width).natural
    draw(b, whole, Rect(0, 0, width, high))
    return Block.of(b, high + 2 * APART)


def _step(page: Page, place: int) -> Node:
    """Its number, what is seen, what it is called, and the words."""

    def seen(b: Build, rect: Rect) -> None:
        number, picture = _SEEN.split(rect)
        b.text_in(number.moved(0, 3), str(place + 1), 36, color="brass_light", face="title", anchor="center")
        _PICTURES[place](page, b, picture.inset(0, 10).moved(0, 4))

    def called(b: Build, rect: Rect) -> None:
        b.text_in(rect, page.t(f"help.step.{place + 1}"), 22, 600, "cream")

    told = paragraph(page.metrics, page.t(f"help.start.{place + 1}"), PROSE)
    lines = (fixed(SHOWN, seen), fixed(36, called), 2, told, 12)
    return column(*lines, pad=(16, 0), paint=plate("note"))


def _card_chosen(page: Page, b: Build, rect: Rect) -> None:
    """Cards of a hand, one of which is lit."""
    first, lit, last = row(*[fixed(36)] * 3, gap=10).split(rect)
    for place, style in ((first, "card"), (lit.moved(0, -4), "card.lit"), (last, "card")):
        b.plate(place, style)


def _space_chosen(page: Page, b: Build, rect: Rect) -> None:
    """A lit space, and the Agent that comes."""
    place = rect._replace(w=128)
    draw(b, row(10, icon("spice_trade", 28), 10, icon("spice", 28), paint=plate("space.lit")), place)
    b.piece(place.right, place.y + 12, "agent", 0, 44)


def _turn_ended(page: Page, b: Build, rect: Rect) -> None:
    """The golden button."""
    words = page.t("button.end_turn")
    place = rect._replace(w=min(rect.w, page.metrics.width(words, 24, 700) + 48))
    b.plate(place, "button.primary")
    b.text_in(place.inset(8, 0), words, 24, 700, "ink", anchor="center")


def _revealed(page: Page, b: Build, rect: Rect) -> None:
    """A card of the row that can be acquired, and the persuasion it costs."""
    price = fixed(38, lambda b, at: b.extend(seal(page.metrics, *at.center, "3", 38)))
    card = row(7, price, 25, icon("city", 28), 12, icon("landsraad", 28), paint=plate("row.lit"))
    draw(b, card, rect._replace(w=170))


_PICTURES: Final[tuple[Callable[[Page, Build, Rect], None], ...]] = (
    _card_chosen,
    _space_chosen,
    _turn_ended,
    _revealed,
)
"""What is seen at each step."""


# ------------------------------------------------------------------------------------------------ keys


def _keys(page: Page, columns: int, room: float) -> Block:
    """All keys in so many columns of about the same height; in a `room` that is given their lines draw together."""
    line = LINE
    if room:
        named = sum(len(made) for _, made in _groups(page, LINE))
        line = min(LINE, floor((room - 2 * HEAD - APART) / (-(-named // columns))))
    beside: list[Node] = []
    for blocks in _flowing(page, columns, line):
        shown = (Drawn(each.elements, each.hits, Rect(0, 0, COLUMN, each.height), each.things) for each in blocks)
        beside.append(column(*map(drawn, shown), share=1))
    high = max(each.height().natural for each in beside)
    b = page.build()
    whole = Rect(0, 0, columns * (COLUMN + GAP) - GAP, high)
    draw(b, row(*beside, gap=GAP, align="start"), whole)
    for place in row(*[share()] * columns, gap=GAP).split(whole)[1:]:
        b.line(place.x - GAP / 2, 0, place.x - GAP / 2, high, "brass/35")
    return Block.of(b, high)


def _flowing(page: Page, columns: int, line: float) -> list[list[Block]]:
    """The lines of keys column by column; no column ends in the name of what begins the next."""
    groups = _groups(page, line)
    whole = sum(HEAD + sum(block.height for block in made) + APART for _, made in groups) - APART
    found: list[list[Block]] = [[]]
    filled = 0.0
    for name, made in groups:
        for place, block in enumerate((_head(page, name), *made)):
            needs = block.height / 2 if place else HEAD + line
            if found[-1] and len(found) < columns and filled + needs > whole / columns:
                found.append([])
                filled = 0.0
            elif not place and found[-1]:
                found[-1].append(Block(APART))
                filled += APART
            found[-1].append(block)
            filled += block.height
    return found


def _groups(page: Page, high: float) -> list[tuple[str, Sequence[Block]]]:
    """The keys by where they are given, and the buttons of a gamepad while there is one."""
    found: list[tuple[str, Sequence[Block]]] = []
    for place, caps in CAPS.items():
        name = str(page.t("settings.keys.place." + place))
        found.append((name, [key_line(page, names, COLUMN, caps, high) for names in lines(place)]))
    if page.pad:
        made = [cap_line(page, caps, words, COLUMN, CAPS["fixed"], high) for caps, words in button_lines(page.texts)]
        found.append((str(page.t("pad.title")), made))
    return found


def _head(page: Page, words: str) -> Block:
    b = page.build()
    b.text(0, 18, words, 26, color="brass_light", face="title", box=COLUMN)
    return Block.of(b, HEAD)
