"""Pictures drawn twice are the same, and one pixel less is told."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from dune_desktop.cli import main
from dune_desktop.tools import pictures

SAVES = Path(__file__).resolve().parents[2] / "saves" / "golden"


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "SHAPES", ((640, 360),))
    monkeypatch.setattr(pictures, "LANGUAGES", ("en",))


def drawn(folder: Path, *more: str) -> int:
    return main(["pictures", str(folder), "--saves", str(SAVES), "--only", "four-combat+", *more])


def test_what_did_not_change_is_not_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert drawn(tmp_path / "before") == 0
    assert [path.name for path in (tmp_path / "before").iterdir()] == ["four-combat+-en-640x360.png"]
    assert drawn(tmp_path / "after", "--against", str(tmp_path / "before")) == 0
    assert not list((tmp_path / "after").iterdir())
    assert capsys.readouterr().out == ""


def test_a_changed_pixel_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    drawn(tmp_path)
    (path,) = tmp_path.iterdir()
    picture = pygame.image.load(str(path))
    picture.set_at((20, 10), (1, 2, 3))
    pygame.image.save(picture, str(path))
    assert drawn(tmp_path / "after", "--against", str(tmp_path)) == 1
    assert "four-combat+-en-640x360.png: 1 pixels within 1x1 at 20,10" in capsys.readouterr().out
    assert (tmp_path / "after" / path.name).is_file()


def test_a_name_that_nothing_has_is_refused(tmp_path: Path) -> None:
    assert main(["pictures", str(tmp_path), "--saves", str(SAVES), "--only", "nothing of the kind"]) == 1
