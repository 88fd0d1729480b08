"""A great moment, large in a ribbon over the opening; that of another small beside its seat in the rail."""

from __future__ import annotations

from typing import Any, NamedTuple

from dune_desktop.i18n import Texts
from dune_desktop.i18n.prompts import source_name
from dune_desktop.i18n.template import Markup
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.table.additions import Emblem, TableContribution
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import leader_of, seat_face
from dune_desktop.ui.presenters.table.spotlight import around
from dune_desktop.ui.presenters.table.told import Fanfare, Great
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import Action, Picture, Rect, Region
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.text.richtext import Style, layout

HIGH, FACE, SIGN = 424.0, 300.0, 140.0
BAND, BURST = 112.0, 900.0  # height of the title's ribbon; of the light
SMALL, SMALL_SIGN = 86.0, 40.0  # height of a small one, and its signs
MOST = 3  # signs beside a face
RING, BESIDE = 306.0, 130.0  # the medallion of an emblem, and the face at its edge
NOTE = 40.0  # height of a line below the title


class _One(NamedTuple):
    """A great moment of a seat: where it is told, whether large, and whether it is the viewer's."""

    told: Fanfare
    rect: Rect
    leader: str
    large: bool
    own: bool
    emblem: tuple[Emblem, Any] | None = None  # and what it shows
    note: str = ""  # markup below the title


class _Props(NamedTuple):
    """All great moments that are shown at once."""

    whole: Rect
    texts: Texts
    each: tuple[_One, ...]
    top: float  # below the rail
    corner: Rect  # of the question, which keeps its light
    onward: Action  # a click anywhere goes on, while nothing else is shown


def _select(model: TableModel) -> _Props | None:
    showing, places = model.showing, model.places
    if not showing.fanfares:
        return None
    opening = places["opening"]
    middle = Rect(opening.x, opening.y + (opening.h - HIGH) * 0.42, opening.w, HIGH)
    found = []
    for told in showing.fanfares:
        seat = places[f"seat.{told.seat}"]
        own = told.seat == model.viewer
        large = own and showing.spotlight is None
        below = Rect(seat.x, seat.bottom + 4, seat.w - 6, SMALL)
        one = _One(told, middle if large else below, leader_of(model.view.seats[told.seat]), large, own)
        found.append(_with_emblem(model, one) if large and told.won else one)
    alone = showing.spotlight is None and any(one.large for one in found)
    return _Props(places.canvas, model.texts, tuple(found), opening.y, places["prompt"], model.onward if alone else ())


def _with_emblem(model: TableModel, one: _One) -> _One:
    """With the emblem of the first great thing that has one, and what is to be noted about it."""
    known = contributed(TableContribution, model.boxes).emblems
    shown = next((what for what in one.told.won if what.text in known), None)
    if shown is None:
        return one
    key, emblem = f"fanfare.{shown.text}.note", known[shown.text]
    note = str(model.t(key, n=shown.n, worth=shown.worth)) if model.texts.has(key) else ""
    high = one.rect.h + (NOTE if note else 0.0)
    place = one.rect._replace(y=one.rect.y - NOTE / 2, h=high)
    return one._replace(rect=place, emblem=(emblem, emblem.select(model, one.told.seat, shown)), note=note)


def _draw(b: Build, props: _Props) -> Region:
    late = any(one.told.late for one in props.each if one.large)
    if props.onward:
        dark = props.whole._replace(y=props.top, h=props.whole.h - props.top)
        with b.thing("veil.late:fanfare" if late else "veil:fanfare", dark):
            for bar in around(dark, (props.corner,)):
                b.plate(bar, "fanfare.veil")
                b.hit(bar, action=props.onward, ground=True, radius=0)
    for one in props.each:
        great = "fanfare.late" if late else "fanfare"
        kind = "loss" if one.own and not one.told.won else great if one.large else "fanfare.small"
        with b.thing(f"{kind}:{one.told.seat}", one.rect):
            (_large if one.large else _small)(b, props, one)
        if one.emblem is None:
            _signs(b, one)
    return b.region("fanfare", props.whole, layer=Layer.STAGE)


def _shown(told: Fanfare) -> tuple[Great, ...]:
    """What is told: a point goes without saying beside what brought it, and a loss beside what is won."""
    found = told.won or told.losses
    return tuple(what for what in found if what.text != "vp" or len(found) == 1) or found[:1]


