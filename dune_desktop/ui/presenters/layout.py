"""Where everything stands on the table: plain rectangles in reference pixels, nothing about the game.

The canvas is 1920x1080 at 16:9. A wider window gets a wider canvas: the centre breathes and the chronicle opens to a
full column. A higher one (16:10) gets a higher canvas: more room for the hand and the strength lanes.
"""

from __future__ import annotations

from dataclasses import dataclass

from dune_desktop.engine.ids import FACTIONS
from dune_desktop.ui.display import Rect

WIDTH, HEIGHT = 1920.0, 1080.0
SEAT_PITCH = 349.0


def canvas(width: int, height: int) -> tuple[float, float]:
    """The reference canvas for a window of this many pixels: at least 1920 wide and 1080 high."""
    scale = min(width / WIDTH, height / HEIGHT)
    return width / scale, height / scale


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The grid of the table for one canvas."""

    width: float
    height: float
    shift: float  # how far the centre stands right of its place at 16:9
    spare: float  # extra width beyond 16:9
    tall: float  # extra height beyond 16:9

    @classmethod
    def of(cls, width: float, height: float) -> TableLayout:
        spare = max(0.0, width - WIDTH)
        return cls(width, height, round(spare * 0.16), spare, max(0.0, height - HEIGHT))

    # ------------------------------------------------------------------------------------------------ top band

    @property
    def dial(self) -> Rect:
        return Rect(14, 6, 300, 98)

    def seat(self, index: int) -> Rect:
        wider = round(max(0.0, self.spare - 40) / 8)
        gap = 14.0 if self.spare else 6.0
        left = 330 + (round((self.spare - 4 * wider - 24) / 2) if self.spare else 0)
        return Rect(left + index * (343 + wider + gap), 6, 343 + wider, 98)

    @property
    def tools(self) -> Rect:
        return Rect(1728 + self.spare, 7, 180, 97)

    # ------------------------------------------------------------------------------------------------ board

    def faction(self, faction: str) -> Rect:
        return Rect(12, 112 + 173 * FACTIONS.index(faction), 470, 165)  # type: ignore[arg-type]

    @property
    def rules(self) -> tuple[float, float]:
        """Where the engraved rules between the columns stand."""
        return 487.0, 1441.0 + 2 * self.shift

    @property
    def centre(self) -> float:
        """The left edge of the middle column."""
        return 496 + self.shift

    @property
    def landsraad(self) -> Rect:
        return Rect(self.centre, 112, 694, 184)

    @property
    def choam(self) -> Rect:
        return Rect(self.centre + 710, 112, 230, 184)

    def city(self, index: int) -> Rect:
        return Rect(self.centre + 236 * index, 352, 229, 80)

    def desert(self, index: int) -> Rect:
        return Rect(self.centre + 315.5 * index, 446, 307, 80)

    @property
    def conflict_card(self) -> Rect:
        return Rect(self.centre + 4, 540, 264, 252 + self.tall / 2)

    @property
    def lanes(self) -> Rect:
        return Rect(self.centre + 276, 538, 664, 254 + self.tall / 2)

    @property
    def arena(self) -> Rect:
        return Rect(self.centre - 8, 340, 948, 456 + self.tall / 2)

    # ------------------------------------------------------------------------------------------------ own area

    @property
    def bottom(self) -> float:
        """The top of the prompt bar."""
        return 803 + self.tall / 2

    @property
    def prompt(self) -> Rect:
        return Rect(12 + self.shift, self.bottom, 1424, 58)

    @property
    def own_height(self) -> float:
        return 200 + self.tall / 2

    @property
    def purse(self) -> Rect:
        return Rect(12 + self.shift, self.bottom + 65, 196, self.own_height)

    @property
    def hand(self) -> Rect:
        return Rect(218 + self.shift, self.bottom + 75, 844, self.own_height - 12)

    @property
    def intrigue(self) -> Rect:
        return Rect(1078 + self.shift, self.bottom + 65, 228, self.own_height)

    @property
    def in_play(self) -> Rect:
        return Rect(1318 + self.shift, self.bottom + 65, 118, self.own_height)

    # ------------------------------------------------------------------------------------------------ right column

    @property
    def right(self) -> float:
        return 1446 + 2 * self.shift

    @property
    def market(self) -> Rect:
        return Rect(self.right, 112, 462, 488)

    def row(self, slot: int) -> Rect:
        return Rect(self.right, 138 + 92 * slot, 462, 87)

    def reserve(self, index: int) -> Rect:
        return Rect(self.right + 235 * index, 606, 227, 74)

    @property
    def rival(self) -> Rect:
        return Rect(self.right, 690, 462, 242)

    @property
    def chronicle(self) -> Rect:
        """Four sentences under the market, or the whole column right of it when there is room for one."""
        if self.spare - 2 * self.shift > 240:
            left = self.right + 474
            return Rect(left, 112, self.width - 12 - left, self.height - 124)
        return Rect(self.right, 940, 462, 128 + self.tall)
