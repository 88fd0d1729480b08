"""The cards of the Emperor and of the Spacing Guild in the Imperium deck."""

from __future__ import annotations

from tests.kit import table, worth
from tests.kit.coverage import proves

GRIP, SPY, OPULENCE = "firm_grip", "imperial_spy", "opulence"
INFANTRY, LEGION = "sardaukar_infantry", "sardaukar_legion"
ADMIN, AMBASSADOR, BANKERS = "guild_administrator", "guild_ambassador", "guild_bankers"
THOPTER, TRAVEL, SMUGGLERS = "smugglers_thopter", "space_travel", "spice_smugglers"
FLOW = "the_spice_must_flow"


# ------------------------------------------------------------------------------------------ Firm Grip


@proves("card:firm_grip")
def test_firm_grip_buys_guild_influence():
    """Agent box: 2 Solari for 1 influence, first choice the Spacing Guild."""
    t = table(hand=[GRIP], solari=2).play(GRIP, "hall_of_oratory").take("card:" + GRIP).branch(0)
    assert (t.solari(), t.seat().influence) == (0, (0, 1, 0, 0))


@proves("card:firm_grip")
def test_firm_grip_buys_bene_gesserit_influence():
    """Second choice: the Bene Gesserit."""
    t = table(hand=[GRIP], solari=2).play(GRIP, "hall_of_oratory").take("card:" + GRIP).branch(1)
    assert (t.solari(), t.seat().influence) == (0, (0, 0, 1, 0))


@proves("card:firm_grip")
def test_firm_grip_buys_fremen_influence():
    """Third choice: the Fremen."""
    t = table(hand=[GRIP], solari=2).play(GRIP, "hall_of_oratory").take("card:" + GRIP).branch(2)
    assert (t.solari(), t.seat().influence) == (0, (0, 0, 0, 1))


@proves("card:firm_grip", "R13.3")
def test_firm_grip_offers_no_emperor_and_only_one_purchase():
    """The Emperor is not among the three choices; with 4 Solari it is still paid once."""
    t = table(hand=[GRIP], solari=4).play(GRIP, "hall_of_oratory").take("card:" + GRIP)
    assert t.legal() == [("branch", 0), ("branch", 1), ("branch", 2)]
    t.branch(0)
    assert t.solari() == 2
    assert not t.can("take")


@proves("card:firm_grip", "R9.2", "R13.1")
def test_firm_grip_unpaid():
    """With 1 Solari it cannot be used; with 2 it need not be."""
    assert not table(hand=[GRIP], solari=1).play(GRIP, "hall_of_oratory").can("take")
    t = table(hand=[GRIP], solari=2).play(GRIP, "hall_of_oratory").end_turn()
    assert (t.solari(), t.seat().influence) == (2, (0, 0, 0, 0))


@proves("card:firm_grip", "R7.8")
def test_firm_grip_spends_the_solari_of_the_space():
    """The 2 Solari of Wealth may pay the arrow of the same turn."""
    t = table(hand=[GRIP]).play(GRIP, "wealth").take("card:" + GRIP).branch(2)
    assert (t.solari(), t.seat().influence) == (0, (1, 0, 0, 1))


@proves("card:firm_grip", "R14.9")
def test_firm_grip_reveals_four_persuasion_with_the_alliance():
    """Reveal box: 4 persuasion to the holder of the Emperor Alliance."""
    assert table(hand=[GRIP], influence={"emperor": 4}).reveal().persuasion() == 4


@proves("card:firm_grip", "R14.9")
def test_firm_grip_reveals_nothing_without_the_token():
    """Influence 4 while another holds the token, or another faction's token, is not enough."""
    t = table(hand=[GRIP], influence={"emperor": 4, "guild": 4}).setup(1, influence={"emperor": 5})
    assert t.alliance("emperor") == 1
    assert t.reveal().persuasion() == 0


# ------------------------------------------------------------------------------------------ Imperial Spy


@proves("card:imperial_spy", "R25.13")
def test_spy_trashes_itself_for_an_intrigue_card():
    """Agent box: trash this card, draw 1 intrigue card."""
    t = table(hand=[SPY]).top_of_intrigue_deck("ambush").play(SPY, "wealth").take("card:" + SPY)
    assert t.seat().intrigue == ("ambush",)
    assert not t.seat().in_play
    assert t.state.trashed == (SPY,)


