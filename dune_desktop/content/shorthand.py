"""Effects as compact text for review: `pay spice 2 -> vp 1`, `choose(troop 1 | if alliance any: troop 2)`.

What has no token of the shorthand stands in square brackets: by default the name of the word and its fields,
`[lose_troop conflict 1]`. Nothing parses these strings. A box may write its own words otherwise, in the table
`SHORTHAND` of its content module.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final

from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model import amounts as a
from dune_desktop.engine.model import components as k
from dune_desktop.engine.model import conditions as c
from dune_desktop.engine.model import effects as e

Form = str | Callable[[Any], str]
"""How a word is written: a pattern with the names of its fields, or a function."""


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


def write_one(word: Any) -> str:
    """Return one effect, cost, condition, amount or trait as text."""
    form = forms().get(type(word))
    values = {field.name: getattr(word, field.name) for field in fields(word)}
    if isinstance(form, str):
        return form.format(
            **{name: _inside(value) if isinstance(value, tuple) else _value(value) for name, value in values.items()}
        )
    if form is not None:
        return form(word)
    name = values.pop(word.tag)
    text = f"[{' '.join((name, *(_field(field, value) for field, value in values.items() if value)))}]"
    return f"may({text})" if getattr(word, "always_optional", False) else text


def _field(name: str, value: Any) -> str:
    """Return a field behind the name of its word; numbers and lists say which they are, except the usual ones."""
    if value is True:
        return name
    return (
        f"{name} {_value(value)}" if isinstance(value, int | tuple) and name not in ("n", "effects") else _value(value)
    )


def _value(value: Any) -> str:
    if isinstance(value, tuple):
        return f"({_inside(value)})"
    return write_one(value) if is_dataclass(value) else str(value)


def _inside(values: Iterable[Any]) -> str:
    return ", ".join(map(_value, values))


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
        return f"[influence {effect.n} with a Faction {_WHERE.get(effect.where, effect.where)}]"
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
    costs = (_lost(cost) if isinstance(cost, e.LoseInfluence) else write_one(cost) for cost in effect.cost)
    return f"{'cost' if effect.forced else 'pay'} {', '.join(costs)} -> {_inside(effect.effects)}"


def _lost(cost: e.LoseInfluence) -> str:
    one = f"influence any {cost.n}"
    return f"{one}, {one}" if cost.twice else one


def _acquire(effect: e.Acquire) -> str:
    where = ", on top of your deck" if effect.to_top else ", into your hand" if effect.to_hand else ""
    if effect.hand_if is not None:
        where = f"; if {write_one(effect.hand_if)}: put it into your hand"
    return f"[acquire a card that costs {effect.max_cost} or less{where}]"


def _deploy(effect: e.Deploy) -> str:
    n = "any number of" if effect.n is None else str(effect.n) if effect.must else f"up to {effect.n}"
    return f"[deploy {n} troops from your {effect.origin} to the Conflict]"


def _trash(effect: e.Trash) -> str:
    if len(effect.zones) == 3:
        return f"trash {effect.n}"
    cards = f"{'one' if effect.n == 1 else effect.n} of your cards {' or '.join(effect.zones).replace('_', ' ')}"
    return f"may([trash {cards}])" if effect.optional else f"[trash {cards}]"


_FORMS: Final[Mapping[type, Form]] = {
    e.Gain: _gain,
    e.Influence: _influence,
    e.Recruit: _recruit,
    e.FactionInfluence: "[sending this Agent to the Faction space gives {n} Influence there, not 1]",
    e.SpaceCheaper: lambda x: (
        f"[sending an Agent to {x.space.replace('_', ' ').title()} with this card costs {x.n} {x.what} less]"
    ),
    e.IconsWhile: "if {condition}: [this card also has the agent icons {icons}]",
    e.PassEnemyAgents: "[enemy Agents do not block your Agent this turn]",
    e.Control: "control",
    e.Foldspace: "foldspace",
    e.Mentat: lambda x: {"take": "take_mentat", "hire": "hire_mentat", "next_round": "mentat_next_round"}[x.how],
    e.Signet: "signet",
    e.Acquire: _acquire,
    e.Trash: _trash,
    e.TrashSelf: "trash_self",
    e.Discard: "discard {n}",
    e.TrashIntrigue: "trash_intrigue {n}",
    e.ReturnSelf: "[return this card from play to your hand]",
    e.RecallAgent: "recall_agent 1",
    e.Deploy: _deploy,
    e.Retreat: lambda x: f"[retreat {'any number' if x.n is None else f'up to {x.n}'} of your troops]",
    e.LoseTroop: lambda x: f"[lose {x.n} of your troops in the {x.where.capitalize()}]",
    e.LookAtTop: "[look at the top card of your deck] choose(draw 1 | [trash that card])",
    e.ShuffleDiscard: "[your discard pile is shuffled into your deck]",
    e.OnReveal: "[during your Reveal turn this round] {effects}",
    e.OnWin: "[if you win this Conflict] {effects}",
    e.Choose: _choose,
    e.May: "may({effects})",
    e.If: _if,
    e.Pay: _pay,
    e.Spend: "{what} {n}",
    e.DeployUnits: "[deploy up to {n} units from your garrison to the Conflict]",
    e.DriveBack: "may([for each troop you deploy to the Conflict this turn one enemy unit retreats])",
    e.LoseAnyTroop: lambda x: f"[lose {x.n} troop{'s' * (x.n > 1)}]",
    e.InfluenceEach: "[influence {n} with each Faction that has at least one of your Agents on its board spaces]",
    e.IntrigueUnder: "[put one of your Intrigue cards on the bottom of the Intrigue deck]",
    e.ExchangeIntrigue: (
        "[put any number of your Intrigue cards on the bottom of the Intrigue deck, then draw that many]"
    ),
    e.ExtraTurn: "[take another turn immediately after this one]",
    k.PeekOwnDeck: "may([look at the top card of your deck])",
    a.SwordCards: lambda x: f"{'other ' if x.others else ''}revealed card that provides at least one sword this turn",
    a.FactionsAtMost: "Faction where you have {n} or less Influence",
    c.Alliance: "alliance {faction}",
    c.InfluenceAtLeast: "influence {faction} >= {n}",
    c.AnotherInPlay: lambda x: "bond fremen" if x.faction == "fremen" else f"in_play {x.faction}",
    c.Council: "council",
    c.SpiceGained: "[you gain spice this turn]",
    c.AgentHere: "agent_here",
    c.Owns: "{what} >= {n}",
    c.SpiceMustFlow: "[you own {n} or more The Spice Must Flow]",
    c.EnemyHere: "[if this card sent your Agent to a space that holds an enemy Agent]",
    c.PersuasionThisTurn: "persuasion >= {n}",
}
"""Class of word -> how it is written, where that is not its name and fields in brackets."""


@registry.until_boxes_change
@cache
def forms() -> Mapping[type, Form]:
    """Return how words are written, those of boxes included."""
    found = dict(_FORMS)
    for brought in registry.parts("content"):
        found |= getattr(brought, "SHORTHAND", {})
    return found
