"""Since one's last turn: what others did, a line per thing; lit on the table, shown once more, folded."""

from __future__ import annotations

from itertools import pairwise
from math import inf

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n import Texts
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.ui.motion.plan import plan
from dune_desktop.ui.presenters.table.curtain import SINCE, curtain_limit
from dune_desktop.ui.presenters.table.recap import LINES
from dune_desktop.ui.presenters.table.told import ChronicleLine, RecapTurn
from dune_desktop.ui.scenes.table.chronicle import Chronicle
from dune_desktop.ui.scenes.table.recap import Recap
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Label, Region, Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import region_at
from dune_desktop.ui.text.richtext import plain
from dune_desktop.ui.window.scene import Go
from tests.ui.screens import shown
from tests.ui.tables import at_table

SIZE = (1920.0, 1080.0)
NAMES = ("Ana", "Bo", "Chi", "Dai")


def _look(scene: TableScene) -> Screen:
    return scene.screen(Plain(), SIZE)


def _sat(config: GameConfig, seed: int = 7, **settings: object) -> TableScene:
    rules = Rules(catalog(config.boxes), config)
    return at_table(Session.start(rules, seed, NAMES[: len(config.seats)]), **settings)


def _see_all(scene: TableScene) -> None:
    while scene.shown_game.watching:
        scene.do_next()


def _answer(scene: TableScene) -> None:
    scene.shown_game.uncover()
    legal = scene.session.rules.legal(scene.session.state)
    scene.answering.answer(RandomPlayer(3 + len(scene.session.log)).pick(legal))


def _on(scene: TableScene) -> None:
    """One answer by chance, and everything that is shown after it."""
    _answer(scene)
    _see_all(scene)
    scene.shown_game.uncover()


def _to_turn(config: GameConfig, answers: int = 30, **settings: object) -> TableScene:
    """A table at the beginning of somebody's turn, with something that happened before."""
    scene = _sat(config, **settings)
    _see_all(scene)
    for _ in range(300):
        _on(scene)
        turn = scene.session.state.turn
        if len(scene.session.log) > answers and turn is not None and turn.stage == "start" and turn.untouched:
            _look(scene)
            if _told(scene):
                return scene
    raise AssertionError("no such turn")


def _told(scene: TableScene) -> tuple[RecapTurn, ...]:
    """The turns that the panel tells of."""
    assert scene.renderer.shown is not None
    return scene.renderer.shown.panel.turns


def _has(scene: TableScene, name: str) -> bool:
    return any(region.name == name for region in _look(scene).regions)


def _painted(scene: TableScene) -> list[object]:
    """What is to be seen; which of several alike is which does not matter."""
    return [(region.name, region.elements) for region in _look(scene).regions]


def test_the_panel_stays_until_the_turn_is_over() -> None:
    scene = _to_turn(table(4, ("base", "ix")))
    told = _told(scene)
    names = [NAMES[turn.seat] for turn in told if turn.seat != NOBODY]
    assert NAMES[scene.shown_game.reader] not in names
    assert names[-1] in shown(_look(scene), "recap")
    while True:
        before = len(scene.session.steps)
        _on(scene)
        if any(event[0] == "end_turn" for step in scene.session.steps[before:] for event in step.events):
            break
        _look(scene)
        assert _told(scene)[: len(told)] == told


def test_what_has_no_room_is_told_from_the_first_turn_of_this_round() -> None:
    """Nobody's turn is out of sight because others have had theirs after it; Combat was staged before. The wheel leads
    to what was before and back, also over a lit line: the ring around a thing on the table takes nothing.
    """
    scene = _to_turn(table(4), answers=90, reading="200")
    turns = _told(scene)
    begun = turns[max((number for number, turn in enumerate(turns) if turn.seat == NOBODY), default=-1) + 1]

    def column() -> Region:
        return next(region for region in _look(scene).regions if region.name == LINES)

    words = [each for each in column().elements if isinstance(each, Label) and each.y > column().rect.y]
    assert plain(begun.lines[0].text).startswith(min(words, key=lambda each: (each.y, each.x)).text.strip())
    scene.handle(("hover", "again", 0, 0))
    assert _has(scene, "ringed")
    assert region_at(_look(scene), *column().rect.center) == LINES
    scene.do_wheel(LINES, 50.0)
    earliest = column().elements
    scene.do_wheel(LINES, -50.0)
    assert column().elements != earliest


def test_it_begins_open_and_stays_as_it_was_left() -> None:
    """In later turns and in the next game; a side board that is opened where it lies is not covered by it."""
    scene = _to_turn(table(4, ("base", "ix", "immortality")))
    assert _has(scene, LINES)
    scene.handle(("side", "tleilax"))
    assert _has(scene, "tleilax")
    assert not _has(scene, LINES)
    scene.handle(("side", "tleilax"))
    assert _has(scene, LINES)
    scene.handle(("recap",))
    later = _to_turn(table(4), 40, recap_folded=scene.context.settings.recap_folded)
    assert not _has(later, LINES)
    later.handle(("recap",))
    assert _has(_to_turn(table(4), 50, recap_folded=later.context.settings.recap_folded), LINES)


def test_back_folds_what_somebody_opened_over_the_market_before_it_leads_to_the_menu() -> None:
    """While cards are acquired it is folded at first; where it opened by itself it stays. What a pointer lit that
    rests where a line was goes out with it.
    """
    scene = _to_turn(table(4))
    assert scene.handle(("back",)) == Go("menu")
    turns = _told(scene)
    for place in ((len(turns), 0), (0, len(turns[0].lines))):
        scene.handle(("hover", "again", *place))
        assert not _has(scene, "ringed")
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


