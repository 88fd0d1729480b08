"""Dice that clear slots of the Imperium Row after a Reveal turn, in games with that variant (X13.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dune_desktop.engine.model.chance import below
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.engine.rules.cards import leave_game
from dune_desktop.engine.rules.markets import refill_row

if TYPE_CHECKING:
    from dune_desktop.engine.model.state import GameState, Turn
    from dune_desktop.engine.rulebook import Rules

DICE: Final = "dice"
STREAMS: Final = {DICE: "table"}


def roll(rules: Rules, state: GameState, turn: Turn) -> None:
    """Roll two dice after a Reveal turn and trash the cards in those slots of the Imperium Row (X13.1)."""
    if not rules.row_dice or turn.stage != "reveal":
        return
    dice = (below(state, DICE, 6), below(state, DICE, 6))
    state.events.append(("dice", turn.seat, dice[0] + 1, dice[1] + 1))
    slots = [slot for slot in sorted(dict.fromkeys(dice)) if slot < len(state.row) and state.row[slot]]
    for slot in slots:
        state.events.append(("row_trash", NOBODY, slot, state.row[slot]))
        leave_game(rules, state, state.row[slot])
    for slot in slots:
        refill_row(state, slot)
