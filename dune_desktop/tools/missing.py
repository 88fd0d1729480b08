"""The search for missing parts of words and components: rules, sentences, names, pictures (used by `content`)."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from dune_desktop.content.catalog import catalog, placed
from dune_desktop.content.load import load_box
from dune_desktop.content.schema import noun
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.assembly.missing import MissingPart
from dune_desktop.engine.model.config import table
from dune_desktop.engine.rulebook import MissingRule, Rules
from dune_desktop.i18n.component_text import describe
from dune_desktop.i18n.languages import DEFAULT, LANGUAGES
from dune_desktop.i18n.texts import MissingText, Texts

ROOT: Final = Path(__file__).resolve().parents[2]
ORIGINS: Final = ("document", "second hand", "own")
"""The allowed origins of a translated name: docs/names.md."""


def missing() -> Iterator[str]:
    """Yield a sentence for everything that is missing, with the file to add it to."""
    yield from missing_rules()
    yield from missing_sentences()
    yield from missing_names()
    yield from missing_origins()
    yield from missing_pictures()


# ------------------------------------------------------------------------------------------------ words


def missing_rules() -> Iterator[str]:
    """Yield the words used by components that have no rule, one for each box."""
    for box in registry.boxes():
        boxes = registry.with_needed((box.id,))
        try:
            Rules(catalog(boxes), table(4, boxes))
        except MissingRule as error:
            yield str(error)


def missing_sentences() -> Iterator[str]:
    """Yield what the words of components lack to be told, in each language."""
    found: dict[str, str] = {}  # what is lacking -> the first component that needs it
    for language in LANGUAGES:
        texts = Texts(language)
        for _, key, item in components():
            try:
                describe(texts, item)
            except (MissingPart, MissingText) as error:
                found.setdefault(str(error), key)
    yield from (f"{key}: {error}" for error, key in found.items())


# ------------------------------------------------------------------------------------------------ components


def components() -> Iterator[tuple[str, str, Any]]:
    """Yield every component with its box and its text key in front.

    They name the spaces of the board that is played with the box.
    """
    for box in registry.boxes():
        board = catalog(registry.with_needed((box.id,))).board
        for kind, items in load_box(box.id).items():
            items = tuple(placed(item, board) for item in items)
            yield from ((box.id, f"{noun(kind)}:{item.id}", item) for item in items)


def missing_names() -> Iterator[str]:
    """Yield the components without a name, by language."""
    for language in LANGUAGES:
        texts = Texts(language)
        for box, key, _ in components():
            if not texts.has_name(key) or not texts.name(key).strip():
                yield f"{key} has no name: add it to {names_file(box, language)}"


def names_file(box: str, name: str) -> str:
    """Return the path of a file with names of the components of a box."""
    return f"{registry.folder(box, 'i18n')}/locales/names/{name}.json"


def missing_origins() -> Iterator[str]:
    """Yield the translated names without a recorded origin."""
    for box, key, _ in components():
        if registry.box(box).home:
            continue
        origins, file = _origins(box).get(key, {}), names_file(box, "sources")
        for language in LANGUAGES:
            if language != DEFAULT and origins.get(language) not in ORIGINS:
                yield f"{key} has no source of its name in {language} ({', '.join(ORIGINS)}): add it to {file}"


@cache
def _origins(box: str) -> dict[str, dict[str, str]]:
    file = ROOT / names_file(box, "sources")
    found: dict[str, dict[str, str]] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return found


def missing_pictures() -> Iterator[str]:
    """Yield the components without a picture, of the kinds that have pictures."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from dune_desktop.ui.art.gallery import names

    drawn = set(names())
    pictured = {name.partition(":")[0] for name in drawn}
    for box, key, _ in components():
        if key.partition(":")[0] in pictured and key not in drawn and not registry.box(box).home:
            kind, _, name = key.partition(":")
            yield f"{key} has no picture: add {picture_file(box, kind, name.rpartition('/')[2])}"


def picture_file(box: str, kind: str, name: str) -> str:
    """Return the path of the picture of a component, such as ("base", "card", "stilgar")."""
    return f"assets/pictures/{box}/{kind}/{name}.picture"
