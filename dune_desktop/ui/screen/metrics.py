"""How wide text is, for code that lays out without pygame."""

from __future__ import annotations

from typing import Protocol

from dune_desktop.i18n.languages import DEFAULT


class Metrics(Protocol):
    """Text measures in reference pixels, true for the window's present scale and language."""

    @property
    def language(self) -> str:
        """The code of the language whose fonts come first."""
        ...

    def width(self, text: str, size: float = 20, weight: int = 500, face: str = "text", tracking: float = 0) -> float:
        """The advance width of one line of `text`, its letters `tracking` em apart."""
        ...


class Plain:
    """A `Metrics` for tests without pygame: Latin letters half as wide as high, others full."""

    def __init__(self, language: str = DEFAULT) -> None:
        self._language = language

    @property
    def language(self) -> str:
        return self._language

    def width(self, text: str, size: float = 20, weight: int = 500, face: str = "text", tracking: float = 0) -> float:
        wide = 0 if text.isascii() else sum(1 for c in text if ord(c) >= 0x1100)
        apart = tracking * max(0, len(text) - 1)
        return size * (wide + 0.47 * (len(text) - wide) + apart)
