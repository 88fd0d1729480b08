"""The Bene Tleilax board: who has how many specimens, the Tleilaxu track, and the lattice of research.

It is folded to a strip (see `strip`); a click, or a choice of research, lays it open over the market.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple

from dune_desktop.engine import GameState
from dune_desktop.engine.boxes.immortality.components import ResearchSpace, TleilaxuSpace
from dune_desktop.engine.boxes.immortality.state import of_seat, of_table
from dune_desktop.engine.boxes.immortality.words import Research
from dune_desktop.engine.model import effects
from dune_desktop.engine.model.effects import Effects
from dune_desktop.engine.model.options import part
from dune_desktop.i18n import Texts
from dune_desktop.ui.boxes.immortality.layout import LATTICE, band, seat_at
from dune_desktop.ui.boxes.immortality.own import column, people, playing, specimens, station
from dune_desktop.ui.boxes.immortality.signs import MARKERS
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.kit.widgets import section
from dune_desktop.ui.presenters.effect_line import Word, flat, joined, line, signs
from dune_desktop.ui.presenters.table.additions import Parts
from dune_desktop.ui.presenters.table.choices import Choices
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.weighed import THEN
from dune_desktop.ui.screen.display import Action, Rect, Region
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.sizes import BODY, MARKER_SMALL
from dune_desktop.ui.text.signs import Boxed, Line

HEX_ORDER = 15
NOWHERE = Rect(0, 0, 0, 0)
TOKEN = 20.0
FADED = 0.45  # a token where it is no more, once what is weighed up has happened


def calls(choices: Choices) -> bool:
    """Whether the lattice is needed: a space of it is to be chosen."""
    return any(part(option, "space") for option in choices.of("research"))


def parts(model: TableModel) -> Parts:
    """The board where it lies open."""
    return {"tleilax": Part(_select, _draw)} if "tleilax" in model.places else {}


class _Token(NamedTuple):
    """A seat's token: where it stands, and where what is weighed up would bring it."""

    seat: int
    now: int | str
    then: int | str


class Station(NamedTuple):
    """A cell of the Tleilaxu track, and the bonus that still lies there."""

    space: TleilaxuSpace
    rect: Rect
    bonus: Effects

    @property
    def scores(self) -> bool:
        return any(isinstance(effect, effects.Gain) and effect.what == "vp" for effect in self.space.effects)


class _Hex(NamedTuple):
    """A space of research, and what a click on it does."""

    space: ResearchSpace
    rect: Rect
    style: str
    action: Action


class _Props(NamedTuple):
    """All that the board shows, lying in its place or over the market, from its `corner`."""

    rect: Rect
    corner: Rect
    over: bool
    texts: Texts
    specimens: tuple[tuple[int, int, int], ...]  # seat, number now and then
    stations: tuple[Station, ...]
    stepping: tuple[_Token, ...]
    bands: tuple[tuple[int, int, bool], ...]  # a genetic marker, its column, whether the viewer has it
    hexes: tuple[_Hex, ...]
    researching: tuple[_Token, ...]


def _select(model: TableModel) -> _Props:
    return _Props(
        model.places["side.tleilax"],
        model.places["tleilax"],
        "strip.tleilax" in model.places,
        model.texts,
        in_tanks(model),
        tuple(station_of(model, space, _cell(model, space)) for space in model.rules.catalog.of("tleilaxu_track")),
        tuple(_token(model, seat, partial(station, seat=seat)) for seat in playing(model)),
        marked_columns(model),
        _hexes(model),
        tuple(
            _token(model, seat, partial(_research, seat=seat))
            for seat in range(len(model.view.seats))
            if of_seat(model.view, seat).research
        ),
    )


def in_tanks(model: TableModel) -> tuple[tuple[int, int, int], ...]:
    """The specimens of each seat: now, and after what is weighed up."""
    return tuple(
        (seat, specimens(model.view, seat), model.then(partial(specimens, seat=seat))) for seat in people(model)
    )


def _token(model: TableModel, seat: int, where: Callable[[GameState], int | str]) -> _Token:
    return _Token(seat, where(model.view), model.then(where))


