"""Writers of costs, which stand before an arrow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dune_desktop.engine.model import effects as e
from dune_desktop.i18n.tree import Node
from dune_desktop.i18n.writers.table import COSTS, EFFECTS, writes

if TYPE_CHECKING:
    from dune_desktop.i18n.effect_text import Composer


@writes(COSTS, e.Spend)
def _spend(to: Composer, cost: e.Spend) -> Sequence[Node]:
    return [to.do(f"cost.spend.{cost.what}", merge=True, n=cost.n)]


@writes(COSTS, e.Trash)
def _cost_trash(to: Composer, cost: e.Trash) -> Sequence[Node]:
    return [to.do("cost.trash", n=cost.n)]


@writes(COSTS, e.TrashSelf)
def _cost_trash_self(to: Composer, cost: e.TrashSelf) -> Sequence[Node]:
    return [to.do("effect.trash_self.tile" if to.context.tile else "effect.trash_self")]


@writes(COSTS, e.Discard)
def _cost_discard(to: Composer, cost: e.Discard) -> Sequence[Node]:
    return [to.do("cost.discard", n=cost.n)]


@writes(COSTS, e.LoseInfluence)
@writes(EFFECTS, e.LoseInfluence)
def _lose_influence(to: Composer, cost: e.LoseInfluence) -> Sequence[Node]:
    return [to.do("cost.lose_influence", n=cost.n)]


@writes(COSTS, e.LoseTroop)
def _cost_lose_troop(to: Composer, cost: e.LoseTroop) -> Sequence[Node]:
    return [to.do(f"effect.lose_troop.{cost.where}", n=cost.n)]
