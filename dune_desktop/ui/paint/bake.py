"""Surfaces baked once: plates with rims and soft shadows, bars, lines and frames.

Everything here is in window pixels and premultiplied. Straight edges lie on pixel borders by construction:
shapes are filled rectangles whose corners are multiplied with small masks, so a plate is as sharp at
1280x720 as at 4K. Shadows are blurred when a plate is baked, never while painting.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import ceil, hypot

import pygame

from dune_desktop.ui.paint import svg
from dune_desktop.ui.screen.theme import PLATES, RGBA, Inner, PlateStyle, Shadow, Stop, mix, rgba

MULT = pygame.BLEND_RGBA_MULT
PREMUL = pygame.BLEND_PREMULTIPLIED
_CORNERS = {
    "all": (True, True, True, True),
    "top": (True, True, False, False),
    "bottom": (False, False, True, True),
    "left": (True, False, False, True),
    "right": (False, True, True, False),
    "none": (False, False, False, False),
}
Corners = tuple[bool, bool, bool, bool]  # top left, top right, bottom right, bottom left


def snap(length: float, scale: float) -> int:
    """A stroke of `length` reference pixels in whole window pixels, at least one."""
    return max(1, int(length * scale + 0.5))


def premul(colour: RGBA) -> RGBA:
    red, green, blue, alpha = colour
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


def _corner_spots(
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


def _fit(radius: int, width: int, height: int) -> int:
    return max(0, min(radius, width // 2, height // 2))


def shape(fill: pygame.Surface, radius: int, corners: Corners = _CORNERS["all"]) -> pygame.Surface:
    """Round the corners of a filled surface, in place."""
    radius = _fit(radius, *fill.get_size())
    if radius:
        for tile, spot in _corner_spots(fill.get_rect(), radius, corners, hole=False):
            fill.blit(tile, spot, special_flags=MULT)
    return fill


def punch(
    surface: pygame.Surface, rect: pygame.Rect, radius: int, corners: Corners = _CORNERS["all"]
) -> pygame.Surface:
    """Take a rounded rectangle out of a surface, in place."""
    if rect.width <= 0 or rect.height <= 0:
        return surface
    radius = _fit(radius, rect.width, rect.height)
    clear = (0, 0, 0, 0)
    if not radius:
        surface.fill(clear, rect)
        return surface
    spots = _corner_spots(rect, radius, corners, hole=True)
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


def _stop_colour(stop: Stop, tint: str) -> RGBA:
    if stop.tint and tint:
        opaque = mix(stop.colour, tint, stop.tint)
        return (*rgba(opaque)[:3], rgba(stop.colour)[3])
    return rgba(stop.colour, tint)


@lru_cache(maxsize=512)
def ramp(stops: tuple[Stop, ...], length: int, tint: str) -> tuple[RGBA, ...]:
    """The premultiplied colours of a gradient, one for each pixel of `length`."""
    ends = [(stop.at, _stop_colour(stop, tint)) for stop in stops]
    colours: list[RGBA] = []
    for i in range(length):
        at = (i + 0.5) / length
        before = after = ends[0]
        for end in ends:
            if end[0] <= at:
                before = after = end
            else:
                after = end
                break
        span = after[0] - before[0]
        share = (at - before[0]) / span if span > 0 else 0.0
        red, green, blue, alpha = (
            x + (y - x) * min(1.0, max(0.0, share)) for x, y in zip(before[1], after[1], strict=True)
        )
        part = alpha / 255
        colours.append((round(red * part), round(green * part), round(blue * part), round(alpha)))
    return tuple(colours)


def gradient(stops: tuple[Stop, ...], along: str, width: int, height: int, tint: str = "") -> pygame.Surface:
    """A rectangle filled with a gradient."""
    surface = blank(width, height)
    if len(stops) == 1:
        surface.fill(premul(_stop_colour(stops[0], tint)))
        return surface
    if along == "down":
        for y, colour in enumerate(ramp(stops, surface.get_height(), tint)):
            surface.fill(colour, (0, y, width, 1))
    else:
        for x, colour in enumerate(ramp(stops, surface.get_width(), tint)):
            surface.fill(colour, (x, 0, 1, height))
    return surface


@lru_cache(maxsize=64)
def _soft(width: int, height: int, radius: int, sigma: float, colour: RGBA) -> pygame.Surface:
    """A blurred rounded rectangle with a margin of three sigma.

    Wide blurs are computed small and enlarged: a blur has no detail to lose.
    """
    shrink = 1
    while sigma / shrink > 6:
        shrink *= 2
    margin = ceil(3 * sigma)
    small = blank(ceil((width + 2 * margin) / shrink), ceil((height + 2 * margin) / shrink))
    small.fill((*colour[:3], 0))
    core = blank(ceil(width / shrink), ceil(height / shrink))
    core.fill((255, 255, 255, 255))
    shape(core, round(radius / shrink))
    core.fill((0, 0, 0, 255), special_flags=MULT)
    core.fill((*colour[:3], 0), special_flags=pygame.BLEND_RGBA_ADD)
    small.blit(core, (round(margin / shrink), round(margin / shrink)), special_flags=pygame.BLEND_RGBA_MAX)
    # Three box blurs are a Gaussian to the eye at a twentieth of its price
    step = max(1, round(sigma / shrink - 0.5))
    for _ in range(3):
        small = pygame.transform.box_blur(small, step)
    whole = small
    if shrink > 1:
        whole = pygame.transform.smoothscale(small, (width + 2 * margin, height + 2 * margin))
    whole.fill((255, 255, 255, colour[3]), special_flags=MULT)
    return whole.premul_alpha()


def _blit_soft(surface: pygame.Surface, rect: pygame.Rect, radius: int, sigma: float, colour: RGBA) -> None:
    """A soft rounded rectangle stretched from a tile: its middle column and row are the same all along."""
    margin = ceil(3 * sigma)
    # Two sigma inside the edge a blur has reached its full strength, within two parts in a hundred
    need = 2 * (radius + ceil(2 * sigma)) + 2
    tile_w, tile_h = min(rect.width, need), min(rect.height, need)
    tile = _soft(tile_w, tile_h, _fit(radius, rect.width, rect.height), sigma, colour)
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
    middle = pygame.transform.scale(tile.subsurface((left, 0, 1, height)), (more + 1, height))
    whole = blank(width + more, height)
    whole.blit(tile, (0, 0), (0, 0, left, height))
    whole.blit(middle, (left, 0))
    whole.blit(tile, (left + more + 1, 0), (left + 1, 0, width - left - 1, height))
    return whole


def _plate(style: PlateStyle, width: int, height: int, scale: float, tint: str) -> pygame.Surface:
    pad = reach_px(style, scale)
    corners = _CORNERS[style.corners]
    radius = round(style.radius * scale)
    surface = blank(width + 2 * pad, height + 2 * pad)
    box = pygame.Rect(pad, pad, width, height)
    solid = bool(style.fill) and all(_stop_colour(stop, tint)[3] == 255 for stop in style.fill)
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
        ring = gradient((Stop(0, rim.colour),), "down", *rect.size, tint)
        surface.blit(_pointed(ring, style.points * scale), rect, special_flags=PREMUL)
    body = gradient(style.fill, style.along, width, height, tint)
    surface.blit(_pointed(body, style.points * scale), box, special_flags=PREMUL)
    return surface


def _pointed(fill: pygame.Surface, points: float) -> pygame.Surface:
    """Cut the left and right ends of a filled surface to a point, in place."""
    width, height = fill.get_size()
    left, right, middle = points, width - points, height / 2
    path = f"M{left:.2f} 0H{right:.2f}L{width} {middle:.2f}L{right:.2f} {height}H{left:.2f}L0 {middle:.2f}Z"
    body = f'<path d="{path}" fill="#FFF"/>'
    mask = svg.draw(svg.document(body, (0, 0, width, height)), (width, height)).premul_alpha()
    fill.blit(mask, (0, 0), special_flags=MULT)
    return fill


def _shadow(surface: pygame.Surface, box: pygame.Rect, radius: int, shadow: Shadow, scale: float, tint: str) -> None:
    spread = round(shadow.spread * scale)
    rect = box.inflate(2 * spread, 2 * spread).move(0, round(shadow.dy * scale))
    colour = rgba(shadow.colour, tint)
    _blit_soft(surface, rect, radius + spread, shadow.blur * scale / 2, colour)


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
        rings.append((inside, outside, premul(rgba(rim.colour, tint))))
        inside = outside
    for inner_edge, outer_edge, colour in reversed(rings):
        rect = box.inflate(2 * outer_edge, 2 * outer_edge)
        ring = blank(rect.width, rect.height)
        ring.fill(colour)
        grown = radius + outer_edge if radius else 0
        shape(ring, grown, corners)
        if not solid or colour[3] < 255:
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
    colour = premul(rgba(inner.colour, tint))
    if inner.side == "edge":
        band.fill(colour, (0, 0, thick, height))
        return shape(band, radius, corners)
    band.fill(colour)
    shape(band, radius, corners)
    if inner.side == "all":
        hole = pygame.Rect(thick, thick, width - 2 * thick, height - 2 * thick)
        return punch(band, hole, max(0, radius - thick), corners)
    dx, dy = {"top": (0, thick), "bottom": (0, -thick), "left": (thick, 0), "right": (-thick, 0)}[inner.side]
    # The shifted hole reaches beyond the far side, which must not come back as a second band
    hole = pygame.Rect(dx, dy, width, height)
    return punch(band, hole, radius, corners)


# ------------------------------------------------------------------------------------- bars, frames and lines


def bar(
    width: int, height: int, colour: str, texture: str, radius: int, opacity: float, scale: float
) -> pygame.Surface:
    """A bar of a chart. Raises KeyError for an unknown texture."""
    surface = _TEXTURES[texture](width, height, colour, radius, scale)
    return svg.fade(surface, opacity)


def _solid(width: int, height: int, colour: str, radius: int, scale: float) -> pygame.Surface:
    surface = blank(width, height)
    surface.fill(premul(rgba(colour)))
    return shape(surface, radius)


def _raised(width: int, height: int, colour: str, radius: int, scale: float) -> pygame.Surface:
    light = mix(colour, "white", 0.25)
    return shape(gradient((Stop(0, light), Stop(1, colour)), "down", width, height), radius)


def _framed(width: int, height: int, colour: str, radius: int, scale: float) -> pygame.Surface:
    dark = mix(colour, "black", 0.42)
    body = shape(gradient((Stop(0, colour), Stop(1, dark)), "down", width, height), radius)
    ring = _inner(Inner("all", 2.5, "bone/55"), width, height, radius, _CORNERS["all"], scale, "")
    body.blit(ring, (0, 0), special_flags=PREMUL)
    return body


def _hatch(width: int, height: int, colour: str, radius: int, scale: float) -> pygame.Surface:
    step = max(4, round(9 * scale))
    wide = step * 5 / 9
    lean = round(height * 0.47)
    strokes = "".join(
        f'<path d="M{x} {height}L{x + lean} 0h{wide:.2f}L{x + wide:.2f} {height}Z" fill="#E8EBF0"/>'
        for x in range(-lean - step, width + step, step)
    )
    body = f'<rect width="{width}" height="{height}" fill="#8E98A8"/>{strokes}'
    drawn = svg.draw(svg.document(body, (0, 0, width, height)), (width, height)).premul_alpha()
    return shape(drawn, radius)


def _dots(width: int, height: int, colour: str, radius: int, scale: float) -> pygame.Surface:
    surface = blank(width, height)
    surface.fill(premul(rgba("#3A2858")))
    step = max(4, round(9 * scale))
    size = max(2, round(4.6 * scale))
    dot = blank(size, size)
    dot.fill(premul(rgba("brass_light")))
    shape(dot, size // 2)
    surface.fblits(
        [
            (dot, (x - size // 2, y - size // 2))
            for y in range(step // 2, height, step)
            for x in range(step // 2, width, step)
        ],
        PREMUL,
    )
    shape(surface, radius)
    ring = _inner(Inner("all", 2.5, "#C9A15A"), width, height, radius, _CORNERS["all"], scale, "")
    surface.blit(ring, (0, 0), special_flags=PREMUL)
    return surface


def _dashed(width: int, height: int, colour: str, radius: int, scale: float) -> pygame.Surface:
    surface = blank(width, height)
    surface.fill(premul(rgba(f"{colour}/18")))
    shape(surface, radius)
    edge = frame(width, height, colour, snap(2, scale), radius, max(3, round(5 * scale)))
    surface.blit(edge, (0, 0), special_flags=PREMUL)
    return surface


def _striped(width: int, height: int, colour: str, radius: int, scale: float) -> pygame.Surface:
    surface = blank(width, height)
    surface.fill(premul(rgba(colour)))
    step = max(2, round(4 * scale))
    for x in range(0, width, 2 * step):
        surface.fill((255, 255, 255, 255), (x, 0, step, height))
    return shape(surface, radius)


_TEXTURES: dict[str, Callable[[int, int, str, int, float], pygame.Surface]] = {
    "solid": _solid,
    "raised": _raised,
    "framed": _framed,
    "hatch": _hatch,
    "dots": _dots,
    "dashed": _dashed,
    "striped": _striped,
}
TEXTURES = tuple(_TEXTURES)


def frame(width: int, height: int, colour: str, thick: int, radius: int, dash: int) -> pygame.Surface:
    """A ring just inside a rectangle; a dashed one has its corners whole and its gaps evenly on the sides."""
    ring = blank(width, height)
    ring.fill(premul(rgba(colour)))
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
    width: int, height: int, ends: tuple[float, float, float, float], colour: str, thick: float, dash: float
) -> pygame.Surface:
    """A slanting line in a surface of the given size."""
    red, green, blue, alpha = rgba(colour)
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
