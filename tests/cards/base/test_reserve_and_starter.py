"""The three Reserve cards and the seven cards of the starting decks."""

from __future__ import annotations

from tests.kit import solo_table, table, worth
from tests.kit.coverage import proves

LIAISON, FLOW = "arrakis_liaison", "the_spice_must_flow"
ARGUMENT, DUNE = "convincing_argument", "dune_the_desert_planet"
MEMNON_FIRST = ("earl_memnon_thorvald", "paul_atreides", "count_ilban_richese", "duke_leto_atreides")


# ------------------------------------------------------------------------------------------ Arrakis Liaison


@proves("card:arrakis_liaison", "R11.1")
def test_liaison_is_bought_from_the_reserve():
    """It can be acquired for 2 persuasion, as often as that lasts, and goes to the discard pile."""
    t = table(hand=[ARGUMENT, ARGUMENT]).reveal().buy(LIAISON).buy(LIAISON)
    assert t.persuasion() == 0
    assert t.seat().discard == (LIAISON, LIAISON)
    assert t.state.reserve[LIAISON] == 6


@proves("card:arrakis_liaison", "R11.8")
def test_liaison_is_gone_when_the_stack_is_empty():
    """With all eight in use none can be acquired; with one left it can, and then no other."""
    t = table(hand=[ARGUMENT, ARGUMENT]).setup(1, discard=[LIAISON] * 7).reveal().buy(LIAISON)
    assert t.persuasion() == 2
    assert not t.can("acquire", LIAISON)


@proves("card:arrakis_liaison", "R11.8", "R16.6")
def test_liaison_trashed_returns_to_its_stack():
    """Trashed Reserve cards are not out of the game."""
    t = table(hand=["guild_administrator", LIAISON]).play("guild_administrator", "secure_contract")
    t.take("card:guild_administrator").do("trash", "hand", LIAISON)
    assert t.state.reserve[LIAISON] == 8
    assert not t.state.trashed


@proves("card:arrakis_liaison")
def test_liaison_reveals_two_persuasion():
    """Reveal box: 2 persuasion."""
    t = table(hand=[LIAISON], conflict=1).reveal()
    assert (t.persuasion(), t.strength()) == (2, 2)
    assert not t.can("take")


@proves("card:arrakis_liaison", "R16.8")
def test_liaison_is_a_fremen_card():
    """It switches on the Fremen Bond of another card."""
    assert table(hand=["spice_hunter", LIAISON]).reveal().spice() == 1


@proves("card:arrakis_liaison")
def test_liaison_gives_nothing_on_an_agent_turn():
    """The Agent box is empty."""
    t = table(hand=[LIAISON]).play(LIAISON, "hall_of_oratory")
    assert not t.can("take")
    assert (t.garrison(), len(t.seat().deck)) == (4, 10)


# ------------------------------------------------------------------------------------------ The Spice Must Flow


@proves("card:the_spice_must_flow", "R11.6")
def test_spice_must_flow_acquired_gives_a_point():
    """Acquire box: 1 victory point, for each copy, at the moment of acquiring; no spice then."""
    t = table(hand=worth(9)).reveal()
    before = t.vp()
    t.buy(FLOW)
    assert (t.vp(), t.spice(), t.persuasion()) == (before + 1, 0, 0)
    assert t.seat().discard == (FLOW,)
    assert t.state.reserve[FLOW] == 9


@proves("card:the_spice_must_flow", "R11.6")
def test_spice_must_flow_reveals_spice():
    """Reveal box: 1 spice; neither persuasion nor a victory point."""
    t = table(hand=[FLOW, FLOW]).reveal()
    before = t.vp()
    assert (t.spice(), t.persuasion()) == (2, 0)
    assert t.end_turn().vp() == before


@proves("card:the_spice_must_flow", "R11.7", "R11.8", "R25.25")
def test_spice_must_flow_trashed_keeps_its_point():
    """FAQ The Spice Must Flow: the point stays when the card is trashed; the card returns to its stack."""
    t = table(hand=worth(9)).reveal().buy(FLOW).end_turn().finish_round().until_turn_of(0)
    before = t.vp()
    t.setup(hand=["guild_administrator"]).play("guild_administrator", "secure_contract")
    t.take("card:guild_administrator").do("trash", "discard", FLOW)
    assert t.vp() == before
    assert (t.state.reserve[FLOW], t.state.trashed.count(FLOW)) == (10, 0)


