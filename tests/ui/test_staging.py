"""What happens by itself, as a list of what is to be shown: turns, the Conflict step by step, the new round."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pygame
import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules
from dune_desktop.engine.model.config import SeatConfig, solo, table
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.ui.motion.plan import plan
from dune_desktop.ui.motion.tempo import USUAL, Tempo
from dune_desktop.ui.presenters.table.prompt.question import question
from dune_desktop.ui.presenters.table.stage import leads
from dune_desktop.ui.scenes.context import UiContext
from dune_desktop.ui.scenes.table.director import HELD, LEAST, acts
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.scenes.table.shown_game import ShownGame
from dune_desktop.ui.screen.display import Rect
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.things import things
from dune_desktop.ui.sound.mixer import Mixer
from dune_desktop.ui.window.hands.guard import GOLDEN
from dune_desktop.ui.window.projector import Projector
from dune_desktop.ui.window.scene import WindowPreferences
from tests.kit import table as kit_table
from tests.ui.driver import Driver
from tests.ui.moving import SIZE, look
from tests.ui.screens import shown
from tests.ui.tables import at_table

SOLO = solo("mentat")
KEY = (pygame.KEYDOWN, pygame.KEYUP)


def _session(config: GameConfig, seed: int = 3) -> Session:
    return Session.start(Rules(catalog(config.boxes), config), seed, ("Ana", "Bo", "Cleo", "Dov")[: len(config.seats)])


def test_acts_are_turns_conflicts_and_rounds() -> None:
    """At every pace in the same order; at once, only what nobody may miss is left. Cards for Combat are turned one by
    one: before a card is turned its swords count nothing.
    """
    session, player = _session(SOLO), RandomPlayer(3)
    seen: Counter[str] = Counter()
    while not session.over:
        session.answer(player.pick(session.rules.legal(session.state)))
        all_acts = acts(session.rules, session.beats, "normal")
        assert acts(session.rules, session.beats, "step") == all_acts, "the pace says how long, not what"
        at_once = acts(session.rules, session.beats, "instant")
        assert [act.moment for act in at_once] == [act.moment for act in all_acts if act.moment in HELD]
        for act in at_once:
            assert act.lasts("instant", held=True) == float("inf")
            assert act.lasts("instant", held=False) == LEAST
        for act in all_acts:
            assert act.lasts("fast", held=False) <= act.lasts("normal", held=False) < act.lasts("step", held=False)
        for before, after in pairwise([act for act in all_acts if act.moment in ("muster", "card")]):
            card = after.stage.turned[-1]
            assert before.stage.to_turn == (card.seat, *after.stage.to_turn)
            assert after.state.seats[card.seat].swords - before.state.seats[card.seat].swords == card.swords
        seen.update(act.moment for act in all_acts)
    assert seen["turn"] > 10
    assert seen["recall"] == seen["round"] == session.state.round - 1
    assert min(seen[moment] for moment in ("muster", "card", "verdict", "reward", "makers")) > 3


def _fought_for(session: Session) -> str:
    """The space that the Conflict is about, "" if none."""
    return session.rules.conflicts[session.state.conflict].controls or ""


def _at(stop: str, language: str = "en", controls: bool = False, **settings: object) -> TableScene:
    """A table at which this moment of a Conflict or a round is shown, at will one of a Conflict for a space."""
    session, player = _session(SOLO), RandomPlayer(3)
    while not any(act.moment == stop for act in acts(session.rules, session.beats, "normal")) or (
        controls and not _fought_for(session)
    ):
        session.answer(player.pick(session.rules.legal(session.state)))
    scene = at_table(session, language, **settings)
    while scene.shown_game.act is not None and scene.shown_game.act.moment != stop:
        scene.do_next()
    return scene


@pytest.mark.parametrize("how", ["space", "enter", "click", "skip", "by itself"])
def test_a_verdict_waits_for_any_way_to_go_on(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless it may run through. The motif of the Conflict is heard once, and nothing cuts it short."""
    heard: list[str] = []
    monkeypatch.setattr(Mixer, "motif", lambda mixer, name: heard.append(name))
    scene = _at("verdict", hold_moments=how != "by itself")
    act = scene.shown_game.act
    with Driver(scene) as driver:
        for _ in range(20):
            driver.turn()
        assert (scene.shown_game.act is act) == (how != "by itself")
        if how == "click":
            driver.click(next(hit for hit in driver.hits("next") if hit.rect.w > 600))
        elif how == "skip":
            scene.handle(("skip",))
            assert scene.shown_game.act is None or scene.shown_game.act.moment == "round", "nobody may miss that"
        else:
            driver.key(pygame.K_SPACE if how == "space" else pygame.K_RETURN)
        assert scene.shown_game.act is not act
        scene.playback.settle()
        driver.turn()
    assert heard == ["conflict"]


