"""What happens on each space of the research track and of the Tleilaxu track, and the Research Station."""

from __future__ import annotations

import pytest

from tests.cards.immortality.changes import came, owned
from tests.kit import Table, imm, immortality_table
from tests.kit.coverage import proves

BREAKTHROUGH, DEALINGS, STATION = imm("breakthrough"), imm("illicit_dealings"), imm("research_station")
SPECIMEN = {"specimens": 1, "supply": -1}


def at(space: str, **facts: object) -> Table:
    """Seat 0 holds Breakthrough; its research token stands there."""
    return immortality_table(intrigue=[BREAKTHROUGH], research=space, **facts)


def ways(t: Table) -> set[str]:
    return {str(option[1]).split("/")[-1] for option in t.legal() if option[0] == "research"}


def go(t: Table, space: str) -> Table:
    """One step to this space."""
    t.intrigue(BREAKTHROUGH)
    if ways(t):
        t.pick(imm(space))
    return t


# ------------------------------------------------------------------------------------------------ the research track

NEXT = {
    "c1r3": {"c2r2", "c2r4"},
    "c2r2": {"c3r1", "c3r3"},
    "c2r4": {"c3r3", "c3r5"},
    "c3r3": {"c4r2", "c4r4"},
    "c3r5": {"c4r4", "c4r6"},
    "c4r2": {"c5r1", "c5r3"},
    "c4r4": {"c5r3", "c5r5"},
    "c5r3": {"c6r2", "c6r4"},
    "c5r5": {"c6r4", "c6r6"},
    "c6r2": {"c7r1", "c7r3"},
    "c6r4": {"c7r3", "c7r5"},
    "c7r3": {"c8r2", "c8r4"},
    "c7r5": {"c8r4", "c8r6"},
}
ONE_WAY = {"c0r3": "c1r3", "c3r1": "c4r2", "c4r6": "c5r5", "c5r1": "c6r2", "c6r6": "c7r5", "c7r1": "c8r2"}


@pytest.mark.parametrize(("space", "to"), NEXT.items(), ids=NEXT)
@proves("I3.1", *(f"research:{imm(space)}" for space in NEXT))
def test_where_a_space_leads(space: str, to: set[str]) -> None:
    """I3.1: the spaces that touch on the right, and no others; nobody stays where he is."""
    t = at(space).intrigue(BREAKTHROUGH)
    assert ways(t) == to
    assert {option[0] for option in t.legal()} == {"research"}


@pytest.mark.parametrize(("space", "to"), ONE_WAY.items(), ids=ONE_WAY)
@proves("I3.4", *(f"research:{imm(space)}" for space in ONE_WAY))
def test_a_single_way_is_taken_without_a_question(space: str, to: str) -> None:
    """I3.4."""
    t = at(space).intrigue(BREAKTHROUGH)
    assert ways(t) == set()
    assert t.research() == to


SIMPLE = {
    "c1r3": ("c0r3", SPECIMEN),
    "c2r2": ("c1r3", SPECIMEN),
    "c2r4": ("c1r3", {"tleilaxu": 1}),
    "c4r2": ("c3r3", {"tleilaxu": 1}),
    "c4r4": ("c3r5", SPECIMEN),
    "c5r3": ("c4r4", SPECIMEN),
    "c5r5": ("c4r4", {"solari": 1}),
    "c6r2": ("c5r3", {"spice": 1}),
    "c6r4": ("c5r5", {"tleilaxu": 1}),
    "c7r1": ("c6r2", {"tleilaxu": 1}),
    "c8r2": ("c7r3", {"spice": 2}),
    "c8r4": ("c7r5", {"tleilaxu": 1}),
}


@pytest.mark.parametrize("space", SIMPLE)
@proves("I3.2", *(f"research:{imm(space)}" for space in SIMPLE))
def test_the_bonus_of_a_space(space: str) -> None:
    """I3.2: gained at once, and nothing else."""
    before_it, due = SIMPLE[space]
    t = at(before_it)
    before = owned(t)
    go(t, space)
    assert came(t, before) == {"intrigue": -1, "column": 1, **due}


