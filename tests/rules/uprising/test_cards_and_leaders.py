"""U13: points of cards and leaders that are easily missed."""

from __future__ import annotations

import pytest

from tests.kit import proves, upr, uprising_table

JESSICA, REVEREND = "leader:lady_jessica", "leader:reverend_mother_jessica"


@proves("U13.1")
def test_guild_envoy_must_discard() -> None:
    """The turn does not end before; a Spacing Guild card draws two. With an empty hand nothing happens."""
    t = uprising_table(hand=["guild_envoy", "dagger"]).play("guild_envoy", "deliver_supplies")
    assert t.why_not("end_turn") == "effects_left"
    t.take("card:guild_envoy").choose_if_asked("dagger")
    assert (t.hand().total(), t.seat().discard) == (0, (upr("dagger"),))
    t = uprising_table(hand=["guild_envoy", "steersman"]).play("guild_envoy", "deliver_supplies")
    assert t.take("card:guild_envoy").choose_if_asked("steersman").hand().total() == 2
    assert uprising_table(hand=["guild_envoy"]).play("guild_envoy", "deliver_supplies").can("end_turn")


@proves("U13.2", "U13.11")
def test_manipulate_keeps_a_card_for_its_owner() -> None:
    """It waits until the Reveal turn, costs 1 less there, and nobody else can get it."""
    t = uprising_table(3, intrigue=["manipulate"]).row("maula_pistol").intrigue("manipulate").pick(0)
    assert (t.seat().set_aside, t.state.row.count(upr("maula_pistol"))) == (upr("maula_pistol"), 0)
    t.reveal().setup(0, persuasion=2)
    t.buy("maula_pistol")
    assert (t.persuasion(), t.seat().discard[-1:]) == (0, (upr("maula_pistol"),))


@proves("U13.2")
def test_the_card_of_manipulate_leaves_the_game_unless_acquired() -> None:
    """At the end of the Reveal turn."""
    t = uprising_table(3, intrigue=["manipulate"]).row("maula_pistol").intrigue("manipulate").pick(0)
    t.reveal_and_end()
    assert (t.seat().set_aside, t.state.trashed.count(upr("maula_pistol"))) == ("", 1)


@proves("U13.2")
def test_another_effect_acquires_the_card_of_manipulate_without_the_discount() -> None:
    """Inspire Awe: cards that cost 3 or less. Shishakli costs 4, and 3 in the Reveal turn only."""
    offered = {}
    for card in ("maula_pistol", "shishakli"):
        t = uprising_table(3, intrigue=["manipulate", "inspire_awe"]).row(card).intrigue("manipulate").pick(0)
        t.intrigue("inspire_awe")
        offered[card] = any(upr(card) in option for option in t.legal())
    assert offered == {"maula_pistol": True, "shishakli": False}


@proves("U13.3")
@pytest.mark.parametrize(
    ("leader", "faction", "space", "good"),
    [
        ("lady_margot_fenring", "bene_gesserit", "secrets", "spice"),
        ("princess_irulan", "emperor", "dutiful_service", "intrigue"),
    ],
)
@pytest.mark.parametrize(
    ("card", "start", "gains"),
    [
        ("diplomacy", 1, True),
        ("overthrow", 1, True),
        ("diplomacy", 2, False),
        ("diplomacy", 0, False),
    ],
)
def test_reaching_two_influence(
    leader: str, faction: str, space: str, good: str, card: str, start: int, gains: bool
) -> None:
    """Stepping on it or past it, upwards alone."""
    t = uprising_table(leader=leader, hand=[card], influence={faction: start}).play(card, space).finish_turn()
    if good == "spice":
        assert t.spice() == (2 if gains else 0)
    else:
        assert len(t.seat().intrigue) == (1 if gains else 0)


@proves("U13.3")
def test_two_influence_are_reached_again_after_falling() -> None:
    """Captured Mentat: one down, one up."""
    t = uprising_table(leader="lady_margot_fenring", hand=["captured_mentat"], influence={"bene_gesserit": 2}).reveal()
    t.take("card:captured_mentat")
    assert t.spice() == 0
    assert t.pick("bene_gesserit").spice() == 2