def test_the_choice_of_pace_stays_where_it_is_from_one_act_to_the_next() -> None:
    """Whether or not what is shown can be skipped, so that nobody hits another pace than the one aimed at."""
    scene, places, skipped = _at("recall"), set[Rect](), set[bool]()
    while (act := scene.shown_game.act) is not None:
        there = things(look(scene))
        places.add(there["choices:set.rival_pace"].thing.rect)
        skipped.add("button:skip" in there)
        scene.do_next()
        assert scene.shown_game.act is not act
    assert (len(places), skipped) == (1, {True, False})


def test_a_card_is_passed_only_once_it_was_seen() -> None:
    """Half a second after it came to rest, however often somebody presses before; and no press is for two acts."""
    scene = _at("muster")
    with Driver(scene, manner=WindowPreferences("en", tempo=USUAL)) as driver:
        rested, held = 0.0, 0
        for _ in range(200):
            act, left = scene.shown_game.act, len(scene.shown_game.acts)
            if act is None:
                break
            still = act.moment in HELD and not driver.app.projector.running(driver.now)
            rested = rested + 0.1 if still else 0.0
            events = [pygame.event.Event(kind, key=pygame.K_SPACE, mod=0, unicode="") for kind in KEY]
            driver.now += 0.1
            driver.app.turn(events, driver.now)
            gone = left - len(scene.shown_game.acts)
            assert gone <= 1
            if gone and act.moment in HELD:
                assert rested > GOLDEN, act.moment
                held += 1
    assert held >= 2


