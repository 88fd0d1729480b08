"""What is agreed before a game begins: seats, leaders, boxes, difficulty. Never changes while it runs."""

from __future__ import annotations

from dataclasses import dataclass

from dune_desktop.engine.ids import DIFFICULTIES, VARIANTS, Box, Difficulty, SeatKind, Variant


class ConfigError(ValueError):
    """The configuration cannot be played; the message says why and what would be right."""


@dataclass(frozen=True, slots=True)
class SeatConfig:
    """One seat: who sits there and which leader; "" leaves the leader to chance."""

    kind: SeatKind = "human"
    leader: str = ""


@dataclass(frozen=True, slots=True)
class GameConfig:
    """The seats in clockwise order, the boxes in play, the solo difficulty, and the variants of the boxes.

    Legal tables: one human and two Rivals (with a difficulty); two humans and House Hagal; three or four humans.
    Variants come with Rise of Ix: `epic` for three or four players (X14), `row_churn` and `brutal_escalation` for one
    (X13).
    """

    seats: tuple[SeatConfig, ...]
    boxes: tuple[Box, ...] = ("base",)
    difficulty: Difficulty | None = None
    variants: tuple[Variant, ...] = ()

    def __post_init__(self) -> None:
        kinds = tuple(seat.kind for seat in self.seats)
        if kinds not in _TABLES:
            raise ConfigError(
                f"no such table: {', '.join(kinds) or 'no seats'}; possible are human, rival, rival (solo), "
                "human, human, hagal (two players), and three or four times human"
            )
        if ("rival" in kinds) != (self.difficulty is not None):
            raise ConfigError("a difficulty belongs to the solo game and only to it")
        if self.difficulty is not None and self.difficulty not in DIFFICULTIES:
            raise ConfigError(f"unknown difficulty {self.difficulty!r}; possible are {', '.join(DIFFICULTIES)}")
        chosen = [seat.leader for seat in self.seats if seat.leader]
        twice = sorted({leader for leader in chosen if chosen.count(leader) > 1})
        if twice:
            raise ConfigError(f"one leader cannot sit in two seats: {', '.join(twice)}")
        if "hagal" in kinds and self.seats[kinds.index("hagal")].leader:
            raise ConfigError("House Hagal has no leader in a two-player game (R27.2)")
        self._check_variants()

    def _check_variants(self) -> None:
        if self.boxes not in (("base",), ("base", "ix")):
            raise ConfigError(f"no such boxes: {', '.join(self.boxes) or 'none'}; possible are base, and base with ix")
        for variant in self.variants:
            if variant not in VARIANTS:
                raise ConfigError(f"unknown variant {variant!r}; possible are {', '.join(VARIANTS)}")
        if self.variants and "ix" not in self.boxes:
            raise ConfigError(f"possible only with Rise of Ix, which is not in play: {', '.join(self.variants)}")
        if "epic" in self.variants and self.players < 3:
            raise ConfigError("Epic Game Mode is for three or four players (X14)")
        if self.players > 1 and set(self.variants) - {"epic"}:
            raise ConfigError("row_churn and brutal_escalation are variants of the solo game (X13)")

    @property
    def players(self) -> int:
        """How many people play."""
        return sum(seat.kind == "human" for seat in self.seats)


_TABLES = {
    ("human", "rival", "rival"),
    ("human", "human", "hagal"),
    ("human", "human", "human"),
    ("human", "human", "human", "human"),
}


def solo(
    difficulty: Difficulty = "mercenary",
    leader: str = "",
    boxes: tuple[Box, ...] = ("base",),
    variants: tuple[Variant, ...] = (),
) -> GameConfig:
    """One player against two House Hagal rivals (R28)."""
    seats = (SeatConfig("human", leader), SeatConfig("rival"), SeatConfig("rival"))
    return GameConfig(seats, boxes, difficulty, variants)


def table(players: int, boxes: tuple[Box, ...] = ("base",), variants: tuple[Variant, ...] = ()) -> GameConfig:
    """Two (with House Hagal, R27), three or four players with leaders left to chance."""
    seats = [SeatConfig("human")] * players
    if players == 2:
        seats.append(SeatConfig("hagal"))
    return GameConfig(tuple(seats), boxes, None, variants)
