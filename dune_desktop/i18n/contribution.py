"""What the general part of `i18n` and the package of each box know to say, in one form.

The words of a box lie in a package: its texts in the folder `locales`, and what writes them in a module `words` with
one constant `WORDS`. Both may be missing. The packages of the program's own boxes are found by their folder here in
`boxes`; that of a box from elsewhere is the package `i18n` in its home (`registry.part`).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from dune_desktop.engine.events import Facts
    from dune_desktop.engine.options import OptionId
    from dune_desktop.i18n.component_text import Part
    from dune_desktop.i18n.log import Teller
    from dune_desktop.i18n.prompts import Prompt
    from dune_desktop.i18n.template import Markup
    from dune_desktop.i18n.texts import Texts
    from dune_desktop.i18n.writers import Wording, Writer

GENERAL: Final = "dune_desktop.i18n"
_REGISTRY: Final = "dune_desktop.engine.registry"


@dataclass(frozen=True, slots=True)
class Words:
    """Who writes what. `effects` to `traits`: by the class of the word; `components`: by that of the component;
    `headlines` and `explanations`: by the kind of decision, where its own text alone will not do; `labels` and `undos`:
    by the first word of an option; `events`: by the kind of event; `rules`: sections of the rules for players.
    """

    effects: Mapping[type, Writer] = field(default_factory=dict)
    costs: Mapping[type, Writer] = field(default_factory=dict)
    conditions: Mapping[type, Wording] = field(default_factory=dict)
    amounts: Mapping[type, Wording] = field(default_factory=dict)
    traits: Mapping[type, Writer] = field(default_factory=dict)
    components: Mapping[type, Callable[[Texts, Any], list[Part]]] = field(default_factory=dict)
    headlines: Mapping[str, Callable[[Prompt], Markup]] = field(default_factory=dict)
    explanations: Mapping[str, Callable[[Prompt], Markup]] = field(default_factory=dict)
    labels: Mapping[str, Callable[[Prompt, OptionId], Markup]] = field(default_factory=dict)
    undos: Mapping[str, Callable[[Texts, OptionId], Markup]] = field(default_factory=dict)
    events: Mapping[str, Callable[[Teller, Facts], None]] = field(default_factory=dict)
    rules: tuple[str, ...] = ()


def packages() -> tuple[str, ...]:
    """The general part, and the package of every box that is known and has one.

    The title is shown before the engine is imported; as long as that is so there are no boxes but the program's own.
    """
    registry = sys.modules.get(_REGISTRY)
    if registry is None:
        return (GENERAL, *own_packages())
    more = (registry.part(box.id, "i18n") for box in registry.boxes() if box.home)
    return (GENERAL, *own_packages(), *(package.__name__ for package in more if package is not None))


@cache
def own_packages() -> tuple[str, ...]:
    """The packages of the boxes that come with the program."""
    folders = (entry for entry in files(GENERAL).joinpath("boxes").iterdir() if entry.joinpath("locales").is_dir())
    return tuple(f"{GENERAL}.boxes.{folder.name}" for folder in sorted(folders, key=lambda folder: folder.name))


@cache
def words(known: tuple[str, ...]) -> Words:
    """What these packages know to say together. Raises ValueError if two write the same thing."""
    parts = [import_module(f"{name}.words").WORDS for name in known if find_spec(f"{name}.words") is not None]
    together: dict[str, Any] = {}
    for each in fields(Words):
        values = [getattr(part, each.name) for part in parts]
        together[each.name] = _merged(each.name, values) if each.name != "rules" else sum(values, ())
    return Words(**together)


def _merged(name: str, tables: list[Mapping[Any, Any]]) -> Mapping[Any, Any]:
    merged: dict[Any, Any] = {}
    for table in tables:
        if twice := merged.keys() & table.keys():
            raise ValueError(f"{name}: written in two packages: {', '.join(sorted(map(str, twice)))}")
        merged.update(table)
    return merged
