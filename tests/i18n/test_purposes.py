"""What a move is for, in the words of every language."""

from __future__ import annotations

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Purpose, Rules
from dune_desktop.engine.model.config import table
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.i18n.advice import parts_ahead, purpose, purpose_of_card
from dune_desktop.i18n.effect_text import short

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
    (Purpose("card", 2, "card:stilgar", 3), ""),
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


CARDS = Rules(catalog(("base",)), table(4, ("base",))).cards
OFFICE, LIAISON, SISTER, FEDAYKIN = (
    CARDS[name]
    for name in ("guild_administrator", "arrakis_liaison", "bene_gesserit_sister", "fedaykin_death_commando")
)


def test_a_card_is_acquired_for_what_others_do_not_have_as_well() -> None:
    """Neither icons that others have too, nor less persuasion than they give, are a reason."""
    assert parts_ahead(OFFICE, (LIAISON,)) == ("icons", "agent")
    assert parts_ahead(LIAISON, (OFFICE,)) == ("icons", "reveal")
    assert parts_ahead(OFFICE, (LIAISON, FEDAYKIN)) == ("icons",)
    assert parts_ahead(LIAISON, (LIAISON,)) == ()


def test_what_needs_a_condition_is_no_reason() -> None:
    """The Guild Ambassador pays for a point only with an Alliance."""
    assert parts_ahead(CARDS["guild_ambassador"], ()) == ("icons", "agent")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_for_a_card_is_told_in_the_words_of_the_card(language: str) -> None:
    texts = Texts(language)
    icons, agent = purpose_of_card(texts, OFFICE, (LIAISON,))
    assert "{guild}{spice_trade}" in icons
    assert short(texts, *OFFICE.agent) in agent
    assert len(purpose_of_card(texts, OFFICE, ())) == 3
    assert purpose_of_card(texts, LIAISON, (LIAISON,)) == purpose_of_card(texts, LIAISON, ())
