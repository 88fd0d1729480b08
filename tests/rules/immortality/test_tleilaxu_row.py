"""I7: the Tleilaxu Row, and Reclaimed Forces."""

from __future__ import annotations

from typing import Any

import pytest

from dune_desktop.engine.rules.rows import row_of
from tests.kit import Table, imm, immortality_table, proves, worth

GENES, SUBJECT, INITIATE = imm("corrino_genes"), imm("subject_x_137"), imm("face_dancer_initiate")
CONTAMINATOR, GHOLA = imm("contaminator"), imm("ghola")
FORCES = imm("reclaimed_forces")


def revealed(*row: str, **facts: Any) -> Table:
    """Seat 0 takes its Reveal turn with a Dagger; these cards lie in the open slots of the Tleilaxu Row."""
    return immortality_table(**{"hand": ["dagger"], **facts}).tleilaxu_row(*row).reveal()


def offered(t: Table) -> set[tuple[str, str]]:
    """The cards that can be acquired for specimens now, and where they lie."""
    return {
        (str(option[1]), str(option[2])) for option in t.legal() if option[0] == "acquire" and ":" in str(option[2])
    }


@proves("I7.1", "I6.2")
def test_tleilaxu_cards_are_acquired_for_specimens_in_the_reveal_turn() -> None:
    """Ghola costs three; the specimens go back to the supply and the card to the discard pile."""
    t = immortality_table(hand=["dagger"], specimens=4).tleilaxu_row(GHOLA, GENES)
    assert offered(t) == set()
    supply = t.supply()
    t.reveal().buy(GHOLA)
    assert (t.specimens(), t.supply(), t.seat().discard) == (1, supply + 3, (GHOLA,))


@proves("I7.1")
def test_as_many_as_one_can_pay_for() -> None:
    """Three specimens: 1 and 2; not more."""
    t = revealed(GENES, SUBJECT, specimens=3).buy(SUBJECT).buy(GENES)
    assert (t.specimens(), t.seat().discard) == (0, (SUBJECT, GENES))
    assert offered(t) == set()


@proves("I7.1", "I7.6")
def test_neither_persuasion_nor_anything_else_pays_for_them() -> None:
    """Nine persuasion and no specimen buy nothing there, and the reason says what is missing."""
    t = revealed(GENES, SUBJECT, hand=worth(9), solari=9, spice=9)
    assert offered(t) == set()
    closed = {
        option.id[1]: option.reason for option in t.decision().options if option.id[0] == "acquire" and option.reason
    }
    assert {GENES, SUBJECT, FORCES} <= closed.keys()
    assert (closed[SUBJECT].key, dict(closed[SUBJECT].args)) == ("cost", {"what": "specimen", "need": 2, "have": 0})


@proves("I7.2", "I4.3")
@pytest.mark.parametrize(
    ("space", "places"), [("c3r3", {"discard"}), ("c4r2", {"discard", "top"}), ("c8r2", {"discard", "top"})]
)
def test_from_the_first_marker_on_they_may_go_on_top_of_the_deck(space: str, places: set[str]) -> None:
    """Each time as one likes; Imperium cards only to the discard pile."""
    t = revealed(GENES, SUBJECT, specimens=3, research=space, hand=worth(2))
    assert {option[3] for option in t.legal() if option[:2] == ("acquire", GENES)} == places
    assert {option[3] for option in t.legal() if option[0] == "acquire" and option[2] == -1} == {"discard"}
    if "top" in places:
        t.buy(GENES, to="top").buy(SUBJECT)
        assert (t.seat().deck[0], t.seat().discard) == (GENES, (SUBJECT,))


@proves("I7.2", "I14.1", "X15.4", "tech:spaceport")
@pytest.mark.parametrize(("tiles", "places"), [((), {"discard"}), (("spaceport",), {"discard", "top"})])
def test_spaceport_puts_them_on_top_before_the_marker(tiles: tuple[str, ...], places: set[str]) -> None:
    """With Rise of Ix."""
    t = revealed(GENES, SUBJECT, ix=True, specimens=1, tech=tiles)
    assert {option[3] for option in t.legal() if option[:2] == ("acquire", GENES)} == places


