"""Past games one by one, the latest first; only what is in sight is made."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from dune_desktop.ui.kit.box_model import Node, arrange, column, fixed, icon, item, row, share
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.rank import rank
from dune_desktop.ui.kit.scrolling import Block
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

_GAME = (23, fixed(38, name="place"), 15, item(66, 66, name="face"), 20, share(name="words"))
_AT_LENGTH = (20, fixed(150, name="day"), 20, fixed(310, name="points"), 36)
_IN_SHORT = (fixed(82, name="n"), 8, icon("vp", 28), 32)
_TWO = column(fixed(34), fixed(30), justify="center")
_POINTS = row(fixed(24), 4, share())


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
    b.hit(rect, action=("choose", place), radius=12)
    roomy, key = rect.w >= ROOMY, "leader:" + seat.leader
    acts = _acts(page, game.game, chosen, game.game in saves, roomy)
    at = arrange(row(*_GAME, *(_AT_LENGTH if roomy else _IN_SHORT), *acts), rect)
    if seat.place:
        rank(b, *at["place"].center, seat.place, 38)
    if page.texts.has_name(key):
        b.add(Picture(at["face"], "medallion:" + key))
    at.draw(b)
    upper, lower = _TWO.split(at["words"])
    b.text_in(upper, people or leader_name(page, seat.leader), 23, 600, "name", cut=True)
    below = table_line(page, game)
    if not roomy:
        below = f"{day(game)} · {below}"
    elif people:
        below = f"{leader_name(page, seat.leader)} · {below}"
    style = Style(color="bone2")
    told, middle = escape(below), lower.center[1]
    b.markup(lower.x, middle, told, lower.w, style, middle=True, lines=1, shrink=True, ellipsis=True)
    if roomy:
        date, long = _TWO.split(at["day"])
        b.text_in(date, day(game), 20, 600)
        b.text_in(long, page.t("past.long", n=game.rounds), color="bone2")
        _points(b, evening, at["points"])
    else:
        b.text_in(at["n"], str(seat.points), 30, 700, "gold", anchor="right")
    return Block.of(b, ROW)


def _points(b: Build, evening: Evening, rect: Rect) -> None:
    """The points of everybody who could win, by color; those of whoever is counted are gold."""
    seats = evening.game.seats
    played = [(at, seat) for at, seat in enumerate(seats[:4]) if seat.place]
    places = row(*[fixed(min(76.0, rect.w / max(1, len(seats))))] * len(played)).split(rect)
    for (at, seat), box in zip(played, places, strict=True):
        marker, n = _POINTS.split(box)
        b.piece(*marker.center, "marker", at, MARKER)
        mine = seat is evening.seat
        b.text_in(n, str(seat.points), 22, 700 if mine else 600, "gold" if mine else "bone2")


def _acts(page: Page, game: str, chosen: bool, kept: bool, roomy: bool) -> list[Node | float]:
    """The way to the game itself, if its save is there, and what takes it off the list."""
    act = partial(page.button, height=44, cap="")
    remove, tip = "delete" if chosen else "", page.with_key(page.t("past.delete"), "delete")
    delete = act("", ("delete", game), width=SMALL, icon="delete", command=remove, tip=tip, order=10, name=".delete")
    if kept:
        kind, command = ("button.primary", "confirm") if chosen else ("button", "")
        words = page.t("past.open")
        way = act(words, ("open", game), kind=kind, width=OPEN, command=command, order=9, name=".open")
        return [way, 12, delete, 16]
    if not roomy:
        return [delete, 16]
    none = page.t("past.no_save") if chosen else ""
    return [fixed(OPEN, lambda b, at: none and b.text_in(at, none, color="bone3", anchor="center")), 12, delete, 16]
