"""Check whether a position from outside, such as a saved one, can be played on.

`first_problem` checks more than `invariants.problems`, which looks for errors of the rules: it takes nothing for
granted but the types of the fields. First every word and number (`field_kinds`), then what belongs together, then the
stack.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from dune_desktop.engine.assembly.derived import derived
from dune_desktop.engine.model.components import Card, IntrigueCard
from dune_desktop.engine.model.effects import (
    Acquire,
    BlockSpace,
    Choose,
    FetchFromDiscard,
    Foldspace,
    Gain,
    Influence,
    InfluenceDifferent,
    LookAtTop,
    SetAsideFromRow,
)
from dune_desktop.engine.model.frames import (
    AllianceFalls,
    Ask,
    Each,
    Frame,
    GameFlow,
    Played,
    Pool,
    RewardsFlow,
    RivalFlow,
    TurnFlow,
    WindowFlow,
)
from dune_desktop.engine.model.ids import FACTION_INDEX, Phase
from dune_desktop.engine.model.vocabulary import parts
from dune_desktop.engine.resolution.resolve import no_picks
from dune_desktop.engine.rules.goods import OF_A_TURN
from dune_desktop.engine.rules.hagal import half
from dune_desktop.engine.rules.secret_factions import secret_trait
from dune_desktop.engine.validation.field_kinds import Given, given_by, values_of, wrong_value
from dune_desktop.engine.validation.invariants import problems

if TYPE_CHECKING:
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules


def first_problem(rules: Rules, state: GameState) -> str:
    """Return why the position cannot be played on by these rules, "" if it can."""
    wrong = wrong_value(state, values_of(rules))
    if wrong:
        return wrong
    for check in (_boxes, _seats, problems, _table, _turn, _order, _frames, _at_rest):
        for problem in check(rules, state):
            return problem
    return ""


def _boxes(rules: Rules, state: GameState) -> Iterator[str]:
    """Check that the records of boxes are those that the boxes in play keep, and no others."""
    if len(state.seats) != len(rules.seat_kinds):
        yield f"seats: {len(state.seats)} instead of {len(rules.seat_kinds)}"
    turns = (state.turn,) if state.turn is not None else ()
    kept = [(state.own, rules.table_records), *((seat.own, rules.seat_records) for seat in state.seats)]
    for own, due in (*kept, *((turn.own, rules.turn_records) for turn in turns)):
        if {name: record.__class__ for name, record in own.items()} != due:
            yield f"own: {', '.join(own) or 'nothing'} is kept, not what the boxes in play keep"


def _seats(rules: Rules, state: GameState) -> Iterator[str]:
    """Check leaders (R2.4, R28.1), that only people have cards, and secrets of leaders with a trait (R24.2)."""
    leaders = [rules.first_side[seat.leader] for seat in state.seats]
    for index, (seat, agreed) in enumerate(zip(state.seats, rules.config.seats, strict=True)):
        if bool(seat.leader) != (agreed.kind != "hagal") or agreed.leader not in ("", leaders[index]):
            yield f"leaders: {seat.leader!r} in seat {index} is not what was agreed"
        elif leaders[index] and not rules.may_lead(rules, index, rules.leaders[leaders[index]]):
            yield f"leaders: {leaders[index]} cannot lead seat {index} (R28.1)"
        elif leaders.count(leaders[index]) > 1:
            yield f"leaders: {leaders[index]} sits in two seats"
        cards = seat.deck + seat.hand + seat.discard + seat.in_play + seat.intrigue_open
        if not rules.is_player[index] and (cards or seat.set_aside):
            yield f"cards: seat {index} has some and nobody plays it"
        trait = secret_trait(rules, state, index)
        if len(set(seat.secret)) != len(seat.secret) or len(seat.secret) > (trait.n if trait else 0):
            yield f"secret: seat {index} cannot have chosen {seat.secret}"
        yield from _fit(rules, _BETWEEN_TURNS, seat)  # effects kept by a seat are carried out between turns


def _table(rules: Rules, state: GameState) -> Iterator[str]:
    """Check that the board and its surroundings hold what a game begins with."""
    if state.first_player == rules.shared_seat:
        yield "first_player: not one of the two people (R27.5)"
    if set(state.bonus_spice) != {space.id for space in rules.board if space.maker}:
        yield "bonus_spice: not on the maker spaces (R20.1)"
    reserve = {card.id for card in rules.catalog.cards if card.deck == "reserve"}
    if set(state.reserve) != reserve:
        yield "reserve: not the stacks of these boxes"
    if reserve & set(state.trashed):
        yield "trashed: a Reserve card goes back to its stack (R11.8)"
    if len(state.voices) > _voices(rules):
        yield f"voices: {len(state.voices)} (R25.26)"
    if any(not rules.is_player[seat] for _, seat in state.voices):
        yield "voices: of a seat without cards (R25.26)"
    yield from _fit(rules, _BETWEEN_TURNS, state.own)  # effects kept by the table are carried out between turns


@derived
def _voices(rules: Rules) -> int:
    """Return the number of cards that close a space (R25.26)."""
    cards: tuple[Card | IntrigueCard, ...] = (*rules.catalog.cards, *rules.catalog.intrigues)
    return sum(card.copies for card in cards if any(isinstance(part, BlockSpace) for part in parts(card)))


def _turn(rules: Rules, state: GameState) -> Iterator[str]:
    """Check that a turn is a person's, and that an Agent turn has a card and a space (R7.1)."""
    turn = state.turn
    if turn is None:
        return
    if not rules.is_player[turn.seat] or state.seats[turn.seat].revealed:
        yield f"turn: seat {turn.seat} has none left"
    if (turn.stage == "agent") != bool(turn.card) or bool(turn.card) != bool(turn.space):
        yield f"turn: {turn.stage!r} with card {turn.card!r} to {turn.space!r}"
    yield from _fit(rules, _moments(state), turn.pool)


