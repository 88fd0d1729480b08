"""Effects in icons: from what the engine executes to the signs of `text.signs`."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import field
from typing import Any, Final

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model import amounts as a
from dune_desktop.engine.model import conditions as c
from dune_desktop.engine.model import effects as e
from dune_desktop.engine.model.components import Card
from dune_desktop.i18n import Texts
from dune_desktop.i18n.effect_text import clause, cost_words, label
from dune_desktop.i18n.template import Value
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.values import changed
from dune_desktop.ui.text.signs import Amount, Boxed, Line, Part, Sign, Words

ARROW, OR, COLON, GAP = Sign(">"), Sign("/"), Sign(":"), Sign(" ")


class Word:
    """Looks up a short word that stands where no icon can say it; "space:heighliner" is a component's name."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def __call__(self, key: str, **slots: Value) -> str:
        return self.texts.name(key) if ":" in key else self.texts.t("sign." + key, **slots)

    def of(self, thing: Any) -> str:
        """An effect, cost, condition or amount in words."""
        if isinstance(thing, c.Condition | a.Amount):
            return clause(self.texts, thing)
        return label(self.texts, thing) if isinstance(thing, e.Effect) else cost_words(self.texts, (thing,))


@dataclass(frozen=True, slots=True)
class SignContribution:
    """How words of a box look on its cards.

    `signs`: how an effect, a cost, a condition or an amount looks, by its class. `paired`: conditions that only cards
    can meet that are played together with another one.
    """

    signs: Mapping[type, Callable[[Any, Word], list[Part]]] = field(default_factory=dict)
    paired: frozenset[type] = frozenset()


def line(effects: Iterable[Any], texts: Texts) -> Line:
    """One box of a component as a line of signs."""

    return tuple(joined(effects, Word(texts)))


def chip(cause: str, effects: Iterable[Any], texts: Texts) -> Line:
    """What follows from something that is done to a card, as one sign: "{trash} → 4 {solari}"."""
    return (Boxed("acquire", (Amount(cause), ARROW, *flat(line(effects, texts)))),)


FAINT: Final = 0.4


def lone_line(effects: Iterable[Any], texts: Texts, paired: Collection[type]) -> Line:
    """The same of a card that is played alone: what only works beside another card is faint."""
    word = Word(texts)
    parts: list[Part] = []
    for effect in effects:
        shown = joined((effect,), word)
        if isinstance(effect, e.If) and type(effect.condition) in paired:
            shown = [faint(part) for part in shown]
        parts += [*([GAP] if parts and isinstance(effect, e.If | e.Pay) else []), *shown]
    return tuple(parts)


def faint(part: Part) -> Part:
    """A sign of what does nothing now."""
    if isinstance(part, Boxed):
        return changed(part, parts=tuple(map(faint, part.parts)))
    return changed(part, opacity=FAINT) if isinstance(part, Amount) else part


def icons_of(card: Card) -> tuple[str, ...]:
    """The Agent icons of a card, those that infiltrate in brackets."""
    return (*card.icons, *("infiltrate_" + icon for icon in card.infiltrates))


def flat(parts: Iterable[Part]) -> tuple[Amount | Words | Sign, ...]:
    """The parts without their boxes, to stand in a box themselves."""
    found: list[Amount | Words | Sign] = []
    for part in parts:
        found += part.parts if isinstance(part, Boxed) else (part,)
    return tuple(found)


def joined(effects: Iterable[Any], word: Word) -> list[Part]:
    """Effects side by side, a wider gap before those with a condition or a price."""
    parts: list[Part] = []
    for effect in effects:
        if parts and isinstance(effect, e.If | e.Pay):
            parts.append(GAP)
        parts += signs(effect, word)
    return parts


