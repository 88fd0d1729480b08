"""A `dataclass` decorator like that of the standard library, which takes a third of the time.

The standard library writes and compiles up to seven methods for each data class, one by one. The program has some four
hundred of them, and those needed for the first picture are made before it is shown. Here the methods that depend on the
fields are compiled in one go, and the others are shared by all classes. The options are `frozen`, `slots` and `eq`; for
type checkers, and for `fields` and `replace`, the class is a standard data class.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from dataclasses import MISSING, Field, FrozenInstanceError
from typing import TYPE_CHECKING, Any, Final, NoReturn


def _dataclass(plain: type | None = None, /, *, frozen: bool = False, slots: bool = False, eq: bool = True) -> Any:
    """Decorate a class, with or without options; see the module."""
    with_fields = dataclasses.dataclass(init=False, repr=False, eq=False, slots=slots)

    def made(plain: type) -> type:
        cls: type = with_fields(plain)
        methods = _compiled(cls, frozen, eq) | {"__repr__": shown} | (_FROZEN if frozen else {})
        for name, method in methods.items():
            if name not in cls.__dict__:  # a class's own methods stay
                setattr(cls, name, method)
        return cls

    return made if plain is None else made(plain)


def _compiled(cls: Any, frozen: bool, eq: bool) -> dict[str, Any]:
    """Compile `__init__`, and with `eq` also `__eq__` and `__hash__`."""
    found = dataclasses.fields(cls)
    scope: dict[str, Any] = {"put": object.__setattr__, "LEFT_OUT": object()}
    lines = _init(found, scope, frozen, hasattr(cls, "__post_init__"))
    if eq:
        compared = [field.name for field in found if field.compare]
        mine, others = ("".join(f"{one}.{name}, " for name in compared) for one in ("self", "other"))
        lines += [
            "def __eq__(self, other):",
            "    if other.__class__ is not self.__class__:",
            "        return NotImplemented",
            f"    return ({mine}) == ({others})",
            "def __hash__(self):",
            f"    return hash(({mine}))",
        ]
    exec("\n".join(lines), scope)
    methods = {name: scope[name] for name in ("__init__", *(("__eq__", "__hash__") if eq else ()))}
    for name, method in methods.items():
        method.__qualname__ = f"{cls.__qualname__}.{name}"
    return methods if frozen or not eq else methods | {"__hash__": None}


def _init(found: Iterable[Field[Any]], scope: dict[str, Any], frozen: bool, post: bool) -> list[str]:
    """Return the lines of `__init__`; its default values are added to the scope."""
    words, lines = ["self"], []
    for field in found:
        name = value = field.name
        if field.default is not MISSING:
            scope["_" + name] = field.default
            words.append(f"{name}=_{name}")
        elif field.default_factory is not MISSING:
            scope["_" + name] = field.default_factory
            words.append(f"{name}=LEFT_OUT")
            value = f"_{name}() if {name} is LEFT_OUT else {name}"
        elif field.init:
            words.append(name)
        else:
            continue  # `__post_init__` sets it
        lines.append(f"    put(self, {name!r}, {value})" if frozen else f"    self.{name} = {value}")
    if post:
        lines.append("    self.__post_init__()")
    return [f"def __init__({', '.join(words)}):", *(lines or ["    pass"])]


def shown(self: Any) -> str:
    """Return the `__repr__` of any of these classes."""
    parts = (f"{field.name}={getattr(self, field.name)!r}" for field in dataclasses.fields(self) if field.repr)
    return f"{self.__class__.__qualname__}({', '.join(parts)})"


def refused(self: object, name: str, _: object = None) -> NoReturn:
    """Raise FrozenInstanceError: `__setattr__` and `__delattr__` of frozen classes."""
    raise FrozenInstanceError(f"{self.__class__.__name__}.{name} cannot be changed")


def _state(self: Any) -> list[object]:
    return [getattr(self, field.name) for field in dataclasses.fields(self)]


def _with_state(self: Any, state: list[object]) -> None:
    for field, value in zip(dataclasses.fields(self), state, strict=True):
        object.__setattr__(self, field.name, value)


_FROZEN: Final = {
    "__setattr__": refused,
    "__delattr__": refused,
    "__getstate__": _state,
    "__setstate__": _with_state,
}

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:
    dataclass = _dataclass
