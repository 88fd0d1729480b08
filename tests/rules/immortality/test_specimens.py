"""I6: specimens - troops in the Axolotl tanks, spent or taken back."""

from __future__ import annotations

import pytest

from tests.kit import imm, immortality_table, proves

EXPERIMENTATION, LAB = imm("experimentation"), imm("bene_tleilax_lab")
MERCHANTS, TANKS = imm("organ_merchants"), imm("from_the_tanks")
BARGAIN, SACRIFICE, MENTAT = imm("shadowy_bargain"), imm("gruesome_sacrifice"), imm("twisted_mentat")


@proves("I6.1", "I6.8")
def test_a_specimen_icon_takes_a_troop_from_the_supply() -> None:
    """At once and without a question; not from the garrison."""
    t = immortality_table(hand=[LAB], garrison=3).play(LAB, "arrakeen")
    assert (t.specimens(), t.supply(), t.garrison()) == (1, 12 - 3 - 1 - 1, 4)  # and a recruit of Arrakeen


@proves("I6.2")
def test_a_spent_specimen_returns_to_the_supply() -> None:
    """Organ Merchants: one for 4 Solari; without one the arrow cannot be used."""
    t = immortality_table(hand=[MERCHANTS], specimens=2, solari=0).play(MERCHANTS, "secure_contract")
    supply, solari = t.supply(), t.solari()
    t.take("card:" + MERCHANTS)
    assert (t.specimens(), t.supply() - supply, t.solari() - solari) == (1, 1, 4)
    assert t.event("specimens_paid") == [("specimens_paid", 0, 1, "card:" + MERCHANTS)]
    t = immortality_table(hand=[MERCHANTS]).play(MERCHANTS, "secure_contract")
    assert t.why_not("take", "card:" + MERCHANTS) == "cost_spend_specimens"


@proves("I6.3", "I22.22")
def test_specimens_are_returned_for_nothing_at_decisions_of_ones_own_turn() -> None:
    """One at a time, before and after an Agent was sent and in the Reveal turn."""
    t = immortality_table(hand=["dagger"], specimens=3)
    supply = t.supply()
    t.do("release")
    assert (t.specimens(), t.supply()) == (2, supply + 1)
    assert t.event("specimens_back") == [("specimens_back", 0, 1)]
    t.play("dagger", "hall_of_oratory").do("release")
    assert t.specimens() == 1
    t.end_turn().until_turn_of(0).reveal().do("release")
    assert (t.specimens(), t.supply()) == (0, supply + 3 - 1)  # Hall of Oratory recruited one of them
    assert not t.can("release")


@proves("I6.3", "I6.4", "I22.22")
@pytest.mark.parametrize(("back", "recruited"), [(2, 2), (1, 1), (0, 0)])
def test_before_a_recruit_that_lacks_troops_their_owner_is_asked(back: int, recruited: int) -> None:
    """Troops in the tanks cannot be recruited: as many as go back first. From the Tanks recruits two."""
    t = immortality_table(hand=[TANKS], garrison=3, specimens=9, solari=2).play(TANKS, "mentat")
    assert set(t.legal()) == {("return_specimens", n) for n in (2, 1, 0)}
    t.do("return_specimens", back)
    assert (t.specimens(), t.garrison(), t.supply()) == (9 - back, 3 + recruited, 0)


@proves("I6.4")
def test_who_has_enough_troops_is_not_asked() -> None:
    """And of one missing, one is asked for."""
    t = immortality_table(hand=[TANKS], garrison=3, specimens=7, solari=2).play(TANKS, "mentat")
    assert (t.specimens(), t.garrison()) == (7, 5)
    t = immortality_table(hand=[TANKS], garrison=3, specimens=8, solari=2).play(TANKS, "mentat")
    assert set(t.legal()) == {("return_specimens", 1), ("return_specimens", 0)}


@proves("I6.3", "I22.22")
def test_a_reward_of_the_conflict_asks_too() -> None:
    """Outside one's own turn: Trade Monopoly recruits a troop while the one that fought is still there."""
    t = immortality_table(ix=True, garrison=0, specimens=11).conflict("trade_monopoly").fight(2)
    while not t.can("return_specimens"):
        assert t.state.round == 1
        t.do(*t.legal()[0])
    assert (t.asked(), t.state.turn) == (0, None)
    t.do("return_specimens", 1)
    assert (t.specimens(), t.garrison()) == (10, 1)


@proves("I6.3", "I6.4", "I22.22", "intrigue:reinforcements")
def test_with_an_empty_supply_specimens_make_recruiting_worth_it() -> None:
    """Reinforcements can be played, and of Rabban's one or two troops both may be chosen."""
    t = immortality_table(intrigue=["reinforcements"], solari=3, garrison=3, specimens=9)
    t.intrigue("reinforcements").do("return_specimens", 3)
    assert (t.specimens(), t.garrison()) == (6, 6)
    rabban = "glossu_the_beast_rabban"
    t = immortality_table(leader=rabban, hand=["signet_ring"], influence={"fremen": 4}, garrison=3, specimens=9)
    t.play("signet_ring", "secure_contract").take("leader:" + rabban).branch(1).do("return_specimens", 2)
    assert (t.specimens(), t.garrison()) == (7, 5)


