"""The card on top of the own deck, shown while it is asked what becomes of it."""

from __future__ import annotations

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.own.card import CARD_WIDTH, CardProps, card_props, draw_card
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.layers import Layer

HIGH, RIM = 206.0, 9.0  # of the card; of what it lies on


def _select(model: TableModel) -> CardProps | None:
    if not (model.choices.has("draw_top") and model.on_top):
        return None
    bar = model.places["prompt"]  # right above it, for it asks about the card
    rect = Rect(bar.right - CARD_WIDTH - 2 * RIM, bar.y - HIGH - 2 * RIM, CARD_WIDTH, HIGH)
    return card_props(model, model.me.deck[0], rect, "card")


def _draw(b: Build, props: CardProps) -> Region:
    rect = props.rect
    with b.thing("looked_at", rect.inset(-RIM)):
        b.plate(rect.inset(-RIM), "rival", "brass_dark")
        draw_card(b, props)
        b.hit(rect, inspect="card:" + props.card.id, radius=10)
    return b.region("looked_at", rect.inset(-RIM), bleed=30, layer=Layer.OPENED)


LOOKED_AT = Part(_select, _draw)
