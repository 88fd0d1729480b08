"""What leaves nobody anything to think about, for whoever wants to be spared being asked."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from dune_desktop.engine.knowledge.information_state import determinize
from dune_desktop.engine.model.effects import Gain
from dune_desktop.engine.model.events import NEWS
from dune_desktop.engine.model.frames import Pool, WindowFlow
from dune_desktop.engine.resolution.resolve import (
    ASKS,
    DONE,
    UNSEEN,
    advance,
    name_of,
    optional,
    ordering,
    place_of,
    waiting,
)
from dune_desktop.engine.rules.intrigue import PASS

if TYPE_CHECKING:
    from dune_desktop.engine.model.effects import Todo
    from dune_desktop.engine.model.options import OptionId
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules

MAX_ANSWERS: Final = 200
"""Answers that are tried; where there are more ways to go on, somebody is asked."""

_HELD: Final[tuple[Todo, ...]] = (("", Gain("draw"), 0), ("", Gain("draw"), 0))
"""What waits instead of the effect that is put off: as long as it does, nothing else takes itself."""

_OF_HELD: Final[frozenset[OptionId]] = frozenset({("take", "", "gain", 0), ("take", "", "gain", 1)})

_ENDS: Final = frozenset({DONE[0], "end_turn"})
"""What leaves the effects that wait, instead of carrying one out."""


def auto_answer(rules: Rules, state: GameState, alone: bool = False) -> OptionId | None:
    """The option that takes an effect which may as well come first; None if its owner may want another order.

    Also the pass of who has no card to play, alone against Rivals or where no other person looks on (`alone`): to be
    asked tells nobody anything there. After a card the question stands, for who wants to take that back.

    Of the effects that can be taken and cannot be left these are looked at: cards to draw, and beside a turn, where
    nothing else is done meanwhile, all others too. Whether one may come first is not judged by what kind it is but
    tried, in a world that may be the true one for all its owner knows (`OrderIndependence`): so nothing is told by
    being asked.
    """
    if _needless(rules, state, alone):
        return PASS
    firsts = _firsts(rules, state)
    seat = rules.asked(state)
    if not firsts or seat is None:
        return None
    world = determinize(rules, state, seat, seed=1)
    return next((option for option in firsts if OrderIndependence(rules, world, seat, option).passed()), None)


def _needless(rules: Rules, state: GameState, alone: bool) -> bool:
    frame = state.stack[-1] if state.stack else None
    asked = isinstance(frame, WindowFlow) and not frame.played
    return asked and (alone or sum(rules.is_player) == 1) and rules.legal(state) == [PASS]


def _firsts(rules: Rules, state: GameState) -> list[OptionId]:
    """What may come first: Intrigue cards, which may be played before others are drawn, other cards, then the rest."""
    legal, todo = rules.legal(state), waiting(state)
    beside_a_turn = bool(state.stack) and isinstance(state.stack[-1], Pool)
    found: list[tuple[int, OptionId]] = []
    for place, (_, effect, _) in enumerate(todo):
        name = name_of(todo, place)
        if name not in legal or optional(effect):
            continue
        if isinstance(effect, Gain) and effect.what in UNSEEN:
            found.append((int(effect.what != "intrigue"), name))
        elif beside_a_turn:
            found.append((2 + ordering(rules, effect), name))
    return [name for _, name in sorted(found, key=lambda one: one[0])]


class OrderIndependence:
    """Whether an effect may as well come before all that can be done now.

    Everything that can be done first is done, with every answer, and then the effect; and the same after the effect.
    It passes if both come to the same positions, but for the order of cards in hands and open piles. So what can be
    done later is all that could have been done before, and who draws a card first only knows more. An effect that asks
    something itself must in addition not be answered better later: nothing new may be seen meanwhile.

    What is done first may be anything, what follows it are effects that wait too.
    """

    def __init__(self, rules: Rules, world: GameState, seat: int, option: OptionId) -> None:
        self.rules = rules
        self.seat = seat
        frame = world.stack[-1]
        self.owner = frame.seat if isinstance(frame, Pool) else seat
        self.tries = MAX_ANSWERS
        self.base = world.clone()
        self.below = len(world.stack) - 1
        todo = waiting(world)
        place = place_of(todo, option)
        self.item: Todo = todo[place]
        self.kind = type(frame)
        self._let_wait(self.base, (*todo[:place], *todo[place + 1 :], *_HELD))
        effect = self.item[1]
        self.asks = ordering(rules, effect) == ASKS and not isinstance(effect, Gain)

    def passed(self) -> bool:
        """Whether it may."""
        try:
            after = self._carried_out(self.base)
            return bool(after) and self._same(self.base, after, first=True)
        except _TooMany:
            return False

    def _carried_out(self, at: GameState) -> dict[tuple[OptionId, ...], GameState]:
        """The positions to which the effect leads there, by what was answered."""
        start, below = at.clone(), len(at.stack)
        if below > self.below:
            self._let_wait(start, tuple(each for each in waiting(start) if each not in _HELD))
        start.stack.append(Pool(self.owner, (self.item,)))
        self._go_on(start, below)
        found: dict[tuple[OptionId, ...], GameState] = {}
        unfinished: list[tuple[tuple[OptionId, ...], GameState]] = [((), start)]
        while unfinished:
            answers, position = unfinished.pop()
            if len(position.stack) > below:
                for option in self.rules.legal(position):
                    unfinished.append(((*answers, option), self._played(position, option, below)[0]))
                continue
            self._go_on(position, self.below)
            found[answers] = position
        return found

    def _let_wait(self, position: GameState, todo: tuple[Todo, ...]) -> None:
        """Let these effects wait there, instead of those that do."""
        frame, turn = position.stack[-1], position.turn
        if isinstance(frame, Pool):
            frame.todo = todo
        else:
            assert turn is not None
            turn.pool = todo

    def _go_on(self, position: GameState, below: int) -> None:
        """Do what follows by itself, until somebody is asked or only so many frames are left."""

        def watch(now: GameState) -> None:
            if len(now.stack) <= below:
                raise _AllDone

        with suppress(_AllDone):
            watch(position)
            advance(self.rules, position, watch)

    def _offered(self, position: GameState) -> list[OptionId]:
        """What can be answered there; nothing any more once all effects are done."""
        return self.rules.legal(position) if len(position.stack) > self.below else []

    def _played(self, position: GameState, option: OptionId, below: int) -> tuple[GameState, bool]:
        """The position after this answer and what follows by itself, and whether anything new was seen."""
        if not self.tries:
            raise _TooMany
        self.tries -= 1
        after = position.clone()
        frame = after.stack[-1]
        answer = self.rules.frames[type(frame)].answer
        assert answer is not None
        answer(self.rules, after, frame, option)
        self._go_on(after, below)
        return after, any(event[0] in NEWS for event in after.events)

    def _same(self, before: GameState, after: dict[tuple[OptionId, ...], GameState], first: bool = False) -> bool:
        """Whether all that can be done `before` the effect can be done `after` it, and comes to the same."""
        rules, stack = self.rules, before.stack
        home = len(stack) <= self.below or (len(stack) == self.below + 1 and type(stack[-1]) is self.kind)
        if home and not self._meet(before, after):
            return False
        if len(stack) <= self.below:
            return True
        options = rules.legal(before)
        if rules.asked(before) != self.seat and any(self._offered(each) != options for each in after.values()):
            return False
        for option in options:
            takes = home and option[0] == "take"
            if home and (option[0] in _ENDS or option in _OF_HELD or not (first or takes)):
                continue
            done, news = self._played(before, option, self.below)
            if self.asks and news:
                return False
            later: dict[tuple[OptionId, ...], GameState] = {}
            for answers, each in after.items():
                if option in self._offered(each):
                    later[answers], _ = self._played(each, option, self.below)
                elif takes:
                    later[answers] = each  # it took itself there
                else:
                    return False
            if not self._same(done, later):
                return False
        return True

    def _meet(self, before: GameState, after: dict[tuple[OptionId, ...], GameState]) -> bool:
        """Whether the effect can be carried out just like this here too, and comes to the same."""
        late = self._carried_out(before)
        return late.keys() == after.keys() and all(
            _plain(late[answers]) == _plain(each) for answers, each in after.items()
        )


class _AllDone(Exception):
    """What lies below is not to be gone on with."""


class _TooMany(Exception):
    """There are more ways to go on than are tried."""


def _plain(position: GameState) -> GameState:
    """The position with everything in one order whose order means nothing."""
    plain = position.clone()
    for seat in plain.seats:
        seat.hand, seat.intrigue, seat.in_play = _sorted(seat.hand), _sorted(seat.intrigue), _sorted(seat.in_play)
        seat.discard, seat.points = _sorted(seat.discard), tuple(sorted(seat.points))
    plain.trashed, plain.intrigue_discard = _sorted(plain.trashed), _sorted(plain.intrigue_discard)
    if plain.turn is not None:
        plain.turn.pool = tuple(sorted(plain.turn.pool, key=repr))
    return plain


def _sorted(cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(cards))
