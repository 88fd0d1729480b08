"""Every board space of the base game: what it costs, all it gives and nothing else, and its official rulings."""

import pytest

from tests.kit import Table, proves, solo_table, table, worth

DIPLOMACY = "diplomacy"  # the four factions
DAGGER = "dagger"  # Landsraad
RECONNAISSANCE = "reconnaissance"  # City
DUNE = "dune_the_desert_planet"  # Spice Trade
FACTIONS = ("emperor", "guild", "bene_gesserit", "fremen")


def owned(t: Table) -> dict[str, int]:
    """Everything of seat 0 that a space could change."""
    me = t.seat()
    goods = {"solari": me.solari, "spice": me.spice, "water": me.water, "vp": me.vp, "garrison": me.garrison}
    goods |= {"hand": len(me.hand), "intrigue": len(me.intrigue), "conflict": me.conflict, "discard": len(me.discard)}
    goods |= {faction: t.influence(faction) for faction in FACTIONS}
    return goods


def visit(t: Table, card: str, space: str) -> dict[str, int]:
    """Seat 0 sends an Agent and takes all it must, leaving what it may: what changed, the card itself left out."""
    before = owned(t)
    t.play(card, space).finish_turn()
    after = owned(t)
    after["hand"] += 1  # the card that was played
    return {what: after[what] - before[what] for what in after if after[what] != before[what]}


def one_short(card: str, space: str, **facts: int) -> str:
    """Why the Agent cannot be sent with these facts."""
    return table(hand=[card], **facts).why_not("send", card, space)


# -------------------------------------------------------------------------------- Emperor


@proves("space:conspire", "R7.6", "R14.8")
def test_conspire():
    """Four spice: Emperor influence, five Solari, two troops, an intrigue card."""
    assert one_short(DIPLOMACY, "conspire", spice=3) == "cost"
    t = table(hand=[DIPLOMACY], spice=4)
    assert visit(t, DIPLOMACY, "conspire") == {"spice": -4, "solari": 5, "garrison": 2, "intrigue": 1, "emperor": 1}


@proves("space:wealth", "R14.8")
def test_wealth():
    """Free: Emperor influence and two Solari."""
    t = table(hand=[DIPLOMACY], solari=0, spice=0, water=0)
    assert visit(t, DIPLOMACY, "wealth") == {"solari": 2, "emperor": 1}


# -------------------------------------------------------------------------------- Spacing Guild


@proves("space:heighliner", "R7.6", "R8.6")
def test_heighliner():
    """Six spice: Guild influence, five troops, two water; a Combat space, so seven troops may be deployed."""
    assert one_short(DIPLOMACY, "heighliner", spice=5) == "cost"
    t = table(hand=[DIPLOMACY], spice=6)
    assert visit(t, DIPLOMACY, "heighliner") == {"spice": -6, "garrison": 5, "water": 2, "guild": 1}
    t = table(hand=[DIPLOMACY], spice=6).play(DIPLOMACY, "heighliner")
    assert t.can("deploy", 7)
    assert not t.can("deploy", 8)


@proves("space:foldspace", "R11.2", "R11.4", "card:foldspace")
def test_foldspace():
    """Free: Guild influence and a Foldspace card, which goes to the discard pile like any acquired card."""
    t = table(hand=[DIPLOMACY])
    assert visit(t, DIPLOMACY, "foldspace") == {"guild": 1, "discard": 1}
    assert t.seat().discard == ("foldspace",)
    assert t.state.reserve["foldspace"] == 5


@proves("space:foldspace", "R11.2", "R30.8")
def test_foldspace_is_had_by_the_icon_only():
    """The space gives the card; persuasion never buys it."""
    t = table(hand=worth(9)).reveal()
    assert t.can("acquire", "the_spice_must_flow")
    assert not t.can("acquire", "foldspace")


@proves("space:foldspace", "R11.8")
def test_foldspace_with_an_empty_stack():
    """All six cards are in use: the influence comes, nothing is acquired."""
    t = table(hand=[DIPLOMACY]).setup(1, deck=["foldspace"] * 6)
    assert visit(t, DIPLOMACY, "foldspace") == {"guild": 1}


# -------------------------------------------------------------------------------- Bene Gesserit


@proves("space:selective_breeding", "R7.13")
def test_selective_breeding_without_trashing():
    """Two spice: Bene Gesserit influence; no card trashed, no cards drawn."""
    assert one_short(DIPLOMACY, "selective_breeding", spice=1) == "cost"
    t = table(hand=[DIPLOMACY], spice=2)
    assert visit(t, DIPLOMACY, "selective_breeding") == {"spice": -2, "bene_gesserit": 1}
    assert t.state.trashed == ()


