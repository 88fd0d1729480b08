"""The Conflict card fought for, with its rewards in signs."""

from __future__ import annotations

from typing import NamedTuple

from dune_desktop.engine import Rules
from dune_desktop.engine.model.components import ConflictCard
from dune_desktop.i18n import Texts
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.kit.rank import rank
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.table.additions import TableContribution
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import Picture, Rect, Region
from dune_desktop.ui.screen.sizes import BODY, FLOOR, SIGN_SMALL
from dune_desktop.ui.text.richtext import Style
from dune_desktop.ui.text.rows import closed_up
from dune_desktop.ui.text.signs import Line

CONFLICT = "conflict"
"""The card as a thing."""


LEVEL = 34.0  # width of the sign with its level
LOW = 200.0
"""Below this height the card is a banner: its name on a band, and the rewards on the picture below."""
MARK = 27.0  # of a sign of boxes
UNWON = 0.6
"""Opacity of a reward that is not for its place."""

BESIDE_RANK = 27.0  # from the left edge of a row to a long reward, beside the sign of its place


def reward(card: ConflictCard, place: int, texts: Texts) -> Line:
    """Return what a place wins, in signs."""
    return line((card.first, card.second, card.third)[place - 1], texts)


def third_for(rules: Rules) -> str:
    """Return who wins the third reward: "all", only those "tied" for second place, "" for nobody."""
    return "all" if rules.third_reward else "tied" if rules.third_for_tied() else ""


def opacity_of(place: int, third: str) -> float:
    """Return how bright the reward of a place is."""
    return UNWON if place == 3 and third != "all" else 1.0


def struck(b: Build, x: float, y: float, width: float, place: int, third: str) -> None:
    """Strike out a reward that nobody takes at this table, from `x` on."""
    if place == 3 and not third:
        b.line(x, y, x + width, y, "bone", 2)


class ConflictCardProps(NamedTuple):
    """All that the card shows."""

    rect: Rect
    card: ConflictCard | None
    texts: Texts
    left: int  # how many are still to come
    third: str  # who wins the third reward: "all", only those "tied" for second place, "" for nobody
    marks: tuple[tuple[str, float], ...] = ()  # signs of boxes, and how bright they are


def card_props(model: TableModel, rect: Rect) -> ConflictCardProps:
    """Select the Conflict card fought for, with how many are still to come."""
    card = model.rules.conflicts[model.view.conflict] if model.view.conflict else None
    marks = [mark for find in contributed(TableContribution, model.boxes).marks for mark in find(model)] if card else []
    left = len(model.view.conflict_deck)
    return ConflictCardProps(rect, card, model.texts, left, third_for(model.rules), tuple(marks))


def draw_conflict_card(b: Build, props: ConflictCardProps) -> None:
    """Draw the card as a thing; its drawing is kept."""
    with b.thing(CONFLICT, props.rect):
        b.part(CONFLICT, _draw_card, props)


def _select(model: TableModel) -> ConflictCardProps | None:
    return card_props(model, model.places["conflict.card"]) if not model.covered else None


def _draw(b: Build, props: ConflictCardProps) -> Region:
    inspect = "conflict:" + props.card.id if props.card is not None else ""
    b.hit(props.rect, inspect=inspect, radius=12, thing=CONFLICT)
    draw_conflict_card(b, props)
    return b.region("conflict.card", props.rect, bleed=30)


def _draw_card(b: Build, props: ConflictCardProps) -> None:
    rect, card, texts = props.rect, props.card, props.texts
    b.plate(rect, "conflict")
    if card is None:
        return
    if rect.h < LOW:
        _draw_low(b, props, card)
        return
    ink = "#FFC9A8"
    b.add(Picture(Rect(rect.x, rect.y, rect.w, 134), "strip:conflict:conflict:" + card.id, radius=12))
    b.icon(rect.x + 28, rect.y + 23, "combat", 28)
    b.text(rect.x + 50, rect.y + 23, texts.t(f"conflict.level.{card.level}"), BODY, 600, ink, box=100)
    left = texts.t("table.n_left", n=props.left)
    width = b.metrics.width(left, BODY, 600)
    draw_marks(b, props, rect.right - 50 - width, rect.y + 23, 30)
    with b.thing("deck:conflict", pile := Rect(rect.right - 40 - width, rect.y + 10, width + 26, 26)):
        b.text(rect.right - 14, rect.y + 23, left, BODY, 600, ink, anchor="right")
        b.icon(rect.right - 14 - width - 14, rect.y + 23, "deck", SIGN_SMALL, color=ink)
    b.markup(
        rect.x + 14,
        rect.y + 55,
        texts.name("conflict:" + card.id),
        rect.w - 28,
        Style(size=24, face="title", color="#FFF0DC", line=24),
        middle=True,
        lines=2,
        shrink=True,
    )
    top, height = rect.y + 78, (rect.h - 86) / 3
    for place in (1, 2, 3):
        row = Rect(rect.x + 14, top + (place - 1) * height, rect.w - 28, height)
        with b.thing(f"reward:{place}", row):
            _reward_row(b, card, place, row, props)
    b.hit(rect, inspect="conflict:" + card.id, radius=12, thing=CONFLICT)
    b.hit(pile, action=("cards", "conflicts"), inspect="conflict:" + card.id, radius=5, thing="deck:conflict")


