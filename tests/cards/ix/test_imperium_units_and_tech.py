"""The cards of Rise of Ix about units, Freighters and Tech tiles."""

from __future__ import annotations

import pytest

from tests.kit import Table, ix_table, solo_table, worth
from tests.kit.coverage import proves

APPROPRIATE, AMBUSH, ASSAULT, CHIEF = "appropriate", "desert_ambush", "full_scale_assault", "guild_chief_administrator"
BASHAR, TROOPER, ENGINEER = "imperial_bashar", "imperial_shock_trooper", "ixian_engineer"
LANDING, WITHDRAWAL, BAN = "landing_rights", "negotiated_withdrawal", "satellite_ban"
IX = ("base", "ix")


def tiles_for_sale(t: Table) -> set[tuple[object, ...]]:
    """Stack, Negotiators returned and currency of every purchase that is offered."""
    return {option[1:] for option in t.legal() if option[0] == "buy_tech"}


# ------------------------------------------------------------------------------------------------ Appropriate


def appropriating(**facts: object) -> Table:
    """Appropriate is at Imperial Basin, which gave 1 spice; Windtraps (2) and Artillery (1) are shown, and Flagship."""
    t = ix_table(**{"hand": [APPROPRIATE], "influence": {"emperor": 2}, **facts})
    return t.shown("windtraps", "artillery", "flagship").play(APPROPRIATE, "imperial_basin")


@proves("card:appropriate", "X3.11", "X3.12", "X9.1")
def test_appropriate_lets_a_tile_be_paid_in_solari() -> None:
    """With 2 influence with the Emperor a tile may be bought for Solari; the spice is kept."""
    t = appropriating(solari=3).take("card:appropriate").do("buy_tech", 0, 0, "solari")
    assert (t.solari(), t.spice(), t.ix().tech) == (1, 1, ("windtraps",))


@proves("card:appropriate", "X3.11")
def test_appropriate_may_be_paid_in_spice_as_well() -> None:
    """The tile may be paid in spice as always."""
    t = appropriating(solari=3, spice=1).take("card:appropriate").do("buy_tech", 0, 0, "spice")
    assert (t.solari(), t.spice(), t.ix().tech) == (3, 0, ("windtraps",))


@proves("card:appropriate", "X3.11", "X9.1")
def test_appropriate_never_mixes_solari_and_spice() -> None:
    """1 Solari and 1 spice buy the tile for 1, in either, but not the tile for 2."""
    t = appropriating(solari=1).take("card:appropriate")
    assert tiles_for_sale(t) == {(1, 0, "spice"), (1, 0, "solari")}


@proves("card:appropriate", "X3.9", "X3.11", "X9.1")
def test_appropriates_negotiators_take_off_solari() -> None:
    """Each Negotiator returned to the supply takes 1 Solari off."""
    t = appropriating(solari=1, negotiators=2)
    supply = t.supply()
    t.take("card:appropriate").do("buy_tech", 0, 1, "solari")
    assert (t.solari(), t.spice(), t.ix().negotiators, t.supply()) == (0, 1, 1, supply + 1)


@proves("card:appropriate", "X9.8")
@pytest.mark.parametrize("influence", [{"emperor": 1}, {"guild": 6}])
def test_appropriate_needs_the_emperor(influence: dict[str, int]) -> None:
    """With less than 2 influence with the Emperor nothing can be bought."""
    assert not appropriating(solari=9, influence=influence).can_take("card:appropriate")


@proves("card:appropriate", "X3.1")
def test_appropriate_need_not_buy() -> None:
    """The icon is optional, and one tile is all it allows."""
    t = appropriating(solari=3).take("card:appropriate").decline()
    assert (t.solari(), t.ix().tech) == (3, ())
    t = appropriating(solari=9).take("card:appropriate").do("buy_tech", 0, 0, "solari")
    assert not t.can_take("card:appropriate")


