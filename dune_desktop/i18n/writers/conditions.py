"""Writers of conditions and amounts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.model import amounts as a
from dune_desktop.engine.model import conditions as c
from dune_desktop.i18n.writers.table import AMOUNTS, CONDITIONS, writes

if TYPE_CHECKING:
    from dune_desktop.i18n.effect_text import Composer


@writes(CONDITIONS, c.Alliance)
def _alliance(to: Composer, test: c.Alliance) -> str:
    return to.text("if.alliance.any") if test.faction == "any" else to.text("if.alliance", faction=to.faction(test))


@writes(CONDITIONS, c.InfluenceAtLeast)
def _influence_at_least(to: Composer, test: c.InfluenceAtLeast) -> str:
    return to.text("if.influence", n=test.n, faction=to.faction(test))


@writes(CONDITIONS, c.InfluenceOnTracks)
def _influence_on_tracks(to: Composer, test: c.InfluenceOnTracks) -> str:
    key = "if.influence_on_tracks.all" if test.tracks == 4 else "if.influence_on_tracks"
    return to.text(key, n=test.n, tracks=test.tracks)


@writes(CONDITIONS, c.AnotherInPlay)
def _another_in_play(to: Composer, test: c.AnotherInPlay) -> str:
    key = "if.fremen_bond" if test.faction == "fremen" else "if.another_in_play"
    return to.text(key, card=to.text(f"word.card.{test.faction}"))


@writes(CONDITIONS, c.Council)
def _council(to: Composer, test: c.Council) -> str:
    return to.text("if.council")


@writes(CONDITIONS, c.AgentHere)
def _agent_here(to: Composer, test: c.AgentHere) -> str:
    return to.text("if.agent_here")


@writes(CONDITIONS, c.Owns)
def _owns(to: Composer, test: c.Owns) -> str:
    return to.text(f"if.owns.{test.what}", n=test.n)


@writes(CONDITIONS, c.SpiceMustFlow)
def _spice_must_flow(to: Composer, test: c.SpiceMustFlow) -> str:
    return to.text("if.spice_must_flow", n=test.n)


@writes(CONDITIONS, c.SpiceMustFlowLead)
def _spice_must_flow_lead(to: Composer, test: c.SpiceMustFlowLead) -> str:
    return to.text("if.spice_must_flow_lead")


@writes(CONDITIONS, c.StartOfTurn)
def _start_of_turn(to: Composer, test: c.StartOfTurn) -> str:
    return to.text("if.start_of_turn")


@writes(AMOUNTS, a.CardsInPlay)
def _cards_in_play(to: Composer, amount: a.CardsInPlay) -> str:
    return to.text("per.cards_in_play", card=to.text(f"word.card.{amount.faction}"))


@writes(CONDITIONS, c.EnemyHere)
def _enemy_here(to: Composer, test: c.EnemyHere) -> str:
    return to.text("if.enemy_here")


@writes(CONDITIONS, c.AgentWith)
def _agent_with(to: Composer, test: c.AgentWith) -> str:
    return to.text("if.agent_with", faction=to.faction(test))


@writes(CONDITIONS, c.AgentsOn)
def _agents_on(to: Composer, test: c.AgentsOn) -> str:
    icons = to.grammar.either([to.texts.name("icon:" + icon) for icon in test.icons])
    return to.text("if.agents_on", n=test.n, icons=icons)


@writes(CONDITIONS, c.PersuasionThisTurn)
def _persuasion_this_turn(to: Composer, test: c.PersuasionThisTurn) -> str:
    return to.text("if.persuasion_this_turn", n=test.n)


@writes(CONDITIONS, c.UnitsDeployed)
def _units_deployed(to: Composer, test: c.UnitsDeployed) -> str:
    return to.text("if.units_deployed", n=test.n)


@writes(AMOUNTS, a.SwordCards)
def _sword_cards(to: Composer, amount: a.SwordCards) -> str:
    return to.text("per.sword_cards.others" if amount.others else "per.sword_cards")


@writes(AMOUNTS, a.FactionsAtMost)
def _factions_at_most(to: Composer, amount: a.FactionsAtMost) -> str:
    return to.text("per.factions_at_most", n=amount.n)
