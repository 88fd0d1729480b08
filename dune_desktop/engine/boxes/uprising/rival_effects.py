"""What a Rival does with the effects of Uprising: Influence by priority, Spies and Schemes, sandworms, contracts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from dune_desktop.engine.boxes.uprising import sandworms, spies
from dune_desktop.engine.boxes.uprising.components import RivalLeader
from dune_desktop.engine.boxes.uprising.state import of_seat
from dune_desktop.engine.boxes.uprising.words import (
    BreakWall,
    ConflictLevel,
    PlaceSpy,
    RivalInfluence,
    RivalSpy,
    Sandworm,
    SandwormsOrSpice,
    TakeContract,
    TakeHook,
)
from dune_desktop.engine.model.conditions import steps_of
from dune_desktop.engine.model.effects import StealIntrigue
from dune_desktop.engine.model.ids import FACTION_INDEX, FACTIONS, NOBODY
from dune_desktop.engine.model.vocabulary import parts
from dune_desktop.engine.resolution.resolve import QUIET, EffectRule, run
from dune_desktop.engine.rules import hagal
from dune_desktop.engine.rules.influence import gain_influence

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules

SCHEME = "scheme"  # why its Spies come back
PLACES = ("first", "second", "third")  # of its priority


def install(builder: RulesBuilder) -> None:
    """Register the effects of Rival cards and leaders, and how Rivals carry out those of other components."""
    own: dict[type, Callable[..., None]] = {
        RivalInfluence: _gain_influence,
        RivalSpy: _place_listed,
        SandwormsOrSpice: _sandworms_or_spice,
    }
    builder.register(
        effects={word: EffectRule(rule, QUIET) for word, rule in own.items()},
        conditions={ConflictLevel: _conflict_level},
        rival_effects={
            **own,
            PlaceSpy: _place_at_factions,
            TakeHook: run,
            BreakWall: _break_wall,
            TakeContract: run,
            StealIntrigue: run,
        },
    )


def leader_of(rules: Rules, state: GameState, seat: int) -> RivalLeader:
    """Return the leader of a Rival."""
    leader = rules.leaders[state.seats[seat].leader]
    assert isinstance(leader, RivalLeader)
    return leader


def _conflict_level(rules: Rules, state: GameState, seat: int, test: ConflictLevel, source: str) -> bool:
    return rules.conflicts[state.conflict].level >= test.n


# ------------------------------------------------------------------------------------------------ Influence


def choose_faction(rules: Rules, state: GameState, seat: int, factions: Iterable[str]) -> str:
    """Return the Faction where the Rival has the least Influence; of several the first of its priority (U20.1)."""
    steps = steps_of(rules, state, seat)
    among = [faction for faction in leader_of(rules, state, seat).priority if faction in factions]
    return min(among, key=lambda faction: steps[FACTION_INDEX[faction]])


def _gain_influence(rules: Rules, state: GameState, seat: int, effect: RivalInfluence, source: str) -> None:
    priority = leader_of(rules, state, seat).priority
    if effect.to in PLACES:
        faction: str = priority[PLACES.index(effect.to)]
    elif effect.to == "most":
        steps = steps_of(rules, state, seat)
        faction = max(priority, key=lambda name: steps[FACTION_INDEX[name]])
    else:
        better = [name for name in FACTIONS if effect.to == "alliance" and _allies(rules, state, seat, name, effect.n)]
        faction = choose_faction(rules, state, seat, better or FACTIONS)
    gain_influence(rules, state, seat, faction, effect.n, source)


def _allies(rules: Rules, state: GameState, seat: int, faction: str, n: int) -> bool:
    """Tell whether `n` Influence with the Faction would bring the Rival its Alliance."""
    track, printed = FACTION_INDEX[faction], rules.tracks[faction]
    holder = state.alliances[track]
    height = min(printed.top, state.seats[seat].influence[track] + n)
    over = printed.bonus_at - 1 if holder == NOBODY else state.seats[holder].influence[track]
    return holder != seat and height > over


# ------------------------------------------------------------------------------------------------ Spies


def _place_listed(rules: Rules, state: GameState, seat: int, effect: RivalSpy, source: str) -> None:
    _place(rules, state, seat, effect.posts, source)


def _place_at_factions(rules: Rules, state: GameState, seat: int, effect: PlaceSpy, source: str) -> None:
    """Place a Spy on the first free post of a Faction, in the order of the Rival's priority (U19.1)."""
    links = spies.linked(rules)
    posts = [
        post
        for faction in leader_of(rules, state, seat).priority
        for post, spaces in links.items()
        if any(rules.spaces[space].faction == faction for space in spaces)
    ]
    for _ in range(effect.n):
        _place(rules, state, seat, posts, source)


def _place(rules: Rules, state: GameState, seat: int, posts: Iterable[str], source: str) -> None:
    """Place a Spy on the first free one of the posts; nothing if there is none (U19).

    The third Spy brings the two others back, and the Scheme of the leader (U19.3).
    """
    free = set(spies.free_posts(rules, state, seat, PlaceSpy()))
    post = next((post for post in posts if post in free), "")
    if not post:
        return
    spies.place(state, seat, post, source)
    if spies.supply(state, seat):
        return
    for other in of_seat(state, seat).spies:
        if other != post:
            spies.recall(state, seat, other, SCHEME)
    leader = leader_of(rules, state, seat)
    state.events.append((SCHEME, seat))
    rules.rival_does(rules, state, seat, leader.scheme, "leader:" + leader.id)


# ------------------------------------------------------------------------------------------------ sandworms


def _break_wall(rules: Rules, state: GameState, seat: int, effect: BreakWall, source: str) -> None:
    """Remove the Shield Wall, if the Rival has Maker Hooks (U18.12)."""
    if of_seat(state, seat).hook:
        sandworms.break_wall(state, seat, source)


def _sandworms_or_spice(rules: Rules, state: GameState, seat: int, effect: SandwormsOrSpice, source: str) -> None:
    """Summon as many sandworms as the space lets a player summon, or take its base spice (U18.11)."""
    flow = hagal.turn_of(state)
    assert flow is not None
    n = sum(part.n for part in parts(rules.printed_spaces[flow.space]) if isinstance(part, Sandworm))
    if n and of_seat(state, seat).hook and sandworms.may_come(rules, state):
        sandworms.summon(rules, state, seat, n, source)
    else:
        rules.gains["spice"](rules, state, seat, rules.spaces[flow.space].base_spice or 0, "space:" + flow.space)
