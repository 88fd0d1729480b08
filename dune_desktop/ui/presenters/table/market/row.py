"""The Imperium Row under its header: a card a slot, and what the dice have just thrown out of one."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from dune_desktop.engine.model.components import Card
from dune_desktop.i18n import Texts
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.kit.widgets import section
from dune_desktop.ui.presenters.effect_line import chip, icons_of, line
from dune_desktop.ui.presenters.table.additions import Parts, TableContribution
from dune_desktop.ui.presenters.table.market.offers import (
    OfferClick,
    acquisition,
    draw_click,
    lendable,
    offer_click,
    offer_style,
)
from dune_desktop.ui.presenters.table.market.reserve import RESERVE_STACKS
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.own.card import clasp
from dune_desktop.ui.presenters.table.pictured import strip
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import Label, Rect, Region
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import ARROW, BODY, CHANGED, FLOOR, SIGN_SMALL, UNLOAD
from dune_desktop.ui.text import signs
from dune_desktop.ui.text.signs import Line

CHIP = 23.0  # the size of signs beside a name
STRIP = 104.0  # width of the strip of a card's picture in the row
LOW_ROW = 84.0  # a row lower than this has less for its name
NAME_LINE, LOW_NAME_LINE = 33.0, 29.0
CRATE = 28.0  # room for the sign of unloading
SIGNS = 27.0  # height of the signs in the boxes of a card for sale
SNAPS = (124.0, 188.0, 230.0, 286.0)  # widths of the sent box


def market(model: TableModel) -> Parts:
    """What can be acquired: the Imperium Row under its header, and the Reserve."""
    slots = range(len(model.view.row))
    rows = {f"market.{slot}": Part(partial(_select, slot=slot), _draw) for slot in slots}
    return {"market.header": Part(_header_props, _header), **rows, "reserve": RESERVE_STACKS}


class _HeaderProps(NamedTuple):
    """The title of the row, and how many cards the decks of Intrigue and the Imperium have."""

    rect: Rect
    texts: Texts
    intrigue: int
    imperium: int


def _header_props(model: TableModel) -> _HeaderProps:
    view = model.view
    return _HeaderProps(model.places["market"], model.texts, len(view.intrigue_deck), len(view.imperium_deck))


def _header(b: Build, props: _HeaderProps) -> Region:
    rect = props.rect
    with b.thing("section:row", Rect(rect.x, rect.y - 4, rect.w - 150, 26)):
        b.drawn(section(b.metrics, rect.x, rect.y - 4, rect.w, props.texts.t("table.row"), trail=150))
    x = rect.right
    for icon, pile, cards in (("intrigue", "intrigue", props.intrigue), ("deck", "imperium", props.imperium)):
        width = b.metrics.width(str(cards), BODY, 600)
        box = Rect(x - width - 28, rect.y - 4, width + 28, 26)
        with b.thing("deck:" + pile, box):
            b.text(x, rect.y + 9, str(cards), BODY, 600, "bone2", anchor="right")
            b.icon(x - width - 14, rect.y + 9, icon, SIGN_SMALL)
            b.hit(box, action=("cards", "intrigue" if pile == "intrigue" else "trash"), radius=5)
        x -= width + 44
    return b.region("market.header", Rect(rect.x, rect.y - 4, rect.w, 26), bleed=4)


class WareProps(NamedTuple):
    """All that a card in the Imperium Row shows, and what a click on it does."""

    card: Card
    texts: Texts
    rect: Rect
    style: str
    price: int
    changed: bool
    taken: bool  # somebody has borrowed it
    clasp: bool  # it can be joined to the card that is chosen
    click: OfferClick

    @property
    def opacity(self) -> float:
        return 0.75 if self.style.endswith(".dim") else 1.0


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
                draw_ware(b, props.ware)
        else:
            b.plate(rect, "row.dim")
            b.text(*rect.center, props.texts.t("table.row_empty"), color="bone3", anchor="center")
        if props.number:
            place = Rect(rect.x + 4, rect.y + 4, 24, 24)
            with b.thing(f"number:row.{slot}", place):
                b.plate(place, "chosen" if props.rolled else "caption")
                ink = "chosen_text" if props.rolled else "bone"
                b.text(*place.center, str(slot + 1), 20, 600, ink, anchor="center")
    return b.region(f"market.{slot}", rect, bleed=34)


def _replaced(b: Build, props: _SlotProps) -> None:
    """A card that the dice have thrown out, and what lies there now."""
    rect, texts, gone, came = props.rect, props.texts, props.gone, props.card
    b.plate(rect, "row.dim")
    upper, lower, left = rect.y + 25, rect.bottom - 25, rect.x + 98
    b.icon(rect.x + 76, upper, "trash", 26, 0.75)
    name = texts.name("card:" + gone)
    size = next((size for size in (22.0, 21.0) if b.metrics.width(name, size) <= rect.right - 12 - left), 20.0)
    b.add(Label(left, upper, name, size, 500, "bone3", box=rect.right - 12 - left, strike=True))
    b.icon(rect.x + 76, lower, "arrow", ARROW, color="brass_light")
    words = texts.name("card:" + came) if came else texts.t("table.row_empty")
    b.text(left, lower, words, 22, 600, "bone" if came else "bone3", box=rect.right - 12 - left)
    b.hit(rect, inspect="card:" + (came or gone), radius=8)


def ware_props(model: TableModel, card: str, slot: int, rect: Rect) -> WareProps:
    """Select what a card shows that can be bought: price, name, Agent icons, what sending and revealing it give."""
    style = offer_style(model, card, slot)
    return WareProps(
        model.rules.cards[card],
        model.texts,
        rect,
        style,
        model.rules.price(model.view, card, slot),
        f"row:{slot}" in model.changed,
        any(borrowed(model.view) == slot for borrowed in model.rules.row_taken),
        style == "row.lit" and not model.selection.partner and card in lendable(model),
        offer_click(model, card, slot),
    )


def draw_ware(b: Build, look: WareProps) -> None:
    """A card that can be bought."""
    rect, style, surface, component = look.rect, look.style, PLATES[look.style], "card:" + look.card.id
    b.plate(rect, style)
    strip(b, Rect(rect.x, rect.y, STRIP, rect.h), "row", style, component, 8)
    b.extend(signs.seal(b.metrics, rect.x + 27, rect.bottom - 27, str(look.price), 42, look.opacity))
    right = _signs_beside_name(b, look)
    left, middle = rect.x + 62, rect.y + _name_line(rect) / 2
    for faction in look.card.factions:
        b.icon(left + 11, middle, faction, SIGN_SMALL, look.opacity)
        left += 25
    room = max(60.0, right - left - 4)
    b.text(left, middle, look.texts.name(component), BODY, 600, surface.ink, box=room, cut=True)
    _boxes(b, look)
    if look.changed and not surface.lit:
        b.icon(rect.x + 4, rect.y + 4, "changed", CHANGED)
    if look.taken:
        b.frame(rect.inset(-2), "hover_ring", 3, 9)
    draw_click(b, look.click, look.card.id, rect)
    if look.clasp:
        clasp(b, rect.right - 26, rect.bottom - 23)


def _name_line(rect: Rect) -> float:
    """Height of the line with the name: where side boards leave a row less, its effects have the rest."""
    return NAME_LINE if rect.h >= LOW_ROW else LOW_NAME_LINE


def _signs_beside_name(b: Build, look: WareProps) -> float:
    """From the right: the mark of a card played with another, Agent icons, what acquiring it gives. Returns their left
    edge.
    """
    card, y, right = look.card, look.rect.y + _name_line(look.rect) / 2, look.rect.right - 8
    for icon in (*(("graft",) if card.graft else ()), *reversed(icons_of(card))):
        b.icon(right - 13, y, icon, 26, look.opacity)
        right -= 29
    if card.acquire:
        right -= _chip(b, look, acquisition(card, look.texts), right, y)
    if card.trash:
        trashed = chip("trash", card.trash, look.texts)
        name = b.metrics.width(look.texts.name("card:" + card.id), BODY, 600) + 62 + 25 * len(card.factions)
        if look.rect.x + name + signs.measure(trashed, b.metrics, CHIP) + 12 <= right:
            right -= _chip(b, look, trashed, right, y)
    return right


def _chip(b: Build, look: WareProps, shown: Line, right: float, y: float) -> float:
    """A chip that ends there; returns the room it takes."""
    width = signs.measure(shown, b.metrics, CHIP)
    b.extend(signs.row(shown, b.metrics, right - width - 4, y, CHIP, look.style)[0])
    return width + 8


def _boxes(b: Build, look: WareProps) -> None:
    """The sent box and the reveal box side by side, the border at the snap that suits their contents."""
    rect, lit = look.rect, PLATES[look.style].lit
    agent, reveal = line(look.card.agent, look.texts), line(look.card.reveal, look.texts)
    crate = CRATE if look.card.unload else 0.0
    share = _share(b, agent, reveal, rect.w - 68, crate)
    top, height = rect.y + _name_line(rect), rect.h - _name_line(rect) - (6 if rect.h >= LOW_ROW else 4)
    most = height if rect.h >= LOW_ROW else height + 8
    sent = Rect(rect.x + 62, top, share, height)
    shown = Rect(sent.right + 6, top, rect.w - 68 - share - 6, height)
    b.plate(sent, "sent.lit" if lit else "sent")
    b.plate(shown, "reveal.side.lit" if lit else "reveal.side")
    if agent:
        _effects(b, look, agent, Rect(sent.x + 7, sent.y, sent.w - 14, height), most)
    else:
        b.text(sent.x + 8, sent.y + height / 2, "–", BODY, 500, "ink3" if lit else "#8D7F70")
    _effects(b, look, reveal, Rect(shown.x + 11, shown.y, shown.w - 18 - crate, height), most)
    if look.card.unload:
        b.icon(shown.right - 16, shown.y + height / 2, "unload", UNLOAD, look.opacity)


def _effects(b: Build, look: WareProps, effects: Line, rect: Rect, most: float) -> None:
    """Effects as large as one row of them can be, rather than in two; these are no higher than `most`."""
    middle = rect.y + rect.h / 2
    if b.rows(effects, rect.w, SIGNS) > 1 and b.needs(effects, FLOOR) <= rect.w:
        b.one_row(effects, rect.x, middle, rect.w, SIGNS, look.style, look.opacity)
    else:
        b.signs(effects, rect.x, middle, rect.w, SIGNS, look.style, opacity=look.opacity, height=most)


def _share(b: Build, agent: Line, reveal: Line, full: float, crate: float) -> float:
    """How wide the sent box is: of the snaps the first at which both have room, or else one that is fair to both."""
    needs = b.needs(agent, SIGNS) + 14, b.needs(reveal, SIGNS) + 18 + crate
    both = (snap for snap in SNAPS if snap >= needs[0] and full - snap - 6 >= needs[1])
    fair = (snap for snap in SNAPS if snap >= needs[0] * full / sum(needs) - 12)
    return next(both, None) or next(fair, SNAPS[-1])
