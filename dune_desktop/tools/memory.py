"""The memory used by a process, on systems that tell."""

from __future__ import annotations

import mmap
from pathlib import Path


def megabytes(process: int | None = None) -> float:
    """Return the MB of memory used by the process, by default this one; 0 where unknown."""
    who = "self" if process is None else str(process)
    try:
        pages = int(Path(f"/proc/{who}/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0.0
    return pages * mmap.PAGESIZE / (1 << 20)
