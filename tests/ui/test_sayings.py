"""What leaders say at the table: who speaks, when, and which line it is."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import get_args

import pytest

from dune_desktop.company.task_runner import LocalRunner
from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import table
from dune_desktop.i18n import Texts
from dune_desktop.players.levels import computer
from dune_desktop.session import Session, chairs_against
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.table.sayings import STAYS, Occasion, line_of, said
from dune_desktop.ui.screen.metrics import Plain
from tests.kit import table as made_by_kit
from tests.ui.tables import at_table, go

COMPUTERS = {1: "glossu_the_beast_rabban", 2: "earl_memnon_thorvald", 3: "duke_leto_atreides"}
RABBAN, MEMNON, LETO = (f"say.{leader}." for leader in COMPUTERS.values())
TURNS = (("turn", 0), ("turn", 1), ("turn", 2))


@pytest.mark.parametrize(
    ("events", "points", "key"),
    [
        # in round 1 the seat 1 speaks as it comes to the Conflict, the others do not
        ([*TURNS, ("deploy", 1, 2, "garrison")], {}, RABBAN + "joins.1"),
        ([*TURNS, ("deploy", 2, 2, "garrison")], {}, ""),
        ([("deploy", 1, 1, "garrison"), *TURNS, ("deploy", 1, 2, "garrison")], {}, ""),
        ([*TURNS, ("winner", 2)], {}, MEMNON + "wins.2"),
        ([*TURNS, ("winner", -1)], {}, ""),
        ([*TURNS, ("winner", 0)], {}, ""),  # a person
        ([*TURNS, ("alliance", 3, "fremen", -1)], {}, LETO + "alliance.1"),
        ([*TURNS, ("alliance", 0, "fremen", 3)], {}, LETO + "robbed.1"),
        ([*TURNS, ("steal_intrigue", 0, 1, "")], {}, RABBAN + "robbed.1"),
        ([*TURNS, ("lose_troop", 1, 1, "garrison", "card:x")], {}, RABBAN + "robbed.1"),
        ([*TURNS, ("lose_troop", 2, 1, "garrison", "card:x")], {}, ""),  # its own card, as it is its turn
        ([*TURNS, ("intrigue", 1, "x", "combat"), ("lose_troop", 2, 1, "conflict", "x")], {}, MEMNON + "robbed.2"),
        ([*TURNS, ("vp", 3, 2, "x")], {3: 9}, LETO + "near.1"),
        ([*TURNS, ("vp", 3, -1, "x"), ("vp", 3, 1, "x")], {3: 9}, LETO + "near.1"),
        ([*TURNS, ("vp", 3, -1, "x")], {3: 9}, ""),
        ([*TURNS, ("turn", 3)], {3: 9}, LETO + "near.1"),
        ([*TURNS, ("turn", 3)], {3: 10}, ""),
        ([*TURNS, ("vp", 3, 1, "x")], {3: 10}, ""),
        # quiet at the beginning of a round and after a line, one line a round
        ([*TURNS[1:], ("winner", 2)], {}, ""),
        ([*TURNS, ("winner", 2), ("alliance", 3, "fremen", -1)], {}, ""),
        ([*TURNS, ("winner", 2), *TURNS, ("alliance", 3, "fremen", -1)], {}, LETO + "alliance.1"),
        ([*TURNS, ("winner", 2), *TURNS, ("alliance", 2, "fremen", -1)], {}, ""),
    ],
)
def test_the_last_event_is_an_occasion_to_speak(events: Sequence[tuple[object, ...]], points: dict[int, int], key: str):
    position = made_by_kit(4)
    state = position.state.clone()
    state.round = 1
    for seat, vp in points.items():
        state.seats[seat].vp = vp
    found = said(position.rules, state, COMPUTERS, tuple(events), 1)
    assert (found.key if found is not None else "") == key
    assert said(position.rules, state, COMPUTERS, (*events, ("pass", 0, "plot")), 1) is None, "it is no news any more"


def _lines(rounds: int, **settings: object) -> list[tuple[int, int, float]]:
    """Each line of a game of a person and three computers: its round, whose it is, and how long it stayed."""
    config = table(4)
    session = Session.start(
        Rules(catalog(config.boxes), config), 1, ("Ann", "", "", ""), chairs_against(config, "novice", 1)
    )
    player = computer("novice")
    scene = at_table(session, runner=LocalRunner(), ask_before_losses=False, hold_moments=False, **settings)
    found: list[tuple[int, int, float]] = []
    now, since = 0.0, 0.0
    while session.state.round <= rounds:
        now += 0.1
        scene.tick(now)
        if not scene.shown_game.watching and session.asked_computer() is None:
            scene.handle(("option", *player.choose(session.info_state())))
        if scene.sayings.now is None:
            since = now
            continue
        shown = scene.screen(Plain(), (1920.0, 1080.0))
        (region,) = [region for region in shown.regions if region.name == "caption"]
        assert not region.hits, "a click goes to what lies below"
        assert any(thing.id == f"said:{scene.sayings.now.seat}" for thing in region.things)
        line = scene.shown_game.view().round, scene.sayings.now.seat
        found = [*(each for each in found if each[:2] != line), (*line, now - since)]
    return found


def test_computers_speak_now_and_then() -> None:
    """A person never; each line stays for a moment, and nobody speaks twice a round."""
    found = _lines(4)
    assert 2 <= len(found) <= 8
    assert {seat for _, seat, _ in found} <= {1, 2, 3}
    whole = [stays for *_, stays in found][:-1]  # the last line may begin as the rounds end
    assert all(STAYS - 0.2 < stays < STAYS + 0.2 for stays in whole)
    assert not _lines(4, leaders_speak=False)
    assert not _lines(4, rival_pace="instant")


def test_one_of_the_others_speaks_to_the_winner(program: Program) -> None:
    """Once all has been told, and only if leaders are to speak."""
    config = table(3)
    go(program, "new", config, 2, ("Ann", "", ""), chairs_against(config, "novice", 2))
    assert program.game is not None
    session, player = program.game.session, computer("novice")
    while not session.over:
        session.answer(player.choose(session.info_state()))
    assert program.shown_game is not None
    program.shown_game.settle()
    second = next(seat for seat in session.rules.ranking(session.state)[1:] if seat)
    for speaks in (True, False):
        program.change("leaders_speak", speaks)
        winner = go(program, "winner", below=go(program, "ranking"))
        for told in (False, True):
            screen = winner.screen(Plain(), (1920.0, 1080.0))
            things = [thing.id for region in screen.regions for thing in region.things]
            assert [name for name in things if name.startswith("said:")] == [f"said:{second}"] * (told and speaks)
            winner.handle(("all",))


def test_every_leader_has_its_lines() -> None:
    """Two for each occasion, short enough for two lines; a Rival has those of its namesake."""
    texts = Texts("en")
    lines = {key: str(texts.t(key)) for key in texts.keys("say.")}
    boards = ("base", "ix", "immortality"), ("uprising",)
    leaders = {leader.namesake or leader.id for boxes in boards for leader in catalog(boxes).leaders}
    occasions = get_args(Occasion)
    assert {*lines} == {line_of(*each) for each in product(leaders, occasions, range(2))}
    assert len({*lines.values()}) == len(lines)
    assert max(map(len, lines.values())) <= 60