def signs(thing: Any, word: Word) -> list[Part]:
    """An effect, a cost, a condition or an amount in signs, whichever box brings it.

    By default an effect or cost is the icon of its name, if there is one that is explained, and all else is words.
    """
    kind = type(thing)
    written = SIGNS.get(kind) or contributed(SignContribution).signs.get(kind)
    if written is not None:
        return written(thing, word)
    if isinstance(thing, e.Effect | e.Cost) and word.texts.has("icontip." + thing.op):
        return [Amount(thing.op, count(getattr(thing, "n", 1)))]
    return [Words(word.of(thing))]


def count(n: int) -> str:
    """The number before an icon: none where there is one of it."""
    return str(n) if n > 1 else ""


def _gain(effect: e.Gain, word: Word) -> list[Part]:
    if effect.what == "persuasion":
        parts: list[Part] = [Amount("persuasion", str(effect.n))]
    else:
        parts = [Amount(effect.what, count(effect.n))]
    if effect.per is not None:
        return per(parts, signs(effect.per, word), word)
    return parts


def placed(word: Word, key: str, **signs: list[Part]) -> list[Part]:
    """Signs among the words of a text, in the order of the language."""
    slots = {f"[{name}]": parts for name, parts in signs.items()}
    found: list[Part] = []
    for piece in re.split(r"(\[\w+\])", word(key, **{name: f"[{name}]" for name in signs})):
        found += slots[piece] if piece in slots else [Words(piece.strip())] if piece.strip() else []
    return found


def per(gain: list[Part], counted: list[Part], word: Word) -> list[Part]:
    """A gain for each of what is counted."""
    return placed(word, "per", gain=gain, counted=counted)


def _influence(effect: e.Influence, word: Word) -> list[Part]:
    gain: list[Part] = [Amount("influence_" + effect.faction, count(effect.n))]
    if effect.where == "opponent_ahead":
        return [Boxed("chip", (Amount("foe"), Words("↑"))), COLON, *gain]
    if effect.where == "sent_agent":
        return [Boxed("chip", (Amount("agent"),)), COLON, *gain]
    return gain


def _recruit(effect: e.Recruit, word: Word) -> list[Part]:
    deploy = Boxed("reveal", (Amount("deploy"),)) if effect.deploy == "reveal" else Amount("deploy")
    return [Amount("troop", count(effect.n)), deploy]


def _choose(effect: e.Choose, word: Word) -> list[Part]:
    parts: list[Part] = [Words(word("two_of")), GAP] if effect.n == 2 else []
    for index, option in enumerate(effect.options):
        if index:
            parts.append(OR)
        parts += joined(option, word)
    return parts


def _if(effect: e.If, word: Word) -> list[Part]:
    chip = flat(signs(effect.condition, word))
    return [Boxed("chip", chip), COLON, *joined(effect.effects, word)]


def _pay(effect: e.Pay, word: Word) -> list[Part]:
    cost = flat(part for item in effect.cost for part in signs(item, word))
    return [Boxed("well", cost), ARROW, *joined(effect.effects, word)]


def _deploy(effect: e.Deploy, word: Word) -> list[Part]:
    if effect.n is None:
        return placed(word, "deploy_any", what=[Amount("deploy")])
    return [Amount("troop", count(effect.n) if effect.must else f"0–{effect.n}"), Amount("deploy")]


def _icons_while(effect: e.IconsWhile, word: Word) -> list[Part]:
    chip = flat(signs(effect.condition, word))
    return [Boxed("chip", chip), COLON, *(Amount(icon) for icon in effect.icons)]


def _retreat(effect: e.Retreat, word: Word) -> list[Part]:
    if effect.n is None:
        return placed(word, "retreat_any", what=[Amount("retreat")])
    return [Amount("retreat", f"0–{effect.n}")]


def _lose_troop(effect: e.LoseTroop, word: Word) -> list[Part]:
    where = "garrison" if effect.where == "garrison" else "combat"
    return placed(word, "lose", what=[Amount("troop", count(effect.n)), Amount(where)])


