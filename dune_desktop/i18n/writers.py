"""Writers for the words of the vocabulary that belong to no box and need more than their text.

A word (effect, cost, condition, amount or trait) is told by its text in `locales/<language>/effects.json`, which
`word_texts` finds and fills with the fields of the word. Only what cannot be told so has a writer here, or in the
package of its box. A writer turns the dataclass into a piece of a tree (`tree.py`): an act ("gain 2 spice"), an act
that the player may decline, a condition with what follows it. A text that ends with a stop is a sentence of its own in
that language, every other an act.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from dune_desktop.engine.model import components as k
from dune_desktop.engine.model import effects as e
from dune_desktop.engine.model.ids import FACTIONS
from dune_desktop.i18n.tree import Act, Conditional, May, Node, Pay, Per, act_of

if TYPE_CHECKING:
    from dune_desktop.i18n.effect_text import Composer

Writer = Callable[["Composer", Any], Any]
"""A function from a word to its nodes (`tree.Node`); from a condition or amount to its words."""

# ------------------------------------------------------------------------------------------------ gains, movements


def _gain(to: Composer, effect: e.Gain) -> Sequence[Node]:
    gain = to.act(f"effect.gain.{effect.what}", merge=True, n=effect.n)
    return [gain if effect.per is None else Per(gain, to.clause(effect.per))]


def _influence(to: Composer, effect: e.Influence) -> Sequence[Node]:
    if effect.faction != "any":
        return [to.do("effect.influence", n=effect.n, factions=to.factions([effect.faction]))]
    where = f".{effect.where}" if effect.where else ""
    return [to.do(f"effect.influence.any{where}", n=effect.n)]


def _recruit(to: Composer, effect: e.Recruit) -> Sequence[Node]:
    recruit = to.do("effect.gain.troop", merge=True, n=effect.n)
    deploy = to.may if effect.deploy == "may" else to.do
    return [recruit, deploy(f"effect.recruit.{effect.deploy}")]


def _acquire(to: Composer, effect: e.Acquire) -> Sequence[Node]:
    where = ".to_top" if effect.to_top else ".to_hand" if effect.to_hand else ""
    free = to.do(f"effect.acquire{where}", max_cost=effect.max_cost)
    if effect.hand_if is None:
        return [free]
    return [free, Conditional(to.clause(effect.hand_if), (to.do("effect.acquire.hand_if"),))]


def _harvest(to: Composer, effect: e.Harvest) -> Sequence[Node]:
    if to.context.base_spice is None:
        return [to.do("effect.harvest")]
    return [to.do("effect.harvest.here", n=to.context.base_spice)]


def _icons_while(to: Composer, effect: e.IconsWhile) -> Sequence[Node]:
    every = set(effect.icons) == set(FACTIONS)
    shown = to.do("effect.icons_while" + ".all" * every, short="effect.icons_while", icons=_icons(to, effect.icons))
    return [Conditional(to.clause(effect.condition), (shown,))]


def _icons(to: Composer, icons: Iterable[str]) -> str:
    return to.grammar.both([to.texts.name("icon:" + icon) for icon in icons])


def _control(to: Composer, effect: e.Control) -> Sequence[Node]:
    if not to.context.controls:
        return [to.do("effect.control.any", merge=True)]
    return [to.do("effect.control", merge=True, space="space:" + to.context.controls)]


def _trash(to: Composer, effect: e.Trash) -> Sequence[Node]:
    key = "effect.trash" if len(effect.zones) > 1 else "effect.trash.zone"
    write = to.may if effect.optional else to.do
    return [write(key, n=effect.n, zones=to.zones(effect.zones))]


def _deploy(to: Composer, effect: e.Deploy) -> Sequence[Node]:
    key = f"effect.deploy.{effect.origin}"
    if effect.n is None:
        return [to.do(key + ".all") if effect.must else to.may(key + ".any")]
    if effect.must:
        return [to.do(key, n=effect.n)]
    return [to.may(key if effect.n == 1 else key + ".up_to", n=effect.n)]


# ------------------------------------------------------------------------------------------------ structure, traits


def _may(to: Composer, effect: e.May) -> Sequence[Node]:
    return [May(node) if isinstance(node, Act) else node for node in to.nodes(effect.effects)]


def _pay(to: Composer, effect: e.Pay) -> Sequence[Node]:
    if not effect.cost:  # one of the exchanges of a space
        return to.nodes(effect.effects)
    return [Pay(to.costs(effect.cost), to.nodes(effect.effects), effect.forced), *to.with_costs(effect.cost)]


def _if(to: Composer, effect: e.If) -> Sequence[Node]:
    tests, inner = [effect.condition], effect.effects
    while len(inner) == 1 and isinstance(inner[0], e.If):
        tests.append(inner[0].condition)
        inner = inner[0].effects
    return [Conditional(to.grammar.all_hold([to.clause(test) for test in tests]), to.nodes(inner))]


def _start_with(to: Composer, trait: k.StartWith) -> Sequence[Node]:
    if not all(isinstance(effect, e.Gain) for effect in trait.effects):
        return [Conditional(to.text("when.game_start"), to.nodes(trait.effects))]
    return [to.do("trait.start_with", things=to.grammar.things(tuple(map(act_of, to.nodes(trait.effects)))))]


def _set_aside_returns(to: Composer, trait: k.SetAsideReturns) -> Sequence[Node]:
    return [
        to.do("trait.set_aside_returns"),
        Conditional(to.text("when.set_aside.one_icon"), to.nodes(trait.one_icon)),
        Conditional(to.text("when.set_aside.otherwise"), to.nodes(trait.otherwise)),
    ]


def _snoopers(to: Composer, trait: k.Snoopers) -> Sequence[Node]:
    rewards = [Conditional(to.text(f"when.snooper.{n}"), to.nodes(reward)) for n, reward in enumerate(trait.rewards, 1)]
    return [to.do("trait.snoopers", n=trait.at), to.do("trait.snoopers.then"), *rewards]


WRITERS: Final[Mapping[type, Writer]] = {
    e.Gain: _gain,
    e.Influence: _influence,
    e.Recruit: _recruit,
    e.Acquire: _acquire,
    e.Harvest: _harvest,
    e.IconsWhile: _icons_while,
    e.Control: _control,
    e.Trash: _trash,
    e.Deploy: _deploy,
    e.OnReveal: lambda to, x: [Conditional(to.text("when.on_reveal"), to.told_later().nodes(x.effects))],
    e.OnWin: lambda to, x: [Conditional(to.text("when.on_win"), to.nodes(x.effects))],
    e.Choose: lambda to, x: [to.choice(x)],
    e.May: _may,
    e.If: _if,
    e.Pay: _pay,
    e.EachOpponent: lambda to, x: [to.others("word.each_opponent", x.effects)],
    e.OneOpponent: lambda to, x: [to.others("word.one_opponent", x.effects)],
    k.StartWith: _start_with,
    k.HarvestLess: lambda to, x: [Conditional(to.text("when.harvest"), (to.do("trait.harvest_less", n=x.n),))],
    k.PassEnemies: lambda to, x: [to.do("trait.pass_enemies", icons=_icons(to, x.icons))],
    k.When: lambda to, x: [Conditional(to.text(f"when.{x.moment}"), to.nodes(x.effects))],
    k.SetAsideReturns: _set_aside_returns,
    k.Snoopers: _snoopers,
}
"""Class of a word whose text is not enough -> its writer."""
