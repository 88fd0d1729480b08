"""Who may import whom, and what the engine may not do."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "dune_desktop"
TESTS = PACKAGE.parent / "tests"
LIBRARIES = {"pygame", "pydantic", "pydantic_core", "platformdirs"}

ALLOWED = {
    "engine": set(),
    "content": {"engine"},
    "players": {"engine"},
    "session": {"engine", "players"},
    "lessons": {"engine", "content", "session"},
    "company": {"engine", "content", "players", "session"},
    "storage": {"engine", "content", "session"},
    "i18n": {"engine"},
    "ui": {"engine", "content", "players", "session", "lessons", "company", "storage", "i18n"},
    "tools": {"engine", "content", "players", "session", "lessons", "company", "storage", "i18n", "ui"},
}
LIBRARIES_OF = {
    "engine": set(),
    "content": {"pydantic"},
    "players": set(),
    "session": set(),
    "lessons": {"pydantic"},
    "company": set(),
    "storage": {"pydantic", "pydantic_core", "platformdirs"},
    "i18n": set(),
    "ui": {"pygame"},
    "tools": LIBRARIES - {"pygame"},
}
ROOMS = {
    "screen": set(),
    "text": {"screen"},
    "kit": {"screen", "text"},
    "layouts": {"screen"},
    "system": set(),
    "paint": {"screen", "system"},
    "art": {"screen", "paint", "system"},
    "presenters": {"screen", "text", "kit", "layouts", "system"},
    "boxes": {"screen", "text", "kit", "layouts", "motion", "presenters", "art"},
    "scenes": {"screen", "text", "kit", "presenters", "motion", "window", "system", "program"},
    "motion": {"screen"},
    "sound": set(),
    "window": {"screen", "kit", "paint", "art", "motion", "sound", "system"},
}
WITH_PYGAME = {"paint", "art", "sound", "window"}
SCENE = "dune_desktop.ui.window.scene"
"""All that a scene sees of the window: what a scene is, and what it may ask for."""
OUTSIDE = {"main", "program", "ways"}
"""They put the rooms together."""


def _modules(layer: str):
    return sorted((PACKAGE / layer).rglob("*.py"))


@cache
def _imports(path: Path) -> set[str]:
    """Full names of the modules a file imports, relative ones resolved, those for type checkers included."""
    package = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts[:-1])
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            if node.level:
                base = package.split(".")[: len(package.split(".")) - node.level + 1]
                prefix = ".".join([*base, *([node.module] if node.module else [])])
            else:
                prefix = node.module or ""
            found |= {prefix} | {f"{prefix}.{name.name}" for name in node.names}
    return found


@pytest.mark.parametrize("layer", ALLOWED)
def test_layers_import_only_what_lies_below(layer):
    """No arrow points up: the rules know nothing of the window, content nothing of saves."""
    modules = _modules(layer)
    assert modules, f"{layer} has no modules"
    for path in modules:
        for name in _imports(path):
            parts = name.split(".")
            if parts[0] == "dune_desktop" and len(parts) > 1 and (PACKAGE / parts[1]).is_dir():
                assert parts[1] == layer or parts[1] in ALLOWED[layer], f"{path.name} of {layer} imports {name}"
            if parts[0] in LIBRARIES:
                assert parts[0] in LIBRARIES_OF[layer], f"{path.name} of {layer} imports {name}"


@pytest.mark.parametrize("layer", ALLOWED)
def test_data_classes_are_made_quickly(layer):
    """They are there before the first picture that needs them: `dune_desktop.dataclass` takes a third of the time."""
    for path in _modules(layer):
        assert "dataclasses.dataclass" not in _imports(path) or path.name == "values.py", f"{path.name} of {layer}"


def test_hands_are_opened_to_look_back_and_for_nothing_else():
    """What knows everybody's cards is asked for where finished games are reviewed: no player and no advice gets it."""
    word = re.compile(r"open_info_state|with_open_hands")
    named = {path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py") if word.search(path.read_text())}
    assert named == {
        "company/review.py",
        "session/session.py",
        "engine/knowledge/information_state.py",
        "engine/knowledge/memory.py",
    }


def test_what_the_screen_says_is_made_without_pygame():
    """Presenters and scenes are plain data and can be tested without a display."""
    for path in _modules("ui"):
        if path.relative_to(PACKAGE / "ui").parts[0] not in WITH_PYGAME | {"main.py"} and path.name != "scene.py":
            assert not any(name.split(".")[0] == "pygame" for name in _imports(path)), path


def test_every_module_of_the_window_lies_in_a_room_with_a_sign():
    """A newcomer finds things by the names of folders, and a folder says in a sentence what it is."""
    folders = {path for path in (PACKAGE / "ui").rglob("*") if path.is_dir() and path.name != "__pycache__"}
    assert {path.name for path in folders if path.parent == PACKAGE / "ui"} == set(ROOMS)
    for folder in folders:
        said = ast.get_docstring(ast.parse((folder / "__init__.py").read_text()))
        assert said, f"{folder.name} has no sign"
        assert len(said.splitlines()) == 1, f"{folder.name} says more than a sentence"
    loose = {path.stem for path in (PACKAGE / "ui").glob("*.py")}
    assert loose == OUTSIDE | {"__init__"}


@pytest.mark.parametrize("room", ROOMS)
def test_rooms_know_only_the_rooms_below(room):
    """A picture knows nothing of the game, the painter nothing of Dune, presenters nothing of the window."""
    for path in _modules(f"ui/{room}"):
        for name in _imports(path):
            if not name.startswith("dune_desktop.ui.") or name.split(".")[2] == room:
                continue
            assert name.split(".")[2] in ROOMS[room], f"{path.name} of {room} imports {name}"
            if room == "scenes" and name.startswith("dune_desktop.ui.window"):
                assert name.startswith(SCENE), f"{path.name} imports {name}"
            if room == "boxes" and name.startswith("dune_desktop.ui.art"):
                assert path.parent.name == "pictures", f"{path.name} imports {name}"


@pytest.mark.parametrize("layer", ALLOWED)
def test_no_module_needs_itself(layer):
    """Nobody is found half made, and reading comes to an end: imports make no circle, not even those for types.

    Those of the engine may: a rule is a function of `Rules`, and `Rules` has a place for each.
    """
    names = {path: ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts) for path in _modules(layer)}
    paths = {name.removesuffix(".__init__"): path for path, name in names.items()}
    needs = {name: _needed(path, types=layer != "engine") & paths.keys() - {name} for name, path in paths.items()}
    assert any(needs.values()), "nobody needs anybody"
    while free := {name for name, needed in needs.items() if not needed & needs.keys()}:
        needs = {name: needed for name, needed in needs.items() if name not in free}
    assert not needs