@proves("card:appropriate", "X3.7", "X3.11", "X3.38", "space:tech_negotiation")
def test_appropriate_does_not_share_with_tech_negotiation() -> None:
    """At Tech Negotiation there are two purchases: its own is 1 cheaper but in spice, the card's is not."""
    t = ix_table(hand=[APPROPRIATE], influence={"emperor": 2}, solari=2, spice=1)
    t.shown("windtraps", "flagship", "holtzman_engine").play(APPROPRIATE, "tech_negotiation")
    t.take("card:appropriate")
    assert tiles_for_sale(t) == {(0, 0, "solari")}
    t.decline().take("space:tech_negotiation").branch(0)
    assert tiles_for_sale(t) == {(0, 0, "spice")}


@proves("card:appropriate", "X4.11", "R11.6")
def test_appropriate_acquired_moves_the_freighter() -> None:
    """Acquire box: a Freighter icon, which may be left."""
    t = ix_table(hand=worth(5)).row(APPROPRIATE).reveal().buy(APPROPRIATE).pick("advance")
    assert t.ix().freighter == 1
    assert ix_table(hand=worth(5)).row(APPROPRIATE).reveal().buy(APPROPRIATE).decline().ix().freighter == 0


@proves("card:appropriate")
def test_appropriate_reveals_two_persuasion() -> None:
    """Reveal box: 2 persuasion; no tile, no Freighter."""
    t = ix_table(hand=[APPROPRIATE], influence={"emperor": 2}, spice=9).reveal()
    assert t.persuasion() == 2
    assert not t.can("take")


# ------------------------------------------------------------------------------------------------ Desert Ambush


def ambushing(space: str = "imperial_basin", **facts: object) -> Table:
    """Desert Ambush was played; seat 1 has two troops and a dreadnought in the Conflict, seat 2 a troop."""
    t = ix_table(hand=[AMBUSH], **facts)
    t.setup(1, conflict=2, garrison=0, dreadnoughts={"conflict": 1}).setup(2, conflict=1, garrison=0)
    return t.play(AMBUSH, space)


@proves("card:desert_ambush", "X5.4", "X5.11", "X5.12")
def test_desert_ambush_drives_back_a_unit_for_each_troop() -> None:
    """Two troops deployed: two enemy units of choice, dreadnoughts too, go to their owners' garrisons."""
    t = ambushing().deploy(2).take("card:desert_ambush").do("drive_back", 1, "dreadnought")
    t.take("card:desert_ambush").do("drive_back", 2, "troop")
    assert (t.ix(1).conflict, t.ix(1).garrison, t.troops(1)) == (0, 1, 2)
    assert (t.troops(2), t.garrison(2), t.strength(2)) == (0, 1, 0)
    assert not t.can_take("card:desert_ambush")
    assert t.troops(0) == 2


@proves("card:desert_ambush", "X5.12")
def test_desert_ambush_needs_a_troop_deployed_this_turn() -> None:
    """Nothing before the first is deployed; troops there from earlier turns do not count."""
    t = ambushing(conflict=2)
    assert not t.can_take("card:desert_ambush")
    t.deploy(1).take("card:desert_ambush").do("drive_back", 1, "troop")
    assert not t.can_take("card:desert_ambush")
    t.deploy(1).take("card:desert_ambush").do("drive_back", 1, "troop")
    assert (t.troops(1), t.garrison(1)) == (0, 2)


@proves("card:desert_ambush", "X5.12")
def test_desert_ambush_does_not_count_dreadnoughts() -> None:
    """A dreadnought deployed drives nobody back."""
    t = ambushing(dreadnoughts={"garrison": 1}).do("deploy", 0, 1)
    assert not t.can_take("card:desert_ambush")
    assert t.deploy(1).can_take("card:desert_ambush")


