"""Parts of the table looked at closer: a seat, the lanes of the Conflict, the purse, the dial with round and order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from dune_desktop.engine.model.components import Leader
from dune_desktop.engine.model.ids import FACTION_INDEX, FACTIONS, NOBODY
from dune_desktop.i18n.component_text import describe
from dune_desktop.i18n.template import Markup
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.outlook import at_reveal, ending, nearest, strengths, turns_words
from dune_desktop.ui.presenters.points import points_so_far
from dune_desktop.ui.presenters.screens.lens.facts import Fact, Part, facts_sheet
from dune_desktop.ui.presenters.screens.lens.inspect import Sheet
from dune_desktop.ui.presenters.screens.lens.sheets import NOTHING_BELOW, Below
from dune_desktop.ui.presenters.screens.lens.subject import Subject
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.table.additions import TableContribution
from dune_desktop.ui.presenters.table.conflict.strength import in_parts
from dune_desktop.ui.presenters.table.conflict.verdict import verdict
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import seat_face
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import Rect
from dune_desktop.ui.text.richtext import escape

PHASES = (
    ("round_start", "phase_start"),
    ("turns", "phase_turn"),
    ("combat", "phase_combat"),
    ("makers", "phase_maker"),
    ("recall", "phase_recall"),
)

GOODS: Final = ("solari", "spice", "water")


def _row(pairs: list[tuple[str, object]]) -> str:
    """Icons, each with its number behind it."""
    return "   ".join(f"{{{icon}}} {n}" for icon, n in pairs)


def _head(page: Page, key: str, name: str, badge: str = "") -> Subject:
    return Subject("", "large", name, str(page.t(f"sheet.{key}.kind")), (), badge=badge)


# ------------------------------------------------------------------------------------------------ a seat


def seat_sheet(page: Page, model: TableModel, seat: int, below: Below = NOTHING_BELOW) -> Sheet:
    """What a seat has, where its points came from, what it keeps for good; what its leader can do stands beside it."""
    player = model.view.seats[seat]
    leader = model.rules.leaders.get(player.leader)
    name = page.name("leader:" + player.leader) if leader is not None else page.t("table.hagal")
    plays = " · ".join(filter(None, (str(name), model.level_of(seat), model.style_of(seat))))
    head = Subject("", "large", model.seat_name(seat), plays, ())
    notes = _abilities(page, leader, rival=model.rules.is_rival[seat]) if leader is not None else ()

    def mark(b: Build, rect: Rect) -> None:
        portrait = "leader:" + player.leader if player.leader else "rival:hagal"
        seat_face(b, portrait, rect, seat)

    parts = (
        Part(str(page.t("sheet.seat.now")), tuple(_has(page, model, seat))),
        Part(_points_title(page, model, seat), tuple(_points(page, model, seat))),
        Part(str(page.t("sheet.seat.influence")), tuple(_influence(page, model, seat))),
        Part(str(page.t("sheet.seat.keeps")), tuple(_keeps(page, model, seat))),
    )
    heading = str(page.t("sheet.seat.leader")) if notes else ""
    return facts_sheet(page, head, parts, notes=notes, heading=heading, mark=mark, below=below)


def _abilities(page: Page, leader: Leader, *, rival: bool) -> tuple[str, ...]:
    """All abilities; for a Rival with a player's leader that of the Signet Ring, and that it ignores others (R28.1)."""
    borrowed = rival and leader.player
    used = [part for part in describe(page.texts, leader) if part.kind == "signet" or not borrowed]
    told = (f"{part.heading}: {part.text}" for part in used)
    return (*told, str(page.t("leader.rival"))) if borrowed else tuple(told)


