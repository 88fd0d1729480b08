"""Advice at the table: asked for by key or button, shown beside the table, remembered with the game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle

import pygame
import pytest

from dune_desktop.company.tasks import ADVISOR_LEVEL, REVIEWER_LEVEL
from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.model.effects import Choose, Gain
from dune_desktop.engine.model.frames import Ask as AskFrame
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.i18n.advice import reason
from dune_desktop.players.advice.aspects import ASPECTS, aspects, counts
from dune_desktop.players.advice.outcome import DRAWN_CARDS
from dune_desktop.players.advice.reasons import DONE, HOLDS, NEXT, ONLY, SUM, USUAL, WINS
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.storage.files import of_session, pack, to_session, unpack
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.presenters.table.advice import WAYS, doing
from dune_desktop.ui.presenters.table.counsel import Way
from dune_desktop.ui.presenters.table.whole import table_screen
from dune_desktop.ui.screen.display import Label, Rect, Screen
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.window.scene import Ask
from tests import kit
from tests.kit.careless import COUNTED, COUNTS, Careless
from tests.ui.driver import PLAYING, Driver
from tests.ui.geometry import cut, problems
from tests.ui.names import shared, unnamed
from tests.ui.tables import at_table
from tests.ui.test_table_ix import region

CANVAS = (1920.0, 1080.0)
BOXES = ("base", "ix")
EVERY_BOX = (*BOXES, "immortality")
TABLES = {
    "four": table(4, BOXES),
    "solo": solo("mentat"),
    "three": table(3, EVERY_BOX),
    "two": table(2, ("base", "immortality")),
}


def _session(config: GameConfig, answers: int = 0, seed: int = 5) -> Session:
    session = Session.start(Rules(catalog(config.boxes), config), seed, ("Ann", "Bo", "Cy", "Di")[: len(config.seats)])
    player = RandomPlayer(1)
    for _ in range(answers):
        if not session.over:
            session.answer(player.pick(session.rules.legal(session.state)))
    return session


def test_a_key_asks_for_advice_and_a_click_follows_it() -> None:
    """As long as it is thought about everything else works; the pointer shows what a way would lead to."""
    scene = at_table(_session(solo()), runner=Careless(looks=3), ask_before_losses=False)
    with Driver(scene) as person:
        person.play_until(lambda: not scene.shown_game.watching)
        person.key(ord("h"))
        assert scene.advisor.counsel is not None
        assert scene.advisor.counsel.ways is None
        while scene.advisor.counsel.ways is None:
            person.turn()
        person.turn()
        best, *others = person.hits("advised")
        assert 0 < len(others) < 3
        person.move(others[0])
        model = scene.model(person.app.easel.fonts, (1920.0, 1080.0))
        assert model.preview is not None
        assert model.preview != scene.session.state
        drawn = {region.name: region for region in scene.screen(person.app.easel.fonts, (1920.0, 1080.0)).regions}
        _, _, card, space, *_ = others[0].action
        assert model.weighed.at is not None
        assert model.weighed.at == scene.renderer.drawn_at(("space", space))
        assert len(drawn["ringed"].elements) == 2, f"{card} and {space} are seen on the table"
        assert scene.advisor.counsel is not None
        ways = scene.advisor.counsel.ways or ()
        assert (ways[0].by, ways[-1].by) == (("master",), ("expert",)), "what both strong levels would do"
        tips = [way.tip.splitlines()[-1] for way in (best, others[-1])]
        assert tips == ["A Master would do this.", "An Expert would do this."]
        person.click(best)
        assert scene.session.log[-1].option == best.action[1:]
        person.turn()
        assert scene.advisor.counsel is None, "it was for another decision"


def test_nobody_who_follows_it_is_asked_whether_to_buy_nothing() -> None:
    """It has said why; whoever ends the turn without it is asked."""
    made = kit.table(hand=["convincing_argument"] * 2).reveal()
    for action, asked in (("advised", False), ("option", True)):
        session = Session(made.rules, made.state.clone(), 1, ("Ann", "Bo", "Cy", "Di"))
        scene = at_table(session, runner=Careless())
        scene.shown_game.viewer = 0
        request = scene.handle((action, "end_turn"))
        assert isinstance(request, Ask) == asked
        assert [entry.option for entry in session.log] == ([] if asked else [("end_turn",)])


def test_the_game_remembers_for_how_many_decisions_advice_was_asked() -> None:
    """Once for each decision, however often one looks; also after the game was saved and loaded."""
    scene = at_table(_session(solo()), runner=Careless())
    with Driver(scene) as person:
        person.play_until(lambda: not scene.shown_game.watching)
        for _ in range(3):
            person.key(ord("h"))
            person.turn()
        assert scene.session.hints == (1, 0, 0)
        person.click(person.hits("advised")[0])
        person.play_until(lambda: not scene.shown_game.watching)
        person.turn()
        person.key(ord("h"))
        assert scene.session.hints == (2, 0, 0)
    assert to_session(unpack(pack(of_session(scene.session, "g")))).hints == (2, 0, 0)


def test_escape_puts_advice_away_before_it_opens_the_menu() -> None:
    scene = at_table(_session(solo()), runner=Careless())
    with Driver(scene) as person:
        person.play_until(lambda: not scene.shown_game.watching)
        person.key(ord("h"))
        person.turn()
        assert person.hits("advised")
        person.key(27)
        assert not person.hits("advised")


def test_a_way_that_is_pointed_at_is_forgotten_with_its_decision(fonts: Fonts) -> None:
    """Nothing is weighed up once something was answered, nor while what happens by itself is shown."""
    scene = at_table(_session(solo()), runner=Careless())
    scene.playback.settle()
    scene.screen(fonts, CANVAS)
    scene.do_advice()
    scene.tick(0.0)
    assert scene.advisor.counsel is not None
    (best, *_) = scene.advisor.counsel.ways or ()
    scene.handle(("hover", "advised", *best.option))
    assert scene.model(fonts, CANVAS).preview is not None
    scene.session.answer(best.option)
    assert scene.model(fonts, CANVAS).preview is None
    scene.screen(fonts, CANVAS)


def test_who_does_not_want_advice_has_no_button_for_it() -> None:
    scene = at_table(_session(solo()), runner=Careless(), advice=False)
    with Driver(scene) as person:
        person.play_until(lambda: not scene.shown_game.watching)
        assert person.find("advice") is None
        person.key(ord("h"))
        assert scene.advisor.counsel is None


def test_advice_for_somebody_else_is_not_shown() -> None:
    """While the curtain is down nobody sees it, and it is gone with the decision."""
    scene = at_table(_session(table(3)), runner=Careless(), ask_before_losses=False)
    with Driver(scene) as person:
        person.play_until(lambda: not scene.shown_game.watching and scene.shown_game.curtain == -1)
        person.key(ord("h"))
        person.turn()
        person.turn()
        assert person.hits("advised")
        person.play_until(lambda: scene.shown_game.curtain != -1)
        assert not person.hits("advised")


_SEEN: dict[tuple[object, ...], Screen] = {}
"""Advice in English that was drawn before: several tests look at that about the same decisions."""


def _advised(config: GameConfig, metrics: Fonts, answers: range, reading: str = "100") -> Iterator[Screen]:
    """Advice at so many decisions of a game."""
    session, player = _session(config), RandomPlayer(1)
    for number in range(answers.stop):
        if session.over:
            break
        if number in answers:
            key = config, reading, number
            if metrics.language != "en":
                yield _drawn(session, metrics, reading)
            else:
                _SEEN[key] = _SEEN.get(key) or _drawn(session, metrics, reading)
                yield _SEEN[key]
        session.answer(player.pick(session.rules.legal(session.state)))


def _drawn(session: Session, metrics: Fonts, reading: str) -> Screen:
    scene = at_table(session, metrics.language, runner=Careless(), curtain=False, reading=reading)
    scene.playback.settle()
    scene.screen(metrics, CANVAS)
    scene.do_advice()
    scene.tick(0.0)
    return scene.screen(metrics, CANVAS)


@pytest.mark.parametrize(("name", "language"), list(zip(TABLES, cycle(LANGUAGES), strict=False)))
def test_it_fits_beside_every_table(name: str, language: str, metrics: dict[str, Fonts]) -> None:
    """All of it can be read, at many decisions of a game, in all languages; what to do and why is told whole."""
    for screen in _advised(TABLES[name], metrics[language], range(0, 200, 27)):
        assert any(region.name == "advice" for region in screen.regions)
        assert problems(screen, metrics[language]) == []
        assert cut(screen, "advice") == cut(screen, WAYS) == []
        assert unnamed(screen) == []
        assert shared(screen) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_is_told_or_in_the_tip(language: str, metrics: dict[str, Fonts]) -> None:
    """Where a line is too short for them it says in words what there is more of; the pointer shows the rest."""
    texts = Texts(language)
    whole = reason(texts, COUNTED, COUNTS)
    told = set()
    for screen in _advised(TABLES["four"], metrics[language], range(0, 200, 9)):
        ways = next(region for region in screen.regions if region.name == WAYS)
        first = min(ways.hits, key=lambda hit: hit.rect.y)
        lines = [label.text for label in ways.elements if isinstance(label, Label) and label.y < first.rect.bottom]
        in_line = any("12" in line for line in lines)
        assert in_line or whole in str(first.tip)
        told.add(in_line)
    assert False in told


@pytest.mark.parametrize(("name", "language"), list(zip(TABLES, cycle(LANGUAGES), strict=False)))
def test_it_is_as_large_as_text_to_be_read(name: str, language: str, metrics: dict[str, Fonts]) -> None:
    """Beside every table, and all that it says is there: what has no room below the rest can be scrolled to.

    Sizes take turns from table to table and from language to language.
    """
    begins = list(TABLES).index(name) + list(LANGUAGES).index(language)
    for reading in ("75", "125", "150", "200")[begins % 2 :: 2]:
        for screen in _advised(TABLES[name], metrics[language], range(0, 120, 36), reading):
            ways = next(region for region in screen.regions if region.name == WAYS)
            if int(reading) > 100:
                assert problems(screen, metrics[language]) == []
            assert cut(screen, "advice") == cut(screen, WAYS) == []
            labels = [label for label in ways.elements if isinstance(label, Label)]
            assert {label.size for label in labels if label.text.endswith("%")} == {26 * int(reading) / 100}


def test_what_has_no_room_is_scrolled_to(fonts: Fonts) -> None:
    """By the wheel; and keys lead to every way."""
    scene = at_table(_session(TABLES["three"]), runner=Careless(), curtain=False, reading="200")
    with Driver(scene) as person:
        person.play_until(lambda: not scene.shown_game.watching)
        person.key(ord("h"))
        person.turn()
        ways = scene.advisor.counsel.ways if scene.advisor.counsel is not None else None
        assert ways
        seen = {hit.action for hit in person.hits("advised")}
        assert len(seen) < len(ways), "there is more than the panel has room for"
        last = ("advised", *ways[-1].option)
        for notches in (-30, 30):
            person.move(person.hits("advised")[0 if notches < 0 else -1])
            pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=notches))
            person.turn()
            person.turn()
            assert (person.find(*last) is not None) == (notches < 0)
        for _ in range(100):
            person.key(pygame.K_TAB)
            person.turn()
            if person.app.input.focus is not None and person.app.input.focus.hit.action == last:
                break
        else:
            pytest.fail("the last way cannot be reached")


@pytest.mark.parametrize("reading", ["100", "200"])
@pytest.mark.parametrize("name", TABLES)
def test_it_covers_nothing_that_is_asked_about(name: str, reading: str, fonts: Fonts) -> None:
    """It lies over the market in an Agent turn, elsewhere while there is something to buy; the Tleilaxu Row is seen."""
    for screen in _advised(TABLES[name], fonts, range(0, 200, 18), reading):
        panel = next(region.rect for region in screen.regions if region.name == "advice")
        under = [
            (region.name, hit.action)
            for region in screen.regions
            for hit in region.hits
            if region.name not in ("advice", WAYS)
            and hit.action
            and hit.action[0] in PLAYING
            and _meet(hit.rect, panel)
        ]
        assert under == []
        opened = any(region.name == "tleilax" and region.layer > Layer.TABLE for region in screen.regions)
        sold = [region.rect for region in screen.regions if region.name.startswith("tleilaxu.")]
        assert opened or not any(_meet(rect, panel) for rect in sold)


@pytest.mark.parametrize("name", TABLES)
def test_it_is_found_where_it_was(name: str, fonts: Fonts) -> None:
    """However much it says, it begins in one place in an Agent turn, and in one while something can be bought.

    Only where a side board is laid open over the market it makes room for that, and beside a card set aside it has
    another place, one too.
    """
    tops = {
        (panel.rect.y, any(r.name == "aside" for r in screen.regions))
        for screen in _advised(TABLES[name], fonts, range(0, 200, 9))
        for panel in screen.regions
        if panel.name == "advice" and not any(r.name == "tleilax" and r.layer > Layer.TABLE for r in screen.regions)
    }
    low = [beside for top, beside in tops if top > CANVAS[1] / 2]
    high = [beside for top, beside in tops if top <= CANVAS[1] / 2]
    assert low
    assert all(each.count(beside) <= 1 for each in (low, high) for beside in (True, False))


def test_it_says_whose_chance_it_shows(fonts: Fonts) -> None:
    """Where somebody chooses for a Rival (R28.15) the chance is still that of whoever is asked."""
    scene = at_table(_session(solo()), runner=Careless(), curtain=False)
    scene.playback.settle()
    scene.screen(fonts, CANVAS)
    scene.do_advice()
    scene.tick(0.0)
    model = scene.model(fonts, CANVAS)
    assert model.decision is not None
    mine = replace(model, decision=replace(model.decision, acting_for=model.decision.seat))
    theirs = replace(model, decision=replace(model.decision, acting_for=1))
    name = model.seat_name(model.decision.seat)
    head = [
        " ".join(e.text for e in region(table_screen(each), "advice").elements if isinstance(e, Label))
        for each in (mine, theirs)
    ]
    assert "chance to win" in head[0]
    assert name not in head[0]
    assert f"{name}’s chance to win" in head[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_to_do_has_no_stop(language: str, metrics: dict[str, Fonts]) -> None:
    """Words of an effect are a sentence elsewhere; here all ways are told alike."""
    session = _session(solo())
    scene = at_table(session, language, runner=Careless(), curtain=False)
    scene.playback.settle()
    scene.screen(metrics[language], CANVAS)
    model = scene.model(metrics[language], CANVAS)
    texts = Texts(language)
    choose = Choose(((Gain("spice", 2),), (Gain("solari", 3),)))
    session.state.stack.append(AskFrame(0, "card:dagger", choose))
    asked = replace(model, view=session.state, decision=session.rules.decision(session.state))
    assert not doing(asked, Way(("branch", 0), 0.5)).endswith(texts.grammar.stop)


def _meet(a: Rect, b: Rect) -> bool:
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    """Those of boxes too; what speaks for a way comes first, and there is always something to say."""
    texts = Texts(language)
    for box in (None, *registry.parts("players")):
        for aspect in box.ASPECTS if box is not None else ASPECTS:
            more, less = (reason(texts, ((aspect, by),)) for by in (0.1, -0.1))
            assert more
            assert less
            assert more != less
    wholly = (
        (),
        WINS,
        ONLY,
        DONE,
        HOLDS,
        USUAL,
        NEXT,
        *(((word, by),) for word in (SUM, DRAWN_CARDS) for by in (1.0, -1.0)),
    )
    said = [reason(texts, why) for why in wholly]
    assert all(said)
    assert len(set(said)) == len(wholly)
    both = reason(texts, (("goods", -0.3), ("points", 0.2), ("troops", 0.1)))
    good, bad = reason(texts, (("points", 0.2),)), reason(texts, (("goods", -0.3),))
    assert good in both
    assert bad in both
    assert both.index(good) < both.index(bad)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_counted_has_words_for_one_and_for_many(language: str) -> None:
    """More and less, with the number; what there is more of comes first, whichever aspect it belongs to."""
    texts, config = Texts(language), table(3, (*BOXES, "immortality"))
    rules = Rules(catalog(config.boxes), config)
    for thing in (DRAWN_CARDS, *counts(rules, rules.new_game(1), 0)):
        for number in (1, 3):
            more, less = (reason(texts, (("goods", by),), (("goods", thing, by),)) for by in (number, -number))
            assert str(number) in more
            assert str(number) in less
            assert more != less
    both = reason(texts, (("goods", -0.3),), (("goods", "spice", -3), ("goods", "water", 1)))
    water, spice = (
        reason(texts, (("goods", by),), (("goods", name, by),)) for name, by in (("water", 1), ("spice", -3))
    )
    assert both.index(water) < both.index(spice)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_would_do_it_is_named_in_a_sentence(language: str) -> None:
    """Both strong levels, the one that advises first, or one of them."""
    texts = Texts(language)
    for by in ((ADVISOR_LEVEL,), (REVIEWER_LEVEL,), (ADVISOR_LEVEL, REVIEWER_LEVEL)):
        assert texts.has("advice.by.tip." + ".".join(by))


def test_every_aspect_of_a_position_is_a_named_one() -> None:
    config = table(3, (*BOXES, "immortality"))
    rules = Rules(catalog(config.boxes), config)
    named = {*ASPECTS, *(aspect for box in registry.parts("players") for aspect in box.ASPECTS)}
    assert aspects(rules, rules.new_game(1), 0).keys() == named
