"""A small SVG composer: layers of shapes, rendered through pygame and put together with rim light.

Coordinates are free "art units"; a `Pen` maps its box onto the pixel size asked for. The renderer behind pygame knows
no clip paths and no filters, so both are done here on whole layers: a layer may be clipped to what the layer before it
covers (light that falls on a figure), and may carry a rim (the bright edge of a figure against the dusk).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import field
from functools import lru_cache

import pygame

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.paint import svg

Color = str
Colors = tuple[str, ...]
Points = tuple[float, ...]
"""Places one after the other: x, y, x, y."""
Disc = tuple[float, float, float] | None
"""Where it is, and its radius."""
Wholes = tuple[int, ...]
Drift = tuple[float, float]
Draw = Callable[[str], None]
"""Draws a statement of the picture format, its places counted from the left edge."""
Inside = Callable[[], None]
"""Draws the lines below a statement."""
Stop = tuple[float, str] | tuple[float, str, float]
Rim = tuple[float, float, str, float]  # shift in art units (where the figure's own shadow lies), color, strength


def rgb(color: str) -> tuple[int, int, int]:
    """'#RRGGBB' as three numbers."""
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)


@lru_cache(maxsize=4096)
def mix(first: str, second: str, share: float) -> str:
    """A color `share` of the way from `first` to `second`."""
    pairs = zip(rgb(first), rgb(second), strict=True)
    return "#" + "".join(f"{min(255, max(0, round(a + (b - a) * share))):02X}" for a, b in pairs)


def num(value: float) -> str:
    """A short number for SVG text."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


def data(*words: str | float) -> str:
    """Path data from its letters and numbers."""
    return " ".join(word if isinstance(word, str) else f"{word:.1f}" for word in words)


@dataclass(slots=True)
class Layer:
    """Shapes drawn together; `clip` keeps them on the previous unclipped layer."""

    parts: list[str] = field(default_factory=list)
    clip: bool = False
    rims: tuple[Rim, ...] = ()
    frame: str = ""  # a transform for everything in the layer


