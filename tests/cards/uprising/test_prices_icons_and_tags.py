"""What every card of Uprising costs, where it can send an Agent, and which other cards it switches on."""

from __future__ import annotations

import pytest

from dune_desktop.content.load import load_box
from tests.cards.uprising.changes import every_card
from tests.kit import Table, proves, upr, worth

PRICES = {
    "bene_gesserit_operative": 3,
    "branching_path": 3,
    "calculus_of_power": 3,
    "captured_mentat": 5,
    "cargo_runner": 3,
    "chani_clever_tactician": 5,
    "corrinth_city": 6,
    "covert_operation": 3,
    "dangerous_rhetoric": 3,
    "delivery_agreement": 5,
    "desert_power": 6,
    "desert_survival": 2,
    "double_agent": 3,
    "ecological_testing_station": 3,
    "fedaykin_stilltent": 2,
    "guild_envoy": 3,
    "guild_spy": 3,
    "hidden_missive": 2,
    "imperial_spymaster": 2,
    "in_high_places": 5,
    "interstellar_trade": 7,
    "junction_headquarters": 6,
    "leadership": 5,
    "long_live_the_fighters": 7,
    "maker_keeper": 2,
    "maula_pistol": 3,
    "northern_watermaster": 3,
    "overthrow": 8,
    "paracompass": 4,
    "price_is_no_object": 6,
    "priority_contracts": 6,
    "public_spectacle": 4,
    "rebel_supplier": 3,
    "reliable_informant": 2,
    "sardaukar_coordination": 4,
    "sardaukar_soldier": 1,
    "shishakli": 4,
    "smugglers_harvester": 1,
    "smugglers_haven": 4,
    "southern_elders": 4,
    "space_time_folding": 1,
    "spacing_guilds_favor": 5,
    "spy_network": 2,
    "steersman": 8,
    "stilgar_the_devoted": 6,
    "strike_fleet": 5,
    "subversive_advisor": 5,
    "treacherous_maneuver": 5,
    "tread_in_darkness": 4,
    "truthtrance": 4,
    "undercover_asset": 2,
    "unswerving_loyalty": 1,
    "weirding_woman": 1,
    "wheels_within_wheels": 2,
    "thumper": 3,
    "arrakis_revolt": 6,
    "the_beasts_spoils": 3,
}
TWICE = {
    "bene_gesserit_operative",
    "calculus_of_power",
    "desert_survival",
    "double_agent",
    "maker_keeper",
    "maula_pistol",
    "public_spectacle",
    "rebel_supplier",
    "sardaukar_coordination",
    "smugglers_harvester",
    "spacing_guilds_favor",
    "tread_in_darkness",
    "truthtrance",
    "unswerving_loyalty",
    "weirding_woman",
}

SPACES = {
    "emperor": {"sardaukar", "dutiful_service"},
    "guild": {"heighliner", "deliver_supplies"},
    "bene_gesserit": {"espionage", "secrets"},
    "fremen": {"desert_tactics", "fremkit"},
    "landsraad": {"assembly_hall", "gather_support", "high_council", "imperial_privilege", "swordmaster"},
    "city": {"arrakeen", "research_station", "sietch_tabr", "spice_refinery"},
    "spice_trade": {"accept_contract", "shipping", "deep_desert", "hagga_basin", "imperial_basin"},
}
FACTIONS = "emperor guild bene_gesserit fremen"

