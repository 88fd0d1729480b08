"""Frames: everything that is "in progress", as plain data on the state's stack.

A frame says what is left and what has been picked, never how to go on: that is decided by its class (`Rules.frames`).
Meaning lives in the effect an `Ask` holds; a new kind of frame is rarely needed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.copying import cloneable
from dune_desktop.engine.model.effects import Effect, Todo
from dune_desktop.engine.model.ids import (
    Faction,
    IntrigueId,
    OptionalHagal,
    OptionalSpace,
    Pick,
    SeatNumber,
    SeatOrNobody,
    Source,
    Window,
)
from dune_desktop.engine.model.vocabulary import Word


class Frame(Word, tag="kind"):
    """Something in progress."""

    __slots__ = ()

    kind: str

    if TYPE_CHECKING:

        def clone(self) -> Frame: ...


@cloneable
@dataclass(slots=True)
class Ask(Frame):
    """An effect waits for its owner's choice: which card, faction, option, how many."""

    seat: SeatNumber
    source: Source
    effect: Effect
    left: int = 1  # how many picks are still to come
    taken: tuple[Pick, ...] = ()  # picks made so far
    declines: int = 0  # how many frames, this one and what it pays for, go if it is declined; 0: its effect decides
    kind: Literal["ask"] = "ask"


@cloneable
@dataclass(slots=True)
class Pool(Frame):
    """Effects that may be done in any order; optional ones may be left."""

    seat: SeatNumber
    todo: tuple[Todo, ...]
    open: bool = False  # in one's own turn, Plot intrigue and the like may come in between (X17.11)
    kind: Literal["pool"] = "pool"


@cloneable
@dataclass(slots=True)
class Each(Frame):
    """Several seats carry out the same effects, one after another."""

    source: Source
    seats: tuple[SeatNumber, ...]
    effects: tuple[Effect, ...]
    kind: Literal["each"] = "each"


@cloneable
@dataclass(slots=True)
class Played(Frame):
    """An intrigue card being resolved; it goes to the discard pile when everything above is done (R6.6)."""

    seat: SeatNumber
    card: IntrigueId
    kind: Literal["played"] = "played"


@cloneable
@dataclass(slots=True)
class AllianceFalls(Frame):
    """The holder of an Alliance lost its lead: it chooses which of the tied seats takes the token (R14.10, R14.12)."""

    seat: SeatNumber
    faction: Faction
    heirs: tuple[SeatNumber, ...]
    kind: Literal["alliance_falls"] = "alliance_falls"


GameStep = Literal[
    "secrets",
    "round_start",
    "draw",
    "abilities",
    "begin_turns",
    "turns",
    "combat",
    "rewards",
    "after_combat",
    "makers",
    "recall",
    "endgame",
    "over",
]


@cloneable
@dataclass(slots=True)
class GameFlow(Frame):
    """The whole game: set-up choices, rounds, endgame. Always the lowest frame."""

    step: GameStep = "secrets"
    seat: int = 0  # the seat the step has come to, where it goes round the table
    owed: int = 0  # Agent turns of the first player that House Hagal has not yet answered (X17.18)
    decided: tuple[int, ...] = ()  # each seat's strength when the Conflict was decided, until its units go home
    kind: Literal["game"] = "game"


@cloneable
@dataclass(slots=True)
class TurnFlow(Frame):
    """One turn of a human seat; its facts are in `GameState.turn`."""

    kind: Literal["turn"] = "turn"


@cloneable
@dataclass(slots=True)
class RivalFlow(Frame):
    """A Rival's turn: the House Hagal card it follows and what is left to do for it."""

    seat: SeatNumber
    step: Literal["reveal", "effects"] = "reveal"
    card: OptionalHagal = ""
    space: OptionalSpace = ""
    todo: tuple[Effect, ...] = ()
    fresh: int = 0  # troops that its card and its tiles recruited (R26.6, X17.17)
    back: bool | None = None  # whether the Expert test holds its troops back, once it was made (O11)
    kind: Literal["rival"] = "rival"


@cloneable
@dataclass(slots=True)
class WindowFlow(Frame):
    """Seats in turn play any number of intrigue cards of one timing or pass, until all have passed in a row.

    To stop after having played is not a pass: that seat is asked again once the others have passed (R18.2, R22.1).
    """

    timing: Window
    seats: tuple[SeatNumber, ...]
    at: int = 0
    passes: int = 0  # in a row
    played: bool = False  # whether the seat has played a card since its turn came
    kind: Literal["window"] = "window"


@cloneable
@dataclass(slots=True)
class RewardsFlow(Frame):
    """Conflict rewards still to be given: (seat, place) in the order of O4."""

    todo: tuple[tuple[SeatNumber, int], ...]
    winner: SeatOrNobody
    kind: Literal["rewards"] = "rewards"
