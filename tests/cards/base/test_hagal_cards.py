"""The House Hagal cards of the base game: where each sends a Rival, what it gives, how many swords it adds."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.coverage import proves
from tests.kit.table import Table, solo_table, table

SOLO, TWO = "solo", "two players"
BOTH = pytest.mark.parametrize("game", [SOLO, TWO])


def rival(game: str, **facts: Any) -> tuple[Table, int]:
    """A Rival about to act: seat 1 of a solo game, or House Hagal, seat 2, of a two-player game; it owns nothing."""
    t = solo_table() if game == SOLO else table(2)
    seat = 1 if game == SOLO else 2
    return t.setup(seat, water=0, **facts), seat


def resources(t: Table, seat: int) -> tuple[int, int, int, int]:
    """Solari, spice, water and intrigue cards."""
    player = t.seat(seat)
    return player.solari, player.spice, player.water, len(player.intrigue)


NOTHING = (0, 0, 0, 0)

# ------------------------------------------------------------------------------------------------ spaces


@proves("hagal:hagal_conspire", "R26.4", "R26.6")
@BOTH
def test_conspire(game: str) -> None:
    """1 Emperor influence and two troops to the garrison; no spice is paid, no Solari and no card are gained."""
    t, seat = rival(game, garrison=3)
    t.rival_turn(seat, "hagal_conspire")
    assert (t.seat(seat).agents, t.seat(seat).influence) == (("conspire",), (1, 0, 0, 0))
    assert (t.garrison(seat), t.troops(seat), resources(t, seat)) == (5, 0, NOTHING)


@proves("hagal:hagal_wealth", "R26.4")
@BOTH
def test_wealth(game: str) -> None:
    """1 Emperor influence; not the space's Solari, no troops."""
    t, seat = rival(game, garrison=3)
    t.rival_turn(seat, "hagal_wealth")
    assert (t.seat(seat).agents, t.seat(seat).influence) == (("wealth",), (1, 0, 0, 0))
    assert (t.garrison(seat), t.troops(seat), resources(t, seat)) == (3, 0, NOTHING)


@proves("hagal:hagal_heighliner", "R26.4", "R26.6", "R26.7")
@BOTH
def test_heighliner(game: str) -> None:
    """1 Guild influence; three troops, not five, go to the Conflict with two of the garrison; no water."""
    t, seat = rival(game, garrison=3)
    t.rival_turn(seat, "hagal_heighliner")
    assert (t.seat(seat).agents, t.seat(seat).influence) == (("heighliner",), (0, 1, 0, 0))
    assert (t.garrison(seat), t.troops(seat), t.supply(seat), resources(t, seat)) == (1, 5, 6, NOTHING)


@proves("hagal:hagal_foldspace", "R26.4")
@BOTH
def test_foldspace(game: str) -> None:
    """1 Guild influence; no Foldspace card is acquired, no troops."""
    t, seat = rival(game, garrison=3)
    t.rival_turn(seat, "hagal_foldspace")
    assert (t.seat(seat).agents, t.seat(seat).influence) == (("foldspace",), (0, 1, 0, 0))
    assert (t.garrison(seat), t.troops(seat), t.state.reserve["foldspace"]) == (3, 0, 6)


@proves("hagal:hagal_selective_breeding", "R26.4")
@BOTH
def test_selective_breeding(game: str) -> None:
    """1 Bene Gesserit influence, without the space's 2 spice."""
    t, seat = rival(game, garrison=3)
    t.rival_turn(seat, "hagal_selective_breeding")
    assert (t.seat(seat).agents, t.seat(seat).influence) == (("selective_breeding",), (0, 0, 1, 0))
    assert (t.garrison(seat), t.troops(seat), resources(t, seat)) == (3, 0, NOTHING)


