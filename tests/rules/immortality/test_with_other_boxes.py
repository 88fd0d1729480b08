"""I14, I15, X15: Immortality with leaders and cards of Rise of Ix and of the base game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit import Table, imm, immortality_table, proves

GHOLA, KIT, PHEROMONES, USURP = imm("ghola"), imm("dissecting_kit"), imm("beguiling_pheromones"), imm("usurp")
FARMER, INITIATE, INFILTRATOR = imm("slig_farmer"), imm("face_dancer_initiate"), imm("tleilaxu_infiltrator")
COUPLING, TANKS = imm("planned_coupling"), imm("from_the_tanks")
ILESA, YUNA = "ilesa_ecaz", "princess_yuna_moritani"


def both(**facts: Any) -> Table:
    """A table with both boxes."""
    return immortality_table(ix=True, **facts)


# ------------------------------------------------------------------------------------------------ Rise of Ix


def aside(card: str, partner: str) -> Table:
    """Ilesa in seat 0 set the card aside; it is her second turn of the round, and the partner is in her hand."""
    deck = [card, partner, "signet_ring", "seek_allies", "convincing_argument"]
    t = both(leader=ILESA, deck=deck, garrison=0).first_player(3)
    while not t.can("aside"):
        t.idle()
    t.do("aside", card).until_turn_of(0).play("signet_ring", "carthag").finish_turn()
    return t.until_turn_of(0)


@proves("I14.2", "I8.4", "X15.3", "leader:ilesa_ecaz")
def test_a_card_set_aside_by_ilesa_may_be_grafted() -> None:
    """Dagger has one icon, so 1 spice, although the Agent goes where only the Initiate's icon allows."""
    t = aside("dagger", INITIATE)
    before = (t.spice(), t.solari())
    t.graft("dagger", INITIATE, "stillsuits").finish_turn()
    assert (t.spice() - before[0], t.solari() - before[1]) == (1, 0)


@proves("I14.2", "X15.3", "leader:ilesa_ecaz")
def test_a_graft_card_set_aside_with_more_icons_gives_a_solari() -> None:
    """Face Dancer Initiate has three; Dagger's one icon does not matter."""
    t = aside(INITIATE, "dagger")
    before = (t.spice(), t.solari())
    t.graft(INITIATE, "dagger", "stillsuits").finish_turn()
    assert (t.spice() - before[0], t.solari() - before[1]) == (0, 1)


@proves("I14.3", "X15.2", "I9.6", "card:weirding_way")
def test_ghola_with_weirding_way_takes_two_extra_turns() -> None:
    """In a row, before anybody else; then the next player."""
    t = both(hand=[GHOLA, "weirding_way", "dagger", "diplomacy"], swordmaster=True)
    t.graft(GHOLA, "weirding_way", "carthag").take("card:weirding_way").take("card:" + GHOLA).finish_turn()
    assert (t.asked(), t.turn.seat) == (0, 0)
    t.play("dagger", "tech_negotiation").finish_turn()
    assert (t.asked(), t.turn.seat) == (0, 0)
    t.play("diplomacy", "wealth").finish_turn()
    assert t.asked() == 1


@proves("I14.4", "X15.5", "X7.8", "card:treachery")
def test_a_borrowed_card_unloads_for_the_one_who_borrowed_it() -> None:
    """Treachery's two troops, when it is trashed at the end of the turn."""
    t = both(hand=[USURP], garrison=0, water=1).row("treachery").usurp("treachery", "hardy_warriors").finish_turn()
    assert "treachery" in t.state.trashed
    assert t.garrison() + t.troops() == 2 + 2  # Hardy Warriors recruits two


@proves("I14.4", "card:guild_accord")
def test_a_grafted_unload_card_trashed_by_its_partner_unloads() -> None:
    """Guild Accord by Dissecting Kit and by Beguiling Pheromones: its Reveal box's water."""
    t = both(hand=[KIT, "guild_accord"], water=0).graft(KIT, "guild_accord", "carthag").take("card:" + KIT)
    assert ("guild_accord" in t.state.trashed, t.water()) == (True, 1)
    t = both(hand=[PHEROMONES, "guild_accord"], water=0).graft(PHEROMONES, "guild_accord", "foldspace")
    t.take("card:" + PHEROMONES).do("trash_grafted", "guild_accord")
    assert ("guild_accord" in t.state.trashed, t.water()) == (True, 1)


@proves("I14.5", "X8.1")
def test_a_partners_icons_do_not_infiltrate() -> None:
    """Jamis passes enemies by his Fremen icon; the Landsraad of the Dagger and the Initiate's Guild icon do not."""
    t = both(hand=["jamis", INITIATE], water=3).setup(1, agents=["stillsuits", "foldspace"])
    assert t.can_graft("jamis", INITIATE, "stillsuits")
    assert not t.can_graft("jamis", INITIATE, "foldspace")
    assert t.can_graft("jamis", INITIATE, "wealth")


