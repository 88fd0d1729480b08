"""The baseline player, by which others are measured: flat Monte Carlo to the end of the round, played by simple habits.

It values positions by a learned sum of its own. Player and numbers are kept unchanged, so that figures taken years
apart can be compared.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Final

from dune_desktop.engine.assembly.derived import derived
from dune_desktop.players.player import Player, seed_of
from dune_desktop.players.policy.evaluation import Evaluation, net_of
from dune_desktop.players.policy.situation import contributed

if TYPE_CHECKING:
    from dune_desktop.engine import OptionId
    from dune_desktop.engine.knowledge.information_state import Determinization, InformationState
    from dune_desktop.engine.rulebook import Rules

PLAYOUTS: Final = 48
HABITS: Final = ("take", "deploy", "acquire", "branch", "draw_top")
"""First words of options that are taken whenever they are legal, the first before the others; boxes add theirs."""
CARDS_KEPT: Final = 0.6  # share of decisions in which playable Intrigue cards are kept for later


class BaselinePlayer(Player):
    """A player that tries every option in determinizations to the end of the round.

    After each heat the worse half of the options drops out.
    """

    def __init__(self, playouts: int = PLAYOUTS, seed: int = 0) -> None:
        self.playouts = playouts
        self.seed = seed

    def choose(self, info_state: InformationState) -> OptionId:
        """Return the option with the best mean at the end of the round."""
        return info_state.options[0] if len(info_state.options) == 1 else self.ranked(info_state)[0][0]

    def ranked(self, info_state: InformationState) -> list[tuple[OptionId, float]]:
        """Return the options with their means, those that stayed longest first."""
        chance = Random(seed_of(info_state, self.seed))
        field = list(info_state.options)
        heats = max(1, (len(field) - 1).bit_length())
        found: dict[OptionId, list[float]] = {option: [] for option in field}
        out: list[OptionId] = []
        for _ in range(heats):
            for _ in range(max(1, self.playouts // heats // len(field))):
                world = info_state.determinize(chance.getrandbits(32))
                for option in field:
                    found[option].append(playout(info_state.rules, world.clone(), option, info_state.seat, chance))
            field.sort(key=lambda option: -fmean(found[option]))
            stay = (len(field) + 1) // 2
            out = field[stay:] + out
            field = field[:stay]
        return [(option, fmean(found[option])) for option in (*field, *out)]


def playout(rules: Rules, world: Determinization, option: OptionId, seat: int, chance: Random) -> float:
    """Play the round to its end by habit and return the seat's chance to win then; changes the world."""
    now = world.round
    rules.play(world, option)
    while world.stack and world.round == now:
        rules.play(world, habit(rules, rules.legal(world), chance))
    return evaluation(rules).chance(world, seat)


@derived
def evaluation(rules: Rules) -> Evaluation:
    """Return the baseline player's own evaluation for these rules."""
    return Evaluation(rules, net_of("baseline"))


@derived
def habits(rules: Rules) -> tuple[str, ...]:
    """Return the habits in this game, those of its boxes last."""
    return (*HABITS, *(word for box in contributed(rules) for word in getattr(box, "HABITS", ())))


def habit(rules: Rules, options: Sequence[OptionId], chance: Random) -> OptionId:
    """Return the option that simple habits take, at next to no cost.

    Effects are taken, all troops deployed, the dearest card bought, Agents sent anywhere.
    """
    if len(options) == 1:
        return options[0]
    kinds = {option[0] for option in options}
    if "intrigue" in kinds and chance.random() > CARDS_KEPT:
        return _any(options, "intrigue", chance)
    for kind in habits(rules):
        if kind == "acquire" and kind in kinds:
            return max((option for option in options if option[0] == kind), key=lambda option: _price(rules, option))
        if kind == "deploy" and kind in kinds:
            return max((option for option in options if option[0] == kind), key=_units)
        if kind in kinds:
            return _any(options, kind, chance)
    if "send" in kinds:
        return _any(options, "send", chance)
    if "trash" in kinds:
        return min((option for option in options if option[0] == "trash"), key=lambda option: _price(rules, option))
    quiet = [option for option in options if option[0] not in ("intrigue", "masterstroke", "retreat")]
    return chance.choice(quiet or list(options))


def _any(options: Sequence[OptionId], kind: str, chance: Random) -> OptionId:
    return chance.choice([option for option in options if option[0] == kind])


def _price(rules: Rules, option: OptionId) -> int:
    match option:
        case ("acquire", str(name), _, _) | ("trash", _, str(name)) if name in rules.cards:
            return rules.cards[name].cost or 0
        case _:
            return 0


def _units(option: OptionId) -> int:
    _, *numbers = option
    return sum(map(int, numbers))
