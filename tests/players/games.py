"""Games between players, each given its sight and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, GameState, Rules
from dune_desktop.engine.knowledge.information_state import InformationState, info_state_of, update_memory
from dune_desktop.engine.knowledge.memory import Memory
from dune_desktop.players.player import Player


def info_states(
    config: GameConfig, seed: int, players: Sequence[Player]
) -> Iterator[tuple[Rules, GameState, InformationState]]:
    """Plays a game; yields rules, position and what the seat that is asked may know, where there is a choice."""
    rules = Rules(catalog(config.boxes), config)
    state = rules.new_game(seed)
    memories = {at: Memory.begin(rules, state, at) for at, human in enumerate(rules.is_player) if human}
    while state.stack:
        seat, options = rules.asked(state), rules.legal(state)
        option = options[0]
        if len(options) > 1:
            info_state = info_state_of(rules, state, memories[seat])
            yield rules, state, info_state
            option = players[seat].choose(info_state)
        events = rules.play(state, option)
        for memory in memories.values():
            update_memory(rules, memory, events, state)
