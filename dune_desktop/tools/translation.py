"""`texts`: every text in English and in another language, with what translators should know of it."""

from __future__ import annotations

import json
from collections.abc import Iterator

from dune_desktop.i18n.languages import DEFAULT
from dune_desktop.i18n.notes import note, notes
from dune_desktop.i18n.texts import written


def show(language: str, missing: bool) -> Iterator[str]:
    """One JSON object a text or name, in the order of the files; null where the language has none yet.

    With `missing` only those it lacks. What it has and English has not is told at the end.
    """
    english, own, noted = written(DEFAULT), written(language), notes()
    for key, text in english.items():
        if not missing or key not in own:
            said = {"key": key, DEFAULT: text, language: own.get(key)}
            about = note(noted, key)
            yield json.dumps({**said, "note": about} if about else said, ensure_ascii=False)
    for key in own:
        if key not in english:
            yield json.dumps({"key": key, DEFAULT: None, language: own[key]}, ensure_ascii=False)
