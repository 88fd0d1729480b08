"""What every card of Rise of Ix costs, where it can send an Agent, past whom, and which other cards it switches on."""

from __future__ import annotations

import pytest

from dune_desktop.content.load import load_box
from tests.kit import worth
from tests.kit.coverage import proves
from tests.kit.table import Table, ix_table

PRICES = {
    "appropriate": 5,
    "bounty_hunter": 1,
    "choam_delegate": 1,
    "court_intrigue": 2,
    "desert_ambush": 3,
    "embedded_agent": 5,
    "esmar_tuek": 5,
    "freighter_fleet": 2,
    "full_scale_assault": 8,
    "guild_accord": 6,
    "guild_chief_administrator": 4,
    "imperial_bashar": 4,
    "imperial_shock_trooper": 3,
    "in_the_shadows": 2,
    "ix_guild_compact": 3,
    "ixian_engineer": 5,
    "jamis": 2,
    "landing_rights": 4,
    "local_fence": 3,
    "negotiated_withdrawal": 4,
    "satellite_ban": 5,
    "sayyadina": 3,
    "shai_hulud": 7,
    "spice_trader": 4,
    "treachery": 6,
    "truthsayer": 3,
    "water_peddler": 1,
    "web_of_power": 4,
    "weirding_way": 3,
}
TWICE = {
    "freighter_fleet",
    "in_the_shadows",
    "ixian_engineer",
    "negotiated_withdrawal",
    "treachery",
    "truthsayer",
}

SPACES = {
    "emperor": {"conspire", "wealth"},
    "guild": {"heighliner", "foldspace"},
    "bene_gesserit": {"selective_breeding", "secrets"},
    "fremen": {"hardy_warriors", "stillsuits"},
    "landsraad": {"high_council", "mentat", "swordmaster", "tech_negotiation", "dreadnought"},
    "city": {"arrakeen", "carthag", "research_station", "sietch_tabr"},
    "spice_trade": {"interstellar_shipping", "smuggling", "the_great_flat", "hagga_basin", "imperial_basin"},
}
FACTIONS = "emperor guild bene_gesserit fremen"

ICONS = {
    "appropriate": "landsraad spice_trade",
    "desert_ambush": "spice_trade",
    "esmar_tuek": "city spice_trade",
    "freighter_fleet": "spice_trade",
    "full_scale_assault": "emperor city",
    "guild_chief_administrator": "guild city spice_trade",
    "imperial_bashar": "city",
    "imperial_shock_trooper": "",
    "in_the_shadows": "landsraad city",
    "ix_guild_compact": "guild",
    "ixian_engineer": "spice_trade",
    "landing_rights": "city",
    "local_fence": "city",
    "negotiated_withdrawal": "landsraad city spice_trade",
    "satellite_ban": "guild fremen",
    "sayyadina": "bene_gesserit fremen",
    "shai_hulud": "spice_trade",
    "spice_trader": "city spice_trade",
    "treachery": FACTIONS,
    "truthsayer": "emperor bene_gesserit landsraad",
    "water_peddler": "",
    "weirding_way": "city spice_trade",
    "control_the_spice": "spice_trade",
}
INFILTRATES = {
    "bounty_hunter": "city",
    "choam_delegate": "spice_trade",
    "court_intrigue": "emperor",
    "embedded_agent": "landsraad",
    "guild_accord": "guild",
    "jamis": "fremen",
    "web_of_power": "bene_gesserit",
}
ALL_ICONS = ICONS | INFILTRATES

TAGS = {
    "appropriate": "emperor",
    "court_intrigue": "emperor",
    "desert_ambush": "fremen",
    "embedded_agent": "bene_gesserit",
    "esmar_tuek": "guild",
    "full_scale_assault": "emperor",
    "guild_accord": "guild",
    "guild_chief_administrator": "guild",
    "imperial_bashar": "emperor",
    "imperial_shock_trooper": "emperor",
    "in_the_shadows": "bene_gesserit",
    "ix_guild_compact": "guild",
    "jamis": "fremen",
    "landing_rights": "guild",
    "satellite_ban": "guild fremen",
    "sayyadina": "bene_gesserit fremen",
    "shai_hulud": "fremen",
    "spice_trader": "fremen",
    "truthsayer": "emperor bene_gesserit",
    "web_of_power": "bene_gesserit",
    "weirding_way": "bene_gesserit",
}  # the others have none

INFILTRATES_NAMES = tuple("card:" + card for card in INFILTRATES)


