"""What advice says: every reason has words in every language."""

from __future__ import annotations

import pytest

from dune_desktop.company.tasks import ADVISOR_LEVEL, REVIEWER_LEVEL
from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.config import table
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.i18n.advice import reason
from dune_desktop.players.advice.aspects import ASPECTS, aspects, counts
from dune_desktop.players.advice.outcome import DRAWN_CARDS
from dune_desktop.players.advice.reasons import DONE, HOLDS, NEXT, ONLY, SUM, USUAL, WINS

GAMES = (("base", "ix", "immortality"), ("uprising",))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    """Those of boxes too; what speaks for a way comes first, what is counted is told with its number."""
    texts = Texts(language)
    games = [Rules(catalog(boxes), table(3, boxes)) for boxes in GAMES]
    named = {*ASPECTS, *(aspect for box in registry.parts("players") for aspect in box.ASPECTS)}
    assert {aspect for rules in games for aspect in aspects(rules, rules.new_game(1), 0)} == named
    both = [((word, by),) for word in (*sorted(named), SUM, DRAWN_CARDS) for by in (0.1, -0.1)]
    said = [reason(texts, why) for why in ((), WINS, ONLY, DONE, HOLDS, USUAL, NEXT, *both)]
    assert all(said)
    assert len(set(said)) == len(said)
    counted = {thing for rules in games for thing in counts(rules, rules.new_game(1), 0)}
    for thing in (DRAWN_CARDS, *sorted(counted)):
        for n in (1, 3):
            more, less = (reason(texts, (("goods", by),), (("goods", thing, by),)) for by in (n, -n))
            assert str(n) in more
            assert str(n) in less
            assert more != less
    good, bad = ("points", 0.2), ("goods", -0.3)
    told = reason(texts, (bad, good, ("troops", 0.1)))
    assert 0 <= told.index(reason(texts, (good,))) < told.index(reason(texts, (bad,)))
    water, spice = ("goods", "water", 1), ("goods", "spice", -3)
    told = reason(texts, (bad,), (spice, water))
    assert told.index(reason(texts, (("goods", 1),), (water,))) < told.index(reason(texts, (bad,), (spice,)))
    for by in (ADVISOR_LEVEL, REVIEWER_LEVEL, f"{ADVISOR_LEVEL}.{REVIEWER_LEVEL}"):
        assert texts.has("advice.by.tip." + by)
