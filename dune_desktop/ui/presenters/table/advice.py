"""Advice: up to three ways to go on, each with its chance and one line of why.

It hangs over the market, or over the courts while the market is asked about. It is as large as text to be read; where
there is no room for all of it the ways scroll.
"""

from __future__ import annotations

from math import inf
from typing import Final, NamedTuple

from dune_desktop.engine import Purpose
from dune_desktop.i18n import Texts
from dune_desktop.i18n.advice import forms, percent, purpose, purpose_of_card
from dune_desktop.i18n.prompts import Prompt
from dune_desktop.i18n.template import Markup
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.drawn import Drawn
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.kit.scrolling import Block, scrolled
from dune_desktop.ui.kit.widgets import button, section
from dune_desktop.ui.presenters.table.choices import ChoiceContribution
from dune_desktop.ui.presenters.table.counsel import Way, no_dearer
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.prompt.contents import contents
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.sizes import ARROW, BODY
from dune_desktop.ui.text.richtext import Laid, Style, escape, grown, layout
from dune_desktop.ui.text.type import Type

WAYS = "advice.ways"
"""The region of the ways; they scroll where they have no room."""

HEAD, ROW = 36.0, 82.0
TIGHT = 62.0  # of two lines alone
GAP = 6.0
LINES = 2  # of what to do beside the figure
MOST = 2  # things that are told of what a way is for
CHANCE, OVER = 92.0, 32.0  # room for the figure, beside what to do or above
PITCH = 24.0  # of what to do, where that takes two lines
FOOT = 6.0  # above and below what a click does, which stands below the ways
AT_END = 26.0  # room for the sign at the end of a way that a click does it
EDGE = 8.0  # of the plate around it, where it lies over something
BAR = 22.0  # beside ways that scroll
DOING = Style(size=22, weight=600, line=PITCH)
WHY = Style(color="bone2")


class _WayProps(NamedTuple):
    """A way: what it does in words, the levels that would go it, and what it is for."""

    way: Way
    doing: str
    levels: str
    what: str


class AdviceProps(NamedTuple):
    """What is advised, and where that may lie; `ways` is None while it is being thought about."""

    texts: Texts
    ways: tuple[_WayProps, ...] | None
    whose: str  # what the figures are
    by: float  # how many times the usual size text to be read has
    place: Rect  # where it may lie, from its upper edge down
    offset: float


class _Row(NamedTuple):
    """A way as it is told: what to do, why, and how high that makes it.

    The figure stands in a line `over` that, so high, where what to do needs all the width.
    """

    way: _WayProps
    doing: Laid
    why: Laid
    high: float
    over: float


class _Placed(NamedTuple):
    """Where it lies, how many times the usual size, and its ways, as wide as they are set for the usual one."""

    rect: Rect
    by: float
    wide: float
    rows: tuple[_Row, ...]
    foot: Laid  # what a click does

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
        return self.by * (sum(row.high + GAP for row in self.rows) + self.foot.height + FOOT)


def advice_props(model: TableModel) -> AdviceProps | None:
    """Select what somebody strong would do now; as long as that is thought about, that it is."""
    if model.counsel is None:
        return None
    ways = model.counsel.ways
    return AdviceProps(
        model.texts,
        None if ways is None else tuple(_way_props(model, way) for way in ways),
        _whose(model),
        model.settings.reading.scale,
        _place(model),
        0.0 if model.panel.offset == inf else model.panel.offset,
    )


def _way_props(model: TableModel, way: Way) -> _WayProps:
    return _WayProps(way, doing(model, way), _levels(model, way), brought(model, way))


def advice_limit(model: TableModel) -> float:
    """How far the ways can be scrolled."""
    props = advice_props(model)
    if props is None:
        return 0.0
    placed = _placed(model.metrics, props)
    return max(0.0, placed.high - placed.ways.h)


def _draw(b: Build, props: AdviceProps) -> tuple[Region, ...]:
    """The plate, the heading, and the ways one below the other; without advice, why there is none."""
    placed, t = _placed(b.metrics, props), props.texts.t
    rect = placed.rect
    with b.thing("advice", rect):
        b.plate(rect.inset(-EDGE), "large")
        b.hit(rect, ground=True)
        b.drawn(_heading(b.metrics, props, rect.w / placed.head).grown(placed.head).moved(rect.x, rect.y))
        if not placed.rows:
            words = t("advice.thinking" if props.ways is None else "advice.none")
            b.markup(rect.x, placed.ways.y + 24, words, rect.w, grown(WHY, placed.by), middle=True)
    blocks: list[Block] = []
    for place, row in enumerate(placed.rows):
        inner = Build(b.metrics)
        _way(inner, row, place, Rect(0, 0, placed.wide, row.high), props.texts)
        blocks.append(Block.of(inner, row.high + GAP).grown(placed.by))
    if placed.rows:
        inner = Build(b.metrics)
        inner.extend(placed.foot.at(14, FOOT / 2))
        blocks.append(Block.of(inner, placed.foot.height + FOOT).grown(placed.by))
    ways = scrolled(WAYS, placed.ways, blocks, props.offset, layer=Layer.PANEL, keys=False)
    return b.region("advice", rect, bleed=12, layer=Layer.PANEL), ways


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
    """As high as it needs, at the size of text to be read."""
    room, by = props.place.inset(EDGE), props.by
    rows, foot = _rows(metrics, props, room.w / by), _foot(metrics, props, room.w / by)
    high = by * (HEAD + max(TIGHT + GAP, sum(row.high + GAP for row in rows) + foot.height + FOOT))
    if high <= room.h:
        return _Placed(room._replace(h=high), by, room.w / by, rows, foot)
    wide = (room.w - BAR) / by
    return _Placed(room, by, wide, _rows(metrics, props, wide), _foot(metrics, props, wide))


