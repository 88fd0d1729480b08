"""What has been chosen for a new game, and what can be chosen."""

from __future__ import annotations

from collections.abc import Mapping

from dune_desktop.content.catalog import catalog
from dune_desktop.dataclass import dataclass
from dune_desktop.engine import GameConfig, SeatConfig
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.components import Leader
from dune_desktop.engine.model.config import third_seat
from dune_desktop.engine.model.ids import Box, Difficulty, SeatKind, Variant
from dune_desktop.i18n import Texts
from dune_desktop.players.levels import LEVELS, PLAY_STYLES
from dune_desktop.storage.files import rules_of
from dune_desktop.ui.text.textedit import TextEdit

TABLES: dict[str, tuple[SeatKind, ...]] = {
    "solo": ("human", "rival", "rival"),
    "2": ("human", "human", "hagal"),
    "3": ("human", "human", "human"),
    "4": ("human", "human", "human", "human"),
}
"""The tables the rules know, and who sits at them."""

SECOND = LEVELS[1]
"""The level that is proposed first."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Who is to sit in a player's seat: a person without a `level`, otherwise a computer.

    Without a `temperament` it is drawn by chance.
    """

    level: str = ""
    temperament: str = ""

    @classmethod
    def of(cls, word: str) -> Seating:
        """As settings remember it; a person if that makes no sense."""
        level, _, temperament = word.partition(":")
        sound = level in LEVELS and temperament in ("", *PLAY_STYLES)
        return cls(level, temperament) if sound else cls()

    @property
    def word(self) -> str:
        """As settings remember it."""
        return f"{self.level}:{self.temperament}" if self.level else "person"

    @property
    def next_level(self) -> Seating:
        """The same, a level stronger; after the strongest the weakest."""
        return Seating(LEVELS[(LEVELS.index(self.level) + 1) % len(LEVELS)], self.temperament)

    @property
    def next_temperament(self) -> Seating:
        """The same with another temperament; after the last one it is drawn by chance."""
        known = ("", *PLAY_STYLES)
        return Seating(self.level, known[(known.index(self.temperament) + 1) % len(known)])


@dataclass(frozen=True, slots=True)
class Draft:
    """What has been chosen so far."""

    table: str
    names: tuple[TextEdit, ...]
    leaders: tuple[str, ...]  # by seat, "" for one drawn by chance
    difficulty: Difficulty
    seed: TextEdit
    seat: int = 0  # whose leader is being chosen
    preview: str = ""  # the leader under the pointer
    editing: str = ""  # the field that is being edited
    board: Box = ""  # the box whose board is played, "" for the first one
    added: tuple[Box, ...] = ()  # the boxes chosen besides that one, on whatever board
    wished: tuple[Variant, ...] = ()  # variants chosen, at whatever table
    seating: tuple[Seating, ...] = (Seating(),) * 4  # by seat; it counts where a player sits
    thoughtless: bool = False  # computers can only answer by chance
    plain: bool = False  # for a newcomer, who sees seed, variants and play styles only on demand
    pointed: str = ""  # what else is under the pointer: "board:BOX", "set:BOX", "variant:NAME", "difficulty:mentat"

    @property
    def kinds(self) -> tuple[SeatKind, ...]:
        return tuple(third_seat(self.boxes) if kind == "hagal" else kind for kind in TABLES[self.table])

    @property
    def alone(self) -> bool:
        """Whether one plays against Rivals, who are more or less difficult."""
        return self.kinds.count("human") == 1

    @property
    def with_computers(self) -> bool:
        return any(kind == "human" and seating.level for kind, seating in zip(self.kinds, self.seating, strict=False))

    @property
    def boxes(self) -> tuple[Box, ...]:
        board, *more = offered_boxes(self.board)
        return (board, *(box for box in more if box in self.added))

    @property
    def on(self) -> str:
        """The board itself, which some texts are about."""
        return registry.box(self.boxes[0]).brings

    @property
    def possible(self) -> tuple[Variant, ...]:
        """The variants that the rules know for this table (X13, X14)."""
        people = self.kinds.count("human")
        return tuple(variant.id for variant in registry.variants(self.boxes) if people in variant.players)

    @property
    def variants(self) -> tuple[Variant, ...]:
        """The variants that will be played; of two that exclude each other the one chosen last."""
        excludes = {variant.id: variant.excludes for variant in registry.variants(self.boxes)}
        kept: list[Variant] = []
        for variant in reversed(self.wished):
            if variant in self.possible and not any(
                variant in excludes[other] or other in excludes[variant] for other in kept
            ):
                kept.append(variant)
        return tuple(variant for variant in self.possible if variant in kept)

    @property
    def config(self) -> GameConfig:
        """The game that begins, but for its leaders."""
        seats = tuple(SeatConfig(kind) for kind in self.kinds)
        return GameConfig(seats, self.boxes, self.difficulty if self.alone else None, self.variants)


def boards() -> tuple[Box, ...]:
    """The boxes with a board of their own: the first choice."""
    return tuple(box.id for box in registry.boxes() if box.brings)


def offered_boxes(board: Box = "") -> tuple[Box, ...]:
    """The box with the board, the first one if none is named, and those that can be played with it."""
    first = (board,) if board in boards() else registry.standard()
    return (*first, *(box.id for box in registry.boxes() if not box.brings and not registry.playable((*first, box.id))))


def leaders(boxes: tuple[Box, ...] = ()) -> Mapping[str, Leader]:
    """All leaders of these boxes, or of all boxes there are, by id."""
    chosen = (boxes,) if boxes else registry.largest()
    return {leader.id: leader for some in chosen for leader in catalog(some).leaders}


def lengths(texts: Texts, draft: Draft) -> tuple[Variant, ...]:
    """The variants that are about how long the game is; only one of them is played."""
    return tuple(variant for variant in draft.possible if texts.has("newgame.length." + variant))


def offered(draft: Draft, seat: int) -> tuple[str, ...]:
    """The leaders that may have this seat in the game that begins, none for House Hagal."""
    if draft.kinds[seat] == "hagal":
        return ()
    rules = rules_of(draft.config)
    return tuple(leader.id for leader in rules.leaders.values() if rules.may_lead(rules, seat, leader))
