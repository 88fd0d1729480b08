"""The Imperium cards of Uprising that come with the CHOAM Module: contracts taken and counted."""

from __future__ import annotations

import pytest

from tests.cards.uprising.changes import owned, use
from tests.kit import Table, proves, upr, uprising_table, worth

DONE = ("arrakeen_water", "arrakeen_troop_spy", "sietch_tabr_spice", "research_station_influence")
CHOAM = ("cargo_runner", "delivery_agreement", "interstellar_trade", "priority_contracts")
SHOWN = ("arrakeen_water", "harvest_3")
AGREEMENTS = pytest.mark.parametrize(("card", "spice"), [("delivery_agreement", 1), ("priority_contracts", 2)])


def with_done(n: int, **facts: object) -> Table:
    """Seat 0 has completed this number of contracts; two more lie face up."""
    t = uprising_table(choam=True, **facts)
    pile = (*t.contracts_shown(), *t.contract_pile())
    return t.setup(completed=pile[:n])


@proves("U3.3", *(f"card:{upr(card)}" for card in CHOAM))
@pytest.mark.parametrize("card", CHOAM)
def test_without_the_module_these_cards_are_out_of_the_game(card: str) -> None:
    """Neither in the deck nor in the Row; with it each is there once."""
    for choam in (False, True):
        state = uprising_table(choam=choam).state
        assert (state.imperium_deck + state.row).count(upr(card)) == choam


@proves("U12.7", "card:uprising/cargo_runner")
@pytest.mark.parametrize(("n", "draws"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_cargo_runner_draws_for_completed_contracts(n: int, draws: int) -> None:
    """A card for two, another for four; those not completed do not count."""
    t = with_done(n, hand=["cargo_runner"])
    t.setup(contracts=t.contracts_shown()).play("cargo_runner", "gather_support").finish_turn()
    assert t.hand().total() == draws


@proves("card:uprising/interstellar_trade")
@pytest.mark.parametrize("n", [0, 1, 4])
def test_interstellar_trade_counts_completed_contracts(n: int) -> None:
    """1 persuasion for each."""
    assert with_done(n, hand=["interstellar_trade"]).reveal().persuasion() == n


@proves("card:uprising/interstellar_trade")
@pytest.mark.parametrize("faction", ["emperor", "guild", "bene_gesserit", "fremen"])
def test_interstellar_trade_gives_influence_of_choice(faction: str) -> None:
    """Compulsory; with any of the four."""
    t = uprising_table(choam=True, hand=["interstellar_trade"]).play("interstellar_trade", "gather_support")
    assert t.why_not("end_turn") == "effects_left"
    assert t.take("card:interstellar_trade").pick(faction).influence(faction) == 1


@proves("U12.8", "card:uprising/interstellar_trade")
def test_a_contract_comes_with_interstellar_trade_when_it_is_acquired() -> None:
    """One of the two that lie face up, and another is turned up."""
    t = uprising_table(choam=True, hand=worth(7, "prepare_the_way")).row("interstellar_trade").reveal()
    shown, pile = t.contracts_shown(), t.contract_pile()
    t.buy("interstellar_trade")
    assert {option[1] for option in t.legal() if option[0] == "contract"} == {*map(upr, shown)}
    assert t.take_contract(shown[1]).contracts() == (shown[1],)
    assert set(t.contracts_shown()) == {shown[0], pile[0]}


@proves("U12.1", "card:uprising/priority_contracts")
def test_priority_contracts_takes_a_contract() -> None:
    """Compulsory; it waits, also if it is for the space just visited (U12.4)."""
    t = uprising_table(choam=True, hand=["priority_contracts"])
    shown = t.contracts_shown()
    t.play("priority_contracts", "gather_support")
    assert t.why_not("end_turn") == "effects_left"
    assert t.take("card:priority_contracts").take_contract(shown[0]).contracts() == (shown[0],)


@proves("U12.1", "U5.5", "card:uprising/delivery_agreement")
def test_delivery_agreement_takes_a_contract_for_a_card() -> None:
    """An arrow: a card of the hand is discarded; without one it cannot be paid."""
    t = uprising_table(choam=True, hand=["delivery_agreement", "dagger"])
    shown = t.contracts_shown()
    t.play("delivery_agreement", "spice_refinery")
    assert t.can("end_turn")
    use(t.take("card:delivery_agreement").choose_if_asked("dagger"), "card:delivery_agreement").take_contract(shown[0])
    assert (t.contracts(), t.seat().discard) == ((shown[0],), (upr("dagger"),))
    t = uprising_table(choam=True, hand=["delivery_agreement"]).play("delivery_agreement", "spice_refinery")
    assert not t.can_take("card:delivery_agreement")


@proves("card:uprising/delivery_agreement", "card:uprising/priority_contracts")
@AGREEMENTS
@pytest.mark.parametrize("n", [3, 4])
def test_agreements_give_spice_or_themselves_for_a_point(card: str, spice: int, n: int) -> None:
    """The point for four completed contracts, and the card is trashed; with three only the spice is left."""
    t = with_done(n, hand=[card])
    before = owned(t)
    t.reveal()
    use(t, f"card:{card}")
    if n == 4:
        t.branch(0)
    assert (t.spice(), t.vp(), t.seat().in_play) == (spice, before["vp"], (upr(card),))


@proves("card:uprising/delivery_agreement", "card:uprising/priority_contracts")
@AGREEMENTS
def test_agreements_are_trashed_for_a_point(card: str, spice: int) -> None:
    """In place of the spice."""
    t = with_done(4, hand=[card])
    before = t.vp()
    use(t.reveal(), f"card:{card}").branch(1)
    assert (t.spice(), t.vp(), t.seat().in_play) == (0, before + 1, ())
    assert t.state.trashed.count(upr(card)) == 1
