"""R11: acquiring cards."""

from collections import Counter

import pytest

from tests.kit import proves, table, worth


@proves("R11.1")
def test_cards_of_the_row_and_two_reserve_stacks_are_offered():
    """With persuasion enough: the five cards of the row, Arrakis Liaison and The Spice Must Flow."""
    row = ["chani", "carryall", "scout", "opulence", "stilgar"]
    t = table(hand=worth(10)).row(*row).reveal()
    offered = {option[1] for option in t.legal() if option[0] == "acquire"}
    assert offered == {*row, "arrakis_liaison", "the_spice_must_flow"}


@proves("R11.1")
def test_nothing_is_acquired_in_an_agent_turn():
    """A seat on the Council and a free row do not help before the Reveal turn."""
    t = table(hand=["diplomacy"], council=True).play("diplomacy", "wealth")
    assert not t.can("acquire")


@proves("R11.2", "R30.8", "card:foldspace")
def test_foldspace_is_never_bought():
    """Ten persuasion do not buy Foldspace."""
    t = table(hand=worth(10)).reveal()
    assert t.state.reserve["foldspace"] == 6
    assert not t.can("acquire", "foldspace")


@proves("R11.3")
def test_persuasion_is_pooled_and_split():
    """Six persuasion of three cards buy a card of 3, one of 2 and one of 1."""
    t = table(hand=worth(6)).row("space_travel", "spice_hunter", "scout").reveal()
    t.buy("space_travel").buy("spice_hunter").buy("scout")
    assert t.persuasion() == 0
    assert Counter(t.seat().discard) == Counter(["space_travel", "spice_hunter", "scout"])


@proves("R11.3")
def test_a_card_costs_its_printed_persuasion():
    """Five persuasion do not buy a card of 6."""
    t = table(hand=worth(5)).row("opulence", "chani").reveal()
    assert not t.can("acquire", "opulence")
    assert t.why_not("acquire", "opulence") == "cost"
    t.buy("chani")
    assert t.persuasion() == 0


@proves("R11.4")
def test_an_acquired_card_goes_face_up_to_the_discard_pile():
    """It is not in hand or play, gives nothing yet, and everybody sees it."""
    t = table(hand=worth(2)).row("spice_hunter").reveal().buy("spice_hunter")
    assert t.seat().discard == ("spice_hunter",)
    assert "spice_hunter" not in t.seat().in_play + t.seat().hand
    assert t.persuasion() == 0
    assert t.view(2).seats[0].discard == ("spice_hunter",)


@proves("R11.5")
def test_the_row_is_refilled_at_once():
    """The new card lies in the empty slot and may be bought in the same turn."""
    t = table(hand=worth(3)).row("scout").top_of_imperium_deck("guild_administrator").reveal()
    t.buy("scout")
    assert t.state.row[0] == "guild_administrator"
    assert len(t.state.row) == 5
    t.buy("guild_administrator")
    assert t.seat().discard == ("scout", "guild_administrator")


@proves("R11.6", "card:chani")
def test_an_acquire_box_works_when_the_card_is_bought():
    """Chani gives a water."""
    t = table(hand=worth(5), water=0).row("chani").reveal().buy("chani")
    assert t.water() == 1


@proves("R11.6", "R11.11", "card:chani", "intrigue:bypass_protocol")
def test_an_acquire_box_works_by_any_means():
    """Chani by Bypass Protocol for two spice gives the water too, without persuasion and in an Agent turn."""
    t = table(hand=["diplomacy"], intrigue=["bypass_protocol"], spice=2, water=0).row("chani")
    t.play("diplomacy", "wealth").intrigue("bypass_protocol").branch(1).pick("chani")
    assert (t.water(), t.spice(), t.seat().deck[0]) == (1, 0, "chani")


@proves("R11.6", "card:chani")
def test_an_acquire_box_does_not_work_again_later():
    """Played or revealed in a later round Chani gives no water."""
    t = table(hand=["chani"], water=0).reveal().finish_turn()
    assert t.water() == 0
    t = table(hand=["chani"], water=0).play("chani", "carthag").finish_turn()
    assert t.water() == 0


@proves("R11.7", "R25.25", "R11.8", "card:the_spice_must_flow", "card:guild_administrator")
def test_the_point_of_the_spice_must_flow_stays_when_it_is_trashed():
    """Bought for 9: one point. Trashed: the point stays and the card returns to its stack."""
    t = table(hand=["guild_administrator", *worth(9)]).reveal().buy("the_spice_must_flow")
    assert (t.vp(), t.state.reserve["the_spice_must_flow"]) == (2, 9)
    t.end_turn().finish_round().setup(0, hand=["guild_administrator"], discard=["the_spice_must_flow"])
    t.until_turn_of(0).play("guild_administrator", "foldspace")
    t.take("card:guild_administrator", "trash").do("trash", "discard", "the_spice_must_flow")
    assert (t.vp(), t.state.reserve["the_spice_must_flow"]) == (2, 10)


