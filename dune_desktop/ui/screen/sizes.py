"""Type scale and spacing, in reference pixels (a canvas 1080 high)."""

from __future__ import annotations

FLOOR = 20  # no text is smaller
BODY = 20  # words on the table
SECTION = 20  # the heading of a part of the table
BUTTON = 21
PRIMARY = 24  # words on the big button
COUNT, COUNT_SMALL = 24, 22  # a number beside its sign; where there is less room
POINTS = 37  # in the final ranking
SCREEN = 52  # the title of a screen

LINE = 24  # line pitch of body text
SECTION_TRACKING = 0.13

RADIUS_BOX = 7
RADIUS_PLATE = 9
RADIUS_CARD = 10
RADIUS_PANEL = 12
RADIUS_LARGE = 16
