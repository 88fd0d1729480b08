"""Proof by fire: a box of its own folder, played beside the base game and beside Rise of Ix (`tests.kit.caves`)."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.content.export import export
from dune_desktop.engine import GameConfig, Rules
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.conditions import Condition
from dune_desktop.engine.model.config import ConfigError, solo, table
from dune_desktop.engine.model.effects import Effect
from dune_desktop.engine.model.events import FIELDS, seen_by
from dune_desktop.engine.model.options import ACTIONS
from dune_desktop.engine.model.records import Record
from dune_desktop.engine.validation.invariants import problems
from dune_desktop.engine.validation.soundness import first_problem
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.i18n.component_text import describe, rulings
from dune_desktop.i18n.log import log_lines
from dune_desktop.i18n.prompts import Prompt, undo_label
from dune_desktop.i18n.reasons import why_not
from dune_desktop.i18n.texts import reload_texts
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.files import of_session, pack, to_session, unpack
from dune_desktop.storage.migrate import migrate
from dune_desktop.storage.schema import VERSION
from dune_desktop.tools import fuzz
from dune_desktop.tools.tables import parse_sets
from tests.kit.boxes import caves_throughout
from tests.kit.table import Table
from tests.kit.table import table as at_table

__all__ = ["caves_throughout"]

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
    used = {"thump", "worm", "deploy_worm", "cave"}
    for seed in range(40):
        if seed >= 3 and done >= used:
            break
        for count, session in enumerate(game(TABLES[who](*BESIDE[beside]), seed)):
            rules, state = session.rules, session.state
            assert problems(rules, state) == []
            if count % 5 == 0:
                assert first_problem(rules, state) == ""
            if count % 40 == 0:
                world = session.info_state().determinize(count)
                assert first_problem(rules, world) == ""
                assert rules.legal(world) == rules.legal(state)
        assert session.over
        done |= {str(event[0]) for step in session.steps for event in step.events}
    assert done >= used


@both
@everywhere
def test_every_moment_can_be_saved_and_loaded(caves: str, who: str, beside: str) -> None:
    """The position comes back as it was, and the game can be played on from there."""
    for count, session in enumerate(game(TABLES[who](*BESIDE[beside]))):
        if count % 25 == 0:
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
        assert all(texts.plain(line.segments) for line in log_lines(texts, events, names))
    found = session.rules.catalog
    for component in (*found.cards, *found.spaces):
        if component.id.startswith(CAVES):
            assert describe(texts, component)
    assert rulings(texts, f"card:{WORM_CALLER}")


# ------------------------------------------------------------------------------------------------ its rules


@pytest.fixture(params=BESIDE)
def t(caves: str, request: pytest.FixtureRequest) -> Table:
    return at_table(boxes=BESIDE[request.param])


def worms(t: Table, seat: int = 0) -> tuple[int, int, int]:
    mine = t.state.seats[seat].own[CAVES]
    return mine.supply, mine.garrison, mine.conflict


def with_worms(t: Table, **places: int) -> Table:
    """Seat 0 has sandworms there."""
    for place, n in {"supply": 0, **places}.items():
        setattr(t.state.seats[0].own[CAVES], place, n)
    t.state.offer = None
    return t


def test_a_pounder_brings_a_sandworm_when_the_next_conflict_is_revealed(t: Table) -> None:
    """C1: at the moment at which Rivals and Rise of Ix do things too."""
    t.setup(0, hand=[WORM_CALLER])
    t.play(WORM_CALLER, "imperial_basin").take(f"card:{WORM_CALLER}", "thump").do("thump", "hagga_basin")
    assert t.state.own[CAVES].pounders == {"hagga_basin": 0}
    t.finish_turn().finish_round()
    assert worms(t) == (1, 1, 0)
    assert t.state.own[CAVES].pounders == {}


def test_one_pounder_on_a_space(t: Table) -> None:
    """C1: and none at all where every maker space has one."""
    t.setup(0, hand=[WORM_CALLER])
    table = t.state.own[CAVES]
    table.pounders = {"hagga_basin": 1, "the_great_flat": 2}
    t.play(WORM_CALLER, "carthag").take(f"card:{WORM_CALLER}", "thump")
    assert t.legal() == [("thump", "imperial_basin"), ("decline",)]
    t.setup(1, hand=[WORM_CALLER]).do("decline").finish_turn()
    table.pounders = {**table.pounders, "imperial_basin": 0}
    t.play(WORM_CALLER, HIDDEN_SIETCH)
    assert t.why_not("take", f"card:{WORM_CALLER}", "thump") == "no_sand"


def test_sandworms_fight_and_go_back_to_the_supply(t: Table) -> None:
    """C2: with strength 4, deployed to a Combat space like every unit."""
    with_worms(t, garrison=2).setup(0, hand=[WORM_CALLER], conflict=0)
    t.play(WORM_CALLER, "carthag")
    t.do("deploy", 0, *([0] if IX in t.rules.catalog.boxes else []), 2)
    assert worms(t) == (0, 0, 2)
    assert t.rules.strength(t.state, 0) == 8
    t.finish_turn().finish_round()
    assert worms(t) == (2, 0, 0)


def test_a_card_is_stronger_by_words_of_the_box(t: Table) -> None:
    """The amount and the condition that the box brings."""
    with_worms(t, garrison=2).setup(0, hand=[WORM_CALLER], conflict=1, swords=0)
    t.state.own[CAVES].pounders = {"hagga_basin": 0, "the_great_flat": 0}
    t.reveal()
    assert t.seat().swords == 2 + 2


def test_the_bazaar_sells_for_water_and_leads_into_the_caves(t: Table) -> None:
    """C3, C4."""
    t.setup(0, hand=["dagger"], water=3, vp=1)
    t.state.seats[0].own[CAVES].visits = 2
    t.reveal().do("acquire", CAVE_TRADER, "bazaar:0", "discard")
    assert (t.water(), t.vp()) == (2, 2)
    assert t.seat().discard == (CAVE_TRADER,)


def test_the_hidden_sietch_lies_over_another_space(t: Table) -> None:
    """C4: Research Station is gone, and what it was for costs less."""
    assert "research_station" not in t.rules.spaces
    t.setup(0, hand=[WORM_CALLER], water=2)
    t.play(WORM_CALLER, HIDDEN_SIETCH)
    assert (t.water(), t.state.seats[0].own[CAVES].visits) == (1, 1)


def test_a_word_of_rise_of_ix_without_rise_of_ix(caves: str) -> None:
    """To keep an Intrigue card of two, to be promised something for winning: words that only Ix's components had."""
    t = at_table(boxes=BESIDE["base"]).setup(0, hand=[WORM_CALLER], intrigue=[], water=0)
    t.play(WORM_CALLER, "carthag").take(f"card:{WORM_CALLER}", "keep_intrigue")
    t.do(*t.legal()[0])
    assert len(t.seat().intrigue) == 1
    t.deploy(1).finish_turn().finish_round()
    assert t.water() == 1


