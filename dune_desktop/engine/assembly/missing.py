"""Parts that a word or a component still lacks: what is missing is said in a sentence, with the file to add it in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dune_desktop.engine.assembly import registry


class MissingPart(LookupError):
    """A part is missing; the message says of what, and where to add it."""


class Parts(dict[Any, Any]):
    """A table with a part for each of many words; one that lacks its part is named.

    `what` the part is, `file` of the program it belongs to, and for words of a box the file `of_box` in what the box
    brings to that `layer`.
    """

    def __init__(self, found: Mapping[Any, Any], what: str, layer: str, file: str, of_box: str) -> None:
        super().__init__(found)
        self.what = what
        self.layer = layer
        self.file = file
        self.of_box = of_box

    def __missing__(self, word: Any) -> Any:
        raise MissingPart(self.lacks(word))

    def lacks(self, word: Any) -> str:
        """Return the sentence about this word, which has no part here."""
        box = registry.owner(word) if isinstance(word, type) else _teller(word)
        file = f"{registry.folder(box.id, self.layer)}{self.of_box}" if box else self.file
        name = f"{word.__name__} ({_source(word)})" if isinstance(word, type) else repr(word)
        return f"{name} has no {self.what}: add it to {file}"


def _teller(word: str) -> registry.Box | None:
    """The box with an option or an event of that name."""
    return next((box for box in registry.boxes() if word in box.options or word in box.events), None)


def _source(word: type) -> str:
    return word.__module__.replace(".", "/") + ".py"
