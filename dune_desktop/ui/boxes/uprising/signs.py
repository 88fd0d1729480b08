"""The signs of what only Uprising has: its effects, costs, conditions and amounts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from dune_desktop.engine.boxes.uprising import words as w
from dune_desktop.ui.presenters.effect_line import ARROW, COLON, GAP, OR, Word, count, flat, joined, placed
from dune_desktop.ui.text.signs import Amount, Boxed, Part, Sign, Words

PRIORITY: Final = {"first": "1", "second": "2", "third": "3", "most": "↑"}
"""Where a Rival gains Influence: a place of its priority, or where it has most."""
FACTIONS: Final = ("emperor", "guild", "bene_gesserit", "fremen")


def _icons(names: tuple[str, ...]) -> list[Part]:
    return [Amount(name) for name in names]


def _place_spy(effect: w.PlaceSpy, word: Word) -> list[Part]:
    """Draw a Spy, before it the icons that its post must watch."""
    where: list[Part] = [Boxed("chip", flat(_icons(effect.icons))), COLON] if effect.icons else []
    if effect.here:
        where = [Boxed("chip", (Amount("agent"),)), COLON]
    return [*where, Amount("spy", count(effect.n))]


def _council_visit(effect: w.CouncilVisit, word: Word) -> list[Part]:
    return [Amount("council"), OR, *joined(effect.again, word)]


def _each_icon(effect: w.EachIcon, word: Word) -> list[Part]:
    parts: list[Part] = []
    for icon in ("crysknife", "desert_mouse", "ornithopter"):
        gain = getattr(effect, icon)
        if gain:
            parts += [*([GAP] if parts else []), Boxed("chip", (Amount(icon),)), COLON, *joined(gain, word)]
    return parts


def _discard_for(effect: w.DiscardFor, word: Word) -> list[Part]:
    return [Amount("discard"), GAP, Boxed("chip", (Amount(effect.faction),)), COLON, *joined(effect.effects, word)]


def _trash_of_faction(effect: w.TrashOfFaction, word: Word) -> list[Part]:
    where = [Amount("hand")] if effect.zone == "hand" else []
    return [*where, Amount(effect.faction), Amount("trash")]


def _trash_worth(effect: w.TrashWorth, word: Word) -> list[Part]:
    worth = (Amount("persuasion", "1+"),)
    return [Amount("hand"), Amount("trash"), GAP, Boxed("chip", worth), COLON, *joined(effect.effects, word)]


def _retreat_some(effect: w.RetreatSome, word: Word) -> list[Part]:
    many = str(effect.most) if effect.least == effect.most else f"{effect.least}–{effect.most}"
    return [Amount("retreat", many)]


def _on_acquire(effect: w.OnAcquire, word: Word) -> list[Part]:
    return placed(word, "per", gain=joined(effect.effects, word), counted=[Amount("draw"), Amount("persuasion")])


def _on_spice_must_flow(effect: w.OnSpiceMustFlow, word: Word) -> list[Part]:
    return [Boxed("chip", (Amount("spice_must_flow"),)), COLON, Amount("influence_any"), Sign(" "), Amount("spy")]


def _on_visit(trait: w.OnVisit, word: Word) -> list[Part]:
    chip = (Amount("agent"), *flat(_icons(trait.factions)))
    return [Boxed("chip", chip), COLON, *joined(trait.effects, word)]


def _on_reach(trait: w.OnReach, word: Word) -> list[Part]:
    return [Boxed("chip", (Amount(trait.faction), Words(f"{trait.at}+"))), COLON, *joined(trait.effects, word)]


def _smuggler(trait: w.Smuggler, word: Word) -> list[Part]:
    return [Boxed("chip", (Amount("foe"), Amount("spy"), Amount("maker"))), COLON, Amount("spice", count(trait.n))]


def _rival_influence(effect: w.RivalInfluence, word: Word) -> list[Part]:
    where = PRIORITY.get(effect.to)
    found: list[Part] = [Boxed("chip", (Words(where),)), COLON] if where else []
    return [
        *found,
        Amount("influence_any", count(effect.n)),
        *([Amount("alliance")] if effect.to == "alliance" else []),
    ]


SIGNS: Final[Mapping[type, Callable[[Any, Word], list[Part]]]] = {
    # Spies
    w.SpyIcon: lambda x, word: [Amount("spy_icon")],
    w.PlaceSpy: _place_spy,
    w.RecallSpy: lambda x, word: [Amount("recall_spy", count(x.n))],
    w.GatherIntelligence: lambda x, word: [Boxed("well", (Amount("recall_spy"),)), ARROW, Amount("draw")],
    w.SpiesPlaced: lambda x, word: [Amount("spy", f"{x.n}+")],
    w.SpyRecalled: lambda x, word: [Amount("recall_spy")],
    w.SpyingOnMaker: lambda x, word: [Amount("spy"), Amount("maker")],
    w.SpyJustPlaced: lambda x, word: [Amount("spy"), *_icons(x.icons)],
    # sandworms
    w.Sandworm: lambda x, word: [Amount("sandworm", count(x.n))],
    w.TakeHook: lambda x, word: [Amount("maker_hooks")],
    w.BreakWall: lambda x, word: [Amount("break_wall")],
    w.HasHook: lambda x, word: [Amount("maker_hooks")],
    w.Sandworms: lambda x, word: [Amount("sandworm", f"{x.n}+")],
    w.SandwormCount: lambda x, word: [Amount("sandworm")],
    w.UnitsThere: lambda x, word: [Amount("combat"), Words(f"{x.n}+")],
    w.StrengthAtLeast: lambda x, word: [Amount("sword", f"{x.n}+")],
    # the board
    w.TakeBonusSpice: lambda x, word: [],  # the bonus itself lies there
    w.DoubleBonusSpice: lambda x, word: [Words("×2"), Amount("maker"), Amount("spice")],
    w.IgnoreInfluence: lambda x, word: [Words("≠"), *_icons(FACTIONS)],
    w.RecallOther: lambda x, word: [Amount("recall")],
    w.CouncilVisit: _council_visit,
    w.SentToMaker: lambda x, word: [Amount("agent"), Amount("maker")],
    w.SentToFaction: lambda x, word: [Amount("agent"), *_icons(FACTIONS)],
    # contracts
    w.TakeContract: lambda x, word: [Amount("contract", count(x.n))],
    w.ContractsDone: lambda x, word: [Amount("contract_done", f"{x.n}+")],
    w.ContractCount: lambda x, word: [Amount("contract_done")],
    w.SetContractsAside: lambda x, word: [Amount("contract"), Words(word("space:" + x.space))],
    # battle icons
    w.FlipIcon: lambda x, word: [Amount("flip"), Amount(x.icon)],
    w.EachIcon: _each_icon,
    # cards and troops
    w.DiscardFor: _discard_for,
    w.TrashOfFaction: _trash_of_faction,
    w.RetreatSome: _retreat_some,
    w.LookAtThree: lambda x, word: [Amount("deck", "3"), ARROW, Amount("draw"), Amount("discard"), Amount("trash")],
    w.AcquireForSolari: lambda x, word: [Boxed("well", (Amount("solari"),)), ARROW, Amount("hand")],
    w.DeployRecruits: lambda x, word: [Amount("troop"), Amount("deploy")],
    w.StayHome: lambda x, word: [Amount("barred"), Amount("deploy")],
    w.OnAcquire: _on_acquire,
    w.OnSpiceMustFlow: _on_spice_must_flow,
    w.TrashWorth: _trash_worth,
    w.HasSwordmaster: lambda x, word: [Amount("swordmaster")],
    w.AllianceOfAnother: lambda x, word: [Amount("foe"), Amount("alliance"), Words(f"{x.n}+")],
    w.RevealedOf: lambda x, word: [Amount("in_play_" + x.faction if x.faction != "fremen" else "fremen_bond")],
    # leaders
    w.Train: lambda x, word: [Amount("training")],
    w.Remember: lambda x, word: [Amount("memory")],
    w.TurnLeader: lambda x, word: [Amount("memory"), ARROW, Amount("draw"), Amount("flip")],
    w.RepeatSpace: lambda x, word: [Amount("space"), Words("×2")],
    w.OnReach: _on_reach,
    w.OnVisit: _on_visit,
    w.Smuggler: _smuggler,
    # Rivals
    w.RivalInfluence: _rival_influence,
    w.RivalSpy: lambda x, word: [Amount("spy")],
    w.SandwormsOrSpice: lambda x, word: [
        Boxed("chip", (Amount("maker_hooks"),)),
        COLON,
        Amount("sandworm"),
        OR,
        Amount("spice"),
    ],
    w.ConflictLevel: lambda x, word: [Amount("combat"), Words("I" * x.n + "+")],
}
