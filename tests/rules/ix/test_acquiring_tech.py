"""X3.1 to X3.12, X3.37, X3.38: acquiring Tech tiles, discounts and Negotiators."""

import pytest

from dune_desktop.content.catalog import catalog
from tests.kit import ix_table, proves

IX = catalog(("base", "ix"))
CHEAP = ("training_drones", "flagship", "spaceport")  # 3, 8 and 5 spice


def engineer(*shown, **facts):
    """Ixian Engineer sent to Smuggling: an Acquire Tech icon without discount waits."""
    t = ix_table(hand=["ixian_engineer"], **facts).shown(*(shown or CHEAP))
    return t.play("ixian_engineer", "smuggling").take("card:ixian_engineer")


def bought(t):
    return [option for option in t.legal() if option[0] == "buy_tech"]


@proves("X3.1")
def test_without_an_acquire_tech_icon_no_tile_is_to_be_had():
    """Riches and a Reveal turn do not help."""
    t = ix_table(hand=["dune_the_desert_planet", "ixian_engineer"], spice=20, solari=20)
    t.play("dune_the_desert_planet", "smuggling")
    assert not t.can("buy_tech")
    t.finish_turn().until_turn_of(0).reveal()
    assert not t.can("buy_tech")


@proves("X3.1")
def test_an_icon_takes_one_tile_or_none():
    """It may be declined, and after one purchase it is used up."""
    t = engineer(spice=20).decline()
    assert (t.ix().tech, t.spice(), t.can_take("card:ixian_engineer")) == ((), 20, False)
    t = engineer(spice=20).do("buy_tech", 0, 0, "spice")
    assert t.ix().tech == ("training_drones",)
    assert not t.can("buy_tech")
    assert not t.can_take("card:ixian_engineer")


@proves("X3.1")
def test_a_tile_too_dear_for_the_icon_that_waits_says_what_it_costs():
    """Not that an icon is missing: Tech Negotiation brings one among other effects, and takes 1 off the price."""
    t = ix_table(hand=["dagger"], spice=1, solari=0).shown("flagship", "spaceport", "windtraps")
    t.play("dagger", "tech_negotiation")
    reason = t.rules.unavailable(t.state, t.decision(), "tiles", "flagship")
    assert (reason.key, reason.args) == ("tech_price", {"what": "spice", "need": 7, "have": 1})


@proves("X3.2")
def test_any_of_the_three_face_up_tiles_for_its_price():
    """The top one of each stack and nothing below it; the tile lies open in the supply."""
    t = engineer(spice=8)
    assert {option[1] for option in bought(t)} == {0, 1, 2}
    t.do("buy_tech", 2, 0, "spice")
    assert t.spice() == 3
    assert t.view(3).seats[0].own["ix"].tech == ("spaceport",)
    assert {option[1] for option in bought(engineer(spice=7))} == {0, 2}


@proves("X3.2")
def test_there_is_no_limit_to_the_tiles_of_a_player():
    """Fifteen tiles and a sixteenth."""
    owned = [tile.id for tile in IX.of("tech") if tile.id not in CHEAP]
    t = ix_table(tech=owned, hand=["ixian_engineer"], spice=3).shown(*CHEAP)
    t.play("ixian_engineer", "smuggling").take("card:ixian_engineer").do("buy_tech", 0, 0, "spice")
    assert len(t.ix().tech) == 16


@proves("X3.2")
def test_a_tile_that_is_too_dear_says_what_is_missing():
    """Closed with the price as the reason, and refused."""
    t = engineer(spice=5)
    assert t.why_not("buy_tech", 1) == "tech_price"
    assert not t.can("buy_tech", 1)


@proves("X3.3")
def test_the_acquire_effect_comes_once():
    """Windtraps gives its water now and not again in a later round."""
    t = engineer("windtraps", "flagship", "spaceport", spice=2, water=0).do("buy_tech", 0, 0, "spice")
    assert t.water() == 1
    t.finish_round()
    assert t.water() == 1


@proves("X3.3")
def test_not_every_tile_has_an_acquire_effect():
    """Training Drones: nothing but the tile."""
    t = engineer(spice=3)
    before = (t.solari(), t.water(), t.supply(), t.vp())
    t.do("buy_tech", 0, 0, "spice")
    assert (t.solari(), t.water(), t.supply(), t.vp()) == before


