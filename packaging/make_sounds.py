"""Make all sound files of the game in assets/sounds; nothing is recorded, everything is computed.

Run from the repository's root: `python packaging/make_sounds.py [NAME...]`. Needs `oggenc` (Debian: vorbis-tools); the
game itself needs only the files. `packaging/sounds` says how each of them is made.
"""

from __future__ import annotations

import array
import shutil
import subprocess
import sys
import wave
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from sounds.effects import EFFECTS
from sounds.music import AMBIENCE, MOTIFS
from sounds.wave import RATE, Wave, leveled

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"
QUALITY = 2  # Vorbis quality: about 40 kbit/s per channel, clean for these sounds


def recipes() -> Iterator[tuple[str, Callable[[Random], Wave], float]]:
    """Yield each file's name, its generator, and its loudest sample."""
    for name, effect in EFFECTS.items():
        for variant in range(1, effect.variants + 1):
            yield f"{name}-{variant}", effect.make, effect.peak
    for name, (make, peak) in {**MOTIFS, **AMBIENCE}.items():
        yield name, make, peak


def write(name: str, samples: Wave) -> None:
    """Write the samples as a Vorbis file with a fixed serial number, so that equal sounds are equal files."""
    raw = FOLDER / f"{name}.wav"
    with wave.open(str(raw), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(array.array("h", (round(32767 * max(-1.0, min(1.0, sample))) for sample in samples)).tobytes())
    command = [
        "oggenc",
        "--quiet",
        "--serial",
        "1",
        "--quality",
        str(QUALITY),
        str(raw),
        "-o",
        str(FOLDER / f"{name}.ogg"),
    ]
    subprocess.run(command, check=True)
    raw.unlink()


def main(names: list[str]) -> int:
    if shutil.which("oggenc") is None:
        print("oggenc is not there; on Debian it is in the package vorbis-tools.", file=sys.stderr)
        return 1
    FOLDER.mkdir(parents=True, exist_ok=True)
    known = list(recipes())
    unknown = set(names) - {name for name, _, _ in known}
    if unknown:
        print(f"No such sound: {', '.join(sorted(unknown))}.", file=sys.stderr)
        return 2
    for name, make, peak in known:
        if not names or name in names:
            write(name, leveled(make(Random(name)), peak))
    print(f"{sum(file.stat().st_size for file in FOLDER.glob('*.ogg')) / 1e6:.2f} MB in {FOLDER.name}/")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
