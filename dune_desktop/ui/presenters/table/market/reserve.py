"""The stacks of the Reserve, and at the end of the Row the card that somebody set aside."""

from __future__ import annotations

from typing import NamedTuple

from dune_desktop.engine.model.components import Card
from dune_desktop.engine.model.ids import ASIDE, NOBODY, RESERVE
from dune_desktop.i18n import Texts
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.effect_line import icons_of, line
from dune_desktop.ui.presenters.table.additions import Parts
from dune_desktop.ui.presenters.table.market.offers import (
    OfferClick,
    acquisition,
    draw_click,
    draw_short,
    offer_click,
    offer_style,
)
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import strip
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import BODY, FLOOR, MARKER_SMALL, SIGN_SMALL
from dune_desktop.ui.text import signs
from dune_desktop.ui.text.signs import Line

ICONS_ROOM = 28.0  # a picture that is lower has no room for the Agent icons
SHORT_BELOW = 66.0  # and a higher one also for what the price lacks
LOW_HEADER, FOOT = 37.0, 30.0  # heights of the header and of the box at the foot of a stack
NAMED, PICTURED = 0.5, 0.17  # how much of the card set aside its name takes, and its picture
PILE = 22.0  # height of the number of cards that are left


class _Stack(NamedTuple):
    """All that a Reserve stack shows: its card, and how many are left; and what a click on it does."""

    card: Card
    texts: Texts
    rect: Rect
    style: str
    price: int
    left: int
    click: OfferClick


def _select(model: TableModel) -> tuple[_Stack, ...]:
    stacks = [card for card in model.view.reserve if model.rules.cards[card].cost is not None]
    return tuple(_stack(model, card, model.places[f"reserve.{index}"]) for index, card in enumerate(stacks))


def _stack(model: TableModel, card: str, rect: Rect) -> _Stack:
    style = offer_style(model, card, RESERVE)
    price = model.rules.price(model.view, card, RESERVE)
    click = offer_click(model, card, RESERVE)
    return _Stack(model.rules.cards[card], model.texts, rect, style, price, model.view.reserve[card], click)


def _draw(b: Build, stacks: tuple[_Stack, ...]) -> Region:
    for stack in stacks:
        with b.thing("reserve:" + stack.card.id, stack.rect):
            b.part("reserve:" + stack.card.id, _draw_stack, stack)
            draw_click(b, stack.click, stack.card.id, stack.rect)
    first, last = stacks[0].rect, stacks[-1].rect
    return b.region("reserve", Rect(first.x, first.y, last.right - first.x, last.bottom - first.y), bleed=60)


RESERVE_STACKS = Part(_select, _draw)
"""The two Reserve stacks."""


def _draw_stack(b: Build, look: _Stack) -> None:
    """A low card: name and price over its picture, and at its foot what revealing it gives and how many are left."""
    spec, rect, style, component = look.card, look.rect, look.style, "card:" + look.card.id
    surface = PLATES[style]
    opacity = 0.75 if style.endswith(".dim") else 1.0
    b.plate(rect, style)
    header = Rect(rect.x, rect.y, rect.w, LOW_HEADER)
    high = min(FOOT, rect.h - LOW_HEADER - 6)
    foot = Rect(rect.x + 5, rect.bottom - high - 4, rect.w - 10, high)
    window = Rect(rect.x, header.bottom, rect.w, foot.y - 2 - header.bottom)
    strip(b, window, "window", style, component)
    b.plate(header, "card.header.lit" if surface.lit else "card.header")
    name = look.texts.name(component)
    b.title_of(rect.x + 39, header.y + LOW_HEADER / 2, name, rect.w - 45, FLOOR, surface.ink, close=True)
    below = window.h >= SHORT_BELOW  # what is lacking stands below the number, or else in place of the icons
    icons = spec.icons if window.h >= ICONS_ROOM and (below or not look.click.short) else ()
    for place, icon in enumerate(icons):
        b.icon(rect.x + 18 + 27 * place, header.bottom + 17, icon, 25, opacity)
    number = f"×{look.left}"
    width = b.metrics.width(number, BODY, 600)
    low = foot.y - header.bottom < PILE + 2  # too low for a picture with the number on it
    upper = header.bottom + min(5.0, (foot.y - header.bottom - PILE) / 2)
    pile = Rect(rect.right - width - 16, foot.y + (high - PILE) / 2 if low else upper, width + 12, PILE)
    room = (pile.x if low else foot.right) - foot.x
    b.plate(foot, "reveal.lit" if surface.lit else "reveal")
    written = "reveal.lit" if surface.lit else style
    with b.thing("left:" + spec.id, pile):
        b.plate(pile, "caption")
        b.text_in(pile, number, BODY, 600, anchor="center")
    parts: Line = line(spec.reveal, look.texts)
    if spec.acquire:
        parts = (*acquisition(spec, look.texts), *parts)
    size = min(23.0, max(FLOOR, 23 * (room - 12) / max(1.0, b.needs(parts, 23))))
    used = min(room - 8, b.needs(parts, size))
    b.one_row(parts, foot.x + (room - used) / 2, foot.y + high / 2 + 1, room - 8, size, written, opacity)
    b.extend(signs.seal(b.metrics, rect.x + 17, rect.y + 19, str(look.price), 40, opacity))
    draw_short(b, look.click.short, window._replace(w=pile.x - window.x))


