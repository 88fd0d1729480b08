"""What follows from the rules of a game alone: worked out when it is first asked for, and kept as long as they are."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from dune_desktop.engine.rulebook import Rules

Found = TypeVar("Found")


def derived(function: Callable[[Rules], Found]) -> Callable[[Rules], Found]:
    """Decorator of a function that looks at nothing but the rules: it is called once for each.

    What it returned lies with the rules (`Rules.derived`): no number of games at once makes it be forgotten, and it
    goes when they go, even if it refers to them.
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
