"""The new round on a card: what the last one brought, who has how many points, what is fought for now."""

from __future__ import annotations

from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n.template import Markup
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.rank import rank
from dune_desktop.ui.presenters.table.additions import Parts, unselected
from dune_desktop.ui.presenters.table.conflict.card import conflict_card
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.told import Fought, RoundReport
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.sizes import BODY, MARKER, SIGN, SIGN_SMALL
from dune_desktop.ui.text.richtext import Style

NAME, STRENGTH, PLACE, GAINS, POINTS = 14.0, 216.0, 262.0, 292.0, 16.0
"""Columns of the ledger: from its left edge, and the points from its right one."""


def stage(model: TableModel) -> Parts:
    """The card, while a new round is announced; in the last one that it is, as soon as it is."""
    if model.showing.report is not None:
        return {"stage": unselected(_card)}
    return {"last": unselected(_last)} if model.last_round else {}


def _last(model: TableModel) -> Region:
    """A ribbon on the horizon."""
    arena = model.places["conflict.arena"]
    words = why_last(model)
    b = Build(model.metrics)
    width = min(arena.w - 40, model.metrics.width(words, 22, 600) + 88)
    rect = Rect(arena.x + (arena.w - width) / 2, arena.y - 42, width, 36)
    with b.thing("last", rect):
        b.plate(rect, "note")
        b.icon(rect.x + 24, rect.y + 18, "vp", SIGN)
        b.text(rect.x + 44, rect.y + 18, words, 22, 600, "ember", box=width - 56)
        b.hit(rect, tip=model.t("stage.last.tip"), radius=8)
    return b.region("last", rect, bleed=8)


def _card(model: TableModel) -> Region:
    rect = model.places["conflict.arena"]
    b = Build(model.metrics)
    with b.thing("stage", rect):
        with b.thing("stage.ground", rect):
            b.plate(rect, "arena")
            tip = model.t(
                "stage.tip" if model.showing.report and model.showing.report.conflict else "stage.opening.tip"
            )
            b.hit(rect, action=model.onward, tip=tip, ground=True, radius=12)
        card = Rect(rect.x + 12, rect.y + 12, 262, 254)
        conflict_card(model, b, card)
        _notes(model, b, Rect(card.x, card.bottom + 10, card.w, rect.bottom - card.bottom - 22))
        left = card.right + 24
        _told(model, b, Rect(left, rect.y + 12, rect.right - 16 - left, rect.h - 24))
    return b.region("stage", rect, bleed=50)


