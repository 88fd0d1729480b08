"""The Conflict cards of the base game: what each place wins, with its choices, and what control brings."""

from __future__ import annotations

import pytest

from tests.kit.coverage import proves
from tests.kit.table import Table, table

FACTIONS = {"emperor", "guild", "bene_gesserit", "fremen"}
CONTROL = {
    "secure_imperial_basin": "imperial_basin",
    "siege_of_arrakeen": "arrakeen",
    "siege_of_carthag": "carthag",
    "battle_for_arrakeen": "arrakeen",
    "battle_for_carthag": "carthag",
    "battle_for_imperial_basin": "imperial_basin",
}
CONTROL_NAMES = tuple("conflict:" + card for card in CONTROL)


def battle(card: str, *strengths: int, players: int = 4) -> Table:
    """The Conflict is fought by players who own nothing: seats 0 to 3 come first to fourth unless said otherwise."""
    t = table(players)
    for seat in range(players):
        t.setup(seat, solari=0, spice=0, water=0, vp=0)
    return t.conflict(card).fight(*(strengths or (8, 6, 4, 2)))


def gains(t: Table, seat: int) -> dict[str, int]:
    """What the seat owns by now."""
    player = t.seat(seat)
    have = {
        "solari": player.solari,
        "spice": player.spice,
        "water": player.water,
        "vp": player.vp,
        "intrigue": len(player.intrigue),
        "influence": sum(player.influence),
    }
    return {what: n for what, n in have.items() if n}


def all_gains(t: Table) -> list[dict[str, int]]:
    return [gains(t, seat) for seat in range(4)]


# ------------------------------------------------------------------------------------------------ Conflict I


@proves("conflict:skirmish_a", "R19.2")
def test_skirmish_for_intrigue_and_solari() -> None:
    """First 1 point; second an intrigue card and 2 Solari; third 2 Solari; fourth nothing."""
    t = battle("skirmish_a")
    assert all_gains(t) == [{"vp": 1}, {"intrigue": 1, "solari": 2}, {"solari": 2}, {}]


@proves("conflict:skirmish_b", "R19.2")
def test_skirmish_for_water() -> None:
    """First 1 point; second 1 water; third 1 spice; fourth nothing."""
    assert all_gains(battle("skirmish_b")) == [{"vp": 1}, {"water": 1}, {"spice": 1}, {}]


@proves("conflict:skirmish_c", "R19.2")
def test_skirmish_for_influence_and_spice() -> None:
    """First 1 influence of choice and 1 spice; second 2 spice; third 1 spice; fourth nothing."""
    t = battle("skirmish_c")
    assert {option[1] for option in t.legal()} == FACTIONS
    t.pick("guild")
    assert t.influence("guild") == 1
    assert all_gains(t) == [{"influence": 1, "spice": 1}, {"spice": 2}, {"spice": 1}, {}]


@proves("conflict:skirmish_d", "R19.2")
def test_skirmish_for_influence_and_solari() -> None:
    """First 1 influence of choice and 2 Solari; second 3 Solari; third 2 Solari; fourth nothing."""
    t = battle("skirmish_d")
    assert {option[1] for option in t.legal()} == FACTIONS
    t.pick("fremen")
    assert t.influence("fremen") == 1
    assert all_gains(t) == [{"influence": 1, "solari": 2}, {"solari": 3}, {"solari": 2}, {}]


# ------------------------------------------------------------------------------------------------ Conflict II


@proves("conflict:cloak_and_dagger")
@pytest.mark.parametrize(("branch", "third"), [(0, {"intrigue": 1}), (1, {"spice": 1})])
def test_cloak_and_dagger(branch: int, third: dict[str, int]) -> None:
    """First 1 influence and two intrigue cards; second one and 1 spice; third either of these."""
    t = battle("cloak_and_dagger")
    t.take("conflict:cloak_and_dagger", "influence").pick("emperor")
    assert (t.asked(), t.influence("emperor")) == (2, 1)
    t.branch(branch)
    assert all_gains(t) == [{"influence": 1, "intrigue": 2}, {"intrigue": 1, "spice": 1}, third, {}]


@proves("conflict:desert_power")
def test_desert_power() -> None:
    """First 1 point and 1 water; second 1 water and 1 spice; third 1 spice."""
    t = battle("desert_power")
    assert all_gains(t) == [{"vp": 1, "water": 1}, {"water": 1, "spice": 1}, {"spice": 1}, {}]


@proves("conflict:guild_bank_raid")
def test_guild_bank_raid() -> None:
    """6, 4 and 2 Solari."""
    assert all_gains(battle("guild_bank_raid")) == [{"solari": 6}, {"solari": 4}, {"solari": 2}, {}]


@proves("conflict:machinations")
def test_machinations() -> None:
    """First 1 influence each with two different Factions; second 1 water and 2 Solari; third 1 water."""
    t = battle("machinations").pick("emperor")
    assert {option[1] for option in t.legal()} == FACTIONS - {"emperor"}
    t.pick("fremen")
    assert (t.influence("emperor"), t.influence("fremen")) == (1, 1)
    assert all_gains(t) == [{"influence": 2}, {"water": 1, "solari": 2}, {"water": 1}, {}]


