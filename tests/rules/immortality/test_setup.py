"""I1, I2: what Immortality adds to the box, and how a game with it begins."""

from collections import Counter

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.content.shorthand import write
from dune_desktop.engine.model.ids import bare
from dune_desktop.engine.rules.rows import row_of
from dune_desktop.i18n import Texts
from tests.kit import imm, new_game, proves
from tests.kit.table import new_solo_game

ALONE, BOTH = ("base", "immortality"), ("base", "ix", "immortality")
BARON = "baron_vladimir_harkonnen"  # he chooses first, so everything still lies as set up
DUNE, EXPERIMENTATION = "dune_the_desert_planet", imm("experimentation")

everywhere = pytest.mark.parametrize("boxes", [ALONE, BOTH], ids=["base", "base and Ix"])
seats = pytest.mark.parametrize("players", [2, 3, 4])


def begun(players=4, boxes=ALONE, seed=1, **more):
    return new_game(players, leaders=[BARON], seed=seed, boxes=boxes, **more)


def of_box(components):
    return [component for component in components if component.id.startswith("immortality/")]


def copies(components):
    return sum(component.copies for component in components)


@proves("I1.1", "I1.2", "I1.5")
def test_the_box_has_its_numbers_of_parts():
    """25 titles and 30 Imperium cards, 18 Tleilaxu cards, 11 and 15 Intrigue cards, 4 House Hagal cards, and so on."""
    box = catalog(ALONE)
    cards = of_box(box.cards)
    decks = {deck: [card for card in cards if card.deck == deck] for deck in ("imperium", "tleilaxu", "starter")}
    assert (len(decks["imperium"]), copies(decks["imperium"])) == (25, 30)
    printed = [card for card in decks["tleilaxu"] if bare(card.id) != "piter_genius_advisor"]
    assert (len(printed), copies(printed)) == (18, 18)
    assert [(card.id, card.copies) for card in decks["starter"]] == [(EXPERIMENTATION, 2)]
    assert [(bare(card.id), card.copies) for card in cards if card.deck == "reclaimed"] == [("reclaimed_forces", 1)]
    assert (len(of_box(box.intrigues)), copies(of_box(box.intrigues))) == (11, 15)
    assert (len(of_box(box.hagal)), copies(of_box(box.hagal))) == (4, 4)
    double = {bare(card.id) for card in (*cards, *of_box(box.intrigues)) if card.copies == 2}
    assert double == {
        *("dissecting_kit", "high_priority_travel", "planned_coupling", "spiritual_fervor", "tleilaxu_master"),
        *("gruesome_sacrifice", "harvest_cells", "illicit_dealings", "vicious_talents", "experimentation"),
    }


@proves("I1.3")
def test_it_brings_no_leaders_conflicts_or_tiles():
    """Those of the base game stay the only ones."""
    base, both = catalog(("base",)), catalog(ALONE)
    assert (both.leaders, both.conflicts) == (base.leaders, base.conflicts)
    assert not of_box(catalog(BOTH).of("tech"))


@proves("I1.6")
def test_the_promo_is_dealt_only_if_it_was_agreed():
    """Ruling 82: Piter is a Tleilaxu card of the variant, and of no other game."""
    for variants, size in (((), 18), (("piter_promo",), 19)):
        row = row_of(begun(variants=variants).state, "tleilaxu")
        assert len((*row.shown, *row.deck)) == size
        assert (imm("piter_genius_advisor") in (*row.shown, *row.deck)) is (size == 19)


@proves("I1.9")
def test_the_misprinted_title_is_spelt_right():
    """Sardaukar Quartermaster."""
    assert Texts("en").name(f"card:{imm('sardaukar_quartermaster')}") == "Sardaukar Quartermaster"


@proves("I2.1", "I2.2")
@everywhere
def test_new_cards_are_shuffled_in_before_the_row_is_dealt(boxes):
    """All of them, in both decks; new ones can lie in the first row."""
    box, t = catalog(boxes), begun(boxes=boxes)
    imperium = {card.id: card.copies for card in box.cards if card.deck == "imperium"}
    assert Counter(t.state.row + t.state.imperium_deck) == imperium
    assert Counter(t.state.intrigue_deck) == {card.id: card.copies for card in box.intrigues}
    rows = [begun(boxes=boxes, seed=seed).state.row for seed in range(8)]
    assert any(card.startswith("immortality/") for row in rows for card in row)
    assert any(not card.startswith("immortality/") for row in rows for card in row)


@proves("I2.3", "I5.7")
@everywhere
def test_two_spice_lie_on_the_fourth_step_of_the_tleilaxu_track(boxes):
    """For the first who comes, and nobody has been there."""
    t = begun(boxes=boxes)
    first = {space.step: write(space.first) for space in t.rules.catalog.of("tleilaxu_track") if space.first}
    assert first == {4: "spice 2"}
    assert t.state.own["immortality"].first_taken == ()


