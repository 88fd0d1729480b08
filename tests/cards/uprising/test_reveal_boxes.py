"""What every card of Uprising gives when it is revealed alone, none of its conditions met."""

from __future__ import annotations

import pytest

from tests.cards.uprising.changes import came, every_card, owned
from tests.cards.uprising.test_prices_icons_and_tags import ICONS, SPY_ICONS
from tests.kit import Table, proves, upr

REVEALED = {
    "arrakis_revolt": (1, {"swords": 3}),
    "bene_gesserit_operative": (1, {}),
    "branching_path": (2, {}),
    "calculus_of_power": (2, {}),
    "captured_mentat": (1, {}),
    "cargo_runner": (1, {}),
    "chani_clever_tactician": (0, {}),
    "convincing_argument": (2, {}),
    "dagger": (0, {"swords": 1}),
    "dangerous_rhetoric": (1, {"swords": 1}),
    "delivery_agreement": (0, {"spice": 1}),
    "desert_power": (2, {}),
    "desert_survival": (1, {"swords": 1}),
    "diplomacy": (1, {}),
    "double_agent": (1, {"swords": 1}),
    "dune_the_desert_planet": (1, {}),
    "ecological_testing_station": (1, {}),
    "fedaykin_stilltent": (0, {"water": 1}),
    "guild_envoy": (1, {}),
    "guild_spy": (2, {}),
    "hidden_missive": (1, {"swords": 1}),
    "imperial_spymaster": (1, {"swords": 1}),
    "in_high_places": (2, {}),
    "interstellar_trade": (0, {}),
    "junction_headquarters": (1, {"water": 1, "garrison": 1}),
    "leadership": (2, {"swords": 1}),
    "long_live_the_fighters": (2, {"swords": 3}),
    "maker_keeper": (2, {}),
    "maula_pistol": (1, {"swords": 1}),
    "northern_watermaster": (1, {}),
    "overthrow": (2, {"swords": 2, "garrison": 1}),
    "paracompass": (0, {}),
    "prepare_the_way": (2, {}),
    "price_is_no_object": (2, {"solari": 2}),
    "priority_contracts": (0, {"spice": 2}),
    "rebel_supplier": (0, {"spice": 1, "swords": 1}),
    "reconnaissance": (1, {}),
    "reliable_informant": (1, {"solari": 1}),
    "sardaukar_coordination": (2, {"swords": 1}),
    "sardaukar_soldier": (1, {"swords": 1}),
    "seek_allies": (0, {}),
    "shishakli": (0, {"swords": 2}),
    "signet_ring": (1, {}),
    "smugglers_harvester": (1, {}),
    "smugglers_haven": (1, {}),
    "southern_elders": (0, {"water": 1}),
    "space_time_folding": (1, {}),
    "spacing_guilds_favor": (2, {}),
    "spy_network": (2, {"swords": 1}),
    "steersman": (2, {"spice": 2}),
    "stilgar_the_devoted": (2, {}),
    "strike_fleet": (1, {"swords": 3}),
    "subversive_advisor": (1, {}),
    "the_beasts_spoils": (0, {"swords": 3}),
    "the_spice_must_flow": (0, {"spice": 1}),
    "thumper": (1, {"spice": 1}),
    "treacherous_maneuver": (1, {"intrigue": 1}),
    "tread_in_darkness": (2, {"swords": 1}),
    "truthtrance": (1, {}),
    "unswerving_loyalty": (1, {"garrison": 1}),
    "weirding_woman": (1, {"swords": 1}),
}
"""Persuasion, and what else comes."""

PLACING = {"covert_operation": (0, 2), "public_spectacle": (1, 1), "wheels_within_wheels": (1, 1)}
"""Persuasion and Spies of the cards that place them when they are revealed."""

NAMES = tuple(f"card:{upr(card)}" for card in (*REVEALED, *PLACING))
POSTS = ("choam", "guild", "fremen")


