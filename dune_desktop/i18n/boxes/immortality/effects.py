"""Writers of effects, costs, conditions and amounts that only Immortality has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from dune_desktop.engine.boxes.immortality import words as w
from dune_desktop.i18n.tree import Node
from dune_desktop.i18n.writers import Wording, Writer, writes

if TYPE_CHECKING:
    from dune_desktop.i18n.effect_text import Composer

EFFECTS: Final[dict[type, Writer]] = {}
COSTS: Final[dict[type, Writer]] = {}
CONDITIONS: Final[dict[type, Wording]] = {}
AMOUNTS: Final[dict[type, Wording]] = {}

LAST_MARKER: Final = 2


# ------------------------------------------------------------------------------------------------ tracks, specimens


@writes(EFFECTS, w.Research)
def _research(to: Composer, effect: w.Research) -> Sequence[Node]:
    return [to.do("effect.research", n=effect.n)]


@writes(EFFECTS, w.Tleilaxu)
def _tleilaxu(to: Composer, effect: w.Tleilaxu) -> Sequence[Node]:
    key = "effect.tleilaxu.rival" if to.context.rival else "effect.tleilaxu"
    return [to.do(key, short="effect.tleilaxu", n=effect.n)]


@writes(EFFECTS, w.Specimen)
def _specimen(to: Composer, effect: w.Specimen) -> Sequence[Node]:
    return [to.do("effect.specimen", merge=True, n=effect.n)]


@writes(COSTS, w.SpendSpecimens)
def _spend_specimens(to: Composer, cost: w.SpendSpecimens) -> Sequence[Node]:
    return [to.do("cost.spend_specimens", merge=True, n=cost.n)]


@writes(EFFECTS, w.ReturnBefore)
def _return_before(to: Composer, effect: w.ReturnBefore) -> Sequence[Node]:
    return [to.may("effect.return_before")]


@writes(EFFECTS, w.AcquireTleilaxu)
def _acquire_tleilaxu(to: Composer, effect: w.AcquireTleilaxu) -> Sequence[Node]:
    return [to.may("effect.acquire_tleilaxu")]


@writes(EFFECTS, w.ClearRowCard)
def _clear_row_card(to: Composer, effect: w.ClearRowCard) -> Sequence[Node]:
    return [to.do("effect.clear_row_card.left" if effect.left else "effect.clear_row_card.right")]


# ------------------------------------------------------------------------------------------------ cards and pieces


@writes(EFFECTS, w.CombatIcon)
def _combat_icon(to: Composer, effect: w.CombatIcon) -> Sequence[Node]:
    return [to.do("effect.combat_icon")]


@writes(COSTS, w.TrashIntrigue)
@writes(EFFECTS, w.TrashIntrigue)
def _trash_intrigue(to: Composer, cost: w.TrashIntrigue) -> Sequence[Node]:
    return [to.do("effect.trash_intrigue", n=cost.n)]


@writes(COSTS, w.RetreatTroops)
@writes(EFFECTS, w.RetreatTroops)
def _retreat_troops(to: Composer, cost: w.RetreatTroops) -> Sequence[Node]:
    return [to.do("effect.retreat_troops", n=cost.n)]


@writes(EFFECTS, w.RecallSent)
def _recall_sent(to: Composer, effect: w.RecallSent) -> Sequence[Node]:
    return [to.do("effect.recall_sent")]


@writes(EFFECTS, w.ReturnSelf)
def _return_self(to: Composer, effect: w.ReturnSelf) -> Sequence[Node]:
    return [to.do("effect.return_self")]


# ------------------------------------------------------------------------------------------------ grafting


@writes(EFFECTS, w.CopyPartner)
def _copy_partner(to: Composer, effect: w.CopyPartner) -> Sequence[Node]:
    return [to.do("effect.copy_partner")]


@writes(EFFECTS, w.GraftFromRow)
def _graft_from_row(to: Composer, effect: w.GraftFromRow) -> Sequence[Node]:
    return [to.do("effect.graft_from_row")]


@writes(COSTS, w.TrashPartner)
def _trash_partner(to: Composer, cost: w.TrashPartner) -> Sequence[Node]:
    return [to.do("effect.trash_partner")]


@writes(EFFECTS, w.TrashGrafted)
def _trash_grafted(to: Composer, effect: w.TrashGrafted) -> Sequence[Node]:
    return [to.do("effect.trash_grafted")]


@writes(EFFECTS, w.ReturnPartner)
def _return_partner(to: Composer, effect: w.ReturnPartner) -> Sequence[Node]:
    return [to.do("effect.return_partner")]


# ------------------------------------------------------------------------------------------------ conditions, amounts


@writes(AMOUNTS, w.PartnerIcons)
def _partner_icons(to: Composer, amount: w.PartnerIcons) -> str:
    return to.text("per.partner_icons")


@writes(CONDITIONS, w.Markers)
def _markers(to: Composer, test: w.Markers) -> str:
    return to.text("if.markers" if test.most >= LAST_MARKER else "if.markers.only", n=test.n)


@writes(CONDITIONS, w.Grafted)
def _grafted(to: Composer, test: w.Grafted) -> str:
    return to.text("if.grafted")


@writes(CONDITIONS, w.GraftedTo)
def _grafted_to(to: Composer, test: w.GraftedTo) -> str:
    named = (to.text("word.faction", faction="faction:" + faction) for faction in test.factions)
    return to.text("if.grafted_to", factions=to.text("reason.timing.or").join(named))


@writes(CONDITIONS, w.SpiceGained)
def _spice_gained(to: Composer, test: w.SpiceGained) -> str:
    return to.text("if.spice_gained")


@writes(CONDITIONS, w.MostTroops)
def _most_troops(to: Composer, test: w.MostTroops) -> str:
    return to.text("if.most_troops")


@writes(CONDITIONS, w.CombatCardAgainst)
def _combat_card_against(to: Composer, test: w.CombatCardAgainst) -> str:
    return to.text("if.combat_card_against")


@writes(CONDITIONS, w.TroopsLost)
def _troops_lost(to: Composer, test: w.TroopsLost) -> str:
    return to.text("if.troops_lost", n=test.n)
