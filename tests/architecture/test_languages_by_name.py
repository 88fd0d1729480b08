"""Nobody outside `i18n.languages` asks which language it is: what languages differ in is said by their modules."""

from __future__ import annotations

import ast
from pathlib import Path

from dune_desktop.i18n import LANGUAGES, languages

PROGRAM = Path(__file__).resolve().parents[2] / "dune_desktop"
OWN = Path(languages.__file__).parent
MODULES = {f"dune_desktop.i18n.languages.{code}" for code in LANGUAGES}


def _named(source: str) -> list[str]:
    """The languages that program code names: their codes as strings, and imports of their modules."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and node.value in LANGUAGES:
            found.append(f"line {node.lineno}: {node.value!r}")
        elif isinstance(node, ast.ImportFrom) and node.module in MODULES:
            found.append(f"line {node.lineno}: {node.module}")
    return found


def test_nobody_asks_which_language_it_is() -> None:
    paths = [path for path in PROGRAM.rglob("*.py") if OWN not in path.parents]
    assert len(paths) > 200
    named = {path.relative_to(PROGRAM).as_posix(): found for path in paths if (found := _named(path.read_text()))}
    assert not named


def test_who_does_is_found() -> None:
    assert _named('"""en"""\nif texts.language == "ja":\n    pass')[1:] == ["line 2: 'ja'"]
    assert _named("from dune_desktop.i18n.languages.ko import attach")


def test_every_language_has_a_module_of_its_own() -> None:
    assert {path.stem for path in OWN.glob("??.py")} == set(LANGUAGES)
