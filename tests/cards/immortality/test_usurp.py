"""Usurp: grafted to a card of the Imperium Row, which is trashed at the end of the turn; or to one of the hand."""

from __future__ import annotations

import pytest

from tests.cards.immortality.changes import came, owned
from tests.kit import Table, imm, immortality_table, worth
from tests.kit.coverage import proves

USURP, EYES, CHAIRDOG = imm("usurp"), imm("replacement_eyes"), imm("chairdog")
COUPLING, STILLSUIT, MASTER = imm("planned_coupling"), imm("stillsuit_manufacturer"), imm("tleilaxu_master")
CITY = {"arrakeen", "carthag", imm("research_station"), "sietch_tabr"}
MEANS = {"solari": 8, "spice": 6, "water": 2, "influence": {"fremen": 2}}
QUIET = ("smugglers_thopter", "fremen_camp", "worm_riders", "carryall")  # they lie beside it in the Row


def usurping(card: str, *hand: str, **facts: object) -> Table:
    """The card lies in the first slot of the Imperium Row; a Scout comes next."""
    return immortality_table(hand=[USURP, *hand], **facts).row(card, *QUIET).top_of_imperium_deck("scout")


# ------------------------------------------------------------------------------------------------ borrowing


@proves("I8.12", "I10.27", "card:immortality/usurp")
def test_usurp_goes_by_the_icons_of_the_card_it_borrows() -> None:
    """I8.12, I10.27: alone in the hand it can be played, to where the borrowed card goes and nowhere else."""
    t = usurping("gurney_halleck", **MEANS)
    borrowed = f"card:{USURP} card:gurney_halleck"
    assert {option[2] for option in t.legal() if option[0] == "send" and option[5] == borrowed} == CITY
    assert all(option[1] == USURP for option in t.legal() if option[0] == "send")


@proves("I10.27", "card:immortality/usurp")
def test_usurp_borrows_any_card_of_the_row_and_no_other() -> None:
    """I10.27: not of the Reserve nor of the Tleilaxu Row; with its Agent box and without being paid for."""
    t = usurping("gurney_halleck", **MEANS).tleilaxu_row(imm("from_the_tanks"), imm("chairdog"))
    row = t.state.row
    assert {str(option[5]).split("card:")[-1] for option in t.legal() if option[0] == "send"} == set(row)


@proves("I10.27", "I10.28", "card:immortality/usurp")
def test_what_usurp_borrowed_works_and_is_trashed_at_the_end_of_the_turn() -> None:
    """I10.27, I10.28: its box is there to be used; it lies in the Row until the turn ends, then the next card does."""
    t = usurping(COUPLING)
    before = owned(t)
    t.usurp(COUPLING, "secrets").take("card:" + COUPLING)
    assert t.state.row[0] == COUPLING
    assert t.seat().in_play == (USURP,)
    t.finish_turn()
    assert came(t, before) == {"bene_gesserit": 1, "intrigue": 1, "drawn": 1}
    assert t.state.row[0] == "scout"
    assert (t.state.trashed.count(COUPLING), t.seat().discard) == (1, ())


@proves("I10.27", "card:immortality/usurp")
def test_the_borrowed_card_is_not_acquired() -> None:
    """I10.27: Lisan al Gaib's acquire box gives nothing, and no pile has the card."""
    lisan = imm("lisan_al_gaib")
    t = usurping(lisan)
    before = owned(t)
    t.usurp(lisan, "carthag").finish_turn()
    assert came(t, before) == {"garrison": 1, "supply": -1, "intrigue": 1}
    assert lisan not in t.seat().discard + t.seat().hand + t.seat().in_play


@proves("I10.27", "card:immortality/usurp")
def test_the_borrowed_card_is_not_in_play() -> None:
    """I10.27: Replacement Eyes, borrowed, cannot be trashed for their own arrow; Usurp can."""
    t = usurping(EYES, "dagger").usurp(EYES, "carthag").take("card:" + EYES)
    assert {option[2] for option in t.legal() if option[0] == "trash"} == {"dagger", USURP}


@proves("I10.27", "card:immortality/usurp", "card:reverend_mother_mohiam")
def test_a_borrowed_card_asks_for_others_in_play() -> None:
    """I10.27: Reverend Mother Mohiam needs another Bene Gesserit card: neither she nor Usurp is one."""
    t = usurping("reverend_mother_mohiam").setup(1, hand=["dagger", "diplomacy"])
    t.usurp("reverend_mother_mohiam", "wealth").finish_turn()
    assert len(t.seat(1).hand) == 2
    t = usurping("reverend_mother_mohiam", in_play=["the_voice"]).setup(1, hand=["dagger", "diplomacy"])
    t.usurp("reverend_mother_mohiam", "wealth").take("card:reverend_mother_mohiam")
    assert t.asked() == 1


