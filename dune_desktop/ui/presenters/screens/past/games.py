"""Past games one by one, the latest first; only what is in sight is made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.rank import rank
from dune_desktop.ui.kit.scrolling import Block
from dune_desktop.ui.kit.widgets import button
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.past.tally import Evening
from dune_desktop.ui.presenters.screens.past.words import day, leader_name, table_line
from dune_desktop.ui.screen.display import Picture, Rect
from dune_desktop.ui.screen.sizes import MARKER
from dune_desktop.ui.text.richtext import Style, escape

ROW: Final = 92.0
EDGE: Final = 6.0  # room for rims at the edge of what is clipped
OPEN: Final = 190.0  # the width of the way to the game itself
SMALL: Final = 52.0
ROOMY: Final = 1300.0  # the width of a row in which everything finds a place of its own


def rows(
    page: Page,
    evenings: Sequence[Evening],
    names: Sequence[str],
    seen: range,
    width: float,
    chosen: int,
    saves: frozenset[str],
) -> list[Block]:
    """One block a game; those not in sight are empty. `names` are the people at each of those that are seen.

    `saves`: the games that can be looked at again.
    """
    there = dict(zip(seen, names, strict=True))
    return [
        _row(page, evening, there[place], width, place, place == chosen, saves) if place in there else Block(ROW)
        for place, evening in enumerate(evenings)
    ]


def _row(
    page: Page, evening: Evening, people: str, width: float, place: int, chosen: bool, saves: frozenset[str]
) -> Block:
    b = page.build()
    game, seat = evening.game, evening.seat
    rect = Rect(EDGE, 4, width - 2 * EDGE, ROW - 10)
    b.plate(rect, "ledger", "brass" if evening.open else "gold" if evening.won else "#6A5660")
    if chosen:
        b.frame(rect, "brass_light", 2, 12)
    kept = game.game in saves
    b.hit(rect, action=("choose", place), radius=12)
    middle = rect.y + rect.h / 2
    if seat.place:
        rank(b, rect.x + 42, middle, seat.place, 38)
    face = Rect(rect.x + 76, rect.y + 8, rect.h - 16, rect.h - 16)
    key = "leader:" + seat.leader
    if page.texts.has_name(key):
        b.add(Picture(face, key, radius=8))
    roomy = rect.w >= ROOMY
    left = _acts(page, b, game.game, rect, place, chosen, kept)
    end = rect.right - 16 - SMALL - 12 - OPEN - 16 if roomy else left - 16
    x = face.right + 20
    points = end - (330 if roomy else 110)
    room = points - x - (190 if roomy else 24)
    b.text(x, middle - 15, people or leader_name(page, seat.leader), 23, 600, "name", box=room, cut=True)
    below = table_line(page, game)
    if not roomy:
        below = f"{day(game)} · {below}"
    elif people:
        below = f"{leader_name(page, seat.leader)} · {below}"
    b.markup(
        x, middle + 17, escape(below), room, Style(colour="bone2"), middle=True, lines=1, shrink=True, ellipsis=True
    )
    if roomy:
        b.text(points - 170, middle - 15, day(game), 20, 600, box=150)
        b.text(points - 170, middle + 17, page.t("past.long", n=game.rounds), 20, 500, "bone2", box=150)
        _points(b, evening, points, middle, end - 20)
    else:
        b.text(end - 52, middle, str(seat.points), 30, 700, "gold", anchor="right")
        b.icon(end - 30, middle, "vp", 28)
    return Block.of(b, ROW)


def _points(b: Build, evening: Evening, x: float, middle: float, end: float) -> None:
    """The points of everybody who could win, by colour; those of whoever is counted are gold."""
    step = min(76.0, (end - x) / max(1, len(evening.game.seats)))
    for at, seat in enumerate(evening.game.seats):
        if not seat.place or at >= 4:
            continue
        b.piece(x + 12, middle, "marker", at, MARKER)
        mine = seat is evening.seat
        b.text(x + 28, middle, str(seat.points), 22, 700 if mine else 600, "gold" if mine else "bone2")
        x += step


def _acts(page: Page, b: Build, game: str, rect: Rect, place: int, chosen: bool, kept: bool) -> float:
    """The way to the game itself, if its save is there, and what takes it off the list; where they begin."""
    middle = rect.y + rect.h / 2
    made = button(
        page.metrics,
        rect.right - 16,
        middle - 22,
        "",
        ("delete", game),
        width=SMALL,
        height=44,
        anchor="right",
        icon="delete",
        command="delete" if chosen else "",
        tip=page.with_key(page.t("past.delete"), "delete"),
        order=10,
        name=".delete",
    )
    b.drawn(made)
    right = made.rect.x - 12
    if kept:
        made = button(
            page.metrics,
            right,
            middle - 22,
            page.t("past.open"),
            ("open", game),
            kind="button.primary" if chosen else "button",
            width=OPEN,
            height=44,
            anchor="right",
            command="confirm" if chosen else "",
            order=9,
            name=".open",
        )
        b.drawn(made)
        return made.rect.x
    if chosen and rect.w >= ROOMY:
        b.text(right - OPEN / 2, middle, page.t("past.no_save"), 20, 500, "bone3", anchor="centre", box=OPEN)
    return right + 12
