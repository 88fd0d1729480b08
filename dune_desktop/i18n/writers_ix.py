"""The writers of the words that Rise of Ix adds; they join the tables of `writers.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.amounts import FactionsAtMost, SwordCards
from dune_desktop.engine.boxes.ix import components as k
from dune_desktop.engine.boxes.ix import effects as e
from dune_desktop.engine.boxes.ix import words as w
from dune_desktop.engine.components import MoreSolari, SetAsideReturns, Snoopers, StartLess
from dune_desktop.engine.conditions import AgentsOn, AgentWith, EnemyHere, PersuasionThisTurn, UnitsDeployed
from dune_desktop.engine.effects import (
    DeployUnits,
    DriveBack,
    ExchangeIntrigue,
    ExtraTurn,
    InfluenceEach,
    IntrigueUnder,
    KeepIntrigue,
    LoseAnyTroop,
    RetreatUnits,
    SetAsideCard,
    TrackBonus,
    TrackInfluence,
)
from dune_desktop.i18n.writers import AMOUNTS, CONDITIONS, COSTS, EFFECTS, TRAITS, Pieces, writes

if TYPE_CHECKING:
    from dune_desktop.i18n.effect_text import Composer


# ------------------------------------------------------------------------------------------------ shipping, tech


@writes(EFFECTS, e.Freighter)
def _freighter(to: Composer, effect: e.Freighter) -> Pieces:
    if to.scene.rival:
        return [to.may("effect.freighter.rival", n=effect.n)]
    return [to.may("effect.freighter" if effect.n == 1 else "effect.freighter.up_to", n=effect.n)]


@writes(EFFECTS, e.Dividends)
def _dividends(to: Composer, effect: e.Dividends) -> Pieces:
    return [to.do("effect.dividends")]


@writes(EFFECTS, e.AcquireTech)
def _acquire_tech(to: Composer, effect: e.AcquireTech) -> Pieces:
    key = "effect.acquire_tech" + (".solari" if effect.solari else "") + (".less" if effect.discount else "")
    return [to.may(key, n=effect.discount)]


@writes(EFFECTS, e.Negotiate)
def _negotiate(to: Composer, effect: e.Negotiate) -> Pieces:
    if to.scene.rival:
        return [to.may("effect.negotiate.rival")]
    return [to.may("effect.negotiate" if effect.n == 1 else "effect.negotiate.up_to", n=effect.n)]


# ------------------------------------------------------------------------------------------------ units


@writes(EFFECTS, e.Commission)
def _commission(to: Composer, effect: e.Commission) -> Pieces:
    return [to.do("effect.commission")]


@writes(EFFECTS, DeployUnits)
def _deploy_units(to: Composer, effect: DeployUnits) -> Pieces:
    return [to.may("effect.deploy_units", n=effect.n)]


@writes(COSTS, RetreatUnits)
@writes(EFFECTS, RetreatUnits)
def _retreat_units(to: Composer, cost: RetreatUnits) -> Pieces:
    return [to.do("effect.retreat_units", n=cost.n)]


@writes(EFFECTS, e.RetreatDreadnought)
def _retreat_dreadnought(to: Composer, effect: e.RetreatDreadnought) -> Pieces:
    return [to.do("effect.retreat_dreadnought")]


@writes(EFFECTS, DriveBack)
def _drive_back(to: Composer, effect: DriveBack) -> Pieces:
    return [to.say("effect.drive_back")]


@writes(COSTS, LoseAnyTroop)
@writes(EFFECTS, LoseAnyTroop)
def _lose_any_troop(to: Composer, cost: LoseAnyTroop) -> Pieces:
    return [to.do("effect.lose_any_troop")]


@writes(EFFECTS, e.PlaceDreadnought)
def _place_dreadnought(to: Composer, effect: e.PlaceDreadnought) -> Pieces:
    return [to.do("effect.place_dreadnought")]


@writes(COSTS, e.ScrapDreadnought)
@writes(EFFECTS, e.ScrapDreadnought)
def _scrap_dreadnought(to: Composer, cost: e.ScrapDreadnought) -> Pieces:
    return [to.do("effect.scrap_dreadnought")]


# ------------------------------------------------------------------------------------------------ cards, leaders


@writes(EFFECTS, InfluenceEach)
def _influence_each(to: Composer, effect: InfluenceEach) -> Pieces:
    return [to.do("effect.influence_each", n=effect.n)]


@writes(COSTS, IntrigueUnder)
@writes(EFFECTS, IntrigueUnder)
def _intrigue_under(to: Composer, cost: IntrigueUnder) -> Pieces:
    return [to.do("effect.intrigue_under")]


@writes(EFFECTS, ExchangeIntrigue)
def _exchange_intrigue(to: Composer, effect: ExchangeIntrigue) -> Pieces:
    return [to.may("effect.exchange_intrigue")]


@writes(EFFECTS, KeepIntrigue)
def _keep_intrigue(to: Composer, effect: KeepIntrigue) -> Pieces:
    return [to.do("effect.keep_intrigue")]


@writes(EFFECTS, ExtraTurn)
def _extra_turn(to: Composer, effect: ExtraTurn) -> Pieces:
    return [to.do("effect.extra_turn")]


@writes(EFFECTS, SetAsideCard)
def _set_aside_card(to: Composer, effect: SetAsideCard) -> Pieces:
    return [to.do("effect.set_aside_card")]


@writes(EFFECTS, TrackBonus)
def _track_bonus(to: Composer, effect: TrackBonus) -> Pieces:
    return [to.do("effect.track_bonus")]


@writes(EFFECTS, TrackInfluence)
def _track_influence(to: Composer, effect: TrackInfluence) -> Pieces:
    return [to.do("effect.track_influence", n=effect.n)]


# ------------------------------------------------------------------------------------------------ conditions, amounts


@writes(CONDITIONS, w.OwnsTech)
def _owns_tech(to: Composer, test: w.OwnsTech) -> str:
    return to.text("if.owns_tech", n=test.n)


@writes(CONDITIONS, EnemyHere)
def _enemy_here(to: Composer, test: EnemyHere) -> str:
    return to.text("if.enemy_here")


@writes(CONDITIONS, AgentWith)
def _agent_with(to: Composer, test: AgentWith) -> str:
    return to.text("if.agent_with", faction=to.faction(test))


@writes(CONDITIONS, AgentsOn)
def _agents_on(to: Composer, test: AgentsOn) -> str:
    icons = to.grammar.either([to.texts.name("icon:" + icon) for icon in test.icons])
    return to.text("if.agents_on", n=test.n, icons=icons)


@writes(CONDITIONS, PersuasionThisTurn)
def _persuasion_this_turn(to: Composer, test: PersuasionThisTurn) -> str:
    return to.text("if.persuasion_this_turn", n=test.n)


@writes(CONDITIONS, UnitsDeployed)
def _units_deployed(to: Composer, test: UnitsDeployed) -> str:
    return to.text("if.units_deployed", n=test.n)


@writes(CONDITIONS, w.Conspiracy)
def _conspiracy(to: Composer, test: w.Conspiracy) -> str:
    return to.text("if.conspiracy.all" if test.n == 4 else "if.conspiracy", n=test.n)


@writes(AMOUNTS, SwordCards)
def _sword_cards(to: Composer, amount: SwordCards) -> str:
    return to.text("per.sword_cards.others" if amount.others else "per.sword_cards")


@writes(AMOUNTS, w.DreadnoughtsInConflict)
def _dreadnoughts_in_conflict(to: Composer, amount: w.DreadnoughtsInConflict) -> str:
    return to.text("per.dreadnoughts_in_conflict")


@writes(AMOUNTS, FactionsAtMost)
def _factions_at_most(to: Composer, amount: FactionsAtMost) -> str:
    return to.text("per.factions_at_most", n=amount.n)


# ------------------------------------------------------------------------------------------------ traits


@writes(TRAITS, StartLess)
def _start_less(to: Composer, trait: StartLess) -> Pieces:
    return [to.say("trait.start_less", price=to.text(f"thing.{trait.what}", n=trait.n))]


@writes(TRAITS, MoreSolari)
def _more_solari(to: Composer, trait: MoreSolari) -> Pieces:
    return [to.say("trait.more_solari", n=trait.n)]


@writes(TRAITS, k.DreadnoughtStrength)
def _dreadnought_strength(to: Composer, trait: k.DreadnoughtStrength) -> Pieces:
    return [to.say("trait.dreadnought_strength", n=trait.n)]


@writes(TRAITS, SetAsideReturns)
def _set_aside_returns(to: Composer, trait: SetAsideReturns) -> Pieces:
    return [
        to.say("trait.set_aside_returns"),
        *to.behind(to.text("when.set_aside.one_icon"), trait.one_icon),
        *to.behind(to.text("when.set_aside.otherwise"), trait.otherwise),
    ]


@writes(TRAITS, Snoopers)
def _snoopers(to: Composer, trait: Snoopers) -> Pieces:
    rewards = to.text("word.then").join(to.short(reward) for reward in trait.rewards)
    return [
        to.say("trait.snoopers", n=trait.at),
        to.say("trait.snoopers.then"),
        to.say("trait.snoopers.rewards", rewards=rewards),
    ]
