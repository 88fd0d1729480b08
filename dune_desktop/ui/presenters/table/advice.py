"""Advice: up to three ways to go on, each with its chance and one line of why.

It stands in the place of the chronicle. Where that is too low it lies over what is not asked about: the lower market
and the Reserve, or the open side board while something can be bought there. Whatever it says, it begins where it did
the last time, so that the best way is found without looking for it.
"""

from __future__ import annotations

from typing import NamedTuple

from dune_desktop.i18n.advice import compared, percent, reason
from dune_desktop.i18n.prompts import Prompt
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.widgets import button, section
from dune_desktop.ui.presenters.brought import added
from dune_desktop.ui.presenters.table.counsel import Counsel, Way
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.sizes import BODY
from dune_desktop.ui.text.richtext import Laid, Style, escape, layout

HEAD, ROW = 36.0, 82.0
TIGHT = 62.0  # a row where boxes leave little room
GAP = 6.0
MOST = 3
CHANCE = 92.0  # room for the figure
PITCH = 24.0  # of what to do, where that takes two lines
TALLEST = HEAD + MOST * (TIGHT + PITCH + GAP)
EDGE = 8.0  # of the plate around it, where it lies over something
DOING = Style(size=22, weight=600, line=PITCH)


class _Row(NamedTuple):
    """A way as it is told: what to do, in a line or two, and how high that makes it."""

    way: Way
    doing: Laid
    high: float


def advice(model: TableModel) -> Region:
    """What somebody strong would do now; as long as that is thought about, that it is."""
    rows = _rows(model)
    rect = place_of(model)
    b = Build(model.metrics)
    with b.thing("advice", rect):
        if rect != model.places["chronicle"]:
            b.plate(rect.inset(-EDGE), "large")
        trail, chance = 56.0, _whose(model)
        if rows:
            trail += b.text(rect.right - trail - 4, rect.y + 9, chance, BODY, 500, "bone3", anchor="right") + 16
        b.drawn(section(model.metrics, rect.x, rect.y - 4, rect.w, model.t("advice.title"), trail=trail))
        close = button(
            model.metrics,
            rect.right,
            rect.y - 8,
            "✕",
            ("advice",),
            width=48,
            height=36,
            anchor="right",
            order=89,
            tip=model.t("advice.close"),
            name="button:put_away",
        )
        b.drawn(close)
        if not rows:
            words = model.t("advice.thinking" if (model.counsel or Counsel()).ways is None else "advice.none")
            b.markup(rect.x, rect.y + HEAD + 24, words, rect.w, Style(colour="bone2"), middle=True)
        y = rect.y + HEAD
        for place, row in enumerate(rows):
            _way(model, b, row, place, Rect(rect.x, y, rect.w, row.high))
            y += row.high + GAP
    return b.region("advice", rect, bleed=12, layer=Layer.RIVAL)


def place_of(model: TableModel) -> Rect:
    """Where it lies: what is asked about stays uncovered, unless the market is asked about and the side board too."""
    told, places = model.places["chronicle"], model.places
    high = HEAD + max(TIGHT + GAP, sum(row.high + GAP for row in _rows(model)))
    if told.h >= TALLEST:
        return told
    buys = bool(model.choices.rows or model.choices.of("acquire"))
    beside = bool(model.wanted_boards) or any(model.choices.of(ware) for ware in added("wares"))
    boards = [places[name] for name in places.rects if name.startswith("side.")]
    if not buys and not model.wanted_boards:
        top = places["reserve.0"].bottom - TALLEST
    elif buys and not beside and boards:
        top = boards[0].y
    else:
        top = told.bottom - high
    return Rect(told.x, top, told.w, high)


def _whose(model: TableModel) -> str:
    """What the figures are: the chance of whoever is asked, by name where the choice is somebody else's (R28.15)."""
    decision = model.decision
    if decision is None or decision.acting_for == decision.seat:
        return str(model.t("advice.chance_to_win"))
    return str(model.t("advice.chance_of", name=model.seat_name(decision.seat)))


def in_chronicle(model: TableModel) -> bool:
    """Whether it covers the chronicle."""
    return place_of(model).bottom > model.places["chronicle"].y


def _rows(model: TableModel) -> list[_Row]:
    """The ways, as high as what they say needs."""
    told = model.places["chronicle"]
    least = ROW if told.h >= HEAD + MOST * (ROW + GAP) else TIGHT
    found: list[_Row] = []
    for way in (model.counsel or Counsel()).ways or ():
        words, room = doing(model, way), told.w - CHANCE - 28
        laid = layout(words, model.metrics, room, DOING, lines=2, shrink=True, ellipsis=True)
        found.append(_Row(way, laid, max(least, TIGHT + (laid.lines - 1) * PITCH)))
    return found


def _way(model: TableModel, b: Build, row: _Row, place: int, rect: Rect) -> None:
    """What to do, how likely it wins, why, and, where there is room, which levels would do it.

    A click does it, the pointer shows what it would lead to and tells what had no room.
    """
    way = row.way
    with b.thing(f"way:{place}", rect):
        b.plate(rect, "button")
        second = rect.bottom - rect.h * 0.3 if row.doing.lines == 1 else rect.bottom - 17
        first = rect.y + rect.h * 0.31 if row.doing.lines == 1 else (rect.y + second - 10) / 2
        b.extend(row.doing.at(rect.x + 14, first - row.doing.height / 2))
        small, used, room = Style(colour="bone2"), 0.0, rect.w - 28
        forms = compared(model.texts, reason(model.texts, way.why), way.beside, way.later)
        wides = [layout(form, model.metrics, 0, small).width for form in forms]
        why = next((form for form, wide in zip(forms, wides, strict=True) if wide <= room), forms[-1])
        levels = _levels(model, way)
        room -= layout(why, model.metrics, 0, small).width + 14
        for by in (model.t("advice.by", levels=levels), levels) if levels else ():
            if model.metrics.width(by, BODY, 500) <= room:
                used = b.text(rect.right - 14, second, by, BODY, 500, "bone3", anchor="right") + 14
                break
        wide = rect.w - 28 - used
        told = b.markup(rect.x + 14, second, why, wide, small, middle=True, lines=1, shrink=True, ellipsis=True)
        chance = model.t("advice.chance", n=percent(way.chance))
        b.text(rect.right - 14, first, chance, 26, 700, "bone2" if place else "gold", anchor="right")
        more = [why] if told.overflow else []
        if way.beside:
            more.append(
                model.t(f"advice.beside.tip.{way.beside}.later" if way.later else f"advice.beside.tip.{way.beside}")
            )
        more += [model.t("advice.by.tip", levels=levels)] if levels else []
        b.hit(rect, action=("advised", *way.option), tip="\n".join(more), order=86 + place, radius=8)


def _levels(model: TableModel, way: Way) -> str:
    """The levels that would go it."""
    return model.texts.grammar.joints.items.join(str(model.t("computer.level." + level)) for level in way.by)


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