ICONS = {
    "bene_gesserit_operative": "bene_gesserit",
    "branching_path": "bene_gesserit city",
    "calculus_of_power": "city",
    "captured_mentat": "landsraad spice_trade",
    "cargo_runner": "landsraad city spice_trade",
    "chani_clever_tactician": "fremen city spice_trade",
    "corrinth_city": "emperor landsraad",
    "covert_operation": "",
    "dangerous_rhetoric": "landsraad",
    "delivery_agreement": "city",
    "desert_power": "spice_trade",
    "desert_survival": "spice_trade",
    "double_agent": "landsraad city spice_trade",
    "ecological_testing_station": "fremen city",
    "fedaykin_stilltent": "spice_trade",
    "guild_envoy": FACTIONS,
    "guild_spy": "",
    "hidden_missive": "landsraad",
    "imperial_spymaster": "emperor",
    "in_high_places": "emperor bene_gesserit",
    "interstellar_trade": "landsraad city spice_trade",
    "junction_headquarters": "landsraad city spice_trade",
    "leadership": "fremen spice_trade",
    "long_live_the_fighters": "fremen city",
    "maker_keeper": "city",
    "maula_pistol": "city spice_trade",
    "northern_watermaster": "city",
    "overthrow": FACTIONS,
    "paracompass": "city",
    "price_is_no_object": "emperor bene_gesserit",
    "priority_contracts": "landsraad spice_trade",
    "public_spectacle": "",
    "rebel_supplier": "city",
    "reliable_informant": "guild",
    "sardaukar_coordination": "emperor landsraad",
    "sardaukar_soldier": "city",
    "shishakli": "city spice_trade",
    "smugglers_harvester": "spice_trade",
    "smugglers_haven": "guild spice_trade",
    "southern_elders": "bene_gesserit fremen",
    "space_time_folding": "guild",
    "spacing_guilds_favor": "guild spice_trade",
    "spy_network": "",
    "steersman": "guild landsraad city spice_trade",
    "stilgar_the_devoted": "fremen city spice_trade",
    "strike_fleet": "",
    "subversive_advisor": "",
    "treacherous_maneuver": FACTIONS,
    "tread_in_darkness": "landsraad city spice_trade",
    "truthtrance": FACTIONS,
    "undercover_asset": "landsraad city spice_trade",
    "unswerving_loyalty": "",
    "weirding_woman": "city spice_trade",
    "wheels_within_wheels": "",
    "thumper": "spice_trade",
    "arrakis_revolt": "city",
    "the_beasts_spoils": "city",
    "prepare_the_way": "landsraad city",
    "the_spice_must_flow": "",
    "convincing_argument": "",
    "dagger": "landsraad",
    "diplomacy": FACTIONS,
    "dune_the_desert_planet": "spice_trade",
    "reconnaissance": "city",
    "seek_allies": FACTIONS,
    "signet_ring": "landsraad city spice_trade",
}
SPY_ICONS = {
    "calculus_of_power",
    "covert_operation",
    "dangerous_rhetoric",
    "guild_spy",
    "imperial_spymaster",
    "public_spectacle",
    "strike_fleet",
    "subversive_advisor",
    "wheels_within_wheels",
}

TAGS = {
    "bene_gesserit_operative": "bene_gesserit",
    "branching_path": "bene_gesserit",
    "calculus_of_power": "emperor",
    "cargo_runner": "guild",
    "chani_clever_tactician": "fremen",
    "corrinth_city": "emperor",
    "delivery_agreement": "guild",
    "desert_power": "fremen",
    "desert_survival": "fremen",
    "double_agent": "emperor guild",
    "ecological_testing_station": "fremen",
    "fedaykin_stilltent": "fremen",
    "guild_envoy": "guild",
    "guild_spy": "guild",
    "hidden_missive": "bene_gesserit",
    "imperial_spymaster": "emperor",
    "in_high_places": "emperor bene_gesserit",
    "interstellar_trade": "guild",
    "junction_headquarters": "guild",
    "leadership": "fremen",
    "long_live_the_fighters": "fremen",
    "maker_keeper": "bene_gesserit fremen",
    "maula_pistol": "fremen",
    "northern_watermaster": "fremen",
    "price_is_no_object": "emperor bene_gesserit",
    "priority_contracts": "guild",
    "public_spectacle": "emperor",
    "rebel_supplier": "fremen",
    "reliable_informant": "guild",
    "sardaukar_coordination": "emperor",
    "sardaukar_soldier": "emperor",
    "shishakli": "fremen",
    "smugglers_harvester": "guild",
    "smugglers_haven": "guild",
    "southern_elders": "bene_gesserit fremen",
    "space_time_folding": "guild",
    "spacing_guilds_favor": "guild",
    "spy_network": "emperor guild",
    "steersman": "guild",
    "stilgar_the_devoted": "fremen",
    "treacherous_maneuver": "emperor",
    "tread_in_darkness": "bene_gesserit",
    "truthtrance": "bene_gesserit",
    "undercover_asset": "emperor guild",
    "unswerving_loyalty": "fremen",
    "weirding_woman": "bene_gesserit",
    "wheels_within_wheels": "emperor guild",
    "thumper": "fremen",
    "arrakis_revolt": "fremen",
    "the_beasts_spoils": "emperor",
    "prepare_the_way": "bene_gesserit",
    "the_spice_must_flow": "guild",
}  # the others have none

ALL = tuple(ICONS)
NAMES = tuple(f"card:{upr(card)}" for card in ALL)


def rich(card: str, **facts: object) -> Table:
    """Seat 0 can pay for every space and meets every requirement; it holds just this card."""
    friends = {"fremen": 2, "guild": 2, "emperor": 2}
    return every_card(hand=[card], solari=8, spice=5, water=3, influence=friends, **facts)


def reached(t: Table) -> set[str]:
    return {str(option[2]).removeprefix("uprising/") for option in t.legal() if option[0] == "send"}


# ------------------------------------------------------------------------------------------------ what they are