class Pen:
    """Collects shapes in the box (x, y, width, height) and renders them."""

    def __init__(self, x: float, y: float, width: float, height: float) -> None:
        self.x, self.y, self.w, self.h = x, y, width, height
        self.layers = [Layer()]
        self._defs: list[str] = []
        self._ids = 0
        self._frame = ""
        self._rim_scale = (1.0, 1.0)

    # --- layers

    def layer(self, *rims: Rim, clip: bool = False) -> None:
        """Begin a new layer."""
        sx, sy = self._rim_scale
        shifted = tuple((dx * sx, dy * sy, color, strength) for dx, dy, color, strength in rims)
        self.layers.append(Layer(clip=clip, rims=shifted, frame=self._frame))

    @contextmanager
    def place(self, x: float, y: float, scale: float = 1, flip: bool = False) -> Iterator[None]:
        """Layers begun inside are drawn around (x, y), scaled and mirrored, light and all."""
        before = self._frame, self._rim_scale
        side = -scale if flip else scale
        self._frame += f" translate({num(x)} {num(y)}) scale({side:.4f} {scale:.4f})"
        self._rim_scale = before[1][0] * side, before[1][1] * scale
        yield
        self._frame, self._rim_scale = before

    def add(self, text: str) -> None:
        """Add SVG text to the current layer."""
        self.layers[-1].parts.append(text)

    @contextmanager
    def group(self, transform: str = "", o: float = 1) -> Iterator[None]:
        """Shapes inside share a transform and an opacity."""
        self.add(f'<g transform="{transform}" opacity="{num(o)}">' if transform else f'<g opacity="{num(o)}">')
        yield
        self.add("</g>")

    @contextmanager
    def at(self, x: float, y: float, scale: float = 1, flip: bool = False, turn: float = 0) -> Iterator[None]:
        """Shapes inside are drawn around (x, y), scaled, mirrored or turned."""
        parts = [f"translate({num(x)} {num(y)})"]
        if turn:
            parts.append(f"rotate({num(turn)})")
        if scale != 1 or flip:
            parts.append(f"scale({scale * (-1 if flip else 1):.4f} {scale:.4f})")
        with self.group(" ".join(parts)):
            yield

    # --- paints

    def _paint(self, kind: str, geometry: str, stops: Iterable[Stop]) -> str:
        self._ids += 1
        name = f"g{self._ids}"
        marks = "".join(
            f'<stop offset="{num(stop[0])}" stop-color="{stop[1]}"'
            + (f' stop-opacity="{num(stop[2])}"' if len(stop) > 2 else "")
            + "/>"
            for stop in stops
        )
        units = 'gradientUnits="userSpaceOnUse"'
        self._defs.append(f'<{kind} id="{name}" {units} {geometry}>{marks}</{kind}>')
        return f"url(#{name})"

    def lin(self, x1: float, y1: float, x2: float, y2: float, *stops: Stop) -> str:
        """A linear gradient from one point to another."""
        return self._paint("linearGradient", f'x1="{num(x1)}" y1="{num(y1)}" x2="{num(x2)}" y2="{num(y2)}"', stops)

    def rad(self, cx: float, cy: float, r: float, *stops: Stop) -> str:
        """A radial gradient around a point."""
        return self._paint("radialGradient", f'cx="{num(cx)}" cy="{num(cy)}" r="{num(r)}"', stops)

    # --- shapes

    @staticmethod
    def _style(fill: str, o: float, stroke: str, sw: float, dash: str, join: str) -> str:
        text = f' fill="{fill}"'
        if o != 1:
            text += f' opacity="{num(o)}"'
        if stroke:
            text += f' stroke="{stroke}" stroke-width="{num(sw)}" stroke-linejoin="{join}" stroke-linecap="{join}"'
        if dash:
            text += f' stroke-dasharray="{dash}"'
        return text.replace('linecap="miter"', 'linecap="butt"')

    def path(
        self, d: str, fill: str = "none", *, o: float = 1, stroke: str = "", sw: float = 1, dash: str = "",
        join: str = "round", even: bool = False,
    ) -> None:  # fmt: skip
        rule = ' fill-rule="evenodd"' if even else ""
        self.add(f'<path d="{d}"{self._style(fill, o, stroke, sw, dash, join)}{rule}/>')

    def line(self, d: str, stroke: str, sw: float = 1, *, o: float = 1, dash: str = "", join: str = "round") -> None:
        """An open stroke."""
        self.path(d, stroke=stroke, sw=sw, o=o, dash=dash, join=join)

    def circle(
        self, cx: float, cy: float, r: float, fill: str = "none", *, o: float = 1, stroke: str = "", sw: float = 1,
        dash: str = "",
    ) -> None:  # fmt: skip
        style = self._style(fill, o, stroke, sw, dash, "round")
        self.add(f'<circle cx="{num(cx)}" cy="{num(cy)}" r="{num(r)}"{style}/>')

    def ellipse(
        self, cx: float, cy: float, rx: float, ry: float, fill: str = "none", *, o: float = 1, stroke: str = "",
        sw: float = 1,
    ) -> None:  # fmt: skip
        style = self._style(fill, o, stroke, sw, "", "round")
        self.add(f'<ellipse cx="{num(cx)}" cy="{num(cy)}" rx="{num(rx)}" ry="{num(ry)}"{style}/>')

    def rect(
        self, x: float, y: float, w: float, h: float, fill: str = "none", *, o: float = 1, stroke: str = "",
        sw: float = 1, r: float = 0,
    ) -> None:  # fmt: skip
        style = self._style(fill, o, stroke, sw, "", "miter")
        corner = f' rx="{num(r)}"' if r else ""
        self.add(f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"{corner}{style}/>')

    def fill(self, paint: str) -> None:
        """The whole box."""
        self.rect(self.x - 1, self.y - 1, self.w + 2, self.h + 2, paint)

    # --- rendering

    def text(self, layer: Layer) -> str:
        """One layer as a whole SVG text."""
        view = (round(self.x, 3), round(self.y, 3), round(self.w, 3), round(self.h, 3))
        used = "".join(layer.parts)
        if layer.frame:
            used = f'<g transform="{layer.frame}">{used}</g>'
        defs = "".join(d for d in self._defs if f"url(#{d.split(chr(34), 2)[1]})" in used)
        return svg.document(f"<defs>{defs}</defs>{used}", view)

    def render(self, width: int, height: int) -> pygame.Surface:
        """All layers put together on a transparent ground."""
        result: pygame.Surface | None = None
        mask: pygame.Surface | None = None
        unit = width / self.w
        layers = [layer for layer in self.layers if layer.parts]
        for layer, after in zip(layers, [*layers[1:], Layer()], strict=False):
            surface = svg.draw(self.text(layer), (width, height))
            if layer.clip and mask is not None:
                surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            elif layer.rims or after.clip:
                mask = surface.copy()
                mask.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
                for rim in layer.rims:
                    _light(surface, mask, rim, unit)
            if result is None:
                result = surface
            else:
                result.blit(surface, (0, 0))
        return result if result is not None else pygame.Surface((width, height), pygame.SRCALPHA)


def _light(surface: pygame.Surface, mask: pygame.Surface, rim: Rim, unit: float) -> None:
    """Brighten the edge of what a layer shows on the side away from the rim's shift."""
    dx, dy, color, strength = rim
    edge = mask.copy()
    edge.fill((*rgb(color), round(255 * strength)), special_flags=pygame.BLEND_RGBA_MULT)
    shadow = mask.copy()
    shadow.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    sx, sy = (_whole(v * unit) for v in (dx, dy))
    w, h = mask.get_size()
    edge.blit(shadow, (sx, sy), special_flags=pygame.BLEND_RGBA_SUB)
    # where the shifted shadow leaves the picture's border uncovered, the figure goes on outside: no rim there
    for strip in (
        pygame.Rect(0, 0, w, max(0, sy)),
        pygame.Rect(0, h + min(0, sy), w, max(0, -sy)),
        pygame.Rect(0, 0, max(0, sx), h),
        pygame.Rect(w + min(0, sx), 0, max(0, -sx), h),
    ):
        edge.blit(shadow, strip.topleft, strip, special_flags=pygame.BLEND_RGBA_SUB)
    surface.blit(edge, (0, 0))


def _whole(shift: float) -> int:
    """A rim's shift in pixels: at least one unless it would be next to nothing."""
    if abs(shift) < 0.25:
        return 0
    return round(shift) or (1 if shift > 0 else -1)
