"""The list of saved games, and the dialog that saves under a name."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from dune_desktop.i18n import Texts
from dune_desktop.storage.glance import Glance
from dune_desktop.storage.slots import Slot
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.scrolling import Block, scrolled
from dune_desktop.ui.kit.widgets import Drawn, Option, button, button_width, segmented, text_field
from dune_desktop.ui.presenters.screens import sketch
from dune_desktop.ui.presenters.screens.page import Page, header, veil
from dune_desktop.ui.presenters.screens.title import people_of, set_words, table_words
from dune_desktop.ui.screen.display import Hit, Picture, Rect, Region, Screen
from dune_desktop.ui.screen.values import changed
from dune_desktop.ui.text.richtext import Style, escape
from dune_desktop.ui.text.textedit import TextEdit

LIST: Final = "saves"
ROW, GAP = 112.0, 10.0
INSET = 6.0  # room for rims at the edge of what is clipped
MANY: Final = 8
"""Saves beyond which the list can be sorted and searched."""

ACTS = 176.0  # the width of what can be done with a save
SMALL = 52.0  # a button with nothing but a sign on it
FIELD: Final = "rename"
"""The field in which a save is given another name."""

SEARCH: Final = "search"
"""The field that says what the saves in the list have in common."""

Order = Literal["newest", "name", "round"]
ORDERS: Final[tuple[Order, ...]] = ("newest", "name", "round")


@dataclass(frozen=True, slots=True)
class Heading:
    """What a list of saves says of itself: its title, a line below it, and what stands in place of an empty one.

    `main` is what the wide button of a save says, `delete` what the one does that removes it.
    """

    title: str
    note: str = ""
    empty: str = "load.empty"
    main: str = "load.load"
    delete: str = "load.delete"


@dataclass(frozen=True, slots=True)
class Notice:
    """What was just done, and the way back or on, if there is one: words and a button with its action and command."""

    words: str
    button: str = ""
    action: tuple[object, ...] = ()
    command: str = ""


@dataclass(frozen=True, slots=True)
class Search:
    """How the list is sorted, what is looked for, and how many of all saves that leaves."""

    order: Order
    wanted: TextEdit
    editing: bool
    found: int
    all: int


@dataclass(frozen=True, slots=True)
class Listing:
    """All there is to show of a list of saves, of which only what is `seen` is made.

    `words` say more of a save, or why it cannot be used; `empty` is said when there is nothing to list; `played` are
    the files that a game saves itself to just now, `rescued` those that cannot be used, while earlier positions of
    their game can. `chosen` is the one that keys are for; `naming` is its new name while it is given one, which may
    be `taken`. `note` is the line below the title. With `deleted` saves that can be brought back there is a way to
    them, and `undo` brings back the latest; where `anything` holds, files that cannot be used have a wide button too.
    """

    heading: Heading
    note: str
    slots: Sequence[Slot]
    words: Mapping[int, str]
    seen: range
    offset: float
    empty: str
    chosen: int = 0
    played: Collection[Path] = ()
    rescued: Collection[int] = ()
    naming: TextEdit | None = None
    taken: bool = False
    notice: Notice | None = None
    search: Search | None = None
    renames: bool = True  # whether they can be given names
    deleted: int = 0
    undo: bool = False
    anything: bool = False


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
        _row(page, listing, place, width) if place in listing.seen else Block(ROW + GAP) for place in range(len(slots))
    ]
    heading = listing.heading
    note = listing.note if listing.notice is None else ""
    regions = [header(page, page.t(heading.title), note)]
    if listing.deleted or listing.undo:
        regions.append(_deleted(page, listing))
    if listing.notice is not None:
        regions.append(_notice(page, listing.notice))
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


def _notice(page: Page, notice: Notice) -> Region:
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


def _row(page: Page, listing: Listing, place: int, width: float) -> Block:
    """One file: whose game it is and how it stands, or why it cannot be used."""
    b = page.build()
    rect = Rect(INSET, 5, width - 2 * INSET, ROW - 2)
    slot = listing.slots[place]
    chosen = place == listing.chosen
    if slot.seen is None:
        _broken(page, b, slot, listing.words[place], rect)
    else:
        _game(page, b, listing, place, slot.seen, rect)
    if chosen:
        b.frame(rect, "brass_light", 2, 9)
    _acts(page, b, listing, place, rect, chosen)
    return Block.of(b, ROW + GAP)


def _acts(page: Page, b: Build, listing: Listing, place: int, rect: Rect, chosen: bool) -> None:
    """What can be done with a file, at its right end; the keys are for the one that is chosen."""
    slot = listing.slots[place]
    left, top = rect.right - 14 - ACTS, rect.y + 10
    if slot.seen is not None and chosen and listing.naming is not None:
        text, action, refusal = page.t("load.rename.done"), ("rename", place), ""
        if listing.taken:
            refusal = str(page.t("load.rename.taken"))
        b.drawn(_main(page, left, top, text, action, kind="button.primary", refusal=refusal))
    elif slot.seen is not None or listing.anything:
        kind = "button.primary" if chosen else "button"
        command = "confirm" if chosen else ""
        b.drawn(_main(page, left, top, page.t(listing.heading.main), ("load", place), kind=kind, command=command))
    elif place in listing.rescued:
        b.drawn(_main(page, left, top, page.t("earlier.title"), ("earlier", place)))
    refusal = str(page.t("load.delete.played")) if slot.path in listing.played else ""
    acts: list[tuple[str, tuple[object, ...], str]] = [("delete", ("delete", str(slot.path)), refusal)]
    if slot.seen is not None:
        acts.insert(0, ("export", ("export", place), ""))
        if listing.renames and (listing.naming is None or not chosen):
            acts.insert(0, ("rename", ("edit", f"{FIELD}.{place}", "begin"), refusal))
    x = rect.right - 14
    for name, act, why in reversed(acts):
        cap = page.behind(name)
        made = button(
            page.metrics,
            x,
            rect.y + 60,
            "",
            act,
            width=SMALL,
            height=40,
            anchor="right",
            icon=name,
            command=name if chosen else "",
            refusal=why,
            tip=page.t(listing.heading.delete if name == "delete" else "load." + name) + cap,
            order=10,
            name=f".{name}",
        )
        b.drawn(made)
        x = made.rect.x - (ACTS - 3 * SMALL) / 2


def _main(
    page: Page,
    left: float,
    top: float,
    text: str,
    action: tuple[object, ...],
    *,
    kind: str = "button",
    command: str = "",
    refusal: str = "",
) -> Drawn:
    """The wide button of a row."""
    return button(
        page.metrics,
        left,
        top,
        text,
        action,
        kind=kind,
        width=ACTS,
        height=44,
        command=command,
        refusal=refusal,
        order=10,
        name=".main",
    )


_SOUND = ("no_box", "too_new")
"""What may be said of a file with which nothing is wrong."""


def _broken(page: Page, b: Build, slot: Slot, wrong: str, rect: Rect) -> None:
    b.plate(rect, "space.dim")
    x, room = rect.x + 16 + sketch.WIDTH + 22, rect.w - sketch.WIDTH - 38 - ACTS - 40
    b.icon(rect.x + 10 + sketch.WIDTH / 2, rect.y + rect.h / 2, "barred", 44, 0.7)
    sound = slot.error is not None and slot.error.key in _SOUND
    colour = "bone3" if sound else "bad_dark"
    b.text(x, rect.y + 34, slot.path.name, 24, 600, "dim_text", box=room)
    b.markup(x, rect.y + 72, wrong, room, Style(size=20, colour=colour), middle=True, lines=2, ellipsis=True)


def _game(page: Page, b: Build, listing: Listing, place: int, save: Glance, rect: Rect) -> None:
    b.plate(rect, "button")
    b.hit(rect, action=("load", place), radius=9)
    picture = Rect(rect.x + 10, rect.y + (rect.h - sketch.HEIGHT) / 2, sketch.WIDTH, sketch.HEIGHT)
    seats = [seat for seat, kind in enumerate(save.kinds) if kind != "hagal"]
    board = listing.slots[place].sketch
    if board is not None:
        with b.thing(".board", picture):
            sketch.draw(b, board, seats, picture)
            b.hit(picture, action=("load", place), tip=sketch.told(page, board), radius=9)
    persons = people_of(save)
    face = Rect(picture.right + 16, rect.y + (rect.h - 84) / 2, 84, 84)
    leader = save.leaders[persons[0]]
    if leader:
        b.add(Picture(face, "leader:" + leader, radius=8))
    x = face.right + 18
    room = rect.x + rect.w * 0.55 - x - 20
    if listing.naming is not None and place == listing.chosen:
        _named_anew(page, b, listing.naming, listing.taken, place, Rect(x, rect.y + 10, room, 46))
    else:
        _titled(page, b, save, listing.words[place], Rect(x, rect.y + 20, room, 32))
        _seats(page, b, save, x, rect.y + 79, room)
    column, wide = rect.x + rect.w * 0.55, rect.w * 0.175
    rounds = page.t("load.over") if save.over else page.t("common.round", n=max(1, save.round))
    first = rect.y + (26 if save.difficulty else 36)
    b.text(column, first, f"{rounds} · {table_words(page, save.kinds)}", 22, 600, box=wide)
    sets = set_words(page, save.boxes, save.variants, wide)
    if save.difficulty:
        b.text(column, rect.y + 56, page.name("difficulty:" + save.difficulty), 20, 500, "bone2", box=wide)
    b.text(column, rect.y + (84 if save.difficulty else 77), sets, 20, 500, "bone2", box=wide)
    column, wide = rect.x + rect.w * 0.735, rect.w * 0.15
    b.text(column, rect.y + 36, f"{save.saved.astimezone():%Y-%m-%d %H:%M}", 22, 600, box=wide)
    b.text(column, rect.y + 77, page.t("load.version", version=save.app), 20, 500, "bone3", box=wide)


def _titled(page: Page, b: Build, save: Glance, words: str, rect: Rect) -> None:
    """What the save is called, and a few quiet words behind it."""
    names = people_words(page.texts, save)
    middle = rect.y + rect.h / 2
    style = Style(size=23, weight=600, colour="name")
    share = rect.w * 0.7
    laid = b.markup(
        rect.x, middle, escape(save.name or names), share, style, middle=True, lines=1, shrink=True, ellipsis=True
    )
    after = rect.x + min(laid.width, share) + 18
    style = Style(colour="bone3")
    note = escape(words or names)
    b.markup(after, middle, note, rect.right - after, style, middle=True, lines=1, ellipsis=True)


def _named_anew(page: Page, b: Build, name: TextEdit, taken: bool, place: int, rect: Rect) -> None:
    """The field for another name, and what comes of it."""
    b.drawn(text_field(page.metrics, rect, f"{FIELD}.{place}", name, active=True, order=9))
    text = (
        page.t("load.rename.taken")
        if taken
        else page.t("load.rename.note", press=page.called("confirm"), back=page.called("back"))
    )
    style = Style(colour="ember" if taken else "bone3")
    b.markup(rect.x, rect.bottom + 23, text, rect.w, style, middle=True, lines=1, ellipsis=True)


def people_words(texts: Texts, save: Glance) -> str:
    """Who plays."""
    return " · ".join(_called(texts, save, seat) for seat, kind in enumerate(save.kinds) if kind == "human")


def _called(texts: Texts, save: Glance, seat: int) -> str:
    """The name of a player, and how strong a computer is."""
    key = "computer.level." + save.levels[seat]
    return f"{save.names[seat]} ({texts.t(key)})" if texts.has(key) else save.names[seat]


def _seats(page: Page, b: Build, save: Glance, x: float, y: float, room: float) -> None:
    """Name and points of every seat that scores, by colour; the names give way where there is no room for them."""
    seats = [seat for seat, kind in enumerate(save.kinds) if kind != "hagal"]
    names = [save.names[seat] for seat in seats]
    if sum(page.metrics.width(name, 20, 500) + 92 for name in names) > room:
        names = [""] * len(names)
    for seat, name in zip(seats, names, strict=True):
        b.piece(x + 11, y, "marker", seat, 22)
        x += 28
        if name:
            x += b.text(x, y, name, 20, 500, "bone2") + 8
        x += b.text(x, y, str(save.points[seat]), 21, 700) + 28


def save_dialog(page: Page, name: TextEdit, proposed: str, editing: bool, exists: bool) -> list[Region]:
    """The dialog that asks for a name; `proposed` is taken where none is given. It says when the name is taken."""
    wide, high = 640.0, 290.0
    rect = Rect((page.width - wide) / 2, (page.height - high) / 2, wide, high)
    b = page.build()
    with b.thing("save", rect):
        _naming(page, b, rect, name, proposed, editing, exists)
    return [veil(page, "save"), b.region("save", rect, bleed=60)]


def _naming(page: Page, b: Build, rect: Rect, name: TextEdit, proposed: str, editing: bool, exists: bool) -> None:
    b.plate(rect, "dialog")
    x, room = rect.x + 28, rect.w - 56
    b.text(x, rect.y + 44, page.t("menu.save"), 28, colour="brass_light", face="title", box=room)
    b.text(x, rect.y + 88, page.t("menu.save.name"), 20, 500, "bone2", box=room)
    field = Rect(x, rect.y + 108, room, 52)
    b.drawn(text_field(page.metrics, field, "name", name, active=editing, hint=proposed, order=0))
    if editing and not name.shown:
        b.text(field.x + 18, field.y + 26, proposed, 20, 600, "bone3", box=room - 36)
    if exists:
        text = page.t("save.exists", name=name.value.strip() or proposed)
        b.markup(x, rect.y + 184, text, room, Style(colour="ember"), middle=True, lines=1, ellipsis=True)
    y = rect.bottom - 28 - 50
    made = button(
        page.metrics,
        x,
        y,
        page.t("save.replace" if exists else "save.save"),
        ("save",),
        kind="button.primary",
        height=50,
        width=180,
        command="confirm",
        cap=page.cap("confirm"),
        order=1,
        name="save:save",
    )
    b.drawn(made)
    made = button(
        page.metrics,
        rect.right - 28,
        y,
        page.t("common.cancel"),
        ("back",),
        anchor="right",
        height=50,
        command="back",
        cap=page.cap("back"),
        order=2,
        name="save:back",
    )
    b.drawn(made)
