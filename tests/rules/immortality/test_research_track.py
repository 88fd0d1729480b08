"""I3: the research track - where it leads, and what its spaces give."""

from __future__ import annotations

from typing import Any

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine.boxes.immortality.words import Research
from dune_desktop.engine.model.vocabulary import parts
from tests.kit import Table, imm, immortality_table, proves

BREAKTHROUGH = imm("breakthrough")  # Plot: Research
EXPERIMENTATION = imm("experimentation")  # Agent box: Research
MASTER = imm("tleilaxu_master")  # Reveal box: Research twice
FERVOR = imm("spiritual_fervor")  # acquire box: Research

WAYS = {
    "c0r3": "c1r3",
    "c1r3": "c2r2 c2r4",
    "c2r2": "c3r1 c3r3",
    "c2r4": "c3r3 c3r5",
    "c3r1": "c4r2",
    "c3r3": "c4r2 c4r4",
    "c3r5": "c4r4 c4r6",
    "c4r2": "c5r1 c5r3",
    "c4r4": "c5r3 c5r5",
    "c4r6": "c5r5",
    "c5r1": "c6r2",
    "c5r3": "c6r2 c6r4",
    "c5r5": "c6r4 c6r6",
    "c6r2": "c7r1 c7r3",
    "c6r4": "c7r3 c7r5",
    "c6r6": "c7r5",
    "c7r1": "c8r2",
    "c7r3": "c8r2 c8r4",
    "c7r5": "c8r4 c8r6",
}
"""Every space but the last three, and the spaces that touch it on the right."""

CHAINED = {"c3r1", "c4r6", "c5r1"}  # a Research icon is printed there


def at(space: str, **facts: Any) -> Table:
    """Seat 0 has its token there, and Breakthrough in hand."""
    return immortality_table(research=space, intrigue=[BREAKTHROUGH], **facts)


def ways(t: Table) -> set[str]:
    """The spaces among which the seat chooses now."""
    return {str(option[1]).removeprefix("immortality/") for option in t.legal() if option[0] == "research"}


def step(t: Table, space: str) -> Table:
    return t.do("research", imm(space))


def entered(space: str, **facts: Any) -> Table:
    """The token has just been moved there, from a space where one can choose it or has to take it."""
    before = next(name for name, to in WAYS.items() if space in to.split())
    t = at(before, **facts).intrigue(BREAKTHROUGH)
    return t if t.research() == space else step(t, space)


@proves("I3.1", "I3.4", "I3.11")
@pytest.mark.parametrize("space", WAYS)
def test_the_ways_to_the_right(space: str) -> None:
    """Up-right and down-right where both touch, chosen by the player; a single way is gone without a question."""
    t, right = at(space), WAYS[space].split()
    t.intrigue(BREAKTHROUGH)
    if len(right) > 1:
        assert ways(t) == set(right)
    else:
        assert t.event("research")[0] == ("research", 0, imm(space), imm(right[0]), f"intrigue:{BREAKTHROUGH}")


@proves("I3.1", "I3.4")
def test_every_step_goes_one_column_on_and_half_a_row_up_or_down() -> None:
    """22 spaces in nine columns, 32 ways; never straight up or down, never left."""
    spaces = {*WAYS, *(to for right in WAYS.values() for to in right.split())}
    assert len(spaces) == 22
    assert [sum(name[1] == str(column) for name in spaces) for column in range(9)] == [1, 1, 2, 3, 3, 3, 3, 3, 3]
    steps = [(space, to) for space, right in WAYS.items() for to in right.split()]
    assert len(steps) == 32
    for space, to in steps:
        assert int(to[1]) - int(space[1]) == 1
        assert abs(int(to[3]) - int(space[3])) == (0 if space == "c0r3" else 1)


