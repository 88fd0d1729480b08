"""Who can be asked to sit down: four levels of strength and five temperaments.

The levels differ in how far they think, not in how often they err on purpose: the first two follow the policy without
thinking ahead, one leaving itself to its mood, one doing what seems best; the other two search, a little and a lot.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from dune_desktop.dataclass import dataclass
from dune_desktop.players.heuristics.loop_guard import guard_loops
from dune_desktop.players.heuristics.move_penalties import MovePenalties
from dune_desktop.players.heuristics.pruning import sensible
from dune_desktop.players.models import models
from dune_desktop.players.player import Player, seed_of
from dune_desktop.players.policy.play_style import ALL, BALANCED, IN_LOGITS, Liking, Temperament
from dune_desktop.players.policy.policy import pick, softmax
from dune_desktop.players.search.search import WAITED_FOR, Bounds, Search

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dune_desktop.engine import OptionId
    from dune_desktop.engine.knowledge.information_state import Determinization, InformationState

LEVELS: Final[tuple[str, ...]] = ("novice", "adept", "expert", "master")
TEMPERAMENTS: Final[tuple[str, ...]] = tuple(ALL)
SIMULATIONS: Final = {"expert": 32, "master": 640}
"""How many simulations those who search have for a decision."""
MOOD: Final = 2.6  # how evenly a beginner's mood goes over the options; 1 is as the policy has it
NEVER_BELOW: Final = 0.2  # it does not go to options less likely than this part of the likeliest


@dataclass(frozen=True, slots=True)
class PolicyPlayer(Player):
    """Follows the policy: the likeliest option, or by mood one of those that are likely enough."""

    temperament: Temperament = BALANCED
    moody: bool = False
    seed: int = 0

    def choose(self, info_state: InformationState) -> OptionId:
        """The option that first comes to mind."""
        if len(info_state.options) == 1:
            return info_state.options[0]
        rules, policy = info_state.rules, models(info_state.rules).policy
        liking = Liking(rules, self.temperament)

        def weigh(world: Determinization, seat: int, options: Sequence[OptionId]) -> list[float]:
            logits = policy.weigh(world, seat, options)[0]
            move_penalties = MovePenalties(rules, world, seat, options)
            return [
                logit + IN_LOGITS * liking(world, seat, option) - move_penalties(option)
                for logit, option in zip(logits, options, strict=True)
            ]

        def best(world: Determinization, seat: int, options: Sequence[OptionId]) -> OptionId:
            logits = weigh(world, seat, options)
            return options[logits.index(max(logits))]

        world = info_state.determinize(seed_of(info_state, self.seed))
        options = guard_loops(rules, best, world, info_state.seat, info_state.options, ahead=False)
        options = sensible(rules, world, info_state.seat, options, ahead=False)
        if not self.moody:
            return best(world, info_state.seat, options)
        logits = weigh(world, info_state.seat, options)
        shares = softmax([logit / MOOD for logit in logits])
        likely = [share if share >= NEVER_BELOW * max(shares) else 0.0 for share in shares]
        return options[pick([share / sum(likely) for share in likely], Random(seed_of(info_state, self.seed)))]


@dataclass(frozen=True, slots=True)
class SearchPlayer(Player):
    """Searches, with so many simulations for a decision."""

    simulations: int
    temperament: Temperament = BALANCED
    seed: int = 0
    bounds: Bounds = WAITED_FOR

    def choose(self, info_state: InformationState) -> OptionId:
        """The option that the search tried most."""
        if len(info_state.options) == 1:
            return info_state.options[0]
        known = models(info_state.rules)
        search = Search(info_state.rules, known.policy, known.evaluation, self.temperament)
        return search.look(info_state, self.simulations, self.seed, self.bounds)[0].option


def computer(level: str, temperament: str = "balanced", seed: int = 0, bounds: Bounds = WAITED_FOR) -> Player:
    """A player of that level and temperament; raises ValueError for one that there is not.

    What it answers depends on the sight, on these three and on nothing else: it keeps nothing between decisions. Only
    the patience of the `bounds` can cut a search short on a slow machine; those that are patient never are.
    """
    if level not in LEVELS or temperament not in TEMPERAMENTS:
        raise ValueError(f"no such player: {level}, {temperament}")
    if level in SIMULATIONS:
        return SearchPlayer(SIMULATIONS[level], ALL[temperament], seed, bounds)
    return PolicyPlayer(ALL[temperament], level == LEVELS[0], seed)
