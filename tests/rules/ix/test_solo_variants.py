"""X13: the two variants of the solo game; and whole random games of one and two people, sound at every decision."""

from __future__ import annotations

import random

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules, SeatConfig
from dune_desktop.engine.model.config import ConfigError
from dune_desktop.engine.model.options import OptionId
from dune_desktop.engine.model.state import GameState
from dune_desktop.engine.validation.invariants import problems
from tests.kit.coverage import proves
from tests.kit.table import Table, solo_table, table

IX = ("base", "ix")
CHURN, BRUTAL = "row_churn", "brutal_escalation"
ROW = ("truthsayer", "landing_rights", "appropriate", "shai_hulud", "treachery")
NEXT = ("jamis", "sayyadina", "local_fence")

# ------------------------------------------------------------------------------------------------ Row churn


def churning(*variants: str) -> Table:
    """The human is about to reveal; the Row and the cards that come next are known; the Rivals rest."""
    t = solo_table(boxes=IX, variants=variants).setup(1, agents_left=0).setup(2, agents_left=0).row(*ROW)
    for card in reversed(NEXT):
        t.top_of_imperium_deck(card)
    return t


def dice(t: Table) -> tuple[int, int]:
    """What was rolled in the last move."""
    ((_, _, first, second),) = t.event("dice")
    return first, second  # type: ignore[return-value]


@proves("X13.1")
@pytest.mark.parametrize(
    ("roll", "after"),
    [
        ((2, 4), (ROW[0], NEXT[0], ROW[2], NEXT[1], ROW[4])),
        ((4, 2), (ROW[0], NEXT[0], ROW[2], NEXT[1], ROW[4])),
        ((1, 5), (NEXT[0], *ROW[1:4], NEXT[1])),
        ((3, 3), (*ROW[:2], NEXT[0], *ROW[3:])),
        ((6, 1), (NEXT[0], *ROW[1:])),
        ((5, 6), (*ROW[:4], NEXT[0])),
        ((6, 6), ROW),
    ],
)
def test_the_dice_trash_cards_of_the_row(roll: tuple[int, int], after: tuple[str, ...]) -> None:
    """Places from the left; a 6 does nothing, a double trashes one card; refilled when both are gone."""
    t = churning(CHURN).dice(*roll).reveal().end_turn()
    assert (dice(t), t.state.row) == (roll, after)
    assert set(ROW) - set(after) <= set(t.state.trashed)


@proves("X13.1")
def test_both_dice_count_places_of_the_row_after_the_roll() -> None:
    """The row as the purchases of the turn have left it."""
    t = churning(CHURN).setup(0, hand=["lady_jessica"]).reveal().buy("truthsayer")
    t.dice(1, 2).end_turn()
    assert t.state.row == (NEXT[1], NEXT[2], *ROW[2:])
    assert {NEXT[0], ROW[1]} <= set(t.state.trashed)


@proves("X13.1")
def test_the_dice_are_rolled_at_the_end_of_a_reveal_turn() -> None:
    """Not after an Agent turn, not when the hand is revealed, not without the variant."""
    t = churning(CHURN).setup(0, hand=["dagger"]).play("dagger", "tech_negotiation").end_turn()
    assert (t.event("dice"), t.state.row) == ([], ROW)
    t = churning(CHURN).reveal()
    assert (t.event("dice"), t.state.row) == ([], ROW)
    t = churning(BRUTAL).reveal().end_turn()
    assert (t.event("dice"), t.state.row) == ([], ROW)


@proves("X13.1", "X7.8")
def test_cards_trashed_from_the_row_unload_nothing() -> None:
    """They belong to nobody."""
    t = churning(CHURN).row("water_peddler", "choam_delegate").setup(0, water=0, solari=0).dice(1, 2)
    t.reveal().end_turn()
    assert {"water_peddler", "choam_delegate"} <= set(t.state.trashed)
    assert (t.water(), t.solari()) == (0, 0)


@proves("X13.1")
def test_an_empty_deck_leaves_the_places_empty() -> None:
    """Nothing is left to refill them, and an empty place loses nothing more."""
    t = churning(CHURN).imperium_deck().dice(1, 2).reveal().end_turn()
    assert t.state.row == ("", "", *ROW[2:])


# ------------------------------------------------------------------------------------------------ Brutal Escalation


def escalating(card: str, *variants: str) -> Table:
    """Both Rivals fight for this Conflict, with a troop and with a dreadnought; five cards are known."""
    t = solo_table(boxes=IX, variants=variants).setup(1, agents_left=0).setup(2, agents_left=0)
    t.setup(2, dreadnoughts={"conflict": 1}).conflict(card)
    t.hagal_deck("hagal_heighliner", "hagal_wealth", "hagal_stillsuits", "hagal_conspire", "hagal_secrets")
    return t


