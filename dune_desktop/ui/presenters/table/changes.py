"""What an act that is weighed up would change, as rows of numbers: what is now and what would be."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import field
from functools import partial

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import GameState
from dune_desktop.engine.model.conditions import Council
from dune_desktop.engine.model.effects import Gain, If
from dune_desktop.engine.model.events import Facts
from dune_desktop.engine.model.frames import Ask, Pool
from dune_desktop.engine.model.ids import FACTIONS, NOBODY
from dune_desktop.engine.model.options import part
from dune_desktop.engine.model.state import Seat
from dune_desktop.i18n.log import outcome
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.table.additions import Row
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.prompt.bar import PromptContribution
from dune_desktop.ui.presenters.table.tips.printed import component
from dune_desktop.ui.presenters.table.weighed import Weighed
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.text.signs import Line, Sign, first_icon

UNKNOWN = "?"
PILES = {"top": "top", "hand": "hand"}

GOODS = ("solari", "spice", "water")
HELD = ("hand", "intrigue")
ICONS = {"conflict": "deploy"}


@dataclass(frozen=True, slots=True)
class ChangeContribution:
    """What a preview says of a box: `changes`, rows with numbers; `told`, events that are told in words, each with its
    icon.
    """

    changes: tuple[Callable[[TableModel], list[Row]], ...] = ()
    told: Mapping[str, str] = field(default_factory=dict)


TOLD = {
    "acquire": "discard_pile",
    "trash": "trash",
    "discard": "discard",
    "fetch": "hand",
    "set_aside": "free",
    "aside": "free",
    "aside_back": "hand",
    "recall_agent": "recall",
    "council": "council",
    "swordmaster": "swordmaster",
    "mentat": "mentat",
    "control": "control",
    "voice": "barred",
    "extra_turn": "phase_turn",
}
"""What happens that no number says, as the chronicle would tell it: kind of event -> icon. Boxes add theirs."""

OWN_CARDS = frozenset({"acquire", "trash", "aside", "aside_back"})
"""Events by which the cards one has become more or fewer: with the card named they need not be counted."""


def number(model: TableModel, icon: str, count: Callable[[GameState], int], why: str = "") -> list[Row]:
    """A row for a number if the act changes it: a span if a way is still to choose, unknown if hidden cards decide."""
    now = count(model.view)
    found = model.weighed.by_way(count)
    if found is None:
        return [Row(icon, str(now), UNKNOWN, None, why)]
    low, high = min(found), max(found)
    if low == high == now:
        return []
    better = None if low < now < high else high > now
    return [Row(icon, str(now), str(low) if low == high else f"{low}–{high}", better, why)]


def changes(model: TableModel) -> list[Row]:
    """What the act would change of whoever it concerns, and of the others."""
    who = model.decision.acting_for if model.decision is not None else max(0, model.viewer)
    rows = [row for what in GOODS for row in number(model, what, partial(_own, seat=who, what=what))]
    for track, faction in enumerate(FACTIONS):
        rows += number(model, faction, partial(_steps, seat=who, track=track), _alliance(model, track, who))
    rows += number(model, "vp", partial(_own, seat=who, what="vp"), _losers(model, who))
    rows += _to_spend(model)
    rows += _units(model, who)
    for more in contributed(ChangeContribution, model.boxes).changes:
        rows += more(model)
    rows += [*_may_deploy(model), *_told(model, who), *_cards(model, who), *_others(model, who)]
    return [*rows, *_lacking(model), *_still_to_come(model, who)]


def waiting(model: TableModel) -> Line:
    """The effects that would wait to be taken, or the one that asks, and did not before; none that waits in vain."""
    assert model.preview is not None
    parts: Line = ()
    before = [*_open(model.view), *model.rules.dead_effects(model.preview)]
    for effect in _open(model.preview):
        if effect in before:
            before.remove(effect)
            continue
        parts += ((Sign(" "),) if parts else ()) + line((effect,), model.texts)
    return parts


def _lacking(model: TableModel) -> list[Row]:
    """What would be offered if there were anything to choose or enough to pay with, and why it is not."""
    assert model.preview is not None
    before = _open(model.view)
    new = [each for each in model.rules.dead_choices(model.preview) if each[0] not in before]
    return [Row(first_icon(line((effect,), model.texts)), "", "", why=model.reason(reason)) for effect, reason in new]


def _open(state: GameState) -> list[object]:
    """What waits anywhere: in whatever is under way, and in the turn below it."""
    asked = [frame.effect for frame in state.stack if isinstance(frame, Ask)]
    pools = [frame.todo for frame in state.stack if isinstance(frame, Pool)]
    if state.turn is not None:
        pools.append(state.turn.pool)
    return [*asked, *(effect for pool in pools for _, effect, _ in pool)]


def _own(state: GameState, seat: int, what: str) -> int:
    return int(getattr(state.seats[seat], what))


def _steps(state: GameState, seat: int, track: int) -> int:
    return int(state.seats[seat].influence[track])


def _alliance(model: TableModel, track: int, who: int) -> str:
    assert model.preview is not None
    before, after = model.view.alliances[track], model.preview.alliances[track]
    if after == before or after != who:
        return ""
    if before == NOBODY:
        return model.t("preview.takes_alliance")
    return model.t("preview.takes_alliance_from", other=model.seat_name(before))


def _losers(model: TableModel, who: int) -> str:
    """Who else's points change."""
    assert model.preview is not None
    for seat, player in enumerate(model.view.seats):
        then = model.preview.seats[seat].vp
        if seat != who and then != player.vp:
            return model.t("preview.other_points", name=model.seat_name(seat), before=player.vp, after=then)
    return ""


