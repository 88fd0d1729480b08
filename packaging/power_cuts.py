#!/usr/bin/env python3
"""Measure what a power cut leaves of a game in play: Linux, as root, where loop mounts are allowed.

    python packaging/power_cuts.py                      ext4 as it is by default
    python packaging/power_cuts.py --options noauto_da_alloc --file-system xfs --cuts 60

A game is played on a disk in a file and kept after every answer. Now and then that file is copied, mounted, and looked
at: that is what the disk would hold if the power had gone then. `--unsynced` leaves out every sync, to see that the
measurement tells the difference. `tests/storage/test_power.py` goes through every step without any of this.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import table
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.storage import disk
from dune_desktop.storage.folder import automatic
from dune_desktop.storage.slots import Slots

GAME = "cut"
FORMATS = {"ext4": ("24M", ("-q", "-F")), "xfs": ("320M", ("-q", "-f")), "btrfs": ("128M", ("-q", "-f"))}


class Unsynced(disk.System):
    """System calls without any sync."""

    def sync(self, file: int) -> None:
        """Do not wait for the disk."""

    def sync_folder(self, folder: Path) -> None:
        """Do not wait for the disk."""


def play(folder: Path, told: Path, pause: float, synced: bool) -> None:
    """Play random answers forever, and note after how many answers the game was saved."""
    if not synced:
        disk.SYSTEM = Unsynced()
    config, player, slots = table(4), RandomPlayer(1), Slots(folder)
    rules = Rules(catalog(config.boxes), config)
    note = os.open(told, os.O_WRONLY | os.O_CREAT)
    seed, before = 0, 0
    while True:
        seed += 1
        session = Session.start(rules, seed, tuple("ABCD"))
        while not session.over:
            session.answer(player.pick(rules.legal(session.state)))
            slots.keep(session, GAME)
            slots.flush()
            os.pwrite(note, f"{before + len(session.log):<20}{before:<20}".encode(), 0)
            time.sleep(pause)
        before += len(session.log)


def found(folder: Path) -> int:
    """Return the number of answers of the game that can be continued there; -1 if there is none."""
    slots = Slots(folder)
    slot = next((each for each in map(slots.check, slots.list()) if each.seen is not None), None)
    return -1 if slot is None else len(slots.load(slot.path)[0].log)


def run(*words: str | Path) -> None:
    subprocess.run([str(word) for word in words], check=True, stdout=subprocess.DEVNULL)


def measure(file_system: str, options: str, cuts: int, pause: float, synced: bool) -> Counter[str]:
    """Simulate this many power cuts and count the results."""
    came = Counter[str]()
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        image, copy, disk_, look, told = (place / part for part in ("image", "copy", "disk", "look", "told"))
        disk_.mkdir()
        look.mkdir()
        size, flags = FORMATS[file_system]
        run("truncate", "-s", size, image)
        run(f"mkfs.{file_system}", *flags, image)
        run("mount", "-o", ",".join(filter(None, ("loop", options))), image, disk_)
        player = multiprocessing.get_context("spawn").Process(target=play, args=(disk_ / "saves", told, pause, synced))
        player.start()
        try:
            while not told.exists() or not told.read_bytes():
                time.sleep(0.1)
            for _ in range(cuts):
                time.sleep(random.uniform(pause, 8 * pause))
                kept, before = map(int, told.read_bytes().split())
                run("cp", "--sparse=auto", image, copy)
                run("mount", "-o", "loop,nouuid" if file_system == "xfs" else "loop", copy, look)
                try:
                    answers = found(look / "saves")
                    path = automatic(look / "saves", GAME)
                    harmed = not path.exists() or not any(path.read_bytes())
                finally:
                    run("umount", look)
                behind = kept - before - answers  # negative: an answer more than was noted
                what = "nothing to continue" if answers < 0 else f"{max(0, behind)} answers lost"
                came[what + (", the newest file harmed" if harmed else "")] += 1
        finally:
            player.kill()
            player.join()
            run("umount", disk_)
    return came


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--file-system", choices=tuple(FORMATS), default="ext4")
    parser.add_argument("--options", default="", help="of the mount, for example noauto_da_alloc")
    parser.add_argument("--cuts", type=int, default=40)
    parser.add_argument("--pause", type=float, default=0.4, help="seconds between two answers")
    parser.add_argument("--unsynced", action="store_true", help="without any sync, to compare")
    args = parser.parse_args()
    came = measure(args.file_system, args.options, args.cuts, args.pause, not args.unsynced)
    for what, many in came.most_common():
        print(f"{many:4} of {args.cuts}: {what}")
    return 0 if args.unsynced or set(came) <= {"0 answers lost", "0 answers lost, the newest file harmed"} else 1


if __name__ == "__main__":
    sys.exit(main())