@proves("I2.4", "I2.6", "I2.10", "I1.2")
@everywhere
@seats
def test_every_player_has_two_tokens_on_the_start_boxes_and_family_atomics(players, boxes):
    """With two, three and four players alike; nobody has a specimen."""
    t = begun(players, boxes)
    for seat in range(players):
        mine = t.immortality(seat)
        assert (t.research(seat), mine.tleilaxu, mine.tanks, mine.atomics) == ("c0r3", 0, 0, True)


@proves("I2.5", "I2.10")
@everywhere
@seats
def test_the_tleilaxu_row_is_two_cards_and_reclaimed_forces(players, boxes):
    """Of the shuffled deck; Reclaimed Forces is offered beside them."""
    t = begun(players, boxes)
    row = row_of(t.state, "tleilaxu")
    assert (len(row.shown), len(row.deck)) == (2, 16)
    every = {card.id for card in of_box(t.rules.catalog.cards) if card.deck == "tleilaxu"}
    assert {*row.shown, *row.deck} == every - {imm("piter_genius_advisor")}
    assert t.rules.markets["reclaimed"].offers(t.rules, t.state, 0) == [(imm("reclaimed_forces"), "reclaimed:0")]
    assert len({row_of(begun(seed=seed).state, "tleilaxu").shown for seed in range(8)}) > 4


@proves("I2.7", "I2.10")
@everywhere
@seats
def test_experimentation_replaces_dune_the_desert_planet(players, boxes):
    """Two for two; ten starting cards as before, and none of them in the discard pile."""
    t, plain = begun(players, boxes), new_game(players, leaders=[BARON])
    for seat in range(players):
        deck, before = Counter(t.seat(seat).deck), Counter(plain.seat(seat).deck)
        assert (deck[DUNE], deck[EXPERIMENTATION], deck.total()) == (0, 2, 10)
        assert deck - Counter({EXPERIMENTATION: 2}) == before - Counter({DUNE: 2})
        assert t.seat(seat).discard == ()


@proves("I2.8", "I13.1")
@everywhere
def test_the_overlay_lies_on_research_station(boxes):
    """A City and Combat space as before, for 2 water; two cards and Research instead of three cards."""
    spaces, before = begun(boxes=boxes).rules.spaces, begun(boxes=("base",)).rules.spaces
    assert "research_station" not in spaces
    new, old = spaces[imm("research_station")], before["research_station"]
    assert (new.icon, new.combat, new.rates) == (old.icon, old.combat, old.rates)
    assert (new.icon, new.combat) == ("city", True)
    assert [write((effect,)) for _, effect, _ in new.todo] == ["draw 2", "research 1"]
    assert [write((effect,)) for _, effect, _ in old.todo] == ["draw 3"]


@proves("I2.9")
def test_it_is_played_with_the_base_game_alone_and_with_rise_of_ix():
    """Both overlays lie on the board then, and both decks are in."""
    t = begun(boxes=BOTH)
    assert {imm("research_station"), "tech_negotiation"} < set(t.rules.spaces)
    assert {imm("usurp")} < {card.id for card in t.rules.catalog.cards}
    assert t.state.own.keys() >= {"ix", "immortality"}


@proves("I2.10", "I17.1")
@everywhere
def test_a_solo_player_begins_like_the_others(boxes):
    """Tokens, Family Atomics, two Experimentations; only the Rivals' cards and tokens are added."""
    t = new_solo_game(boxes=boxes)
    mine = t.immortality(0)
    assert (t.research(0), mine.tleilaxu, mine.tanks, mine.atomics) == ("c0r3", 0, 0, True)
    deck = Counter(t.seat().deck + t.seat().hand)
    assert (deck[DUNE], deck[EXPERIMENTATION], deck.total()) == (0, 2, 10)


@proves("I21.1", "I21.2", "I8.1")
def test_the_words_of_its_cards_in_short() -> None:
    """As they are written for review."""
    cards = catalog(ALONE).cards
    short = {bare(card.id): (write(card.agent), write(card.reveal)) for card in of_box(cards)}
    assert short["experimentation"] == ("research 1", "persuasion 1, specimen 1")
    assert short["contaminator"][0] == "tleilaxu 1"
    assert "combat_icon" in short["occupation"][0]
    assert short["corrino_genes"][0].startswith("if grafted")
    assert "if markers >= 1" in short["bene_tleilax_lab"][1]
    assert short["organ_merchants"][0].startswith("pay specimen 1 ->")
    assert "pay influence any 2 ->" in short["for_humanity"][1]
    markets = begun().rules.markets
    assert {markets[name].currency for name in ("tleilaxu", "reclaimed")} == {"specimen"}
