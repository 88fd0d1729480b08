"""The location of `assets/`: beside the sources, in an installed wheel, or in a frozen program."""

from __future__ import annotations

import sys
from functools import lru_cache
from pathlib import Path


@lru_cache(maxsize=1)
def folder() -> Path:
    """Return the folder that holds `fonts`, `icons` and `pictures`. Raises FileNotFoundError if there is none."""
    package = Path(__file__).resolve().parents[2]
    candidates = [package / "assets", package.parent / "assets"]
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen:
        candidates.insert(0, Path(frozen) / "assets")
    for candidate in candidates:
        if (candidate / "fonts").is_dir():
            return candidate
    raise FileNotFoundError(f"no assets folder in {', '.join(map(str, candidates))}")
