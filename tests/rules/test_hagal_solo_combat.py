"""R28: Rivals in Combat: strength, rewards, and what expert Rivals hold back."""

from __future__ import annotations

import pytest

from tests.kit.coverage import proves
from tests.kit.table import Table, solo_table
from tests.rules.solo import fought, resting, round_start_events

# ------------------------------------------------------------------------------------------------ Combat


@proves("R26.12", "R18.1")
@pytest.mark.parametrize(("first", "order"), [(0, [1, 2]), (1, [1, 2]), (2, [2, 1])])
def test_the_combat_bonus_comes_in_turn_order(first: int, order: list[int]) -> None:
    """From the First Player marker clockwise each Rival with a troop reveals one card."""
    t = resting().first_player(first).hagal_deck("hagal_wealth", "hagal_secrets").fight(0, 2, 2)
    assert [event[1:] for event in t.event("hagal_bonus")] == [
        (order[0], "hagal_wealth", 3),
        (order[1], "hagal_secrets", 1),
    ]


@proves("R26.12", "R18.3")
def test_a_rival_without_a_troop_has_no_combat_bonus() -> None:
    """Only the Rival with a troop in the Conflict reveals a card."""
    t = resting().hagal_deck("hagal_wealth").fight(0, 0, 2)
    assert [event[1] for event in t.event("hagal_bonus")] == [2]


@proves("R26.13", "R10.14")
def test_a_rivals_strength_before_combat_is_its_troops() -> None:
    """In the Player Turns 2 per troop, nothing else."""
    t = solo_table().setup(1, garrison=3).rival_turn(1, "hagal_hardy_warriors")
    assert (t.troops(1), t.strength(1)) == (4, 8)


@proves("R26.13", "R18.8")
def test_the_combat_bonus_is_gone_in_the_next_round() -> None:
    """The swords revealed for one Combat do not count in the next."""
    t = resting().hagal_deck("hagal_heighliner", "hagal_conspire").fight(0, 2, 2)
    assert t.state.round == 2
    assert (t.seat(1).swords, t.seat(2).swords) == (0, 0)


@proves("R18.2", "R28.14")
def test_rivals_play_no_intrigue_cards() -> None:
    """A Rival with an Ambush in the Conflict is never asked, adds nothing for it and keeps it."""
    t = resting(intrigue=["bribery"]).setup(1, intrigue=["ambush"]).hagal_deck("hagal_carthag").fight(2, 4)
    assert (t.asked(), t.strength(1)) == (0, 4)
    t.pass_()
    assert (t.state.round, t.seat(1).intrigue) == (2, ("ambush",))


@proves("R28.14", "R22.1")
def test_rivals_play_no_endgame_cards() -> None:
    """A Tiebreaker in a Rival's hand brings it nothing at the end."""
    t = resting(vp=10).setup(1, intrigue=["tiebreaker"]).fight()
    assert (t.state.phase, t.spice(1)) == ("over", 0)


# ------------------------------------------------------------------------------------------------ Conflict rewards


@proves("R28.12", "R19.8", "R19.3")
def test_rivals_rank_like_players() -> None:
    """A Rival wins, the human is second; third place, the other Rival's, gives nothing."""
    t = fought("desert_power", 4, 6, 2)
    assert (t.vp(1), t.water(1), t.spice(1)) == (1, 1, 0)
    assert (t.water(0), t.spice(0)) == (1 + 1, 1 + 1)  # the Mercenary's human began with one of each
    assert (t.vp(2), t.spice(2)) == (0, 0)


@proves("R28.12", "R19.4")
def test_rivals_tied_for_first_get_the_second_reward() -> None:
    """Both Rivals tied: each gets 1 water and 1 spice, nobody the point."""
    t = fought("desert_power", 2, 4, 4)
    assert [(t.vp(seat), t.water(seat), t.spice(seat)) for seat in (1, 2)] == [(0, 1, 1), (0, 1, 1)]


@proves("R28.12", "conflict:cloak_and_dagger")
def test_rivals_gain_intrigue_cards() -> None:
    """Second place of Cloak and Dagger: one intrigue card and 1 spice."""
    t = fought("cloak_and_dagger", 0, 4, 2).pick("guild")
    assert (len(t.seat(1).intrigue), len(t.seat(2).intrigue), t.spice(2)) == (2, 1, 1)


@proves("R28.12", "R17.1", "conflict:siege_of_arrakeen")
def test_a_rival_takes_control() -> None:
    """The winning Rival puts its marker on Arrakeen, in the place of the human's."""
    t = resting().control("arrakeen", 0).conflict("siege_of_arrakeen").hagal_deck("hagal_carthag").fight(0, 4)
    assert (t.state.control, t.vp(1)) == ({"arrakeen": 1}, 1)


@proves("R28.12", "R7.15")
def test_a_rival_gains_the_control_bonus() -> None:
    """The human's Agent at Carthag, controlled by a Rival, brings the Rival 1 Solari."""
    t = solo_table(hand=["reconnaissance"]).control("carthag", 2).play("reconnaissance", "carthag")
    assert t.solari(2) == 1


@proves("R28.12", "R4.2", "O14")
@pytest.mark.parametrize("difficulty", ["mercenary", "mentat"])
def test_a_controlling_rival_defends(difficulty: str) -> None:
    """When its space is fought for it deploys a troop from the supply, without a question."""
    t = resting(difficulty).control("arrakeen", 2).next_conflict("siege_of_arrakeen").fight()
    assert ("deploy", 2, 1, "supply") in round_start_events(t)