@proves("space:selective_breeding", "R7.13", "R13.1")
def test_selective_breeding_with_trashing():
    """The second, optional cost: one card trashed, two drawn, the influence besides."""
    t = table(hand=[DIPLOMACY, DAGGER], spice=2).play(DIPLOMACY, "selective_breeding")
    t.take("space:selective_breeding", "pay").do("trash", "hand", DAGGER).finish_turn()
    assert (len(t.seat().hand), t.influence("bene_gesserit")) == (2, 1)
    assert t.state.trashed == (DAGGER,)


@proves("space:secrets")
def test_secrets():
    """Free: Bene Gesserit influence and an intrigue card."""
    t = table(hand=[DIPLOMACY], spice=0)
    assert visit(t, DIPLOMACY, "secrets") == {"intrigue": 1, "bene_gesserit": 1}


@proves("space:secrets", "R12.5")
def test_secrets_takes_from_every_opponent_with_four_cards():
    """Forced on seats 1 and 3 with four and five cards; seat 2 with three is untouched."""
    t = table(hand=[DIPLOMACY]).setup(1, intrigue=["ambush", "ambush", "windfall", "bribery"])
    t.setup(2, intrigue=["charisma", "refocus", "infiltrate"])
    t.setup(3, intrigue=["private_army", "private_army", "tiebreaker", "choam_shares", "know_their_ways"])
    assert visit(t, DIPLOMACY, "secrets") == {"intrigue": 3, "bene_gesserit": 1}
    assert [len(t.seat(seat).intrigue) for seat in (1, 2, 3)] == [3, 3, 4]


# -------------------------------------------------------------------------------- Fremen


@proves("space:hardy_warriors", "R8.6")
def test_hardy_warriors():
    """One water: Fremen influence and two troops; a Combat space."""
    assert one_short(DIPLOMACY, "hardy_warriors", water=0) == "cost"
    t = table(hand=[DIPLOMACY], water=1)
    assert visit(t, DIPLOMACY, "hardy_warriors") == {"water": -1, "garrison": 2, "fremen": 1}
    assert table(hand=[DIPLOMACY], water=1).play(DIPLOMACY, "hardy_warriors").can("deploy", 4)


@proves("space:stillsuits", "R8.6")
def test_stillsuits():
    """Free: Fremen influence and a water; a Combat space."""
    t = table(hand=[DIPLOMACY], water=0)
    assert visit(t, DIPLOMACY, "stillsuits") == {"water": 1, "fremen": 1}
    assert table(hand=[DIPLOMACY]).play(DIPLOMACY, "stillsuits").can("deploy", 2)


# -------------------------------------------------------------------------------- Landsraad


@proves("space:high_council", "R7.6", "R8.5")
def test_high_council():
    """Five Solari: a seat; the four seats hold every player's Councilor."""
    assert one_short(DAGGER, "high_council", solari=4) == "cost"
    t = table(hand=[DAGGER], solari=5)
    assert visit(t, DAGGER, "high_council") == {"solari": -5}
    assert t.seat().council


@proves("space:high_council", "R7.11")
def test_high_council_has_a_seat_for_everyone():
    """With the three others seated there is still a seat."""
    t = table(hand=[DAGGER], solari=5)
    for seat in (1, 2, 3):
        t.setup(seat, council=True)
    t.play(DAGGER, "high_council").finish_turn()
    assert [t.seat(seat).council for seat in range(4)] == [True] * 4


@proves("space:high_council", "R7.11", "R30.4", "R24.6", "R25.14")
@pytest.mark.parametrize("card", ["dagger", "kwisatz_haderach"])
def test_high_council_is_once_per_game(card):
    """Not again with Kwisatz Haderach, nor for Helena Richese, who passes enemy Agents."""
    leaders = ["helena_richese", "paul_atreides", "earl_memnon_thorvald", "duke_leto_atreides"]
    t = table(leaders=leaders, hand=[card], solari=20, council=True).setup(1, agents=["high_council"])
    assert t.why_not("send", card, "high_council") == "once"
    t = table(leaders=leaders, hand=[card], solari=20).setup(1, agents=["high_council"])
    assert t.can("send", card, "high_council")


