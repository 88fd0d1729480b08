"""Crashes and power cuts: after a cut at any step of what the program asks of the disk, the game is there."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import combinations
from pathlib import Path

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import table
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.storage import bin, disk, slots
from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.files import of_session, pack, read
from dune_desktop.storage.folder import automatic, predecessor, round_start
from dune_desktop.storage.past import PastGame, PastGames, PastSeat
from dune_desktop.storage.slots import Slots
from dune_desktop.storage.writer import Writer

GAME = "cut"
HANGS = 300.0  # seconds after which nothing comes any more, on however slow a machine
_PLAYER = RandomPlayer(2)


def _session(answers: int = 0) -> Session:
    config = table(4)
    session = Session.start(Rules(catalog(config.boxes), config), 8, tuple("ABCD"))
    for _ in range(answers):
        _answer(session)
    return session


def _answer(session: Session) -> None:
    session.answer(_PLAYER.pick(session.rules.legal(session.state)))


# ------------------------------------------------------------------------------------------------ a disk that is cut


class Recorder(disk.System):
    """The real disk, and a list of all that was asked of it; `mark` notes how far the game was when."""

    def __init__(self) -> None:
        self.calls: list[tuple[object, ...]] = []
        self._names: dict[int, Path] = {}

    def mark(self, answers: int) -> None:
        self.calls.append(("mark", answers))

    def make_folder(self, folder: Path) -> None:
        super().make_folder(folder)
        self.calls.append(("folder", folder))

    def create(self, path: Path) -> int:
        file = super().create(path)
        self._names[file] = path
        self.calls.append(("create", path))
        return file

    def write(self, file: int, data: memoryview) -> int:
        done = super().write(file, data[: 1 + len(data) // 2])  # systems may take less than they are given
        self.calls.append(("write", self._names[file], bytes(data[:done])))
        return done

    def sync(self, file: int) -> None:
        super().sync(file)
        if file in self._names:
            self.calls.append(("sync", self._names[file]))

    def close(self, file: int) -> None:
        super().close(file)
        del self._names[file]

    def rename(self, old: Path, new: Path) -> None:
        super().rename(old, new)
        self.calls.append(("rename", old, new))

    def remove(self, path: Path) -> None:
        super().remove(path)
        self.calls.append(("remove", path))

    def remove_folder(self, folder: Path) -> None:
        super().remove_folder(folder)
        self.calls.append(("remove_folder", folder))

    def sync_folder(self, folder: Path) -> None:
        super().sync_folder(folder)
        self.calls.append(("sync_folder", folder))


@dataclass
class Inode:
    written: bytes = b""
    synced: bytes | None = None  # what the disk has for certain

    def contents(self) -> set[bytes]:
        """What may be found after a power cut: what was synced, or else anything that file systems leave behind."""
        if self.synced == self.written:
            return {self.written}
        half = self.written[: len(self.written) // 2]
        return {b"", half, bytes(len(self.written)), self.written}


Change = tuple[tuple[Path | None, Path | None, Inode], ...]
"""Old names and new ones, of a file or of all files of a folder: a file system makes all of it or nothing."""


@dataclass
class Model:
    """A disk that may lose whatever was not synced: contents of files, and every name by itself."""

    names: dict[Path, Inode] = field(default_factory=dict)  # as the running system sees them
    certain: dict[Path, Inode] = field(default_factory=dict)  # as the disk has them
    pending: list[Change] = field(default_factory=list)

    def do(self, call: tuple[object, ...]) -> None:
        what, path = call[0], call[1]
        if what == "create" and path in self.names:
            self.names[path].written = b""
            self.names[path].synced = None
        elif what == "create":
            self._do(((None, path, Inode()),))
        elif what == "write":
            self.names[path].written += call[2]
        elif what == "sync":
            self.names[path].synced = self.names[path].written
        elif what == "rename":
            inside = [name for name in self.names if name == path or path in name.parents]
            self._do(tuple((name, call[2] / name.relative_to(path), self.names[name]) for name in inside))
        elif what == "remove":
            self._do(((path, None, self.names[path]),))
        elif what == "sync_folder":
            self._sync(path)

    def _sync(self, folder: Path) -> None:
        """The disk has what was changed in the folder, and all that it builds on."""
        last = max((place for place, change in enumerate(self.pending) if _is_in(change, folder)), default=-1)
        for change in self.pending[: last + 1]:
            self._change(self.certain, change)
        self.pending = self.pending[last + 1 :]

    def _do(self, change: Change) -> None:
        self._change(self.names, change)
        self.pending.append(change)

    @staticmethod
    def _change(names: dict[Path, Inode], change: Change) -> None:
        for old, new, inode in change:
            if old is not None:
                names.pop(old, None)
            if new is not None:
                names[new] = inode

    def images(self) -> Iterator[dict[Path, bytes]]:
        """Everything that may be found: after the end of the process alone, and after every kind of power cut."""
        yield {path: inode.written for path, inode in self.names.items()}
        for count in range(len(self.pending) + 1):
            for changes in combinations(self.pending, count):
                names = dict(self.certain)
                for change in changes:
                    self._change(names, change)
                yield from self._filled(list(names.items()))

    def _filled(self, names: list[tuple[Path, Inode]]) -> Iterator[dict[Path, bytes]]:
        if not names:
            yield {}
            return
        (path, inode), rest = names[0], names[1:]
        for found in self._filled(rest):
            for content in inode.contents():
                yield {path: content, **found}


def _is_in(change: Change, folder: Path) -> bool:
    return any(folder in (*name.parents,) for old, new, _ in change for name in (old, new) if name is not None)


def _found(folder: Path, image: dict[Path, bytes], root: Path) -> Slots:
    """The folder of saves as it is found after such a cut; `root` is the one it was before."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for path, data in image.items():
        new = folder / path.relative_to(root)
        new.parent.mkdir(parents=True, exist_ok=True)
        new.write_bytes(data)
    return Slots(folder)


