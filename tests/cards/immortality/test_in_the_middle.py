"""Positions in the middle of what cards of Immortality do: each can be saved, judged and played on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dune_desktop.engine.validation.soundness import first_problem
from tests.kit import Table, imm, immortality_table
from tests.kit.coverage import proves

GHOLA, USURP, HORROR, CHAIRDOG = imm("ghola"), imm("usurp"), imm("stitched_horror"), imm("chairdog")


def copied() -> Table:
    """The ability of a leader waits, twice: the Signet Ring's and Ghola's copy of it."""
    return immortality_table(hand=[GHOLA, "signet_ring"]).graft(GHOLA, "signet_ring", "carthag")


def copied_question() -> Table:
    """Ghola's copy of Long Reach asks for a second faction."""
    t = immortality_table(hand=[GHOLA, imm("long_reach")]).graft(GHOLA, imm("long_reach"), "carthag")
    return t.take("card:" + GHOLA).pick("emperor")


def borrowed() -> Table:
    """A card of the Row is borrowed, and its arrow waits."""
    eyes = imm("replacement_eyes")
    return immortality_table(hand=[USURP, "dagger"]).row(eyes).usurp(eyes, "carthag")


def between_two_choices() -> Table:
    return (
        immortality_table(hand=[HORROR, "dagger"]).graft(HORROR, "dagger", "carthag").take("card:" + HORROR).branch(1)
    )


def before_recruiting() -> Table:
    tanks = imm("from_the_tanks")
    return immortality_table(hand=[tanks], garrison=8, specimens=3, solari=2).play(tanks, "mentat")


def at_a_fork() -> Table:
    master = imm("tleilaxu_master")
    return immortality_table(hand=[master], research="c1r3").reveal().take("card:" + master)


def trashing_one_of_two() -> Table:
    pheromones = imm("beguiling_pheromones")
    t = immortality_table(hand=[pheromones, "diplomacy"]).graft(pheromones, "diplomacy", "wealth")
    return t.take("card:" + pheromones)


def waiting_to_return() -> Table:
    return immortality_table(hand=[CHAIRDOG, "dagger"]).graft(CHAIRDOG, "dagger", "carthag").finish_turn()


def two_turns_owed() -> Table:
    t = immortality_table(ix=True, hand=[GHOLA, "weirding_way", "dagger"]).graft(GHOLA, "weirding_way", "carthag")
    return t.take("card:" + GHOLA).take("card:weirding_way").finish_turn()


def harvesting() -> Table:
    t = immortality_table(intrigue=[imm("harvest_cells")]).tleilaxu_row(imm("contaminator"), imm("usurp")).fight(6, 8)
    t.everybody_passes("combat", "win")
    return t.intrigue(imm("harvest_cells"))


MOMENTS = (
    copied,
    copied_question,
    borrowed,
    between_two_choices,
    before_recruiting,
    at_a_fork,
    trashing_one_of_two,
    waiting_to_return,
    two_turns_owed,
    harvesting,
)


@pytest.mark.parametrize("moment", MOMENTS, ids=[moment.__name__ for moment in MOMENTS])
@proves("I20.2", "I20.3")
def test_a_position_in_the_middle_is_whole(moment: Callable[[], Table]) -> None:
    """Nothing of it is kept elsewhere: examined as one from a file it is sound, and every answer leads on from it."""
    t = moment()
    assert first_problem(t.rules, t.state) == ""
    for option in t.legal():
        again = Table(t.rules, t.state.clone()).do(*option)
        assert first_problem(again.rules, again.state) == ""