@proves("card:the_spice_must_flow", "R7.4", "R30.19")
def test_spice_must_flow_sends_no_agent():
    """Without icons it can only be revealed."""
    t = table(hand=[FLOW])
    assert t.legal() == [("reveal",)]
    assert t.why_not("send", FLOW, "secure_contract") == "no_icons"


@proves("card:the_spice_must_flow", "R25.29", "R11.6")
def test_spice_must_flow_sends_an_agent_with_added_icons():
    """With the icons of Dispatch an Envoy it does, and gives neither spice nor a point."""
    t = table(hand=[FLOW], intrigue=["dispatch_an_envoy"]).intrigue("dispatch_an_envoy")
    before = t.vp()
    t.play(FLOW, "wealth").end_turn()
    assert (t.spice(), t.vp(), t.solari()) == (0, before, 2)


@proves("card:the_spice_must_flow", "R11.8")
def test_spice_must_flow_runs_out():
    """Ten copies and no more: with all in use none can be acquired."""
    t = table(hand=worth(10)).setup(1, discard=[FLOW] * 10).reveal()
    assert not t.can("acquire", FLOW)


# ------------------------------------------------------------------------------------------ Foldspace


@proves("card:foldspace", "R13.2", "R11.8")
def test_foldspace_draws_and_trashes_itself():
    """Agent box: one card, and it returns to its stack; both are compulsory."""
    t = table(hand=["foldspace"], deck=["dagger", "diplomacy"]).play("foldspace", "hall_of_oratory")
    assert t.state.reserve["foldspace"] == 5
    assert not t.can("end_turn")
    t.take("card:foldspace", "gain").end_turn()
    assert (t.hand(), t.seat().in_play, t.state.reserve["foldspace"]) == ({"dagger": 1}, (), 6)


@proves("card:foldspace", "R7.7")
def test_foldspace_may_be_trashed_before_it_draws():
    """The order is free: after trashing itself the card is still drawn."""
    t = table(hand=["foldspace"], deck=["dagger"]).play("foldspace", "hall_of_oratory")
    t.take("card:foldspace", "trash_self")
    assert not t.can("end_turn")
    assert t.take("card:foldspace", "gain").hand() == {"dagger": 1}


@proves("card:foldspace", "R25.30", "O20")
def test_foldspace_may_be_trashed_by_another_effect():
    """FAQ Beguiling Pheromones: it may be the price of Selective Breeding; its own card is drawn all the same."""
    t = table(hand=["foldspace", "dagger"], spice=2, deck=["diplomacy", "seek_allies", "signet_ring"])
    t.play("foldspace", "selective_breeding").take("space:selective_breeding").do("trash", "in_play", "foldspace")
    assert not t.can_take("card:foldspace", "trash_self")
    t.take("card:foldspace", "gain").end_turn()
    assert t.hand() == {"dagger": 1, "diplomacy": 1, "seek_allies": 1, "signet_ring": 1}
    assert t.state.reserve["foldspace"] == 6


@proves("card:foldspace", "R11.2", "R30.8")
def test_foldspace_cannot_be_bought():
    """No persuasion buys it, and Bypass Protocol does not take it."""
    t = table(hand=worth(16)).reveal()
    assert not t.can("acquire", "foldspace")
    t = table(intrigue=["bypass_protocol"], spice=2).intrigue("bypass_protocol").branch(0)
    assert ("acquire", LIAISON, -1, "discard") in t.legal()
    assert not t.can("acquire", "foldspace")


@proves("card:foldspace", "R11.2", "R11.4")
def test_foldspace_is_got_at_its_space():
    """The icon of the board space gives one, to the discard pile."""
    t = table(hand=["diplomacy"]).play("diplomacy", "foldspace").end_turn()
    assert t.seat().discard == ("foldspace",)
    assert t.state.reserve["foldspace"] == 5