def revealed(card: str, **facts: object) -> tuple[Table, dict[str, int]]:
    """The card is revealed alone, and everything compulsory of it is carried out."""
    t = every_card(hand=[card], **facts)
    before = owned(t)
    t.reveal()
    while not t.can("end_turn"):
        t.idle()
    return t, before


def test_every_card_is_looked_at() -> None:
    """Corrinth City and Undercover Asset, whose owner chooses, have tests of their own."""
    assert {*REVEALED, *PLACING, "corrinth_city", "undercover_asset"} == {*ICONS}


@proves("U7.1", *NAMES)
@pytest.mark.parametrize(("card", "what"), REVEALED.items(), ids=REVEALED)
def test_a_card_revealed_alone(card: str, what: tuple[int, dict[str, int]]) -> None:
    """Its persuasion, swords and goods come without further conditions, and nothing else does."""
    t, before = revealed(card)
    assert (t.persuasion(), came(t, before)) == what


@proves("U7.4", *NAMES)
@pytest.mark.parametrize("units", [0, 1])
@pytest.mark.parametrize("card", [card for card, (_, more) in REVEALED.items() if "swords" in more])
def test_swords_count_beside_units_alone(card: str, units: int) -> None:
    """A troop and the swords, or a strength of 0."""
    t, _ = revealed(card, conflict=units)
    assert t.strength() == units * (2 + REVEALED[card][1]["swords"])


@proves("U6.2", *NAMES)
@pytest.mark.parametrize(("card", "what"), PLACING.items(), ids=PLACING)
def test_spies_placed_in_the_reveal_turn(card: str, what: tuple[int, int]) -> None:
    """Each of them on any free post."""
    t = every_card(hand=[card]).setup(1, spies=["emperor"]).reveal()
    persuasion, spies = what
    t.take(f"card:{card}", "place_spy")
    assert t.posts_offered() == {*t.posts()} - {"emperor"}
    t.spy(*POSTS[:spies])
    assert (t.persuasion(), t.spies()) == (persuasion, POSTS[:spies])
    assert not t.can_take(f"card:{card}")


@proves("U6.2", "U6.9", *NAMES)
@pytest.mark.parametrize("card", PLACING)
def test_a_spy_makes_room_when_none_is_left(card: str) -> None:
    """One of three is recalled for nothing and placed anew."""
    t = every_card(hand=[card], spies=POSTS).reveal().take(f"card:{card}", "place_spy")
    t.recall_spy("guild").spy("emperor")
    assert set(t.spies()) == {"choam", "fremen", "emperor"}


@proves("U5.2", "card:uprising/spy_network", "card:uprising/unswerving_loyalty", "card:uprising/the_spice_must_flow")
@pytest.mark.parametrize("card", [card for card, icons in ICONS.items() if not icons and card not in SPY_ICONS])
def test_a_card_without_icons_is_only_revealed(card: str) -> None:
    """Not even where a Spy is."""
    t = every_card(hand=[card], spies=["emperor"])
    assert t.why_not("send", card, "dutiful_service") == "no_icons"


EMPTY = {
    "convincing_argument": "",
    "dagger": "assembly_hall",
    "diplomacy": "deliver_supplies",
    "dune_the_desert_planet": "imperial_basin",
    "reconnaissance": "spice_refinery",
    "sardaukar_soldier": "spice_refinery",
    "truthtrance": "deliver_supplies",
}


@proves("U5.3", *(f"card:{upr(card)}" for card in EMPTY))
@pytest.mark.parametrize("card", [card for card, space in EMPTY.items() if space])
def test_an_empty_agent_box_gives_nothing(card: str) -> None:
    """What comes is what the space gives."""
    gains = {
        "assembly_hall": {"intrigue": 1},
        "deliver_supplies": {"guild": 1, "water": 1},
        "imperial_basin": {"spice": 1},
        "spice_refinery": {"solari": 2},
    }
    t = every_card(hand=[card])
    before = owned(t)
    t.play(card, EMPTY[card])
    assert not t.can_take(f"card:{card}")
    assert came(t.finish_turn(), before) == gains[EMPTY[card]]
