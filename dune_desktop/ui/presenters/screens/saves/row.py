"""A saved game in the list: its picture, its people, and what can be done with it."""

from __future__ import annotations

from functools import partial

from dune_desktop.i18n import Texts
from dune_desktop.i18n.template import Markup
from dune_desktop.storage.save_header import SaveHeader
from dune_desktop.storage.slots import Slot
from dune_desktop.ui.kit.box_model import Node, column, draw, fixed, item, part, row, share
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.field import text_field
from dune_desktop.ui.kit.scrolling import Block
from dune_desktop.ui.presenters.screens import sketch
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.saves.listing import FIELD, Listing
from dune_desktop.ui.presenters.screens.title import names_of, people_of, set_words, table_words
from dune_desktop.ui.presenters.table.pictured import seat_face
from dune_desktop.ui.screen.display import Rect
from dune_desktop.ui.screen.sizes import MARKER
from dune_desktop.ui.text.richtext import Style, escape
from dune_desktop.ui.text.textedit import TextEdit

ROW, GAP = 112.0, 10.0
INSET = 6.0  # room for rims at the edge of what is clipped
ACTS = 176.0  # the width of what can be done with a save
SMALL = 52.0  # a button with nothing but a sign on it

_ACTS = row(share(), fixed(ACTS), 14)
_BROKEN = row(10, fixed(sketch.WIDTH), 28, share(), 40 + ACTS)
_PICTURE = item(sketch.WIDTH, sketch.HEIGHT)
_WITH_FACE = row(10, _PICTURE, 16, item(84, 84), 18, share(), 20, fixed(ACTS), 14)
_WITHOUT = row(10, _PICTURE, 16, fixed(0), 0, share(), 20, fixed(ACTS), 14)
_ROOMY = row(part(0.55), part(0.175), part(0.01), part(0.15))
_CLOSE = column(10, fixed(32), 4, fixed(20), 9, fixed(24))
_BUTTONS = column(10, fixed(44), 6, fixed(40))
_BROKEN_WORDS = column(fixed(68), fixed(8))
_WHO = column(20, fixed(32), 15, fixed(24))
_NAMING = column(10, fixed(46), fixed(46))
_TWO = column(fixed(72), fixed(10))
_THREE = column(11, fixed(30), fixed(30), fixed(26))

ROOMY = 1500.0  # the width of a row in which everything finds a place of its own
WIDE = 1000.0  # ... and of one with room for a portrait


def row_of(page: Page, listing: Listing, place: int, width: float) -> Block:
    """One file, in so much width: whose game it is and how it stands, or why it cannot be used."""
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
    _acts(page, b, listing, place, _ACTS.split(rect)[1], chosen)
    return Block.of(b, ROW + GAP)


def _acts(page: Page, b: Build, listing: Listing, place: int, rect: Rect, chosen: bool) -> None:
    """What can be done with a file, at its right end; the keys are for the one that is chosen."""
    slot = listing.slots[place]
    upper, lower = _BUTTONS.split(rect)
    main = partial(page.button, width=ACTS, height=44, cap="", order=10, name=".main")
    golden = "button.primary" if chosen else "button"
    if slot.seen is not None and chosen and listing.naming is not None:
        refusal = str(page.t("load.rename.taken")) if listing.taken else ""
        draw(b, main(page.t("load.rename.done"), ("rename", place), kind=golden, refusal=refusal), upper)
    elif slot.seen is not None or listing.anything:
        command = "confirm" if chosen else ""
        draw(b, main(page.t(listing.heading.main), ("load", place), kind=golden, command=command), upper)
    elif place in listing.rescued:
        draw(b, main(page.t("earlier.title"), ("earlier", place)), upper)
    refusal = str(page.t("load.delete.played")) if slot.path in listing.played else ""
    acts: list[tuple[str, tuple[object, ...], str]] = [("delete", ("delete", str(slot.path)), refusal)]
    if slot.seen is not None:
        acts.insert(0, ("export", ("export", place), ""))
        if listing.renames and (listing.naming is None or not chosen):
            acts.insert(0, ("rename", ("edit", f"{FIELD}.{place}", "begin"), refusal))
    small = partial(page.button, "", width=SMALL, height=40, cap="", order=10)
    made = [
        small(
            act,
            icon=name,
            command=name if chosen else "",
            refusal=why,
            tip=page.with_key(page.t(listing.heading.delete if name == "delete" else "load." + name), name),
            name=f".{name}",
        )
        for name, act, why in acts
    ]
    draw(b, row(*made, gap=(ACTS - 3 * SMALL) / 2, justify="end"), lower)


