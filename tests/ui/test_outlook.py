"""What is said of how the round may end: strength at reveal against the others, turns left, the last round."""

from __future__ import annotations

from pathlib import Path

import pytest

from dune_desktop.engine import GameState, Rules
from dune_desktop.storage.files import read, to_session
from dune_desktop.ui.presenters.outlook import at_reveal, ending, strengths, strongest, turns_words
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Label, Plate
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.things import find
from tests.ui.tables import at_table

SIZE = (1920.0, 1080.0)
GOLDEN = Path(__file__).resolve().parents[2] / "saves" / "golden"


def table(name: str) -> tuple[TableScene, Rules, GameState]:
    path = GOLDEN / f"{name}.dune"
    session = to_session(read(path), path)
    scene = at_table(session)
    scene.playback.settle()
    scene.shown_game.viewer = session.asked() or 0
    return scene, session.rules, session.state


def told(scene: TableScene, thing: str) -> str:
    found = find(scene.screen(Plain(), SIZE), thing)
    assert found is not None, thing
    return " ".join(element.text for element in found.elements if isinstance(element, Label))


def test_a_rival_in_the_conflict_may_still_turn_swords() -> None:
    scene, rules, state = table("solo-mentat-deploying")
    state.seats[1].conflict, state.seats[2].conflict = 3, 0
    ana, rabban, leto = strengths(rules, state)
    assert (rabban.now, rabban.most) == (6, 6 + rules.max_combat_bonus(state))
    assert (leto.now, leto.most) == (0, 0), "who is not there turns nothing"
    assert (ana.most, ana.hand) == (ana.now, True)
    assert strongest(rules, state, 0) == (rabban,)
    state.seats[0].conflict = 1
    own = at_reveal(rules, state, 0, scene.session.at_reveal(0)[1])
    assert own == 2 + scene.session.at_reveal(0)[1]
    assert f"{own}. Strongest opponent: 6–{6 + rules.max_combat_bonus(state)}" in told(scene, "forecast")


def test_all_who_stand_level_before_one_are_named() -> None:
    scene, rules, state = table("solo-mentat-deploying")
    for seat in range(3):
        state.seats[seat].conflict = 3
    assert [other.seat for other in strongest(rules, state, 0)] == [1, 2]
    names = ", ".join(scene.session.names[1:])
    assert told(scene, "forecast").endswith(f"({names})")


def test_what_would_come_stands_beside_what_is_there() -> None:
    scene, _, state = table("solo-mentat-deploying")
    state.seats[0].conflict = 0
    assert told(scene, "strength:0") == "0"
    scene.handle(("troops", 1))
    assert told(scene, "strength:0") == "0"
    assert told(scene, "then:strength:0") == "2"
    assert told(scene, "then:troops:0.conflict") == "+1"


def test_the_lanes_keep_their_places_when_the_first_unit_comes() -> None:
    scene, _, state = table("three-mid-reveal")
    for seat in state.seats:
        seat.conflict = 0
    empty = find(scene.screen(Plain(), SIZE), "lane:0")
    assert told(scene, "forecast") == "Nobody has units in the Conflict yet"
    scene, _, state = table("three-mid-reveal")
    state.seats[scene.shown_game.viewer].conflict = 2
    fought = find(scene.screen(Plain(), SIZE), "lane:0")
    assert empty is not None
    assert fought is not None
    assert empty.thing.rect == fought.thing.rect


def test_in_the_reveal_turn_it_is_said_that_the_hand_is_revealed() -> None:
    scene, rules, state = table("three-mid-reveal")
    seat = scene.shown_game.viewer
    assert state.turn is not None
    assert (state.turn.stage, state.turn.seat) == ("reveal", seat)
    state.seats[seat].conflict = 2
    own = rules.unit_strength(state, seat) + state.seats[seat].swords
    assert told(scene, "forecast").startswith(f"You: {own}")


def test_swords_count_nothing_without_a_unit() -> None:
    _, rules, state = table("solo-mentat-deploying")
    state.seats[0].conflict = 0
    assert at_reveal(rules, state, 0, 5) == 0


def test_a_hand_that_is_not_revealed_may_add() -> None:
    scene, rules, state = table("two-with-hagal")
    me = scene.shown_game.viewer
    other = 1 - me
    state.phase, state.seats[other].conflict, state.seats[other].revealed = "turns", 2, False
    (strong,) = strongest(rules, state, me)
    assert (strong.seat, strong.hand) == (other, True)
    state.seats[other].revealed = True
    (strong,) = strongest(rules, state, me)
    assert not strong.hand


@pytest.mark.parametrize(("points", "left", "ends"), [(0, 3, ""), (8, 3, "maybe"), (10, 3, "last"), (0, 0, "last")])
def test_the_last_round_is_told_before_it_is_over(points: int, left: int, ends: str) -> None:
    scene, rules, state = table("solo-mentat-deploying")
    state.seats[1].vp, state.conflict_deck = points, state.conflict_deck[:left]
    assert ending(rules, state) == ends
    assert told(scene, "target") == str(rules.points_to_end)
    found = find(scene.screen(Plain(), SIZE), "target")
    assert found is not None
    assert any(isinstance(element, Plate) for element in found.elements) == bool(ends)
    words = scene.context.texts.t(f"table.whose_turn.{ends}" if ends else "table.whose_turn", name="Ana")
    assert words.split("·")[0].strip() in told(scene, "turn")


def test_the_order_of_turns_begins_with_whose_turn_it_is() -> None:
    _, rules, state = table("solo-mentat-deploying")
    assert state.turn is not None
    order = rules.turn_order(state)
    assert order[0] == state.turn.seat
    assert sorted(order) == [seat for seat in range(3) if seat == 0 or state.seats[seat].agents_left]
    state.seats[1].agents_left = 0
    assert 1 not in rules.turn_order(state)
    state.seats[0].revealed = True
    assert 0 not in rules.turn_order(state)


def test_turns_left_are_agents_and_the_reveal_turn() -> None:
    scene, rules, state = table("solo-mentat-deploying")
    state.seats[0].agents_left, state.seats[1].agents_left = 0, 2
    assert "Reveal" in turns_words(scene.context.texts, rules, state, 0)
    assert turns_words(scene.context.texts, rules, state, 1) == "(2 Agents)"


def test_once_the_conflict_is_decided_its_winner_is_told() -> None:
    """While a dreadnought looks for a space on the board, the line below the lanes says what is decided."""
    scene, rules, state = table("ix-four-placing-a-dreadnought")
    assert state.phase == "combat"
    first = rules.conflict_places(state).index(1)
    assert told(scene, "verdict") == f"{scene.session.names[first]} wins and takes the first reward."
