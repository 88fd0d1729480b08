"""A language: all that distinguishes it from others, in one value."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import Final

from dune_desktop.dataclass import dataclass
from dune_desktop.i18n.languages.grammar import Grammar

CATEGORIES: Final = ("zero", "one", "two", "few", "many", "other")
"""Names of the plural forms of all languages, by the Unicode Consortium (CLDR)."""


@dataclass(frozen=True, slots=True)
class Faces:
    """The font files of a non-Latin script: `text` in two weights, `title` for headings."""

    text: str
    title: str


@dataclass(frozen=True, slots=True)
class Breaking:
    """The characters and words at which a line may not begin or end.

    Names in other scripts stand in any text, so every language follows the custom of Japanese typesetting. `led` are
    words that stay with the one before them, `leading` those that stay with the one after them.
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
    """A language of the program: its code, name, grammar, and rules for words and lines.

    Its texts lie in the folders `locales/<code>`; `name` is what its speakers call it. `categories` are its plural
    forms in the order in which texts give them, `plural` returns the form for a number. `marks`: kind of component ->
    the two signs around its name in a sentence, "" for all other kinds. `forms` are the endings that texts may add to a
    word, as in `{who:이}`, and `inflect` adds them. `faces`: the fonts of its script, None for Latin. `hyphenate` marks
    where a word of a name may be broken, `apart` returns the words of a text written without spaces, `phrases` its
    phrases: each a word with what belongs to it. `texts`: the package of its texts, if they do not lie beside those of
    other languages.
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
        """Return the name of a component of this kind as it stands in a sentence; its own quotes replace marks."""
        signs = "" if name[:1] in "“‘" else self._signs(kind)
        return f"{signs[:1]}{name}{signs[1:]}"

    def unmarked(self, kind: str, words: str) -> str:
        """Return a marked name without its marks; any other words as they are."""
        signs = self._signs(kind)
        return words[1:-1] if signs and (words[:1], words[-1:]) == (signs[:1], signs[1:]) else words

    def _signs(self, kind: str) -> str:
        return self.marks.get(kind, self.marks.get("", ""))