@proves("I3.2", "I3.4", "I6.10")
@pytest.mark.parametrize(
    ("space", "gained"),
    [
        ("c1r3", {"specimens": 1}),
        ("c2r2", {"specimens": 1}),
        ("c2r4", {"tleilaxu": 1}),
        ("c3r3", {"specimens": 1}),
        ("c3r5", {"tleilaxu": 1, "specimens": 1}),
        ("c4r2", {"tleilaxu": 1}),
        ("c4r4", {"specimens": 1}),
        ("c5r3", {"specimens": 1}),
        ("c5r5", {"solari": 1}),
        ("c6r2", {"spice": 1}),
        ("c6r4", {"tleilaxu": 1}),
        ("c7r1", {"tleilaxu": 1}),
        ("c7r5", {"specimens": 1}),
        ("c8r2", {"spice": 2}),
        ("c8r4", {"tleilaxu": 1}),
    ],
)
def test_the_bonus_of_the_space_is_gained_at_once(space: str, gained: dict[str, int]) -> None:
    """Just that, before anything else is asked but what the space itself asks."""
    t = entered(space, hand=["dagger"], solari=0, spice=0)
    found = {"specimens": t.specimens(), "tleilaxu": t.tleilaxu(), "solari": t.solari(), "spice": t.spice()}
    assert {what: n for what, n in found.items() if n} == gained
    assert t.research() == space


@proves("I3.3", "I20.3")
@pytest.mark.parametrize(
    ("space", "then"), [("c3r1", "c4r2"), ("c4r6", "c5r5"), ("c5r1", "c6r2")], ids=["c3r1", "c4r6", "c5r1"]
)
def test_a_research_icon_on_a_space_moves_the_token_again(space: str, then: str) -> None:
    """At once and with the bonus of the next space; these three have a single way on."""
    t = entered(space, spice=0, solari=0)
    assert [event[3] for event in t.event("research")] == [imm(space), imm(then)]
    assert t.research() == then
    assert t.spice() + t.solari() + t.tleilaxu() == 1


@proves("I3.5", "I4.8")
def test_tokens_do_not_block_each_other() -> None:
    """All four may stand on one space, and each gets its bonus."""
    t = at("c1r3")
    for seat in (1, 2, 3):
        t.setup(seat, research="c2r2")
    step(t.intrigue(BREAKTHROUGH), "c2r2")
    assert [t.research(seat) for seat in range(4)] == ["c2r2"] * 4
    assert [t.specimens(seat) for seat in range(4)] == [1, 0, 0, 0]


@proves("I3.6", "I6.8")
@pytest.mark.parametrize("space", ["c3r3", "c7r5"])
def test_the_trash_icon_is_the_usual_one(space: str) -> None:
    """A card of hand, discard pile or in play, or none; the specimen comes regardless."""
    t = entered(space, hand=["dagger"], discard=["diplomacy"], in_play=["reconnaissance"])
    where = {option[1:] for option in t.legal() if option[0] == "trash"}
    assert where == {("hand", "dagger"), ("discard", "diplomacy"), ("in_play", "reconnaissance")}
    t.do("trash", "discard", "diplomacy")
    assert (t.specimens(), t.state.trashed) == (1, ("diplomacy",))
    t = entered(space, hand=["dagger"]).decline()
    assert (t.specimens(), t.state.trashed) == (1, ())


@proves("I3.7", "I12.2", "I20.7")
def test_c7r3_trades_an_intrigue_card() -> None:
    """One of the hand, of one's choice, for a card and an Intrigue card; once, and only if one likes."""
    t = at("c6r2", deck=["dagger"]).setup(intrigue=[BREAKTHROUGH, "windfall", "ambush"])
    step(t.intrigue(BREAKTHROUGH), "c7r3").take("research:" + imm("c7r3"))
    assert {option for option in t.legal() if option[0] == "trash_intrigue"} == {
        ("trash_intrigue", "windfall"),
        ("trash_intrigue", "ambush"),
    }
    t.do("trash_intrigue", "windfall")
    while t.can("take", "research:" + imm("c7r3")):
        t.take("research:" + imm("c7r3"))
    assert (t.seat().hand, len(t.seat().intrigue)) == (("dagger",), 2)
    assert "windfall" not in (*t.state.intrigue_deck, *t.state.intrigue_discard, *t.seat().intrigue)
    assert not t.can("trash_intrigue")


@proves("I3.7")
def test_c7r3_need_not_be_paid_and_cannot_without_an_intrigue_card() -> None:
    """Left: nothing is drawn. Without a card nothing is asked."""
    t = at("c6r2", deck=["dagger"]).setup(intrigue=[BREAKTHROUGH, "windfall"])
    step(t.intrigue(BREAKTHROUGH), "c7r3").decline()
    assert (t.seat().hand, t.seat().intrigue) == ((), ("windfall",))
    t = at("c6r2", deck=["dagger"]).intrigue(BREAKTHROUGH)
    step(t, "c7r3")
    assert not t.can("take")
    assert t.seat().hand == ()