def _has(page: Page, model: TableModel, seat: int) -> Iterator[Fact]:
    """Leader, goods, Agents, units and cards."""
    player, human = model.view.seats[seat], model.rules.is_player[seat]
    if player.leader:
        key = "leader:" + player.leader
        yield Fact(escape(page.name(key)), "signet", action=("look", key))
    yield Fact(_row([(what, getattr(player, what)) for what in GOODS]))
    yield Fact(str(page.t("sheet.seat.agents", n=player.agents_left, sent=len(player.agents))), "agent")
    units = {"garrison": player.garrison, "deploy": player.conflict, "supply": player.supply}
    yield Fact(str(page.t("sheet.seat.troops", **units)), "troop")
    for unit in model.shown_units:
        there = {
            "garrison": unit.count(player, "garrison"),
            "deploy": unit.count(player, "conflict"),
            "supply": unit.count(player, "supply"),
        }
        yield Fact(str(page.t(f"sheet.seat.{unit.id}s", **there)), unit.id)
    if human:
        held = len(player.hand) + bool(model.rules.set_aside_card(model.view, seat))
        cards = {"hand": held, "deck": len(player.deck), "discard": len(player.discard)}
        tab = ("mine",) if seat == model.viewer else ("everybody", seat)
        yield Fact(str(page.t("sheet.seat.cards", **cards)), "hand", action=("cards", *tab))
    yield Fact(str(page.t("sheet.seat.intrigue", n=len(player.intrigue))), "intrigue")


def _points_title(page: Page, model: TableModel, seat: int) -> str:
    points = model.view.seats[seat].vp
    return str(page.t("sheet.seat.points", n=points, most=model.rules.points_to_end))


def _points(page: Page, model: TableModel, seat: int) -> Iterator[Fact]:
    return (Fact(line.text, line.sign) for line in points_so_far(page.texts, model.view, seat))


def _influence(page: Page, model: TableModel, seat: int) -> Iterator[Fact]:
    player = model.view.seats[seat]
    yield Fact(_row([(faction, player.influence[FACTION_INDEX[faction]]) for faction in FACTIONS]))
    held = [page.name("faction:" + faction) for faction in FACTIONS if _holds(model, seat, faction)]
    if held:
        names = page.texts.grammar.listed(held)
        yield Fact(str(page.t("sheet.seat.alliances", names=names)), "alliance")


def _holds(model: TableModel, seat: int, faction: str) -> bool:
    return model.view.alliances[FACTION_INDEX[faction]] == seat


def _keeps(page: Page, model: TableModel, seat: int) -> Iterator[Fact]:
    """What it has for the rest of the game, or until somebody takes it away."""
    view, player = model.view, model.view.seats[seat]
    if player.swordmaster:
        yield Fact(str(page.t("icontip.swordmaster")), "swordmaster")
    if player.council:
        yield Fact(str(page.t("icontip.council")), "council")
    if view.mentat == seat:
        yield Fact(str(page.t("icontip.mentat")), "mentat")
    for space, owner in view.control.items():
        if owner == seat:
            key = "space:" + space
            yield Fact(str(page.t("sheet.seat.controls", space=key)), "control", action=("look", key))


# ------------------------------------------------------------------------------------------------ the Conflict


def lanes_sheet(page: Page, model: TableModel) -> Sheet:
    """Who stands how in the Conflict, what may still come, and who would take what."""
    seats = range(len(model.view.seats))
    now = tuple(Fact(_stand(page, model, seat), seat=seat) for seat in seats)
    told = tuple(
        Fact(words) for words in verdict(model, [model.rules.decided_strength(model.fight, seat) for seat in seats])
    )
    parts = (
        Part(str(page.t("sheet.lanes.now")), now),
        Part(str(page.t("sheet.lanes.coming")), tuple(_coming(page, model))),
        Part(str(page.t("sheet.lanes.verdict")), told),
        Part(str(page.t("sheet.lanes.rules")), tuple(Fact(str(page.t(f"sheet.lanes.rule.{n}"))) for n in (1, 2, 3))),
    )
    return facts_sheet(page, _head(page, "lanes", str(page.t("sheet.lanes")), "combat"), parts)


def _stand(page: Page, model: TableModel, seat: int) -> str:
    parts = [f"{n} {{{kind}}}" for kind, n in in_parts(model, seat)]
    total, name = model.rules.decided_strength(model.fight, seat), model.seat_name(seat)
    what = Markup(" = " + " + ".join(parts) if parts else "")
    garrison = model.view.seats[seat].garrison
    return str(page.t("sheet.lanes.stand", who=name, n=total, what=what, garrison=garrison))


