"""What every card of Immortality costs, where it can send an Agent, and which other cards its tags switch on."""

from __future__ import annotations

import pytest

from dune_desktop.content.load import load_box
from dune_desktop.engine.boxes.immortality.row import PROMO
from dune_desktop.engine.model.ids import bare
from tests.kit import Table, imm, immortality_table, worth
from tests.kit.coverage import proves

PERSUASION = {
    "bene_tleilax_lab": 2,
    "bene_tleilax_researcher": 4,
    "blank_slate": 1,
    "clandestine_meeting": 4,
    "corrupt_smuggler": 3,
    "dissecting_kit": 2,
    "for_humanity": 7,
    "high_priority_travel": 1,
    "imperium_ceremony": 6,
    "interstellar_conspiracy": 4,
    "keys_to_power": 5,
    "lisan_al_gaib": 4,
    "long_reach": 6,
    "occupation": 8,
    "organ_merchants": 3,
    "planned_coupling": 3,
    "replacement_eyes": 5,
    "sardaukar_quartermaster": 2,
    "shadout_mapes": 2,
    "show_of_strength": 3,
    "spiritual_fervor": 3,
    "stillsuit_manufacturer": 5,
    "throne_room_politics": 4,
    "tleilaxu_master": 5,
    "tleilaxu_surgeon": 3,
}
TWICE = {"dissecting_kit", "high_priority_travel", "planned_coupling", "spiritual_fervor", "tleilaxu_master"}
SPECIMENS = {
    "beguiling_pheromones": 3,
    "chairdog": 2,
    "contaminator": 1,
    "corrino_genes": 1,
    "face_dancer": 2,
    "face_dancer_initiate": 1,
    "from_the_tanks": 2,
    "ghola": 3,
    "guild_impersonator": 2,
    "industrial_espionage": 1,
    "scientific_breakthrough": 3,
    "slig_farmer": 2,
    "stitched_horror": 3,
    "subject_x_137": 2,
    "tleilaxu_infiltrator": 2,
    "twisted_mentat": 4,
    "unnatural_reflexes": 3,
    "usurp": 4,
}
PITER = "piter_genius_advisor"

SPACES = {
    "emperor": {"conspire", "wealth"},
    "guild": {"heighliner", "foldspace"},
    "bene_gesserit": {"selective_breeding", "secrets"},
    "fremen": {"hardy_warriors", "stillsuits"},
    "landsraad": {"high_council", "mentat", "swordmaster", "rally_troops", "hall_of_oratory"},
    "city": {"arrakeen", "carthag", imm("research_station"), "sietch_tabr"},
    "spice_trade": {"sell_melange", "secure_contract", "the_great_flat", "hagga_basin", "imperial_basin"},
}

ALONE = {
    "bene_tleilax_lab": "city spice_trade",
    "blank_slate": "landsraad city spice_trade",
    "clandestine_meeting": "",
    "contaminator": "fremen",
    "corrino_genes": "emperor",
    "corrupt_smuggler": "guild spice_trade",
    "experimentation": "spice_trade",
    "for_humanity": "bene_gesserit landsraad spice_trade",
    "from_the_tanks": "landsraad",
    "high_priority_travel": "landsraad spice_trade",
    "imperium_ceremony": "emperor guild landsraad",
    "industrial_espionage": "landsraad",
    "keys_to_power": "guild bene_gesserit landsraad",
    "lisan_al_gaib": "fremen city spice_trade",
    "long_reach": "",
    "occupation": "emperor guild bene_gesserit fremen city spice_trade",
    "organ_merchants": "city spice_trade",
    "piter_genius_advisor": "landsraad spice_trade",
    "sardaukar_quartermaster": "landsraad city",
    "scientific_breakthrough": "landsraad city spice_trade",
    "shadout_mapes": "fremen spice_trade",
    "show_of_strength": "",
    "spiritual_fervor": "spice_trade",
    "stillsuit_manufacturer": "fremen city",
    "subject_x_137": "landsraad spice_trade",
    "throne_room_politics": "emperor",
    "tleilaxu_master": "landsraad spice_trade",
    "tleilaxu_surgeon": "emperor city",
}
"""The icons of the cards without Graft; Blank Slate, Long Reach and Show of Strength have more now and then."""

GRAFT = {
    "beguiling_pheromones": "city spice_trade",
    "bene_tleilax_researcher": "landsraad",
    "chairdog": "city",
    "dissecting_kit": "landsraad city",
    "face_dancer": "emperor guild fremen",
    "face_dancer_initiate": "emperor guild fremen",
    "ghola": "city",
    "guild_impersonator": "guild",
    "interstellar_conspiracy": "city",
    "planned_coupling": "bene_gesserit",
    "replacement_eyes": "city",
    "slig_farmer": "landsraad",
    "stitched_horror": "city",
    "tleilaxu_infiltrator": "city",
    "twisted_mentat": "landsraad city",
    "unnatural_reflexes": "spice_trade",
    "usurp": "",
}
"""The icons of the Graft cards."""

