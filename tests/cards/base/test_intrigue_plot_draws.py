"""Plot intrigue cards of the base game that are about the own deck, with every official ruling."""

from __future__ import annotations

import pytest

from tests.cards.base.plot import ROW
from tests.kit.coverage import proves
from tests.kit.table import table

# ------------------------------------------------------------------------------------------------ Poison Snooper


@proves("intrigue:poison_snooper", "R25.18")
def test_poison_snooper_draws_the_card() -> None:
    """The top card may be drawn."""
    t = table(deck=["dagger", "diplomacy"], intrigue=["poison_snooper"])
    t.intrigue("poison_snooper").do("draw_top")
    assert (t.seat().hand, t.seat().deck) == (("dagger",), ("diplomacy",))


@proves("intrigue:poison_snooper", "R25.18")
def test_poison_snooper_trashes_the_card() -> None:
    """The top card may be trashed; a Reserve card goes back to its stack."""
    t = table(deck=["arrakis_liaison", "diplomacy"], intrigue=["poison_snooper"])
    left = t.state.reserve["arrakis_liaison"]
    t.intrigue("poison_snooper").do("trash_top")
    assert (t.seat().hand, t.seat().deck) == ((), ("diplomacy",))
    assert t.state.reserve["arrakis_liaison"] == left + 1


@proves("intrigue:poison_snooper", "R25.18")
def test_poison_snooper_leaves_no_card_on_top() -> None:
    """One of the two must be done."""
    t = table(deck=["dagger"], intrigue=["poison_snooper"])
    t.intrigue("poison_snooper")
    assert t.legal() == [("draw_top",), ("trash_top",)]


@proves("intrigue:poison_snooper", "R29.2")
def test_poison_snooper_shows_the_card_to_its_owner_only() -> None:
    """While choosing, the owner sees the top card and nobody else does."""
    t = table(leader="count_ilban_richese", deck=["dagger", "diplomacy"], intrigue=["poison_snooper"])
    assert t.view(0).seats[0].deck == ("?", "?")
    t.intrigue("poison_snooper")
    assert t.view(0).seats[0].deck == ("dagger", "?")
    assert t.view(1).seats[0].deck == ("?", "?")


@proves("intrigue:poison_snooper", "R16.4", "O19")
def test_poison_snooper_does_not_reshuffle() -> None:
    """With an empty deck there is nothing to look at, whatever lies in the discard pile."""
    t = table(deck=[], discard=["dagger"], intrigue=["poison_snooper"])
    assert t.why_not("intrigue", "poison_snooper") == "nothing"


@proves("intrigue:poison_snooper", "R10.6", "R25.18")
def test_poison_snooper_reveals_what_it_draws_in_the_reveal_turn() -> None:
    """A card drawn in the Reveal turn is revealed at once: its persuasion counts."""
    t = table(hand=[], deck=["convincing_argument"], intrigue=["poison_snooper"])
    t.reveal().intrigue("poison_snooper").do("draw_top")
    assert (t.persuasion(), t.seat().in_play) == (2, ("convincing_argument",))


# ------------------------------------------------------------------------------------------------ Refocus


@proves("intrigue:refocus", "R25.20")
def test_refocus_shuffles_the_discard_pile_into_the_deck_and_draws() -> None:
    """The discard pile goes into the deck, then a card is drawn: nobody is asked for an order."""
    t = table(deck=["dagger"], discard=["diplomacy", "reconnaissance"], intrigue=["refocus"])
    t.intrigue("refocus")
    assert (len(t.seat().hand), len(t.seat().deck), t.seat().discard) == (1, 2, ())
    assert sorted(t.seat().hand + t.seat().deck) == ["dagger", "diplomacy", "reconnaissance"]
    assert [event[0] for event in t.events if event[0] in ("shuffle", "draw")] == ["shuffle", "draw"]


@proves("intrigue:refocus", "R25.20")
def test_refocus_can_find_a_card_of_the_discard_pile() -> None:
    """With an empty deck the card drawn is the one that lay in the discard pile."""
    t = table(deck=[], discard=["diplomacy"], intrigue=["refocus"])
    t.intrigue("refocus")
    assert (t.seat().hand, t.seat().deck, t.seat().discard) == (("diplomacy",), (), ())


