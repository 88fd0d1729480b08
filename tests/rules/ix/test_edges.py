"""Places where two rules of Rise of Ix meet."""

from __future__ import annotations

from tests.kit import proves, solo_table, table

IX = ("base", "ix")


@proves("X7.3", "X7.10")
def test_a_card_unloads_even_if_its_owner_has_fewer_than_must_be_discarded():
    """Two cards are asked for, one is there: it unloads when it is the last that can be given."""
    t = table(boxes=IX, hand=["reverend_mother_mohiam"], in_play=["bene_gesserit_sister"])
    t.setup(1, hand=["water_peddler"], water=0)
    t.play("reverend_mother_mohiam", "secrets").take("card:reverend_mother_mohiam")
    assert t.water(1) == 1


@proves("X7.10")
def test_two_cards_discarded_as_one_cost_unload_after_the_second():
    """The order between them is their owner's, and both come before what they pay for."""
    t = table(boxes=IX, hand=["ix_guild_compact", "water_peddler", "choam_delegate", "dagger"], water=0)
    t.play("ix_guild_compact", "foldspace").take("card:ix_guild_compact")
    t.do("discard", "water_peddler")
    assert t.water() == 0
    t.do("discard", "choam_delegate")
    assert (t.water(), t.solari(), t.ix().garrison) == (1, 3, 1)


@proves("X11.30", "X17.10")
def test_a_rival_uses_its_round_start_tiles_without_a_question():
    """Shuttle Fleet pays it two Solari a round; Holtzman Engine draws it nothing."""
    t = solo_table(boxes=IX)
    t.setup(1, tech=["shuttle_fleet", "holtzman_engine"])
    t.setup(2, solari=0)
    t.finish_round()
    assert ("gain", 1, "solari", 2, "tech:shuttle_fleet") in t.events
    assert t.asked() == 0
    assert t.state.phase == "turns"


@proves("R25.19", "X3.32")
def test_foldspace_too_may_go_on_top_of_the_deck():
    """Every way of acquiring a card leaves that choice while Spaceport is owned; otherwise nobody is asked."""
    t = table(boxes=IX, hand=["diplomacy"], tech=["spaceport"]).play("diplomacy", "foldspace")
    t.do("acquire", "foldspace", -1, "top")
    assert t.seat().deck[0] == "foldspace"
    t = table(boxes=IX, hand=["diplomacy"]).play("diplomacy", "foldspace")
    assert t.seat().discard == ("foldspace",)
