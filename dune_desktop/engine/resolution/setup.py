"""R2, R27.2, R28: the set-up of a game from a configuration and a seed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dune_desktop.engine.model.chance import below, of_seat, shuffled, stream
from dune_desktop.engine.model.config import ConfigError
from dune_desktop.engine.model.frames import GameFlow
from dune_desktop.engine.model.ids import IMPERIUM, NOBODY, START_AGENTS, START_WATER, TROOPS_PER_SEAT
from dune_desktop.engine.model.state import GameState, Seat
from dune_desktop.engine.resolution.resolve import run
from dune_desktop.engine.rules import cards, hagal, intrigue

if TYPE_CHECKING:
    from dune_desktop.engine.model.components import Leader
    from dune_desktop.engine.rulebook import Rules

LEADERS, CONFLICT = "leaders", "conflict"
STREAMS: Final = dict.fromkeys((LEADERS, CONFLICT, IMPERIUM), "table")


def new_game(rules: Rules, seed: int) -> GameState:
    """Return the position after set-up, before any decision is looked for; the caller must `advance` it."""
    state = GameState(rng=stream(seed))
    leaders = _leaders(rules, state)
    _decks(rules, state)
    for index in range(len(rules.seat_kinds)):
        state.seats.append(_seat(rules, state, index, leaders[index]))
    state.own = {name: made() for name, made in rules.table_records.items()}
    for player in state.seats:
        player.own = {name: made() for name, made in rules.seat_records.items()}
    state.first_player = rules.first_player(rules, state)
    state.events.append(("game_start", NOBODY, state.first_player))
    state.stack.append(GameFlow())
    for told in rules.on_setup:
        told(rules, state)
    _starting_effects(rules, state)
    return state


def _leaders(rules: Rules, state: GameState) -> list[str]:
    """Return the leaders as chosen, the others dealt at random among those still free (R2.4, R28.1).

    Raises `ConfigError` if a chosen leader does not exist or cannot lead a Rival.
    """
    chosen = [seat.leader for seat in rules.config.seats]
    for leader in filter(None, chosen):
        if leader not in rules.leaders or rules.leaders[leader].side_of:
            raise ConfigError(f"there is no leader {leader!r} in these boxes")
    for index, leader in enumerate(chosen):
        if leader and not rules.may_lead(rules, index, rules.leaders[leader]):
            raise ConfigError(f"{leader} cannot lead a {'Rival' if rules.is_rival[index] else 'player'} (R28.1)")
    # Rivals draw first: fewer leaders are open to them.
    for index in sorted(range(len(chosen)), key=lambda index: not rules.is_rival[index]):
        if chosen[index] or rules.seat_kinds[index] == "hagal":
            continue
        sitting = {name for leader in filter(None, chosen) for name in _names(rules.leaders[leader])}
        free = [
            leader.id
            for leader in rules.leaders.values()
            if rules.may_lead(rules, index, leader) and sitting.isdisjoint(_names(leader))
        ]
        chosen[index] = free[below(state, LEADERS, len(free))]
    return chosen


def _names(leader: Leader) -> set[str]:
    """Return the ids of the leader's card and of another card with the same person."""
    return {leader.id, leader.namesake} - {""}


def _decks(rules: Rules, state: GameState) -> None:
    catalog = rules.catalog
    deck: list[str] = []
    for level, count in rules.conflict_levels:
        pile = tuple(card.id for card in catalog.conflicts if card.level == level for _ in range(card.copies))
        deck += shuffled(state, CONFLICT, pile)[:count]  # R2.2: the others go back unseen
    state.conflict_deck = tuple(deck)
    state.intrigue_deck = shuffled(
        state, intrigue.DECK, tuple(card.id for card in catalog.intrigues for _ in range(card.copies))
    )
    imperium = shuffled(
        state, IMPERIUM, tuple(card.id for card in catalog.cards if card.deck == "imperium" for _ in range(card.copies))
    )
    state.row, state.imperium_deck = imperium[: rules.row_size], imperium[rules.row_size :]
    state.reserve = {card.id: card.copies for card in catalog.cards if card.deck == "reserve"}
    state.bonus_spice = {space.id: 0 for space in rules.board if space.maker}
    if rules.hagal_deck:
        state.hagal_deck = shuffled(state, hagal.DECK, rules.hagal_deck)


def _seat(rules: Rules, state: GameState, index: int, leader: str) -> Seat:
    kind = rules.seat_kinds[index]
    seat = Seat(leader=leader, supply=TROOPS_PER_SEAT, agents_left=START_AGENTS)
    if kind == "hagal":
        seat.agents_left = 3  # R27.2
        return seat
    seat.water = START_WATER
    garrison = rules.start_garrison
    if kind == "human":
        seat.deck = shuffled(state, of_seat(cards.DECK, index), rules.starting_cards(rules, leader))
        seat.discard = rules.start_discard
    elif not rules.rival_garrison:
        garrison = 0  # R28.4
    seat.garrison = garrison
    seat.supply -= garrison
    return seat


def _starting_effects(rules: Rules, state: GameState) -> None:
    if rules.start_points:
        for seat in range(len(state.seats)):
            rules.gains["vp"](rules, state, seat, rules.start_points, "start")  # R2.6
    for seat, kind in enumerate(rules.seat_kinds):
        if kind == "human" and rules.start_intrigue:
            rules.gains["intrigue"](rules, state, seat, rules.start_intrigue, "start")  # X14.4
    for seat, kind in enumerate(rules.seat_kinds):
        player = state.seats[seat]
        if kind == "human":
            for what, n in rules.player_extra:
                rules.gains[what](rules, state, seat, n, "start")
            for effect in rules.leader_rules[player.leader].start_with:
                run(rules, state, seat, effect, "leader:" + player.leader)  # R2.8
        elif kind == "rival" and rules.rival_intrigue:
            rules.gains["intrigue"](rules, state, seat, rules.rival_intrigue, "start")
