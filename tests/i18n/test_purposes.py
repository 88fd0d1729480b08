"""What a move is for, in the words of every language."""

from __future__ import annotations

import pytest

from dune_desktop.engine import Purpose
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.i18n.advice import purpose

TOLD = [
    (Purpose("points", 2), "2"),
    (Purpose("points", 1, "track:fremen"), "fremen"),
    (Purpose("points", 1, "alliance:fremen"), "fremen"),
    (Purpose("track", 1, "faction:emperor", 2), "emperor"),
    (Purpose("alliance", 1, "faction:emperor", 4), "4"),
    (Purpose("influence", 1, "faction:emperor"), "emperor"),
    (Purpose("lead", 6, need=4), "6"),
    (Purpose("level", 6, need=6), "6"),
    (Purpose("behind", 4, need=6), "6"),
    (Purpose("persuasion", 5), "5"),
    (Purpose("card", 2, "card:stilgar", 3), "3"),
    (Purpose("card", 2, "card:space_travel", 1), "2"),
    (Purpose("card", 0, "card:power_play", 4), "4"),
    (Purpose("solari", 3, "space:swordmaster", 8, enough=True), "swordmaster"),
    (Purpose("spice", 3, "space:heighliner", 6), "6"),
    (Purpose("water", 1), "1"),
    (Purpose("swordmaster"), ""),
    (Purpose("council"), ""),
    (Purpose("intrigue", 2), "2"),
    (Purpose("cards", 2), "2"),
    (Purpose("garrison", 2), "2"),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_says_what_it_is_for_in_words_of_its_own(language: str) -> None:
    texts = Texts(language)
    words = [purpose(texts, told) for told, _ in TOLD]
    assert all(words)
    assert len({*words}) == len(words)
    for said, (told, named) in zip(words, TOLD, strict=True):
        kind = "faction:" if told.kind in ("points", "track", "influence") else "space:"
        assert named in said or texts.name(kind + named) in said, said


def test_a_card_that_does_neither_is_told_in_another_way() -> None:
    assert purpose(Texts("en"), Purpose("card", 0, "card:duncan_idaho", 1)) == ""