@proves("conflict:raid_stockpiles")
def test_raid_stockpiles() -> None:
    """First an intrigue card and 3 spice; second 2 spice; third 1 spice."""
    assert all_gains(battle("raid_stockpiles")) == [{"intrigue": 1, "spice": 3}, {"spice": 2}, {"spice": 1}, {}]


@proves("conflict:secure_imperial_basin")
def test_secure_imperial_basin() -> None:
    """First 1 point, with control; second 2 water; third 1 water."""
    assert all_gains(battle("secure_imperial_basin")) == [{"vp": 1}, {"water": 2}, {"water": 1}, {}]


@proves("conflict:siege_of_arrakeen")
def test_siege_of_arrakeen() -> None:
    """First 1 point, with control; second 4 Solari; third 2 Solari."""
    assert all_gains(battle("siege_of_arrakeen")) == [{"vp": 1}, {"solari": 4}, {"solari": 2}, {}]


@proves("conflict:siege_of_carthag")
def test_siege_of_carthag() -> None:
    """First 1 point, with control; second an intrigue card and 1 spice; third 1 spice."""
    assert all_gains(battle("siege_of_carthag")) == [{"vp": 1}, {"intrigue": 1, "spice": 1}, {"spice": 1}, {}]


@proves("conflict:sort_through_the_chaos")
def test_sort_through_the_chaos() -> None:
    """First an intrigue card and 2 Solari, with the Mentat; second the same without it; third 2 Solari."""
    t = battle("sort_through_the_chaos")
    assert all_gains(t) == [{"intrigue": 1, "solari": 2}, {"intrigue": 1, "solari": 2}, {"solari": 2}, {}]


@proves("conflict:sort_through_the_chaos", "R23.5", "R4.3")
def test_the_winner_has_the_mentat_in_the_next_round_only() -> None:
    """The winner takes it at the start of the next round, one Agent more, and loses it in that round's Recall."""
    t = battle("sort_through_the_chaos").finish_round()
    assert (t.state.round, t.state.mentat) == (2, 0)
    assert [t.seat(seat).agents_left for seat in range(4)] == [3, 2, 2, 2]
    t.finish_round()
    assert (t.state.round, t.state.mentat, t.seat(0).agents_left) == (3, -1, 2)


@proves("conflict:sort_through_the_chaos", "R23.5")
def test_the_mentat_comes_from_wherever_it_is() -> None:
    """Another player had the Mentat in the round of the Conflict: it goes to the winner all the same."""
    t = table().setup(2, mentat=True).conflict("sort_through_the_chaos").fight(4, 2).finish_round()
    assert (t.state.round, t.state.mentat) == (2, 0)
    assert (t.seat(0).agents_left, t.seat(2).agents_left) == (3, 2)


@proves("conflict:sort_through_the_chaos", "R23.5", "R30.24", "space:mentat")
def test_the_mentat_promised_is_not_available_to_others() -> None:
    """In the round after, a visit to the Mentat space draws a card and takes nothing."""
    t = battle("sort_through_the_chaos").finish_round().until_turn_of(1)
    t.setup(1, hand=["dagger"], solari=2, deck=["diplomacy"]).play("dagger", "mentat")
    t.take("space:mentat", "gain").end_turn()
    assert (t.state.mentat, t.seat(1).hand) == (0, ("diplomacy",))


@proves("conflict:terrible_purpose")
def test_terrible_purpose() -> None:
    """First 1 point, with a card to trash; second 1 water and 1 spice; third 1 spice."""
    t = battle("terrible_purpose")
    assert all_gains(t) == [{"vp": 1}, {"water": 1, "spice": 1}, {"spice": 1}, {}]


@proves("conflict:terrible_purpose", "R13.1", "R16.6")
def test_terrible_purpose_trashes_a_card() -> None:
    """The winner may trash a card, here from the discard pile."""
    t = table(discard=["dagger", "diplomacy"]).conflict("terrible_purpose").fight(4, 2)
    t.pick("dagger")
    assert t.seat().discard == ("diplomacy",)
    assert t.event("trash") == [("trash", 0, "dagger", "discard")]


@proves("conflict:terrible_purpose", "R13.1")
def test_terrible_purpose_need_not_trash() -> None:
    """Trashing is optional."""
    t = table(discard=["dagger", "diplomacy"]).conflict("terrible_purpose").fight(4, 2)
    t.do("decline")
    assert (t.seat().discard, t.state.round) == (("dagger", "diplomacy"), 2)


# ------------------------------------------------------------------------------------------------ Conflict III


