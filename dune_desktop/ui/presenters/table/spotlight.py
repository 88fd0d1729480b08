"""What somebody else does, large over the darkened table: face, card, the place that is visited, what came of it.

All but that place, the rail and the question corner loses its light. Face and card stand before the left wall, so that
nothing lies over the land, and what came of it beside the place; an arrow in the seat's color leads from the card to
the place, and to the viewer's face if it loses something. What has no place there stands in the middle.
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
from dune_desktop.ui.text.richtext import Laid, Style, layout

REFERENCE: Final = 1086.0, 720.0  # the opening for which the sizes below are meant
FACE, CARD, SMALL = 207.0, (264.0, 375.0), (210.0, 300.0)  # the face; a card; one of several
PAIR = 166.0, 236.0  # one of two cards played together
COLUMN, GAP = 232.0, 18.0  # the face with the sentence below it, and what is free between that and the cards
WORDS = 102.0  # of the sentence below a face
TOP = 200.0  # below the upper edge of the opening: windows stand above
NAME: Final = 26.0  # size of the name of a single card
SKY: Final = 0.4  # of the opening's height: what ends higher is a window
CHIP, CHIP_GAP, BESIDE = 46.0, 8.0, 250.0  # what came of it; the room for that beside a place
IN_CHIP = 26.0  # beside what a chip says
AROUND = 44.0  # what keeps daylight around the place
BEND = 0.16  # room for the bow of an arrow, as a share of its way
MARCH, WALKER = 5, (56.0, 80.0)  # troops that are seen to march at most; how large the first and the last one is


class _Group(NamedTuple):
    """Where the face stands, the sentence, the cards, and what came of it."""

    face: Rect
    words: Rect
    cards: tuple[Rect, ...]
    chips: Rect


class _Props(NamedTuple):
    """Everything that the stage shows. `lit` are the places that keep daylight."""

    told: Spotlight
    texts: Texts
    names: tuple[str, ...]
    leader: str
    cards: tuple[CardProps | Subject, ...]
    group: _Group
    dark: Rect  # what loses its light, and
    lit: tuple[Rect, ...]  # what of that keeps it
    target: Rect | None  # to which the arrow leads
    marching: int  # troops, and
    army: Rect  # where they go
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
    left = Rect(0, opening.y, opening.x, opening.h)
    single = len(told.cards) == 1 or (told.kind == "send" and len(told.cards) == 2)
    if model.arena:  # armies are looked at
        group = _in_wall(left, by, 1, foot=True)
    elif target is not None and single:
        court = target.center[0] < opening.x
        group = _in_middle(opening, by, len(told.cards), True) if court else _in_wall(left, by, len(told.cards))
        group = group._replace(chips=_beside(opening, target))
    else:
        group = _in_middle(opening, by, len(told.cards), bool(told.against))
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
        tuple(_cards(model, told.cards, group.cards)),
        group,
        dark,
        (corner, *lit),
        target,
        model.marching,
        _army(model, told.seat),
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


def _in_wall(wall: Rect, by: float, cards: int, foot: bool = False) -> _Group:
    """All of it before a wall, from above: the face, the sentence, one card or two; at its `foot` what came of it."""
    middle, side = wall.center[0], min(FACE * by, 0.6 * wall.w)
    face = Rect(middle - side / 2, wall.y + 10, side, side)
    words = Rect(wall.x + 10, face.bottom + 8, wall.w - 20, WORDS * by)
    share = min(by, (wall.w - 24) / (2 * PAIR[0] + 6)) if cards == 2 else by
    wide, high = (each * share for each in (PAIR if cards == 2 else SMALL if foot else CARD))
    first = Rect(middle - (wide * cards + 6 * (cards - 1)) / 2, words.bottom + 8, wide, high)
    return _Group(
        face,
        words,
        tuple(first.moved((wide + 6) * number, 0) for number in range(cards)),
        Rect(wall.x + 16, first.bottom + 12, wall.w - 16, 90 * by),
    )


def _in_middle(opening: Rect, by: float, cards: int, against: bool) -> _Group:
    """The face with the sentence below it beside the cards, and below these what came of it."""
    wide, high = (each * by for each in (CARD if cards == 1 else SMALL))
    column, gap, top = COLUMN * by, GAP * by, opening.y + TOP * by
    room = opening.w - column - gap - 48 * by
    pitch = 0.0 if cards < 2 else min(wide + gap / 2, (room - wide) / (cards - 1))
    whole = column + gap + wide + pitch * (cards - 1)
    left = opening.x + (opening.w - whole) / 2
    first = left if against else left + column + gap  # an arrow leads down to the left
    x, side = left + whole - column if against else left, FACE * by
    return _Group(
        Rect(x + (column - side) / 2, top, side, side),
        Rect(x, top + side + 12, column, high - side - 12),
        tuple(Rect(first + pitch * n, top, wide, high) for n in range(cards)),
        Rect(first, top + high + gap, max(whole - column - gap, 300 * by), 90 * by),
    )


def _beside(opening: Rect, target: Rect) -> Rect:
    """Where what came of a visit is told: right of the place or left of it, below a window."""
    if target.center[0] < opening.x:
        return Rect(opening.x + 12, min(target.y, opening.bottom - 3 * (CHIP + CHIP_GAP)), BESIDE - 24, 200)
    if target.center[0] > opening.right:
        return Rect(opening.right - BESIDE, target.y, BESIDE, 200)
    if target.bottom < opening.y + SKY * opening.h:
        left = min(max(target.center[0] - BESIDE / 2, opening.x + 16), opening.right - BESIDE)
        return Rect(left, target.bottom + 14, BESIDE, 200)
    right = target.right + 8
    return Rect(right if right + BESIDE <= opening.right else target.x - 8 - BESIDE, target.y, BESIDE, 200)


def _army(model: TableModel, seat: int) -> Rect:
    """Where the army of a seat stands."""
    lanes, seats = model.places["conflict.lanes"], len(model.view.seats)
    share = lanes.w / max(3, seats)
    return Rect(lanes.x + share * seat, lanes.y, share, lanes.h)


def turned_card(model: TableModel, b: Build, card: str) -> None:
    """Draw a House Hagal card as one that is turned stands there."""
    opening = model.places["opening"]
    wall = Rect(0, opening.y, opening.x, opening.h)
    rect = _in_wall(wall, min(opening.w / REFERENCE[0], opening.h / REFERENCE[1]), 1).cards[0]
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
        if props.target is not None:
            b.add(Picture(props.target.inset(-AROUND), "dusk:"))
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
    told, group = props.told, props.group
    with b.thing(f"spotlight:{told.seat}", group.face):
        seat_face(b, props.leader, group.face, told.seat)
        b.hit(group.face, action=props.onward, inspect=f"seat:{told.seat}", radius=group.face.w / 2)
        _words(b, props, group.words)
    for number, (component, look, rect) in enumerate(zip(told.cards, props.cards, group.cards, strict=True)):
        with b.thing(f"staged:{_origin(told, number)}|{component}#{number}", rect):
            if isinstance(look, CardProps):
                draw_card(b, look)
            else:
                subject_card(b, look, 1, rect)
            b.frame(rect, f"seat{told.seat}", 3, 12)
            b.hit(rect, action=props.onward, inspect=component, radius=12)
    if props.target is not None and group.cards:
        middle = props.target.center[0]
        nearest = min(group.cards, key=lambda rect: abs(rect.center[0] - middle))
        if props.marching:
            _march(b, told, props.target, props)
        card = group.cards[-1] if told.kind == "acquire" else nearest
        _arrow(b, told.seat, card, props.target, back=told.kind == "acquire")
    if told.against and group.cards:
        _arrow(b, told.seat, group.cards[0], props.own)
        harm = [Chip(each) for each in told.against]
        _chips(b, told, harm, Rect(props.own.right + 10, props.own.y - 46, 600, CHIP), "spotlight.harm")
    right = props.target is not None and group.chips.right <= props.target.x
    at = _chips(b, told, told.gains, group.chips, "spotlight.chip", right)
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
        laid = layout(
            props.told.said, b.metrics, room.w - 24, style, align="center", lines=5, ellipsis=True, spare=True
        )
        if laid.height <= room.h - 16 and not laid.overflow:
            break
    box = Rect(room.x, room.y, room.w, laid.height + 18)
    with b.thing("spotlight:words", box):
        b.plate(box, "spotlight.words", f"seat{props.told.seat}")
        b.extend(laid.at(box.x + 12, box.y + 8))


def _chips(b: Build, told: Spotlight, chips: Iterable[Chip], room: Rect, style: str, right: bool = False) -> float:
    """What came of it, each on a chip, in rows that end at the `right` or begin at the left; returns where they end."""
    look = Style(size=27, weight=700, color=PLATES[style].ink)
    rows: list[list[tuple[str, Laid]]] = [[]]
    used = 0.0
    for number, chip in enumerate(chips):
        laid = layout(chip.text, b.metrics, 0, look)
        if rows[-1] and used + laid.width + IN_CHIP > room.w:
            rows.append([])
            used = 0.0
        rows[-1].append((f"{style}:{number}.{next(iter(told.cards), '')}>{chip.goes}", laid))
        used += laid.width + IN_CHIP + CHIP_GAP
    y = room.y
    for row in filter(None, rows):
        x = room.right - sum(laid.width + IN_CHIP + CHIP_GAP for _, laid in row) if right else room.x
        for name, laid in row:
            place = Rect(x, y, laid.width + IN_CHIP, CHIP)
            with b.thing(name, place):
                b.plate(place, style)
                b.extend(laid.at(x + IN_CHIP / 2, y + (CHIP - laid.height) / 2))
            x = place.right + CHIP_GAP
        y += CHIP + CHIP_GAP
    return y


def _march(b: Build, told: Spotlight, place: Rect, props: _Props) -> None:
    """Troops on their way from the place to their army, the foremost one largest."""
    army, x, y = props.army, place.center[0], place.bottom + 4
    end_x, end_y = army.center[0], army.y + army.h * 0.62
    count = min(props.marching, MARCH)
    whole = Rect(min(x, end_x), min(y, end_y), abs(end_x - x), abs(end_y - y)).inset(-30)
    with b.thing(f"march:{told.seat}", whole):
        for number in reversed(range(count)):
            share = 1 - (number + 1) / (count + 1)  # the first one to set out is the foremost
            high = WALKER[0] + (WALKER[1] - WALKER[0]) * share
            foot_x, foot_y = x + (end_x - x) * share, y + (end_y - y) * share + high * 0.5
            box = Rect(foot_x - high * 0.31, foot_y - high, high * 0.62, high)
            with b.thing(f"walker:space:{told.space}|{told.seat}.{number}>troops:{told.seat}.conflict", box):
                b.add(Picture(box, f"figure:{told.seat}:soldier"))


def _turned(b: Build, props: _Props, y: float) -> None:
    """The House Hagal cards that were passed over, with the reasons, and how many troops were kept back."""
    told, t = props.told, props.texts.t
    rows = [_passed_over(props, entry) for entry in told.turned if entry.verdict != "goes"][-3:]
    if told.held is not None:
        rows.append(t("rival.holds_back", n=told.held[0], lead=told.held[1]))
    if not rows:
        return
    style = Style(size=BODY, color="bone2", line=24)
    room = props.group.chips
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
    with b.thing(f"arrow:seat{seat}:{left:.0f},{top:.0f},{way}", rect):  # an arrow is no other one that has moved
        b.add(Picture(rect, f"arrow:seat{seat}:{way}"))


SPOTLIGHT: Parts = {"spotlight.veil": Part(_select, _draw_veil), "spotlight": Part(_select, _draw)}
"""The veil with its openings, and what stands before it."""