def _draw(b: Build, props: _Props) -> Region:
    """Header, Tleilaxu track and lattice; over the market it has a ground of its own."""
    with b.thing("tleilax", props.rect):
        if props.over:
            b.plate(props.rect, "opened")
            b.hit(props.rect, inspect="tanks:tleilax", radius=12)
        _header(b, props)
        _track(b, props)
        _lattice(b, props)
    return b.region("tleilax", props.rect, bleed=46, layer=Layer.OPENED if props.over else Layer.TABLE)


def _header(b: Build, props: _Props) -> None:
    """The title, and at its right how many specimens each seat has in the tanks."""
    draw_title(b, props.corner._replace(h=26.0), props.texts.t("table.tleilax"), props.specimens)


def draw_title(b: Build, rect: Rect, words: str, specimens: tuple[tuple[int, int, int], ...]) -> None:
    """A title, and at its right how many specimens each seat has in the tanks."""
    widths = [25 + b.metrics.width(str(then), BODY, 700) for _, _, then in specimens]
    group = Rect(rect.right - sum(widths) - 34, rect.y, sum(widths) + 34, 26)
    title = Rect(rect.x, rect.y, group.x - rect.x - 10, 26)
    with b.thing("section:tleilax", title):
        b.drawn(section(b.metrics, rect.x, rect.y, rect.w, words, trail=group.w + 10))
        b.hit(title, inspect="tanks:tleilax", radius=5)
    with b.thing("tanks", group):
        y = group.y + 13
        b.icon(group.x + 14, y, "specimen", 25)
        b.hit(group, inspect="tanks:tleilax", radius=5)
        x = group.x + 34
        for (seat, now, then), width in zip(specimens, widths, strict=True):
            name = f"tanks:{seat}"
            with b.thing(name, Rect(x - 1, y - 13, width - 3, 26)):
                b.piece(x + 8, y, "marker", seat, MARKER_SMALL)
                color = "bone" if then == now else "good_dark" if then > now else "bad_dark"
                b.text(x + 18, y, str(then), BODY, 700, color)
            x += width


# ------------------------------------------------------------------------------------------------ the Tleilaxu track


def _cell(model: TableModel, space: TleilaxuSpace) -> Rect:
    return model.places[f"tleilaxu_track.t{space.step}"].inset(2, 0)


def station_of(model: TableModel, space: TleilaxuSpace, place: Rect) -> Station:
    """What only the first one there gets lies in its cell until it is taken (I5.3)."""
    taken = space.step in of_table(model.view).first_taken
    return Station(space, place, (*space.effects, *(() if taken else space.first)))


def _track(b: Build, props: _Props) -> None:
    """Eight cells from the start."""
    corner = props.corner
    b.icon(corner.x + 11.5, corner.y + 52, "tleilaxu", 27)
    for each in props.stations:
        space, cell, bonus = each
        with b.thing(f"station.tleilaxu:{space.step}", cell):
            style = "cell.point" if each.scores else "cell"
            b.plate(cell, style)
            if signs_ := line(bonus, props.texts):
                b.signs(signs_, cell.x + 2, cell.y + cell.h / 2, cell.w - 4, 24, style, center=True)
            b.hit(cell, inspect="tleilaxu_track:" + space.id, radius=7)
    for token in props.stepping:
        places = {space.step: seat_at(cell.inset(1), token.seat, TOKEN - 1) for space, cell, _ in props.stations}
        _draw_token(b, "tleilaxu", token, places, TOKEN - 1)


def _draw_token(b: Build, name: str, token: _Token, places: Mapping[Any, tuple[float, float]], size: float) -> None:
    """A seat's token, and where what is weighed up would bring it."""
    thing, moves = f"{name}:{token.seat}", token.then != token.now
    b.piece(*places[token.now], "marker", token.seat, size, FADED if moves else 1.0, thing=thing)
    if moves:
        b.piece(*places[token.then], "marker", token.seat, size, thing=THEN + thing)


# ------------------------------------------------------------------------------------------------ research


