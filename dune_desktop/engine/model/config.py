"""The configuration of a game: seats, leaders, boxes, difficulty; fixed before it begins."""

from __future__ import annotations

from dataclasses import field

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.ids import DIFFICULTIES, Box, Difficulty, SeatKind, Variant


class ConfigError(ValueError):
    """An error: the configuration cannot be played; the message says why and what would be right."""


@dataclass(frozen=True, slots=True)
class SeatConfig:
    """The configuration of one seat: its kind, and its leader ("": dealt at random)."""

    kind: SeatKind = "human"
    leader: str = ""


@dataclass(frozen=True, slots=True)
class GameConfig:
    """The configuration of a game: seats in clockwise order, boxes, solo difficulty, and variants of the boxes.

    Legal tables: one human and two Rivals (with a difficulty); two humans and House Hagal, or the Rival that the board
    has instead; three or four humans. Boxes must be in the order of registration; variants must belong to these boxes
    and fit the number of people. Raises `ConfigError` otherwise.
    """

    seats: tuple[SeatConfig, ...]
    boxes: tuple[Box, ...] = field(default_factory=registry.standard)
    difficulty: Difficulty | None = None
    variants: tuple[Variant, ...] = ()

    def __post_init__(self) -> None:
        kinds = tuple(seat.kind for seat in self.seats)
        if kinds not in _TABLES:
            raise ConfigError(
                f"no such table: {', '.join(kinds) or 'no seats'}; choose from human, rival, rival (solo), "
                "human, human, hagal or rival (two players), and three or four times human"
            )
        if (self.players == 1) != (self.difficulty is not None):
            raise ConfigError("only a solo game has a difficulty")
        if self.difficulty is not None and self.difficulty not in DIFFICULTIES:
            raise ConfigError(f"unknown difficulty {self.difficulty!r}; choose from {', '.join(DIFFICULTIES)}")
        chosen = [seat.leader for seat in self.seats if seat.leader]
        twice = sorted({leader for leader in chosen if chosen.count(leader) > 1})
        if twice:
            raise ConfigError(f"a leader cannot have two seats: {', '.join(twice)}")
        if "hagal" in kinds and self.seats[kinds.index("hagal")].leader:
            raise ConfigError("House Hagal has no leader in a two-player game (R27.2)")
        self._check_boxes()
        self._check_variants()

    def _check_boxes(self) -> None:
        if wrong := registry.playable(self.boxes):
            raise ConfigError(wrong)
        board = registry.board_of(self.boxes)
        if board is not None and self.players == 2 and self.seats[-1].kind != board.third:
            raise ConfigError(f"with {board.title} two people have {board.third} in the third seat")

    def _check_variants(self) -> None:
        every = [variant.id for variant in registry.variants()]
        known = {variant.id: variant for variant in registry.variants(self.boxes)}
        for name in self.variants:
            if name not in every:
                raise ConfigError(f"unknown variant {name!r}; choose from {', '.join(every)}")
        for box in registry.boxes():
            own = [variant.id for variant in box.variants if variant.id in self.variants and variant.id not in known]
            if own:
                raise ConfigError(f"only with {box.title}: {', '.join(own)}")
        for name in self.variants:
            if self.players not in known[name].players:
                people = " or ".join(_PEOPLE[number] for number in sorted(known[name].players))
                raise ConfigError(f"{name} is for {people} ({known[name].rule})")
            if beside := sorted(known[name].excludes & set(self.variants)):
                raise ConfigError(f"{name} is not played together with {', '.join(beside)} ({known[name].rule})")

    @property
    def players(self) -> int:
        """Return the number of people who play."""
        return sum(seat.kind == "human" for seat in self.seats)


_PEOPLE = {1: "the solo game", 2: "two players", 3: "three players", 4: "four players"}

_TABLES = {
    ("human", "rival", "rival"),
    ("human", "human", "hagal"),
    ("human", "human", "rival"),
    ("human", "human", "human"),
    ("human", "human", "human", "human"),
}


def solo(
    difficulty: Difficulty = "mercenary",
    leader: str = "",
    boxes: tuple[Box, ...] = (),
    variants: tuple[Variant, ...] = (),
) -> GameConfig:
    """Return a solo game: one player against two House Hagal Rivals (R28)."""
    seats = (SeatConfig("human", leader), SeatConfig("rival"), SeatConfig("rival"))
    return GameConfig(seats, boxes or registry.standard(), difficulty, variants)


def table(players: int, boxes: tuple[Box, ...] = (), variants: tuple[Variant, ...] = ()) -> GameConfig:
    """Return a game for two (R27), three or four players, with leaders dealt at random."""
    boxes = boxes or registry.standard()
    seats = [SeatConfig("human")] * players
    if players == 2:
        seats.append(SeatConfig(third_seat(boxes)))
    return GameConfig(tuple(seats), boxes, None, variants)


def third_seat(boxes: tuple[Box, ...]) -> SeatKind:
    """Return what sits in the third seat of two people: House Hagal, or the Rival that the board has instead."""
    board = registry.board_of(boxes)
    return board.third if board is not None else "hagal"
