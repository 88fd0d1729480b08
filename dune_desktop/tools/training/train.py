"""`train`: improves policies and evaluations by self-play for a given time.

Training continues from the present weights, writes them every minute, and loses nothing if stopped. Games have fixed
seeds: the same weights and number of games lead to the same result, in any number of processes.

`train --search` learns from games of players that search instead (expert iteration). It keeps all its games in the
training folder and learns from them again and again.
"""

from __future__ import annotations

import json
import os
import pickle
import threading
import time
from collections import defaultdict, deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from functools import partial
from multiprocessing import get_context, parent_process
from pathlib import Path
from typing import Any, Final

from dune_desktop import players
from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.config import ConfigError, table
from dune_desktop.players.policy.evaluation import Net
from dune_desktop.players.policy.situation import SITUATION
from dune_desktop.players.policy.weights import (
    EXTENDED,
    TOGETHER,
    UNREADABLE,
    PolicyWeights,
    every_kind,
    fingerprint,
    is_together,
)
from dune_desktop.tools.training.averaging import mean_net, mean_policy
from dune_desktop.tools.training.feature_backoff import learn_backoff
from dune_desktop.tools.training.mix import mix, rules_of, sets_of
from dune_desktop.tools.training.progress import HEADER, progress_line
from dune_desktop.tools.training.reinforce import Learner
from dune_desktop.tools.training.replay import Replay
from dune_desktop.tools.training.searched_games import play_searched
from dune_desktop.tools.training.selfplay import Batch, Task, play

DATA: Final = Path(players.__file__).parent / "data"
WRITE_SECONDS: Final = 60.0  # seconds between two writings
BATCHES_AT_ONCE: Final = 2  # batches in play at once
BATCH_GAMES: Final = {True: 160, False: 600}  # games in a batch, by whether players meet in them
SEARCHED_GAMES: Final = {True: 4, False: 24}  # searched games in a batch: half a minute's
FIRST_SEARCHED: Final = 10_000_000  # seed of the first searched game: none of them is played in the arena
IMITATION_SPEED: Final = 0.3  # learning rates where searched games teach, as a part of the others: much is known
REPORT_SECONDS: Final = 900.0  # seconds between two tables
NICENESS: Final = 19  # the lowest priority
REPORTED_GAMES: Final = 500  # games that the reported share of wins covers


def train(
    minutes: int, folder: Path | None, from_scratch: bool, kinds: Sequence[str] | None = None, processes: int = 1
) -> Iterator[str]:
    """Train for this many minutes, a batch of each kind in turn; yield a line each time weights are written."""
    folder = folder or DATA
    folder.mkdir(parents=True, exist_ok=True)
    learners = {kind: _learner(kind, folder, from_scratch) for kind in kinds or every_kind()}
    won: defaultdict[str, list[bool]] = defaultdict(list)
    began = written = time.monotonic()
    with ExitStack() as until_the_end:
        pool = until_the_end.enter_context(_Pool(processes))
        waiting = {
            kind: pool.batches(learner, mix(kind), BATCH_GAMES[is_together(kind)]) for kind, learner in learners.items()
        }
        while time.monotonic() - began < 60 * minutes:
            for kind, learner in learners.items():
                batch = next(waiting[kind])
                learner.learn(batch)
                for difficulty, win in batch.alone:
                    won[difficulty].append(win)
            if time.monotonic() - written > WRITE_SECONDS:
                _write_all(folder, learners)
                written = time.monotonic()
                yield _progress_line(learners, won)
    _write_all(folder, learners)
    yield _progress_line(learners, won)


