"""X4: the Shipping track."""

import pytest

from tests.kit import ix_table, proves, solo_table

SMUGGLER = "dune_the_desert_planet"


def smuggling(step, **facts):
    """An Agent at Smuggling, its Freighter icon being used; the Freighter stands at this step."""
    t = ix_table(hand=[SMUGGLER], freighter=step, **facts).play(SMUGGLER, "smuggling")
    return t.take("space:smuggling")


def recalled(step, **facts):
    return smuggling(step, **facts).do("freighter", "recall")


@proves("X4.1")
def test_three_steps_above_the_bottom():
    """From step 2 once more up, then no further."""
    assert smuggling(2).do("freighter", "advance").ix().freighter == 3
    assert ("freighter", "advance") not in smuggling(3).legal()


@proves("X4.1")
def test_freighters_do_not_block_one_another():
    """Three others stand where this one goes."""
    t = ix_table(hand=[SMUGGLER])
    for seat in (1, 2, 3):
        t.setup(seat, freighter=1)
    t.play(SMUGGLER, "smuggling").take("space:smuggling").do("freighter", "advance")
    assert [t.ix(seat).freighter for seat in range(4)] == [1, 1, 1, 1]


@proves("X4.2")
def test_an_icon_advances_or_recalls_or_is_left():
    """In the middle of the track all three are open; each icon is one of them."""
    assert set(smuggling(1).legal()) >= {("freighter", "advance"), ("freighter", "recall"), ("decline",)}
    assert smuggling(1).decline().ix().freighter == 1
    t = smuggling(1).do("freighter", "advance")
    assert (t.ix().freighter, t.can("freighter"), t.can_take("space:smuggling")) == (2, False, False)


@proves("X4.2")
def test_a_recall_goes_to_the_bottom():
    """However high the Freighter stood."""
    for step in (1, 2, 3):
        assert recalled(step).ix().freighter == 0


@proves("X4.2", "X4.3")
def test_advancing_gives_nothing():
    """Rewards come with the recall only."""
    t = smuggling(1)
    before = (t.solari(), t.spice(), t.supply())
    t.do("freighter", "advance")
    assert (t.solari(), t.spice(), t.supply()) == before


@proves("X4.3")
@pytest.mark.parametrize(
    ("step", "rewards"),
    [
        (1, {"shipping:shipping_dividends"}),
        (2, {"shipping:shipping_dividends", "shipping:shipping_troops"}),
        (3, {"shipping:shipping_dividends", "shipping:shipping_troops", "shipping:shipping_tech"}),
    ],
)
def test_a_recall_collects_the_space_and_all_below(step, rewards):
    """And nothing above: the step tells which of the three rewards wait or were given."""
    t = recalled(step, spice=20)
    sources = {source for source in rewards if t.can_take(source)}
    if step == 1:  # the only reward, so its choice is asked at once
        assert (t.decision().kind, t.decision().source) == ("choose", "shipping:shipping_dividends")
    else:
        assert sources == rewards
        others = {"shipping:shipping_dividends", "shipping:shipping_troops", "shipping:shipping_tech"} - rewards
        assert not any(t.can_take(source) for source in others)
    assert (t.garrison() == 5) is (step >= 2)


@proves("X4.3")
def test_the_rewards_come_in_any_order():
    """The tile first, Dividends last, or the other way round."""
    t = recalled(3, spice=20).shown("training_drones", "flagship", "spaceport").take("shipping:shipping_tech")
    t.do("buy_tech", 0, 0, "spice").take("shipping:shipping_troops").pick("guild").branch(0)
    assert (t.ix().tech, t.influence("guild"), t.solari()) == (("training_drones",), 1, 6)
    t = recalled(2).take("shipping:shipping_troops").pick("guild")
    assert t.can("branch")
    t = recalled(2).take("shipping:shipping_dividends").branch(0)
    assert t.can("faction", "guild")


@proves("X4.4")
def test_dividends_for_oneself_and_each_opponent():
    """5 Solari (and 1 of Smuggling) against 1 for each of the three."""
    t = recalled(1, solari=0)
    t.setup(1, solari=0).setup(2, solari=0).setup(3, solari=4).branch(0)
    assert [t.solari(seat) for seat in range(4)] == [6, 1, 1, 5]


@proves("X4.4")
def test_two_spice_instead_of_dividends():
    """Nobody else gains anything."""
    t = recalled(1, spice=0)
    before = [t.solari(seat) for seat in range(4)]
    t.branch(1)
    assert (t.spice(), [t.solari(seat) for seat in range(4)]) == (2, before)


@proves("X4.4")
def test_rivals_and_not_house_hagal_get_dividends():
    """Solo both Rivals are opponents; with two players only the other player gains."""
    t = solo_table(boxes=("base", "ix"), hand=[SMUGGLER], freighter=1).setup(1, solari=0).setup(2, solari=0)
    t.play(SMUGGLER, "smuggling").take("space:smuggling").do("freighter", "recall").branch(0)
    assert (t.solari(1), t.solari(2)) == (1, 1)
    t = ix_table(2, hand=[SMUGGLER], freighter=1).setup(1, solari=0).setup(2, solari=0)
    t.play(SMUGGLER, "smuggling").take("space:smuggling").do("freighter", "recall").branch(0)
    assert (t.solari(1), t.solari(2)) == (1, 0)


@proves("X4.5")
def test_the_second_space_gives_both_troops_and_influence():
    """Two troops and a step with any one Faction; neither instead of the other."""
    t = recalled(2).take("shipping:shipping_dividends").branch(0)
    assert {option[1] for option in t.legal() if option[0] == "faction"} == {
        *("emperor", "guild", "bene_gesserit", "fremen"),
    }
    t.pick("fremen")
    assert (t.garrison(), t.supply(), t.influence("fremen")) == (5, 7, 1)