@proves("X3.4")
def test_pay_then_the_acquire_effect_then_the_tile_then_the_next_one():
    """Memocorders: while the faction is being chosen the spice is gone, the tile not there and the next not up."""
    t = engineer("memocorders", "flagship", "spaceport", spice=2)
    following = t.state.own["ix"].stacks[0][0]
    t.do("buy_tech", 0, 0, "spice")
    assert (t.decision().kind, t.spice()) == ("influence", 0)
    assert (t.ix().tech, t.state.own["ix"].shown[0]) == ((), "")
    t.pick("guild")
    assert (t.ix().tech, t.state.own["ix"].shown[0]) == (("memocorders",), following)
    assert len(t.state.own["ix"].stacks[0]) == 4


@proves("X3.5")
def test_an_emptied_stack_stays_empty():
    """Two choices are left, in this purchase and in the next round."""
    rest = [tile.id for tile in IX.of("tech") if tile.id != "training_drones"]
    t = ix_table(hand=["ixian_engineer"], spice=20).stacks(["training_drones"], rest[:8], rest[8:])
    t.play("ixian_engineer", "smuggling").take("card:ixian_engineer").do("buy_tech", 0, 0, "spice")
    assert t.state.own["ix"].shown[0] == ""
    t.finish_round().until_turn_of(0).setup(hand=["ixian_engineer"])
    t.play("ixian_engineer", "smuggling").take("card:ixian_engineer")
    assert {option[1] for option in bought(t)} == {1, 2}


@proves("X3.5")
def test_with_all_stacks_empty_the_icon_does_nothing():
    """There is nothing to take."""
    t = ix_table(hand=["ixian_engineer"], spice=20).setup(1, tech=[tile.id for tile in IX.of("tech")])
    assert not t.play("ixian_engineer", "smuggling").can_take("card:ixian_engineer")


@proves("X3.6", "X4.6")
def test_the_price_never_falls_below_nothing():
    """Artillery costs 1: with the discount of 2 it is free, and no spice comes back."""
    t = ix_table(freighter=3, hand=["dune_the_desert_planet"], spice=0).shown("artillery", "flagship", "spaceport")
    t.play("dune_the_desert_planet", "smuggling").take("space:smuggling").do("freighter", "recall")
    t.take("shipping:shipping_dividends").branch(0)
    t.take("shipping:shipping_tech").do("buy_tech", 0, 0, "spice")
    assert (t.spice(), t.ix().tech) == (0, ("artillery",))


@proves("X3.7", "X3.38", "X3.12")
def test_each_icon_has_its_own_discount_only():
    """The track's -2 does not help the Engineer: 3 spice for Training Drones there, 1 with the track."""
    t = ix_table(freighter=3, hand=["ixian_engineer"], spice=2).shown(*CHEAP)
    t.play("ixian_engineer", "smuggling")
    assert not t.can_take("card:ixian_engineer")
    t.take("space:smuggling").do("freighter", "recall").take("shipping:shipping_dividends").branch(0)
    t.take("shipping:shipping_tech").do("buy_tech", 0, 0, "spice")
    assert t.spice() == 1


@proves("X3.38")
def test_two_icons_of_one_turn_are_two_purchases():
    """A tile turned up by the first may be bought with the second, at its own price."""
    t = ix_table(freighter=3, hand=["ixian_engineer"], spice=3)
    rest = [tile.id for tile in IX.of("tech") if tile.id not in ("training_drones", "troop_transports")]
    t.stacks(["training_drones", "troop_transports", *rest[:4]], rest[4:10], rest[10:])
    t.play("ixian_engineer", "smuggling").take("space:smuggling").do("freighter", "recall")
    t.take("shipping:shipping_dividends").branch(0).take("shipping:shipping_tech").do("buy_tech", 0, 0, "spice")
    t.pick("guild").take("card:ixian_engineer").do("buy_tech", 0, 0, "spice")
    assert (t.spice(), t.ix().tech) == (0, ("training_drones", "troop_transports"))


@proves("X3.38", "X3.9")
def test_negotiators_returned_for_one_purchase_are_gone_for_the_next():
    """Two Negotiators pay for Troop Transports; the second icon finds none."""
    t = ix_table(freighter=3, hand=["ixian_engineer"], spice=1, negotiators=2)
    t.shown("holoprojectors", "troop_transports", "spaceport").play("ixian_engineer", "smuggling")
    t.take("card:ixian_engineer").do("buy_tech", 1, 2, "spice")
    t.take("space:smuggling").do("freighter", "recall").take("shipping:shipping_dividends").branch(0)
    t.take("shipping:shipping_tech")
    assert {option[2] for option in bought(t)} == {0}


