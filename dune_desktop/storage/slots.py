"""The player's saved games: one that the program keeps by itself for each game, and those saved under a name."""

from __future__ import annotations

import re
import time
import unicodedata
import uuid
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from dune_desktop.session import Session
from dune_desktop.storage.disk import SUFFIX, SaveError, is_game, write
from dune_desktop.storage.files import of_session, pack, read, rules_for, to_session
from dune_desktop.storage.locks import Locks
from dune_desktop.storage.schema import Save

ABANDONED = 60.0  # seconds after which a half written file has nobody any more
KEPT_BY_ITSELF = 12  # saves the program makes by itself; the oldest beyond that go


@dataclass(frozen=True, slots=True)
class Slot:
    """One file in the folder of saves: either its save or what is wrong with it."""

    path: Path
    save: Save | None
    error: SaveError | None = None

    @property
    def automatic(self) -> bool:
        return self.save is not None and not self.save.name


class Slots:
    """The folder of saves, and beside it what shows other windows of the program which games are open."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.locks = Locks(folder.parent / "open-games.lock")

    def new_game(self) -> str:
        """An id for a new game."""
        return uuid.uuid4().hex[:12]

    def keep(self, session: Session, game: str) -> None:
        """Save by itself, after every answer: quick, and never a half file. Raises `SaveError`."""
        write(self._automatic(game), pack(of_session(session, game)), durable=False)

    def save_as(self, session: Session, game: str, name: str) -> Path:
        """Save under a name; a save of that name is replaced. Raises `SaveError`."""
        path = self.path_for(name)
        write(path, pack(of_session(session, game, name.strip())))
        return path

    def path_for(self, name: str) -> Path:
        """The file for a name; any name the player types becomes one that every system accepts."""
        plain = unicodedata.normalize("NFC", name).strip()
        safe = re.sub(r"[^\w\- ]", "_", plain).strip(" .") or "_"
        return self.folder / f"{safe[:80]}{SUFFIX}"

    def list(self) -> list[Slot]:
        """All files that look like saves, latest first; unusable ones last, with their error."""
        if not self.folder.is_dir():
            return []
        slots = [self._slot(path) for path in sorted(self.folder.glob("*" + SUFFIX))]
        good = sorted(
            ((slot.save.saved, str(slot.path), slot) for slot in slots if slot.save is not None), reverse=True
        )
        return [slot for _, _, slot in good] + [slot for slot in slots if slot.save is None]

    def fault(self, slot: Slot) -> SaveError | None:
        """Why the game of the slot cannot be played on; looked at more closely than for the list."""
        if slot.save is None:
            return slot.error
        try:
            rules_for(slot.save, slot.path)
        except SaveError as error:
            return error
        return None

    def latest(self) -> Slot | None:
        """The game to continue: the one played last, unless it is over."""
        for slot in self.list():
            if slot.save is not None:
                return None if slot.save.summary.over else slot
        return None

    def load(self, path: Path) -> tuple[Session, str]:
        """The game in the file, and its id. Raises `SaveError`; the file is never changed."""
        save = read(path)
        return to_session(save, path), save.game

    def delete(self, path: Path) -> None:
        """Remove a save. Raises `SaveError`."""
        try:
            path.unlink()
        except FileNotFoundError:
            raise SaveError("missing", path) from None
        except OSError as error:
            raise SaveError("unwritable", path, error.strerror or str(error)) from None

    def tidy(self) -> None:
        """Remove the oldest saves made by the program itself beyond `KEPT_BY_ITSELF`, and left-over part files.

        What another window of the program uses stays.
        """
        for part in self.folder.glob("*" + SUFFIX + ".part"):
            with suppress(OSError):
                if time.time() - part.stat().st_mtime > ABANDONED:  # another window may be writing it
                    part.unlink()
        for slot in [slot for slot in self.list() if slot.automatic][KEPT_BY_ITSELF:]:
            if slot.save is not None and self.locks.free(slot.save.game):
                with suppress(OSError):
                    slot.path.unlink()

    def _automatic(self, game: str) -> Path:
        path = self.folder / f"auto-{game}{SUFFIX}"
        if not is_game(game):  # it would be a way out of the folder
            raise SaveError("unwritable", path, "the game has no sound id")
        return path

    def _slot(self, path: Path) -> Slot:
        try:
            return Slot(path, read(path))
        except SaveError as error:
            return Slot(path, None, error)
        except Exception as error:  # one file must never close the way to the others
            return Slot(path, None, SaveError("broken", path, type(error).__name__))
