"""One lane a seat outside of Combat: its garrison, its units in the Conflict, its strength."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.layouts.plan import Lanes
from dune_desktop.ui.presenters.contribution import pieces_of
from dune_desktop.ui.presenters.table.conflict.strength import (
    FULL_SCALE,
    Part,
    full_scale,
    strength_bar,
    strength_number,
    strength_parts,
    strengths,
)
from dune_desktop.ui.presenters.table.conflict.units import (
    Force,
    clicks_on_units,
    coming_home,
    force_of,
    one_back,
    one_more,
    put_forward,
    units_there,
)
from dune_desktop.ui.presenters.table.forecast import forecast_line
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.screen.display import Action, Rect, Region
from dune_desktop.ui.screen.sizes import BODY, MARKER


def lanes_region(model: TableModel) -> Region:
    rect = model.places["conflict.lanes"]
    b = Build(model.metrics)
    with b.thing("lanes", rect):
        b.hit(rect, inspect="lanes:", radius=12)
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
        with b.thing(name := f"lane:{seat}", lane):
            b.part(name, _lane, _look(model, seat, lane, unit, full))


class _Lane(NamedTuple):
    """All that the lane of a seat shows."""

    rect: Rect
    columns: Lanes
    seat: int
    style: str
    name: str
    step: tuple[Action, str]  # what a click on the lane does, or why it does nothing
    sheet: str | None  # the page about units that boxes bring; None where there are none
    garrison: Force
    fighting: Force
    home: Mapping[str, Action]  # what a click does on the units of a kind
    out: Mapping[str, Action]
    back: tuple[Action, str]  # what takes one back that is put forward, and its kind
    unit: float  # length of one strength
    full: int  # strength at the end of the scale
    parts: tuple[Part, ...]
    strengths: tuple[int, int]  # now, and after what is being weighed up


def _look(model: TableModel, seat: int, rect: Rect, unit: float, full: int) -> _Lane:
    sheet = next((f"{box.seat_sheet}:{seat}" for box in pieces_of(model) if box.seat_sheet), "")
    home, out = clicks_on_units(model, seat)
    return _Lane(
        rect,
        model.places.lanes,
        seat,
        "lane.active" if seat == model.active else "lane",
        model.seat_name(seat),
        one_more(model, seat),
        sheet if model.shown_units else None,
        force_of(model, seat, "garrison"),
        force_of(model, seat, "conflict"),
        home,
        out,
        one_back(model, seat),
        unit,
        full,
        tuple(strength_parts(model, seat)),
        strengths(model, seat),
    )


def _lane(b: Build, look: _Lane) -> None:
    rect, lanes, seat = look.rect, look.columns, look.seat
    b.plate(rect, look.style, f"seat{seat}")
    y = rect.y + rect.h / 2
    more, refusal = look.step
    across = rect.x + lanes.fighting - 6  # where whoever may deploy can put units
    home, field = Rect(rect.x, rect.y, across - rect.x, rect.h), Rect(across, rect.y, rect.right - across, rect.h)
    for name, part in ((f"home:{seat}", home), (f"field:{seat}", field)):
        with b.thing(name, part):
            if more or refusal:
                b.hit(part, action=more, refusal=refusal, inspect=look.sheet or "lanes:", radius=8)
    b.piece(rect.x + 23, y, "marker", seat, MARKER)
    b.title_of(rect.x + 40, y, look.name, lanes.garrison - 46, BODY, "bone", close=True)
    if look.sheet is not None and not (more or refusal):
        place = Rect(rect.x + lanes.garrison - 6, rect.y + 2, lanes.scale - lanes.garrison - 4, rect.h - 4)
        b.hit(place, inspect=look.sheet, thing=f"lane:{seat}")
    used = units_there(b, rect.x + lanes.garrison, y, look.garrison, look.home)
    coming_home(b, look.garrison, rect.x + lanes.garrison + used + 8, y)
    used = units_there(b, rect.x + lanes.fighting, y, look.fighting, look.out)
    if used + 34 <= lanes.scale - lanes.fighting:
        put_forward(b, look.fighting, rect.x + lanes.fighting + used + 6, y, look.back)
    for mark in range(0, look.full + 1, 5):
        strong = mark % 10 == 0
        inset = 6 if strong else 13
        x = rect.x + lanes.scale + mark * look.unit
        b.line(x, rect.y + inset, x, rect.bottom - inset, "brass_light/42" if strong else "brass_light/20", 1.5)
    with b.thing(f"bar:{seat}", Rect(rect.x + lanes.scale, y - 11, look.unit * look.full, 22)):
        strength_bar(b, look.parts, rect.x + lanes.scale, y, look.unit, 22)
    strength_number(b, seat, *look.strengths, rect.right - 12, y, 31)