@proves("conflict:battle_for_arrakeen", "R13.6")
@pytest.mark.parametrize(
    ("first", "second", "gained"),
    [(0, 1, {"intrigue": 1, "spice": 2}), (0, 2, {"intrigue": 1, "solari": 3}), (2, 1, {"spice": 2, "solari": 3})],
)
def test_battle_for_arrakeen(first: int, second: int, gained: dict[str, int]) -> None:
    """First 2 points, with control; second two different of three; third an intrigue card and 2 Solari."""
    t = battle("battle_for_arrakeen").branch(first)
    assert t.why_not("branch", first) == "taken"
    t.branch(second)
    assert all_gains(t) == [{"vp": 2}, gained, {"intrigue": 1, "solari": 2}, {}]


@proves("conflict:battle_for_carthag")
def test_battle_for_carthag() -> None:
    """First 2 points, with control; second an intrigue card and 3 spice; third 3 spice."""
    assert all_gains(battle("battle_for_carthag")) == [{"vp": 2}, {"intrigue": 1, "spice": 3}, {"spice": 3}, {}]


@proves("conflict:battle_for_imperial_basin")
def test_battle_for_imperial_basin() -> None:
    """First 2 points, with control; second 5 spice; third 3 spice."""
    assert all_gains(battle("battle_for_imperial_basin")) == [{"vp": 2}, {"spice": 5}, {"spice": 3}, {}]


@proves("conflict:grand_vision", "R13.7")
def test_grand_vision() -> None:
    """First 2 influence with one Faction and an intrigue card; second a card and 3 spice; third 3 spice."""
    t = battle("grand_vision")
    t.take("conflict:grand_vision", "influence").pick("guild")
    assert t.influence("guild") == 2
    assert all_gains(t) == [
        {"influence": 2, "vp": 1, "intrigue": 1},  # the point is that of the second step
        {"intrigue": 1, "spice": 3},
        {"spice": 3},
        {},
    ]


# ------------------------------------------------------------------------------------------------ control


@proves("R17.1", *CONTROL_NAMES)
@pytest.mark.parametrize(("card", "space"), CONTROL.items())
def test_the_winner_takes_control(card: str, space: str) -> None:
    """The winner puts a marker on the space the card names, and on no other."""
    assert table().conflict(card).fight(4).state.control == {space: 0}


@proves("R17.1", *CONTROL_NAMES)
@pytest.mark.parametrize(("card", "space"), CONTROL.items())
def test_the_winner_replaces_an_opponents_marker(card: str, space: str) -> None:
    """An opponent's marker on the space goes back to its owner."""
    t = table().control(space, 2).conflict(card).fight(4)
    assert t.state.control == {space: 0}
    assert t.event("control") == [("control", 0, space, 2)]


@proves("R17.3", "conflict:siege_of_carthag")
def test_winning_the_own_space_changes_nothing() -> None:
    """The winner controls the space already: the marker stays."""
    t = table().control("carthag", 0).conflict("siege_of_carthag").fight(4)
    assert t.state.control == {"carthag": 0}
    assert not t.event("control")


@proves("R17.4", "R19.4", *CONTROL_NAMES)
@pytest.mark.parametrize(("card", "space"), CONTROL.items())
def test_a_tie_for_first_gives_nobody_control(card: str, space: str) -> None:
    """After a tie for first the space stays with whom it was."""
    assert table().control(space, 3).conflict(card).fight(4, 4, 2).state.control == {space: 3}


@proves("R4.2", *CONTROL_NAMES)
@pytest.mark.parametrize(("card", "space"), CONTROL.items())
def test_the_controller_may_defend(card: str, space: str) -> None:
    """When the card is revealed the controller of its space may deploy one troop from the supply."""
    t = table().control(space, 2).next_conflict(card).finish_round()
    assert (t.state.phase, t.asked()) == ("round_start", 2)
    t.take("conflict:" + card)
    assert (t.troops(2), t.garrison(2), t.supply(2)) == (1, 3, 8)


@proves("R4.2", "conflict:siege_of_arrakeen")
def test_the_controller_need_not_defend() -> None:
    """Deploying the troop is optional."""
    t = table().control("arrakeen", 2).next_conflict("siege_of_arrakeen").finish_round().decline()
    assert (t.troops(2), t.supply(2), t.state.phase) == (0, 9, "turns")


@proves("R4.2", "conflict:siege_of_arrakeen")
def test_the_controller_cannot_defend_without_supply() -> None:
    """With an empty supply nobody is asked."""
    t = table().setup(2, garrison=12).control("arrakeen", 2).next_conflict("siege_of_arrakeen").finish_round()
    assert (t.state.phase, t.troops(2), t.garrison(2)) == ("turns", 0, 12)


@proves("R4.2", "conflict:siege_of_arrakeen")
def test_control_of_another_space_defends_nothing() -> None:
    """Who controls Carthag has no part in the Siege of Arrakeen."""
    t = table().control("carthag", 2).next_conflict("siege_of_arrakeen").finish_round()
    assert t.state.phase == "turns"


@proves("R19.3", "conflict:desert_power")
def test_three_players_have_no_third_reward() -> None:
    """With three players the third place wins nothing."""
    t = battle("desert_power", 6, 4, 2, players=3)
    assert [gains(t, seat) for seat in range(3)] == [{"vp": 1, "water": 1}, {"water": 1, "spice": 1}, {}]