@proves("space:high_council", "R10.5")
def test_high_council_gives_two_persuasion_from_this_round_on():
    """In the Reveal turn of the round in which the seat was taken, and in every later one."""
    t = table(hand=[DAGGER], solari=5).play(DAGGER, "high_council").finish_turn()
    gained = []
    for _ in range(3):
        t.until_turn_of(0).setup(0, hand=[]).reveal()
        gained.append(t.persuasion())
        t.end_turn().finish_round()
    assert gained == [2, 2, 2]


@proves("space:mentat", "R23.1", "R23.2")
def test_mentat():
    """Two Solari: a card and the Mentat, an extra Agent for this round."""
    assert one_short(DAGGER, "mentat", solari=1) == "cost"
    t = table(hand=[DAGGER], solari=2)
    assert visit(t, DAGGER, "mentat") == {"solari": -2, "hand": 1}
    assert (t.state.mentat, t.seat().agents_left) == (0, 2)


@proves("space:mentat", "R23.3")
def test_mentat_draws_even_if_the_mentat_is_not_here():
    """Seat 2 has it: the card is drawn, the Mentat stays there."""
    t = table(hand=[DAGGER], solari=2).setup(2, mentat=True)
    assert visit(t, DAGGER, "mentat") == {"solari": -2, "hand": 1}
    assert (t.state.mentat, t.seat().agents_left) == (2, 1)


@proves("space:mentat", "R23.4")
def test_mentat_goes_back_in_recall():
    """Next round it lies on its space, and its last owner has two Agents."""
    t = table(hand=[DAGGER], solari=2).play(DAGGER, "mentat").finish_turn().finish_round()
    assert (t.state.mentat, t.seat().agents_left) == (-1, 2)


@proves("space:mentat", "R28.3")
@pytest.mark.parametrize(
    ("difficulty", "price"), [("mercenary", 2), ("sardaukar", 5), ("mentat", 5), ("kwisatz_haderach", 5)]
)
def test_mentat_costs_five_in_harder_solo_games(difficulty, price):
    """At Sardaukar difficulty and above five Solari."""
    t = solo_table(difficulty, hand=[DAGGER], solari=price - 1)
    assert t.why_not("send", DAGGER, "mentat") == "cost"
    t.setup(solari=price).play(DAGGER, "mentat")
    assert t.solari() == 0


@proves("space:swordmaster", "R23.7")
def test_swordmaster():
    """Eight Solari: the third Agent, usable this round."""
    assert one_short(DAGGER, "swordmaster", solari=7) == "cost"
    t = table(hand=[DAGGER], solari=8)
    assert visit(t, DAGGER, "swordmaster") == {"solari": -8}
    assert (t.seat().swordmaster, t.seat().agents_left) == (True, 2)


@proves("space:swordmaster", "R7.11", "R30.4")
@pytest.mark.parametrize("card", ["dagger", "kwisatz_haderach"])
def test_swordmaster_is_once_per_game(card):
    """The same prohibition as at the High Council."""
    t = table(hand=[card], solari=20, swordmaster=True)
    assert t.why_not("send", card, "swordmaster") == "once"


@proves("space:swordmaster", "R28.19")
def test_swordmaster_is_not_to_be_had_in_the_hardest_solo_game():
    """The human may not use this space at Kwisatz Haderach difficulty; one step easier he may."""
    t = solo_table("kwisatz_haderach", hand=[DAGGER], solari=20)
    assert t.why_not("send", DAGGER, "swordmaster") == "no_swordmaster"
    assert solo_table("mentat", hand=[DAGGER], solari=20).can("send", DAGGER, "swordmaster")


@proves("space:rally_troops", "R8.5")
def test_rally_troops():
    """Four Solari: four troops, which stay in the garrison."""
    assert one_short(DAGGER, "rally_troops", solari=3) == "cost"
    t = table(hand=[DAGGER], solari=4)
    assert visit(t, DAGGER, "rally_troops") == {"solari": -4, "garrison": 4}


@proves("space:rally_troops", "R8.5", "R8.9", "intrigue:rapid_mobilization")
def test_rally_troops_is_no_combat_space_but_a_card_may_deploy():
    """Nothing is deployed by the space; Rapid Mobilization deploys even the fresh troops."""
    t = table(hand=[DAGGER], solari=4, intrigue=["rapid_mobilization"]).play(DAGGER, "rally_troops")
    assert not t.can("deploy")
    t.intrigue("rapid_mobilization").deploy(7)
    assert (t.troops(), t.garrison()) == (7, 0)


