"""The Bene Tleilax board where it is folded: both tracks with every token, and what their next spaces bring."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from dune_desktop.engine import GameState
from dune_desktop.engine.boxes.immortality.components import ResearchSpace
from dune_desktop.i18n import Texts
from dune_desktop.ui.boxes.immortality.board import NOWHERE, Station, draw_bonus, marked_columns, next_to, station_of
from dune_desktop.ui.boxes.immortality.layout import TLEILAX
from dune_desktop.ui.boxes.immortality.own import column, people, playing, research_space, station
from dune_desktop.ui.boxes.immortality.signs import MARKERS
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.effect_line import Word, line
from dune_desktop.ui.presenters.table.additions import Parts
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.weighed import THEN
from dune_desktop.ui.screen.display import ASIDE, Rect, Region
from dune_desktop.ui.screen.sizes import ARROW, FLOOR, SIGN_SMALL

STRIP_ORDER = ASIDE + 2
SIGNED, FOLD = 34.0, 24.0  # what the sign of a track takes, and the one that opens
STATIONS = (36.0, 30.0, 34.0, 30.0, 76.0, 30.0, 34.0, 34.0)  # shares of the spaces of the Tleilaxu track
COLUMN, COLUMNS = 25.0, 9  # width of a column of research
TRACK, TOKEN, SHAPE = 30.0, 24.0, 20.0  # of the sign of a track; of a seat's token; how much of that its shape takes
BONUS = 22.0  # of the signs on the Tleilaxu track
CROWD = 3  # from so many tokens in a place on they stand everywhere in it
FADED = 0.45  # a token where it is no more, once what is weighed up has happened


class _Token(NamedTuple):
    """A seat's token on a track: where it is, and where it would be after what is weighed up."""

    seat: int
    now: int
    then: int


class _Props(NamedTuple):
    """The strip: whether its board lies open, and else what both tracks show."""

    rect: Rect
    texts: Texts
    open: bool
    stations: tuple[Station, ...]
    stepping: tuple[_Token, ...]
    marked: tuple[tuple[int, int, bool], ...]
    researching: tuple[_Token, ...]
    next: tuple[ResearchSpace, ...]  # where the viewer's research can go
    done: bool  # whether it has come to its end


def parts(model: TableModel) -> Parts:
    """The strip, unless the board has a place of its own."""
    if "strip.tleilax" in model.places or "tleilax" not in model.places:
        return {"tleilax.strip": STRIP}
    return {}


def _select(model: TableModel) -> _Props:
    is_open = "strip.tleilax" in model.places
    at = research_space(model, model.view, max(0, model.viewer))
    ways = next_to(model, at) if at is not None else ()
    return _Props(
        model.places["strip.tleilax" if is_open else "side.tleilax"],
        model.texts,
        is_open,
        tuple(station_of(model, space, NOWHERE) for space in model.rules.catalog.of("tleilaxu_track")),
        tuple(_token(model, seat, station) for seat in playing(model)),
        marked_columns(model),
        tuple(_token(model, seat, partial(column, model)) for seat in people(model)),
        ways,
        at is not None and not ways,
    )


def _token(model: TableModel, seat: int, where: Callable[[GameState, int], int]) -> _Token:
    return _Token(seat, where(model.view, seat), model.then(lambda state: where(state, seat)))


def _draw(b: Build, props: _Props) -> Region:
    """Two lines: the Tleilaxu track with its bonuses, and research with what the next step of the viewer brings."""
    rect, texts = props.rect, props.texts
    with b.thing("strip:tleilax", rect):
        b.plate(rect, "strip.open" if props.open else "strip")
        b.hit(rect, action=("side", TLEILAX.id), inspect="tanks:tleilax", order=STRIP_ORDER, radius=9)
        if props.open:
            words = texts.t("table.tleilax")
            b.text(rect.x + 14, rect.y + rect.h / 2, words, FLOOR, 600, "bone2", box=rect.w - 50, cut=True)
        else:
            half = (rect.h - 8) / 2
            for place, (icon, draw) in enumerate((("tleilaxu", _track), ("research", _research))):
                row = Rect(rect.x + 4, rect.y + 4 + half * place, rect.w - 4 - FOLD, half)
                b.icon(row.x + 16, row.y + row.h / 2, icon, TRACK)
                draw(b, props, Rect(row.x + SIGNED, row.y + 1.5, row.w - SIGNED, row.h - 3))
        _chevron(b, rect.right - 14, rect.y + rect.h / 2, props.open)
    return b.region("tleilax.strip", rect, bleed=6)


