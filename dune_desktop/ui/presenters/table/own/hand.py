"""The hand; in the Reveal turn the revealed cards lie there instead, and afterwards what was done this round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from dune_desktop.engine import OptionId, Reason
from dune_desktop.engine.model.ids import HIDDEN
from dune_desktop.i18n import Texts
from dune_desktop.i18n.template import Markup
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.table.choices import FROM_ROW
from dune_desktop.ui.presenters.table.drags import card_drag
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.own.after_reveal import (
    AfterRevealProps,
    after_reveal,
    after_reveal_props,
    heading,
)
from dune_desktop.ui.presenters.table.own.card import (
    CARD_WIDTH,
    NAME_LINES,
    CardProps,
    card_props,
    draw_card,
    draw_low_card,
    name_room,
)
from dune_desktop.ui.presenters.table.own.in_play import CHOSEN_ORDER, HAND_ORDER, shown_in_hand
from dune_desktop.ui.presenters.table.told import RoundSoFar
from dune_desktop.ui.screen.commands import CARDS
from dune_desktop.ui.screen.display import Action, Drag, Rect, Region
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.sizes import BODY
from dune_desktop.ui.text.names import told_apart
from dune_desktop.ui.text.richtext import is_eastern

PAIR_RIM = 9.0  # of the ground on which two cards lie that are played as one
LEAST_WIDE = 124.0  # of a card that gives room to another
LIFT = 16.0  # how far a chosen card stands out of the hand
CLASPS = (0.6, 0.93)  # where they are held together, from the top
HEADING = 34.0  # above what was revealed
IN_LINE = 6  # more cards than these lie on two shelves
LEAST_SEEN = 100.0  # of a card that lies under another one
SHELF_LIFT = 6.0  # how far a chosen card stands out of a shelf
BETWEEN = 7.0
LEAST_SHELF = 100.0  # how high a shelf is at least
LOW = 176.0  # a card less high than this is one of a shelf

Lying = tuple[Rect, float]
"""Where a card of the hand lies, and how much of its width is seen."""


class HandCard(NamedTuple):
    """A card of the hand: its name as a thing, how it looks where it has all the room, and what a click on it does.

    Without `shown` its face is hidden.
    """

    thing: str
    shown: CardProps | None
    lifted: bool  # it is chosen
    action: Action = ()
    refusal: str = ""
    order: int = -1
    command: str = ""
    drag: Drag | None = None


class HandProps(NamedTuple):
    """The cards; two of them may be chosen together, as a `pair`. `after` is what was done, once the hand is empty."""

    rect: Rect
    usual: float  # width of its place where nothing is in play: cards stay as wide as that makes them
    cards: tuple[HandCard, ...]
    pair: tuple[int, ...]
    texts: Texts
    revealed: tuple[int, int] | None  # in the Reveal turn the persuasion and swords of what lies there
    after: AfterRevealProps | None


def hand_props(model: TableModel) -> HandProps:
    """Select the hand, or the cards that are revealed in its place."""
    revealed = shown_in_hand(model)
    revealing = revealed is not None
    cards, things = model.me.hand, model.own_cards("hand")
    if revealed is not None:
        lain = model.own_cards("in_play")
        cards, things = tuple(model.me.in_play[place] for place in revealed), [lain[place] for place in revealed]
    rect = model.places["hand"]
    pair = sorted((model.selection.slot, model.selection.partner_slot)) if _pair_in_hand(model) else []
    after = after_reveal_props(model) if not cards and model.me.revealed and model.so_far != RoundSoFar() else None
    shown = tuple(
        _select_card(model, card, thing, index, rect, revealing)
        for index, (card, thing) in enumerate(zip(cards, things, strict=True))
    )
    whole = tuple(pair) if pair and pair[-1] < len(cards) else ()
    turn = model.view.turn
    sums = (turn.persuasion_gained, model.me.swords) if revealing and turn is not None else None
    return HandProps(rect, rect.w, shown, whole, model.texts, sums, after)


def _select_card(model: TableModel, card: str, thing: str, index: int, rect: Rect, in_play: bool) -> HandCard:
    chosen = not in_play and _chosen(model, card, index)
    if card == HIDDEN:
        return HandCard(thing, None, chosen)
    action, refusal = _card_action(model, card, index, in_play)
    style = _card_style(model, card, index, action, in_play)
    keyed = index < len(CARDS) and not in_play and (model.choices.of_hand or not model.choices.mine)
    command = CARDS[index] if keyed else ""
    beside = _beside(model, card, index, in_play)
    shown = card_props(model, card, rect, style, model.cap(command), 0, model.name("card:" + card), *beside)
    order = -1 if not action else CHOSEN_ORDER if _chosen(model, card, index) else HAND_ORDER + index
    own = command if action or refusal else ""
    return HandCard(thing, shown, chosen, action, refusal, order, own, card_drag(model, thing, action))


def _chosen(model: TableModel, card: str, index: int) -> bool:
    """Whether this card of the hand is chosen, alone or as one of two."""
    now = model.selection
    return (card, index) in ((now.card, now.slot), (now.partner, now.partner_slot))


def _joins(model: TableModel, card: str, index: int) -> bool:
    """Whether a click on the card joins it to the one that is chosen, which has no second one yet."""
    now = model.selection
    free = not now.partner and not _chosen(model, card, index)
    return free and card in model.choices.partners(now.card, now.space)


def _beside(model: TableModel, card: str, index: int, in_play: bool) -> tuple[bool, bool]:
    """Whether the card can be joined to the chosen one; whether it is without another."""
    lone = not in_play and not (model.selection.partner and _chosen(model, card, index))
    return _joins(model, card, index), lone


def _card_action(model: TableModel, card: str, index: int, in_play: bool) -> tuple[tuple[object, ...], str]:
    """What a click on the card does, or why nothing."""
    choices = model.choices
    picks: dict[str, OptionId] = choices.from_zone("in_play" if in_play else "hand")
    if card in picks:
        return ("option", *picks[card]), ""
    if choices.kind == "turn" and choices.mine and not in_play:
        space = model.selection.space
        if card in (choices.cards_for(space) if space else choices.sendable_cards):
            return ("card", card, index), ""
        return (), _refusal(model, card, space)
    return (), ""


def _refusal(model: TableModel, card: str, space: str) -> str:
    """Why the card cannot send an Agent to the space, or anywhere: of what costs too much it says where."""
    if space:
        reason = model.choices.refusal_of_send((card,), space)
        return _words(model, reason) if reason is not None else ""
    found = model.choices.refusal_of_card(card)
    if found is None:
        return ""
    reason, nearest = found
    words = Markup(_words(model, reason))
    return str(model.t("prompt.because", source=f"space:{nearest}", text=words)) if reason.key == "cost" else str(words)


def _words(model: TableModel, reason: Reason) -> str:
    """The reason in words: of a card without icons in those of its tip, which has them once."""
    return str(model.t("card.no_icons")) if reason.key == "no_icons" else model.reason(reason)


def _card_style(model: TableModel, card: str, index: int, option: tuple[object, ...], in_play: bool) -> str:
    if not in_play and _chosen(model, card, index):
        return "joined.lit" if _pair_in_hand(model) else "card.hover"
    if option:
        return "card.lit"
    if model.choices.kind == "turn" and model.choices.mine and not in_play:
        return "card.dim"
    return "card"


def _pair_in_hand(model: TableModel) -> bool:
    """Whether two cards of the hand are chosen together."""
    return bool(model.selection.partner) and not model.selection.partner.startswith(FROM_ROW)


# ------------------------------------------------------------------------------------------------ drawing it


def draw_hand(b: Build, props: HandProps) -> Region:
    """The cards that are chosen stand out of the hand; two of them lie on one ground."""
    if props.revealed is not None:
        heading(b, props.rect, "revealed_cards", props.texts.t("table.revealed_cards"), props.revealed)
        props = props._replace(rect=Rect(props.rect.x, props.rect.y + HEADING, props.rect.w, props.rect.h - HEADING))
    rect, cards = props.rect, props.cards
    lying, lift = lay(b.metrics, props), SHELF_LIFT if on_shelves(props) else LIFT
    if props.after is not None:
        after_reveal(b, props.after, rect)
    elif not cards:
        _empty(b, props)
    names = _names(b, cards, lying)
    lifted = [index for index, card in enumerate(cards) if card.lifted]
    for index, card in enumerate(cards):
        if index not in lifted:
            _draw_card(b, card, names[index], lying[index][0], lying[index][1])
    pair = _ground(lying, lifted).moved(0, -lift) if len(lifted) > 1 else None
    if pair is not None:
        with b.thing("pair", pair):
            b.plate(pair, "card.pair")
    for index in lifted:
        _draw_card(b, cards[index], names[index], lying[index][0].moved(0, -lift), lying[index][1])
    if pair is not None:
        _clasps(b, max(lying[index][0].x for index in lifted), pair.inset(0, PAIR_RIM))
    top = props.rect.y - (HEADING if props.revealed is not None else lift if lifted else 0.0)
    return b.region("hand", Rect(rect.x, top, rect.w, rect.bottom - top), bleed=46)


def _empty(b: Build, props: HandProps) -> None:
    """Dashed places where cards will lie, and that there are none."""
    width, step = spread(5, props.rect.w, props.usual)
    for place in range(5):
        b.frame(Rect(props.rect.x + step * place, props.rect.y, width, props.rect.h), "brass_dark", 1.5, 9, dash=7)
    words = props.texts.t("table.hand_empty")
    b.title_of(
        props.rect.x + 12, props.rect.y + props.rect.h / 2, words, width - 24, BODY, "bone3", 500, align="center"
    )


def _draw_card(b: Build, card: HandCard, name: str, rect: Rect, seen: float) -> None:
    with b.thing(card.thing, rect):
        if card.shown is None:
            b.plate(rect, "card.dim")
            b.icon(*rect.center, "hand", 48, 0.4)
            return
        edge = rect.x + min(rect.w, seen or rect.w)
        draw = draw_low_card if rect.h < LOW else draw_card
        b.part(card.thing, draw, card.shown._replace(rect=rect, edge=edge, name=name))
        b.hit(
            rect, action=card.action, refusal=card.refusal, inspect="card:" + card.shown.card.id, order=card.order,
            command=card.command, radius=10, drag=card.drag,
        )  # fmt: skip


def _ground(lying: Sequence[Lying], pair: Sequence[int]) -> Rect:
    """What two cards lie on that are played as one."""
    left, right = sorted((lying[index][0] for index in pair), key=lambda place: place.x)
    return Rect(left.x, left.y, right.right - left.x, left.h).inset(-PAIR_RIM)


def _clasps(b: Build, seam: float, rect: Rect) -> None:
    """The seam between two cards, and what holds them together over it."""
    b.line(seam, rect.y + 2, seam, rect.bottom - 2, "#8A5A2C", 2)
    for share in CLASPS:
        b.plate(Rect(seam - 14, rect.y + rect.h * share - 6, 28, 11), "clasp")


def _names(b: Build, cards: Sequence[HandCard], lying: Sequence[Lying]) -> list[str]:
    """The names on the cards; where two would be cut to the same words, from where they differ."""
    least = min((seen for _, seen in lying), default=0)
    names = [card.shown.name if card.shown is not None else "" for card in cards]
    shown = [_as_seen(b, card.shown, least) if card.shown is not None else "" for card in cards]
    return told_apart(names, shown)


def _as_seen(b: Build, card: CardProps, least: float) -> str:
    return b.cut_in_rows(card.name, name_room(b, card.card.factions, least, card.name), NAME_LINES)


# ------------------------------------------------------------------------------------------------ where they lie


def lay(metrics: Metrics, hand: HandProps) -> list[Lying]:
    """The hand from left to right; two cards chosen together close up where the first of them is, whole to be seen."""
    rect, count = hand.rect, len(hand.cards)
    width, step = spread(count, rect.w, hand.usual)
    if on_shelves(hand):
        return _shelves(hand)
    if not hand.pair:
        if step >= width:
            return _side_by_side(metrics, hand, width)
        return _overlapping(hand, width, step)
    first, second = hand.pair
    order = [index for index in range(count) if index != second]
    order.insert(order.index(first) + 1, second)
    others, ends = count - 2, order[-1] not in hand.pair
    room = rect.w - 2 * width - 2 * PAIR_RIM - (7 + width if ends else 0)
    step = min(width + 7, room / max(1, others - ends))
    found: dict[int, Lying] = {}
    x = rect.x
    for index in order:
        x += PAIR_RIM if index == first else 0
        found[index] = (
            Rect(x, rect.y, width, rect.h),
            width if index in hand.pair or index == order[-1] else min(step, width),
        )
        x += width + PAIR_RIM + 7 if index == second else width if index == first else step
    return [found[index] for index in range(count)]


def on_shelves(hand: HandProps) -> bool:
    """Whether the cards lie on two shelves: there are many of them, or too little of each would be seen."""
    count, rect = len(hand.cards), hand.rect
    close = count > 2 and spread(count, rect.w, hand.usual)[1] < LEAST_SEEN
    return (count > IN_LINE or close) and rect.h > 2 * LEAST_SHELF


def lies_whole(hand: HandProps) -> bool:
    """Whether its cards lie side by side, none over another."""
    width, step = spread(len(hand.cards), hand.rect.w, hand.usual)
    return hand.after is None and not on_shelves(hand) and step >= width


def _shelves(hand: HandProps) -> list[Lying]:
    """Two lines of low cards; two cards chosen together lie beside each other in one of them."""
    rect, count = hand.rect, len(hand.cards)
    columns = -(-count // 2)
    pitch, high = min(CARD_WIDTH + BETWEEN, (rect.w + BETWEEN) / columns), (rect.h - BETWEEN) / 2
    order = list(range(count))
    if hand.pair:
        first, second = hand.pair
        order.remove(second)
        at = order.index(first)
        if at == columns - 1:  # the last one of its line
            order.insert(at - 1, order.pop(at))
            at -= 1
        order.insert(at + 1, second)
    found: dict[int, Lying] = {}
    for place, index in enumerate(order):
        x, y = rect.x + pitch * (place % columns), rect.y + (high + BETWEEN) * (place // columns)
        found[index] = (Rect(x, y, pitch - BETWEEN, high), pitch - BETWEEN)
    return [found[index] for index in range(count)]


def _overlapping(hand: HandProps, width: float, step: float) -> list[Lying]:
    """Cards over one another; the chosen one is whole to be seen, and the others make way for it."""
    rect, last = hand.rect, len(hand.cards) - 1
    whole = next((index for index, card in enumerate(hand.cards) if card.lifted), last)
    if whole < last:
        step = min(step, (rect.w - 2 * width) / max(1, last - 1))
    found: list[Lying] = []
    x = rect.x
    for index in range(last + 1):
        found.append((Rect(x, rect.y, width, rect.h), width if index in (whole, last) else step))
        x += width + 2 if index == whole else step
    return found


def _side_by_side(metrics: Metrics, hand: HandProps, width: float) -> list[Lying]:
    """Cards of one width; one with a word too long for that takes what it needs from the others, evenly."""
    rect = hand.rect
    needs = [_for_words(metrics, card.shown, width) for card in hand.cards]
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


def _for_words(metrics: Metrics, card: CardProps | None, width: float) -> float:
    """How wide the card must be for the longest word of its name, in a language that does not break words."""
    name = card.name if card is not None else ""
    if card is None or (not name.isascii() and any(map(is_eastern, name))):
        return 0.0
    longest = max((metrics.width(word, BODY, 600) for word in name.split()), default=0.0)
    return longest + width - name_room(Build(metrics), card.card.factions, width, name) + 2 if longest else 0.0


def spread(count: int, room: float, usual: float = 0) -> tuple[float, float]:
    """Width and step of the cards: as wide as five of them can be in the `usual` room; where there is less for each,
    they lie over one another.
    """
    width = min(CARD_WIDTH, ((usual or room) - 28) / 5)
    return width, min(width + 7, (room - width) / (count - 1)) if count > 1 else width + 7
