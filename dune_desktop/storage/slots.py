"""The player's saved games: one that the program keeps by itself for each game, and those saved under a name."""

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
from dune_desktop.storage.glance import Glance, glance, in_order
from dune_desktop.storage.locks import Locks
from dune_desktop.storage.past import PastGames, past_game
from dune_desktop.storage.reviews import review_of
from dune_desktop.storage.schema import Save
from dune_desktop.storage.sketch import Sketch, sketch
from dune_desktop.storage.writer import Writer

ABANDONED = 60.0  # seconds after which a half written file has nobody any more
KEPT_BY_ITSELF = 12  # finished games the program keeps by itself; the oldest beyond that go
PATIENCE = 0.004  # seconds to wait for the disk after an answer: nobody sees it, and quick disks are done by then

_HARMED = ("missing", "unreadable", "foreign", "broken")
"""What can be wrong with a file so that the one it replaced is worth a look; a newer program's is no such case."""

_Stamp = tuple[tuple[int, int, int] | None, ...]


@dataclass(frozen=True, slots=True)
class Slot:
    """One file in the folder of saves: what it says of itself, or what is wrong with it."""

    path: Path
    seen: Glance | None
    error: SaveError | None = None
    older: bool = False  # the file cannot be used, but the one it replaced can, and that one is told of here
    whole: bool = False  # everything was read, not only the beginning
    sketch: Sketch | None = None  # how it stands on the board, once everything was read

    @property
    def automatic(self) -> bool:
        return self.seen is not None and self.seen.automatic

    @property
    def save(self) -> Save | None:
        """All that is in the file, None if it cannot be used."""
        try:
            return None if self.seen is None else read(predecessor(self.path) if self.older else self.path)
        except SaveError:
            return None