def _to_spend(model: TableModel) -> list[Row]:
    """Persuasion to spend in a Reveal turn."""
    turn = model.view.turn
    if turn is None or turn.seat != model.viewer:
        return []
    rows = number(model, "persuasion", lambda state: state.turn.persuasion if state.turn is not None else 0)
    why = model.t("preview.to_spend")
    return [row._replace(why=why) for row in rows]


def _units(model: TableModel, who: int) -> list[Row]:
    """Troops, and the strength they and swords make."""
    rows = number(model, "garrison", partial(_own, seat=who, what="garrison"), _recruited(model, who))
    rows += number(model, "deploy", partial(_own, seat=who, what="conflict"))
    why = _strongest(model, who)
    return rows + number(model, "combat", partial(model.rules.decided_strength, seat=who), why)


def _recruited(model: TableModel, who: int) -> str:
    assert model.preview is not None
    n = model.preview.seats[who].garrison - model.view.seats[who].garrison
    return model.t("preview.recruited", n=n) if n > 0 else ""


def _strongest(model: TableModel, who: int) -> str:
    """The strength of the strongest of the others."""
    others = {
        seat: model.then(partial(model.rules.decided_strength, seat=seat)) for seat in range(len(model.view.seats))
    }
    del others[who]
    seat = max(others, key=lambda seat: others[seat])
    return model.t("preview.against", name=model.seat_name(seat), n=others[seat]) if others[seat] else ""


def _still_to_come(model: TableModel, who: int) -> Iterator[Row]:
    """Yield who else may still change the Conflict if the seat reveals now, after which it can no longer respond."""
    if not model.view.conflict or not any(("reveal",) in way for way in model.weighed.ways):
        return
    for seat in model.rules.turn_order(model.view):
        n, name = model.view.seats[seat].agents_left, model.seat_name(seat)
        if seat != who and n:
            yield Row("agent", "", "", why=model.t("preview.still_sends", who=name, n=n))
        elif seat != who:
            yield Row("hand", "", "", why=model.t("preview.still_reveals", who=name))


def _may_deploy(model: TableModel) -> list[Row]:
    """How many units an Agent on its way to a Combat space lets go to the Conflict."""
    state = model.preview
    if not model.hovered or state is None or state.turn is None or not model.rules.spaces[model.hovered].combat:
        return []
    most = model.rules.max_to_deploy(state, state.turn)
    return [Row("deploy", "", f"0–{most}", None, model.t("preview.may_deploy"))] if most else []


