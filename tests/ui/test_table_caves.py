"""The window with a box that shows nothing of its own (`tests.kit.caves`): it can be played all the same."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

import pygame
import pytest

from dune_desktop.engine.assembly.rules_builder import RulesBuilder
from dune_desktop.engine.model.copying import cloneable
from dune_desktop.engine.model.records import Record
from dune_desktop.engine.rules.units import Unit
from dune_desktop.i18n import LANGUAGES
from dune_desktop.session import Session
from dune_desktop.ui.screen.display import Rect, Screen
from dune_desktop.ui.screen.things import things
from dune_desktop.ui.screen.under import Under, under_thing
from tests.cards.test_caves import BESIDE, CAVE_TRADER, CAVES, TABLES, WORM_CALLER, both, everywhere, game, with_worms
from tests.kit import Table
from tests.kit import table as kit_table
from tests.kit.boxes import Make, caves_throughout, make_box
from tests.kit.caves.state import of_seat
from tests.ui.fonts import fonts_of
from tests.ui.geometry import cut, problems
from tests.ui.names import shared, unnamed
from tests.ui.sound import missing
from tests.ui.tables import at_table
from tests.ui.test_choosing import ShownGame
from tests.ui.test_few_clicks import click_at, lane, wheel
from tests.ui.test_table_ix import shown

__all__ = ["caves_throughout", "make_box"]

IX = ("base", "ix", CAVES)
SIZES = ((1920.0, 1080.0), (1920.0, 1200.0))


@both
@everywhere
def test_the_table_is_drawn(caves: str, who: str, beside: str) -> None:
    """A screen of the window is made at every kind of decision, the first time that it comes; each answer is on it, and
    all that is there can be asked what it is. One language after the other has its turn at the tables.
    """
    language = list(LANGUAGES)[(list(TABLES).index(who) + list(BESIDE).index(beside)) % len(LANGUAGES)]
    kinds: set[str] = set()
    for session in game(TABLES[who](*BESIDE[beside]), 4):
        decision = session.decision()
        assert decision is not None
        if decision.kind not in kinds:
            kinds.add(decision.kind)
            scene = at_table(session, language)
            scene.shown_game.uncover()
            assert missing(shown(scene), session.rules.legal(session.state)) == []
            for thing in things(shown(scene)).values():
                told = scene.explain(Under((thing.thing,)))
                assert told is None or told.text


# ------------------------------------------------------------------------------------------------ by mouse


def at_hagga_basin(boxes: tuple[str, ...] = IX, worms: int = 2, **facts: object) -> Table:
    """The first seat has just gone to Hagga Basin, with these units in its garrison."""
    hand = ["dune_the_desert_planet", "dagger"]
    made = kit_table(boxes=boxes, hand=hand, water=1, **{"garrison": 0, **facts})
    return with_worms(made, garrison=worms, supply=2 - worms).play("dune_the_desert_planet", "hagga_basin")


def units(somebody: ShownGame) -> dict[str, int]:
    """What the first seat has in the Conflict, by the kind of unit."""
    rules, player = somebody.session.rules, somebody.session.state.seats[0]
    return {unit.id: n for unit in rules.units if (n := unit.of_seat(player).conflict)}


def chosen(somebody: ShownGame) -> tuple[int, ...]:
    return somebody.scene.selection.units


def press(somebody: ShownGame, name: str) -> None:
    """A click on the thing of this name."""
    click_at(somebody, things(somebody.screen)[name].thing.rect)


def pull(somebody: ShownGame, name: str, to: str) -> None:
    """Drag the thing of this name onto another one."""
    there = things(somebody.screen)
    (x, y), (right, low) = (somebody.app.easel.painter.to_pixels(there[each].thing.rect).center for each in (name, to))
    for kind, at in (
        (pygame.MOUSEMOTION, (x, y)),
        (pygame.MOUSEBUTTONDOWN, (x, y)),
        (pygame.MOUSEMOTION, ((x + right) // 2, low)),
        (pygame.MOUSEMOTION, (right, low)),
        (pygame.MOUSEBUTTONUP, (right, low)),
    ):
        held = (int(kind != pygame.MOUSEBUTTONUP), 0, 0)
        pygame.event.post(pygame.event.Event(kind, pos=at, button=1, rel=(1, 1), buttons=held))
    somebody.turn()


def test_a_thumper_is_put_on_sand(queue: None, caves: str) -> None:
    made = kit_table(boxes=IX, hand=[WORM_CALLER, "dagger"]).play(WORM_CALLER, "imperial_basin")
    with ShownGame(made) as somebody:
        somebody.click(next(hit for hit in somebody.hits("option") if "thump" in hit.action))
        somebody.do("option", "thump", "hagga_basin")
        assert somebody.answered[-1] == "thump"


def test_a_card_of_the_bazaar_is_bought(queue: None, caves: str) -> None:
    with ShownGame(kit_table(boxes=IX, hand=["dagger"], water=2).reveal()) as somebody:
        somebody.click(next(hit for hit in somebody.hits("group") if hit.action[1][1] == CAVE_TRADER))
        somebody.click(somebody.golden())
        assert somebody.answered == ["acquire"]
        assert CAVE_TRADER in somebody.session.state.seats[0].discard


def test_a_worm_of_another_one_is_driven_back(queue: None, caves: str) -> None:
    """It has no piece that could be clicked: the action bar offers it in words."""
    made = kit_table(boxes=IX, hand=["desert_ambush", "dagger"], garrison=2)
    theirs = of_seat(made.state, 1)
    theirs.supply, theirs.conflict = theirs.supply - 1, 1
    made.play("desert_ambush", "imperial_basin").deploy(1)
    with ShownGame(made.take("card:desert_ambush")) as somebody:
        somebody.do("option", "drive_back", 1, "worm")
        assert (somebody.answered, of_seat(somebody.session.state, 1).conflict) == (["drive_back"], 0)


# ------------------------------------------------------------------------------------------------ kinds of units


def test_of_three_kinds_the_third_alone_can_go(queue: None, caves: str) -> None:
    """The keys, the wheel, the lane and the button for all are for it then."""
    made = at_hagga_basin()
    assert [option for option in made.legal() if option[0] == "deploy"] == [("deploy", 0, 0, 1), ("deploy", 0, 0, 2)]
    with ShownGame(made) as somebody:
        assert [name for name in things(somebody.screen) if name.startswith("steps:")] == ["steps:worm"]
        somebody.key(pygame.K_KP_PLUS)
        assert chosen(somebody) == (0, 0, 1)
        somebody.key(pygame.K_KP_MINUS)
        wheel(somebody, lane(somebody, "lane:0"), 1)
        wheel(somebody, lane(somebody, "lane:0"), 1)
        assert chosen(somebody) == (0, 0, 2)
        wheel(somebody, lane(somebody, "lane:0"), -1)
        assert chosen(somebody) == (0, 0, 1)
        press(somebody, "field:0")
        assert chosen(somebody) == (0, 0, 2)
        press(somebody, "then:troops:0.conflict")
        assert chosen(somebody) == (0, 0, 1)
        assert "1 sandworm" in somebody.words("prompt")
        somebody.click(somebody.golden())
        assert units(somebody) == {"worm": 1}
        somebody.key(pygame.K_a)
        assert units(somebody) == {"worm": 2}
        press(somebody, "step:worm.fewer")
        assert not units(somebody) or units(somebody) == {"worm": 1}


def test_three_kinds_side_by_side(queue: None, caves: str) -> None:
    """Two go at most: whoever stands behind makes room for whom is wanted; each kind comes back by itself."""
    with ShownGame(at_hagga_basin(garrison=3, dreadnoughts={"garrison": 1})) as somebody:
        steps = [name for name in things(somebody.screen) if name.startswith("steps:")]
        assert steps == ["steps:troop", "steps:dreadnought", "steps:worm"]
        press(somebody, "step:troop.more")
        press(somebody, "step:dreadnought.more")
        press(somebody, "step:worm.more")
        assert chosen(somebody) == (0, 1, 1)
        press(somebody, "step:dreadnought.fewer")
        somebody.key(pygame.K_KP_PLUS)
        assert chosen(somebody) == (1, 0, 1)
        press(somebody, "dreadnoughts:0.garrison")
        assert chosen(somebody) == (0, 1, 1)
        pull(somebody, "then:troops:0.conflict", "home:0")
        assert chosen(somebody) == (0, 0, 1)
        pull(somebody, "troops:0.garrison", "field:0")
        assert chosen(somebody) == (1, 0, 1)
        somebody.key(pygame.K_a)
        assert units(somebody) == {"worm": 2}


def test_each_stepper_says_what_it_counts(queue: None, caves: str) -> None:
    """A kind without a picture is counted in words, and the keys are told where they are for it."""
    with ShownGame(at_hagga_basin(garrison=3, dreadnoughts={"garrison": 1})) as somebody:
        tips = {}
        for kind in ("troop", "dreadnought", "worm"):
            hit = next(hit for hit in somebody.region("prompt") if hit.thing == f"step:{kind}.more")
            told = somebody.scene.explain(under_thing(somebody.screen, hit))
            assert told is not None
            tips[kind] = told.text
        assert "change the number too" in tips["troop"]
        assert tips["dreadnought"] == "How many: 1 dreadnought at most."
        assert tips["worm"] == "How many: 2 sandworms at most."


@cloneable
@dataclass(slots=True)
class HullSeat(Record):
    """Of a seat: its hulls."""

    supply: int = 0
    garrison: int = 2
    conflict: int = 0
    kind: Literal["hull_seat"] = "hull_seat"


@cloneable
@dataclass(slots=True)
class HullTurn(Record):
    """Of a turn: hulls that came and went."""

    recruited: int = 0
    deployed: int = 0
    joined: int = 0
    kind: Literal["hull_turn"] = "hull_turn"


def _hulls(builder: RulesBuilder) -> None:
    builder.add_state("hulls", seat=HullSeat, turn=HullTurn)
    builder.add_unit(Unit("hull", 2, 2, "supply", "hulls", "deploy_hull", "retreat_hull"))


@pytest.fixture
def hulls(caves: str, make_box: Make) -> str:
    """A box with a fourth kind of unit."""
    words = {"en": "{n|1 wooden hull|# wooden hulls}", "ko": "나무 선체 {n}척", "ja": "木の船体{n}隻"}
    return make_box(
        "hulls",
        {},
        boards=("base",),
        install=_hulls,
        events={"deploy_hull": ("n",), "retreat_hull": ("n",)},
        words={f"{language}/effects": {"word.unit.hull": said} for language, said in words.items()},
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_kinds_have_room(queue: None, hulls: str, language: str) -> None:
    """In every language and shape of window all of them can be read, and the question beside them."""
    made = at_hagga_basin((*IX, hulls), garrison=12, dreadnoughts={"garrison": 2})
    assert ("deploy", 0, 0, 0, 2) in made.legal()
    session = Session(made.rules, made.state, 1, ("Paul", "Yuna", "Ben", "Cleo"))
    scene, metrics = at_table(session, language), fonts_of(language)
    scene.shown_game.viewer = 0
    for size in SIZES:
        screen = scene.screen(metrics, size)
        assert [wrong for wrong in problems(screen, metrics) if wrong.startswith(("prompt:", "conflict"))] == []
        assert cut(screen, "prompt") == unnamed(screen) == shared(screen) == []
        there = things(screen)
        steps = [there[f"steps:{kind}"].thing.rect for kind in ("troop", "dreadnought", "worm", "hull")]
        places = [there["prompt:words"].thing.rect, *steps, there["button:all"].thing.rect, _golden(screen)]
        assert all(one.right <= other.x for one, other in pairwise(places)), places
    scene.handle(("troops", 0, 0, 0, 1))
    scene.handle(("troops", 0, 0, 1))
    assert scene.selection.units == (0, 0, 1, 1)


def _golden(screen: Screen) -> Rect:
    return next(hit.rect for region in screen.regions for hit in region.hits if hit.golden)
