"""Spies: observation posts, infiltrating, gathering intelligence, and the Spy Agent icon (U6)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from dune_desktop.engine.assembly.compiled import NO_MODIFIERS, Play
from dune_desktop.engine.assembly.derived import derived
from dune_desktop.engine.boxes.uprising.state import BOX, SPIES, of_seat, own_turn
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
    from dune_desktop.engine.model.ids import Icon
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


def free_posts(rules: Rules, state: GameState, seat: int, effect: PlaceSpy) -> Iterator[str]:
    """Yield the posts on which the effect can place a Spy of the seat now (U6.1 to U6.3)."""
    taken: Collection[str] = of_seat(state, seat).spies
    if not effect.shared:
        taken = {post for player in state.seats for post in player.own[BOX].spies}
    watched, turn = _icons_watched(rules), state.turn
    here = turn.space if turn is not None and turn.seat == seat else ""
    for post, links in linked(rules).items():
        if post in taken or (effect.icons and watched[post].isdisjoint(effect.icons)):
            continue
        if not effect.here or here in links:
            yield post


@derived
def _icons_watched(rules: Rules) -> dict[str, frozenset[Icon]]:
    """Return for each post the icons of the spaces to which it is linked (U6.3)."""
    return {post: frozenset(rules.spaces[space].icon for space in links) for post, links in linked(rules).items()}


# ------------------------------------------------------------------------------------------------ placing, recalling


def _run_place(rules: Rules, state: GameState, seat: int, effect: PlaceSpy, source: str) -> None:
    ask(state, seat, source, effect, effect.n)


def _can_place(rules: Rules, state: GameState, seat: int, effect: PlaceSpy, source: str) -> bool:
    return next(free_posts(rules, state, seat, effect), "") != ""


def _place_options(rules: Rules, state: GameState, frame: Ask, effect: PlaceSpy) -> list[OptionId]:
    """Return the free posts; with no Spy in the supply those of the seat, one of which it may recall first (U6.2)."""
    free = list(free_posts(rules, state, frame.seat, effect))
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
    if POST not in also:
        return ""
    return next((source.removeprefix(POST) for source in also.split() if source.startswith(POST)), "")


def _without_post(also: str) -> str:
    return " ".join(source for source in also.split() if not source.startswith(POST))


def _occupied(rules: Rules, state: GameState, seat: int) -> set[str]:
    """Return the spaces with Agents of others and none of the seat's own (U6.4)."""
    seats = state.seats
    found = {space for other in rules.others[seat] for space in seats[other].agents}
    found.difference_update(seats[seat].agents)
    return found


def _plays(inner: Callable[..., list[Play]], rules: Rules, state: GameState, turn: Turn) -> list[Play]:
    """Return the plays of other rules, and each of them once more for every Spy that it may recall to infiltrate."""
    found = inner(rules, state, turn)
    spies = of_seat(state, turn.seat).spies
    if not spies:
        return found
    occupied, links = _occupied(rules, state, turn.seat), linked(rules)
    passed = [(post, there) for post in spies if (there := tuple([at for at in links[post] if at in occupied]))]
    if passed:
        known = _known_plays(rules)
        for play in tuple(found):
            for post, spaces in passed:
                key = play.card, play.also, post, spaces
                if key not in known:
                    known[key] = _infiltrating(rules, play, post, spaces)
                spec = known[key].spec
                if spec.reach or spec.reach_varies or turn.faction_icons:
                    found.append(known[key])
    return found


def _infiltrating(rules: Rules, play: Play, post: str, spaces: tuple[str, ...]) -> Play:
    """Return the play that also recalls the Spy on the post, to pass Agents at these spaces of the post (U6.4)."""
    also = f"{play.also} {POST}{post}".strip()
    spec = rules.played_as(rules, play.card, also)
    if not play.spec.reach_varies:
        spec = replace(spec, reach=tuple(found for found in spec.reach if found[0] in spaces), reach_varies=False)
    return Play(play.card, also, spec)


