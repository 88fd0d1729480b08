"""Tables of Uprising with Rivals: alone against two, or two people against one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from dune_desktop.engine import GameConfig, SeatConfig
from tests.kit.table import QUIET_LEADERS_OF_UPRISING, Table, _ready, _rules
from tests.kit.uprising import UPRISING, upr

GURNEY, MARGOT, STABAN = "rival_gurney_halleck", "rival_lady_margot_fenring", "rival_staban_tuek"


def rivals_table(
    people: int = 1,
    rivals: Sequence[str] = (STABAN, MARGOT),
    difficulty: str = "sardaukar",
    variants: Iterable[str] = (),
    **facts: Any,
) -> Table:
    """Return a plain table with Rivals in the last seats, before a turn of seat 0, with facts about that seat.

    Alone seats 1 and 2 are Rivals, of two people seat 2 is one; `rivals` are named without the box.
    """
    config = rivals_config(people, rivals, difficulty, variants)
    return _ready(_rules(config), 0).setup(0, **facts)


def new_game_with_rivals(
    people: int = 1,
    rivals: Sequence[str] = ("", ""),
    difficulty: str = "sardaukar",
    variants: Iterable[str] = (),
    seed: int = 1,
) -> Table:
    """Return a new game at its first decision; `events` holds all that happened."""
    rules = _rules(rivals_config(people, rivals, difficulty, variants))
    t = Table(rules, rules.new_game(seed))
    t.events = list(t.state.events)
    t._sound()
    return t


def rivals_config(
    people: int = 1, rivals: Sequence[str] = ("", ""), difficulty: str = "sardaukar", variants: Iterable[str] = ()
) -> GameConfig:
    seats = [SeatConfig("human", leader) for leader in QUIET_LEADERS_OF_UPRISING[:people]]
    seats += [SeatConfig("rival", upr(leader) if leader else "") for leader in rivals[: 3 - people]]
    level = difficulty if people == 1 else None
    return GameConfig(tuple(seats), (UPRISING,), level, tuple(variants))  # type: ignore[arg-type]
