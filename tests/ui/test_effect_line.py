"""Effects in signs: every word that components of the program use has some, a box's own may be said in words."""

from __future__ import annotations

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import registry
from dune_desktop.engine.amounts import Amount
from dune_desktop.engine.conditions import Condition
from dune_desktop.engine.effects import Cost, Effect
from dune_desktop.i18n import Texts
from dune_desktop.ui.presenters.brought import added
from dune_desktop.ui.presenters.effect_line import SIGNS, line
from dune_desktop.ui.text.signs import Words
from tests.kit.boxes import caves

__all__ = ["caves"]


@pytest.mark.parametrize("box", [box.id for box in registry.boxes()])
def test_every_word_of_the_program_has_signs(box: str) -> None:
    """Said in words it would not fit where signs stand."""
    words = catalog(registry.with_needed((box,))).words
    shown = [word for word in words if issubclass(word, Effect | Cost | Condition | Amount) and not word.compiled]
    assert not [word.__name__ for word in shown if word not in SIGNS.keys() | added("signs").keys()]


def test_a_word_without_signs_is_said_in_words(caves: str) -> None:
    found = {card.id: card for card in catalog(("base", caves)).cards}
    texts = Texts("en")
    assert line(found["caves/worm_caller"].agent[:1], texts) == (Words("Put a Thumper"),)
    said = [part.text for part in line(found["caves/worm_caller"].reveal, texts) if isinstance(part, Words)]
    assert "Thumper of yours" in said