def _this_turn(effect: e.ThisTurn, word: Word) -> list[Part]:
    if effect.rule == "faction_icons":
        return [Words("+"), *(Amount(faction) for faction in ("emperor", "guild", "bene_gesserit", "fremen"))]
    if effect.rule == "acquire_to_top":
        return [Amount("top")]
    if effect.rule == "spice_must_flow_discount":
        return [Amount("spice_must_flow"), Amount("persuasion", f"−{effect.n}")]
    return [Amount(effect.rule)]


def _set_aside(effect: e.SetAsideFromRow, word: Word) -> list[Part]:
    return placed(word, "set_aside", price=[Amount("persuasion", f"−{effect.discount}")])


def _acquire(effect: e.Acquire, word: Word) -> list[Part]:
    parts = placed(word, "free", what=[Amount("persuasion", f"≤{effect.max_cost}")])
    where = "top" if effect.to_top else "hand" if effect.to_hand else ""
    if effect.hand_if is not None:
        return [*parts, GAP, Boxed("chip", flat(signs(effect.hand_if, word))), COLON, Amount("hand")]
    return [*parts, Amount(where)] if where else parts


def _drive_back(effect: e.DriveBack, word: Word) -> list[Part]:
    return per([Amount("foe"), Amount("retreat")], [Amount("troop"), Amount("deploy")], word)


def _agents_on(condition: c.AgentsOn, word: Word) -> list[Part]:
    return [Amount("agent", f"{condition.n}+"), *(Amount(icon) for icon in condition.icons)]


def _in_play(condition: c.AnotherInPlay, word: Word) -> list[Part]:
    return [Amount("fremen_bond" if condition.faction == "fremen" else "in_play_" + condition.faction)]


def _alliance(condition: c.Alliance, word: Word) -> list[Part]:
    badge = [] if condition.faction == "any" else [Amount(condition.faction)]
    return [*badge, Amount("alliance")]


