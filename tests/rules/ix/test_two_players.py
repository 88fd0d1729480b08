"""X12, X17.1, X17.18: House Hagal as the third competitor of a two-player game with Rise of Ix, in seat 2."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.kit.coverage import proves
from tests.kit.table import Table, new_game, table

IX = ("base", "ix")
HAGAL = 2
LEADERS = ("paul_atreides", "earl_memnon_thorvald")
ONE_ICON = "hagal_smuggling_or_interstellar_shipping"
UNMARKED = {"artillery", "disposal_facility", "holoprojectors", "minimic_film", "restricted_ordnance", "spaceport"}


def two(**hagal: Any) -> Table:
    """A two-player table; facts are about House Hagal."""
    return table(2, boxes=IX).setup(HAGAL, **hagal)


def fought(card: str, strengths: Sequence[int], **hagal: Any) -> Table:
    """The Conflict was fought with these strengths and no combat bonus."""
    t = two(agents_left=0, **hagal)
    for seat in (0, 1):
        t.setup(seat, solari=0, spice=0, water=0, vp=0)
    return t.conflict(card).hagal_deck("hagal_carthag").fight(*strengths)


def holds(t: Table) -> dict[str, int]:
    assert t.state.own.get("ix") is not None
    return {space: seat for space, (seat, _) in t.state.own["ix"].holds.items()}


# ------------------------------------------------------------------------------------------------ deck and tiles


@proves("X12.1", "X1.8")
def test_the_two_player_deck() -> None:
    """29 cards: two Dreadnought cards marked 2P, none marked 1P, none for the spaces that are covered."""
    t = new_game(2, leaders=LEADERS, boxes=IX)
    deck = t.state.hagal_deck
    gone = ("hagal_hall_of_oratory", "hagal_rally_troops", "hagal_dreadnought_1p", "hagal_tech_negotiation")
    assert (len(deck), deck.count("hagal_dreadnought_2p")) == (29, 2)
    assert [deck.count(card) for card in (*gone, "hagal_arrakeen_1p")] == [0] * 5
    assert (t.ix(HAGAL).supply, t.ix(HAGAL).freighter, t.ix(0).supply) == (2, 0, 2)


@proves("X12.2", "X11.25")
def test_house_hagal_ignores_tech_tiles() -> None:
    """Unmarked tiles may lie face up alone; none is ever trashed for it, and it takes none."""
    games = [new_game(2, leaders=LEADERS, boxes=IX, seed=seed) for seed in range(300)]
    tables = [t.state.own.get("ix") for t in games]
    assert all(found is not None and found.removed == () for found in tables)
    assert any(found is not None and set(found.shown) <= UNMARKED for found in tables)
    t = two(spice=9).shown("windtraps", "chaumurky", "artillery").rival_turn(HAGAL, "hagal_dreadnought_2p")
    assert t.ix(HAGAL).tech == ()


# ------------------------------------------------------------------------------------------------ shipping


@proves("X12.3", "X11.7")
def test_house_hagals_freighter() -> None:
    """Up to the second space, then home: both players gain 1 Solari, it gains none; two troops and influence."""
    t = two(freighter=2, influence={"emperor": 1, "guild": 1, "bene_gesserit": 1})
    before = [t.solari(seat) for seat in range(3)]
    t.rival_turn(HAGAL, ONE_ICON)
    assert [t.solari(seat) - had for seat, had in enumerate(before)] == [1, 1, 0]
    assert (t.garrison(HAGAL), t.troops(HAGAL), t.influence("fremen", HAGAL), t.ix(HAGAL).freighter) == (2, 0, 1, 0)


@proves("X12.3", "X11.13")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_breaks_house_hagals_tie(first: int) -> None:
    """The human with the First Player marker chooses among its lowest Factions."""
    t = two(freighter=2, influence={"emperor": 1, "guild": 1}).first_player(first).rival_turn(HAGAL, ONE_ICON)
    assert (t.asked(), t.decision().acting_for) == (first, HAGAL)
    t.pick("bene_gesserit")
    assert t.influence("bene_gesserit", HAGAL) == 1


@proves("X12.4")
def test_house_hagal_gets_no_dividends() -> None:
    """A player's Dividends pay the other player only."""
    t = two().setup(0, hand=["dune_the_desert_planet"], freighter=1).setup(1, solari=0)
    t.play("dune_the_desert_planet", "smuggling").take("space:smuggling").do("freighter", "recall")
    t = t.take("shipping:shipping_dividends") if t.can("take") else t
    assert (t.branch(0).solari(1), t.solari(HAGAL)) == (1, 0)


