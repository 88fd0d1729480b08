"""What is taken without asking: only where no other order could come to anything else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameState, OptionId, Rules
from dune_desktop.engine.config import GameConfig, solo, table
from dune_desktop.engine.effects import Gain
from dune_desktop.engine.frames import Ask, Pool, TurnFlow
from dune_desktop.engine.registry import boxes
from dune_desktop.engine.resolve import name_of, waiting
from dune_desktop.players.random_player import RandomPlayer

ALL = tuple(box.id for box in boxes())
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
                yield rules, state, rules.obvious(state)
            rules.play(state, player.pick(options))


def effects(state: GameState) -> dict[OptionId, Effect]:
    """The effects that wait, by what takes them."""
    todo = waiting(state)
    return {name_of(todo, place): effect for place, (_, effect, _) in enumerate(todo)}


def alone(state: GameState) -> GameState:
    """The position with something below that waits for ever, so that one sees where these effects end."""
    found = state.clone()
    found.stack[1:-1] = [Pool(0, (("", Gain("intrigue"), 0), ("", Gain("draw"), 0)))]
    return found


def others_first(rules: Rules, state: GameState, first: OptionId, chance: Random) -> list[OptionId]:
    """By chance: something else with its answers, and more of the effects that wait; beside a turn all of them."""
    todo = waiting(state)
    source, effect = next(todo[place][:2] for place in range(len(todo)) if name_of(todo, place) == first)
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


@pytest.mark.parametrize("name", CONFIGS)
def test_what_comes_first_by_itself_could_come_later_as_well(name: str) -> None:
    """Every such position of some games, in the true order of all cards, played both ways (R7.7, ruling 28)."""
    chance = Random(name)
    played: Counter[str] = Counter()
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
        if others:
            played[f"{first[2]} before {others[0][2] if others[0][0] == 'take' else others[0][0]}"] += 1
    print(played)
    assert played.total() > 30
