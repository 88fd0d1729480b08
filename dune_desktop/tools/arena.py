"""`arena`: matches of computer players with rotated seats, fixed seeds and confidence intervals.

A row names the players and the table:

    master:expert        two against two at one table of four
    master:3xbaseline    one alone against three
    master@mentat        alone against Rivals of that difficulty

A player is a level, "level/play style", "random", or "baseline"; the wins of the first one are counted. Every game is
written to a file as it ends, and games in that file are not played again, so a run can be stopped and continued. No
search is limited by the clock, so a busy machine measures the same players; decision times are processor time.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import field
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from dune_desktop.content.catalog import catalog
from dune_desktop.dataclass import dataclass
from dune_desktop.engine import GameConfig, GameState, Rules
from dune_desktop.engine.knowledge.information_state import info_state_of, update_memory
from dune_desktop.engine.knowledge.memory import Memory
from dune_desktop.engine.model.config import ConfigError, solo, table
from dune_desktop.engine.model.events import Facts
from dune_desktop.engine.model.ids import DIFFICULTIES, Box
from dune_desktop.players.baseline import BaselinePlayer
from dune_desktop.players.levels import computer
from dune_desktop.players.player import Player, RandomPlayer
from dune_desktop.players.policy.play_style import MONEY
from dune_desktop.players.policy.weights import learned_fingerprint
from dune_desktop.players.search.search import WITHOUT_TIME_LIMIT

Z_95: Final = 1.96  # standard deviations of a 95 % interval
ALONE: Final = "3x"
PAIRS: Final = ((0, 1), (0, 2), (0, 3), (2, 3), (1, 3), (1, 2))  # the seats of the first pair, game by game


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the arena: two players and a table."""

    name: str
    boxes: tuple[Box, ...]
    first: str
    other: str = ""
    alone: bool = False
    difficulty: str = ""

    @classmethod
    def read(cls, name: str, boxes: tuple[Box, ...]) -> Row:
        """Parse a row's name; raises ConfigError that names the valid choices."""
        first, _, difficulty = name.partition("@")
        if difficulty:
            if difficulty not in DIFFICULTIES:
                raise ConfigError(f"unknown difficulty {difficulty!r}; choose from {', '.join(DIFFICULTIES)}")
            row = cls(name, boxes, first, difficulty=difficulty)
        else:
            first, _, other = name.partition(":")
            row = cls(name, boxes, first, other.removeprefix(ALONE), other.startswith(ALONE))
        for who in (row.first, row.other or row.first):
            player(who, 0)
        return row

    def config(self) -> GameConfig:
        """Return the configuration of the table."""
        if self.difficulty:
            return solo(self.difficulty, boxes=self.boxes)  # type: ignore[arg-type]  # checked by `read`
        return table(4, self.boxes)

    def seats(self, game: int) -> tuple[int, ...]:
        """Return the seats of the first player in this game."""
        if self.difficulty:
            return (0,)
        return (game % 4,) if self.alone else PAIRS[game % len(PAIRS)]


def player(who: str, seed: int) -> Player:
    """Return a player by name; raises ConfigError if there is none."""
    if who == "baseline":
        return BaselinePlayer(seed=seed)
    if who == "random":
        return RandomPlayer(seed)
    level, _, play_style = who.partition("/")
    try:
        return computer(level, play_style or "balanced", seed, WITHOUT_TIME_LIMIT)
    except ValueError as error:
        raise ConfigError(f"unknown player {who!r}") from error


@dataclass(slots=True)
class Tally:
    """The results of a row's first player, game by game."""

    won: list[float] = field(default_factory=list)
    counts: dict[str, list[float]] = field(default_factory=dict)
    slowest: float = 0.0

    def add(self, record: dict[str, Any]) -> None:
        """Add the record of a game."""
        self.won.append(float(record["won"]))
        for name in ("points", "rounds", "sent", "fights", "influence", "intrigue", "traded", "deck", "decision"):
            self.counts.setdefault(name, []).append(float(record.get(name, 0.0)))  # old files lack some
        self.slowest = max(self.slowest, float(record["slowest"]))

    def line(self, name: str) -> str:
        """Return the row's result as a line: games, wins with their interval, and style of play."""
        low, high = interval(sum(self.won), len(self.won))
        mean = {what: fmean(numbers) for what, numbers in self.counts.items()}
        return (
            f"{name}: {len(self.won)} games, {fmean(self.won):.1%} [{low:.0%}, {high:.0%}], "
            f"{mean['rounds']:.1f} rounds, {mean['points']:.1f} points, {mean['sent']:.1f} troops sent, "
            f"{mean['fights']:.2f} Conflicts won, {mean['influence']:.1f} influence, "
            f"{mean['intrigue']:.1f} Intrigue cards played, {mean['traded']:.1f} spice and Solari spent, "
            f"cards worth {mean['deck']:.0f}, "
            f"{mean['decision'] * 1e3:.0f} ms a decision, {self.slowest:.2f} s at most"
        )


