"""The curtain between two people at one screen: who is next, and what happened since that person's last turn."""

from __future__ import annotations

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.widgets import button
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import face, leader_of
from dune_desktop.ui.screen.display import Rect, Screen
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.text.richtext import Style, layout

STYLE = Style(size=21, line=27)  # of what happened
GAP = 6.0  # between two sentences of it


def curtain_screen(model: TableModel, seat: int, before: int, had_turn: bool) -> Screen:
    """The curtain for `seat`; `before` is who sat in front of the screen until now, -1 nobody.

    `had_turn`: the chronicle begins with the end of the seat's last turn, not with the beginning of the game.
    """
    width, height = model.canvas
    b = Build(model.metrics)
    whole = Rect(0, 0, width, height)
    with b.thing("curtain", whole):
        _curtain(model, b, seat, before, had_turn)
    return Screen("title", (b.region("curtain", whole, modal=True, layer=Layer.CURTAIN),), width, height)


def _curtain(model: TableModel, b: Build, seat: int, before: int, had_turn: bool) -> None:
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
    title = model.t("curtain.since", who=name) if had_turn else model.t("curtain.since.first")
    _since(model, b, Rect(width * 0.54, middle - 130, width * 0.38, height - 60 - (middle - 130)), title)


def _since(model: TableModel, b: Build, rect: Rect, title: str) -> None:
    """As many of the latest sentences as there is room for, whole, oldest first."""
    b.text(rect.x, rect.y + 14, title, 24, colour="brass_light", face="title", box=rect.w)
    b.line(rect.x, rect.y + 36, rect.right, rect.y + 36, "brass/50")
    told = [(entry, layout(entry.text, model.metrics, rect.w - 32, STYLE)) for entry in model.chronicle]
    room, fits = rect.h - 49, 0
    for _, laid in told:
        room -= laid.height + GAP
        if room < 0:
            break
        fits += 1
    y = rect.y + 49.0
    for entry, laid in reversed(told[:fits]):
        if entry.seat >= 0:
            b.piece(rect.x + 12, y + STYLE.pitch / 2, "marker", entry.seat, 18)
        b.extend(laid.at(rect.x + 32, y))
        y += laid.height + GAP
