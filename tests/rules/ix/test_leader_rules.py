"""X10: what the rules say about the leaders of Rise of Ix."""

import pytest

from dune_desktop.content.catalog import catalog
from tests.kit import ix_table, new_game, proves

ARMAND, ILESA, RHOMBUR = "archduke_armand_ecaz", "ilesa_ecaz", "prince_rhombur_vernius"
TESSIA, HUNDRO, YUNA = "tessia_vernius", "viscount_hundro_moritani", "princess_yuna_moritani"
BOXES = ("base", "ix")


# -------------------------------------------------------------------------------- Armand


@proves("X10.1")
@pytest.mark.parametrize(
    ("agents", "trashes"),
    [
        (["mentat", "carthag"], True),
        (["carthag", "arrakeen"], True),
        (["smuggling", "dreadnought"], True),
        (["carthag"], False),
        (["carthag", "wealth"], False),
        (["wealth", "secrets"], False),
    ],
)
def test_armand_needs_two_agents_on_landsraad_city_or_spice_trade(agents, trashes):
    """Any mix of the three, none of a Faction."""
    t = ix_table(leader=ARMAND, hand=["dagger"], agents=agents).reveal()
    assert t.can_take("leader:" + ARMAND) is trashes


@proves("X10.1")
def test_armand_trashes_a_card_in_play_if_he_likes():
    """Revealed or played with an Agent; not of hand or discard pile; or none."""
    t = ix_table(leader=ARMAND, hand=["dagger"], in_play=["diplomacy"], discard=["reconnaissance"])
    t.setup(agents=["carthag", "smuggling"]).reveal().take("leader:" + ARMAND)
    assert {option[1:] for option in t.legal() if option[0] == "trash"} == {
        ("in_play", "dagger"),
        ("in_play", "diplomacy"),
    }
    t.decline()
    assert t.state.trashed == ()


@proves("X10.1", "X17.20")
def test_armands_ring_acquires_a_card_for_nothing():
    """To the discard pile, with its acquire effect; three is the limit."""
    t = ix_table(leader=ARMAND, hand=["signet_ring"], water=0).row("water_peddler", "sayyadina", "stilgar")
    t.play("signet_ring", "smuggling").take("leader:" + ARMAND)
    offered = {option[1] for option in t.legal() if option[0] == "acquire"}
    assert {"water_peddler", "sayyadina", "arrakis_liaison"} <= offered
    assert not {"stilgar", "the_spice_must_flow", "foldspace"} & offered
    t.buy("water_peddler")
    assert (t.seat().discard, t.water()) == (("water_peddler",), 1)


# -------------------------------------------------------------------------------- Ilesa


def ilesa(*deck):
    """The start of a round: Ilesa in seat 0 has drawn these five cards and sets one aside."""
    t = ix_table(leader=ILESA, deck=list(deck), turn_of=0)
    t.first_player(3)  # so that she is the first player of round 2
    while not (t.state.round == 2 and t.can("aside")):
        t.idle()
    return t


FIVE = ("dagger", "diplomacy", "reconnaissance", "convincing_argument", "guild_bankers")


@proves("X10.2", "X10.10")
def test_ilesas_card_is_set_aside_until_her_second_turn():
    """Four are left in hand; the card cannot be played in the first turn and is back in the second."""
    t = ilesa(*FIVE)
    t.do("aside", "diplomacy")
    assert (len(t.seat().hand), t.aside()) == (4, "diplomacy")
    t.until_turn_of(0)
    assert not t.can("send", "diplomacy")
    t.play("dagger", "tech_negotiation").finish_turn().until_turn_of(0)
    assert (t.aside(), t.can("send", "diplomacy")) == ("", True)