# ------------------------------------------------------------------------------------------------ the stack

_AT_REST: Final[dict[str, tuple[Phase, tuple[tuple[type, str], ...]]]] = {
    "secrets": ("setup", ()),
    "draw": ("round_start", ()),
    "abilities": ("round_start", ()),
    "turns": ("turns", ((TurnFlow, ""), (RivalFlow, ""))),
    "rewards": ("combat", ((WindowFlow, "combat"),)),
    "after_combat": ("combat", ((RewardsFlow, ""), (WindowFlow, "win"))),
    "makers": ("combat", ((WindowFlow, "home"),)),
    "over": ("endgame", ((WindowFlow, "endgame"),)),
}
"""Step of the game while a seat must answer -> its phase, and the frames that may be above the game."""


def _order(rules: Rules, state: GameState) -> Iterator[str]:
    """Check the order of the stack: the game lowest, then the frame of its step, then effects only."""
    if not state.stack:
        return
    flow, *above = state.stack
    assert isinstance(flow, GameFlow)
    if flow.step not in _AT_REST:
        yield f"stack: nobody is asked anything at {flow.step!r}"
        return
    phase, begun = _AT_REST[flow.step]
    if state.phase != phase:
        yield f"stack: {flow.step!r} in phase {state.phase!r}"
    if begun and (not above or not any(_begun(above[0], cls, timing) for cls, timing in begun)):
        yield f"stack: {flow.step!r} without what belongs to it"
    kept = 1 if begun else 0
    while kept and kept < len(above) and isinstance(above[kept], RivalFlow) and isinstance(above[kept - 1], RivalFlow):
        kept += 1
    for frame in above[kept:]:
        if not _of_effects(rules, frame):
            yield f"stack: {frame.kind!r} where only effects can be"


def _begun(frame: Frame, cls: type, timing: str) -> bool:
    """Tell whether the frame is of this class and, if a window, of this timing."""
    return isinstance(frame, cls) and (not isinstance(frame, WindowFlow) or frame.timing == timing)


def _frames(rules: Rules, state: GameState) -> Iterator[str]:
    """Check that every frame belongs to the boxes in play and can have come about."""
    given = given_by(rules)
    for index, frame in enumerate(state.stack):
        if frame.__class__ not in rules.frames:
            yield f"stack: {frame.kind!r} does not belong to these boxes"
        elif not _arose(rules, state, frame, given) or not _may_decline(rules, state, index):
            yield f"stack: {frame.kind!r} at {index} cannot have come about"
        elif not isinstance(frame, RivalFlow):  # a Rival skips effects of its card that it cannot use
            yield from _fit(rules, _moments(state), frame)


def _arose(rules: Rules, state: GameState, frame: Frame, given: Given) -> bool:
    """Tell whether the frame can have come about; a box checks its own frames among its `checks`."""
    check = _FRAMES.get(frame.__class__)
    return check is None or check(rules, state, frame, given)


def _of_effects(rules: Rules, frame: Frame) -> bool:
    """Tell whether effects may have pushed the frame."""
    rule = rules.frames.get(frame.__class__)
    return rule is not None and rule.of_effects


def _may_decline(rules: Rules, state: GameState, index: int) -> bool:
    """Tell whether declining would remove only frames pushed for the effect, above the game and the turn."""
    frame = state.stack[index]
    if not isinstance(frame, Ask) or not frame.declines:
        return True
    going = state.stack[max(0, index + 1 - frame.declines) : index + 1]
    return len(going) == frame.declines and all(_of_effects(rules, each) for each in going)


_BETWEEN_TURNS: Final = frozenset({""})


def _moments(state: GameState) -> frozenset[str]:
    """Return the moments (`EffectRule.moment`) that effects may need now."""
    if state.turn is None:
        return _BETWEEN_TURNS
    return frozenset({"", "turn", "agent"} if state.turn.stage == "agent" else {"", "turn"})


def _fit(rules: Rules, now: frozenset[str], record: object) -> Iterator[str]:
    """Check that effects that need a turn, or an Agent sent, have one."""
    for part in parts(record):
        rule = rules.effects.get(part.__class__)
        if rule is None:
            continue
        moment = "turn" if isinstance(part, Gain) and part.what in OF_A_TURN else rule.moment
        if moment not in now:
            yield f"effects: {part.op!r} without a turn that it could change"


