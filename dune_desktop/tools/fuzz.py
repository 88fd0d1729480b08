"""`fuzz`: reads randomly damaged player files, which must be refused with a message or load as a playable game.

One seed gives the same damage on every machine. The files are saves of every kind of table, most of them in the middle
of an effect, the settings, the file of locks, and the file of past games.
"""

from __future__ import annotations

import gzip
import json
import tempfile
import time
import zlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import field, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from dune_desktop.content.catalog import catalog
from dune_desktop.dataclass import dataclass
from dune_desktop.engine import GameConfig, Rules
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.validation.soundness import first_problem
from dune_desktop.i18n import Texts
from dune_desktop.i18n.languages import DEFAULT
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session, chairs_against
from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.files import of_session, pack, rules_of, to_session, unpack
from dune_desktop.storage.locks import Locks
from dune_desktop.storage.past import PastGames
from dune_desktop.storage.save_header import read_header
from dune_desktop.storage.settings import load_settings, save_settings

SAVES_PER_TABLE = 12  # saves taken of each table
DECISIONS_PLAYED_ON = 30  # decisions played on in most games
FULL_GAME_EVERY = 20  # one playable game in this many is played to its end
SCREENS_EVERY = 15  # in one playable game in this many, screens are built at some decisions
MAX_DECISIONS = 5000
MAX_GROWN_LETTERS = 20 << 20  # letters of JSON to which a value may grow, at most
MAX_FAULTS_SHOWN = 20  # faults shown


@dataclass(slots=True)
class Report:
    """The result of a run: counts of outcomes, and faults, each with the number of its try."""

    tries: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def lines(self) -> list[str]:
        """Return the lines to print."""
        speed = self.tries / self.seconds if self.seconds else 0.0
        return [
            f"{self.tries} tries, {len(self.faults)} faults, {self.seconds:.0f} s ({speed:.0f}/s), "
            f"slowest {self.slowest:.2f} s, {self.decisions} decisions played on",
            ", ".join(f"{name}: {count}" for name, count in sorted(self.outcomes.items())),
            *self.faults[:MAX_FAULTS_SHOWN],
        ]


def fuzz(tries: int, seed: int, first: int = 0, configs: Iterable[GameConfig] = ()) -> Report:
    """Damage and read files `tries` times, starting at try `first`, so that one try can be repeated alone.

    The saves are of games with these configurations; without any, with those of `tables`.
    """
    report = Report()
    saves = saves_to_damage(tuple(configs) or tuple(tables()))
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        for number in range(first, first + tries):
            chance = Random(f"{seed}:{number}")
            start = time.perf_counter()
            try:
                report.outcomes[_one_try(saves, chance, Path(folder), report)] += 1
            except Exception as error:  # any exception is a fault
                report.faults.append(f"try {number}: {type(error).__name__}: {str(error)[:200]}")
            report.slowest = max(report.slowest, time.perf_counter() - start)
            report.tries += 1
    report.seconds = time.perf_counter() - began
    return report


def _chosen(saves: list[bytes], chance: Random) -> bytes:
    """Choose a save, mostly without its log, which is slow to replay and has little to damage."""
    save = chance.choice(saves)
    return save if chance.random() < 0.1 else save.partition(b',"log":')[0] + b',"log":[]}'


def _one_try(saves: list[bytes], chance: Random, folder: Path, report: Report) -> str:
    kind = chance.random()
    if kind < 0.03:
        return _settings(chance, folder)
    if kind < 0.035:
        return _locks(chance, folder)
    if kind < 0.045:
        return _past(chance, folder)
    save = json.loads(_chosen(saves, chance))
    if kind < 0.1:
        return _save(
            _damaged_bytes(gzip.compress(json.dumps(save).encode(), 0, mtime=0), chance), chance, folder, report
        )
    other = json.loads(_chosen(saves, chance))
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        save = damaged(save, chance, other)
    text = json.dumps(save).encode()
    return _save(gzip.compress(text, 0, mtime=0), chance, folder, report)


# ------------------------------------------------------------------------------------------------ what is damaged


def tables() -> Iterator[GameConfig]:
    """Yield tables of every kind: with the base game alone, and with each box and its variants."""
    yield from (solo("mercenary"), solo("kwisatz_haderach"), table(2), table(3), table(4))
    for box in registry.boxes():
        played = registry.with_needed((box.id,))
        if played != registry.standard():
            variants = {n: tuple(each.id for each in box.variants if n in each.players) for n in (1, 3)}
            yield from (solo("mentat", "", played, variants[1]), table(2, played))
            yield from (table(3, played, variants[3]), table(4, played))


