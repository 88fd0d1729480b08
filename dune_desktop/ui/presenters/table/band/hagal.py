"""The free fourth place: the House Hagal deck and how fast its cards are shown."""

from __future__ import annotations

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.widgets import segmented
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pace import pace_options
from dune_desktop.ui.screen.display import Picture, Rect, Region
from dune_desktop.ui.screen.sizes import BODY, SIGN_SMALL
from dune_desktop.ui.screen.values import changed


def hagal_panel(model: TableModel) -> Region:
    """The free fourth place: the House Hagal deck and how fast its cards are shown."""
    rect = model.places["seat.3"]
    b = Build(model.metrics)
    with b.thing("hagal", rect):
        _panel(model, b, rect)
        b.hits = [hit if hit.action else changed(hit, action=hit.closer) for hit in b.hits]
    return b.region("hagal", rect)


def _panel(model: TableModel, b: Build, rect: Rect) -> None:
    b.plate(rect, "seat.other")
    b.add(Picture(Rect(rect.x + 10, rect.y + 4, 37, 37), "medallion:rival:hagal"))
    x = rect.x + 55
    level = model.rules.config.difficulty
    words = model.name("difficulty:" + level) if level else ""
    room = rect.w - 55 - 70 - model.metrics.width(words, BODY, 500)  # left of the level and the deck
    if room >= model.metrics.width(model.t("table.hagal"), BODY, 500, "title"):  # else the level alone
        x += b.text(x, rect.y + 22, model.t("table.hagal"), 21, colour="#FFE9C0", face="title", box=min(190, room)) + 8
    if words:
        b.text(x, rect.y + 22, words, colour="bone2")
    b.hit(Rect(rect.x, rect.y, rect.w, 42), inspect="rival:hagal", radius=10)
    with b.thing("deck:hagal", pile := Rect(rect.right - 62, rect.y + 9, 54, 26)):
        b.hit(pile, action=("cards", "hagal"), inspect="rival:hagal", radius=5)
        b.icon(rect.right - 50, rect.y + 22, "deck", SIGN_SMALL)
        b.text(rect.right - 36, rect.y + 22, str(len(model.view.hagal_deck)), BODY, 600, "bone2")
    options, chosen = pace_options(model)
    b.drawn(
        segmented(
            model.metrics,
            rect.x + 12,
            rect.y + 44,
            options,
            chosen,
            width=rect.w - 24,
            height=44,
            order=90,
        )
    )
