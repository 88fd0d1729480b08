"""The free fourth place: the House Hagal deck and how fast its cards are shown."""

from __future__ import annotations

from typing import NamedTuple

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.kit.widgets import Option, segmented
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pace import pace_options
from dune_desktop.ui.screen.display import Picture, Rect, Region
from dune_desktop.ui.screen.sizes import BODY, SIGN_SMALL


class _Props(NamedTuple):
    """The title, the difficulty if there is one, how many cards the deck has, and the paces to choose among."""

    rect: Rect
    title: str
    level: str
    cards: int
    paces: tuple[Option, ...]
    pace: int


def _select(model: TableModel) -> _Props:
    level = model.rules.config.difficulty
    words = model.name("difficulty:" + level) if level else ""
    options, chosen = pace_options(model)
    cards = len(model.view.hagal_deck)
    return _Props(model.places["seat.3"], model.t("table.hagal"), words, cards, tuple(options), chosen)


def _draw(b: Build, props: _Props) -> Region:
    rect, title, level, cards, paces, pace = props
    with b.thing("hagal", rect):
        b.plate(rect, "seat.other")
        b.add(Picture(Rect(rect.x + 8, rect.y + 2, 37, 37), "medallion:rival:hagal"))
        left, room = rect.x + 52, rect.w - 52 - 66
        both = b.metrics.width(title, 21, 500, "title") + 8 + b.metrics.width(level, BODY, 500) <= room
        if both or not level:  # else the level alone
            left += b.text(left, rect.y + 20, title, 21, color="#FFE9C0", face="title", box=room) + 8
        if level:
            b.text(left, rect.y + 20, level, color="bone2", box=rect.x + 52 + room - left)
        about = ("inspect", "rival:hagal")
        b.hit(Rect(rect.x, rect.y, rect.w, 38), action=about, inspect="rival:hagal", radius=10)
        with b.thing("deck:hagal", pile := Rect(rect.right - 62, rect.y + 7, 54, 26)):
            b.hit(Rect(pile.x, rect.y, pile.w, 42), action=("cards", "hagal"), inspect="rival:hagal", radius=5)
            b.icon(rect.right - 50, rect.y + 20, "deck", SIGN_SMALL)
            b.text(rect.right - 36, rect.y + 20, str(cards), BODY, 600, "bone2")
        b.drawn(
            segmented(
                b.metrics, rect.x + 8, rect.y + 38, paces, pace, width=rect.w - 16, height=38, order=90,
            )
        )  # fmt: skip
    return b.region("hagal", rect)


HAGAL = Part(_select, _draw)
