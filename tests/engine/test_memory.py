"""The bookkeeping behind what a seat remembers: lots of cards, and what is left of them when cards are shown."""

from collections import Counter

import pytest

from dune_desktop.engine.knowledge.memory import HAND, INTRIGUE, INTRIGUE_DECK, Memory
from dune_desktop.engine.model.chance import Chance, stream
from dune_desktop.engine.model.ids import HIDDEN
from tests.kit import table

PLENTY = 60


def shown_game(**intrigue):
    """A table at which these seats ("s1") hold these Intrigue cards, and the memory of seat 3."""
    t = table()
    for seat, cards in intrigue.items():
        t.setup(int(seat[1:]), intrigue=cards)
    return t, Memory.begin(t.rules, t.state, 3)


def dealt(t, memory, place):
    """What lies in the place in many deals."""
    zone, owner = place
    found = []
    for seed in range(PLENTY):
        world = t.state.clone()
        memory.deal(t.rules, world, Chance(stream(seed)))
        found.append(t.rules.zones[zone].get(world, owner))
    return found


def test_a_card_stolen_twice_is_with_one_of_two():
    """Seat 0 stole a card seat 3 knew; seat 1 stole one of the two of seat 0, which seat 3 did not see."""
    t, memory = shown_game(s0=["ambush"], s3=["windfall"])
    memory.observe(t.rules, [("steal_intrigue", 0, 3, "windfall"), ("steal_intrigue", 1, 0, HIDDEN)])
    with_first = ["windfall" in cards for cards in dealt(t, memory, (INTRIGUE, 0))]
    with_second = ["windfall" in cards for cards in dealt(t, memory, (INTRIGUE, 1))]
    assert {True, False} == set(with_first)
    assert [not here for here in with_first] == with_second


def test_a_card_shown_in_the_second_hand_is_not_in_the_first():
    """What is left in the first hand is then what the thief left there: unknown again."""
    t, memory = shown_game(s0=["ambush"], s3=["windfall"])
    memory.observe(t.rules, [("steal_intrigue", 0, 3, "windfall"), ("steal_intrigue", 1, 0, HIDDEN)])
    memory.observe(t.rules, [("intrigue", 1, "windfall", "plot")])
    assert not any("windfall" in cards for cards in dealt(t, memory, (INTRIGUE, 0)))
    assert len(set(dealt(t, memory, (INTRIGUE, 0)))) > 5


def test_a_known_card_put_under_the_deck_unseen_may_be_there():
    """Or still in the hand."""
    t, memory = shown_game(s0=["ambush"], s3=["windfall"])
    memory.observe(t.rules, [("steal_intrigue", 0, 3, "windfall"), ("under", 0, 1, (HIDDEN,))])
    last = [cards[-1] == "windfall" for cards in dealt(t, memory, INTRIGUE_DECK)]
    kept = ["windfall" in cards for cards in dealt(t, memory, (INTRIGUE, 0))]
    assert {True, False} == set(last)
    assert [not here for here in last] == kept


def test_lots_that_might_both_have_held_a_card_become_one():
    """Two lots with the same card among theirs, and one between them: nothing is lost, and dealing goes on."""
    memory = Memory(0)
    first = memory.lot(("dagger", "diplomacy", "scout"))
    second = memory.lot((first[0], "chani", "stilgar"))
    third = memory.lot((second[0], "dagger", "signet_ring"))
    memory.places = {(HAND, 1): (first[1], second[1], third[0]), ("deck", 1): (first[2], second[2], third[1], third[2])}
    memory.show((HAND, 1), "dagger")
    t = table()
    left = Counter(("diplomacy", "scout", "chani", "stilgar", "dagger", "signet_ring"))
    for hand, deck in zip(dealt(t, memory, (HAND, 1)), dealt(t, memory, ("deck", 1)), strict=True):
        assert (len(hand), Counter(hand + deck)) == (2, left)


def test_what_a_hand_holds_for_certain_stays_certain():
    """Two cards came from a deck that is empty now, one from its successor; a Dagger, in both, is played."""
    memory = Memory(0)
    old, new = memory.lot(("dagger", "diplomacy")), memory.lot(("dagger", "scout", "chani"))
    memory.places = {(HAND, 1): (*old, new[0]), ("deck", 1): new[1:]}
    memory.show((HAND, 1), "dagger")
    hands = dealt(table(), memory, (HAND, 1))
    assert all("diplomacy" in hand for hand in hands)
    assert {card for hand in hands for card in hand} == {"diplomacy", "dagger", "scout", "chani"}


def test_a_card_that_cannot_have_been_there_is_an_error():
    """A memory that was not told everything does not guess."""
    t, memory = shown_game(s0=["ambush"])
    memory.observe(t.rules, [("steal_intrigue", 3, 0, "ambush")])
    with pytest.raises(ValueError, match="windfall"):
        memory.show((INTRIGUE, 0), "windfall")


def test_a_copy_goes_its_own_way():
    """And is equal until then."""
    t, memory = shown_game(s0=["ambush"])
    copy = memory.copy()
    assert copy == memory
    copy.observe(t.rules, [("intrigue", 0, "ambush", "plot")])
    assert copy != memory


@pytest.mark.parametrize("size", [1, 2, 4, 5, 9])
def test_mixing_is_fair(size):
    """Every card comes to every place about equally often, whatever part of a draw decided it."""
    cards = tuple("abcdefghi"[:size])
    chance = Chance(stream(5))
    counts = Counter((place, card) for _ in range(9000) for place, card in enumerate(chance.mixed(cards)))
    assert len(counts) == size * size
    assert all(abs(count * size / 9000 - 1) < 0.15 for count in counts.values())
