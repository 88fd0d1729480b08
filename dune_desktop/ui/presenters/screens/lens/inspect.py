"""A component, large, over whatever was there: itself, and beside it clarifications and the signs in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.kit.box_model import column, draw, fixed, row, share
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.scrolling import Block, limit_of, scrolled
from dune_desktop.ui.presenters.screens.book import grown
from dune_desktop.ui.presenters.screens.page import Page, veil
from dune_desktop.ui.screen.display import Hit, Rect, Region
from dune_desktop.ui.text.richtext import escape, layout
from dune_desktop.ui.text.type import USUAL

WIDTH, SIDE, GAP = 540.0, 470.0, 30.0
EDGE = 40.0  # what stays free above and below


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is looked at: how large it is, what draws it into a rectangle of that size, and what explains it."""

    height: float
    draw: Callable[[Build, Rect], None]
    notes: tuple[str, ...] = ()  # clarifications
    signs: tuple[str, ...] = ()  # icons to be explained
    heading: str = ""  # over the notes, if they are no clarifications
    width: float = WIDTH


@dataclass(frozen=True, slots=True)
class Around:
    """Where in a row of things to be looked at this one stands."""

    place: int = 0
    count: int = 1


def inspect_regions(page: Page, sheet: Sheet, around: Around) -> list[Region]:
    """The sheet in the middle, what explains it at its right, and the ways to its neighbors."""
    room = page.height - 2 * EDGE - 32
    fitting = page.type.fitting(lambda type_: limit_of(_rulings(replace(page, type=type_), sheet), 0), room)
    side = _notes(replace(page, type=fitting), sheet, room)
    columns = row(fixed(sheet.width), *([fixed(SIDE)] if side else []), gap=GAP, justify="center").split(page.canvas)
    rect = columns[0]._replace(y=(page.height - sheet.height) / 2, h=sheet.height)
    b = page.build()
    with b.thing("lens", rect):
        sheet.draw(b, rect)
    found = [_shut(page), b.region("inspect", rect, bleed=60)]
    if side:
        high = limit_of(side, 0) + 32
        top = min(rect.y, page.height - EDGE - high)
        found += _side(columns[1]._replace(y=max(EDGE, top), h=high), side, page)
    if around.count > 1:
        found.append(_ways(page, rect.x, columns[-1].right, around))
    return found


def _shut(page: Page) -> Region:
    """A click anywhere, or the right button, leads back."""
    back = Hit(page.canvas, ("back",), inspect="back", command="inspect confirm primary", thing="veil:inspect")
    return replace(veil(page, "inspect"), hits=(back,))


def _notes(page: Page, sheet: Sheet, room: float) -> list[Block]:
    """Clarifications first, then as many signs as there is room for."""
    blocks = _rulings(page, sheet)
    known = [sign for sign in sheet.signs if page.texts.has("icontip." + sign)]
    title = _title(page, page.t("inspect.signs"))
    explained: list[Block] = []
    for sign in known:
        b = page.build()
        laid = layout(page.t("icontip." + sign), page.metrics, _wide(page) - 48, USUAL.style("rule", color="bone2"))
        b.icon(16, 14, sign, 30)
        b.extend(laid.at(48, 2))
        block = Block.of(b, max(34.0, laid.height) + 10).grown(page.type.scale)
        if limit_of([*blocks, title, *explained, block], 0) + 2 > room:
            break
        explained.append(block)
    return [*blocks, title, *explained] if explained else blocks


def _wide(page: Page) -> float:
    """How wide a line of the notes may be when it is set; it grows from there."""
    return (SIDE - 48) / page.type.scale


def _rulings(page: Page, sheet: Sheet) -> list[Block]:
    """The clarifications under their title, if there are any."""
    if not sheet.notes:
        return []
    found: list[Block] = []
    for note in sheet.notes:
        b = page.build()
        laid = b.markup(22, 0, escape(note), _wide(page) - 22, USUAL.style("ruling", color="#EFE3CC"))
        b.icon(7, 13, "ornament", 11, color="brass")
        found.append(Block.of(b, laid.height + 12))
    title = _title(page, sheet.heading or page.t("component.rulings"))
    return [title, *grown(page, [*found, Block(8)])]


def _title(page: Page, text: str) -> Block:
    b = page.build()
    b.section(Rect(0, 0, _wide(page), 38), text)
    return Block.of(b, 38).grown(page.type.scale)


def _side(rect: Rect, blocks: Sequence[Block], page: Page) -> list[Region]:
    b = page.build()
    with b.thing("notes", rect):
        b.plate(rect, "dialog")
    inner = column(22, share(), 10, pad=(24, 0)).split(rect)[0]
    return [b.region("inspect.side", rect, bleed=60), scrolled("inspect.notes", inner, blocks, 0)]


def _ways(page: Page, left: float, right: float, around: Around) -> Region:
    """To the neighbors, and how many there are."""
    b = page.build()
    before, after = (
        page.button(sign, ("step", step), width=64, height=72, command=command, cap="", order=1)
        for sign, command, step in (("◀", "left", -1), ("▶", "right", 1))
    )
    draw(b, row(left - 96, before, right - left + 64, after), page.canvas)
    place = f"{around.place + 1} / {around.count}"
    b.text(right + 64, page.height / 2 + 62, place, 20, 600, "bone2", anchor="center", thing="lens:place")
    return b.region("inspect.ways", page.canvas, bleed=8)
