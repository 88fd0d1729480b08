"""Rebuild the lists of pinned packages, `requirements/*.txt`, from the hand-written `requirements/*.in`.

    pin.py    needs uv (https://docs.astral.sh/uv) and the internet

An .in file names every package with its version, those included that others need. Its .txt adds the hashes of all files
there are of these, for every system and Python, so that pip installs those and nothing else (`--require-hashes`).
"""

from __future__ import annotations

import subprocess
from pathlib import Path

FOLDER = Path(__file__).resolve().parent / "requirements"
OLDEST = "3.11"


def main() -> None:
    """Write each list beside its source."""
    for source in sorted(FOLDER.glob("*.in")):
        command = ["uv", "pip", "compile", source.name, "--output-file", source.with_suffix(".txt").name]
        manner = ["--generate-hashes", "--universal", "--no-deps", "--python-version", OLDEST, "--no-config"]
        words = ["--no-annotate", "--quiet", "--custom-compile-command", "packaging/pin.py"]
        subprocess.run([*command, *manner, *words], check=True, cwd=FOLDER)


if __name__ == "__main__":
    main()