@proves("space:hall_of_oratory", "R10.5")
def test_hall_of_oratory():
    """Free: one troop, and one persuasion in the Reveal turn."""
    t = table(hand=[DAGGER])
    assert visit(t, DAGGER, "hall_of_oratory") == {"garrison": 1}
    t.until_turn_of(0).reveal()
    assert t.persuasion() == 1


@proves("space:hall_of_oratory", "R7.16", "intrigue:urgent_mission")
def test_hall_of_oratory_gives_nothing_for_an_agent_recalled():
    """Urgent Mission took the Agent away before the Reveal turn."""
    t = table(intrigue=["urgent_mission"], agents=["hall_of_oratory"]).intrigue("urgent_mission").reveal()
    assert t.seat().agents == ()
    assert t.persuasion() == 0


@proves("space:hall_of_oratory", "R25.14", "card:kwisatz_haderach")
def test_hall_of_oratory_gives_nothing_for_an_agent_moved_away():
    """Kwisatz Haderach moved the Agent to Wealth."""
    t = table(hand=["kwisatz_haderach"], deck=[], agents=["hall_of_oratory"])
    t.play("kwisatz_haderach", "wealth", origin="hall_of_oratory").finish_turn().until_turn_of(0).reveal()
    assert t.persuasion() == 0


# -------------------------------------------------------------------------------- CHOAM


@proves("space:sell_melange", "R7.12")
@pytest.mark.parametrize(("rate", "spice", "solari"), [(0, 2, 6), (1, 3, 8), (2, 4, 10), (3, 5, 12)])
def test_sell_melange(rate, spice, solari):
    """One of four exchanges; the spice is the cost of the space and is paid once."""
    t = table(hand=[DUNE], spice=7, solari=1).play(DUNE, "sell_melange", rate=rate)
    assert (t.spice(), t.solari()) == (7 - spice, 1 + solari)
    assert t.legal() == [("end_turn",)]


@proves("space:sell_melange", "R7.12", "R30.2")
def test_sell_melange_needs_two_spice_when_sending():
    """With one it is closed, with three the exchanges for four and five are."""
    assert one_short(DUNE, "sell_melange", spice=1) == "cost"
    t = table(hand=[DUNE], spice=3)
    assert {option[3] for option in t.legal() if option[2:3] == ("sell_melange",)} == {0, 1}


@proves("space:sell_melange", "R7.6", "card:worm_riders")
def test_sell_melange_is_paid_before_any_effect_of_the_turn():
    """Worm Riders' two spice cannot be sold by the same Agent."""
    t = table(hand=["worm_riders"], spice=1)
    assert not t.can("send", "worm_riders", "sell_melange")
    t.setup(spice=2)
    assert {option[3] for option in t.legal() if option[2:3] == ("sell_melange",)} == {0}


@proves("space:secure_contract")
def test_secure_contract():
    """Free: three Solari."""
    t = table(hand=[DUNE], solari=0)
    assert visit(t, DUNE, "secure_contract") == {"solari": 3}


# -------------------------------------------------------------------------------- cities


@proves("space:arrakeen", "R8.6")
def test_arrakeen():
    """Free: a troop and a card; a Combat space."""
    t = table(hand=[RECONNAISSANCE])
    assert visit(t, RECONNAISSANCE, "arrakeen") == {"garrison": 1, "hand": 1}
    assert table(hand=[RECONNAISSANCE]).play(RECONNAISSANCE, "arrakeen").can("deploy", 3)


@proves("space:carthag", "R8.6")
def test_carthag():
    """Free: a troop and an intrigue card; a Combat space."""
    t = table(hand=[RECONNAISSANCE])
    assert visit(t, RECONNAISSANCE, "carthag") == {"garrison": 1, "intrigue": 1}
    assert table(hand=[RECONNAISSANCE]).play(RECONNAISSANCE, "carthag").can("deploy", 3)


@proves("space:arrakeen", "space:carthag", "R7.15")
@pytest.mark.parametrize("space", ["arrakeen", "carthag"])
def test_the_controller_of_a_city_gains_a_solari(space):
    """Whoever comes: an opponent, and the controller too."""
    t = table(hand=[RECONNAISSANCE], solari=0).setup(1, solari=0).control(space, 1).play(RECONNAISSANCE, space)
    assert (t.solari(0), t.solari(1)) == (0, 1)
    t = table(hand=[RECONNAISSANCE], solari=0).control(space, 0).play(RECONNAISSANCE, space)
    assert t.solari() == 1


