"""What somebody who does not think ahead had better be reluctant to do, in logits, so that nobody at the table laughs.

The policy learned by chance: it buys now and then whatever it thinks of each card. Where the likeliest answer is always
given nothing would ever be bought that is not liked better than nothing. Whoever thinks ahead sees what comes of it and
needs none of this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dune_desktop.engine.options import part
from dune_desktop.players.search import BUYS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dune_desktop.engine import OptionId
    from dune_desktop.engine.rulebook import Rules
    from dune_desktop.engine.sight import World

UNSPENT: Final = (2.0, 0.3)  # to end a turn with something to buy: at all, and for what the dearest of it costs
IDLE: Final = 0.8  # to send an Agent away from the Conflict: for each troop at home beyond ENOUGH
ENOUGH: Final = 4
NEEDLESS: Final = 12.0  # to send more where nobody can come any more
SAFE: Final = 6  # strength that Intrigue cards alone hardly catch


class Reluctance:
    """What speaks against each of these options in one position."""

    def __init__(self, rules: Rules, world: World, seat: int, options: Sequence[OptionId]) -> None:
        self.rules = rules
        costs = [rules.cards[str(part(option, "card"))].cost or 0 for option in options if option[0] == BUYS]
        self.to_end = UNSPENT[0] + UNSPENT[1] * max(costs) if costs else 0.0
        self.to_stay_away = IDLE * max(0, world.seats[seat].garrison - ENOUGH)
        self.to_deploy = NEEDLESS if _is_safe(rules, world, seat) else 0.0

    def __call__(self, option: OptionId) -> float:
        """How much speaks against the option; 0 for most."""
        match option:
            case ("end_turn",):
                return self.to_end
            case ("send", _, str(space), *_) if not self.rules.printed_spaces[space].combat:
                return self.to_stay_away
            case ("deploy", *_):
                return self.to_deploy
        return 0.0


def _is_safe(rules: Rules, world: World, seat: int) -> bool:
    """Whether nobody else is in the Conflict or has an Agent left to come with, and the seat is strong enough there."""
    if rules.strength(world, seat) < SAFE:
        return False
    return not any(
        rules.has_unit(world, other) or (world.seats[other].agents_left and not world.seats[other].revealed)
        for other in rules.opponents[seat]
    )