def test_who_was_in_the_caves_more_often_stands_higher(t: Table) -> None:
    """C4: after all that the game and Rise of Ix compare."""
    state = t.state
    assert t.rules.ranking(state)[0] != 2
    state.seats[2].own[CAVES].visits = 1
    for seat in state.seats:
        seat.last_reveal, seat.solari, seat.spice, seat.water, seat.garrison = 0, 0, 0, 0, 3
    assert t.rules.ranking(state)[0] == 2


# ------------------------------------------------------------------------------------------------ saves


def plain(config: GameConfig, answers: int) -> dict[str, Any]:
    """The save of a game after so many answers by chance, as plain values."""
    session = next(islice(game(config, 5), answers, None))
    found: dict[str, Any] = json.loads(of_session(session, "0" * 32).model_dump_json(by_alias=True))
    return found


def load(data: dict[str, Any]) -> Session:
    return to_session(unpack(gzip.compress(json.dumps(data).encode())))


DAMAGES: tuple[tuple[Callable[[dict[str, Any]], None], str], ...] = (
    (lambda state: state["own"]["caves"].update(pounders={"arrakeen": 0}), "pounders: one of seat 0"),
    (lambda state: state["own"]["caves"].update(pounders={"nowhere": 0}), "own.'caves'.pounders.'nowhere'"),
    (lambda state: state["own"]["caves"].update(pounders={"hagga_basin": 7}), "7 is no seat"),
    (lambda state: state["seats"][1]["own"]["caves"].update(supply=5), "worms: seat 1 has 5 of 2"),
    (lambda state: state["seats"][1]["own"]["caves"].update(visits=-1), "-1 is no count"),
    (lambda state: state["seats"][1]["own"]["caves"].update(wells=1), "Unexpected keyword|Extra inputs|wells"),
    (lambda state: state["seats"][1]["own"].pop("caves"), "not what the boxes in play keep"),
    (lambda state: state["own"]["market:bazaar"].update(deck=["dagger"] * 6), r"cards: \d of caves/cave_trader"),
    (lambda state: state["own"]["market:bazaar"].update(shown=["", ""]), "cards: "),
    (lambda state: state.update(row=["caves/nobody", *state["row"][1:]]), "caves/nobody"),
)