_SOUND = ("no_box", "too_new")
"""What may be said of a file with which nothing is wrong."""


def _broken(page: Page, b: Build, slot: Slot, wrong: str, rect: Rect) -> None:
    b.plate(rect, "space.dim")
    sign, words = _BROKEN.split(rect)
    b.icon(*sign.center, "barred", 44, 0.7)
    sound = slot.error is not None and slot.error.key in _SOUND
    name, why = _BROKEN_WORDS.split(words)
    b.text_in(name, slot.path.name, 24, 600, "dim_text")
    style = Style(size=20, color="bone3" if sound else "bad_dark")
    b.markup(why.x, why.center[1], wrong, why.w, style, middle=True, lines=2, ellipsis=True)


def _game(page: Page, b: Build, listing: Listing, place: int, save: SaveHeader, rect: Rect) -> None:
    b.plate(rect, "listed")
    b.hit(rect, action=("load", place), radius=9)
    picture, face, told, _ = (_WITH_FACE if rect.w >= WIDE else _WITHOUT).split(rect)
    seats = [seat for seat, kind in enumerate(save.kinds) if kind != "hagal"]
    board = listing.slots[place].sketch
    if board is not None:
        with b.thing(".board", picture):
            sketch.draw(b, board, seats, picture)
            b.hit(picture, action=("load", place), tip=sketch.told(page, board), radius=9)
    seat = people_of(save)[0]
    if face.w and save.leaders[seat]:
        seat_face(b, "leader:" + save.leaders[seat], face, seat)
    if rect.w >= ROOMY:
        _roomy(page, b, listing, place, save, rect, told.x)
    else:
        _close(page, b, listing, place, save, told)


def _close(page: Page, b: Build, listing: Listing, place: int, save: SaveHeader, rect: Rect) -> None:
    """All that is told of a game one below the other."""
    if listing.naming is not None and place == listing.chosen:
        _named_anew(page, b, listing.naming, listing.taken, place, rect)
        return
    title, about, last = _CLOSE.split(rect)
    _titled(page, b, save, listing.words[place], title)
    rounds = page.t("load.over") if save.over else page.t("common.round", n=max(1, save.round))
    level = [page.name("difficulty:" + save.difficulty)] if save.difficulty else []
    onward = [str(page.t("load.onward", n=save.onward))] if save.onward else []
    words = [f"{rounds} · {table_words(page, save.kinds)}", *onward, *level]
    words.append(set_words(page, save.boxes, save.variants, 0))
    _quiet(b, " · ".join(words), about)
    date = f"{save.saved.astimezone():%Y-%m-%d %H:%M}"
    seats, at = row(share(), 20, fixed(page.metrics.width(date))).split(last)
    _seats(page, b, save, seats)
    b.text_in(at, date, color="bone3", anchor="right")


def _quiet(b: Build, words: str, rect: Rect) -> None:
    style = Style(color="bone2")
    b.markup(rect.x, rect.center[1], escape(words), rect.w, style, middle=True, lines=1, shrink=True, ellipsis=True)


