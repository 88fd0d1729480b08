"""Plot intrigue cards of the base game: the moments at which they can be played."""

from __future__ import annotations

import pytest

from tests.cards.base.plot import ALL_PLOT, ANY_MOMENT, ANY_MOMENT_NAMES, PLOT, holding
from tests.kit.coverage import proves
from tests.kit.table import table

# ------------------------------------------------------------------------------------------------ moments


@proves("R6.1", "R6.7", *ALL_PLOT)
@pytest.mark.parametrize("card", PLOT)
def test_plot_cards_are_played_before_the_kind_of_turn_is_chosen(card: str) -> None:
    """Every Plot card can be played at the start of the own turn, and still any kind of turn may follow."""
    t = holding(card, **PLOT[card])
    t.intrigue(card)
    assert card not in t.seat().intrigue


@proves("R6.1", *ANY_MOMENT_NAMES)
@pytest.mark.parametrize("card", ANY_MOMENT)
def test_plot_cards_are_played_after_the_agent_was_sent(card: str) -> None:
    """Plot: any moment of the own Agent turn, also after the last effect."""
    t = holding(card, **ANY_MOMENT[card])
    t.play("dagger", "hall_of_oratory")
    t.intrigue(card)
    assert card not in t.seat().intrigue


@proves("R6.1", *ANY_MOMENT_NAMES)
@pytest.mark.parametrize("card", ANY_MOMENT)
def test_plot_cards_are_played_in_the_reveal_turn(card: str) -> None:
    """Plot: any moment of the own Reveal turn."""
    t = holding(card, **ANY_MOMENT[card])
    t.reveal()
    t.intrigue(card)
    assert card not in t.seat().intrigue


@proves("R6.3", "R30.14", *ALL_PLOT)
@pytest.mark.parametrize("card", PLOT)
def test_plot_cards_are_not_played_in_combat_nor_after_a_win_nor_at_the_end(card: str) -> None:
    """In the Combat window, in the winner's window and in the Endgame a Plot card is closed by its timing."""
    t = holding(card, vp=10, **PLOT[card])
    t.fight(8, 2)
    assert (t.decision().kind, t.why_not("intrigue", card)) == ("combat", "timing")
    t.pass_()
    assert (t.decision().kind, t.why_not("intrigue", card)) == ("win", "timing")
    t.pass_()
    assert (t.decision().kind, t.why_not("intrigue", card)) == ("endgame", "timing")


@proves("R6.3", "R30.14")
def test_plot_cards_are_not_played_in_another_players_turn() -> None:
    """While seat 1 could play its own Poison Snooper, seat 0 cannot play his."""
    t = table(turn_of=1, intrigue=["poison_snooper"]).setup(0, intrigue=["poison_snooper"])
    assert t.can("intrigue", "poison_snooper")
    assert t.asked() == 1
    assert t.intrigue("poison_snooper").seat(0).intrigue == ("poison_snooper",)


@proves("R6.3", "R4.5")
def test_plot_cards_are_not_played_in_round_start() -> None:
    """The controller who may send a defender at Round Start cannot play a Plot card then."""
    t = table(intrigue=["windfall"]).control("arrakeen", 0).next_conflict("siege_of_arrakeen")
    t.finish_round()
    assert (t.state.phase, t.asked()) == ("round_start", 0)
    assert not t.can("intrigue")


@proves("R6.6", "intrigue:windfall")
def test_a_resolved_card_goes_to_the_discard_pile() -> None:
    """A played and resolved intrigue card lies face up on the intrigue discard pile."""
    t = table(intrigue=["windfall"])
    t.intrigue("windfall")
    assert t.state.intrigue_discard == ("windfall",)
