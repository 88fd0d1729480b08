"""Since one's last turn: what others did, a line per thing; lit on the table, shown once more, folded."""

from __future__ import annotations

from itertools import pairwise
from math import inf

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Event, GameConfig, Rules
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.ui.kit.over import tip
from dune_desktop.ui.motion.plan import plan
from dune_desktop.ui.presenters.table.curtain import SINCE, curtain_limit
from dune_desktop.ui.presenters.table.recap import LEFT, LINES, STYLE
from dune_desktop.ui.presenters.table.told import ChronicleLine
from dune_desktop.ui.presenters.table.turn_rows import rows
from dune_desktop.ui.scenes.table.chronicle import Chronicle
from dune_desktop.ui.scenes.table.recap import Recap
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Label, Region, Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import region_at
from dune_desktop.ui.screen.under import under
from dune_desktop.ui.text.richtext import plain
from dune_desktop.ui.window.scene import Go
from tests.ui.tables import at_table

SIZE = (1920.0, 1080.0)


def _look(scene: TableScene) -> Screen:
    return scene.screen(Plain(), SIZE)


def _on(scene: TableScene, seed: int = 3) -> None:
    """One answer by chance, and everything that is shown after it."""
    scene.shown_game.uncover()
    legal = scene.session.rules.legal(scene.session.state)
    scene.answering.answer(RandomPlayer(seed + len(scene.session.log)).pick(legal))
    while scene.shown_game.watching:
        scene.do_next()
    scene.shown_game.uncover()


def _to_turn(config: GameConfig, answers: int = 30, **settings: object) -> TableScene:
    """A table at the beginning of somebody's turn, with something that happened before."""
    names = ("Ana", "Bo", "Chi", "Dai")[: len(config.seats)]
    scene = at_table(Session.start(Rules(catalog(config.boxes), config), 7, names), **settings)
    while scene.shown_game.watching:
        scene.do_next()
    for _ in range(300):
        _on(scene)
        turn = scene.session.state.turn
        if len(scene.session.log) > answers and turn is not None and turn.stage == "start" and turn.untouched:
            _look(scene)
            if scene.renderer.shown is not None and scene.renderer.shown.panel.turns:
                return scene
    raise AssertionError("no such turn")


def _happened(session: Session) -> list[Event]:
    """All events of the game."""
    return [event for step in session.steps for event in step.events]


def _painted(scene: TableScene) -> list[object]:
    """What is to be seen; which of several alike is which does not matter."""
    return [(region.name, region.elements) for region in _look(scene).regions]


def _said(scene: TableScene) -> str:
    regions = [region for region in _look(scene).regions if region.name.startswith("recap")]
    return " ".join(element.text for region in regions for element in region.elements if hasattr(element, "text"))


@pytest.mark.parametrize("config", [solo("mentat"), table(4, ("base", "ix"))], ids=["solo", "four-ix"])
def test_the_panel_stays_until_the_turn_is_over(config):
    scene = _to_turn(config)
    seat = scene.shown_game.reader
    told = scene.renderer.shown.panel.turns
    assert told
    assert seat not in {turn.seat for turn in told}
    assert any(turn.seat != NOBODY for turn in told)
    names = [scene.session.names[turn.seat] for turn in told if turn.seat != NOBODY]
    assert names[-1] in _said(scene)
    while True:
        before = len(scene.session.steps)
        _on(scene)
        if any(event[0] == "end_turn" for step in scene.session.steps[before:] for event in step.events):
            break
        _look(scene)
        assert scene.renderer.shown.panel.turns[: len(told)] == told


@pytest.mark.parametrize("scale", ["100", "200"])
def test_what_is_too_long_begins_with_what_somebody_did(scale):
    """Whoever looks reads first who did what, not what it brought, and no more is left out than must be; the wheel
    leads to what was before, and back to the end.
    """
    scene = _to_turn(table(4), answers=90, reading=scale)
    told = next(region for region in _look(scene).regions if region.name == LINES)
    words = [element for element in told.elements if isinstance(element, Label)]
    first = min(words, key=lambda element: (element.y, element.x))
    assert first.y - told.rect.y < 40
    assert first.x == told.rect.x + LEFT
    assert told.rect.bottom - max(element.y for element in words) < 60
    assert scene.panels.told_to == inf
    scene.do_wheel(LINES, 1.0)
    earlier = scene.panels.told_to
    assert earlier < inf
    scene.do_wheel(LINES, -50.0)
    assert scene.panels.told_to > earlier
    before = scene.panels.told_to
    scene.do_scroll(-10.0)
    assert scene.panels.told_to == max(0.0, before - 10), "a click beside the thumb of its bar"
    _look(scene)