def _loaded(found: Slots) -> int:
    """How many answers the game has that the program offers to continue."""
    latest = found.latest()
    return -1 if latest is None else len(found.load(latest.path)[0].log)


def _survives(
    calls: list[tuple[object, ...]], start: Model, least: int, root: Path, look: Callable[[Slots], int] = _loaded
) -> int:
    """Cut after every call; the number of different disks that were looked at."""
    seen: set[tuple[tuple[str, bytes], ...]] = set()
    told = least
    for number in range(len(calls) + 1):
        for image in start.images():
            key = (*sorted((str(path), data) for path, data in image.items()), ("", str(told).encode()))
            if key not in seen:
                seen.add(key)
                found = look(_found(root.with_name("image"), image, root))
                assert found >= told, f"cut before {calls[number : number + 1]}, {image.keys()}"
        if number < len(calls) and calls[number][0] == "mark":
            told = int(calls[number][1])
        elif number < len(calls):
            start.do(calls[number])
    return len(seen)


def test_a_cut_at_every_step_loses_at_most_the_last_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was told to be kept is found after any cut, be it of the process or of the power."""
    recorder = Recorder()
    monkeypatch.setattr(disk, "SYSTEM", recorder)
    kept, session = Slots(tmp_path / "data" / "saves"), _session()
    for answers in range(5):
        kept.keep(session, GAME)
        kept.flush()
        recorder.mark(answers)
        _answer(session)
    monkeypatch.undo()
    assert _survives(recorder.calls, Model(), -1, kept.folder) > 100


def test_a_cut_after_the_newest_was_harmed_loses_nothing_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Going on from the predecessor never puts the harmed file in its place."""
    kept, session = Slots(tmp_path / "saves"), _session(3)
    kept.keep(session, GAME)
    _answer(session)
    kept.keep(session, GAME)
    kept.flush()
    path = automatic(kept.folder, GAME)
    path.write_bytes(bytes(path.stat().st_size))
    found = {each: Inode(each.read_bytes(), each.read_bytes()) for each in kept.folder.iterdir()}
    again = Slots(kept.folder)
    session, _ = again.load(path)
    assert len(session.log) == 3
    assert again.fallen_back == {path}
    recorder = Recorder()
    monkeypatch.setattr(disk, "SYSTEM", recorder)
    for answers in (4, 5):
        _answer(session)
        again.keep(session, GAME)
        again.flush()
        recorder.mark(answers)
    monkeypatch.undo()
    assert _survives(recorder.calls, Model(dict(found), dict(found)), 3, kept.folder) > 20


