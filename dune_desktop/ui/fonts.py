"""Fonts: which file draws which character, text runs drawn once and kept, and measuring.

SDL_ttf has no fallback: a character missing from a font is drawn as a box. Here a line is cut into runs,
each drawn by the first face of a chain that has its characters, on one baseline, so names in any of our
scripts can stand in any sentence.
"""

from __future__ import annotations

import struct
from functools import lru_cache
from pathlib import Path

import pygame

from . import assets
from .cache import SurfaceCache
from .theme import rgba

WEIGHTS = (500, 600, 700)
_TEXT = {"": "text-{weight}.ttf", "ko": "text-ko-{weight}.ttf", "ja": "text-ja-{weight}.ttf"}
_TITLE = {"": "title.ttf", "ko": "title-ko.ttf", "ja": "title-ja.ttf"}
_SYMBOLS = "symbols.ttf"
# Marks that follow the run they stand in, so that a sentence is not cut at each space
_NEUTRAL = frozenset(" \u00a0")


def _coverage(data: bytes) -> frozenset[int]:
    """The characters a TrueType file has a glyph for (its Unicode cmap, formats 4 and 12)."""
    tables = struct.unpack_from(">H", data, 4)[0]
    offset = 0
    for i in range(tables):
        tag, _, start, _ = struct.unpack_from(">4sLLL", data, 12 + 16 * i)
        if tag == b"cmap":
            offset = start
    found: set[int] = set()
    for i in range(struct.unpack_from(">H", data, offset + 2)[0]):
        platform, _, start = struct.unpack_from(">HHL", data, offset + 4 + 8 * i)
        if platform not in (0, 3):
            continue
        at = offset + start
        kind = struct.unpack_from(">H", data, at)[0]
        if kind == 4:
            found |= _segments(data, at)
        elif kind == 12:
            for k in range(struct.unpack_from(">L", data, at + 12)[0]):
                first, last, _ = struct.unpack_from(">LLL", data, at + 16 + 12 * k)
                found.update(range(first, last + 1))
    return frozenset(found)


def _segments(data: bytes, at: int) -> set[int]:
    """The characters of a format 4 subtable."""
    count = struct.unpack_from(">H", data, at + 6)[0] // 2
    ends = struct.unpack_from(f">{count}H", data, at + 14)
    starts = struct.unpack_from(f">{count}H", data, at + 16 + 2 * count)
    deltas = struct.unpack_from(f">{count}H", data, at + 16 + 4 * count)
    ranges = at + 16 + 6 * count
    offsets = struct.unpack_from(f">{count}H", data, ranges)
    found: set[int] = set()
    for i, (first, last) in enumerate(zip(starts, ends, strict=True)):
        for code in range(first, min(last, 0xFFFE) + 1):
            if offsets[i] == 0:
                glyph = (code + deltas[i]) & 0xFFFF
            else:
                glyph = struct.unpack_from(">H", data, ranges + 2 * i + offsets[i] + 2 * (code - first))[0]
            if glyph:
                found.add(code)
    return found


@lru_cache(maxsize=32)
def covered(name: str) -> frozenset[int]:
    """The characters of a font file in `assets/fonts`. Weights of one family have the same ones."""
    return _coverage((assets.folder() / "fonts" / name).read_bytes())


@lru_cache(maxsize=64)
def chain(face: str, language: str, weight: int) -> tuple[str, ...]:
    """The font files that draw `face`, in order of preference.

    Latin comes from the Latin face in every language; between Korean and Japanese the language decides,
    because they share Chinese characters and full-width punctuation.
    """
    weight = min(WEIGHTS, key=lambda w: (abs(w - weight), w))
    east = ["ja", "ko"] if language == "ja" else ["ko", "ja"]
    text = [_TEXT[tag].format(weight=weight) for tag in ["", *east]]
    if face != "title":
        return (*text, _SYMBOLS)
    return (*(_TITLE[tag] for tag in ["", *east]), *text, _SYMBOLS)


@lru_cache(maxsize=8192)
def _drawer(char: str, face: str, language: str) -> int:
    """The place in the chain of the first face that has `char`; the first of all when none has."""
    for place, name in enumerate(chain(face, language, 500)):
        if ord(char) in covered(name):
            return place
    return 0


def missing(text: str, face: str = "text", language: str = "en") -> set[str]:
    """The characters of `text` that no face of the chain can draw."""
    names = chain(face, language, 500)
    return {c for c in text if not c.isspace() and not any(ord(c) in covered(name) for name in names)}


@lru_cache(maxsize=8192)
def runs(text: str, face: str, language: str) -> tuple[tuple[str, int], ...]:
    """`text` cut into pieces and the place in the chain of the face that draws each."""
    if text.isascii():
        return ((text, 0),) if text else ()
    pieces: list[list[str | int]] = []
    for char in text:
        place = _drawer(char, face, language)
        if pieces and (pieces[-1][1] == place or char in _NEUTRAL):
            pieces[-1][0] = str(pieces[-1][0]) + char
        else:
            pieces.append([char, place])
    return tuple((str(piece), int(place)) for piece, place in pieces)