def test_what_has_no_room_is_told_from_the_first_turn_of_this_round():
    """Nobody's turn is out of sight because others have had theirs after it; Combat was staged before."""
    scene = _to_turn(table(4), answers=90, reading="200")
    _look(scene)
    turns = scene.renderer.shown.panel.turns
    assert turns[-1].seat != NOBODY
    begun = turns[max((number for number, turn in enumerate(turns) if turn.seat == NOBODY), default=-1) + 1]
    told = next(region for region in _look(scene).regions if region.name == LINES)
    words = [element for element in told.elements if isinstance(element, Label) and element.y > told.rect.y]
    first = min(words, key=lambda element: (element.y, element.x))
    assert plain(begun.lines[0].text).startswith(first.text.strip())


def test_the_wheel_turns_what_a_lit_line_stands_in():
    """The ring around a thing on the table lies over all of it, and takes nothing."""
    scene = _to_turn(table(4), answers=90)
    scene.handle(("hover", "again", 0, 0))
    screen = _look(scene)
    told = next(region for region in screen.regions if region.name == LINES)
    assert any(region.name == "ringed" for region in screen.regions)
    assert region_at(screen, *told.rect.center) == LINES


@pytest.mark.parametrize("boxes", [("base",), ("base", "ix", "immortality")], ids=["base", "all"])
def test_it_begins_open_and_stays_as_it_was_left(boxes):
    """At every table, in later turns and in the next game."""
    scene = _to_turn(table(4, boxes))
    assert scene.renderer.shown.recapped
    scene.handle(("recap",))
    later = _to_turn(table(4, boxes), 40, **_kept(scene))
    assert not later.renderer.shown.recapped
    later.handle(("recap",))
    assert _to_turn(table(4, boxes), 50, **_kept(later)).renderer.shown.recapped


def test_a_side_board_that_is_opened_is_not_covered_by_it():
    """The Bene Tleilax board opens where the panel would lie; closed again, the panel is there as before."""
    scene = _to_turn(table(4, ("base", "ix", "immortality")))
    assert scene.renderer.shown.recapped
    scene.handle(("side", "tleilax"))
    screen = _look(scene)
    assert any(region.name == "tleilax" for region in screen.regions)
    assert not scene.renderer.shown.recapped
    scene.handle(("side", "tleilax"))
    _look(scene)
    assert scene.renderer.shown.recapped


def _kept(scene: TableScene) -> dict[str, object]:
    """What is kept with the settings of who has played there."""
    return {"recap_folded": scene.context.settings.recap_folded}


def test_back_folds_what_somebody_opened_over_the_market_before_it_leads_to_the_menu():
    """While cards are acquired it is folded at first; where it opened by itself it stays."""
    scene = _to_turn(table(4))
    assert scene.handle(("back",)) == Go("menu")
    assert scene.renderer.shown.recapped
    scene.answering.answer(("reveal",))
    assert not any(region.name == "recap.lines" for region in _look(scene).regions)
    scene.handle(("recap",))
    assert any(region.name == "recap.lines" for region in _look(scene).regions)
    assert scene.handle(("back",)) is None
    assert not any(region.name == "recap.lines" for region in _look(scene).regions)
    assert scene.handle(("back",)) == Go("menu")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_done_and_what_it_brought_share_a_row(language):
    """As far as there is room: each thing is told whole, none over another, and whoever was next begins a row."""
    scene = _to_turn(table(3), 60, language=language)
    together = 0
    for turn in scene.renderer.shown.panel.turns:
        for width in (300.0, 440.0, 700.0):
            told = rows(turn, Plain(), width, STYLE)
            bits = [bit for row in told for bit in row.bits]
            assert [bit.line for bit in bits] == list(range(len(turn.lines)))
            assert {row.bits[0].line for row in told} >= {n for n, line in enumerate(turn.lines) if line.opens}
            assert all(bit.x + bit.laid.width <= width for bit in bits)
            for row in told:
                assert all(one.x + one.laid.width < other.x for one, other in pairwise(row.bits))
                together += len(row.bits) > 1
    assert together > 3


def test_the_tip_of_a_line_leaves_the_panel_in_sight():
    """Its title and the button that folds it, too."""
    scene = _to_turn(table(4))
    screen = _look(scene)
    panel = next(region for region in screen.regions if region.name == "recap").rect
    column = next(region for region in screen.regions if region.name == "recap.lines")
    hits = [hit for hit in column.hits if hit.action[:1] == ("again",) and column.rect.contains(*hit.rect.center)]
    assert len(hits) > 2
    for hit in hits:
        at = hit.rect.center
        told = scene.explain(under(screen, *at))
        assert told is not None
        assert told.text == hit.tip
        shown = tip(Plain(), told.text, *at, SIZE, about=told.about).rect
        assert shown.right <= panel.x or shown.bottom <= panel.y


