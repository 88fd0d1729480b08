"""The Tleilaxu cards, Reclaimed Forces and the promo; Ghola and Usurp have files of their own."""

from __future__ import annotations

import pytest

from dune_desktop.engine.boxes.immortality.row import PROMO
from tests.cards.immortality.changes import came, owned
from tests.kit import Table, imm, immortality_table, table, worth
from tests.kit.coverage import proves

PHEROMONES, CHAIRDOG, CONTAMINATOR = imm("beguiling_pheromones"), imm("chairdog"), imm("contaminator")
CORRINO, DANCER, INITIATE = imm("corrino_genes"), imm("face_dancer"), imm("face_dancer_initiate")
TANKS, IMPERSONATOR, ESPIONAGE = imm("from_the_tanks"), imm("guild_impersonator"), imm("industrial_espionage")
BREAKTHROUGH, SLIG, HORROR = imm("scientific_breakthrough"), imm("slig_farmer"), imm("stitched_horror")
SUBJECT, INFILTRATOR, MENTAT = imm("subject_x_137"), imm("tleilaxu_infiltrator"), imm("twisted_mentat")
REFLEXES, FORCES, PITER = imm("unnatural_reflexes"), imm("reclaimed_forces"), imm("piter_genius_advisor")
COUPLING, STATION = imm("planned_coupling"), imm("research_station")
WATER, TROOP, TRASH, STEP = range(4)  # the branches of Stitched Horror


def buying(card: str, price: int, **facts: object) -> Table:
    """Seat 0 has taken its Reveal turn and has just the specimens for the card of the Tleilaxu Row."""
    return immortality_table(specimens=price, **facts).tleilaxu_row(imm("usurp"), card).reveal()


# ------------------------------------------------------------------------------------------------ Beguiling Pheromones


def beguiled(partner: str, space: str = "wealth", **facts: object) -> Table:
    """Pheromones and the partner are at the space."""
    return immortality_table(hand=[PHEROMONES, partner], **facts).graft(PHEROMONES, partner, space)


@proves("I10.3", "card:immortality/beguiling_pheromones")
@pytest.mark.parametrize("trashed", ["diplomacy", PHEROMONES])
def test_beguiling_pheromones_trash_one_of_the_pair_for_influence(trashed: str) -> None:
    """I10.3: either card, itself included; 1 more with the faction of the space."""
    t = beguiled("diplomacy")
    before = owned(t)
    t.take("card:" + PHEROMONES)
    assert {option for option in t.legal() if option[0] == "trash_grafted"} == {
        ("trash_grafted", "diplomacy"),
        ("trash_grafted", PHEROMONES),
    }
    t.do("trash_grafted", trashed).finish_turn()
    assert came(t, before) == {"emperor": 2, "vp": 1}  # the point of the track at 2
    assert t.state.trashed.count(trashed) == 1
    assert len(t.seat().in_play) == 1


@proves("I10.3", "card:immortality/beguiling_pheromones")
def test_beguiling_pheromones_are_compulsory_on_a_faction_space() -> None:
    """I10.3: the turn does not end, and there is no way round the choice."""
    t = beguiled("diplomacy")
    assert not t.can("end_turn")
    t.take("card:" + PHEROMONES)
    assert {option[0] for option in t.legal()} == {"trash_grafted"}


@proves("card:immortality/beguiling_pheromones")
def test_beguiling_pheromones_do_nothing_elsewhere() -> None:
    """In the city nothing is trashed and there is no faction."""
    t = beguiled("diplomacy", "carthag")
    assert not t.can_take("card:" + PHEROMONES)
    assert set(t.finish_turn().seat().in_play) == {PHEROMONES, "diplomacy"}
    assert sum(t.seat().influence) == 0


@proves("I10.2", "card:immortality/beguiling_pheromones", "card:imperial_spy")
def test_beguiling_pheromones_and_imperial_spy_do_not_both_trash_the_spy() -> None:
    """I10.2: whoever trashes it first has the effect; the other one has none of it."""
    t = beguiled("imperial_spy").take("card:" + PHEROMONES).do("trash_grafted", "imperial_spy")
    assert not t.can_take("card:imperial_spy")
    assert t.finish_turn().seat().intrigue == ()
    t = beguiled("imperial_spy").take("card:imperial_spy")
    assert len(t.seat().intrigue) == 1
    t.finish_turn()  # what is left of the pair is Pheromones itself
    assert t.state.trashed.count(PHEROMONES) == 1
    assert t.influence("emperor") == 2


