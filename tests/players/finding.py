"""Positions of real games in which a level chose what is certainly worse: how those of `positions/games` were found.

    python -m tests.players.finding FOLDER --games 20 --sets base,ix

Computers of all levels play against each other. Where the beginner and the second level would answer differently, a
long search says which of them errs, and the two answers are compared; what is at least `CLEARLY` worse is written down
as a save, with a line that says which answers they were and what they are worth. Which of them a person would call a
mistake, and why, is for people to say: `positions/from_games.py`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, OptionId, Rules
from dune_desktop.engine.knowledge.information_state import InformationState
from dune_desktop.engine.model.config import solo, table
from dune_desktop.players.levels import computer
from dune_desktop.players.models import models
from dune_desktop.players.search.search import Finding, Search
from dune_desktop.session import Session
from dune_desktop.storage.files import of_session, pack
from tests.kit import Table

CLEARLY: Final = 0.15  # chance to win that the worse answer must cost
SHORT, MIDDLE, LONG = 24, 100, 1500  # simulations: to suspect, to look closer, to be certain
TRIED: Final = 6  # times that the worse answer must have been tried; what they say are chances, not wins
MOODS: Final = 3  # of the beginner
LATE: Final = 7  # round
NAMES: Final = ("Ann", "Bo", "Cy", "Di")
LEVELS: Final = ("adept", "adept", "novice", "adept")  # who sits where; the seats change from game to game


def mistakes(config: GameConfig, seed: int) -> Iterator[tuple[Session, OptionId, OptionId, float, str]]:
    """Plays a game; yields it wherever a level errs: the right answer, the wrong one, what it costs, and who errs."""
    session = Session.start(Rules(catalog(config.boxes), config), seed, NAMES[: len(config.seats)])
    while not session.over:
        info_state, seat = session.info_state(), session.asked()
        assert seat is not None
        option = info_state.options[0]
        if len(info_state.options) > 1:
            option = computer(LEVELS[(seat + seed) % 4], seed=seed).choose(info_state)
            if near_the_end(session):
                yield from _compared(session, seed)
        session.answer(option)


def near_the_end(session: Session) -> bool:
    """Whether what is answered now may decide the game, so that there is much to win or lose."""
    state, rules = session.state, session.rules
    return state.round > LATE or max(seat.vp for seat in state.seats) >= rules.points_to_end - 2


def _compared(session: Session, seed: int) -> Iterator[tuple[Session, OptionId, OptionId, float, str]]:
    info_state = _sight(session)
    answers = {computer("novice", seed=mood).choose(info_state): "novice" for mood in range(MOODS)}
    answers[computer("adept", seed=seed).choose(info_state)] = "adept"
    if len(answers) == 1:
        return
    right = _searched(info_state, SHORT)[0].option
    for wrong, level in answers.items():
        if wrong == right or _cost(info_state, right, wrong, MIDDLE) < CLEARLY:
            continue
        sure = _searched(info_state, LONG)[0].option
        cost = _cost(info_state, sure, wrong, LONG) if sure != wrong else 0.0
        if cost >= CLEARLY:
            yield session, sure, wrong, cost, level


def _cost(info_state: InformationState, right: OptionId, wrong: OptionId, simulations: int) -> float:
    """What the wrong answer costs beside the right one; 0 if it was hardly tried."""
    pair = {each.option: each for each in _searched(replace(info_state, options=(right, wrong)), simulations)}
    if len(pair) < 2 or min(each.visits for each in pair.values()) < TRIED:
        return 0.0
    return pair[right].chance - pair[wrong].chance


def _sight(session: Session) -> InformationState:
    """What a seat knows that comes to this position anew, as the suite asks it."""
    t = Table(session.rules, session.state).watch()
    return t.info_state(t.asked())


def _searched(info_state: InformationState, simulations: int) -> list[Finding]:
    known = models(info_state.rules)
    return Search(info_state.rules, known.policy, known.evaluation).look(info_state, simulations)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--sets", default="base")
    parser.add_argument("--alone", default="", metavar="DIFFICULTY")
    wanted = parser.parse_args()
    boxes = tuple(wanted.sets.split(","))
    config = solo(wanted.alone, boxes=boxes) if wanted.alone else table(4, boxes)
    wanted.folder.mkdir(parents=True, exist_ok=True)
    for seed in range(wanted.first, wanted.first + wanted.games):
        for session, right, wrong, cost, level in mistakes(config, seed):
            name = f"{'-'.join(boxes)}-{wanted.alone or 'four'}-{seed}-{session.answered}"
            (wanted.folder / f"{name}.dune").write_bytes(pack(of_session(session, name)))
            sys.stdout.write(f"{name}: {right} and not {wrong}: {cost:.0%}, {level}, round {session.state.round}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
