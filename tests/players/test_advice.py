"""Advice: chances that can be compared, and reasons that are none of chance."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dune_desktop.engine import OptionId
from dune_desktop.engine.sight import Sight
from dune_desktop.players.advice import ONLY, WINS, Advice, advise, best_ways, better_by
from tests.kit import Table, ix_table, table
from tests.players.positions import cases
from tests.players.positions.case import others_done


def _sight(t: Table) -> Sight:
    t = t.watch()
    return t.sight(t.asked())


def _of(found: tuple[Advice, ...], *option: str | int) -> dict[str, float]:
    """The reasons of the way that begins so."""
    return next(dict(each.why) for each in found if each.option[: len(option)] == option)


def _between(t: Table, *ways: OptionId) -> tuple[Advice, ...]:
    return advise(replace(_sight(t), options=ways), "expert")


def test_troops_that_are_sent_speak_for_the_conflict_and_not_against_it() -> None:
    """They are home no more when the round is over, and that is what they cost."""
    t = table(hand=["reconnaissance"], garrison=4, intrigue=[], agents_left=1).round(5)
    t = others_done(t, 1, 1, 0).play("reconnaissance", "carthag").take("space:carthag")
    found = _between(t, ("deploy", 3), ("end_turn",))
    assert _of(found, "deploy", 3)["conflict"] > 0 > _of(found, "deploy", 3)["troops"]
    assert _of(found, "end_turn")["conflict"] < 0 < _of(found, "end_turn")["troops"]


def test_a_game_that_is_won_says_so() -> None:
    case = next(case for case in cases() if case.settled)
    first, *_ = advise(_sight(case.make()), "expert")
    assert case.good(first.option)
    assert (first.chance, first.why) == (1.0, WINS)


def test_where_nothing_else_makes_sense_it_says_so() -> None:
    t = table(hand=["dagger"], agents_left=0).round(3)
    (only,) = advise(_sight(t), "expert")
    assert only.option == ("reveal",)
    assert only.why in (ONLY, WINS)


def test_chances_fall_from_way_to_way() -> None:
    """The first way is the one that the level would go, and no other is said to be better."""
    for seed in range(4):
        for t in (table(water=1), ix_table(solari=3)):
            chances = [way.chance for way in advise(_sight(t), "expert", seed)]
            assert chances == sorted(chances, reverse=True)
            assert list(best_ways(_sight(t), "expert", seed).values())[: len(chances)] == chances


def test_what_nobody_would_do_is_compared_too() -> None:
    """To reveal with Agents at home costs something, in one direction as in the other."""
    t = table(hand=["dagger", "diplomacy", "signet_ring", "dune_the_desert_planet"], water=1).round(1)
    sight = _sight(t)
    best = next(iter(best_ways(sight, "expert")))
    worth = better_by(sight, ("reveal",), best, "expert")
    assert worth < 0
    assert better_by(sight, best, ("reveal",), "expert") == pytest.approx(-worth)
