"""`new-card`: writes the skeleton of a card into all files that need it, and lists what is left to do."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, get_args

from dune_desktop.content.load import load_box
from dune_desktop.content.schema import card_kinds
from dune_desktop.dataclass import dataclass
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.config import ConfigError
from dune_desktop.engine.model.ids import FACTIONS, Icon
from dune_desktop.i18n.languages import DEFAULT
from dune_desktop.tools.missing import ROOT, names_file, picture_file

_TEST: Final = '''"""{name}."""

from __future__ import annotations

import pytest

from tests.kit import proves


@proves("{key}")
def test_{id}() -> None:
    """What the card does, in one line."""
    pytest.fail("play {name} here and say what comes of it")
'''

_SKETCH: Final = """# {name}: a letter on a table, until it is drawn.
scene dusk
table 0 60
layer edge 0.6
  letter 0 64 1.35 turn=-6
"""


@dataclass(frozen=True, slots=True)
class NewCard:
    """A card to add. `file`: its content file within the box; `names`: by language, "" where there is none yet."""

    box: str
    id: str
    file: str
    copies: int
    cost: int | None
    factions: tuple[str, ...]
    icons: tuple[str, ...]
    names: dict[str, str]

    @property
    def key(self) -> str:
        """Return the card's key in texts, tests and pictures."""
        return "card:" + registry.key(self.box, self.id)

    @property
    def name(self) -> str:
        """Return its English name, made from the id if none is given."""
        return self.names[DEFAULT] or self.id.replace("_", " ").title()


def write(card: NewCard) -> Iterator[str]:
    """Write the skeleton; yield what was written and what is left to do. Raises ConfigError if it cannot be added."""
    _check(card)
    names = {**card.names, DEFAULT: card.name}
    yield _add_card(_data(card), _entry(card))
    for language, name in names.items():
        yield _add_key(ROOT / names_file(card.box, language), card.key, name)
    origins = {language: "own" for language in names if language != DEFAULT}
    yield _add_key(ROOT / names_file(card.box, "sources"), card.key, origins)
    yield _written(ROOT / picture_file(card.box, "card", card.id), _SKETCH.format(name=card.name))
    yield _written(_test(card), _TEST.format(name=card.name, key=card.key, id=card.id))
    yield ""
    yield "Left to do (docs/adding-a-card.md):"
    for number, step in enumerate(_left(card, names), 1):
        yield f"{number}. {step}"


def _left(card: NewCard, names: dict[str, str]) -> Iterator[str]:
    """Yield the remaining steps, in the order of the guide."""
    box = registry.box(card.box)
    rules = "tests/rules" if box.brings and box.plain else f"tests/rules/{card.box}"
    lacking = " and ".join(language for language, name in names.items() if not name)
    yield f"what it does: agent and reveal in {_shown(_data(card))}"
    yield f"its name{' in ' + lacking if lacking else ''}, and where it comes from: {names_file(card.box, '*')}"
    yield f"its test: {_shown(_test(card))}"
    yield f"its picture, now a letter on a table: {picture_file(card.box, 'card', card.id)}"
    yield f"the totals: {rules}/test_setup.py, tests/cards/{card.box}/test_prices_icons_and_tags.py"
    yield f"older saves: VERSION in dune_desktop/storage/schema.py, history in dune_desktop/engine/boxes/{card.box}"
    yield "the golden games: python3 run.py record"
    yield "the changelog: CHANGELOG.md"


# ------------------------------------------------------------------------------------------------ what is refused


def _check(card: NewCard) -> None:
    boxes = [box.id for box in registry.boxes() if not box.home]
    if card.box not in boxes:
        raise ConfigError(f"unknown expansion {card.box!r}; choose from {', '.join(boxes)}")
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", card.id):
        raise ConfigError(f"{card.id!r} is not an id: use lowercase letters, digits and _, such as stillsuit_maker")
    files = [kind for kind in card_kinds() if (_folder(card) / f"{kind}.json").is_file()]
    if card.file not in files:
        raise ConfigError(f"{card.box} has no cards in {card.file!r}; choose from {', '.join(files)}")
    for what, said, known in (("Faction", card.factions, FACTIONS), ("icon", card.icons, get_args(Icon))):
        if unknown := [word for word in said if word not in known]:
            raise ConfigError(f"unknown {what} {unknown[0]!r}; choose from {', '.join(known)}")
    if any(item.id == registry.key(card.box, card.id) for kind in card_kinds() for item in load_box(card.box)[kind]):
        raise ConfigError(f"{card.box} already has a card {card.id!r}")
    if not (ROOT / "tests").is_dir():
        raise ConfigError("new-card needs the source code, which is not here")
    if _test(card).exists():
        raise ConfigError(f"{_shown(_test(card))} already exists")


# ------------------------------------------------------------------------------------------------ files


def _folder(card: NewCard) -> Path:
    return ROOT / "dune_desktop" / "content" / "data" / card.box


def _data(card: NewCard) -> Path:
    return _folder(card) / f"{card.file}.json"


def _test(card: NewCard) -> Path:
    return ROOT / "tests" / "cards" / card.box / f"test_{card.id}.py"


def _shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def _written(path: Path, text: str) -> str:
    path.write_text(text, encoding="utf-8")
    return f"wrote {_shown(path)}"


def _entry(card: NewCard) -> str:
    """Return the card's entry in the content file."""
    fields: dict[str, object] = {"id": card.id, "copies": card.copies, "deck": card.file, "cost": card.cost}
    fields |= {"factions": card.factions} if card.factions else {}
    fields |= {"icons": card.icons} if card.icons else {}
    lines = [
        f"    {json.dumps(name)}: {json.dumps(value)}" for name, value in {**fields, "agent": [], "reveal": []}.items()
    ]
    return "  {\n" + ",\n".join(lines) + "\n  }"


def _add_card(path: Path, entry: str) -> str:
    """Add an entry at the end of a list; other lines stay unchanged."""
    lines = path.read_text(encoding="utf-8").rstrip().split("\n")
    return _written(path, "\n".join([*lines[:-2], lines[-2] + ",", entry, lines[-1]]) + "\n")


def _add_key(path: Path, key: str, value: object) -> str:
    """Add a key after the last one of its kind; other lines stay unchanged."""
    lines = path.read_text(encoding="utf-8").rstrip().split("\n")
    kind = f'  "{key.partition(":")[0]}:'
    last = max(index for index, line in enumerate(lines) if line.startswith(kind))
    before = lines[last].removesuffix(",")
    text = f'  "{key}": {json.dumps(value, ensure_ascii=False)}' + lines[last][len(before) :]
    return _written(path, "\n".join([*lines[:last], before + ",", text, *lines[last + 1 :]]) + "\n")
