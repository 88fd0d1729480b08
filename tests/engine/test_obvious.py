"""What is taken without asking: only where no other order could come to anything else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameState, OptionId, Rules
from dune_desktop.engine.config import table
from dune_desktop.engine.effects import Choose, Deploy, Effect, Gain, Influence, Mentat, Trash, TrashSelf
from dune_desktop.engine.obvious import _apart_from_cards
from dune_desktop.engine.registry import boxes
from dune_desktop.engine.resolve import name_of, waiting
from dune_desktop.players.random_player import RandomPlayer


def pools(seeds: range) -> Iterator[tuple[Rules, GameState, dict[OptionId, Effect]]]:
    """Positions of games by chance at which several effects can be taken, each with what takes it."""
    config = table(4, tuple(box.id for box in boxes()))
    rules = Rules(catalog(config.boxes), config)
    for seed in seeds:
        state, player = rules.new_game(seed), RandomPlayer(seed)
        while options := rules.legal(state):
            todo = waiting(state)
            names = {name_of(todo, place): effect for place, (_, effect, _) in enumerate(todo)}
            ready = {name: effect for name, effect in names.items() if name in options}
            if len(ready) > 1:
                yield rules, state, ready
            rules.play(state, player.pick(options))


def after(rules: Rules, before: GameState, order: list[OptionId]) -> tuple[GameState, bool]:
    """The position after these, as far as they do not take themselves; and whether a pile was shuffled meanwhile."""
    state, shuffled = before.clone(), False
    for option in order:
        if option in rules.legal(state):
            shuffled |= any(event[0] == "shuffle" for event in rules.play(state, option))
    return state, shuffled


def seen(state: GameState) -> object:
    """All there is, in whatever order cards came to the hand."""
    cards = [(sorted(seat.hand), sorted(seat.intrigue), seat.deck, seat.discard) for seat in state.seats]
    goods = [(seat.solari, seat.spice, seat.water, seat.vp, seat.garrison, seat.influence) for seat in state.seats]
    lying = [sorted(seat.in_play) for seat in state.seats]
    return (
        cards,
        lying,
        goods,
        state.alliances,
        state.mentat,
        state.intrigue_deck,
        sorted(state.trashed),
        len(state.stack),
    )


def test_whether_cards_come_first_changes_nothing() -> None:
    """Every such position of some games, played both ways (R7.7)."""
    found: Counter[str] = Counter()
    for rules, state, ready in pools(range(6)):
        first = rules.obvious(state)
        others = [name for name in ready if name != first]
        beside = [type(ready[name]).__name__ for name in others if not isinstance(ready[name], Gain)]
        if first is None or not beside:
            continue
        one, shuffled = after(rules, state, [first, *others])
        other, again = after(rules, state, [*others, first])
        if not shuffled and not again:
            assert seen(one) == seen(other)
            found.update(beside)
    assert set(found) == {"Influence", "Mentat", "TrashSelf"}
    assert found.total() > 10


def test_where_something_may_come_first_it_is_asked() -> None:
    """Beside anything that asks, or may be left, nothing is taken."""
    asked = 0
    for rules, state, ready in pools(range(2)):
        if any(not isinstance(effect, Gain | Influence | Mentat | TrashSelf) for effect in ready.values()):
            assert rules.obvious(state) is None
            asked += 1
    assert asked > 20


def test_what_asks_or_looks_at_cards_is_not_apart_from_them() -> None:
    config = table(4, tuple(box.id for box in boxes()))
    rules = Rules(catalog(config.boxes), config)

    def apart(effect: Effect, source: str = "space:conspire") -> bool:
        return _apart_from_cards(rules, source, effect)

    assert apart(Mentat("take"))
    assert apart(Influence("emperor"))
    assert not apart(Influence("any"))
    assert not apart(Influence("emperor", where="opponent_ahead"))
    for effect in (Trash(), Deploy(2), Choose(((Gain("spice"),),)), Gain("draw")):
        assert not apart(effect)
    brings = next(card.id for card in rules.cards.values() if card.trash or card.unload)
    assert apart(TrashSelf(), "card:foldspace")
    assert not apart(TrashSelf(), "card:" + brings), "what it brings then may matter"
    assert not apart(TrashSelf(), "tech:any")