@proves("X13.2")
def test_two_cards_for_the_combat_bonus_in_a_conflict_three() -> None:
    """Each Rival with a unit there turns two cards and adds the swords of both."""
    t = escalating("grand_vision", BRUTAL).setup(0, intrigue=["ambush"]).fight(2, 2, 0)
    assert [(event[1], event[3]) for event in t.event("hagal_bonus")] == [(1, 6), (1, 3), (2, 4), (2, 4)]
    assert (t.strength(1), t.strength(2)) == (2 + 9, 3 + 8)


@proves("X13.2")
@pytest.mark.parametrize(
    ("card", "variant"), [("desert_power", BRUTAL), ("skirmish_a", BRUTAL), ("grand_vision", CHURN)]
)
def test_one_card_otherwise(card: str, variant: str) -> None:
    """In a Conflict I or II, and without the variant."""
    t = escalating(card, variant).setup(0, intrigue=["ambush"]).fight(2, 2, 0)
    assert [(event[1], event[3]) for event in t.event("hagal_bonus")] == [(1, 6), (2, 3)]


@proves("X13.2", "R26.12")
def test_a_rival_that_does_not_compete_turns_no_card() -> None:
    """No unit in the Conflict, no bonus."""
    t = escalating("grand_vision", BRUTAL).setup(2, dreadnoughts={"garrison": 1}).setup(0, intrigue=["ambush"])
    assert [event[1] for event in t.fight(2, 2, 0).event("hagal_bonus")] == [1, 1]


@proves("X13.1", "X13.2")
@pytest.mark.parametrize("variant", [CHURN, BRUTAL])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_variants_are_for_one_player(players: int, variant: str) -> None:
    """With more people they are refused, and so they are without the box."""
    with pytest.raises(ConfigError):
        table(players, boxes=IX, variants=[variant])
    with pytest.raises(ConfigError):
        solo_table(variants=[variant])


# ------------------------------------------------------------------------------------------------ whole games


SOLO = (SeatConfig(), SeatConfig("rival"), SeatConfig("rival"))
TWO = (SeatConfig(), SeatConfig(), SeatConfig("hagal"))
GAMES = {
    "solo": (SOLO, "mercenary", ()),
    "solo_churn": (SOLO, "sardaukar", (CHURN,)),
    "solo_brutal": (SOLO, "mentat", (BRUTAL,)),
    "solo_both": (SOLO, "kwisatz_haderach", (CHURN, BRUTAL)),
    "two_players": (TWO, None, ()),
}


@proves("X11.25", "X11.26", "X11.11", "X12.2", "X13.1", "X13.2")
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_a_whole_random_game_is_sound(name: str, seed: int) -> None:
    """Random legal answers to the end: no invariant broken, and what always holds for Rivals holds."""
    seats, difficulty, variants = GAMES[name]
    rules = Rules(catalog(IX), GameConfig(seats, IX, difficulty, variants))  # type: ignore[arg-type]
    state = rules.new_game(seed)
    chance = random.Random(seed)
    while rules.legal(state):
        rules.play(state, _answer(rules, state, chance))
        assert problems(rules, state) == []
        _check_rivals(rules, state)
    assert state.phase == "over"


def _answer(rules: Rules, state: GameState, chance: random.Random) -> OptionId:
    """Some legal option; what does something is liked better than what ends the turn."""
    legal = rules.legal(state)
    busy = [option for option in legal if option[0] not in ("reveal", "end_turn", "done", "decline", "pass")]
    return chance.choice(busy if busy and chance.random() < 0.9 else legal)


def _check_rivals(rules: Rules, state: GameState) -> None:
    assert state.own.get("ix") is not None
    quiet = state.stack[-1].kind in ("turn", "window") if state.stack else False
    for seat, kind in zip(state.seats, rules.seat_kinds, strict=True):
        assert seat.own.get("ix") is not None
        if kind == "hagal":
            assert (seat.own["ix"].tech, seat.solari, seat.vp) == ((), 0, 0)
        if kind != "human":
            assert seat.own["ix"].freighter <= 2
            assert all(rules.more["tech"][tile].rival for tile in seat.own["ix"].tech)
        if kind == "rival" and quiet:
            assert seat.solari < 7
            assert seat.spice < 7 or rules.conflicts[state.conflict].level < 3
    if quiet and "rival" in rules.seat_kinds and any(state.own["ix"].shown):
        assert any(tile and rules.more["tech"][tile].rival for tile in state.own["ix"].shown)
