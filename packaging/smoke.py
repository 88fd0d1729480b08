"""Test that the packaged program works on a bare system. Run after `run.py build`.

    smoke.py [PROGRAM]          all of it; PROGRAM is the executable, by default the one in build/dist
    smoke.py --no-window        the self test only, where there is no virtual screen (Windows, macOS)
    smoke.py --wheel            also: the wheel, installed into an empty environment

The program gets an empty home and a PATH that leads nowhere. On Linux it is then played on a virtual screen with a
real pointer: new game, one turn, a save, quit, continue, a second window of the same game. The program itself writes
down what it shows and where that can be clicked (DUNE_DESKTOP_REPORT); everything else comes from outside.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import venv
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import parts

ROOT = parts.ROOT
WARM, COLD, MENU = 0.4, 0.8, 1.0  # seconds from start to the first picture, and to being ready
PATIENCE = 120  # a start is too slow if it takes this many times as long as `--version` here
HANGS = 300.0  # seconds after which the program counts as hanging, on any machine
SEEN = 0.6  # seconds before a button is clicked: after a change it takes no clicks for half a second
PLAYING = (
    "end_turn", "commit", "answer", "next", "skip", "uncover", "option", "options", "card", "space", "group", "after",
    "troops", "reveal",
)  # fmt: skip
"""Actions that advance a game, the more decisive first."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", nargs="?", type=Path, default=built())
    parser.add_argument("--no-window", action="store_true")
    parser.add_argument("--wheel", action="store_true")
    args = parser.parse_args()
    if not args.program.is_file():
        print(f"{args.program} is not there; run.py build makes it")
        return 1
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        bare(args.program, Path(folder))
        if not args.no_window:
            with Screen() as display:
                play(args.program, Path(folder), display)
                measure(args.program, Path(folder), display)
        if args.wheel:
            installed(Path(folder))
    print(f"the packaged program works, {time.monotonic() - began:.0f} s")
    return 0


def built() -> Path:
    """Return the path of the built program."""
    folder = ROOT / "build" / "dist"
    if sys.platform == "darwin":
        return folder / f"{parts.TITLE}.app" / "Contents" / "MacOS" / parts.NAME
    return folder / parts.NAME / (parts.NAME + (".exe" if sys.platform == "win32" else ""))


def empty(home: Path, **more: str) -> dict[str, str]:
    """Return an environment with nothing but a home folder."""
    home.mkdir(parents=True, exist_ok=True)
    kept = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP", "TMP") if name in os.environ}
    return {**kept, "PATH": "/nonexistent", "HOME": str(home), "USERPROFILE": str(home), **more}


# ------------------------------------------------------------------------------------------------ without a window


def bare(program: Path, folder: Path) -> None:
    """Run the version and the self test, which must leave nothing in the home folder."""
    home = folder / "bare"
    said = subprocess.run([program, "--version"], env=empty(home), capture_output=True, text=True, check=True).stdout
    if sys.platform != "win32":  # a windowed program has no output there
        assert said.split() == [parts.NAME, parts.version()], said
    tested = subprocess.run([program, "--selftest"], env=empty(home), capture_output=True, text=True, check=False)
    print(tested.stdout, tested.stderr, sep="", end="")
    assert tested.returncode == 0, "the self test fails"
    assert not list(home.rglob("*")), "the self test leaves files behind"


