"""X14: Epic Game Mode."""

from collections import Counter

import pytest

from dune_desktop.engine import ConfigError, GameConfig, SeatConfig
from tests.kit import ix_table, new_game, proves, solo_table, table

BOXES = ("base", "ix")
BARON = "baron_vladimir_harkonnen"  # he chooses first, so everything still lies as set up


def epic(**facts):
    return ix_table(variants=("epic",), **facts)


def begun(players=4, seed=1):
    return new_game(players, leaders=[BARON], seed=seed, boxes=BOXES, variants=("epic",))


@proves("X14.1", "X16.1")
@pytest.mark.parametrize(("points", "over"), [(11, False), (12, True)])
def test_an_epic_game_is_played_to_twelve(points, over):
    """At Recall, not before."""
    t = epic(vp=points)
    assert t.state.phase == "turns"
    t.finish_round()
    assert (t.state.phase == "over") is over


@proves("X16.1")
@pytest.mark.parametrize(("points", "over"), [(9, False), (10, True)])
def test_without_the_epic_mode_ten_are_enough(points, over):
    """As in the base game."""
    t = ix_table(vp=points).finish_round()
    assert (t.state.phase == "over") is over


@proves("X14.2")
def test_the_conflict_deck_is_five_and_five():
    """Five of the eleven Conflict II on top of all five Conflict III; no Conflict I."""
    decks = []
    for seed in range(5):
        t = begun(seed=seed)
        deck = t.state.conflict_deck
        assert [t.rules.conflicts[card].level for card in deck] == [2] * 5 + [3] * 5
        assert set(deck[5:]) == {card for card, spec in t.rules.conflicts.items() if spec.level == 3}
        decks.append(deck[:5])
    assert len(set(decks)) > 1


@proves("X14.2", "X16.1")
def test_an_epic_game_ends_with_the_conflict_deck_too():
    """After ten rounds."""
    t = epic()
    while t.state.phase != "over":
        t.finish_round()
    assert t.state.round == 10


@proves("X14.3")
def test_one_dune_the_desert_planet_is_replaced():
    """Ten cards, one Dune and one Control the Spice."""
    t = begun()
    for seat in range(4):
        deck = Counter(t.seat(seat).deck)
        assert (deck["dune_the_desert_planet"], deck["control_the_spice"], deck.total()) == (1, 1, 10)


@proves("X14.4")
def test_each_player_draws_an_intrigue_card():
    """In setup, from the 57."""
    t = begun(3)
    assert [len(t.seat(seat).intrigue) for seat in range(3)] == [1, 1, 1]
    assert len(t.state.intrigue_deck) == 54


@proves("X14.5")
def test_each_player_starts_with_five_troops_in_the_garrison():
    """Of twelve."""
    t = begun()
    assert [(t.garrison(seat), t.supply(seat)) for seat in range(4)] == [(5, 7)] * 4


@proves("X14.1")
def test_nothing_else_of_the_setup_differs():
    """A point for each of four players, a water, two Agents."""
    t = begun()
    for seat in range(4):
        assert (t.vp(seat), t.water(seat), t.seat(seat).agents_left, t.ix(seat).supply) == (1, 1, 2, 2)


@proves("X14.6", "card:control_the_spice")
def test_control_the_spice_trashes_and_recruits_for_a_spice():
    """A Spice Trade card; both for one spice, or nothing."""
    t = epic(hand=["control_the_spice", "dagger"], spice=1)
    assert {t.rules.spaces[option[2]].icon for option in t.legal() if option[:2] == ("send", "control_the_spice")} == {
        "spice_trade"
    }
    t.play("control_the_spice", "smuggling").take("card:control_the_spice")
    assert (t.spice(), t.garrison()) == (0, 6)
    t.do("trash", "hand", "dagger") if t.can("trash") else t.take("card:control_the_spice").do(
        "trash", "hand", "dagger"
    )
    assert "dagger" in t.state.trashed
    t = epic(hand=["control_the_spice", "dagger"], spice=0).play("control_the_spice", "smuggling")
    assert not t.can_take("card:control_the_spice")


@proves("X14.6")
def test_control_the_spice_revealed():
    """1 persuasion and 1 spice."""
    t = epic(hand=["control_the_spice"], spice=0).reveal()
    assert (t.persuasion(), t.spice()) == (1, 1)


@proves("X14.7")
def test_control_the_spice_is_in_epic_games_only():
    """Neither in a deck nor in the Imperium deck of an ordinary game."""
    t = new_game(leaders=[BARON], boxes=BOXES)
    cards = Counter(t.state.row + t.state.imperium_deck)
    for seat in range(4):
        cards.update(t.seat(seat).deck)
    assert (cards["control_the_spice"], cards["dune_the_desert_planet"]) == (0, 8)
    epic_cards = Counter(begun().state.row + begun().state.imperium_deck)
    assert epic_cards["control_the_spice"] == 0


@proves("X14.1")
@pytest.mark.parametrize("make", [lambda: solo_table(boxes=BOXES, variants=("epic",)), lambda: epic(players=2)])
def test_the_epic_mode_is_for_three_or_four(make):
    """Neither solo nor with two."""
    with pytest.raises(ConfigError):
        make()


@proves("X14.1")
def test_the_epic_mode_belongs_to_the_box():
    """Not with the base game alone."""
    with pytest.raises(ConfigError):
        table(variants=("epic",))
    for variants in (("epic",), ("epic", "row_churn")):
        message = f"only with Rise of Ix: {', '.join(variants)}$"
        with pytest.raises(ConfigError, match=message):
            GameConfig((SeatConfig(), SeatConfig(), SeatConfig()), ("base",), None, variants)
