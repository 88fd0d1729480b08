"""`train`: the policy and the evaluation learn from games against themselves, as long as one likes.

They go on from the numbers that are there, write them down every few minutes, and lose nothing if they are stopped. The
games have fixed seeds: the same numbers and the same number of games lead to the same numbers.
"""

from __future__ import annotations

import json
import time
from collections import defaultdict
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from dune_desktop import players
from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, GameState, Rules, registry
from dune_desktop.engine.config import table
from dune_desktop.players.evaluation import Net
from dune_desktop.players.situation import SITUATION
from dune_desktop.players.weights import PolicyWeights, fingerprint
from dune_desktop.tools.training.critic import Critic
from dune_desktop.tools.training.likeness import learn_alike
from dune_desktop.tools.training.mix import mix, rules_of
from dune_desktop.tools.training.reinforce import Learner
from dune_desktop.tools.training.study import study

DATA = Path(players.__file__).parent / "data"
BETWEEN = 60.0  # seconds from one writing to the next


def train(minutes: int, folder: Path | None, anew: bool, thinking: int = 0, processes: int = 1) -> Iterator[str]:
    """Learn for so many minutes; yields a line each time the numbers are written.

    With `thinking`, from games in which a seat searches with so many simulations, in so many processes; these games are
    few and teach much, and they need something to begin with.
    """
    folder = folder or DATA
    folder.mkdir(parents=True, exist_ok=True)
    learner = _beginner() if anew or not (folder / "policy.json").exists() else _taught(folder)
    tables = mix()
    games = study(learner, tables, thinking, processes) if thinking else _reinforced(learner, tables)
    won: defaultdict[str, list[float]] = defaultdict(list)
    began = written = time.monotonic()
    with closing(games):
        for rules, ended in games:
            if any(rules.is_rival):
                won[f"{rules.config.difficulty}"].append(float(rules.is_player[rules.ranking(ended)[0]]))
            if time.monotonic() - written > BETWEEN:
                _write(folder, learner)
                written = time.monotonic()
                shares = ", ".join(f"{name} {sum(last[-500:]) / len(last[-500:]):.1%}" for name, last in won.items())
                yield f"{learner.games} games; alone, of the last: {shares}"
            if time.monotonic() - began > 60 * minutes:
                break
    _write(folder, learner)
    yield f"{learner.games} games"


def _reinforced(learner: Learner, tables: Sequence[GameConfig]) -> Generator[tuple[Rules, GameState], None, None]:
    while True:
        rules = rules_of(tables[learner.games % len(tables)])
        yield rules, learner.learn(rules)


def _beginner() -> Learner:
    boxes = tuple(name for part in registry.parts("players") for name in part.SITUATION)
    critic, evaluation = Critic(), Critic()
    evaluation.index = critic.index  # both read the same numbers
    return Learner(PolicyWeights(SITUATION + boxes), critic, evaluation)


def _taught(folder: Path) -> Learner:
    """What was learned before; a box that came since begins with nothing."""
    plain = json.loads((folder / "policy.json").read_text(encoding="utf-8"))
    net = json.loads((folder / "evaluation.json").read_text(encoding="utf-8"))["net"]
    learner = _beginner()
    for critic in (learner.critic, learner.evaluation):
        critic.go_on(Net(net["columns"], net["begin"], net["say"]), int(plain["games"]))
    learner.evaluation.index = learner.critic.index
    weights = PolicyWeights.from_json(plain["policy"]).with_names(learner.weights.names)
    return Learner(weights, learner.critic, learner.evaluation, int(plain["games"]))


def _write(folder: Path, learner: Learner) -> None:
    every = tuple(box.id for box in registry.boxes() if not registry.playable(registry.with_needed((box.id,))))
    names = registry.with_needed(every)
    learn_alike(learner.mean, rules_of(table(3, names)))
    about = {"content": fingerprint(catalog(names)), "games": learner.games}
    _replace(folder / "policy.json", {**about, "policy": learner.mean.as_json()})
    _replace(folder / "evaluation.json", {**about, "net": learner.evaluation.net().as_json()})


def _replace(path: Path, plain: dict[str, Any]) -> None:
    part = path.with_suffix(".part")
    part.write_text(json.dumps(plain, separators=(",", ":")), encoding="utf-8")
    part.replace(path)
