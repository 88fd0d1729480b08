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
from tests.kit import table as kit_table
from tests.ui.fonts import fonts_of
from tests.ui.geometry import cut, problems
from tests.ui.screens import own
from tests.ui.tables import at_table

SIZE = (1920.0, 1080.0)
ALL: tuple[Box, ...] = ("base", "ix", "immortality")


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


def told(screen: Screen, kind: str, where: str = "") -> list[str]:
    things = [thing.id for region in screen.regions if region.name.startswith(where) for thing in region.things]
    return [name.partition(":")[2].partition("#")[0] for name in things if name.startswith(kind + ":")]


def together(cards: list[str]) -> list[str]:
    """As they lie there: copies together."""
    return sorted(cards, key=cards.index)


def test_what_was_done_this_round_lies_where_the_hand_was() -> None:
    acquired = 0
    for seed in (3, 4, 5):
        scene, seat = revealed(("base", "ix"), "en", seed)
        happened: list[tuple[object, ...]] = []
        for step in scene.shown_game.session.steps:
            for event in step.events:
                happened = [] if event[0] == "round" else [*happened, event]
        mine = [event for event in happened if event[1] == seat]
        screen = scene.screen(Plain(), SIZE)
        cards = [card for event in mine if event[0] == "reveal" for card in event[2]]
        assert told(screen, "revealed") == together(cards)
        assert told(screen, "sent") == [event[2] for event in mine if event[0] == "send"]
        cards = [f"card:{event[2]}" for event in mine if event[0] == "acquire"]
        assert [name for name in told(screen, "acquired") if not name.startswith("tech:")] == cards
        acquired += len(cards)
    assert acquired


def test_it_lies_there_until_the_round_is_over_on_the_screen_and_when_it_is_seen_once_more() -> None:
    """Also where nobody is asked anything in Combat, so that the same answer has already begun the next round."""
    config = solo("mentat")
    session = Session.start(Rules(catalog(config.boxes), config), 3, ("Ana", "Bo", "Cleo"))
    scene, player = at_table(session), RandomPlayer(3)
    mine: dict[int, list[str]] = {}
    at_once = again = 0

    def seen() -> int:
        """Pass all that is shown; in how many acts what was revealed lay there."""
        found = 0
        while (act := scene.shown_game.act) is not None:
            if act.state.seats[0].revealed and act.state.phase != "recall":
                assert told(scene.screen(Plain(), SIZE), "revealed") == together(mine[act.state.round]), act.moment
                found += bool(mine[act.state.round])
            scene.do_next()
        return found

    while session.state.round < 4:
        number = session.state.round
        scene.playback.play(player.pick(session.rules.legal(session.state)))
        for event in session.steps[-1].events:
            if event[0] == "reveal" and event[1] == 0:
                mine[number] = list(event[2])
        shown = seen()
        if session.state.round > number:
            at_once += shown
            for turn in range(len(scene.model(Plain(), SIZE).panel.turns)):
                scene.playback.again(scene.renderer.again(turn))
                again += seen()
    assert min(at_once, again) >= 3


def test_in_the_reveal_turn_what_sent_agents_lies_beside_what_is_revealed() -> None:
    """Both lie in play; only what was revealed takes the place of the hand."""
    made = kit_table(hand=["dagger", "convincing_argument"])
    scene = at_table(Session(made.rules, made.state, 1, ("Ann", "Bo", "Cy", "Di")))
    session = scene.session
    session.answer(("send", "dagger", "hall_of_oratory", 0, "", ""))
    while session.asked() != 0 or ("reveal",) not in session.rules.legal(session.state):
        session.answer(session.rules.legal(session.state)[-1])
    session.answer(("reveal",))
    scene.shown_game.settle()
    scene.shown_game.viewer = 0
    screen = scene.screen(Plain(), SIZE)
    assert (told(screen, "card", "hand"), told(screen, "card", "piles")) == (["convincing_argument"], ["dagger"])
    assert "in_play" in told(screen, "section", "piles")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_however_much_it_was(language: str) -> None:
    """Of nine cards revealed, five Agents, four cards acquired nothing lies on another; of three no name is cut."""
    scene, _ = revealed(ALL, language, 3)
    fonts, drawings = fonts_of(language), Drawings()
    model = scene.model(fonts, SIZE)
    longest = sorted(model.rules.cards, key=lambda card: -len(model.name("card:" + card)))

    def area(so_far: RoundSoFar) -> Screen:
        return own(table_screen(replace(model, so_far=so_far), drawings), "hand")

    sent = tuple((card, "tech_negotiation") for card in longest[:5])
    screen = area(RoundSoFar(sent, tuple(longest[:9]), tuple("card:" + card for card in longest[:4])))
    assert not problems(screen, fonts)
    for first in range(0, 12, 3):
        (region,) = area(RoundSoFar(tuple((card, "arrakeen") for card in longest[first : first + 3]), (), ())).regions
        shown = {thing.id: region.elements[thing.first : thing.last] for thing in region.things}
        for card in longest[first : first + 3]:
            words = "".join(e.text for e in shown[f"sent:{card}#0"] if isinstance(e, Label)).replace(" ", "")
            assert words == plain(model.name("card:" + card)).replace(" ", "")
    bought = ("tech:detonation_devices", "card:the_spice_must_flow", "card:immortality/reclaimed_forces")
    assert cut(area(RoundSoFar((("dagger", "tech_negotiation"),) * 2, ("dagger",) * 3, bought)), "hand") == []
