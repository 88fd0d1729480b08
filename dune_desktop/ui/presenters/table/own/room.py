"""How the own area is shared: the hand, the Intrigue cards and what is in play take the room that the others leave.

The hand lies at the left and what is in play at the right, with Intrigue between them.
"""

from __future__ import annotations

from collections.abc import Sequence

from dune_desktop.engine.model.ids import HIDDEN
from dune_desktop.ui.presenters.table.choices import FROM_ROW
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.own.card import CARD_WIDTH, name_room
from dune_desktop.ui.presenters.table.own.in_play import free_height, shown_in_hand, widening
from dune_desktop.ui.presenters.table.told import RoundSoFar
from dune_desktop.ui.screen.display import Rect
from dune_desktop.ui.screen.sizes import BODY
from dune_desktop.ui.text.richtext import is_eastern

PAIR_RIM = 9.0  # of the ground on which two cards lie that are played as one
BESIDE = 26.0  # from the last card of the hand to what lies beside it
HEAD, PITCH = 32.0, 58.0  # of the Intrigue cards, and from one to the next, at most
LEAST_WIDE = 124.0  # of a card that gives room to another
NO_INTRIGUE = 140.0  # width of what says that there is none

Lying = tuple[Rect, float]
"""Where a card of the hand lies, and how much of its width is seen."""


def lay(model: TableModel, cards: Sequence[str], rect: Rect) -> list[Lying]:
    """The hand from left to right; two cards chosen together close up where the first of them is, whole to be seen."""
    count = len(cards)
    pair = sorted((model.selection.slot, model.selection.partner_slot)) if pair_in_hand(model) else []
    width, step = spread(count, rect.w)
    if not pair or pair[-1] >= count:
        if step >= width:
            return _side_by_side(model, cards, rect, width)
        seen = min(step, width)
        places = [Rect(rect.x + index * step, rect.y, width, rect.h) for index in range(count)]
        return [(place, width if index == count - 1 else seen) for index, place in enumerate(places)]
    first, second = pair
    order = [index for index in range(count) if index != second]
    order.insert(order.index(first) + 1, second)
    others, ends = count - 2, order[-1] not in pair
    room = rect.w - 2 * width - 2 * PAIR_RIM - (7 + width if ends else 0)
    step = min(width + 7, room / max(1, others - ends))
    found: dict[int, Lying] = {}
    x = rect.x
    for index in order:
        x += PAIR_RIM if index == first else 0
        found[index] = (
            Rect(x, rect.y, width, rect.h),
            width if index in pair or index == order[-1] else min(step, width),
        )
        x += width + PAIR_RIM + 7 if index == second else width if index == first else step
    return [found[index] for index in range(count)]


def _side_by_side(model: TableModel, cards: Sequence[str], rect: Rect, width: float) -> list[Lying]:
    """Cards of one width; one with a word too long for that takes what it needs from the others, evenly."""
    needs = [_for_words(model, card, width) for card in cards]
    longer = sum(max(0.0, need - width) for need in needs)
    others = [need for need in needs if need <= width]
    less = longer / len(others) if others else 0.0
    if longer and (not others or width - less < max(LEAST_WIDE, *others)):
        longer = less = 0.0
    found: list[Lying] = []
    x = rect.x
    for need in needs:
        wide = need if longer and need > width else width - less
        found.append((Rect(x, rect.y, wide, rect.h), wide))
        x += wide + 7
    return found


def _for_words(model: TableModel, card: str, width: float) -> float:
    """How wide the card must be for the longest word of its name, in a language that does not break words."""
    name = model.name("card:" + card) if card != HIDDEN else ""
    if not name.isascii() and any(map(is_eastern, name)):
        return 0.0
    longest = max((model.metrics.width(word, BODY, 600) for word in name.split()), default=0.0)
    return longest + width - name_room(model.rules.cards[card].factions, width, longest) + 2 if longest else 0.0


def pair_in_hand(model: TableModel) -> bool:
    """Whether two cards of the hand are chosen together."""
    return bool(model.selection.partner) and not model.selection.partner.startswith(FROM_ROW)


def spread(count: int, room: float) -> tuple[float, float]:
    """Width and step of the cards: up to five as wide as they can be, six are narrower, more overlap."""
    if count <= 5:
        wide = min(CARD_WIDTH, (room - 28) / 5)
        return wide, wide + 7
    width = (room - 5 * 7) / 6
    return width, width + 7 if count == 6 else (room - width) / (count - 1)


# ------------------------------------------------------------------------------------------------ beside the hand


def in_play_place(model: TableModel) -> Rect:
    """Where what is in play lies: wider than usual where its names need that and there is room."""
    rect = model.places["in_play"]
    wider = _wider(model)
    return Rect(rect.x - wider, rect.y, rect.w + wider, rect.h)


def intrigue_place(model: TableModel, need: float) -> Rect:
    """Where the Intrigue cards lie: as wide as they `need`, as far as the hand and what is in play leave room."""
    rect = model.places["intrigue"]
    wider = _wider(model)
    narrower = min(wider, _spare(model))
    rect = Rect(rect.x - (wider - narrower), rect.y, rect.w - narrower, rect.h)
    if not need:
        return rect
    lain = model.places["in_play"]
    more = max(0.0, need - rect.w)
    high = HEAD + PITCH * (len(model.me.intrigue) + len(model.me.intrigue_open))
    right = min(more, lain.right - rect.right) if high <= free_height(model) else 0.0
    left = min(more - right, max(0.0, rect.x - BESIDE - _hand_end(model)))
    return Rect(rect.x - left, rect.y, rect.w + left + right, rect.h)


def _wider(model: TableModel) -> float:
    """How much wider than usual what is in play is, at the cost of what is empty left of it."""
    free = max(0.0, model.places["intrigue"].x - BESIDE - _hand_end(model))
    return widening(model, free + _spare(model))


def _spare(model: TableModel) -> float:
    """What the place of the Intrigue cards can do without."""
    return 0.0 if model.me.intrigue or model.me.intrigue_open else model.places["intrigue"].w - NO_INTRIGUE


def _hand_end(model: TableModel) -> float:
    """Where the hand ends, or what lies in its place; the same before and after two cards of it are chosen."""
    rect = model.places["hand"]
    if not model.me.hand and model.me.revealed and model.so_far != RoundSoFar():
        return rect.right
    revealed = shown_in_hand(model)
    count = len(model.me.hand) if revealed is None else len(revealed)
    if not count:
        return rect.x + 12 + model.metrics.width(model.t("table.hand_empty"), BODY, 500)
    width, step = spread(count, rect.w)
    return rect.x + step * (count - 1) + width