@proves("card:desert_ambush", "intrigue:rapid_mobilization")
def test_desert_ambush_counts_troops_deployed_by_other_means() -> None:
    """At Smuggling, no Combat space, those of Rapid Mobilization count."""
    t = ambushing("smuggling", intrigue=["rapid_mobilization"])
    assert not t.can("deploy")
    t.intrigue("rapid_mobilization").deploy(3)
    for _ in range(3):
        t.take("card:desert_ambush").do("drive_back", 1, "troop" if t.troops(1) else "dreadnought")
    assert (t.troops(1), t.ix(1).conflict) == (0, 0)
    assert not t.can_take("card:desert_ambush")


@proves("card:desert_ambush", "R13.1")
def test_desert_ambush_is_optional_troop_by_troop() -> None:
    """None, or one of two, may be driven back."""
    t = ambushing().deploy(2).end_turn()
    assert (t.troops(1), t.ix(1).conflict, t.troops(2)) == (2, 1, 1)
    t = ambushing().deploy(2).take("card:desert_ambush").do("drive_back", 1, "troop").end_turn()
    assert (t.troops(1), t.ix(1).conflict, t.troops(2)) == (1, 1, 1)


@proves("card:desert_ambush")
def test_desert_ambush_needs_an_enemy_in_the_conflict() -> None:
    """With no enemy unit there is nothing to do; the own units are no choice."""
    t = ix_table(hand=[AMBUSH]).play(AMBUSH, "imperial_basin").deploy(2)
    assert not t.can_take("card:desert_ambush")


@proves("card:desert_ambush", "X8.8")
def test_desert_ambush_reaches_rivals_and_house_hagal() -> None:
    """Their units retreat like anybody's."""
    t = solo_table(boxes=IX, hand=[AMBUSH]).setup(1, conflict=1).setup(2, dreadnoughts={"conflict": 1})
    garrison = t.garrison(1)
    t.play(AMBUSH, "imperial_basin").deploy(2).take("card:desert_ambush").do("drive_back", 2, "dreadnought")
    t.take("card:desert_ambush").do("drive_back", 1, "troop")
    assert (t.troops(1), t.garrison(1), t.ix(2).garrison) == (0, garrison + 1, 1)
    t = ix_table(2, hand=[AMBUSH]).setup(2, conflict=1).play(AMBUSH, "imperial_basin").deploy(1)
    assert t.take("card:desert_ambush").do("drive_back", 2, "troop").troops(2) == 0


@proves("card:desert_ambush")
def test_desert_ambush_reveals_persuasion_and_a_sword() -> None:
    """Reveal box: 1 persuasion, 1 sword."""
    t = ix_table(hand=[AMBUSH], conflict=1).setup(1, conflict=1).reveal()
    assert (t.persuasion(), t.strength()) == (1, 3)
    assert not t.can("take")


# ------------------------------------------------------------------------------------------------ Full-Scale Assault


@proves("card:full_scale_assault", "R8.2")
def test_full_scale_assault_recruits_two() -> None:
    """Agent box: 2 troops, which may be deployed from a Combat space."""
    t = ix_table(hand=[ASSAULT]).play(ASSAULT, "carthag")
    assert (t.garrison(), t.can("deploy", 5), t.can("deploy", 6)) == (6, True, False)


@proves("card:full_scale_assault", "X5.12", "X5.8")
@pytest.mark.parametrize(("there", "strength"), [(1, 3 + 3), (2, 6 + 6)])
def test_full_scale_assault_adds_three_swords_per_dreadnought(there: int, strength: int) -> None:
    """Reveal box: 2 persuasion and 3 swords for each dreadnought in the Conflict, besides its own strength."""
    t = ix_table(hand=[ASSAULT], dreadnoughts={"conflict": there, "garrison": 2 - there}).reveal()
    assert (t.persuasion(), t.strength()) == (2, strength)


