"""The command `--selftest`."""

from __future__ import annotations

from pathlib import Path

import pytest

from dune_desktop import cli
from dune_desktop.tools import selftest


def test_the_self_test_is_well_and_says_what_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It leaves nothing in the home."""
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cli.main(["--selftest"]) == 0
    assert "everything works" in capsys.readouterr().out
    assert list(tmp_path.rglob("*.dune")) == []
    for step in ("_components", "_drawings", "_games", "_computers", "_screens"):
        monkeypatch.setattr(selftest, step, lambda: "skipped")
    monkeypatch.setattr(selftest, "_fonts", _lost)
    assert cli.main(["--selftest"]) == 1
    assert "FAILED fonts: FileNotFoundError: text-500.ttf" in capsys.readouterr().out


def _lost(*_: object) -> str:
    raise FileNotFoundError("text-500.ttf")
