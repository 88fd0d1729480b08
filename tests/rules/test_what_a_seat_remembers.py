"""R29: cards a seat has seen and cannot see any more; every world it thinks in honours them."""

from collections import Counter

from dune_desktop.engine.model.ids import FACTIONS
from tests.kit import new_game, proves, solo_table, table

PAUL = "paul_atreides"
FOUR = ["ambush", "staged_incident", "windfall", "bribery"]


def always(worlds, what):
    """Whether it holds in all of the worlds."""
    return all(what(world) for world in worlds)


def sometimes(worlds, what):
    """Whether it holds in some of the worlds and not in all."""
    return any(what(world) for world in worlds) and not always(worlds, what)


def robbery(wanted):
    """Seat 0 steals this Intrigue card from seat 1, and has drawn one before."""
    for seed in range(50):
        t = table(hand=["diplomacy"]).setup(1, intrigue=FOUR).luck(seed).watch().play("diplomacy", "secrets")
        t.take("space:secrets", "gain").take("space:secrets", "steal_intrigue")
        if t.event("steal_intrigue")[0][3] == wanted:
            return t
    raise AssertionError("never stolen")


@proves("R12.5", "R29.1")
def test_the_victim_knows_the_card_the_thief_holds():
    """The third player does not."""
    t = robbery("bribery")
    assert always(t.worlds(1), lambda world: "bribery" in world.seats[0].intrigue)
    assert not always(t.worlds(2), lambda world: "bribery" in world.seats[0].intrigue)


@proves("R12.5", "R29.1")
def test_the_victim_knows_when_the_thief_has_played_the_card():
    """The other card, which the thief drew, it never saw."""
    t = robbery("windfall").intrigue("windfall")
    hands = {world.seats[0].intrigue for world in t.worlds(1)}
    assert len(hands) > 10
    assert not any("windfall" in hand for hand in hands)


@proves("R29.1", "R12.6")
def test_cards_in_hand_are_not_among_those_shuffled_into_a_new_intrigue_deck():
    """What lay in the discard pile is the new deck, whatever its order."""
    t = table(hand=["reconnaissance"]).intrigue_piles(discard=["windfall", "bribery", "charisma"], rest=1).watch()
    t.play("reconnaissance", "carthag").take("space:carthag", "gain")
    assert t.event("shuffle")
    worlds = t.worlds(2)
    assert always(worlds, lambda world: Counter(world.seats[1].intrigue) == Counter(t.seat(1).intrigue))
    assert {world.seats[0].intrigue[0] for world in worlds} == {"windfall", "bribery", "charisma"}


@proves("R16.3", "R29.1", "O8")
def test_a_hand_drawn_across_a_shuffle_is_known_in_part():
    """The two cards left in the deck are in the hand, and three of those that lay in the discard pile."""
    t = table(turn_of=1).setup(0, hand=[], deck=["dagger", "diplomacy"])
    t.setup(0, discard=["reconnaissance", "convincing_argument", "seek_allies", "signet_ring"]).watch()
    t.finish_round()
    assert t.state.round == 2
    hands = [Counter(world.seats[0].hand) for world in t.worlds(2)]
    assert all(hand["dagger"] == hand["diplomacy"] == 1 and hand.total() == 5 for hand in hands)
    assert len({tuple(sorted(hand.elements())) for hand in hands}) > 1


@proves("R25.20", "R29.1", "intrigue:refocus")
def test_cards_shuffled_into_a_deck_are_not_in_the_hand_that_was_held_before():
    """One of them may have been drawn since, not two."""
    t = table(hand=["dagger", "diplomacy"], deck=["reconnaissance", "signet_ring"], intrigue=["refocus"])
    t.setup(discard=["chani", "stilgar"]).watch().intrigue("refocus")
    assert len(t.seat().hand) == 3
    came = [{"chani", "stilgar"} & set(world.seats[0].hand) for world in t.worlds(1)]
    assert {len(cards) for cards in came} == {0, 1}


@proves("R16.3", "R29.1")
def test_a_hand_drawn_to_the_end_of_the_deck_is_known():
    """All cards that are not in it have been seen; of its order nobody need know anything."""
    last = ["dagger", "diplomacy", "reconnaissance", "signet_ring", "seek_allies"]
    t = table(turn_of=1).setup(0, hand=["dagger"], deck=last).watch().finish_round()
    assert (t.seat().deck, t.hand()) == ((), Counter(last))
    assert always(t.worlds(3), lambda world: Counter(world.seats[0].hand) == t.hand())


