"""Type, signs, pieces and spacing, in reference pixels (a canvas 1080 high)."""

from __future__ import annotations

FLOOR = 18  # no text is smaller
BODY = 20  # words on the table
SECTION = 20  # the heading of a part of the table
BUTTON = 21
PRIMARY = 24  # words on the big button
COUNT, COUNT_SMALL = 24, 22  # a number beside its sign; where there is less room
POINTS = 37  # in the final ranking
SCREEN = 52  # the title of a screen

SIGN, SIGN_SMALL = 24, 22  # beside a number or words; where there is less room
CHANGED = 18  # in the corner of what is another one since one's last turn
ARROW = 18  # to what came instead, to what is shown again
UNLOAD = 25  # of a card that is unloaded, on the rim of a box

MARKER = 22  # whose it is: before a name or a number
MARKER_LARGE = 24  # before a name that stands out
MARKER_MIDDLE = 20  # on a track, a board, a face; before a line
MARKER_SMALL = 18  # among words and numbers
MARKER_LEAST = 17  # where many stand close together

LINE = 24  # line pitch of body text
SECTION_TRACKING = 0.13

RADIUS_BOX = 7
RADIUS_PLATE = 9
RADIUS_CARD = 10
RADIUS_PANEL = 12
RADIUS_LARGE = 16
