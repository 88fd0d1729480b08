"""The player's saved games: an automatic save for each game, and saves under a name."""

from __future__ import annotations

import time
import uuid
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from dune_desktop.dataclass import dataclass
from dune_desktop.session import Entry, Session
from dune_desktop.storage.bin import Bin, Deleted
from dune_desktop.storage.disk import SUFFIX, SaveError, exists, is_game, link_before, refusal, remove, stat_of, write
from dune_desktop.storage.disk import read as read_bytes
from dune_desktop.storage.files import of_session, pack, read, rules_for, rules_of, to_session
from dune_desktop.storage.folder import (
    automatic,
    earlier,
    free,
    game_of,
    is_automatic,
    last_written,
    named,
    note_last_written,
    parts_in,
    past_games,
    predecessor,
    quick,
    round_start,
    saves_in,
)
from dune_desktop.storage.locks import Locks
from dune_desktop.storage.past import PastGames, past_game
from dune_desktop.storage.reviews import review_of
from dune_desktop.storage.save_header import SaveHeader, in_order, read_header
from dune_desktop.storage.schema import Save
from dune_desktop.storage.sketch import Sketch, sketch
from dune_desktop.storage.writer import Writer

LEFT_OVER_SECONDS = 60.0  # seconds after which a half written file counts as left over
MAX_FINISHED_GAMES = 12  # automatic saves of finished games that stay; the oldest beyond that are deleted
MAX_WAIT_SECONDS = 0.004  # seconds to wait for the disk after an answer: not noticeable, and quick disks finish in it

_HARMED = ("missing", "unreadable", "foreign", "broken")
"""Errors of a file after which its predecessor is tried; a save of a newer program ("too_new") is not one of them."""

_Stamp = tuple[tuple[int, int, int] | None, ...]


@dataclass(frozen=True, slots=True)
class Slot:
    """One file in the folder of saves: its summary, or the error that makes it unusable."""

    path: Path
    seen: SaveHeader | None
    error: SaveError | None = None
    older: bool = False  # the file cannot be used; this describes its predecessor, which can
    whole: bool = False  # the whole file was read, not only its beginning
    sketch: Sketch | None = None  # the position on the board; set once the whole file was read

    @property
    def automatic(self) -> bool:
        return self.seen is not None and self.seen.automatic

    @property
    def save(self) -> Save | None:
        """Return the whole save in the file; None if it cannot be used."""
        try:
            return None if self.seen is None else read(predecessor(self.path) if self.older else self.path)
        except SaveError:
            return None


