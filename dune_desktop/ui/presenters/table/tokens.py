"""Which of several alike is which: Agents, ships and copies of a card, from one position to the next.

A position says how many Agents stand where, not which ones. On a screen the Agent that walks home is the one that went
out, and a card stays itself while the hand closes up beside it. So each has a number here, kept for as long as it can
be followed: what stays in its place keeps it, what has left one place and is alike to what has come to another takes it
along, and only what was nowhere before gets a new one. It works backwards as well: undo brings the numbers back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import TypeVar

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import GameState, Rules

Place = tuple[str, int, str]
"""A kind ("agent", "card", "intrigue", or a unit that boxes add), a seat, and where."""

Token = tuple[str, int]
"""What it is, and which of those."""

Lying = TypeVar("Lying")

HOME = ""
ZONES = {"card": ("hand", "in_play", "discard"), "intrigue": ("intrigue", "intrigue_open")}


@dataclass(frozen=True, slots=True)
class Tokens:
    """What lies where, each with its number, and without; in the order in which the position lists it."""

    places: Mapping[Place, tuple[Token, ...]] = field(default_factory=dict)
    names: Mapping[Place, tuple[str, ...]] = field(default_factory=dict)

    def numbers(self, kind: str, seat: int, place: str) -> tuple[int, ...]:
        """The numbers of what lies in a place."""
        return tuple(number for _, number in self.places.get((kind, seat, place), ()))


def follow(before: Tokens, rules: Rules, state: GameState) -> Tokens:
    """The numbers in this position, after those in an earlier (or, for undo, later) one."""
    now = _contents(rules, state)
    if now == before.names:
        return before
    found: dict[Place, tuple[Token, ...]] = {}
    earlier, names = _grouped(before.places), _grouped(before.names)
    for group, there in _grouped(now).items():
        lay = earlier.get(group, {})
        found |= lay if names.get(group) == there else _followed(lay, there)
    return Tokens(found, now)


def _grouped(places: Mapping[Place, Lying]) -> dict[tuple[str, int], dict[Place, Lying]]:
    """What lies where by its kind and seat: nothing becomes another kind or another seat's."""
    found: dict[tuple[str, int], dict[Place, Lying]] = {}
    for place, lies in places.items():
        found.setdefault(place[:2], {})[place] = lies
    return found


def _contents(rules: Rules, state: GameState) -> dict[Place, tuple[str, ...]]:
    """What lies where, without numbers."""
    found: dict[Place, tuple[str, ...]] = {}
    for seat, player in enumerate(state.seats):
        found["agent", seat, HOME] = ("agent",) * player.agents_left
        for space in player.agents:
            found["agent", seat, space] = (*found.get(("agent", seat, space), ()), "agent")
        for kind, zones in ZONES.items():
            for zone in zones:
                found[kind, seat, zone] = getattr(player, zone)
        for unit in rules.more_units:
            for place in ("supply", "garrison", "conflict"):
                found[unit.id, seat, place] = (unit.id,) * unit.count(player, place)
    for space, (kind, seat) in rules.holders(state).items():
        found[kind, seat, space] = (kind,)
    return found


def _followed(
    before: Mapping[Place, tuple[Token, ...]], now: Mapping[Place, tuple[str, ...]]
) -> dict[Place, tuple[Token, ...]]:
    """Numbers for all that lies in these places, between which it may move."""
    kept = {place: _stayed(before.get(place, ()), names) for place, names in now.items()}
    loose: dict[str, list[int]] = {}
    for place, lay in before.items():
        for name, number in lay:
            if (name, number) not in kept.get(place, ()):
                loose.setdefault(name, []).append(number)
    used = {token for tokens in before.values() for token in tokens}
    found: dict[Place, tuple[Token, ...]] = {}
    for place, names in now.items():
        tokens: list[Token] = []
        for name, token in zip(names, kept[place], strict=True):
            if token is None:
                rest = loose.get(name)
                number = rest.pop(0) if rest else next(n for n in range(len(used) + 1) if (name, n) not in used)
                token = (name, number)
                used.add(token)
            tokens.append(token)
        found[place] = tuple(tokens)
    return found


def _stayed(before: Sequence[Token], names: Sequence[str]) -> list[Token | None]:
    """For each name in a place the token that lay there before, as far as it stayed.

    What stands at both ends as before stayed; in between, whatever is alike did.
    """
    found: list[Token | None] = [None] * len(names)
    least = min(len(before), len(names))
    first = next((at for at in range(least) if before[at][0] != names[at]), least)
    last = next((at for at in range(least - first) if before[-1 - at][0] != names[-1 - at]), least - first)
    for at in range(first):
        found[at] = before[at]
    for at in range(last):
        found[-1 - at] = before[-1 - at]
    middle = list(before[first : len(before) - last])
    for at in range(first, len(names) - last):
        same = next((token for token in middle if token[0] == names[at]), None)
        if same is not None:
            middle.remove(same)
            found[at] = same
    return found
