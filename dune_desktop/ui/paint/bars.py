"""Bars with their textures, frames and lines."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

import pygame

from dune_desktop.ui.paint import svg
from dune_desktop.ui.paint.shapes import blank, gradient, premul, punch, shape
from dune_desktop.ui.screen.colors import mix, rgba
from dune_desktop.ui.screen.plates import Stop


def bar(width: int, height: int, color: str, texture: str, radius: int, opacity: float, scale: float) -> pygame.Surface:
    """A bar of a chart. Raises KeyError for an unknown texture."""
    surface = _TEXTURES[texture](width, height, color, radius, scale)
    return svg.fade(surface, opacity)


def _solid(width: int, height: int, color: str, radius: int, scale: float) -> pygame.Surface:
    surface = blank(width, height)
    surface.fill(premul(rgba(color)))
    return shape(surface, radius)


def _raised(width: int, height: int, color: str, radius: int, scale: float) -> pygame.Surface:
    light = mix(color, "white", 0.25)
    return shape(gradient((Stop(0, light), Stop(1, color)), "down", width, height), radius)


def _striped(width: int, height: int, color: str, radius: int, scale: float) -> pygame.Surface:
    surface = blank(width, height)
    surface.fill(premul(rgba(color)))
    step = max(2, round(4 * scale))
    for x in range(0, width, 2 * step):
        surface.fill((255, 255, 255, 255), (x, 0, step, height))
    return shape(surface, radius)


_TEXTURES: dict[str, Callable[[int, int, str, int, float], pygame.Surface]] = {
    "solid": _solid,
    "raised": _raised,
    "striped": _striped,
}


TEXTURES = tuple(_TEXTURES)


def frame(width: int, height: int, color: str, thick: int, radius: int, dash: int) -> pygame.Surface:
    """A ring just inside a rectangle; a dashed one has its corners whole and its gaps evenly on the sides."""
    ring = blank(width, height)
    ring.fill(premul(rgba(color)))
    shape(ring, radius)
    hole = pygame.Rect(thick, thick, width - 2 * thick, height - 2 * thick)
    punch(ring, hole, max(0, radius - thick))
    if dash:
        corner = max(radius, thick)
        for start, size in _gaps(corner, width - corner, dash):
            ring.fill((0, 0, 0, 0), (start, 0, size, thick))
            ring.fill((0, 0, 0, 0), (start, height - thick, size, thick))
        for start, size in _gaps(corner, height - corner, dash):
            ring.fill((0, 0, 0, 0), (0, start, thick, size))
            ring.fill((0, 0, 0, 0), (width - thick, start, thick, size))
    return ring


def _gaps(start: int, stop: int, dash: int) -> list[tuple[int, int]]:
    """Start and length of the gaps along a side that begins and ends with a gap."""
    count = max(1, round((stop - start) / dash / 2 + 0.5))
    step = (stop - start) / (2 * count - 1)
    edges = [round(start + i * step) for i in range(2 * count)]
    return [(edges[i], edges[i + 1] - edges[i]) for i in range(0, 2 * count, 2)]


def stroke(
    width: int, height: int, ends: tuple[float, float, float, float], color: str, thick: float, dash: float
) -> pygame.Surface:
    """A slanting line in a surface of the given size."""
    red, green, blue, alpha = rgba(color)
    # The dashes are cut here: the renderer's own are not always the same for the same line
    path = "".join(f"M{x1:.2f} {y1:.2f}L{x2:.2f} {y2:.2f}" for x1, y1, x2, y2 in _dashes(ends, dash))
    body = (
        f'<path d="{path}" fill="none" stroke="#{red:02X}{green:02X}{blue:02X}" stroke-width="{thick:.2f}" '
        'stroke-linecap="round"/>'
    )
    drawn = svg.draw(svg.document(body, (0, 0, width, height)), (width, height)).premul_alpha()
    return svg.fade(drawn, alpha / 255)


def _dashes(ends: tuple[float, float, float, float], dash: float) -> list[tuple[float, float, float, float]]:
    x1, y1, x2, y2 = ends
    length = hypot(x2 - x1, y2 - y1)
    if not dash or length <= dash:
        return [ends]
    dx, dy = (x2 - x1) / length, (y2 - y1) / length
    pieces = []
    at = 0.0
    while at < length:
        end = min(at + dash, length)
        pieces.append((x1 + dx * at, y1 + dy * at, x1 + dx * end, y1 + dy * end))
        at += 2 * dash
    return pieces