TAGS = {
    "clandestine_meeting": "bene_gesserit",
    "contaminator": "fremen",
    "corrino_genes": "emperor",
    "corrupt_smuggler": "fremen guild",
    "face_dancer": "emperor fremen guild",
    "face_dancer_initiate": "emperor fremen guild",
    "for_humanity": "bene_gesserit",
    "guild_impersonator": "guild",
    "high_priority_travel": "guild",
    "imperium_ceremony": "emperor guild",
    "keys_to_power": "bene_gesserit guild",
    "lisan_al_gaib": "bene_gesserit fremen",
    "long_reach": "bene_gesserit",
    "occupation": "guild",
    "planned_coupling": "bene_gesserit",
    "sardaukar_quartermaster": "emperor",
    "shadout_mapes": "fremen",
    "show_of_strength": "emperor fremen",
    "stillsuit_manufacturer": "fremen",
    "throne_room_politics": "bene_gesserit emperor",
}  # the others have none
ALL = sorted({*ALONE, *GRAFT})


def at_a_table(card: str, **facts: object) -> Table:
    """A table with this card in the game; the promo has to be agreed upon."""
    return immortality_table(variants=(PROMO,) if card == PITER else (), **facts)


def rich(*hand: str, **facts: object) -> Table:
    """Seat 0 can pay for every space and meets every requirement; it holds just these cards."""
    means = {"solari": 8, "spice": 6, "water": 2, "influence": {"fremen": 2}}
    return at_a_table(PITER, hand=list(hand), **{**means, **facts})


def reached(t: Table) -> set[object]:
    return {option[2] for option in t.legal() if option[0] == "send"}


def spaces(icons: str) -> set[str]:
    return set().union(*(SPACES[icon] for icon in icons.split()))


# ------------------------------------------------------------------------------------------------ what they cost


@pytest.mark.parametrize(("name", "price"), PERSUASION.items(), ids=PERSUASION)
@proves("R11.1", "R11.3", "R11.5")
def test_a_card_of_the_imperium_row_costs_its_price(name: str, price: int) -> None:
    """With one persuasion less it cannot be acquired; with just enough it can, and the slot is filled again."""
    card = imm(name)
    assert not immortality_table(hand=worth(price - 1), specimens=5).row(card).reveal().can("acquire", card, 0)
    t = immortality_table(hand=worth(price)).row(card).top_of_imperium_deck("scout").reveal()
    t.do("acquire", card, 0, "discard")
    assert t.persuasion() == 0
    assert t.seat().discard == (card,)
    assert t.state.row[0] == "scout"


@pytest.mark.parametrize(("name", "price"), [*SPECIMENS.items(), (PITER, 3)], ids=[*SPECIMENS, PITER])
@proves("I6.2", "I7.1", "I7.4")
def test_a_tleilaxu_card_costs_its_specimens(name: str, price: int) -> None:
    """I6.2, I7.1, I7.4: paid with specimens, which go back to the supply; the next card takes its place."""
    card, other = imm(name), imm("usurp" if name != "usurp" else "ghola")
    t = at_a_table(name, hand=worth(8), specimens=price - 1).tleilaxu_row(other, card).reveal()
    assert t.why_not("acquire", card) == "cost"
    t = at_a_table(name, specimens=price).tleilaxu_row(other, card).reveal()
    supply, following = t.supply(), t.tleilaxu_pile()[0]
    t.buy(card)
    assert (t.specimens(), t.supply()) == (0, supply + price)
    assert t.seat().discard == (card,)
    assert t.tleilaxu_shown() == (other, following)


@pytest.mark.parametrize("name", PERSUASION)
@proves("I1.5", "I2.1")
def test_a_card_is_in_the_imperium_deck_once_or_twice(name: str) -> None:
    """I1.5, I2.1: its copies lie in the Imperium deck or the Row; 30 cards, and every one is looked at here."""
    state = immortality_table().state
    assert (state.imperium_deck + state.row).count(imm(name)) == (2 if name in TWICE else 1)
    assert {*PERSUASION} == {bare(card.id) for card in load_box("immortality")["imperium"]}
    assert len(PERSUASION) + len(TWICE) == 30


@proves("I1.1", "I1.5", "I2.5", "I1.6")
def test_eighteen_cards_are_in_the_tleilaxu_deck_and_row() -> None:
    """I1.1, I1.5, I2.5: each of them once, two of them open; the promo only if it was agreed upon (I1.6)."""
    for variants, promo in ((), []), ((PROMO,), [PITER]):
        t = immortality_table(variants=variants)
        shown = t.tleilaxu_shown()
        assert sorted(shown + t.tleilaxu_pile()) == sorted(imm(card) for card in [*SPECIMENS, *promo])
        assert (len(shown), all(shown)) == (2, True)