@cache
def saves_to_damage(configs: tuple[GameConfig, ...]) -> list[bytes]:
    """Return saves of these tables as JSON, taken at various moments of random games."""
    found: list[bytes] = []
    for number, config in enumerate(configs):
        moments = [_depth(session) for session in _game(number, config)]
        chosen = _various(moments)
        found += [
            zlib.decompress(pack(of_session(session, "fuzzed")), 31)
            for at, session in enumerate(_game(number, config))
            if at in chosen
        ]
    return found


def _game(number: int, config: GameConfig) -> Iterator[Session]:
    """Yield the session of a random game at every decision and at its end."""
    rules = Rules(catalog(config.boxes), config)
    chairs = chairs_against(config, "novice" if number % 2 else "", number)
    session = Session.start(rules, number, tuple("ABCD"[: len(config.seats)]), chairs)
    player = RandomPlayer(number)
    while not session.over:
        yield session
        session.answer(player.pick(rules.legal(session.state)))
    yield session


def _depth(session: Session) -> str:
    """Return the kind of a moment: its frames in progress and its phase."""
    return " ".join(frame.kind for frame in session.state.stack) + session.state.phase


def _various(moments: list[str]) -> set[int]:
    """Return one moment of each kind, rare kinds first, at most `SAVES_PER_TABLE`."""
    often = Counter(moments)
    last = {kind: at for at, kind in enumerate(moments)}
    return {last[kind] for kind in sorted(last, key=lambda kind: (often[kind], kind))[:SAVES_PER_TABLE]}


# ------------------------------------------------------------------------------------------------ damage


def damaged(save: Any, chance: Random, other: Any) -> Any:
    """Return the save with one place changed: deleted, replaced, doubled, exchanged, moved or grown."""
    holder, key = _place(save, chance)
    if holder is None:
        return chance.choice(_STRANGE)
    change = chance.choice(_CHANGES)
    change(holder, key, chance, (save, other))
    return save


def _place(save: Any, chance: Random) -> tuple[Any, Any]:
    """Return a random place as its container and key; depths are about equally likely, the log less so."""
    holder: Any = None
    key: Any = None
    at = save
    while isinstance(at, dict | list) and at and (holder is None or chance.random() < 0.85):
        holder = at
        if isinstance(at, dict):
            names = [name for name in at if name != "log" or chance.random() < 0.2]
            weights = [8 if name in ("state", "stack", "turn", "own") else 1 for name in names]
            key = chance.choices(names, weights)[0]
        else:
            key = chance.randrange(len(at))
        at = at[key]
    return holder, key


def _delete(holder: Any, key: Any, chance: Random, rest: Any) -> None:
    del holder[key]


def _strange(holder: Any, key: Any, chance: Random, rest: Any) -> None:
    holder[key] = json.loads(json.dumps(chance.choice(_STRANGE)))


def _number(holder: Any, key: Any, chance: Random, rest: Any) -> None:
    holder[key] = chance.choice(_NUMBERS)


def _near(holder: Any, key: Any, chance: Random, rest: Any) -> None:
    """Change a number slightly, flip a flag, or replace another value by one from elsewhere."""
    old = holder[key]
    if isinstance(old, bool):
        holder[key] = not old
    elif isinstance(old, int):
        holder[key] = old + chance.choice((-2, -1, 1, 2, 3))
    else:
        _other(holder, key, chance, rest)


def _other(holder: Any, key: Any, chance: Random, rest: Any) -> None:
    """Replace the value by one of the same type from elsewhere in this save or the other."""
    wanted = type(holder[key])
    for _ in range(50):
        place, name = _place(chance.choice(rest), chance)
        if place is not None and type(place[name]) is wanted and place is not holder:
            holder[key] = json.loads(json.dumps(place[name]))
            return


def _swap(holder: Any, key: Any, chance: Random, rest: Any) -> None:
    other = chance.choice(list(holder)) if isinstance(holder, dict) else chance.randrange(len(holder))
    holder[key], holder[other] = holder[other], holder[key]


def _exchange(holder: Any, key: Any, chance: Random, rest: Any) -> None:
    """Exchange the value with one of the same type anywhere in the position."""
    wanted = type(holder[key])
    for _ in range(50):
        place, name = _place(rest[0]["state"] if isinstance(rest[0].get("state"), dict) else rest[0], chance)
        if place is not None and type(place[name]) is wanted and not isinstance(place[name], dict | list):
            holder[key], place[name] = place[name], holder[key]
            return


def _double(holder: Any, key: Any, chance: Random, rest: Any) -> None:
    if isinstance(holder, list):
        holder.insert(key, holder[key])
    else:
        holder[f"{key}_"] = holder[key]


