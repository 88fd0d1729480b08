"""What the sentence builders of the three languages have in common."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Act:
    """Something a player does, in the dictionary form of the language: "gain 2 spice", "2 스파이스[을] 얻다",
    "2香料[]獲得する".

    In Korean and Japanese the square brackets stand behind the object and hold the particle it takes in a full
    sentence, nothing if it takes none. `merge`: neighbours with the same verb share it ("gain 1 spice and 2 Solari").
    `branches`: not one act but a choice between several chains of acts; then `text` is empty.
    """

    text: str
    merge: bool = False
    branches: tuple[tuple[Act, ...], ...] = ()


Acts = tuple[Act, ...]


class Grammar(Protocol):
    """How one language makes sentences of acts.

    Sentences are "raw": without the capital at their beginning and the full stop at their end, which `finish` adds.
    """

    def do(self, acts: Acts) -> str:
        """The raw sentence that tells a player to do the acts in this order."""

    def inside(self, acts: Acts) -> str:
        """The same as one sentence, never two: a clause in front of it covers all of it."""

    def may(self, acts: Acts) -> str:
        """The raw sentence that leaves it to the player."""

    def pay(self, costs: Acts, acts: Acts, forced: bool) -> str:
        """The raw sentence of an arrow: the costs, and what they bring."""

    def others(self, subject: str, acts: Acts) -> str:
        """The raw sentence in which somebody else does the acts."""

    def whenever(self, clause: str, raw: str) -> str:
        """The raw sentence behind a condition or a moment."""

    def choose(self, n: int, heading: str, raws: list[str]) -> str:
        """The raw sentence of a choice whose options are sentences of their own."""

    def label(self, acts: Acts) -> str:
        """The acts as the words on a button: a noun phrase where the language prefers one."""

    def things(self, acts: Acts) -> str:
        """Only the objects of the acts: "1 spice and 2 Solari"."""

    def both(self, words: list[str]) -> str:
        """A list with "and"."""

    def either(self, words: list[str]) -> str:
        """A list with "or"."""

    def places(self, words: list[str]) -> str:
        """Several places of which one is meant."""

    def begin(self, text: str) -> str:
        """Words as they stand at the beginning of a label."""

    def finish(self, raws: list[str]) -> str:
        """Raw sentences as running text."""
