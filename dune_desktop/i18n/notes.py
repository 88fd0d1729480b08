"""Notes for translators on a text: where it stands, what its arguments are.

They lie in `locales/notes.json` of each package, in English, by key or by family of keys: `log.*` is for all keys that
begin with "log.". A note on a single key goes before those on families; of families the longest counts.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files

from dune_desktop.i18n.packages import packages


def note(found: Mapping[str, str], key: str) -> str:
    """Return the note on a text, "" if there is none."""
    families = sorted((family for family in found if family.endswith("*") and key.startswith(family[:-1])), key=len)
    return found.get(key) or (found[families[-1]] if families else "")


def notes() -> Mapping[str, str]:
    """Return all notes by key, those of the boxes too."""
    found: dict[str, str] = {}
    for package in packages():
        file = files(package).joinpath("locales", "notes.json")
        if file.is_file():
            found |= json.loads(file.read_text(encoding="utf-8"))
    return found
