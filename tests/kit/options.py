"""Checks that options named in tests are possible: an impossible one would never be legal, and prove nothing."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Any

from dune_desktop.engine import OptionId, Rules
from dune_desktop.engine.assembly.derived import derived
from dune_desktop.engine.model.ids import FACTIONS, SET_MARK, bare
from dune_desktop.engine.model.options import ACTIONS
from dune_desktop.engine.validation.field_kinds import values_of


class NoOption(AssertionError):
    """An option that is impossible at any table; the message says what is wrong with it."""


class Offer(list[OptionId]):
    """A list of legal options that refuses to be searched for impossible ones, with `in` or `not in`."""

    def __init__(self, rules: Rules, options: Iterable[OptionId]) -> None:
        super().__init__(options)
        self.rules = rules

    def __contains__(self, option: object) -> bool:
        check(self.rules, option := in_full(self.rules, option))
        return super().__contains__(option)


@derived
def _full_names(rules: Rules) -> dict[str, str]:
    """Return the names with a box in front of all components whose bare name no other component has."""
    sources: Any = values_of(rules)["source"]
    known = {name.partition(":")[2] for name in sources if not name.startswith("post:")}
    full: dict[str, set[str]] = {}
    for name in known:
        full.setdefault(bare(name), set()).add(name)
    return {short: names.pop() for short, names in full.items() if len(names) == 1 and short not in known}


def full_name(rules: Rules, name: Any) -> Any:
    """Return the name in the game of a component that may be named without its box: "dagger", "card:dagger".

    A name that stands for several components, and what is no component, is returned as it is.
    """
    if not isinstance(name, str) or SET_MARK in name:
        return name
    words = [word.rpartition(":") for word in name.split(" ")]
    return " ".join(kind + mark + _full_names(rules).get(last, last) for kind, mark, last in words)


def in_full(rules: Rules, option: Any) -> Any:
    """Return the option, or its beginning, with full names; what is no option is returned as it is."""
    if not isinstance(option, tuple) or not option or option[0] not in ACTIONS:
        return option
    fields = (*ACTIONS[option[0]], *("" for _ in option))
    values = [
        full_name(rules, value) if field in _OF_COMPONENTS else value
        for field, value in zip(fields, option[1:], strict=False)
    ]
    return (option[0], *values)


def check(rules: Rules, option: Any, whole: bool = True) -> None:
    """Raise `NoOption` if no option of this game can have this form, or this beginning if not `whole`."""
    if not isinstance(option, tuple) or not option or not all(isinstance(part, str | int) for part in option):
        raise NoOption(f"an option is words and numbers one after another, not {option!r}")
    action, *values = option
    if action not in ACTIONS:
        raise NoOption(f"no option begins with {action!r}")
    names = ACTIONS[action]
    least = len([name for name in names if not name.startswith("*")])
    most = len(values) if least < len(names) else least
    if len(values) > most or (whole and len(values) < least):
        told = ", ".join((repr(action), *names))
        raise NoOption(f"{option} has {len(values)} parts after its word, and such an option is ({told})")
    for name, value in zip(names, values, strict=False):
        if name in _NAMED and value not in _NAMED[name](rules):
            raise NoOption(f"{option}: {value!r} is no {name} of this game")


def check_source(rules: Rules, source: str) -> None:
    """Raise `NoOption` if no component of this game has this name."""
    if source not in values_of(rules)["source"]:
        raise NoOption(f"nothing in this game is called {source!r}")


def _components(rules: Rules) -> Container[Any]:
    return {source.partition(":")[2] for source in values_of(rules)["source"]}


_OF_COMPONENTS = ("card", "space", "source", "origin", "also", "contract")
"""The parts of options that name components."""

_NAMED = {
    "card": _components,
    "space": _components,
    "faction": lambda rules: FACTIONS,
    "source": lambda rules: values_of(rules)["source"],
}