@proves("I3.3", f"research:{imm('c3r1')}")
def test_a_research_icon_in_column_3_moves_on() -> None:
    """I3.3: c3r1 leads to c4r2 at once, with its bonus: two columns in one go."""
    t = at("c2r2")
    before = owned(t)
    go(t, "c3r1")
    assert (t.research(), came(t, before)) == ("c4r2", {"intrigue": -1, "column": 2, "tleilaxu": 1})


@proves("I20.3", f"research:{imm('c4r6')}")
def test_a_research_icon_in_column_4_moves_on() -> None:
    """I20.3: c4r6 forces c5r5; the marker of column 4 is reached all the same."""
    t = at("c3r5")
    before = owned(t)
    go(t, "c4r6")
    assert (t.research(), came(t, before)) == ("c5r5", {"intrigue": -1, "column": 2, "solari": 1})
    assert t.markers() == 1


@proves("I20.3", f"research:{imm('c5r1')}")
def test_a_research_icon_in_column_5_moves_on() -> None:
    """I20.3: c5r1 forces c6r2."""
    t = at("c4r2")
    before = owned(t)
    go(t, "c5r1")
    assert (t.research(), came(t, before)) == ("c6r2", {"intrigue": -1, "column": 2, "spice": 1})


@pytest.mark.parametrize(("before_it", "space"), [("c2r4", "c3r3"), ("c6r4", "c7r5")])
@proves("I3.6", f"research:{imm('c3r3')}", f"research:{imm('c7r5')}")
def test_a_space_with_a_black_trash_icon(before_it: str, space: str) -> None:
    """I3.6: a card of hand, discard pile or play may be trashed; the specimen comes regardless."""
    t = at(before_it, hand=["dagger"], discard=["diplomacy"], in_play=["reconnaissance"])
    before = owned(t)
    go(t, space)
    trashable = {option[2] for option in t.legal() if option[0] == "trash"}
    assert trashable == {"dagger", "diplomacy", "reconnaissance"}
    other = Table(t.rules, t.state.clone())
    t.do("trash", "hand", "dagger")
    assert (t.seat().hand, t.state.trashed.count("dagger")) == ((), 1)
    other.decline()
    assert other.seat().hand == ("dagger",)
    for each in t, other:
        assert came(each, before) == {"intrigue": -1, "column": 1, **SPECIMEN}


@proves(f"research:{imm('c3r5')}")
def test_c3r5_advances_and_makes_a_specimen() -> None:
    """Both."""
    t = at("c2r4", tleilaxu=1)
    before = owned(t)
    go(t, "c3r5")
    assert came(t, before) == {"column": 1, "tleilaxu": 1, **SPECIMEN}  # the card played, and one of the track


@proves("I3.9", "I5.6", f"research:{imm('c6r6')}")
@pytest.mark.parametrize("faction", ["emperor", "guild", "bene_gesserit", "fremen"])
def test_c6r6_gives_influence_of_choice(faction: str) -> None:
    """I3.9, I5.6: with any one of the four factions; the Tleilaxu track is none."""
    t = go(at("c5r5"), "c6r6")
    assert {option[1] for option in t.legal() if len(option) > 1} == {"emperor", "guild", "bene_gesserit", "fremen"}
    t.pick(faction)
    assert (t.influence(faction), sum(t.seat().influence), t.tleilaxu()) == (1, 1, 0)


