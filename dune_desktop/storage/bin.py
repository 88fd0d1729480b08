"""What was deleted lies here for a while, so that it can come back: also later, and after the program was closed.

Each deletion has a folder of its own, which is laid out like the folder of saves. While files are on their way in or
out, its name says so: what a crash leaves half way goes back to where it was. Standard library only.
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
from dune_desktop.storage.folder import OLDER, deleted, free

DAYS = 30  # that something stays here
MAX_DELETED = 50  # deletions that stay here at a time
ON_ITS_WAY = 60.0  # seconds after which nobody is still moving files

_DAY = 24 * 3600.0


@dataclass(frozen=True, slots=True)
class Deleted:
    """What was deleted together: the folder it lies in, the save itself there, and when that was."""

    grave: Path
    save: Path
    when: float  # seconds since 1970


class Bin:
    """The deletions beside a folder of saves."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def all(self) -> list[Deleted]:
        """What can be brought back, the latest first."""
        found = [gone for grave in self._graves() if (gone := _known(grave)) is not None]
        return sorted(found, key=lambda gone: (gone.when, gone.grave.name), reverse=True)

    def put(self, paths: Sequence[Path]) -> Deleted:
        """Delete these files and folders of the folder of saves together, the save itself first.

        Raises `SaveError`; then all is as it was.
        """
        grave = deleted(self.folder) / f"{time.time_ns():016x}-{os.urandom(2).hex()}"  # in order, and no two alike
        moving = _moving(grave)
        try:
            for path in reversed(paths):  # the save goes last: while it is there nothing looks damaged
                self._move(path, moving / path.relative_to(self.folder))
            self._move(moving, grave)
        except SaveError:
            self._put_back(moving)
            raise
        return Deleted(grave, grave / paths[0].relative_to(self.folder), time.time())

    def take(self, gone: Deleted) -> Path:
        """Bring back what was deleted; where the save is now, for another one may have its name. Raises `SaveError`.

        Then it is still here.
        """
        moving = _moving(gone.grave)
        self._move(gone.grave, moving)
        save = free(self.folder / gone.save.relative_to(gone.grave))
        try:
            self._move(moving / gone.save.relative_to(gone.grave), save)
        except SaveError:
            with suppress(SaveError):
                self._move(moving, gone.grave)
            raise
        self._put_back(moving)
        return save

    def forget(self, gone: Deleted) -> None:
        """It can never come back. Raises `SaveError`."""
        clear(gone.grave)

    def tidy(self) -> Iterator[None]:
        """What has been here for long goes, and what there is too much of; what was left half way goes back.

        This goes in small steps.
        """
        now = time.time()
        for moving in self._graves(on_their_way=True):
            with suppress(OSError):
                if abs(now - stat_of(moving).st_mtime) > ON_ITS_WAY:  # another window may be moving it
                    self._put_back(moving)
            yield
        for place, gone in enumerate(self.all()):
            if place >= MAX_DELETED or now - gone.when > DAYS * _DAY:
                with suppress(SaveError):
                    self.forget(gone)
                yield

    def _graves(self, on_their_way: bool = False) -> list[Path]:
        with suppress(OSError):
            found = [] if is_link(deleted(self.folder)) else inside(deleted(self.folder))
            names = [entry.name for entry in found if is_folder(entry)]
            return [deleted(self.folder) / name for name in names if name.endswith(PART) == on_their_way]
        return []

    def _move(self, old: Path, new: Path) -> None:
        move(old, new, self.folder)

    def _put_back(self, moving: Path) -> None:
        """Everything goes to where it was, as far as it can; what is there already stays, saves come beside it."""
        with suppress(SaveError, OSError):
            for path in list(files_in(moving)):
                old = self.folder / path.relative_to(moving)
                if path.suffix == SUFFIX:
                    self._move(path, free(old))
                elif not exists(old):
                    self._move(path, old)
            clear(moving)


def _moving(grave: Path) -> Path:
    """What the folder is called while something is on its way in or out."""
    return grave.with_name(grave.name + PART)


def _known(grave: Path) -> Deleted | None:
    """What lies there, if there is a save."""
    try:
        saves = [path for path in files_in(grave) if path.suffix in (SUFFIX, OLDER)]
        when = stat_of(grave).st_mtime
    except OSError:
        return None
    # The save itself is not within a folder, as earlier positions are, and comes before the one it replaced
    saves.sort(key=lambda path: (len(path.parts), path.suffix != SUFFIX, path.name))
    return Deleted(grave, saves[0], when) if saves else None
