#!/usr/bin/env python3
"""Start here: `python3 run.py` plays, `python3 run.py test` tests, on a machine that has only Python 3.11 or newer.

    run.py               open the game
    run.py test [...]    the whole test suite, headless; what follows goes to pytest
    run.py lint          for developers: format, lint, types
    run.py check         for developers: the same, then the quick tests
    run.py record [...]  for developers: write the golden games of the tests anew, all or those of the tables named
    run.py picture NAME  for illustrators: one picture, drawn again whenever its file changes (with --watch)
    run.py blunders      for developers: how many positions of each family of faults every level holds
    run.py certain       for developers: late decisions of played games, each certain win tried in many worlds
    run.py soak [...]    for developers: games for hours over every table, examined; run.py soak --help
    run.py build         for developers: the packaged program
    run.py ANYTHING      passed on to the game, for example: run.py --version, run.py simulate --games 10

The first run makes the folder .venv beside this file and installs the pinned dependencies into it; later runs do so
only when they changed. Nothing outside this folder is touched.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
VENV = HERE / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LOCKS = HERE / "packaging" / "requirements"
OLDEST = (3, 11)


def main(arguments: list[str]) -> int:
    if sys.version_info < OLDEST:
        print(
            f"This game needs Python {OLDEST[0]}.{OLDEST[1]} or newer; this is {sys.version.split()[0]}.",
            file=sys.stderr,
        )
        return 1
    os.chdir(HERE)
    command, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    tasks = {"test": test, "lint": lint, "check": check, "record": record, "build": build, "train": train}
    tasks |= {"blunders": blunders, "certain": certain}
    if command in tasks:
        return tasks[command](rest)
    prepare("game")
    return become([str(PYTHON), "-m", "dune_desktop", *arguments])


def test(arguments: list[str]) -> int:
    prepare("test")
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # tests start programs a hundred times, so compile once
    spread = [] if any(word.startswith("-n") for word in arguments) else ["-n", "auto", "--dist", "worksteal"]
    return call([str(PYTHON), "-m", "pytest", *spread, *arguments])


def lint(arguments: list[str]) -> int:
    prepare("dev")
    for step in (["ruff", "format", "--check", "."], ["ruff", "check", "."], ["mypy"]):
        print("==", " ".join(step), flush=True)
        if status := call([str(PYTHON), "-m", *step]):
            return status
    return 0


def check(arguments: list[str]) -> int:
    return lint([]) or test(["-q", "-m", "not slow", *arguments])


def train(arguments: list[str]) -> int:
    prepare("train")
    return call([str(PYTHON), "-m", "dune_desktop", "train", *arguments])


def record(arguments: list[str]) -> int:
    prepare("test")
    return call([str(PYTHON), "-m", "tests.contract.record", *arguments])


def blunders(arguments: list[str]) -> int:
    prepare("test")
    return call([str(PYTHON), "-m", "tests.players.blunders", *arguments])


def certain(arguments: list[str]) -> int:
    prepare("test")
    return call([str(PYTHON), "-m", "tests.players.certainty", *arguments])


def build(arguments: list[str]) -> int:
    prepare("build")
    return call([str(PYTHON), str(HERE / "packaging" / "build.py"), *arguments])


def prepare(extra: str) -> None:
    """Make or update the virtual environment with the pinned packages of requirements/<extra>.txt.

    Only packages whose hash is in these lists are installed, build tools included.
    """
    lock = LOCKS / f"{extra}.txt"
    mark = VENV / f".installed-{extra}"
    wanted = hashlib.sha256(
        b"".join(path.read_bytes() for path in (HERE / "pyproject.toml", *sorted(LOCKS.glob("*.txt"))))
    ).hexdigest()
    if PYTHON.exists() and mark.is_file() and mark.read_text() == wanted:
        return
    print("Preparing the game (only the first time, or after an update) ...", file=sys.stderr, flush=True)
    if not PYTHON.exists():
        venv.create(VENV, with_pip=True, clear=VENV.exists())
    quiet = ["--disable-pip-version-check", "--quiet", "--no-warn-script-location"]
    checked = [["install", *quiet, "--require-hashes", "-r", str(path)] for path in (lock, LOCKS / "install.txt")]
    steps = [*checked, ["install", *quiet, "--no-deps", "--no-build-isolation", "-e", str(HERE)]]
    for step in steps:
        if status := call([str(PYTHON), "-m", "pip", *step]):
            print(
                "The dependencies could not be installed; is there a connection to the internet?\n"
                "Nothing was changed outside this folder; deleting .venv and starting again is safe.",
                file=sys.stderr,
            )
            raise SystemExit(status)
    mark.write_text(wanted)


def become(command: list[str]) -> int:
    """Replace this process by the command, so that signals reach it; where that is impossible, wait for it."""
    if os.name == "posix":
        os.execv(command[0], command)
    return call(command)


def call(command: list[str]) -> int:
    try:
        return subprocess.run(command, check=False).returncode
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
