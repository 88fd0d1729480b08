"""U9, U10, U2.3, U2.5: control of spaces, Combat, places and rewards."""

from __future__ import annotations

import pytest

from tests.kit import Table, proves, upr, uprising_table

# What the Skirmish of the plain table gives the three places, in Solari.
FIRST, SECOND, THIRD = 2, 3, 2


def fought(*strengths: int, players: int = 4, **facts: object) -> Table:
    """A Skirmish is fought for with these strengths."""
    return uprising_table(players, **facts).combat_begins(*strengths).everybody_passes()


def paid(t: Table) -> list[int]:
    return [t.solari(seat) for seat in range(len(t.state.seats))]


# ------------------------------------------------------------------------------------------------ U9


@proves("U9.1")
@pytest.mark.parametrize(
    ("card", "space"),
    [
        ("siege_of_arrakeen", "arrakeen"),
        ("seize_spice_refinery", "spice_refinery"),
        ("secure_imperial_basin", "imperial_basin"),
    ],
)
def test_winning_such_a_conflict_gives_control(card: str, space: str) -> None:
    """In place of seat 1."""
    t = uprising_table().conflict(card).control(space, 1).combat_begins(4)
    while t.state.round == 1:
        t.idle()
    assert t.state.control[upr(space)] == 0


@proves("U9.1")
@pytest.mark.parametrize(
    ("card", "space", "good"),
    [
        ("reconnaissance", "arrakeen", "solari"),
        ("reconnaissance", "spice_refinery", "solari"),
        ("dune_the_desert_planet", "imperial_basin", "spice"),
    ],
)
def test_the_owner_gains_the_bonus_for_every_agent_there(card: str, space: str, good: str) -> None:
    """Another's, and one's own."""
    own = {"arrakeen": 0, "spice_refinery": 2, "imperial_basin": 1}[space]
    t = uprising_table(hand=[card]).control(space, 1).play(card, space).finish_turn()
    assert (getattr(t.seat(1), good), getattr(t.seat(0), good)) == (1, own)
    t = uprising_table(hand=[card]).control(space, 0).play(card, space).finish_turn()
    assert getattr(t.seat(0), good) == own + 1


@proves("U16.3", "U5.3")
def test_the_control_bonus_comes_before_the_effects_of_the_visit() -> None:
    """Ruling 86."""
    t = uprising_table(hand=["reconnaissance"]).control("arrakeen", 1).play("reconnaissance", "arrakeen")
    kinds = [(event[0], event[1]) for event in t.events]
    assert kinds.index(("gain", 1)) < kinds.index(("recruit", 0))


# ------------------------------------------------------------------------------------------------ U10: Intrigue cards


@proves("U10.1")
def test_combat_cards_go_round_among_those_with_units() -> None:
    """Seat 2 has none in the Conflict; after a card all have to pass anew."""
    t = uprising_table(3, intrigue=["weirding_combat"]).first_player(1)
    t.setup(1, intrigue=["devour"]).setup(2, intrigue=["spring_the_trap"], spies=["guild", "choam"])
    t.combat_begins(4, 4)
    order = [t.asked()]
    t.pass_()
    order.append(t.asked())
    t.intrigue("weirding_combat")
    order.append(t.asked())
    t.intrigue("devour")
    assert (order, t.event("winner")) == ([1, 0, 1], [("winner", 0)])  # 7 to 6


@proves("U10.1")
def test_a_sandworm_is_a_unit_for_combat_cards() -> None:
    """Its owner may play Devour, with 4 swords for the sandworm."""
    t = uprising_table(worms=1, intrigue=["devour", "contingency_plan"]).combat_begins(3).intrigue("devour")
    assert t.strength() == 3 + 2 + 2


# ------------------------------------------------------------------------------------------------ U10: places


@proves("U10.2", "U2.3")
def test_rewards_by_place_and_the_card_for_the_winner() -> None:
    """Strength 0 gets nothing; reward, card and icon come in this order."""
    t = fought(6, 4, 2)
    assert paid(t) == [FIRST, SECOND, THIRD, 0]
    assert (t.won(0), t.won(1)) == (("skirmish_desert_mouse",), ())
    t = uprising_table(objective="objective_desert_mouse_first").combat_begins(6)
    kinds = [event[0] for event in t.events if event[0] in ("reward", "gain", "card_won", "pair")]
    assert kinds == ["reward", "gain", "card_won", "pair"]


@proves("U10.3")
def test_rewards_are_taken_from_the_first_player_on() -> None:
    """Seat 1 wins, seat 2 is First Player: it and seat 0, tied for second, take the third reward before and after."""
    t = uprising_table().first_player(2).combat_begins(4, 6, 4)
    assert [(event[1], event[2]) for event in t.event("reward")] == [(2, 3), (0, 3), (1, 1)]


@proves("U10.4")
@pytest.mark.parametrize(
    ("players", "strengths", "solari"),
    [
        (3, (4, 4, 2), [SECOND, SECOND, 0]),
        (4, (4, 4, 2), [SECOND, SECOND, THIRD, 0]),
        (4, (4, 4, 2, 2), [SECOND, SECOND, 0, 0]),
        (4, (4, 4, 4, 2), [SECOND, SECOND, SECOND, 0]),
    ],
)
def test_a_tie_for_first(players: int, strengths: tuple[int, ...], solari: list[int]) -> None:
    """Each takes the second reward; with four and two tied the others compete for the third."""
    assert paid(fought(*strengths, players=players)) == solari


