"""The own area: purse, hand, intrigue cards, cards in play and piles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from dune_desktop.engine import GameState, OptionId
from dune_desktop.engine.ids import HIDDEN
from dune_desktop.ui.kit.build import Build, told_apart
from dune_desktop.ui.kit.widgets import section
from dune_desktop.ui.presenters.contribution import Good, pieces_of
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.table.additions import Parts
from dune_desktop.ui.presenters.table.after_reveal import after_reveal
from dune_desktop.ui.presenters.table.card import CARD_WIDTH, NAME_LINES, draw_card, look_of, name_room
from dune_desktop.ui.presenters.table.choices import FROM_ROW
from dune_desktop.ui.presenters.table.drags import card_drag, intrigue_drag
from dune_desktop.ui.presenters.table.in_play import HAND_ORDER, free_height, in_play, shown_in_hand
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import right_part, strip
from dune_desktop.ui.presenters.table.told import RoundSoFar
from dune_desktop.ui.presenters.table.weighed import THEN
from dune_desktop.ui.screen.commands import CARDS
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.theme import PLATES
from dune_desktop.ui.text import signs
from dune_desktop.ui.text.signs import Line

INTRIGUE_ORDER = 50
PURSE_ORDER = 52
NARROW_GOOD = 44.0  # a column of the purse no wider than this has smaller figures
TIMING_ICONS = {"plot": "plot", "combat": "combat", "win": "combat", "home": "combat", "endgame": "endgame"}
LIFT = 9.0  # how far a chosen card stands out of the hand
PAIR_RIM = 9.0  # of the ground on which two cards lie that are played as one
CLASPS = (0.6, 0.93)  # where they are held together, from the top
HEADERS = 10.0  # how much higher than the hand the headers beside it stand
INTRIGUE_PITCH = 58.0  # from one Intrigue card to the next, at most
TWO_ROWS = 46.0  # a row this high holds a name and its effects below it


def own_area(model: TableModel) -> Parts:
    """The parts of the own area; none while nobody's cards may be seen."""
    if model.viewer < 0:
        return {}
    return {"purse": _purse, "hand": _hand, "intrigue": _intrigue, "piles": in_play}


# ------------------------------------------------------------------------------------------------ purse


def _purse(model: TableModel) -> Region:
    rect = model.places["purse"]
    b = Build(model.metrics)
    with b.thing("purse", rect):
        _goods(model, b, rect)
    return b.region("purse", rect, bleed=6)


def _goods(model: TableModel, b: Build, rect: Rect) -> None:
    b.plate(rect, "panel")
    b.hit(rect, action=("inspect", "purse:"), inspect="purse:", radius=12)
    goods = [*GOODS, *(good for box in pieces_of(model) for good in box.goods)]
    step = min(54.0, (rect.w - 8) / len(goods))
    for index, good in enumerate(goods):
        x = rect.x + rect.w / 2 + step * (index - (len(goods) - 1) / 2)
        place = Rect(x - step / 2, rect.y + 12, step, 96)
        with b.thing("purse:" + good.name, place):
            _good(model, b, good, place)
    b.line(rect.x + 16, rect.y + 114, rect.right - 16, rect.y + 114, "brass/45")
    persuasion, swords, label = _strength_so_far(model, model.view)
    b.text(rect.x + rect.w / 2, rect.y + 132, label, 20, 500, "bone2", anchor="centre", box=rect.w - 10)
    y = rect.y + 168
    coming = model.then(lambda state: _strength_so_far(model, state)[:2])
    with b.thing("purse:persuasion", Rect(rect.x + 22, y - 23, 46, 46)):
        if coming[0] == persuasion:
            b.extend(signs.seal(model.metrics, rect.x + 45, y, str(persuasion), 46))
        else:
            b.text(rect.x + 45, y - 18, str(persuasion), 20, 600, "bone3", anchor="centre")
            b.extend(signs.seal(model.metrics, rect.x + 45, y + 10, str(coming[0]), 38))
    with b.thing("purse:swords", Rect(rect.x + 80, y - 17, 68, 34)):
        if coming[1] == swords:
            b.text(rect.x + 108, y, str(swords), 34, 700, anchor="right")
        else:
            b.text(rect.x + 108, y - 18, str(swords), 20, 600, "bone3", anchor="right")
            colour = "good_dark" if coming[1] > swords else "bad_dark"
            b.text(rect.x + 108, y + 10, str(coming[1]), 30, 700, colour, anchor="right", thing=THEN + "purse:swords")
        b.icon(rect.x + 131, y, "sword", 34)