@proves("card:imperial_spy", "R13.1")
def test_spy_may_stay():
    """Trashing it is a cost behind an arrow, so optional."""
    t = table(hand=[SPY]).play(SPY, "wealth").end_turn()
    assert t.seat().intrigue == ()
    assert t.seat().in_play == (SPY,)


@proves("card:imperial_spy", "R25.13", "R25.29")
def test_spy_trashed_by_something_else_draws_nothing():
    """FAQ Imperial Spy: trashed as the price of Selective Breeding it brings no intrigue card."""
    t = table(hand=[SPY, "dagger"], spice=2, intrigue=["dispatch_an_envoy"]).intrigue("dispatch_an_envoy")
    t.play(SPY, "selective_breeding").take("space:selective_breeding").do("trash", "in_play", SPY)
    assert not t.can("take")
    assert t.seat().intrigue == ()
    assert sum(t.hand().values()) == 3


@proves("card:imperial_spy")
def test_spy_reveals_persuasion_and_a_sword():
    """Reveal box: 1 persuasion, 1 sword; it is not trashed."""
    t = table(hand=[SPY], conflict=1).reveal()
    assert (t.persuasion(), t.strength()) == (1, 3)
    assert not t.can("take")
    assert t.seat().in_play == (SPY,)


# ------------------------------------------------------------------------------------------ Opulence


@proves("card:opulence")
def test_opulence_gives_three_solari():
    """Agent box: 3 Solari, besides those of the space."""
    assert table(hand=[OPULENCE]).play(OPULENCE, "wealth").solari() == 5


@proves("card:opulence", "R13.3")
def test_opulence_sells_a_victory_point_once():
    """Reveal box: 1 persuasion; 6 Solari for 1 victory point, with 12 Solari still once."""
    t = table(hand=[OPULENCE], solari=12).reveal()
    before = t.vp()
    t.take("card:" + OPULENCE)
    assert (t.persuasion(), t.solari(), t.vp()) == (1, 6, before + 1)
    assert not t.can("take")


@proves("card:opulence", "R9.2", "R13.1")
def test_opulence_unpaid():
    """With 5 Solari nothing can be bought; with 6 the point may be left."""
    assert not table(hand=[OPULENCE], solari=5).reveal().can("take")
    t = table(hand=[OPULENCE], solari=6).reveal()
    before = t.vp()
    t.end_turn()
    assert (t.solari(), t.vp()) == (6, before)


# ------------------------------------------------------------------------------------------ Sardaukar Infantry


@proves("card:sardaukar_infantry")
def test_infantry_reveals_persuasion_and_two_swords():
    """Reveal box: 1 persuasion, 2 swords."""
    t = table(hand=[INFANTRY], conflict=1).reveal()
    assert (t.persuasion(), t.strength()) == (1, 4)


@proves("card:sardaukar_infantry", "R7.4", "R30.19")
def test_infantry_sends_no_agent():
    """Without icons it cannot be played in an Agent turn."""
    t = table(hand=[INFANTRY])
    assert t.legal() == [("reveal",)]
    assert t.why_not("send", INFANTRY, "wealth") == "no_icons"


@proves("card:sardaukar_infantry", "R25.29", "R7.4")
def test_infantry_sends_an_agent_with_added_icons():
    """Dispatch an Envoy adds the faction icons: it reaches faction spaces, and its empty Agent box gives nothing."""
    t = table(hand=[INFANTRY], intrigue=["dispatch_an_envoy"]).intrigue("dispatch_an_envoy")
    assert not t.can("send", INFANTRY, "hall_of_oratory")
    t.play(INFANTRY, "wealth")
    assert not t.can("take")
    assert (t.solari(), t.garrison(), t.seat().swords) == (2, 3, 0)


# ------------------------------------------------------------------------------------------ Sardaukar Legion


@proves("card:sardaukar_legion", "R8.5")
def test_legion_recruits_two_troops():
    """Agent box: 2 troops to the garrison; Wealth is no Combat space, so none is deployed."""
    t = table(hand=[LEGION]).play(LEGION, "wealth")
    assert (t.garrison(), t.supply()) == (5, 7)
    assert not t.can("deploy")


