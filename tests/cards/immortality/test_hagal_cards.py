"""The four House Hagal cards of Immortality: solo only, all Combat spaces, with the Tleilaxu track and Row."""

from __future__ import annotations

import pytest

from tests.cards.immortality.changes import came, owned
from tests.kit import Table, imm, immortality_table, solo_table
from tests.kit.coverage import proves

LEFT, RIGHT = imm("hagal_carthag_row_left"), imm("hagal_carthag_row_right")
PLAIN, STATION = imm("hagal_carthag_plain"), imm("hagal_research_station")
CARTHAG = (LEFT, RIGHT, PLAIN)
NAMES = tuple("hagal:" + card for card in (*CARTHAG, STATION))
WEALTH = "hagal_wealth"  # free in every test, so that a Rival finds a space after a card it skips
SHOWN = (imm("ghola"), imm("usurp"))
IMMORTALITY, BOTH = ("base", "immortality"), ("base", "ix", "immortality")


def rival(**facts: object) -> Table:
    """Seat 1, a Rival of the solo game, is about to act: three troops in its garrison, nothing else."""
    return solo_table(boxes=IMMORTALITY).tleilaxu_row(*SHOWN).setup(1, **{"water": 0, "garrison": 3, **facts})


# ------------------------------------------------------------------------------------------------ Carthag


@proves("I17.3", "I17.6", *NAMES[:3])
@pytest.mark.parametrize("card", CARTHAG)
def test_carthag_recruits_fights_and_advances(card: str) -> None:
    """I17.3, I17.6: a troop that goes to the Conflict with two of the garrison, and a step; no Intrigue card."""
    t = rival()
    before = owned(t, 1)
    t.rival_turn(1, card)
    assert t.seat(1).agents == ("carthag",)
    assert came(t, before, 1) == {"supply": -1, "conflict": 3, "garrison": -2, "tleilaxu": 1}


@proves("I17.4", *NAMES[:3])
@pytest.mark.parametrize(("card", "slot"), [(LEFT, 0), (RIGHT, 1), (PLAIN, None)])
def test_carthag_removes_a_card_of_the_tleilaxu_row(card: str, slot: int | None) -> None:
    """I17.4: the left or the right one is out of the game and replaced; the other and Reclaimed Forces stay."""
    t = rival()
    following = t.tleilaxu_pile()[0]
    t.rival_turn(1, card)
    shown = list(SHOWN)
    gone = []
    if slot is not None:
        gone = [shown[slot]]
        shown[slot] = following
    assert list(t.tleilaxu_shown()) == shown
    assert [each for each in SHOWN if each in t.state.trashed] == gone
    assert t.setup(0, specimens=3).reveal().can("acquire", imm("reclaimed_forces"))


@proves("I22.11", "I22.18", *NAMES[:2])
@pytest.mark.parametrize("card", [LEFT, RIGHT])
def test_an_empty_tleilaxu_deck_leaves_the_slot_empty(card: str) -> None:
    """I22.11, I22.18: the card is removed, nothing comes; of an empty slot nothing is removed."""
    t = rival().tleilaxu_deck().rival_turn(1, card)
    assert t.tleilaxu_shown().count("") == 1
    t.setup(1, agents=[], garrison=3, conflict=0).rival_turn(1, card)
    assert t.tleilaxu_shown().count("") == 1
    assert t.tleilaxu(1) == 2


@proves("I17.5", *NAMES[:3])
@pytest.mark.parametrize("card", CARTHAG)
def test_carthag_is_skipped_when_it_is_taken(card: str) -> None:
    """I17.5: no step, no card of the Row removed; another card is turned."""
    t = rival().setup(0, agents=["carthag"])
    t.rival_turn(1, card, WEALTH)
    assert (t.seat(1).agents, t.tleilaxu(1), t.tleilaxu_shown()) == (("wealth",), 0, SHOWN)
    assert t.troops(1) == 0


# ------------------------------------------------------------------------------------------------ Research Station


@proves("I22.9", "I17.11", NAMES[3])
def test_research_station_advances_twice() -> None:
    """I22.9, I17.11: two steps, each with its bonus; no troop, no card, no Research, no water paid; two deploy."""
    t = rival(water=0)
    before = owned(t, 1)
    t.rival_turn(1, STATION)
    assert t.seat(1).agents == (imm("research_station"),)
    assert came(t, before, 1) == {"conflict": 2, "garrison": -2, "tleilaxu": 2, "intrigue": 1}
    assert t.tleilaxu_shown() == SHOWN