def test_a_cut_at_every_step_loses_no_past_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What came of finished games is there, also after one was deleted and brought back."""
    folder, name = tmp_path / "saves", "past-games.jsonl"
    seats = tuple(PastSeat("human", "Kim", 9, place) for place in (1, 2, 3))
    recorder, kept = Recorder(), PastGames(folder / name)
    monkeypatch.setattr(disk, "SYSTEM", recorder)
    for number in (1, 2, 3):
        kept.add([PastGame(f"game-{number}", datetime.now(UTC), ("base",), 8, seats)])
        recorder.mark(number)
    recorder.mark(2)
    kept.delete("game-2")
    kept.restore("game-2")
    recorder.mark(3)
    monkeypatch.undo()
    count = _survives(
        recorder.calls, Model(), 0, folder, lambda found: len(PastGames(found.folder / name).found().games)
    )
    assert count > 20


# ------------------------------------------------------------------------------------------------ all else that is done


NAMED, ITSELF, QUICK, FIRST, SECOND, NEW = 3, 9, 5, 1, 2, 12
"""Answers in the saves: one with a name, the one kept by itself, the quick one, two earlier ones, and a new one."""


def _beside(slots: Slots, session: Session) -> None:
    """What comes back where another save has its name by now."""
    gone = slots.delete(slots.path_for("Ann"))
    slots.save_as(session, GAME, "Ann")
    slots.restore(gone)


def _clear_out(slots: Slots, session: Session) -> None:
    """What was deleted stays when another deletion goes for good."""
    slots.delete(automatic(slots.folder, GAME))
    slots.bin.delete_for_good(slots.delete(slots.save_as(session, GAME, "Spare")))


CHANGES: dict[str, tuple[Callable[[Slots, Session], object], set[int], set[int]]] = {
    "save under a name": (lambda slots, session: slots.save_as(session, GAME, "Bo"), set(), {NEW}),
    "save in its place": (lambda slots, session: slots.save_as(session, GAME, "Ann"), {NAMED}, {NEW}),
    "save quickly": (lambda slots, session: slots.save_quickly(session, GAME, "quick"), {QUICK}, {NEW}),
    "keep": (lambda slots, session: slots.keep(session, GAME), {ITSELF}, {NEW}),
    "keep a round": (lambda slots, session: slots.mark(session, GAME), {FIRST}, {NEW}),
    "rename": (lambda slots, _: slots.rename(slots.path_for("Ann"), "Bo"), set(), set()),
    "rename in other letters": (lambda slots, _: slots.rename(slots.path_for("Ann"), "ANN"), set(), set()),
    "rename what kept itself": (lambda slots, _: slots.rename(automatic(slots.folder, GAME), "Bo"), set(), set()),
    "copy": (lambda slots, _: slots.export(slots.path_for("Ann"), slots.folder / "copies", "Ann"), set(), set()),
    "delete": (lambda slots, _: slots.delete(slots.path_for("Ann")), set(), set()),
    "delete what kept itself": (lambda slots, _: slots.delete(automatic(slots.folder, GAME)), set(), set()),
    "delete an earlier one": (lambda slots, _: slots.delete(round_start(slots.folder, GAME, 1)), set(), set()),
    "bring back": (lambda slots, _: slots.restore(slots.delete(automatic(slots.folder, GAME))), set(), set()),
    "bring back beside another": (_beside, set(), {NEW}),
    "delete for good": (_clear_out, set(), set()),
}
"""What is done to saves, the positions it replaces, and those there are afterwards."""


def _positions(found: Slots) -> set[int]:
    """All that can be loaded: from the list, from the earlier ones of the game, from the bin; by number of answers."""
    slots = [*found.list(), *found.earlier(GAME), *(slot for _, slot in found.deleted())]
    there = {len(save.log) for slot in slots if (save := found.check(slot).save) is not None}
    rounds = found.folder.glob(f"deleted/*/earlier-{GAME}/*.dune")  # they come back with their game
    return there | {len(read(path).log) for path in rounds}


@pytest.mark.parametrize("name", CHANGES)
def test_whatever_is_done_to_saves_none_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """A cut at any step of it: at the next start all is in the list or in the bin but what it was to replace."""
    monkeypatch.setattr(bin, "MAX_MOVE_SECONDS", -1.0)
    slots = Slots(tmp_path / "saves")
    slots.save_as(_session(NAMED), GAME, "Ann")
    slots.save_quickly(_session(QUICK), GAME, "quick")
    for answers in (ITSELF - 1, ITSELF):
        slots.keep(_session(answers), GAME)
        slots.flush()
    for number, answers in enumerate((FIRST, SECOND), 1):
        disk.write(round_start(slots.folder, GAME, number), pack(of_session(_session(answers), GAME)))
    files = [path for path in slots.folder.rglob("*") if path.is_file()]
    before = {path: Inode(path.read_bytes(), path.read_bytes()) for path in files}
    do, replaced, made = CHANGES[name]
    kept = {NAMED, ITSELF, QUICK, FIRST, SECOND}
    recorder = Recorder()
    monkeypatch.setattr(disk, "SYSTEM", recorder)
    do(slots, _session(NEW))
    slots.flush()
    recorder.mark(2)
    monkeypatch.undo()
    monkeypatch.setattr(bin, "MAX_MOVE_SECONDS", -1.0)

    def look(found: Slots) -> int:
        """0 if something is lost, 1 if nothing is, 2 if it is done, too."""
        list(found.tidy())
        there = _positions(found)
        whole = kept - replaced <= there and (kept <= there or made <= there or ITSELF - 1 in there)
        return 0 if not whole else 2 if made <= there else 1

    assert _survives(recorder.calls, Model(dict(before), dict(before)), 1, slots.folder, look) > 2


def test_a_write_that_fails_leaves_the_old_file_and_no_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever call it is that the system refuses."""
    for refused in ("create", "write", "sync", "rename"):
        kept, session = Slots(tmp_path / refused), _session(3)
        kept.keep(session, GAME)
        kept.flush()

        def refuse(*arguments: object) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(slots, "MAX_WAIT_SECONDS", 60.0)
        _answer(session)
        with monkeypatch.context() as full:
            full.setattr(disk.SYSTEM, refused, refuse)
            with pytest.raises(SaveError, match="No space left"):
                kept.keep(session, GAME)
        assert list(kept.folder.glob("*.part")) == []
        assert len(kept.load(automatic(kept.folder, GAME))[0].log) == 3
        kept.keep(session, GAME)
        kept.flush()
        assert kept.write_error(GAME) is None