@proves("intrigue:refocus", "R25.20")
def test_refocus_reshuffles_the_deck_without_a_discard_pile() -> None:
    """With an empty discard pile the deck is shuffled all the same: a known top card is known no longer."""
    t = table(leader="count_ilban_richese", spice=2, deck=["dagger", "diplomacy", "reconnaissance"])
    t.setup(intrigue=["bypass_protocol", "refocus"]).row(*ROW).intrigue("bypass_protocol").branch(1).pick("chani")
    assert t.view(1).seats[0].deck == ("chani", "?", "?", "?")
    t.intrigue("refocus")
    assert t.event("shuffle") == [("shuffle", 0, "discard", ())]
    assert t.view(1).seats[0].deck == ("?", "?", "?")


@proves("intrigue:refocus", "O19")
def test_refocus_without_any_card_is_closed() -> None:
    """With neither a deck nor a discard pile it could do nothing."""
    t = table(deck=[], discard=[], intrigue=["refocus"])
    assert t.why_not("intrigue", "refocus") == "nothing"


@proves("intrigue:refocus", "R10.6", "R25.20")
def test_refocus_reveals_what_it_draws_in_the_reveal_turn() -> None:
    """A card drawn in the Reveal turn is revealed at once."""
    t = table(hand=[], deck=[], discard=["convincing_argument"], intrigue=["refocus"])
    t.reveal().intrigue("refocus")
    assert (t.persuasion(), t.seat().in_play) == (2, ("convincing_argument",))


@proves("intrigue:refocus", "R6.7")
def test_refocus_may_find_the_card_that_sends_the_agent() -> None:
    """A card drawn before the kind of turn is chosen goes to hand and may send the Agent."""
    t = table(hand=[], deck=[], discard=["reconnaissance"], intrigue=["refocus"])
    assert not t.can("send")
    t.intrigue("refocus").play("reconnaissance", "carthag")
    assert t.seat().agents == ("carthag",)


# ------------------------------------------------------------------------------------------------ Water of Life


@proves("intrigue:water_of_life", "R6.7")
def test_water_of_life_draws_three_cards() -> None:
    """1 water and 1 spice: three cards, one of which sends the Agent of this turn."""
    t = table(water=1, spice=1, deck=["dagger", "diplomacy", "reconnaissance", "seek_allies"])
    t.setup(intrigue=["water_of_life"]).intrigue("water_of_life")
    assert (t.water(), t.spice(), t.seat().hand) == (0, 0, ("dagger", "diplomacy", "reconnaissance"))
    t.play("reconnaissance", "carthag")
    assert t.seat().agents == ("carthag",)


@proves("intrigue:water_of_life", "R6.4")
@pytest.mark.parametrize(("water", "spice"), [(0, 1), (1, 0), (0, 5)])
def test_water_of_life_needs_both(water: int, spice: int) -> None:
    """Without the water or without the spice it is closed: no partial payment."""
    t = table(water=water, spice=spice, intrigue=["water_of_life"])
    assert t.why_not("intrigue", "water_of_life") == "cost"


@proves("intrigue:water_of_life", "R10.6")
def test_water_of_life_reveals_what_it_draws_in_the_reveal_turn() -> None:
    """Cards drawn in the Reveal turn are revealed at once: 2 persuasion, 1 persuasion and a sword."""
    t = table(water=1, spice=1, conflict=1, deck=["convincing_argument", "diplomacy", "dagger"])
    t.setup(intrigue=["water_of_life"]).reveal().intrigue("water_of_life")
    assert (t.persuasion(), t.strength(), t.seat().hand) == (3, 3, ())


@proves("intrigue:water_of_life", "R16.3")
def test_water_of_life_reshuffles_when_the_deck_runs_out() -> None:
    """One card in the deck, two in the discard pile: all three are drawn."""
    t = table(water=1, spice=1, deck=["dagger"], discard=["diplomacy", "reconnaissance"], intrigue=["water_of_life"])
    t.intrigue("water_of_life")
    assert t.hand() == {"dagger": 1, "diplomacy": 1, "reconnaissance": 1}
