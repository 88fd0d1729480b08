"""Fonts: which file draws which character, text runs drawn once and kept, and measuring.

The renderers have no fallback: a character missing from a font is drawn as a box. Here a line is cut into runs,
each drawn by the first face of a chain that has its characters, on one baseline, so names in any of our
scripts can stand in any sentence.
"""

from __future__ import annotations

import struct
from bisect import bisect_left
from functools import lru_cache
from pathlib import Path
from typing import Any

import pygame
import pygame.freetype

from dune_desktop.i18n.languages import DEFAULT, LANGUAGES
from dune_desktop.i18n.languages.language import Faces
from dune_desktop.ui.paint.cache import SurfaceCache
from dune_desktop.ui.paint.svg import NATIVE
from dune_desktop.ui.screen.colors import rgba
from dune_desktop.ui.system import assets

WEIGHTS = (500, 600, 700)
EASTERN_WEIGHTS = (500, 600)
_LATIN = Faces("text-{weight}.ttf", "title.ttf")
_REST = ("text-ko-rest.ttf", "text-ja-rest.ttf")  # rare characters, in one weight
_SYMBOLS = "symbols.ttf"
# Light letters up to this many pixels are strengthened, the smallest by up to _GAIN / 255
_THIN = 24
_GAIN = 140
_GLYPHS = 4 << 20  # bytes of single letters kept for the next lines
_WIDTHS = 2048  # measured lines that are kept, and as many older ones: one game takes less
# Marks that follow the run they stand in, so that a sentence is not cut at each space
_NEUTRAL = frozenset(" \u00a0")
_FIGURES = frozenset("0123456789")


class Characters:
    """Those that a TrueType file has a glyph for: looked up in the format 4 tables of its cmap."""

    def __init__(self, data: bytes) -> None:
        tables = struct.unpack_from(">H", data, 4)[0]
        entries = (struct.unpack_from(">4sLLL", data, 12 + 16 * i) for i in range(tables))
        self._cmap = next(data[start : start + size] for tag, _, start, size in entries if tag == b"cmap")
        parts = (struct.unpack_from(">HHL", self._cmap, 4 + 8 * i) for i in range(self._number(2)))
        starts = {start for platform, _, start in parts if platform in (0, 3)}
        self._stretches = [self._found(at) for at in starts if self._number(at) == 4]

    def _found(self, at: int) -> tuple[int, tuple[int, ...], int]:
        """How many stretches of characters a table has, the last one of each, and where the first ones begin."""
        count = self._number(at + 6) // 2
        return count, struct.unpack_from(f">{count}H", self._cmap, at + 14), at + 16 + 2 * count

    def __contains__(self, char: str) -> bool:
        code = ord(char)
        return code < 0xFFFF and any(self._glyph(code, *found) for found in self._stretches)

    def _glyph(self, code: int, count: int, lasts: tuple[int, ...], at: int) -> int:
        """The number of its glyph; 0 for none."""
        place = bisect_left(lasts, code)
        if place == count:
            return 0
        first, delta, offset = (self._number(at + 2 * (place + part * count)) for part in range(3))
        if code < first:
            return 0
        if offset == 0:
            return (code + delta) & 0xFFFF
        return self._number(at + 2 * (place + 2 * count) + offset + 2 * (code - first))

    def _number(self, at: int) -> int:
        found: int = struct.unpack_from(">H", self._cmap, at)[0]
        return found


@lru_cache(maxsize=32)
def covered(name: str) -> Characters:
    """The characters of a font file in `assets/fonts`. Weights of one family have the same ones."""
    return Characters((assets.folder() / "fonts" / name).read_bytes())


@lru_cache(maxsize=64)
def chain(face: str, language: str, weight: int) -> tuple[str, ...]:
    """The font files that draw `face`, in order of preference.

    Latin comes from the Latin face in every language; between Korean and Japanese the language decides,
    because they share Chinese characters and full-width punctuation.
    """
    own = sorted(LANGUAGES.values(), key=lambda each: each.code != language)
    scripts = [each.faces for each in own if each.faces is not None]
    text = [_LATIN.text.format(weight=_nearest(weight, WEIGHTS))]
    text.append(_SYMBOLS)  # before the Eastern faces, whose arrows and bullets are a whole em wide
    text += [faces.text.format(weight=_nearest(weight, EASTERN_WEIGHTS)) for faces in scripts]
    title = [faces.title for faces in (_LATIN, *scripts)] if face == "title" else []
    return (*title, *text, *_REST)


def _nearest(weight: int, weights: tuple[int, ...]) -> int:
    return min(weights, key=lambda w: (abs(w - weight), w))


