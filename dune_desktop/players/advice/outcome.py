"""The outcome of an answer: the seat's position at the end of its turn, and the game at the end of the round."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import stdev
from typing import TYPE_CHECKING, Final, NamedTuple

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.explain.purposes import Purpose, purposes
from dune_desktop.engine.model.events import Facts
from dune_desktop.players.advice.aspects import REWARDS, aspects, counts
from dune_desktop.players.heuristics.combined_answers import DEPLOYS
from dune_desktop.players.models import models
from dune_desktop.players.player import seed_of
from dune_desktop.players.policy.policy import MAX_ROUND_ANSWERS

if TYPE_CHECKING:
    from dune_desktop.engine import OptionId
    from dune_desktop.engine.knowledge.information_state import Determinization, InformationState

TURN_WORLDS: Final = 6  # worlds in which the seat's turn is played to its end, to see what certainly follows
TRIAL_WORLDS: Final = 24  # worlds in which options are compared, the same for all
COMPARISON_WORLDS: Final = 48  # the same for an answer already given and the best other one
MAX_TURN_ANSWERS: Final = 30  # most answers played in one turn
DRAWN_CARDS: Final = "draws"  # the aspect of cards drawn in the seat's own turn
CARD_WORTH: Final = 0.08  # logits for each card
ENDING_ACTIONS: Final = frozenset({"end_turn", "pass"})
TURN_ENDING_ACTIONS: Final = ENDING_ACTIONS | {"send", "reveal"}
SEPARATE_ACTIONS: Final = TURN_ENDING_ACTIONS | {
    "intrigue",
    "masterstroke",
}  # never part of what an earlier answer brings


class Moment(NamedTuple):
    """A position of the seat: what each aspect of it is worth, how much there is of what is counted, and what for."""

    worth: dict[str, float]
    counts: dict[str, int]
    purposes: tuple[Purpose, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """The positions that follow an option in several worlds: before the answer, at the end of turn and round."""

    option: OptionId
    before: list[Moment]
    turns: list[Moment]
    rounds: list[dict[str, float]]

    @property
    def purposes(self) -> tuple[Purpose, ...]:
        """Return what the answer brings in every world, with what only it makes possible in the turn."""
        first, *others = (each.purposes for each in self.turns)
        return tuple(purpose for purpose in first if all(purpose in other for other in others))


def outcome(info_state: InformationState, option: OptionId, seed: int) -> Outcome:
    """Return the outcome of the answer; the same seed means the same worlds for every answer."""
    before, turns = (_turns(info_state, option, seed, most) for most in (0, MAX_TURN_ANSWERS))
    return Outcome(option, before, turns, trials(info_state, option, seed))


def _turns(info_state: InformationState, option: OptionId, seed: int, most: int) -> list[Moment]:
    """Return the seat's positions at the end of its turn in several worlds, if it goes on with the likeliest answers.

    At most `most` answers are played. What ends the turn is not played, nor another deployment after one: an option
    that deploys some units deploys no more.
    """
    rules, seat, known = info_state.rules, info_state.seat, models(info_state.rules)
    found = []
    for number in range(TURN_WORLDS):
        world = info_state.determinize(seed_of(info_state, seed * TURN_WORLDS + number))
        brings = _purposes(info_state, world, option) if most else ()
        answer, now, drawn = option, world.round, 0
        for _ in range(0 if option[0] in ENDING_ACTIONS else most):
            told = map(Facts, rules.play(world, answer))
            drawn += sum(len(each.cards) for each in told if each.kind == "draw" and each.seat == seat)
            if not world.stack or world.round > now or rules.asked(world) != seat:
                break
            answer = known.policy.best(world, seat, rules.legal(world))
            if answer[0] in TURN_ENDING_ACTIONS or answer[0] == option[0] == DEPLOYS:
                break
        worth = aspects(rules, world, seat) | {DRAWN_CARDS: CARD_WORTH * drawn}
        found.append(Moment(worth, counts(rules, world, seat) | {DRAWN_CARDS: drawn}, brings))
    return found


def _purposes(info_state: InformationState, start: Determinization, option: OptionId) -> tuple[Purpose, ...]:
    """Return what the answer brings, with the likeliest answers that only it makes possible; nothing that it ends."""
    rules, seat, known = info_state.rules, info_state.seat, models(info_state.rules)
    before, world, answer = {*rules.legal(start)}, start.clone(), option
    for _ in range(0 if option[0] in ENDING_ACTIONS else MAX_TURN_ANSWERS):
        rules.play(world, answer)
        legal = rules.legal(world) if world.stack and rules.asked(world) == seat else ()
        fresh = [each for each in legal if each not in before and each[0] not in SEPARATE_ACTIONS]
        if not fresh:
            break
        answer = known.policy.best(world, seat, fresh)
    return purposes(rules, start, world, seat)


def trials(
    info_state: InformationState, option: OptionId, seed: int, worlds: int = TRIAL_WORLDS
) -> list[dict[str, float]]:
    """Return, for several worlds, what each aspect is worth at the end of the round, and the chance to win ("chance").

    The Conflict counts by the seat's place in it, since the units are home again by then.
    """
    rules, seat, known = info_state.rules, info_state.seat, models(info_state.rules)
    found = []
    for number in range(worlds):
        chance = Random(seed_of(info_state, seed * COMPARISON_WORLDS + number))
        world = info_state.determinize(chance.getrandbits(32))
        now, answer, place = world.round, option, 0
        for _ in range(MAX_ROUND_ANSWERS):
            told = map(Facts, rules.play(world, answer))
            place = next((each.place for each in told if each.kind == "reward" and each.seat == seat), place)
            if not world.stack or world.round > now:
                break
            answer = known.policy.sample(world, rules.legal(world), chance)
        conflict = REWARDS.get(place, 0.0)
        trial = aspects(rules, world, seat) | {"conflict": conflict, "chance": known.evaluation.chance(world, seat)}
        found.append(trial)
    return found


def error(values: Sequence[float]) -> float:
    """Return the standard error of the mean of the values."""
    return stdev(values) / sqrt(len(values))
