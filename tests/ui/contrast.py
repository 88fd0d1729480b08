"""How well the words of a screen stand out from what lies behind them, measured in the drawn picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import cycle
from math import hypot
from typing import NamedTuple

import pygame

from dune_desktop.ui.art.icons import Icons
from dune_desktop.ui.art.pictures import Pictures
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.paint.painter import Painter
from dune_desktop.ui.screen.colors import rgba
from dune_desktop.ui.screen.display import Label, Rect, Region, Screen
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.pointing import open_regions
from dune_desktop.ui.screen.values import changed
from tests.ui.geometry import box_of

SCALE = 2 / 3
PATCH = 0.4  # of the size of a word: the picture behind it is looked at in patches about as large as a letter
OPENED = (Layer.OPENED, Layer.BUBBLE, Layer.TIP)
MARKS = ("#FF0000", "#00FF00", "#0000FF", "#FFFF00", "#FF00FF", "#00FFFF")
"""Colors of the words of a region after the other: they tell where words are in sight, whatever their own colors."""
IN_SIGHT, ALIKE = 0.12, 0.95  # how far letters so colored must change a patch, and how straight towards their color

Color = tuple[int, int, int]


class Word(NamedTuple):
    """A word as it is seen: where, and its least contrast with a patch behind it."""

    region: str
    label: Label
    text: str
    contrast: float


class Easel:
    """A surface on which screens of a canvas are painted with and without their words.

    Its pixels are as large as those of a window of 1280 by 720, whatever window the canvas is for.
    """

    def __init__(self, canvas: tuple[float, float], high: bool) -> None:
        pictures, (width, height) = Pictures(), canvas
        pictures.sober = high
        self.surface = pygame.Surface((round(width * SCALE), round(height * SCALE)))
        self.painter = Painter(self.surface, Fonts(), pictures, Icons(), budget=256 << 20)
        self.painter.firm = high
        self.painter.recolor()

    def words(self, screen: Screen, metrics: Metrics) -> Iterator[Word]:
        """Every word that is in sight and lies neither under a dialog nor at or under what is opened over the table."""
        fonts = self.painter.fonts
        fonts.set(fonts.scale, metrics.language)
        self.painter.paint(_marked(screen))
        marked = self.surface.copy()
        self.painter.paint(_without_words(screen))
        whole = self.surface.get_rect()
        opened = [
            (region.layer, region.rect.inset(-region.bleed)) for region in screen.regions if region.layer in OPENED
        ]
        reached = {region.name for region in open_regions(screen)}
        for region, mark in zip(screen.regions, cycle(MARKS), strict=False):
            if region.name not in reached:
                continue
            clip = self.painter.to_pixels(region.rect).clip(whole) if region.clip else whole
            for label in region.elements:
                if isinstance(label, Label):
                    box = box_of(label, metrics)
                    if any(layer > region.layer and _meet(box, over) for layer, over in opened):
                        continue
                    for text, box in _words(label, metrics):
                        seen = self.painter.to_pixels(box).clip(clip)
                        ratios = self._ratios(marked, seen, label, rgba(mark)[:3]) if seen.w > 1 and seen.h > 1 else []
                        if ratios:
                            yield Word(region.name, label, text, min(ratios))

    def _ratios(self, marked: pygame.Surface, seen: pygame.Rect, label: Label, mark: Color) -> list[float]:
        """The contrast with each patch behind a word of which letters are in sight."""
        patch = PATCH * label.size * self.painter.scale
        cells = (max(1, round(seen.w / patch)), max(1, round(seen.h / patch)))
        drawn, behind = (_patches(surface.subsurface(seen), cells) for surface in (marked, self.surface))
        *ink, alpha = rgba(label.color)
        share = alpha / 255 * self.painter.strength(label.opacity)
        return [
            _ratio(tuple(round(b + (i - b) * share) for i, b in zip(ink, ground, strict=True)), ground)
            for letters, ground in zip(drawn, behind, strict=True)
            if _in_sight(letters, ground, mark)
        ]


def _meet(a: Rect, b: Rect) -> bool:
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


def _marked(screen: Screen) -> Screen:
    """The screen with all words of a region in one color."""

    def part(region: Region, mark: str) -> Region:
        marked = (
            changed(each, color=mark, opacity=1.0) if isinstance(each, Label) else each for each in region.elements
        )
        return changed(region, elements=tuple(marked), things=())

    return changed(screen, regions=tuple(map(part, screen.regions, cycle(MARKS))))


def _without_words(screen: Screen) -> Screen:
    def part(region: Region) -> Region:
        return changed(
            region, elements=tuple(each for each in region.elements if not isinstance(each, Label)), things=()
        )

    return changed(screen, regions=tuple(map(part, screen.regions)))


def _in_sight(letters: Color, ground: Color, mark: Color) -> bool:
    """Whether a patch is marked by letters of this color."""
    whole, moved = ([b - a for a, b in zip(ground, to, strict=True)] for to in (mark, letters))
    length, along = hypot(*whole), sum(a * b for a, b in zip(whole, moved, strict=True))
    return along > IN_SIGHT * length * length and along > ALIKE * length * hypot(*moved)


def _words(label: Label, metrics: Metrics) -> Iterator[tuple[str, Rect]]:
    """The words of a label with the rectangles they fill."""
    box, at = box_of(label, metrics), 0
    for text in label.text.split():
        at = label.text.index(text, at)
        before, wide = (
            metrics.width(part, label.size, label.weight, label.face, label.tracking)
            for part in (label.text[:at], text)
        )
        yield text, Rect(box.x + before, box.y, wide, box.h)
        at += len(text)


def _patches(surface: pygame.Surface, cells: tuple[int, int]) -> list[Color]:
    small = pygame.transform.smoothscale(surface, cells)
    return [tuple(small.get_at((x, y)))[:3] for y in range(cells[1]) for x in range(cells[0])]


@cache
def _part(value: int) -> float:
    part = value / 255
    return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4


def _ratio(one: Sequence[int], other: Sequence[int]) -> float:
    """The contrast of two colors by WCAG."""
    light, dark = sorted((_light(*one), _light(*other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@cache
def _light(red: int, green: int, blue: int) -> float:
    return 0.2126 * _part(red) + 0.7152 * _part(green) + 0.0722 * _part(blue)