class _Aside(NamedTuple):
    """The card that Helena set aside: whose it is, and what it costs her (R24.5)."""

    card: Card
    texts: Texts
    rect: Rect
    style: str
    price: int
    seat: int
    who: str
    note: str  # for whom alone it costs less
    click: OfferClick


def set_aside(model: TableModel) -> Parts:
    """The card Helena set aside, if there is one."""
    return {"aside": Part(_select_aside, _draw_aside)} if model.aside != NOBODY else {}


def _select_aside(model: TableModel) -> _Aside:
    seat = model.aside
    card = model.view.seats[seat].set_aside
    return _Aside(
        model.rules.cards[card],
        model.texts,
        model.places["aside"],
        offer_style(model, card, ASIDE),
        model.rules.price(model.view, card, ASIDE),
        seat,
        model.seat_name(seat),
        model.t("table.aside", who=model.seat_name(seat), n=model.rules.aside_discount),
        offer_click(model, card, ASIDE),
    )


def _draw_aside(b: Build, look: _Aside) -> Region:
    """It lies below the Row for all to see."""
    with b.thing(f"aside:{look.seat}", look.rect):
        _aside(b, look)
    return b.region("aside", look.rect, bleed=34)


def _aside(b: Build, look: _Aside) -> None:
    """A card lying on its side: its name and whose it is, its picture, and what sending and revealing it does."""
    rect, spec, style, surface = look.rect, look.card, look.style, PLATES[look.style]
    b.plate(rect, style)
    opacity = 0.75 if style.endswith(".dim") else 1.0
    title = Rect(rect.x + 42, rect.y, rect.w * NAMED - 42, rect.h)
    window = Rect(title.right + 6, rect.y, rect.w * PICTURED, rect.h)
    boxes = Rect(window.right + 5, rect.y + 4, rect.right - window.right - 10, rect.h - 8)
    strip(b, window, "window", style, "card:" + spec.id)
    name = look.texts.name("card:" + spec.id)
    one = b.whole(name, title.w, 1)
    b.title_of(title.x, rect.y + (18 if one else 19), name, title.w, FLOOR, surface.ink, close=True)
    y = rect.bottom - (19 if one else 11)
    b.piece(title.x + 9, y, "marker", look.seat, MARKER_SMALL)
    note = look.note if b.metrics.width(look.note, FLOOR, 500) <= title.w - 22 else look.who
    b.text(title.x + 22, y, note, FLOOR, 500, surface.ink2, box=title.w - 22, cut=True)
    if not look.click.short:
        for place, icon in enumerate(icons_of(spec)):
            column, row = divmod(place, 2)
            b.icon(window.x + 16 + 27 * column, window.y + 17 + 27 * row, icon, 25, opacity)
    high = boxes.h / 2 - 1
    for place, (kind, effects) in enumerate((("sent", spec.agent), ("reveal", spec.reveal))):
        box = Rect(boxes.x, boxes.y + (high + 2) * place, boxes.w, high)
        b.plate(box, kind + ".lit" if surface.lit else kind)
        written = kind + ".lit" if surface.lit else style
        parts = line(effects, look.texts)
        if place and spec.acquire:
            parts = (*acquisition(spec, look.texts), *parts)
        used = min(box.w - 8, b.needs(parts, SIGN_SMALL))
        b.one_row(parts, box.center[0] - used / 2, box.center[1], box.w - 8, SIGN_SMALL, written, opacity)
    b.extend(signs.seal(b.metrics, rect.x + 21, rect.y + rect.h / 2, str(look.price), 40, opacity))
    draw_short(b, look.click.short, window)
    draw_click(b, look.click, spec.id, rect)
