"""R16: the zones of a player's cards, drawing, discarding, trashing, and what is in play."""

from collections import Counter

from tests.kit import proves, table


@proves("R16.1", "R25.20", "intrigue:refocus")
def test_cards_in_play_are_not_in_the_discard_pile():
    """Refocus in the Reveal turn shuffles the discard pile, not the cards in front of the player."""
    t = table(hand=["dagger"], deck=["diplomacy"], discard=["signet_ring"], intrigue=["refocus"]).reveal()
    t.intrigue("refocus")
    assert "dagger" in t.seat().in_play
    assert Counter(t.seat().deck + t.seat().in_play) == Counter(["dagger", "diplomacy", "signet_ring"])
    assert t.seat().discard == ()


@proves("R16.1")
def test_hand_deck_discard_and_play_are_separate():
    """A drawn card leaves the deck for the hand, a played one the hand for play."""
    t = table(hand=["reconnaissance"], deck=["dagger", "diplomacy"], discard=["signet_ring"])
    t.play("reconnaissance", "arrakeen").take("space:arrakeen", "gain")
    player = t.seat()
    assert (player.deck, player.hand, player.discard) == (("diplomacy",), ("dagger",), ("signet_ring",))
    assert player.in_play == ("reconnaissance",)


@proves("R16.2")
def test_cards_are_drawn_from_the_top_of_the_own_deck():
    """The Research Station: the top three, in any case."""
    t = table(hand=["reconnaissance"], deck=["dagger", "diplomacy", "signet_ring", "seek_allies"], water=2)
    t.play("reconnaissance", "research_station").take("space:research_station", "gain")
    assert Counter(t.seat().hand) == Counter(["dagger", "diplomacy", "signet_ring"])
    assert t.seat().deck == ("seek_allies",)


@proves("R16.3")
def test_the_discard_pile_is_shuffled_when_a_card_is_missing():
    """Three to draw, one in the deck, three in the discard pile: the deck's card and two of the others."""
    t = table(hand=["reconnaissance"], deck=["dagger"], discard=["diplomacy", "signet_ring", "seek_allies"], water=2)
    t.play("reconnaissance", "research_station").take("space:research_station", "gain")
    assert t.hand()["dagger"] == 1
    assert (len(t.seat().hand), len(t.seat().deck), t.seat().discard) == (3, 1, ())


@proves("R16.3")
def test_the_discard_pile_is_not_shuffled_before_a_card_is_missing():
    """The last card of the deck is drawn: the discard pile stays where it is."""
    t = table(hand=["reconnaissance"], deck=["dagger"], discard=["diplomacy"])
    t.play("reconnaissance", "arrakeen").take("space:arrakeen", "gain")
    assert (t.seat().deck, t.seat().discard) == ((), ("diplomacy",))


@proves("R16.3")
def test_the_new_deck_is_shuffled():
    """The order of the discard pile does not decide what is drawn."""
    drawn = set()
    for seed in range(20):
        t = table(hand=["reconnaissance"], deck=[], discard=["dagger", "diplomacy", "signet_ring"]).luck(seed)
        t.play("reconnaissance", "arrakeen").take("space:arrakeen", "gain")
        drawn.add(t.seat().hand[0])
    assert drawn == {"dagger", "diplomacy", "signet_ring"}


@proves("R16.3", "R13.8")
def test_nothing_is_drawn_from_nothing():
    """Deck and discard pile are empty: two of three cards are drawn, or none, and the turn goes on."""
    t = table(hand=["reconnaissance"], deck=["dagger"], discard=["diplomacy"], water=2)
    t.play("reconnaissance", "research_station").take("space:research_station", "gain")
    assert Counter(t.seat().hand) == Counter(["dagger", "diplomacy"])
    t = table(hand=["reconnaissance"], deck=[], water=2).play("reconnaissance", "research_station")
    t.take("space:research_station", "gain")
    assert t.seat().hand == ()
    assert t.can("end_turn")


@proves("R16.4", "R25.18", "O19", "intrigue:poison_snooper")
def test_nothing_is_shuffled_merely_to_look():
    """Poison Snooper with an empty deck cannot be played, however many cards are discarded."""
    t = table(deck=[], discard=["dagger", "diplomacy"], intrigue=["poison_snooper"])
    assert not t.can("intrigue", "poison_snooper")
    assert (t.seat().deck, t.seat().discard) == ((), ("dagger", "diplomacy"))