def test_the_first_round_is_announced_after_what_leaders_choose_before_it() -> None:
    seats = tuple(SeatConfig("human", name) for name in ("viscount_hundro_moritani", "ilesa_ecaz"))
    config = GameConfig((*seats, SeatConfig("hagal")), ("base", "ix"))
    scene = at_table(Session.start(Rules(catalog(config.boxes), config), 3, ("Ana", "Bo", "")))
    assert not scene.shown_game.watching
    announced: list[int] = []
    while scene.session.state.turn is None:
        scene.shown_game.uncover()
        scene.playback.play(scene.session.rules.legal(scene.session.state)[0])
        announced += [act.state.round for act in scene.shown_game.acts if act.moment == "round"]
        scene.shown_game.settle()
    assert announced == [1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_of_a_round_says_who_leads_and_what_is_fought_for(language: str) -> None:
    scene = _at("round", language)
    model = scene.model(Plain(language), SIZE)
    words = shown(scene.screen(Plain(language), SIZE), "stage")
    assert str(max(seat.vp for seat in model.view.seats)) in leads(model)
    assert all(word in words for word in leads(model).split())
    assert model.name("conflict:" + scene.session.state.conflict) in words
    first = TableScene(ShownGame(_session(SOLO, 5), opening=True), UiContext(Texts(language)))
    assert "Ana" in shown(first.screen(Plain(language), SIZE), "stage")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_new_round_names_the_space_that_is_fought_for(language: str) -> None:
    scene = _at("round", language, controls=True)
    words = shown(scene.screen(Plain(language), SIZE), "stage").replace(" ", "")
    name = Texts(language).name("space:" + _fought_for(scene.session))
    gained = {"en": f"control of {name}", "ko": f"‘{name}’ 지배권", "ja": f"《{name}》を占拠"}
    assert gained[language].replace(" ", "").casefold() in words.casefold()


@pytest.mark.parametrize("seats", [3, 4])
def test_the_faces_of_players_with_equal_points_stand_apart_and_inside_the_window(seats: int) -> None:
    scene = TableScene(ShownGame(_session(table(seats), 5), opening=True), UiContext(Texts("en")))
    stage = next(region for region in scene.screen(Plain("en"), SIZE).regions if region.name == "stage")
    faces = sorted(thing.rect.x for thing in stage.things if thing.id.startswith("risen:"))
    assert len(faces) == seats
    assert faces[0] > 0
    assert all(right - left >= 30 for left, right in pairwise(faces))


def _combat_of_three(pace: str = "normal", language: str = "en") -> TableScene:
    """The first person is asked for Combat Intrigue, of which everybody has two, and has units to fight with."""
    session, player = _session(table(3), 5), RandomPlayer(4)
    cards = ("ambush", "private_army", "allied_armada", "master_tactician", "staged_incident", "tiebreaker")
    for seat, who in enumerate(session.state.seats):
        who.conflict, who.garrison, who.supply = 2 + seat, 2, 8 - seat
        who.spice, who.solari, who.intrigue = 5, 3, cards[2 * seat : 2 * seat + 2]
    while session.state.phase != "combat":
        legal = session.rules.legal(session.state)
        session.answer(player.pick([each for each in legal if each[0] not in ("intrigue", "deploy")] or legal))
    scene = at_table(session, language, ask_before_losses=False, rival_pace=pace)
    scene.playback.settle()
    scene.handle(("uncover",))
    return scene


TACTICS = (("intrigue", "master_tactician"), ("branch", 0), ("stop",))


def _plays(scene: TableScene, *options: tuple[object, ...]) -> list[tuple[int, str]]:
    """Give these answers; which Combat Intrigue is shown after the last one, before the curtain is drawn.

    The bar says who played which card, and every strength that changed.
    """
    for option in options:
        assert not scene.shown_game.watching
        scene.handle(("option", *option))
    played: list[tuple[int, str]] = []
    while (act := scene.shown_game.act) is not None:
        words, note = question(scene.model(Plain(), SIZE))
        assert scene.context.texts.name("intrigue:" + act.stage.played[1]) in words
        assert act.stage.swings
        for seat, before, after in act.stage.swings:
            assert all(told in note for told in (scene.session.names[seat], str(before), str(after)))
        played.append(act.stage.played)
        scene.do_next()
    assert scene.shown_game.curtain == scene.session.asked()
    return played


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_plays_cards_and_goes_on_shows_all_of_them_to_the_others_then(language: str) -> None:
    """With what they did, once all of it is chosen."""
    scene = _combat_of_three(language=language)
    assert _plays(scene, *TACTICS) == [(1, "master_tactician")]
    scene.handle(("uncover",))
    both = _plays(scene, ("intrigue", "staged_incident"), ("intrigue", "tiebreaker"))
    assert both == [(2, "staged_incident"), (2, "tiebreaker")]
    scene.handle(("uncover",))
    assert _plays(scene, ("pass",)) == [], "what was shown is not shown again"
    assert _plays(_combat_of_three("instant"), *TACTICS) == []


def test_beside_a_card_shown_late_nothing_is_told_of_what_came_of_it() -> None:
    """Whoever played it has gone on alone, and won: the others see first how it was."""
    t = kit_table(3, intrigue=["ambush"]).conflict("raid_stockpiles").combat_begins(4, 2)
    scene = at_table(Session(t.rules, t.state, 1, ("A", "B", "C")), ask_before_losses=False)
    scene.handle(("uncover",))
    scene.handle(("option", "intrigue", "ambush"))
    while scene.shown_game.act is None or scene.shown_game.act.moment != "intrigue":
        scene.playback.settle()
        scene.handle(("option", *scene.session.rules.legal(scene.session.state)[0]))
    latest, *_ = scene.renderer.chronicle.latest(NOBODY, scene.shown_game.act.after, most=1)
    assert Texts("en").name("intrigue:ambush") in latest.text
    now, *_ = scene.renderer.chronicle.latest(NOBODY, most=1)
    assert now != latest, "more has happened since"


def test_nobody_is_seen_to_become_the_next_at_one_screen() -> None:
    """Who trusts the others has no curtain: what is one's own just lies there, and is not seen to change."""
    made = kit_table(3, hand=["dagger", "dagger"]).play("dagger", "hall_of_oratory")
    scene = at_table(Session(made.rules, made.state, 1, ("A", "B", "C")), curtain=False, ask_before_losses=False)
    projector = Projector(Tempo(), lambda name, at: None)
    projector.next(look(scene), scene.news(), 0.0, scene.brought)
    while scene.shown_game.reader == 0:
        scene.handle(("option", *scene.session.rules.legal(scene.session.state)[-1]))
    screen, own = look(scene), scene.brought
    projector.next(screen, scene.news(), 5.0, own)
    mine = [region for region in screen.regions if region.name in own.own]
    assert {region.name for region in mine} >= {"hand", "purse", "piles", "intrigue"}
    assert all(region in projector.ground.regions for region in mine)


def test_cards_of_whoever_hands_the_screen_over_are_gone_at_once() -> None:
    """None of them is left fading where others look."""
    scene = _combat_of_three()
    for option in TACTICS[:2]:
        scene.handle(("option", *option))
    before = look(scene)
    scene.news()
    scene.handle(("option", "stop"))
    assert [thing for region in before.regions for thing in region.things if thing.id.startswith("intrigue:")]
    moves = plan(before, look(scene), scene.news(), more=scene.brought).moves
    assert all(move.hides.partition(":")[0] not in ("", "card", "intrigue") for move in moves)
