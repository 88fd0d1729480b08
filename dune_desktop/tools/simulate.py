"""`simulate`: plays whole games without a window at full speed; `--check` checks every position."""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from dataclasses import asdict, field

from dune_desktop.content.catalog import catalog
from dune_desktop.dataclass import dataclass
from dune_desktop.engine import GameConfig, Rules
from dune_desktop.engine.model.events import Facts
from dune_desktop.engine.validation.invariants import problems
from dune_desktop.players.player import RandomPlayer
from dune_desktop.players.policy.situation import contributed

MAX_DECISIONS = 5000  # a game of random players takes a few hundred


@dataclass(slots=True)
class Report:
    """The result of a batch of games.

    `events` counts each kind of event, and of boxes what was used, such as "recalled gather" (`USES` of their part).
    """

    games: int = 0
    errors: list[str] = field(default_factory=list)
    decisions: int = 0
    seconds: float = 0.0
    winners: Counter[str] = field(default_factory=Counter)
    points: Counter[int] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)

    def add(self, other: Report) -> None:
        self.games += other.games
        self.errors += other.errors
        self.decisions += other.decisions
        self.winners += other.winners
        self.points += other.points
        self.rounds += other.rounds
        self.events += other.events

    def as_dict(self) -> dict[str, object]:
        plain = asdict(self)
        plain["errors"] = len(self.errors)
        plain["messages"] = self.errors[:20]
        plain["games_per_s"] = round(self.games / self.seconds, 1) if self.seconds else 0.0
        plain["decisions_per_s"] = round(self.decisions / self.seconds) if self.seconds else 0
        for key in ("winners", "points", "rounds", "events"):
            plain[key] = {str(name): count for name, count in sorted(getattr(self, key).items())}
        plain["seconds"] = round(self.seconds, 3)
        return plain


def run_games(config: GameConfig, first_seed: int, games: int, check: bool) -> Report:
    """Play games with the seeds from `first_seed` on; an error ends its game and is reported with the seed."""
    rules = Rules(catalog(config.boxes), config)
    report = Report()
    for seed in range(first_seed, first_seed + games):
        try:
            _one_game(rules, seed, check, report)
        except Exception as error:  # a failing game must not hide the others
            report.errors.append(f"seed {seed}: {type(error).__name__}: {error}")
        report.games += 1
    return report


def _one_game(rules: Rules, seed: int, check: bool, report: Report) -> None:
    player = RandomPlayer(seed)
    state = rules.new_game(seed)
    decisions = 0
    told = {kind: fields for box in contributed(rules) for kind, fields in getattr(box, "USES", {}).items()}
    while state.stack:
        if check:
            found = problems(rules, state)
            if found:
                raise AssertionError(f"decision {decisions}: {found[0]}")
        options = rules.legal(state)
        for event in rules.play(state, player.pick(options)):
            report.events[str(event[0])] += 1
            for done, named in told.get(str(event[0]), ()):
                report.events[f"{done} {getattr(Facts(event), named)}"] += 1
        decisions += 1
        if decisions > MAX_DECISIONS:
            raise AssertionError(f"no end after {decisions} decisions")
    report.decisions += decisions
    ranking = rules.ranking(state)
    report.winners[f"{rules.seat_kinds[ranking[0]]} {ranking[0]}"] += 1
    report.points[state.seats[ranking[0]].vp] += 1
    report.rounds[state.round] += 1


def simulate(config: GameConfig, games: int, seed: int, jobs: int, check: bool) -> Report:
    """Play all games, spread over `jobs` processes; `seconds` is wall time.

    The packaged program has only one process.
    """
    began = time.perf_counter()
    report = Report()
    if jobs == 1 or getattr(sys, "frozen", False):
        report.add(run_games(config, seed, games, check))
    else:
        import multiprocessing

        share = -(-games // jobs)
        parts = [(config, seed + start, min(share, games - start), check) for start in range(0, games, share)]
        with multiprocessing.get_context("spawn").Pool(jobs) as pool:
            for part in pool.starmap(run_games, parts):
                report.add(part)
    report.seconds = time.perf_counter() - began
    return report


def show(report: Report, as_json: bool) -> str:
    """Return the report as text or JSON."""
    plain = report.as_dict()
    if as_json:
        return json.dumps(plain)
    lines = [
        f"{report.games} games, {len(report.errors)} errors, {report.decisions} decisions in {report.seconds:.1f} s",
        f"{plain['games_per_s']} games/s, {plain['decisions_per_s']} decisions/s",
        "winners: " + ", ".join(f"{name} {count}" for name, count in sorted(report.winners.items())),
        "points of the winner: " + ", ".join(f"{n}: {count}" for n, count in sorted(report.points.items())),
        "rounds: " + ", ".join(f"{n}: {count}" for n, count in sorted(report.rounds.items())),
        *report.errors[:20],
    ]
    return "\n".join(lines)