@lru_cache(maxsize=8192)
def _drawer(char: str, face: str, language: str) -> int:
    """The place in the chain of the first face that has `char`; the first of all when none has.

    Figures are the text face's everywhere: the zero and the one of the title face are read as the letters O and I.
    """
    names = chain(face, language, 500)
    if face == "title" and char in _FIGURES:
        return names.index(chain("text", language, 500)[0])
    for place, name in enumerate(names):
        if char in covered(name):
            return place
    return 0


def missing(text: str, face: str = "text", language: str = DEFAULT) -> set[str]:
    """The characters of `text` that no face of the chain can draw."""
    names = chain(face, language, 500)
    return {c for c in text if not c.isspace() and not any(c in covered(name) for name in names)}


def runs(text: str, face: str, language: str) -> tuple[tuple[str, int], ...]:
    """`text` cut into pieces and the place in the chain of the face that draws each."""
    if text.isascii() and (face != "title" or _FIGURES.isdisjoint(text)):
        return ((text, 0),) if text else ()
    return _mixed(text, face, language)


@lru_cache(maxsize=2048)
def _mixed(text: str, face: str, language: str) -> tuple[tuple[str, int], ...]:
    pieces: list[list[str | int]] = []
    for char in text:
        place = _drawer(char, face, language)
        if pieces and (pieces[-1][1] == place or char in _NEUTRAL):
            pieces[-1][0] = str(pieces[-1][0]) + char
        else:
            pieces.append([char, place])
    return tuple((str(piece), int(place)) for piece, place in pieces)


class _Ruler:
    """Advances and kerning of one font file in em, free of the rounding to pixels that small sizes suffer."""

    SIZE = 256

    def __init__(self, path: Path) -> None:
        self._font = pygame.font.Font(path, self.SIZE)
        self._advances: dict[str, float] = {}
        self._kerning: dict[str, float] = {}
        self._widths: dict[str, int] = {}

    def advance(self, char: str) -> float:
        found = self._advances.get(char)
        if found is None:
            metrics = self._font.metrics(char)[0]
            found = self._advances[char] = (metrics[4] if metrics else 0) / self.SIZE
        return found

    def kerning(self, first: str, second: str) -> float:
        """The distance by which a pair of letters stands closer (negative) or wider."""
        if first == " " or second == " " or ord(first) > 0x24F or ord(second) > 0x24F:
            return 0.0
        pair = first + second
        found = self._kerning.get(pair)
        if found is None:
            wide = self._font.size(f"H{pair}H")[0]
            found = (wide - self._between(first) - self._between(second) + self._between("")) / self.SIZE
            self._kerning[pair] = found
        return found

    def _between(self, text: str) -> int:
        """The width between two H, where no glyph reaches over the edge, which would otherwise count as width."""
        found = self._widths.get(text)
        if found is None:
            found = self._widths[text] = self._font.size(f"H{text}H")[0]
        return found