@proves("card:full_scale_assault", "X5.9")
def test_full_scale_assault_counts_only_ones_own_in_the_conflict() -> None:
    """Neither dreadnoughts in the garrison nor an opponent's nor troops give swords."""
    t = ix_table(hand=[ASSAULT], conflict=2, dreadnoughts={"garrison": 2}).setup(1, dreadnoughts={"conflict": 2})
    assert t.reveal().strength() == 4


@proves("card:full_scale_assault", "X10.5", "leader:prince_rhombur_vernius")
def test_full_scale_assault_gives_rhombur_three_swords_as_well() -> None:
    """His dreadnought is worth 4; the swords for it stay 3."""
    t = ix_table(leader="prince_rhombur_vernius", hand=[ASSAULT], dreadnoughts={"conflict": 1}).reveal()
    assert t.strength() == 4 + 3


@proves("card:full_scale_assault", "X5.1", "R11.6")
def test_full_scale_assault_acquired_commissions_a_dreadnought() -> None:
    """Acquire box: a dreadnought from supply to garrison; in a Reveal turn it is not deployed."""
    t = ix_table(hand=worth(8)).row(ASSAULT).reveal().buy(ASSAULT)
    assert (t.ix().supply, t.ix().garrison, t.ix().conflict) == (1, 1, 0)
    assert not t.can("deploy")


@proves("card:full_scale_assault", "X5.3")
def test_full_scale_assault_commissions_no_third() -> None:
    """With both commissioned, one of them on a board space, the card is acquired and no more."""
    t = ix_table(hand=worth(8), dreadnoughts={"garrison": 1}).hold("carthag", 0).row(ASSAULT).reveal().buy(ASSAULT)
    assert (t.ix().supply, t.ix().garrison, t.seat().discard) == (0, 1, (ASSAULT,))


# ------------------------------------------------------------------------------------------------ the Administrator


@proves("card:guild_chief_administrator", "X9.7", "X7.1")
def test_chief_administrator_discards_to_trash() -> None:
    """Agent box: a card discarded from hand pays for trashing one from hand, discard pile or play."""
    t = ix_table(hand=[CHIEF, "dagger", "diplomacy"], discard=["reconnaissance"]).play(CHIEF, "smuggling")
    t.take("card:" + CHIEF)
    assert set(t.legal()) == {("discard", "dagger"), ("discard", "diplomacy"), ("decline",)}
    t.pick("dagger")
    assert {option[1:] for option in t.legal() if option[0] == "trash"} == {
        ("hand", "diplomacy"), ("discard", "reconnaissance"), ("discard", "dagger"), ("in_play", CHIEF),
    }  # fmt: skip
    assert t.do("trash", "discard", "dagger").state.trashed == ("dagger",)


@proves("card:guild_chief_administrator", "X9.7", "X9.8")
def test_chief_administrator_needs_another_card_and_forces_nothing() -> None:
    """Without a card in hand it cannot be paid; it may be left; after the discard the trash may be declined."""
    assert not ix_table(hand=[CHIEF], discard=["dagger"]).play(CHIEF, "smuggling").can_take("card:" + CHIEF)
    t = ix_table(hand=[CHIEF, "dagger"]).play(CHIEF, "smuggling").end_turn()
    assert t.seat().hand == ("dagger",)
    t = ix_table(hand=[CHIEF, "dagger"]).play(CHIEF, "smuggling").take("card:" + CHIEF).decline()
    assert (t.seat().discard, t.state.trashed) == (("dagger",), ())


@proves("card:guild_chief_administrator", "X4.11")
def test_chief_administrator_reveals_persuasion_and_a_freighter() -> None:
    """Reveal box: 1 persuasion, a Freighter icon."""
    t = ix_table(hand=[CHIEF]).reveal()
    assert t.persuasion() == 1
    assert t.take("card:" + CHIEF).pick("advance").ix().freighter == 1
    assert ix_table(hand=[CHIEF]).reveal().end_turn().ix().freighter == 0