@proves("X12.8", "X11.4", "X11.5")
@pytest.mark.parametrize(("steps", "space"), [(1, "smuggling"), (2, "interstellar_shipping")])
def test_house_hagals_own_guild_influence_counts(steps: int, space: str) -> None:
    """Not that of the players."""
    t = two(influence={"guild": steps}).setup(0, influence={"guild": 3 - steps}).rival_turn(HAGAL, ONE_ICON)
    assert t.seat(HAGAL).agents == (space,)


# ------------------------------------------------------------------------------------------------ dreadnoughts


@proves("X12.5", "X11.14", "X5.8")
def test_house_hagal_deploys_dreadnoughts_first() -> None:
    """On a Combat space a dreadnought and one troop of the garrison; 3 and 2 strength."""
    t = two(garrison=3, dreadnoughts={"garrison": 1}).rival_turn(HAGAL, "hagal_stillsuits")
    assert (t.ix(HAGAL).conflict, t.troops(HAGAL), t.strength(HAGAL)) == (1, 1, 5)


@proves("X12.5", "X11.15")
def test_house_hagals_dreadnought_earns_its_combat_bonus() -> None:
    """With a dreadnought and no troop in the Conflict it reveals a card for swords."""
    t = two(agents_left=0, dreadnoughts={"conflict": 1}).hagal_deck("hagal_heighliner").fight(2, 0, 0)
    assert [event[1] for event in t.event("hagal_bonus")] == [HAGAL]


@proves("X12.5", "X5.10")
def test_house_hagals_units_after_combat() -> None:
    """Without the win its troops go to the supply, its dreadnoughts to the garrison."""
    t = fought("skirmish_a", (12, 0, 4), dreadnoughts={"conflict": 2}, garrison=1)
    assert (t.troops(HAGAL), t.garrison(HAGAL), t.supply(HAGAL)) == (0, 1, 11)
    assert (t.ix(HAGAL).garrison, t.ix(HAGAL).conflict, holds(t)) == (2, 0, {})


@proves("X12.6", "X17.1", "X11.16")
@pytest.mark.parametrize(
    ("control", "taken"),
    [({}, "imperial_basin"), ({"arrakeen": 0, "carthag": 1}, "arrakeen"), ({"carthag": 1}, "carthag")],
)
def test_house_hagals_dreadnought_covers_a_space(control: dict[str, int], taken: str) -> None:
    """After a win, by the rule of the Rivals; the marker stays underneath."""
    t = two(agents_left=0, dreadnoughts={"conflict": 1})
    for space, owner in control.items():
        t.control(space, owner)
    t.hagal_deck("hagal_carthag").fight(2, 0, 6)
    assert (holds(t), t.state.control) == ({taken: HAGAL}, control)


@proves("X12.6", "X17.1", "X6.4")
def test_nobody_collects_where_house_hagals_dreadnought_stands() -> None:
    """Neither bonus for the marker's owner, for House Hagal or for the visitor, nor a defensive troop."""
    t = (
        two()
        .setup(1, solari=0)
        .setup(0, hand=["reconnaissance"], solari=0)
        .control("carthag", 1)
        .hold("carthag", HAGAL)
    )
    t.play("reconnaissance", "carthag")
    assert [t.solari(seat) for seat in range(3)] == [0, 0, 0]
    t = two(agents_left=0).control("carthag", 1).hold("carthag", HAGAL, placed=1).next_conflict("siege_of_carthag")
    t.fight(0, 0, 0)
    assert (t.state.round, t.decision().kind, t.troops(1), t.troops(HAGAL)) == (2, "turn", 0, 0)


