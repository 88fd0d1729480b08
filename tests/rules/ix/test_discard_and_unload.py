"""X7: discarding as a cost, and Reveal boxes that work when a card is discarded or trashed."""

import pytest

from dune_desktop.content.catalog import catalog
from tests.kit import ix_table, proves, solo_table, worth

UNLOAD = {
    "choam_delegate": 1,
    "esmar_tuek": 1,
    "freighter_fleet": 2,
    "guild_accord": 1,
    "in_the_shadows": 2,
    "ix_guild_compact": 1,
    "treachery": 2,
    "water_peddler": 1,
}


def truthsayer(*hand, deck=("diplomacy",), **facts):
    """Truthsayer sent to Tech Negotiation: for a discarded card it draws one; the discard is being chosen."""
    t = ix_table(hand=["truthsayer", *hand], deck=list(deck), **facts).play("truthsayer", "tech_negotiation")
    return t.take("card:truthsayer")


# -------------------------------------------------------------------------------- discarding


@proves("X7.1", "card:truthsayer")
def test_a_discard_is_a_card_of_choice_from_the_hand():
    """Not one of the discard pile, in play or an Intrigue card."""
    t = truthsayer("dagger", "diplomacy", discard=["reconnaissance"], intrigue=["ambush"], deck=[])
    assert set(t.legal()) == {("discard", "dagger"), ("discard", "diplomacy"), ("decline",)}
    t.do("discard", "dagger")
    assert "dagger" in (*t.seat().discard, *t.hand())  # the drawn card may be the discarded one
    assert t.seat().intrigue == ("ambush",)


@proves("X7.1", "card:truthsayer")
def test_without_a_discard_there_is_no_effect():
    """An empty hand, or declining: no card is drawn."""
    t = ix_table(hand=["truthsayer"], deck=["diplomacy"], intrigue=["ambush"]).play("truthsayer", "tech_negotiation")
    assert not t.can_take("card:truthsayer")
    t = ix_table(hand=["truthsayer", "dagger"], deck=["diplomacy"]).play("truthsayer", "tech_negotiation").end_turn()
    assert t.hand() == {"dagger": 1}


@proves("X7.1", "intrigue:ixian_probe")
def test_a_discard_of_two_needs_two():
    """Ixian Probe with one card in hand is not played."""
    assert not ix_table(hand=["dagger"], intrigue=["ixian_probe"]).can("intrigue")
    assert ix_table(hand=["dagger", "dagger"], intrigue=["ixian_probe"]).can("intrigue", "ixian_probe")


# -------------------------------------------------------------------------------- three situations


@proves("X7.2", "card:choam_delegate")
def test_an_unload_box_works_when_the_card_is_revealed():
    """CHOAM Delegate: 3 Solari on the Reveal turn, once."""
    t = ix_table(hand=["choam_delegate"], solari=0).reveal()
    assert t.finish_turn().solari() == 3


@proves("X7.2", "card:choam_delegate")
def test_an_unload_box_works_when_the_card_is_discarded():
    """For Truthsayer."""
    assert truthsayer("choam_delegate", solari=0).solari() == 3


@proves("X7.2", "card:choam_delegate", "intrigue:cull")
@pytest.mark.parametrize("zone", ["hand", "discard", "in_play"])
def test_an_unload_box_works_when_the_card_is_trashed(zone):
    """From anywhere."""
    t = ix_table(intrigue=["cull"], solari=1, **{zone: ["choam_delegate", "dagger"]}).intrigue("cull")
    t.do("trash", zone, "choam_delegate")
    assert t.solari() == 3


@proves("X7.2")
def test_other_reveal_boxes_do_not_unload():
    """Spice Trader and the like: nothing when discarded or trashed."""
    t = truthsayer("carryall", spice=0)
    assert t.spice() == 0
    t = ix_table(intrigue=["cull"], solari=1, spice=0, hand=["carryall"]).intrigue("cull")
    if t.can("trash"):
        t.do("trash", "hand", "carryall")
    assert t.spice() == 0