def _draw_low(b: Build, props: ConflictCardProps, card: ConflictCard) -> None:
    """Draw the name with how many are still to come on a band, and below it the rewards on the picture."""
    rect, texts = props.rect, props.texts
    b.add(Picture(rect, "strip:arena:conflict:" + card.id, radius=12))
    name, taken = texts.name("conflict:" + card.id), 38 + b.metrics.width(str(props.left), BODY, 600)
    taken += marks_width(props)
    free = rect.w - 16 - taken
    rows = 1 if b.metrics.width(name, FLOOR, 500, "title") <= free else 2
    band = Rect(rect.x, rect.y, rect.w, 12 + 20 * rows)
    b.plate(band, "army.banner")
    y = band.y + band.h / 2
    if rows == 1 or b.whole(name, free, rows, FLOOR, 500, "title"):
        b.title_of(rect.x + 12, y, name, free, 22, "name", 500, rows, close=True, face="title")
    else:  # its second row reaches below what stands at the right
        y = band.y + MARK / 2 + 2
        _draw_name(b, name, rect.x + 12, (y, y + 22), (free, rect.w - 24))
    lines = [reward(card, place, texts) for place in (1, 2, 3)]
    need = BESIDE_RANK + 10 + max(b.needs(signs, FLOOR) for signs in map(closed_up, lines))
    long = need > rect.w - LEVEL - 12  # the level stands behind the last reward, which is a short one
    wide = rect.w - 12 if long else min(rect.w - LEVEL - 12, 44 + max(b.needs(signs, 23) for signs in lines))
    room = Rect(rect.right - wide - 6, band.bottom + 2, wide, rect.bottom - band.bottom - 4)
    left = max(rect.x, room.x - 24)
    b.plate(Rect(left, band.bottom, rect.right - left, rect.bottom - band.bottom), "army.rewards")
    level = Rect(rect.right - LEVEL - 6 if long else rect.x + 6, rect.bottom - 30, LEVEL, 24)
    b.plate(level, "army.sign")
    b.text_in(level, "I" * card.level, FLOOR, color="brass_light", face="title", anchor="center")
    for index, signs in enumerate(lines):
        place, high = index + 1, room.h / 3
        row = Rect(room.x, room.y + index * high, room.w, high)
        opacity = opacity_of(place, props.third)
        with b.thing(f"reward:{place}", row):
            middle = row.y + high / 2
            rank(b, row.x + (12 if long else 14), middle, place, 26, opacity)
            left = BESIDE_RANK if long else 34.0
            b.one_row(signs, row.x + left, middle, row.w - left - 2, 23, "conflict", opacity)
            struck(b, row.x + left - 4, middle, min(row.w - left - 2, b.needs(signs, 23)) + 8, place, props.third)
    b.hit(rect, inspect="conflict:" + card.id, radius=12, thing=CONFLICT)
    used = conflict_deck(b, card, props.left, rect.right - 10, y)
    draw_marks(b, props, rect.right - 16 - used, y)


def _draw_name(b: Build, name: str, x: float, middles: tuple[float, float], widths: tuple[float, float]) -> None:
    """Draw a name in two rows of different widths, with as many words in the first one as it has room for."""
    words = name.split(" ")
    fits = [
        many
        for many in range(1, len(words))
        if b.metrics.width(" ".join(words[:many]), FLOOR, 500, "title") <= widths[0]
    ]
    many = max(fits, default=1)
    for row, y, width in zip((words[:many], words[many:]), middles, widths, strict=True):
        b.title_of(x, y, " ".join(row), width, FLOOR, "name", 500, 1, face="title")


def marks_width(props: ConflictCardProps) -> float:
    """Return what the signs of boxes take."""
    return (MARK + 3) * len(props.marks) + 4 if props.marks else 0.0


def draw_marks(b: Build, props: ConflictCardProps, right: float, y: float, size: float = MARK) -> None:
    """Draw the signs of boxes to the left of `right`, the first one leftmost."""
    x = right - (size + 3) * len(props.marks)
    for icon, opacity in props.marks:
        box = Rect(x, y - size / 2, size, size)
        with b.thing("conflict_mark:" + icon, box):
            b.plate(box, "battle")
            b.icon(*box.center, icon, size - 5, opacity)
        x += size + 3


def conflict_deck(b: Build, card: ConflictCard, left: int, right: float, y: float) -> float:
    """Draw how many Conflicts are still to come, which a click lists; returns the width."""
    width = b.metrics.width(str(left), BODY, 600)
    with b.thing("deck:conflict", pile := Rect(right - width - 28, y - 13, width + 32, 26)):
        b.text(right, y, str(left), BODY, 600, "bone2", anchor="right")
        b.icon(right - width - 14, y, "deck", SIGN_SMALL, color="bone2")
        b.hit(pile, action=("cards", "conflicts"), inspect="conflict:" + card.id, radius=5)
    return width + 28


def _reward_row(b: Build, card: ConflictCard, place: int, rect: Rect, props: ConflictCardProps) -> None:
    """Draw what a place wins, on the Conflict card."""
    y, texts, opacity = rect.y + rect.h / 2, props.texts, opacity_of(place, props.third)
    b.line(rect.x, rect.y, rect.right, rect.y, "brass_light/25")
    rank(b, rect.x + 14, y, place, 28, opacity)
    x = rect.x + 34
    size = 32 if place == 1 else 28
    used = b.signs(reward(card, place, texts), x, y, rect.right - x, size, "conflict", opacity=opacity)
    struck(b, x - 4, y, used + 8, place, props.third)
    if place == 1 and card.controls is not None:
        room = rect.right - 6 - x - used
        if room > 40:
            b.title_of(x + used + 6, y, texts.name("space:" + card.controls), room, BODY, "bone", 500)


CONFLICT_CARD = Part(_select, _draw)
