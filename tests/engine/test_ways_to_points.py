"""Where the next points may come from: what is listed gives one when it is played so, and no point comes unlisted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules, WayToPoints
from dune_desktop.engine.model.ids import HIDDEN
from dune_desktop.players.player import RandomPlayer
from tests.contract.tables import TABLES
from tests.kit import Table, imm, immortality_table, ix_table, solo_table, table, upr, uprising_table


def ways(t: Table, seat: int = 0) -> dict[tuple[str, str], WayToPoints]:
    """The ways of a seat as it knows the position, by their kind and source."""
    return {(way.kind, way.source): way for way in t.rules.ways_to_points(t.view(seat), seat)}


def scored(t: Table, seat: int = 0) -> Counter[str]:
    """The points of a seat, by source."""
    found: Counter[str] = Counter()
    for source, n, _ in t.seat(seat).points:
        found[source] += n
    return found


def _visits(t: Table, n: int) -> Table:
    """Go to the Fremen so many rounds in a row; in between nobody else does anything."""
    for at in range(n):
        if at:
            t.finish_round()
        t.setup(0, hand=["diplomacy"]).until_turn_of(0).play("diplomacy", "stillsuits").finish_turn()
    return t


def test_a_track_gives_its_point_after_as_many_steps_as_are_said_and_no_sooner() -> None:
    for before in (0, 1):
        t = table(influence={"fremen": before})
        way = ways(t)["track", "track:fremen"]
        assert way.need == 2 - before
        assert not scored(_visits(table(influence={"fremen": before}), way.need - 1))["track:fremen"]
        assert scored(_visits(t, way.need))["track:fremen"] == 1
    assert ("track", "track:fremen") not in ways(table(influence={"fremen": 2}))


def test_so_does_an_alliance_whoever_has_it() -> None:
    free, held = table(influence={"fremen": 2}), table(influence={"fremen": 3}).setup(1, influence={"fremen": 4})
    assert (ways(free)["alliance", "alliance:fremen"].need, ways(held)["alliance", "alliance:fremen"].need) == (2, 2)
    assert ways(held)["alliance", "alliance:fremen"].holder == 1
    assert not scored(_visits(held, 1))["alliance:fremen"]
    held.finish_round()
    assert scored(_visits(held, 1))["alliance:fremen"] == 1
    assert scored(_visits(free, 2))["alliance:fremen"] == 1
    assert ("alliance", "alliance:fremen") not in ways(free), "its holder is told of it"


def test_an_alliance_that_is_out_of_reach_is_not_listed() -> None:
    t = table(influence={"fremen": 3}).setup(1, influence={"fremen": 6})
    assert ("alliance", "alliance:fremen") not in ways(t)


def _wins(t: Table) -> Table:
    """The first seat wins the Conflict; of its reward whatever is offered is taken."""
    t.fight(6, 2)
    while t.state.stack and t.state.phase == "combat":
        options = t.legal()
        t.do(*(next((option for option in options if option[0] == "take"), None) or options[-1]))
    return t


SETTINGS: dict[str, tuple[Callable[[], Table], tuple[str, str], Callable[[Table], object]]] = {
    "the first place in a Conflict": (
        lambda: table().conflict("skirmish_a"),
        ("reward", "conflict:skirmish_a"),
        _wins,
    ),
    "a card that is bought": (
        lambda: table(hand=["dagger"], persuasion=9, agents_left=0).reveal(),
        ("acquire", "card:the_spice_must_flow"),
        lambda t: t.setup(0, persuasion=9).buy("the_spice_must_flow"),
    ),
    "the Reveal box of a card in hand": (
        lambda: table(hand=["opulence"], solari=6, agents_left=0),
        ("reveal", "card:opulence"),
        lambda t: t.reveal().take("card:opulence"),
    ),
    "and once that waits to be taken": (
        lambda: table(hand=["opulence"], solari=6, agents_left=0).reveal(),
        ("pending", "card:opulence"),
        lambda t: t.take("card:opulence"),
    ),
    "the Agent box of a card in hand": (
        lambda: ix_table(hand=["sayyadina"], water=4),
        ("agent", "card:sayyadina"),
        lambda t: t.play("sayyadina", "stillsuits").take("card:sayyadina"),
    ),
    "a Plot Intrigue card": (
        lambda: table(intrigue=["the_sleeper_must_awaken"], spice=4),
        ("plot", "intrigue:the_sleeper_must_awaken"),
        lambda t: t.intrigue("the_sleeper_must_awaken"),
    ),
    "an Endgame Intrigue card": (
        lambda: ix_table(intrigue=["war_chest"], solari=10).endgame_begins(),
        ("endgame", "intrigue:war_chest"),
        lambda t: t.intrigue("war_chest"),
    ),
    "a Tech tile of one's own": (
        lambda: ix_table(tech=["spy_satellites"], spice=3),
        ("own_turn", "tech:spy_satellites"),
        lambda t: t.do("tech", "spy_satellites"),
    ),
    "the Tleilaxu track": (
        lambda: immortality_table(intrigue=[imm("illicit_dealings")], tleilaxu=3),
        ("tleilaxu_track", "tleilaxu_track:" + imm("t4")),
        lambda t: t.intrigue(imm("illicit_dealings")),
    ),
    "a second battle icon": (
        lambda: uprising_table(4, objective="objective_crysknife").conflict("choam_security"),
        ("pair", "battle:" + upr("choam_security")),
        _wins,
    ),
}


@pytest.mark.parametrize("name", SETTINGS)
def test_what_is_listed_gives_a_point_when_it_is_played_so(name: str) -> None:
    made, key, play = SETTINGS[name]
    t = made()
    assert key in ways(t), sorted(ways(t))
    before = scored(t)[key[1]]
    play(t)
    assert scored(t)[key[1]] > before


def test_a_rival_is_told_what_it_turns_into_points() -> None:
    t = solo_table("mercenary").setup(1, solari=5, spice=0)
    assert ways(t, 1)["convert", "convert:solari"].need == 2
    assert ("convert", "convert:solari") not in ways(t, 0)
    assert ("acquire", "card:the_spice_must_flow") not in ways(t, 1), "it acquires no cards"


def test_nothing_is_listed_by_what_only_others_know() -> None:
    t = table(hand=["opulence"], intrigue=["the_sleeper_must_awaken"])
    assert {"card:opulence", "intrigue:the_sleeper_must_awaken"} <= {source for _, source in ways(t)}
    seen = t.view(1)
    assert HIDDEN in seen.seats[0].hand
    sources = {way.source for way in t.rules.ways_to_points(seen, 0)}
    assert not {"card:opulence", "intrigue:the_sleeper_must_awaken"} & sources
    assert sources >= {"track:fremen", "alliance:fremen", "card:the_spice_must_flow"}


HOARD, AT_ONCE = "convert:spice", "tech:spy_satellites"
"""What Rivals score in one go with what makes it possible: spice kept until then, and a tile used as it is taken."""


@pytest.mark.parametrize("name", TABLES)
def test_no_point_comes_from_where_none_was_listed(name: str) -> None:
    """In random games: the source was among those of its seat in that phase and turn."""
    rules = Rules(catalog(TABLES[name].boxes), TABLES[name])
    came = 0
    for seed in range(2):
        player, state = RandomPlayer(seed), rules.new_game(seed)
        listed: list[set[str]] = []
        now: tuple[object, ...] = ()
        while state.stack:
            before, now = now, (state.round, state.phase, state.turn and state.turn.seat)
            if before != now:
                listed = [set() for _ in state.seats]
            for seat, sources in enumerate(listed):
                sources |= {way.source for way in rules.ways_to_points(rules.view(state, seat), seat)}
            for event in rules.play(state, player.pick(rules.legal(state))):
                if event[0] == "vp" and int(event[2]) > 0:
                    _, seat, _, source = event
                    came += 1
                    alone = not rules.is_player[seat] and source in (HOARD, AT_ONCE)
                    assert alone or source in listed[seat], (seed, state.round, seat, source)
    assert came > 10
