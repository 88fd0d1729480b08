"""R10: the Reveal turn - reveal, resolve, set strength, clean up."""

from collections import Counter

from tests.kit import proves, table


@proves("R10.1", "R10.10")
def test_strength_is_set_after_the_effects_and_before_clean_up():
    """Revealing shows the cards; only ending the turn announces the strength and clears the table."""
    t = table(hand=["dagger"]).setup(conflict=1).reveal()
    assert t.event("reveal") == [("reveal", 0, ("dagger",))]
    assert t.event("strength") == []
    t.end_turn()
    assert t.event("strength") == [("strength", 0, 3)]
    assert (t.seat().in_play, t.seat().discard) == ((), ("dagger",))


@proves("R10.2")
def test_the_whole_hand_is_revealed():
    """No card can be kept back, useful or not."""
    t = table(hand=["dagger", "seek_allies", "diplomacy"]).reveal()
    assert t.seat().hand == ()
    assert Counter(t.seat().in_play) == Counter(["dagger", "seek_allies", "diplomacy"])


@proves("R10.2", "R10.3")
def test_cards_of_agent_turns_are_not_revealed_again():
    """Diplomacy sent an Agent; its persuasion is not gained, that of Reconnaissance is."""
    t = table(hand=["diplomacy", "reconnaissance"]).play("diplomacy", "wealth").finish_turn()
    t.until_turn_of(0).reveal()
    assert t.event("reveal") == [("reveal", 0, ("reconnaissance",))]
    assert t.persuasion() == 1


@proves("R10.3")
def test_the_boxes_of_all_revealed_cards_add_up():
    """Convincing Argument 2, Diplomacy 1, Signet Ring 1; two Daggers are two swords."""
    t = table(hand=["convincing_argument", "diplomacy", "signet_ring", "dagger", "dagger"])
    t.setup(conflict=1).reveal()
    assert t.persuasion() == 4
    assert t.strength() == 4


@proves("R10.4", "R11.3")
def test_acquiring_before_an_effect():
    """A card is bought first, the troop of Gun Thopter deployed afterwards."""
    t = table(hand=["gun_thopter", "convincing_argument"]).reveal()
    t.buy("arrakis_liaison")
    t.take("card:gun_thopter", "deploy").deploy(1)
    assert (t.persuasion(), t.troops()) == (0, 1)


@proves("R10.4")
def test_reveal_effects_in_any_order():
    """Thufir Hawat's intrigue card before or after Sardaukar Legion's troops."""
    for first, second in (("thufir_hawat", "sardaukar_legion"), ("sardaukar_legion", "thufir_hawat")):
        t = table(hand=["thufir_hawat", "sardaukar_legion"]).reveal().take("card:" + first)
        if first == "sardaukar_legion":
            t.deploy(3)
        assert (len(t.seat().intrigue), t.troops()) == ((1, 0) if first == "thufir_hawat" else (0, 3))
        assert t.can_take("card:" + second)


@proves("R10.5", "space:high_council")
def test_the_high_council_counts_in_the_round_in_which_it_was_taken():
    """Two persuasion already this round, two again in the next."""
    t = table(hand=["dagger"], solari=5).play("dagger", "high_council").finish_turn()
    t.until_turn_of(0).reveal()
    assert t.persuasion() == 2
    t.end_turn().finish_round().setup(0, hand=[]).until_turn_of(0).reveal()
    assert t.persuasion() == 2


@proves("R10.5", "space:hall_of_oratory")
def test_the_hall_of_oratory_counts_while_the_agent_is_there():
    """One persuasion with an Agent on the space, none without."""
    assert table(agents=["hall_of_oratory"]).reveal().persuasion() == 1
    assert table(agents=["rally_troops"]).reveal().persuasion() == 0


@proves("R10.5")
def test_seat_and_hall_of_others_give_nothing():
    """Only one's own Councilor and Agent count."""
    t = table().setup(1, council=True, agents=["hall_of_oratory"]).reveal()
    assert t.persuasion() == 0


@proves("R10.6", "intrigue:water_of_life")
def test_a_card_drawn_in_the_reveal_turn_is_revealed_at_once():
    """Water of Life after revealing: three cards go into play and give their boxes."""
    deck = ["convincing_argument", "dagger", "signet_ring", "diplomacy"]
    t = table(hand=[], deck=deck, intrigue=["water_of_life"], water=1, spice=1).setup(conflict=1)
    t.reveal().intrigue("water_of_life")
    assert (t.persuasion(), t.strength()) == (3, 3)
    assert t.seat().hand == ()
    assert Counter(t.seat().in_play) == Counter(deck[:3])