@proves("X3.8")
def test_a_negotiator_comes_from_the_supply():
    """Not from the garrison; it may be declined."""
    t = ix_table(hand=["dagger"], spice=0, garrison=3).play("dagger", "tech_negotiation")
    t.take("space:tech_negotiation").branch(1).do("negotiate", 1)
    assert (t.supply(), t.garrison(), t.ix().negotiators) == (8, 3, 1)
    t = ix_table(hand=["dagger"], spice=0).play("dagger", "tech_negotiation").end_turn()
    assert (t.supply(), t.ix().negotiators) == (9, 0)


@proves("X3.8")
def test_without_a_troop_in_supply_nobody_negotiates():
    """All twelve in the garrison."""
    t = ix_table(hand=["dagger"], spice=0, garrison=12).shown("windtraps", "flagship", "spaceport")
    t.play("dagger", "tech_negotiation")
    assert not t.can_take("space:tech_negotiation")
    t = (
        ix_table(hand=["dagger"], spice=8, garrison=12)
        .play("dagger", "tech_negotiation")
        .take("space:tech_negotiation")
    )
    assert not t.can("branch", 1)
    assert not t.can("negotiate")


@proves("X3.9")
@pytest.mark.parametrize(("back", "spice"), [(0, 4), (1, 3), (2, 2)])
def test_negotiators_and_discount_add_up(back, spice):
    """Spaceport (5) at Tech Negotiation (-1), with 0, 1 or 2 Negotiators returned to the supply."""
    t = ix_table(hand=["dagger"], spice=4, negotiators=2).shown(*CHEAP).play("dagger", "tech_negotiation")
    t.take("space:tech_negotiation").branch(0).do("buy_tech", 2, back, "spice")
    assert t.spice() == 4 - spice
    assert (t.ix().negotiators, t.supply()) == (2 - back, 7 + back)


@proves("X3.9")
def test_negotiators_can_pay_for_a_tile_alone():
    """No spice at all; those of an opponent do not help."""
    t = engineer(spice=0, negotiators=3)
    assert bought(t) == [("buy_tech", 0, 3, "spice")]
    t = ix_table(hand=["ixian_engineer"], spice=0).shown(*CHEAP).setup(1, negotiators=9)
    assert not t.play("ixian_engineer", "smuggling").can_take("card:ixian_engineer")


@proves("X3.10")
def test_negotiators_stay_over_the_rounds():
    """Nobody sends them home."""
    t = ix_table(negotiators=2).finish_round()
    assert (t.ix().negotiators, t.supply()) == (2, 7)


@proves("X3.10")
def test_negotiators_are_not_in_the_supply():
    """With nine troops in the garrison and three on Ix none can be recruited."""
    t = ix_table(hand=["reconnaissance"], garrison=9, negotiators=3).play("reconnaissance", "carthag")
    assert (t.garrison(), t.supply(), t.ix().negotiators) == (9, 0, 3)


@proves("X3.10")
def test_all_of_the_supply_may_negotiate():
    """There is no other limit: eleven on Ix and a twelfth."""
    t = ix_table(hand=["dagger"], spice=0, garrison=0, negotiators=11).play("dagger", "tech_negotiation")
    t.take("space:tech_negotiation").branch(1).do("negotiate", 1)
    assert (t.ix().negotiators, t.supply()) == (12, 0)


def appropriate(**facts):
    t = ix_table(hand=["appropriate"], influence={"emperor": 2}, **facts).shown(*CHEAP)
    return t.play("appropriate", "smuggling").take("card:appropriate")


@proves("X3.11", "X9.1")
def test_appropriate_takes_solari_instead_of_spice():
    """Training Drones for 3 Solari or for 3 spice."""
    t = appropriate(solari=2, spice=3).do("buy_tech", 0, 0, "solari")  # and one Solari of Smuggling
    assert (t.solari(), t.spice()) == (0, 3)
    t = appropriate(solari=2, spice=3).do("buy_tech", 0, 0, "spice")
    assert (t.solari(), t.spice()) == (3, 0)


@proves("X3.11", "X9.1")
def test_appropriate_does_not_mix():
    """Two of the one and two of the other buy nothing for 3."""
    t = ix_table(hand=["appropriate"], influence={"emperor": 2}, solari=1, spice=2).shown(*CHEAP)
    assert not t.play("appropriate", "smuggling").can_take("card:appropriate")


