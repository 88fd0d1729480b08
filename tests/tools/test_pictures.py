"""Pictures drawn twice are the same, and one pixel less is told."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from pathlib import Path
from shutil import copyfile

import pygame
import pytest

from dune_desktop.cli import main
from dune_desktop.tools import pictures
from dune_desktop.tools.positions import positions
from dune_desktop.ui import scenes
from dune_desktop.ui.scenes.overlay import Overlay
from dune_desktop.ui.ways import PLACES, Ways
from dune_desktop.ui.window.scene import Ask, Go, Scene

SAVES = Path(__file__).resolve().parents[2] / "saves" / "golden"


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "SHAPES", ((640, 360),))
    monkeypatch.setattr(pictures, "LANGUAGES", ("en",))


def drawn(folder: Path, *more: str) -> int:
    return main(["pictures", str(folder), "--saves", str(SAVES), "--only", "solo-mentat-deploying+", *more])


def test_what_did_not_change_is_not_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert drawn(tmp_path / "before") == 0
    assert [path.name for path in (tmp_path / "before").iterdir()] == ["solo-mentat-deploying+-en-640x360.png"]
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
    assert "solo-mentat-deploying+-en-640x360.png: 1 pixels within 1x1 at 20,10" in capsys.readouterr().out
    assert (tmp_path / "after" / path.name).is_file()


def test_a_name_that_nothing_has_is_refused(tmp_path: Path) -> None:
    assert main(["pictures", str(tmp_path), "--saves", str(SAVES), "--only", "nothing of the kind"]) == 1


# ---------------------------------------------------------------------------------------------------- what is drawn


def test_every_place_and_every_kind_of_scene_is_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen that nobody draws may change unseen: whoever adds one adds it to the positions too."""
    gone: set[str] = set()
    follow = Ways.__call__

    def followed(ways: Ways, request: Go | Ask, below: Scene) -> object:
        gone.update({request.place} if isinstance(request, Go) else ())
        return follow(ways, request, below)

    monkeypatch.setattr(Ways, "__call__", followed)
    saves = tmp_path / "saves"
    saves.mkdir()
    copyfile(SAVES / "solo-mercenary-first-turn.dune", saves / "game.dune")
    drawn = [position.scene("en")[0] for position in positions(saves, tmp_path / "players")]
    below = [scene.below for scene in drawn if isinstance(scene, Overlay)]
    assert set(PLACES) - gone == set()
    assert _last(Scene) - set(map(type, [*drawn, *below])) == set()


def _last(kind: type[Scene]) -> set[type[Scene]]:
    """The kinds of scenes of the program of which there is no other kind."""
    for module in pkgutil.walk_packages(scenes.__path__, scenes.__name__ + "."):
        import_module(module.name)
    more = [other for other in kind.__subclasses__() if other.__module__.startswith(scenes.__name__)]
    return set().union(*map(_last, more)) if more else {kind}