@proves("I10.2", "card:immortality/beguiling_pheromones", "card:foldspace", "card:seek_allies")
@pytest.mark.parametrize("partner", ["foldspace", "seek_allies"])
def test_beguiling_pheromones_may_trash_what_would_be_trashed_anyway(partner: str) -> None:
    """I10.2: Foldspace and Seek Allies trash themselves; trashed by Pheromones the boxes still give all they have."""
    t = beguiled(partner).take("card:" + PHEROMONES).do("trash_grafted", partner).finish_turn()
    assert t.influence("emperor") == 2
    assert t.seat().in_play == (PHEROMONES,)


@proves("card:immortality/beguiling_pheromones")
def test_beguiling_pheromones_know_the_space_of_the_agent() -> None:
    """The partner's icon or its own: what counts is where the Agent is, here with the Fremen."""
    t = beguiled(CONTAMINATOR, "stillsuits")
    t.take("card:" + PHEROMONES).do("trash_grafted", CONTAMINATOR).finish_turn()
    assert (t.influence("fremen"), t.tleilaxu()) == (2, 1)  # I8.15: the trashed card's box still works


@proves("card:immortality/beguiling_pheromones", "card:immortality/replacement_eyes")
def test_beguiling_pheromones_trash_like_any_other() -> None:
    """Replacement Eyes advance when they are trashed."""
    t = immortality_table(hand=[PHEROMONES, imm("replacement_eyes"), "dagger"], intrigue=["dispatch_an_envoy"])
    t.intrigue("dispatch_an_envoy").graft(PHEROMONES, imm("replacement_eyes"), "wealth")
    t.take("card:" + PHEROMONES).do("trash_grafted", imm("replacement_eyes"))
    assert t.tleilaxu() == 1


# ------------------------------------------------------------------------------------------------ Chairdog


@proves("I10.4", "card:immortality/chairdog")
def test_chairdog_returns_its_partner_to_be_revealed() -> None:
    """I10.4: at the start of the Reveal turn the other card comes back to hand and is revealed at once."""
    t = immortality_table(hand=[CHAIRDOG, "convincing_argument"]).graft(CHAIRDOG, "convincing_argument", "carthag")
    t.finish_turn().until_turn_of(0).setup(hand=[]).reveal()
    assert t.persuasion() == 2
    assert sorted(t.seat().in_play) == sorted([CHAIRDOG, "convincing_argument"])
    t.end_turn()
    assert sorted(t.seat().discard) == sorted([CHAIRDOG, "convincing_argument"])


@proves("card:immortality/chairdog")
def test_chairdog_waits_for_the_reveal_turn() -> None:
    """The partner is in play until then, and cannot be played in a second Agent turn."""
    t = immortality_table(hand=[CHAIRDOG, "dagger"]).graft(CHAIRDOG, "dagger", "carthag").finish_turn()
    t.until_turn_of(0)
    assert "dagger" in t.seat().in_play
    assert not t.can("send", "dagger")
    assert not t.reveal().can("send")  # FAQ: no way back to an Agent turn


@proves("I10.32", "card:immortality/chairdog", "card:immortality/dissecting_kit")
def test_chairdog_returns_nothing_that_has_left_play() -> None:
    """I10.32: a partner trashed meanwhile does not come back."""
    kit = imm("dissecting_kit")
    t = immortality_table(hand=[CHAIRDOG, "foldspace"]).graft(CHAIRDOG, "foldspace", "wealth").finish_turn()
    t.until_turn_of(0).setup(hand=[]).reveal()
    assert t.seat().in_play == (CHAIRDOG,)
    t = immortality_table(hand=[CHAIRDOG, kit]).graft(CHAIRDOG, kit, "carthag").take("card:" + kit).finish_turn()
    assert t.seat().in_play == (kit,)
    t.until_turn_of(0).setup(hand=[]).reveal()  # Chairdog itself is gone, and its partner returns (I10.4)
    assert t.persuasion() == 1


@proves("I10.32", "card:immortality/chairdog", "card:immortality/stillsuit_manufacturer")
def test_chairdog_returns_nothing_that_is_back_already() -> None:
    """I10.32: Stillsuit Manufacturer returned itself; it is revealed once."""
    stillsuit = imm("stillsuit_manufacturer")
    t = immortality_table(hand=[CHAIRDOG, stillsuit], influence={"fremen": 4})
    t.graft(CHAIRDOG, stillsuit, "carthag").finish_turn()
    t.until_turn_of(0).setup(hand=[stillsuit]).reveal()
    assert t.persuasion() == 1
    assert sorted(t.seat().in_play) == sorted([CHAIRDOG, stillsuit])


