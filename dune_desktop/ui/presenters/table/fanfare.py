"""A great moment, large in a ribbon over the opening; that of another small beside its seat in the rail."""

from __future__ import annotations

from typing import NamedTuple

from dune_desktop.i18n import Texts
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import leader_of, seat_face
from dune_desktop.ui.presenters.table.told import Fanfare
from dune_desktop.ui.screen.display import Action, Picture, Rect, Region
from dune_desktop.ui.screen.layers import Layer

RIBBON, FACE, SIGN = 300.0, 216.0, 108.0
SMALL = 86.0  # height of a small one
MOST = 3  # signs beside a face


class _One(NamedTuple):
    """A great moment of a seat: where it is told, and whether large."""

    told: Fanfare
    rect: Rect
    leader: str
    large: bool


class _Props(NamedTuple):
    """All great moments that are shown at once."""

    whole: Rect
    texts: Texts
    each: tuple[_One, ...]
    onward: Action  # a click anywhere goes on, while nothing else is shown


def _select(model: TableModel) -> _Props | None:
    showing, places = model.showing, model.places
    if not showing.fanfares:
        return None
    opening = places["opening"]
    middle = Rect(opening.x, opening.y + (opening.h - RIBBON) * 0.45, opening.w, RIBBON)
    found = []
    for told in showing.fanfares:
        seat = places[f"seat.{told.seat}"]
        large = showing.spotlight is None and told.seat == model.viewer
        below = Rect(seat.x, seat.bottom + 4, seat.w - 6, SMALL)
        found.append(_One(told, middle if large else below, leader_of(model.view.seats[told.seat]), large))
    alone = showing.spotlight is None and any(one.large for one in found)
    return _Props(places.canvas, model.texts, tuple(found), model.onward if alone else ())


def _draw(b: Build, props: _Props) -> Region:
    if props.onward:
        b.hit(props.whole, action=props.onward, ground=True, radius=0, thing="fanfare.ground")
    for one in props.each:
        kind = "loss" if not one.told.won else "fanfare"
        with b.thing(f"{kind}:{one.told.seat}", one.rect):
            (_large if one.large else _small)(b, props, one)
    return b.region("fanfare", props.whole, layer=Layer.STAGE)


def _shown(told: Fanfare) -> tuple[tuple[str, str, str], ...]:
    """What is told: a point goes without saying beside what brought it, and a loss beside what is won."""
    found = told.won or told.lost
    return tuple(what for what in found if what[0] != "vp" or len(found) == 1) or found[:1]


def _title(props: _Props, told: Fanfare) -> str:
    """The names of all that happened at once."""
    lost = ".lost" if not told.won else ""
    words = [
        str(props.texts.t(f"fanfare.{key}{lost}", **({"about": about} if about else {})))
        for key, about, _ in _shown(told)
    ]
    return props.texts.grammar.listed(words)


def _large(b: Build, props: _Props, one: _One) -> None:
    """Rays, the face between signs and points, and below it the title."""
    rect, told = one.rect, one.told
    b.plate(rect, "fanfare")
    for y in (rect.y, rect.bottom - 3):
        b.plate(Rect(rect.x, y, rect.w, 3), "fanfare.rule")
    x, y = rect.center[0], rect.y + 14 + FACE * 0.42
    glow = "#FFC864" if told.won else "#8C4A3A"
    b.add(Picture(Rect(x - 330, y - 210, 660, 420), "light:halo:" + glow))
    face = Rect(x - FACE / 2, rect.y - 34, FACE, FACE)
    seat_face(b, one.leader, face, told.seat)
    signs = list(dict.fromkeys(sign for _, _, sign in _shown(told)))[:MOST]
    for place, sign in enumerate(signs):
        b.icon(face.x - 84 - (SIGN + 12) * place, y - 12, sign, SIGN, 1.0 if told.won else 0.55)
    _points(b, told, face.right + 36, y - 12, 64)
    b.title_of(
        rect.x + 40,
        rect.bottom - 62,
        _title(props, told),
        rect.w - 80,
        46,
        "cream",
        500,
        2,
        face="title",
        align="center",
    )


def _points(b: Build, told: Fanfare, x: float, y: float, size: float) -> float:
    """The points before and after; returns how wide that is."""
    before, after = told.points
    if before == after:
        return 0.0
    wide = b.text(x, y, str(before), size * 0.7, 600, "#D9CBAA") + 10
    b.icon(x + wide + size * 0.2, y, "arrow", size * 0.4, color="cream")
    wide += size * 0.4 + 12
    wide += b.text(x + wide, y, str(after), size, 700, "gold" if after > before else "bad_dark") + 8
    b.icon(x + wide + size * 0.38, y, "vp", size * 0.76)
    return wide + size * 0.76


def _small(b: Build, props: _Props, one: _One) -> None:
    """Sign, title and points on a note below the seat."""
    rect, told = one.rect, one.told
    b.plate(rect, "fanfare.small", f"seat{told.seat}")
    signs = list(dict.fromkeys(sign for _, _, sign in _shown(told)))[:2]
    x = rect.x + 14
    for sign in signs:
        b.icon(x + 25, rect.center[1], sign, 50, 1.0 if told.won else 0.55)
        x += 56
    points = 0.0
    if told.points[0] != told.points[1]:
        points = 112.0
        _points(b, told, rect.right - points, rect.center[1], 38)
    b.title_of(
        x + 4, rect.center[1], _title(props, told), rect.right - x - points - 14, 25, "cream", 500, 3, face="title"
    )


FANFARE = Part(_select, _draw)