def _strength_so_far(model: TableModel, state: GameState) -> tuple[int, int, str]:
    """Persuasion to spend and swords in the Reveal turn; before it, what revealing would bring."""
    turn, me = state.turn, state.seats[max(0, model.viewer)]
    if turn is not None and turn.stage == "reveal" and turn.seat == model.viewer:
        return turn.persuasion, me.swords, model.t("table.to_spend", n=turn.persuasion_gained)
    if me.revealed:
        return 0, me.swords, model.t("table.revealed_short")
    return *model.at_reveal, model.t("table.at_reveal")


def _good(model: TableModel, b: Build, good: Good, place: Rect) -> None:
    """A sign over its number, and over what that would be then; a button where a click on it answers something."""
    x, y, seat = place.x + place.w / 2, place.y, max(0, model.viewer)
    big = 38.0 if place.w > NARROW_GOOD else 32.0
    if good.option:
        button = Rect(x - place.w / 2 + 1, y - 6, place.w - 2, place.h + 6)
        usable = model.choices.has(*good.option)
        if usable:
            b.plate(button, "option.hover" if model.selection.several == good.option else "option")
        action = ("several", *good.option) if usable else ("inspect", good.page)
        b.hit(button, action=action, inspect=good.page, order=PURSE_ORDER if usable else -1, radius=6)
    b.icon(x, y + 22, good.name, big)
    now, then = good.count(model.view, seat), model.then(lambda state: good.count(state, seat))
    if then == now:
        b.text(x, y + 66, str(now), big, 700, anchor="centre")
        return
    colour = "good_dark" if then > now else "bad_dark"
    b.text(x, y + 54, str(now), 20, 600, "bone3", anchor="centre")
    b.text(x, y + 80, str(then), 30, 700, colour, anchor="centre", thing=f"{THEN}purse:{good.name}")


def _goods_of(state: GameState, seat: int, what: str) -> int:
    return int(getattr(state.seats[seat], what))


GOODS = tuple(Good(what, partial(_goods_of, what=what)) for what in ("solari", "spice", "water"))


# ------------------------------------------------------------------------------------------------ hand


def _hand(model: TableModel) -> Region:
    """The hand; in the Reveal turn the revealed cards lie here instead, and afterwards what was done this round."""
    rect = model.places["hand"]
    b = Build(model.metrics)
    revealed = shown_in_hand(model)
    revealing = revealed is not None
    cards, things = model.me.hand, model.own_cards("hand")
    if revealed is not None:
        lain = model.own_cards("in_play")
        cards, things = tuple(model.me.in_play[place] for place in revealed), [lain[place] for place in revealed]
    lying = _lay(model, len(cards), rect)
    if not cards and model.me.revealed and model.so_far != RoundSoFar():
        rect = Rect(rect.x, rect.y - HEADERS, rect.w, rect.h + HEADERS)
        after_reveal(model, b, rect)
    elif not cards:
        b.text(rect.x + 12, rect.y + 30, model.t("table.hand_empty"), 20, 500, "bone3")
    names = _hand_names(model, b, cards, lying)
    lifted = [index for index in range(len(cards)) if not revealing and _chosen(model, cards[index], index)]
    for index, card in enumerate(cards):
        box, seen = lying[index]
        if index not in lifted:
            with b.thing(things[index], box):
                _hand_card(model, b, card, names[index], things[index], index, box, seen, revealing)
    if len(lifted) > 1:
        with b.thing("pair", _ground(lying, lifted)):
            b.plate(_ground(lying, lifted), "card.pair")
    for index in lifted:
        box, seen = lying[index]
        with b.thing(things[index], box.moved(0, -LIFT)):
            _hand_card(model, b, cards[index], names[index], things[index], index, box.moved(0, -LIFT), seen, revealing)
    if len(lifted) > 1:
        _clasps(b, max(lying[index][0].x for index in lifted), rect)
    above = LIFT if lifted else 0.0
    return b.region("hand", Rect(rect.x, rect.y - above, rect.w, rect.h + above), bleed=46)


Lying = tuple[Rect, float]
"""Where a card of the hand lies, and how much of its width is seen."""


def _lay(model: TableModel, count: int, rect: Rect) -> list[Lying]:
    """The hand from left to right; two cards chosen together close up where the first of them is, whole to be seen."""
    pair = sorted((model.selection.slot, model.selection.partner_slot)) if _in_hand(model) else []
    width, step = spread(count, rect.w)
    if not pair or pair[-1] >= count:
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


def _in_hand(model: TableModel) -> bool:
    """Whether two cards of the hand are chosen together."""
    return bool(model.selection.partner) and not model.selection.partner.startswith(FROM_ROW)


