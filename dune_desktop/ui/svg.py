"""SVG text to pixels.

The renderer inside pygame-ce reads paths, basic shapes, groups, strokes, dashes and gradients in user
space. It knows no filters, clip paths, text or CSS, and draws bounding-box gradients flat.
"""

from __future__ import annotations

import io

import pygame


def document(body: str, view: tuple[float, float, float, float] = (0, 0, 48, 48)) -> str:
    """`body` as a whole SVG file whose visible part is `view` (x, y, width, height)."""
    x, y, w, h = view
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="{x} {y} {w} {h}">'
        f"{body}</svg>"
    )


def draw(text: str, size: tuple[int, int]) -> pygame.Surface:
    """The SVG drawn at exactly `size` pixels, straight alpha. Keeps its proportions, centred."""
    width, height = max(1, size[0]), max(1, size[1])
    surface = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (width, height))
    if surface.get_size() == (width, height):
        return surface
    whole = pygame.Surface((width, height), pygame.SRCALPHA)
    whole.blit(surface, ((width - surface.get_width()) // 2, (height - surface.get_height()) // 2))
    return whole


def fade(surface: pygame.Surface, opacity: float) -> pygame.Surface:
    """A premultiplied surface made `opacity` times as strong, in place."""
    if opacity < 1:
        part = max(0, round(255 * opacity))
        surface.fill((part, part, part, part), special_flags=pygame.BLEND_RGBA_MULT)
    return surface
