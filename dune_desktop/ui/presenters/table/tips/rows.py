"""Rows of the table of tips (`table`): seats, the round, tracks, spaces. Each gets the rest of a thing's name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from dune_desktop.engine.model.effects import Mentat
from dune_desktop.engine.model.ids import FACTION_INDEX, NOBODY
from dune_desktop.i18n.component_text import describe
from dune_desktop.i18n.effect_text import sentences
from dune_desktop.i18n.template import Markup
from dune_desktop.ui.presenters.outlook import ending, nearest, turns_words
from dune_desktop.ui.presenters.points import points_so_far, points_to_come
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.tips.printed import told as in_parts
from dune_desktop.ui.presenters.table.tokens import HOME

STOPS: Final = ".。"
HOLDS: Final = frozenset({"once", "reveal", "control", "combat", "maker"})
"""Kinds of parts of a space that hold there, beside what it asks and gives."""


def plain_tip(model: TableModel, rest: str, kind: str) -> str:
    return str(model.t("tip." + kind))


def parted_tip(model: TableModel, rest: str, kind: str) -> str:
    """A text for the first part of the name, if there is one."""
    key = f"tip.{kind}.{rest.partition('.')[0]}" if rest else "tip." + kind
    return str(model.t(key)) if model.texts.has(key) else ""


def of_seat_tip(model: TableModel, rest: str, kind: str) -> str:
    return str(model.t("tip." + kind, who=who(model, rest)))


def seat_in(rest: str) -> int:
    """The seat a name begins with: of "2.spice" the third."""
    return int(rest.partition(".")[0])


def who(model: TableModel, rest: str) -> str:
    return model.seat_name(seat_in(rest))


# ------------------------------------------------------------------------------------------------ the seats


def seat_tip(model: TableModel, rest: str) -> str:
    seat = seat_in(rest)
    leader = model.view.seats[seat].leader
    if not leader:
        return str(model.t("tip.seat.hagal", who=model.seat_name(seat)))
    key, by = "tip.seat", {"who": model.seat_name(seat), "leader": "leader:" + leader}
    if level := model.level_of(seat):
        key, by = "tip.seat.computer", {"level": level, "temper": model.style_of(seat), "leader": "leader:" + leader}
    return "\n".join((str(model.t(key, **by)), *_has(model, seat), _leads(model, seat)))


def _leads(model: TableModel, seat: int) -> str:
    """What the leader of a seat can do; the ability on the left is none of a Rival's (R28.1)."""
    parts = describe(model.texts, model.rules.leaders[model.view.seats[seat].leader])
    return in_parts(model, (part for part in parts if part.kind != "ability" or not model.rules.is_rival[seat]))


def _has(model: TableModel, seat: int) -> Iterator[str]:
    """What a seat has that its panel does not show."""
    player = model.view.seats[seat]
    if model.rules.is_player[seat]:
        cards = {"hand": len(player.hand), "deck": len(player.deck), "discard": len(player.discard)}
        yield f"{{hand}} {model.t('sheet.seat.cards', **cards)}"
        if model.rules.set_aside_card(model.view, seat):
            yield str(model.t("tip.seat.aside"))
    units = {"garrison": player.garrison, "deploy": player.conflict, "supply": player.supply}
    yield f"{{troop}} {model.t('sheet.seat.troops', **units)}"


def points_tip(model: TableModel, rest: str) -> str:
    """How many points there are, where they came from, and where the next may come from."""
    return points_of(model, seat_in(rest))


def points_of(model: TableModel, seat: int) -> str:
    texts, view = model.texts, model.view
    told = [str(model.t("tip.vp", who=model.seat_name(seat), n=view.seats[seat].vp, points=model.rules.points_to_end))]
    told += [f"{{{line.sign}}} {line.text}" for line in points_so_far(texts, view, seat)]
    if ahead := tuple(points_to_come(texts, model.rules, view, seat, [*map(model.seat_name, range(len(view.seats)))])):
        told += [f"<b>{model.t('way.title')}</b>", *(f"{{{line.sign}}} {line.text}" for line in ahead)]
    return "\n".join(told)


