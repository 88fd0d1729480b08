"""Penalties, in logits, on moves that look foolish to people at the table.

The policy learned by sampling: sometimes it buys a card, although none is likelier than buying nothing. A player that
always takes the likeliest option would then never buy. Searching players look at penalized options later, and still
take one that proves to be better.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dune_desktop.engine.explain.unused_gains import free
from dune_desktop.engine.model.effects import CouncilSeat, Mentat
from dune_desktop.engine.model.frames import Ask
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.engine.model.options import part
from dune_desktop.engine.model.vocabulary import parts
from dune_desktop.players.heuristics.conflict import open_reward, units_to_send
from dune_desktop.players.heuristics.open_hands import thief_spaces

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dune_desktop.engine import OptionId
    from dune_desktop.engine.knowledge.information_state import Determinization
    from dune_desktop.engine.model.state import Seat
    from dune_desktop.engine.rulebook import Rules

ACQUIRE: Final = "acquire"
UNSPENT_PERSUASION: Final = (
    3.0,
    0.5,
)  # to buy nothing although one could: at all, and for each Persuasion that the dearest costs
DECLINED_FREE: Final = 2.5  # to decline what costs nothing
FEWER_UNITS: Final = 9.0  # to deploy fewer units than a card lets: the policy learned one by one, but it asks only once
IDLE_TROOP: Final = 0.8  # to send an Agent away from the Conflict: for each troop at home beyond ENOUGH_TROOPS
ENOUGH_TROOPS: Final = 4
NEEDLESS_DEPLOYMENT: Final = 12.0  # to deploy more where no opponent can catch up
SAFE_LEAD: Final = 6  # lead in strength that Intrigue cards alone hardly catch
MAX_HAND_STRENGTH: Final = 4  # strength that an unrevealed hand may add
TAKEN_MENTAT: Final = 3.0  # to send an Agent for the Mentat when it is taken
POINT_BONUS: Final = 1.5  # bonus for each victory point that an answer brings at once
LATE_FACTOR: Final = 3.0  # factor of that in the last round, and where an effect asks
COUNCIL_SOLARI: Final = 8  # Solari at which the High Council seat should be taken
MISSED_COUNCIL: Final = 5.0  # to send an Agent elsewhere with that many
TRASHED_BOUGHT_CARD: Final = 2.0  # to trash a card that was paid for
OPEN_PLACE: Final = 0.3  # to leave a place in the Conflict that nobody can contest: for each unit of its worth
MAX_OPEN_PLACE: Final = 9.0  # the most of it
OPEN_HAND: Final = 9.0  # to send an Agent elsewhere when others may come and steal an Intrigue card
SWORDMASTER_SOLARI: Final = 8  # price of the third Agent
SWORDMASTER_ROUNDS: Final = range(1, 7)  # rounds in which it still pays to sell spice for it
SPICE_PILE: Final = 8  # spice that is more than most spaces and cards cost
SOLD_FOR_SWORDMASTER: Final = 12.0  # bonus for selling from such a pile for it


class MovePenalties:
    """The penalties on the options of a seat in one position."""

    def __init__(self, rules: Rules, world: Determinization, seat: int, options: Sequence[OptionId]) -> None:
        self.rules = rules
        self.world = world
        self.seat = seat
        costs = [rules.cards[str(part(option, "card"))].cost or 0 for option in options if option[0] == ACQUIRE]
        self.to_leave = UNSPENT_PERSUASION[0] + UNSPENT_PERSUASION[1] * max(costs) if costs else 0.0
        self.to_stay_away = IDLE_TROOP * max(0, world.seats[seat].garrison - ENOUGH_TROOPS)
        self.to_deploy = NEEDLESS_DEPLOYMENT if _is_safe(rules, world, seat) else 0.0
        frame = world.stack[-1]
        self.asked = isinstance(frame, Ask)
        self.to_decline = DECLINED_FREE if isinstance(frame, Ask) and free(frame.effect) else 0.0
        self.most = max((_units(option) for option in options if option[0] == "deploy"), default=0)
        self.to_leave_place = min(OPEN_PLACE * self._open_place(options), MAX_OPEN_PLACE)
        self.thief_spaces = thief_spaces(rules, world, seat)
        self.resources_per_point = POINT_BONUS * (LATE_FACTOR if self.asked or rules.last_round(world) else 1.0)

    def __call__(self, option: OptionId) -> float:
        """Return the penalty on the option in logits; 0 for most, below 0 for a bonus."""
        after, me = self._after(option), self.world.seats[self.seat]
        points = after.vp - me.vp
        found = -self.resources_per_point * points - self._for_swordmaster(after)
        match option:
            case ("end_turn",):
                found += self.to_leave + self.to_leave_place
            case ("reveal",):
                found += self.to_leave_place
            case ("decline",):
                found += max(self.to_leave, self.to_decline)
            case ("send", _, str(space), *_):
                found += self._to_send(space)
                if not points and not self.rules.printed_spaces[space].combat:
                    found += self.to_leave_place
            case ("deploy", *_):
                found += self.to_deploy + self._by_a_card(option)
            case ("trash", _, str(card)):
                found += TRASHED_BOUGHT_CARD * bool(self.rules.cards[card].cost)
        return found

    def _to_send(self, space: str) -> float:
        """Return the penalty on sending an Agent to the space."""
        printed, me = self.rules.printed_spaces[space], self.world.seats[self.seat]
        found = 0.0 if printed.combat else self.to_stay_away
        for each in parts(printed.effects):
            if isinstance(each, Mentat) and self.world.mentat != NOBODY:
                found += TAKEN_MENTAT
            elif isinstance(each, CouncilSeat) and not me.council and me.solari >= COUNCIL_SOLARI:
                found -= MISSED_COUNCIL
        return found - OPEN_HAND * (space in self.thief_spaces)

    def _open_place(self, options: Sequence[OptionId]) -> float:
        """Return the worth of what the seat can have in the Conflict by deploying, with no opponent left to come."""
        rules, world, seat = self.rules, self.world, self.seat
        spaces = {str(part(option, "space")) for option in options if option[0] == "send"}
        units = max([self.most, *(units_to_send(rules, world, seat, space) for space in spaces)])
        return open_reward(rules, world, seat, units)

    def _for_swordmaster(self, after: Seat) -> float:
        """Return the bonus for an answer that sells spice of a pile and makes the third Agent affordable."""
        me = self.world.seats[self.seat]
        if me.swordmaster or self.world.round not in SWORDMASTER_ROUNDS or not after.spice < me.spice >= SPICE_PILE:
            return 0.0
        return SOLD_FOR_SWORDMASTER * (me.solari < SWORDMASTER_SOLARI <= after.solari)

    def _by_a_card(self, option: OptionId) -> float:
        """Return the penalty on deploying fewer units than a card lets, or the bonus on deploying most."""
        if not self.asked:
            return 0.0
        return -FEWER_UNITS if _units(option) == self.most else FEWER_UNITS / 2

    def _after(self, option: OptionId) -> Seat:
        """Return what the seat has at once after the answer."""
        after = self.world.clone()
        self.rules.play(after, option)
        return after.seats[self.seat]


def _units(option: OptionId) -> int:
    """Return how many units an answer deploys."""
    _, *numbers = option
    return sum(map(int, numbers))


def _is_safe(rules: Rules, world: Determinization, seat: int) -> bool:
    """Tell whether no opponent has an Agent left to come with, and the seat leads the Conflict by far enough."""
    others = rules.opponents[seat]
    if any(world.seats[other].agents_left and not world.seats[other].revealed for other in others):
        return False
    there = [other for other in others if rules.has_unit(world, other)]
    most = [rules.strength(world, other) + MAX_HAND_STRENGTH * (not world.seats[other].revealed) for other in there]
    return rules.strength(world, seat) - max(most, default=0) >= SAFE_LEAD