@pytest.mark.parametrize(("card", "price"), PRICES.items(), ids=PRICES)
def test_a_card_of_the_row_costs_its_price(card: str, price: int) -> None:
    """With one persuasion less it cannot be acquired; with just enough it can, and the slot is filled again."""
    poor = every_card(hand=worth(price - 1, "prepare_the_way")).row(card).reveal()
    assert not poor.can("acquire", card, 0)
    t = every_card(hand=worth(price, "prepare_the_way")).row(card).top_of_imperium_deck("maula_pistol").reveal()
    t.do("acquire", card, 0, "discard")
    assert t.persuasion() == 0
    assert t.seat().discard == (upr(card),)
    assert t.state.row[0] == upr("maula_pistol")


@pytest.mark.parametrize("card", PRICES)
@proves("U1.2")
def test_a_card_is_in_the_deck_once_or_twice(card: str) -> None:
    """Its copies lie in the Imperium deck or the Row, and every card is looked at here."""
    state = every_card().state
    assert (state.imperium_deck + state.row).count(upr(card)) == (2 if card in TWICE else 1)
    box = load_box("uprising")
    assert {*PRICES} == {card.id.removeprefix("uprising/") for card in (*box["imperium"], *box["promo"])}


@pytest.mark.parametrize(("card", "icons"), ICONS.items(), ids=ICONS)
@proves("U5.1", *NAMES)
def test_a_card_reaches_the_spaces_of_its_icons(card: str, icons: str) -> None:
    """When every cost and requirement is met it sends an Agent to all spaces with its icons and to no others."""
    assert reached(rich(card)) == set().union(*(SPACES[icon] for icon in icons.split()))


@pytest.mark.parametrize(("card", "icons"), ICONS.items(), ids=ICONS)
@proves("U6.7", *NAMES)
def test_a_spy_icon_adds_the_spaces_that_are_spied_on(card: str, icons: str) -> None:
    """Spies watch the Emperor and Deep Desert; a card without the icon goes no further for it."""
    spied_on = {"sardaukar", "dutiful_service", "deep_desert"} if card in SPY_ICONS else set()
    t = rich(card, spies=["emperor", "deep_desert"])
    assert reached(t) == spied_on.union(*(SPACES[icon] for icon in icons.split()))


@pytest.mark.parametrize("card", ALL)
def test_a_card_belongs_to_its_factions(card: str) -> None:
    """The tags printed on it, no more and no fewer, whatever its icons."""
    assert sorted(every_card().rules.cards[upr(card)].factions) == sorted(TAGS.get(card, "").split())


# ------------------------------------------------------------------------------------------------ whom they help


@pytest.mark.parametrize("card", ALL)
@proves("U7.3", f"card:{upr('northern_watermaster')}", f"card:{upr('southern_elders')}")
def test_fremen_cards_in_play_make_a_bond(card: str) -> None:
    """Northern Watermaster, or Southern Elders for that card itself, has its Bond beside Fremen cards alone."""
    bond = "southern_elders" if card == "northern_watermaster" else "northern_watermaster"
    t = every_card(hand=[bond], in_play=[card]).reveal()
    met = t.persuasion() == 2 if bond == "southern_elders" else t.spice() == 2
    assert met == ("fremen" in TAGS.get(card, ""))


@pytest.mark.parametrize("card", ALL)
@proves("U7.3", f"card:{upr('weirding_woman')}")
def test_weirding_woman_knows_every_bene_gesserit_card(card: str) -> None:
    """It returns to the hand if and only if another one is in play."""
    t = every_card(hand=["weirding_woman"], in_play=[card]).play("weirding_woman", "spice_refinery").finish_turn()
    assert (t.hand().total() == 1) == ("bene_gesserit" in TAGS.get(card, ""))


@pytest.mark.parametrize("card", ALL)
@proves(f"card:{upr('calculus_of_power')}")
def test_calculus_of_power_trashes_every_emperor_card(card: str) -> None:
    """Another card in play can be trashed for its swords if and only if it has the Emperor tag."""
    t = every_card(hand=["calculus_of_power"], in_play=[card]).reveal()
    assert t.can_take("card:calculus_of_power") == ("emperor" in TAGS.get(card, ""))


@pytest.mark.parametrize("card", ALL)
@proves(f"card:{upr('guild_envoy')}", f"card:{upr('space_time_folding')}")
def test_guild_cards_pay_more_when_they_are_discarded(card: str) -> None:
    """Guild Envoy draws two for one and none for others; for that card itself Space-time Folding draws one more."""
    sender = "space_time_folding" if card == "guild_envoy" else "guild_envoy"
    t = every_card(hand=[sender, card]).play(sender, "deliver_supplies").take(f"card:{sender}").choose_if_asked(card)
    assert t.finish_turn().hand().total() == (2 if "guild" in TAGS.get(card, "") else 0)
