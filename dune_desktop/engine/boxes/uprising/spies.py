"""Spies: observation posts, infiltrating, gathering intelligence, and the Spy Agent icon (U6)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from dune_desktop.engine.assembly.compiled import NO_MODIFIERS, Play
from dune_desktop.engine.assembly.derived import derived
from dune_desktop.engine.boxes.uprising.state import SPIES, of_seat, own_turn
from dune_desktop.engine.boxes.uprising.words import (
    GatherIntelligence,
    PlaceSpy,
    RecallSpy,
    SpiesPlaced,
    SpyIcon,
    SpyingOnMaker,
    SpyJustPlaced,
    SpyRecalled,
)
from dune_desktop.engine.model.components import Space
from dune_desktop.engine.model.frames import Ask
from dune_desktop.engine.model.options import DECLINE, OptionId, Reason, Send
from dune_desktop.engine.resolution.resolve import ASKS, EffectRule, ask, ask_owner, every_pick_counted, picked

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.compiled import CardRules, Reach, SendModifiers
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.state import GameState, Turn
    from dune_desktop.engine.rulebook import Rules

POST: Final = "post:"
"""How a post is named in `options.Send.also`: the Spy there was recalled to infiltrate."""


def install(builder: RulesBuilder) -> None:
    """Register the effects, costs and conditions of Spies, and how they open spaces."""
    builder.register(
        effects={
            PlaceSpy: EffectRule(
                _run_place, ASKS, _can_place, _can_place, _place_options, _place_answer, taken=_posts_taken
            ),
            RecallSpy: EffectRule(
                _run_recall, ASKS, _can_recall, _can_recall, _recall_options, _recall_answer, taken=_posts_taken
            ),
            GatherIntelligence: EffectRule(
                ask_owner, ASKS, options=_gather_options, answer=_gather_answer, moment="agent"
            ),
        },
        costs={RecallSpy: (_can_recall, _run_recall)},
        conditions={
            SpiesPlaced: lambda rules, state, seat, test, source: len(of_seat(state, seat).spies) >= test.n,
            SpyRecalled: _spy_recalled,
            SpyingOnMaker: _spying_on_maker,
            SpyJustPlaced: _just_placed,
        },
        reasons={PlaceSpy: Reason("no_free_post"), RecallSpy: Reason("no_spy")},
    )
    builder.expand(Space, lambda rules, space: (GatherIntelligence(),))
    builder.wrap("plays", _plays)
    builder.wrap("played_as", _played_as)
    builder.wrap("reached", _reached)
    builder.on("on_send", _sent)
    builder.on("checks", _sound)


# ------------------------------------------------------------------------------------------------ posts


@derived
def linked(rules: Rules) -> dict[str, tuple[str, ...]]:
    """Return the spaces to which each observation post is linked (U6.1)."""
    board = rules.catalog.board
    return {post.id: tuple(board.spaces[slot] for slot in post.slots) for post in board.posts}


def spied_on(rules: Rules, state: GameState, seat: int) -> tuple[str, ...]:
    """Return the spaces that the seat is spying on, each once (U6.10)."""
    links = linked(rules)
    return tuple(dict.fromkeys(space for post in of_seat(state, seat).spies for space in links[post]))


def supply(state: GameState, seat: int) -> int:
    """Return how many Spies the seat has in its supply."""
    return SPIES - len(of_seat(state, seat).spies)


def _sound(rules: Rules, state: GameState) -> Iterator[str]:
    """Check that no seat has more Spies than it owns, or two on one post (U1.5, U6.1)."""
    for seat in range(len(state.seats)):
        posts = of_seat(state, seat).spies
        if len(posts) > SPIES or len(set(posts)) < len(posts):
            yield f"spies: seat {seat} has them on {', '.join(posts)}"


def place(state: GameState, seat: int, post: str, source: str) -> None:
    """Place a Spy of the seat on the post, and remember that in its turn if its leader did it (Unseen Network)."""
    of_seat(state, seat).spies += (post,)
    turn = own_turn(state, seat)
    if turn is not None and source.startswith("leader:"):
        turn.placed = post
    state.events.append(("spy", seat, post, source))


def recall(state: GameState, seat: int, post: str, purpose: str) -> None:
    """Return the seat's Spy on the post to its supply, and remember that in its turn (U6.9)."""
    mine = of_seat(state, seat)
    mine.spies = tuple(other for other in mine.spies if other != post)
    turn = own_turn(state, seat)
    if turn is not None:
        turn.recalled = True
    state.events.append(("spy_back", seat, post, purpose))


