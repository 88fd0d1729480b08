"""Plates baked once, with rims and soft shadows, in window pixels: shadows are never blurred while painting."""

from __future__ import annotations

from math import ceil

import pygame

from dune_desktop.ui.paint import svg
from dune_desktop.ui.paint.shapes import (
    CORNERS,
    MULT,
    PREMUL,
    Corners,
    blank,
    blit_soft,
    gradient,
    premul,
    punch,
    shape,
    snap,
    stop_color,
)
from dune_desktop.ui.screen.colors import RGBA, rgba
from dune_desktop.ui.screen.plates import PLATES, Inner, PlateStyle, Shadow, Stop


def reach_px(style: PlateStyle, scale: float) -> int:
    """How far a plate of this style may paint outside its rectangle, in window pixels."""
    rims = sum(snap(rim.width, scale) for rim in style.rims)
    soft = max((ceil((1.5 * s.blur + s.spread + abs(s.dy)) * scale) + 2 for s in style.shadows), default=0)
    return max(rims, soft)


def plate(style_name: str, width: int, height: int, scale: float, tint: str = "") -> pygame.Surface:
    """A plate with everything around it; its rectangle begins `reach_px` from the top left corner."""
    style = PLATES[style_name]
    if style.points:
        return _hexagon(style, width, height, scale, tint)
    enough = _both_ends(style, scale)
    if style.along == "down" and width > enough:
        return _drawn_out(_plate(style, enough, height, scale, tint), width - enough)
    return _plate(style, width, height, scale, tint)


def _both_ends(style: PlateStyle, scale: float) -> int:
    """A width at which there is a column in the middle of a plate that neither end has a part in."""
    radius = round(style.radius * scale)
    ends = [radius + snap(band.width, scale) for band in style.inner]
    ends += [radius + round(s.spread * scale) + ceil(2 * s.blur * scale) for s in style.shadows]
    return 2 * max((radius, *ends)) + 5


def _drawn_out(tile: pygame.Surface, more: int) -> pygame.Surface:
    """The same with its middle column so many times more."""
    width, height = tile.get_size()
    left = width // 2
    tile.set_alpha(None)  # parts of it are copied, not mixed with what is below
    whole = blank(width + more, height)
    whole.blit(tile, (0, 0), (0, 0, left, height))
    middle = whole.subsurface((left, 0, more + 1, height))
    pygame.transform.scale(tile.subsurface((left, 0, 1, height)), middle.get_size(), middle)
    whole.blit(tile, (left + more + 1, 0), (left + 1, 0, width - left - 1, height))
    return whole


def _plate(style: PlateStyle, width: int, height: int, scale: float, tint: str) -> pygame.Surface:
    pad = reach_px(style, scale)
    corners = CORNERS[style.corners]
    radius = round(style.radius * scale)
    surface = blank(width + 2 * pad, height + 2 * pad)
    box = pygame.Rect(pad, pad, width, height)
    solid = bool(style.fill) and all(stop_color(stop, tint)[3] == 255 for stop in style.fill)
    for shadow in style.shadows:
        _shadow(surface, box, radius, shadow, scale, tint)
    if style.shadows and not solid:
        punch(surface, box, radius, corners)
    _rims(surface, box, radius, corners, style, scale, tint, solid)
    if style.fill:
        body = gradient(style.fill, style.along, width, height, tint)
        surface.blit(shape(body, radius, corners), box, special_flags=PREMUL)
    for inner in style.inner:
        surface.blit(_inner(inner, width, height, radius, corners, scale, tint), box, special_flags=PREMUL)
    return surface


