"""Lookup tables with a part for every word or component, whose errors name a missing part and the file to add it to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dune_desktop.engine.assembly import registry


class MissingPart(LookupError):
    """An error: a word or component lacks a part; the message names it and the file to add the part to."""


class Parts(dict[Any, Any]):
    """A table from words to their parts; looking up a word without a part raises `MissingPart`.

    `what`: the name of the part. `file`: the file of the program that holds it. For words of a box the file is
    `of_box`, in what the box brings to that `layer`.
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
        """Return the message that this word has no part here."""
        if isinstance(word, type):
            return lacks(word, self.what, "it", self.layer, self.of_box, self.file)
        box = _teller(word)
        file = f"{registry.folder(box.id, self.layer)}{self.of_box}" if box else self.file
        return f"{word!r} has no {self.what}: add it to {file}"


def lacks(word: type, what: str, wanted: str, layer: str, of_box: str, file: str = "") -> str:
    """Return the message that a word has no such part: `wanted` is to be added to a file of the layer.

    That is `file`, or for a word of a box `of_box` in what the box brings; without `file` both have the same place.
    """
    box = registry.owner(word)
    if box is not None:
        file = f"{registry.folder(box.id, layer)}{of_box}"
    file = file or f"{registry.PROGRAM}/{layer}{of_box}"
    return f"{word.__name__} ({defined_in(word)}) has no {what}: add {wanted} to {file}"


def _teller(word: str) -> registry.Box | None:
    """Return the box with an option or an event of that name, None if there is none."""
    return next((box for box in registry.boxes() if word in box.options or word in box.events), None)


def defined_in(word: type) -> str:
    """Return the path of the file that defines the word."""
    return word.__module__.replace(".", "/") + ".py"
