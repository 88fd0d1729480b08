"""How the rules of boxes come together: both take effect in a stated order, or it is said who is in whose way."""

from __future__ import annotations

from typing import Any

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules, SeatConfig
from dune_desktop.engine.assembly.registry import BoxCollision
from dune_desktop.engine.boxes.ix.effects import Freighter
from dune_desktop.engine.resolution.resolve import FrameRule
from dune_desktop.engine.rulebook import MissingRule
from dune_desktop.engine.rules.units import Unit
from dune_desktop.engine.validation.invariants import problems
from dune_desktop.players.player import RandomPlayer
from tests.kit import table
from tests.kit.boxes import Make, make_box

__all__ = ["make_box"]

CARD = {"id": "tried", "copies": 2, "deck": "imperium", "cost": 1, "icons": ["city"]}


def rules_with(*boxes: str) -> Rules:
    config = GameConfig((SeatConfig(),) * 4, ("base", *boxes))
    return Rules(catalog(config.boxes), config)


def noting(said: list[str], name: str) -> Any:
    """A box that wraps the end of a turn and says so."""

    def after_turn(inner: Any, *args: Any) -> None:
        said.append(name)
        inner(*args)

    return lambda builder: builder.wrap("after_turn", after_turn)


def test_two_boxes_that_wrap_a_rule_both_take_effect_the_later_one_outside(make_box: Make) -> None:
    said: list[str] = []
    make_box("first", {}, boards=("base",), install=noting(said, "first"))
    make_box("second", {}, boards=("base",), install=noting(said, "second"))
    rules = rules_with("first", "second")
    state = rules.new_game(3)
    while "first" not in said:
        rules.play(state, rules.legal(state)[-1])
    assert said == ["second", "first"]


def test_two_boxes_that_replace_a_rule_are_told_of_each_other(make_box: Make) -> None:
    def replace(builder: Any) -> None:
        builder.replace("standing", lambda rules, state, seat: (0,))

    make_box("first", {}, boards=("base",), install=replace)
    make_box("second", {}, boards=("base",), install=replace)
    assert rules_with("first").ranking is not None
    with pytest.raises(BoxCollision, match="first and second both replace the rule standing"):
        rules_with("first", "second")


def test_who_wraps_what_another_replaces_still_wraps_it(make_box: Make) -> None:
    make_box(
        "first",
        {},
        boards=("base",),
        install=lambda builder: builder.wrap("standing", lambda inner, *args: (1, *inner(*args))),
    )
    make_box(
        "second",
        {},
        boards=("base",),
        install=lambda builder: builder.replace("standing", lambda rules, state, seat: (seat,)),
    )
    rules = rules_with("first", "second")
    assert rules.standing(rules, rules.new_game(1), 2) == (1, 2)


def test_a_rule_that_does_not_exist_cannot_be_changed(make_box: Make) -> None:
    make_box("first", {}, boards=("base",), install=lambda builder: builder.on("on_sunrise", print))
    with pytest.raises(ValueError, match="first: there is no moment on_sunrise"):
        rules_with("first")


def test_a_word_that_nobody_taught_cannot_be_wrapped(make_box: Make) -> None:
    """Whoever wraps a word of a box that is not there is named, with the word."""
    make_box("first", {}, boards=("base",), install=lambda f: f.wrap_word("effects", Freighter, lambda rule: rule))
    make_box("second", {}, boards=("base",), install=lambda f: f.wrap_word("sunrise", Freighter, lambda rule: rule))
    assert rules_with("ix", "first").effects[Freighter]
    with pytest.raises(ValueError, match="first wraps Freighter, and nothing here"):
        rules_with("first")
    with pytest.raises(ValueError, match="second: there is no table sunrise"):
        rules_with("ix", "second")


def test_a_word_that_nobody_can_carry_out_is_named_when_the_game_is_set_up(make_box: Make) -> None:
    """A Freighter needs the Shipping track: with it the same card is played."""
    make_box("first", {"imperium": [{**CARD, "agent": [{"op": "freighter"}]}]}, boards=("base",))
    with pytest.raises(MissingRule, match="card:first/tried uses Freighter"):
        rules_with("first")
    assert rules_with("ix", "first").cards["first/tried"]


def test_a_trait_that_nobody_reads_is_named_too(make_box: Make) -> None:
    """A leader who makes dreadnoughts stronger is none without them."""
    ability = [{"trait": "dreadnought_strength", "n": 4}]
    leader = {"id": "admiral", "house": "north", "complexity": 1, "ability": ability, "signet": []}
    make_box("first", {"leaders": [leader]}, boards=("base",))
    with pytest.raises(MissingRule, match="leader:first/admiral uses DreadnoughtStrength, which only ix has rules for"):
        rules_with("first")
    assert rules_with("ix", "first").leaders["first/admiral"]


def test_a_frame_that_asks_something_says_what(make_box: Make) -> None:
    """Else nobody who looks could be told of the decision."""

    class Wondering:
        """In progress: somebody wonders."""

    asks = FrameRule(lambda rules, state, frame: True, lambda rules, state, frame: [("done",)])
    make_box("first", {}, boards=("base",), install=lambda builder: builder.register(frames={Wondering: asks}))
    with pytest.raises(MissingRule, match="Wondering asks somebody, and nothing says what"):
        rules_with("first")