@proves("X10.2")
@pytest.mark.parametrize(
    ("card", "space", "spice", "solari"),
    [("dagger", "tech_negotiation", 1, 0), ("diplomacy", "stillsuits", 0, 1), ("guild_bankers", "foldspace", 0, 1)],
)
def test_ilesa_gains_spice_for_one_icon_and_solari_for_more(card, space, spice, solari):
    """Sending an Agent with the card in her second turn."""
    t = ilesa(*FIVE).do("aside", card).until_turn_of(0).play("reconnaissance", "carthag").finish_turn()
    t.until_turn_of(0).setup(spice=0, solari=0).play(card, space)
    assert (t.spice(), t.solari()) == (spice, solari)


@proves("X10.2", "X8.6")
def test_an_infiltrating_icon_is_an_agent_icon():
    """Bounty Hunter has exactly one."""
    t = ilesa("dagger", "diplomacy", "reconnaissance", "convincing_argument", "bounty_hunter")
    t.do("aside", "bounty_hunter").until_turn_of(0).play("dagger", "tech_negotiation").finish_turn()
    t.until_turn_of(0).setup(spice=0, solari=0).play("bounty_hunter", "carthag")
    assert (t.spice(), t.solari()) == (1, 0)


@proves("X10.3")
def test_ilesa_reveals_the_card_with_the_rest_in_her_first_turn():
    """No bonus, but its persuasion."""
    t = ilesa(*FIVE).do("aside", "convincing_argument").until_turn_of(0).setup(spice=0, solari=0).reveal()
    assert "convincing_argument" in t.seat().in_play
    assert (t.persuasion(), t.spice(), t.solari()) == (1 + 1 + 2, 0, 0)


@proves("X10.3")
def test_ilesa_gains_nothing_with_another_card_or_a_reveal_turn():
    """Second turn: another card sent, or everything revealed; later the card gives nothing either."""
    t = ilesa(*FIVE).do("aside", "dagger").until_turn_of(0).play("reconnaissance", "carthag").finish_turn()
    t.until_turn_of(0).setup(spice=0, solari=0).play("diplomacy", "stillsuits")
    assert (t.spice(), t.solari()) == (0, 0)
    t = ilesa(*FIVE).do("aside", "dagger").until_turn_of(0).play("reconnaissance", "carthag").finish_turn()
    t.until_turn_of(0).setup(spice=0, solari=0).reveal()
    assert ("dagger" in t.seat().in_play, t.spice(), t.solari()) == (True, 0, 0)


@proves("X10.3", "X10.2")
def test_in_her_third_turn_the_card_is_like_any_other():
    """It was only in hand since the second."""
    t = ilesa(*FIVE).do("aside", "dagger").setup(swordmaster=True).until_turn_of(0)
    t.play("reconnaissance", "carthag").finish_turn().until_turn_of(0).play("diplomacy", "stillsuits").finish_turn()
    t.until_turn_of(0).setup(spice=0, solari=0).play("dagger", "tech_negotiation")
    assert (t.spice(), t.solari()) == (0, 0)


@proves("X10.4", "leader:ilesa_ecaz")
def test_ilesas_ring_buys_foldspace_for_a_solari():
    """Not without one."""
    t = ix_table(leader=ILESA, hand=["signet_ring"], solari=0).play("signet_ring", "smuggling").take("leader:" + ILESA)
    assert (t.solari(), t.seat().discard, t.state.reserve["foldspace"]) == (0, ("foldspace",), 5)
    t = ix_table(leader=ILESA, hand=["signet_ring"], solari=0).play("signet_ring", "carthag")
    assert not t.can_take("leader:" + ILESA)


@proves("X10.4")
def test_foldspace_is_acquired_in_two_ways_only():
    """The board space and the ring, of all components."""
    box = catalog(BOXES)
    parts = {"space": box.spaces, "leader": box.leaders, "card": box.cards, "intrigue": box.intrigues}
    found = {f"{kind}:{item.id}" for kind, items in parts.items() for item in items if "Foldspace(" in repr(item)}
    assert found == {"space:foldspace", "leader:ilesa_ecaz"}


