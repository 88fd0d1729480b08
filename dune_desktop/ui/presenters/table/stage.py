"""The new round on a card: what the last one brought, who has how many points, what is fought for now."""

from __future__ import annotations

from typing import NamedTuple

from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n import Texts
from dune_desktop.i18n.template import Markup
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.kit.rank import rank
from dune_desktop.ui.presenters.table.additions import Parts
from dune_desktop.ui.presenters.table.conflict.card import ConflictCardProps, card_props, draw_conflict_card
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.told import Fought, RoundReport
from dune_desktop.ui.screen.display import Action, Rect, Region
from dune_desktop.ui.screen.sizes import BODY, MARKER, SIGN, SIGN_SMALL
from dune_desktop.ui.text.richtext import Style

NAME, STRENGTH, PLACE, GAINS, POINTS = 14.0, 216.0, 262.0, 292.0, 16.0
"""Columns of the ledger: from its left edge, and the points from its right one."""


class _LastProps(NamedTuple):
    """A ribbon on the horizon, in the last round as soon as it is: why it is that."""

    arena: Rect
    words: str
    tip: str


def _select_last(model: TableModel) -> _LastProps | None:
    if model.showing.report is not None or not model.last_round:
        return None
    return _LastProps(model.places["conflict.arena"], why_last(model), model.t("stage.last.tip"))


def _draw_last(b: Build, props: _LastProps) -> Region:
    arena = props.arena
    width = min(arena.w - 40, b.metrics.width(props.words, 22, 600) + 88)
    rect = Rect(arena.x + (arena.w - width) / 2, arena.y - 42, width, 36)
    with b.thing("last", rect):
        b.plate(rect, "note")
        b.icon(rect.x + 24, rect.y + 18, "vp", SIGN)
        b.text(rect.x + 44, rect.y + 18, props.words, 22, 600, "ember", box=width - 56)
        b.hit(rect, tip=props.tip, radius=8)
    return b.region("last", rect, bleed=8)


class _Props(NamedTuple):
    """The card of a new round; its words are markup."""

    rect: Rect
    texts: Texts
    onward: Action
    card: ConflictCardProps
    first: str  # who begins
    makers: str  # where spice has gathered
    round: int
    goal: str  # what ends the game
    last: bool  # or why this is the last round
    fought: str  # for what in the last round; "" before the first one
    seats: tuple[_SeatProps, ...]
    leads: str


class _SeatProps(NamedTuple):
    """A row of the ledger."""

    seat: int
    name: str
    leader: str  # before the first round
    fought: Fought
    points: tuple[int, int] | None  # how many it has, and how many of them came in the round; None where none count


def _select(model: TableModel) -> _Props | None:
    report, number = model.showing.report, model.view.round
    if report is None:
        return None
    rect = model.places["conflict.arena"]
    makers = [model.name("space:" + space) for space in dict.fromkeys(report.makers)]
    last, conflict = bool(model.last_round), model.name("conflict:" + report.conflict) if report.conflict else ""
    return _Props(
        rect,
        model.texts,
        model.onward,
        card_props(model, Rect(rect.x + 12, rect.y + 12, 262, 254)),
        model.t("stage.first", who=model.seat_name(model.view.first_player)),
        model.t("stage.makers", spaces=model.texts.grammar.listed(makers)) if makers else "",
        number,
        why_last(model) if last else model.t("stage.goal", n=model.rules.points_to_end),
        last,
        model.t("stage.fought", card=conflict, n=number - 1) if conflict else "",
        tuple(_seat_props(model, report, seat) for seat in range(len(model.view.seats))),
        leads(model),
    )


def _seat_props(model: TableModel, report: RoundReport, seat: int) -> _SeatProps:
    player, counts = model.view.seats[seat], model.rules.seat_kinds[seat] != "hagal"
    leader = model.name("leader:" + player.leader) if player.leader and not report.conflict else ""
    points = (player.vp, report.points[seat]) if counts else None
    return _SeatProps(seat, model.seat_name(seat), leader, report.fought[seat], points)


