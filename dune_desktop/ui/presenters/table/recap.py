"""What has happened since one's last turn: a panel over the chronicle, or the strip it folds to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import accumulate, chain
from math import inf
from typing import Final, NamedTuple

from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n import Texts
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.kit.scrolling import Block, scrolled
from dune_desktop.ui.kit.widgets import Option, button, button_width, key_cap, segmented
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pace import pace_options
from dune_desktop.ui.presenters.table.told import RecapLine, RecapTurn
from dune_desktop.ui.presenters.table.turn_rows import APART, rows
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.sizes import MARKER_MIDDLE
from dune_desktop.ui.screen.values import changed
from dune_desktop.ui.text.richtext import Style, grown

LINES = "recap.lines"
"""The region of the panel that scrolls."""

HEAD, FOOT, PAD = 48.0, 54.0, 14.0
NAME, LINE = 32.0, 25.0  # the heading of what is nobody's turn; a line of words
BEFORE = 8.0  # above a turn
MOST = 0.56  # of the wall that the panel may cover
LEFT, RIGHT = 30.0, 48.0  # beside the words: a marker; the sign that a turn can be shown again, and the bar
STYLE = Style(color="bone2", line=LINE)


class RecapProps(NamedTuple):
    """What the panel of what has happened tells, and where it may lie; or the button that opens it."""

    texts: Texts
    turns: tuple[RecapTurn, ...]
    open: bool
    who: str  # whose last turn that was, where it is not the viewer's own; "" for that
    first: bool  # whether this is all there is, before somebody's first turn is over
    by: float  # how many times the usual size text to be read has
    place: Rect  # where the panel may lie, from its upper edge down
    closed: Rect  # of the button that opens it
    cap: str
    paces: tuple[Option, ...]
    pace: int
    offset: float  # inf: where the panel begins by itself


class _Panel(NamedTuple):
    """The panel laid out: where it lies, where its lines lie, and these lines."""

    rect: Rect
    lines: Rect
    said: tuple[Done, ...]

    @property
    def high(self) -> float:
        return _high(self.said)


Done = tuple[tuple[Block, ...], ...]
"""What was done in a turn, each with what it brought: whoever begins to read there reads who did what."""


def recap_props(model: TableModel) -> RecapProps | None:
    """Select what has happened, while the viewer has something to do; it makes room for advice."""
    if not model.panel.turns or model.counsel is not None:
        return None
    options, chosen = pace_options(model)
    return RecapProps(
        model.texts,
        model.panel.turns,
        model.recap_open,
        model.seat_name(model.awaited) if model.awaited != NOBODY else "",
        model.panel.first,
        model.settings.reading.scale,
        model.places["panel"],
        model.places["recap"],
        model.cap("recap"),
        tuple(options),
        chosen,
        model.panel.offset,
    )


def _draw(b: Build, props: RecapProps) -> Region | tuple[Region, ...]:
    """The panel and its lines, or the button that opens it."""
    if not props.open:
        return _strip(b, props)
    panel = _laid_out(b.metrics, props)
    return _plate(b, props, panel), _column(b.metrics, props, panel)


RECAP: Final = Part(recap_props, _draw)


def recap_reach(model: TableModel) -> tuple[float, float]:
    """How far the lines are scrolled as long as nobody scrolls them, and how far they can be."""
    props = recap_props(model)
    if props is None:
        return 0.0, 0.0
    panel = _laid_out(model.metrics, props)
    first = _first(panel)
    return first, max(first, panel.high - panel.lines.h)


def _title(props: RecapProps, key: str) -> str:
    if props.who and not props.first:
        return props.texts.t("curtain.since", who=props.who)
    return props.texts.t("recap.title.first" if props.first else key)


def _strip(b: Build, props: RecapProps) -> Region:
    """The button that opens the panel."""
    rect = props.closed
    with b.thing("button:recap", rect):
        b.plate(rect, "button")
        b.icon(rect.x + 16 if props.cap else rect.center[0], rect.y + rect.h / 2, "log", 20)
        if props.cap:
            b.drawn(key_cap(b.metrics, rect.x + 29, rect.y + rect.h / 2, props.cap))
        b.hit(rect, action=("recap",), command="recap", tip=_title(props, "recap.short"), order=94, radius=8)
    return b.region("recap", rect, bleed=8)


def _laid_out(metrics: Metrics, props: RecapProps) -> _Panel:
    """As high as what it tells, hung over the upper half of the market."""
    whole = props.place
    wide, style = whole.w - 2 * PAD, grown(STYLE, props.by)
    turns = (_Told(turn, number, props.texts, wide, style) for number, turn in enumerate(props.turns))
    said = tuple(_set(metrics, turn) for turn in turns)
    high = min(whole.h * MOST, HEAD + _high(said) + FOOT + 8)
    rect = whole._replace(h=high)
    return _Panel(rect, Rect(rect.x + PAD, rect.y + HEAD, wide, rect.h - HEAD - FOOT), said)


def _plate(b: Build, props: RecapProps, panel: _Panel) -> Region:
    rect, t = panel.rect, props.texts.t
    with b.thing("recap", rect):
        b.plate(rect, "rival", "brass_dark")
        b.hit(rect, tip=t("recap.tip"), ground=True, radius=12)
        words, title = t("recap.fold"), _title(props, "recap.title")
        width = button_width(b.metrics, words, "button", props.cap)
        b.text(rect.x + PAD, rect.y + 26, title, 24, color="cream", face="title", box=rect.w - width - 3 * PAD)
        fold = rect.right - 8
        b.drawn(
            button(
                b.metrics, fold, rect.y + 8, words, ("recap",), height=36, anchor="right", command="recap",
                cap=props.cap, order=94,
            )
        )  # fmt: skip
        place = Rect(rect.x + 10, rect.bottom - 50, rect.w - 20, 42)
        paces = segmented(
            b.metrics, place.x, place.y, props.paces, props.pace, width=place.w, height=place.h, order=95
        )  # fmt: skip
        b.drawn(paces)
    return b.region("recap", rect, bleed=30, layer=Layer.PANEL)


def _column(metrics: Metrics, props: RecapProps, panel: _Panel) -> Region:
    """The lines, which scroll."""
    first = _first(panel)
    below = max(0.0, first + panel.lines.h - panel.high)
    blocks = (*chain.from_iterable(chain.from_iterable(panel.said)), Block.of(Build(metrics), below))
    offset = first if props.offset == inf else props.offset
    column = scrolled(LINES, panel.lines, blocks, offset, layer=Layer.PANEL, keys=False)
    return changed(column, hits=tuple(changed(hit, clear=panel.rect) for hit in column.hits))


def _first(panel: _Panel) -> float:
    """Where the panel begins: with the earliest thing done from which on there is room for all, down to the newest."""
    all_done = [done for turn in panel.said for done in turn]
    begins = accumulate((sum(block.height for block in done) for done in all_done), initial=0.0)
    return next(begin for begin in begins if panel.high - begin <= panel.lines.h)


def _high(said: Iterable[Done]) -> float:
    return sum(block.height for turn in said for done in turn for block in done)


class _Told(NamedTuple):
    """All that a turn shows in the panel."""

    turn: RecapTurn
    number: int
    texts: Texts
    width: float
    style: Style


def _set(metrics: Metrics, told: _Told) -> Done:
    said: list[tuple[Block, ...]] = []
    for opens, block in _turn(metrics, told):
        if opens or not said:
            said.append((block,))
        else:
            said[-1] += (block,)
    return tuple(said)


def _turn(metrics: Metrics, told: _Told) -> Iterator[tuple[bool, Block]]:
    """Its rows, the first with the marker of whose turn it was; resting on a thing lights it on the table, a click
    shows the turn once more.
    """
    turn, again = told.turn, ("again", told.number)
    if turn.seat == NOBODY:
        yield True, _between(metrics, told)
    for place, row in enumerate(rows(turn, metrics, told.width - LEFT - RIGHT, told.style)):
        b = Build(metrics)
        top = BEFORE if place == 0 and turn.seat != NOBODY else 0.0
        if top and told.number:
            b.line(LEFT, 3, told.width - RIGHT, 3, "brass/40")
        if top:
            b.piece(12, top + told.style.pitch / 2, "marker", turn.seat, MARKER_MIDDLE)
        tip = told.texts.t("recap.again") if turn.again else ""
        ends = [*(bit.x - APART / 2 for bit in row.bits[1:]), told.width - LEFT - RIGHT]
        for bit, end in zip(row.bits, ends, strict=True):
            rect = Rect(LEFT + bit.x - APART / 2, top, end - bit.x + APART / 2, bit.laid.height)
            with b.thing(f".{bit.line}", rect):
                b.extend(bit.laid.at(LEFT + bit.x, top))
                b.hit(rect, action=(*again, bit.line) if turn.again else (), tip=tip, radius=6)
        if place == 0 and turn.again:
            side = Rect(told.width - RIGHT + 2, top, LINE, told.style.pitch)
            with b.thing(".again", side):
                b.icon(*side.center, "arrow", 16, color="brass_light")
                b.hit(side, action=again, tip=tip, order=96, radius=6)
        yield row.bits[0].x == 0, Block.of(b, top + row.height + 2)


def _between(metrics: Metrics, told: _Told) -> Block:
    """Before what belongs to nobody's turn."""
    b = Build(metrics)
    high = max(NAME, told.style.pitch + 7)
    middle = high / 2 + 2
    b.icon(12, middle, "phase_recall", 20, color="brass_light")
    room = told.width - LEFT - RIGHT
    b.text(LEFT, middle, told.texts.t("recap.between"), told.style.size, 600, "brass_light", box=room)
    return Block.of(b, high)


def line_at(model: TableModel, place: tuple[int, ...]) -> RecapLine | None:
    """The line of the open panel at a turn and a place in it; None if it is not there (any more)."""
    if not place or not model.recap_open:
        return None
    turn, line = place
    told = model.panel.turns[turn].lines if turn < len(model.panel.turns) else ()
    return told[line] if line < len(told) else None
