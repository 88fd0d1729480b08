"""Tidying up goes a little at a time: the window is on the screen meanwhile."""

from __future__ import annotations

import time
from functools import cache
from pathlib import Path

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import solo
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.storage import bin, disk
from dune_desktop.storage.files import of_session, pack
from dune_desktop.storage.folder import automatic, predecessor, round_start
from dune_desktop.storage.places import Places
from dune_desktop.storage.slots import MAX_FINISHED_GAMES, Slots
from dune_desktop.ui.program import Program

AT_ONCE = 12  # changes of the disk between two pictures: one game, with all that was kept of it


class Counted(disk.System):
    """A disk that counts what is changed on it."""

    changes = 0

    def rename(self, old: Path, new: Path) -> None:
        self.changes += 1
        super().rename(old, new)

    def remove(self, path: Path) -> None:
        self.changes += 1
        super().remove(path)


@cache
def _finished() -> Session:
    session, player = Session.start(Rules(catalog(), solo()), 8, ("Ann", "", "")), RandomPlayer(3)
    while not session.over:
        session.answer(player.pick(session.rules.legal(session.state)))
    return session


def _many(folder: Path, count: int) -> None:
    session = _finished()
    for number in range(count):
        game = f"over{number}"
        data = pack(of_session(session, game))
        for path in (automatic(folder, game), predecessor(automatic(folder, game)), round_start(folder, game, 2)):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)


def test_many_finished_games_go_one_after_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between any two pictures at the title, no more is deleted than what belongs to one game."""
    counted = Counted()
    monkeypatch.setattr(disk, "SYSTEM", counted)
    monkeypatch.setattr(bin, "MAX_DELETED", 4)
    slept: list[float] = []
    monkeypatch.setattr(time, "sleep", slept.append)
    program = Program(Places.under(tmp_path), "en")
    _many(program.places.saves, MAX_FINISHED_GAMES + 12)
    most, before, all_of_it = 0, 0, False
    for _ in program.prepare():
        most, before = max(most, counted.changes - before), counted.changes
        all_of_it = all_of_it or program.ready
    assert all_of_it, "the title waits for nothing that is only tidied away"
    assert not any(slept), "nobody waits for another window, in a folder that is new to the program either"
    assert max(most, counted.changes - before) <= AT_ONCE
    assert len(list(program.places.saves.glob("auto-*.dune"))) == MAX_FINISHED_GAMES
    assert len(program.slots.bin.all()) == 4


def test_a_game_that_was_opened_meanwhile_stays(tmp_path: Path) -> None:
    """Who looks back on an old game while others are tidied away keeps it."""
    _many(tmp_path / "saves", MAX_FINISHED_GAMES + 3)
    slots = Slots(tmp_path / "saves")
    tidying = slots.tidy()
    next(tidying)
    looked_at = slots.list()[-1]
    assert looked_at.seen is not None
    assert slots.locks.take(looked_at.seen.game)
    list(tidying)
    assert looked_at.path in {slot.path for slot in slots.list()}
    assert len(slots.list()) == MAX_FINISHED_GAMES + 1
    slots.locks.close()
