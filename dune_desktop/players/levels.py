"""Computer players by level (four) and play style (five).

The levels differ in how far they think ahead, and none errs on purpose. Novice and adept follow the policy without
thinking ahead: the novice draws among the likelier options, the adept takes the likeliest. Expert and master search,
with few and with many simulations.
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
from dune_desktop.players.policy.play_style import ALL, BALANCED, LOGITS_PER_LIKING, Liking, PlayStyle
from dune_desktop.players.policy.policy import pick, softmax
from dune_desktop.players.search.search import WITH_TIME_LIMIT, Bounds, Search

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dune_desktop.engine import OptionId
    from dune_desktop.engine.knowledge.information_state import Determinization, InformationState

LEVELS: Final[tuple[str, ...]] = ("novice", "adept", "expert", "master")
PLAY_STYLES: Final[tuple[str, ...]] = tuple(ALL)
SIMULATIONS: Final = {"expert": 16, "master": 640}
"""Level that searches -> number of simulations for a decision."""
NOVICE_TEMPERATURE: Final = 2.6  # temperature of a novice's draw; 1 draws as likely as the policy says
MIN_NOVICE_SHARE: Final = 0.2  # a novice draws no option less likely than this part of the likeliest


@dataclass(frozen=True, slots=True)
class PolicyPlayer(Player):
    """A player that follows the policy without thinking ahead.

    It takes the likeliest option or, if `random_choice`, draws one of those that are likely enough.
    """

    play_style: PlayStyle = BALANCED
    random_choice: bool = False
    seed: int = 0

    def choose(self, info_state: InformationState) -> OptionId:
        """Return the likeliest sensible option or, if `random_choice`, a likely one."""
        if len(info_state.options) == 1:
            return info_state.options[0]
        rules, policy = info_state.rules, models(info_state.rules).policy
        liking = Liking(rules, self.play_style)

        def weigh(world: Determinization, seat: int, options: Sequence[OptionId]) -> list[float]:
            logits = policy.weigh(world, seat, options)[0]
            move_penalties = MovePenalties(rules, world, seat, options)
            return [
                logit + LOGITS_PER_LIKING * liking(world, seat, option) - move_penalties(option)
                for logit, option in zip(logits, options, strict=True)
            ]

        def best(world: Determinization, seat: int, options: Sequence[OptionId]) -> OptionId:
            logits = weigh(world, seat, options)
            return options[logits.index(max(logits))]

        world = info_state.determinize(seed_of(info_state, self.seed))
        options = guard_loops(rules, best, world, info_state.seat, info_state.options, ahead=False)
        options = sensible(rules, world, info_state.seat, options, ahead=False)
        if not self.random_choice:
            return best(world, info_state.seat, options)
        logits = weigh(world, info_state.seat, options)
        shares = softmax([logit / NOVICE_TEMPERATURE for logit in logits])
        likely = [share if share >= MIN_NOVICE_SHARE * max(shares) else 0.0 for share in shares]
        return options[pick([share / sum(likely) for share in likely], Random(seed_of(info_state, self.seed)))]


@dataclass(frozen=True, slots=True)
class SearchPlayer(Player):
    """A player that searches, with `simulations` for a decision."""

    simulations: int
    play_style: PlayStyle = BALANCED
    seed: int = 0
    bounds: Bounds = WITH_TIME_LIMIT

    def choose(self, info_state: InformationState) -> OptionId:
        """Return the option that the search tried most."""
        if len(info_state.options) == 1:
            return info_state.options[0]
        known = models(info_state.rules)
        search = Search(info_state.rules, known.policy, known.evaluation, self.play_style)
        return search.look(info_state, self.simulations, self.seed, self.bounds)[0].option


def computer(level: str, play_style: str = "balanced", seed: int = 0, bounds: Bounds = WITH_TIME_LIMIT) -> Player:
    """Return a player of the level and play style; raise ValueError for an unknown one.

    Its answer depends only on the information state and on level, play style and seed: it keeps nothing between
    decisions. But the time limit of the `bounds` can cut a search short on a slow machine; without a time limit it
    never does.
    """
    if level not in LEVELS or play_style not in PLAY_STYLES:
        raise ValueError(f"no such player: {level}, {play_style}")
    if level in SIMULATIONS:
        return SearchPlayer(SIMULATIONS[level], ALL[play_style], seed, bounds)
    return PolicyPlayer(ALL[play_style], level == LEVELS[0], seed)
