"""Asking about a position writes nothing into it: whoever looks at it meanwhile sees what it is."""

from __future__ import annotations

from typing import Any

import pytest

from dune_desktop.engine.model.state import GameState, Seat, Turn
from tests.kit import imm, immortality_table

SCRATCH = {"events", "offer"}


@pytest.fixture
def sealed(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Positions and their records in this list refuse to be written into."""
    found: list[Any] = []

    def seal(kind: type) -> None:
        write = kind.__setattr__

        def guarded(record: Any, name: str, value: Any) -> None:
            if name not in SCRATCH and any(record is known for known in found):
                raise AssertionError(f"{kind.__name__}.{name} is written into by somebody who asks")
            write(record, name, value)

        monkeypatch.setattr(kind, "__setattr__", guarded)

    for kind in (GameState, Seat, Turn):
        seal(kind)
    return found


@pytest.mark.parametrize("hand", [("long_reach", "usurp"), ("long_reach", "occupation"), ("long_reach",)])
def test_icons_that_a_card_shows_now_and_then_are_asked_about_on_a_copy(
    hand: tuple[str, ...], sealed: list[Any]
) -> None:
    """I10.1: Long Reach counts as in play already, and its own icons depend on what else would be."""
    t = immortality_table(hand=[imm(card) for card in hand], in_play=["bene_gesserit_sister"])
    state = t.state
    sealed += [state, *state.seats, state.turn]
    state.offer = None
    sent = {option[2] for option in t.rules.legal(state) if option[0] == "send" and option[1] == imm("long_reach")}
    assert {"hall_of_oratory", "carthag"} <= sent
    assert t.decision().legal
    with pytest.raises(AssertionError, match=r"Seat\.in_play"):
        state.seats[0].in_play = ()
