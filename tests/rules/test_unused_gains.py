"""What an answer gives up although it costs nothing: only that is asked about before it is given."""

from __future__ import annotations

from dune_desktop.content.catalog import catalog
from dune_desktop.engine.boxes.immortality.words import SpendSpecimens
from dune_desktop.engine.boxes.ix.effects import AcquireTech, Freighter
from dune_desktop.engine.explain.unused_gains import UnusedGain, for_goods, free
from dune_desktop.engine.model.effects import Choose, Gain, If, May, Pay, Spend, Trash
from dune_desktop.engine.model.vocabulary import parts
from tests.kit import Table, imm, immortality_table, ix_table, table
from tests.kit.boxes import Make, make_box

__all__ = ["make_box"]

SLIG_FARMER = imm("slig_farmer")


def lost(made: Table, *option: str) -> set[tuple[str, int, object]]:
    losses: tuple[UnusedGain, ...] = made.rules.unused_gains(made.state, option)
    return {(loss.kind, loss.n, loss.what) for loss in losses}


def test_revealing_early_gives_up_agents() -> None:
    assert lost(table(hand=["dagger"]), "reveal") == {("agents", 2, None)}
    assert lost(table(hand=["convincing_argument"]), "reveal") == set()


def test_troops_that_could_go_are_given_up_with_the_turn() -> None:
    made = table(hand=["reconnaissance"], garrison=3).play("reconnaissance", "arrakeen").take("space:arrakeen")
    assert lost(made, "end_turn") == {("troops", 3, None)}
    assert lost(made.deploy(3), "end_turn") == set()
    assert lost(table(hand=["dagger"]).play("dagger", "hall_of_oratory"), "end_turn") == set()


def test_persuasion_counts_only_while_it_can_buy_something() -> None:
    made = table(hand=["convincing_argument"]).reveal()
    assert lost(made, "end_turn") == {("persuasion", 2, None)}
    poor = table(hand=["dagger"]).reveal()
    assert lost(poor, "end_turn") == set()


def test_what_would_buy_only_a_card_for_one_is_not_asked_about() -> None:
    """One persuasion buys no more than that; with two left something worth more can be had."""
    row = ("scout", "missionaria_protectiva", "chani", "lady_jessica", "stilgar")
    made = table(hand=["diplomacy"]).row(*row).reveal()
    assert ("acquire", "scout", 0, "discard") in made.legal()
    assert lost(made, "end_turn") == set()
    more = table(hand=["convincing_argument"]).row(*row).reveal()
    assert lost(more, "end_turn") == {("persuasion", 2, None)}


def test_a_free_tile_is_given_up_with_the_last_turn_of_the_round_only() -> None:
    made = ix_table(hand=["dagger"], tech=["training_drones", "holoprojectors"])
    assert ("tile", 1, "tech:training_drones") in lost(made.reveal(), "end_turn")
    assert ("tile", 1, "tech:holoprojectors") not in lost(made, "end_turn")
    early = ix_table(hand=["dagger"], tech=["training_drones"], solari=5).play("dagger", "high_council")
    assert not any(kind == "tile" for kind, *_ in lost(early, "end_turn"))


def test_passing_in_the_endgame_gives_up_a_card_that_counts_only_then() -> None:
    facts = {"intrigue": ["plans_within_plans"], "influence": {"emperor": 3, "guild": 3, "fremen": 3}}
    made = table(hand=["dagger"], **facts).round(10).until_phase("endgame")
    assert lost(made, "pass") == {("intrigue", 1, "intrigue:plans_within_plans")}


