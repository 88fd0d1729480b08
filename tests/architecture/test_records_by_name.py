"""Only the rules that keep a record pick it out by its name: everybody else asks `Rules` what they want to know.

So what a box or a rare word keeps can be named, split and moved without anybody outside noticing.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from dune_desktop.engine.assembly import registry
from tests.architecture.test_boxes_by_name import ROOT, program_files

ENGINE = f"{registry.PROGRAM}/engine/"


def _own(node: ast.AST) -> bool:
    """Whether that is what something keeps: `seat.own`."""
    return isinstance(node, ast.Attribute) and node.attr == "own"


def picked(tree: ast.AST) -> Iterator[tuple[ast.expr, int]]:
    """What is picked out of records, or asked for among them, and in which line."""
    for node in ast.walk(tree):
        match node:
            case ast.Subscript(value=records, slice=name) if _own(records):
                yield name, node.lineno
            case ast.Call(func=ast.Attribute(value=records, attr="get" | "pop"), args=[name, *_]) if _own(records):
                yield name, node.lineno
            case ast.Compare(left=name, comparators=[records]) if _own(records):
                yield name, node.lineno
            case ast.Compare(left=ast.Attribute(attr="record") as name):  # where a unit keeps its numbers
                yield name, node.lineno


def _wrong(path: Path) -> Iterator[str]:
    """Outside the engine every one; in the engine, names written out: a module that keeps a record has a constant."""
    inside = path.relative_to(ROOT).as_posix().startswith(ENGINE)
    for name, line in picked(ast.parse(path.read_text(encoding="utf-8"))):
        if not inside or isinstance(name, ast.Constant):
            yield f"{path.relative_to(ROOT)}: {ast.unparse(name)} in line {line}"


def test_records_are_picked_by_those_who_keep_them() -> None:
    assert [found for path in program_files() for found in _wrong(path)] == []


@pytest.mark.parametrize(
    "line",
    [
        'x = seat.own["rare"].aside',
        'x = "rare" in model.me.own',
        "x = view.own.get(unit.record)",
        "x = state.seats[0].own[NAME]",
        "x = unit.record in boxes",
    ],
)
def test_picking_a_record_is_found(line: str) -> None:
    assert list(picked(ast.parse(line)))


def test_telling_of_all_records_alike_is_no_picking() -> None:
    assert not list(picked(ast.parse("tell(texts, seat.own)\nfor record in seat.own.values(): tell(record)")))
