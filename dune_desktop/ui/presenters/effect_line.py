"""Effects in icons: from what the engine executes to the signs of `ui.grammar`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from dune_desktop.engine import amounts as a
from dune_desktop.engine import conditions as c
from dune_desktop.engine import effects as e
from dune_desktop.i18n import Texts
from dune_desktop.ui.grammar import Amount, Boxed, Line, Part, Sign, Words

ARROW, OR, COLON, GAP = Sign(">"), Sign("/"), Sign(":"), Sign(" ")

Word = Callable[[str], str]
"""Looks up a short word that stands where no icon can say it."""


def line(effects: Iterable[Any], texts: Texts) -> Line:
    """One box of a component as a line of signs."""

    def word(key: str) -> str:
        return texts.t("sign." + key)

    return tuple(_joined(effects, word))


def _joined(effects: Iterable[Any], word: Word) -> list[Part]:
    parts: list[Part] = []
    for effect in effects:
        if parts and isinstance(effect, e.If | e.Pay):
            parts.append(GAP)
        parts += _SIGNS[type(effect)](effect, word)
    return parts


def _count(n: int) -> str:
    return str(n) if n > 1 else ""


def _gain(effect: e.Gain, word: Word) -> list[Part]:
    if effect.what == "persuasion":
        parts: list[Part] = [Amount("persuasion", str(effect.n))]
    else:
        parts = [Amount(effect.what, _count(effect.n))]
    if effect.per is not None:
        parts += [Words(word("per")), *_SIGNS[type(effect.per)](effect.per, word)]
    return parts


def _influence(effect: e.Influence, word: Word) -> list[Part]:
    gain: list[Part] = [Amount("influence_" + effect.faction, _count(effect.n))]
    if effect.where == "opponent_ahead":
        return [Boxed("chip", (Amount("foe"), Words("↑"))), COLON, *gain]
    return gain


def _recruit(effect: e.Recruit, word: Word) -> list[Part]:
    return [Amount("troop", _count(effect.n)), Amount("deploy")]


def _choose(effect: e.Choose, word: Word) -> list[Part]:
    parts: list[Part] = [Words(word("two_of")), GAP] if effect.n == 2 else []
    for index, option in enumerate(effect.options):
        if index:
            parts.append(OR)
        parts += _joined(option, word)
    return parts


def _if(effect: e.If, word: Word) -> list[Part]:
    chip = tuple(part for part in _SIGNS[type(effect.condition)](effect.condition, word) if not isinstance(part, Boxed))
    return [Boxed("chip", chip), COLON, *_joined(effect.effects, word)]


def _pay(effect: e.Pay, word: Word) -> list[Part]:
    cost = [part for item in effect.cost for part in _SIGNS[type(item)](item, word) if not isinstance(part, Boxed)]
    return [Boxed("well", tuple(cost)), ARROW, *_joined(effect.effects, word)]


def _deploy(effect: e.Deploy, word: Word) -> list[Part]:
    if effect.n is None:
        return [Words(word("any_number")), Amount("deploy")]
    return [Amount("troop", _count(effect.n) if effect.must else f"0–{effect.n}"), Amount("deploy")]


def _retreat(effect: e.Retreat, word: Word) -> list[Part]:
    if effect.n is None:
        return [Amount("retreat"), Words(word("any_number"))]
    return [Amount("retreat", f"0–{effect.n}")]


def _lose_troop(effect: e.LoseTroop, word: Word) -> list[Part]:
    where = "garrison" if effect.where == "garrison" else "combat"
    return [Words(word("lose")), Amount("troop", _count(effect.n)), Amount(where)]


def _this_turn(effect: e.ThisTurn, word: Word) -> list[Part]:
    if effect.rule == "faction_icons":
        return [Words("+"), *(Amount(faction) for faction in ("emperor", "guild", "bene_gesserit", "fremen"))]
    if effect.rule == "acquire_to_top":
        return [Amount("top")]
    if effect.rule == "spice_must_flow_discount":
        return [Words(word("spice_must_flow")), Amount("persuasion", f"−{effect.n}")]
    return [Words(word(effect.rule))]


def _set_aside(effect: e.SetAsideFromRow, word: Word) -> list[Part]:
    return [Words(word("set_aside")), Amount("persuasion", f"−{effect.discount}")]


def _acquire(effect: e.Acquire, word: Word) -> list[Part]:
    parts: list[Part] = [Amount("persuasion", f"≤{effect.max_cost}"), Words(word("free"))]
    return [*parts, Amount("top")] if effect.to_top else parts


def _in_play(condition: c.AnotherInPlay, word: Word) -> list[Part]:
    return [Amount("fremen_bond" if condition.faction == "fremen" else "in_play_" + condition.faction)]


def _alliance(condition: c.Alliance, word: Word) -> list[Part]:
    badge = [] if condition.faction == "any" else [Amount(condition.faction)]
    return [*badge, Amount("alliance")]


_SIGNS: Final[dict[type, Callable[[Any, Word], list[Part]]]] = {
    e.Gain: _gain,
    e.Influence: _influence,
    e.InfluenceDifferent: lambda x, w: [Amount("influence_any"), Words("≠"), Amount("influence_any")],
    e.Recruit: _recruit,
    e.Harvest: lambda x, w: [Amount("spice")],
    e.HarvestTwice: lambda x, w: [Words(w("base")), Amount("spice"), Words("×2")],
    e.FactionInfluence: lambda x, w: [Words(f"×{x.n}"), Amount("influence_any")],
    e.SendAnywhere: lambda x, w: [Amount("agent"), ARROW, Amount("space")],
    e.Control: lambda x, w: [Amount("control")],
    e.Foldspace: lambda x, w: [Amount("foldspace")],
    e.CouncilSeat: lambda x, w: [Amount("council")],
    e.Swordmaster: lambda x, w: [Amount("swordmaster")],
    e.Mentat: lambda x, w: [Amount("mentat"), *([Amount("phase_start")] if x.how == "next_round" else [])],
    e.Signet: lambda x, w: [Amount("signet")],
    e.Acquire: _acquire,
    e.FetchFromDiscard: lambda x, w: [Amount("discard_pile"), Amount(x.faction), ARROW, Amount("hand")],
    e.StealIntrigue: lambda x, w: [Words("+"), Amount("opponents"), Words(f"{x.least}+"), ARROW, Amount("intrigue")],
    e.Trash: lambda x, w: [Amount("trash", _count(x.n))],
    e.TrashSelf: lambda x, w: [Amount("trash")],
    e.Discard: lambda x, w: [Amount("discard", _count(x.n))],
    e.RecallAgent: lambda x, w: [Amount("recall")],
    e.Deploy: _deploy,
    e.Retreat: _retreat,
    e.LoseTroop: _lose_troop,
    e.BlockSpace: lambda x, w: [Amount("barred"), Amount("space")],
    e.LookAtTop: lambda x, w: [Amount("deck"), ARROW, Amount("draw"), OR, Amount("trash")],
    e.ShuffleDiscard: lambda x, w: [Amount("discard_pile"), ARROW, Amount("deck")],
    e.SetAsideFromRow: _set_aside,
    e.ThisTurn: _this_turn,
    e.OnReveal: lambda x, w: [*_joined(x.effects, w)],
    e.EndTurn: lambda x, w: [Words(w("end_turn"))],
    e.Choose: _choose,
    e.May: lambda x, w: _joined(x.effects, w),
    e.If: _if,
    e.Pay: _pay,
    e.EachOpponent: lambda x, w: [Amount("opponents"), COLON, *_joined(x.effects, w)],
    e.OneOpponent: lambda x, w: [Amount("foe"), COLON, *_joined(x.effects, w)],
    e.Spend: lambda x, w: [Amount(x.what, str(x.n))],
    e.LoseInfluence: lambda x, w: [Amount("loss_any", _count(x.n))],
    a.CardsInPlay: lambda x, w: [Amount("fremen_bond" if x.faction == "fremen" else "in_play_" + x.faction)],
    c.Alliance: _alliance,
    c.InfluenceAtLeast: lambda x, w: [Amount(x.faction), Words(f"{x.n}+")],
    c.InfluenceOnTracks: lambda x, w: [Amount("influence_any", f"{x.n}+"), Words(f"×{x.tracks}")],
    c.AnotherInPlay: _in_play,
    c.Council: lambda x, w: [Amount("council")],
    c.AgentHere: lambda x, w: [Amount("agent")],
    c.Owns: lambda x, w: [Amount(x.what, f"{x.n}+")],
    c.SpiceMustFlow: lambda x, w: [Words(w("spice_must_flow")), Words(f"{x.n}+")],
    c.SpiceMustFlowLead: lambda x, w: [Words(w("spice_must_flow")), Amount("top")],
    c.StartOfTurn: lambda x, w: [Words(w("at_start"))],
}
