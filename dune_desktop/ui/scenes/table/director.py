"""What happened by itself, as a list of acts to be shown one after another. Pure functions of beats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import Event, GameState, OptionId, Rules
from dune_desktop.engine.model.events import Facts
from dune_desktop.engine.model.ids import FACTIONS, NOBODY, Phase
from dune_desktop.session import Beat
from dune_desktop.session.foresight import PAUSING_EVENTS
from dune_desktop.ui.motion.brought import MotionContribution
from dune_desktop.ui.motion.flights import way
from dune_desktop.ui.presenters.table.told import (
    Chip,
    Churn,
    CombatCard,
    EventContribution,
    Fanfare,
    Great,
    Moment,
    Stage,
    Swing,
)
from dune_desktop.ui.presenters.ui_registry import contributed

PACES = {"instant": 0.0, "fast": 0.4, "normal": 1.0, "step": float("inf")}
"""How long what happens by itself stays on the screen, by the pace the player has chosen: times what is usual."""

USUAL: dict[Moment, float] = {
    "turn": 2.2,
    "muster": 1.5,
    "card": 1.4,
    "intrigue": 1.8,
    "verdict": 4.5,
    "reward": 1.3,
    "makers": 1.3,
    "recall": 1.5,
    "round": 5.0,
    "fanfare": 1.5,
}
"""Seconds that each moment stays on the screen."""

LEAST = 2.0
"""Seconds that a moment which nobody may miss stays at least, whatever the pace."""

HELD: frozenset[Moment] = frozenset({"verdict", "round"})
"""Moments nobody may miss: they wait for a press, unless the player wants them to run through."""

SHARES = {"send": 1.0, "reveal": 1.1, "intrigue": 1.0, "acquire": 0.7}
"""How long each answer of a computer stays, beside a whole turn of somebody else; others a moment."""
MOMENT = 0.15
ENDS = 0.3  # of the end of its turn: all that led to it has been seen
TOLD = 0.75  # of what a person loses by it, and of great moments
NEXT = 0.75  # of the turn of somebody else that follows another one
GREAT = {"full": 1.0, "short": 0.5, "off": 0.0}
"""How long great moments stay, by what the player wants, times what is usual."""
LATE = 1.6  # of that where something is seen to happen before it is told
POINT = 0.7  # of that where nothing but a point is won


GOT: Final = frozenset(
    {"gain", "spend", "influence", "vp", "recruit", "deploy", "retreat", "lose_troop", "alliance", "control", "convert"}
)
"""Kinds of events by which somebody gets or loses what lies open."""


@dataclass(frozen=True, slots=True)
class Act:
    """Something to be shown: its events, what it is, and the position after it.

    `churn`, `stage` and `fanfares` lie over the table meanwhile. `after` is how many events come after those of this
    act.
    """

    events: tuple[Event, ...]
    state: GameState
    moment: Moment
    after: int
    churn: Churn | None = None
    stage: Stage | None = None
    share: float = 1.0  # of the time that is usual
    part: bool = False  # of a turn, of which more is to come
    fanfares: tuple[Fanfare, ...] = ()

    def lasts(self, pace: str, held: bool) -> float:
        """Seconds it stays on the screen; `held`: what nobody may miss waits for a press.

        At a pace that waits, parts of a turn do not.
        """
        if self.moment not in HELD:
            times = PACES["normal"] if pace == "step" and self.part else PACES[pace]
            return USUAL[self.moment] * times * self.share
        return float("inf") if held else max(LEAST, USUAL[self.moment] * PACES[pace])


def acts(
    rules: Rules,
    beats: Sequence[Beat],
    pace: str,
    answer: OptionId = (),
    opening: bool = False,
    before: GameState | None = None,
    alone: int = NOBODY,
    covered: bool = False,
    great: str = "off",
    own: int = NOBODY,
    people: Sequence[int] = (),
    follows: bool = False,
) -> tuple[Act, ...]:
    """Where to stop: others' turns, dice, the Conflict step by step, the end of a round and the new one.

    At once, only what nobody may miss is left. The last piece is where somebody is asked again: it is no act. If all
    this was a computer's `answer` it is one, and so is the end of its turn. The first round is announced only at the
    `opening` of a game.

    An Intrigue card played in Combat is shown with what it did to the strengths since `before`. A person who goes on
    after it, or sits `alone` before the screen, has seen that and is not stopped. Where a curtain is about to be drawn,
    so that the table is `covered`, the last piece is an act too, if somebody got or lost something with it. So is one
    with a great moment of the seat whose `own` answer led there, as far as `great` moments are wanted. A turn that
    `follows` one of somebody else is shorter; what `people` lose by it, and what is great, stays long enough.
    """
    found: list[Act] = []
    events: tuple[Event, ...] = ()
    after = sum(len(beat.events) for beat in beats)
    pieces = [piece for beat in beats for piece in _pieces(rules, beat, before)]
    rewards = _rewards(rules, [beat for beat, _ in pieces])
    for at, (beat, stage) in enumerate(pieces[:-1]):
        events += beat.events
        after -= len(beat.events)
        moment = stage.moment if stage is not None else _moment(rules, beat, events, bool(answer))
        moment = "reward" if at in rewards else moment
        if moment == "round" and beat.state.round == 1 and not opening:
            moment = None
        if moment is not None and (PACES[pace] > 0 or moment in HELD):
            shown = stage or (Stage(moment) if moment != "turn" else None)
            turned = any(event[0] == "hagal" for event in events)
            share = ENDS if answer and moment == "turn" and not turned else 1.0
            if moment == "turn":
                share, follows = share * (NEXT if follows else 1.0), True
            heard = fanfares(rules, events, beat.state) if GREAT[great] and moment == "reward" else ()
            share *= LATE if any(each.late for each in heard) else 1.0
            found.append(Act(events, beat.state, moment, after, churn(events), shown, share, fanfares=heard))
            events = ()
    last = pieces[-1][0] if pieces else None  # nothing has happened yet in a game that was just opened
    if found and not answer and found[-1].moment == "intrigue" and found[-1].stage is not None:
        seat, _ = found[-1].stage.played
        if seat in (alone, rules.asked(beats[-1].state)):
            found.pop()
    rest = events + last.events if last is not None else ()
    if last is not None and covered and not answer and PACES[pace] > 0 and _told(rest):
        won = last.state.phase == "combat"
        found.append(
            Act(rest, last.state, "reward", 0, stage=Stage("reward"), part=True)
            if won
            else Act(rest, last.state, "turn", 0, share=ENDS, part=True)
        )
    elif last is not None and not answer and PACES[pace] > 0 and GREAT[great]:
        heard = tuple(each for each in fanfares(rules, rest, last.state) if each.seat == own)
        if heard:
            alone_point = all(what.text == "vp" for each in heard for what in (*each.won, *each.losses))
            share = GREAT[great] * (POINT if alone_point else LATE if any(each.late for each in heard) else 1.0)
            found.append(Act(rest, last.state, "fanfare", 0, share=share, part=True, fanfares=heard))
    if last is not None and answer and PACES[pace] > 0 and last.events and not found:
        share = SHARES.get(str(answer[0]), MOMENT) * (NEXT if follows else 1.0)
        if any(True for seat in people for _ in against(last.events, seat)) or fanfares(rules, last.events, last.state):
            share = max(share, TOLD)
        found.append(Act(events + last.events, last.state, "turn", 0, share=share, part=True))
    return tuple(found)


def missed(rules: Rules, cards: Sequence[tuple[Beat, GameState, int]], pace: str) -> tuple[Act, ...]:
    """Combat Intrigue that somebody played before going on alone, for the others: each with the position before it, and
    how many events came after it.
    """
    if not PACES[pace]:
        return ()
    return tuple(
        Act((), beat.state, "intrigue", after, stage=_played(rules, beat, before), part=True)
        for beat, before, after in cards
    )


def _told(events: Iterable[Event]) -> bool:
    """Whether somebody got or lost something that lies open."""
    kinds, added = {event[0] for event in events}, contributed(EventContribution)
    return not kinds.isdisjoint(GOT | added.gained.keys() | added.stepped.keys())


def _moment(rules: Rules, beat: Beat, events: Sequence[Event], computer: bool) -> Moment | None:
    """What there is to see when this beat is over, of all the events since the last stop; None: nothing by itself.

    Of turns the ends of those of House Hagal are, and those of a `computer`.
    """
    kinds = {event[0] for event in beat.events}
    fighters = any(rules.has_unit(beat.state, seat) for seat in range(len(beat.state.seats)))
    if "winner" in kinds:
        return "verdict" if fighters else None
    if enters(beat.events, "makers") is not None:
        return "makers" if "bonus_spice" in kinds else None
    if "recall" in kinds:
        return "recall"
    if "round" in kinds:
        return "round"
    ended = "end_turn" in kinds and (computer or any(event[0] == "hagal" for event in events))
    return "turn" if ended or "dice" in kinds else None


def _rewards(rules: Rules, beats: Sequence[Beat]) -> set[int]:
    """The numbers of the beats with which somebody has all that a reward brings by itself."""
    found: set[int] = set()
    rewarded = False
    for at, beat in enumerate(beats):
        kinds = {event[0] for event in beat.events}
        rewarded = "reward" in kinds or (rewarded and not kinds & PAUSING_EVENTS)
        ends = at + 1 == len(beats) or any(event[0] in PAUSING_EVENTS for event in beats[at + 1].events)
        if rewarded and ends and any(rules.has_unit(beat.state, seat) for seat in range(len(beat.state.seats))):
            found.add(at)
    return found


def _played(rules: Rules, beat: Beat, before: GameState | None) -> Stage | None:
    """The Intrigue card in Combat that has done all it does, with the strengths that changed; None without one."""
    if beat.fought is None:
        return None
    seats = range(len(beat.state.seats)) if before is not None else ()
    swings = (Swing(seat, rules.strength(before, seat), rules.strength(beat.state, seat)) for seat in seats if before)
    return Stage("intrigue", played=beat.fought, swings=tuple(each for each in swings if each.before != each.after))


def _pieces(rules: Rules, beat: Beat, before: GameState | None) -> list[tuple[Beat, Stage | None]]:
    """The beat; one with which Combat begins in pieces: who stands there, then each House Hagal card (R26.12).

    The rules turn these cards in one piece of work; in the positions in between the later ones add nothing yet.
    """
    if enters(beat.events, "combat") is None or not any(
        rules.has_unit(beat.state, seat) for seat in range(len(beat.state.seats))
    ):
        return [(beat, _played(rules, beat, before))]
    starts = [place for place, event in enumerate(beat.events) if event[0] == "hagal_bonus"]
    cards = turned(beat.events)
    ends = [*starts, len(beat.events)]
    found: list[tuple[Beat, Stage | None]] = []
    for number, end in enumerate(ends):
        events = beat.events[ends[number - 1] if number else 0 : end]
        to_come = cards[number:]
        stage = Stage("card" if number else "muster", cards[:number], tuple(card.seat for card in to_come))
        found.append((Beat(events, _without(beat.state, to_come)), stage))
    return [*found, (Beat((), beat.state), None)]


def enters(events: Sequence[Event], phase: Phase) -> int | None:
    """Where among the events a phase begins."""
    return next((at for at, event in enumerate(events) if event == ("phase", NOBODY, phase)), None)


def _without(state: GameState, cards: Sequence[CombatCard]) -> GameState:
    """The position before these cards were turned, as far as strength goes."""
    before = state.clone()
    for card in cards:
        before.seats[card.seat].swords -= card.swords
    return before


def in_combat(events: Iterable[Event]) -> tuple[CombatCard, ...]:
    """The cards that count in a Combat: House Hagal's, and the Intrigue cards played, with the swords they brought."""
    found: list[CombatCard] = []
    for event in events:
        match event:
            case ("hagal_bonus", int(seat), str(card), int(n)):
                found.append(CombatCard(seat, card, n))
            case ("intrigue", int(seat), str(card), "combat"):
                found.append(CombatCard(seat, card, 0, "intrigue"))
            case ("gain", int(seat), "sword", int(n), str(source)):
                kind, _, card = source.partition(":")
                own = [at for at, each in enumerate(found) if (each.kind, each.card, each.seat) == (kind, card, seat)]
                if own and kind == "intrigue":
                    found[own[-1]] = replace(found[own[-1]], swords=found[own[-1]].swords + n)
    return tuple(found)


