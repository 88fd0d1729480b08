"""X11, X17: dreadnoughts of Rivals, and what expert Rivals hold back."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.coverage import proves
from tests.kit.table import Table, solo_table
from tests.rules.ix.rivals import COMBAT, HUNDRO, IX, ONE_ICON, PLAIN, RABBAN, RHOMBUR, SIGNET, fought, holds, solo

# ------------------------------------------------------------------------------------------------ dreadnoughts


@proves("X11.14")
@pytest.mark.parametrize(
    ("dreadnoughts", "card", "troops", "left"),
    [
        (0, COMBAT, 2, 3),
        (1, COMBAT, 1, 4),
        (2, COMBAT, 0, 5),
        (2, "hagal_hardy_warriors", 2, 5),  # its two recruits go besides
        (2, PLAIN, 0, 5),
    ],
)
def test_a_rival_deploys_dreadnoughts_first(dreadnoughts: int, card: str, troops: int, left: int) -> None:
    """The up to two garrison units of a Combat-space turn are dreadnoughts before troops."""
    t = solo(garrison=5, dreadnoughts={"garrison": dreadnoughts}).rival_turn(1, card)
    went = dreadnoughts if card != PLAIN else 0
    assert (t.ix(1).conflict, t.troops(1), t.garrison(1)) == (went, troops, left)
    assert t.strength(1) == 3 * went + 2 * troops


@proves("X11.14")
def test_a_rival_deploys_a_dreadnought_beside_two_in_the_conflict() -> None:
    """The limit is for each turn: the second turn brings the second dreadnought."""
    t = solo(garrison=0, dreadnoughts={"garrison": 1, "conflict": 1}).rival_turn(1, COMBAT)
    assert (t.ix(1).conflict, t.ix(1).garrison) == (2, 0)


@proves("X11.15", "X5.9")
@pytest.mark.parametrize(("places", "bonus"), [({"conflict": 1}, [1]), ({"garrison": 2}, [])])
def test_a_dreadnought_alone_earns_the_combat_bonus(places: dict[str, int], bonus: list[int]) -> None:
    """A unit in the Conflict, not one in the garrison."""
    t = solo(agents_left=0, dreadnoughts=places).setup(2, agents_left=0).hagal_deck("hagal_heighliner").fight(0, 0, 0)
    assert [event[1] for event in t.event("hagal_bonus")] == bonus


@proves("X11.16", "X6.3")
@pytest.mark.parametrize(
    ("control", "held", "taken"),
    [
        ({}, (), "imperial_basin"),
        ({"arrakeen": 0, "carthag": 2}, (), "arrakeen"),  # the official example
        ({"carthag": 2}, (), "carthag"),
        ({"carthag": 0, "imperial_basin": 0}, (), "imperial_basin"),
        ({"imperial_basin": 1}, (), "arrakeen"),
        ({"imperial_basin": 1, "arrakeen": 1}, (), "carthag"),
        ({"imperial_basin": 1, "arrakeen": 1, "carthag": 1}, (), "imperial_basin"),
        ({"imperial_basin": 1, "carthag": 0}, (), "carthag"),
        ({}, ("imperial_basin",), "arrakeen"),
        ({"arrakeen": 0}, ("arrakeen",), "imperial_basin"),
        ({"imperial_basin": 0, "carthag": 0}, ("imperial_basin",), "carthag"),
    ],
)
def test_where_a_rivals_dreadnought_goes(control: dict[str, int], held: tuple[str, ...], taken: str) -> None:
    """Opponents' markers, then empty flags, then its own; each Basin, Arrakeen, Carthag; not where one stands."""
    t = solo(agents_left=0, dreadnoughts={"conflict": 1}).setup(2, agents_left=0).first_player(2)
    for space, owner in control.items():
        t.control(space, owner)
    for space in held:
        t.hold(space, 0)
    t.hagal_deck("hagal_carthag").fight(0, 6, 0)
    assert (holds(t), t.ix(1).garrison) == ({taken: 1}, 0)


@proves("X11.16", "X6.2")
def test_a_rivals_second_dreadnought_goes_home() -> None:
    """One is placed, the other goes to the garrison; a Rival without the win places none."""
    t = fought("skirmish_a", (0, 6, 0), dreadnoughts={"conflict": 2})
    assert (holds(t), t.ix(1).garrison) == ({"imperial_basin": 1}, 1)
    t = fought("skirmish_a", (14, 6, 0), dreadnoughts={"conflict": 2})
    assert (holds(t), t.ix(1).garrison) == ({}, 2)


@proves("X11.16", "X6.4")
def test_a_rivals_dreadnought_collects_for_it() -> None:
    """While it covers Carthag the Rival gets the Solari of the human's visit, the marker's owner nothing."""
    t = solo().setup(0, hand=["reconnaissance"], solari=0).control("carthag", 0).hold("carthag", 1)
    t.play("reconnaissance", "carthag")
    assert (t.solari(0), t.solari(1)) == (0, 1)


