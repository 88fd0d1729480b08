"""Icons and player pieces at the exact pixel size they are used at, drawn once and kept, premultiplied."""

from __future__ import annotations

import re
from functools import lru_cache

import pygame

from dune_desktop.ui.art import pieces
from dune_desktop.ui.paint import svg
from dune_desktop.ui.paint.cache import SurfaceCache
from dune_desktop.ui.screen.colors import rgba
from dune_desktop.ui.system import assets

_COLOR = re.compile(r"#[0-9A-Fa-f]{6}\b|#[0-9A-Fa-f]{3}\b")


@lru_cache(maxsize=1)
def names() -> frozenset[str]:
    """Every icon there is a file for."""
    return frozenset(path.stem for path in (assets.folder() / "icons").glob("*.svg"))


@lru_cache(maxsize=256)
def source(name: str) -> str:
    """The SVG text of an icon. Raises FileNotFoundError for an unknown name."""
    return (assets.folder() / "icons" / f"{name}.svg").read_text(encoding="utf-8")


@lru_cache(maxsize=256)
def line_color(name: str) -> str:
    """The one color of a line icon, which another may replace; "" for an icon drawn in colors."""
    found = set(_COLOR.findall(source(name)))
    return found.pop() if len(found) == 1 else ""


class Icons:
    """Icons and pieces in pixels, in a cache of at most `limit` bytes."""

    def __init__(self, limit: int = 12 << 20) -> None:
        self.cache = SurfaceCache(limit)

    def icon(self, name: str, px: int, opacity: float = 1.0, color: str = "") -> pygame.Surface:
        """The icon `name` in a square of `px` pixels."""
        line = line_color(name) if color else ""
        key = (name, px, opacity, color if line else "")
        return self.cache.get(key, lambda: self._icon(name, px, opacity, color if line else "", line))

    def piece(self, kind: str, seat: int, px: int, opacity: float = 1.0) -> pygame.Surface:
        """A player's piece in a square of `px` pixels."""
        return self.cache.get((kind, seat, px, opacity), lambda: self._piece(kind, seat, px, opacity))

    def _icon(self, name: str, px: int, opacity: float, color: str, line: str) -> pygame.Surface:
        text = source(name)
        if color:
            red, green, blue, alpha = rgba(color)
            text = text.replace(line, f"#{red:02X}{green:02X}{blue:02X}")
            opacity *= alpha / 255
        return svg.fade(svg.draw(text, (px, px)).premul_alpha(), opacity)

    def _piece(self, kind: str, seat: int, px: int, opacity: float) -> pygame.Surface:
        body, view = pieces.piece(kind, seat)
        return svg.fade(svg.draw(svg.document(body, view), (px, px)).premul_alpha(), opacity)
