"""Rows of the table of tips (`table`): cards and decks, the Conflict, the bar."""

from __future__ import annotations

from dune_desktop.engine.ids import ASIDE, HIDDEN, NOBODY, RESERVE
from dune_desktop.ui.presenters.table.conflict.strength import in_parts
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.tips.rows import seat_in, who

# ------------------------------------------------------------------------------------------------ cards


def card_tip(model: TableModel, rest: str) -> str:
    """A card of the own hand, in play, or in an open pile."""
    card = rest.partition("#")[0]
    if card == HIDDEN:
        return str(model.t("tip.card.hidden"))
    zone = next((zone for zone in ("hand", "in_play", "discard") if "card:" + rest in model.own_cards(zone)), "hand")
    if zone == "hand" and not model.rules.card_rules[card].sends and card not in model.choices.sendable_cards:
        zone = "reveal_only"
    return str(model.t("tip.card." + zone, card="card:" + card))


def revealed_tip(model: TableModel, rest: str) -> str:
    return str(model.t("tip.revealed", card="card:" + rest.partition("#")[0]))


def sent_tip(model: TableModel, rest: str) -> str:
    card, _, copy = rest.partition("#")
    spaces = [space for sent, space in model.so_far.sent if sent == card]
    return str(model.t("tip.sent", card="card:" + card, space="space:" + spaces[int(copy)]))


def acquired_tip(model: TableModel, rest: str) -> str:
    return str(model.t("tip.acquired", card=rest.partition("#")[0]))


def deck_tip(model: TableModel, rest: str) -> str:
    """A deck of the table by its number of cards; in a tray a card of the own one."""
    if "#" in rest:
        return str(model.t("tip.card.deck", card="card:" + rest.partition("#")[0]))
    decks = {
        "conflict": model.view.conflict_deck,
        "hagal": model.view.hagal_deck,
        "imperium": model.view.imperium_deck,
        "intrigue": model.view.intrigue_deck,
    }
    return str(model.t("tip.deck." + rest, n=len(decks[rest]))) if rest in decks else ""


def pile_tip(model: TableModel, rest: str) -> str:
    return str(model.t("tip.pile." + rest, n=len(getattr(model.me, rest))))


def intrigue_tip(model: TableModel, rest: str) -> str:
    card = rest.partition("#")[0]
    if card == HIDDEN:
        return str(model.t("tip.card.hidden"))
    waits = "intrigue:" + rest in model.own_cards("intrigue_open", "intrigue")
    return str(model.t("tip.intrigue.waits" if waits else "tip.intrigue", card="intrigue:" + card))


def offer_tip(model: TableModel, rest: str) -> str:
    card, _, slot = rest.rpartition("@")
    price = model.rules.price(model.view, card, int(slot))
    return str(model.t("tip.offer", card="card:" + card, n=price))


def row_tip(model: TableModel, rest: str) -> str:
    slot = int(rest)
    card = model.view.row[slot]
    return offer_tip(model, f"{card}@{slot}") if card else str(model.t("table.row_empty"))


def number_tip(model: TableModel, rest: str) -> str:
    return str(model.t("tip.number", n=int(rest.partition(".")[2]) + 1))


def reserve_tip(model: TableModel, rest: str) -> str:
    price = model.rules.price(model.view, rest, RESERVE)
    return str(model.t("tip.reserve", card="card:" + rest, n=price))


def left_tip(model: TableModel, rest: str) -> str:
    return str(model.t("tip.left", card="card:" + rest, n=model.view.reserve.get(rest, 0)))


def aside_tip(model: TableModel, rest: str) -> str:
    """The card somebody has set aside of the row, or the own one under a Tech tile."""
    if not rest:
        return str(model.t("table.set_aside"))
    seat = seat_in(rest)
    price = model.rules.price(model.view, model.view.seats[seat].set_aside, ASIDE)
    return str(model.t("tip.aside", who=model.seat_name(seat), n=price))


# ------------------------------------------------------------------------------------------------ the Conflict


def conflict_tip(model: TableModel, rest: str) -> str:
    if not model.view.conflict:
        return ""
    return str(model.t("tip.conflict", conflict="conflict:" + model.view.conflict))


def reward_tip(model: TableModel, rest: str) -> str:
    place = "none" if rest == "3" and not model.rules.third_reward else rest
    return str(model.t("tip.reward." + place))


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


def forecast_tip(model: TableModel, rest: str) -> str:
    """What the line compares, and what House Hagal may still turn."""
    rules, said = model.rules, model.t("tip.forecast")
    if not rules.hagal_deck:
        return str(said)
    n, most = rules.bonus_cards(rules, model.view), rules.most_bonus(model.view)
    who = "rivals" if rules.hagal_seat == NOBODY else "hagal"
    return f"{said}\n{model.t('combat.bonus.' + who, n=n, most=most)}"


def turned_tip(model: TableModel, rest: str) -> str:
    seat, index = map(int, rest.split("."))
    cards = [turned for turned in model.turned if turned.seat == seat]
    if index >= len(cards):
        return str(model.t("tip.turned.hidden"))
    card = cards[index]
    if card.kind == "intrigue":
        return str(model.t("log.intrigue", who=model.seat_name(seat), card=f"intrigue:{card.card}"))
    return str(model.t("log.hagal_bonus", who=model.seat_name(seat), card=f"hagal:{card.card}", n=card.swords))


# ------------------------------------------------------------------------------------------------ the bar


def prompt_tip(model: TableModel, rest: str) -> str:
    if rest == "primary":
        return str(model.t("tip.prompt.primary", cap=model.called("primary")))
    return str(model.t("tip.prompt"))


def steps_tip(model: TableModel, rest: str) -> str:
    return str(model.t("tip.steps", fewer=model.called("fewer"), more=model.called("more")))
