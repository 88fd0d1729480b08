"""What the boxes that are there add to the screen: presenters ask for one group of it and name no box.

It lies in a box's part of the window (`registry.part`), in one constant `CONTRIBUTION` of a module `contribution`; a
box without such a module adds nothing to the screen. A group is a frozen record of tables, sets and tuples. It lies
next to what uses it, such as `TipContribution` in `presenters/table/tips/table.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeVar

from dune_desktop.engine.assembly import registry

Group = TypeVar("Group")


class UiContribution:
    """All that a box adds to the screen: one record of each group for which it has something."""

    def __init__(self, *groups: object) -> None:
        self.groups = {type(group): group for group in groups}
        if len(self.groups) < len(groups):
            raise ValueError("a box adds to each group by one record")


def contributed(group: type[Group], boxes: tuple[str, ...] | None = None) -> Group:
    """Return what these boxes, or all there are, add to a group, in their order.

    Raises ValueError if two of them have something for the same place of a table.
    """
    which: Any = group
    found: Group = _together(which, boxes)
    return found


@registry.until_boxes_change
@cache
def _together(group: Any, boxes: tuple[str, ...] | None) -> Any:
    names = tuple(box.id for box in registry.boxes()) if boxes is None else boxes
    every = [contribution.groups[group] for contribution in _of(names) if group in contribution.groups]
    return group(**{field.name: _joined(field.name, [group(), *every]) for field in fields(group)})


def _of(boxes: Iterable[str]) -> Iterable[UiContribution]:
    parts = [part.__name__ + ".contribution" for name in boxes if (part := registry.part(name, "ui")) is not None]
    return (import_module(name).CONTRIBUTION for name in parts if find_spec(name) is not None)


def _joined(field: str, records: Iterable[object]) -> Any:
    """Return the values of a field one behind the other: tuples, sets or tables."""
    first, *others = (getattr(record, field) for record in records)
    for more in others:
        if isinstance(first, Mapping):
            if twice := first.keys() & more.keys():
                raise ValueError(f"{field}: shown by two boxes: {', '.join(sorted(map(str, twice)))}")
            first = {**first, **more}
        else:
            first = first + more if isinstance(first, tuple) else first | more
    return first
