"""The curtain between two people at one screen: who is next, and what happened since that person's last turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from dune_desktop.engine.ids import NOBODY
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.widgets import button
from dune_desktop.ui.presenters.table.model import RecapTurn, TableModel
from dune_desktop.ui.presenters.table.pictured import face, leader_of
from dune_desktop.ui.screen.display import Rect, Screen
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.text.richtext import Laid, Style, escape, layout

STYLE = Style(size=21, line=27)  # of what happened
HEAD = Style(size=22, weight=600, line=30, colour="brass_light")  # of whose turn it was
GAP = 6.0  # between two sentences of it


class Since(NamedTuple):
    """What has happened since a seat's last turn, or since the beginning of the game if it `had_turn` not yet."""

    had_turn: bool
    turns: tuple[RecapTurn, ...]


class Row(NamedTuple):
    """A line on the curtain, with the marker of a seat or NOBODY's before it; the `head` of a turn says whose it is."""

    laid: Laid
    seat: int
    head: bool


def curtain_screen(model: TableModel, seat: int, before: int, since: Since) -> Screen:
    """The curtain for `seat`; `before` is who sat in front of the screen until now, -1 nobody."""
    width, height = model.canvas
    b = Build(model.metrics)
    whole = Rect(0, 0, width, height)
    with b.thing("curtain", whole):
        _curtain(model, b, seat, before, since)
    return Screen("title", (b.region("curtain", whole, modal=True, layer=Layer.CURTAIN),), width, height)


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
        command="primary",
        cap=model.cap("primary"),
    )
    b.drawn(made)
    look = button(model.metrics, text, made.rect.bottom + 20, model.t("curtain.look"), ("look",), height=48, order=1)
    b.drawn(look)
    title = model.t("curtain.since", who=name) if since.had_turn else model.t("curtain.since.first")
    rect = Rect(width * 0.54, middle - 130, width * 0.38, height - 60 - (middle - 130))
    rows = _turns(model, since.turns, rect.w - 32) if since.turns else _sentences(model, rect.w - 32)
    if rows:
        _since(b, rect, title, rows)


def _turns(model: TableModel, turns: Sequence[RecapTurn], width: float) -> list[Row]:
    """Turn by turn, a line per thing, as the panel at the table tells it."""
    rows: list[Row] = []
    for turn in turns:
        name = model.t("recap.between") if turn.seat == NOBODY else model.seat_name(turn.seat)
        rows.append(Row(layout(escape(name), model.metrics, width, HEAD), turn.seat, True))
        rows += [Row(layout(line.text, model.metrics, width, STYLE), NOBODY, False) for line in turn.lines]
    return rows


def _sentences(model: TableModel, width: float) -> list[Row]:
    """The sentences of the chronicle, where positions are not kept: after a game was loaded."""
    told = reversed(model.chronicle)
    return [Row(layout(entry.text, model.metrics, width, STYLE), entry.seat, False) for entry in told]


def _since(b: Build, rect: Rect, title: str, rows: Sequence[Row]) -> None:
    """As many of the latest rows as there is room for, whole, oldest first; a turn never without its head."""
    b.text(rect.x, rect.y + 14, title, 24, colour="brass_light", face="title", box=rect.w)
    b.line(rect.x, rect.y + 36, rect.right, rect.y + 36, "brass/50")
    first, room = len(rows), rect.h - 49
    for at in reversed(range(len(rows))):
        room -= rows[at].laid.height + GAP
        head = (
            next((row.laid.height + GAP for row in reversed(rows[:at]) if row.head), 0.0) if not rows[at].head else 0.0
        )
        if room < head:
            break
        first = at
    heads = [row for row in rows[:first] if row.head]
    shown = rows[first:]
    if heads and shown and not shown[0].head:
        shown = [heads[-1], *shown]
    y = rect.y + 49.0
    for row in shown:
        if row.seat >= 0:
            b.piece(rect.x + 12, y + (HEAD if row.head else STYLE).pitch / 2, "marker", row.seat, 18)
        b.extend(row.laid.at(rect.x + 32, y))
        y += row.laid.height + GAP