def _chosen(model: TableModel, card: str, index: int) -> bool:
    """Whether this card of the hand is chosen, alone or as one of two."""
    now = model.selection
    return (card, index) in ((now.card, now.slot), (now.partner, now.partner_slot))


def _ground(lying: Sequence[Lying], pair: Sequence[int]) -> Rect:
    """What two cards lie on that are played as one."""
    left, right = sorted((lying[index][0] for index in pair), key=lambda place: place.x)
    return Rect(left.x, left.y, right.right - left.x, left.h).inset(-PAIR_RIM).moved(0, -LIFT)


def _clasps(b: Build, seam: float, rect: Rect) -> None:
    """The seam between two cards, and what holds them together over it."""
    b.line(seam, rect.y - LIFT + 2, seam, rect.bottom - LIFT - 2, "#8A5A2C", 2)
    for share in CLASPS:
        b.plate(Rect(seam - 14, rect.y - LIFT + rect.h * share - 6, 28, 11), "clasp")


def _hand_names(model: TableModel, b: Build, cards: tuple[str, ...], lying: Sequence[Lying]) -> list[str]:
    """The names on the cards; where two would be cut to the same words, from where they differ."""
    names = ["" if card == HIDDEN else model.name("card:" + card) for card in cards]
    least = min((seen for _, seen in lying), default=0)
    shown = [
        b.cut_in_rows(name, name_room(model.rules.cards[card].factions, least), NAME_LINES) if name else ""
        for card, name in zip(cards, names, strict=True)
    ]
    return told_apart(names, shown)


def spread(count: int, room: float) -> tuple[float, float]:
    """Width and step of the cards: up to five as wide as they can be, six are narrower, more overlap."""
    if count <= 5:
        wide = min(CARD_WIDTH, (room - 28) / 5)
        return wide, wide + 7
    width = (room - 5 * 7) / 6
    return width, width + 7 if count == 6 else (room - width) / (count - 1)


def _hand_card(
    model: TableModel, b: Build, card: str, name: str, thing: str, index: int, rect: Rect, seen: float, in_play: bool
) -> None:
    if card == HIDDEN:
        b.plate(rect, "card.dim")
        b.icon(*rect.centre, "hand", 48, 0.4)
        return
    option, refusal = _card_action(model, card, index, in_play)
    style = _card_style(model, card, index, option, in_play)
    command = CARDS[index] if index < len(CARDS) and not in_play else ""
    thing = model.own_cards("in_play" if in_play else "hand")[index]
    look = look_of(model, card, rect, style, model.cap(command), seen, name, *_beside(model, card, index, in_play))
    model.kept.draw(b, thing, draw_card, look)
    chosen = _chosen(model, card, index)
    order = -1 if not option else 0 if chosen else HAND_ORDER + index
    own = command if option else ""
    drag = card_drag(model, thing, option)
    b.hit(rect, action=option, refusal=refusal, inspect="card:" + card, order=order, command=own, radius=10, drag=drag)


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
        reason = choices.refusal_of_send((card,), space) if space else choices.refusal_of_card(card)
        return (), model.reason(reason) if reason is not None else ""
    return (), ""


def _card_style(model: TableModel, card: str, index: int, option: tuple[object, ...], in_play: bool) -> str:
    if not in_play and _chosen(model, card, index):
        return "joined.lit" if _in_hand(model) else "card.hover"
    if option:
        return "card.lit"
    if model.choices.kind == "turn" and model.choices.mine and not in_play:
        return "card.dim"
    return "card"


# ------------------------------------------------------------------------------------------------ intrigue


def _intrigue(model: TableModel) -> Region:
    rect = _intrigue_place(model)
    b = Build(model.metrics)
    with b.thing("section:intrigue", Rect(rect.x, rect.y, rect.w, 26)):
        b.drawn(section(model.metrics, rect.x, rect.y, rect.w, model.t("table.intrigue")))
    things = [name for zone in ("intrigue", "intrigue_open") for name in model.own_cards(zone, "intrigue")]
    cards = [(card, False) for card in model.me.intrigue] + [(card, True) for card in model.me.intrigue_open]
    if not cards:
        b.text(rect.x + 4, rect.y + 52, model.t("table.none"), 20, 500, "bone3")
    room = rect.h - 32
    pitch = min(INTRIGUE_PITCH, room / max(1, len(cards)))
    height = max(26.0, min(53.0, pitch - 4))
    full = ["" if card == HIDDEN else model.name("intrigue:" + card) for card, _ in cards]
    shown = [
        b.cut(name, _room_beside(model, card, rect.w, height)) for name, (card, _) in zip(full, cards, strict=True)
    ]
    names = told_apart(full, shown)
    for index, (card, waiting) in enumerate(cards):
        box = Rect(rect.x, rect.y + 32 + index * pitch, rect.w, height)
        with b.thing(things[index], box):
            if card == HIDDEN:
                b.plate(box, "intrigue.dim")
                b.icon(box.x + 24, box.y + box.h / 2, "intrigue", 26, 0.5)
            else:
                _intrigue_row(model, b, card, names[index], index, box, waiting, things[index])
    return b.region("intrigue", rect, bleed=34)


