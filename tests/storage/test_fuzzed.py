"""Bad files, made up by hypothesis: whatever the files of the player hold, they are refused in words or can be played.

Some twenty seconds as it is; with FUZZ_TIMES=1000 it looks for hours, and `run.py fuzz` damages saves in more ways.
A fault that is found is shrunk to the smallest file that has it.
"""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import solo, table
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.storage.disk import MAX_BYTES, SUFFIX, SaveError
from dune_desktop.storage.files import MAX_UNPACKED_BYTES, MAX_VALUES, of_session, pack, to_session, unpack
from dune_desktop.storage.folder import named
from dune_desktop.storage.past import Found, PastGame, PastGames, PastSeat
from dune_desktop.storage.places import Places
from dune_desktop.storage.reviews import load_review, review_of
from dune_desktop.storage.save_header import read_header, read_headers
from dune_desktop.storage.settings import load_settings, save_settings
from dune_desktop.storage.slots import Slots

PLAYED_ON = 6  # decisions of a game that was not refused
PATIENCE = 100  # times what it takes to read all saves that are harmed here, whole: at most for one file
MEMORY = 200  # megabytes for one file, at most

TIMES = int(os.environ.get("FUZZ_TIMES", "1"))  # how many times as many tries as usual


def tries(usual: int) -> settings:
    """So many tries, the same ones each time; for longer runs more and others."""
    many = usual * TIMES
    return settings(
        max_examples=many,
        deadline=None,
        derandomize=TIMES == 1,
        database=None,
        suppress_health_check=list(HealthCheck),
    )


@cache
def _usual() -> float:
    """Seconds of this processor to read those saves; what is made once, with the first of them, is not counted."""
    began = 0.0
    for _ in range(2):
        began = time.process_time()
        for victim in _victims():
            to_session(unpack(gzip.compress(victim.encode())))
    return time.process_time() - began


@contextmanager
def _in_time() -> Iterator[None]:
    usual, began = _usual(), time.process_time()
    yield
    assert time.process_time() - began < PATIENCE * usual


# ------------------------------------------------------------------------------------------------ what is in a file