def _signs(b: Build, one: _One) -> None:
    """The sign of each: it has come from where that was won, and goes to whoever has won it."""
    told, rect = one.told, one.rect
    each = list({what.sign: what for what in _shown(told)}.values())[:MOST]
    size = SIGN if one.large else SMALL_SIGN
    for number, what in enumerate(each):
        if one.large:
            x, y = rect.center[0] - FACE / 2 - 84 - (SIGN + 16) * number, rect.y + FACE / 2
        else:
            x, y = _start(one, len(each)) + 20 + 46 * number, rect.bottom - 26
        ends = (what.comes, what.goes) if told.won else ("", "")
        place = Rect(x - size / 2, y - size / 2, size, size)
        with b.thing(f"token:{ends[0]}|{told.seat}.{number}>{ends[1]}", place):
            b.icon(x, y, what.sign, size, 1.0 if told.won else 0.55)


def _start(one: _One, signs: int) -> float:
    """Where the row of signs and points of a small one begins."""
    changed = one.told.points[0] != one.told.points[1]
    return one.rect.center[0] - (46 * signs + 118 * changed) / 2


def _title(props: _Props, told: Fanfare) -> str:
    """The names of all that happened at once."""
    end = ".lost" if not told.won else ""
    return props.texts.grammar.listed([_words(props.texts, what, end) for what in _shown(told)])


def _words(texts: Texts, what: Great, end: str) -> str:
    """What is great, with what it is about; of a point, what gave it."""
    key = f"fanfare.{what.text}{end}"
    if what.text == "vp":
        return str(texts.t(key, source=Markup(source_name(texts, what.about))))
    return str(texts.t(key, about=what.about, n=what.n) if what.about else texts.t(key, n=what.n))


def _large(b: Build, props: _Props, one: _One) -> None:
    """Rays, the face between signs and points, and below it the title on a ribbon."""
    rect, told = one.rect, one.told
    x, y = rect.center[0], rect.y + FACE / 2
    b.add(
        Picture(
            Rect(x - BURST / 2, y - BURST / 2, BURST, BURST), "light:burst:" + ("#FFC864" if told.won else "#8C4A3A")
        )
    )
    band = Rect(rect.x, rect.y + HIGH - BAND, rect.w, rect.h - HIGH + BAND)
    b.plate(band, "fanfare")
    for edge in (band.y, band.bottom - 3):
        b.plate(Rect(rect.x, edge, rect.w, 3), "fanfare.rule")
    face = Rect(x - FACE / 2, rect.y, FACE, FACE)
    if one.emblem is None:
        seat_face(b, one.leader, face, told.seat)
    else:
        _medallion(b, one, one.emblem, Rect(x - RING / 2, y - RING / 2, RING, RING))
    _points(b, told, face.right + 40, y, 82)
    title = band.y + BAND / 2
    b.title_of(rect.x + 40, title, _title(props, told), rect.w - 80, 54, "cream", 500, 2, face="title", align="center")
    if one.note:
        words = layout(one.note, b.metrics, rect.w - 80, Style(size=25, weight=600))
        b.extend(words.at(rect.center[0] - words.width / 2, title + BAND / 2 - 12))


def _medallion(b: Build, one: _One, shown: tuple[Emblem, Any], ring: Rect) -> None:
    """What has come, in a ring of its own, and at its edge the face of whose it is."""
    b.plate(ring, "fanfare.ring")
    emblem, props = shown
    emblem.draw(b, ring, props)
    seat_face(b, one.leader, Rect(ring.x - BESIDE * 0.3, ring.bottom - BESIDE * 0.9, BESIDE, BESIDE), one.told.seat)


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
    """The title on a note below the seat, and under it the points, beside the signs."""
    rect, told = one.rect, one.told
    b.plate(rect, "fanfare.small", f"seat{told.seat}")
    b.title_of(
        rect.x + 12, rect.y + 23, _title(props, told), rect.w - 24, 25, "cream", 500, 1, face="title", align="center"
    )
    signs = len(list(dict.fromkeys(what.sign for what in _shown(told)))[:MOST])
    _points(b, told, _start(one, signs) + 46 * signs + 10, rect.bottom - 26, 36)


FANFARE = Part(_select, _draw)
