"""Contracts, Objectives, marks of Conflict cards, the training track and Rivals of Uprising in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dune_desktop.engine.boxes.uprising.components import Battle, Contract, Objective, RivalLeader, TrainingSpace
from dune_desktop.engine.model.effects import Effects
from dune_desktop.i18n.component_text import Part, part
from dune_desktop.i18n.effect_text import Composer, Context, sentences
from dune_desktop.i18n.template import Markup
from dune_desktop.i18n.texts import Texts

FEW: Final = 3  # most people at whose table an Objective for few is dealt
BOX: Final = "uprising/"


def _contract(texts: Texts, contract: Contract) -> list[Part]:
    return [
        part(texts, "condition", "contract.when", str(_completed(texts, contract))),
        part(texts, "reward", "contract.reward", sentences(texts, contract.effects)),
    ]


def _completed(texts: Texts, contract: Contract) -> Markup:
    """Return what completes the contract."""
    if contract.visit:
        return texts.t("contract.visit", space=space_key(texts, contract.visit))
    if contract.harvest:
        return texts.t("contract.harvest", n=contract.harvest)
    if contract.acquire:
        return texts.t("contract.acquire", card=f"card:{BOX}{contract.acquire}")
    return texts.t("contract.immediate")


def space_key(texts: Texts, space: str) -> str:
    """Return the key of a space that a component names without its box: of this box, or of one it builds upon."""
    own = f"space:{BOX}{space}"
    return own if texts.has_name(own) else f"space:{space}"


def _battle(texts: Texts, battle: Battle) -> list[Part]:
    icon = Markup(texts.t(f"battle.icon.{battle.icon}"))
    told = texts.t("battle.icon.wild.text" if battle.icon == "wild" else "battle.icon.text", icon=icon)
    parts = [part(texts, "icon", "battle.icon", str(told))]
    if battle.wall:
        parts.append(part(texts, "wall", "battle.wall", str(texts.t("battle.wall.text"))))
    return parts


def _objective(texts: Texts, objective: Objective) -> list[Part]:
    icon = Markup(texts.t(f"battle.icon.{objective.icon}"))
    parts = [part(texts, "icon", "battle.icon", str(texts.t("objective.text", icon=icon)))]
    if objective.first_player:
        parts.append(part(texts, "first", "objective.first", str(texts.t("objective.first.text"))))
    if not {FEW, FEW + 1} <= set(objective.players):
        key = "objective.players.few" if FEW in objective.players else "objective.players.four"
        parts.append(part(texts, "note", "objective.players", str(texts.t(key))))
    return parts


def _training(texts: Texts, space: TrainingSpace) -> list[Part]:
    parts = [part(texts, "effect", "training.effect", sentences(texts, space.effects))]
    if not space.column:
        parts.append(part(texts, "note", "card.note", str(texts.t("training.start"))))
    if not space.leads_to:
        parts.append(part(texts, "note", "card.note", str(texts.t("training.end"))))
    return parts


def _done_by_rival(texts: Texts, effects: Effects) -> str:
    composer = Composer(texts, Context(rival=True))
    return composer.grammar.tell(composer.by_others("hagal.rival", effects))


def _rival(texts: Texts, rival: RivalLeader) -> list[Part]:
    own = f"rival.signet.{rival.id}"
    signet = str(texts.t(own)) if texts.has(own) else _done_by_rival(texts, rival.signet)
    factions = Markup(texts.grammar.listed(texts.name("faction:" + faction) for faction in rival.priority))
    parts = [
        part(texts, "signet", "rival.signet", signet),
        part(texts, "scheme", "rival.scheme", _done_by_rival(texts, rival.scheme)),
        part(texts, "swordmaster", "rival.swordmaster", str(texts.t("rival.swordmaster.text", n=rival.swordmaster))),
        part(texts, "priority", "rival.priority", str(texts.t("rival.priority.text", factions=factions))),
    ]
    if rival.streamlined:
        parts.append(part(texts, "note", "rival.streamlined", str(texts.t("rival.streamlined.text"))))
    return parts


DESCRIBERS: Final[dict[type, Callable[[Texts, Any], list[Part]]]] = {
    Contract: _contract,
    Battle: _battle,
    Objective: _objective,
    TrainingSpace: _training,
    RivalLeader: _rival,
}
