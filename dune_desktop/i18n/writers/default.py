"""How a word is told that has no writer: by a text of its name, filled with the values of its fields.

    DreadnoughtsInConflict()              "per.dreadnoughts_in_conflict"
    StealIntrigue(least=4)                "effect.steal_intrigue", which says {least}
    Alliance("any"), Alliance("guild")    "if.alliance.any", "if.alliance" (there is no "if.alliance.guild")

A key may go on with the value of a field: the value itself if it is a name, "any" for None, `FIELD_4` for the number 4,
or `FIELD` if it is set. The text that says most is told. Three more endings are for the situation: `.rival`, `.tile`
and `.later` (`effect_text.Context`). A text that ends with `.then` is a second act or sentence.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final, Literal

from dune_desktop.engine.assembly.missing import MissingPart, defined_in, lacks
from dune_desktop.engine.model.amounts import Amount
from dune_desktop.engine.model.components import Trait
from dune_desktop.engine.model.conditions import Condition
from dune_desktop.engine.model.effects import Cost, Effect
from dune_desktop.i18n.template import Value
from dune_desktop.i18n.tree import Node

if TYPE_CHECKING:
    from dune_desktop.i18n.effect_text import Composer
    from dune_desktop.i18n.texts import Texts

Kind = Literal["effect", "cost", "if", "per", "trait"]
"""What a word is told as, which is what its key begins with."""

KINDS: Final[dict[type, Kind]] = {Effect: "effect", Cost: "cost", Condition: "if", Amount: "per", Trait: "trait"}
"""Vocabulary -> the beginning of the keys of its words."""

_SITUATIONS: Final = ("rival", "tile", "later")


def nodes(to: Composer, word: Any, kind: Kind) -> Sequence[Node]:
    """Return the acts or sentences of an effect, cost or trait."""
    key = _key(to.texts, word, kind)
    told = key
    for situation in _SITUATIONS:
        if getattr(to.context, situation) and to.texts.has(f"{key}.{situation}"):
            told = f"{key}.{situation}"
    if kind == "effect" and word.always_optional:
        found: list[Node] = [to.may(told, key, **_arguments(to, word, told, key))]
    else:
        merge = kind == "cost" and word.goods
        found = [to.do(told, merge, key, **_arguments(to, word, told, key))]
    if to.texts.has(then := f"{key}.then"):
        found.append(to.do(then, False, "", **_arguments(to, word, then)))
    return found


def clause(to: Composer, word: Any) -> str:
    """Return a condition as the clause that opens a sentence, or what an amount counts."""
    key = _key(to.texts, word, "if" if isinstance(word, Condition) else "per")
    return to.text(key, **_arguments(to, word, key))


def _key(texts: Texts, word: Any, kind: Kind) -> str:
    """Return the key of the text; raise `MissingPart` if there is none.

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


def _arguments(to: Composer, word: Any, *keys: str) -> dict[str, Value]:
    """Return what these texts, and the short ones beside them, want to know of the word."""
    texts = to.texts
    there = [each for key in keys for each in (key, "short." + key) if texts.has(each)]
    return {name: _argument(to, word, name, key) for key in there for name in texts.fields(key)}


def _argument(to: Composer, word: Any, name: str, key: str) -> Value:
    """Return a field of the word, a component's name or several; `price` is its resource, `card` one of its Faction."""
    if name == "price":
        return to.text(f"thing.{word.what}", n=word.n)
    if name == "card":
        return to.text(f"word.card.{word.faction}")
    value = getattr(word, name, None)
    if isinstance(value, tuple):
        return to.grammar.either([to.texts.name(f"{name.removesuffix('s')}:{each}") for each in value])
    if isinstance(value, str):
        component = f"{name}:{value}"
        return component if to.texts.has_name(component) else value
    if isinstance(value, int):
        return value
    kind = type(word)
    raise MissingPart(
        f"{key} in {to.texts.language!r} wants {{{name}}}, which {kind.__name__} ({defined_in(kind)}) lacks"
    )
