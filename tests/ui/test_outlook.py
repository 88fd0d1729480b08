"""What is said of how the round may end: strength at reveal against the others, turns left, the last round."""

from __future__ import annotations

from dune_desktop.engine import GameState, Rules
from dune_desktop.ui.presenters.outlook import at_reveal, strongest, turns_words
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Label, Plate
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.things import find
from tests.kit import table as kit_table
from tests.ui.moving import SIZE, look, opened
from tests.ui.screens import shown
from tests.ui.test_layouts import overlap
from tests.ui.test_tips import at
from tests.ui.test_tips import told as tip


def table(name: str) -> tuple[TableScene, Rules, GameState]:
    scene = opened(name)
    scene.playback.settle()
    scene.shown_game.viewer = scene.session.asked() or 0
    return scene, scene.session.rules, scene.session.state


def told(scene: TableScene, thing: str) -> str:
    found = find(look(scene), thing)
    assert found is not None, thing
    return " ".join(element.text for element in found.elements if isinstance(element, Label))


def said(scene: TableScene, thing: str) -> str:
    look(scene)
    return tip(scene, thing)


def test_what_others_may_still_add_to_the_conflict_is_told() -> None:
    """Rivals may turn swords, people reveal their hand; nobody adds anything without a unit."""
    scene, rules, state = table("solo-mentat-deploying")
    bonus, hand = rules.max_combat_bonus(state), scene.session.at_reveal(0)[1]
    for units, words in (
        ((1, 3, 0), f"{2 + hand}. Strongest opponent: 6–{6 + bonus}"),
        ((9, 1, 0), f"Strongest opponent: 2–{2 + bonus}"),
        ((3, 3, 3), f"({', '.join(scene.session.names[1:])})"),
    ):
        for seat, n in enumerate(units):
            state.seats[seat].conflict = n
        assert words in said(scene, "lane:0")
    state.seats[0].conflict = 0
    assert at_reveal(rules, state, 0, 5) == 0
    scene.handle(("troops", 1))
    assert told(scene, "then:troops:0.conflict") == "+1"
    for units in (0, 2):
        scene, rules, state = table("three-mid-reveal")  # what is revealed counts whole
        seat = scene.shown_game.viewer
        for player in state.seats:
            player.conflict = 0
        state.seats[seat].conflict = units
        assert ("Nobody has units in the Conflict yet" in said(scene, "lanes")) == (not units)
    assert f"You: {rules.unit_strength(state, seat) + state.seats[seat].swords}." in said(scene, "lanes")
    scene, rules, state = table("two-with-hagal")
    me = scene.shown_game.viewer
    state.phase, state.seats[1 - me].conflict = "turns", 2
    for state.seats[1 - me].revealed in (False, True):
        assert [strong.hand for strong in strongest(rules, state, me)] == [not state.seats[1 - me].revealed]
    scene, rules, state = table("ix-four-placing-a-dreadnought")  # decided, but something is still asked
    first = scene.session.names[rules.conflict_places(state).index(1)]
    assert f"{first} wins and takes the first reward." in said(scene, "lanes")


def test_who_may_still_act_is_told_before_one_reveals() -> None:
    """Not of whoever has revealed; beside the button, the armies in sight; and whoever asks about an army."""
    made = kit_table(hand=["dagger", "convincing_argument"], solari=3)
    made.setup(1, agents_left=1).setup(2, agents_left=0).setup(3, revealed=True, agents_left=0)
    for each in range(3):
        made.setup(each, conflict=2)
    scene = at(made)
    scene.handle(("hover", "reveal"))
    scene.screen(Plain(), SIZE)
    screen = look(scene)
    assert "Bo can still send 1 Agent Cy has yet to reveal" in shown(screen, "bubble")
    assert "Di" not in shown(screen, "bubble")
    rects = {region.name: region.rect for region in screen.regions}
    assert not overlap(rects["bubble"], rects["conflict.lanes"])
    assert "Still to act this round: Bo (1 Agent and the Reveal turn), Cy (the Reveal turn)" in said(scene, "lane:0")


def test_turns_left_and_the_last_round_are_told() -> None:
    for points, left, ends in ((0, 3, ""), (8, 3, "maybe"), (10, 3, "last"), (0, 0, "last")):
        scene, rules, state = table("solo-mentat-deploying")
        state.seats[1].vp, state.conflict_deck = points, state.conflict_deck[:left]
        target = find(look(scene), "target")
        assert target is not None
        assert ("chosen" in [each.style for each in target.elements if isinstance(each, Plate)]) == bool(ends)
        words = told(scene, "round")
        assert ("Perhaps the last" in words) == (ends == "maybe")
        assert ("Last round" in words) == (ends == "last")
        assert "Leto (3 Agents" in said(scene, "phase"), "who comes then"
    state.seats[0].agents_left, state.seats[1].agents_left = 0, 2
    assert "Reveal" in turns_words(scene.context.texts, rules, state, 0)
    assert turns_words(scene.context.texts, rules, state, 1) == "(2 Agents)"
    assert rules.turn_order(state)[0] == 0