@proves("X4.6")
def test_the_top_space_sells_a_tile_for_two_less_if_one_likes():
    """Training Drones for 1; or nothing."""
    for buy in (True, False):
        t = recalled(3, spice=1).shown("training_drones", "flagship", "spaceport").take("shipping:shipping_tech")
        t = t.do("buy_tech", 0, 0, "spice") if buy else t.decline()
        assert (t.spice(), len(t.ix().tech)) == ((0, 1) if buy else (1, 0))


@proves("X4.7")
def test_rewards_of_one_recall_feed_each_other():
    """Without spice: two from the first space, then Memocorders and the like for them."""
    t = recalled(3, spice=0).shown("detonation_devices", "flagship", "spaceport")
    t.take("shipping:shipping_dividends").branch(1).take("shipping:shipping_tech").do("buy_tech", 0, 0, "spice")
    assert (t.spice(), t.ix().tech) == (1, ("detonation_devices",))


def shipped(step, *moves, **facts):
    """Two icons at Interstellar Shipping."""
    t = ix_table(hand=[SMUGGLER], influence={"guild": 2}, freighter=step, spice=0, **facts)
    t.play(SMUGGLER, "interstellar_shipping").take("space:interstellar_shipping")
    return t


@proves("X4.8")
def test_advance_then_recall_and_recall_then_advance():
    """From the bottom: up and home with 2 spice; from step 1: home with 2 spice and up again."""
    t = shipped(0).do("freighter", "advance").do("freighter", "recall").branch(1)
    assert (t.ix().freighter, t.spice()) == (0, 2)
    t = shipped(1).do("freighter", "recall").branch(1).do("freighter", "advance")
    assert (t.ix().freighter, t.spice()) == (1, 2)


@proves("X4.8")
def test_the_second_icon_may_be_left():
    """One step and no more."""
    t = shipped(0).do("freighter", "advance").decline()
    assert (t.ix().freighter, t.can("end_turn")) == (1, True)


@proves("X4.9")
def test_troops_of_a_recall_go_to_the_garrison():
    """Smuggling is no Combat space."""
    t = recalled(2).take("shipping:shipping_dividends").branch(0).pick("guild")
    assert (t.garrison(), t.troops(), t.can("deploy")) == (5, 0, False)


@proves("X4.9")
def test_troops_of_a_recall_may_be_deployed_with_an_agent_on_a_combat_space():
    """Landing Rights to Arrakeen: one of the space, two of the track and two more."""
    t = ix_table(hand=["landing_rights"], freighter=2).play("landing_rights", "arrakeen").take("card:landing_rights")
    t.do("freighter", "recall").take("shipping:shipping_dividends").branch(0).pick("guild")
    assert max(option[1] for option in t.legal() if option[0] == "deploy") == 5


@proves("X4.10")
def test_a_freighter_at_the_bottom_is_not_recalled():
    """It would give nothing, so it is not offered."""
    assert ("freighter", "recall") not in smuggling(0).legal()


@proves("X4.11", "card:appropriate")
def test_freighter_as_an_acquire_effect():
    """Appropriate acquired in a Reveal turn."""
    t = ix_table(hand=["lady_jessica", "convincing_argument"]).row("appropriate").reveal().buy("appropriate")
    assert t.do("freighter", "advance").ix().freighter == 1


@proves("X4.11", "card:guild_chief_administrator")
def test_freighter_as_a_reveal_effect():
    """Guild Chief Administrator."""
    t = ix_table(hand=["guild_chief_administrator"]).reveal().take("card:guild_chief_administrator")
    assert t.do("freighter", "advance").ix().freighter == 1


@proves("X4.11", "X9.13", "conflict:trade_monopoly")
def test_a_recall_as_a_conflict_reward_with_a_tile_bought_in_combat():
    """Official example: Trade Monopoly, Spaceport, and seven cards in the next round."""
    t = ix_table(freighter=3, spice=3, deck=["dagger"] * 2 + ["diplomacy"] + ["reconnaissance"])
    t.shown("spaceport", "flagship", "artillery").conflict("trade_monopoly").fight(2)
    t.do("freighter", "recall").take("shipping:shipping_tech").do("buy_tech", 0, 0, "spice")
    assert (t.state.phase, t.ix().tech, len(t.seat().hand)) == ("combat", ("spaceport",), 2)


@proves("X9.13")
def test_cards_drawn_after_the_reveal_turn_stay_and_five_more_come():
    """Two of Spaceport and the five of Round Start."""
    t = ix_table(freighter=3, spice=3).shown("spaceport", "flagship", "artillery").conflict("trade_monopoly").fight(2)
    t.do("freighter", "recall").take("shipping:shipping_tech").do("buy_tech", 0, 0, "spice").finish_round()
    assert len(t.seat().hand) == 7


@proves("X4.11", "X7.3", "card:freighter_fleet")
def test_a_recall_in_another_players_turn():
    """Reverend Mother Mohiam makes seat 1 discard Freighter Fleet: it may buy a tile in seat 0's turn."""
    t = ix_table(hand=["reverend_mother_mohiam"], in_play=["bene_gesserit_sister"])
    t.setup(1, hand=["freighter_fleet", "dagger"], freighter=3, spice=1)
    t.shown("training_drones", "flagship", "spaceport").play("reverend_mother_mohiam", "wealth")
    t.take("card:reverend_mother_mohiam")
    while t.can("discard"):
        t.do(*t.legal()[0])
    assert (t.asked(), t.turn.seat) == (1, 0)
    t.do("freighter", "recall").take("shipping:shipping_tech").do("buy_tech", 0, 0, "spice")
    assert t.ix(1).tech == ("training_drones",)
