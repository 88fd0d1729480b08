"""What the packaged program is made of: everything it needs and nothing it leaves out."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

from dune_desktop import __version__
from dune_desktop.engine.assembly import registry

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def parts(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import parts

    return parts


def test_the_program_uses_nothing_that_is_left_out(parts: ModuleType) -> None:
    """Neither by import nor as an attribute of pygame; only learning wants more."""
    learning = ROOT / "dune_desktop" / "tools" / "training"
    wanted = {"numpy", "concurrent.futures", "concurrent.futures.ProcessPoolExecutor"}
    unused = {name.removeprefix("pygame.") for name in parts.UNUSED_PYGAME}
    for path in (ROOT / "dune_desktop").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [name.name for name in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names = [node.module, *(f"{node.module}.{name.name}" for name in node.names)]
            elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "pygame":
                assert node.attr not in unused, f"{path.name} uses pygame.{node.attr}, which packages leave out"
            for name in names:
                left_out = [out for out in parts.EXCLUDED if name == out or name.startswith(out + ".")]
                allowed = path.parent == learning and name in wanted
                assert not left_out or allowed, f"{path.name} imports {name}"


def test_all_files_of_the_program_are_packed(parts: ModuleType) -> None:
    packed = {Path(file).relative_to(ROOT).as_posix() for file, _ in parts.data()}
    for folder in ("assets", "dune_desktop"):
        for path in (ROOT / folder).rglob("*"):
            name = path.relative_to(ROOT).as_posix()
            if path.is_file() and path.suffix not in (".py", ".pyc", ".md"):
                assert name in packed
    assert not any(parts.unwanted(name) for name in packed)


def test_what_boxes_bring_to_the_layers_is_packed(parts: ModuleType) -> None:
    """Nothing imports it by name."""
    brought = {module.__name__ for layer in ("content", "i18n", "players", "ui") for module in registry.parts(layer)}
    assert brought
    assert brought <= set(parts.by_name())


def test_the_version_stands_in_one_place(parts: ModuleType) -> None:
    assert parts.version() == __version__
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["dynamic"] == ["version"]
    spoken = [
        path for path in (ROOT / "packaging").rglob("*") if path.suffix in (".py", ".spec", ".sh", ".iss", ".desktop")
    ]
    for path in spoken:
        assert not re.search(rf"\b{re.escape(__version__)}\b", path.read_text(encoding="utf-8")), path


LISTS = ROOT / "packaging" / "requirements"


def _wanted(path: Path) -> set[tuple[str, str]]:
    """Names and versions that a list asks for, with those of the lists in it."""
    found: set[tuple[str, str]] = set()
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("-r "):
            found |= _wanted(path.with_name(line.removeprefix("-r ")))
        elif line and not line.startswith(("#", " ")):
            pinned = re.match(r"([\w.-]+)==([\w.]+)( *;[^\\]*)?( \\)?$", line)
            assert pinned, f"{path.name}: {line}"
            found.add((re.sub(r"[-_.]+", "-", pinned[1]).lower(), pinned[2]))
    return found


@pytest.mark.parametrize("source", sorted(LISTS.glob("*.in")), ids=lambda path: path.stem)
def test_what_is_installed_is_pinned_with_hashes(source: Path) -> None:
    """Every requirement has one version, and every file that pip may take has a hash: `packaging/pin.py` was run."""
    made = source.with_suffix(".txt")
    assert _wanted(made) == _wanted(source)
    parts = re.split(r"^(?=[\w.-]+==)", made.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    for part in parts:
        lines = part.splitlines()
        assert len(lines) > 1, lines
        assert all(re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}( \\)?", line) for line in lines[1:]), lines[0]


def test_no_list_is_without_a_source() -> None:
    assert {path.stem for path in LISTS.glob("*.txt")} == {path.stem for path in LISTS.glob("*.in")}


def test_the_wheel_holds_everything(parts: ModuleType, tmp_path: Path) -> None:
    """Assets, words and components are in it, tests are not."""
    pytest.importorskip("hatchling")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, check=True, cwd=ROOT, capture_output=True)
    names = set(zipfile.ZipFile(next(tmp_path.glob("*.whl"))).namelist())
    for _, place in parts.data():
        assert any(name.startswith(f"dune_desktop/{place.removeprefix('dune_desktop/')}/") for name in names), place
    assert not [name for name in names if name.startswith("tests/") or name.endswith(".pyc")]


def test_what_builds_elsewhere_is_named_by_commit() -> None:
    """A tag can be moved to other code; the version stands behind it, for whoever reads."""
    files = sorted((ROOT / ".github" / "workflows").glob("*.y*ml"))
    used = [line.strip() for file in files for line in file.read_text(encoding="utf-8").splitlines() if "uses:" in line]
    assert used
    for line in used:
        assert re.fullmatch(r"(- )?uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", line), line