@proves("I3.7", f"research:{imm('c7r3')}")
def test_c7r3_exchanges_an_intrigue_card() -> None:
    """I3.7: one of the hand, of its owner's choice, is trashed for a card and an Intrigue card."""
    t = at("c6r2").setup(intrigue=[BREAKTHROUGH, "bribery", "windfall"]).top_of_intrigue_deck("ambush")
    before = owned(t)
    go(t, "c7r3")
    t.take("research:" + imm("c7r3"))
    assert {option[1] for option in t.legal() if option[0] == "trash_intrigue"} == {"bribery", "windfall"}
    t.do("trash_intrigue", "windfall")
    while t.can("take"):
        t.do(*next(option for option in t.legal() if option[0] == "take"))
    assert came(t, before) == {"column": 1, "intrigue": -1, "drawn": 1}
    assert sorted(t.seat().intrigue) == ["ambush", "bribery"]
    assert "windfall" not in t.state.intrigue_deck + t.state.intrigue_discard


@proves("I3.7", f"research:{imm('c7r3')}")
def test_c7r3_is_optional_and_needs_a_card() -> None:
    """I3.7: an arrow; without an Intrigue card there is nothing to pay with."""
    t = go(at("c6r2").setup(intrigue=[BREAKTHROUGH, "bribery"]), "c7r3").decline()
    assert (t.seat().intrigue, t.research()) == (("bribery",), "c7r3")
    t = at("c6r2")
    before = owned(t)
    go(t, "c7r3")
    assert came(t, before) == {"column": 1, "intrigue": -1}
    assert not t.can("decline")


@proves("I3.8", f"research:{imm('c8r6')}")
def test_c8r6_sells_two_steps_for_seven_solari() -> None:
    """I3.8: optional, once; with 6 Solari there is nothing to take."""
    t = at("c7r5", solari=8)
    before = owned(t)
    go(t, "c8r6")
    assert t.solari() == 8
    t.take("research:" + imm("c8r6"))
    assert came(t, before) == {"column": 1, "solari": -7, "tleilaxu": 2}  # the Intrigue card of step 2 makes up
    t = go(at("c7r5", solari=8), "c8r6").decline()
    assert (t.solari(), t.tleilaxu()) == (8, 0)
    t = go(at("c7r5", solari=6), "c8r6")
    assert (t.solari(), t.tleilaxu(), t.can("decline")) == (6, 0, False)


@proves("I22.1", f"research:{imm('c8r6')}")
def test_c8r6_at_the_end_of_the_tleilaxu_track() -> None:
    """I22.1: where there are no steps nobody is asked to pay for them."""
    t = go(at("c7r5", solari=8, tleilaxu=7), "c8r6")
    assert (t.research(), t.solari(), t.can("decline")) == ("c8r6", 8, False)


@pytest.mark.parametrize("space", ["c8r2", "c8r4", "c8r6"])
@proves("I4.4", f"research:{imm('c8r2')}", f"research:{imm('c8r4')}", f"research:{imm('c8r6')}")
def test_after_column_8_a_card_is_drawn(space: str) -> None:
    """I4.4: the token never moves again, and its bonus does not come again."""
    t = at(space, solari=9)
    before = owned(t)
    t.intrigue(BREAKTHROUGH)
    assert (t.research(), came(t, before)) == (space, {"intrigue": -1, "drawn": 1})


@pytest.mark.parametrize(("space", "n"), [("c0r3", 0), ("c3r5", 0), ("c4r4", 1), ("c7r1", 1), ("c8r2", 2)])
@proves("I4.1", "I4.8", f"research:{imm('c0r3')}")
def test_the_markers(space: str, n: int) -> None:
    """I4.1: from column 4 on one, in column 8 both; those of others are theirs (I4.8)."""
    t = at(space).setup(1, research="c8r4")
    assert (t.markers(), t.markers(1), t.markers(2)) == (n, 2, 0)


@proves("I3.5", f"research:{imm('c4r2')}", f"research:{imm('c4r4')}")
def test_any_number_of_tokens_stand_on_a_space() -> None:
    """I3.5."""
    t = at("c3r3").setup(1, research="c4r2").setup(2, research="c4r2")
    assert go(t, "c4r2").research() == "c4r2"


