"""Leaders' left abilities."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from dune_desktop.engine import components as k
from dune_desktop.engine import effects as e
from dune_desktop.i18n.writers.table import TRAITS, Pieces, writes

if TYPE_CHECKING:
    from dune_desktop.i18n.effect_text import Composer


@writes(TRAITS, k.StartWith)
def _start_with(to: Composer, trait: k.StartWith) -> Pieces:
    if not all(isinstance(effect, e.Gain) for effect in trait.effects):
        return to.behind(to.text("when.game_start"), trait.effects)
    return [to.say("trait.start_with", things=to.things(trait.effects))]


@writes(TRAITS, k.PeekOwnDeck)
def _peek_own_deck(to: Composer, trait: k.PeekOwnDeck) -> Pieces:
    return [to.say("trait.peek_own_deck")]


@writes(TRAITS, k.SpaceDiscount)
def _space_discount(to: Composer, trait: k.SpaceDiscount) -> Pieces:
    price = to.text(f"thing.{trait.what}", n=trait.n)
    return [to.say("trait.space_discount", icon="icon:" + trait.icon, price=price)]


@writes(TRAITS, k.SecretFactions)
def _secret_factions(to: Composer, trait: k.SecretFactions) -> Pieces:
    return [
        to.say("trait.secret_factions", n=trait.n),
        to.say("trait.secret_factions.then", n=trait.deploy),
    ]


@writes(TRAITS, k.HarvestLess)
def _harvest_less(to: Composer, trait: k.HarvestLess) -> Pieces:
    return [replace(to.do("trait.harvest_less", n=trait.n), clause=to.text("when.harvest"))]


@writes(TRAITS, k.PassEnemies)
def _pass_enemies(to: Composer, trait: k.PassEnemies) -> Pieces:
    icons = to.grammar.both([to.texts.name("icon:" + icon) for icon in trait.icons])
    return [to.say("trait.pass_enemies", icons=icons)]


@writes(TRAITS, k.When)
def _when(to: Composer, trait: k.When) -> Pieces:
    return to.behind(to.text(f"when.{trait.moment}"), trait.effects)


@writes(TRAITS, k.StartLess)
def _start_less(to: Composer, trait: k.StartLess) -> Pieces:
    return [to.say("trait.start_less", price=to.text(f"thing.{trait.what}", n=trait.n))]


@writes(TRAITS, k.MoreSolari)
def _more_solari(to: Composer, trait: k.MoreSolari) -> Pieces:
    return [to.say("trait.more_solari", n=trait.n)]


@writes(TRAITS, k.SetAsideReturns)
def _set_aside_returns(to: Composer, trait: k.SetAsideReturns) -> Pieces:
    return [
        to.say("trait.set_aside_returns"),
        *to.behind(to.text("when.set_aside.one_icon"), trait.one_icon),
        *to.behind(to.text("when.set_aside.otherwise"), trait.otherwise),
    ]


@writes(TRAITS, k.Snoopers)
def _snoopers(to: Composer, trait: k.Snoopers) -> Pieces:
    rewards = to.text("word.then").join(to.short(reward) for reward in trait.rewards)
    return [
        to.say("trait.snoopers", n=trait.at),
        to.say("trait.snoopers.then"),
        to.say("trait.snoopers.rewards", rewards=rewards),
    ]