class Fonts:
    """Draws and measures text at one window scale and in one language. It is the `Metrics` of the presenters.

    Widths come from the outlines, not from hinted pixels, so a layout is the same at every scale and letters
    stand evenly at any size. Drawn lines are kept, premultiplied, in a cache of at most `limit` bytes.
    """

    def __init__(self, scale: float = 1.0, language: str = DEFAULT, limit: int = 12 << 20) -> None:
        pygame.font.init()
        pygame.freetype.init()
        self._folder: Path = assets.folder() / "fonts"
        self._faces: dict[str, pygame.freetype.Font] = {}
        self._glyphs: dict[tuple[object, ...], tuple[pygame.Surface, pygame.Rect]] = {}
        self._glyph_bytes = 0
        self._heights: dict[tuple[str, int], tuple[int, int]] = {}
        self._rulers: dict[str, _Ruler] = {}
        self._widths: dict[tuple[str, int, str], float] = {}
        self._older: dict[tuple[str, int, str], float] = {}
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
        if language != self._language:
            self._widths, self._older = {}, {}
        self._scale, self._language = scale, language
        self._glyphs.clear()
        self._glyph_bytes = 0
        self.cache.clear()

    def pixels(self, size: float) -> int:
        """The height in whole window pixels at which an em of `size` reference pixels is drawn."""
        return max(1, round(size * self._scale))

    def pad(self, size: float) -> int:
        """The empty pixels at either end of a drawn line, for glyphs that lean out of their place."""
        return 1 + self.pixels(size) // 8

    def _glyph(
        self, name: str, char: str, wide: float, px: int, ink: tuple[int, int, int]
    ) -> tuple[pygame.Surface, pygame.Rect]:
        """One letter and where its image lies about its origin."""
        key = (name, char, wide, px, ink)
        glyph = self._glyphs.get(key)
        if glyph is None:
            size: Any = (wide, px)  # the stubs know only square sizes
            image, box = self._face(name).render(char, ink, size=size)
            glyph = image.convert(NATIVE).premul_alpha(), box
            self._glyph_bytes += glyph[0].get_width() * glyph[0].get_height() * 4
            if self._glyph_bytes > _GLYPHS:
                self._glyphs.clear()
                self._glyph_bytes = 0
            self._glyphs[key] = glyph
        return glyph

    def _line_height(self, name: str, px: int) -> tuple[int, int]:
        """How far a line reaches over its origin, and how high it is."""
        found = self._heights.get((name, px))
        if found is None:
            face = self._face(name)
            ascent = round(face.get_sized_ascender(px))
            found = self._heights[name, px] = ascent, ascent - round(face.get_sized_descender(px))
        return found

    def _face(self, name: str) -> pygame.freetype.Font:
        face = self._faces.get(name)
        if face is None:
            face = self._faces[name] = pygame.freetype.Font(self._folder / name, 20)
            face.origin = True
        return face

    def width(self, text: str, size: float = 20, weight: int = 500, face: str = "text", tracking: float = 0) -> float:
        """The advance width of one line in reference pixels."""
        if not text:
            return 0.0
        key = (text, weight, face)
        width = self._widths.get(key)
        if width is None:
            width = self._older.get(key)
            if width is None:
                width = self._places(text, weight, face, 0.0)[1]
            if len(self._widths) >= _WIDTHS:  # what is still asked for comes over again, the rest goes in the end
                self._widths, self._older = {}, self._widths
            self._widths[key] = width
        return (width + tracking * (len(text) - 1)) * size

    def _ruler(self, name: str) -> _Ruler:
        ruler = self._rulers.get(name)
        if ruler is None:
            ruler = self._rulers[name] = _Ruler(self._folder / name)
        return ruler

    def _places(self, text: str, weight: int, face: str, tracking: float) -> tuple[list[tuple[str, str, float]], float]:
        """Each character with its font file and place, and the width of all, in em."""
        names = chain(face, self._language, weight)
        placed: list[tuple[str, str, float]] = []
        x = 0.0
        for piece, place in runs(text, face, self._language):
            ruler = self._ruler(names[place])
            before = ""
            for char in piece:
                if before:
                    x += ruler.kerning(before, char)
                placed.append((char, names[place], x))
                x += ruler.advance(char) + tracking
                before = char
        return placed, x - tracking

    def line(
        self,
        text: str,
        size: float,
        color: str,
        weight: int = 500,
        face: str = "text",
        tracking: float = 0,
        strike: bool = False,
        underline: bool = False,
    ) -> pygame.Surface:
        """One line of text as a premultiplied surface, as high as the first face's line, with `pad` at its ends."""
        key = (text, size, color, weight, face, tracking, strike, underline)
        return self.cache.get(key, lambda: self._draw(*key))

    def _draw(
        self,
        text: str,
        size: float,
        color: str,
        weight: int,
        face: str,
        tracking: float,
        strike: bool,
        underline: bool,
    ) -> pygame.Surface:
        px, pad, em = self.pixels(size), self.pad(size), size * self._scale
        red, green, blue, alpha = rgba(color)
        ink = (red, green, blue)
        placed, total = self._places(text, weight, face, tracking)
        width = round(total * em)
        ascent, height = self._line_height(chain(face, self._language, weight)[0], px)
        # Letters are drawn several times as wide as they will be and then narrowed: they stand at fractions of
        # a pixel, evenly spaced, while their heights stay hinted and sharp
        wide = 4 if px <= 32 else 2
        surface = pygame.Surface(((width + 2 * pad) * wide, height), pygame.SRCALPHA)
        for char, name, x in placed:
            if char in _NEUTRAL:
                continue
            image, box = self._glyph(name, char, em * wide, px, ink)
            spot = (round((pad + x * em) * wide) + box.x, ascent - box.y)
            surface.blit(image, spot, special_flags=pygame.BLEND_PREMULTIPLIED)
        surface = pygame.transform.smoothscale(surface, (width + 2 * pad, height))
        thick = max(1, round(px / 14))
        if strike:
            surface.fill((*ink, 255), (pad, round(ascent - px * 0.26), width, thick))
        if underline:
            y = min(ascent + max(1, round(px * 0.1)), height - thick)
            surface.fill((*ink, 255), (pad, y, width, thick))
        surface = _strengthen(surface, px, ink)
        if alpha < 255:
            surface.fill((alpha, alpha, alpha, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        return surface


def _strengthen(surface: pygame.Surface, px: int, ink: tuple[int, int, int]) -> pygame.Surface:
    """Small light letters made a little stronger: on lacquer they look thinner than dark ones on bone."""
    if px > _THIN or 0.3 * ink[0] + 0.59 * ink[1] + 0.11 * ink[2] < 110:
        return surface
    again = surface.copy()
    part = round(_GAIN * (1 - (px - 10) / (2 * _THIN)))
    again.fill((part, part, part, part), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(again, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return surface
