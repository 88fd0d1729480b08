"""Documents for developers are true: their example runs, and what they name is there."""

from __future__ import annotations

import ast
import doctest
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOR_PLAYERS = {"install.md", "manual.md"}
DOCUMENTS = [path for path in sorted((ROOT / "docs").glob("*.md")) if path.name not in FOR_PLAYERS]
DOCUMENTS += [ROOT / "CONTRIBUTING.md", ROOT / "tests/kit/README.md"]
CODE = ("dune_desktop", "tests", "packaging", "saves", "docs", "assets")
BLOCK = re.compile(r"^```.*?^```", re.M | re.S)
QUOTED = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"[\w./-]+\.(?:py|json|md|picture|spec|txt)|(?:[a-z][\w.-]*/)+[\w.-]*")
DOTTED = re.compile(r"([A-Za-z_]\w*)\.([A-Za-z_]\w*)")
NAME = re.compile(r"[A-Z]+[a-z]\w*|[a-z]\w*_\w+|[A-Z]+_[A-Z_]+")
SYMBOLS = re.compile(r"<\w+>|\{[\w,]+\}|CODE|BOX")
"""Parts of a path that stand for any name."""
OBJECTS = {
    "builder": "RulesBuilder",
    "rules": "Rules",
    "session": "Session",
    "catalog": "Catalog",
    "model": "TableModel",
}
"""What such an object is, where no module with its name is meant."""


def test_the_example_of_the_engine_runs() -> None:
    document = ROOT / "docs" / "engine.md"
    done = doctest.testfile(str(document), module_relative=False, optionflags=doctest.ELLIPSIS, encoding="utf-8")
    assert done.attempted > 30
    assert done.failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_what_documents_name_exists(document: Path) -> None:
    """Paths, attributes of modules and classes, and names of the code: a rename reaches the documents too."""
    unknown = sorted(set(_unknown(document.read_text("utf-8"))))
    assert not unknown, "\n".join(unknown)


@pytest.mark.parametrize("document", [*DOCUMENTS, *ROOT.glob("README*.md")], ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", BLOCK.sub("", document.read_text("utf-8")))
    lost = [link for link in links if not (document.parent / link).exists() and link != "../../releases"]
    assert not lost


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_examples_use_fields_that_classes_have(document: Path) -> None:
    assert not sorted(set(_unknown_fields(document.read_text("utf-8"))))


def test_what_does_not_exist_is_found() -> None:
    said = "See `engine/nowhere.py`, `docs/nothing/`, `resolve.vanish`, `Rules.vanish`, `NoSuchClass`, `no_such_name`."
    assert len(set(_unknown(said))) == 6
    said = "See `engine/resolution/resolve.py`, `resolve.advance`, `Rules.price`, `Rules.on_turn`, `GameState`."
    assert not list(_unknown(said))
    assert set(_unknown_fields('```python\nBox("caves", words=(), boards=())\n```')) == {"Box(words)"}


def _unknown(text: str) -> Iterator[str]:
    for quoted in QUOTED.findall(BLOCK.sub("", text)):
        if quoted.startswith("run.py "):
            continue
        if PATH.fullmatch(SYMBOLS.sub("X", quoted)):
            if not _is_there(quoted):
                yield quoted
        elif dotted := DOTTED.match(quoted):
            if not _has(*dotted.groups()) and not any(map(_starts(quoted), _keys())):
                yield quoted
        elif NAME.fullmatch(quoted.partition("(")[0]) and quoted.partition("(")[0] not in _words():
            yield quoted


def _unknown_fields(text: str) -> Iterator[str]:
    """Names in calls of a class, in examples of code, that the class does not have."""
    for block in BLOCK.findall(text):
        if not block.startswith("```python\n") or ">>>" in block:
            continue
        for node in ast.walk(ast.parse(block[len("```python\n") : -len("```")].replace(", ...}", "}"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _classes():
                known = _parts_of_class(node.func.id)
                yield from (f"{node.func.id}({each.arg})" for each in node.keywords if each.arg not in known)


@cache
def _files() -> tuple[str, ...]:
    found = [path for folder in CODE for path in (ROOT / folder).rglob("*") if "__pycache__" not in path.parts]
    found += [ROOT / folder for folder in CODE] + list(ROOT.glob("*.*"))
    return tuple(f"/{path.relative_to(ROOT).as_posix()}" for path in found)


def _is_there(path: str) -> bool:
    """Whether some file or folder has this path, whatever folders it lies in."""
    wanted = SYMBOLS.sub("\0", path.strip("/"))
    pattern = re.compile("/" + re.escape(wanted).replace("\0", "[^/]+") + "$")
    return any(map(pattern.search, _files()))


@cache
def _words() -> frozenset[str]:
    files = (
        ROOT / name[1:] for name in _files() if name.endswith((".py", ".json", ".picture")) and name != f"/{_SELF}"
    )
    return frozenset(word for file in files for word in re.findall(r"\w+", file.read_text("utf-8")))


_SELF = Path(__file__).resolve().relative_to(ROOT).as_posix()


def _has(head: str, name: str) -> bool:
    """Whether a module or class of this name, or an object called so, has such a part."""
    modules = [ROOT / each[1:] for each in _files() if each.endswith((f"/{head}.py", f"/{head}/__init__.py"))]
    classes = _parts_of_class(head) | _parts_of_class(OBJECTS.get(head, ""))
    return name in classes or any(name in _parts_of_module(path) for path in modules)


@cache
def _parts_of_module(path: Path) -> frozenset[str]:
    nodes = ast.parse(path.read_text("utf-8")).body
    found = {node.stem for node in path.parent.glob("*") if path.name == "__init__.py"}
    return frozenset(found | {name for node in nodes for name in _named(node)})


def _named(node: ast.stmt) -> Iterator[str]:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        yield node.name
    elif isinstance(node, ast.Assign | ast.AnnAssign):
        for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
            yield from (each.id for each in ast.walk(target) if isinstance(each, ast.Name))


@cache
def _classes() -> dict[str, list[ast.ClassDef]]:
    found: dict[str, list[ast.ClassDef]] = {}
    for name in _files():
        if name.endswith(".py") and name.startswith(("/dune_desktop", "/tests/kit")):
            for node in ast.walk(ast.parse((ROOT / name[1:]).read_text("utf-8"))):
                if isinstance(node, ast.ClassDef):
                    found.setdefault(node.name, []).append(node)
    return found


@cache
def _parts_of_class(name: str) -> frozenset[str]:
    """Methods, fields, and what methods set, of the classes of this name and of those they are made from."""
    found: set[str] = set()
    for node in _classes().get(name, ()):
        found |= {part for each in node.body for part in _named(each)}
        found |= {each.attr for each in ast.walk(node) if isinstance(each, ast.Attribute)}
        found = found.union(*(_parts_of_class(base.id) for base in node.bases if isinstance(base, ast.Name)))
    return frozenset(found)


@cache
def _keys() -> tuple[str, ...]:
    files = (ROOT / "dune_desktop" / "i18n").rglob("locales/en/*.json")
    return tuple(key for file in files for key in re.findall(r'^\s*"([\w.]+)":', file.read_text("utf-8"), re.M))


def _starts(quoted: str) -> Callable[[str], bool]:
    """Whether a text's key begins so; what is written in capitals or angles, and a last word, stands for any."""
    parts = [part for part in re.split(r"[.]", SYMBOLS.sub("X", quoted)) if part]
    begin = [part for part in parts[: max(1, len(parts) - 1)] if not part.isupper()]
    return lambda key: key.split(".")[: len(begin)] == begin
