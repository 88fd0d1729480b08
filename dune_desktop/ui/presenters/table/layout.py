"""Where everything stands on the table: plain rectangles in reference pixels, nothing about the game.

The canvas is 1920x1080 at 16:9. A wider window gets a wider canvas: the centre breathes and the chronicle opens to a
full column. A higher one (16:10) gets a higher canvas: more room for the hand and the strength lanes.
"""

from __future__ import annotations

from dataclasses import dataclass

from dune_desktop.engine import Rules
from dune_desktop.engine.ids import FACTIONS
from dune_desktop.ui.screen.display import Rect

WIDTH, HEIGHT = 1920.0, 1080.0

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
"""Where the plates of a section stand in it, by slot: x, y, width."""

IX_PLATES: dict[str, dict[str, tuple[float, float, float]]] = {
    "landsraad": {"high_council": (0, 30, 448), "mentat": (0, 111, 220), "swordmaster": (228, 111, 220)},
    "choam": {"interstellar_shipping": (0, 30, 236), "smuggling": (0, 111, 236)},
    "ix": {"tech_negotiation": (0, 30, 227), "dreadnought": (235, 30, 227)},
}
"""The same with Rise of Ix, whose overlay takes the upper right of the board."""

ASIDE = 59.0  # what a card set aside takes of the chronicle
CHRONICLE_COLUMN = 240.0  # spare width from which the chronicle has a column for itself
RIVAL_COLUMN = 400.0  # width of that column from which a Rival's turn can be shown in it


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
    ix: bool = False  # whether the board of Rise of Ix takes its room

    @classmethod
    def of(cls, width: float, height: float, ix: bool = False) -> TableLayout:
        spare = max(0.0, width - WIDTH)
        return cls(width, height, round(spare * 0.16), spare, max(0.0, height - HEIGHT), ix)

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
        return Rect(12, 112 + 173 * FACTIONS.index(faction), 470, 165)

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
        return Rect(self.centre, 112, 448 if self.ix else 694, 184)

    @property
    def choam(self) -> Rect:
        return Rect(self.centre + 464, 112, 476, 184) if self.ix else Rect(self.centre + 710, 112, 230, 184)

    @property
    def shipping(self) -> Rect:
        """The Shipping track, right of the two plates of CHOAM."""
        return Rect(self.choam.right - 230, 141, 230, 156)

    @property
    def ix_board(self) -> Rect:
        return Rect(self.right, 112, 462, 244)

    def tech(self, stack: int) -> Rect:
        """The row of the face-up tile of a stack."""
        return Rect(self.right, 223 + 45 * stack, 462, 41)

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
        """The plate of a board space: that of the slot in which it lies."""
        board = rules.catalog.board
        slot, section = board.slot_of(space), board.section_of(space)
        number = section.slots.index(slot)
        if section.id in FACTIONS:
            panel = self.faction(section.id)
            return Rect(panel.x + 250, panel.y + 6 + number * 79.5, 214, 73)
        if section.id == "city":
            return self.city(number)
        if section.id == "desert":
            return self.desert(len(section.slots) - 1 - number)  # Imperial Basin stands left, by the cities
        place = {"landsraad": self.landsraad, "choam": self.choam, "ix": self.ix_board}[section.id]
        x, y, w = (IX_PLATES if self.ix else PLATES)[section.id][slot]
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
        return Rect(197 + self.shift, self.bottom + 75, 790 if self.ix else 844, self.own_height - 12)

    @property
    def intrigue(self) -> Rect:
        return Rect(self.hand.right + 13, self.bottom + 65, 222, self.own_height)

    @property
    def in_play(self) -> Rect:
        left = self.intrigue.right + 12
        return Rect(left, self.bottom + 65, self.prompt.right - left, self.own_height)

    # ------------------------------------------------------------------------------------------------ right column

    @property
    def right(self) -> float:
        return 1446 + 2 * self.shift

    @property
    def market(self) -> Rect:
        return Rect(self.right, 366 if self.ix else 112, 462, 488)

    def row(self, slot: int) -> Rect:
        return Rect(self.right, self.market.y + (28 if self.ix else 26) + 92 * slot, 462, 87)

    def reserve(self, index: int) -> Rect:
        return Rect(self.right + 235 * index, 860 if self.ix else 606, 227, 74)

    @property
    def _column(self) -> Rect | None:
        """The column right of the market, where there is room for one."""
        if self.spare - 2 * self.shift <= CHRONICLE_COLUMN:
            return None
        left = self.right + 474
        return Rect(left, 112, self.width - 12 - left, self.height - 124)

    @property
    def _rival_has_room(self) -> bool:
        """Whether a Rival's turn can be shown without covering anything but the chronicle."""
        return not self.ix or (self._column is not None and self._column.w >= RIVAL_COLUMN)

    def rival(self, aside: bool) -> Rect:
        """Where a Rival's turn is shown; without room of its own, over the Reserve and the lower market.

        `aside`: whether a card is set aside for somebody, which keeps its place.
        """
        if not self.ix:
            return Rect(self.right, self.aside.y + (ASIDE if aside else 0), 462, 242)
        if self._column is not None and self._rival_has_room:
            return Rect(self._column.x, self._column.bottom - 242, self._column.w, 242)
        return Rect(self.right, self.row(3).y, 462, self.reserve(0).bottom - self.row(3).y)

    @property
    def aside(self) -> Rect:
        """The card of the row that is set aside for one seat, right under the Reserve."""
        return Rect(self.right, self.reserve(0).bottom + (4 if self.ix else 10), 462, 54)

    def chronicle(self, rival: bool, aside: bool) -> Rect:
        """The sentences under the market; the whole column right of it when there is room for one.

        `rival` and `aside`: whether a Rival's turn is being shown, and whether a card is set aside.
        """
        if self._column is not None:
            taken = 254 if self.ix and rival and self._rival_has_room else 0
            return Rect(*self._column[:3], self._column.h - taken)
        top = self.aside.y + (ASIDE if aside else 0)
        if rival and not self.ix:
            top = self.rival(aside).bottom + 8
        return Rect(self.right, top, 462, self.height - 12 - top)