def _is_story(told: list[ChronicleLine], story: list[ChronicleLine]) -> bool:
    """Whether it was told so; the last line may go on when more of it has been shown."""
    return told[:-1] == story[:-1] and story[-1].text.startswith(told[-1].text)


def test_a_turn_is_shown_once_more_and_nothing_has_changed() -> None:
    """It begins with the table as it was, ends with what the turn led to, and Esc leads back at any moment; nothing
    that came later stands in the chronicle beside it.
    """
    scene = _to_turn(table(3))
    scene.handle(("recap",))  # folded, so that the chronicle has its place
    at_rest, turn = _painted(scene), _told(scene)[0]
    state, moment = scene.session.state.clone(), scene.session.moment
    story = list(reversed(Chronicle(scene.session, scene.context.texts).latest(scene.shown_game.reader, most=10**6)))
    scene.handle(("again", 0))
    screens, events, counts = [], [], []
    while scene.shown_game.watching:
        screens.append(_look(scene))
        events += scene.news()
        assert scene.renderer.shown is not None
        told = list(reversed(scene.renderer.shown.chronicle))
        many = len(told)
        counts.append(max(end for end in range(many, len(story) + 1) if _is_story(told, story[end - many : end])))
        scene.handle(("next",))
    assert counts == sorted(counts)
    assert counts[0] < counts[-1] < len(story), "it grows, and what came after the turn is not told"
    assert turn.seat == NOBODY or NAMES[turn.seat] in story[counts[-1] - 1].text
    happened = [event for step in scene.session.steps for event in step.events]
    assert [event[0] for event in events] == [event[0] for event in happened[turn.first : turn.last]]
    assert any(plan(before, after, events).moves for before, after in pairwise(screens))
    scene.handle(("again", 0))
    assert scene.shown_game.watching
    scene.handle(("back",))
    assert not scene.shown_game.watching
    assert (scene.session.state, scene.session.moment) == (state, moment)
    assert _painted(scene) == at_rest


def test_what_was_told_before_is_told_as_if_for_the_first_time() -> None:
    """With answers taken back and names changed: nothing is left of what did not come about."""
    scene, told = _to_turn(table(3), 0), 0
    while len(scene.session.log) < 70:
        _on(scene)
        if len(scene.session.log) % 5 == 0:
            scene.session.undo()
        if len(scene.session.log) == 30:
            scene.session.names = ("Ann", "Ben", "Cleo")
        _look(scene)
        if turns := _told(scene):
            assert turns == Recap(scene.session, scene.context.texts).since(scene.shown_game.reader)
            told += 1
    assert told > 10


def test_an_exchange_stands_in_a_line_of_its_own() -> None:
    """Spice that a Rival turns into a point is no part of what its space gave."""
    session, player = _sat(solo("mentat"), 3).session, RandomPlayer(5)
    while not session.over:
        session.answer(player.pick(session.rules.legal(session.state)))
        events = [event for step in session.steps for event in step.events]
        for turn in Recap(session, Texts("en")).since(0):
            if turn.seat != NOBODY and any(event[0] == "convert" for event in events[turn.first : turn.last]):
                points = [line.text for line in turn.lines if "{vp}" in line.text]
                assert points
                assert not any("{troop}" in text for text in points)
                return
    raise AssertionError("nobody exchanged anything")


def test_the_log_opened_while_something_is_shown_tells_no_more_than_that() -> None:
    """The rewards of a Conflict are shown when the next one has been turned up."""
    scene, ahead = _sat(solo("mentat"), curtain=False), 0
    while ahead < 2:
        while scene.shown_game.watching:
            now = scene.shown_game.act.state
            lines, turns, moments = scene.handle(("log",)).args
            assert len([line for line in lines if line.kind == "round"]) <= now.round
            assert len([line for line in lines if str(line.markup).startswith("Conflict: ")]) <= now.round
            assert len(moments) == len(lines) > max(turns, default=0)
            ahead += now.round < scene.session.state.round
            scene.do_next()
        _answer(scene)


def _whole(scene: TableScene) -> set[str]:
    """The rows told on the curtain that are in sight from their top to their end."""
    region = next(region for region in _look(scene).regions if region.name == SINCE)
    top, bottom = region.rect.y, region.rect.bottom
    return {thing.id for thing in region.things if thing.rect.y >= top and thing.rect.bottom <= bottom}


def test_a_long_story_is_read_on_the_curtain_from_end_to_beginning() -> None:
    """The latest is in sight; wheel and keys lead to the oldest, and nothing between is left out."""
    scene = _sat(table(4), rival_pace="instant")
    while True:
        _see_all(scene)
        if (seat := scene.shown_game.curtain) != NOBODY:
            _look(scene)
            if scene.renderer.shown and curtain_limit(scene.renderer.shown, scene.renderer.since(seat)) > 200:
                break
        _answer(scene)
    seen = _whole(scene)
    rows = 1 + max(int(name.removeprefix(SINCE + ":")) for name in seen if name.startswith(SINCE + ":"))
    scene.do_wheel(SINCE, -1)
    assert _whole(scene) == seen, "there is nothing later"
    assert f"{SINCE}:0" not in seen
    for _ in range(40):
        scene.do_wheel(SINCE, 1)
        seen |= _whole(scene)
    assert {f"{SINCE}:{row}" for row in range(rows)} <= seen
    before = _whole(scene)
    scene.handle(next(hit.action for region in _look(scene).regions for hit in region.hits if hit.command == "down"))
    assert _whole(scene) != before
    scene.do_uncover()
    assert scene.panels.told_to == inf, "the next one begins with the latest again"