@proves("X10.10")
def test_ilesas_card_cannot_be_discarded_or_trashed():
    """Cull and Ixian Probe see hand, discard pile and play only."""
    t = ilesa(*FIVE).do("aside", "diplomacy").until_turn_of(0)
    t.setup(solari=1, intrigue=["cull", "ixian_probe"], discard=["seek_allies"])
    t.intrigue("cull")
    assert not [option for option in t.legal() if "diplomacy" in option]
    t.decline() if t.can("decline") else t.do(*t.legal()[0])
    t.intrigue("ixian_probe")
    assert not [option for option in t.legal() if "diplomacy" in option]


@proves("X10.10", "X9.11", "card:weirding_way")
def test_an_extra_turn_is_ilesas_second():
    """Weirding Way first: the card comes back at once and gives its Solari."""
    t = ilesa("dagger", "diplomacy", "reconnaissance", "convincing_argument", "weirding_way")
    t.do("aside", "diplomacy").until_turn_of(0).play("weirding_way", "smuggling").take("card:weirding_way")
    t.finish_turn().setup(spice=0, solari=0).play("diplomacy", "stillsuits")
    assert t.solari() == 1


# -------------------------------------------------------------------------------- Rhombur


@proves("X10.5", "X3.8", "leader:prince_rhombur_vernius")
def test_rhomburs_ring_is_a_tile_or_a_negotiator():
    """At full price, or one troop to Ix; not both."""
    t = ix_table(leader=RHOMBUR, hand=["signet_ring"], spice=2).shown("training_drones", "windtraps", "spaceport")
    t.play("signet_ring", "smuggling").take("leader:" + RHOMBUR).branch(0)
    assert {option[1] for option in t.legal() if option[0] == "buy_tech"} == {1}
    t = ix_table(leader=RHOMBUR, hand=["signet_ring"], spice=2).play("signet_ring", "smuggling")
    t.take("leader:" + RHOMBUR).branch(1).do("negotiate", 1)
    assert (t.ix().negotiators, t.can_take("leader:" + RHOMBUR)) == (1, False)


@proves("X10.5", "X5.8")
def test_only_rhomburs_dreadnoughts_are_stronger():
    """Those of an opponent have three."""
    t = ix_table(leader=RHOMBUR, dreadnoughts={"conflict": 1}).setup(1, dreadnoughts={"conflict": 1})
    assert (t.strength(0), t.strength(1)) == (4, 3)


# -------------------------------------------------------------------------------- Tessia


def tessia(**facts):
    return ix_table(leader=TESSIA, **facts)


@proves("X10.6", "leader:tessia_vernius")
def test_tessias_first_token_lets_her_discard_for_a_spice():
    """Reaching 2 on a track; the Victory Point comes as usual."""
    t = tessia(hand=["diplomacy", "dagger"], influence={"emperor": 1}, spice=0).play("diplomacy", "wealth")
    while not t.can_take("leader:" + TESSIA):
        t.do(*t.legal()[0])
    t.take("leader:" + TESSIA)
    assert (t.spice(), t.hand(), t.vp(), t.snooped()) == (1, {}, 2, ("emperor",))


@proves("X10.6")
@pytest.mark.parametrize(("faction", "gain"), [("guild", 3), ("fremen", 1)])
def test_tessias_second_token_gives_the_bonus_of_the_track(faction, gain):
    """3 Solari for the Guild, 1 water for the Fremen, at 2 Influence."""
    t = tessia(influence={faction: 1}, intrigue=["guild_authorization", "know_their_ways"], solari=0, water=0)
    t.setup(snooped=("emperor",))
    t.intrigue("guild_authorization" if faction == "guild" else "know_their_ways")
    assert (t.solari() if faction == "guild" else t.water()) == gain


@proves("X10.6")
def test_tessias_third_token_gives_a_step_on_that_track():
    """From 2 to 3."""
    t = tessia(influence={"guild": 1}, intrigue=["guild_authorization"], solari=0)
    t.setup(snooped=("emperor", "fremen"))
    t.intrigue("guild_authorization")
    assert (t.influence("guild"), t.solari()) == (3, 0)