def goals(model: TableModel) -> dict[str, tuple[object, ...]]:
    """Spaces to which a research token can go now, with the action that moves it there."""
    moves: dict[str, tuple[object, ...]] = {
        str(part(option, "space")): ("option", *option) for option in model.choices.of("research")
    }
    found = model.waiting(Research)
    if moves or found is None or model.decision is None:
        return moves
    first, _ = found
    here = of_seat(model.view, model.decision.acting_for).research
    ways = next((next_to(model, space) for space in _spaces(model) if space.id == here), ())
    if len(ways) == 1:
        return {ways[0].id: model.taking(first[-1], first[:-1])}
    return {space.id: ("options", *first, ("research", space.id)) for space in ways}


def next_to(model: TableModel, space: ResearchSpace) -> tuple[ResearchSpace, ...]:
    """The spaces to which the token can go from this one (I3.1)."""
    return tuple(other for other in _spaces(model) if plain(other.id) in space.leads_to)


def plain(name: str) -> str:
    """The id of a component as its files have it."""
    return name.rpartition("/")[2]


def _spaces(model: TableModel) -> tuple[ResearchSpace, ...]:
    return model.rules.catalog.of("research")


def _hexes(model: TableModel) -> tuple[_Hex, ...]:
    """The spaces, those where a token can go after the others."""
    lit = goals(model)
    held = {of_seat(model.view, seat).research for seat in range(len(model.view.seats))}
    found = []
    for space in sorted(_spaces(model), key=lambda space: space.id in lit):
        style = "hex.lit" if space.id in lit else "hex.held" if space.id in held else "hex"
        found.append(_Hex(space, model.places["research." + plain(space.id)], style, lit.get(space.id, ())))
    return tuple(found)


def marked_columns(model: TableModel) -> tuple[tuple[int, int, bool], ...]:
    """The columns whose spaces unlock a genetic marker; bright once the viewer has (I4.1)."""
    mine = column(model, model.view, max(0, model.viewer))
    columns = {space.marker: space.column for space in _spaces(model) if space.marker}
    return tuple((marker, at, mine >= at) for marker, at in columns.items())


def _lattice(b: Build, props: _Props) -> None:
    """The spaces, behind them the bands of the two genetic markers, and over them the tokens."""
    corner = props.corner
    b.icon(corner.x + 17, corner.y + LATTICE + 19, "research", 34)
    for marker, at, reached in props.bands:
        place = band(at).moved(corner.x, corner.y)
        with b.thing(f"marker:{marker}", place):
            b.plate(place, "band.reached" if reached else "band")
            b.icon(place.x + place.w / 2, place.y + 12, MARKERS[marker], 20)
    for space, place, style, action in props.hexes:
        with b.thing("hex:" + space.id, place):
            b.plate(place, style)
            draw_bonus(b, space, Word(props.texts), place, style)
            order = HEX_ORDER if action else -1
            b.hit(place, action=action, inspect="research:" + space.id, order=order, radius=16)
    for token in props.researching:
        spots = {space.id: seat_at(place.inset(6, -2), token.seat, TOKEN) for space, place, _, _ in props.hexes}
        _draw_token(b, "research", token, spots, TOKEN)


def _research(state: GameState, seat: int) -> str:
    return of_seat(state, seat).research


def draw_bonus(b: Build, space: ResearchSpace, word: Word, place: Rect, style: str) -> None:
    """The bonus of a space of research in the middle of its place, as large as it fits there."""
    rows = _bonus_rows(space.effects, word)
    size = 20.0 if len(rows) > 1 else 26.0 if rows and len(rows[0]) == 1 else 22.0
    y = place.y + place.h / 2 - (size + 1) * (len(rows) - 1) / 2
    for row in rows:
        b.signs(row, place.x, y, place.w, size, style, center=True)
        y += size + 1


def _bonus_rows(effects_: Effects, word: Word) -> list[Line]:
    """The bonus of a space in signs; where something is paid for it, the price stands above it."""
    found: list[Line] = []
    for effect in effects_:
        if isinstance(effect, effects.Pay):
            cost = flat(sign for item in effect.cost for sign in signs(item, word))
            found += [(Boxed("well", cost),), tuple(joined(effect.effects, word))]
            return found
    whole = tuple(joined(effects_, word))
    return [whole] if whole else []
