"""Influence tracks, Alliances, and their victory points (R14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from dune_desktop.engine.model.conditions import steps_of
from dune_desktop.engine.model.effects import Influence, InfluenceDifferent, InfluenceEach, LoseInfluence
from dune_desktop.engine.model.frames import AllianceFalls, Ask
from dune_desktop.engine.model.ids import FACTION_INDEX, FACTIONS, NOBODY
from dune_desktop.engine.model.options import OptionId
from dune_desktop.engine.resolution.resolve import (
    ASKS,
    QUIET,
    EffectRule,
    FrameRule,
    ask,
    every_pick_counted,
    picked,
    run,
)
from dune_desktop.engine.rules.goods import score

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules


def _changed(row: tuple[int, int, int, int], track: int, value: int) -> tuple[int, int, int, int]:
    """Return the four numbers with the one at index `track` replaced."""
    changed = [*row]
    changed[track] = value
    first, second, third, fourth = changed
    return first, second, third, fourth


def gain_influence(rules: Rules, state: GameState, seat: int, faction: str, n: int, source: str) -> None:
    """Raise the seat's influence by up to `n` steps, with the rewards of each step (R14.1, R14.16)."""
    seat = rules.track_seat(rules, state, seat)
    track = FACTION_INDEX[faction]
    printed = rules.tracks[faction]
    player = state.seats[seat]
    for _ in range(n):
        before = player.influence[track]
        if before >= printed.top:
            return
        after = before + 1
        player.influence = _changed(player.influence, track, after)
        state.events.append(("influence", seat, faction, before, after, source))
        if after == printed.point_at:
            score(rules, state, seat, 1, "track:" + faction)  # R14.2
        if after >= printed.bonus_at:
            if after == printed.bonus_at and rules.is_player[seat]:  # R14.3; R26.5: never for Rivals
                run(rules, state, seat, printed.bonus, "track:" + faction)
            _claim_alliance(rules, state, seat, track, after)
        for reached in rules.on_influence:
            reached(rules, state, seat, faction, after)


def _claim_alliance(rules: Rules, state: GameState, seat: int, track: int, height: int) -> None:
    """Give the seat the Alliance token if nobody has it or the holder's influence is lower (R14.5, R14.6)."""
    holder = state.alliances[track]
    if holder == seat or (holder != NOBODY and state.seats[holder].influence[track] >= height):
        return
    move_alliance(rules, state, track, seat)


def move_alliance(rules: Rules, state: GameState, track: int, seat: int) -> None:
    """Give the Alliance token and its victory point to `seat`, or return it to the board for NOBODY (R14.13)."""
    holder = state.alliances[track]
    source = "alliance:" + FACTIONS[track]
    if holder != NOBODY:
        score(rules, state, holder, -1, source)
    state.alliances = _changed(state.alliances, track, seat)
    state.events.append(("alliance", seat, FACTIONS[track], holder))
    if seat != NOBODY:
        score(rules, state, seat, 1, source)


def lose_influence(rules: Rules, state: GameState, seat: int, faction: str, n: int, source: str) -> None:
    """Lower the seat's influence by up to `n` steps, with the losses of each step (R14.2, R14.10 to R14.12)."""
    seat = rules.track_seat(rules, state, seat)
    track = FACTION_INDEX[faction]
    player = state.seats[seat]
    for _ in range(n):
        before = player.influence[track]
        if before <= 0:
            return
        after = before - 1
        player.influence = _changed(player.influence, track, after)
        state.events.append(("influence", seat, faction, before, after, source))
        if before == rules.tracks[faction].point_at:
            score(rules, state, seat, -1, "track:" + faction)
        if state.alliances[track] == seat:
            _holder_fell(rules, state, seat, track, after)


def _holder_fell(rules: Rules, state: GameState, seat: int, track: int, height: int) -> None:
    others = [state.seats[other].influence[track] for other in rules.others[seat]]
    best = max(others)
    least = rules.tracks[FACTIONS[track]].bonus_at
    if best >= least and best > height:
        # R14.10: others were level with it before the step; R14.12: it fell to 3 while another seat has 4 or more
        heirs = tuple(other for other in rules.others[seat] if state.seats[other].influence[track] == best)
        if len(heirs) == 1:
            move_alliance(rules, state, track, heirs[0])
        else:
            state.stack.append(AllianceFalls(seat, FACTIONS[track], heirs))
    elif height < least:
        move_alliance(rules, state, track, NOBODY)


