"""Tell what a turn has brought a seat and what that is for, from the positions before and after."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.explain.points import ways_to_points
from dune_desktop.engine.model.effects import Gain
from dune_desktop.engine.model.ids import FACTIONS, PERSUASION, RESOURCES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dune_desktop.engine.model.state import GameState, Seat
    from dune_desktop.engine.rulebook import Rules

LASTING: Final = ("swordmaster", "council")
"""What a seat takes once and has for the rest of the game."""


@dataclass(frozen=True, slots=True)
class Purpose:
    """One thing that a turn has brought, and what it is for.

    - `points`: `n` points; `what` is where they are recorded, if it is one place;
    - `track`, `alliance`: `n` Influence with the Faction `what`; at `need` it gives a point, or its Alliance;
      `influence`: neither can be had any more;
    - `lead`, `level`, `behind`: strength `n` in the Conflict; the strongest opponent has `need`;
    - `persuasion`: `n` to spend, from a hand that was revealed;
    - `card`: the card `what`, which gives `n` persuasion when revealed and has `need` Agent icons;
    - `solari`, `spice`, `water`: `n` of it; the space `what` costs `need`, for which there is `enough` now;
    - `swordmaster`, `council`; `intrigue`, `cards`, `garrison`: `n` cards, or troops that wait.
    """

    kind: str
    n: int = 1
    what: str = ""
    need: int = 0
    enough: bool = False


def purposes(rules: Rules, before: GameState, after: GameState, seat: int) -> tuple[Purpose, ...]:
    """Return what the seat has more of in the second position than in the first, what counts most first."""
    return tuple(_purposes(rules, before, after, seat))


def _purposes(rules: Rules, before: GameState, after: GameState, seat: int) -> Iterator[Purpose]:
    was, now, turn = before.seats[seat], after.seats[seat], after.turn
    sources = {source for source, change, _ in now.points[len(was.points) :] if change > 0}
    if now.vp > was.vp:
        yield Purpose("points", now.vp - was.vp, sources.pop() if len(sources) == 1 else "")
    reveals = turn is not None and turn.stage == "reveal" and (before.turn is None or before.turn.stage != "reveal")
    if reveals and turn is not None:
        yield Purpose("persuasion", turn.persuasion_gained)
    yield from _influence(rules, was, after, seat)
    yield from _conflict(rules, before, after, seat)
    yield from (Purpose(name) for name in LASTING if getattr(now, name) and not getattr(was, name))
    if not reveals:
        yield from _cards(rules, was, now)
    yield from _goods(rules, was, after, seat)
    counted = {
        "intrigue": len(now.intrigue) - len(was.intrigue),
        "cards": len(now.hand + now.in_play) - len(was.hand + was.in_play) if before.turn is not None else 0,
        "garrison": now.garrison - was.garrison,
    }
    yield from (Purpose(kind, n) for kind, n in counted.items() if n > 0)


def _cards(rules: Rules, was: Seat, now: Seat) -> Iterator[Purpose]:
    """Yield the cards that have come into the seat's deck."""
    own, had = (Counter(who.deck + who.hand + who.discard + who.in_play) for who in (now, was))
    for name in own - had:
        card = rules.cards.get(name)
        if card is not None:
            gains = (effect for effect in card.reveal if isinstance(effect, Gain) and effect.what == PERSUASION)
            yield Purpose("card", sum(gain.n for gain in gains), "card:" + name, len(card.icons))


def _influence(rules: Rules, was: Seat, after: GameState, seat: int) -> Iterator[Purpose]:
    """Yield the Factions with which the seat has come further, except where that has given its point already."""
    now = after.seats[seat]
    scored = {source for source, *_ in now.points[len(was.points) :]}
    risen = [at for at in range(len(FACTIONS)) if now.influence[at] > was.influence[at]]
    ways = {way.source: way for way in ways_to_points(rules, after, seat)} if risen else {}
    for at in risen:
        faction, n = FACTIONS[at], now.influence[at] - was.influence[at]
        sources = ("track:" + faction, "alliance:" + faction)
        if scored.isdisjoint(sources):
            way = next((ways[source] for source in sources if source in ways), None)
            height = now.influence[at] + way.need if way is not None else 0
            yield Purpose(way.kind if way is not None else "influence", n, "faction:" + faction, height)


def _conflict(rules: Rules, before: GameState, after: GameState, seat: int) -> Iterator[Purpose]:
    """Yield the seat's strength if it has grown, as it stands to that of its strongest opponent."""
    strength = rules.strength(after, seat)
    if strength > rules.strength(before, seat):
        most = max(rules.strength(after, other) for other in rules.opponents[seat])
        kind = "lead" if strength > most else "level" if strength == most else "behind"
        yield Purpose(kind, strength, need=most)


def _goods(rules: Rules, was: Seat, after: GameState, seat: int) -> Iterator[Purpose]:
    """Yield what can be spent, each with the dearest space that it has come to be enough for, or else the next one.

    Spaces for once in a game come before others, of which only those without an Agent count.
    """
    now = after.seats[seat]
    costs = rules.leader_rules[now.leader].costs
    taken = {space for player in after.seats for space in player.agents}
    for at, what in enumerate(RESOURCES):
        had, has = getattr(was, what), getattr(now, what)
        if has <= had:
            continue
        once = [space for space in rules.spaces.values() if space.once and not getattr(now, space.once)]
        open_ = [space for space in once if (costs[space.id] or (0, 0, 0))[at]] or [
            space for space in rules.spaces.values() if not space.once and space.id not in taken
        ]
        prices = [
            (price[at], space.id)
            for space in open_
            for price in (costs[space.id], *space.rate_costs[:1])
            if price is not None and price[at] > had
        ]
        enough = [each for each in prices if each[0] <= has]
        need, space = max(enough) if enough else min(prices, default=(0, ""))
        yield Purpose(what, has - had, "space:" + space if space else "", need, bool(enough))