# ------------------------------------------------------------------------------------------------ Contaminator


@proves("card:immortality/contaminator")
def test_contaminator_advances() -> None:
    """Agent: one step on the Tleilaxu track, not to be left."""
    t = immortality_table(hand=[CONTAMINATOR], tleilaxu=1).play(CONTAMINATOR, "stillsuits")
    assert not t.can("end_turn")
    before = owned(t)
    t.take("card:" + CONTAMINATOR)
    assert came(t, before) == {"tleilaxu": 1, "intrigue": 1, "fremen": 1}


# ------------------------------------------------------------------------------------------------ Corrino Genes


@proves("I8.9", "card:immortality/corrino_genes")
def test_corrino_genes_advance_if_they_are_grafted() -> None:
    """I8.9: one step with a Graft partner, none alone."""
    t = immortality_table(hand=[CORRINO]).play(CORRINO, "wealth").finish_turn()
    assert t.tleilaxu() == 0
    t = immortality_table(hand=[CORRINO, CHAIRDOG]).graft(CORRINO, CHAIRDOG, "wealth").finish_turn()
    assert t.tleilaxu() == 1


@proves("I7.3", "card:immortality/corrino_genes")
def test_corrino_genes_bring_two_solari_when_they_are_acquired() -> None:
    """I7.3."""
    t = buying(CORRINO, 1)
    before = owned(t)
    assert came(t.buy(CORRINO), before) == {"solari": 2, "specimens": -1, "supply": 1}


# ------------------------------------------------------------------------------------------------ Face Dancers


@proves("card:immortality/face_dancer", "card:immortality/face_dancer_initiate")
@pytest.mark.parametrize(("dancer", "cards"), [(DANCER, 1), (INITIATE, 0)])
def test_face_dancers(dancer: str, cards: int) -> None:
    """Face Dancer draws a card; the Initiate's box is empty, and its partner works."""
    t = immortality_table(hand=[dancer, CONTAMINATOR])
    before = owned(t)
    t.graft(dancer, CONTAMINATOR, "wealth").finish_turn()
    drawn = {"drawn": cards} if cards else {}
    assert came(t, before) == {"solari": 2, "emperor": 1, "tleilaxu": 1, **drawn}


@proves("I20.8", "card:immortality/face_dancer", "card:immortality/face_dancer_initiate")
@pytest.mark.parametrize("dancer", [DANCER, INITIATE])
def test_face_dancers_are_fremen(dancer: str) -> None:
    """I20.8: in play they are another Fremen card."""
    assert immortality_table(hand=["spice_hunter", dancer]).reveal().spice() == 1


# ------------------------------------------------------------------------------------------------ From the Tanks


@proves("card:immortality/from_the_tanks")
def test_from_the_tanks_recruits_two_troops() -> None:
    """From the supply, whatever is in the tanks; no Combat space, so they stay in the garrison."""
    t = immortality_table(hand=[TANKS], solari=2, specimens=2)
    before = owned(t)
    t.play(TANKS, "mentat").take("space:mentat", "gain")
    assert came(t, before) == {"garrison": 2, "supply": -2, "solari": -2, "drawn": 1}
    assert not t.can("deploy")


@proves("I6.4", "I22.22", "card:immortality/from_the_tanks")
def test_from_the_tanks_asks_which_specimens_go_back_first() -> None:
    """I6.4, I22.22: the supply lacks one troop, and one specimen could be it."""
    t = immortality_table(hand=[TANKS], garrison=8, specimens=3, solari=2).play(TANKS, "mentat")
    assert {option for option in t.legal() if option[0] == "return_specimens"} == {
        ("return_specimens", 1),
        ("return_specimens", 0),
    }
    other = Table(t.rules, t.state.clone()).do("return_specimens", 0)
    assert (other.garrison(), other.specimens(), other.supply()) == (9, 3, 0)
    t.do("return_specimens", 1)
    assert (t.garrison(), t.specimens(), t.supply()) == (10, 2, 0)


# ------------------------------------------------------------------------------------------------ Guild Impersonator


