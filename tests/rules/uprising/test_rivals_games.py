"""Whole games with Rivals of Uprising: sound at every decision, saved and dealt anew on the way."""

from __future__ import annotations

import random

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.model.ids import DIFFICULTIES
from dune_desktop.engine.model.options import OptionId
from dune_desktop.engine.validation.invariants import problems
from dune_desktop.engine.validation.soundness import first_problem
from dune_desktop.session import Session
from dune_desktop.storage import files
from tests.kit import proves

UPRISING = ("uprising",)
OF_RIVALS = ("brutal_escalation", "expert_troop_deployment", "smart_politics")
GAMES: dict[str, GameConfig] = {
    **{level: solo(level, "", UPRISING) for level in DIFFICULTIES},
    "every variant alone": solo("sardaukar", "", UPRISING, ("choam", *OF_RIVALS, "row_churn", "uprising_promo")),
    "two": table(2, UPRISING, ("choam",)),
    "two, every variant": table(2, UPRISING, OF_RIVALS),
    "two, Streamlined": table(2, UPRISING, ("choam", "streamlined")),
}


@proves("U19.3", "U20.3", "U20.5", "U17.2")
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_random_game_is_sound(name: str) -> None:
    """Random legal answers to the end; what always holds for Rivals holds. Now and then it is saved and loaded."""
    config = GAMES[name]
    rules = Rules(catalog(UPRISING), config)
    session = Session.start(rules, seed=5, names=tuple(f"player {seat}" for seat in range(3)))
    chance, number = random.Random(5), 0
    while options := rules.legal(session.state):
        if number % 9 == 0:
            assert first_problem(rules, session.state) == ""
            world = session.info_state().determinize(number)
            assert problems(rules, world) == []
        if number % 90 == 0:
            loaded = files.to_session(files.unpack(files.pack(files.of_session(session, game="test"))))
            assert (loaded.state, loaded.log) == (session.state, session.log)
        session.answer(_answer(options, chance))
        assert problems(rules, session.state) == []
        _check_rivals(session)
        number += 1
    assert session.state.phase == "over"


def _answer(options: list[OptionId], chance: random.Random) -> OptionId:
    """Some legal option; what does something is liked better than what ends the turn."""
    busy = [option for option in options if option[0] not in ("reveal", "end_turn", "done", "decline", "pass")]
    return chance.choice(busy if busy and chance.random() < 0.9 else options)


def _check_rivals(session: Session) -> None:
    rules, state = session.rules, session.state
    quiet = state.stack[-1].kind in ("turn", "window") if state.stack else False
    assert state.first_player != rules.shared_seat
    for seat, rival in enumerate(rules.is_rival):
        player, leader = state.seats[seat], rules.leaders[state.seats[seat].leader]
        if not rival or not quiet:
            continue
        assert len(player.own["uprising"].spies) < 3
        assert not player.own["uprising"].contracts
        goods = (player.solari, player.spice, player.water, len(player.intrigue))
        if not player.swordmaster:
            assert sum(goods) < leader.swordmaster  # type: ignore[attr-defined]
        elif not leader.streamlined:  # type: ignore[attr-defined]
            assert all(have < most for have, most in zip(goods, (7, 7, 3, 3), strict=True))