# ------------------------------------------------------------------------------------------------ Imperial Bashar


@proves("card:imperial_bashar")
def test_bashar_recruits_or_trashes() -> None:
    """Agent box: 1 troop, or a card trashed, one of the two and compulsory."""
    t = ix_table(hand=[BASHAR, "dagger"]).play(BASHAR, "carthag").take("card:" + BASHAR).branch(0)
    assert (t.garrison(), t.state.trashed, t.can_take("card:" + BASHAR)) == (5, (), False)
    t = ix_table(hand=[BASHAR, "dagger"]).play(BASHAR, "carthag").take("card:" + BASHAR).branch(1)
    assert (t.garrison(), t.do("trash", "hand", "dagger").state.trashed) == (4, ("dagger",))
    t = ix_table(hand=[BASHAR]).play(BASHAR, "carthag").take("space:carthag")
    assert not t.can("end_turn")


@proves("card:imperial_bashar", "X9.3")
def test_bashar_counts_other_cards_with_swords() -> None:
    """Reveal box: 1 persuasion, 2 swords, 1 more for each other card that gives swords, whatever their number."""
    assert ix_table(hand=[BASHAR, "convincing_argument"], conflict=1).reveal().strength() == 2 + 2
    t = ix_table(hand=[BASHAR, "dagger", "dagger", "jamis"], conflict=1).reveal()
    assert (t.persuasion(), t.strength()) == (2, 2 + 2 + 3 + 1 + 1 + 2)


@proves("card:imperial_bashar", "X9.3", "X9.14", "card:bene_gesserit_sister")
@pytest.mark.parametrize(("choice", "swords"), [("swords", 2 + 2 + 1), ("persuasion", 2)])
def test_bashar_counts_a_sister_only_for_her_swords(choice: str, swords: int) -> None:
    """A Bene Gesserit Sister that takes 2 persuasion instead of 2 swords is not counted (EN p.10)."""
    t = ix_table(hand=[BASHAR, "bene_gesserit_sister"], conflict=1).reveal()
    t.take("card:bene_gesserit_sister").branch(0 if choice == "persuasion" else 1)
    assert t.strength() == 2 + swords


@proves("card:imperial_bashar", "X9.3")
def test_bashar_counts_each_sister_by_herself() -> None:
    """Of three Sisters two give swords and one persuasion: two are counted."""
    t = ix_table(hand=[BASHAR, *["bene_gesserit_sister"] * 3], conflict=1).reveal()
    for branch in 1, 0, 1:
        t.take("card:bene_gesserit_sister").branch(branch)
    assert (t.persuasion(), t.strength()) == (1 + 2, 2 + 2 + 4 + 2)


@proves("card:imperial_bashar", "X9.3")
def test_bashar_counts_only_swords_really_given() -> None:
    """A card whose condition for swords fails is not counted; with the condition met it is."""
    t = ix_table(hand=[BASHAR, "shai_hulud"], conflict=1).reveal()
    assert t.strength() == 2 + 2
    t = ix_table(hand=[BASHAR, "shai_hulud", "arrakis_liaison"], conflict=1).reveal()
    assert t.strength() == 2 + 2 + 5 + 1
    t = ix_table(hand=[BASHAR, ASSAULT], conflict=1, dreadnoughts={"garrison": 1}).reveal()
    assert t.strength() == 2 + 2


@proves("card:imperial_bashar", "X9.3", "tech:restricted_ordnance")
def test_bashar_counts_no_swords_of_tiles_and_intrigue() -> None:
    """The four swords of Restricted Ordnance are no card's, and cards in play since the Agent turn are not revealed."""
    t = ix_table(hand=[BASHAR], in_play=["dagger"], conflict=1, council=True, tech=["restricted_ordnance"]).reveal()
    assert t.strength() == 2 + 2 + 4


