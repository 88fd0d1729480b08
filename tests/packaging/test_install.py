"""`install.sh` really run, in folders with every character that means something to a shell or a menu."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

LINUX = Path(__file__).resolve().parents[2] / "packaging" / "linux"
FOLDERS = [
    "plain",
    "two words",
    "a&b",
    "a|b",
    'a"b',
    "a\\b",
    "a\\\\n",
    "a$HOME",
    "a`id`",
    "a%f",
    "100%",
    "a'b",
    "-dash",
    "한글",
]

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a script for Linux")


def _package(folder: Path) -> None:
    """What the package of the program holds, as far as the menu is concerned."""
    share = folder / "share"
    share.mkdir(parents=True)
    for name in ("install.sh", "uninstall.sh"):
        shutil.copy(LINUX / name, folder)
    for name in ("dune-desktop.desktop", "dune-desktop.xml"):
        shutil.copy(LINUX / name, share)
    for size in (16, 32, 48, 64, 128, 256):
        shutil.copy(LINUX.parent / "icons" / f"dune-desktop-{size}.png", share)
    program = folder / "dune-desktop"
    program.write_text(
        '#!/bin/sh\nprintf "%s\\n" "$0" "$@" >"$HOME/started.new"\nmv "$HOME/started.new" "$HOME/started"\n'
    )
    program.chmod(0o755)


def _command(entry: str) -> list[str]:
    """The words of `Exec` as the Desktop Entry Specification reads them, without the field code."""
    value = next(line.removeprefix("Exec=") for line in entry.splitlines() if line.startswith("Exec="))
    value = re.sub(r"\\(.)", lambda found: {"s": " ", "n": "\n", "t": "\t", "r": "\r"}.get(found[1], found[1]), value)
    quoted, rest = re.fullmatch(r'(?:env )?"((?:[^"\\`$]|\\["\\`$])*)" (.*)', value).groups()
    assert rest == "%f"
    assert not re.search(r"(?<!%)(%%)*%(?!%)", quoted), "a field code within the quotes"
    return [re.sub(r'\\(["\\`$])', r"\1", quoted).replace("%%", "%")]


@pytest.mark.parametrize("name", FOLDERS)
def test_the_menu_starts_the_program_in_any_folder(tmp_path: Path, name: str) -> None:
    folder, home = tmp_path / name / "dune", tmp_path / "home"
    _package(folder)
    home.mkdir()
    environment = {**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home / "data")}
    subprocess.run(["sh", str(folder / "install.sh")], check=True, env=environment, capture_output=True)
    file = home / "data" / "applications" / "dune-desktop.desktop"
    entry = file.read_text(encoding="utf-8")
    assert entry.count("Exec=") == 1
    assert entry.startswith("[Desktop Entry]\n")
    assert _command(entry) == [str(folder / "dune-desktop")]
    if shutil.which("gio"):  # what the desktops of GNOME and others really do with it
        subprocess.run(["gio", "launch", str(file), "/tmp/a b.dune"], check=True, env=environment, capture_output=True)
        for _ in range(15_000):  # five minutes, on however slow a machine
            if (home / "started").exists():
                break
            time.sleep(0.02)
        assert (home / "started").read_text(encoding="utf-8").splitlines() == [
            str(folder / "dune-desktop"),
            "/tmp/a b.dune",
        ]
    subprocess.run(["sh", str(folder / "uninstall.sh")], check=True, env=environment, capture_output=True)
    assert not file.exists()


def test_it_can_be_run_from_its_own_folder(tmp_path: Path) -> None:
    _package(tmp_path / "here")
    environment = {**os.environ, "HOME": str(tmp_path), "CDPATH": "/usr", "XDG_DATA_HOME": str(tmp_path / "data")}
    subprocess.run(["sh", "install.sh"], check=True, cwd=tmp_path / "here", env=environment, capture_output=True)
    entry = (tmp_path / "data" / "applications" / "dune-desktop.desktop").read_text(encoding="utf-8")
    assert _command(entry) == [str(tmp_path / "here" / "dune-desktop")]
