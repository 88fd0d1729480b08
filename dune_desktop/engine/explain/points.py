"""Find where a seat's next points may come from, as far as the printed components and the position say.

The lists are made from a position as one seat may know it, so they name no hidden card.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.assembly.derived import derived
from dune_desktop.engine.explain.dead_effects import waiting
from dune_desktop.engine.model.effects import Choose, EachOpponent, Effects, Gain, If, May, OneOpponent, Pay
from dune_desktop.engine.model.frames import GameFlow, RewardsFlow
from dune_desktop.engine.model.ids import FACTION_INDEX, NOBODY
from dune_desktop.engine.model.vocabulary import parts
from dune_desktop.engine.rules.hagal import CONVERSIONS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from dune_desktop.engine.model.effects import Effect
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules

CONTESTED: Final = ("round_start", "turns", "combat")
"""The phases before a Conflict is decided."""

BOXES: Final = ("agent", "reveal", "trash", "discard")
"""The boxes of a card that work while it is in the hand."""


@dataclass(frozen=True, slots=True)
class WayToPoints:
    """One way in which a seat may score; the point will be recorded under `source`.

    `kind` says what it takes:

    - `track`: `need` more Influence with a Faction; `alliance`: as much for its Alliance, which `holder` has now;
    - `reward`: place `need` in this round's Conflict;
    - `acquire`: acquiring a component for `need` of the currency `what`;
    - `convert`: `need` more of the good `what` (Rivals);
    - `pending`: an effect that waits to be taken;
    - `agent`, `reveal`, `trash`, `discard`: that box of a card in the hand;
    - `plot`, `combat`, `win` and so on: an Intrigue card played for this timing, or something used then;
    - `space`, `leader`: an effect of a board space, or of the seat's leader;
    - or a kind that boxes add (`Hooks.more_ways_to_points`).

    `effects` are the parts of the printed effects that score.
    """

    kind: str
    source: str
    need: int = 0
    what: str = ""
    holder: int = NOBODY
    effects: Effects = ()


def ways_to_points(rules: Rules, state: GameState, seat: int) -> tuple[WayToPoints, ...]:
    """Return the ways in which the seat may score next, as far as can be seen in the position or view.

    Each is listed once, whether or not what it takes is at hand. Nothing for seats without points.
    """
    if rules.seat_kinds[seat] == "hagal" or not state.stack:
        return ()
    found = [*_pending(rules, state, seat), *_tracks(rules, state, seat), *_conflict(rules, state, seat)]
    if rules.is_player[seat]:
        found += [*_markets(rules, state, seat), *_cards(rules, state, seat), *_printed(rules, state, seat)]
    else:
        found += _conversions(rules, state, seat)
    for more in rules.more_ways_to_points:
        found += more(rules, state, seat)
    return tuple(dict.fromkeys(found))


def undecided(state: GameState) -> bool:
    """Tell whether this round's Conflict is still to be decided."""
    flow = state.stack[0] if state.stack else None
    return isinstance(flow, GameFlow) and state.phase in CONTESTED and not flow.decided and bool(state.conflict)


def may_win(state: GameState, seat: int) -> bool:
    """Tell whether the seat may still win this round's Conflict, or has won it and its rewards are being given."""
    return undecided(state) or any(isinstance(frame, RewardsFlow) and frame.winner == seat for frame in state.stack)


def scoring(effects: Iterable[Effect]) -> Effects:
    """Return the parts of the effects that give their owner points, with what they ask for; () if none do."""
    found: list[Effect] = []
    for effect in effects:
        if isinstance(effect, Choose):
            branches = tuple(branch for branch in map(scoring, effect.options) if branch)
            found += branches[0] if len(branches) == 1 else [replace(effect, options=branches)] if branches else []
        elif isinstance(effect, May | If | Pay):
            if scored := scoring(effect.effects):
                found.append(replace(effect, effects=scored))
        elif not isinstance(effect, EachOpponent | OneOpponent) and any(map(_is_point, parts(effect))):
            found.append(effect)
    return tuple(found)


def _is_point(part: object) -> bool:
    return isinstance(part, Gain) and part.what == "vp"


# ------------------------------------------------------------------------------------------------ everybody's ways


def _pending(rules: Rules, state: GameState, seat: int) -> Iterator[WayToPoints]:
    for owner, source, effect in waiting(state):
        if owner == seat and (scored := scoring((effect,))):
            yield WayToPoints("pending", source, effects=scored)


