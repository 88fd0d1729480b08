"""`uses`: counts how computer players use every component, to find components that are never used.

Cards are acquired and sent, spaces visited, Intrigue cards played; boxes add uses from their own events.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.knowledge.information_state import info_state_of, update_memory
from dune_desktop.engine.knowledge.memory import Memory
from dune_desktop.engine.model.config import table
from dune_desktop.engine.model.events import Facts
from dune_desktop.engine.model.ids import Box, Variant
from dune_desktop.players.levels import PLAY_STYLES, computer
from dune_desktop.players.policy.situation import contributed

Use = tuple[str, str]  # what was done, and the component

TOLD: Final = {
    "acquire": (("acquired", "card"),),
    "send": (("sent", "card"), ("visited", "space")),
    "intrigue": (("played", "card"),),
}
"""Kind of event -> the use and the field with the component; boxes add theirs (`USES`)."""


def uses(level: str, boxes: tuple[Box, ...], variants: tuple[Variant, ...], games: int, seed: int) -> Iterator[str]:
    """Yield lines with the counts of uses and what was never used.

    Temperaments take turns, so that tastes differ.
    """
    rules = Rules(catalog(boxes), table(4, boxes, variants))
    counted: Counter[Use] = Counter()
    for game in range(games):
        counted.update(_played(rules, level, seed + game))
    wanted = _possible(rules)
    for what in dict.fromkeys(each for each, _ in wanted):
        numbers = {name: counted[what, name] for each, name in wanted if each == what}
        never = sorted(name for name, n in numbers.items() if not n)
        rarest = sorted((name for name in numbers if numbers[name]), key=lambda name: numbers[name])[:3]
        few = ", ".join(f"{name} {numbers[name]}" for name in rarest)
        yield f"{what}: {len(numbers) - len(never)} of {len(numbers)} in {games} games; most rarely {few}"
        if never:
            yield f"  never {what}: {', '.join(never)}"


def _possible(rules: Rules) -> list[Use]:
    """Return the possible uses of all components of the game."""
    there = _dealt(rules)
    cards = [card for card in rules.cards.values() if card.id in there]
    found = [("acquired", card.id) for card in cards if card.cost is not None]
    found += [("sent", card.id) for card in cards if card.icons or card.infiltrates or card.agent]
    found += [("visited", space) for space in rules.spaces]
    found += [("played", card) for card in rules.intrigues]
    for box in contributed(rules):
        found += [(done, name) for done, kind in getattr(box, "USED", {}).items() for name in rules.more[kind]]
    return found


def _dealt(rules: Rules) -> set[str]:
    """Return the cards that a new game contains in all places: some boxes replace cards of others."""
    state = rules.new_game(0)
    found = {card for seat in state.seats for card in (*seat.deck, *seat.hand, *seat.discard)}
    for market in set(rules.market_at.values()):
        found |= {*market.stock(state), *(card for card, _ in market.offers(rules, state, 0))}
    return found


def _played(rules: Rules, level: str, seed: int) -> Counter[Use]:
    """Play one game and count the uses in it."""
    players = [computer(level, PLAY_STYLES[(seed + seat) % len(PLAY_STYLES)], seed) for seat in range(4)]
    state = rules.new_game(seed)
    memories = [Memory.begin(rules, state, seat) for seat in range(4)]
    wanted = dict(TOLD)
    for box in contributed(rules):
        wanted |= getattr(box, "USES", {})
    found: Counter[Use] = Counter()
    while state.stack:
        seat, options = rules.asked(state), rules.legal(state)
        assert seat is not None
        option = options[0] if len(options) == 1 else players[seat].choose(info_state_of(rules, state, memories[seat]))
        events = rules.play(state, option)
        for memory in memories:
            update_memory(rules, memory, events, state)
        for told in (Facts(event) for event in events if event[0] in wanted):
            found.update((what, str(getattr(told, field))) for what, field in wanted[told.kind])
    return found
