"""Values derived from the rules of a game alone, computed once for each `Rules` object."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from dune_desktop.engine.rulebook import Rules

Found = TypeVar("Found")


def derived(function: Callable[[Rules], Found]) -> Callable[[Rules], Found]:
    """Cache a function of the rules: it is called once for each `Rules` object; a decorator.

    The result is kept in `Rules.derived`: any number of games at once leaves it there, and it is freed with the rules,
    even if it refers to them.
    """

    @wraps(function)
    def found(rules: Rules) -> Found:
        known = rules.derived
        try:
            answer: Found = known[function]
        except KeyError:
            answer = known[function] = function(rules)
        return answer

    return found
