"""The text of a word of the vocabulary: found by its name, filled with the values of its fields.

    DreadnoughtsInConflict()              "per.dreadnoughts_in_conflict"
    StealIntrigue(least=4)                "effect.steal_intrigue", which says {least}
    Alliance("any"), Alliance("guild")    "if.alliance.any", "if.alliance" (there is no "if.alliance.guild")

A key may go on with the value of a field: the value itself if it is a name, "any" for None, `FIELD_4` for the number 4,
or `FIELD` if it is set. The text that says most is told. Three more endings are for the situation: `.rival`, `.tile`
and `.later` (`effect_text.Context`). A text that ends with `.then` is a second act or sentence.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any, Final, Literal

from dune_desktop.engine.assembly.missing import MissingPart, defined_in, lacks
from dune_desktop.engine.model.amounts import Amount
from dune_desktop.engine.model.components import Trait
from dune_desktop.engine.model.conditions import Condition
from dune_desktop.engine.model.effects import Cost, Effect
from dune_desktop.i18n.template import Markup, Value
from dune_desktop.i18n.texts import Texts

Kind = Literal["effect", "cost", "if", "per", "trait"]
"""What a word is told as, which is what its key begins with."""

KINDS: Final[dict[type, Kind]] = {Effect: "effect", Cost: "cost", Condition: "if", Amount: "per", Trait: "trait"}
"""Vocabulary -> the beginning of the keys of its words."""


def key_of(texts: Texts, word: Any, kind: Kind) -> str:
    """Return the key of the word's text; raise `MissingPart` if there is none.

    What can be an effect and a cost needs only one text, of either kind.
    """
    name = getattr(word, getattr(word, "tag", ""), "")
    other = {"effect": "cost", "cost": "effect"}.get(kind, kind)
    for key in (_most_special(texts, word, f"{kind}.{name}"), _most_special(texts, word, f"{other}.{name}")):
        if name and texts.has(key):
            return key
    wanted = f"the text {kind}.{name}" if name else "it"
    raise MissingPart(lacks(type(word), "sentence", wanted, "i18n", f"/locales/{texts.language}/effects.json"))


def _most_special(texts: Texts, word: Any, key: str) -> str:
    for field in fields(word):
        for ending in _endings(field.name, getattr(word, field.name)):
            if texts.has(f"{key}.{ending}"):
                key = f"{key}.{ending}"
                break
    return key


def _endings(name: str, value: Any) -> Iterator[str]:
    if value is None:
        yield "any"
    elif isinstance(value, str):
        yield value
    elif isinstance(value, int):
        yield f"{name}_{value:d}"
        if value:
            yield name


def arguments(texts: Texts, word: Any, *keys: str) -> dict[str, Value]:
    """Return what these texts, and the short ones beside them, want to know of the word."""
    there = [each for key in keys for each in (key, "short." + key) if texts.has(each)]
    return {name: _argument(texts, word, name, key) for key in there for name in texts.fields(key)}


def _argument(texts: Texts, word: Any, name: str, key: str) -> Value:
    """Return a field of the word, a component's name or several.

    `price` is its resource, `card` one of its Faction, `range` its least and its greatest number.
    """
    if name == "price" and hasattr(word, "what"):
        return texts.t(f"thing.{word.what}", n=word.n)
    if name == "card" and hasattr(word, "faction"):
        return texts.t(f"word.card.{word.faction}")
    if name == "range" and hasattr(word, "least"):
        return texts.t("word.range", least=word.least, most=word.most) if word.least != word.most else word.least
    value = getattr(word, name, None)
    if isinstance(value, tuple):
        return Markup(texts.grammar.either([texts.name(f"{name.removesuffix('s')}:{each}") for each in value]))
    if isinstance(value, str):
        component = f"{name}:{value}"
        return component if texts.has_name(component) else value
    if isinstance(value, int):
        return value
    kind = type(word)
    raise MissingPart(f"{key} in {texts.language!r} wants {{{name}}}, which {kind.__name__} ({defined_in(kind)}) lacks")
