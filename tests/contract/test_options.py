"""The shapes of options are those that `ACTIONS` declares."""

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.options import ACTIONS, OptionId, Send, part
from dune_desktop.engine.rules.sending import checks, refusals
from dune_desktop.players.player import RandomPlayer
from tests.contract.tables import TABLES


def has_its_shape(option: OptionId) -> bool:
    """Whether the option has a value for each name of its row, and no more than its row allows."""
    action, *values = option
    names = ACTIONS[action]
    if names and names[-1].startswith("*"):
        return len(values) >= len(names) - 1
    return len(values) == len(names)


@pytest.mark.parametrize("name", TABLES)
def test_every_option_has_the_shape_of_its_row(name):
    """Open or closed, at every decision of whole games."""
    rules = Rules(catalog(TABLES[name].boxes), TABLES[name])
    for seed in range(3):
        player, state = RandomPlayer(seed), rules.new_game(seed)
        while state.stack:
            options = [option.id for option in rules.decision(state).options]
            assert all(map(has_its_shape, options)), next(option for option in options if not has_its_shape(option))
            rules.play(state, player.pick(rules.legal(state)))


@pytest.mark.parametrize("name", TABLES)
def test_every_space_is_open_to_what_is_played_or_closed_with_a_reason(name):
    """R7.1 to R7.6: a card, or a pair, can be sent to a space, or it is said why not; never both, never neither.

    It can be where every condition that is told is met.
    """
    rules = Rules(catalog(TABLES[name].boxes), TABLES[name])
    spaces, asked = {space.id for space in rules.board}, 0
    player, state = RandomPlayer(7), rules.new_game(7)
    while state.stack:
        options, turn = rules.legal(state), state.turn
        if ("reveal",) in options and turn is not None:
            ways = [Send._make(option) for option in options if option[0] == "send"]
            for play in rules.plays(rules, state, turn):
                reached = {way.space for way in ways if (way.card, way.also) == (play.card, play.also)}
                refused = refusals(rules, state, turn, play.card, play.also)
                assert reached ^ refused.keys() == spaces, f"{play.card} with {play.also!r} in round {state.round}"
                met = {space for space in spaces if all(check.met for check in checks(rules, state, turn, play, space))}
                assert reached == met, f"{play.card} with {play.also!r} in round {state.round}"
                asked += 1
        rules.play(state, player.pick(options))
    assert asked > 50


def test_a_part_is_found_by_its_name():
    assert part(Send("send", "dagger", "arrakeen", 1), "space") == "arrakeen"
    assert part(("trash", "hand", "dagger"), "card") == "dagger"
    with pytest.raises(ValueError, match="not in tuple"):
        part(("faction", "fremen"), "card")
    assert not has_its_shape(("trash", "dagger"))
    assert has_its_shape(("deploy", 1))
    assert has_its_shape(("deploy", 1, 2))
    assert not has_its_shape(("deploy",))