@proves("hagal:hagal_secrets", "R26.4", "R12.5")
@BOTH
def test_secrets(game: str) -> None:
    """1 Bene Gesserit influence; no intrigue card is drawn, and none stolen from a player with four."""
    t, seat = rival(game, garrison=3)
    t.setup(0, intrigue=["ambush", "bribery", "charisma", "windfall"]).rival_turn(seat, "hagal_secrets")
    assert (t.seat(seat).agents, t.seat(seat).influence) == (("secrets",), (0, 0, 1, 0))
    assert (len(t.seat(0).intrigue), resources(t, seat)) == (4, NOTHING)


@proves("hagal:hagal_hardy_warriors", "R26.4", "R26.6", "R26.7")
@BOTH
def test_hardy_warriors(game: str) -> None:
    """1 Fremen influence; two troops go to the Conflict with two of the garrison; no water is paid."""
    t, seat = rival(game, garrison=3)
    t.rival_turn(seat, "hagal_hardy_warriors")
    assert (t.seat(seat).agents, t.seat(seat).influence) == (("hardy_warriors",), (0, 0, 0, 1))
    assert (t.garrison(seat), t.troops(seat), t.supply(seat)) == (1, 4, 7)


@proves("hagal:hagal_stillsuits", "R26.4", "R26.7")
@BOTH
def test_stillsuits(game: str) -> None:
    """1 Fremen influence; two of the garrison go to the Conflict although none is recruited; no water."""
    t, seat = rival(game, garrison=3)
    t.rival_turn(seat, "hagal_stillsuits")
    assert (t.seat(seat).agents, t.seat(seat).influence) == (("stillsuits",), (0, 0, 0, 1))
    assert (t.garrison(seat), t.troops(seat), t.supply(seat), resources(t, seat)) == (1, 2, 9, NOTHING)


@proves("hagal:hagal_rally_troops", "R26.4", "R26.6")
@BOTH
def test_rally_troops(game: str) -> None:
    """Four troops to the garrison, for nothing."""
    t, seat = rival(game, garrison=3)
    t.rival_turn(seat, "hagal_rally_troops")
    assert (t.seat(seat).agents, t.seat(seat).influence) == (("rally_troops",), (0, 0, 0, 0))
    assert (t.garrison(seat), t.troops(seat), t.supply(seat)) == (7, 0, 5)


@proves("hagal:hagal_hall_of_oratory", "R26.6")
@BOTH
def test_hall_of_oratory(game: str) -> None:
    """One troop to the garrison."""
    t, seat = rival(game, garrison=3)
    t.rival_turn(seat, "hagal_hall_of_oratory")
    assert t.seat(seat).agents == ("hall_of_oratory",)
    assert (t.garrison(seat), t.troops(seat), t.supply(seat)) == (4, 0, 8)


@proves("hagal:hagal_carthag", "R26.4", "R26.6", "R26.7")
@BOTH
def test_carthag(game: str) -> None:
    """One troop goes to the Conflict with two of the garrison; no intrigue card."""
    t, seat = rival(game, garrison=3)
    t.rival_turn(seat, "hagal_carthag")
    assert t.seat(seat).agents == ("carthag",)
    assert (t.garrison(seat), t.troops(seat), t.supply(seat), resources(t, seat)) == (1, 3, 8, NOTHING)


@proves("hagal:hagal_arrakeen_1p", "R26.6", "R26.7", "R28.10")
def test_arrakeen_in_a_solo_game() -> None:
    """One troop goes to the Conflict with two of the garrison, and the Rival uses its signet: Memnon's spice."""
    t = solo_table(rivals=("earl_memnon_thorvald", "duke_leto_atreides")).setup(1, garrison=3)
    t.rival_turn(1, "hagal_arrakeen_1p")
    assert (t.seat(1).agents, t.spice(1)) == (("arrakeen",), 1)
    assert (t.garrison(1), t.troops(1), t.supply(1)) == (1, 3, 8)


