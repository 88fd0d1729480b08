"""The cards of Rise of Ix that trade goods and cards, Weirding Way, and Control the Spice of the Epic game."""

from __future__ import annotations

import pytest

from tests.kit import Table, ix_table, new_game, solo_table, worth
from tests.kit.coverage import proves

FENCE, SAYYADINA, WORM, TRADER = "local_fence", "sayyadina", "shai_hulud", "spice_trader"
TRUTHSAYER, WAY, CONTROL, DUNE = "truthsayer", "weirding_way", "control_the_spice", "dune_the_desert_planet"
IX = ("base", "ix")


# ------------------------------------------------------------------------------------------------ Local Fence


@proves("card:local_fence")
@pytest.mark.parametrize(
    ("branch", "owned", "left"), [(0, {"spice": 3, "solari": 6}, (1, 11)), (1, {"spice": 3, "solari": 6}, (7, 1))]
)
def test_local_fence_trades_either_way(branch: int, owned: dict[str, int], left: tuple[int, int]) -> None:
    """Agent box: 2 spice for 5 Solari, or 5 Solari for 4 spice; one of the two, once."""
    t = ix_table(hand=[FENCE], **owned).play(FENCE, "carthag").take("card:" + FENCE).branch(branch)
    assert (t.spice(), t.solari()) == left
    assert not t.can_take("card:" + FENCE)


@proves("card:local_fence", "X9.8")
def test_local_fence_wants_the_whole_price() -> None:
    """1 spice and 4 Solari buy nothing; with one price at hand only that half is open; and nothing need be paid."""
    assert not ix_table(hand=[FENCE], spice=1, solari=4).play(FENCE, "carthag").can_take("card:" + FENCE)
    t = ix_table(hand=[FENCE], spice=1, solari=5).play(FENCE, "carthag").take("card:" + FENCE)
    assert not t.can("branch", 0)
    assert t.decline().solari() == 5
    t = ix_table(hand=[FENCE], spice=2, solari=5).play(FENCE, "carthag").take("space:carthag").end_turn()
    assert (t.spice(), t.solari()) == (2, 5)


@proves("card:local_fence")
def test_local_fence_reveals_two_persuasion() -> None:
    """Reveal box: 2 persuasion; no trade."""
    t = ix_table(hand=[FENCE], spice=2).reveal()
    assert (t.persuasion(), t.can("take")) == (2, False)


# ------------------------------------------------------------------------------------------------ Sayyadina


@proves("card:sayyadina", "X9.8")
def test_sayyadina_buys_a_point_for_three_water() -> None:
    """Agent box: 3 water for 1 victory point, once; the water of Stillsuits can be of it; it may be left."""
    t = ix_table(hand=[SAYYADINA], water=2, vp=1).play(SAYYADINA, "stillsuits").take("card:" + SAYYADINA)
    assert (t.water(), t.vp(), t.can_take("card:" + SAYYADINA)) == (0, 2, False)
    assert not ix_table(hand=[SAYYADINA], water=1).play(SAYYADINA, "stillsuits").can_take("card:" + SAYYADINA)
    t = ix_table(hand=[SAYYADINA], water=3, vp=1).play(SAYYADINA, "stillsuits").end_turn()
    assert (t.water(), t.vp()) == (4, 1)


@proves("card:sayyadina", "R16.8")
def test_sayyadina_reveals_persuasion_by_a_bond() -> None:
    """Reveal box: 3 persuasion with another Fremen card in play; she does not count herself, nor other factions."""
    assert ix_table(hand=[SAYYADINA, "truthsayer"]).reveal().persuasion() == 1
    assert ix_table(hand=[SAYYADINA, "jamis"]).reveal().persuasion() == 3 + 1
    assert ix_table(hand=[SAYYADINA], in_play=["shai_hulud"]).reveal().persuasion() == 3


@proves("card:sayyadina", "R16.7", "card:embedded_agent")
def test_sayyadina_is_of_the_bene_gesserit_too() -> None:
    """In play she lets Embedded Agent move the Freighter."""
    t = ix_table(hand=["embedded_agent"], in_play=[SAYYADINA], solari=2).play("embedded_agent", "mentat")
    assert t.can_take("card:embedded_agent")