def _different(seats: tuple[int, ...]) -> bool:
    """Tell whether there are seats and no seat occurs twice."""
    return 0 < len(set(seats)) == len(seats)


def _ask(rules: Rules, state: GameState, frame: Ask, given: Given) -> bool:
    """Tell whether a component gives the effect, and the picks made and left are possible."""
    rule = rules.effects.get(frame.effect.__class__)
    if rule is None or rule.options is no_picks or not given.gives(frame.source, frame.effect):
        return False
    if not rules.is_player[frame.seat] and not (isinstance(frame.effect, _ASKED_FOR_A_RIVAL) and _without_cards(frame)):
        return False
    most = max(1, getattr(frame.effect, "n", 1) or 1, 1 + getattr(frame.effect, "twice", False))
    return 1 <= frame.left <= most and rule.taken(rules, state, frame, frame.effect)


def _pool(rules: Rules, state: GameState, frame: Pool, given: Given) -> bool:
    return bool(frame.todo) and (rules.is_player[frame.seat] or (not frame.open and _without_cards(frame)))


_ASKED_FOR_A_RIVAL: Final = (Choose, Influence, InfluenceDifferent)  # R28.15
_OF_PEOPLE: Final = (Acquire, BlockSpace, FetchFromDiscard, Foldspace, LookAtTop, SetAsideFromRow)


def _without_cards(frame: Ask | Pool) -> bool:
    """Tell whether a seat without cards of its own can carry out the pending effects."""
    return not any(isinstance(part, _OF_PEOPLE) for part in parts(frame))


def _each(rules: Rules, state: GameState, frame: Each, given: Given) -> bool:
    effects = bool(frame.effects) and all(given.gives(frame.source, effect) for effect in frame.effects)
    return effects and _different(frame.seats)


def _played(rules: Rules, state: GameState, frame: Played, given: Given) -> bool:
    return rules.is_player[frame.seat]


def _alliance_falls(rules: Rules, state: GameState, frame: AllianceFalls, given: Given) -> bool:
    """Tell whether the seat holds the token and its heirs stand level, highest and high enough (R14.10, R14.12)."""
    track = FACTION_INDEX[frame.faction]
    best = max(state.seats[other].influence[track] for other in rules.others[frame.seat])
    level = all(state.seats[heir].influence[track] == best for heir in frame.heirs)
    holds = state.alliances[track] == frame.seat and frame.seat not in frame.heirs
    return holds and level and best >= rules.tracks[frame.faction].bonus_at and _different(frame.heirs)


def _game(rules: Rules, state: GameState, frame: GameFlow, given: Given) -> bool:
    return frame.seat <= len(state.seats) and len(frame.decided) in (0, len(state.seats))


def _turn_flow(rules: Rules, state: GameState, frame: TurnFlow, given: Given) -> bool:
    return state.turn is not None


def _rival(rules: Rules, state: GameState, frame: RivalFlow, given: Given) -> bool:
    """Tell whether the Rival has an Agent to send, or is where its card says with that card's effects left (R26.2)."""
    if rules.is_player[frame.seat]:
        return False
    if frame.step == "reveal":
        waiting = sum(isinstance(other, RivalFlow) and other.step == "reveal" for other in state.stack)
        return waiting <= state.seats[frame.seat].agents_left and not frame.todo
    if not frame.card or (frame.space and frame.space not in state.seats[frame.seat].agents):
        return False
    if bool(frame.space) == (rules.hagal_cards[frame.card].kind == "effects"):
        return False
    printed = half(rules.hagal_cards[frame.card], frame.space)
    return frame.todo == printed[len(printed) - len(frame.todo) :]


def _window(rules: Rules, state: GameState, frame: WindowFlow, given: Given) -> bool:
    people = all(rules.is_player[seat] for seat in frame.seats)
    return people and _different(frame.seats) and frame.at < len(frame.seats) and frame.passes <= len(frame.seats)


def _rewards(rules: Rules, state: GameState, frame: RewardsFlow, given: Given) -> bool:
    seats = Counter(seat for seat, _ in frame.todo)
    return all(n == 1 for n in seats.values()) and all(1 <= place <= 3 for _, place in frame.todo)


_FRAMES: Final[dict[type, Callable[..., bool]]] = {
    Ask: _ask,
    Pool: _pool,
    Each: _each,
    Played: _played,
    AllianceFalls: _alliance_falls,
    GameFlow: _game,
    TurnFlow: _turn_flow,
    RivalFlow: _rival,
    WindowFlow: _window,
    RewardsFlow: _rewards,
}


def _at_rest(rules: Rules, state: GameState) -> Iterator[str]:
    """Check that a seat must answer and nothing is left to do automatically: positions are saved only then."""
    if not state.stack:
        return
    copy = state.clone()
    rule = rules.frames[copy.stack[-1].__class__]
    if rule.asked is None or not rule.step(rules, copy, copy.stack[-1]) or copy != state:
        yield f"stack: {state.stack[-1].kind!r} on top asks nobody"
    elif not rules.legal(state):
        yield f"stack: {state.stack[-1].kind!r} on top has no answer"
