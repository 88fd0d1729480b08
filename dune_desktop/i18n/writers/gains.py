"""Writers of gains: resources, Influence, troops, cards, seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dune_desktop.engine.model import effects as e
from dune_desktop.engine.model.ids import FACTIONS
from dune_desktop.i18n.tree import Behind, Node, Per
from dune_desktop.i18n.writers.table import EFFECTS, writes

if TYPE_CHECKING:
    from dune_desktop.i18n.effect_text import Composer


@writes(EFFECTS, e.Gain)
def _gain(to: Composer, effect: e.Gain) -> Sequence[Node]:
    gain = to.act(f"effect.gain.{effect.what}", merge=True, n=effect.n)
    return [gain if effect.per is None else Per(gain, to.amount(effect.per))]


@writes(EFFECTS, e.Influence)
def _influence(to: Composer, effect: e.Influence) -> Sequence[Node]:
    if effect.faction != "any":
        return [to.do("effect.influence", n=effect.n, factions=to.factions([effect.faction]))]
    where = f".{effect.where}" if effect.where else ""
    return [to.do(f"effect.influence.any{where}", n=effect.n)]


@writes(EFFECTS, e.InfluenceDifferent)
def _influence_different(to: Composer, effect: e.InfluenceDifferent) -> Sequence[Node]:
    return [to.do("effect.influence_different", n=effect.n)]


@writes(EFFECTS, e.Recruit)
def _recruit(to: Composer, effect: e.Recruit) -> Sequence[Node]:
    recruit = to.do("effect.gain.troop", merge=True, n=effect.n)
    if effect.deploy == "must":
        return [recruit, to.do("effect.recruit.must")]
    if effect.deploy == "reveal":
        return [recruit, to.do("effect.recruit.reveal")]
    return [recruit, to.may("effect.recruit.may")]


@writes(EFFECTS, e.Harvest)
def _harvest(to: Composer, effect: e.Harvest) -> Sequence[Node]:
    if to.context.base_spice is None:
        return [to.do("effect.harvest")]
    return [to.do("effect.harvest.here", n=to.context.base_spice)]


@writes(EFFECTS, e.HarvestTwice)
def _harvest_twice(to: Composer, effect: e.HarvestTwice) -> Sequence[Node]:
    return [to.do("effect.harvest_twice")]


@writes(EFFECTS, e.FactionInfluence)
def _faction_influence(to: Composer, effect: e.FactionInfluence) -> Sequence[Node]:
    return [to.do("effect.faction_influence", n=effect.n)]


@writes(EFFECTS, e.SpaceCheaper)
def _space_cheaper(to: Composer, effect: e.SpaceCheaper) -> Sequence[Node]:
    price = to.text(f"thing.{effect.what}", n=effect.n)
    return [to.do("effect.space_cheaper", space="space:" + effect.space, price=price)]


@writes(EFFECTS, e.SendAnywhere)
def _send_anywhere(to: Composer, effect: e.SendAnywhere) -> Sequence[Node]:
    return [to.do("effect.send_anywhere")]


@writes(EFFECTS, e.IconsWhile)
def _icons_while(to: Composer, effect: e.IconsWhile) -> Sequence[Node]:
    every = set(effect.icons) == set(FACTIONS)
    icons = to.grammar.both([to.texts.name("icon:" + icon) for icon in effect.icons])
    shown = to.do("effect.icons_while" + ".all" * every, short="effect.icons_while", icons=icons)
    return [Behind(to.condition(effect.condition), (shown,))]


@writes(EFFECTS, e.PassEnemyAgents)
def _pass_enemy_agents(to: Composer, effect: e.PassEnemyAgents) -> Sequence[Node]:
    return [to.do("effect.pass_enemy_agents")]


@writes(EFFECTS, e.Control)
def _control(to: Composer, effect: e.Control) -> Sequence[Node]:
    if not to.context.controls:
        return [to.do("effect.control.any", merge=True)]
    return [to.do("effect.control", merge=True, space="space:" + to.context.controls)]


@writes(EFFECTS, e.Foldspace)
def _foldspace(to: Composer, effect: e.Foldspace) -> Sequence[Node]:
    return [to.do("effect.foldspace")]


@writes(EFFECTS, e.CouncilSeat)
def _council_seat(to: Composer, effect: e.CouncilSeat) -> Sequence[Node]:
    return [to.do("effect.council_seat")]


@writes(EFFECTS, e.Swordmaster)
def _swordmaster(to: Composer, effect: e.Swordmaster) -> Sequence[Node]:
    return [to.do("effect.swordmaster")]


@writes(EFFECTS, e.Mentat)
def _mentat(to: Composer, effect: e.Mentat) -> Sequence[Node]:
    return [to.do(f"effect.mentat.{effect.how}")]


@writes(EFFECTS, e.Signet)
def _signet(to: Composer, effect: e.Signet) -> Sequence[Node]:
    return [to.do("effect.signet.rival" if to.context.rival else "effect.signet")]


@writes(EFFECTS, e.Acquire)
def _acquire(to: Composer, effect: e.Acquire) -> Sequence[Node]:
    where = ".to_top" if effect.to_top else ".to_hand" if effect.to_hand else ""
    return [to.do("effect.acquire" + where, n=effect.max_cost)]


@writes(EFFECTS, e.FetchFromDiscard)
def _fetch(to: Composer, effect: e.FetchFromDiscard) -> Sequence[Node]:
    return [to.do("effect.fetch_from_discard", card=to.text(f"word.card.{effect.faction}"))]


@writes(EFFECTS, e.StealIntrigue)
def _steal(to: Composer, effect: e.StealIntrigue) -> Sequence[Node]:
    return [to.do("effect.steal_intrigue", n=effect.least)]


@writes(EFFECTS, e.InfluenceEach)
def _influence_each(to: Composer, effect: e.InfluenceEach) -> Sequence[Node]:
    return [to.do("effect.influence_each", n=effect.n)]


@writes(EFFECTS, e.TrackBonus)
def _track_bonus(to: Composer, effect: e.TrackBonus) -> Sequence[Node]:
    return [to.do("effect.track_bonus")]


@writes(EFFECTS, e.TrackInfluence)
def _track_influence(to: Composer, effect: e.TrackInfluence) -> Sequence[Node]:
    return [to.do("effect.track_influence", n=effect.n)]