@proves("I8.9", "card:immortality/usurp", "card:immortality/sardaukar_quartermaster")
def test_what_is_borrowed_is_grafted() -> None:
    """I8.9: "if grafted" holds for it."""
    quartermaster = imm("sardaukar_quartermaster")
    t = usurping(quartermaster)
    before = owned(t)
    t.usurp(quartermaster, "hall_of_oratory").finish_turn()
    assert came(t, before) == {"garrison": 2, "supply": -2, "drawn": 1}


@proves("I10.27", "card:immortality/usurp")
def test_usurp_may_be_grafted_to_a_card_of_the_hand_instead() -> None:
    """I10.27: as an ordinary Graft card; nothing of the Row is touched."""
    t = usurping("gurney_halleck", "reconnaissance")
    row = t.state.row
    t.graft(USURP, "reconnaissance", "carthag").finish_turn()
    assert t.state.row == row
    assert set(t.seat().in_play) == {USURP, "reconnaissance"}


@proves("I8.14", "card:immortality/usurp")
def test_usurp_has_no_icon_of_its_own() -> None:
    """I8.14: with a Convincing Argument it goes nowhere."""
    t = immortality_table(hand=[USURP, "convincing_argument"], **MEANS)
    pairs = [
        option for option in t.legal() if option[0] == "send" and "convincing_argument" in (option[1], option[5][5:])
    ]
    assert pairs == []


@proves("I8.18", "card:immortality/usurp")
def test_three_cards_are_never_played() -> None:
    """I8.18: Usurp with a card of the hand and one of the Row is no play."""
    t = usurping("gurney_halleck", "reconnaissance", CHAIRDOG, **MEANS)
    played = {(option[1], *option[5].replace("card:", "").split()) for option in t.legal() if option[0] == "send"}
    assert {len(set(cards)) for cards in played} == {1, 2}  # Usurp is named twice where it borrows
    assert all(cards[2] in t.state.row for cards in played if len(cards) == 3)


# ------------------------------------------------------------------------------------------------ when it is trashed


@proves("I10.17", "I10.27", "card:immortality/usurp", "card:immortality/replacement_eyes")
def test_borrowed_replacement_eyes_advance_when_they_are_trashed() -> None:
    """I10.17, I10.27: at the end of the turn, for whoever borrowed them; their arrow may be used before."""
    t = usurping(EYES, "dagger").usurp(EYES, "carthag")
    assert t.tleilaxu() == 0
    t.take("card:" + EYES).do("trash", "hand", "dagger")
    assert t.tleilaxu() == 0
    assert t.finish_turn().tleilaxu() == 1


@proves("I14.4", "card:immortality/usurp", "card:water_peddler", "card:esmar_tuek")
@pytest.mark.parametrize(("card", "due"), [("water_peddler", {"water": 1}), ("esmar_tuek", {"spice": 2, "solari": 2})])
def test_a_borrowed_card_unloads_when_it_is_trashed(card: str, due: dict[str, int]) -> None:
    """I14.4: the Unload box works at the end of the turn, for whoever borrowed the card."""
    t = immortality_table(ix=True, hand=[USURP], intrigue=["dispatch_an_envoy"]).row(card)
    t.intrigue("dispatch_an_envoy").usurp(card, "secrets")
    while not t.can("end_turn"):
        t.idle()
    before = owned(t)
    assert came(t.finish_turn(), before) == due


@proves("I10.29", "card:immortality/usurp", "card:imperial_spy")
def test_a_borrowed_card_cannot_trash_itself() -> None:
    """I10.29: what asks to trash "this card" from play finds it not in play; it is trashed at the end all the same."""
    t = usurping("imperial_spy").usurp("imperial_spy", "wealth")
    assert not t.can_take("card:imperial_spy")
    t.finish_turn()
    assert (t.seat().intrigue, t.state.trashed.count("imperial_spy"), t.state.row[0]) == ((), 1, "scout")


@proves("I10.29", "card:immortality/usurp", "card:immortality/stillsuit_manufacturer")
def test_borrowed_stillsuit_manufacturer_does_not_come_to_hand() -> None:
    """I10.29: not in play, it cannot return; its water comes."""
    t = usurping(STILLSUIT, influence={"fremen": 4})
    t.usurp(STILLSUIT, "carthag").finish_turn()
    assert (t.water(), t.seat().hand, t.state.trashed.count(STILLSUIT)) == (2, (), 1)


# ------------------------------------------------------------------------------------------------ with Graft cards


@proves("I8.10", "card:immortality/usurp", "card:immortality/dissecting_kit")
def test_borrowed_dissecting_kit_trashes_usurp() -> None:
    """I8.10: its partner is Usurp."""
    kit = imm("dissecting_kit")
    t = usurping(kit).usurp(kit, "carthag").take("card:" + kit)
    assert (t.specimens(), t.seat().in_play) == (1, ())
    t.finish_turn()
    assert (t.state.trashed.count(kit), t.state.row[0]) == (1, "scout")