@proves("hagal:hagal_arrakeen_2p", "R26.6", "R26.7", "R26.8")
def test_arrakeen_in_a_two_player_game() -> None:
    """One troop goes to the Conflict with two of the garrison; no signet, no card."""
    t, seat = rival(TWO, garrison=3)
    t.rival_turn(seat, "hagal_arrakeen_2p")
    assert t.seat(seat).agents == ("arrakeen",)
    assert (t.garrison(seat), t.troops(seat), t.supply(seat), resources(t, seat)) == (1, 3, 8, NOTHING)


# ------------------------------------------------------------------------------------------------ Harvest Spice


@proves("hagal:hagal_harvest_spice", "R26.9", "R28.9")
@pytest.mark.parametrize(
    ("bonus", "space", "spice"),
    [
        ({"imperial_basin": 1}, "imperial_basin", 1 + 1),
        ({"hagga_basin": 1}, "hagga_basin", 2 + 1),
        ({"the_great_flat": 1}, "the_great_flat", 3 + 1),
        ({"imperial_basin": 3, "hagga_basin": 2, "the_great_flat": 2}, "imperial_basin", 1 + 3),
        ({"imperial_basin": 2, "hagga_basin": 2, "the_great_flat": 1}, "hagga_basin", 2 + 2),
        ({"imperial_basin": 1, "hagga_basin": 1, "the_great_flat": 1}, "the_great_flat", 3 + 1),
    ],
)
def test_harvest_spice_goes_to_most_bonus_then_most_in_all(bonus: dict[str, int], space: str, spice: int) -> None:
    """To the Maker space with most bonus spice, of equal ones to the richest; a solo Rival gains all of it."""
    t, seat = rival(SOLO, garrison=3)
    for name, n in bonus.items():
        t.bonus_spice(name, n)
    t.rival_turn(seat, "hagal_harvest_spice")
    assert (t.seat(seat).agents, t.spice(seat), t.state.bonus_spice[space]) == ((space,), spice, 0)


@proves("hagal:hagal_harvest_spice", "R26.9", "R27.10")
def test_harvest_spice_goes_to_the_bank_with_two_players() -> None:
    """House Hagal removes the bonus spice and gains nothing."""
    t, seat = rival(TWO)
    t.bonus_spice("hagga_basin", 2).rival_turn(seat, "hagal_harvest_spice")
    assert (t.seat(seat).agents, t.state.bonus_spice["hagga_basin"]) == (("hagga_basin",), 0)
    assert resources(t, seat) == NOTHING


@proves("hagal:hagal_harvest_spice", "R26.9", "R26.10")
@BOTH
def test_harvest_spice_without_bonus_spice_is_skipped(game: str) -> None:
    """No Maker space has bonus spice, as in round 1: another card is revealed."""
    t, seat = rival(game)
    t.rival_turn(seat, "hagal_harvest_spice", "hagal_wealth")
    assert t.seat(seat).agents == ("wealth",)
    assert [event[2:5] for event in t.event("hagal")] == [
        ("hagal_harvest_spice", "", "no_bonus"),
        ("hagal_wealth", "wealth", "goes"),
    ]


@proves("hagal:hagal_harvest_spice", "R26.7")
@BOTH
def test_harvest_spice_deploys_from_the_garrison(game: str) -> None:
    """Maker spaces are Combat spaces: two of the garrison go to the Conflict."""
    t, seat = rival(game, garrison=3)
    t.bonus_spice("imperial_basin", 1).rival_turn(seat, "hagal_harvest_spice")
    assert (t.garrison(seat), t.troops(seat)) == (1, 2)


@proves("hagal:hagal_harvest_spice", "R25.26", "O12")
def test_harvest_spice_takes_the_next_best_when_the_voice_closes_the_best() -> None:
    """The richest space is closed by The Voice: the Rival goes to the next best with bonus spice."""
    t, seat = rival(SOLO)
    t.bonus_spice("the_great_flat", 2).bonus_spice("imperial_basin", 1).voice("the_great_flat", 0)
    t.rival_turn(seat, "hagal_harvest_spice")
    assert (t.seat(seat).agents, t.state.bonus_spice["the_great_flat"]) == (("imperial_basin",), 2)