def _roomy(page: Page, b: Build, listing: Listing, place: int, save: SaveHeader, rect: Rect, x: float) -> None:
    """Who plays, what, and when it was saved, beside one another; the first begins at `x`."""
    who, what, _, when = _ROOMY.split(rect)
    who = Rect(x, rect.y, who.right - 20 - x, rect.h)
    if listing.naming is not None and place == listing.chosen:
        _named_anew(page, b, listing.naming, listing.taken, place, who)
    else:
        title, seats = _WHO.split(who)
        _titled(page, b, save, listing.words[place], title)
        _seats(page, b, save, seats)
    rounds = page.t("load.over") if save.over else page.t("common.round", n=max(1, save.round))
    first, *level, last = (_THREE if save.difficulty else _TWO).split(what)
    b.text_in(first, f"{rounds} · {table_words(page, save.kinds)}", 22, 600)
    for line in level:
        b.text_in(line, page.name("difficulty:" + save.difficulty), color="bone2")
    _quiet(b, set_words(page, save.boxes, save.variants, what.w), last)
    date, app = _TWO.split(when)
    b.text_in(date, f"{save.saved.astimezone():%Y-%m-%d %H:%M}", 22, 600)
    from_where = page.t("load.onward", n=save.onward) if save.onward else page.t("load.version", version=save.app)
    b.text_in(app, from_where, color="bone2" if save.onward else "bone3")


def _titled(page: Page, b: Build, save: SaveHeader, words: str, rect: Rect) -> None:
    """What the save is called, and a few quiet words behind it."""
    names = people_words(page.texts, save)
    least = min(rect.w * (0.6 if words else 0.3), page.metrics.width(words or names) + 18)
    room, middle = rect.w - least, rect.center[1]
    style = Style(size=23, weight=600, color="name")
    if page.metrics.width(names, style.size, style.weight) > room:
        names = people_words(page.texts, save, short=True)
    title = escape(save.name or names)
    laid = b.markup(rect.x, middle, title, room, style, middle=True, lines=1, shrink=True, ellipsis=True)
    note = row(fixed(min(laid.width, room)), 18, share()).split(rect)[1]
    style = Style(color="bone3")
    b.markup(note.x, middle, escape(words or names), note.w, style, middle=True, lines=1, ellipsis=True)


def _named_anew(page: Page, b: Build, name: TextEdit, taken: bool, place: int, rect: Rect) -> None:
    """The field for another name, and what comes of it."""
    field, note = _NAMING.split(rect)
    b.drawn(text_field(page.metrics, field, f"{FIELD}.{place}", name, active=True, order=9))
    told = page.t("load.rename.note", press=page.called("confirm"), back=page.called("back"))
    words, style = page.t("load.rename.taken") if taken else told, Style(color="ember" if taken else "bone3")
    b.markup(note.x, note.center[1], words, note.w, style, middle=True, lines=1, ellipsis=True)


def people_words(texts: Texts, save: SaveHeader, short: bool = False) -> str:
    """Who plays, and how strong computers are; `short` where there is little room."""
    names = names_of(texts, save)
    return texts.grammar.joints.items.join(
        _called(texts, save.levels[seat], names[seat], short) for seat, kind in enumerate(save.kinds) if kind == "human"
    )


def _called(texts: Texts, level: str, name: str, short: bool) -> str:
    """The name of a player, and how strong a computer is."""
    key = f"computer.level.{level}{'.short' if short else ''}"
    return str(texts.t("common.brackets", words=Markup(name), more=texts.t(key))) if texts.has(key) else name


def _seats(page: Page, b: Build, save: SaveHeader, rect: Rect) -> None:
    """Name and points of every seat that scores, by color; the names are left out where there is no room for them."""
    seats = [seat for seat, kind in enumerate(save.kinds) if kind != "hagal"]
    called, marker = names_of(page.texts, save), fixed(MARKER)
    named: list[Node | float] = []
    bare: list[Node | float] = []
    for seat in seats:
        name, n = page.metrics.width(called[seat]), fixed(page.metrics.width(str(save.points[seat]), 21, 700))
        named += [marker, 6, fixed(name), 8, n, 28]
        bare += [marker, 6, n, 28]
    line = row(*named[:-1])
    fits = line.width().natural <= rect.w
    places = iter((line if fits else row(*bare[:-1])).split(rect))
    for seat in seats:
        b.piece(*next(places).center, "marker", seat, MARKER)
        if fits:
            b.text_in(next(places), called[seat], color="bone2")
        b.text_in(next(places), str(save.points[seat]), 21, 700)