def interval(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of a share (Wilson)."""
    share, square = wins / games, Z_95 * Z_95
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = Z_95 * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return middle - half, middle + half


def arena(names: list[str], boxes: tuple[Box, ...], games: int, results: Path | None, seed: int) -> Iterator[str]:
    """Play the rows and yield a line of results for each. Raises ConfigError for a row that cannot be played."""
    rows = [Row.read(name, boxes) for name in names]
    known = _read(results)
    for row in rows:
        tally = Tally()
        rules = Rules(catalog(row.boxes), row.config())
        for game in range(games):
            key = f"{row.name} {'+'.join(boxes)} {seed + game} {learned_fingerprint()}"
            record = known.get(key)
            if record is None:
                record = {"key": key, **play(rules, row, game, seed + game)}
                if results is not None:
                    with results.open("a", encoding="utf-8") as file:
                        file.write(json.dumps(record) + "\n")
            tally.add(record)
        yield tally.line(f"{row.name} ({'+'.join(boxes)})")


def _read(results: Path | None) -> dict[str, dict[str, Any]]:
    if results is None or not results.exists():
        return {}
    try:
        records = [json.loads(line) for line in results.read_text(encoding="utf-8").splitlines()]
        for record in records:
            Tally().add(record)
        return {record["key"]: record for record in records}
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        raise ConfigError(f"{results} is not a results file of the arena") from error


def play(rules: Rules, row: Row, game: int, seed: int) -> dict[str, Any]:
    """Play one game and return its record: averages over the seats of the first player."""
    mine = row.seats(game)
    people = [seat for seat, human in enumerate(rules.is_player) if human]
    players = {seat: player(row.first if seat in mine else row.other, seed) for seat in people}
    state = rules.new_game(seed)
    memories = {seat: Memory.begin(rules, state, seat) for seat in people}
    fights = sent = schemes = traded = 0
    took: list[float] = []
    while state.stack:
        seat, options = rules.asked(state), rules.legal(state)
        assert seat is not None
        option = options[0]
        if len(options) > 1:
            info_state = info_state_of(rules, state, memories[seat])
            began = time.process_time()
            option = players[seat].choose(info_state)
            if seat in mine:
                took.append(time.process_time() - began)
        events = rules.play(state, option)
        for memory in memories.values():
            update_memory(rules, memory, events, state)
        told = [Facts(event) for event in events if event[0] in ("deploy", "winner", "intrigue", "spend")]
        sent += sum(each.n for each in told if each.kind == "deploy" and each.seat in mine)
        schemes += sum(each.kind == "intrigue" and each.seat in mine for each in told)
        traded += sum(each.n for each in told if each.kind == "spend" and each.seat in mine and each.what in MONEY)
        fights += sum(each.kind == "winner" and each.seat in mine for each in told)
    return {
        "won": rules.ranking(state)[0] in mine,
        "points": fmean(state.seats[seat].vp for seat in mine),
        "rounds": state.round,
        "sent": sent / len(mine),
        "fights": fights / len(mine),
        "influence": fmean(sum(state.seats[seat].influence) for seat in mine),
        "intrigue": schemes / len(mine),
        "traded": traded / len(mine),
        "deck": fmean(_worth(rules, state, seat) for seat in mine),
        "decision": fmean(took),
        "slowest": max(took),
    }


def _worth(rules: Rules, state: GameState, seat: int) -> int:
    """Return the total cost of the seat's cards."""
    me = state.seats[seat]
    return sum(rules.cards[card].cost or 0 for zone in (me.deck, me.hand, me.discard, me.in_play) for card in zone)
