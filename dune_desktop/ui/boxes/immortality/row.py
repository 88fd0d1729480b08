"""The Tleilaxu Row: two cards and Reclaimed Forces as plates, each with its price in specimens."""

from __future__ import annotations

from functools import partial

from dune_desktop.engine.model.ids import Slot
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.effect_line import icons_of, line
from dune_desktop.ui.presenters.table.additions import Parts, unselected
from dune_desktop.ui.presenters.table.market.offers import offer_hit, offer_style
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import right_part, strip
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import BODY, CHANGED, FLOOR
from dune_desktop.ui.text import signs
from dune_desktop.ui.text.signs import Amount, Line

MARKETS = ("tleilaxu", "reclaimed")
SEAL = "specimen_seal"
SEALS = dict.fromkeys(MARKETS, SEAL)
"""Decks whose cards are paid for with specimens: the sign in which their price stands."""
JAR = 28.0
PICTURE = 0.6
ROW_ORDER = 8  # after the Imperium Row and the Reserve


def parts(model: TableModel) -> Parts:
    """One plate for each slot of the two markets, from left to right."""
    slots = [slot for name in MARKETS for slot in model.rules.markets[name].slots]
    return {
        f"tleilaxu.{place}": unselected(partial(_plate, slot=slot, place=place)) for place, slot in enumerate(slots)
    }


def _plate(model: TableModel, slot: Slot, place: int) -> Region:
    rect = model.places[f"tleilaxu.{place}"]
    b = Build(model.metrics)
    with b.thing(f"market:{slot}", rect):
        card = lying(model, slot)
        if card:
            with b.thing(f"jar:{card}@{slot}", rect):
                _card(model, b, card, slot, place, rect)
        else:
            b.plate(rect, "tleilaxu.dim")
            words = model.t("table.row_empty")
            b.title_of(rect.x + 10, rect.y + rect.h / 2, words, rect.w - 20, BODY, "bone3", 500)
    return b.region(f"tleilaxu.{place}", rect, bleed=34)


def lying(model: TableModel, slot: Slot) -> str:
    """The card that lies in the slot, "" for none."""
    market = model.rules.market_at[slot]
    seat = max(0, model.active)
    offers = market.offers(model.rules, model.view, seat)
    return next((card for card, other in offers if other == slot), "")


def _card(model: TableModel, b: Build, card: str, slot: Slot, place: int, rect: Rect) -> None:
    """The name on two lines, and below them the price in its jar and the signs of what the card can do."""
    spec = model.rules.cards[card]
    style = offer_style(model, card, slot, "tleilaxu")
    surface = PLATES[style]
    opacity = 0.75 if style.endswith(".dim") else 1.0
    b.plate(rect, style)
    strip(b, right_part(rect, PICTURE), "lying", style, "card:" + card, 8)
    price = str(model.rules.price(model.view, card, slot))
    low = rect.bottom - 15.5
    b.extend(signs.seal(model.metrics, rect.x + 20, low, price, JAR, opacity, SEAL))
    b.title_of(rect.x + 8, rect.y + 21, model.name("card:" + card), rect.w - 14, FLOOR, surface.ink, close=True)
    shown: Line = tuple(Amount(icon) for icon in icons_of(spec))
    shown = shown or line(spec.acquire, model.texts)
    if spec.graft:
        shown = (*shown, Amount("graft"))
    left = max(rect.x + JAR + 6, rect.right - 7 - b.needs(shown, 23))
    b.one_row(shown, left, low, rect.right - 6 - left, 23, style, opacity)
    if f"row:{slot}" in model.changed and not surface.lit:
        b.icon(rect.x + 4, rect.y + 4, "changed", CHANGED)
    offer_hit(model, b, card, slot, rect, ROW_ORDER + place)
