"""The languages of the program, a module each. Code outside this package does not ask which language it is."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from dune_desktop.i18n.languages.en import ENGLISH
from dune_desktop.i18n.languages.ja import JAPANESE
from dune_desktop.i18n.languages.ko import KOREAN
from dune_desktop.i18n.languages.language import Language

DEFAULT: Final = ENGLISH.code
"""Language for tools, the terminal, and systems that speak none of the others."""

_LANGUAGES: dict[str, Language] = {}
LANGUAGES: Final[Mapping[str, Language]] = MappingProxyType(_LANGUAGES)
"""Code -> language, in the order in which they are offered."""


def register(language: Language) -> None:
    """Make a language known, after those already known; raise ValueError if its code is taken."""
    if language.code in _LANGUAGES:
        raise ValueError(f"there is a language {language.code!r} already")
    _LANGUAGES[language.code] = language


def unregister(code: str) -> None:
    """Undo `register`."""
    del _LANGUAGES[code]


for _language in (ENGLISH, KOREAN, JAPANESE):
    register(_language)
