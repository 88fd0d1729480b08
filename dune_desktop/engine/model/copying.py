"""Fast `clone()` methods, generated from the fields of a dataclass.

Undo, previews and searching players copy positions all the time; generated code is several times faster than any
generic copy and cannot forget a field. Values that never change in place (numbers, strings, tuples, frozen effects,
dicts that are replaced and never edited) are shared between the copies.
"""

from __future__ import annotations

from dataclasses import field, fields
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T", bound="DataclassInstance")

OWN: Any = {"copy": "clone"}  # a record with a clone() of its own, or None
OWN_DICT: Any = {"copy": "dict"}  # a dict of such records; it is replaced when one is added, never edited
OWN_LIST: Any = {"copy": "list"}  # a list of such records


def owned(**kwargs: Any) -> Any:
    """Return a dataclass field whose value, a record or None, is cloned with its position."""
    return field(metadata=OWN, **kwargs)


def owned_list(**kwargs: Any) -> Any:
    """Return a dataclass field whose list of records is cloned with its position."""
    return field(metadata=OWN_LIST, **kwargs)


def owned_dict(**kwargs: Any) -> Any:
    """Return a dataclass field whose dict of records by name is cloned with its position."""
    return field(metadata=OWN_DICT, **kwargs)


def cloneable(cls: type[T]) -> type[T]:
    """Give a slotted dataclass the method `clone()`; a class decorator."""
    lines = ["def clone(self):", "    new = make(cls)"]
    for item in fields(cls):
        how = item.metadata.get("copy")
        value = f"self.{item.name}"
        if how == "clone":
            lines.append(f"    new.{item.name} = None if {value} is None else {value}.clone()")
        elif how == "dict":
            lines += [
                f"    found = {value}",
                f"    new.{item.name} = found",
                "    if found:",
                f"        new.{item.name} = copies = {{}}",
                "        for name in found:",
                "            copies[name] = found[name].clone()",
            ]
        elif how == "list":
            lines += [  # a loop is faster here than a comprehension, which is a call
                f"    new.{item.name} = copies = []",
                f"    for item in {value}:",
                "        copies.append(item.clone())",
            ]
        else:
            lines.append(f"    new.{item.name} = {value}")
    if hasattr(cls, "_start_scratch"):
        lines.append("    new._start_scratch()")
    lines.append("    return new")
    scope: dict[str, Any] = {"cls": cls, "make": object.__new__}
    exec("\n".join(lines), scope)
    method = scope["clone"]
    method.__qualname__ = f"{cls.__qualname__}.clone"
    method.__doc__ = "An equal position of its own; changing one never changes the other."
    cls.clone = method  # type: ignore[attr-defined]  # declared by each record itself
    return cls
