"""U5, U2.6 to U2.10: sending an Agent, what its space asks and gives, Influence and the Agents of a seat."""

from __future__ import annotations

import pytest

from tests.kit import Table, proves, upr, uprising_table

REFINERY, SUPPORT = "spice_refinery", "gather_support"


def spaces(t: Table, card: str) -> set[str]:
    """The spaces to which an Agent can be sent with the card."""
    return {
        str(option[2]).removeprefix("uprising/")
        for option in t.legal()
        if option[0] == "send" and option[1] == upr(card)
    }


# ------------------------------------------------------------------------------------------------ sending


@proves("U5.1")
def test_an_agent_goes_to_an_empty_space_with_an_icon_of_the_card() -> None:
    """Dagger has the Landsraad icon; the requirement and the price of each space count, and Agents there."""
    t = uprising_table(hand=["dagger"], solari=4).setup(1, agents=["assembly_hall"])
    assert spaces(t, "dagger") == {"gather_support"}
    assert t.why_not("send", "dagger", "assembly_hall") == "occupied"
    assert t.why_not("send", "dagger", "imperial_privilege") == "influence"
    assert t.why_not("send", "dagger", "high_council") == "cost"
    assert t.why_not("send", "dagger", "arrakeen") == "no_icon"


@proves("U5.1", "U5.3")
def test_the_price_is_paid_before_any_effect() -> None:
    """Shipping costs 3 spice; its Solari and Influence come afterwards."""
    t = uprising_table(hand=["dune_the_desert_planet"], spice=3, influence={"guild": 2})
    t.play("dune_the_desert_planet", "shipping")
    assert [event[0] for event in t.events] == ["send", "spend", "gain"]
    assert (t.spice(), t.solari()) == (0, 5)


@proves("U5.2")
def test_a_card_without_icons_is_only_revealed() -> None:
    """Convincing Argument."""
    t = uprising_table(hand=["convincing_argument"], solari=9)
    assert (spaces(t, "convincing_argument"), t.can("reveal")) == (set(), True)
    assert t.why_not("send", "convincing_argument", "assembly_hall") == "no_icons"


@proves("U5.3")
@pytest.mark.parametrize("first", ["space", "card", "contract"])
def test_effects_of_space_card_and_contract_come_in_any_order(first: str) -> None:
    """Arrakeen and Maula Pistol draw a card, the contract places a Spy."""
    sources = {"space": "space:arrakeen", "card": "card:maula_pistol", "contract": "contract:arrakeen_troop_spy"}
    t = uprising_table(choam=True, hand=["maula_pistol"], contracts=["arrakeen_troop_spy"])
    t.play("maula_pistol", "arrakeen")
    assert all(t.can_take(source) for source in sources.values())
    t.take(sources.pop(first)).choose_if_asked("guild")
    assert all(t.can_take(source) for source in sources.values())


@proves("U5.3", "U6.5")
def test_intelligence_is_gathered_before_any_effect() -> None:
    """Not even the troop of Arrakeen has come, nor the reward of its contract."""
    t = uprising_table(choam=True, hand=["reconnaissance"], spies=["refinery_arrakeen"], contracts=["arrakeen_water"])
    t.play("reconnaissance", "arrakeen")
    assert set(t.legal()) == {("gather", "refinery_arrakeen"), ("decline",)}
    assert (t.garrison(), t.water()) == (3, 1)
    t.gather("refinery_arrakeen")
    assert (t.garrison(), t.water()) == (4, 2)


@proves("U5.4")
def test_what_says_neither_may_nor_arrow_must_be_done() -> None:
    """The draw of Fremkit; the trash icon of Desert Tactics can be left."""
    t = uprising_table(hand=["diplomacy"]).play("diplomacy", "fremkit")
    assert t.why_not("end_turn") == "effects_left"
    assert t.take("space:fremkit").can("end_turn")
    t = uprising_table(hand=["diplomacy", "dagger"], water=1).play("diplomacy", "desert_tactics")
    assert t.can_take("space:desert_tactics", "trash")
    assert t.can("end_turn")


