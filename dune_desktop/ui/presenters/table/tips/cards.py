"""Rows of the table of tips (`table`): cards and decks, the Conflict, the bar."""

from __future__ import annotations

from dune_desktop.engine.model.effects import Signet
from dune_desktop.engine.model.ids import ASIDE, HIDDEN, RESERVE
from dune_desktop.i18n.component_text import describe
from dune_desktop.ui.presenters.table.conflict.card import third_for
from dune_desktop.ui.presenters.table.conflict.strength import in_parts
from dune_desktop.ui.presenters.table.forecast import forecast
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.tips.printed import does, goes, titled, told
from dune_desktop.ui.presenters.table.tips.rows import seat_in, who

# ------------------------------------------------------------------------------------------------ cards


def card_tip(model: TableModel, rest: str) -> str:
    """A card of the own hand, in play, or in an open pile."""
    card = rest.partition("#")[0]
    if card == HIDDEN:
        return str(model.t("tip.card.hidden"))
    zone = next((zone for zone in ("in_play", "discard") if "card:" + rest in model.own_cards(zone)), "")
    return _own(model, card, str(model.t("tip.card." + zone)) if zone else "")


def _own(model: TableModel, card: str, where: str = "") -> str:
    """What a card does for the viewer, behind the Signet Ring what that of the own leader does; and `where` it is."""
    name, leader = "card:" + card, model.me.leader
    lines = does(model, name).split("\n")
    if leader and any(isinstance(effect, Signet) for effect in model.rules.cards[card].agent):
        signet = describe(model.texts, model.rules.leaders[leader])
        lines.insert(2, told(model, (part for part in signet if part.kind == "signet")))  # below icons and Agent box
    return titled(model, name, *lines, where)


def revealed_tip(model: TableModel, rest: str) -> str:
    return _own(model, rest.partition("#")[0], str(model.t("tip.revealed")))


def sent_tip(model: TableModel, rest: str) -> str:
    card, _, copy = rest.partition("#")
    spaces = [space for sent, space in model.so_far.sent if sent == card]
    return _own(model, card, str(model.t("tip.sent", space="space:" + spaces[int(copy)])))


def acquired_tip(model: TableModel, rest: str) -> str:
    name = rest.partition("#")[0]
    return titled(model, name, does(model, name), str(model.t("tip.acquired")))


def deck_tip(model: TableModel, rest: str) -> str:
    """A deck of the table by its number of cards; in a tray a card of the own one."""
    if "#" in rest:
        return _own(model, rest.partition("#")[0])
    decks = {
        "conflict": model.view.conflict_deck,
        "hagal": model.view.hagal_deck,
        "imperium": model.view.imperium_deck,
        "intrigue": model.view.intrigue_deck,
    }
    return str(model.t("tip.deck." + rest, n=len(decks[rest]))) if rest in decks else ""


def pile_tip(model: TableModel, rest: str) -> str:
    """An own pile by its number of cards; of the deck also what is known to lie on top."""
    words = model.t("tip.pile." + rest, n=len(getattr(model.me, rest)))
    if rest != "deck" or not model.on_top:
        return str(words)
    top = model.t("cards.deck.top", cards=model.texts.grammar.listed(model.on_top))
    return str(model.texts.paragraph(words, top))


def on_top_tip(model: TableModel, rest: str) -> str:
    """The card on top of the own deck, as far as it is known."""
    return _own(model, model.me.deck[0], str(model.t("tip.on_top")))


def intrigue_tip(model: TableModel, rest: str) -> str:
    card = rest.partition("#")[0]
    if card == HIDDEN:
        return str(model.t("tip.card.hidden"))
    waits = "intrigue:" + rest in model.own_cards("intrigue_open", "intrigue")
    where = str(model.t("tip.intrigue.waits")) if waits else ""
    return titled(model, name := "intrigue:" + card, does(model, name), where)


def offer_tip(model: TableModel, rest: str) -> str:
    card, _, slot = rest.rpartition("@")
    return _on_sale(model, card, int(slot))


def _on_sale(model: TableModel, card: str, slot: int) -> str:
    price = model.t("tip.offer", n=model.rules.price(model.view, card, slot))
    how = str(model.texts.paragraph(price, goes(model, slot)))
    return titled(model, name := "card:" + card, how, does(model, name))


def row_tip(model: TableModel, rest: str) -> str:
    slot = int(rest)
    card = model.view.row[slot]
    return offer_tip(model, f"{card}@{slot}") if card else str(model.t("table.row_empty"))


def number_tip(model: TableModel, rest: str) -> str:
    return str(model.t("tip.number", n=int(rest.partition(".")[2]) + 1))