@proves("I14.5", "X8.7")
def test_icons_of_dispatch_an_envoy_do_not_infiltrate() -> None:
    """Jamis's own Fremen icon still does."""
    t = both(hand=["jamis", GHOLA], intrigue=["dispatch_an_envoy"], water=3)
    t.setup(1, agents=["stillsuits", "foldspace"]).intrigue("dispatch_an_envoy")
    assert t.can_graft("jamis", GHOLA, "stillsuits")
    assert t.can_graft("jamis", GHOLA, "wealth")
    assert not t.can_graft("jamis", GHOLA, "foldspace")


@proves("I10.23", "I14.5")
def test_tleilaxu_infiltrator_passes_enemies_by_every_icon() -> None:
    """Whichever card gave it; not one's own Agent."""
    t = both(hand=[INFILTRATOR, "jamis"], water=3).setup(1, agents=["stillsuits", "carthag"])
    assert t.can_graft(INFILTRATOR, "jamis", "stillsuits")
    assert t.can_graft(INFILTRATOR, "jamis", "carthag")
    t = both(hand=[INFILTRATOR, "jamis"], agents=["carthag"])
    assert not t.can_graft(INFILTRATOR, "jamis", "carthag")


@proves("I14.7", "X3.10", "I6.4")
def test_negotiators_specimens_and_garrison_are_three_places() -> None:
    """With none in supply two are recruited only of the specimens that go back; Negotiators stay on Ix."""
    t = both(hand=[TANKS], garrison=3, negotiators=5, specimens=4, solari=2)
    assert t.supply() == 0
    t.play(TANKS, "mentat")
    assert set(t.legal()) == {("return_specimens", n) for n in (2, 1, 0)}
    t.do("return_specimens", 2)
    assert (t.garrison(), t.specimens(), t.ix().negotiators) == (5, 2, 5)


@proves("I14.8", "I10.19", "X10.9", "leader:princess_yuna_moritani")
def test_yuna_gains_one_more_for_slig_farmer() -> None:
    """One gain, for all of the partner's icons."""
    t = both(leader=YUNA, hand=[FARMER, INITIATE], solari=0, water=1)
    t.graft(FARMER, INITIATE, "stillsuits")
    assert t.solari() == 3 + 1


# ------------------------------------------------------------------------------------------------ the base game


@proves("I15.1", "R25.29", "intrigue:dispatch_an_envoy")
@pytest.mark.parametrize(("partner", "solari"), [("spice_hunter", 5), ("dagger", 5), (INITIATE, 4)])
def test_dispatch_an_envoy_with_a_pair(partner: str, solari: int) -> None:
    """Ruling 78: four Faction icons less those the partner has; unasked, because on the Farmer they give less."""
    t = immortality_table(hand=[FARMER, partner], intrigue=["dispatch_an_envoy"], solari=0, water=1)
    t.intrigue("dispatch_an_envoy")
    assert t.can_graft(FARMER, partner, "secrets")
    t.graft(FARMER, partner, "secrets")
    assert t.solari() == solari


@proves("I15.1", "I8.10", "intrigue:dispatch_an_envoy", "card:immortality/ghola", "card:immortality/slig_farmer")
def test_one_card_of_a_pair_gains_the_icons_of_dispatch_an_envoy() -> None:
    """Ghola copies the Farmer, each counts the other: 2 of Wealth, 5 and 1 whoever gains them, so it is not asked."""
    t = immortality_table(hand=[GHOLA, FARMER], intrigue=["dispatch_an_envoy"], solari=0)
    t.intrigue("dispatch_an_envoy").graft(GHOLA, FARMER, "wealth")
    assert t.solari() == 2 + 5 + 1
    assert not t.can("gain_icons")


@proves("I15.1", "intrigue:dispatch_an_envoy", "card:immortality/ghola", "card:immortality/slig_farmer")
def test_a_second_envoy_goes_to_the_other_card() -> None:
    """Both cards of a pair gain icons; more than that no Envoy can do, with a card alone not even two."""
    t = immortality_table(hand=[GHOLA, FARMER], intrigue=["dispatch_an_envoy"] * 2, solari=0)
    t.intrigue("dispatch_an_envoy").intrigue("dispatch_an_envoy").graft(GHOLA, FARMER, "wealth")
    assert t.solari() == 2 + 5 + 5
    t = immortality_table(hand=["diplomacy"], intrigue=["dispatch_an_envoy"] * 2).intrigue("dispatch_an_envoy")
    assert t.why_not("intrigue", "dispatch_an_envoy") == "nothing"


@proves("I15.1", "I14.2", "R25.29", "intrigue:dispatch_an_envoy", "leader:ilesa_ecaz")
@pytest.mark.parametrize(("gains", "spice", "solari"), [("dagger", 0, 1), (INITIATE, 1, 0)])
def test_ilesa_chooses_which_card_of_a_pair_gains_the_icons(gains: str, spice: int, solari: int) -> None:
    """The Dagger set aside has one icon, and 1 spice, only if the Initiate gains those of the Envoy (ruling 78)."""
    t = aside("dagger", INITIATE).setup(0, intrigue=["dispatch_an_envoy"], spice=0, solari=0)
    t.intrigue("dispatch_an_envoy").graft("dagger", INITIATE, "stillsuits")
    assert set(t.legal()) == {("gain_icons", "dagger"), ("gain_icons", INITIATE)}
    t.do("gain_icons", gains)
    assert (t.spice(), t.solari()) == (spice, solari)
    assert not t.can("gain_icons")


