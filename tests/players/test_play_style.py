"""What temperaments like, beside winning."""

from __future__ import annotations

import pytest

from dune_desktop.engine.model.options import Send
from dune_desktop.players.policy.play_style import ALL, Liking
from tests.kit import Table, table


def liked(t: Table, space: str, card: str = "diplomacy") -> float:
    """How much a diplomat would like to send this card there."""
    return Liking(t.rules, ALL["diplomat"])(t.state, 0, Send("send", card, space))


def climbing(mine: int, *theirs: int) -> Table:
    """So much influence with the Emperor, mine and theirs."""
    t = table(hand=["diplomacy"], influence={"emperor": mine})
    for seat, height in enumerate(theirs, 1):
        t.setup(seat, influence={"emperor": height})
    return t


def test_a_diplomat_goes_to_factions_as_long_as_there_is_a_step_to_take() -> None:
    assert liked(climbing(0), "wealth") > liked(climbing(0), "arrakeen") == 0.0
    assert liked(climbing(6), "wealth") == 0.0


@pytest.mark.parametrize(
    ("more", "less"),
    [
        (climbing(1), climbing(0)),  # a point (R14.2)
        (climbing(3, 4), climbing(2)),  # the bonus of the track (R14.3)
        (climbing(3), climbing(3, 4)),  # and with it the Alliance, if nobody is further (R14.5)
    ],
)
def test_a_diplomat_sees_what_the_next_step_is_worth(more: Table, less: Table) -> None:
    assert liked(more, "wealth") > liked(less, "wealth")


def test_a_diplomat_defends_an_alliance() -> None:
    """Somebody who is level could take it with the next step (R14.6)."""
    safe, level = climbing(4), climbing(4, 4)
    for t in (safe, level):
        t.state.alliances = (0, *t.state.alliances[1:])
    assert liked(level, "wealth") > liked(safe, "wealth")


def test_a_diplomat_likes_a_space_that_gives_a_card_for_every_door() -> None:
    assert liked(climbing(0), "foldspace") > liked(climbing(0), "heighliner")
