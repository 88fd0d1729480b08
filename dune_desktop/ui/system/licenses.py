"""The works of others in this program, with their licenses, as found in the environment.

The packaged program has no such environment; its list is a file that the build made in the same way.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from dataclasses import asdict
from functools import cache
from pathlib import Path

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.system import assets

DIRECT = ("pygame-ce", "pydantic", "platformdirs", "budoux")
FILE = "licences.json"

_FONTS = {
    "ibm-plex-sans-condensed": "IBM Plex Sans Condensed",
    "ibm-plex-sans-kr": "IBM Plex Sans KR",
    "ibm-plex-sans-jp": "IBM Plex Sans JP",
    "marcellus": "Marcellus",
    "gowun-batang": "Gowun Batang",
    "shippori-mincho": "Shippori Mincho",
}

_LIBRARIES = {
    "SDL2": ("SDL", "Zlib", "https://libsdl.org"),
    "SDL2_image": ("SDL_image", "Zlib", "https://libsdl.org"),
    "SDL2_ttf": ("SDL_ttf", "Zlib", "https://libsdl.org"),
    "freetype": ("FreeType", "FTL", "https://freetype.org"),
    "harfbuzz": ("HarfBuzz", "MIT", "https://harfbuzz.github.io"),
    "png16": ("libpng", "libpng-2.0", "http://www.libpng.org"),
    "jpeg": ("libjpeg-turbo", "IJG, BSD-3-Clause", "https://libjpeg-turbo.org"),
    "tiff": ("LibTIFF", "libtiff", "https://libtiff.gitlab.io/libtiff"),
    "webp": ("libwebp", "BSD-3-Clause", "https://chromium.googlesource.com/webm/libwebp"),
    "brotlidec": ("Brotli", "MIT", "https://github.com/google/brotli"),
    "z": ("zlib", "Zlib", "https://zlib.net"),
    "portmidi": ("PortMidi", "MIT", "https://github.com/PortMidi/portmidi"),
    "FLAC": ("libFLAC", "BSD-3-Clause", "https://xiph.org/flac"),
    "vorbis": ("libvorbis", "BSD-3-Clause", "https://xiph.org/vorbis"),
    "ogg": ("libogg", "BSD-3-Clause", "https://xiph.org/ogg"),
    "opus": ("Opus", "BSD-3-Clause", "https://opus-codec.org"),
    "mpg123": ("mpg123", "LGPL-2.1", "https://mpg123.org"),
    "fluidsynth": ("FluidSynth", "LGPL-2.1", "https://www.fluidsynth.org"),
    "sndfile": ("libsndfile", "LGPL-2.1", "https://libsndfile.github.io/libsndfile"),
    "wavpack": ("WavPack", "BSD-3-Clause", "https://www.wavpack.com"),
    "xmp": ("libxmp", "MIT", "https://xmp.sourceforge.net"),
    "asound": ("alsa-lib", "LGPL-2.1", "https://www.alsa-project.org"),
}
"""Libraries that pygame-ce may contain, by file name, because no metadata lists them."""


@dataclass(frozen=True, slots=True)
class License:
    """One work of others: name, version, short name of the license, origin, and full text."""

    name: str
    version: str
    license: str
    home: str
    text: str


@cache
def licenses() -> tuple[License, ...]:
    """Return all works of others, libraries first, fonts last."""
    made = assets.folder() / FILE
    if made.is_file():
        return tuple(License(**entry) for entry in json.loads(made.read_text(encoding="utf-8")))
    return collect()


def dump(found: tuple[License, ...]) -> str:
    """Return the list as JSON for the packaged program."""
    return json.dumps([asdict(entry) for entry in found], ensure_ascii=False, indent=1)


def collect(also: tuple[str, ...] = (), left_out: Callable[[str], bool] = lambda file: False) -> tuple[License, ...]:
    """Return the list from the installed packages. The build passes what it adds and leaves out."""
    found = [_python(), *map(_distribution, (*_needed(), *also))]
    at = next((place for place, entry in enumerate(found) if entry.name == "pygame-ce"), 0)
    inside = _inside_pygame(left_out)
    if inside is not None:
        found.insert(at + 1, inside)
    return (*found, *_fonts())


def _needed() -> list[str]:
    """Return the names of the program's packages and of their dependencies."""
    from importlib import metadata

    names: dict[str, None] = {}
    waiting = list(DIRECT)
    while waiting:
        name = waiting.pop(0)
        try:
            wants = metadata.requires(name) or []
        except metadata.PackageNotFoundError:
            continue
        names[str(metadata.metadata(name)["Name"])] = None
        for want in wants:
            needed = re.match(r"[\w.-]+", want)
            if needed is not None and ";" not in want and needed[0] not in names:
                waiting.append(needed[0])
    return list(names)


def _distribution(name: str) -> License:
    """Return the entry of an installed package from its metadata."""
    from importlib import metadata

    about = metadata.metadata(name)
    urls = dict(str(url).split(", ", 1) for url in about.get_all("Project-URL") or () if ", " in str(url))
    home = next((urls[key] for key in urls if key.lower() in ("homepage", "home", "source")), about["Home-page"] or "")
    license = about["License-Expression"] or str(about["License"] or "").splitlines()[0]
    texts = [
        Path(str(file.locate())).read_text(encoding="utf-8", errors="replace")
        for file in metadata.files(name) or ()
        if re.search(r"(^|/)(LICEN[CS]E|COPYING|LGPL)[^/]*$", str(file)) and not str(file).endswith(".py")
    ]
    return License(name, str(about["Version"]), str(license).partition(" with ")[0], str(home), "\n\n".join(texts))


def _python() -> License:
    base = Path(sys.base_prefix)
    places = [base / "LICENSE.txt", Path(json.__file__).parents[1] / "LICENSE.txt"]
    text = next((place.read_text(encoding="utf-8") for place in places if place.is_file()), sys.copyright)
    return License("Python", sys.version.split()[0], "PSF-2.0", "https://www.python.org", text)


def _inside_pygame(left_out: Callable[[str], bool]) -> License | None:
    """Return the entry of the libraries inside pygame-ce's package."""
    from importlib import metadata

    files = [file.name for file in metadata.files("pygame-ce") or () if not left_out(str(file))]
    libraries = [file for file in files if re.search(r"\.(dll|dylib|so(\.\d+)*)$", file) and ".cpython" not in file]
    names = {match[1] for file in libraries if (match := re.match(r"(?:lib)?(SDL2(?:_[a-z]+)?|[A-Za-z]+\d*)", file))}
    lines = [f"{title}: {license}. {home}" for key, (title, license, home) in _LIBRARIES.items() if key in names]
    return License("SDL", "2", "Zlib", "https://libsdl.org", "\n\n".join(lines)) if lines else None


def _fonts() -> list[License]:
    folder = assets.folder() / "fonts"
    return [
        License(title, "", "OFL-1.1", "", (folder / f"OFL-{name}.txt").read_text(encoding="utf-8"))
        for name, title in _FONTS.items()
        if (folder / f"OFL-{name}.txt").is_file()
    ]
