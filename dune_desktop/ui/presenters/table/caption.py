"""What a leader is saying, for a moment, on a small plate below its seat."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.sizes import MARKER_LEAST
from dune_desktop.ui.text.richtext import Laid, Style, grown, is_wide, layout
from dune_desktop.ui.text.type import Type

WIDEST = 372.0  # of the words
PAD, HIGH = 14.0, 7.0  # beside the words, and above and below them
MARK = 24.0  # room for whose words they are
ROOM = 96.0  # the plate is no higher, however large text is set
BELOW = 3.0  # the seat
SHARES = (0.52, 0.56, 0.6, 0.65, 0.7)  # of the words in the longer of two lines
SENTENCE: Final = re.compile(r"(?<=[.!?,])\s+(?=.)|(?<=[。！？、])(?=.)")  # where a part of one ends
WORDS: Final = Style(size=20, weight=600, color="cream", line=24)


class _Props(NamedTuple):
    """What is said, whose seat that is, and the view in which the plate lies."""

    seat: int
    words: str
    at: Rect
    view: Rect
    reading: Type


def _select(model: TableModel) -> _Props | None:
    if model.said is None:
        return None
    seat, key = model.said
    places, words = model.places, str(model.t(key))
    return _Props(seat, words, places[f"seat.{seat}"], places["opening"], model.settings.reading)


def _draw(b: Build, props: _Props) -> Region:
    """The plate below the face; a click on it goes to what lies there."""
    larger = props.reading.fitting(lambda larger: _laid(b.metrics, props, larger).height + 2 * HIGH, ROOM)
    words = _laid(b.metrics, props, larger)
    x = min(max(props.view.x + 6, props.at.x), props.view.right - 6 - MARK - words.width - 2 * PAD)
    rect = speech(b, props.seat, words, x, props.at.bottom + BELOW)
    return b.region("caption", rect, bleed=24, layer=Layer.RING)


def speech(b: Build, seat: int, words: Laid, x: float, y: float) -> Rect:
    """A plate with what the leader of a seat says; returns where it lies."""
    rect = Rect(x, y, MARK + words.width + 2 * PAD, words.height + 2 * HIGH)
    with b.thing(f"said:{seat}", rect):
        b.plate(rect, "said", f"seat{seat}")
        b.piece(x + PAD + 8, rect.center[1], "marker", seat, MARKER_LEAST)
        b.extend(words.at(x + PAD + MARK, y + HIGH))
    return rect


def _laid(metrics: Metrics, props: _Props, larger: Type) -> Laid:
    """The words in one line, or in two: parts of the sentences, or else about the same length."""
    words, style, widest = props.words, grown(WORDS, larger.scale), larger.of(WIDEST)
    whole = layout(words, metrics, 0, style)
    if whole.width <= widest:
        return whole
    ends = (words[: end.start()] + "\n" + words[end.end() :] for end in SENTENCE.finditer(words))
    found = [laid for laid in (layout(each, metrics, 0, style) for each in ends) if laid.width <= widest]
    if found:
        return min(found, key=lambda laid: laid.width)
    shares = SHARES[::-1] if any(map(is_wide, words)) else SHARES  # with more room fewer words are broken
    halves = (layout(words, metrics, whole.width * share, style) for share in shares)
    half = next((laid for laid in halves if laid.lines == 2), None)
    return half or layout(words, metrics, widest, style, lines=2, shrink=True)


CAPTION: Final = Part(_select, _draw)
"""The plate while somebody says something."""
