"""R3, R4: the phases of a round and the first of them, Round Start."""

import pytest

from tests.kit import new_game, proves, table


@proves("R3.1")
def test_the_five_phases_follow_each_other():
    """After the turns come Combat, Makers, Recall, and the next Round Start."""
    t = table()
    phases = []
    while t.state.round == 1:
        t.idle()
        phases += [event[2] for event in t.event("phase")]
    assert phases == ["combat", "makers", "recall", "round_start", "turns"]


@proves("R3.2")
def test_a_game_has_ten_rounds_at_most():
    """If nobody scores, the game ends after the tenth Conflict card."""
    t = new_game(3, leaders=["paul_atreides", "helena_richese", "earl_memnon_thorvald"])
    rounds = set()
    while t.state.stack:
        rounds.add(t.state.round)
        t.idle()
    assert rounds == set(range(1, 11))
    assert t.state.conflict_deck == ()


@proves("R4.1")
def test_the_top_conflict_card_is_revealed_onto_the_pile():
    """Round 2 fights for the top card of the deck; the first card lies under it."""
    t = table().next_conflict("desert_power").finish_round()
    assert t.state.conflicts == ("skirmish_a", "desert_power")
    assert len(t.state.conflict_deck) == 8
    assert "desert_power" not in t.state.conflict_deck


@proves("R4.2")
@pytest.mark.parametrize(
    ("space", "card"),
    [
        ("arrakeen", "siege_of_arrakeen"),
        ("carthag", "siege_of_carthag"),
        ("imperial_basin", "secure_imperial_basin"),
        ("arrakeen", "battle_for_arrakeen"),
        ("carthag", "battle_for_carthag"),
        ("imperial_basin", "battle_for_imperial_basin"),
    ],
)
def test_the_controller_may_defend_with_a_troop_from_supply(space, card):
    """A Conflict for a controlled space: one troop from the supply, not from the garrison."""
    t = table().control(space, 2).next_conflict(card).finish_round()
    assert t.state.phase == "round_start"
    assert t.asked() == 2
    t.take("conflict:" + card)
    assert (t.troops(2), t.supply(2), t.garrison(2)) == (1, 8, 3)
    assert t.state.phase == "turns"


@proves("R4.2")
def test_the_defence_may_be_declined():
    """The defensive troop is optional."""
    t = table().control("arrakeen", 2).next_conflict("siege_of_arrakeen").finish_round()
    t.decline()
    assert (t.troops(2), t.supply(2)) == (0, 9)
    assert t.state.phase == "turns"


@proves("R4.2")
def test_no_defence_with_an_empty_supply():
    """The controller with all troops in the garrison is not even asked."""
    t = table().setup(2, garrison=12).control("arrakeen", 2).next_conflict("siege_of_arrakeen").finish_round()
    assert t.state.phase == "turns"
    assert t.troops(2) == 0


@proves("R4.2")
def test_no_defence_of_another_space():
    """A Conflict for Carthag does not concern the controller of Arrakeen."""
    t = table().control("arrakeen", 2).next_conflict("siege_of_carthag").finish_round()
    assert t.state.phase == "turns"
    assert t.troops(2) == 0


@proves("R4.3", "R23.5", "conflict:sort_through_the_chaos")
def test_the_winner_of_sort_through_the_chaos_begins_the_round_with_the_mentat():
    """The Mentat is an Agent more from the start of the next round."""
    t = table().conflict("sort_through_the_chaos").fight(0, 4).finish_round()
    assert (t.state.round, t.state.phase) == (2, "turns")
    assert t.state.mentat == 1
    assert t.seat(1).agents_left == 3


@proves("R4.4")
def test_everybody_draws_five_cards():
    """Five from the own deck at Round Start."""
    t = table().finish_round()
    assert [len(t.seat(seat).hand) for seat in range(4)] == [5, 5, 5, 5]
    assert [len(t.seat(seat).deck) for seat in range(4)] == [5, 5, 5, 5]


@proves("R4.4", "R10.13")
def test_cards_kept_in_hand_come_on_top_of_the_five():
    """A card that came to hand after the Reveal turn stays there; five more are drawn."""
    t = table().reveal_and_end()
    t.setup(0, hand=["dagger"]).finish_round()
    assert len(t.seat().hand) == 6
    assert t.hand()["dagger"] >= 1


@proves("R4.4", "R16.3")
def test_the_discard_pile_becomes_the_deck_when_it_runs_out():
    """Two cards left in the deck: both are drawn, then three of the reshuffled discard pile."""
    t = table(deck=["dagger", "diplomacy"], discard=["convincing_argument"] * 2 + ["reconnaissance", "signet_ring"])
    t.finish_round()
    assert t.hand()["dagger"] == t.hand()["diplomacy"] == 1
    assert (len(t.seat().hand), len(t.seat().deck), t.seat().discard) == (5, 1, ())


@proves("R4.5", "R6.3")
def test_no_plot_card_at_round_start():
    """The controller who decides about the defence cannot play Windfall meanwhile."""
    t = table().setup(2, intrigue=["windfall"]).control("arrakeen", 2)
    t.next_conflict("siege_of_arrakeen").finish_round()
    assert (t.state.phase, t.asked()) == ("round_start", 2)
    assert not t.can("intrigue")
