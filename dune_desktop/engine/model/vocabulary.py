"""Vocabularies: open lists of dataclasses that content files and saves can spell, whichever box brings them.

A vocabulary is a class (`Effect`, `Condition`, `Frame`, ...); its words are the dataclasses derived from it. In a file
a word goes by its own name: the default of the field that the vocabulary calls its tag. Defining a word adds it to its
vocabulary; the words of a removed box are forgotten.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar


class Word:
    """The base of all words and vocabularies.

    `class Effect(Word, tag="op")` makes a vocabulary, `class Gain(Effect)` adds a word to it.
    """

    __slots__ = ()

    compiled: ClassVar[bool] = False  # read once when a game is set up, never carried out
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
        """Return the schema for JSON: a vocabulary is the union of its words, told apart by their tag.

        pydantic calls this; plain dicts suffice as an answer, so the engine need not import pydantic.
        """
        if "words" not in source.__dict__:
            return handler(source)
        choices = {name: handler.generate_schema(word) for name, word in source.words.items()}
        return {"type": "tagged-union", "choices": choices, "discriminator": source.tag}


def _add(vocabulary: Any, word: type) -> None:
    name = _name(vocabulary, word)
    # `dataclass(slots=True)` makes each class twice, without and with its slots; the second one stays.
    known = vocabulary.words.get(name)
    if known is not None and (known.__module__, known.__qualname__) != (word.__module__, word.__qualname__):
        raise TypeError(f"{vocabulary.__name__}: {known.__module__} and {word.__module__} both have a word {name!r}")
    vocabulary.words[name] = word


def _name(vocabulary: Any, word: type) -> str:
    made = word.__dict__.get("__dataclass_fields__")
    found: str = made[vocabulary.tag].default if made else word.__dict__[vocabulary.tag]
    return found


def know(modules: Iterable[ModuleType]) -> None:
    """Add the words that these modules define to their vocabularies, where missing."""
    for vocabulary, word in _words_of(modules):
        _add(vocabulary, word)


def unregister(modules: Iterable[ModuleType]) -> None:
    """Remove the words that these modules define from their vocabularies."""
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
    """Return a component, word or record and everything inside it, outer before inner."""
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
            if item.__class__ is not str:  # a shortcut: most items of tuples are names
                _gather(item, found)
    elif isinstance(thing, dict):
        for item in thing.values():
            _gather(item, found)


@cache
def _fields_of(cls: type) -> tuple[str, ...] | None:
    """Return the field names of a class, None if it is no dataclass."""
    return tuple(field.name for field in fields(cls)) if is_dataclass(cls) else None
