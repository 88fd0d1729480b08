"""Bringing older saves up to the present version, one version at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dune_desktop.storage.schema import VERSION


def _forget_acquired(data: dict[str, Any]) -> dict[str, Any]:
    """A turn no longer lists the cards acquired in it."""
    state = data.get("state")
    turn = state.get("turn") if isinstance(state, dict) else None
    if not isinstance(state, dict) or not isinstance(turn, dict):
        return data
    turn = {name: value for name, value in turn.items() if name != "acquired"}
    return {**data, "state": {**state, "turn": turn}}


def _keep_by_name(data: dict[str, Any]) -> dict[str, Any]:
    """What Rise of Ix keeps of seats, turn and table lies with what all boxes keep, under its name."""
    state = data.get("state")
    if not isinstance(state, dict):
        return data
    seats, turn = state.get("seats"), state.get("turn")
    state = _moved(state, "ix_table")
    if isinstance(seats, list):
        state["seats"] = [_moved(seat, "ix_seat") for seat in seats]
    if turn is not None:
        state["turn"] = _moved(turn, "ix_turn")
    return {**data, "state": state}


def _moved(record: Any, kind: str) -> Any:
    if not isinstance(record, dict):
        return record
    ix = record.get("ix")
    own = {"ix": {**ix, "kind": kind}} if isinstance(ix, dict) else {}
    return {**{name: value for name, value in record.items() if name != "ix"}, "own": own}


STEPS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {1: _forget_acquired, 2: _keep_by_name}
"""Version -> what turns a save of that version into one of the next. A step leaves alone what it does not understand:
the check that follows says what is wrong.
"""


class NoVersion(ValueError):
    """Not a number that a save of this program ever had."""


class TooNew(ValueError):
    """The save was made by a newer version of the program."""


def migrate(data: dict[str, Any]) -> dict[str, Any]:
    """The save as the present version would have written it; raises `TooNew` for one from the future, `NoVersion`."""
    version = data.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version < min(STEPS):
        raise NoVersion
    if version > VERSION:
        raise TooNew(str(version) if version < 1000 else "?")
    while version < VERSION:
        data = {**STEPS[version](data), "version": version + 1}
        version += 1
    return data