@proves("X12.6", "X6.5")
def test_house_hagals_dreadnought_goes_home() -> None:
    """At the end of the next Combat; then the marker works again."""
    t = two(agents_left=0).control("carthag", 1).hold("carthag", HAGAL).fight(0, 0, 0)
    assert (holds(t), t.ix(HAGAL).garrison) == ({}, 1)
    t.until_turn_of(0).setup(0, hand=["reconnaissance"]).setup(1, solari=0).play("reconnaissance", "carthag")
    assert t.solari(1) == 1


@proves("X12.7", "conflict:siege_of_arrakeen")
def test_house_hagals_win_removes_a_marker() -> None:
    """Of the space the Conflict is for; with a dreadnought it then covers by the usual order."""
    t = two(agents_left=0, dreadnoughts={"conflict": 1}).control("arrakeen", 0).control("carthag", 1)
    t.conflict("siege_of_arrakeen").hagal_deck("hagal_carthag").fight(2, 0, 6)
    assert (t.state.control, holds(t)) == ({"carthag": 1}, {"carthag": HAGAL})


@proves("X12.7", "conflict:skirmish_freighter_troop", "conflict:trade_monopoly")
@pytest.mark.parametrize("card", ["skirmish_freighter_troop", "trade_monopoly"])
def test_house_hagal_takes_no_reward(card: str) -> None:
    """No troop, no Freighter icon."""
    t = fought(card, (2, 0, 6), garrison=1)
    assert (t.garrison(HAGAL), t.ix(HAGAL).freighter) == (1, 0)


# ------------------------------------------------------------------------------------------------ extra turns


def weirding(seat: int, *hand: str) -> Table:
    """This seat has used Weirding Way at Carthag and ended the turn; seat 0 is the first player."""
    t = two().hagal_deck("hagal_foldspace", "hagal_secrets", "hagal_stillsuits")
    if seat:
        t.reveal().end_turn()
    t.setup(seat, hand=["weirding_way", *hand])
    return t.play("weirding_way", "carthag").take("card:weirding_way").finish_turn()


@proves("X17.18", "X9.11", "card:weirding_way")
def test_house_hagal_waits_for_an_extra_turn() -> None:
    """Nobody acts before it; afterwards House Hagal takes two turns, then the other player."""
    t = weirding(0, "dagger")
    assert (t.asked(), t.seat(HAGAL).agents) == (0, ())
    t.play("dagger", "tech_negotiation").finish_turn()
    assert (t.seat(HAGAL).agents, t.asked()) == (("foldspace", "secrets"), 1)


@proves("X17.18", "card:weirding_way")
def test_an_extra_reveal_turn_is_no_agent_turn() -> None:
    """The extra turn is a Reveal turn: House Hagal answers the one Agent turn."""
    t = weirding(0, "diplomacy").reveal().end_turn()
    assert (t.seat(HAGAL).agents, t.asked()) == (("foldspace",), 1)


@proves("X17.18", "X9.11", "card:weirding_way")
def test_the_second_players_extra_turn_calls_nobody() -> None:
    """House Hagal answers the first player only."""
    t = weirding(1, "dagger")
    assert t.asked() == 1
    t.play("dagger", "tech_negotiation").finish_turn()
    assert t.seat(HAGAL).agents == ()


@proves("X17.18", "R27.4")
def test_house_hagal_answers_while_it_has_agents() -> None:
    """With one Agent left it takes one turn for the two."""
    t = two(agents_left=1).setup(0, hand=["weirding_way", "dagger"]).hagal_deck("hagal_stillsuits", "hagal_wealth")
    t.setup(HAGAL, agents=["foldspace", "secrets"])
    t.play("weirding_way", "carthag").take("card:weirding_way").finish_turn()
    t.play("dagger", "tech_negotiation").finish_turn()
    assert (t.seat(HAGAL).agents, t.seat(HAGAL).agents_left) == (("foldspace", "secrets", "stillsuits"), 0)
