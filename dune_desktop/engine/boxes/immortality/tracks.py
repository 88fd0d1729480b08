"""The research track with its genetic markers, and the Tleilaxu track (I3, I4, I5)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from dune_desktop.engine.assembly import registry
from dune_desktop.engine.assembly.derived import derived
from dune_desktop.engine.boxes.immortality.state import BOX, of_seat, of_table
from dune_desktop.engine.boxes.immortality.words import Markers, Research, Tleilaxu
from dune_desktop.engine.explain.points import WayToPoints, scoring
from dune_desktop.engine.model.effects import Pay
from dune_desktop.engine.model.frames import Ask
from dune_desktop.engine.model.options import OptionId, Reason
from dune_desktop.engine.resolution.resolve import ASKS, EffectRule, ask, every_pick_counted, picked, run, run_all
from dune_desktop.engine.rules.cards import draw

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.boxes.immortality.components import ResearchSpace, TleilaxuSpace
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules

LAST_MARKER: Final = 2  # I4.1


def install(builder: RulesBuilder) -> None:
    """Register the effects, setup and checks of the two tracks."""
    builder.register(
        effects={
            Research: EffectRule(
                _run_research, ASKS, _has_token, _can_research, _ways, _go, taken=_steps_so_far, moment=""
            ),
            Tleilaxu: EffectRule(_run_tleilaxu, ASKS, _can_advance, _can_advance),
        },
        rival_effects={Tleilaxu: _run_tleilaxu},
        conditions={Markers: _markers},
        reasons={Research: Reason("no_token"), Tleilaxu: Reason("track_end")},
    )
    builder.wrap_word("effects", Pay, _has_effect)
    builder.on("on_setup", _set_up)
    builder.on("more_ways_to_points", _ways_to_points)
    builder.on("checks", _check_state)


class Graph(NamedTuple):
    """The research track as a graph: its start, the next spaces of each space, and the markers (I3.4, I4.1).

    `markers` has for each space the number of genetic markers that a token there has reached.
    """

    start: str
    leads_to: dict[str, tuple[str, ...]]
    markers: dict[str, int]


@derived
def graph(rules: Rules) -> Graph:
    """Return the research track of these rules as a graph."""
    spaces: tuple[ResearchSpace, ...] = rules.catalog.of("research")
    return Graph(
        next(space.id for space in spaces if space.column == 0),
        {space.id: tuple(registry.key(BOX, to) for to in space.leads_to) for space in spaces},
        {
            space.id: max((other.marker for other in spaces if other.column <= space.column), default=0)
            for space in spaces
        },
    )


@derived
def tleilaxu_track(rules: Rules) -> tuple[TleilaxuSpace, ...]:
    """Return the spaces of the Tleilaxu track, the start box first."""
    return tuple(sorted(rules.catalog.of("tleilaxu_track"), key=lambda space: space.step))


def markers(rules: Rules, state: GameState, seat: int) -> int:
    """Return how many genetic markers the seat has reached (I4.1, I4.8)."""
    at = of_seat(state, seat).research
    return graph(rules).markers[at] if at else 0


def _markers(rules: Rules, state: GameState, seat: int, test: Markers, source: str) -> bool:
    return test.n <= markers(rules, state, seat) <= test.most


def _set_up(rules: Rules, state: GameState) -> None:
    """Put the players' research tokens on the start box; Rivals have none (I2.4, I17.2)."""
    for seat in range(len(state.seats)):
        if rules.is_player[seat]:
            of_seat(state, seat).research = graph(rules).start


# ------------------------------------------------------------------------------------------------ research


def _run_research(rules: Rules, state: GameState, seat: int, effect: Research, source: str) -> None:
    ask(state, seat, source, effect, effect.n)


def _has_token(rules: Rules, state: GameState, seat: int, effect: Research, source: str) -> bool:
    return bool(of_seat(state, seat).research)


def _can_research(rules: Rules, state: GameState, seat: int, effect: Research, source: str) -> bool:
    if markers(rules, state, seat) < LAST_MARKER:
        return _has_token(rules, state, seat, effect, source)
    return bool(state.seats[seat].deck or state.seats[seat].discard)


_DRAW: Final[OptionId] = ("research", "")
"""The only option of a research step from the second marker on: draw a card (I4.4)."""


