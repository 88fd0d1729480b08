"""What is taken without asking: only where no other order could come to anything else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameState, OptionId, Rules
from dune_desktop.engine.assembly.registry import largest
from dune_desktop.engine.explain.auto_answer import OrderIndependence
from dune_desktop.engine.model.chance import begin
from dune_desktop.engine.model.config import GameConfig, solo, table
from dune_desktop.engine.model.effects import Gain
from dune_desktop.engine.model.frames import Ask, Pool, TurnFlow, WindowFlow
from dune_desktop.engine.resolution.resolve import pending_todo, take_option
from dune_desktop.players.player import RandomPlayer
from tests.kit import Table, immortality_table
from tests.kit import table as at_table

ALL = largest()[0]
CONFIGS = {
    "solo": solo("mentat", boxes=ALL),
    "two": table(2, ALL),
    "three": table(3, (*ALL[:1], *ALL[2:])),
    "four": table(4, ALL),
    "base": table(4, ALL[:1]),
}
ENDS = ("done", "end_turn")
BELOW = 2  # frames that have nothing to do with the effects of `alone`


def positions(config: GameConfig, seeds: range) -> Iterator[tuple[Rules, GameState, OptionId | None]]:
    """Positions of games by chance in which effects wait and there is a choice, and what goes without saying there."""
    rules = Rules(catalog(config.boxes), config)
    for seed in seeds:
        state, player = rules.new_game(seed), RandomPlayer(seed)
        while options := rules.legal(state):
            if len(options) > 1 and any(option[0] == "take" for option in options):
                yield rules, state, rules.auto_answer(state)
            rules.play(state, player.pick(options))


def alone(state: GameState) -> GameState:
    """The position with something below that waits for ever, so that one sees where these effects end."""
    found = state.clone()
    found.stack[1:-1] = [Pool(0, (("", Gain("intrigue"), 0), ("", Gain("draw"), 0)))]
    return found


def others_first(rules: Rules, state: GameState, first: OptionId, chance: Random) -> list[OptionId]:
    """By chance: something else with its answers, and more of the effects that wait; beside a turn all of them."""
    todo = pending_todo(state)
    source, effect = next(todo[place][:2] for place in range(len(todo)) if take_option(todo, place) == first)
    answers: list[OptionId] = []
    now = state.clone()
    while len(now.stack) > BELOW:
        top = now.stack[-1]
        if isinstance(top, Ask) and (top.source, top.effect) == (source, effect):
            break  # it took itself
        options = [option for option in rules.legal(now) if option != first]
        if at_home(now, state):
            options = [option for option in options if option[0] not in ENDS]
            if answers:
                options = [option for option in options if option[0] == "take"]
                if isinstance(top, TurnFlow) and chance.random() < 0.3:
                    break
        if not options:
            break
        answers.append(chance.choice(options))
        rules.play(now, answers[-1])
    return answers


def at_home(now: GameState, state: GameState) -> bool:
    """Whether nothing is open that was begun with these effects."""
    return len(now.stack) == BELOW + 1 and type(now.stack[-1]) is type(state.stack[-1])


def play(rules: Rules, state: GameState, answers: list[OptionId]) -> None:
    """Play the answers; effects among them that have taken themselves meanwhile are passed over."""
    for answer in answers:
        if answer in rules.legal(state):
            rules.play(state, answer)
        else:
            assert answer[0] == "take", f"{answer} could be answered only before"


def to_the_end(rules: Rules, state: GameState, like: GameState, chance: Random) -> list[OptionId]:
    """Answer by chance what is still open; the answers."""
    answers: list[OptionId] = []
    while len(state.stack) > BELOW and not at_home(state, like):
        answers.append(chance.choice(rules.legal(state)))
        rules.play(state, answers[-1])
    return answers


UNORDERED = ("hand", "intrigue", "in_play", "discard", "points", "trashed", "intrigue_discard", "pool")


def seen(thing: Any, name: str = "") -> Any:
    """All there is in a position, with no order where none has a meaning."""
    if is_dataclass(thing):
        return type(thing), [seen(getattr(thing, field.name), field.name) for field in fields(thing)]
    if isinstance(thing, dict):
        return {key: seen(value) for key, value in thing.items()}
    if isinstance(thing, tuple | list):
        found = [seen(each) for each in thing]
        return sorted(found, key=repr) if name in UNORDERED else found
    return thing


@pytest.mark.parametrize(("name", "least"), {"solo": 20, "two": 60, "three": 80, "four": 100, "base": 80}.items())
def test_what_comes_first_by_itself_could_come_later_as_well(name: str, least: int) -> None:
    """Every such position of some games, in the true order of all cards, played both ways (R7.7, ruling 28)."""
    chance = Random(name)
    played = 0
    for rules, state, first in positions(CONFIGS[name], range(3)):
        if first is None:
            continue
        base = alone(state)
        others = others_first(rules, base, first, chance)
        late, early = base.clone(), base.clone()
        play(rules, late, [*others, first])
        answers = to_the_end(rules, late, base, chance)
        play(rules, early, [first, *answers, *others])
        assert seen(early) == seen(late), (first, others)
        played += bool(others)
    assert played > least


def test_effects_of_every_kind_are_tried_beside_others() -> None:
    """Cards beside all kinds of effects, and of what comes outside of a turn whatever must be done."""
    missing = {"research", "place_dreadnought", "trash", "pay", "choose", "freighter", "influence", "control"}
    for rules, state, first in positions(CONFIGS["four"], range(3, 60)):
        if first is not None:
            missing -= {str(option[2]) for option in rules.legal(state) if option[0] == "take"}
        if not missing:
            break
    assert not missing


@pytest.mark.parametrize("name", ["solo", "two", "three"])
def test_who_is_alone_is_not_asked_to_pass(name: str) -> None:
    """Where other people look on it would tell them what is not held; after a card it can still be taken back."""
    rules = Rules(catalog(CONFIGS[name].boxes), CONFIGS[name])
    asked = 0
    for seed in range(6):
        state, player = rules.new_game(seed), RandomPlayer(seed)
        while options := rules.legal(state):
            frame = state.stack[-1]
            if isinstance(frame, WindowFlow):
                spared = options == [("pass",)] and name == "solo" and not frame.played
                assert (rules.auto_answer(state) == ("pass",)) is spared
                alone = options == [("pass",)] and not frame.played
                assert (rules.auto_answer(state, alone=True) == ("pass",)) is alone
                asked += options == [("pass",)] and not frame.played
            rules.play(state, player.pick(options))
    assert asked > 3


def goes_without_saying(t: Table) -> bool:
    return t.rules.auto_answer(t.state) is not None


def test_a_seat_in_the_council_does_not_keep_cards_waiting() -> None:
    assert goes_without_saying(
        at_table(hand=["bene_gesserit_initiate"], solari=5).play("bene_gesserit_initiate", "high_council")
    )


@pytest.mark.parametrize("lasts", [True, False])
def test_what_goes_to_the_discard_pile_matters_only_if_that_is_shuffled_for_the_cards(lasts: bool) -> None:
    """The Foldspace card could be drawn again if it was acquired first (R16.3)."""
    piles = {"deck": ["dagger"] * lasts, "discard": ["diplomacy"]}
    assert goes_without_saying(at_table(hand=["space_travel"], **piles).play("space_travel", "foldspace")) is lasts


@pytest.mark.parametrize("intrigue", ["refocus", "bribery"])
def test_an_intrigue_card_in_the_hand_may_have_to_come_first(intrigue: str) -> None:
    """Refocus puts the discard pile into the deck; Bribery has nothing to do with cards."""
    facts = {"deck": ["dagger", "dagger"], "discard": ["diplomacy"], "intrigue": [intrigue], "solari": 2}
    t = at_table(hand=["bene_gesserit_initiate"], **facts).play("bene_gesserit_initiate", "hall_of_oratory")
    assert goes_without_saying(t) is (intrigue != "refocus")


def test_what_lies_on_top_of_the_intrigue_deck_is_not_drawn_before_it_is_looked_at() -> None:
    card = "immortality/imperium_ceremony"
    assert not goes_without_saying(immortality_table(hand=[card], spice=4).play(card, "conspire"))


def test_nobody_learns_from_being_asked_what_cards_are_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried is not the true position, but one that is the same for all its owner knows."""
    tried: list[GameState] = []
    compared = 0

    class Noted(OrderIndependence):
        def __init__(self, rules: Rules, world: GameState, seat: int, option: OptionId) -> None:
            tried.append(world)
            super().__init__(rules, world, seat, option)

    monkeypatch.setattr("dune_desktop.engine.explain.auto_answer.OrderIndependence", Noted)
    for rules, state, _ in positions(CONFIGS["four"], range(1)):
        seat = rules.asked(state)
        assert seat is not None
        other = state.clone()
        begin(other, other.rng + 1)
        for each in other.seats:
            each.deck = each.deck[: each.known_top] + each.deck[each.known_top :][::-1]
        other.intrigue_deck, other.imperium_deck = other.intrigue_deck[::-1], other.imperium_deck[::-1]
        if rules.view(other, seat) != rules.view(state, seat):
            continue
        before = tried.copy()
        tried.clear()
        rules.auto_answer(other)
        assert tried == before[len(before) - len(tried) :]
        compared += len(tried)
    assert compared
