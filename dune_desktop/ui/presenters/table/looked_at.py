"""The card on top of the own deck, shown while it is asked what becomes of it."""

from __future__ import annotations

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.table.additions import Parts, unselected
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.own.card import CARD_WIDTH, hand_card
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.layers import Layer

HIGH, RIM = 206.0, 9.0  # of the card; of what it lies on


def looked_at(model: TableModel) -> Parts:
    """Right above the bar that asks about it."""
    return {"looked_at": unselected(_card)} if model.choices.has("draw_top") and model.on_top else {}


def _card(model: TableModel) -> Region:
    bar, card = model.places["prompt"], model.me.deck[0]
    rect = Rect(bar.right - CARD_WIDTH - 2 * RIM, bar.y - HIGH - 2 * RIM, CARD_WIDTH, HIGH)
    b = Build(model.metrics)
    with b.thing("looked_at", rect.inset(-RIM)):
        b.plate(rect.inset(-RIM), "rival", "brass_dark")
        hand_card(model, b, card, rect, "card")
        b.hit(rect, inspect="card:" + card, radius=10)
    return b.region("looked_at", rect.inset(-RIM), bleed=30, layer=Layer.OPENED)
