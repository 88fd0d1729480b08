"""Effects as compact text for review: `pay spice 2 -> vp 1`, `choose(troop 1 | if alliance any: troop 2)`.

A phrase in square brackets stands for what has no token. Nothing parses these strings. A box defines the text of its
own effects in the table `SHORTHAND` of its content module.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final

from dune_desktop.engine.assembly import registry
from dune_desktop.engine.assembly.missing import Parts
from dune_desktop.engine.model import amounts as a
from dune_desktop.engine.model import components as k
from dune_desktop.engine.model import conditions as c
from dune_desktop.engine.model import effects as e


def write(effects: Iterable[Any]) -> str:
    """Return the effects as text: simple ones separated by commas, conditions and arrows set off by semicolons."""
    text = ""
    loose = False
    for effect in effects:
        own = isinstance(effect, e.If | e.Pay | e.OnWin | e.IconsWhile)
        if text:
            text += "; " if own or loose else ", "
        text += write_one(effect)
        loose = own
    return text


def write_one(effect: Any) -> str:
    """Return one effect, condition, amount or trait as text."""
    text: str = writers()[type(effect)](effect)
    return text


def _inside(effects: Iterable[Any]) -> str:
    return ", ".join(write_one(effect) for effect in effects)


def _gain(effect: e.Gain) -> str:
    if effect.per is not None:
        return f"[{effect.what} {effect.n} for each {write_one(effect.per)}]"
    return f"{effect.what} {effect.n}"


_WHERE: Final = {
    "opponent_ahead": "where at least one opponent has more Influence than you",
    "sent_agent": "whose board space you sent an Agent to this turn",
    "snooper": "where you have a Snooper token",
}


def _influence(effect: e.Influence) -> str:
    if effect.where:
        return f"[influence {effect.n} with a Faction {_WHERE[effect.where]}]"
    return f"influence {effect.faction} {effect.n}"


def _recruit(effect: e.Recruit) -> str:
    words = {
        "may": "may([deploy these troops to the Conflict])",
        "must": "[deploy these troops to the Conflict]",
        "reveal": "[if it is your Reveal turn] may([deploy any of these troops to the Conflict])",
    }
    return f"troop {effect.n}, {words[effect.deploy]}"


def _choose(effect: e.Choose) -> str:
    options = " | ".join(write(option) for option in effect.options)
    return f"choose({options})" if effect.n == 1 else f"[choose {effect.n} different of: {options}]"


_MOMENTS: Final = (c.StartOfTurn, c.EnemyHere, c.UnitsDeployed)
"""Conditions that are written as a moment, without an "if"."""


def _if(effect: e.If) -> str:
    test = write_one(effect.condition)
    inner = effect.effects[0]
    while len(effect.effects) == 1 and isinstance(inner, e.If):
        effect, test = inner, f"{test} and {write_one(inner.condition)}"
        inner = effect.effects[0]
    rest = _inside(effect.effects)
    return f"{test} {rest}" if isinstance(effect.condition, _MOMENTS) else f"if {test}: {rest}"


def _pay(effect: e.Pay) -> str:
    cost = ", ".join(_cost(part) for part in effect.cost)
    return f"{'cost' if effect.forced else 'pay'} {cost} -> {_inside(effect.effects)}"


def _cost(cost: Any) -> str:
    if isinstance(cost, e.LoseInfluence):
        return f"influence any {cost.n}"
    if isinstance(cost, e.LoseTroop):
        return f"[lose {cost.n} of your troops in the {cost.where.capitalize()}]"
    return write_one(cost)


def _acquire(effect: e.Acquire) -> str:
    where = ", on top of your deck" if effect.to_top else ", into your hand" if effect.to_hand else ""
    return f"[acquire a card that costs {effect.max_cost} or less{where}]"


def _deploy(effect: e.Deploy) -> str:
    n = "any number of" if effect.n is None else str(effect.n) if effect.must else f"up to {effect.n}"
    return f"[deploy {n} troops from your {effect.origin} to the Conflict]"


def _trash(effect: e.Trash) -> str:
    if len(effect.zones) == 3:
        return f"trash {effect.n}"
    cards = f"{'one' if effect.n == 1 else effect.n} of your cards {' or '.join(effect.zones).replace('_', ' ')}"
    return f"may([trash {cards}])" if effect.optional else f"[trash {cards}]"


def _set_aside_returns(trait: k.SetAsideReturns) -> str:
    sent = "you send an Agent with it this turn and it"
    return (
        "[reveal that card and take it back into your hand]; "
        f"if [{sent} has exactly one Agent icon]: {_inside(trait.one_icon)}; "
        f"if [{sent} does not have exactly one Agent icon]: {_inside(trait.otherwise)}"
    )


def _snoopers(trait: k.Snoopers) -> str:
    rewards = " | ".join(write(reward) for reward in trait.rewards)
    return f"[a Snooper token at {trait.at} Influence on each track; reaching them gives in order: {rewards}]"


_WRITERS: Final[dict[type, Callable[[Any], str]]] = {
    e.Gain: _gain,
    e.Influence: _influence,
    e.InfluenceDifferent: lambda x: f"[choose {x.n} different Factions: influence 1 with each]",
    e.Recruit: _recruit,
    e.Harvest: lambda x: "[base spice, take all bonus spice here]",
    e.HarvestTwice: lambda x: "[the base spice this Agent harvests counts twice]",
    e.FactionInfluence: lambda x: f"[sending this Agent to the Faction space gives {x.n} Influence there, not 1]",
    e.SpaceCheaper: lambda x: (
        f"[sending an Agent to {x.space.replace('_', ' ').title()} with this card costs {x.n} {x.what} less]"
    ),
    e.SendAnywhere: lambda x: "[send any one of your Agents to any board space]",
    e.IconsWhile: lambda x: f"if {write_one(x.condition)}: [this card also has the agent icons {', '.join(x.icons)}]",
    e.PassEnemyAgents: lambda x: "[enemy Agents do not block your Agent this turn]",
    e.Control: lambda x: "control",
    e.Foldspace: lambda x: "foldspace",
    e.CouncilSeat: lambda x: "[take a High Council seat]",
    e.Swordmaster: lambda x: "[take your third Agent]",
    e.Mentat: lambda x: {"take": "take_mentat", "hire": "hire_mentat", "next_round": "mentat_next_round"}[x.how],
    e.Signet: lambda x: "signet",
    e.Acquire: _acquire,
    e.FetchFromDiscard: lambda x: f"[draw a {x.faction} card from your discard pile]",
    e.StealIntrigue: lambda x: f"[each opponent with {x.least} or more Intrigue cards gives you one at random]",
    e.Trash: _trash,
    e.TrashSelf: lambda x: "trash_self",
    e.Discard: lambda x: f"discard {x.n}",
    e.RecallAgent: lambda x: "recall_agent 1",
    e.Deploy: _deploy,
    e.Retreat: lambda x: f"[retreat {'any number' if x.n is None else f'up to {x.n}'} of your troops]",
    e.LoseTroop: lambda x: f"[lose {x.n} troop ({x.where})]",
    e.BlockSpace: lambda x: "[close a board space to opponents until your next turn]",
    e.LookAtTop: lambda x: "[look at the top card of your deck] choose(draw 1 | [trash that card])",
    e.ShuffleDiscard: lambda x: "[your discard pile is shuffled into your deck]",
    e.SetAsideFromRow: lambda x: f"[remove a card of the Imperium Row, yours this round for {x.discount} less]",
    e.ThisTurn: lambda x: f"[this turn: {x.rule}{f' {x.n}' if x.n else ''}]",
    e.OnReveal: lambda x: f"[during your Reveal turn this round] {_inside(x.effects)}",
    e.OnWin: lambda x: f"[if you win this Conflict] {_inside(x.effects)}",
    e.EndTurn: lambda x: "[end this turn at once]",
    e.Choose: _choose,
    e.May: lambda x: f"may({_inside(x.effects)})",
    e.If: _if,
    e.Pay: _pay,
    e.EachOpponent: lambda x: f"[each opponent: {_inside(x.effects)}]",
    e.OneOpponent: lambda x: f"[choose an opponent: {_inside(x.effects)}]",
    e.Spend: lambda x: f"{x.what} {x.n}",
    e.LoseInfluence: lambda x: f"[lose influence any {x.n}]",
    e.DeployUnits: lambda x: f"[deploy up to {x.n} units from your garrison to the Conflict]",
    e.RetreatUnits: lambda x: f"[retreat {x.n} of your units]",
    e.DriveBack: lambda x: "may([for each troop you deploy to the Conflict this turn one enemy unit retreats])",
    e.LoseAnyTroop: lambda x: f"[lose {x.n} troop{'s' * (x.n > 1)}]",
    e.InfluenceEach: lambda x: (
        f"[influence {x.n} with each Faction that has at least one of your Agents on its board spaces]"
    ),
    e.IntrigueUnder: lambda x: "[put one of your Intrigue cards on the bottom of the Intrigue deck]",
    e.ExchangeIntrigue: lambda x: (
        "[put any number of your Intrigue cards on the bottom of the Intrigue deck, then draw that many]"
    ),
    e.KeepIntrigue: lambda x: "[look at the top two Intrigue cards, keep one, put the other back on top]",
    e.ExtraTurn: lambda x: "[take another turn immediately after this one]",
    e.SetAsideCard: lambda x: "[set aside one card from your hand]",
    e.TrackBonus: lambda x: "[the bonus of this token's Influence track]",
    e.TrackInfluence: lambda x: f"[influence {x.n} on this token's track]",
    a.CardsInPlay: lambda x: f"{x.faction} card in play",
    a.SwordCards: lambda x: f"{'other ' if x.others else ''}revealed card that provides at least one sword this turn",
    a.FactionsAtMost: lambda x: f"Faction where you have {x.n} or less Influence",
    c.Alliance: lambda x: f"alliance {x.faction}",
    c.InfluenceAtLeast: lambda x: f"influence {x.faction} >= {x.n}",
    c.InfluenceOnTracks: lambda x: f"[{x.n} or more Influence on {x.tracks} Faction tracks]",
    c.AnotherInPlay: lambda x: "bond fremen" if x.faction == "fremen" else f"in_play {x.faction}",
    c.Council: lambda x: "council",
    c.AgentHere: lambda x: "agent_here",
    c.Owns: lambda x: f"{x.what} >= {x.n}",
    c.SpiceMustFlow: lambda x: f"[you own {x.n} or more The Spice Must Flow]",
    c.SpiceMustFlowLead: lambda x: "[you own more The Spice Must Flow than every single opponent]",
    c.StartOfTurn: lambda x: "[only at the start of your turn]",
    c.EnemyHere: lambda x: "[if this card sent your Agent to a space that holds an enemy Agent]",
    c.AgentWith: lambda x: f"[you have an Agent on an {x.faction} board space]",
    c.AgentsOn: lambda x: f"[at least {x.n} of your Agents are on {', '.join(x.icons)} board spaces]",
    c.PersuasionThisTurn: lambda x: f"persuasion >= {x.n}",
    c.UnitsDeployed: lambda x: f"[when you deploy {x.n} or more units to the Conflict in a single turn]",
    k.StartWith: lambda x: f"[start the game with {_inside(x.effects)}]",
    k.PeekOwnDeck: lambda x: "may([look at the top card of your deck])",
    k.SpaceDiscount: lambda x: f"[sending an Agent to a {x.icon} space costs you {x.n} {x.what} less]",
    k.SecretFactions: lambda x: f"[{x.n} secret factions, shown once after deploying {x.deploy}]",
    k.HarvestLess: lambda x: f"[harvest {x.n} spice less]",
    k.PassEnemies: lambda x: f"[enemy Agents do not block yours at {' and '.join(x.icons)} spaces]",
    k.When: lambda x: f"[when {x.moment}: {_inside(x.effects)}]",
    k.StartLess: lambda x: f"[start with {x.n} {x.what} less]",
    k.MoreSolari: lambda x: f"[whenever you gain Solari in your own turn, gain {x.n} more]",
    k.SetAsideReturns: _set_aside_returns,
    k.Snoopers: _snoopers,
}


@registry.until_boxes_change
@cache
def writers() -> Parts:
    """Return the functions that write effects, conditions, amounts and traits, by class, those of boxes included."""
    found = dict(_WRITERS)
    for brought in registry.parts("content"):
        found |= getattr(brought, "SHORTHAND", {})
    return Parts(found, "shorthand for review", "content", "dune_desktop/content/shorthand.py", ".py")
