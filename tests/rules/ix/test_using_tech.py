"""X3.13 to X3.41: using Tech tiles, and each of them; X0.2."""

import pytest

from tests.kit import ix_table, proves, worth

FLIP = ("flagship", "holoprojectors", "invasion_ships", "training_drones")


def bought(tile, spice=8, **facts):
    """The tile was just acquired with an Ixian Engineer sent to Smuggling."""
    others = [name for name in ("flagship", "spaceport", "artillery") if name != tile][:2]
    hand = [*facts.pop("hand", []), "ixian_engineer"]
    t = ix_table(hand=hand, spice=spice, **facts).shown(tile, *others)
    return t.play("ixian_engineer", "smuggling").take("card:ixian_engineer").do("buy_tech", 0, 0, "spice")


# -------------------------------------------------------------------------------- times


@proves("X3.13", "tech:minimic_film", "X3.28")
def test_a_reveal_ability_works_on_the_own_reveal_turn_only():
    """One persuasion; nothing in an Agent turn and nothing for others."""
    t = ix_table(tech=["minimic_film"], hand=["dagger"]).play("dagger", "tech_negotiation")
    assert not t.can("tech")
    assert ix_table(tech=["minimic_film"]).reveal().persuasion() == 1
    assert ix_table().setup(1, tech=["minimic_film"]).reveal().persuasion() == 0


@proves("X3.13", "X3.36", "tech:windtraps")
def test_winning_abilities_come_with_each_win():
    """Windtraps: 1 water when the Conflict is won, none for second place or a tie."""
    for strengths, water in (((4, 2), 2), ((2, 4), 1), ((4, 4), 1)):
        t = ix_table(tech=["windtraps"], water=1).conflict("guild_bank_raid").fight(*strengths)
        assert t.water() == water


@proves("X3.13", "X3.30", "X3.25", "tech:shuttle_fleet", "tech:holtzman_engine")
def test_round_start_abilities_come_after_the_hand_is_drawn():
    """Shuttle Fleet 2 Solari, Holtzman Engine a sixth card; opponents have five."""
    t = ix_table(tech=["shuttle_fleet", "holtzman_engine"], solari=0).finish_round()
    assert (t.solari(), len(t.seat().hand), len(t.seat(1).hand)) == (2, 6, 5)
    t.finish_round()
    assert t.solari() == 4


@proves("X3.13", "X3.14", "X0.2")
@pytest.mark.parametrize("revealing", [False, True], ids=["Agent turn", "Reveal turn"])
def test_a_flip_tile_is_used_on_either_kind_of_turn_once_per_round(revealing):
    """Training Drones: a troop, then face down until the next round."""
    t = ix_table(tech=["training_drones"], hand=["dagger"])
    t = t.reveal() if revealing else t.play("dagger", "tech_negotiation")
    t.do("tech", "training_drones")
    assert (t.garrison(), t.ix().face_down) == (4, ("training_drones",))
    assert not t.can("tech")


@proves("X3.14")
def test_a_face_down_tile_stays_so_in_a_later_turn_of_the_round():
    """Used in the Agent turn: not again in the Reveal turn, but again next round."""
    t = ix_table(tech=["training_drones"], hand=["dagger"]).do("tech", "training_drones")
    t.play("dagger", "tech_negotiation").finish_turn().until_turn_of(0)
    assert not t.can("tech")
    t.finish_round().until_turn_of(0)
    assert t.ix().face_down == ()
    assert t.can("tech", "training_drones")


@proves("X3.14")
def test_the_four_flip_tiles():
    """No other tile is turned face down."""
    flips = {tile.id for tile in ix_table().rules.catalog.of("tech") if any(use.flip for use in tile.uses)}
    assert flips == set(FLIP)


@proves("X3.14")
@pytest.mark.parametrize("tile", FLIP)
def test_a_flip_tile_is_not_used_in_an_opponents_turn(tile):
    """Seat 1 is at turn: its own tile is open, that of seat 0 is not."""
    t = ix_table(turn_of=1, hand=["dagger", "dagger"], solari=9, tech=[tile])
    assert t.can("tech", tile)
    t = ix_table(turn_of=1, hand=["dagger"], solari=9).setup(0, tech=[tile], hand=["dagger", "dagger"], solari=9)
    assert not t.can("tech")


