"""The Tleilaxu Row: two cards and Reclaimed Forces as cards, each with its price in specimens."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from dune_desktop.engine.model.ids import Slot
from dune_desktop.i18n import Texts
from dune_desktop.ui.boxes.immortality.board import draw_title, in_tanks
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.table.additions import Parts
from dune_desktop.ui.presenters.table.market.row import WareProps, draw_ware, ware_props
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.sizes import BODY

MARKETS = ("tleilaxu", "reclaimed")
SEAL = "specimen_seal"
SEALS = dict.fromkeys(MARKETS, SEAL)
"""Decks whose cards are paid for with specimens: the sign in which their price stands."""
ROW_ORDER = 8  # after the Imperium Row and the Reserve


class _Props(NamedTuple):
    """A place of the Tleilaxu Row: its card, if there is one."""

    place: int
    slot: Slot
    rect: Rect
    texts: Texts
    card: WareProps | None


def parts(model: TableModel) -> Parts:
    """A card for each slot of the two markets, from left to right."""
    slots = [slot for name in MARKETS for slot in model.rules.markets[name].slots]
    return {"tleilax.title": Part(_select_head, _draw_head)} | {
        f"tleilaxu.{place}": Part(partial(_select, slot=slot, place=place), _draw) for place, slot in enumerate(slots)
    }


class _HeadProps(NamedTuple):
    """The title of the row, and what pays for its cards."""

    rect: Rect
    texts: Texts
    specimens: tuple[tuple[int, int, int], ...]


def _select_head(model: TableModel) -> _HeadProps | None:
    """None under the open board, which has a heading of its own."""
    if "strip.tleilax" in model.places:
        return None
    return _HeadProps(model.places["shelf"]._replace(h=26.0), model.texts, in_tanks(model))


def _draw_head(b: Build, props: _HeadProps) -> Region:
    draw_title(b, props.rect, props.texts.t("table.tleilax"), props.specimens)
    return b.region("tleilax.title", props.rect, bleed=4)


def _select(model: TableModel, slot: Slot, place: int) -> _Props:
    card, rect = lying(model, slot), model.places[f"tleilaxu.{place}"]
    shown = ware_props(model, card, slot, rect, SEAL, ROW_ORDER + place) if card else None
    return _Props(place, slot, rect, model.texts, shown)


def lying(model: TableModel, slot: Slot) -> str:
    """The card that lies in the slot, "" for none."""
    market = model.rules.market_at[slot]
    seat = max(0, model.active)
    offers = market.offers(model.rules, model.view, seat)
    return next((card for card, other in offers if other == slot), "")


def _draw(b: Build, props: _Props) -> Region:
    rect = props.rect
    with b.thing(f"market:{props.slot}", rect):
        if props.card is not None:
            with b.thing(f"jar:{props.card.look.card.id}@{props.slot}", rect):
                draw_ware(b, props.card)
        else:
            b.plate(rect, "card.dim")
            words = props.texts.t("table.row_empty")
            b.title_of(rect.x + 10, rect.y + rect.h / 2, words, rect.w - 20, BODY, "bone3", 500)
    return b.region(f"tleilaxu.{props.place}", rect, bleed=34)
