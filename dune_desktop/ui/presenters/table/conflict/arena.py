"""The arena of Combat: the card, a wide lane a seat with the cards turned up there, and what the strengths mean."""

from __future__ import annotations

from collections.abc import Sequence

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.rank import rank
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.table.conflict.card import conflict_card
from dune_desktop.ui.presenters.table.conflict.strength import (
    full_scale,
    strength,
    strength_bar,
    strength_number,
    strength_parts,
    strengths,
)
from dune_desktop.ui.presenters.table.conflict.verdict import decided, still_open, verdict, winner
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.told import CombatCard
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.sizes import BODY, COUNT_SMALL, MARKER, SIGN_SMALL
from dune_desktop.ui.text.richtext import Style, layout

ARENA_SCALE = 236.0  # width of the scale in the arena
LEAST_TURNED = 24.0  # height of a card in a lane of the arena
APART = 28.0  # from the row of a name to that of its swords, where there is room
NEAR = 4.0  # so much of the lines of a name may lie on the edges of its card
NOTE, NOTE_LARGE = Style(line=24), Style(size=22, weight=600, line=27)
NOTE_CLOSE = Style(line=21)  # for more words than there is room for otherwise


def arena_region(model: TableModel) -> Region:
    rect = model.places["conflict.arena"]
    b = Build(model.metrics)
    with b.thing("arena", rect):
        b.hit(rect, inspect="lanes:", radius=12)
        _fight(model, b, rect)
    return b.region("conflict.arena", rect, bleed=50)


def _fight(model: TableModel, b: Build, rect: Rect) -> None:
    with b.thing("arena.ground", rect):
        b.plate(rect, "arena")
        if model.held:
            b.hit(rect, action=model.onward, tip=model.t("stage.verdict.tip"), ground=True, radius=12)
    card = Rect(rect.x + 12, rect.y + 12, 262, 254)
    conflict_card(model, b, card)
    _verdict_note(model, b, Rect(card.x, card.bottom + 10, card.w, rect.bottom - card.bottom - 22))
    seats = range(len(model.view.seats))
    left = rect.x + 286
    full = full_scale(model)
    bar, unit = left + 156, ARENA_SCALE / full
    for mark in range(0, full + 1, 5 if full <= 30 else 10):
        b.text(bar + mark * unit, rect.y + 22, str(mark), BODY, 600, "over_dusk", anchor="centre")
    earned = model.fight_then(model.rules.conflict_places)
    pitch = (rect.h - 50) / max(3, len(seats))
    for seat in seats:
        lane = Rect(left, rect.y + 40 + seat * pitch, rect.right - 10 - left, pitch - 8)
        with b.thing(f"lane:{seat}", lane):
            _arena_lane(model, b, seat, lane, full)
            end = bar + ARENA_SCALE
            with b.thing(f"earned:{seat}", Rect(end + 86, lane.y, lane.right - end - 92, lane.h)):
                _earned(model, b, seat, earned[seat], Rect(end + 86, lane.y, lane.right - end - 92, lane.h))


def _arena_lane(model: TableModel, b: Build, seat: int, lane: Rect, full: int) -> None:
    """Who it is and what the seat may do, its strength as a bar and a number."""
    look = "lane.active" if model.showing.stage is None and seat == model.active else "lane"
    b.plate(lane, "lane.won" if seat == winner(model) else look, f"seat{seat}")
    left, y = lane.x, lane.y + lane.h / 2
    bar, unit = left + 156, ARENA_SCALE / full
    turned = [card for card in model.showing.turned if card.seat == seat]
    hidden = model.showing.stage.to_turn.count(seat) if model.showing.stage is not None else 0
    top = lane.y + 20 if turned or hidden else y - 14
    b.piece(left + 23, top, "marker", seat, MARKER)
    b.text(left + 42, top, model.seat_name(seat), 21, 600, box=108, cut=True)
    if turned or hidden:
        _turned(model, b, seat, turned, hidden, Rect(left + 8, lane.y + 38, 138, lane.h - 44))
    else:
        b.text(left + 14, y + 16, _status(model, seat), BODY, 500, "bone2", box=122)
    for mark in range(0, full + 1, 5):
        b.line(bar + mark * unit, lane.y + 8, bar + mark * unit, lane.bottom - 8, "brass_light/25", 1.5)
    with b.thing(f"bar:{seat}", Rect(bar, y - 9, ARENA_SCALE, 34)):
        _arena_bar(model, b, seat, bar, y, unit)
    end = bar + ARENA_SCALE
    strength_number(b, seat, *strengths(model, seat), end + 66, y, 42)
    b.line(end + 78, lane.y + 12, end + 78, lane.bottom - 12, "brass_light/45", 1)


