"""Checks that options named in tests are possible: an impossible one would never be legal, and prove nothing."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Any

from dune_desktop.engine import OptionId, Rules
from dune_desktop.engine.model.ids import FACTIONS
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
        check(self.rules, option)
        return super().__contains__(option)


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


_NAMED = {
    "card": _components,
    "space": _components,
    "faction": lambda rules: FACTIONS,
    "source": lambda rules: values_of(rules)["source"],
}
