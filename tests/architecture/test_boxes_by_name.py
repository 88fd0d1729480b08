"""No layer knows a box by name: whoever needs to know which boxes there are asks `engine.registry`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from dune_desktop.engine.assembly import registry

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / registry.PROGRAM

_WORDS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")


def program_files() -> list[Path]:
    """All program code but that of the boxes themselves and the list of them."""
    own = [f"boxes/{box.id}{end}" for box in registry.boxes() for end in ("/", ".py")]
    found = [*PROGRAM.rglob("*.py"), ROOT / "run.py"]
    places = {path: path.relative_to(ROOT).as_posix() for path in found}
    the_list = f"{registry.PROGRAM}/engine/boxes/__init__.py"
    return [path for path, place in places.items() if place != the_list and not any(part in place for part in own)]


def _pieces(text: str) -> list[str]:
    """The words that names are put together from, in small letters: `IxSeat`, `of_ix` and "Rise of Ix" all have ix."""
    return [piece.lower() for piece in _WORDS.findall(text)]


def _named(path: Path) -> Iterator[str]:
    """The boxes and their variants that the file names, and where.

    The name of the game itself is an English word, so of boxes that can be played alone only strings count that are the
    name and nothing else, and no single argument of a function (a key of a text).
    """
    text = path.read_text(encoding="utf-8")
    alone = {box.id for box in registry.boxes() if box.brings}
    others = {box.id: _pieces(box.id) for box in registry.boxes() if not box.brings}
    others |= {variant.id: _pieces(variant.id) for variant in registry.variants()}
    for number, line in enumerate(text.splitlines(), 1):
        written = line.lower()
        if not any(parts[0] in written for parts in others.values()):
            continue
        pieces = _pieces(line)
        for name, parts in others.items():
            if any(pieces[at : at + len(parts)] == parts for at in range(len(pieces))):
                yield f"{name} in line {number}"
    tree = ast.parse(text)
    spared = {id(node.args[0]) for node in ast.walk(tree) if isinstance(node, ast.Call) and len(node.args) == 1}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node.value in alone and id(node) not in spared:
            yield f"{node.value} in line {node.lineno}"
        elif isinstance(node, ast.ImportFrom) and alone & set(str(node.module).partition(".boxes.")[2].split(".")):
            yield f"{node.module} in line {node.lineno}"


def test_no_file_names_a_box() -> None:
    """Code and comments: a third box finds no place where it would have to be written in."""
    assert [f"{path.relative_to(ROOT)}: {found}" for path in program_files() for found in _named(path)] == []
