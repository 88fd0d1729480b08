"""The table of writers, and the decorator that fills it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from dune_desktop.i18n.effect_text import Composer


Writer = Callable[["Composer", Any], Any]
"""A function from a word to its nodes (`tree.Node`); from a condition or amount to its words."""

T = TypeVar("T")

WRITERS: Final[dict[type, Writer]] = {}
"""Class of a word whose text is not enough -> its writer."""


def writes(table: dict[type, Any], word: type) -> Callable[[T], T]:
    """Return a decorator that registers a function as the writer of a word."""

    def register(writer: T) -> T:
        table[word] = writer
        return writer

    return register