def rich(card: str, **facts: object) -> Table:
    """Seat 0 can pay for every space and meets every requirement; it holds just this card."""
    epic = ("epic",) if card == "control_the_spice" else ()
    return ix_table(
        hand=[card], solari=8, spice=6, water=2, influence={"fremen": 2, "guild": 2}, variants=epic, **facts
    )


def reached(t: Table) -> set[object]:
    return {option[2] for option in t.legal() if option[0] == "send"}


# ------------------------------------------------------------------------------------------------ what they are


@pytest.mark.parametrize(("card", "price"), PRICES.items(), ids=PRICES)
@proves("R11.1", "R11.3", "R11.5", "X1.5")
def test_a_card_of_the_row_costs_its_price(card: str, price: int) -> None:
    """With one persuasion less it cannot be acquired; with just enough it can, and the slot is filled again."""
    assert not ix_table(hand=worth(price - 1)).row(card).reveal().can("acquire", card, 0)
    t = ix_table(hand=worth(price)).row(card).top_of_imperium_deck("scout").reveal()
    t.do("acquire", card, 0, "discard")
    assert t.persuasion() == 0
    assert t.seat().discard == (card,)
    assert t.state.row[0] == "scout"


@pytest.mark.parametrize("card", PRICES)
@proves("X1.1", "X1.5")
def test_a_card_is_in_the_deck_once_or_twice(card: str) -> None:
    """Its copies lie in the Imperium deck or the Row, and every card is looked at here."""
    state = ix_table().state
    assert (state.imperium_deck + state.row).count(card) == (2 if card in TWICE else 1)
    assert {*PRICES} == {card.id for card in load_box("ix")["imperium"] if card.deck == "imperium"}


@pytest.mark.parametrize(("card", "icons"), ALL_ICONS.items(), ids=ALL_ICONS)
@proves("R7.2", "R7.4", "X2.1", "X2.8", "X8.7")
def test_a_card_reaches_the_spaces_of_its_icons(card: str, icons: str) -> None:
    """When every cost and requirement is met it sends an Agent to all spaces with its icons and to no others."""
    assert reached(rich(card)) == set().union(*(SPACES[icon] for icon in icons.split()))


@pytest.mark.parametrize("card", PRICES)
def test_a_card_belongs_to_its_factions(card: str) -> None:
    """The tags printed on it, no more and no fewer, whatever its icons."""
    assert sorted(ix_table().rules.cards[card].factions) == sorted(TAGS.get(card, "").split())


@pytest.mark.parametrize("card", [*PRICES, "control_the_spice"])
@proves("R16.7", "card:gene_manipulation")
def test_gene_manipulation_knows_every_bene_gesserit_card(card: str) -> None:
    """A card in play gives it 2 spice if and only if it has the Bene Gesserit tag."""
    epic = ("epic",) if card == "control_the_spice" else ()
    t = ix_table(hand=["gene_manipulation"], in_play=[card], variants=epic).play("gene_manipulation", "carthag")
    assert t.spice() == (2 if "bene_gesserit" in TAGS.get(card, "") else 0)


@pytest.mark.parametrize("card", [*PRICES, "control_the_spice"])
@proves("R16.8", "card:spice_hunter")
def test_spice_hunter_bonds_with_every_fremen_card(card: str) -> None:
    """A card in play gives it its Bond if and only if it has the Fremen tag."""
    epic = ("epic",) if card == "control_the_spice" else ()
    t = ix_table(hand=["spice_hunter"], in_play=[card], variants=epic).reveal()
    assert t.spice() == (1 if "fremen" in TAGS.get(card, "") else 0)


@proves("card:imperial_shock_trooper", "card:water_peddler", "R7.4")
@pytest.mark.parametrize("card", ["imperial_shock_trooper", "water_peddler"])
def test_a_card_without_icons_sends_no_agent(card: str) -> None:
    """It cannot be played in an Agent turn by itself; with the icons of Dispatch an Envoy it can."""
    t = ix_table(hand=[card], intrigue=["dispatch_an_envoy"])
    assert t.why_not("send", card, "wealth") == "no_icons"
    t.intrigue("dispatch_an_envoy").play(card, "wealth")
    assert t.seat().agents == ("wealth",)


# ------------------------------------------------------------------------------------------------ past whom


@pytest.mark.parametrize(("card", "icon"), INFILTRATES.items(), ids=INFILTRATES)
@proves("X8.1", "X8.6", *INFILTRATES_NAMES)
def test_an_infiltrating_icon_passes_enemy_agents(card: str, icon: str) -> None:
    """Every space of the icon is open although three enemy Agents stand there; the Agent joins them."""
    for space in SPACES[icon]:
        t = rich(card)
        for enemy in 1, 2, 3:
            t.setup(enemy, agents=[space])
        assert reached(t) == SPACES[icon]
        assert t.play(card, space).seat().agents == (space,)
        assert t.seat(1).agents == (space,)


@pytest.mark.parametrize(("card", "icons"), ICONS.items(), ids=ICONS)
@proves("R7.3")
def test_no_other_card_infiltrates(card: str, icons: str) -> None:
    """An enemy Agent closes every space to the other cards."""
    for space in set().union(*(SPACES[icon] for icon in icons.split())):
        assert rich(card).setup(1, agents=[space]).why_not("send", card, space) == "occupied"


@pytest.mark.parametrize(("card", "icon"), INFILTRATES.items(), ids=INFILTRATES)
@proves("X8.2", *INFILTRATES_NAMES)
def test_an_infiltrating_icon_does_not_pass_the_own_agent(card: str, icon: str) -> None:
    """The own Agent blocks as ever, also where enemies stand besides."""
    space = min(SPACES[icon])
    t = rich(card, agents=[space]).setup(1, agents=[space])
    assert t.why_not("send", card, space) == "own_agent"
    assert reached(t) == SPACES[icon] - {space}


@pytest.mark.parametrize(("card", "icon"), INFILTRATES.items(), ids=INFILTRATES)
@proves("X8.3", "R25.26", "card:the_voice", *INFILTRATES_NAMES)
def test_an_infiltrating_icon_does_not_beat_the_voice(card: str, icon: str) -> None:
    """A space blocked by an opponent's The Voice stays closed, occupied or not."""
    space = min(SPACES[icon])
    t = rich(card).setup(1, agents=[space]).voice(space, 1)
    assert t.why_not("send", card, space) == "voice"
    assert reached(t) == SPACES[icon] - {space}
    assert not rich(card).voice(space, 1).can("send", card, space)


@pytest.mark.parametrize(("card", "icon"), INFILTRATES.items(), ids=INFILTRATES)
@proves("X8.4", "intrigue:dispatch_an_envoy", *INFILTRATES_NAMES)
def test_added_icons_do_not_infiltrate(card: str, icon: str) -> None:
    """Dispatch an Envoy opens the free Faction spaces; past enemies still only the card's own icon goes."""
    for space in set().union(*(SPACES[faction] for faction in FACTIONS.split())):
        t = rich(card, intrigue=["dispatch_an_envoy"]).intrigue("dispatch_an_envoy")
        assert t.can("send", card, space)
        assert t.setup(1, agents=[space]).can("send", card, space) == (space in SPACES[icon])


@pytest.mark.parametrize("space", ["research_station", "sietch_tabr", "dreadnought", "high_council", "conspire"])
@proves("X8.5", "card:bounty_hunter", "card:embedded_agent", "card:court_intrigue")
def test_infiltrating_is_not_for_nothing(space: str) -> None:
    """Costs, requirements and once per game stand as ever: without the means an occupied space stays closed."""
    card = next(card for card, icon in INFILTRATES.items() if space in SPACES[icon])
    t = ix_table(hand=[card], solari=2, spice=3, water=1).setup(1, agents=[space])
    assert t.why_not("send", card, space) in ("cost", "influence")
    t = rich(card, council=True).setup(1, agents=[space])
    assert t.can("send", card, space) == (space != "high_council")


@proves("X8.5", "card:court_intrigue")
def test_infiltrating_pays_the_price_of_the_space() -> None:
    """Conspire past an enemy costs its 4 spice."""
    t = rich("court_intrigue").setup(1, agents=["conspire"]).play("court_intrigue", "conspire")
    assert t.spice() == 2


@proves("X8.9", "card:bounty_hunter")
def test_a_control_bonus_is_paid_for_every_agent_sent() -> None:
    """The second Agent to arrive at Carthag brings its controller a second Solari."""
    t = ix_table(hand=["reconnaissance"]).control("carthag", 2).play("reconnaissance", "carthag").finish_turn()
    t.setup(1, hand=["bounty_hunter"]).play("bounty_hunter", "carthag")
    assert t.solari(2) == 2


@proves("X8.9", "card:embedded_agent", "space:tech_negotiation")
def test_each_keeps_what_his_agent_gives() -> None:
    """Two Agents at Tech Negotiation: each owner has its persuasion in his Reveal turn."""
    t = ix_table(hand=["embedded_agent"]).setup(1, agents=["tech_negotiation"], hand=[])
    t.play("embedded_agent", "tech_negotiation").finish_turn().reveal()
    assert t.persuasion() == 1
    t.end_turn().until_turn_of(0).setup(hand=[]).reveal()
    assert t.persuasion() == 1
