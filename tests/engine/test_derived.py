"""What is worked out from the rules of a game once, and kept with them."""

from __future__ import annotations

import gc
from weakref import ref

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.assembly.derived import derived
from dune_desktop.engine.model.config import table
from dune_desktop.engine.validation.invariants import problems
from dune_desktop.engine.validation.soundness import first_problem
from dune_desktop.players.baseline import evaluation
from dune_desktop.players.models import models
from dune_desktop.session import Session


def _rules(people: int = 3) -> Rules:
    return Rules(catalog(("base",)), table(people))


def test_it_is_worked_out_once_however_many_games_there_are():
    asked: list[Rules] = []

    @derived
    def seats(rules: Rules) -> int:
        """How many sit there."""
        asked.append(rules)
        return len(rules.seat_kinds)

    games = [_rules(3 + number % 2) for number in range(20)]
    for _ in range(3):
        assert [seats(rules) for rules in games] == [3, 4] * 10
    assert asked == games
    assert seats.__doc__ == "How many sit there."


def test_nothing_that_was_worked_out_keeps_the_rules():
    """Playing, checking and thinking leave nothing behind that holds the rules once nobody plays by them."""
    rules = _rules()
    session = Session.start(rules, 3, ("A", "B", "C"))
    assert problems(rules, session.state) == []
    assert first_problem(rules, session.state) == ""
    assert models(rules) is models(rules)
    assert evaluation(rules) is evaluation(rules)
    gone = ref(rules)
    del rules, session
    gc.collect()
    assert gone() is None
