"""A new round: the painting and the rewards of its Conflict, everyone's points on a rule, what the last one brought."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from dune_desktop.engine.model.components import ConflictCard
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n import Texts
from dune_desktop.i18n.effect_text import Context, sentences
from dune_desktop.i18n.template import Markup
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.kit.rank import rank
from dune_desktop.ui.layouts.arrange import Places
from dune_desktop.ui.presenters.table.additions import Parts
from dune_desktop.ui.presenters.table.conflict.card import opacity_of, reward, struck, third_for
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import face, leader_of
from dune_desktop.ui.presenters.table.told import Fought, RoundReport
from dune_desktop.ui.screen.display import Action, Picture, Rect, Region
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import BODY, MARKER, SIGN, SIGN_SMALL
from dune_desktop.ui.text.richtext import Style, escape, layout

EDGE, FACE = 96.0, 74.0  # left and right margin; size of a face on the rule
WORDS = 0.9  # how much of the row of a reward words may take: behind the rest the painting shows
PAINTING = 0.72  # how much of the view the painting takes


class _LastProps(NamedTuple):
    """A ribbon on the horizon, in the last round as soon as it is: why it is that."""

    arena: Rect
    words: str
    tip: str


def _select_last(model: TableModel) -> _LastProps | None:
    if model.covered or not model.last_round:
        return None
    return _LastProps(model.places["conflict.arena"], why_last(model), model.t("stage.last.tip"))


def _draw_last(b: Build, props: _LastProps) -> Region:
    arena = props.arena
    width = min(arena.w - 40, b.metrics.width(props.words, 22, 600) + 88)
    rect = Rect(arena.x + 48, arena.y + 8, width, 36)
    with b.thing("last", rect):
        b.plate(rect, "note")
        b.icon(rect.x + 24, rect.y + 18, "vp", SIGN)
        b.text(rect.x + 44, rect.y + 18, props.words, 22, 600, "ember", box=width - 56)
        b.hit(rect, tip=props.tip, radius=8)
    return b.region("last", rect, bleed=8)


class _Props(NamedTuple):
    """A new round: the painting of its Conflict, and what the last one brought; words are markup."""

    rect: Rect
    parapet: Rect  # below which the viewer's own things lie, left of the wall
    texts: Texts
    onward: Action
    card: ConflictCard | None
    third: str  # who wins the third reward
    left: int  # how many Conflicts are still to come
    first: str  # who begins
    makers: str  # where spice has gathered
    round: int
    rounds: int
    to_end: int  # the points that end the game
    goal: str  # what ends the game
    last: bool  # or why this is the last round
    fought: str  # for what in the last round; "" before the first one
    seats: tuple[_SeatProps, ...]
    leads: str


class _SeatProps(NamedTuple):
    """A seat: its face, and what the last round brought it."""

    seat: int
    name: str
    face: str
    leader: str  # before the first round
    fought: Fought
    points: tuple[int, int] | None  # how many it has, and how many of them came in the round; None where none count


def _select(model: TableModel) -> _Props | None:
    report, number = model.showing.report, model.view.round
    if report is None:
        return None
    places, view, rules = model.places, model.view, model.rules
    makers = [model.name("space:" + space) for space in dict.fromkeys(report.makers)]
    last, conflict = bool(model.last_round), model.name("conflict:" + report.conflict) if report.conflict else ""
    return _Props(
        _whole(places),
        places["parapet"],
        model.texts,
        model.onward,
        rules.conflicts[view.conflict] if view.conflict else None,
        third_for(rules),
        len(view.conflict_deck),
        model.t("stage.first", who=model.seat_name(view.first_player)),
        model.t("stage.makers", spaces=model.texts.grammar.listed(makers)) if makers else "",
        number,
        len(view.conflicts) + len(view.conflict_deck),
        rules.points_to_end,
        why_last(model) if last else model.t("stage.goal", n=rules.points_to_end),
        last,
        model.t("stage.fought", card=conflict, n=number - 1) if conflict else "",
        tuple(_seat_props(model, report, seat) for seat in range(len(view.seats))),
        leads(model),
    )


def _seat_props(model: TableModel, report: RoundReport, seat: int) -> _SeatProps:
    player, counts = model.view.seats[seat], model.rules.seat_kinds[seat] != "hagal"
    leader = model.name("leader:" + player.leader) if player.leader and not report.conflict else ""
    points = (player.vp, report.points[seat]) if counts else None
    return _SeatProps(seat, model.seat_name(seat), leader_of(player), leader, report.fought[seat], points)


def _whole(places: Places) -> Rect:
    top = places["opening"].y
    return Rect(0, top, places.width, places.height - top)


def _view(rect: Rect, parapet: Rect) -> Rect:
    return Rect(rect.x, rect.y, rect.w, parapet.y - rect.y)


def painting_of(places: Places, conflict: str) -> Picture:
    """Return the painting of a Conflict as large as a new round shows it."""
    return _painted(_view(_whole(places), places["parapet"]), conflict)


def _painted(view: Rect, conflict: str) -> Picture:
    return Picture(view._replace(h=view.h * PAINTING), "conflict:" + conflict)


def _draw(b: Build, props: _Props) -> Region:
    """The painting over the whole view and the wall; the parapet with the big button stays in sight."""
    rect, parapet = props.rect, props.parapet
    left = rect.x + EDGE
    view = _view(rect, parapet)
    painting = view._replace(h=view.h * PAINTING)
    with b.thing("stage", rect):
        with b.thing("stage.ground", rect):
            b.plate(view, "round.ground")
            below = Rect(parapet.right, parapet.y, rect.right - parapet.right, rect.bottom - parapet.y)
            b.plate(below, "round.ground")
            if props.card is not None:
                b.add(_painted(view, props.card.id))
            b.plate(painting._replace(w=painting.w * 0.62), "round.side")
            b.plate(Rect(rect.x, painting.bottom - 90, rect.w, 90), "round.foot")
            tip = props.texts.t("stage.tip" if props.fought else "stage.opening.tip")
            for part in (view, below):
                b.hit(part, action=props.onward, tip=tip, ground=True, radius=12)
        _title(b, props, Rect(left, rect.y + 26, painting.w * 0.6, 210))
        if props.card is not None:
            _rewards(b, props, props.card, Rect(left, rect.y + 232, painting.w * 0.5, painting.bottom - rect.y - 250))
        _notes(b, props, below.inset(24, 26))
        rule = Rect(left, painting.bottom + 66, rect.w - 2 * EDGE, 40)
        _rule(b, props, rule)
        brought = Rect(left, rule.bottom + 10, rule.w, view.bottom - rule.bottom - 18)
        for own in props.seats:
            pitch = brought.w / len(props.seats)
            column = Rect(brought.x + pitch * own.seat, brought.y, pitch - 16, brought.h)
            with b.thing(f"stage:seat.{own.seat}", column):
                _brought(b, own, props, column)
    return b.region("stage", rect, bleed=20, layer=Layer.STAGE)


def _title(b: Build, props: _Props, rect: Rect) -> None:
    """The number of the round, the Conflict, and who leads."""
    t, card = props.texts.t, props.card
    with b.thing("stage:title", rect):
        words = t("table.round_of", n=props.round, rounds=props.rounds)
        b.text(rect.x, rect.y + 18, words, 30, color="brass_light", face="title")
        if card is None:
            return
        name = props.texts.name("conflict:" + card.id)
        b.text(rect.x, rect.y + 92, name, 78, color="#FFF4DE", face="title", box=rect.w)
        level = t(f"conflict.level.{card.level}") + " · " + t("table.n_left", n=props.left)
        b.text(rect.x + 3, rect.y + 164, level, 22, 500, "bone2")


def _rewards(b: Build, props: _Props, card: ConflictCard, rect: Rect) -> None:
    """What each place wins, in signs and in words."""
    context = Context(controls=card.controls or "")
    pitch = rect.h / 3
    for place, effects in enumerate((card.first, card.second, card.third), 1):
        row = Rect(rect.x, rect.y + pitch * (place - 1), rect.w, pitch - 12)
        opacity = opacity_of(place, props.third)
        with b.thing(f"reward:{place}", row):
            b.plate(row, f"round.reward.{place}")
            y = row.y + row.h / 2
            rank(b, row.x + 44, y, place, 46, opacity)
            x = row.x + 90
            used = b.signs(reward(card, place, props.texts), x, y, row.w * 0.5, 40, "conflict", opacity=opacity)
            struck(b, x - 6, y, used + 12, place, props.third)
            x += used + 26
            unwon = "tip.reward.none.tied" if props.third else "tip.reward.none"
            words = props.texts.t(unwon) if opacity < 1 else sentences(props.texts, effects, context)
            if (room := row.x + row.w * WORDS - x) > 100:
                style = Style(size=21, color="bone2", line=24)
                b.markup(x, y, escape(words), room, style, middle=True, lines=2, shrink=True)
            b.hit(row, inspect="conflict:" + card.id, radius=8)


def _notes(b: Build, props: _Props, rect: Rect) -> None:
    """Who begins, where spice has gathered, and who leads."""
    b.plate(rect, "note")
    y = rect.y + 26
    with b.thing("stage:first", Rect(rect.x + 8, y - 16, rect.w - 16, 32)):
        b.icon(rect.x + 26, y, "first_player", 26)
        b.markup(rect.x + 50, y, props.first, rect.w - 62, Style(weight=600), middle=True, lines=1, shrink=True)
    with b.thing("stage:leads", Rect(rect.x + 8, rect.bottom - 40, rect.w - 16, 32)):
        style = Style(size=22, color="cream", face="title")
        b.markup(rect.x + 18, rect.bottom - 24, props.leads, rect.w - 30, style, middle=True, lines=1, shrink=True)
    if props.makers:
        with b.thing("stage:makers", Rect(rect.x + 8, y + 22, rect.w - 16, rect.bottom - y - 62)):
            b.icon(rect.x + 26, y + 44, "phase_maker", SIGN, color="spice_text")
            style = Style(color="bone2", line=24)
            b.markup(rect.x + 50, y + 32, props.makers, rect.w - 62, style, lines=2, ellipsis=True)


def _rule(b: Build, props: _Props, rect: Rect) -> None:
    """A rule of points on which the faces stand, with those that came in the round, and the end of the game."""
    playing = [own for own in props.seats if own.points is not None]
    most = max(props.to_end + 2, *(own.points[0] + 1 for own in playing if own.points is not None))
    step, y = rect.w / most, rect.y + 4
    b.line(rect.x, y, rect.right, y, "brass_light", 3)
    for point in range(most + 1):
        ends = point == props.to_end
        x = rect.x + step * point
        b.line(x, y - (FACE + 12 if ends else 0), x, y + 10, "gold" if ends else "brass", 3 if ends else 2)
        b.text(x, y + 24, str(point), BODY, 600 if ends else 500, "gold" if ends else "bone2", anchor="center")
    style = Style(size=22 if props.last else 20, weight=600, color="ember" if props.last else "gold", line=24)
    end = rect.x + step * props.to_end
    with b.thing("stage:goal", Rect(rect.x, y - FACE - 46, rect.w, 28)):
        laid = layout(props.goal, b.metrics, 0, style)
        x = min(end - laid.width / 2, rect.right - laid.width - 12)
        b.plate(Rect(x - 12, y - FACE - 50, laid.width + 24, 36), "note")
        b.extend(laid.at(x, y - FACE - 44))
    level = Counter(own.points[0] for own in playing if own.points is not None)
    there: Counter[int] = Counter()
    for own in playing:
        assert own.points is not None
        points, change = own.points
        beside = there[points] - (level[points] - 1) / 2  # those with as many points stand around their number
        apart = max(FACE * 0.5, min(FACE, step * 0.8 / level[points]))
        there[points] += 1
        place = Rect(rect.x + step * points - FACE / 2 + beside * apart, y - FACE - 4, FACE, FACE)
        before = place.moved(-step * change, 0)
        with b.thing(f"point:{points - change}.{own.seat}", before):
            pass  # where its face comes from
        with b.thing(f"risen:point:{points - change}.{own.seat}|{own.seat}", place):
            face(b, own.face, place, own.seat)
            if change:
                words = f"{change:+d}".replace("-", "−")
                width = b.metrics.width(words, BODY, 700) + 12
                mark = Rect(place.center[0] - width / 2, place.y - 16, width, 26)
                style_name = "change.more" if change > 0 else "change.less"
                b.plate(mark, style_name)
                b.text_in(mark, words, BODY, 700, PLATES[style_name].ink, anchor="center")


def _brought(b: Build, own: _SeatProps, props: _Props, rect: Rect) -> None:
    """A seat: its strength, place and reward in the last Conflict."""
    b.plate(rect, "note")
    rect = rect.inset(12, 8)
    fought, y = own.fought, rect.y + 12
    b.piece(rect.x + 10, y, "marker", own.seat, MARKER)
    x = rect.x + 28
    x += b.text(x, y, own.name, 21, 600, box=rect.w - 130, cut=True) + 16
    if fought.strength is not None:
        x += b.text(x, y, str(fought.strength), 24, 700, "white" if fought.strength else "bone3") + 14
        b.icon(x, y, "sword", SIGN_SMALL, 1.0 if fought.strength else 0.4)
        x += 28
    if fought.place:
        rank(b, x, y, fought.place, 26)
    if own.leader:
        words = own.leader
    elif props.fought and fought.gains:
        words = str(Markup(" · ".join(fought.gains)))
    else:
        words = props.texts.t("combat.nothing") if props.fought and not fought.place else ""
    room = rect.bottom - y - 14
    if words and room > 20:
        style = Style(color="bone2", line=24)
        b.markup(
            rect.x + 28, y + 15, words, rect.w - 28, style, lines=max(1, int(room // 24)), shrink=True, ellipsis=True
        )


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
