"""A card as it lies in the hand: name and badges, Agent icons, the boxes of what sending and revealing it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from dune_desktop.engine.model.components import Card
from dune_desktop.i18n import Texts
from dune_desktop.ui.kit.build import LEADING, Build
from dune_desktop.ui.presenters.effect_line import SignContribution, chip, icons_of, line, lone_line
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import strip
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import Rect
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import BODY, FLOOR, UNLOAD
from dune_desktop.ui.text.richtext import Style, layout
from dune_desktop.ui.text.signs import Line

CARD_WIDTH = 163.0
BADGE, SMALL_BADGE = 25.0, 20.0  # width of a Faction's sign beside the name of a card, and where there are several
NAME_MARGIN = 12.5  # left and right of the name
NAME_LINES = 3
LEAST_NAME = 62.0  # less than this is no room for a name
HEADER, HIGHER = 43.0, 22.0  # height of the header; what a third line of the name adds, where there is room for it
ICONS = 30.0  # height of a row of Agent icons
LEAST_ICON = 24.0  # from one of them to the next, if they can stand in two rows
CLOSE_ICON = 21.5  # their size, and from one row to the next, in two rows
SENT_SIGNS, REVEAL_SIGNS = 28.0, 29.0  # sizes of the signs in the two boxes
ONE_ROW = 38.0  # height of a box with one row of effects
MOST_ROWS, THIRD_ROW = 2, 20.0  # rows of effects a box of a card has room for; what a third one takes
SECOND_ROW = 3.0  # what two rows need more than one at the foot of a card
KEY_GAP = 4.0  # from the name to the key behind it
KEY, MARK = 28.0, 30.0  # what the key and the mark of a card that is played with another take beside the Agent icons


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

    @property
    def opacity(self) -> float:
        return 0.75 if self.style == "card.dim" else 1.0

    @property
    def lit(self) -> bool:
        return PLATES[self.style].lit


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
    return CardProps(spec, model.texts, rect, style, key, edge, name, joins, sends, faint)


def hand_card(model: TableModel, b: Build, card: str, rect: Rect, style: str, key: str = "", seen: float = 0) -> None:
    """A card at hand size, whose name is its own."""
    draw_card(b, card_props(model, card, rect, style, key, seen))


def name_room(factions: Sequence[str], width: float, word: float) -> float:
    """How wide the name of a card may be of which so much is seen: beside the badges of its Factions."""
    return width - NAME_MARGIN - _of_badges(len(_badges(factions, width, word)))


def _badges(factions: Sequence[str], width: float, word: float) -> Sequence[str]:
    """The Factions whose signs stand before the name: none where they would leave it no room, or break a word of it
    that is so wide and would be whole without them.
    """
    room = width - NAME_MARGIN
    beside = room - _of_badges(len(factions))
    return () if beside < LEAST_NAME or beside < word <= room else factions


def _of_badges(count: int) -> float:
    """How wide so many badges are: more than two are smaller."""
    return count * _badge(count)


def _badge(count: int) -> float:
    return BADGE if count <= 2 else SMALL_BADGE


# ------------------------------------------------------------------------------------------------ drawing it


def draw_card(b: Build, look: CardProps) -> None:
    """A name that needs a third line gets a higher header, if what the card does still has room below it."""
    rect = look.rect
    agent, reveal = lone_line(look.card.agent, look.texts, look.faint), line(look.card.reveal, look.texts)
    b.plate(rect, look.style)
    shown = _reveal_place(b, rect, agent, reveal)
    room = name_room(look.card.factions, look.edge - rect.x, b.widest_word(look.name))
    rows = b.rows(agent, rect.w - 20, SENT_SIGNS) if agent else 0
    spare = shown.y - 3 - rect.y - HEADER - ICONS - rows * (FLOOR + LEADING)
    third_line = b.lines(look.name, room) > 2 and spare >= HIGHER + (UNLOAD / 2 if look.card.unload else 0)
    header = Rect(rect.x, rect.y, rect.w, HEADER + (HIGHER if third_line else 0))
    b.plate(header, "card.header.lit" if look.lit else "card.header")
    left = _drawn_badges(b, look, header)
    top = header.bottom + ICONS
    sent = _sent_place(b, agent, Rect(rect.x + 5, top, rect.w - 10, shown.y - 3 - top))
    _window(b, look, header, sent if agent else None, shown)
    behind = room - KEY - KEY_GAP
    beside = bool(look.key) and b.fits(look.name, behind, 2)  # the key stands behind the name
    ink, lines = PLATES[look.style].ink, NAME_LINES if third_line else 2
    b.title_of(left, _middle(header), look.name, behind if beside else room, BODY, ink, lines=lines)
    if look.key:
        _key(b, look, header.bottom - HEADER, beside)
    below = (sent.y if agent else shown.y) - header.bottom
    _icons(
        b, look, header.bottom + 15, KEY + 8 if look.key and not beside else 0.0, 2 if below >= 2 * CLOSE_ICON else 1
    )
    if agent:
        b.plate(sent, "sent.lit" if look.lit else "sent")
        _effects(b, look, agent, sent, SENT_SIGNS)
    elif look.card.trash:
        _effects(b, look, chip("trash", look.card.trash, look.texts), sent, SENT_SIGNS)
    b.plate(shown, "reveal.lit" if look.lit else "reveal")
    _effects(b, look, reveal, shown, REVEAL_SIGNS, lower=1)
    if look.card.unload:  # on the line between the boxes, and below it where effects reach down to it
        lower = 9 if rows > 1 else -1
        b.icon(min(shown.right, look.edge) - 10, shown.y + lower, "unload", UNLOAD, look.opacity)


def _middle(header: Rect) -> float:
    """Of the name and what stands beside it."""
    return header.y + (header.h - 1) / 2


def _reveal_place(b: Build, rect: Rect, agent: Line, reveal: Line) -> Rect:
    """The box of revealing, at the foot; of two boxes with many effects one takes room from the other."""
    foot = 55.0 if rect.h < 240 else 64.0
    if b.rows(agent, rect.w - 20, SENT_SIGNS) > MOST_ROWS:
        foot -= THIRD_ROW
    elif (rows := b.rows(reveal, rect.w - 20, REVEAL_SIGNS)) > 1:
        foot += THIRD_ROW if rows > MOST_ROWS else SECOND_ROW
    return Rect(rect.x + 5, rect.bottom - foot - 5, rect.w - 10, foot)


def _sent_place(b: Build, agent: Line, room: Rect) -> Rect:
    """The box of sending: a single row of effects leaves the rest to the picture."""
    if b.rows(agent, room.w - 10, SENT_SIGNS) > 1:
        return room
    high = min(room.h, ONE_ROW)
    return Rect(room.x, room.bottom - high, room.w, high)


def _drawn_badges(b: Build, look: CardProps, header: Rect) -> float:
    """The signs of its Factions; returns where the name begins."""
    x = look.rect.x + 9
    badges = _badges(look.card.factions, look.edge - look.rect.x, b.widest_word(look.name))
    wide = _badge(len(badges))
    for faction in badges:
        b.icon(x + wide / 2 - 1, _middle(header), faction, wide - 2, look.opacity)
        x += wide
    return x


def _window(b: Build, look: CardProps, header: Rect, sent: Rect | None, shown: Rect) -> None:
    """The picture between header and boxes; the upper part of the box of sending lies over its fading end."""
    bottom = shown.y - 3 if sent is None else sent.y + 6
    rect = Rect(header.x, header.bottom, header.w, bottom - header.bottom)
    strip(b, rect, "window" if sent is None else "window.box", look.style, "card:" + look.card.id)


def _key(b: Build, look: CardProps, top: float, beside: bool) -> None:
    """The number of its key, behind the name if there is room, otherwise on the picture."""
    cap = Rect(look.edge - 31, top + (10 if beside else 46.5), 23, 23)
    ink = PLATES[look.style].ink2 if beside else "bone"
    if not beside:
        b.plate(cap, "caption")
    b.frame(cap, ink, 1.5, 6)
    b.text(*cap.center, look.key, 20, 600, ink, anchor="center")


def _icons(b: Build, look: CardProps, y: float, taken: float, rows: int) -> None:
    """On the picture the signs of the spaces it reaches, in two `rows` if they are many and the picture has room, or
    that it sends no Agent; the mark of one that is played with another. So much is `taken` at their right.
    """
    rect, icons = look.rect, icons_of(look.card)
    width = look.edge - rect.x - 18 - taken - (MARK if look.card.graft else 0)
    if icons or look.sends:
        many = rows > 1 and width / max(1, len(icons)) < LEAST_ICON
        in_row = (len(icons) + 1) // 2 if many else len(icons)
        step = min(29.0, width / max(1, in_row))
        if icons:  # on a picture of their kind and color they would be lost
            high = CLOSE_ICON + 30 if many else 30
            b.plate(Rect(rect.x + 6, y - 15, in_row * step + 4, high), "caption")
        for index, icon in enumerate(icons):
            row, place = divmod(index, max(1, in_row))
            upper = y - 3 + row * CLOSE_ICON if many else y
            b.icon(rect.x + 22 + place * step, upper, icon, min(CLOSE_ICON if many else 26.0, step - 1), look.opacity)
    else:
        style, room = Style(color="bone", line=21), look.edge - (taken or 13) - rect.x - 13
        laid = layout(look.texts.t("table.reveal_only"), b.metrics, room, style, lines=2, ellipsis=True)
        b.plate(Rect(rect.x + 6, y - 13, laid.width + 14, laid.height + 5), "caption")
        b.extend(laid.at(rect.x + 13, y - 11))
    mark = look.edge - 23 - taken
    if look.card.graft and look.joins:
        clasp(b, mark, y)
    elif look.card.graft:
        b.icon(mark, y, "graft", 26, look.opacity)


def clasp(b: Build, x: float, y: float) -> None:
    """The lit mark of a card that can be joined to the chosen one."""
    b.plate(Rect(x - 20, y - 17, 40, 34), "badge.lit")
    b.icon(x, y, "graft", 27)


def _effects(b: Build, look: CardProps, effects: Line, box: Rect, size: float, lower: float = 0) -> None:
    """Effects in the middle of their box, or a little `lower`."""
    middle, width = box.y + box.h / 2 + lower, box.w - 10
    b.signs(effects, box.x + 5, middle, width, size, look.style, center=True, opacity=look.opacity, height=box.h)
