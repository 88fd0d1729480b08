"""How the content files are checked: pydantic reads them straight into the engine's frozen dataclasses.

Every word of the vocabulary (components, effects, conditions, amounts, traits) refuses keys it does not know, and a
mistake is reported with its path, for example `imperium.3.agent.0.pay.cost.1.n`.
"""

from __future__ import annotations

from dataclasses import field, make_dataclass
from functools import cache
from typing import Any, Literal, get_args

from pydantic import ConfigDict, TypeAdapter

from dune_desktop.engine import amounts, components, conditions, effects
from dune_desktop.engine.boxes.ix import components as ix

KINDS: dict[str, type] = {
    "imperium": components.Card,
    "reserve": components.Card,
    "starter": components.Card,
    "intrigue": components.IntrigueCard,
    "conflicts": components.ConflictCard,
    "leaders": components.Leader,
    "spaces": components.Space,
    "hagal": components.HagalCard,
    "tech": ix.TechTile,
    "shipping": ix.ShippingSpace,
}
"""File name (without .json) -> the component each of its entries describes."""

Removes = dict[Literal["spaces", "hagal"], tuple[str, ...]]
"""Ids, by kind, of components of earlier boxes that are out of the game when this box is in it."""

BOX_FILE: TypeAdapter[dict[Literal["removes"], Removes]] = TypeAdapter(dict[Literal["removes"], Removes])
"""What `box.json` says, for a box that changes others."""


def _members(union: Any) -> tuple[type, ...]:
    """The classes of a tagged union, or the one class it consists of."""
    args = get_args(union)
    if not args:
        return (union,)
    return _members(args[0]) if not isinstance(args[0], type) else tuple(a for a in args if isinstance(a, type))


def vocabulary() -> tuple[type, ...]:
    """Every dataclass a content file can spell."""
    words = (effects.Effect, effects.Cost, conditions.Condition, amounts.Amount, components.Trait)
    found = [member for union in words for member in _members(union)]
    found += [*KINDS.values(), components.IntrigueUse, components.HagalHalf, ix.TechUse]
    return tuple(dict.fromkeys(found))


@cache
def checker() -> TypeAdapter[Any]:
    """The checker of content files: an object whose attributes are the kinds, each of them the file's entries.

    One for all kinds, because the vocabulary is most of the work of making it.
    """
    for word in vocabulary():
        word.__pydantic_config__ = ConfigDict(extra="forbid", strict=False)  # type: ignore[attr-defined]
    kinds = [(kind, tuple[component, ...], field(default=())) for kind, component in KINDS.items()]  # type: ignore[valid-type]
    return TypeAdapter(make_dataclass("Files", kinds, frozen=True))