@proves("card:sardaukar_legion", "R8.9")
def test_legion_deploys_up_to_three_from_the_garrison():
    """Reveal box: 1 persuasion; up to 3 garrison troops join the Conflict without any Combat space."""
    t = table(hand=[LEGION, INFANTRY], garrison=5).reveal().take("card:" + LEGION)
    assert set(t.legal()) == {("deploy", 3), ("deploy", 2), ("deploy", 1), ("decline",)}
    t.deploy(3)
    assert (t.troops(), t.garrison(), t.supply()) == (3, 2, 7)
    assert (t.persuasion(), t.strength()) == (2, 3 * 2 + 2)
    assert not t.can("take")


@proves("card:sardaukar_legion", "R13.5")
def test_legion_may_deploy_none():
    """Up to three includes none, by declining or by leaving the effect."""
    t = table(hand=[LEGION]).reveal().take("card:" + LEGION).decline()
    assert (t.troops(), t.garrison()) == (0, 3)
    assert table(hand=[LEGION]).reveal().end_turn().troops() == 0


@proves("card:sardaukar_legion", "R8.9")
def test_legion_deploys_only_what_the_garrison_holds():
    """With 2 troops in the garrison 2 is the most; with none nothing can be deployed from the supply."""
    t = table(hand=[LEGION], garrison=2).reveal().take("card:" + LEGION)
    assert set(t.legal()) == {("deploy", 2), ("deploy", 1), ("decline",)}
    assert not table(hand=[LEGION], garrison=0).reveal().can("take")


# ------------------------------------------------------------------------------------------ Guild Administrator


@proves("card:guild_administrator", "R16.6", "R16.9")
def test_administrator_may_trash_a_card():
    """Agent box: the trash icon, for hand, discard pile and play, or none."""
    t = table(hand=[ADMIN, "dagger"], discard=["diplomacy"], in_play=["seek_allies"])
    t.play(ADMIN, "secure_contract").take("card:" + ADMIN)
    assert set(t.legal()) == {
        ("trash", "hand", "dagger"),
        ("trash", "discard", "diplomacy"),
        ("trash", "in_play", "seek_allies"),
        ("trash", "in_play", ADMIN),
        ("decline",),
    }
    t.do("trash", "in_play", "seek_allies")
    assert t.seat().in_play == (ADMIN,)
    assert t.state.trashed.count("seek_allies") == 1


@proves("card:guild_administrator", "R13.1")
def test_administrator_need_not_trash():
    """The trash icon is optional."""
    t = table(hand=[ADMIN, "dagger"]).play(ADMIN, "secure_contract").end_turn()
    assert (t.hand(), t.seat().in_play) == ({"dagger": 1}, (ADMIN,))


@proves("card:guild_administrator", "R11.8")
def test_administrator_returns_foldspace_to_its_stack():
    """A trashed Reserve card goes back to its stack."""
    t = table(hand=[ADMIN], discard=["foldspace"]).play(ADMIN, "secure_contract").take("card:" + ADMIN)
    assert t.state.reserve["foldspace"] == 5
    t.do("trash", "discard", "foldspace")
    assert t.state.reserve["foldspace"] == 6


@proves("card:guild_administrator")
def test_administrator_reveals_one_persuasion():
    """Reveal box: 1 persuasion; nothing is trashed."""
    t = table(hand=[ADMIN], conflict=1).reveal()
    assert (t.persuasion(), t.strength()) == (1, 2)
    assert not t.can("take")


# ------------------------------------------------------------------------------------------ Guild Ambassador


@proves("card:guild_ambassador")
def test_ambassador_gives_guild_influence():
    """Agent box, first choice: 1 Guild influence and no spice."""
    t = table(hand=[AMBASSADOR]).play(AMBASSADOR, "hall_of_oratory").take("card:" + AMBASSADOR)
    assert t.legal() == [("branch", 0), ("branch", 1)]
    t.branch(0)
    assert (t.seat().influence, t.spice()) == ((0, 1, 0, 0), 0)
    assert not t.can("take")