@proves("R16.5", "card:reverend_mother_mohiam")
def test_the_owner_chooses_what_to_discard_from_hand():
    """Mohiam: seat 1 picks two of its three cards, one after the other."""
    t = table(hand=["reverend_mother_mohiam"], in_play=["bene_gesserit_sister"])
    t.setup(1, hand=["dagger", "diplomacy", "signet_ring"], deck=["seek_allies"], intrigue=["ambush"])
    t.play("reverend_mother_mohiam", "wealth").take("card:reverend_mother_mohiam")
    assert t.asked() == 1
    t.do("discard", "signet_ring").do("discard", "dagger")
    assert (t.seat(1).hand, t.seat(1).discard) == (("diplomacy",), ("signet_ring", "dagger"))
    assert t.seat(1).intrigue == ("ambush",)


@proves("R16.6", "card:guild_administrator")
def test_a_card_is_trashed_from_hand_discard_pile_or_play():
    """One of each zone is offered, nothing from the deck."""
    t = table(hand=["guild_administrator", "dagger"], deck=["diplomacy"], discard=["signet_ring"])
    t.play("guild_administrator", "secure_contract").take("card:guild_administrator", "trash")
    assert set(t.legal()) == {
        ("trash", "hand", "dagger"),
        ("trash", "discard", "signet_ring"),
        ("trash", "in_play", "guild_administrator"),
        ("decline",),
    }


@proves("R16.6", "card:guild_administrator")
def test_a_trashed_card_is_out_of_the_game():
    """It is in no zone of anybody any more."""
    t = table(hand=["guild_administrator"], discard=["signet_ring"])
    t.play("guild_administrator", "secure_contract").take("card:guild_administrator", "trash")
    t.do("trash", "discard", "signet_ring")
    assert t.seat().discard == ()
    assert t.state.trashed == ("signet_ring",)


@proves("R16.7", "card:fedaykin_death_commando")
def test_cards_of_agent_turns_and_revealed_cards_are_in_play_together():
    """The Bond of a revealed card looks at a Fremen card played on an Agent turn."""
    t = table(hand=["stilgar", "fedaykin_death_commando"]).setup(conflict=1).play("stilgar", "carthag").finish_turn()
    t.until_turn_of(0).reveal()
    assert t.strength() == 5


@proves("R16.7")
def test_cards_are_in_play_until_clean_up():
    """In the next round last round's Fremen card is no longer in play."""
    t = table(hand=["stilgar"]).reveal_and_end().finish_round()
    t.setup(0, hand=["fedaykin_death_commando"], conflict=1).until_turn_of(0).reveal()
    assert t.strength() == 2


@proves("R16.7", "card:spice_hunter", "card:guild_administrator")
def test_a_trashed_card_is_no_longer_in_play():
    """Stilgar played, then trashed on a later turn: no Bond for the Spice Hunter."""
    t = table(hand=["guild_administrator", "spice_hunter"], in_play=["stilgar"], spice=0)
    t.play("guild_administrator", "secure_contract").take("card:guild_administrator", "trash")
    t.do("trash", "in_play", "stilgar").finish_turn().until_turn_of(0).reveal()
    assert t.spice() == 0


@proves("R16.8", "card:spice_hunter", "card:fedaykin_death_commando")
def test_two_bond_cards_enable_each_other():
    """Spice Hunter and Fedaykin revealed together: a spice, and one and three swords."""
    t = table(hand=["spice_hunter", "fedaykin_death_commando"], spice=0).setup(conflict=1).reveal()
    assert (t.spice(), t.strength()) == (1, 6)


@proves("R16.8", "card:spice_hunter")
def test_a_bond_card_alone_has_no_bond():
    """One Spice Hunter with cards of others: no spice. Two of them: two spice."""
    t = table(hand=["spice_hunter", "dagger"], spice=0).setup(1, in_play=["stilgar"]).reveal()
    assert t.spice() == 0
    t = table(hand=["spice_hunter", "spice_hunter"], spice=0).reveal()
    assert t.spice() == 2


@proves("R16.9", "O20", "space:selective_breeding", "card:thufir_hawat")
def test_the_card_just_played_pays_the_cost_itself_and_its_box_still_works():
    """Thufir Hawat sends to Selective Breeding and is trashed there: his own draw comes as well."""
    t = table(hand=["thufir_hawat"], spice=2).play("thufir_hawat", "selective_breeding")
    t.take("space:selective_breeding", "pay")
    assert "thufir_hawat" in t.state.trashed
    assert len(t.seat().hand) == 2
    t.finish_turn()
    assert len(t.seat().hand) == 3