def reserve_tip(model: TableModel, rest: str) -> str:
    return _on_sale(model, rest, RESERVE)


def left_tip(model: TableModel, rest: str) -> str:
    return str(model.t("tip.left", card="card:" + rest, n=model.view.reserve.get(rest, 0)))


def aside_tip(model: TableModel, rest: str) -> str:
    """The card somebody has set aside of the row, or the own one under a Tech tile."""
    if not rest:
        return str(model.t("table.set_aside"))
    seat = seat_in(rest)
    card = model.view.seats[seat].set_aside
    price = model.rules.price(model.view, card, ASIDE)
    who_may = model.t("tip.aside", who=model.seat_name(seat), n=price)
    how = str(model.texts.paragraph(who_may, goes(model, ASIDE)))
    return titled(model, name := "card:" + card, does(model, name), how)


# ------------------------------------------------------------------------------------------------ the Conflict


def conflict_tip(model: TableModel, rest: str) -> str:
    if not model.view.conflict:
        return ""
    unwon = () if third_for(model.rules) else ("third",)
    parts = describe(model.texts, model.rules.conflicts[model.view.conflict])
    places = told(model, (part for part in parts if part.kind not in unwon))
    return titled(model, "conflict:" + model.view.conflict, places)


def reward_tip(model: TableModel, rest: str) -> str:
    """What a place of the Conflict wins, and for what strength."""
    third = third_for(model.rules)
    if rest == "3" and not third:
        return str(model.t("tip.reward.none"))
    kind = ("first", "second", "third")[int(rest) - 1]
    parts = describe(model.texts, model.rules.conflicts[model.view.conflict])
    reward = next((part.text for part in parts if part.kind == kind), "")
    key = "2.last" if rest == "2" and not third else "none.tied" if rest == "3" and third == "tied" else rest
    return f"{reward}\n{model.t('tip.reward.' + key)}"


def strength_tip(model: TableModel, rest: str) -> str:
    """The strength of a seat and what it is made of."""
    seat = seat_in(rest)
    parts = [f"{n} {{{kind}}}" for kind, n in in_parts(model, seat)]
    if not parts:
        return str(model.t("tip.strength.none", who=model.seat_name(seat)))
    total = sum(n for _, n in in_parts(model, seat))
    return str(model.t("tip.strength", who=model.seat_name(seat), n=total)) + " " + " + ".join(parts)


def troops_tip(model: TableModel, rest: str) -> str:
    seat, _, place = rest.partition(".")
    n = getattr(model.view.seats[int(seat)], place)
    return str(model.t("tip.troops." + place, who=who(model, seat), n=n))


def swords_tip(model: TableModel, rest: str) -> str:
    seat = seat_in(rest)
    return str(model.t("tip.swords", who=model.seat_name(seat), n=model.view.seats[seat].swords))


def lanes_tip(model: TableModel, rest: str) -> str:
    """What armies are, or whose one is, and what may come of the round."""
    said = model.t("tip.lane", who=who(model, rest)) if rest else model.t("tip.lanes")
    return "\n".join((str(said), *forecast(model)))


def turned_tip(model: TableModel, rest: str) -> str:
    seat, index = map(int, rest.split("."))
    cards = [turned for turned in model.showing.turned if turned.seat == seat]
    if index >= len(cards):
        return str(model.t("tip.turned.hidden"))
    card = cards[index]
    if card.kind == "intrigue":
        name = f"intrigue:{card.card}"
        played = str(model.t("log.intrigue", who=model.seat_name(seat), card=name))
        return titled(model, name, does(model, name), played)
    return str(model.t("log.hagal_bonus", who=model.seat_name(seat), card=f"hagal:{card.card}", n=card.swords))


# ------------------------------------------------------------------------------------------------ the bar


def prompt_tip(model: TableModel, rest: str) -> str:
    if rest == "primary":
        return str(model.t("tip.prompt.primary", cap=model.called("primary")))
    return str(model.t("tip.prompt"))


def steps_tip(model: TableModel, rest: str) -> str:
    """How many go; the keys are for the first kind of units on the bar alone, and the others say what they are."""
    name, choices = rest.partition(".")[0], model.choices
    kind = next((kind for kind, unit in enumerate(model.rules.units) if unit.id == name), 0)
    if choices.most(kind) and any(map(choices.most, range(kind))):
        return str(model.t("tip.steps.further", units=model.t(f"word.unit.{name}", n=choices.most(kind))))
    return str(model.t("tip.steps", fewer=model.called("fewer"), more=model.called("more")))
