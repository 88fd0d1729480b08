"""Writers of effects that hold others: choices, conditions, arrows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dune_desktop.engine.model import effects as e
from dune_desktop.i18n.tree import Act, Behind, May, Node, Pay
from dune_desktop.i18n.writers.table import WRITERS, writes

if TYPE_CHECKING:
    from dune_desktop.i18n.effect_text import Composer


@writes(WRITERS, e.OnReveal)
def _on_reveal(to: Composer, effect: e.OnReveal) -> Sequence[Node]:
    return [Behind(to.text("when.on_reveal"), to.told_later().nodes(effect.effects))]


@writes(WRITERS, e.OnWin)
def _on_win(to: Composer, effect: e.OnWin) -> Sequence[Node]:
    return [Behind(to.text("when.on_win"), to.nodes(effect.effects))]


@writes(WRITERS, e.Choose)
def _choose(to: Composer, effect: e.Choose) -> Sequence[Node]:
    return [to.choice(effect)]


@writes(WRITERS, e.May)
def _may(to: Composer, effect: e.May) -> Sequence[Node]:
    nodes = to.nodes(effect.effects)
    return [May(node) if isinstance(node, Act) else node for node in nodes]


@writes(WRITERS, e.If)
def _if(to: Composer, effect: e.If) -> Sequence[Node]:
    tests, inner = [effect.condition], effect.effects
    while len(inner) == 1 and isinstance(inner[0], e.If):
        tests.append(inner[0].condition)
        inner = inner[0].effects
    return [Behind(to.grammar.all_hold([to.clause(test) for test in tests]), to.nodes(inner))]


@writes(WRITERS, e.Pay)
def _pay(to: Composer, effect: e.Pay) -> Sequence[Node]:
    return [Pay(to.costs(effect.cost), to.nodes(effect.effects), effect.forced)]


@writes(WRITERS, e.EachOpponent)
def _each_opponent(to: Composer, effect: e.EachOpponent) -> Sequence[Node]:
    return [to.others("word.each_opponent", effect.effects)]


@writes(WRITERS, e.OneOpponent)
def _one_opponent(to: Composer, effect: e.OneOpponent) -> Sequence[Node]:
    return [to.others("word.one_opponent", effect.effects)]
