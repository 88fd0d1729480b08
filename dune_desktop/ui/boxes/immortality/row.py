"""The Tleilaxu Row: two cards and Reclaimed Forces as plates, each with its price in specimens."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from dune_desktop.engine.model.components import Card
from dune_desktop.engine.model.ids import Slot
from dune_desktop.i18n import Texts
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.effect_line import icons_of, line
from dune_desktop.ui.presenters.table.additions import Parts
from dune_desktop.ui.presenters.table.market.offers import OfferClick, draw_click, offer_click, offer_style
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


class _CardProps(NamedTuple):
    """All that a card in the Tleilaxu Row shows, and what a click on it does."""

    card: Card
    slot: Slot
    style: str
    price: int
    changed: bool
    click: OfferClick


class _Props(NamedTuple):
    """A place of the Tleilaxu Row: its card, if there is one."""

    place: int
    slot: Slot
    rect: Rect
    texts: Texts
    card: _CardProps | None


def parts(model: TableModel) -> Parts:
    """One plate for each slot of the two markets, from left to right."""
    slots = [slot for name in MARKETS for slot in model.rules.markets[name].slots]
    return {
        f"tleilaxu.{place}": Part(partial(_select, slot=slot, place=place), _draw) for place, slot in enumerate(slots)
    }


def _select(model: TableModel, slot: Slot, place: int) -> _Props:
    card = lying(model, slot)
    shown = _card_props(model, card, slot, place) if card else None
    return _Props(place, slot, model.places[f"tleilaxu.{place}"], model.texts, shown)


def _card_props(model: TableModel, card: str, slot: Slot, place: int) -> _CardProps:
    return _CardProps(
        model.rules.cards[card],
        slot,
        offer_style(model, card, slot, "tleilaxu"),
        model.rules.price(model.view, card, slot),
        f"row:{slot}" in model.changed,
        offer_click(model, card, slot, ROW_ORDER + place),
    )


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
            with b.thing(f"jar:{props.card.card.id}@{props.slot}", rect):
                _card(b, props.card, rect, props.texts)
        else:
            b.plate(rect, "tleilaxu.dim")
            words = props.texts.t("table.row_empty")
            b.title_of(rect.x + 10, rect.y + rect.h / 2, words, rect.w - 20, BODY, "bone3", 500)
    return b.region(f"tleilaxu.{props.place}", rect, bleed=34)


def _card(b: Build, look: _CardProps, rect: Rect, texts: Texts) -> None:
    """The name on two lines, and below them the price in its jar and the signs of what the card can do."""
    spec, style, surface, component = look.card, look.style, PLATES[look.style], "card:" + look.card.id
    opacity = 0.75 if style.endswith(".dim") else 1.0
    b.plate(rect, style)
    strip(b, right_part(rect, PICTURE), "lying", style, component, 8)
    low = rect.bottom - 15.5
    b.extend(signs.seal(b.metrics, rect.x + 20, low, str(look.price), JAR, opacity, SEAL))
    b.title_of(rect.x + 8, rect.y + 21, texts.name(component), rect.w - 14, FLOOR, surface.ink, close=True)
    shown: Line = tuple(Amount(icon) for icon in icons_of(spec))
    shown = shown or line(spec.acquire, texts)
    if spec.graft:
        shown = (*shown, Amount("graft"))
    left = max(rect.x + JAR + 6, rect.right - 7 - b.needs(shown, 23))
    b.one_row(shown, left, low, rect.right - 6 - left, 23, style, opacity)
    if look.changed and not surface.lit:
        b.icon(rect.x + 2, rect.y + 2, "changed", CHANGED)  # clear of the name
    draw_click(b, look.click, spec.id, rect)