# ------------------------------------------------------------------------------------------------ the one before


@pytest.mark.parametrize("harm", ["zeros", "empty", "half", "gone"])
def test_the_one_before_is_found_by_itself(tmp_path: Path, harm: str) -> None:
    kept, session = Slots(tmp_path / "saves"), _session(20)
    kept.keep(session, GAME)
    before = session.state.clone()
    _answer(session)
    kept.keep(session, GAME)
    kept.flush()
    path = automatic(kept.folder, GAME)
    data = path.read_bytes()
    path.unlink()
    if harm != "gone":
        path.write_bytes({"zeros": bytes(len(data)), "empty": b"", "half": data[: len(data) // 2]}[harm])
    again = Slots(kept.folder)
    slot = again.check(again.list()[0])
    assert slot.path == path
    assert slot.older
    assert slot.error is None
    session, game = again.load(path)
    assert game == GAME
    assert session.state == before
    assert again.fallen_back == {path}
    again.delete(path)
    assert again.list() == [], "what is deleted does not come back"


def test_a_save_of_a_newer_program_is_no_harm(tmp_path: Path) -> None:
    """It is not played on from behind its back."""
    import gzip

    from dune_desktop.storage.schema import VERSION

    kept, session = Slots(tmp_path / "saves"), _session(3)
    for _ in range(2):
        kept.keep(session, GAME)
    kept.flush()
    path = automatic(kept.folder, GAME)
    plain = gzip.decompress(path.read_bytes()).replace(b'"version":%d' % VERSION, b'"version":99', 1)
    path.write_bytes(gzip.compress(plain))
    assert predecessor(path).exists()
    with pytest.raises(SaveError, match="newer version"):
        Slots(kept.folder).load(path)


# ------------------------------------------------------------------------------------------------ a slow disk


def test_a_slow_disk_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers go on, the newest position gets to the disk, those in between need not, and reading waits for it."""
    writes: list[Path] = []
    done = threading.Event()
    really = slots.write

    def slowly(path: Path, data: bytes, older: Path | None = None) -> None:
        done.wait(HANGS)
        writes.append(path)
        really(path, data, older)

    monkeypatch.setattr(slots, "write", slowly)
    monkeypatch.setattr(slots, "MAX_WAIT_SECONDS", 0.004)
    kept, session = Slots(tmp_path / "saves"), _session(3)
    for _ in range(10):
        _answer(session)
        kept.keep(session, GAME)
    assert writes == [], "nobody waited for the first one"
    done.set()
    assert kept.load(automatic(kept.folder, GAME))[0].state == session.state
    assert 1 <= len(writes) <= 2, "what the disk was at work on, if it was in time, and the newest"


def test_a_slow_disk_that_refuses_is_told_of_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept_on = threading.Event()

    def slowly(path: Path, data: bytes, older: Path | None = None) -> None:
        kept_on.wait(HANGS)
        raise SaveError("unwritable", path, "No space left on device")

    monkeypatch.setattr(slots, "write", slowly)
    monkeypatch.setattr(slots, "MAX_WAIT_SECONDS", 0.004)
    kept, session = Slots(tmp_path / "saves"), _session()
    kept.keep(session, GAME)
    kept_on.set()
    kept.flush()
    error = kept.write_error(GAME)
    assert error is not None
    assert error.detail == "No space left on device"


def test_nothing_ends_the_writer(tmp_path: Path) -> None:
    """Not even an error that nobody has thought of; files are written one after another, each only as it is last."""
    writer, done = Writer(), []
    hold = threading.Event()

    def fail() -> None:
        hold.wait(HANGS)
        raise ZeroDivisionError("planted")

    one, other = tmp_path / "one", tmp_path / "other"
    writer.put(one, fail, 0)
    writer.put(other, lambda: done.append("old"), 0)
    writer.put(other, lambda: done.append("new"), 0)
    assert not writer.wait(other, 0)
    hold.set()
    writer.wait()
    assert done == ["new"]
    assert "planted" in writer.wrong(one).detail
    writer.put(one, lambda: done.append("again"), HANGS)
    assert writer.wrong(one) is None
