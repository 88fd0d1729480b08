"""Pruning of options that no sensible player takes at any level; some option is always left.

Left out are answers that give up for good what is free to take, good cards trashed where a worse one can go, swords for
nobody, troops and cards for a Conflict in which they change nothing, and Plot cards before their time
(`plot_timing.py`). A game that can be won for certain is won (`endgame.py`). Whatever needs a thought is left to the
search: only players that do not think ahead are kept from leaving Agents unused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dune_desktop.engine.assembly.derived import derived
from dune_desktop.engine.model.effects import (
    Choose,
    Deploy,
    DeployUnits,
    Effect,
    Gain,
    If,
    OnWin,
    Pay,
    Recruit,
    Retreat,
)
from dune_desktop.engine.model.frames import Ask, WindowFlow
from dune_desktop.engine.model.ids import FACTION_INDEX
from dune_desktop.engine.model.options import part
from dune_desktop.engine.model.vocabulary import parts
from dune_desktop.players.heuristics.conflict import CARD, GOODS_VALUES, are_done, gained, open_reward
from dune_desktop.players.heuristics.open_hands import thief_spaces
from dune_desktop.players.heuristics.plot_timing import is_too_early, is_unused
from dune_desktop.players.policy.situation import contributed
from dune_desktop.players.search.endgame import certain_win

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from dune_desktop.engine import OptionId, Unit
    from dune_desktop.engine.knowledge.information_state import Determinization
    from dune_desktop.engine.model.components import IntrigueUse
    from dune_desktop.engine.rulebook import Rules

NEVER_LEFT_KINDS: Final = frozenset({"effect", "intrigue"})
FOR_STRENGTH: Final = (Gain, Pay, If, Choose, DeployUnits, OnWin, Retreat)
"""Effects of a Combat card that serves only the place in the Conflict, winning it, or retreating."""
RARELY_LEFT_KINDS: Final = NEVER_LEFT_KINDS | {"agents"}
GIVING_UP_ACTIONS: Final = frozenset({"reveal", "end_turn", "done", "pass"})
PASSING_ACTIONS: Final = frozenset({"pass", "stop"})
TRASHING_ACTIONS: Final = frozenset({"trash", "trash_top"})
UNIT_ACTIONS: Final = frozenset({"deploy", "retreat"})
STEPS_BEFORE_POINTS: Final = (1, 3)  # Influence from which the next step may bring a point
MIN_DEAR_COST: Final = 4  # least cost of a good card
MAX_PLOT_STRENGTH: Final = 7  # most strength that a Plot card is taken to add, by units that it deploys
MAX_POSITIONS_QUICK: Final = 160  # positions examined for a certain win by players that do not think ahead
MAX_POSITIONS: Final = 1200  # the same by players that do


def sensible(
    rules: Rules, world: Determinization, seat: int, options: tuple[OptionId, ...], ahead: bool
) -> tuple[OptionId, ...]:
    """Return the options that make sense, in their order; all of them if none does.

    `ahead` tells whether the player thinks ahead. If options win for certain, the others make no sense.
    """
    options = certain_win(rules, world, seat, options, MAX_POSITIONS if ahead else MAX_POSITIONS_QUICK) or options
    kinds = {option[0] for option in options}
    found: Iterable[OptionId] = options
    for word in kinds & pointless(rules).keys():
        if pointless(rules)[str(word)](rules, world, seat):
            found = [option for option in found if option[0] != word]
    if kinds & by_goods(rules):
        found = _richest(rules, world, seat, found)
    if kinds & GIVING_UP_ACTIONS:
        losses = NEVER_LEFT_KINDS if ahead else RARELY_LEFT_KINDS
        found = [option for option in found if not _gives_up(rules, world, option, losses)]
    if kinds & (TRASHING_ACTIONS | intrigue_lost(rules)):
        found = [option for option in found if not _throws_away(rules, world, seat, option)]
    if "intrigue" in kinds and kinds & PASSING_ACTIONS:
        found = [option for option in found if not _changes_nothing(rules, world, seat, option, ahead)]
    if "branch" in kinds:
        found = [option for option in found if not _arms_nobody(rules, world, seat, option)]
        found = [option for option in found if not _moves_away_from_goal(rules, world, seat, option)]
    if "intrigue" in kinds:
        found = [option for option in found if not is_too_early(rules, world, seat, option)]
    if "send" in kinds:
        used = [option for option in found if not is_unused(rules, world, option)]
        found = used if any(option[0] == "send" for option in used) else found
        found = _guarding(rules, world, seat, found)
    if "deploy" in kinds and _one_is_enough(rules, world, seat, options):
        enough = 0 if rules.has_unit(world, seat) else 1
        found = [option for option in found if option[0] != "deploy" or _units(option) <= enough]
    if "deploy" in kinds and kinds & GIVING_UP_ACTIONS and open_reward(rules, world, seat, _most_units(options)):
        found = [option for option in found if option[0] not in GIVING_UP_ACTIONS]
    if kinds & UNIT_ACTIONS and _is_lost(rules, world, seat, options):
        home = max((_units(option) for option in options if option[0] == "retreat"), default=0)
        found = [option for option in found if option[0] != "deploy"]
        found = [option for option in found if _units(option) == home] if home else found
    return tuple(found) or options


@derived
def pointless(rules: Rules) -> dict[str, Callable[[Rules, Determinization, int], bool]]:
    """Return the acts of boxes that often do not help, each with a test for when it does not."""
    return {word: when for box in contributed(rules) for word, when in getattr(box, "POINTLESS", {}).items()}


@derived
def intrigue_lost(rules: Rules) -> frozenset[str]:
    """Return the acts by which an Intrigue card goes without being played."""
    return frozenset({"under"}).union(*(getattr(box, "INTRIGUE_LOST", ()) for box in contributed(rules)))


@derived
def by_goods(rules: Rules) -> frozenset[str]:
    """Return the acts of boxes among whose options only those that bring most goods at once are kept."""
    return frozenset().union(*(getattr(box, "BY_GOODS", ()) for box in contributed(rules)))


def _guarding(rules: Rules, world: Determinization, seat: int, options: Iterable[OptionId]) -> list[OptionId]:
    """Return the options without those that send an Agent elsewhere while one could close a space to thieves.

    Another space that may bring a point, by Influence 2 or 4, is left open.
    """
    found = list(options)
    thieves = thief_spaces(rules, world, seat)
    sends = [option for option in found if option[0] == "send"]
    if not any(part(option, "space") in thieves for option in sends):
        return found
    steps = world.seats[seat].influence

    def leaves_open(option: OptionId) -> bool:
        if option[0] != "send" or part(option, "space") in thieves:
            return False
        faction = rules.printed_spaces[str(part(option, "space"))].faction
        return faction is None or steps[FACTION_INDEX[faction]] not in STEPS_BEFORE_POINTS

    return [option for option in found if not leaves_open(option)]


def _richest(rules: Rules, world: Determinization, seat: int, options: Iterable[OptionId]) -> list[OptionId]:
    """Return the options that leave the seat with goods of the highest value, in their order."""

    def worth(option: OptionId) -> int:
        after = world.clone()
        rules.play(after, option)
        return sum(value * int(getattr(after.seats[seat], what)) for what, value in GOODS_VALUES.items())

    values = [(option, worth(option)) for option in options]
    most = max(value for _, value in values)
    return [option for option, value in values if value == most]


def _gives_up(rules: Rules, world: Determinization, option: OptionId, kinds: frozenset[str]) -> bool:
    """Tell whether the answer loses something that is free to take."""
    return option[0] in GIVING_UP_ACTIONS and any(loss.kind in kinds for loss in rules.unused_gains(world, option))


def _throws_away(rules: Rules, world: Determinization, seat: int, option: OptionId) -> bool:
    """Tell whether the answer trashes a dear card that still does something, or an Intrigue card worth a point."""
    match option:
        case (str(action), str(name)) if action in intrigue_lost(rules):
            return any(isinstance(part, Gain) and part.what == "vp" for part in parts(rules.intrigues[name]))
        case ("trash", _, str(name)):
            card = rules.cards[name]
        case ("trash_top",):
            card = rules.cards[world.seats[seat].deck[0]]
        case _:
            return False
    return (card.cost or 0) >= MIN_DEAR_COST and bool(card.icons or card.agent)


def _changes_nothing(rules: Rules, world: Determinization, seat: int, option: OptionId, ahead: bool) -> bool:
    """Tell whether the answer plays a Combat card only for strength that brings the seat less than the card is worth.

    A player that thinks ahead counts all its Intrigue cards together. Retreating makes sense only for a seat that earns
    nothing. In the last round a card is worth nothing any more.
    """
    frame = world.stack[-1]
    if option[0] != "intrigue" or not isinstance(frame, WindowFlow) or frame.timing != "combat":
        return False
    uses = rules.intrigue_uses["combat"]
    _, card = option
    effects = [part for part in parts(uses[str(card)].effects) if isinstance(part, Effect)]
    if not all(isinstance(part, FOR_STRENGTH) for part in effects):
        return False
    played = world.seats[seat].intrigue if ahead else (str(card),)
    most = sum(_strength_of(rules, world, seat, uses[each]) for each in played if each in uses)
    now, then = _places(rules, world, seat, most)
    pays = then == 1 and any(isinstance(part, OnWin) for part in effects)
    goes = not now and any(isinstance(part, Retreat) for part in effects)
    least = 0 if rules.last_round(world) else CARD
    return gained(rules, world, seat, now, then) <= least and not (pays or goes)


def _places(rules: Rules, world: Determinization, seat: int, more: int) -> tuple[int, int]:
    """Return the seat's place in the Conflict now, and with `more` strength; 0 for no reward."""
    return rules.conflict_places(world)[seat], rules.conflict_places(world, seat, more)[seat]


