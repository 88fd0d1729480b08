"""Draws a `display.Screen` into a surface and says which parts of it changed.

Each element becomes one or a few blits of baked surfaces. The blits of a region are kept while its elements
stay the same, and two successive screens are compared blit by blit, so only what looks different is painted
again: the background below, then every region over it, clipped to the changed rectangles.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import partial
from math import ceil, floor, inf
from time import monotonic
from typing import Any, Protocol

import pygame

from dune_desktop.ui.paint import bake, bars, shapes, svg
from dune_desktop.ui.paint.cache import SurfaceCache, weight
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.screen.display import (
    Bar,
    Element,
    Frame,
    Icon,
    Label,
    Line,
    Picture,
    Piece,
    Plate,
    Rect,
    Region,
    Screen,
    Snapshot,
)
from dune_desktop.ui.screen.land import KIND, PAGE
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.plates import PLATES

Blit = tuple[pygame.Surface, tuple[int, int]]
_Key = tuple[tuple[Element, ...], Rect | None]
_PREMUL = pygame.BLEND_PREMULTIPLIED
FIRM = 0.4  # in high contrast opacity is raised to this power: 0.6 is 0.82 there, and whole and nothing stay so
# A flat or sideways gradient higher than this is painted as repeated strips instead of one large surface
_STRIP = 64


class Icons(Protocol):
    """Where the painter gets icons and pieces from, in pixels."""

    @property
    def cache(self) -> SurfaceCache: ...

    def icon(self, name: str, px: int, opacity: float, color: str) -> pygame.Surface: ...

    def piece(self, kind: str, seat: int, px: int, opacity: float) -> pygame.Surface: ...


class Pictures(Protocol):
    """Where the painter gets pictures and the ground below all regions from."""

    @property
    def cache(self) -> SurfaceCache: ...

    def background(self, name: str, size: tuple[int, int], scale: float, offset: tuple[int, int]) -> pygame.Surface: ...

    def lay(self, name: str, size: tuple[int, int], scale: float, offset: tuple[int, int]) -> bool: ...

    def get(self, name: str, width: int, height: int, scale: float, opacity: float, radius: int) -> pygame.Surface: ...

    def prepare(self, name: str, width: int, height: int, scale: float, radius: int) -> bool: ...

    def ready(self, name: str, width: int, height: int, radius: int) -> bool: ...

    def forget(self) -> None: ...


class _Compiled:
    """The blits of a region at the present scale, the pixels they cover and the bytes they hold."""

    __slots__ = ("blits", "bounds", "clip", "weight")

    def __init__(self, blits: list[Blit], clip: pygame.Rect | None = None) -> None:
        self.blits = blits
        self.clip = clip
        rects = [surface.get_rect(topleft=spot) for surface, spot in blits]
        bounds = rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)
        self.bounds = bounds.clip(clip) if clip else bounds
        # A surface shared by several blits counts once
        self.weight = sum(weight(s) for s in {id(s): s for s, _ in blits}.values())


class Painter:
    """Paints screens into `target`, at the scale at which the screen fits it.

    A screen whose proportions differ from the target's stands in the middle; the background fills the
    target. Icons and pictures are drawn elsewhere and kept here. `budget` bounds the bytes of baked plates,
    pictures and icons at 1920x1080 and grows with the window's area.
    """

    def __init__(
        self, target: pygame.Surface, fonts: Fonts, pictures: Pictures, icons: Icons, budget: int = 56 << 20
    ) -> None:
        self.fonts = fonts
        self.pictures = pictures
        self.icons = icons
        self._plates = SurfaceCache(0)
        self._marks = SurfaceCache(0)
        self._budget = budget
        self._hold = budget
        self._compilers: dict[type, Callable[[Any], list[Blit]]] = {
            Plate: self._plate,
            Label: self._label,
            Icon: self._icon,
            Piece: self._piece,
            Bar: self._bar,
            Line: self._line,
            Frame: self._frame,
            Picture: self._picture,
            Snapshot: self._snapshot,
        }
        self._regions: OrderedDict[_Key, _Compiled] = OrderedDict()
        self._held = 0
        self.firm = False  # what is faint is less faint, for whoever wants high contrast
        self.patience = inf
        self.late = False
        self._begun = False  # whether a new picture was drawn in this paint
        self._until = inf
        self.resize(target)

    # ----------------------------------------------------------------------------------------------- geometry

    def resize(self, target: pygame.Surface, canvas: tuple[float, float] = (1920, 1080)) -> None:
        """Paint into another surface from now on; everything is baked again at its scale."""
        self.target = target
        self._canvas = (0.0, 0.0)
        self._scale = 0.0
        self._offset = (0, 0)
        self._fit(*canvas)

    def _fit(self, width: float, height: float) -> None:
        """Follow the canvas size of a screen."""
        if (width, height) == self._canvas:
            return
        self._canvas = (width, height)
        tw, th = self.target.get_size()
        scale = min(tw / width, th / height)
        self._offset = (round((tw - width * scale) / 2), round((th - height * scale) / 2))
        if scale != self._scale:
            self._scale = scale
            self.fonts.set(scale, self.fonts.language)
            area = max(0.4, tw * th / (1920 * 1080))
            self._plates.limit = int(self._budget * 0.5 * area)
            self._marks.limit = int(self._budget * 0.02 * area)
            self.icons.cache.limit = int(self._budget * 0.05 * area)
            self.pictures.cache.limit = int(self._budget * 0.43 * area)
            self.fonts.cache.limit = int((12 << 20) * area)
            self._hold = int(self._budget * 0.5 * area)
            for cache in (self._plates, self._marks, self.icons.cache, self.pictures.cache):
                cache.clear()
        self._forget()

    @property
    def scale(self) -> float:
        """Window pixels in one reference pixel."""
        return self._scale

    def to_reference(self, x: float, y: float) -> tuple[float, float]:
        """A point of the target in reference pixels."""
        return (x - self._offset[0]) / self._scale, (y - self._offset[1]) / self._scale

    def to_pixels(self, rect: Rect) -> pygame.Rect:
        """A rectangle in window pixels. Edges are rounded, not sizes: neighbors keep touching."""
        scale, (ox, oy) = self._scale, self._offset
        left, top = round(rect.x * scale), round(rect.y * scale)
        width, height = round(rect.right * scale) - left, round(rect.bottom * scale) - top
        return pygame.Rect(left + ox, top + oy, max(1, width), max(1, height))

    # ----------------------------------------------------------------------------------------------- painting

    def invalidate(self) -> None:
        """The next paint is a full one (the window was uncovered)."""
        self._shown: dict[str, _Compiled] | None = None

    def prepare(self, what: Element | Region) -> bool:
        """Draw a region, or what takes long in an element or a land, before it is shown; whether that was new."""
        if isinstance(what, Region):
            return self._prepare_region(what)
        if not isinstance(what, Picture):
            drawn = self._drawn
            self._compilers[type(what)](what)
            return self._drawn > drawn
        if what.name.partition(":")[0] in (KIND, PAGE):
            return self.pictures.lay(what.name, self.target.get_size(), self._scale, self._offset)
        box = self.to_pixels(what.rect)
        radius = round(what.radius * self._scale)
        return self.pictures.prepare(what.name, box.width, box.height, self._scale, radius)

    @property
    def _drawn(self) -> int:
        """How many surfaces of elements were made so far."""
        return sum(cache.misses for cache in (self._plates, self._marks, self.icons.cache, self.fonts.cache))

    def _prepare_region(self, region: Region) -> bool:
        key = _key(region)
        if region.layer == Layer.MOTION or key in self._regions:
            return False
        self._until = inf
        self._keep(key, self._make(region))
        return True

    def recolor(self) -> None:
        """The names of colors mean others now: everything is baked again."""
        shapes.strip.cache_clear()
        for cache in (self._plates, self._marks, self.icons.cache, self.fonts.cache):
            cache.clear()
        self.pictures.forget()
        self._forget()

    def _forget(self) -> None:
        """What regions looked like holds no longer: another scale, place or language."""
        self.invalidate()
        self._background = ""
        self._language = self.fonts.language
        self._latest: dict[str, tuple[_Key, _Compiled]] = {}
        self._regions.clear()
        self._held = 0

    def paint(self, screen: Screen) -> list[pygame.Rect]:
        """Show `screen` and return the rectangles of the target that changed.

        Pictures that are to be drawn for the first time after `patience` seconds are left out, but for one: then it
        is `late`, and the same screen has to be painted once more. Those of the highest layers come first.
        """
        self.late, self._begun, self._until = False, False, monotonic() + self.patience
        self._fit(screen.width, screen.height)
        if self.fonts.language != self._language:
            self._forget()
        ordered = sorted(screen.regions, key=lambda region: region.layer)
        made: dict[str, _Compiled] = {}
        for region in reversed(ordered):
            if region.name in made:
                raise ValueError(f"two regions are called {region.name!r}")
            made[region.name] = self._compile(region)
        now = {region.name: made[region.name] for region in ordered}
        whole = self.target.get_rect()
        full = self._shown is None or screen.background != self._background
        dirty = [whole] if full else self._changes(now)
        self._shown = now
        self._background = screen.background
        self._latest = {name: latest for name, latest in self._latest.items() if name in now}
        compiled = list(now.values())
        dirty = _merge([rect for rect in (r.clip(whole) for r in dirty) if rect.width and rect.height])
        if sum(r.width * r.height for r in dirty) > 0.7 * whole.width * whole.height:
            dirty = [whole]
        for rect in dirty:
            self._repaint(rect, compiled)
        return dirty

    def _changes(self, now: dict[str, _Compiled]) -> list[pygame.Rect]:
        dirty: list[pygame.Rect] = []
        shown = self._shown or {}
        for name in {**shown, **now}:
            before, after = shown.get(name), now.get(name)
            if before is after:
                continue
            if before is not None and after is not None:
                dirty += _difference(before, after)
            else:
                dirty += [part.bounds for part in (before, after) if part is not None]
        stayed = [name for name in shown if name in now]
        stays = [name for name in now if name in shown]
        for old, new in zip(stayed, stays, strict=True):
            if old != new:  # stacked differently than before
                dirty += [now[old].bounds, now[new].bounds]
        return dirty

    def _repaint(self, rect: pygame.Rect, compiled: list[_Compiled]) -> None:
        target = self.target
        target.set_clip(rect)
        ground = self.pictures.background(self._background, target.get_size(), self._scale, self._offset)
        target.blit(ground, rect, rect)
        for region in compiled:
            if not region.bounds.colliderect(rect):
                continue
            if region.clip:
                target.set_clip(rect.clip(region.clip))
            target.fblits(region.blits, _PREMUL)
            if region.clip:
                target.set_clip(rect)
        target.set_clip(None)

    def _compile(self, region: Region) -> _Compiled:
        # Comparing with what the region showed last is much cheaper than hashing all its elements
        key = _key(region)
        latest = self._latest.get(region.name)
        if latest is not None and latest[0] == key:
            return latest[1]
        moving = region.layer == Layer.MOTION  # it looks so for one frame: that would only push out what comes again
        found = None if moving else self._regions.get(key)
        if found is not None:
            self._regions.move_to_end(key)
            self._latest[region.name] = (key, found)
            return found
        before, self.late = self.late, False
        found = self._make(region)
        if self.late:
            self._latest.pop(region.name, None)
        else:
            self.late = before
            if not moving:
                self._keep(key, found)
            self._latest[region.name] = (key, found)
        return found

    def _make(self, region: Region) -> _Compiled:
        blits: list[Blit] = []
        compilers = self._compilers
        for element in region.elements:
            blits += compilers[type(element)](element)
        return _Compiled(blits, self.to_pixels(region.rect) if region.clip else None)

    def _keep(self, key: _Key, made: _Compiled) -> None:
        self._regions[key] = made
        self._held += made.weight
        # A region holds on to its surfaces even when their own cache has let them go
        while len(self._regions) > (32 if self._held > self._hold else 192):
            _, dropped = self._regions.popitem(last=False)
            self._held -= dropped.weight

    # ----------------------------------------------------------------------------------------------- elements

    def _plate(self, plate: Plate) -> list[Blit]:
        box = self.to_pixels(plate.rect)
        style = PLATES[plate.style]
        scale = self._scale
        plain = style.radius == 0 and not (style.rims or style.inner or style.shadows)
        height = min(box.height, _STRIP) if plain and style.along == "right" else box.height
        if plain and len(style.fill) == 1:
            height = min(box.height, _STRIP)
        surface = self._baked(plate, box.width, height)
        pad = bake.reach_px(style, scale)
        if height == box.height:
            return [(surface, (box.left - pad, box.top - pad))]
        strips = [(surface, (box.left, y)) for y in range(box.top, box.bottom - height + 1, height)]
        rest = box.bottom - (box.top + len(strips) * height)
        if rest:
            strips.append((self._baked(plate, box.width, rest), (box.left, box.bottom - rest)))
        return strips

    def _baked(self, plate: Plate, width: int, height: int) -> pygame.Surface:
        """A plate of this size; while it fades, each step of that is made of the whole one and not kept."""
        key = (plate.style, plate.tint, width, height)
        whole = partial(self._plates.get, key, lambda: bake.plate(plate.style, width, height, self._scale, plate.tint))
        if plate.opacity >= 1:
            return whole()
        return self._plates.get((*key, plate.opacity), lambda: svg.fade(whole().copy(), plate.opacity), keep=False)

    def _label(self, label: Label) -> list[Blit]:
        if not label.text:
            return []
        fonts = self.fonts
        surface = fonts.line(
            label.text,
            label.size,
            label.color if label.opacity >= 1 else f"{label.color}/{100 * self.strength(label.opacity):g}",
            label.weight,
            label.face,
            label.tracking,
            label.strike,
            label.underline,
        )
        scale, (ox, oy) = self._scale, self._offset
        pad, (width, height) = fonts.pad(label.size), surface.get_size()
        shift = {"left": 0.0, "center": 0.5, "right": 1.0}[label.anchor]
        left = round(label.x * scale - (width - 2 * pad) * shift) - pad + ox
        return [(surface, (left, floor(label.y * scale - height / 2 + 0.5) + oy))]

    def strength(self, opacity: float) -> float:
        """How opaque signs and words are drawn."""
        return opacity**FIRM if self.firm else opacity

    def _place(self, surface: pygame.Surface, x: float, y: float) -> list[Blit]:
        scale, (ox, oy) = self._scale, self._offset
        px, py = surface.get_size()
        return [(surface, (floor(x * scale - px / 2 + 0.5) + ox, floor(y * scale - py / 2 + 0.5) + oy))]

    def _icon(self, icon: Icon) -> list[Blit]:
        px = max(1, round(icon.size * self._scale))
        return self._place(self.icons.icon(icon.name, px, self.strength(icon.opacity), icon.color), icon.x, icon.y)

    def _piece(self, piece: Piece) -> list[Blit]:
        px = max(1, round(piece.size * self._scale))
        return self._place(self.icons.piece(piece.kind, piece.seat, px, self.strength(piece.opacity)), piece.x, piece.y)

    def _bar(self, bar: Bar) -> list[Blit]:
        if bar.rect.w <= 0 or bar.rect.h <= 0:
            return []
        box = self.to_pixels(bar.rect)
        radius = round(bar.radius * self._scale)
        key = (box.size, bar.color, bar.texture, radius, bar.opacity)
        surface = self._marks.get(
            key,
            lambda: bars.bar(*box.size, bar.color, bar.texture, radius, bar.opacity, self._scale),
        )
        return [(surface, box.topleft)]

    def _frame(self, frame: Frame) -> list[Blit]:
        box = self.to_pixels(frame.rect)
        scale = self._scale
        thick, radius = shapes.snap(frame.width, scale), round(frame.radius * scale)
        dash = max(2, round(frame.dash * scale)) if frame.dash else 0
        key = (box.size, frame.color, thick, radius, dash)
        surface = self._marks.get(key, lambda: bars.frame(*box.size, frame.color, thick, radius, dash))
        return [(surface, box.topleft)]

    def _line(self, line: Line) -> list[Blit]:
        scale, (ox, oy) = self._scale, self._offset
        if line.x1 == line.x2 or line.y1 == line.y2:
            return self._straight(line)
        thick = max(1.0, line.width * scale)
        x1, y1, x2, y2 = (v * scale for v in (line.x1, line.y1, line.x2, line.y2))
        left, top = floor(min(x1, x2) - thick), floor(min(y1, y2) - thick)
        width, height = ceil(max(x1, x2) + thick) - left, ceil(max(y1, y2) + thick) - top
        ends = (x1 - left, y1 - top, x2 - left, y2 - top)
        key = (width, height, ends, line.color, line.width, line.dash, line.opacity)
        surface = self._marks.get(
            key,
            lambda: svg.fade(bars.stroke(width, height, ends, line.color, thick, line.dash * scale), line.opacity),
        )
        return [(surface, (left + ox, top + oy))]

    def _straight(self, line: Line) -> list[Blit]:
        """Upright and level lines are rectangles of whole pixels, dashes included."""
        scale, (ox, oy) = self._scale, self._offset
        level = line.y1 == line.y2
        thick = shapes.snap(line.width, scale)
        low, high = sorted((line.x1, line.x2) if level else (line.y1, line.y2))
        start, stop = round(low * scale), round(high * scale)
        across = floor((line.y1 if level else line.x1) * scale - thick / 2 + 0.5)
        dash = max(1, round(line.dash * scale)) if line.dash else stop - start
        blits: list[Blit] = []
        for at in range(start, stop, 2 * dash) if dash else ():
            size = min(dash, stop - at)
            box = (size, thick) if level else (thick, size)
            key = (box, line.color, "solid", 0, line.opacity)
            surface = self._marks.get(
                key,
                partial(bars.bar, *box, line.color, "solid", 0, line.opacity, scale),
            )
            blits.append((surface, (at + ox, across + oy) if level else (across + ox, at + oy)))
        return blits

    def _picture(self, picture: Picture) -> list[Blit]:
        box = self.to_pixels(picture.rect)
        radius = round(picture.radius * self._scale)
        if self.patience < inf and not self.pictures.ready(picture.name, *box.size, radius):
            if self._begun and monotonic() > self._until:
                self.late = True
                return []
            self._begun = True
        surface = self.pictures.get(picture.name, box.width, box.height, self._scale, picture.opacity, radius)
        return [(surface, box.topleft)]

    def _snapshot(self, snapshot: Snapshot) -> list[Blit]:
        """What is drawn once is kept, unless a picture in it waits; each size, seen for one frame, is made anew."""
        of, rect = snapshot.of, snapshot.rect
        drawn = self.to_pixels(of.inset(-snapshot.bleed))
        key = ("snapshot", snapshot.elements, drawn.size)
        before, self.late = self.late, False
        whole = self._plates.get(key, lambda: self._together(snapshot.elements, drawn))
        if self.late:
            self._plates.drop(key)
        self.late |= before
        across, down = rect.w / of.w, rect.h / of.h
        box = self.to_pixels(rect.inset(-snapshot.bleed * across, -snapshot.bleed * down))
        return [(svg.fade(pygame.transform.smoothscale(whole, box.size), snapshot.opacity), box.topleft)]

    def _together(self, elements: Iterable[Element], box: pygame.Rect) -> pygame.Surface:
        """Elements on nothing, as far as they lie in a rectangle of the window."""
        surface = pygame.Surface(box.size, pygame.SRCALPHA)
        for element in elements:
            blits = self._compilers[type(element)](element)
            surface.fblits([(each, (x - box.left, y - box.top)) for each, (x, y) in blits], _PREMUL)
        return surface


def _key(region: Region) -> _Key:
    """All that a region's looks depend on."""
    return region.elements, region.rect if region.clip else None


