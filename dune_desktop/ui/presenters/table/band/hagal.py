"""House Hagal on the rail: its deck and the card turned last, and in a solo game a place of its own with the level."""

from __future__ import annotations

from typing import NamedTuple

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import FACE
from dune_desktop.ui.screen.display import Picture, Rect, Region
from dune_desktop.ui.screen.plates import PLATES

LEFT = 80.0  # from the left edge to title and deck
UPPER, LOWER = 21.0, 55.0  # the middles of the two lines
CARD_WIDTH, CARD_HEIGHT = 50.0, 68.0  # of the card turned last


class HagalCards(NamedTuple):
    """How many cards the deck has, and the one turned last; "" for none, or while it lies on the table."""

    left: int
    turned: str


def hagal_cards(model: TableModel) -> HagalCards:
    """Select deck and last card."""
    lit = model.showing.spotlight
    turned = () if lit is not None and lit.turned else model.view.hagal_discard[-1:]
    return HagalCards(len(model.view.hagal_deck), "".join(turned))


def draw_deck(b: Build, cards: HagalCards, x: float, y: float, size: float) -> float:
    """How many cards are left; returns how wide that is."""
    words = str(cards.left)
    width = size + 6 + b.metrics.width(words, size, 700)
    with b.thing("deck:hagal", box := Rect(x, y - size * 0.7, width, size * 1.4)):
        b.icon(x + size / 2, y, "deck", size * 1.1)
        b.text(x + size + 6, y, words, size, 700, "bone")
        b.hit(box, action=("cards", "hagal"), inspect="rival:hagal", radius=5)
    return width


def draw_turned(b: Build, cards: HagalCards, right: float, y: float) -> float:
    """The card turned last, ending at `right`; returns where it begins."""
    if not cards.turned:
        return right
    name, box = "hagal:" + cards.turned, Rect(right - CARD_WIDTH, y, CARD_WIDTH, CARD_HEIGHT)
    with b.thing(name, box):
        b.plate(box, "rival.card")
        b.add(Picture(box.inset(4), name, radius=4))
        b.hit(box, action=("inspect", name), inspect=name, radius=6)
    return box.x


class _Props(NamedTuple):
    """The title, the level of a solo game, and the cards."""

    rect: Rect
    title: str
    level: str
    cards: HagalCards


def _select(model: TableModel) -> _Props:
    level = model.rules.config.difficulty
    words = model.name("difficulty:" + level) if level else ""
    return _Props(model.places[f"seat.{len(model.view.seats)}"], model.t("table.hagal"), words, hagal_cards(model))


def _draw(b: Build, props: _Props) -> Region:
    rect = props.rect
    with b.thing("hagal", rect):
        b.hit(rect, action=("inspect", "rival:hagal"), inspect="rival:hagal", radius=10)
        b.add(Picture(Rect(rect.x + 4, rect.y + 6, FACE, FACE), "medallion:rival:hagal"))
        left, right = rect.x + LEFT, draw_turned(b, props.cards, rect.right - 6, rect.y + 4) - 8
        b.text(left, rect.y + UPPER, props.title, 21, 600, box=right - left, cut=True)
        left += draw_deck(b, props.cards, left, rect.y + LOWER, 22) + 12
        if props.level:
            _level(b, props.level, Rect(left, rect.y + LOWER - 17, right - left, 34))
    return b.region("hagal", rect)


def _level(b: Build, level: str, room: Rect) -> None:
    """How hard the game is, as a button: what that means stands on the page of House Hagal."""
    width = min(room.w, b.metrics.width(level, 20, 600) + 22)
    box = room._replace(w=width)
    b.plate(box, "button")
    b.title_of(box.x + 9, box.y + box.h / 2, level, width - 18, 20, PLATES["button"].ink, close=True, align="center")
    b.hit(box, action=("inspect", "rival:hagal"), inspect="rival:hagal", order=90, radius=8)


HAGAL = Part(_select, _draw)
