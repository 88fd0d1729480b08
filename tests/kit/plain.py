"""The plain table: a starting position for scenarios in which nothing is random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from dune_desktop.engine import Rules
from dune_desktop.engine.boxes.ix.state import IxState
from dune_desktop.engine.boxes.uprising.state import UprisingTable
from dune_desktop.engine.model.chance import begin, stream
from dune_desktop.engine.model.frames import GameFlow
from dune_desktop.engine.model.records import Row
from dune_desktop.engine.model.state import GameState
from dune_desktop.engine.resolution import setup
from dune_desktop.engine.rules.turn import begin_turn

CONFLICTS = ("skirmish_a", "uprising/skirmish_desert_mouse")  # their rewards have no further effects


def plain_table(rules: Rules, turn_of: int) -> GameState:
    """Return a position at the start of the first turn of round 1 by this seat; hands are empty.

    Every deck lies in the order of the component files: first one of each card, then further copies. All leaders must
    be set, or they would be chosen at random.
    """
    assert all(seat.leader or seat.kind == "hagal" for seat in rules.config.seats), "a plain table has its leaders"
    state = setup.new_game(rules, seed=0)
    begin(state, stream(0))
    state.events = []
    _put_in_order(rules, state)
    state.first_player = turn_of
    state.round = 1
    state.conflicts = (_conflict(rules),)
    for told in rules.on_conflict_revealed:
        told(rules, state)
    state.phase = "turns"
    state.stack = [GameFlow(step="turns", seat=(turn_of + 1) % len(state.seats))]
    begin_turn(rules, state, turn_of)
    state.events = []
    return state


def _put_in_order(rules: Rules, state: GameState) -> None:
    """Undo all shuffling; a seat that was dealt Intrigue cards gets as many of the first ones."""
    for seat in state.seats:
        seat.deck = in_order(seat.deck, rules.cards)
    state.imperium_deck = in_order(state.row + state.imperium_deck, rules.cards)
    state.row, state.imperium_deck = state.imperium_deck[: rules.row_size], state.imperium_deck[rules.row_size :]
    held = (card for seat in state.seats for card in seat.intrigue)
    state.intrigue_deck = in_order((*held, *state.intrigue_deck), rules.intrigues)
    for seat in state.seats:
        n = len(seat.intrigue)
        seat.intrigue, state.intrigue_deck = state.intrigue_deck[:n], state.intrigue_deck[n:]
    state.hagal_deck = in_order(state.hagal_deck, rules.hagal_cards)
    state.conflict_deck = _other_conflicts(rules)
    for record in state.own.values():
        if isinstance(record, Row):
            cards, size = in_order(filter(None, (*record.shown, *record.deck)), rules.cards), len(record.shown)
            record.shown, record.deck = cards[:size], cards[size:]
        elif isinstance(record, IxState):
            tiles = tuple(rules.more["tech"])
            piles = (tiles[:6], tiles[6:12], tiles[12:])
            record.shown, record.stacks, record.removed = tuple(p[0] for p in piles), tuple(p[1:] for p in piles), ()
        elif isinstance(record, UprisingTable):
            contracts, size = in_order((*record.shown, *record.deck), rules.more["contract"]), len(record.shown)
            record.shown, record.deck = contracts[:size], contracts[size:]
            _deal_in_order(rules, state)


def _deal_in_order(rules: Rules, state: GameState) -> None:
    """Give the last seats the Objectives with the icon of the Skirmish, so that winning it makes no pair."""
    dealt = {seat.own["uprising"].objective for seat in state.seats}
    cards = [card for card in rules.catalog.of("objective") if card.id in dealt]
    for seat, card in zip(state.seats, sorted(cards, key=lambda card: card.icon == "desert_mouse"), strict=True):
        seat.own["uprising"].objective = card.id


def _conflict(rules: Rules) -> str:
    return next(card.id for card in rules.catalog.conflicts if card.id in CONFLICTS)


def _other_conflicts(rules: Rules) -> tuple[str, ...]:
    """Return the first Conflict cards of each level, without one of the lowest, which is fought for already."""
    found: list[str] = []
    for place, (level, count) in enumerate(rules.conflict_levels):
        cards = [card.id for card in rules.catalog.conflicts if card.level == level and card.id != _conflict(rules)]
        found += cards[: count - (place == 0)]
    return tuple(found)


def in_order(cards: Iterable[str], known: Iterable[str]) -> tuple[str, ...]:
    """Return the cards in file order, one of each before the second of any."""
    left, found = Counter(cards), []
    while left := +left:
        found += [card for card in known if card in left]
        left -= Counter(dict.fromkeys(left, 1))
    return tuple(found)