def turned(events: Iterable[Event]) -> tuple[CombatCard, ...]:
    """The House Hagal cards turned for Combat in these events, in their order."""
    found: list[CombatCard] = []
    for event in events:
        match event:
            case ("hagal_bonus", int(seat), str(card), int(n)):
                found.append(CombatCard(seat, card, n))
    return tuple(found)


GREAT_EVENTS: Final = {"council": "council", "swordmaster": "swordmaster"}
"""Great moments that are told by their event alone, with their signs."""


def fanfares(rules: Rules, events: Iterable[Event], state: GameState) -> tuple[Fanfare, ...]:
    """The great moments in events that led to this position, one fanfare for each seat."""
    won: dict[int, list[Great]] = {}
    losses: dict[int, list[Great]] = {}
    points: Counter[int] = Counter()
    scored: dict[int, tuple[str, str, str]] = {}  # of the latest point: what gave it, and its way
    added, writers = contributed(EventContribution).great, contributed(MotionContribution).flights
    for event in events:
        told = Facts(event)
        kind, seat = told.kind, told.seat
        comes, goes = way(event, writers)
        own = comes, goes or f"seat:{seat}"
        if kind == "vp":
            points[seat] += told.n
            scored[seat] = (told.source, *own)
        elif kind in GREAT_EVENTS:
            won.setdefault(seat, []).append(Great(kind, "", GREAT_EVENTS[kind], *own))
        elif kind == "reward" and told.place == 1:
            won.setdefault(seat, []).append(Great("conflict", "", "combat", "conflict", f"seat:{seat}"))
        elif kind in ("alliance", "control"):
            about = f"faction:{told.faction}" if kind == "alliance" else f"space:{told.space}"
            what = Great(kind, about, told.faction if kind == "alliance" else "control", *own)
            won.setdefault(seat, []).append(what)
            losses.setdefault(told.before, []).append(what)
        elif kind == "control_lost":
            losses.setdefault(seat, []).append(Great("control", f"space:{told.space}", "control"))
        elif kind in added and (what_else := added[kind](rules, told)) is not None:
            won.setdefault(seat, []).append(what_else._replace(comes=own[0], goes=own[1]))
    for seat, n in points.items():
        if n:
            source, comes, goes = scored[seat]
            (won if n > 0 else losses).setdefault(seat, []).append(Great("vp", source, "vp", comes, goes))
    return tuple(
        Fanfare(seat, tuple(won.get(seat, ())), tuple(losses.get(seat, ())), (now - points[seat], now))
        for seat, now in enumerate(player.vp for player in state.seats)
        if seat in won or seat in losses
    )


