"""The starting deck and the Reserve of Uprising; for icons, tags and Reveal boxes see the tests of all cards."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.cards.uprising.changes import came, owned
from tests.kit import proves, upr, uprising_table, worth

STARTER = {
    "convincing_argument": 2,
    "dagger": 2,
    "diplomacy": 1,
    "dune_the_desert_planet": 2,
    "reconnaissance": 1,
    "seek_allies": 1,
    "signet_ring": 1,
}
RESERVE = {"prepare_the_way": (2, 8), "the_spice_must_flow": (9, 10)}
"""Price and copies."""


@proves("U1.5", "U3.5", *(f"card:{upr(card)}" for card in STARTER))
def test_everybody_starts_with_the_same_ten_cards() -> None:
    """Seven different ones."""
    state = uprising_table().state
    expected = {upr(card): n for card, n in STARTER.items()}
    assert [Counter(seat.deck) for seat in state.seats] == [expected] * 4


@proves("card:uprising/seek_allies")
@pytest.mark.parametrize("space", ["dutiful_service", "deliver_supplies", "secrets", "fremkit"])
def test_seek_allies_is_trashed_when_an_agent_is_sent_with_it(space: str) -> None:
    """It is not to be kept; revealed it stays in the deck."""
    t = uprising_table(hand=["seek_allies"]).play("seek_allies", space).finish_turn()
    assert (t.seat().in_play, t.seat().discard) == ((), ())
    assert t.state.trashed.count(upr("seek_allies")) == 1
    t = uprising_table(hand=["seek_allies"]).reveal_and_end()
    assert t.seat().discard == (upr("seek_allies"),)


@proves("card:uprising/signet_ring")
@pytest.mark.parametrize(
    ("leader", "what"),
    [("gurney_halleck", {"garrison": 1}), ("muaddib", {"drawn": 1}), ("lady_amber_metulli", {"solari": 1})],
)
def test_signet_ring_uses_the_ability_of_the_leader(leader: str, what: dict[str, int]) -> None:
    """Each leader's own, beside the space."""
    t = uprising_table(leader=leader, hand=["signet_ring"])
    before = owned(t)
    t.play("signet_ring", "assembly_hall").finish_turn()
    assert came(t, before) == {"intrigue": 1, **what}


@proves("U1.2", *(f"card:{upr(card)}" for card in RESERVE))
@pytest.mark.parametrize(("card", "price"), [(card, price) for card, (price, _) in RESERVE.items()])
def test_a_card_of_the_reserve_costs_its_price(card: str, price: int) -> None:
    """It comes to the discard pile, and its stack is one smaller."""
    t = uprising_table(hand=["reconnaissance"]).reveal().setup(persuasion=price - 1)
    assert not t.can("acquire", card)
    left = t.setup(persuasion=price).state.reserve[upr(card)]
    t.buy(card)
    assert (t.persuasion(), t.seat().discard, t.state.reserve[upr(card)]) == (0, (upr(card),), left - 1)


@proves("U2.2", "card:uprising/prepare_the_way", "card:uprising/the_spice_must_flow")
def test_the_reserve_has_these_two_stacks() -> None:
    """Neither Arrakis Liaison nor Foldspace."""
    assert uprising_table().state.reserve == {upr(card): copies for card, (_, copies) in RESERVE.items()}


@proves("card:uprising/the_spice_must_flow")
def test_the_spice_must_flow_is_a_point_for_good() -> None:
    """When it is acquired; it is kept when the card is trashed, which returns to its stack."""
    t = uprising_table(hand=worth(9, "prepare_the_way"), vp=1).reveal().buy("the_spice_must_flow")
    assert t.vp() == 2
    t = uprising_table(hand=["desert_survival", "the_spice_must_flow"], vp=2).play("desert_survival", "imperial_basin")
    stock = t.state.reserve[upr("the_spice_must_flow")]
    t.take("card:desert_survival").do("trash", "hand", "the_spice_must_flow")
    assert (t.vp(), t.state.reserve[upr("the_spice_must_flow")]) == (2, stock + 1)


@proves("U5.6", "card:uprising/prepare_the_way")
def test_prepare_the_way_returns_to_its_stack() -> None:
    """When it is trashed."""
    t = uprising_table(hand=["desert_survival", "prepare_the_way"]).play("desert_survival", "imperial_basin")
    t.take("card:desert_survival").do("trash", "hand", "prepare_the_way")
    assert t.state.reserve[upr("prepare_the_way")] == 8


@proves("card:uprising/prepare_the_way")
@pytest.mark.parametrize("sisters", [1, 2])
def test_prepare_the_way_draws_a_card_for_a_friend_of_the_bene_gesserit(sisters: int) -> None:
    """With two Influence."""
    t = uprising_table(hand=["prepare_the_way"], influence={"bene_gesserit": sisters})
    assert t.play("prepare_the_way", "gather_support").finish_turn().hand().total() == sisters - 1
