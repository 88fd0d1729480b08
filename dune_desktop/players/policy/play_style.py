"""Temperaments: what a computer likes to do besides winning, without any advantage in the game.

A liking is a small addition to the chance to win that an option leads to. A policy player, which weighs no chances,
adds it to the logit instead (`LOGITS_PER_LIKING`). Likings follow from the effects of an option's component, so that
boxes need not know them; only for acts of its own a box says them itself (`TASTES`). They may depend on the position
too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.assembly.derived import derived
from dune_desktop.engine.model.effects import Foldspace, Gain, Influence, InfluenceDifferent, LoseInfluence
from dune_desktop.engine.model.frames import Ask
from dune_desktop.engine.model.ids import FACTION_INDEX, FACTIONS, Faction
from dune_desktop.engine.model.vocabulary import parts
from dune_desktop.players.policy.situation import contributed

if TYPE_CHECKING:
    from dune_desktop.engine import OptionId
    from dune_desktop.engine.knowledge.information_state import Determinization
    from dune_desktop.engine.model.components import Card, IntrigueCard, Space
    from dune_desktop.engine.rulebook import Rules

LOGITS_PER_LIKING: Final = 40.0  # logits that a liking of 1 adds for a policy player

MONEY: Final = frozenset({"solari", "spice"})

Taste = Callable[["Rules", "OptionId"], float]
Moment = Callable[["Rules", "Determinization", int, "OptionId"], float]


@dataclass(frozen=True, slots=True)
class PlayStyle:
    """A name and a taste: how much one's own options are liked, in chances to win; 0 for most.

    `moment` adds what depends on the position and on the seat that is asked.
    """

    name: str
    taste: Taste | None = None
    moment: Moment | None = None


class Liking:
    """The taste of a play style in one game; what does not depend on the position is cached."""

    def __init__(self, rules: Rules, play_style: PlayStyle) -> None:
        self.rules = rules
        self.taste = play_style.taste
        self.moment = play_style.moment
        self.known: dict[OptionId, float] = {}

    def __call__(self, world: Determinization, seat: int, option: OptionId) -> float:
        """Return how much the seat likes the option in this position."""
        if self.taste is None:
            return 0.0
        found = self.known.get(option)
        if found is None:
            found = self.known[option] = self.taste(self.rules, option)
        if self.moment is not None:
            found += self.moment(self.rules, world, seat, option)
        return found


def _warrior(rules: Rules, option: OptionId) -> float:
    """Return a warrior's liking: troops and Agents for the Conflict, cards that give swords or troops."""
    match option:
        case ("deploy", *numbers):
            return 0.014 * sum(map(int, numbers))
        case ("send", _, str(space), *_):
            there = rules.printed_spaces[space]
            return 0.04 * there.combat + 0.01 * _gives(there, "troop")
        case ("acquire", str(card), *_) if card in rules.cards:
            return 0.015 * _gives(rules.cards[card], "sword") + 0.015 * _gives(rules.cards[card], "troop")
    return 0.0


def _diplomat(rules: Rules, option: OptionId) -> float:
    """Return a diplomat's liking: cards with Faction icons or Influence, and spaces that give such a card."""
    match option:
        case ("send", _, str(space), *_):
            return 0.1 * any(isinstance(part, Foldspace) for part in parts(rules.printed_spaces[space]))
        case ("acquire", str(card), *_) if card in rules.cards:
            return 0.08 * min(_factions_reached(rules.cards[card]), 2) + 0.1 * _steps(rules.cards[card])
        case ("trash", _, str(card)) if card in rules.cards:
            return -0.05 * min(_factions_reached(rules.cards[card]), 2)
        case ("intrigue", str(card)):
            return 0.03 * _steps(rules.intrigues[card])
    return 0.0