@proves("card:guild_ambassador", "R13.1")
def test_ambassador_gives_two_spice():
    """Agent box, second choice: 2 spice; one of the two must be taken."""
    t = table(hand=[AMBASSADOR]).play(AMBASSADOR, "hall_of_oratory")
    assert not t.can("end_turn")
    t.take("card:" + AMBASSADOR).branch(1)
    assert (t.seat().influence, t.spice()) == ((0, 0, 0, 0), 2)


@proves("card:guild_ambassador", "R13.3", "R14.9")
def test_ambassador_sells_a_victory_point_with_the_alliance():
    """Reveal box: with the Guild Alliance 3 spice buy 1 victory point, with 6 spice still once."""
    t = table(hand=[AMBASSADOR], spice=6, influence={"guild": 4}).reveal()
    before = t.vp()
    t.take("card:" + AMBASSADOR)
    assert (t.spice(), t.vp(), t.persuasion()) == (3, before + 1, 0)
    assert not t.can("take")


@proves("card:guild_ambassador", "R14.9")
def test_ambassador_needs_the_token():
    """With influence 4 but another's token, or another faction's, no point can be bought."""
    t = table(hand=[AMBASSADOR], spice=3, influence={"guild": 4, "emperor": 4}).setup(2, influence={"guild": 5})
    assert t.alliance("guild") == 2
    assert not t.reveal().can("take")


@proves("card:guild_ambassador", "R9.2", "R13.1")
def test_ambassador_unpaid():
    """With 2 spice it cannot be paid; with 3 it need not be."""
    assert not table(hand=[AMBASSADOR], spice=2, influence={"guild": 4}).reveal().can("take")
    t = table(hand=[AMBASSADOR], spice=3, influence={"guild": 4}).reveal()
    before = t.vp()
    t.end_turn()
    assert (t.spice(), t.vp()) == (3, before)


# ------------------------------------------------------------------------------------------ Guild Bankers


@proves("card:guild_bankers", "R25.11")
def test_bankers_make_every_spice_must_flow_cheaper():
    """FAQ Guild Bankers: each copy of The Spice Must Flow costs 6 this turn; the card gives no persuasion itself."""
    t = table(hand=[BANKERS, *worth(12)]).reveal()
    before = t.vp()
    assert t.persuasion() == 12
    t.buy(FLOW)
    assert t.persuasion() == 6
    t.buy(FLOW)
    assert (t.persuasion(), t.vp()) == (0, before + 2)
    assert t.seat().discard == (FLOW, FLOW)


@proves("card:guild_bankers", "R25.11")
def test_bankers_price_is_six():
    """With 5 persuasion The Spice Must Flow stays out of reach; without the Bankers it does at 8."""
    assert not table(hand=[BANKERS, *worth(5)]).reveal().can("acquire", FLOW)
    assert not table(hand=worth(8)).reveal().can("acquire", FLOW)
    assert table(hand=worth(9)).reveal().can("acquire", FLOW)


@proves("card:guild_bankers")
def test_bankers_make_nothing_else_cheaper():
    """Other cards keep their price."""
    t = table(hand=[BANKERS, *worth(4)]).row("chani", "opulence").reveal()
    assert not t.can("acquire", "chani")
    assert not t.can("acquire", "opulence")


@proves("card:guild_bankers", "R10.3")
def test_bankers_discount_needs_the_reveal_and_ends_with_the_turn():
    """Played on an Agent turn it gives nothing, also not in the Reveal turn of that round."""
    t = table(hand=[BANKERS, *worth(8)]).play(BANKERS, "wealth")
    assert not t.can("take")
    t.end_turn().until_turn_of(0).reveal()
    assert not t.can("acquire", FLOW)


@proves("card:guild_bankers", "R25.11")
def test_bankers_discount_is_their_owners_only():
    """The next player pays the full price."""
    t = table(hand=[BANKERS]).setup(1, hand=worth(8)).reveal().end_turn()
    assert t.asked() == 1
    assert not t.reveal().can("acquire", FLOW)


# ------------------------------------------------------------------------------------------ Smuggler's Thopter


