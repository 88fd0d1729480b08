"""The own area: purse and hand; Intrigue (`intrigue`) and what is in play (`in_play`) beside them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from dune_desktop.engine import GameState, OptionId
from dune_desktop.engine.model.ids import HIDDEN
from dune_desktop.i18n.template import Markup
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.contribution import Good, pieces_of
from dune_desktop.ui.presenters.table.additions import Parts, unselected
from dune_desktop.ui.presenters.table.drags import card_drag
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.own.after_reveal import after_reveal
from dune_desktop.ui.presenters.table.own.card import NAME_LINES, draw_card, look_of, name_room
from dune_desktop.ui.presenters.table.own.in_play import HAND_ORDER, in_play, shown_in_hand
from dune_desktop.ui.presenters.table.own.intrigue import intrigue
from dune_desktop.ui.presenters.table.own.room import PAIR_RIM, Lying, in_play_place, lay, pair_in_hand
from dune_desktop.ui.presenters.table.told import RoundSoFar
from dune_desktop.ui.presenters.table.weighed import THEN
from dune_desktop.ui.screen.commands import CARDS
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.sizes import BODY
from dune_desktop.ui.text import signs
from dune_desktop.ui.text.names import told_apart

OWN = frozenset({"purse", "hand", "intrigue", "piles"})
"""The regions of the own area."""

PURSE_ORDER = 79  # what is given back comes after all that is got or used
NARROW_GOOD = 44.0  # a column of the purse no wider than this has smaller figures
LIFT = 9.0  # how far a chosen card stands out of the hand
CLASPS = (0.6, 0.93)  # where they are held together, from the top
HEADERS = 10.0  # how much higher than the hand the headers beside it stand


def own_area(model: TableModel) -> Parts:
    """The parts of the own area; none while nobody's cards may be seen."""
    if model.viewer < 0:
        return {}
    return {
        "purse": unselected(_purse),
        "hand": unselected(_hand),
        "intrigue": unselected(intrigue),
        "piles": unselected(_lying),
    }


def _lying(model: TableModel) -> Region:
    return in_play(model, in_play_place(model))


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
    b.text(rect.x + rect.w / 2, rect.y + 128, label, BODY, 500, "bone2", anchor="centre", box=rect.w - 10)
    y = rect.y + 168
    coming = model.weighed.at_reveal or model.then(lambda state: _strength_so_far(model, state)[:2])
    with b.thing("purse:persuasion", Rect(rect.x + 22, y - 23, 46, 46)):
        if coming[0] == persuasion:
            b.extend(signs.seal(model.metrics, rect.x + 45, y, str(persuasion), 46))
        else:
            b.text(rect.x + 45, y - 15, str(persuasion), BODY, 600, "bone3", anchor="centre")
            b.extend(signs.seal(model.metrics, rect.x + 45, y + 12, str(coming[0]), 36))
    with b.thing("purse:swords", Rect(rect.x + 80, y - 17, 68, 34)):
        if coming[1] == swords:
            b.text(rect.x + 108, y, str(swords), 34, 700, anchor="right")
        else:
            b.text(rect.x + 108, y - 15, str(swords), BODY, 600, "bone3", anchor="right")
            colour = "good_dark" if coming[1] > swords else "bad_dark"
            b.text(rect.x + 108, y + 12, str(coming[1]), 30, 700, colour, anchor="right", thing=THEN + "purse:swords")
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
    b.text(x, y + 54, str(now), BODY, 600, "bone3", anchor="centre")
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
    lying = lay(model, cards, rect)
    if not cards and model.me.revealed and model.so_far != RoundSoFar():
        rect = Rect(rect.x, rect.y - HEADERS, rect.w, rect.h + HEADERS)
        after_reveal(model, b, rect)
    elif not cards:
        b.text(rect.x + 12, rect.y + 30, model.t("table.hand_empty"), BODY, 500, "bone3")
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
        b.cut_in_rows(name, name_room(model.rules.cards[card].factions, least, b.widest_word(name)), NAME_LINES)
        if name
        else ""
        for card, name in zip(cards, names, strict=True)
    ]
    return told_apart(names, shown)


def _hand_card(
    model: TableModel, b: Build, card: str, name: str, thing: str, index: int, rect: Rect, seen: float, in_play: bool
) -> None:
    if card == HIDDEN:
        b.plate(rect, "card.dim")
        b.icon(*rect.centre, "hand", 48, 0.4)
        return
    option, refusal = _card_action(model, card, index, in_play)
    style = _card_style(model, card, index, option, in_play)
    keyed = index < len(CARDS) and not in_play and (model.choices.of_hand or not model.choices.mine)
    command = CARDS[index] if keyed else ""
    thing = model.own_cards("in_play" if in_play else "hand")[index]
    look = look_of(model, card, rect, style, model.cap(command), seen, name, *_beside(model, card, index, in_play))
    b.part(thing, draw_card, look)
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
        return (), _refusal(model, card, space)
    return (), ""


def _refusal(model: TableModel, card: str, space: str) -> str:
    """Why the card cannot send an Agent to the space, or anywhere: of what costs too much it says where."""
    if space:
        reason = model.choices.refusal_of_send((card,), space)
        return model.reason(reason) if reason is not None else ""
    found = model.choices.refusal_of_card(card)
    if found is None:
        return ""
    reason, nearest = found
    words = Markup(model.reason(reason))
    return str(model.t("prompt.because", source=f"space:{nearest}", text=words)) if reason.key == "cost" else str(words)


def _card_style(model: TableModel, card: str, index: int, option: tuple[object, ...], in_play: bool) -> str:
    if not in_play and _chosen(model, card, index):
        return "joined.lit" if pair_in_hand(model) else "card.hover"
    if option:
        return "card.lit"
    if model.choices.kind == "turn" and model.choices.mine and not in_play:
        return "card.dim"
    return "card"
