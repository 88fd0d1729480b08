"""Writers of the words of Immortality whose text is not enough."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from dune_desktop.engine.boxes.immortality import words as w
from dune_desktop.i18n.writers import Writer

if TYPE_CHECKING:
    from dune_desktop.i18n.effect_text import Composer


def _grafted_to(to: Composer, test: w.GraftedTo) -> str:
    named = (to.text("word.faction", faction="faction:" + faction) for faction in test.factions)
    return to.text("if.grafted_to", factions=to.text("reason.timing.or").join(named))


WRITERS: Final[Mapping[type, Writer]] = {
    w.Specimen: lambda to, x: [to.do("effect.specimen", merge=True, n=x.n)],
    w.ReturnBefore: lambda to, x: [to.may("effect.return_before")],
    w.GraftedTo: _grafted_to,
}