@proves("X3.15", "X3.33", "tech:spy_satellites")
def test_spy_satellites_pay_on_the_own_turn_only():
    """3 spice and the tile for a point, before or after anything else of the turn."""
    t = ix_table(tech=["spy_satellites"], spice=3).do("tech", "spy_satellites")
    assert (t.spice(), t.vp(), t.ix().tech) == (0, 2, ())
    assert not ix_table(tech=["spy_satellites"], spice=2).can("tech")
    t = ix_table(turn_of=1).setup(0, tech=["spy_satellites"], spice=3, intrigue=["windfall"], conflict=1)
    assert not t.can("tech")
    t.until_phase("combat")
    assert (t.asked(), t.can("tech")) == (0, False)


@proves("X3.15", "X3.31", "tech:sonic_snoopers")
def test_sonic_snoopers_work_on_the_own_turn_only():
    """Not in the Combat phase although its owner is asked there."""
    t = ix_table(tech=["sonic_snoopers"], intrigue=["windfall"], conflict=1)
    assert t.can("tech", "sonic_snoopers")
    t.until_phase("combat")
    assert (t.asked(), t.can("tech")) == (0, False)


@proves("X3.16", "tech:flagship")
def test_an_arrow_is_used_once_and_not_at_all_without_its_cost():
    """Flagship: 4 Solari once, although there are nine; not with three."""
    t = ix_table(tech=["flagship"], solari=9).do("tech", "flagship")
    assert (t.solari(), t.garrison()) == (5, 6)
    assert not t.can("tech")
    assert not ix_table(tech=["flagship"], solari=3).can("tech")


@proves("X3.16")
def test_a_flip_ability_is_optional():
    """A turn ends without it."""
    t = ix_table(tech=["training_drones"], hand=["dagger"]).play("dagger", "tech_negotiation").end_turn()
    assert (t.garrison(), t.ix().face_down) == (3, ())


# -------------------------------------------------------------------------------- troops of tiles


@proves("X3.17")
@pytest.mark.parametrize("before", [True, False], ids=["before sending", "after sending"])
def test_troops_of_a_flip_tile_may_be_deployed_on_a_combat_space(before):
    """Flagship with an Agent to Stillsuits: three recruits and two more."""
    t = ix_table(tech=["flagship"], solari=4, hand=["diplomacy"])
    t = t.do("tech", "flagship").play("diplomacy", "stillsuits") if before else t
    t = t if before else t.play("diplomacy", "stillsuits").do("tech", "flagship")
    assert max(option[1] for option in t.legal() if option[0] == "deploy") == 5


@proves("X3.17", "X3.26", "tech:invasion_ships")
def test_troops_of_an_acquire_effect_may_be_deployed_on_a_combat_space():
    """Invasion Ships bought with an Agent on Imperial Basin: four recruits and two more."""
    t = ix_table(hand=["ixian_engineer"], spice=5).shown("invasion_ships", "flagship", "spaceport")
    t.play("ixian_engineer", "imperial_basin").take("card:ixian_engineer").do("buy_tech", 0, 0, "spice")
    assert max(option[1] for option in t.legal() if option[0] == "deploy") == 6


@proves("X3.17")
def test_troops_of_tiles_stay_in_the_garrison_on_other_turns():
    """On Smuggling and in the Reveal turn."""
    t = ix_table(tech=["flagship"], solari=4, hand=["dune_the_desert_planet"])
    t.play("dune_the_desert_planet", "smuggling").do("tech", "flagship")
    assert (t.garrison(), t.can("deploy")) == (6, False)
    t = ix_table(tech=["flagship"], solari=4).reveal().do("tech", "flagship")
    assert (t.garrison(), t.can("deploy")) == (6, False)


@proves("X3.18")
def test_a_face_down_tile_is_still_owned():
    """Three tiles, one of them used: the Engineer's point is to be had."""
    t = ix_table(tech=["training_drones", "minimic_film", "artillery"], hand=["ixian_engineer"])
    t.do("tech", "training_drones").reveal()
    assert t.can_take("card:ixian_engineer")


# -------------------------------------------------------------------------------- tile by tile


@proves("X3.19", "tech:artillery")
def test_artillery_counts_cards_with_swords():
    """Dagger and Sardaukar Infantry (two swords): 1 + 2 and one for each card; Diplomacy has none."""
    t = ix_table(tech=["artillery"], hand=["dagger", "sardaukar_infantry", "diplomacy"]).reveal()
    assert t.seat().swords == 1 + 2 + 2


