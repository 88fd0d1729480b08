"""After the Reveal turn the own area tells what was done this round, and nobody else's."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.model.ids import Box
from dune_desktop.i18n import LANGUAGES
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.ui.kit.part import Drawings
from dune_desktop.ui.presenters.table.told import RoundSoFar
from dune_desktop.ui.presenters.table.whole import table_screen
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Label, Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.text.richtext import plain
from dune_desktop.ui.window.unseen import headless
from tests.ui.fonts import fonts_of
from tests.ui.geometry import cut, problems
from tests.ui.screens import own
from tests.ui.tables import at_table

SIZE = (1920.0, 1080.0)


def revealed(boxes: tuple[Box, ...], language: str, seed: int) -> tuple[TableScene, int]:
    """A table in Combat, or later in a round: somebody who has revealed looks at it."""
    session = Session.start(Rules(catalog(boxes), table(3, boxes)), seed, ("Ana", "Bo", "Cleo"))
    scene, player = at_table(session, language), RandomPlayer(seed)
    while not session.over:
        asked = session.asked()
        done = session.state.turn is None or session.state.turn.seat != asked
        if asked is not None and session.state.round > 2 and session.state.seats[asked].revealed and done:
            scene.shown_game.settle()
            scene.shown_game.uncover()
            return scene, asked
        session.answer(player.pick(session.rules.legal(session.state)))
    raise AssertionError("nobody was asked anything after revealing")


def told(screen: Screen, kind: str) -> list[str]:
    things = [thing.id for region in screen.regions for thing in region.things]
    return [name.partition(":")[2].partition("#")[0] for name in things if name.startswith(kind + ":")]


def together(cards: list[str]) -> list[str]:
    """As they lie there: copies together."""
    return sorted(cards, key=cards.index)


@pytest.mark.parametrize("boxes", [("base",), ("base", "ix")], ids=["base", "ix"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_done_this_round_lies_where_the_hand_was(boxes: tuple[Box, ...], language: str) -> None:
    acquired = 0
    for seed in range(3, 7):
        scene, seat = revealed(boxes, language, seed)
        fonts = headless.fonts(language)
        screen = scene.screen(fonts, SIZE)
        happened: list[tuple[object, ...]] = []
        for step in scene.shown_game.session.steps:
            for event in step.events:
                happened = [] if event[0] == "round" else [*happened, event]
        own = [event for event in happened if event[1] == seat]
        cards = [card for event in own if event[0] == "reveal" for card in event[2]]
        assert told(screen, "revealed") == together(cards)
        assert told(screen, "sent") == [event[2] for event in own if event[0] == "send"]
        cards = [f"card:{event[2]}" for event in own if event[0] == "acquire"]
        assert [name for name in told(screen, "acquired") if not name.startswith("tech:")] == cards
        acquired += len(cards)
        assert not problems(screen, fonts)
    assert acquired


@pytest.mark.parametrize("language", LANGUAGES)
def test_many_cards_keep_their_names(language: str) -> None:
    """Copies lie on one another, so that of seven cards every name can be read."""
    scene, _ = revealed(("base", "ix"), language, 3)
    fonts = headless.fonts(language)
    model = scene.model(fonts, SIZE)
    hand = ("dagger", "convincing_argument", "dagger", "convincing_argument", "bene_gesserit_initiate", "seek_allies")
    model = replace(model, so_far=RoundSoFar((), (*hand, "signet_ring"), ("card:dagger",)))
    (region,) = own(table_screen(model), "hand").regions
    shown = {thing.id: region.elements[thing.first : thing.last] for thing in region.things}
    for name in set(model.so_far.revealed):
        copies = [shown[f"revealed:{name}#{n}"] for n in range(model.so_far.revealed.count(name))]
        words = "".join(e.text for e in copies[-1] if isinstance(e, Label)).replace("-", "").replace(" ", "")
        assert words.startswith(plain(model.name("card:" + name)).replace("-", "").replace(" ", "")), words
        assert not any(isinstance(e, Label) for copy in copies[:-1] for e in copy)


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_three_cards_that_sent_agents_no_name_is_cut(language: str) -> None:
    """Where they are few, a long name has a second line."""
    scene, _ = revealed(("base", "ix", "immortality"), language, 3)
    model, drawings = scene.model(headless.fonts(language), SIZE), Drawings()
    cards = tuple(model.rules.cards)
    for first in range(0, len(cards) - 2, 3):
        sent = cards[first : first + 3]
        so_far = RoundSoFar(tuple((card, "arrakeen") for card in sent), (), ())
        (region,) = own(table_screen(replace(model, so_far=so_far), drawings), "hand").regions
        shown = {thing.id: region.elements[thing.first : thing.last] for thing in region.things}
        for card in sent:
            words = "".join(e.text for e in shown[f"sent:{card}#0"] if isinstance(e, Label)).replace(" ", "")
            assert words == plain(model.name("card:" + card)).replace(" ", ""), words


def test_it_lies_there_until_the_round_is_over_on_the_screen() -> None:
    """Also where nobody is asked anything in Combat, so that the same answer has already begun the next round."""
    config = solo("mentat")
    session = Session.start(Rules(catalog(config.boxes), config), 3, ("Ana", "Bo", "Cleo"))
    scene, player = at_table(session), RandomPlayer(3)
    seen = 0
    while not session.over and seen < 5:
        number, option = session.state.round, player.pick(session.rules.legal(session.state))
        scene.playback.play(option)
        revealed: list[str] = []
        for step in session.steps:
            for event in step.events:
                match event:
                    case ("round", _, int(begun)) if begun <= number:
                        revealed = []
                    case ("reveal", 0, tuple(cards)):
                        revealed = list(cards)
        while (act := scene.shown_game.act) is not None:
            if session.state.round > number and act.state.phase == "combat" and revealed:
                assert told(scene.screen(Plain(), SIZE), "revealed") == together(revealed)
                seen += 1
            scene.do_next()
    assert seen >= 5


def test_it_lies_there_too_while_a_turn_is_seen_once_more() -> None:
    """A Rival's turn after one's Reveal turn, looked at in the next round: what was revealed in that one."""
    config = solo("mentat")
    session = Session.start(Rules(catalog(config.boxes), config), 3, ("Ana", "Bo", "Cleo"))
    scene, player = at_table(session), RandomPlayer(3)
    revealed: dict[int, list[str]] = {}
    seen = 0
    while not session.over and seen < 5:
        number = session.state.round
        scene.playback.play(player.pick(session.rules.legal(session.state)))
        scene.shown_game.settle()
        for event in session.steps[-1].events:
            if event[0] == "reveal" and event[1] == 0:
                _, _, cards = event
                revealed[number] = list(cards)
        if session.over or session.state.round == number:
            continue
        for turn in range(len(scene.model(Plain(), SIZE).panel.turns)):
            scene.playback.again(scene.renderer.again(turn))
            while (act := scene.shown_game.act) is not None:
                if act.state.seats[0].revealed:
                    assert told(scene.screen(Plain(), SIZE), "revealed") == together(revealed[act.state.round])
                    seen += bool(revealed[act.state.round])
                scene.do_next()
    assert seen >= 5


@pytest.mark.parametrize("count", [1, 5, 9])
def test_it_fits_however_much_it_was(count: int) -> None:
    """Nine cards revealed, five Agents, four cards acquired, in the narrowest window and the widest type."""
    scene, _ = revealed(("base", "ix"), "en", 3)
    fonts = fonts_of()
    model = scene.model(fonts, SIZE)
    longest = sorted(model.rules.cards, key=lambda card: -len(model.name("card:" + card)))
    so_far = RoundSoFar(
        tuple((card, "tech_negotiation") for card in longest[: min(5, count)]),
        tuple(longest[:count]),
        tuple("card:" + card for card in longest[: min(4, count)]),
    )
    screen = own(table_screen(replace(model, so_far=so_far)), "hand")
    assert not problems(screen, fonts)
    hand = model.places["hand"]
    things = [thing for thing in screen.regions[0].things if not thing.id.startswith("section:")]
    assert all(thing.rect.x >= hand.x and thing.rect.right <= hand.right for thing in things)
    assert all(thing.rect.bottom <= hand.bottom + 0.5 for thing in things)


def test_what_was_acquired_goes_on_below_the_agents() -> None:
    """Three names have room under two Agents, where they would be cut beside them."""
    scene, _ = revealed(("base", "ix", "immortality"), "en", 3)
    model = scene.model(fonts_of(), SIZE)
    bought = ("tech:detonation_devices", "card:the_spice_must_flow", "card:immortality/reclaimed_forces")
    so_far = RoundSoFar((("dagger", "tech_negotiation"),) * 2, ("dagger",) * 3, bought)
    screen = own(table_screen(replace(model, so_far=so_far)), "hand")
    assert not problems(screen, fonts_of())
    assert cut(screen, "hand") == []


@pytest.mark.parametrize("boxes", [("base",), ("base", "ix", "immortality")], ids=["base", "all"])
def test_in_the_reveal_turn_what_sent_agents_lies_beside_what_is_revealed(boxes: tuple[Box, ...]) -> None:
    """Both lie in play; only what was revealed takes the place of the hand, and no heading stands over nothing."""
    session = Session.start(Rules(catalog(boxes), table(3, boxes)), 3, ("Ana", "Bo", "Cleo"))
    scene, player = at_table(session, "en"), RandomPlayer(3)
    both = 0
    while not session.over and session.state.round < 4:
        state, asked = session.state, session.asked()
        if asked is not None and state.turn is not None and state.turn.stage == "reveal" and state.turn.seat == asked:
            scene.shown_game.settle()
            scene.shown_game.uncover()
            screen = scene.screen(headless.fonts("en"), SIZE)
            regions = {region.name: Screen("plain", (region,)) for region in screen.regions}
            own = [event for step in session.steps for event in step.events if len(event) > 1 and event[1] == asked]
            started = max((at for at, event in enumerate(own) if event[0] == "end_turn"), default=-1) + 1
            revealed = [card for event in own[started:] if event[0] == "reveal" for card in event[2]]
            seat = state.seats[asked]
            assert set(told(regions["hand"], "card")) <= set(revealed)
            assert sorted(told(regions["hand"], "card") + told(regions["piles"], "card")) == sorted(seat.in_play)
            headed = "in_play" in told(regions["piles"], "section")
            assert headed == bool(told(regions["piles"], "card") or told(regions["piles"], "aside"))
            both += bool(told(regions["hand"], "card")) and bool(told(regions["piles"], "card"))
        session.answer(player.pick(session.rules.legal(session.state)))
    assert both