def test_a_pointer_that_rests_where_a_line_was_lights_nothing():
    """The panel may go under it, or tell less: to somebody else, or while there is advice."""
    scene = _to_turn(solo("mentat"))
    told = scene.renderer.shown.panel.turns
    scene.handle(("hover", "again", 0, 0))
    scene.handle(("advice",))
    assert not any(region.name == "ringed" for region in _look(scene).regions)
    assert not scene.renderer.shown.panel.turns
    scene.handle(("advice",))
    for place in ((len(told), 0), (0, len(told[0].lines))):
        scene.handle(("hover", "again", *place))
        assert not any(region.name == "ringed" for region in _look(scene).regions)


@pytest.mark.parametrize("config", [solo("mentat"), table(3)], ids=["solo", "three"])
def test_a_turn_is_shown_once_more_and_nothing_has_changed(config):
    """It begins with the table as it was, ends with what the turn led to, and Esc leads back at any moment."""
    scene = _to_turn(config)
    state, moment = scene.session.state.clone(), scene.session.moment
    at_rest = _painted(scene)
    turn = scene.renderer.shown.panel.turns[0]
    scene.handle(("again", 0))
    assert scene.shown_game.watching
    screens, events = [_look(scene)], []
    assert not scene.news()
    while True:
        scene.handle(("next",))
        if not scene.shown_game.watching:
            break
        events += scene.news()
        screens.append(_look(scene))
    wanted = _happened(scene.session)[turn.first : turn.last]
    assert [event[0] for event in events] == [event[0] for event in wanted]
    assert any(plan(before, after, events).moves for before, after in pairwise(screens))
    assert (scene.session.state, scene.session.moment) == (state, moment)
    assert _painted(scene) == at_rest
    scene.handle(("again", 0))
    scene.handle(("back",))
    assert not scene.shown_game.watching
    assert _painted(scene) == at_rest


def _is_story(told: list[ChronicleLine], story: list[ChronicleLine]) -> bool:
    """Whether it was told so; the last line may go on when more of it has been shown."""
    return told[:-1] == story[:-1] and story[-1].text.startswith(told[-1].text)


@pytest.mark.parametrize("config", [solo("mentat"), table(3)], ids=["solo", "three"])
def test_the_chronicle_tells_as_much_as_is_on_the_screen(config):
    """While an earlier turn is seen once more, nothing that came later stands beside it."""
    scene = _to_turn(config)
    scene.handle(("recap",))  # folded, so that the chronicle has its place
    _look(scene)
    now, turn = scene.renderer.shown.chronicle, scene.renderer.shown.panel.turns[0]
    story = list(reversed(Chronicle(scene.session, scene.context.texts).latest(scene.shown_game.reader, most=10**6)))
    scene.handle(("again", 0))
    counts = []
    while scene.shown_game.watching:
        _look(scene)
        told = list(reversed(scene.renderer.shown.chronicle))
        many = len(told)
        ends = [end for end in range(many, len(story) + 1) if _is_story(told, story[end - many : end])]
        assert ends, "the story up to somewhere"
        counts.append(ends[-1])
        scene.handle(("next",))
    assert counts == sorted(counts)
    assert counts[0] < counts[-1] < len(story), "it grows, and what came after the turn is not told"
    named = scene.session.names[turn.seat] if turn.seat != NOBODY else ""
    assert named in story[counts[-1] - 1].text
    _look(scene)
    assert scene.renderer.shown.chronicle == now


def test_what_was_told_before_is_told_as_if_for_the_first_time():
    """Through some rounds, with answers taken back and names changed: nothing is left of what did not come about."""
    scene = _to_turn(table(3), 0)
    told = 0
    while len(scene.session.log) < 120:
        _on(scene)
        if len(scene.session.log) % 5 == 0:
            scene.session.undo()
        if len(scene.session.log) == 60:
            scene.session.names = ("Ann", "Ben", "Cleo")
        _look(scene)
        if scene.renderer.shown.panel.turns:
            assert scene.renderer.shown.panel.turns == Recap(scene.session, scene.context.texts).since(
                scene.shown_game.reader
            )
            told += 1
    assert told > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_exchange_stands_in_a_line_of_its_own(language):
    """Spice that a Rival turns into a point is no part of what its space gave."""
    session = Session.start(Rules(catalog(), solo("mentat")), 3, ("A", "B", "C"))
    player = RandomPlayer(5)
    texts = Texts(language)
    for _ in range(200):
        if session.over:
            break
        session.answer(player.pick(session.rules.legal(session.state)))
        for turn in Recap(session, texts).since(0):
            kinds = {event[0] for event in _happened(session)[turn.first : turn.last]}
            if "convert" not in kinds or turn.seat == NOBODY:
                continue
            spice = [line.text for line in turn.lines if "{vp}" in line.text]
            assert spice
            assert not any("{vp}" in text and "{troop}" in text for text in spice)
            return
    raise AssertionError("nobody exchanged anything")


