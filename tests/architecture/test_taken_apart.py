"""Options and events are taken apart by the names of their parts, never by counting places.

`_, zone, card = option` and `Facts(event).card` say what is meant and fail at once where the shape is another;
`option[2]` does neither. The first word, `option[0]`, is what everything begins with.
"""

from __future__ import annotations

import ast
from pathlib import Path

PROGRAM = Path(__file__).resolve().parents[2] / "dune_desktop"

TYPES = {"OptionId", "Event"}
MANY = {"options", "events", "legal", "ways", "moves", "offers", "happened"}
ONE = {"option", "event", "answer", "way"}
"""What options and events are called, several and one."""


def _name(node: ast.expr) -> str:
    """What is iterated over, by its last name: `beat.events`, `choices.of("send")`, `map(f, events)`."""
    if isinstance(node, ast.Call):
        of = isinstance(node.func, ast.Attribute) and node.func.attr in ("of", "legal")
        return "options" if of else next((name for part in node.args if (name := _name(part)) in MANY), "")
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _called(tree: ast.AST) -> set[str]:
    """The names that stand for one option or event in a function."""
    found = set(ONE)
    for node in ast.walk(tree):
        if isinstance(node, ast.arg | ast.AnnAssign):
            target = node.arg if isinstance(node, ast.arg) else getattr(node.target, "id", "")
            if node.annotation is not None and ast.unparse(node.annotation).strip('"') in TYPES:
                found.add(target)
        elif isinstance(node, ast.For | ast.comprehension) and _name(node.iter) in MANY:
            found |= {node.target.id} if isinstance(node.target, ast.Name) else set()
    return found


def _counts(index: ast.expr) -> bool:
    """Whether a place behind the first word is named: a number other than 0, or a slice with such a number."""
    if isinstance(index, ast.Slice):
        return any(part is not None and _counts(part) for part in (index.lower, index.upper))
    if isinstance(index, ast.UnaryOp):
        return _counts(index.operand)
    return isinstance(index, ast.Constant) and isinstance(index.value, int) and index.value != 0


def _by_place(source: str) -> set[str]:
    """The subscripts that count places; names are those of the function, or of what stands outside of all."""
    tree = ast.parse(source)
    scopes = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)] + tree.body
    counting = {
        scope: [node for node in ast.walk(scope) if isinstance(node, ast.Subscript) and _counts(node.slice)]
        for scope in scopes
    }
    return {
        f"line {node.lineno}: {ast.unparse(node)}"
        for scope, nodes in counting.items()
        if nodes
        for called in (_called(scope),)
        for node in nodes
        if _one_of(node.value, called)
    }


def _one_of(node: ast.expr, called: set[str]) -> bool:
    """Whether it is an option or event: by its name, or one of several (`moves[0][1]`)."""
    if isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice):
        return _name(node.value) in MANY
    return isinstance(node, ast.Name) and node.id in called


def test_nobody_counts_places() -> None:
    paths = list(PROGRAM.rglob("*.py"))
    assert len(paths) > 200
    found = {path.relative_to(PROGRAM).as_posix(): _by_place(path.read_text(encoding="utf-8")) for path in paths}
    assert not {name: places for name, places in found.items() if places}


def test_who_does_is_found() -> None:
    assert _by_place("def f(mine: OptionId): return mine[2]")
    assert _by_place("cards = [each[1:] for each in beat.events]")
    assert _by_place("text = moves[0][1]")
    assert _by_place("last = event[-1]")
    assert not _by_place("def f(mine: OptionId): return mine[0]")
    assert not _by_place("latest = events[-1]")


def test_a_type_that_is_not_checked_has_a_reason() -> None:
    """Behind `type: ignore` stands why there is no other way."""
    lines = [
        f"{path.relative_to(PROGRAM)}: {line.strip()}"
        for path in PROGRAM.rglob("*.py")
        for line in path.read_text(encoding="utf-8").splitlines()
        if "# type: ignore" in line and "#" not in line.partition("# type: ignore")[2]
    ]
    assert not lines