@proves("I17.5", NAMES[3])
def test_research_station_is_skipped_when_it_is_taken() -> None:
    """I17.5."""
    t = rival().setup(0, agents=[imm("research_station")]).rival_turn(1, STATION, WEALTH)
    assert (t.seat(1).agents, t.tleilaxu(1)) == (("wealth",), 0)


# ------------------------------------------------------------------------------------------------ the track of a Rival


@proves("I5.7", "I17.3", *NAMES)
def test_a_rival_scores_and_takes_the_spice_of_the_track() -> None:
    """I5.7, I17.3: a point, and 2 spice for the first; the human finds none any more."""
    t = rival(tleilaxu=3)
    before = owned(t, 1)
    t.rival_turn(1, PLAIN)
    assert (came(t, before, 1)["vp"], came(t, before, 1)["spice"]) == (1, 2)
    t = Table(t.rules, t.state).setup(0, tleilaxu=3, intrigue=[imm("illicit_dealings")])
    before = owned(t)
    t.intrigue(imm("illicit_dealings"))
    assert came(t, before) == {"intrigue": -1, "tleilaxu": 1, "vp": 1}


@proves("I5.3", *NAMES)
def test_a_rival_comes_second_for_the_spice() -> None:
    """I5.3: the human was there first."""
    t = rival(tleilaxu=3).setup(0, tleilaxu=5)
    before = owned(t, 1)
    t.rival_turn(1, PLAIN)
    assert came(t, before, 1).get("spice", 0) == 0
    assert came(t, before, 1)["vp"] == 1


@proves("I17.12", "R28.13", NAMES[3])
def test_a_rivals_intrigue_cards_of_the_track_are_converted() -> None:
    """I17.12, R28.13: the third one makes a point of all three."""
    t = rival(intrigue=["ambush", "bribery"])
    before = owned(t, 1)
    t.rival_turn(1, STATION)
    assert (came(t, before, 1)["vp"], len(t.seat(1).intrigue)) == (1, 0)


@proves("I5.5", NAMES[3])
def test_a_rival_at_the_end_of_the_track() -> None:
    """I5.5: nothing more happens; one step before it just one."""
    t = rival(tleilaxu=6).rival_turn(1, STATION)
    assert (t.tleilaxu(1), t.vp(1)) == (7, 1)
    t = rival(tleilaxu=7).rival_turn(1, STATION)
    assert (t.tleilaxu(1), t.vp(1), t.seat(1).agents) == (7, 0, (imm("research_station"),))


# ------------------------------------------------------------------------------------------------ swords, copies


@proves("I17.6", "I22.9", "I17.5", *NAMES)
@pytest.mark.parametrize("card", [*CARTHAG, STATION])
def test_the_cards_have_no_swords(card: str) -> None:
    """I17.6, I22.9: turned as the combat bonus they add nothing and do nothing else (I17.5)."""
    t = rival(agents_left=0).setup(2, agents_left=0).hagal_deck(card).fight(0, 4, 0)
    assert [event[1:] for event in t.event("hagal_bonus")] == [(1, card, 0)]
    assert (t.tleilaxu(1), t.tleilaxu_shown()) == (0, SHOWN)


@proves("I17.1", "I17.7", *NAMES)
def test_the_cards_in_the_solo_deck() -> None:
    """I17.1, I17.7: one of each, and no old Carthag; 28 cards, with Rise of Ix 31."""
    for boxes, size in (IMMORTALITY, 28), (BOTH, 31):
        deck = solo_table(boxes=boxes).state.hagal_deck
        assert [deck.count(card) for card in (*CARTHAG, STATION, "hagal_carthag")] == [1, 1, 1, 1, 0]
        assert len(deck) == size


@proves("I18.1")
def test_the_two_player_deck_is_as_ever() -> None:
    """I18.1: three Carthag cards, none of the new ones; House Hagal has no use for the track."""
    deck = immortality_table(2).state.hagal_deck
    assert [deck.count(card) for card in (*CARTHAG, STATION, "hagal_carthag")] == [0, 0, 0, 0, 3]
