"""A problem report for the developers: one file with the game, the log, settings and versions.

It contains no names and no paths of the player: people are numbered, and their home folder is shown as "~". It is
written beside the saves and never sent anywhere.
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

MAX_LOG_BYTES: Final = 1 << 20  # bytes of the log that are read
PACKAGES: Final = ("pygame-ce", "pydantic", "platformdirs", "budoux")
PRIVATE_SETTINGS: Final = ("player_names",)
"""Settings that tell who plays, left out of reports."""


def write_report(folder: Path, log: Path, settings: Settings, session: Session | None, game: str) -> Path:
    """Write the report into the folder and return its path; raises `SaveError`.

    A game that cannot be packed is left out, and the report says why.
    """
    names = [*settings.player_names, *(session.names if session is not None else ())]
    parts = {
        "versions.json": _json(versions()),
        "settings.json": _json(
            {name: value for name, value in asdict(settings).items() if name not in PRIVATE_SETTINGS}
        ),
        "log.txt": without_names(_text(log), names).encode(),
    }
    if session is not None:
        try:
            parts["game.dune"] = _game(session, game)
        except Exception as error:  # a faulty position must not prevent the rest of the report
            parts["no-game.txt"] = f"{type(error).__name__}: {error}\n".encode()
    path = folder / f"report-{datetime.now(UTC):%Y%m%d-%H%M%S}.zip"
    write(path, _zip(parts))
    return path


def versions() -> dict[str, str]:
    """Return the versions of the program, Python, the system and the packages used."""
    found = {"program": __version__, "python": platform.python_version(), "system": platform.platform()}
    for package in PACKAGES:
        try:
            found[package] = version(package)
        except PackageNotFoundError:  # a bundle may lack the package's metadata
            found[package] = "?"
    return {**found, "packaged": str(bool(getattr(sys, "frozen", False)))}


def without_names(text: str, names: Iterable[str]) -> str:
    """Replace people's names by numbers, in order, and the home folder by "~"."""
    text = text.replace(str(Path.home()), "~")
    for number, name in enumerate(dict.fromkeys(name for name in names if name), 1):
        edge = r"\b" if name.isascii() and name.isalnum() else ""  # particles follow Korean and Japanese names directly
        text = re.sub(edge + re.escape(name) + edge, f"Player {number}", text)
    return text


def _game(session: Session, game: str) -> bytes:
    """Return the bytes of the game's save with "Player 1" and so on in place of names."""
    import gzip

    from dune_desktop.storage.files import of_session

    save: dict[str, Any] = json.loads(of_session(session, game).model_dump_json(by_alias=True))
    seats = [f"Player {number}" for number in range(1, len(session.names) + 1)]
    save["names"] = save["summary"]["names"] = seats
    return gzip.compress(json.dumps(save).encode(), mtime=0)


def _text(file: Path) -> str:
    try:
        return head(file, MAX_LOG_BYTES).decode(errors="replace")
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
