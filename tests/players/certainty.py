"""Whether what computers think certain is so: late decisions of played games, each certain win tried in many worlds.

    python3 run.py certain --decisions 500 --worlds 200

Games of all kinds are played by computers. Where a seat that may be in the last round thinks an option certain to win,
the game is played to its end in many determinizations: the seat goes on with options that it thinks certain, opponents
try everything.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final

from dune_desktop.engine import GameConfig, GameState, OptionId, Rules
from dune_desktop.engine.knowledge.information_state import InformationState
from dune_desktop.engine.model.chance import begin
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.model.ids import Box
from dune_desktop.players.heuristics.pruning import MAX_POSITIONS
from dune_desktop.players.levels import computer
from dune_desktop.players.search.endgame import MAX_MISSING_POINTS, certain_win
from tests.players.games import info_states

ALL_BOXES: Final[tuple[Box, ...]] = ("base", "ix", "immortality")
KINDS: Final = (
    table(4),
    table(3, ("base", "ix")),
    solo("mentat"),
    table(4, ALL_BOXES),
    table(3),
    table(4, ("base", "immortality")),
    table(2),
    solo("kwisatz_haderach", boxes=ALL_BOXES),
)
LEVELS: Final = ("adept", "novice", "adept", "novice")
MOST_TRIED: Final = 40  # positions of one world; after that opponents answer at random


def late_decisions(config: GameConfig, seed: int) -> Iterator[InformationState]:
    """Plays a game; yields what a seat may know wherever it has a choice and the game may end with the round."""
    players = [computer(level, seed=seed) for level in LEVELS[seed % 2 :] + LEVELS[: seed % 2]]
    for rules, state, info_state in info_states(config, seed, players):
        best = max(seat.vp for seat in state.seats)
        if not state.conflict_deck or best >= rules.points_to_end - MAX_MISSING_POINTS:
            yield info_state


def certain(info_state: InformationState, world: int = 0) -> tuple[OptionId, ...]:
    """The options that win for certain by this determinization."""
    return certain_win(
        info_state.rules, info_state.determinize(world), info_state.seat, info_state.options, MAX_POSITIONS
    )


class Unsettled(Exception):
    """The count was cut off where the seat must answer, and too much is open to try everything."""


def is_lost(info_state: InformationState, option: OptionId, world: int) -> bool:
    """Whether opponents can keep the seat from winning in this world after the option."""
    state = info_state.determinize(world)
    begin(state, world)
    return not _wins(info_state.rules, state, info_state.seat, option, Random(world), [MOST_TRIED])


def _wins(rules: Rules, state: GameState, seat: int, option: OptionId, chance: Random, left: list[int]) -> bool:
    state = state.clone()
    rules.play(state, option)
    while state.stack:
        options = tuple(rules.legal(state))
        left[0] -= 1
        if len(options) == 1:
            answers = options
        elif rules.asked(state) != seat:
            answers = options if left[0] > 0 else (chance.choice(options),)
        elif sure := certain_win(rules, state, seat, options, MAX_POSITIONS):
            answers = (chance.choice(sure),)
        elif left[0] < 0:
            raise Unsettled
        else:  # the proof was cut off; what was certain must still be there
            return any(_wins(rules, state, seat, each, chance, left) for each in options)
        if len(answers) > 1:
            return all(_wins(rules, state, seat, each, chance, left) for each in answers)
        rules.play(state, answers[0])
    return rules.ranking(state)[0] == seat


def _print(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> int:
    """Prints how many decisions were examined and every false certainty; the exit status tells whether there is one."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=500)
    parser.add_argument("--worlds", type=int, default=200)
    parser.add_argument("--every", type=int, default=5, help="look at every so manieth late decision")
    parser.add_argument("--first", type=int, default=0, help="seed of the first game")
    wanted = parser.parse_args()
    counted: Counter[str] = Counter()
    seed = wanted.first
    while counted["decisions"] < wanted.decisions:
        for place, info_state in enumerate(late_decisions(KINDS[seed % len(KINDS)], seed)):
            if (place + seed) % wanted.every or counted["decisions"] >= wanted.decisions:
                continue
            counted["decisions"] += 1
            sure = certain(info_state)
            counted["with a certain win"] += bool(sure)
            counted["not certain in another world"] += any(certain(info_state, n) != sure for n in range(1, 6))
            for option in sure:
                lost = 0
                for world in range(wanted.worlds):
                    try:
                        lost += is_lost(info_state, option, world)
                    except Unsettled:
                        counted["unsettled worlds"] += 1
                counted["options tried"] += 1
                counted["worlds"] += wanted.worlds
                if lost:
                    counted["false"] += 1
                    _print(f"game {seed}, {info_state.seat}: {option} loses {lost} of {wanted.worlds}")
        seed += 1
        _print(f"{seed - wanted.first} games: {dict(counted)}")
    return int(counted["false"] + counted["not certain in another world"] > 0)


if __name__ == "__main__":
    sys.exit(main())