@proves("U5.4", "U8.6")
def test_removing_the_wall_is_optional() -> None:
    """Sietch Tabr's second line: the water comes, the wall may stay."""
    t = uprising_table(hand=["reconnaissance"], influence={"fremen": 2})
    t.play("reconnaissance", "sietch_tabr").take("space:sietch_tabr").branch(1)
    assert t.water() == 2
    t.decline()
    assert t.can("end_turn")
    assert t.wall_stands()


@proves("U5.5")
def test_an_arrow_is_paid_once_in_a_turn() -> None:
    """Ecological Testing Station: 2 water for two cards, and no second time with two water left."""
    t = uprising_table(hand=["ecological_testing_station"], water=4).play("ecological_testing_station", "fremkit")
    t.take("card:ecological_testing_station")
    assert (t.water(), t.hand().total()) == (2, 2)
    assert not t.can_take("card:ecological_testing_station")


@proves("U5.5")
def test_the_cost_of_an_intrigue_card_must_be_paid_to_play_it() -> None:
    """Mercenaries: 3 Solari."""
    assert not uprising_table(intrigue=["mercenaries"], solari=2).can("intrigue")
    t = uprising_table(intrigue=["mercenaries"], solari=3).intrigue("mercenaries")
    assert (t.solari(), t.garrison()) == (0, 5)


@proves("U5.5")
@pytest.mark.parametrize(("spice", "water", "points"), [(5, 0, 1), (0, 3, 1), (5, 3, 2)])
def test_each_line_of_a_card_without_or_is_used_or_left(spice: int, water: int, points: int) -> None:
    """Ruling 96: Strategic Stockpiling, 5 spice for a point, and with Fremen Influence 3 water for a point."""
    t = uprising_table(intrigue=["strategic_stockpiling"], spice=spice, water=water, influence={"fremen": 3}, vp=0)
    t.intrigue("strategic_stockpiling")
    while t.can("take", "intrigue:strategic_stockpiling"):
        t.take("intrigue:strategic_stockpiling")
    assert (t.vp(), t.spice(), t.water()) == (points, 0, 0)


@proves("U5.5")
def test_a_card_none_of_whose_lines_can_be_used_is_not_played() -> None:
    """Ruling 96: with 4 spice and 2 water; nor with 3 water without the Influence. A line may also be left."""
    facts = {"intrigue": ["strategic_stockpiling"], "spice": 4}
    assert not uprising_table(**facts, water=2, influence={"fremen": 3}).can("intrigue")
    assert not uprising_table(**facts, water=3, influence={"fremen": 2}).can("intrigue")
    t = uprising_table(intrigue=["strategic_stockpiling"], spice=5, water=3, influence={"fremen": 3}, vp=0)
    t.intrigue("strategic_stockpiling").take("intrigue:strategic_stockpiling", "pay").decline()
    assert (t.vp(), t.water()) == (1, 3)


@proves("U5.6")
def test_the_trash_icon_reaches_hand_discard_pile_and_cards_in_play() -> None:
    """Desert Tactics; a trashed Reserve card returns to its stack."""
    t = uprising_table(hand=["diplomacy", "dagger"], discard=["prepare_the_way"], water=1)
    t.play("diplomacy", "desert_tactics").take("space:desert_tactics", "trash")
    stock = t.state.reserve[upr("prepare_the_way")]
    assert {option[1:] for option in t.legal() if option[0] == "trash"} == {
        ("hand", upr("dagger")),
        ("discard", upr("prepare_the_way")),
        ("in_play", upr("diplomacy")),
    }
    t.do("trash", "discard", "prepare_the_way")
    assert (t.seat().discard, t.state.reserve[upr("prepare_the_way")]) == ((), stock + 1)


@proves("U5.6", "U16.11")
def test_an_intrigue_card_trashed_at_imperial_privilege_leaves_the_game() -> None:
    """Ruling 91: it does not come to the discard pile."""
    t = uprising_table(hand=["dagger"], solari=3, influence={"emperor": 2}, intrigue=["crysknife"])
    t.play("dagger", "imperial_privilege").take("space:imperial_privilege", "pay").choose_if_asked("crysknife")
    assert (len(t.seat().intrigue), t.state.intrigue_discard) == (1, ())
    assert upr("crysknife") not in (*t.state.intrigue_deck, *t.seat().intrigue)


