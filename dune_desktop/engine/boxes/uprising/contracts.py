"""Contracts of the CHOAM Module: taking and completing them (U12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from dune_desktop.engine.assembly.compiled import todo as todo_of
from dune_desktop.engine.boxes.uprising.state import of_seat, of_table, of_turn, own_turn
from dune_desktop.engine.boxes.uprising.words import ContractCount, ContractsDone, SetContractsAside, TakeContract
from dune_desktop.engine.explain.points import WayToPoints, scoring
from dune_desktop.engine.model.chance import shuffled
from dune_desktop.engine.model.frames import Ask, Pool
from dune_desktop.engine.model.ids import HIDDEN, bare
from dune_desktop.engine.model.options import OptionId
from dune_desktop.engine.resolution.resolve import ASKS, PLAIN, EffectRule, ask, picked
from dune_desktop.engine.rules.cards import without

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.boxes.uprising.components import Contract
    from dune_desktop.engine.model.chance import Chance
    from dune_desktop.engine.model.state import GameState, Turn
    from dune_desktop.engine.rulebook import Rules

MODULE: Final = "choam"  # the variant
FACE_UP: Final = 2  # U3.9
INSTEAD: Final = 2  # Solari for a contract that cannot be taken (U2.10, U12.1)
DECK: Final = "contract"


def install(builder: RulesBuilder) -> None:
    """Register the effects and conditions of contracts, and when they are completed."""
    builder.register(
        effects={
            TakeContract: EffectRule(_run_take, ASKS, options=_take_options, answer=_take_answer),
            SetContractsAside: EffectRule(_run_aside, PLAIN),
        },
        conditions={ContractsDone: lambda rules, state, seat, test, source: len(of_seat(state, seat).done) >= test.n},
        counters={ContractCount: lambda rules, state, seat, amount, source: len(of_seat(state, seat).done)},
        streams={DECK: "table"},
    )
    builder.on("on_setup", _set_up)
    builder.on("on_view", _hide)
    builder.on("on_determinize", _deal_anew)
    builder.on("checks", _sound)
    builder.on("more_ways_to_points", _ways_to_points)
    builder.on("on_send", _sent)
    builder.on("on_acquire", _acquired)
    builder.wrap_word("gains", "spice", _counting_spice)


def in_play(rules: Rules) -> bool:
    """Tell whether the game is played with the CHOAM Module."""
    return MODULE in rules.config.variants


def _contract(rules: Rules, name: str) -> Contract:
    found: Contract = rules.more["contract"][name]
    return found


def _ways_to_points(rules: Rules, state: GameState, seat: int) -> Iterator[WayToPoints]:
    """Yield the contracts that score: the seat's own, and those it could take."""
    if not in_play(rules) or not rules.is_player[seat]:
        return
    for name in (*of_seat(state, seat).contracts, *filter(None, of_table(state).shown)):
        if name != HIDDEN and (scored := scoring(_contract(rules, name).effects)):
            yield WayToPoints("contract", "contract:" + name, effects=scored)


def _set_up(rules: Rules, state: GameState) -> None:
    """Shuffle the contracts and turn two face up, without those that a leader has set aside (U3.9)."""
    if not in_play(rules):
        return
    table, every = of_table(state), _every(rules)
    aside = list(table.aside)
    for player in state.seats:
        for trait in rules.leader_rules[player.leader].start_with:
            if isinstance(trait, SetContractsAside):
                aside += [name for name in every if _contract(rules, name).visit == trait.space]
    table.aside = tuple(aside)
    deck = shuffled(state, DECK, tuple(name for name in every if name not in aside))
    table.shown, table.deck = deck[:FACE_UP], deck[FACE_UP:]


def _every(rules: Rules) -> tuple[str, ...]:
    """Return the contracts of the game, each as often as it has copies."""
    return tuple(each.id for each in rules.catalog.of("contract") if not each.of for _ in range(each.copies))


def _open_contracts(state: GameState) -> list[str]:
    """Return the contracts that everybody can see: all but those face down."""
    table = of_table(state)
    seats = (of_seat(state, seat) for seat in range(len(state.seats)))
    return [*filter(None, table.shown), *table.aside, *(name for mine in seats for name in mine.contracts + mine.done)]


def _hide(rules: Rules, seen: GameState, seat: int) -> None:
    table = of_table(seen)
    table.deck = (HIDDEN,) * len(table.deck)


def _deal_anew(rules: Rules, world: GameState, seat: int, chance: Chance) -> None:
    """Deal the face-down contracts of a determinization in random order; only which ones they are is known."""
    if in_play(rules):
        left = Counter(_every(rules)) - Counter(_open_contracts(world))
        of_table(world).deck = tuple(chance.mixed(tuple(left.elements())))


