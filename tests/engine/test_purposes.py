"""What a turn has brought, and what that is for: told by the rules, for what was played through the front door."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dune_desktop.engine import Purpose
from dune_desktop.engine.explain.purposes import purposes
from tests.kit import Table, table


def brought(t: Table, play: Callable[[Table], object]) -> dict[str, Purpose]:
    """Return what these moves of the first seat bring, by kind."""
    before = t.state.clone()
    play(t)
    return {each.kind: each for each in purposes(t.rules, before, t.state, 0)}


@pytest.mark.parametrize(
    ("influence", "kind", "need"), [(0, "track", 2), (2, "alliance", 4), (4, "influence", 0)], ids=str
)
def test_influence_is_for_its_point_and_then_for_the_alliance(influence: int, kind: str, need: int) -> None:
    t = table(hand=["diplomacy"], influence={"emperor": influence})
    found = brought(t, lambda t: t.play("diplomacy", "wealth"))
    assert found[kind] == Purpose(kind, 1, "faction:emperor", need)


def test_an_alliance_of_somebody_else_takes_more() -> None:
    t = table(hand=["diplomacy"], influence={"emperor": 2}).setup(1, influence={"emperor": 5})
    assert brought(t, lambda t: t.play("diplomacy", "wealth"))["alliance"].need == 6


def test_a_point_is_told_as_such_with_where_it_comes_from() -> None:
    t = table(hand=["diplomacy"], influence={"emperor": 1})
    found = brought(t, lambda t: t.play("diplomacy", "wealth"))
    assert found["points"] == Purpose("points", 1, "track:emperor")
    assert "track" not in found


@pytest.mark.parametrize(("other", "kind"), [(2, "lead"), (4, "level"), (5, "behind")])
def test_troops_are_for_the_place_they_have_in_the_conflict(other: int, kind: str) -> None:
    t = table(hand=["diplomacy"], garrison=2, water=1).setup(1, strength=other)
    found = brought(t, lambda t: t.play("diplomacy", "hardy_warriors").deploy(2))
    assert found[kind] == Purpose(kind, 4, need=other)


def test_goods_are_for_the_dearest_space_that_can_be_paid_now_or_for_the_next_one() -> None:
    """A space that can be used once counts only until then."""
    t = table(hand=["dune_the_desert_planet"], solari=5)
    found = brought(t, lambda t: t.play("dune_the_desert_planet", "secure_contract"))
    assert found["solari"] == Purpose("solari", 3, "space:swordmaster", 8, enough=True)
    t = table(hand=["diplomacy"], solari=5)
    assert brought(t, lambda t: t.play("diplomacy", "wealth"))["solari"] == Purpose("solari", 2, "space:swordmaster", 8)
    t = table(hand=["diplomacy"], solari=8, swordmaster=True)
    assert brought(t, lambda t: t.play("diplomacy", "wealth"))["solari"] == Purpose("solari", 2)


def test_a_revealed_hand_is_for_acquiring_and_a_card_for_what_it_will_do() -> None:
    t = table(hand=["convincing_argument", "convincing_argument", "dagger"]).row("stilgar", "space_travel")
    assert brought(t, lambda t: t.reveal())["persuasion"] == Purpose("persuasion", 4)
    found = brought(t, lambda t: t.buy("space_travel"))
    assert found == {"card": Purpose("card", 2, "card:space_travel", 1)}


def test_what_lasts_is_told_once() -> None:
    t = table(hand=["dagger"], solari=8)
    assert "swordmaster" in brought(t, lambda t: t.play("dagger", "swordmaster"))
    assert not brought(t, lambda t: t)
