"""The curtain between two people at one screen: who is next, and what happened since that person's last turn.

What happened is a column that scrolls when there is more of it than room. A key of its own lifts the curtain: those
that go on with everything else are on a hand that goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n import Texts
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.scrolling import Block, limit_of, scrolled
from dune_desktop.ui.kit.widgets import button
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import face, leader_of
from dune_desktop.ui.presenters.table.told import ChronicleLine, RecapTurn
from dune_desktop.ui.presenters.table.turn_rows import rows
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.sizes import MARKER_SMALL
from dune_desktop.ui.text.richtext import Laid, Style, grown, layout

STYLE = Style(size=21, line=27)  # of what happened
HEAD = Style(size=22, weight=600, line=30, color="brass_light")  # of what is nobody's turn
GAP = 6.0  # between two sentences of it
INDENT, BAR = 32.0, 26.0  # left of the words for a marker, right of them for the bar
TITLE = 49.0  # the height of the column's heading

SINCE = "curtain.since"
"""The region of the column."""


class Since(NamedTuple):
    """What has happened since a seat's last turn, or since the beginning of the game if it `had_turn` not yet."""

    had_turn: bool
    turns: tuple[RecapTurn, ...]


class CurtainProps(NamedTuple):
    """All that the curtain shows; words as markup."""

    canvas: tuple[float, float]
    texts: Texts
    seat: int
    leader: str
    name: str
    note: str
    title: str  # of what happened
    cap: str
    column: _ColumnProps
    offset: float  # so far what happened is scrolled from its top, at most to its end


class _ColumnProps(NamedTuple):
    """What happened, the oldest first: turns, or else the sentences that tell it."""

    rect: Rect
    texts: Texts
    scale: float  # how many times the usual size text to be read has
    turns: tuple[RecapTurn, ...]
    told: tuple[ChronicleLine, ...]


def curtain_props(model: TableModel, seat: int, before: int, since: Since, offset: float) -> CurtainProps:
    """Select the curtain for `seat`; `before` is who sat in front of the screen until now, -1 nobody."""
    name, column = model.seat_name(seat), _column(model, since)
    if before not in (-1, seat):
        note = model.t("curtain.hand_over", who=name, other=model.seat_name(before))
    else:
        note = model.t("curtain.hand_over.first", who=name)
    title = model.t("curtain.since", who=name) if since.had_turn else model.t("curtain.since.first")
    leader, cap = leader_of(model.view.seats[seat]), model.cap("uncover")
    return CurtainProps(model.canvas, model.texts, seat, leader, name, note, title, cap, column, offset)


def _column(model: TableModel, since: Since) -> _ColumnProps:
    """Select what happened, turn by turn, as the panel at the table tells it.

    Where positions are not kept, after a game was loaded, these are the sentences of the chronicle.
    """
    width, height = model.canvas
    top = height * 0.42 - 130 + TITLE
    rect = Rect(width * 0.54, top, width * 0.38, height - 60 - top)
    told = model.chronicle[::-1] if not since.turns else ()
    return _ColumnProps(rect, model.texts, model.settings.reading.scale, since.turns, told)


def curtain_limit(model: TableModel, since: Since) -> float:
    """Return how far what happened can be scrolled."""
    column = _column(model, since)
    return limit_of(_blocks(model.metrics, column), column.rect.h)


def draw_curtain(b: Build, props: CurtainProps) -> tuple[Region, ...]:
    """Draw the curtain, and the column on it."""
    whole, blocks = Rect(0, 0, *props.canvas), _blocks(b.metrics, props.column)
    with b.thing("curtain", whole):
        _curtain(b, props, whole)
    column = scrolled(SINCE, props.column.rect, blocks, props.offset, layer=Layer.CURTAIN)
    return b.region("curtain", whole, modal=True, layer=Layer.CURTAIN), column


def _curtain(b: Build, props: CurtainProps, whole: Rect) -> None:
    width, height, t, name = whole.w, whole.h, props.texts.t, props.name
    b.plate(whole, "curtain")
    left, middle = width * 0.09, height * 0.42
    who = Rect(left - 24, middle - 128, 190, 190)
    with b.thing("curtain:who", who):
        face(b, props.leader, who, props.seat)
    text = left + 200
    b.text(text, middle - 96, t("curtain.turn", who=name), 52, color="cream", face="title", box=width * 0.4)
    b.markup(text, middle - 52, props.note, width * 0.36, Style(color="bone2", size=22, line=28))
    made = button(
        b.metrics, text, middle + 30, t("curtain.uncover", who=name), ("uncover",), kind="button.primary", width=340,
        height=66, command="uncover", cap=props.cap,
    )  # fmt: skip
    b.drawn(made)
    b.drawn(button(b.metrics, text, made.rect.bottom + 20, t("curtain.look"), ("look",), height=48, order=1))
    if props.column.turns or props.column.told:
        rect = props.column.rect
        b.text(rect.x, rect.y - TITLE + 14, props.title, 24, color="brass_light", face="title", box=rect.w)
        b.line(rect.x, rect.y - TITLE + 36, rect.right, rect.y - TITLE + 36, "brass/50")


def _blocks(metrics: Metrics, props: _ColumnProps) -> list[Block]:
    style, width = grown(STYLE, props.scale), props.rect.w - INDENT - BAR
    found = [_block(metrics, style, line.seat, layout(line.text, metrics, width, style)) for line in props.told]
    for turn in props.turns:
        if turn.seat == NOBODY:
            between = layout(props.texts.t("recap.between"), metrics, width, grown(HEAD, props.scale))
            found.append(_block(metrics, style, NOBODY, between))
        for place, row in enumerate(rows(turn, metrics, width, style)):
            seat = turn.seat if place == 0 else NOBODY
            found.append(_block(metrics, style, seat, *(bit.laid for bit in row.bits), at=[bit.x for bit in row.bits]))
    return found


def _block(metrics: Metrics, style: Style, seat: int, *words: Laid, at: Sequence[float] = (0.0,)) -> Block:
    """Set words side by side, with the marker of a seat or NOBODY's before them."""
    b = Build(metrics)
    if seat != NOBODY:
        b.piece(12, style.pitch / 2, "marker", seat, MARKER_SMALL)
    for laid, x in zip(words, at, strict=True):
        b.extend(laid.at(INDENT + x, 0))
    return Block.of(b, max(laid.height for laid in words) + GAP)