# ------------------------------------------------------------------------------------------------ Influence


@proves("U5.7")
@pytest.mark.parametrize(("card", "steps"), [("diplomacy", 1), ("overthrow", 2)])
def test_a_faction_space_gives_influence_and_overthrow_two(card: str, steps: int) -> None:
    """Two in place of one, not beside it."""
    t = uprising_table(hand=[card]).play(card, "deliver_supplies").finish_turn()
    assert t.influence("guild") == steps


@proves("U5.8")
def test_two_influence_are_a_point_and_below_it_is_lost() -> None:
    """One step up at a space, one down as a cost (Captured Mentat)."""
    t = uprising_table(hand=["diplomacy"], influence={"guild": 1}).play("diplomacy", "deliver_supplies").finish_turn()
    assert t.vp() == 1 + 1
    t = uprising_table(hand=["captured_mentat"], influence={"guild": 2}).reveal()
    t.take("card:captured_mentat").pick("fremen")
    assert (t.influence("guild"), t.vp()) == (1, 1)


@proves("U5.8")
def test_four_influence_give_the_bonus_each_time() -> None:
    """Spacing Guild: 3 Solari, and again after falling to three (Captured Mentat); not for a step above."""
    t = uprising_table(hand=["captured_mentat"], influence={"guild": 4}).reveal()
    t.take("card:captured_mentat").pick("guild")
    assert (t.influence("guild"), t.solari()) == (4, 3)
    t = uprising_table(hand=["diplomacy"], influence={"guild": 4}).play("diplomacy", "deliver_supplies").finish_turn()
    assert (t.influence("guild"), t.solari()) == (5, 0)


@proves("U5.8")
def test_the_first_at_four_takes_the_alliance_until_somebody_stands_higher() -> None:
    """As high is not enough; the point goes with it."""
    t = uprising_table(hand=["diplomacy", "seek_allies"], influence={"guild": 3})
    t.setup(1, influence={"guild": 4})
    assert t.alliance("guild") == 1
    t.play("diplomacy", "deliver_supplies").finish_turn()
    assert t.alliance("guild") == 1
    t.setup(0, spice=5).until_turn_of(0).play("seek_allies", "heighliner").finish_turn()
    assert (t.alliance("guild"), t.vp(), t.vp(1)) == (0, 1 + 2, 1 + 1)


@proves("U5.9")
def test_losing_influence_loses_the_alliance_to_who_stood_as_high() -> None:
    """Seat 0 falls from 5, where seats 1 and 2 stand too, and chooses one of them."""
    t = uprising_table(hand=["captured_mentat"], influence={"guild": 5})
    t.setup(1, influence={"guild": 5}).setup(2, influence={"guild": 5})
    t.reveal().take("card:captured_mentat").pick(2).pick("fremen")
    assert (t.influence("guild"), t.alliance("guild")) == (4, 2)


@proves("U5.9")
@pytest.mark.parametrize(("other", "holder"), [(4, 1), (3, -1)])
def test_below_four_the_alliance_goes_to_who_is_there_or_to_the_board(other: int, holder: int) -> None:
    """Seat 0 falls from 4 to 3."""
    t = uprising_table(hand=["captured_mentat"], influence={"guild": 4})
    t.setup(1, influence={"guild": other}).reveal().take("card:captured_mentat").pick("fremen")
    assert (t.influence("guild"), t.alliance("guild")) == (3, holder)


@proves("U5.10", "U16.10")
def test_influence_above_six_is_lost() -> None:
    """Overthrow's second step."""
    t = uprising_table(hand=["overthrow"], influence={"guild": 5}).play("overthrow", "deliver_supplies").finish_turn()
    assert t.influence("guild") == 6


# ------------------------------------------------------------------------------------------------ troops and Agents


@proves("U5.11")
def test_without_a_supply_there_is_no_recruit() -> None:
    """Nothing is owed."""
    t = uprising_table(hand=["dagger"], garrison=11).play("dagger", "gather_support").finish_turn()
    assert (t.garrison(), t.supply()) == (12, 0)