@proves("X10.6")
def test_tessias_fourth_token_gives_both():
    """Bonus and step."""
    t = tessia(influence={"guild": 1}, intrigue=["guild_authorization"], solari=0)
    t.setup(snooped=("emperor", "fremen", "bene_gesserit"))
    t.intrigue("guild_authorization")
    assert (t.influence("guild"), t.solari(), t.snooped()[-1]) == (3, 3, "guild")


@proves("X10.6")
def test_a_token_is_reached_by_a_jump_over_it():
    """Power Play from 1 to 3: the token at 2 is taken."""
    t = tessia(hand=["power_play", "dagger"], influence={"emperor": 1}).play("power_play", "wealth").finish_turn()
    assert (t.influence("emperor"), t.snooped()) == (3, ("emperor",))


@proves("X10.6")
def test_a_token_is_taken_once():
    """Falling below 2 and rising again gives no other reward."""
    t = tessia(influence={"guild": 1}, intrigue=["guild_authorization"], solari=0)
    t.setup(snooped=("guild",))
    t.intrigue("guild_authorization")
    assert (t.solari(), t.snooped(), t.influence("guild")) == (0, ("guild",), 2)


@proves("X10.6")
def test_below_two_no_token_is_reached():
    """The first step on a track."""
    t = tessia(intrigue=["guild_authorization"]).intrigue("guild_authorization")
    assert (t.influence("guild"), t.snooped()) == (1, ())


@proves("X10.6")
def test_opponents_do_not_reach_tessias_tokens():
    """Seat 1 rises to 2."""
    t = ix_table(leaders=[TESSIA, "paul_atreides", "helena_richese", "earl_memnon_thorvald"], turn_of=1)
    t.setup(1, influence={"guild": 1}, intrigue=["guild_authorization"]).intrigue("guild_authorization")
    assert (t.influence("guild", 1), t.snooped(0), t.snooped(1)) == (2, (), ())


@proves("X10.7")
def test_tessias_ring_moves_influence_to_a_track_with_a_token():
    """Lose one with any Faction, gain one where a token still lies."""
    t = tessia(hand=["signet_ring"], influence={"emperor": 3})
    t.setup(snooped=("emperor", "guild"))
    t.play("signet_ring", "smuggling").take("leader:" + TESSIA)
    assert {option[1] for option in t.legal() if option[0] == "faction"} == {"bene_gesserit", "fremen"}
    t.pick("fremen")
    assert (t.influence("emperor"), t.influence("fremen")) == (2, 1)


@proves("X10.7")
def test_without_a_token_on_the_tracks_tessias_ring_gains_nothing():
    """All four were reached: no Influence comes."""
    t = tessia(hand=["signet_ring"], influence={"emperor": 3})
    t.setup(snooped=("emperor", "guild", "fremen", "bene_gesserit"))
    t.play("signet_ring", "smuggling").finish_turn()
    assert sum(t.influence(faction) for faction in ("guild", "bene_gesserit", "fremen")) == 0


# -------------------------------------------------------------------------------- Hundro


@proves("X10.8", "leader:viscount_hundro_moritani")
def test_hundro_keeps_one_of_two_intrigue_cards():
    """The other lies on top of the deck again."""
    t = new_game(leaders=[HUNDRO, "paul_atreides", "helena_richese", "earl_memnon_thorvald"], boxes=BOXES)
    assert (t.asked(), t.decision().kind, t.state.round) == (0, "keep_intrigue", 0)
    first, second = (option[1] for option in t.legal())
    t.do("put_back", first)
    assert (t.seat().intrigue, t.state.intrigue_deck[0]) == ((second,), first)
    assert len(t.state.intrigue_deck) == 56


@proves("X10.8", "X14.4")
def test_in_an_epic_game_hundro_looks_after_everybodys_draw():
    """All have their card; he has his and the two he looks at."""
    leaders = ["paul_atreides", HUNDRO, "helena_richese", "earl_memnon_thorvald"]
    t = new_game(leaders=leaders, boxes=BOXES, variants=("epic",))
    assert t.asked() == 1
    assert [len(t.seat(seat).intrigue) for seat in range(4)] == [1, 3, 1, 1]
    assert len(t.legal()) <= 2
    t.do(*t.legal()[0])
    assert len(t.seat(1).intrigue) == 2


