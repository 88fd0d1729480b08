"""The end of a game: once nobody else has a turn with unknown cards it is not weighed up but counted.

Whoever has the last turns of the last round can try everything that is left to do. An answer with which the game can
be won for certain is not given up for one with which it cannot.
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

WITHIN_REACH: Final = 3  # points that somebody may lack to end the game in this round


def certain(
    rules: Rules, world: Determinization, seat: int, options: tuple[OptionId, ...], most: int
) -> tuple[OptionId, ...]:
    """The options after which the seat is seen to win for certain; mostly none.

    Certain is what does not hang on cards still to be drawn, and what the others cannot prevent. About `most`
    positions are looked at; what is not settled by then is not certain.
    """
    if not _is_near(rules, world, seat):
        return ()
    counting = _Counting(rules, seat, world.round)
    return tuple(option for option in options if counting.settles(world, option, most // len(options)))


def _is_near(rules: Rules, world: Determinization, seat: int) -> bool:
    """Whether the game may be over after this round, and nobody else takes a turn with cards that are not known."""
    if world.phase == "turns" and not all(_is_known(rules, world, other) for other in rules.opponents[seat]):
        return False
    best = max(player.vp for player in world.seats)
    return not world.conflict_deck or best >= rules.points_to_end - WITHIN_REACH


def _is_known(rules: Rules, world: Determinization, other: int) -> bool:
    """Whether the seat has had its last turn, or has everything in hand that does not lie open."""
    their = world.seats[other]
    return their.revealed or (rules.is_player[other] and not (their.deck or their.intrigue))


class _TooMuch(Exception):
    """There is more to look at than was allowed."""


class _Counting:
    def __init__(self, rules: Rules, seat: int, now: int) -> None:
        self.rules = rules
        self.seat = seat
        self.round = now
        self.left = 0

    def settles(self, world: Determinization, option: OptionId, most: int) -> bool:
        """Whether the answer is found to win by looking at so many positions."""
        self.left = most
        try:
            return self.wins(world, option)
        except _TooMuch:
            return False

    def wins(self, world: Determinization, option: OptionId) -> bool:
        """Whether the seat wins after this answer, if it goes on well, whatever the others answer."""
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
                return False  # it may be about them
            self._forget(world, drawn)
            options = rules.legal(world)
            if len(options) != 1:
                break
            option = options[0]
        self.left -= 1
        if self.left < 0 or not options:  # cards are asked for that were drawn
            raise _TooMuch
        tried = (self.wins(world, each) for each in options)
        return any(tried) if rules.asked(world) == seat else all(tried)

    def _drawn(self, events: Iterable[Event]) -> list[str]:
        """The cards that came to the seat from a deck, so that nobody knows which they will be."""
        told = [Facts(event) for event in events if event[0] in ("draw", "draw_intrigue")]
        return [card for each in told if each.seat == self.seat for card in each.cards]

    def _forget(self, world: Determinization, drawn: Iterable[str]) -> None:
        """Let cards that were drawn be worth nothing."""
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