@proves("I7.3")
def test_the_acquire_box_works_once() -> None:
    """Corrino Genes brings 2 Solari, Subject X-137 a Tleilaxu advance."""
    t = revealed(GENES, SUBJECT, specimens=3, solari=0).buy(GENES)
    assert (t.solari(), t.tleilaxu()) == (2, 0)
    t.buy(SUBJECT)
    assert (t.solari(), t.tleilaxu()) == (2, 1)


@proves("I7.4")
def test_an_empty_slot_is_filled_at_once_and_its_card_can_be_acquired_too() -> None:
    """In the same turn; the slots keep their order."""
    t = (
        immortality_table(hand=["dagger"], specimens=2)
        .tleilaxu_row(GENES, SUBJECT)
        .tleilaxu_deck(CONTAMINATOR, INITIATE)
    )
    t.reveal().buy(GENES)
    assert t.tleilaxu_shown() == (CONTAMINATOR, SUBJECT)
    t.buy(CONTAMINATOR)
    assert t.tleilaxu_shown() == (INITIATE, SUBJECT)
    assert (t.specimens(), t.seat().discard) == (0, (GENES, CONTAMINATOR))


@proves("I7.5", "I22.11")
def test_with_an_empty_deck_the_row_stays_short() -> None:
    """The slot stays empty; Reclaimed Forces is still there."""
    t = immortality_table(hand=["dagger"], specimens=6).tleilaxu_row(GENES, SUBJECT).tleilaxu_deck().reveal()
    t.buy(GENES)
    assert (t.tleilaxu_shown(), row_of(t.state, "tleilaxu").deck) == (("", SUBJECT), ())
    t.buy(SUBJECT)
    assert t.tleilaxu_shown() == ("", "")
    assert offered(t) == {(FORCES, "reclaimed:0")}


@proves("I7.6")
def test_effects_that_acquire_for_nothing_do_not_reach_them() -> None:
    """Bypass Protocol, 3 persuasion or less: Corrino Genes costs one, but no persuasion."""
    t = immortality_table(intrigue=["bypass_protocol"], specimens=6, influence={"guild": 2, "emperor": 2})
    t.tleilaxu_row(GENES, SUBJECT).intrigue("bypass_protocol")
    if t.can("branch", 0):
        t.branch(0)
    found = {option[1] for option in t.legal() if option[0] == "acquire"}
    assert found
    assert not found & {GENES, SUBJECT, FORCES}


@proves("I7.6", "I10.24")
def test_tleilaxu_master_does_not_reach_them() -> None:
    """6 or less, from Row or Reserve."""
    master = imm("tleilaxu_master")
    t = immortality_table(hand=[master], research="c4r2", specimens=6).tleilaxu_row(GENES, SUBJECT)
    t.play(master, "secure_contract").take("card:" + master)
    found = {option[1] for option in t.legal() if option[0] == "acquire"}
    assert found
    assert not found & {GENES, SUBJECT, FORCES}


@proves("I7.7", "I1.4")
def test_once_owned_it_is_an_ordinary_card() -> None:
    """Shuffled, drawn, played and revealed; trashed it leaves the game, not back under the Tleilaxu Deck."""
    t = immortality_table(hand=[CONTAMINATOR], water=1).play(CONTAMINATOR, "hardy_warriors")
    assert t.seat().in_play == (CONTAMINATOR,)
    assert immortality_table(hand=[CONTAMINATOR]).reveal().persuasion() == 1
    t = immortality_table(discard=[CONTAMINATOR], deck=[], hand=[])
    t.finish_round()
    assert CONTAMINATOR in (*t.seat().hand, *t.seat().deck)
    master = "gene_manipulation"
    t = immortality_table(hand=[master, CONTAMINATOR]).play(master, "hall_of_oratory").take("card:" + master, "trash")
    t.do("trash", "hand", CONTAMINATOR)
    assert CONTAMINATOR in t.state.trashed
    assert CONTAMINATOR not in row_of(t.state, "tleilaxu").deck