# ------------------------------------------------------------------------------------------------ Shai-Hulud


@proves("card:shai_hulud", "R8.2")
def test_shai_hulud_takes_a_card_for_two_troops() -> None:
    """Agent box: a card trashed from hand, discard pile or play pays for 2 troops, deployable on a Combat space."""
    t = ix_table(hand=[WORM, "dagger"], discard=["diplomacy"]).play(WORM, "imperial_basin").take("card:" + WORM)
    payable = {option[1:] for option in t.legal() if option[0] == "trash"}
    assert payable == {("hand", "dagger"), ("discard", "diplomacy"), ("in_play", WORM)}
    t.do("trash", "in_play", WORM)
    assert (t.garrison(), t.state.trashed) == (5, (WORM,))
    assert t.can("deploy", 4)


@proves("card:shai_hulud", "X9.8")
def test_shai_huluds_trash_is_the_price() -> None:
    """No card trashed, no troops."""
    t = ix_table(hand=[WORM, "dagger"]).play(WORM, "imperial_basin").end_turn()
    assert (t.garrison(), t.state.trashed) == (3, ())


@proves("card:shai_hulud", "R16.8")
def test_shai_hulud_reveals_five_swords_by_a_bond() -> None:
    """Reveal box: 5 swords with another Fremen card in play; nothing by itself."""
    t = ix_table(hand=[WORM], conflict=1).reveal()
    assert (t.persuasion(), t.strength()) == (0, 2)
    assert ix_table(hand=[WORM, "arrakis_liaison"], conflict=1).reveal().strength() == 2 + 5


@proves("card:shai_hulud", "R11.6")
def test_shai_hulud_acquired_may_trash_a_card() -> None:
    """Acquire box: a card may be trashed, Shai-Hulud itself by then being acquired; or none."""
    t = ix_table(hand=worth(7), discard=["dagger"]).row(WORM).reveal().buy(WORM).do("trash", "discard", "dagger")
    assert (t.state.trashed, t.seat().discard) == (("dagger",), (WORM,))
    t = ix_table(hand=worth(7), discard=["dagger"]).row(WORM).reveal().buy(WORM).decline()
    assert t.state.trashed == ()


# ------------------------------------------------------------------------------------------------ cards for goods


@proves("card:spice_trader", "X9.8")
def test_spice_trader_sells_a_card() -> None:
    """Agent box with 2 influence with the Fremen: a card discarded for 2 spice, once, or not."""
    t = ix_table(hand=[TRADER, "dagger", "diplomacy"], influence={"fremen": 2}).play(TRADER, "smuggling")
    t.take("card:" + TRADER).pick("dagger")
    assert (t.spice(), t.seat().hand, t.seat().discard) == (2, ("diplomacy",), ("dagger",))
    assert not t.can_take("card:" + TRADER)
    t = ix_table(hand=[TRADER, "dagger"], influence={"fremen": 2}).play(TRADER, "smuggling").end_turn()
    assert (t.spice(), t.seat().hand) == (0, ("dagger",))


@proves("card:spice_trader")
def test_spice_trader_needs_the_fremen_and_a_card() -> None:
    """With 1 influence, or with an empty hand, there is nothing to use."""
    t = ix_table(hand=[TRADER, "dagger"], influence={"fremen": 1, "guild": 2}).play(TRADER, "smuggling")
    assert not t.can_take("card:" + TRADER)
    assert not ix_table(hand=[TRADER], influence={"fremen": 2}).play(TRADER, "smuggling").can_take("card:" + TRADER)


@proves("card:spice_trader")
def test_spice_trader_reveals_two_persuasion_and_a_sword() -> None:
    """Reveal box: 2 persuasion, 1 sword."""
    t = ix_table(hand=[TRADER, "dagger"], conflict=1, influence={"fremen": 2}).reveal()
    assert (t.persuasion(), t.strength(), t.can("take")) == (2, 2 + 2, False)