# ------------------------------------------------------------------------------------------------ Reshuffle


@proves("hagal:hagal_reshuffle", "R26.3")
def test_reshuffle_renews_the_deck_and_goes_on() -> None:
    """All cards, used ones and itself too, are shuffled into a new deck, and House Hagal acts in the same turn."""
    t, seat = rival(TWO)
    t.hagal_deck("hagal_reshuffle", "hagal_wealth", alone=True).rival_turn(seat)
    assert len(t.seat(seat).agents) == 1
    assert [event[:3] for event in t.event("shuffle")] == [("shuffle", -1, "hagal")]
    revealed = tuple(event[2] for event in t.event("hagal"))[1:]
    assert (t.state.hagal_discard, len(t.state.hagal_deck)) == (revealed, 28 - len(revealed))


@proves("hagal:hagal_reshuffle", "R26.12")
def test_reshuffle_as_the_combat_bonus_is_followed_by_another_card() -> None:
    """Revealed for the combat bonus it renews the deck, then a card with a space gives the swords."""
    t = table(2, intrigue=["bribery"]).setup(2, agents_left=0).hagal_deck("hagal_reshuffle").fight(2, 0, 4)
    (_, seat, card, swords) = t.event("hagal_bonus")[0]
    assert (seat, [event[1:3] for event in t.event("shuffle")]) == (2, [(-1, "hagal")])
    assert (t.state.hagal_discard, t.strength(2)) == ((card,), 4 + int(str(swords)))


# ------------------------------------------------------------------------------------------------ swords

SWORDS = {
    "hagal_conspire": 4,
    "hagal_wealth": 3,
    "hagal_heighliner": 6,
    "hagal_foldspace": 1,
    "hagal_selective_breeding": 2,
    "hagal_secrets": 1,
    "hagal_hardy_warriors": 5,
    "hagal_stillsuits": 4,
    "hagal_rally_troops": 3,
    "hagal_hall_of_oratory": 0,
    "hagal_carthag": 0,
    "hagal_harvest_spice": 2,
}
SWORD_NAMES = tuple("hagal:" + card for card in SWORDS)


@proves("R26.12", "R26.13", "hagal:hagal_arrakeen_1p", *SWORD_NAMES)
@pytest.mark.parametrize(("card", "swords"), [*SWORDS.items(), ("hagal_arrakeen_1p", 1)])
def test_the_combat_bonus_is_the_swords_of_the_card(card: str, swords: int) -> None:
    """Solo: at the start of Combat the Rival's strength is 2 per troop plus the swords, and only these count."""
    t = solo_table(intrigue=["bribery"]).setup(1, agents_left=0).setup(2, agents_left=0)
    before = t.seat(1).influence, t.seat(1).supply
    t.hagal_deck(card).fight(2, 6)
    assert (t.decision().kind, t.strength(1)) == ("combat", 6 + swords)
    assert (t.seat(1).influence, t.seat(1).supply) == (before[0], before[1] - 3)


@proves("R26.12", "R26.13", "hagal:hagal_arrakeen_2p", *SWORD_NAMES)
@pytest.mark.parametrize(("card", "swords"), [*SWORDS.items(), ("hagal_arrakeen_2p", 1)])
def test_house_hagal_has_the_same_combat_bonus(card: str, swords: int) -> None:
    """Two players: House Hagal's strength is 2 per troop plus the swords."""
    t = table(2, intrigue=["bribery"]).setup(2, agents_left=0).hagal_deck(card).fight(2, 0, 6)
    assert (t.decision().kind, t.strength(2)) == ("combat", 6 + swords)