def against(events: Iterable[Event], viewer: int) -> Iterator[str]:
    """What the viewer loses in these events of somebody else, as markup."""
    for told in map(Facts, events):
        match told.kind:
            case "steal_intrigue" if told.victim == viewer:
                yield "−1 {intrigue}"
            case "alliance" if told.before == viewer:
                yield "−{alliance}"
            case "control" if told.before == viewer:
                yield "−{control}"
            case "lose_troop" | "retreat" if told.seat == viewer:
                yield f"−{told.n} {{troop}}"
            case "discard" if told.seat == viewer:
                yield "−1 {discard}"
            case "influence" if told.seat == viewer and told.after < told.before:
                yield f"{{{told.faction}}} {told.before} → {told.after}"


def acquired(events: Iterable[Event]) -> Iterator[str]:
    """What boxes sell, by its name, that was got by these events."""
    acquired = contributed(EventContribution).acquired
    for told in map(Facts, events):
        if told.kind in acquired:
            kind, field = acquired[told.kind]
            yield f"{kind}:{getattr(told, field)}"


def churn(events: Iterable[Event]) -> Churn | None:
    """What the dice did to the Imperium Row in these events; None if nobody rolled (X13.1)."""
    found: Churn | None = None
    for told in map(Facts, events):
        if told.kind == "dice":
            found = Churn((told.first, told.second))
        elif told.kind == "row_trash" and found is not None:
            found = replace(found, cards=(*found.cards, (told.slot, told.card, "")))
        elif told.kind == "row" and found is not None:
            cards = ((slot, old, told.card if slot == told.slot else new) for slot, old, new in found.cards)
            found = replace(found, cards=tuple(cards))
    return found