def _falls_step(rules: Rules, state: GameState, frame: AllianceFalls) -> bool:
    return True


def _falls_options(rules: Rules, state: GameState, frame: AllianceFalls) -> list[OptionId]:
    return [("opponent", heir) for heir in frame.heirs]


def _falls_answer(rules: Rules, state: GameState, frame: AllianceFalls, option: OptionId) -> None:
    _, seat = option
    state.stack.pop()
    move_alliance(rules, state, FACTION_INDEX[frame.faction], int(seat))


def _falls_asked(rules: Rules, state: GameState, frame: AllianceFalls) -> int:
    return frame.seat


# ------------------------------------------------------------------------------------------------ effects


def _eligible(rules: Rules, state: GameState, seat: int, effect: Influence) -> list[str]:
    """Return the factions among which the effect lets the seat choose."""
    if effect.faction != "any":
        return [effect.faction]
    where = effect.where
    if not where:
        return list(FACTIONS)
    return [faction for faction in FACTIONS if rules.influence_where[where](rules, state, seat, faction)]


def _opponent_ahead(rules: Rules, state: GameState, seat: int, faction: str) -> bool:
    track = FACTION_INDEX[faction]
    mine = steps_of(rules, state, seat)[track]
    return any(state.seats[other].influence[track] > mine for other in rules.opponents[seat])


def rival_factions(rules: Rules, state: GameState, seat: int, factions: list[str]) -> list[str]:
    """Return those of the factions among which a Rival chooses: where it has the least influence (R28.15)."""
    steps = steps_of(rules, state, seat)
    least = min(steps[FACTION_INDEX[faction]] for faction in factions)
    return [faction for faction in factions if steps[FACTION_INDEX[faction]] == least]


def can_rise(rules: Rules, state: GameState, seat: int, factions: Iterable[str]) -> bool:
    """Tell whether the seat can still gain influence with any of the factions (R14.1)."""
    steps = steps_of(rules, state, seat)
    return any(steps[FACTION_INDEX[faction]] < rules.tracks[faction].top for faction in factions)


def _worth_asking(rules: Rules, state: GameState, seat: int, factions: list[str]) -> list[str]:
    """Return the factions to choose from: all, or only one if no influence can be gained with any of them."""
    return factions if can_rise(rules, state, seat, factions) else factions[:1]


def _run_influence(rules: Rules, state: GameState, seat: int, effect: Influence, source: str) -> None:
    if effect.faction == "any":
        ask(state, seat, source, effect)
    else:
        gain_influence(rules, state, seat, effect.faction, effect.n, source)


def _can_influence(rules: Rules, state: GameState, seat: int, effect: Influence, source: str) -> bool:
    return bool(_eligible(rules, state, seat, effect))


def _useful_influence(rules: Rules, state: GameState, seat: int, effect: Influence, source: str) -> bool:
    return can_rise(rules, state, seat, _eligible(rules, state, seat, effect))


def _influence_options(rules: Rules, state: GameState, frame: Ask, effect: Influence) -> list[OptionId]:
    factions = _eligible(rules, state, frame.seat, effect)
    if factions and not rules.is_player[frame.seat]:
        factions = rules.rival_factions(rules, state, frame.seat, factions)
    return [("faction", faction) for faction in _worth_asking(rules, state, frame.seat, factions)]


def _influence_answer(rules: Rules, state: GameState, frame: Ask, effect: Influence, option: OptionId) -> None:
    _, faction = option
    picked(state, frame)
    gain_influence(rules, state, frame.seat, str(faction), effect.n, frame.source)


def _run_different(rules: Rules, state: GameState, seat: int, effect: InfluenceDifferent, source: str) -> None:
    ask(state, seat, source, effect, effect.n)


def _different_options(rules: Rules, state: GameState, frame: Ask, effect: InfluenceDifferent) -> list[OptionId]:
    factions: list[str] = [faction for faction in FACTIONS if faction not in frame.taken]
    if not rules.is_player[frame.seat]:
        factions = rules.rival_factions(rules, state, frame.seat, factions)  # O16
        if len(factions) <= frame.left:
            factions = factions[:1]  # all of them will be taken: their order is no choice
    return [("faction", faction) for faction in _worth_asking(rules, state, frame.seat, factions)]


