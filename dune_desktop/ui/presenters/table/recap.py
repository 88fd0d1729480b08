"""What has happened since one's last turn: a panel over the chronicle, or the strip it folds to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, chain
from math import inf
from typing import NamedTuple

from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n import Texts
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.scrolling import Block, scrolled
from dune_desktop.ui.kit.widgets import Option, button, button_width, segmented
from dune_desktop.ui.presenters.table.additions import Parts, unselected
from dune_desktop.ui.presenters.table.model import ROOMY, SHORT, TableModel
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
LEFT, RIGHT = 30.0, 48.0  # beside the words: a marker; the sign that a turn can be shown again, and the bar
STYLE = Style(colour="bone2", line=LINE)


def recap(model: TableModel) -> Parts:
    """The panel or its strip, while the viewer has something to do and something has happened before.

    It makes room for advice.
    """
    if not model.panel.turns or model.counsel is not None:
        return {}
    return (
        {"recap": unselected(_panel), LINES: unselected(_lines)} if model.recap_open else {"recap": unselected(_strip)}
    )


def place_of(model: TableModel) -> Rect:
    """Where the panel lies, as high as what it tells: in the chronicle's place, or over what lies above that.

    A card that is set aside stays uncovered, if there is room for both.
    """
    told = model.places["chronicle"]
    top = told.y
    if model.aside != NOBODY and told.h >= SHORT:
        top += 8
    elif told.h < ROOMY:
        top = min(told.y, model.places["rival"].y)
    whole = Rect(told.x - 4, top - 8, told.w + 8, told.bottom - top + 12)
    need = HEAD + _high(_said(model, whole.w - 2 * PAD)) + _foot(model) + 8
    high = min(whole.h, max(told.h + 12, need))
    return Rect(whole.x, whole.bottom - high, whole.w, high)


def _foot(model: TableModel) -> float:
    """What the choice of the pace needs; House Hagal has it on its panel."""
    return 8.0 if model.rules.hagal_deck else FOOT


def strip_width(model: TableModel) -> float:
    """How wide the button is that opens the panel; 0 where there is none."""
    if not model.panel.turns or model.recap_open or model.counsel is not None:
        return 0.0
    words, icon = _on_strip(model)
    return button_width(model.metrics, words, "button", model.cap("recap"), icon)


def _on_strip(model: TableModel) -> tuple[str, str]:
    """The words on that button; where the chronicle has but two lines, a sign takes less from them."""
    return ("", "log") if model.places["chronicle"].h < SHORT else (_title(model, "recap.short"), "")


def _title(model: TableModel, key: str) -> str:
    """What the panel tells of: all there is, before somebody's first turn is over."""
    return model.t("recap.title.first" if model.panel.first else key)


def _strip(model: TableModel) -> Region:
    """At the end of the chronicle's heading: a button that opens the panel."""
    told = model.places["chronicle"]
    b = Build(model.metrics)
    (words, icon), cap = _on_strip(model), model.cap("recap")
    width = strip_width(model)
    rect = Rect(told.right - width, told.y - (0 if told.h < SHORT else 3), width, 30)
    b.drawn(
        button(
            model.metrics, rect.x, rect.y, words, ("recap",), height=30, command="recap", cap=cap, icon=icon,
            tip="" if words else _title(model, "recap.short"), order=94,
        )
    )  # fmt: skip
    return b.region("recap", rect, bleed=8)


class _Panel(NamedTuple):
    """All that the panel shows beside its lines."""

    rect: Rect
    texts: Texts
    title: str
    cap: str
    paces: tuple[Option, ...]  # to choose among, if they can be chosen here
    pace: int


def _panel(model: TableModel) -> Region:
    options, chosen = pace_options(model)
    paces = () if model.rules.hagal_deck else tuple(options)
    look = _Panel(place_of(model), model.texts, _title(model, "recap.title"), model.cap("recap"), paces, chosen)
    return _drawn_panel(model.metrics, look)


