"""The Imperium cards about research, specimens and the two tracks, and the starting card Experimentation."""

from __future__ import annotations

import pytest

from tests.cards.immortality.changes import came, owned
from tests.kit import Table, imm, immortality_table, worth
from tests.kit.coverage import proves

EXPERIMENT, LAB, RESEARCHER = imm("experimentation"), imm("bene_tleilax_lab"), imm("bene_tleilax_researcher")
KIT, MERCHANTS, EYES = imm("dissecting_kit"), imm("organ_merchants"), imm("replacement_eyes")
FERVOR, MASTER, SURGEON = imm("spiritual_fervor"), imm("tleilaxu_master"), imm("tleilaxu_surgeon")
NO_MARKER, ONE_MARKER, TWO_MARKERS = "c3r3", "c7r3", "c8r2"


def ways(t: Table) -> set[object]:
    """The spaces to which the research token may go."""
    return {option[1] for option in t.legal() if option[0] == "research"}


# ------------------------------------------------------------------------------------------------ Experimentation


@proves("card:immortality/experimentation")
def test_experimentation_researches() -> None:
    """Agent: one step; the first one leads to the only space of column 1, for a specimen, without a question."""
    t = immortality_table(hand=[EXPERIMENT])
    before = owned(t)
    t.play(EXPERIMENT, "imperial_basin").take("card:" + EXPERIMENT)
    assert t.research() == "c1r3"
    assert came(t, before) == {"spice": 1, "column": 1, "specimens": 1, "supply": -1}


@proves("I6.8", "card:immortality/experimentation")
def test_experimentations_research_is_compulsory() -> None:
    """I6.8: no arrow and no "may": the turn does not end before it."""
    t = immortality_table(hand=[EXPERIMENT]).play(EXPERIMENT, "imperial_basin")
    assert not t.can("end_turn")
    assert t.finish_turn().research() == "c1r3"


@proves("I3.1", "card:immortality/experimentation")
def test_experimentation_asks_which_way() -> None:
    """I3.1: of two spaces to the right its player chooses."""
    t = immortality_table(hand=[EXPERIMENT], research="c1r3").play(EXPERIMENT, "imperial_basin")
    t.take("card:" + EXPERIMENT)
    assert ways(t) == {imm("c2r2"), imm("c2r4")}
    assert t.pick(imm("c2r4")).tleilaxu() == 1


# ------------------------------------------------------------------------------------------------ Bene Tleilax Lab


@proves("card:immortality/bene_tleilax_lab")
def test_bene_tleilax_lab_makes_a_specimen() -> None:
    """Agent: a troop of the supply goes into the tanks."""
    t = immortality_table(hand=[LAB])
    before = owned(t)
    assert came(t.play(LAB, "imperial_basin"), before) == {"spice": 1, "specimens": 1, "supply": -1}


@proves("I6.5", "I22.2", "card:immortality/bene_tleilax_lab")
def test_bene_tleilax_lab_with_an_empty_supply() -> None:
    """I6.5, I22.2: nothing is made of nothing, and nothing is owed; the garrison is no supply."""
    t = immortality_table(hand=[LAB], garrison=12).play(LAB, "imperial_basin")
    assert (t.specimens(), t.garrison()) == (0, 12)
    t.deploy(2)
    assert t.finish_turn().specimens() == 0


@proves(
    "I22.2",
    "card:immortality/bene_tleilax_lab",
    "card:immortality/experimentation",
    "card:immortality/spiritual_fervor",
)
def test_specimens_for_as_many_troops_as_there_are() -> None:
    """I22.2: three cards revealed, two troops in the supply: two specimens."""
    t = immortality_table(hand=[EXPERIMENT, EXPERIMENT, FERVOR], garrison=10).reveal()
    assert (t.specimens(), t.supply(), t.persuasion()) == (2, 0, 3)


# ------------------------------------------------------------------------------------------------ the Researcher


@proves("card:immortality/bene_tleilax_researcher")
def test_bene_tleilax_researcher_researches_once() -> None:
    """Agent: one step, whatever it is grafted to; the other card works too."""
    t = immortality_table(hand=[RESEARCHER, LAB], research="c2r2")
    before = owned(t)
    t.graft(LAB, RESEARCHER, "hall_of_oratory").take("card:" + RESEARCHER).pick(imm("c3r3"))
    t.finish_turn()
    assert (t.research(), came(t, before)["specimens"]) == ("c3r3", 2)  # the Lab's and that of c3r3


# ------------------------------------------------------------------------------------------------ Dissecting Kit


