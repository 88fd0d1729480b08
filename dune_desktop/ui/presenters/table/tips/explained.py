"""What everything on the table says of itself in one sentence, from the names of things (`display.Thing`).

What tells of which kind is in `table`; here it is found, and what else belongs to it: icons that speak for
themselves, and why something dark cannot be used.
"""

from __future__ import annotations

from dune_desktop.ui.presenters.meaning import icon_words
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.tips.table import SPEAKING, TIPS, TipContribution
from dune_desktop.ui.presenters.table.weighed import THEN
from dune_desktop.ui.presenters.table.why_not import why_not
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.under import Told, Under, hits_tip


def explained(model: TableModel, there: Under) -> Told | None:
    """What the innermost thing there with something to say says; why it cannot be used, if it does nothing now.

    While a space is chosen for a card, all conditions of a closed one stand there alone: what it does is known by then.
    """
    told, hit = _said(model, there), there.hit
    if told is None or hit is None or hit.action or not (there.dark or hit.refusal):
        return told
    reason = why_not(model, there.region, hit)
    if not reason or reason in told.text.split("\n"):
        return told
    listed = "\n" in reason  # each line says by its mark whether it is what is in the way
    if listed and model.selection.card:
        return Told(reason, told.about)
    return Told("\n".join((told.text, reason if listed else f"<c=bad>{reason}</c>")), told.about)


def _said(model: TableModel, there: Under) -> Told | None:
    hit = there.hit
    for thing in there.things:
        if there.icon and there.within == thing.id and speaks(model, thing.id):
            words = icon_words(model.texts, there.icon)
            if words:
                return Told(words, thing.rect)
        if hit is not None and hit.tip and hit.thing == thing.id:
            return Told(hit.tip, hit.about)
        if words := tip(model, thing.id):
            return Told(words, thing.rect)
    return hits_tip(there)


def speaks(model: TableModel, name: str) -> bool:
    """Whether every icon on the thing tells of itself."""
    kind = "card" if "#" in name else name.partition(":")[0]
    return kind in SPEAKING or kind in contributed(TipContribution, model.boxes).speaking


def tip(model: TableModel, name: str) -> str:
    """What the thing of this name is and does; "" for one that says nothing of its own."""
    if name.startswith(THEN):
        return str(model.t("tip.then"))
    kind, _, rest = name.partition(":")
    added = contributed(TipContribution, model.boxes)
    first = next(filter(None, (table[kind](model, rest) for table in (*added.tips, TIPS) if kind in table)), "")
    more = (table[kind](model, rest) for table in added.more if first and kind in table)
    return "\n".join(filter(None, (first, *more)))
