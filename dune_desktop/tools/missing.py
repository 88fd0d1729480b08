"""The search for missing parts of words and components: names, sentences, signs, pictures (used by `content`)."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from dune_desktop.content.catalog import catalog
from dune_desktop.content.load import load_box
from dune_desktop.content.schema import noun
from dune_desktop.content.shorthand import writers
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.assembly.missing import Parts
from dune_desktop.engine.model.amounts import Amount
from dune_desktop.engine.model.components import Trait
from dune_desktop.engine.model.conditions import Condition
from dune_desktop.engine.model.config import table
from dune_desktop.engine.model.effects import Cost, Effect
from dune_desktop.engine.rulebook import MissingRule, Rules
from dune_desktop.i18n.languages import DEFAULT, LANGUAGES
from dune_desktop.i18n.texts import Texts

ROOT: Final = Path(__file__).resolve().parents[2]
ORIGINS: Final = ("document", "second hand", "own")
"""The allowed origins of a translated name: docs/names.md."""

_TABLES: Final = {
    Effect: "effects",
    Cost: "costs",
    Condition: "conditions",
    Amount: "amounts",
    Trait: "traits",
}
"""Class of words -> the name in `i18n` of the table of their sentences."""


def missing() -> Iterator[str]:
    """Yield a sentence for everything that is missing, with the file to add it to."""
    yield from missing_words()
    yield from missing_names()
    yield from missing_origins()
    yield from missing_pictures()


# ------------------------------------------------------------------------------------------------ words


def missing_words() -> Iterator[str]:
    """Yield what is missing for the words used by components: a rule, a sentence, signs, a shorthand."""
    used: dict[type, str] = {}  # word -> what uses it
    for box in registry.boxes():
        boxes = registry.with_needed((box.id,))
        known = catalog(boxes)
        used.update(known.words)
        try:
            Rules(known, table(4, boxes))
        except MissingRule as error:
            yield str(error)
    signs = signs_of_words()
    told = Texts(DEFAULT).words
    for word in used:
        kinds = [kind for kind in _TABLES if issubclass(word, kind)]
        tables: list[Parts] = [getattr(told, _TABLES[kind]) for kind in kinds]
        if kinds:
            tables.append(writers())
        if kinds and not (issubclass(word, Trait) or getattr(word, "compiled", False) or _from_elsewhere(word)):
            tables.append(signs)
        yield from (each.lacks(word) for each in tables if word not in each)


def _from_elsewhere(word: type) -> bool:
    """Tell whether a box outside the program brings the word; such words need no signs."""
    box = registry.owner(word)
    return box is not None and bool(box.home)


def signs_of_words() -> Parts:
    """Return the signs of all words."""
    from dune_desktop.ui.presenters.brought import added
    from dune_desktop.ui.presenters.effect_line import SIGNS

    file = "SIGNS in dune_desktop/ui/presenters/effect_line.py"
    return Parts({**SIGNS, **added("signs")}, "signs for cards", "ui", file, "/signs.py")


# ------------------------------------------------------------------------------------------------ components


def components() -> Iterator[tuple[str, str]]:
    """Yield every component as its box and its text key."""
    for box in registry.boxes():
        for kind, items in load_box(box.id).items():
            yield from ((box.id, f"{noun(kind)}:{item.id}") for item in items)


def missing_names() -> Iterator[str]:
    """Yield the components without a name, by language."""
    for language in LANGUAGES:
        texts = Texts(language)
        for box, key in components():
            if not texts.has_name(key) or not texts.name(key).strip():
                yield f"{key} has no name: add it to {names_file(box, language)}"


def names_file(box: str, name: str) -> str:
    """Return the path of a file with names of the components of a box."""
    return f"{registry.folder(box, 'i18n')}/locales/names/{name}.json"


def missing_origins() -> Iterator[str]:
    """Yield the translated names without a recorded origin."""
    for box, key in components():
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
    for box, key in components():
        if key.partition(":")[0] in pictured and key not in drawn and not registry.box(box).home:
            yield f"{key} has no picture: add a line to {album_file(box)}"


def album_file(box: str) -> str:
    """Return the path of the pictures of a box."""
    return f"{registry.folder(box, 'ui')}/pictures/album.py"
