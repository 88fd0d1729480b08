"""The list of saved games: how it is searched and sorted, which of them are in sight, and the keys for them."""

from __future__ import annotations

from dune_desktop.ui.kit.field import text_field
from dune_desktop.ui.kit.scrolling import Block, scrolled
from dune_desktop.ui.kit.widgets import Option, button, button_width, segmented
from dune_desktop.ui.presenters.screens.book import grown
from dune_desktop.ui.presenters.screens.page import Page, header
from dune_desktop.ui.presenters.screens.saves.listing import LIST, ORDERS, SEARCH, Listing, Notice, Search
from dune_desktop.ui.presenters.screens.saves.row import GAP, INSET, ROW, row
from dune_desktop.ui.screen.display import Hit, Rect, Region, Screen
from dune_desktop.ui.screen.values import changed
from dune_desktop.ui.text.richtext import Style, escape


def _list(page: Page, searched: bool) -> Rect:
    top = 172.0 + (50 * max(1.0, page.around) if searched else 0.0)
    return Rect(page.left - INSET, top, page.right - page.left + 2 * INSET, page.height - top - 40)


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
            row(page, listing, place, width) if place in listing.seen else Block(ROW + GAP)
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
        regions.append(changed(shown, hits=(*shown.hits, *_keys(page, rect, len(slots), searched))))
    else:
        b = page.build()
        with b.thing("saves:none", rect):
            style = page.type.style("prose", colour="bone2")
            b.markup(rect.x + INSET, rect.y + 14, escape(listing.empty), rect.w - 2 * INSET, style)
        regions.append(b.region(LIST, rect))
    return Screen("newgame", tuple(regions), page.width, page.height)


def _deleted(page: Page, listing: Listing) -> Region:
    """The way to what was deleted, beside the way back, and the key for the latest of it."""
    b = page.build()
    rect = Rect(page.left, 50, page.right - page.left - 20 - 160 * page.around, 50)
    if listing.deleted:
        words = page.t("load.bin", n=listing.deleted)
        made = button(
            page.metrics,
            rect.right,
            rect.y,
            words,
            ("bin",),
            anchor="right",
            height=rect.h,
            order=98,
            name="deleted:bin",
        ).about(rect.right, 75, page.around)
        b.drawn(made)
    if listing.undo:  # it has a place of no size, so that it is not clicked
        b.hit(Rect(rect.x, rect.y, 0, 0), action=("restore",), command="undo", thing="deleted:undo")
    return b.region("deleted", rect, bleed=12)


def _keys(page: Page, rect: Rect, count: int, searched: bool) -> list[Hit]:
    """The keys that choose another save: they have places of no size, so that none is clicked."""
    steps = {
        "up": -1,
        "down": 1,
        "page_up": -page_of(page, searched),
        "page_down": page_of(page, searched),
        "top": -count,
        "bottom": count,
    }
    return [
        Hit(
            Rect(rect.right - 1, rect.y + 1 + place, 0, 0),
            ("walk", step),
            command=command,
            thing=f"{LIST}.key_{command}",
        )
        for place, (command, step) in enumerate(steps.items())
    ]


def notice_line(page: Page, notice: Notice) -> Region:
    """A line below the title, with a button behind it."""
    b = page.build()
    rect = Rect(page.left, 100, page.right - page.left, 48)
    cap = page.cap(notice.command)
    by = page.around
    room = rect.w - (by * button_width(page.metrics, notice.button, key=cap) if notice.button else 0.0) - 220 * by
    style = Style(size=22 * by, line=28 * by, colour="over_dusk")
    words = escape(notice.words)
    left, middle = rect.x + 2, rect.y + 22
    laid = b.markup(left, middle, words, room, style, middle=True, lines=1, shrink=True, ellipsis=True)
    if not notice.button:
        return b.region("notice", rect, bleed=12)
    made = button(
        page.metrics,
        left + laid.width + 20,
        rect.y,
        notice.button,
        notice.action,
        height=44,
        command=notice.command,
        cap=cap,
        order=1,
        name="notice:act",
    ).about(left + laid.width + 20, middle, by)
    b.drawn(made)
    return b.region("notice", rect, bleed=12)


def _search(page: Page, search: Search) -> Region:
    """How the list is sorted, and the field that searches it."""
    b, by = page.build(), page.around
    rect = Rect(page.left, 160, page.right - page.left, 48 * by)
    options = [Option(str(page.t("load.sort." + order)), ("sort", order)) for order in ORDERS]
    sorts = segmented(page.metrics, 0, 0, options, ORDERS.index(search.order), order=2).grown(by)
    hint = page.with_key(page.t("load.search"), "search")
    box = Rect(0, 0, 420, 48)
    drawn = text_field(page.metrics, box, SEARCH, search.wanted, active=search.editing, hint=hint, order=3)
    field = changed(drawn, hits=tuple(changed(hit, command="search") for hit in drawn.hits)).grown(by)
    x = rect.x
    for made in (sorts, field):
        ground = made.rect.moved(x, rect.y)
        b.plate(ground, "note")  # the painting behind it is as light as what stands on it
        b.drawn(made.moved(x, rect.y))
        x = ground.right + 20
    if search.wanted.value:
        made = button(page.metrics, 0, 0, "×", ("clear",), order=3, tip=page.t("load.search.clear")).grown(by)
        b.drawn(made.moved(x - 8, rect.y))
        x += made.rect.w + 8
        count = page.t("load.found", n=search.found, all=search.all)
        b.text(x, rect.y + 24 * by, count, 20 * by, 500, "over_dusk", box=rect.right - x)
    return b.region("search", rect, bleed=6)