@proves("card:imperial_bashar", "X9.3", "X9.12", "intrigue:glimpse_the_path")
def test_bashar_counts_a_card_drawn_and_revealed() -> None:
    """A Dagger drawn on the Reveal turn is revealed at once: its own sword and one more."""
    t = ix_table(hand=[BASHAR], deck=["dagger"], conflict=1, spice=1, intrigue=["glimpse_the_path"]).reveal()
    t.intrigue("glimpse_the_path")
    assert (t.strength(), t.seat().hand) == (2 + 2 + 1 + 1, ())


# ------------------------------------------------------------------------------------------------ Shock Trooper


@proves("card:imperial_shock_trooper")
@pytest.mark.parametrize(
    ("agents", "swords"), [([], 2), (["conspire"], 5), (["wealth"], 5), (["wealth", "conspire"], 5), (["secrets"], 2)]
)
def test_shock_trooper_with_an_agent_at_the_emperor(agents: list[str], swords: int) -> None:
    """Reveal box: 1 persuasion, 2 swords, 3 more with an Agent on an Emperor space, however many are there."""
    t = ix_table(hand=[TROOPER], agents=agents, conflict=1).reveal()
    assert (t.persuasion(), t.strength()) == (1, 2 + swords)


@proves("card:imperial_shock_trooper")
def test_shock_trooper_wants_the_own_agent() -> None:
    """An opponent's Agent there and one's own influence with the Emperor do not help."""
    t = ix_table(hand=[TROOPER], conflict=1, influence={"emperor": 6}).setup(1, agents=["wealth"]).reveal()
    assert t.strength() == 2 + 2


# ------------------------------------------------------------------------------------------------ Ixian Engineer


@proves("card:ixian_engineer", "X3.1", "X3.7", "X3.12")
def test_engineer_buys_a_tile_at_full_price() -> None:
    """Agent box: one tile for spice without discount, not for Solari."""
    t = ix_table(hand=[ENGINEER], solari=9, spice=1).shown("windtraps", "memocorders", "detonation_devices")
    t.play(ENGINEER, "imperial_basin").take("card:" + ENGINEER)
    assert tiles_for_sale(t) == {(0, 0, "spice"), (1, 0, "spice")}
    t.do("buy_tech", 0, 0, "spice")
    assert (t.spice(), t.ix().tech, t.can_take("card:" + ENGINEER)) == (0, ("windtraps",), False)


@proves("card:ixian_engineer", "X3.9")
def test_engineer_takes_negotiators() -> None:
    """Negotiators returned take spice off; the purchase may be declined."""
    t = ix_table(hand=[ENGINEER], negotiators=2).shown("windtraps", "flagship", "shuttle_fleet")
    t.play(ENGINEER, "smuggling").take("card:" + ENGINEER)
    assert tiles_for_sale(t) == {(0, 2, "spice")}
    assert t.decline().ix().negotiators == 2


@proves("card:ixian_engineer", "R13.2")
def test_engineer_with_three_tiles_is_trashed_for_a_point() -> None:
    """Reveal box: with three tiles it may be trashed for 1 point; both copies may."""
    t = ix_table(hand=[ENGINEER, ENGINEER], tech=["artillery", "minimic_film", "windtraps"], vp=1).reveal()
    t.take("card:" + ENGINEER)
    assert (t.vp(), t.state.trashed, t.seat().in_play) == (2, (ENGINEER,), (ENGINEER,))
    assert t.take("card:" + ENGINEER).vp() == 3


@proves("card:ixian_engineer", "X9.8")
def test_engineer_needs_three_tiles_and_may_stay() -> None:
    """With two tiles there is no point to have; with three the card may be kept."""
    t = ix_table(hand=[ENGINEER], tech=["artillery", "windtraps"]).reveal()
    assert (t.can_take("card:" + ENGINEER), t.persuasion()) == (False, 0)
    t = ix_table(hand=[ENGINEER], tech=["artillery", "windtraps", "spaceport"], vp=1).reveal().end_turn()
    assert (t.vp(), t.seat().discard) == (1, (ENGINEER,))


