"""The tree search: a tree over the seat's own decisions, in determinizations, with the policy playing everybody else.

A simulation takes one of some dozens of worlds, goes down the tree by PUCT (the policy says where to look first, the
means so far where to look again), adds one node, and plays on by policy until the round is over; there the evaluation
values the position. A node stands for what the seat itself has answered since the root, whatever the others did in
between, so it is met again in many worlds; options that exist only in some of them are valued only there.

The root looks at everything: its first simulations try every sensible option equally often, in the same worlds with the
same luck, so that an option that the policy thinks little of is found if it is good.
"""

from __future__ import annotations

from dataclasses import field
from math import inf, sqrt
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.chance import begin
from dune_desktop.players.heuristics.loop_guard import guard_loops
from dune_desktop.players.heuristics.move_penalties import ACQUIRE, MovePenalties
from dune_desktop.players.heuristics.pruning import sensible
from dune_desktop.players.player import seed_of
from dune_desktop.players.policy.play_style import BALANCED, Liking
from dune_desktop.players.policy.policy import MAX_ROUND_ANSWERS, softmax

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dune_desktop.engine import OptionId
    from dune_desktop.engine.knowledge.information_state import Determinization, InformationState
    from dune_desktop.engine.rulebook import Rules
    from dune_desktop.players.policy.evaluation import Evaluation
    from dune_desktop.players.policy.play_style import PlayStyle
    from dune_desktop.players.policy.policy import Policy

EXPLORATION: Final = 0.35  # PUCT exploration constant: weight of the policy beside the means
WORLDS: Final = 24  # determinizations for a decision; simulations take them in turn
MAX_ANSWERS: Final = 40_000  # most answers played in all simulations of a decision; long rounds have fewer simulations
MAX_SECONDS: Final = 3.0  # seconds, so that nobody waits longer on a slow machine; elsewhere simulations end it
CLEAR_PROBABILITY: Final = 0.97  # a decision with an option as likely as this gets fewer simulations, but as many looks
CLEAR_DIVISOR: Final = 4
LOOKS: Final = 8  # first simulations of each option at the root, if the simulations suffice for two options or more
MORE_LOOKS: Final = 1 / 40  # the same as a part of all simulations, in large searches
EVEN_SHARE: Final = 0.3  # share of the prior at the root that all options have equally
MAX_OPTIONS: Final = 8  # most options that `Bounds.each` is about, besides those that buy a card
MIN_PROBABILITY: Final = 0.002  # an option no likelier than this is not one of them


