"""Cards of every kind at the size of the hand, with how many there are of each; a click shows one large."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.rank import rank
from dune_desktop.ui.kit.scrolling import Block
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.own.card import CARD_WIDTH, hand_card
from dune_desktop.ui.presenters.table.own.intrigue import TIMING_ICONS
from dune_desktop.ui.presenters.table.rival import swords
from dune_desktop.ui.screen.display import Picture, Rect
from dune_desktop.ui.screen.sizes import SIGN_SMALL
from dune_desktop.ui.text.richtext import Style, escape, layout
from dune_desktop.ui.text.signs import Line, Sign

HEIGHT: Final = 188.0
TALLER: Final = {"conflict": 34.0}  # kind -> what it needs more than that
PITCH_X, BELOW = 176.0, 16.0  # from one card to the next; below a row
HEADER = 43.0


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
    for column, face in enumerate(faces):
        rect = Rect(4 + column * PITCH_X, 8, CARD_WIDTH, high)
        with b.thing(f".{face.key}", rect):
            small_card(model, b, face.key, rect)
            if face.many > 1:
                _count(b, face.many, rect)
            b.hit(rect, action=("look", face.key), inspect=face.key, order=20 + first + column, radius=10)
    return Block.of(b, high + BELOW)


def _count(b: Build, count: int, rect: Rect) -> None:
    """How many of the same, on the lower edge."""
    place = Rect(rect.right - 50, rect.bottom - 17, 46, 28)
    b.plate(place, "chosen")
    b.text(*place.centre, f"×{count}", 20, 700, "chosen_text", anchor="centre")


def small_card(model: TableModel, b: Build, key: str, rect: Rect) -> None:
    """A card of any kind that has a drawer of its own here."""
    kind, _, name = key.partition(":")
    _DRAWERS[kind](model, b, name, rect)


def _card(model: TableModel, b: Build, name: str, rect: Rect) -> None:
    hand_card(model, b, name, rect, "card")


def _head(model: TableModel, b: Build, key: str, rect: Rect, colour: str) -> float:
    """The name over the rest of the card; returns where that begins."""
    laid = b.title_of(rect.x + 9, rect.y + HEADER / 2 + 2, model.name(key), rect.w - 18, 20, colour)
    return rect.y + max(HEADER, laid.height + 8)


def _intrigue(model: TableModel, b: Build, name: str, rect: Rect) -> None:
    """When it works in signs, and what it does then."""
    b.plate(rect, "intrigue")
    top = _head(model, b, "intrigue:" + name, rect, "name")
    uses = model.rules.intrigues[name].uses
    high = (rect.bottom - 6 - top) / len(uses)
    for index, use in enumerate(uses):
        place = Rect(rect.x + 6, top + index * high, rect.w - 12, high - 4)
        b.plate(place, "sent")
        alone = len(uses) == 1
        b.icon(place.x + (place.w / 2 if alone else 15), place.y + 15, TIMING_ICONS[use.timing], 20, colour="bone2")
        left, middle = (6.0, place.h / 2 + 12) if alone else (28.0, place.h / 2)
        effects = line(use.effects, model.texts)
        b.signs(effects, place.x + left, place.y + middle, place.w - left - 6, 25, "card", centre=True)


def _conflict(model: TableModel, b: Build, name: str, rect: Rect) -> None:
    """Level, name and the three rewards."""
    card = model.rules.conflicts[name]
    b.plate(rect, "conflict")
    b.icon(rect.x + 20, rect.y + 18, "combat", SIGN_SMALL)
    b.text(rect.x + 36, rect.y + 18, "I" * card.level, 20, 600, "#FFC9A8")
    style = Style(size=21, face="title", colour="#FFF0DC", line=22)
    b.markup(rect.x + 9, rect.y + 53, escape(model.name("conflict:" + name)), rect.w - 18, style, middle=True, lines=2)
    high = (rect.bottom - 4 - rect.y - 78) / 3
    for place, reward in enumerate((card.first, card.second, card.third), 1):
        y = rect.y + 78 + (place - 1) * high
        b.line(rect.x + 8, y, rect.right - 8, y, "brass_light/25")
        rank(b, rect.x + 18, y + high / 2, place, 26)
        wins = line(reward, model.texts)
        b.signs(wins, rect.x + 40, y + high / 2, rect.w - 46, 24, "conflict", height=high - 2)


def _hagal(model: TableModel, b: Build, name: str, rect: Rect) -> None:
    """Name, picture, what a Rival gets, and the swords in Combat."""
    spec = model.rules.hagal_cards[name]
    b.plate(rect, "rival.card")
    style = Style(size=20, face="title", colour="ink", line=20)
    words = layout(escape(model.name("hagal:" + name)), model.metrics, rect.w - 12, style, align="centre")
    top = max(HEADER, words.height) + 3
    b.extend(words.at(rect.x + 6, rect.y + 2 + (top - words.height) / 2))
    b.add(Picture(Rect(rect.x + 8, rect.y + top, rect.w - 16, 108 - top), "hagal:" + name, radius=5))
    gives: Line = line(spec.effects, model.texts)
    if spec.instead is not None:
        gives = (*gives, Sign("/"), *line(spec.instead.effects, model.texts))
    b.signs(gives, rect.x + 6, rect.y + 128, rect.w - 12, 24, "rival.card", centre=True)
    swords(b, rect, rect.y + 166, spec.swords)


_DRAWERS: Final[dict[str, Callable[[TableModel, Build, str, Rect], None]]] = {
    "card": _card,
    "intrigue": _intrigue,
    "conflict": _conflict,
    "hagal": _hagal,
}
"""What draws a card, by its kind."""
