"""The stacks of the Reserve, and below them the card that somebody set aside."""

from __future__ import annotations

from typing import NamedTuple

from dune_desktop.engine.model.components import Card
from dune_desktop.engine.model.ids import ASIDE, NOBODY, RESERVE
from dune_desktop.i18n import Texts
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.effect_line import flat, icons_of, line
from dune_desktop.ui.presenters.table.additions import Parts, unselected
from dune_desktop.ui.presenters.table.market.offers import acquisition, offer_hit, offer_style
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import right_part, strip
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import BODY, MARKER_SMALL
from dune_desktop.ui.text import signs
from dune_desktop.ui.text.signs import Amount, Boxed, Line, Sign

STACK = 0.66  # width of the strip of its picture on a stack, as a share of it


def reserve(model: TableModel) -> Region:
    """The two Reserve stacks, and the card Helena set aside when there is one."""
    b = Build(model.metrics)
    stacks = [card for card in model.view.reserve if model.rules.cards[card].cost is not None]
    for index, card in enumerate(stacks):
        rect = model.places[f"reserve.{index}"]
        with b.thing("reserve:" + card, rect):
            _stack(model, b, card, rect)
    first, last = model.places["reserve.0"], model.places["reserve.1"]
    return b.region("reserve", Rect(first.x, first.y, last.right - first.x, first.h), bleed=60)


class _Stack(NamedTuple):
    """All that a stack shows."""

    card: Card
    texts: Texts
    rect: Rect
    style: str
    price: int
    left: int


def _stack(model: TableModel, b: Build, card: str, rect: Rect) -> None:
    """A Reserve stack: its card, and how many are left."""
    style = offer_style(model, card, RESERVE, "space")
    price = model.rules.price(model.view, card, RESERVE)
    look = _Stack(model.rules.cards[card], model.texts, rect, style, price, model.view.reserve[card])
    b.part("reserve:" + card, _draw_stack, look)
    offer_hit(model, b, card, RESERVE, rect)


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


def set_aside(model: TableModel) -> Parts:
    """The card Helena set aside, if there is one."""
    return {"aside": unselected(_set_aside)} if model.aside != NOBODY else {}


def _set_aside(model: TableModel) -> Region:
    """It lies under the Reserve for all to see: whose it is, and what it costs her (R24.5)."""
    seat = model.aside
    card = model.view.seats[seat].set_aside
    rect = model.places["aside"]
    b = Build(model.metrics)
    with b.thing(f"aside:{seat}", rect):
        _aside(model, b, card, seat, rect)
    return b.region("aside", rect, bleed=34)


def _aside(model: TableModel, b: Build, card: str, seat: int, rect: Rect) -> None:
    style = offer_style(model, card, ASIDE)
    surface = PLATES[style]
    opacity = 0.75 if style.endswith(".dim") else 1.0
    b.plate(rect, style)
    price = str(model.rules.price(model.view, card, ASIDE))
    b.extend(signs.seal(model.metrics, rect.x + 29, rect.y + rect.h / 2, price, 42, opacity))
    upper, lower, left, right = rect.y + 13, rect.bottom - 17, rect.x + 58, rect.right - 10
    spec = model.rules.cards[card]
    badges = left
    for faction in spec.factions:
        b.icon(badges + 10, upper, faction, 20, opacity)
        badges += 23
    name = b.text(badges, upper, model.name("card:" + card), BODY, 600, surface.ink, box=240, cut=True)
    words = model.t("table.aside", who=model.seat_name(seat), n=model.rules.aside_discount)
    room = min(model.metrics.width(words), right - badges - name - 36)
    b.piece(right - room - 14, upper, "marker", seat, MARKER_SMALL)
    b.text(right - room, upper, words, BODY, 500, surface.ink2, box=room + 1, cut=True)
    shown: Line = tuple(Amount(icon) for icon in icons_of(spec))
    if spec.agent:
        shown += (Sign(" "), *line(spec.agent, model.texts))
    if spec.reveal:
        shown += (Sign(" "), Boxed("reveal", flat(line(spec.reveal, model.texts))))
    b.one_row(shown, left, lower, right - left, 22, style, opacity)
    offer_hit(model, b, card, ASIDE, rect)
