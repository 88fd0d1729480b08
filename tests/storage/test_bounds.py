"""Small files that could come to much: whatever they hold, to read them takes a bounded amount of memory."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

MOST = 100.0  # MB that one file may take to be read, or to be refused

_READ = """
import gzip, json, resource, sys, tempfile
from pathlib import Path
from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import table
from dune_desktop.session import Session
from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.files import of_session, pack, to_session, unpack
from dune_desktop.storage.past import PastGames
from dune_desktop.storage.reviews import load_review, review_of

session = Session.start(Rules(catalog(), table(4)), 8, tuple("ABCD"))
sound = gzip.decompress(pack(of_session(session, "g"))).decode()
to_session(unpack(gzip.compress(sound.encode())))
folder = Path(tempfile.mkdtemp())

def of(value, many):
    return "[" + ",".join([value] * many) + "]"

def a_save(where, value):
    def read():
        plain = json.loads(sound)
        holder = plain
        for name in where[:-1]:
            holder = holder[name]
        holder[where[-1]] = "@"
        unpack(gzip.compress(json.dumps(plain, separators=(",", ":")).replace('"@"', value).encode()))
    return read

def a_review(pieces):
    def read():
        path = review_of(folder, "g")
        path.parent.mkdir(exist_ok=True)
        path.write_text('{"format":"dune-desktop-review","version":4,"stamp":1,"pieces":%s}' % pieces)
        assert load_review(folder, "g", 1) == ()
    return read

def past_games(line, many):
    def read():
        path = folder / "past-games.jsonl"
        path.write_text(line * many)
        PastGames(path).found()
    return read

option = '{"op":"gain"}'
question = '{"kind":"ask","seat":0,"source":"","effect":{"op":"choose","options":%s}}'
bombs = {
    "questions": a_save(("state", "stack"), of('{"kind":"ask"}', 190_000)),
    "points": a_save(("state", "seats", 0, "points"), of("[]", 190_000)),
    "options": a_save(("state", "stack"), "[" + question % of(option, 190_000) + "]"),
    "an answer": a_save(("log", ), '[{"seat":0,"option":%s}]' % of("[]", 190_000)),
    "chairs": a_save(("chairs", ), of('{"x":1}', 190_000)),
    "a summary": a_save(("summary", "points"), of('""', 190_000)),
    "keys": a_save(("state", "own"), "{" + ",".join('"k%d":1' % n for n in range(190_000)) + "}"),
    "depth": a_save(("state", ), "[" * 100 + of("[" * 9 + "]" * 9, 190_000) + "]" * 100),
    "chances": a_review('[{"number":1,"better":[],"worth":0,"chances":%s}]' % of("[]", 340_000)),
    "past games": past_games("{}\\n", 5 << 20),
}
for name, read in bombs.items():
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    try:
        read()
    except SaveError:
        pass
    print(json.dumps([name, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="what a process has taken is told otherwise there")
def test_a_small_file_takes_little_memory() -> None:
    """Nothing but faults, or nothing but lists: the first fault is told, and no more is looked for."""
    done = subprocess.run([sys.executable, "-c", _READ], capture_output=True, text=True, check=True)
    taken = dict(map(json.loads, done.stdout.splitlines()))
    assert len(taken) == 10
    bound = MOST * (1 << 20 if sys.platform == "darwin" else 1 << 10)
    assert {name: more for name, more in taken.items() if more > bound} == {}
