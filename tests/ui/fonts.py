"""The real fonts of each language: words that have been measured once stay measured for the whole run."""

from __future__ import annotations

from functools import cache

from dune_desktop.ui.paint.fonts import Fonts


@cache
def fonts_of(language: str = "en") -> Fonts:
    """Those of a language, at the reference scale; what they measure is the same at every scale."""
    return Fonts(1.0, language)
