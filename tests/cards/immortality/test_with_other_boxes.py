"""Cards of Immortality beside leaders, cards and pieces of the base game and Rise of Ix."""

from __future__ import annotations

import pytest

from tests.cards.immortality.changes import came, owned
from tests.kit import Table, imm, immortality_table, table
from tests.kit.coverage import proves

GHOLA, CHAIRDOG, KIT, USURP = imm("ghola"), imm("chairdog"), imm("dissecting_kit"), imm("usurp")
OCCUPATION, STRENGTH, SLIG = imm("occupation"), imm("show_of_strength"), imm("slig_farmer")
ALL_THREE = ("base", "ix", "immortality")


# ------------------------------------------------------------------------------------------------ Ilesa Ecaz


def a_step_ahead(card: str, *hand: str) -> Table:
    """Ilesa Ecaz has set this card aside; it is back in her hand for her second turn."""
    t = table(boxes=ALL_THREE, leader="ilesa_ecaz", deck=[card, *hand, "reconnaissance", "diplomacy", "dagger"][:5])
    t.first_player(3).finish_round().do("aside", card).until_turn_of(0)
    return t.play("reconnaissance", "arrakeen").finish_turn().until_turn_of(0)


@proves("I8.4", "I14.2", "X15.3", "leader:ilesa_ecaz")
@pytest.mark.parametrize(
    ("aside", "partner", "space", "spice", "solari"),
    [
        ("convincing_argument", GHOLA, "carthag", 0, 1),  # no icon: not exactly one
        (imm("planned_coupling"), CHAIRDOG, "carthag", 1, 0),  # one icon, although the partner's is used
        (imm("face_dancer_initiate"), CHAIRDOG, "carthag", 0, 1),
        (GHOLA, "convincing_argument", "carthag", 1, 0),
    ],
)
def test_a_card_is_grafted_to_the_one_set_aside(aside: str, partner: str, space: str, spice: int, solari: int) -> None:
    """Its own icons decide the bonus, even if the Agent goes where only the partner can."""
    t = a_step_ahead(aside, partner)
    before = (t.spice(), t.solari())
    t.graft(aside, partner, space)
    assert (t.spice() - before[0], t.solari() - before[1]) == (spice, solari)


# ------------------------------------------------------------------------------------------------ infiltrating


@proves("I14.5", "card:immortality/dissecting_kit")
def test_only_the_icon_that_is_printed_infiltrates() -> None:
    """Bounty Hunter passes enemies in the city; the Landsraad icon of its partner does not."""
    hand = ["bounty_hunter", KIT]
    t = immortality_table(ix=True, hand=hand).setup(1, agents=["carthag"]).setup(2, agents=["tech_negotiation"])
    assert t.can_graft("bounty_hunter", KIT, "carthag")
    assert not t.can_graft("bounty_hunter", KIT, "tech_negotiation")
    t = immortality_table(ix=True, hand=["embedded_agent", CHAIRDOG]).setup(1, agents=["carthag"])
    assert not t.can_graft("embedded_agent", CHAIRDOG, "carthag")


@proves("I14.5", "intrigue:dispatch_an_envoy")
def test_icons_of_dispatch_an_envoy_do_not_infiltrate_for_a_pair() -> None:
    """Nor does a pair go to an occupied Faction space by them."""
    t = immortality_table(ix=True, hand=["bounty_hunter", CHAIRDOG], intrigue=["dispatch_an_envoy"])
    t.setup(1, agents=["wealth"]).intrigue("dispatch_an_envoy")
    assert t.can_graft("bounty_hunter", CHAIRDOG, "secrets")
    assert not t.can_graft("bounty_hunter", CHAIRDOG, "wealth")


# ------------------------------------------------------------------------------------------------ unloading


@proves("I14.4", "card:immortality/dissecting_kit", "card:esmar_tuek")
def test_a_dissected_partner_unloads() -> None:
    """Trashed by Dissecting Kit, Esmar Tuek gives his Reveal box."""
    t = immortality_table(ix=True, hand=[KIT, "esmar_tuek"]).graft(KIT, "esmar_tuek", "tech_negotiation")
    before = owned(t)
    t.take("card:" + KIT)
    assert came(t, before) == {"spice": 2, "solari": 2, "specimens": 1, "supply": -1}