SIGNS: Final[dict[type, Callable[[Any, Word], list[Part]]]] = {
    e.Gain: _gain,
    e.Influence: _influence,
    e.InfluenceDifferent: lambda x, w: [Amount("influence_any"), Words("≠"), Amount("influence_any")],
    e.Recruit: _recruit,
    e.Harvest: lambda x, w: [Amount("spice")],
    e.HarvestTwice: lambda x, w: placed(w, "base_twice", what=[Amount("spice")]),
    e.FactionInfluence: lambda x, w: [Words(f"×{x.n}"), Amount("influence_any")],
    e.IconsWhile: _icons_while,
    e.PassEnemyAgents: lambda x, w: [Amount("pass_enemies")],
    e.SendAnywhere: lambda x, w: [Amount("agent"), ARROW, Amount("space")],
    e.CouncilSeat: lambda x, w: [Amount("council")],
    e.Mentat: lambda x, w: [Amount("mentat"), *([Amount("phase_start")] if x.how == "next_round" else [])],
    e.Acquire: _acquire,
    e.FetchFromDiscard: lambda x, w: [Amount("discard_pile"), Amount(x.faction), ARROW, Amount("hand")],
    e.StealIntrigue: lambda x, w: [Words("+"), Amount("opponents"), Words(f"{x.least}+"), ARROW, Amount("intrigue")],
    e.TrashSelf: lambda x, w: [Amount("trash")],
    e.ReturnSelf: lambda x, w: [ARROW, Amount("hand")],
    e.RecallAgent: lambda x, w: [Amount("recall")],
    e.Deploy: _deploy,
    e.Retreat: _retreat,
    e.LoseTroop: _lose_troop,
    e.BlockSpace: lambda x, w: [Amount("barred"), Amount("space")],
    e.LookAtTop: lambda x, w: [Amount("deck"), ARROW, Amount("draw"), OR, Amount("trash")],
    e.ShuffleDiscard: lambda x, w: [Amount("discard_pile"), ARROW, Amount("deck")],
    e.SetAsideFromRow: _set_aside,
    e.ThisTurn: _this_turn,
    e.OnReveal: lambda x, w: [*joined(x.effects, w)],
    e.EndTurn: lambda x, w: [Words(w("end_turn"))],
    e.Choose: _choose,
    e.May: lambda x, w: joined(x.effects, w),
    e.If: _if,
    e.Pay: _pay,
    e.EachOpponent: lambda x, w: [Amount("opponents"), COLON, *joined(x.effects, w)],
    e.OneOpponent: lambda x, w: [Amount("foe"), COLON, *joined(x.effects, w)],
    e.Spend: lambda x, w: [Amount(x.what, str(x.n))],
    e.LoseInfluence: lambda x, w: [Amount("loss_any", count(x.n))] * (1 + x.twice),
    a.CardsInPlay: lambda x, w: [Amount("fremen_bond" if x.faction == "fremen" else "in_play_" + x.faction)],
    c.Alliance: _alliance,
    c.InfluenceAtLeast: lambda x, w: [Amount(x.faction), Words(f"{x.n}+")],
    c.InfluenceOnTracks: lambda x, w: [Amount("influence_any", f"{x.n}+"), Words(f"×{x.tracks}")],
    c.AnotherInPlay: _in_play,
    c.Council: lambda x, w: [Amount("council")],
    c.SpiceGained: lambda x, w: [Words("+"), Amount("spice")],
    c.AgentHere: lambda x, w: [Amount("agent")],
    c.Owns: lambda x, w: [Amount(x.what, f"{x.n}+")],
    c.SpiceMustFlow: lambda x, w: [Amount("spice_must_flow", f"{x.n}+")],
    c.SpiceMustFlowLead: lambda x, w: [Amount("spice_must_flow"), Amount("top")],
    c.StartOfTurn: lambda x, w: [Words(w("at_start"))],
    e.OnWin: lambda x, w: [Boxed("chip", (Amount("combat"), Words("1"))), COLON, *joined(x.effects, w)],
    e.SpaceCheaper: lambda x, w: [Words(w("space:" + x.space)), Amount(x.what, f"−{x.n}")],
    e.DeployUnits: lambda x, w: [Amount("deploy", f"0–{x.n}")],
    e.RetreatUnits: lambda x, w: [Amount("retreat", str(x.n))],
    e.DriveBack: _drive_back,
    e.LoseAnyTroop: lambda x, w: [Amount("troop", count(x.n))],
    e.InfluenceEach: lambda x, w: per([Amount("influence_any", count(x.n))], [Amount("agent")], w),
    e.IntrigueUnder: lambda x, w: [Amount("intrigue")],
    e.ExchangeIntrigue: lambda x, w: [Amount("intrigue"), ARROW, Amount("intrigue")],
    e.KeepIntrigue: lambda x, w: [Amount("intrigue", "2"), ARROW, Amount("intrigue", "1")],
    e.ExtraTurn: lambda x, w: [Words(w("extra_turn"))],
    e.SetAsideCard: lambda x, w: [Amount("hand"), ARROW, Words(w("aside"))],
    e.TrackBonus: lambda x, w: [Words(w("track_bonus"))],
    e.TrackInfluence: lambda x, w: [Amount("influence_any", count(x.n))],
    a.SwordCards: lambda x, w: [Amount("sword"), Amount("hand")],
    a.FactionsAtMost: lambda x, w: [Amount("influence_any", f"≤{x.n}")],
    c.EnemyHere: lambda x, w: [Amount("foe"), Amount("space")],
    c.AgentWith: lambda x, w: [Amount("agent"), Amount(x.faction)],
    c.AgentsOn: _agents_on,
    c.PersuasionThisTurn: lambda x, w: [Amount("persuasion", f"{x.n}+")],
    c.UnitsDeployed: lambda x, w: [Amount("deploy", f"{x.n}+")],
}