@proves("I10.7", "card:immortality/dissecting_kit")
def test_dissecting_kit_trashes_its_partner_for_a_specimen() -> None:
    """I10.7: the other card is out of the game; the Kit stays."""
    t = immortality_table(hand=[KIT, "dagger"])
    before = owned(t)
    t.graft("dagger", KIT, "carthag").take("card:" + KIT)
    assert (t.state.trashed.count("dagger"), t.seat().in_play) == (1, (KIT,))
    t.finish_turn()
    assert came(t, before) == {"intrigue": 1, "garrison": 1, "specimens": 1, "supply": -2}


@proves("card:immortality/dissecting_kit")
def test_dissecting_kit_may_leave_its_partner_alone() -> None:
    """An arrow is optional: the turn may end without."""
    t = immortality_table(hand=[KIT, "dagger"]).graft("dagger", KIT, "hall_of_oratory")
    assert t.can("take", "card:" + KIT)
    t.end_turn()
    assert (t.specimens(), t.seat().in_play) == (0, ("dagger", KIT))


@proves("card:immortality/dissecting_kit")
def test_dissecting_kit_trashes_once() -> None:
    """Once paid, the cost is not offered again; the Kit itself is no partner of its own."""
    t = immortality_table(hand=[KIT, "dagger"]).graft("dagger", KIT, "hall_of_oratory").take("card:" + KIT)
    assert not t.can("take", "card:" + KIT)


@proves("I8.7", "I8.15", "I22.14", "card:immortality/dissecting_kit")
@pytest.mark.parametrize("first", ["partner", "kit"])
def test_a_partner_works_before_and_after_it_was_dissected(first: str) -> None:
    """I8.7, I8.15, I22.14: the order is free, and the box of a trashed partner still works."""
    t = immortality_table(hand=[KIT, imm("planned_coupling")]).graft(KIT, imm("planned_coupling"), "secrets")
    before = owned(t)
    cards = ["card:" + KIT, "card:" + imm("planned_coupling")]
    for source in cards if first == "kit" else reversed(cards):
        t.take(source)
    assert came(t, before) == {"specimens": 1, "supply": -1, "drawn": 1}
    assert t.state.trashed.count(imm("planned_coupling")) == 1


@proves("I10.2", "card:immortality/dissecting_kit", "card:imperial_spy")
@pytest.mark.parametrize("first", ["kit", "spy"])
def test_a_partner_is_not_trashed_twice(first: str) -> None:
    """I10.2 by analogy: what trashed Imperial Spy for its own arrow cannot be paid with it again, and the reverse."""
    t = immortality_table(hand=[KIT, "imperial_spy"]).graft(KIT, "imperial_spy", "wealth")
    cards = {"kit": "card:" + KIT, "spy": "card:imperial_spy"}
    t.take(cards.pop(first))
    (other,) = cards.values()
    assert not t.can_take(other)
    t.finish_turn()
    assert (t.specimens(), len(t.seat().intrigue)) == ((1, 0) if first == "kit" else (0, 1))


@proves("I8.15", "card:immortality/dissecting_kit", "card:foldspace", "card:seek_allies")
@pytest.mark.parametrize("partner", ["foldspace", "seek_allies"])
def test_what_trashes_itself_may_be_dissected_first(partner: str) -> None:
    """I8.15: taken before the partner trashes itself it pays; once that is gone it does not."""
    t = immortality_table(hand=[KIT, partner]).graft(KIT, partner, "wealth").take("card:" + KIT)
    t.finish_turn()
    assert t.specimens() == 1
    t = immortality_table(hand=[KIT, partner]).graft(KIT, partner, "wealth")
    t.take("card:" + partner, "trash_self")
    assert not t.can_take("card:" + KIT)


@proves("I22.14", "card:immortality/dissecting_kit")
def test_two_dissecting_kits_trash_each_other() -> None:
    """I22.14: the box of the copy that was trashed first still works, on the other one."""
    t = immortality_table(hand=[KIT, KIT]).graft(KIT, KIT, "hall_of_oratory").take("card:" + KIT)
    assert (t.seat().in_play, t.specimens()) == ((KIT,), 1)
    t.take("card:" + KIT)
    assert (t.seat().in_play, t.specimens()) == ((), 2)
    assert not t.can_take("card:" + KIT)


