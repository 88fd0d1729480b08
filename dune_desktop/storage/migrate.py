"""Bringing older saves up to the present version, one version at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dune_desktop.storage.schema import VERSION


def _forget_acquired(data: dict[str, Any]) -> dict[str, Any]:
    """A turn no longer lists the cards acquired in it."""
    state = data.get("state")
    turn = state.get("turn") if isinstance(state, dict) else None
    if not isinstance(state, dict) or not isinstance(turn, dict):
        return data
    turn = {name: value for name, value in turn.items() if name != "acquired"}
    return {**data, "state": {**state, "turn": turn}}


_RARE: Final = {"table": (), "seat": ("on_win", "turns", "aside", "snooped"), "turn": ("driven", "revealed", "swords")}
_ELSEWHERE: Final = ("owed", "extra", "returned")


def _keep_by_name(data: dict[str, Any]) -> dict[str, Any]:
    """What Rise of Ix keeps lies under its name; what words of every box keep lies beside it; who comes next is known
    to the game.
    """
    state = data.get("state")
    if not isinstance(state, dict):
        return data
    seats, turn, stack = state.get("seats"), state.get("turn"), state.get("stack")
    table = state.get("ix")
    done = turn.get("ix") if isinstance(turn, dict) else None
    state = _named(state, "table")
    if isinstance(seats, list):
        state["seats"] = seats = [_named(seat, "seat") for seat in seats]
    if isinstance(turn, dict):
        state["turn"] = _named(turn, "turn")
    if isinstance(stack, list) and stack and isinstance(stack[0], dict):
        game = dict(stack[0])
        if isinstance(table, dict):
            game["owed"] = table.get("owed", 0)
        if isinstance(done, dict) and isinstance(turn, dict):
            if done.get("extra"):
                game["seat"] = turn.get("seat")
            if isinstance(seats, list) and turn.get("seat") in range(len(seats)):
                seats[turn["seat"]]["own"]["rare"]["returned"] = done.get("returned", "")
        state["stack"] = [game, *stack[1:]]
    return {**data, "state": state}


def _named(record: Any, of: str) -> Any:
    if not isinstance(record, dict):
        return record
    rest = {name: value for name, value in record.items() if name != "ix"}
    kept = record.get("ix")
    if not isinstance(kept, dict):
        return {**rest, "own": {}}
    own = {"ix": {name: value for name, value in kept.items() if name not in (*_RARE[of], *_ELSEWHERE)}}
    if "commissioned" in own["ix"]:
        own["ix"]["recruited"] = own["ix"].pop("commissioned")
    own["ix"]["kind"] = f"ix_{of}"
    if _RARE[of]:
        own["rare"] = {**{name: kept[name] for name in _RARE[of] if name in kept}, "kind": f"rare_{of}"}
    return {**rest, "own": own}


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