@proves("I2.7", "card:immortality/experimentation")
def test_a_starting_deck_has_two_experimentation_and_no_dune() -> None:
    """I2.7: ten cards as ever; Dune, the Desert Planet is not in the game."""
    t = immortality_table()
    for seat in range(4):
        assert t.seat(seat).deck.count(imm("experimentation")) == 2
        assert len(t.seat(seat).deck) == 10
        assert "dune_the_desert_planet" not in t.seat(seat).deck
    assert t.rules.cards[imm("experimentation")].cost is None


# ------------------------------------------------------------------------------------------------ where they go


@pytest.mark.parametrize(("name", "icons"), ALONE.items(), ids=ALONE)
@proves("R7.2", "R7.4")
def test_a_card_reaches_the_spaces_of_its_icons(name: str, icons: str) -> None:
    """When every cost and requirement is met it sends an Agent to all spaces with its icons and to no others."""
    assert reached(rich(imm(name))) == spaces(icons)


@pytest.mark.parametrize(("name", "icons"), GRAFT.items(), ids=GRAFT)
@proves("I8.2", "I8.12", "I8.5")
def test_a_graft_card_is_not_played_alone(name: str, icons: str) -> None:
    """I8.2, I8.12: alone in the hand it sends no Agent, with a card it sends one by its own icons (I8.5)."""
    if name != "usurp":  # which may borrow a second one
        assert reached(rich(imm(name))) == set()
        assert rich(imm(name)).why_not("send", imm(name)) == "needs_partner"
    t = rich(imm(name), "convincing_argument")
    pairs = [option for option in t.legal() if option[0] == "send" and option[1] == "convincing_argument"]
    assert {option[2] for option in pairs} == spaces(icons)
    assert {option[5] for option in pairs} <= {"card:" + imm(name)}


@pytest.mark.parametrize("name", GRAFT)
@proves("I8.5")
def test_a_pair_goes_by_the_icons_of_either_card(name: str) -> None:
    """I8.5: a Dagger adds the Landsraad to them, and nothing else."""
    t = rich(imm(name), "dagger")
    pairs = {option[2] for option in t.legal() if option[0] == "send" and option[5] == "card:" + imm(name)}
    assert pairs == spaces(GRAFT[name] + " landsraad")


@pytest.mark.parametrize("name", ALONE)
@proves("I8.3")
def test_a_card_without_graft_is_no_partner_of_another(name: str) -> None:
    """I8.3: two cards without Graft are never played together."""
    t = rich(imm(name), "dagger")
    assert {option[5] for option in t.legal() if option[0] == "send"} <= {""}


@pytest.mark.parametrize("name", ALL)
@proves("R7.3", "I10.23")
def test_enemy_agents_close_spaces_to_all_but_the_infiltrator(name: str) -> None:
    """R7.3; I10.23: only Tleilaxu Infiltrator passes."""
    hand = (imm(name), "dagger") if name in GRAFT else (imm(name),)
    for space in spaces(GRAFT.get(name) or ALONE.get(name, "")):
        t = rich(*hand).setup(1, agents=[space])
        assert t.can("send", hand[-1], space) == (name == "tleilaxu_infiltrator")


# ------------------------------------------------------------------------------------------------ what they belong to


@pytest.mark.parametrize("name", ALL)
@proves("I20.8", "I20.9")
def test_a_card_belongs_to_its_factions(name: str) -> None:
    """I20.8, I20.9: the tags printed on it, no more and no fewer, whatever its icons."""
    assert sorted(at_a_table(name).rules.cards[imm(name)].factions) == TAGS.get(name, "").split()


@pytest.mark.parametrize("name", ALL)
@proves("R16.7", "card:gene_manipulation")
def test_gene_manipulation_knows_every_bene_gesserit_card(name: str) -> None:
    """A card in play gives it 2 spice if and only if it has the Bene Gesserit tag."""
    t = at_a_table(name, hand=["gene_manipulation"], in_play=[imm(name)]).play("gene_manipulation", "carthag")
    assert t.spice() == (2 if "bene_gesserit" in TAGS.get(name, "") else 0)


@pytest.mark.parametrize("name", ALL)
@proves("R16.8", "card:spice_hunter")
def test_spice_hunter_bonds_with_every_fremen_card(name: str) -> None:
    """A card in play gives it its Bond if and only if it has the Fremen tag."""
    t = at_a_table(name, hand=["spice_hunter"], in_play=[imm(name)]).reveal()
    assert t.spice() == (1 if "fremen" in TAGS.get(name, "") else 0)