class Edge:
    """An option at a node: its prior by the policy, its visits, and the sums of its values and of their squares."""

    __slots__ = ("node", "prior", "squares", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.node: Node | None = None


@dataclass(slots=True)
class Node:
    """A decision of the seat's own, reached by certain answers of its own."""

    edges: dict[OptionId, Edge] = field(default_factory=dict)
    visits: int = 0
    total: float = 0.0

    def likeliest(self, most: int) -> list[OptionId]:
        """Return at most so many options, those that the policy thinks likeliest."""
        return sorted(self.edges, key=lambda option: self.edges[option].prior, reverse=True)[:most]


class Finding(NamedTuple):
    """The result of a search for one option.

    `visits`: how often it was tried. `chance`, `error`: the mean chance to win with it, and its standard error. `line`:
    the seat's own answers that mostly followed it, as far as they were seen.
    """

    option: OptionId
    visits: int
    chance: float
    error: float = 0.0
    line: tuple[OptionId, ...] = ()


@dataclass(frozen=True, slots=True)
class Bounds:
    """The limits that end a search before its simulations do, and the least that it must look at.

    `seconds`: the most it may take; if infinite, time decides nothing. `answers`: the most played in all simulations
    together. `each`: how often each of the likeliest options, and each that buys a card, is tried before the others,
    even if that takes more simulations.
    """

    seconds: float = MAX_SECONDS
    answers: float = inf
    each: int = 0


WITH_TIME_LIMIT: Final = Bounds(answers=MAX_ANSWERS)
WITHOUT_TIME_LIMIT: Final = Bounds(seconds=inf, answers=MAX_ANSWERS)


class Search:
    """A search of positions of one game; keeps nothing from one decision to the next."""

    def __init__(self, rules: Rules, policy: Policy, evaluation: Evaluation, play_style: PlayStyle = BALANCED) -> None:
        self.rules = rules
        self.policy = policy
        self.evaluation = evaluation
        self.liking = Liking(rules, play_style)

    def look(
        self, info_state: InformationState, simulations: int, seed: int = 0, bounds: Bounds = WITH_TIME_LIMIT
    ) -> list[Finding]:
        """Return all sensible options, best first, after at most `simulations` and those that `bounds.each` adds.

        First it looks at each option equally often: in order of the prior, at as many as the simulations suffice for.
        Then it goes on where that promises most. It stops earlier if the best option cannot be caught any more, or at
        the other bounds.
        """
        chance, longest = Random(seed_of(info_state, seed)), monotonic() + bounds.seconds
        needed = min(WORLDS, max(simulations, bounds.each))
        worlds = [info_state.determinize(chance.getrandbits(32)) for _ in range(needed)]
        options = guard_loops(self.rules, self.policy.best, worlds[0], info_state.seat, info_state.options, ahead=True)
        options = sensible(self.rules, worlds[0], info_state.seat, options, ahead=True)
        root = self._root(worlds[0], info_state.seat, options)
        looks = self._looks(root, simulations, bounds.each)
        if max(edge.prior for edge in root.edges.values()) > CLEAR_PROBABILITY:
            simulations = max(simulations // CLEAR_DIVISOR, 1)
        left = max(simulations - sum(looks.values()), 0)
        for edge in root.edges.values():
            edge.prior += EVEN_SHARE * (1 / len(options) - edge.prior)

        def simulate(number: int, luck: int, among: Sequence[OptionId]) -> int:
            world = worlds[number % len(worlds)].clone()
            begin(world, luck)
            return self._simulate(root, among, world, info_state.seat, Random(luck))

        most, played = max(looks.values(), default=0), 0
        for number in range(1, most + left + 1):
            luck = chance.getrandbits(64)
            tries: list[Sequence[OptionId]] = [(option,) for option, times in looks.items() if number <= times]
            tries = tries or [options]
            played += sum(simulate(number, luck, among) for among in tries)
            if number >= most and _decided(root, most + left - number):
                break
            if played > bounds.answers or monotonic() > longest:
                break
        found = [Finding(option, edge.visits, *_mean(edge), _line(edge)) for option, edge in root.edges.items()]
        found.sort(key=lambda each: (-each.visits, -each.chance, -root.edges[each.option].prior))
        return found

    def _looks(self, root: Node, simulations: int, each: int) -> dict[OptionId, int]:
        """Return the options that are tried before all others, each with its number of tries.

        `each` is `Bounds.each`: unless it is 0, the likeliest options and those that buy a card get that many.
        """
        times = LOOKS if each else max(LOOKS, int(simulations * MORE_LOOKS))
        options = root.likeliest(simulations // times)
        looks = dict.fromkeys(options, times) if len(options) > 1 else {}
        if each:
            likely = [option for option in root.likeliest(MAX_OPTIONS) if root.edges[option].prior > MIN_PROBABILITY]
            bought = [option for option in root.edges if option[0] == ACQUIRE]
            looks |= dict.fromkeys((*likely, *bought), each)
        return looks

    def _root(self, world: Determinization, seat: int, options: Sequence[OptionId]) -> Node:
        """Return the root, with priors reduced by `MovePenalties`: foolish moves are not looked at first."""
        move_penalties = MovePenalties(self.rules, world, seat, options)
        logits = self.policy.weigh(world, seat, options)[0]
        shares = softmax([logit - move_penalties(option) for logit, option in zip(logits, options, strict=True)])
        return Node({option: Edge(share) for option, share in zip(options, shares, strict=True)})

    def _simulate(
        self, root: Node, first: Sequence[OptionId], world: Determinization, seat: int, chance: Random
    ) -> int:
        """Run one simulation that begins with one of the `first` options; return the number of answers played."""
        rules, policy = self.rules, self.policy
        path: list[tuple[Node, Edge]] = []
        node: Node | None = root
        options, last, liked, played = first, world.round, 0.0, 0
        while played < MAX_ROUND_ANSWERS:
            if node is not root and len(options) == 1:
                option = options[0]
            elif node is not root and rules.asked(world) != seat:
                option = policy.sample(world, options, chance)
            else:
                if node is None:
                    option = policy.sample(world, options, chance)
                else:
                    option, edge = _most_promising(node, options, self._edges(node, world, seat, options))
                    path.append((node, edge))
                    node, edge.node = edge.node, edge.node or Node()
                liked += self.liking(world, seat, option)
            rules.play(world, option)
            played += 1
            if not world.stack or world.round > last:
                break
            options = rules.legal(world)
        value = self.evaluation.chance(world, seat) + liked
        for node, edge in path:
            node.visits += 1
            node.total += value
            edge.visits += 1
            edge.total += value
            edge.squares += value * value
        return played

    def _edges(
        self, node: Node, world: Determinization, seat: int, options: Sequence[OptionId]
    ) -> dict[OptionId, Edge]:
        """Return the node's edges, after adding those that are missing for these options."""
        edges = node.edges
        if any(option not in edges for option in options):
            shares = self.policy.shares(world, seat, options)
            for option, share in zip(options, shares, strict=True):
                if option not in edges:
                    edges[option] = Edge(share)
        return edges


def _most_promising(node: Node, options: Sequence[OptionId], edges: dict[OptionId, Edge]) -> tuple[OptionId, Edge]:
    """Return the option to try next (PUCT) and its edge; an untried one is valued like the node so far."""
    mean = node.total / node.visits if node.visits else 0.5
    eagerness = EXPLORATION * sqrt(node.visits + 1)
    best, chosen, found = -1e9, options[0], edges[options[0]]
    for option in options:
        edge = edges[option]
        visits = edge.visits
        score = (edge.total / visits if visits else mean) + eagerness * edge.prior / (1 + visits)
        if score > best:
            best, chosen, found = score, option, edge
    return chosen, found


def _mean(edge: Edge) -> tuple[float, float]:
    """Return the mean value of an option and its standard error; a single try has that of a coin toss."""
    if not edge.visits:
        return 0.0, 0.0
    mean = edge.total / edge.visits
    spread = edge.squares / edge.visits - mean * mean if edge.visits > 1 else mean * (1.0 - mean)
    return mean, sqrt(max(0.0, spread) / edge.visits)


def _line(edge: Edge) -> tuple[OptionId, ...]:
    """Return the seat's own answers that were tried most after this one, in their order."""
    found: list[OptionId] = []
    node = edge.node
    while node is not None and node.visits:
        option, edge = max(node.edges.items(), key=lambda pair: pair[1].visits)
        found.append(option)
        node = edge.node
    return tuple(found)


def _decided(root: Node, left: int) -> bool:
    """Tell whether no other option can reach the visits of the most tried one in the simulations left."""
    visits = sorted([edge.visits for edge in root.edges.values()], reverse=True)
    return len(visits) < 2 or visits[0] > visits[1] + left
