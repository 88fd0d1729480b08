"""A hint that nobody asked for, in somebody's first game: a good move, and why, in a few words over the land."""

from __future__ import annotations

from typing import Final, NamedTuple

from dune_desktop.i18n import Texts
from dune_desktop.i18n.advice import forms
from dune_desktop.i18n.template import Markup
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.table.advice import doing
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.text.richtext import Style, grown, layout

WIDEST: Final = 620.0
PAD: Final = 16.0
BELOW_WINDOWS: Final = 204.0  # below the upper edge of the opening
LINE: Final = Style(size=21, weight=500, color="cream", line=27, icon=1.0)


class _Props(NamedTuple):
    """The move in words, why it is good, and the view over which that lies."""

    texts: Texts
    move: str
    why: str
    view: Rect
    larger: float


def _select(model: TableModel) -> _Props | None:
    """Nothing while something is chosen, advised or shown."""
    way = model.hint
    if way is None or model.counsel is not None or model.selection.begun or model.showing.watch:
        return None
    why = forms(model.texts, way.why, way.counts, way.beside, way.later)[-1] if way.why else ""
    return _Props(model.texts, doing(model, way), why, model.places["opening"], model.settings.reading.at_table)


def _draw(b: Build, props: _Props) -> Region:
    key = "hint.good_move.why" if props.why else "hint.good_move"
    words = props.texts.t(key, move=Markup(props.move), why=Markup(props.why))
    laid = layout(str(words), b.metrics, WIDEST - 2 * PAD, grown(LINE, props.larger))
    wide, high = laid.width + 2 * PAD, laid.height + 1.4 * PAD
    rect = Rect(props.view.center[0] - wide / 2, props.view.y + BELOW_WINDOWS, wide, high)
    with b.thing("hint", rect):
        b.plate(rect, "lesson")
        b.extend(laid.at(rect.x + PAD, rect.y + 0.7 * PAD))
    return b.region("hint", rect, bleed=30, layer=Layer.RING)


HINT: Final = Part(_select, _draw)