@proves("X3.11", "X9.1")
def test_with_appropriate_a_negotiator_takes_off_a_solari():
    """Two Negotiators and one Solari."""
    t = appropriate(solari=0, spice=0, negotiators=2).do("buy_tech", 0, 2, "solari")
    assert (t.solari(), t.spice(), t.ix().negotiators, t.ix().tech) == (0, 0, 0, ("training_drones",))


@proves("X3.11")
def test_other_icons_do_not_take_solari():
    """The Engineer wants spice."""
    t = ix_table(hand=["ixian_engineer"], solari=20, spice=0).shown(*CHEAP)
    assert not t.play("ixian_engineer", "smuggling").can_take("card:ixian_engineer")


SOURCES = {
    "AcquireTech(": {
        *("space:tech_negotiation", "space:dreadnought", "shipping:shipping_tech", "card:appropriate"),
        *("card:ixian_engineer", "intrigue:machine_culture", "leader:prince_rhombur_vernius"),
    },
    "Negotiate(": {"space:tech_negotiation", "card:ix_guild_compact", "leader:prince_rhombur_vernius"},
    "Freighter(": {
        *("conflict:skirmish_freighter_troop", "conflict:skirmish_freighter_spice", "conflict:trade_monopoly"),
        *("intrigue:diversion", "intrigue:expedite", "card:appropriate", "card:embedded_agent", "card:landing_rights"),
        *("card:freighter_fleet", "card:guild_chief_administrator", "leader:viscount_hundro_moritani"),
        *("space:interstellar_shipping", "space:smuggling"),
    },
}


@proves("X3.12", "X4.11")
@pytest.mark.parametrize("icon", SOURCES)
def test_where_the_icons_are(icon):
    """The components with Acquire Tech, Tech Negotiation and Freighter icons are those listed, and no others."""
    parts = {
        "card": IX.cards,
        "intrigue": IX.intrigues,
        "conflict": IX.conflicts,
        "leader": IX.leaders,
        "space": IX.spaces,
        "shipping": IX.of("shipping"),
        "tech": IX.of("tech"),
    }
    found = {f"{kind}:{item.id}" for kind, items in parts.items() for item in items if icon in repr(item)}
    assert found == SOURCES[icon]


@proves("X3.12", "intrigue:machine_culture")
def test_machine_culture_and_rhombur_acquire_tech_without_a_discount():
    """Full price each."""
    t = ix_table(intrigue=["machine_culture"], spice=3).shown(*CHEAP).intrigue("machine_culture")
    assert t.do("buy_tech", 0, 0, "spice").spice() == 0
    t = ix_table(hand=["signet_ring"], leader="prince_rhombur_vernius", spice=3).shown(*CHEAP)
    t.play("signet_ring", "smuggling").take("leader:prince_rhombur_vernius").branch(0).do("buy_tech", 0, 0, "spice")
    assert t.spice() == 0


@proves("X3.12", "card:ix_guild_compact")
def test_ix_guild_compact_sends_two_negotiators():
    """Two icons: two, one or none."""
    t = ix_table(hand=["ix_guild_compact"]).reveal().take("card:ix_guild_compact")
    assert {option[1] for option in t.legal() if option[0] == "negotiate"} == {1, 2}
    t.do("negotiate", 2)
    assert t.ix().negotiators == 2


@proves("X3.37", "tech:training_drones")
def test_a_flip_tile_works_in_the_turn_it_is_acquired():
    """Training Drones bought by the Engineer: a troop at once."""
    t = engineer(spice=3).do("buy_tech", 0, 0, "spice").do("tech", "training_drones")
    assert t.garrison() == 4


@proves("X3.37", "tech:minimic_film")
def test_a_reveal_ability_works_in_the_reveal_turn_in_which_the_tile_is_acquired():
    """Minimic Film through Machine Culture after revealing: 1 persuasion; and once only."""
    t = ix_table(intrigue=["machine_culture"], spice=2).shown("minimic_film", "flagship", "spaceport").reveal()
    assert t.persuasion() == 0
    t.intrigue("machine_culture").do("buy_tech", 0, 0, "spice")
    assert t.persuasion() == 1


@proves("X3.37")
def test_a_reveal_ability_does_not_work_when_acquired_in_an_agent_turn():
    """Restricted Ordnance bought with an Agent gives its swords when the turn to reveal comes."""
    t = engineer("restricted_ordnance", "flagship", "spaceport", spice=4, council=True).do("buy_tech", 0, 0, "spice")
    assert t.seat().swords == 0
    t.finish_turn().until_turn_of(0).reveal()
    assert t.seat().swords == 4
