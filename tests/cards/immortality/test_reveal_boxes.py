"""What every card of Immortality gives when it is revealed, without and with genetic markers."""

from __future__ import annotations

import pytest

from tests.cards.immortality.changes import came, owned
from tests.cards.immortality.test_prices_icons_and_tags import ALL, PITER, at_a_table
from tests.kit import imm, immortality_table
from tests.kit.coverage import proves

NO_MARKER, ONE_MARKER, TWO_MARKERS = "c3r3", "c7r3", "c8r2"

REVEALED = {
    "beguiling_pheromones": (1, {"swords": 1}),
    "bene_tleilax_lab": (1, {}),
    "bene_tleilax_researcher": (1, {}),
    "blank_slate": (1, {}),
    "chairdog": (1, {}),
    "clandestine_meeting": (2, {}),
    "contaminator": (1, {}),
    "corrino_genes": (1, {}),
    "corrupt_smuggler": (1, {"swords": 1}),
    "dissecting_kit": (1, {}),
    "experimentation": (1, {"specimens": 1, "supply": -1}),
    "face_dancer": (1, {}),
    "face_dancer_initiate": (1, {}),
    "for_humanity": (2, {}),
    "from_the_tanks": (1, {}),
    "ghola": (1, {"swords": 1}),
    "guild_impersonator": (1, {}),
    "high_priority_travel": (1, {"solari": 1}),
    "imperium_ceremony": (3, {}),
    "industrial_espionage": (1, {}),
    "interstellar_conspiracy": (2, {}),
    "keys_to_power": (2, {}),
    "lisan_al_gaib": (1, {}),
    "long_reach": (1, {"intrigue": 1}),
    "occupation": (0, {"water": 1, "spice": 1, "garrison": 1, "supply": -1}),
    "organ_merchants": (1, {"solari": 1}),
    "piter_genius_advisor": (1, {"swords": 1}),
    "planned_coupling": (1, {}),
    "replacement_eyes": (1, {"swords": 1}),
    "sardaukar_quartermaster": (1, {"swords": 2}),
    "scientific_breakthrough": (1, {"swords": 1}),
    "shadout_mapes": (1, {"swords": 1}),
    "show_of_strength": (1, {"swords": 2}),
    "slig_farmer": (1, {}),
    "spiritual_fervor": (1, {"specimens": 1, "supply": -1}),
    "stillsuit_manufacturer": (1, {}),
    "stitched_horror": (1, {"swords": 1}),
    "subject_x_137": (1, {}),
    "throne_room_politics": (1, {"bene_gesserit": 1}),
    "tleilaxu_infiltrator": (1, {}),
    "tleilaxu_surgeon": (2, {}),
    "twisted_mentat": (1, {"swords": 1, "specimens": 1, "supply": -1}),
    "unnatural_reflexes": (1, {"swords": 1}),
    "usurp": (1, {"swords": 1, "specimens": 1, "supply": -1}),
}
"""Persuasion, and what else comes, of a card revealed alone; Tleilaxu Master, which asks, has tests of its own."""

WITH_MARKERS = {
    ("bene_tleilax_lab", ONE_MARKER): (1, {"spice": 1}),
    ("bene_tleilax_lab", TWO_MARKERS): (1, {"spice": 1}),
    ("bene_tleilax_researcher", ONE_MARKER): (2, {}),
    ("bene_tleilax_researcher", TWO_MARKERS): (3, {}),
    ("dissecting_kit", ONE_MARKER): (1, {"tleilaxu": 1}),
    ("dissecting_kit", TWO_MARKERS): (1, {"tleilaxu": 1}),
}
"""Whose Reveal boxes know the markers (I4.2)."""

CARDS = tuple(f"card:{imm(name)}" for name in ALL if name not in (PITER, "tleilaxu_master"))


def test_no_card_is_forgotten() -> None:
    """Every card of the box is in the table, but for the one that asks."""
    assert {*REVEALED, "tleilaxu_master"} == {*ALL}


@pytest.mark.parametrize("name", REVEALED)
@pytest.mark.parametrize("at", [NO_MARKER, ONE_MARKER, TWO_MARKERS])
@proves("I8.11", "R10.3", *CARDS, f"card:{imm(PITER)}")
def test_what_a_card_gives_when_it_is_revealed(name: str, at: str) -> None:
    """I8.11: Graft cards too are revealed by themselves; what waits for an answer is left."""
    t = at_a_table(name, hand=[imm(name)], garrison=0, research=at)
    before = owned(t)
    t.reveal()
    while t.can_take("card:" + imm(name)) and not t.can("end_turn"):
        t.take("card:" + imm(name))
    persuasion = t.persuasion()
    t.end_turn()
    assert (persuasion, came(t, before)) == WITH_MARKERS.get((name, at), REVEALED[name])
    assert t.seat().discard == (imm(name),)


@proves("I4.8", "card:immortality/bene_tleilax_lab", "card:immortality/bene_tleilax_researcher")
def test_markers_of_others_switch_nothing_on() -> None:
    """I4.8: another player's token is no help."""
    t = immortality_table(hand=[imm("bene_tleilax_lab"), imm("bene_tleilax_researcher"), imm("dissecting_kit")])
    for other in 1, 2, 3:
        t.setup(other, research="c8r4")
    t.reveal()
    assert (t.persuasion(), t.spice(), t.tleilaxu()) == (3, 0, 0)
