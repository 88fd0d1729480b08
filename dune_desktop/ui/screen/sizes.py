"""Type scale and spacing, in reference pixels (a canvas 1080 high)."""

from __future__ import annotations

SIZE = {
    "title": 92,
    "screen": 52,
    "strength": 42,
    "purse": 38,
    "points": 37,
    "card_large": 30,
    "prompt": 25,
    "heading": 24,
    "number": 24,
    "faction": 21,
    "button": 21,
    "plate": 21,
    "section": 20,
    "body": 20,
}


FLOOR = 20  # no text is smaller


LINE = 24  # line pitch of body text


SECTION_TRACKING = 0.13


GUTTER = 8


MARGIN = 12


RADIUS_PLATE = 9


RADIUS_CARD = 10


RADIUS_PANEL = 12


RADIUS_LARGE = 16


RADIUS_BOX = 7
