"""The secret faction choice of a leader and its Masterstroke (R24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.model.components import SecretFactions
from dune_desktop.engine.model.ids import FACTIONS
from dune_desktop.engine.model.options import OptionId
from dune_desktop.engine.rules.influence import gain_influence

if TYPE_CHECKING:
    from dune_desktop.engine.model.state import GameState, Turn
    from dune_desktop.engine.rulebook import Rules


def secret_trait(rules: Rules, state: GameState, seat: int) -> SecretFactions | None:
    """Return the seat's trait of choosing factions in secret, or None (R24.2)."""
    return rules.leader_rules[state.seats[seat].leader].secret if rules.is_player[seat] else None


def secret_options(state: GameState, seat: int) -> list[OptionId]:
    """Return an option for each faction that the seat may still choose in secret (R2.8)."""
    return [("faction", faction) for faction in FACTIONS if faction not in state.seats[seat].secret]


def choose_secret(state: GameState, seat: int, option: OptionId) -> None:
    """Add a faction to the seat's secret choice, which only its owner knows."""
    _, chosen = option
    player = state.seats[seat]
    player.secret += tuple(faction for faction in FACTIONS if faction == chosen)
    state.events.append(("secret", seat, (chosen,)))


def may_show_secret(rules: Rules, state: GameState, turn: Turn) -> bool:
    """Tell whether the seat may reveal its secret factions now (R24.2, O6).

    It may once per game, in a turn in which it deployed as many troops as the trait says.
    """
    player = state.seats[turn.seat]
    if not player.secret or player.secret_used:
        return False
    trait = secret_trait(rules, state, turn.seat)
    return trait is not None and turn.joined >= trait.deploy


def masterstroke(rules: Rules, state: GameState, seat: int) -> None:
    """Reveal the seat's secret factions and gain one influence with each (R24.2)."""
    player = state.seats[seat]
    player.secret_used = True
    state.events.append(("masterstroke", seat, player.secret))
    for faction in player.secret:
        gain_influence(rules, state, seat, faction, 1, "leader:" + player.leader)