class Slots:
    """The folder of saves, and beside it what shows other windows of the program which games are open.

    Every way to look into the folder waits first until what is being written is there.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = Bin(folder)
        self.locks = Locks(folder.parent / "open-games.lock")
        self.past = PastGames(past_games(folder))
        self.fallen_back: set[Path] = set()  # files that could not be used, so that the one replaced was loaded
        self._writer = Writer()
        self._sound: set[Path] = set()  # files that were written or read whole: worth keeping as predecessors
        self._known: dict[Path, tuple[_Stamp, Slot]] = {}

    def new_game(self) -> str:
        """An id for a new game."""
        return uuid.uuid4().hex[:12]

    # ------------------------------------------------------------------------------------------------ writing

    def keep(self, session: Session, game: str) -> None:
        """Save by itself, after every answer. Raises `SaveError`.

        The file is synced, and the one it replaces stays beside it. A disk that takes its time is left to it, and a
        crash until then costs what it has not got yet: `trouble` tells how it ended, `flush` waits for the end.
        """
        path, data = automatic(self.folder, game), pack(of_session(session, game))
        self._writer.put(path, lambda: self._write(path, data), PATIENCE)
        error = self.trouble(game)
        if error is not None:
            raise error

    def _write(self, path: Path, data: bytes) -> None:
        """A file that nobody knows to be sound does not take the place of the predecessor."""
        self._note(path)
        write(path, data, predecessor(path) if path in self._sound else None)
        self._sound.add(path)

    def mark(self, session: Session, game: str) -> None:
        """Keep the start of a round beside what is saved by itself, to come back to.

        It is written in the background; a disk that refuses it has been told of already.
        """
        path, data = round_start(self.folder, game, session.state.round), pack(of_session(session, game))
        self._writer.put(path, lambda: write(path, data, top=self.folder), 0.0)

    def inherit(self, session: Session, parent: str, game: str) -> None:
        """A game that goes on from another one has the starts of rounds that led to it beside it, as that one has.

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
        """Keep what came of a game that is over, whatever becomes of its saves.

        It is written in the background; what a disk refuses is found again at the next start.
        """
        now = datetime.now(UTC)
        self.past.note(past_game(game, now, session.rules, session.state, session.names, session.chairs))
        self._writer.put(self.past.path, self.past.keep, 0.0)

    def trouble(self, game: str) -> SaveError | None:
        """Why the game could not be kept when it was tried last; None if it was."""
        return self._writer.wrong(automatic(self.folder, game))

    def flush(self) -> None:
        """Wait until everything is written."""
        self._writer.wait()

    def save_as(self, session: Session, game: str, name: str) -> Path:
        """Save under a name; a save of that name is replaced. Raises `SaveError`."""
        self.flush()
        path = self.path_for(name)
        self._note(path)
        write(path, pack(of_session(session, game, name.strip())))
        return path

    def save_quickly(self, session: Session, game: str, name: str) -> None:
        """Save to the one file for quick saves that a game has. Raises `SaveError`."""
        self.flush()
        path = quick(self.folder, game)
        self._note(path)
        write(path, pack(of_session(session, game, name)))

    def quick(self, game: str) -> Path | None:
        """The game's quick save; None if there is none."""
        path = quick(self.folder, game)
        return path if exists(path) else None

    def _note(self, path: Path) -> None:
        """Clocks are set back, so what was written last is written down: before it, lest it be forgotten by a crash."""
        if last_written(self.folder) != path:
            note_last_written(path)

    def path_for(self, name: str) -> Path:
        """The file for a name; the one that is there already if there is one of that name."""
        return named(self.folder, name)

    def taken(self, name: str) -> bool:
        """Whether there is a save of this name already."""
        return exists(self.path_for(name))

    # ------------------------------------------------------------------------------------------------ looking

    def refusal(self) -> SaveError | None:
        """Why the folder cannot be looked into, None if it can."""
        return refusal(self.folder)

    def list(self) -> list[Slot]:
        """All files that look like saves, the one written last first, then the latest; those without sense last.

        Of most only the beginning was read: `check` what is to be used.
        """
        self.flush()
        slots = {path: self._slot(path) for path in saves_in(self.folder)}
        told = [slot.seen for slot in slots.values() if slot.seen is not None]
        good = [slots[seen.path] for seen in in_order(told, last_written(self.folder))]
        return good + [slot for slot in slots.values() if slot.seen is None]

    def earlier(self, game: str) -> Sequence[Slot]:
        """The positions that were kept of a game at the start of its rounds, the latest first."""
        if not is_game(game):
            return ()
        self.flush()
        return [self._slot(path) for path in reversed(saves_in(earlier(self.folder, game)))]

    def count(self) -> int:
        """How many files look like saves."""
        return len(saves_in(self.folder))

    def check(self, slot: Slot) -> Slot:
        """The slot after its file was read whole."""
        if slot.whole:
            return slot
        stamp = _stamp(slot.path)
        found = self._read(slot.path)
        self._known[slot.path] = (stamp, found)
        return found

    def latest(self) -> Slot | None:
        """The game to continue: of those that can be played on the one played last, unless it is over."""
        for slot in map(self.check, self.list()):
            if slot.seen is not None:
                return None if slot.seen.over else slot
        return None

    def _slot(self, path: Path) -> Slot:
        """What is known of the file, if it is the same as it was then; what its beginning says; what all of it says."""
        known = self._known.get(path)
        stamp = _stamp(path)
        if known is not None and known[0] == stamp:
            return known[1]
        seen = glance(path)
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
        except Exception as error:  # one file must never close the way to the others
            return Slot(path, None, SaveError("broken", path, type(error).__name__), whole=True)

    @staticmethod
    def _read_older(path: Path, error: SaveError) -> Save | None:
        """The save that this file replaced, if the file is harmed and that one is not."""
        if error.key not in _HARMED:
            return None
        with suppress(SaveError):
            older = _sound(predecessor(path))
            return older if automatic(path.parent, older.game) == path else None
        return None

    # ------------------------------------------------------------------------------------------------ loading

    def load(self, path: Path) -> tuple[Session, str]:
        """The game in the file, and its id. Raises `SaveError`; the file is never changed.

        Where the file is harmed the one it replaced is loaded, and `fallen_back` remembers it.
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
        """Whether the game, loaded from this file, was played further or otherwise in what is kept of it.

        Going on with it under the same id would destroy that.
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
        """The save has another name from now on; the file it is in then. Raises `SaveError`.

        One that the program keeps by itself becomes the player's own. The time it was saved at stays.
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
        """A copy of the save as it is, under a free name in a folder; where it is. Raises `SaveError`."""
        self.flush()
        copy = free(named(folder, name))
        try:
            data = read_bytes(self._readable(path))
        except OSError as error:
            raise SaveError("unreadable", path, error.strerror or str(error)) from None
        write(copy, data)
        return copy

    def _readable(self, path: Path) -> Path:
        """The file that can be used: the one that this one replaced, if this one is harmed."""
        return predecessor(path) if self._read(path).older else path

    def _forget(self, path: Path, files: Sequence[Path]) -> None:
        self._known.pop(path, None)
        self._sound.discard(path)
        for file in filter(exists, files):
            remove(file)

    # ------------------------------------------------------------------------------------------------ removing

    def delete(self, path: Path) -> Deleted:
        """Put a save into the bin, with the one it replaced, the earlier positions and the review of its game.

        Raises `SaveError`; then all is as it was. `restore` brings it back.
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
        """Bring back what was deleted; where the save is now, for another one may have its name. Raises `SaveError`."""
        self.flush()
        return self.bin.take(gone)

    def deleted(self) -> Sequence[tuple[Deleted, Slot]]:
        """What can be brought back, and what it says of itself, the latest first."""
        return [(gone, self._slot(gone.save.with_suffix(SUFFIX))) for gone in self.bin.all()]

    def recall(self) -> Iterator[None]:
        """Keep what came of finished games that are not kept yet and whose saves are there, in small steps."""
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
        """Delete the oldest finished games kept by the program itself beyond `KEPT_BY_ITSELF`, and left-over parts.

        A game that is not finished stays until its player deletes it, and so do the file written last and what any
        window of the program uses. This goes in small steps, for there may be many.
        """
        for part in parts_in(self.folder):
            with suppress(OSError, SaveError):
                if abs(time.time() - stat_of(part).st_mtime) > ABANDONED:  # another window may be writing it
                    remove(part)
            yield
        finished = [slot for slot in self.list() if slot.automatic and slot.seen is not None and slot.seen.over]
        for slot in finished[KEPT_BY_ITSELF:]:
            while not self.locks.settled():
                yield
            if slot.seen is not None and not self.locks.mine(slot.seen.game) and self.locks.free(slot.seen.game):
                with suppress(SaveError):
                    self.delete(slot.path)
                yield
        yield from self.bin.tidy()


def _sound(path: Path) -> Save:
    """The save in the file, if it can be played on; raises `SaveError`."""
    save = read(path)
    rules_for(save, path)
    return save


def _whole(path: Path, save: Save, older: bool = False) -> Slot:
    """What is to be told of a file that was read whole."""
    board = sketch(rules_of(save.config), save.state)
    return Slot(path, Glance.of(path, save), older=older, whole=True, sketch=board)


def _played(log: list[Entry] | tuple[Entry, ...]) -> list[Entry]:
    """The answers that count: those taken back are no progress."""
    return [entry for entry in log if not entry.undone]


def _stamp(path: Path) -> _Stamp:
    """What changes when the file, or the one it replaced, is written."""
    return _stat(path), _stat(predecessor(path))


def _stat(path: Path) -> tuple[int, int, int] | None:
    try:
        found = stat_of(path)
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino
