"""What every card costs at the table, where it can send an Agent, and which other cards its tags switch on."""

from __future__ import annotations

import pytest

from tests.kit import table, worth
from tests.kit.coverage import proves

PRICES = {
    "arrakis_recruiter": 2,
    "assassination_mission": 1,
    "bene_gesserit_initiate": 3,
    "bene_gesserit_sister": 3,
    "carryall": 5,
    "chani": 5,
    "choam_directorship": 8,
    "crysknife": 3,
    "dr_yueh": 1,
    "duncan_idaho": 4,
    "fedaykin_death_commando": 3,
    "firm_grip": 4,
    "fremen_camp": 4,
    "gene_manipulation": 3,
    "guild_administrator": 2,
    "guild_ambassador": 4,
    "guild_bankers": 3,
    "gun_thopter": 4,
    "gurney_halleck": 6,
    "imperial_spy": 2,
    "kwisatz_haderach": 8,
    "lady_jessica": 7,
    "liet_kynes": 5,
    "missionaria_protectiva": 1,
    "opulence": 6,
    "other_memory": 4,
    "piter_de_vries": 5,
    "power_play": 5,
    "reverend_mother_mohiam": 6,
    "sardaukar_infantry": 1,
    "sardaukar_legion": 5,
    "scout": 1,
    "shifting_allegiances": 3,
    "sietch_reverend_mother": 4,
    "smugglers_thopter": 4,
    "space_travel": 3,
    "spice_hunter": 2,
    "spice_smugglers": 2,
    "stilgar": 5,
    "test_of_humanity": 3,
    "the_voice": 2,
    "thufir_hawat": 5,
    "worm_riders": 6,
}

SPACES = {
    "emperor": {"conspire", "wealth"},
    "guild": {"heighliner", "foldspace"},
    "bene_gesserit": {"selective_breeding", "secrets"},
    "fremen": {"hardy_warriors", "stillsuits"},
    "landsraad": {"high_council", "mentat", "swordmaster", "rally_troops", "hall_of_oratory"},
    "city": {"arrakeen", "carthag", "research_station", "sietch_tabr"},
    "spice_trade": {"sell_melange", "secure_contract", "the_great_flat", "hagga_basin", "imperial_basin"},
}
FACTIONS = "emperor guild bene_gesserit fremen"

ICONS = {
    "arrakis_recruiter": "city",
    "assassination_mission": "",
    "bene_gesserit_initiate": "landsraad city spice_trade",
    "bene_gesserit_sister": "bene_gesserit landsraad",
    "carryall": "spice_trade",
    "chani": "fremen city spice_trade",
    "choam_directorship": "",
    "crysknife": "fremen spice_trade",
    "dr_yueh": "city",
    "duncan_idaho": "city",
    "fedaykin_death_commando": "city spice_trade",
    "firm_grip": "emperor landsraad",
    "fremen_camp": "spice_trade",
    "gene_manipulation": "landsraad city",
    "guild_administrator": "guild spice_trade",
    "guild_ambassador": "landsraad",
    "guild_bankers": "emperor guild landsraad",
    "gun_thopter": "city spice_trade",
    "gurney_halleck": "city",
    "imperial_spy": "emperor",
    "lady_jessica": "bene_gesserit landsraad city spice_trade",
    "liet_kynes": "fremen city",
    "missionaria_protectiva": "city",
    "opulence": "emperor",
    "other_memory": "city spice_trade",
    "piter_de_vries": "landsraad city",
    "power_play": FACTIONS,
    "reverend_mother_mohiam": "emperor bene_gesserit",
    "sardaukar_infantry": "",
    "sardaukar_legion": "emperor landsraad",
    "scout": "city spice_trade",
    "shifting_allegiances": "landsraad spice_trade",
    "sietch_reverend_mother": "bene_gesserit fremen",
    "smugglers_thopter": "spice_trade",
    "space_travel": "guild",
    "spice_hunter": "fremen spice_trade",
    "spice_smugglers": "city",
    "stilgar": "fremen city spice_trade",
    "test_of_humanity": "bene_gesserit landsraad city",
    "the_voice": "city spice_trade",
    "thufir_hawat": FACTIONS + " city spice_trade",
    "worm_riders": "city spice_trade",
    "arrakis_liaison": "landsraad city",
    "the_spice_must_flow": "",
    "foldspace": FACTIONS + " landsraad city spice_trade",
    "convincing_argument": "",
    "dagger": "landsraad",
    "diplomacy": FACTIONS,
    "dune_the_desert_planet": "spice_trade",
    "reconnaissance": "city",
    "seek_allies": FACTIONS,
    "signet_ring": "landsraad city spice_trade",
}  # all but Kwisatz Haderach, which has a file of its own

BENE_GESSERIT = {
    "bene_gesserit_initiate",
    "bene_gesserit_sister",
    "gene_manipulation",
    "kwisatz_haderach",
    "lady_jessica",
    "missionaria_protectiva",
    "other_memory",
    "reverend_mother_mohiam",
    "sietch_reverend_mother",
    "test_of_humanity",
    "the_voice",
}
FREMEN = {
    "arrakis_liaison",
    "chani",
    "crysknife",
    "fedaykin_death_commando",
    "fremen_camp",
    "liet_kynes",
    "sietch_reverend_mother",
    "spice_hunter",
    "stilgar",
    "worm_riders",
}


@pytest.mark.parametrize(("card", "price"), PRICES.items(), ids=PRICES)
@proves("R11.1", "R11.3", "R11.5")
def test_a_card_of_the_row_costs_its_price(card: str, price: int) -> None:
    """With one persuasion less it cannot be acquired; with just enough it can, and the slot is filled again."""
    assert not table(hand=worth(price - 1)).row(card).reveal().can("acquire", card, 0)
    t = table(hand=worth(price)).row(card).top_of_imperium_deck("opulence" if card == "scout" else "scout").reveal()
    t.do("acquire", card, 0, "discard")
    assert t.persuasion() == 0
    assert t.seat().discard == (card,)
    assert t.state.row[0] == ("opulence" if card == "scout" else "scout")


@pytest.mark.parametrize(("card", "price"), [("arrakis_liaison", 2), ("the_spice_must_flow", 9)])
@proves("R11.1", "card:arrakis_liaison", "card:the_spice_must_flow")
def test_a_card_of_the_reserve_costs_its_price(card: str, price: int) -> None:
    """The two Reserve cards that can be bought cost 2 and 9."""
    assert not table(hand=worth(price - 1)).reveal().can("acquire", card)
    assert table(hand=worth(price)).reveal().buy(card).persuasion() == 0


@pytest.mark.parametrize(("card", "icons"), ICONS.items(), ids=ICONS)
@proves("R7.2", "R7.4", "R30.19")
def test_a_card_reaches_the_spaces_of_its_icons(card: str, icons: str) -> None:
    """When every cost and requirement is met it sends an Agent to all spaces with its icons and to no others."""
    t = table(hand=[card], solari=8, spice=6, water=2, influence={"fremen": 2})
    reached = {option[2] for option in t.legal() if option[0] == "send"}
    assert reached == set().union(*(SPACES[icon] for icon in icons.split()))


@pytest.mark.parametrize("card", sorted({*PRICES, *ICONS}))
@proves("R16.7", "card:gene_manipulation")
def test_gene_manipulation_knows_every_bene_gesserit_card(card: str) -> None:
    """A card in play gives it 2 spice if and only if it has the Bene Gesserit tag, whatever its icons."""
    t = table(hand=["gene_manipulation"], in_play=[card]).play("gene_manipulation", "hall_of_oratory")
    assert t.spice() == (2 if card in BENE_GESSERIT else 0)


@pytest.mark.parametrize("card", sorted({*PRICES, *ICONS}))
@proves("R16.8", "card:spice_hunter")
def test_spice_hunter_bonds_with_every_fremen_card(card: str) -> None:
    """A card in play gives it its Bond if and only if it has the Fremen tag, whatever its icons."""
    t = table(hand=["spice_hunter"], in_play=[card]).reveal()
    assert t.spice() == (1 if card in FREMEN else 0)