@proves("card:truthsayer", "X7.1", "X9.8")
def test_truthsayer_exchanges_a_card() -> None:
    """Agent box: a card discarded for one drawn, once; not without one, and not by force."""
    t = ix_table(hand=[TRUTHSAYER, "dagger"], deck=["diplomacy", "signet_ring"]).play(TRUTHSAYER, "wealth")
    t.take("card:" + TRUTHSAYER)
    assert (t.seat().hand, t.seat().discard, t.can_take("card:" + TRUTHSAYER)) == (("diplomacy",), ("dagger",), False)
    assert not ix_table(hand=[TRUTHSAYER]).play(TRUTHSAYER, "wealth").can_take("card:" + TRUTHSAYER)
    assert ix_table(hand=[TRUTHSAYER, "dagger"]).play(TRUTHSAYER, "wealth").end_turn().seat().hand == ("dagger",)


@proves("card:truthsayer")
def test_truthsayer_reveals_persuasion_and_a_sword() -> None:
    """Reveal box: 1 persuasion, 1 sword."""
    t = ix_table(hand=[TRUTHSAYER, TRUTHSAYER], conflict=1).reveal()
    assert (t.persuasion(), t.strength()) == (2, 2 + 2)


# ------------------------------------------------------------------------------------------------ Weirding Way


def on_the_way(t: Table, space: str = "smuggling") -> Table:
    """Weirding Way was played, its extra turn is taken, and the first turn has ended."""
    return t.play(WAY, space).take("card:" + WAY).end_turn()


@proves("card:weirding_way", "X9.11")
def test_weirding_way_gives_another_turn_at_once() -> None:
    """The same player takes an Agent turn again before anybody else; then play goes on to the left."""
    t = on_the_way(ix_table(hand=[WAY, "dagger"]))
    assert t.asked() == 0
    t.play("dagger", "tech_negotiation").finish_turn()
    assert (t.seat().agents, t.asked()) == (("smuggling", "tech_negotiation"), 1)
    t.setup(1, hand=["reconnaissance"]).play("reconnaissance", "carthag").finish_turn()
    assert t.asked() == 2


@proves("card:weirding_way", "X9.11")
def test_weirding_ways_turn_may_be_a_reveal_turn() -> None:
    """With an Agent left the extra turn may reveal all the same; with none left it must."""
    t = on_the_way(ix_table(hand=[WAY, "dagger"])).reveal().end_turn()
    assert (t.seat().revealed, t.asked()) == (True, 1)
    t = on_the_way(ix_table(hand=[WAY, "dagger"], agents=["wealth"]))
    assert t.legal() == [("reveal",)]


@proves("card:weirding_way", "X9.11")
def test_weirding_ways_turn_may_be_declined() -> None:
    """Without it the turn passes to the left."""
    t = ix_table(hand=[WAY, "dagger"]).play(WAY, "smuggling").end_turn()
    assert (t.asked(), t.seat().revealed) == (1, False)


@proves("card:weirding_way", "X9.11")
def test_weirding_way_gives_one_turn_only() -> None:
    """The extra turn is followed by none, and in the next round of the table the order is as ever."""
    t = on_the_way(ix_table(players=3, hand=[WAY, "dagger"], swordmaster=True))
    t.play("dagger", "tech_negotiation").finish_turn()
    order = []
    for _ in range(3):
        order.append(t.asked())
        t.setup(t.asked(), hand=["reconnaissance"]).play("reconnaissance", "carthag").finish_turn()
        t.setup(order[-1], agents=[])
    assert (order, t.asked()) == ([1, 2, 0], 1)


@proves("card:weirding_way", "X9.11", "R5.1")
def test_the_last_player_with_turns_may_use_weirding_way() -> None:
    """When all others have revealed the extra turn changes nothing but is taken all the same."""
    t = ix_table(players=3, hand=[WAY, "dagger"], swordmaster=True)
    t.play(WAY, "smuggling").take("card:" + WAY).end_turn().play("dagger", "tech_negotiation").finish_turn()
    t.reveal_and_end().reveal_and_end()
    assert t.asked() == 0


@proves("card:weirding_way", "X9.11")
def test_no_rival_acts_before_weirding_ways_turn() -> None:
    """In a solo game the Rivals wait until after the extra turn."""
    t = on_the_way(solo_table(boxes=IX, hand=[WAY, "dagger"]))
    assert (t.asked(), t.seat(1).agents, t.seat(2).agents) == (0, (), ())
    t.play("dagger", "tech_negotiation").finish_turn()
    assert (len(t.seat(1).agents), len(t.seat(2).agents)) == (1, 1)