def _move(holder: Any, key: Any, chance: Random, rest: Any) -> None:
    """Move an item to another list of the position."""
    if not isinstance(holder, list):
        return _swap(holder, key, chance, rest)
    item = json.loads(json.dumps(holder[key]))  # a copy, because the target may be inside the item
    for _ in range(50):
        place, name = _place(rest[0], chance)
        if place is not None and isinstance(place[name], list):
            del holder[key]
            if isinstance(place, dict) or name < len(place):
                target = place[name]
                if isinstance(target, list):
                    target.append(item)
            return None
    return None


def _nest(holder: Any, key: Any, chance: Random, rest: Any) -> None:
    """Nest the value many times: in lists, or as an effect inside effects."""
    value, depth = holder[key], chance.choice((2, 50, 90, 150))
    for _ in range(depth):
        value = {"op": "may", "effects": [value]} if isinstance(value, dict) else [value]
    holder[key] = value


def _grow(holder: Any, key: Any, chance: Random, rest: Any) -> None:
    old, times = holder[key], chance.choice((2, 50, 3000))
    times = min(times, max(1, MAX_GROWN_LETTERS // len(json.dumps(old))))
    if isinstance(old, list):
        holder[key] = old * times
    elif isinstance(old, str):
        holder[key] = (old or "x") * times
    else:
        holder[key] = [old] * times


_CHANGES: tuple[Callable[[Any, Any, Random, Any], None], ...] = (
    *(_delete, _strange, _number, _near, _near, _near, _near, _other, _other, _other, _other),
    *(_swap, _swap, _exchange, _exchange, _exchange, _double, _move, _move, _nest, _grow),
)

_NUMBERS = (0, -1, 1, 2, 3, 5, 7, 12, 13, 99, 999, 1000, -(2**31), 2**31, 2**63, 2**64 - 1, 2**64, 10**30, 0.5, 1e308)

_STRANGE: tuple[Any, ...] = (
    *(
        None,
        True,
        False,
        "",
        "x",
        "?",
        "\x00",
        "a\x00b\x1b[31m",
        "../../../elsewhere",
        "a/b",
        "CON",
        "\u202e",
        "\U0001f600",
    ),
    *(
        "dagger",
        "arrakeen",
        "card:dagger",
        "nowhere",
        "0001-01-01T00:00:00Z",
        "9999-12-31T23:59:59-12:00",
        "2026-01-01",
    ),
    *([], {}, [[]], [None], {"": ""}, {"kind": "game"}, {"kind": "turn"}, {"op": "end_turn"}, {"op": "track_bonus"}),
    *({"kind": "window", "timing": "win", "seats": []}, {"kind": "pool", "seat": 0, "todo": []}, "1" * 5000),
)


def _damaged_bytes(data: bytes, chance: Random) -> bytes:
    """Damage bytes: truncate, flip bits, append, replace, or build a small file that unpacks to a huge one."""
    how = chance.randrange(7)
    if how == 0:
        return data[: chance.randrange(len(data))]
    if how == 1:
        found = bytearray(data)
        for _ in range(chance.choice((1, 3, 30))):
            found[chance.randrange(len(found))] ^= 1 << chance.randrange(8)
        return bytes(found)
    if how == 2:
        return data + chance.randbytes(20)
    if how == 3:
        return chance.randbytes(chance.choice((0, 1, 100, 3000)))
    if how == 4:
        text = chance.choice((b"[" * 5000, b'{"a":' * 5000, b"1" * 6000, b'"\\ud800"', b"\xff\xfe", b"NaN", b"1e999"))
        return gzip.compress(text)
    if how == 5:
        harmed = bytearray(gzip.decompress(data))
        for _ in range(chance.choice((1, 3))):
            harmed[chance.randrange(len(harmed))] = chance.randrange(256)
        return gzip.compress(bytes(harmed), 1)
    return _bomb() if chance.random() < 0.05 else gzip.compress(data, 1)


def _bomb() -> bytes:
    packer = zlib.compressobj(9, wbits=31)
    return b"".join(packer.compress(b" " * (1 << 20)) for _ in range(40)) + packer.flush()


# ------------------------------------------------------------------------------------------------ what must hold


def _save(data: bytes, chance: Random, folder: Path, report: Report) -> str:
    """Read the damaged save, which must raise `SaveError` or be playable; return the outcome."""
    path = folder / "fuzzed.dune"
    if chance.random() < 0.1:
        path.write_bytes(data)
        read_header(path)
    try:
        save = unpack(data, path)
    except SaveError as error:
        str(error)
        return "refused: " + error.key
    first_problem(rules_of(save.config), save.state)  # must not raise, although loading would catch it
    try:
        session = to_session(save, path)
    except SaveError as error:
        str(error)
        return "refused: position"
    _play_on(session, chance, report)
    return "playable"


def _play_on(session: Session, chance: Random, report: Report) -> None:
    """Play random legal answers, calling all that a window calls; the position must stay sound."""
    rules = session.rules
    to_the_end = chance.randrange(FULL_GAME_EVERY) == 0
    scene = _scene(session) if chance.randrange(SCREENS_EVERY) == 0 else None
    player = RandomPlayer(chance.randrange(1 << 30))
    for count in range(MAX_DECISIONS if to_the_end else DECISIONS_PLAYED_ON):
        if scene is not None and count < DECISIONS_PLAYED_ON and count % 8 == 0:
            scene()
        if session.over:
            return
        decision = session.decision()
        assert decision is not None
        assert decision.legal
        if count % 5 == 0:
            session.view(decision.seat)
            session.preview(decision.legal[0])
        session.answer(player.pick(list(decision.legal)))
        report.decisions += 1
    if to_the_end:
        raise AssertionError(f"no end after {MAX_DECISIONS} decisions")
    wrong = first_problem(rules, session.state)
    if wrong:
        raise AssertionError("played on, the position is refused: " + wrong)


def _scene(session: Session) -> Callable[[], object]:
    """Return a function that builds the table's screen without drawing it."""
    from dune_desktop.ui.paint.fonts import Fonts
    from dune_desktop.ui.scenes.context import UiContext
    from dune_desktop.ui.scenes.table.scene import TableScene
    from dune_desktop.ui.scenes.table.shown_game import ShownGame
    from dune_desktop.ui.window.canvas import canvas_for

    canvas = canvas_for(1920, 1080)
    fonts = Fonts(1080 / canvas[1])
    shown_game = ShownGame(session)
    scene = TableScene(shown_game, UiContext(Texts(DEFAULT)))

    def make() -> object:
        shown_game.uncover()
        return scene.screen(fonts, canvas)

    return make


_SETTINGS: dict[str, Any] = {
    "language": DEFAULT,
    "window": [1280, 720],
    "fullscreen": True,
    "rival_pace": "fast",
    "player_names": ["A", "B"],
    "table": "2",
    "difficulty": "mentat",
    "boxes": ["one", "another"],
    "variants": ["longer"],
    "of a newer version": {"a": [1, 2]},
}


def _settings(chance: Random, folder: Path) -> str:
    """Check that any settings file loads, and that its settings read back as they were written."""
    path = folder / "settings.json"
    plain = damaged(json.loads(json.dumps(_SETTINGS)), chance, _SETTINGS)
    data = json.dumps(plain).encode()
    if chance.random() < 0.3:
        data = chance.choice((chance.randbytes(50), data[: chance.randrange(len(data))], b"[" * 100000, b"1" * 5000))
    path.write_bytes(data)
    found = load_settings(path)
    save_settings(path, found)
    if load_settings(path) != found:
        raise AssertionError("settings are not read as they were written")
    return "settings"


def _past(chance: Random, folder: Path) -> str:
    """Check that sound lines of any past-games file are read, and that games can be added, deleted and restored."""
    past = PastGames(folder / "past-games.jsonl")
    plain: dict[str, Any] = {
        "game": "harmed",
        "ended": "2026-03-01T20:00:00Z",
        "boxes": list(registry.standard()),
        "rounds": 8,
    }
    seat = {"kind": "human", "name": "A", "points": 9, "place": 1, "sources": {"conflict": 8}}
    plain["seats"] = [seat, {**seat, "level": "adept"}, {**seat, "leader": "somebody"}]
    sound = json.dumps({**plain, "game": "sound"}).encode()
    data = json.dumps(damaged(plain, chance, _SETTINGS)).encode()
    if chance.random() < 0.3:
        data = _damaged_bytes(gzip.compress(data, 0, mtime=0), chance)
    past.path.write_bytes(data + b"\n" + sound + b"\n")
    games = past.found().games
    past.add([replace(games[-1], game="another")])
    past.delete("sound")
    past.restore("sound")
    if not {"sound", "another"} <= {game.game for game in past.found().games}:
        raise AssertionError("past games are lost")
    return "past games"


def _locks(chance: Random, folder: Path) -> str:
    """Check that a game can be locked and released with any content of the lock file."""
    path = folder / "open-games.lock"
    path.write_bytes(chance.randbytes(chance.choice((0, 1, 5000))))
    locks = Locks(path)
    if not locks.take("a game") or not locks.free("another"):
        raise AssertionError("a free game is said to be open elsewhere")
    locks.release("a game")
    locks.close()
    return "locks"
