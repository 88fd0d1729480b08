"""What happens by itself, as a list of what is to be shown: turns, the Conflict step by step, the new round."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, GameState, Rules
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.ui.motion.film import BETWEEN, faster
from dune_desktop.ui.motion.plan import plan
from dune_desktop.ui.motion.tempo import USUAL
from dune_desktop.ui.presenters.table.prompt.question import question
from dune_desktop.ui.presenters.table.stage import leads
from dune_desktop.ui.scenes.context import UiContext
from dune_desktop.ui.scenes.table.director import HELD, LEAST, acts
from dune_desktop.ui.scenes.table.playback import SLOWLY
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.scenes.table.shown_game import ShownGame
from dune_desktop.ui.screen.display import Label, Rect
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.sound.mixer import Mixer
from dune_desktop.ui.window.hands.guard import GOLDEN
from dune_desktop.ui.window.scene import WindowPreferences
from tests.kit import table as kit_table
from tests.ui.driver import Driver
from tests.ui.tables import at_table

SIZE = (1920.0, 1080.0)


def _session(config: GameConfig, seed: int = 3) -> Session:
    return Session.start(Rules(catalog(config.boxes), config), seed, ("A", "B", "C", "D")[: len(config.seats)])


def test_acts_are_turns_conflicts_and_rounds() -> None:
    """At every pace in the same order; at once, only what nobody may miss is left, and waits unless it may run."""
    session, player = _session(solo("mentat")), RandomPlayer(3)
    seen: Counter[str] = Counter()
    while not session.over:
        session.answer(player.pick(session.rules.legal(session.state)))
        shown = acts(session.rules, session.beats, "normal")
        assert acts(session.rules, session.beats, "step") == shown, "the pace says how long, not what"
        at_once = acts(session.rules, session.beats, "instant")
        assert [act.moment for act in at_once] == [act.moment for act in shown if act.moment in HELD]
        for act in at_once:
            assert act.lasts("instant", held=True) == float("inf")
            assert act.lasts("instant", held=False) == LEAST
        happened = [event for beat in session.beats for event in beat.events]
        told = [event for act in shown for event in act.events]
        assert told == happened[: len(told)]
        for act in shown:
            assert (act.rival is not None) == (act.moment == "turn")
            assert act.lasts("fast", held=False) <= act.lasts("normal", held=False) < act.lasts("step", held=False)
        afters = [act.after for act in shown]
        assert afters == sorted(afters, reverse=True)
        seen.update(act.moment for act in shown)
    assert seen["turn"] > 10
    assert seen["round"] == session.state.round - 1
    assert seen["recall"] == seen["round"]
    assert min(seen[moment] for moment in ("muster", "card", "verdict", "reward", "makers")) > 3


def test_cards_for_combat_are_turned_one_by_one() -> None:
    """Before a card is turned its swords count nothing; after the last one it is as the rules have it."""
    session, player = _session(solo("mentat")), RandomPlayer(3)
    turned = 0
    while not session.over:
        session.answer(player.pick(session.rules.legal(session.state)))
        combat = [act for act in acts(session.rules, session.beats, "normal") if act.moment in ("muster", "card")]
        for before, after in pairwise(combat):
            assert before.stage is not None
            assert after.stage is not None
            card = after.stage.turned[-1]
            assert len(after.stage.turned) == len(before.stage.turned) + 1
            assert before.stage.to_turn == (card.seat, *after.stage.to_turn)
            assert after.state.seats[card.seat].swords - before.state.seats[card.seat].swords == card.swords
            turned += 1
        if combat:
            assert not combat[-1].stage.to_turn  # type: ignore[union-attr]
    assert turned > 5


# ------------------------------------------------------------------------------------------------ in the window


def _held(stop: str = "verdict") -> TableScene:
    """A table on which the verdict of a Conflict waits to be passed, or an earlier moment of it is shown."""
    session, player = _session(solo("mentat")), RandomPlayer(3)
    while True:
        session.answer(player.pick(session.rules.legal(session.state)))
        if any(act.moment == "verdict" for act in acts(session.rules, session.beats, "normal")):
            break
    scene = at_table(session)
    while scene.shown_game.act is not None and scene.shown_game.act.moment != stop:
        scene.do_next()
    return scene


@pytest.mark.parametrize("how", ["space", "enter", "click"])
def test_a_verdict_waits_for_any_way_to_go_on(how):
    scene = _held()
    act = scene.shown_game.act
    with Driver(scene) as driver:
        for _ in range(20):
            driver.turn()
        assert scene.shown_game.act is act
        if how == "click":
            hit = next(hit for hit in driver.hits("next") if hit.rect.w > 600)
            driver.click(hit)
        else:
            driver.key(pygame.K_SPACE if how == "space" else pygame.K_RETURN)
        assert scene.shown_game.act is not act


def test_a_press_goes_on_with_one_act_and_a_card_is_passed_only_once_it_was_seen() -> None:
    """Space and a click in turn, ten times a second, while things move: the verdict of a Conflict and the card of a
    round are passed by a press of their own, half a second after they came to rest, and no press is for two acts.
    """
    scene, held = at_table(_session(solo("mentat"))), 0
    player, rested = RandomPlayer(3), 0.0
    with Driver(scene, manner=WindowPreferences("en", tempo=USUAL)) as driver:
        app = driver.app
        while scene.session.state.round < 4:
            act, left = scene.shown_game.act, len(scene.shown_game.acts)
            if act is None:
                scene.handle(("option", *player.pick(scene.session.rules.legal(scene.session.state))))
                app.front.renew()
            elif app.projector.running(driver.now) or act.moment not in HELD:
                rested = 0.0
            rested += 0.1
            _press(driver, clicks=int(driver.now * 10) % 2 == 0)
            driver.now += 0.1
            app.turn(pygame.event.get(), driver.now)
            gone = len(scene.shown_game.acts) < left
            assert act is None or left - len(scene.shown_game.acts) <= 1
            if act is not None and act.moment in HELD and gone:
                assert rested > GOLDEN, act.moment
                held += 1
    assert held >= 2


def _press(driver: Driver, *, clicks: bool) -> None:
    """Space, or a click in the middle of the arena."""
    if clicks:
        there = driver.app.easel.painter.to_pixels(Rect(1000, 600, 4, 4)).center
        for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=there, button=1, rel=(0, 0), buttons=(0, 0, 0)))
    else:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=pygame.K_SPACE, mod=0, unicode="", scancode=0))


def test_what_moves_has_come_before_the_next_thing_is_shown() -> None:
    """Two rounds against House Hagal: at the usual pace no act is over before its film, at whichever speed."""
    session, player = _session(solo("mentat")), RandomPlayer(3)
    scene, seen = at_table(session), Counter[str]()
    while session.state.round < 3:
        before = scene.screen(Plain(), SIZE)
        if scene.shown_game.watching:
            scene.do_next()
        else:
            scene.handle(("option", *player.pick(session.rules.legal(session.state))))
        act, events = scene.shown_game.act, scene.news()
        if act is not None:
            film = plan(before, scene.screen(Plain(), SIZE), events, more=scene.brought)
            assert film.lasts < act.lasts("normal", held=False), act.moment
            assert faster(film, 0.5).lasts < SLOWLY * act.lasts("normal", held=False), act.moment
            assert all(sound.at <= film.lasts + BETWEEN * len(film.sounds) for sound in film.sounds)
            seen[act.moment] += bool(film.moves)
    assert seen.keys() >= {"turn", "muster", "card", "reward", "makers", "recall", "round"}


def test_who_wants_it_sees_it_run_through():
    scene = _held()
    scene.context.settings = replace(scene.context.settings, hold_moments=False)
    with Driver(scene) as driver:
        for _ in range(40):
            driver.turn()
        assert scene.shown_game.act is None or scene.shown_game.act.moment == "turn"


@pytest.mark.parametrize(("motion", "times"), [("normal", 1.0), ("slow", SLOWLY)])
def test_where_things_move_slowly_acts_stay_longer(motion: str, times: float) -> None:
    scene = _held(stop="muster")
    scene.context.remember(motion=motion)
    act = scene.shown_game.act
    assert act is not None
    due = times * act.lasts(scene.context.settings.rival_pace, held=True)
    assert not scene.tick(10.0)
    assert not scene.tick(10.0 + 0.99 * due)
    assert scene.shown_game.act is act
    assert scene.tick(10.0 + 1.01 * due)
    assert scene.shown_game.act is not act


def test_skipping_stops_at_what_nobody_may_miss():
    scene = _held()
    scene.handle(("skip",))
    assert scene.shown_game.act is None or scene.shown_game.act.moment == "round"


def test_the_motif_of_the_conflict_is_heard_once(monkeypatch):
    scene = _held()
    heard: list[str] = []
    monkeypatch.setattr(Mixer, "motif", lambda mixer, name: heard.append(name))
    with Driver(scene) as driver:
        driver.turn()
        driver.turn()
        assert heard == ["conflict"]
        scene.playback.settle()
        driver.turn()
        assert heard == ["conflict"], "nothing cuts it short"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_of_a_round_says_who_leads(language):
    session, player = _session(solo("mentat")), RandomPlayer(3)
    while True:
        session.answer(player.pick(session.rules.legal(session.state)))
        if any(act.moment == "round" for act in acts(session.rules, session.beats, "normal")):
            break
    scene = at_table(session, language)
    while scene.shown_game.act is not None and scene.shown_game.act.moment != "round":
        scene.do_next()
    model = scene.model(Plain(language), (1920.0, 1080.0))
    screen = scene.screen(Plain(language), (1920.0, 1080.0))
    (card,) = [region for region in screen.regions if region.name == "stage"]
    said = " ".join(element.text for element in card.elements if hasattr(element, "text"))
    most = max(seat.vp for seat in model.view.seats)
    assert str(most) in leads(model)
    for word in leads(model).split():
        assert word in said
    assert model.name("conflict:" + session.state.conflict) in said


def test_the_first_round_is_announced_and_looked_around_in() -> None:
    """Who plays and what is fought for; the purse is that of somebody who has not drawn a card yet."""
    config = solo("mentat")
    session = Session.start(Rules(catalog(config.boxes), config), 5, ("Ana", "", ""))
    scene = TableScene(ShownGame(session, opening=True), UiContext(Texts("en")))
    assert scene.shown_game.act is not None
    assert (scene.shown_game.act.moment, scene.shown_game.act.state.round) == ("round", 1)
    screen = scene.screen(Plain(), (1920.0, 1080.0))
    words = [e.text for region in screen.regions for e in region.elements if isinstance(e, Label)]
    assert {"Round 1", "Players"} <= set(words)
    assert session.at_reveal(0, scene.shown_game.act.state) == (0, 0)
    assert session.rules.asked(scene.shown_game.act.state) is None
    scene.do_next()
    assert scene.shown_game.act is None or scene.shown_game.act.moment == "turn"


# ------------------------------------------------------------------------------------------------ Intrigue in Combat


def _played_in_combat(config: GameConfig, kind: str) -> tuple[Session, GameState]:
    """A session in which a Combat Intrigue has just done all it does, and the position before: of a person, or last."""
    for seed in range(3, 40):
        session, player = _session(config, seed), RandomPlayer(seed)
        while not session.over:
            before = session.state.clone()
            step = session.answer(player.pick(session.rules.legal(session.state)))
            fought = [beat.fought for beat in session.beats if beat.fought]
            begun = any(event[0] == "intrigue" for event in step.events)
            follows = {"goes on": session.asked() == step.seat, "passes on": session.asked() != step.seat}
            if fought and begun and session.state.phase == "combat" and follows[kind]:
                assert fought == [(step.seat, step.option[1])]
                return session, before
    raise AssertionError("nobody played such a card")


def test_a_card_played_in_combat_is_shown_with_what_it_did() -> None:
    """To those who did not play it: who did, which, and every strength that changed."""
    session, before = _played_in_combat(table(3), "passes on")
    shown = acts(session.rules, session.beats, "normal", before=before)
    assert [act.moment for act in shown] == ["intrigue"]
    stage = shown[0].stage
    assert stage is not None
    assert stage.played == (session.steps[-1].seat, session.steps[-1].option[1])
    strengths = [[session.rules.strength(state, seat) for seat in range(3)] for state in (before, shown[0].state)]
    changed = [(seat, *pair) for seat, pair in enumerate(zip(*strengths, strict=True)) if pair[0] != pair[1]]
    assert [tuple(swing) for swing in stage.swings] == changed != []
    assert session.position_before_card() == before
    assert acts(session.rules, session.beats, "instant", before=before) == ()


def test_who_played_it_and_goes_on_is_not_stopped() -> None:
    session, before = _played_in_combat(table(3), "goes on")
    assert acts(session.rules, session.beats, "normal", before=before) == ()
    by_computer = acts(session.rules, session.beats, "normal", session.steps[-1].option, before=before)
    assert [act.moment for act in by_computer] == ["intrigue"], "a computer's card is news"
    session, before = _played_in_combat(table(3), "passes on")
    assert acts(session.rules, session.beats, "normal", before=before, alone=session.steps[-1].seat) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_says_who_played_what_and_the_strengths(language: str) -> None:
    session, _ = _played_in_combat(table(3), "passes on")
    scene = at_table(session, language)
    scene.screen(Plain(language), SIZE)
    act = scene.shown_game.act
    assert act is not None
    assert act.moment == "intrigue"
    assert act.stage is not None
    model = scene.renderer.shown
    assert model is not None
    words, note = question(model)
    assert scene.context.texts.name("intrigue:" + act.stage.played[1]) in words
    for seat, before, after in act.stage.swings:
        assert session.names[seat] in note
        assert str(before) in note
        assert str(after) in note
    assert any(card.card == act.stage.played[1] and card.kind == "intrigue" for card in model.showing.turned)


def test_a_card_with_a_choice_is_shown_once_the_choice_is_made() -> None:
    """What it does belongs together, in however many answers it comes."""
    for seed in range(3, 60):
        session, player = _session(table(4), seed), RandomPlayer(seed)
        while not session.over:
            before = session.state.clone()
            step = session.answer(player.pick(session.rules.legal(session.state)))
            played = any(event[0] == "intrigue" and event[3] == "combat" for event in step.events)
            if played and not any(beat.fought for beat in session.beats):
                while not any(beat.fought for beat in session.beats) and session.state.phase == "combat":
                    session.answer(player.pick(session.rules.legal(session.state)))
                if session.state.phase != "combat":
                    continue  # what was chosen changed nothing
                assert session.position_before_card() == before
                return
    raise AssertionError("nobody played such a card")


# ------------------------------------------------------------------------------------------------ between people


def _combat_of_three(pace: str = "normal") -> TableScene:
    """The first person is asked for Combat Intrigue, of which everybody has two, and has units to fight with."""
    session, player = _session(table(3), 5), RandomPlayer(4)
    cards = ("ambush", "private_army", "allied_armada", "master_tactician", "staged_incident", "tiebreaker")
    for seat, who in enumerate(session.state.seats):
        who.conflict, who.garrison, who.supply = 2 + seat, 2, 8 - seat
        who.spice, who.solari, who.intrigue = 5, 3, cards[2 * seat : 2 * seat + 2]
    while session.state.phase != "combat":
        legal = session.rules.legal(session.state)
        session.answer(player.pick([each for each in legal if each[0] not in ("intrigue", "deploy")] or legal))
    scene = at_table(session, ask_before_losses=False, rival_pace=pace)
    scene.playback.settle()
    scene.handle(("uncover",))
    return scene


def _plays(scene: TableScene, *options: tuple[object, ...]) -> list[tuple[int, str]]:
    """Give these answers; which Combat Intrigue is shown after the last one, before the curtain is drawn."""
    for option in options:
        assert not scene.shown_game.watching
        scene.handle(("option", *option))
    shown: list[tuple[int, str]] = []
    while scene.shown_game.act is not None:
        assert scene.shown_game.act.stage is not None
        shown.append(scene.shown_game.act.stage.played)
        scene.do_next()
    assert scene.shown_game.curtain == scene.session.asked()
    return shown


def test_whoever_plays_cards_and_goes_on_shows_all_of_them_to_the_others_then() -> None:
    scene = _combat_of_three()
    assert scene.session.asked() == 1
    tactics = ("intrigue", "master_tactician"), ("branch", 0), ("stop",)
    assert _plays(scene, *tactics) == [(1, "master_tactician")]
    scene.handle(("uncover",))
    both = _plays(scene, ("intrigue", "staged_incident"), ("intrigue", "tiebreaker"))
    assert both == [(2, "staged_incident"), (2, "tiebreaker")]
    scene.handle(("uncover",))
    assert _plays(scene, ("pass",)) == [], "what was shown is not shown again"
    assert _plays(_combat_of_three("instant"), *tactics) == []


def test_beside_a_card_shown_late_nothing_is_told_of_what_came_of_it() -> None:
    """Whoever played it has gone on alone, and won: the others see first how it was."""
    t = kit_table(3, intrigue=["ambush"]).conflict("raid_stockpiles").combat_begins(4, 2)
    scene = at_table(Session(t.rules, t.state, 1, ("A", "B", "C")), ask_before_losses=False)
    scene.handle(("uncover",))
    scene.handle(("option", "intrigue", "ambush"))
    while scene.shown_game.act is None or scene.shown_game.act.moment != "intrigue":
        scene.playback.settle()
        scene.handle(("option", *scene.session.rules.legal(scene.session.state)[0]))
    shown = scene.shown_game.act
    latest, *_ = scene.renderer.chronicle.latest(NOBODY, shown.after, most=1)
    assert Texts("en").name("intrigue:ambush") in latest.text
    now, *_ = scene.renderer.chronicle.latest(NOBODY, most=1)
    assert now != latest, "more has happened since"


def test_what_somebody_got_is_seen_before_the_curtain_is_drawn() -> None:
    """The end of a turn is not waited for: there is nothing more to be seen."""
    scene, player, covered = _combat_of_three(), RandomPlayer(4), 0
    for _ in range(120):
        moment = scene.shown_game.act.moment if scene.shown_game.act is not None else ""
        option: tuple[object, ...] = ()
        if scene.shown_game.watching:
            scene.do_next()
        elif scene.shown_game.curtain != NOBODY:
            scene.handle(("uncover",))
        else:
            option = player.pick(scene.session.rules.legal(scene.session.state))
            scene.handle(("option", *option))
        told = {event[0] for event in scene.news()}
        if scene.shown_game.curtain != NOBODY:
            assert not told & {"gain", "spend", "influence", "vp", "recruit"}, (moment, option)
            covered += option == ("end_turn",)
    assert covered


def test_so_it_is_where_the_curtain_is_drawn_for_whoever_sat_there() -> None:
    """All look at the Conflict that was decided, so the winner who is asked next must uncover again."""
    t = kit_table(3, intrigue=["ambush", "master_tactician"]).setup(1, intrigue=["ambush"]).first_player(1)
    t.conflict("raid_stockpiles").combat_begins(6, 2, 0).pass_()
    scene = at_table(Session(t.rules, t.state, 1, ("A", "B", "C")), ask_before_losses=False)
    scene.handle(("uncover",))
    scene.handle(("option", "pass"))
    moments = []
    while scene.shown_game.act is not None:
        moments.append(scene.shown_game.act.moment)
        assert scene.shown_game.curtain == NOBODY
        scene.news()
        scene.do_next()
    assert moments == ["verdict", "reward", "reward"]
    assert (scene.session.asked(), scene.shown_game.curtain, scene.news()) == (0, 0, ())


def test_cards_of_whoever_hands_the_screen_over_are_gone_at_once() -> None:
    """None of them is left fading where others look; the one that was played is seen going."""
    scene, fonts = _combat_of_three(), Plain()
    scene.handle(("option", "intrigue", "master_tactician"))
    scene.handle(("option", "branch", 0))
    before = scene.screen(fonts, SIZE)
    scene.news()
    scene.handle(("option", "stop"))
    kept = [thing for region in before.regions for thing in region.things if thing.id.startswith("intrigue:")]
    assert kept
    assert not plan(before, scene.screen(fonts, SIZE), scene.news(), more=scene.brought).moves
    scene.do_next()
    scene.handle(("uncover",))
    before = scene.screen(fonts, SIZE)
    scene.handle(("option", "intrigue", "staged_incident"))
    film = plan(before, scene.screen(fonts, SIZE), scene.news(), more=scene.brought)
    assert any(not move.after and move.lasts for move in film.moves)
