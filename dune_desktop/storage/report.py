"""A report for whoever mends the program: one file with the game, what was logged, settings and versions.

Nothing in it says who played, or where on the disk: people are numbered, and their folder is called "~". It is
written beside the saves and goes nowhere by itself.
"""

from __future__ import annotations

import io
import json
import platform
import re
import sys
import zipfile
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from dune_desktop import __version__
from dune_desktop.storage.disk import SaveError, head, write

if TYPE_CHECKING:
    from dune_desktop.session import Session
    from dune_desktop.storage.settings import Settings

LOG: Final = 1 << 20  # bytes of a log that are looked at
PACKAGES: Final = ("pygame-ce", "pydantic", "platformdirs", "budoux")
PRIVATE: Final = ("player_names",)
"""Settings that say who plays."""


def write_report(folder: Path, log: Path, settings: Settings, session: Session | None, game: str) -> Path:
    """Write the report into the folder; where it is. Raises `SaveError`.

    What cannot be told, because it is what went wrong, is left out, and the report says so.
    """
    names = [*settings.player_names, *(session.names if session is not None else ())]
    parts = {
        "versions.json": _json(versions()),
        "settings.json": _json({name: value for name, value in asdict(settings).items() if name not in PRIVATE}),
        "log.txt": without_names(_text(log), names).encode(),
    }
    if session is not None:
        try:
            parts["game.dune"] = _game(session, game)
        except Exception as error:  # whatever is wrong with the position, the rest is worth having
            parts["no-game.txt"] = f"{type(error).__name__}: {error}\n".encode()
    path = folder / f"report-{datetime.now(UTC):%Y%m%d-%H%M%S}.zip"
    write(path, _zip(parts))
    return path


def versions() -> dict[str, str]:
    """What the program runs on."""
    found = {"program": __version__, "python": platform.python_version(), "system": platform.platform()}
    for package in PACKAGES:
        try:
            found[package] = version(package)
        except PackageNotFoundError:  # a package that was built without saying so
            found[package] = "?"
    return {**found, "packaged": str(bool(getattr(sys, "frozen", False)))}


def without_names(text: str, names: Iterable[str]) -> str:
    """The text with people numbered in the order of their names, and without the way to their folder."""
    text = text.replace(str(Path.home()), "~")
    for number, name in enumerate(dict.fromkeys(name for name in names if name), 1):
        edge = r"\b" if name.isascii() and name.isalnum() else ""  # particles follow Korean and Japanese names directly
        text = re.sub(edge + re.escape(name) + edge, f"Player {number}", text)
    return text


def _game(session: Session, game: str) -> bytes:
    """The save of the game with seats in place of names."""
    import gzip

    from dune_desktop.storage.files import of_session

    save: dict[str, Any] = json.loads(of_session(session, game).model_dump_json(by_alias=True))
    seats = [f"Player {number}" for number in range(1, len(session.names) + 1)]
    save["names"] = save["summary"]["names"] = seats
    return gzip.compress(json.dumps(save).encode(), mtime=0)


def _text(file: Path) -> str:
    try:
        return head(file, LOG).decode(errors="replace")
    except (OSError, SaveError):
        return ""


def _json(what: Mapping[str, object]) -> bytes:
    return json.dumps(what, indent=2, ensure_ascii=False).encode()


def _zip(parts: Mapping[str, bytes]) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in parts.items():
            packed.writestr(name, content)
    return data.getvalue()
