"""The packages of texts and of their writers, found by name. Their form is `contribution.Words`.

The package of a box has its texts in the folder `locales`, and their writers in a module `words` with one constant
`WORDS`. Both may be missing. The packages of the program's own boxes are found by their folder in `boxes`; that of a
box from elsewhere is the package `i18n` in its home (`registry.part`).
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any, Final

MAIN_PACKAGE: Final = "dune_desktop.i18n"
_REGISTRY: Final = "dune_desktop.engine.assembly.registry"


def packages() -> tuple[str, ...]:
    """Return the general package, and that of every known box that has one.

    The title screen is shown before the engine is imported; until then there are only the program's own boxes.
    """
    registry = sys.modules.get(_REGISTRY)
    if registry is None:
        return (MAIN_PACKAGE, *own_packages())
    more = (registry.part(box.id, "i18n") for box in registry.boxes() if box.home)
    return (MAIN_PACKAGE, *own_packages(), *(package.__name__ for package in more if package is not None))


@cache
def own_packages() -> tuple[str, ...]:
    """Return the packages of the boxes that come with the program."""
    folders = (entry for entry in files(MAIN_PACKAGE).joinpath("boxes").iterdir() if entry.joinpath("locales").is_dir())
    return tuple(f"{MAIN_PACKAGE}.boxes.{folder.name}" for folder in sorted(folders, key=lambda folder: folder.name))


@cache
def words(known: tuple[str, ...]) -> Any:
    """Return the writers of these packages merged; raise ValueError if two write the same word."""
    general, *more = (import_module(f"{name}.words").WORDS for name in known if find_spec(f"{name}.words") is not None)
    return general.merged_with(more)
