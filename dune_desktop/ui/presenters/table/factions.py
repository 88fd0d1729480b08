"""The four faction panels: influence lanes, the Alliance, and the two spaces of each."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from dune_desktop.engine import GameState
from dune_desktop.engine.model.board import Track
from dune_desktop.engine.model.components import Snoopers
from dune_desktop.engine.model.ids import FACTION_INDEX, FACTIONS, NOBODY
from dune_desktop.i18n import Texts
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.gauge import Gauge
from dune_desktop.ui.presenters.table.additions import Parts, unselected
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.plate import space_plate
from dune_desktop.ui.presenters.table.weighed import THEN
from dune_desktop.ui.screen.display import Hit, Picture, Plate, Rect, Region
from dune_desktop.ui.screen.sizes import BODY, MARKER, MARKER_MIDDLE, MARKER_SMALL, SIGN
from dune_desktop.ui.text.signs import Amount

STATION = 31.0


def factions() -> Parts:
    """A part for each Faction."""
    return {"faction." + faction: unselected(partial(_faction, faction=faction)) for faction in FACTIONS}


def _faction(model: TableModel, faction: str) -> Region:
    rect = model.places["faction." + faction]
    b = Build(model.metrics)
    with b.thing("faction:" + faction, rect):
        _panel(model, b, faction, rect)
        b.hits.insert(0, Hit(rect, inspect="faction:" + faction, radius=12, thing="faction:" + faction))
    return b.region("faction." + faction, rect, bleed=60)


def _panel(model: TableModel, b: Build, faction: str, rect: Rect) -> None:
    track = FACTION_INDEX[faction]
    now, then = model.view.alliances[track], model.then(lambda state: state.alliances[track])
    b.part("faction:" + faction, _drawn_head, _Head(rect, faction, model.texts, now, then))
    _gauge(model, b, faction, rect.x + 2, rect.y + 60)
    for space in model.rules.catalog.board.in_section(faction):
        space_plate(model, b, space, model.place_of(space))


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
    tokens: tuple[tuple[int, int], ...]  # Snoopers: seat and station


def _gauge(model: TableModel, b: Build, faction: str, x: float, y: float) -> None:
    """One lane per seat, a station for every step; brass lines where a point and the bonus are."""
    seats = range(len(model.view.seats))
    track = FACTION_INDEX[faction]
    printed = model.rules.tracks[faction]
    steps = tuple(_steps(model.view, seat, track) for seat in seats)
    then = tuple(model.then(partial(_steps, seat=seat, track=track)) for seat in seats)
    look = _Gauge(printed, model.texts, x, y, steps, then, tuple(_tokens(model, faction)))
    b.part("gauge:" + faction, _drawn_gauge, look)
    option = model.choices.factions.get(faction)
    if option is None:
        return
    gauge = _gauge_of(look)
    seat = model.decision.acting_for if model.decision is not None else 0
    losing = model.choices.kind == "lose_influence"
    station = steps[seat] if losing else min(printed.top, steps[seat] + 1)
    if model.choices.kind == "secret_factions":
        station = steps[seat]
    size = gauge.lane + 6  # the lanes of the others stay in sight
    spot = Rect(gauge.at(station) - size / 2, gauge.middle(seat) - size / 2, size, size)
    with b.thing("station:" + faction, spot):
        b.add(Plate(spot, "station.lit"))
        b.piece(*spot.centre, "marker", seat, size - 8)
    b.hits.insert(0, _station_hit(model, Rect(x, y - 12, 240, 47 + gauge.lane * len(seats)), option, faction))


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


def _tokens(model: TableModel, faction: str) -> list[tuple[int, int]]:
    """The Snooper tokens still on the track: seat and station (X10.6)."""
    found: list[tuple[int, int]] = []
    for seat, player in enumerate(model.view.seats):
        leader = model.rules.leaders.get(player.leader) if model.rules.is_player[seat] else None
        if leader is not None and "rare" in player.own and faction not in player.own["rare"].snooped:
            found += [(seat, trait.at) for trait in leader.ability if isinstance(trait, Snoopers)]
    return found


def _station_hit(model: TableModel, rect: Rect, option: tuple[str | int, ...], faction: str) -> Hit:
    order = 10 + FACTION_INDEX[faction]
    return Hit(
        rect, ("option", *option), inspect="faction:" + faction, order=order, radius=10, thing="station:" + faction
    )
