"""What a place of the Conflict would really bring a seat, before it is given (R19, R28.12, X6.1)."""

from __future__ import annotations

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.boxes.ix.effects import PlaceDreadnought
from dune_desktop.engine.model.effects import Control, Gain, Mentat, Trash
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from tests.contract.tables import TABLES
from tests.kit import ix_table, proves, solo_table, table


def kinds(made, seat: int, place: int) -> list[type]:
    return [type(effect) for effect in made.rules.reward(made.state, seat, place)]


@proves("R28.12")
def test_a_rival_is_promised_no_trash() -> None:
    made = solo_table("mentat", hand=["dagger"])
    made.conflict("terrible_purpose")
    assert kinds(made, 0, 1) == [Gain, Trash]
    assert kinds(made, 1, 1) == [Gain]


@proves("X6.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_winners_dreadnought_is_promised_its_space(seat: int) -> None:
    made = solo_table("mentat", boxes=("base", "ix"))
    made.conflict("terrible_purpose").setup(seat, dreadnoughts={"conflict": 1})
    assert PlaceDreadnought in kinds(made, seat, 1)
    assert PlaceDreadnought not in kinds(made, seat, 2)
    assert PlaceDreadnought not in kinds(made, 2, 1)


@proves("R19.8", "X17.1")
def test_house_hagal_of_two_players_gets_nothing_but_control_by_its_dreadnought() -> None:
    made = ix_table(2)
    made.conflict("terrible_purpose")
    assert kinds(made, 2, 1) == []
    made.setup(2, dreadnoughts={"conflict": 1})
    assert kinds(made, 2, 1) == [PlaceDreadnought]


def test_what_can_do_nothing_is_not_promised() -> None:
    """A Mentat that somebody has, control of a space one controls."""
    made = table(3)
    made.conflict("sort_through_the_chaos")
    assert Mentat in kinds(made, 0, 1)
    made.conflict("siege_of_carthag")
    assert Control in kinds(made, 0, 1)
    made.state.control = {"carthag": 0}
    assert Control not in kinds(made, 0, 1)
    assert Control in kinds(made, 1, 1)


@pytest.mark.parametrize("name", [name for name, config in TABLES.items() if config.difficulty])
def test_what_a_rival_is_promised_comes(name: str) -> None:
    """Over a whole game: something comes to a Rival with its reward just where something was promised."""
    config = TABLES[name]
    session = Session.start(Rules(catalog(config.boxes), config), 3, ("Ana", "Bo", "Chi"))
    rules, player, rewards = session.rules, RandomPlayer(3), 0
    while not session.over:
        session.answer(player.pick(rules.legal(session.state)))
        decided = [beat for beat in session.beats if any(event[0] == "winner" for event in beat.events)]
        if not decided:
            continue
        state = decided[-1].state
        came = [event for beat in session.beats for event in beat.events]
        came = came[next(at for at, event in enumerate(came) if event[0] == "winner") :]
        for seat, place in enumerate(rules.conflict_places(state)):
            at = next((at for at, event in enumerate(came) if event[:2] == ("reward", seat)), None)
            if place and rules.is_rival[seat] and at is not None and at + 1 < len(came):
                assert bool(rules.reward(state, seat, place)) == (came[at + 1][1] == seat), (name, place, came[at:][:3])
                rewards += 1
    assert rewards