def _needed(path: Path, types: bool) -> set[str]:
    """The modules that one imports at once, or for type checkers alone: not what a function of it imports."""
    begins = ast.parse(path.read_text()).body
    if types:
        begins = [*begins, *(inner for node in begins if isinstance(node, ast.If) for inner in node.body)]
    found = {name.name for node in begins if isinstance(node, ast.Import) for name in node.names}
    for node in begins:
        if isinstance(node, ast.ImportFrom):
            found |= {_module_of(str(node.module), name.name) for name in node.names}
    return found


def _module_of(package: str, name: str) -> str:
    """The module that is meant by a name of a package: one that lies in it, or the package itself."""
    inside = PACKAGE.parent.joinpath(*package.split("."), name)
    return f"{package}.{name}" if inside.is_dir() or inside.with_suffix(".py").is_file() else package


def test_the_window_computes_no_rule():
    """What a card costs, who earns what, what is still to come of an effect: the window asks `Rules` for it.

    It reads the data of a game (`engine.model`) and the list of boxes. What a box shows may also ask the rules of that
    box. `program.py` has each position examined when it is told to.
    """
    engine = "dune_desktop.engine"
    for path in _modules("ui"):
        known = (f"{engine}.model", f"{engine}.assembly.registry")
        room, *inner = path.relative_to(PACKAGE / "ui").parts
        if room == "boxes":
            known += (f"{engine}.boxes.{inner[0]}",)
        if room == "program.py":
            known += (f"{engine}.validation.invariants",)
        names = {name for name in _imports(path) if name.startswith(engine + ".")}
        modules = {_module_of(*name.rpartition(".")[::2]) for name in names}
        packages = {engine, f"{engine}.assembly", f"{engine}.boxes"}
        rules = sorted(name for name in modules - packages if not name.startswith(known))
        assert not rules, f"{path.relative_to(PACKAGE)} imports {rules}"