@proves("R11.8")
def test_an_empty_reserve_stack_offers_nothing():
    """All eight Arrakis Liaisons are in use: none can be bought."""
    t = table(hand=["convincing_argument"]).setup(3, deck=["arrakis_liaison"] * 8).reveal()
    assert t.state.reserve["arrakis_liaison"] == 0
    assert not t.can("acquire", "arrakis_liaison")


@proves("R11.8", "R16.6", "card:foldspace")
def test_a_trashed_reserve_card_returns_to_its_stack_and_may_be_acquired_again():
    """Foldspace trashes itself: the stack has one card more, not the pile of removed cards."""
    t = table(hand=["foldspace"])
    assert t.state.reserve["foldspace"] == 5
    t.play("foldspace", "carthag").take("card:foldspace", "trash_self")
    assert t.state.reserve["foldspace"] == 6
    assert "foldspace" not in t.state.trashed


@proves("R11.9", "O1")
def test_an_empty_imperium_deck_leaves_the_slot_empty():
    """The last card is bought: its slot stays empty, the others are still offered."""
    t = table(hand=worth(3)).row("scout", "spice_hunter").imperium_deck().reveal().buy("scout")
    assert t.state.row[0] == ""
    assert t.state.row[1] == "spice_hunter"
    t.buy("spice_hunter")
    assert t.state.row[:2] == ("", "")
    assert "" not in {option[1] for option in t.legal() if option[0] == "acquire"}


@proves("R11.10", "R25.11", "card:guild_bankers")
def test_a_discount_lowers_the_price():
    """Guild Bankers: each The Spice Must Flow of this turn costs 6 instead of 9."""
    t = table(hand=["guild_bankers", *worth(12)]).reveal()
    t.buy("the_spice_must_flow").buy("the_spice_must_flow")
    assert (t.persuasion(), t.vp()) == (0, 3)


@proves("R11.10", "R24.5", "leader:helena_richese")
def test_a_price_can_come_down_to_nothing():
    """Helena's discount makes a card of 1 free: it is acquired with no persuasion at all."""
    leaders = ["helena_richese", "paul_atreides", "earl_memnon_thorvald", "duke_leto_atreides"]
    t = table(leaders=leaders, hand=["signet_ring"]).row("scout").play("signet_ring", "carthag")
    t.take("leader:helena_richese").do("row", 0).finish_turn().until_turn_of(0).reveal()
    assert t.persuasion() == 0
    t.buy("scout")
    assert (t.persuasion(), t.seat().discard) == (0, ("scout",))


@proves("R11.10")
def test_an_unused_discount_is_lost():
    """The discount of Guild Bankers is gone in the next round."""
    t = table(hand=["guild_bankers"]).reveal().end_turn().finish_round()
    t.setup(0, hand=worth(8)).until_turn_of(0).reveal()
    assert t.persuasion() == 8
    assert not t.can("acquire", "the_spice_must_flow")


@proves("R11.11", "R11.5", "intrigue:bypass_protocol")
@pytest.mark.parametrize(
    ("card", "offered"), [("arrakis_liaison", True), ("scout", True), ("chani", False), ("foldspace", False)]
)
def test_an_acquiring_effect_takes_from_row_and_reserve(card, offered):
    """Bypass Protocol for nothing: cards of 3 or less from the row or the two stacks, never Foldspace."""
    t = table(hand=["diplomacy"], intrigue=["bypass_protocol"]).row("scout", "chani")
    t.play("diplomacy", "wealth").intrigue("bypass_protocol")
    if t.can("branch"):
        t.branch(0)
    assert t.can("acquire", card) == offered


@proves("R11.11", "R11.5", "intrigue:bypass_protocol")
def test_an_acquiring_effect_refills_the_row():
    """The card acquired in an Agent turn goes to the discard pile and is replaced at once."""
    t = table(hand=["diplomacy"], intrigue=["bypass_protocol"], spice=0).row("scout")
    t.top_of_imperium_deck("worm_riders").play("diplomacy", "wealth").intrigue("bypass_protocol").pick("scout")
    assert t.seat().discard == ("scout",)
    assert t.state.row[0] == "worm_riders"