def _different_answer(rules: Rules, state: GameState, frame: Ask, effect: InfluenceDifferent, option: OptionId) -> None:
    _, faction = option
    frame.taken += (str(faction),)
    picked(state, frame)
    gained = frame.taken[-1:] if not effect.together else frame.taken if frame.left <= 0 else ()
    for each in gained:
        gain_influence(rules, state, frame.seat, str(each), 1, frame.source)


def _different_taken(rules: Rules, state: GameState, frame: Ask, effect: InfluenceDifferent) -> bool:
    different = len(set(frame.taken)) == len(frame.taken)
    return different and all(faction in FACTIONS for faction in frame.taken) and every_pick_counted(frame, effect.n)


def _useful_different(rules: Rules, state: GameState, seat: int, effect: InfluenceDifferent, source: str) -> bool:
    return can_rise(rules, state, seat, FACTIONS)


def _losable(rules: Rules, state: GameState, seat: int, n: int) -> list[str]:
    steps = steps_of(rules, state, seat)
    return [faction for faction in FACTIONS if steps[FACTION_INDEX[faction]] >= n]


def _can_lose(rules: Rules, state: GameState, seat: int, cost: LoseInfluence, source: str) -> bool:
    return sum(steps // cost.n for steps in steps_of(rules, state, seat)) >= 1 + cost.twice  # R13.4


def _run_lose(rules: Rules, state: GameState, seat: int, cost: LoseInfluence, source: str) -> None:
    ask(state, seat, source, cost, 1 + cost.twice)


def _lose_options(rules: Rules, state: GameState, frame: Ask, cost: LoseInfluence) -> list[OptionId]:
    return [("faction", faction) for faction in _losable(rules, state, frame.seat, cost.n)]


def _lose_answer(rules: Rules, state: GameState, frame: Ask, cost: LoseInfluence, option: OptionId) -> None:
    _, faction = option
    picked(state, frame)
    lose_influence(rules, state, frame.seat, str(faction), cost.n, frame.source)


def _sent_agent(rules: Rules, state: GameState, seat: int, faction: str) -> bool:
    """Tell whether the seat sent an Agent to a space of the faction this turn (Strongarm)."""
    turn = state.turn
    return turn is not None and turn.seat == seat and bool(turn.space) and rules.spaces[turn.space].faction == faction


def _factions_visited(rules: Rules, state: GameState, seat: int) -> list[str]:
    visited = [rules.spaces[space].faction for space in state.seats[seat].agents]
    return [faction for faction in FACTIONS if faction in visited]


def _any_faction(rules: Rules, state: GameState, seat: int, effect: InfluenceEach, source: str) -> bool:
    return bool(_factions_visited(rules, state, seat))


def _any_to_gain(rules: Rules, state: GameState, seat: int, effect: InfluenceEach, source: str) -> bool:
    return can_rise(rules, state, seat, _factions_visited(rules, state, seat))


def _run_each(rules: Rules, state: GameState, seat: int, effect: InfluenceEach, source: str) -> None:
    for faction in _factions_visited(rules, state, seat):
        gain_influence(rules, state, seat, faction, effect.n, source)


INFLUENCE_WHERE: Final[dict[str, Any]] = {"opponent_ahead": _opponent_ahead, "sent_agent": _sent_agent}

COSTS: Final[dict[type, tuple[Any, Any]]] = {LoseInfluence: (_can_lose, _run_lose)}

EFFECTS: Final[dict[type, EffectRule]] = {
    Influence: EffectRule(
        _run_influence, QUIET, _can_influence, _useful_influence, _influence_options, _influence_answer
    ),
    InfluenceDifferent: EffectRule(
        _run_different,
        ASKS,
        useful=_useful_different,
        options=_different_options,
        answer=_different_answer,
        taken=_different_taken,
    ),
    InfluenceEach: EffectRule(_run_each, QUIET, _any_faction, _any_to_gain),
    LoseInfluence: EffectRule(_run_lose, ASKS, _can_lose, _can_lose, _lose_options, _lose_answer),
}

FRAMES: Final[dict[type, FrameRule]] = {
    AllianceFalls: FrameRule(_falls_step, _falls_options, _falls_answer, _falls_asked, of_effects=True)
}
