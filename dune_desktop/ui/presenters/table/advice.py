"""Advice: up to three ways to go on, each with its chance and one line of why.

It stands in the place of the chronicle. Where that is too low it lies over what is not asked about: the lower market
and the Reserve, or the open side board while something can be bought there. Whatever it says, it begins where it did
the last time, so that the best way is found without looking for it.

It is as large as text to be read. Larger than usual it takes what it needs of its column, as far as nothing there is
asked about, or lies over the board; where neither has room for all of it the ways scroll.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from typing import Final, NamedTuple

from dune_desktop.i18n import Texts
from dune_desktop.i18n.advice import forms, percent
from dune_desktop.i18n.prompts import Prompt
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.drawn import Drawn
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.kit.scrolling import Block, scrolled
from dune_desktop.ui.kit.widgets import button, section
from dune_desktop.ui.presenters.table.choices import ChoiceContribution
from dune_desktop.ui.presenters.table.counsel import Way
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.sizes import BODY
from dune_desktop.ui.text.richtext import Laid, Style, escape, grown, layout
from dune_desktop.ui.text.type import Type

WAYS = "advice.ways"
"""The region of the ways; they scroll where they have no room."""

HEAD, ROW = 36.0, 82.0
TIGHT = 62.0  # a row where boxes leave little room
GAP = 6.0
MOST = 3
LINES = 2  # for what to do, at the usual size; for why where there is room for as much
CHANCE, OVER = 92.0, 32.0  # room for the figure, beside what to do or above
PITCH = 24.0  # of what to do, where that takes two lines
TALLEST = HEAD + MOST * (TIGHT + PITCH + GAP)
LARGER = TALLEST + MOST * PITCH  # usually enough where lines are shorter than usual
EDGE = 8.0  # of the plate around it, where it lies over something
BAR = 22.0  # beside ways that scroll
SHORE = 12.0  # between it and the edges of the board
DOING = Style(size=22, weight=600, line=PITCH)
WHY = Style(color="bone2")


class _WayProps(NamedTuple):
    """A way: what it does in words, and the levels that would go it, in words."""

    way: Way
    doing: str
    levels: str


class AdviceProps(NamedTuple):
    """What is advised, and where that may lie; `ways` is None while it is being thought about."""

    texts: Texts
    ways: tuple[_WayProps, ...] | None
    whose: str  # what the figures are
    by: float  # how many times the usual size text to be read has
    told: Rect  # the place of the chronicle
    rooms: tuple[Rect, ...]  # where it may lie when it is larger than usual
    top: float | None  # where it begins if it does not have the place of the chronicle; None: as low as it can
    grows: bool  # whether it has no place of its own to lie, and covers the more the higher it is
    offset: float


class _Row(NamedTuple):
    """A way as it is told: what to do, why, and how high that makes it; `whole` is all of why, if that had no room.

    The figure stands in a line `over` that, so high, where what to do needs all the width.
    """

    way: _WayProps
    doing: Laid
    why: Laid
    whole: str
    high: float
    over: float


class _Placed(NamedTuple):
    """Where it lies, how many times the usual size, and its ways, as wide as they are set for the usual one."""

    rect: Rect
    by: float
    wide: float
    rows: tuple[_Row, ...]

    @property
    def head(self) -> float:
        """How many times the usual size the heading has: it must fit into one line."""
        return Type(self.by).heading(1)

    @property
    def ways(self) -> Rect:
        """Where the ways lie."""
        return Rect(self.rect.x, self.rect.y + HEAD * self.head, self.rect.w, self.rect.h - HEAD * self.head)

    @property
    def high(self) -> float:
        """How high the ways are."""
        return self.by * sum(row.high + GAP for row in self.rows)


def advice_props(model: TableModel) -> AdviceProps | None:
    """Select what somebody strong would do now; as long as that is thought about, that it is."""
    if model.counsel is None:
        return None
    ways = model.counsel.ways
    grows = _asked(model)[0] or bool(model.wanted_boards)
    return AdviceProps(
        model.texts,
        None if ways is None else tuple(_WayProps(way, doing(model, way), _levels(model, way)) for way in ways),
        _whose(model),
        model.settings.reading.scale,
        model.places["chronicle"],
        tuple(_rooms(model, grows)),
        _top(model, grows),
        grows,
        0.0 if model.panel.offset == inf else model.panel.offset,
    )


def advice_limit(model: TableModel) -> float:
    """How far the ways can be scrolled."""
    props = advice_props(model)
    if props is None:
        return 0.0
    placed = _placed(model.metrics, props)
    return max(0.0, placed.high - placed.ways.h)


def covers_chronicle(metrics: Metrics, props: AdviceProps) -> bool:
    """Whether advice covers the chronicle."""
    told, rect = props.told, _placed(metrics, props).rect
    return rect.right > told.x and rect.bottom > told.y


def _draw(b: Build, props: AdviceProps) -> tuple[Region, ...]:
    """The plate, the heading, and the ways one below the other; without advice, why there is none."""
    placed, t = _placed(b.metrics, props), props.texts.t
    rect = placed.rect
    with b.thing("advice", rect):
        if rect != props.told:
            b.plate(rect.inset(-EDGE), "large")
        b.drawn(_heading(b.metrics, props, rect.w / placed.head).grown(placed.head).moved(rect.x, rect.y))
        if not placed.rows:
            words = t("advice.thinking" if props.ways is None else "advice.none")
            b.markup(rect.x, placed.ways.y + 24, words, rect.w, grown(WHY, placed.by), middle=True)
    blocks: list[Block] = []
    for place, row in enumerate(placed.rows):
        inner = Build(b.metrics)
        _way(inner, row, place, Rect(0, 0, placed.wide, row.high), props.texts)
        blocks.append(Block.of(inner, row.high + GAP).grown(placed.by))
    ways = scrolled(WAYS, placed.ways, blocks, props.offset, layer=Layer.RIVAL, keys=False)
    return b.region("advice", rect, bleed=12, layer=Layer.RIVAL), ways


ADVICE: Final = Part(advice_props, _draw)


def _heading(metrics: Metrics, props: AdviceProps, width: float) -> Drawn:
    """What it is, what the figures are, and the button that puts it away; from (0, 0)."""
    b, t = Build(metrics), props.texts.t
    trail = 56.0
    if props.ways:
        trail += b.text(width - trail - 4, 9, props.whose, BODY, 500, "bone3", anchor="right") + 16
    b.drawn(section(metrics, 0, -4, width, t("advice.title"), trail=trail))
    b.drawn(
        button(
            metrics, width, -8, "✕", ("advice",), width=48, height=36, anchor="right", order=89,
            tip=t("advice.close"), name="button:put_away",
        )
    )  # fmt: skip
    return b.widget(Rect(0, 0, width, HEAD))


# ------------------------------------------------------------------------------------------------ where it lies


def _placed(metrics: Metrics, props: AdviceProps) -> _Placed:
    """As large as text to be read: where all of it has room, or else where most of it has."""
    by = props.by
    if by <= 1.0:
        wide = props.told.w / by
        rows = _rows(metrics, props, wide)
        return _Placed(_usual_place(props, by * _height(rows)), by, wide, rows)
    for room in props.rooms:
        rows = _rows(metrics, props, room.w / by, whole=True)
        high = by * _height(rows)
        if high <= room.h:
            top = max(room.y, room.bottom - max(high, by * LARGER))
            return _Placed(Rect(room.x, top, room.w, room.bottom - top), by, room.w / by, rows)
    room = max(props.rooms, key=lambda each: each.h)
    wide = (room.w - BAR) / by
    return _Placed(room, by, wide, _rows(metrics, props, wide, whole=True))


def _height(rows: Sequence[_Row]) -> float:
    return HEAD + max(TIGHT + GAP, sum(row.high + GAP for row in rows))


def _asked(model: TableModel) -> tuple[bool, bool, list[Rect]]:
    """Whether cards of the market are asked about, whether something on a side board is, and where side boards lie."""
    places = model.places
    buys = bool(model.choices.rows or model.choices.of("acquire"))
    beside = bool(model.wanted_boards) or any(map(model.choices.of, contributed(ChoiceContribution).purchases))
    return buys, beside, [places[name] for name in places.rects if name.startswith("side.")]


def _top(model: TableModel, grows: bool) -> float | None:
    """Where it begins so that what is asked about stays uncovered; None if the market is asked about and the side board
    too, or there is none.
    """
    buys, beside, boards = _asked(model)
    if not grows:
        return model.places["reserve.0"].bottom - TALLEST
    return boards[0].y + EDGE if buys and not beside and boards else None


def _usual_place(props: AdviceProps, high: float) -> Rect:
    told = props.told
    if told.h >= TALLEST:
        return told
    return Rect(told.x, told.bottom - high if props.top is None else props.top, told.w, high)


def _rooms(model: TableModel, grows: bool) -> Iterator[Rect]:
    """Where it may lie when it is larger than usual: over what is not asked about, its own column first."""
    places, choices = model.places, model.choices
    told, market, reserve = places["chronicle"], places["market"], places["reserve.0"]
    yield told
    if not grows and told.x == market.x:
        bottom = told.bottom if told.y - reserve.bottom < 2 * SHORE else reserve.bottom
        yield Rect(told.x, market.y, told.w, bottom - market.y)
    if not (choices.sends or choices.spaces):
        left, right = places["rule.left"].x + SHORE, places["rule.right"].x - SHORE
        top = places["rule.left"].y + EDGE
        yield Rect(left, top, right - left, places["conflict.card"].y - SHORE - top)


def _whose(model: TableModel) -> str:
    """What the figures are: the chance of whoever is asked, by name where the choice is somebody else's (R28.15)."""
    decision = model.decision
    if decision is None or decision.acting_for == decision.seat:
        return str(model.t("advice.chance_to_win"))
    return str(model.t("advice.chance_of", name=model.seat_name(decision.seat)))


