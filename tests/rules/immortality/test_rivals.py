"""I17, I18: Immortality with Rivals - alone against two, and with House Hagal as the third of two players."""

from __future__ import annotations

from typing import Any

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine.model.ids import bare
from tests.kit import Table, imm, immortality_table, new_game, proves, solo_table
from tests.kit.table import new_solo_game

ALONE, BOTH = ("base", "immortality"), ("base", "ix", "immortality")
LEFT, RIGHT, PLAIN = imm("hagal_carthag_row_left"), imm("hagal_carthag_row_right"), imm("hagal_carthag_plain")
STATION = imm("hagal_research_station")
NEW = (LEFT, RIGHT, PLAIN, STATION)
GENES, SUBJECT, GHOLA = imm("corrino_genes"), imm("subject_x_137"), imm("ghola")

everywhere = pytest.mark.parametrize("boxes", [ALONE, BOTH], ids=["base", "base and Ix"])


def solo(boxes: tuple[str, ...] = ALONE, difficulty: str = "mercenary", **rival: Any) -> Table:
    """A solo table; facts are about the Rival in seat 1. Corrino Genes and Subject X-137 lie in the Tleilaxu Row."""
    return solo_table(difficulty, boxes=boxes).setup(1, **rival).tleilaxu_row(GENES, SUBJECT).tleilaxu_deck(GHOLA)


# ------------------------------------------------------------------------------------------------ the deck


@proves("I17.1", "I17.7", "I17.9")
@pytest.mark.parametrize(
    ("boxes", "size"),
    [(("base",), 27), (ALONE, 28), (("base", "ix"), 30), (BOTH, 31)],
    ids=["base", "with Immortality", "with Ix", "all three"],
)
def test_the_solo_deck(boxes: tuple[str, ...], size: int) -> None:
    """The three Carthag cards are out, the four new ones in; without the box it is the other way round."""
    t = new_solo_game(boxes=boxes)
    deck = t.state.hagal_deck + t.state.hagal_discard
    with_it = "immortality" in boxes
    assert len(deck) == size
    assert deck.count("hagal_carthag") == (0 if with_it else 3)
    assert [deck.count(card) for card in NEW] == [int(with_it)] * 4
    for_station = {card.id for card in catalog(boxes).hagal if "research_station" in map(bare, card.spaces)}
    assert for_station == ({STATION} if with_it else set())


@proves("I17.10", "I17.6")
def test_the_new_cards_are_marked_for_one_player_and_have_no_swords() -> None:
    """So none of them is in a two-player deck."""
    cards = [card for card in catalog(ALONE).hagal if card.id in NEW]
    assert [(card.mark, card.swords) for card in cards] == [("1P", 0)] * 4


# ------------------------------------------------------------------------------------------------ tokens


@proves("I17.2", "I17.8", "I11.5")
@everywhere
def test_rivals_have_a_tleilaxu_token_and_nothing_else(boxes: tuple[str, ...]) -> None:
    """No research token, no specimens, no Family Atomics."""
    t = solo(boxes)
    for seat in (1, 2):
        mine = t.immortality(seat)
        assert (mine.research, mine.tleilaxu, mine.tanks, mine.atomics) == ("", 0, 0, False)


@proves("I17.3", "I5.7")
@pytest.mark.parametrize(
    ("step", "vp", "intrigue", "spice"),
    [(1, 0, 0, 0), (2, 0, 1, 0), (3, 0, 0, 0), (4, 1, 0, 2), (6, 0, 1, 0), (7, 1, 0, 0)],
)
def test_a_tleilaxu_icon_moves_a_rival_with_the_bonus(step: int, vp: int, intrigue: int, spice: int) -> None:
    """Points, Intrigue cards, and the 2 spice if it is the first."""
    t = solo(tleilaxu=step - 1).rival_turn(1, PLAIN)
    assert (t.tleilaxu(1), t.vp(1), len(t.seat(1).intrigue), t.spice(1)) == (step, vp, intrigue, spice)