@proves("I10.9", "card:immortality/guild_impersonator")
def test_guild_impersonator_gains_influence_with_spice_of_the_turn() -> None:
    """I10.9: the spice of the board space counts; one Influence with the Guild."""
    t = immortality_table(hand=[IMPERSONATOR, REFLEXES]).graft(IMPERSONATOR, REFLEXES, "imperial_basin")
    t.finish_turn()
    assert (t.spice(), t.influence("guild")) == (1, 1)


@proves("I10.9", "card:immortality/guild_impersonator")
def test_guild_impersonator_without_spice_gains_nothing() -> None:
    """I10.9: spice of an earlier turn, or owned already, does not count."""
    t = immortality_table(hand=[IMPERSONATOR, "dagger"], spice=5).graft(IMPERSONATOR, "dagger", "foldspace")
    assert not t.can_take("card:" + IMPERSONATOR)
    assert t.finish_turn().influence("guild") == 1  # that of the space


@proves("I10.9", "card:immortality/guild_impersonator")
def test_guild_impersonator_with_spice_gained_later_in_the_turn() -> None:
    """I10.9: closed before, open once the Intrigue card has brought its spice; the Influence comes once."""
    t = immortality_table(hand=[IMPERSONATOR, "dagger"], intrigue=[imm("study_melange")])
    t.graft(IMPERSONATOR, "dagger", "hall_of_oratory")
    assert t.influence("guild") == 0
    t.intrigue(imm("study_melange"))
    t.finish_turn()
    assert t.influence("guild") == 1


@proves("I10.9", "card:immortality/guild_impersonator", "card:immortality/corrupt_smuggler")
def test_guild_impersonator_with_spice_of_its_partner() -> None:
    """I10.9: from any source, twice in a turn: one Influence besides that of the space."""
    smuggler = imm("corrupt_smuggler")
    t = immortality_table(hand=[IMPERSONATOR, smuggler]).graft(IMPERSONATOR, smuggler, "imperial_basin").finish_turn()
    assert (t.spice(), t.influence("guild")) == (3, 1)


@proves("card:immortality/guild_impersonator")
def test_paying_spice_is_not_gaining_it() -> None:
    """Heighliner costs 6 spice: its own Influence, and no more."""
    t = immortality_table(hand=[IMPERSONATOR, "dagger"], spice=6).graft(IMPERSONATOR, "dagger", "heighliner")
    assert t.finish_turn().influence("guild") == 1


# ------------------------------------------------------------------------------------------------ Industrial Espionage


@proves("card:immortality/industrial_espionage")
def test_industrial_espionage_draws_and_grafted_researches_too() -> None:
    """Alone a card; with a Graft partner a step and a specimen besides."""
    t = immortality_table(hand=[ESPIONAGE], solari=2)
    before = owned(t)
    assert came(t.play(ESPIONAGE, "mentat").finish_turn(), before) == {"solari": -2, "drawn": 2}
    t = immortality_table(hand=[ESPIONAGE, CHAIRDOG], solari=2, research="c4r4")
    before = owned(t)
    t.graft(ESPIONAGE, CHAIRDOG, "mentat").take("card:" + ESPIONAGE, "if")
    t.pick(imm("c5r5")).finish_turn()
    assert came(t, before) == {"drawn": 2, "column": 1, "solari": -1, "specimens": 1, "supply": -1}


# ------------------------------------------------------------------------------------------------ the Breakthrough


@proves("card:immortality/scientific_breakthrough")
def test_scientific_breakthrough_researches() -> None:
    """Agent: one step; before the second marker there is no arrow."""
    t = immortality_table(hand=[BREAKTHROUGH], research="c6r6").play(BREAKTHROUGH, "imperial_basin")
    t.take("card:" + BREAKTHROUGH).decline()
    assert t.research() == "c7r5"
    assert not t.can_take("card:" + BREAKTHROUGH)
    assert t.finish_turn().seat().in_play == (BREAKTHROUGH,)


@proves("I4.7", "I10.18", "card:immortality/scientific_breakthrough")
def test_scientific_breakthroughs_own_step_may_open_its_arrow() -> None:
    """I4.7, I10.18: its Research reaches marker 2, then it trashes itself for a point."""
    t = immortality_table(hand=[BREAKTHROUGH], research="c7r1").play(BREAKTHROUGH, "imperial_basin")
    assert not t.can_take("card:" + BREAKTHROUGH, "if")
    vp = t.vp()
    t.take("card:" + BREAKTHROUGH, "research").take("card:" + BREAKTHROUGH, "if")
    assert (t.research(), t.vp()) == ("c8r2", vp + 1)
    assert (t.seat().in_play, t.state.trashed.count(BREAKTHROUGH)) == ((), 1)