@proves("R29.2", "R25.19", "R24.7")
def test_paul_remembers_the_card_below_one_acquired_on_top():
    """He looked at it before; the others know the upper one only."""
    t = table(leader=PAUL, hand=["arrakis_liaison"], deck=["dagger", "diplomacy", "signet_ring", "reconnaissance"])
    t.setup(intrigue=["recruitment_mission"]).row("scout").watch()
    t.intrigue("recruitment_mission").reveal().buy("scout", to="top")
    assert t.view(0).seats[0].deck[:2] == ("scout", "?")
    assert always(t.worlds(0), lambda world: world.seats[0].deck[:2] == ("scout", "dagger"))
    assert always(t.worlds(2), lambda world: world.seats[0].deck[0] == "scout")
    assert sometimes(t.worlds(2), lambda world: world.seats[0].deck[1] == "dagger")


@proves("R29.2", "R25.19")
def test_an_acquired_card_on_top_is_known_in_the_hand_it_is_drawn_to():
    """Of the hand of the next round the others know that card."""
    t = (
        table(hand=["arrakis_liaison"], deck=["dagger"], intrigue=["recruitment_mission"], turn_of=2)
        .row("scout")
        .watch()
    )
    t.intrigue("recruitment_mission").reveal().buy("scout", to="top")
    t.finish_turn().finish_round()
    assert always(t.worlds(0), lambda world: "scout" in world.seats[2].hand)


@proves("R29.2", "R16.4", "intrigue:poison_snooper")
def test_a_card_looked_at_is_on_top_in_the_worlds_of_its_owner():
    """The others may think of any card."""
    t = table(deck=["dagger", "diplomacy", "signet_ring"], intrigue=["poison_snooper"]).watch()
    t.intrigue("poison_snooper")
    assert always(t.worlds(0), lambda world: world.seats[0].deck[0] == "dagger")
    assert sometimes(t.worlds(1), lambda world: world.seats[0].deck[0] == "dagger")


@proves("R29.1", "R24.2")
def test_the_barons_factions_are_guessed_until_he_shows_them():
    """Then everybody knows them."""
    leaders = ["baron_vladimir_harkonnen", PAUL, "helena_richese", "earl_memnon_thorvald"]
    t = table(leaders=leaders, secret=["guild", "fremen"], garrison=4, intrigue=["rapid_mobilization"]).watch()
    assert sometimes(t.worlds(1), lambda world: set(world.seats[0].secret) == {"guild", "fremen"})
    assert {faction for world in t.worlds(1) for faction in world.seats[0].secret} == set(FACTIONS)
    assert always(t.worlds(0), lambda world: world.seats[0].secret == ("guild", "fremen"))
    t.intrigue("rapid_mobilization").deploy(4).do("masterstroke")
    assert always(t.worlds(1), lambda world: world.seats[0].secret == ("guild", "fremen"))


@proves("R29.1", "R26.3")
def test_house_hagal_cards_that_were_turned_are_not_in_the_deck():
    """Until it is shuffled anew."""
    t = solo_table().watch().rival_turn(1, "hagal_wealth")
    left = Counter(t.state.hagal_deck)
    assert left.total() < 30
    assert always(t.worlds(0), lambda world: Counter(world.hagal_deck) == left)
    assert len({world.hagal_deck for world in t.worlds(0)}) > 1


@proves("R29.1", "R2.2")
def test_conflict_cards_to_come_have_their_level():
    """Which of the level they are is open."""
    t = new_game(leaders=[PAUL, "helena_richese", "earl_memnon_thorvald", "duke_leto_atreides"]).watch()
    levels = [t.rules.conflicts[card].level for card in t.state.conflict_deck]
    for world in t.worlds(0):
        assert [t.rules.conflicts[card].level for card in world.conflict_deck] == levels
        assert not set(world.conflicts) & set(world.conflict_deck)
    assert len({world.conflict_deck for world in t.worlds(0)}) > 1


@proves("R29.1", "R28.22")
def test_intrigue_cards_a_rival_spent_are_held_by_nobody():
    """They lie in the discard pile."""
    t = solo_table(rivals=("baron_vladimir_harkonnen", "glossu_the_beast_rabban"))
    t.setup(1, solari=1, intrigue=["ambush", "bribery"]).top_of_intrigue_deck("windfall").watch()
    t.rival_turn(1, "hagal_arrakeen_1p")
    deck = Counter(t.state.intrigue_deck + t.seat(2).intrigue)
    for world in t.worlds(0):
        assert Counter(world.intrigue_deck + world.seats[2].intrigue) == deck


@proves("R29.1")
def test_only_what_is_hidden_from_a_seat_differs_in_its_worlds():
    """Its own cards and all that lies open stay; the decks and the hands of others do not."""
    t = table(hand=["dagger", "diplomacy"], intrigue=["ambush"]).watch()
    worlds = t.worlds(0)
    assert {(world.seats[0].hand, world.seats[0].intrigue, world.row) for world in worlds} == {
        (t.seat().hand, t.seat().intrigue, t.state.row)
    }
    for hidden in (lambda w: w.imperium_deck, lambda w: w.intrigue_deck, lambda w: w.seats[0].deck):
        assert len({hidden(world) for world in worlds}) > 1
    assert t.info_state(0).determinize(7) == t.info_state(0).determinize(7)