def train_by_search(
    minutes: float,
    folder: Path,
    kinds: Sequence[str] | None = None,
    boxes: tuple[str, ...] | None = None,
    processes: int = 1,
) -> Iterator[str]:
    """Train for this many minutes, a batch of each kind in turn; yield a table now and then, and at the end.

    It begins with the numbers in the folder, or with those of the game; a copy of what it began with stays in `before`.
    With `boxes` only games with exactly these are played. It can be killed at any time: games and numbers are written
    after each batch. Nothing else that runs on the machine has to wait for it.
    """
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    tables = {kind: [config for config in mix(kind) if boxes in (None, config.boxes)] for kind in kinds or every_kind()}
    tables = {kind: configs for kind, configs in tables.items() if configs}
    for kind in tables:
        _copy_missing(kind, DATA, folder)
        _copy_missing(kind, folder, folder / "before")
    replays = {kind: Replay(folder, kind) for kind in tables}
    learners = {kind: _learner(kind, folder, False, IMITATION_SPEED) for kind in tables}
    began = reported = time.monotonic()
    with ExitStack() as until_the_end:
        pool = until_the_end.enter_context(_Pool(processes))
        waiting = {
            kind: pool.searched(learner, tables[kind], SEARCHED_GAMES[is_together(kind)], replays[kind].count)
            for kind, learner in learners.items()
        }
        while time.monotonic() - began < 60 * minutes:
            for kind, learner in learners.items():
                batch = next(waiting[kind])
                if replays[kind].add(batch):
                    learner.imitate(batch, replays[kind].earlier())
                    _write(folder, kind, learner.games, learner.mean, learner.evaluation.net())
            if time.monotonic() - reported > REPORT_SECONDS:
                reported = time.monotonic()
                yield _table(folder, tables, replays)
    yield _table(folder, tables, replays)