@proves("I14.4", "card:immortality/beguiling_pheromones", "card:guild_accord")
def test_a_partner_trashed_by_beguiling_pheromones_unloads() -> None:
    """Guild Accord gives its water."""
    pheromones = imm("beguiling_pheromones")
    t = immortality_table(ix=True, hand=[pheromones, "guild_accord"]).graft(pheromones, "guild_accord", "foldspace")
    water = t.water()
    t.take("card:" + pheromones).do("trash_grafted", "guild_accord")
    assert t.water() == water + 1


# ------------------------------------------------------------------------------------------------ units


@proves("I12.1", "I14.6", "card:immortality/occupation")
def test_the_combat_icon_deploys_dreadnoughts() -> None:
    """As from a Combat space: two units of the garrison, of whichever kind."""
    t = immortality_table(ix=True, hand=[OCCUPATION], dreadnoughts={"garrison": 2}).play(OCCUPATION, "wealth")
    assert t.can("deploy", 1, 1)
    assert not t.can("deploy", 1, 2)
    t.do("deploy", 0, 2)
    assert t.ix().conflict == 2


@proves("I14.7", "card:immortality/bene_tleilax_lab")
def test_negotiators_are_no_troops_for_the_tanks() -> None:
    """Specimens come from the supply: with all others elsewhere Negotiators stay where they are."""
    lab = imm("bene_tleilax_lab")
    t = immortality_table(ix=True, hand=[lab], negotiators=3, garrison=9).play(lab, "imperial_basin")
    assert (t.specimens(), t.ix().negotiators) == (0, 3)


@proves("I6.4", "I22.22", "intrigue:reinforcements")
@pytest.mark.parametrize(("returned", "garrison", "specimens"), [(2, 12, 0), (1, 11, 1), (0, 10, 2)])
def test_recruits_of_an_intrigue_card_ask_for_specimens(returned: int, garrison: int, specimens: int) -> None:
    """Reinforcements recruit three; one is in the supply, two in the tanks: their owner says how many go back."""
    t = immortality_table(intrigue=["reinforcements"], solari=3, garrison=9, specimens=2).intrigue("reinforcements")
    t.do("return_specimens", returned)
    assert (t.garrison(), t.specimens()) == (garrison, specimens)


# ------------------------------------------------------------------------------------------------ icons and borrowing


@proves("I10.1", "card:immortality/show_of_strength")
def test_show_of_strength_adds_its_icons_to_a_pair() -> None:
    """With the most troops the pair goes by all of them, without by the partner's only."""
    for mine, landsraad in (1, True), (0, False):
        t = immortality_table(hand=[STRENGTH, CHAIRDOG], conflict=mine)
        assert t.can_graft(STRENGTH, CHAIRDOG, "carthag")
        assert t.can_graft(STRENGTH, CHAIRDOG, "hall_of_oratory") == landsraad


@proves("I10.5", "card:immortality/usurp", "card:immortality/clandestine_meeting")
def test_usurp_and_a_card_without_icons_go_nowhere() -> None:
    """Neither has an icon; with those of Dispatch an Envoy the pair goes to the factions."""
    meeting = imm("clandestine_meeting")
    t = immortality_table(hand=[USURP], intrigue=["dispatch_an_envoy"]).row(meeting)
    assert not t.can_usurp(meeting, "wealth")
    t.intrigue("dispatch_an_envoy")
    before = owned(t)
    t.usurp(meeting, "wealth").finish_turn()
    assert came(t, before) == {"solari": 2, "emperor": 1, "bene_gesserit": 1, "intrigue": 1}


@proves("I8.19", "card:local_fence")
def test_a_pair_pays_the_cost_of_its_space_once() -> None:
    """Two City cards at the Research Station: two water."""
    t = immortality_table(hand=[GHOLA, CHAIRDOG], water=3).graft(GHOLA, CHAIRDOG, imm("research_station"))
    assert t.water() == 1


@proves("I8.13", "card:immortality/stitched_horror")
def test_both_cards_recruits_may_be_deployed() -> None:
    """A troop of Stitched Horror, one of the Quartermaster, one of Carthag, and two of the garrison."""
    horror, quartermaster = imm("stitched_horror"), imm("sardaukar_quartermaster")
    t = immortality_table(hand=[horror, quartermaster], garrison=4).graft(horror, quartermaster, "carthag")
    t.take("card:" + horror).branch(0).branch(1)
    t.take("card:" + quartermaster)
    assert (t.can("deploy", 5), t.can("deploy", 6)) == (True, False)