@proves("X7.2", "intrigue:poison_snooper")
def test_a_card_trashed_from_the_top_of_the_deck_unloads():
    """Poison Snooper."""
    t = ix_table(intrigue=["poison_snooper"], deck=["water_peddler", "dagger"], water=0).intrigue("poison_snooper")
    assert t.do("trash_top").water() == 1


@proves("X7.3")
def test_an_opponent_may_cause_the_discard():
    """Reverend Mother Mohiam: the owner of CHOAM Delegate gains, not the player of Mohiam."""
    t = ix_table(hand=["reverend_mother_mohiam"], in_play=["bene_gesserit_sister"], solari=0)
    t.setup(1, hand=["choam_delegate", "water_peddler"], solari=0, water=0)
    t.play("reverend_mother_mohiam", "secrets").take("card:reverend_mother_mohiam")
    t.do("discard", "choam_delegate")
    assert (t.solari(0), t.solari(1), t.water(1)) == (0, 3, 1)


@proves("X7.4")
@pytest.mark.parametrize("card", ["choam_delegate", "freighter_fleet"])
def test_sending_an_agent_with_the_card_does_not_unload_it(card):
    """It has no Agent box; nothing of its Reveal box waits."""
    t = ix_table(hand=[card], solari=0).play(card, "smuggling")
    assert (t.solari(), t.can_take("card:" + card)) == (1, False)


@proves("X7.4", "X9.5", "card:treachery")
def test_treachery_trashes_itself_and_so_unloads():
    """On a space that is no Combat space: two troops into the Conflict at once."""
    t = ix_table(hand=["treachery"], conflict=0).play("treachery", "wealth").finish_turn()
    assert (t.troops(), t.garrison(), t.state.trashed.count("treachery")) == (2, 3, 1)
    assert t.influence("emperor") == 2


@proves("X7.4")
def test_on_the_reveal_turn_an_unload_box_is_an_ordinary_reveal_box():
    """Treachery revealed: two troops and the card goes to the discard pile."""
    t = ix_table(hand=["treachery"])
    t.reveal().finish_turn()
    assert (t.troops(), t.seat().discard) == (2, ("treachery",))


@proves("X7.5")
def test_discarding_and_later_trashing_gives_it_twice():
    """Water Peddler discarded for Truthsayer, then trashed from the discard pile with Cull."""
    t = truthsayer("water_peddler", water=0, intrigue=["cull"], solari=1)
    assert t.water() == 1
    t.intrigue("cull").do("trash", "discard", "water_peddler")
    assert t.water() == 2


@proves("X7.6")
def test_clean_up_is_no_discard():
    """A card played with an Agent goes to the discard pile with the Reveal turn: nothing unloads."""
    t = ix_table(in_play=["choam_delegate", "water_peddler"], solari=0, water=0).reveal().end_turn()
    assert (t.solari(), t.water(), sorted(t.seat().discard)) == (0, 0, ["choam_delegate", "water_peddler"])


@proves("X7.7")
def test_the_unload_cards():
    """Eight titles, eleven cards."""
    assert {card.id: card.copies for card in catalog(("base", "ix")).cards if card.unload} == UNLOAD


@proves("X7.8", "X13.1")
def test_cards_trashed_from_the_row_unload_for_nobody():
    """Solo with churn: a row of Unload cards, some are trashed, nobody gains."""
    t = solo_table(boxes=("base", "ix"), variants=("row_churn",), spice=0, water=0, solari=0)
    t.row("choam_delegate", "esmar_tuek", "water_peddler", "guild_accord", "treachery")
    t.setup(1, solari=0, agents_left=0).setup(2, solari=0, agents_left=0).luck(3).reveal().end_turn()
    assert t.event("row_trash")
    assert (t.solari(), t.spice(), t.water(), t.troops()) == (0, 0, 0, 0)


