"""The tables that are learned on, in turn: alone at every difficulty, two to four seats, with and without other boxes.

Learning on one kind of table alone makes play at all others worse, so they come mixed, as often as they stand here.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules, registry
from dune_desktop.engine.config import solo, table
from dune_desktop.engine.ids import DIFFICULTIES

ALONE = (2, 3, 5, 4)  # how often in a round of the mix, by difficulty
TOGETHER = {2: 1, 3: 1, 4: 2}  # by number of people


def mix() -> tuple[GameConfig, ...]:
    """The tables of one round."""
    tables: list[GameConfig] = []
    for boxes in _boxes():
        for times, difficulty in zip(ALONE, DIFFICULTIES, strict=True):
            tables += [solo(difficulty, boxes=boxes)] * times
        for people, times in TOGETHER.items():
            tables += [table(people, boxes)] * times
        for variant in registry.variants(boxes):
            people = max(variant.players)
            variants = (variant.id,)
            tables.append(solo("mentat", "", boxes, variants) if people == 1 else table(people, boxes, variants))
    return tuple(tables[at] for at in _spread(len(tables)))


def _boxes() -> Iterator[tuple[str, ...]]:
    """The game alone, with each box that may be played with it, and with all of these."""
    yield registry.standard()
    every = registry.standard()
    for box in registry.boxes():
        names = registry.with_needed((box.id,))
        if names != registry.standard() and not registry.playable(names):
            yield names
            every = registry.with_needed((*every, box.id))
    if len(every) > 2 and not registry.playable(every):
        yield every


def _spread(count: int) -> list[int]:
    """Indices in an order that brings unlike tables next to each other."""
    step = next(
        step for step in range(count // 3 + 1, count + 1) if all(count % d or step % d for d in range(2, count))
    )
    return [(at * step) % count for at in range(count)]


@cache
def rules_of(config: GameConfig) -> Rules:
    """The rules of a table, made once."""
    return Rules(catalog(config.boxes), config)
