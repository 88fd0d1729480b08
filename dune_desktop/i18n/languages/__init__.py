"""The languages of the program, a module each. What lies outside this package does not ask which language it is."""

from typing import Final

from dune_desktop.i18n.languages.en import ENGLISH
from dune_desktop.i18n.languages.ja import JAPANESE
from dune_desktop.i18n.languages.ko import KOREAN
from dune_desktop.i18n.languages.language import Language

LANGUAGES: Final[dict[str, Language]] = {language.code: language for language in (ENGLISH, KOREAN, JAPANESE)}
"""Code -> language, in the order in which they are offered."""
