"""The exact count of a game's end: options that win for certain, once no opponent has a turn with unknown cards.

The seat with the last turns of the last round can try everything that is left to do. An answer that can win for certain
is not given up for one that cannot.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dune_desktop.engine.model.events import Facts
from dune_desktop.engine.model.frames import Ask

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dune_desktop.engine import OptionId
    from dune_desktop.engine.knowledge.information_state import Determinization
    from dune_desktop.engine.model.events import Event
    from dune_desktop.engine.rulebook import Rules

MAX_MISSING_POINTS: Final = 3  # victory points that a seat may lack and still end the game in this round


def certain_win(
    rules: Rules, world: Determinization, seat: int, options: tuple[OptionId, ...], max_positions: int
) -> tuple[OptionId, ...]:
    """Return the options after which the seat wins for certain; mostly none.

    A win is certain if it depends on no card still to be drawn and the opponents cannot prevent it. About
    `max_positions` positions are examined; what is not settled by then is not certain.
    """
    if not _is_near(rules, world, seat):
        return ()
    counting = _Counting(rules, seat, world.round)
    return tuple(option for option in options if counting.proves_win(world, option, max_positions // len(options)))


def _is_near(rules: Rules, world: Determinization, seat: int) -> bool:
    """Tell whether the game may end with this round, and no opponent takes a turn with unknown cards."""
    if world.phase == "turns" and not all(_is_known(rules, world, other) for other in rules.opponents[seat]):
        return False
    best = max(player.vp for player in world.seats)
    return not world.conflict_deck or best >= rules.points_to_end - MAX_MISSING_POINTS


def _is_known(rules: Rules, world: Determinization, other: int) -> bool:
    """Tell whether the opponent has had its last turn, or holds no card that is unknown."""
    their = world.seats[other]
    return their.revealed or (rules.is_player[other] and not (their.deck or their.intrigue))


class _TooManyPositions(Exception):
    """Raised when more positions would have to be examined than allowed."""


class _Counting:
    """A count of the positions after one seat's answers, up to the end of a round."""

    def __init__(self, rules: Rules, seat: int, now: int) -> None:
        self.rules = rules
        self.seat = seat
        self.round = now
        self.left = 0

    def proves_win(self, world: Determinization, option: OptionId, max_positions: int) -> bool:
        """Tell whether examining at most `max_positions` positions shows that the answer wins."""
        self.left = max_positions
        try:
            return self.wins(world, option)
        except _TooManyPositions:
            return False

    def wins(self, world: Determinization, option: OptionId) -> bool:
        """Tell whether the seat can win after this answer, whatever the opponents answer."""
        rules, seat = self.rules, self.seat
        world = world.clone()
        while True:
            events = rules.play(world, option)
            if not world.stack:
                return rules.ranking(world)[0] == seat
            if world.round > self.round:
                return False
            drawn = self._drawn(events)
            if drawn and isinstance(world.stack[-1], Ask):
                return False  # the question may be about the drawn cards
            self._forget(world, drawn)
            options = rules.legal(world)
            if len(options) != 1:
                break
            option = options[0]
        self.left -= 1
        if self.left < 0 or not options:  # no options: what is asked for are drawn cards
            raise _TooManyPositions
        tried = (self.wins(world, each) for each in options)
        return any(tried) if rules.asked(world) == seat else all(tried)

    def _drawn(self, events: Iterable[Event]) -> list[str]:
        """Return the cards that the seat drew from a deck: which they are is unknown."""
        told = [Facts(event) for event in events if event[0] in ("draw", "draw_intrigue")]
        return [card for each in told if each.seat == self.seat for card in each.cards]

    def _forget(self, world: Determinization, drawn: Iterable[str]) -> None:
        """Make drawn cards worthless by discarding them."""
        me = world.seats[self.seat]
        for card in drawn:
            if card in me.hand:
                me.hand = _without(me.hand, card)
                me.discard += (card,)
            elif card in me.intrigue:
                me.intrigue = _without(me.intrigue, card)
                world.intrigue_discard += (card,)
        world.offer = None


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
