"""Chance: a stream for each purpose, all from one seed, none of which changes another."""

from __future__ import annotations

from typing import Any, Final

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, GameState, Rules, SeatConfig
from dune_desktop.engine.boxes.ix.state import of_table
from dune_desktop.engine.rules.rows import row_of
from dune_desktop.engine.validation.soundness import first_problem
from tests.kit import table
from tests.kit.boxes import Make, make_box

__all__ = ["make_box"]

BOXES: Final = ("base", "ix", "immortality")

SWORD: Final = [{"op": "gain", "what": "sword", "n": 1}]
ONE_MORE: Final[dict[str, dict[str, Any]]] = {
    "imperium": {"copies": 1, "deck": "imperium", "cost": 2, "icons": ["city"], "agent": [], "reveal": SWORD},
    "starter": {"copies": 1, "deck": "starter", "cost": None, "icons": ["city"], "agent": [], "reveal": SWORD},
    "tleilaxu": {"copies": 1, "deck": "tleilaxu", "cost": 2, "icons": ["city"], "agent": [], "reveal": SWORD},
    "intrigue": {"copies": 1, "uses": [{"timing": "combat", "effects": SWORD}]},
    "conflicts": {"copies": 1, "level": 1, "first": SWORD, "second": [], "third": []},
    "leaders": {"house": "north", "complexity": 1, "ability": [], "signet": [], "rival": True},
    "hagal": {
        "copies": 1,
        "players": ["solo", "two_player"],
        "swords": 1,
        "kind": "space",
        "spaces": ["wealth"],
        "effects": [{"op": "gain", "what": "solari", "n": 1}],
    },
    "tech": {"copies": 1, "cost": 1, "uses": [{"timing": "reveal", "effects": SWORD}]},
}
"""One more component of each kind of which chance makes an order, or chooses."""


def begun(*more: str, seed: int = 3) -> GameState:
    """A game of two people, House Hagal and all the boxes, and of these boxes too; nobody has chosen a leader."""
    seats = (SeatConfig("human"), SeatConfig("human"), SeatConfig("hagal"))
    config = GameConfig(seats, (*BOXES, *more))
    return Rules(catalog(config.boxes), config).new_game(seed)


def orders(state: GameState) -> dict[str, Any]:
    """All that chance has decided, by the kind of component that it decided about."""
    tiles, tanks = of_table(state), row_of(state, "tleilaxu")
    return {
        "imperium": state.row + state.imperium_deck,
        "starter": [seat.hand + seat.deck for seat in state.seats],
        "tleilaxu": tanks.shown + tanks.deck,
        "intrigue": (*(card for seat in state.seats for card in seat.intrigue), *state.intrigue_deck),
        "conflicts": state.conflicts + state.conflict_deck,
        "leaders": [seat.leader for seat in state.seats],
        "hagal": state.hagal_deck,
        "tech": (tiles.shown, tiles.stacks),
        "first player": state.first_player,
    }


@pytest.mark.parametrize("kind", ONE_MORE)
def test_one_more_card_is_another_order_of_its_deck_and_of_nothing_else(kind: str, make_box: Make) -> None:
    """Hands, other decks, leaders and the first player are those of the same seed without it.

    For some seeds the order may seem the same, such as that of leaders when the new one is not drawn.
    """
    before = {seed: orders(begun(seed=seed)) for seed in range(6)}
    make_box("more", {kind: [{"id": "tried", **ONE_MORE[kind]}]}, boards=("base",))
    changed = set()
    for seed, was in before.items():
        now = orders(begun("more", seed=seed))
        changed |= {name for name in was if now[name] != was[name]}
    assert changed == {kind}


def test_who_shuffles_changes_no_deck_of_others() -> None:
    """Seat 2 makes a new deck in the same order, whether seat 1, who draws before it, made one or not."""
    made = []
    for shuffles in (True, False):
        t = table()
        for seat in (1, 2):
            cards = sorted(t.seat(seat).deck)
            t.setup(seat, **({"discard": cards} if seat == 2 or shuffles else {"deck": cards}))
        t.finish_round()
        assert [event[1] for event in t.event("shuffle")] == ([1, 2] if shuffles else [2])
        made.append(t.seat(2).hand + t.seat(2).deck)
    assert made[0] == made[1]


def test_every_stream_is_another_one() -> None:
    """Two people with the same ten cards do not get them in the same order, and no two seeds deal alike."""
    dealt = {seat.hand + seat.deck for seed in range(20) for seat in begun(seed=seed).seats[:2]}
    assert len(dealt) == 40


def test_a_box_has_chance_of_its_own(make_box: Make) -> None:
    """What it draws for it names itself; a purpose that nobody names is refused when a game is loaded."""

    def install(builder: Any) -> None:
        builder.register(streams={"weather": "table", "dreams": "seat"})

    make_box("first", {}, boards=("base",), install=install)
    rules = Rules(catalog(("base", "first")), GameConfig(table(2).rules.config.seats, ("base", "first")))
    state = rules.new_game(1)
    state.streams = {**state.streams, "weather": 5, "dreams:1": 6}
    assert first_problem(rules, state) == ""
    for wrong in ("sunshine", "weather:1", "dreams", "dreams:2", "deck:2"):
        other = state.clone()
        other.streams = {**state.streams, wrong: 5}
        assert first_problem(rules, other) == f"streams.{wrong!r}: {wrong!r} is no purpose"
