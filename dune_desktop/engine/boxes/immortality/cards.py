"""Effects and conditions of Immortality's cards besides tracks, specimens and grafting (I10, I12)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from dune_desktop.engine.boxes.immortality.state import of_table, of_turn
from dune_desktop.engine.boxes.immortality.words import (
    CombatCardAgainst,
    CombatIcon,
    MostTroops,
    RecallSent,
    RetreatTroops,
    TroopsLost,
)
from dune_desktop.engine.model.effects import HarvestTwice
from dune_desktop.engine.model.frames import Played, WindowFlow
from dune_desktop.engine.model.options import Reason
from dune_desktop.engine.resolution.resolve import ASKS, PLAIN, EffectRule
from dune_desktop.engine.rules.agents import recall_agent
from dune_desktop.engine.rules.intrigue import playable
from dune_desktop.engine.rules.seats import army_of
from dune_desktop.engine.rules.units import TROOP, retreat

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.state import GameState, Turn
    from dune_desktop.engine.rulebook import Rules


def install(builder: RulesBuilder) -> None:
    """Register the effects and conditions of these cards, and the hooks that record what they count."""
    builder.register(
        effects={
            CombatIcon: EffectRule(_run_combat_icon, PLAIN, useful=_no_combat_space, moment="agent"),
            RecallSent: EffectRule(_run_recall_sent, ASKS, _stands_there, _stands_there, moment="agent"),
            RetreatTroops: EffectRule(_run_retreat, ASKS, _can_retreat, _can_retreat),
        },
        costs={RetreatTroops: (_can_retreat, _run_retreat)},
        conditions={
            MostTroops: _most_troops,
            CombatCardAgainst: _combat_card_against,
            TroopsLost: _troops_lost,
        },
        reasons={RecallSent: Reason("agent_gone")},
        unmet={TroopsLost: _already_used},
    )
    builder.wrap("may_deploy", may_deploy)
    builder.wrap_word("effects", HarvestTwice, _doubling)
    builder.on("on_intrigue", _note_card)
    builder.on("on_conflict_cleared", _troops_went_home)


# ------------------------------------------------------------------------------------------------ the Combat icon


def _run_combat_icon(rules: Rules, state: GameState, seat: int, effect: CombatIcon, source: str) -> None:
    assert state.turn is not None
    of_turn(state.turn).combat = True
    state.events.append(("combat_icon", seat, source))


def _no_combat_space(rules: Rules, state: GameState, seat: int, effect: CombatIcon, source: str) -> bool:
    """Tell whether a Combat icon would add anything: the seat may not deploy already (I12.1)."""
    return state.turn is not None and not rules.may_deploy(rules, state.turn)


def may_deploy(inner: Callable[..., bool], rules: Rules, turn: Turn) -> bool:
    """Tell whether the turn's seat may deploy, because of a Combat space or a Combat icon (I12.1, I14.6)."""
    return inner(rules, turn) or (turn.stage == "agent" and of_turn(turn).combat)


# ------------------------------------------------------------------------------------------------ Agents, harvest


def _stands_there(rules: Rules, state: GameState, seat: int, effect: RecallSent, source: str) -> bool:
    turn = state.turn
    return turn is not None and turn.seat == seat and turn.space in state.seats[seat].agents


def _run_recall_sent(rules: Rules, state: GameState, seat: int, effect: RecallSent, source: str) -> None:
    assert state.turn is not None
    recall_agent(state, seat, state.turn.space)


def _doubling(rule: EffectRule) -> EffectRule:
    def run(rules: Rules, state: GameState, seat: int, effect: HarvestTwice, source: str) -> None:
        """Double the base spice; a second doubling makes it four times as much (I9.12)."""
        assert state.turn is not None
        own = of_turn(state.turn)
        for _ in range(2**own.doubled):
            rule.run(rules, state, seat, effect, source)
        own.doubled += 1

    return replace(rule, run=run)


# ------------------------------------------------------------------------------------------------ troops


def _most_troops(rules: Rules, state: GameState, seat: int, test: MostTroops, source: str) -> bool:
    """Tell whether the seat has more troops in the Conflict than each opponent, and at least one (I10.34)."""
    mine = state.seats[seat].conflict
    return mine > max(0, *(state.seats[other].conflict for other in rules.opponents[seat]))


def _can_retreat(rules: Rules, state: GameState, seat: int, effect: RetreatTroops, source: str) -> bool:
    return army_of(rules, state, seat).conflict >= effect.n


def _run_retreat(rules: Rules, state: GameState, seat: int, effect: RetreatTroops, source: str) -> None:
    retreat(rules, state, seat, TROOP, effect.n)


# ------------------------------------------------------------------------------------------------ Intrigue


def _note_card(rules: Rules, state: GameState, seat: int, card: str, timing: str) -> None:
    if timing == "combat":
        of_table(state).combat_cards += (seat,)
    elif timing == "home":
        of_table(state).harvested += (seat,)


def _combat_card_against(rules: Rules, state: GameState, seat: int, test: CombatCardAgainst, source: str) -> bool:
    return any(other != seat for other in of_table(state).combat_cards)


# ------------------------------------------------------------------------------------------------ after Combat


def _troops_went_home(rules: Rules, state: GameState, troops: tuple[int, ...]) -> None:
    """Record the troops that left the Conflict and let players use Intrigue cards about that loss.

    Only players whose losses would let them play such a card are asked, in turn order (I10.11, I22.19, I22.20).
    """
    table = of_table(state)
    table.combat_cards, table.lost, table.harvested = (), troops, ()
    seats = tuple(
        seat
        for seat in rules.seat_order(rules, state)
        if rules.is_player[seat]
        and any(playable(rules, state, seat, use, card) for card, use in rules.intrigue_uses["home"].items())
    )
    if seats:
        state.stack.append(WindowFlow("home", seats))


def _troops_lost(rules: Rules, state: GameState, seat: int, test: TroopsLost, source: str) -> bool:
    """Tell whether the seat lost enough troops and has not used that loss for another card (I22.20)."""
    table = of_table(state)
    if not table.lost or table.lost[seat] < test.n:
        return False
    return seat not in table.harvested or any(isinstance(frame, Played) and frame.seat == seat for frame in state.stack)


def _already_used(rules: Rules, state: GameState, seat: int, test: TroopsLost) -> Reason | None:
    """Return the reason that another card has used the seat's losses, or None if that is not why (I22.20)."""
    table = of_table(state)
    return Reason("losses_used") if table.lost and table.lost[seat] >= test.n and seat in table.harvested else None
