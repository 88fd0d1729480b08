"""The mix of tables used for training: solo at every difficulty, or two to four seats, with and without boxes.

Solo play has weights of its own, for the standard game and for more boxes. Training on one table alone would make play
at the others worse, so tables are mixed in the proportions given here.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.model.ids import DIFFICULTIES
from dune_desktop.players.policy.weights import ALONE, EXTENDED, is_together, on_board

SOLO_GAMES: Final = (1, 2, 4, 3)  # solo games per round of the mix, by difficulty
GAMES_BY_PEOPLE: Final = {2: 1, 3: 1, 4: 2}  # games per round of the mix, by number of people


def mix(kind: str) -> tuple[GameConfig, ...]:
    """Return the tables of one round of the mix, for one kind of policy."""
    alone, *extended = sets_of(kind)
    boxes = {ALONE: [alone], EXTENDED: extended}.get(kind, [alone, *extended])
    tables_with = _together if is_together(kind) else _alone
    tables = [config for names in boxes for config in tables_with(names)]
    return tuple(tables[at] for at in _spread(len(tables)))


def _alone(boxes: tuple[str, ...]) -> Iterator[GameConfig]:
    for times, difficulty in zip(SOLO_GAMES, DIFFICULTIES, strict=True):
        yield from [solo(difficulty, boxes=boxes)] * times
    for variant in registry.variants(boxes):
        if min(variant.players) == 1:
            yield solo("mentat", "", boxes, (variant.id,))


def _together(boxes: tuple[str, ...]) -> Iterator[GameConfig]:
    for people, times in GAMES_BY_PEOPLE.items():
        yield from [table(people, boxes)] * times
    for variant in registry.variants(boxes):
        if max(variant.players) > 1:
            yield table(max(variant.players), boxes, (variant.id,))


def sets_of(kind: str) -> tuple[tuple[str, ...], ...]:
    """Return what is played on the board of that kind of games: it alone, with each other box, and with all."""
    known = registry.combinations()
    board = next((name for name in known if kind.startswith(on_board(name, ""))), next(iter(known)))
    return known[board]


def _spread(count: int) -> list[int]:
    """Return indices in an order that puts unlike tables next to each other."""
    step = next(
        step for step in range(count // 3 + 1, count + 1) if all(count % d or step % d for d in range(2, count))
    )
    return [(at * step) % count for at in range(count)]


@cache
def rules_of(config: GameConfig) -> Rules:
    """Return the rules of a configuration, cached."""
    return Rules(catalog(config.boxes), config)
