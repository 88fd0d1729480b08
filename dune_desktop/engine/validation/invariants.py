"""Invariants of positions: a report of named violations, empty for a sound position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from dune_desktop.engine.assembly.derived import derived
from dune_desktop.engine.model.frames import AllianceFalls, GameFlow, Played, TurnFlow
from dune_desktop.engine.model.ids import FACTIONS, NOBODY
from dune_desktop.engine.rules.rows import all_of

if TYPE_CHECKING:
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules


def problems(rules: Rules, state: GameState) -> list[str]:
    """Return all violations, each beginning with its name; positions reached by play have none."""
    if len(state.seats) != len(rules.seat_kinds):
        return [f"seats: {len(state.seats)} instead of {len(rules.seat_kinds)}"]
    found: list[str] = []
    for check in (_seats, _units, _agents, _points, _cards, _intrigue, _decks, _alliances, _board, _stack):
        found += check(rules, state)
    for own in rules.checks:
        found += own(rules, state)
    return found


def _seats(rules: Rules, state: GameState) -> Iterator[str]:
    """Check the counts and influence of each seat."""
    for index, seat in enumerate(state.seats):
        for what in (
            "solari",
            "spice",
            "water",
            "agents_left",
            "swords",
            "known_top",
        ):
            if getattr(seat, what) < 0:
                yield f"negative: seat {index} has {getattr(seat, what)} {what}"
        if not all(0 <= steps <= track.top for steps, track in zip(seat.influence, rules.catalog.tracks, strict=True)):
            yield f"influence: seat {index} stands at {seat.influence} (R14.1)"
        if seat.known_top > len(seat.deck):
            yield f"known_top: seat {index} knows more cards than its deck has"


def _units(rules: Rules, state: GameState) -> Iterator[str]:
    """Check that no unit is lost or made (R1.2, X1.7)."""
    for unit in rules.units:
        for index, seat in enumerate(state.seats):
            mine = unit.of_seat(seat)
            if unit.limit is None:
                if mine.conflict < 0:
                    yield f"negative: seat {index} has {mine.conflict} {unit.id}s in the Conflict"
                continue
            places = mine.supply, mine.garrison, mine.conflict
            if min(places) < 0:
                yield f"negative: seat {index} has {min(places)} {unit.id}s somewhere"
            there = sum(places) + sum(elsewhere(state, index, unit) for elsewhere in rules.units_elsewhere)
            if there != unit.limit:
                yield f"{unit.id}s: seat {index} has {there} of {unit.limit}"


def _agents(rules: Rules, state: GameState) -> Iterator[str]:
    """Check the number and places of each seat's Agents."""
    for index, seat in enumerate(state.seats):
        base = 3 if rules.seat_kinds[index] == "hagal" else 2
        due = base + seat.swordmaster + (state.mentat == index)
        if seat.agents_left + len(seat.agents) != due:
            yield f"agents: seat {index} has {seat.agents_left} + {len(seat.agents)}, not {due} (R1.1, R23)"
        for space in seat.agents:
            if space not in rules.spaces:
                yield f"agents: seat {index} has an Agent on {space}, which is no space"


def _points(rules: Rules, state: GameState) -> Iterator[str]:
    """Check each seat's points against their sources."""
    for index, seat in enumerate(state.seats):
        if seat.vp != sum(change for _, change, _ in seat.points):
            yield f"points: seat {index} has {seat.vp}, its sources say otherwise"
        if rules.seat_kinds[index] == "hagal":
            continue
        by_source: dict[str, int] = {}
        for source, change, _ in seat.points:
            by_source[source] = by_source.get(source, 0) + change
        for track, faction in enumerate(FACTIONS):
            if by_source.get("track:" + faction, 0) != (seat.influence[track] >= rules.tracks[faction].point_at):
                yield f"points: seat {index} and the {faction} track disagree (R14.2)"
            if by_source.get("alliance:" + faction, 0) != (state.alliances[track] == index):
                yield f"points: seat {index} and the {faction} Alliance disagree (R14.13)"


def _cards(rules: Rules, state: GameState) -> Iterator[str]:
    """Check that no card is lost or made, and the size of the Imperium Row."""
    cards = list(state.trashed)
    for seat in state.seats:
        cards += seat.deck + seat.hand + seat.discard + seat.in_play + rules.cards_outside_zones(seat)
    have = Counter(cards)
    for market in rules.markets.values():
        have.update(market.stock(state))
    yield from _differences(
        "cards", _all_cards(rules, tuple(rules.first_side[seat.leader] for seat in state.seats)), have
    )
    if len(state.row) != rules.row_size:
        yield f"row: {len(state.row)} slots (R2.3)"


