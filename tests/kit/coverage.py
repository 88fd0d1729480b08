"""Marks on tests: the numbered rules and the components that a test proves.

@proves("R7.6", "space:hagga_basin")
def test_the_cost_is_paid_first(): ...
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Test = TypeVar("Test", bound=Callable[..., Any])


def proves(*names: str) -> Callable[[Test], Test]:
    """Record what the test proves in its attribute `proves`.

    Rules by number ("R7.6", "O19"), components with their kind in front: card:, intrigue:, conflict:,
    leader:, space:, hagal:, and what only some boxes have: tech:, shipping:, research: and tleilaxu_track:<id>.
    """

    def mark(test: Test) -> Test:
        test.proves = names  # type: ignore[attr-defined]
        return test

    return mark
