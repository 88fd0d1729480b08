"""Vocabularies: open lists of records that content files and saves can spell, whichever box brings them.

A vocabulary is a class (`Effect`, `Condition`, `Frame`, ...); its words are the dataclasses derived from it. A word is
written down under its own name, the default of the field that the vocabulary calls its tag. A word is added by being
defined; nobody keeps a list. Those of a box that is not there any more are forgotten.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar


class Word:
    """Base of all vocabularies; `class Effect(Word, tag="op")` makes one, `class Gain(Effect)` adds a word to it."""

    __slots__ = ()

    compiled: ClassVar[bool] = False  # read once when a game is set up, and never carried out
    tag: ClassVar[str]
    words: ClassVar[dict[str, type[Any]]]
    if TYPE_CHECKING:
        __dataclass_fields__: ClassVar[dict[str, Any]]

    def __init_subclass__(cls, tag: str = "", **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if tag:
            cls.tag, cls.words = tag, {}
            return
        for vocabulary in cls.__mro__:
            if "words" in vocabulary.__dict__:
                _add(vocabulary, cls)

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: Any) -> Any:
        """For whoever reads and writes JSON: a vocabulary is the union of its words, told apart by their tag.

        pydantic asks for this; plain dicts suffice as an answer, so nothing is imported for it here.
        """
        if "words" not in source.__dict__:
            return handler(source)
        choices = {name: handler.generate_schema(word) for name, word in source.words.items()}
        return {"type": "tagged-union", "choices": choices, "discriminator": source.tag}


def _add(vocabulary: Any, word: type) -> None:
    name = _name(vocabulary, word)
    # A slotted dataclass is made twice: first as it was written, then with its slots; the second one stays.
    known = vocabulary.words.get(name)
    if known is not None and (known.__module__, known.__qualname__) != (word.__module__, word.__qualname__):
        raise TypeError(f"{vocabulary.__name__}: {known.__module__} and {word.__module__} both have a word {name!r}")
    vocabulary.words[name] = word


def _name(vocabulary: Any, word: type) -> str:
    made = word.__dict__.get("__dataclass_fields__")
    found: str = made[vocabulary.tag].default if made else word.__dict__[vocabulary.tag]
    return found


def know(modules: Iterable[ModuleType]) -> None:
    """Add the words that these modules define, where they are not known any more."""
    for vocabulary, word in _words_of(modules):
        _add(vocabulary, word)


def forget(modules: Iterable[ModuleType]) -> None:
    """Take away the words that these modules define."""
    for vocabulary, word in _words_of(modules):
        vocabulary.words.pop(_name(vocabulary, word), None)


def _words_of(modules: Iterable[ModuleType]) -> Iterator[tuple[Any, type]]:
    for module in modules:
        for word in vars(module).values():
            if isinstance(word, type) and issubclass(word, Word) and word.__module__ == module.__name__:
                for vocabulary in word.__mro__[1:]:
                    if "words" in vocabulary.__dict__:
                        yield vocabulary, word


def parts(thing: Any) -> list[Any]:
    """A component, word or record and everything inside it, the outer before the inner."""
    found: list[Any] = []
    _gather(thing, found)
    return found


def _gather(thing: Any, found: list[Any]) -> None:
    names = _fields_of(thing.__class__)
    if names is not None:
        found.append(thing)
        for name in names:
            _gather(getattr(thing, name), found)
    elif isinstance(thing, tuple):
        for item in thing:
            if item.__class__ is not str:  # of what is in a tuple most are names
                _gather(item, found)
    elif isinstance(thing, dict):
        for item in thing.values():
            _gather(item, found)


@cache
def _fields_of(cls: type) -> tuple[str, ...] | None:
    """What a record of this class holds; None if its class is no dataclass."""
    return tuple(field.name for field in fields(cls)) if is_dataclass(cls) else None