def free_posts(rules: Rules, state: GameState, seat: int, effect: PlaceSpy) -> list[str]:
    """Return the posts on which the effect can place a Spy of the seat now (U6.1 to U6.3)."""
    mine, turn = of_seat(state, seat).spies, state.turn
    taken = {post for other in range(len(state.seats)) for post in of_seat(state, other).spies}
    spaces = rules.spaces
    here = turn.space if effect.here and turn is not None and turn.seat == seat else ""
    return [
        post
        for post, links in linked(rules).items()
        if post not in (mine if effect.shared else taken)
        and (not effect.icons or any(spaces[space].icon in effect.icons for space in links))
        and (not effect.here or here in links)
    ]


# ------------------------------------------------------------------------------------------------ placing, recalling


def _run_place(rules: Rules, state: GameState, seat: int, effect: PlaceSpy, source: str) -> None:
    ask(state, seat, source, effect, effect.n)


def _can_place(rules: Rules, state: GameState, seat: int, effect: PlaceSpy, source: str) -> bool:
    return bool(free_posts(rules, state, seat, effect))


def _place_options(rules: Rules, state: GameState, frame: Ask, effect: PlaceSpy) -> list[OptionId]:
    """Return the free posts; with no Spy in the supply those of the seat, one of which it may recall first (U6.2)."""
    free = free_posts(rules, state, frame.seat, effect)
    if not free:
        return []
    if supply(state, frame.seat):
        return [*(("spy", post) for post in free), DECLINE]
    return [*(("recall_spy", post) for post in of_seat(state, frame.seat).spies), DECLINE]


def _place_answer(rules: Rules, state: GameState, frame: Ask, effect: PlaceSpy, option: OptionId) -> None:
    action, post = option
    if action == "recall_spy":
        recall(state, frame.seat, str(post), "room")
        return
    frame.taken += (str(post),)
    picked(state, frame)
    place(state, frame.seat, str(post), frame.source)


def _run_recall(rules: Rules, state: GameState, seat: int, effect: RecallSpy, source: str) -> None:
    if rules.is_player[seat]:
        ask(state, seat, source, effect, effect.n)
        return
    for post in of_seat(state, seat).spies[: effect.n]:
        recall(state, seat, post, "cost")


def _can_recall(rules: Rules, state: GameState, seat: int, effect: RecallSpy, source: str) -> bool:
    return len(of_seat(state, seat).spies) >= effect.n


def _recall_options(rules: Rules, state: GameState, frame: Ask, effect: RecallSpy) -> list[OptionId]:
    return [("recall_spy", post) for post in of_seat(state, frame.seat).spies]


def _recall_answer(rules: Rules, state: GameState, frame: Ask, effect: RecallSpy, option: OptionId) -> None:
    _, post = option
    frame.taken += (str(post),)
    picked(state, frame)
    recall(state, frame.seat, str(post), "cost")


def _posts_taken(rules: Rules, state: GameState, frame: Ask, effect: PlaceSpy | RecallSpy) -> bool:
    return all(post in linked(rules) for post in frame.taken) and every_pick_counted(frame, effect.n)


# ------------------------------------------------------------------------------------------------ sending Agents


def _post_of(also: str) -> str:
    """Return the post whose Spy is recalled to infiltrate, "" if none is."""
    return next((source.removeprefix(POST) for source in also.split() if source.startswith(POST)), "")


def _without_post(also: str) -> str:
    return " ".join(source for source in also.split() if not source.startswith(POST))


def _occupied(rules: Rules, state: GameState, seat: int) -> frozenset[str]:
    """Return the spaces with Agents of others and none of the seat's own (U6.4)."""
    own = state.seats[seat].agents
    return frozenset(space for other in rules.others[seat] for space in state.seats[other].agents if space not in own)


def _plays(inner: Callable[..., list[Play]], rules: Rules, state: GameState, turn: Turn) -> list[Play]:
    """Return the plays of other rules, and each of them once more for every Spy that it may recall to infiltrate."""
    found = inner(rules, state, turn)
    spies = of_seat(state, turn.seat).spies
    if not spies:
        return found
    occupied = _occupied(rules, state, turn.seat)
    posts = [post for post in spies if occupied.intersection(linked(rules)[post])]
    if posts:
        known = _infiltrating(rules)
        for play in tuple(found):
            for post in posts:
                key = play.card, play.also, post
                if key not in known:
                    also = f"{play.also} {POST}{post}".strip()
                    known[key] = Play(play.card, also, rules.played_as(rules, play.card, also))
                found.append(known[key])
    return found


