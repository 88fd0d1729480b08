"""`shot`: a saved game drawn to a picture file without a display, exactly as in the window."""

from __future__ import annotations

from pathlib import Path

from dune_desktop.i18n import Texts
from dune_desktop.session import Session
from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.files import read, to_session
from dune_desktop.ui.window.scene import Scene


def table_scene(save: Path, language: str, at: int | None = None) -> Scene:
    """Return the table scene of the save, uncovered, as the person to answer sees it.

    `at` is the number of answers of its log to show, all if None. Raises `SaveError` for an unusable save, and for a
    log that is shorter.
    """
    from dune_desktop.ui.scenes.context import UiContext
    from dune_desktop.ui.scenes.table.scene import TableScene
    from dune_desktop.ui.scenes.table.shown_game import ShownGame

    shown_game = ShownGame(to_session(read(save), save) if at is None else _session_at(save, at))
    shown_game.uncover()
    return TableScene(shown_game, UiContext(Texts(language)))


def _session_at(path: Path, number: int) -> Session:
    from dune_desktop.tools.replay import replay_of

    replay, session = replay_of(path)
    if number > len(replay):
        raise SaveError("unreadable", path, f"its log ends at decision {len(replay)}")
    return Session.branch(replay, number, session.seed, session.names)


def shot(save: Path, picture: Path, size: tuple[int, int], language: str, at: int | None = None) -> None:
    """Draw the save to a PNG file, after `at` answers of its log, or after all of them.

    Raises `SaveError` for an unusable save, a shorter log, or a place that cannot be written to.
    """
    from dune_desktop.ui.window.unseen import headless

    headless.save(headless.draw(table_scene(save, language, at), size, language), picture)
