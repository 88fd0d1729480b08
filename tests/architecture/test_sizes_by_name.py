"""A sign or a piece that is as large in two places has its size from one: it is one decision, not two."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

UI = Path(__file__).resolve().parents[2] / "dune_desktop" / "ui"
DRAWN_WITH = {"icon": 3, "piece": 4}
"""What a builder draws -> the place of its size among what it is given: x, y, which, of a piece also whose."""


def _literal(path: Path) -> Iterator[tuple[str, float]]:
    """What is drawn in a module at a size without a name: which sign or piece, and how large."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in DRAWN_WITH:
            both = sum(isinstance(each, ast.Starred) for each in node.args)  # `*center` is x and y
            given = node.args[2 - both :], DRAWN_WITH[node.func.attr] - 2
            if len(given[0]) > given[1]:
                what, size = given[0][0], given[0][given[1]]
                if isinstance(what, ast.Constant) and isinstance(size, ast.Constant):
                    yield str(what.value), float(size.value)


def test_what_is_as_large_in_two_places_has_a_name_for_its_size() -> None:
    found: dict[tuple[str, float], set[str]] = defaultdict(set)
    for path in (*UI.glob("presenters/**/*.py"), *UI.glob("boxes/**/*.py")):
        for drawn in _literal(path):
            found[drawn].add(path.relative_to(UI).as_posix())
    assert found, "nothing is drawn"
    assert {drawn: places for drawn, places in found.items() if len(places) > 1} == {}
