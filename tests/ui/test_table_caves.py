"""The window with a box that shows nothing of its own (`tests.kit.caves`): it can be played all the same."""

from __future__ import annotations

import pygame
import pytest

from dune_desktop.ui.screen.things import things
from dune_desktop.ui.screen.under import Under
from tests.cards.test_caves import BESIDE, CAVE_TRADER, CAVES, TABLES, WORM_CALLER, game, with_worms
from tests.kit import Table
from tests.kit import table as kit_table
from tests.kit.boxes import caves_throughout
from tests.ui.sound import missing
from tests.ui.tables import at_table, said
from tests.ui.test_choosing import ShownGame
from tests.ui.test_few_clicks import click_at, lane, wheel
from tests.ui.test_table_ix import shown

__all__ = ["caves_throughout"]

IX = ("base", "ix", CAVES)


@pytest.mark.parametrize(
    ("who", "beside", "language"), [("four", "base and Ix", "en"), ("solo", "base", "ko"), ("two", "base and Ix", "ja")]
)
def test_the_table_is_drawn(caves: str, who: str, beside: str, language: str) -> None:
    """At every kind of decision, the first time it comes: each answer is on it, and all there can be asked about."""
    kinds: set[str] = set()
    for session in game(TABLES[who](*BESIDE[beside]), 4):
        decision = session.decision()
        if decision is None or decision.kind in kinds:
            continue
        kinds.add(decision.kind)
        scene = at_table(session, language)
        screen = shown(scene)
        assert missing(screen, session.rules.legal(session.state)) == []
        for thing in things(screen).values():
            told = scene.explain(Under((thing.thing,)))
            assert told is None or told.text


def at_hagga_basin(garrison: int = 0, **facts: object) -> Table:
    """The first seat has just gone to Hagga Basin, with these units and two sandworms in its garrison."""
    made = kit_table(boxes=IX, hand=["dune_the_desert_planet", "dagger"], water=1, garrison=garrison, **facts)
    return with_worms(made, garrison=2, supply=0).play("dune_the_desert_planet", "hagga_basin")


def units(somebody: ShownGame) -> dict[str, int]:
    """What the first seat has in the Conflict, by the kind of unit."""
    rules, player = somebody.session.rules, somebody.session.state.seats[0]
    return {unit.id: n for unit in rules.units if (n := unit.of_seat(player).conflict)}


def chosen(somebody: ShownGame) -> tuple[int, ...]:
    return somebody.scene.selection.units


def press(somebody: ShownGame, name: str) -> None:
    """A click on the thing of this name."""
    click_at(somebody, things(somebody.screen)[name].thing.rect)


def test_a_pounder_is_put_on_sand(queue: None, caves: str) -> None:
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


def test_of_three_kinds_the_third_alone_can_go(queue: None, caves: str) -> None:
    """The keys, the wheel, the lane and the button for all are for it then."""
    with ShownGame(at_hagga_basin()) as somebody:
        assert [name for name in things(somebody.screen) if name.startswith("steps:")] == ["steps:worm"]
        for act, worms in (
            (lambda: somebody.key(pygame.K_KP_PLUS), 1),
            (lambda: somebody.key(pygame.K_KP_MINUS), 0),
            (lambda: wheel(somebody, lane(somebody, "lane:0"), 1), 1),
            (lambda: press(somebody, "home:0"), 2),
            (lambda: wheel(somebody, lane(somebody, "lane:0"), -1), 1),
            (lambda: press(somebody, "home:0"), 2),
            (lambda: press(somebody, "then:troops:0.conflict"), 1),
        ):
            act()
            assert (chosen(somebody) or (0, 0, 0)) == (0, 0, worms)
        assert "1 sandworm" in somebody.words("prompt")
        somebody.click(somebody.golden())
        assert units(somebody) == {"worm": 1}
        somebody.key(pygame.K_a)
        somebody.click(somebody.golden())
        assert units(somebody) == {"worm": 2}


def test_three_kinds_side_by_side(queue: None, caves: str) -> None:
    """Two go at most: whoever stands behind makes room for whom is wanted; each kind comes back by itself."""
    with ShownGame(at_hagga_basin(garrison=3, dreadnoughts={"garrison": 1})) as somebody:
        for kind, most in (("dreadnought", "1 dreadnought"), ("worm", "2 sandworms")):
            hit = next(hit for hit in somebody.region("prompt") if hit.thing == f"step:{kind}.more")
            assert said(somebody.scene, somebody.screen, hit) == f"How many: {most} at most."
        for kind in ("troop", "dreadnought", "worm"):
            press(somebody, f"step:{kind}.more")
        assert chosen(somebody) == (0, 1, 1)
        press(somebody, "step:dreadnought.fewer")
        somebody.key(pygame.K_KP_PLUS)
        assert chosen(somebody) == (1, 0, 1)
        press(somebody, "dreadnoughts:0.garrison")
        assert chosen(somebody) == (0, 1, 1)
        somebody.key(pygame.K_a)
        somebody.click(somebody.golden())
        assert units(somebody) == {"worm": 2}