def installed(folder: Path) -> None:
    """Check the wheel's content, and that it works in an empty environment."""
    wheel = ROOT / "dist" / f"{parts.NAME.replace('-', '_')}-{parts.version()}-py3-none-any.whl"
    names = zipfile.ZipFile(wheel).namelist()
    for path, inside in parts.data():
        name = inside if inside.startswith("dune_desktop") else f"dune_desktop/{inside}"
        assert f"{name}/{Path(path).name}" in names, f"{path} is not in the wheel"
    assert not [name for name in names if "tests/" in name or name.endswith(".pyc")], "tests or caches in the wheel"
    place = folder / "environment"
    venv.create(place, with_pip=True)
    bin_ = place / ("Scripts" if os.name == "nt" else "bin")
    pip = [str(bin_ / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    locked = ROOT / "packaging" / "requirements" / "game.txt"
    subprocess.run([*pip, "--require-hashes", "-r", locked], check=True, cwd=folder)
    subprocess.run([*pip, "--no-deps", wheel], check=True, cwd=folder)
    subprocess.run([bin_ / "python", "-m", "pip", "check"], check=True, cwd=folder)  # the list names all it needs
    tested = subprocess.run([bin_ / parts.NAME, "--selftest"], env=empty(folder / "w"), capture_output=True, text=True)
    assert tested.returncode == 0, tested.stdout + tested.stderr
    print("the wheel works in an empty environment")


# ------------------------------------------------------------------------------------------------ with a window


class Screen:
    """A virtual screen (Xvfb) for the tests."""

    def __enter__(self) -> str:
        reading, writing = os.pipe()
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1920x1080x24", "-nolisten", "tcp"]
        self.server = subprocess.Popen(
            command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        os.close(writing)
        with os.fdopen(reading) as said:
            return f":{said.readline().strip()}"

    def __exit__(self, *_: object) -> None:
        self.server.terminate()
        self.server.wait()


class Window:
    """The running program, with its reports and a pointer and keyboard for it."""

    def __init__(self, program: Path, home: Path, display: str, *arguments: str) -> None:
        self.display = display
        self.report = home / f"report-{time.monotonic_ns()}"
        self.began = time.monotonic()
        self.process = subprocess.Popen(
            [program, *arguments],
            env=empty(home, DISPLAY=display, LANG="C.UTF-8", DUNE_DESKTOP_REPORT=str(self.report)),
        )
        self.name = ""

    def __enter__(self) -> Window:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()

    def lines(self) -> list[dict[str, Any]]:
        """Return all reports so far."""
        if not self.report.exists():
            return []
        whole = self.report.read_text(encoding="utf-8").rpartition("\n")[0]
        return [json.loads(line) for line in whole.splitlines()]

    def seen(self) -> dict[str, Any]:
        """Return the report of the latest picture."""
        shown = [line for line in self.lines() if "scene" in line]
        return shown[-1] if shown else {"scene": "", "hits": [], "driver": ""}

    def wait(self, until: Callable[[dict[str, Any]], bool], what: str, seconds: float = HANGS) -> dict[str, Any]:
        """Wait for a picture that meets the condition, and return its report."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            seen = self.seen()
            if until(seen):
                return seen
            assert self.process.poll() is None, f"it ended with {self.process.returncode} before {what}"
            time.sleep(0.03)
        raise AssertionError(f"no {what}; there is {self.seen()['scene']} with {actions(self.seen())}")

    def stood(self) -> float:
        """Return for how many seconds all clickable places have not changed."""
        since, hits = time.monotonic(), None
        for line in self.lines():
            if "scene" in line and line["hits"] != hits:
                since, hits = line["at"], line["hits"]
        return time.monotonic() - since

    def scene(self, name: str) -> dict[str, Any]:
        return self.wait(lambda seen: seen["scene"] == name, name)

    def tool(self, *arguments: object) -> str:
        command = ["xdotool", *map(str, arguments)]
        environment = {**os.environ, "DISPLAY": self.display}
        return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.strip()

    def point(self, x: int, y: int) -> None:
        """Move the pointer there and click the left button."""
        if not self.name:
            names = self.tool("search", "--sync", "--onlyvisible", "--pid", self.process.pid).split()
            self.name = names[-1]
        self.tool("mousemove", "--window", self.name, x, y, "sleep", 0.08, "click", 1)

    def click(self, *action: object) -> None:
        """Click the place with this action, once it has stood there long enough for a person to see it."""
        seen = self.wait(lambda seen: list(action) in actions(seen) and self.stood() > SEEN, f"way to {action}")
        self.point(*next(place for found, place in seen["hits"] if found == list(action)))

    def ends(self) -> None:
        assert self.process.wait(timeout=HANGS) == 0, f"it ended with {self.process.returncode}"


def actions(seen: dict[str, Any]) -> list[list[object]]:
    return [found for found, _ in seen["hits"]]


def play(program: Path, folder: Path, display: str) -> None:
    """Play as a player would: new game, a turn, a save, quit, continue, and the same game in a second window."""
    home = folder / "player"
    with Window(program, home, display, "--window", "1280x720") as window:
        assert window.scene("TitleScene")["driver"] == "x11", "not the real window"
        window.click("known")
        window.scene("NewGameScene")
        window.click("table", "solo")
        window.click("begin")
        window.scene("GameScene")
        clicks = take_turn(window)
        window.click("menu")
        window.scene("MenuScene")
        window.click("save")
        window.scene("SaveScene")
        window.tool("type", "--delay", 40, "evening")
        window.click("save")
        window.scene("MenuScene")
        with Window(program, home, display, "--window", "1280x720") as second:
            second.click("continue")
            second.scene("Message")
            second.tool("key", "--window", second.tool("search", "--pid", second.process.pid).split()[-1], "Escape")
        window.click("leave")
        window.ends()
    saves = sorted(next(home.rglob("saves")).glob("*.dune"))
    assert [path.name for path in saves if not path.name.startswith("auto-")] == ["evening.dune"], saves
    earlier = [path.name for path in home.rglob("round-*.dune")]
    assert "round-01.dune" in earlier, f"of the first round is kept {earlier}"  # the turn may have ended the round
    kept = next(path for path in saves if path.name.startswith("auto-"))
    before = state(kept)
    assert before == state(next(path for path in saves if path != kept)), "the two saves differ"
    with Window(program, home, display, "--window", "1280x720") as window:
        window.click("continue")
        window.scene("GameScene")
        window.click("menu")
        window.click("leave")
        window.ends()
    assert state(kept) == before, "the game is not where it was"
    assert not list(home.rglob("*.log")), "something was written to the log"
    print(f"played a turn with {clicks} clicks, saved, quit, continued; refused a second window of the same game")


def take_turn(window: Window) -> int:
    """Click until a turn has ended and the menu is available; return the number of clicks."""
    chance, ended = random.Random(1), False
    for clicks in range(200):
        window.wait(lambda seen: bool(actions(seen)) and window.stood() > SEEN, "picture at rest")
        if ended and ["menu"] in actions(window.seen()):
            return clicks
        found = [(action[0], place) for action, place in window.seen()["hits"] if action[0] in PLAYING]
        if not found:
            time.sleep(SEEN)
            continue
        decisive = [one for one in found if PLAYING.index(one[0]) < 6] or found
        name, place = chance.choice(decisive)
        window.point(*place)
        ended = ended or name == "end_turn"
    raise AssertionError(f"no end of the turn in 200 clicks; there is {actions(window.seen())}")


def state(path: Path) -> object:
    return json.loads(gzip.decompress(path.read_bytes()))["state"]


# ------------------------------------------------------------------------------------------------ how quick


def measure(program: Path, folder: Path, display: str) -> None:
    """Measure the time to the first picture, with and without cached files, and until the program is ready."""
    home = folder / "player"
    cold = [start(program, home, display, forget=True) for _ in range(3)]
    warm = [start(program, home, display, forget=False) for _ in range(5)]
    first, firsts, ready = (
        statistics.median(shown for shown, _ in warm),
        statistics.median(shown for shown, _ in cold),
        statistics.median(ready for _, ready in warm),
    )
    print(f"first picture after {first * 1000:.0f} ms, {firsts * 1000:.0f} ms with cold files; all of it {ready:.2f} s")
    usual = statistics.median(tell_version(program, home) for _ in range(5))
    for name, seconds, limit in (("warm", first, WARM), ("cold", firsts, COLD), ("menu", ready, MENU)):
        if seconds > limit:
            print(f"  {name} is above {limit} s, where to tell the version takes {usual * 1000:.0f} ms")
        assert seconds < PATIENCE * usual, f"{name}: {seconds:.2f} s, {seconds / usual:.0f} times as long as that"


def tell_version(program: Path, home: Path) -> float:
    """Return the seconds that `--version` takes, as a measure of the machine's present speed."""
    began = time.monotonic()
    subprocess.run([program, "--version"], env=empty(home), check=True, capture_output=True)
    return time.monotonic() - began


def start(program: Path, home: Path, display: str, forget: bool) -> tuple[float, float]:
    """Return the seconds to the first picture and until the program is ready; `forget` drops cached files first."""
    if forget:
        for path in program.parent.rglob("*"):
            if path.is_file() and not path.is_symlink():
                with path.open("rb") as file:
                    os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
    with Window(program, home, display) as window:
        end = time.monotonic() + HANGS
        while not any("ready" in line for line in window.lines()):
            assert time.monotonic() < end, "it never becomes ready"
            time.sleep(0.05)
        lines = window.lines()
        shown = next(line["at"] for line in lines if "scene" in line)
        ready = next(line["at"] for line in lines if "ready" in line)
        return shown - window.began, ready - window.began


if __name__ == "__main__":
    if not shutil.which("Xvfb") and "--no-window" not in sys.argv:
        sys.exit("smoke.py needs Xvfb and xdotool, or --no-window")
    sys.exit(main())