def gains(rules: Rules, events: Iterable[Event]) -> list[str]:
    """What a seat got by these events in rows of short pieces of markup."""
    pieces, exchanges = gained(rules, events)
    return [*_in_rows([piece.text for piece in pieces]), *(each.text for each in exchanges)]


def gained(rules: Rules, events: Iterable[Event]) -> tuple[list[Chip], list[Chip]]:
    """What a seat got by these events, as short pieces: resources together, then tracks, troops, points.

    What a Rival then turned into points stands by itself (R28.13): it is no part of what the space gave.
    """
    amounts: Counter[str] = Counter()
    tracks: dict[str, tuple[int, int]] = {}
    steps: dict[str, list[int]] = {}
    sent: Counter[str] = Counter()
    deployed = {unit.deploys: unit.id for unit in rules.units}
    added = contributed(EventContribution)
    exchanges: list[Chip] = []
    seat = NOBODY
    for told in map(Facts, events):
        kind, seat = told.kind, told.seat
        if kind in ("spend", "vp") and told.source.partition(":")[0] == "convert":
            continue
        if kind in ("gain", "spend"):
            amounts[told.what] += told.n if kind == "gain" else -told.n
        elif kind == "recruit":
            amounts["troop"] += told.n
        elif kind in added.gained:
            what, n = added.gained[kind](told)
            amounts[what] += n
        elif kind in deployed:
            sent[deployed[kind]] += told.n
        elif kind == "draw_intrigue":
            amounts["intrigue"] += len(told.cards)
        elif kind == "draw":
            amounts["draw"] += len(told.cards)
        elif kind in _MARKS:
            amounts[kind] += 1
        elif kind == "vp":
            amounts["vp"] += told.n
        elif kind == "convert":
            exchanges.append(Chip(f"−{told.n} {{{told.what}}} → +1 {{vp}}", f"vp:{seat}"))
        elif kind in added.stepped:
            steps.setdefault(added.stepped[kind], [told.before]).append(told.after)
        elif kind == "influence":
            first, _ = tracks.get(told.faction, (told.before, told.before))
            tracks[told.faction] = (first, told.after)
    pieces = [
        Chip(
            _amount(what, n, what in _MARKS | added.alone),
            BELONGS[what].format(seat=seat) if n > 0 and what in BELONGS else "",
        )
        for what, n in amounts.items()
        if n
    ]
    for faction in (faction for faction in FACTIONS if faction in tracks):
        before, after = tracks[faction]
        pieces.append(Chip(f"{{{faction}}} {before} → {after}", f"influence:{seat}.{faction}"))
    pieces += [Chip(f"{{{what}}} " + " → ".join(map(str, passed))) for what, passed in steps.items()]
    pieces += [Chip(f"{n} {{{what}}}{{deploy}}") for what, n in sent.items()]
    return pieces, exchanges


def _amount(what: str, n: int, alone: bool) -> str:
    """A sign with how many came or went, or alone, as on a card, where that goes without saying."""
    return f"{{{what}}}" if alone and n == 1 else f"{n:+d} {{{what}}}".replace("-", "−")


BELONGS: Final = {
    "solari": "purse:{seat}.solari",
    "spice": "purse:{seat}.spice",
    "water": "purse:{seat}.water",
    "persuasion": "seat:{seat}",
    "sword": "strength:{seat}",
    "troop": "troops:{seat}.garrison",
    "intrigue": "count:{seat}.intrigue",
    "draw": "count:{seat}.hand",
    "vp": "vp:{seat}",
}
"""Where on the table it is seen what a seat has got, by its sign."""

_MARKS: Final = frozenset({"mentat", "control", "trash"})
"""What comes one at a time: its sign is the name of the event."""


def _in_rows(pieces: list[str], per_row: int = 3) -> list[str]:
    return [" · ".join(pieces[at : at + per_row]) for at in range(0, len(pieces), per_row)]