_ODD = st.sampled_from(
    [0, -1, 1, 99, 2**31, 2**63, 2**64, 10**30, 0.5, 1e308, "", "\x00", "../x", "dagger", None, True]
)
_ANYTHING = st.recursive(
    _ODD | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@cache
def _victims() -> tuple[str, ...]:
    """Saves in the middle of games of several kinds, as JSON."""
    found = []
    for number, config in enumerate((solo("mentat"), table(2), table(4, ("base", "ix")))):
        rules = Rules(catalog(config.boxes), config)
        session, player = Session.start(rules, number, tuple("ABCD"[: len(config.seats)])), RandomPlayer(number)
        for answers in range(60):
            if answers in (5, 31, 59):
                found.append(gzip.decompress(pack(of_session(session, "fuzzed"))).decode())
            session.answer(player.pick(rules.legal(session.state)))
    return tuple(found)


def _harm(draw: st.DrawFn, save: Any) -> None:
    """One value somewhere in the save becomes another, or one from elsewhere, or goes, or comes twice."""
    keys = sorted(save)
    holder, key = save, draw(st.sampled_from([*keys, *(key for key in keys if key == "state" for _ in keys * 3)]))
    for _ in range(draw(st.integers(1, 7))):
        inner = holder[key]
        if not isinstance(inner, dict | list) or not inner:
            break
        holder = inner
        key = draw(st.sampled_from(sorted(inner) if isinstance(inner, dict) else range(len(inner))))
    old = holder[key]
    match draw(st.sampled_from(["other", "near", "gone", "twice", "swapped"])):
        case "near" if isinstance(old, int) and not isinstance(old, bool):
            holder[key] = old + draw(st.sampled_from([-2, -1, 1, 2]))
        case "gone":
            del holder[key]
        case "twice" if isinstance(holder, list):
            holder.insert(key, old)
        case "swapped":
            other = draw(st.sampled_from(sorted(holder) if isinstance(holder, dict) else range(len(holder))))
            holder[key], holder[other] = holder[other], holder[key]
        case _:
            holder[key] = draw(_ANYTHING)


@st.composite
def _harmed(draw: st.DrawFn) -> bytes:
    """A save with one to three places harmed."""
    save = json.loads(draw(st.sampled_from(_victims())))
    if draw(st.integers(0, 4)):
        save["log"] = []  # to play it again takes longer than all else
    for _ in range(draw(st.integers(1, 3))):
        if save:
            _harm(draw, save)
    return gzip.compress(json.dumps(save).encode(), 1)


@st.composite
def _torn(draw: st.DrawFn) -> bytes:
    """The bytes of a save, cut off or turned."""
    data = bytearray(gzip.compress(draw(st.sampled_from(_victims())).encode(), 1))
    for place in draw(st.lists(st.integers(0, len(data) - 1), max_size=4)):
        data[place] ^= draw(st.integers(1, 255))
    return bytes(data[: draw(st.integers(0, len(data)))])


_STRANGE = st.binary(max_size=200) | _torn() | _ANYTHING.map(lambda value: gzip.compress(json.dumps(value).encode()))


# ------------------------------------------------------------------------------------------------ what must hold


def _opened(data: bytes) -> tuple[Session | None, str]:
    """The game in a file; or none, and why."""
    try:
        return to_session(unpack(data)), ""
    except SaveError as error:
        return None, str(error)


@tries(150)
@given(_STRANGE)
def test_what_is_no_save_is_refused(data: bytes) -> None:
    """In words of one line."""
    with _in_time():
        session, why = _opened(data)
    assert session is None or data[:2] == b"\x1f\x8b"
    assert "\n" not in why


@tries(700)
@given(_harmed(), st.randoms(use_true_random=False))
def test_a_harmed_save_is_refused_or_can_be_played(data: bytes, chance: Any) -> None:
    """Nothing but `SaveError` is raised; what is not refused goes on, and what is played can be loaded."""
    with _in_time():
        session, why = _opened(data)
        if session is None:
            assert "\n" not in why
            return
        for _ in range(PLAYED_ON):
            if session.over:
                return
            decision = session.decision()
            assert decision is not None
            session.view(decision.seat)
            session.answer(chance.choice(list(decision.legal)))
        again = to_session(unpack(pack(of_session(session, "fuzzed"))))
    assert again.state == session.state


@tries(60)
@given(
    st.dictionaries(
        st.from_regex(r"[a-z]{1,8}\.(dune|bak|dune\.part)", fullmatch=True), _STRANGE | _harmed(), max_size=3
    ),
    _STRANGE,
)
def test_a_folder_of_saves_can_be_listed_and_tidied(files: dict[str, bytes], last: bytes) -> None:
    """Whatever lies in it, the title and the list can be shown, and what is listed can be deleted and brought back."""
    with tempfile.TemporaryDirectory() as place, _in_time():
        slots = Slots(Path(place) / "saves")
        slots.folder.mkdir()
        for name, data in {**files, "auto-x.bak": last}.items():
            (slots.folder / name).write_bytes(data)
        (slots.folder / "last-played").write_bytes(last)
        read_headers(slots.folder)
        list(slots.tidy())
        listed = list(map(slots.check, slots.list()))
        slots.latest()
        for slot in listed:
            assert (slot.seen is None) == (slot.error is not None)
            slots.restore(slots.delete(slot.path))
        assert {slot.path for slot in slots.list()} == {slot.path for slot in listed}


@tries(80)
@given(st.dictionaries(st.sampled_from([*"abc", "language", "window", "player_names", "seats"]), _ANYTHING) | _ANYTHING)
def test_settings_are_read_as_they_are_written(plain: Any) -> None:
    """There are settings whatever the file says, and they stay what they are."""
    with tempfile.TemporaryDirectory() as place, _in_time():
        path = Path(place) / "settings.json"
        path.write_text(json.dumps(plain))
        found = load_settings(path)
        save_settings(path, found)
        assert load_settings(path) == found


_SEATS = tuple(PastSeat("human", name, 9, place, sources={"conflict": 8}) for place, name in enumerate("ABC", 1))
_PAST = PastGame("fuzzed", datetime(2026, 3, 1, tzinfo=UTC), ("base",), 8, _SEATS)


@st.composite
def _harmed_line(draw: st.DrawFn) -> bytes:
    """A line about a past game, or about one that was deleted, with one place harmed."""
    line = json.loads(TypeAdapter(PastGame).dump_json(_PAST))
    if not draw(st.integers(0, 3)):
        line = {"game": "fuzzed", "forgotten": line["ended"], "version": 1}
    _harm(draw, line)
    return json.dumps(line).encode()


_LINE = _harmed_line() | st.binary(max_size=60) | _ANYTHING.map(lambda value: json.dumps(value).encode())


@tries(60)
@given(st.lists(_LINE, max_size=6))
def test_a_damaged_file_of_past_games_keeps_the_others(lines: list[bytes]) -> None:
    """What is sound in it is told of, every line stays, and one can add, delete and bring back."""
    with tempfile.TemporaryDirectory() as place, _in_time():
        past = PastGames(Path(place) / "past-games.jsonl")
        past.add([replace(_PAST, game="sound")])
        past.path.write_bytes(past.path.read_bytes() + b"\n".join(lines) + b"\n")
        before = past.found()
        past.add([replace(_PAST, game="another")])
        past.delete("sound")
        past.restore("sound")
        found = PastGames(past.path).found()
        assert {"sound", "another"} <= {game.game for game in found.games}
        assert found.known == before.known | {"another"}
        assert found.unread == before.unread
        written = past.path.read_bytes().split(b"\n")
        assert all(line in written for whole in lines for line in whole.split(b"\n") if line.strip())


@tries(60)
@given(st.binary(max_size=300))
def test_small_files_of_ours_may_hold_anything(data: bytes) -> None:
    """Reviews, settings, past games, and a save that is only glanced at."""
    with tempfile.TemporaryDirectory() as place, _in_time():
        folder = Path(place)
        save = folder / ("a" + SUFFIX)
        for path in (save, folder / "settings.json", review_of(folder, "game")):
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(data)
        assert read_header(save) is None
        assert load_review(folder, "game", 1) == ()
        load_settings(folder / "settings.json")
        assert PastGames(save).found() == Found(unread=sum(bool(line.strip()) for line in data.split(b"\n")))


@tries(300)
@given(st.text(max_size=300))
def test_any_name_is_a_file_in_the_folder(name: str) -> None:
    """One that every system can have, and that is no file the program keeps by itself."""
    folder = Places.under(Path("/somewhere")).saves
    path = named(folder, name)
    assert path.parent == folder
    assert path.suffix == SUFFIX
    assert len(path.name.encode(errors="surrogatepass")) < 220
    assert not set(path.name) & set('<>:"/\\|?*\x00\n')
    assert not path.name.startswith(("auto-", "quick-", " ", "."))
    assert not path.stem.endswith((" ", "."))
    assert path.stem.casefold() not in {"con", "prn", "aux", "nul", "com1", "lpt9"}
    assert named(folder, path.stem) == path, "the name of a file is a name that leads to it"


# ------------------------------------------------------------------------------------------------ bounds

_WORST = """
import gzip, json, resource, sys, time
from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.files import MAX_VALUES, MAX_UNPACKED_BYTES, unpack
from dune_desktop.storage.schema import save_model
save_model()
head = b'{"format":"dune-desktop-save","version":%d,'
many = min(MAX_VALUES, MAX_UNPACKED_BYTES // 3) - 50
def of(values): return b",".join(values)
worst = {
    "lists": b"[" + of([b"[]"] * many) + b"]",
    "keys": b"{" + of([b'"%x":0' % n for n in range(many)]) + b"}",
    "log": head % 4 + b'"log":[' + of([b"{}"] * many) + b"]}",
    "old log": head % 1 + b'"log":[' + of([b"{}"] * many) + b"]}",
    "seats": head % 4 + b'"state":{"rng":1,"seats":[' + of([b"{}"] * many) + b"]}}",
    "deck": head % 4 + b'"state":{"rng":1,"imperium_deck":[' + of([b"{}"] * many) + b"]}}",
    "one word": b'{"format":"' + b"x" * (MAX_UNPACKED_BYTES - 50) + b'"}',
    "too many": b"[" + b"{}," * (MAX_UNPACKED_BYTES // 3 - 2) + b"{}]",
    "too much": b" " * (MAX_UNPACKED_BYTES * 20),
}
began = time.process_time()
json.loads(worst["lists"])
usual = time.process_time() - began
for name, text in worst.items():
    data = gzip.compress(text, 1)
    before, began = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, time.process_time()
    try:
        unpack(data)
    except SaveError as error:
        spent = time.process_time() - began
        more = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
        print(json.dumps([name, spent / usual, more / 1024]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="what a process has taken is told otherwise there")
def test_the_worst_files_take_little_time_and_memory() -> None:
    """A file of nothing but mistakes: what is said of each must not take more than the machine has."""
    done = subprocess.run([sys.executable, "-c", _WORST], capture_output=True, text=True, check=True)
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(told) == 9
    assert [name for name, times, _ in told if times > PATIENCE] == [], "beside reading one as a plain list of lists"
    assert [name for name, _, more in told if more > MEMORY * (1024 if sys.platform == "darwin" else 1)] == []


def test_the_bounds_leave_room_for_the_longest_game() -> None:
    """A game of thousands of answers, most of them taken back, is a hundredth of what may be read."""
    golden = Path(__file__).resolve().parents[2] / "saves"
    sizes = [len(path.read_bytes()) for path in golden.rglob("*.dune")]
    texts = [gzip.decompress(path.read_bytes()) for path in golden.rglob("*.dune")]
    assert max(sizes) * 20 < MAX_BYTES
    assert max(map(len, texts)) * 20 < MAX_UNPACKED_BYTES
    assert max(text.count(b",") for text in texts) * 20 < MAX_VALUES