def _notes(model: TableModel, b: Build, rect: Rect) -> None:
    """Who begins, and where spice has gathered."""
    assert model.showing.report is not None
    b.plate(rect, "note")
    first = model.view.first_player
    y = rect.y + 26
    with b.thing("stage:first", Rect(rect.x + 8, y - 16, rect.w - 16, 32)):
        b.icon(rect.x + 26, y, "first_player", 26)
        words = model.t("stage.first", who=model.seat_name(first))
        b.markup(rect.x + 50, y, words, rect.w - 62, Style(weight=600), middle=True, lines=1, shrink=True)
    if not model.showing.report.makers:
        return
    spaces = model.texts.grammar.listed(
        model.name("space:" + space) for space in dict.fromkeys(model.showing.report.makers)
    )
    with b.thing("stage:makers", Rect(rect.x + 8, y + 22, rect.w - 16, rect.bottom - y - 28)):
        b.icon(rect.x + 26, y + 40, "phase_maker", SIGN, colour="spice_text")
        style = Style(colour="bone2", line=24)
        room = int((rect.bottom - y - 28) // 24)
        text = model.t("stage.makers", spaces=spaces)
        b.markup(rect.x + 50, y + 28, text, rect.w - 62, style, lines=room, ellipsis=True)


def _told(model: TableModel, b: Build, rect: Rect) -> None:
    """The number of the round, the ledger of the last one, and who leads."""
    assert model.showing.report is not None
    last = model.last_round
    with b.thing("stage:title", Rect(rect.x, rect.y, rect.w, 64)):
        used = b.text(rect.x, rect.y + 32, model.t("stage.round", n=model.view.round), 46, colour="cream", face="title")
        if last:
            words, colour = why_last(model), "ember"
        else:
            words, colour = model.t("stage.goal", n=model.rules.points_to_end), "bone3"
        style = Style(size=22 if last else 20, weight=600 if last else 500, colour=colour, line=24)
        b.markup(rect.x + used + 22, rect.y + 36, words, rect.w - used - 22, style, middle=True, lines=2, shrink=True)
    b.line(rect.x, rect.y + 66, rect.right, rect.y + 66, "brass/60")
    heads = Rect(rect.x, rect.y + 68, rect.w, 32)
    _heads(model, b, heads)
    seats = len(model.view.seats)
    foot = 52.0
    pitch = min(74.0, (rect.bottom - foot - heads.bottom) / seats)
    for seat in range(seats):
        row = Rect(rect.x, heads.bottom + seat * pitch, rect.w, pitch - 6)
        with b.thing(f"stage:seat.{seat}", row):
            _row(model, b, seat, model.showing.report, row)
    with b.thing("stage:leads", Rect(rect.x, rect.bottom - foot + 4, rect.w, foot - 4)):
        style = Style(size=26, face="title", colour="cream", line=28)
        b.markup(rect.x, rect.bottom - foot / 2 + 4, leads(model), rect.w, style, middle=True, lines=1, shrink=True)


def _heads(model: TableModel, b: Build, rect: Rect) -> None:
    """What was fought for, over the columns of what it brought."""
    assert model.showing.report is not None
    y = rect.y + rect.h / 2 - 2  # the first row has a glow
    if model.showing.report.conflict:
        name = model.name("conflict:" + model.showing.report.conflict)
        words = model.t("stage.fought", card=name, n=model.view.round - 1)
        b.icon(rect.x + 16, y, "combat", SIGN_SMALL)
    else:
        words = model.t("stage.opening")
        b.icon(rect.x + 16, y, "opponents", SIGN_SMALL)
    b.markup(rect.x + 32, y, words, rect.w - 130, Style(colour="brass_light"), middle=True, lines=1, shrink=True)
    b.text(rect.right - POINTS, y, model.t("over.points"), BODY, 500, "brass_light", anchor="right")


def _row(model: TableModel, b: Build, seat: int, report: RoundReport, rect: Rect) -> None:
    """A seat: its strength, place and reward in the Conflict, and its points with those of the round."""
    fought = report.fought[seat]
    b.plate(rect, "ledger.active" if fought.place == 1 else "ledger", f"seat{seat}")
    y = rect.y + rect.h / 2
    b.piece(rect.x + NAME + 10, y, "marker", seat, MARKER)
    b.text(rect.x + NAME + 30, y, model.seat_name(seat), 21, 600, box=STRENGTH - NAME - 80, cut=True)
    if fought.strength is not None:
        b.text(rect.x + STRENGTH, y, str(fought.strength), 31, 700, _dim(fought.strength > 0), anchor="right")
        b.icon(rect.x + STRENGTH + 14, y, "sword", SIGN_SMALL, 1.0 if fought.strength else 0.4)
    if fought.place:
        rank(b, rect.x + PLACE, y, fought.place, 32)
    room = Rect(rect.x + GAINS, rect.y, rect.w - GAINS - POINTS - 110, rect.h)
    if report.conflict:
        _gains(model, b, fought, room)
    elif model.view.seats[seat].leader:
        leader = model.name("leader:" + model.view.seats[seat].leader)
        b.markup(room.x, y, leader, room.w, Style(size=22, line=26), middle=True, lines=2, shrink=True)
    if model.rules.seat_kinds[seat] != "hagal":
        _points(model, b, seat, report.points[seat], rect)


def _dim(strong: bool) -> str:
    return "white" if strong else "#9B8D7C"


def _gains(model: TableModel, b: Build, fought: Fought, rect: Rect) -> None:
    y = rect.y + rect.h / 2
    if fought.gains:
        words = Markup(" · ".join(fought.gains))
        style = Style(size=22, weight=600, line=min(30, int(rect.h / 2)))
        b.markup(rect.x, y, words, rect.w, style, middle=True, lines=2, shrink=True, ellipsis=True)
    elif not fought.place:
        b.text(rect.x, y, model.t("combat.nothing"), BODY, 500, "bone3", box=rect.w)


def _points(model: TableModel, b: Build, seat: int, change: int, rect: Rect) -> None:
    """How many points the seat has; beside them how many came in the round."""
    y = rect.y + rect.h / 2
    right = rect.right - POINTS
    b.icon(right - 14, y, "vp", 30)
    number = b.text(right - 34, y, str(model.view.seats[seat].vp), 34, 700, "gold", anchor="right")
    if change:
        words = f"{change:+d}".replace("-", "−")
        colour = "gold" if change > 0 else "bad_dark"
        b.text(right - 34 - number - 12, y + 2, words, 22, 600, colour, anchor="right")


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