def _sound(rules: Rules, state: GameState) -> Iterator[str]:
    """Check that no contract is lost or made."""
    due = Counter(_every(rules) if in_play(rules) else ())
    have = Counter((*_open_contracts(state), *of_table(state).deck))
    for name in sorted(due.keys() | have.keys()):
        if due[name] != have[name]:
            yield f"contracts: {have[name]} of {name} instead of {due[name]}"


def _run_aside(rules: Rules, state: GameState, seat: int, effect: SetContractsAside, source: str) -> None:
    """Nothing more: the contracts were set aside before the others were shuffled."""


# ------------------------------------------------------------------------------------------------ taking


def _open_to(rules: Rules, state: GameState, seat: int) -> list[str]:
    """Return the contracts that the seat may take: face-up ones, and those that its leader set aside (U12.2)."""
    table = of_table(state)
    found = [name for name in table.shown if name]
    leader = rules.leader_rules[state.seats[seat].leader]
    if any(isinstance(effect, SetContractsAside) for effect in leader.start_with):
        found += table.aside
    return list(dict.fromkeys(found))


def _run_take(rules: Rules, state: GameState, seat: int, effect: TakeContract, source: str) -> None:
    for _ in range(effect.n):
        if not in_play(rules) or not rules.is_player[seat] or not _open_to(rules, state, seat):
            rules.gains["solari"](rules, state, seat, INSTEAD, source)
        else:
            ask(state, seat, source, TakeContract())


def _take_options(rules: Rules, state: GameState, frame: Ask, effect: TakeContract) -> list[OptionId]:
    return [("contract", name) for name in _open_to(rules, state, frame.seat)]


def _take_answer(rules: Rules, state: GameState, frame: Ask, effect: TakeContract, option: OptionId) -> None:
    _, chosen = option
    name, seat, table = str(chosen), frame.seat, of_table(state)
    picked(state, frame)
    if name in table.shown:
        following = table.deck[0] if table.deck else ""
        index = table.shown.index(name)
        table.shown = (*table.shown[:index], following, *table.shown[index + 1 :])
        table.deck = table.deck[1:]
        state.events.append(("contract", seat, name, following))
    else:
        table.aside = without(table.aside, name)
        state.events.append(("contract", seat, name, ""))
    of_seat(state, seat).contracts += (name,)
    if _contract(rules, name).immediate:
        complete(rules, state, seat, name)


# ------------------------------------------------------------------------------------------------ completing


def complete(rules: Rules, state: GameState, seat: int, name: str) -> None:
    """Turn the seat's contract face down; its reward is one more effect of its turn (U12.3)."""
    mine = of_seat(state, seat)
    mine.contracts = without(mine.contracts, name)
    mine.done += (name,)
    state.events.append(("contract_done", seat, name))
    todo = todo_of("contract:" + name, _contract(rules, name).effects)
    turn = state.turn
    if turn is not None and turn.seat == seat:
        turn.pool += todo
    else:
        state.stack.append(Pool(seat, todo))


def _sent(rules: Rules, state: GameState, turn: Turn) -> None:
    """Complete the contracts of the space; those held now may still count the spice of this turn (U12.3 to U12.5)."""
    held = of_seat(state, turn.seat).contracts
    if not held:
        return
    of_turn(turn).due = tuple([name for name in held if _contract(rules, name).harvest])
    for name in held:
        if _contract(rules, name).visit == bare(turn.space):
            complete(rules, state, turn.seat, name)
    _harvested(rules, state, turn)


def _harvested(rules: Rules, state: GameState, turn: Turn) -> None:
    """Complete contracts for spice gained in a turn whose Agent was sent to a Maker space (U12.5)."""
    if not turn.space or not rules.spaces[turn.space].maker:
        return
    own = of_turn(turn)
    for name in own.due:
        if own.spice >= _contract(rules, name).harvest:
            own.due = without(own.due, name)
            complete(rules, state, turn.seat, name)


def _counting_spice(gain_spice: Callable[..., None]) -> Callable[..., None]:
    def gain(rules: Rules, state: GameState, seat: int, n: int, source: str) -> None:
        """Gain spice and count it for contracts of the turn (U12.5)."""
        gain_spice(rules, state, seat, n, source)
        turn = own_turn(state, seat)
        if turn is not None and n > 0:
            turn.spice += n
            assert state.turn is not None
            _harvested(rules, state, state.turn)

    return gain


def _acquired(rules: Rules, state: GameState, seat: int, card: str) -> None:
    for name in of_seat(state, seat).contracts:
        if _contract(rules, name).acquire == bare(card):
            complete(rules, state, seat, name)
