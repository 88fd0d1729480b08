"""The list of saved games, and the dialog that saves under a name."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from dune_desktop.storage.glance import Glance
from dune_desktop.storage.slots import Slot
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.scrolling import Block, scrolled
from dune_desktop.ui.kit.widgets import button, text_field
from dune_desktop.ui.presenters.screens.page import Page, header, veil
from dune_desktop.ui.presenters.screens.title import people_of, set_words, table_words
from dune_desktop.ui.screen.display import Picture, Rect, Region, Screen
from dune_desktop.ui.text.richtext import Style, escape
from dune_desktop.ui.text.textedit import TextEdit

LIST = "saves"
ROW, GAP = 104.0, 12.0
INSET = 6.0  # room for rims at the edge of what is clipped


def _list(page: Page) -> Rect:
    return Rect(page.left - INSET, 222, page.right - page.left + 2 * INSET, page.height - 222 - 40)


def list_limit(page: Page, count: int) -> float:
    """How far a list of so many saves can be scrolled."""
    return max(0.0, count * (ROW + GAP) - _list(page).h)


def in_sight(page: Page, count: int, offset: float) -> range:
    """The places of the saves that are seen, in part at least, when the list is scrolled so far."""
    pitch = ROW + GAP
    return range(int(offset // pitch), min(count, int((offset + _list(page).h) // pitch) + 1))


@dataclass(frozen=True, slots=True)
class Heading:
    """What a list of saves says of itself: its title, a line below it, and what stands in place of an empty one."""

    title: str
    note: str = ""
    empty: str = "load.empty"


def load_screen(
    page: Page,
    heading: Heading,
    slots: Sequence[Slot],
    words: Mapping[int, str],
    seen: range,
    offset: float,
    empty: str,
    played: Collection[Path] = (),
    rescued: Collection[int] = (),
) -> Screen:
    """The list, of which only what is `seen` is made. `words` say more of a save, or why it cannot be used; `empty` is
    said when there is nothing to list; `played` are the files that a game saves itself to just now, `rescued` those
    that cannot be used, while earlier positions of their game can.
    """
    rect = _list(page)
    width = rect.w - (24 if len(slots) * (ROW + GAP) > rect.h else 0)
    blocks = [
        _row(page, place, slot, words[place], width, slot.path in played, place in rescued)
        if place in seen
        else Block(ROW + GAP)
        for place, slot in enumerate(slots)
    ]
    regions = [header(page, page.t(heading.title), page.t(heading.note) if heading.note else "")]
    if blocks:
        regions.append(scrolled(LIST, rect, blocks, offset))
    else:
        b = page.build()
        b.text(rect.x, rect.y + 30, empty, 22, colour="bone2", box=rect.w, thing="saves:none")
        regions.append(b.region(LIST, rect))
    return Screen("newgame", tuple(regions), page.width, page.height)


def _row(page: Page, place: int, slot: Slot, words: str, width: float, played: bool, rescued: bool) -> Block:
    """One file: whose game it is and how it stands, or why it cannot be used."""
    b = page.build()
    rect = Rect(INSET, 4, width - 2 * INSET, ROW)
    if slot.seen is None:
        _broken(page, b, slot, words, rect)
    else:
        _game(page, b, slot.seen, words, rect)
    y = rect.y + rect.h / 2 - 24
    right = rect.right - 20
    kept = page.t("load.delete.played") if played else ""
    action = () if played else ("delete", place)
    made = button(page.metrics, right, y, page.t("load.delete"), action, anchor="right", refusal=kept, order=10)
    if slot.seen is not None:
        b.hit(rect, action=("load", place), radius=9)
        x = made.rect.x - 12
        b.drawn(button(page.metrics, x, y, page.t("load.load"), ("load", place), anchor="right", width=110, order=10))
    b.drawn(made)
    if rescued:
        x = made.rect.x - 12
        b.drawn(button(page.metrics, x, y, page.t("earlier.title"), ("earlier", place), anchor="right", order=10))
    return Block.of(b, ROW + GAP)


_SOUND = ("no_box", "too_new")
"""What may be said of a file with which nothing is wrong."""


def _broken(page: Page, b: Build, slot: Slot, wrong: str, rect: Rect) -> None:
    b.plate(rect, "space.dim")
    x, room = rect.x + 112, rect.w - 330
    b.icon(rect.x + 57, rect.y + rect.h / 2, "barred", 44, 0.7)
    sound = slot.error is not None and slot.error.key in _SOUND
    colour = "bone3" if sound else "bad_dark"
    b.text(x, rect.y + 34, slot.path.name, 24, 600, "dim_text", box=room)
    b.markup(x, rect.y + 70, wrong, room, Style(size=20, colour=colour), middle=True, lines=2, ellipsis=True)


def _game(page: Page, b: Build, save: Glance, words: str, rect: Rect) -> None:
    b.plate(rect, "button")
    persons = people_of(save)
    face = Rect(rect.x + 18, rect.y + 12, 80, 80)
    leader = save.leaders[persons[0]]
    if leader:
        b.add(Picture(face, "leader:" + leader, radius=8))
    x, room = rect.x + 122, rect.w * 0.48 - 122
    names = " · ".join(_called(page, save, seat) for seat, kind in enumerate(save.kinds) if kind == "human")
    title = escape(save.name or names)
    note = escape(words or names)
    style = Style(size=23, weight=600, colour="name")
    laid = b.markup(x, rect.y + 34, title, room * 0.7, style, middle=True, lines=1, shrink=True, ellipsis=True)
    after = x + min(laid.width, room * 0.7) + 18
    b.markup(after, rect.y + 34, note, x + room - after, Style(colour="bone3"), middle=True, lines=1, ellipsis=True)
    _seats(page, b, save, x, rect.y + 73, room)
    column, wide = rect.x + rect.w * 0.5, rect.w * 0.185
    rounds = page.t("load.over") if save.over else page.t("common.round", n=max(1, save.round))
    first = rect.y + (26 if save.difficulty else 34)
    b.text(column, first, f"{rounds} · {table_words(page, save.kinds)}", 22, 600, box=wide)
    sets = set_words(page, save.boxes, save.variants, wide)
    if save.difficulty:
        b.text(column, rect.y + 54, page.name("difficulty:" + save.difficulty), 20, 500, "bone2", box=wide)
    b.text(column, rect.y + (82 if save.difficulty else 74), sets, 20, 500, "bone2", box=wide)
    column, wide = rect.x + rect.w * 0.7, rect.w * 0.15
    b.text(column, rect.y + 34, f"{save.saved.astimezone():%Y-%m-%d %H:%M}", 22, 600, box=wide)
    b.text(column, rect.y + 74, page.t("load.version", version=save.app), 20, 500, "bone3", box=wide)


def _called(page: Page, save: Glance, seat: int) -> str:
    """The name of a player, and how strong a computer is."""
    key = "computer.level." + save.levels[seat]
    return f"{save.names[seat]} ({page.t(key)})" if page.texts.has(key) else save.names[seat]


def _seats(page: Page, b: Build, save: Glance, x: float, y: float, room: float) -> None:
    """Leader and points of every seat that scores, by colour; the names give way where there is no room for them."""
    seats = [seat for seat, kind in enumerate(save.kinds) if kind != "hagal"]
    leaders = [save.leaders[seat] for seat in seats]
    names = [page.name("leader_short:" + leader) if leader else "" for leader in leaders]
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
