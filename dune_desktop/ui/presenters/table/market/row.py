"""The Imperium Row under its header: a card a slot, and what the dice have just thrown out of one."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from dune_desktop.engine.model.ids import Slot
from dune_desktop.i18n import Texts
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.kit.widgets import section
from dune_desktop.ui.presenters.effect_line import icons_of
from dune_desktop.ui.presenters.table.additions import Parts, TableContribution
from dune_desktop.ui.presenters.table.market.offers import (
    OfferClick,
    acquisition,
    draw_click,
    draw_short,
    lendable,
    offer_click,
    offer_style,
)
from dune_desktop.ui.presenters.table.market.reserve import RESERVE_STACKS
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.own.card import HEADER, HIGHER, CardProps, card_props, draw_card
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.sizes import ARROW, BODY, CHANGED, SIGN_SMALL
from dune_desktop.ui.text import signs

BEFORE_BUTTON = 8.0  # before the button that opens what has happened


def market(model: TableModel) -> Parts:
    """What can be acquired: the Imperium Row under its header, and the Reserve."""
    slots = range(len(model.view.row))
    rows = {f"market.{slot}": Part(partial(_select, slot=slot), _draw) for slot in slots}
    return {"market.header": Part(_header_props, _header), **rows, "reserve": RESERVE_STACKS}


class _HeaderProps(NamedTuple):
    """The title of the row, and how many cards the decks of Intrigue and the Imperium have."""

    rect: Rect
    end: float  # where another button begins
    texts: Texts
    intrigue: int
    imperium: int
    seat: int
    left: int  # persuasion the viewer can still spend in its Reveal turn; -1 at any other time


def _header_props(model: TableModel) -> _HeaderProps:
    view, turn, seat = model.view, model.view.turn, model.viewer
    left = turn.persuasion if turn is not None and turn.stage == "reveal" and turn.seat == seat else -1
    decks = len(view.intrigue_deck), len(view.imperium_deck)
    end = model.places["recap"].x - BEFORE_BUTTON
    return _HeaderProps(model.places["market"], end, model.texts, *decks, seat, left)


def _header(b: Build, props: _HeaderProps) -> Region:
    rect = props.rect
    with b.thing("section:row", Rect(rect.x, rect.y, rect.w - 220, 26)):
        b.drawn(
            section(b.metrics, rect.x, rect.y, rect.w, props.texts.t("table.row"), trail=rect.right - props.end + 200)
        )
    x = props.end
    for icon, pile, cards in (("intrigue", "intrigue", props.intrigue), ("deck", "imperium", props.imperium)):
        width = b.metrics.width(str(cards), BODY, 600)
        box = Rect(x - width - 28, rect.y, width + 28, 26)
        with b.thing("deck:" + pile, box):
            b.text(x, rect.y + 13, str(cards), BODY, 600, "bone2", anchor="right")
            b.icon(x - width - 14, rect.y + 13, icon, SIGN_SMALL)
            b.hit(box, action=("cards", "intrigue" if pile == "intrigue" else "trash"), radius=5)
        x -= width + 38
    if props.left >= 0:
        with b.thing(f"purse:{props.seat}.persuasion", Rect(x - 34, rect.y - 6, 38, 38)):
            b.extend(signs.seal(b.metrics, x - 15, rect.y + 13, str(props.left), 38))
    return b.region("market.header", Rect(rect.x, rect.y, rect.w, 26), bleed=4)


class WareProps(NamedTuple):
    """All that a card shows that can be bought, and what a click on it does."""

    look: CardProps
    changed: bool
    taken: bool  # somebody has borrowed it
    click: OfferClick


class _SlotProps(NamedTuple):
    """All that a place of the row shows: its card, or that it is empty, or which card the dice have thrown out."""

    slot: int
    rect: Rect
    texts: Texts
    gone: str  # the card that the dice have just thrown out of the game (X13.1)
    card: str
    ware: WareProps | None
    number: bool  # whether the dice know the place by a number
    rolled: bool  # whether they have just shown it


def _select(model: TableModel, slot: int) -> _SlotProps:
    rect, card, churn = model.places[f"market.{slot}"], model.view.row[slot], model.showing.churn
    gone = next((old for place, old, _ in churn.cards if place == slot), "") if churn is not None else ""
    numbered = not contributed(TableContribution, model.boxes).numbered.isdisjoint(model.rules.config.variants)
    ware = ware_props(model, card, slot, rect) if card and not gone else None
    rolled = churn is not None and slot + 1 in churn.dice
    return _SlotProps(slot, rect, model.texts, gone, card, ware, numbered, rolled)


def _draw(b: Build, props: _SlotProps) -> Region:
    slot, rect = props.slot, props.rect
    with b.thing(f"row:{slot}", rect):
        if props.gone:
            _replaced(b, props)
        elif props.ware is not None:
            with b.thing(f"offer:{props.card}@{slot}", rect):
                draw_ware(b, props.ware, props.number)
        else:
            b.plate(rect, "card.dim")
            b.text(*rect.center, props.texts.t("table.row_empty"), color="bone3", anchor="center")
        if props.number:
            place = Rect(rect.right - 28, rect.y + HEADER + HIGHER + 2, 24, 24)
            with b.thing(f"number:row.{slot}", place):
                b.plate(place, "chosen" if props.rolled else "caption")
                ink = "chosen_text" if props.rolled else "bone"
                b.text(*place.center, str(slot + 1), 20, 600, ink, anchor="center")
    return b.region(f"market.{slot}", rect, bleed=34)


def _replaced(b: Build, props: _SlotProps) -> None:
    """A card that the dice have thrown out, and what lies there now."""
    rect, texts, gone, came = props.rect, props.texts, props.gone, props.card
    b.plate(rect, "card.dim")
    middle = rect.x + rect.w / 2
    b.icon(middle, rect.y + rect.h * 0.2, "trash", 30, 0.75)
    b.title_of(rect.x + 10, rect.y + rect.h * 0.36, texts.name("card:" + gone), rect.w - 20, 21, "bone3", 500)
    b.icon(middle, rect.y + rect.h * 0.54, "arrow", ARROW, color="brass_light")
    words = texts.name("card:" + came) if came else texts.t("table.row_empty")
    b.title_of(rect.x + 10, rect.y + rect.h * 0.74, words, rect.w - 20, 22, "bone" if came else "bone3")
    b.hit(rect, inspect="card:" + (came or gone), radius=8)


def ware_props(
    model: TableModel, card: str, slot: Slot, rect: Rect, seal: str = "persuasion_seal", place: int = -1
) -> WareProps:
    """Select what a card shows that can be bought: what it shows in the hand, and its price on a `seal`.

    `place` is its own in the Tab order among those of its market.
    """
    style = offer_style(model, card, slot, "card")
    joins = style == "card.lit" and not model.selection.partner and card in lendable(model)
    spec = model.rules.cards[card]
    gains = acquisition(spec, model.texts) if spec.acquire else ()
    return WareProps(
        card_props(model, card, rect, style, joins=joins)._replace(
            price=model.rules.price(model.view, card, slot), seal=seal, gains=gains
        ),
        f"row:{slot}" in model.changed,
        any(borrowed(model.view) == slot for borrowed in model.rules.row_taken),
        offer_click(model, card, slot, place),
    )


def draw_ware(b: Build, props: WareProps, numbered: bool = False) -> None:
    """A card that can be bought; its place may have a number."""
    look = props.look
    rect = look.rect
    marked = look.card.graft or not icons_of(look.card)  # something else stands at the right
    draw_short(b, props.click.short, draw_card(b, look), 48 if numbered else 31 if marked else 0)
    if props.changed and not look.lit:
        b.icon(rect.right - 9, rect.bottom - 9, "changed", CHANGED)
    if props.taken:
        b.frame(rect.inset(-2), "hover_ring", 3, 9)
    draw_click(b, props.click, look.card.id, rect)
