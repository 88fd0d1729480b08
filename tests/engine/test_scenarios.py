"""The table of the tests itself: it begins plain, takes facts together, and refuses what is asked in vain."""

from __future__ import annotations

from itertools import islice, permutations

import pytest

from dune_desktop.engine.resolution import setup
from dune_desktop.engine.validation.soundness import first_problem
from tests.kit import Table, immortality_table, ix_table, solo_table, table
from tests.kit import options as kit_options
from tests.kit.options import NoOption

ALL = ("base", "ix", "immortality")
TABLES = {
    "four": table,
    "two": lambda: table(2),
    "four with Ix": ix_table,
    "Epic": lambda: ix_table(variants=("epic",)),
    "four with both": lambda: immortality_table(ix=True),
    "solo": solo_table,
    "solo mentat with both": lambda: solo_table("mentat", boxes=ALL),
}


@pytest.mark.parametrize("name", TABLES)
def test_nothing_on_a_plain_table_was_decided_by_chance(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever was shuffled when the game was set up, the same lies there."""
    before = TABLES[name]()
    dealt = setup.new_game
    for other in (5, 6):
        monkeypatch.setattr(setup, "new_game", lambda rules, seed, other=other: dealt(rules, other))
        assert TABLES[name]().state == before.state


@pytest.mark.parametrize("name", TABLES)
def test_a_plain_table_can_be_played_on(name: str) -> None:
    """It is a position of the game like any other, here and at the end of the round."""
    t = TABLES[name]()
    assert first_problem(t.rules, t.state) == ""
    assert (t.asked(), t.decision().kind, t.hand()) == (0, "turn", {})
    assert first_problem(t.rules, t.finish_round().state) == ""


def test_facts_of_a_seat_are_set_together() -> None:
    """In whatever order the same: points last, and no troop is one too many on the way."""
    facts = {
        "vp": 3,
        "hand": ["dagger"],
        "deck": ["dagger", "signet_ring"],
        "influence": {"fremen": 4},
        "garrison": 1,
        "conflict": 9,
        "negotiators": 2,
    }
    orders = islice(permutations(facts.items()), 0, None, 97)
    states = [ix_table().setup(1, garrison=12).setup(1, **dict(order)).state for order in orders]
    assert all(state == states[0] for state in states)
    assert (states[0].seats[1].vp, states[0].seats[1].supply) == (3, 0)


def test_too_many_troops_are_told_of() -> None:
    with pytest.raises(AssertionError, match=r"seat 1 has 12 troops.*'garrison': 12, 'conflict': 2"):
        table().setup(1, garrison=12, conflict=2)


def test_a_fact_the_kit_does_not_know_changes_nothing() -> None:
    t = table()
    before = t.state.clone()
    with pytest.raises(TypeError, match="no fact 'melange'; it knows agents, "):
        t.setup(solari=3, melange=2)
    assert t.state == before


def test_strength_and_what_is_left_to_spend() -> None:
    t = ix_table(hand=["dagger"]).setup(1, dreadnoughts={"conflict": 1}).setup(1, strength=8)
    assert (t.strength(1), t.troops(1), t.seat(1).swords) == (8, 2, 1)
    assert t.reveal().setup(persuasion=7).persuasion() == 7
    with pytest.raises(AssertionError, match="it is the turn of seat 0"):
        t.setup(1, persuasion=1)


def test_tiles_face_down_and_who_has_revealed() -> None:
    t = ix_table().setup(2, tech=["training_drones", "artillery"], face_down=["artillery"]).setup(1, revealed=True)
    assert t.ix(2).face_down == ("artillery",)
    t.reveal_and_end()
    assert t.asked() == 2


# ------------------------------------------------------------------------------------------------ where it begins


def sound(t: Table) -> Table:
    assert first_problem(t.rules, t.state) == ""
    return t


def test_combat_begins() -> None:
    """Whoever is in the Conflict is asked; when all pass, the rewards are given."""
    t = sound(table(intrigue=["ambush"]).setup(1, intrigue=["ambush"]).combat_begins(4, 5))
    assert (t.state.phase, t.asked(), t.decision().kind, t.strength(1)) == ("combat", 0, "combat", 5)
    t.pass_().intrigue("ambush").everybody_passes()
    assert (t.state.phase, t.state.round, t.vp(1)) == ("turns", 2, 2)


def test_combat_begins_alone() -> None:
    """Rivals have sent all their Agents, and turn their cards for the bonus."""
    t = sound(solo_table(intrigue=["ambush"]).hagal_deck("hagal_conspire").combat_begins(2, 4, 0))
    assert (t.state.phase, t.asked(), t.strength(1)) == ("combat", 0, 8)
    assert [seat.agents_left for seat in t.state.seats[1:]] == [0, 0]


def test_the_recall_begins() -> None:
    """The next round, or the end of the game if points suffice; what was fought for was given before."""
    t = sound(table().setup(1, conflict=3, agents=["wealth"]).recall_begins())
    assert (t.state.round, t.state.first_player, t.seat(1).agents, t.troops(1)) == (2, 1, (), 0)
    assert table(vp=10).recall_begins().state.phase == "over"


def test_the_endgame_begins() -> None:
    high = dict.fromkeys(("emperor", "guild", "fremen"), 3)
    t = sound(table(intrigue=["plans_within_plans"], influence=high).endgame_begins())
    assert (t.state.phase, t.can("intrigue", "plans_within_plans")) == ("endgame", True)
    t.everybody_passes()
    assert t.state.phase == "over"


def test_the_turn_of_a_rival_begins() -> None:
    """It turns the card that was said, and then it is the turn of the next seat."""
    t = sound(solo_table().turn_begins(2, "hagal_carthag"))
    assert [event[1:3] for event in t.event("send")] == [(2, "carthag")] or t.seat(2).agents == ("carthag",)
    assert (t.asked(), t.decision().kind) == (0, "turn")
    t = sound(table(2).turn_begins(2, "hagal_carthag"))
    assert (t.seat(2).agents, t.asked()) == (("carthag",), 0)
    t = sound(table().turn_begins(3))
    assert (t.asked(), t.turn.seat) == (3, 3)


def test_a_choice_is_made_where_it_is_asked() -> None:
    t = table(hand=["diplomacy"]).setup(1, conflict=1)
    assert t.choose_if_asked("fremen").state == table(hand=["diplomacy"]).setup(1, conflict=1).state
    t = table().conflict("machinations").combat_begins(2).everybody_passes()
    t.choose_if_asked("guild", "fremen", "emperor")
    assert (t.influence("guild"), t.influence("fremen"), t.influence("emperor")) == (1, 1, 0)


# ------------------------------------------------------------------------------------------------ asked in vain


@pytest.mark.parametrize(
    ("option", "said"),
    [
        (("send", "dagger", "wealth", 0, ""), "4 parts after its word"),
        (("send", "dagger", "wealth", 0, "", "", ""), "6 parts after its word"),
        (("sned", "dagger"), "no option begins with 'sned'"),
        (("send", "daggr", "wealth", 0, "", ""), "'daggr' is no card of this game"),
        (("send", "dagger", "wealht", 0, "", ""), "'wealht' is no space of this game"),
        (("faction", "atreides"), "'atreides' is no faction"),
        (("deploy",), "0 parts"),
        (["reveal"], "words and numbers"),
        ("reveal", "words and numbers"),
    ],
)
def test_what_no_option_can_be_is_not_denied_but_refused(option: object, said: str) -> None:
    """Or a test that something cannot be done would pass for ever."""
    t = table(hand=["dagger"])
    with pytest.raises(NoOption, match=said):
        assert option not in t.legal()


def test_the_beginning_of_an_option_is_looked_at_too() -> None:
    t = table(hand=["dagger"], solari=2)
    assert t.can("send", "dagger", "mentat", 0, "")
    assert not t.can("deploy", 1)
    for start in ((("send", "dagger"),), ("send", "dagger", "welth"), ("reveal", 1), ("revel",)):
        with pytest.raises(NoOption):
            t.can(*start)
    with pytest.raises(NoOption, match="nothing in this game is called 'card:daggr'"):
        t.can_take("card:daggr")


def test_an_event_that_is_none_is_not_missed_in_vain() -> None:
    with pytest.raises(AssertionError, match="no event is called 'rewrad'"):
        table().event("rewrad")


def test_several_kinds_of_units_are_one_option() -> None:
    """A star in `ACTIONS` stands for any number of parts."""
    t = ix_table(hand=["dagger"])
    for option in (("deploy", 1), ("deploy", 1, 1), ("deploy", 1, 1, 0)):
        kit_options.check(t.rules, option)
