"""The eighteen kinds of contracts of the CHOAM Module: what completes each, and what it gives."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.cards.uprising.changes import came, owned
from tests.kit import Table, proves, upr, uprising_table

DIPLOMACY, DAGGER, RECONNAISSANCE, DUNE = "diplomacy", "dagger", "reconnaissance", "dune_the_desert_planet"

# Of each contract for a space: the space, a card to go there, and the reward.
VISITS: dict[str, tuple[str, str, dict[str, int]]] = {
    "arrakeen_water": ("arrakeen", RECONNAISSANCE, {"water": 1}),
    "arrakeen_troop_spy": ("arrakeen", RECONNAISSANCE, {"garrison": 1, "spies": 1}),
    "deliver_supplies": ("deliver_supplies", DIPLOMACY, {"solari": 3}),
    "espionage": ("espionage", DIPLOMACY, {"solari": 3}),
    "heighliner_water": ("heighliner", DIPLOMACY, {"water": 2}),
    "heighliner_troop": ("heighliner", DIPLOMACY, {"garrison": 2}),
    "high_council_influence": ("high_council", DAGGER, {"bene_gesserit": 1}),
    "high_council_solari": ("high_council", DAGGER, {"solari": 3}),
    "research_station_spy": ("research_station", RECONNAISSANCE, {"solari": 2, "spies": 1}),
    "research_station_solari": ("research_station", RECONNAISSANCE, {"solari": 3}),
    "sardaukar_draw": ("sardaukar", DIPLOMACY, {"drawn": 2}),
    "sardaukar_recall": ("sardaukar", DIPLOMACY, {}),
    "spice_refinery_draw": ("spice_refinery", RECONNAISSANCE, {"drawn": 2}),
    "spice_refinery_water": ("spice_refinery", RECONNAISSANCE, {"water": 1}),
}
HARVESTS = {"harvest_3": (3, 3), "harvest_4": (4, 4)}  # how much spice, and the Solari
COPIES = {"espionage": 2, "harvest_3": 2}
OTHERS = ("acquire_the_spice_must_flow", "immediate")
ALL = (*VISITS, *HARVESTS, *OTHERS)
GOODS = {"solari": 9, "spice": 9, "water": 9}


def before(card: str, *contracts: str, **facts: object) -> Table:
    """Seat 0 holds the card, the contracts and enough of all goods."""
    return uprising_table(choam=True, hand=[card], contracts=contracts, **GOODS, **facts)


def visit(t: Table, card: str, space: str) -> dict[str, int]:
    """What a visit changes; Spies are placed, what else is optional is left."""
    was = owned(t)
    t.play(card, space)
    while ("end_turn",) not in t.legal() or t.can_take(f"space:{space}", "place_spy"):
        place = [option for option in t.legal() if option[0] == "spy"]
        t.do(*place[0]) if place else t.idle()
    return came(t.finish_turn(), was)


# ------------------------------------------------------------------------------------------------ all of them


@proves(*("contract:" + upr(contract) for contract in ALL))
def test_twenty_contracts() -> None:
    """Two lie face up, the others face down; two kinds are there twice."""
    t = uprising_table(choam=True)
    assert Counter(t.contracts_shown() + t.contract_pile()) == {name: COPIES.get(name, 1) for name in ALL}
    assert len(t.contract_pile()) == 20 - 2


@proves(*("contract:" + upr(contract) for contract in VISITS))
@pytest.mark.parametrize("contract", VISITS)
def test_the_reward_for_a_visit(contract: str) -> None:
    """It comes beside what the visit itself gives, and the contract is completed."""
    space, card, reward = VISITS[contract]
    t, plain = before(card, contract), visit(before(card), card, space)
    both = {what: plain.get(what, 0) + reward.get(what, 0) for what in plain | reward}
    assert visit(t, card, space) == {**both, "contracts": -1}
    assert (t.contracts(), t.completed()) == ((), (contract,))


@proves(*("contract:" + upr(contract) for contract in VISITS))
@pytest.mark.parametrize("contract", VISITS)
def test_another_space_does_not_complete_it(contract: str) -> None:
    """Not the other space of the same icon, nor the spaces beside it."""
    space, card, _ = VISITS[contract]
    t = before(card, contract, influence={"emperor": 2, "fremen": 2})
    for other in [str(option[2]) for option in t.legal() if option[0] == "send" and option[2] != upr(space)]:
        t = before(card, contract, influence={"emperor": 2, "fremen": 2}).play(card, other)
        assert t.completed() == ()


@proves(*("contract:" + upr(contract) for contract in HARVESTS))
@pytest.mark.parametrize("contract", HARVESTS)
def test_the_reward_for_a_harvest(contract: str) -> None:
    """Hagga Basin gives 2 spice and the bonus spice: one less is not enough."""
    need, solari = HARVESTS[contract]
    for bonus, done in ((need - 3, False), (need - 2, True), (need, True)):
        t = before(DUNE, contract).bonus_spice("hagga_basin", bonus).play(DUNE, "hagga_basin").finish_turn()
        assert (t.completed(), t.solari()) == (((contract,) if done else ()), 9 + solari * done)


@proves("contract:uprising/acquire_the_spice_must_flow")
@pytest.mark.parametrize("had", [True, False])
def test_acquire_the_spice_must_flow(had: bool) -> None:
    """Spacing Guild Influence and 3 Solari for the next one; not for one that its owner has already."""
    cards = ["the_spice_must_flow"] if had else []
    t = before(DAGGER, "acquire_the_spice_must_flow", discard=cards).reveal().setup(0, persuasion=9)
    was = owned(t)
    assert t.completed() == ()
    t.buy("the_spice_must_flow").finish_turn()
    assert t.completed() == ("acquire_the_spice_must_flow",)
    gain = came(t, was)
    assert (gain["guild"], gain["solari"], gain["vp"]) == (1, 3, 1)


@proves("contract:uprising/immediate")
def test_immediate() -> None:
    """2 Solari at once, in the turn in which it is taken."""
    t = uprising_table(choam=True, hand=[DIPLOMACY]).market("immediate", "espionage").play(DIPLOMACY, "dutiful_service")
    t.take("space:dutiful_service", "take_contract").take_contract("immediate")
    assert (t.solari(), t.contracts(), t.completed()) == (2, (), ("immediate",))


# ------------------------------------------------------------------------------------------------ single ones


@proves("contract:uprising/espionage", "contract:uprising/harvest_3")
def test_two_copies_are_completed_by_one_turn() -> None:
    """Each gives its Solari."""
    t = before(DIPLOMACY, "espionage", "espionage").play(DIPLOMACY, "espionage")
    assert t.solari() == 9 + 3 + 3
    t = before(DUNE, "harvest_3", "harvest_3").play(DUNE, "deep_desert").finish_turn()
    assert t.solari() == 9 + 3 + 3


@proves("contract:uprising/arrakeen_troop_spy")
def test_the_troop_of_arrakeens_contract_may_be_deployed() -> None:
    """With the one of the space and two of the garrison."""
    t = before(RECONNAISSANCE, "arrakeen_troop_spy").play(RECONNAISSANCE, "arrakeen")
    assert (t.can("deploy", 4), t.can("deploy", 5)) == (True, False)


@proves("contract:uprising/heighliner_troop")
def test_the_troops_of_heighliners_contract_may_be_deployed() -> None:
    """With the five of the space and two of the garrison; the supply had nine."""
    t = before(DIPLOMACY, "heighliner_troop").play(DIPLOMACY, "heighliner")
    assert (t.can("deploy", 9), t.can("deploy", 10)) == (True, False)


@proves("contract:uprising/high_council_influence", "contract:uprising/high_council_solari")
@pytest.mark.parametrize("council", [False, True])
def test_every_visit_to_the_high_council_counts(council: bool) -> None:
    """The first one and later ones; a seat that comes with a card is no visit."""
    contracts = ["high_council_influence", "high_council_solari"]
    t = before(DAGGER, *contracts, council=council).play(DAGGER, "high_council").finish_turn()
    assert (t.completed(), t.solari()) == (tuple(contracts), 9 - 5 + 3)
    assert t.influence("bene_gesserit") == 1
    t = before("corrinth_city", *contracts).reveal().take("card:corrinth_city").branch(1)
    assert (t.seat().council, t.completed()) == (True, ())


@proves("contract:uprising/sardaukar_recall")
@pytest.mark.parametrize(("agents", "left"), [(["arrakeen"], 1), ([], 1)])
def test_sardaukars_contract_recalls_another_agent(agents: list[str], left: int) -> None:
    """Never the one just sent; with no other one nothing comes back, and the contract is completed."""
    t = before(DIPLOMACY, "sardaukar_recall", agents=agents).play(DIPLOMACY, "sardaukar").finish_turn()
    assert t.seat().agents == (upr("sardaukar"),)
    assert (t.seat().agents_left, t.completed()) == (left, ("sardaukar_recall",))


@proves("contract:uprising/sardaukar_draw", "contract:uprising/sardaukar_recall")
def test_shaddam_alone_may_take_the_sardaukar_contracts() -> None:
    """They are set aside when he plays: not among the others, and offered to him with the two that lie face up."""
    aside = ("sardaukar_draw", "sardaukar_recall")
    t = uprising_table(choam=True, leader="shaddam_corrino_iv", hand=[DIPLOMACY])
    assert set(t.contracts_aside()) == set(aside)
    assert not set(aside) & {*t.contracts_shown(), *t.contract_pile()}
    t.play(DIPLOMACY, "dutiful_service").take("space:dutiful_service", "take_contract")
    assert all(t.can("contract", name) for name in (*aside, *t.contracts_shown()))