@proves("card:immortality/scientific_breakthrough")
def test_scientific_breakthrough_need_not_trash_itself() -> None:
    """After marker 2 its Research draws a card; the arrow may be left."""
    t = immortality_table(hand=[BREAKTHROUGH], research="c8r2").play(BREAKTHROUGH, "imperial_basin")
    vp = t.vp()
    before = owned(t)
    t.take("card:" + BREAKTHROUGH, "research")
    assert came(t, before) == {"drawn": 1}
    t.end_turn()
    assert (t.vp(), t.seat().in_play) == (vp, (BREAKTHROUGH,))


# ------------------------------------------------------------------------------------------------ Slig Farmer


@proves("I10.19", "I22.4", "card:immortality/slig_farmer")
@pytest.mark.parametrize(
    ("partner", "solari"),
    [
        ("convincing_argument", 0),
        ("dagger", 1),
        ("signet_ring", 3),
        ("diplomacy", 4),
        (imm("occupation"), 6),
        ("spice_hunter", 2),
        (INITIATE, 3),
        (imm("blank_slate"), 7),  # I22.4: four of them because it is grafted
        (imm("show_of_strength"), 0),
        (imm("long_reach"), 0),
        ("kwisatz_haderach", 0),
    ],
)
def test_slig_farmer_counts_the_icons_of_its_partner(partner: str, solari: int) -> None:
    """I10.19, I22.4: 1 Solari for each Agent icon that the other card has now."""
    t = immortality_table(hand=[SLIG, partner], agents=["carthag"])
    t.graft(SLIG, partner, "hall_of_oratory")
    assert t.solari() == solari


@proves("I22.4", "card:immortality/slig_farmer", "card:immortality/show_of_strength")
def test_slig_farmer_counts_icons_that_the_partner_has_at_the_moment() -> None:
    """I22.4: Show of Strength has two while one has the most troops."""
    t = immortality_table(hand=[SLIG, imm("show_of_strength")], conflict=1)
    assert t.graft(SLIG, imm("show_of_strength"), "hall_of_oratory").solari() == 2


@proves("I10.19", "card:immortality/slig_farmer", "intrigue:dispatch_an_envoy")
def test_slig_farmer_with_spice_hunter_and_dispatch_an_envoy() -> None:
    """I10.19, the official example: two printed icons and three added ones; the fifth is there already."""
    t = immortality_table(hand=[SLIG, "spice_hunter"], intrigue=["dispatch_an_envoy"]).intrigue("dispatch_an_envoy")
    assert t.graft(SLIG, "spice_hunter", "wealth").solari() == 2 + 5


@proves("I14.8", "card:immortality/slig_farmer", "leader:princess_yuna_moritani")
def test_slig_farmers_solari_are_one_gain() -> None:
    """I14.8: "Princess" Yuna Moritani gains 1 more, once."""
    t = table(boxes=("base", "ix", "immortality"), leader="princess_yuna_moritani", hand=[SLIG, "diplomacy"])
    solari = t.solari()
    assert t.graft(SLIG, "diplomacy", "secrets").solari() == solari + 4 + 1


@proves("card:immortality/slig_farmer")
def test_slig_farmer_pays_five_solari_for_a_step() -> None:
    """An arrow: Solari just gained may pay for it; with fewer than 5 it is closed, and nobody has to."""
    t = immortality_table(hand=[SLIG, "diplomacy"], solari=1).graft(SLIG, "diplomacy", "secrets")
    before = owned(t)
    assert came(t.take("card:" + SLIG), before) == {"solari": -5, "tleilaxu": 1}
    assert not t.can_take("card:" + SLIG)
    t = immortality_table(hand=[SLIG, "diplomacy"]).graft(SLIG, "diplomacy", "secrets")
    assert t.why_not("take", "card:" + SLIG, "pay") == "cost"
    t = immortality_table(hand=[SLIG, "diplomacy"], solari=1).graft(SLIG, "diplomacy", "secrets").finish_turn()
    assert (t.solari(), t.tleilaxu()) == (5, 0)


@proves("I5.5", "I22.1", "card:immortality/slig_farmer")
def test_slig_farmer_at_the_end_of_the_track() -> None:
    """I5.5, I22.1: there is no step to pay for."""
    t = immortality_table(hand=[SLIG, "diplomacy"], solari=9, tleilaxu=7).graft(SLIG, "diplomacy", "secrets")
    assert t.why_not("take", "card:" + SLIG, "pay") == "track_end"


