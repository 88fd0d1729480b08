"""X11, X17: how Rivals buy Tech tiles."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from dune_desktop.content.catalog import catalog
from tests.kit.coverage import proves
from tests.kit.table import Table, new_game, new_solo_game
from tests.rules.ix.rivals import DREADNOUGHT, IX, NEGOTIATION, UNMARKED, market, removed, shown, solo

# ------------------------------------------------------------------------------------------------ buying tiles


@proves("X11.24", *(f"tech:{tile}" for tile in UNMARKED))
@pytest.mark.parametrize("tile", UNMARKED)
def test_a_rival_takes_marked_tiles_only(tile: str) -> None:
    """With spice for both it takes Windtraps, though the other one costs more or lies above."""
    t = market(solo(spice=6), [tile], ["windtraps"], []).rival_turn(1, NEGOTIATION)
    assert t.ix(1).tech == ("windtraps",)


@proves("X11.24", "X11.27")
def test_twelve_tiles_have_the_mark() -> None:
    """Each of the others is taken by a Rival that can pay it."""
    marked = [tile.id for tile in catalog(IX).of("tech") if tile.id not in UNMARKED]
    assert len(marked) == 12
    for tile in marked:
        t = market(solo(spice=7), [tile], [], []).rival_turn(1, NEGOTIATION)
        while t.decision().acting_for == 1 and t.decision().kind != "turn":
            t.do(*t.legal()[0])
        assert tile in (*t.ix(1).tech, *removed(t)), tile  # Spy Satellites may have been paid for at once


@proves("X11.27")
@pytest.mark.parametrize(
    ("spice", "taken"),
    [(7, "flagship"), (6, "shuttle_fleet"), (4, "windtraps"), (1, "windtraps"), (0, "")],
)
def test_a_rival_takes_the_dearest_tile_it_can_pay(spice: int, taken: str) -> None:
    """At Tech Negotiation one spice less: Flagship 7, Shuttle Fleet 5, Windtraps 1; it never declines."""
    t = market(solo(spice=spice), ["windtraps"], ["flagship"], ["shuttle_fleet"]).rival_turn(1, NEGOTIATION)
    while t.decision().acting_for == 1:
        t.do(*t.legal()[0])
    assert t.ix(1).tech == ((taken,) if taken else ())


@proves("X11.27")
@pytest.mark.parametrize(
    "piles", [("training_drones", "detonation_devices"), ("detonation_devices", "training_drones")]
)
def test_a_tie_goes_to_the_topmost_stack(piles: tuple[str, str]) -> None:
    """Of two tiles for 3 the one above."""
    t = market(solo(spice=5), ["windtraps"], [piles[0]], [piles[1]]).rival_turn(1, NEGOTIATION)
    assert t.ix(1).tech == (piles[0],)


@proves("X11.28", "X11.27")
@pytest.mark.parametrize(
    ("spice", "negotiators", "spice_left", "negotiators_left"), [(5, 2, 5, 0), (5, 3, 5, 1), (1, 1, 0, 0), (0, 2, 0, 0)]
)
def test_a_rival_uses_its_negotiators_before_spice(
    spice: int, negotiators: int, spice_left: int, negotiators_left: int
) -> None:
    """Detonation Devices at 2: as many Negotiators as lower the price go back to the supply."""
    t = market(solo(spice=spice, negotiators=negotiators), ["detonation_devices"], [], [])
    supply = t.supply(1)
    t.rival_turn(1, NEGOTIATION)
    assert (t.ix(1).tech, t.spice(1), t.ix(1).negotiators) == (("detonation_devices",), spice_left, negotiators_left)
    assert t.supply(1) == supply + negotiators - negotiators_left


@proves("X11.28", "X11.31")
def test_negotiators_pay_at_any_acquire_tech_icon() -> None:
    """At Dreadnought one Negotiator and 2 spice pay the full 3; with one spice less nothing happens."""
    t = market(solo(spice=2, negotiators=1), ["detonation_devices"], [], []).rival_turn(1, DREADNOUGHT)
    assert (t.ix(1).tech, t.spice(1), t.ix(1).negotiators) == (("detonation_devices",), 0, 0)
    t = market(solo(spice=1, negotiators=1), ["detonation_devices"], [], []).rival_turn(1, DREADNOUGHT)
    assert (t.ix(1).tech, t.spice(1), t.ix(1).negotiators) == ((), 1, 1)


# ------------------------------------------------------------------------------------------------ unmarked tiles


@proves("X11.25")
def test_a_marked_tile_is_face_up_from_the_start() -> None:
    """In every solo game, after trashing unmarked ones in some; never so with people only."""
    games = [new_solo_game(boxes=IX, seed=seed) for seed in range(300)]
    assert all(set(shown(t)) - set(UNMARKED) for t in games)
    assert any(removed(t) for t in games)
    others = [new_game(3, boxes=IX, seed=seed) for seed in range(300)]
    assert not any(removed(t) for t in others)
    assert any(set(shown(t)) <= set(UNMARKED) for t in others)


def bought_by_the_human(*piles: Sequence[str]) -> Table:
    """The human bought the first tile of the first stack at Tech Negotiation."""
    t = market(solo().setup(0, hand=["dagger"], spice=9), *piles)
    t.play("dagger", "tech_negotiation").take("space:tech_negotiation").branch(0).do("buy_tech", 0, 0, "spice")
    while t.decision().kind != "agent":
        t.do(*t.legal()[0])
    return t


@proves("X11.25", "X11.32")
def test_unmarked_tiles_are_trashed_from_the_largest_stack() -> None:
    """The last marked tile is bought: the top of the largest stack goes, again and again, until one is marked."""
    t = bought_by_the_human(
        ["windtraps", "artillery"],
        ["minimic_film", "spaceport", "chaumurky"],
        ["holoprojectors", "restricted_ordnance", "disposal_facility", "flagship"],
    )
    # sizes 1, 3, 4: Holoprojectors; 1, 3, 3: the upper one, Minimic Film; 1, 2, 3: Ordnance; 1, 2, 2: Spaceport
    assert shown(t) == ("artillery", "chaumurky", "disposal_facility")
    assert removed(t)[-4:] == ("holoprojectors", "minimic_film", "restricted_ordnance", "spaceport")


@proves("X11.25")
def test_all_stacks_may_run_empty() -> None:
    """Without any marked tile left everything goes."""
    t = bought_by_the_human(["windtraps"], ["minimic_film", "spaceport"], ["holoprojectors"])
    assert shown(t) == ("", "", "")


@proves("X11.32", "X11.25", "X3.4")
def test_the_next_tile_is_turned_up_before_the_check() -> None:
    """The tile below the one bought is marked: nothing is trashed; for a Rival's purchase too."""
    t = bought_by_the_human(["windtraps", "flagship"], ["minimic_film"], ["holoprojectors"])
    assert shown(t) == ("flagship", "minimic_film", "holoprojectors")
    t = market(solo(spice=2), ["windtraps", "flagship"], ["minimic_film"], ["artillery"]).rival_turn(1, NEGOTIATION)
    assert shown(t) == ("flagship", "minimic_film", "artillery")


@proves("X11.25", "X11.32")
def test_a_rivals_purchase_is_checked_too() -> None:
    """It takes the last marked tile: unmarked ones go until another comes."""
    t = market(solo(spice=2), ["windtraps", "spaceport"], ["minimic_film"], ["artillery", "flagship", "chaumurky"])
    t.rival_turn(1, NEGOTIATION)
    assert shown(t) == ("spaceport", "minimic_film", "flagship")
