"""The four faction panels: influence lanes, the Alliance, and the two spaces of each."""

from __future__ import annotations

from functools import partial

from dune_desktop.engine import GameState
from dune_desktop.engine.components import Snoopers
from dune_desktop.engine.ids import FACTION_INDEX, FACTIONS, NOBODY
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.table.board import space_plate
from dune_desktop.ui.presenters.table.model import THEN, Parts, TableModel
from dune_desktop.ui.screen.display import Hit, Picture, Plate, Rect, Region
from dune_desktop.ui.text.richtext import Style
from dune_desktop.ui.text.signs import Amount

STATION = 31.0


def factions() -> Parts:
    """A part for each Faction."""
    return {"faction." + faction: partial(_faction, faction=faction) for faction in FACTIONS}


def _faction(model: TableModel, faction: str) -> Region:
    rect = model.places["faction." + faction]
    b = Build(model.metrics)
    with b.thing("faction:" + faction, rect):
        _panel(model, b, faction, rect)
    return b.region("faction." + faction, rect, bleed=60)


def _panel(model: TableModel, b: Build, faction: str, rect: Rect) -> None:
    b.plate(rect, "faction", faction)
    b.add(Picture(Rect(rect.x, rect.y, 250, rect.h), "watermark:" + faction, radius=12))
    b.icon(rect.x + 29, rect.y + 28, faction, 40)
    style = Style(size=21, colour="#FFF0D2", face="title", line=22)
    b.markup(rect.x + 56, rect.y + 28, model.name("faction:" + faction), 144, style, middle=True, lines=2, shrink=True)
    track = FACTION_INDEX[faction]
    corner = Rect(rect.x + 203, rect.y + 6, 44, 44)
    with b.thing("alliance:" + faction, corner):
        b.icon(rect.x + 222, rect.y + 25, "alliance", 38)
        holder = model.then(lambda state: state.alliances[track])
        if holder != NOBODY:
            name = f"holder:{faction}.{holder}"
            thought = holder != model.view.alliances[track]
            b.piece(rect.x + 235, rect.y + 38, "marker", holder, 22, thing=THEN + name if thought else name)
        b.hit(corner, tip=_alliance_tip(model, track), inspect="alliance:" + faction, radius=19)
    _gauge(model, b, faction, rect.x + 2, rect.y + 60)
    for space in model.rules.catalog.board.in_section(faction):
        space_plate(model, b, space, model.place_of(space))


def _alliance_tip(model: TableModel, track: int) -> str:
    holder = model.view.alliances[track]
    if holder == NOBODY:
        return model.t("tip.alliance.free")
    return model.t("tip.alliance.held", name=model.seat_name(holder))


def _gauge(model: TableModel, b: Build, faction: str, x: float, y: float) -> None:
    """One lane per seat, a station for every step; brass lines where a point and the bonus are."""
    seats = model.view.seats
    track = FACTION_INDEX[faction]
    pitch = 18.5 if len(seats) > 3 else 23.0
    left, top = x + 20, y + 27
    bottom = top + pitch * len(seats)
    printed = model.rules.tracks[faction]
    for station in range(printed.top + 1):
        key = station in (printed.point_at, printed.bonus_at)
        at = left + station * STATION
        b.line(at, top - (5 if key else 0), at, bottom, "#D8A95B" if key else "#5A4848", 2 if key else 1.2)
    b.icon(left + printed.point_at * STATION, y + 9, "vp", 26, thing=f"track:{faction}.point")
    bonus = line((printed.bonus,), model.texts)[0]
    assert isinstance(bonus, Amount)
    middle = left + printed.bonus_at * STATION
    with b.thing(f"track:{faction}.bonus", Rect(middle - 22, y - 4, 44, 26)):
        if bonus.count:
            b.text(middle - 5, y + 9, bonus.count, 20, 700, anchor="right")
            b.icon(middle + 9, y + 9, bonus.icon, 24)
        else:
            b.icon(middle, y + 9, bonus.icon, 24)
    for seat, player in enumerate(seats):
        height = top + pitch * (seat + 0.5)
        steps = player.influence[track]
        after = model.then(partial(_steps, seat=seat, track=track))
        b.bar(Rect(left, height - 1, STATION * printed.top, 2), "#4A3A40")
        if steps:
            b.bar(Rect(left, height - 3.5, steps * STATION, 7), f"seat{seat}", radius=3, opacity=0.8)
        if after > steps:
            b.bar(
                Rect(left + steps * STATION, height - 3.5, (after - steps) * STATION, 7),
                f"seat{seat}",
                texture="striped",
            )
        name = f"influence:{seat}.{faction}"
        if after != steps:
            b.piece(left + steps * STATION, height, "marker", seat, 18, 0.45, thing=name)
            b.piece(left + after * STATION, height, "marker", seat, 23, thing=THEN + name)
        else:
            b.piece(left + after * STATION, height, "marker", seat, 20, thing=name)
    for seat, at in _tokens(model, faction):
        token, name = (left + at * STATION, top + pitch * (seat + 0.5)), f"snooper:{seat}.{faction}"
        b.piece(*token, "snooper", seat, 19, thing=name)
        if faction not in model.choices.factions:
            b.hit(Rect(token[0] - 10, token[1] - 9, 20, 18), tip=model.t("tip.snooper"), radius=9, thing=name)
    option = model.choices.factions.get(faction)
    if option is None:
        return
    seat = model.decision.acting_for if model.decision is not None else 0
    losing = model.choices.kind == "lose_influence"
    now = seats[seat].influence[track]
    station = now if losing else min(printed.top, now + 1)
    if model.choices.kind == "secret_factions":
        station = now
    spot = Rect(left + station * STATION - 17, top + pitch * (seat + 0.5) - 17, 34, 34)
    with b.thing("station:" + faction, spot):
        b.add(Plate(spot, "station.lit"))
        b.piece(*spot.centre, "marker", seat, 22)
    b.hits.insert(0, _station_hit(model, Rect(x, y - 12, 240, bottom - y + 20), option, faction))


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
