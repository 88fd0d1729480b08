"""What is said of how the round may end: strength at reveal against the others, turns left, the last round."""

from __future__ import annotations

from dune_desktop.engine import GameState, Rules
from dune_desktop.storage.files import read, to_session
from dune_desktop.ui.presenters.outlook import at_reveal, ending, strengths, strongest, turns_words
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Label, Plate
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.things import find
from tests.ui.moving import SAVES, SIZE
from tests.ui.tables import at_table


def table(name: str) -> tuple[TableScene, Rules, GameState]:
    session = to_session(read(SAVES / f"{name}.dune"))
    scene = at_table(session)
    scene.playback.settle()
    scene.shown_game.viewer = session.asked() or 0
    return scene, session.rules, session.state


def told(scene: TableScene, thing: str) -> str:
    found = find(scene.screen(Plain(), SIZE), thing)
    assert found is not None, thing
    return " ".join(element.text for element in found.elements if isinstance(element, Label))


def test_what_others_may_still_add_is_counted() -> None:
    """Rivals in the Conflict may turn swords, people reveal their hand; nobody adds anything without a unit."""
    scene, rules, state = table("solo-mentat-deploying")
    state.seats[0].conflict, state.seats[1].conflict, state.seats[2].conflict = 1, 3, 0
    ana, rabban, leto = strengths(rules, state)
    assert (rabban.now, rabban.most) == (6, 6 + rules.max_combat_bonus(state))
    assert (leto.now, leto.most, ana.most, ana.hand) == (0, 0, ana.now, True)
    hand = scene.session.at_reveal(0)[1]
    assert at_reveal(rules, state, 0, hand) == 2 + hand
    assert f"{2 + hand}. Strongest opponent: 6–{6 + rules.max_combat_bonus(state)}" in told(scene, "forecast")
    for seat in range(3):
        state.seats[seat].conflict = 3
    assert told(scene, "forecast").endswith(f"({', '.join(scene.session.names[1:])})"), "all who stand level"
    state.seats[0].conflict = 0
    assert at_reveal(rules, state, 0, 5) == 0
    scene, rules, state = table("two-with-hagal")
    me = scene.shown_game.viewer
    other = state.seats[1 - me]
    state.phase, other.conflict = "turns", 2
    for other.revealed in (False, True):
        assert [strong.hand for strong in strongest(rules, state, me)] == [not other.revealed]


def test_lanes_say_who_is_in_the_conflict_and_who_wins_it() -> None:
    scene, rules, state = table("solo-mentat-deploying")
    state.seats[0].conflict = 0
    assert told(scene, "troops:0.conflict") == "–"
    scene.handle(("troops", 1))
    assert (told(scene, "troops:0.conflict"), told(scene, "then:troops:0.conflict")) == ("0", "+1")
    scene, rules, state = table("three-mid-reveal")
    for player in state.seats:
        player.conflict = 0
    assert told(scene, "forecast") == "Nobody has units in the Conflict yet"
    scene, rules, state = table("three-mid-reveal")  # what is revealed counts whole
    seat = scene.shown_game.viewer
    state.seats[seat].conflict = 2
    assert told(scene, "forecast").startswith(f"You: {rules.unit_strength(state, seat) + state.seats[seat].swords}")
    scene, rules, state = table("ix-four-placing-a-dreadnought")  # decided, but something is still asked
    first = scene.session.names[rules.conflict_places(state).index(1)]
    assert told(scene, "verdict") == f"{first} wins and takes the first reward."


def test_turns_left_and_the_last_round_are_told() -> None:
    for points, left, ends in ((0, 3, ""), (8, 3, "maybe"), (10, 3, "last"), (0, 0, "last")):
        scene, rules, state = table("solo-mentat-deploying")
        state.seats[1].vp, state.conflict_deck = points, state.conflict_deck[:left]
        assert (ending(rules, state), told(scene, "target")) == (ends, str(rules.points_to_end))
        found = find(scene.screen(Plain(), SIZE), "target")
        assert found is not None
        assert any(isinstance(element, Plate) for element in found.elements) == bool(ends)
        words = scene.context.texts.t(f"table.whose_turn.{ends}" if ends else "table.whose_turn", name="Ana")
        assert words.split("·")[0].strip() in told(scene, "turn")
    state.seats[0].agents_left, state.seats[1].agents_left = 0, 2
    assert "Reveal" in turns_words(scene.context.texts, rules, state, 0)
    assert turns_words(scene.context.texts, rules, state, 1) == "(2 Agents)"
    state.seats[1].agents_left = 0
    assert rules.turn_order(state)[0] == 0
    assert 1 not in rules.turn_order(state)
    state.seats[0].revealed = True
    assert 0 not in rules.turn_order(state)
