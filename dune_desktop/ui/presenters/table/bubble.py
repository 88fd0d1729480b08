"""The preview: what a click would bring, beside what would be clicked, before anything is committed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from typing import Final, NamedTuple

from dune_desktop.i18n.prompts import Prompt
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.layouts.arrange import Places
from dune_desktop.ui.presenters.table import first_time, hint
from dune_desktop.ui.presenters.table.additions import Row
from dune_desktop.ui.presenters.table.changes import bought, changes, waiting
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.prompt.question import tells_where, where_to
from dune_desktop.ui.presenters.table.space import shown_at
from dune_desktop.ui.presenters.table.tips.printed import does
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import BODY, COUNT
from dune_desktop.ui.text import signs
from dune_desktop.ui.text.richtext import Laid, Style, escape, grown, layout
from dune_desktop.ui.text.signs import Line
from dune_desktop.ui.text.type import Type

WIDTH = 450.0  # at most
EDGE, APART = 18.0, 20.0  # beside what it tells; between two changes in one row
HEAD, ROW = 44.0, 32.0  # a title in one line; a row of changes
ICON = 44.0  # from the left end of a change to its number
TITLE = Style(size=24, color="ink", face="title")
HAPPENS = Style(size=22, weight=600, color="ink", line=24)
DOES = Style(size=20, weight=500, color="ink2", line=25)
GAP = 14.0
TOP = 90.0  # nothing lies higher: the seats stay uncovered
ACROSS, DOWN = 7, 24  # places that are tried
FREE: Final = 1.0  # how far it goes rather than cover so much
ARENA_HEAD: Final = 300.0  # faces and strengths, as far down in the arena as nothing lies over them


class _Props(NamedTuple):
    """What a click would bring, and what the bubble that tells it stands beside."""

    at: Rect
    title: str
    bought: str  # in words, what is bought does: nobody buys what they cannot read
    rows: tuple[Row, ...]
    then: Line
    label: str  # before what would be left to do
    reading: Type
    frame: Rect  # where it may lie: in the opening
    clear: tuple[Rect, ...]  # what shows the act too, or can be chosen instead: it stays in sight if it can
    others: tuple[Rect, ...]  # signs and windows of all other spaces
    read: Rect | None  # what is to be read: a line about what comes up for the first time, or a hint


def _select(model: TableModel) -> _Props | None:
    """None where a click would change nothing that can be told."""
    act = model.weighed
    if act.at is None or act.after is None:
        return None
    rows, then, name = changes(model), waiting(model), bought(model)
    if model.arena:  # where strengths stand large
        rows = [row for row in rows if row.icon != "combat"]
    if not rows and not then:
        return None
    places, choices = model.places, model.choices
    lit = {*choices.spaces, *choices.spaces_of(model.selection.played)} - {act.space}
    told = places["conflict.arena" if model.arena else "conflict.lanes"]
    clear = [told._replace(h=min(told.h, ARENA_HEAD)), *(shown_at(model, space)[0] for space in lit)]
    if act.space:
        clear += shown_at(model, act.space)
    clear += (shown_at(model, space)[1] for space in model.rules.spaces if model.occupants(space))
    return _Props(
        shown_at(model, act.space)[0] if tells_where(model) else act.at,
        "" if tells_where(model) else _title(model, name),
        does(model, name) if name else "",
        tuple(rows),
        then,
        model.t("preview.then"),
        model.settings.reading,
        places["opening"].inset(4, 0),
        tuple(clear),
        (
            *(shown_at(model, space)[0] for space in model.rules.spaces if space not in lit and space != act.space),
            *_elsewhere(places),
        ),
        first_time.covers(model) or hint.covers(model),
    )


def _elsewhere(places: Places) -> Iterator[Rect]:
    """What else there is in the opening beside the spaces, of the game and of boxes."""
    opening = places["opening"]
    for name, rect in places.rects.items():
        inside = opening.x <= rect.x < opening.right and opening.y <= rect.y < opening.bottom
        if inside and name not in ("opening", "conflict.arena") and not name.startswith("slot."):
            yield rect


class _Set(NamedTuple):
    """What the bubble says, set at a size."""

    larger: Type
    title: Laid | None
    text: Laid | None
    rows: tuple[tuple[Row, ...], ...]  # changes side by side
    width: float
    height: float


def _draw(b: Build, props: _Props) -> Region:
    """The bubble beside what the pointer is on."""
    room = props.frame.h - 2 * GAP
    said = _set(b, props, props.reading.fitting(lambda type: _set(b, props, type).height, room))
    rect = _place(props, said.width, said.height)
    with b.thing("preview", rect):
        _told(b, props, rect, said)
    return b.region("bubble", rect, bleed=60, layer=Layer.BUBBLE)


BUBBLE: Final = Part(_select, _draw)


def _set(b: Build, props: _Props, larger: Type) -> _Set:
    """All that the bubble says, no wider than that needs."""
    of, most = larger.of, larger.of(WIDTH)
    room = most - of(2 * EDGE)
    rows = tuple(_rows(b, props.rows, larger, room))
    needs = [sum(_wide(b, row, larger) for row in some) + of(APART) * (len(some) - 1) for some in rows]
    if props.then:
        label = b.metrics.width(props.label, of(BODY), 500)
        needs.append(label + of(10) + b.needs(props.then, of(26)) + of(4))
    title = layout(props.title, b.metrics, room, grown(TITLE, larger.scale), shrink=True) if props.title else None
    if title is not None:
        needs.append(title.width)
    if props.bought:
        needs.append(room)
    width = min(room, max(needs, default=room))
    text = layout(props.bought, b.metrics, room, grown(DOES, larger.scale)) if props.bought else None
    high = _head(larger, title) + of(16 + ROW * len(rows) + (44 if props.then and rows else 32 if props.then else 0))
    return _Set(larger, title, text, rows, width + of(2 * EDGE), high + (text.height + of(22) if text else 0.0))


def _rows(b: Build, changes: Sequence[Row], larger: Type, room: float) -> Iterator[tuple[Row, ...]]:
    """Changes stand side by side, as long as there is room."""
    waiting: list[Row] = []
    used = 0.0
    for row in changes:
        wide = _wide(b, row, larger)
        if waiting and used + larger.of(APART) + wide > room:
            yield tuple(waiting)
            waiting, used = [], 0.0
        used += wide + larger.of(APART) * bool(waiting)
        waiting.append(row)
    if waiting:
        yield tuple(waiting)


def _wide(b: Build, row: Row, larger: Type) -> float:
    """How wide a change is, with all that is said of it."""
    of = larger.of
    if not row.then:
        return of(ICON) + layout(row.why, b.metrics, 0, grown(HAPPENS, larger.scale)).width
    now = b.metrics.width(row.now, of(24), 600) + of(26) if row.now else 0.0
    number = now + b.metrics.width(row.then, of(COUNT), 700)
    why = of(14) + b.metrics.width(row.why, of(BODY), 500) if row.why else 0.0
    return of(ICON) + number + why


def _head(larger: Type, title: Laid | None) -> float:
    return max(larger.of(HEAD), title.height + larger.of(14)) if title is not None else 0.0


def _title(model: TableModel, name: str) -> str:
    """What the click would do, in words; `name` is what it buys."""
    if name:
        return str(model.t("button.acquire_tile", name=model.name(name)))
    option = model.weighed.ways[0][0]
    if option[0] == "send":
        return where_to(model)
    assert model.decision is not None
    prompt = Prompt(model.texts, model.rules, model.view, model.decision, dict(enumerate(model.names)))
    return escape(prompt.label(option))


def _told(b: Build, props: _Props, rect: Rect, said: _Set) -> None:
    larger, title, text = said.larger, said.title, said.text
    of, head = larger.of, _head(larger, title)
    left, right = rect.x + of(EDGE), rect.right - of(EDGE)
    b.plate(rect, "bubble")
    y = rect.y + of(8 + ROW / 2)
    if title is not None:
        b.extend(title.at(left, rect.y + head / 2 + 3 - title.height / 2))
        b.line(left, rect.y + head, right, rect.y + head, "brass/70")
        y = rect.y + head + of(8 + ROW / 2)
    if text is not None:
        b.extend(text.at(left, y - of(6)))
        y += text.height + of(22)
        b.line(left, y - of(22), right, y - of(22), "brass/50")
    for some in said.rows:
        x = left
        for row in some:
            b.icon(x + of(14), y, row.icon, of(28))
            end = min(right, x + _wide(b, row, larger))
            line = Rect(x + of(ICON - 4), y - of(ROW) / 2, end - x - of(ICON - 4), of(ROW))
            if row.then:
                _number(b, line, row, larger)
            else:
                b.markup(line.x, y, row.why, line.w, grown(HAPPENS, larger.scale), middle=True, lines=1, shrink=True)
            x = end + of(APART)
        y += of(ROW)
    if props.then:
        if said.rows:
            b.line(left, y - of(10), right, y - of(10), "brass/50")
        y += of(12) if said.rows else 0.0
        used = b.text(left, y, props.label, of(BODY), 500, PLATES["bubble"].ink2) + of(10)
        elements, _ = signs.fitted(props.then, b.metrics, left + used, y, right - left - used, of(26), "bubble")
        b.extend(elements)


def _number(b: Build, line: Rect, row: Row, larger: Type) -> None:
    """What is now, what would be, and why."""
    of, x, y = larger.of, line.x, line.y + line.h / 2
    if row.now:
        x += b.text(x, y, row.now, of(24), 600, PLATES["bubble"].ink2) + of(14)
        b.icon(x - 1, y, "arrow", of(13), color="#7B3F16")
        x += of(12)
    color = "ink" if row.better is None else "good" if row.better else "bad"
    x += b.text(x, y, row.then, of(COUNT), 700, color)
    if row.why:
        left = x + of(14)
        b.title_of(left, y, row.why, line.right - left, of(BODY), PLATES["bubble"].ink2, 500, close=True)


def _place(props: _Props, width: float, height: float) -> Rect:
    """The place nearest to what it belongs to, of those where it covers least: of that itself, of what shows the act
    too or can be chosen instead, of other signs; never over prompt or purse.
    """
    plate, frame = props.at, props.frame
    left, right = max(8.0, frame.x), max(frame.x, frame.right - 12 - width)
    top, bottom = max(TOP, frame.y), max(TOP, frame.bottom - 10 - height)
    middle = min(max(left, plate.center[0] - width / 2), right)
    across = {left + (right - left) * at / (ACROSS - 1) for at in range(ACROSS)}
    across |= {middle, *(x for x in (plate.right + GAP, plate.x - GAP - width) if left <= x <= right)}
    down = {top + (bottom - top) * at / (DOWN - 1) for at in range(DOWN)}
    down |= {y for y in (plate.bottom + GAP, plate.y - GAP - height) if top <= y <= bottom}
    spots = [Rect(x, y, width, height) for x in sorted(across) for y in sorted(down)]
    if props.read is not None:
        spots = [spot for spot in spots if not spot.shared(props.read)] or spots

    def far(spot: Rect) -> float:
        beside = max(0.0, spot.x - plate.right, plate.x - spot.right)
        above = max(0.0, spot.y - plate.bottom, plate.y - spot.bottom)
        return beside + above + abs(spot.center[0] - plate.center[0]) / 4

    best, least = spots[0], inf
    for away, spot in sorted(((far(spot), spot) for spot in spots), key=lambda each: each[0]):
        if away >= least:
            break
        hidden = 3 * spot.shared(plate) + sum(spot.shared(other) for other in props.clear)
        hidden += sum(spot.shared(other) for other in props.others) / 2
        if away + hidden * FREE < least:
            best, least = spot, away + hidden * FREE
    return best
