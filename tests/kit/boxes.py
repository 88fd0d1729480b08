"""Boxes made up for a test: their files lie in a folder of the test, and they are forgotten when it is over."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from dune_desktop.engine import registry

Make = Callable[..., str]


@pytest.fixture
def make_box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    """`make_box("north", {"imperium": [...]}, boards=("base",))`: a box with these files, known from now on.

    `install` puts in its rules; without it has none of its own.
    """
    monkeypatch.syspath_prepend(tmp_path)
    made: list[str] = []

    def make(name: str, content: dict[str, Any], **described: Any) -> str:
        package = tmp_path / f"made_up_{name}"
        (package / "data" / name).mkdir(parents=True)
        (package / "__init__.py").touch()
        for kind, entries in content.items():
            (package / "data" / name / f"{kind}.json").write_text(json.dumps(entries), encoding="utf-8")
        install = described.pop("install", lambda fitting: None)
        registry.register(registry.Box(name, f"the box {name}", install, home=package.name, **described))
        made.append(name)
        return name

    yield make
    for name in reversed(made):
        registry.forget(name)
        sys.modules.pop(f"made_up_{name}", None)
