"""Since one's last turn: what others did, a line per thing; lit on the table, shown once more, folded."""

from __future__ import annotations

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.ui.presenters.table.recap import LINES
from dune_desktop.ui.presenters.table.told import ChronicleLine, RecapTurn
from dune_desktop.ui.scenes.table.chronicle import Chronicle
from dune_desktop.ui.scenes.table.recap import Recap
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.window.scene import Go
from tests.ui.screens import shown
from tests.ui.tables import at_table

NAMES = ("Ana", "Bo", "Chi", "Dai")


def _look(scene: TableScene) -> Screen:
    return scene.screen(Plain(), (1920.0, 1080.0))


def _has(scene: TableScene, name: str) -> bool:
    return any(region.name == name for region in _look(scene).regions)


def _told(scene: TableScene) -> tuple[RecapTurn, ...]:
    """The turns that the panel tells of, which are the same as if told for the first time."""
    _look(scene)
    turns = scene.renderer.shown.panel.turns  # type: ignore[union-attr]
    assert turns in ((), Recap(scene.session, scene.context.texts).since(scene.shown_game.reader))
    return turns


def _answer(scene: TableScene) -> None:
    scene.shown_game.uncover()
    legal = scene.session.rules.legal(scene.session.state)
    scene.answering.answer(RandomPlayer(3 + len(scene.session.log)).pick(legal))


def _on(scene: TableScene) -> None:
    """One answer by chance, and everything that is shown after it."""
    _answer(scene)
    while scene.shown_game.watching:
        scene.do_next()
    scene.shown_game.uncover()


def _to_turn(config: GameConfig, answers: int = 30, **settings: object) -> TableScene:
    """A table at the beginning of somebody's turn, with something that happened before."""
    rules = Rules(catalog(config.boxes), config)
    scene = at_table(Session.start(rules, 7, NAMES[: len(config.seats)]), **{"recap": "open"} | settings)
    while True:
        _on(scene)
        if len(scene.session.log) % 7 == 0:
            scene.session.undo()
        turn = scene.session.state.turn
        begins = turn is not None and turn.stage == "start" and turn.untouched
        if begins and len(scene.session.log) > answers and _told(scene):
            return scene


def test_the_panel_opens_by_itself_only_where_turns_were_not_shown() -> None:
    """Who has watched the others' turns begins with the whole market in sight."""
    for config, pace, opens in (
        (solo("mentat"), "normal", False), (solo("mentat"), "step", False), (solo("mentat"), "instant", True),
        (table(3), "normal", True),
    ):  # fmt: skip
        scene = _to_turn(config, recap="unseen", rival_pace=pace)
        assert _has(scene, LINES) == opens, pace
        scene.handle(("recap",))
        assert _has(scene, LINES) != opens, pace


def test_the_panel_stays_until_the_turn_is_over_open_as_it_was_left() -> None:
    """In later turns and in the next game; a side board that is opened where it lies is not covered by it."""
    scene = _to_turn(table(4, ("base", "ix", "immortality")))
    told = _told(scene)
    names = [NAMES[turn.seat] for turn in told if turn.seat not in (NOBODY, scene.shown_game.reader)]
    assert names[-1] in shown(_look(scene), "recap")
    for open_board in (True, False):
        scene.handle(("side", "tleilax"))
        assert _has(scene, "tleilax") == open_board != _has(scene, LINES)
    while True:
        before = len(scene.session.steps)
        _on(scene)
        if any(event[0] == "end_turn" for step in scene.session.steps[before:] for event in step.events):
            break
        assert _told(scene)[: len(told)] == told
    for answers, folded in ((40, False), (50, True), (60, False)):
        scene = _to_turn(table(4), answers, recap=scene.context.settings.recap)
        assert _has(scene, LINES) != folded
        scene.handle(("recap",))


def test_back_folds_what_somebody_opened_over_the_market_before_it_leads_to_the_menu() -> None:
    """While cards are acquired it is folded at first; where it opened by itself it stays. What a pointer lit that
    rests where a line was goes out with it.
    """
    scene = _to_turn(table(4))
    assert scene.handle(("back",)) == Go("menu")
    scene.handle(("hover", "again", 0, 0))
    assert _has(scene, "ringed")
    scene.answering.answer(("reveal",))
    assert not _has(scene, "ringed")
    assert not _has(scene, LINES)
    scene.handle(("recap",))
    assert _has(scene, LINES)
    assert scene.handle(("back",)) is None
    assert not _has(scene, LINES)
    assert scene.handle(("back",)) == Go("menu")


def test_the_panel_folds_while_a_card_is_picked_out_whose_ways_would_lie_under_it() -> None:
    """The first card folds it, and putting the card back opens it again."""
    scene = _to_turn(table(4), 36)
    assert _has(scene, LINES)
    hand = [hit.action for region in _look(scene).regions for hit in region.hits if hit.action[:1] == ("card",)]
    scene.handle(hand[0])
    assert not _has(scene, LINES)
    assert scene.handle(("back",)) is None
    assert _has(scene, LINES)


def _is_story(told: list[ChronicleLine], story: list[ChronicleLine]) -> bool:
    """Whether it was told so; the last line may go on when more of it has been shown."""
    return told[:-1] == story[:-1] and story[-1].text.startswith(told[-1].text)


def test_a_turn_is_shown_once_more_and_nothing_has_changed() -> None:
    """It begins with the table as it was, ends with what the turn led to, and Esc leads back at any moment; nothing
    that came later stands in the chronicle beside it.
    """
    scene = _to_turn(table(3))
    turn, session = _told(scene)[0], scene.session
    scene.handle(("recap",))  # folded, so that the chronicle has its place
    at_rest = [(each.name, each.elements) for each in _look(scene).regions], session.state.clone(), session.moment
    story = list(reversed(Chronicle(session, scene.context.texts).latest(scene.shown_game.reader, most=10**6)))
    scene.handle(("again", 0))
    events, counts = [], []
    while scene.shown_game.watching:
        _look(scene)
        events += scene.news()
        told = list(reversed(scene.renderer.shown.chronicle))  # type: ignore[union-attr]
        ends = range(len(told), len(story) + 1)
        counts.append(max(end for end in ends if _is_story(told, story[end - len(told) : end])))
        scene.handle(("next",))
    assert counts == sorted(counts)
    assert counts[0] < counts[-1] < len(story), "it grows, and what came after the turn is not told"
    happened = [event for step in session.steps for event in step.events]
    assert [event[0] for event in events] == [event[0] for event in happened[turn.first : turn.last]]
    scene.handle(("again", 0))
    scene.handle(("back",))
    assert not scene.shown_game.watching
    assert at_rest == ([(each.name, each.elements) for each in _look(scene).regions], session.state, session.moment)


def test_the_log_opened_while_something_is_shown_tells_no_more_than_that() -> None:
    """The rewards of a Conflict are shown when the next one has been turned up."""
    scene, ahead = _to_turn(solo("mentat"), 0, curtain=False), 0
    while ahead < 2:
        while scene.shown_game.watching:
            now = scene.shown_game.act.state  # type: ignore[union-attr]
            lines, turns, moments = scene.handle(("log",)).args  # type: ignore[union-attr]
            assert len([line for line in lines if line.kind == "round"]) <= now.round
            assert len([line for line in lines if str(line.markup).startswith("Conflict: ")]) <= now.round
            assert len(moments) == len(lines) > max(turns, default=0)
            ahead += now.round < scene.session.state.round
            scene.do_next()
        _answer(scene)