def _ways(rules: Rules, state: GameState, frame: Ask, effect: Research) -> list[OptionId]:
    """Return an option for each space one step to the right; a single one is taken without asking (I3.1)."""
    if markers(rules, state, frame.seat) == LAST_MARKER:
        return [_DRAW]
    return [("research", space) for space in graph(rules).leads_to[of_seat(state, frame.seat).research]]


def _go(rules: Rules, state: GameState, frame: Ask, effect: Research, option: OptionId) -> None:
    """Move the research token one step and give the bonus of the space, before any further step (I3.2, I3.12)."""
    _, chosen = option
    seat, source, space = frame.seat, frame.source, str(chosen)
    frame.taken += (space,)
    picked(state, frame)
    if not space:
        draw(rules, state, seat, 1, source)
        return
    before = markers(rules, state, seat)
    mine = of_seat(state, seat)
    state.events.append(("research", seat, mine.research, space, source))
    mine.research = space
    reached = markers(rules, state, seat)
    if reached > before:
        state.events.append(("marker", seat, reached))
    run_all(rules, state, seat, rules.more["research"][space].effects, "research:" + space)


def _steps_so_far(rules: Rules, state: GameState, frame: Ask, effect: Research) -> bool:
    return set(frame.taken) <= {*graph(rules).leads_to, ""} and every_pick_counted(frame, effect.n)


# ------------------------------------------------------------------------------------------------ Tleilaxu


def _can_advance(rules: Rules, state: GameState, seat: int, effect: Tleilaxu, source: str) -> bool:
    """Tell whether the seat's Tleilaxu token is not yet on the last space (I5.5)."""
    return of_seat(state, seat).tleilaxu < len(tleilaxu_track(rules)) - 1


def _run_tleilaxu(rules: Rules, state: GameState, seat: int, effect: Tleilaxu, source: str) -> None:
    """Advance on the Tleilaxu track, with the bonus and any untaken first bonus of each space (I5.1, I5.3)."""
    mine, table, track = of_seat(state, seat), of_table(state), tleilaxu_track(rules)
    for _ in range(min(effect.n, len(track) - 1 - mine.tleilaxu)):
        state.events.append(("tleilaxu", seat, mine.tleilaxu, mine.tleilaxu + 1, source))
        mine.tleilaxu += 1
        space = track[mine.tleilaxu]
        bonus = space.effects
        if space.first and space.step not in table.first_taken:
            table.first_taken += (space.step,)
            bonus += space.first
        for gain in bonus:
            run(rules, state, seat, gain, "tleilaxu_track:" + space.id)


def _ways_to_points(rules: Rules, state: GameState, seat: int) -> Iterator[WayToPoints]:
    """Yield the spaces of the Tleilaxu track ahead of the seat's token that score."""
    at, taken = of_seat(state, seat).tleilaxu, of_table(state).first_taken
    for space in tleilaxu_track(rules)[at + 1 :]:
        if scored := scoring(space.effects + (() if space.step in taken else space.first)):
            yield WayToPoints("tleilaxu_track", "tleilaxu_track:" + space.id, space.step - at, effects=scored)


def _has_effect(rule: EffectRule) -> EffectRule:
    def available(rules: Rules, state: GameState, seat: int, effect: Pay, source: str) -> bool:
        """Tell whether the cost can be paid, and not only for steps beyond the end of the track (I5.5, I22.1)."""
        steps_alone = all(part.__class__ is Tleilaxu for part in effect.effects)
        if steps_alone and not _can_advance(rules, state, seat, Tleilaxu(), source):
            return False
        return rule.available(rules, state, seat, effect, source)

    return replace(rule, available=available)


# ------------------------------------------------------------------------------------------------ checks


def _check_state(rules: Rules, state: GameState) -> Iterator[str]:
    """Yield a message for each token off its track, and if the first bonuses taken do not match the tokens."""
    track = tleilaxu_track(rules)
    highest = 0
    for seat in range(len(state.seats)):
        mine = of_seat(state, seat)
        highest = max(highest, mine.tleilaxu)
        if mine.tleilaxu >= len(track):
            yield f"tleilaxu: seat {seat} is at step {mine.tleilaxu} of {len(track) - 1} (I5.2)"
        if bool(mine.research) != rules.is_player[seat]:
            yield f"research: seat {seat} stands at {mine.research!r} (I17.2)"
    due: Any = {space.step for space in track if space.first and space.step <= highest}
    if set(of_table(state).first_taken) != due:
        yield f"tleilaxu: the first came to {of_table(state).first_taken}, not {sorted(due)} (I5.7)"
