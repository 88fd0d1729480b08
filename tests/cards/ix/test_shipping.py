"""The Shipping track: advancing, recalling, and what each of its spaces gives."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.coverage import proves
from tests.kit.table import Table, ix_table, solo_table, table

IX = ("base", "ix")
DUNE = "dune_the_desert_planet"
ALL = ("shipping:shipping_start", "shipping:shipping_dividends", "shipping:shipping_troops", "shipping:shipping_tech")


def icon(step: int, **facts: Any) -> Table:
    """Seat 0 at Smuggling is asked about a Freighter icon; its Freighter stands on this step."""
    t = ix_table(hand=[DUNE], **{"freighter": step, "solari": 0, "spice": 0, "garrison": 3, **facts})
    return t.play(DUNE, "smuggling").setup(solari=0).take("space:smuggling")


def recalled(step: int, **facts: Any) -> Table:
    """The Freighter was recalled from there; the rewards wait."""
    return icon(step, **facts).do("freighter", "recall")


@proves("X4.1", "X4.2", "X4.10", "shipping:shipping_start", "shipping:shipping_tech")
@pytest.mark.parametrize(
    ("step", "ways"),
    [(0, {"advance"}), (1, {"advance", "recall"}), (2, {"advance", "recall"}), (3, {"recall"})],
)
def test_what_a_freighter_may_do(step: int, ways: set[str]) -> None:
    """Not above the top, no recall from the bottom, and the icon may always be left."""
    t = icon(step)
    assert {option[1] for option in t.legal() if option[0] == "freighter"} == ways
    assert t.decline().ix().freighter == step


@proves("X4.1", "X4.2")
def test_freighters_do_not_block_one_another() -> None:
    """Several stand on one space; advancing gives nothing by itself."""
    t = icon(0).setup(1, freighter=1).do("freighter", "advance")
    assert (t.ix().freighter, t.ix(1).freighter) == (1, 1)
    assert (t.solari(), t.spice(), t.garrison(), t.can("take")) == (0, 0, 3, False)


def collect(t: Table) -> Table:
    """All rewards are taken: spice on the first space, influence with the Fremen, no tile."""
    while t.decision().kind != "agent":
        if t.can("branch", 1):
            t.branch(1)
        elif t.can("faction", "fremen"):
            t.pick("fremen")
        elif t.can("decline"):
            t.decline()
        else:
            t.do(*t.legal()[0])
    return t


@proves("X4.3", *ALL)
@pytest.mark.parametrize(("step", "spice", "troops", "influence"), [(1, 2, 0, 0), (2, 2, 2, 1), (3, 2, 2, 1)])
def test_a_recall_collects_its_space_and_all_below(step: int, spice: int, troops: int, influence: int) -> None:
    """And the Freighter is at the bottom again."""
    t = collect(recalled(step))
    assert (t.spice(), t.garrison() - 3, t.influence("fremen"), t.ix().freighter) == (spice, troops, influence, 0)


@proves("X4.4", "shipping:shipping_dividends")
def test_dividends() -> None:
    """5 Solari for oneself, 1 for each opponent."""
    t = recalled(1)
    t = t.take("shipping:shipping_dividends") if t.can("take") else t
    before = [t.solari(seat) for seat in range(4)]
    t.branch(0)
    assert [t.solari(seat) - had for seat, had in enumerate(before)] == [5, 1, 1, 1]
    assert t.spice() == 0


@proves("X4.4", "shipping:shipping_dividends")
def test_the_other_half_is_two_spice_for_oneself() -> None:
    """Nobody gains Solari; one of the two must be chosen."""
    t = recalled(1)
    t = t.take("shipping:shipping_dividends") if t.can("take") else t
    assert set(t.legal()) == {("branch", 0), ("branch", 1)}
    before = [t.solari(seat) for seat in range(4)]
    t.branch(1)
    assert (t.spice(), [t.solari(seat) for seat in range(4)]) == (2, before)


@proves("X4.4", "X11.9", "shipping:shipping_dividends")
def test_rivals_are_opponents_for_dividends() -> None:
    """In a solo game both Rivals gain 1 Solari."""
    t = solo_table(boxes=IX, hand=[DUNE], freighter=1).play(DUNE, "smuggling").take("space:smuggling")
    t.do("freighter", "recall")
    t = t.take("shipping:shipping_dividends") if t.can("take") else t
    assert (t.branch(0).solari(1), t.solari(2)) == (1, 1)


@proves("X4.4", "X12.4", "shipping:shipping_dividends")
def test_house_hagal_gets_no_dividends_from_players() -> None:
    """In a two-player game only the other player gains."""
    t = table(2, boxes=IX, hand=[DUNE], freighter=1).setup(1, solari=0)
    t.play(DUNE, "smuggling").take("space:smuggling").do("freighter", "recall")
    t = t.take("shipping:shipping_dividends") if t.can("take") else t
    assert (t.branch(0).solari(1), t.solari(2)) == (1, 0)


@proves("X4.5", "shipping:shipping_troops")
def test_the_second_space_gives_troops_and_influence() -> None:
    """Both, with any one Faction; the influence cannot be left."""
    t = recalled(2)
    assert t.garrison() == 5
    t.take("shipping:shipping_troops", "influence")
    assert len(t.legal()) == 4
    t.pick("guild")
    assert t.influence("guild") == 1


@proves("X4.5", "X3.8", "shipping:shipping_troops")
def test_the_second_space_recruits_what_the_supply_has() -> None:
    """With one troop left one comes."""
    assert recalled(2, garrison=11).garrison() == 12


@proves("X4.6", "X3.7", "shipping:shipping_tech")
def test_the_top_space_sells_for_two_less() -> None:
    """Training Drones cost 1 instead of 3; the purchase may be left."""
    t = recalled(3, spice=1)
    t.shown("training_drones", "flagship", "spaceport").take("shipping:shipping_tech")
    assert {option[1] for option in t.legal() if option[0] == "buy_tech"} == {0}
    t.do("buy_tech", 0, 0, "spice")
    assert (t.ix().tech, t.spice()) == (("training_drones",), 0)


@proves("X4.7", "X4.3", "shipping:shipping_tech")
def test_rewards_of_one_recall_feed_each_other() -> None:
    """Without spice no tile; the 2 spice taken first pay for Spy Satellites at 2 less."""
    t = icon(3).shown("spy_satellites", "flagship", "spaceport").do("freighter", "recall")
    assert not t.can_take("shipping:shipping_tech")
    t.take("shipping:shipping_dividends").branch(1).take("shipping:shipping_tech").do("buy_tech", 0, 0, "spice")
    assert (t.ix().tech, t.spice()) == (("spy_satellites",), 0)


@proves("X4.9", "shipping:shipping_troops")
def test_troops_of_a_recall_deploy_on_a_combat_space() -> None:
    """Landing Rights at Carthag: its troop, the two of the recall and two of the garrison may go."""
    t = ix_table(hand=["landing_rights"], freighter=2, garrison=3)
    t.play("landing_rights", "carthag").take("card:landing_rights").do("freighter", "recall")
    t = collect(t)
    assert max(int(option[1]) for option in t.legal() if option[0] == "deploy") == 1 + 2 + 2


@proves("X4.9", "shipping:shipping_troops")
def test_troops_of_a_recall_stay_home_otherwise() -> None:
    """Smuggling is no Combat space; a Freighter Fleet revealed neither."""
    assert not collect(recalled(2)).can("deploy")
    t = ix_table(hand=["freighter_fleet"], freighter=2, garrison=3).reveal()
    t.take("card:freighter_fleet").do("freighter", "recall").take("shipping:shipping_troops", "influence").pick("guild")
    assert (t.garrison(), t.can("deploy")) == (5, False)


@proves("X17.11", "X4.7")
def test_a_recall_is_finished_before_other_effects() -> None:
    """The card's other effects wait; an own-turn tile may come in between."""
    t = ix_table(hand=["landing_rights"], freighter=2, tech=["training_drones"], garrison=3, deck=[DUNE])
    t.play("landing_rights", "carthag").take("card:landing_rights").do("freighter", "recall")
    assert t.can("tech", "training_drones")
    assert not t.can("end_turn")
    assert not t.can("deploy")
    t.do("tech", "training_drones")
    assert t.garrison() == 3 + 1 + 2 + 1
    assert t.can_take("shipping:shipping_dividends")


@proves("X4.11", "X17.3", "X9.13")
def test_a_recall_after_the_reveal_turn() -> None:
    """The official example: Trade Monopoly won, Spaceport bought from the top, seven cards in the next round."""
    t = ix_table(freighter=3, spice=1).conflict("trade_monopoly").first_player(3)
    t.shown("spaceport", "flagship", "windtraps").fight(6, 2, 2)
    t.do("freighter", "recall").take("shipping:shipping_dividends").branch(1)
    t.take("shipping:shipping_tech").do("buy_tech", 0, 0, "spice")
    while t.state.round == 1:
        t.do(*t.legal()[0])
    assert (t.ix().tech, t.spice(), len(t.seat().hand)) == (("spaceport",), 0, 7)
