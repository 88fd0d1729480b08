"""The content of the packaged program, and what stays out: read by the spec, by `build.py` and by a test.

PyInstaller follows imports, and libraries import more than a game needs. Everything named here was left out and the
program was then played and asked to test itself (`--selftest`). A test makes sure that the game itself uses none of it.
"""

from __future__ import annotations

import fnmatch
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAME = "dune-desktop"
TITLE = "Dune Desktop"
IDENTIFIER = "net.dune_desktop.DuneDesktop"
MIME = "application/x-dune-desktop-save"
SUMMARY = "An unofficial version of Dune: Imperium: solo or several players at one screen, offline"

# Limits that the build checks
LARGEST_FOLDER = 60_000_000
LARGEST_ARCHIVE = 28_000_000


def version() -> str:
    """Return the program's version from its single source."""
    text = (ROOT / "dune_desktop" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    assert found is not None
    return found[1]


# Modules of pygame that nothing uses: cameras, MIDI, bridges to numpy, its own tests and examples
UNUSED_PYGAME = (
    "pygame.__briefcase",
    "pygame.__pyinstaller",
    "pygame._camera",
    "pygame._camera_opencv",
    "pygame._debug",
    "pygame._render",
    "pygame._sdl2.controller_old",
    "pygame._sdl2.mixer",
    "pygame._sdl2.touch",
    "pygame._sdl2.window",
    "pygame.camera",
    "pygame.docs",
    "pygame.examples",
    "pygame.ftfont",
    "pygame.geometry",
    "pygame.gfxdraw",
    "pygame.midi",
    "pygame.mixer_music",
    "pygame.newbuffer",
    "pygame.pixelarray",
    "pygame.pypm",
    "pygame.sndarray",
    "pygame.surfarray",
    "pygame.tests",
)

# Unused parts of pydantic: its first version, plug-ins for type checkers, network types
UNUSED_PYDANTIC = ("pydantic.mypy", "pydantic.v1")

UNUSED_STANDARD = (
    "_bz2",
    "_curses",
    "_hashlib",  # OpenSSL; the built-in digests are enough
    "_lzma",
    "_ssl",
    "_pydecimal",
    "_tkinter",
    "asyncio",
    "bz2",
    "concurrent",
    "curses",
    "distutils",
    "doctest",
    "ensurepip",
    "ftplib",
    "http",
    "lib2to3",
    "lzma",
    "mimetypes",
    "netrc",
    "optparse",
    "pdb",
    "pydoc",
    "pydoc_data",
    "readline",
    "smtplib",
    "sqlite3",
    "ssl",
    "tarfile",
    "tkinter",
    "turtle",
    "unittest",
    "urllib.request",
    "venv",
    "webbrowser",
    "wsgiref",
    "xml",
    "xmlrpc",
)

UNUSED_OTHERS = (
    "PIL",
    "attr",
    "dotenv",
    "email_validator",
    "fontTools",
    "hypothesis",
    "mypy",
    "numpy",
    "packaging",
    "pip",
    "pkg_resources",
    "pytest",
    "rich",
    "setuptools",
    "toml",
    "wheel",
    "yaml",
)

EXCLUDED = UNUSED_PYGAME + UNUSED_PYDANTIC + UNUSED_STANDARD + UNUSED_OTHERS

# Files that hooks add and nothing reads
UNUSED_FILES = (
    "pygame/freesansbold.ttf",
    "pygame/pygame_icon*.bmp",
    "*.pyi",
    "*/py.typed",
    "*/tests/*",
    "*.dist-info/*",
)

# Libraries loaded only by modules above; those of sound formats stay, because the mixer links to all of them
UNUSED_LIBRARIES = ("*portmidi*",)


def unwanted(name: str) -> bool:
    """Tell whether a collected file, named by its place in the bundle, stays out."""
    name = name.replace("\\", "/")
    return any(fnmatch.fnmatch(name, pattern) for pattern in UNUSED_FILES + UNUSED_LIBRARIES)


def data() -> list[tuple[str, str]]:
    """Return the program's own files: (file, folder in the bundle)."""
    found: list[tuple[str, str]] = []
    for folder in (
        "assets",
        "dune_desktop/i18n",
        "dune_desktop/content/data",
        "dune_desktop/lessons/data",
        "dune_desktop/players/data",
    ):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and path.suffix in (".dune", ".json", ".ogg", ".picture", ".svg", ".ttf", ".txt"):
                found.append((str(path), str(path.parent.relative_to(ROOT))))
    return found


def by_name() -> list[str]:
    """Return the modules imported by names made at run time: the modules of boxes in each layer."""
    found = [path for folder in (ROOT / "dune_desktop").rglob("boxes") for path in folder.rglob("*.py")]
    found.append(ROOT / "dune_desktop" / "i18n" / "words.py")
    names = (".".join(path.relative_to(ROOT).with_suffix("").parts) for path in found)
    return sorted(name.removesuffix(".__init__") for name in names)