@proves("I5.7", "I5.3", "I17.3")
def test_a_rival_can_take_the_two_spice_from_the_human_and_the_other_way_round() -> None:
    """They are there once."""
    t = solo(tleilaxu=3).rival_turn(1, PLAIN).setup(0, tleilaxu=3, intrigue=[imm("illicit_dealings")], spice=0)
    t.intrigue(imm("illicit_dealings"))
    assert (t.spice(1), t.spice(0), t.vp(0)) == (2, 0, 1)
    t = solo(tleilaxu=3).setup(0, tleilaxu=4).rival_turn(1, PLAIN)
    assert (t.spice(1), t.vp(1)) == (0, 1)


@proves("I5.5", "I17.3")
def test_at_the_end_of_the_track_a_rival_stays() -> None:
    """The rest of its card works."""
    t = solo(tleilaxu=7, garrison=0).rival_turn(1, PLAIN)
    assert (t.tleilaxu(1), t.vp(1), t.troops(1)) == (7, 0, 1)


@proves("I17.12", "R28.13")
def test_what_a_rival_gets_there_counts_for_its_conversions() -> None:
    """The third Intrigue card and the seventh spice are a point each, at once."""
    t = solo(tleilaxu=1, intrigue=["ambush", "bribery"]).rival_turn(1, PLAIN)
    assert (t.vp(1), t.seat(1).intrigue) == (1, ())
    t = solo(tleilaxu=3, spice=5).rival_turn(1, PLAIN)
    assert (t.vp(1), t.spice(1)) == (2, 0)


@proves("I17.12", "X11.26")
@pytest.mark.parametrize(("card", "spice"), [("skirmish_a", 7), ("battle_for_arrakeen", 0)])
def test_with_rise_of_ix_spice_is_hoarded(card: str, spice: int) -> None:
    """Seven spice are a point only while a Conflict III is fought for."""
    t = solo(BOTH, tleilaxu=3, spice=5).conflict(card).rival_turn(1, PLAIN)
    assert (t.spice(1), t.vp(1)) == (spice, 1 + (spice == 0))


# ------------------------------------------------------------------------------------------------ their cards


@proves("I17.4", "I2.11", "I17.6")
@pytest.mark.parametrize(
    ("card", "row"), [(LEFT, (GHOLA, SUBJECT)), (RIGHT, (GENES, GHOLA)), (PLAIN, (GENES, SUBJECT))]
)
def test_a_crossed_out_card_of_the_row_is_replaced(card: str, row: tuple[str, ...]) -> None:
    """The left or the right one, never Reclaimed Forces; it leaves the game."""
    t = solo().rival_turn(1, card)
    assert t.tleilaxu_shown() == row
    gone = {GENES, SUBJECT} - set(row)
    assert gone <= set(t.state.trashed)
    forces = imm("reclaimed_forces")
    assert t.rules.markets["reclaimed"].offers(t.rules, t.state, 0) == [(forces, "reclaimed:0")]


@proves("I17.6")
@pytest.mark.parametrize("card", [LEFT, RIGHT, PLAIN])
def test_the_three_carthag_cards(card: str) -> None:
    """One recruit, one Tleilaxu step; a Combat space, so the recruit and two of the garrison are deployed."""
    t = solo(garrison=3).rival_turn(1, card)
    assert (t.seat(1).agents, t.tleilaxu(1)) == (("carthag",), 1)
    assert (t.troops(1), t.garrison(1)) == (3, 1)


@proves("I17.6", "I22.9", "I17.11", "I13.1")
def test_the_research_station_card() -> None:
    """Two Tleilaxu steps with the bonus of each; no recruit, two of the garrison deployed; nothing of the space."""
    t = solo(garrison=3, tleilaxu=1, water=2).rival_turn(1, STATION)
    assert t.seat(1).agents == (imm("research_station"),)
    assert [event[2:4] for event in t.event("tleilaxu")] == [(1, 2), (2, 3)]
    assert len(t.seat(1).intrigue) == 1
    assert (t.troops(1), t.garrison(1), t.water(1), t.immortality(1).research) == (2, 1, 2, "")


