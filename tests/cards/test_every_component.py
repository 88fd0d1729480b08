"""Every component of the game is proved by at least one test; see `tests.kit.coverage`."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.content.schema import card_kinds
from dune_desktop.engine.assembly import registry

ROOT = Path(__file__).parents[2]
BOXES = [box.id for box in registry.boxes()]
TABLES = [  # a box may remove what an earlier one brought
    boxes for n in range(len(BOXES)) for boxes in combinations(BOXES, n + 1) if not registry.playable(boxes)
]
OF_A_BOX = [kind for kind in registry.kinds() if kind not in card_kinds()]
KINDS = ("card", "intrigue", "conflict", "leader", "space", "hagal", *OF_A_BOX)


@cache
def claims() -> dict[str, frozenset[str]]:
    """What each test function under tests/ claims to prove, by "module::function"."""
    return {name: names for path in sorted((ROOT / "tests").rglob("test_*.py")) for name, names in _claims_of(path)}


def _claims_of(path: Path) -> Iterator[tuple[str, frozenset[str]]]:
    if "@proves(" not in path.read_text(encoding="utf-8"):
        return
    module = importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
    for name, function in vars(module).items():
        if name.startswith("test_") and getattr(function, "__module__", "") == module.__name__:
            yield f"{module.__name__}::{name}", frozenset(getattr(function, "proves", ()))


@cache
def components() -> dict[str, frozenset[str]]:
    """The components of all boxes by kind, with their kind in front."""
    found: dict[str, set[str]] = {kind: set() for kind in KINDS}
    for boxes in TABLES:
        table = catalog(boxes)
        parts = {
            "card": table.cards,
            "intrigue": table.intrigues,
            "conflict": table.conflicts,
            "leader": table.leaders,
            "space": table.spaces,
            "hagal": table.hagal,
            **{kind: table.of(kind) for kind in OF_A_BOX},
        }
        for kind, items in parts.items():
            found[kind].update(f"{kind}:{item.id}" for item in items)
    return {kind: frozenset(names) for kind, names in found.items()}


@pytest.mark.parametrize("kind", KINDS)
def test_every_component_is_proved_by_a_test(kind: str) -> None:
    """No card, space, leader, tile, ... of any box is without a test of what it does."""
    missing = sorted(components()[kind] - frozenset().union(*claims().values()))
    assert not missing, f"add a test with @proves to tests/cards/<box> for {', '.join(missing)}"


def test_tests_claim_only_what_exists() -> None:
    """A claim names a component of the game or a numbered statement of the rules, spelt as they are."""
    rules = "\n".join(page.read_text(encoding="utf-8") for page in (ROOT / "docs" / "rules").glob("*.md"))
    known = frozenset(re.findall(r"\b[A-Z]\d+(?:\.\d+)?\b", rules)).union(*components().values())
    unknown = {name: sorted(names - known) for name, names in claims().items() if names - known}
    assert not unknown, f"unknown claims: {unknown}"