@proves("U13.4")
def test_jessicas_second_side_acts_in_the_turn_in_which_it_is_turned() -> None:
    """One memory: a card, the troop back, and for a water Secrets once more, without its Influence."""
    t = uprising_table(leader="lady_jessica", hand=["diplomacy"], memories=1, water=1)
    supply = t.supply()
    t.play("diplomacy", "secrets").take(JESSICA)
    assert (t.leader(), t.memories(), t.supply(), t.hand().total()) == ("reverend_mother_jessica", 0, supply + 1, 1)
    t.take(REVEREND).finish_turn()
    assert (t.water(), len(t.seat().intrigue), t.influence("bene_gesserit")) == (0, 2, 1)


@proves("U13.4", "U16.2")
def test_repeating_a_space_repeats_neither_influence_nor_price() -> None:
    """Ruling 85. Desert Tactics for one water, and one more for the repeat."""
    t = uprising_table(leader="lady_jessica", turned=True, hand=["diplomacy"], water=2)
    t.play("diplomacy", "desert_tactics").take(REVEREND).finish_turn()
    assert (t.water(), t.influence("fremen"), t.garrison()) == (0, 1, 3 + 2)


@proves("U13.4")
def test_jessica_does_nothing_elsewhere() -> None:
    """The Guild; and the first side at the Fremen."""
    t = uprising_table(leader="lady_jessica", turned=True, hand=["diplomacy"]).play("diplomacy", "deliver_supplies")
    assert not t.can_take(REVEREND)
    t = uprising_table(leader="lady_jessica", memories=1, hand=["diplomacy"]).play("diplomacy", "fremkit")
    assert not t.can_take(JESSICA)


@proves("U13.5")
def test_after_shaddams_signet_nothing_is_deployed_this_turn() -> None:
    """Neither recruits of Arrakeen nor by Detonation; in the next turn again."""
    facts = {"hand": ["signet_ring", "reconnaissance"], "intrigue": ["detonation"]}
    t = uprising_table(choam=True, leader="shaddam_corrino_iv", **facts).play("signet_ring", "arrakeen")
    t.take("leader:shaddam_corrino_iv").choose_if_asked(0)
    assert not t.can("deploy")
    t.finish_turn().until_turn_of(0).play("reconnaissance", "spice_refinery")
    assert t.can("deploy")


@proves("U13.5")
def test_units_deployed_before_the_signet_stay() -> None:
    """Detonation first: its troops are in the Conflict."""
    t = uprising_table(choam=True, leader="shaddam_corrino_iv", hand=["signet_ring"], intrigue=["detonation"])
    t.intrigue("detonation").branch(1).deploy(2).play("signet_ring", "arrakeen").finish_turn()
    assert t.troops() == 2


@proves("U13.6", "U16.1")
def test_feyds_token_stays_on_the_last_space() -> None:
    """Ruling 84: there is no further reward."""
    t = uprising_table(leader="feyd_rautha_harkonnen", hand=["signet_ring"], training="d1")
    t.play("signet_ring", "gather_support").finish_turn()
    assert (t.training(), t.garrison()) == ("f", 3 + 2 + 1)
    t = uprising_table(leader="feyd_rautha_harkonnen", hand=["signet_ring"], training="f")
    t.play("signet_ring", "gather_support")
    assert (t.can("train"), t.can("end_turn")) == (False, True)
    assert (t.finish_turn().training(), t.garrison()) == ("f", 3 + 2)


@proves("U13.7")
@pytest.mark.parametrize("card", ["impress", "inspire_awe"])
def test_cards_that_acquire_may_be_played_with_nothing_to_acquire(card: str) -> None:
    """Every card of the Row costs more than 3, and Prepare the Way is gone."""
    dear = ["steersman", "overthrow", "junction_headquarters", "long_live_the_fighters", "shishakli"]
    t = uprising_table(intrigue=[card]).row(*dear).setup(1, discard=["prepare_the_way"] * 8)
    if card == "impress":
        t.setup(2, intrigue=["devour"]).combat_begins(4, 0, 2)
    t.intrigue(card)
    assert len(t.state.intrigue_discard) == 1
    assert t.strength() == (4 + 2 if card == "impress" else 0)


@proves("U13.8")
def test_two_factions_are_chosen_before_anything_is_gained() -> None:
    """Buy Access: two different ones; the bonus of the first is not known when the second is chosen."""
    t = uprising_table(intrigue=["buy_access"], solari=5, influence={"guild": 3}).intrigue("buy_access").pick("guild")
    assert (t.influence("guild"), t.solari()) == (3, 0)
    assert ("faction", "guild") not in t.legal()
    t.pick("fremen")
    assert (t.influence("guild"), t.influence("fremen"), t.solari()) == (4, 1, 3)


