"""Content module of Uprising: shorthand and export of what it adds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from dune_desktop.content.export import Export, Exported
from dune_desktop.content.load import load_board, load_changes
from dune_desktop.content.shorthand import Form, write
from dune_desktop.engine.boxes.ix.dreadnoughts import DREADNOUGHT, STRENGTH
from dune_desktop.engine.boxes.uprising import components as k
from dune_desktop.engine.boxes.uprising import words as w
from dune_desktop.engine.boxes.uprising.board import LATER_PRICE
from dune_desktop.engine.boxes.uprising.contracts import FACE_UP, INSTEAD
from dune_desktop.engine.boxes.uprising.sandworms import SANDWORM
from dune_desktop.engine.boxes.uprising.state import BOX, SPIES
from dune_desktop.engine.model.board import Board, Post
from dune_desktop.engine.model.components import Card, ConflictCard, Leader, StartWith, Trait, When
from dune_desktop.engine.model.effects import Swordmaster
from dune_desktop.engine.model.ids import START_AGENTS, START_WATER, STRENGTH_PER_TROOP, TROOPS_PER_SEAT, bare
from dune_desktop.engine.model.vocabulary import parts

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
    if effect.to == "least":
        return f"influence any {effect.n}"
    if effect.to == "alliance":
        return f"[influence {effect.n} with one Faction, preferring one where that gains an Alliance]"
    if effect.to == "most":
        return f"[influence {effect.n} with the Faction where it has the most]"
    return f"[influence {effect.n} with its {effect.to} priority Faction]"


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
    w.SandwormsOrSpice: "[with Maker Hooks, if they can join the Conflict: the space's sandworms, else its base spice]",
    w.ConflictLevel: "conflict {n}",
    w.SetContractsAside: "[set aside the contracts of {space}; only you can take them]",
}


# ------------------------------------------------------------------------------------------------ export

Found = Mapping[str, tuple[Any, ...]]
"""The components of the box by kind of file."""


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
    after = list(space.leads_to)
    return {"id": bare(space.id), "column": space.column, "effect": write(space.effects), "next": after}


def _battle(card: k.Battle) -> dict[str, Any]:
    return {"battle_icon": card.icon, "wall_protected": card.wall}


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
    k.RivalLeader: _rival,
}


def _more(kind: str, item: Any, found: Found) -> dict[str, Any]:
    """Return what other files, or rules, say of a component."""
    if kind == "conflicts":
        return next(_battle(battle) for battle in found["battle"] if battle.id == item.id)
    if kind == "leaders":
        return _leader(item, found)
    if kind == "spaces":
        guarded = {card.controls for card, battle in _fought(found) if battle.wall}
        later = {"solari": LATER_PRICE} if any(isinstance(part, Swordmaster) for part in parts(item)) else None
        return {"wall_protected": bare(item.id) in guarded, "later_cost": later}
    more: dict[str, Any] = {"module": None} if kind == "promo" else {}
    if isinstance(item, Card) and any(isinstance(effect, w.SpyIcon) for effect in item.agent):
        more["icons"] = [*item.icons, "spy"]
    return more


def _fought(found: Found) -> Iterator[tuple[ConflictCard, k.Battle]]:
    battles = {battle.id: battle for battle in found["battle"]}
    return ((card, battles[card.id]) for card in found["conflicts"])


def _leader(leader: Leader, found: Found) -> dict[str, Any]:
    reverse = next((bare(other.id) for other in found["leaders"] if other.side_of == leader.id), None)
    more: dict[str, Any] = {
        "ability": {
            "timing": [time for trait in leader.ability for time in _times(trait)],
            "effect": write(leader.ability),
        },
        "reverse_side": reverse,
    }
    if any(isinstance(effect, w.Train) for effect in leader.signet):
        track = [_training(space) for space in found["training"]]
        more["training_track"] = {"start": track[0]["id"], "spaces": track}
    for trait in leader.ability:
        if isinstance(trait, w.StartWithout):
            more["third"] = {"effect": write((trait,))}
    return more


def _times(trait: Trait) -> tuple[str, ...]:
    """Return when a part of a leader's ability works."""
    if isinstance(trait, StartWith):
        keeps = any(isinstance(effect, w.SetContractsAside) for effect in trait.effects)
        return ("game_start", "permanent") if keeps else ("game_start",)
    return (trait.moment,) if isinstance(trait, When) else _TIMES.get(trait.__class__, ())


_TIMES: Final[dict[type, tuple[str, ...]]] = {
    w.OnVisit: ("own_turn",),
    w.OnReach: ("on_reach",),
    w.Smuggler: ("permanent",),
}


def _board(found: Found) -> Iterator[Exported]:
    """Yield the observation posts, and the tracks, pieces and decks of the table."""
    board = load_board(BOX)
    yield from _posts(board.posts, None)
    for overlay in load_changes(BOX).overlays:
        yield from _posts(overlay.posts, overlay.of)
    tracks = {**_tracks(board), **_pieces(board, found)}
    yield from (("tracks", name, {"copies": 1, **fields}) for name, fields in tracks.items())


def _posts(posts: tuple[Post, ...], of: str | None) -> Iterator[Exported]:
    return (("posts", post.id, {"copies": 1, "of": of, "spaces": list(post.slots)}) for post in posts)


def _tracks(board: Board) -> dict[str, dict[str, Any]]:
    influence = {
        f"influence_{track.faction}": {
            "faction": track.faction,
            "max": track.top,
            "vp_at": track.point_at,
            "bonus_at": track.bonus_at,
            "bonus": write((track.bonus,)),
        }
        for track in board.tracks
    }
    start = {str(people): board.start_points.get(people, 0) for people in range(1, 5)}
    strength = {"troop": STRENGTH_PER_TROOP, SANDWORM.id: SANDWORM.strength, DREADNOUGHT: STRENGTH, "sword": 1}
    return {
        **influence,
        "score_track": {"start_by_players": start, "end_trigger": board.points_to_end},
        "combat_track": {"strength": strength},
        "conflict_deck": {"top_to_bottom": [{"level": pile.level, "count": pile.count} for pile in board.conflicts]},
        "contract_market": {"face_up": FACE_UP, "fallback": f"solari {INSTEAD}"},
    }


def _pieces(board: Board, found: Found) -> dict[str, dict[str, Any]]:
    flags = [bare(space.id) for space in found["spaces"] if space.control_bonus]
    seats = next(space.seats for space in found["spaces"] if space.seats)
    own = {
        "agents": START_AGENTS,
        "swordmaster": 1,
        "troops": TROOPS_PER_SEAT,
        "garrison_start": board.garrison,
        "spies": SPIES,
        "control_markers": len(flags),
    }
    return {
        "high_council_seats": {"seats": seats, "per_player": 1},
        "shield_wall": {},
        "maker_hooks": {"per_player": 1},
        "sandworms": {"strength": SANDWORM.strength},
        "spies": {"per_player": SPIES},
        "control_markers": {"per_player": len(flags), "spaces": flags},
        "player_pieces": {"per_player": own, "start_resources": {"water": START_WATER}},
    }


EXPORT: Final = Export(
    {"contract": "contracts", "objective": "objectives", "rival": "rivals", "battle": "", "training": ""}, _more, _board
)

OTHERWISE: Final[dict[type, Callable[[Any], str]]] = {w.ConflictLevel: lambda test: f"conflict 1-{test.n - 1}"}