@proves("card:ixian_engineer", "X3.18", "X3.40")
def test_engineer_counts_tiles_face_down_but_not_trashed() -> None:
    """Training Drones turned face down are still owned; Spy Satellites trashed are not."""
    t = ix_table(hand=[ENGINEER], tech=["training_drones", "artillery", "windtraps"]).reveal()
    assert t.do("tech", "training_drones").can_take("card:" + ENGINEER)
    t = ix_table(hand=[ENGINEER], tech=["spy_satellites", "artillery", "windtraps"], spice=3).reveal()
    assert t.can_take("card:" + ENGINEER)
    assert not t.do("tech", "spy_satellites").can_take("card:" + ENGINEER)


# ------------------------------------------------------------------------------------------------ Landing Rights


@proves("card:landing_rights", "X4.2", "X4.11")
def test_landing_rights_moves_the_freighter() -> None:
    """Agent box: one Freighter icon, which may be left."""
    t = ix_table(hand=[LANDING], freighter=1).play(LANDING, "carthag").take("card:" + LANDING).pick("advance")
    assert (t.ix().freighter, t.can_take("card:" + LANDING)) == (2, False)
    t = ix_table(hand=[LANDING], freighter=1).play(LANDING, "carthag").take("space:carthag").end_turn()
    assert t.ix().freighter == 1


@proves("card:landing_rights", "X4.5", "X4.9")
def test_landing_rights_recall_may_reinforce_carthag() -> None:
    """The two troops of the recall may be deployed with that of the space and two of the garrison."""
    t = ix_table(hand=[LANDING], freighter=2).play(LANDING, "carthag").take("card:" + LANDING).pick("recall")
    t.take("shipping:shipping_troops").pick("guild").branch(1)
    assert (t.garrison(), t.influence("guild"), t.spice()) == (6, 1, 2)
    assert t.can("deploy", 5)
    assert not t.can("deploy", 6)


@proves("card:landing_rights")
def test_landing_rights_reveals_two_persuasion() -> None:
    """Reveal box: 2 persuasion."""
    t = ix_table(hand=[LANDING]).reveal()
    assert (t.persuasion(), t.can("take")) == (2, False)


# ------------------------------------------------------------------------------------------------ withdrawals


@proves("card:negotiated_withdrawal", "X5.4", "X5.11", "X5.12")
@pytest.mark.parametrize(("troops", "ships"), [(3, 0), (2, 1), (1, 2)])
def test_negotiated_withdrawal_retreats_three_units(troops: int, ships: int) -> None:
    """Reveal box: 2 persuasion; three units, troops and dreadnoughts in any mixture, go home for 1 influence."""
    t = ix_table(hand=[WITHDRAWAL], conflict=3, garrison=0, dreadnoughts={"conflict": 2}).reveal()
    assert (t.persuasion(), t.strength()) == (2, 12)
    t.take("card:" + WITHDRAWAL).do("retreat", troops, *[ships] * bool(ships)).pick("fremen")
    assert (t.garrison(), t.ix().garrison, t.troops(), t.ix().conflict) == (troops, ships, 3 - troops, 2 - ships)
    assert (t.influence("fremen"), t.strength()) == (1, 12 - 2 * troops - 3 * ships)


@proves("card:negotiated_withdrawal", "X9.8")
def test_negotiated_withdrawal_needs_just_three_units_there() -> None:
    """With two there it is closed, whatever the garrison holds; with four just three go, or none."""
    t = ix_table(hand=[WITHDRAWAL], conflict=1, garrison=5, dreadnoughts={"conflict": 1}).reveal()
    assert not t.can_take("card:" + WITHDRAWAL)
    t = ix_table(hand=[WITHDRAWAL], conflict=4).reveal().take("card:" + WITHDRAWAL)
    assert (t.troops(), t.garrison()) == (1, 6)
    t = ix_table(hand=[WITHDRAWAL], conflict=4).reveal().end_turn()
    assert (t.troops(), sum(t.seat().influence)) == (4, 0)