def _drawn_panel(metrics: Metrics, look: _Panel) -> Region:
    b, rect, t = Build(metrics), look.rect, look.texts.t
    with b.thing("recap", rect):
        b.plate(rect, "rival", "brass_dark")
        b.hit(rect, tip=t("recap.tip"), ground=True, radius=12)
        cap, words = look.cap, t("recap.fold")
        width = button_width(metrics, words, "button", cap)
        b.text(rect.x + PAD, rect.y + 26, look.title, 24, colour="cream", face="title", box=rect.w - width - 3 * PAD)
        fold = rect.right - 8
        b.drawn(
            button(
                metrics, fold, rect.y + 8, words, ("recap",), height=36, anchor="right", command="recap", cap=cap,
                order=94,
            )
        )  # fmt: skip
        if look.paces:
            place = Rect(rect.x + 10, rect.bottom - 50, rect.w - 20, 42)
            b.drawn(
                segmented(metrics, place.x, place.y, look.paces, look.pace, width=place.w, height=place.h, order=95)
            )
    return b.region("recap", rect, bleed=30, layer=Layer.RIVAL)


class _Column(NamedTuple):
    """All that is seen of the lines, and the panel they belong to."""

    rect: Rect
    panel: Rect
    blocks: tuple[Block, ...]
    below: float  # how much is free below them
    offset: float


def _lines(model: TableModel) -> Region:
    rect = lines_of(model)
    said = _said(model, rect.w)
    first = _first(model, said, rect.h)
    below = max(0.0, first + rect.h - _high(said))
    offset = first if model.panel.offset == inf else model.panel.offset
    blocks = tuple(chain.from_iterable(chain.from_iterable(said)))
    look = _Column(rect, place_of(model), blocks, below, offset)
    return _drawn_lines(model.metrics, look)


def _drawn_lines(metrics: Metrics, look: _Column) -> Region:
    blocks = (*look.blocks, Block.of(Build(metrics), look.below))
    column = scrolled(LINES, look.rect, blocks, look.offset, layer=Layer.RIVAL, keys=False)
    return changed(column, hits=tuple(changed(hit, clear=look.panel) for hit in column.hits))


def lines_of(model: TableModel) -> Rect:
    """Where the lines of the panel lie."""
    rect = place_of(model)
    return Rect(rect.x + PAD, rect.y + HEAD, rect.w - 2 * PAD, rect.h - HEAD - _foot(model))


def recap_reach(model: TableModel) -> tuple[float, float]:
    """How far the lines are scrolled as long as nobody scrolls them, and how far they can be."""
    rect = lines_of(model)
    said = _said(model, rect.w)
    first = _first(model, said, rect.h)
    return first, max(first, _high(said) - rect.h)


def _first(model: TableModel, said: Sequence[Done], height: float) -> float:
    """Where the panel begins: with what others have done in this round, in its order; what was before has been staged.

    If that leaves room, with something that was done earlier.
    """
    between = [number for number, turn in enumerate(model.panel.turns[:-1]) if turn.seat == NOBODY]
    before = between[-1] + 1 if between else 0
    all_done = [done for turn in said for done in turn]
    begins = accumulate((sum(block.height for block in done) for done in all_done), initial=0.0)
    full = next(begin for begin in begins if _high(said) - begin <= height)
    return min(full, _high(said[:before]))


def _high(said: Iterable[Done]) -> float:
    return sum(block.height for turn in said for done in turn for block in done)


class _Told(NamedTuple):
    """All that a turn shows in the panel."""

    turn: RecapTurn
    number: int
    texts: Texts
    width: float
    style: Style


Done = tuple[tuple[Block, ...], ...]
"""What was done in a turn, each with what it brought: whoever begins to read there reads who did what."""


def _said(model: TableModel, width: float) -> list[Done]:
    """All turns."""
    style = grown(STYLE, model.settings.reading.scale)
    told = (_Told(turn, number, model.texts, width, style) for number, turn in enumerate(model.panel.turns))
    return [_set(model.metrics, one) for one in told]


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
                b.icon(*side.centre, "arrow", 16, colour="brass_light")
                b.hit(side, action=again, tip=tip, order=96, radius=6)
        yield row.bits[0].x == 0, Block.of(b, top + row.height + 2)


def _between(metrics: Metrics, told: _Told) -> Block:
    """Before what belongs to nobody's turn."""
    b = Build(metrics)
    high = max(NAME, told.style.pitch + 7)
    middle = high / 2 + 2
    b.icon(12, middle, "phase_recall", 20, colour="brass_light")
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