# ------------------------------------------------------------------------------------------------ expert deployment


def expert(rival: dict[str, Any], human: dict[str, Any], card: str = "skirmish_a", leader: str = RABBAN) -> Table:
    """A Rival of the Mentat difficulty, against a human with these facts; the other Rival has nothing."""
    t = solo(leader, "mentat", **{"garrison": 3, **rival}).setup(2, garrison=0).conflict(card)
    return t.setup(0, **human)


@proves("X11.17", "X17.14")
@pytest.mark.parametrize(("human", "deployed"), [(0, 0), (1, 2)])
def test_the_expert_test_counts_own_dreadnoughts(human: int, deployed: int) -> None:
    """A dreadnought and a troop are 5: a lead of 5 over nothing, of 3 over the human's one troop."""
    t = expert({"conflict": 1, "dreadnoughts": {"conflict": 1}}, {"conflict": human}).rival_turn(1, COMBAT)
    assert t.troops(1) - 1 == deployed


@proves("X11.17", "X17.14")
def test_the_expert_test_counts_the_others_dreadnoughts() -> None:
    """Three troops against a dreadnought are a lead of 3: it deploys; against one troop of 4: it does not."""
    t = expert({"conflict": 3}, {"dreadnoughts": {"conflict": 1}}).rival_turn(1, COMBAT)
    assert t.troops(1) == 5
    t = expert({"conflict": 3}, {"conflict": 1}).rival_turn(1, COMBAT)
    assert t.troops(1) == 3


@proves("X17.14", "X10.5")
def test_the_expert_test_counts_four_for_human_rhomburs_dreadnoughts() -> None:
    """One of his is 4: the Rival's 7 lead by 3, so it deploys; another leader's is 3, a lead of 4."""
    for leader, deployed in ((RHOMBUR, 2), ("paul_atreides", 0)):
        t = solo_table("mentat", leader=leader, boxes=IX, dreadnoughts={"conflict": 1})
        t.setup(2, garrison=0).setup(1, conflict=2, garrison=3, dreadnoughts={"conflict": 1}).rival_turn(1, COMBAT)
        assert t.troops(1) - 2 == deployed


@proves("X17.15", "X11.17")
def test_the_expert_test_holds_back_troops_only() -> None:
    """Leading by 6 it deploys its dreadnought all the same, its recruits and troops stay."""
    t = expert({"conflict": 3, "dreadnoughts": {"garrison": 1}}, {}).rival_turn(1, "hagal_hardy_warriors")
    assert (t.ix(1).conflict, t.troops(1), t.garrison(1)) == (1, 3, 5)


@proves("X17.14", "X17.15")
def test_the_expert_test_comes_before_the_dreadnoughts() -> None:
    """Leading by 2 it deploys a dreadnought and, although it then leads by 5, a troop."""
    t = expert({"conflict": 1, "dreadnoughts": {"garrison": 1}}, {}).rival_turn(1, COMBAT)
    assert (t.ix(1).conflict, t.troops(1), t.garrison(1)) == (1, 2, 2)


@proves("X11.17")
def test_there_is_no_expert_test_in_a_conflict_three() -> None:
    """It deploys whatever its lead."""
    t = expert({"conflict": 3, "dreadnoughts": {"garrison": 1}}, {}, card="grand_vision").rival_turn(1, COMBAT)
    assert (t.ix(1).conflict, t.troops(1)) == (1, 4)


@proves("X17.16", "X11.29", "tech:flagship")
def test_an_expert_rival_that_leads_keeps_its_flagship() -> None:
    """Not used, the Solari kept."""
    t = expert({"conflict": 3, "tech": ["flagship"], "solari": 4}, {}).rival_turn(1, COMBAT)
    assert (t.solari(1), t.ix(1).face_down, t.garrison(1)) == (4, (), 3)


@proves("X11.29", "X11.17", "tech:troop_transports")
def test_an_expert_rival_that_leads_keeps_transported_troops() -> None:
    """Troop Transports: three troops to the garrison instead of the Conflict."""
    t = expert({"conflict": 3, "tech": ["troop_transports"], "freighter": 2}, {})
    t.setup(1, influence={"emperor": 1, "guild": 1, "bene_gesserit": 1}).rival_turn(1, ONE_ICON)
    assert (t.troops(1), t.garrison(1)) == (3, 6)


@proves("X17.14", "tech:troop_transports")
def test_the_expert_test_is_made_once_a_turn() -> None:
    """Behind at first, it deploys three by its Signet Ring, and then the recruit and two of the garrison as well."""
    t = expert({"tech": ["troop_transports"], "freighter": 2, "spice": 1}, {}, leader=HUNDRO)
    t.setup(1, influence={"emperor": 1, "guild": 1, "bene_gesserit": 1}).rival_turn(1, SIGNET)
    assert (t.troops(1), t.garrison(1)) == (3 + 1 + 2, 1)
