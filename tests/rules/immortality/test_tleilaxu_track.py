"""I5: the Tleilaxu track, its points and the 2 spice."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit import Table, imm, immortality_table, proves

DEALINGS, BARGAIN = imm("illicit_dealings"), imm("shadowy_bargain")
SURGEON, FARMER = imm("tleilaxu_surgeon"), imm("slig_farmer")


def moves(step: int, *also: str, **facts: Any) -> Table:
    """Seat 0 plays Illicit Dealings with its token on that step."""
    return immortality_table(tleilaxu=step, intrigue=[DEALINGS, *also], **facts).intrigue(DEALINGS)


@proves("I5.1", "I5.2")
@pytest.mark.parametrize(
    ("step", "vp", "intrigue"), [(1, 0, 0), (2, 0, 1), (3, 0, 0), (4, 1, 0), (5, 0, 0), (6, 0, 1), (7, 1, 0)]
)
def test_an_icon_moves_one_step_and_gives_its_bonus(step: int, vp: int, intrigue: int) -> None:
    """Nothing, an Intrigue card, nothing, a point, nothing, an Intrigue card, a point."""
    t = immortality_table(tleilaxu=step - 1, intrigue=[DEALINGS])
    before = t.vp()
    t.intrigue(DEALINGS)
    assert (t.tleilaxu(), t.vp() - before, len(t.seat().intrigue)) == (step, vp, intrigue)


@proves("I5.1")
def test_several_icons_give_the_bonus_of_every_space_reached() -> None:
    """Tleilaxu Surgeon from step 2: the third gives nothing, the fourth a point and the spice."""
    t = immortality_table(hand=[SURGEON], specimens=2, tleilaxu=2, spice=0).play(SURGEON, "arrakeen")
    before = t.vp()
    t.take("card:" + SURGEON)
    assert [event[2:4] for event in t.event("tleilaxu")] == [(2, 3), (3, 4)]
    assert (t.tleilaxu(), t.vp() - before, t.spice()) == (4, 1, 2)


@proves("I5.3", "I5.7")
def test_the_first_on_the_fourth_step_takes_the_two_spice() -> None:
    """Everybody scores there; the spice is gone for good after the first."""
    t = moves(3, spice=0)
    assert (t.vp(), t.spice()) == (2, 2)
    t.until_turn_of(1).setup(1, tleilaxu=3, intrigue=[DEALINGS], spice=0).intrigue(DEALINGS)
    assert (t.vp(1), t.spice(1), t.tleilaxu(1)) == (2, 0, 4)
    assert t.state.own["immortality"].first_taken == (4,)


@proves("I5.3", "I5.7")
def test_whoever_comes_first_leaves_nothing_to_who_is_further() -> None:
    """Seat 1 stands on step 5 already, so the spice is gone for seat 0."""
    t = immortality_table(tleilaxu=3, intrigue=[DEALINGS], spice=0).setup(1, tleilaxu=5).intrigue(DEALINGS)
    assert (t.vp(), t.spice()) == (2, 0)


@proves("I5.4")
def test_the_points_are_never_lost() -> None:
    """They stay when the round ends and when Influence is lost."""
    t = moves(6)
    assert (t.vp(), t.tleilaxu()) == (2, 7)
    t.finish_round()
    assert (t.vp(), t.tleilaxu()) == (2, 7)
    assert ("tleilaxu_track:" + imm("t7"), 1, 1) in t.seat().points


@proves("I5.5", "I22.1")
def test_on_the_last_space_an_icon_gives_nothing() -> None:
    """The Plot card that would do nothing else cannot be played."""
    t = immortality_table(tleilaxu=7, intrigue=[DEALINGS])
    assert not t.can("intrigue", DEALINGS)


@proves("I5.5", "I22.1")
def test_two_icons_on_the_last_but_one_space_move_once() -> None:
    """The second is lost; the specimens are paid."""
    t = immortality_table(hand=[SURGEON], specimens=2, tleilaxu=6).play(SURGEON, "arrakeen").take("card:" + SURGEON)
    assert (t.tleilaxu(), t.specimens(), len(t.event("tleilaxu"))) == (7, 0, 1)


@proves("I5.5", "I22.1")
def test_on_the_last_space_nobody_pays_for_the_track_alone() -> None:
    """Tleilaxu Surgeon's arrow, Slig Farmer's and that of the research track are not offered."""
    t = immortality_table(hand=[SURGEON], specimens=2, tleilaxu=7).play(SURGEON, "arrakeen")
    assert not t.can_take("card:" + SURGEON)
    assert t.why_not("take", "card:" + SURGEON) == "track_end"
    t = immortality_table(hand=[FARMER, "dagger"], solari=9, tleilaxu=7).graft(FARMER, "dagger", "mentat")
    assert not t.can_take("card:" + FARMER)
    t = immortality_table(intrigue=[imm("breakthrough")], research="c7r5", solari=9, tleilaxu=7)
    t.intrigue(imm("breakthrough")).do("research", imm("c8r6"))
    assert not t.can("take")
    assert t.research() == "c8r6"


@proves("I5.5", "I22.1", "I9.1")
@pytest.mark.parametrize(
    ("partner", "step", "facts"),
    [(FARMER, 6, {"solari": 20}), (SURGEON, 5, {"specimens": 4}), (SURGEON, 6, {"specimens": 4})],
)
def test_the_arrow_goes_when_the_last_space_is_reached(partner: str, step: int, facts: dict[str, int]) -> None:
    """A pair with Ghola has it twice: what is paid once leads to the end, and the other arrow is not offered."""
    ghola = imm("ghola")
    for first, other in ((ghola, partner), (partner, ghola)):
        t = immortality_table(hand=[ghola, partner], tleilaxu=step, **facts).graft(ghola, partner, "carthag")
        assert t.can_take("card:" + other)
        t.take("card:" + first)
        assert t.tleilaxu() == 7
        assert not t.can_take("card:" + other)
        assert t.why_not("take", "card:" + other) == "track_end"


@proves("I5.5", "I22.1", "I10.28")
def test_a_borrowed_card_has_no_arrow_on_the_last_space() -> None:
    """Tleilaxu Surgeon taken from the Imperium Row by Usurp."""
    for step, offered in ((6, True), (7, False)):
        t = immortality_table(hand=[imm("usurp")], specimens=2, tleilaxu=step).row(SURGEON).usurp(SURGEON, "carthag")
        assert t.can_take("card:" + SURGEON) == offered


@proves("I5.6")
@pytest.mark.parametrize("steps", [0, 3])
def test_influence_with_any_faction_does_not_move_the_token(steps: int) -> None:
    """For Humanity's Agent box asks about four Factions."""
    humanity = imm("for_humanity")
    t = immortality_table(hand=[humanity], tleilaxu=steps).play(humanity, "hall_of_oratory").take("card:" + humanity)
    assert {option[1] for option in t.legal() if option[0] == "faction"} == {
        *("emperor", "guild", "bene_gesserit", "fremen")
    }
    t.pick("fremen")
    assert t.tleilaxu() == steps


