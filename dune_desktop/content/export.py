"""The whole content as plain values, effects in shorthand: for review and for comparing with other transcriptions."""

from __future__ import annotations

from typing import Any

from dune_desktop.content.load import load_box
from dune_desktop.content.schema import KINDS
from dune_desktop.content.shorthand import write
from dune_desktop.engine.components import Card, ConflictCard, HagalCard, IntrigueCard, Leader, Space
from dune_desktop.engine.ids import Box


def export(boxes: tuple[Box, ...]) -> list[dict[str, Any]]:
    """One object per component, in the order of the files."""
    return [
        {"set": box, "kind": kind, "id": item.id, **_fields(item)}
        for box in boxes
        for kind, items in load_box(box).items()
        if kind in KINDS
        for item in items
    ]


def _fields(item: Any) -> dict[str, Any]:
    if isinstance(item, Card):
        return {
            "copies": item.copies,
            "cost": item.cost,
            "factions": list(item.factions),
            "icons": list(item.icons),
            "agent": write(item.agent),
            "reveal": write(item.reveal),
            "acquire": write(item.acquire),
            "trash": write(item.trash),
        }
    if isinstance(item, IntrigueCard):
        return {"copies": item.copies, **_intrigue(item)}
    if isinstance(item, ConflictCard):
        return {
            "copies": item.copies,
            "level": item.level,
            "controls": item.controls,
            "first": write(item.first),
            "second": write(item.second),
            "third": write(item.third),
        }
    if isinstance(item, Leader):
        return {
            "copies": 1,
            "house": item.house,
            "complexity": item.complexity,
            "ability": {"effect": write(item.ability)},
            "signet": {"effect": write(item.signet)},
        }
    if isinstance(item, Space):
        return _space(item)
    assert isinstance(item, HagalCard)
    return {
        "copies": item.copies,
        "players": list(item.players),
        "mark": item.mark,
        "swords": item.swords,
        "effect": write(item.effects),
    }


def _intrigue(card: IntrigueCard) -> dict[str, Any]:
    timings = ["combat" if use.timing == "win" else use.timing for use in card.uses]
    if len(card.uses) > 1:
        return {
            "timing": timings,
            "effect": [f"{use.timing}: {write(use.effects)}" for use in card.uses],
        }
    when = "[when you win a Conflict] " if card.uses[0].timing == "win" else ""
    return {"timing": timings, "effect": when + write(card.uses[0].effects)}


def _space(space: Space) -> dict[str, Any]:
    lines = [write(line) for line in space.effects]
    if space.rates:
        lines = [f"choose({' | '.join(write((rate,)) for rate in space.rates)})"]
    if space.faction:
        lines = [f"influence {space.faction} 1", *lines]
    return {
        "copies": 1,
        "icon": space.icon,
        "cost": {cost.what: cost.n for cost in space.cost},
        "effect": lines,
        "reveal": write(space.reveal),
        "combat": space.combat,
        "maker": space.maker,
    }