def _turned(model: TableModel, b: Build, seat: int, cards: Sequence[CombatCard], hidden: int, rect: Rect) -> None:
    """The seat's cards in Combat, name and swords: those of House Hagal (R26.12), maybe still face down, or Intrigue.

    Of more than there is room for the latest are shown.
    """
    first = max(0, len(cards) - max(1, int(rect.h / LEAST_TURNED)))
    pitch = rect.h / (len(cards) + hidden - first)
    rect = rect.moved(0, -first * pitch)
    for index in range(first, len(cards) + hidden):
        box = Rect(rect.x, rect.y + index * pitch, rect.w, pitch - 2)
        with b.thing(f"turned:{seat}.{index}", box):
            if index < len(cards):
                _turned_card(model, b, cards[index], box)
            else:
                b.plate(box, "rival.back")
                b.icon(*box.centre, "deck", 26)


def _turned_card(model: TableModel, b: Build, turned: CombatCard, box: Rect) -> None:
    b.plate(box, "row")
    component, room = f"{turned.kind}:{turned.card}", box.w - 14
    name, upper, lower = model.name(component), box.y + box.h / 2, box.y + box.h / 2
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


def _arena_bar(model: TableModel, b: Build, seat: int, x: float, y: float, unit: float) -> None:
    """The bar, and above each part what it consists of."""
    player = model.fight.seats[seat]
    if not model.rules.has_unit(model.fight, seat):
        return
    parts = strength_parts(model, seat)
    strength_bar(b, parts, x, y + 8, unit, 34)
    counts = {"troop": player.conflict, "sword": player.swords}
    counts |= {kind.id: kind.of_seat(player).conflict for kind in model.rules.more_units}
    pieces = {"troop", *(kind.id for kind in model.shown_units)}
    start, free = x, x
    for part in parts:
        n = counts.pop(part.kind, 0)
        if n:
            left = max(start, free)
            with b.thing(f"{part.kind}s:{seat}.conflict", Rect(left, y - 33, 58, 26)):
                width = b.text(left + 1, y - 20, str(n), BODY, 700)
                if part.kind == "sword":
                    b.icon(left + width + 14, y - 20, "sword", SIGN_SMALL)
                elif part.kind in pieces:
                    b.piece(left + width + 13, y - 20, part.kind, seat, SIGN_SMALL)
            free = left + width + 34
        start += part.value * unit


def _status(model: TableModel, seat: int) -> str:
    decision = model.decision
    if seat == model.awaited or (decision is not None and decision.kind == "combat" and decision.seat == seat):
        return model.t("combat.to_act")
    if not model.rules.has_unit(model.fight, seat):
        return model.t("combat.absent")
    if not model.rules.is_player[seat] or not model.view.seats[seat].intrigue or not still_open(model):
        return ""  # how many Intrigue cards anybody holds is open to all
    return model.t("combat.may_answer")


def _earned(model: TableModel, b: Build, seat: int, place: int, rect: Rect) -> None:
    y = rect.y + rect.h / 2
    gets = model.reward(seat, place)
    if not gets:
        b.text(rect.x + 4, y, model.t("combat.nothing"), BODY, 500, "bone3", box=rect.w - 4)
        return
    rank(b, rect.x + 14, y, place, 28)
    b.signs(line(gets, model.texts), rect.x + 34, y, rect.w - 38, 26, "lane")


def _verdict_note(model: TableModel, b: Build, rect: Rect) -> None:
    """What the strengths mean as they are, ties in words; as long as they may change, that it is not decided."""
    strengths = [strength(model, seat) for seat in range(len(model.view.seats))]
    with b.thing("verdict", rect):
        b.plate(rect, "note")
        sentences = verdict(model, strengths)
        if not decided(model):
            sentences.insert(0, model.texts.t("combat.as_it_stands"))
        told = model.showing.stage is not None and model.showing.stage.moment in ("verdict", "reward")
        apart, width = "\n".join(sentences), rect.w - 28
        ways = [(apart, NOTE), (apart, NOTE_CLOSE), (model.texts.paragraph(*sentences), NOTE_CLOSE)]
        if told:
            ways.insert(0, (apart, NOTE_LARGE))
        laid = [layout(words, model.metrics, width, style) for words, style in ways]
        found = next((one for one in laid if one.height <= rect.h - 18), laid[-1])
        b.extend(found.at(rect.x + 14, rect.y + 10))