@proves("I15.1", "I10.19", "intrigue:dispatch_an_envoy", "card:immortality/slig_farmer", "leader:ilesa_ecaz")
@pytest.mark.parametrize(("gains", "spice", "solari"), [("dagger", 0, 5 + 1), (FARMER, 1, 1)])
def test_the_choice_counts_for_the_farmer_and_for_ilesa(gains: str, spice: int, solari: int) -> None:
    """Four Solari more and 1 instead of 1 spice, or fewer and the spice."""
    t = aside("dagger", FARMER).setup(0, intrigue=["dispatch_an_envoy"], spice=0, solari=0)
    t.intrigue("dispatch_an_envoy").graft("dagger", FARMER, "stillsuits").do("gain_icons", gains)
    assert (t.spice(), t.solari()) == (spice, solari)


@proves("I15.1", "I14.2", "intrigue:dispatch_an_envoy", "leader:ilesa_ecaz")
def test_ilesa_is_not_asked_where_both_cards_come_to_the_same() -> None:
    """The Initiate set aside has three icons, and more are no fewer."""
    t = aside(INITIATE, "dagger").setup(0, intrigue=["dispatch_an_envoy"], spice=0, solari=0)
    t.intrigue("dispatch_an_envoy").graft(INITIATE, "dagger", "stillsuits")
    assert not t.can("gain_icons")
    assert (t.spice(), t.solari()) == (0, 1)


@proves("I14.2", "I9.1", "X17.23", "leader:ilesa_ecaz", "card:immortality/ghola")
def test_icons_that_ghola_copies_count_for_ilesa() -> None:
    """Ghola set aside has City, and by the copied box of a grafted Blank Slate four more (ruling 83)."""
    t = aside(GHOLA, imm("blank_slate")).setup(0, spice=0, solari=0)
    t.graft("immortality/blank_slate", GHOLA, "stillsuits").finish_turn()
    assert (t.spice(), t.solari()) == (0, 1)


@proves("I15.2", "I9.7", "card:kwisatz_haderach")
def test_a_card_grafted_to_kwisatz_haderach() -> None:
    """One Agent, from leader or board, to any space; both cards' effects: with Ghola two cards are drawn."""
    t = immortality_table(hand=["kwisatz_haderach", GHOLA], agents=["wealth"], deck=["dagger", "diplomacy"], water=9)
    pairs = [option for option in t.legal() if option[0] == "send" and option[5]]
    assert {option[4] for option in pairs} == {"", "wealth"}
    assert {"arrakeen", "secrets", "the_great_flat"} <= {option[2] for option in pairs}
    t.do("send", "kwisatz_haderach", "secrets", 0, "wealth", "card:" + GHOLA)
    assert (t.seat().agents, t.seat().agents_left) == (("secrets",), 1)
    t.take("card:kwisatz_haderach").take("card:" + GHOLA)
    assert t.hand() == {"dagger": 1, "diplomacy": 1}


@proves("I15.3", "I9.4", "card:power_play")
@pytest.mark.parametrize(("partner", "influence"), [(GHOLA, 2), (INITIATE, 2)])
def test_power_play_with_a_graft_gives_two_influence_in_all(partner: str, influence: int) -> None:
    """With Ghola too."""
    t = immortality_table(hand=["power_play", partner], water=1).graft("power_play", partner, "secrets").finish_turn()
    assert t.influence("bene_gesserit") == influence


@proves("I15.4", "I9.12", "card:carryall")
@pytest.mark.parametrize(("partner", "spice"), [(GHOLA, 4 * 2 + 1), (imm("stitched_horror"), 2 * 2 + 1)])
def test_carryall_with_a_graft(partner: str, spice: int) -> None:
    """Base spice of Hagga Basin four times with Ghola, twice without; bonus spice once."""
    t = immortality_table(hand=["carryall", partner], water=1, spice=0).bonus_spice("hagga_basin", 1)
    t.graft("carryall", partner, "hagga_basin").finish_turn()
    assert t.spice() == spice


@proves("I8.19", "I9.1", "card:guild_accord")
@pytest.mark.parametrize(("partner", "price"), [(INITIATE, 4), (GHOLA, 2)])
def test_discounts_of_both_boxes_of_a_pair_add_up(partner: str, price: int) -> None:
    """Ruling 79: Heighliner costs 6 spice, Guild Accord takes off 2, and Ghola's copy of its box 2 more."""
    t = both(hand=["guild_accord", partner], spice=price)
    t.graft("guild_accord", partner, "heighliner")
    assert t.spice() == 0
    assert not both(hand=["guild_accord", partner], spice=price - 1).can_graft("guild_accord", partner, "heighliner")
