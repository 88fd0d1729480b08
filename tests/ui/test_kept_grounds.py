"""Painted backgrounds are kept on disk: read instead of painted, but only if they are whole and right."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from dune_desktop.ui.art import kept_grounds, landscape
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.title import TitleScene
from dune_desktop.ui.window.app import App
from dune_desktop.ui.window.opening import Opening

SIZE = (960, 540)


def _pixels(program: Program, folder: Path, size: tuple[int, int] = SIZE) -> bytes:
    """The title as the window shows it, once everything it keeps is on the disk."""
    app = App(TitleScene(program), opening=Opening(size=size, pictures=folder))
    app.start()
    app.turn([], 1.0)
    pixels = pygame.image.tobytes(app.easel.place.surface, "RGB")
    app.close()
    _wait()
    return pixels


def _wait() -> None:
    import threading

    for thread in threading.enumerate():
        if thread.name == "writer":
            thread.join()


HARM: dict[str, Callable[[Path], object]] = {
    "cut": lambda file: file.write_bytes(file.read_bytes()[:-1]),
    "changed": lambda file: file.write_bytes(file.read_bytes()[:-9] + b"*" + file.read_bytes()[-8:]),
    "of another name": lambda file: file.write_bytes(file.read_bytes().replace(b"'title'", b"'tilte'", 1)),
    "empty": lambda file: file.write_bytes(b""),
    "a folder": lambda file: (file.unlink(), file.mkdir()),
}


@pytest.mark.parametrize("harm", HARM)
def test_a_background_that_is_not_whole_is_painted_anew(program: Program, tmp_path: Path, harm: str) -> None:
    folder = tmp_path / "pictures"
    painted = _pixels(program, folder)
    (file,) = folder.iterdir()
    HARM[harm](file)
    assert _pixels(program, folder) == painted
    assert file.is_dir() or file.stat().st_size > 4 * SIZE[0] * SIZE[1]


def test_a_background_is_read_instead_of_painted(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was used least lately goes first when the folder is full, and so does what was half written."""
    folder = tmp_path / "pictures"
    painted = _pixels(program, folder)
    (folder / "old.kept.part").write_bytes(b"*" * 4 * SIZE[0] * SIZE[1])
    monkeypatch.setattr(kept_grounds, "LIMIT", 5 * SIZE[0] * SIZE[1])
    with monkeypatch.context() as patch:
        patch.setattr(landscape, "title_front", None)
        assert _pixels(program, folder) == painted
    before = {path.name for path in folder.iterdir()}
    _pixels(program, folder, (SIZE[0] - 16, SIZE[1]))
    (left,) = folder.iterdir()
    assert left.name not in before
