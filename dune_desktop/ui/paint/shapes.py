"""What surfaces are made of: rounded shapes, gradients, soft edges.

Everything is in window pixels and premultiplied. Straight edges lie on pixel borders by construction: shapes are filled
rectangles whose corners are multiplied with small masks, so they are as sharp at 1280x720 as at 4K.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil

import pygame

from dune_desktop.ui.paint import svg
from dune_desktop.ui.screen.colors import RGBA, mix, rgba
from dune_desktop.ui.screen.plates import Stop

MULT = pygame.BLEND_RGBA_MULT
PREMUL = pygame.BLEND_PREMULTIPLIED
Corners = tuple[bool, bool, bool, bool]  # top left, top right, bottom right, bottom left
CORNERS = {
    "all": (True, True, True, True),
    "top": (True, True, False, False),
    "bottom": (False, False, True, True),
    "left": (True, False, False, True),
    "right": (False, True, True, False),
    "none": (False, False, False, False),
}


def snap(length: float, scale: float) -> int:
    """A stroke of `length` reference pixels in whole window pixels, at least one."""
    return max(1, int(length * scale + 0.5))


def premul(color: RGBA) -> RGBA:
    red, green, blue, alpha = color
    return red * alpha // 255, green * alpha // 255, blue * alpha // 255, alpha


def blank(width: int, height: int) -> pygame.Surface:
    return pygame.Surface((max(1, width), max(1, height)), pygame.SRCALPHA)


@lru_cache(maxsize=256)
def _corner(radius: int, hole: bool) -> pygame.Surface:
    """A mask for the top left corner: what is inside the arc, or, for a `hole`, outside it."""
    arc = 0.5522847 * radius
    size = radius
    path = (
        f"M0 {size}C0 {size - arc:.3f} {size - arc:.3f} 0 {size} 0L{size} {size}Z"
        if not hole
        else f"M0 {size}C0 {size - arc:.3f} {size - arc:.3f} 0 {size} 0L0 0Z"
    )
    body = f'<path d="{path}" fill="#FFF"/>'
    return svg.draw(svg.document(body, (0, 0, size, size)), (size, size)).premul_alpha()


def corner_spots(
    rect: pygame.Rect, radius: int, corners: Corners, hole: bool
) -> list[tuple[pygame.Surface, tuple[int, int]]]:
    tile = _corner(radius, hole)
    flips = ((False, False), (True, False), (True, True), (False, True))
    spots = (
        (rect.left, rect.top),
        (rect.right - radius, rect.top),
        (rect.right - radius, rect.bottom - radius),
        (rect.left, rect.bottom - radius),
    )
    return [
        (pygame.transform.flip(tile, *flip) if flip != (False, False) else tile, spot)
        for flip, spot, wanted in zip(flips, spots, corners, strict=True)
        if wanted
    ]


def fit(radius: int, width: int, height: int) -> int:
    return max(0, min(radius, width // 2, height // 2))


def shape(fill: pygame.Surface, radius: int, corners: Corners = CORNERS["all"]) -> pygame.Surface:
    """Round the corners of a filled surface, in place."""
    radius = fit(radius, *fill.get_size())
    if radius:
        for tile, spot in corner_spots(fill.get_rect(), radius, corners, hole=False):
            fill.blit(tile, spot, special_flags=MULT)
    return fill


def punch(surface: pygame.Surface, rect: pygame.Rect, radius: int, corners: Corners = CORNERS["all"]) -> pygame.Surface:
    """Take a rounded rectangle out of a surface, in place."""
    if rect.width <= 0 or rect.height <= 0:
        return surface
    radius = fit(radius, rect.width, rect.height)
    clear = (0, 0, 0, 0)
    if not radius:
        surface.fill(clear, rect)
        return surface
    spots = corner_spots(rect, radius, corners, hole=True)
    surface.fill(clear, (rect.left + radius, rect.top, rect.width - 2 * radius, rect.height))
    surface.fill(clear, (rect.left, rect.top + radius, rect.width, rect.height - 2 * radius))
    squares = [
        (rect.left, rect.top),
        (rect.right - radius, rect.top),
        (rect.right - radius, rect.bottom - radius),
        (rect.left, rect.bottom - radius),
    ]
    for square, rounded in zip(squares, corners, strict=True):
        if not rounded:
            surface.fill(clear, (*square, radius, radius))
    for tile, spot in spots:
        surface.blit(tile, spot, special_flags=MULT)
    return surface


def stop_color(stop: Stop, tint: str) -> RGBA:
    if stop.tint and tint:
        opaque = mix(stop.color, tint, stop.tint)
        return (*rgba(opaque)[:3], rgba(stop.color)[3])
    return rgba(stop.color, tint)


def ramp(stops: tuple[Stop, ...], length: int, tint: str) -> tuple[RGBA, ...]:
    """The premultiplied colors of a gradient, one for each pixel of `length`."""
    ends = [(stop.at, stop_color(stop, tint)) for stop in stops]
    colors: list[RGBA] = []
    place, last = 0, len(ends) - 1
    for i in range(length):
        at = (i + 0.5) / length
        while place < last and ends[place + 1][0] <= at:
            place += 1
        (start, (red, green, blue, alpha)), (stop, after) = ends[place], ends[min(place + 1, last)]
        share = (at - start) / (stop - start) if start < at and start < stop else 0.0
        opacity = alpha + (after[3] - alpha) * share
        part = opacity / 255
        colors.append(
            (
                round((red + (after[0] - red) * share) * part),
                round((green + (after[1] - green) * share) * part),
                round((blue + (after[2] - blue) * share) * part),
                round(opacity),
            )
        )
    return tuple(colors)


@lru_cache(maxsize=1024)
def strip(stops: tuple[Stop, ...], along: str, length: int, tint: str) -> pygame.Surface:
    """A gradient, one pixel wide."""
    down = along == "down"
    surface = blank(1, length) if down else blank(length, 1)
    for at, color in enumerate(ramp(stops, length, tint)):
        surface.set_at((0, at) if down else (at, 0), color)
    return surface


def gradient(stops: tuple[Stop, ...], along: str, width: int, height: int, tint: str = "") -> pygame.Surface:
    """A rectangle filled with a gradient."""
    surface = blank(width, height)
    if len(stops) == 1:
        surface.fill(premul(stop_color(stops[0], tint)))
        return surface
    width, height = surface.get_size()
    return pygame.transform.scale(strip(stops, along, height if along == "down" else width, tint), (width, height))


@lru_cache(maxsize=64)
def _soft(width: int, height: int, radius: int, sigma: float, color: RGBA) -> pygame.Surface:
    """A blurred rounded rectangle with a margin of three sigma.

    Wide blurs are computed small and enlarged: a blur has no detail to lose.
    """
    shrink = 1
    while sigma / shrink > 6:
        shrink *= 2
    margin = ceil(3 * sigma)
    small = blank(ceil((width + 2 * margin) / shrink), ceil((height + 2 * margin) / shrink))
    small.fill((*color[:3], 0))
    core = blank(ceil(width / shrink), ceil(height / shrink))
    core.fill((255, 255, 255, 255))
    shape(core, round(radius / shrink))
    core.fill((0, 0, 0, 255), special_flags=MULT)
    core.fill((*color[:3], 0), special_flags=pygame.BLEND_RGBA_ADD)
    small.blit(core, (round(margin / shrink), round(margin / shrink)), special_flags=pygame.BLEND_RGBA_MAX)
    # Three box blurs are a Gaussian to the eye at a twentieth of its price
    step = max(1, round(sigma / shrink - 0.5))
    for _ in range(3):
        small = pygame.transform.box_blur(small, step)
    whole = small
    if shrink > 1:
        whole = pygame.transform.smoothscale(small, (width + 2 * margin, height + 2 * margin))
    whole.fill((255, 255, 255, color[3]), special_flags=MULT)
    return whole.premul_alpha()


def blit_soft(surface: pygame.Surface, rect: pygame.Rect, radius: int, sigma: float, color: RGBA) -> None:
    """A soft rounded rectangle stretched from a tile: its middle column and row are the same all along."""
    margin = ceil(3 * sigma)
    # Two sigma inside the edge a blur has reached its full strength, within two parts in a hundred
    need = 2 * (radius + ceil(2 * sigma)) + 2
    tile_w, tile_h = min(rect.width, need), min(rect.height, need)
    tile = _soft(tile_w, tile_h, fit(radius, rect.width, rect.height), sigma, color)
    full_w, full_h = tile.get_size()
    xs = _slices(full_w, rect.width + 2 * margin)
    ys = _slices(full_h, rect.height + 2 * margin)
    for sx, sw, dx, dw in xs:
        for sy, sh, dy, dh in ys:
            part = tile.subsurface((sx, sy, sw, sh))
            if (sw, sh) != (dw, dh):
                part = pygame.transform.scale(part, (dw, dh))
            surface.blit(part, (rect.x - margin + dx, rect.y - margin + dy), special_flags=PREMUL)


def _slices(source: int, target: int) -> list[tuple[int, int, int, int]]:
    """Source offset and length, target offset and length, of the slices of one axis."""
    if source >= target:
        return [(0, source, 0, source)]
    left = source // 2
    right = source - left - 1
    return [
        (0, left, 0, left),
        (left, 1, left, target - left - right),
        (source - right, right, target - right, right),
    ]
