"""Writers of the words of Immortality whose text is not enough."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from dune_desktop.engine.boxes.immortality import words as w
from dune_desktop.i18n.tree import Node
from dune_desktop.i18n.writers import Writer, writes

if TYPE_CHECKING:
    from dune_desktop.i18n.effect_text import Composer

WRITERS: Final[dict[type, Writer]] = {}


@writes(WRITERS, w.Specimen)
def _specimen(to: Composer, effect: w.Specimen) -> Sequence[Node]:
    return [to.do("effect.specimen", merge=True, n=effect.n)]


@writes(WRITERS, w.ReturnBefore)
def _return_before(to: Composer, effect: w.ReturnBefore) -> Sequence[Node]:
    return [to.may("effect.return_before")]


@writes(WRITERS, w.GraftedTo)
def _grafted_to(to: Composer, test: w.GraftedTo) -> str:
    named = (to.text("word.faction", faction="faction:" + faction) for faction in test.factions)
    return to.text("if.grafted_to", factions=to.text("reason.timing.or").join(named))