class Slots:
    """The folder of saves, with the locks that tell other windows of the program which games are open.

    Every method that looks into the folder first waits until all pending writes are done.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = Bin(folder)
        self.locks = Locks(folder.parent / "open-games.lock")
        self.past = PastGames(past_games(folder))
        self.fallen_back: set[Path] = set()  # files that could not be used, so that their predecessors were loaded
        self._writer = Writer()
        self._sound: set[Path] = set()  # files written or read whole by us, so worth keeping as predecessors
        self._known: dict[Path, tuple[_Stamp, Slot]] = {}

    def new_game(self) -> str:
        """Return an id for a new game."""
        return uuid.uuid4().hex[:12]

    # ------------------------------------------------------------------------------------------------ writing

    def keep(self, session: Session, game: str) -> None:
        """Write the automatic save of the game, as after every answer; raises `SaveError`.

        The file is synced, and the one it replaces stays beside it. A slow disk goes on writing in the background; a
        crash before it is done loses what is not yet on the disk. `write_error` returns how the writing ended, `flush`
        waits for its end.
        """
        path, data = automatic(self.folder, game), pack(of_session(session, game))
        self._writer.put(path, lambda: self._write(path, data), MAX_WAIT_SECONDS)
        error = self.write_error(game)
        if error is not None:
            raise error

    def _write(self, path: Path, data: bytes) -> None:
        """Write the file; keep the replaced one as predecessor only if it is known to be sound."""
        self._note(path)
        write(path, data, predecessor(path) if path in self._sound else None)
        self._sound.add(path)

    def mark(self, session: Session, game: str) -> None:
        """Save the start of a round beside the automatic save, so that the player can return to it.

        It is written in the background. A refusing disk is not reported here: `keep` has reported it already.
        """
        path, data = round_start(self.folder, game, session.state.round), pack(of_session(session, game))
        self._writer.put(path, lambda: write(path, data, top=self.folder), 0.0)

    def inherit(self, session: Session, parent: str, game: str) -> None:
        """Copy the saved starts of rounds of the parent game that led to this game into this game's folder.

        They are written in the background.
        """
        played = _played(session.log)
        old, new = earlier(self.folder, parent), earlier(self.folder, game)

        def copy() -> None:
            for path in saves_in(old):
                with suppress(SaveError):
                    save = read(path)
                    begun = _played(save.log)
                    if (save.seed, save.config) == (session.seed, session.config) and played[: len(begun)] == begun:
                        write(new / path.name, pack(save.model_copy(update={"game": game})), top=self.folder)

        self._writer.put(new, copy, 0.0)

    def finished(self, session: Session, game: str) -> None:
        """Record the result of a finished game in `past`, so that it outlives the game's saves.

        It is written in the background; what the disk refuses is added again at the next start (`recall`).
        """
        now = datetime.now(UTC)
        self.past.note(past_game(game, now, session.rules, session.state, session.names, session.chairs))
        self._writer.put(self.past.path, self.past.keep, 0.0)

    def write_error(self, game: str) -> SaveError | None:
        """Return the error of the last try to write the automatic save; None if it succeeded."""
        return self._writer.wrong(automatic(self.folder, game))

    def flush(self) -> None:
        """Wait until all pending writes are done."""
        self._writer.wait()

    def save_as(self, session: Session, game: str, name: str) -> Path:
        """Save under a name, replacing a save of that name, and return the file; raises `SaveError`."""
        self.flush()
        path = self.path_for(name)
        self._note(path)
        write(path, pack(of_session(session, game, name.strip())))
        return path

    def save_quickly(self, session: Session, game: str, name: str) -> None:
        """Save to the game's only quick save; raises `SaveError`."""
        self.flush()
        path = quick(self.folder, game)
        self._note(path)
        write(path, pack(of_session(session, game, name)))

    def quick(self, game: str) -> Path | None:
        """Return the path of the game's quick save; None if there is none."""
        path = quick(self.folder, game)
        return path if exists(path) else None

    def _note(self, path: Path) -> None:
        """Note the file as the one written last, since the clock may be set back.

        This is done before the file is written, so that a crash cannot lose the note.
        """
        if last_written(self.folder) != path:
            note_last_written(path)

    def path_for(self, name: str) -> Path:
        """Return the file for a name, which is the existing one if a save has that name."""
        return named(self.folder, name)

    def taken(self, name: str) -> bool:
        """Tell whether a save has this name already."""
        return exists(self.path_for(name))

    # ------------------------------------------------------------------------------------------------ looking

    def refusal(self) -> SaveError | None:
        """Return why the folder cannot be read; None if it can."""
        return refusal(self.folder)

    def list(self) -> list[Slot]:
        """Return a slot for each save: the one written last first, then by time, unusable ones last.

        Of most files only the beginning was read: `check` a slot before using it.
        """
        self.flush()
        slots = {path: self._slot(path) for path in saves_in(self.folder)}
        told = [slot.seen for slot in slots.values() if slot.seen is not None]
        good = [slots[seen.path] for seen in in_order(told, last_written(self.folder))]
        return good + [slot for slot in slots.values() if slot.seen is None]

    def earlier(self, game: str) -> Sequence[Slot]:
        """Return the saved positions at the starts of the game's rounds, the latest first."""
        if not is_game(game):
            return ()
        self.flush()
        return [self._slot(path) for path in reversed(saves_in(earlier(self.folder, game)))]

    def count(self) -> int:
        """Return the number of files that look like saves."""
        return len(saves_in(self.folder))

    def check(self, slot: Slot) -> Slot:
        """Return the slot with its whole file read and checked."""
        if slot.whole:
            return slot
        stamp = _stamp(slot.path)
        found = self._read(slot.path)
        self._known[slot.path] = (stamp, found)
        return found

    def latest(self) -> Slot | None:
        """Return the slot of the game to continue; None if there is none.

        It is the usable save written last, and none if that game is over.
        """
        for slot in map(self.check, self.list()):
            if slot.seen is not None:
                return None if slot.seen.over else slot
        return None

    def _slot(self, path: Path) -> Slot:
        """Return the slot of a file: cached if the file is unchanged, else from its beginning, else from all of it."""
        known = self._known.get(path)
        stamp = _stamp(path)
        if known is not None and known[0] == stamp:
            return known[1]
        seen = read_header(path)
        slot = Slot(path, seen) if seen is not None else self._read(path)
        self._known[path] = (stamp, slot)
        return slot

    def _read(self, path: Path) -> Slot:
        try:
            return _whole(path, _sound(path))
        except SaveError as error:
            older = self._read_older(path, error)
            if older is None:
                return Slot(path, None, error, whole=True)
            return _whole(path, older, older=True)
        except Exception as error:  # one bad file must not make the others unreachable
            return Slot(path, None, SaveError("broken", path, type(error).__name__), whole=True)

    @staticmethod
    def _read_older(path: Path, error: SaveError) -> Save | None:
        """Return the predecessor's save if the file is damaged and the predecessor is not; else None."""
        if error.key not in _HARMED:
            return None
        with suppress(SaveError):
            older = _sound(predecessor(path))
            return older if automatic(path.parent, older.game) == path else None
        return None

    # ------------------------------------------------------------------------------------------------ loading

    def load(self, path: Path) -> tuple[Session, str]:
        """Load the game in the file and return its session and id; raises `SaveError`.

        The file is never changed. If it is damaged, its predecessor is loaded and the path is added to `fallen_back`.
        """
        self.flush()
        self.fallen_back.discard(path)
        self._sound.discard(path)
        try:
            save = read(path)
            session = to_session(save, path)
        except SaveError as error:
            older = self._read_older(path, error)
            if older is None:
                raise
            session, save = to_session(older, path), older
            self.fallen_back.add(path)
        else:
            self._sound.add(path)
        return session, save.game

    def overtaken(self, session: Session, game: str, path: Path) -> bool:
        """Tell whether the game's automatic save holds answers that this loaded session lacks.

        Going on under the same id would overwrite them.
        """
        kept = automatic(self.folder, game)
        if path == kept or not (exists(kept) or exists(predecessor(kept))):
            return False
        try:
            save: Save | None = read(kept)
            self._sound.add(kept)
        except SaveError as error:
            save = self._read_older(kept, error)
        if save is None:
            return True
        if (save.seed, save.config) != (session.seed, session.config):
            return True
        played = _played(save.log)
        return _played(session.log)[: len(played)] != played

    # ------------------------------------------------------------------------------------------------ changing

    def rename(self, path: Path, name: str) -> Path:
        """Rename the save and return its new file; raises `SaveError`.

        An automatic save becomes one of the player's own. The time it was saved at does not change.
        """
        self.flush()
        new = self.path_for(name)
        same = new == path
        if not same and exists(new):
            raise SaveError("taken", new)
        source = self._readable(path)
        data = pack(read(source).model_copy(update={"name": name.strip()}))
        if last_written(self.folder) == path:
            note_last_written(new)
        write(new, data)
        if not same:
            self._forget(path, [path, predecessor(path)] if is_automatic(path) else [path])
        return new

    def export(self, path: Path, folder: Path, name: str) -> Path:
        """Copy the save unchanged to a free name in the folder and return the copy's path; raises `SaveError`."""
        self.flush()
        copy = free(named(folder, name))
        try:
            data = read_bytes(self._readable(path))
        except OSError as error:
            raise SaveError("unreadable", path, error.strerror or str(error)) from None
        write(copy, data)
        return copy

    def _readable(self, path: Path) -> Path:
        """Return the file to read: the predecessor if this one is damaged, else this one."""
        return predecessor(path) if self._read(path).older else path

    def _forget(self, path: Path, files: Sequence[Path]) -> None:
        self._known.pop(path, None)
        self._sound.discard(path)
        for file in filter(exists, files):
            remove(file)

    # ------------------------------------------------------------------------------------------------ removing

    def delete(self, path: Path) -> Deleted:
        """Move a save into the bin, with its predecessor and the earlier positions and review of its game.

        Raises `SaveError`, and then nothing has moved. `restore` brings it back.
        """
        self.flush()
        wanted = [path]
        if is_automatic(path):
            wanted.append(predecessor(path))
            if is_game(game_of(path)):
                wanted += [earlier(self.folder, game_of(path)), review_of(self.folder, game_of(path))]
        there = [path for path in wanted if exists(path) and link_before(path, self.folder) is None]
        if not there:
            raise SaveError("missing", path)
        gone = self.bin.put(there)
        self._known.pop(path, None)
        self._sound.discard(path)
        return gone

    def restore(self, gone: Deleted) -> Path:
        """Bring back a deleted save and return its path, which differs if its name is taken; raises `SaveError`."""
        self.flush()
        return self.bin.take(gone)

    def deleted(self) -> Sequence[tuple[Deleted, Slot]]:
        """Return the deletions that can be restored, each with its slot, the latest first."""
        return [(gone, self._slot(gone.save.with_suffix(SUFFIX))) for gone in self.bin.all()]

    def recall(self) -> Iterator[None]:
        """Record the results of finished games that have a save but no record yet, in small steps."""
        for path in saves_in(self.folder):
            self._slot(path)
            yield
        with suppress(SaveError):
            known, found = set(self.past.found().known), []
            for slot in [*self.list(), *(slot for _, slot in self.deleted())]:
                if slot.seen is None or not slot.seen.over or slot.seen.game in known:
                    continue
                save = self.check(slot).save
                if save is not None and not save.state.stack:
                    rules = rules_of(save.config)
                    found.append(past_game(save.game, save.saved, rules, save.state, save.names, save.chairs))
                    known.add(save.game)
                yield
            self.past.add(found)

    def tidy(self) -> Iterator[None]:
        """Delete the oldest automatic saves of finished games beyond `MAX_FINISHED_GAMES`, and left-over part files.

        Unfinished games stay until the player deletes them; so do the file written last and games open in any window.
        It works in small steps, because there may be many files.
        """
        for part in parts_in(self.folder):
            with suppress(OSError, SaveError):
                if abs(time.time() - stat_of(part).st_mtime) > LEFT_OVER_SECONDS:  # another window may be writing it
                    remove(part)
            yield
        finished = [slot for slot in self.list() if slot.automatic and slot.seen is not None and slot.seen.over]
        for slot in finished[MAX_FINISHED_GAMES:]:
            while not self.locks.settled():
                yield
            if slot.seen is not None and not self.locks.mine(slot.seen.game) and self.locks.free(slot.seen.game):
                with suppress(SaveError):
                    self.delete(slot.path)
                yield
        yield from self.bin.tidy()


def _sound(path: Path) -> Save:
    """Read the save in the file and check that it can be played on; raises `SaveError`."""
    save = read(path)
    rules_for(save, path)
    return save


def _whole(path: Path, save: Save, older: bool = False) -> Slot:
    """Return the slot of a file whose whole save was read."""
    board = sketch(rules_of(save.config), save.state)
    return Slot(path, SaveHeader.of(path, save), older=older, whole=True, sketch=board)


def _played(log: list[Entry] | tuple[Entry, ...]) -> list[Entry]:
    """Return the answers of the log that were not undone."""
    return [entry for entry in log if not entry.undone]


def _stamp(path: Path) -> _Stamp:
    """Return a stamp that changes when the file or its predecessor is written."""
    return _stat(path), _stat(predecessor(path))


def _stat(path: Path) -> tuple[int, int, int] | None:
    try:
        found = stat_of(path)
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino
