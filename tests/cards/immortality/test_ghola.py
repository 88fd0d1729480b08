"""Ghola: the Agent box of whatever it is grafted to, once more."""

from __future__ import annotations

import pytest

from tests.cards.immortality.changes import came, owned
from tests.kit import Table, imm, immortality_table
from tests.kit.coverage import proves

GHOLA, CORRINO, CHAIRDOG = imm("ghola"), imm("corrino_genes"), imm("chairdog")
COUPLING, KIT, REACH, LISAN = imm("planned_coupling"), imm("dissecting_kit"), imm("long_reach"), imm("lisan_al_gaib")
MEANS = {"solari": 8, "spice": 6, "water": 2, "influence": {"fremen": 2}}
CITY = {"arrakeen", "carthag", imm("research_station"), "sietch_tabr"}


def reached(t: Table, partner: str) -> set[object]:
    """The spaces to which the pair can send an Agent."""
    pairs = {(GHOLA, "card:" + partner), (partner, "card:" + GHOLA)}
    return {option[2] for option in t.legal() if option[0] == "send" and (option[1], option[5]) in pairs}


# ------------------------------------------------------------------------------------------------ where it goes


@proves("I9.2", "card:immortality/ghola")
def test_ghola_keeps_its_own_icon_and_copies_none() -> None:
    """I9.2: with Corrino Genes a City or an Emperor space."""
    t = immortality_table(hand=[GHOLA, CORRINO], **MEANS)
    assert reached(t, CORRINO) == CITY | {"conspire", "wealth"}


@proves("I8.2", "card:immortality/ghola")
def test_ghola_is_not_played_alone() -> None:
    """I8.2."""
    assert immortality_table(hand=[GHOLA], **MEANS).why_not("send", GHOLA) == "needs_partner"


# ------------------------------------------------------------------------------------------------ the box twice


@proves("I9.3", "card:immortality/ghola", "card:immortality/corrino_genes")
def test_ghola_with_corrino_genes_advances_twice() -> None:
    """I9.3: "if grafted" holds for both."""
    t = immortality_table(hand=[GHOLA, CORRINO])
    before = owned(t)
    t.graft(GHOLA, CORRINO, "wealth").finish_turn()
    assert came(t, before) == {"solari": 2, "emperor": 1, "tleilaxu": 2, "intrigue": 1}


@proves("I9.1", "I9.11", "card:immortality/ghola")
@pytest.mark.parametrize(
    ("partner", "due"),
    [
        (COUPLING, {"drawn": 2}),
        (imm("bene_tleilax_lab"), {"specimens": 2, "supply": -2}),
        (imm("contaminator"), {"tleilaxu": 2, "intrigue": 1}),
        (imm("corrupt_smuggler"), {"spice": 4}),
        (imm("face_dancer_initiate"), {}),
        ("convincing_argument", {}),
        ("dagger", {}),
    ],
)
def test_ghola_copies_the_whole_box(partner: str, due: dict[str, int]) -> None:
    """I9.1, I9.11: an empty box is copied empty; what the space gives comes once."""
    t = immortality_table(hand=[GHOLA, partner])
    before = owned(t)
    t.graft(GHOLA, partner, "carthag")
    while not t.can("end_turn"):
        t.idle()
    space = {"garrison": 1, "supply": -1, "intrigue": 1}
    assert came(t, before) == {what: space.get(what, 0) + due.get(what, 0) for what in {**space, **due}}


@proves("I8.16", "card:immortality/ghola", "card:immortality/organ_merchants")
def test_ghola_pays_an_arrow_of_its_own() -> None:
    """I8.16: the cost may be paid once for each of the two boxes, or once, or not at all."""
    merchants = imm("organ_merchants")
    t = immortality_table(hand=[GHOLA, merchants], specimens=2).graft(GHOLA, merchants, "carthag")
    t.take("card:" + GHOLA)
    assert (t.specimens(), t.solari()) == (1, 4)
    assert not t.can_take("card:" + GHOLA)
    t.take("card:" + merchants)
    assert (t.specimens(), t.solari()) == (0, 8)


@proves("I9.9", "card:immortality/ghola", "card:signet_ring")
def test_ghola_with_signet_ring_uses_the_ability_twice() -> None:
    """I9.9: Rabban's ring recruits a troop, and two with Ghola."""
    t = immortality_table(leader="glossu_the_beast_rabban", hand=[GHOLA, "signet_ring"])
    t.graft(GHOLA, "signet_ring", "hall_of_oratory").finish_turn()
    alone = immortality_table(leader="glossu_the_beast_rabban", hand=["signet_ring"])
    alone.play("signet_ring", "hall_of_oratory").finish_turn()
    start = immortality_table(leader="glossu_the_beast_rabban", hand=["dagger"]).play("dagger", "hall_of_oratory")
    once, twice = alone.garrison() - start.garrison(), t.garrison() - start.garrison()
    assert (once, twice) == (1, 2)


# ------------------------------------------------------------------------------------------------ what counts once


@proves("I9.4", "card:immortality/ghola", "card:power_play")
def test_ghola_with_power_play_gives_two_influence_in_all() -> None:
    """I9.4: as with Power Play alone; both trash themselves."""
    t = immortality_table(hand=[GHOLA, "power_play"])
    t.graft(GHOLA, "power_play", "secrets").finish_turn()
    assert t.influence("bene_gesserit") == 2


@proves("I9.6", "I14.3", "card:immortality/ghola", "card:weirding_way")
def test_ghola_with_weirding_way_takes_two_extra_turns() -> None:
    """I9.6, I14.3: three turns of one seat in a row, then the next one's."""
    t = immortality_table(ix=True, hand=[GHOLA, "weirding_way", "dagger"], swordmaster=True)
    t.graft(GHOLA, "weirding_way", "carthag").take("card:" + GHOLA).take("card:weirding_way").finish_turn()
    t.play("dagger", "tech_negotiation").finish_turn()
    assert t.turn.seat == 0
    t.reveal_and_end()
    assert t.turn.seat == 1


@proves("card:immortality/ghola", "card:weirding_way")
@pytest.mark.parametrize("taken", [(GHOLA,), ("weirding_way",), ()])
def test_the_extra_turns_of_ghola_and_weirding_way_may_be_left(taken: tuple[str, ...]) -> None:
    """Each of them may be taken: one is one extra turn, none is none."""
    t = immortality_table(ix=True, hand=[GHOLA, "weirding_way", "dagger", "diplomacy"], swordmaster=True)
    t.graft(GHOLA, "weirding_way", "carthag")
    for card in taken:
        t.take("card:" + card)
    t.finish_turn()
    if taken:
        t.play("dagger", "tech_negotiation").finish_turn()
    assert t.turn.seat == 1


@proves("card:immortality/ghola", "card:weirding_way")
def test_who_reveals_in_the_first_extra_turn_has_no_second() -> None:
    """The Reveal turn is the last of the round; nothing is owed in the next one."""
    t = immortality_table(ix=True, hand=[GHOLA, "weirding_way", "dagger"])
    t.graft(GHOLA, "weirding_way", "carthag").take("card:" + GHOLA).take("card:weirding_way").finish_turn()
    t.reveal_and_end()
    assert t.turn.seat == 1
    t.finish_round().setup(1, hand=["dagger"]).play("dagger", "tech_negotiation").finish_turn()
    t.until_turn_of(0).setup(hand=["diplomacy"]).play("diplomacy", "secrets").finish_turn()
    assert t.turn.seat == 1


@proves("I9.7", "I15.2", "card:immortality/ghola", "card:kwisatz_haderach")
def test_ghola_with_kwisatz_haderach_sends_one_agent_and_draws_two_cards() -> None:
    """I9.7, I15.2: one Agent, from the leader or the board, to any space; two cards."""
    t = immortality_table(hand=[GHOLA, "kwisatz_haderach"], agents=["wealth"]).setup(1, agents=["conspire"])
    t.setup(spice=4)
    before = owned(t)
    t.graft(GHOLA, "kwisatz_haderach", "conspire", origin="wealth")
    assert (t.seat().agents, t.seat().agents_left) == (("conspire",), 1)
    while t.can_take("card:" + GHOLA) or t.can_take("card:kwisatz_haderach"):
        t.take("card:" + GHOLA if t.can_take("card:" + GHOLA) else "card:kwisatz_haderach")
    assert came(t, before)["drawn"] == 2


@proves("I9.12", "card:immortality/ghola", "card:carryall")
@pytest.mark.parametrize(("space", "base"), [("imperial_basin", 1), ("hagga_basin", 2), ("the_great_flat", 3)])
def test_ghola_with_carryall_harvests_four_times_the_base(space: str, base: int) -> None:
    """I9.12: the base spice four times, bonus spice once."""
    t = immortality_table(hand=[GHOLA, "carryall"], water=2).bonus_spice(space, 2)
    t.graft(GHOLA, "carryall", space).finish_turn()
    assert t.spice() == 4 * base + 2
    t = immortality_table(hand=[CHAIRDOG, "carryall"], water=2).bonus_spice(space, 2)
    assert t.graft(CHAIRDOG, "carryall", space).finish_turn().spice() == 2 * base + 2


@proves("card:immortality/ghola", "card:carryall")
def test_ghola_with_carryall_in_the_city_harvests_nothing() -> None:
    """There is no base spice."""
    t = immortality_table(hand=[GHOLA, "carryall"]).graft(GHOLA, "carryall", "carthag").finish_turn()
    assert t.spice() == 0


# ------------------------------------------------------------------------------------------------ factions and icons


@proves("I9.5", "card:immortality/ghola", "card:immortality/lisan_al_gaib")
def test_ghola_counts_its_partner_and_is_not_counted() -> None:
    """I9.5: its copy of Lisan al Gaib sees a Bene Gesserit card, Lisan al Gaib herself does not see one in Ghola."""
    t = immortality_table(hand=[GHOLA, LISAN]).graft(GHOLA, LISAN, "carthag").finish_turn()
    assert t.influence("fremen") == 1
    t = immortality_table(hand=[GHOLA, LISAN], in_play=["the_voice"]).graft(GHOLA, LISAN, "carthag").finish_turn()
    assert t.influence("fremen") == 2


@proves("I9.8", "card:immortality/ghola", "card:immortality/long_reach")
def test_ghola_with_long_reach_has_its_icons() -> None:
    """I9.8: Ghola's copy finds Long Reach in play, and has the three icons; the Influence comes twice."""
    t = immortality_table(hand=[GHOLA, REACH], **MEANS)
    assert {"hall_of_oratory", "carthag", "imperial_basin"} <= reached(t, REACH)
    assert "wealth" not in reached(t, REACH)
    t = immortality_table(hand=[GHOLA, REACH]).graft(GHOLA, REACH, "hall_of_oratory")
    t.take("card:" + GHOLA).pick("emperor").pick("guild")
    t.take("card:" + REACH).pick("emperor").pick("guild")
    assert (t.influence("emperor"), t.influence("guild")) == (2, 2)


@proves("I8.10", "card:immortality/ghola", "card:immortality/interstellar_conspiracy")
def test_ghola_copying_the_conspiracy_looks_at_its_own_partner() -> None:
    """I8.10: Interstellar Conspiracy is of no faction, nor is Ghola: 2 spice, no Influence."""
    conspiracy = imm("interstellar_conspiracy")
    t = immortality_table(hand=[GHOLA, conspiracy]).graft(GHOLA, conspiracy, "carthag").finish_turn()
    assert t.spice() == 2
    assert sum(t.seat().influence) == 0


# ------------------------------------------------------------------------------------------------ "this card" is Ghola


@proves("I9.1", "card:immortality/ghola", "card:seek_allies")
def test_ghola_with_seek_allies_trashes_itself_too() -> None:
    """I9.1: "this card" means Ghola in its copy."""
    t = immortality_table(hand=[GHOLA, "seek_allies"]).graft(GHOLA, "seek_allies", "wealth").finish_turn()
    assert t.seat().in_play == ()
    assert t.state.trashed.count(GHOLA) == t.state.trashed.count("seek_allies") == 1


@proves("I9.1", "card:immortality/ghola", "card:foldspace")
def test_ghola_with_foldspace_draws_twice_and_trashes_itself() -> None:
    """I9.1: Foldspace goes back to its stack, Ghola out of the game."""
    t = immortality_table(hand=[GHOLA, "foldspace"])
    before = owned(t)
    stack = t.state.reserve["foldspace"]
    t.graft(GHOLA, "foldspace", "secrets").finish_turn()
    assert came(t, before)["drawn"] == 2
    assert (t.state.reserve["foldspace"], t.state.trashed.count(GHOLA), t.seat().in_play) == (stack + 1, 1, ())


@proves("I9.1", "card:immortality/ghola", "card:imperial_spy")
def test_ghola_trashes_itself_for_imperial_spys_arrow() -> None:
    """I9.1: taken for Ghola's box it is Ghola that goes, and Imperial Spy still has its own."""
    t = immortality_table(hand=[GHOLA, "imperial_spy"]).graft(GHOLA, "imperial_spy", "wealth").take("card:" + GHOLA)
    assert t.seat().in_play == ("imperial_spy",)
    assert len(t.seat().intrigue) == 1
    assert len(t.take("card:imperial_spy").seat().intrigue) == 2


@proves("I9.1", "I8.16", "card:immortality/ghola", "card:immortality/scientific_breakthrough")
def test_ghola_with_scientific_breakthrough_scores_twice() -> None:
    """I9.1, I8.16: each trashes itself for a point."""
    breakthrough = imm("scientific_breakthrough")
    t = immortality_table(hand=[GHOLA, breakthrough], research="c8r2").graft(GHOLA, breakthrough, "carthag")
    vp = t.vp()
    t.take("card:" + GHOLA, "if").take("card:" + breakthrough, "if")
    assert (t.vp(), t.seat().in_play) == (vp + 2, ())


@proves("I9.1", "card:immortality/ghola", "card:immortality/stillsuit_manufacturer")
def test_ghola_with_stillsuit_manufacturer_returns_to_hand() -> None:
    """I9.1: with the Fremen Alliance both are back in hand."""
    stillsuit = imm("stillsuit_manufacturer")
    t = immortality_table(hand=[GHOLA, stillsuit], influence={"fremen": 4}).graft(GHOLA, stillsuit, "carthag")
    t.finish_turn()
    assert sorted(t.seat().hand) == sorted([GHOLA, stillsuit])
    assert t.water() == 1 + 2


@proves("I9.10", "card:immortality/ghola", "card:immortality/chairdog")
def test_ghola_and_chairdog_return_each_other() -> None:
    """I9.10."""
    t = immortality_table(hand=[GHOLA, CHAIRDOG]).graft(GHOLA, CHAIRDOG, "carthag").finish_turn()
    t.until_turn_of(0).setup(hand=[]).reveal()
    assert (t.persuasion(), t.seat().swords) == (2, 1)
    assert sorted(t.seat().in_play) == sorted([GHOLA, CHAIRDOG])


@proves("I8.10", "I8.16", "I22.14", "card:immortality/ghola", "card:immortality/dissecting_kit")
def test_ghola_and_dissecting_kit_trash_each_other() -> None:
    """I8.10, I8.16: Ghola's copy trashes the Kit, and the box of the trashed Kit (I22.14) Ghola."""
    t = immortality_table(hand=[GHOLA, KIT]).graft(GHOLA, KIT, "carthag").take("card:" + GHOLA)
    assert (t.seat().in_play, t.specimens()) == ((GHOLA,), 1)
    t.take("card:" + KIT)
    assert (t.seat().in_play, t.specimens()) == ((), 2)


@proves("card:immortality/ghola", "card:immortality/beguiling_pheromones")
def test_ghola_with_beguiling_pheromones_trashes_both() -> None:
    """Two compulsory boxes: 2 more Influence, and no card is left of the pair."""
    pheromones = imm("beguiling_pheromones")
    t = immortality_table(hand=[GHOLA, pheromones], intrigue=["dispatch_an_envoy"]).intrigue("dispatch_an_envoy")
    t.graft(GHOLA, pheromones, "secrets").take("card:" + GHOLA).do("trash_grafted", pheromones).finish_turn()
    assert t.influence("bene_gesserit") == 3
    assert t.seat().in_play == ()


@proves("I8.10", "card:immortality/ghola", "card:immortality/slig_farmer")
def test_ghola_copying_slig_farmer_counts_the_farmers_icons() -> None:
    """I8.10: Slig Farmer counts Ghola's City, the copy Slig Farmer's Landsraad."""
    slig = imm("slig_farmer")
    assert immortality_table(hand=[GHOLA, slig]).graft(GHOLA, slig, "carthag").solari() == 2


@proves("card:immortality/ghola", "card:immortality/tleilaxu_infiltrator")
def test_ghola_with_tleilaxu_infiltrator_passes_and_draws_twice() -> None:
    """The box says whom it passes, whoever's icon sends the Agent."""
    infiltrator = imm("tleilaxu_infiltrator")
    t = immortality_table(hand=[GHOLA, infiltrator]).setup(1, agents=["carthag"])
    before = owned(t)
    assert came(t.graft(GHOLA, infiltrator, "carthag").finish_turn(), before)["drawn"] == 2


@proves("card:immortality/ghola", "card:immortality/twisted_mentat")
def test_ghola_with_twisted_mentat_recalls_the_one_agent_once() -> None:
    """There is just one Agent sent this turn to recall."""
    mentat = imm("twisted_mentat")
    t = immortality_table(hand=[GHOLA, mentat]).graft(GHOLA, mentat, "carthag").take("card:" + GHOLA)
    assert t.seat().agents_left == 2
    assert not t.can_take("card:" + mentat)


@proves("I22.7", "card:immortality/ghola", "card:immortality/usurp")
def test_ghola_with_usurp_has_nothing_to_copy() -> None:
    """I22.7: two cards of the hand, by Ghola's City icon; no third card joins."""
    t = immortality_table(hand=[GHOLA, imm("usurp")], **MEANS)
    assert reached(t, imm("usurp")) == CITY
    t = immortality_table(hand=[GHOLA, imm("usurp")]).graft(GHOLA, imm("usurp"), "carthag")
    before = owned(t)
    row = t.state.row
    t.finish_turn()
    assert came(t, before) == {"intrigue": 1}
    assert t.state.row == row
