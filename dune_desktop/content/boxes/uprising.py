"""Content module of Uprising: shorthand and export of what it adds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from dune_desktop.content.shorthand import Form, write
from dune_desktop.engine.boxes.uprising import components as k
from dune_desktop.engine.boxes.uprising import words as w

_NAMES: Final = {"guild": "Spacing Guild", "bene_gesserit": "Bene Gesserit", "emperor": "Emperor", "fremen": "Fremen"}


def _place(effect: w.PlaceSpy) -> str:
    if effect.here:
        return f"[spy {effect.n} on a post linked to the space where you sent this Agent]"
    if effect.icons:
        return f"spy {effect.n} [on a post linked to a space with the icon {' or '.join(effect.icons)}]"
    return f"spy {effect.n} [posts of others allowed]" if effect.shared else f"spy {effect.n}"


def _trash_of_faction(cost: w.TrashOfFaction) -> str:
    where = "you have in play" if cost.zone == "in_play" else "from your hand"
    return f"[trash another {_NAMES[cost.faction]} card {where}]"


def _retreat(cost: w.RetreatSome) -> str:
    many = str(cost.least) if cost.least == cost.most else f"{cost.least} to {cost.most}"
    return f"[retreat {many} of your troops]"


def _rival_influence(effect: w.RivalInfluence) -> str:
    if effect.place:
        return f"[influence {effect.n} with its {_PLACES[effect.place - 1]} priority Faction]"
    if effect.alliance:
        return f"[influence {effect.n} with one Faction, preferring one where that gains an Alliance]"
    return (
        f"[influence {effect.n} with the Faction where it has the most]" if effect.most else f"influence any {effect.n}"
    )


_PLACES: Final = ("first", "second", "third", "fourth")

SHORTHAND: Final[Mapping[type, Form]] = {
    w.SpyIcon: "",
    w.PlaceSpy: _place,
    w.RecallSpy: "recall_spy {n}",
    w.SpiesPlaced: "spies_on_board >= {n}",
    w.SpyRecalled: "recalled_spy",
    w.SpyingOnMaker: "[you are spying on a Maker space]",
    w.SpyJustPlaced: lambda x: f"[placed on a post of a space with the icon {' or '.join(x.icons)}]",
    w.Sandworm: "sandworm {n}",
    w.TakeHook: "hook",
    w.BreakWall: "break_wall",
    w.HasHook: "hook",
    w.Sandworms: "sandworm_in_conflict >= {n}",
    w.SandwormCount: "of your sandworms in the Conflict",
    w.UnitsThere: "units_in_conflict >= {n}",
    w.StrengthAtLeast: "[your strength is {n} or more]",
    w.TakeBonusSpice: "[the bonus spice there]",
    w.DoubleBonusSpice: "[double the bonus spice that this Agent takes]",
    w.IgnoreInfluence: "[this Agent ignores Influence requirements of spaces]",
    w.RecallOther: "recall_agent 1",
    w.CouncilVisit: lambda x: f"council; [on later visits instead: {write(x.again)}]",
    w.SentToMaker: "[you sent this Agent to a Maker space]",
    w.SentToFaction: "[you sent this Agent to a Faction's space]",
    w.TakeContract: "contract {n}",
    w.ContractsDone: "contracts >= {n}",
    w.ContractCount: "contract you have completed",
    w.FlipIcon: "flip {icon}",
    w.DiscardFor: lambda x: f"discard 1; [if it is a {_NAMES[x.faction]} card: {write(x.effects)}]",
    w.TrashOfFaction: _trash_of_faction,
    w.RetreatSome: _retreat,
    w.LookAtThree: "[look at the top 3 cards of your deck: draw one, discard one, trash one]",
    w.AcquireForSolari: "may([acquire a card to your hand, paying its cost in Solari instead of persuasion])",
    w.DeployRecruits: "may([deploy any of the troops recruited this turn to the Conflict])",
    w.StayHome: "[your units cannot be deployed to the Conflict this turn]",
    w.OnAcquire: "[whenever you acquire a card: {effects}]",
    w.OnSpiceMustFlow: (
        "[if you acquire The Spice Must Flow this turn: influence 1 with each Faction you are spying on]"
    ),
    w.TrashWorth: "[trash a card from your hand; if it costs 1 or more: {effects}]",
    w.HasSwordmaster: "swordmaster",
    w.AllianceOfAnother: "[you have {n} or more Influence on a track where an opponent holds the Alliance]",
    w.RevealedOf: lambda x: f"{_NAMES[x.faction]} card you revealed this turn, this one included",
    w.Train: "[move the training token one space to the right and gain that space]",
    w.Remember: "[move one troop from your supply to the Bene Gesserit area of the board as a memory]",
    w.TurnLeader: "[return your memories to your supply, draw 1 for each, turn this Leader to its other side]",
    w.RepeatSpace: "[repeat the effects of that space]",
    w.RivalInfluence: _rival_influence,
    w.RivalSpy: lambda x: f"spy 1 [first free post of {', '.join(x.posts)}]",
    w.SandwormsOrSpice: "[with Maker Hooks, if they can join the Conflict: the sandworms of the space, else its base spice]",
    w.ConflictLevel: "conflict {n}",
    w.SetContractsAside: "[set aside the contracts of {space}; only you can take them]",
}


# ------------------------------------------------------------------------------------------------ export


def _contract(contract: k.Contract) -> dict[str, Any]:
    kinds = ("visit", "harvest", "acquire", "immediate")
    return {
        "copies": contract.copies,
        "of": contract.of or None,
        "condition": {kind: getattr(contract, kind) for kind in kinds if getattr(contract, kind)},
        "effect": write(contract.effects),
    }


def _objective(card: k.Objective) -> dict[str, Any]:
    return {
        "copies": 1,
        "players": list(card.players),
        "battle_icon": card.icon,
        "first_player": card.first_player,
        "effect": "",
    }


def _training(space: k.TrainingSpace) -> dict[str, Any]:
    return {"copies": 1, "column": space.column, "effect": write(space.effects), "next": list(space.leads_to)}


def _battle(card: k.Battle) -> dict[str, Any]:
    return {"copies": 1, "battle_icon": card.icon, "wall_protected": card.wall}


def _rival(leader: k.RivalLeader) -> dict[str, Any]:
    return {
        "copies": 1,
        "signet": write(leader.signet),
        "swordmaster_value": leader.swordmaster,
        "faction_priority": list(leader.priority),
        "scheme": write(leader.scheme),
        "streamlined": leader.streamlined,
    }


EXPORTS: Final[dict[type, Callable[[Any], dict[str, Any]]]] = {
    k.Contract: _contract,
    k.Objective: _objective,
    k.TrainingSpace: _training,
    k.Battle: _battle,
    k.RivalLeader: _rival,
}

OTHERWISE: Final[dict[type, Callable[[Any], str]]] = {w.ConflictLevel: lambda test: f"conflict 1-{test.n - 1}"}

CHECKS: Final[dict[str, Callable[[Any], str]]] = {}
