"""Export of the content as plain values, with effects in shorthand, for review and comparison."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from dune_desktop.content.load import load_box
from dune_desktop.content.shorthand import write, write_one
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.components import Card, ConflictCard, HagalCard, IntrigueCard, Leader, Space
from dune_desktop.engine.model.conditions import Condition, InfluenceAtLeast
from dune_desktop.engine.model.ids import Box, bare


def export(boxes: tuple[Box, ...]) -> list[dict[str, Any]]:
    """Return one JSON-like object for each component of the boxes, in the order of the files, and for the boards."""
    return [{"set": box, "kind": kind, "id": name, **fields} for box in boxes for kind, name, fields in _of_box(box)]


def _of_box(box: Box) -> Iterator[Exported]:
    """Yield what a box has: its components, and what its module adds to them (`EXPORT`)."""
    found, brought = load_box(box), registry.part(box, "content")
    own: Export | None = getattr(brought, "EXPORT", None)
    for kind, items in found.items():
        named = own.kinds.get(kind, kind) if own is not None else kind
        for item in items if named else ():
            more = own.more(kind, item, found) if own is not None else {}
            yield named, bare(item.id), {**_fields(item), **more}
    if own is not None:
        yield from own.board(found)


Exported = tuple[str, str, dict[str, Any]]
"""Kind, id and fields of an exported object."""


class Export(NamedTuple):
    """What a box changes in the export of its components.

    `kinds`: other names for kinds of file, "" for those told with other components. `more`: further fields of a
    component of a kind, given all components of the box. `board`: what stands in no file of components.
    """

    kinds: Mapping[str, str]
    more: Callable[[str, Any, Mapping[str, tuple[Any, ...]]], dict[str, Any]]
    board: Callable[[Mapping[str, tuple[Any, ...]]], Iterator[Exported]]


def _fields(item: Any) -> dict[str, Any]:
    for brought in registry.parts("content"):
        if item.__class__ in getattr(brought, "EXPORTS", {}):
            fields: dict[str, Any] = brought.EXPORTS[item.__class__](item)
            return fields
    if isinstance(item, Card):
        return {
            "copies": item.copies,
            "cost": item.cost,
            "factions": list(item.factions),
            "icons": [*item.icons, *(f"infiltrate:{icon}" for icon in item.infiltrates)],
            "unload": item.unload,
            "graft": item.graft,
            "agent": write(item.agent),
            "reveal": write(item.reveal),
            "acquire": write(item.acquire),
            "trash": write(item.trash),
            "discard": write(item.discard),
            "module": item.variant or None,
        }
    if isinstance(item, IntrigueCard):
        return {"copies": item.copies, "module": item.variant or None, **_intrigue(item)}
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
            "copies": 0 if item.side_of else 1,
            "module": item.variant or None,
            "reverse_of": bare(item.side_of) or None,
            "house": item.house,
            "complexity": item.complexity,
            "ability": {"effect": write(item.ability)},
            "signet": {"effect": write(item.signet)},
        }
    if isinstance(item, Space):
        return _space(item)
    if isinstance(item, HagalCard):
        return _hagal(item)
    raise TypeError(f"no box says how a {item.__class__.__name__} is exported")


_IN_COMBAT: Final = {"win": "[when you win a Conflict] ", "home": "[as the troops go home from a Conflict] "}
"""The phrases for timings that are exported as "combat", by timing."""


def _intrigue(card: IntrigueCard) -> dict[str, Any]:
    timings = ["combat" if use.timing in _IN_COMBAT else use.timing for use in card.uses]
    if len(card.uses) > 1:
        return {
            "timing": timings,
            "effect": [f"{use.timing}: {write(use.effects)}" for use in card.uses],
        }
    when = _IN_COMBAT.get(card.uses[0].timing, "")
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
        "faction": space.faction,
        "requirement": write_one(space.requirement) if space.requirement is not None else None,
        "combat": space.combat,
        "maker": space.maker,
        "base_spice": space.base_spice,
        "control_bonus": write(space.control_bonus),
        "once_per_game": space.once_per_game,
        "seats": space.seats,
    }


def _hagal(card: HagalCard) -> dict[str, Any]:
    return {
        "copies": card.copies,
        "players": list(card.players),
        "mark": card.mark,
        "swords": card.swords,
        "of": card.of or None,
        "without": card.without or None,
        "effect": write(card.effects),
        "options": _options(card),
    }


def _options(card: HagalCard) -> list[dict[str, str | None]]:
    """Return the spaces of a House Hagal card, each with its condition and effects; no space: one without."""
    when, effect = "always" if card.when is None else write_one(card.when), write(card.effects)
    if card.kind == "harvest":
        when, effect = "[bonus spice there]", _with_bonus(effect)
    if card.kind == "reshuffle":
        effect = "[shuffle all cards together]"
    options = [{"space": space, "when": when, "effect": effect} for space in card.spaces or (None,)]
    if card.instead is not None:
        assert card.when is not None
        low = _otherwise(card.when)
        options.insert(0, {"space": card.instead.space, "when": low, "effect": write(card.instead.effects)})
    return options


def _with_bonus(effect: str) -> str:
    """Return the effect of a harvest with the bonus spice before it, in its bracket if it has one; "" for no effect."""
    if effect.startswith("["):
        return f"[the bonus spice there; {effect[1:]}"
    return f"[the bonus spice there]; {effect}" if effect else ""


def _otherwise(when: Condition) -> str:
    """Return the shorthand for a condition that does not hold."""
    if isinstance(when, InfluenceAtLeast):
        return f"influence {when.faction} 0-{when.n - 1}"
    said = (getattr(brought, "OTHERWISE", {}).get(when.__class__) for brought in registry.parts("content"))
    return str(next(says(when) for says in said if says is not None))
