"""The tables of writers, and the decorator that fills them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

from dune_desktop.i18n.tree import Node

if TYPE_CHECKING:
    from dune_desktop.i18n.effect_text import Composer


Writer = Callable[["Composer", Any], Sequence[Node]]
Wording = Callable[["Composer", Any], str]
T = TypeVar("T")

EFFECTS: Final[dict[type, Writer]] = {}
"""Class of effect -> its writer."""

COSTS: Final[dict[type, Writer]] = {}
"""Class of cost -> its writer, for the words before an arrow."""

CONDITIONS: Final[dict[type, Wording]] = {}
"""Class of condition -> writer of the clause that opens a sentence: "if you have a seat on the High Council"."""

AMOUNTS: Final[dict[type, Wording]] = {}
"""Class of amount -> writer of what is counted."""

TRAITS: Final[dict[type, Writer]] = {}
"""Class of trait -> writer of the sentences of a leader's left ability."""


def writes(table: dict[type, Any], word: type) -> Callable[[T], T]:
    """Return a decorator that registers a function as the writer of a word."""

    def register(writer: T) -> T:
        table[word] = writer
        return writer

    return register
