"""Automatic answers: find an option that can be played without asking, for players who want fewer questions."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from dune_desktop.engine.knowledge.information_state import determinize
from dune_desktop.engine.model.effects import Gain
from dune_desktop.engine.model.events import NEWS
from dune_desktop.engine.model.frames import Pool, WindowFlow
from dune_desktop.engine.model.options import DONE
from dune_desktop.engine.resolution.resolve import (
    ASKS,
    UNSEEN,
    advance,
    index_taken,
    optional,
    ordering,
    pending_todo,
    take_option,
)
from dune_desktop.engine.rules.intrigue import PASS

if TYPE_CHECKING:
    from dune_desktop.engine.model.effects import Todo
    from dune_desktop.engine.model.options import OptionId
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules

MAX_ANSWERS: Final = 200
"""The most answers that are tried; with more ways to go on, the player is asked."""

_HELD: Final[tuple[Todo, ...]] = (("", Gain("draw"), 0), ("", Gain("draw"), 0))
"""Placeholders for the effect that is put off: while they are pending, nothing else is taken automatically."""

_OF_HELD: Final[frozenset[OptionId]] = frozenset({("take", "", "gain", 0), ("take", "", "gain", 1)})

_ENDS: Final = frozenset({DONE[0], "end_turn"})
"""Actions that leave the pending effects instead of carrying one out."""


def auto_answer(rules: Rules, state: GameState, alone: bool = False) -> OptionId | None:
    """Return an option that can be played without asking, or None if the order may matter to the effect's owner.

    Two kinds of answer are automatic. One is to pass without a card to play, in a solo game or where no other person
    looks at the table (`alone`), since being asked tells nobody anything there; after a card was played the question
    stays, so that it can be taken back.

    The other is to take an effect that may as well come first. Candidates are compulsory effects that can be taken:
    hidden cards to draw, and in a pool beside the turn, where nothing else is done meanwhile, all others too. Whether
    one may come first is not judged by its kind but tried, in a determinization for its owner (`OrderIndependence`), so
    that being asked reveals nothing.
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
    """Tell whether to pass is the only answer and needs no question."""
    frame = state.stack[-1] if state.stack else None
    asked = isinstance(frame, WindowFlow) and not frame.played
    return asked and (alone or sum(rules.is_player) == 1) and rules.legal(state) == [PASS]


def _firsts(rules: Rules, state: GameState) -> list[OptionId]:
    """Return the options whose effect may come first: Intrigue draws, other draws, then the rest.

    Intrigue draws lead because the cards may be played before other cards are drawn.
    """
    legal, todo = rules.legal(state), pending_todo(state)
    beside_a_turn = bool(state.stack) and isinstance(state.stack[-1], Pool)
    found: list[tuple[int, OptionId]] = []
    for place, (_, effect, _) in enumerate(todo):
        name = take_option(todo, place)
        if name not in legal or optional(effect):
            continue
        if isinstance(effect, Gain) and effect.what in UNSEEN:
            found.append((int(effect.what != "intrigue"), name))
        elif beside_a_turn:
            found.append((2 + ordering(rules, effect), name))
    return [name for _, name in sorted(found, key=lambda one: one[0])]


class OrderIndependence:
    """A test whether an effect may as well come before everything else that can be done now.

    It does everything that can be done first, with every answer, and then the effect; and the same after the effect.
    The test passes if both lead to the same positions, but for the order of cards in hands and open piles. Then what
    can be done later is all that could have been done before, and a player who draws a card first only knows more. An
    effect that asks something itself must in addition not be answered better later: nothing new may be seen meanwhile.

    What is done first may be anything; what follows it are pending effects too.
    """

    def __init__(self, rules: Rules, world: GameState, seat: int, option: OptionId) -> None:
        self.rules = rules
        self.seat = seat
        frame = world.stack[-1]
        self.owner = frame.seat if isinstance(frame, Pool) else seat
        self.tries = MAX_ANSWERS
        self.base = world.clone()
        self.below = len(world.stack) - 1
        todo = pending_todo(world)
        place = index_taken(todo, option)
        self.item: Todo = todo[place]
        self.kind = type(frame)
        self._let_wait(self.base, (*todo[:place], *todo[place + 1 :], *_HELD))
        effect = self.item[1]
        self.asks = ordering(rules, effect) == ASKS and not isinstance(effect, Gain)

    def passed(self) -> bool:
        """Tell whether the effect may come first; False if there are too many ways to go on."""
        try:
            after = self._carried_out(self.base)
            return bool(after) and self._same(self.base, after, first=True)
        except _TooMany:
            return False

    def _carried_out(self, at: GameState) -> dict[tuple[OptionId, ...], GameState]:
        """Return the positions that the effect leads to from `at`, by the answers given."""
        start, below = at.clone(), len(at.stack)
        if below > self.below:
            self._let_wait(start, tuple(each for each in pending_todo(start) if each not in _HELD))
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
        """Replace the pending effects of the position by these."""
        frame, turn = position.stack[-1], position.turn
        if isinstance(frame, Pool):
            frame.todo = todo
        else:
            assert turn is not None
            turn.pool = todo

    def _go_on(self, position: GameState, below: int) -> None:
        """Do automatic work until a seat is asked or only `below` frames are left."""

        def watch(now: GameState) -> None:
            if len(now.stack) <= below:
                raise _AllDone

        with suppress(_AllDone):
            watch(position)
            advance(self.rules, position, watch)

    def _offered(self, position: GameState) -> list[OptionId]:
        """Return the legal options of the position, none once all its effects are done."""
        return self.rules.legal(position) if len(position.stack) > self.below else []

    def _played(self, position: GameState, option: OptionId, below: int) -> tuple[GameState, bool]:
        """Return the position after this answer and its automatic work, and whether anything new was seen."""
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
        """Tell whether all that can be done `before` the effect can be done `after` it with the same result."""
        rules, stack = self.rules, before.stack
        home = len(stack) <= self.below or (len(stack) == self.below + 1 and type(stack[-1]) is self.kind)
        if home and not self._interact(before, after):
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
                    later[answers] = each  # it was taken automatically there
                else:
                    return False
            if not self._same(done, later):
                return False
        return True

    def _interact(self, before: GameState, after: dict[tuple[OptionId, ...], GameState]) -> bool:
        """Tell whether the effect can be carried out in the same ways from `before`, with the same results."""
        late = self._carried_out(before)
        return late.keys() == after.keys() and all(
            _plain(late[answers]) == _plain(each) for answers, each in after.items()
        )


class _AllDone(Exception):
    """A signal to stop: the frames of interest are done."""


class _TooMany(Exception):
    """A signal to stop: there are more ways to go on than are tried."""


def _plain(position: GameState) -> GameState:
    """Return the position with everything sorted whose order has no meaning."""
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
