"""X11, X17: the Rivals of a solo game with Rise of Ix - their cards, Freighters, leaders and rewards."""

from __future__ import annotations

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules, SeatConfig
from tests.kit.coverage import proves
from tests.kit.table import new_solo_game
from tests.rules.ix.rivals import (
    DREADNOUGHT,
    HUNDRO,
    IX,
    MEMNON,
    ONE_ICON,
    RABBAN,
    RHOMBUR,
    SIGNET,
    fought,
    holds,
    market,
    solo,
)

# ------------------------------------------------------------------------------------------------ the deck


@proves("X11.1", "X1.8")
def test_the_solo_deck() -> None:
    """30 cards: none for spaces the overlay covers, none marked 2P; each Rival has two dreadnoughts and a Freighter."""
    t = new_solo_game(boxes=IX)
    deck = t.state.hagal_deck + t.state.hagal_discard
    gone = {"hagal_hall_of_oratory", "hagal_rally_troops", "hagal_dreadnought_2p", "hagal_arrakeen_2p"}
    assert (len(deck), gone & set(deck)) == (30, set())
    t = solo()
    assert [(seat.own["ix"].supply, seat.own["ix"].freighter) for seat in t.state.seats if seat.own.get("ix")] == [
        (2, 0)
    ] * 3


@proves("X11.2")
def test_a_rival_pays_nothing_for_its_space() -> None:
    """Dreadnought costs it no Solari; The Voice and Agents still close spaces to it."""
    t = solo(solari=3).rival_turn(1, DREADNOUGHT)
    assert (t.seat(1).agents, t.solari(1)) == (("dreadnought",), 3)
    t = solo().voice("dreadnought", 0).rival_turn(1, DREADNOUGHT, "hagal_wealth")
    assert t.seat(1).agents == ("wealth",)


# ------------------------------------------------------------------------------------------------ shipping


@proves("X11.7", "X11.11")
def test_a_rivals_freighter_turns_back_at_the_second_space() -> None:
    """Two icons take it there from the bottom, the next one brings it home; it is never at the top."""
    t = solo(influence={"guild": 2})
    steps = []
    for _ in range(4):
        t.setup(1, agents=[]).rival_turn(1, "hagal_interstellar_shipping")
        while t.decision().acting_for == 1:
            t.do(*t.legal()[0])
        steps.append(t.ix(1).freighter)
    assert steps == [2, 1, 0, 2]


@proves("X11.8", "X11.9", "X11.10", "X11.12", "X11.7")
def test_a_rivals_recall() -> None:
    """5 Solari, 1 for the human and the other Rival, two garrisoned troops, influence where it has least; no spice."""
    t = solo(freighter=2, influence={"emperor": 2, "guild": 1, "fremen": 3})
    before = [t.solari(seat) for seat in range(3)]
    t.rival_turn(1, ONE_ICON)
    assert [t.solari(seat) - had for seat, had in enumerate(before)] == [1, 5, 1]
    assert (t.garrison(1), t.troops(1), t.spice(1), t.ix(1).freighter) == (5, 0, 0, 0)
    assert t.seat(1).influence == (2, 1, 1, 3)


@proves("X11.9", "X4.4")
def test_rivals_share_in_the_humans_dividends() -> None:
    """1 Solari each."""
    t = solo().setup(0, hand=["dune_the_desert_planet"], freighter=1)
    t.play("dune_the_desert_planet", "smuggling").take("space:smuggling").do("freighter", "recall")
    t = t.take("shipping:shipping_dividends") if t.can("take") else t
    assert (t.branch(0).solari(1), t.solari(2)) == (1, 1)


@proves("X11.12", "X11.13", "R28.15")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_human_breaks_a_rivals_tie_for_least(first: int) -> None:
    """Whoever has the First Player marker, in a solo game the human chooses among the lowest Factions only."""
    t = solo(freighter=2, influence={"emperor": 1, "guild": 1}).first_player(first).rival_turn(1, ONE_ICON)
    assert (t.asked(), t.decision().acting_for) == (0, 1)
    assert set(t.legal()) == {("faction", "bene_gesserit"), ("faction", "fremen")}
    t.pick("fremen")
    assert t.influence("fremen", 1) == 1


