"""A hint that nobody asked for, in somebody's first game: a good move, and why, in a few words over the land."""

from __future__ import annotations

from typing import Final, NamedTuple

from dune_desktop.i18n.template import Markup
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.table.advice import brought, doing
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.text.richtext import Laid, Style, grown, layout

WIDEST: Final = 620.0
PAD: Final = 16.0
BELOW_WINDOWS: Final = 204.0  # below the upper edge of the opening
LINE: Final = Style(size=21, weight=500, color="cream", line=27, icon=1.0)


class _Props(NamedTuple):
    """What is said, and the view over which that lies."""

    words: str
    view: Rect
    larger: float


def _select(model: TableModel) -> _Props | None:
    """Nothing while something is advised or shown, or what comes up for the first time is explained there."""
    if model.counsel is not None or model.showing.watch or model.first:
        return None
    view, larger = model.places["opening"], model.settings.reading.at_table
    if model.hints_over:
        return _Props(str(model.t("hint.over", name=model.called("advice"))), view, larger)
    words = good_move(model)
    return _Props(str(words), view, larger) if words else None


def good_move(model: TableModel) -> Markup:
    """A good move and what it is for, in a sentence; "" where none is known."""
    way = model.hint
    if way is None:
        return Markup("")
    why = brought(model, way)
    return model.t("hint.good_move.why" if why else "hint.good_move", move=Markup(doing(model, way)), why=Markup(why))


def covers(model: TableModel) -> Rect | None:
    """What the hint covers."""
    props = _select(model)
    return _rect(props, _words(model.metrics, props)) if props is not None else None


def _words(metrics: Metrics, props: _Props) -> Laid:
    return layout(props.words, metrics, WIDEST - 2 * PAD, grown(LINE, props.larger), spare=True)


def _rect(props: _Props, words: Laid) -> Rect:
    wide, high = words.width + 2 * PAD, words.height + 1.4 * PAD
    return Rect(props.view.center[0] - wide / 2, props.view.y + BELOW_WINDOWS, wide, high)


def _draw(b: Build, props: _Props) -> Region:
    laid = _words(b.metrics, props)
    rect = _rect(props, laid)
    with b.thing("hint", rect):
        b.plate(rect, "lesson")
        b.extend(laid.at(rect.x + PAD, rect.y + 0.7 * PAD))
    return b.region("hint", rect, bleed=30, layer=Layer.STAGE)


HINT: Final = Part(_select, _draw)