@proves("X7.9", "tech:disposal_facility")
def test_revealed_and_trashed_in_the_same_turn_gives_it_twice():
    """Esmar Tuek with Disposal Facility: 2 spice and 2 Solari, and once more."""
    t = ix_table(tech=["disposal_facility"], hand=["esmar_tuek", *worth(6)], spice=0, solari=0).reveal()
    assert (t.spice(), t.solari()) == (2, 2)
    t.take("tech:disposal_facility").do("trash", "in_play", "esmar_tuek")
    assert (t.spice(), t.solari()) == (4, 4)


@proves("X7.9", "leader:archduke_armand_ecaz")
def test_armand_trashes_a_revealed_card_that_unloads():
    """Water Peddler: two water."""
    t = ix_table(leader="archduke_armand_ecaz", hand=["water_peddler", "dagger"], water=0)
    t.setup(agents=["carthag", "smuggling"]).reveal()
    t.take("leader:archduke_armand_ecaz").do("trash", "in_play", "water_peddler")
    assert t.water() == 2


@proves("X7.10", "card:truthsayer")
def test_unloading_comes_before_what_the_discard_pays_for():
    """Freighter Fleet for Truthsayer: the Freighter is asked about while the card is not drawn yet."""
    t = truthsayer("freighter_fleet")
    assert (t.decision().kind, t.hand()) == ("freighter", {})
    t.do("freighter", "advance")
    assert (t.ix().freighter, t.hand()) == (1, {"diplomacy": 1})


@proves("X7.10", "intrigue:ixian_probe")
@pytest.mark.parametrize("first", ["freighter_fleet", "ix_guild_compact"])
def test_two_unload_boxes_of_one_cost_come_in_the_order_their_owner_likes(first):
    """Freighter and Negotiators, either one first, both before the two cards are drawn."""
    t = ix_table(hand=["freighter_fleet", "ix_guild_compact"], deck=["dagger", "diplomacy"], intrigue=["ixian_probe"])
    t.intrigue("ixian_probe")
    while t.can("discard"):
        t.do(*t.legal()[0])
    assert (t.can_take("card:freighter_fleet"), t.can_take("card:ix_guild_compact")) == (True, True)
    t.take("card:" + first)
    assert (t.decision().source, t.hand()) == ("card:" + first, {})
    t.do(*t.legal()[0])
    while not t.hand():
        t.do(*t.legal()[0])
    assert (t.ix().freighter, t.ix().negotiators, len(t.seat().hand)) == (1, 2, 2)


@proves("X7.11")
def test_no_unload_box_gives_persuasion_or_swords():
    """So each works outside the Reveal turn too."""
    boxes = {card.id: repr(card.reveal) for card in catalog(("base", "ix")).cards if card.unload}
    assert not [card for card, box in boxes.items() if "'persuasion'" in box or "'sword'" in box]


@proves("X7.11", "X7.3", "card:treachery")
def test_treachery_discarded_in_another_players_turn_fights():
    """Its two troops go to the Conflict, not to the garrison."""
    t = ix_table(hand=["reverend_mother_mohiam"], in_play=["bene_gesserit_sister"])
    t.setup(1, hand=["treachery", "dagger"])
    t.play("reverend_mother_mohiam", "secrets").take("card:reverend_mother_mohiam")
    t.do("discard", "treachery")
    assert (t.troops(1), t.garrison(1)) == (2, 3)


@proves("X7.11", "X5.6")
def test_treacherys_troops_do_not_let_others_fight_in_their_place():
    """On a Combat space they are gone already: two more of the garrison may go, not four."""
    t = ix_table(hand=["treachery"], garrison=5).play("treachery", "stillsuits")
    while not t.troops():
        t.take("card:treachery")
    assert t.troops() == 2
    assert max(option[1] for option in t.legal() if option[0] == "deploy") == 2