def _hexagon(style: PlateStyle, width: int, height: int, scale: float, tint: str) -> pygame.Surface:
    """A plate with a point at its left and right end. Its fill is opaque: it covers the inside of its rims."""
    pad = reach_px(style, scale)
    surface = blank(width + 2 * pad, height + 2 * pad)
    box = pygame.Rect(pad, pad, width, height)
    for shadow in style.shadows:
        _shadow(surface, box, height // 3, shadow, scale, tint)
    outside = [0]
    for rim in style.rims:
        outside.append(outside[-1] + snap(rim.width, scale))
    for rim, reach in reversed(list(zip(style.rims, outside[1:], strict=True))):
        rect = box.inflate(2 * reach, 2 * reach)
        ring = gradient((Stop(0, rim.color),), "down", *rect.size, tint)
        surface.blit(_pointed(ring, style.points), rect, special_flags=PREMUL)
    body = gradient(style.fill, style.along, width, height, tint)
    surface.blit(_pointed(body, style.points), box, special_flags=PREMUL)
    return surface


def _pointed(fill: pygame.Surface, points: float) -> pygame.Surface:
    """Cut the left and right ends of a filled surface to a point over a share of its width, in place."""
    width, height = fill.get_size()
    left, right, middle = width * points, width * (1 - points), height / 2
    path = f"M{left:.2f} 0H{right:.2f}L{width} {middle:.2f}L{right:.2f} {height}H{left:.2f}L0 {middle:.2f}Z"
    body = f'<path d="{path}" fill="#FFF"/>'
    mask = svg.draw(svg.document(body, (0, 0, width, height)), (width, height)).premul_alpha()
    fill.blit(mask, (0, 0), special_flags=MULT)
    return fill


def _shadow(surface: pygame.Surface, box: pygame.Rect, radius: int, shadow: Shadow, scale: float, tint: str) -> None:
    spread = round(shadow.spread * scale)
    rect = box.inflate(2 * spread, 2 * spread).move(0, round(shadow.dy * scale))
    color = rgba(shadow.color, tint)
    blit_soft(surface, rect, radius + spread, shadow.blur * scale / 2, color)


def _rims(
    surface: pygame.Surface,
    box: pygame.Rect,
    radius: int,
    corners: Corners,
    style: PlateStyle,
    scale: float,
    tint: str,
    solid: bool,
) -> None:
    """Rings outside the edge, the outermost first so that each covers the inside of the one before."""
    inside = 0
    rings: list[tuple[int, int, RGBA]] = []
    for rim in style.rims:
        outside = inside + snap(rim.width, scale)
        rings.append((inside, outside, premul(rgba(rim.color, tint))))
        inside = outside
    for inner_edge, outer_edge, color in reversed(rings):
        rect = box.inflate(2 * outer_edge, 2 * outer_edge)
        ring = blank(rect.width, rect.height)
        ring.fill(color)
        grown = radius + outer_edge if radius else 0
        shape(ring, grown, corners)
        if not solid or color[3] < 255:
            hole = pygame.Rect(0, 0, box.width + 2 * inner_edge, box.height + 2 * inner_edge)
            hole.center = (rect.width // 2, rect.height // 2)
            hole.topleft = (outer_edge - inner_edge, outer_edge - inner_edge)
            punch(ring, hole, radius + inner_edge if radius else 0, corners)
        surface.blit(ring, rect, special_flags=PREMUL)


def _inner(
    inner: Inner, width: int, height: int, radius: int, corners: Corners, scale: float, tint: str
) -> pygame.Surface:
    """A band inside the edge. It follows round corners; on the side called `edge` it is cut straight."""
    thick = snap(inner.width, scale)
    band = blank(width, height)
    color = premul(rgba(inner.color, tint))
    if inner.side == "edge":
        band.fill(color, (0, 0, thick, height))
        return shape(band, radius, corners)
    band.fill(color)
    shape(band, radius, corners)
    if inner.side == "all":
        hole = pygame.Rect(thick, thick, width - 2 * thick, height - 2 * thick)
        return punch(band, hole, max(0, radius - thick), corners)
    dx, dy = {"top": (0, thick), "bottom": (0, -thick), "left": (thick, 0), "right": (-thick, 0)}[inner.side]
    # The shifted hole reaches beyond the far side, which must not come back as a second band
    hole = pygame.Rect(dx, dy, width, height)
    return punch(band, hole, radius, corners)