# ------------------------------------------------------------------------------------------------ Stitched Horror


def horror(**facts: object) -> Table:
    """Stitched Horror and a Dagger are at the Hall of Oratory, where a troop came; a Diplomacy is in hand."""
    return immortality_table(hand=[HORROR, "dagger", "diplomacy"], **facts).graft(HORROR, "dagger", "hall_of_oratory")


@proves("I10.21", "card:immortality/stitched_horror")
@pytest.mark.parametrize(
    ("one", "two", "due"),
    [
        (WATER, TROOP, {"water": 1, "garrison": 1, "supply": -1}),
        (TROOP, STEP, {"garrison": 1, "supply": -1, "tleilaxu": 1}),
        (STEP, WATER, {"tleilaxu": 1, "water": 1}),
    ],
)
def test_stitched_horror_gives_two_of_four(one: int, two: int, due: dict[str, int]) -> None:
    """I10.21: any two; it is not to be left."""
    t = horror()
    before = owned(t)
    assert not t.can("end_turn")
    t.take("card:" + HORROR).branch(one).branch(two).finish_turn()
    assert came(t, before) == due


@proves("card:immortality/stitched_horror")
def test_stitched_horror_trashes_a_card_if_its_owner_likes() -> None:
    """The trash icon is optional even when it was chosen."""
    t = horror().take("card:" + HORROR).branch(TRASH).branch(WATER).do("trash", "hand", "diplomacy")
    assert (t.water(), t.state.trashed.count("diplomacy")) == (2, 1)
    t = horror().take("card:" + HORROR).branch(WATER).branch(TRASH).decline()
    assert (t.water(), t.seat().hand) == (2, ("diplomacy",))


@proves("I10.21", "I22.15", "card:immortality/stitched_horror")
def test_stitched_horror_gives_no_two_of_the_same() -> None:
    """I10.21, I22.15: what was chosen is closed for the second choice."""
    t = horror().take("card:" + HORROR).branch(TROOP)
    assert {option[1] for option in t.legal() if option[0] == "branch"} == {WATER, TRASH, STEP}
    assert t.why_not("branch", TROOP) == "taken"


@proves("I10.21", "card:immortality/stitched_horror")
def test_of_stitched_horror_both_are_chosen_first() -> None:
    """I10.21: nothing has come before the second choice."""
    t = horror()
    before = owned(t)
    assert came(t.take("card:" + HORROR).branch(STEP), before) == {}


@proves("I5.5", "card:immortality/stitched_horror")
def test_stitched_horror_at_the_end_of_the_track() -> None:
    """I5.5: the Tleilaxu step cannot be chosen any more."""
    t = horror(tleilaxu=7).take("card:" + HORROR)
    assert t.why_not("branch", STEP) == "track_end"


# ------------------------------------------------------------------------------------------------ Subject X-137


@proves("I10.22", "card:immortality/subject_x_137")
def test_subject_x_137_advances_when_it_is_acquired() -> None:
    """I10.22: one step and no water, marker or not."""
    t = buying(SUBJECT, 2, research="c3r3")
    before = owned(t)
    assert came(t.buy(SUBJECT), before) == {"tleilaxu": 1, "specimens": -2, "supply": 2}


@proves("I4.2", "card:immortality/subject_x_137")
@pytest.mark.parametrize(("at", "step"), [("c3r3", 0), ("c4r4", 1), ("c8r2", 1)])
def test_subject_x_137_advances_with_a_marker(at: str, step: int) -> None:
    """I4.2: Agent: one step from the first marker on."""
    t = immortality_table(hand=[SUBJECT], research=at).play(SUBJECT, "imperial_basin").finish_turn()
    assert t.tleilaxu() == step


# ------------------------------------------------------------------------------------------------ Tleilaxu Infiltrator


@proves("I10.37", "card:immortality/tleilaxu_infiltrator")
@pytest.mark.parametrize(("at", "intrigue"), [("c7r3", 0), ("c8r2", 1)])
def test_tleilaxu_infiltrator_draws_and_with_two_markers_plots(at: str, intrigue: int) -> None:
    """I10.37: a card in any case, an Intrigue card with marker 2."""
    t = immortality_table(hand=[INFILTRATOR, "dagger"], research=at)
    before = owned(t)
    t.graft(INFILTRATOR, "dagger", "hall_of_oratory").finish_turn()
    due = {"drawn": 1, "garrison": 1, "supply": -1}
    assert came(t, before) == (due | {"intrigue": intrigue} if intrigue else due)