@proves("card:negotiated_withdrawal", "X5.9")
def test_negotiated_withdrawal_of_everything_leaves_no_strength() -> None:
    """With the last unit gone the swords count for nothing."""
    t = ix_table(hand=[WITHDRAWAL, "dagger"], conflict=2, dreadnoughts={"conflict": 1}).reveal()
    assert t.strength() == 8
    assert t.take("card:" + WITHDRAWAL).strength() == 0


@proves("card:negotiated_withdrawal", "R11.6", "X3.17")
def test_negotiated_withdrawal_acquired_recruits_a_troop() -> None:
    """Acquire box: 1 troop to the garrison; it has no Agent box."""
    t = ix_table(hand=worth(4)).row(WITHDRAWAL).reveal().buy(WITHDRAWAL)
    assert (t.garrison(), t.can("deploy")) == (4, False)
    t = ix_table(hand=[WITHDRAWAL], conflict=3).play(WITHDRAWAL, "smuggling")
    assert not t.can_take("card:" + WITHDRAWAL)


@proves("card:negotiated_withdrawal", "R8.2", "intrigue:bypass_protocol")
def test_negotiated_withdrawal_acquired_in_an_agent_turn_sends_its_troop() -> None:
    """Taken by Bypass Protocol with an Agent on a Combat space, its troop may be deployed besides."""
    t = ix_table(hand=["reconnaissance"], spice=2, intrigue=["bypass_protocol"]).row(WITHDRAWAL)
    t.play("reconnaissance", "carthag").intrigue("bypass_protocol").branch(1).pick(WITHDRAWAL)
    assert (t.garrison(), t.can("deploy", 4), t.can("deploy", 5)) == (5, True, False)


@proves("card:satellite_ban", "X5.12", "R13.5")
@pytest.mark.parametrize("n", [0, 1, 2])
def test_satellite_ban_retreats_up_to_two_troops(n: int) -> None:
    """Reveal box: 1 persuasion; none, one or two of one's troops go to the garrison."""
    t = ix_table(hand=[BAN], conflict=3, dreadnoughts={"conflict": 1}).reveal()
    assert t.persuasion() == 1
    if n:
        t.take("card:" + BAN).do("retreat", n)
    t.end_turn()
    assert (t.troops(), t.garrison(), t.ix().conflict) == (3 - n, 3 + n, 1)


@proves("card:satellite_ban", "X5.5", "X5.12")
def test_satellite_ban_leaves_dreadnoughts() -> None:
    """A dreadnought is no troop: with none besides it there is nothing to retreat, and never three."""
    assert not ix_table(hand=[BAN], dreadnoughts={"conflict": 2}).reveal().can_take("card:" + BAN)
    t = ix_table(hand=[BAN], conflict=3, dreadnoughts={"conflict": 1}).reveal().take("card:" + BAN)
    assert {option for option in t.legal() if option[0] == "retreat"} == {("retreat", 1), ("retreat", 2)}


@proves("card:satellite_ban", "X9.8")
def test_satellite_ban_sells_a_card() -> None:
    """Agent box: a card discarded for 1 spice and 1 water; not without one, and not by force."""
    t = ix_table(hand=[BAN, "dagger"], water=0).play(BAN, "foldspace").take("card:" + BAN)
    assert (t.spice(), t.water(), t.seat().hand) == (1, 1, ())
    assert "dagger" in t.seat().discard
    assert not ix_table(hand=[BAN]).play(BAN, "foldspace").can_take("card:" + BAN)
    t = ix_table(hand=[BAN, "dagger"], water=0).play(BAN, "foldspace").end_turn()
    assert (t.spice(), t.seat().hand) == (0, ("dagger",))
