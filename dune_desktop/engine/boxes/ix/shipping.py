"""The Shipping track: Freighters, the rewards of a recall, and Dividends (X4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.boxes.ix.components import ShippingSpace
from dune_desktop.engine.boxes.ix.effects import Dividends, Freighter
from dune_desktop.engine.boxes.ix.state import of_seat
from dune_desktop.engine.boxes.ix.tiles import owns_rule
from dune_desktop.engine.model.effects import Effects, Gain, Recruit
from dune_desktop.engine.model.frames import Ask, Pool
from dune_desktop.engine.model.options import DECLINE, OptionId
from dune_desktop.engine.resolution.resolve import ASKS, PLAIN, EffectRule, ask, picked

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.state import GameState, Todo
    from dune_desktop.engine.rulebook import Rules

DIVIDENDS = 5  # X4.4
OTHERS_DIVIDENDS = 1


def install(builder: RulesBuilder) -> None:
    """Register the effects of the Shipping track."""
    builder.expand(ShippingSpace, _may_grow)
    builder.register(
        effects={
            Freighter: EffectRule(_run_freighter, ASKS, options=_freighter_options, answer=_freighter_answer),
            Dividends: EffectRule(_run_dividends, PLAIN),
        }
    )


def _may_grow(rules: Rules, space: ShippingSpace) -> Effects:
    return _with_transports(space.reward)


def advance(state: GameState, seat: int) -> None:
    """Move the seat's Freighter one space up (X4.2)."""
    mine = of_seat(state, seat)
    mine.freighter += 1
    state.events.append(("freighter", seat, mine.freighter - 1, mine.freighter))


def recall(rules: Rules, state: GameState, seat: int) -> tuple[Todo, ...]:
    """Move the seat's Freighter to the bottom; return the rewards of its space and all spaces below (X4.3)."""
    mine = of_seat(state, seat)
    step, mine.freighter = mine.freighter, 0
    state.events.append(("freighter", seat, step, 0))
    more = owns_rule(rules, state, seat, "transports")
    return tuple(
        ("shipping:" + space.id, effect, 0)
        for space in rules.catalog.of("shipping")
        if space.step <= step
        for effect in (_with_transports(space.reward) if more else space.reward)
    )


def _with_transports(reward: Effects) -> Effects:
    """Return a reward as Troop Transports changes it: one more troop, and they may be deployed (X3.35)."""
    return tuple(
        Recruit(effect.n + 1, "may") if isinstance(effect, Gain) and effect.what == "troop" else effect
        for effect in reward
    )


def _run_freighter(rules: Rules, state: GameState, seat: int, effect: Freighter, source: str) -> None:
    ask(state, seat, source, effect, effect.n)


def _freighter_options(rules: Rules, state: GameState, frame: Ask, effect: Freighter) -> list[OptionId]:
    step = of_seat(state, frame.seat).freighter
    options: list[OptionId] = []
    if step < rules.catalog.of("shipping")[-1].step:
        options.append(("freighter", "advance"))
    if step:
        options.append(("freighter", "recall"))  # X4.10: from the bottom it would give nothing
    return [*options, DECLINE]


def _freighter_answer(rules: Rules, state: GameState, frame: Ask, effect: Freighter, option: OptionId) -> None:
    _, way = option
    picked(state, frame)
    if way == "advance":
        advance(state, frame.seat)
    else:
        state.stack.append(Pool(frame.seat, recall(rules, state, frame.seat), open=True))  # X17.11


def _run_dividends(rules: Rules, state: GameState, seat: int, effect: Dividends, source: str) -> None:
    """Pay Dividends to the seat and its opponents, but not to House Hagal of the two-player game (X12.3, X12.4)."""
    for receiver, n in ((seat, DIVIDENDS), *((other, OTHERS_DIVIDENDS) for other in rules.opponents[seat])):
        if receiver != rules.hagal_seat:
            rules.gains["solari"](rules, state, receiver, n, "shipping:dividends")