@proves("card:foldspace")
def test_foldspace_reveals_nothing():
    """The Reveal box is empty; revealed it is not trashed."""
    t = table(hand=["foldspace"], conflict=1).reveal()
    assert (t.persuasion(), t.strength()) == (0, 2)
    assert t.end_turn().seat().discard == ("foldspace",)


# ------------------------------------------------------------------------------------------ starting decks


@proves("card:convincing_argument", "R7.4", "R30.19")
def test_convincing_argument_sends_no_agent():
    """Without icons it can only be revealed."""
    t = table(hand=[ARGUMENT])
    assert t.legal() == [("reveal",)]
    assert t.why_not("send", ARGUMENT, "hall_of_oratory") == "no_icons"


@proves("card:convincing_argument", "R25.29")
def test_convincing_argument_sends_an_agent_with_added_icons():
    """With the icons of Dispatch an Envoy it does, and gives no persuasion."""
    t = table(hand=[ARGUMENT], intrigue=["dispatch_an_envoy"]).intrigue("dispatch_an_envoy")
    t.play(ARGUMENT, "wealth").end_turn().until_turn_of(0)
    assert t.solari() == 2
    assert t.reveal().persuasion() == 0


@proves("card:convincing_argument")
def test_convincing_argument_reveals_two_persuasion():
    """Reveal box: 2 persuasion, for each copy."""
    t = table(hand=[ARGUMENT, ARGUMENT], conflict=1).reveal()
    assert (t.persuasion(), t.strength()) == (4, 2)


@proves("card:dagger")
def test_dagger_reveals_a_sword():
    """Reveal box: 1 sword, for each copy, no persuasion."""
    t = table(hand=["dagger", "dagger"], conflict=1).reveal()
    assert (t.persuasion(), t.strength()) == (0, 4)


@proves("card:dagger", "R7.9")
def test_dagger_gives_nothing_on_an_agent_turn():
    """The Agent box is empty; the sword of a card that sent an Agent does not count."""
    t = table(hand=["dagger"], conflict=1).play("dagger", "hall_of_oratory")
    assert not t.can("take")
    t.end_turn().until_turn_of(0)
    assert t.reveal().strength() == 2


@proves("card:diplomacy")
def test_diplomacy_reveals_one_persuasion():
    """Reveal box: 1 persuasion."""
    t = table(hand=["diplomacy"], conflict=1).reveal()
    assert (t.persuasion(), t.strength()) == (1, 2)


@proves("card:diplomacy", "R14.8")
def test_diplomacy_visits_a_faction():
    """The Agent box is empty: the space and its influence step are all there is."""
    t = table(hand=["diplomacy"]).play("diplomacy", "wealth")
    assert not t.can("take")
    assert (t.end_turn().solari(), t.seat().influence) == (2, (1, 0, 0, 0))


@proves("card:dune_the_desert_planet")
def test_dune_reveals_one_persuasion():
    """Reveal box: 1 persuasion, for each copy."""
    t = table(hand=[DUNE, DUNE], conflict=1).reveal()
    assert (t.persuasion(), t.strength()) == (2, 2)


@proves("card:dune_the_desert_planet")
def test_dune_harvests():
    """The Agent box is empty: only the space gives spice."""
    t = table(hand=[DUNE]).play(DUNE, "hagga_basin")
    assert not t.can("take")
    assert (t.spice(), t.water()) == (2, 0)


@proves("card:reconnaissance")
def test_reconnaissance_reveals_one_persuasion():
    """Reveal box: 1 persuasion."""
    t = table(hand=["reconnaissance"], conflict=1).reveal()
    assert (t.persuasion(), t.strength()) == (1, 2)


@proves("card:reconnaissance")
def test_reconnaissance_visits_a_city():
    """The Agent box is empty: only the space gives."""
    t = table(hand=["reconnaissance"], influence={"fremen": 2}).play("reconnaissance", "sietch_tabr")
    assert not t.can("take")
    assert (t.garrison(), t.water()) == (4, 2)


