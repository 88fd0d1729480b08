"""A Rival's turn as it is shown: the House Hagal cards it turned, why it went where it went, and what it got."""

from __future__ import annotations

import math

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.table.additions import Parts, unselected
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import FACE, face, leader_of
from dune_desktop.ui.presenters.table.told import RivalCard, RivalTurn
from dune_desktop.ui.screen.display import Bar, Picture, Rect, Region
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.sizes import BODY, COUNT
from dune_desktop.ui.text.richtext import Style, escape

MOST_CARDS = 3  # how many turned cards are listed; more are counted


def rival_panel(model: TableModel) -> Parts:
    """While the turn is shown: the panel in the right column, and the dotted way from the seat to the space."""
    turn = model.showing.rival
    if turn is None or not turn.cards or not model.showing.watch:
        return {}
    return {"rival": unselected(_panel)} | ({"rival.way": unselected(_way)} if turn.cards[-1].space else {})


def _panel(model: TableModel) -> Region:
    turn = model.showing.rival
    assert turn is not None
    rect = model.places["rival"]
    b = Build(model.metrics)
    with b.thing(f"rival:{turn.seat}", rect):
        _told(model, b, turn, rect)
        b.hit(rect, inspect="hagal:" + turn.cards[-1].card, radius=12)
    return b.region("rival", rect, bleed=30, layer=Layer.RIVAL)


def _told(model: TableModel, b: Build, turn: RivalTurn, rect: Rect) -> None:
    b.plate(rect, "rival", f"seat{turn.seat}")
    leader = leader_of(model.view.seats[turn.seat])
    face(b, leader, Rect(rect.x + 10, rect.y - 14, FACE, FACE), turn.seat)
    title = model.t("rival.turns", name=model.seat_name(turn.seat))
    b.text(rect.x + 80, rect.y + 24, title, 24, colour="name", face="title", box=rect.w - 98)
    final = turn.cards[-1]
    card = Rect(rect.x + 14, rect.y + 50, 120 if model.places.crowded else 108, 178)
    with b.thing("hagal:" + final.card, card):
        _card(model, b, final, card)
    x, width = card.right + 14, rect.right - card.right - 28
    y = rect.y + 50.0
    listed = turn.cards[-MOST_CARDS:]
    if len(turn.cards) > MOST_CARDS:
        b.text(x + 22, y + 10, model.t("rival.more_cards", n=len(turn.cards) - MOST_CARDS), BODY, 500, "bone3")
        y += 24
    for entry in listed:
        y += _entry(model, b, entry, x, y, width)
    b.line(x, y + 4, rect.right - 14, y + 4, "brass/45")
    y += 12
    bought = [f"{{{component.partition(':')[0]}}} {escape(model.name(component))}" for component in turn.acquired]
    held = [] if turn.held is None else [model.t("rival.holds_back", n=turn.held[0], lead=turn.held[1])]
    for gain in (*bought, *held, *turn.gains):
        laid = b.markup(x, y, gain, width, Style(line=25), lines=1, shrink=True, ellipsis=True)
        y += laid.height
        if y > rect.bottom - 26:
            break


def _card(model: TableModel, b: Build, entry: RivalCard, rect: Rect) -> None:
    """The House Hagal card itself, small: name, picture, gains and swords; of two spaces the one that counts."""
    spec = model.rules.hagal_cards[entry.card]
    name = "hagal:" + entry.card if spec.instead is None else "space:" + entry.space
    b.plate(rect, "rival.card")
    b.markup(
        rect.x + 4,
        rect.y + 24,
        escape(model.name(name)),
        rect.w - 8,
        Style(size=20, face="title", colour="ink", line=20),
        middle=True,
        align="centre",
        lines=2,
        shrink=True,
    )
    b.add(Picture(Rect(rect.x + 8, rect.y + 46, rect.w - 16, 52), "hagal:" + entry.card, radius=5))
    other = spec.instead
    effects = other.effects if other is not None and other.space == entry.space else spec.effects
    b.signs(line(effects, model.texts), rect.x + 6, rect.y + 118, rect.w - 12, 24, "rival.card", centre=True)
    b.add(Bar(Rect(rect.x + 10, rect.y + 137, rect.w - 20, 1.5), "#9A6A2C"))
    swords(b, rect, rect.y + 157, spec.swords)


def swords(b: Build, rect: Rect, y: float, number: int) -> None:
    """How strong the card makes a Rival in Combat, in its middle."""
    width = b.metrics.width(str(number), COUNT, 700)
    left = rect.x + (rect.w - width - 30) / 2
    b.text(left, y, str(number), COUNT, 700, "ink")
    b.icon(left + width + 17, y, "sword", 26)


def _entry(model: TableModel, b: Build, entry: RivalCard, x: float, y: float, width: float) -> float:
    """One turned card: taken or passed over, and why; returns its height."""
    goes = entry.verdict == "goes"
    b.text(x + 8, y + 11, "✓" if goes else "✕", BODY, 700, "good_dark" if goes else "bad_dark", anchor="centre")
    name = model.name("space:" + entry.space) if entry.space else model.name("hagal:" + entry.card)
    used = b.text(x + 22, y + 11, name, BODY, 600 if goes else 500, "bone" if goes else "bone3", box=width - 24)
    if goes:
        return 26
    who = model.seat_name(entry.other) if entry.other >= 0 else ""
    reason = model.t("rival.verdict." + entry.verdict, name=who)
    room = width - 24 - used - 8
    if model.metrics.width(reason) <= room:
        b.text(x + 22 + used + 8, y + 11, reason, BODY, 500, "bone3")
        return 26
    b.text(x + 22, y + 34, reason, BODY, 500, "bone3", box=width - 24)
    return 48


def _way(model: TableModel) -> Region:
    """The dotted path from the seat's panel to the space it goes to."""
    turn = model.showing.rival
    assert turn is not None
    target = model.place_of(turn.cards[-1].space)
    seat = model.places[f"seat.{turn.seat}"]
    start = (seat.x + seat.w / 2, seat.bottom)
    end = (target.right - 24, target.y + 8)
    bend = ((start[0] + end[0]) / 2 + (60 if end[0] > start[0] else -60), (start[1] + end[1]) / 2 - 20)
    b = Build(model.metrics)
    dots = max(8, int(math.dist(start, end) / 20))
    left, right = min(start[0], end[0], bend[0]) - 10, max(start[0], end[0], bend[0]) + 10
    whole = Rect(left, start[1], right - left, end[1] - start[1] + 10)
    with b.thing("way", whole):
        for index in range(1, dots):
            t = index / dots
            px = (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * bend[0] + t**2 * end[0]
            py = (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * bend[1] + t**2 * end[1]
            b.bar(Rect(px - 4, py - 4, 8, 8), "keyline", radius=4)
            b.bar(Rect(px - 3, py - 3, 6, 6), f"seat{turn.seat}_pale", radius=3)
    return b.region("rival.way", whole, bleed=12, layer=Layer.WAY)