@proves("I17.6", "I22.9", "I17.5")
@pytest.mark.parametrize("card", NEW)
def test_revealed_for_combat_they_do_nothing(card: str) -> None:
    """No swords, no step, no change of the Row."""
    t = solo(agents_left=0).setup(2, agents_left=0).hagal_deck(card).fight(0, 2)
    assert t.state.round == 2
    assert (t.tleilaxu(1), t.tleilaxu_shown()) == (0, (GENES, SUBJECT))
    assert not any(event[0] in ("tleilaxu", "row_trash") for event in t.events)


@proves("I17.5")
@pytest.mark.parametrize("card", [LEFT, RIGHT])
def test_a_skipped_card_does_nothing(card: str) -> None:
    """Carthag is taken: the next card is turned, and the Row stays as it was."""
    t = solo().setup(0, agents=["carthag"]).rival_turn(1, card, "hagal_wealth")
    assert t.seat(1).agents == ("wealth",)
    assert (t.tleilaxu(1), t.tleilaxu_shown()) == (0, (GENES, SUBJECT))


@proves("I22.18")
def test_an_empty_slot_stays_empty() -> None:
    """Nothing is removed from it; the other card stays."""
    t = solo().tleilaxu_deck().rival_turn(1, LEFT)
    assert t.tleilaxu_shown() == ("", SUBJECT)
    trashed = t.state.trashed
    t.hagal_deck(LEFT).setup(1, agents=[]).rival_turn(1)
    assert (t.tleilaxu_shown(), t.state.trashed, t.tleilaxu(1)) == (("", SUBJECT), trashed, 2)


@proves("I17.8")
@everywhere
def test_rivals_acquire_nothing_of_the_row(boxes: tuple[str, ...]) -> None:
    """In a whole round only their cards change it: nobody acquires, and they have no specimens."""
    t = solo(boxes)
    while t.state.round == 1:
        t.idle()
        assert not [event for event in t.event("acquire") if event[1] != 0]
    assert [t.immortality(seat).tanks for seat in (1, 2)] == [0, 0]


# ------------------------------------------------------------------------------------------------ two players


@proves("I18.1", "I17.1", "I1.1")
@pytest.mark.parametrize(("boxes", "size"), [(ALONE, 28), (BOTH, 29)], ids=["base", "base and Ix"])
def test_house_hagals_deck_is_the_old_one(boxes: tuple[str, ...], size: int) -> None:
    """Three Carthag cards, none of the new ones."""
    deck = new_game(2, boxes=boxes).state.hagal_deck
    assert (len(deck), deck.count("hagal_carthag")) == (size, 3)
    assert not set(deck) & set(NEW)


@proves("I18.1")
def test_house_hagal_has_no_token() -> None:
    """Neither on the research track nor on the Tleilaxu track, where it never moves."""
    t = immortality_table(2)
    mine = t.immortality(2)
    assert (mine.research, mine.tleilaxu, mine.tanks, mine.atomics) == ("", 0, 0, False)
    t.rival_turn(2, "hagal_carthag")
    assert (t.seat(2).agents, t.tleilaxu(2), t.event("row_trash")) == (("carthag",), 0, [])


@proves("I18.2")
@everywhere
def test_two_players_use_the_rest(boxes: tuple[str, ...]) -> None:
    """Tracks, tanks, Row and Family Atomics."""
    t = immortality_table(2, ix="ix" in boxes, hand=[imm("experimentation")], specimens=4).tleilaxu_row(GENES, GHOLA)
    t.play(imm("experimentation"), "imperial_basin").take("card:" + imm("experimentation"))
    assert (t.research(), t.specimens()) == ("c1r3", 5)
    t.do("atomics").finish_turn().until_turn_of(0).reveal().buy(GHOLA)
    assert GHOLA in t.seat().discard
