"""A saved game in the list: its picture, its people, and what can be done with it."""

from __future__ import annotations

from dune_desktop.i18n import Texts
from dune_desktop.i18n.template import Markup
from dune_desktop.storage.save_header import SaveHeader
from dune_desktop.storage.slots import Slot
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.drawn import Drawn
from dune_desktop.ui.kit.field import text_field
from dune_desktop.ui.kit.scrolling import Block
from dune_desktop.ui.kit.widgets import button
from dune_desktop.ui.presenters.screens import sketch
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.saves.listing import FIELD, Listing
from dune_desktop.ui.presenters.screens.title import names_of, people_of, set_words, table_words
from dune_desktop.ui.screen.display import Picture, Rect
from dune_desktop.ui.screen.sizes import MARKER
from dune_desktop.ui.text.richtext import Style, escape
from dune_desktop.ui.text.textedit import TextEdit

ROW, GAP = 112.0, 10.0
INSET = 6.0  # room for rims at the edge of what is clipped
ACTS = 176.0  # the width of what can be done with a save
SMALL = 52.0  # a button with nothing but a sign on it
ROOMY = 1500.0  # the width of a row in which everything finds a place of its own
WIDE = 1000.0  # ... and of one with room for a portrait


def row(page: Page, listing: Listing, place: int, width: float) -> Block:
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
        told = page.t(listing.heading.delete if name == "delete" else "load." + name)
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
            tip=page.with_key(told, name),
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


def _game(page: Page, b: Build, listing: Listing, place: int, save: SaveHeader, rect: Rect) -> None:
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
    x = picture.right + 16
    if rect.w >= WIDE:
        face = Rect(x, rect.y + (rect.h - 84) / 2, 84, 84)
        leader = save.leaders[persons[0]]
        if leader:
            b.add(Picture(face, "leader:" + leader, radius=8))
        x = face.right + 18
    if rect.w >= ROOMY:
        _roomy(page, b, listing, place, save, rect, x)
    else:
        _close(page, b, listing, place, save, Rect(x, rect.y, rect.right - 14 - ACTS - 20 - x, rect.h))


def _close(page: Page, b: Build, listing: Listing, place: int, save: SaveHeader, rect: Rect) -> None:
    """All that is told of a game one below the other."""
    if listing.naming is not None and place == listing.chosen:
        _named_anew(page, b, listing.naming, listing.taken, place, Rect(rect.x, rect.y + 10, rect.w, 46))
        return
    date = f"{save.saved.astimezone():%Y-%m-%d %H:%M}"
    _titled(page, b, save, listing.words[place], Rect(rect.x, rect.y + 10, rect.w, 32))
    rounds = page.t("load.over") if save.over else page.t("common.round", n=max(1, save.round))
    level = [page.name("difficulty:" + save.difficulty)] if save.difficulty else []
    onward = [str(page.t("load.onward", n=save.onward))] if save.onward else []
    words = [f"{rounds} · {table_words(page, save.kinds)}", *onward, *level]
    words.append(set_words(page, save.boxes, save.variants, 0))
    style = Style(colour="bone2")
    told = escape(" · ".join(words))
    b.markup(rect.x, rect.y + 56, told, rect.w, style, middle=True, lines=1, shrink=True, ellipsis=True)
    free = rect.w - page.metrics.width(date, 20, 500) - 20
    _seats(page, b, save, rect.x, rect.y + 87, free)
    b.text(rect.right, rect.y + 87, date, 20, 500, "bone3", anchor="right")


def _roomy(page: Page, b: Build, listing: Listing, place: int, save: SaveHeader, rect: Rect, x: float) -> None:
    """Who plays, what, and when it was saved, beside one another; the first begins at `x`."""
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
    low, style = rect.y + (84 if save.difficulty else 77), Style(colour="bone2")
    b.markup(column, low, escape(sets), wide, style, middle=True, lines=1, shrink=True, ellipsis=True)
    column, wide = rect.x + rect.w * 0.735, rect.w * 0.15
    b.text(column, rect.y + 36, f"{save.saved.astimezone():%Y-%m-%d %H:%M}", 22, 600, box=wide)
    from_where = page.t("load.onward", n=save.onward) if save.onward else page.t("load.version", version=save.app)
    b.text(column, rect.y + 77, from_where, 20, 500, "bone2" if save.onward else "bone3", box=wide)


def _titled(page: Page, b: Build, save: SaveHeader, words: str, rect: Rect) -> None:
    """What the save is called, and a few quiet words behind it."""
    names = people_words(page.texts, save)
    middle = rect.y + rect.h / 2
    style = Style(size=23, weight=600, colour="name")
    share = rect.w - min(rect.w * 0.6 if words else rect.w * 0.3, page.metrics.width(words or names, 20, 500) + 18)
    if page.metrics.width(names, style.size, style.weight) > share:
        names = people_words(page.texts, save, short=True)
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


def _seats(page: Page, b: Build, save: SaveHeader, x: float, y: float, room: float) -> None:
    """Name and points of every seat that scores, by colour; the names give way where there is no room for them."""
    seats = [seat for seat, kind in enumerate(save.kinds) if kind != "hagal"]
    called = names_of(page.texts, save)
    names = [called[seat] for seat in seats]
    if sum(page.metrics.width(name, 20, 500) + 92 for name in names) > room:
        names = [""] * len(names)
    for seat, name in zip(seats, names, strict=True):
        b.piece(x + 11, y, "marker", seat, MARKER)
        x += 28
        if name:
            x += b.text(x, y, name, 20, 500, "bone2") + 8
        x += b.text(x, y, str(save.points[seat]), 21, 700) + 28
