"""A first turn in four steps, and below it the keys of the table, on one card; with a gamepad its buttons, too.

It is as large as text to be read: with fewer columns then, and what has no room is scrolled to.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor
from typing import Final

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.drawn import Drawn
from dune_desktop.ui.kit.scrolling import Block, limit_of, scrolled
from dune_desktop.ui.kit.widgets import button
from dune_desktop.ui.presenters.keys import button_lines, lines
from dune_desktop.ui.presenters.screens.page import Page, veil
from dune_desktop.ui.presenters.screens.rules import cap_line, key_line
from dune_desktop.ui.screen.commands import Place
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.text.richtext import Style, layout
from dune_desktop.ui.text.signs import seal

TEXT = "keys.text"
"""The region that scrolls."""

COLUMNS, COLUMN, PAD, GAP = 3, 560.0, 40.0, 50.0
TOP, FOOT = 96.0, 24.0
EDGE, BAR = 14.0, 24.0  # from the edge of the canvas, at least; beside what scrolls
LINE, HEAD, APART = 38.0, 46.0, 14.0  # of a line of keys at most, of the name of some lines, and between two such
CAPS: Final[dict[Place, float]] = {"table": 120.0, "everywhere": 262.0, "fixed": 262.0}  # the column of keys
PROSE = Style(size=21, line=26, colour="#EFE3CC", icon=1.15)
STEPS, STEP_GAP, SHOWN = 4, 16.0, 66.0  # how many; between two; how high the picture of one is


def key_card(page: Page, offset: float = 0.0) -> list[Region]:
    """The card, with the way to the rules and the way back."""
    by, around = page.type.scale, page.around
    blocks, wide = _blocks(page)
    room = page.height - 2 * EDGE - TOP * around - FOOT
    bar = BAR if limit_of(blocks, room) else 0.0
    high = min(room, sum(block.height for block in blocks))
    rect = Rect(0, 0, (wide + 2 * PAD) * by + bar, TOP * around + high + FOOT)
    rect = rect.moved((page.width - rect.w) / 2, (page.height - rect.h) / 2)
    b = page.build()
    with b.thing("keys", rect):
        b.plate(rect, "dialog")
        title, left, middle = page.t("help.start.title"), rect.x + PAD * by, rect.y + 50 * around
        b.text(left, middle, title, 38 * around, colour="brass_light", face="title", box=rect.w / 2)
    x = rect.right - PAD * by
    for made in _ways(page):
        whole = made.grown(around)
        x = b.drawn(whole.moved(x - whole.rect.w, middle - whole.rect.h / 2)).x - 16 * around
    column = Rect(left, rect.y + TOP * around, wide * by + bar, high)
    return [veil(page, "keys"), b.region("keys", rect, bleed=60), scrolled(TEXT, column, blocks, offset)]


def key_limit(page: Page) -> float:
    """How far it can be scrolled."""
    return limit_of(_blocks(page)[0], page.height - 2 * EDGE - TOP * page.around - FOOT)


def _ways(page: Page) -> list[Drawn]:
    """The way back, and the way to the rules."""
    ways = (("common.close", ("back",), "back help"), ("menu.rules", ("rules",), "rules"))
    return [
        button(
            page.metrics,
            0,
            0,
            page.t(words),
            action,
            command=command,
            cap=page.cap(command),
            order=10 + place,
            name=f"keys:{action[0]}",
        )
        for place, (words, action, command) in enumerate(ways)
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
    b, wide = page.build(), (width - (beside - 1) * STEP_GAP) / beside
    told = [layout(page.t(f"help.start.{n + 1}"), page.metrics, wide - 32, PROSE) for n in range(STEPS)]
    y = 0.0
    for first in range(0, STEPS, beside):
        high = SHOWN + 50 + max(laid.height for laid in told[first : first + beside])
        for place in range(first, first + beside):
            _step(page, b, place, Rect((place - first) * (wide + STEP_GAP), y, wide, high))
            b.extend(told[place].at((place - first) * (wide + STEP_GAP) + 16, y + SHOWN + 38))
        y += high + STEP_GAP
    more = b.markup(0, y, page.t("help.start.5"), width, Style(colour="bone2"))
    return Block.of(b, y + more.height + 2 * APART)


def _step(page: Page, b: Build, place: int, rect: Rect) -> None:
    """Its number, what is seen, and what it is called."""
    b.plate(rect, "note")
    b.text(rect.x + 28, rect.y + 36, str(place + 1), 36, colour="brass_light", face="title", anchor="centre")
    _PICTURES[place](page, b, Rect(rect.x + 62, rect.y + 14, rect.w - 78, SHOWN - 20))
    b.text(rect.x + 16, rect.y + SHOWN + 18, page.t(f"help.step.{place + 1}"), 22, 600, "cream", box=rect.w - 32)


def _card_chosen(page: Page, b: Build, rect: Rect) -> None:
    """Cards of a hand, one of which is lit."""
    for place, style in enumerate(("card", "card.lit", "card")):
        b.plate(Rect(rect.x + 46 * place, rect.y - (4 if place == 1 else 0), 36, rect.h), style)


def _space_chosen(page: Page, b: Build, rect: Rect) -> None:
    """A lit space, and the Agent that comes."""
    place = Rect(rect.x, rect.y, 128, rect.h)
    b.plate(place, "space.lit")
    b.icon(place.x + 24, place.centre[1], "spice_trade", 28)
    b.icon(place.x + 62, place.centre[1], "spice", 28)
    b.piece(place.right, place.y + 12, "agent", 0, 44)


def _turn_ended(page: Page, b: Build, rect: Rect) -> None:
    """The golden button."""
    words = page.t("button.end_turn")
    place = Rect(rect.x, rect.y, min(rect.w, page.metrics.width(words, 24, 700) + 48), rect.h)
    b.plate(place, "button.primary")
    b.text(*place.centre, words, 24, 700, "ink", anchor="centre", box=place.w - 16)


def _revealed(page: Page, b: Build, rect: Rect) -> None:
    """A card of the row that can be acquired, and the persuasion it costs."""
    place = Rect(rect.x, rect.y, 170, rect.h)
    b.plate(place, "row.lit")
    b.extend(seal(page.metrics, place.x + 26, place.centre[1], "3", 38))
    b.icon(place.x + 84, place.centre[1], "city", 28)
    b.icon(place.x + 124, place.centre[1], "landsraad", 28)


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
    b, high = page.build(), 0.0
    for number, blocks in enumerate(_flowing(page, columns, line)):
        x, y = number * (COLUMN + GAP), 0.0
        for block in blocks:
            b.drawn(Drawn(block.elements, block.hits, Rect(0, 0, COLUMN, block.height), block.things).moved(x, y))
            y += block.height
        high = max(high, y)
    for number in range(1, columns):
        x = number * (COLUMN + GAP) - GAP / 2
        b.line(x, 0, x, high, "brass/35")
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
    b.text(0, 18, words, 26, colour="brass_light", face="title", box=COLUMN)
    return Block.of(b, HEAD)
