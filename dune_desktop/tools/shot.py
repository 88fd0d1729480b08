"""`shot`: a saved game as a picture, drawn without a display exactly as the window would show it."""

from __future__ import annotations

from pathlib import Path

from dune_desktop.i18n import Texts
from dune_desktop.storage.files import read, to_session
from dune_desktop.ui.window.scene import Scene


def table_scene(save: Path, language: str) -> Scene:
    """The table of the save as the person sees it who is asked, with the curtain up."""
    from dune_desktop.ui.scenes.desk import Desk
    from dune_desktop.ui.scenes.table.scene import TableScene
    from dune_desktop.ui.scenes.table.sitting import Sitting

    sitting = Sitting(to_session(read(save), save))
    sitting.uncover()
    return TableScene(sitting, Desk(Texts(language)))


def shot(save: Path, picture: Path, size: tuple[int, int], language: str) -> None:
    """Draw the save to a PNG file. Raises SaveError for an unusable save or a place that cannot be written to."""
    from dune_desktop.ui.window import headless

    headless.save(headless.draw(table_scene(save, language), size, language), picture)