def _played_as(inner: Callable[..., CardRules], rules: Rules, card: str, also: str) -> CardRules:
    """Return the rules of a play; where it infiltrates, Agents of others do not block it at the linked spaces."""
    post = _post_of(also)
    spec = inner(rules, card, _without_post(also))
    if not post:
        return spec
    passing = _passing(rules)[post]
    if spec.modifiers is not NO_MODIFIERS:
        passing = replace(spec.modifiers, passes_at=passing.passes_at)
    reach = tuple(
        (space, tuple(way._replace(also=also) for way in ways))
        for space, ways in spec.reach
        if space in passing.passes_at
    )
    return replace(spec, reach=reach, reach_varies=True, modifiers=passing)


@derived
def _infiltrating(rules: Rules) -> dict[tuple[str, str, str], Play]:
    """Return the infiltrating plays that were made so far, by card, what else they use, and post."""
    return {}


@derived
def _passing(rules: Rules) -> dict[str, SendModifiers]:
    """Return for each post what recalling the Spy there changes for a card that changes nothing itself (U6.4)."""
    return {post: replace(NO_MODIFIERS, passes_at=frozenset(spaces)) for post, spaces in linked(rules).items()}


def _reached(inner: Callable[..., Reach], rules: Rules, state: GameState, turn: Turn, play: Play) -> Reach:
    """Return what a play reaches: with a Spy icon also spaces that the seat is spying on (U6.7).

    A play that infiltrates reaches only spaces where an Agent of another seat is in its way (U6.4).
    """
    post = _post_of(play.also)
    if post:
        occupied = _occupied(rules, state, turn.seat).intersection(linked(rules)[post])
        also = _without_post(play.also)
        if not (turn.faction_icons or rules.played_as(rules, play.card, also).reach_varies):
            return tuple(found for found in play.spec.reach if found[0] in occupied)
        alone = replace(play, also=also)
        return tuple(
            (space, tuple(way._replace(also=play.also) for way in ways))
            for space, ways in rules.reached(rules, state, turn, alone)
            if space in occupied
        )
    found = inner(rules, state, turn, play)
    if not any(isinstance(effect, SpyIcon) for card in play.cards for effect in rules.cards[card].agent):
        return found
    known = {space for space, _ in found}
    more = [space for space in spied_on(rules, state, turn.seat) if space not in known]
    return (*found, *((space, _ways(rules, play, space)) for space in more))


def _ways(rules: Rules, play: Play, space: str) -> tuple[Send, ...]:
    rates = max(1, len(rules.spaces[space].rates))
    return tuple(Send("send", play.card, space, rate, also=play.also) for rate in range(rates))


def _sent(rules: Rules, state: GameState, turn: Turn) -> None:
    """Recall the Spy that infiltrated, then offer to recall another one to gather intelligence (U6.4 to U6.6)."""
    post = _post_of(turn.also)
    if post:
        recall(state, turn.seat, post, "infiltrate")
    if _gathering(rules, state, turn.seat):
        ask(state, turn.seat, "space:" + turn.space, GatherIntelligence())


def _gathering(rules: Rules, state: GameState, seat: int) -> list[str]:
    """Return the posts of the seat's Spies that are linked to the space where it just sent its Agent."""
    turn = state.turn
    if turn is None or turn.seat != seat:
        return []
    links = linked(rules)
    return [post for post in of_seat(state, seat).spies if turn.space in links[post]]


def _gather_options(rules: Rules, state: GameState, frame: Ask, effect: GatherIntelligence) -> list[OptionId]:
    return [*(("gather", post) for post in _gathering(rules, state, frame.seat)), DECLINE]


def _gather_answer(rules: Rules, state: GameState, frame: Ask, effect: GatherIntelligence, option: OptionId) -> None:
    _, post = option
    picked(state, frame)
    recall(state, frame.seat, str(post), "gather")
    rules.gains["draw"](rules, state, frame.seat, 1, frame.source)


# ------------------------------------------------------------------------------------------------ conditions


def _spy_recalled(rules: Rules, state: GameState, seat: int, test: SpyRecalled, source: str) -> bool:
    turn = own_turn(state, seat)
    return turn is not None and turn.recalled


def _spying_on_maker(rules: Rules, state: GameState, seat: int, test: SpyingOnMaker, source: str) -> bool:
    return any(rules.spaces[space].maker for space in spied_on(rules, state, seat))


def _just_placed(rules: Rules, state: GameState, seat: int, test: SpyJustPlaced, source: str) -> bool:
    turn = own_turn(state, seat)
    if turn is None or not turn.placed:
        return False
    return any(rules.spaces[space].icon in test.icons for space in linked(rules)[turn.placed])
