"""Frames: everything in progress, as plain data on the stack of the state.

A frame holds what is left to do and what was picked, never how to go on: that is the rule of its class
(`Rules.frames`). Most questions are an `Ask` with the effect that asks; a new kind of frame is rarely needed.
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
    """Something in progress on the stack."""

    __slots__ = ()

    kind: str

    if TYPE_CHECKING:

        def clone(self) -> Frame: ...


@cloneable
@dataclass(slots=True)
class Ask(Frame):
    """A pending choice for an effect: which card, faction or option, or how many."""

    seat: SeatNumber
    source: Source
    effect: Effect
    left: int = 1  # how many picks are still to come
    taken: tuple[Pick, ...] = ()  # picks made so far
    declines: int = 0  # frames to remove if it is declined: this one and what it pays for; 0: its effect decides
    kind: Literal["ask"] = "ask"


@cloneable
@dataclass(slots=True)
class Pool(Frame):
    """Pending effects that may be done in any order; optional ones may be left."""

    seat: SeatNumber
    todo: tuple[Todo, ...]
    open: bool = False  # in the seat's own turn: Plot Intrigue and the like may come in between (X17.11)
    kind: Literal["pool"] = "pool"


@cloneable
@dataclass(slots=True)
class Each(Frame):
    """Effects that several seats still have to carry out, one seat after another."""

    source: Source
    seats: tuple[SeatNumber, ...]
    effects: tuple[Effect, ...]
    kind: Literal["each"] = "each"


@cloneable
@dataclass(slots=True)
class Played(Frame):
    """An Intrigue card being resolved; it is discarded when everything above it is done (R6.6)."""

    seat: SeatNumber
    card: IntrigueId
    kind: Literal["played"] = "played"


@cloneable
@dataclass(slots=True)
class AllianceFalls(Frame):
    """A choice of the Alliance holder that lost its lead: which tied seat takes the token (R14.10, R14.12)."""

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
    """The course of the whole game: set-up choices, rounds, endgame; always the lowest frame."""

    step: GameStep = "secrets"
    seat: int = 0  # the seat that the step has reached, where it goes around the table
    owed: int = 0  # Agent turns of the first player that House Hagal has not yet answered (X17.18)
    decided: tuple[int, ...] = ()  # strength of each seat when the Conflict was decided, until the units go home
    kind: Literal["game"] = "game"


@cloneable
@dataclass(slots=True)
class TurnFlow(Frame):
    """One turn of a human seat; its data is in `GameState.turn`."""

    kind: Literal["turn"] = "turn"


@cloneable
@dataclass(slots=True)
class RivalFlow(Frame):
    """A Rival's turn: its House Hagal card and the effects still to do."""

    seat: SeatNumber
    step: Literal["reveal", "effects"] = "reveal"
    card: OptionalHagal = ""
    space: OptionalSpace = ""
    todo: tuple[Effect, ...] = ()
    fresh: int = 0  # troops recruited by its card and tiles (R26.6, X17.17)
    back: bool | None = None  # result of the Expert test: whether troops are held back; None: not tested yet (O11)
    kind: Literal["rival"] = "rival"


@cloneable
@dataclass(slots=True)
class WindowFlow(Frame):
    """A round of seats that play any number of Intrigue cards of one timing or pass, until all pass in a row.

    To stop after having played is not a pass: that seat is asked again once the others have passed (R18.2, R22.1).
    """

    timing: Window
    seats: tuple[SeatNumber, ...]
    at: int = 0
    passes: int = 0  # in a row
    played: bool = False  # whether the seat at `at` has played a card since it was asked
    kind: Literal["window"] = "window"


@cloneable
@dataclass(slots=True)
class RewardsFlow(Frame):
    """The Conflict rewards still to be given: (seat, place) pairs in the order of O4."""

    todo: tuple[tuple[SeatNumber, int], ...]
    winner: SeatOrNobody
    kind: Literal["rewards"] = "rewards"