def _intrigue(rules: Rules, state: GameState) -> Iterator[str]:
    """Check that no Intrigue card is lost or made."""
    cards = [*state.intrigue_deck, *state.intrigue_discard]
    cards += [frame.card for frame in state.stack if isinstance(frame, Played)]
    for seat in state.seats:
        cards += seat.intrigue + seat.intrigue_open
    for elsewhere in rules.intrigue_elsewhere:
        cards += elsewhere(state)
    yield from _differences("intrigue", _all_intrigue_cards(rules), Counter(cards))


def _differences(name: str, due: Counter[str], have: Counter[str]) -> Iterator[str]:
    """Yield the differences between two counts of cards."""
    if dict.__eq__(due, have):  # nearly always equal, and faster than card by card
        return
    for card in sorted(due.keys() | have.keys()):
        if due[card] != have[card]:
            yield f"{name}: {have[card]} of {card} instead of {due[card]}"


def _all_cards(rules: Rules, leaders: tuple[str, ...]) -> Counter[str]:
    """Return how many of each card a game by these rules has, with these leaders in its seats."""
    known = _known_counts(rules)
    if leaders not in known:
        due: Counter[str] = Counter()
        for market in rules.markets.values():
            due.update(market.dealt(rules) if market.dealt is not None else all_of(rules, market.deck))
        for leader, player in zip(leaders, rules.is_player, strict=True):
            if player:
                due.update(rules.starting_cards(rules, leader) + rules.start_discard)
        known[leaders] = +due
    return known[leaders]


@derived
def _known_counts(rules: Rules) -> dict[tuple[str, ...], Counter[str]]:
    """Return the cache of `_all_cards`, by the leaders in the seats; it starts empty."""
    return {}


@derived
def _all_intrigue_cards(rules: Rules) -> Counter[str]:
    """Return how many of each Intrigue card a game by these rules has."""
    return Counter({card.id: card.copies for card in rules.catalog.intrigues})


def _decks(rules: Rules, state: GameState) -> Iterator[str]:
    """Check the Conflict deck and the House Hagal deck."""
    size = sum(count for _, count in rules.conflict_levels)
    conflicts = state.conflict_deck + state.conflicts
    if len(conflicts) != size or len(dict.fromkeys(conflicts)) != size:
        yield f"conflicts: {len(dict.fromkeys(conflicts))} different cards of {size} (R2.2)"
    if len(state.conflicts) != state.round:
        yield f"conflicts: {len(state.conflicts)} revealed in round {state.round} (R4.1)"
    if sorted(state.hagal_deck + state.hagal_discard) != sorted(rules.hagal_deck):
        yield "hagal: cards were lost or gained"


def _alliances(rules: Rules, state: GameState) -> Iterator[str]:
    """Check that each Alliance token is with a leader of its track, or on the board while nobody is high enough."""
    waiting = {frame.faction for frame in state.stack if isinstance(frame, AllianceFalls)}
    for track, faction in enumerate(FACTIONS):
        if faction in waiting:
            continue
        holder = state.alliances[track]
        heights = [seat.influence[track] for seat in state.seats]
        least = rules.tracks[faction].bonus_at
        if holder == NOBODY:
            if max(heights) >= least:
                yield f"alliance: nobody holds the {faction} token although somebody reached {least} (R14.5)"
        elif heights[holder] < least or heights[holder] < max(heights):
            yield f"alliance: seat {holder} holds the {faction} token at {heights} (R14.6, R14.12)"


def _board(rules: Rules, state: GameState) -> Iterator[str]:
    """Check control markers, bonus spice and the Mentat."""
    for space, owner in state.control.items():
        if not rules.spaces[space].control_bonus:
            yield f"control: {space} has no flag"
        if not 0 <= owner < len(state.seats) or rules.seat_kinds[owner] == "hagal":
            yield f"control: seat {owner} cannot control {space} (R27.9)"
    for space, spice in state.bonus_spice.items():
        if spice < 0:
            yield f"bonus_spice: {spice} at {space}"
    if state.mentat != NOBODY and not 0 <= state.mentat < len(state.seats):
        yield f"mentat: with seat {state.mentat}"


def _stack(rules: Rules, state: GameState) -> Iterator[str]:
    """Check the lowest frame and that the turn's frame and data go together."""
    if not state.stack:
        if state.phase != "over":
            yield f"stack: empty in phase {state.phase}"
        return
    if not isinstance(state.stack[0], GameFlow):
        yield "stack: the game itself is not at the bottom"
    turns = sum(isinstance(frame, TurnFlow) for frame in state.stack)
    if turns != (state.turn is not None):
        yield f"stack: {turns} turns on it, but the turn's facts are {'there' if state.turn else 'missing'}"
