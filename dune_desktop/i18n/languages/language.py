"""Everything that distinguishes one language from another, in one value."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import Final

from dune_desktop.dataclass import dataclass
from dune_desktop.i18n.languages.grammar import Grammar

CATEGORIES: Final = ("zero", "one", "two", "few", "many", "other")
"""The names that the Unicode Consortium gives to the plural forms of all languages (CLDR)."""


@dataclass(frozen=True, slots=True)
class Faces:
    """The font files of a script of its own: `text` in two weights, `title` for headings."""

    text: str
    title: str


@dataclass(frozen=True, slots=True)
class Breaking:
    """What may not begin a line of a text, and what may not end one.

    Names in other scripts stand in any text, so every language knows the custom of Japanese typesetting. `led` are
    words that stay with the one before them, `leading` those that stay with the one behind.
    """

    not_first: frozenset[str] = frozenset(
        "、。，．・：；？！‐゛゜ヽヾゝゞ々ー〜）〕］｝〉》」』】…‥’”%％℃ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.!?:;)]}"
    )
    not_last: frozenset[str] = frozenset("（〔［｛〈《「『【‘“([{")
    led: frozenset[str] = frozenset()
    leading: frozenset[str] = frozenset()


def _same_for_all(n: int) -> str:
    return "other"


def _unchanged(name: str) -> str:
    return name


def _whole(name: str) -> Sequence[str]:
    return (name,)


@dataclass(frozen=True, slots=True)
class Language:
    """A language of the program: its texts lie in the folders `locales/<code>`, `name` is what its speakers call it.

    `categories` are its plural forms in the order in which texts give them, `plural` tells which is that of a number.
    `marks`: kind of component -> the two signs around its name in a sentence, that of "" for kinds not named.
    `forms` are the endings texts may put to a word, as in `{who:이}`, and `inflect` puts them. `faces`: the fonts of
    its script, None for Latin. `hyphenate` marks where a word of a name may be broken, `apart` tells the words of a
    text that is written without spaces, `phrases` its phrases: each a word with what belongs to it. `texts`: the
    package its texts are in where they do not lie beside those of other languages.
    """

    code: str
    name: str
    grammar: type[Grammar]
    categories: tuple[str, ...] = ("other",)
    plural: Callable[[int], str] = _same_for_all
    marks: Mapping[str, str] = field(default_factory=dict)
    forms: frozenset[str] = frozenset()
    inflect: Callable[[str, str], str] = lambda word, form: word
    faces: Faces | None = None
    breaking: Breaking = Breaking()
    hyphenate: Callable[[str], str] = _unchanged
    apart: Callable[[str], Sequence[str]] = _whole
    phrases: Callable[[str], Sequence[str]] = _whole
    texts: str = ""

    def __post_init__(self) -> None:
        wrong = set(self.categories) - set(CATEGORIES)
        if wrong or self.categories[-1:] != ("other",):
            raise ValueError(f"{self.code}: plural forms are some of {', '.join(CATEGORIES)}, in this order")

    def marked(self, kind: str, name: str) -> str:
        """The name of a component of this kind as it stands in a sentence; one that brings quotes keeps them alone."""
        signs = "" if name[:1] in "“‘" else self.marks.get(kind, self.marks.get("", ""))
        return f"{signs[:1]}{name}{signs[1:]}"
