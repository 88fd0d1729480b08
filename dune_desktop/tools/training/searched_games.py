"""Games of players that search, recorded with what their searches found: how likely each option should be.

The target of a decision is the policy's own logit of each option plus how much better than the mean the option was
found (completed values, as in Gumbel AlphaZero). Unlike counts of visits it does not repeat what the policy said: an
option that was tried a few times and found good becomes likelier, however rarely it was tried.
"""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import numpy as np

from dune_desktop.engine.knowledge.information_state import info_state_of, update_memory
from dune_desktop.engine.knowledge.memory import Memory
from dune_desktop.players.policy.evaluation import Evaluation
from dune_desktop.players.policy.policy import softmax
from dune_desktop.players.search.search import WITHOUT_TIME_LIMIT, Search
from dune_desktop.tools.training.selfplay import Policies, Recorder, ending

if TYPE_CHECKING:
    from dune_desktop.engine import OptionId, Rules
    from dune_desktop.players.policy.evaluation import Net
    from dune_desktop.players.search.search import Finding
    from dune_desktop.tools.training.selfplay import Batch, Task

SIMULATIONS: Final = 64  # simulations for a decision
VALUE_SCALE: Final = 24.0  # logits for a difference of 1 in the chance to win
DOUBT: Final = 3.0  # tries that speak for the mean of all options, beside those of the option itself
UNKNOWN: Final = -1.0  # the chance to win where nothing was searched


def play_searched(numbers: bytes, tasks: Sequence[Task]) -> Batch:
    """Play these games with players that search with a pickled policy and net."""
    return _SearchRecorder(*_unpickled(numbers)).play(tasks)


@lru_cache(maxsize=1)
def _unpickled(numbers: bytes) -> tuple[Policies, Net]:
    weights, net = pickle.loads(numbers)  # safe: pickled by this program
    return Policies(weights), net


class _SearchRecorder(Recorder):
    """A recorder of games in which every person searches."""

    def __init__(self, policies: Policies, net: Net) -> None:
        super().__init__(policies)
        self.net = net
        self.targets: list[float] = []
        self.foreseen: list[float] = []

    def play(self, tasks: Sequence[Task]) -> Batch:
        """Play all tasks and return the batch, with targets."""
        batch = super().play(tasks)
        return batch._replace(targets=np.array(self.targets, np.float32), foreseen=np.array(self.foreseen, np.float32))

    def play_game(self, rules: Rules, seed: int) -> None:
        """Play a game and record it."""
        policy, holdings = self.policies.at(rules)
        search = Search(rules, policy, Evaluation(rules, self.net))
        state, last = rules.new_game(seed), 0
        people = [seat for seat, human in enumerate(rules.is_player) if human]
        memories = {seat: Memory.begin(rules, state, seat) for seat in people}
        lives = {seat: len(self.ended) + at for at, seat in enumerate(people)}
        unseen: dict[int, int] = {}  # seat -> start of this round, while the seat has not searched in it
        while state.stack:
            options = rules.legal(state)
            if state.round > last:
                last = state.round
                unseen = {seat: len(self.foreseen) + at for at, seat in enumerate(lives)}
                self.record_round(holdings, state, lives)
                self.foreseen += [UNKNOWN] * len(lives)
            option = options[0]
            if len(options) > 1:
                seat = rules.asked(state)
                assert seat is not None
                logits, moment, features = policy.weigh(state, seat, options)
                info_state = info_state_of(rules, state, memories[seat])
                found = search.look(info_state, SIMULATIONS, seed, WITHOUT_TIME_LIMIT)
                option = found[0].option
                shares, chance = improved(dict(zip(options, logits, strict=True)), found)
                self.record_options(moment, features)
                self.targets += [shares.get(each, 0.0) for each in options]
                if seat in unseen:
                    self.foreseen[unseen.pop(seat)] = chance
            events = rules.play(state, option)
            for memory in memories.values():
                update_memory(rules, memory, events, state)
        self.ended += [ending(rules, state, seat) for seat in people]
        if rules.config.difficulty and len(people) == 1:
            self.alone.append((rules.config.difficulty, bool(self.ended[-1].won)))


def improved(logits: dict[OptionId, float], found: Sequence[Finding]) -> tuple[dict[OptionId, float], float]:
    """Return how likely each option found should be, and the chance to win by playing so.

    An untried option counts as good as the mean of those tried, weighted by the policy (the mixed value); one tried
    only a few times stands nearly there.
    """
    tried = [each for each in found if each.visits]
    weights = softmax([logits[each.option] for each in tried])
    mean = sum(weight * each.chance for weight, each in zip(weights, tried, strict=True))
    better = {each.option: (each.chance - mean) * each.visits / (each.visits + DOUBT) for each in found}
    options = list(better)
    shares = softmax([logits[option] + VALUE_SCALE * better[option] for option in options])
    chance = mean + sum(share * better[option] for share, option in zip(shares, options, strict=True))
    return dict(zip(options, shares, strict=True)), chance
