"""Proof by fire: a box of its own folder, played beside the base game and beside Rise of Ix (`tests.kit.caves`)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.content.export import export
from dune_desktop.engine import GameConfig, Rules, registry
from dune_desktop.engine.config import ConfigError, solo, table
from dune_desktop.engine.effects import Effect
from dune_desktop.engine.events import FIELDS, seen_by
from dune_desktop.engine.invariants import problems
from dune_desktop.engine.options import ACTIONS
from dune_desktop.engine.rulebook import MissingRule
from dune_desktop.engine.soundness import first_problem
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.i18n.component_text import describe, rulings
from dune_desktop.i18n.log import chronicle
from dune_desktop.i18n.prompts import Prompt, undo_label
from dune_desktop.i18n.reasons import why_not
from dune_desktop.players.random_player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.files import of_session, pack, to_session, unpack
from dune_desktop.storage.schema import save_model
from dune_desktop.tools import fuzz
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.scenes.table import TableScene
from tests.kit.boxes import caves
from tests.kit.table import Table
from tests.kit.table import table as at_table

__all__ = ["caves"]

IX, CAVES = "ix", "caves"
TABLES = {
    "three": lambda *boxes: table(3, boxes),
    "four": lambda *boxes: table(4, boxes),
    "solo": lambda *boxes: solo("mentat", "", boxes),
    "two": lambda *boxes: table(2, boxes),
}
BESIDE = {"base": ("base", CAVES), "base and Ix": ("base", IX, CAVES)}
WORM_CALLER, CAVE_TRADER, HIDDEN_SIETCH = "caves/worm_caller", "caves/cave_trader", "caves/hidden_sietch"


def game(config: GameConfig, seed: int = 3) -> Iterator[Session]:
    """A whole game at random, at every decision."""
    rules = Rules(catalog(config.boxes), config)
    session, player = Session.start(rules, seed, tuple("ABCD"[: len(config.seats)])), RandomPlayer(seed)
    while not session.over:
        yield session
        session.answer(player.pick(rules.legal(session.state)))


both = pytest.mark.parametrize("beside", BESIDE)
everywhere = pytest.mark.parametrize("who", TABLES)


# ------------------------------------------------------------------------------------------------ played


@both
@everywhere
def test_random_games_are_sound_at_every_decision(caves: str, who: str, beside: str) -> None:
    """Whatever happens in them: nothing is lost, views and worlds are positions too, and all of the box is used."""
    done: set[str] = set()
    for seed in range(3):
        for count, session in enumerate(game(TABLES[who](*BESIDE[beside]), seed)):
            rules, state = session.rules, session.state
            assert problems(rules, state) == []
            if count % 5 == 0:
                assert first_problem(rules, state) == ""
            if count % 40 == 0:
                world = session.sight().world(count)
                assert first_problem(rules, world) == ""
                assert rules.legal(world) == rules.legal(state)
        assert session.over
        done |= {str(event[0]) for step in session.steps for event in step.events}
    assert done >= {"thump", "worm", "deploy_worm", "cave"}


@both
@everywhere
def test_every_moment_can_be_saved_and_loaded(caves: str, who: str, beside: str) -> None:
    """The position comes back as it was, and the game can be played on from there."""
    for count, session in enumerate(game(TABLES[who](*BESIDE[beside]))):
        if count % 9 == 0:
            back = to_session(unpack(pack(of_session(session, "0" * 32))))
            assert back.state == session.state
            assert back.rules.legal(back.state) == session.rules.legal(session.state)


def told(session: Session, texts: Texts, seen: set[str]) -> Iterator[str]:
    """All that is said at this decision, each sentence about the same thing once."""
    names = dict(enumerate(session.names))
    decision = session.decision()
    assert decision is not None
    prompt = Prompt(texts, session.rules, session.view(decision.seat), decision, names)
    yield from map(texts.plain, (prompt.headline, prompt.explanation))
    for option in decision.options:
        if f"{option.id}{decision.kind}" not in seen:
            seen.add(f"{option.id}{decision.kind}")
            yield prompt.label(option.id)
            yield undo_label(texts, option.id)
            if option.reason is not None:
                yield texts.plain(why_not(texts, option.reason, decision.acting_for, names))


@both
@everywhere
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(caves: str, language: str, who: str, beside: str) -> None:
    """Prompts, options, reasons, the chronicle and the pages of components: no key is missing (`MissingText`)."""
    texts, seen = Texts(language), set[str]()
    for session in game(TABLES[who](*BESIDE[beside]), 4):
        for words in told(session, texts, seen):
            assert words.strip()
            assert not re.search(r"[{}\[\]]", words), words
    names = dict(enumerate(session.names))
    for seat in range(-1, len(session.names)):
        events = [seen_by(event, seat) for step in session.steps for event in step.events]
        assert all(texts.plain(line.segments) for line in chronicle(texts, events, names))
    found = session.rules.catalog
    for component in (*found.cards, *found.spaces):
        if component.id.startswith(CAVES):
            assert describe(texts, component)
    assert rulings(texts, f"card:{WORM_CALLER}")


@both
@everywhere
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn(caves: str, language: str, who: str, beside: str) -> None:
    """A screen of the window is made at every kind of decision."""
    kinds: dict[str, int] = {}
    for session in game(TABLES[who](*BESIDE[beside]), 4):
        decision = session.decision()
        assert decision is not None
        kinds[decision.kind] = kinds.get(decision.kind, 0) + 1
        if kinds[decision.kind] in (1, 30):
            scene = TableScene(session, Texts(language), lambda where: None)
            scene.viewer = decision.seat
            assert scene.screen(Plain(), (1920.0, 1080.0)).regions


# ------------------------------------------------------------------------------------------------ its rules


@pytest.fixture(params=BESIDE)
def t(caves: str, request: pytest.FixtureRequest) -> Table:
    return at_table(boxes=BESIDE[request.param])


def test_a_thumper_brings_a_sandworm_when_the_next_conflict_is_revealed(t: Table) -> None:
    """C1: one that fights with strength 4 then (C2)."""
    t.setup(0, hand=[WORM_CALLER], spice=0, water=2)
    t.play(WORM_CALLER, "imperial_basin")
    t.take(f"card:{WORM_CALLER}", "thump")
    t.do("thump", "hagga_basin")
    assert worms(t) == (2, 0, 0)
    t.finish_round()
    assert worms(t) == (1, 1, 0)


def worms(t: Table, seat: int = 0) -> tuple[int, int, int]:
    mine = t.state.seats[seat].own[CAVES]
    return mine.supply, mine.garrison, mine.conflict