def _draw(b: Build, props: _Props) -> Region:
    rect, card = props.rect, props.card.rect
    with b.thing("stage", rect):
        with b.thing("stage.ground", rect):
            b.plate(rect, "arena")
            tip = props.texts.t("stage.tip" if props.fought else "stage.opening.tip")
            b.hit(rect, action=props.onward, tip=tip, ground=True, radius=12)
        draw_conflict_card(b, props.card)
        _notes(b, props, Rect(card.x, card.bottom + 10, card.w, rect.bottom - card.bottom - 22))
        left = card.right + 24
        _told(b, props, Rect(left, rect.y + 12, rect.right - 16 - left, rect.h - 24))
    return b.region("stage", rect, bleed=50)


def _notes(b: Build, props: _Props, rect: Rect) -> None:
    """Draw who begins, and where spice has gathered."""
    b.plate(rect, "note")
    y = rect.y + 26
    with b.thing("stage:first", Rect(rect.x + 8, y - 16, rect.w - 16, 32)):
        b.icon(rect.x + 26, y, "first_player", 26)
        b.markup(rect.x + 50, y, props.first, rect.w - 62, Style(weight=600), middle=True, lines=1, shrink=True)
    if not props.makers:
        return
    with b.thing("stage:makers", Rect(rect.x + 8, y + 22, rect.w - 16, rect.bottom - y - 28)):
        b.icon(rect.x + 26, y + 40, "phase_maker", SIGN, color="spice_text")
        style = Style(color="bone2", line=24)
        room = int((rect.bottom - y - 28) // 24)
        b.markup(rect.x + 50, y + 28, props.makers, rect.w - 62, style, lines=room, ellipsis=True)


def _told(b: Build, props: _Props, rect: Rect) -> None:
    """Draw the number of the round, the ledger of the last one, and who leads."""
    last, words = props.last, props.texts.t("stage.round", n=props.round)
    with b.thing("stage:title", Rect(rect.x, rect.y, rect.w, 64)):
        used = b.text(rect.x, rect.y + 32, words, 46, color="cream", face="title")
        color = "ember" if last else "bone3"
        style = Style(size=22 if last else 20, weight=600 if last else 500, color=color, line=24)
        left = rect.x + used + 22
        b.markup(left, rect.y + 36, props.goal, rect.w - used - 22, style, middle=True, lines=2, shrink=True)
    b.line(rect.x, rect.y + 66, rect.right, rect.y + 66, "brass/60")
    heads = Rect(rect.x, rect.y + 68, rect.w, 32)
    _heads(b, props, heads)
    foot = 52.0
    pitch = min(74.0, (rect.bottom - foot - heads.bottom) / len(props.seats))
    for own in props.seats:
        row = Rect(rect.x, heads.bottom + own.seat * pitch, rect.w, pitch - 6)
        with b.thing(f"stage:seat.{own.seat}", row):
            _row(b, own, props, row)
    with b.thing("stage:leads", Rect(rect.x, rect.bottom - foot + 4, rect.w, foot - 4)):
        style = Style(size=26, face="title", color="cream", line=28)
        b.markup(rect.x, rect.bottom - foot / 2 + 4, props.leads, rect.w, style, middle=True, lines=1, shrink=True)


def _heads(b: Build, props: _Props, rect: Rect) -> None:
    """Draw what was fought for, over the columns of what it brought."""
    t, y = props.texts.t, rect.y + rect.h / 2 - 2  # the first row has a glow
    b.icon(rect.x + 16, y, "combat" if props.fought else "opponents", SIGN_SMALL)
    words, style = props.fought or t("stage.opening"), Style(color="brass_light")
    b.markup(rect.x + 32, y, words, rect.w - 130, style, middle=True, lines=1, shrink=True)
    b.text(rect.right - POINTS, y, t("over.points"), BODY, 500, "brass_light", anchor="right")


def _row(b: Build, own: _SeatProps, props: _Props, rect: Rect) -> None:
    """Draw a seat: its strength, place and reward in the Conflict, and its points with those of the round."""
    fought = own.fought
    b.plate(rect, "ledger.active" if fought.place == 1 else "ledger", f"seat{own.seat}")
    y = rect.y + rect.h / 2
    b.piece(rect.x + NAME + 10, y, "marker", own.seat, MARKER)
    b.text(rect.x + NAME + 30, y, own.name, 21, 600, box=STRENGTH - NAME - 80, cut=True)
    if fought.strength is not None:
        b.text(rect.x + STRENGTH, y, str(fought.strength), 31, 700, _dim(fought.strength > 0), anchor="right")
        b.icon(rect.x + STRENGTH + 14, y, "sword", SIGN_SMALL, 1.0 if fought.strength else 0.4)
    if fought.place:
        rank(b, rect.x + PLACE, y, fought.place, 32)
    room = Rect(rect.x + GAINS, rect.y, rect.w - GAINS - POINTS - 110, rect.h)
    if own.leader:
        b.markup(room.x, y, own.leader, room.w, Style(size=22, line=26), middle=True, lines=2, shrink=True)
    elif props.fought and fought.gains:
        words = Markup(" · ".join(fought.gains))
        style = Style(size=22, weight=600, line=min(30, int(rect.h / 2)))
        b.markup(room.x, y, words, room.w, style, middle=True, lines=2, shrink=True, ellipsis=True)
    elif props.fought and not fought.place:
        b.text(room.x, y, props.texts.t("combat.nothing"), BODY, 500, "bone3", box=room.w)
    if own.points is not None:
        _points(b, *own.points, rect)


def _dim(strong: bool) -> str:
    return "white" if strong else "#9B8D7C"


def _points(b: Build, points: int, change: int, rect: Rect) -> None:
    """Draw how many points the seat has; beside them how many came in the round."""
    y = rect.y + rect.h / 2
    right = rect.right - POINTS
    b.icon(right - 14, y, "vp", 30)
    number = b.text(right - 34, y, str(points), 34, 700, "gold", anchor="right")
    if change:
        words = f"{change:+d}".replace("-", "−")
        color = "gold" if change > 0 else "bad_dark"
        b.text(right - 34 - number - 12, y + 2, words, 22, 600, color, anchor="right")


def leaders(model: TableModel) -> list[int]:
    """The seats with the most points; House Hagal of two players has none."""
    seats = [seat for seat in range(len(model.view.seats)) if seat != model.rules.hagal_seat]
    most = max(model.view.seats[seat].vp for seat in seats)
    return [seat for seat in seats if model.view.seats[seat].vp == most]


def leads(model: TableModel) -> str:
    """Who is ahead, in one sentence."""
    first = leaders(model)
    points = model.view.seats[first[0]].vp
    if len(first) == 1:
        return model.t("stage.leads", who=model.seat_name(first[0]), n=points)
    if len(first) == sum(kind != "hagal" for kind in model.rules.seat_kinds):
        return model.t("stage.level", n=points)
    return model.t("stage.lead", players=model.texts.grammar.both([model.seat_name(seat) for seat in first]), n=points)


def why_last(model: TableModel) -> str:
    """Why this round is the last one, or how it comes to be."""
    if model.last_round == "deck":
        return model.t("stage.last.deck")
    who = next((seat for seat in leaders(model)), NOBODY)
    return model.t("stage.last.points", who=model.seat_name(who), n=model.view.seats[who].vp)


STAGE: Parts = {"stage": Part(_select, _draw), "last": Part(_select_last, _draw_last)}
"""The card while a new round is announced; in the last round a ribbon."""