@proves("X3.19")
def test_artillery_counts_neither_agents_cards_nor_other_swords():
    """The Dagger that sent an Agent and the swords of Restricted Ordnance are no revealed cards."""
    t = ix_table(tech=["artillery", "restricted_ordnance"], council=True, in_play=["dagger"], hand=["dagger"]).reveal()
    assert t.seat().swords == 1 + 4 + 1


@proves("X3.19", "X9.14")
def test_artillery_does_not_count_a_sister_that_takes_persuasion():
    """Only when she takes the two swords."""
    for branch, swords in ((0, 0), (1, 2 + 1)):
        t = ix_table(tech=["artillery"], hand=["bene_gesserit_sister"]).reveal().take("card:bene_gesserit_sister")
        assert t.branch(branch).seat().swords == swords


@proves("X3.20", "tech:chaumurky")
def test_chaumurky_gives_two_intrigue_cards():
    """On acquiring."""
    t = bought("chaumurky")
    assert len(t.seat().intrigue) == 2


@proves("X3.21", "tech:detonation_devices")
def test_detonation_devices_instead_of_control():
    """The dreadnought goes to the supply, a point comes, no space is taken; a second one goes home."""
    t = ix_table(tech=["detonation_devices"], dreadnoughts={"conflict": 2}).conflict("guild_bank_raid").fight(2)
    t.do("tech", "detonation_devices")
    assert (t.vp(), t.state.own["ix"].holds) == (2, {})
    assert (t.ix().supply, t.ix().garrison, t.ix().conflict) == (1, 1, 0)


@proves("X3.21")
def test_detonation_devices_may_be_left_and_need_a_dreadnought_there():
    """Control can be taken as usual; without a dreadnought in the Conflict nobody is asked."""
    t = ix_table(tech=["detonation_devices"], dreadnoughts={"conflict": 1}).conflict("guild_bank_raid").fight(2)
    t.do("space", "carthag")
    assert (t.vp(), t.state.own["ix"].holds["carthag"][0]) == (1, 0)
    t = ix_table(tech=["detonation_devices"], dreadnoughts={"garrison": 1}).conflict("guild_bank_raid").fight(2)
    assert (t.state.round, t.vp()) == (2, 1)


@proves("X3.22", "tech:disposal_facility")
def test_disposal_facility_trashes_on_acquiring():
    """A card of hand, discard pile or play."""
    t = bought("disposal_facility", hand=["dagger"], discard=["diplomacy"])
    assert {option[1:] for option in t.legal() if option[0] == "trash"} == {
        ("hand", "dagger"),
        ("discard", "diplomacy"),
        ("in_play", "ixian_engineer"),
    }
    t.do("trash", "hand", "dagger")
    assert t.hand() == {}


@proves("X3.22")
@pytest.mark.parametrize(("persuasion", "works"), [(5, False), (6, True)])
def test_disposal_facility_needs_six_persuasion(persuasion, works):
    """Then one of the cards in play, not of the discard pile; it may be left."""
    t = ix_table(tech=["disposal_facility"], hand=worth(persuasion), discard=["dagger"]).reveal()
    assert t.can_take("tech:disposal_facility") is works
    if works:
        t.take("tech:disposal_facility")
        assert {option[1] for option in t.legal() if option[0] == "trash"} == {"in_play"}
        t.decline()
        assert t.can("end_turn")


@proves("X3.23", "tech:flagship")
def test_flagship_is_worth_a_point():
    """On acquiring; later 4 Solari for three troops."""
    assert bought("flagship").vp() == 2


@proves("X3.24", "tech:holoprojectors")
def test_holoprojectors_change_a_card():
    """One is discarded, then one drawn."""
    t = ix_table(tech=["holoprojectors"], hand=["dagger", "dagger"], deck=["diplomacy"])
    t.do("tech", "holoprojectors")
    assert (t.hand(), t.seat().discard) == ({"dagger": 1, "diplomacy": 1}, ("dagger",))
    assert not t.can("tech")


@proves("X3.24", "X3.39", "X9.12")
def test_holoprojectors_in_a_reveal_turn_only_before_revealing():
    """Afterwards the hand is empty; the card drawn before is revealed with the rest."""
    t = ix_table(tech=["holoprojectors"], hand=["dagger"], deck=["convincing_argument"])
    t.do("tech", "holoprojectors").reveal()
    assert t.persuasion() == 2
    t = ix_table(tech=["holoprojectors"], hand=["dagger"], deck=["convincing_argument"]).reveal()
    assert not t.can("tech")