def _told(model: TableModel, who: int) -> list[Row]:
    """What happens for sure and no number says, each thing in words."""
    told = {**TOLD, **contributed(ChangeContribution, model.boxes).told}
    rows = []
    title = model.name(bought(model)) if bought(model) else ""
    for event in model.weighed.sure_events:
        fact = Facts(event)
        if fact.kind in told and fact.seat == who:
            icon = told[fact.kind] if fact.kind != "acquire" else PILES.get(fact.to, told[fact.kind])
            why = _lasting(model, fact) or outcome(model.texts, event, dict(enumerate(model.names)))
            if not title or title not in why:  # what is bought is what all of this is about
                rows.append(Row(icon, "", "", why=why))
        elif fact.kind == "recruit" and fact.seat == who and _only_recruits(model, who, fact.source):
            rows.append(Row("deploy", "", "", why=model.t("preview.deploys_later")))
    return rows


def _lasting(model: TableModel, fact: Facts) -> str:
    """What the Mentat or a seat on the High Council is for; "" for anything else."""
    if fact.kind == "mentat" and fact.how != "next_round":
        return model.t("preview.mentat")
    if fact.kind != "council":
        return ""
    gains = [
        gain
        for _, effect, _ in model.rules.reveal_of_spaces
        if isinstance(effect, If) and isinstance(effect.condition, Council)
        for gain in effect.effects
    ]
    return model.t("preview.council", n=sum(gain.n for gain in gains if isinstance(gain, Gain)))


def _only_recruits(model: TableModel, who: int, source: str) -> bool:
    found = component(model, source)
    return found is not None and model.rules.only_recruits(model.view, who, found)


def bought(model: TableModel) -> str:
    """The component that the act buys, and with that is about; "" for any other act."""
    *_, way = model.weighed.ways[0]
    ware = contributed(PromptContribution).wares.get(str(way[0]))
    if ware is not None:
        return ware.component(model, way)
    return f"card:{part(way, 'card')}" if way[0] == "acquire" else ""


def _all_named(model: TableModel) -> bool:
    """Whether every card that comes or goes is told by name."""
    moved = {event for way in model.weighed.events for world in way for event in world}
    return {event for event in moved if event[0] in OWN_CARDS} <= set(model.weighed.sure_events)


def _cards(model: TableModel, who: int) -> list[Row]:
    """Cards that would come or go; which ones is not known of those that lie hidden."""
    unknown = model.t("preview.unknown")
    hand, intrigue = partial(_drawn, seat=who), partial(_intrigues, seat=who)
    rows = [
        Row(icon, "", f"+{more}", True, unknown)
        for icon, more in (
            ("hand", model.then(hand) - hand(model.view)),
            ("intrigue", model.then(intrigue) - intrigue(model.view)),
        )
        if more > 0
    ]
    if not bought(model) and not _all_named(model):
        rows += number(model, "deck", lambda state: _owned(state.seats[who]), model.t("preview.all_cards"))
    if "row" in model.weighed.news:
        n = _new_in_row(model.weighed)
        rows.append(
            Row("changed", "", UNKNOWN, None, model.t("preview.rows", n=n) if n > 1 else model.t("preview.row"))
        )
    return rows


def _new_in_row(act: Weighed) -> int:
    """How many places of the Imperium Row get another card."""
    worlds = [world.row for way in act.worlds for world in way]
    return max(sum(now != then for now, then in zip(act.view.row, row, strict=True)) for row in worlds)


def _drawn(state: GameState, seat: int) -> int:
    """Cards that were drawn, be they played since or not."""
    return len(state.seats[seat].hand) + len(state.seats[seat].in_play)


def _intrigues(state: GameState, seat: int) -> int:
    return len(state.seats[seat].intrigue)


def _held(state: GameState, seat: int, what: str) -> int:
    return len(getattr(state.seats[seat], what))


def _owned(player: Seat) -> int:
    return sum(map(len, (player.deck, player.hand, player.in_play, player.discard)))


def _others(model: TableModel, who: int) -> list[Row]:
    """What others would get or lose."""
    rows: list[Row] = []
    for seat in range(len(model.view.seats)):
        for what in (*GOODS, "garrison", "conflict", *HELD):
            count = partial(_held if what in HELD else _own, seat=seat, what=what)
            more = model.then(count) - count(model.view)
            if seat == who or not more:
                continue
            key = "preview.controls" if model.hovered and what in GOODS and more > 0 else "preview.other"
            words = model.t(key, name=model.seat_name(seat))
            rows.append(Row(ICONS.get(what, what), "", f"+{more}" if more > 0 else f"−{-more}", more < 0, words))
    return rows