@proves("I20.6", "I5.1")
def test_a_point_in_the_middle_of_a_turn() -> None:
    """It counts at once; the game still ends at Recall only."""
    t = immortality_table(vp=9, tleilaxu=3, intrigue=[DEALINGS]).intrigue(DEALINGS)
    assert (t.vp(), t.state.phase) == (10, "turns")
    assert t.finish_round().state.phase == "over"


@proves("I20.6", "I5.1")
@pytest.mark.parametrize(("step", "vp"), [(3, 11), (6, 11), (4, 10)])
def test_a_point_in_endgame(step: int, vp: int) -> None:
    """Shadowy Bargain's Endgame half."""
    t = immortality_table(vp=10, tleilaxu=step, intrigue=[BARGAIN]).until_phase("endgame").intrigue(BARGAIN)
    assert (t.vp(), t.tleilaxu()) == (vp, step + 1)
    assert t.finish_round().state.phase == "over"


@proves("I20.6", "I5.2")
@pytest.mark.parametrize("step", [1, 5])
def test_an_intrigue_card_drawn_in_endgame_may_be_played_then(step: int) -> None:
    """Study Melange with 3 spice and both markers."""
    study = imm("study_melange")
    t = immortality_table(vp=10, tleilaxu=step, spice=3, research="c8r2", intrigue=[BARGAIN])
    t.top_of_intrigue_deck(study).until_phase("endgame").intrigue(BARGAIN)
    assert t.seat().intrigue == (study,)
    while not t.can("intrigue", study):
        t.idle()
    assert t.intrigue(study).vp() == 11
