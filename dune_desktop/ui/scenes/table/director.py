"""What happened by itself, as a list of acts to be shown one after another. Pure functions of beats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from dune_desktop.engine import Event, GameState, Rules
from dune_desktop.engine.ids import FACTIONS
from dune_desktop.session import Beat
from dune_desktop.ui.presenters.table.model import Churn, RivalCard, RivalTurn

PACES = {"instant": 0.0, "fast": 0.8, "normal": 2.0, "step": float("inf")}
"""Seconds that what happens by itself stays on the screen, by the pace the player has chosen."""

VERDICT = 2.0
"""Seconds that the outcome of a Conflict stays at least, whatever the pace."""

DEPLOYED = {"deploy": "troop", "deploy_dreadnought": "dreadnought"}


@dataclass(frozen=True, slots=True)
class Act:
    """Something to be shown: its events, the position after it, and the least time it stays.

    `rival` and `churn` lie over the table meanwhile. `after` is how many events come after those of this act.
    """

    events: tuple[Event, ...]
    state: GameState
    wait: float
    after: int
    rival: RivalTurn | None
    churn: Churn | None


def acts(rules: Rules, beats: Sequence[Beat], pace: str) -> tuple[Act, ...]:
    """Where to stop: Rivals' turns and dice for the Imperium Row, unless at once, and always the outcome of a
    Conflict that somebody fought. The last beat is where a person is asked again: it is no act.
    """
    found: list[Act] = []
    events: tuple[Event, ...] = ()
    after = sum(len(beat.events) for beat in beats)
    for beat in beats[:-1]:
        events += beat.events
        after -= len(beat.events)
        fought = beat.events[-1][0] == "winner" and any(
            rules.has_unit(beat.state, seat) for seat in range(len(beat.state.seats))
        )
        if fought or (PACES[pace] > 0 and _slow(beat, events)):
            wait = VERDICT if fought else 0.0
            found.append(Act(events, beat.state, wait, after, rival_turn(events), churn(events)))
            events = ()
    return tuple(found)


def _slow(beat: Beat, events: Sequence[Event]) -> bool:
    """Whether something happened that is worth a stop: a Rival's turn, or dice."""
    rival = beat.events[-1][0] == "end_turn" and any(event[0] == "hagal" for event in events)
    return rival or any(event[0] == "dice" for event in beat.events)


def rival_turn(events: Iterable[Event]) -> RivalTurn | None:
    """The last Rival's turn among the events, with the cards it turned and what it got; None if there is none."""
    found: RivalTurn | None = None
    cards: list[RivalCard] = []
    mine: list[Event] = []
    seat = -1
    for event in events:
        if event[0] == "turn":
            seat = int(event[1])  # type: ignore[call-overload]
            cards, mine = [], []
        elif event[0] == "hagal" and event[1] == seat:
            _, _, card, space, verdict, other = event
            cards.append(RivalCard(str(card), str(space), str(verdict), int(other)))  # type: ignore[call-overload]
        elif event[1] == seat:
            mine.append(event)
        if event[0] == "end_turn" and event[1] == seat and cards:
            tiles = tuple(str(own[2]) for own in mine if own[0] == "tech")
            found = RivalTurn(seat, tuple(cards), tuple(gains(mine)), tiles)
    return found


def churn(events: Iterable[Event]) -> Churn | None:
    """What the dice did to the Imperium Row in these events; None if nobody rolled (X13.1)."""
    found: Churn | None = None
    for event in events:
        if event[0] == "dice":
            found = Churn((int(event[2]), int(event[3])))  # type: ignore[call-overload]
        elif event[0] == "row_trash" and found is not None:
            found = replace(found, cards=(*found.cards, (int(event[2]), str(event[3]), "")))  # type: ignore[call-overload]
        elif event[0] == "row" and found is not None:
            cards = ((slot, old, str(event[3]) if slot == event[2] else new) for slot, old, new in found.cards)
            found = replace(found, cards=tuple(cards))
    return found


def gains(events: Iterable[Event]) -> list[str]:
    """What a seat got by these events, as short pieces of markup: resources together, then tracks, troops, points.

    What a Rival then turned into points stands in rows of its own (R28.13): it is no part of what the space gave.
    """
    amounts: dict[str, int] = {}
    tracks: dict[str, tuple[int, int]] = {}
    steps: list[int] = []
    sent: dict[str, int] = {}
    exchanges: list[str] = []
    for event in events:
        kind = event[0]
        if kind in ("spend", "vp") and str(event[-1]).partition(":")[0] == "convert":
            continue
        if kind in ("gain", "spend"):
            sign = 1 if kind == "gain" else -1
            amounts[str(event[2])] = amounts.get(str(event[2]), 0) + sign * int(event[3])  # type: ignore[call-overload]
        elif kind == "recruit":
            amounts["troop"] = amounts.get("troop", 0) + int(event[2])  # type: ignore[call-overload]
        elif kind == "commission":
            amounts["dreadnought"] = amounts.get("dreadnought", 0) + 1
        elif kind == "negotiate":
            amounts["negotiator"] = amounts.get("negotiator", 0) + int(event[2])  # type: ignore[call-overload]
        elif kind in DEPLOYED:
            sent[DEPLOYED[kind]] = sent.get(DEPLOYED[kind], 0) + int(event[2])  # type: ignore[call-overload]
        elif kind == "draw_intrigue":
            amounts["intrigue"] = amounts.get("intrigue", 0) + len(event[2])  # type: ignore[arg-type]
        elif kind == "vp":
            amounts["vp"] = amounts.get("vp", 0) + int(event[2])  # type: ignore[call-overload]
        elif kind == "convert":
            exchanges.append(f"−{event[3]} {{{event[2]}}} → +1 {{vp}}")
        elif kind == "freighter":
            steps += [int(event[2]), int(event[3])] if not steps else [int(event[3])]  # type: ignore[call-overload]
        elif kind == "influence":
            faction, before, after = str(event[2]), int(event[3]), int(event[4])  # type: ignore[call-overload]
            tracks[faction] = (tracks.get(faction, (before, before))[0], after)
    pieces = [f"{n:+d} {{{what}}}".replace("-", "−") for what, n in amounts.items() if n]
    pieces += [
        f"{{{faction}}} {tracks[faction][0]} → {tracks[faction][1]}" for faction in FACTIONS if faction in tracks
    ]
    if steps:
        pieces.append("{freighter} " + " → ".join(map(str, steps)))
    pieces += [f"{n} {{{what}}}{{deploy}}" for what, n in sent.items()]
    return [*_in_rows(pieces), *exchanges]


def _in_rows(pieces: list[str], per_row: int = 3) -> list[str]:
    return [" · ".join(pieces[at : at + per_row]) for at in range(0, len(pieces), per_row)]