@proves("I22.2", "card:immortality/dissecting_kit")
def test_dissecting_kit_with_an_empty_supply_trashes_all_the_same() -> None:
    """I22.2: the arrow may be paid, and no specimen comes of it."""
    t = immortality_table(hand=[KIT, "dagger"], garrison=12).graft("dagger", KIT, "hall_of_oratory")
    t.take("card:" + KIT)
    assert (t.state.trashed.count("dagger"), t.specimens()) == (1, 0)


# ------------------------------------------------------------------------------------------------ Organ Merchants


@proves("card:immortality/organ_merchants")
def test_organ_merchants_sell_a_specimen() -> None:
    """Agent: one specimen goes back to the supply, for 4 Solari."""
    t = immortality_table(hand=[MERCHANTS], specimens=2).play(MERCHANTS, "imperial_basin")
    before = owned(t)
    assert came(t.take("card:" + MERCHANTS), before) == {"specimens": -1, "supply": 1, "solari": 4}
    assert not t.can_take("card:" + MERCHANTS)


@proves("card:immortality/organ_merchants")
def test_organ_merchants_need_a_specimen_and_may_be_left() -> None:
    """Without a specimen nothing can be paid, troops elsewhere are none; with one nobody has to."""
    assert (
        not immortality_table(hand=[MERCHANTS], garrison=4)
        .play(MERCHANTS, "imperial_basin")
        .can_take("card:" + MERCHANTS)
    )
    t = immortality_table(hand=[MERCHANTS], specimens=1).play(MERCHANTS, "imperial_basin").end_turn()
    assert (t.solari(), t.specimens()) == (0, 1)


# ------------------------------------------------------------------------------------------------ Replacement Eyes


@proves("card:immortality/replacement_eyes")
def test_replacement_eyes_trash_a_card_for_a_card() -> None:
    """Agent: a card of hand, discard pile or play is trashed, then one is drawn."""
    t = immortality_table(hand=[EYES, "dagger", "diplomacy"]).graft("dagger", EYES, "hall_of_oratory")
    before = owned(t)
    t.take("card:" + EYES).do("trash", "hand", "diplomacy")
    assert came(t, before) == {"drawn": 1}
    assert t.state.trashed.count("diplomacy") == 1


@proves("card:immortality/replacement_eyes")
def test_replacement_eyes_may_be_left() -> None:
    """An arrow: nothing is trashed, nothing is drawn."""
    t = immortality_table(hand=[EYES, "dagger"])
    before = owned(t)
    t.graft("dagger", EYES, "hall_of_oratory").end_turn()
    assert came(t, before) == {"garrison": 1, "supply": -1}


@proves("I10.17", "card:immortality/replacement_eyes")
def test_replacement_eyes_trash_themselves_and_advance() -> None:
    """I10.17: its own trashing is one like any other, and advances the Tleilaxu token."""
    t = immortality_table(hand=[EYES, "dagger"]).graft("dagger", EYES, "hall_of_oratory")
    before = owned(t)
    t.take("card:" + EYES).do("trash", "in_play", EYES)
    assert came(t, before) == {"drawn": 1, "tleilaxu": 1}


@proves("I10.17", "card:immortality/replacement_eyes")
@pytest.mark.parametrize("zone", ["hand", "discard", "in_play"])
def test_replacement_eyes_advance_wherever_they_are_trashed(zone: str) -> None:
    """I10.17: trashed by another card, here Guild Administrator."""
    held = [EYES] if zone == "hand" else []
    elsewhere = {zone: [EYES]} if zone != "hand" else {}
    t = immortality_table(hand=["guild_administrator", *held], **elsewhere)
    t.play("guild_administrator", "foldspace").take("card:guild_administrator").do("trash", zone, EYES)
    assert t.tleilaxu() == 1


@proves("card:immortality/replacement_eyes")
def test_replacement_eyes_do_not_advance_when_they_are_discarded_or_revealed() -> None:
    """Only trashing counts."""
    t = immortality_table(hand=[EYES]).reveal_and_end()
    assert (t.tleilaxu(), t.seat().discard) == (0, (EYES,))


# ------------------------------------------------------------------------------------------------ Spiritual Fervor


@proves("card:immortality/spiritual_fervor")
def test_spiritual_fervor_researches_when_it_is_acquired() -> None:
    """Acquire: one step with its bonus; its Agent box is empty."""
    t = immortality_table(hand=worth(3)).row(FERVOR).reveal()
    before = owned(t)
    assert came(t.buy(FERVOR), before) == {"column": 1, "specimens": 1, "supply": -1}
    t = immortality_table(hand=[FERVOR]).play(FERVOR, "imperial_basin")
    assert (t.research(), t.specimens(), t.can_take("card:" + FERVOR)) == ("c0r3", 0, False)