@proves("card:weirding_way", "X17.18", "R27.3")
def test_house_hagal_answers_both_turns_of_the_first_player() -> None:
    """Two players: nobody in between, then House Hagal acts once for each Agent turn."""
    t = on_the_way(ix_table(2, hand=[WAY, "dagger"]).first_player(0))
    assert (t.asked(), len(t.seat(2).agents)) == (0, 0)
    t.play("dagger", "tech_negotiation").finish_turn()
    assert (t.asked(), len(t.seat(2).agents)) == (1, 2)


@proves("card:weirding_way", "X17.18")
def test_house_hagal_does_not_answer_an_extra_reveal_turn() -> None:
    """When the extra turn reveals, House Hagal answers the one Agent turn."""
    t = on_the_way(ix_table(2, hand=[WAY, "dagger"]).first_player(0)).reveal()
    assert len(t.seat(2).agents) == 0
    assert len(t.end_turn().seat(2).agents) == 1


@proves("card:weirding_way")
def test_weirding_way_reveals_persuasion_and_two_swords() -> None:
    """Reveal box: 1 persuasion, 2 swords; no extra turn."""
    t = ix_table(hand=[WAY], conflict=1).reveal()
    assert (t.persuasion(), t.strength()) == (1, 2 + 2)
    assert t.end_turn().asked() == 1


# ------------------------------------------------------------------------------------------------ Control the Spice


def epic(**facts: object) -> Table:
    return ix_table(variants=("epic",), **facts)


@proves("card:control_the_spice", "X14.3", "X14.7", "X1.1")
@pytest.mark.parametrize(("variants", "has", "dunes"), [(("epic",), 1, 1), ((), 0, 2)])
def test_control_the_spice_replaces_a_dune_in_the_epic_game(variants: tuple[str, ...], has: int, dunes: int) -> None:
    """Each player of an Epic game has it in place of one of two Dune, the Desert Planet; nobody otherwise."""
    state = new_game(boxes=IX, variants=variants).state
    for player in state.seats:
        cards = player.deck + player.hand
        assert (len(cards), cards.count(CONTROL), cards.count(DUNE)) == (10, has, dunes)
    assert CONTROL not in state.imperium_deck + state.row


@proves("card:control_the_spice", "X14.6", "R8.2")
def test_control_the_spice_trashes_and_recruits() -> None:
    """Agent box: 1 spice for a card to trash, itself if one likes, and 1 troop, which may join the Conflict."""
    t = epic(hand=[CONTROL, "dagger"], garrison=3).play(CONTROL, "imperial_basin").take("card:" + CONTROL)
    assert {option[1:] for option in t.legal() if option[0] == "trash"} == {("hand", "dagger"), ("in_play", CONTROL)}
    t.do("trash", "in_play", CONTROL)
    assert (t.spice(), t.garrison(), t.seat().in_play) == (0, 4, ())
    assert t.can("deploy", 3)


@proves("card:control_the_spice", "X14.6", "X9.8")
def test_control_the_spice_paid_for_may_trash_nothing() -> None:
    """After paying, the trash may be declined; the troop comes."""
    t = epic(hand=[CONTROL, "dagger"], garrison=3).play(CONTROL, "imperial_basin").take("card:" + CONTROL).decline()
    assert (t.spice(), t.garrison(), t.seat().hand) == (0, 4, ("dagger",))


@proves("card:control_the_spice", "X14.6", "X9.8")
def test_control_the_spice_wants_its_spice() -> None:
    """Without spice it gives nothing; with spice it may be left."""
    assert not epic(hand=[CONTROL]).play(CONTROL, "smuggling").can_take("card:" + CONTROL)
    t = epic(hand=[CONTROL], garrison=3).play(CONTROL, "imperial_basin").end_turn()
    assert (t.spice(), t.garrison()) == (1, 3)


@proves("card:control_the_spice", "X14.6")
def test_control_the_spice_reveals_persuasion_and_spice() -> None:
    """Reveal box: 1 persuasion, 1 spice."""
    t = epic(hand=[CONTROL]).reveal()
    assert (t.persuasion(), t.spice(), t.can("take")) == (1, 1, False)
