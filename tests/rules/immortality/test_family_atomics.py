"""I11: Family Atomics - once a game a new Imperium Row."""

from __future__ import annotations

import pytest

from tests.kit import Table, imm, immortality_table, proves, worth

USURP, EYES, GENES, SUBJECT = imm("usurp"), imm("replacement_eyes"), imm("corrino_genes"), imm("subject_x_137")


@proves("I11.1", "I11.2")
def test_the_row_leaves_the_game_and_a_new_one_is_dealt() -> None:
    """From the Imperium Deck, in its order; the token is gone."""
    t = immortality_table()
    row, deck = t.state.row, t.state.imperium_deck
    t.do("atomics")
    assert (t.state.row, t.state.imperium_deck, t.state.trashed) == (deck[:5], deck[5:], row)
    assert t.event("atomics") == [("atomics", 0, row)]
    assert not t.can("atomics")
    assert not t.immortality().atomics


@proves("I11.1", "I11.3")
def test_in_the_agent_turn_between_its_effects() -> None:
    """Before the Agent is sent, after it, and while effects wait; it costs nothing."""
    t = immortality_table(hand=["dagger"])
    assert t.can("atomics")
    t.play("dagger", "hall_of_oratory")
    goods = (t.solari(), t.spice(), t.water())
    t.do("atomics")
    assert (t.solari(), t.spice(), t.water()) == goods


@proves("I11.1", "I11.3")
def test_in_the_reveal_turn_before_and_between_acquiring() -> None:
    """A card of the new Row is acquired with what is left."""
    t = immortality_table(hand=worth(2)).row("scout").reveal().buy("scout")
    t.top_of_imperium_deck("dr_yueh").do("atomics")
    assert t.persuasion() == 1
    t.buy("dr_yueh")
    assert t.seat().discard == ("scout", "dr_yueh")


@proves("I11.1")
def test_once_a_game() -> None:
    """Not in a later turn or round either."""
    t = immortality_table().do("atomics").finish_round()
    t.until_turn_of(0)
    assert not t.can("atomics")
    t.until_turn_of(1)
    assert t.can("atomics")


@proves("I11.2", "X7.8", "I10.17")
def test_removing_is_not_trashing() -> None:
    """Replacement Eyes give no Tleilaxu advance, and a card with Unload does not unload."""
    t = immortality_table(ix=True).row(EYES, "treachery")
    garrison = t.garrison()
    t.do("atomics")
    assert {EYES, "treachery"} <= set(t.state.trashed)
    assert (t.tleilaxu(), t.garrison()) == (0, garrison)


@proves("I11.4", "I22.11")
@pytest.mark.parametrize("left", [0, 2])
def test_with_a_short_deck_what_is_left_is_dealt(left: int) -> None:
    """The other slots stay empty."""
    t = immortality_table()
    deck = t.state.imperium_deck[:left]
    t.imperium_deck(*deck).do("atomics")
    assert t.state.row == deck + ("",) * (5 - left)


@proves("I11.6")
def test_only_in_ones_own_turn() -> None:
    """Neither in another's turn, nor in Combat, nor in Endgame, nor for a reward."""
    t = immortality_table(intrigue=["ambush"], conflict=1, vp=10).setup(1, intrigue=["ambush"], conflict=1)
    t.setup(0, intrigue=["ambush", imm("shadowy_bargain")])
    asked: set[tuple[str, int]] = set()
    while t.state.phase != "over":
        turn = t.state.turn
        in_turn = turn is not None and turn.seat == t.asked()
        assert t.can("atomics") == (in_turn and t.state.phase == "turns")
        asked.add((t.state.phase, t.asked()))
        t.idle()
    assert {("combat", 0), ("endgame", 0), ("turns", 1)} <= asked


@proves("I11.7", "I7.12")
def test_it_touches_the_imperium_row_only() -> None:
    """Reserve, Tleilaxu Row, cards in play and those of the players stay."""
    t = immortality_table(in_play=["dagger"]).tleilaxu_row(GENES, SUBJECT)
    reserve = dict(t.state.reserve)
    t.do("atomics")
    assert (t.state.reserve, t.tleilaxu_shown(), t.seat().in_play) == (reserve, (GENES, SUBJECT), ("dagger",))


@proves("I11.7", "leader:helena_richese")
def test_the_card_helena_set_aside_stays() -> None:
    """It does not lie in the Row any more."""
    t = immortality_table(leader="helena_richese", hand=["signet_ring"]).row("scout")
    t.play("signet_ring", "arrakeen").take("leader:helena_richese").pick(0).do("atomics")
    assert t.seat().set_aside == "scout"
    assert "scout" not in t.state.trashed


def usurped() -> Table:
    """Usurp is grafted to Replacement Eyes of the Row, whose box waits."""
    t = immortality_table(hand=[USURP, "dagger"], deck=["diplomacy"]).row("scout", EYES)
    return t.usurp(EYES, "carthag")


@proves("I22.13", "I11.7")
def test_a_borrowed_card_leaves_with_the_row() -> None:
    """Its box still works; nothing is trashed at the end of the turn, and nothing fires."""
    t = usurped().do("atomics")
    row = t.state.row
    assert EYES in t.state.trashed
    t.take("card:" + EYES).do("trash", "hand", "dagger")
    assert "diplomacy" in t.hand()
    t.finish_turn()
    assert (t.tleilaxu(), t.state.row, t.state.trashed.count(EYES)) == (0, row, 1)