@proves("U10.4", "U10.6")
@pytest.mark.parametrize("strengths", [(4, 4), (0, 0)])
def test_nobody_wins_the_card_in_a_tie_or_without_strength(strengths: tuple[int, ...]) -> None:
    """It lies among those revealed, and the next one is put on it."""
    t = uprising_table().next_conflict("test_of_loyalty").combat_begins(*strengths)
    assert t.event("winner") == [("winner", -1)]
    assert ([t.won(seat) for seat in range(4)], t.event("card_won")) == ([()] * 4, [])
    assert t.state.conflicts == (upr("skirmish_desert_mouse"), upr("test_of_loyalty"))


@proves("U10.6")
def test_without_strength_there_is_no_reward() -> None:
    """Troops that have all retreated."""
    assert paid(fought()) == [0, 0, 0, 0]


@proves("U10.5", "U2.5")
@pytest.mark.parametrize(
    ("players", "strengths", "solari"),
    [
        (3, (6, 4, 4), [FIRST, THIRD, THIRD]),
        (4, (6, 4, 4, 2), [FIRST, THIRD, THIRD, 0]),
        (4, (6, 4, 4, 4), [FIRST, THIRD, THIRD, THIRD]),
        (4, (6, 4, 2, 2), [FIRST, SECOND, 0, 0]),
    ],
)
def test_ties_for_second_and_third(players: int, strengths: tuple[int, ...], solari: list[int]) -> None:
    """Tied for second: the third reward each, with any number of players. Tied for third: nothing."""
    assert paid(fought(*strengths, players=players)) == solari


@proves("U2.5", "U14.1")
@pytest.mark.parametrize(("players", "third"), [(3, 0), (4, THIRD)])
def test_the_third_place_is_paid_with_four_alone(players: int, third: int) -> None:
    """6, 4, 2."""
    assert fought(6, 4, 2, players=players).solari(2) == third


@proves("U14.1")
@pytest.mark.parametrize(("players", "points"), [(3, 0), (4, 1)])
def test_the_score_begins_by_the_number_of_players(players: int, points: int) -> None:
    """Of every seat."""
    t = uprising_table(players)
    assert [t.vp(seat) for seat in range(players)] == [points] * players


# ------------------------------------------------------------------------------------------------ U10: doubled rewards


@proves("U10.7")
@pytest.mark.parametrize(("worms", "times"), [(0, 1), (1, 2), (3, 2)])
def test_sandworms_double_the_reward_once(worms: int, times: int) -> None:
    """For any place, and for their owner alone."""
    t = uprising_table(worms=worms).setup(1, worms=worms).combat_begins(14, 10, 4)
    assert paid(t) == [FIRST * times, SECOND * times, THIRD, 0]


@proves("U10.7")
def test_control_card_and_icon_are_not_doubled() -> None:
    """The point is, and with it one pair of Crysknives makes three."""
    t = uprising_table(worms=1, objective="objective_crysknife").conflict("battle_for_arrakeen").wall(False)
    t.combat_begins(3)
    assert [event for event in t.events if event[0] == "control"] == [("control", 0, upr("arrakeen"), -1)]
    assert (len(t.event("card_won")), len(t.event("pair")), t.vp()) == (1, 1, 1 + 2 + 1)
    t = uprising_table(worms=1, spies=["guild", "choam"]).conflict("battle_for_arrakeen").combat_begins(3)
    taken = [option[2] for option in t.legal() if option[0] == "take"]
    assert (taken.count("control"), taken.count("pay")) == (1, 2)


@proves("U10.7")
@pytest.mark.parametrize(("spice", "points"), [(3, 1), (6, 2)])
def test_an_arrow_may_be_paid_a_second_time(spice: int, points: int) -> None:
    """Spice Freighters: 3 spice for a point."""
    t = uprising_table(worms=1, spice=spice).conflict("spice_freighters").combat_begins(3)
    for _ in range(points):
        t.take("conflict:spice_freighters", "pay")
    assert (t.vp(), t.spice()) == (1 + points, 0)
    assert not t.can_take("conflict:spice_freighters", "pay")


@proves("U10.7")
@pytest.mark.parametrize("second", ["fremen", "guild"])
def test_doubled_influence_goes_to_one_or_two_factions(second: str) -> None:
    """Each step is a choice of its own."""
    t = uprising_table(worms=1).conflict("skirmish_crysknife").combat_begins(3)
    t.take("conflict:skirmish_crysknife").pick("fremen").choose_if_asked(second)
    assert (t.influence("fremen"), t.influence("guild")) == ((2, 0) if second == "fremen" else (1, 1))


@proves("U10.9")
@pytest.mark.parametrize("n", [0, 1, 2])
def test_retreated_troops_return_to_the_garrison(n: int) -> None:
    """Tactical Option: any number, none too."""
    t = uprising_table(intrigue=["tactical_option"]).setup(1, intrigue=["devour"]).combat_begins(4, 2)
    t.intrigue("tactical_option").branch(1)
    t.do("retreat", n) if n else t.decline()
    assert (t.troops(), t.garrison()) == (2 - n, 3 + n)
