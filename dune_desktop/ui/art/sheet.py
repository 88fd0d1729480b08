"""A sheet of pictures with their names, for whoever draws them."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from dune_desktop.ui.art.gallery import draw
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.screen.colors import PALETTE

Size = tuple[int, int]
_GAP, _LINE = 12, 24


def sheet(rows: Sequence[tuple[str, Sequence[Size]]]) -> pygame.Surface:
    """Draw a row for each picture, in each of its sizes. Raises PictureError for a file that is wrong."""
    fonts = Fonts()
    wide = max(sum(width + _GAP for width, _ in sizes) for _, sizes in rows) + _GAP
    heights = [max(height for _, height in sizes) + _LINE + _GAP for _, sizes in rows]
    made = pygame.Surface((max(wide, 320), sum(heights) + _GAP))
    made.fill(PALETTE["ground"])
    top = _GAP
    for (name, sizes), high in zip(rows, heights, strict=True):
        words = fonts.line(name, 16, "bone")
        made.blit(words, (_GAP, top), special_flags=pygame.BLEND_PREMULTIPLIED)
        left = _GAP
        for width, height in sizes:
            made.blit(draw(name, width, height), (left, top + _LINE))
            left += width + _GAP
        top += high
    return made
