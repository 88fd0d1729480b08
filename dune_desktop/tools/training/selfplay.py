"""Self-play games of the policy, recorded as arrays: options, choices and results.

In most games the policy has whims: random options are preferred for the whole game. So no option is given up for good
because it was once played badly: a player that never takes a seat in the High Council never learns its value.

Names are numbered in order of occurrence, anew in every batch, and the learner identifies them by name. So a batch
depends only on its weights and seeds, wherever it was played.
"""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from dataclasses import field
from functools import lru_cache
from math import log
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

import numpy as np

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.frames import Ask, TurnFlow
from dune_desktop.players.policy.features import LEADS
from dune_desktop.players.policy.holdings import Holdings
from dune_desktop.players.policy.policy import Policy, pick, softmax
from dune_desktop.tools.training.mix import rules_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dune_desktop.engine import GameConfig, GameState, OptionId, Rules
    from dune_desktop.players.policy.features import OptionFeatures, Weights
    from dune_desktop.players.policy.weights import PolicyWeights

Key = TypeVar("Key", str, int)
Task = tuple["GameConfig", int]
"""A configuration and a seed."""

MAX_LEAD: Final = 6  # points; a larger lead counts as this
MIN_PROBABILITY: Final = 1e-9
NOTHING: Final = np.zeros(0, np.float32)
WHIM_GAMES_SHARE: Final = 0.6  # share of games with whims
WHIMS_PER_GAME: Final = 12  # whims per such game
WHIM_STRENGTH: Final = (1.0, 4.5)  # strength of a whim in logits
WHIM_PREFIXES: Final = {"space:": 4, "acquire:": 1, "intrigue:": 1, "buy_tech:": 1, "take:": 1, "gain:": 1}
"""Prefixes of options that whims prefer, and their frequency: the spaces of Agents shape a game most."""


class Numbered(dict[Key, int]):
    """Numbers given to keys in order of first use."""

    def __missing__(self, key: Key) -> int:
        number = self[key] = len(self)
        return number


@dataclass(slots=True)
class Positions:
    """Positions as sparse features: name numbers, amounts, and the number of names per position."""

    at: list[int] = field(default_factory=list)
    much: list[float] = field(default_factory=list)
    lengths: list[int] = field(default_factory=list)

    def add(self, holdings: Iterable[tuple[str, float]], numbers: Numbered[str]) -> None:
        """Add a position."""
        before = len(self.at)
        for name, much in holdings:
            if much:
                self.at.append(numbers[name])
                self.much.append(much)
        self.lengths.append(len(self.at) - before)

    def arrays(self) -> tuple[Any, Any, Any]:
        """Return the positions as arrays."""
        return np.array(self.at, np.int32), np.array(self.much, np.float32), np.array(self.lengths, np.int32)


class Ending(NamedTuple):
    """A game's result for one seat: whether it won, and its lead, both from 0 to 1."""

    won: float
    lead: float

    def worth(self, win: float) -> float:
        """Return the weighted value, with weight `win` on winning."""
        return win * self.won + (1 - win) * self.lead


class Batch(NamedTuple):
    """A batch of recorded games.

    Decisions stand one after the other, each with a position and a row of `moments`, and so do their options, each with
    a row and some cells. `lives` gives the index into `ended` for each decision; `ended` has one entry for each person
    of each game. `begun` are the positions at the starts of rounds, for each of these people.
    """

    games: int
    rows: list[tuple[str, Weights]]  # by number, with their values at first use
    cells: list[tuple[str, float]]
    names: list[str]  # names of features in positions
    seen: tuple[Any, Any, Any]
    moments: Any
    options: Any  # number of options of each decision
    row: Any  # row of each option
    touched: Any  # number of cells of each option
    cell: Any
    chosen: Any
    likely: Any  # log probability of the choice by the policy
    whimsical: Any  # the same with the game's whims
    lives: Any
    begun: tuple[Any, Any, Any]
    begun_by: Any
    ended: list[Ending]
    alone: list[tuple[str, bool]]  # solo games without whims: the difficulty, and whether they were won
    targets: Any = NOTHING  # of searched games: how likely each option should be
    foreseen: Any = NOTHING  # of searched games: the chance to win found at each start of a round; -1 if not searched