def purse_tip(model: TableModel, rest: str) -> str:
    """The own purse and what is in it, or a good of some seat."""
    seat, _, what = rest.rpartition(".")
    if what == "vp":
        return points_of(model, max(0, model.viewer))
    own = model.me if not seat else model.view.seats[int(seat)]
    if what in ("persuasion", "swords"):
        turn = model.view.turn
        revealing = model.me.revealed or (turn is not None and (turn.seat, turn.stage) == (model.viewer, "reveal"))
        return str(model.t(f"tip.purse.{what}" + (".now" if revealing else "")))
    if not what:
        return str(model.t("tip.purse"))
    number = int(seat) if seat else max(0, model.viewer)
    most = model.rules.resources_per_point(model.view, number, what)
    who, n = model.seat_name(number), getattr(own, what)
    if most:
        return str(model.t("tip.purse.rival." + what, who=who, n=n, most=most))
    return str(model.t("tip.purse." + what, who=who, n=n))


def count_tip(model: TableModel, rest: str) -> str:
    seat, _, what = rest.partition(".")
    key = "tip.count." + what
    if not model.texts.has(key):
        return ""
    n = len(getattr(model.view.seats[int(seat)], what, ()))
    key = "tip.count.hand_aside" if what == "hand" and model.rules.set_aside_card(model.view, int(seat)) else key
    most = model.rules.resources_per_point(model.view, int(seat), what)
    if most:
        return str(model.t("tip.count.rival." + what, who=model.seat_name(int(seat)), n=n, most=most))
    return str(model.t(key, who=model.seat_name(int(seat)), n=n))


def badge_tip(model: TableModel, rest: str) -> str:
    seat, _, what = rest.partition(".")
    if what == "council":
        return str(model.t("tip.council", who=who(model, seat)))
    return str(model.t("tip.alliance.held", who=who(model, seat), faction="faction:" + what))


def agent_tip(model: TableModel, rest: str) -> str:
    seat, number = map(int, rest.split("."))
    home = number in model.tokens.numbers("agent", seat, HOME)
    return str(model.t("tip.agent.home" if home else "tip.agent.out", who=model.seat_name(seat)))


def first_player_tip(model: TableModel, rest: str) -> str:
    return str(model.t("tip.first_player", who=model.seat_name(model.view.first_player)))


def hagal_tip(model: TableModel, rest: str) -> str:
    """The panel of House Hagal, or a card of it that was turned."""
    if rest:
        turned = str(model.t("tip.hagal_card", card="hagal:" + rest))
        return f"{turned}\n{in_parts(model, describe(model.texts, model.rules.hagal_cards[rest]))}"
    return str(model.t("tip.hagal" if model.rules.hagal_seat == NOBODY else "tip.hagal.two"))


# ------------------------------------------------------------------------------------------------ round and tracks


def round_tip(model: TableModel, rest: str) -> str:
    view = model.view
    most = len(view.conflicts) + len(view.conflict_deck)
    return str(model.t("tip.round", n=max(1, view.round), most=most, points=model.rules.points_to_end))


def target_tip(model: TableModel, rest: str) -> str:
    """The points that end the game, and whether this round may be the last."""
    points, end = model.rules.points_to_end, ending(model.rules, model.view)
    if end != "maybe":
        return str(model.t("tip.target" + (".last" if end else ""), points=points))
    who = nearest(model.rules, model.view)
    assert who is not None
    need = points - model.view.seats[who].vp
    return str(model.t("tip.target.maybe", who=model.seat_name(who), n=need, points=points))


def phase_tip(model: TableModel, rest: str) -> str:
    """What the phase is, whose turn it is, who comes next with how many turns left, and whether the round is last."""
    return "\n".join(filter(None, (parted_tip(model, rest or model.view.phase, "phase"), _turn(model))))


def _turn(model: TableModel) -> str:
    if model.active == NOBODY:
        return target_tip(model, "") if ending(model.rules, model.view) else ""
    now = model.t("tip.turn", who=model.seat_name(model.active))
    end = (target_tip(model, ""),) if ending(model.rules, model.view) else ()
    order = [seat for seat in model.rules.turn_order(model.view) if seat != model.active]
    if model.view.phase != "turns" or not order:
        return str(model.texts.paragraph(now, *end))
    told = [f"{model.seat_name(seat)} {turns_words(model.texts, model.rules, model.view, seat)}" for seat in order]
    then = model.t("tip.turn.then", who=model.texts.grammar.listed(told))
    return str(model.texts.paragraph(now, then, *end))


def faction_tip(model: TableModel, rest: str) -> str:
    printed = model.rules.tracks[rest]
    name = "faction:" + rest
    steps = str(model.t("tip.faction", faction=name, point=printed.point_at, bonus=printed.bonus_at))
    return f"{steps}\n{track_tip(model, rest + '.bonus')}"


