"""Writers of leaders' left abilities."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dune_desktop.engine.model import components as k
from dune_desktop.engine.model import effects as e
from dune_desktop.i18n.tree import Behind, Node, act_of
from dune_desktop.i18n.writers.table import TRAITS, writes

if TYPE_CHECKING:
    from dune_desktop.i18n.effect_text import Composer


@writes(TRAITS, k.StartWith)
def _start_with(to: Composer, trait: k.StartWith) -> Sequence[Node]:
    if not all(isinstance(effect, e.Gain) for effect in trait.effects):
        return [Behind(to.text("when.game_start"), to.nodes(trait.effects))]
    return [to.do("trait.start_with", things=to.grammar.things(tuple(map(act_of, to.nodes(trait.effects)))))]


@writes(TRAITS, k.PeekOwnDeck)
def _peek_own_deck(to: Composer, trait: k.PeekOwnDeck) -> Sequence[Node]:
    return [to.do("trait.peek_own_deck")]


@writes(TRAITS, k.SpaceDiscount)
def _space_discount(to: Composer, trait: k.SpaceDiscount) -> Sequence[Node]:
    price = to.text(f"thing.{trait.what}", n=trait.n)
    return [to.do("trait.space_discount", icon="icon:" + trait.icon, price=price)]


@writes(TRAITS, k.SecretFactions)
def _secret_factions(to: Composer, trait: k.SecretFactions) -> Sequence[Node]:
    return [
        to.do("trait.secret_factions", n=trait.n),
        to.do("trait.secret_factions.then", n=trait.deploy),
    ]


@writes(TRAITS, k.HarvestLess)
def _harvest_less(to: Composer, trait: k.HarvestLess) -> Sequence[Node]:
    return [Behind(to.text("when.harvest"), (to.do("trait.harvest_less", n=trait.n),))]


@writes(TRAITS, k.PassEnemies)
def _pass_enemies(to: Composer, trait: k.PassEnemies) -> Sequence[Node]:
    icons = to.grammar.both([to.texts.name("icon:" + icon) for icon in trait.icons])
    return [to.do("trait.pass_enemies", icons=icons)]


@writes(TRAITS, k.When)
def _when(to: Composer, trait: k.When) -> Sequence[Node]:
    return [Behind(to.text(f"when.{trait.moment}"), to.nodes(trait.effects))]


@writes(TRAITS, k.StartLess)
def _start_less(to: Composer, trait: k.StartLess) -> Sequence[Node]:
    return [to.do("trait.start_less", price=to.text(f"thing.{trait.what}", n=trait.n))]


@writes(TRAITS, k.MoreSolari)
def _more_solari(to: Composer, trait: k.MoreSolari) -> Sequence[Node]:
    return [to.do("trait.more_solari", n=trait.n)]


@writes(TRAITS, k.SetAsideReturns)
def _set_aside_returns(to: Composer, trait: k.SetAsideReturns) -> Sequence[Node]:
    return [
        to.do("trait.set_aside_returns"),
        Behind(to.text("when.set_aside.one_icon"), to.nodes(trait.one_icon)),
        Behind(to.text("when.set_aside.otherwise"), to.nodes(trait.otherwise)),
    ]


@writes(TRAITS, k.Snoopers)
def _snoopers(to: Composer, trait: k.Snoopers) -> Sequence[Node]:
    rewards = to.text("word.then").join(to.grammar.short(to.nodes(reward)) for reward in trait.rewards)
    return [
        to.do("trait.snoopers", n=trait.at),
        to.do("trait.snoopers.then"),
        to.do("trait.snoopers.rewards", rewards=rewards),
    ]