def _chevron(b: Build, x: float, y: float, up: bool) -> None:
    """The sign of something that opens, or is open."""
    tip, ends = (y - 3, y + 3) if up else (y + 3, y - 3)
    b.line(x - 6, ends, x, tip, "brass_light", 2)
    b.line(x, tip, x + 6, ends, "brass_light", 2)


def _track(b: Build, props: _Props, room: Rect) -> None:
    """The spaces of the Tleilaxu track, each with its bonus, and the tokens there."""
    cells: dict[int, Rect] = {}
    x, by = room.x, room.w / sum(STATIONS)
    for station_, wide in zip(props.stations, STATIONS, strict=True):
        cells[station_.space.step] = Rect(x, room.y, wide * by - 2, room.h)
        x += wide * by
    for station_ in props.stations:
        step, cell = station_.space.step, cells[station_.space.step]
        many = sum(step in (token.now, token.then) for token in props.stepping)
        with b.thing(f"station.tleilaxu:{step}", cell):
            b.plate(cell, style := "cell.point" if station_.scores else "cell")
            signs = line(station_.bonus, props.texts)
            if signs and many < CROWD:
                y = cell.bottom - BONUS / 2 - 1 if many else cell.y + cell.h / 2
                b.signs(signs, cell.x + 1, y, cell.w - 2, BONUS, style, center=True, height=BONUS + 3)
    _stand(b, "folded.tleilaxu", props.stepping, cells, beside=True)


def _research(b: Build, props: _Props, room: Rect) -> None:
    """The columns of research with the tokens and genetic markers, and the spaces to which the viewer can go next."""
    cells = {at: Rect(room.x + COLUMN * at, room.y, COLUMN - 1.5, room.h) for at in range(COLUMNS)}
    markers = {at: (marker, reached) for marker, at, reached in props.marked}
    for at, cell in cells.items():
        marker, reached = markers.get(at, (0, False))
        b.plate(cell, "band.reached" if reached else "cell.point" if marker else "cell")
        if marker:
            with b.thing(f"marker:{marker}", cell):
                b.icon(*cell.center, MARKERS[marker], ARROW)
    _stand(b, "folded.research", props.researching, cells, beside=False)
    x, word = cells[COLUMNS - 1].right + 4, Word(props.texts)
    b.icon(x + 8, room.y + room.h / 2, "arrow", ARROW, color="brass_light")
    x += 18
    wide = (room.right - x) / max(1, len(props.next))
    for space in props.next:
        place = Rect(x, room.y, min(64.0, wide - 3), room.h)
        with b.thing("hex:" + space.id, place):
            b.plate(place, "cell")
            draw_bonus(b, space, word, place.inset(2, 0), "cell")
        x += place.w + 3
    if props.done:
        b.icon(x + 14, room.y + room.h / 2, "draw", SIGN_SMALL)


def _stand(b: Build, name: str, tokens: tuple[_Token, ...], cells: dict[int, Rect], beside: bool) -> None:
    """The tokens of a track where they are, and where what is weighed up would bring them."""
    standing = [(token, token.now, token.now != token.then) for token in tokens]
    standing += [(token, token.then, False) for token in tokens if token.now != token.then]
    for at, cell in cells.items():
        there = [(token, faded) for token, where, faded in standing if where == at]
        for place, (token, faded) in enumerate(there):
            x, y = _spot(cell, place, len(there), beside)
            thing = f"{name}:{token.seat}"
            thing = thing if faded or token.now == token.then else THEN + thing
            b.piece(x, y, "token", token.seat, TOKEN, FADED if faded else 1.0, thing=thing)


def _spot(cell: Rect, place: int, many: int, beside: bool) -> tuple[float, float]:
    """Where one of so many tokens stands in a cell: side by side above its bonus, or in a narrow one, below another."""
    middle, y = cell.center
    if beside and many >= CROWD:
        apart = min(SHAPE, cell.w - SHAPE) / 2
        return middle + (apart if place % 2 else -apart), y + (SHAPE / 2 if place // 2 else -SHAPE / 2)
    if beside:
        pitch = min(SHAPE, cell.w - SHAPE)
        return middle + pitch * (place - (many - 1) / 2), cell.y + SHAPE / 2 + 1
    pitch = min(SHAPE, (cell.h - SHAPE) / max(1, many - 1))
    return middle + (0 if many < CROWD else 5 if place % 2 else -5), y + pitch * (place - (many - 1) / 2)


STRIP: Final = Part(_select, _draw)
