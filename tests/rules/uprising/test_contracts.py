"""U12: the CHOAM Module - taking contracts and completing them."""

from __future__ import annotations

import pytest

from tests.kit import Table, proves, upr, uprising_table


def taking(leader: str = "", **facts: object) -> Table:
    """A contract of Dutiful Service is to be taken."""
    t = uprising_table(choam=True, leader=leader, hand=["diplomacy"], **facts).market("espionage", "harvest_3")
    return t.play("diplomacy", "dutiful_service").take("space:dutiful_service", "take_contract")


@proves("U12.1")
def test_one_of_the_two_face_up_contracts_is_taken_and_replaced() -> None:
    """There is no way to decline."""
    t = taking()
    assert set(t.legal()) == {("contract", upr("espionage")), ("contract", upr("harvest_3"))}
    following = t.contract_pile()[0]
    t.take_contract("espionage")
    assert (t.contracts(), t.contracts_shown()) == (("espionage",), (following, "harvest_3"))


@proves("U12.1")
def test_taking_is_compulsory() -> None:
    """The turn does not end before."""
    t = uprising_table(choam=True, hand=["diplomacy"]).play("diplomacy", "dutiful_service")
    assert t.why_not("end_turn") == "effects_left"
    assert {option[0] for option in t.take("space:dutiful_service", "take_contract").legal()} == {"contract"}


@proves("U12.1")
def test_without_contracts_there_are_solari() -> None:
    """Two are left: each is taken and its place stays empty; the third icon gives Solari."""
    t = uprising_table(choam=True, hand=["diplomacy", "seek_allies", "delivery_agreement"])
    t.setup(1, completed=t.contract_pile()).play("diplomacy", "dutiful_service").finish_turn()
    assert sorted(t.contracts_shown())[0] == ""
    t.setup(2, contracts=[name for name in t.contracts_shown() if name])
    assert (t.contracts_shown(), t.solari()) == (("", ""), 0)
    t.setup(0, agents=[]).until_turn_of(0).play("seek_allies", "dutiful_service").finish_turn()
    assert (t.solari(), len(t.contracts())) == (2, 1)


@proves("U12.2", "U3.9")
def test_shaddam_may_take_a_contract_set_aside() -> None:
    """Nobody else may."""
    t = taking(leader="shaddam_corrino_iv")
    offered = {str(option[1]).removeprefix("uprising/") for option in t.legal() if option[0] == "contract"}
    assert offered == {"espionage", "harvest_3", "sardaukar_draw", "sardaukar_recall"}
    t.take_contract("sardaukar_draw")
    assert (t.contracts(), t.contracts_aside()) == (("sardaukar_draw",), ("sardaukar_recall",))
    assert t.contracts_shown() == ("espionage", "harvest_3")
    t = uprising_table(choam=True, leader="shaddam_corrino_iv", turn_of=0)
    t.setup(1, hand=["diplomacy"]).turn_begins(1).play("diplomacy", "dutiful_service")
    t.take("space:dutiful_service", "take_contract")
    assert {str(option[1]) for option in t.legal()} == {upr(name) for name in t.contracts_shown()}


@proves("U12.3")
def test_an_agent_completes_all_contracts_of_its_space() -> None:
    """Both of Arrakeen; the one of another space waits."""
    held = ["arrakeen_water", "espionage", "arrakeen_troop_spy"]
    t = uprising_table(choam=True, hand=["reconnaissance"], contracts=held, water=0).play("reconnaissance", "arrakeen")
    assert (t.contracts(), t.completed()) == (("espionage",), ("arrakeen_water", "arrakeen_troop_spy"))
    assert (t.water(), t.garrison()) == (1, 3 + 1 + 1)
    assert t.why_not("end_turn") == "effects_left"
    t.take("contract:arrakeen_troop_spy").spy("choam")
    assert t.spies() == ("choam",)


