"""Words looked for in a column of blocks: where they stand, and the column with them marked. No pygame, no words.

What is found does not depend on how lines are broken, on capitals, on full or half width letters, or on how a syllable
is composed.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.kit.scrolling import Block
from dune_desktop.ui.screen.display import Bar, Element, Frame, Label, Rect
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.text.richtext import is_wide

FOUND, CHOSEN, RIM = "brass/40", "chosen1", "brass_light"
"""The ground of what was found, of the one that is looked at, and its rim."""

_HIGH: Final = 1.24  # of the ground, in sizes of the letters
_GAP: Final = 0.2  # between labels of a line from which they are different words, in sizes


@dataclass(frozen=True, slots=True)
class Match:
    """A place where the words stand: the block, and in it each label with the part of it they fill."""

    block: int
    parts: tuple[tuple[int, Rect], ...]

    @property
    def top(self) -> float:
        """Where it begins, from the top of its block."""
        return min(rect.y for _, rect in self.parts)

    @property
    def bottom(self) -> float:
        """Where it ends, from the top of its block."""
        return max(rect.bottom for _, rect in self.parts)


def plain(words: str) -> str:
    """Words as they are compared."""
    return " ".join(unicodedata.normalize("NFKC", words).casefold().split())


def matches(blocks: Sequence[Block], words: str, metrics: Metrics) -> list[Match]:
    """All places where the words stand, in reading order; none for no words."""
    wanted = plain(words)
    if not wanted:
        return []
    return [found for place, block in enumerate(blocks) for found in _in_block(place, block, wanted, metrics)]


def _in_block(place: int, block: Block, wanted: str, metrics: Metrics) -> Iterable[Match]:
    text, letters = _read(block, metrics)
    at = text.find(wanted)
    while at >= 0:
        parts = _parts(block, letters[at : at + len(wanted)], metrics)
        if parts:
            yield Match(place, parts)
        at = text.find(wanted, at + len(wanted))


_Letter = tuple[int, int] | None
"""The label and the letter in it that stands for a letter that is compared; None for a space between two labels."""


def _read(block: Block, metrics: Metrics) -> tuple[str, list[_Letter]]:
    """The words of a block in one line, as they are compared, and where each letter of it stands."""
    text: list[str] = []
    letters: list[_Letter] = []
    before: Label | None = None
    for number, element in enumerate(block.elements):
        if not isinstance(element, Label) or not element.text:
            continue
        if before is not None and _apart(before, element, metrics):
            _add(text, letters, " ", None)
        for at, letter in enumerate(element.text):
            for part in unicodedata.normalize("NFKC", letter).casefold():
                _add(text, letters, " " if part.isspace() else part, (number, at))
        before = element
    return "".join(text), letters


def _add(text: list[str], letters: list[_Letter], part: str, where: _Letter) -> None:
    """A letter more; of several spaces one counts."""
    if part != " " or (text and text[-1] != " "):
        text.append(part)
        letters.append(where)


def _apart(before: Label, label: Label, metrics: Metrics) -> bool:
    """Whether a space is meant between two labels: lines end at one, unless the language writes without."""
    if before.y == label.y:
        return _left(label, metrics) - _left(before, metrics) - _wide(before, before.text, metrics) > _GAP * label.size
    return not (is_wide(before.text[-1]) or is_wide(label.text[0]))


def _left(label: Label, metrics: Metrics) -> float:
    share = {"left": 0.0, "center": 0.5, "right": 1.0}[label.anchor]
    return label.x - share * _wide(label, label.text, metrics)


def _wide(label: Label, text: str, metrics: Metrics) -> float:
    """How wide a part of the label is."""
    return metrics.width(text, label.size, label.weight, label.face, label.tracking) if text else 0.0


def _parts(block: Block, letters: Sequence[_Letter], metrics: Metrics) -> tuple[tuple[int, Rect], ...]:
    """The rectangles these letters fill, one a label."""
    ends: dict[int, list[int]] = {}
    for where in letters:
        if where is not None:
            number, at = where
            first, last = ends.setdefault(number, [at, at])
            ends[number] = [min(first, at), max(last, at)]
    found: list[tuple[int, Rect]] = []
    for number, (first, last) in ends.items():
        label = block.elements[number]
        assert isinstance(label, Label)
        left = _left(label, metrics) + _wide(label, label.text[:first], metrics)
        high = label.size * _HIGH
        wide = _wide(label, label.text[first : last + 1], metrics)
        found.append((number, Rect(left - 2, label.y - high / 2, wide + 4, high)))
    return tuple(found)


def marked(blocks: Sequence[Block], found: Sequence[Match], chosen: int) -> list[Block]:
    """The same column with a ground behind each match; `chosen` is the one that is looked at."""
    shown = list(blocks)
    grounds: dict[int, dict[int, list[Element]]] = {}
    for place, match in enumerate(found):
        for number, rect in match.parts:
            own = grounds.setdefault(match.block, {}).setdefault(number, [])
            own.append(Bar(rect, CHOSEN if place == chosen else FOUND, radius=4))
            if place == chosen:
                own.append(Frame(rect, RIM, 2, 4))
    for place, behind in grounds.items():
        shown[place] = _with_grounds(blocks[place], behind)
    return shown


def _with_grounds(block: Block, grounds: dict[int, list[Element]]) -> Block:
    """The block with elements put before others; what belonged to a thing still does, with its ground."""
    elements: list[Element] = []
    begins: list[int] = []  # where each element, or what is put before it, is now
    for number, element in enumerate(block.elements):
        begins.append(len(elements))
        elements += [*grounds.get(number, ()), element]
    begins.append(len(elements))
    things = tuple(thing._replace(first=begins[thing.first], last=begins[thing.last]) for thing in block.things)
    return replace(block, elements=tuple(elements), things=things)