# ------------------------------------------------------------------------------------------------ the ways


def _rows(metrics: Metrics, props: AdviceProps, width: float, *, whole: bool = False) -> tuple[_Row, ...]:
    """The ways in a column so wide, as high as what they say needs; `whole`: in as many lines as all of it needs."""
    tall = props.told.h
    least = ROW if not whole and tall >= HEAD + MOST * (ROW + GAP) else TIGHT
    found: list[_Row] = []
    ways = props.ways or ()
    does = 0 if whole else LINES
    roomy = len(ways) < MOST or tall >= TALLEST or not props.grows
    for each in ways:
        way, room = each.way, width - 28
        what = layout(each.doing, metrics, room - CHANCE, DOING, lines=does, shrink=True, ellipsis=True)
        over = OVER if what.lines > LINES or what.overflow else 0.0
        if over:
            what = layout(each.doing, metrics, room, DOING)
        why = does if roomy and (what.lines == 1 or len(ways) < MOST) else min(does, 1)
        reasons = forms(props.texts, way.why, way.counts, way.beside, way.later)
        fits = (form for form in reasons if not why or layout(form, metrics, room, WHY).lines <= why)
        told = next(fits, reasons[-1])
        because = layout(told, metrics, room, WHY, lines=why, shrink=True, ellipsis=True)
        more = (what.lines + because.lines - 2) * PITCH + over
        all_of_why = "" if told == reasons[0] else reasons[0]
        found.append(_Row(each, what, because, all_of_why, max(least, TIGHT + more), over))
    return tuple(found)


