"""The courts of the Factions: the stairs of Influence, the Alliance, and the board spaces of each."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from dune_desktop.engine import GameState
from dune_desktop.engine.model.board import Track
from dune_desktop.engine.model.effects import Influence
from dune_desktop.engine.model.frames import Ask
from dune_desktop.engine.model.ids import FACTION_INDEX, FACTIONS, NOBODY
from dune_desktop.i18n import Texts
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.table.additions import Parts
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import leader_of, seat_face
from dune_desktop.ui.presenters.table.space import SpaceProps, draw_space, space_props
from dune_desktop.ui.presenters.table.weighed import THEN
from dune_desktop.ui.screen.display import Action, Hit, Plate, Rect, Region
from dune_desktop.ui.screen.sizes import BODY, FLOOR
from dune_desktop.ui.text.signs import Amount

HOLDER = 40.0  # of the face of who has an Alliance
SPOT = 30.0  # of a step that can be chosen
TOKEN, SHAPE = 27.0, 22.0  # of a seat's token on the stairs; how much of that its shape takes
BEHIND = 13.0  # how much higher every second of many tokens on a step stands
STAIRS, RISE, FOOT = 62.0, 3.5, 70.0  # the lowest step and their foot, from the top; how much higher the next one is


def factions() -> Parts:
    """A part for each Faction."""
    return {"faction." + faction: Part(partial(_select, faction=faction), _draw) for faction in FACTIONS}


class _FactionProps(NamedTuple):
    """All that the court of a Faction shows."""

    head: _Head
    gauge: _Gauge
    choice: _Choice | None
    plates: tuple[SpaceProps, ...]


def _select(model: TableModel, faction: str) -> _FactionProps:
    track, rect = FACTION_INDEX[faction], model.places["faction." + faction]
    now, then = model.view.alliances[track], model.then(lambda state: state.alliances[track])
    gauge = _gauge(model, faction, rect)
    choice = _choice(model, gauge, faction)
    return _FactionProps(
        _Head(rect, faction, model.texts, now, then, "" if then == NOBODY else leader_of(model.view.seats[then])),
        gauge if choice is None else gauge._replace(kept=(choice.seat, choice.station)),
        choice,
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
    """All that a court shows beside stairs and spaces."""

    rect: Rect
    faction: str
    texts: Texts
    holder: int  # who has the Alliance
    then: int  # the same after what is being weighed up
    leader: str  # whose face stands for that seat


def _drawn_head(b: Build, look: _Head) -> None:
    """The name on a ribbon, and the Alliance at the upper end of the stairs, with who has it."""
    rect, name = look.rect, look.texts.name("faction:" + look.faction)
    ribbon = Rect(rect.x - 3, rect.y - 8, min(rect.w - 90, b.metrics.width(name, FLOOR, 500, "title") + 58), 28)
    b.plate(ribbon, "ribbon", look.faction + "_dark")
    b.icon(ribbon.x + 19, ribbon.y + 14, look.faction, 25)
    b.text_in(Rect(ribbon.x + 36, ribbon.y, ribbon.w - 50, 28), name, FLOOR, 500, "#FFF0D2", face="title")
    corner = Rect(rect.right - 36, rect.y - 8, 38, 38)
    with b.thing("alliance:" + look.faction, corner):
        b.icon(*corner.center, "alliance", 36)
        if look.then != NOBODY:
            held = f"holder:{look.faction}.{look.then}"
            thing = held if look.then == look.holder else THEN + held
            place = Rect(corner.x - HOLDER, rect.y - 13, HOLDER, HOLDER)
            with b.thing(thing, place):
                seat_face(b, look.leader, place, look.then)
        b.hit(corner, inspect="alliance:" + look.faction, radius=19)


class _Gauge(NamedTuple):
    """All that the stairs of a Faction show."""

    printed: Track
    texts: Texts
    rect: Rect
    steps: tuple[int, ...]  # of each seat
    then: tuple[int, ...]  # the same after what is being weighed up
    tokens: tuple[tuple[int, int], ...]  # Snoopers: seat and station (X10.6)
    kept: tuple[int, int] = (NOBODY, 0)  # for whom room is kept on a step, and which

    def step(self, station: int) -> Rect:
        """A step of the stairs."""
        wide, top = self.rect.w / (self.printed.top + 1), self.rect.y + STAIRS - RISE * station
        return Rect(self.rect.x + wide * station, top, wide - 1.5, self.rect.y + FOOT - top)

    def stand(self, seat: int, station: int, standing: tuple[int, ...]) -> tuple[float, float]:
        """Where the marker of a seat stands on a step beside the others that stand there."""
        there = [
            each for each, at in enumerate(standing) if at == station or each == seat or self.kept == (each, station)
        ]
        step = self.step(station)
        place, many = there.index(seat), len(there)
        pitch = min(SHAPE + 3, (step.w - SHAPE) / max(1, many - 1))
        x = step.x + step.w / 2 + pitch * (place - (many - 1) / 2)
        return x, step.y - SHAPE / 2 - (BEHIND if many > 2 and place % 2 else 0.0)


class _Choice(NamedTuple):
    """What a click on the stairs answers, and the station it is about: of which seat, and which."""

    action: Action
    seat: int
    station: int


def _gauge(model: TableModel, faction: str, rect: Rect) -> _Gauge:
    """A step of the stairs for every station, golden where a point and the bonus are."""
    seats, track = range(len(model.view.seats)), FACTION_INDEX[faction]
    steps = tuple(_steps(model.view, seat, track) for seat in seats)
    then = tuple(model.then(partial(_steps, seat=seat, track=track)) for seat in seats)
    tokens = model.rules.tokens_on_track(model.view, faction)
    return _Gauge(model.rules.tracks[faction], model.texts, rect, steps, then, tokens)


def _choice(model: TableModel, gauge: _Gauge, faction: str) -> _Choice | None:
    """The station to which somebody would come, or that would be lost, where this Faction can be chosen."""
    option = model.choices.factions.get(faction)
    if option is None:
        return None
    seat = model.decision.acting_for if model.decision is not None else 0
    here = gauge.steps[seat]
    stays = model.choices.kind in ("lose_influence", "secret_factions")
    rise = 0 if stays else _asked_steps(model)
    return _Choice(("option", *option), seat, min(gauge.printed.top, here + rise))


def _asked_steps(model: TableModel) -> int:
    """How many steps whoever chooses a Faction now rises with it."""
    frame = model.view.stack[-1] if model.view.stack else None
    return frame.effect.n if isinstance(frame, Ask) and isinstance(frame.effect, Influence) else 1


def _station(b: Build, look: _Gauge, choice: _Choice) -> None:
    """The step as a place for the marker."""
    x, y = look.stand(choice.seat, choice.station, look.steps)
    spot = Rect(x - SPOT / 2, y - SPOT / 2, SPOT, SPOT)
    with b.thing("station:" + look.printed.faction, spot):
        b.add(Plate(spot, "station.lit"))
        b.piece(*spot.center, "token", choice.seat, TOKEN - 3)


def _station_hit(props: _FactionProps) -> Hit:
    gauge, faction = props.gauge, props.head.faction
    assert props.choice is not None
    rect = Rect(gauge.rect.x, gauge.rect.y + 22, gauge.rect.w, FOOT - 22)
    order = 10 + FACTION_INDEX[faction]
    return Hit(
        rect, props.choice.action, inspect="faction:" + faction, order=order, radius=10, thing="station:" + faction
    )  # fmt: skip


def _drawn_gauge(b: Build, look: _Gauge) -> None:
    printed, faction = look.printed, look.printed.faction
    for station in range(printed.top + 1):
        key = station in (printed.point_at, printed.bonus_at)
        b.plate(look.step(station), "stair.key" if key else "stair", faction)
    point, step = look.step(printed.point_at), look.step(printed.bonus_at)
    b.icon(point.x + point.w / 2, point.bottom - 11, "vp", 20, thing=f"track:{faction}.point")
    bonus = line((printed.bonus,), look.texts)[0]
    assert isinstance(bonus, Amount)
    with b.thing(f"track:{faction}.bonus", Rect(step.x, step.bottom - 22, step.w, 22)):
        middle, y = step.x + step.w / 2, step.bottom - 11
        if bonus.count:
            b.text(middle - 3, y, bonus.count, BODY, 700, "ink", anchor="right")
        b.icon(middle + (10 if bonus.count else 0), y, bonus.icon, 20)
    tokens: list[tuple[float, float, int, float, str]] = []
    for seat, (steps, after) in enumerate(zip(look.steps, look.then, strict=True)):
        name = f"influence:{seat}.{faction}"
        if after != steps:
            tokens.append((*look.stand(seat, steps, look.steps), seat, 0.45, name))
        tokens.append((*look.stand(seat, after, look.then), seat, 1.0, THEN + name if after != steps else name))
    for x, y, seat, opacity, name in sorted(tokens, key=lambda token: token[1]):  # those behind first
        b.piece(x, y, "token", seat, TOKEN, opacity, thing=name)
    for seat, at in look.tokens:
        step = look.step(at)
        b.piece(step.right - 9, step.y - 22, "snooper", seat, 18, thing=f"snooper:{seat}.{faction}")


def _steps(state: GameState, seat: int, track: int) -> int:
    return int(state.seats[seat].influence[track])