@proves("X11.22", "X11.10")
def test_a_rival_scores_on_the_tracks_without_the_bonus_at_four() -> None:
    """The second step brings its point; the fourth the Alliance, but not the track's bonus."""
    t = solo(freighter=2, influence={"emperor": 2, "guild": 1, "bene_gesserit": 2, "fremen": 2}, vp=3)
    assert t.rival_turn(1, ONE_ICON).vp(1) == 4
    steps = {"emperor": 4, "guild": 3, "bene_gesserit": 4, "fremen": 4}
    t = solo(freighter=2, influence=steps, vp=7).rival_turn(1, "hagal_interstellar_shipping")
    assert (t.alliance("guild"), t.vp(1), t.solari(1)) == (1, 8, 5)


# ------------------------------------------------------------------------------------------------ leaders


@proves("X11.18", f"leader:{RHOMBUR}", f"leader:{HUNDRO}")
def test_leaders_left_to_chance() -> None:
    """Over many games Rhombur and Hundro lead Rivals, the four others of the box never."""
    seats = (SeatConfig("human", "paul_atreides"), SeatConfig("rival"), SeatConfig("rival"))
    rules = Rules(catalog(IX), GameConfig(seats, IX, "mercenary"))
    found = {seat.leader for seed in range(60) for seat in rules.new_game(seed).seats[1:]}
    assert {RHOMBUR, HUNDRO, RABBAN, MEMNON} <= found
    assert not found & {"archduke_armand_ecaz", "ilesa_ecaz", "tessia_vernius", "princess_yuna_moritani"}


@proves("X11.19", f"leader:{RHOMBUR}")
def test_rival_rhombur_buys_at_the_full_price() -> None:
    """4 spice for Chaumurky; with 3 he sends a Negotiator instead, without a troop in supply neither."""
    t = market(solo(RHOMBUR, spice=4), ["chaumurky"], ["artillery"], []).rival_turn(1, SIGNET)
    assert (t.ix(1).tech, t.spice(1), t.ix(1).negotiators) == (("chaumurky",), 0, 0)
    t = market(solo(RHOMBUR, spice=3), ["chaumurky"], ["artillery"], []).rival_turn(1, SIGNET)
    assert (t.ix(1).tech, t.spice(1), t.ix(1).negotiators) == ((), 3, 1)
    t = market(solo(RHOMBUR, spice=3, garrison=12), ["chaumurky"], ["artillery"], []).rival_turn(1, SIGNET)
    assert (t.ix(1).tech, t.ix(1).negotiators) == ((), 0)


@proves("X11.19", f"leader:{HUNDRO}")
@pytest.mark.parametrize(("spice", "left", "freighter"), [(2, 1, 1), (0, 0, 0)])
def test_rival_hundro_pays_for_his_freighter(spice: int, left: int, freighter: int) -> None:
    """Always 1 spice, if he has it."""
    t = solo(HUNDRO, spice=spice).rival_turn(1, SIGNET)
    assert (t.spice(1), t.ix(1).freighter) == (left, freighter)


@proves("X17.17", "X11.10", f"leader:{HUNDRO}")
def test_hundros_recall_on_a_combat_space_fills_the_garrison_first() -> None:
    """Without Troop Transports its two troops join the garrison, of which two deploy besides Arrakeen's recruit."""
    t = solo(HUNDRO, spice=1, freighter=2, garrison=0, influence={"emperor": 1, "guild": 1, "bene_gesserit": 1})
    t.rival_turn(1, SIGNET)
    assert (t.troops(1), t.garrison(1), t.influence("fremen", 1)) == (3, 0, 1)


@proves("X11.20", "X5.8", f"leader:{RHOMBUR}", f"leader:{HUNDRO}")
def test_rivals_ignore_their_left_ability() -> None:
    """Rival Rhombur's dreadnought is 3; Rival Hundro looks at no Intrigue cards, nobody is asked for him."""
    assert solo(RHOMBUR, dreadnoughts={"conflict": 1}).strength(1) == 3
    t = new_solo_game(rivals=(HUNDRO, RHOMBUR), boxes=IX)
    assert (t.decision().kind, t.seat(1).intrigue) == ("turn", ())