@proves("I4.4", "I4.6", "card:immortality/spiritual_fervor")
def test_spiritual_fervor_after_the_second_marker_draws_a_card_that_is_revealed() -> None:
    """I4.4, I4.6: acquired on the Reveal turn its Research draws, and the card is revealed at once."""
    t = immortality_table(hand=worth(3), research=TWO_MARKERS, deck=["convincing_argument"]).row(FERVOR).reveal()
    t.buy(FERVOR)
    assert t.seat().in_play[-1] == "convincing_argument"
    assert t.persuasion() == 2


# ------------------------------------------------------------------------------------------------ Tleilaxu Master


def master(at: str, **facts: object) -> Table:
    """Tleilaxu Master is at the Hall of Oratory; cards for 5, 6, 7 and 8 lie in the Row, Ghola and Usurp beside it."""
    t = immortality_table(**{"hand": [MASTER], "research": at, **facts})
    t.row(EYES, "opulence", "lady_jessica", imm("occupation"), FERVOR).tleilaxu_row(imm("ghola"), imm("usurp"))
    return t.play(MASTER, "hall_of_oratory")


def offered(t: Table) -> set[tuple[object, object]]:
    """Card and where it would go."""
    return {(option[1], option[3]) for option in t.legal() if option[0] == "acquire"}


@proves("I10.24", "card:immortality/tleilaxu_master")
def test_tleilaxu_master_without_a_marker_acquires_nothing() -> None:
    """I10.24: its Agent box needs a marker."""
    assert not master(NO_MARKER).can_take("card:" + MASTER)


@proves("I10.24", "I22.5", "card:immortality/tleilaxu_master")
@pytest.mark.parametrize(("at", "to"), [(ONE_MARKER, "discard"), (TWO_MARKERS, "hand")])
def test_tleilaxu_master_acquires_what_costs_up_to_six(at: str, to: str) -> None:
    """I10.24, I22.5: of Row and Reserve, no Tleilaxu card, no Foldspace; with the second marker to the hand."""
    t = master(at, specimens=4).take("card:" + MASTER)
    assert offered(t) == {(EYES, to), ("opulence", to), (FERVOR, to), ("arrakis_liaison", to)}
    t.do("acquire", "opulence", 1, to)
    assert ("opulence" in t.seat().hand, "opulence" in t.seat().discard) == (to == "hand", to == "discard")
    assert t.state.row[1] not in ("", "opulence")
    assert (t.solari(), t.specimens()) == (0, 4)
    assert not t.can_take("card:" + MASTER)


@proves("I10.24", "card:immortality/tleilaxu_master", "card:immortality/spiritual_fervor")
def test_what_tleilaxu_master_acquires_gives_its_acquire_box() -> None:
    """I10.24: Spiritual Fervor researches."""
    t = master("c4r4").take("card:" + MASTER).do("acquire", FERVOR, 4, "discard")
    assert ways(t) == {imm("c5r3"), imm("c5r5")}


@proves("card:immortality/tleilaxu_master")
@pytest.mark.parametrize("at", [ONE_MARKER, TWO_MARKERS])
def test_tleilaxu_master_need_not_acquire(at: str) -> None:
    """It may: the turn ends without a card."""
    t = master(at).end_turn()
    assert (t.seat().discard, t.seat().hand) == ((), ())


@proves("I10.24", "card:immortality/tleilaxu_master")
def test_tleilaxu_masters_card_in_hand_can_be_played_this_round() -> None:
    """I10.24: acquired to the hand, it sends the next Agent."""
    t = master(TWO_MARKERS).take("card:" + MASTER).do("acquire", "opulence", 1, "hand").finish_turn()
    assert t.until_turn_of(0).can("send", "opulence", "wealth")


@proves("I3.12", "card:immortality/tleilaxu_master")
def test_tleilaxu_master_reveals_two_steps() -> None:
    """I3.12: two steps one after the other, the bonus of the first before the second is chosen."""
    t = immortality_table(hand=[MASTER]).reveal().take("card:" + MASTER)
    assert (t.research(), t.specimens()) == ("c1r3", 1)
    assert ways(t) == {imm("c2r2"), imm("c2r4")}
    t.pick(imm("c2r4"))
    assert (t.research(), t.tleilaxu(), t.persuasion()) == ("c2r4", 1, 1)
    assert not t.can_take("card:" + MASTER)


