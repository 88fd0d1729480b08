"""Where everything stands on the table: plain rectangles in reference pixels, nothing about the game.

The canvas is 1920x1080 at 16:9. A wider window gets a wider canvas: the centre breathes and the chronicle opens to a
full column. A higher one (16:10) gets a higher canvas: more room for the hand and the strength lanes.
"""

from __future__ import annotations

from dataclasses import dataclass

from dune_desktop.engine import Rules
from dune_desktop.engine.ids import FACTIONS
from dune_desktop.ui.display import Rect

WIDTH, HEIGHT = 1920.0, 1080.0
SEAT_PITCH = 349.0

PLATES: dict[str, dict[str, tuple[float, float, float]]] = {
    "landsraad": {
        "high_council": (0, 30, 455),
        "rally_troops": (467, 30, 227),
        "mentat": (0, 111, 223.5),
        "swordmaster": (235, 111, 223.5),
        "hall_of_oratory": (470, 111, 223.5),
    },
    "choam": {"sell_melange": (0, 30, 230), "secure_contract": (0, 111, 230)},
}
"""Where the plates of a section stand in it: x, y, width."""


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

    def space(self, rules: Rules, space: str) -> Rect:
        """The plate of a board space."""
        printed = {item.id: item for item in rules.catalog.spaces}[space]
        if printed.faction:
            panel = self.faction(printed.faction)
            own = [item.id for item in rules.catalog.spaces if item.faction == printed.faction]
            return Rect(panel.x + 250, panel.y + 6 + own.index(space) * 79.5, 214, 73)
        group = [item.id for item in rules.catalog.spaces if item.group == printed.group]
        if printed.group == "city":
            return self.city(group.index(space))
        if printed.group == "desert":
            return self.desert(len(group) - 1 - group.index(space))  # Imperial Basin stands left, by the cities
        place = self.choam if printed.group == "choam" else self.landsraad
        x, y, w = PLATES[printed.group][space]
        return Rect(place.x + x, place.y + y, w, 73)

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
        return Rect(12 + self.shift, self.bottom + 65, 174, self.own_height)

    @property
    def hand(self) -> Rect:
        return Rect(197 + self.shift, self.bottom + 75, 844, self.own_height - 12)

    @property
    def intrigue(self) -> Rect:
        return Rect(1054 + self.shift, self.bottom + 65, 222, self.own_height)

    @property
    def in_play(self) -> Rect:
        return Rect(1288 + self.shift, self.bottom + 65, 148, self.own_height)

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

    def chronicle(self, rivals: bool) -> Rect:
        """The sentences under the market; the whole column right of it when there is room for one."""
        if self.spare - 2 * self.shift > 240:
            left = self.right + 474
            return Rect(left, 112, self.width - 12 - left, self.height - 124)
        top = 940.0 if rivals else 704.0
        return Rect(self.right, top, 462, self.height - 12 - top)