class Fonts:
    """Draws and measures text at one window scale and in one language. It is the `Metrics` of the presenters.

    Every drawn line is kept, premultiplied, in a cache of at most `limit` bytes.
    """

    def __init__(self, scale: float = 1.0, language: str = "en", limit: int = 12 << 20) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        self._folder: Path = assets.folder() / "fonts"
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._widths: dict[tuple[str, int, int, str], int] = {}
        self.cache = SurfaceCache(limit)
        self._scale = scale
        self._language = language

    @property
    def scale(self) -> float:
        return self._scale

    @property
    def language(self) -> str:
        return self._language

    def set(self, scale: float, language: str) -> None:
        """Follow the window's scale and the language; what was drawn for others is forgotten."""
        if (scale, language) == (self._scale, self._language):
            return
        self._scale, self._language = scale, language
        self._fonts.clear()
        self._widths.clear()
        self.cache.clear()

    def pixels(self, size: float) -> int:
        """The em size in window pixels that stands for `size` reference pixels."""
        return max(1, round(size * self._scale))

    def font(self, name: str, px: int) -> pygame.font.Font:
        """A font file at `px` pixels."""
        key = (name, px)
        font = self._fonts.get(key)
        if font is None:
            if len(self._fonts) >= 160:
                self._fonts.clear()
            font = self._fonts[key] = pygame.font.Font(self._folder / name, px)
        return font

    def width(self, text: str, size: float = 20, weight: int = 500, face: str = "text") -> float:
        """The advance width of one line in reference pixels."""
        return self.width_px(text, self.pixels(size), weight, face) / self._scale

    def width_px(self, text: str, px: int, weight: int, face: str, tracking: float = 0) -> int:
        """The advance width of one line in window pixels."""
        if not text:
            return 0
        key = (text, px, weight, face)
        width = self._widths.get(key)
        if width is None:
            names = chain(face, self._language, weight)
            width = sum(
                self.font(names[place], px).size(piece)[0]
                for piece, place in runs(text, face, self._language)
            )
            if len(self._widths) >= 20_000:
                self._widths.clear()
            self._widths[key] = width
        if tracking:
            width += round(tracking * px) * (len(text) - 1)
        return width

    def line(
        self,
        text: str,
        px: int,
        colour: str,
        weight: int = 500,
        face: str = "text",
        tracking: float = 0,
        strike: bool = False,
        underline: bool = False,
    ) -> pygame.Surface:
        """One line of text as a premultiplied surface, as high as the first face's line."""
        key = (text, px, colour, weight, face, tracking, strike, underline)
        return self.cache.get(key, lambda: self._draw(*key))

    def _draw(
        self,
        text: str,
        px: int,
        colour: str,
        weight: int,
        face: str,
        tracking: float,
        strike: bool,
        underline: bool,
    ) -> pygame.Surface:
        names = chain(face, self._language, weight)
        first = self.font(names[0], px)
        red, green, blue, alpha = rgba(colour)
        pieces = runs(text, face, self._language)
        if len(pieces) == 1 and pieces[0][1] == 0 and not (tracking or strike or underline):
            surface = first.render(text, True, (red, green, blue))
        else:
            surface = self._join(pieces, names, px, (red, green, blue), tracking)
            thick = max(1, round(px / 14))
            if strike:
                surface.fill((red, green, blue, 255), (0, round(first.get_ascent() - px * 0.26), 9999, thick))
            if underline:
                y = min(first.get_ascent() + max(1, round(px * 0.1)), surface.get_height() - thick)
                surface.fill((red, green, blue, 255), (0, y, 9999, thick))
        surface = surface.premul_alpha()
        if alpha < 255:
            surface.fill((alpha, alpha, alpha, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        return surface

    def _join(
        self,
        pieces: tuple[tuple[str, int], ...],
        names: tuple[str, ...],
        px: int,
        colour: tuple[int, int, int],
        tracking: float,
    ) -> pygame.Surface:
        """Runs of several faces, or letters set apart, on the baseline of the first face."""
        first = self.font(names[0], px)
        gap = round(tracking * px)
        drawn: list[tuple[pygame.Surface, int, int]] = []
        x = 0
        for piece, place in pieces:
            font = self.font(names[place], px)
            y = first.get_ascent() - font.get_ascent()
            for part in piece if gap else (piece,):
                image = font.render(part, True, colour)
                drawn.append((image, x, y))
                x += image.get_width() + gap
        surface = pygame.Surface((max(1, x - gap), first.get_height()), pygame.SRCALPHA)
        surface.fill((*colour, 0))
        for image, left, top in drawn:
            surface.blit(image, (left, top), special_flags=pygame.BLEND_RGBA_MAX)
        return surface