@proves("I10.23", "card:immortality/tleilaxu_infiltrator")
@pytest.mark.parametrize("space", ["carthag", "hall_of_oratory"])
def test_tleilaxu_infiltrator_passes_enemy_agents(space: str) -> None:
    """I10.23: whichever of the two cards has the icon."""
    t = immortality_table(hand=[INFILTRATOR, "dagger"]).setup(1, agents=[space])
    assert not t.can("send", "dagger", space, 0, "", "")
    assert t.graft(INFILTRATOR, "dagger", space).seat().agents == (space,)


@proves("I10.23", "card:immortality/tleilaxu_infiltrator")
def test_tleilaxu_infiltrator_does_not_pass_the_own_agent_nor_the_voice() -> None:
    """I10.23."""
    t = immortality_table(hand=[INFILTRATOR, "dagger"], agents=["carthag"]).setup(1, agents=["carthag"])
    assert not t.can_graft(INFILTRATOR, "dagger", "carthag")
    t = immortality_table(hand=[INFILTRATOR, "dagger"]).setup(1, agents=["carthag"]).voice("carthag", 1)
    assert not t.can_graft(INFILTRATOR, "dagger", "carthag")


# ------------------------------------------------------------------------------------------------ Twisted Mentat


@proves("I10.26", "I10.38", "card:immortality/twisted_mentat")
def test_twisted_mentat_recalls_the_agent_of_this_turn() -> None:
    """I10.26, I10.38: it can be sent again; the space is free, its effects and the right to deploy stay."""
    t = immortality_table(hand=[MENTAT, "dagger"]).graft(MENTAT, "dagger", "carthag")
    assert t.seat().agents_left == 1
    t.take("card:" + MENTAT)
    assert (t.seat().agents_left, t.seat().agents) == (2, ())
    assert t.can_take("space:carthag")
    assert t.can("deploy", 3)
    t.finish_turn()
    assert t.setup(1, hand=["reconnaissance"]).can("send", "reconnaissance", "carthag")


@proves("card:immortality/twisted_mentat")
def test_twisted_mentat_need_not_recall() -> None:
    """It may."""
    t = immortality_table(hand=[MENTAT, "dagger"]).graft(MENTAT, "dagger", "hall_of_oratory").end_turn()
    assert (t.seat().agents_left, t.seat().agents) == (1, ("hall_of_oratory",))


@proves("card:immortality/twisted_mentat")
def test_twisted_mentat_twice_in_a_round() -> None:
    """Held again it recalls the Agent of that turn too: four Agent turns with two Agents."""
    t = immortality_table(hand=[MENTAT, "dagger"]).graft(MENTAT, "dagger", "carthag").take("card:" + MENTAT)
    t.finish_turn().until_turn_of(0)
    t.setup(in_play=[], hand=[MENTAT, "dagger"]).graft(MENTAT, "dagger", "arrakeen").take("card:" + MENTAT)
    assert (t.seat().agents_left, t.seat().agents) == (2, ())
    t.finish_turn().until_turn_of(0)
    t.setup(in_play=[], hand=["dagger", "diplomacy"]).play("dagger", "hall_of_oratory").finish_turn()
    assert t.until_turn_of(0).can("send", "diplomacy", "wealth")


@proves("card:immortality/twisted_mentat")
def test_twisted_mentat_leaves_a_maker_space_to_the_makers() -> None:
    """A maker space left empty collects bonus spice."""
    t = immortality_table(hand=[MENTAT, REFLEXES]).graft(MENTAT, REFLEXES, "imperial_basin").take("card:" + MENTAT)
    t.finish_round()
    assert t.state.bonus_spice["imperial_basin"] == 1
    t = immortality_table(hand=[MENTAT, REFLEXES]).graft(MENTAT, REFLEXES, "imperial_basin").end_turn()
    assert t.finish_round().state.bonus_spice["imperial_basin"] == 0


# ------------------------------------------------------------------------------------------------ Unnatural Reflexes


@proves("I4.2", "card:immortality/unnatural_reflexes")
@pytest.mark.parametrize(("at", "cards"), [("c3r3", 0), ("c4r4", 2), ("c8r2", 2)])
def test_unnatural_reflexes_draw_with_a_marker(at: str, cards: int) -> None:
    """I4.2: two cards from the first marker on."""
    t = immortality_table(hand=[REFLEXES, "dagger"], research=at)
    before = owned(t)
    t.graft(REFLEXES, "dagger", "hall_of_oratory").finish_turn()
    assert came(t, before).get("drawn", 0) == cards


