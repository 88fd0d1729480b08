"""Fixtures for invented boxes: their files lie in a test's folder, and they are unregistered after it."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from importlib import import_module, invalidate_caches
from pathlib import Path
from typing import Any

import pytest

from dune_desktop.engine.assembly import registry
from dune_desktop.i18n.texts import reload_texts

Make = Callable[..., str]


def _caves() -> Iterator[str]:
    """Register the box `tests.kit.caves` for the test or module; yield its id."""
    box: registry.Box = import_module("tests.kit.caves").CAVES  # like a plug-in: its words do not exist before
    registry.register(box)
    reload_texts()
    yield box.id
    registry.unregister(box.id)
    reload_texts()


caves = pytest.fixture(_caves)
caves_throughout = pytest.fixture(_caves, scope="module", name="caves")
"""For modules only about this box, so that data depending on the set of boxes is read once."""


@pytest.fixture
def make_box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    """Return a function that makes and registers a box: `make_box("north", {"imperium": [...]}, boards=("base",))`.

    `install` adds its rules; without it the box has none. `words`: its files of texts, as in a folder `locales`, such
    as {"names/en": {"card:north/spear": "Spear"}, "en/effects": {...}}; `writers`: the source of its module `words`;
    `vocabulary`: the source of its module with words of the vocabulary; `shown`: that of `ui.contribution`, what it
    adds to the screen.
    """
    monkeypatch.syspath_prepend(tmp_path)
    made: list[str] = []

    def make(name: str, content: dict[str, Any], **described: Any) -> str:
        package = tmp_path / f"made_up_{name}"
        (package / "data" / name).mkdir(parents=True)
        (package / "__init__.py").touch()
        invalidate_caches()
        if source := described.pop("vocabulary", ""):
            (package / "vocabulary.py").write_text(source, encoding="utf-8")
            described["vocabulary"] = (import_module(f"{package.name}.vocabulary"),)
        for kind, entries in content.items():
            (package / "data" / name / f"{kind}.json").write_text(json.dumps(entries), encoding="utf-8")
        for path, entries in described.pop("words", {}).items():
            file = package / "i18n" / "locales" / f"{path}.json"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(entries), encoding="utf-8")
        if writers := described.pop("writers", ""):
            (package / "i18n").mkdir(exist_ok=True)
            (package / "i18n" / "words.py").write_text(writers, encoding="utf-8")
        if shown := described.pop("shown", ""):
            (package / "ui").mkdir()
            (package / "ui" / "__init__.py").touch()
            (package / "ui" / "contribution.py").write_text(shown, encoding="utf-8")
        if (package / "i18n").is_dir():
            (package / "i18n" / "__init__.py").touch()
        registry.register(registry.Box(name, f"the box {name}", home=package.name, **described))
        made.append(name)
        reload_texts()
        invalidate_caches()
        return name

    yield make
    for name in reversed(made):
        registry.unregister(name)
        for module in [module for module in sys.modules if module.partition(".")[0] == f"made_up_{name}"]:
            del sys.modules[module]
    reload_texts()