@proves("R10.7")
def test_unspent_persuasion_is_lost():
    """Two persuasion left over are not there in the next round."""
    t = table(hand=["convincing_argument"]).reveal()
    assert t.persuasion() == 2
    t.end_turn().finish_round().setup(0, hand=[]).until_turn_of(0).reveal()
    assert t.persuasion() == 0


@proves("R10.8")
def test_strength_is_two_per_troop_and_one_per_sword():
    """Three troops and two Daggers: eight."""
    t = table(hand=["dagger", "dagger"]).setup(conflict=3).reveal().end_turn()
    assert t.strength() == 8


@proves("R10.9", "R30.9")
def test_without_a_troop_strength_is_zero():
    """Five swords and no troop: no strength and no reward, not even as the only one with swords."""
    t = table(hand=["stilgar", "dagger", "dagger"]).conflict("guild_bank_raid").setup(solari=0)
    t.reveal().end_turn()
    assert t.strength() == 0
    t.finish_round()
    assert t.solari() == 0


@proves("R10.9", "R25.23", "intrigue:staged_incident")
def test_swords_do_not_count_once_the_last_troop_has_left():
    """Three troops and three swords; Staged Incident loses the troops, and the strength is 0, not 3."""
    t = table(intrigue=["staged_incident"]).setup(0, conflict=3, swords=3).setup(1, conflict=1, intrigue=["ambush"])
    t.until_phase("combat")
    assert t.strength() == 9
    t.intrigue("staged_incident")
    assert (t.troops(), t.strength()) == (0, 0)


@proves("R10.10")
def test_strength_goes_on_above_twenty():
    """Nine troops and five swords are 23; the track does not end the count."""
    t = table(hand=["stilgar", "dagger", "dagger"]).setup(conflict=9).reveal().end_turn()
    assert t.event("strength") == [("strength", 0, 23)]
    assert t.strength() == 23


@proves("R10.11", "intrigue:double_cross")
def test_a_troop_lost_after_the_reveal_turn_lowers_the_strength():
    """Seat 0 has set its strength; Double Cross of seat 1 takes two of it at once."""
    t = table(hand=["dagger"]).setup(conflict=2).setup(1, intrigue=["double_cross"], solari=1)
    t.reveal_and_end()
    assert t.strength() == 5
    t.intrigue("double_cross")
    assert t.strength() == 3
    assert t.strength(1) == 2


@proves("R10.11", "intrigue:ambush")
def test_combat_intrigue_raises_the_strength_at_once():
    """Ambush adds four."""
    t = table(intrigue=["ambush", "windfall"]).fight(5, 2)
    t.intrigue("ambush")
    assert t.strength() == 9


@proves("R10.12")
def test_clean_up_discards_the_cards_of_agent_and_reveal_turns():
    """Both kinds of cards in front of the player go to the own discard pile."""
    t = table(hand=["diplomacy", "dagger", "convincing_argument"]).play("diplomacy", "wealth").finish_turn()
    t.setup(1, hand=["dagger"]).play("dagger", "hall_of_oratory").finish_turn().until_turn_of(0)
    t.reveal_and_end()
    assert Counter(t.seat().discard) == Counter(["diplomacy", "dagger", "convincing_argument"])
    assert (t.seat().in_play, t.seat().hand) == ((), ())


@proves("R10.12")
def test_everyone_cleans_up_at_the_end_of_the_own_reveal_turn():
    """Seat 0's cards are gone from the table while seat 1 still reveals."""
    t = table(hand=["diplomacy"]).setup(1, hand=["dagger"]).reveal_and_end()
    t.reveal()
    assert (t.seat(0).in_play, t.seat(1).in_play) == ((), ("dagger",))


@proves("R10.14")
def test_strength_before_and_after_the_own_reveal_turn():
    """Two per troop before; swords and Combat cards of the round on top afterwards."""
    t = table(hand=["dagger"], intrigue=["ambush", "windfall"]).setup(conflict=2).setup(1, conflict=1)
    assert t.strength() == 4
    t.reveal_and_end()
    assert t.strength() == 5
    t.until_phase("combat").intrigue("ambush")
    assert t.strength() == 9


@proves("R10.14")
def test_strength_is_gained_anew_every_round():
    """The swords of this round are gone in the next."""
    t = table(hand=["dagger"]).setup(conflict=2).reveal_and_end().finish_round()
    t.setup(conflict=1)
    assert t.strength() == 2


@proves("R10.15", "card:gun_thopter")
def test_swords_before_the_first_troop_count_at_set_strength():
    """Gun Thopter's three swords come while no troop is there; its troop then makes them five strength."""
    t = table(hand=["gun_thopter"]).reveal()
    assert t.strength() == 0
    t.take("card:gun_thopter", "deploy").deploy(1).end_turn()
    assert t.event("strength") == [("strength", 0, 5)]
