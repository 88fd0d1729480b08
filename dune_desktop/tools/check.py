"""`check`: the test of one save file: schema, position, and whether its log still leads to its snapshot."""

from __future__ import annotations

from pathlib import Path

from dune_desktop.session import Replay
from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.files import read, to_session


def check(path: Path) -> list[str]:
    """Return the problems of the save file; [] if it is sound."""
    try:
        save = read(path)
        session = to_session(save, path)
    except SaveError as error:
        return [f"{error.key}: {error}"]
    replayed = Replay(session.rules, save.seed, save.log)
    if replayed.divergence is not None:
        number = replayed.divergence.number
        return [f"replay: answer {number} of the log cannot be given any more; the game itself can be played on"]
    if replayed.state != session.state:
        return ["replay: the log leads to another position; the game itself can be played on"]
    return []