@proves("U13.9")
@pytest.mark.parametrize(("beside", "strength"), [([], 1), (["dagger"], 3), (["long_live_the_fighters"], 5)])
def test_leadership_counts_cards_that_give_swords(beside: list[str], strength: int) -> None:
    """A sword of its own, one for each other card, however many swords that has."""
    t = uprising_table(hand=["leadership", *beside], conflict=1).reveal()
    assert t.strength() == 2 + strength


@proves("U13.9")
def test_sardaukar_coordination_and_stilgar_count_themselves() -> None:
    """One Emperor card beside it: 2 swords. Stilgar alone: 2 persuasion."""
    t = uprising_table(hand=["sardaukar_coordination", "calculus_of_power", "dagger"], conflict=1).reveal()
    assert t.strength() == 2 + 2 + 1
    assert uprising_table(hand=["stilgar_the_devoted"]).reveal().persuasion() == 2
    assert uprising_table(hand=["stilgar_the_devoted", "desert_survival"]).reveal().persuasion() == 4 + 1


@proves("U13.10")
def test_the_dearest_cards_and_the_limits_of_free_ones() -> None:
    """9 and 8; Irulan takes cards of 1 alone, Inspire Awe of 3."""
    t = uprising_table()
    cost = {card.id: card.cost or 0 for card in t.rules.catalog.cards}
    dearest = {card: price for card, price in cost.items() if price >= 8}
    assert dearest == {upr("the_spice_must_flow"): 9, upr("steersman"): 8, upr("overthrow"): 8}
    row = ["weirding_woman", "desert_survival", "maula_pistol", "shishakli", "steersman"]
    t = uprising_table(intrigue=["inspire_awe"]).row(*row).intrigue("inspire_awe")
    assert {cost[str(option[1])] for option in t.legal() if option[0] == "acquire"} == {1, 2, 3}
    t = uprising_table(leader="princess_irulan", hand=["signet_ring"]).row(*row).play("signet_ring", "gather_support")
    t.take("leader:princess_irulan").choose_if_asked(0)
    assert {cost[str(option[1])] for option in t.legal() if option[0] == "acquire"} <= {1}
    t.choose_if_asked("weirding_woman").finish_turn()
    assert upr("weirding_woman") in t.hand()


@proves("U13.11")
def test_call_to_arms_waits_for_the_reveal_turn() -> None:
    """Played in the Agent turn; two cards acquired bring two troops; then it is discarded."""
    t = uprising_table(3, hand=["dagger"], intrigue=["call_to_arms"]).intrigue("call_to_arms")
    assert (t.seat().intrigue_open, t.state.intrigue_discard) == ((upr("call_to_arms"),), ())
    t.play("dagger", "assembly_hall").finish_turn().until_turn_of(0).reveal().setup(0, persuasion=4)
    t.buy("prepare_the_way").buy("prepare_the_way").end_turn()
    assert (t.garrison(), t.state.intrigue_discard) == (3 + 2, (upr("call_to_arms"),))


@proves("U13.12")
def test_a_memory_is_a_troop_of_the_supply_and_no_unit() -> None:
    """Jessica's Signet Ring: a spice for an Intrigue card and a memory."""
    t = uprising_table(leader="lady_jessica", hand=["signet_ring"], spice=1)
    supply, garrison = t.supply(), t.garrison()
    t.play("signet_ring", "assembly_hall").take(JESSICA).finish_turn()
    assert (t.memories(), t.supply(), t.garrison(), t.strength()) == (1, supply - 1, garrison, 0)
    t = uprising_table(leader="lady_jessica", hand=["signet_ring"], spice=1, garrison=12)
    t.play("signet_ring", "assembly_hall").take(JESSICA).finish_turn()
    assert t.memories() == 0


@proves("U16.5")
def test_opportunism_may_take_twice_from_one_faction() -> None:
    """Ruling 88: two icons, each with a choice of its own."""
    t = uprising_table(intrigue=["opportunism"], solari=2, influence={"guild": 1, "fremen": 1}, vp=1)
    t.intrigue("opportunism").choose_if_asked("guild").choose_if_asked("fremen")
    assert (t.vp(), t.seat().influence, t.solari()) == (2, (0, 0, 0, 0), 0)
    t = uprising_table(intrigue=["opportunism"], solari=2, influence={"guild": 3}, vp=1).intrigue("opportunism")
    assert (t.influence("guild"), t.vp()) == (1, 1 - 1 + 1)