def play(numbers: bytes, tasks: Sequence[Task]) -> Batch:
    """Play these games with a pickled policy."""
    return Recorder(_policies(numbers)).play(tasks)


def ending(rules: Rules, state: GameState, seat: int) -> Ending:
    """Return the game's result for the seat."""
    best = max(state.seats[other].vp for other in rules.opponents[seat])
    lead = max(-MAX_LEAD, min(MAX_LEAD, state.seats[seat].vp - best))
    return Ending(float(rules.ranking(state)[0] == seat), (lead + MAX_LEAD) / (2 * MAX_LEAD))


class Policies:
    """One set of weights as a policy for every table."""

    def __init__(self, weights: PolicyWeights) -> None:
        self.weights = weights
        self.known: dict[int, tuple[Policy, Holdings]] = {}
        rows = sorted(weights.rows.items())
        self.likeable: list[Weights] = []
        for part, often in WHIM_PREFIXES.items():
            self.likeable += [row for name, row in rows if name.startswith(part)] * often

    def at(self, rules: Rules) -> tuple[Policy, Holdings]:
        """Return the policy and the position reader for these rules."""
        found = self.known.get(id(rules))
        if found is None:
            found = self.known[id(rules)] = (Policy(rules, self.weights), Holdings(rules))
        return found

    def whims(self, chance: Random) -> dict[int, float]:
        """Return a game's whims: identity of preferred row -> added logit."""
        if chance.random() >= WHIM_GAMES_SHARE:
            return {}
        liked = chance.sample(self.likeable, min(WHIMS_PER_GAME, len(self.likeable)))
        return {id(row): chance.uniform(*WHIM_STRENGTH) for row in liked}


@lru_cache(maxsize=1)
def _policies(numbers: bytes) -> Policies:
    return Policies(pickle.loads(numbers))  # safe: pickled by this program


