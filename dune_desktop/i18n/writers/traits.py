"""Writers of leaders' left abilities that hold effects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dune_desktop.engine.model import components as k
from dune_desktop.engine.model import effects as e
from dune_desktop.i18n.tree import Behind, Node, act_of
from dune_desktop.i18n.writers.table import WRITERS, writes

if TYPE_CHECKING:
    from dune_desktop.i18n.effect_text import Composer


@writes(WRITERS, k.StartWith)
def _start_with(to: Composer, trait: k.StartWith) -> Sequence[Node]:
    if not all(isinstance(effect, e.Gain) for effect in trait.effects):
        return [Behind(to.text("when.game_start"), to.nodes(trait.effects))]
    return [to.do("trait.start_with", things=to.grammar.things(tuple(map(act_of, to.nodes(trait.effects)))))]


@writes(WRITERS, k.HarvestLess)
def _harvest_less(to: Composer, trait: k.HarvestLess) -> Sequence[Node]:
    return [Behind(to.text("when.harvest"), (to.do("trait.harvest_less", n=trait.n),))]


@writes(WRITERS, k.PassEnemies)
def _pass_enemies(to: Composer, trait: k.PassEnemies) -> Sequence[Node]:
    icons = to.grammar.both([to.texts.name("icon:" + icon) for icon in trait.icons])
    return [to.do("trait.pass_enemies", icons=icons)]


@writes(WRITERS, k.When)
def _when(to: Composer, trait: k.When) -> Sequence[Node]:
    return [Behind(to.text(f"when.{trait.moment}"), to.nodes(trait.effects))]


@writes(WRITERS, k.SetAsideReturns)
def _set_aside_returns(to: Composer, trait: k.SetAsideReturns) -> Sequence[Node]:
    return [
        to.do("trait.set_aside_returns"),
        Behind(to.text("when.set_aside.one_icon"), to.nodes(trait.one_icon)),
        Behind(to.text("when.set_aside.otherwise"), to.nodes(trait.otherwise)),
    ]


@writes(WRITERS, k.Snoopers)
def _snoopers(to: Composer, trait: k.Snoopers) -> Sequence[Node]:
    rewards = to.text("word.then").join(to.grammar.short(to.nodes(reward)) for reward in trait.rewards)
    return [
        to.do("trait.snoopers", n=trait.at),
        to.do("trait.snoopers.then"),
        to.do("trait.snoopers.rewards", rewards=rewards),
    ]