@proves("I3.8")
def test_c8r6_sells_two_tleilaxu_steps_for_seven_solari() -> None:
    """Once, on entering only, and only if one likes."""
    t = entered("c8r6", solari=14).take("research:" + imm("c8r6"))
    assert (t.solari(), t.tleilaxu()) == (7, 2)
    assert not t.can_take("research:" + imm("c8r6"))
    t = entered("c8r6", solari=14).decline()
    assert (t.solari(), t.tleilaxu()) == (14, 0)
    t.setup(intrigue=[BREAKTHROUGH], deck=["dagger"]).intrigue(BREAKTHROUGH)
    assert not t.can_take("research:" + imm("c8r6"))
    assert not entered("c8r6", solari=6).can_take("research:" + imm("c8r6"))


@proves("I3.9", "I5.6")
def test_c6r6_gives_influence_with_one_of_the_four_factions() -> None:
    """The Tleilaxu track is none of them."""
    t = entered("c6r6")
    assert set(t.legal()) == {("faction", name) for name in ("emperor", "guild", "bene_gesserit", "fremen")}
    t.pick("fremen")
    assert (t.influence("fremen"), t.tleilaxu()) == (1, 0)


@proves("I3.10", "I20.4")
def test_research_comes_from_ones_own_turn_or_from_acquiring() -> None:
    """In this box: Agent and Reveal boxes, acquire boxes, spaces and Plot cards; never in Combat or Endgame."""
    box = catalog(("base", "immortality"))
    found = set()
    for card in box.cards:
        boxes = {"agent": card.agent, "reveal": card.reveal, "acquire": card.acquire, "trash": card.trash}
        found |= {name for name, effects in boxes.items() if _research(effects)}
    found |= {use.timing for card in box.intrigues for use in card.uses if _research(use.effects)}
    found |= {"space" for space in box.spaces if _research(space.effects)}
    assert found == {"agent", "reveal", "acquire", "plot", "space"}


def _research(effects: Any) -> bool:
    return any(isinstance(part, Research) for part in parts(effects))


@proves("I3.10", "I20.4")
def test_acquiring_can_research() -> None:
    """Spiritual Fervor's acquire box, in the Reveal turn."""
    t = immortality_table(hand=["arrakis_liaison", "arrakis_liaison"], research="c1r3").row(FERVOR).reveal()
    t.buy(FERVOR)
    assert ways(t) == {"c2r2", "c2r4"}


@proves("I3.12", "I4.5")
def test_of_two_steps_the_first_gives_its_bonus_before_the_second_is_chosen() -> None:
    """The trash of c3r3 is asked before the second direction; the specimens come one by one."""
    t = immortality_table(hand=[MASTER, "dagger"], research="c2r2").reveal().take("card:" + MASTER)
    assert ways(t) == {"c3r1", "c3r3"}
    step(t, "c3r3")
    assert (t.specimens(), ways(t)) == (1, set())
    assert t.can("trash")
    t.decline()
    assert ways(t) == {"c4r2", "c4r4"}
    assert step(t, "c4r4").specimens() == 2
    assert ways(t) == set()


@proves("I3.12", "I3.3")
def test_a_chain_within_two_steps_comes_before_the_second() -> None:
    """From c2r2: c3r1 leads on to c4r2 at once, then the second step is chosen there."""
    t = immortality_table(hand=[MASTER], research="c2r2").reveal().take("card:" + MASTER)
    step(t, "c3r1")
    assert (t.research(), t.tleilaxu(), ways(t)) == ("c4r2", 1, {"c5r1", "c5r3"})


@proves("I20.3", "I3.9")
def test_a_step_can_open_decisions_with_consequences() -> None:
    """The Influence of c6r6 takes the Alliance away from another player."""
    t = at("c5r5").setup(1, influence={"guild": 4}).setup(0, influence={"guild": 4})
    assert t.alliance("guild") == 1
    step(t.intrigue(BREAKTHROUGH), "c6r6").pick("guild")
    assert (t.influence("guild"), t.alliance("guild")) == (5, 0)
