"""A Rival's turn as it is shown: the House Hagal cards it turned, why it went where it went, and what it got."""

from __future__ import annotations

import math
from typing import NamedTuple

from dune_desktop.engine.model.components import HagalCard
from dune_desktop.i18n import Texts
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.table.additions import Parts
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import FACE, face, leader_of
from dune_desktop.ui.presenters.table.told import RivalCard, RivalTurn
from dune_desktop.ui.screen.display import Bar, Picture, Rect, Region
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.sizes import BODY, COUNT
from dune_desktop.ui.text.richtext import Style, escape

MOST_CARDS = 3  # how many turned cards are listed; more are counted


class _Props(NamedTuple):
    """The panel in the right column."""

    rect: Rect
    texts: Texts
    turn: RivalTurn
    names: tuple[str, ...]  # of all seats
    leader: str
    card: HagalCard  # the last one turned
    card_width: float


def _select(model: TableModel) -> _Props | None:
    turn = _shown(model)
    if turn is None:
        return None
    leader, card = leader_of(model.view.seats[turn.seat]), model.rules.hagal_cards[turn.cards[-1].card]
    width = 120
    return _Props(model.places["rival"], model.texts, turn, model.names, leader, card, width)


def _shown(model: TableModel) -> RivalTurn | None:
    turn = model.showing.rival
    return turn if turn is not None and turn.cards and model.showing.watch else None


def _draw(b: Build, props: _Props) -> Region:
    rect = props.rect
    with b.thing(f"rival:{props.turn.seat}", rect):
        _told(b, props)
        b.hit(rect, inspect="hagal:" + props.card.id, radius=12)
    return b.region("rival", rect, bleed=30, layer=Layer.RIVAL)


def _told(b: Build, props: _Props) -> None:
    rect, turn, t = props.rect, props.turn, props.texts.t
    b.plate(rect, "rival", f"seat{turn.seat}")
    face(b, props.leader, Rect(rect.x + 10, rect.y - 14, FACE, FACE), turn.seat)
    title = t("rival.turns", name=props.names[turn.seat])
    b.text(rect.x + 80, rect.y + 24, title, 24, color="name", face="title", box=rect.w - 98)
    card = Rect(rect.x + 14, rect.y + 50, props.card_width, 178)
    with b.thing("hagal:" + props.card.id, card):
        _card(b, props, card)
    x, width = card.right + 14, rect.right - card.right - 28
    y = rect.y + 50.0
    listed = turn.cards[-MOST_CARDS:]
    if len(turn.cards) > MOST_CARDS:
        b.text(x + 22, y + 10, t("rival.more_cards", n=len(turn.cards) - MOST_CARDS), BODY, 500, "bone3")
        y += 24
    for entry in listed:
        y += _entry(b, props, entry, x, y, width)
    b.line(x, y + 4, rect.right - 14, y + 4, "brass/45")
    y += 12
    name = props.texts.name
    bought = [f"{{{component.partition(':')[0]}}} {escape(name(component))}" for component in turn.acquired]
    held = [] if turn.held is None else [t("rival.holds_back", n=turn.held[0], lead=turn.held[1])]
    for gain in (*bought, *held, *turn.gains):
        laid = b.markup(x, y, gain, width, Style(line=25), lines=1, shrink=True, ellipsis=True)
        y += laid.height
        if y > rect.bottom - 26:
            break


def _card(b: Build, props: _Props, rect: Rect) -> None:
    """Draw the House Hagal card itself, small: name, picture, gains and swords; of two spaces the one that counts."""
    card, space = props.card, props.turn.cards[-1].space
    name = "hagal:" + card.id if card.instead is None else "space:" + space
    b.plate(rect, "rival.card")
    words, style = escape(props.texts.name(name)), Style(size=20, face="title", color="ink", line=20)
    middle = rect.y + 24
    b.markup(rect.x + 4, middle, words, rect.w - 8, style, middle=True, align="center", lines=2, shrink=True)
    b.add(Picture(Rect(rect.x + 8, rect.y + 46, rect.w - 16, 52), "hagal:" + card.id, radius=5))
    other = card.instead
    effects = other.effects if other is not None and other.space == space else card.effects
    b.signs(line(effects, props.texts), rect.x + 6, rect.y + 118, rect.w - 12, 24, "rival.card", center=True)
    b.add(Bar(Rect(rect.x + 10, rect.y + 137, rect.w - 20, 1.5), "#9A6A2C"))
    swords(b, rect, rect.y + 157, card.swords)


def swords(b: Build, rect: Rect, y: float, number: int) -> None:
    """How strong the card makes a Rival in Combat, in its middle."""
    width = b.metrics.width(str(number), COUNT, 700)
    left = rect.x + (rect.w - width - 30) / 2
    b.text(left, y, str(number), COUNT, 700, "ink")
    b.icon(left + width + 17, y, "sword", 26)


def _entry(b: Build, props: _Props, entry: RivalCard, x: float, y: float, width: float) -> float:
    """Draw one turned card: taken or passed over, and why; return its height."""
    texts, goes = props.texts, entry.verdict == "goes"
    b.text(x + 8, y + 11, "✓" if goes else "✕", BODY, 700, "good_dark" if goes else "bad_dark", anchor="center")
    name = texts.name("space:" + entry.space if entry.space else "hagal:" + entry.card)
    used = b.text(x + 22, y + 11, name, BODY, 600 if goes else 500, "bone" if goes else "bone3", box=width - 24)
    if goes:
        return 26
    who = props.names[entry.other] if entry.other >= 0 else ""
    reason = texts.t("rival.verdict." + entry.verdict, name=who)
    room = width - 24 - used - 8
    if b.metrics.width(reason) <= room:
        b.text(x + 22 + used + 8, y + 11, reason, BODY, 500, "bone3")
        return 26
    b.text(x + 22, y + 34, reason, BODY, 500, "bone3", box=width - 24)
    return 48


class _WayProps(NamedTuple):
    """The dotted path from the seat's panel to the space it goes to."""

    number: int
    seat: Rect
    target: Rect


def _select_way(model: TableModel) -> _WayProps | None:
    turn = _shown(model)
    if turn is None or not turn.cards[-1].space:
        return None
    return _WayProps(turn.seat, model.places[f"seat.{turn.seat}"], model.place_of(turn.cards[-1].space))


def _draw_way(b: Build, props: _WayProps) -> Region:
    number, seat, target = props
    start = (seat.x + seat.w / 2, seat.bottom)
    end = (target.right - 24, target.y + 8)
    bend = ((start[0] + end[0]) / 2 + (60 if end[0] > start[0] else -60), (start[1] + end[1]) / 2 - 20)
    dots = max(8, int(math.dist(start, end) / 20))
    left, right = min(start[0], end[0], bend[0]) - 10, max(start[0], end[0], bend[0]) + 10
    whole = Rect(left, start[1], right - left, end[1] - start[1] + 10)
    with b.thing("way", whole):
        for index in range(1, dots):
            t = index / dots
            px = (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * bend[0] + t**2 * end[0]
            py = (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * bend[1] + t**2 * end[1]
            b.bar(Rect(px - 4, py - 4, 8, 8), "keyline", radius=4)
            b.bar(Rect(px - 3, py - 3, 6, 6), f"seat{number}_pale", radius=3)
    return b.region("rival.way", whole, bleed=12, layer=Layer.WAY)


RIVAL: Parts = {"rival": Part(_select, _draw), "rival.way": Part(_select_way, _draw_way)}
"""While the turn is shown: the panel, and the way if the Rival goes somewhere."""