def _intrigue_place(model: TableModel) -> Rect:
    """Where the Intrigue cards lie: as wide as what they say, as far as the hand and what is in play leave room."""
    rect, hand = model.places["intrigue"], model.places["hand"]
    me = model.me
    cards = [card for card in (*me.intrigue, *me.intrigue_open) if card != HIDDEN]
    if not cards or me.revealed or shown_in_hand(model) is not None:
        return rect
    lain = model.places["in_play"]
    more = max(0.0, max(_intrigue_need(model, card) for card in cards) - rect.w)
    high = 32 + INTRIGUE_PITCH * (len(me.intrigue) + len(me.intrigue_open))
    right = min(more, lain.right - rect.right) if high <= free_height(model) else 0.0
    last = max((place.right for place, _ in _lay(model, len(me.hand), hand)), default=hand.x)
    left = min(more - right, max(0.0, rect.x - 26 - last))
    return Rect(rect.x - left, rect.y, rect.w + left + right, rect.h)


def _intrigue_need(model: TableModel, card: str) -> float:
    """How wide the row of an Intrigue card must be for its name and for all it does."""
    signs_before = 25 * len(_timings(model, card))
    effects = signs.measure(_intrigue_effects(model, card), model.metrics, 23)
    return 24 + signs_before + max(effects, model.metrics.width(model.name("intrigue:" + card), 20, 600))


def _intrigue_effects(model: TableModel, card: str) -> Line:
    """What each use of an Intrigue card does."""
    effects: Line = ()
    for number, use in enumerate(model.rules.intrigues[card].uses):
        effects += ((signs.Sign("/"),) if number else ()) + line(use.effects, model.texts)
    return effects


def _timings(model: TableModel, card: str) -> tuple[str, ...]:
    """The signs of the times at which an Intrigue card works."""
    if card == HIDDEN:
        return ()
    return tuple(dict.fromkeys(TIMING_ICONS[use.timing] for use in model.rules.intrigues[card].uses))


def _room_beside(model: TableModel, card: str, width: float, height: float) -> float:
    """How wide the name of an Intrigue card may be: in a high row it can have a line for itself."""
    return width - 16 - (0 if height >= TWO_ROWS else 25 * len(_timings(model, card)))


def _intrigue_row(
    model: TableModel, b: Build, card: str, name: str, index: int, rect: Rect, waiting: bool, thing: str
) -> None:
    option: OptionId = ("intrigue", card)
    picks = {} if waiting else model.choices.from_zone("intrigue")
    chosen = model.selection.card == "intrigue:" + card and not waiting
    legal = (model.choices.has(*option) or card in picks) and not waiting
    style = "intrigue.hover" if chosen else "intrigue.lit" if legal else "intrigue"
    surface = PLATES[style]
    b.plate(rect, style)
    strip(b, right_part(rect, 0.6), "lying", style, "intrigue:" + card, 8)
    icons = _timings(model, card)
    two_rows = rect.h >= TWO_ROWS
    beside = not two_rows or b.fits(name, rect.w - 18 - 25 * len(icons), 1)  # a long name has its row for itself
    upper, lower = rect.y + (15 if two_rows else rect.h / 2), rect.y + 38
    for place, timing in enumerate(icons):
        b.icon(rect.x + 19 + 25 * place, upper if beside else lower, timing, 21, colour=surface.ink)
    x = rect.x + 8 + 25 * len(icons)
    left = x + 2 if beside else rect.x + 10
    b.text(left, upper, name, 20, 600, surface.ink, box=rect.right - left - 6, cut=True)
    if two_rows:
        if waiting:
            b.text(x + 1, lower, model.t("table.waits"), 20, 500, surface.ink2, box=rect.right - x - 9)
        else:
            b.one_row(_intrigue_effects(model, card), x + 1, lower, rect.right - x - 11, 23, style)
    reason = model.choices.closed.get(option)
    action = ("option", *picks[card]) if card in picks else option if legal else ()
    b.hit(
        rect,
        action=action,
        refusal=model.reason(reason) if reason is not None and not waiting else "",
        inspect="intrigue:" + card,
        order=INTRIGUE_ORDER + index if legal else -1,
        radius=8,
        drag=intrigue_drag(model, thing, action),
    )
