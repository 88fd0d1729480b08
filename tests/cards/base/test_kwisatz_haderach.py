"""Kwisatz Haderach: its Agent box replaces the usual rules for sending an Agent (R25.14)."""

from __future__ import annotations

from tests.kit import Table, table
from tests.kit.coverage import proves

KWISATZ = "kwisatz_haderach"


def origins(t: Table, space: str) -> set[str]:
    """Where the Agents that it could send to the space come from; "" is the leader."""
    return {str(option[4]) for option in t.legal() if option[:3] == ("send", KWISATZ, space)}


@proves("card:kwisatz_haderach", "R7.4", "R25.14")
def test_kwisatz_haderach_reaches_every_space_without_icons():
    """It prints no icons, yet sends an Agent to any space whose cost and requirement are met."""
    t = table(hand=[KWISATZ], solari=8, spice=6, water=2, influence={"fremen": 2})
    spaces = {option[2] for option in t.legal() if option[0] == "send"}
    assert spaces == {
        *("conspire", "wealth", "heighliner", "foldspace", "selective_breeding", "secrets", "hardy_warriors"),
        *("stillsuits", "high_council", "mentat", "swordmaster", "rally_troops", "hall_of_oratory", "sell_melange"),
        *("secure_contract", "arrakeen", "carthag", "research_station", "sietch_tabr", "the_great_flat"),
        *("hagga_basin", "imperial_basin"),
    }


@proves("card:kwisatz_haderach", "R25.14")
def test_kwisatz_haderach_draws_a_card_and_must():
    """Agent box: the Agent from the leader goes, and one card is drawn."""
    t = table(hand=[KWISATZ], deck=["dagger", "diplomacy"]).play(KWISATZ, "hall_of_oratory")
    assert not t.can("end_turn")
    t.take("card:" + KWISATZ)
    assert t.hand() == {"dagger": 1}
    assert (t.seat().agents, t.seat().agents_left) == (("hall_of_oratory",), 1)
    assert t.garrison() == 4


@proves("card:kwisatz_haderach", "R25.14")
def test_kwisatz_haderach_ignores_agents_of_others():
    """An occupied space is no obstacle; both Agents stand there and the space gives its effects."""
    t = table(hand=[KWISATZ]).setup(1, agents=["secure_contract"]).play(KWISATZ, "secure_contract")
    assert t.solari() == 3
    assert (t.seat().agents, t.seat(1).agents) == (("secure_contract",), ("secure_contract",))


@proves("card:kwisatz_haderach", "R25.14")
def test_kwisatz_haderach_ignores_ones_own_agent():
    """A second own Agent may join the first on its space."""
    t = table(hand=[KWISATZ], agents=["secure_contract"]).play(KWISATZ, "secure_contract")
    assert t.solari() == 3
    assert (t.seat().agents, t.seat().agents_left) == (("secure_contract", "secure_contract"), 0)


@proves("card:kwisatz_haderach", "R25.14", "R30.21", "R5.3")
def test_kwisatz_haderach_needs_no_agent_on_the_leader():
    """With both Agents on the board either of them can be sent again; its former space is free then."""
    t = table(hand=[KWISATZ, "dagger"], agents=["wealth", "arrakeen"])
    assert origins(t, "secure_contract") == {"wealth", "arrakeen"}
    assert not t.can("send", "dagger")
    t.play(KWISATZ, "secure_contract", origin="wealth")
    assert (set(t.seat().agents), t.seat().agents_left) == ({"arrakeen", "secure_contract"}, 0)
    assert t.solari() == 3


@proves("card:kwisatz_haderach", "R25.14")
def test_kwisatz_haderach_may_move_an_agent_though_others_wait():
    """Any of one's Agents: one from the board may go although another is left on the leader."""
    t = table(hand=[KWISATZ], agents=["wealth"])
    assert origins(t, "stillsuits") == {"", "wealth"}
    t.play(KWISATZ, "stillsuits", origin="wealth")
    assert (t.seat().agents, t.seat().agents_left) == (("stillsuits",), 1)
    assert t.water() == 2


@proves("card:kwisatz_haderach", "R25.14", "R14.8")
def test_kwisatz_haderach_may_go_back_to_the_same_space():
    """Even to the space just left, whose effects and influence come once more."""
    t = table(hand=[KWISATZ], agents=["wealth", "arrakeen"], influence={"emperor": 1})
    t.play(KWISATZ, "wealth", origin="wealth").take("card:" + KWISATZ)
    assert (t.solari(), t.influence("emperor")) == (2, 2)
    assert set(t.seat().agents) == {"wealth", "arrakeen"}


@proves("card:kwisatz_haderach", "R7.16", "R25.14")
def test_kwisatz_haderach_frees_the_space_that_was_left():
    """The space the Agent came from can be taken by the next player."""
    t = table(hand=[KWISATZ], agents=["wealth"]).setup(1, hand=["diplomacy"])
    t.play(KWISATZ, "stillsuits", origin="wealth").take("card:" + KWISATZ).end_turn()
    assert t.can("send", "diplomacy", "wealth")
    assert t.why_not("send", "diplomacy", "stillsuits") == "occupied"


