"""How much memory a process has taken, where the system says so."""

from __future__ import annotations

import mmap
from pathlib import Path


def megabytes(process: int | None = None) -> float:
    """MB that the process has in memory, this one if none is named; 0 where the system does not say."""
    who = "self" if process is None else str(process)
    try:
        pages = int(Path(f"/proc/{who}/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0.0
    return pages * mmap.PAGESIZE / (1 << 20)