def _diplomat_now(rules: Rules, world: Determinization, seat: int, option: OptionId) -> float:
    """Return a diplomat's liking in the position: Agents at Factions, and Influence where it is worth most."""
    match option:
        case ("send", _, str(space), *_) if (faction := rules.printed_spaces[space].faction) is not None:
            worth = _next_step(rules, world, seat, faction)
            return 0.1 * bool(worth) + 0.01 * worth
        case ("faction", faction) if faction in FACTIONS and not _loses(world):
            return 0.02 * _next_step(rules, world, seat, faction)
    return 0.0


def _loses(world: Determinization) -> bool:
    """Tell whether the question is where Influence is lost, not gained."""
    asked = world.stack[-1]
    return isinstance(asked, Ask) and isinstance(asked.effect, LoseInfluence)


def _next_step(rules: Rules, world: Determinization, seat: int, faction: Faction) -> int:
    """Return the worth of the next step on a track: 0 at its top, more for a point, its bonus, a contested Alliance."""
    track, index = rules.tracks[faction], FACTION_INDEX[faction]
    mine = world.seats[seat].influence[index]
    if mine >= track.top:
        return 0
    reached, holder = mine + 1, world.alliances[index]
    best = max(world.seats[other].influence[index] for other in rules.opponents[seat])
    won = reached >= track.bonus_at and holder != seat and reached > best
    kept = holder == seat and best >= mine
    return 1 + (reached in (track.point_at, track.bonus_at)) + won + kept


def _merchant(rules: Rules, option: OptionId) -> float:
    """Return a merchant's liking: earning spice and Solari, spending much of them, buying dear cards."""
    match option:
        case ("send", _, str(space), *_):
            there = rules.printed_spaces[space]
            earned = (there.base_spice or 0) + _gives(there, "solari") + _gives(there, "spice")
            return 0.008 * earned + 0.008 * _agent_price(there) + 0.03 * bool(there.rates)
        case ("acquire", str(card), *_) if card in rules.cards:
            return 0.006 * (rules.cards[card].cost or 0)
    return _of_boxes(rules).get(("merchant", str(option[0])), 0.0)


@derived
def _of_boxes(rules: Rules) -> dict[tuple[str, str], float]:
    """Return play style and first word of an option -> how much it is liked, for the acts of boxes."""
    return {liking: n for box in contributed(rules) for liking, n in getattr(box, "TASTES", {}).items()}


def _schemer(rules: Rules, option: OptionId) -> float:
    """Return a schemer's liking: gaining Intrigue cards, buying cards that give them, and playing them."""
    match option:
        case ("send", _, str(space), *_):
            return 0.055 if _gives(rules.printed_spaces[space], "intrigue") else 0.0
        case ("acquire", str(card), *_) if card in rules.cards:
            return 0.04 if _gives(rules.cards[card], "intrigue") else 0.0
        case ("intrigue", _):
            return 0.02
    return 0.0


def _gives(component: Space | Card, what: str) -> int:
    """Return how much of a good all effects of the component give together."""
    return sum(part.n for part in parts(component) if isinstance(part, Gain) and part.what == what)


def _agent_price(space: Space) -> int:
    """Return how much spice and Solari an Agent costs there."""
    return sum(price.n for price in space.cost if price.what in MONEY)


def _factions_reached(card: Card) -> int:
    """Return how many Factions the card can send an Agent to."""
    return sum(icon in FACTIONS for icon in card.icons)


def _steps(component: Card | IntrigueCard) -> int:
    """Return how many steps of Influence all effects of the component give together."""
    return sum(part.n for part in parts(component) if isinstance(part, Influence | InfluenceDifferent))


BALANCED: Final = PlayStyle("balanced")
ALL: Final = {
    each.name: each
    for each in (
        BALANCED,
        PlayStyle("warrior", _warrior),
        PlayStyle("diplomat", _diplomat, _diplomat_now),
        PlayStyle("merchant", _merchant),
        PlayStyle("schemer", _schemer),
    )
}
