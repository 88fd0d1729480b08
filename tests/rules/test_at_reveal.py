"""What a hand would bring if it were revealed now, told before it is: the rules try it, nobody adds it up again."""

from __future__ import annotations

import pytest

from tests.kit.coverage import proves
from tests.kit.table import table

HANDS = [
    ("convincing_argument", "dagger"),
    ("dune_the_desert_planet", "reconnaissance", "diplomacy"),
    ("fremen_camp", "stilgar"),  # a bond
    (),
]


@pytest.mark.parametrize("council", [False, True])
@pytest.mark.parametrize("hand", HANDS)
@proves("R10.2", "R10.4")
def test_it_is_what_revealing_brings(hand, council):
    """Persuasion and swords are those of the turn that follows, the seat in the High Council included."""
    t = table(hand=list(hand), council=council)
    told = t.rules.at_reveal(t.state, 0)
    t.reveal()
    assert told == (t.state.turn.persuasion, t.seat().swords)


def test_it_changes_nothing_and_can_be_asked_in_anybodys_turn():
    """Somebody else's turn, with an effect of it still open: the position stays as it was."""
    t = table(turn_of=1, hand=["dagger"])
    t.setup(0, hand=["convincing_argument", "dagger"])
    before = t.state.clone()
    assert t.rules.at_reveal(t.state, 0) == (2, 1)
    assert t.state == before
