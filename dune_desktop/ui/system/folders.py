"""The player's folders, opened in the system's file manager."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def show(folder: str) -> bool:
    """Open the folder, made if missing; tell whether the system has a way to open it."""
    import shutil
    import subprocess

    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
        if sys.platform == "win32":
            os.startfile(folder)
            return True
        opener = shutil.which("open" if sys.platform == "darwin" else "xdg-open")
        if opener is None:
            return False
        subprocess.Popen(
            [opener, folder],
            env=outside(dict(os.environ)),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError:
        return False
    return True


def outside(environment: dict[str, str]) -> dict[str, str]:
    """Return the environment as it was before the packaged program put its own libraries first."""
    for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
        before = environment.pop(name + "_ORIG", None)
        if before is not None:
            environment[name] = before
        elif getattr(sys, "frozen", False):
            environment.pop(name, None)
    return environment
