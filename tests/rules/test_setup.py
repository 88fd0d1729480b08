"""R1, R2: what there is, and how a game begins. A Baron has to choose first, so everything still lies as set up."""

from collections import Counter

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import ConfigError, GameConfig, SeatConfig
from tests.kit import new_game, proves, table

BARON = "baron_vladimir_harkonnen"
STARTING_DECK = Counter(
    convincing_argument=2,
    dagger=2,
    diplomacy=1,
    dune_the_desert_planet=2,
    reconnaissance=1,
    seek_allies=1,
    signet_ring=1,
)


@proves("R1.1", "R2.5")
def test_every_player_has_twelve_troops_a_starting_deck_of_ten_and_two_agents():
    """What a player owns at the start; the third Agent is not his yet."""
    t = new_game(leaders=[BARON])
    for seat in range(4):
        player = t.seat(seat)
        assert player.supply + player.garrison + player.conflict == 12
        assert Counter(player.deck) == STARTING_DECK
        assert (player.agents_left, player.agents, player.swordmaster) == (2, (), False)
        assert (player.hand, player.discard, player.in_play, player.intrigue) == ((), (), (), ())


@proves("R1.2")
def test_nobody_has_more_than_twelve_troops():
    """With all twelve on the board a thirteenth cannot be recruited."""
    t = table(hand=["dagger"], garrison=12)
    t.play("dagger", "hall_of_oratory")
    assert (t.garrison(), t.supply()) == (12, 0)


@proves("R1.2")
def test_resources_are_unlimited():
    """The bank never runs out, however few tokens are in the box (40 Solari in all)."""
    t = table(hand=["diplomacy"], solari=99, spice=99, water=99)
    t.play("diplomacy", "wealth")
    assert (t.solari(), t.spice(), t.water()) == (101, 99, 99)


@proves("R1.3")
def test_the_decks_have_their_numbers_of_cards():
    """67 Imperium, 40 Intrigue, 8 + 10 + 6 Reserve, 4 + 10 + 4 Conflict, 31 House Hagal cards, 8 leaders."""
    t = new_game(leaders=[BARON])
    assert len(t.state.row) + len(t.state.imperium_deck) == 67
    assert len(t.state.intrigue_deck) == 40
    assert t.state.reserve == {"arrakis_liaison": 8, "the_spice_must_flow": 10, "foldspace": 6}
    box = catalog(("base",))
    assert Counter(card.level for card in box.conflicts for _ in range(card.copies)) == {1: 4, 2: 10, 3: 4}
    assert sum(card.copies for card in box.hagal) == 31
    assert len(box.leaders) == 8


@proves("R2.1")
def test_the_mentat_and_the_alliances_lie_on_the_board():
    """Nobody has the Mentat or an Alliance token yet: the first visitor gets the Mentat."""
    t = new_game(leaders=[BARON])
    assert t.state.mentat == -1
    assert [t.alliance(faction) for faction in ("emperor", "guild", "bene_gesserit", "fremen")] == [-1] * 4


@proves("R2.2")
def test_the_conflict_deck_is_one_five_and_four_cards():
    """From the top: one Conflict I, five Conflict II, the four Conflict III; no card twice."""
    t = new_game(leaders=[BARON])
    deck = t.state.conflict_deck
    assert [t.rules.conflicts[card].level for card in deck] == [1, 2, 2, 2, 2, 2, 3, 3, 3, 3]
    assert len(set(deck)) == 10


@proves("R2.2")
def test_conflicts_are_chosen_and_ordered_at_random():
    """Many games begin with each of the four Conflict I cards, and their Conflict III come in several orders."""
    decks = [new_game(leaders=[BARON], seed=seed).state.conflict_deck for seed in range(40)]
    assert {deck[0] for deck in decks} == {"skirmish_a", "skirmish_b", "skirmish_c", "skirmish_d"}
    assert len({card for deck in decks for card in deck[1:6]}) == 10
    assert len({deck[6:] for deck in decks}) > 12


