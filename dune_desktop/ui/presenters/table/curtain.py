"""The curtain between two people at one screen: who is next, and what happened since that person's last turn.

What happened is a column that scrolls when there is more of it than room. A key of its own lifts the curtain: those
that go on with everything else are on a hand that goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.scrolling import Block, limit_of, scrolled
from dune_desktop.ui.kit.widgets import button
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import face, leader_of
from dune_desktop.ui.presenters.table.told import RecapTurn
from dune_desktop.ui.presenters.table.turn_rows import rows
from dune_desktop.ui.screen.display import Rect, Screen
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.sizes import MARKER_SMALL
from dune_desktop.ui.text.richtext import Laid, Style, grown, layout

STYLE = Style(size=21, line=27)  # of what happened
HEAD = Style(size=22, weight=600, line=30, colour="brass_light")  # of what is nobody's turn
GAP = 6.0  # between two sentences of it
INDENT, BAR = 32.0, 26.0  # left of the words for a marker, right of them for the bar
TITLE = 49.0  # the height of the column's heading

SINCE = "curtain.since"
"""The region of the column."""


class Since(NamedTuple):
    """What has happened since a seat's last turn, or since the beginning of the game if it `had_turn` not yet."""

    had_turn: bool
    turns: tuple[RecapTurn, ...]


def curtain_screen(model: TableModel, seat: int, before: int, since: Since, offset: float) -> Screen:
    """The curtain for `seat`; `before` is who sat in front of the screen until now, -1 nobody.

    What happened is scrolled so far from its top, at most to its end.
    """
    width, height = model.canvas
    b = Build(model.metrics)
    whole = Rect(0, 0, width, height)
    with b.thing("curtain", whole):
        _curtain(model, b, seat, before, since)
    column = scrolled(SINCE, _column(model), _blocks(model, since), offset, layer=Layer.CURTAIN)
    return Screen("title", (b.region("curtain", whole, modal=True, layer=Layer.CURTAIN), column), width, height)


def curtain_limit(model: TableModel, since: Since) -> float:
    """How far what happened can be scrolled."""
    return limit_of(_blocks(model, since), _column(model).h)


def _curtain(model: TableModel, b: Build, seat: int, before: int, since: Since) -> None:
    width, height = model.canvas
    b.plate(Rect(0, 0, width, height), "curtain")
    left, middle = width * 0.09, height * 0.42
    who = Rect(left - 24, middle - 128, 190, 190)
    with b.thing("curtain:who", who):
        face(b, leader_of(model.view.seats[seat]), who, seat)
    name = model.seat_name(seat)
    text = left + 200
    b.text(text, middle - 96, model.t("curtain.turn", who=name), 52, colour="cream", face="title", box=width * 0.4)
    if before not in (-1, seat):
        note = model.t("curtain.hand_over", who=name, other=model.seat_name(before))
    else:
        note = model.t("curtain.hand_over.first", who=name)
    b.markup(text, middle - 52, note, width * 0.36, Style(colour="bone2", size=22, line=28))
    made = button(
        model.metrics,
        text,
        middle + 30,
        model.t("curtain.uncover", who=name),
        ("uncover",),
        kind="button.primary",
        width=340,
        height=66,
        command="uncover",
        cap=model.cap("uncover"),
    )
    b.drawn(made)
    look = button(model.metrics, text, made.rect.bottom + 20, model.t("curtain.look"), ("look",), height=48, order=1)
    b.drawn(look)
    if since.turns or model.chronicle:
        title = model.t("curtain.since", who=name) if since.had_turn else model.t("curtain.since.first")
        rect = _column(model)
        b.text(rect.x, rect.y - TITLE + 14, title, 24, colour="brass_light", face="title", box=rect.w)
        b.line(rect.x, rect.y - TITLE + 36, rect.right, rect.y - TITLE + 36, "brass/50")


def _column(model: TableModel) -> Rect:
    """Where what happened is told."""
    width, height = model.canvas
    top = height * 0.42 - 130 + TITLE
    return Rect(width * 0.54, top, width * 0.38, height - 60 - top)


def _blocks(model: TableModel, since: Since) -> list[Block]:
    """Turn by turn, as the panel at the table tells it, oldest first.

    Where positions are not kept, after a game was loaded, these are the sentences of the chronicle.
    """
    style, width = grown(STYLE, model.settings.reading.scale), _column(model).w - INDENT - BAR
    if not since.turns:
        told = reversed(model.chronicle)
        return [_block(model, line.seat, layout(line.text, model.metrics, width, style)) for line in told]
    found: list[Block] = []
    for turn in since.turns:
        if turn.seat == NOBODY:
            found.append(
                _block(
                    model,
                    NOBODY,
                    layout(model.t("recap.between"), model.metrics, width, grown(HEAD, model.settings.reading.scale)),
                )
            )
        for place, row in enumerate(rows(turn, model.metrics, width, style)):
            seat = turn.seat if place == 0 else NOBODY
            found.append(_block(model, seat, *(bit.laid for bit in row.bits), at=[bit.x for bit in row.bits]))
    return found


def _block(model: TableModel, seat: int, *words: Laid, at: Sequence[float] = (0.0,)) -> Block:
    """Words side by side, with the marker of a seat or NOBODY's before them."""
    b = Build(model.metrics)
    if seat != NOBODY:
        b.piece(12, model.settings.reading.of(STYLE.pitch) / 2, "marker", seat, MARKER_SMALL)
    for laid, x in zip(words, at, strict=True):
        b.extend(laid.at(INDENT + x, 0))
    return Block.of(b, max(laid.height for laid in words) + GAP)
