"""The end of a game is counted: what is certain is found, and nothing is thought certain that is not."""

from __future__ import annotations

import pytest

from dune_desktop.players.advice.advice import advise
from dune_desktop.players.levels import computer
from dune_desktop.players.player import RandomPlayer
from dune_desktop.players.search import endgame
from dune_desktop.players.search.endgame import certain_win
from tests.contract.tables import TABLES
from tests.kit import Table, table, worth
from tests.players.certainty import KINDS, certain, is_lost, late_decisions
from tests.players.games import info_states
from tests.players.positions.case import at_last, last_agent, others_done, the_end

PLENTY = 2000
GAME = 0  # the seed of a game in which somebody wins for certain before the end


def _sure(t: Table, most: int = PLENTY, world: int = 1):
    info_state = t.watch().info_state(t.asked())
    return certain_win(info_state.rules, info_state.determinize(world), info_state.seat, info_state.options, most)


def test_a_win_is_found():
    """Also where it takes several answers."""
    assert _sure(the_end(intrigue=["choam_shares"], solari=7)) == (("intrigue", "choam_shares"),)
    sold = _sure(last_agent(hand=["dune_the_desert_planet"], intrigue=["choam_shares"], spice=2, solari=1))
    assert sold == (("send", "dune_the_desert_planet", "sell_melange", 0, "", ""),)


def test_advice_knows_what_is_certain():
    """Whatever the others would have done in playouts."""
    info_state = the_end(intrigue=["choam_shares"], solari=7).watch().info_state(0)
    best = advise(info_state, "expert")[0]
    assert (best.option, best.chance) == (("intrigue", "choam_shares"), 1.0)


def test_what_cannot_be_won_is_left_open():
    """Then every answer is as good as the next."""
    assert _sure(the_end(best=9, intrigue=["choam_shares"], solari=7)) == ()


def test_cards_to_be_drawn_make_nothing_certain():
    """The card that would win is on top of the deck, but nobody knows."""
    t = last_agent(hand=["arrakis_liaison"], deck=["opulence"], solari=6)
    assert ("send", "arrakis_liaison", "arrakeen", 0, "", "") in t.legal()
    assert _sure(t) == ()


def test_others_may_have_an_answer():
    """As long as somebody has a turn with cards that are not known, nothing is certain."""
    t = the_end(intrigue=["choam_shares"], solari=7).setup(1, revealed=False)
    assert _sure(t) == ()


@pytest.mark.parametrize(("tracks", "certain"), [(2, True), (3, False)])
def test_an_opponent_may_hold_any_card(tracks: int, certain: bool):
    """With three tracks at 3 there is a card that is worth a point, whichever was dealt in one world or another."""
    level = dict.fromkeys(("emperor", "guild", "fremen")[:tracks], 3)
    t = the_end(best=9, vp=10).setup(1, intrigue=["ambush"], influence=level, vp=9)
    for world in range(3):
        assert bool(_sure(t, world=world)) == certain


def test_cards_that_one_has_seen_are_with_nobody():
    """The only card that could win is in the discard pile, or in one's own hand."""
    level = dict.fromkeys(("emperor", "guild", "fremen"), 3)
    t = the_end(best=9, vp=10).setup(1, intrigue=["ambush"], influence=level, vp=9)
    assert _sure(t.intrigue_piles(discard=["plans_within_plans"]))


def test_who_wins_anyway_does_nothing_foolish():
    """Infiltrate opens no way where no Agent is left."""
    t = others_done(at_last(best=7, vp=10, hand=[], intrigue=["infiltrate"]))
    assert ("intrigue", "infiltrate") in _sure(t)
    info_state = t.watch().info_state(0)
    for level in ("novice", "adept", "expert"):
        assert computer(level).choose(info_state)[0] != "intrigue"


def test_what_is_certain_is_so_in_many_worlds():
    """In a whole game; `python3 run.py certain` tries many of them, and more worlds."""
    tried = 0
    for info_state in late_decisions(KINDS[GAME % len(KINDS)], GAME):
        sure = certain(info_state)
        assert certain(info_state, 1) == sure
        for option in sure[:2]:
            tried += 1
            assert not any(is_lost(info_state, option, world) for world in range(5))
    assert tried


def test_the_game_must_be_near_its_end():
    """Halfway through nothing is counted, though nobody else has a turn."""
    t = others_done(table(intrigue=["choam_shares"], solari=7, hand=[], agents_left=0).round(5))
    assert _sure(t.reveal()) == ()


def test_what_takes_too_long_is_not_known():
    """With enough to look at it is."""
    t = the_end(hand=worth(8), intrigue=["recruitment_mission"])
    assert _sure(t, most=20) == ()
    assert _sure(t) == (("intrigue", "recruitment_mission"),)


@pytest.mark.parametrize("name", ["four", "solo mentat with both", "four with Immortality, promo"])
def test_whatever_is_asked_can_be_counted(name, monkeypatch):
    """Also in the midst of effects, and where cards are asked for that were just drawn."""
    monkeypatch.setattr(endgame, "_is_near", lambda rules, world, seat: True)
    for count, (rules, state, info_state) in enumerate(info_states(TABLES[name], 8, [RandomPlayer(8)] * 4)):
        if count % 25 == 0:
            assert set(certain_win(rules, state, info_state.seat, info_state.options, 30)) <= set(info_state.options)
