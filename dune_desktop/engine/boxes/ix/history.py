"""Conversion of the Rise of Ix records in older saves to the present format (`registry.Box.history`)."""

from __future__ import annotations

from typing import Any, Final

_RARE: Final = {"table": (), "seat": ("on_win", "turns", "aside", "snooped"), "turn": ("driven", "revealed", "swords")}
_ELSEWHERE: Final = ("owed", "extra", "returned")


def keep_by_name(data: dict[str, Any]) -> dict[str, Any]:
    """Convert a save with fields called `ix` to records by name; return the new data.

    Values of words that belong to no box move to the record `rare`, and extra turns to the frame of the game.
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
            rare = _rare_of(seats, turn.get("seat"))
            if rare is not None:
                rare["returned"] = done.get("returned", "")
        state["stack"] = [game, *stack[1:]]
    return {**data, "state": state}


def _rare_of(seats: Any, seat: Any) -> dict[str, Any] | None:
    if not isinstance(seats, list) or not isinstance(seat, int) or seat not in range(len(seats)):
        return None
    return seats[seat]["own"].get("rare") if isinstance(seats[seat], dict) else None


def _named(record: Any, of: str) -> Any:
    if not isinstance(record, dict):
        return record
    rest = {name: value for name, value in record.items() if name != "ix"}
    kept = record.get("ix")
    if not isinstance(kept, dict):
        return rest
    own = {"ix": {name: value for name, value in kept.items() if name not in (*_RARE[of], *_ELSEWHERE)}}
    if "commissioned" in own["ix"]:
        own["ix"]["recruited"] = own["ix"].pop("commissioned")
    own["ix"]["kind"] = f"ix_{of}"
    if _RARE[of]:
        own["rare"] = {**{name: kept[name] for name in _RARE[of] if name in kept}, "kind": f"rare_{of}"}
    return {**rest, "own": {**rest.get("own", {}), **own}}
