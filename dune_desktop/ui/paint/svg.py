"""SVG text to pixels.

The renderer inside pygame-ce reads paths, basic shapes, groups, strokes, dashes and gradients in user
space. It knows no filters, clip paths, text or CSS, and draws bounding-box gradients flat.
"""

from __future__ import annotations

import io
import re

import pygame

_SIZE = re.compile(r'width="[^"]*" height="[^"]*"')


# What surfaces must be converted to: readers of SVG and fonts may order the channels otherwise than the window does,
# and such surfaces take many times as long to blit
NATIVE = pygame.Surface((1, 1), pygame.SRCALPHA)


def document(body: str, view: tuple[float, float, float, float] = (0, 0, 48, 48)) -> str:
    """`body` as a whole SVG file whose visible part is `view` (x, y, width, height)."""
    x, y, w, h = view
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="{x} {y} {w} {h}">{body}</svg>'


def draw(text: str, size: tuple[int, int]) -> pygame.Surface:
    """The SVG drawn to fill exactly `size` pixels, straight alpha.

    Its proportions give way by the fraction of a pixel that whole sizes demand (or by as much as asked for).
    """
    width, height = max(1, size[0]), max(1, size[1])
    exact = f'width="{width}" height="{height}" preserveAspectRatio="none"'
    text = _SIZE.sub(exact, text, count=1)
    drawn = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (width, height))
    return drawn.convert(NATIVE)


def fade(surface: pygame.Surface, opacity: float) -> pygame.Surface:
    """A premultiplied surface made `opacity` times as strong, in place."""
    if opacity < 1:
        part = max(0, round(255 * opacity))
        surface.fill((part, part, part, part), special_flags=pygame.BLEND_RGBA_MULT)
    return surface
