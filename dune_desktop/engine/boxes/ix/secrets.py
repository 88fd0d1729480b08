"""R29, X3.41: what of Rise of Ix a seat may not see, and dealing it anew for a seat that thinks ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dune_desktop.engine.boxes.ix.leaders import LOOKED_AT
from dune_desktop.engine.boxes.ix.state import of_seat, of_table
from dune_desktop.engine.chance import mixed
from dune_desktop.engine.effects import KeepIntrigue
from dune_desktop.engine.frames import Ask, TechTaken
from dune_desktop.engine.ids import HIDDEN
from dune_desktop.engine.memory import HAND, INTRIGUE, INTRIGUE_DECK, Memory, Zone

if TYPE_CHECKING:
    from dune_desktop.engine.fitting import Fitting
    from dune_desktop.engine.rulebook import Rules
    from dune_desktop.engine.state import GameState


def install(fitting: Fitting) -> None:
    """Have views, memories and worlds respect the secrets of this box."""
    fitting.teach(
        zones={"aside": Zone("person", "cards", _get_aside, _put_aside, owner_sees=True)},
        lessons={"aside": _aside, "aside_back": _aside_back, "put_back": _put_back},
    )
    fitting.also("on_view", hide)
    fitting.also("on_redeal", deal_anew)


def hide(rules: Rules, seen: GameState, seat: int) -> None:
    """Face-down tiles, a card set aside by somebody else, and Intrigue cards somebody else looks at (X10.2, X10.8)."""
    table = of_table(seen)
    table.stacks = tuple((HIDDEN,) * len(pile) for pile in table.stacks)
    for index in range(len(seen.seats)):
        mine = of_seat(seen, index)
        if index != seat and mine.aside:
            mine.aside = HIDDEN
    for frame in seen.stack:
        if isinstance(frame, Ask) and isinstance(frame.effect, KeepIntrigue) and frame.seat != seat:
            frame.taken = (HIDDEN,) * len(frame.taken)


def deal_anew(rules: Rules, world: GameState, seat: int) -> None:
    """Some order of the face-down tiles; which of a hand's cards are those somebody else looks at."""
    table = of_table(world)
    tiles = tuple(mixed(world, _tiles_face_down(rules, world)))
    stacks = []
    for pile in table.stacks:
        stacks.append(tiles[: len(pile)])
        tiles = tiles[len(pile) :]
    table.stacks = tuple(stacks)
    for frame in world.stack:
        if isinstance(frame, Ask) and isinstance(frame.effect, KeepIntrigue) and frame.seat != seat:
            frame.taken = world.seats[frame.seat].intrigue[-len(frame.taken) :]


def _tiles_face_down(rules: Rules, world: GameState) -> tuple[str, ...]:
    """All tiles but those in sight (X3.41)."""
    table = of_table(world)
    seen = {*table.shown, *table.removed, *(frame.tile for frame in world.stack if isinstance(frame, TechTaken))}
    for seat in range(len(world.seats)):
        seen.update(of_seat(world, seat).tech)
    return tuple(tile for tile in rules.more["tech"] if tile not in seen)


# ------------------------------------------------------------------------------------------------ remembering


def _get_aside(state: GameState, seat: int) -> tuple[str, ...]:
    card = of_seat(state, seat).aside
    return (card,) if card else ()


def _put_aside(state: GameState, seat: int, cards: tuple[str, ...]) -> None:
    of_seat(state, seat).aside = cards[0] if cards else ""


def _aside(memory: Memory, event: Any) -> None:
    _, seat, card = event
    if card == HIDDEN:
        memory.put(("aside", seat), (memory.unseen((HAND, seat)),))


def _aside_back(memory: Memory, event: Any) -> None:
    """It is shown as it comes back (X10.2)."""
    _, seat, card = event
    memory.show(("aside", seat), card)
    memory.put((HAND, seat), (card,))


def _put_back(memory: Memory, event: Any) -> None:
    """Its owner knows what lies on top of the Intrigue deck now, the others only that it is one of two (X10.8)."""
    _, seat, card = event
    memory.lay(INTRIGUE_DECK, (memory.unseen((INTRIGUE, seat), LOOKED_AT) if card == HIDDEN else card,))