# ------------------------------------------------------------------------------------------------ rewards


@proves("X11.21", "X17.13", "conflict:skirmish_freighter_troop")
def test_a_rival_takes_troop_and_freighter_of_a_conflict() -> None:
    """The troop goes to the garrison, the Freighter moves."""
    t = fought("skirmish_freighter_troop", (0, 6, 0))
    assert (t.garrison(1), t.troops(1), t.ix(1).freighter) == (4, 0, 1)


@proves("X17.13", "X17.3", "X11.8", "conflict:trade_monopoly")
def test_a_rival_recalls_with_the_reward_of_a_conflict() -> None:
    """Trade Monopoly from the first space: up to the second and home; 5 Solari, troops to the garrison, influence."""
    steps = {"emperor": 1, "guild": 1, "bene_gesserit": 1}
    t = fought("trade_monopoly", (0, 6, 0), freighter=1, tech=["troop_transports"], influence=steps)
    assert (t.garrison(1), t.troops(1), t.solari(1)) == (3 + 1 + 3, 0, 5)
    assert (t.influence("fremen", 1), t.ix(1).freighter) == (1, 0)


@proves("X17.12", "X11.23", "conflict:economic_supremacy")
@pytest.mark.parametrize(
    ("solari", "spice", "points", "left"),
    [(6, 4, 3, (0, 0)), (5, 4, 2, (5, 0)), (6, 3, 2, (0, 3)), (0, 0, 1, (0, 0)), (6, 6, 3, (0, 2))],
)
def test_a_rival_pays_for_economic_supremacy(solari: int, spice: int, points: int, left: tuple[int, int]) -> None:
    """6 Solari and 4 spice for a point each whenever it can."""
    t = fought("economic_supremacy", (0, 6, 0), solari=solari, spice=spice, vp=0)
    assert (t.vp(1), (t.solari(1), t.spice(1))) == (points, left)


@proves("X17.7", "X3.36", "X11.29")
def test_the_order_of_a_rivals_win() -> None:
    """Printed reward, Windtraps, Detonation Devices; the dreadnought then controls nothing."""
    t = fought("skirmish_a", (0, 6, 0), dreadnoughts={"conflict": 1}, tech=["detonation_devices", "windtraps"])
    told = [event[-1] for event in t.events if event[0] in ("vp", "gain") and event[1] == 1]
    assert told == ["conflict:skirmish_a", "tech:windtraps", "tech:detonation_devices"]
    assert holds(t) == {}


# ------------------------------------------------------------------------------------------------ hoarding


@proves("X11.26")
@pytest.mark.parametrize(
    ("card", "spice", "vp"), [("skirmish_a", 8, 0), ("desert_power", 8, 0), ("grand_vision", 1, 1)]
)
def test_a_rival_hoards_spice_until_a_conflict_three(card: str, spice: int, vp: int) -> None:
    """6 spice and 2 of Harvest Spice: a point for 7 only while a Conflict III is fought for."""
    t = solo(spice=6, vp=0).conflict(card).bonus_spice("imperial_basin", 1).rival_turn(1, "hagal_harvest_spice")
    assert (t.spice(1), t.vp(1)) == (spice, vp)


@proves("X11.26")
def test_the_hoard_is_converted_when_a_conflict_three_comes() -> None:
    """15 spice become two points at once when the card is revealed; another Conflict II changes nothing."""
    for card, spice, vp in (("grand_vision", 1, 2), ("desert_power", 15, 0)):
        t = solo(spice=15, vp=0, agents_left=0).setup(2, agents_left=0).first_player(2).next_conflict(card).fight(0)
        assert (t.state.round, t.spice(1), t.vp(1)) == (2, spice, vp)


@proves("X11.26", "R28.13")
def test_the_other_conversions_stay() -> None:
    """Solari at 7 and water at 3 become points in a Conflict I too."""
    steps = {"emperor": 1, "guild": 1, "bene_gesserit": 1}
    assert solo(solari=2, vp=0, freighter=2, influence=steps).rival_turn(1, ONE_ICON).solari(1) == 0
    t = fought("skirmish_a", (0, 6, 0), water=2, tech=["windtraps"], vp=0)
    assert (t.water(1), t.vp(1)) == (0, 2)