@proves("U12.3")
def test_infiltrating_completes_contracts_too() -> None:
    """Seat 1 is at Arrakeen."""
    t = uprising_table(choam=True, hand=["reconnaissance"], contracts=["arrakeen_water"], spies=["refinery_arrakeen"])
    t.setup(1, agents=["arrakeen"]).infiltrate("reconnaissance", "arrakeen", "refinery_arrakeen")
    assert t.completed() == ("arrakeen_water",)


@proves("U12.3")
def test_another_players_agent_completes_nothing() -> None:
    """Seat 1 holds the contract of Arrakeen."""
    t = uprising_table(choam=True, hand=["reconnaissance"]).setup(1, contracts=["arrakeen_water"])
    assert t.play("reconnaissance", "arrakeen").completed(1) == ()


@proves("U12.4")
def test_a_contract_taken_on_the_visit_waits() -> None:
    """Accept Contract has none of its own: Delivery Agreement takes Spice Refinery's there."""
    t = uprising_table(choam=True, hand=["delivery_agreement", "dagger"]).market("spice_refinery_water", "espionage")
    t.play("delivery_agreement", "spice_refinery").take("card:delivery_agreement")
    t.choose_if_asked("dagger").take_contract("spice_refinery_water").finish_turn()
    assert (t.contracts(), t.completed()) == (("spice_refinery_water",), ())


@proves("U12.4")
def test_a_harvest_contract_taken_after_the_agent_was_sent_waits_too() -> None:
    """Ruling 94: Priority Contracts at Hagga Basin, and one more spice afterwards."""
    t = uprising_table(choam=True, hand=["priority_contracts"], intrigue=["crysknife"]).market("harvest_3", "espionage")
    t.play("priority_contracts", "hagga_basin").take("card:priority_contracts").take_contract("harvest_3")
    t.intrigue("crysknife").finish_turn()
    assert (t.spice(), t.contracts(), t.completed()) == (3, ("harvest_3",), ())


@proves("U12.5")
@pytest.mark.parametrize(("bonus", "done"), [(0, ()), (1, ("harvest_3",)), (2, ("harvest_3", "harvest_4"))])
def test_harvest_contracts_count_all_spice_of_the_turn(bonus: int, done: tuple[str, ...]) -> None:
    """Hagga Basin gives 2 and its bonus spice."""
    t = uprising_table(choam=True, hand=["dune_the_desert_planet"], contracts=["harvest_3", "harvest_4"])
    t.bonus_spice("hagga_basin", bonus).play("dune_the_desert_planet", "hagga_basin").finish_turn()
    assert (t.spice(), t.completed()) == (2 + bonus, done)


@proves("U12.5")
@pytest.mark.parametrize("before", [True, False])
def test_spice_of_plot_cards_counts_before_and_after_placing(before: bool) -> None:
    """Hagga Basin's 2 and one of the card Crysknife."""
    t = uprising_table(choam=True, hand=["dune_the_desert_planet"], intrigue=["crysknife"], contracts=["harvest_3"])
    if before:
        t.intrigue("crysknife")
    t.play("dune_the_desert_planet", "hagga_basin").take("space:hagga_basin", "choose").choose_if_asked(0)
    if not before:
        assert t.completed() == ()
        t.intrigue("crysknife")
    assert (t.spice(), t.completed()) == (3, ("harvest_3",))


@proves("U12.5")
def test_spice_without_a_maker_space_counts_for_nothing() -> None:
    """Four spice in a turn at the High Council; and two copies are completed by one harvest."""
    facts = {"intrigue": ["crysknife", "desert_mouse"], "contracts": ["harvest_3"]}
    t = uprising_table(choam=True, hand=["dagger"], council=True, solari=5, **facts)
    t.play("dagger", "high_council").intrigue("crysknife").intrigue("desert_mouse").finish_turn()
    assert (t.spice(), t.completed()) == (4, ())
    t = uprising_table(choam=True, hand=["dune_the_desert_planet"], contracts=["harvest_3"] * 2, water=3)
    t.play("dune_the_desert_planet", "deep_desert").finish_turn()
    assert (t.completed(), t.solari()) == (("harvest_3", "harvest_3"), 6)


