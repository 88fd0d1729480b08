"""One lane a seat outside of Combat: its garrison, its units in the Conflict, its strength."""

from __future__ import annotations

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.contribution import pieces_of
from dune_desktop.ui.presenters.table.conflict.strength import FULL_SCALE, full_scale, strength_bar, strength_number
from dune_desktop.ui.presenters.table.conflict.units import (
    clicks_on_units,
    coming_home,
    force_of,
    one_more,
    put_forward,
    units_there,
)
from dune_desktop.ui.presenters.table.forecast import forecast_line
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.sizes import BODY, MARKER


def lanes_region(model: TableModel) -> Region:
    rect = model.places["conflict.lanes"]
    b = Build(model.metrics)
    with b.thing("lanes", rect):
        _strengths(model, b, rect)
    return b.region("conflict.lanes", rect, bleed=12)


def _strengths(model: TableModel, b: Build, rect: Rect) -> None:
    seats = model.view.seats
    header = rect.y + 12
    lanes = model.places.lanes
    b.text(rect.x + lanes.garrison, header, model.t("table.garrison"), BODY, 500, "over_dusk", box=140)
    b.text(rect.x + lanes.fighting, header, model.t("table.in_conflict"), BODY, 500, "over_dusk", box=110)
    full = full_scale(model)
    unit = lanes.unit * FULL_SCALE / full
    b.text(rect.x + lanes.scale, header, model.t("table.strength"), BODY, 500, "over_dusk", box=80)
    for mark in (full // 2, full):
        b.text(rect.x + lanes.scale + mark * unit, header, str(mark), BODY, 600, "over_dusk", anchor="centre")
    foot = forecast_line(model, b, rect)
    pitch = (rect.h - 26 - foot) / max(3, len(seats))
    for seat in range(len(seats)):
        lane = Rect(rect.x, rect.y + 26 + seat * pitch, rect.w, pitch - 5)
        with b.thing(f"lane:{seat}", lane):
            _lane(model, b, seat, lane, unit, full)


def _lane(model: TableModel, b: Build, seat: int, rect: Rect, unit: float, full: int) -> None:
    lanes = model.places.lanes
    active = seat == model.active
    b.plate(rect, "lane.active" if active else "lane", f"seat{seat}")
    y = rect.y + rect.h / 2
    more, refusal = one_more(model, seat)
    if more or refusal:
        near = Rect(rect.x, rect.y, lanes.fighting - 6, rect.h)  # beside what is put forward, which a click takes back
        with b.thing(f"home:{seat}", near):
            b.hit(near, action=more, refusal=refusal, radius=8)
    b.piece(rect.x + 23, y, "marker", seat, MARKER)
    b.title_of(rect.x + 40, y, model.seat_name(seat), lanes.garrison - 46, BODY, "bone", close=True)
    if model.shown_units:
        place = Rect(rect.x + lanes.garrison - 6, rect.y + 2, lanes.scale - lanes.garrison - 4, rect.h - 4)
        sheet = next((f"{box.seat_sheet}:{seat}" for box in pieces_of(model) if box.seat_sheet), "")
        b.hit(place, inspect=sheet)
    home, out = clicks_on_units(model, seat)
    garrison, fighting = force_of(model, seat, "garrison"), force_of(model, seat, "conflict")
    used = units_there(model, b, rect.x + lanes.garrison, y, garrison, home)
    coming_home(model, b, garrison, rect.x + lanes.garrison + used + 8, y)
    used = units_there(model, b, rect.x + lanes.fighting, y, fighting, out)
    if used + 34 <= lanes.scale - lanes.fighting:
        put_forward(model, b, fighting, rect.x + lanes.fighting + used + 6, y)
    with b.thing(f"field:{seat}", Rect(rect.x + lanes.fighting - 6, rect.y, rect.w - lanes.fighting + 6, rect.h)):
        pass  # where whoever may deploy can put units
    for mark in range(0, full + 1, 5):
        strong = mark % 10 == 0
        inset = 6 if strong else 13
        x = rect.x + lanes.scale + mark * unit
        b.line(x, rect.y + inset, x, rect.bottom - inset, "brass_light/42" if strong else "brass_light/20", 1.5)
    with b.thing(f"bar:{seat}", Rect(rect.x + lanes.scale, y - 11, unit * full, 22)):
        strength_bar(model, b, seat, rect.x + lanes.scale, y, unit, 22)
    strength_number(model, b, seat, rect.right - 12, y, 31)