@proves("U5.11")
@pytest.mark.parametrize(
    ("space", "most"), [("arrakeen", 3 + 2), ("research_station", 3 + 2 + 1), ("assembly_hall", 0)]
)
def test_recruits_of_the_turn_and_two_of_the_garrison_are_deployed(space: str, most: int) -> None:
    """Two troops of Mercenaries join those of the space; a space without crossed swords deploys none."""
    t = uprising_table(hand=["signet_ring"], intrigue=["mercenaries"], solari=3, water=2)
    t.intrigue("mercenaries").play("signet_ring", space)
    deployed = [int(option[1]) for option in t.legal() if option[0] == "deploy"]
    assert max(deployed, default=0) == most


@proves("U5.12", "U16.9")
def test_another_agent_than_the_one_just_sent_is_recalled() -> None:
    """Steersman: the Agent at Arrakeen comes back and acts again; alone nothing can come back."""
    t = uprising_table(hand=["steersman"], agents=["arrakeen"]).play("steersman", "imperial_basin")
    t.take("card:steersman", "recall_other").choose_if_asked("arrakeen")
    assert (t.seat().agents, t.seat().agents_left) == ((upr("imperial_basin"),), 1)
    t = uprising_table(hand=["steersman"]).play("steersman", "imperial_basin")
    t.take("card:steersman")
    assert t.can("end_turn")
    assert not t.can_take("card:steersman", "recall_other")


@proves("U5.13")
def test_undercover_asset_passes_over_influence_and_not_over_prices() -> None:
    """Sietch Tabr is open to it, Imperial Privilege for 3 Solari."""
    t = uprising_table(hand=["undercover_asset", "reconnaissance"], solari=2)
    assert "sietch_tabr" in spaces(t, "undercover_asset") - spaces(t, "reconnaissance")
    assert t.why_not("send", "undercover_asset", "imperial_privilege") == "cost"
    t = uprising_table(hand=["undercover_asset"], solari=3, spice=3)
    assert {"imperial_privilege", "shipping"} <= spaces(t, "undercover_asset")


@proves("U5.14")
def test_discarding_is_from_the_hand() -> None:
    """Captured Mentat: with an empty hand the arrow cannot be paid, whatever else there is."""
    t = uprising_table(hand=["captured_mentat", "dagger"], discard=["diplomacy"]).play(
        "captured_mentat", "assembly_hall"
    )
    t.take("card:captured_mentat").choose_if_asked("dagger")
    assert sorted(t.seat().discard) == [upr("dagger"), upr("diplomacy")]
    t = uprising_table(hand=["captured_mentat"], discard=["diplomacy"]).play("captured_mentat", "assembly_hall")
    assert not t.can_take("card:captured_mentat")


@proves("U5.15")
def test_empty_decks_are_made_of_their_discard_piles() -> None:
    """A player's own, and the Intrigue deck."""
    t = uprising_table(hand=["diplomacy"], deck=[], discard=["dagger"]).play("diplomacy", "fremkit").finish_turn()
    assert (t.hand(), t.seat().discard) == ({upr("dagger"): 1}, ())
    t = (
        uprising_table(hand=["dagger"])
        .intrigue_piles(discard=["cunning"])
        .play("dagger", "assembly_hall")
        .finish_turn()
    )
    assert (t.seat().intrigue, t.state.intrigue_discard) == ((upr("cunning"),), ())


@proves("U5.15", "U16.10")
def test_without_an_imperium_deck_the_row_shrinks() -> None:
    """The slot stays empty."""
    t = uprising_table(hand=["convincing_argument"]).row("maula_pistol").imperium_deck()
    t.reveal().setup(0, persuasion=9).buy("maula_pistol")
    assert t.state.row[0] == ""


@proves("U5.16")
@pytest.mark.parametrize("space", ["hagga_basin", "imperial_basin", "deep_desert", "accept_contract"])
def test_the_maker_spaces(space: str) -> None:
    """Smuggler's Harvester gives its spice there alone."""
    t = uprising_table(hand=["smugglers_harvester"], water=3).play("smugglers_harvester", space)
    if t.can_take(f"space:{space}", "choose"):
        t.take(f"space:{space}", "choose").choose_if_asked(0)
    base = {"hagga_basin": 2, "imperial_basin": 1, "deep_desert": 4, "accept_contract": 0}[space]
    assert t.spice() == base + (space != "accept_contract")