@proves("U12.6")
def test_an_immediate_contract_is_completed_at_once() -> None:
    """2 Solari, and it counts as completed."""
    t = uprising_table(choam=True, hand=["diplomacy"]).market("immediate", "espionage")
    t.play("diplomacy", "dutiful_service").take("space:dutiful_service", "take_contract").take_contract("immediate")
    assert (t.solari(), t.completed(), t.contracts()) == (2, ("immediate",), ())


@proves("U12.6")
def test_acquiring_the_spice_must_flow_completes_its_contract() -> None:
    """The next one, not another card."""
    t = uprising_table(choam=True, contracts=["acquire_the_spice_must_flow"]).reveal().setup(0, persuasion=11)
    assert t.buy("prepare_the_way").completed() == ()
    t.buy("the_spice_must_flow").finish_turn()
    assert (t.completed(), t.solari(), t.influence("guild")) == (("acquire_the_spice_must_flow",), 3, 1)


@proves("U12.7")
@pytest.mark.parametrize(("completed", "cards"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_cards_count_completed_contracts(completed: int, cards: int) -> None:
    """Cargo Runner draws with two and with four; contracts that are only held do not count."""
    names = ["arrakeen_water", "harvest_3", "harvest_4", "immediate"]
    t = uprising_table(choam=True, hand=["cargo_runner"], completed=names[:completed], contracts=["espionage"] * 2)
    assert t.play("cargo_runner", "gather_support").finish_turn().hand().total() == cards


@proves("U12.8")
@pytest.mark.parametrize(("worms", "taken"), [(0, 1), (1, 2)])
def test_a_contract_is_won_and_two_with_a_sandworm(worms: int, taken: int) -> None:
    """Trade Dispute; without the module 2 Solari each."""
    for choam in (True, False):
        t = uprising_table(choam=choam, worms=worms).conflict("trade_dispute").combat_begins(4)
        while t.can("take", "conflict:trade_dispute") or t.can("contract"):
            t.do(*next(option for option in t.legal() if option[0] in ("contract", "take")))
        assert len(t.contracts() + t.completed()) == (taken if choam else 0)
        assert t.solari() == (0 if choam else 2 * taken)


@proves("U12.8")
def test_acquiring_a_card_may_bring_a_contract() -> None:
    """Interstellar Trade."""
    t = uprising_table(choam=True).market("espionage", "harvest_3").row("interstellar_trade").reveal()
    t.setup(0, persuasion=7).buy("interstellar_trade").take_contract("harvest_3")
    assert t.contracts() == ("harvest_3",)


@proves("U12.1", "U3.9")
def test_nobody_sees_the_face_down_contracts() -> None:
    """Two games that differ in them alone look the same to every seat."""
    t = uprising_table(choam=True)
    pile, views = t.contract_pile(), []
    for deck in (pile, pile[::-1]):
        t = uprising_table(choam=True).market(*t.contracts_shown(), deck=deck)
        assert t.contract_pile() == deck
        views.append([t.view(seat) for seat in range(-1, 4)])
    assert views[0] == views[1]


@proves("U3.9")
def test_what_a_seat_can_think_of_has_the_face_down_contracts_in_every_order() -> None:
    """The same ones, and whatever others hold and the open ones stay as they are."""
    t = uprising_table(choam=True).setup(1, contracts=["espionage"]).watch()
    worlds = t.worlds(0)
    assert len({world.own["uprising"].deck for world in worlds}) > 10
    assert {tuple(sorted(world.own["uprising"].deck)) for world in worlds} == {
        tuple(sorted(map(upr, t.contract_pile())))
    }
