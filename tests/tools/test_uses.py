"""What computers use, and what they never do."""

from __future__ import annotations

import re

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import table
from dune_desktop.tools.uses import uses
from tests.kit import imm

EVERYTHING = ("base", "ix", "immortality")


def _told(lines: list[str]) -> dict[str, tuple[int, int, set[str]]]:
    """By what was done: with how many of how many, and with which never."""
    found = {}
    for line in lines:
        if known := re.match(r"(\w+): (\d+) of (\d+) in", line):
            what, used, possible = known.groups()
            found[what] = (int(used), int(possible), set())
        elif never := re.match(r"  never (\w+): (.*)", line):
            what, names = never.groups()
            found[what][2].update(names.split(", "))
    return found


def test_everything_is_counted():
    """What was used and what never was are all there is, with every box."""
    rules = Rules(catalog(EVERYTHING), table(4, EVERYTHING))
    told = _told(list(uses("novice", EVERYTHING, (), 1, 3)))
    assert set(told) == {"acquired", "sent", "visited", "played", "taken"}
    assert all(used + len(never) == possible for used, possible, never in told.values())
    assert told["visited"][1] == len(rules.spaces)
    assert told["played"][1] == len(rules.intrigues)
    assert told["acquired"][0] > 5
    assert told["sent"][0] > 5


def test_what_is_in_no_deck_is_not_missed():
    """Cards that others replace, or that an agreement leaves out, could not have been used."""
    told = _told(list(uses("novice", EVERYTHING, (), 1, 3)))
    assert "dune_the_desert_planet" not in told["sent"][2]
    assert imm("piter_genius_advisor") not in told["acquired"][2]


def test_more_games_use_more():
    """The same games again are the same, and further ones add to them."""
    one, again, three = (list(uses("novice", ("base",), (), games, 5)) for games in (1, 1, 3))
    assert one == again
    assert _told(three)["acquired"][0] > _told(one)["acquired"][0]
    assert _told(three)["acquired"][2] < _told(one)["acquired"][2]