@proves("I4.5", "I4.6", "card:immortality/tleilaxu_master")
def test_tleilaxu_master_in_column_7_moves_once_and_draws_once() -> None:
    """I4.5, I4.6: the second icon draws, and the card is revealed at once."""
    t = immortality_table(hand=[MASTER], research="c7r1", deck=["convincing_argument", "dagger"]).reveal()
    t.take("card:" + MASTER)
    assert (t.research(), t.spice(), t.persuasion()) == ("c8r2", 2, 1 + 2)
    assert t.seat().in_play == (MASTER, "convincing_argument")
    assert t.seat().deck == ("dagger",)


@proves("I4.4", "card:immortality/tleilaxu_master")
def test_tleilaxu_master_after_the_second_marker_draws_two() -> None:
    """I4.4: no step any more; both cards are revealed."""
    t = immortality_table(hand=[MASTER], research=TWO_MARKERS, deck=["convincing_argument", "dagger", "diplomacy"])
    t.reveal().take("card:" + MASTER)
    assert (t.research(), t.persuasion()) == (TWO_MARKERS, 1 + 2 + 0 + 0)
    assert set(t.seat().in_play) == {MASTER, "convincing_argument", "dagger"}


# ------------------------------------------------------------------------------------------------ Tleilaxu Surgeon


@proves("card:immortality/tleilaxu_surgeon")
def test_tleilaxu_surgeon_pays_two_specimens_for_two_steps() -> None:
    """Agent: two steps on the Tleilaxu track, with the Intrigue card of the second."""
    t = immortality_table(hand=[SURGEON], specimens=3).play(SURGEON, "wealth")
    before = owned(t)
    t.take("card:" + SURGEON)
    assert came(t, before) == {"specimens": -2, "supply": 2, "tleilaxu": 2, "intrigue": 1, "emperor": 1}
    assert not t.can_take("card:" + SURGEON)


@proves("card:immortality/tleilaxu_surgeon")
def test_tleilaxu_surgeon_needs_two_specimens_and_may_be_left() -> None:
    """One specimen does not do; with two nobody has to pay."""
    assert not immortality_table(hand=[SURGEON], specimens=1).play(SURGEON, "wealth").can_take("card:" + SURGEON)
    t = immortality_table(hand=[SURGEON], specimens=2).play(SURGEON, "wealth").end_turn()
    assert (t.specimens(), t.tleilaxu()) == (2, 0)


@proves("I5.5", "I22.1", "card:immortality/tleilaxu_surgeon")
def test_tleilaxu_surgeon_on_the_last_step_is_useless() -> None:
    """I5.5, I22.1: past the end the icons give nothing; one step before it just one of them counts."""
    t = immortality_table(hand=[SURGEON], specimens=2, tleilaxu=7).play(SURGEON, "wealth")
    assert t.why_not("take", "card:" + SURGEON) == "track_end"
    t = immortality_table(hand=[SURGEON], specimens=2, tleilaxu=6).play(SURGEON, "wealth").take("card:" + SURGEON)
    assert (t.tleilaxu(), t.specimens(), [event[2] for event in t.event("vp")]) == (7, 0, [1])


@proves("I10.25", "I22.3", "card:immortality/tleilaxu_surgeon")
def test_tleilaxu_surgeon_makes_specimens_of_troops() -> None:
    """I10.25, I22.3: two lost troops, of garrison and Conflict as its player likes, become the specimens."""
    t = immortality_table(hand=[SURGEON], garrison=1, conflict=2).reveal()
    before = owned(t)
    t.take("card:" + SURGEON).pick("conflict").pick("garrison")
    assert came(t, before) == {"garrison": -1, "conflict": -1, "specimens": 2}
    assert t.strength() == 2


@proves("card:immortality/tleilaxu_surgeon")
def test_tleilaxu_surgeon_with_an_empty_supply_has_the_lost_troops() -> None:
    """The troops come back to the supply first, so that two are there."""
    t = immortality_table(hand=[SURGEON], garrison=12).reveal().take("card:" + SURGEON)
    assert (t.garrison(), t.specimens(), t.supply()) == (10, 2, 0)


@proves("card:immortality/tleilaxu_surgeon")
def test_tleilaxu_surgeons_reveal_needs_two_troops_and_may_be_left() -> None:
    """One troop is not enough; with two it is still an arrow."""
    assert not immortality_table(hand=[SURGEON], garrison=1).reveal().can_take("card:" + SURGEON)
    t = immortality_table(hand=[SURGEON], garrison=2).reveal().end_turn()
    assert (t.specimens(), t.garrison()) == (0, 2)
