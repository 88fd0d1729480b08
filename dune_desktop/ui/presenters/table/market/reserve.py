"""The stacks of the Reserve, and below them the card that somebody set aside."""

from __future__ import annotations

from typing import NamedTuple

from dune_desktop.engine.model.components import Card
from dune_desktop.engine.model.ids import ASIDE, NOBODY, RESERVE
from dune_desktop.i18n import Texts
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.effect_line import flat, icons_of, line
from dune_desktop.ui.presenters.table.additions import Parts
from dune_desktop.ui.presenters.table.market.offers import OfferClick, acquisition, draw_click, offer_click, offer_style
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import right_part, strip
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import BODY, MARKER_SMALL
from dune_desktop.ui.text import signs
from dune_desktop.ui.text.signs import Amount, Boxed, Line, Sign

STACK = 0.66  # width of the strip of its picture on a stack, as a share of it


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
    style = offer_style(model, card, RESERVE, "space")
    price = model.rules.price(model.view, card, RESERVE)
    click = offer_click(model, card, RESERVE)
    return _Stack(model.rules.cards[card], model.texts, rect, style, price, model.view.reserve[card], click)


def _draw(b: Build, stacks: tuple[_Stack, ...]) -> Region:
    for stack in stacks:
        with b.thing("reserve:" + stack.card.id, stack.rect):
            b.part("reserve:" + stack.card.id, _draw_stack, stack)
            draw_click(b, stack.click, stack.card.id, stack.rect)
    first, last = stacks[0].rect, stacks[-1].rect
    return b.region("reserve", Rect(first.x, first.y, last.right - first.x, first.h), bleed=60)


RESERVE_STACKS = Part(_select, _draw)
"""The two Reserve stacks."""


def _draw_stack(b: Build, look: _Stack) -> None:
    spec, rect, style, component = look.card, look.rect, look.style, "card:" + look.card.id
    surface = PLATES[style]
    b.plate(rect, style)
    strip(b, right_part(rect, STACK), "lying", style, component, 9)
    opacity = 0.75 if style.endswith(".dim") else 1.0
    b.extend(signs.seal(b.metrics, rect.x + 25, rect.y + 25, str(look.price), 36, opacity))
    words, room = look.texts.name(component), rect.w - 52
    name = b.title_of(rect.x + 46, rect.y + 23, words, room, BODY, surface.ink, close=True)
    y = rect.bottom - (18 if name.lines == 1 else 16)
    number, thing = f"×{look.left}", "left:" + spec.id
    left = b.text(rect.right - 10, y, number, BODY, 600, surface.ink2, anchor="right", thing=thing)
    parts: Line = tuple(Amount(icon) for icon in spec.icons) + line(spec.reveal, look.texts)
    if spec.acquire:
        parts = (*acquisition(spec, look.texts), *parts)
    b.signs(parts, rect.x + 50, y, rect.w - 66 - left, 24, style, opacity=opacity)


class _Aside(NamedTuple):
    """The card that Helena set aside: whose it is, and what it costs her (R24.5)."""

    card: Card
    texts: Texts
    rect: Rect
    style: str
    price: int
    seat: int
    note: str
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
        model.t("table.aside", who=model.seat_name(seat), n=model.rules.aside_discount),
        offer_click(model, card, ASIDE),
    )


def _draw_aside(b: Build, look: _Aside) -> Region:
    """It lies under the Reserve for all to see."""
    with b.thing(f"aside:{look.seat}", look.rect):
        _aside(b, look)
    return b.region("aside", look.rect, bleed=34)


def _aside(b: Build, look: _Aside) -> None:
    rect, spec, style, surface = look.rect, look.card, look.style, PLATES[look.style]
    opacity = 0.75 if style.endswith(".dim") else 1.0
    b.plate(rect, style)
    b.extend(signs.seal(b.metrics, rect.x + 29, rect.y + rect.h / 2, str(look.price), 42, opacity))
    upper, lower, left, right = rect.y + 13, rect.bottom - 17, rect.x + 58, rect.right - 10
    badges = left
    for faction in spec.factions:
        b.icon(badges + 10, upper, faction, 20, opacity)
        badges += 23
    name = b.text(badges, upper, look.texts.name("card:" + spec.id), BODY, 600, surface.ink, box=240, cut=True)
    room = min(b.metrics.width(look.note), right - badges - name - 36)
    b.piece(right - room - 14, upper, "marker", look.seat, MARKER_SMALL)
    b.text(right - room, upper, look.note, BODY, 500, surface.ink2, box=room + 1, cut=True)
    shown: Line = tuple(Amount(icon) for icon in icons_of(spec))
    if spec.agent:
        shown += (Sign(" "), *line(spec.agent, look.texts))
    if spec.reveal:
        shown += (Sign(" "), Boxed("reveal", flat(line(spec.reveal, look.texts))))
    b.one_row(shown, left, lower, right - left, 22, style, opacity)
    draw_click(b, look.click, spec.id, rect)
