"""The preview: what a click would bring, beside what would be clicked, before anything is committed."""

from __future__ import annotations

from typing import Final, NamedTuple

from dune_desktop.engine.model.options import part
from dune_desktop.i18n.prompts import Prompt, cards_played
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.table.additions import Row
from dune_desktop.ui.presenters.table.changes import bought, changes, waiting
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.tips.printed import does
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import BODY, COUNT
from dune_desktop.ui.text import signs
from dune_desktop.ui.text.richtext import Laid, Style, escape, grown, layout
from dune_desktop.ui.text.signs import Line
from dune_desktop.ui.text.type import Type

WIDTH = 402.0
HEAD, ROW = 44.0, 32.0  # a title in one line; a change
TITLE = Style(size=24, color="ink", face="title")
HAPPENS = Style(size=22, weight=600, color="ink", line=24)
DOES = Style(size=20, weight=500, color="ink2", line=25)
GAP = 14.0
STEP = 12  # from one height that is tried to the next
TOP = 90.0  # nothing lies higher: the seats stay uncovered


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
    lit: tuple[Rect, ...]
    lanes: Rect  # of the Conflict, on which the act is shown too
    spaces: tuple[Rect, ...]


def _select(model: TableModel) -> _Props | None:
    """None where a click would change nothing that can be told."""
    act = model.weighed
    if act.at is None or act.after is None:
        return None
    rows, then, name = tuple(changes(model)), waiting(model), bought(model)
    if not rows and not then:
        return None
    places = model.places
    return _Props(
        act.at,
        _title(model, name),
        does(model, name) if name else "",
        rows,
        then,
        model.t("preview.then"),
        model.settings.reading,
        places["opening"].inset(4, 0),
        tuple(model.place_of(space) for space in model.choices.spaces_of(model.selection.played)),
        places["conflict.lanes"],
        tuple(model.place_of(space) for space in model.rules.spaces),
    )


def _draw(b: Build, props: _Props) -> Region:
    """The bubble beside what the pointer is on."""
    room = props.frame.h - 2 * GAP
    larger = props.reading.fitting(lambda type: _high(props, type, *_laid(b.metrics, props, type)), room)
    title, text = _laid(b.metrics, props, larger)
    rect = _place(props, larger.of(WIDTH), _high(props, larger, title, text))
    with b.thing("preview", rect):
        _told(b, props, rect, larger, title, text)
    return b.region("bubble", rect, bleed=60, layer=Layer.BUBBLE)


BUBBLE: Final = Part(_select, _draw)


def _laid(metrics: Metrics, props: _Props, larger: Type) -> tuple[Laid, Laid | None]:
    """The title of a bubble of that size, and what is bought in words."""
    width = larger.of(WIDTH - 36)
    title = layout(props.title, metrics, width, grown(TITLE, larger.scale), shrink=True)
    return title, layout(props.bought, metrics, width, grown(DOES, larger.scale)) if props.bought else None


def _head(larger: Type, title: Laid) -> float:
    return max(larger.of(HEAD), title.height + larger.of(14))


def _high(props: _Props, larger: Type, title: Laid, text: Laid | None) -> float:
    """The height of the bubble."""
    told = text.height + larger.of(22) if text is not None else 0.0
    return _head(larger, title) + told + larger.of(20 + ROW * len(props.rows) + (44 if props.then else 0))


def _title(model: TableModel, name: str) -> str:
    """What the click would do, in words; `name` is what it buys."""
    if name:
        return str(model.t("button.acquire_tile", name=model.name(name)))
    option = model.weighed.ways[0][0]
    if option[0] == "send":
        card, *partners = (f"card:{name}" for name in cards_played(option))
        space = f"space:{part(option, 'space')}"
        if partners:
            return model.t("preview.title.pair", card=card, partner=partners[0], space=space)
        return model.t("preview.title", card=card, space=space)
    assert model.decision is not None
    prompt = Prompt(model.texts, model.rules, model.view, model.decision, dict(enumerate(model.names)))
    return escape(prompt.label(option))


def _told(b: Build, props: _Props, rect: Rect, larger: Type, title: Laid, text: Laid | None) -> None:
    of, head = larger.of, _head(larger, title)
    b.plate(rect, "bubble")
    b.extend(title.at(rect.x + of(18), rect.y + head / 2 + 3 - title.height / 2))
    b.line(rect.x + of(18), rect.y + head, rect.right - of(18), rect.y + head, "brass/70")
    y = rect.y + head + of(18)
    if text is not None:
        b.extend(text.at(rect.x + of(18), y - of(6)))
        y += text.height + of(22)
        b.line(rect.x + of(18), y - of(22), rect.right - of(18), y - of(22), "brass/50")
    for row in props.rows:
        b.icon(rect.x + of(32), y, row.icon, of(28))
        line = Rect(rect.x + of(58), y - of(ROW) / 2, rect.w - of(74), of(ROW))
        if row.then:
            _number(b, line, row, larger)
        else:
            b.markup(line.x, y, row.why, line.w, grown(HAPPENS, larger.scale), middle=True, lines=1, shrink=True)
        y += of(ROW)
    if props.then:
        b.line(rect.x + of(18), y - of(10), rect.right - of(18), y - of(10), "brass/50")
        used = b.text(rect.x + of(18), y + of(12), props.label, of(BODY), 500, PLATES["bubble"].ink2)
        left, room = rect.x + of(28) + used, rect.w - of(46) - used
        elements, _ = signs.fitted(props.then, b.metrics, left, y + of(12), room, of(26), "bubble")
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
        left = max(x + of(14), line.x + of(110))
        b.title_of(left, y, row.why, line.right - left, of(BODY), PLATES["bubble"].ink2, 500, close=True)


def _place(props: _Props, width: float, height: float) -> Rect:
    """Beside, under or over the plate, clear of the armies if it can be, where it covers the fewest lit spaces; never
    over prompt or purse. What belongs to a plate below the opening stands where it covers least of the spaces.
    """
    plate, bottom, right = props.at, props.frame.bottom, props.frame.right
    low = min(bottom, props.lanes.y) - GAP - height
    level = max(118.0, min(plate.y + plate.h / 2 - 60, low))
    across = min(max(props.frame.x, plate.x + plate.w / 2 - width / 2), right - 12 - width)
    above = min(plate.y, bottom, props.lanes.y) - GAP - height
    spots = [
        Rect(plate.right + GAP, level, width, height),
        Rect(plate.x - GAP - width, level, width, height),
        Rect(across, plate.bottom + GAP, width, height),
        Rect(across, above, width, height),
    ]
    if plate.y >= bottom:
        spots = [Rect(across, y, width, height) for y in range(int(above), int(TOP), -STEP)] or spots
    fitting = [s for s in spots if s.x >= 8 and s.right <= right - 8 and s.y >= TOP and s.bottom <= bottom - 10]

    def covered(spot: Rect) -> tuple[float, ...]:
        lit = sum(_overlap(spot, other) for other in props.lit if other != plate)
        spaces = sum(_overlap(spot, other) for other in props.spaces) if plate.y >= bottom else 0.0
        return _overlap(spot, props.lanes), lit, spaces

    return min(fitting or [Rect(across, level, width, height)], key=covered)


def _overlap(a: Rect, b: Rect) -> float:
    return max(0.0, min(a.right, b.right) - max(a.x, b.x)) * max(0.0, min(a.bottom, b.bottom) - max(a.y, b.y))