def _strength_of(rules: Rules, world: Determinization, seat: int, use: IntrigueUse) -> int:
    """Return the most strength that the card adds: its swords, and the strongest units it deploys from the garrison."""
    swords = sum(part.n for part in parts(use) if isinstance(part, Gain) and part.what == "sword")
    come = sum(part.n for part in parts(use) if isinstance(part, DeployUnits))
    home = sorted((each for unit in rules.garrison_units for each in _at_home(world, seat, unit)), reverse=True)
    return swords + sum(home[:come])


def _at_home(world: Determinization, seat: int, unit: Unit) -> list[int]:
    """Return the strength of each unit of this kind in the seat's garrison."""
    return [unit.strength] * int(unit.of_seat(world.seats[seat]).garrison)


def _arms_nobody(rules: Rules, world: Determinization, seat: int, option: OptionId) -> bool:
    """Tell whether the answer only adds swords, for a seat that has no unit in the Conflict and cannot deploy any."""
    frame, turn = world.stack[-1], world.turn
    if not isinstance(frame, Ask) or not isinstance(frame.effect, Choose) or option[0] != "branch":
        return False
    _, index = option
    only_swords = all(isinstance(part, Gain) and part.what == "sword" for part in frame.effect.options[int(index)])
    if not only_swords or turn is None or turn.stage != "reveal" or rules.has_unit(world, seat):
        return False
    return not any(isinstance(part, Deploy | Recruit | DeployUnits) for part in parts(turn.pool))


