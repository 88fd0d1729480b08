"""R29, X3.41: what of Rise of Ix a seat may not see, and dealing it anew for a seat that thinks ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.boxes.ix.state import of_seat, of_table
from dune_desktop.engine.chance import shuffled
from dune_desktop.engine.effects import KeepIntrigue
from dune_desktop.engine.frames import Ask
from dune_desktop.engine.ids import HIDDEN
from dune_desktop.engine.view import known_of_deck

if TYPE_CHECKING:
    from dune_desktop.engine.fitting import Fitting
    from dune_desktop.engine.rulebook import Rules
    from dune_desktop.engine.state import GameState


def install(fitting: Fitting) -> None:
    """Have views and redealt worlds respect the secrets of this box."""
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
    """Another order of the face-down tiles, another card set aside by others."""
    table = of_table(world)
    tiles = shuffled(world, tuple(sorted(sum(table.stacks, ()))))
    stacks = []
    for pile in table.stacks:
        stacks.append(tiles[: len(pile)])
        tiles = tiles[len(pile) :]
    table.stacks = tuple(stacks)
    for index, player in enumerate(world.seats):
        mine = of_seat(world, index)
        if index == seat or not mine.aside:
            continue
        known = known_of_deck(rules, world, index, seat)
        cards = shuffled(world, tuple(sorted((*player.deck[known:], *player.hand, mine.aside))))
        unknown = len(player.deck) - known
        mine.aside, cards = cards[0], cards[1:]
        player.deck, player.hand = player.deck[:known] + cards[:unknown], cards[unknown:]
    for frame in world.stack:
        if isinstance(frame, Ask) and isinstance(frame.effect, KeepIntrigue) and frame.seat != seat:
            frame.taken = world.seats[frame.seat].intrigue[-len(frame.taken) :]