@proves("X3.25", "X16.4", "tech:holtzman_engine")
@pytest.mark.parametrize(("owned", "points"), [(1, 0), (2, 1), (3, 1)])
def test_holtzman_engine_at_the_end(owned, points):
    """A point with two The Spice Must Flow, wherever they are."""
    t = ix_table(tech=["holtzman_engine"], discard=["the_spice_must_flow"] * owned, vp=10)
    t.finish_round()
    assert (t.state.phase, t.vp()) == ("over", 10 + points)


@proves("X3.26", "tech:invasion_ships")
def test_invasion_ships_pass_enemies_for_a_turn():
    """A discard lets the Agent go where enemies are; the own Agent and The Voice still block."""
    t = ix_table(tech=["invasion_ships"], hand=["diplomacy", "dagger"], agents=["secrets"]).setup(1, agents=["wealth"])
    t.setup(2, agents=["foldspace"]).voice("stillsuits", 1)
    assert not t.can("send", "diplomacy", "wealth")
    t.do("tech", "invasion_ships").do("discard", "dagger")
    assert t.can("send", "diplomacy", "wealth")
    assert t.can("send", "diplomacy", "foldspace")
    assert t.why_not("send", "diplomacy", "secrets") == "own_agent"
    assert t.why_not("send", "diplomacy", "stillsuits") == "voice"


@proves("X3.26")
def test_invasion_ships_help_in_this_turn_only():
    """The next turn enemies block again."""
    t = ix_table(tech=["invasion_ships"], hand=["dagger", "dagger", "diplomacy"]).setup(1, agents=["wealth"])
    t.do("tech", "invasion_ships").do("discard", "dagger").play("dagger", "tech_negotiation").finish_turn()
    assert not t.until_turn_of(0).can("send", "diplomacy", "wealth")


@proves("X3.27", "X16.4", "tech:memocorders")
@pytest.mark.parametrize(("fremen", "points"), [(3, 1), (2, 0)])
def test_memocorders(fremen, points):
    """A step of choice on acquiring; at the end a point with three on all four tracks."""
    t = bought("memocorders").pick("guild")
    assert t.influence("guild") == 1
    t = ix_table(tech=["memocorders"], influence={"emperor": 3, "guild": 3, "bene_gesserit": 3, "fremen": fremen})
    t.setup(vp=10).finish_round()
    assert (t.state.phase, t.vp()) == ("over", 10 + points)


@proves("X3.29", "tech:restricted_ordnance")
@pytest.mark.parametrize(("seated", "swords"), [(True, 4), (False, 0)])
def test_restricted_ordnance_needs_a_seat(seated, swords):
    """Four swords with a High Council seat."""
    assert ix_table(tech=["restricted_ordnance"], council=seated).reveal().seat().swords == swords


@proves("X3.30", "tech:shuttle_fleet")
def test_shuttle_fleet_with_two_different_factions():
    """The first one cannot be chosen again."""
    t = bought("shuttle_fleet").pick("guild")
    assert not t.can("faction", "guild")
    t.pick("fremen")
    assert (t.influence("guild"), t.influence("fremen")) == (1, 1)


@proves("X3.31", "X9.2", "tech:sonic_snoopers")
def test_sonic_snoopers_exchange_any_number_of_intrigue_cards():
    """Two of three go under the deck, as many are drawn; the tile is gone."""
    t = ix_table(tech=["sonic_snoopers"], intrigue=["windfall", "ambush", "bribery"])
    t.top_of_intrigue_deck("charisma", "refocus").do("tech", "sonic_snoopers").take("tech:sonic_snoopers")
    t.do("under", "ambush").do("under", "bribery").do("done")
    assert sorted(t.seat().intrigue) == ["charisma", "refocus", "windfall"]
    assert set(t.state.intrigue_deck[-2:]) == {"ambush", "bribery"}
    assert t.ix().tech == ()


@proves("X3.31")
def test_sonic_snoopers_give_an_intrigue_card_on_acquiring():
    """One."""
    assert len(bought("sonic_snoopers").seat().intrigue) == 1