def test_what_could_be_paid_for_is_given_up_with_the_turn() -> None:
    """5 Solari for a step on the Tleilaxu track, as long as there are 5, and not once it was paid."""
    for solari, given_up in ((5, True), (4, False)):
        made = immortality_table(hand=[SLIG_FARMER, "dagger"], solari=solari)
        made.graft(SLIG_FARMER, "dagger", "hall_of_oratory")
        made.setup(solari=solari)  # whatever the pair has brought
        paid = {what for kind, _, what in lost(made, "end_turn") if kind == "paid"}
        assert bool(paid) == given_up
    made = immortality_table(hand=[SLIG_FARMER, "dagger"], solari=9).graft(SLIG_FARMER, "dagger", "hall_of_oratory")
    assert not {kind for kind, *_ in lost(made.take("card:" + SLIG_FARMER, "pay"), "end_turn")} & {"paid"}


def test_what_a_space_was_paid_for_is_given_up_with_the_turn() -> None:
    """2 spice for the two cards at Selective Breeding, which ask for a card of one's own; the same arrow is left to
    whoever likes where nothing was paid to come there.
    """
    made = table(spice=2, hand=["diplomacy", "dagger"]).play("diplomacy", "selective_breeding")
    assert "paid" in {kind for kind, *_ in lost(made, "end_turn")}
    free_of_charge = table(hand=["seek_allies", "dagger"]).play("seek_allies", "wealth")
    assert "paid" not in {kind for kind, *_ in lost(free_of_charge, "end_turn")}


def test_a_space_that_costs_nothing_after_a_discount_was_not_paid_for(make_box: Make) -> None:
    """A leader to whom Selective Breeding costs no spice may leave its two cards; for 1 spice less, 1 was paid."""
    signet = [{"op": "gain", "what": "water", "n": 1}]
    leaders = [
        {
            "id": f"less_{n}",
            "house": "north",
            "complexity": 1,
            "ability": [{"trait": "space_discount", "icon": "bene_gesserit", "what": "spice", "n": n}],
            "signet": signet,
        }
        for n in (1, 2)
    ]
    box = make_box("north", {"leaders": leaders}, boards=("base",))
    for n, given_up in ((1, True), (2, False)):
        made = table(boxes=("base", box), leader=f"less_{n}", spice=1, hand=["diplomacy", "dagger"])
        made.play("diplomacy", "selective_breeding")
        assert made.spice() == n - 1
        assert ("paid" in {kind for kind, *_ in lost(made, "end_turn")}) == given_up


def test_only_goods_can_be_paid_by_the_way() -> None:
    """In all boxes: an effect that is paid for with goods, and none that asks for a card, troops or Influence."""
    prices = [part for part in parts(catalog(("base", "ix", "immortality"))) if isinstance(part, Pay)]
    goods = [pay for pay in prices if all(isinstance(cost, Spend | SpendSpecimens) for cost in pay.cost)]
    assert len(goods) > 20
    assert len(prices) > len(goods)
    for pay in prices:
        assert for_goods(pay) == (pay in goods)
        assert for_goods(May((pay,))) == for_goods(Choose(((pay,),))) == (pay in goods)


def test_what_would_do_nothing_is_not_given_up() -> None:
    """A price for troops while none is left in the supply."""
    for garrison, given_up in ((3, True), (12, False)):
        made = table(hand=["fremen_camp"], spice=2, garrison=garrison).play("fremen_camp", "imperial_basin")
        assert ("paid" in {kind for kind, *_ in lost(made, "end_turn")}) == given_up


def test_what_is_not_legal_gives_up_nothing() -> None:
    assert lost(table(hand=["dagger"]), "end_turn") == set()


def test_what_costs_something_is_not_free() -> None:
    gain, price = Gain("spice"), Pay((Spend("water", 1),), (Gain("spice", 3),))
    assert free(gain)
    assert free(May((gain,)))
    assert free(Trash())
    assert free(Freighter())
    assert free(Choose(((price,), (gain,))))
    assert not free(price)
    assert free(AcquireTech())  # a tile that can be paid for, as a card that persuasion could buy
    assert not free(Choose(((price,), (price, gain))))
    assert not free(If(None, (gain, price)))  # type: ignore[arg-type]
