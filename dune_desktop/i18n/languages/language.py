"""Everything that distinguishes one language from another, in one value."""

from __future__ import annotations

from dataclasses import dataclass

from dune_desktop.i18n.languages.grammar import Grammar


@dataclass(frozen=True, slots=True)
class Language:
    """A language of the program: `code` names its files, `name` is what its speakers call it."""

    code: str
    name: str
    grammar: type[Grammar]