class Recorder:
    """A recorder that plays games and collects a batch."""

    def __init__(self, policies: Policies) -> None:
        self.policies = policies
        self.names: Numbered[str] = Numbered()
        self.rows: Numbered[int] = Numbered()  # by the identity of the list
        self.cells: Numbered[int] = Numbered()
        self.seen, self.begun = Positions(), Positions()
        self.moments: list[list[float]] = []
        self.options: list[int] = []
        self.row: list[int] = []
        self.touched: list[int] = []
        self.cell: list[int] = []
        self.chosen: list[int] = []
        self.likely: list[float] = []
        self.whimsical: list[float] = []
        self.lives: list[int] = []
        self.begun_by: list[int] = []
        self.ended: list[Ending] = []
        self.alone: list[tuple[str, bool]] = []

    def play(self, tasks: Sequence[Task]) -> Batch:
        """Play all tasks and return the batch."""
        for config, seed in tasks:
            self.play_game(rules_of(config), seed)
        weights = self.policies.weights
        rows = {id(row): (name, list(row)) for name, row in weights.rows.items()}
        cells = {id(cell): (name, cell[0]) for name, cell in weights.cells.items()}
        width = len(weights.names)
        moments = np.array([moment + [0.0] * (width - len(moment)) for moment in self.moments], np.float32)
        return Batch(
            games=len(tasks),
            rows=[rows[one] for one in self.rows],
            cells=[cells[one] for one in self.cells],
            names=list(self.names),
            seen=self.seen.arrays(),
            moments=moments,
            options=np.array(self.options, np.int32),
            row=np.array(self.row, np.int32),
            touched=np.array(self.touched, np.int32),
            cell=np.array(self.cell, np.int32),
            chosen=np.array(self.chosen, np.int32),
            likely=np.array(self.likely, np.float32),
            whimsical=np.array(self.whimsical, np.float32),
            lives=np.array(self.lives, np.int32),
            begun=self.begun.arrays(),
            begun_by=np.array(self.begun_by, np.int32),
            ended=self.ended,
            alone=self.alone,
        )

    def play_game(self, rules: Rules, seed: int) -> None:
        """Play a game and record it."""
        policy, holdings = self.policies.at(rules)
        chance, state, last = Random(seed), rules.new_game(seed), 0
        whims = self.policies.whims(chance)
        people = [seat for seat, human in enumerate(rules.is_player) if human]
        lives = {seat: len(self.ended) + at for at, seat in enumerate(people)}
        while state.stack:
            options = rules.legal(state)
            if state.round > last:
                last = state.round
                self.record_round(holdings, state, lives)
            chosen = 0
            if len(options) > 1:
                asked = rules.asked(state)
                assert asked is not None
                chosen = self._decide(policy, holdings, state, asked, options, chance, whims)
                self.lives.append(lives[asked])
            rules.play(state, options[chosen])
        self.ended += [ending(rules, state, seat) for seat in people]
        if rules.config.difficulty and len(people) == 1 and not whims:
            self.alone.append((rules.config.difficulty, bool(self.ended[-1].won)))

    def record_round(self, holdings: Holdings, state: GameState, lives: dict[int, int]) -> None:
        """Record the start of a round as each person sees it; `lives` gives their indices into `ended`."""
        for seat, life in lives.items():
            self.begun.add(holdings.read(state, seat), self.names)
            self.begun_by.append(life)

    def record_options(self, moment: list[float], every: Sequence[OptionFeatures]) -> None:
        """Record a decision's situation and its options."""
        self.moments.append(moment)
        self.options.append(len(every))
        cells = self.cells
        for features in every:
            self.row.append(self.rows[id(features.row)])
            self.touched.append(len(features.cells))
            for cell in features.cells:
                self.cell.append(cells[id(cell)])

    def _decide(
        self,
        policy: Policy,
        holdings: Holdings,
        state: GameState,
        seat: int,
        options: Sequence[OptionId],
        chance: Random,
        whims: dict[int, float],
    ) -> int:
        logits, moment, features = policy.weigh(state, seat, options)
        shares = softmax(logits)
        liked = [logit + whims.get(id(each.row), 0.0) for logit, each in zip(logits, features, strict=True)]
        whimsical = softmax(liked) if whims else shares
        chosen = pick(whimsical, chance)
        self.seen.add([*holdings.read(state, seat), *_at_this_moment(policy, state, seat, moment)], self.names)
        self.record_options(moment, features)
        self.chosen.append(chosen)
        self.likely.append(log(shares[chosen] + MIN_PROBABILITY))
        self.whimsical.append(log(whimsical[chosen] + MIN_PROBABILITY))
        return chosen


def _at_this_moment(policy: Policy, state: GameState, seat: int, moment: Sequence[float]) -> list[tuple[str, float]]:
    """Return the features of a moment within a round, besides the seat's holdings."""
    frame = state.stack[-1]
    if isinstance(frame, TurnFlow):
        assert state.turn is not None
        place: str = state.turn.stage
    elif isinstance(frame, Ask):
        place = frame.effect.op
    else:
        place = frame.kind
    lead = max(LEADS.start, min(policy.situation.lead(state, seat), LEADS.stop - 1))
    done = all(state.seats[other].revealed for other in policy.rules.others[seat])
    found = list(zip(policy.situation.names, moment, strict=True))
    found += [(f"at:{place}", 1.0), (f"in the Conflict:{int(done)}:{lead}", 1.0)]
    found += [(f"Conflict:{card}", 1.0) for card in state.conflicts[-1:]]
    found += [(f"played:{card}", 0.5) for card in state.seats[seat].in_play]
    found += [(f"Agent:{space}", 1.0) for player in state.seats for space in player.agents]
    return found
