"""Writers of gains and movements whose text depends on more than their fields, or that are several acts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dune_desktop.engine.model import effects as e
from dune_desktop.engine.model.ids import FACTIONS
from dune_desktop.i18n.tree import Behind, Node, Per
from dune_desktop.i18n.writers.table import WRITERS, writes

if TYPE_CHECKING:
    from dune_desktop.i18n.effect_text import Composer


@writes(WRITERS, e.Gain)
def _gain(to: Composer, effect: e.Gain) -> Sequence[Node]:
    gain = to.act(f"effect.gain.{effect.what}", merge=True, n=effect.n)
    return [gain if effect.per is None else Per(gain, to.clause(effect.per))]


@writes(WRITERS, e.Influence)
def _influence(to: Composer, effect: e.Influence) -> Sequence[Node]:
    if effect.faction != "any":
        return [to.do("effect.influence", n=effect.n, factions=to.factions([effect.faction]))]
    where = f".{effect.where}" if effect.where else ""
    return [to.do(f"effect.influence.any{where}", n=effect.n)]


@writes(WRITERS, e.Recruit)
def _recruit(to: Composer, effect: e.Recruit) -> Sequence[Node]:
    recruit = to.do("effect.gain.troop", merge=True, n=effect.n)
    deploy = to.may if effect.deploy == "may" else to.do
    return [recruit, deploy(f"effect.recruit.{effect.deploy}")]


@writes(WRITERS, e.Harvest)
def _harvest(to: Composer, effect: e.Harvest) -> Sequence[Node]:
    if to.context.base_spice is None:
        return [to.do("effect.harvest")]
    return [to.do("effect.harvest.here", n=to.context.base_spice)]


@writes(WRITERS, e.IconsWhile)
def _icons_while(to: Composer, effect: e.IconsWhile) -> Sequence[Node]:
    every = set(effect.icons) == set(FACTIONS)
    icons = to.grammar.both([to.texts.name("icon:" + icon) for icon in effect.icons])
    shown = to.do("effect.icons_while" + ".all" * every, short="effect.icons_while", icons=icons)
    return [Behind(to.clause(effect.condition), (shown,))]


@writes(WRITERS, e.Control)
def _control(to: Composer, effect: e.Control) -> Sequence[Node]:
    if not to.context.controls:
        return [to.do("effect.control.any", merge=True)]
    return [to.do("effect.control", merge=True, space="space:" + to.context.controls)]


@writes(WRITERS, e.Trash)
def _trash(to: Composer, effect: e.Trash) -> Sequence[Node]:
    key = "effect.trash" if len(effect.zones) > 1 else "effect.trash.zone"
    write = to.may if effect.optional else to.do
    return [write(key, n=effect.n, zones=to.zones(effect.zones))]


@writes(WRITERS, e.Deploy)
def _deploy(to: Composer, effect: e.Deploy) -> Sequence[Node]:
    key = f"effect.deploy.{effect.origin}"
    if effect.n is None:
        return [to.do(key + ".all") if effect.must else to.may(key + ".any")]
    if effect.must:
        return [to.do(key, n=effect.n)]
    return [to.may(key if effect.n == 1 else key + ".up_to", n=effect.n)]
