"""What somebody else does, large over the darkened table: face, card, the place that is visited, what came of it.

All but that place, the rail and the question corner loses its light. Face and cards stand in the half of the opening
that is free; an arrow in the seat's color leads from the card to the place, and to the viewer's face if it loses
something.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from dune_desktop.engine.model.ids import RESERVE
from dune_desktop.i18n import Texts
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.screens.lens.subject import Subject, subject
from dune_desktop.ui.presenters.screens.subject_card import subject_card
from dune_desktop.ui.presenters.table.additions import Parts
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.own.card import CardProps, card_props, draw_card
from dune_desktop.ui.presenters.table.pictured import leader_of, seat_face
from dune_desktop.ui.presenters.table.told import Chip, RivalCard, Spotlight
from dune_desktop.ui.screen.display import Action, Picture, Rect, Region
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import BODY
from dune_desktop.ui.text.richtext import Style, layout

REFERENCE: Final = 1086.0, 720.0  # the opening for which the sizes below are meant
FACE, CARD, SMALL = 207.0, (264.0, 375.0), (210.0, 300.0)  # the face; a card; one of several
PAIR, BESIDE = (195.0, 279.0), 122.0  # one of two cards played together; the face below them
COLUMN, GAP = 232.0, 18.0  # the face with the sentence below it, and what is free between that and the cards
TOP = 200.0  # below the upper edge of the opening: windows stand above
NAME: Final = 26.0  # size of the name of a single card
LOW: Final = 0.72  # of the opening's height: places that end lower have what came of them above
CHIP, CHIP_GAP = 38.0, 8.0
AROUND = 26.0  # what keeps daylight around the place
BEND = 0.3  # room for an arrow's bow, as a share of its way


class _Props(NamedTuple):
    """Everything that the stage shows. `lit` are the places that keep daylight."""

    told: Spotlight
    texts: Texts
    names: tuple[str, ...]
    leader: str
    cards: tuple[CardProps | Subject, ...]
    rects: tuple[Rect, ...]  # of the cards
    column: Rect  # of the face, and the sentence below it
    dark: Rect  # what loses its light, and
    lit: tuple[Rect, ...]  # what of that keeps it
    target: Rect | None  # to which the arrow leads
    chips: Rect  # where what came of it is told
    own: Rect  # the viewer's face
    onward: Action
    larger: float  # so many times as large the sentence is set, if there is room


def _select(model: TableModel) -> _Props | None:
    told = model.showing.spotlight
    if told is None:
        return None
    places = model.places
    opening, corner, own = places["opening"], places["prompt"], places["purse"]
    by = min(opening.w / REFERENCE[0], opening.h / REFERENCE[1])
    target = _target(model, told)
    if model.arena:  # armies are looked at: all that is told stands before the courts
        column, rects, chips = _in_wall(Rect(0, opening.y, opening.x, opening.h), by)
    else:
        pair = told.kind == "send" and len(told.cards) == 2
        column, rects, chips = _laid(opening, by, target, 1 if pair else len(told.cards), bool(told.against))
        if pair:
            column, rects = _pair(column, rects[0], by)
    lit = [rect.inset(-AROUND) for rect in (target,) if rect is not None]
    if told.fights:
        lit.append(places["conflict.arena"] if model.arena else places["conflict.lanes"])
    face = Rect(own.x, own.y, 110, 120)
    if told.against:
        lit.append(face)
    dark = Rect(0, opening.y, places.width, places.height - opening.y)
    return _Props(
        told,
        model.texts,
        model.names,
        leader_of(model.view.seats[told.seat]),
        tuple(_cards(model, told.cards, rects)),
        rects,
        column,
        dark,
        (corner, *lit),
        target,
        chips,
        face,
        model.onward if model.showing.watch else (),
        model.settings.reading.at_table,
    )


def _target(model: TableModel, told: Spotlight) -> Rect | None:
    """The place that is visited, or from which something was acquired."""
    if told.space:
        return model.place_of(told.space)
    return _sold_at(model, told) if told.kind == "acquire" and told.cards else None


def _sold_at(model: TableModel, told: Spotlight) -> Rect | None:
    """The place among what is sold that the latest of the cards came from; None where another card lies there now."""
    places, slot, (kind, _, card) = model.places, told.slots[-1], told.cards[-1].partition(":")
    if kind != "card":
        return places["tiles"] if "tiles" in places else places["wall"]
    if slot == RESERVE:
        stacks = [each for each in model.view.reserve if model.rules.cards[each].cost is not None]
        return places[f"reserve.{stacks.index(card)}"]
    return None


def _laid(
    opening: Rect, by: float, target: Rect | None, cards: int, against: bool
) -> tuple[Rect, tuple[Rect, ...], Rect]:
    """Where the face with its sentence stands, the cards, and what came of it."""
    wide, high = (CARD if cards == 1 else SMALL)[0] * by, (CARD if cards == 1 else SMALL)[1] * by
    column, gap, top = COLUMN * by, GAP * by, opening.y + TOP * by
    group = column + gap + wide
    if target is None or cards != 1 or target.x > opening.right:
        room = opening.w - column - gap - 48 * by
        pitch = 0.0 if cards < 2 else min(wide + gap / 2, (room - wide) / (cards - 1))
        whole = column + gap + wide + pitch * (cards - 1)
        left = opening.x + (opening.w - whole) / 2
        first = left if against else left + column + gap  # an arrow leads down to the left
        rects = tuple(Rect(first + pitch * n, top, wide, high) for n in range(cards))
        face = Rect(left + whole - column if against else left, top, column, high)
        below = Rect(first, top + high + gap, max(whole - column - gap, 300 * by), 90 * by)
        return face, rects, below
    middle = target.center[0]
    if middle < opening.x:  # a court in the wall
        left = opening.x + 230 * by
        card, face = Rect(left, top, wide, high), Rect(left + wide + gap, top, column, high)
        low = target.bottom + 2 * CHIP > opening.bottom
        under = target.y - CHIP - 2 if low else target.bottom + 6
        return face, (card,), Rect(14, under, opening.x - 14, 200 * by)
    if middle < opening.center[0]:
        left = opening.center[0] + 24 * by
        card, face = Rect(left, top, wide, high), Rect(left + wide + gap, top, column, high)
    else:
        left = opening.center[0] - 24 * by - group
        face, card = Rect(left, top, column, high), Rect(left + column + gap, top, wide, high)
    start = opening.x + 16 if middle < opening.center[0] else opening.center[0] + 12
    room = opening.w / 2 - 28
    low = target.bottom > opening.y + LOW * opening.h  # the battlefield begins below
    under = target.y - AROUND - 2 * (CHIP + CHIP_GAP) if low else target.bottom + AROUND + 4
    across = min(max(target.x - 30, start), start + room - 240 * by)
    return face, (card,), Rect(across, under, start + room - across, 160 * by)


def _pair(column: Rect, card: Rect, by: float) -> tuple[Rect, tuple[Rect, Rect]]:
    """In the place of a face and a card: two cards side by side, below them the face with the sentence beside it."""
    left, right = min(column.x, card.x), max(column.right, card.right)
    wide, high = PAIR[0] * by, PAIR[1] * by
    first = Rect((left + right) / 2 - wide - 3, card.y, wide, high)
    second = first.moved(wide + 6, 0)
    return Rect(first.x, first.bottom + 10 * by, second.right - first.x, BESIDE * by), (first, second)


def _in_wall(wall: Rect, by: float) -> tuple[Rect, tuple[Rect, ...], Rect]:
    """Where all that stands in the left wall: the face with its sentence, the card below, what came of it."""
    middle, (wide, high) = wall.center[0], SMALL
    face = Rect(middle - COLUMN / 2 * by, wall.y + 16, COLUMN * by, 300 * by)
    card = Rect(middle - wide / 2 * by, face.bottom + 8, wide * by, high * by)
    return face, (card,), Rect(16, card.bottom + 12, wall.w - 16, 90 * by)


def turned_card(model: TableModel, b: Build, card: str) -> None:
    """Draw a House Hagal card as one that is turned stands there."""
    opening = model.places["opening"]
    rect = _laid(opening, min(opening.w / REFERENCE[0], opening.h / REFERENCE[1]), None, 1, False)[1][0]
    look = _card(model, "hagal:" + card, rect, 0)
    assert isinstance(look, Subject)
    subject_card(b, look, 1, rect)


def _cards(model: TableModel, cards: Sequence[str], rects: Sequence[Rect]) -> Iterator[CardProps | Subject]:
    """The cards, each as far as the next one leaves it to be seen."""
    for number, (component, rect) in enumerate(zip(cards, rects, strict=True)):
        step = rects[number + 1].x - rect.x if number + 1 < len(rects) else rect.w
        yield _card(model, component, rect, step if step < rect.w else 0)


def _card(model: TableModel, component: str, rect: Rect, seen: float) -> CardProps | Subject:
    kind, _, card = component.partition(":")
    if kind == "card":
        return card_props(model, card, rect, "card", seen=seen)._replace(size=NAME if rect.w > SMALL[0] else BODY)
    found = subject(model.texts, model.rules.catalog, component)
    assert found is not None
    return found


# ------------------------------------------------------------------------------------------------ drawing it


def _draw_veil(b: Build, props: _Props) -> Region:
    """Darken all but what keeps its light; a click anywhere there goes on."""
    dark = props.dark
    with b.thing("veil:spotlight", dark):
        for bar in around(dark, props.lit):
            b.plate(bar, "spotlight.veil")
        for lit in props.lit[1:]:
            b.add(Picture(lit, "dusk:"))
        if props.onward:
            for bar in around(dark, props.lit[:1]):
                b.hit(bar, action=props.onward, ground=True, radius=0)
    return b.region("spotlight.veil", dark, layer=Layer.STAGE)


def around(whole: Rect, holes: Sequence[Rect]) -> list[Rect]:
    """What is left of a rectangle without some others, in rectangles."""
    left = [whole]
    for hole in holes:
        left = [part for rect in left for part in _without(rect, hole)]
    return left


def _without(rect: Rect, hole: Rect) -> Iterable[Rect]:
    top, bottom = max(rect.y, hole.y), min(rect.bottom, hole.bottom)
    start, end = max(rect.x, hole.x), min(rect.right, hole.right)
    if top >= bottom or start >= end:
        return (rect,)
    parts = (
        Rect(rect.x, rect.y, rect.w, top - rect.y),
        Rect(rect.x, top, start - rect.x, bottom - top),
        Rect(end, top, rect.right - end, bottom - top),
        Rect(rect.x, bottom, rect.w, rect.bottom - bottom),
    )
    return (part for part in parts if part.w > 0 and part.h > 0)


def _draw(b: Build, props: _Props) -> Region:
    told, column = props.told, props.column
    with b.thing(f"spotlight:{told.seat}", column):
        beside = column.w > 2 * column.h
        side = column.h if beside else FACE / COLUMN * column.w
        place = Rect(column.x if beside else column.x + (column.w - side) / 2, column.y, side, side)
        seat_face(b, props.leader, place, told.seat)
        b.hit(place, action=props.onward, inspect=f"seat:{told.seat}", radius=side / 2)
        below = Rect(column.x, place.bottom + 12, column.w, column.bottom - place.bottom - 12)
        right = Rect(place.right + 12, column.y, column.right - place.right - 12, column.h)
        _words(b, props, right if beside else below)
    for number, (component, look, rect) in enumerate(zip(told.cards, props.cards, props.rects, strict=True)):
        with b.thing(f"staged:{_origin(told, number)}|{component}#{number}", rect):
            if isinstance(look, CardProps):
                draw_card(b, look)
            else:
                subject_card(b, look, 1, rect)
            b.frame(rect, f"seat{told.seat}", 3, 12)
            b.hit(rect, action=props.onward, inspect=component, radius=12)
    if props.target is not None and props.rects:
        middle = props.target.center[0]
        nearest = min(props.rects, key=lambda rect: abs(rect.center[0] - middle))
        card = props.rects[-1] if told.kind == "acquire" else nearest
        _arrow(b, told.seat, card, props.target, back=told.kind == "acquire")
    if told.against and props.rects:
        _arrow(b, told.seat, props.rects[0], props.own)
        harm = [Chip(each) for each in told.against]
        _chips(b, told, harm, Rect(props.own.right + 10, props.own.y - 46, 600, CHIP), "spotlight.harm")
    at = _chips(b, told, told.gains, props.chips, "spotlight.chip")
    _turned(b, props, at)
    return b.region("spotlight", props.dark, layer=Layer.STAGE)


def _origin(told: Spotlight, number: int) -> str:
    """The thing out of which a card comes to be seen: its place among what is sold, or its deck or seat."""
    component = told.cards[number]
    kind, _, name = component.partition(":")
    if told.kind == "acquire" and kind == "card":
        return f"reserve:{name}" if told.slots[number] == RESERVE else f"offer:{name}@{told.slots[number]}"
    return component if told.kind == "acquire" else "deck:hagal" if kind == "hagal" else f"seat:{told.seat}"


def _words(b: Build, props: _Props, room: Rect) -> None:
    """The sentence, below the face."""
    for size in (26 * props.larger, 26.0, 24.0, 22.0, 20.0):
        style = Style(size=size, line=size * 1.12, face="title", color="name")
        laid = layout(props.told.said, b.metrics, room.w - 24, style, align="center", lines=5, ellipsis=True)
        if laid.height <= room.h - 16 and not laid.overflow:
            break
    box = Rect(room.x, room.y, room.w, laid.height + 18)
    with b.thing("spotlight:words", box):
        b.plate(box, "spotlight.words", f"seat{props.told.seat}")
        b.extend(laid.at(box.x + 12, box.y + 8))


def _chips(b: Build, told: Spotlight, chips: Iterable[Chip], room: Rect, style: str) -> float:
    """What came of it, each on a chip, in rows; returns where they end."""
    x, y = room.x, room.y
    look = Style(size=23, weight=700, color=PLATES[style].ink)
    for number, (text, goes) in enumerate(chips):
        laid = layout(text, b.metrics, 0, look)
        wide = laid.width + 26
        if x > room.x and x + wide > room.right:
            x, y = room.x, y + CHIP + CHIP_GAP
        chip = Rect(x, y, wide, CHIP)
        with b.thing(f"{style}:{number}.{next(iter(told.cards), '')}>{goes}", chip):
            b.plate(chip, style)
            b.extend(laid.at(x + 13, y + (CHIP - laid.height) / 2))
        x += wide + CHIP_GAP
    return y + CHIP + CHIP_GAP if x > room.x else y


def _turned(b: Build, props: _Props, y: float) -> None:
    """The House Hagal cards that were passed over, with the reasons, and how many troops were kept back."""
    told, t = props.told, props.texts.t
    rows = [_passed_over(props, entry) for entry in told.turned if entry.verdict != "goes"][-3:]
    if told.held is not None:
        rows.append(t("rival.holds_back", n=told.held[0], lead=told.held[1]))
    if not rows:
        return
    style = Style(size=BODY, color="bone2", line=24)
    room = props.chips
    laid = [layout(row, b.metrics, room.w - 24, style, lines=2, ellipsis=True) for row in rows]
    box = Rect(room.x, y + 2, max(each.width for each in laid) + 24, sum(each.height for each in laid) + 16)
    with b.thing("spotlight:turned", box):
        b.plate(box, "spotlight.words", f"seat{told.seat}")
        y = box.y + 8
        for each in laid:
            b.extend(each.at(box.x + 12, y))
            y += each.height


def _passed_over(props: _Props, entry: RivalCard) -> str:
    name = props.texts.name("space:" + entry.space if entry.space else "hagal:" + entry.card)
    who = props.names[entry.other] if entry.other >= 0 else ""
    return f"✕ {name}: " + props.texts.t("rival.verdict." + entry.verdict, name=who)


def _arrow(b: Build, seat: int, card: Rect, target: Rect, back: bool = False) -> None:
    """From the edge of the card that is nearest to the place, to that place; or from there to the card."""
    (x, y), (left, top) = card.center, target.center
    if target.x > card.right or target.right < card.x:
        start = (card.right - 6, y) if left > x else (card.x + 6, y)
        end = (target.x + 8, top) if left > x else (target.right - 8, top)
        if abs(left - x) < card.w:
            end = (left, top)
    else:
        start, end = (
            (x, card.y + 6 if top < y else card.bottom - 6),
            (left, target.bottom - 6 if top < y else target.y + 6),
        )
    if back:
        start, end = end, start
    far = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
    left, right = min(start[0], end[0]) - 48, max(start[0], end[0]) + 48
    top, bottom = min(start[1], end[1]) - BEND * far - 30, max(start[1], end[1]) + 48
    rect = Rect(left, top, right - left, bottom - top)
    way = ",".join(f"{n:.0f}" for n in (start[0] - left, start[1] - top, end[0] - left, end[1] - top))
    with b.thing(f"arrow:{start[0]:.0f}", rect):
        b.add(Picture(rect, f"arrow:seat{seat}:{way}"))


SPOTLIGHT: Parts = {"spotlight.veil": Part(_select, _draw_veil), "spotlight": Part(_select, _draw)}
"""The veil with its openings, and what stands before it."""