@pytest.mark.parametrize(("damage", "said"), DAMAGES, ids=[said for _, said in DAMAGES])
def test_a_damaged_save_is_refused(caves: str, damage: Callable[[dict[str, Any]], None], said: str) -> None:
    """What the box keeps is checked like everything else: by the annotations of its records and by its own checks."""
    data = plain(table(3, BESIDE["base and Ix"]), 30)
    load(data)
    damage(data["state"])
    with pytest.raises(SaveError, match=said):
        load(data)


def test_an_older_save_is_brought_up_by_the_box(caves: str) -> None:
    """The steps of the game and of the box together; a save of today is left alone."""
    data = plain(table(3, BESIDE["base"]), 1)
    today = load(data).state
    state = data["state"]
    market = state["own"].pop("market:bazaar")
    state["pounders"] = [[space, seat] for space, seat in state["own"].pop("caves")["pounders"].items()]
    for record in (state, state["turn"], *state["seats"]):
        record.pop("own", None)
    data["version"] = 2
    brought = migrate(data)["state"]
    assert brought["own"]["caves"] == {"pounders": {}, "kind": "caves_table"}
    brought["own"] |= {"market:bazaar": market, "promises": {"kind": "promises"}}
    brought["turn"]["own"]["driven_back"] = {"kind": "driven_back"}
    assert load({**data, "version": VERSION, "state": brought}).state.own == today.own


def test_damage_of_every_kind_is_refused_in_words_or_playable(caves: str) -> None:
    """The mutations of `run.py fuzz` find the tables of the box by themselves."""
    configs = [config for config in fuzz.tables() if CAVES in config.boxes]
    assert [config.players for config in configs] == [1, 2, 3, 4]
    report = fuzz.fuzz(150, 2, configs=configs)
    assert not report.faults
    assert report.outcomes["playable"]


# ------------------------------------------------------------------------------------------------ coming and going


def test_it_is_told_like_every_box(caves: str) -> None:
    """By the registry, to whoever asks: the components, their shorthand, what cannot be played."""
    told = {(item["kind"], item["id"]): item for item in export((CAVES,))}
    assert told["bazaar", "cave_trader"]["acquire"] == "[enter_cave]"
    assert told["imperium", "worm_caller"]["reveal"] == (
        "persuasion 1, [sword 1 for each [pounders]]; if worm >= 1: sword 2"
    )
    assert parse_sets("base,caves") == BESIDE["base"]
    with pytest.raises(ConfigError, match="there is no board among them"):
        table(3, (CAVES,))


def test_nothing_of_it_is_left_when_it_is_gone(caves: str) -> None:
    """Words, options, events, saves and texts are again as they were."""
    data = plain(table(3, BESIDE["base"]), 5)
    registry.unregister(caves)
    reload_texts()
    try:
        assert "thump" not in {*ACTIONS, *FIELDS, *Effect.words, *Condition.words}
        assert not [name for name in Record.words if name.startswith(CAVES)]
        assert not Texts("en").has("effect.thump")
        with pytest.raises(SaveError):
            load(data)
    finally:
        registry.register(import_module("tests.kit.caves").CAVES)


def test_no_file_of_the_program_knows_it() -> None:
    """It lives in its folder."""
    program = Path(__file__).resolve().parents[2] / registry.PROGRAM
    for path in (*program.rglob("*.py"), *program.rglob("*.json")):
        text = path.read_text(encoding="utf-8")
        assert "pounder" not in text.lower(), path
        assert f'"{CAVES}"' not in text, path