@proves("I6.3", "I22.22", "R4.2")
@pytest.mark.parametrize(("specimens", "asked"), [(2, True), (0, False)])
def test_a_specimen_defends_a_controlled_space(specimens: int, asked: bool) -> None:
    """At Round Start, from an empty supply: one goes back and to the Conflict. Without a specimen nobody is asked."""
    t = immortality_table(garrison=12 - specimens, specimens=specimens).control("arrakeen", 0)
    t.next_conflict("siege_of_arrakeen")
    while t.state.phase != "round_start" and t.state.round == 1:
        t.idle()
    assert t.can_take("conflict:siege_of_arrakeen") is asked
    if asked:
        t.take("conflict:siege_of_arrakeen")
        assert (t.specimens(), t.troops(), t.supply()) == (1, 1, 0)


@proves("I6.5", "I22.2")
def test_with_an_empty_supply_no_specimen_is_generated() -> None:
    """Nothing is owed: a troop that comes back later in the turn stays in the supply."""
    t = immortality_table(hand=[LAB], garrison=12, conflict=0, intrigue=[BARGAIN])
    assert t.supply() == 0
    assert not t.can("intrigue", BARGAIN)  # a Plot card that would do nothing (O19)
    t.play(LAB, "secure_contract")
    assert (t.specimens(), t.event("specimen")) == (0, [])
    t = immortality_table(hand=[MERCHANTS, LAB], garrison=11, specimens=1).play(LAB, "secure_contract").do("release")
    assert (t.specimens(), t.supply()) == (0, 1)


@proves("I6.5", "I22.2")
def test_as_many_specimens_as_the_supply_holds() -> None:
    """Gruesome Sacrifice generates two; the two lost troops are in the supply by then."""
    t = immortality_table(intrigue=[SACRIFICE], garrison=9, conflict=3).setup(1, conflict=1, intrigue=["ambush"])
    t.until_phase("combat").intrigue(SACRIFICE)
    while t.asked() == 0 and t.can("take"):
        t.do(*t.legal()[0])
    assert (t.specimens(), t.supply(), t.troops(), t.tleilaxu()) == (2, 0, 1, 1)


@proves("I6.6")
def test_all_twelve_troops_may_be_specimens() -> None:
    """And no more."""
    t = immortality_table(hand=[EXPERIMENTATION], garrison=0, specimens=11).reveal()
    assert (t.specimens(), t.supply()) == (12, 0)
    t = immortality_table(hand=[EXPERIMENTATION], garrison=0, specimens=12).reveal()
    assert (t.specimens(), t.supply()) == (12, 0)


@proves("I6.7")
@pytest.mark.parametrize(("garrison", "winner"), [(4, 1), (2, 0)])
def test_specimens_do_not_break_ties(garrison: int, winner: int) -> None:
    """Level on everything else: the one with more garrisoned troops wins, whatever is in the tanks."""
    t = immortality_table(vp=10, garrison=3, specimens=9, water=0, solari=0, spice=0)
    t.setup(1, vp=10, garrison=garrison, water=0, solari=0, spice=0).finish_round()
    (told,) = t.event("game_over")
    assert told[2][0] == winner


@proves("I6.7")
def test_specimens_are_not_in_the_garrison() -> None:
    """They cannot be deployed."""
    t = immortality_table(hand=["dagger"], garrison=0, specimens=6)
    t.setup(hand=[EXPERIMENTATION], water=1).play(EXPERIMENTATION, "hagga_basin")
    assert not t.can("deploy")


@proves("I6.8")
def test_the_icon_is_not_optional() -> None:
    """Experimentation's Reveal box: nobody is asked."""
    t = immortality_table(hand=[EXPERIMENTATION]).reveal()
    assert (t.specimens(), t.event("specimen")) == (1, [("specimen", 0, 1, "card:" + EXPERIMENTATION)])


@proves("I6.9")
def test_everybody_has_specimens_of_their_own() -> None:
    """Another's pay nothing and return to nobody else."""
    t = immortality_table(hand=["dagger"]).setup(1, specimens=5)
    assert not t.can("release")
    assert not any(option[0] == "acquire" and "tleilaxu" in str(option[2]) for option in t.reveal().legal())
    t.until_turn_of(1).do("release")
    assert (t.specimens(0), t.specimens(1)) == (0, 4)


@proves("I6.10")
def test_the_research_track_generates_specimens_too() -> None:
    """Its first space."""
    t = immortality_table(hand=[EXPERIMENTATION]).play(EXPERIMENTATION, "secure_contract")
    t.take("card:" + EXPERIMENTATION)
    assert t.event("specimen") == [("specimen", 0, 1, "research:" + imm("c1r3"))]