def _tracks(rules: Rules, state: GameState, seat: int) -> Iterator[WayToPoints]:
    """Yield the point of each Influence track and its Alliance, as far as the seat can come (R14.2, R14.5, R14.6)."""
    if rules.track_seat(rules, state, seat) != seat:
        return
    for faction, printed in rules.tracks.items():
        track = FACTION_INDEX[faction]
        mine, holder = state.seats[seat].influence[track], state.alliances[track]
        if mine < printed.point_at:
            yield WayToPoints("track", "track:" + faction, printed.point_at - mine)
        height = printed.bonus_at
        if holder != NOBODY:
            height = max(height, state.seats[holder].influence[track] + 1)
        height = max(height, mine + 1)
        if holder != seat and height <= printed.top:
            yield WayToPoints("alliance", "alliance:" + faction, height - mine, holder=holder)


def _conflict(rules: Rules, state: GameState, seat: int) -> Iterator[WayToPoints]:
    """Yield the rewards of this round's Conflict that score and can still be had, and what scores for winning it."""
    open_ = undecided(state)
    owed = (
        place for frame in state.stack if isinstance(frame, RewardsFlow) for who, place in frame.todo if who == seat
    )
    for place in ((1, 2, 3) if rules.third_reward else (1, 2)) if open_ else owed:
        if scored := scoring(rules.prize(rules, state, seat, place)):
            yield WayToPoints("reward", "conflict:" + state.conflict, place, effects=scored)
    if not open_:
        return
    for gets in rules.winner_gets if rules.is_player[seat] else rules.rival_winner_gets:
        for source, effect, _ in gets(rules, state, seat):
            if scored := scoring((effect,)):
                yield WayToPoints("win", source, effects=scored)


def _conversions(rules: Rules, state: GameState, seat: int) -> Iterator[WayToPoints]:
    """Yield what a Rival converts into points (R28.13)."""
    for what, _ in CONVERSIONS:
        most = rules.resources_per_point(state, seat, what)
        if most:
            has = getattr(state.seats[seat], what)
            yield WayToPoints("convert", "convert:" + what, most - (len(has) if what == "intrigue" else has), what)


# ------------------------------------------------------------------------------------------------ a player's ways


def _markets(rules: Rules, state: GameState, seat: int) -> Iterator[WayToPoints]:
    """Yield the cards that score when they are acquired, with their price."""
    for market in rules.markets.values():
        for card, slot in market.offers(rules, state, seat):
            if card in rules.cards and (scored := scoring(rules.cards[card].acquire)):
                cost = rules.price(state, card, slot)
                yield WayToPoints("acquire", "card:" + card, cost, market.currency, effects=scored)


def _cards(rules: Rules, state: GameState, seat: int) -> Iterator[WayToPoints]:
    """Yield the cards in the hand and the Intrigue cards that score, as far as they are known."""
    known, player = _scoring_cards(rules), state.seats[seat]
    for card in (*player.hand, rules.set_aside_card(state, seat)):
        yield from known.get("card:" + card, ())
    for card in player.intrigue:
        yield from known.get("intrigue:" + card, ())


@derived
def _scoring_cards(rules: Rules) -> dict[str, tuple[WayToPoints, ...]]:
    """Return the ways of every card and Intrigue card that scores, by its source."""
    found: dict[str, list[WayToPoints]] = {}
    for card in rules.catalog.cards:
        for box in BOXES:
            if scored := scoring(getattr(card, box)):
                source = "card:" + card.id
                found.setdefault(source, []).append(WayToPoints(box, source, effects=scored))
    for intrigue in rules.catalog.intrigues:
        for use in intrigue.uses:
            if scored := scoring(use.effects):
                source = "intrigue:" + intrigue.id
                found.setdefault(source, []).append(WayToPoints(use.timing, source, effects=scored))
    return {source: tuple(ways) for source, ways in found.items()}


def _printed(rules: Rules, state: GameState, seat: int) -> Iterator[WayToPoints]:
    """Yield the board spaces that score, and the seat's leader if it does."""
    yield from _scoring_spaces(rules)
    leader = rules.leaders.get(state.seats[seat].leader)
    if leader is not None and (scored := scoring(leader.signet)):
        yield WayToPoints("leader", "leader:" + leader.id, effects=scored)


@derived
def _scoring_spaces(rules: Rules) -> tuple[WayToPoints, ...]:
    found = ((space.id, scoring((*sum(space.effects, ()), *space.reveal))) for space in rules.catalog.spaces)
    return tuple(WayToPoints("space", "space:" + name, effects=scored) for name, scored in found if scored)
