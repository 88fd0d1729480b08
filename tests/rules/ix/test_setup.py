"""X1: what Rise of Ix adds to the box, and how a game with it begins."""

from collections import Counter

import pytest

from dune_desktop.content.catalog import catalog
from tests.kit import ix_table, new_game, proves, solo_table, table

BOXES = ("base", "ix")
BARON = "baron_vladimir_harkonnen"  # he chooses first, so everything still lies as set up


def begun(players=4, seed=1, **more):
    return new_game(players, leaders=[BARON], seed=seed, boxes=BOXES, **more)


@proves("X1.1")
def test_the_box_has_its_numbers_of_parts():
    """Over the base game: 35 Imperium, 17 Intrigue, 4 Conflict and 9 House Hagal cards, 6 Leaders, 18 tiles, four
    track spaces.
    """
    base, both = catalog(("base",)), catalog(BOXES)

    def cards(box, deck):
        return sum(card.copies for card in box.cards if card.deck == deck)

    assert cards(both, "imperium") - cards(base, "imperium") == 35
    assert cards(both, "epic") == 1
    assert sum(card.copies for card in both.intrigues) - sum(card.copies for card in base.intrigues) == 17
    new = [card.level for card in both.conflicts if card not in base.conflicts]
    assert sorted(new) == [1, 1, 2, 3]
    assert sum(card.copies for card in both.hagal if card not in base.hagal) == 9
    assert len(both.leaders) - len(base.leaders) == 6
    assert (sum(tile.copies for tile in both.of("tech")), len(both.of("shipping"))) == (18, 4)


@proves("X1.1", "X1.7")
def test_every_player_has_two_dreadnoughts_in_supply_and_a_freighter_at_the_bottom():
    """Neither in the garrison nor in the Conflict, and no tile and no Negotiator yet."""
    t = begun()
    for seat in range(4):
        mine = t.ix(seat)
        assert (mine.supply, mine.garrison, mine.conflict, mine.freighter) == (2, 0, 0, 0)
        assert (mine.tech, mine.negotiators) == ((), 0)


@proves("X1.2", "X2.1")
def test_the_overlay_lies_on_the_board_only_with_the_box():
    """Four spaces are covered, four are new; without the box it is the other way round."""
    covered = {"hall_of_oratory", "rally_troops", "secure_contract", "sell_melange"}
    new = {"interstellar_shipping", "smuggling", "tech_negotiation", "dreadnought"}
    assert not covered & set(ix_table().rules.spaces)
    assert new < set(ix_table().rules.spaces)
    assert covered < set(table().rules.spaces)
    assert not new & set(table().rules.spaces)


@proves("X1.3")
def test_the_tiles_lie_in_three_stacks_of_six_with_the_top_one_face_up():
    """All eighteen, each once, and another seed gives another order."""
    t = begun()
    assert [len(pile) for pile in t.state.own["ix"].stacks] == [5, 5, 5]
    assert len(t.state.own["ix"].shown) == 3
    tiles = Counter(t.state.own["ix"].shown) + Counter(tile for pile in t.state.own["ix"].stacks for tile in pile)
    assert tiles == Counter({tile.id: 1 for tile in t.rules.catalog.of("tech")})
    assert len({begun(seed=seed).state.own["ix"].shown for seed in range(8)}) == 8


@proves("X1.4")
def test_the_conflict_deck_is_still_one_five_and_four_cards():
    """From six, eleven and five; so one Conflict III stays in the box."""
    box = catalog(BOXES)
    assert Counter(card.level for card in box.conflicts for _ in range(card.copies)) == {1: 6, 2: 11, 3: 5}
    deck = begun().state.conflict_deck
    assert [box_level(card) for card in deck] == [1, 2, 2, 2, 2, 2, 3, 3, 3, 3]
    assert len(set(deck)) == 10


def box_level(card):
    return next(conflict.level for conflict in catalog(BOXES).conflicts if conflict.id == card)


@proves("X1.4")
def test_new_conflict_cards_turn_up_and_any_conflict_three_may_be_left_out():
    """Over some games every new Conflict card is in the deck at times and missing at times."""
    decks = [set(begun(seed=seed).state.conflict_deck) for seed in range(30)]
    for card in ("skirmish_freighter_troop", "skirmish_freighter_spice", "trade_monopoly", "economic_supremacy"):
        assert 0 < sum(card in deck for deck in decks) < 30


@proves("X1.5")
def test_new_cards_are_shuffled_in_before_the_row_is_dealt():
    """Those of both boxes; new ones can lie in the first row."""
    base, both = {card.id for card in catalog(("base",)).cards}, catalog(BOXES)
    t = begun()
    imperium = {card.id: card.copies for card in both.cards if card.deck == "imperium"}
    assert Counter(t.state.row + t.state.imperium_deck) == imperium
    assert Counter(t.state.intrigue_deck) == {card.id: card.copies for card in both.intrigues}
    rows = [begun(seed=seed).state.row for seed in range(10)]
    assert any(card not in base for row in rows for card in row)
    assert any(card in base for row in rows for card in row)


@proves("X1.6")
def test_new_and_old_leaders_are_mixed():
    """Chosen ones side by side; left to chance, both kinds come."""
    t = new_game(leaders=["ilesa_ecaz", "paul_atreides", "tessia_vernius", BARON], boxes=BOXES)
    assert [player.leader for player in t.state.seats][:2] == ["ilesa_ecaz", "paul_atreides"]
    base = {leader.id for leader in catalog(("base",)).leaders}
    dealt = {player.leader for seed in range(10) for player in begun(seed=seed).state.seats}
    assert dealt & base
    assert dealt - base


@proves("X1.8")
@pytest.mark.parametrize("make", [lambda: solo_table(boxes=BOXES), lambda: ix_table(2)], ids=["solo", "two players"])
def test_rivals_and_house_hagal_have_freighter_and_dreadnoughts_too(make):
    """On the bottom space and in the supply."""
    t = make()
    for seat, human in enumerate(t.rules.is_player):
        if not human:
            assert (t.ix(seat).freighter, t.ix(seat).supply) == (0, 2)


@proves("X1.8")
def test_no_tile_is_shared_out_in_a_two_player_game():
    """House Hagal begins without tiles and Negotiators."""
    t = begun(2)
    assert (t.ix(2).tech, t.ix(2).negotiators) == ((), 0)