@proves("X10.8", "X4.11")
def test_hundros_ring_moves_his_freighter_for_a_spice():
    """Not without spice."""
    t = ix_table(leader=HUNDRO, hand=["signet_ring"], spice=1).play("signet_ring", "carthag").take("leader:" + HUNDRO)
    t.do("freighter", "advance")
    assert (t.spice(), t.ix().freighter) == (0, 1)
    assert (
        not ix_table(leader=HUNDRO, hand=["signet_ring"], spice=0)
        .play("signet_ring", "carthag")
        .can_take("leader:" + HUNDRO)
    )


# -------------------------------------------------------------------------------- Yuna


@proves("X10.9", "leader:princess_yuna_moritani")
def test_yuna_starts_without_water():
    """The others have one."""
    t = new_game(leaders=[YUNA, "paul_atreides", "helena_richese", "baron_vladimir_harkonnen"], boxes=BOXES)
    assert [t.water(seat) for seat in range(4)] == [0, 1, 1, 1]


@proves("X10.9")
def test_each_gain_of_solari_on_yunas_turn_is_one_larger():
    """A recall for 5 and Windfall: 1 + 1 of Smuggling, 5 + 1 and 2 + 1."""
    t = ix_table(leader=YUNA, hand=["dune_the_desert_planet"], intrigue=["windfall"], freighter=1, solari=0)
    t.play("dune_the_desert_planet", "smuggling").take("space:smuggling").do("freighter", "recall").branch(0)
    assert t.solari() == 2 + 6
    t.intrigue("windfall")
    assert t.solari() == 2 + 6 + 3


@proves("X10.9")
def test_others_gain_no_more_on_yunas_turn():
    """Her Dividends: one for each opponent."""
    t = ix_table(leader=YUNA, hand=["dune_the_desert_planet"], freighter=1).setup(1, solari=0)
    t.play("dune_the_desert_planet", "smuggling").take("space:smuggling").do("freighter", "recall").branch(0)
    assert t.solari(1) == 1


@proves("X10.9")
def test_on_an_opponents_turn_yuna_gains_as_others():
    """Another's Dividends and a control bonus paid by another's Agent."""
    leaders = [YUNA, "paul_atreides", "helena_richese", "earl_memnon_thorvald"]
    t = ix_table(leaders=leaders, turn_of=1, hand=["dune_the_desert_planet"], freighter=1).setup(0, solari=0)
    t.play("dune_the_desert_planet", "smuggling").take("space:smuggling").do("freighter", "recall").branch(0)
    assert t.solari(0) == 1
    t = ix_table(leaders=leaders, turn_of=1, hand=["reconnaissance"]).setup(0, solari=0).control("carthag", 0)
    assert t.play("reconnaissance", "carthag").solari(0) == 1


@proves("X10.9")
def test_round_start_and_combat_are_not_yunas_turn():
    """Shuttle Fleet 2, second place of Skirmish A 2."""
    t = ix_table(leader=YUNA, tech=["shuttle_fleet"], solari=0).finish_round()
    assert t.solari() == 2
    t = ix_table(leader=YUNA, solari=0).conflict("guild_bank_raid").fight(2, 4)
    assert t.solari() == 4


@proves("X10.9")
def test_yunas_ring():
    """7 Solari for a step of choice, a troop and a spice."""
    t = ix_table(leader=YUNA, hand=["signet_ring"], solari=7, spice=0).play("signet_ring", "tech_negotiation")
    t.take("leader:" + YUNA).pick("fremen")
    assert (t.solari(), t.spice(), t.garrison(), t.influence("fremen")) == (0, 1, 4, 1)
    assert (
        not ix_table(leader=YUNA, hand=["signet_ring"], solari=6)
        .play("signet_ring", "tech_negotiation")
        .can_take("leader:" + YUNA)
    )
