"""No layer uses a word that only a box has: its acts, events, effects, conditions, units and what it keeps.

Whoever needs to know of them asks what boxes bring (`registry.part`), or the rules (units, markets).
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType

import pytest

from dune_desktop import engine
from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.config import table
from dune_desktop.engine.model.events import FIELDS
from dune_desktop.engine.model.options import ACTIONS
from dune_desktop.engine.model.records import Record
from tests.architecture.test_boxes_by_name import ROOT, program_files

DRAWN = (
    f"{registry.PROGRAM}/ui/art/",
    f"{registry.PROGRAM}/ui/screen/colors.py",
    f"{registry.PROGRAM}/ui/screen/plates.py",
)
"""All that is drawn for this game, and its colors, by the names of what they show."""

EVERYDAY = frozenset(
    {"borrowed", "combat_cards", "doubled", "marker", "release", "research", "scrap", "stacks", "tile"}
    | {"holds", "partner"}
)
"""Words of boxes that mean other things elsewhere; and what any box may have: spaces that units hold, a second card."""

NAMES = ("op", "test", "count", "trait", "kind")
"""The fields by which words and records are told apart."""


def _words(module: ModuleType) -> Iterator[str]:
    """The words and records that a module defines, by their classes and by their names, and what is kept in them."""
    for name, value in vars(module).items():
        if isinstance(value, type) and is_dataclass(value) and value.__module__ == module.__name__:
            yield name
            found = {field.name: field.default for field in fields(value)}
            yield from (str(found[field]) for field in NAMES if isinstance(found.get(field), str))
            yield from found if issubclass(value, Record) else ()


def _said(module: ModuleType) -> Iterator[str]:
    """Those, and the names of everything that its classes say of themselves."""
    yield from _words(module)
    for value in vars(module).values():
        yield from getattr(value, "__annotations__", ()) if isinstance(value, type) else ()


@cache
def taught() -> frozenset[str]:
    """What is said by boxes alone, and by no other part of the rules."""
    boxes = [box for box in registry.boxes() if not box.brings]
    rules = [Rules(catalog(("base", box.id)), table(4, ("base", box.id))) for box in boxes]
    own = {word for box in boxes for word in (*box.options, *box.events)}
    own |= {word for box in boxes for module in box.vocabulary for word in _words(module)}
    own |= {name for each in rules for unit in each.more_units for name in (unit.id, unit.id + "s")}
    modules = [each.name for each in walk_packages(engine.__path__, engine.__name__ + ".") if ".boxes" not in each.name]
    general = {word for name in modules for word in _said(import_module(name))}
    general |= {word for word in (*ACTIONS, *FIELDS) if all(word not in (*box.options, *box.events) for box in boxes)}
    return frozenset(own - general - EVERYDAY)


def used(path: Path) -> Iterator[str]:
    """The words of boxes that a file uses, as a name or as a whole string, and where."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Constant(value=str(word)) | ast.Attribute(attr=word) | ast.Name(id=word):
                pass
            case ast.arg(arg=word) | ast.FunctionDef(name=word) | ast.alias(name=word) | ast.keyword(arg=str(word)):
                pass
            case _:
                continue
        if word in taught():
            yield f"{word} in line {node.lineno}"


def _files() -> list[Path]:
    return [path for path in program_files() if not path.relative_to(ROOT).as_posix().startswith(DRAWN)]


def test_no_file_uses_what_only_a_box_knows() -> None:
    assert [f"{path.relative_to(ROOT)}: {found}" for path in _files() for found in used(path)] == []


def test_what_boxes_say_is_known() -> None:
    """Something of each kind: a unit, an act, an event, an effect, a condition, a cost, a field."""
    some = {"dreadnought", "dreadnoughts", "buy_tech", "commission", "Freighter", "Grafted", "spend_specimens"}
    assert some | {"negotiators", "freighter", "atomics", "tleilaxu"} <= taught()
    assert not {"deploy", "troop", "graft", "garrison", "take", "Gain"} & taught()


@pytest.mark.parametrize(
    "line",
    [
        'x = {"commission": 1}',
        "x = now.negotiators",
        "from words import Freighter",
        "def f(dreadnoughts): ...",
        "f(tech=1)",
    ],
)
def test_a_word_of_a_box_is_found(line: str, tmp_path: Path) -> None:
    file = tmp_path / "some.py"
    file.write_text(line, encoding="utf-8")
    assert list(used(file))
