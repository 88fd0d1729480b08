"""The list of saved games: how it is searched and sorted, which of them are in sight, and the keys for them."""

from __future__ import annotations

from dune_desktop.ui.kit.field import text_field
from dune_desktop.ui.kit.scrolling import Block, scrolled
from dune_desktop.ui.kit.widgets import Option, button, button_width, segmented
from dune_desktop.ui.presenters.screens.page import Page, header
from dune_desktop.ui.presenters.screens.saves.listing import LIST, ORDERS, SEARCH, Listing, Notice, Search
from dune_desktop.ui.presenters.screens.saves.row import GAP, INSET, ROW, row
from dune_desktop.ui.screen.display import Hit, Rect, Region, Screen
from dune_desktop.ui.screen.values import changed
from dune_desktop.ui.text.richtext import Style, escape


def _list(page: Page, searched: bool) -> Rect:
    top = 222.0 if searched else 172.0
    return Rect(page.left - INSET, top, page.right - page.left + 2 * INSET, page.height - top - 40)


def list_limit(page: Page, count: int, searched: bool) -> float:
    """How far a list of so many saves can be scrolled."""
    return max(0.0, count * (ROW + GAP) - _list(page, searched).h)


def in_sight(page: Page, count: int, offset: float, searched: bool) -> range:
    """The places of the saves that are seen, in part at least, when the list is scrolled so far."""
    pitch = ROW + GAP
    return range(int(offset // pitch), min(count, int((offset + _list(page, searched).h) // pitch) + 1))


def offset_for(page: Page, place: int, offset: float, searched: bool) -> float:
    """How far the list must be scrolled so that all of a save is seen: as little from `offset` as will do."""
    pitch = ROW + GAP
    return min(max(offset, (place + 1) * pitch - _list(page, searched).h), place * pitch)


def page_of(page: Page, searched: bool) -> int:
    """How many saves are seen at a time."""
    return max(1, int(_list(page, searched).h // (ROW + GAP)))


def load_screen(page: Page, listing: Listing) -> Screen:
    """The list, with what was just done above it, and with many saves what sorts and searches them."""
    searched = listing.search is not None
    rect = _list(page, searched)
    slots = listing.slots
    width = rect.w - (24 if len(slots) * (ROW + GAP) > rect.h else 0)
    blocks = [
        row(page, listing, place, width) if place in listing.seen else Block(ROW + GAP) for place in range(len(slots))
    ]
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
        b.text(
            rect.x + INSET, rect.y + 30, listing.empty, 22, colour="bone2", box=rect.w - 2 * INSET, thing="saves:none"
        )
        regions.append(b.region(LIST, rect))
    return Screen("newgame", tuple(regions), page.width, page.height)


def _deleted(page: Page, listing: Listing) -> Region:
    """The way to what was deleted, beside the way back, and the key for the latest of it."""
    b = page.build()
    rect = Rect(page.left, 50, page.right - page.left - 180, 50)
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
        )
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
    room = rect.w - (button_width(page.metrics, notice.button, key=cap) if notice.button else 0.0) - 220
    style = Style(size=22, colour="over_dusk")
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
    )
    b.drawn(made)
    return b.region("notice", rect, bleed=12)


def _search(page: Page, search: Search) -> Region:
    """How the list is sorted, and the field that searches it."""
    b = page.build()
    rect = Rect(page.left, 160, page.right - page.left, 48)
    options = [Option(str(page.t("load.sort." + order)), ("sort", order)) for order in ORDERS]
    made = segmented(page.metrics, rect.x, rect.y, options, ORDERS.index(search.order), height=rect.h, order=2)
    box = Rect(made.rect.right + 20, rect.y, 420, rect.h)
    for ground in (made.rect, box):  # the painting behind them is as light as what stands on it
        b.plate(ground, "note")
    b.drawn(made)
    hint = str(page.t("load.search")) + page.behind("search")
    drawn = text_field(page.metrics, box, SEARCH, search.wanted, active=search.editing, hint=hint, order=3)
    b.drawn(changed(drawn, hits=tuple(changed(hit, command="search") for hit in drawn.hits)))
    x = box.right + 12
    if search.wanted.value:
        made = button(page.metrics, x, rect.y, "×", ("clear",), order=3, tip=page.t("load.search.clear"))
        b.drawn(made)
        x = made.rect.right + 16
        count = page.t("load.found", n=search.found, all=search.all)
        b.text(x, rect.y + 24, count, 20, 500, "over_dusk", box=rect.right - x)
    return b.region("search", rect, bleed=6)