@proves("card:immortality/usurp", "card:immortality/replacement_eyes")
def test_usurp_trashes_its_borrowed_card_once_only() -> None:
    """What was trashed before the end of the turn is not trashed again, and the Row is filled once."""
    t = usurping(EYES).usurp(EYES, "carthag")
    trashed = len(t.state.trashed)
    t.finish_turn()
    assert len(t.state.trashed) == trashed + 1
    assert t.state.row[0] == "scout"


@proves("card:immortality/usurp", "card:immortality/replacement_eyes")
def test_a_borrowed_card_is_trashed_although_usurp_is_gone() -> None:
    """Usurp trashed for the borrowed card's arrow: that is trashed at the end of the turn as ever."""
    t = usurping(EYES, "dagger").usurp(EYES, "carthag").take("card:" + EYES).do("trash", "in_play", USURP)
    t.finish_turn()
    assert (t.state.trashed.count(EYES), t.state.trashed.count(USURP), t.tleilaxu()) == (1, 1, 1)


@proves("I15.2", "card:immortality/usurp", "card:kwisatz_haderach")
def test_usurp_borrows_kwisatz_haderach() -> None:
    """I15.2: an Agent of the board may go to any space."""
    t = usurping("kwisatz_haderach", agents=["wealth"], spice=4).setup(1, agents=["conspire"])
    t.usurp("kwisatz_haderach", "conspire", origin="wealth")
    assert t.seat().agents == ("conspire",)


@proves("I9.4", "card:immortality/usurp", "card:power_play")
def test_usurp_borrows_power_play() -> None:
    """I9.4 likewise: 2 Influence of the space."""
    t = usurping("power_play")
    assert t.usurp("power_play", "secrets").finish_turn().influence("bene_gesserit") == 2
    assert t.state.trashed.count("power_play") == 1


# ------------------------------------------------------------------------------------------------ the slot meanwhile


@proves("I22.6", "I22.21", "card:immortality/usurp", "card:immortality/tleilaxu_master")
def test_borrowed_tleilaxu_master_does_not_acquire_itself() -> None:
    """I22.6, I22.21: the borrowed card lies in the Row, and nobody can acquire it."""
    t = usurping(MASTER, research="c4r4").row(MASTER, EYES, "fremen_camp", "worm_riders", "carryall")
    t.usurp(MASTER, "hall_of_oratory").take("card:" + MASTER)
    offered = {option[1] for option in t.legal() if option[0] == "acquire"}
    assert offered == {EYES, "fremen_camp", "worm_riders", "carryall", "arrakis_liaison"}


@proves("I22.6", "card:immortality/usurp")
def test_a_second_copy_in_the_row_can_be_acquired() -> None:
    """I22.6 is about the card that was borrowed, not about its name."""
    t = usurping(MASTER, research="c4r4").row(MASTER, MASTER, "fremen_camp", "worm_riders", "carryall")
    t.usurp(MASTER, "hall_of_oratory").take("card:" + MASTER)
    slots = {option[2] for option in t.legal() if option[0] == "acquire" and option[1] == MASTER}
    assert slots == {1}


@proves("I22.13", "card:immortality/usurp")
def test_family_atomics_remove_a_borrowed_card() -> None:
    """I22.13: it leaves with the Row; its boxes may still be used, and nothing fires at the end of the turn."""
    t = usurping(EYES, "dagger").usurp(EYES, "carthag").do("atomics")
    row = t.state.row
    assert EYES not in row
    assert t.state.trashed.count(EYES) == 1
    before = owned(t)
    t.take("card:" + EYES).do("trash", "hand", "dagger")
    assert came(t, before) == {"drawn": 1}
    t.finish_turn()
    assert (t.tleilaxu(), t.state.row, t.state.trashed.count(EYES)) == (0, row, 1)


@proves("card:immortality/usurp")
def test_usurp_borrows_of_a_row_just_dealt() -> None:
    """Family Atomics used before the Agent is sent: only cards of the new Row can be borrowed."""
    t = usurping(EYES, **MEANS).do("atomics")
    borrowed = {option[5].split("card:")[-1] for option in t.legal() if option[0] == "send"}
    assert borrowed
    assert borrowed <= set(t.state.row)
    assert EYES not in borrowed


@proves("I10.27", "card:immortality/usurp", "card:immortality/beguiling_pheromones")
def test_beguiling_pheromones_borrow_nothing() -> None:
    """I10.27: only Usurp reaches into the Row."""
    t = immortality_table(hand=[imm("beguiling_pheromones")], **MEANS)
    assert not t.can("send")


@proves("I10.28", "card:immortality/usurp")
def test_the_row_is_filled_before_the_next_turn_buys() -> None:
    """I10.28: the next player finds five cards."""
    t = usurping(COUPLING).usurp(COUPLING, "secrets").finish_turn()
    assert t.setup(1, hand=worth(2)).reveal().can("acquire", "scout", 0)
