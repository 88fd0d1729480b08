"""The arena of Combat: the card, a wide lane a seat with the cards turned up there, and what the strengths mean."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from dune_desktop.engine.model.effects import Effects
from dune_desktop.i18n import Texts
from dune_desktop.i18n.template import Markup
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.kit.rank import rank
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.table.conflict.card import ConflictCardProps, card_props, draw_conflict_card
from dune_desktop.ui.presenters.table.conflict.strength import (
    StrengthProps,
    all_strengths,
    full_scale,
    strength_bar,
    strength_number,
)
from dune_desktop.ui.presenters.table.conflict.verdict import decided, still_open, verdict, winner
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.told import CombatCard
from dune_desktop.ui.screen.display import Action, Rect, Region
from dune_desktop.ui.screen.sizes import BODY, COUNT_SMALL, MARKER, SIGN_SMALL
from dune_desktop.ui.text.richtext import Style, layout

ARENA_SCALE = 236.0  # width of the scale in the arena
LEAST_TURNED = 24.0  # height of a card in a lane of the arena
APART = 28.0  # from the row of a name to that of its swords, where there is room
NEAR = 4.0  # so much of the lines of a name may lie on the edges of its card
NOTE, NOTE_LARGE = Style(line=24), Style(size=22, weight=600, line=27)
NOTE_CLOSE = Style(line=21)  # for more words than there is room for otherwise


class _Props(NamedTuple):
    """The card, what the strengths mean, and the lanes of all seats on their scale."""

    rect: Rect
    texts: Texts
    onward: Action  # what a click anywhere does
    card: ConflictCardProps
    verdict: _Verdict
    full: int  # strength at the end of the scale
    lanes: tuple[_LaneProps, ...]


class _Verdict(NamedTuple):
    """What the strengths mean in sentences, large where just that is `told`."""

    rect: Rect
    texts: Texts
    sentences: tuple[Markup, ...]
    told: bool


class _LaneProps(NamedTuple):
    """All that the lane of a seat shows."""

    rect: Rect
    texts: Texts
    full: int
    style: str
    name: str
    status: str  # what the seat may do
    turned: tuple[CombatCard, ...]
    hidden: int  # cards still to be turned up
    strength: StrengthProps
    units: tuple[tuple[str, int, bool], ...]  # each kind that fights: how many, and whether it has a piece
    place: int
    gets: Effects


def _select(model: TableModel) -> _Props | None:
    if model.showing.report is not None or not model.arena:
        return None
    rect, strengths = model.places["conflict.arena"], all_strengths(model)
    card = Rect(rect.x + 12, rect.y + 12, 262, 254)
    note = Rect(card.x, card.bottom + 10, card.w, rect.bottom - card.bottom - 22)
    left, full, places = rect.x + 286, full_scale(strengths), model.fight_then(model.rules.conflict_places)
    pitch = (rect.h - 50) / max(3, len(strengths))
    lanes = (
        _lane_props(model, Rect(left, rect.y + 40 + seat * pitch, rect.right - 10 - left, pitch - 8), full, own, place)
        for seat, (own, place) in enumerate(zip(strengths, places, strict=True))
    )
    onward = model.onward if model.held else ()
    told = _verdict(model, note, strengths)
    return _Props(rect, model.texts, onward, card_props(model, card), told, full, tuple(lanes))


def _verdict(model: TableModel, rect: Rect, strengths: tuple[StrengthProps, ...]) -> _Verdict:
    """Select what the strengths mean as they are, ties in words; as long as they may change, that it is not decided."""
    sentences = verdict(model, [own.then for own in strengths])
    if not decided(model):
        sentences.insert(0, model.t("combat.as_it_stands"))
    stage = model.showing.stage
    return _Verdict(rect, model.texts, tuple(sentences), stage is not None and stage.moment in ("verdict", "reward"))


def _lane_props(model: TableModel, rect: Rect, full: int, strength: StrengthProps, place: int) -> _LaneProps:
    seat, stage = strength.seat, model.showing.stage
    style = "lane.active" if stage is None and seat == model.active else "lane"
    return _LaneProps(
        rect,
        model.texts,
        full,
        "lane.won" if seat == winner(model) else style,
        model.seat_name(seat),
        _status(model, seat),
        tuple(card for card in model.showing.turned if card.seat == seat),
        stage.to_turn.count(seat) if stage is not None else 0,
        strength,
        tuple(_units(model, seat)) if model.rules.has_unit(model.fight, seat) else (),
        place,
        model.reward(seat, place),
    )


def _units(model: TableModel, seat: int) -> Iterator[tuple[str, int, bool]]:
    player = model.fight.seats[seat]
    yield "troop", player.conflict, True
    for kind in model.rules.more_units:
        yield kind.id, kind.of_seat(player).conflict, kind in model.shown_units
    yield "sword", player.swords, False


def _status(model: TableModel, seat: int) -> str:
    decision = model.decision
    if seat == model.awaited or (decision is not None and decision.kind == "combat" and decision.seat == seat):
        return model.t("combat.to_act")
    if not model.rules.has_unit(model.fight, seat):
        return model.t("combat.absent")
    if not model.rules.is_player[seat] or not model.view.seats[seat].intrigue or not still_open(model):
        return ""  # how many Intrigue cards anybody holds is open to all
    return model.t("combat.may_answer")


# ------------------------------------------------------------------------------------------------ drawing it


def _draw(b: Build, props: _Props) -> Region:
    rect = props.rect
    with b.thing("arena", rect):
        b.hit(rect, inspect="lanes:", radius=12)
        with b.thing("arena.ground", rect):
            b.plate(rect, "arena")
            if props.onward:
                b.hit(rect, action=props.onward, tip=props.texts.t("stage.verdict.tip"), ground=True, radius=12)
        draw_conflict_card(b, props.card)
        with b.thing("verdict", props.verdict.rect):
            b.part("verdict", _draw_verdict, props.verdict)
        bar, unit = rect.x + 286 + 156, ARENA_SCALE / props.full
        for mark in range(0, props.full + 1, 5 if props.full <= 30 else 10):
            b.text(bar + mark * unit, rect.y + 22, str(mark), BODY, 600, "over_dusk", anchor="center")
        for lane in props.lanes:
            with b.thing(name := f"lane:{lane.strength.seat}", lane.rect):
                b.part(name, _draw_lane, lane)
    return b.region("conflict.arena", rect, bleed=50)


def _draw_verdict(b: Build, props: _Verdict) -> None:
    rect, sentences = props.rect, props.sentences
    b.plate(rect, "note")
    apart, width = "\n".join(sentences), rect.w - 28
    ways = [(apart, NOTE), (apart, NOTE_CLOSE), (props.texts.paragraph(*sentences), NOTE_CLOSE)]
    if props.told:
        ways.insert(0, (apart, NOTE_LARGE))
    laid = [layout(words, b.metrics, width, style) for words, style in ways]
    found = next((one for one in laid if one.height <= rect.h - 18), laid[-1])
    b.extend(found.at(rect.x + 14, rect.y + 10))


def _draw_lane(b: Build, props: _LaneProps) -> None:
    """Draw who it is and what the seat may do, its strength as a bar and a number, and what it earns."""
    lane, seat = props.rect, props.strength.seat
    b.plate(lane, props.style, f"seat{seat}")
    left, y = lane.x, lane.y + lane.h / 2
    bar, unit = left + 156, ARENA_SCALE / props.full
    cards = props.turned or props.hidden
    top = lane.y + 20 if cards else y - 14
    b.piece(left + 23, top, "marker", seat, MARKER)
    b.text(left + 42, top, props.name, 21, 600, box=108, cut=True)
    if cards:
        _turned(b, props, Rect(left + 8, lane.y + 38, 138, lane.h - 44))
    else:
        b.text(left + 14, y + 16, props.status, BODY, 500, "bone2", box=122)
    for mark in range(0, props.full + 1, 5):
        b.line(bar + mark * unit, lane.y + 8, bar + mark * unit, lane.bottom - 8, "brass_light/25", 1.5)
    with b.thing(f"bar:{seat}", Rect(bar, y - 9, ARENA_SCALE, 34)):
        _bar(b, props, bar, y, unit)
    end = bar + ARENA_SCALE
    strength_number(b, props.strength, end + 66, y, 42)
    b.line(end + 78, lane.y + 12, end + 78, lane.bottom - 12, "brass_light/45", 1)
    earned = Rect(end + 86, lane.y, lane.right - end - 92, lane.h)
    with b.thing(f"earned:{seat}", earned):
        _earned(b, props, earned)


def _turned(b: Build, props: _LaneProps, rect: Rect) -> None:
    """Draw the seat's cards in Combat, name and swords: of House Hagal (R26.12), maybe still face down, or Intrigue.

    Of more than there is room for the latest are shown.
    """
    cards, number = props.turned, len(props.turned) + props.hidden
    first = max(0, len(cards) - max(1, int(rect.h / LEAST_TURNED)))
    pitch = rect.h / (number - first)
    rect = rect.moved(0, -first * pitch)
    for index in range(first, number):
        box = Rect(rect.x, rect.y + index * pitch, rect.w, pitch - 2)
        with b.thing(f"turned:{props.strength.seat}.{index}", box):
            if index < len(cards):
                _turned_card(b, cards[index], props.texts, box)
            else:
                b.plate(box, "rival.back")
                b.icon(*box.center, "deck", 26)


def _turned_card(b: Build, turned: CombatCard, texts: Texts, box: Rect) -> None:
    b.plate(box, "row")
    component, room = f"{turned.kind}:{turned.card}", box.w - 14
    name, upper, lower = texts.name(component), box.y + box.h / 2, box.y + box.h / 2
    whole, lines = b.metrics.width(name, BODY, 600), max(1, int((box.h + NEAR) // BODY))
    if turned.swords or turned.kind == "hagal":
        taken = 24 + b.metrics.width(str(turned.swords), COUNT_SMALL, 700)
        if lines > 1 and whole <= room < whole + taken:
            apart = max(BODY / 2, min(box.h / 4, APART / 2))  # the name has a row for itself rather than being broken
            upper, lower = upper - apart, lower + apart
        elif lines > 1 and whole > room - taken and (beside := _beside_a_row(b, name, room, taken)):
            lower += beside * BODY / 2
        elif lines > 1 and b.cut_in_rows(name, room - taken, lines, BODY).endswith("…"):
            lines = max(1, int((box.h - SIGN_SMALL + NEAR) // BODY))  # the swords have a row for themselves below it
            upper, lower = upper - SIGN_SMALL / 2, box.bottom - SIGN_SMALL / 2
        else:
            room -= taken
        b.text(box.right - 26, lower, str(turned.swords), COUNT_SMALL, 700, "bone", anchor="right")
        b.icon(box.right - 13, lower, "sword", SIGN_SMALL)
    b.title_of(box.x + 8, upper, name, room, BODY, "bone", 600, lines, close=True)
    b.hit(box, inspect=component, radius=8)


def _beside_a_row(b: Build, name: str, room: float, taken: float) -> int:
    """Beside which row of a name in two of them so much has room: -1 for the upper one, 1 for the lower, 0 for none."""
    rows = b.cut_in_rows(name, room, 2, BODY).split("\n")
    free = [room - b.metrics.width(row, BODY, 600) for row in rows]
    if len(rows) != 2 or rows[-1].endswith("…") or max(free) < taken:
        return 0
    return -1 if free[0] > free[1] else 1


def _bar(b: Build, props: _LaneProps, x: float, y: float, unit: float) -> None:
    """Draw the bar, and above each part what it consists of."""
    if not props.units:
        return
    parts, seat = props.strength.parts, props.strength.seat
    strength_bar(b, parts, x, y + 8, unit, 34)
    counts = {kind: (n, has_piece) for kind, n, has_piece in props.units}
    start, free = x, x
    for part in parts:
        n, has_piece = counts.pop(part.kind, (0, False))
        if n:
            left = max(start, free)
            with b.thing(f"{part.kind}s:{seat}.conflict", Rect(left, y - 33, 58, 26)):
                width = b.text(left + 1, y - 20, str(n), BODY, 700)
                if part.kind == "sword":
                    b.icon(left + width + 14, y - 20, "sword", SIGN_SMALL)
                elif has_piece:
                    b.piece(left + width + 13, y - 20, part.kind, seat, SIGN_SMALL)
            free = left + width + 34
        start += part.value * unit


def _earned(b: Build, props: _LaneProps, rect: Rect) -> None:
    y = rect.y + rect.h / 2
    if not props.gets:
        b.text(rect.x + 4, y, props.texts.t("combat.nothing"), BODY, 500, "bone3", box=rect.w - 4)
        return
    rank(b, rect.x + 14, y, props.place, 28)
    b.signs(line(props.gets, props.texts), rect.x + 34, y, rect.w - 38, 26, "lane")


ARENA = Part(_select, _draw)