@pytest.mark.parametrize("layer", [layer for layer in ALLOWED if layer != "engine"])
def test_clients_ask_the_rules_for_what_they_work_out(layer):
    """They use the methods of `Rules`: neither how effects are carried out nor how a subject of the rules works."""
    inner = ("dune_desktop.engine.resolution", "dune_desktop.engine.rules.")
    for path in _modules(layer):
        found = sorted(name for name in _imports(path) if f"{name}.".startswith(inner))
        assert not found, f"{path.name} of {layer} imports {found}"


@pytest.mark.parametrize("folder", ["rules", "cards"])
def test_tests_of_rules_and_cards_know_no_inner_part(folder):
    """They play through legal options and ask what came of it: neither frames, the resolver nor private names."""
    inner = ("dune_desktop.engine.model.frames", "dune_desktop.engine.resolution")
    for path in (TESTS / folder).rglob("*.py"):
        names = _imports(path)
        names |= {f"_.{node.attr}" for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Attribute)}
        private = {name for name in names if re.fullmatch(r"(?!.*\._(replace|make|fields)$).*\._[a-z]\w*", name)}
        found = sorted(private | {name for name in names if name.startswith(inner)})
        assert not found, f"{path.relative_to(TESTS)} uses {found}"


@pytest.mark.parametrize("path", _modules("engine"), ids=lambda path: path.stem)
def test_the_engine_is_deterministic_and_silent(path):
    """No clock, no files, no global chance, no printing, no order of sets anywhere in the rules."""
    tree = ast.parse(path.read_text())
    forbidden = {"random", "time", "datetime", "os", "io", "logging", "pathlib", "secrets", "uuid", "threading"}
    assert not {name.split(".")[0] for name in _imports(path)} & forbidden
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in ("open", "print", "input", "hash", "id"), f"line {node.lineno}"
        if isinstance(node, ast.For | ast.comprehension):
            assert not isinstance(node.iter, ast.Set | ast.SetComp), f"line {getattr(node, 'lineno', '?')}"
            if isinstance(node.iter, ast.Call) and isinstance(node.iter.func, ast.Name):
                assert node.iter.func.id not in ("set", "frozenset")


_ALONE = """
import sys
class Refuse:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {"pygame", "pydantic", "pydantic_core", "platformdirs"}:
            raise ImportError(name + " must not be needed")
sys.meta_path.insert(0, Refuse())
from dune_desktop.engine import *
from dune_desktop.engine.model.board import *
from dune_desktop.engine.model.components import *
from dune_desktop.engine.model.ids import FACTIONS
from dune_desktop.engine.model.effects import *
from dune_desktop.engine.model.config import table
cards = tuple(Card(f"c{n}", 12, "imperium", 1, icons=("city",), reveal=(Gain("persuasion"),)) for n in range(3))
starters = (Card("start", 10, "starter", None, icons=("city",), agent=(Gain("solari"),), reveal=(Gain("persuasion"),)),)
conflicts = tuple(ConflictCard(f"k{n}", 1, 1 + (n > 0) + (n > 5), (Gain("vp"),), (), ()) for n in range(10))
leaders = tuple(Leader(f"l{n}", "house", 1, (), ()) for n in range(4))
spaces = tuple(Space(f"s{n}", "city", effects=((Gain("spice"),),), combat=True) for n in range(9))
intrigue = (IntrigueCard("i", 40, (IntrigueUse("plot", (Gain("water"),)),)),)
names = tuple(space.id for space in spaces)
tracks = tuple(Track(faction, 6, 2, 4, Gain("water")) for faction in FACTIONS)
piles = (ConflictLevel(1, 1), ConflictLevel(2, 5), ConflictLevel(3, 4))
market = MarketSetup(5, ())
board = Board("plain", (Section("city", names),), tracks, piles, market, 3, 10, spaces=dict(zip(names, names)))
rules = Rules(Catalog(("base",), cards + starters, intrigue, conflicts, leaders, spaces, (), board), table(3))
state = rules.new_game(1)
while state.round < 2:
    rules.play(state, rules.legal(state)[0])
print("played", state.round)
"""


def test_the_engine_runs_alone():
    """A fresh interpreter without pygame and pydantic imports the engine and plays a round with a made-up box."""
    done = subprocess.run([sys.executable, "-c", _ALONE], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "played 2", done.stderr