@proves("I7.8", "I7.9")
def test_reclaimed_forces_is_used_and_never_taken() -> None:
    """Three specimens: two troops, or one Tleilaxu advance; again and again."""
    t = revealed(specimens=7, garrison=3)
    t.buy(FORCES, to="stays").branch(0)
    assert (t.specimens(), t.garrison(), t.tleilaxu()) == (4, 5, 0)
    t.buy(FORCES, to="stays").branch(1)
    assert (t.specimens(), t.garrison(), t.tleilaxu()) == (1, 5, 1)
    assert FORCES not in (*t.seat().discard, *t.seat().deck, *t.seat().hand, *t.seat().in_play)
    assert offered(t) & {(FORCES, "reclaimed:0")} == set()  # one specimen is too little


@proves("I7.9")
def test_the_specimens_of_reclaimed_forces_are_in_the_supply_before_it_recruits() -> None:
    """With an empty supply two of the three are recruited, and nobody is asked for others."""
    t = revealed(specimens=9, garrison=3)
    assert t.supply() == 0
    t.buy(FORCES, to="stays").branch(0)
    assert (t.specimens(), t.garrison(), t.supply()) == (6, 5, 1)


@proves("I7.9", "I5.5")
def test_at_the_end_of_the_track_reclaimed_forces_still_recruits() -> None:
    """The advance cannot be chosen then, so nobody is asked."""
    t = revealed(specimens=3, garrison=3, tleilaxu=7).buy(FORCES, to="stays")
    assert (t.specimens(), t.garrison()) == (0, 5)


@proves("I7.10")
def test_its_troops_go_to_the_garrison() -> None:
    """The Reveal turn sends no Agent, so they are not deployed."""
    t = revealed(specimens=3).buy(FORCES, to="stays").branch(0)
    assert not t.can("deploy")
    assert t.troops() == 0


@proves("I7.11", "I22.10")
def test_reclaimed_forces_counts_as_acquired() -> None:
    """It is told as one; there is no card to place."""
    t = revealed(specimens=3, research="c4r2")
    assert {option[3] for option in t.legal() if option[:2] == ("acquire", FORCES)} == {"stays"}
    t.buy(FORCES, to="stays")
    assert t.event("acquire") == [("acquire", 0, FORCES, "reclaimed:0", "stays", "specimen")]


@proves("I7.13")
def test_outside_the_reveal_turn_only_where_a_card_says_so() -> None:
    """Not in an Agent turn, however many specimens; Harvest Cells acquires one card at its normal cost."""
    t = immortality_table(hand=["dagger"], specimens=6).tleilaxu_row(GENES, SUBJECT).play("dagger", "hall_of_oratory")
    assert offered(t) == set()
    cells = imm("harvest_cells")
    t = immortality_table(intrigue=[cells], garrison=0).tleilaxu_row(GENES, GHOLA).tleilaxu_deck(CONTAMINATOR).fight(6)
    while not t.can("intrigue", cells):
        t.idle()
    t.intrigue(cells)
    assert t.specimens() == 2
    assert {option[1] for option in t.legal() if option[0] == "acquire"} == {GENES}
    t.buy(GENES)
    assert (t.specimens(), t.seat().discard) == (1, (GENES,))
    assert not t.can("acquire", CONTAMINATOR)  # which lies in the Row now and costs one


@proves("I22.8", "intrigue:recruitment_mission")
def test_recruitment_mission_covers_tleilaxu_cards() -> None:
    """They are cards acquired in the Reveal turn."""
    t = immortality_table(hand=["dagger"], specimens=1, intrigue=["recruitment_mission"]).tleilaxu_row(GENES, SUBJECT)
    t.reveal().intrigue("recruitment_mission").buy(GENES, to="top")
    assert t.seat().deck[0] == GENES
