"""What a computer had better be reluctant to do, in logits, so that nobody at the table laughs.

The policy learned by chance: it buys now and then whatever it thinks of each card. Where the likeliest answer is always
given nothing would ever be bought that is not liked better than nothing. Whoever thinks ahead looks at the rest first,
and does what is laughable where thinking shows that it is better nevertheless.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dune_desktop.engine.explain.unused_gains import free
from dune_desktop.engine.model.effects import CouncilSeat, Mentat
from dune_desktop.engine.model.frames import Ask
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.engine.model.options import part
from dune_desktop.engine.model.vocabulary import parts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dune_desktop.engine import OptionId
    from dune_desktop.engine.knowledge.information_state import Determinization
    from dune_desktop.engine.rulebook import Rules

BUYS: Final = "acquire"
UNSPENT: Final = (3.0, 0.5)  # to leave what can be bought: at all, and for what the dearest of it costs
FREE: Final = 2.5  # to decline what costs nothing
AT_ONCE: Final = 9.0  # not to send all whom a card lets go: they were learned to go one by one, but it asks only once
IDLE: Final = 0.8  # to send an Agent away from the Conflict: for each troop at home beyond ENOUGH_TROOPS
ENOUGH_TROOPS: Final = 4
NEEDLESS: Final = 12.0  # to send more where nobody can come any more
SAFE: Final = 6  # strength that Intrigue cards alone hardly catch
HELD: Final = 4  # what a hand that is not shown yet may add
TAKEN: Final = 3.0  # to call the Mentat where there is none
A_POINT: Final = 1.5  # to send an Agent where it brings no point at once, beside where it does
LATE: Final = 3.0  # how much more that counts in the last round, and where one thing is to be chosen
RICH: Final = 8  # Solari with which one had better have a seat in the Council
NO_SEAT: Final = 5.0  # to go elsewhere with as many
BOUGHT: Final = 2.0  # to throw away a card that was paid for


class MovePenalties:
    """What speaks against each of these options in one position."""

    def __init__(self, rules: Rules, world: Determinization, seat: int, options: Sequence[OptionId]) -> None:
        self.rules = rules
        self.determinize = world
        self.seat = seat
        costs = [rules.cards[str(part(option, "card"))].cost or 0 for option in options if option[0] == BUYS]
        self.to_leave = UNSPENT[0] + UNSPENT[1] * max(costs) if costs else 0.0
        self.to_stay_away = IDLE * max(0, world.seats[seat].garrison - ENOUGH_TROOPS)
        self.to_deploy = NEEDLESS if _is_safe(rules, world, seat) else 0.0
        frame = world.stack[-1]
        self.asked = isinstance(frame, Ask)
        self.to_decline = FREE if isinstance(frame, Ask) and free(frame.effect) else 0.0
        self.most = max((_units(option) for option in options if option[0] == "deploy"), default=0)
        self.for_a_point = A_POINT * (LATE if self.asked or rules.last_round(world) else 1.0)

    def __call__(self, option: OptionId) -> float:
        """How much speaks against the option; 0 for most, below 0 where something speaks for it."""
        found = -self.for_a_point * self._points(option)
        match option:
            case ("end_turn",):
                found += self.to_leave
            case ("decline",):
                found += max(self.to_leave, self.to_decline)
            case ("send", _, str(space), *_):
                found += self._to_send(space)
            case ("deploy", *_):
                found += self.to_deploy + self._by_a_card(option)
            case ("trash", _, str(card)):
                found += BOUGHT * bool(self.rules.cards[card].cost)
        return found

    def _to_send(self, space: str) -> float:
        """What speaks against sending an Agent to the space."""
        printed, me = self.rules.printed_spaces[space], self.determinize.seats[self.seat]
        found = 0.0 if printed.combat else self.to_stay_away
        for each in parts(printed.effects):
            if isinstance(each, Mentat) and self.determinize.mentat != NOBODY:
                found += TAKEN
            elif isinstance(each, CouncilSeat) and not me.council and me.solari >= RICH:
                found -= NO_SEAT
        return found

    def _by_a_card(self, option: OptionId) -> float:
        """What speaks against sending so many where a card lets units go."""
        if not self.asked:
            return 0.0
        return -AT_ONCE if _units(option) == self.most else AT_ONCE / 2

    def _points(self, option: OptionId) -> int:
        """How many points the answer brings at once."""
        after = self.determinize.clone()
        self.rules.play(after, option)
        return after.seats[self.seat].vp - self.determinize.seats[self.seat].vp


def _units(option: OptionId) -> int:
    """How many units an answer sends."""
    _, *numbers = option
    return sum(map(int, numbers))


def _is_safe(rules: Rules, world: Determinization, seat: int) -> bool:
    """Whether nobody else has an Agent left to come with, and the seat is far enough ahead of those who are there."""
    others = rules.opponents[seat]
    if any(world.seats[other].agents_left and not world.seats[other].revealed for other in others):
        return False
    there = [other for other in others if rules.has_unit(world, other)]
    most = [rules.strength(world, other) + HELD * (not world.seats[other].revealed) for other in there]
    return rules.strength(world, seat) - max(most, default=0) >= SAFE