def _difference(before: _Compiled, after: _Compiled) -> list[pygame.Rect]:
    """The pixels of the blits that only one of two versions of a region has; all of it if others changed order."""
    old = [(id(surface), spot) for surface, spot in before.blits]
    new = [(id(surface), spot) for surface, spot in after.blits]
    in_old, in_new = set(old), set(new)
    if before.clip != after.clip or [b for b in old if b in in_new] != [b for b in new if b in in_old]:
        return [before.bounds.union(after.bounds)]
    changed = [b for b, key in zip(before.blits, old, strict=True) if key not in in_new]
    changed += [b for b, key in zip(after.blits, new, strict=True) if key not in in_old]
    rects = [surface.get_rect(topleft=spot) for surface, spot in changed]
    return [rect.clip(after.clip) for rect in rects] if after.clip else rects


def _merge(rects: list[pygame.Rect]) -> list[pygame.Rect]:
    """Few rectangles that cover all of `rects`: those whose union wastes little become one."""
    merged: list[pygame.Rect] = []
    for rect in sorted(rects, key=lambda rect: rect.width * rect.height, reverse=True):  # most lie in the largest
        if any(other.contains(rect) for other in merged):
            continue
        grown, again = rect, True
        while again:
            again = False
            for i, other in enumerate(merged):
                union = grown.union(other)
                waste = union.width * union.height - grown.width * grown.height - other.width * other.height
                if waste < 4096:
                    grown, again = union, True
                    merged.pop(i)
                    break
        merged.append(grown)
    return merged
