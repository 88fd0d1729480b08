"""The four faction panels: influence lanes, the Alliance, and the two spaces of each."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from dune_desktop.engine import GameState
from dune_desktop.engine.model.board import Track
from dune_desktop.engine.model.ids import FACTION_INDEX, FACTIONS, NOBODY
from dune_desktop.i18n import Texts
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.gauge import Gauge
from dune_desktop.ui.presenters.table.additions import Parts
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.space import SpaceProps, draw_space, space_props
from dune_desktop.ui.presenters.table.weighed import THEN
from dune_desktop.ui.screen.display import Action, Hit, Picture, Plate, Rect, Region
from dune_desktop.ui.screen.sizes import BODY, MARKER, MARKER_MIDDLE, MARKER_SMALL, SIGN
from dune_desktop.ui.text.signs import Amount

STATION = 31.0


def factions() -> Parts:
    """A part for each Faction."""
    return {"faction." + faction: Part(partial(_select, faction=faction), _draw) for faction in FACTIONS}


class _FactionProps(NamedTuple):
    """All that the panel of a Faction shows."""

    head: _Head
    gauge: _Gauge
    choice: _Choice | None
    plates: tuple[SpaceProps, ...]


def _select(model: TableModel, faction: str) -> _FactionProps:
    track, rect = FACTION_INDEX[faction], model.places["faction." + faction]
    now, then = model.view.alliances[track], model.then(lambda state: state.alliances[track])
    gauge = _gauge(model, faction, rect)
    return _FactionProps(
        _Head(rect, faction, model.texts, now, then),
        gauge,
        _choice(model, gauge, faction),
        tuple(space_props(model, space) for space in model.rules.catalog.board.in_section(faction)),
    )


def _draw(b: Build, props: _FactionProps) -> Region:
    rect, faction = props.head.rect, props.head.faction
    name = "faction:" + faction
    with b.thing(name, rect):
        b.hit(rect, inspect=name, radius=12)
        if props.choice is not None:
            b.hits.append(_station_hit(props))
        b.part(name, _drawn_head, props.head)
        b.part("gauge:" + faction, _drawn_gauge, props.gauge)
        if props.choice is not None:
            _station(b, props.gauge, props.choice)
        for space in props.plates:
            draw_space(b, space)
    return b.region("faction." + faction, rect, bleed=60)


class _Head(NamedTuple):
    """All that a panel shows beside gauge and spaces."""

    rect: Rect
    faction: str
    texts: Texts
    holder: int  # who has the Alliance
    then: int  # the same after what is being weighed up


def _drawn_head(b: Build, look: _Head) -> None:
    rect, faction = look.rect, look.faction
    b.plate(rect, "faction", faction)
    b.add(Picture(Rect(rect.x, rect.y, 250, rect.h), "watermark:" + faction, radius=12))
    b.icon(rect.x + 24, rect.y + 28, faction, 36)
    b.title_of(rect.x + 45, rect.y + 28, look.texts.name("faction:" + faction), 160, 21, "#FFF0D2", 500, face="title")
    corner = Rect(rect.x + 206, rect.y + 6, 44, 44)
    with b.thing("alliance:" + faction, corner):
        b.icon(rect.x + 226, rect.y + 25, "alliance", 38)
        if look.then != NOBODY:
            name = f"holder:{faction}.{look.then}"
            thing = name if look.then == look.holder else THEN + name
            b.piece(rect.x + 238, rect.y + 38, "marker", look.then, MARKER, thing=thing)
        b.hit(corner, inspect="alliance:" + faction, radius=19)


class _Gauge(NamedTuple):
    """All that the gauge of a Faction shows."""

    printed: Track
    texts: Texts
    left: float
    top: float
    steps: tuple[int, ...]  # of each seat
    then: tuple[int, ...]  # the same after what is being weighed up
    tokens: tuple[tuple[int, int], ...]  # Snoopers: seat and station (X10.6)


class _Choice(NamedTuple):
    """What a click on the gauge answers, and the station it is about: of which seat, and which."""

    action: Action
    seat: int
    station: int


def _gauge(model: TableModel, faction: str, rect: Rect) -> _Gauge:
    """One lane per seat, a station for every step; brass lines where a point and the bonus are."""
    seats, track = range(len(model.view.seats)), FACTION_INDEX[faction]
    steps = tuple(_steps(model.view, seat, track) for seat in seats)
    then = tuple(model.then(partial(_steps, seat=seat, track=track)) for seat in seats)
    tokens = model.rules.tokens_on_track(model.view, faction)
    return _Gauge(model.rules.tracks[faction], model.texts, rect.x + 2, rect.y + 60, steps, then, tokens)


def _choice(model: TableModel, gauge: _Gauge, faction: str) -> _Choice | None:
    """The station to which somebody would come, or that would be lost, where this Faction can be chosen."""
    option = model.choices.factions.get(faction)
    if option is None:
        return None
    seat = model.decision.acting_for if model.decision is not None else 0
    here = gauge.steps[seat]
    stays = model.choices.kind in ("lose_influence", "secret_factions")
    return _Choice(("option", *option), seat, here if stays else min(gauge.printed.top, here + 1))


def _station(b: Build, look: _Gauge, choice: _Choice) -> None:
    """The station as a place for the marker; the lanes of the others stay in sight."""
    gauge = _gauge_of(look)
    size = gauge.lane + 6
    spot = Rect(gauge.at(choice.station) - size / 2, gauge.middle(choice.seat) - size / 2, size, size)
    with b.thing("station:" + look.printed.faction, spot):
        b.add(Plate(spot, "station.lit"))
        b.piece(*spot.center, "marker", choice.seat, size - 8)


def _station_hit(props: _FactionProps) -> Hit:
    gauge, faction = props.gauge, props.head.faction
    assert props.choice is not None
    rect = Rect(gauge.left, gauge.top - 12, 240, 47 + _gauge_of(gauge).lane * len(gauge.steps))
    order = 10 + FACTION_INDEX[faction]
    return Hit(
        rect, props.choice.action, inspect="faction:" + faction, order=order, radius=10, thing="station:" + faction
    )  # fmt: skip


def _gauge_of(look: _Gauge) -> Gauge:
    lane = 18.5 if len(look.steps) > 3 else 23.0
    return Gauge(look.printed, look.left + 20, look.top + 27, STATION, lane, over=5, bar=7)


def _drawn_gauge(b: Build, look: _Gauge) -> None:
    gauge, printed, faction, y = _gauge_of(look), look.printed, look.printed.faction, look.top
    gauge.stations(b, len(look.steps))
    b.icon(gauge.at(printed.point_at), y + 9, "vp", 26, thing=f"track:{faction}.point")
    bonus = line((printed.bonus,), look.texts)[0]
    assert isinstance(bonus, Amount)
    middle = gauge.at(printed.bonus_at)
    with b.thing(f"track:{faction}.bonus", Rect(middle - 22, y - 4, 44, 26)):
        if bonus.count:
            b.text(middle - 5, y + 9, bonus.count, BODY, 700, anchor="right")
            b.icon(middle + 9, y + 9, bonus.icon, SIGN)
        else:
            b.icon(middle, y + 9, bonus.icon, SIGN)
    for seat, (steps, after) in enumerate(zip(look.steps, look.then, strict=True)):
        height = gauge.middle(seat)
        gauge.reached(b, seat, steps)
        if after > steps:
            more = Rect(gauge.at(steps), height - 3.5, (after - steps) * STATION, 7)
            b.bar(more, f"seat{seat}", texture="striped")
        name = f"influence:{seat}.{faction}"
        if after != steps:
            b.piece(gauge.at(steps), height, "marker", seat, MARKER_SMALL, 0.45, thing=name)
            b.piece(gauge.at(after), height, "marker", seat, 23, thing=THEN + name)
        else:
            b.piece(gauge.at(after), height, "marker", seat, MARKER_MIDDLE, thing=name)
    for seat, at in look.tokens:
        b.piece(gauge.at(at), gauge.middle(seat), "snooper", seat, 19, thing=f"snooper:{seat}.{faction}")


def _steps(state: GameState, seat: int, track: int) -> int:
    return int(state.seats[seat].influence[track])