@proves("R2.3")
def test_five_cards_lie_in_the_row_and_the_decks_are_shuffled():
    """Two games have different rows and Intrigue decks; the row has five cards, the Reserve three stacks."""
    one, two = new_game(leaders=[BARON], seed=1), new_game(leaders=[BARON], seed=2)
    assert len(one.state.row) == 5
    assert "" not in one.state.row
    assert len(one.state.reserve) == 3
    assert one.state.row != two.state.row
    assert one.state.imperium_deck != two.state.imperium_deck
    assert one.state.intrigue_deck != two.state.intrigue_deck


@proves("R2.4")
def test_leaders_are_taken_by_choice_or_at_random():
    """A chosen leader is kept, the others are dealt at random and never twice."""
    games = [new_game(leaders=["helena_richese"], seed=seed) for seed in range(30)]
    for t in games:
        leaders = [t.seat(seat).leader for seat in range(4)]
        assert leaders[0] == "helena_richese"
        assert len(set(leaders)) == 4
    assert len({t.seat(1).leader for t in games}) == 7


@proves("R2.4")
def test_two_leaders_of_one_house_may_play():
    """Both Richese sit at one table; one leader in two seats is refused."""
    t = new_game(leaders=["helena_richese", "count_ilban_richese"])
    assert [t.seat(0).leader, t.seat(1).leader] == ["helena_richese", "count_ilban_richese"]
    twice = SeatConfig("human", "helena_richese")
    with pytest.raises(ConfigError):
        GameConfig((twice, twice, SeatConfig(), SeatConfig()))


@proves("R2.5")
def test_every_player_starts_with_one_water_and_three_troops_in_the_garrison():
    """One water, three troops in the garrison, nine in supply, influence and strength at 0."""
    t = new_game(3, leaders=["paul_atreides", "helena_richese", BARON])
    for seat in range(3):
        player = t.seat(seat)
        assert (player.solari, player.spice, player.water) == (0, 0, 1)
        assert (player.garrison, player.supply, player.conflict) == (3, 9, 0)
        assert player.influence == (0, 0, 0, 0)
        assert t.strength(seat) == 0


@proves("R2.5")
def test_starting_decks_are_shuffled():
    """Two seats have their ten cards in different orders."""
    t = new_game(leaders=[BARON])
    assert len({t.seat(seat).deck for seat in range(4)}) > 1


@proves("R2.6")
def test_four_players_start_at_one_point():
    """The score marker is on 1 with four players."""
    t = new_game(leaders=[BARON])
    assert [t.vp(seat) for seat in range(4)] == [1, 1, 1, 1]


@proves("R2.6")
@pytest.mark.parametrize("players", [2, 3])
def test_fewer_players_start_at_zero(players):
    """The score marker is on 0 with two or three players."""
    t = new_game(players, leaders=[BARON])
    assert [t.vp(seat) for seat in range(players)] == [0] * players


@proves("R2.7")
def test_the_first_player_is_random():
    """Every seat is first in some games, and the first player takes the first turn."""
    games = [new_game(leaders=["paul_atreides", "helena_richese", "earl_memnon_thorvald"], seed=s) for s in range(40)]
    quiet = [t for t in games if t.state.phase == "turns"]
    assert {t.state.first_player for t in games} == {0, 1, 2, 3}
    assert quiet
    assert [t.asked() for t in quiet] == [t.state.first_player for t in quiet]


@proves("R2.8", "leader:glossu_the_beast_rabban")
def test_rabban_starts_with_a_spice_and_a_solari():
    """The leader's starting effect is there before anything is played."""
    t = new_game(leaders=["glossu_the_beast_rabban", BARON])
    assert (t.solari(), t.spice(), t.water()) == (1, 1, 1)


@proves("R2.8", "R24.2", "leader:baron_vladimir_harkonnen")
def test_the_baron_chooses_after_setup_and_before_round_1():
    """He is asked twice while the row lies open and no Conflict is revealed; two different factions."""
    t = new_game(leaders=[BARON])
    assert (t.state.phase, t.state.round, t.state.conflicts, len(t.state.row)) == ("setup", 0, (), 5)
    assert t.asked() == 0
    t.do("faction", "guild")
    assert not t.can("faction", "guild")
    assert t.state.round == 0
    t.do("faction", "fremen")
    assert t.seat().secret == ("guild", "fremen")
    assert t.state.round == 1