def test_turns_of_the_chronicle_can_be_seen_once_more():
    """All there were, each beginning with its line."""
    scene = _to_turn(solo("mentat"), answers=60)
    chronicle = scene.renderer.chronicle
    lines, turns = chronicle.all_lines(0), chronicle.turns(0)
    assert len(turns) > 8
    assert set(turns) < set(range(len(lines)))
    events = [event for step in scene.session.steps for event in step.events]
    assert [event for span in turns.values() for event in events[span.first : span.last]] == events[: len(events) - 1]
    for line, span in turns.items():
        if span.seat != NOBODY and lines[line].kind == "line":
            assert scene.session.names[span.seat] in str(lines[line].markup)


def test_the_log_opened_while_something_is_shown_tells_no_more_than_that():
    """The rewards of a Conflict are shown when the next one has been turned up."""
    config = solo("mentat")
    scene = at_table(Session.start(Rules(catalog(config.boxes), config), 7, ("Ana", "Bo", "Chi")), curtain=False)
    ahead = 0
    while len(scene.session.log) < 150 and not scene.session.over:
        while scene.shown_game.watching:
            shown = scene.shown_game.act.state
            lines, turns, moments = scene.handle(("log",)).args
            told = [line for line in lines if line.kind == "round"]
            assert len(told) <= shown.round
            assert len([line for line in lines if str(line.markup).startswith("Conflict: ")]) <= shown.round
            assert len(moments) == len(lines) > max(turns, default=0)
            ahead += shown.round < scene.session.state.round
            scene.do_next()
        lines, _, moments = scene.handle(("log",)).args
        assert None not in moments
        if legal := scene.session.rules.legal(scene.session.state):
            scene.answering.answer(RandomPlayer(3 + len(scene.session.log)).pick(legal))
    assert ahead > 3


# ------------------------------------------------------------------------------------------------ behind the curtain


def _behind_curtain(language: str) -> TableScene:
    """Four at one screen, when more has happened since the last turn of who is next than the curtain has room for."""
    names = ("Ana", "Bo", "Chi", "Dai")
    session = Session.start(Rules(catalog(table(4).boxes), table(4)), 7, names)
    scene = at_table(session, language=language, rival_pace="instant")
    for _ in range(600):
        while scene.shown_game.watching:
            scene.do_next()
        if scene.shown_game.curtain != NOBODY:
            _look(scene)
            if _limit(scene) > 200:
                return scene
        scene.shown_game.uncover()
        legal = session.rules.legal(session.state)
        scene.answering.answer(RandomPlayer(3 + len(session.log)).pick(legal))
    raise AssertionError("never so long")


def _limit(scene: TableScene) -> float:
    assert scene.renderer.shown is not None
    return curtain_limit(scene.renderer.shown, scene.renderer.since(scene.shown_game.curtain))


def _column(scene: TableScene) -> Region:
    return next(region for region in _look(scene).regions if region.name == SINCE)


def _whole(region: Region) -> set[str]:
    """The rows of a column that are in sight from their top to their end."""
    return {
        thing.id for thing in region.things if thing.rect.y >= region.rect.y and thing.rect.bottom <= region.rect.bottom
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_story_is_read_on_the_curtain_from_end_to_beginning(language: str) -> None:
    """The latest is in sight; wheel and keys lead to the oldest, and nothing between is left out."""
    scene = _behind_curtain(language)
    seen = _whole(_column(scene))
    rows = 1 + max(int(name.removeprefix(SINCE + ":")) for name in seen if name.startswith(SINCE + ":"))
    scene.do_wheel(SINCE, -1)
    assert _whole(_column(scene)) == seen, "there is nothing later"
    assert f"{SINCE}:0" not in seen
    for _ in range(40):
        scene.do_wheel(SINCE, 1)
        seen |= _whole(_column(scene))
    assert {f"{SINCE}:{row}" for row in range(rows)} <= seen
    assert scene.panels.told_to == 0
    down = next(hit for hit in _column(scene).hits if hit.command == "down")
    scene.handle(down.action)
    assert scene.panels.told_to > 0
    scene.do_look()
    scene.handle(("scroll", 50.0))
    scene.do_back()
    scene.do_uncover()
    assert scene.panels.told_to == inf, "the next one begins with the latest again"
