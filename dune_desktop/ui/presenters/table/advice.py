"""Advice in the place of the chronicle: up to three ways to go on, each with its chance and one line of why."""

from __future__ import annotations

from dune_desktop.i18n.advice import percent, reason
from dune_desktop.i18n.prompts import Prompt, cards_played
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.widgets import button, section
from dune_desktop.ui.presenters.table.model import Counsel, TableModel, Way
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.text.richtext import Style, escape, layout

HEAD, ROW = 36.0, 82.0
TIGHT = 62.0  # a row where boxes leave little room
GAP = 6.0
MOST = 3
CHANCE = 92.0  # room for the figure


def advice(model: TableModel) -> Region:
    """What somebody strong would do now; as long as that is thought about, that it is."""
    place = model.places["chronicle"]
    row = ROW if place.h >= HEAD + MOST * (ROW + GAP) else TIGHT
    told = len(model.counsel.ways or ()) if model.counsel is not None else 0
    high = max(place.h, HEAD + max(1, told) * (row + GAP))
    rect = Rect(place.x, place.bottom - high, place.w, high)
    b = Build(model.metrics)
    with b.thing("advice", rect):
        if rect.y < place.y:
            b.plate(rect.inset(-8), "large")
        trail, chance = 56.0, model.t("advice.chance_to_win")
        if told:
            trail += b.text(rect.right - trail - 4, rect.y + 9, chance, 20, 500, "bone3", anchor="right") + 16
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
        _counsel(model, b, model.counsel or Counsel(), Rect(rect.x, rect.y + HEAD, rect.w, rect.h - HEAD), row)
    return b.region("advice", rect, bleed=12, layer=Layer.RIVAL)


def _counsel(model: TableModel, b: Build, counsel: Counsel, rect: Rect, row: float) -> None:
    if not counsel.ways:
        words = model.t("advice.thinking" if counsel.ways is None else "advice.none")
        b.markup(rect.x, rect.y + 24, words, rect.w, Style(colour="bone2"), middle=True)
        return
    for place, way in enumerate(counsel.ways):
        _way(model, b, way, place, Rect(rect.x, rect.y + place * (row + GAP), rect.w, row))


def _way(model: TableModel, b: Build, way: Way, place: int, rect: Rect) -> None:
    """What to do, how likely it wins, why, and, where there is room, which levels would do it.

    A click does it, the pointer shows what it would lead to.
    """
    with b.thing(f"way:{place}", rect):
        b.plate(rect, "button")
        why = reason(model.texts, way.why)
        first = rect.y + rect.h * (0.31 if why or way.by else 0.5)
        room = rect.w - CHANCE - 28
        style = Style(size=22, weight=600)
        b.markup(rect.x + 14, first, doing(model, way), room, style, middle=True, lines=1, shrink=True, ellipsis=True)
        second = rect.y + rect.h * 0.7
        levels = model.texts.grammar.joints.items.join(str(model.t("computer.level." + level)) for level in way.by)
        small, used = Style(colour="bone2"), 0.0
        room = rect.w - 28 - (layout(why, model.metrics, 0, small).width + 14 if why else 0.0)
        for by in (model.t("advice.by", levels=levels), levels) if levels else ():
            if model.metrics.width(by, 20, 500) <= room:  # the tip tells it in any case
                used = b.text(rect.right - 14, second, by, 20, 500, "bone3", anchor="right") + 14
                break
        if why:
            wide = rect.w - 28 - used
            b.markup(rect.x + 14, second, why, wide, small, middle=True, lines=1, shrink=True, ellipsis=True)
        chance = model.t("advice.chance", n=percent(way.chance))
        b.text(rect.right - 14, first, chance, 26, 700, "bone2" if place else "gold", anchor="right")
        tip = model.t("advice.by.tip", levels=levels) if levels else ""
        b.hit(rect, action=("advised", *way.option), tip=tip, order=86 + place, radius=8)


def doing(model: TableModel, way: Way) -> str:
    """What the way does, in the words of its button, as markup; of an Agent that is sent also with which card."""
    assert model.decision is not None
    names = {seat: model.seat_name(seat) for seat in range(len(model.names))}
    words = Prompt(model.texts, model.rules, model.view, model.decision, names).label(way.option)
    match way.option:
        case ("send", *_) if len(cards := cards_played(way.option)) > 1:
            card, partner = cards
            return str(model.t("advice.pair", what=words, card=f"card:{card}", partner=f"card:{partner}"))
        case ("send", str(card), *_):
            return str(model.t("advice.with", what=words, card=f"card:{card}"))
    return escape(words)
