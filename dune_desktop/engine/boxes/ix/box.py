"""Installation of Rise of Ix, its setup, its Epic Game Mode, and the checks of its state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from dune_desktop.engine.assembly.registry import BoxCollision
from dune_desktop.engine.boxes.ix import cards, dreadnoughts, places, rivals, secrets, shipping, tech
from dune_desktop.engine.boxes.ix.state import IxSeat, IxState, IxTurn, TechTaken, of_seat, of_table
from dune_desktop.engine.boxes.ix.tiles import todo_for
from dune_desktop.engine.model.chance import shuffled
from dune_desktop.engine.model.frames import RewardsFlow
from dune_desktop.engine.rules import intrigue

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.options import OptionId
    from dune_desktop.engine.model.state import GameState, Todo
    from dune_desktop.engine.rulebook import Rules

STACKS = 3  # X1.3
EPIC_POINTS = 12  # X14.1
EPIC_CONFLICTS = ((2, 5), (3, 5))  # X14.2
EPIC_INTRIGUE = 1  # X14.4
EPIC_GARRISON = 5  # X14.5
EPIC_REPLACED = "dune_the_desert_planet"  # X14.3


def install(builder: RulesBuilder) -> None:
    """Register all rules of Rise of Ix for a game."""
    builder.add_state("ix", seat=IxSeat, turn=IxTurn, table=IxState)
    builder.on("on_setup", _set_up)
    for module in (dreadnoughts, shipping, tech, cards, rivals, secrets, places):
        module.install(builder)
    builder.on("winner_gets", winner_gets)
    builder.on("options_between_turns", winning_intrigue)
    builder.on("on_conflict_revealed", on_conflict_revealed)
    builder.on("checks", _check_state)
    if "epic" in builder.rules.config.variants:
        _epic(builder)


def _epic(builder: RulesBuilder) -> None:
    """Set up the Epic Game Mode (X14).

    Its cards replace starting cards, or are put into the discard pile if `additions_discarded` is set (I16.1).
    """
    rules = builder.rules
    added = tuple(card.id for card in rules.catalog.cards if card.deck == "epic" for _ in range(card.copies))

    def starting_deck(before: tuple[str, ...]) -> tuple[str, ...]:
        if rules.additions_discarded:
            return before
        deck = list(before)
        if deck.count(EPIC_REPLACED) < len(added):
            raise BoxCollision(f"the Epic Game Mode replaces {EPIC_REPLACED}, which another box has taken out")
        for _ in added:
            deck.remove(EPIC_REPLACED)
        return (*deck, *added)

    def start_discard(before: tuple[str, ...]) -> tuple[str, ...]:
        return (*before, *added) if rules.additions_discarded else before

    builder.set_fact("points_to_end", EPIC_POINTS)
    builder.set_fact("conflict_levels", EPIC_CONFLICTS)
    builder.set_fact("start_garrison", EPIC_GARRISON)
    builder.set_fact("start_intrigue", EPIC_INTRIGUE)
    builder.change_fact("starting_deck", starting_deck)
    builder.change_fact("start_discard", start_discard)


def _set_up(rules: Rules, state: GameState) -> None:
    """Shuffle the Tech tiles into three stacks and turn the top tile of each face up (X1.3).

    Each seat's dreadnoughts and Freighter are set up by the defaults of `IxSeat` (X1.7).
    """
    tiles = shuffled(state, tech.DECK, tuple(tile.id for tile in rules.catalog.of("tech") for _ in range(tile.copies)))
    size = len(tiles) // STACKS
    piles = [tiles[stack * size : (stack + 1) * size] for stack in range(STACKS)]
    table = of_table(state)
    table.stacks = tuple(pile[1:] for pile in piles)
    table.shown = tuple(pile[0] for pile in piles)


def on_conflict_revealed(rules: Rules, state: GameState) -> None:
    """Turn used tiles face up again and let Rivals convert hoarded spice, at Round Start (X17.10, X11.26)."""
    tech.turn_face_up(state)
    rivals.on_conflict_revealed(rules, state)


def winner_gets(rules: Rules, state: GameState, seat: int) -> tuple[Todo, ...]:
    """Return the effects of winning: placing a dreadnought and Tech tiles; the winner chooses the order (X17.7)."""
    return dreadnoughts.placing(state, seat) + todo_for(rules, state, seat, "win")


def winning_intrigue(rules: Rules, state: GameState, seat: int, options: list[OptionId]) -> None:
    """Add the winner's Intrigue cards for winning to its options while it resolves its reward (X17.7)."""
    if any(isinstance(frame, RewardsFlow) and frame.winner == seat for frame in state.stack):
        options += intrigue.intrigue_options(rules, state, seat, "win")


def _check_state(rules: Rules, state: GameState) -> Iterator[str]:
    """Yield a message for each fault in the state: lost or duplicated tiles, and pieces in impossible places."""
    table = of_table(state)
    if not len(table.stacks) == len(table.shown) == STACKS:
        yield f"tiles: {len(table.stacks)} stacks and {len(table.shown)} tiles on them instead of {STACKS} (X1.3)"
        return
    tiles = [*table.removed, *filter(None, table.shown)]
    for pile in table.stacks:
        tiles += pile
    taken = [frame for frame in state.stack if isinstance(frame, TechTaken)]
    tiles += [frame.tile for frame in taken]
    if any(frame.stack >= STACKS or table.shown[frame.stack] for frame in taken):
        yield "tiles: one was taken from where another lies (X3.4)"
    for stack, (pile, shown) in enumerate(zip(table.stacks, table.shown, strict=True)):
        if pile and not shown and stack not in [frame.stack for frame in taken]:
            yield f"tiles: stack {stack} shows nothing although {len(pile)} lie there (X3.5)"
    top = rules.catalog.of("shipping")[-1].step
    for index in range(len(state.seats)):
        mine = of_seat(state, index)
        tiles += mine.tech
        if mine.negotiators < 0:
            yield f"negative: seat {index} has {mine.negotiators} Negotiators"
        if not 0 <= mine.freighter <= top:
            yield f"freighter: seat {index} is at step {mine.freighter} of {top} (X4.1)"
        if not set(mine.face_down) <= set(mine.tech):
            yield f"tiles: seat {index} turned down tiles it does not own"
    have, due = Counter(tiles), Counter({tile.id: tile.copies for tile in rules.catalog.of("tech")})
    if not dict.__eq__(have, due):
        yield f"tiles: {sorted((have - due) + (due - have))} lost or made (X1.3)"
    for space, (_, placed) in table.holds.items():
        if not rules.spaces[space].control_bonus:
            yield f"dreadnoughts: {space} has no flag (X6.1)"
        if placed > state.round:
            yield f"dreadnoughts: one came to {space} in round {placed}, which is not yet (X6.5)"