def _copy_missing(kind: str, source: Path, folder: Path) -> None:
    """Copy the numbers of that kind, unless they are in the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for what in ("evaluation", "policy"):
        path = folder / f"{what}-{kind}.json"
        if not path.exists():
            known = source / path.name
            begun = known if known.exists() else source / f"{what}-{_like(kind)}.json"
            _replace(path, json.loads(begun.read_text("utf-8")))


def _like(kind: str) -> str:
    """Return the kind of games on the first board with whose numbers a new kind begins."""
    return TOGETHER if is_together(kind) else EXTENDED


def _table(folder: Path, tables: dict[str, list[GameConfig]], replays: dict[str, Replay]) -> str:
    lines = [
        progress_line(kind, _learner(kind, folder / "before", False), _learner(kind, folder, False), held_out, configs)
        for kind, configs in tables.items()
        if (held_out := replays[kind].held_out())
    ]
    return "\n".join((HEADER, *lines))


def _progress_line(learners: dict[str, Learner], won: dict[str, list[bool]]) -> str:
    games = ", ".join(f"{learner.games} games {kind}" for kind, learner in learners.items())
    shares = ", ".join(
        f"{name} {sum(last[-REPORTED_GAMES:]) / len(last[-REPORTED_GAMES:]):.1%}" for name, last in sorted(won.items())
    )
    return f"{games}; alone, of the last: {shares}" if shares else games


class _Pool:
    """A pool of processes that play; with one process, this one plays."""

    def __init__(self, processes: int) -> None:
        self.pool: ProcessPoolExecutor | None = None
        if processes > 1:
            self.pool = ProcessPoolExecutor(processes, get_context("spawn"), _end_together)

    def __enter__(self) -> _Pool:
        return self

    def __exit__(self, *_: object) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)

    def batches(self, learner: Learner, tables: Sequence[GameConfig], games: int) -> Iterator[Batch]:
        """Yield batches in order without end, each played with the weights at its start."""
        return self._played(play, lambda: pickle.dumps(learner.weights()), tables, games, learner.games)

    def searched(self, learner: Learner, tables: Sequence[GameConfig], games: int, batches: int) -> Iterator[Batch]:
        """Yield batches like `batches`, of games of players that search, after so many earlier batches."""

        def numbers() -> bytes:
            return pickle.dumps((learner.mean, learner.evaluation.net()))

        return self._played(play_searched, numbers, tables, games, FIRST_SEARCHED + batches * games)

    def _played(
        self,
        play: Callable[[bytes, Sequence[Task]], Batch],
        numbers: Callable[[], bytes],
        tables: Sequence[GameConfig],
        games: int,
        first: int,
    ) -> Iterator[Batch]:
        waiting: deque[Callable[[], Batch]] = deque()
        while True:
            while len(waiting) < BATCHES_AT_ONCE:
                tasks = [(tables[game % len(tables)], game) for game in range(first, first + games)]
                waiting.append(self._begin(partial(play, numbers(), tasks)))
                first += games
            yield waiting.popleft()()

    def _begin(self, job: Callable[[], Batch]) -> Callable[[], Batch]:
        return job if self.pool is None else self.pool.submit(job).result


def _end_together() -> None:
    """Make a worker process end when the program does, however that ends."""
    threading.Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
    program = parent_process()
    assert program is not None
    program.join()
    os._exit(1)


def _learner(kind: str, folder: Path, from_scratch: bool, speed: float = 1.0) -> Learner:
    """Return a learner that continues from the stored weights; new boxes start from nothing."""
    names = _situation()
    if not from_scratch and not (folder / f"policy-{kind}.json").exists():
        kind = _like(kind)
    if from_scratch or not (folder / f"policy-{kind}.json").exists():
        return Learner(PolicyWeights(names))
    games, policy, net = _read(folder, kind)
    return Learner(policy.with_names(names), net, games, speed=speed)


def average(folders: Sequence[Path], folder: Path | None, kinds: Sequence[str] | None = None) -> Iterator[str]:
    """Write the means of the weights in several folders; yield a line for each kind.

    Raises `OSError` if a folder lacks that kind, `ValueError` if sizes differ.
    """
    folder = folder or DATA
    folder.mkdir(parents=True, exist_ok=True)
    for kind in kinds or every_kind():
        games, policies, nets = zip(*(_read(each, kind) for each in folders), strict=True)
        _write(
            folder, kind, max(games), mean_policy([one.with_names(_situation()) for one in policies]), mean_net(nets)
        )
        yield f"the mean of {len(folders)}, {kind}"


def _situation() -> tuple[str, ...]:
    return SITUATION + tuple(name for part in registry.parts("players") for name in part.SITUATION)


def _read(folder: Path, kind: str) -> tuple[int, PolicyWeights, Net]:
    """Read the number of games, the policy and the net. Raises `OSError`, and `ConfigError` for invalid files."""
    policy_text, net_text = ((folder / f"{what}-{kind}.json").read_text("utf-8") for what in ("policy", "evaluation"))
    try:
        plain, net = json.loads(policy_text), json.loads(net_text)["net"]
        policy = PolicyWeights.from_json(plain["policy"])
        return int(plain["games"]), policy, Net(net["columns"], net["begin"], net["say"])
    except UNREADABLE as error:
        raise ConfigError(f"{folder} has no training data for {kind} games") from error


def _write_all(folder: Path, learners: dict[str, Learner]) -> None:
    for kind, learner in learners.items():
        _write(folder, kind, learner.games, learner.mean, learner.evaluation.net())


def _write(folder: Path, kind: str, games: int, policy: PolicyWeights, net: Net) -> None:
    names = sets_of(kind)[-1]
    learn_backoff(policy, rules_of(table(3, names)))
    about = {"content": fingerprint(catalog(names)), "games": games}
    _replace(folder / f"policy-{kind}.json", {**about, "policy": policy.as_json()})
    _replace(folder / f"evaluation-{kind}.json", {**about, "net": net.as_json()})


def _replace(path: Path, plain: dict[str, Any]) -> None:
    part = path.with_suffix(".part")
    part.write_text(json.dumps(plain, separators=(",", ":")), encoding="utf-8")
    part.replace(path)
