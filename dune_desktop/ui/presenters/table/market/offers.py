"""What lies in a market for everybody: how it looks, what a click on it does, what acquiring it gives."""

from __future__ import annotations

from typing import NamedTuple

from dune_desktop.engine.model.components import Card
from dune_desktop.engine.model.ids import RESERVE, Slot
from dune_desktop.i18n import Texts
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.effect_line import chip
from dune_desktop.ui.presenters.table.choices import FROM_ROW
from dune_desktop.ui.presenters.table.drags import offer_drag
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.screen.display import Action, Drag, Rect
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import BODY
from dune_desktop.ui.text.signs import Line

MARKET_ORDER = 60


def offer_style(model: TableModel, card: str, slot: Slot, family: str = "card") -> str:
    """How a card looks that lies in a market: lit if it can be acquired, dark where others could be."""
    choices = model.choices
    ways = choices.acquire(card, slot)
    now = model.selection
    if (ways and now.group == tuple(ways)) or (now.partner, now.partner_slot) == (FROM_ROW + card, slot):
        return family + ".hover"
    if slot in choices.rows or ways or (isinstance(slot, int) and slot >= 0 and card in lendable(model)):
        return family + ".lit"
    if slot == RESERVE and not model.view.reserve[card]:
        return family + ".dim"
    if choices.kind in ("reveal", "acquire") and choices.mine:
        return family + ".dim"
    return family


class OfferClick(NamedTuple):
    """What a click on a card that lies in a market does, or why it does nothing, and how the card is dragged."""

    action: Action
    refusal: str
    order: int
    drag: Drag | None
    short: str  # how much of the price is lacking, in words; "" where that is not what is in the way


def offer_click(model: TableModel, card: str, slot: Slot, place: int = -1) -> OfferClick:
    """Select what picks the card out and acquires it; `place` is its own in the Tab order among those of its market
    (that of the slot, if it is not said).
    """
    choices = model.choices
    action: Action = ()
    refusal = short = ""
    ways = choices.acquire(card, slot)
    if slot in choices.rows:
        action = ("option", *choices.rows[slot])
    elif isinstance(slot, int) and slot >= 0 and card in lendable(model):
        action = ("borrow", card, slot)
    elif ways:
        action = model.purchase(ways)
        refusal = "" if action else model.t("whynot.choose_way")
    else:
        reason = choices.refusal_of_offer(card, slot)
        refusal = model.reason(reason) if reason is not None else ""
        if reason is not None and reason.key == "cost" and choices.mine:
            short = model.t("table.short", n=int(reason.args["need"]) - int(reason.args["have"]))
    order = MARKET_ORDER + (slot if isinstance(slot, int) else place) if action else -1
    return OfferClick(action, refusal, order, offer_drag(model, card, slot, ways) if action and ways else None, short)


def draw_click(b: Build, click: OfferClick, card: str, rect: Rect) -> None:
    """Add the hit of a card that lies in a market."""
    action, refusal, order, drag, _ = click
    b.hit(rect, action=action, refusal=refusal, inspect="card:" + card, order=order, radius=8, drag=drag)


def draw_short(b: Build, words: str, window: Rect, below: float = 0) -> None:
    """How much of the price is lacking, at the right of the picture, `below` what stands there; if it has room."""
    width = b.metrics.width(words, BODY, 600) + 16
    mark = Rect(window.right - width - 5, window.y + 5 + below, width, 30)
    if words and mark.bottom <= window.bottom:
        b.plate(mark, "short")
        b.text_in(mark, words, BODY, 600, PLATES["short"].ink, anchor="center")


def lendable(model: TableModel) -> frozenset[str]:
    """The cards of the row that can be joined to the chosen one."""
    now = model.selection
    lent = (card for card in model.choices.partners(now.card, now.space) if card.startswith(FROM_ROW))
    return frozenset(card.removeprefix(FROM_ROW) for card in lent)


def acquisition(card: Card, texts: Texts) -> Line:
    """What acquiring the card gives."""
    return chip("persuasion_seal", card.acquire, texts)