@proves("I4.7", "I22.12", "card:immortality/unnatural_reflexes", "card:immortality/bene_tleilax_researcher")
def test_a_marker_reached_in_the_same_turn_counts() -> None:
    """I4.7, I22.12: the partner's Research reaches marker 1 first."""
    researcher = imm("bene_tleilax_researcher")
    t = immortality_table(hand=[REFLEXES, researcher], research="c3r1").graft(REFLEXES, researcher, "hall_of_oratory")
    assert not t.can_take("card:" + REFLEXES)
    t.take("card:" + researcher)
    assert (t.research(), t.markers()) == ("c4r2", 1)
    before = owned(t)
    assert came(t.take("card:" + REFLEXES), before) == {"drawn": 2}


# ------------------------------------------------------------------------------------------------ Piter, the promo


def piter(**facts: object) -> Table:
    return immortality_table(variants=(PROMO,), hand=[PITER], **facts)


@proves("I10.25", "card:immortality/piter_genius_advisor")
@pytest.mark.parametrize("where", ["garrison", "conflict"])
def test_piter_loses_a_troop_for_cards_and_research(where: str) -> None:
    """I10.25: of garrison or Conflict; two cards and a step."""
    t = piter(conflict=1).play(PITER, "imperial_basin")
    before = owned(t)
    t.take("card:" + PITER).pick(where)
    while not t.can("end_turn"):
        t.idle()
    due = {where: -1, "drawn": 2, "column": 1, "specimens": 1}  # the troop lost is the specimen of c1r3
    assert came(t, before) == due


@proves("card:immortality/piter_genius_advisor")
def test_piter_needs_a_troop_and_may_be_left() -> None:
    """Without a troop in garrison or Conflict the arrow is closed; with one nobody has to."""
    t = piter(garrison=0, specimens=2).play(PITER, "imperial_basin")
    assert not t.can_take("card:" + PITER)
    t = piter().play(PITER, "imperial_basin").end_turn()
    assert (t.garrison(), t.research()) == (3, "c0r3")


# ------------------------------------------------------------------------------------------------ Reclaimed Forces


@proves("I7.8", "I7.9", "card:immortality/reclaimed_forces")
def test_reclaimed_forces_recruit_or_advance() -> None:
    """I7.8, I7.9: for 3 specimens two troops or a step, again and again; the card stays where it is."""
    t = immortality_table(specimens=7).reveal()
    before = owned(t)
    t.buy(FORCES, "stays").branch(0)
    assert came(t, before) == {"specimens": -3, "supply": 1, "garrison": 2}
    before = owned(t)
    t.buy(FORCES, "stays").branch(1)
    assert came(t, before) == {"specimens": -3, "supply": 3, "tleilaxu": 1}
    assert t.why_not("acquire", FORCES) == "cost"
    cards = t.seat().discard + t.seat().deck + t.seat().in_play + t.seat().hand
    assert FORCES not in cards
    assert not t.can("deploy")  # I7.10


@proves("I7.9", "card:immortality/reclaimed_forces")
def test_reclaimed_forces_with_an_empty_supply() -> None:
    """I7.9: the specimens paid are the troops recruited; no question about those left in the tanks."""
    t = immortality_table(specimens=4, garrison=8).reveal()
    assert t.supply() == 0
    t.buy(FORCES, "stays").branch(0)
    assert (t.garrison(), t.supply(), t.specimens()) == (10, 1, 1)


@proves("I5.5", "card:immortality/reclaimed_forces")
def test_reclaimed_forces_at_the_end_of_the_track() -> None:
    """I5.5: the step cannot be chosen, so the troops come."""
    t = immortality_table(specimens=3, tleilaxu=7).reveal().buy(FORCES, "stays")
    assert t.garrison() == 5


@proves("I7.1", "I7.13", "card:immortality/reclaimed_forces")
def test_reclaimed_forces_are_for_the_reveal_turn() -> None:
    """I7.1, I7.13: neither before it nor with persuasion."""
    t = immortality_table(specimens=6, hand=["dagger"])
    assert not t.can("acquire")
    assert not t.play("dagger", "hall_of_oratory").can("acquire")
    assert not immortality_table(specimens=2, hand=worth(9)).reveal().can("acquire", FORCES)