@proves("card:kwisatz_haderach", "R7.6", "R25.14")
def test_kwisatz_haderach_pays_the_cost_of_the_space():
    """Costs still apply: with 5 spice no Agent goes to the Heighliner, with 6 one does and they are spent."""
    assert not table(hand=[KWISATZ], spice=5).can("send", KWISATZ, "heighliner")
    t = table(hand=[KWISATZ], spice=6).play(KWISATZ, "heighliner")
    assert (t.spice(), t.garrison(), t.water()) == (0, 8, 3)


@proves("card:kwisatz_haderach", "R7.5", "R25.14")
def test_kwisatz_haderach_meets_the_requirement_of_the_space():
    """Requirements still apply: Sietch Tabr is closed at Fremen influence 1 and open at 2."""
    t = table(hand=[KWISATZ], influence={"fremen": 1})
    assert not t.can("send", KWISATZ, "sietch_tabr")
    assert t.why_not("send", KWISATZ, "sietch_tabr") == "influence"
    assert t.setup(influence={"fremen": 2}).can("send", KWISATZ, "sietch_tabr")


@proves("card:kwisatz_haderach", "R7.11", "R25.14")
def test_kwisatz_haderach_cannot_repeat_what_is_once_per_game():
    """High Council and Swordmaster stay closed to whoever was there, even for the Agent standing there."""
    t = table(hand=[KWISATZ], solari=20, council=True, swordmaster=True, agents=["high_council", "swordmaster"])
    assert not t.can("send", KWISATZ, "high_council")
    assert not t.can("send", KWISATZ, "swordmaster")
    assert t.why_not("send", KWISATZ, "high_council") == "once"
    assert t.can("send", KWISATZ, "rally_troops")


@proves("card:kwisatz_haderach", "R25.26")
def test_kwisatz_haderach_cannot_enter_a_space_closed_by_the_voice():
    """The Voice of an opponent closes the space to it; one's own does not."""
    t = table(hand=[KWISATZ]).voice("arrakeen", 2)
    assert not t.can("send", KWISATZ, "arrakeen")
    assert t.why_not("send", KWISATZ, "arrakeen") == "voice"
    assert table(hand=[KWISATZ]).voice("arrakeen", 0).can("send", KWISATZ, "arrakeen")


@proves("card:kwisatz_haderach", "R20.2")
def test_kwisatz_haderach_leaving_a_maker_space_lets_spice_gather():
    """The Maker space it left empty gets bonus spice in phase 4; the one it went to does not."""
    t = table(hand=[KWISATZ], agents=["imperial_basin"])
    t.play(KWISATZ, "hagga_basin", origin="imperial_basin").take("card:" + KWISATZ).finish_round()
    assert t.state.bonus_spice == {"imperial_basin": 1, "hagga_basin": 0, "the_great_flat": 1}


@proves("card:kwisatz_haderach", "R8.1", "R8.8")
def test_kwisatz_haderach_on_a_combat_space_allows_deployment():
    """Two garrison troops may follow it to the Conflict."""
    t = table(hand=[KWISATZ]).setup(1, agents=["stillsuits"]).play(KWISATZ, "stillsuits")
    assert [option for option in t.legal() if option[0] == "deploy"] == [("deploy", 2), ("deploy", 1)]
    assert t.deploy(2).troops() == 2


@proves("card:kwisatz_haderach", "R7.16")
def test_kwisatz_haderach_may_move_the_mentat():
    """The Mentat, while it is one's own, is one of one's Agents."""
    t = table(hand=[KWISATZ], mentat=True, agents=["wealth", "arrakeen", "secrets"])
    t.play(KWISATZ, "stillsuits", origin="secrets").take("card:" + KWISATZ)
    assert set(t.seat().agents) == {"wealth", "arrakeen", "stillsuits"}


@proves("card:kwisatz_haderach", "R10.5")
def test_kwisatz_haderach_leaving_the_hall_of_oratory_loses_its_persuasion():
    """The Reveal turn asks where the Agents are then, not where they were."""
    t = table(hand=[KWISATZ], agents=["hall_of_oratory"]).play(KWISATZ, "stillsuits", origin="hall_of_oratory")
    t.take("card:" + KWISATZ).setup(hand=[]).end_turn().until_turn_of(0)
    assert t.reveal().persuasion() == 0


@proves("card:kwisatz_haderach", "R7.14")
def test_kwisatz_haderach_harvests_again_what_is_left():
    """Sent again to the Maker space it stood on it brings the base spice, the bonus being gone already."""
    t = table(hand=["stilgar", KWISATZ], water=1).bonus_spice("imperial_basin", 2)
    t.play("stilgar", "imperial_basin").end_turn().until_turn_of(0)
    assert t.spice() == 3
    t.play(KWISATZ, "imperial_basin", origin="imperial_basin")
    assert t.spice() == 3 + 1


@proves("card:kwisatz_haderach")
def test_kwisatz_haderach_reveals_nothing():
    """The Reveal box is empty: no persuasion, no sword, no card."""
    t = table(hand=[KWISATZ], conflict=1, deck=["dagger"]).reveal()
    assert (t.persuasion(), t.strength()) == (0, 2)
    assert not t.can("take")
    assert t.seat().deck == ("dagger",)
