"""Every numbered statement of the rules is proved by a test, or says in one line why it cannot be."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from tests.cards.test_every_component import claims
from tests.rules.untestable import UNTESTABLE

RULES = Path(__file__).parents[2] / "docs" / "rules"
PAGES = ("base.md", "ix.md", "immortality.md", "uprising.md", "uprising_rivals.md")
STATEMENT = re.compile(r"^(?:- |\| )([RXIU]\d+\.\d+|O\d+)\b", re.MULTILINE)
OUTSIDE = ("R0.", "R32.")  # sources, and the index of entries about expansions


@cache
def statements() -> frozenset[str]:
    """The numbers of all statements about the base game and the boxes."""
    found = [number for page in PAGES for number in STATEMENT.findall((RULES / page).read_text(encoding="utf-8"))]
    assert len(found) == len(set(found))
    return frozenset(number for number in found if not number.startswith(OUTSIDE))


@cache
def proved() -> frozenset[str]:
    """The numbers that some test claims to prove."""
    return frozenset().union(*claims().values())


def test_the_statements_are_found() -> None:
    """R1.1 to R30.24, O1 to O27, X0.1 to X17.23, I0.1 to I22.22, U0.1 to U22.5: the pattern misses none of these."""
    assert {"R1.1", "R14.16", "R30.24", "O1", "O27"} <= statements()
    assert {"X0.1", "X1.1", "X3.41", "X11.32", "X17.23"} <= statements()
    assert {"I0.1", "I1.1", "I10.38", "I19.10", "I22.22"} <= statements()
    assert len([number for number in statements() if number.startswith(("R", "O"))]) > 300
    assert len([number for number in statements() if number.startswith("X")]) > 200
    assert {"U0.1", "U1.1", "U6.13", "U13.12", "U16.15"} <= statements()
    assert len([number for number in statements() if number.startswith("I")]) == 225
    of_rivals = [
        number for number in statements() if number.startswith("U") and int(number[1:].partition(".")[0]) >= 17
    ]
    assert {"U17.1", "U18.12", "U22.5"} <= set(of_rivals)
    assert len(of_rivals) == 41
    assert len([number for number in statements() if number.startswith("U")]) == 136 + 41


def test_every_statement_is_proved_by_a_test() -> None:
    """No statement is without a test, unless it is listed as untestable."""
    missing = sorted(statements() - proved() - UNTESTABLE.keys())
    assert not missing, f"no test proves {len(missing)} statements: {', '.join(missing)}"


def test_nothing_is_listed_as_untestable_without_need() -> None:
    """Every number of the list exists and is not proved by a test after all."""
    assert not UNTESTABLE.keys() - statements()
    assert not UNTESTABLE.keys() & proved()


def test_every_untestable_statement_has_a_reason() -> None:
    """The reason is one line that says something."""
    bad = [number for number, reason in UNTESTABLE.items() if len(reason) < 10 or "\n" in reason]
    assert not bad, bad