def _moves_away_from_goal(rules: Rules, world: Determinization, seat: int, option: OptionId) -> bool:
    """Tell whether the answer, in Combat, adds useless swords or retreats from a place that earns a reward."""
    frame = world.stack[-1]
    if world.phase != "combat" or not isinstance(frame, Ask) or not isinstance(frame.effect, Choose):
        return False
    if option[0] != "branch":
        return False
    _, index = option
    found = [part for part in parts(frame.effect.options[int(index)]) if isinstance(part, Effect)]
    swords = sum(part.n for part in found if isinstance(part, Gain) and part.what == "sword")
    now, then = _places(rules, world, seat, swords)
    if found and all(isinstance(part, Retreat) for part in found):
        return bool(now)
    return bool(swords) and now == then and all(isinstance(part, Gain) for part in found)


def _units(option: OptionId) -> int:
    """Return how many units an answer deploys or retreats."""
    action, *numbers = option
    return sum(map(int, numbers)) if action in UNIT_ACTIONS else 0


def _most_units(options: Iterable[OptionId]) -> int:
    return max((_units(option) for option in options if option[0] == "deploy"), default=0)


def _one_is_enough(rules: Rules, world: Determinization, seat: int, options: tuple[OptionId, ...]) -> bool:
    """Tell whether more than one unit changes nothing: no opponent can come any more, and none there can be caught."""
    me = world.seats[seat]
    if me.secret and not me.secret_used:  # it may be about how many are deployed (R24.2)
        return False
    if not are_done(rules, world, seat):
        return False
    there = [rules.strength(world, other) for other in rules.opponents[seat] if rules.has_unit(world, other)]
    return not there or min(there) >= _most_strength(rules, world, seat, options)


def _most_strength(rules: Rules, world: Determinization, seat: int, options: tuple[OptionId, ...]) -> int:
    """Return the most strength that the seat can come to with these deployments, its hand and its Intrigue cards."""
    me, uses, plots = world.seats[seat], rules.intrigue_uses["combat"], rules.intrigue_uses["plot"]
    _, swords = rules.at_reveal(world, seat)
    units = _most_units(options)
    strongest = max(unit.strength for unit in rules.units)
    cards = sum(
        MAX_PLOT_STRENGTH if card in plots else _strength_of(rules, world, seat, uses[card])
        for card in me.intrigue
        if card in plots or card in uses
    )
    return rules.unit_strength(world, seat) + me.swords + swords + strongest * units + cards


def _is_lost(rules: Rules, world: Determinization, seat: int, options: tuple[OptionId, ...]) -> bool:
    """Tell whether no opponent has a turn left and no deployment would earn the seat a reward in the Conflict."""
    if world.turn is None or world.turn.seat != seat or not are_done(rules, world, seat):
        return False
    more = _most_strength(rules, world, seat, options) - rules.strength(world, seat)
    return not rules.conflict_places(world, seat, more)[seat]