def _foot(metrics: Metrics, props: AdviceProps, width: float) -> Laid:
    return layout(props.texts.t("advice.click"), metrics, width - 28, WHY, shrink=True)


def _place(model: TableModel) -> Rect:
    """Over the market, or over the windows and the sky while something there is asked about, or answers lie there."""
    choices, places, added = model.choices, model.places, contributed(ChoiceContribution)
    buys = bool(choices.rows or choices.of("acquire") or model.wanted_boards)
    buys = buys or any(map(choices.of, added.purchases)) or any(map(model.waiting, added.sells))
    if not buys and not contents(model).chips:
        return places["panel"]
    opening = places["opening"]
    end = places["conflict.lanes"].y if choices.units else opening.bottom
    return Rect(opening.x + EDGE, opening.y + EDGE, places["panel"].w, end - opening.y - 2 * EDGE)


def _whose(model: TableModel) -> str:
    """What the figures are: the chance of whoever is asked, by name where the choice is somebody else's (R28.15)."""
    decision = model.decision
    if decision is None or decision.acting_for == decision.seat:
        return str(model.t("advice.chance_to_win"))
    return str(model.t("advice.chance_of", name=model.seat_name(decision.seat)))


# ------------------------------------------------------------------------------------------------ the ways


def _rows(metrics: Metrics, props: AdviceProps, width: float) -> tuple[_Row, ...]:
    """The ways in a column so wide, as high as what they say needs."""
    found: list[_Row] = []
    for each in props.ways or ():
        room = width - 28
        what = layout(each.doing, metrics, room - CHANCE, DOING)
        over = OVER if what.lines > LINES else 0.0
        if over:
            what = layout(each.doing, metrics, room, DOING)
        because = layout(_because(props.texts, each), metrics, room - AT_END, WHY)
        more = (what.lines + because.lines - 2) * PITCH + over
        found.append(_Row(each, what, because, max(ROW, TIGHT + more), over))
    return tuple(found)


def _because(texts: Texts, told: _WayProps) -> str:
    """What the way is for, and its effect in figures; compared with another way only if nothing else can be told."""
    way = told.way
    if told.what and (way.beside or not way.why):
        return told.what
    return _both(texts, *filter(None, (told.what, _compared(texts, way))))


def _compared(texts: Texts, way: Way) -> str:
    return forms(texts, way.why, way.counts, way.beside, way.later)[0]


def _both(texts: Texts, first: str, then: str = "") -> str:
    return str(texts.t("way.both", first=Markup(first), then=Markup(then))) if then else first


def _way(b: Build, row: _Row, place: int, rect: Rect, texts: Texts) -> None:
    """What to do, how likely it wins, why, and, where there is room, which levels would do it.

    A click does it, the pointer shows what it would lead to and tells what had no room.
    """
    (way, _, levels, what), t = row.way, texts.t
    with b.thing(f"way:{place}", rect):
        b.plate(rect, "button")
        if row.doing.lines == row.why.lines == 1:
            first, second = rect.y + rect.h * 0.31, rect.bottom - rect.h * 0.3
        else:
            second = rect.bottom - 5 - row.why.height / 2
            first = (rect.y + row.over + second + 2 - row.why.height / 2) / 2
        b.extend(row.doing.at(rect.x + 14, first - row.doing.height / 2))
        b.icon(rect.right - 20, second, "arrow", ARROW, color="brass_light")
        room = rect.w - 42 - AT_END - row.why.width
        for by in (t("advice.by", levels=levels), levels) if levels and row.why.lines == 1 else ():
            if b.metrics.width(by, BODY, 500) <= room:
                b.text(rect.right - 14 - AT_END, second, by, BODY, 500, "bone3", anchor="right")
                break
        b.extend(row.why.at(rect.x + 14, second - row.why.height / 2))
        chance = t("advice.chance", n=percent(way.chance))
        at, anchor = (rect.right - 14, "right") if not row.over else (rect.x + 14, "left")
        b.text(at, rect.y + 22 if row.over else first, chance, 26, 700, "bone2" if place else "gold", anchor=anchor)
        more = []
        if way.beside and what:
            more.append(_compared(texts, way))
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


def brought(model: TableModel, way: Way) -> str:
    """What the way is for; "" where that cannot be told."""
    acquires = way.option[0] == "acquire"
    words = (words for each in way.purposes for words in _purpose(model, each, acquires and each.kind == "card"))
    told = list(filter(None, words))[:MOST]
    return _both(model.texts, *told) if told else ""


def _purpose(model: TableModel, told: Purpose, acquires: bool) -> list[str]:
    """One thing that the move is for. Of a card, what it has and no other at its price or below; its name comes first,
    unless the move itself `acquires` it.
    """
    card = model.rules.cards.get(told.what.partition(":")[2]) if told.kind == "card" else None
    named = [] if acquires else [purpose(model.texts, told)]
    if card is None:
        return named
    return named + purpose_of_card(model.texts, card, no_dearer(model.rules, card, model.choices.legal))
