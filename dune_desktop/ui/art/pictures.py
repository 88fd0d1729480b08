"""Scenery in pixels: the table's dusk, the title's planet, and the door to the art of cards and leaders.

Backgrounds fill the window: `Land(...).name` (the palace and what one sees from it), `title`, `newgame`, `plain`.
Pictures fill a rectangle: `watermark:BADGE`, `dial:NOW/TOTAL`, `harvest`, `title`, `spice:AMOUNT`, `light:SHAPE:COLOR`
(`art.standing`), a background of a table by its name, and the names that `art.gallery` draws (`leader:`, `rival:`,
`house:`, `card:`, `intrigue:`, `tech:`, `conflict:`, `hagal:`, `space:`, `site:`, `objective:`); of these also
`strip:LOOK:NAME`, `medallion:NAME` (`art.strips`), `arch:LOOK:NAME` (`art.standing`), and `figure:SEAT:NAME` in the
colors of a seat.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Callable
from functools import lru_cache, partial

import pygame

from dune_desktop.ui.art import landscape, standing, strips
from dune_desktop.ui.art.kept_grounds import KeptGrounds
from dune_desktop.ui.art.picture_file import PictureError
from dune_desktop.ui.paint import bars, shapes, svg
from dune_desktop.ui.paint.cache import SurfaceCache
from dune_desktop.ui.screen.colors import PALETTE
from dune_desktop.ui.screen.land import KIND, Land, land_of
from dune_desktop.ui.screen.plates import Stop
from dune_desktop.ui.system import assets

ART = ("leader", "rival", "house", "card", "intrigue", "tech", "conflict", "hagal", "space", "site", "objective")
log = logging.getLogger(__name__)
_PREMUL = pygame.BLEND_PREMULTIPLIED
_HALF = (128, 128, 128)  # of the light


class Pictures:
    """Pictures at the size they are used at, at most `limit` bytes of them, and the last two backgrounds.

    While it is `sober` there is no art below words, and the land behind the table and what stands on it lie at
    half light. Backgrounds that are `kept` on disk are not painted again.
    """

    def __init__(self, limit: int = 16 << 20, kept: KeptGrounds | None = None) -> None:
        self.sober = False
        self._kept = kept
        self.cache = SurfaceCache(limit)
        self._grounds = SurfaceCache(0)
        self._laid: tuple[object, ...] = ()

    def forget(self) -> None:
        """Draw everything anew."""
        self.cache.clear()
        self._grounds.clear()

    def background(
        self, name: str, size: tuple[int, int], scale: float, offset: tuple[int, int] = (0, 0)
    ) -> pygame.Surface:
        """An opaque surface of the window's size. Raises KeyError for an unknown name.

        With an `offset` the painting is only as large as the canvas in the middle, with plain ground around it.
        Two are kept, because table and curtain take turns; none of another size.
        """
        if (size, scale, offset, self.sober) != self._laid:
            self._laid = (size, scale, offset, self.sober)
            self._grounds.clear()
            self._grounds.limit = 2 * 4 * size[0] * size[1]
        return self._grounds.get(name, lambda: self._ground(name, size, scale, offset))

    def lay(self, name: str, size: tuple[int, int], scale: float, offset: tuple[int, int] = (0, 0)) -> bool:
        """Draw a background that may be wanted soon; whether there was something to draw."""
        drawn = self._grounds.misses
        self.background(name, size, scale, offset)
        return self._grounds.misses > drawn

    def _ground(self, name: str, size: tuple[int, int], scale: float, offset: tuple[int, int]) -> pygame.Surface:
        """A background from the disk, or painted."""
        paint = partial(self._paint, name, size, scale, offset, self.sober)
        return self._kept.get((name, scale, offset, self.sober), size, paint) if self._kept is not None else paint()

    def _land(self, name: str, size: tuple[int, int], scale: float) -> pygame.Surface:
        """What lies behind a table, to be painted over within a picture of it; from the disk like a background."""
        paint = partial(self._paint, name, size, scale, (0, 0), self.sober)
        found = self._kept.get((name, scale, (0, 0), self.sober), size, paint) if self._kept is not None else paint()
        return found.convert_alpha()

    @staticmethod
    def _paint(name: str, size: tuple[int, int], scale: float, offset: tuple[int, int], sober: bool) -> pygame.Surface:
        inner = (size[0] - 2 * offset[0], size[1] - 2 * offset[1])
        kind, _, columns = name.partition(":")
        if kind == KIND:
            painting = _place(name, inner, scale, sober)
        elif columns:
            left, right = map(float, columns.split(":"))
            painting = _table(inner, scale, left, right)
        else:
            painting = _BACKGROUNDS[kind](inner, scale)
        if inner == size:
            return painting
        whole = _opaque(size)
        whole.fill(PALETTE["ground"])
        whole.blit(painting, offset)
        return whole

    def get(
        self, name: str, width: int, height: int, scale: float, opacity: float = 1.0, radius: int = 0
    ) -> pygame.Surface:
        """A premultiplied surface of exactly `width` by `height`."""
        if opacity < 1:
            key = (name, width, height, radius, opacity)
            whole = partial(self.get, name, width, height, scale, 1, radius)
            return self.cache.get(key, lambda: svg.fade(whole().copy(), opacity), keep=False)
        return self.cache.get((name, width, height, radius), lambda: self._draw(name, width, height, scale, radius))

    def ready(self, name: str, width: int, height: int, radius: int = 0) -> bool:
        """Whether nothing that takes long is left to draw of a picture."""
        inner = _drawn_in(name, width, height)
        return (name, width, height, radius) in self.cache or (inner[0] != name and (*inner, 0) in self.cache)

    def prepare(self, name: str, width: int, height: int, scale: float, radius: int = 0) -> bool:
        """Draw what takes long in a picture that may be wanted soon; whether there was something to draw."""
        drawn = self.cache.misses
        inner = _drawn_in(name, width, height)
        self.get(*inner, scale, radius=radius if inner[0] == name else 0)
        return self.cache.misses > drawn

    def _draw(self, name: str, width: int, height: int, scale: float, radius: int) -> pygame.Surface:
        kind, _, rest = name.partition(":")
        if kind == "figure":
            seat, _, figure = rest.rpartition(":")
            surface = _art(f"figure:{figure}", width, height, int(seat or 0))
        elif self.sober and kind == "strip" and strips.below_words(rest):
            surface = shapes.blank(width, height)
        elif kind in ART:
            surface = _art(name, width, height)
            if self.sober and kind == "site":
                surface.fill(_HALF, special_flags=pygame.BLEND_RGB_MULT)
        elif kind in _OF_ART:
            surface = _OF_ART[kind](rest, width, height, partial(self.get, scale=scale))
        elif kind == KIND:
            surface = self._land(name, (width, height), scale)
        elif kind in _PICTURES:
            surface = _PICTURES[kind](rest, width, height, scale)
            if self.sober and kind == "horizon":
                surface.fill(_HALF, special_flags=pygame.BLEND_RGB_MULT)
        else:
            raise KeyError(f"no picture called {name!r}")
        return shapes.shape(surface, radius)


def _drawn_in(name: str, width: int, height: int) -> tuple[str, int, int]:
    """The drawing in a picture that has looks, and its size: what takes long, and is the same in all of them."""
    kind, _, rest = name.partition(":")
    if kind == "strip":
        return strips.drawn_in(rest, width, height)
    return rest.partition(":")[2] if kind == "arch" else name, width, height


def _art(name: str, width: int, height: int, seat: int = -1) -> pygame.Surface:
    """A drawing of `art.gallery`, premultiplied; a plain dusk gradient for what it cannot draw."""
    try:
        from dune_desktop.ui.art.gallery import draw
    except ImportError:
        return _plain_art(width, height)
    try:
        drawn = draw(name, width, height, seat)
    except (KeyError, PictureError) as error:
        log.error("no picture of %s: %s", name, error)
        return _plain_art(width, height)
    surface = shapes.blank(width, height)
    surface.blit(drawn, (0, 0))
    return surface.premul_alpha()


def _plain_art(width: int, height: int) -> pygame.Surface:
    stops = (Stop(0, "dusk1"), Stop(0.6, "dusk2"), Stop(1, "dusk3"))
    return shapes.gradient(stops, "down", width, height)


def _drawn(text: str, width: int, height: int) -> pygame.Surface:
    return svg.draw(text, (width, height)).premul_alpha()


def _watermark(badge: str, width: int, height: int, scale: float) -> pygame.Surface:
    return _drawn(landscape.watermark(badge, PALETTE[badge], width / scale, height / scale), width, height)


def _dial(rest: str, width: int, height: int, scale: float) -> pygame.Surface:
    now, _, total = rest.partition("/")
    return _drawn(landscape.dial(int(now), int(total)), width, height)


def _harvest(rest: str, width: int, height: int, scale: float) -> pygame.Surface:
    return _drawn(landscape.harvest(width / scale, height / scale), width, height)


def _spice(rest: str, width: int, height: int, scale: float) -> pygame.Surface:
    return standing.spice(rest, width, height)


def _light(rest: str, width: int, height: int, scale: float) -> pygame.Surface:
    return standing.light(rest, width, height)


def _title_picture(rest: str, width: int, height: int, scale: float) -> pygame.Surface:
    """The title scene cropped to a rectangle (the curtain's painting)."""
    factor = max(width / 1920, height / 1080)
    full = (round(1920 * factor), round(1080 * factor))
    whole = _title(full, factor)
    surface = shapes.blank(width, height)
    surface.blit(whole, (-(full[0] - width), -round((full[1] - height) * 0.72)))
    return surface


def _horizon(rest: str, width: int, height: int, scale: float) -> pygame.Surface:
    """The horizon at dusk: the sun stands at so many percent of the width, right of the words on the sky."""
    from dune_desktop.ui.art import land

    wide, high, reach = width / scale, height / scale, 2 * width / scale * int(rest) / 100
    left, right = min(0.0, reach - wide) - 14, max(wide, reach) + 14
    painting = land.Painting(Land(left, right, 0, high - 12, high, high, high, high, (), ()), (width, height), scale)
    land.far(painting)
    surface = shapes.blank(width, height)
    surface.blit(painting.surface, (0, 0))
    _shade(surface, (Stop(0, f"{_DUSK}/70"), Stop(1, f"{_DUSK}/0")), "right", (0, 0, width // 2, height))
    return surface.premul_alpha()


_OF_ART: dict[str, Callable[[str, int, int, strips.Drawing], pygame.Surface]] = {
    "strip": strips.strip,
    "medallion": strips.medallion,
    "arch": standing.arch,
}

_PICTURES: dict[str, Callable[[str, int, int, float], pygame.Surface]] = {
    "watermark": _watermark,
    "dial": _dial,
    "harvest": _harvest,
    "title": _title_picture,
    "spice": _spice,
    "horizon": _horizon,
    "light": _light,
    "arrow": standing.arrow,
    "trail": standing.trail,
    "dusk": standing.dusk,
}


# ------------------------------------------------------------------------------------------------ backgrounds


@lru_cache(maxsize=1)
def _grain() -> pygame.Surface:
    """A tile of faint noise: it hides the steps of dark gradients."""
    side = 192
    chance = random.Random(1965)
    tile = pygame.image.frombuffer(bytearray(chance.randbytes(side * side)), (side, side), "P")
    tile.set_palette([(i * 5 // 256,) * 3 for i in range(256)])
    gray = pygame.Surface((side, side))
    gray.blit(tile, (0, 0))
    return gray


def _finish(surface: pygame.Surface) -> pygame.Surface:
    """Grain over an opaque surface, in place."""
    tile = _grain()
    side = tile.get_width()
    width, height = surface.get_size()
    spots = [(tile, (x, y)) for y in range(0, height, side) for x in range(0, width, side)]
    surface.fblits(spots, pygame.BLEND_RGB_ADD)
    surface.fill((2, 2, 2), special_flags=pygame.BLEND_RGB_SUB)
    return surface


def _opaque(size: tuple[int, int]) -> pygame.Surface:
    return pygame.Surface(size, 0, 32)


def _shade(surface: pygame.Surface, stops: tuple[Stop, ...], along: str, rect: tuple[int, int, int, int]) -> None:
    """A gradient of lacquer over part of a painting."""
    surface.blit(shapes.gradient(stops, along, rect[2], rect[3]), rect[:2], special_flags=_PREMUL)


def _place(name: str, size: tuple[int, int], scale: float, sober: bool) -> pygame.Surface:
    """The palace and the land before it; below sober screens at half light."""
    from dune_desktop.ui.art import palace

    surface = _finish(palace.paint(land_of(name), size, scale))
    if sober:
        surface.fill(_HALF, special_flags=pygame.BLEND_RGB_MULT)
    return surface


def _table(size: tuple[int, int], scale: float, left: float, right: float) -> pygame.Surface:
    """The landscape of the table between the engraved rules that part its columns."""
    width, height = size[0] / scale, size[1] / scale
    surface = _opaque(size)
    surface.fill(PALETTE["ground"])
    part = (left - 44, 84.0, right - left + 88, height - 270 - 84)
    _landscape(surface, part, width, scale, 330, left + (right - left) * 0.55, left, right)
    _relief(surface, scale, left, right, 400, height - 270)

    def px(value: float) -> int:
        return round(value * scale)

    ground, clear = "ground", "ground/0"
    _shade(
        surface,
        (Stop(0, "#0C0812"), Stop(0.7, "#0C0812"), Stop(1, "#0C0812/0")),
        "down",
        (0, 0, size[0], px(108)),
    )
    _shade(surface, (Stop(0, ground), Stop(0.88, ground), Stop(1, clear)), "right", (0, 0, px(left + 1), size[1]))
    start = px(right - 5)
    _shade(
        surface,
        (Stop(0, clear), Stop(0.05, ground), Stop(1, ground)),
        "right",
        (start, 0, size[0] - start, size[1]),
    )
    low = px(height - 310)
    _shade(
        surface,
        (Stop(0, clear), Stop(0.14, ground), Stop(1, ground)),
        "down",
        (0, low, px(right + 40), size[1] - low),
    )
    _engrave(surface, scale, (left, right), 114, height - 286)
    return _finish(surface)


def _landscape(
    surface: pygame.Surface,
    part: landscape.Box,
    width: float,
    scale: float,
    horizon: float,
    sun: float,
    left: float,
    right: float,
) -> None:
    """The dusk, painted only where it will be seen."""
    box = pygame.Rect(*(round(v * scale) for v in part))
    sky = gradient_of(landscape.DUSK_SKY, box.width, round((horizon + 20) * scale))
    surface.blit(sky, (box.x, box.y), (0, box.y, box.width, sky.get_height()))
    glow = (part[0], horizon - 190, part[2], 210.0)
    _soft(surface, landscape.dusk_glow(glow, horizon, sun), glow, scale)
    crisp = svg.draw(landscape.dusk(part, width, horizon, sun, left, right), box.size)
    surface.blit(crisp, box)


def gradient_of(stops: tuple[tuple[float, str], ...], width: int, height: int) -> pygame.Surface:
    """A sky from top to bottom."""
    return shapes.gradient(tuple(Stop(at, color) for at, color in stops), "down", width, height)


def _soft(surface: pygame.Surface, text: str, box: landscape.Box, scale: float) -> None:
    """A drawing without edges, drawn at a quarter of the size and enlarged: there is nothing to lose."""
    width, height = round(box[2] * scale), round(box[3] * scale)
    small = svg.draw(text, (max(2, width // 4), max(2, height // 4)))
    surface.blit(pygame.transform.smoothscale(small, (width, height)), (round(box[0] * scale), round(box[1] * scale)))


def _relief(surface: pygame.Surface, scale: float, left: float, right: float, top: float, bottom: float) -> None:
    """Contour lines of the desert, faint and flattened, as if the plates lay on a map."""
    width, height = round((right - left) * scale), round((bottom - top) * scale)
    flat = svg.draw(_relief_parts()[2], (width, height)).premul_alpha()
    veil = shapes.gradient((Stop(0, "white/0"), Stop(0.25, "white/60"), Stop(1, "white/45")), "down", width, height)
    flat.blit(veil, (0, 0), special_flags=shapes.MULT)
    surface.blit(flat, (round(left * scale), round(top * scale)), special_flags=_PREMUL)


@lru_cache(maxsize=1)
def _relief_parts() -> tuple[str, str, str]:
    """The relief's colored heights, its contour lines, and of those the shaded ones alone."""
    text = (assets.folder() / "pictures" / "relief.svg").read_text(encoding="utf-8")
    head, *shapes = text.replace("</svg>", "").split("<path ")
    # Of the eight strengths of line the four strongest are enough, at half the time
    lines = [s for s in shapes if 'fill="none"' in s][4:]
    fills = [s for s in shapes if 'fill="none"' not in s]
    opening = head[: head.index("<rect")]
    return (
        head + "".join(f"<path {s}" for s in fills) + "</svg>",
        opening + "".join(f"<path {s}" for s in lines) + "</svg>",
        opening + "".join(f"<path {s}" for s in lines if "#24101c" in s) + "</svg>",
    )


def _engrave(surface: pygame.Surface, scale: float, columns: tuple[float, float], top: float, bottom: float) -> None:
    """The instrument's rules with ticks between the columns."""
    thin = shapes.snap(1, scale)
    for x in columns:
        middle = round(x * scale)
        first, last = round(top * scale), round(bottom * scale)
        rule = bars.bar(thin, last - first, "brass/80", "solid", 0, 1.0, scale)
        surface.blit(rule, (middle, first), special_flags=_PREMUL)
        y, count = top, 0
        while y <= bottom:
            half = max(1, round((4 if count % 5 == 0 else 2) * scale))
            color = "brass/80" if count % 5 == 0 else "brass/48"
            tick = bars.bar(2 * half + thin, thin, color, "solid", 0, 1.0, scale)
            surface.blit(tick, (middle - half, round(y * scale)), special_flags=_PREMUL)
            y, count = y + 10, count + 1


def _title(size: tuple[int, int], scale: float) -> pygame.Surface:
    width, height = size[0] / scale, size[1] / scale
    cx, cy, radius = width - 610, height - 580, 396.0
    surface = _opaque(size)
    surface.blit(gradient_of(landscape.TITLE_SKY, *size), (0, 0))
    air = (cx - 1.5 * radius, cy - 1.5 * radius, 3 * radius, 3 * radius)
    _soft(surface, landscape.title_air(radius), air, scale)
    surface.blit(svg.draw(landscape.title_stars(width, height, cx, cy, radius), size), (0, 0))
    globe = _planet(round(2 * radius * scale), radius)
    surface.blit(globe, (round((cx - radius) * scale), round((cy - radius) * scale)), special_flags=_PREMUL)
    front = svg.draw(landscape.title_front(width, height, cx, cy, radius), size)
    surface.blit(front, (0, 0))
    dark = (Stop(0, "#0A060E/72"), Stop(0.55, "#0A060E/42"), Stop(1, "#0A060E/0"))
    _shade(surface, dark, "right", (0, 0, round(900 * scale), size[1]))
    return _finish(surface)


def _planet(side: int, radius: float) -> pygame.Surface:
    """The globe: relief, contour lines, night, net; cut round."""
    fills, lines, _ = _relief_parts()
    # The map is wider than high: the globe shows its middle, a mirrored strip makes the polar cap
    map_high = round(side * 0.97)
    map_wide = round(map_high * 1240 / 900)
    shift = -round((map_wide - side) * 0.5)
    low = svg.draw(fills, (map_wide // 2, map_high // 2))
    relief = pygame.transform.smoothscale(low, (map_wide, map_high))
    relief.blit(svg.draw(lines, (map_wide, map_high)), (0, 0))
    globe = shapes.blank(side, side)
    globe.blit(pygame.transform.flip(relief, False, True), (shift, side - 2 * map_high))
    globe.blit(relief, (shift, side - map_high))
    _soft(globe, landscape.planet_light(radius), (0, 0, side, side), 1.0)
    globe.blit(svg.draw(landscape.planet_net(radius), (side, side)), (0, 0))
    return shapes.shape(globe.premul_alpha(), side // 2)


def _newgame(size: tuple[int, int], scale: float) -> pygame.Surface:
    """The land at dusk: sky and sun at full light behind the title of a page, the desert dark below what is read."""
    from dune_desktop.ui.art import land

    width, height = size[0] / scale, size[1] / scale
    lines = _PAGE_HORIZON, height * 0.26, height * 0.42, height * 0.56, height
    painting = land.Painting(Land(-14, width + 14, 0, *lines, (), ()), size, scale)
    land.paint(painting)
    for along, stops in _PAGE_SHADES.items():
        _shade(painting.surface, tuple(Stop(at, f"{_DUSK}/{dark}") for at, dark in stops), along, (0, 0, *size))
    return _finish(painting.surface)


_PAGE_HORIZON = 164.0
_DUSK = "#0E0812"
_PAGE_SHADES = {
    "down": ((0, 12), (0.13, 8), (0.18, 76), (1, 80)),
    "right": ((0, 66), (0.38, 58), (0.46, 6), (0.54, 6), (0.62, 40), (1, 30)),
}
"""What darkens the land behind a page down and to the right, but not before the sun: from where on, by how much."""


def _plain(size: tuple[int, int], scale: float) -> pygame.Surface:
    width, height = size[0] / scale, size[1] / scale
    surface = _opaque(size)
    surface.fill("#150E18")
    defs = landscape.radial("g", width * 0.6, height * 0.2, 1200, 760, (0, "#3A2030", 1), (1, "#150E18", 1))
    body = f'<rect width="{width}" height="{height}" fill="url(#g)"/>'
    _soft(surface, landscape.svg(width, height, defs, body), (0, 0, width, height), scale)
    return _finish(surface)


_BACKGROUNDS: dict[str, Callable[[tuple[int, int], float], pygame.Surface]] = {
    "title": _title,
    "newgame": _newgame,
    "plain": _plain,
}
