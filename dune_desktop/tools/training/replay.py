"""Searched games as files in a training folder, to be learned from again beside new ones.

A tenth of the files is held out: never learned from, they measure what was learned.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from dune_desktop.tools.training.selfplay import NOTHING, Batch, Ending

HELD_OUT: Final = 10  # one of so many files is held out
REPLAYED: Final = 7  # earlier files that are learned from beside a new one
WINDOW: Final = 400  # they are drawn from so many latest files
MEASURED: Final = 20  # held-out files that are measured, the latest
_ARRAYS: Final = ("moments", "options", "row", "touched", "cell", "begun_by", "targets", "foreseen")


class Replay:
    """The files of searched games of one kind, numbered from 0; batches are added at the end."""

    def __init__(self, folder: Path, kind: str) -> None:
        self.folder = folder / "games"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.kind = kind
        self.count = 0
        while self._path(self.count).exists():
            self.count += 1

    def add(self, batch: Batch) -> bool:
        """Keep the batch; tell whether it is to be learned from."""
        save(self._path(self.count), batch)
        self.count += 1
        return not _is_held_out(self.count - 1)

    def earlier(self) -> list[Batch]:
        """Return a few batches before the last one, at random; how many there are decides which."""
        latest = range(max(0, self.count - 1 - WINDOW), self.count - 1)
        numbers = [number for number in latest if not _is_held_out(number)]
        return [load(self._path(number)) for number in Random(self.count).sample(numbers, min(REPLAYED, len(numbers)))]

    def held_out(self) -> list[Batch]:
        """Return the latest batches that are held out."""
        return [load(self._path(number)) for number in list(filter(_is_held_out, range(self.count)))[-MEASURED:]]

    def _path(self, number: int) -> Path:
        return self.folder / f"{self.kind}-{number:06}.npz"


def _is_held_out(number: int) -> bool:
    return number % HELD_OUT == 0


def save(path: Path, batch: Batch) -> None:
    """Write what is learned from these games; a file that exists is whole."""
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez_compressed(
            file,
            **{name: getattr(batch, name) for name in _ARRAYS},
            **{f"begun_{at}": array for at, array in enumerate(batch.begun)},
            games=batch.games,
            rows=[name for name, _ in batch.rows],
            row_weights=np.array([row for _, row in batch.rows], np.float32),
            cells=[name for name, _ in batch.cells],
            cell_weights=np.array([cell for _, cell in batch.cells], np.float32),
            names=batch.names,
            ended=np.array(batch.ended, np.float32),
            difficulties=[name for name, _ in batch.alone],
            won=[won for _, won in batch.alone],
        )
    part.replace(path)


def load(path: Path) -> Batch:
    """Read games that `save` wrote."""
    with np.load(path, allow_pickle=False) as file:
        plain = {name: file[name] for name in file.files}
    begun: Any = tuple(plain[f"begun_{at}"] for at in range(3))
    return Batch(
        **{name: plain[name] for name in _ARRAYS},
        begun=begun,
        games=int(plain["games"]),
        rows=list(zip(plain["rows"].tolist(), plain["row_weights"].tolist(), strict=True)),
        cells=list(zip(plain["cells"].tolist(), plain["cell_weights"].tolist(), strict=True)),
        names=plain["names"].tolist(),
        ended=[Ending(*each) for each in plain["ended"].tolist()],
        alone=list(zip(plain["difficulties"].tolist(), plain["won"].tolist(), strict=True)),
        seen=(NOTHING, NOTHING, NOTHING),
        chosen=NOTHING,
        likely=NOTHING,
        whimsical=NOTHING,
        lives=NOTHING,
    )