def _coming(page: Page, model: TableModel) -> Iterator[Fact]:
    """What reveals and House Hagal's cards may still change."""
    for own in strengths(model.rules, model.view):
        name = model.seat_name(own.seat)
        if own.seat == model.viewer and own.hand:
            mine = at_reveal(model.rules, model.view, own.seat, model.at_reveal[1])
            yield Fact(str(page.t("sheet.lanes.mine", n=mine)), seat=own.seat)
        elif own.most > own.now:
            yield Fact(str(page.t("sheet.lanes.hagal", who=name, now=own.now, most=own.most)), seat=own.seat)
        elif own.hand:
            hand = len(model.view.seats[own.seat].hand)
            yield Fact(str(page.t("sheet.lanes.hand", who=name, n=hand)), seat=own.seat)


# ------------------------------------------------------------------------------------------------ purse, dial


def purse_sheet(page: Page, model: TableModel) -> Sheet:
    """The goods, what each is for, and what the hand would bring."""
    me = model.me
    owned = [(what, getattr(me, what)) for what in GOODS]
    owned += [
        (good.name, good.count(model.view, max(0, model.viewer)))
        for good in contributed(TableContribution, model.boxes).goods
    ]
    goods = tuple(Fact(f"<b>{n}</b>   {page.t('icontip.' + what)}", what) for what, n in owned)
    turn = model.view.turn
    now = me.revealed or (turn is not None and (turn.seat, turn.stage) == (model.viewer, "reveal"))
    revealing = turn is not None and now and turn.seat == model.viewer
    persuasion = turn.persuasion if turn is not None and revealing else 0 if now else model.at_reveal[0]
    swords = me.swords if now else model.at_reveal[1]
    hand = (
        Fact(f"<b>{persuasion}</b>   {page.t('icontip.persuasion')}", "persuasion"),
        Fact(f"<b>{swords}</b>   {page.t('icontip.sword')}", "sword"),
    )
    title = page.t("sheet.purse.now" if now else "sheet.purse.reveal")
    parts = (Part(str(page.t("sheet.purse.goods")), goods), Part(str(title), hand))
    return facts_sheet(page, _head(page, "purse", model.seat_name(max(0, model.viewer)), "solari"), parts)


def dial_sheet(page: Page, model: TableModel) -> Sheet:
    """The phases of the round, whose turns are left in which order, and what ends the game."""
    view, rules = model.view, model.rules
    phases = tuple(Fact(str(page.t("tip.phase." + phase)), icon, inlaid=phase == view.phase) for phase, icon in PHASES)
    order = rules.turn_order(view) if view.phase == "turns" else []
    turns = [Fact(_turns(page, model, seat), seat=seat) for seat in order]
    if order and rules.hagal_seat != NOBODY:
        turns.append(Fact(str(page.t("hagal.two.when.text")), seat=rules.hagal_seat))
    most = len(view.conflicts) + len(view.conflict_deck)
    end = [Fact(str(page.t("tip.round", n=max(1, view.round), most=most, points=rules.points_to_end)), "vp")]
    now, who = ending(rules, view), nearest(rules, view)
    if now == "last":
        end.append(Fact(str(page.t("tip.target.last")), "endgame", inlaid=True))
    elif now and who is not None:
        need = rules.points_to_end - view.seats[who].vp
        words = page.t("tip.target.maybe", who=model.seat_name(who), n=need, points=rules.points_to_end)
        end.append(Fact(str(words), "endgame", inlaid=True))
    parts = (
        Part(str(page.t("sheet.dial.phases")), phases),
        Part(str(page.t("sheet.dial.turns")), tuple(turns)),
        Part(str(page.t("sheet.dial.end")), tuple(end)),
    )
    title = str(page.t("sheet.dial", n=max(1, view.round), most=most))
    return facts_sheet(page, _head(page, "dial", title, "phase_start"), parts)


def _turns(page: Page, model: TableModel, seat: int) -> str:
    return f"{escape(model.seat_name(seat))} {turns_words(page.texts, model.rules, model.view, seat)}"


Maker = Callable[[Page, TableModel], Sheet]

PARTS: Final[dict[str, Maker]] = {"lanes": lanes_sheet, "purse": purse_sheet, "dial": dial_sheet}
"""Parts of the table that have a page, besides the seats."""