@proves("space:research_station", "R8.6")
def test_research_station():
    """Two water: three cards; a Combat space."""
    assert one_short(RECONNAISSANCE, "research_station", water=1) == "cost"
    t = table(hand=[RECONNAISSANCE], water=2)
    assert visit(t, RECONNAISSANCE, "research_station") == {"water": -2, "hand": 3}
    assert table(hand=[RECONNAISSANCE], water=2).play(RECONNAISSANCE, "research_station").can("deploy", 2)


@proves("space:sietch_tabr", "R7.5", "R8.6")
def test_sietch_tabr():
    """Fremen influence 2: a troop and a water, but no influence; a Combat space."""
    t = table(hand=[RECONNAISSANCE], influence={"fremen": 1})
    assert t.why_not("send", RECONNAISSANCE, "sietch_tabr") == "influence"
    t = table(hand=[RECONNAISSANCE], influence={"fremen": 2})
    assert visit(t, RECONNAISSANCE, "sietch_tabr") == {"garrison": 1, "water": 1}
    t = table(hand=[RECONNAISSANCE], influence={"fremen": 2}).play(RECONNAISSANCE, "sietch_tabr")
    assert t.can("deploy", 3)


@proves("space:sietch_tabr", "R7.2")
def test_sietch_tabr_has_the_city_icon():
    """A card with the four faction icons does not reach it."""
    t = table(hand=[DIPLOMACY], influence={"fremen": 2})
    assert t.why_not("send", DIPLOMACY, "sietch_tabr") == "no_icon"


# -------------------------------------------------------------------------------- desert


@proves("space:the_great_flat", "space:hagga_basin", "space:imperial_basin", "R7.14", "R8.6")
@pytest.mark.parametrize(
    ("space", "water", "base"), [("the_great_flat", 2, 3), ("hagga_basin", 1, 2), ("imperial_basin", 0, 1)]
)
def test_maker_spaces(space, water, base):
    """Their water buys the base spice and all bonus spice; Combat spaces."""
    t = table(hand=[DUNE], water=water).bonus_spice(space, 3)
    change = {"spice": base + 3, "water": -water}
    assert visit(t, DUNE, space) == {what: n for what, n in change.items() if n}
    assert t.state.bonus_spice[space] == 0
    assert table(hand=[DUNE], water=water).play(DUNE, space).can("deploy", 2)


@proves("space:the_great_flat", "space:hagga_basin", "R7.6")
@pytest.mark.parametrize(("space", "water"), [("the_great_flat", 1), ("hagga_basin", 0)])
def test_the_desert_needs_water(space, water):
    """One water too few closes the space."""
    assert one_short(DUNE, space, water=water) == "cost"


@proves("space:imperial_basin", "space:hagga_basin", "space:the_great_flat", "R20.1")
def test_maker_spaces_gather_spice_while_nobody_comes():
    """Phase Makers puts one on each of the three, and the next visitor takes it."""
    t = table().finish_round().setup(1, hand=[DUNE], spice=0, water=2)
    t.play(DUNE, "the_great_flat")
    assert t.spice(1) == 4


@proves("space:imperial_basin", "R7.15")
def test_the_controller_of_the_imperial_basin_gains_a_spice():
    """Whoever comes; a controller on the own space has harvest and bonus."""
    t = table(hand=[DUNE], spice=0).setup(1, spice=0).control("imperial_basin", 1).play(DUNE, "imperial_basin")
    assert (t.spice(0), t.spice(1)) == (1, 1)
    t = table(hand=[DUNE], spice=0).control("imperial_basin", 0).play(DUNE, "imperial_basin")
    assert t.spice() == 2


@proves("space:imperial_basin", "R25.4", "card:carryall")
def test_the_control_bonus_is_not_raised_by_carryall():
    """The base spice counts twice, bonus spice and the controller's spice once: 2 + 3 + 1."""
    t = table(hand=["carryall"], spice=0).control("imperial_basin", 0).bonus_spice("imperial_basin", 3)
    t.play("carryall", "imperial_basin")
    assert t.spice() == 6


@proves("space:imperial_basin", "R24.3", "leader:countess_ariana_thorvald")
def test_the_control_bonus_is_not_lowered_by_ariana():
    """One spice less of the harvest, which leaves none of the base spice; the controller's spice comes in full."""
    leaders = ["countess_ariana_thorvald", "paul_atreides", "helena_richese", "earl_memnon_thorvald"]
    t = table(leaders=leaders, hand=[DUNE], spice=0).control("imperial_basin", 0).play(DUNE, "imperial_basin")
    assert t.spice() == 1