@proves("R28.12", "R4.2", "O14")
def test_a_controlling_rival_without_supply_does_not_defend() -> None:
    """With all troops on the board there is none to deploy."""
    t = resting().setup(2, garrison=12).control("arrakeen", 2).next_conflict("siege_of_arrakeen").fight()
    assert not [event for event in round_start_events(t) if event[0] == "deploy"]


@proves("R28.12", "R23.5", "conflict:sort_through_the_chaos")
def test_a_rival_wins_the_mentat() -> None:
    """In the next round it has one Agent more and takes three turns; after that the Mentat is back."""
    t = fought("sort_through_the_chaos", 0, 4)
    assert (t.state.round, t.state.mentat, t.solari(1), len(t.seat(1).intrigue)) == (2, 1, 2, 1)
    t.conflict("desert_power").reveal()
    t.end_turn()
    until = t.events.index(("phase", -1, "combat"))
    assert [event[1] for event in t.events[:until] if event[0] == "send"] == [1, 2, 1, 2, 1]
    assert (t.state.mentat, len(t.seat(1).agents) + t.seat(1).agents_left) == (-1, 2)


@proves("R28.12", "conflict:terrible_purpose")
def test_the_trash_icon_does_nothing_for_a_rival() -> None:
    """Terrible Purpose: the point only, and no question."""
    t = fought("terrible_purpose", 0, 4)
    assert (t.state.round, t.vp(1)) == (2, 1)
    assert not t.event("trash")


# ------------------------------------------------------------------------------------------------ expert deployment


def expert(rival: int, *others: tuple[int, int], card: str = "skirmish_a", difficulty: str = "mentat") -> Table:
    """A Rival with so many troops in the Conflict, 3 garrisoned; (troops, swords) of the human, the other Rival."""
    t = solo_table(difficulty).conflict(card).setup(1, garrison=3, conflict=rival)
    for seat, (troops, swords) in zip((0, 2), others, strict=False):
        t.setup(seat, conflict=troops, swords=swords)
    return t


@proves("R28.16", "R28.2")
@pytest.mark.parametrize("difficulty", ["mentat", "kwisatz_haderach"])
@pytest.mark.parametrize("card", ["skirmish_a", "desert_power"])
def test_an_expert_rival_leading_by_four_keeps_its_troops(difficulty: str, card: str) -> None:
    """Conflict I and II: with 4 strength more than both others nothing is deployed; recruits stay too."""
    t = expert(3, (1, 0), card=card, difficulty=difficulty).rival_turn(1, "hagal_hardy_warriors")
    assert (t.troops(1), t.garrison(1), t.supply(1)) == (3, 5, 4)


@proves("R28.16", "O11")
def test_an_expert_rival_leading_by_less_deploys_all() -> None:
    """Leading by 2 it deploys its recruits and two more, even if its lead grows beyond 4."""
    t = expert(3, (2, 0)).rival_turn(1, "hagal_hardy_warriors")
    assert (t.troops(1), t.garrison(1)) == (7, 1)


@proves("R28.16", "R10.14")
def test_the_expert_test_counts_strength_not_troops() -> None:
    """Two troops ahead, but the human has revealed a sword: a lead of 3 is not enough (FAQ Solo Play)."""
    t = expert(3, (1, 1)).rival_turn(1, "hagal_stillsuits")
    assert (t.strength(0), t.troops(1), t.garrison(1)) == (3, 5, 1)


@proves("R28.16")
def test_the_expert_test_looks_at_the_other_rival_too() -> None:
    """Far ahead of the human, level with the other Rival: it deploys."""
    t = expert(3, (0, 0), (3, 0)).rival_turn(1, "hagal_stillsuits")
    assert (t.troops(1), t.garrison(1)) == (5, 1)


@proves("R28.16", "R10.9")
def test_the_expert_test_ignores_swords_without_a_troop() -> None:
    """A human with swords and no troop has strength 0: two troops are a lead of 4."""
    t = expert(2, (0, 3)).rival_turn(1, "hagal_stillsuits")
    assert (t.troops(1), t.garrison(1)) == (2, 3)


@proves("R28.16", "conflict:grand_vision")
def test_an_expert_rival_deploys_all_in_a_conflict_iii() -> None:
    """In a Conflict III it deploys without the test."""
    t = expert(4, (0, 0), card="grand_vision").rival_turn(1, "hagal_hardy_warriors")
    assert (t.troops(1), t.garrison(1)) == (8, 1)


@proves("R28.16", "R28.2", "R26.7")
@pytest.mark.parametrize("difficulty", ["mercenary", "sardaukar"])
def test_below_expert_a_rival_never_holds_back(difficulty: str) -> None:
    """Mercenary and Sardaukar: it deploys however far it leads."""
    t = expert(4, (0, 0), difficulty=difficulty).rival_turn(1, "hagal_hardy_warriors")
    assert (t.troops(1), t.garrison(1)) == (8, 1)


@proves("R28.16")
def test_what_an_expert_rival_keeps_back_is_told_with_its_lead() -> None:
    """Its two recruits and two of the garrison, and that it leads by 4; nothing where it deploys, or had nobody."""
    t = expert(3, (1, 0)).rival_turn(1, "hagal_hardy_warriors")
    assert [event[1:] for event in t.event("hold_back")] == [(1, 4, 4)]
    t = expert(3, (2, 0)).rival_turn(1, "hagal_hardy_warriors")
    assert not t.event("hold_back")
    t = expert(3, (1, 0)).setup(1, garrison=0).rival_turn(1, "hagal_stillsuits")
    assert not t.event("hold_back")
