"""Writers of the words of Uprising whose text is not enough."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from dune_desktop.engine.boxes.uprising import words as w
from dune_desktop.engine.model.ids import FACTIONS
from dune_desktop.i18n.boxes.uprising.components import space_key
from dune_desktop.i18n.tree import Conditional, Node, Sentence, act_of
from dune_desktop.i18n.writers import Writer

if TYPE_CHECKING:
    from dune_desktop.i18n.effect_text import Composer


def _place_spy(to: Composer, effect: w.PlaceSpy) -> Sequence[Node]:
    n = effect.n
    if effect.icons:
        return [to.may("effect.place_spy.icons", n=n, icons=_icons(to, effect.icons))]
    return [to.may("effect.place_spy" + (".here" if effect.here else ".shared" if effect.shared else ""), n=n)]


def _icons(to: Composer, icons: Sequence[str]) -> str:
    return to.grammar.either([to.texts.name("icon:" + icon) for icon in icons])


def _spy_just_placed(to: Composer, test: w.SpyJustPlaced) -> str:
    if set(test.icons) == set(FACTIONS):
        return to.text("if.spy_just_placed.factions")
    return to.text("if.spy_just_placed", icons=_icons(to, test.icons))


def _council_visit(to: Composer, effect: w.CouncilVisit) -> Sequence[Node]:
    again = to.nodes(effect.again)
    told = to.text("effect.council_visit", otherwise=to.grammar.joined(to.grammar.sentences(again)))
    short = to.text("short.effect.council_visit", otherwise=to.grammar.short(again))
    return [Sentence(told.removesuffix(to.grammar.stop), short)]


def _each_icon(to: Composer, effect: w.EachIcon) -> Sequence[Node]:
    by_icon = {"crysknife": effect.crysknife, "desert_mouse": effect.desert_mouse, "ornithopter": effect.ornithopter}
    return [
        Conditional(to.text(f"when.each_icon.{icon}"), to.nodes(effects))
        for icon, effects in by_icon.items()
        if effects
    ]


def _discard_for(to: Composer, effect: w.DiscardFor) -> Sequence[Node]:
    return [to.do("effect.discard", n=1), *to.with_costs((effect,))]


def _trash_worth(to: Composer, effect: w.TrashWorth) -> Sequence[Node]:
    """Return one act, since it stands in a choice that the player may decline."""
    gain = to.grammar.things(tuple(map(act_of, to.nodes(effect.effects))))
    return [to.do("effect.trash_worth", gain=gain)]


def _set_contracts_aside(to: Composer, effect: w.SetContractsAside) -> Sequence[Node]:
    aside = to.do("effect.set_contracts_aside", space=space_key(to.texts, effect.space))
    return [aside, to.do("effect.set_contracts_aside.only")]


def _rival_spy(to: Composer, effect: w.RivalSpy) -> Sequence[Node]:
    """Name the posts in their order, without those that only another box has."""
    named = [to.texts.name(key) for post in effect.posts if to.texts.has_name(key := f"post:{post}")]
    return [to.do("effect.rival_spy", posts=to.grammar.listed(named))]


def _on_reach(to: Composer, trait: w.OnReach) -> Sequence[Node]:
    moment = to.text("when.on_reach", at=trait.at, faction="faction:" + trait.faction)
    return [Conditional(moment, to.nodes(trait.effects))]


def _on_visit(to: Composer, trait: w.OnVisit) -> Sequence[Node]:
    named = [to.text("word.faction", faction="faction:" + faction) for faction in trait.factions]
    return [Conditional(to.text("when.on_visit", factions=to.grammar.either(named)), to.nodes(trait.effects))]


WRITERS: Final[Mapping[type, Writer]] = {
    w.PlaceSpy: _place_spy,
    w.SpyJustPlaced: _spy_just_placed,
    w.CouncilVisit: _council_visit,
    w.EachIcon: _each_icon,
    w.DiscardFor: _discard_for,
    w.TrashWorth: _trash_worth,
    w.OnAcquire: lambda to, x: [Conditional(to.text("when.on_acquire"), to.nodes(x.effects))],
    w.SetContractsAside: _set_contracts_aside,
    w.RivalSpy: _rival_spy,
    w.OnReach: _on_reach,
    w.OnVisit: _on_visit,
}