def test_what_every_game_has_is_in_the_way_of_a_box_like_another_box(make_box: Make) -> None:
    taught = {"gains": {"spice": print}}
    make_box("first", {}, boards=("base",), install=lambda builder: builder.register(**taught))
    with pytest.raises(BoxCollision, match=r"the rules and first both say how spice works \(gains\)"):
        rules_with("first")


def test_words_are_for_every_box(make_box: Make) -> None:
    """What another box brought first works without it: cards played by random games that count every position."""
    effects = [{"op": "keep_intrigue"}, {"op": "influence_each"}, {"op": "exchange_intrigue"}]
    won = [{"op": "on_win", "effects": [{"op": "gain", "what": "solari"}]}]
    cards = [
        {**CARD, "copies": 20, "agent": effects},
        {
            **CARD,
            "id": "promised",
            "copies": 20,
            "agent": won,
            "unload": True,
            "reveal": [{"op": "gain", "what": "sword"}],
        },
    ]
    make_box("first", {"imperium": cards}, boards=("base",))
    rules = rules_with("first")
    assert _played_to_the_end(rules, range(20)) >= {"keep_intrigue", "on_win", "influence_each", "exchange_intrigue"}


def _played_to_the_end(rules: Rules, seeds: range) -> set[str]:
    """The ops that were carried out in games at random, whose positions all are sound."""
    done: set[str] = set()
    for seed in seeds:
        state, player = rules.new_game(seed), RandomPlayer(seed)
        while state.stack:
            option = player.pick(rules.legal(state))
            if option[0] == "take":
                done.add(str(option[2]))
            before = {unit for seat in state.seats for unit in seat.own}
            rules.play(state, option)
            assert problems(rules, state) == []
            assert before == {unit for seat in state.seats for unit in seat.own}
            done |= {"on_win"} if "promises" in state.own and state.own["promises"].made else set()
    return done


def test_a_unit_that_is_there_already_is_refused(make_box: Make) -> None:
    worm = Unit("troop", 3, 4, "supply", "worm", "deploy_worm", "retreat_worm")
    make_box("first", {}, boards=("base",), install=lambda builder: builder.add_unit(worm))
    with pytest.raises(BoxCollision, match="first brings the unit troop"):
        rules_with("first")


# ------------------------------------------------------------------------------------------------ what is agreed


def test_what_two_boxes_agree_on_differently_is_told(make_box: Make) -> None:
    def points(n: int) -> Any:
        return lambda builder: builder.set_fact("points_to_end", n)

    make_box("first", {}, boards=("base",), install=points(11))
    make_box("second", {}, boards=("base",), install=points(12))
    make_box("third", {}, boards=("base",), install=points(11))
    assert rules_with("first", "third").points_to_end == 11
    with pytest.raises(BoxCollision, match="first and second both set points_to_end"):
        rules_with("first", "second")


def test_changes_of_two_boxes_add_up(make_box: Make) -> None:
    """Each takes another Dagger out of the starting deck."""

    def fewer(deck: tuple[str, ...]) -> tuple[str, ...]:
        index = deck.index("dagger")
        return deck[:index] + deck[index + 1 :]

    for name in ("first", "second"):
        make_box(name, {}, boards=("base",), install=lambda builder: builder.change_fact("starting_deck", fewer))
    before = rules_with().starting_deck
    after = rules_with("first", "second").starting_deck
    assert (before.count("dagger"), after.count("dagger")) == (2, 0)
    assert len(after) == len(before) - 2


@pytest.mark.parametrize("boxes", [("first", "second"), ("second", "third"), ("first", "second", "third")])
def test_what_one_box_sets_another_still_changes(boxes: tuple[str, ...], make_box: Make) -> None:
    """Whichever of them comes first: nobody takes the change of another away."""

    def more(builder: Any) -> None:
        builder.change_fact("points_to_end", lambda points: points + 1)

    make_box("first", {}, boards=("base",), install=more)
    make_box("second", {}, boards=("base",), install=lambda builder: builder.set_fact("points_to_end", 20))
    make_box("third", {}, boards=("base",), install=more)
    assert rules_with(*boxes).points_to_end == 20 + len(boxes) - 1


@pytest.mark.parametrize("name", ["cards", "legal", "effects", "on_setup", "sunrise"])
def test_only_what_is_agreed_can_be_set(name: str, make_box: Make) -> None:
    """Components come from files, words and rules have ways of their own."""
    make_box("first", {}, boards=("base",), install=lambda builder: builder.set_fact(name, None))
    with pytest.raises(ValueError, match=f"first: there is no fact {name} to change"):
        rules_with("first")


def test_what_a_box_adds_to_ones_own_turn_is_offered_and_carried_out(make_box: Make) -> None:
    def options(inner: Any, rules: Rules, state: Any, seat: int, found: list[Any]) -> None:
        inner(rules, state, seat, found)
        found.append(("sing",))

    def answer(inner: Any, rules: Rules, state: Any, seat: int, option: Any) -> None:
        if option == ("sing",):
            state.seats[seat].solari += 3
        else:
            inner(rules, state, seat, option)

    def install(builder: Any) -> None:
        builder.wrap("own_turn_options", options)
        builder.wrap("own_turn_answer", answer)

    make_box("first", {}, boards=("base",), install=install, options={"sing": ()})
    t = table(boxes=("base", "first"), solari=0).do("sing")
    assert t.solari() == 3
    assert t.can("sing")
