"""The writers of the game log (`log`), one for each kind of event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dune_desktop.engine.model.events import Facts
from dune_desktop.engine.model.ids import HIDDEN, IMPERIUM, NOBODY, market_of
from dune_desktop.i18n.log import LogWriter, Number
from dune_desktop.i18n.template import Value


def _silent(to: LogWriter, facts: Facts) -> None:
    """Write nothing: the events around it tell it."""


def _round(to: LogWriter, facts: Facts) -> None:
    to.close()
    to.add(NOBODY, "log.round", "round", n=facts.number)


def _phase(to: LogWriter, facts: Facts) -> None:
    to.enter(facts.phase)
    to.add(NOBODY, f"log.phase.{facts.phase}", "heading")


def _game_start(to: LogWriter, facts: Facts) -> None:
    to.add(NOBODY, "log.game_start", who=to.player(facts.first_player))


def _conflict(to: LogWriter, facts: Facts) -> None:
    to.add(NOBODY, "log.conflict", card=f"conflict:{facts.card}")


def _turn(to: LogWriter, facts: Facts) -> None:
    to.close()


def _send(to: LogWriter, facts: Facts) -> None:
    space = f"space:{facts.space}"
    if str(facts.card).startswith("hagal:"):
        passed = to.passed.pop(facts.seat, 0)
        if passed:
            to.begin(facts.seat, "log.send.rival.past", space=space, n=passed)
        else:
            to.begin(facts.seat, "log.send.rival", space=space)
    elif facts.origin:
        to.begin(facts.seat, "log.send.moved", space=space, origin=f"space:{facts.origin}", card=f"card:{facts.card}")
    else:
        to.begin(facts.seat, "log.send", space=space, card=f"card:{facts.card}")


def _reveal(to: LogWriter, facts: Facts) -> None:
    cards: tuple[str, ...] = facts.cards
    named = to.listed([(to.texts.link(f"card:{card}"),) for card in cards])
    if facts.seat in to.open:
        if cards:
            to.also(to.open[facts.seat], to.line("log.reveal.also", facts.seat, cards=named))
    elif cards:
        to.begin(facts.seat, "log.reveal", cards=named)
    else:
        to.begin(facts.seat, "log.reveal.none")


def _gain(to: LogWriter, facts: Facts) -> None:
    if facts.what == "sword" and str(facts.source).startswith("hagal:"):
        return  # told with the card that was turned
    to.number(facts.seat, Number("gain", facts.what, facts.n), facts.source)


def _spend(to: LogWriter, facts: Facts) -> None:
    if facts.source != "convert":  # told with the point it brings
        to.number(facts.seat, Number("gain", facts.what, -facts.n), facts.source)


def _vp(to: LogWriter, facts: Facts) -> None:
    if not str(facts.source).startswith("convert"):
        to.number(facts.seat, Number("gain", "vp", facts.n), facts.source)


def _recruit(to: LogWriter, facts: Facts) -> None:
    to.number(facts.seat, Number("gain", "troop", facts.n), facts.source)


def _influence(to: LogWriter, facts: Facts) -> None:
    number = Number("influence", facts.faction, 0, facts.before, facts.after)
    to.number(facts.seat, number, facts.source)


def _alliance(to: LogWriter, facts: Facts) -> None:
    faction = f"faction:{facts.faction}"
    if facts.seat == NOBODY:
        to.add(NOBODY, "log.alliance.back", faction=faction, other=to.player(facts.before))
        return
    key = "log.alliance" if facts.before == NOBODY else "log.alliance.from"
    other = to.player(facts.before)
    if to.rose(facts.seat) == facts.faction:  # the line has just named the Faction
        to.also(to.open[facts.seat], to.line(key + ".its", facts.seat, other=other))
    else:
        to.act(facts.seat, key, faction=faction, other=other)


def troops(key: str) -> Callable[[LogWriter, Facts], None]:
    """Return a writer that tells how many pieces moved."""
    return lambda to, facts: to.pieces(facts.seat, key, facts.n)


def _deploy(to: LogWriter, facts: Facts) -> None:
    """Write a deployment; in Round start troops come only to defend a controlled space of the Conflict (R4.2)."""
    if to.undealt:
        to.add(facts.seat, "log.deploy.defence", n=facts.n)
    else:
        to.pieces(facts.seat, "log.deploy", facts.n)


def _drawn(key: str, kind: str) -> Callable[[LogWriter, Facts], None]:
    def write(to: LogWriter, facts: Facts) -> None:
        cards = to.cards(kind, facts.cards)
        if key == "draw" and to.deals(facts.seat):
            to.dealt.add(facts.seat)
            to.hands[facts.seat] = len(facts.cards)
            to.close()
            return
        to.flush()
        if cards is None:
            to.number(facts.seat, Number(f"{key}.count", "", len(facts.cards)), getattr(facts, "source", ""))
        else:
            to.act(facts.seat, f"log.{key}", loose=True, cards=cards)

    return write


def _steal(to: LogWriter, facts: Facts) -> None:
    other = to.player(facts.victim)
    if facts.card == HIDDEN:
        to.act(facts.seat, "log.steal_intrigue", other=other)
    else:
        to.act(facts.seat, "log.steal_intrigue.known", other=other, card=f"intrigue:{facts.card}")


def _shuffle(to: LogWriter, facts: Facts) -> None:
    to.add(facts.seat, f"log.shuffle.{facts.pile}", "quiet")


def _card(key: str) -> Callable[[LogWriter, Facts], None]:
    return lambda to, facts: to.act(facts.seat, key, card=f"card:{facts.card}")


def _acquire(to: LogWriter, facts: Facts) -> None:
    key = f"log.acquire.{facts.to}"
    to.acquired(facts.seat, key if to.texts.has(key) else "log.acquire", f"card:{facts.card}")


def _row(to: LogWriter, facts: Facts) -> None:
    market = market_of(facts.slot)
    own = f"log.row.{market}"
    key = "log.row" if market == IMPERIUM else own if to.texts.has(own) else "log.row.other"
    if facts.card:
        to.add(NOBODY, key, "quiet", card=f"card:{facts.card}")
    else:
        to.add(NOBODY, key + ".empty", "quiet")


def _set_aside_lost(to: LogWriter, facts: Facts) -> None:
    to.add(facts.seat, "log.set_aside_lost", card=f"card:{facts.card}")


def space(key: str) -> Callable[[LogWriter, Facts], None]:
    """Return a writer that tells where."""
    return lambda to, facts: to.act(facts.seat, key, space=f"space:{facts.space}")


def plain(key: str) -> Callable[[LogWriter, Facts], None]:
    """Return a writer whose text names nothing but the seat."""
    return lambda to, facts: to.act(facts.seat, key)


def _mentat(to: LogWriter, facts: Facts) -> None:
    to.act(facts.seat, "log.mentat.next_round" if facts.how == "next_round" else "log.mentat")


def _control(to: LogWriter, facts: Facts) -> None:
    space = f"space:{facts.space}"
    if facts.before == NOBODY:
        to.act(facts.seat, "log.control", space=space)
    else:
        to.act(facts.seat, "log.control.from", space=space, other=to.player(facts.before))


def _secret(to: LogWriter, facts: Facts) -> None:
    if HIDDEN in facts.factions:
        to.add(facts.seat, "log.secret", n=len(facts.factions))
    else:
        factions = to.listed([(to.texts.link(f"faction:{faction}"),) for faction in facts.factions])
        to.add(facts.seat, "log.secret.known", factions=factions)


def _masterstroke(to: LogWriter, facts: Facts) -> None:
    to.begin(facts.seat, "log.masterstroke")


def _intrigue(to: LogWriter, facts: Facts) -> None:
    to.begin(facts.seat, "log.intrigue", card=f"intrigue:{facts.card}")


def _entry(key: str) -> Callable[[LogWriter, Facts], None]:
    def write(to: LogWriter, facts: Facts) -> None:
        to.add(facts.seat, key)

    return write


def _pass(to: LogWriter, facts: Facts) -> None:
    if facts.timing == "combat":  # elsewhere a pass ends nothing that others wait for
        to.add(facts.seat, "log.pass")


def _strength(to: LogWriter, facts: Facts) -> None:
    if not facts.strength:
        return  # a seat without units in the Conflict
    entry = to.open.get(facts.seat) or to.bare(facts.seat, "")
    to.also(entry, to.line("log.strength", facts.seat, n=facts.strength))


def _hagal(to: LogWriter, facts: Facts) -> None:
    if facts.verdict == "goes":
        return  # told by the Agent that is sent
    to.passed[facts.seat] = to.passed.get(facts.seat, 0) + 1
    key = f"log.hagal.{facts.verdict}"
    args: dict[str, Value] = {"card": f"hagal:{facts.card}"}
    if facts.other != NOBODY:
        args["other"] = to.player(facts.other)
    known = to.texts.has(key) and to.texts.fields(key) <= {"who", *args}
    to.add(facts.seat, key if known else "log.hagal.other", "quiet", **args)


def _hagal_bonus(to: LogWriter, facts: Facts) -> None:
    to.add(facts.seat, "log.hagal_bonus", card=f"hagal:{facts.card}", n=facts.swords)


def _hold_back(to: LogWriter, facts: Facts) -> None:
    to.act(facts.seat, "log.hold_back", n=facts.n, lead=facts.lead)


def _convert(to: LogWriter, facts: Facts) -> None:
    to.add(facts.seat, "log.convert", n=facts.n, what=facts.what)


def _reward(to: LogWriter, facts: Facts) -> None:
    to.begin(facts.seat, "log.reward", place=to.texts.t(f"log.place.{facts.place}"))
    to.open[facts.seat].named = frozenset({f"conflict:{facts.card}"})


def _winner(to: LogWriter, facts: Facts) -> None:
    if facts.seat == NOBODY:
        to.add(NOBODY, "log.winner.nobody")
    else:
        to.add(facts.seat, "log.winner")


def _bonus_spice(to: LogWriter, facts: Facts) -> None:
    if facts.n:  # 0: taken, told by what the harvester gains
        to.spice.append(to.texts.line("log.bonus_spice.one", space=f"space:{facts.space}", n=facts.n))


def _recall(to: LogWriter, facts: Facts) -> None:
    to.add(NOBODY, "log.recall", who=to.player(facts.seat))


def _game_over(to: LogWriter, facts: Facts) -> None:
    players = [(to.player(seat),) for seat in facts.ranking]
    to.add(facts.ranking[0], "log.game_over")
    to.add(NOBODY, "log.game_over.ranking", players=to.listed(players))


# ------------------------------------------------------------------------------------------------ rarer things


def _unseen(key: str, kind: str) -> Callable[[LogWriter, Facts], None]:
    """Return a writer that names a card if the reader may know it."""

    def write(to: LogWriter, facts: Facts) -> None:
        if facts.card == HIDDEN:
            to.act(facts.seat, key)
        else:
            to.act(facts.seat, key + ".known", card=f"{kind}:{facts.card}")

    return write


def _snooper(to: LogWriter, facts: Facts) -> None:
    to.act(facts.seat, "log.snooper", faction=f"faction:{facts.faction}", n=facts.step)


def _dice(to: LogWriter, facts: Facts) -> None:
    to.add(facts.seat, "log.dice", first=facts.first, second=facts.second)


def _row_trash(to: LogWriter, facts: Facts) -> None:
    own = f"log.row_trash.{market_of(facts.slot)}"
    to.add(NOBODY, own if to.texts.has(own) else "log.row_trash", card=f"card:{facts.card}")


EVENTS: Final[dict[str, Callable[[LogWriter, Facts], None]]] = {
    "game_start": _game_start,
    "round": _round,
    "phase": _phase,
    "conflict": _conflict,
    "turn": _turn,
    "send": _send,
    "reveal": _reveal,
    "end_turn": _silent,
    "gain": _gain,
    "spend": _spend,
    "vp": _vp,
    "influence": _influence,
    "alliance": _alliance,
    "recruit": _recruit,
    "deploy": _deploy,
    "retreat": troops("log.retreat"),
    "lose_troop": troops("log.lose_troop"),
    "draw": _drawn("draw", "card"),
    "draw_intrigue": _drawn("draw_intrigue", "intrigue"),
    "look": _unseen("log.look", "card"),
    "steal_intrigue": _steal,
    "shuffle": _shuffle,
    "discard": _card("log.discard"),
    "trash": _card("log.trash"),
    "fetch": _card("log.fetch"),
    "acquire": _acquire,
    "row": _row,
    "set_aside": _card("log.set_aside"),
    "set_aside_lost": _set_aside_lost,
    "recall_agent": space("log.recall_agent"),
    "council": plain("log.council"),
    "swordmaster": plain("log.swordmaster"),
    "mentat": _mentat,
    "control": _control,
    "control_lost": space("log.control_lost"),
    "voice": space("log.voice"),
    "secret": _secret,
    "masterstroke": _masterstroke,
    "intrigue": _intrigue,
    "pass": _pass,
    "stop": _entry("log.stop"),
    "strength": _strength,
    "hagal": _hagal,
    "hagal_bonus": _hagal_bonus,
    "hold_back": _hold_back,
    "convert": _convert,
    "reward": _reward,
    "winner": _winner,
    "bonus_spice": _bonus_spice,
    "recall": _recall,
    "game_over": _game_over,
    "under": troops("log.under"),
    "put_back": _unseen("log.put_back", "intrigue"),
    "aside": _unseen("log.aside", "card"),
    "aside_back": _card("log.aside_back"),
    "snooper": _snooper,
    "extra_turn": plain("log.extra_turn"),
    "dice": _dice,
    "row_trash": _row_trash,
}
"""Kind of event -> its writer."""