@proves("X3.32", "tech:spaceport")
def test_spaceport_puts_acquired_cards_on_top_card_by_card():
    """Two cards drawn on acquiring; then one card to the top, another to the discard pile."""
    assert len(bought("spaceport").seat().hand) == 2
    t = ix_table(tech=["spaceport"], hand=worth(4)).row("scout", "arrakis_recruiter").reveal()
    t.buy("scout", to="top").buy("arrakis_recruiter", to="discard")
    assert (t.seat().deck[0], t.seat().discard) == ("scout", ("arrakis_recruiter",))
    assert not ix_table(hand=worth(4)).row("scout").reveal().can("acquire", "scout", 0, "top")


@proves("X3.32")
def test_spaceport_works_for_cards_acquired_without_persuasion():
    """Armand's ring."""
    t = ix_table(tech=["spaceport"], hand=["signet_ring"], leader="archduke_armand_ecaz").row("scout")
    t.play("signet_ring", "smuggling").take("leader:archduke_armand_ecaz")
    t.buy("scout", to="top")
    assert t.seat().deck[0] == "scout"


@proves("X3.33", "X16.4", "tech:spy_satellites")
def test_spy_satellites_at_the_end():
    """A point for each Faction with at most one Influence: two of four here."""
    t = ix_table(tech=["spy_satellites"], influence={"emperor": 2, "guild": 3, "bene_gesserit": 1}).setup(vp=10)
    t.finish_round()
    assert (t.state.phase, t.vp()) == ("over", 12)


@proves("X3.33", "X3.40")
def test_spy_satellites_paid_for_do_not_count_at_the_end():
    """The trashed tile is no longer there."""
    t = ix_table(tech=["spy_satellites"], spice=3, vp=10).do("tech", "spy_satellites").finish_round()
    assert (t.state.phase, t.vp()) == ("over", 11)


@proves("X3.34", "tech:training_drones")
def test_training_drones_need_a_troop_in_supply():
    """One troop; with an empty supply they are not used."""
    assert ix_table(tech=["training_drones"]).do("tech", "training_drones").garrison() == 4
    assert not ix_table(tech=["training_drones"], garrison=12).can("tech")


@proves("X3.35", "X17.3", "tech:troop_transports")
def test_troop_transports_with_the_track():
    """Three troops instead of two, and any of them may be deployed although Smuggling is no Combat space."""
    t = ix_table(tech=["troop_transports"], hand=["dune_the_desert_planet"], freighter=2)
    t.play("dune_the_desert_planet", "smuggling").take("space:smuggling").do("freighter", "recall")
    t.take("shipping:shipping_troops", "recruit")
    assert {option[1] for option in t.legal() if option[0] == "deploy"} == {1, 2, 3}
    t.deploy(2)
    assert (t.troops(), t.garrison()) == (2, 4)


@proves("X3.35")
def test_troop_transports_only_with_the_track():
    """Troops of a space stay in the garrison and are no more than usual."""
    t = ix_table(tech=["troop_transports", "training_drones"]).do("tech", "training_drones")
    assert (t.garrison(), t.can("deploy")) == (4, False)


# -------------------------------------------------------------------------------- trashed, open, hidden


@proves("X3.40")
def test_a_trashed_tile_is_out_of_the_game():
    """Not owned, not in a stack, not face up."""
    t = ix_table(tech=["sonic_snoopers", "artillery", "minimic_film"], intrigue=["windfall"], hand=["ixian_engineer"])
    t.do("tech", "sonic_snoopers").do("done")
    table = t.state.own.get("ix")
    assert "sonic_snoopers" not in (*t.ix().tech, *table.shown, *sum(table.stacks, ()))
    t.reveal()
    assert not t.can_take("card:ixian_engineer")


@proves("X3.41")
def test_tiles_and_negotiators_are_open_but_for_the_stacks():
    """Everybody sees supplies, face-up tiles, how many lie below and who negotiates; nobody what lies below."""
    t = ix_table(tech=["artillery"], negotiators=2).shown("flagship", "spaceport", "windtraps")
    for seat in (-1, 0, 3):
        seen = t.view(seat)
        assert (seen.seats[0].own["ix"].tech, seen.seats[0].own["ix"].negotiators) == (("artillery",), 2)
        assert seen.own["ix"].shown == ("flagship", "spaceport", "windtraps")
        assert [set(pile) for pile in seen.own["ix"].stacks] == [{"?"}] * 3
        assert sum(len(pile) for pile in seen.own["ix"].stacks) == 14