@proves("card:seek_allies", "R13.2")
def test_seek_allies_must_be_trashed():
    """Agent box: it trashes itself, compulsory; the space gives its effects and 1 influence."""
    t = table(hand=["seek_allies"]).play("seek_allies", "wealth").end_turn()
    assert (t.seat().in_play, t.state.trashed) == ((), ("seek_allies",))
    assert (t.solari(), t.seat().influence) == (2, (1, 0, 0, 0))


@proves("card:seek_allies", "R25.30")
def test_seek_allies_may_be_trashed_by_another_effect():
    """FAQ Beguiling Pheromones: it may be the price of Selective Breeding, as it would be trashed anyway."""
    t = table(hand=["seek_allies", "dagger"], spice=2).play("seek_allies", "selective_breeding")
    t.take("space:selective_breeding").do("trash", "in_play", "seek_allies").end_turn()
    assert t.state.trashed == ("seek_allies",)
    assert (sum(t.hand().values()), t.influence("bene_gesserit")) == (3, 1)


@proves("card:seek_allies", "R7.7")
def test_seek_allies_is_trashed_first_or_last():
    """The order is free: itself before or after the price of Selective Breeding, which is then another card."""
    t = table(hand=["seek_allies", "dagger"], spice=2).play("seek_allies", "selective_breeding")
    t.take("card:seek_allies").take("space:selective_breeding").end_turn()
    assert (t.state.trashed, sum(t.hand().values())) == (("seek_allies", "dagger"), 2)
    t = table(hand=["seek_allies", "dagger"], spice=2).play("seek_allies", "selective_breeding")
    t.take("space:selective_breeding").do("trash", "hand", "dagger").end_turn()
    assert (t.state.trashed, sum(t.hand().values())) == (("dagger", "seek_allies"), 2)


@proves("card:seek_allies", "R13.1", "R13.2")
def test_seek_allies_is_trashed_even_if_nothing_else_is_done():
    """Leaving the arrow of Selective Breeding does not save it."""
    t = table(hand=["seek_allies", "dagger"], spice=2).play("seek_allies", "selective_breeding").end_turn()
    assert (t.state.trashed, t.hand()) == (("seek_allies",), {"dagger": 1})
    assert t.seat().in_play == ()


@proves("card:seek_allies")
def test_seek_allies_reveals_nothing():
    """The Reveal box is empty; revealed it is not trashed."""
    t = table(hand=["seek_allies"], conflict=1).reveal()
    assert (t.persuasion(), t.strength()) == (0, 2)
    assert t.end_turn().seat().discard == ("seek_allies",)


@proves("card:signet_ring", "R24.1")
def test_signet_ring_uses_the_leaders_ability():
    """Agent box: the right-hand ability of one's own leader; Paul draws a card."""
    t = table(hand=["signet_ring"], deck=["dagger", "diplomacy"]).play("signet_ring", "secure_contract")
    assert not t.can("end_turn")
    assert t.take("leader:paul_atreides").hand() == {"dagger": 1}


@proves("card:signet_ring", "R24.1")
def test_signet_ring_of_another_leader():
    """Earl Memnon Thorvald gains 1 spice, and draws nothing."""
    t = table(leaders=MEMNON_FIRST, hand=["signet_ring"]).play("signet_ring", "secure_contract").end_turn()
    assert (t.spice(), len(t.seat().hand)) == (1, 0)


@proves("card:signet_ring", "R24.1", "R10.3")
def test_signet_ring_revealed_gives_only_persuasion():
    """Reveal box: 1 persuasion; the leader's ability is not used."""
    t = table(leaders=MEMNON_FIRST, hand=["signet_ring"], conflict=1).reveal()
    assert (t.persuasion(), t.strength()) == (1, 2)
    assert t.end_turn().spice() == 0


@proves("card:signet_ring", "R24.1")
def test_signet_ring_in_a_solo_game():
    """The human's own leader acts, not a Rival's."""
    t = solo_table(hand=["signet_ring"], leader="countess_ariana_thorvald", water=0)
    assert t.play("signet_ring", "secure_contract").water() == 1
