"""Writers of movements: cards between places, troops and other units, Agents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dune_desktop.engine.model import effects as e
from dune_desktop.i18n.tree import Node
from dune_desktop.i18n.writers.table import COSTS, EFFECTS, writes

if TYPE_CHECKING:
    from dune_desktop.i18n.effect_text import Composer


@writes(EFFECTS, e.Trash)
def _trash(to: Composer, effect: e.Trash) -> Sequence[Node]:
    key = "effect.trash" if len(effect.zones) > 1 else "effect.trash.zone"
    write = to.may if effect.optional else to.do
    return [write(key, n=effect.n, zones=to.zones(effect.zones))]


@writes(EFFECTS, e.TrashSelf)
def _trash_self(to: Composer, effect: e.TrashSelf) -> Sequence[Node]:
    return [to.do("effect.trash_self.tile" if to.context.tile else "effect.trash_self")]


@writes(EFFECTS, e.Discard)
def _discard(to: Composer, effect: e.Discard) -> Sequence[Node]:
    return [to.do("effect.discard", n=effect.n)]


@writes(EFFECTS, e.RecallAgent)
def _recall_agent(to: Composer, effect: e.RecallAgent) -> Sequence[Node]:
    return [to.do("effect.recall_agent")]


@writes(EFFECTS, e.Deploy)
def _deploy(to: Composer, effect: e.Deploy) -> Sequence[Node]:
    key = f"effect.deploy.{effect.origin}"
    if effect.n is None:
        return [to.do(key + ".all") if effect.must else to.may(key + ".any")]
    if effect.must:
        return [to.do(key, n=effect.n)]
    return [to.may(key if effect.n == 1 else key + ".up_to", n=effect.n)]


@writes(EFFECTS, e.Retreat)
def _retreat(to: Composer, effect: e.Retreat) -> Sequence[Node]:
    return [to.may("effect.retreat.any") if effect.n is None else to.may("effect.retreat", n=effect.n)]


@writes(EFFECTS, e.LoseTroop)
def _lose_troop(to: Composer, effect: e.LoseTroop) -> Sequence[Node]:
    return [to.do(f"effect.lose_troop.{effect.where}", n=effect.n)]


@writes(EFFECTS, e.BlockSpace)
def _block_space(to: Composer, effect: e.BlockSpace) -> Sequence[Node]:
    return [to.do("effect.block_space"), to.do("effect.block_space.then")]


@writes(EFFECTS, e.LookAtTop)
def _look_at_top(to: Composer, effect: e.LookAtTop) -> Sequence[Node]:
    return [to.do("effect.look_at_top")]


@writes(EFFECTS, e.ShuffleDiscard)
def _shuffle_discard(to: Composer, effect: e.ShuffleDiscard) -> Sequence[Node]:
    return [to.do("effect.shuffle_discard")]


@writes(EFFECTS, e.SetAsideFromRow)
def _set_aside(to: Composer, effect: e.SetAsideFromRow) -> Sequence[Node]:
    return [to.do("effect.set_aside_from_row"), to.do("effect.set_aside_from_row.then", n=effect.discount)]


@writes(EFFECTS, e.DeployUnits)
def _deploy_units(to: Composer, effect: e.DeployUnits) -> Sequence[Node]:
    return [to.may("effect.deploy_units", n=effect.n)]


@writes(COSTS, e.RetreatUnits)
@writes(EFFECTS, e.RetreatUnits)
def _retreat_units(to: Composer, cost: e.RetreatUnits) -> Sequence[Node]:
    return [to.do("effect.retreat_units", n=cost.n)]


@writes(EFFECTS, e.DriveBack)
def _drive_back(to: Composer, effect: e.DriveBack) -> Sequence[Node]:
    return [to.do("effect.drive_back")]


@writes(COSTS, e.LoseAnyTroop)
@writes(EFFECTS, e.LoseAnyTroop)
def _lose_any_troop(to: Composer, cost: e.LoseAnyTroop) -> Sequence[Node]:
    return [to.do("effect.lose_any_troop", n=cost.n)]


@writes(COSTS, e.IntrigueUnder)
@writes(EFFECTS, e.IntrigueUnder)
def _intrigue_under(to: Composer, cost: e.IntrigueUnder) -> Sequence[Node]:
    return [to.do("effect.intrigue_under")]


@writes(EFFECTS, e.ExchangeIntrigue)
def _exchange_intrigue(to: Composer, effect: e.ExchangeIntrigue) -> Sequence[Node]:
    return [to.may("effect.exchange_intrigue")]


@writes(EFFECTS, e.KeepIntrigue)
def _keep_intrigue(to: Composer, effect: e.KeepIntrigue) -> Sequence[Node]:
    return [to.do("effect.keep_intrigue")]


@writes(EFFECTS, e.SetAsideCard)
def _set_aside_card(to: Composer, effect: e.SetAsideCard) -> Sequence[Node]:
    return [to.do("effect.set_aside_card")]
