"""The list of saved games: how it is searched and sorted, which of them are in sight, and the keys for them."""

from __future__ import annotations

from functools import partial

from dune_desktop.ui.kit.box_model import NOTHING, Node, column, draw, drawn, plate, row, scaled, share, stack
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.field import text_field
from dune_desktop.ui.kit.scrolling import Block, scrolled
from dune_desktop.ui.kit.widgets import Option, segmented
from dune_desktop.ui.presenters.screens.book import grown
from dune_desktop.ui.presenters.screens.page import Page, header, walk_keys
from dune_desktop.ui.presenters.screens.saves.listing import LIST, ORDERS, SEARCH, Listing, Notice, Search
from dune_desktop.ui.presenters.screens.saves.row import GAP, INSET, ROW, row_of
from dune_desktop.ui.screen.display import Rect, Region, Screen
from dune_desktop.ui.screen.values import changed
from dune_desktop.ui.text.richtext import Style, escape


def _list(page: Page, searched: bool) -> Rect:
    top = 172 + (50 * max(1.0, page.around) if searched else 0)
    return column(top, share(), 40).split(page.content.inset(-INSET, 0))[0]


def _pitch(page: Page) -> float:
    """From one save to the next."""
    return (ROW + GAP) * page.type.scale


def list_limit(page: Page, count: int, searched: bool) -> float:
    """How far a list of so many saves can be scrolled."""
    return max(0.0, count * _pitch(page) - _list(page, searched).h)


def in_sight(page: Page, count: int, offset: float, searched: bool) -> range:
    """The places of the saves that are seen, in part at least, when the list is scrolled so far."""
    pitch = _pitch(page)
    return range(int(offset // pitch), min(count, int((offset + _list(page, searched).h) // pitch) + 1))


def offset_for(page: Page, place: int, offset: float, searched: bool) -> float:
    """How far the list must be scrolled so that all of a save is seen: as little from `offset` as will do."""
    pitch = _pitch(page)
    return min(max(offset, (place + 1) * pitch - _list(page, searched).h), place * pitch)


def page_of(page: Page, searched: bool) -> int:
    """How many saves are seen at a time."""
    return max(1, int(_list(page, searched).h // _pitch(page)))


def load_screen(page: Page, listing: Listing) -> Screen:
    """The list, with what was just done above it, and with many saves what sorts and searches them."""
    searched = listing.search is not None
    rect = _list(page, searched)
    slots = listing.slots
    width = (rect.w - (24 if len(slots) * _pitch(page) > rect.h else 0)) / page.type.scale
    blocks = grown(
        page,
        (
            row_of(page, listing, place, width) if place in listing.seen else Block(ROW + GAP)
            for place in range(len(slots))
        ),
    )
    heading = listing.heading
    note = listing.note if listing.notice is None else ""
    regions = [header(page, page.t(heading.title), note)]
    if listing.deleted or listing.undo:
        regions.append(_deleted(page, listing))
    if listing.notice is not None:
        regions.append(notice_line(page, listing.notice))
    if listing.search is not None:
        regions.append(_search(page, listing.search))
    if blocks:
        shown = scrolled(LIST, rect, blocks, listing.offset, keys=False)
        regions.append(changed(shown, hits=(*shown.hits, *walk_keys(LIST, rect, page_of(page, searched), len(slots)))))
    else:
        b = page.build()
        with b.thing("saves:none", rect):
            style = page.type.style("prose", color="bone2")
            b.markup(page.left, rect.y + 14, escape(listing.empty), page.content.w, style)
        regions.append(b.region(LIST, rect))
    return Screen("newgame", tuple(regions), page.width, page.height)


def _deleted(page: Page, listing: Listing) -> Region:
    """The way to what was deleted, beside the way back, and the key for the latest of it."""
    b = page.build()
    rect = row(share(), 20 + 160 * page.around).split(page.band(50, 50))[0]
    if listing.deleted:
        way = page.button(page.t("load.bin", n=listing.deleted), ("bin",), height=50, order=98, name="deleted:bin")
        draw(b, row(scaled(page.around, way), justify="end"), rect)
    if listing.undo:  # it has a place of no size, so that it is not clicked
        b.hit(Rect(rect.x, rect.y, 0, 0), action=("restore",), command="undo", thing="deleted:undo")
    return b.region("deleted", rect, bleed=12)


def notice_line(page: Page, notice: Notice) -> Region:
    """A line below the title, with a button behind it."""
    b, by = page.build(), page.around
    rect = page.band(100, 48)
    act = page.button(notice.button, notice.action, height=44, command=notice.command, order=1, name="notice:act")
    made = scaled(by, act) if notice.button else NOTHING
    words, line = rect.w - made.width().natural - 220 * by, page.band(100, 44)
    style = Style(size=22 * by, line=28 * by, color="over_dusk")
    told, middle = escape(notice.words), line.center[1]
    laid = b.markup(rect.x + 2, middle, told, words, style, middle=True, lines=1, shrink=True, ellipsis=True)
    draw(b, row(22 + laid.width, made), line)
    return b.region("notice", rect, bleed=12)


def _search(page: Page, search: Search) -> Region:
    """How the list is sorted, and the field that searches it."""
    b, by = page.build(), page.around
    rect = page.band(160, 48 * by)
    options = [Option(str(page.t("load.sort." + order)), ("sort", order)) for order in ORDERS]
    sorts = segmented(page.metrics, 0, 0, options, ORDERS.index(search.order), order=2)
    hint = page.with_key(page.t("load.search"), "search")
    box = Rect(0, 0, 420, 48)
    field = text_field(page.metrics, box, SEARCH, search.wanted, active=search.editing, hint=hint, order=3)
    field = changed(field, hits=tuple(changed(hit, command="search") for hit in field.hits))
    # the painting behind them is as light as what stands on them
    shown: list[Node | float] = [
        scaled(by, stack(drawn(each), paint=plate("note"), stretch=False)) for each in (sorts, field)
    ]
    if search.wanted.value:
        clear = scaled(by, page.button("×", ("clear",), order=3, tip=page.t("load.search.clear")))
        count = page.t("load.found", n=search.found, all=search.all)
        shown += [12, clear, 8, share(1, partial(_count, str(count), 20 * by))]
    draw(b, row(*shown, gap=20), rect)
    return b.region("search", rect, bleed=6)


def _count(words: str, size: float, b: Build, room: Rect) -> None:
    """How many were found."""
    wide = min(room.w, b.metrics.width(words, size) + 28)
    b.plate(room._replace(w=wide), "note")
    b.text_in(Rect(room.x + 14, room.y, wide - 28, room.h), words, size, color="over_dusk")