@derived
def _known_plays(rules: Rules) -> dict[tuple[str, str, str, tuple[str, ...]], Play]:
    """Return the infiltrating plays that were made so far, by card, what else they use, post and spaces."""
    return {}


def _played_as(inner: Callable[..., CardRules], rules: Rules, card: str, also: str) -> CardRules:
    """Return the rules of a play; where it infiltrates, Agents of others do not block it at the linked spaces."""
    if POST not in also:
        return inner(rules, card, also)
    post = _post_of(also)
    spec = inner(rules, card, _without_post(also))
    spaces = linked(rules)[post]
    reach = tuple(
        (space, tuple(way._replace(also=also) for way in ways)) for space, ways in spec.reach if space in spaces
    )
    modifiers = _passing(rules)
    if spec.modifiers is not NO_MODIFIERS:
        modifiers = replace(spec.modifiers, passes_at=modifiers.passes_at)
    return replace(spec, reach=reach, reach_varies=True, modifiers=modifiers)


@derived
def _passing(rules: Rules) -> SendModifiers:
    """Return what recalling a Spy changes for a card that changes nothing itself (U6.4).

    Agents block it at no space with a post; the reach of the play limits it to those linked to the post of the Spy.
    """
    return replace(NO_MODIFIERS, passes_at=frozenset(space for spaces in linked(rules).values() for space in spaces))


def _reached(inner: Callable[..., Reach], rules: Rules, state: GameState, turn: Turn, play: Play) -> Reach:
    """Return what a play reaches: with a Spy icon also spaces that the seat is spying on (U6.7).

    A play that infiltrates reaches only spaces where an Agent of another seat is in its way (U6.4).
    """
    post = _post_of(play.also)
    if post:
        occupied = _occupied(rules, state, turn.seat)
        also = _without_post(play.also)
        if not (turn.faction_icons or rules.played_as(rules, play.card, also).reach_varies):
            return tuple([found for found in play.spec.reach if found[0] in occupied])
        occupied.intersection_update(linked(rules)[post])
        alone = Play(play.card, also, rules.played_as(rules, play.card, also))
        reach = rules.reached(rules, state, turn, alone)
        return tuple([(space, _ways(rules, play, space)) for space, _ in reach if space in occupied])
    found = inner(rules, state, turn, play)
    if _with_spy_icon(rules).isdisjoint(play.cards):
        return found
    known = [space for space, _ in found]
    more = [space for space in spied_on(rules, state, turn.seat) if space not in known]
    return (*found, *[(space, _ways(rules, play, space)) for space in more])


@derived
def _with_spy_icon(rules: Rules) -> frozenset[str]:
    """Return the cards with the Spy Agent icon (U6.7)."""
    return frozenset(card for card, each in rules.cards.items() if any(isinstance(e, SpyIcon) for e in each.agent))


def _ways(rules: Rules, play: Play, space: str) -> tuple[Send, ...]:
    """Return the options that send the play to the space, one for each of its prices; they are made once."""
    known = _known_ways(rules)
    key = play.card, play.also, space
    if key not in known:
        rates = range(max(1, len(rules.spaces[space].rates)))
        known[key] = tuple(Send("send", play.card, space, rate, also=play.also) for rate in rates)
    return known[key]


@derived
def _known_ways(rules: Rules) -> dict[tuple[str, str, str], tuple[Send, ...]]:
    """Return the options of plays that were made so far, by card, what else they use, and space."""
    return {}


def _sent(rules: Rules, state: GameState, turn: Turn) -> None:
    """Recall the Spy that infiltrated, then offer to recall another one to gather intelligence (U6.4 to U6.6)."""
    if POST in turn.also:
        recall(state, turn.seat, _post_of(turn.also), "infiltrate")
    if of_seat(state, turn.seat).spies and _gathering(rules, state, turn.seat):
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
