"""The learned numbers as files: small JSON under `data`, with a mark of the content they were learned on."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

from dune_desktop.engine.assembly import registry
from dune_desktop.players.policy.feature_backoff import feature_backoff

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from dune_desktop.engine.model.components import Catalog
    from dune_desktop.engine.rulebook import Rules
    from dune_desktop.players.policy.features import Named, Weights

DIGITS: Final = 3
UNREADABLE: Final = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError)
"""Errors raised by damaged files of learned numbers, besides `OSError`."""

ALONE: Final = "alone"
EXTENDED: Final = "extended"
TOGETHER: Final = "together"


@registry.until_boxes_change
@cache
def every_kind() -> tuple[str, ...]:
    """Return the kinds of games that play differently, so that each may have numbers of its own.

    On the first board: alone against Rivals with the standard boxes, alone with other boxes (extended), and against
    other players (together). On each other board: alone and together (`on_board`).
    """
    boards = (box.id for box in registry.boxes() if box.brings and (box.id,) != registry.standard())
    return (ALONE, EXTENDED, TOGETHER, *(on_board(board, kind) for board in boards for kind in (ALONE, TOGETHER)))


@registry.until_boxes_change
@cache
def kinds() -> tuple[str, ...]:
    """Return the kinds of games that the program came with numbers for."""
    return tuple(kind for kind in every_kind() if _file(f"policy-{kind}").is_file())


def on_board(board: str, kind: str) -> str:
    """Return the name of a kind of games on a board besides the first one."""
    return f"{board}-{kind}"


def is_together(kind: str) -> bool:
    """Tell whether players meet in games of this kind, on whatever board; in the others one plays alone."""
    return kind.endswith(TOGETHER)


class PolicyWeights:
    """The rows and cells of a policy by name; a row has one weight for each name of the situation.

    A row that was never learned is made from what its component is like (`feature_backoff.py`): `alike` has a row for
    each part, which says how such parts counted elsewhere.
    """

    def __init__(self, names: Iterable[str] = ()) -> None:
        self.names = tuple(names)
        self.rows: dict[str, Weights] = {}
        self.cells: dict[str, Weights] = {}
        self.alike: dict[str, Weights] = {}

    def copy(self) -> PolicyWeights:
        """Return the same numbers in lists of their own."""
        made = PolicyWeights(self.names)
        made.rows = {name: list(row) for name, row in self.rows.items()}
        made.cells = {name: list(cell) for name, cell in self.cells.items()}
        made.alike = {name: list(row) for name, row in self.alike.items()}
        return made

    def approach(self, other: PolicyWeights, share: float) -> None:
        """Move by a `share` of the way to the other numbers; rows and cells that are new are copied."""
        for mine, theirs in ((self.rows, other.rows), (self.cells, other.cells)):
            for name, row in theirs.items():
                old = mine.get(name, row)
                mine[name] = [a + share * (b - a) for a, b in zip(old, row, strict=True)]

    def with_names(self, names: Iterable[str]) -> PolicyWeights:
        """Return the same weights for a situation with these names; new names get 0."""
        made = PolicyWeights(names)
        at = [self.names.index(name) if name in self.names else None for name in made.names]

        def fit(rows: dict[str, Weights]) -> dict[str, Weights]:
            return {name: [0.0 if i is None else row[i] for i in at] for name, row in rows.items()}

        made.rows, made.alike, made.cells = fit(self.rows), fit(self.alike), self.cells
        return made

    def cell(self, name: str) -> Weights:
        """Return the list with the weight of that name, to be changed in place; 0 if it was never learned."""
        return self.cells.setdefault(name, [0.0])

    def rows_for(self, rules: Rules, names: tuple[str, ...]) -> Named:
        """Return a function from a name to its row, for a game whose situation has these names.

        If they begin like the names here, the rows are the lists kept here and can be changed in place.
        """
        if names == self.names[: len(names)]:
            return lambda name: self.rows.get(name) or self.rows.setdefault(name, self._unknown(rules, name))
        at = [self.names.index(name) if name in self.names else None for name in names]
        made: dict[str, Weights] = {}

        def row(name: str) -> Weights:
            if name not in made:
                known = self.rows.get(name) or self._unknown(rules, name)
                made[name] = [0.0 if index is None else known[index] for index in at]
            return made[name]

        return row

    def _unknown(self, rules: Rules, name: str) -> Weights:
        """Return a row made from the parts of the component; zeros if nothing is known of them."""
        found = [0.0] * len(self.names)
        for part, n in feature_backoff(rules, name).items():
            for index, weight in enumerate(self.alike.get(part, ())):
                found[index] += n * weight
        return found

    def as_json(self) -> dict[str, Any]:
        """Return the weights as plain values, rounded, without zeros."""
        rows = {name: _rounded(row) for name, row in sorted(self.rows.items())}
        cells = {name: round(cell[0], DIGITS) for name, cell in sorted(self.cells.items())}
        return {
            "situation": list(self.names),
            "rows": {name: row for name, row in rows.items() if any(row)},
            "cells": {name: cell for name, cell in cells.items() if cell},
            "alike": {name: _rounded(row) for name, row in sorted(self.alike.items())},
        }

    @classmethod
    def from_json(cls, plain: dict[str, Any]) -> PolicyWeights:
        """Return the weights from the values of `as_json`."""
        made = cls(plain["situation"])
        made.rows = {name: [float(weight) for weight in row] for name, row in plain["rows"].items()}
        made.cells = {name: [float(cell)] for name, cell in plain["cells"].items()}
        made.alike = {name: [float(weight) for weight in row] for name, row in plain["alike"].items()}
        return made


def _rounded(row: Iterable[float]) -> list[float]:
    return [round(weight, DIGITS) for weight in row]


def numbers_of(name: str) -> Any:
    """Return the content of a file of `data`."""
    return json.loads(_read(name))


def _read(name: str) -> str:
    return _file(name).read_text(encoding="utf-8")


def _file(name: str) -> Traversable:
    return files("dune_desktop.players").joinpath(f"data/{name}.json")


def kind_of(rules: Rules) -> str:
    """Return which of the `kinds` a game is; on a board without numbers of its own one of those of the first board."""
    kind = TOGETHER if sum(rules.is_player) > 1 else ALONE
    board = registry.board_of(rules.config.boxes)
    if board is not None and on_board(board.id, kind) in kinds():
        return on_board(board.id, kind)
    if kind == TOGETHER:
        return kind
    return ALONE if set(rules.config.boxes) == set(registry.standard()) else EXTENDED


@cache
def learned_policy(kind: str) -> PolicyWeights:
    """Return the policy that the program came with, for games of that kind."""
    return PolicyWeights.from_json(numbers_of(f"policy-{kind}")["policy"])


@cache
def learned_fingerprint() -> str:
    """Return a mark of all learned numbers: it differs if any of them differs."""
    every = "".join(_read(f"{what}-{kind}") for kind in kinds() for what in ("policy", "evaluation"))
    return f"{crc32(every.encode()):08x}"


def fingerprint(catalog: Catalog) -> str:
    """Return a mark of the components that numbers were learned on: it differs if the content differs."""
    return f"{crc32(repr(catalog).encode()):08x}"