@proves("U5.17")
@pytest.mark.parametrize(("spice", "rate", "solari"), [(1, 0, 2), (1, 1, 4)])
def test_the_line_of_spice_refinery_is_its_price(spice: int, rate: int, solari: int) -> None:
    """Chosen and paid as the Agent is sent; without spice only the line that costs nothing."""
    t = uprising_table(hand=["reconnaissance"], spice=spice).play("reconnaissance", REFINERY, rate)
    assert (t.solari(), t.spice()) == (solari, spice - rate)
    t = uprising_table(hand=["reconnaissance"], intrigue=["crysknife"])
    assert not t.can("send", "reconnaissance", REFINERY, 1)
    t.play("reconnaissance", REFINERY).intrigue("crysknife").finish_turn()  # a spice, too late
    assert (t.solari(), t.spice()) == (2, 1)


@proves("U5.17")
@pytest.mark.parametrize(("rate", "water"), [(0, 0), (1, 1)])
def test_the_line_of_gather_support_is_its_price(rate: int, water: int) -> None:
    """Two troops, and for 2 Solari a water."""
    t = uprising_table(hand=["dagger"], solari=2, water=0).play("dagger", SUPPORT, rate)
    assert (t.water(), t.solari(), t.garrison()) == (water, 2 - 2 * rate, 5)


# ------------------------------------------------------------------------------------------------ U2: spaces


@proves("U2.6")
def test_the_high_council_is_visited_again() -> None:
    """A seat the first time, goods for the same price later."""
    t = uprising_table(hand=["dagger"], solari=5).play("dagger", "high_council")
    assert (t.seat().council, t.solari(), t.spice(), t.garrison()) == (True, 0, 0, 3)
    t = uprising_table(hand=["dagger"], solari=5, council=True).play("dagger", "high_council").finish_turn()
    assert (t.solari(), t.spice(), t.garrison(), len(t.seat().intrigue)) == (0, 2, 6, 1)


@proves("U2.7")
@pytest.mark.parametrize(("another", "price"), [(False, 8), (True, 6)])
def test_the_swordmaster_is_cheaper_once_somebody_has_one(another: bool, price: int) -> None:
    """For everyone else; each seat gets one."""
    t = uprising_table(hand=["dagger", "dagger"], solari=price - 1).setup(1, swordmaster=another)
    assert t.why_not("send", "dagger", "swordmaster") == "cost"
    t.setup(0, solari=price).play("dagger", "swordmaster").finish_turn()
    assert (t.solari(), t.seat().swordmaster, t.seat().agents_left) == (0, True, 2)
    t.until_turn_of(0).setup(0, solari=9, agents=[])
    assert t.why_not("send", "dagger", "swordmaster") == "once"


@proves("U2.8")
def test_sietch_tabr_is_a_city_space_that_asks_for_fremen_influence() -> None:
    """It gives none; hooks, a troop and a water come from there."""
    t = uprising_table(hand=["reconnaissance"], influence={"fremen": 1})
    assert t.why_not("send", "reconnaissance", "sietch_tabr") == "influence"
    t.setup(0, influence={"fremen": 2}).play("reconnaissance", "sietch_tabr").take("space:sietch_tabr").branch(0)
    t.finish_turn()
    assert (t.hooks(), t.garrison(), t.water(), t.influence("fremen")) == (True, 4, 2, 2)


@proves("U2.10")
@pytest.mark.parametrize("choam", [False, True])
def test_without_the_module_the_contract_icon_gives_solari(choam: bool) -> None:
    """Dutiful Service: 2 Solari, or a contract."""
    t = uprising_table(choam=choam, hand=["diplomacy"]).play("diplomacy", "dutiful_service")
    t.finish_turn()
    assert (t.solari(), len(t.contracts())) == ((0, 1) if choam else (2, 0))
