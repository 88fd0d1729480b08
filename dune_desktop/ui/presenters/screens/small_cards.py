"""Cards of every kind at the size of the hand, with how many there are of each; a click shows one large."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from dune_desktop.ui.kit.box_model import column, fixed, row, share
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.rank import rank
from dune_desktop.ui.kit.scrolling import Block
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.own.card import CARD_WIDTH, hand_card
from dune_desktop.ui.presenters.table.own.intrigue import TIMING_ICONS
from dune_desktop.ui.screen.display import Picture, Rect
from dune_desktop.ui.screen.sizes import COUNT, SIGN_SMALL
from dune_desktop.ui.text.richtext import Style, escape, layout
from dune_desktop.ui.text.signs import Line, Sign

HEIGHT: Final = 188.0
TALLER: Final = {"conflict": 34.0}  # kind -> what it needs more than that
PITCH_X, BELOW = 176.0, 16.0  # from one card to the next; below a row
HEADER = 43.0

_ONE_USE = column(24, share(), pad=(6, 0))
_USES = row(fixed(30), -2, share(), 6)
_CONFLICT = column(fixed(36), -1, fixed(36), 7, share(), share(), share(), 4)


class Face(NamedTuple):
    """A card by its key ("intrigue:bribery"), and how many of it."""

    key: str
    many: int = 1


def columns(width: float) -> int:
    """How many cards stand beside one another."""
    return max(1, int((width - CARD_WIDTH) // PITCH_X) + 1)


def card_rows(model: TableModel, faces: Sequence[Face], width: float) -> list[Block]:
    """The cards in rows, each a block of a scrolled column."""
    many = columns(width)
    return [_row(model, faces[at : at + many], at) for at in range(0, len(faces), many)]


def _row(model: TableModel, faces: Sequence[Face], first: int) -> Block:
    b = Build(model.metrics)
    high = HEIGHT + max(TALLER.get(face.key.partition(":")[0], 0.0) for face in faces)
    for place, face in enumerate(faces):
        rect = Rect(4 + place * PITCH_X, 8, CARD_WIDTH, high)
        with b.thing(f".{face.key}", rect):
            small_card(model, b, face.key, rect)
            if face.many > 1:
                _count(b, face.many, rect)
            b.hit(rect, action=("look", face.key), inspect=face.key, order=20 + first + place, radius=10)
    return Block.of(b, high + BELOW)


def _count(b: Build, count: int, rect: Rect) -> None:
    """How many of the same, on the lower edge."""
    place = Rect(rect.right - 50, rect.bottom - 17, 46, 28)
    b.plate(place, "chosen")
    b.text(*place.center, f"×{count}", 20, 700, "chosen_text", anchor="center")


def small_card(model: TableModel, b: Build, key: str, rect: Rect) -> None:
    """A card of any kind that has a drawer of its own here."""
    kind, _, name = key.partition(":")
    _DRAWERS[kind](model, b, name, rect)


def _card(model: TableModel, b: Build, name: str, rect: Rect) -> None:
    hand_card(model, b, name, rect, "card")


def _head(model: TableModel, b: Build, key: str, rect: Rect, color: str) -> float:
    """The name over the rest of the card; returns where that begins."""
    laid = b.title_of(rect.x + 9, rect.y + HEADER / 2 + 2, model.name(key), rect.w - 18, 20, color)
    return rect.y + max(HEADER, laid.height + 8)


def _intrigue(model: TableModel, b: Build, name: str, rect: Rect) -> None:
    """When it works in signs, and what it does then."""
    b.plate(rect, "intrigue")
    top = _head(model, b, "intrigue:" + name, rect, "name")
    uses = model.rules.intrigues[name].uses
    places = column(top - rect.y, *[share()] * len(uses), 10, gap=4, pad=(6, 0)).split(rect)
    for use, place in zip(uses, places, strict=True):
        b.plate(place, "sent")
        when, what = [place, *_ONE_USE.split(place)] if len(uses) == 1 else _USES.split(place)
        b.icon(when.center[0], place.y + 15, TIMING_ICONS[use.timing], 20, color="bone2")
        effects = line(use.effects, model.texts)
        b.signs(effects, what.x, what.center[1], what.w, 25, "card", center=True)


def _conflict(model: TableModel, b: Build, name: str, rect: Rect) -> None:
    """Level, name and the three rewards."""
    card = model.rules.conflicts[name]
    b.plate(rect, "conflict")
    level, called, *rewards = _CONFLICT.split(rect)
    sign, number = row(9, fixed(22), 5, share()).split(level)
    b.icon(*sign.center, "combat", SIGN_SMALL)
    b.text_in(number, "I" * card.level, 20, 600, "#FFC9A8")
    called, style = called.inset(9, 0), Style(size=21, face="title", color="#FFF0DC", line=22)
    title = escape(model.name("conflict:" + name))
    b.markup(called.x, called.center[1], title, called.w, style, middle=True, lines=2)
    for place, (reward, at) in enumerate(zip((card.first, card.second, card.third), rewards, strict=True), 1):
        b.line(rect.x + 8, at.y, rect.right - 8, at.y, "brass_light/25")
        ring, gains = row(5, fixed(26), 9, share(), 6).split(at)
        rank(b, *ring.center, place, 26)
        wins = line(reward, model.texts)
        b.signs(wins, gains.x, gains.center[1], gains.w, 24, "conflict", height=at.h - 2)


def _hagal(model: TableModel, b: Build, name: str, rect: Rect) -> None:
    """Name, picture, what a Rival gets, and the swords in Combat."""
    spec = model.rules.hagal_cards[name]
    b.plate(rect, "rival.card")
    style = Style(size=20, face="title", color="ink", line=20)
    words = layout(escape(model.name("hagal:" + name)), model.metrics, rect.w - 12, style, align="center")
    top = max(HEADER, words.height) + 3
    b.extend(words.at(rect.x + 6, rect.y + 2 + (top - words.height) / 2))
    b.add(Picture(Rect(rect.x + 8, rect.y + top, rect.w - 16, 108 - top), "hagal:" + name, radius=5))
    gives: Line = line(spec.effects, model.texts)
    if spec.instead is not None:
        gives = (*gives, Sign("/"), *line(spec.instead.effects, model.texts))
    b.signs(gives, rect.x + 6, rect.y + 128, rect.w - 12, 24, "rival.card", center=True)
    width = b.metrics.width(str(spec.swords), COUNT, 700)
    left = rect.x + (rect.w - width - 30) / 2
    b.text(left, rect.y + 166, str(spec.swords), COUNT, 700, "ink")
    b.icon(left + width + 17, rect.y + 166, "sword", 26)


_DRAWERS: Final[dict[str, Callable[[TableModel, Build, str, Rect], None]]] = {
    "card": _card,
    "intrigue": _intrigue,
    "conflict": _conflict,
    "hagal": _hagal,
}
"""What draws a card, by its kind."""