def alliance_tip(model: TableModel, rest: str) -> str:
    faction = rest.partition(".")[0]
    holder, name = model.view.alliances[FACTION_INDEX[faction]], "faction:" + faction
    if holder == NOBODY:
        return str(model.t("tip.alliance.free", faction=name))
    return str(model.t("tip.alliance.held", who=model.seat_name(holder), faction=name))


def influence_tip(model: TableModel, rest: str) -> str:
    seat, _, faction = rest.partition(".")
    n = model.view.seats[int(seat)].influence[FACTION_INDEX[faction]]
    return str(model.t("tip.influence", who=who(model, seat), n=n, faction="faction:" + faction))


def track_tip(model: TableModel, rest: str) -> str:
    faction, _, what = rest.partition(".")
    printed = model.rules.tracks[faction]
    if what == "point":
        return str(model.t("tip.track.point", n=printed.point_at))
    return str(model.t("tip.track.bonus", n=printed.bonus_at, what=sentences(model.texts, (printed.bonus,))))


def station_tip(model: TableModel, rest: str) -> str:
    losing = model.choices.kind == "lose_influence"
    return str(model.t("tip.station.lose" if losing else "tip.station", faction="faction:" + rest))


# ------------------------------------------------------------------------------------------------ spaces


def space_tip(model: TableModel, rest: str) -> str:
    """Its name, what it asks and gives in words, and what else holds there: Combat, Makers, control, how often.

    Before a card is chosen, also those that could send an Agent there.
    """
    space = model.rules.printed_spaces[rest]
    parts = describe(model.texts, space)
    asks = [part.text.rstrip(STOPS) for part in parts if part.kind in ("cost", "requirement")]
    gives = model.texts.grammar.joints.gap.join(part.text for part in parts if part.kind == "effect")
    name = "space:" + rest
    items = model.texts.grammar.joints.items
    told = str(model.t("tip.space", space=name, what=gives))
    if asks:
        told = str(model.t("tip.space.asks", space=name, asks=items.join(asks), what=gives))
    if more := in_parts(model, (part for part in parts if part.kind in HOLDS)):
        told = f"{told}\n{more}"
    if (owner := model.rules.controller(model.rules, model.view, rest)) != NOBODY:
        told = f"{told}\n{model.t('tip.space.controlled', who=model.seat_name(owner))}"
    if model.view.mentat != NOBODY and any(isinstance(effect, Mentat) for box in space.effects for effect in box):
        told = f"{told}\n{model.t('tip.mentat.away', who=model.seat_name(model.view.mentat))}"
    if past := _past_agents(model, rest):
        told = f"{told}\n{past}"
    cards = [] if model.selection.card else [card for card in model.me.hand if card in model.choices.cards_for(rest)]
    if not cards:
        return told
    names = items.join(model.texts.title("card:" + card) for card in dict.fromkeys(cards))
    return f"{told}\n{model.t('tip.space.cards', cards=names)}"


def _past_agents(model: TableModel, space: str) -> str:
    """What lets an Agent go there although another one stands there; "" where nothing does, or must."""
    chosen = model.selection.played if model.selection.card else ()
    ways = [
        option
        for (cards, where), options in model.choices.sends.items()
        for option in options
        if where == space and (not chosen or cards == chosen)
    ]
    found = dict.fromkeys(filter(None, (model.rules.past_agents(model.view, way) for way in ways)))
    if not found:
        return ""
    items = model.texts.grammar.joints.items
    there = items.join(model.seat_name(seat) for seat in dict.fromkeys(model.occupants(space)) if seat != model.active)
    if "turn" in found:
        return str(model.t("tip.space.past.turn", who=there))
    return str(model.t("tip.space.past", who=there, what=Markup(items.join(map(model.texts.title, found)))))


def control_tip(model: TableModel, rest: str) -> str:
    space = rest.partition(".")[0]
    what = sentences(model.texts, model.rules.spaces[space].control_bonus)
    owner, name = model.rules.controller(model.rules, model.view, space), "space:" + space
    if owner == NOBODY:
        return str(model.t("tip.control.free", space=name, what=what))
    return str(model.t("tip.control.held", who=model.seat_name(owner), space=name, what=what))


def bonus_tip(model: TableModel, rest: str) -> str:
    return str(model.t("tip.bonus", n=model.view.bonus_spice.get(rest, 0)))


def council_tip(model: TableModel, rest: str) -> str:
    if rest.startswith("free"):
        return str(model.t("tip.council.free"))
    return str(model.t("tip.council", who=who(model, rest)))


def voice_tip(model: TableModel, rest: str) -> str:
    return str(model.t("tip.voice", who=model.seat_name(int(rest.rpartition(".")[2]))))