@proves("I4.3", "I7.2", f"research:{imm('c4r4')}")
def test_the_first_marker_lets_tleilaxu_cards_go_on_top_of_the_deck() -> None:
    """I4.3: each time as its owner likes; without it they go to the discard pile (I7.2)."""
    for space, places in ("c3r3", {"discard"}), ("c4r4", {"discard", "top"}):
        t = immortality_table(research=space, specimens=1).tleilaxu_row(imm("contaminator"), imm("usurp")).reveal()
        assert {option[3] for option in t.legal() if option[0] == "acquire"} == places
    t.buy(imm("contaminator"), "top")
    assert t.seat().deck[0] == imm("contaminator")


# ------------------------------------------------------------------------------------------------ the Tleilaxu track

STEPS = {
    1: {},
    2: {"intrigue": 1},
    3: {},
    4: {"vp": 1, "spice": 2},
    5: {},
    6: {"intrigue": 1},
    7: {"vp": 1},
}


@pytest.mark.parametrize("step", STEPS)
@proves("I5.1", "I5.3", *(f"tleilaxu_track:{imm(f't{step}')}" for step in range(8)))
def test_what_a_step_of_the_tleilaxu_track_gives(step: int) -> None:
    """I5.1 to I5.3: the bonus of the space reached, and nothing else."""
    t = immortality_table(intrigue=[DEALINGS], tleilaxu=step - 1)
    before = owned(t)
    t.intrigue(DEALINGS)
    due = {"intrigue": -1, "tleilaxu": 1}
    for what, n in STEPS[step].items():
        due[what] = due.get(what, 0) + n
    assert came(t, before) == {what: n for what, n in due.items() if n}


@proves("I5.3", "I5.7", f"tleilaxu_track:{imm('t4')}")
def test_only_the_first_takes_the_spice() -> None:
    """I5.3, I5.7: everybody scores, the spice is there once a game."""
    t = immortality_table(intrigue=[DEALINGS], tleilaxu=3).setup(2, tleilaxu=4)
    before = owned(t)
    assert came(t.intrigue(DEALINGS), before) == {"intrigue": -1, "tleilaxu": 1, "vp": 1}


@proves("I5.5", "I2.4", f"tleilaxu_track:{imm('t7')}", f"tleilaxu_track:{imm('t0')}")
def test_the_token_stops_on_the_last_step_and_begins_on_none() -> None:
    """I5.5, I2.4."""
    assert [immortality_table().tleilaxu(seat) for seat in range(4)] == [0, 0, 0, 0]
    assert not immortality_table(intrigue=[DEALINGS], tleilaxu=7).can("intrigue", DEALINGS)
    t = immortality_table(hand=[imm("contaminator")], tleilaxu=7).play(imm("contaminator"), "stillsuits").finish_turn()
    assert t.tleilaxu() == 7


# ------------------------------------------------------------------------------------------------ Research Station


@proves("I13.1", f"space:{STATION}")
def test_research_station() -> None:
    """I13.1: two water for two cards and Research; a City and Combat space."""
    assert immortality_table(hand=["reconnaissance"], water=1).why_not("send", "reconnaissance", STATION) == "cost"
    t = immortality_table(hand=["reconnaissance"], water=2)
    before = owned(t)
    t.play("reconnaissance", STATION)
    assert t.can("deploy", 2)
    assert not t.can("deploy", 3)
    assert not t.can("end_turn")
    t.finish_turn()
    assert came(t, before) == {"water": -2, "drawn": 2, "column": 1, **SPECIMEN}


@proves("I2.8", "I4.4", f"space:{STATION}")
def test_research_station_covers_the_one_of_the_board() -> None:
    """I2.8: there is no other; after the second marker it draws three cards (I4.4)."""
    t = immortality_table(hand=["reconnaissance"], water=2, research="c8r2")
    assert "research_station" not in {option[2] for option in t.legal() if option[0] == "send"}
    before = owned(t)
    assert came(t.play("reconnaissance", STATION).finish_turn(), before) == {"water": -2, "drawn": 3}
