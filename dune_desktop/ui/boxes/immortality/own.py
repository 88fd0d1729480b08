"""What a player has of Immortality: specimens in the purse, Family Atomics behind the name, and what an act brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from dune_desktop.engine import GameState
from dune_desktop.engine.boxes.immortality.components import ResearchSpace
from dune_desktop.engine.boxes.immortality.row import ATOMICS
from dune_desktop.engine.boxes.immortality.state import of_seat
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.table.additions import Good, Row, SeatMark
from dune_desktop.ui.presenters.table.changes import number
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.screen.display import Rect

TOKEN = 26.0  # of the Family Atomics
TARGET = 44.0  # what can be clicked is larger than the token
ATOMICS_ORDER = 78  # after the market, which they clear away
SPENT = 0.25  # opacity of the token where it was


def specimens(state: GameState, seat: int) -> int:
    """How many specimens a seat has in the tanks."""
    return of_seat(state, seat).tanks


def station(state: GameState, seat: int) -> int:
    """Where the seat's token stands on the Tleilaxu track."""
    return of_seat(state, seat).tleilaxu


def playing(model: TableModel) -> list[int]:
    """The seats with a token on the Tleilaxu track: all but House Hagal's."""
    return [seat for seat, kind in enumerate(model.rules.seat_kinds) if kind != "hagal"]


def people(model: TableModel) -> list[int]:
    """The seats that do research and have specimens; Rivals do not (I17.8)."""
    return [seat for seat, player in enumerate(model.rules.is_player) if player]


SPECIMENS: Final = Good("specimen", specimens, ("release",), "tanks:tleilax")


class _AtomicsProps(NamedTuple):
    """The Family Atomics token of a seat: whether it is still there, and whether a click uses it."""

    seat: int
    there: bool
    usable: bool


def _atomics_of(model: TableModel, seat: int) -> _AtomicsProps | None:
    if model.rules.seat_kinds[seat] != "human":
        return None
    usable = seat == model.viewer and model.choices.has("atomics")
    return _AtomicsProps(seat, of_seat(model.view, seat).atomics, usable)


def _draw_atomics(b: Build, x: float, y: float, props: _AtomicsProps) -> float:
    """The token is faint once it is spent; the viewer's own is used by a click (I11.1)."""
    seat, there, usable = props
    place = Rect(x - 2, y - 17, TOKEN + 4, 34)
    with b.thing(f"atomics:{seat}", place):
        if usable:
            b.plate(place.inset(0, 2), "badge.lit")
        b.icon(x + TOKEN / 2, y, "family_atomics", TOKEN, 1.0 if there else SPENT)
        action: tuple[object, ...] = ("weighty", "atomics") if usable else ()
        hit = Rect(x + (TOKEN - TARGET) / 2, y - TARGET / 2 + 4, TARGET, TARGET)
        key = "once" if usable else ""
        b.hit(hit, action=action, inspect=f"atomics:{seat}", order=ATOMICS_ORDER if usable else -1, command=key)
    return TOKEN + 8


ATOMICS_MARK: Final = SeatMark(_atomics_of, _draw_atomics)


def changes(model: TableModel) -> list[Row]:
    """What the act that is weighed up would change of the viewer's tokens and specimens."""
    seat = model.decision.acting_for if model.decision is not None else max(0, model.viewer)
    counts: tuple[tuple[str, Callable[[GameState], int]], ...] = (
        ("specimen", lambda state: specimens(state, seat)),
        ("supply", lambda state: state.seats[seat].supply),
        ("tleilaxu", lambda state: station(state, seat)),
        ("research", lambda state: column(model, state, seat)),
    )
    rows = [row for icon, count in counts for row in number(model, icon, count)]
    if model.weighed.ways == ((ATOMICS,),):
        leaving = sum(map(bool, model.view.row))
        rows.append(Row("family_atomics", "", f"−{leaving}", None, model.t("preview.atomics")))
    return rows


def column(model: TableModel, state: GameState, seat: int) -> int:
    """How far the seat's research has come."""
    space = research_space(model, state, seat)
    return space.column if space is not None else 0


def research_space(model: TableModel, state: GameState, seat: int) -> ResearchSpace | None:
    """Return the space of the seat's research token; None for a Rival, which has none."""
    here = of_seat(state, seat).research
    return next((space for space in model.rules.catalog.of("research") if space.id == here), None)
