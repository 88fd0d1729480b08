"""The right column: Imperium Row, Reserve, and the chronicle."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from dune_desktop.engine.components import Card
from dune_desktop.engine.ids import ASIDE, NOBODY, RESERVE, Slot
from dune_desktop.i18n import Texts
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.widgets import section
from dune_desktop.ui.presenters.contribution import pieces_of
from dune_desktop.ui.presenters.effect_line import flat, icons_of, line
from dune_desktop.ui.presenters.table.additions import Parts
from dune_desktop.ui.presenters.table.card import clasp
from dune_desktop.ui.presenters.table.choices import FROM_ROW
from dune_desktop.ui.presenters.table.drags import offer_drag
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import right_part, strip
from dune_desktop.ui.presenters.table.recap import SHORT, strip_width
from dune_desktop.ui.screen.display import Label, Rect, Region
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import ARROW, BODY, CHANGED, FLOOR, MARKER_SMALL, SIGN_SMALL, UNLOAD
from dune_desktop.ui.screen.values import changed
from dune_desktop.ui.text import signs
from dune_desktop.ui.text.richtext import Laid, Style, grown, layout
from dune_desktop.ui.text.signs import Amount, Boxed, Line, Sign
from dune_desktop.ui.text.type import Type

MARKET_ORDER = 60
CLOSE = 1.06  # lines of a long sentence of the chronicle, in sizes
STRIP = 104.0  # width of the strip of a card's picture in the row
STACK = 0.66  # the same on a stack, as a share of it
LOW_ROW = 84.0  # a row lower than this has less for its name
NAME_LINE, LOW_NAME_LINE = 33.0, 29.0
CRATE = 28.0  # room for the sign of unloading
SIGNS = 27.0  # height of the signs in the boxes of a card for sale
SNAPS = (124.0, 188.0, 230.0, 286.0)  # widths of the sent box


def market(model: TableModel) -> Parts:
    """What can be acquired: the Imperium Row under its header, and the Reserve."""
    rows = {f"market.{slot}": partial(_row, slot=slot) for slot in range(len(model.view.row))}
    return {"market.header": _header, **rows, "reserve": _reserve}


def _header(model: TableModel) -> Region:
    rect = model.places["market"]
    b = Build(model.metrics)
    with b.thing("section:row", Rect(rect.x, rect.y - 4, rect.w - 150, 26)):
        b.drawn(section(model.metrics, rect.x, rect.y - 4, rect.w, model.t("table.row"), trail=150))
    x = rect.right
    decks = (("intrigue", "intrigue", model.view.intrigue_deck), ("deck", "imperium", model.view.imperium_deck))
    for icon, pile, cards in decks:
        width = model.metrics.width(str(len(cards)), BODY, 600)
        box = Rect(x - width - 28, rect.y - 4, width + 28, 26)
        with b.thing("deck:" + pile, box):
            b.text(x, rect.y + 9, str(len(cards)), BODY, 600, "bone2", anchor="right")
            b.icon(x - width - 14, rect.y + 9, icon, SIGN_SMALL)
            b.hit(box, action=("cards", "intrigue" if pile == "intrigue" else "trash"), radius=5)
        x -= width + 44
    return b.region("market.header", Rect(rect.x, rect.y - 4, rect.w, 26), bleed=4)


def _row(model: TableModel, slot: int) -> Region:
    rect = model.places[f"market.{slot}"]
    b = Build(model.metrics)
    card = model.view.row[slot]
    gone = next((old for place, old, _ in model.churn.cards if place == slot), "") if model.churn is not None else ""
    with b.thing(f"row:{slot}", rect):
        if gone:
            _replaced(model, b, gone, card, rect)
        elif card:
            with b.thing(f"offer:{card}@{slot}", rect):
                market_card(model, b, card, slot, rect)
        else:
            b.plate(rect, "row.dim")
            b.text(*rect.centre, model.t("table.row_empty"), colour="bone3", anchor="centre")
        if any(variant in box.numbered for box in pieces_of(model) for variant in model.rules.config.variants):
            _number(model, b, slot, rect)
    return b.region(f"market.{slot}", rect, bleed=34)


def _number(model: TableModel, b: Build, slot: int, rect: Rect) -> None:
    """The number by which the dice know the slot; one they have just shown is lit (X13.1)."""
    rolled = model.churn is not None and slot + 1 in model.churn.dice
    place = Rect(rect.x + 4, rect.y + 4, 24, 24)
    ink = "chosen_text" if rolled else "bone"
    with b.thing(f"number:row.{slot}", place):
        b.plate(place, "chosen" if rolled else "caption")
        b.text(*place.centre, str(slot + 1), 20, 600, ink, anchor="centre")


def _replaced(model: TableModel, b: Build, gone: str, came: str, rect: Rect) -> None:
    """A slot whose card the dice have just thrown out of the game, and what lies there now (X13.1)."""
    b.plate(rect, "row.dim")
    upper, lower, left = rect.y + 25, rect.bottom - 25, rect.x + 98
    b.icon(rect.x + 76, upper, "trash", 26, 0.75)
    name = model.name("card:" + gone)
    size = next((size for size in (22.0, 21.0) if model.metrics.width(name, size) <= rect.right - 12 - left), 20.0)
    b.add(Label(left, upper, name, size, 500, "bone3", box=rect.right - 12 - left, strike=True))
    b.icon(rect.x + 76, lower, "arrow", ARROW, colour="brass_light")
    words = model.name("card:" + came) if came else model.t("table.row_empty")
    b.text(left, lower, words, 22, 600, "bone" if came else "bone3", box=rect.right - 12 - left)
    b.hit(rect, inspect="card:" + (came or gone), radius=8)


class _Ware(NamedTuple):
    """All that a card in the Imperium Row shows."""

    card: Card
    texts: Texts
    rect: Rect
    style: str
    price: int
    changed: bool
    taken: bool  # somebody has borrowed it

    @property
    def opacity(self) -> float:
        return 0.75 if self.style.endswith(".dim") else 1.0


def market_card(model: TableModel, b: Build, card: str, slot: int, rect: Rect) -> None:
    """A card that can be bought: price, name, Agent icons, what sending and revealing it give."""
    style = offer_style(model, card, slot)
    look = _Ware(
        model.rules.cards[card],
        model.texts,
        rect,
        style,
        model.rules.price(model.view, card, slot),
        f"row:{slot}" in model.changed,
        any(borrowed(model.view) == slot for borrowed in model.rules.row_taken),
    )
    model.kept.draw(b, f"market:{slot}", _draw_ware, look)
    offer_hit(model, b, card, slot, rect)
    if style == "row.lit" and not model.selection.partner and card in _lendable(model):
        clasp(b, rect.right - 26, rect.bottom - 23)


def _draw_ware(b: Build, look: _Ware) -> None:
    rect, style, surface, component = look.rect, look.style, PLATES[look.style], "card:" + look.card.id
    b.plate(rect, style)
    strip(b, Rect(rect.x, rect.y, STRIP, rect.h), "row", style, component, 8)
    b.extend(signs.seal(b.metrics, rect.x + 27, rect.bottom - 27, str(look.price), 42, look.opacity))
    right = _signs_beside_name(b, look)
    left, middle = rect.x + 62, rect.y + _name_line(rect) / 2
    for faction in look.card.factions:
        b.icon(left + 11, middle, faction, SIGN_SMALL, look.opacity)
        left += 25
    b.text(left, middle, look.texts.name(component), BODY, 600, surface.ink, box=max(60.0, right - left - 4))
    _boxes(b, look)
    if look.changed and not surface.lit:
        b.icon(rect.x + 4, rect.y + 4, "changed", CHANGED)
    if look.taken:
        b.frame(rect.inset(-2), "hover_ring", 3, 9)


def _name_line(rect: Rect) -> float:
    """Height of the line with the name: where side boards leave a row less, its effects have the rest."""
    return NAME_LINE if rect.h >= LOW_ROW else LOW_NAME_LINE


def _signs_beside_name(b: Build, look: _Ware) -> float:
    """From the right: the mark of a card played with another, Agent icons, what acquiring it gives. Returns their left
    edge.
    """
    card, y, right = look.card, look.rect.y + _name_line(look.rect) / 2, look.rect.right - 8
    for icon in (*(("graft",) if card.graft else ()), *reversed(icons_of(card))):
        b.icon(right - 13, y, icon, 26, look.opacity)
        right -= 29
    if card.acquire:
        chip = _acquisition(card, look.texts)
        width = signs.measure(chip, b.metrics, 23)
        b.extend(signs.row(chip, b.metrics, right - width - 4, y, 23, look.style)[0])
        right -= width + 8
    return right


def _acquisition(card: Card, texts: Texts) -> Line:
    """What acquiring the card gives."""
    return (Boxed("acquire", (Amount("persuasion_seal"), Sign(">"), *flat(line(card.acquire, texts)))),)


def _lendable(model: TableModel) -> frozenset[str]:
    """The cards of the row that can be joined to the chosen one."""
    now = model.selection
    lent = (card for card in model.choices.partners(now.card, now.space) if card.startswith(FROM_ROW))
    return frozenset(card.removeprefix(FROM_ROW) for card in lent)


def _boxes(b: Build, look: _Ware) -> None:
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


def _effects(b: Build, look: _Ware, effects: Line, rect: Rect, most: float) -> None:
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


def offer_style(model: TableModel, card: str, slot: Slot, family: str = "row") -> str:
    """How a card looks that lies in a market: lit if it can be acquired, dark where others could be."""
    choices = model.choices
    ways = choices.acquire(card, slot)
    now = model.selection
    if (ways and now.group == tuple(ways)) or (now.partner, now.partner_slot) == (FROM_ROW + card, slot):
        return family + ".hover"
    if slot in choices.rows or ways or (family == "row" and card in _lendable(model)):
        return family + ".lit"
    if slot == RESERVE and not model.view.reserve[card]:
        return family + ".dim"
    if choices.kind in ("reveal", "acquire") and choices.mine:
        return family + ".dim"
    return family


def offer_hit(model: TableModel, b: Build, card: str, slot: Slot, rect: Rect, place: int = -1) -> None:
    """A card that lies in a market is picked out and acquired there, or says why not; `place` is its own among those
    that can be (that of the slot, if it is not said).
    """
    choices = model.choices
    action: tuple[object, ...] = ()
    refusal = ""
    ways = choices.acquire(card, slot)
    if slot in choices.rows:
        action = ("option", *choices.rows[slot])
    elif isinstance(slot, int) and slot >= 0 and card in _lendable(model):
        action = ("borrow", card, slot)
    elif ways:
        action = model.purchase(ways)
        refusal = "" if action else model.t("whynot.choose_way")
    else:
        reason = choices.refusal_of_offer(card, slot)
        refusal = model.reason(reason) if reason is not None else ""
    order = MARKET_ORDER + (slot if isinstance(slot, int) else place) if action else -1
    drag = offer_drag(model, card, slot, ways) if action and ways else None
    b.hit(rect, action=action, refusal=refusal, inspect="card:" + card, order=order, radius=8, drag=drag)


def _reserve(model: TableModel) -> Region:
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
    """All that a Reserve stack shows."""

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
    model.kept.draw(b, "reserve:" + card, _draw_stack, look)
    offer_hit(model, b, card, RESERVE, rect)


def _draw_stack(b: Build, look: _Stack) -> None:
    spec, rect, style, component = look.card, look.rect, look.style, "card:" + look.card.id
    surface = PLATES[style]
    b.plate(rect, style)
    strip(b, right_part(rect, STACK), "lying", style, component, 9)
    opacity = 0.75 if style.endswith(".dim") else 1.0
    b.extend(signs.seal(b.metrics, rect.x + 25, rect.y + 25, str(look.price), 36, opacity))
    b.title_of(rect.x + 46, rect.y + 23, look.texts.name(component), rect.w - 52, BODY, surface.ink)
    y = rect.bottom - 18
    number, thing = f"×{look.left}", "left:" + spec.id
    left = b.text(rect.right - 10, y, number, BODY, 600, surface.ink2, anchor="right", thing=thing)
    parts: Line = tuple(Amount(icon) for icon in spec.icons) + line(spec.reveal, look.texts)
    if spec.acquire:
        parts = (*_acquisition(spec, look.texts), *parts)
    b.signs(parts, rect.x + 50, y, rect.w - 66 - left, 24, style, opacity=opacity)


def set_aside(model: TableModel) -> Parts:
    """The card Helena set aside, if there is one."""
    return {"aside": _set_aside} if model.aside != NOBODY else {}


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


def _sentence(model: TableModel, text: str, style: Style, width: float, room: float) -> Laid:
    """A sentence of the chronicle; its lines move together where that brings all of it into the room."""
    for pitch in (style.pitch, style.size * CLOSE):
        lines = max(1, int(room // pitch))
        laid = layout(text, model.metrics, width, changed(style, line=pitch), lines=lines, ellipsis=True)
        if not laid.overflow:
            break
    return laid


def chronicle(model: TableModel) -> Region:
    """The latest sentences of the log, newest first; nothing under the panel of what has happened."""
    rect = model.places["chronicle"]
    b = Build(model.metrics)
    with b.thing("chronicle", rect):
        if not model.recapped:
            _sentences(model, b, rect)
            b.hit(rect, action=("log",), radius=6)
    return b.region("chronicle", rect, bleed=4)


def _sentences(model: TableModel, b: Build, rect: Rect) -> None:
    """Under their heading; where there is room for two lines only they go without, beside the recap's button."""
    short = rect.h < SHORT
    if not short:
        b.drawn(section(model.metrics, rect.x, rect.y - 4, rect.w, model.t("table.chronicle")))
    width = rect.w - 30 - (strip_width(model) + 10 if short else 0)
    y = rect.y + (11.0 if short else 36.0)
    latest = model.chronicle[0].text if model.chronicle else ""
    room = rect.bottom - y + 12

    def needs(larger: Type) -> float:
        laid = _sentence(model, latest, grown(Style(), larger.scale), width, room)
        return room + 1 if laid.overflow else laid.height

    larger = model.reading.fitting(needs, room).scale
    for index, entry in enumerate(model.chronicle):
        style = grown(Style(colour="bone" if index == 0 else "bone2"), larger)
        laid = _sentence(model, entry.text, style, width, rect.bottom - y + 12)
        if index and (laid.overflow or y - 12 + laid.height > rect.bottom):
            break  # a sentence is told whole or not at all
        if entry.seat >= 0:
            b.piece(rect.x + 10, y, "marker", entry.seat, 16)
        b.extend(laid.at(rect.x + 26, y - 12))
        y += laid.height + 1
