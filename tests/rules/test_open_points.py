"""R31: the points that no official text decides, as they are decided in docs/rulings.md. Others stand by subject."""

from tests.kit import proves, solo_table, table


@proves("O11", "R28.16")
def test_one_test_decides_about_the_whole_deployment_of_a_rival():
    """Expert: level before deploying, so all five troops go, although the lead passes four on the way."""
    t = solo_table("mentat").rival_turn(1, "hagal_heighliner")
    assert (t.troops(1), t.garrison(1), t.strength(1)) == (5, 1, 10)


@proves("O11", "R28.16")
def test_a_rival_that_leads_by_four_deploys_nothing():
    """Expert: the recruits go to the garrison."""
    t = solo_table("mentat").setup(1, conflict=2).rival_turn(1, "hagal_heighliner")
    assert (t.troops(1), t.garrison(1)) == (2, 6)


@proves("O13", "R27.3", "intrigue:bindu_suspension")
def test_house_hagal_acts_after_bindu_suspension_too():
    """Two players: the first player's turn without an Agent is an Agent turn all the same."""
    t = table(2, intrigue=["bindu_suspension"]).hagal_deck("hagal_wealth").intrigue("bindu_suspension")
    t.take("intrigue:bindu_suspension", "gain").take("intrigue:bindu_suspension", "may")
    assert t.seat(2).agents == ("wealth",)
    assert t.asked() == 1


@proves("O14", "R4.2")
def test_a_rival_always_defends_what_it_controls():
    """No question: one troop from its supply, in the expert game too."""
    for difficulty in ("mercenary", "mentat"):
        t = solo_table(difficulty).first_player(2).control("carthag", 1).next_conflict("siege_of_carthag")
        t.setup(1, agents_left=0).setup(2, agents_left=0).finish_round()
        assert (t.state.phase, t.asked()) == ("turns", 0)
        assert t.troops(1) == 1


@proves("O15", "R28.13")
def test_a_rival_converts_at_once_and_everything_it_can():
    """Second place gives an intrigue card and two Solari: the third card and the seventh Solari, two points."""
    t = solo_table().setup(1, intrigue=["ambush", "bribery"], solari=5, agents_left=0, conflict=1)
    t.setup(2, agents_left=0).hagal_deck("hagal_carthag").fight(4, 2)
    assert (t.vp(1), t.solari(1), t.seat(1).intrigue) == (2, 0, ())


@proves("O15", "R28.13", "space:secrets")
def test_intrigue_cards_are_converted_before_they_can_be_stolen():
    """A Rival never holds more than two intrigue cards when Secrets looks for four."""
    t = solo_table("sardaukar", hand=["diplomacy"]).setup(1, intrigue=["ambush", "bribery"])
    t.rival_turn(1, "hagal_rally_troops").setup(0, intrigue=["windfall"])
    t.play("diplomacy", "secrets")
    assert not t.can_take("space:secrets", "steal_intrigue")


@proves("O16", "conflict:machinations")
def test_machinations_of_a_rival():
    """One each with two different factions, the lowest first; between level ones the human chooses."""
    t = solo_table().conflict("machinations").setup(1, agents_left=0).setup(2, agents_left=0)
    t.setup(1, influence={"emperor": 1, "guild": 2, "bene_gesserit": 0, "fremen": 1})
    t.first_player(2).hagal_deck("hagal_carthag").fight(0, 2)
    assert t.influence("bene_gesserit", 1) == 1
    assert (t.asked(), t.decision().acting_for) == (0, 1)
    assert set(t.legal()) == {("faction", "emperor"), ("faction", "fremen")}
    t.pick("fremen")
    assert [t.influence(faction, 1) for faction in ("emperor", "guild", "bene_gesserit", "fremen")] == [1, 2, 1, 2]


@proves("O18", "R25.26", "card:the_voice")
def test_the_voice_works_without_a_free_control_marker():
    """All three markers lie on flags; a space is closed all the same."""
    t = table(hand=["the_voice"]).control("arrakeen", 0).control("carthag", 0).control("imperial_basin", 0)
    t.setup(1, hand=["diplomacy"]).play("the_voice", "secure_contract").take("card:the_voice").do("space", "wealth")
    t.end_turn()
    assert t.why_not("send", "diplomacy", "wealth") == "voice"
    assert set(t.state.control) == {"arrakeen", "carthag", "imperial_basin"}


@proves("O20", "R16.9", "card:gene_manipulation")
def test_the_rest_of_a_box_works_after_the_card_trashed_itself_by_its_icon():
    """Gene Manipulation trashes itself first; the other Bene Gesserit card in play still brings two spice."""
    t = table(hand=["gene_manipulation"], in_play=["bene_gesserit_sister"], spice=0)
    t.play("gene_manipulation", "hall_of_oratory")
    t.take("card:gene_manipulation", "trash").do("trash", "in_play", "gene_manipulation")
    t.finish_turn()
    assert (t.spice(), t.state.trashed) == (2, ("gene_manipulation",))


@proves("O21", "R10.6", "R16.7", "card:fedaykin_death_commando")
def test_a_bond_is_looked_at_again_until_the_reveal_turn_ends():
    """Fedaykin alone has no Bond; the Fremen card drawn and revealed later makes one."""
    t = table(hand=["fedaykin_death_commando"], deck=["stilgar"], intrigue=["water_of_life"], water=1, spice=1)
    t.setup(conflict=1).reveal()
    assert t.strength() == 2
    t.intrigue("water_of_life")
    assert t.strength() == 2 + 3 + 3


@proves("O22", "R10.1")
def test_ending_the_reveal_turn_sets_strength_and_cleans_up_in_one_go():
    """No Plot card and no purchase in between: after that one move the next player is asked."""
    t = table(hand=["convincing_argument"], intrigue=["windfall"]).setup(conflict=1).reveal().end_turn()
    assert t.event("strength") == [("strength", 0, 2)]
    assert (t.seat().in_play, t.asked()) == ((), 1)


@proves("O25", "R10.14", "R28.16")
def test_a_human_who_has_not_revealed_counts_two_per_troop():
    """Swords still in hand do not count: a Rival with six against two leads by four and waits, against four not."""
    t = solo_table("mentat", hand=["stilgar", "dagger"]).setup(0, conflict=1).setup(1, conflict=3)
    assert t.rival_turn(1, "hagal_stillsuits").troops(1) == 3
    t = solo_table("mentat", hand=["stilgar", "dagger"]).setup(0, conflict=2).setup(1, conflict=3)
    assert t.rival_turn(1, "hagal_stillsuits").troops(1) == 5


@proves("O26", "R4.4")
def test_draws_of_all_go_from_the_first_player_clockwise():
    """Round Start with the First Player marker at seat 3."""
    t = table(turn_of=2).finish_round()
    assert t.state.first_player == 3
    assert [event[1] for event in t.event("draw")] == [3, 0, 1, 2]


@proves("O27", "R25.26", "card:the_voice")
def test_the_marker_of_the_voice_goes_at_the_start_of_the_owners_next_turn():
    """Closed for the three opponents' turns; when the owner is asked again the mark is gone."""
    t = table(hand=["the_voice"]).play("the_voice", "secure_contract").take("card:the_voice").do("space", "wealth")
    t.end_turn()
    closed = []
    for seat in (1, 2, 3):
        t.setup(seat, hand=["diplomacy"])
        closed.append(t.why_not("send", "diplomacy", "wealth"))
        t.reveal().end_turn()
    assert closed == ["voice"] * 3
    assert (t.asked(), t.state.voices) == (0, ())
