"""One lane a seat outside of Combat: its garrison, its units in the Conflict, its strength."""

from __future__ import annotations

from typing import NamedTuple

from dune_desktop.i18n import Texts
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.table.additions import TableContribution
from dune_desktop.ui.presenters.table.conflict.strength import (
    FULL_SCALE,
    StrengthProps,
    all_strengths,
    full_scale,
    strength_bar,
    strength_number,
)
from dune_desktop.ui.presenters.table.conflict.units import (
    Force,
    coming_home,
    force_of,
    one_back,
    one_more,
    put_forward,
    units_there,
)
from dune_desktop.ui.presenters.table.forecast import HEIGHT, ForecastProps, draw_forecast, forecast_props
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import Action, Rect, Region
from dune_desktop.ui.screen.sizes import BODY, MARKER


class Lanes(NamedTuple):
    """The columns of the lanes."""

    garrison: float
    fighting: float
    scale: float
    unit: float


class _Scale(NamedTuple):
    """The columns of a lane: where they begin, and the scale of strength in the last one."""

    columns: Lanes
    unit: float  # length of one strength
    full: int  # strength at its end


class _Props(NamedTuple):
    """The lanes of all seats under their header, and the line at their foot."""

    rect: Rect
    texts: Texts
    scale: _Scale
    foot: ForecastProps | None
    lanes: tuple[_LaneProps, ...]


class _LaneProps(NamedTuple):
    """All that the lane of a seat shows."""

    rect: Rect
    scale: _Scale
    style: str
    name: str
    step: tuple[Action, str]  # what a click on the lane does, or why it does nothing
    sheet: str | None  # the page about units that boxes bring; None where there are none
    garrison: Force
    fighting: Force
    back: tuple[Action, str]  # what takes one back that is put forward, and its kind
    strength: StrengthProps


def _select(model: TableModel) -> _Props | None:
    if model.covered:
        return None
    rect, columns, strengths = model.places["conflict.lanes"], Lanes(134, 281, 396, 9.4), all_strengths(model)
    foot, full = forecast_props(model, rect), full_scale(strengths)
    scale = _Scale(columns, columns.unit * FULL_SCALE / full, full)
    pitch = (rect.h - 26 - (HEIGHT if foot is not None else 0)) / max(3, len(strengths))
    lanes = (
        _lane_props(model, Rect(rect.x, rect.y + 26 + own.seat * pitch, rect.w, pitch - 5), scale, own)
        for own in strengths
    )
    return _Props(rect, model.texts, scale, foot, tuple(lanes))


def _lane_props(model: TableModel, rect: Rect, scale: _Scale, strength: StrengthProps) -> _LaneProps:
    seat = strength.seat
    sheet = next((f"{kind}:{seat}" for kind in contributed(TableContribution, model.boxes).seat_sheets), "")
    return _LaneProps(
        rect,
        scale,
        "lane.active" if seat == model.active else "lane",
        model.seat_name(seat),
        one_more(model, seat),
        sheet if model.shown_units else None,
        force_of(model, seat, "garrison"),
        force_of(model, seat, "conflict"),
        one_back(model, seat),
        strength,
    )


def _draw(b: Build, props: _Props) -> Region:
    rect, t = props.rect, props.texts.t
    columns, unit, full = props.scale
    with b.thing("lanes", rect):
        b.hit(rect, inspect="lanes:", radius=12)
        y, left = rect.y + 12, rect.x + columns.scale
        b.text(rect.x + columns.garrison, y, t("table.garrison"), BODY, 500, "over_dusk", box=140)
        b.text(rect.x + columns.fighting, y, t("table.in_conflict"), BODY, 500, "over_dusk", box=110)
        b.text(left, y, t("table.strength"), BODY, 500, "over_dusk", box=80)
        for mark in (full // 2, full):
            b.text(left + mark * unit, y, str(mark), BODY, 600, "over_dusk", anchor="center")
        if props.foot is not None:
            draw_forecast(b, props.foot)
        for lane in props.lanes:
            with b.thing(name := f"lane:{lane.strength.seat}", lane.rect):
                b.part(name, _draw_lane, lane)
    return b.region("conflict.lanes", rect, bleed=12)


def _draw_lane(b: Build, props: _LaneProps) -> None:
    rect, seat = props.rect, props.strength.seat
    lanes, unit, full = props.scale
    b.plate(rect, props.style, f"seat{seat}")
    y = rect.y + rect.h / 2
    more, refusal = props.step
    across = rect.x + lanes.fighting - 6  # where whoever may deploy can put units
    home, field = Rect(rect.x, rect.y, across - rect.x, rect.h), Rect(across, rect.y, rect.right - across, rect.h)
    for name, part in ((f"home:{seat}", home), (f"field:{seat}", field)):
        with b.thing(name, part):
            if more or refusal:
                b.hit(part, action=more, refusal=refusal, inspect=props.sheet or "lanes:", radius=8)
    b.piece(rect.x + 23, y, "marker", seat, MARKER)
    b.title_of(rect.x + 40, y, props.name, lanes.garrison - 46, BODY, "bone", close=True)
    if props.sheet is not None and not (more or refusal):
        place = Rect(rect.x + lanes.garrison - 6, rect.y + 2, lanes.scale - lanes.garrison - 4, rect.h - 4)
        b.hit(place, inspect=props.sheet, thing=f"lane:{seat}")
    used = units_there(b, rect.x + lanes.garrison, y, props.garrison)
    coming_home(b, props.garrison, rect.x + lanes.garrison + used + 8, y)
    used = units_there(b, rect.x + lanes.fighting, y, props.fighting)
    if used + 34 <= lanes.scale - lanes.fighting:
        put_forward(b, props.fighting, rect.x + lanes.fighting + used + 6, y, props.back)
    for mark in range(0, full + 1, 5):
        strong = mark % 10 == 0
        inset = 6 if strong else 13
        x = rect.x + lanes.scale + mark * unit
        b.line(x, rect.y + inset, x, rect.bottom - inset, "brass_light/42" if strong else "brass_light/20", 1.5)
    with b.thing(f"bar:{seat}", Rect(rect.x + lanes.scale, y - 11, unit * full, 22)):
        strength_bar(b, props.strength.parts, rect.x + lanes.scale, y, unit, 22)
    strength_number(b, props.strength, rect.right - 12, y, 31)


LANES = Part(_select, _draw)