def _way(b: Build, row: _Row, place: int, rect: Rect, texts: Texts) -> None:
    """What to do, how likely it wins, why, and, where there is room, which levels would do it.

    A click does it, the pointer shows what it would lead to and tells what had no room.
    """
    (way, _, levels), t = row.way, texts.t
    with b.thing(f"way:{place}", rect):
        b.plate(rect, "button")
        if row.doing.lines == row.why.lines == 1:
            first, second = rect.y + rect.h * 0.31, rect.bottom - rect.h * 0.3
        else:
            second = rect.bottom - 5 - row.why.height / 2
            first = (rect.y + row.over + second + 2 - row.why.height / 2) / 2
        b.extend(row.doing.at(rect.x + 14, first - row.doing.height / 2))
        room = rect.w - 42 - row.why.width
        for by in (t("advice.by", levels=levels), levels) if levels and row.why.lines == 1 else ():
            if b.metrics.width(by, BODY, 500) <= room:
                b.text(rect.right - 14, second, by, BODY, 500, "bone3", anchor="right")
                break
        b.extend(row.why.at(rect.x + 14, second - row.why.height / 2))
        chance = t("advice.chance", n=percent(way.chance))
        at, anchor = (rect.right - 14, "right") if not row.over else (rect.x + 14, "left")
        b.text(at, rect.y + 22 if row.over else first, chance, 26, 700, "bone2" if place else "gold", anchor=anchor)
        more = [row.whole] if row.whole else []
        if way.beside:
            more.append(t(f"advice.beside.tip.{way.beside}.later" if way.later else f"advice.beside.tip.{way.beside}"))
        more += [t("advice.by.tip." + ".".join(way.by))] if way.by else []
        b.hit(rect, action=("advised", *way.option), tip="\n".join(more), order=86 + place, radius=8)


def _levels(model: TableModel, way: Way) -> str:
    """The levels that would go it."""
    return model.texts.grammar.listed(str(model.t("computer.level." + level)) for level in way.by)


def doing(model: TableModel, way: Way) -> str:
    """What the way does, in the words of its button without a stop, as markup; of an Agent that is sent also with
    which card.
    """
    assert model.decision is not None
    names = {seat: model.seat_name(seat) for seat in range(len(model.names))}
    words = Prompt(model.texts, model.rules, model.view, model.decision, names).label(way.option)
    words = words.removesuffix(model.texts.grammar.stop)
    match way.option:
        case ("send", str(card), *_):
            return str(model.t("advice.with", what=words, card=f"card:{card}"))
    return escape(words)
