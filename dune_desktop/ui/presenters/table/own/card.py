"""A card as it lies in the hand: name and badges, Agent icons, the boxes of what sending and revealing it does."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from dune_desktop.engine.model import effects as e
from dune_desktop.engine.model.components import Card
from dune_desktop.engine.model.effects import Effects
from dune_desktop.i18n import Texts
from dune_desktop.i18n.effect_text import sentences
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.effect_line import SignContribution, chip, icons_of, line, lone_line
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import strip
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import Rect
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import BODY, FLOOR, UNLOAD
from dune_desktop.ui.text import signs
from dune_desktop.ui.text.richtext import Laid, Style, escape, layout
from dune_desktop.ui.text.signs import Line

CARD_WIDTH = 184.0
BADGE, SMALL_BADGE = 25.0, 20.0  # width of a Faction's sign beside the name of a card, and where there are several
NAME_MARGIN = 12.5  # left and right of the name
NAME_LINES = 3
LEAST_NAME = 62.0  # less than this is no room for a name
HEADER, HIGHER = 43.0, 22.0  # height of the header; what a third line of the name adds, where there is room for it
ICON, FACTION, ICON_PITCH = 26.0, 24.0, 28.0  # an Agent icon and that of a Faction, and from one to the next
PITCHES = (ICON_PITCH, 26.0, 24.0, 22.0, 20.0)  # the same where they need to be smaller
SENT_SIGNS, REVEAL_SIGNS = 26.0, 27.0  # sizes of the signs in the two boxes
LOW_BOX, LOW_SIGNS = 36.0, 23.0  # height of the boxes of a card of a shelf, and of the signs in them
SHARES = (0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.2, 0.8)  # of the room, for the first of the two
ONE_ROW, NEXT_ROW = 40.0, 21.0  # height of a box with one row of effects, and what each further row takes
WORDY, MOST_WORDS = 228.0, 3  # width from which a card for sale says its effects in words too, and in how many lines
GAINS = 23.0  # size of the signs of what acquiring it gives
LEAST_WINDOW, LEAST_LOW = 30.0, 28.0  # of the picture, and of that of a card of a shelf
LEAST_BELOW = 6.0  # of the picture below a name of more than two lines
LOW_HIGHER, LOWEST_BOX = 18.0, 30.0  # on a shelf: what a line more or less makes, and the boxes below it
KEY_GAP = 4.0  # from the name to the key behind it
KEY = 28.0  # what the key takes beside the name
NARROW = 160.0  # width of a card for sale below which its header has room for the name alone
SEAL, SEAL_ROOM = 42.0, 41.0  # the price of a card that can be bought, and what it takes of the line of the name


class CardProps(NamedTuple):
    """All that a card shows."""

    card: Card
    texts: Texts
    rect: Rect
    style: str
    key: str  # written on it
    edge: float  # where it vanishes under the next card
    name: str
    joins: bool  # it can be joined to the chosen one: its mark is lit
    sends: bool  # it sends an Agent, if only together with another
    faint: frozenset[type]  # conditions that nothing meets: what hangs on them is faint
    price: int = -1  # of one that can be bought
    seal: str = "persuasion_seal"  # what the price stands on
    gains: Line = ()  # what acquiring it gives
    size: float = BODY  # of the name
    closed: str = ""  # in a word, why it cannot send an Agent now although it has icons

    @property
    def opacity(self) -> float:
        return 0.75 if self.style.endswith(".dim") else 1.0

    @property
    def lit(self) -> bool:
        return PLATES[self.style].lit

    @property
    def on_boxes(self) -> str:
        """The surface that effects are written on: dark on a lit card too."""
        return "sent.lit" if self.lit else self.style


def card_props(
    model: TableModel,
    card: str,
    rect: Rect,
    style: str,
    key: str = "",
    seen: float = 0,
    name: str = "",
    joins: bool = False,
    lone: bool = False,
) -> CardProps:
    """How a card looks there.

    `seen` is the width that stays visible under the next card; 0 for all of it. `name` is written instead of the
    card's own. The mark of one that `joins` another is lit; what it does only beside another is faint on a `lone` one.
    """
    spec = model.rules.cards[card]
    edge = rect.x + min(rect.w, seen or rect.w)
    sends = bool(spec.agent) or card in model.choices.sendable_cards
    faint = contributed(SignContribution, model.boxes).paired if lone else frozenset[type]()
    name = name or model.name("card:" + card)
    closed = _closed(model, card) if style == "card.dim" and card in model.me.hand else ""
    return CardProps(spec, model.texts, rect, style, key, edge, name, joins, sends, faint, closed=closed)


def _closed(model: TableModel, card: str) -> str:
    """Say that no space is open to a card of the hand that has icons; that no Agent is left the question tells."""
    found = model.choices.refusal_of_card(card)
    if model.selection.space or card in model.choices.sendable_cards:
        return ""  # it could go elsewhere
    if found is None or found[0].key in ("no_icons", "needs_partner", "no_agent"):
        return ""
    return str(model.t("table.no_space"))


def hand_card(model: TableModel, b: Build, card: str, rect: Rect, style: str, key: str = "", seen: float = 0) -> None:
    """A card at hand size, whose name is its own."""
    draw_card(b, card_props(model, card, rect, style, key, seen))


def name_room(b: Build, factions: Sequence[str], width: float, name: str) -> float:
    """How wide the name of a card may be of which so much is seen: beside the badges of its Factions."""
    return width - NAME_MARGIN - _of_badges(len(_badges(b, factions, width, name)))


def _badges(b: Build, factions: Sequence[str], width: float, name: str) -> Sequence[str]:
    """The Factions whose signs stand before the name: none where they would leave it no room, or break a word of it
    that would be whole without them.
    """
    room = width - NAME_MARGIN
    beside = room - _of_badges(len(factions))
    cramped = beside < LEAST_NAME or beside < b.widest_word(name) <= room
    return () if cramped or not b.whole(name, beside, NAME_LINES) else factions


def _of_badges(count: int) -> float:
    """How wide so many badges are: more than two are smaller."""
    return count * _badge(count)


def _badge(count: int) -> float:
    return BADGE if count <= 2 else SMALL_BADGE


# ------------------------------------------------------------------------------------------------ drawing it


class _Rows(NamedTuple):
    """Heights of a box with one row of effects and of a further row, and the sizes of the signs in both boxes."""

    one: float
    next: float
    sending: float
    revealing: float


_USUAL = _Rows(ONE_ROW, NEXT_ROW, SENT_SIGNS, REVEAL_SIGNS)
_LOW = _Rows(LOWEST_BOX, FLOOR, LOW_SIGNS, LOW_SIGNS)
"""Where a name of many lines would have no room, or leave the picture none for its signs."""


def draw_card(b: Build, look: CardProps) -> Rect:
    """Header, picture, and the boxes of what sending and revealing it does, as high as their effects need.

    A name that needs a third line gets a higher header, if the picture still has room below it. Returns the picture.
    """
    rect = look.rect
    agent, reveal = lone_line(look.card.agent, look.texts, look.faint), line(look.card.reveal, look.texts)
    b.plate(rect, look.style)
    seen = min(rect.right, look.edge)
    words = _words(b, look, look.card.agent), _words(b, look, look.card.reveal)
    trashed = chip("trash", look.card.trash, look.texts) if look.card.trash and not agent else ()
    boxed = bool(agent or trashed)
    beside_name = _beside_name(b, look)
    room = look.edge - rect.x - _of_price(look) - NAME_MARGIN - _of_badges(len(beside_name))
    for rows in (_USUAL, _LOW):
        shown = _box(b, reveal, rows.revealing, rows, Rect(rect.x + 5, rect.y, rect.w - 10, rect.h - 5), seen, words[1])
        above = Rect(rect.x + 5, rect.y, rect.w - 10, shown.y - 3 - rect.y)
        sent = _box(b, agent, rows.sending, rows, above, seen, words[0])
        foot = sent.y if boxed else shown.y
        least = LEAST_BELOW + (GAINS + 12 if look.gains else 0)
        most = 2 + max(0, int((foot - rect.y - HEADER - least) // HIGHER))
        lines = _lines(b, look.name, room, most)
        header = Rect(rect.x, rect.y, rect.w, HEADER + HIGHER * (lines - 2))
        window = Rect(rect.x, header.bottom, rect.w, foot - 2 - header.bottom)
        if window.h >= LEAST_WINDOW and b.whole(look.name, room, lines):
            break
    b.plate(header, "card.header.lit" if look.lit else "card.header")
    left = _drawn_badges(b, look, header)
    strip(b, window, "window", look.style, "card:" + look.card.id)
    behind = room - KEY - KEY_GAP
    beside = bool(look.key) and b.fits(look.name, behind, 2)  # the key stands behind the name
    ink = PLATES[look.style].ink
    b.title_of(left, _middle(header), look.name, behind if beside else room, look.size, ink, lines=lines, close=True)
    if look.key:
        _key(b, look, header.bottom - HEADER, beside)
    _signs_on(b, look, window, KEY + 8 if look.key and not beside else 0.0)
    if agent:
        b.plate(sent, "sent.lit" if look.lit else "sent")
    if boxed:
        _effects(b, look, agent or trashed, sent, rows.sending, words[0], look.on_boxes if agent else look.style)
    b.plate(shown, "reveal.lit" if look.lit else "reveal")
    _effects(b, look, reveal, shown, rows.revealing, words[1], look.on_boxes)
    if look.card.unload:  # on the line between the boxes
        b.icon(min(shown.right, look.edge) - 10, shown.y - 1, "unload", UNLOAD, look.opacity)
    if look.price >= 0:
        b.extend(signs.seal(b.metrics, rect.x + 17, rect.y + 19, str(look.price), SEAL, look.opacity, look.seal))
    return window


def draw_low_card(b: Build, look: CardProps) -> None:
    """A card of a shelf: its header, the Agent icons on the picture, and both boxes side by side.

    A very low one has been revealed: it shows only what that brings.
    """
    rect, lit = look.rect, look.lit
    agent, reveal = lone_line(look.card.agent, look.texts, look.faint), line(look.card.reveal, look.texts)
    sent = agent or (chip("trash", look.card.trash, look.texts) if look.card.trash else ())
    b.plate(rect, look.style)
    beside_name = _beside_name(b, look)
    room = rect.w - NAME_MARGIN - _of_badges(len(beside_name))
    lines = 1 if b.whole(look.name, room, 1) else _lines(b, look.name, room, NAME_LINES)
    header = Rect(rect.x, rect.y, rect.w, HEADER + LOW_HIGHER * (lines - 2))
    b.plate(header, "card.header.lit" if lit else "card.header")
    high = LOW_BOX if lines <= 2 else LOWEST_BOX
    foot = Rect(rect.x + 4, rect.bottom - high - 4, rect.w - 8, high)
    window = Rect(rect.x, header.bottom, rect.w, foot.y - 2 - header.bottom)
    strip(b, window, "window", look.style, "card:" + look.card.id)
    left = _drawn_badges(b, look, header)
    ink = PLATES[look.style].ink
    b.title_of(left, _middle(header), look.name, room, BODY, ink, lines=lines, close=True)
    boxes = [(reveal, "reveal")]
    if window.h >= LEAST_LOW:
        boxes.insert(0, (sent, "sent"))
        _signs_on(b, look, window, KEY + 8 if look.key else 0.0)
        if look.key:
            _key(b, look, header.bottom - HEADER, beside=False)
    x = foot.x
    for wide, (effects, kind) in zip(
        _side_by_side(b, tuple(effects for effects, _ in boxes), foot), boxes, strict=True
    ):
        box = Rect(x, foot.y, wide, foot.h)
        x = box.right + 3
        b.plate(box, kind + ".lit" if lit else kind)
        wide = min(b.needs(effects, LOW_SIGNS), box.w - 8)
        left = box.x + (box.w - wide) / 2
        b.signs(
            effects,
            left,
            box.y + box.h / 2,
            wide,
            LOW_SIGNS,
            look.on_boxes,
            center=True,
            opacity=look.opacity,
            height=box.h,
        )


_WIDTHS: dict[tuple[object, ...], list[float]] = {}
"""Widths of boxes found before."""

_MOST_KNOWN = 1024


def _side_by_side(b: Build, lines: tuple[Line, ...], foot: Rect) -> list[float]:
    """How wide the boxes of these effects are: as alike as leaves nothing out, or else as little as can be."""
    if len(lines) == 1:
        return [foot.w]
    key = (type(b.metrics), b.metrics.language, lines, foot.w, foot.h)
    if key not in _WIDTHS:
        if len(_WIDTHS) >= _MOST_KNOWN:
            _WIDTHS.clear()
        _WIDTHS[key] = _fairest(b, lines, foot)
    return _WIDTHS[key]


def _fairest(b: Build, lines: tuple[Line, ...], foot: Rect) -> list[float]:
    least, found = (len(lines) + 1, 0.0), [foot.w]
    for share in SHARES:
        way = [(foot.w - 3) * share, (foot.w - 3) * (1 - share)]
        rooms = zip(lines, way, strict=True)
        cramped = [wide for line, wide in rooms if not b.have_room(line, wide - 8, foot.h, LOW_SIGNS)]
        if not cramped:
            return way
        if (many := (len(cramped), -sum(cramped))) < least:
            least, found = many, way
    return found


def _is_narrow(look: CardProps) -> bool:
    """Whether the signs of its Factions stand on the picture, as the price leaves the name little room."""
    return look.price >= 0 and look.rect.w < NARROW


def _beside_name(b: Build, look: CardProps) -> Sequence[str]:
    """The Factions whose signs stand before the name."""
    if _is_narrow(look):
        return ()
    return _badges(b, look.card.factions, look.edge - look.rect.x - _of_price(look), look.name)


def _lines(b: Build, name: str, room: float, most: int) -> int:
    """How many lines the name has: two, or as many more of those there may be as it needs."""
    return next((many for many in range(2, most) if b.whole(name, room, many)), max(2, most))


def _of_price(look: CardProps) -> float:
    """What the price takes before the name."""
    return SEAL_ROOM - 9 if look.price >= 0 else 0.0


def _middle(header: Rect) -> float:
    """Of the name and what stands beside it."""
    return header.y + (header.h - 1) / 2


def _words(b: Build, look: CardProps, effects: Effects) -> Laid | None:
    """The effects in words, for a card for sale that is so large that they have room below the signs.

    What is just gained needs no words: they would cover the picture.
    """
    if look.price < 0 or look.rect.w < WORDY or all(isinstance(effect, e.Gain | e.Recruit) for effect in effects):
        return None
    words = sentences(look.texts, effects)
    style = Style(size=FLOOR, color=PLATES[look.on_boxes].ink2, line=20)
    laid = layout(escape(words), b.metrics, look.rect.w - 26, style, align="center")
    return laid if laid.lines <= MOST_WORDS else None


def _box(b: Build, effects: Line, size: float, heights: _Rows, above: Rect, seen: float, words: Laid | None) -> Rect:
    """A box for these effects at the foot of what is free above it; they leave the picture its least.

    The effects stand in what is `seen` of it.
    """
    rows = max(1, b.rows(effects, min(above.right, seen) - above.x - 10, size)) if effects else 1
    high = heights.one + heights.next * (rows - 1) + (words.height + 2 if words is not None else 0.0)
    high = min(high, max(heights.one, above.h - HEADER - LEAST_WINDOW))
    return Rect(above.x, above.bottom - high, above.w, high)


def _drawn_badges(b: Build, look: CardProps, header: Rect) -> float:
    """The signs of its Factions; returns where the name begins."""
    x = look.rect.x + 9 + _of_price(look)
    badges = _beside_name(b, look)
    wide = _badge(len(badges))
    for faction in badges:
        b.icon(x + wide / 2 - 1, _middle(header), faction, wide - 2, look.opacity)
        x += wide
    return x


def _key(b: Build, look: CardProps, top: float, beside: bool) -> None:
    """The number of its key, behind the name if there is room, otherwise on the picture."""
    cap = Rect(look.edge - 31, top + (10 if beside else 46.5), 23, 23)
    ink = PLATES[look.style].ink2 if beside else "bone"
    if not beside:
        b.plate(cap, "caption")
    b.frame(cap, ink, 1.5, 6)
    b.text(*cap.center, look.key, 20, 600, ink, anchor="center")


class _OnPicture(NamedTuple):
    """Where the signs on a picture stand, and how large they are."""

    pitch: float  # from one to the next
    plates: tuple[Rect, ...]  # behind the Agent icons
    icons: tuple[tuple[float, float], ...]
    beside: tuple[tuple[float, float], ...]  # at the right: Factions, and the mark of one played with another
    left: float  # where the icons end
    right: float  # where what stands at the right begins
    gains: float  # size of the signs of what acquiring it gives
    fits: bool

    @property
    def scale(self) -> float:
        return self.pitch / ICON_PITCH


def _arranged(b: Build, look: CardProps, window: Rect, taken: float, factions: int) -> _OnPicture:
    """The signs on a picture, as large as can be side by side. So much is `taken` at the upper right."""
    sizes = (_gains_size(b, look, window), float(FLOOR)) if look.gains else (0.0,)
    for pitch, size in product(PITCHES, sizes):
        found = _arrangement(b, look, window, taken, factions, pitch, size)
        if found.fits:
            break
    return found


def _arrangement(
    b: Build, look: CardProps, window: Rect, taken: float, factions: int, pitch: float, size: float
) -> _OnPicture:
    """Icons from the left and Factions from the right, in columns that end above what acquiring it gives.

    Where nothing has room above that, the Factions stand before it.
    """
    end = min(window.right, look.edge)
    gains = _gains_place(b, look, window, size) if look.gains else Rect(end, window.bottom, 0, 0)
    top = window.y + min(4.0, max(0.0, (window.h - pitch) / 2))
    rows = max(1, int((window.h - 6) // pitch))
    above = int((gains.y - top) // pitch) if look.gains else rows
    x, plates, icons, todo = window.x + 6, list[Rect](), list[tuple[float, float]](), len(icons_of(look.card))
    for high, until in ((rows, gains.x - 2), (above, end)):
        columns = min(-(-todo // high), max(0, int((until - x) // pitch))) if high else 0
        many = min(todo, columns * high)
        if many:
            plates.append(Rect(x - 2, top, columns * pitch + 4, min(many, high) * pitch + 2))
        icons += [(x + pitch * (n // high + 0.5), top + 1 + pitch * (n % high + 0.5)) for n in range(many)]
        x, todo = x + columns * pitch, todo - many
    many, high = factions + look.card.graft, above or rows
    edge = (end - (4 if factions else 9) - taken) if above else gains.x - 2
    beside = [(edge - pitch * (n // high + 0.5), top + 1 + pitch * (n % high + 0.5)) for n in range(many)]
    right = edge - pitch * -(-many // high) if many else end - (taken or 5)
    fits = not todo and x <= right - 2 and pitch <= window.h + 2
    return _OnPicture(pitch, tuple(plates), tuple(icons), tuple(beside), x, right, size, fits)


def _signs_on(b: Build, look: CardProps, window: Rect, taken: float) -> None:
    """On the picture, from above, the signs of the spaces it reaches, or that it sends no Agent; at the right those of
    its Factions that have no room beside the name, and the mark of one that is played with another; below that what
    acquiring it gives. So much is `taken` at the upper right.
    """
    factions = () if _beside_name(b, look) else look.card.factions
    found = _arranged(b, look, window, taken, len(factions))
    for plate in found.plates:  # on a picture of their kind and color they would be lost
        b.plate(plate, "caption")
    for icon, (x, y) in zip(icons_of(look.card), found.icons, strict=False):
        b.icon(x, y, icon, ICON * found.scale, look.opacity)
    for faction, (x, y) in zip(factions, found.beside, strict=False):
        b.plate(Rect(x, y, 0, 0).inset(-found.pitch / 2), "caption")
        b.icon(x, y, faction, FACTION * found.scale, look.opacity)
    if look.card.graft:
        x, y = found.beside[-1]
        if look.joins:
            clasp(b, x, y)
        else:
            b.icon(x, y, "graft", ICON * found.scale, look.opacity)
    top = window.y + min(4.0, max(0.0, (window.h - ICON_PITCH) / 2))
    if not (found.icons or look.sends):
        _on_window(b, look.texts.t("table.reveal_only"), window.x, top, found.right - window.x - 17)
    elif look.closed:
        left = found.left - 2
        _on_window(b, look.closed, left, top, found.right - left - 17)
    if look.gains:
        place = _gains_place(b, look, window, found.gains)
        b.plate(place, "caption")
        b.extend(signs.row(look.gains, b.metrics, place.x + 4, place.y + place.h / 2, found.gains, "caption")[0])


def _gains_size(b: Build, look: CardProps, window: Rect) -> float:
    """How large the signs of what acquiring it gives can be."""
    return min(GAINS, max(FLOOR, GAINS * (window.w - 20) / signs.measure(look.gains, b.metrics, GAINS)))


def _gains_place(b: Build, look: CardProps, window: Rect, size: float) -> Rect:
    """Where what acquiring it gives stands: at the lower right of the picture."""
    width = signs.measure(look.gains, b.metrics, size)
    return Rect(window.right - width - 12, window.bottom - size - 12, width + 8, size + 8)


def _on_window(b: Build, words: str, left: float, y: float, room: float) -> None:
    """A few words on the picture."""
    sizes = (Style(color="bone", size=size, line=size + 1) for size in (BODY, FLOOR))
    told = [layout(words, b.metrics, room, style, lines=3) for style in sizes]
    laid = next((each for each in told if each.lines == 1), told[-1])
    b.plate(Rect(left + 6, y - 2, laid.width + 12, laid.height + 5), "caption")
    b.extend(laid.at(left + 12, y))


def clasp(b: Build, x: float, y: float) -> None:
    """The lit mark of a card that can be joined to the chosen one."""
    b.plate(Rect(x - 20, y - 17, 40, 34), "badge.lit")
    b.icon(x, y, "graft", 27)


def _effects(
    b: Build, look: CardProps, effects: Line, box: Rect, size: float, words: Laid | None, surface: str
) -> None:
    """Effects in the middle of what is seen of their box, above the same in words if those have room."""
    height = box.h - (words.height + 2 if words is not None else 0.0)
    middle, width = box.y + height / 2 + 1, min(box.right, look.edge) - box.x - 10
    b.signs(effects, box.x + 5, middle, width, size, surface, center=True, opacity=look.opacity, height=height)
    if words is not None:
        b.extend(words.at(box.x + 8, box.bottom - words.height - 5))
