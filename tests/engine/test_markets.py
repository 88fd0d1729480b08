"""Markets that boxes bring: another row, another currency, own prices and places, and no word of it in the rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from pydantic import TypeAdapter

from dune_desktop.content.catalog import catalog
from dune_desktop.content.load import ContentError
from dune_desktop.engine import GameConfig, GameState, Rules, SeatConfig
from dune_desktop.engine.assembly.registry import BoxCollision
from dune_desktop.engine.model.components import Card
from dune_desktop.engine.model.ids import HIDDEN
from dune_desktop.engine.rulebook import MissingRule
from dune_desktop.engine.rules.markets import discard_or_top
from dune_desktop.engine.rules.rows import card_row, row_of
from dune_desktop.engine.validation.invariants import problems
from dune_desktop.engine.validation.soundness import first_problem
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.storage.files import of_session, pack, unpack
from tests.kit.boxes import Make, make_box
from tests.kit.table import Table
from tests.kit.table import table as at_table

__all__ = ["make_box"]

POSITION: TypeAdapter[GameState] = TypeAdapter(GameState)


def card(name: str, cost: int, **more: Any) -> dict[str, Any]:
    return {"id": name, "copies": 3, "deck": "forge", "cost": cost, "icons": ["city"], **more}


CARDS = [
    card("blade", 1, reveal=[{"op": "gain", "what": "sword", "n": 2}]),
    card("anvil", 2, acquire=[{"op": "gain", "what": "vp", "n": 1}]),
]
DEAR = ("spice_hunter", "fremen_camp", "chani", "lady_jessica", "crysknife")  # more than one persuasion each


def forge(make: Make, name: str = "smiths", **market: Any) -> str:
    """A box with a row of two cards, paid for in spice."""

    def install(builder: Any) -> None:
        builder.add_market(card_row("forge", "forge", 2, **{"currency": "spice", **market}))

    return make(name, {"forge": CARDS}, boards=("base",), install=install, kinds={"forge": Card})


def rules_with(*boxes: str) -> Rules:
    config = GameConfig((SeatConfig(),) * 4, ("base", *boxes))
    return Rules(catalog(config.boxes), config)


def smithy(make: Make, *shown: str, spice: int = 5, **market: Any) -> Table:
    """The Reveal turn of somebody who finds these cards in the forge."""
    t = at_table(boxes=("base", forge(make, **market)), spice=spice).reveal()
    row = row_of(t.state, "forge")
    cards = sorted((*row.shown, *row.deck))
    for name in shown:
        cards.remove(f"smiths/{name}")
    row.shown, row.deck = tuple(f"smiths/{name}" for name in shown), tuple(cards)
    t.state.offer = None
    return t


def sold(t: Table) -> list[tuple[Any, ...]]:
    return [option[1:] for option in t.legal() if str(option[2:3]).startswith("('forge")]


# ------------------------------------------------------------------------------------------------ one purchase


def test_a_card_is_paid_for_in_the_currency_of_its_market_and_the_next_one_comes(make_box: Make) -> None:
    t = smithy(make_box, "blade", "anvil")
    persuasion = t.state.turn.persuasion if t.state.turn else 0
    assert sold(t) == [("smiths/blade", "forge:0", "discard"), ("smiths/anvil", "forge:1", "discard")]
    t.do("acquire", "smiths/anvil", "forge:1", "discard")
    assert (t.spice(), t.vp(), t.seat().discard) == (3, 2, ("smiths/anvil",))
    assert t.state.turn is not None
    assert t.state.turn.persuasion == persuasion
    assert row_of(t.state, "forge").shown == ("smiths/blade", "smiths/anvil")
    assert len(row_of(t.state, "forge").deck) == 3
    assert ("row", -1, "forge:1", "smiths/anvil") in t.events


def test_what_cannot_be_paid_for_says_what_is_missing(make_box: Make) -> None:
    t = smithy(make_box, "blade", "anvil", spice=1)
    assert sold(t) == [("smiths/blade", "forge:0", "discard")]
    option = next(option for option in t.decision().options if option.id[1:2] == ("smiths/anvil",))
    assert option.reason is not None
    assert (option.reason.key, option.reason.args) == ("cost", {"what": "spice", "need": 2, "have": 1})


def test_an_empty_deck_leaves_the_slot_empty(make_box: Make) -> None:
    t = smithy(make_box, "blade", "blade", spice=20)
    for _ in range(5):
        t.do(*next(option for option in t.legal() if str(option[2:3]).startswith("('forge:0")))
    assert row_of(t.state, "forge").shown == ("", "smiths/blade")
    assert [slot for _, slot, _ in sold(t)] == ["forge:1"]


def test_a_price_may_depend_on_the_position(make_box: Make) -> None:
    """Cheaper by one for whoever fights in this Conflict, and the right hand slot is dearer."""

    def price(rules: Rules, state: GameState, name: str, slot: Any) -> int:
        fights = state.turn is not None and rules.has_unit(state, state.turn.seat)
        return (rules.cards[name].cost or 0) - fights + (slot == "forge:1")

    t = smithy(make_box, "anvil", "anvil", spice=2, price=price)
    assert [slot for _, slot, _ in sold(t)] == ["forge:0"]
    assert t.rules.price(t.state, "smiths/anvil", "forge:1") == 3
    t.state.seats[0].supply, t.state.seats[0].conflict = t.state.seats[0].supply - 1, 1
    t.state.offer = None
    assert [slot for _, slot, _ in sold(t)] == ["forge:0", "forge:1"]
    t.do("acquire", "smiths/anvil", "forge:1", "discard")
    assert t.spice() == 0


def test_cards_may_go_elsewhere(make_box: Make) -> None:
    """A place that the box teaches, and the choice of it in this market alone."""

    def under(state: GameState, seat: int, name: str) -> None:
        state.seats[seat].deck += (name,)

    def install(builder: Any) -> None:
        builder.register(destinations={"bottom": under})
        builder.add_market(
            card_row(
                "forge",
                "forge",
                2,
                "persuasion",
                to=lambda rules, state, seat: (*discard_or_top(rules, state, seat), "bottom"),
            )
        )

    make_box("smiths", {"forge": CARDS}, boards=("base",), install=install, kinds={"forge": Card})
    t = at_table(boxes=("base", "smiths"), hand=["convincing_argument"] * 2).reveal()
    shown = row_of(t.state, "forge").shown[0]
    assert {to for _, slot, to in sold(t) if slot == "forge:0"} == {"discard", "bottom"}
    t.do("acquire", shown, "forge:0", "bottom")
    assert t.state.seats[0].deck[-1] == shown
    assert "bottom" not in {option[3] for option in t.legal() if option[0] == "acquire" and option[2] == -1}


def test_a_box_may_bring_its_own_way_to_refill(make_box: Make) -> None:
    t = smithy(make_box, "blade", "anvil", refill=lambda rules, state, name, slot: _close(state, slot))
    t.do("acquire", "smiths/blade", "forge:0", "discard")
    assert row_of(t.state, "forge").shown == ("", "smiths/anvil")


def _close(state: GameState, slot: Any) -> None:
    """The slot stays empty, its card is not replaced."""
    row = row_of(state, "forge")
    row.shown = tuple("" if f"forge:{index}" == slot else name for index, name in enumerate(row.shown))


def test_persuasion_is_given_up_only_where_it_buys_something(make_box: Make) -> None:
    """One persuasion buys nothing here, but spice buys a blade: that is kept, not lost."""
    t = at_table(boxes=("base", forge(make_box)), spice=9, hand=["diplomacy"]).row(*DEAR).reveal()
    assert t.state.turn is not None
    assert t.state.turn.persuasion == 1
    assert sold(t)
    assert t.rules.unused_gains(t.state, ("end_turn",)) == ()


def test_effects_that_acquire_for_nothing_stop_at_other_currencies(make_box: Make) -> None:
    """They name a cost in persuasion (R11.11)."""
    t = at_table(boxes=("base", forge(make_box)), hand=["diplomacy"], intrigue=["bypass_protocol"])
    t.play("diplomacy", "wealth").intrigue("bypass_protocol")
    assert t.can("acquire", "arrakis_liaison")
    assert sold(t) == []


def test_another_box_may_wrap_a_market(make_box: Make) -> None:
    """The Imperium Row gets dearer by one; a card set aside or in the Reserve does not."""

    def dearer(market: Any) -> Any:
        return replace(market, price=lambda rules, state, name, slot: (rules.cards[name].cost or 0) + 1)

    make_box("tax", {}, boards=("base",), install=lambda builder: builder.wrap_word("markets", "imperium", dearer))
    rules = rules_with("tax")
    state = rules.new_game(1)
    assert rules.price(state, state.row[0], 0) == (rules.cards[state.row[0]].cost or 0) + 1
    assert rules.price(state, "arrakis_liaison", -1) == rules.cards["arrakis_liaison"].cost


# ------------------------------------------------------------------------------------------------ what is refused


def test_two_boxes_with_the_same_market_are_told_of_each_other(make_box: Make) -> None:
    forge(make_box)
    make_box(
        "first", {}, boards=("base",), install=lambda builder: builder.add_market(card_row("forge", "x", 1, "spice"))
    )
    with pytest.raises(BoxCollision, match="smiths and first both say how forge works"):
        rules_with("smiths", "first")


def test_a_market_that_nobody_can_pay_at_is_named(make_box: Make) -> None:
    forge(make_box, currency="gold")
    with pytest.raises(MissingRule, match="the market forge asks for gold"):
        rules_with("smiths")


def test_two_markets_cannot_share_a_slot(make_box: Make) -> None:
    def install(builder: Any) -> None:
        builder.add_market(replace(card_row("stand", "forge", 2, "spice"), slots=(0,), fit=None))

    make_box("first", {}, boards=("base",), install=install)
    with pytest.raises(BoxCollision, match="imperium and stand both have the slot 0"):
        rules_with("first")


def test_a_card_of_a_deck_that_does_not_exist_is_refused(make_box: Make) -> None:
    make_box("first", {"imperium": [card("blade", 1)]}, boards=("base",))
    with pytest.raises(ContentError, match="first: blade is of a deck forge, which there is not"):
        rules_with("first")


# ------------------------------------------------------------------------------------------------ whole games


@pytest.mark.parametrize("more", [(), ("ix",)])
def test_games_with_a_second_market_are_sound_from_beginning_to_end(more: tuple[str, ...], make_box: Make) -> None:
    forge(make_box)
    rules = rules_with(*more, "smiths")
    bought = 0
    for seed in range(3):
        session, player = Session.start(rules, seed, ("A", "B", "C", "D")), RandomPlayer(seed)
        while not session.over:
            state = session.state
            assert problems(rules, state) == []
            assert first_problem(rules, state) == ""
            assert POSITION.validate_json(POSITION.dump_json(state)) == state
            option = player.pick(rules.legal(state))
            bought += str(option[2:3]).startswith("('forge")
            session.answer(option)
        assert unpack(pack(of_session(session, "0" * 32))).state == session.state
    assert bought


def test_the_deck_is_hidden_and_a_world_deals_it_anew(make_box: Make) -> None:
    forge(make_box)
    rules = rules_with("smiths")
    session, player = Session.start(rules, 4, ("A", "B", "C", "D")), RandomPlayer(4)
    decks = set()
    while not session.over:
        info_state, state = session.info_state(), session.state
        row = row_of(state, "forge")
        assert row_of(info_state.view, "forge").deck == (HIDDEN,) * len(row.deck)
        assert row_of(info_state.view, "forge").shown == row.shown
        world = row_of(info_state.determinize(1), "forge")
        assert (world.shown, sorted(world.deck)) == (row.shown, sorted(row.deck))
        decks.add(world.deck == row.deck)
        session.answer(player.pick(list(info_state.options)))
    assert decks == {True, False}


@pytest.mark.parametrize("deck", [("smiths/blade", "dagger"), ("smiths/blade",) * 4])
def test_a_position_whose_cards_do_not_add_up_is_refused(deck: tuple[str, ...], make_box: Make) -> None:
    forge(make_box)
    rules = rules_with("smiths")
    state = rules.new_game(2)
    row_of(state, "forge").deck = deck
    assert first_problem(rules, state) != ""
