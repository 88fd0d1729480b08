"""What lies over what: the layers of a screen, lowest first."""

from __future__ import annotations

from enum import IntEnum, auto


class Layer(IntEnum):
    """Regions of a higher layer are painted over those of a lower one; within a layer their order decides."""

    TABLE = 0
    OPENED = auto()  # a folded side board, laid open over the market
    PANEL = auto()  # advice, and what has happened
    STAGE = auto()  # what somebody else does, large over the darkened table
    RING = auto()  # around what is told of
    CARRIED = auto()  # what is dragged ...
    BUBBLE = auto()  # what an act would bring, also while it is dragged there
    MOTION = auto()  # what is under way: over all of the table, under whatever covers it
    DIALOG = auto()  # trays and questions of a screen
    OVERLAY = auto()  # what stands over another screen
    TIP = auto()  # lines at the pointer
