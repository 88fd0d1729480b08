"""The bin for deleted saves, which can be restored for a while, even after a restart.

Each deletion has a folder of its own, laid out like the folder of saves. While files are moving in or out, its name
ends in `PART`: `tidy` moves files that a crash left there back to where they were. Standard library only.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from dune_desktop.dataclass import dataclass
from dune_desktop.storage.disk import (
    PART,
    SUFFIX,
    SaveError,
    clear,
    exists,
    files_in,
    inside,
    is_folder,
    is_link,
    move,
    stat_of,
)
from dune_desktop.storage.folder import PREDECESSOR_SUFFIX, deleted, free

KEPT_DAYS = 30  # days that a deletion stays here
MAX_DELETED = 50  # deletions that stay here at once
MAX_MOVE_SECONDS = 60.0  # seconds after which a move counts as interrupted

_DAY = 24 * 3600.0


@dataclass(frozen=True, slots=True)
class Deleted:
    """One deletion: its folder, the save in it, and the time."""

    deletion_folder: Path
    save: Path
    when: float  # seconds since 1970


class Bin:
    """The deletions from a folder of saves."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def all(self) -> list[Deleted]:
        """Return the deletions that can be restored, the latest first."""
        found = [gone for deletion_folder in self._deletion_folders() if (gone := _known(deletion_folder)) is not None]
        return sorted(found, key=lambda gone: (gone.when, gone.deletion_folder.name), reverse=True)

    def put(self, paths: Sequence[Path]) -> Deleted:
        """Move these files and folders of the folder of saves into one deletion, which is returned.

        `paths` begins with the save itself. Raises `SaveError`, and then nothing has moved.
        """
        deletion_folder = (
            deleted(self.folder) / f"{time.time_ns():016x}-{os.urandom(2).hex()}"
        )  # sorted by time, and unique
        moving = _moving(deletion_folder)
        try:
            for path in reversed(paths):  # the save goes last: a save without its companions looks undamaged
                self._move(path, moving / path.relative_to(self.folder))
            self._move(moving, deletion_folder)
        except SaveError:
            self._put_back(moving)
            raise
        return Deleted(deletion_folder, deletion_folder / paths[0].relative_to(self.folder), time.time())

    def take(self, gone: Deleted) -> Path:
        """Restore a deletion and return the save's path, which differs if its name is taken.

        Raises `SaveError`, and then the deletion is still here.
        """
        moving = _moving(gone.deletion_folder)
        self._move(gone.deletion_folder, moving)
        save = free(self.folder / gone.save.relative_to(gone.deletion_folder))
        try:
            self._move(moving / gone.save.relative_to(gone.deletion_folder), save)
        except SaveError:
            with suppress(SaveError):
                self._move(moving, gone.deletion_folder)
            raise
        self._put_back(moving)
        return save

    def delete_for_good(self, gone: Deleted) -> None:
        """Delete a deletion for good; raises `SaveError`."""
        clear(gone.deletion_folder)

    def tidy(self) -> Iterator[None]:
        """Delete old and surplus deletions, and undo interrupted moves, in small steps."""
        now = time.time()
        for moving in self._deletion_folders(moving_only=True):
            with suppress(OSError):
                if abs(now - stat_of(moving).st_mtime) > MAX_MOVE_SECONDS:  # another window may be moving it
                    self._put_back(moving)
            yield
        for place, gone in enumerate(self.all()):
            if place >= MAX_DELETED or now - gone.when > KEPT_DAYS * _DAY:
                with suppress(SaveError):
                    self.delete_for_good(gone)
                yield

    def _deletion_folders(self, moving_only: bool = False) -> list[Path]:
        with suppress(OSError):
            found = [] if is_link(deleted(self.folder)) else inside(deleted(self.folder))
            names = [entry.name for entry in found if is_folder(entry)]
            return [deleted(self.folder) / name for name in names if name.endswith(PART) == moving_only]
        return []

    def _move(self, old: Path, new: Path) -> None:
        move(old, new, self.folder)

    def _put_back(self, moving: Path) -> None:
        """Move all files of an interrupted move back, as far as possible.

        A file that is there already stays; a save goes beside it under a free name.
        """
        with suppress(SaveError, OSError):
            for path in list(files_in(moving)):
                old = self.folder / path.relative_to(moving)
                if path.suffix == SUFFIX:
                    self._move(path, free(old))
                elif not exists(old):
                    self._move(path, old)
            clear(moving)


def _moving(deletion_folder: Path) -> Path:
    """Return the folder's name while files are moving in or out."""
    return deletion_folder.with_name(deletion_folder.name + PART)


def _known(deletion_folder: Path) -> Deleted | None:
    """Return the deletion in the folder; None if it has no save."""
    try:
        saves = [path for path in files_in(deletion_folder) if path.suffix in (SUFFIX, PREDECESSOR_SUFFIX)]
        when = stat_of(deletion_folder).st_mtime
    except OSError:
        return None
    # The save itself lies less deep than earlier positions, and sorts before its predecessor
    saves.sort(key=lambda path: (len(path.parts), path.suffix != SUFFIX, path.name))
    return Deleted(deletion_folder, saves[0], when) if saves else None