@proves("card:smugglers_thopter", "R14.15")
def test_smugglers_thopter_draws_two_cards_with_guild_influence():
    """Agent box: at Guild influence 2 two cards, compulsory."""
    t = table(hand=[THOPTER], influence={"guild": 2}, deck=["dagger", "diplomacy", "seek_allies"])
    t.play(THOPTER, "secure_contract")
    assert not t.can("end_turn")
    t.take("card:" + THOPTER)
    assert t.hand() == {"dagger": 1, "diplomacy": 1}
    assert not t.can("take")


@proves("card:smugglers_thopter", "R14.15")
def test_smugglers_thopter_draws_nothing_below():
    """At Guild influence 1 nothing is drawn, whatever the influence elsewhere."""
    t = table(hand=[THOPTER], influence={"guild": 1, "fremen": 3}).play(THOPTER, "secure_contract")
    assert not t.can("take")
    assert not t.end_turn().hand()


@proves("card:smugglers_thopter", "R13.10")
def test_smugglers_thopter_condition_may_be_met_later_in_the_turn():
    """The condition is tested when the effect is used: Guild Authorization may fulfil it after sending."""
    t = table(hand=[THOPTER], influence={"guild": 1}, intrigue=["guild_authorization"])
    t.play(THOPTER, "secure_contract").intrigue("guild_authorization").take("card:" + THOPTER)
    assert sum(t.hand().values()) == 2


@proves("card:smugglers_thopter")
def test_smugglers_thopter_reveals_persuasion_and_spice():
    """Reveal box: 1 persuasion, 1 spice, without any condition."""
    t = table(hand=[THOPTER]).reveal()
    assert (t.persuasion(), t.spice()) == (1, 1)
    assert not t.hand()


# ------------------------------------------------------------------------------------------ Space Travel


@proves("card:space_travel")
def test_space_travel_draws_a_card():
    """Agent box: one card, compulsory."""
    t = table(hand=[TRAVEL], deck=["dagger", "diplomacy"]).play(TRAVEL, "foldspace")
    assert not t.can("end_turn")
    assert t.take("card:" + TRAVEL).hand() == {"dagger": 1}


@proves("card:space_travel")
def test_space_travel_reveals_two_persuasion():
    """Reveal box: 2 persuasion."""
    t = table(hand=[TRAVEL], conflict=1).reveal()
    assert (t.persuasion(), t.strength()) == (2, 2)
    assert not t.can("take")


# ------------------------------------------------------------------------------------------ Spice Smugglers


@proves("card:spice_smugglers", "R13.3")
def test_smugglers_sell_spice_for_influence_and_solari_once():
    """Agent box: 2 spice for 1 Guild influence and 3 Solari; with 4 spice still once."""
    t = table(hand=[SMUGGLERS], spice=4, influence={"fremen": 2}).play(SMUGGLERS, "sietch_tabr")
    t.take("card:" + SMUGGLERS)
    assert (t.spice(), t.solari(), t.influence("guild")) == (2, 3, 1)
    assert not t.can("take")


@proves("card:spice_smugglers", "R9.2", "R13.1")
def test_smugglers_unpaid():
    """With 1 spice it cannot be paid; with 2 it need not be."""
    assert not table(hand=[SMUGGLERS], spice=1, influence={"fremen": 2}).play(SMUGGLERS, "sietch_tabr").can("take")
    t = table(hand=[SMUGGLERS], spice=2, influence={"fremen": 2}).play(SMUGGLERS, "sietch_tabr").end_turn()
    assert (t.spice(), t.solari(), t.influence("guild")) == (2, 0, 0)


@proves("card:spice_smugglers", "R14.3")
def test_smugglers_influence_brings_the_bonus_of_the_track():
    """From 3 to 4 the Guild track pays 3 Solari more and the Alliance comes."""
    t = table(hand=[SMUGGLERS], spice=2, influence={"guild": 3, "fremen": 2}).play(SMUGGLERS, "sietch_tabr")
    t.take("card:" + SMUGGLERS)
    assert (t.solari(), t.alliance("guild")) == (6, 0)


@proves("card:spice_smugglers")
def test_smugglers_reveal_persuasion_and_a_sword():
    """Reveal box: 1 persuasion, 1 sword; nothing to pay."""
    t = table(hand=[SMUGGLERS], spice=2, conflict=1).reveal()
    assert (t.persuasion(), t.strength()) == (1, 3)
    assert not t.can("take")
