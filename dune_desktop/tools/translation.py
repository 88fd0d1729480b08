"""`texts`: lists every text in English and another language, with notes for translators."""

from __future__ import annotations

import json
from collections.abc import Iterator

from dune_desktop.i18n.languages import DEFAULT
from dune_desktop.i18n.notes import note, notes
from dune_desktop.i18n.texts import written


def show(language: str, missing: bool) -> Iterator[str]:
    """Yield one JSON object per text or name, in file order; null where the language lacks it.

    With `missing` only those it lacks. Texts that English lacks come last.
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
