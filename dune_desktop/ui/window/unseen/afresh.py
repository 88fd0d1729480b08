"""A check that the window's picture equals a complete redraw."""

from __future__ import annotations

import pygame

from dune_desktop.ui.window.app import App


def stale(app: App, now: float) -> str:
    """Redraw everything and return the difference to the window's picture; "" if there is none.

    Call it while nothing moves. Afterward the window shows the redrawn picture.
    """
    shown = app.easel.painter.target.copy()
    app.front.renew()
    app.turn([pygame.event.Event(pygame.WINDOWEXPOSED)], now)
    painted = app.easel.painter.target
    if shown.get_buffer().raw == painted.get_buffer().raw:
        return ""
    same = pygame.mask.from_threshold(shown, (0, 0, 0), (1, 1, 1, 255), painted)
    same.invert()
    boxes = same.get_bounding_rects()
    x, y, w, h = boxes[0].unionall(boxes[1:]) if boxes else (0, 0, 0, 0)
    return f"{same.count()} pixels within {w}x{h} at {x},{y} of {type(app.scene).__name__}"
